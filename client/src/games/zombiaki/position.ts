/** What the board shows, and from where it is looked at. */

import { signal } from "@preact/signals";
import { useShownOf, type ShownOf } from "../../board/shown";
import { otherSide, sideOf, type Side } from "./street";
import type { AnyEvent, View } from "./types";

export type Shown = ShownOf<View, AnyEvent>;

export const useShown = useShownOf<View, AnyEvent>;

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
