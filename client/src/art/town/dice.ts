/** Dice of bone with dark pips. 64 by 64 units. */

import { box, disc, KEYLINE, line } from "../brush";
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

const SIDES = [1, 2, 3, 4, 5, 6].map((number) => () => die(number));
const BLANK = () => die(0);

/** The address of a die that shows a number; beyond six it is blank, and the number stands beside it. */
export function dieFace(number: number): string {
  return addressOf(SIDES[number - 1] ?? BLANK, 64, 64);
}
