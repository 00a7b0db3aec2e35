/** The city in words: who is meant by the number of a seat. */

import type { Reading } from "../../board/board";
import type { View } from "./types";

export const reading: Reading<View> = { seats: ["mover", "wounded"] };
