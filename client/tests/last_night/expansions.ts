/** Which set or rule brings each card and upgrade, for tests: read from the tables that the server reads. */

import { packaged } from "../setup";

const table = (file: string) => packaged(`games/last_night/${file}.py`);
const namesIn = (text: string, row: RegExp): string[] => [...text.matchAll(row)].map(([, name]) => name!);
const between = (text: string, from: string, to: string) => text.split(from)[1]?.split(to)[0] ?? "";

/** The cards of the two decks by the first set that has them; those with advanced cards are in the box of the base game. */
function setsOfCards(): [card: string, set: string][] {
  const rows = table("cards").split(/\n {8}_(?=item|event|zombie)/);
  return rows.slice(1).map((row) => {
    const [, card = "", copies = "0"] = /"(\w+)", (\d)/.exec(row) ?? [];
    const [set = ""] = namesIn(row, /\b(advanced|growing_hunger|survival_of_the_fittest|timber_peak)=\d/g);
    return [card, copies !== "0" || set === "advanced" ? "base" : set];
  });
}

const survival = table("survival_cards");
const rules: Record<string, string[]> = {
  unique_items: namesIn(survival, /_unique\(\s*(?:\*\()?"(\w+)"/g),
  tactics: namesIn(between(survival, "for card in (", ")\n}"), /"(\w+)"/g),
  grave_weapons: namesIn(table("grave_weapons"), /^ {4}"(\w+)": \d/gm),
  experience: namesIn(table("upgrades"), /(?:Hero|Zombie)Upgrade\("(\w+)"/g),
};

/** All cards and upgrades, and what brings them. */
export const BROUGHT_BY: ReadonlyMap<string, string> = new Map([
  ...setsOfCards(),
  ...Object.entries(rules).flatMap(([rule, cards]) => cards.map((card): [string, string] => [card, rule])),
]);
