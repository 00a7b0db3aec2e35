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

/** How large the picture of the sewer is drawn: one space in the middle of it is free for who stands there. */
export const SEWER = { width: 240, height: 150 };

/** Bricks in courses that are set off against each other, as one line. */
function bricks(top: number, courses: number): string {
  return Array.from({ length: courses }, (_, course) => {
    const y = top + course * 13;
    const joints = Array.from({ length: 10 }, (_one, joint) => `M${joint * 26 + (course % 2) * 13} ${y}v13`).join("");
    return `M0 ${y}H240${joints}`;
  }).join("");
}

/** Light that falls through a manhole, and the ladder that leads up to it. */
const shaft = (x: number) =>
  area(`M${x - 14} 0H${x + 14}L${x + 34} 108H${x - 34}Z`, "#cfe0ff", { opacity: 0.2 }) +
  oval(x, 107, 34, 8, "#cfe0ff", { opacity: 0.22 }) +
  box(x - 16, 0, 32, 7, "#a9c7ff", EDGE) +
  line(`M${x - 9} 4V104M${x + 9} 4V104`, INK, 6) +
  line(
    `M${x - 9} 4V104M${x + 9} 4V104M${x - 9} 18H${x + 9}M${x - 9} 34H${x + 9}M${x - 9} 50H${x + 9}M${x - 9} 66H${x + 9}M${x - 9} 82H${x + 9}M${x - 9} 98H${x + 9}`,
    "#b8863c",
    3.4,
  );

/** The sewer from inside: a vault of brick, a ladder at either end, and water that nobody wants to know more about. */
export const sewer = () =>
  box(0, 0, SEWER.width, SEWER.height, "#3a2f2c") +
  line(bricks(4, 7), "#241c1b", 2) +
  line("M30 24h16M110 37h18M190 50h14M64 63h18M150 11h16", "#4f3f39", 9) +
  area("M74 104V62C74 30 166 30 166 62V104Z", "#0b0f10", { edge: 9, edgeColour: "#5f5048" }) +
  line("M74 104V62C74 30 166 30 166 62V104", "#2a211f", 9, { dashes: "2 13" }) +
  disc(108, 78, 2.6, "#f4ffb0") +
  disc(117, 78, 2.6, "#f4ffb0") +
  disc(135, 88, 1.8, "#f4ffb0", { opacity: 0.7 }) +
  disc(141, 88, 1.8, "#f4ffb0", { opacity: 0.7 }) +
  shaft(36) +
  shaft(204) +
  area("M0 102H240V114H0Z", "#6b5f57") +
  area("M0 102H240V105H0Z", "#938478") +
  area("M0 113H240V140H0Z", "#2f5a34") +
  area("M74 102H166L178 114H62Z", "#3f7a3c") +
  line("M10 121h34M70 126h40M132 119h46M196 127h30M34 133h24M150 134h30", "#7fb85a", 2.6, { opacity: 0.75 }) +
  oval(96, 121, 12, 3, "#9dcf6a", { opacity: 0.4 }) +
  area("M0 138H240V150H0Z", "#57493f") +
  area("M0 138H240V141H0Z", "#82705f") +
  box(0, 58, 14, 20, "#6d6f7c", EDGE) +
  area("M14 62C24 64 24 84 22 104H10C14 90 12 78 12 74Z", "#4f8a3c", { opacity: 0.85 }) +
  put(
    176,
    100,
    area("M0 0C4-7 14-8 20-3L30 0 20 3C12 5 4 4 0 0Z", "#4a4038", EDGE) +
      line("M0 0q-9 4-14-2", "#8d6a5f", 2) +
      disc(25, -1, 1.2, "#ff6a4a"),
  );
