// Written by tools/types from the server's types: change those, not this.

import type { Outcome } from "../../protocol/types";

export type Frame = "aim" | "victory" | "infection" | "action" | "attack" | "reaction";

export type CombatSet =
  "first_game" | "shoot_em_up" | "clash" | "life_or_death" | "infested_city" | "custom" | "random" | "ask";

export type Phase = "set_up" | "action" | "hunt" | "clean_up" | "over";

/** A pile of the Supply (ZN-10.1). */
export interface PileView {
  card: string;
  cost: number;
  count: number;
}

/** A hunter as somebody sees them. What is hidden is null. */
export interface HunterView {
  seat: number;
  name: string;
  turns: number;
  hand_count: number;
  hand: string[] | null;
  picked: string[] | null;
  deck_count: number | null;
  deck_empty: boolean;
  discard_top: string | null;
  in_play: string[];
  aside: string[];
  revealed: string[];
  /** All cards owned: shown at the end only (ZN-9.4, ZN-10.9). */
  collection: string[] | null;
}

/** What the players agree on before the game. */
export interface Options {
  combat_set: CombatSet;
  /** The ten Combat kinds of a custom set (ZN-2.16). */
  custom: string[];
  start_player: "random" | "rematch";
  /** Who won the last game at this table, by name (ZN-2.3, ZN-2.4); the platform fills it in. */
  last_winners: string[];
  /** Who played it (ZN-2.4). */
  last_players: string[];
  offer_cut: boolean;
  cleanup_top_choice: boolean;
  turn_cap: number;
  /** How many cards a pile of the Supply has, where it is not the usual number (ZN-2.9). */
  pile_counts: Record<string, number>;
}

/** The table as somebody sees it. */
export interface View {
  seat: number | null;
  phase: Phase;
  active: number;
  actions: number;
  targets: number;
  shots: number;
  took: boolean;
  /** The card whose instructions are being carried out (ZN-10.11). */
  resolving: string | null;
  supply: PileView[];
  trash: string[];
  hunters: HunterView[];
  options: Options;
  outcome: Outcome | null;
}

/** A kind of card: what is printed on it, and the clauses about it. */
export interface CardInfo {
  card: string;
  /** The words of its kind line, with hyphens between them. */
  line: string;
  /** The word of them that it is printed by. */
  frame: Frame;
  /** Whether it is in every game; the others come in sets. */
  basic: boolean;
  cost: number;
  /** How many there are in the box. */
  copies: number;
  shots: number;
  /** What it is always worth; what Survivors are worth is told by their ruling. */
  points: number;
  /** Its own clauses first. */
  rulings: string[];
}

/** All kinds of card, the basic ones first, and the sets that Combat cards come in. */
export interface Catalogue {
  cards: CardInfo[];
  sets: Record<string, string[]>;
  set_size: number;
}

/** The Combat set of the game is on the table. */
export interface SetChosen {
  type: "SetChosen";
  set: string;
  cards: string[];
}

export interface StartPlayer {
  type: "StartPlayer";
  seat: number;
  /** The clause that found the start player. */
  rule: string;
}

/** The turn passes. The phase that it begins with shows whether there is an Action in hand (ZN-4.10). */
export interface TurnBegan {
  type: "TurnBegan";
  seat: number;
  turn: number;
}

export interface Played {
  type: "Played";
  seat: number;
  card: string;
}

/** The second play of a card through Tactics. */
export interface PlayedAgain {
  type: "PlayedAgain";
  seat: number;
  card: string;
}

/** Aim cards put into play. */
export interface Aimed {
  type: "Aimed";
  seat: number;
  cards: string[];
  shots: number;
}

/** A card taken in the Hunt phase. */
export interface Took {
  type: "Took";
  seat: number;
  card: string;
}

/** A card gained by an effect: to the discard pile, the deck or the hand. */
export interface Gained {
  type: "Gained";
  seat: number;
  card: string;
  to: string;
}

/** Nothing could be gained. */
export interface NoGain {
  type: "NoGain";
  seat: number;
}

/** Cards drawn: the owner knows which, the others how many. */
export interface Drew {
  type: "Drew";
  seat: number;
  count: number;
  cards: string[] | null;
}

/** A discard pile became a new deck. */
export interface Shuffled {
  type: "Shuffled";
  seat: number;
}

/** A hunter cut another's freshly shuffled deck. */
export interface Cut {
  type: "Cut";
  seat: number;
  owner: number;
  count: number;
}

/** Cards discarded together: everybody learns how many and sees the last, the owner knows all (ZN-7.9). */
export interface Discarded {
  type: "Discarded";
  seat: number;
  count: number;
  top: string;
  cards: string[] | null;
}

/** Cards discarded that everybody has seen. */
export interface DiscardedShown {
  type: "DiscardedShown";
  seat: number;
  cards: string[];
}

export interface Trashed {
  type: "Trashed";
  seat: number;
  cards: string[];
}

/** Cards of a deck shown to everybody. */
export interface Revealed {
  type: "Revealed";
  seat: number;
  cards: string[];
}

export interface ShowedHand {
  type: "ShowedHand";
  seat: number;
  cards: string[];
}

/** A hunter revealed a Reaction and is out of this play of the Attack. */
export interface Reacted {
  type: "Reacted";
  seat: number;
  card: string;
  attack: string;
}

/** A card that everybody has seen went on top of its owner's deck. */
export interface PutBack {
  type: "PutBack";
  seat: number;
  card: string;
}

export interface SetAside {
  type: "SetAside";
  seat: number;
  card: string;
}

/** Revealed cards went to their owner's hand. */
export interface ToHand {
  type: "ToHand";
  seat: number;
  cards: string[];
}

/** A deck was turned over onto the discard pile; its former bottom card shows. */
export interface Flipped {
  type: "Flipped";
  seat: number;
  top: string;
}

/** Play area and hand went to the discard pile; only the last card shows (ZN-6.4). */
export interface CleanedUp {
  type: "CleanedUp";
  seat: number;
  top: string | null;
}

export interface GameEnded {
  type: "GameEnded";
  ending: string;
  winners: number[];
}

/** All cards of a hunter at the end (ZN-9.4). */
export interface Scored {
  type: "Scored";
  seat: number;
  score: number;
  turns: number;
  cards: string[];
}

/** Whatever may happen in this game. */
export type AnyEvent =
  | SetChosen
  | StartPlayer
  | TurnBegan
  | Played
  | PlayedAgain
  | Aimed
  | Took
  | Gained
  | NoGain
  | Drew
  | Shuffled
  | Cut
  | Discarded
  | DiscardedShown
  | Trashed
  | Revealed
  | ShowedHand
  | Reacted
  | PutBack
  | SetAside
  | ToHand
  | Flipped
  | CleanedUp
  | GameEnded
  | Scored;
