/** What is printed on the cards. */

import { catalogueOf } from "../../board/catalogue";
import type { CardInfo, Catalogue } from "./types";

const kept = catalogueOf<CardInfo, Catalogue>("zombiaki");
export const { catalogue, infoOf, open: openCatalogue } = kept;

/** Cards in the order of the card lists, equal ones together. */
export function counted(cards: readonly string[]): { card: string; count: number }[] {
  const order = [...kept.byCard.value.keys()];
  const kinds = [...new Set(cards)].sort((one, other) => order.indexOf(one) - order.indexOf(other));
  return kinds.map((card) => ({ card, count: cards.filter((other) => other === card).length }));
}
