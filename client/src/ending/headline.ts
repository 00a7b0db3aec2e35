/** Who has won, said to whom it is said: to a winner, to a loser, or to somebody who looks on. */

import type { Outcome, SeatInfo } from "../protocol/types";
import { say, together } from "../words/language";
import { nameWithRole } from "../words/roles";
import type { Mood } from "./Scene";

export function moodOf({ winners }: Outcome, mine: readonly number[]): Mood {
  if (!mine.length) return "night";
  return mine.some((seat) => winners.includes(seat)) ? "dawn" : "blood";
}

/** Who shares a device with all others is told as one who looks on. */
export function headlineOf({ winners }: Outcome, seats: readonly SeatInfo[], mine: readonly number[]): string {
  const names = winners.map((seat) => nameWithRole(seats[seat]!));
  const [own] = mine;
  if (!winners.length) return say("page-nobody-won");
  if (own === undefined || mine.length > 1) return say("page-won", { names: together(names), count: names.length });
  if (!winners.includes(own)) return say("page-you-lose", { names: together(names), count: names.length });
  if (winners.length > 1) return say("page-you-win-together", { names: together(names) });
  return say("page-you-win", { name: seats[own]!.name });
}
