/** What an option means on the board: what is chosen first, what after it, and which verbs are one deed. */

import type { Part } from "../../board/options";
import type { Option } from "../../protocol/types";
import { meaning as meantOnMap, useOf } from "./parts";

/** Who uses what the zombies have learnt. */
export const HORDE = "zombie";
/** What upgrades are bought with; with who buys it is one part of an answer. */
export const EXPERIENCE = "experience";

/** Things that are taped together, and dice that are rolled together. */
const TOGETHER = "+";

/** The single ones of what is named together. */
export const eachOf = (part: Part): string[] => String(part).split(TOGETHER);

const allOf = (parts: readonly Part[]): string => parts.join(TOGETHER);

type Meaning = (...named: Part[]) => Option;

const MEANINGS: Readonly<Record<string, Meaning>> = {
  fire_both: (guns) => ["attack", guns!],
  wield: (weapon, ...dice) => ["wield", weapon!, allOf(dice)],
  // Who buys, then what.
  buy: (deck, hero) => (hero === undefined ? ["buy", useOf(EXPERIENCE, deck!)] : ["buy", useOf(EXPERIENCE, hero), deck!]),
  boost: (upgrade, hero) => ["buy", useOf(EXPERIENCE, hero!), upgrade!],
  // With whom, what one gives, and what one gets for it.
  give: (given, hero) => ["trade", hero!, given!],
  take: (taken, hero) => ["trade", hero!, useOf(taken!, hero!)],
  swap: (given, taken, hero) => ["trade", hero!, given!, useOf(taken!, hero!)],
  // What cannot be carried is discarded, or somebody gets it.
  hand: (card, hero) => ["drop", card!, hero!],
  combine: (one, other) => ["combine", allOf([one!, other!])],
};

export function meaning(option: Option): Option {
  const [verb = "", ...named] = option;
  return MEANINGS[verb]?.(...named) ?? meantOnMap(option);
}

/** Who buys something, if a part says so: a hero, or the zombies. */
export function buyerIn(part: Part): string | null {
  const [who, what] = String(part).split(":");
  return who && what === EXPERIENCE ? who : null;
}
