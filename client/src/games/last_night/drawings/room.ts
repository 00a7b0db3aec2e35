/** What rooms are made of, and what stands in more than one of them. */

import { area, box, line, oval, star, type Manner } from "../../../art/brush";
import type { Prop } from "../../../art/town/furniture";
import { INK } from "../../../art/town/shapes";
import type { Interior } from "../../../art/town/trades";

/** What lies in the middle of a building of this width and height: flat, since people stand on it. */
export type Middle = (width: number, height: number) => string;

/** Of what stands along its walls there is one a space. */
export interface Room extends Interior {
  middle?: Middle;
}

export const EDGE = { edge: 1.8, edgeColour: INK };

export const WOOD: readonly [string, string] = ["#6f5640", "#5c4633"];

/** Iron bars before a bunk. */
export const cage: Prop = (x, y) =>
  box(x + 18, y + 22, 46, 22, "#59617c", { ...EDGE, round: 3 }) +
  box(x + 21, y + 25, 12, 16, "#aeb8cf", { round: 2 }) +
  line(
    `M${x + 14} ${y + 18}v40M${x + 26} ${y + 18}v40M${x + 38} ${y + 18}v40M${x + 50} ${y + 18}v40M${x + 62} ${y + 18}v40M${x + 74} ${y + 18}v40M${x + 10} ${y + 56}h68`,
    "#aab3c8",
    3,
  );

/** Rifles on a rack. */
export const rifles: Prop = (x, y) =>
  box(x + 16, y + 18, 68, 26, "#4a3524", EDGE) +
  [22, 30, 38]
    .map(
      (down) => line(`M${x + 22} ${y + down}h18`, "#9a6a3c", 4.4) + line(`M${x + 40} ${y + down}h38`, "#aeb6c4", 2.6),
    )
    .join("");

export const fireplace: Prop = (x, y) =>
  box(x + 22, y + 14, 56, 24, "#6d6570", EDGE) +
  box(x + 32, y + 20, 36, 18, "#1d1518", { round: 4 }) +
  area(`M${x + 50} ${y + 22}q10 8 6 15h-14q-4-7 8-15z`, "#ff9a3c") +
  area(`M${x + 50} ${y + 28}q5 5 3 9h-7q-2-4 4-9z`, "#ffe6ab");

export const rug =
  (colour: string, border: string): Middle =>
  (width, height) =>
    oval(width / 2, height / 2 + 12, width * 0.26, height * 0.2, colour, { edge: 4, edgeColour: border });

/** A star of five points. */
export const fivePointed = (x: number, y: number, radius: number, colour: string, how: Manner = {}) =>
  star(x, y, radius, radius * 0.42, 5, colour, how);
