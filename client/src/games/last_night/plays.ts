/** What one may do now with cards, items and abilities, by the parts with which an answer begins or goes on. */

import type { Choice } from "../../board/choice";
import type { Part } from "../../board/options";
import type { DecisionInfo, Option } from "../../protocol/types";
import { diceIn, isOnMap, useOf, userIn } from "./parts";
import { isBeginning, offeredParts } from "./reach";
import type { FightView, View } from "./types";

/** Verbs that name an item of whoever is asked about, without a name. */
const OF_WHO_ACTS = new Set<Part>(["attack", "drop"]);

/** Who is meant where an item is named without whose it is. */
export function actingHero(view: View, decision: DecisionInfo | null): string {
  return String(decision?.about["hero"] ?? view.active);
}

/** The part that stands for an item or an ability of a hero, if it can be chosen now or has been. */
export function partFor(
  choice: Choice,
  view: View,
  decision: DecisionInfo | null,
  hero: string,
  thing: string,
): Part | undefined {
  const used = useOf(thing, hero);
  if (choice.open(used) || choice.has(used)) return used;
  if (hero !== actingHero(view, decision)) return undefined;
  return choice.options.value.some(([verb, part]) => part === thing && OF_WHO_ACTS.has(verb!)) ? thing : undefined;
}

/** Whether anything that lies before a hero can be chosen now. */
export function isUsable(choice: Choice, view: View, decision: DecisionInfo | null, hero: string): boolean {
  return choice.options.value.some(([verb, part = ""]) => {
    const use = verb === "use" ? userIn(part) : null;
    return use ? use.hero === hero : OF_WHO_ACTS.has(verb!) && hero === actingHero(view, decision);
  });
}

/** Something that can be played or used in a scene. */
export interface Play {
  part: Part;
  /** The card or the ability. */
  thing: string;
  /** Whose item or ability it is, if not of the zombies; nobody's for a card in hand and for what a zombie wields. */
  hero: string;
}

const SCENE = new Set<Part>(["play", "use", "wield"]);

/** All that may be played or used now, each once. */
export function playsIn(options: readonly Option[]): Play[] {
  const parts = new Set(options.flatMap(([verb, part]) => (SCENE.has(verb!) && part !== undefined ? [part] : [])));
  return [...parts].map((part) => ({ part, ...(userIn(part) ?? { thing: String(part), hero: "" }) }));
}

/** What comes next in what was begun in a scene: dice, ways to use it, people; spaces are chosen on the map. */
export function waysOn(view: View, choice: Choice): Part[] {
  if (isBeginning(choice) || !SCENE.has(choice.chosen.value[0]!)) return [];
  return offeredParts(choice).filter((part) => !isOnMap(view, part));
}

/** What one would ask about a card in hand that can't be chosen. */
export function wishesForCard(decision: DecisionInfo | null, card: string): Option[] {
  return [[decision?.kind.startsWith("discard") ? "discard" : "play", card]];
}

const SIDES = 6;
/** Ways that change a die instead of rolling it again. */
const CHANGES = new Set<Part>(["raise", "lower"]);

/** What the highest die of the hero must show to win as the dice of the zombie lie. */
export function needed({ zombie_dice, ties, edge }: Pick<FightView, "zombie_dice" | "ties" | "edge">): number {
  return Math.max(0, ...zombie_dice) + edge + (ties ? 0 : 1);
}

/** How likely the hero wins, in percent, if these dice are rolled again and nobody plays anything else. */
export function chanceAgain(
  fight: Pick<FightView, "hero_dice" | "zombie_dice" | "ties" | "edge">,
  dice: readonly number[],
) {
  const need = needed(fight);
  const left = [...fight.hero_dice];
  for (const die of dice) {
    const place = left.indexOf(die);
    if (place < 0) return null;
    left.splice(place, 1);
  }
  if (left.some((die) => die >= need)) return 100;
  if (need > SIDES) return 0;
  return Math.round(100 * (1 - ((need - 1) / SIDES) ** dice.length));
}

/** The same for a part of an answer; null for what rolls no dice of the hero. */
export function chanceOf(fight: FightView, chosen: Option, part: Part): number | null {
  const dice = diceIn(part);
  return dice.length && !chosen.some((one) => CHANGES.has(one)) ? chanceAgain(fight, dice) : null;
}
