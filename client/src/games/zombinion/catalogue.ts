/** What is printed on the cards, and which sets there are. */

import { computed } from "@preact/signals";
import { catalogueOf } from "../../board/catalogue";
import type { CardInfo, Catalogue } from "./types";

const kept = catalogueOf<CardInfo, Catalogue>("zombinion");
export const { catalogue, infoOf, open: openCatalogue } = kept;

/** The cards that sets are made of: all that are not basic. */
export const combatCards = computed<readonly string[]>(() => {
  const found = new Set(Object.values(catalogue.value?.sets ?? {}).flat());
  const cards = catalogue.value?.cards ?? [];
  const first = cards.findIndex((info) => found.has(info.card));
  return first < 0 ? [] : cards.slice(first).map((info) => info.card);
});

/** The frames that cards come in. */
export type Frame = "aim" | "victory" | "infection" | "action" | "attack" | "reaction";

/** The frame of a card: the last word of its kind line. */
export function frameOf(card: string): Frame {
  return (infoOf(card)?.line.split("-").at(-1)?.toLowerCase() ?? "action") as Frame;
}
