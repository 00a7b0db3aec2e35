/** What is printed on boards, sheets and cards. */

import { computed } from "@preact/signals";
import { catalogueOf } from "../../board/catalogue";
import { stacked, type Stack } from "../../board/stacks";
import type { CardInfo, Catalogue, HeroInfo, UpgradeInfo } from "./types";

const kept = catalogueOf<CardInfo, Catalogue>("last_night");
export const { catalogue, infoOf, open: openCatalogue } = kept;

const byHero = computed(() => new Map(catalogue.value?.heroes.map((sheet) => [sheet.hero, sheet])));

/** What is printed on the sheet of a hero. */
export function sheetOf(hero: string): HeroInfo | undefined {
  return byHero.value.get(hero);
}

const byUpgrade = computed(() => new Map(catalogue.value?.upgrades.map((info) => [info.upgrade, info])));

/** What is printed on an upgrade. */
export function upgradeOf(upgrade: string): UpgradeInfo | undefined {
  return byUpgrade.value.get(upgrade);
}

export type Family = "card" | "ability" | "upgrade";

/** What the ids of the words for a thing of a hero begin with. */
export function familyOf(thing: string): Family {
  if (infoOf(thing)) return "card";
  return upgradeOf(thing) ? "upgrade" : "ability";
}

/** Who has an ability. */
export function bearersOf(ability: string): string[] {
  const sheets = catalogue.value?.heroes ?? [];
  return sheets.filter(({ abilities }) => abilities.includes(ability)).map(({ hero }) => hero);
}

/** Equal cards together, in the order of the card lists. */
export function sorted(cards: readonly string[]): Stack[] {
  const order = [...kept.byCard.value.keys(), ...byUpgrade.value.keys()];
  return stacked(cards).sort((one, other) => order.indexOf(one.card) - order.indexOf(other.card));
}
