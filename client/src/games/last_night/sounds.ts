/** How what happens in Last Night on Earth sounds. */

import type { Sound } from "../../sounds";
import type { AnyEvent } from "./types";

export const sounds: Partial<Record<AnyEvent["type"], Sound>> = {
  ZombieCardDrawn: "card",
  EventFound: "card",
  ItemFound: "card",
  Discarded: "card",
  CardPlayed: "card",
  TakenFromDiscard: "card",
  ZombieDeckShuffled: "shuffle",
  Ended: "end",
};
