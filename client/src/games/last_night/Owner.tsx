/** Whose hero it is, and how it is. */

import { nameOf, say } from "../../words/language";
import { stateOf } from "./sheets";
import type { HeroView, View } from "./types";

export function Owner({ view, hero: { seat } }: { view: View; hero: HeroView }) {
  const own = seat === view.seat;
  return <span class={`ln-owner ${own ? "own" : ""}`}>{own ? say("page-you") : view.seats[seat]?.name}</span>;
}

export function ownerWords(view: View, { seat }: HeroView): string {
  return seat === view.seat ? say("page-you") : (view.seats[seat]?.name ?? "");
}

/** What is to be said of a hero now, and where it stands. */
export function stateWords(view: View, hero: HeroView): string {
  const state = stateOf(view, hero);
  const where = hero.space.toUpperCase();
  const bound = hero.bound && say("panel-bound", { building: nameOf("building", hero.bound) });
  return [say(`panel-state-${state}`), where, bound].filter(Boolean).join(" · ");
}
