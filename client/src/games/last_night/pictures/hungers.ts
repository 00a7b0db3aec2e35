/** What the dead do to whom they reach. */

import { area, box, disc, line, oval, put } from "../../../art/brush";
import { claws, crowd, ROT, ROT_SHADE, shades, skull } from "../../../art/dead";
import { floor, town } from "../../../art/grounds";
import { fewStars, HOT, light, smallMoon } from "../../../art/light";
import { arm, DARK_SKIN, FAIR_SKIN, living, SKIN } from "../../../art/living";
import { BLOOD } from "../../../art/things";
import { deadFace, DROP, rays, ROT_PALE } from "./parts";
import { scene } from "./scene";

/** The light shines where nobody is. */
export function caughtOffGuard(): string {
  return scene(
    "held",
    fewStars() +
      town(92) +
      floor(124, "#121a30") +
      area("M92 74-10 36V118z", "#ffd98a", { opacity: 0.55 }) +
      area("M92 74-10 60V94z", HOT, { opacity: 0.5 }) +
      light(180, 60, 90) +
      put(184, 152, crowd([{ x: 0, y: 0, tall: 150, outfit: "clerk", pose: "rearing" }]), { turn: -8 }) +
      put(126, 152, living({ skin: SKIN, coat: "#c8402f", hair: "#3a2419", look: -1 }), { scale: 1.18 }) +
      box(90, 68, 22, 11, "#d9a441", { round: 3 }) +
      box(86, 65, 8, 17, HOT, { round: 2 }) +
      arm("M116 76 120 92 106 78", "#8f3024"),
  );
}

/** An arm between teeth. */
export function bitten(): string {
  return scene(
    "held",
    light(120, 60, 124) +
      deadFace() +
      area("M78 92C90 74 150 74 162 92 166 128 150 146 120 146 90 146 74 128 78 92z", "#2b0e0c") +
      line("M60 112 190 104", SKIN, 34) +
      line("M60 98 186 91", "#ffe0c0", 4, { opacity: 0.7 }) +
      area("M-6 92 62 90 56 102 66 112 58 122 66 132-6 142z", "#3f6fa8") +
      area("M-6 92 62 90 60 96-6 104z", "#7fb0e8") +
      line("M190 104 204 102", SKIN, 30) +
      line("M204 92 222 76M212 98 234 92M212 108 234 112M204 114 218 130", SKIN, 10) +
      area(
        "M84 86 96 84 92 104zM98 82 112 80 106 102zM114 80 128 80 122 102zM131 80 145 82 139 102zM147 83 158 87 154 102z",
        "#efe6bd",
      ) +
      area(
        "M90 138 94 120 104 141zM108 142 114 121 122 143zM126 143 132 120 140 140zM142 138 148 119 156 130z",
        "#efe6bd",
      ) +
      line("M92 106V116M106 104V120M122 103V114M139 102V118", BLOOD, 4.5),
  );
}

/** They have learned to hit back. */
export function fightingInstincts(): string {
  const fist =
    area("M-20 20-14 80H22L20 20z", "#7b3f34") +
    box(-26, -24, 52, 50, ROT, { round: 15 }) +
    area("M4-24H12Q26-24 26-8V12Q26 26 12 26H4z", "#12241a", { opacity: 0.25 }) +
    line("M-13-20V2M0-22V2M13-20V2", ROT_SHADE, 3.5) +
    line("M-20 10H10", ROT_PALE, 13) +
    area("M-18-22 -8-24-10-12z", BLOOD);
  return scene(
    "fight",
    rays("#ff5a3c") +
      light(120, 70, 110) +
      area("M66 150C70 112 94 104 120 104 146 104 170 112 174 150z", "#7b3f34") +
      put(120, 60, skull("farmer"), { scale: 2.3 }) +
      put(58, 92, fist, { scale: 1.1, turn: -8 }) +
      put(182, 96, fist, { scale: 1.1, turn: 8, mirrored: true }) +
      line("M26 44 16 34M40 36 34 22M214 46 224 36M200 38 206 24", HOT, 5),
  );
}

/** Four nails, four furrows. */
export function scratchAndClaw(): string {
  const furrows = "M98 26Q72 84 22 138M128 30Q108 92 66 146M158 40Q148 98 112 150M186 56Q184 104 160 146";
  return scene(
    "fight",
    light(150, 40, 120) +
      line(furrows, "#3a0a0c", 17) +
      line(furrows, "#e0362a", 10) +
      line("M94 42Q72 86 34 124M124 46Q106 92 76 130M154 56Q146 98 120 134", "#ffb09a", 3) +
      claws([{ x: 172, y: 34, scale: 2.5, turn: 212 }], { nails: true, sleeve: "#4a4660" }),
  );
}

/** Whoever is there eats. */
export function feedingFrenzy(): string {
  return scene(
    "held",

    light(120, 84, 120) +
      crowd([
        { x: 120, y: 200, tall: 190, outfit: "worker", pose: "still", cut: true },
        { x: 50, y: 212, tall: 190, outfit: "farmer", pose: "still", cut: true },
        { x: 190, y: 212, tall: 190, outfit: "buried", pose: "still", cut: true },
      ]) +
      line("M40 92V104M58 94V108M112 78V90M126 78V86M182 94V106M198 92V102", BLOOD, 5) +
      oval(120, 146, 90, 14, "#4a0d10") +
      line("M74 132 166 104", "#efe6bd", 12) +
      line("M70 126h0M76 140h0M164 96h0M172 108h0", "#efe6bd", 15) +
      area("M88 116C96 98 140 88 152 104 160 122 140 138 116 138 96 140 84 130 88 116z", "#c8302a") +
      area("M96 114C104 102 132 96 142 104 128 104 110 110 102 122z", "#ff8a72") +
      line("M34 150 70 126M40 154 78 138M206 150 170 122M200 154 164 134", ROT_PALE, 10),
  );
}

/** Into a door without light. */
export function draggedAway(): string {
  return scene(
    "held",
    box(0, 0, 240, 150, "#2b3868") +
      line("M0 24H240M0 48H240M0 72H240", "#222c55", 3) +
      area("M0 88H240V150H0z", "#4b3a34") +
      light(120, 144, 120) +
      area("M66 0H174V92H66z", "#5c3a20") +
      area("M74 0H166V96H74z", "#05060d") +
      line("M96 26h0M112 26h0M136 44h0M150 44h0", "#f4ffb0", 7) +
      claws(
        [
          { x: 96, y: 62, scale: 0.9, turn: 168 },
          { x: 146, y: 62, scale: 0.9, turn: 192, mirrored: true },
        ],
        { skin: ROT_PALE },
      ) +
      line("M108 104 104 72M132 104 138 72", "#28304e", 14) +
      area("M94 124C96 100 104 92 120 92 136 92 144 100 146 124z", "#c8402f") +
      line("M98 112 62 118 44 138M142 112 178 118 196 138", "#c8402f", 14) +
      disc(120, 116, 18, SKIN) +
      line("M108 104Q120 94 132 104", "#3a2419", 11) +
      disc(113, 117, 4.5, "#fff") +
      disc(127, 117, 4.5, "#fff") +
      line("M113 117h0M127 117h0", "#20263a", 4) +
      oval(120, 127, 5, 4.5, "#4a1114") +
      line("M44 140h0M196 140h0", SKIN, 15) +
      line("M56 104 66 92M46 108 58 94M194 108 182 94M184 104 174 92", "#241812", 4),
  );
}

/** It glows under the skin. */
export function infectedWound(): string {
  return scene(
    "held",
    light(118, 74, 120, "#8fe05a") +
      line("M60 176 176-30", FAIR_SKIN, 74) +
      line("M36 160 142-30", "#fff0e0", 5, { opacity: 0.6 }) +
      area("M-10 96 92 156H-10z", "#b5402f") +
      area("M-10 88 100 152 92 160-10 104z", "#e0705c") +
      line(
        "M118 74 134 50 128 30 140 10M120 72 150 58 160 36M116 78 92 88 84 112M118 78 122 104 108 126M116 70 96 56 106 30",
        "#3f7a34",
        5,
      ) +
      line("M134 50 122 44M150 58 164 60M92 88 76 86M122 104 134 112", "#3f7a34", 3.5) +
      oval(118, 74, 34, 27, "#8f3a2c") +
      oval(118, 74, 27, 21, "#4d7a20") +
      oval(118, 74, 19, 14, "#a8e84a") +
      oval(114, 70, 8, 5, "#efffb0") +
      line("M90 66h0M98 54h0M114 48h0M132 50h0M144 62h0M146 80h0M136 94h0M118 100h0M100 96h0M90 84h0", "#5e1712", 8),
  );
}

/** One lies below. */
export function mauled(): string {
  return scene(
    "held",
    town(84) +
      floor(104, "#1a2040") +
      light(112, 82, 118) +
      oval(114, 136, 96, 11, "#5e1014") +
      put(148, 176, crowd([{ x: 0, y: 0, tall: 170, outfit: "farmer", pose: "rearing", cut: true }]), { turn: -20 }) +
      put(176, 124, living({ skin: DARK_SKIN, coat: "#4f9a86", hair: "#1d1411", look: 1 }), {
        scale: 1.15,
        turn: -90,
      }) +
      line("M98 108 116 130M108 106 128 128M120 106 138 126", "#7c0f12", 5) +
      arm("M96 112 76 92 84 70", "#3a7766", DARK_SKIN) +
      put(44, 66, area(DROP, "#e0362a"), { turn: 30 }) +
      put(62, 50, area(DROP, "#e0362a"), { turn: 10, scale: 0.8 }) +
      put(30, 96, area(DROP, "#e0362a"), { turn: 50, scale: 0.7 }),
  );
}

/** They run as one. */
export function packHunters(): string {
  return scene(
    "held",

    smallMoon(200, 30, 15) +
      town(88) +
      floor(106, "#18213f") +
      light(40, 92, 84) +
      line("M232 62H206M236 90H214M236 120H220M150 46H128", "#dfe8ff", 3.5, { opacity: 0.6 }) +
      shades(
        [
          { x: 116, y: 104, scale: 0.8 },
          { x: 166, y: 100, scale: 0.8 },
        ],
        "#2f4a3a",
      ) +
      put(
        168,
        100,
        crowd([
          { x: 36, y: 30, tall: 96, outfit: "clerk", pose: "reaching" },
          { x: -28, y: 52, tall: 100, outfit: "farmer", pose: "reaching" },
        ]),
        { turn: -16 },
      ) +
      put(48, 142, living({ skin: FAIR_SKIN, coat: "#d9a441", hair: "#a8482f", legs: "running", look: -1 }), {
        scale: 0.86,
        turn: -10,
      }) +
      arm("M30 84 14 90 10 78", "#d9a441", FAIR_SKIN) +
      arm("M46 82 60 92 66 82", "#b27c26", FAIR_SKIN),
  );
}

/** A thought, the first for days. */
export function growingSmarter(): string {
  return scene(
    "at_once",
    light(150, 34, 116) +
      put(
        96,
        156,
        area("M-62 20Q-56-34-18-44H20Q58-34 64 20z", "#c9c3b0") + area("M-8-46H10L14-10 0 10-12-10z", "#8e2b2b"),
      ) +
      put(94, 80, skull("clerk"), { scale: 2.35 }) +
      put(
        176,
        40,
        area("M-9 22C-9 12-22 8-22-8-22-22-12-30 0-30 12-30 22-22 22-8 22 8 9 12 9 22z", "#fff3c4") +
          area("M-16-10C-16-20-8-26 2-26-6-20-10-12-10-2z", "#fff") +
          line("M-5 20-7-2 0 5 7-2 5 20", "#e08a1c", 3) +
          box(-10, 22, 20, 14, "#8b96b8", { round: 3 }) +
          line("M-10 27H10M-10 32H10", "#3d4766", 2.5),
      ) +
      line("M142 14 132 6M140 40H128M212 14 222 6M214 42H228M176-4V2", HOT, 4.5) +
      claws([{ x: 188, y: 124, scale: 1.1, turn: 6 }], { sleeve: "#c9c3b0" }),
  );
}
