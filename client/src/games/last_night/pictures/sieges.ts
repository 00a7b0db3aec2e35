/** How the dead come in. */

import { area, box, line, oval, put } from "../../../art/brush";
import { claws, crowd, ROT, ROT_SHADE } from "../../../art/dead";
import { churchyard, floor, town } from "../../../art/grounds";
import { fewStars, HOT, light } from "../../../art/light";
import { DARK_STEEL, GLINT, STEEL } from "../../../art/things";
import { board, ROT_PALE, rottenFist, sickleBlade } from "./parts";
import { scene } from "./scene";

/** A fist that no plank stops. */
export function breakThrough(): string {
  return scene(
    "held",
    light(120, 74, 120) +
      put(120, 18, board(), { scale: 1.4, turn: -3 }) +
      put(120, 54, board(), { scale: 1.4, turn: 2 }) +
      put(120, 96, board(), { scale: 1.4, turn: -2 }) +
      put(120, 134, board(), { scale: 1.4, turn: 3 }) +
      area(
        "M120 0 134 30 158 14 160 42 192 40 176 64 206 78 176 90 190 120 158 112 150 146 124 122 98 148 92 114 56 124 68 94 36 80 68 64 52 36 82 42 86 10 108 30z",
        "#0a0b14",
      ) +
      area(
        "M70 40 58 20 88 44zM174 60 206 54 178 72zM88 116 74 140 96 122zM156 114 178 138 164 108zM64 84 34 92 66 94z",
        "#e0ae6c",
      ) +
      put(
        120,
        78,
        box(-42, -38, 84, 76, ROT, { round: 24 }) +
          area("M10-38H18Q42-38 42-14V14Q42 38 18 38H10z", "#12241a", { opacity: 0.28 }) +
          line("M-22-34V2M-1-36V2M20-34V2", ROT_SHADE, 5) +
          line("M-32 16H14", ROT_PALE, 20) +
          line("M-32 2H32", ROT_SHADE, 3) +
          area("M-30-32-18-36-22-20zM6-36 14-36 8-22z", "#7c1f18"),
      ) +
      line("M24 20 12 10M214 20 228 8M20 132 8 142M220 128 234 140", HOT, 5),
  );
}

/** They want in, and have all night. */
export function clawing(): string {
  return scene(
    "held",
    box(0, 0, 240, 150, "#0b1a2c") +
      light(60, 20, 90) +
      line("M122 53h0M146 54h0M84 106h0M108 106h0", "#f4ffb0", 11) +
      put(120, 28, board(), { scale: 1.36, turn: -4 }) +
      put(120, 82, put(0, -4, board(), { scale: 1.36, turn: 3 })) +
      put(120, 128, board(), { scale: 1.36, turn: -3 }) +
      line("M66 12 60 44M76 10 72 44M86 10 84 42M152 64 144 96M164 66 158 98M176 66 172 98", "#3a2012", 4) +
      line("M106 116 98 142M118 114 112 142M130 114 126 140", "#3a2012", 4) +
      claws(
        [
          { x: 72, y: 66, scale: 1.2, turn: -10 },
          { x: 168, y: 118, scale: 1.2, turn: 8, mirrored: true },
        ],
        { nails: true, arm: 20 },
      ) +
      claws([{ x: 44, y: 128, scale: 1.1, turn: -14 }], { skin: ROT_PALE, nails: true, arm: 30 }),
  );
}

/** The lid lifts by itself. */
export function fromTheSewers(): string {
  return scene(
    "held",
    fewStars() +
      town(74) +
      floor(84, "#2a3358") +
      line("M0 100H240M40 84 10 150M120 84V100M200 84 230 150", "#212a4a", 3) +
      light(120, 100, 104, "#8fe05a") +
      oval(120, 116, 80, 26, "#454f78") +
      oval(120, 116, 68, 20, "#060a12") +
      oval(120, 120, 54, 13, "#6adf5a", { opacity: 0.35 }) +
      crowd([{ x: 120, y: 190, tall: 150, outfit: "buried", pose: "still", cut: true }]) +
      area("M40 116A80 26 0 0 0 200 116L188 116A68 20 0 0 1 52 116z", "#5a6694") +
      area("M40 116A80 26 0 0 0 200 116V150H40z", "#2a3358") +
      area("M40 116A80 26 0 0 0 200 116L194 120A76 22 0 0 1 46 120z", "#5a6694") +
      claws(
        [
          { x: 64, y: 126, scale: 0.9, turn: -14 },
          { x: 178, y: 126, scale: 0.9, turn: 14, mirrored: true },
        ],
        { skin: "#b08a7a", arm: 8 },
      ) +
      put(
        134,
        34,
        oval(0, 4, 66, 20, DARK_STEEL) +
          oval(0, 0, 66, 20, STEEL) +
          oval(0, 0, 54, 14, "#56648f") +
          line("M-36-3H36M-30 5H30M0-12V12M-22-11V11M22-11V11", STEEL, 4) +
          line("M-62-4Q-40-20 0-20", GLINT, 3),
        { turn: -16 },
      ),
  );
}

/** What was buried with them. */
export function graveRobbers(): string {
  return scene(
    "held",
    churchyard([18, 190]) +
      light(120, 90, 110) +
      area("M78 104V56Q78 22 120 22T162 56V104z", "#5d6c92") +
      area("M140 104V28Q162 34 162 56V104z", "#3f4d72") +
      line("M120 38V64M108 47H132", "#8fa0c8", 6) +
      area("M40 150Q52 112 120 108T206 150z", "#3b2a1c") +
      area("M40 150Q52 112 120 108 96 118 74 150z", "#5c452e") +
      put(124, 98, rottenFist(put(-1, 0, sickleBlade("#c9d3ea", "#fff"), { scale: 0.8 }), "#2f2a3c")) +
      area("M88 150Q96 134 124 136T164 150z", "#2b1e14") +
      area("M70 122l10-8 6 10zM172 124l8-10 8 12zM58 140l8-6 6 8z", "#7a5c3c"),
  );
}
