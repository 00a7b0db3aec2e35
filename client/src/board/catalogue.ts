/** What is printed on the cards of a game: asked once from the server. */

import { computed, signal, type ReadonlySignal, type Signal } from "@preact/signals";
import { api } from "../protocol/api";

interface Cards<Info> {
  cards: readonly Info[];
}

interface KeptCatalogue<Info, Catalogue> {
  /** Null until the server has told. */
  catalogue: Signal<Catalogue | null>;
  byCard: ReadonlySignal<ReadonlyMap<string, Info>>;
  /** Ask for the catalogue unless it is here or on its way; what fails is asked again the next time. */
  open: () => Promise<void>;
  infoOf: (card: string) => Info | undefined;
}

export function catalogueOf<Info extends { card: string }, Catalogue extends Cards<Info>>(
  game: string,
): KeptCatalogue<Info, Catalogue> {
  const catalogue = signal<Catalogue | null>(null);
  const byCard = computed(() => new Map(catalogue.value?.cards.map((info) => [info.card, info])));
  let asked: Promise<void> | null = null;
  return {
    catalogue,
    byCard,
    open: () =>
      (asked ??= api.game(game).then(
        (told) => {
          catalogue.value = told.catalogue as Catalogue;
        },
        (problem: unknown) => {
          asked = null;
          throw problem;
        },
      )),
    infoOf: (card) => byCard.value.get(card),
  };
}
