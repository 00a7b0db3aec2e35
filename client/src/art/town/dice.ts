/** Dice of bone with dark pips. 64 by 64 units. */

import { area, box, disc, KEYLINE, line } from "../brush";
import { addressOf } from "../Picture";

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** A die that shows a number. */
function die(number: number): string {
  const pips = PIPS[number] ?? [];
  return (
    box(8, 10, 52, 52, "#04060d", { opacity: 0.5, round: 11 }) +
    box(5, 8, 52, 50, "#c9b78f", { edge: 2.2, edgeColour: KEYLINE, round: 11 }) +
    box(5, 4, 52, 49, "#f6ecd6", { edge: 2.2, edgeColour: KEYLINE, round: 11 }) +
    line("M11 14Q12 9 18 9H40", "#fff", 2.6) +
    pips.map(([x, y]) => disc(31 + x * 13, 28.5 + y * 13, pips.length === 1 ? 7 : 5.2, "#1b1f2c")).join("")
  );
}

/** A die of ten sides, seen from above: the face on top is a kite, for a number to stand on. */
function tenSided(): string {
  return (
    area("M34 6 60 24 60 44 34 62 8 44 8 24Z", "#04060d", { opacity: 0.5 }) +
    area("M32 3 58 21 58 40 32 59 6 40 6 21Z", "#c9b78f", { edge: 2.2, edgeColour: KEYLINE }) +
    area("M32 3 50 36 32 47 14 36Z", "#f6ecd6", { edge: 2.2, edgeColour: KEYLINE }) +
    line("M14 36 6 40M50 36 58 40M32 47V59", KEYLINE, 2.2)
  );
}

const SIDES = [1, 2, 3, 4, 5, 6].map((number) => () => die(number));
const BLANK = () => die(0);

/** The address of a die that shows a number, or of a blank one. */
export function dieFace(number: number): string {
  return addressOf(SIDES[number - 1] ?? BLANK, 64, 64);
}

/** The address of a die of ten sides; its number stands on it in words. */
export function tenSidedDie(): string {
  return addressOf(tenSided, 64, 64);
}
