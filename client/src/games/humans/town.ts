/** The town of Humans!!!: as it has been laid, with its barricades, and those that have been broken. */

import { isOutdoor, spotsOf } from "../../art/town/plan";
import { tilePicture } from "../../art/town/tile";
import type { Patch } from "../../board/map/Ground";
import { nameOfCell } from "../../board/map/places";
import { cornerOf, patchesOf, type Town } from "../town/town";
import { tiles as printed, towns } from "./catalogue";
import type { Placed } from "./types";

export const { townOf, openCells, meetings } = towns;

const CLOSED: ReadonlySet<string> = new Set();

/** The spaces of the street on a tile, as “column,row”, on which an opening lies. */
function openOn(placed: Placed, openings: ReadonlySet<string>): ReadonlySet<string> {
  const { column: west, row: north } = cornerOf(placed.x, placed.y);
  const open = spotsOf(printed.planOf(placed))
    .filter(([column, row, space]) => {
      return isOutdoor(space) && openings.has(nameOfCell({ column: west + column, row: north + row }));
    })
    .map(([column, row]) => `${column},${row}`);
  return open.length ? new Set(open) : CLOSED;
}

/** What lies on the ground: roads that run on, and tiles with their barricades. */
export function groundOf({ roads }: Town, tiles: readonly Placed[], openings: readonly string[]): Patch[] {
  const open = new Set(openings);
  const picture = (placed: Placed) =>
    tilePicture({ ...placed, open: openOn(placed, open) }, printed.tileInfo(placed.kind));
  return [...roads, ...patchesOf(tiles, picture)];
}

/** How a tile looks that is to be laid: all of it is still barricaded. */
export function drawnPicture(tile: string, turns: number): string {
  const kind = printed.kindOf(tile);
  return tilePicture({ tile, kind, turns, open: CLOSED }, printed.tileInfo(kind));
}
