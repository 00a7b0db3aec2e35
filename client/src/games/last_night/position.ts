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

/** A zombie that was nobody; its colour counts where two players lead the zombies, or where the red ones are others. */
export interface Zombie {
  number: number;
  space: string;
  colour: "" | Colour;
  /** Whether it has lost the first of its wound points. */
  wounded: boolean;
  /** Its Grave Weapon, if it has one. */
  weapon: string;
}

type Colour = "brown" | "green" | "red";

const OF_A_COLOUR = 7;
/** Zombies from this number on have another colour, and from that one on they were heroes. */
export const NORMAL = 2 * OF_A_COLOUR;
export const FIRST_TURNED = 3 * OF_A_COLOUR;

/** All zombies on the map but zombie heroes. */
export function zombiesIn(view: View): Zombie[] {
  const one = view.seats.filter(({ side }) => side === "zombies").length < 2;
  const alike = (number: number) => one && (number < NORMAL || !view.grave_dead);
  return Object.entries(view.zombies)
    .map(([key, space]) => ({ number: Number(key), space }))
    .filter(({ number }) => number < FIRST_TURNED)
    .map(({ number, space }) => ({
      number,
      space,
      colour: alike(number) ? "" : colourOf(number),
      wounded: view.wounded.includes(number),
      weapon: view.armed[number] ?? "",
    }));
}

export const zombiesOn = (view: View, space: string): Zombie[] => zombiesIn(view).filter((one) => one.space === space);

/** Which colour a zombie is drawn in. */
export function colourOf(number: number): Colour {
  if (number >= NORMAL) return "red";
  return number < OF_A_COLOUR ? "brown" : "green";
}

const TRUCK = "g7";

/** What tokens of a scenario are. */
export const tokenIn = ({ scenario }: Pick<View, "scenario">) =>
  scenario === "radio_for_help" ? ("radio_part" as const) : ("supply" as const);

/** What lies on a space, by what the texts call it. */
export function markersOn(view: View, space: string): string[] {
  const lying = view.markers.filter((one) => one.space === space).map(({ marker }) => marker);
  const found = Object.entries({
    truck: view.scenario === "escape_in_the_truck" && space === TRUCK,
    fire: space in view.fires,
    gas: view.gas.includes(space),
    pit: view.pits.includes(space),
    charge: view.charged.includes(space),
    old_betsy: view.betsy === space,
    sewer_entrance: view.entrances.includes(space),
    trap: view.trap === space,
    rubble: view.rubble === space,
    [tokenIn(view)]: view.tokens.includes(space),
  }).flatMap(([marker, there]) => (there ? [marker] : []));
  return [...found, ...lying];
}

/** What lies in a building as a whole, by what the texts call it. */
export function markersIn(view: View, building: string): string[] {
  const lying = view.markers.filter((one) => one.building === building && !one.space).map(({ marker }) => marker);
  return [...(view.charges.includes(building) ? ["building_charge"] : []), ...lying];
}

/** Where something happens that one should see: a fight, whoever is activated, the zombie that moves. */
export function spaceOfAction(view: View): string {
  if (view.fight) return view.fight.space;
  return heroNamed(view, view.active)?.space || view.zombies[view.mover] || "";
}
