/** What is printed on the cards, and which sets there are. */

import { computed } from "@preact/signals";
import { catalogueOf } from "../../board/catalogue";
import type { CardInfo, Catalogue } from "./types";

const kept = catalogueOf<CardInfo, Catalogue>("zombinion");
export const { catalogue, infoOf, open: openCatalogue } = kept;

/** The cards that sets are made of: all that are not basic. */
export const combatCards = computed<readonly string[]>(
  () => catalogue.value?.cards.flatMap(({ card, basic }) => (basic ? [] : [card])) ?? [],
);

/** The frame of a card. */
export function frameOf(card: string): CardInfo["frame"] {
  return infoOf(card)?.frame ?? "action";
}
