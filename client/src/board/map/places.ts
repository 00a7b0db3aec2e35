/**
 * Where spaces lie on a map. It is told in spaces from a middle one, and has no end: columns grow to the east, rows to
 * the south.
 */

export interface Cell {
  column: number;
  row: number;
}

/** An area of the map: from its western and northern edge to its eastern and southern one. */
export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A point of the map; the middle of a space lies half a space from its edges. */
export interface Point {
  x: number;
  y: number;
}

const MIDDLE = "centre";

/** The cell of a space that is named by where it lies from the middle: `e4n2`, `w3`, `centre`. */
export function cellNamed(name: string): Cell {
  const [, across = "", along = "0", upright = "", down = "0"] = /^(?:([ew])(\d+))?(?:([ns])(\d+))?$/.exec(name) ?? [];
  if (!across && !upright && name !== MIDDLE) throw new Error(`no space is called ${name}`);
  return {
    column: (across === "w" ? -1 : 1) * Number(along) || 0,
    row: (upright === "n" ? -1 : 1) * Number(down) || 0,
  };
}

/** What the space of a cell is called. */
export function nameOfCell({ column, row }: Cell): string {
  const across = column ? `${column < 0 ? "w" : "e"}${Math.abs(column)}` : "";
  const down = row ? `${row < 0 ? "n" : "s"}${Math.abs(row)}` : "";
  return across + down || MIDDLE;
}

export function middleOf({ column, row }: Cell): Point {
  return { x: column + 0.5, y: row + 0.5 };
}

/** The area around some spaces, with so much air; none around none. */
export function areaAround(cells: readonly Cell[], air = 0): Area | null {
  if (!cells.length) return null;
  const [columns, rows] = [cells.map(({ column }) => column), cells.map(({ row }) => row)];
  return {
    left: Math.min(...columns) - air,
    top: Math.min(...rows) - air,
    right: Math.max(...columns) + 1 + air,
    bottom: Math.max(...rows) + 1 + air,
  };
}

export function middleOfArea({ left, top, right, bottom }: Area): Point {
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/** The least area that has all of two. */
export function both(one: Area, other: Area): Area {
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}
