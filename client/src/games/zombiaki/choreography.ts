/** How what happens looks: cards fly between hands, decks and the street; the street changes event by event. */

import type { Flight } from "../../board/stage";
import type { GameEvent } from "../../protocol/types";
import { isLane, isSpace } from "./street";
import type { AnyEvent } from "./types";

/** Milliseconds that an event is looked at. */
export const pace: Partial<Record<AnyEvent["type"], number>> = {
  PhaseBegan: 350,
  Stepped: 380,
  Advanced: 520,
  FellBack: 520,
  Crossed: 700,
  Held: 350,
  Drew: 240,
  Discarded: 300,
  Played: 480,
  Clicked: 600,
  Ordered: 250,
  Placed: 300,
  Attached: 300,
  Laid: 300,
  Lit: 350,
  Netted: 400,
  Froze: 500,
  Thawed: 350,
  Wounded: 340,
  ShieldLost: 380,
  Died: 460,
  Filled: 250,
  Exploded: 520,
  Shrapnel: 380,
  Rolled: 420,
  Broke: 250,
  Removed: 300,
  Expired: 300,
  Merged: 460,
  Swapped: 460,
  Snatched: 420,
};

export function choreography(happened: GameEvent): Flight[] {
  return flightsOf(happened as unknown as AnyEvent);
}

function flightsOf(event: AnyEvent): Flight[] {
  switch (event.type) {
    case "Drew":
      return [{ card: event.card, from: `deck:${event.seat}`, to: inHand(event.seat, event.card) }];
    case "Discarded":
      return [{ card: event.card, from: inHand(event.seat, event.card), to: `discard:${event.seat}` }];
    case "Played":
      return [
        {
          card: event.card,
          from: inHand(event.seat, event.card),
          to: `${spotOf(event.targets)} discard:${event.seat}`,
        },
      ];
    case "Snatched":
      return [{ card: event.card, from: inHand(event.owner, event.card), to: `discard:${event.owner}` }];
    case "Clicked":
      return [{ card: event.by, from: inHand(event.seat, event.by), to: `discard:${event.seat}` }];
    case "Held":
      return [{ card: event.card, from: inHand(event.seat, event.card), to: `space:${event.space}` }];
    default:
      return [];
  }
}

function inHand(seat: number, card: string): string {
  return `hand:${seat}:${card} hand:${seat}`;
}

/** Where a card is played to: its space, its lane, else the street. */
function spotOf([first]: readonly (string | number)[]): string {
  if (first === undefined) return "street";
  return isSpace(first) ? `space:${first}` : isLane(first) ? `space:${first}3` : "street";
}
