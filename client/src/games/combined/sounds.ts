/** How what happens in Humans!!! with Zombies!!! sounds. */

import type { Sound } from "../../sounds";
import type { AnyEvent } from "./types";

export const sounds: Partial<Record<AnyEvent["type"], Sound>> = {
  Drew: "card",
  Discarded: "card",
  CardPlayed: "card",
  Armed: "card",
  ItemLaid: "card",
  CapturesDrawn: "card",
  WoundsDrawn: "card",
  TilePlaced: "card",
  Shuffled: "shuffle",
  PileShuffled: "shuffle",
  Ended: "end",
};
