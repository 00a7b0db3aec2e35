/** What lies outdoors in the mountains: timber in a lumber yard, and snow on a slope. Each fills a space of 100 by 100. */

import { area, box, disc, line, oval } from "../../../art/brush";

const EDGE = { edge: 2, edgeColour: "#2a1c12" };

/** The sawn ends of logs. */
export const logEnds = (places: readonly (readonly [x: number, y: number])[], radius: number) =>
  places
    .map(
      ([x, y]) =>
        disc(x, y, radius, "#d9a866", { edge: 2.4, edgeColour: "#5a3a22" }) +
        disc(x, y, radius * 0.55, "none", { edge: 1.4, edgeColour: "#a5743e" }) +
        disc(x, y, 1.2, "#8a5a30"),
    )
    .join("");

/** Trunks side by side, as they were put down. */
const trunks = () =>
  oval(54, 62, 42, 30, "#17110c", { opacity: 0.5 }) +
  [22, 40, 58]
    .map(
      (y, place) =>
        box(14 + place * 4, y, 66, 17, place === 1 ? "#6b472b" : "#7a5232", { ...EDGE, round: 8 }) +
        line(`M${28 + place * 4} ${y + 6}h30M${40 + place * 4} ${y + 12}h22`, "#4f331d", 2.2) +
        logEnds([[19 + place * 4, y + 8.5]], 8),
    )
    .join("");

/** A pile with its ends to the front. */
const pile = () =>
  oval(52, 78, 42, 12, "#17110c", { opacity: 0.5 }) +
  line("M10 82V34M92 82V34", "#4a3220", 6) +
  logEnds(
    [
      [25, 70],
      [50, 70],
      [75, 70],
      [37, 49],
      [62, 49],
      [50, 29],
    ],
    12,
  );

/** Boards that dry on top of each other. */
const dryingBoards = () =>
  oval(54, 70, 44, 18, "#17110c", { opacity: 0.5 }) +
  [24, 36, 48, 60].map((y, row) => box(12 + (row % 2) * 8, y, 68, 11, row % 2 ? "#c0925a" : "#d6aa6e", EDGE)).join("") +
  line("M30 23v48M66 23v48", "#3a2718", 3);

/** A stump, the axe that is stuck in it, and chips all around. */
const stump = () =>
  line("M14 66l8-4M72 80l9-2M24 86l6 3M80 56l5 5M60 88l4-5", "#d9b878", 4.4) +
  oval(54, 66, 30, 18, "#17110c", { opacity: 0.5 }) +
  area("M24 52C24 38 74 38 74 52L80 68C70 80 28 80 18 68Z", "#5f3f26", EDGE) +
  oval(49, 50, 25, 14, "#d9a866", EDGE) +
  oval(49, 50, 15, 8, "none", { edge: 1.6, edgeColour: "#a5743e" }) +
  line("M52 44 84 14", "#2a1c12", 8) +
  line("M52 44 84 14", "#a8733f", 5) +
  area("M44 36C52 30 60 34 64 42L52 54C50 48 46 42 44 36Z", "#aeb8c8", EDGE);

const TIMBER = [pile, trunks, stump, dryingBoards];

/** What lies on the numbered space of a lumber yard. */
export const timber = (number: number) => TIMBER[number % TIMBER.length]!();

/** The tracks of two who went down together. */
const tracks = () =>
  line("M18 0C38 26 12 54 34 100M28 0C48 26 22 54 44 100", "#6f7d9c", 3.4) +
  line("M19 0C39 26 13 54 35 100M29 0C49 26 23 54 45 100", "#d3dcee", 1.4) +
  line("M84 100C60 74 88 40 66 0", "#6f7d9c", 3.4);

/** A gate of two flags. */
const gate = (colour: string) =>
  [24, 72]
    .map(
      (x) =>
        oval(x + 5, 72, 9, 3.4, "#59678a", { opacity: 0.7 }) +
        line(`M${x} 72V26`, "#22263a", 4.4) +
        area(`M${x} 26L${x + 21} 34 ${x} 43Z`, colour, EDGE),
    )
    .join("");

/** A fir under snow. */
export const fir = () =>
  oval(58, 80, 30, 9, "#59678a", { opacity: 0.8 }) +
  box(45, 70, 10, 14, "#5a3a22", EDGE) +
  area("M50 8 68 34H61L76 54H67L82 74H18L33 54H24L39 34H32Z", "#2c5a44", { edge: 2.4, edgeColour: "#10201a" }) +
  area(
    "M50 8 68 34 58 29 50 35 42 29 32 34ZM39 42 24 54 36 51 42 57 50 50ZM33 62 18 74 32 70 40 76 50 68 45 62Z",
    "#eef3fb",
  ) +
  area("M50 8 68 34 58 29 50 33ZM50 68 60 75 68 70 82 74 72 64Z", "#b3c0da");

const drift = () =>
  area("M10 66C20 44 44 40 56 52 70 44 88 54 92 72 66 82 30 80 10 66Z", "#b8c4dc") +
  area("M10 66C20 44 44 40 56 52 40 50 24 56 10 66Z", "#e6edf9") +
  area("M34 34l8-10 9 5 3 11-12 4z", "#6d7488", EDGE) +
  area("M36 33l7-7 7 4-3 4z", "#eef3fb");

const SLOPE = [fir, () => tracks() + gate("#d8402f"), drift, () => tracks() + gate("#3f7fd0")];

/** What is seen on the numbered space of a slope for skiers. */
export const slope = (number: number) => SLOPE[number % SLOPE.length]!();
