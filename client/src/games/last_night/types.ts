// Written by tools/types from the server's types: change those, not this.

import type { Outcome } from "../../protocol/types";

export type Sex = "m" | "f";

export type Side = "heroes" | "zombies";

export type Scenarios =
  | "random"
  | "die_zombies_die"
  | "burn_em_out"
  | "save_the_townsfolk"
  | "escape_in_the_truck"
  | "defend_the_manor"
  | "zombie_apocalypse"
  | "plague_carriers"
  | "burn_it_to_the_ground"
  | "hunker_down"
  | "supply_run"
  | "blow_up_the_town"
  | "radio_for_help"
  | "learn_to_survive";

export type Board = "random" | "l1" | "l2" | "l3" | "l4" | "l5" | "l6" | "l7" | "l8" | "l9" | "l10" | "l11" | "l12";

export type Toggle = "auto" | "on" | "off";

export type Turn = "set_up" | "zombies" | "heroes" | "over";

/** A player. */
export interface SeatView {
  seat: number;
  name: string;
  side: Side;
  /** Of a zombie seat: brown, green, or empty where it has both. */
  colour: string;
  /** How many are in hand. */
  cards: number;
  /** Which they are, for whoever may know. */
  hand: string[] | null;
  /** Cards of it that all have seen. */
  known: string[];
  /** How many of its cards are Survival Tactics, which all can see by their backs. */
  tactics: number;
  /** How many zombies are left to come. */
  pool: number;
}

/** Somebody alive, or dead. */
export interface HeroView {
  hero: string;
  seat: number;
  /** Empty for the dead. */
  space: string;
  wounds: number;
  points: number;
  /** How many Infected markers it has. */
  infected: number;
  items: string[];
  /** Which of them are combined items, each called by both its halves: `keys+revolver`. */
  taped: string[];
  /** For how many items and weapons they count. */
  load: [number, number];
  /** How many items and weapons it may carry. */
  strength: [number, number];
  on: string[];
  /** The building that it has got to get to. */
  bound: string;
  saved: string[];
  /** How many tokens of the scenario it carries. */
  carried: number;
  /** How many fight dice it would roll. */
  dice: number;
  activated: boolean;
  /** Whether it loses this turn. */
  idle: boolean;
  /** Whether it was found in a building, and nobody takes its place. */
  found: boolean;
  experience: number;
  upgrades: string[];
  /** The upgrades whose Boost is active. */
  boosted: string[];
  /** What its next upgrade costs. */
  price: number;
}

/** A zombie hero. */
export interface TurnedView {
  zombie: number;
  hero: string;
  seat: number;
  space: string;
  /** The wound points that are left. */
  wounds: number;
}

/** A barricade on a wall, which is called by its building and the face. */
export interface BarricadeView {
  wall: string;
  building: string;
  face: string;
  /** The spaces of the building along it. */
  spaces: string[];
  reinforcements: number;
}

/** A zombie card that remains in play beside the map. */
export interface KeptView {
  card: string;
  building: string;
  space: string;
}

/** A Free Search or Exploration marker in a building. */
export interface MarkerView {
  building: string;
  /** Where it lies, if that matters. */
  space: string;
  /** What it is: `exploration` where it lies face down. */
  marker: string;
}

/** The fight that is going on. */
export interface FightView {
  hero: string;
  zombie: number;
  space: string;
  hero_pool: number;
  /** How many dice each rolls. */
  zombie_pool: number;
  hero_dice: number[];
  zombie_dice: number[];
  /** Whether the hero wins ties. */
  ties: boolean;
  /** Whether a beaten zombie is killed. */
  deadly: boolean;
  /** Whether doubles do not wound the zombie. */
  harmless: boolean;
  /** Who wins as the dice lie; empty before they do. */
  leads: string;
  chance: number;
  /** How likely the hero was to win, and with doubles, before the roll: in percent. */
  doubles: number;
  /** Whether a fight card has been played. */
  card: boolean;
  used: string[];
  winner: string;
  /** What the zombie's highest die counts for more. */
  edge: number;
  /** The wound points that the zombie has left. */
  zombie_points: number;
}

/** A card that is being played. */
export interface PlayedView {
  seat: number;
  card: string;
  mode: string;
  named: (string | number)[];
  cancelled: boolean;
}

/** Dice that lie on the table. */
export interface RollView {
  what: string;
  dice: number[];
  hero: string;
  need: number;
  card: string;
}

/** A wound that somebody is about to take, or has taken. */
export interface WoundView {
  hero: string;
  taken: boolean;
  /** Whether it would be killed, whatever wounds it has. */
  killing: boolean;
}

/** A wound or a killing that a zombie is about to take. */
export interface HurtView {
  zombie: number;
  space: string;
  killing: boolean;
  explosive: boolean;
}

/** A ranged attack with weapons that has been declared. */
export interface AttackView {
  hero: string;
  weapons: string[];
  /** What each of them is fired at, as options say it. */
  aims: string[];
  /** What is added to its hit rolls. */
  bonus: number;
}

/** What the players agree on before the game. */
export interface Options {
  /** What the game is about (LN-S14). */
  scenario: Scenarios;
  /** How many seats play the zombies; by the number of players unless it is agreed on (LN-3.1). */
  zombie_seats: "auto" | "one" | "two";
  /** Which seats those are. */
  sides: "seat_by_seat" | "zombies_first" | "zombies_last";
  /** The side of every seat, if that is agreed on seat by seat. */
  seats: Side[];
  /** Whether the advanced cards are played with. */
  set_advanced: boolean;
  /** Whether the cards, heroes and boards of Growing Hunger are played with. */
  set_growing_hunger: boolean;
  /** Whether the cards of Survival of the Fittest are played with. */
  set_survival_of_the_fittest: boolean;
  /** Whether the cards, heroes and boards of Timber Peak are played with. */
  set_timber_peak: boolean;
  /** Whether decks of more than sixty cards lose some (LN-3.7). */
  trim_decks: boolean;
  /** Whether heroes are chosen, not dealt (LN-3.8). */
  choose_heroes: boolean;
  /** How the boards are found (LN-3.6). */
  layout: "chosen" | "default" | "random";
  board_nw: Board;
  board_ne: Board;
  board_se: Board;
  /** The board of each slot, if it is agreed on. */
  board_sw: Board;
  /** Whether seats of one side see each other's cards. */
  open_team_hands: boolean;
  /** Whether both sides gain experience and buy upgrades (section 16); with Timber Peak unless it is agreed on. */
  experience: Toggle;
  /** Whether heroes build barricades (section 14); with Survival of the Fittest unless it is agreed on. */
  barricades: Toggle;
  /** Whether zombies may get Grave Weapons (LN-18.1). */
  opt_grave_weapons: boolean;
  /** Whether heroes may search in the Survival decks (LN-18.7). */
  opt_survival_decks: boolean;
  /** Whether Exploration markers lie in buildings (LN-18.10). */
  opt_exploration: boolean;
  /** Whether Door and Locked Door markers are placed (LN-18.19). */
  opt_doors: boolean;
  /** Whether red zombies may come (LN-18.14). */
  opt_grave_dead: boolean;
  /** Whether Free Search markers lie in buildings (LN-18.17). */
  opt_free_search: boolean;
  /** Whether the sewers are in play from the start (LN-15.2). */
  sewers_at_setup: boolean;
}

/** The table as somebody sees it. */
export interface View {
  seat: number | null;
  scenario: string;
  /** The five boards. */
  layout: string;
  turn: Turn;
  phase: string;
  sun: number;
  /** The zombie seat that chooses for its side (LN-1.12). */
  lead: number;
  seats: SeatView[];
  heroes: HeroView[];
  /** The number of each zombie on the map, and where it is; zombie heroes too. */
  zombies: Record<string, string>;
  turned: TurnedView[];
  /** What all red zombies can do, where they are Grave Dead. */
  grave_dead: string;
  /** How many Grave Dead may still come. */
  graves: number;
  /** The Grave Dead that have lost the first of two wound points. */
  wounded: number[];
  /** The Grave Weapon of each zombie that has one. */
  armed: Record<string, string>;
  grave_deck: number;
  grave_discard: string[];
  /** The Grave Weapon that is about to be given to a zombie. */
  grave_drawn: string;
  /** The spaces with fire, and whether it burns or is new. */
  fires: Record<string, boolean>;
  gas: string[];
  barricades: BarricadeView[];
  /** The Door markers, by the two spaces between which each is: b4-b5. */
  doors: string[];
  /** The Locked Door markers, likewise. */
  locks: string[];
  /** The buildings that are Fully Barricaded. */
  walled_up: string[];
  /** The buildings whose doors no hero passes for a while. */
  sealed: string[];
  /** The walls with a barricade that zombies cross without a roll in this turn. */
  broken: string[];
  /** The building that the heroes must hold, in a scenario about that. */
  stronghold: string;
  /** The buildings without light. */
  dark: string[];
  taken_over: string[];
  destroyed: string[];
  /** The pits that can be used, printed ones and others. */
  pits: string[];
  /** The pits that were destroyed. */
  charged: string[];
  betsy: string;
  /** Where the Bear Trap lies. */
  trap: string;
  /** Where gas is about to explode. */
  exploding: string;
  /** Those of the sewer, while it is in play. */
  entrances: string[];
  /** The space that nobody may enter. */
  rubble: string;
  /** Where supplies or radio parts lie, a space as often as there are any. */
  tokens: string[];
  /** The buildings in which charges were placed. */
  charges: string[];
  kept: KeptView[];
  /** What holds for a while. */
  effects: string[];
  hero_deck: number;
  zombie_deck: number;
  trimmed: number;
  hero_discard: string[];
  zombie_discard: string[];
  hero_out: string[];
  zombie_out: string[];
  unique_deck: number;
  /** How many cards are in the Survival decks; none where they are not played with. */
  tactic_deck: number;
  unique_discard: string[];
  tactic_discard: string[];
  /** What lies in buildings to be searched or explored. */
  markers: MarkerView[];
  /** The markers that were discarded. */
  used_markers: string[];
  /** The buildings that are safe houses in this zombie turn. */
  safe: string[];
  /** Who has not been in this game yet. */
  people: string[];
  /** What a search has drawn, or the cards among which who searches chooses: for those who may see them. */
  looked: string[];
  /** The top card of the hero deck, for seats that know it. */
  top: string;
  /** The experience of the zombie side. */
  experience: number;
  /** Its upgrades. */
  upgrades: string[];
  /** How many cards are in each upgrade deck; none where experience is not played with. */
  upgrade_decks: Record<string, number>;
  upgrade_discards: Record<string, string[]>;
  /** The hero that is activated. */
  active: string;
  movement: number[];
  left: number;
  /** From where the active hero would enter each space on a walk: for who moves it, when it stands still. */
  entered_from: Record<string, string>;
  /** The zombie that is about to move, or moves; else -1. */
  mover: number;
  moved: number[];
  held: number[];
  /** How many zombies are still to be placed. */
  arriving: number;
  fight: FightView | null;
  stack: PlayedView[];
  roll: RollView | null;
  wound: WoundView | null;
  hurt: HurtView | null;
  attack: AttackView | null;
  deaths: number;
  deaths_needed: number;
  kills: number;
  /** How far both sides have come with what the scenario is about. */
  tasks: Record<string, [number, number]>;
  /** The rules beyond the base game that are played, by their names. */
  rules: string[];
  options: Options;
  outcome: Outcome | null;
}

/** A door: a cell of the building, and the face of it as a letter of n, e, s, w. */
export interface DoorInfo {
  cell: [number, number];
  face: string;
}

/** A building as it is printed on its board. */
export interface BuildingInfo {
  building: string;
  /** What the second die must show to find it; none where it is never rolled. */
  numbers: number[];
  cells: [number, number][];
  doors: DoorInfo[];
  pick_up: [number, number] | null;
  /** What may be taken from the discard pile on its Pick-Up space: a card, or all with a keyword. */
  takes: string[];
  rulings: string[];
}

/** What stands on a vertex, which is called by the cell south-east of it. */
export interface PostInfo {
  vertex: [number, number];
  kind: string;
}

/** A board as it lies in the north-west; cells are rows and columns from 0. */
export interface BoardInfo {
  board: string;
  set: string;
  /** What a centre is called. */
  name: string;
  cells: [number, number][];
  buildings: BuildingInfo[];
  scenery: [number, number][];
  /** What the scenery is: a graveyard, a cornfield, a yard. */
  landscape: string;
  posts: PostInfo[];
  pit: [number, number] | null;
  /** The Town Square. */
  square: [number, number][];
}

/** The sheet of a hero, and the clauses about it. */
export interface HeroInfo {
  hero: string;
  set: string;
  wounds: number;
  sex: Sex;
  /** Buildings to start in: the first of them that is on the map counts. */
  starts: string[];
  keywords: string[];
  abilities: string[];
  items: string[];
  persona: string;
  rulings: string[];
}

/** How a ranged weapon is fired (section 10). */
export interface Shot {
  range: number;
  aim: "space" | "zombie";
  /** What each die must show. */
  needs: number;
  /** Whether it kills instead of wounding. */
  kills: boolean;
  /** Up to which number the ammo die means that it is spent (LN-10.5). */
  ammo: number;
  /** Whether a die of its own is rolled for that; else the hit die counts. */
  own_die: boolean;
}

/** A kind of card of either deck, and the clauses about it. */
export interface CardInfo {
  card: string;
  deck: "grave" | "hero" | "tactics" | "unique_items" | "zombie";
  kind: "event" | "grave_weapon" | "item" | "zombie";
  /** By set, or by the rule or the Survival deck that brings them. */
  copies: Record<string, number>;
  keywords: string[];
  /** How it is fired, if it is a ranged weapon. */
  shot: Shot | null;
  /** Up to which number a break check destroys it, or 0. */
  breaks: number;
  /** Whether it is played as soon as it is drawn. */
  immediate: boolean;
  /** Whether it is one of those of which only one is played in a fight. */
  fight: boolean;
  /** Whether it stays in play. */
  remains: boolean;
  rulings: string[];
}

/** A kind of upgrade of either side, and the clauses about it. */
export interface UpgradeInfo {
  upgrade: string;
  /** Its deck: three of the heroes, one of the zombies. */
  deck: string;
  copies: number;
  /** What its Boost costs a hero; upgrades of the zombies have none, and 0. */
  boost: number;
  /** Whether it stays; else it is discarded when it is used. */
  lasting: boolean;
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
  boards: BoardInfo[];
  heroes: HeroInfo[];
  cards: CardInfo[];
  upgrades: UpgradeInfo[];
  pieces: PieceInfo[];
  tokens: TokenInfo[];
}

export interface ScenarioBegan {
  type: "ScenarioBegan";
  scenario: string;
  drawn: boolean;
}

export interface BoardsLaid {
  type: "BoardsLaid";
  layout: string;
}

export interface HeroTaken {
  type: "HeroTaken";
  seat: number;
  hero: string;
}

export interface HeroPlaced {
  type: "HeroPlaced";
  seat: number;
  hero: string;
  space: string;
  because_of: string;
}

export interface ShuffledBack {
  type: "ShuffledBack";
  seat: number;
  hero: string;
  card: string;
}

export interface ZombieTurnBegan {
  type: "ZombieTurnBegan";
  seat: number;
  sun: number;
}

export interface HeroTurnBegan {
  type: "HeroTurnBegan";
  seat: number;
  sun: number;
}

export interface HeroActivated {
  type: "HeroActivated";
  seat: number;
  hero: string;
}

export interface TurnLost {
  type: "TurnLost";
  seat: number;
  hero: string;
}

export interface NewZombies {
  type: "NewZombies";
  seat: number;
  dice: number[];
  in_play: number;
  come: boolean;
  /** What is added to the dice. */
  more: number;
}

export interface ZombieCame {
  type: "ZombieCame";
  seat: number;
  zombie: number;
  space: string;
  because_of: string;
}

export interface ZombieMoved {
  type: "ZombieMoved";
  seat: number;
  zombie: number;
  start: string;
  to: string;
}

export interface ZombiePushed {
  type: "ZombiePushed";
  seat: number;
  zombie: number;
  start: string;
  to: string;
}

export interface ZombieRemoved {
  type: "ZombieRemoved";
  zombie: number;
  space: string;
}

export interface ZombieKilled {
  type: "ZombieKilled";
  zombie: number;
  space: string;
  /** Who it was, if a zombie hero. */
  hero: string;
  count: number;
  because_of: string;
}

/** A zombie that no wound can kill now. */
export interface ZombieHeld {
  type: "ZombieHeld";
  zombie: number;
  space: string;
}

export interface ZombieHeroRose {
  type: "ZombieHeroRose";
  seat: number;
  hero: string;
  space: string;
}

export interface ZombieHeroWounded {
  type: "ZombieHeroWounded";
  seat: number;
  hero: string;
  left: number;
}

/** A zombie ignores a wound, or that it would have been killed. */
export interface ZombieSpared {
  type: "ZombieSpared";
  zombie: number;
  space: string;
}

/** What all Grave Dead can do in this game. */
export interface GraveDeadAre {
  type: "GraveDeadAre";
  grave: string;
}

export interface GraveDeadWounded {
  type: "GraveDeadWounded";
  zombie: number;
  space: string;
}

export interface GraveWeaponDrawn {
  type: "GraveWeaponDrawn";
  seat: number;
  card: string;
}

export interface GraveWeaponGiven {
  type: "GraveWeaponGiven";
  seat: number;
  zombie: number;
  card: string;
  space: string;
}

export interface GraveWeaponLost {
  type: "GraveWeaponLost";
  card: string;
}

export interface GraveDeckShuffled {
  type: "GraveDeckShuffled";
}

/** A zombie seat uses a Grave Weapon. */
export interface Wielded {
  type: "Wielded";
  seat: number;
  card: string;
}

/** A carrier has wounded a hero, and a die is about to be rolled for it. */
export interface Carries {
  type: "Carries";
  seat: number;
  hero: string;
}

export interface HeroMoved {
  type: "HeroMoved";
  seat: number;
  hero: string;
  start: string;
  to: string;
  left: number;
}

export interface HeroFled {
  type: "HeroFled";
  seat: number;
  hero: string;
  start: string;
  to: string;
  because_of: string;
}

/** A hero is moved by somebody else (LN-1.14). */
export interface HeroDragged {
  type: "HeroDragged";
  seat: number;
  hero: string;
  start: string;
  to: string;
}

export interface DoorLocked {
  type: "DoorLocked";
  hero: string;
}

export interface Wounded {
  type: "Wounded";
  seat: number;
  hero: string;
  wounds: number;
  points: number;
  because_of: string;
}

export interface WoundPrevented {
  type: "WoundPrevented";
  hero: string;
}

/** Another hero takes a wound for one, or not (Popular). */
export interface WoundShared {
  type: "WoundShared";
  seat: number;
  hero: string;
  other: string;
  agreed: boolean;
}

export interface Healed {
  type: "Healed";
  seat: number;
  hero: string;
  count: number;
  because_of: string;
}

/** A hero gets an Infected marker. */
export interface Infected {
  type: "Infected";
  seat: number;
  hero: string;
  count: number;
}

/** A hero becomes a zombie hero: in place of a wound, or at once. */
export interface Turns {
  type: "Turns";
  seat: number;
  hero: string;
  because_of: string;
}

export interface HeroDied {
  type: "HeroDied";
  seat: number;
  hero: string;
  space: string;
  count: number;
  goal: number;
  explosive: boolean;
}

/** Only the own side may see which card it is. */
export interface ZombieCardDrawn {
  type: "ZombieCardDrawn";
  seat: number;
  card: string;
  knowing: number[];
}

export interface ZombieDeckShuffled {
  type: "ZombieDeckShuffled";
}

/** An event card goes into a hand, unseen by the zombies. */
export interface EventFound {
  type: "EventFound";
  seat: number;
  hero: string;
  card: string;
  knowing: number[];
  because_of: string;
}

/** A Survival Tactic goes into a hand, unseen by the zombies (LN-18.9). */
export interface TacticFound {
  type: "TacticFound";
  seat: number;
  hero: string;
  card: string;
  knowing: number[];
  because_of: string;
}

export interface ItemFound {
  type: "ItemFound";
  seat: number;
  hero: string;
  card: string;
  because_of: string;
}

/** An item that a hero comes with is neither in the deck nor in the discard pile: it may have been trimmed. */
export interface ItemMissing {
  type: "ItemMissing";
  seat: number;
  hero: string;
  card: string;
}

export interface TownsfolkSaved {
  type: "TownsfolkSaved";
  seat: number;
  hero: string;
  card: string;
}

/** Cards that only who searches may look at. */
export interface Looked {
  type: "Looked";
  seat: number;
  hero: string;
  cards: string[];
  knowing: number[];
  /** The Survival deck that they are of, unless they are hero cards. */
  deck: string;
}

/** Cards that were looked at lie on the deck again, in an order that nobody else knows. */
export interface CardsPutBack {
  type: "CardsPutBack";
  seat: number;
  count: number;
}

/** A card that a hero has looked at goes under the hero deck. */
export interface PutUnderDeck {
  type: "PutUnderDeck";
  seat: number;
  hero: string;
}

/** The top card of the hero deck, at which one seat alone looks (Hunch). */
export interface TopSeen {
  type: "TopSeen";
  seat: number;
  hero: string;
  card: string;
}

/** Cards of the hero deck that all see before they are shuffled back (LN-13.16). */
export interface Revealed {
  type: "Revealed";
  hero: string;
  cards: string[];
}

/** Cards from the hero deck, face up. */
export interface HeroCardsDiscarded {
  type: "HeroCardsDiscarded";
  cards: string[];
  /** The card or the hero that does it. */
  by: string;
}

/** Cards from a Survival deck, face up. */
export interface SurvivalCardsDiscarded {
  type: "SurvivalCardsDiscarded";
  deck: string;
  cards: string[];
  /** The card that does it. */
  card: string;
}

export interface TakenFromDiscard {
  type: "TakenFromDiscard";
  seat: number;
  hero: string;
  card: string;
  because_of: string;
}

export interface TakenFromDeck {
  type: "TakenFromDeck";
  seat: number;
  hero: string;
  card: string;
}

/** Cards go back into their deck. */
export interface ShuffledIn {
  type: "ShuffledIn";
  cards: string[];
}

export interface Discarded {
  type: "Discarded";
  seat: number;
  card: string;
}

export interface CardPlayed {
  type: "CardPlayed";
  seat: number;
  card: string;
  mode: string;
  named: (string | number)[];
}

/** An item or an ability is used. */
export interface Used {
  type: "Used";
  seat: number;
  card: string;
  hero: string;
}

export interface CardCancelled {
  type: "CardCancelled";
  seat: number;
  card: string;
}

export interface CardRemoved {
  type: "CardRemoved";
  card: string;
}

export interface CardStays {
  type: "CardStays";
  card: string;
  hero: string;
}

export interface CardEnded {
  type: "CardEnded";
  card: string;
  hero: string;
}

export interface BuildingMarked {
  type: "BuildingMarked";
  card: string;
  building: string;
}

export interface BuildingFound {
  type: "BuildingFound";
  building: string;
}

export interface PitOpened {
  type: "PitOpened";
  space: string;
}

export interface PitDestroyed {
  type: "PitDestroyed";
  space: string;
  count: number;
}

export interface TankFilled {
  type: "TankFilled";
  seat: number;
  hero: string;
}

/** Free Search or Exploration markers are laid out. */
export interface MarkersLaid {
  type: "MarkersLaid";
  count: number;
  because_of: string;
}

/** A marker is turned up, or used, and discarded. */
export interface MarkerUsed {
  type: "MarkerUsed";
  seat: number;
  hero: string;
  marker: string;
  building: string;
  because_of: string;
}

/** A building is a safe house for a zombie turn. */
export interface HouseSecured {
  type: "HouseSecured";
  building: string;
}

export interface BurntDown {
  type: "BurntDown";
  seat: number;
  hero: string;
}

export interface SewerOpened {
  type: "SewerOpened";
  seat: number;
  space: string;
}

export interface SewerMoved {
  type: "SewerMoved";
  seat: number;
  start: string;
  to: string;
}

export interface RubbleFallen {
  type: "RubbleFallen";
  space: string;
}

export interface RubbleGone {
  type: "RubbleGone";
  space: string;
}

export interface TokenPlaced {
  type: "TokenPlaced";
  token: string;
  space: string;
  building: string;
}

export interface TokensTaken {
  type: "TokensTaken";
  token: string;
  seat: number;
  hero: string;
  count: number;
}

export interface TokensDelivered {
  type: "TokensDelivered";
  token: string;
  seat: number;
  hero: string;
  count: number;
  /** How many there are now. */
  total: number;
}

export interface TokensDropped {
  type: "TokensDropped";
  token: string;
  seat: number;
  hero: string;
  space: string;
  count: number;
}

export interface GeneratorFuelled {
  type: "GeneratorFuelled";
  seat: number;
  hero: string;
}

export interface ChargePlaced {
  type: "ChargePlaced";
  seat: number;
  hero: string;
  building: string;
  count: number;
}

export interface TownBlownUp {
  type: "TownBlownUp";
  seat: number;
  hero: string;
}

export interface ItemSpent {
  type: "ItemSpent";
  seat: number;
  hero: string;
  card: string;
}

export interface ItemDropped {
  type: "ItemDropped";
  seat: number;
  hero: string;
  card: string;
}

export interface ItemLost {
  type: "ItemLost";
  seat: number;
  hero: string;
  card: string;
}

export interface ItemGiven {
  type: "ItemGiven";
  seat: number;
  hero: string;
  other: string;
  card: string;
  because_of: string;
}

export interface TradeRefused {
  type: "TradeRefused";
  seat: number;
  hero: string;
  other: string;
}

export interface ItemsCombined {
  type: "ItemsCombined";
  seat: number;
  hero: string;
  cards: string[];
}

export interface TrapSet {
  type: "TrapSet";
  seat: number;
  hero: string;
  space: string;
}

export interface TrapSprung {
  type: "TrapSprung";
  space: string;
}

export interface BetsySent {
  type: "BetsySent";
  seat: number;
  hero: string;
  space: string;
}

export interface BetsyGone {
  type: "BetsyGone";
}

/** Dice outside fights, for all to see. */
export interface Rolled {
  type: "Rolled";
  what: string;
  dice: number[];
  need: number;
  /** The card or the ability for which they are rolled, if there is one. */
  card: string;
  hero: string;
}

export interface Rerolled {
  type: "Rerolled";
  what: string;
  before: number[];
  dice: number[];
  hero: string;
}

export interface ShotFired {
  type: "ShotFired";
  seat: number;
  hero: string;
  card: string;
  space: string;
}

export interface DynamiteThrown {
  type: "DynamiteThrown";
  seat: number;
  hero: string;
  space: string;
}

export interface DynamiteExploded {
  type: "DynamiteExploded";
  space: string;
  because_of: string;
}

export interface MolotovThrown {
  type: "MolotovThrown";
  seat: number;
  hero: string;
  space: string;
}

export interface TntThrown {
  type: "TntThrown";
  seat: number;
  hero: string;
  space: string;
}

export interface TntExploded {
  type: "TntExploded";
  space: string;
}

export interface GasPoured {
  type: "GasPoured";
  hero: string;
  space: string;
}

export interface GasRemoved {
  type: "GasRemoved";
  space: string;
}

export interface GasExploded {
  type: "GasExploded";
  space: string;
}

export interface FireLit {
  type: "FireLit";
  space: string;
}

export interface FireOut {
  type: "FireOut";
  space: string;
  because_of: string;
}

export interface FireStays {
  type: "FireStays";
  space: string;
}

export interface BuildingDestroyed {
  type: "BuildingDestroyed";
  building: string;
}

export interface StrongholdFound {
  type: "StrongholdFound";
  building: string;
}

export interface DoorMarked {
  type: "DoorMarked";
  seat: number;
  marker: string;
  start: string;
  to: string;
}

export interface DoorUnlocked {
  type: "DoorUnlocked";
  seat: number;
  hero: string;
  start: string;
  to: string;
}

/** No hero passes its doors for a while. */
export interface BuildingSealed {
  type: "BuildingSealed";
  building: string;
}

export interface BarricadeBuilt {
  type: "BarricadeBuilt";
  seat: number;
  wall: string;
  because_of: string;
}

export interface BarricadeReinforced {
  type: "BarricadeReinforced";
  seat: number;
  wall: string;
  count: number;
  because_of: string;
}

/** A zombie does not get across. */
export interface BarricadeHeld {
  type: "BarricadeHeld";
  zombie: number;
  wall: string;
}

export interface ReinforcementsRemoved {
  type: "ReinforcementsRemoved";
  wall: string;
  /** How many are left. */
  count: number;
  because_of: string;
}

/** Zombies cross it without a roll in this turn. */
export interface BarricadeBroken {
  type: "BarricadeBroken";
  wall: string;
}

export interface FightBegan {
  type: "FightBegan";
  seat: number;
  hero: string;
  zombie: string;
  space: string;
}

export interface FightRolled {
  type: "FightRolled";
  seat: number;
  hero: string;
  dice: number[];
  against: number[];
}

export interface DiceAdded {
  type: "DiceAdded";
  side: string;
  card: string;
  dice: number[];
}

export interface DiceRerolled {
  type: "DiceRerolled";
  side: string;
  card: string;
  before: number[];
  dice: number[];
}

export interface DieChanged {
  type: "DieChanged";
  side: string;
  card: string;
  before: number;
  die: number;
}

export interface DieGained {
  type: "DieGained";
  seat: number;
  hero: string;
  card: string;
}

export interface Cleaved {
  type: "Cleaved";
  seat: number;
  hero: string;
}

export interface FightCancelled {
  type: "FightCancelled";
  hero: string;
  card: string;
}

export interface FightWon {
  type: "FightWon";
  seat: number;
  hero: string;
  zombie: string;
  winner: string;
  doubles: boolean;
}

export interface ExperienceGained {
  type: "ExperienceGained";
  seat: number;
  hero: string;
  count: number;
  total: number;
  because_of: string;
}

export interface ZombieExperienceGained {
  type: "ZombieExperienceGained";
  count: number;
  total: number;
  because_of: string;
}

export interface UpgradeBought {
  type: "UpgradeBought";
  seat: number;
  hero: string;
  upgrade: string;
  /** What was paid for it. */
  count: number;
}

export interface UpgradePutUnder {
  type: "UpgradePutUnder";
  seat: number;
  hero: string;
  upgrade: string;
}

export interface UpgradeBoosted {
  type: "UpgradeBoosted";
  seat: number;
  hero: string;
  upgrade: string;
  /** What was paid for it; nothing for a second copy. */
  count: number;
  because_of: string;
}

/** A hero uses an upgrade, or it helps by itself. */
export interface UpgradeUsed {
  type: "UpgradeUsed";
  seat: number;
  hero: string;
  upgrade: string;
}

export interface ZombieUpgradeBought {
  type: "ZombieUpgradeBought";
  seat: number;
  upgrade: string;
  count: number;
}

export interface ZombieUpgradeUsed {
  type: "ZombieUpgradeUsed";
  seat: number;
  upgrade: string;
}

export interface Ended {
  type: "Ended";
  winners: number[];
  side: string;
  ending: string;
  scenario: string;
  because_of: string;
}

/** Whatever may happen in this game. */
export type AnyEvent =
  | ScenarioBegan
  | BoardsLaid
  | HeroTaken
  | HeroPlaced
  | ShuffledBack
  | ZombieTurnBegan
  | HeroTurnBegan
  | HeroActivated
  | TurnLost
  | NewZombies
  | ZombieCame
  | ZombieMoved
  | ZombiePushed
  | ZombieRemoved
  | ZombieKilled
  | ZombieHeld
  | ZombieHeroRose
  | ZombieHeroWounded
  | ZombieSpared
  | GraveDeadAre
  | GraveDeadWounded
  | GraveWeaponDrawn
  | GraveWeaponGiven
  | GraveWeaponLost
  | GraveDeckShuffled
  | Wielded
  | Carries
  | HeroMoved
  | HeroFled
  | HeroDragged
  | DoorLocked
  | Wounded
  | WoundPrevented
  | WoundShared
  | Healed
  | Infected
  | Turns
  | HeroDied
  | ZombieCardDrawn
  | ZombieDeckShuffled
  | EventFound
  | TacticFound
  | ItemFound
  | ItemMissing
  | TownsfolkSaved
  | Looked
  | CardsPutBack
  | PutUnderDeck
  | TopSeen
  | Revealed
  | HeroCardsDiscarded
  | SurvivalCardsDiscarded
  | TakenFromDiscard
  | TakenFromDeck
  | ShuffledIn
  | Discarded
  | CardPlayed
  | Used
  | CardCancelled
  | CardRemoved
  | CardStays
  | CardEnded
  | BuildingMarked
  | BuildingFound
  | PitOpened
  | PitDestroyed
  | TankFilled
  | MarkersLaid
  | MarkerUsed
  | HouseSecured
  | BurntDown
  | SewerOpened
  | SewerMoved
  | RubbleFallen
  | RubbleGone
  | TokenPlaced
  | TokensTaken
  | TokensDelivered
  | TokensDropped
  | GeneratorFuelled
  | ChargePlaced
  | TownBlownUp
  | ItemSpent
  | ItemDropped
  | ItemLost
  | ItemGiven
  | TradeRefused
  | ItemsCombined
  | TrapSet
  | TrapSprung
  | BetsySent
  | BetsyGone
  | Rolled
  | Rerolled
  | ShotFired
  | DynamiteThrown
  | DynamiteExploded
  | MolotovThrown
  | TntThrown
  | TntExploded
  | GasPoured
  | GasRemoved
  | GasExploded
  | FireLit
  | FireOut
  | FireStays
  | BuildingDestroyed
  | StrongholdFound
  | DoorMarked
  | DoorUnlocked
  | BuildingSealed
  | BarricadeBuilt
  | BarricadeReinforced
  | BarricadeHeld
  | ReinforcementsRemoved
  | BarricadeBroken
  | FightBegan
  | FightRolled
  | DiceAdded
  | DiceRerolled
  | DieChanged
  | DieGained
  | Cleaved
  | FightCancelled
  | FightWon
  | ExperienceGained
  | ZombieExperienceGained
  | UpgradeBought
  | UpgradePutUnder
  | UpgradeBoosted
  | UpgradeUsed
  | ZombieUpgradeBought
  | ZombieUpgradeUsed
  | Ended;
