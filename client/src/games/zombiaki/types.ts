// Written by tools/types from the server's types: change those, not this.

import type { Outcome } from "../../protocol/types";

export type Group = "undead" | "trick" | "gun" | "fire" | "obstacle" | "shove";

export type Measure = "" | "strength" | "orders" | "power" | "height" | "depth";

export type Stage = "" | "movement" | "clearing" | "barrels" | "draw" | "discard" | "play";

export type Phase = "set_up" | "zombies" | "humans" | "over";

/** A zombie or a dog (ZK-1.7), with what is attached to it. It never changes: another one takes its place. */
export interface Creature {
  /** Which one it is, counted as they come onto the street. */
  number: number;
  /** Its endurance too; a dog has none (ZK-7.1, ZK-7.2). */
  strength: number;
  /** Its own card, those merged into it and its Claws. */
  cards: string[];
  shield: boolean;
  /** The orders that a boss has left; -1 if it is none (ZK-10.4). */
  orders: number;
  /** Whether it has had an order in this game (ZK-10.6). */
  ordered: boolean;
  /** Whether it has made its special step this phase (ZK-5.14). */
  stepped: boolean;
  /** Whether it was merged this phase (ZK-10.13). */
  merged: boolean;
  /** Whether Not So Fast holds it this phase (ZK-5.6). */
  held: boolean;
  netted: boolean;
}

/** The cards of one side. */
export interface SideView {
  side: string;
  seat: number;
  name: string;
  hand: string[];
  deck_count: number;
  /** The cards in the deck, in the order of their names: what remains when all that lies open is counted. */
  unseen: string[];
  discard: string[];
}

/** What the players agree on before the game (section 17). */
export interface Options {
  /** Which side the first seat plays (ZK-3.1). */
  first_seat: "humans" | "random" | "zombies";
  /** Where a dog may be placed (ZK-10.2). */
  dog_entry: "row_1" | "rows_1_to_3";
  /** What Click! may stop (ZK-12.1). */
  click_scope: "guns" | "guns_and_grenade";
  /** Whether a pit may be dug under a creature (ZK-11.8). */
  pit_under_creature: boolean;
  /** How many copies there are of a kind, where it is not the number of the card lists (ZK-2.1). */
  deck_counts: Record<string, number>;
}

/** The table as somebody sees it. What is on the street is listed in street order, from A5 to C1. */
export interface View {
  seat: number | null;
  /** The side whose phase it is, if the game is on. */
  phase: Phase;
  /** How far that phase is. */
  stage: Stage;
  round: number;
  creatures: (Creature | null)[];
  objects: string[];
  /** Which one it is, counted as they come onto the street; 0 where there is none. */
  object_numbers: number[];
  burning: boolean[];
  /** The lanes that a barrier closes (ZK-1.13). */
  barred: string[];
  /** The Freezes in force, each with the ends of human phases until it is over. */
  freezes: number[];
  /** Mines and cars that were set off and explode next, and where, first set off first (ZK-9.1). */
  blasts: [string, string][];
  terror: boolean;
  order_given: boolean;
  cards_played: number;
  resolving: string;
  zombies: SideView;
  humans: SideView;
  options: Options;
  outcome: Outcome | null;
}

/** A kind of card: what is printed on it, and the clauses about it. */
export interface CardInfo {
  card: string;
  side: string;
  group: Group;
  copies: number;
  lasting: boolean;
  /** The number on it, as dots. */
  power: number;
  /** What that number means. */
  measure: Measure;
  /** What it adds to a zombie that it belongs to. */
  strength: number;
  /** What the creature looks like whose first card it is: a shield that was bitten is a zombie (ZK-10.9). */
  figure: string;
  aimed: boolean;
  /** Whether it makes no difference which of its targets is named first. */
  unordered: boolean;
  /** What it does first. */
  rulings: string[];
}

/** Who or what stands on the map, and the clauses about it. */
export interface PieceInfo {
  piece: string;
  rulings: string[];
}

/** All kinds of card, the zombies' first, the spaces of the street in street order, and how phases go on. */
export interface Catalogue {
  cards: CardInfo[];
  pieces: PieceInfo[];
  spaces: string[];
  /** The stages of each side's phase, in their order. */
  stages: Record<string, Stage[]>;
}

/** `seat` plays the zombies, `owner` the humans. */
export interface SidesSettled {
  type: "SidesSettled";
  seat: number;
  owner: number;
}

export interface PhaseBegan {
  type: "PhaseBegan";
  seat: number;
  side: string;
  round: number;
}

/** One creature makes one step: a dog's own, or by a card, an order or knockback. */
export interface Stepped {
  type: "Stepped";
  number: number;
  card: string;
  space: string;
  to: string;
  cause: string;
}

/** The obligatory step of all zombies that may make it, at the same time. */
export interface Advanced {
  type: "Advanced";
  moves: [number, string, string][];
}

/** A group steps back: by a card, or because the boss is dead. */
export interface FellBack {
  type: "FellBack";
  cause: string;
  moves: [number, string, string][];
}

/** A zombie steps over the barricade. */
export interface Crossed {
  type: "Crossed";
  number: number;
  card: string;
  space: string;
}

/** A card holds a zombie for this phase. */
export interface Held {
  type: "Held";
  seat: number;
  space: string;
  card: string;
}

/** A card is drawn and laid face up. */
export interface Drew {
  type: "Drew";
  seat: number;
  side: string;
  card: string;
}

/** The card that goes every phase. */
export interface Discarded {
  type: "Discarded";
  seat: number;
  side: string;
  card: string;
}

/**
 * A card is played; `targets` are what was named with it. It is worded like the option that was chosen.
 *
 * `meets` is the space on which a bullet down a lane ends.
 */
export interface Played {
  type: "Played";
  seat: number;
  card: string;
  targets: (string | number)[];
  meets: string;
}

/** Click! stops a card. */
export interface Clicked {
  type: "Clicked";
  seat: number;
  card: string;
  by: string;
}

/** A boss spends an order. */
export interface Ordered {
  type: "Ordered";
  seat: number;
  space: string;
  to: string;
  left: number;
}

/** A creature comes onto the street; a bitten human is the card `bitten`. */
export interface Placed {
  type: "Placed";
  number: number;
  card: string;
  space: string;
  strength: number;
}

/** Boss, shield or Claws are put on a zombie. */
export interface Attached {
  type: "Attached";
  card: string;
  space: string;
  strength: number;
}

/** An object is put on the street. */
export interface Laid {
  type: "Laid";
  card: string;
  space: string;
}

/** A space begins to burn. */
export interface Lit {
  type: "Lit";
  space: string;
}

export interface Netted {
  type: "Netted";
  spaces: string[];
}

export interface Froze {
  type: "Froze";
}

export interface Thawed {
  type: "Thawed";
}

export interface TerrorSpread {
  type: "TerrorSpread";
  seat: number;
}

export interface TerrorEnded {
  type: "TerrorEnded";
}

export interface Wounded {
  type: "Wounded";
  number: number;
  space: string;
  damage: number;
  left: number;
}

export interface ShieldLost {
  type: "ShieldLost";
  number: number;
  space: string;
}

/** One of two shields is discarded when two zombies merge. */
export interface ShieldSpare {
  type: "ShieldSpare";
  space: string;
}

export interface Died {
  type: "Died";
  number: number;
  card: string;
  space: string;
}

/** A pit is filled. */
export interface Filled {
  type: "Filled";
  card: string;
  space: string;
}

export interface Exploded {
  type: "Exploded";
  card: string;
  space: string;
}

/** Shrapnel of a mine on `space` flies to another space. */
export interface Shrapnel {
  type: "Shrapnel";
  seat: number;
  space: string;
  to: string;
}

/** A barrel rolls one space; from row 1 it leaves the street. */
export interface Rolled {
  type: "Rolled";
  space: string;
  to: string;
}

/** A barrel is destroyed. */
export interface Broke {
  type: "Broke";
  space: string;
  rolling: boolean;
}

/** A card takes an object, or fire, off the street. */
export interface Removed {
  type: "Removed";
  card: string;
  space: string;
  by: string;
}

/** Nets, barriers or fires are removed at the start of the human phase. */
export interface Expired {
  type: "Expired";
  card: string;
  spaces: string[];
}

/** A zombie steps onto another, and the two become one. */
export interface Merged {
  type: "Merged";
  number: number;
  into: number;
  space: string;
  to: string;
  strength: number;
}

export interface Swapped {
  type: "Swapped";
  number: number;
  other: number;
  space: string;
  to: string;
}

/** `seat` makes `owner` discard a card. */
export interface Snatched {
  type: "Snatched";
  seat: number;
  owner: number;
  card: string;
  by: string;
}

export interface Ended {
  type: "Ended";
  seat: number;
  ending: string;
}

/** Whatever may happen in this game. */
export type AnyEvent =
  | SidesSettled
  | PhaseBegan
  | Stepped
  | Advanced
  | FellBack
  | Crossed
  | Held
  | Drew
  | Discarded
  | Played
  | Clicked
  | Ordered
  | Placed
  | Attached
  | Laid
  | Lit
  | Netted
  | Froze
  | Thawed
  | TerrorSpread
  | TerrorEnded
  | Wounded
  | ShieldLost
  | ShieldSpare
  | Died
  | Filled
  | Exploded
  | Shrapnel
  | Rolled
  | Broke
  | Removed
  | Expired
  | Merged
  | Swapped
  | Snatched
  | Ended;
