/** How a capture ends. */

import { area, box, disc, line, oval, put } from "../../../art/brush";
import { claws, skull } from "../../../art/dead";
import { floor, town } from "../../../art/grounds";
import { fewStars, light, smallMoon } from "../../../art/light";
import { arm, living, SKIN } from "../../../art/living";
import { brain } from "./parts";
import { scene } from "./scene";

/** Over the fence and away. */
export function escape(): string {
  const fence = [64, 86, 108, 130, 152, 174, 196, 218].map((x) => `M${x} 150V102l8-10 8 10v48z`).join("");
  return scene(
    "capture",
    fewStars() +
      smallMoon(196, 32, 16) +
      town(110) +
      floor(128, "#101a26") +
      light(150, 60, 84) +
      put(
        140,
        70,
        put(2, 34, living({ skin: SKIN, coat: "#c8402f", hair: "#3a2419", legs: "running", look: 1 }), {
          scale: 0.96,
        }) +
          arm("M10 -27 30 -35 38 -47", "#8f3024") +
          arm("M-8 -27 -26 -21 -34 -31", "#c8402f"),
        { turn: -8 },
      ) +
      area(fence, "#c9b08a") +
      line("M62 118H240", "#8a6a48", 6) +
      claws(
        [
          { x: 42, y: 68, scale: 1.25, turn: 48 },
          { x: 50, y: 112, scale: 1.25, turn: 58 },
        ],
        { sleeve: "#8a3f34" },
      ),
  );
}

/** Half of somebody is somebody else already. */
export function infect(): string {
  return scene(
    "capture",
    light(60, 60, 110) +
      area("M50 150Q54 122 94 114H146Q186 122 190 150z", "#3f6fa8") +
      area("M120 112H146Q186 122 190 150H120z", "#6b5a34") +
      box(104, 98, 32, 24, "#c98f6c") +
      box(120, 98, 16, 24, "#5f8048") +
      area("M120 14A44 46 0 0 0 76 60Q78 96 104 110H120z", SKIN) +
      area("M120 14A44 46 0 0 1 164 60Q162 96 136 110H120z", "#8fce5a") +
      area("M76 58Q68 4 120 6V26Q92 26 84 56z", "#5a2c1c") +
      area("M164 58Q172 4 120 6V26L130 36 136 26 146 40 152 34 158 56z", "#231b20") +
      disc(101, 64, 8, "#fff") +
      disc(102, 65, 4.5, "#20263a") +
      line("M91 50Q100 44 110 50", "#5a2c1c", 4) +
      disc(140, 64, 11, "#11160f") +
      disc(140, 64, 4.6, "#f4ffb0") +
      line("M104 92Q112 88 120 90", "#8f3024", 4) +
      area("M120 86Q136 82 146 90 140 104 120 100z", "#2b0e0c") +
      line("M122 88l4 5 4-6 5 6 4-5", "#e6dfba", 3) +
      line("M120 14 116 32 124 46 115 62 124 78 117 92 121 112", "#d6ff9a", 4) +
      line("M126 50 138 44 150 48M128 78 140 82 152 76", "#2f6a2a", 2.6),
  );
}

/** A fork, and what is on it. */
export function eat(): string {
  return scene(
    "capture",
    light(140, 66, 118) +
      area("M22 152Q26 122 68 116H124Q162 122 166 152z", "#8a3f34") +
      put(92, 64, skull("farmer"), { scale: 2.5, turn: 6 }) +
      oval(96, 100, 26, 20, "#2b0e0c", { edge: 4, edgeColour: "#5d7a4a" }) +
      area(
        "M78 92l5 9 5-11 5 11 5-12 5 12 5-11 5 9 4-8Q96 78 78 92zM84 112l5-9 5 10 5-10 5 10 4-8Q98 122 84 112z",
        "#f1e8c4",
      ) +
      line("M246 132 176 112", "#dfe6f5", 8) +
      line("M178 112Q164 108 166 98L142 92M178 112 138 102M178 112Q164 110 162 118L140 112", "#dfe6f5", 5) +
      put(136, 98, brain(), { scale: 1.1 }),
  );
}
