/** The kinds of tile of Humans!!! as they are printed, for tests. */

import type { Plan } from "../../src/art/town/plan";

/** Kind, copies, exits, humans, die tokens, what a break-in needs, spaces. */
type Row = readonly [string, number, string, number, number, number, string];

const TABLE: readonly Row[] = [
  ["hu_town_square", 1, "nesw", 0, 0, 0, ".R. RRR .R."],
  ["hu_road_cross", 2, "nesw", 0, 0, 0, ".R. RRR .R."],
  ["hu_road_t", 3, "esw", 0, 0, 0, "... RRR .R."],
  ["hu_road_straight", 1, "ew", 0, 0, 0, "... RRR ..."],
  ["hu_road_curve", 1, "es", 0, 0, 0, "... .RR .R."],
  ["hu_hospital", 1, "es", 5, 2, 5, "BBB BRR BR."],
  ["hu_apartment_building", 1, "es", 5, 1, 4, "BBB BRR BR."],
  ["hu_high_school", 1, "es", 5, 1, 4, "BBB BRR BR."],
  ["hu_concert_hall", 1, "es", 4, 2, 4, "BBB BRR BR."],
  ["hu_supermarket", 1, "es", 4, 2, 4, "BBB BRR BR."],
  ["hu_hardware_store", 1, "esw", 2, 2, 5, "BBB RRR .R."],
  ["hu_beauty_shop", 1, "esw", 3, 1, 3, "BBB RRR .R."],
  ["hu_law_office", 1, "esw", 2, 2, 3, "BBB RRR .R."],
  ["hu_gym", 1, "esw", 3, 1, 5, "BBB RRR .R."],
  ["hu_mining_company", 1, "esw", 2, 2, 6, "BBB RRR .R."],
  ["hu_diner", 1, "esw", 3, 1, 3, "BBB RRR .R."],
  ["hu_church", 1, "ew", 3, 1, 5, "BBB RRR ..."],
];

export interface PrintedTile extends Plan {
  kind: string;
  copies: number;
  rows: [string, string, string];
  humans: number;
  dice: number;
  need: number;
}

export const TILES = TABLE.map(([kind, copies, exits, humans, dice, need, rows]): PrintedTile => ({
  kind,
  copies,
  exits,
  rows: rows.split(" ") as [string, string, string],
  doors: [],
  humans,
  dice,
  need,
}));

export function planOf(kind: string): Plan {
  const found = TILES.find((tile) => tile.kind === kind);
  if (!found) throw new Error(`no tile is of the kind ${kind}`);
  return found;
}
