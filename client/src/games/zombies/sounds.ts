/** How what happens in Zombies!!! sounds. */

import type { Sound } from "../../sounds";
import type { AnyEvent } from "./types";

export const sounds: Partial<Record<AnyEvent["type"], Sound>> = {
  Drew: "card",
  Discarded: "card",
  CardPlayed: "card",
  ItemLaid: "card",
  TilePlaced: "card",
  Shuffled: "shuffle",
  Ended: "end",
};
