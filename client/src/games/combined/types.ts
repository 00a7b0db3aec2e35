// Written by tools/types from the server's types: change those, not this.

import type { Outcome } from "../../protocol/types";

export type Side = "shotgun_guy" | "zombie_player";

export type Phase = "set_up" | "tile" | "combat" | "draw" | "move" | "capture" | "zombies" | "discard" | "over";

export type Box = "humans" | "zombies";

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

/** A player of either side, and all that belongs to them; what the other side has is empty. */
export interface PlayerView {
  seat: number;
  name: string;
  side: Side;
  /** How many event cards are in hand. */
  cards: number;
  /** How many of them are of Humans!!!, as their backs show. */
  human_cards: number;
  /** Which they are, for the owner. */
  hand: string[] | null;
  /** Whether a card may still be played before the next own turn (HX-6.2). */
  may_play: boolean;
  /** What is in force for the player in this turn. */
  effects: string[];
  /** What waits for the next turn, or lasts until its end. */
  pending: string[];
  score: number;
  /** What was reached of the own goal: zombies held, or points (HX-12.1). */
  goal: number;
  /** Whether the guy, or the last pawn, waits for the next turn (HX-11.1). */
  away: boolean;
  /** Where a shotgun guy is. */
  space: string;
  life: number;
  bullets: number;
  kills: number;
  in_play: string[];
  charges: number;
  character: string;
  /** The number of each pawn on the map, and where it is. */
  zombies: Record<string, string>;
  reserve: number;
  /** The die tokens. */
  dice: number;
  wounds: string[];
  /** The Eat cards in front. */
  meals: number;
  points: number;
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

/** A space that a zombie can reach, and how. */
export interface ZombieWay {
  start: string;
  space: string;
  /** The spaces of the way, the last one included. */
  route: string[];
}

/** A shotgun guy who has failed against a pawn: it may strike back (HX-9.7). */
export interface Grudge {
  seat: number;
  zombie: number;
  guy: number;
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
  /** How the sides are spread over the seats (HX-1.3). */
  hx_sides: "alternate" | "alternate_zombies" | "one_guy" | "one_zombie_player" | "seat_by_seat";
  /** The side of every seat, if that is agreed on seat by seat. */
  hx_seats: Side[];
  /** Whether everybody chooses the stack that a tile is drawn from, or draws from that of the own side (HX-5.1). */
  hx_tile_stack: "choice" | "own";
  /** What becomes of a shotgun guy who can't flee (HX-10.6). */
  hx_trapped_guy: "infected" | "stay";
  character_choice: "choose" | "random";
  reroll_scope: "any" | "own";
  /** Whether roads bring two humans (HX-5.2). */
  five_six_rules: "auto" | "off" | "on";
  trapped_at_once: boolean;
  zb_kill_goal: number;
  zb_life_cap: number;
  /** After how many rounds the game ends; 0 for as long as it takes (HX-12.3). */
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
  /** The number of each zombie of nobody on the map, and where it is. */
  zombies: Record<string, string>;
  /** Life and bullets. */
  tokens: Record<string, Token>;
  /** The spaces with a die token. */
  dice: string[];
  /** The spaces with a no-barricade token. */
  openings: string[];
  supply: number;
  eaten: number;
  pool: number;
  /** How many zombies are being put elsewhere. */
  lifted: number;
  human_tiles_left: number;
  zombie_tiles_left: number;
  drawn: string;
  removed: string[];
  human_cards_left: number;
  human_discard: string[];
  zombie_cards_left: number;
  /** Both decks of event cards, and what was played of each. */
  zombie_discard: string[];
  wounds_left: number;
  wound_discard: string[];
  captures_left: number;
  capture_discard: string[];
  players: PlayerView[];
  /** The card that is being played. */
  resolving: string[];
  /** The spaces that were named for it. */
  named: string[];
  roll: Roll | null;
  /** The shotgun guys who fight. */
  fighting: number[];
  /** The zombie player whose pawn is fought, or -1: then it is a zombie of nobody, where anybody fights. */
  against: number;
  /** What comes next in a fight. */
  coming: Coming | null;
  /** The weapon cards of Humans!!! that help in the next combat roll. */
  armed: string[];
  /** How far a shotgun guy may go in this turn. */
  allowance: number;
  /** How far the pawns of a zombie player may go in this turn. */
  movement: number;
  /** The steps, or the zombies to be moved, that are left. */
  left: number;
  /** The zombies of nobody that have moved in this step. */
  moved: number[];
  /** Where the guy was walking when something came between. */
  goal: string;
  /** Who moves him instead of his owner, or -1. */
  mover: number;
  /** Where the guy can walk to: for who moves him, when he stands still. */
  ways: Way[];
  /** Where the active player's pawns can go: for that one. */
  pawn_ways: ZombieWay[];
  /** The doorsteps from which a building may be tried, and what must be rolled there: for that one too. */
  breaches: Record<string, number>;
  /** The active player's pawns that have ended their movement. */
  stopped: number[];
  /** The buildings that were tried in this turn. */
  tried: string[];
  /** The humans that are still to be captured in this turn. */
  prey: number[];
  /** The shotgun guys that are still to be attacked in this turn. */
  hunted: number[];
  grudges: Grudge[];
  attempt: AttemptView | null;
  /** The shotgun guy that is attacked, or -1. */
  attacked: number;
  /** Who has drawn wound cards and must keep one, or -1. */
  wounded: number;
  wounds_drawn: string[];
  options: Options;
  outcome: Outcome | null;
}

/** A kind of tile as it is printed, not turned. */
export interface TileInfo {
  kind: string;
  of: Box;
  /** How many of them are played with (HX-2.1). */
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
  humans: number;
  dice: number;
  /** What must be rolled to breach the building, or 0. */
  barricade: number;
  rulings: string[];
}

/** A kind of event card, and the clauses about it. */
export interface CardInfo {
  card: string;
  of: Box;
  copies: number;
  item: boolean;
  weapon: boolean;
  bonus: number;
  /** Who may play it (HX-6.9). */
  sides: Side[];
  places: string[];
  aim: string;
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
  /** The steps of a turn, by side (HX-8.3). */
  phases: Record<string, Phase[]>;
}

export interface FirstPlayer {
  type: "FirstPlayer";
  seat: number;
}

/** Who plays on which side. */
export interface SideTaken {
  type: "SideTaken";
  seat: number;
  side: Side;
}

export interface TurnBegan {
  type: "TurnBegan";
  seat: number;
  round: number;
  side: Side;
}

export interface MapClosed {
  type: "MapClosed";
  seat: number;
}

/** Others see from which deck a card is drawn, not which it is. */
export interface Drew {
  type: "Drew";
  seat: number;
  deck: string;
  cards: string[];
}

/** A card of either set. */
export interface CardPlayed {
  type: "CardPlayed";
  seat: number;
  card: string;
  other: number | null;
  tile: string;
}

/** A weapon card of Humans!!! helps in a combat roll. */
export interface Armed {
  type: "Armed";
  seat: number;
  card: string;
}

export interface Discarded {
  type: "Discarded";
  seat: number;
  card: string;
}

/** The dice of zombie players, among them the one for the zombies of nobody. */
export interface Rolled {
  type: "Rolled";
  seat: number;
  what: string;
  die: number;
  bonus: number;
  need: number;
}

/** A shotgun guy attacks a pawn. */
export interface PawnFought {
  type: "PawnFought";
  seat: number;
  owner: number;
  space: string;
}

/** An attack on a pawn that succeeds, and what it brings. */
export interface PawnBeaten {
  type: "PawnBeaten";
  seat: number;
  owner: number;
  count: number;
  kills: number;
}

export interface AttackFailed {
  type: "AttackFailed";
  seat: number;
  owner: number;
}

/** A zombie player attacks a shotgun guy. */
export interface GuyAttacked {
  type: "GuyAttacked";
  seat: number;
  owner: number;
  space: string;
  back: boolean;
}

/** A shotgun guy loses a life and leaves the map. */
export interface GuyCaught {
  type: "GuyCaught";
  seat: number;
  owner: number;
  eaten: boolean;
  life: number;
}

export interface GuyFled {
  type: "GuyFled";
  seat: number;
  /** The shotgun guy who is moved. */
  owner: number;
  space: string;
  to: string;
  tile: string;
}

/** There is no way out. */
export interface GuyStays {
  type: "GuyStays";
  owner: number;
  space: string;
}

/** A zombie from the reserve where a shotgun guy was infected. */
export interface ZombieRaised {
  type: "ZombieRaised";
  seat: number;
  zombie: number;
  space: string;
  points: number;
}

/** A shotgun guy, or the last pawn of a zombie player, is on Town Square again. */
export interface CameBack {
  type: "CameBack";
  seat: number;
  space: string;
  side: Side;
}

/** A pawn of a zombie player is put on Town Square, or led there by a card. */
export interface PawnSent {
  type: "PawnSent";
  seat: number;
  zombie: number;
  space: string;
  to: string;
  because_of: string;
}

export interface Ended {
  type: "Ended";
  winners: number[];
  ending: string;
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

/** The discard pile has become a new deck. */
export interface Shuffled {
  type: "Shuffled";
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

/** Who leads which kind of zombies; chance may have decided it. */
export interface CharacterTaken {
  type: "CharacterTaken";
  seat: number;
  character: string;
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

/** A discard pile becomes a deck again. */
export interface PileShuffled {
  type: "PileShuffled";
  deck: string;
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

/** Whatever may happen in this game. */
export type AnyEvent =
  | FirstPlayer
  | SideTaken
  | TurnBegan
  | MapClosed
  | Drew
  | CardPlayed
  | Armed
  | Discarded
  | Rolled
  | PawnFought
  | PawnBeaten
  | AttackFailed
  | GuyAttacked
  | GuyCaught
  | GuyFled
  | GuyStays
  | ZombieRaised
  | CameBack
  | PawnSent
  | Ended
  | TurnLost
  | TileDrawn
  | TilePlaced
  | TileRemoved
  | ZombiesCame
  | TokensLaid
  | CombatRolled
  | RollRaised
  | BulletsPaid
  | LifeSaved
  | LifeLost
  | Killed
  | Died
  | Shuffled
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
  | MoveRolled
  | AllowanceChanged
  | Stepped
  | TokenTaken
  | ZombiesRolled
  | RollVoid
  | ZombieMoved
  | ZombieLifted
  | ZombiePut
  | CharacterTaken
  | HumansCame
  | DiceLaid
  | ZombieCame
  | PileShuffled
  | SpacesNamed
  | Objected
  | CardReturned
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
  | WoundsHealed;
