/** Tables made by one click, without a form. */

import { api, Unreachable } from "../protocol/api";
import { asSomebody } from "../protocol/server";
import type { GameInfo, SeatPlan } from "../protocol/types";
import { go, tableAddress } from "../routes";
import type { Sitting } from "../table/sitting";
import { say } from "../words/language";

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

/** So many names for bots, all different, none of those that are taken; empty, for the server to name, when none is left. */
export function botNames(count: number, taken: readonly string[] = []): string[] {
  const names = say("page-bot-names")
    .split(",")
    .map((name) => name.trim())
    .filter((name) => !taken.includes(name));
  const start = Math.floor(Math.random() * names.length);
  return Array.from({ length: count }, (_, place) =>
    place < names.length ? names[(start + place) % names.length]! : "",
  );
}

/** A name for a bot that sits down at a table. */
export function nameForBot(sitting: Sitting): string {
  const taken = sitting.seats.peek().map((seat) => seat.name);
  return botNames(1, taken)[0] ?? "";
}

/** What went wrong, in words for people. */
export function trouble(problem: unknown): string {
  // What can't be read comes from something in between that stands in for the server.
  if (problem instanceof Unreachable || problem instanceof SyntaxError) return say("page-unreachable");
  return problem instanceof Error ? problem.message : String(problem);
}
