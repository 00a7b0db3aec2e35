/** What is drawn over the street for what happens, or would happen: hits, deaths, arrows, explosions. */

import { isLane } from "./street";
import type { AnyEvent, Placed, Played } from "./types";

export type Omen =
  | { kind: "hit"; space: string; damage: number; left: number }
  | { kind: "sign"; space: string; sign: Sign }
  | { kind: "creature"; space: string; card: string; number: number; strength: number }
  | { kind: "thing"; space: string; card: string; look: "attached" | "object" }
  | { kind: "arrow"; from: string; to: string; look: "step" | "back" | "roll" | "shrapnel" | "over" }
  | { kind: "tracer"; lane: string; space: string }
  | { kind: "beam"; lane: string; look: "fire" | "current" | "light" }
  | { kind: "chill" };

export type Sign = "died" | "shield" | "exploded" | "lit" | "netted" | "gone" | "held" | "aimed";

/** An event as it is drawn. */
export function omensOf(event: AnyEvent): Omen[] {
  switch (event.type) {
    case "Wounded":
      return [{ kind: "hit", space: event.space, damage: event.damage, left: event.left }];
    case "Died":
      return [sign(event.space, "died")];
    case "Crossed":
      return [{ kind: "arrow", from: event.space, to: "over", look: "over" }];
    case "ShieldLost":
    case "ShieldSpare":
      return [sign(event.space, "shield")];
    case "Exploded":
      return [sign(event.space, "exploded")];
    case "Lit":
      return [sign(event.space, "lit")];
    case "Netted":
      return event.spaces.map((space) => sign(space, "netted"));
    case "Held":
      return [sign(event.space, "held")];
    case "Placed":
      return [placed(event)];
    case "Attached":
      return [thing(event.space, event.card, "attached")];
    case "Laid":
      return [thing(event.space, event.card, "object")];
    case "Filled":
    case "Broke":
    case "Removed":
      return [sign(event.space, "gone")];
    case "Stepped":
      return [arrow(event.space, event.to, event.cause === "knockback" ? "back" : "step")];
    case "Advanced":
      return event.moves.map(([, from, to]) => arrow(from, to, "step"));
    case "FellBack":
      return event.moves.map(([, from, to]) => arrow(from, to, "back"));
    case "Merged":
    case "Swapped":
      return event.type === "Merged"
        ? [arrow(event.space, event.to, "step")]
        : [arrow(event.space, event.to, "step"), arrow(event.to, event.space, "step")];
    case "Rolled":
      return event.to ? [arrow(event.space, event.to, "roll")] : [sign(event.space, "gone")];
    case "Shrapnel":
      return [arrow(event.space, event.to, "shrapnel")];
    case "Froze":
      return [{ kind: "chill" }];
    case "Played":
      return aimed(event);
    default:
      return [];
  }
}

const BEAMS: Record<string, "fire" | "current" | "light" | undefined> = {
  street_fire: "fire",
  high_voltage: "current",
  searchlight: "light",
};

/** What a card looks like on its way: a bullet down a lane as far as it hits, a lane in flames. */
function aimed({ card, targets: [lane], meets }: Played): Omen[] {
  if (typeof lane !== "string" || !isLane(lane)) return [];
  if (meets) return [{ kind: "tracer", lane, space: meets }];
  const look = BEAMS[card];
  return look ? [{ kind: "beam", lane, look }] : [];
}

/** All that would happen. What falls on one space more than once is added up. */
export function foretold(events: readonly AnyEvent[]): Omen[] {
  return together(events.flatMap(omensOf));
}

function together(omens: readonly Omen[]): Omen[] {
  const found: Omen[] = [];
  for (const omen of omens) {
    const before =
      omen.kind === "hit" ? found.find((one) => one.kind === "hit" && one.space === omen.space) : undefined;
    if (before?.kind === "hit" && omen.kind === "hit") {
      before.damage += omen.damage;
      before.left = omen.left;
    } else if (!found.some((one) => JSON.stringify(one) === JSON.stringify(omen))) found.push({ ...omen });
  }
  return found;
}

function sign(space: string, what: Sign): Omen {
  return { kind: "sign", space, sign: what };
}

function placed({ space, card, number, strength }: Placed): Omen {
  return { kind: "creature", space, card, number, strength };
}

function thing(space: string, card: string, look: "attached" | "object"): Omen {
  return { kind: "thing", space, card, look };
}

function arrow(from: string, to: string, look: "step" | "back" | "roll" | "shrapnel"): Omen {
  return { kind: "arrow", from, to, look };
}
