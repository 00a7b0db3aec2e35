/** Doorways that are nailed up, and those that have been broken open. */

import { area, box, disc, put, together } from "../brush";
import type { Side } from "./plan";
import { INK } from "./shapes";

const [PLANK, DARK_PLANK, OLD_PLANK] = ["#e0ad6a", "#c08d50", "#d09c5b"];

/** How a doorway that faces south must be turned to face a side. */
export const TURNS: Readonly<Record<Side, number>> = { s: 0, w: 90, n: 180, e: 270 };

const turnedTo = (x: number, y: number, side: Side, drawing: string) =>
  put(x + 50, y + 50, drawing, { turn: TURNS[side] });

const EDGE = { stroke: INK, "stroke-width": 1.6 };
const NAILS = [
  [-28, 48],
  [28, 43],
  [-28, 54],
  [28, 60],
] as const;

/** Three planks over a dark doorway. */
export function planks(x: number, y: number, side: Side): string {
  return turnedTo(
    x,
    y,
    side,
    box(-23, 41, 46, side === "s" ? 23 : 13, "#241a1c") +
      together(
        EDGE,
        area("M-34.9 44.6 33.8 37.4 34.9 47.4-33.8 54.6Z", PLANK) +
          area("M-34.4 49-33.5 59 34.4 65 35.2 55Z", DARK_PLANK) +
          area("M-15.3 44-6.6 37.2 13.4 60.8 4.7 67.6Z", OLD_PLANK),
      ) +
      NAILS.map(([across, down]) => disc(across, down, 1.5, "#20202c")).join(""),
  );
}

/** Splinters, and the light that comes out between them; `floor` is that of the room. */
export function brokenPlanks(x: number, y: number, side: Side, floor: string): string {
  return turnedTo(
    x,
    y,
    side,
    area("M-22 44H22L38 92H-38Z", "url(#spill)") +
      box(-22, 40, 44, side === "s" ? 24 : 14, floor) +
      box(-22, 45, 44, 5, "#ffe2a0") +
      together(
        EDGE,
        area("M-33 39l18 4-5 3 4 4-18-3z", PLANK) +
          area("M33 46l-16-1 4 4-6 2 17 4z", DARK_PLANK) +
          area("M-12 66l22 10-2 5-22-10z", OLD_PLANK),
      ),
  );
}
