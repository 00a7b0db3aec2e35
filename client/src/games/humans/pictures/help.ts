/** What helps whoever leads the dead. */

import { area, box, disc, line, oval, put } from "../../../art/brush";
import { crowd, ROT, skull } from "../../../art/dead";
import { floor, town } from "../../../art/grounds";
import { fewStars, HOT, LAMP, light } from "../../../art/light";
import { DARK_SKIN, FAIR_SKIN, living, SKIN } from "../../../art/living";
import { brain, die } from "./parts";
import { scene } from "./scene";

/** Three of them on a plate, under a lid. */
export function freshMeat(): string {
  return scene(
    "event",
    light(120, 84, 116) +
      floor(122, "#3a2419") +
      oval(120, 122, 90, 13, "#93a6d3") +
      oval(120, 119, 84, 10, "#eef2fb") +
      oval(120, 119, 62, 6, "#b9c8ea") +
      put(82, 120, living({ skin: DARK_SKIN, coat: "#4f9a86", hair: "#1d1411" }), { scale: 0.62 }) +
      put(158, 120, living({ skin: FAIR_SKIN, coat: "#d9a441", hair: "#a8482f" }), { scale: 0.62 }) +
      put(120, 123, living({ skin: SKIN, coat: "#c8402f", hair: "#3a2419" }), { scale: 0.68 }) +
      line("M72 78 66 62M92 78 96 64M110 80 104 62M130 80 136 62M148 78 144 64M168 78 174 62", "#e9d2b8", 6) +
      put(
        120,
        46,
        area("M-70 2A70 54 0 0 1 70 2z", "#b9c8ea") +
          area("M20-50A70 54 0 0 1 70 2H34Q36-30 20-50z", "#6f84b8") +
          line("M-54-6Q-48-32-22-42", "#fff", 4) +
          box(-76, 0, 152, 6, "#eef2fb", { round: 3 }),
        { turn: -12 },
      ) +
      disc(108, -5, 9, "#dfe6f5"),
  );
}

/** One of the dead runs before the wind. */
export function secondWind(): string {
  return scene(
    "event",
    town(104) +
      floor(124, "#121a30") +
      light(130, 70, 108) +
      line("M10 44H66Q82 44 82 32 82 22 72 22 64 22 64 30M0 66H76M18 88H58Q72 88 72 100 72 108 64 108", "#dfe8ff", 5, {
        opacity: 0.85,
      }) +
      put(146, 142, crowd([{ x: 0, y: 0, tall: 122, outfit: "farmer", pose: "reaching", mirrored: true }]), {
        turn: 14,
      }) +
      oval(66, 138, 15, 6, "#8fa0cc", { opacity: 0.5 }) +
      oval(44, 132, 10, 5, "#8fa0cc", { opacity: 0.35 }),
  );
}

/** A door that somebody forgot. */
export function backDoor(): string {
  return scene(
    "event",
    box(0, 0, 240, 150, "#131c3c") +
      line(
        "M0 20H240M0 46H240M0 72H240M0 98H240M40 0V20M210 0V20M16 20V46M222 20V46M40 46V72M206 46V72M18 72V98",
        "#0b1228",
        3,
      ) +
      floor(126, "#0b1020") +
      area("M104 130H168L240 150H70z", "#ffd98a", { opacity: 0.35 }) +
      box(96, 12, 80, 120, "#0a0f1e") +
      box(103, 18, 66, 112, HOT) +
      light(136, 70, 84) +
      area("M169 18 216 6V148L169 130z", "#7a3a30") +
      area("M176 28 206 22V66L176 68zM176 78 206 78V130L176 122z", "#5a2620") +
      disc(208, 76, 5, LAMP) +
      crowd([{ x: 84, y: 148, tall: 118, outfit: "clerk", pose: "reaching", mirrored: true }]) +
      box(4, 98, 34, 44, "#3a4a7c", { round: 3 }) +
      box(0, 92, 42, 9, "#54699f", { round: 3 }),
  );
}

/** A hand that does not let go. */
export function deathGrip(): string {
  return scene(
    "event",
    fewStars() +
      light(120, 56, 116) +
      area("M104 -6H138L134 66H108z", "#c8402f") +
      area("M122-6H138L134 66H121z", "#8f2a20") +
      area("M106 50H136L134 152H108z", SKIN) +
      line("M-10 146 62 104", "#5b4230", 46) +
      line("M48 112 92 88", ROT, 34) +
      line("M94 72H140M92 88H146M94 104H144M98 119H138", ROT, 15) +
      line("M92 70Q84 88 94 112", ROT, 22) +
      line("M100 80H140M100 96H144M100 112H140", "#4f6e40", 2.4) +
      line("M141 71l6 1M147 87l6 1M145 103l6 1M139 118l6 1", "#e6dfba", 6) +
      line("M94 68 116 56", ROT, 14) +
      line("M117 55l5-2", "#e6dfba", 6) +
      line("M160 66 178 58M166 88H188M162 110 180 118", HOT, 4.5),
  );
}

/** A needle and much thread. */
export function stitchedUp(): string {
  return scene(
    "event",
    light(120, 60, 120) +
      area("M34 152Q38 118 80 112H136Q178 118 182 152z", "#8a3f34") +
      put(106, 70, skull("farmer"), { scale: 2.5 }) +
      line("M126 24Q116 44 134 62 142 78 130 104", "#7d1f22", 5) +
      line("M115 34 132 31M116 46 134 44M124 58 142 54M128 70 146 68M126 82 144 84M120 92 136 98", "#f1e5ca", 4.5) +
      line("M130 104Q168 130 174 92T206 62", "#f1e5ca", 3) +
      line("M204 66 232 26", "#dfe6f5", 6) +
      line("M206 62 212 54", "#3d5c9c", 2.5),
  );
}

/** Dice stick to fingers that they don't belong to. */
export function stickyFingers(): string {
  return scene(
    "event",
    light(110, 96, 112) +
      floor(122, "#3a2419") +
      area("M0 122h240v5H0z", "#6b4228") +
      oval(50, 138, 34, 6, "#140c10", { opacity: 0.5 }) +
      put(44, 110, die(), { scale: 1.15 }) +
      line("M250 2 204 30", "#5b4230", 50) +
      line("M212 26 178 44", ROT, 36) +
      line("M186 60 184 82 172 96", "#7f9f70", 13) +
      put(138, 94, die(), { scale: 1.5 }) +
      line("M176 34 132 38 108 58 108 78M180 46 144 56 132 78 134 90M184 54 160 66 156 84", ROT, 13) +
      line("M108 78v6M134 90v6M156 84v6", "#e6dfba", 7) +
      line("M120 50Q116 70 120 92M146 60Q150 90 146 124", "#b6f070", 3.6) +
      line("M146 124v3M120 92v3", "#b6f070", 8),
  );
}

/** There is more where that came from. */
export function secondHelping(): string {
  return scene(
    "event",
    light(120, 70, 118) +
      crowd([{ x: 70, y: 176, tall: 140, outfit: "farmer", pose: "rearing", cut: true }]) +
      area("M54 96 70 90 86 96 82 124H58z", "#f1e5ca") +
      floor(122, "#3a2419") +
      area("M0 122h240v5H0z", "#7b5030") +
      oval(148, 134, 62, 12, "#140c10", { opacity: 0.5 }) +
      oval(148, 128, 62, 13, "#dfe6f5") +
      oval(148, 126, 46, 8, "#a9b8dd") +
      put(148, 114, brain(), { scale: 1.15 }) +
      line("M240 4 192 46", "#93a6d3", 7) +
      area("M122 50H200Q196 78 162 78 128 78 122 50z", "#93a6d3") +
      area("M164 50H200Q196 78 164 78z", "#54699f") +
      put(160, 44, brain()) +
      box(120, 48, 82, 5, "#dfe6f5", { round: 2 }) +
      line("M106 80q4-6 0-12M222 108q4-8 0-14M212 90q4-8 0-14", "#fff", 3, { opacity: 0.5 }),
  );
}
