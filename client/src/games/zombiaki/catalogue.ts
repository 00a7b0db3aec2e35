/** What is printed on the cards. */

import { catalogueOf } from "../../board/catalogue";
import { stacked, type Stack } from "../../board/stacks";
import type { CardInfo, Catalogue } from "./types";

const kept = catalogueOf<CardInfo, Catalogue>("zombiaki");
export const { catalogue, infoOf, open: openCatalogue } = kept;

/** Equal cards together, in the order of the card lists. */
export function sorted(cards: readonly string[]): Stack[] {
  const order = [...kept.byCard.value.keys()];
  return stacked(cards).sort((one, other) => order.indexOf(one.card) - order.indexOf(other.card));
}
