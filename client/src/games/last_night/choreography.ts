/** How what happens looks: cards fly between decks, hands, heroes and piles; the town changes event by event. */

import type { Flight } from "../../board/stage";
import type { GameEvent } from "../../protocol/types";
import { infoOf, upgradeOf } from "./catalogue";
import { HORDE } from "./meanings";
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
  ZombieSpared: 450,
  GraveDeadAre: 700,
  GraveDeadWounded: 350,
  GraveWeaponDrawn: 450,
  GraveWeaponGiven: 450,
  Wielded: 350,
  Carries: 500,
  HeroMoved: 180,
  HeroFled: 300,
  HeroDragged: 300,
  DoorLocked: 500,
  DoorMarked: 450,
  DoorUnlocked: 450,
  BuildingSealed: 500,
  StrongholdFound: 600,
  BarricadeBuilt: 450,
  BarricadeReinforced: 400,
  BarricadeHeld: 400,
  ReinforcementsRemoved: 400,
  BarricadeBroken: 500,
  Wounded: 450,
  WoundPrevented: 450,
  WoundShared: 450,
  Healed: 350,
  Infected: 450,
  Turns: 600,
  HeroDied: 700,
  EventFound: 300,
  TacticFound: 300,
  ItemFound: 350,
  TownsfolkSaved: 450,
  HeroCardsDiscarded: 400,
  SurvivalCardsDiscarded: 400,
  Revealed: 450,
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
  MarkersLaid: 400,
  MarkerUsed: 600,
  HouseSecured: 400,
  BurntDown: 800,
  SewerOpened: 450,
  SewerMoved: 450,
  RubbleFallen: 450,
  RubbleGone: 250,
  TokenPlaced: 300,
  TokensTaken: 400,
  TokensDelivered: 500,
  TokensDropped: 350,
  GeneratorFuelled: 500,
  ChargePlaced: 500,
  TownBlownUp: 900,
  ItemGiven: 350,
  ItemsCombined: 400,
  TrapSet: 350,
  TrapSprung: 450,
  BetsySent: 400,
  Rolled: 600,
  Rerolled: 600,
  ShotFired: 450,
  DynamiteThrown: 450,
  DynamiteExploded: 600,
  MolotovThrown: 450,
  TntThrown: 450,
  TntExploded: 700,
  GasPoured: 300,
  GasRemoved: 250,
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
  UpgradeBought: 550,
  UpgradeBoosted: 500,
  UpgradeUsed: 350,
  ZombieUpgradeBought: 550,
  ZombieUpgradeUsed: 400,
};

export function choreography(happened: GameEvent): Flight[] {
  return flightsOf(happened as unknown as AnyEvent);
}

function flightsOf(event: AnyEvent): Flight[] {
  switch (event.type) {
    case "ZombieCardDrawn":
      return [{ card: event.card || null, from: "deck:zombie", to: inHand(event.seat, event.card) }];
    case "TacticFound":
      return [{ card: event.card || null, from: deckSpot("tactics"), to: inHand(event.seat, event.card) }];
    case "EventFound":
      return [{ card: event.card || null, from: "deck:hero", to: inHand(event.seat, event.card) }];
    case "ItemFound":
    case "TownsfolkSaved":
    case "TakenFromDeck":
      return [{ card: event.card, from: deckSpot(deckOf(event.card)), to: onHero(event.hero, event.card) }];
    case "UpgradeBought":
      return [
        {
          card: event.upgrade,
          from: deckSpot(`upgrade:${upgradeOf(event.upgrade)?.deck}`),
          to: onHero(event.hero, event.upgrade),
        },
      ];
    case "ZombieUpgradeBought":
      return [{ card: event.upgrade, from: deckSpot(`upgrade:${HORDE}`), to: `hand:${event.seat} seat:${event.seat}` }];
    case "GraveWeaponGiven":
      return [{ card: event.card, from: deckSpot("grave"), to: `space:${event.space}` }];
    case "TakenFromDiscard":
      return [{ card: event.card, from: "discard:hero", to: `${onHero(event.hero, event.card)} hand:${event.seat}` }];
    case "ItemGiven":
      return [{ card: event.card, from: onHero(event.hero, event.card), to: onHero(event.other, event.card) }];
    case "ItemSpent":
    case "ItemDropped":
    case "ItemLost":
      return [{ card: event.card, from: onHero(event.hero, event.card), to: discardSpot(deckOf(event.card)) }];
    case "Discarded":
    case "CardPlayed":
      return [{ card: event.card, from: inHand(event.seat, event.card), to: discardSpot(deckOf(event.card)) }];
    case "HeroCardsDiscarded":
      return event.cards.map((card) => ({ card, from: "deck:hero", to: "discard:hero" }));
    case "SurvivalCardsDiscarded":
      return event.cards.map((card) => ({ card, from: deckSpot(deckOf(card)), to: discardSpot(deckOf(card)) }));
    default:
      return [];
  }
}

const inHand = (seat: number, card: string) => `hand:${seat}:${card} hand:${seat} seat:${seat}`;
const onHero = (hero: string, card: string) => `item:${hero}:${card} hero:${hero}`;
const deckOf = (card: string) => infoOf(card)?.deck ?? "hero";
/** Where a deck lies, and where its discards do; one that has no place of its own lies with those of its side. */
const deckSpot = (deck: string) => `deck:${deck} deck:${sideOf(deck)}`;
const discardSpot = (deck: string) => `discard:${deck} discard:${sideOf(deck)}`;
const sideOf = (deck: string) => (deck === "grave" || deck.endsWith("zombie") ? "zombie" : "hero");
