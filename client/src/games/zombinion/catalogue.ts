/** What is printed on the cards, and which sets there are: asked once from the server. */

import { computed, signal } from "@preact/signals";
import { api } from "../../protocol/api";
import type { CardInfo, Catalogue } from "./types";

/** Null until the server has told. */
export const catalogue = signal<Catalogue | null>(null);
let asked: Promise<void> | null = null;

/** Ask for the catalogue unless it is here or on its way; what fails is asked again the next time. */
export function openCatalogue(): Promise<void> {
  asked ??= api.game("zombinion").then(
    (game) => {
      catalogue.value = game.catalogue as Catalogue;
    },
    (problem: unknown) => {
      asked = null;
      throw problem;
    },
  );
  return asked;
}

const byCard = computed(() => new Map(catalogue.value?.cards.map((info) => [info.card, info])));

export function infoOf(card: string): CardInfo | undefined {
  return byCard.value.get(card);
}

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
