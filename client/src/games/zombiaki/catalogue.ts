/** What is printed on the cards: asked once from the server. */

import { computed, signal } from "@preact/signals";
import { api } from "../../protocol/api";
import type { CardInfo, Catalogue } from "./types";

/** Null until the server has told. */
export const catalogue = signal<Catalogue | null>(null);
let asked: Promise<void> | null = null;

/** Ask for the catalogue unless it is here or on its way; what fails is asked again the next time. */
export function openCatalogue(): Promise<void> {
  asked ??= api.game("zombiaki").then(
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

/** Cards in the order of the card lists, equal ones together. */
export function counted(cards: readonly string[]): { card: string; count: number }[] {
  const order = [...byCard.value.keys()];
  const kinds = [...new Set(cards)].sort((one, other) => order.indexOf(one) - order.indexOf(other));
  return kinds.map((card) => ({ card, count: cards.filter((other) => other === card).length }));
}
