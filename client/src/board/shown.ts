/** The position that a board shows: that of the table, or a moment between two of them. */

import { usePlay } from "./play";

export interface ShownOf<View, Event> {
  view: View;
  /** What is happening at this moment. */
  event: Event | null;
}

export function useShownOf<View, Event>(): ShownOf<View, Event> | null {
  const play = usePlay();
  const moment = play.stage.between.value as unknown as ShownOf<View, Event> | null;
  const view = (play.seen.value?.view ?? null) as View | null;
  return moment ?? (view && { view, event: null });
}
