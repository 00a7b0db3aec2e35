/** What is printed on cards, tiles and sheets. */

import { computed } from "@preact/signals";
import { catalogueOf } from "../../board/catalogue";
import { stacked, type Stack } from "../../board/stacks";
import { tilesOf } from "../town/tiles";
import { townsOf } from "../town/town";
import type { CardInfo, Catalogue, Character } from "./types";

const kept = catalogueOf<CardInfo, Catalogue>("humans");
export const { catalogue, infoOf, open: openCatalogue } = kept;

/** Buildings have barricades instead of doors. */
const printed = computed(
  () => catalogue.value && { tiles: catalogue.value.tiles.map((tile) => ({ ...tile, doors: [] })) },
);
export const tiles = tilesOf(printed);

/** The town of this game, as it has been laid. */
export const towns = townsOf(tiles);

const byCharacter = computed(() => new Map(catalogue.value?.characters.map((sheet) => [sheet.character, sheet])));

/** What is printed on the sheet of a character. */
export function sheetOf(character: string): Character | undefined {
  return byCharacter.value.get(character);
}

/** The numbers of a sheet, in the order in which they are printed, by the names of their texts. */
export function numbersOf(sheet: Character): readonly (readonly [name: string, value: number])[] {
  return [
    ["movement", sheet.movement],
    ["capture", sheet.capture],
    ["infect", sheet.infect],
    ["taking_wounds", sheet.wounds],
    ["do_over", sheet.do_over],
    ["points", sheet.points],
  ];
}

/** Equal cards together, in the order of the card lists. */
export function sorted(cards: readonly string[]): Stack[] {
  const order = [...kept.byCard.value.keys()];
  return stacked(cards).sort((one, other) => order.indexOf(one.card) - order.indexOf(other.card));
}
