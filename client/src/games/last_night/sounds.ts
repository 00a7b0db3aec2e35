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
  TacticFound: "card",
  GraveWeaponDrawn: "card",
  UpgradeBought: "card",
  ZombieUpgradeBought: "card",
  MarkerUsed: "card",
  ZombieDeckShuffled: "shuffle",
  GraveDeckShuffled: "shuffle",
  Ended: "end",
};
