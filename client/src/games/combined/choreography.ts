/** How what happens looks: cards fly between hands, decks and piles; the map changes event by event. */

import type { Flight } from "../../board/stage";
import type { GameEvent } from "../../protocol/types";
import { pace as humansPace } from "../humans/choreography";
import { pace as zombiesPace } from "../zombies/choreography";
import { backOf } from "./Card";
import { setOf } from "./catalogue";
import type { AnyEvent } from "./types";

/** Milliseconds that an event is looked at: as in the game that it comes from. */
export const pace: Partial<Record<AnyEvent["type"], number>> = {
  ...zombiesPace,
  ...humansPace,
  SideTaken: 250,
  Armed: 480,
  PawnFought: 400,
  PawnBeaten: 500,
  AttackFailed: 500,
  GuyAttacked: 450,
  GuyCaught: 700,
  GuyFled: 400,
  GuyStays: 450,
  ZombieRaised: 500,
  CameBack: 500,
  PawnSent: 260,
};

export function choreography(happened: GameEvent): Flight[] {
  return flightsOf(happened as unknown as AnyEvent);
}

function flightsOf(event: AnyEvent): Flight[] {
  switch (event.type) {
    case "Drew": {
      const [card = backOf(event.deck)] = event.cards;
      return [{ card, from: `deck:${pileOf(event.deck)}`, to: inHand(event.seat, card) }];
    }
    case "Discarded":
      return [{ card: event.card, from: inHand(event.seat, event.card), to: discardOf(event.card) }];
    case "CardPlayed":
      return [{ card: event.card, from: inHand(event.seat, event.card), to: aimedAt(event.other, event.card) }];
    case "CardReturned":
      return [{ card: event.card, from: discardOf(event.card), to: inHand(event.seat, event.card) }];
    case "ItemLaid":
      return [{ card: event.card, from: inHand(event.seat, event.card), to: `item:${event.seat}:${event.card}` }];
    case "ItemUsed":
    case "ItemLost":
      return [{ card: event.card, from: `item:${event.seat}:${event.card}`, to: discardOf(event.card) }];
    default:
      return [];
  }
}

/** Decks and piles are called after what their game is about. */
const pileOf = (set: string) => (set === "humans" ? "human" : "zombie");

/** Each card goes to the pile of its own game. */
const discardOf = (card: string) => `discard:${pileOf(setOf(card) ?? "")}`;

function inHand(seat: number, card: string): string {
  return `hand:${seat}:${card} hand:${seat} seat:${seat}`;
}

/** A card flies to whom it is aimed at, else to its pile. */
function aimedAt(other: number | null, card: string): string {
  return other === null ? discardOf(card) : `seat:${other} ${discardOf(card)}`;
}
