/** What stands on a space, as it can be explained: a creature with what belongs to it, a thing, fire. */

import { cardNamed, type Subject } from "../../rules/subject";
import { infoOf } from "./catalogue";
import { figureOf, numberOf } from "./street";
import type { Creature, View } from "./types";

/** What is no card any more once it is on the street. */
function piece(name: string): Subject {
  return { family: "piece", name };
}

export function subjectsOn(view: View, space: string): Subject[] {
  const number = numberOf(space);
  const creature = view.creatures[number];
  const thing = view.objects[number];
  return [
    ...(creature ? creatureSubjects(creature) : []),
    ...(thing ? [cardNamed(thing)] : []),
    ...(view.burning[number] ? [piece("fire")] : []),
  ];
}

/** The creature itself, and the cards attached to it, each once. */
function creatureSubjects(creature: Creature): Subject[] {
  const { cards, shield, orders } = creature;
  const attached = cards.slice(1).filter((card) => infoOf(card)?.group !== "undead");
  const all = [...attached, ...(shield ? ["human_shield"] : []), ...(orders >= 0 ? ["boss"] : [])];
  const itself = creature.strength > 0 ? piece("zombie") : cardNamed(figureOf(creature));
  return [itself, ...new Set(all)].map((one) => (typeof one === "string" ? cardNamed(one) : one));
}
