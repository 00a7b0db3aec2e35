/** Actions of people. */

import { area, box, disc, line, oval, put, together } from "../../../art/brush";
import { crowd, MOONLIGHT, ROT, standing } from "../../../art/dead";
import { HOT, LAMP, light, fewStars } from "../../../art/light";
import { floor, town } from "../../../art/grounds";
import { arm, DARK_SKIN, FAIR_SKIN, living, SKIN } from "../../../art/living";
import { DARK_WOOD, pistol } from "../../../art/things";
import { scene } from "./scene";

/** Two who stand back to back. */
export function sidekick(): string {
  return scene(
    "action",
    town(108) +
      floor(122, "#121a30") +
      light(120, 66, 118) +
      oval(120, 140, 74, 8, "#ffcf7a", { opacity: 0.28 }) +
      put(103, 145, living({ skin: SKIN, coat: "#c8402f", hair: "#3a2419", look: -1 }), { scale: 1.26 }) +
      put(137, 145, living({ skin: DARK_SKIN, coat: "#4f9a86", hair: "#1d1411", look: -1 }), {
        scale: 1.26,
        mirrored: true,
      }) +
      put(60, 52, pistol(), { scale: 0.56, mirrored: true }) +
      put(180, 52, pistol(), { scale: 0.56 }) +
      arm("M88 62 58 66", "#8f3024") +
      arm("M152 62 182 66", "#3a7766", DARK_SKIN),
  );
}

/** Two hands that hold each other. */
export function stickTogether(): string {
  return scene(
    "action",
    fewStars() +
      light(120, 52, 108) +
      line("M12 168 98 76", SKIN, 32) +
      line("M4 176 62 114", "#b5402f", 42) +
      line("M228 168 142 76", DARK_SKIN, 32) +
      line("M236 176 178 114", "#3f6fa8", 42) +
      area("M84 62C86 40 104 30 122 34L140 48 136 80 112 92 92 88z", SKIN) +
      area("M156 62C154 40 138 28 120 32 108 40 110 60 116 78L130 94 148 88z", DARK_SKIN) +
      line("M124 46 98 38M122 57 92 51M122 68 92 64M124 78 98 76", DARK_SKIN, 11) +
      line("M124 41 100 33", "#b57a55", 3, { opacity: 0.8 }) +
      line("M112 30 130 22 146 34", SKIN, 12) +
      line("M124 52 97 45M123 63 93 58M123 73 94 70", "#5b3522", 1.8),
  );
}

/** Somebody alone before a large moon. */
export function maverick(): string {
  return scene(
    "action",
    fewStars() +
      light(120, 78, 118) +
      disc(120, 74, 54, "#ffdf9a") +
      disc(104, 58, 8, "#f1c877") +
      disc(142, 86, 11, "#f1c877") +
      area("M0 150V70l50 30v50zM240 150V70l-50 30v50z", "#0b1228") +
      line("M14 100h5M30 112h5M222 102h5M206 114h5", LAMP, 6, { opacity: 0.7 }) +
      area("M74 150 106 116H134L166 150z", "#26345e") +
      area("M104 96 96 144H112L120 108 128 144H144L136 96z", "#131a30") +
      area("M100 64C108 56 132 56 140 64L148 118 132 112 120 122 108 112 92 118z", "#1d2747") +
      area("M100 64C104 60 110 58 114 58L104 113 92 118z", "#3a4a7c") +
      line("M102 66 88 90 92 106M138 66 154 88 148 106", "#1d2747", 11) +
      disc(92, 108, 5, SKIN) +
      line("M148 106 158 134", "#0a0f1e", 5) +
      disc(149, 107, 5, SKIN) +
      disc(120, 48, 13, "#3a2419") +
      area("M90 42C104 36 136 36 150 42 138 50 102 50 90 42z", "#120f1c") +
      area("M104 42C102 22 112 24 120 26 128 24 138 22 136 42z", "#1b1626") +
      line("M104 38H136", "#b5402f", 3),
  );
}

/** Everybody runs to the one with the flare. */
export function regroup(): string {
  return scene(
    "action",
    town(98) +
      floor(118, "#121a30") +
      light(131, 34, 116) +
      put(
        0,
        9,
        put(118, 142, living({ skin: SKIN, coat: "#c8402f", hair: "#3a2419" }), { scale: 1.04 }) +
          arm("M130 70 139 54 131 40", "#c8402f") +
          arm("M106 74 99 90 103 100", "#8f3024") +
          line("M131 40V24", "#d8402f", 6) +
          area("M131 2 135 14 146 10 139 20 148 28 135 26 131 36 127 26 114 28 123 20 116 10 127 14z", "#ff8a3c") +
          disc(131, 20, 6, HOT),
      ) +
      put(36, 146, living({ skin: DARK_SKIN, coat: "#4f9a86", hair: "#1d1411", legs: "running", look: 1 }), {
        scale: 0.86,
      }) +
      arm("M45 90 58 96 66 88", "#3a7766", DARK_SKIN) +
      put(80, 134, living({ skin: SKIN, coat: "#4f7fc0", hair: "#c9c4b8", legs: "running", look: 1 }), {
        scale: 0.56,
      }) +
      put(206, 146, living({ skin: FAIR_SKIN, coat: "#d9a441", hair: "#a8482f", legs: "running", look: 1 }), {
        scale: 0.86,
        mirrored: true,
      }) +
      arm("M197 90 184 96 176 88", "#b27c26", FAIR_SKIN),
  );
}

/** Somebody with a lamp, and what waits in the dark. */
export function courage(): string {
  return scene(
    "action",
    together({ opacity: 0.42 }, standing({ x: 156, y: 256, tall: 240, outfit: "farmer", pose: "rearing" })) +
      floor(130, "#0a1024") +
      light(66, 84, 74) +
      oval(66, 139, 52, 7, "#ffcf7a", { opacity: 0.35 }) +
      put(50, 141, living({ skin: SKIN, coat: "#b5402f", hair: "#5a2c1c", look: 1 }), { scale: 0.74 }) +
      arm("M59 90 68 84 67 76", "#b5402f") +
      put(67, 60, box(-8, -2, 16, 22, HOT, { round: 3 }) + area("M-11-2h22l-4-8h-14zM-11 20h22v5h-22z", "#3a2a1c"), {
        scale: 0.6,
      }),
  );
}

/** Under the bed, beside the feet of the dead. */
export function hide(): string {
  return scene(
    "action",
    box(0, 0, 240, 150, "#1a2547") +
      box(0, 0, 240, 34, "#2c3d6e") +
      floor(120, "#3a2a2a") +
      line("M0 134H240", "#2a1d1f", 2) +
      area("M22 60H218V122H22z", "#070b18") +
      light(140, 104, 74) +
      area("M14 30Q120 14 226 30V70H14z", "#7a3a3a") +
      area("M14 30Q120 14 226 30V40Q120 24 14 40z", "#c26a5c") +
      area("M14 62 40 76 66 66 96 78 124 66 154 78 184 66 206 76 226 64V60H14z", "#7a3a3a") +
      box(12, 24, 10, 104, DARK_WOOD, { round: 2 }) +
      box(218, 24, 10, 104, DARK_WOOD, { round: 2 }) +
      area("M96 124C96 108 112 98 142 98 172 98 186 110 186 124z", "#3f6fa8") +
      disc(142, 100, 21, SKIN) +
      area("M121 98C118 74 166 74 163 98 156 86 130 86 121 98z", "#5a2c1c") +
      disc(134, 102, 6.5, "#fff") +
      disc(151, 102, 6.5, "#fff") +
      disc(132, 103, 3.2, "#20263a") +
      disc(149, 103, 3.2, "#20263a") +
      line("M138 115H148", "#7a3a30", 2.5) +
      line("M118 122Q126 112 138 118", SKIN, 8) +
      area("M48 0H76L74 118 82 130V136H46zM82 0H108L104 118 112 130V136H80z", "#28304c") +
      area("M48 100 58 92 66 102 75 94 74 118H49zM84 96 92 104 106 94 104 118H83z", ROT) +
      area("M46 120H72L84 132V140H44zM80 120H104L116 132V140H78z", "#15131c") +
      line("M48 4V96", MOONLIGHT, 2, { opacity: 0.5 }),
  );
}

/** One of the dead in a snare. */
export function cunning(): string {
  return scene(
    "action",
    light(150, 78, 116) +
      floor(136, "#121a30") +
      line("M-4 20Q80 0 190 14", "#1c1420", 14) +
      oval(44, 10, 58, 22, "#14301f") +
      line("M150 12V36", "#f0d49a", 4) +
      put(148, 28, crowd([{ x: 0, y: 0, tall: 112, outfit: "farmer", pose: "rearing" }]), { turn: 183 }) +
      line("M142 34H156", "#f0d49a", 7) +
      put(46, 146, living({ skin: SKIN, coat: "#4f9a86", hair: "#5a2c1c", look: 1 }), { scale: 0.84 }) +
      line("M72 100Q72 50 80 24", "#f0d49a", 2.5) +
      arm("M57 90 72 100", "#3a7766"),
  );
}
