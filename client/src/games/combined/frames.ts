/** What cards are framed with. */

import { frameOf as frameOfHumans } from "../humans/Open";
import { setOf } from "./catalogue";

/** The colour of a card's band, by what it is. */
export function frameOf(family: string, card: string): string {
  return family === "card" && setOf(card) === "zombies" ? "city-of-instant" : frameOfHumans(family, card);
}
