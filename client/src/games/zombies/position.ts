/** The position that the board shows: that of the table, or a moment between two of them. */

import { usePlay } from "../../board/play";
import type { AnyEvent, PawnView, View } from "./types";

export interface Shown {
  view: View;
  /** What is happening at this moment. */
  event: AnyEvent | null;
}

export function useShown(): Shown | null {
  const play = usePlay();
  const moment = play.stage.between.value as unknown as Shown | null;
  const view = (play.seen.value?.view ?? null) as View | null;
  return moment ?? (view && { view, event: null });
}

/** Whose eyes the board has: one's own pawn, or that of whose turn it is. */
export function nearPawn(view: View): PawnView | undefined {
  return view.players[view.seat ?? view.active];
}

/** The players from one's own seat on, as they sit. */
export function seatedAround({ players, seat }: View): PawnView[] {
  return seat === null ? [...players] : [...players.slice(seat), ...players.slice(0, seat)];
}

/** How many zombies win, or are needed to. */
export function killGoal({ options }: View): number {
  return options.variant === "base" ? options.zb_kill_goal : options.is_kill_goal;
}
