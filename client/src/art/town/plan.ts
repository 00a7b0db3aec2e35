/**
 * The plan of a tile: what its nine spaces are, by which sides its roads leave, and where its doors are.
 *
 * A tile is turned as a plan and painted upright after, so that the moon stays where it is and no house falls over.
 */

export const SIDES = ["n", "e", "s", "w"] as const;
export type Side = (typeof SIDES)[number];

/** A tile has so many spaces across and down. */
export const SPAN = 3;

export interface Plan {
  /** From north to south, a letter for each space: R road, P paved yard, H helipad, B inside a building, . blocked. */
  rows: readonly string[];
  /** The sides by which roads leave, as letters. */
  exits: string;
  /** From a space inside, by its column and row, to one of its sides. */
  doors: readonly (readonly [column: number, row: number, side: string])[];
}

export const WAYS: Readonly<Record<Side, readonly [right: number, down: number]>> = {
  n: [0, -1],
  e: [1, 0],
  s: [0, 1],
  w: [-1, 0],
};

/** The side that a side becomes by so many quarter turns clockwise. */
export function turnedSide(side: string, turns: number): Side {
  return SIDES[(SIDES.indexOf(side as Side) + turns) % SIDES.length]!;
}

export const opposite = (side: Side): Side => turnedSide(side, 2);

/** A plan after so many quarter turns clockwise. */
export function turned(plan: Plan, turns: number): Plan {
  if (turns % SIDES.length === 0) return plan;
  const { rows, exits, doors } = plan;
  const once: Plan = {
    rows: rows.map((_, row) => rows.map((_, column) => rows[SPAN - 1 - column]!.charAt(row)).join("")),
    exits: Array.from(exits, (side) => turnedSide(side, 1)).join(""),
    doors: doors.map(([column, row, side]) => [SPAN - 1 - row, column, turnedSide(side, 1)] as const),
  };
  return turned(once, turns - 1);
}

/** What a space is; nothing beyond the tile. */
export function spaceAt({ rows }: Plan, column: number, row: number): string {
  return rows[row]?.charAt(column) ?? "";
}

/** What lies beyond a side of a space; nothing beyond the tile. */
export function beyond(plan: Plan, column: number, row: number, side: Side): string {
  const [right, down] = WAYS[side];
  return spaceAt(plan, column + right, row + down);
}

export const isOutdoor = (space: string) => space === "R" || space === "P" || space === "H";

/** Whether the street goes on over a side of a space, within the tile or out of it. */
export function goesOn(plan: Plan, column: number, row: number, side: Side): boolean {
  const next = beyond(plan, column, row, side);
  if (next) return isOutdoor(next);
  const [right, down] = WAYS[side];
  return plan.exits.includes(side) && column === 1 + right && row === 1 + down;
}

/** Whether a door leads over a side of a space, seen from within or from without. */
export function hasDoor({ doors }: Plan, column: number, row: number, side: Side): boolean {
  const [right, down] = WAYS[side];
  return doors.some(
    ([x, y, leads]) =>
      (x === column && y === row && leads === side) ||
      (x === column + right && y === row + down && leads === opposite(side)),
  );
}

/** A space of a tile: its column and row, and what it is. */
export type Spot = readonly [column: number, row: number, space: string];

/** All nine spaces, row by row. */
export function spotsOf({ rows }: Plan): Spot[] {
  return rows.flatMap((letters, row) => Array.from(letters, (space, column) => [column, row, space] as const));
}
