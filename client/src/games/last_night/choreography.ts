/** How what happens looks: cards fly between decks, hands, heroes and piles; the town changes event by event. */

import type { Flight } from "../../board/stage";
import type { GameEvent } from "../../protocol/types";
import { infoOf } from "./catalogue";
import type { AnyEvent } from "./types";

/** Milliseconds that an event is looked at. */
export const pace: Partial<Record<AnyEvent["type"], number>> = {
  HeroPlaced: 250,
  ZombieTurnBegan: 500,
  HeroTurnBegan: 500,
  HeroActivated: 250,
  TurnLost: 500,
  NewZombies: 600,
  ZombieCame: 220,
  ZombieMoved: 180,
  ZombiePushed: 180,
  ZombieRemoved: 220,
  ZombieKilled: 350,
  ZombieHeld: 350,
  ZombieHeroRose: 700,
  ZombieHeroWounded: 350,
  HeroMoved: 180,
  HeroFled: 300,
  DoorLocked: 500,
  Wounded: 450,
  WoundPrevented: 450,
  Healed: 350,
  Turns: 600,
  HeroDied: 700,
  EventFound: 300,
  ItemFound: 350,
  TownsfolkSaved: 450,
  HeroCardsDiscarded: 400,
  TakenFromDiscard: 350,
  TakenFromDeck: 350,
  CardPlayed: 480,
  Used: 350,
  CardCancelled: 550,
  BuildingMarked: 500,
  BuildingFound: 400,
  PitOpened: 450,
  PitDestroyed: 600,
  TankFilled: 450,
  ItemGiven: 350,
  BetsySent: 400,
  Rolled: 600,
  Rerolled: 600,
  ShotFired: 450,
  DynamiteThrown: 450,
  DynamiteExploded: 600,
  GasPoured: 300,
  GasExploded: 600,
  FireLit: 350,
  FireOut: 250,
  BuildingDestroyed: 600,
  FightBegan: 400,
  FightRolled: 700,
  DiceAdded: 500,
  DiceRerolled: 500,
  DieChanged: 400,
  Cleaved: 500,
  FightCancelled: 400,
  FightWon: 600,
};

export function choreography(happened: GameEvent): Flight[] {
  return flightsOf(happened as unknown as AnyEvent);
}

function flightsOf(event: AnyEvent): Flight[] {
  switch (event.type) {
    case "ZombieCardDrawn":
      return [{ card: event.card || null, from: "deck:zombie", to: inHand(event.seat, event.card) }];
    case "EventFound":
      return [{ card: event.card || null, from: "deck:hero", to: inHand(event.seat, event.card) }];
    case "ItemFound":
    case "TownsfolkSaved":
    case "TakenFromDeck":
      return [{ card: event.card, from: "deck:hero", to: onHero(event.hero, event.card) }];
    case "TakenFromDiscard":
      return [{ card: event.card, from: "discard:hero", to: `${onHero(event.hero, event.card)} hand:${event.seat}` }];
    case "ItemGiven":
      return [{ card: event.card, from: onHero(event.hero, event.card), to: onHero(event.other, event.card) }];
    case "ItemSpent":
    case "ItemDropped":
    case "ItemLost":
      return [{ card: event.card, from: onHero(event.hero, event.card), to: "discard:hero" }];
    case "Discarded":
    case "CardPlayed":
      return [{ card: event.card, from: inHand(event.seat, event.card), to: `discard:${deckOf(event.card)}` }];
    case "HeroCardsDiscarded":
      return event.cards.map((card) => ({ card, from: "deck:hero", to: "discard:hero" }));
    default:
      return [];
  }
}

const inHand = (seat: number, card: string) => `hand:${seat}:${card} hand:${seat} seat:${seat}`;
const onHero = (hero: string, card: string) => `item:${hero}:${card} hero:${hero}`;
const deckOf = (card: string) => infoOf(card)?.deck ?? "hero";
