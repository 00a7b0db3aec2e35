/** How what happens in Zombiaki! sounds. */

import type { Sound } from "../../sounds";
import type { AnyEvent } from "./types";

export const sounds: Partial<Record<AnyEvent["type"], Sound>> = {
  Drew: "card",
  Discarded: "card",
  Played: "card",
  Ended: "end",
};
