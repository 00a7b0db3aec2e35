/** What is printed on the cards and on the tiles. */

import { catalogueOf } from "../../board/catalogue";
import { stacked, type Stack } from "../../board/stacks";
import { tilesOf } from "../town/tiles";
import { townsOf } from "../town/town";
import type { CardInfo, Catalogue } from "./types";

const kept = catalogueOf<CardInfo, Catalogue>("zombies");
export const { catalogue, infoOf, open: openCatalogue } = kept;

const tiles = tilesOf(catalogue);
export const { isTile, kindOf, tileInfo } = tiles;

/** The town of this game, as it has been laid. */
export const towns = townsOf(tiles);

/** Equal cards together, in the order of the card lists. */
export function sorted(cards: readonly string[]): Stack[] {
  const order = [...kept.byCard.value.keys()];
  return stacked(cards).sort((one, other) => order.indexOf(one.card) - order.indexOf(other.card));
}
