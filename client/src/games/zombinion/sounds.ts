/** How what happens in Zombinion sounds. */

import type { Sound } from "../../sounds";
import type { AnyEvent } from "./types";

export const sounds: Partial<Record<AnyEvent["type"], Sound>> = {
  Played: "card",
  Aimed: "card",
  Took: "card",
  Gained: "card",
  Drew: "card",
  Discarded: "card",
  DiscardedShown: "card",
  Revealed: "card",
  Shuffled: "shuffle",
  GameEnded: "end",
};
