/** Who shall sit where at a table that is being set up. */

import type { SeatPlan } from "../protocol/types";
import { botNames } from "../parts/botNames";
import { problemOf } from "../parts/names";
import { say } from "../words/language";

/** `bot:LEVEL` is a bot of that level. */
export type Who = "me" | "guest" | "open" | `bot:${string}`;

export interface Chair {
  id: number;
  who: Who;
  name: string;
}

let last = 0;

export function chair(who: Who, name = ""): Chair {
  return { id: ++last, who, name };
}

/** The chairs of people at this device, who need names. */
export function isPerson({ who }: Chair): boolean {
  return who === "me" || who === "guest";
}

/** What is wrong with each chair's name; empty where nothing is. Who sets the table up may stay without one. */
export function problemsOf(chairs: readonly Chair[], asked: boolean): string[] {
  return chairs.map((one, place) => {
    if (!isPerson(one)) return "";
    const before = chairs.slice(0, place).filter(isPerson);
    const wrong = problemOf(
      one.name,
      before.map((other) => other.name.trim()),
    );
    const missing = asked && one.who === "guest" && !one.name.trim();
    return wrong || (missing ? say("page-name-missing") : "");
  });
}

/** The plan of the seats. One's own name is the one that one has. */
export function planOf(chairs: readonly Chair[]): SeatPlan[] {
  const taken = chairs.filter(isPerson).map(({ name }) => name.trim());
  const names = botNames(chairs.length, taken).values();
  return chairs.map(({ who, name }) => {
    if (who === "me") return { who: "me" };
    if (who === "guest") return { who: "me", name: name.trim() };
    if (who === "open") return { who: "open" };
    return { who: "bot", bot: who.slice("bot:".length), name: names.next().value ?? "" };
  });
}
