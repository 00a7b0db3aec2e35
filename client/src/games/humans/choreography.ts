/** How what happens looks: cards fly between hands, decks and piles; the map changes event by event. */

import type { Flight } from "../../board/stage";
import type { GameEvent } from "../../protocol/types";
import type { AnyEvent } from "./types";

/** Milliseconds that an event is looked at. */
export const pace: Partial<Record<AnyEvent["type"], number>> = {
  CharacterTaken: 400,
  TurnBegan: 350,
  TileDrawn: 500,
  TilePlaced: 400,
  TileRemoved: 500,
  MapClosed: 600,
  HumansCame: 350,
  DiceLaid: 250,
  ZombieCame: 350,
  CardPlayed: 480,
  Objected: 600,
  CardReturned: 400,
  Rolled: 700,
  DoOver: 400,
  DieTaken: 300,
  DiceStolen: 450,
  AbilityUsed: 600,
  MovementSet: 300,
  ZombieStepped: 170,
  Breached: 450,
  BreachFailed: 450,
  BoardedUp: 500,
  AttemptBegan: 400,
  CapturesDrawn: 800,
  Infected: 500,
  Eaten: 500,
  Trapped: 500,
  MoverChanged: 350,
  Fled: 400,
  Led: 400,
  WoundsDrawn: 800,
  WoundKept: 450,
  ZombieLost: 600,
  WoundsHealed: 450,
};

export function choreography(happened: GameEvent): Flight[] {
  return flightsOf(happened as unknown as AnyEvent);
}

function flightsOf(event: AnyEvent): Flight[] {
  switch (event.type) {
    case "Drew": {
      const cards = event.cards.length ? event.cards : Array.from({ length: event.count }, () => null);
      return cards.map((card) => ({ card, from: "deck", to: inHand(event.seat, card) }));
    }
    case "Discarded":
      return [{ card: event.card, from: inHand(event.seat, event.card), to: "discard" }];
    case "CardPlayed":
      return [{ card: event.card, from: inHand(event.seat, event.card), to: aimedAt(event.other) }];
    case "CardReturned":
      return [{ card: event.card, from: "discard", to: inHand(event.seat, event.card) }];
    default:
      return [];
  }
}

function inHand(seat: number, card: string | null): string {
  return `hand:${seat}:${card} hand:${seat} seat:${seat}`;
}

/** A card flies to whom it is aimed at, else to the pile. */
function aimedAt(other: number | null): string {
  return other === null ? "discard" : `seat:${other} discard`;
}
