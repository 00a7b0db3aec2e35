// Written by tools/types from the server's types: change those, not this.

import type { Outcome } from "../../protocol/types";

export type Whose = "own" | "other" | "any";

export type Aim = "" | "opponent" | "tile" | "building";

export type Phase = "set_up" | "tile" | "draw" | "move" | "capture" | "discard" | "over";

/** A tile that lies on the map. */
export interface Placed {
  /** The very tile, such as `road_t_2`. */
  tile: string;
  kind: string;
  x: number;
  y: number;
  turns: number;
}

/** A player and all that belongs to them. */
export interface LeaderView {
  seat: number;
  name: string;
  character: string;
  /** The number of each zombie in play, and where it is. */
  zombies: Record<string, string>;
  reserve: number;
  /** The die tokens. */
  dice: number;
  wounds: string[];
  /** The Eat cards in front. */
  meals: number;
  points: number;
  goal: number;
  /** How many event cards are in hand. */
  cards: number;
  /** Which they are, for the owner. */
  hand: string[] | null;
  /** Whether a card may still be played before the next own turn (HU-12.2). */
  may_play: boolean;
  /** Whether the special ability has been used. */
  used: boolean;
}

/** What was rolled last, for everybody to see. */
export interface Roll {
  /** What it was rolled for, as the games call it. */
  what: string;
  seat: number;
  dice: number[];
  bonus: number;
  total: number;
  /** What the total must reach, if it must reach anything. */
  need: number;
  /** The cards that give the bonus. */
  by: string[];
}

/** A space that a zombie can reach, and how. */
export interface ZombieWay {
  start: string;
  space: string;
  /** The spaces of the way, the last one included. */
  route: string[];
}

/** The capture that is going on. */
export interface AttemptView {
  space: string;
  human: number;
  /** What the capture roll must reach. */
  need: number;
  bonus: number;
  /** What is added to it, and the cards from which that comes. */
  by: string[];
  /** What the roll of a weapon must reach. */
  strikes: number;
  /** The capture cards that lie open. */
  drawn: string[];
  /** Whether a weapon has hit. */
  hit: boolean;
  /** How far the human flees, or 0. */
  flight: number;
  /** Who moves it, or -1. */
  mover: number;
  /** Where it may end. */
  ends: string[];
}

/** What the players agree on before the game (section 6). */
export interface Options {
  /** Whether characters are dealt or chosen in seat order (HU-3.1). */
  character_choice: "choose" | "random";
  /** Whose dice a die token may roll again (HU-13.1). */
  reroll_scope: "any" | "own";
  /** Whether the rules for five and six players hold: for these numbers, always or never (HU-3.5, HU-5.5). */
  five_six_rules: "auto" | "off" | "on";
  /** Whether a human without any way out is infected before anything is rolled (HU-10.6). */
  trapped_at_once: boolean;
  /** After how many rounds the game ends; 0 for as long as it takes (HU-15.3). */
  max_rounds: number;
}

/** The table as somebody sees it. */
export interface View {
  seat: number | null;
  phase: Phase;
  round: number;
  first: number;
  active: number;
  /** The city, in the order in which tiles were laid. */
  tiles: Placed[];
  /** The number of each human on the map, and where it is. */
  humans: Record<string, string>;
  /** The spaces with a die token. */
  dice: string[];
  /** The spaces with a no-barricade token. */
  openings: string[];
  supply: number;
  eaten: number;
  tiles_left: number;
  drawn: string;
  removed: string[];
  cards_left: number;
  discard: string[];
  wounds_left: number;
  wound_discard: string[];
  captures_left: number;
  capture_discard: string[];
  players: LeaderView[];
  /** The card that is being played. */
  resolving: string[];
  /** The spaces that were named for it. */
  named: string[];
  roll: Roll | null;
  movement: number;
  /** The movement of this turn, and what is left of it. */
  left: number;
  /** Where the active player's zombies can go: for that one. */
  ways: ZombieWay[];
  /** The doorsteps from which a building may be tried, and what must be rolled there: for that one too. */
  breaches: Record<string, number>;
  /** The active player's zombies that have ended their movement. */
  stopped: number[];
  /** The buildings that were tried in this turn. */
  tried: string[];
  /** What changes the movement of this turn. */
  effects: string[];
  /** The humans that are still to be captured in this turn. */
  prey: number[];
  attempt: AttemptView | null;
  /** Who has drawn wound cards and must keep one, or -1. */
  wounded: number;
  wounds_drawn: string[];
  options: Options;
  outcome: Outcome | null;
}

/** A kind of tile as it is printed, not turned. */
export interface TileInfo {
  kind: string;
  copies: number;
  /** The sides that roads lead out of, as letters of n, e, s, w. */
  exits: string;
  /** Its spaces from north to south: R road, B inside a building, . blocked. */
  rows: [string, string, string];
  humans: number;
  dice: number;
  /** What must be rolled to breach the building, or 0. */
  barricade: number;
  rulings: string[];
}

/** A kind of event card, and the clauses about it. */
export interface CardInfo {
  card: string;
  copies: number;
  window: string;
  whose: Whose;
  aim: Aim;
  weapon: boolean;
  bonus: number;
  rulings: string[];
}

/** What is printed on the sheet of a character. */
export interface Character {
  character: string;
  clause: string;
  movement: number;
  /** What a capture roll must reach. */
  capture: number;
  /** How many capture cards are drawn. */
  infect: number;
  /** How many wound cards are drawn. */
  wounds: number;
  /** The die tokens at the start. */
  do_over: number;
  /** How many points win. */
  points: number;
  ability: string;
}

/** A kind of wound card, and the clauses about it. */
export interface WoundInfo {
  wound: string;
  copies: number;
  rulings: string[];
}

/** A kind of capture card, and the clauses about it. */
export interface CaptureInfo {
  capture: string;
  copies: number;
  rulings: string[];
}

/** Who or what stands on the map, and the clauses about it. */
export interface PieceInfo {
  piece: string;
  rulings: string[];
}

/** What lies on the map, and the clauses about it. */
export interface TokenInfo {
  token: string;
  rulings: string[];
}

export interface Catalogue {
  tiles: TileInfo[];
  cards: CardInfo[];
  characters: Character[];
  wounds: WoundInfo[];
  captures: CaptureInfo[];
  pieces: PieceInfo[];
  tokens: TokenInfo[];
  phases: Phase[];
}

export interface FirstPlayer {
  type: "FirstPlayer";
  seat: number;
}

/** Who leads which kind of zombies; chance may have decided it. */
export interface CharacterTaken {
  type: "CharacterTaken";
  seat: number;
  character: string;
}

export interface TurnBegan {
  type: "TurnBegan";
  seat: number;
  round: number;
}

export interface TileDrawn {
  type: "TileDrawn";
  seat: number;
  tile: string;
  because_of: string;
}

export interface TilePlaced {
  type: "TilePlaced";
  seat: number;
  tile: string;
  x: number;
  y: number;
  turns: number;
  because_of: string;
}

/** A tile that fits nowhere is out of the game. */
export interface TileRemoved {
  type: "TileRemoved";
  tile: string;
  because_of: string;
}

export interface MapClosed {
  type: "MapClosed";
  seat: number;
}

/** From the supply onto the map. */
export interface HumansCame {
  type: "HumansCame";
  seat: number;
  spaces: string[];
  because_of: string;
  tile: string;
}

export interface DiceLaid {
  type: "DiceLaid";
  seat: number;
  spaces: string[];
  tile: string;
}

/** A zombie from the reserve, at the start or for many players. */
export interface ZombieCame {
  type: "ZombieCame";
  seat: number;
  zombie: number;
  space: string;
  because_of: string;
}

/** Others see how many cards are drawn, not which. */
export interface Drew {
  type: "Drew";
  seat: number;
  count: number;
  cards: string[];
}

/** A discard pile becomes a deck again. */
export interface PileShuffled {
  type: "PileShuffled";
  deck: string;
}

export interface CardPlayed {
  type: "CardPlayed";
  seat: number;
  card: string;
  other: number | null;
  tile: string;
}

/** Where the people of Fresh Meat are to stand, before anybody objects. */
export interface SpacesNamed {
  type: "SpacesNamed";
  seat: number;
  spaces: string[];
}

export interface Objected {
  type: "Objected";
  seat: number;
  other: number;
  card: string;
}

/** A Frying Pan that has missed. */
export interface CardReturned {
  type: "CardReturned";
  seat: number;
  card: string;
}

export interface Discarded {
  type: "Discarded";
  seat: number;
  card: string;
}

export interface Rolled {
  type: "Rolled";
  seat: number;
  what: string;
  die: number;
  bonus: number;
  need: number;
}

/** A die token is spent to roll a die again. */
export interface DoOver {
  type: "DoOver";
  seat: number;
  left: number;
}

export interface DieTaken {
  type: "DieTaken";
  seat: number;
  space: string;
}

export interface DiceStolen {
  type: "DiceStolen";
  seat: number;
  other: number;
  count: number;
}

export interface AbilityUsed {
  type: "AbilityUsed";
  seat: number;
  ability: string;
  tile: string;
}

export interface MovementSet {
  type: "MovementSet";
  seat: number;
  pool: number;
}

/** A zombie goes one step. */
export interface ZombieStepped {
  type: "ZombieStepped";
  seat: number;
  zombie: number;
  space: string;
  to: string;
  tile: string;
}

/** A no-barricade token is laid: after a roll, without one, by a card or by the Miner. */
export interface Breached {
  type: "Breached";
  seat: number;
  space: string;
  tile: string;
  because_of: string;
}

export interface BreachFailed {
  type: "BreachFailed";
  seat: number;
  tile: string;
}

export interface BoardedUp {
  type: "BoardedUp";
  seat: number;
  tile: string;
}

export interface AttemptBegan {
  type: "AttemptBegan";
  seat: number;
  human: number;
  space: string;
  tile: string;
}

export interface CapturesDrawn {
  type: "CapturesDrawn";
  seat: number;
  captures: string[];
}

/** A human becomes a zombie. */
export interface Infected {
  type: "Infected";
  seat: number;
  human: number;
  zombie: number;
  space: string;
  points: number;
  because_of: string;
  tile: string;
}

export interface Eaten {
  type: "Eaten";
  seat: number;
  human: number;
  space: string;
  points: number;
  tile: string;
}

/** There is no way out. */
export interface Trapped {
  type: "Trapped";
  seat: number;
  space: string;
}

/** There is no way out, but nobody either who could infect. */
export interface Stays {
  type: "Stays";
  space: string;
}

export interface MoverChanged {
  type: "MoverChanged";
  seat: number;
}

export interface Fled {
  type: "Fled";
  seat: number;
  human: number;
  space: string;
  to: string;
  tile: string;
}

/** A human is moved by the Musician, or in a Stampede. */
export interface Led {
  type: "Led";
  seat: number;
  human: number;
  space: string;
  to: string;
  because_of: string;
  tile: string;
}

export interface WoundsDrawn {
  type: "WoundsDrawn";
  seat: number;
  wounds: string[];
}

export interface WoundKept {
  type: "WoundKept";
  seat: number;
  wound: string;
}

/** A zombie is removed, or put on Town Square when it was the last one. */
export interface ZombieLost {
  type: "ZombieLost";
  seat: number;
  zombie: number;
  space: string;
  because_of: string;
  last: boolean;
}

/** All wound cards in front of somebody are discarded. */
export interface WoundsHealed {
  type: "WoundsHealed";
  seat: number;
  because_of: string;
}

export interface Ended {
  type: "Ended";
  winners: number[];
  ending: string;
}

/** Whatever may happen in this game. */
export type AnyEvent =
  | FirstPlayer
  | CharacterTaken
  | TurnBegan
  | TileDrawn
  | TilePlaced
  | TileRemoved
  | MapClosed
  | HumansCame
  | DiceLaid
  | ZombieCame
  | Drew
  | PileShuffled
  | CardPlayed
  | SpacesNamed
  | Objected
  | CardReturned
  | Discarded
  | Rolled
  | DoOver
  | DieTaken
  | DiceStolen
  | AbilityUsed
  | MovementSet
  | ZombieStepped
  | Breached
  | BreachFailed
  | BoardedUp
  | AttemptBegan
  | CapturesDrawn
  | Infected
  | Eaten
  | Trapped
  | Stays
  | MoverChanged
  | Fled
  | Led
  | WoundsDrawn
  | WoundKept
  | ZombieLost
  | WoundsHealed
  | Ended;
