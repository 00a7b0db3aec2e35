/** What a board is fed with, for tests: nothing is known, nothing is asked, and nobody answers. */

import { signal } from "@preact/signals";
import type { Play } from "../src/board/play";
import { Stage } from "../src/board/stage";

export function playOf(more: Partial<Play> = {}): Play {
  return {
    game: "chess",
    atTable: true,
    clock: signal(null),
    seats: signal([]),
    seen: signal(null),
    decision: signal(null),
    mine: signal([0]),
    stage: new Stage(),
    choose: () => Promise.resolve(),
    why: () => Promise.resolve(null),
    preview: () => Promise.resolve(null),
    ...more,
  };
}
