/** What the board shows, and who looks at it. */

import { useShownOf, type ShownOf } from "../../board/shown";
import type { AnyEvent, HeroView, SeatView, TurnedView, View } from "./types";

export type Shown = ShownOf<View, AnyEvent>;

export const useShown = useShownOf<View, AnyEvent>;

export type Side = SeatView["side"];

/** The side that one plays; who only watches plays none. */
export function ownSide(view: View): Side | null {
  return view.seats.find(({ seat }) => seat === view.seat)?.side ?? null;
}

/** The heroes that somebody plays, the dead too. */
export function heroesOf(view: View, seat: number): HeroView[] {
  return view.heroes.filter((hero) => hero.seat === seat);
}

export function heroNamed(view: View, hero: string): HeroView | undefined {
  return view.heroes.find((one) => one.hero === hero);
}

export const heroesOn = (view: View, space: string): HeroView[] => view.heroes.filter((hero) => hero.space === space);

export const turnedOn = (view: View, space: string): TurnedView[] =>
  view.turned.filter((zombie) => zombie.space === space);

/** A zombie that was nobody; its colour counts where two players lead the zombies. */
export interface Zombie {
  number: number;
  space: string;
  colour: "" | "brown" | "green";
}

const OF_A_COLOUR = 7;
/** Zombies from this number on have another colour, and from that one on they were heroes. */
export const NORMAL = 2 * OF_A_COLOUR;
export const FIRST_TURNED = 3 * OF_A_COLOUR;

/** All zombies on the map but zombie heroes. */
export function zombiesIn(view: View): Zombie[] {
  const one = view.seats.filter(({ side }) => side === "zombies").length < 2;
  return Object.entries(view.zombies)
    .map(([key, space]) => ({ number: Number(key), space }))
    .filter(({ number }) => number < FIRST_TURNED)
    .map(({ number, space }) => ({ number, space, colour: one ? "" : number < OF_A_COLOUR ? "brown" : "green" }));
}

export const zombiesOn = (view: View, space: string): Zombie[] => zombiesIn(view).filter((one) => one.space === space);

/** Which colour a zombie is drawn in. */
export function colourOf(number: number): "brown" | "green" | "red" {
  if (number >= NORMAL) return "red";
  return number < OF_A_COLOUR ? "brown" : "green";
}

const TRUCK = "g7";

/** What lies on a space, by what the texts call it. */
export function markersOn(view: View, space: string): string[] {
  return Object.entries({
    truck: view.scenario === "escape_in_the_truck" && space === TRUCK,
    fire: space in view.fires,
    gas: view.gas.includes(space),
    pit: view.pits.includes(space),
    charge: view.charged.includes(space),
    old_betsy: view.betsy === space,
  }).flatMap(([marker, there]) => (there ? [marker] : []));
}

/** Where something happens that one should see: a fight, whoever is activated, the zombie that moves. */
export function spaceOfAction(view: View): string {
  if (view.fight) return view.fight.space;
  return heroNamed(view, view.active)?.space || view.zombies[view.mover] || "";
}
