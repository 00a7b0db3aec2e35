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

const MEANINGS: Readonly<Record<string, ((...named: [Part, Part, Part]) => Option) | undefined>> = {
  fire_both: (guns) => ["attack", guns],
  // Who buys, then what.
  boost: (upgrade, hero) => ["buy", useOf(EXPERIENCE, hero), upgrade],
  // With whom, what one gives, and what one gets for it.
  give: (given, hero) => ["trade", hero, given],
  take: (taken, hero) => ["trade", hero, useOf(taken, hero)],
  swap: (given, taken, hero) => ["trade", hero, given, useOf(taken, hero)],
  // What cannot be carried is discarded, or somebody gets it.
  hand: (card, hero) => ["drop", card, hero],
  combine: (one, other) => ["combine", allOf([one, other])],
};

export function meaning(option: Option): Option {
  const [verb = "", first = "", second = "", third = ""] = option;
  if (verb === "wield") return ["wield", first, allOf(option.slice(2))];
  if (verb === "buy") return second ? ["buy", useOf(EXPERIENCE, second), first] : ["buy", useOf(EXPERIENCE, first)];
  return MEANINGS[verb]?.(first, second, third) ?? meantOnMap(option);
}

/** Who buys something, if a part says so: a hero, or the zombies. */
export function buyerIn(part: Part): string | null {
  const [who, what] = String(part).split(":");
  return who && what === EXPERIENCE ? who : null;
}
