/** Where a player is to be named, and who is. */

import type { Choice } from "../../board/choice";
import { verbsFor } from "../../board/options";
import { namesSeat } from "../town/Losses";
import { guysIn } from "./position";
import type { View } from "./types";

/** Verbs that name a player at once. */
const NAMING = new Set(["attack"]);

/** Whether a player is what an answer asks for next or has named, or what one can begin with. */
export function isNamed(choice: Choice, seat: number): boolean {
  if (namesSeat(choice, seat)) return true;
  return verbsFor(choice.options.value, seat).some((begun) => NAMING.has(begun));
}

/** The shotgun guy on a space who can be named now; where there are several, a press shows all of them. */
export function guyNamedOn(choice: Choice, view: View, space: string): number | undefined {
  const there = guysIn(view).filter((guy) => guy.space === space && isNamed(choice, guy.seat));
  return there.length === 1 ? there[0]!.seat : undefined;
}
