/** What those learn who live longer than the others. */

import { area, box, disc, line, oval, put } from "../../../art/brush";
import { claws } from "../../../art/dead";
import { floor, town } from "../../../art/grounds";
import { fewStars, HOT, LAMP, light } from "../../../art/light";
import { arm, DARK_SKIN, FAIR_SKIN, living, SKIN } from "../../../art/living";
import { DARK_STEEL, GLINT, STEEL, tin } from "../../../art/things";
import { bat, cross, heart, rays, ROT_PALE } from "./parts";
import { scene } from "./scene";

/** A shoe with wings. */
export function fleetFooted(): string {
  return scene(
    "upgrade",
    fewStars() +
      floor(132, "#2a2030") +
      light(130, 76, 118) +
      line("M6 70H44M0 92H36M10 114H48", HOT, 5, { opacity: 0.8 }) +
      put(
        128,
        84,
        area("M-46-50-10-52Q0-24 24-20 66-12 78 16L76 34H-56Q-64-10-46-50z", "#d8402f") +
          area("M-46-50-26-51Q-40-10-36 34H-56Q-64-10-46-50z", "#ff8a72") +
          area("M40-14Q68-6 78 16L77 24H44Q34 6 40-14z", "#f4efe4") +
          line("M-8-34 12-42M0-22 20-32M12-14 30-24", "#fff", 5) +
          area("M-58 30H80Q84 46 76 50H-54Q-62 44-58 30z", "#f4efe4") +
          line("M-56 42H80", "#3f6fa8", 5) +
          area(
            "M-42-20C-62-66-100-64-108-58-96-54-92-48-94-42-86-42-80-38-80-30-70-32-66-26-64-16-56-20-48-12-42-2z",
            "#fff6d8",
          ) +
          line("M-94-44Q-76-50-58-34M-82-32Q-68-36-54-24M-66-18Q-58-22-48-14", "#d9b46a", 3),
        { turn: -14, scale: 1.1 },
      ),
  );
}

/** Nobody has looked there yet. */
export function scavenger(): string {
  return scene(
    "upgrade",
    light(116, 40, 112) +
      floor(128, "#221a26") +
      oval(120, 142, 72, 8, "#05080f", { opacity: 0.5 }) +
      put(96, 78, bat(), { scale: 0.62, turn: -22 }) +
      put(146, 76, line("M0 0V-44Q0-56 12-58", "#e04a38", 9)) +
      put(118, 34, tin(-8, 0, "#4f9a86"), { scale: 2, turn: 6 }) +
      area("M60 70H180L168 144H72z", "#8b96b8") +
      area("M60 70H84L92 144H72z", "#c9d3ea") +
      area("M150 70H180L168 144H146z", "#5c6a94") +
      line("M100 78 104 138M120 78V138M140 78 136 138", "#6f7a9c", 5) +
      oval(120, 70, 62, 11, DARK_STEEL) +
      area("M58 70A62 11 0 0 0 182 70L180 82A60 10 0 0 1 60 82z", "#b8c4e0") +
      put(206, 122, oval(0, 0, 36, 11, STEEL) + oval(0, -4, 36, 11, GLINT) + line("M-8-10Q0-24 8-10", DARK_STEEL, 4), {
        turn: -24,
      }) +
      line("M-8 10 48 44", "#c8402f", 28) +
      line("M50 46 72 58", SKIN, 23) +
      line("M72 52 92 56M74 60 90 70M68 66 80 78", SKIN, 9) +
      line("M190 28V44M182 36H198M70 10V20M65 15H75", "#fff", 3.5),
  );
}

/** It will hold until morning. */
export function fieldMedic(): string {
  return scene(
    "upgrade",
    light(126, 74, 120) +
      line("M-16 60 256 98", SKIN, 54) +
      line("M-12 38 250 74", "#ffe0c0", 4, { opacity: 0.7 }) +
      area("M-10 30 56 40 48 98-10 90z", "#4f9a86") +
      area("M84 42 160 52 154 114 78 104z", "#f4efe4") +
      area("M84 42 160 52 159 60 83 50z", "#fff") +
      line("M100 46 94 106M118 48 112 108M136 50 130 110", "#cfc6b2", 3) +
      cross(121, 78, 17, "#d8302f") +
      area("M150 98Q170 110 186 132L170 140Q158 122 140 112z", "#f4efe4") +
      put(
        192,
        132,
        disc(0, 0, 22, "#f4efe4") + disc(0, 0, 15, "#d9d0bc") + disc(0, 0, 9, "#f4efe4") + disc(0, 0, 4, "#b9ad94"),
      ) +
      line("M250 150 222 138", "#3f6fa8", 30) +
      line("M216 128 200 118M216 140 206 148", DARK_SKIN, 13) +
      line("M40-10 66 24", "#3f6fa8", 26) +
      line("M70 28 84 42M62 34 74 52", DARK_SKIN, 12) +
      line("M196 24V44M186 34H206", "#8ff0c0", 6),
  );
}

/** A heart with iron about it. */
export function tough(): string {
  return scene(
    "upgrade",
    rays(HOT, 0.16) +
      light(120, 72, 122) +
      heart("#d8302f", "#8f1f26") +
      line("M64 54C64 38 76 30 88 32", "#ff9a8c", 7) +
      area("M52 66Q120 84 188 66L182 84Q120 104 58 84z", "#8b96b8") +
      area("M52 66Q120 84 188 66L187 71Q120 90 53 71z", "#e4ecff") +
      area("M108 22Q114 28 120 42 126 28 132 22L134 124 120 138 106 124z", "#6f7a9c") +
      area("M108 22Q112 26 114 32V130L106 124z", "#c9d3ea") +
      line("M72 79h0M92 85h0M148 85h0M168 79h0M120 52h0M120 112h0", "#272f49", 8) +
      disc(120, 82, 13, "#e0c36a") +
      disc(120, 82, 6, "#8f5f1a"),
  );
}

/** After me. */
export function leader(): string {
  return scene(
    "upgrade",
    fewStars() +
      town(104) +
      light(132, 50, 116) +
      area("M0 150V134Q60 116 120 112T240 138V150z", "#221a26") +
      put(60, 148, living({ skin: DARK_SKIN, coat: "#4f7fd0", hair: "#1d1411", look: 1 }), { scale: 0.9 }) +
      arm("M50 86 44 102 54 110", "#3f66a8", DARK_SKIN) +
      put(186, 152, living({ skin: FAIR_SKIN, coat: "#d9a441", hair: "#a8482f", look: 1 }), { scale: 0.9 }) +
      arm("M198 90 204 106 194 114", "#b27c26", FAIR_SKIN) +
      put(120, 138, living({ skin: SKIN, coat: "#d8402f", hair: "#3a2419", look: 1 }), { scale: 1.2 }) +
      line("M88 92V-8", "#c08a4e", 6) +
      area("M88-6Q70 8 50-2 34-8 18 0L26 16 14 30Q40 24 56 32 74 38 88 28z", LAMP) +
      area("M88-6Q78 4 66 4L70 35Q80 34 88 28z", "#e08a1c") +
      arm("M106 58 96 76 88 62", "#d8402f") +
      arm("M136 58 160 54 186 44", "#a8302a") +
      line("M186 44 200 39", SKIN, 5) +
      line("M208 30 220 22M212 42H228M206 54 218 62", HOT, 4),
  );
}

/** Not with me. */
export function strongWill(): string {
  return scene(
    "upgrade",
    box(0, 0, 240, 150, "#0a0718", { opacity: 0.5 }) +
      claws(
        [
          { x: 32, y: 40, scale: 1.2, turn: 104 },
          { x: 28, y: 112, scale: 1.2, turn: 76, mirrored: true },
          { x: 208, y: 40, scale: 1.2, turn: -104, mirrored: true },
          { x: 212, y: 112, scale: 1.2, turn: -76 },
        ],
        { skin: ROT_PALE },
      ) +
      light(120, 76, 104) +
      disc(120, 76, 66, HOT, { opacity: 0.4 }) +
      area("M98 116H142L150 160H90z", "#c8402f") +
      box(96, 110, 48, 12, "#ff8a72", { round: 3 }) +
      line("M104 64V24M119 60V14M134 64V20M148 72V38", SKIN, 13) +
      line("M100 100 80 80 74 66", SKIN, 14) +
      area("M97 58H155V92Q152 116 136 116H108Q96 108 97 84z", SKIN) +
      line("M108 80Q124 70 148 78M104 94Q124 84 130 108", "#b97a5c", 3.4) +
      line("M111 28V58M127 24V56M141 40V60", "#b97a5c", 2.4),
  );
}
