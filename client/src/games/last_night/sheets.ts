/** What a hero's sheet says of now: who is alive, whose turn it is, what is carried as one thing. */

import { ownSide } from "./position";
import type { HeroView, TurnedView, View } from "./types";

export const isDead = ({ space }: HeroView, { turn }: View) => space === "" && turn !== "set_up";

/** The zombie that somebody has become. */
export function turnedFrom(view: View, { hero }: HeroView): TurnedView | undefined {
  return view.turned.find((one) => one.hero === hero);
}

export type HeroState = "dead" | "turned" | "fights" | "active" | "idle" | "done" | "ready" | "waits";

/** What is to be said of a hero in a word or two. */
export function stateOf(view: View, hero: HeroView): HeroState {
  if (isDead(hero, view)) return turnedFrom(view, hero) ? "turned" : "dead";
  if (view.fight?.hero === hero.hero) return "fights";
  if (view.active === hero.hero) return "active";
  if (hero.idle) return "idle";
  if (view.turn !== "heroes") return "waits";
  return hero.activated ? "done" : "ready";
}

/** Whose sheet is open: who fights or acts, else one's own first hero who lives, else anybody's. */
export function openHero(view: View): string {
  const living = view.heroes.filter((hero) => !isDead(hero, view));
  const busy = living.find(({ hero }) => hero === (view.fight?.hero ?? view.active));
  const own = living.find(({ seat }) => seat === view.seat);
  const any = ownSide(view) === "zombies" ? undefined : living[0];
  return (busy ?? own ?? any)?.hero ?? "";
}

/** Whether what lies on an open sheet is told in full: who has several heroes to choose from sees all of them first. */
export function isSpread(view: View, { hero }: HeroView): boolean {
  const own = view.heroes.filter((one) => one.seat === view.seat && !isDead(one, view));
  return own.length < 2 || hero === (view.fight?.hero ?? view.active);
}

/** Two items that are taped together are called by both, as options call them: “keys+revolver”. */
export const halvesOf = (thing: string): string[] => thing.split("+");

/** What a hero has, as it is counted: single items, then combined ones. */
export function thingsOf({ items, taped }: Pick<HeroView, "items" | "taped">): string[] {
  const single = [...items];
  for (const half of taped.flatMap(halvesOf)) single.splice(single.indexOf(half), 1);
  return [...single, ...taped];
}
