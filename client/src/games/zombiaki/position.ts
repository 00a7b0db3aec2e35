/** The position that the board shows: that of the table, or a moment between two of them. */

import { signal } from "@preact/signals";
import { usePlay } from "../../board/play";
import { otherSide, sideOf, type Side } from "./street";
import type { AnyEvent, View } from "./types";

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

/** Whether the street is looked at from the other end. */
export const turned = signal(false);

/** At which end of the street one sits: one's own; who only watches sits with the humans. */
export function nearSide(view: View): Side {
  return sideOf(view, view.seat) ?? "humans";
}

/** The side at the lower end of the street as it is drawn. */
export function lowerSide(view: View): Side {
  return turned.value ? otherSide(nearSide(view)) : nearSide(view);
}
