/** The way under the town: its two entrances, and the one space that is below (LN-15.1). */

import { area, box, disc, line, oval, put } from "../../../art/brush";

const INK = "#12131c";
const EDGE = { edge: 2, edgeColour: INK };

/** A manhole whose lid was pushed aside, with the ladder that leads down; 60 by 60, as all markers are. */
export const sewerEntrance = () =>
  disc(27, 33, 26, "#9dff5a", { opacity: 0.16 }) +
  disc(26, 34, 22, "#8d8f9c", { edge: 2.4, edgeColour: INK }) +
  disc(26, 34, 22, "none", { edge: 3, edgeColour: "#5f616e", dashes: "6 5" }) +
  disc(26, 34, 17, "#070a0c", EDGE) +
  area("M12 44C18 38 34 38 40 44 36 52 16 52 12 44Z", "#3f7a34", { opacity: 0.75 }) +
  line("M20 22V47M32 22V47M20 27H32M20 34H32M20 41H32", "#c9a14a", 3) +
  oval(45, 17, 14, 12, "#05070f", { opacity: 0.5 }) +
  disc(44, 15, 13, "#59606e", EDGE) +
  disc(44, 15, 9, "none", { edge: 2, edgeColour: "#8d96a6" }) +
  line("M38 12h12M38 18h12M44 7v16", "#8d96a6", 2.2);

/** How large the picture of the sewer is drawn: a long vault, of whose ends a narrow window shows less. */
export const SEWER = { width: 720, height: 60 };

/** Bricks in courses that are set off against each other, as one line. */
function bricks(courses: number): string {
  return Array.from({ length: courses }, (_, course) => {
    const y = course * 9;
    const joints = Array.from({ length: 34 }, (_one, joint) => `M${joint * 22 + (course % 2) * 11} ${y}v9`).join("");
    return `M0 ${y}H${SEWER.width}${joints}`;
  }).join("");
}

/** Light that falls through a manhole, and the ladder that leads up to it. */
const shaft = (x: number) =>
  area(`M${x - 9} 0H${x + 9}L${x + 26} 46H${x - 26}Z`, "#cfe0ff", { opacity: 0.22 }) +
  oval(x, 46, 26, 4, "#cfe0ff", { opacity: 0.25 }) +
  box(x - 11, 0, 22, 4, "#a9c7ff", { edge: 1.4, edgeColour: INK }) +
  line(`M${x - 6} 3V44M${x + 6} 3V44`, INK, 4) +
  line(
    `M${x - 6} 3V44M${x + 6} 3V44${[11, 19, 27, 35].map((y) => `M${x - 6} ${y}H${x + 6}`).join("")}`,
    "#b8863c",
    2.2,
  );

/** The mouth of a pipe, and what runs out of it. */
const pipe = (x: number) =>
  disc(x, 24, 9, "#6d6f7c", { edge: 1.6, edgeColour: INK }) +
  disc(x, 24, 6, "#070a0c") +
  area(`M${x - 4} 26C${x - 5} 34 ${x - 5} 42 ${x - 6} 48H${x + 6}C${x + 5} 42 ${x + 5} 34 ${x + 4} 26Z`, "#5f9a44", {
    opacity: 0.85,
  });

/** An arch that leads further down, where nobody has been. */
const arch = (x: number) =>
  area(`M${x - 24} 46V26C${x - 24} 6 ${x + 24} 6 ${x + 24} 26V46Z`, "#0b0f10", { edge: 5, edgeColour: "#5f5048" }) +
  disc(x - 5, 31, 1.5, "#f4ffb0") +
  disc(x + 1, 31, 1.5, "#f4ffb0");

/** The sewer from inside: a vault of brick, a ladder to each entrance, and water that nobody wants to know more about. */
export const sewer = () =>
  box(0, 0, SEWER.width, SEWER.height, "#3a2f2c") +
  line(bricks(6), "#241c1b", 1.4) +
  line("M40 13h14M118 31h16M262 13h16M330 22h14M402 31h16M470 13h12M604 22h16M680 13h14", "#4f3f39", 6) +
  [24, 250, 470, 696].map(arch).join("") +
  [110, 330, 600].map(pipe).join("") +
  shaft(178) +
  shaft(542) +
  area("M0 46H720V49H0Z", "#82705f") +
  area("M0 49H720V60H0Z", "#2f5a34") +
  line("M12 53h40M96 56h50M190 52h44M260 57h60M352 53h36M420 56h52M500 52h40M566 57h58M650 53h44", "#7fb85a", 1.8, {
    opacity: 0.8,
  }) +
  put(
    396,
    45,
    area("M0 0C3-5 10-6 14-2L21 0 14 2C8 3 3 3 0 0Z", "#4a4038", { edge: 1.4, edgeColour: INK }) +
      line("M0 0q-6 3-10-1", "#8d6a5f", 1.4) +
      disc(17, -1, 0.9, "#ff6a4a"),
  );
