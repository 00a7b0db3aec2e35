/** The town as it has been laid: where its spaces are, what they are, and how it looks from above. */

import { fogPicture, FOG_SPAN, STUB, stubPicture } from "../../art/town/fog";
import { opposite, SIDES, SPAN, spotsOf, WAYS, type Plan, type Side } from "../../art/town/plan";
import { SPACE } from "../../art/town/shapes";
import { tilePicture } from "../../art/town/tile";
import { nameOnSign } from "../../art/town/trades";
import type { Patch } from "../../board/map/Ground";
import type { Shade } from "../../board/map/Minimap";
import { areaAround, nameOfCell, type Area, type Cell } from "../../board/map/places";
import type { Placed, Tiles } from "./tiles";

/** The space with which the tile at 0, 0 begins: its middle is the middle of the map. */
export const FIRST = -1;
/** How many spaces around what has been laid one can go, and how far the sleeping town is seen from there. */
const AROUND = 1.5;
const FAR = 60;

export interface TownSpace {
  name: string;
  cell: Cell;
  /** What it is: R road, P yard, H helipad, B inside. */
  kind: string;
  tile: Placed;
}

/** Where a tile is called what it is called: a point of the map, and how many spaces there are for it. */
export interface Named {
  tile: Placed;
  x: number;
  y: number;
  room: number;
}

export interface Town {
  /** All spaces on which somebody can stand, from north to south. */
  spaces: readonly TownSpace[];
  byName: ReadonlyMap<string, TownSpace>;
  /** The roads that run on into the fog. */
  roads: readonly Patch[];
  patches: readonly Patch[];
  names: readonly Named[];
  shades: readonly Shade[];
  /** All that has been laid, how far one can go around it, and how far one sees. */
  laid: Area;
  bounds: Area;
  beyond: Area;
}

export const fog = () => ({ picture: fogPicture(), span: FOG_SPAN });

/** The north-western space of a cell of tiles. */
export const cornerOf = (x: number, y: number): Cell => ({ column: x * SPAN + FIRST, row: y * SPAN + FIRST });

/** The space in the middle of a cell of tiles: that names the cell. */
export const middleCell = (x: number, y: number): Cell => ({ column: x * SPAN, row: y * SPAN });

/** How a tile looks where it lies. */
export type TilePicture = (placed: Placed) => string;

/** What is known of towns by the tiles of a game. */
export interface Towns {
  /** The town of some tiles; it is worked out once for as long as nothing is laid. */
  townOf: (tiles: readonly Placed[]) => Town;
  /** The cells of tiles that roads lead to, and where nothing lies; each once. */
  openCells: (tiles: readonly Placed[]) => { x: number; y: number }[];
  /** The sides on which the roads of a tile meet those of its neighbours. */
  meetings: (tiles: readonly Placed[], laid: Pick<Placed, "kind" | "x" | "y" | "turns">) => Side[];
  /** How a tile looks that is to be laid, turned so far. */
  drawnPicture: (tile: string, turns: number) => string;
}

export function townsOf(all: Tiles): Towns {
  const known = new WeakMap<readonly Placed[], Town>();
  return {
    townOf: (tiles) => {
      let town = known.get(tiles);
      if (!town) {
        town = laidOut(tiles, all);
        known.set(tiles, town);
      }
      return town;
    },
    openCells: (tiles) => {
      const cells = openRoads(tiles, all).map(({ tile: { x, y }, side }) => {
        const [right, down] = WAYS[side];
        return { x: x + right, y: y + down };
      });
      return [...new Map(cells.map((cell) => [`${cell.x} ${cell.y}`, cell])).values()];
    },
    meetings: (tiles, laid) => {
      const { exits } = all.planOf(laid);
      return SIDES.filter((side) => {
        const [right, down] = WAYS[side];
        const next = tiles.find(({ x, y }) => x === laid.x + right && y === laid.y + down);
        return next !== undefined && exits.includes(side) && all.planOf(next).exits.includes(opposite(side));
      });
    },
    drawnPicture: (tile, turns) => {
      const kind = all.kindOf(tile);
      return tilePicture({ tile, kind, turns }, all.tileInfo(kind));
    },
  };
}

function laidOut(tiles: readonly Placed[], { planOf, tileInfo }: Tiles): Town {
  const every = tiles.flatMap((tile) =>
    spotsOf(planOf(tile)).map(([column, row, kind]): TownSpace => {
      const corner = cornerOf(tile.x, tile.y);
      const cell = { column: corner.column + column, row: corner.row + row };
      return { name: nameOfCell(cell), cell, kind, tile };
    }),
  );
  const spaces = every
    .filter(({ kind }) => kind !== ".")
    .sort((one, other) => one.cell.row - other.cell.row || one.cell.column - other.cell.column);
  const roads = openRoads(tiles, { planOf }).map(({ tile, side }) => stub(tile, side));
  const laid = areaAround(every.map(({ cell }) => cell)) ?? { left: 0, top: 0, right: 1, bottom: 1 };
  const shade = (look: string, kinds: string) => ({
    look,
    cells: every.filter(({ kind }) => kinds.includes(kind)).map(({ cell }) => cell),
  });
  return {
    spaces,
    byName: new Map(spaces.map((space) => [space.name, space])),
    roads,
    patches: [...roads, ...patchesOf(tiles, (placed) => tilePicture(placed, tileInfo(placed.kind)))],
    names: tiles.flatMap((tile) => named(tile, planOf(tile))),
    shades: [shade("blocked", "."), shade("street", "RP"), shade("room", "B"), shade("goal", "H")],
    laid,
    bounds: grown(laid, AROUND),
    beyond: grown(laid, FAR),
  };
}

/** Tiles as pictures on the ground. */
export function patchesOf(tiles: readonly Placed[], picture: TilePicture): Patch[] {
  return tiles.map((placed) => ({
    key: `tile ${placed.tile}`,
    ...cornerOf(placed.x, placed.y),
    width: SPAN,
    height: SPAN,
    picture: picture(placed),
    piece: true,
  }));
}

/** The roads that lead to where nothing has been laid yet. */
function openRoads(tiles: readonly Placed[], { planOf }: Pick<Tiles, "planOf">): { tile: Placed; side: Side }[] {
  const taken = new Set(tiles.map(({ x, y }) => `${x} ${y}`));
  return tiles.flatMap((tile) => {
    const { exits } = planOf(tile);
    const open = SIDES.filter((side) => {
      const [right, down] = WAYS[side];
      return exits.includes(side) && !taken.has(`${tile.x + right} ${tile.y + down}`);
    });
    return open.map((side) => ({ tile, side }));
  });
}

function grown({ left, top, right, bottom }: Area, by: number): Area {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}

const LENGTH = STUB / SPACE;

function stub({ tile, x, y }: Placed, side: Side): Patch {
  const { column, row } = cornerOf(x, y);
  const across = side === "e" || side === "w";
  const at: Record<Side, Cell> = {
    n: { column: column + 1, row: row - LENGTH },
    e: { column: column + SPAN, row: row + 1 },
    s: { column: column + 1, row: row + SPAN },
    w: { column: column - LENGTH, row: row + 1 },
  };
  return {
    key: `road ${tile} ${side}`,
    ...at[side],
    width: across ? LENGTH : 1,
    height: across ? 1 : LENGTH,
    picture: stubPicture(side),
  };
}

/** A building has its sign over its northern wall, square and helipad over their northern edge. Roads have none. */
function named(tile: Placed, plan: Plan): Named[] {
  const { column, row } = cornerOf(tile.x, tile.y);
  const inside = spotsOf(plan).filter(([, , kind]) => kind === "B");
  if (inside.length) {
    const north = Math.min(...inside.map(([, down]) => down));
    const walls = inside.filter(([, down]) => down === north).map(([across]) => across);
    const [west, east] = [Math.min(...walls), Math.max(...walls) + 1];
    // A narrow building may have a sign that is wider than it is, as long as that stays on its tile.
    const room = east - west === SPAN ? SPAN : 2;
    const middle = Math.min(Math.max((west + east) / 2, room / 2), SPAN - room / 2);
    return [{ tile, x: column + middle, y: row + north - 0.02, room }];
  }
  return !nameOnSign(tile.kind).startsWith("road") ? [{ tile, x: column + SPAN / 2, y: row + 0.02, room: SPAN }] : [];
}
