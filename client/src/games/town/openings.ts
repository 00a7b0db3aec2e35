/** The ground of a town whose buildings are nailed up, and have been broken open here and there. */

import { isOutdoor, spotsOf } from "../../art/town/plan";
import { tilePicture } from "../../art/town/tile";
import type { Patch } from "../../board/map/Ground";
import { nameOfCell } from "../../board/map/places";
import type { Placed, Tiles } from "./tiles";
import { cornerOf, patchesOf, type Town } from "./town";

const CLOSED: ReadonlySet<string> = new Set();

export interface OpenGround {
  /** What lies on the ground: roads that run on, and tiles with their barricades. */
  groundOf: (town: Town, tiles: readonly Placed[], openings: readonly string[]) => Patch[];
  /** How a tile looks that is to be laid: all of it is still barricaded. */
  drawnPicture: (tile: string, turns: number) => string;
}

export function openGround(printed: Tiles): OpenGround {
  /** The spaces of the street on a tile, as “column,row”, on which an opening lies. */
  const openOn = (placed: Placed, openings: ReadonlySet<string>): ReadonlySet<string> => {
    const { column: west, row: north } = cornerOf(placed.x, placed.y);
    const open = spotsOf(printed.planOf(placed))
      .filter(([column, row, space]) => {
        return isOutdoor(space) && openings.has(nameOfCell({ column: west + column, row: north + row }));
      })
      .map(([column, row]) => `${column},${row}`);
    return open.length ? new Set(open) : CLOSED;
  };
  return {
    groundOf: ({ roads }, tiles, openings) => {
      const open = new Set(openings);
      const picture = (placed: Placed) =>
        tilePicture({ ...placed, open: openOn(placed, open) }, printed.tileInfo(placed.kind));
      return [...roads, ...patchesOf(tiles, picture)];
    },
    drawnPicture: (tile, turns) => {
      const kind = printed.kindOf(tile);
      return tilePicture({ tile, kind, turns, open: CLOSED }, printed.tileInfo(kind));
    },
  };
}
