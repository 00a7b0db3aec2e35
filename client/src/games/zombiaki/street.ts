/** The street: 3 lanes of 5 rows, listed from A5 to C1; and where its spaces lie on the screen. */

import { infoOf } from "./catalogue";
import type { Creature, SideView, View } from "./types";

export const SIDES = ["zombies", "humans"] as const;
export type Side = (typeof SIDES)[number];

export const LANES = ["a", "b", "c"] as const;
export const ROWS = [5, 4, 3, 2, 1] as const;
/** Over the barricade. */
export const OVER = "over";

/** All spaces, in street order. */
export const SPACES: readonly string[] = ROWS.flatMap((row) => LANES.map((lane) => `${lane}${row}`));

const NUMBERS = new Map(SPACES.map((space, number) => [space, number]));

export function numberOf(space: string): number {
  return NUMBERS.get(space) ?? -1;
}

export function isSpace(part: string | number | undefined): boolean {
  return NUMBERS.has(String(part));
}

export function isLane(part: string | number | undefined): boolean {
  return LANES.some((lane) => lane === part);
}

export function laneOf(space: string): string {
  return space.charAt(0);
}

export function rowOf(space: string): number {
  return Number(space.charAt(1));
}

export interface Place {
  column: number;
  row: number;
}

/** Where a space lies for who sits at an end: from above, left to right. The players face each other. */
export function placeOf(space: string, near: Side): Place {
  const lane = LANES.findIndex((name) => name === laneOf(space));
  const row = rowOf(space);
  return near === "humans"
    ? { column: lane, row: row - 1 }
    : { column: LANES.length - 1 - lane, row: ROWS.length - row };
}

/** Where one comes to over the barricade from a lane. */
export function placeOver(lane: string, near: Side): Place {
  const { column } = placeOf(`${lane}5`, near);
  return { column, row: near === "humans" ? ROWS.length : -1 };
}

export function otherSide(side: Side): Side {
  return side === "humans" ? "zombies" : "humans";
}

/** The side of a seat; none for a spectator. */
export function sideOf(view: View, seat: number | null): Side | null {
  return SIDES.find((side) => view[side].seat === seat) ?? null;
}

export function cardsOf(view: View, side: Side): SideView {
  return view[side];
}

/** What a creature looks like. */
export function figureOf({ cards: [first = ""] }: Creature): string {
  return infoOf(first)?.figure ?? first;
}

/** What the cards of a creature add up to, before it was wounded. */
export function printedStrength(creature: Creature): number {
  return Math.max(
    creature.strength,
    creature.cards.reduce((sum, card) => sum + (infoOf(card)?.strength ?? 0), 0),
  );
}

/** What is measured of a thing on the street, and how much: the height of a wall, the depth of a pit. */
export function measureOf(thing: string): { measure: "height" | "depth"; size: number } | null {
  const info = infoOf(thing);
  if (info?.measure !== "height" && info?.measure !== "depth") return null;
  return { measure: info.measure, size: info.power };
}

/** How many human phases end before nothing is frozen any more; 0 when nothing is. */
export function frozenFor(view: View): number {
  return Math.max(0, ...view.freezes);
}
