/** The kinds of tile as the catalogue of the game tells them, for tests. */

import type { Plan } from "../../src/art/town/plan";
import type { TileInfo } from "../../src/games/zombies/types";

/** Kind, copies, exits, zombies, life, bullets, spaces, doors. */
type Row = readonly [string, number, string, number, number, number, string, Plan["doors"]];

const TABLE: readonly Row[] = [
  ["town_square", 1, "nesw", 0, 0, 0, ".R. RRR .R.", []],
  ["helipad", 1, "nesw", 9, 0, 0, "HHH HHH HHH", []],
  ["road_straight", 4, "ew", 2, 0, 0, "... RRR ...", []],
  ["road_curve", 4, "es", 2, 0, 0, "... .RR .R.", []],
  ["road_t", 4, "esw", 3, 0, 0, "... RRR .R.", []],
  ["road_cross", 4, "nesw", 4, 0, 0, ".R. RRR .R.", []],
  ["hospital", 1, "s", 8, 4, 0, "BBB BBB BRB", [[1, 1, "s"]]],
  ["lawn_and_garden", 1, "s", 6, 2, 3, "BBB BBB BRB", [[1, 1, "s"]]],
  ["police_station", 1, "s", 6, 2, 4, "BBB BBB .R.", [[1, 1, "s"]]],
  ["sporting_goods", 1, "s", 6, 2, 4, "BBB BBB .R.", [[1, 1, "s"]]],
  [
    "fire_station",
    1,
    "s",
    6,
    4,
    2,
    "BBB BBB PRB",
    [
      [0, 1, "s"],
      [1, 1, "s"],
      [2, 2, "w"],
    ],
  ],
  ["drug_store", 1, "ew", 3, 3, 0, "BBB RRR ...", [[1, 0, "s"]]],
  ["army_surplus", 1, "ew", 2, 0, 2, "BBB RRR ...", [[1, 0, "s"]]],
  [
    "hardware_store",
    1,
    "es",
    3,
    1,
    2,
    "BBB BRR BR.",
    [
      [1, 0, "s"],
      [0, 1, "e"],
    ],
  ],
  [
    "toy_store",
    1,
    "es",
    3,
    1,
    1,
    "BBB BRR BR.",
    [
      [2, 0, "s"],
      [0, 2, "e"],
    ],
  ],
  ["skate_shop", 1, "esw", 3, 0, 1, "BBB RRR .R.", [[1, 0, "s"]]],
  ["florist", 1, "esw", 3, 1, 1, "BBB RRR .R.", [[1, 0, "s"]]],
  ["gas_station", 1, "esw", 3, 1, 2, "BBB RRR .R.", [[1, 0, "s"]]],
];

export const TILES = TABLE.map(([kind, copies, exits, zombies, life, bullets, rows, doors]): TileInfo => ({
  kind,
  copies,
  exits,
  rows: rows.split(" ") as TileInfo["rows"],
  doors: doors.map((door) => [...door] as [number, number, string]),
  zombies,
  life,
  bullets,
  rulings: [],
}));

export function planOf(kind: string): Plan {
  const found = TILES.find((tile) => tile.kind === kind);
  if (!found) throw new Error(`no tile is of the kind ${kind}`);
  return found;
}
