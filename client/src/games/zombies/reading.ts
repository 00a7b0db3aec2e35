/** The city in words: who is meant by the number of a seat, and no zombie where none is led. */

import type { Reading } from "../../board/board";
import type { View } from "./types";

export const reading: Reading<View> = {
  seats: ["fighting", "mover"],
  read: (view) => ({ ...view, led: view.led < 0 ? null : view.led }),
};
