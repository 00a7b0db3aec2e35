/** What the town is painted with besides the brush: many boxes of one colour at once, and the lights. */

import { box, disc } from "../brush";

/** A space is so many units wide and high. */
export const SPACE = 100;
/** And a tile. */
export const TILE = 300;

/** What stands in the town has a line of this colour around it. */
export const INK = "#171a29";
export const ASPHALT = "#323a58";
export const PAVEMENT = "#5a6488";
export const KERB = "#7480a5";
export const PAINT = "#cfae62";

export type Rectangle = readonly [x: number, y: number, width: number, height: number];

const short = (value: number) => Math.round(value * 10) / 10;

/** Boxes of one colour, as one shape. */
export function boxes(all: readonly Rectangle[], colour: string, opacity?: number): string {
  const path = all.map(
    ([x, y, width, height]) => `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`,
  );
  return `<path d="${path.join("")}" fill="${colour}"${opacity === undefined ? "" : ` opacity="${opacity}"`}/>`;
}

/** The gradients of a drawing: lamps, rooms, the red lights of the helipad, light through doors, the moon, and fog. */
export const LIGHTS =
  "<defs>" +
  radial("pool", ["#ffdf9a", 0.5, 0], ["#ffc861", 0.17, 0.45], ["#ffc861", 0, 1]) +
  radial("red", ["#ff5d4d", 0.5, 0], ["#ff5d4d", 0, 1]) +
  radial("room", ["#fff0c8", 0.34, 0], ["#fff0c8", 0, 1]) +
  linear("spill", "x2='0' y2='1'", ["#ffd98a", 0.8, 0], ["#ffd98a", 0, 1]) +
  linear("moon", "x2='1' y2='1'", ["#9db7ff", 0.13, 0], ["#9db7ff", 0, 0.5], ["#05070f", 0.26, 1]) +
  "</defs>";

type Stop = readonly [colour: string, opacity: number, offset: number];

function stops(all: readonly Stop[]): string {
  return all
    .map(([colour, opacity, at]) => `<stop offset='${at}' stop-color='${colour}' stop-opacity='${opacity}'/>`)
    .join("");
}

function radial(id: string, ...all: Stop[]): string {
  return `<radialGradient id='${id}'>${stops(all)}</radialGradient>`;
}

function linear(id: string, way: string, ...all: Stop[]): string {
  return `<linearGradient id='${id}' x1='0' y1='0' ${way}>${stops(all)}</linearGradient>`;
}

/** A lamp of the street, with the light it gives. */
export const lamp = (x: number, y: number) =>
  disc(x, y, 60, "url(#pool)") + disc(x, y, 4, "#fff0c4", { edge: 1.6, edgeColour: INK });

/** The moon over a whole tile, and the seam around it. */
export const moonlight = () => box(0, 0, TILE, TILE, "url(#moon)", { edge: 3, edgeColour: "#0a0e1c" });
