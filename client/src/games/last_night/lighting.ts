/** What is lit in the town while somebody points at what it is about: a hero, or a card that remains in play. */

import { signal } from "@preact/signals";
import { heroNamed } from "./position";
import { nameOfSpace, type Town } from "./town";
import type { KeptView, View } from "./types";

/** Who or what somebody points at. */
export type Pointed = { hero: string } | { kept: KeptView } | null;

export const pointed = signal<Pointed>(null);

/** For a thing at which one points, or no more. */
export const pointAt = (what: Pointed) => (there: boolean) => (pointed.value = there ? what : null);

/** The spaces that are lit: of who is pointed at with where they have got to get to, or where a card lies. */
export function litSpaces(view: View, town: Town, what: Pointed): string[] {
  if (!what) return [];
  const spacesOf = (building: string) =>
    town.buildings.find(({ name }) => name === building)?.spaces.map(nameOfSpace) ?? [];
  if ("hero" in what) {
    const hero = heroNamed(view, what.hero);
    const risen = view.turned.find((one) => one.hero === what.hero);
    const stands = hero?.space || risen?.space;
    return [...(stands ? [stands] : []), ...spacesOf(hero?.bound ?? "")];
  }
  const { building, space } = what.kept;
  return space ? [space] : spacesOf(building);
}
