/** What the board shows, and from where it is looked at. */

import { useShownOf, type ShownOf } from "../../board/shown";
import { cellNamed, type Cell } from "../../board/map/places";
import type { AnyEvent, PawnView, View } from "./types";

export type Shown = ShownOf<View, AnyEvent>;

export const useShown = useShownOf<View, AnyEvent>;

/** Whose eyes the board has: one's own pawn, or that of whose turn it is. */
export function nearPawn(view: View): PawnView | undefined {
  return view.players[view.seat ?? view.active];
}

/** Where the pawn is whose turn it is. */
export function cellOfTurn({ players, active }: View): Cell | undefined {
  const pawn = players[active];
  return pawn && cellNamed(pawn.space);
}

/** The players from one's own seat on, as they sit. */
export function seatedAround({ players, seat }: View): PawnView[] {
  return seat === null ? [...players] : [...players.slice(seat), ...players.slice(0, seat)];
}

/** How many zombies win, or are needed to. */
export function killGoal({ options }: View): number {
  return options.variant === "base" ? options.zb_kill_goal : options.is_kill_goal;
}
