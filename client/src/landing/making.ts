/** Tables made by one click, without a form. */

import { botNames } from "../parts/botNames";
import { api } from "../protocol/api";
import { asSomebody } from "../protocol/server";
import type { GameInfo, RoleInfo, SeatPlan } from "../protocol/types";
import { go, tableAddress } from "../routes";

/** How many bots one meets who just wants to play. */
const RIVALS = 2;

/** How many bots one meets in a game. */
export function rivalsIn(game: GameInfo): number {
  return nearest(game.seats, RIVALS + 1) - 1;
}

/** A table against bots, which begins at once; where sides are unequal, one has said by options which to play. */
export async function playNow(game: GameInfo, options: RoleInfo["options"] = {}): Promise<void> {
  const bots = botNames(rivalsIn(game)).map((name): SeatPlan => ({ who: "bot", bot: "normal", name }));
  const { table } = await asSomebody(() =>
    api.make({
      game: game.name,
      seats: [{ who: "me" }, ...bots],
      options,
      settings: { visibility: "link" },
    }),
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
