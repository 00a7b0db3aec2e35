/**
 * What figures are drawn with. The dead have one dark outline; the living have a light edge around theirs, which is
 * the same figure once more, drawn behind it by a broader pen of one colour.
 */

import { area, disc, KEYLINE, line } from "../brush";

export interface Pen {
  area: (path: string, colour: string, edge?: number) => string;
  disc: (x: number, y: number, radius: number, colour: string, edge?: number) => string;
  limb: (path: string, colour: string, width?: number) => string;
  /** What lies within an outline; the edge leaves it out. */
  detail: (drawing: string) => string;
}

/** The light edge of the living. */
export const EDGE = "#fff1cf";
/** How far the light edge is seen around the dark outline. */
const LIGHT = 3.4;

export const ink: Pen = {
  area: (path, colour, edge = 2.2) => area(path, colour, { edge }),
  disc: (x, y, radius, colour, edge = 2.2) => disc(x, y, radius, colour, { edge }),
  limb: (path, colour, width = 6) => line(path, KEYLINE, width + 4) + line(path, colour, width),
  detail: (drawing) => drawing,
};

const glow: Pen = {
  area: (path, _, edge = 2.2) => area(path, EDGE, { edge: edge + LIGHT, edgeColour: EDGE }),
  disc: (x, y, radius, _, edge = 2.2) => disc(x, y, radius, EDGE, { edge: edge + LIGHT, edgeColour: EDGE }),
  limb: (path, _, width = 6) => line(path, EDGE, width + 4 + LIGHT),
  detail: () => "",
};

/** Somebody who breathes. */
export const lit = (drawing: (pen: Pen) => string) => drawing(glow) + drawing(ink);
