/** What is on the street in words, for those who can't see it: “B3, zombie 3 of 4, shield; wall of height 6”. */

import { nameOf, say } from "../../words/language";
import { figureOf, laneOf, measureOf, numberOf, printedStrength } from "./street";
import type { Creature, View } from "./types";

/** What a space, or a lane, is called in a sentence. */
export function placeName(place: string): string {
  return nameOf("place", place);
}

export function spaceWords(view: View, space: string): string {
  const number = numberOf(space);
  const creature = view.creatures[number];
  const thing = view.objects[number];
  const what = [
    creature && creatureWords(creature),
    thing && thingWords(thing),
    view.burning[number] && say("state-burning"),
  ].filter(Boolean);
  if (!what.length) what.push(say("state-empty"));
  if (view.barred.includes(laneOf(space))) what.push(say("state-barred"));
  return `${placeName(space)}, ${what.join("; ")}`;
}

export function creatureWords(creature: Creature): string {
  const { strength, shield, orders } = creature;
  const printed = printedStrength(creature);
  const words = [
    strength > 0
      ? say("page-zombiaki-zombie", { strength, printed, whole: strength === printed ? "yes" : "no" })
      : nameOf("card", figureOf(creature)),
    shield && nameOf("card", "human_shield"),
    orders >= 0 && `${say("state-boss")} (${say("counter-orders.count", { count: orders })})`,
    ...marksOf(creature).map((mark) => say(`state-${mark}`)),
  ];
  return words.filter(Boolean).join(", ");
}

export function thingWords(thing: string): string {
  const measured = measureOf(thing);
  const card = nameOf("card", thing);
  if (!measured) return card;
  return `${card}, ${say(`counter-${measured.measure}.count`, { count: measured.size })}`;
}

export const MARKS = ["held", "netted", "merged", "stepped", "ordered"] as const;
export type Mark = (typeof MARKS)[number];

/** What else is to be known of a creature. */
export function marksOf(creature: Creature): Mark[] {
  return MARKS.filter((mark) => creature[mark]);
}
