/** What the board shows, and who looks at it. */

import { useShownOf, type ShownOf } from "../../board/shown";
import type { AnyEvent, HeroView, SeatView, View } from "./types";

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
