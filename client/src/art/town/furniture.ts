/** What stands in the rooms of the town. Everything hugs a wall to the north and is less than 30 deep. */

import { area, box, disc, line } from "../brush";
import { INK } from "./shapes";

/** Something that stands at a wall to the north: x and y are the corner of its space. */
export type Prop = (x: number, y: number) => string;

const EDGE = { edge: 1.8, edgeColour: "#20202c" };
const ROUND = { ...EDGE, round: 3 };

export const bed: Prop = (x, y) =>
  box(x + 26, y + 22, 40, 20, "#e6ecec", ROUND) +
  box(x + 28, y + 24, 10, 16, "#b9d5da", { round: 2 }) +
  box(x + 46, y + 24, 18, 16, "#5f9aa6", { round: 2 });
export const drip: Prop = (x, y) =>
  bed(x - 6, y) +
  line(`M${x + 74} ${y + 44}v-24`, "#dfe6ee", 2.2) +
  box(x + 69, y + 16, 10, 12, "#8fd0c8", { ...EDGE, round: 2 });
export const cupboard: Prop = (x, y) =>
  box(x + 24, y + 20, 50, 17, "#dfe6ee", ROUND) +
  line(`M${x + 49} ${y + 21}v15`, "#8fa0b8", 1.6) +
  area(`M${x + 34} ${y + 24}h4v3h3v4h-3v3h-4v-3h-3v-4h3z`, "#d8402f");
export const shelf =
  (...goods: readonly string[]): Prop =>
  (x, y) =>
    box(x + 20, y + 20, 60, 14, "#5a4638", EDGE) +
    goods.map((colour, place) => box(x + 23 + place * 11, y + 22, 8, 10, colour)).join("");
export const desk: Prop = (x, y) =>
  box(x + 26, y + 22, 46, 17, "#6d5138", ROUND) +
  box(x + 34, y + 24, 13, 9, "#dfe6ee") +
  box(x + 54, y + 25, 11, 8, "#2b3550");
export const lockers: Prop = (x, y) =>
  box(x + 22, y + 20, 56, 16, "#53608a", EDGE) + line(`M${x + 36} ${y + 21}v14m14-14v14m14-14v14`, "#2b3550", 2);
export const flowers: Prop = (x, y) =>
  disc(x + 30, y + 28, 9, "#4f7a45", EDGE) +
  disc(x + 47, y + 27, 10, "#5f8f4e", EDGE) +
  disc(x + 64, y + 29, 8, "#4f7a45", EDGE) +
  disc(x + 47, y + 25, 3.4, "#e08aa6") +
  disc(x + 30, y + 26, 3, "#f0d070") +
  disc(x + 65, y + 28, 3, "#e08aa6");
export const pots: Prop = (x, y) =>
  [28, 48, 68]
    .map(
      (at) =>
        area(`M${x + at - 7} ${y + 30}h14l-2 10h-10z`, "#b0623c", EDGE) + disc(x + at, y + 26, 7, "#5f8f4e", EDGE),
    )
    .join("");
export const crates: Prop = (x, y) =>
  box(x + 24, y + 20, 22, 20, "#7a6238", EDGE) +
  line(`M${x + 24} ${y + 20}l22 20m0-20l-22 20`, "#4d3d22", 2) +
  box(x + 50, y + 24, 20, 16, "#6b5a36", EDGE);
export const barrels: Prop = (x, y) =>
  [32, 50, 68].map((at) => disc(x + at, y + 29, 8.5, "#5d6647", EDGE) + disc(x + at, y + 29, 4, "#474f36")).join("");
export const balls: Prop = (x, y) =>
  box(x + 20, y + 20, 60, 14, "#6d4a32", EDGE) +
  disc(x + 32, y + 27, 6, "#e07a3a", EDGE) +
  disc(x + 50, y + 27, 6, "#f3ead6", EDGE) +
  disc(x + 68, y + 27, 6, "#c94f43", EDGE);
export const bicycle: Prop = (x, y) =>
  disc(x + 36, y + 34, 8, "none", { edge: 3, edgeColour: "#20202c" }) +
  disc(x + 64, y + 34, 8, "none", { edge: 3, edgeColour: "#20202c" }) +
  line(`M${x + 36} ${y + 34}l10-12h12l6 12m-18-12l8 10`, "#5fb4e8", 3);
export const toys: Prop = (x, y) =>
  box(x + 22, y + 21, 56, 13, "#6d4a78", EDGE) +
  disc(x + 32, y + 24, 6, "#ff8f7a", EDGE) +
  box(x + 43, y + 18, 12, 12, "#ffd36b", EDGE) +
  disc(x + 66, y + 24, 6, "#7fc4ff", EDGE);
export const bear: Prop = (x, y) =>
  disc(x + 44, y + 20, 4, "#8a5a34", EDGE) +
  disc(x + 56, y + 20, 4, "#8a5a34", EDGE) +
  disc(x + 50, y + 36, 9, "#a06a3c", EDGE) +
  disc(x + 50, y + 26, 8, "#a06a3c", EDGE) +
  disc(x + 47, y + 25, 1.2, INK) +
  disc(x + 53, y + 25, 1.2, INK);
export const ramp: Prop = (x, y) => area(`M${x + 22} ${y + 40}q30 0 44-20v20z`, "#c9a06a", EDGE);
export const skateboards: Prop = (x, y) =>
  ["#ff8f7a", "#7fc4ff", "#ffd36b"]
    .map((colour, place) => box(x + 27 + place * 17, y + 16, 9, 24, colour, { ...EDGE, round: 4 }))
    .join("");
export const counter: Prop = (x, y) =>
  box(x + 22, y + 22, 56, 15, "#7b3d38", ROUND) +
  disc(x + 34, y + 28, 3.4, "#e8dcc0") +
  disc(x + 48, y + 28, 3.4, "#e8dcc0") +
  box(x + 60, y + 23, 12, 9, "#2b3550");
export const fridge: Prop = (x, y) =>
  box(x + 28, y + 16, 20, 24, "#cfe3ea", ROUND) +
  box(x + 31, y + 19, 14, 8, "#6fb8d6") +
  box(x + 52, y + 16, 20, 24, "#cfe3ea", ROUND) +
  box(x + 55, y + 19, 14, 8, "#d6826f");
export const engine: Prop = (x, y) =>
  box(x + 14, y + 18, 72, 26, "#b8423a", { ...EDGE, round: 4 }) +
  box(x + 68, y + 21, 14, 20, "#8fb9d6", { round: 2 }) +
  box(x + 19, y + 28, 44, 5, "#e8dcc0") +
  disc(x + 74, y + 18, 3, "#6fb8ff");
export const hoses: Prop = (x, y) =>
  [34, 64]
    .map((at) => disc(x + at, y + 29, 9, "none", { edge: 4, edgeColour: "#8c3a34" }) + disc(x + at, y + 29, 3, INK))
    .join("");
export const pumps: Prop = (x, y) =>
  [14, 74]
    .map(
      (at) =>
        box(x + at + 2, y + 85, 12, 8, "#000", { opacity: 0.4 }) +
        box(x + at, y + 78, 12, 12, "#d2604f", { edge: 1.6, edgeColour: INK }) +
        box(x + at + 3, y + 80, 6, 4, "#e8f0ff"),
    )
    .join("");

export const tools = shelf("#9aa3b5", "#c7694f", "#9aa3b5", "#d9b25a", "#9aa3b5");
export const bottles = shelf("#7fd0a8", "#e8dcc0", "#d6826f", "#7fc4ff", "#e8dcc0");
export const goods = shelf("#c7694f", "#d9b25a", "#5f8fae", "#7fa66a", "#c7694f");
export const sofa: Prop = (x, y) =>
  box(x + 22, y + 20, 56, 20, "#7a5a86", { ...EDGE, round: 5 }) +
  box(x + 27, y + 28, 22, 11, "#9a78a6", { round: 3 }) +
  box(x + 51, y + 28, 22, 11, "#9a78a6", { round: 3 });
export const blackboard: Prop = (x, y) =>
  box(x + 20, y + 12, 60, 17, "#27513f", { edge: 2.4, edgeColour: "#8a6238" }) +
  line(`M${x + 27} ${y + 18}h20m6 0h12M${x + 27} ${y + 24}h12`, "#e6efe6", 1.8, { opacity: 0.8 }) +
  box(x + 36, y + 31, 28, 8, "#6d5138", EDGE);
export const chairs: Prop = (x, y) =>
  [20, 36].map((down) => line(`M${x + 24} ${y + down}h52`, "#c9a14a", 7, { dashes: "5 8" })).join("");
export const stage: Prop = (x, y) =>
  box(x + 14, y + 16, 72, 24, "#6d4a32", EDGE) +
  disc(x + 34, y + 28, 7, "#b8423a", EDGE) +
  disc(x + 34, y + 28, 3, "#f3ead6") +
  line(`M${x + 56} ${y + 35}V${y + 20}`, "#dfe6ee", 2.2) +
  disc(x + 56, y + 19, 3, INK) +
  box(x + 68, y + 20, 12, 16, "#20202c", ROUND);
export const freezer: Prop = (x, y) =>
  box(x + 18, y + 20, 64, 18, "#dfe9f0", ROUND) +
  box(x + 22, y + 24, 26, 10, "#8fc9e4", { round: 2 }) +
  box(x + 52, y + 24, 26, 10, "#8fc9e4", { round: 2 });
export const till: Prop = (x, y) =>
  box(x + 20, y + 22, 60, 15, "#4d5a6a", ROUND) +
  box(x + 24, y + 25, 28, 9, "#2b3550") +
  box(x + 60, y + 19, 14, 12, "#d9b25a", EDGE);
export const mirrors: Prop = (x, y) =>
  [32, 68]
    .map(
      (at) =>
        box(x + at - 11, y + 9, 22, 17, "#cfe6f4", { edge: 2.2, edgeColour: "#e0a0b4", round: 6 }) +
        line(`M${x + at - 6} ${y + 20}l8-8`, "#fff", 2) +
        box(x + at - 12, y + 28, 24, 8, "#a85a78", EDGE),
    )
    .join("");
export const dryers: Prop = (x, y) =>
  [32, 68].map((at) => disc(x + at, y + 34, 9, "#8c4a6c", EDGE) + disc(x + at, y + 22, 9, "#f0dbe2", EDGE)).join("");
export const bookcase: Prop = (x, y) =>
  box(x + 18, y + 10, 64, 26, "#4d3a2a", EDGE) +
  line(`M${x + 21} ${y + 17}h58`, "#8c3a34", 8, { dashes: "4 3 6 2" }) +
  line(`M${x + 21} ${y + 29}h58`, "#4f7a5a", 8, { dashes: "6 2 3 4" });
export const weights: Prop = (x, y) =>
  line(`M${x + 22} ${y + 30}h56`, "#c9d4e4", 3) +
  [26, 34, 66, 74].map((at, place) => box(x + at - 3, y + 20, 6, place % 3 ? 20 : 14, "#20202c", EDGE)).join("") +
  box(x + 42, y + 24, 16, 16, "#b8423a", ROUND);
export const punchbag: Prop = (x, y) =>
  line(`M${x + 50} ${y + 4}v12`, "#c9d4e4", 2.4) +
  box(x + 40, y + 14, 20, 28, "#a8412f", { ...EDGE, round: 8 }) +
  line(`M${x + 41} ${y + 24}h18`, "#f3ead6", 3);
export const ore: Prop = (x, y) =>
  area(`M${x + 24} ${y + 22}h52l-7 18h-38z`, "#4d5a6a", EDGE) +
  disc(x + 38, y + 21, 7, "#c9a14a", EDGE) +
  disc(x + 52, y + 19, 8, "#8a8f9c", EDGE) +
  disc(x + 65, y + 22, 6, "#c9a14a", EDGE) +
  disc(x + 36, y + 42, 4, INK) +
  disc(x + 64, y + 42, 4, INK);
export const picks: Prop = (x, y) =>
  [32, 54, 74]
    .map(
      (at) =>
        line(`M${x + at} ${y + 40}V${y + 18}`, "#8a5a34", 3.4) +
        line(`M${x + at - 9} ${y + 22}q9-9 18 0`, "#c9d4e4", 3.4),
    )
    .join("");
export const booth: Prop = (x, y) =>
  box(x + 18, y + 20, 18, 22, "#a8412f", ROUND) +
  box(x + 64, y + 20, 18, 22, "#a8412f", ROUND) +
  box(x + 39, y + 22, 22, 18, "#f3ead6", ROUND) +
  disc(x + 50, y + 31, 4, "#d9b25a");
export const stove: Prop = (x, y) =>
  box(x + 22, y + 18, 56, 22, "#aab4c4", ROUND) +
  [34, 52].map((at) => disc(x + at, y + 29, 7, "#20202c") + disc(x + at, y + 29, 3.4, "#e2603a")).join("") +
  box(x + 64, y + 22, 10, 14, "#59657c");
export const altar: Prop = (x, y) =>
  box(x + 26, y + 22, 48, 17, "#efe6d2", ROUND) +
  box(x + 44, y + 22, 12, 17, "#8c3a58") +
  line(`M${x + 50} ${y + 20}V${y + 4}m-6 5h12`, "#d9b25a", 3.4) +
  [32, 68].map((at) => line(`M${x + at} ${y + 24}v-8`, "#fff6c9", 3)).join("");
export const pews: Prop = (x, y) => [19, 33].map((down) => box(x + 20, y + down, 60, 8, "#5a3f30", EDGE)).join("");
