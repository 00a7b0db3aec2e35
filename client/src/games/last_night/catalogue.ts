/** What is printed on boards, sheets and cards. */

import { computed } from "@preact/signals";
import { catalogueOf } from "../../board/catalogue";
import { stacked, type Stack } from "../../board/stacks";
import type { CardInfo, Catalogue, HeroInfo } from "./types";

const kept = catalogueOf<CardInfo, Catalogue>("last_night");
export const { catalogue, infoOf, open: openCatalogue } = kept;

const byHero = computed(() => new Map(catalogue.value?.heroes.map((sheet) => [sheet.hero, sheet])));

/** What is printed on the sheet of a hero. */
export function sheetOf(hero: string): HeroInfo | undefined {
  return byHero.value.get(hero);
}

/** Who has an ability. */
export function bearersOf(ability: string): string[] {
  const sheets = catalogue.value?.heroes ?? [];
  return sheets.filter(({ abilities }) => abilities.includes(ability)).map(({ hero }) => hero);
}

/** Equal cards together, in the order of the card lists. */
export function sorted(cards: readonly string[]): Stack[] {
  const order = [...kept.byCard.value.keys()];
  return stacked(cards).sort((one, other) => order.indexOf(one.card) - order.indexOf(other.card));
}
