/**
 * The town as it lies on the table: the boards of a layout put together, turned as their slots want it. Spaces are
 * numbers from 0 in the north-west, row by row, and have names: a letter for the column and a number for the row.
 */

import type { BoardInfo, BuildingInfo } from "./types";

export const SIDE = 12;
const BOARD = 6;

export type Face = "n" | "e" | "s" | "w";
export const FACES: readonly Face[] = ["n", "e", "s", "w"];
/** The way over each face: columns to the east, rows to the south. */
export const WAYS: Readonly<Record<Face, readonly [across: number, down: number]>> = {
  n: [0, -1],
  e: [1, 0],
  s: [0, 1],
  w: [-1, 0],
};

type Cell = readonly [row: number, column: number];

/** Where boards lie, in the order of a layout: their first cell, and how often they are turned. */
const SLOTS: readonly { first: Cell; quarters: number }[] = [
  { first: [3, 3], quarters: 0 },
  { first: [0, 0], quarters: 0 },
  { first: [0, 6], quarters: 1 },
  { first: [6, 6], quarters: 2 },
  { first: [6, 0], quarters: 3 },
];

/** A side of a space, as it is seen from it. */
export interface Edge {
  space: number;
  face: Face;
}

/** A post on a vertex, which is called by the cell south-east of it. */
export interface Post {
  row: number;
  column: number;
  kind: string;
}

/** Where the sign of a building hangs: the middle of a piece of its wall, and how many spaces that is long. */
export interface SignPlace {
  x: number;
  y: number;
  room: number;
  face: "n" | "s";
}

export interface TownBuilding {
  name: string;
  spaces: readonly number[];
  /** The area around it. */
  left: number;
  top: number;
  right: number;
  bottom: number;
  walls: readonly Edge[];
  doors: readonly Edge[];
  pickUp: number | null;
  sign: SignPlace;
}

export interface Town {
  layout: string;
  /** The sets that its boards are from. */
  sets: readonly string[];
  /** The board that each space is printed on. */
  boards: readonly string[];
  buildings: readonly TownBuilding[];
  /** Which of the buildings each space is in; minus one outdoors. */
  area: readonly number[];
  posts: readonly Post[];
  pits: readonly number[];
  square: readonly number[];
  /** What scenery there is on each space; an empty word where there is none. */
  scenery: readonly string[];
}

const LETTERS = "abcdefghijkl";
const OUTDOORS = -1;

export const columnOf = (space: number) => space % SIDE;
export const rowOf = (space: number) => Math.floor(space / SIDE);

/** The one space beside the map: the sewer, as it is numbered and named. */
export const SEWER_SPACE = SIDE * SIDE;
export const SEWER = "sewer";

/** What a space is called. */
export function nameOfSpace(space: number): string {
  if (space === SEWER_SPACE) return SEWER;
  return `${LETTERS[columnOf(space)] ?? ""}${rowOf(space) + 1}`;
}

/** The space of a name. */
export function spaceNamed(name: string): number {
  if (name === SEWER) return SEWER_SPACE;
  const [column, row] = [LETTERS.indexOf(name.slice(0, 1)), Number(name.slice(1)) - 1];
  const there = name !== "" && column >= 0 && Number.isInteger(row) && row >= 0 && row < SIDE;
  if (!there) throw new Error(`no space is called ${name}`);
  return row * SIDE + column;
}

/** The space beyond a face; none at the rim of the town. */
export function beyond({ space, face }: Edge): number | null {
  const [across, down] = WAYS[face];
  const [column, row] = [columnOf(space) + across, rowOf(space) + down];
  return column >= 0 && column < SIDE && row >= 0 && row < SIDE ? row * SIDE + column : null;
}

export function turnedCell([row, column]: Cell, quarters: number): Cell {
  return quarters === 0 ? [row, column] : turnedCell([column, BOARD - 1 - row], quarters - 1);
}

export function turnedVertex([row, column]: Cell, quarters: number): Cell {
  return quarters === 0 ? [row, column] : turnedVertex([column, BOARD - row], quarters - 1);
}

export function turnedFace(face: string, quarters: number): Face {
  const place = FACES.findIndex((one) => one === face);
  if (place < 0) throw new Error(`no side is called ${face}`);
  return FACES[(place + quarters) % FACES.length]!;
}

/** The town of a layout such as “c1 l3 l4 l5 l6”: the centre, then the boards from the north-west clockwise. */
export function townOf(layout: string, printed: readonly BoardInfo[]): Town {
  const area = Array<number>(SIDE * SIDE).fill(OUTDOORS);
  const boards = Array<string>(SIDE * SIDE).fill("");
  const scenery = Array<string>(SIDE * SIDE).fill("");
  const sets = new Set<string>();
  const posts: Post[] = [];
  const pits: number[] = [];
  const square: number[] = [];
  const laid: { info: BuildingInfo; put: (cell: Cell) => number; quarters: number }[] = [];
  layout.split(" ").forEach((name, place) => {
    const board = printed.find((one) => one.board === name);
    const slot = SLOTS[place];
    if (!board || !slot) throw new Error(`no board lies as ${name} in ${layout}`);
    sets.add(board.set);
    const { first, quarters } = slot;
    const put = (cell: Cell) => {
      const [row, column] = turnedCell(cell, quarters);
      return (row + first[0]) * SIDE + column + first[1];
    };
    for (const cell of board.cells) boards[put(cell)] = name;
    for (const cell of board.scenery) scenery[put(cell)] = board.landscape;
    for (const info of board.buildings) {
      for (const cell of info.cells) area[put(cell)] = laid.length;
      laid.push({ info, put, quarters });
    }
    for (const { vertex, kind } of board.posts) {
      const [row, column] = turnedVertex(vertex, quarters);
      posts.push({ row: row + first[0], column: column + first[1], kind });
    }
    if (board.pit) pits.push(put(board.pit));
    square.push(...board.square.map(put));
  });
  const buildings = laid.map(({ info, put, quarters }) =>
    builtFrom(
      info.building,
      info.cells.map(put),
      info.doors.map(({ cell, face }) => ({ space: put(cell), face: turnedFace(face, quarters) })),
      info.pick_up && put(info.pick_up),
      pits,
    ),
  );
  return { layout, sets: [...sets], boards, buildings, area, posts, pits, square: square.sort(upwards), scenery };
}

const upwards = (one: number, other: number) => one - other;

function builtFrom(
  name: string,
  cells: readonly number[],
  doors: readonly Edge[],
  pickUp: number | null,
  pits: readonly number[],
): TownBuilding {
  const spaces = [...cells].sort(upwards);
  const [columns, rows] = [spaces.map(columnOf), spaces.map(rowOf)];
  const around = {
    left: Math.min(...columns),
    top: Math.min(...rows),
    right: Math.max(...columns) + 1,
    bottom: Math.max(...rows) + 1,
  };
  const walls = spaces.flatMap((space) =>
    FACES.map((face) => ({ space, face })).filter((edge) => {
      const there = beyond(edge);
      return there === null || !spaces.includes(there);
    }),
  );
  return {
    name,
    spaces,
    ...around,
    walls,
    doors,
    pickUp,
    sign: signPlace(walls, doors, [...pits, ...(pickUp === null ? [] : [pickUp])]),
  };
}

/** A sign over fewer spaces than these would hardly be read. */
const READABLE = 2;

/**
 * The longest piece of wall without a door, in the north rather than in the south: a sign never hangs over a door. At
 * the rim of the town it hangs inside, and then not over what is `marked`, if there is room beside it.
 */
export function signPlace(walls: readonly Edge[], doors: readonly Edge[], marked: readonly number[] = []): SignPlace {
  const over = (edge: Edge) => beyond(edge) === null && marked.includes(edge.space);
  const beside = longest(walls, (edge) => !isAmong(doors, edge) && !over(edge));
  const any = longest(walls, (edge) => !isAmong(doors, edge));
  return beside && beside.room >= READABLE ? beside : any!;
}

const isAmong = (edges: readonly Edge[], { space, face }: Edge) =>
  edges.some((edge) => edge.space === space && edge.face === face);

function longest(walls: readonly Edge[], free: (edge: Edge) => boolean): SignPlace | undefined {
  const pieces = (["n", "s"] as const).flatMap((face) => piecesOf(walls, face, free));
  const room = Math.max(...pieces.map((piece) => piece.room));
  return pieces.find((piece) => piece.room === room);
}

/** The outermost wall on a face, as far as it is free. */
function piecesOf(walls: readonly Edge[], face: "n" | "s", free: (edge: Edge) => boolean): SignPlace[] {
  const facing = walls.filter((wall) => wall.face === face);
  const rows = facing.map(({ space }) => rowOf(space));
  const row = face === "n" ? Math.min(...rows) : Math.max(...rows);
  const spaces = facing
    .filter((edge) => rowOf(edge.space) === row && free(edge))
    .map(({ space }) => space)
    .sort(upwards);
  const pieces: number[][] = [];
  for (const space of spaces) {
    const last = pieces.at(-1);
    if (last?.at(-1) === space - 1) last.push(space);
    else pieces.push([space]);
  }
  return pieces.map((piece) => ({
    x: columnOf(piece[0]!) + piece.length / 2,
    y: face === "n" ? row : row + 1,
    room: piece.length,
    face,
  }));
}

/** The corners of the side of a space, clockwise around it, as columns and rows. */
const CORNERS: Readonly<Record<Face, readonly [number, number, number, number]>> = {
  n: [0, 0, 1, 0],
  e: [1, 0, 1, 1],
  s: [1, 1, 0, 1],
  w: [0, 1, 0, 0],
};

/** The outline of a building as a path, in spaces from the north-west corner of the town. */
export function outlineOf({ walls }: Pick<TownBuilding, "walls">): string {
  const ends = new Map<string, string>();
  for (const { space, face } of walls) {
    const [column, row] = [columnOf(space), rowOf(space)];
    const [x, y, nextX, nextY] = CORNERS[face];
    ends.set(`${column + x} ${row + y}`, `${column + nextX} ${row + nextY}`);
  }
  const [first] = ends.keys();
  const corners: string[] = [];
  for (let corner = first; corner !== undefined && !corners.includes(corner); corner = ends.get(corner)) {
    corners.push(corner);
  }
  return `M${corners.join("L")}Z`;
}

/** A side of a space, whichever of the two that share it is named first; none where two spaces share no side. */
export function edgeBetween(one: number, other: number): Edge | null {
  const face = FACES.find((side) => beyond({ space: one, face: side }) === other);
  return face ? { space: one, face } : null;
}

/** The wall of a building to one side with outdoors beyond it, which is called by both: “church_n”. */
export function outerWall({ area, buildings }: Town, building: string, face: string): Edge[] {
  const walls = buildings.find(({ name }) => name === building)?.walls ?? [];
  return walls.filter((edge) => edge.face === face && area[beyond(edge) ?? SEWER_SPACE] === OUTDOORS);
}

/** The building of a space. */
export function buildingAt(town: Town, space: number): TownBuilding | undefined {
  return town.buildings[town.area[space] ?? -1];
}
