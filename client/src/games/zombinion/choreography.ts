/** How what happens looks: which card flies from where to where. Spots that come first are tried first. */

import type { Flight } from "../../board/stage";
import type { GameEvent } from "../../protocol/types";
import type { AnyEvent } from "./types";

const MOST_BACKS = 5;

export function choreography(happened: GameEvent): Flight[] {
  const event = happened as unknown as AnyEvent;
  switch (event.type) {
    case "Played":
      return [{ card: event.card, from: inHand(event.seat, event.card), to: inPlay(event.card) }];
    case "Aimed":
      return event.cards.map((card) => ({ card, from: inHand(event.seat, card), to: inPlay(card) }));
    case "Took":
      return [{ card: event.card, from: `supply:${event.card}`, to: `discard:${event.seat}` }];
    case "Gained":
      return [{ card: event.card, from: `supply:${event.card}`, to: gainedTo(event.seat, event.card, event.to) }];
    case "Drew":
      return known(event.cards, event.count).map((card) => ({
        card,
        from: `deck:${event.seat}`,
        to: card ? inHand(event.seat, card) : `hand:${event.seat}`,
      }));
    case "Shuffled":
      return backs(3).map((card) => ({ card, from: `discard:${event.seat}`, to: `deck:${event.seat}` }));
    case "Discarded":
      return known(event.cards, event.count).map((card) => ({
        card,
        from: card ? inHand(event.seat, card) : `hand:${event.seat}`,
        to: `discard:${event.seat}`,
      }));
    case "DiscardedShown":
      return event.cards.map((card) => ({ card, from: shown(event.seat, card), to: `discard:${event.seat}` }));
    case "Trashed":
      return event.cards.map((card) => ({
        card,
        from: `revealed:${event.seat}:${card} ${inHand(event.seat, card)}`,
        to: "trash",
      }));
    case "Revealed":
      return event.cards.map((card) => ({
        card,
        from: `deck:${event.seat}`,
        to: `${shown(event.seat, card)} discard:${event.seat}`,
      }));
    case "Reacted":
      return [{ card: event.card, from: inHand(event.seat, event.card), to: "play" }];
    case "PutBack":
      return [
        { card: event.card, from: `${shown(event.seat, event.card)} hand:${event.seat}`, to: `deck:${event.seat}` },
      ];
    case "SetAside":
      return [{ card: event.card, from: inHand(event.seat, event.card), to: `aside:${event.seat}:${event.card}` }];
    case "ToHand":
      return event.cards.map((card) => ({
        card,
        from: `${shown(event.seat, card)} deck:${event.seat}`,
        to: inHand(event.seat, card),
      }));
    case "Flipped":
      return backs(3).map((card) => ({ card, from: `deck:${event.seat}`, to: `discard:${event.seat}` }));
    case "CleanedUp":
      return event.top ? [{ card: event.top, from: left(event.seat, event.top), to: `discard:${event.seat}` }] : [];
    default:
      return [];
  }
}

/** The card itself where the hand is open, else the hand. */
function inHand(seat: number, card: string): string {
  return `hand:${seat}:${card} hand:${seat}`;
}

function inPlay(card: string): string {
  return `play:${card} play`;
}

/** What is left at the end of a turn lies in play or is still in the hand. */
function left(seat: number, card: string): string {
  return `play:${card} ${inHand(seat, card)}`;
}

function shown(seat: number, card: string): string {
  return `revealed:${seat}:${card} aside:${seat}:${card} play`;
}

function gainedTo(seat: number, card: string, zone: string): string {
  return zone === "hand" ? inHand(seat, card) : `${zone}:${seat}`;
}

/** The cards if they may be seen, else backs. */
function known(cards: readonly string[] | null, count: number): readonly (string | null)[] {
  return cards ?? backs(count);
}

function backs(count: number): null[] {
  return Array.from({ length: Math.min(count, MOST_BACKS) }, () => null);
}
