import type { SeatInfo } from "../protocol/types";
import { say } from "../words/language";

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

/** A name for a bot that sits down beside others. */
export function nameForBot(seats: readonly SeatInfo[]): string {
  const taken = seats.map((seat) => seat.name);
  return botNames(1, taken)[0] ?? "";
}
