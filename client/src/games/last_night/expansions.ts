/**
 * What is drawn of sets and rules beyond the base game, in a file for each, by the names that cards, boards and heroes
 * have for them (`expansions/`). A table of the base game loads none of them.
 */

import { broughtFrom } from "../../art/brought";
import type { Pictures } from "../../art/Picture";
import { catalogue, infoOf } from "./catalogue";
import type { Room } from "./drawings/room";
import outlines from "./icons.json?icons";
import { pictures } from "./pictures/pictures";
import type { View } from "./types";

export interface Expansion {
  pictures: Pictures;
  /** What is inside of its buildings. */
  rooms?: Readonly<Record<string, Room>>;
  /** The outlines of their signs. */
  signs?: Readonly<Record<string, string>>;
}

const FILES = import.meta.glob<Expansion>("./expansions/*.ts");

/** All of them, by their names. */
export const EXPANSIONS = Object.fromEntries(
  Object.entries(FILES).map(([file, load]) => [file.replace(/^.*\/|\.ts$/g, ""), load]),
);

export const brought = broughtFrom(EXPANSIONS);

/** The picture of a card; none until that of an expansion has come. */
export function pictureOf(card: string): (() => string) | undefined {
  return pictures[card] ?? brought.of(expansionOf(card))?.pictures[card];
}

/** What brings a card that is not in the base game. */
function expansionOf(card: string): string {
  const [first = "experience"] = Object.keys(infoOf(card)?.copies ?? {});
  return first;
}

/** The outline of a building's sign; until that of an expansion has come, that of any building. */
export function buildingSign(building: string): string {
  const [sign] = brought.here().flatMap(({ signs }) => signs?.[building] ?? []);
  return outlines[building] ?? sign ?? outlines.building ?? "";
}

/** What is played with, as far as everybody can see it. */
export function expansionsIn(view: View): string[] {
  const { boards = [], heroes = [] } = catalogue.value ?? {};
  const laid = view.layout.split(" ");
  const sets = [
    ...boards.filter(({ board }) => laid.includes(board)),
    ...heroes.filter(({ hero }) => view.people.includes(hero)),
  ].map(({ set }) => set);
  const decks = {
    unique_items: view.unique_deck,
    tactics: view.tactic_deck,
    grave_weapons: view.grave_deck,
    experience: Object.keys(view.upgrade_decks).length,
  };
  const dealt = Object.entries(decks).flatMap(([name, count]) => (count ? [name] : []));
  return [...new Set([...sets, ...dealt])].filter((name) => name in EXPANSIONS);
}
