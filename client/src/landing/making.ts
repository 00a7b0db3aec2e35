/** Tables made by one click, without a form. */

import { api } from "../protocol/api";
import { asSomebody } from "../protocol/server";
import type { GameInfo, SeatPlan } from "../protocol/types";
import { go, tableAddress } from "../routes";
import { botNames } from "../table/botNames";

/** How many bots one meets who just wants to play. */
const RIVALS = 2;

/** A table against bots, which begins at once. */
export async function playNow(game: GameInfo): Promise<void> {
  const rivals = nearest(game.seats, RIVALS + 1) - 1;
  const bots = botNames(rivals).map((name): SeatPlan => ({ who: "bot", bot: "normal", name }));
  const { table } = await asSomebody(() =>
    api.make({ game: game.name, seats: [{ who: "me" }, ...bots], settings: { visibility: "link" } }),
  );
  go(tableAddress(table));
}

/** A table for all who can play, to which a link leads. It may begin before the last seat is taken. */
export async function playWithFriends(game: GameInfo): Promise<void> {
  const friends = Array.from({ length: Math.max(...game.seats) - 1 }, (): SeatPlan => ({ who: "open" }));
  const { table } = await asSomebody(() =>
    api.make({ game: game.name, seats: [{ who: "me" }, ...friends], settings: { visibility: "link" } }),
  );
  go(tableAddress(table));
}

/** The number of players nearest to the one that is wanted. */
export function nearest(counts: readonly number[], wanted: number): number {
  return counts.reduce((best, count) => (Math.abs(count - wanted) < Math.abs(best - wanted) ? count : best));
}
