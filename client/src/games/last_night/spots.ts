/** Points of the town, in spaces from its north-west corner. */

import { columnOf, rowOf, WAYS, type Edge } from "./town";

export type Spot = readonly [x: number, y: number];

/** The middle of a space. */
export const middleOfSpace = (space: number): Spot => [columnOf(space) + 0.5, rowOf(space) + 0.5];

/** The middle of one side of a space. */
export function middleOfSide({ space, face }: Edge): Spot {
  const [[x, y], [across, down]] = [middleOfSpace(space), WAYS[face]];
  return [x + across / 2, y + down / 2];
}

/** The middle of a wall, which is as long as its sides together. */
export const middleOfWall = (sides: readonly Edge[]): Spot => middleOf(sides.map(middleOfSide));

/** The point in the middle of several. */
export function middleOf(spots: readonly Spot[]): Spot {
  return [mean(spots.map(([x]) => x)), mean(spots.map(([, y]) => y))];
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
