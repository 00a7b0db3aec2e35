/** How what happens looks: cards fly between hands, deck and piles; the map changes event by event. */

import type { Flight } from "../../board/stage";
import type { GameEvent } from "../../protocol/types";
import type { AnyEvent } from "./types";

/** Milliseconds that an event is looked at. */
export const pace: Partial<Record<AnyEvent["type"], number>> = {
  TurnBegan: 350,
  TurnLost: 500,
  TileDrawn: 500,
  TilePlaced: 400,
  TileRemoved: 500,
  MapClosed: 600,
  ZombiesCame: 350,
  CombatRolled: 700,
  RollRaised: 500,
  BulletsPaid: 350,
  LifeSaved: 400,
  LifeLost: 450,
  Killed: 420,
  SureWin: 500,
  Died: 700,
  CardPlayed: 480,
  ItemLaid: 350,
  ItemUsed: 480,
  ItemLost: 400,
  Gained: 350,
  SentHome: 450,
  DeadDice: 700,
  DieRaised: 400,
  GotUp: 400,
  MoveRolled: 600,
  AllowanceChanged: 350,
  Stepped: 170,
  TokenTaken: 300,
  ZombiesRolled: 600,
  RollVoid: 400,
  ZombieMoved: 240,
  ZombieLifted: 240,
  ZombiePut: 260,
  EventRolled: 700,
  HelipadMoved: 600,
  Looted: 500,
  Visited: 500,
  Attacked: 500,
  AttackRolled: 700,
  DefenceRolled: 700,
};

export function choreography(happened: GameEvent): Flight[] {
  return flightsOf(happened as unknown as AnyEvent);
}

function flightsOf(event: AnyEvent): Flight[] {
  switch (event.type) {
    case "Drew": {
      const cards = event.cards ?? Array.from({ length: event.count }, () => null);
      return cards.map((card) => ({ card, from: "deck", to: inHand(event.seat, card) }));
    }
    case "Discarded":
      return [{ card: event.card, from: inHand(event.seat, event.card), to: "discard" }];
    case "CardPlayed":
      return [{ card: event.card, from: inHand(event.seat, event.card), to: aimedAt(event.owner) }];
    case "ItemLaid":
      return [{ card: event.card, from: inHand(event.seat, event.card), to: `item:${event.seat}:${event.card}` }];
    case "ItemUsed":
    case "ItemLost":
      return [{ card: event.card, from: `item:${event.seat}:${event.card}`, to: "discard" }];
    default:
      return [];
  }
}

function inHand(seat: number, card: string | null): string {
  return `hand:${seat}:${card} hand:${seat} seat:${seat}`;
}

/** A card flies to whom it is aimed at, else to the pile. */
function aimedAt(owner: number | null): string {
  return owner === null ? "discard" : `seat:${owner} discard`;
}
