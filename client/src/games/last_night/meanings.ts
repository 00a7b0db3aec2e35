/** What an option means on the board: what is chosen first, what after it, and which verbs are one deed. */

import type { Part } from "../../board/options";
import type { Option } from "../../protocol/types";
import { useOf } from "./parts";

/** Who uses what the zombies have learnt. */
export const HORDE = "zombie";
/** What upgrades are bought with; with who buys it is one part of an answer. */
export const EXPERIENCE = "experience";

/** Things that are taped together, and dice that are rolled together. */
const TOGETHER = "+";

/** The single ones of what is named together. */
export const eachOf = (part: Part): string[] => String(part).split(TOGETHER);

const allOf = (parts: readonly Part[]): string => parts.join(TOGETHER);

/** Two sticks of dynamite that are one item. */
const BOTH = "dynamite+dynamite";

const shot = (weapon: Part, at: Part): Option => ["attack", weapon, at];

/**
 * How the options of a verb are put together: a step and a walk are one deed, and so are all ways to attack from afar:
 * what is fired, thrown or lit, then where. What is not here is put together as it is said.
 */
const MEANINGS: Readonly<Record<string, ((...named: Part[]) => Option) | undefined>> = {
  walk: (space = "") => ["step", space],
  // Barricades that a step crosses are named after its goal, those of one way together.
  across: (space = "", ...walls) => ["to", space, allOf(walls)],
  // A door that is forced is another part than the space behind it.
  unbar: (space) => ["unbar", `bar_${space}`],
  force: (space) => ["force", `lock_${space}`],
  play: (...named) => ["play", ...withDice(named)],
  use: (thing = "", hero = "", ...named) => ["use", useOf(thing, hero), ...withDice(named)],
  wield: (weapon = "", ...named) => ["wield", weapon, allOf(named)],
  shoot: (weapon = "", at = "") => shot(weapon, at),
  blast: (weapon = "", at = "") => shot(weapon, at),
  hurl: (weapon = "", at = "") => shot(weapon, at),
  fire_both: (guns = "") => ["attack", guns],
  throw: (at = "", how) => shot(how === "both" ? BOTH : "dynamite", at),
  throw_tnt: (at = "") => shot("case_of_tnt", at),
  shoot_gas: (weapon = "", at) => shot(weapon, `gas_${at}`),
  set_off: (weapon = "", at) => shot(weapon, `gas_${at}`),
  light: (thing = "", at) => shot(thing, `fire_${at}`),
  // Who buys, then what.
  buy: (deck = "", hero) => (hero ? ["buy", useOf(EXPERIENCE, hero), deck] : ["buy", useOf(EXPERIENCE, deck)]),
  boost: (upgrade = "", hero = "") => ["buy", useOf(EXPERIENCE, hero), upgrade],
  // With whom, what one gives, and what one gets for it.
  give: (given = "", hero = "") => ["trade", hero, given],
  take: (taken = "", hero = "") => ["trade", hero, useOf(taken, hero)],
  swap: (given = "", taken = "", hero = "") => ["trade", hero, given, useOf(taken, hero)],
  // What cannot be carried is discarded, or somebody gets it.
  hand: (card = "", hero = "") => ["drop", card, hero],
  combine: (...halves) => ["combine", allOf(halves)],
};

export function meaning(option: Option): Option {
  const [verb, ...named] = option;
  return MEANINGS[String(verb)]?.(...named) ?? option;
}

/** Dice that are named together are one part of an answer. */
function withDice(parts: readonly Part[]): Part[] {
  const first = parts.findIndex((part) => typeof part === "number");
  return first < 0 ? [...parts] : [...parts.slice(0, first), allOf(parts.slice(first))];
}

/** Who buys something, if a part says so: a hero, or the zombies. */
export function buyerIn(part: Part): string | null {
  const [who, what] = String(part).split(":");
  return who && what === EXPERIENCE ? who : null;
}
