/** How what happens in Humans!!! sounds. */

import type { Sound } from "../../sounds";
import type { AnyEvent } from "./types";

export const sounds: Partial<Record<AnyEvent["type"], Sound>> = {
  Drew: "card",
  Discarded: "card",
  CardPlayed: "card",
  CapturesDrawn: "card",
  WoundsDrawn: "card",
  TilePlaced: "card",
  PileShuffled: "shuffle",
  Ended: "end",
};
