// Written by tools/types from the server's types: change those, not this.

import type { Outcome } from "../../protocol/types";

export type Aim = "" | "opponent" | "building";

export type Phase = "set_up" | "build" | "event" | "tile" | "combat" | "draw" | "move" | "zombies" | "discard" | "over";

export type Token = "life" | "bullet";

/** A tile that lies on the map. */
export interface Placed {
  /** The very tile, such as `road_t_2`. */
  tile: string;
  kind: string;
  x: number;
  y: number;
  turns: number;
}

/** A player's pawn and what the player owns. */
export interface PawnView {
  seat: number;
  name: string;
  space: string;
  life: number;
  bullets: number;
  kills: number;
  /** How many cards are in hand. */
  cards: number;
  /** Which they are, for the owner. */
  hand: string[] | null;
  in_play: string[];
  charges: number;
  /** Whether a card may still be played before the next own turn (ZB-11.2). */
  may_play: boolean;
  /** What is in force for the player in this turn. */
  effects: string[];
  /** What waits for the next turn, or lasts until its end. */
  pending: string[];
  visits: string[];
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

/** The combat roll that comes next, unless something changes it. */
export interface Coming {
  bonus: number;
  need: number;
  /** The cards that give the bonus. */
  by: string[];
}

/** A space that the pawn can reach, and how. */
export interface Way {
  space: string;
  /** How many spaces of the way have a zombie. */
  fights: number;
  /** The spaces of the way, the last one included. */
  route: string[];
}

/** What the players agree on before the game (section 6). */
export interface Options {
  variant: "base" | "intervention_squad";
  /** How many zombies win the base game (ZB-13.2). */
  zb_kill_goal: number;
  /** Who places the Helipad in the base game (ZB-5.7). */
  zb_helipad_placer: "drawer" | "fewest";
  /** How much life anybody may have (ZB-1.8). */
  zb_life_cap: number;
  /** How many zombies must be held on the Helipad (IS-9.1). */
  is_kill_goal: number;
  /** Whether players may attack each other (IS-6). */
  is_pvp: boolean;
  /** Whether two buildings must be visited first: Survivors!!! (IS-7). */
  is_survivors: boolean;
  /** Whether roads begin with zombies too (IS-2.9). */
  is_road_zombies: boolean;
  /** Who chooses the spaces in rows 3 and 4 of the event die (IS-4.3 to IS-4.5). */
  is_event_3_4_chooser: "opponent" | "roller";
  /** Whether nothing may be built on from the Helipad (IS-2.6). */
  is_helipad_end_of_line: boolean;
  /** Whether two may talk in private (IS-10.2). */
  is_private_chat: boolean;
  /** After how many rounds the game ends; 0 for as long as it takes (ZB-13.4). */
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
  /** The number of each zombie on the map, and where it is. */
  zombies: Record<string, string>;
  tokens: Record<string, Token>;
  pool: number;
  /** How many zombies are being put elsewhere. */
  lifted: number;
  tiles_left: number;
  /** The tiles that lie open until all others are laid (IS-7.1). */
  aside: string[];
  drawn: string;
  removed: string[];
  cards_left: number;
  discard: string[];
  players: PawnView[];
  fighting: number[];
  roll: Roll | null;
  /** What comes next in a combat with a zombie. */
  coming: Coming | null;
  allowance: number;
  /** The steps, or the zombies to be moved, that are left. */
  left: number;
  /** How far each zombie may be led (IS-3.6). */
  reach: number;
  /** The number of the zombie that is being led, or -1. */
  led: number;
  /** The zombies that have moved in this step. */
  moved: number[];
  /** Where the pawn was walking when something came between. */
  goal: string;
  /** Who moves the pawn instead of its owner, or -1. */
  mover: number;
  /** Where the active pawn can walk to: for who moves it, when it stands still. */
  ways: Way[];
  /** The buildings that are Looted (IS-8.2). */
  looted: string[];
  options: Options;
  outcome: Outcome | null;
}

/** A kind of tile as it is printed, not turned. */
export interface TileInfo {
  kind: string;
  copies: number;
  /** The sides that roads lead out of, as letters of n, e, s, w. */
  exits: string;
  /** Its spaces from north to south: R road, P paved yard, H helipad, B inside a building, . blocked. */
  rows: [string, string, string];
  /** Column, row and side of an indoor space with a door there. */
  doors: [number, number, string][];
  zombies: number;
  life: number;
  bullets: number;
  rulings: string[];
}

/** A kind of card, and the clauses about it. */
export interface CardInfo {
  card: string;
  copies: number;
  item: boolean;
  places: string[];
  aim: Aim;
  rulings: string[];
}

/** A row of the event die. */
export interface RowInfo {
  row: number;
  mandatory: boolean;
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
  rows: RowInfo[];
  pieces: PieceInfo[];
  tokens: TokenInfo[];
  /** The steps of a turn, by variant. */
  phases: Record<string, Phase[]>;
}

export interface FirstPlayer {
  type: "FirstPlayer";
  seat: number;
}

export interface TurnBegan {
  type: "TurnBegan";
  seat: number;
  round: number;
}

/** A turn without any step, or without those that are left. */
export interface TurnLost {
  type: "TurnLost";
  seat: number;
  cause: string;
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

/** From the pool onto the map. */
export interface ZombiesCame {
  type: "ZombiesCame";
  seat: number;
  spaces: string[];
  because_of: string;
  /** The place with a name in which all of them are. */
  tile: string;
}

export interface TokensLaid {
  type: "TokensLaid";
  seat: number;
  tile: string;
  life: number;
  bullets: number;
}

export interface CombatRolled {
  type: "CombatRolled";
  seat: number;
  die: number;
  bonus: number;
  total: number;
}

/** Adrenaline Rush on a combat roll. */
export interface RollRaised {
  type: "RollRaised";
  seat: number;
  total: number;
}

export interface BulletsPaid {
  type: "BulletsPaid";
  seat: number;
  bullets: number;
  left: number;
}

/** A First Aid Kit instead of a life. */
export interface LifeSaved {
  type: "LifeSaved";
  seat: number;
}

export interface LifeLost {
  type: "LifeLost";
  seat: number;
  cause: string;
  life: number;
}

/** A zombie goes to a collection. */
export interface Killed {
  type: "Killed";
  seat: number;
  space: string;
  kills: number;
  tile: string;
}

export interface Died {
  type: "Died";
  seat: number;
  lost: number;
  kills: number;
}

/** Cards drawn: the owner knows which, the others how many. */
export interface Drew {
  type: "Drew";
  seat: number;
  count: number;
  cards: string[] | null;
}

/** The discard pile has become a new deck. */
export interface Shuffled {
  type: "Shuffled";
}

/** A card from hand, aimed at somebody, at a building, or at nothing. */
export interface CardPlayed {
  type: "CardPlayed";
  seat: number;
  card: string;
  /** At whom it is aimed. */
  owner: number | null;
  /** At which building. */
  tile: string;
}

/** An item is put in play. */
export interface ItemLaid {
  type: "ItemLaid";
  seat: number;
  card: string;
}

export interface ItemUsed {
  type: "ItemUsed";
  seat: number;
  card: string;
}

/** Butter Fingers, or a Shotgun that is empty. */
export interface ItemLost {
  type: "ItemLost";
  seat: number;
  card: string;
  clause_of: string;
}

export interface BulletsLost {
  type: "BulletsLost";
  seat: number;
  bullets: number;
}

/** Life and bullets by a card. */
export interface Gained {
  type: "Gained";
  seat: number;
  life: number;
  bullets: number;
  because_of: string;
}

/** A pawn is put on Town Square by a card. */
export interface SentHome {
  type: "SentHome";
  seat: number;
}

/** There is no combat with zombies for a while. */
export interface FoodFound {
  type: "FoodFound";
  seat: number;
}

/** The two dice of I Don't Think They're Dead. */
export interface DeadDice {
  type: "DeadDice";
  seat: number;
  one: number;
  two: number;
}

/** A bullet for one more on one of them. */
export interface DieRaised {
  type: "DieRaised";
  seat: number;
  one: number;
  two: number;
}

/** Zombies leave a collection. */
export interface GotUp {
  type: "GotUp";
  seat: number;
  count: number;
  kills: number;
}

export interface Discarded {
  type: "Discarded";
  seat: number;
  card: string;
}

export interface MoveRolled {
  type: "MoveRolled";
  seat: number;
  die: number;
  allowance: number;
  bonus: number;
}

export interface AllowanceChanged {
  type: "AllowanceChanged";
  seat: number;
  allowance: number;
}

export interface Stepped {
  type: "Stepped";
  seat: number;
  space: string;
  to: string;
  tile: string;
}

export interface TokenTaken {
  type: "TokenTaken";
  seat: number;
  space: string;
  token: string;
}

export interface ZombiesRolled {
  type: "ZombiesRolled";
  seat: number;
  die: number;
}

/** No zombie moves. */
export interface RollVoid {
  type: "RollVoid";
  seat: number;
}

/** A zombie walks. */
export interface ZombieMoved {
  type: "ZombieMoved";
  seat: number;
  number: number;
  space: string;
  to: string;
  squad: boolean;
}

/** A zombie is taken up to be put elsewhere. */
export interface ZombieLifted {
  type: "ZombieLifted";
  seat: number;
  number: number;
  space: string;
}

/** A zombie that was taken up is put down. */
export interface ZombiePut {
  type: "ZombiePut";
  seat: number;
  number: number;
  to: string;
}

export interface Ended {
  type: "Ended";
  winners: number[];
  ending: string;
}

/** A combat that is won without a roll. */
export interface SureWin {
  type: "SureWin";
  seat: number;
}

/** The event die shows the number of a row. */
export interface EventRolled {
  type: "EventRolled";
  seat: number;
  row: number;
}

/** A row that is declined, or that can do nothing. */
export interface NothingHappens {
  type: "NothingHappens";
  seat: number;
}

/** Who acts for the roller. */
export interface OpponentNamed {
  type: "OpponentNamed";
  seat: number;
  owner: number;
}

export interface Hindered {
  type: "Hindered";
  seat: number;
  owner: number;
  effect: string;
}

/** What a row does for its roller. */
export interface Helped {
  type: "Helped";
  seat: number;
  effect: string;
}

/** How many zombies shall come, before somebody else says where. */
export interface NumberNamed {
  type: "NumberNamed";
  seat: number;
  count: number;
}

export interface HelipadMoved {
  type: "HelipadMoved";
  seat: number;
  x: number;
  y: number;
}

export interface Looted {
  type: "Looted";
  seat: number;
  tile: string;
  life: number;
  bullets: number;
}

export interface Visited {
  type: "Visited";
  seat: number;
  tile: string;
  life: number;
  bullets: number;
}

export interface Attacked {
  type: "Attacked";
  seat: number;
  owner: number;
}

export interface StanceTaken {
  type: "StanceTaken";
  seat: number;
  stance: string;
}

export interface AttackRolled {
  type: "AttackRolled";
  seat: number;
  die: number;
  bonus: number;
  hit: boolean;
}

export interface DefenceRolled {
  type: "DefenceRolled";
  seat: number;
  die: number;
  held: boolean;
}

export interface Withdrew {
  type: "Withdrew";
  seat: number;
}

/** Whatever may happen in this game. */
export type AnyEvent =
  | FirstPlayer
  | TurnBegan
  | TurnLost
  | TileDrawn
  | TilePlaced
  | TileRemoved
  | MapClosed
  | ZombiesCame
  | TokensLaid
  | CombatRolled
  | RollRaised
  | BulletsPaid
  | LifeSaved
  | LifeLost
  | Killed
  | Died
  | Drew
  | Shuffled
  | CardPlayed
  | ItemLaid
  | ItemUsed
  | ItemLost
  | BulletsLost
  | Gained
  | SentHome
  | FoodFound
  | DeadDice
  | DieRaised
  | GotUp
  | Discarded
  | MoveRolled
  | AllowanceChanged
  | Stepped
  | TokenTaken
  | ZombiesRolled
  | RollVoid
  | ZombieMoved
  | ZombieLifted
  | ZombiePut
  | Ended
  | SureWin
  | EventRolled
  | NothingHappens
  | OpponentNamed
  | Hindered
  | Helped
  | NumberNamed
  | HelipadMoved
  | Looted
  | Visited
  | Attacked
  | StanceTaken
  | AttackRolled
  | DefenceRolled
  | Withdrew;
