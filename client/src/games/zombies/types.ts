/** What the server tells of the game: its view, its catalogue and its events. */

import type { Outcome } from "../../protocol/types";

export type Phase = "set_up" | "build" | "event" | "tile" | "combat" | "draw" | "move" | "zombies" | "discard" | "over";

/** A tile on the map: which one, of which kind, at which cell, and how it is turned. */
export interface TileView {
  tile: string;
  kind: string;
  x: number;
  y: number;
  turns: number;
}

export type Token = "life" | "bullet";

export interface PlayerView {
  seat: number;
  name: string;
  space: string;
  life: number;
  bullets: number;
  kills: number;
  /** How many cards are in hand. */
  cards: number;
  /** The cards in hand, for their owner. */
  hand: string[] | null;
  in_play: string[];
  /** The charges that the Shotgun has left. */
  charges: number;
  /** Whether no card has been played this round. */
  may_play: boolean;
  /** What is pending on a player, or in force. */
  effects: string[];
}

/** The last roll. */
export interface Roll {
  what: "combat" | "move" | "zombies" | "event" | "attack" | "defence" | "dead";
  seat: number;
  dice: number[];
  bonus: number;
  total: number;
  /** The total that is needed; 0 where none is. */
  need: number;
}

/** A way to a space: how many steps, how many fights, and all spaces on it, the last one included. */
export interface WayView {
  space: string;
  steps: number;
  fights: number;
  route: string[];
}

export interface View {
  seat: number | null;
  phase: Phase;
  round: number;
  /** The seat whose turn it is. */
  active: number;
  first: number;
  /** In the order in which they were laid. */
  tiles: TileView[];
  /** Which zombie is on which space. */
  zombies: Record<string, string>;
  tokens: Record<string, Token>;
  pool: number;
  tiles_left: number;
  /** The tile that is to be placed, if any. */
  drawn: string;
  cards_left: number;
  discard: string[];
  players: PlayerView[];
  roll: Roll | null;
  allowance: number;
  /** Steps, or zombies, that are left to move. */
  left: number;
  /** Where an interrupted walk was going. */
  goal: string;
  ways: WayView[];
  /** Buildings that have been looted. */
  looted?: string[];
  /** Which buildings each seat has visited. */
  visits?: Record<string, string[]>;
  options: Record<string, unknown>;
  outcome: Outcome | null;
}

export interface TileInfo {
  kind: string;
  copies: number;
  exits: string[];
  rows: string[];
  doors: [number, number, string][];
  zombies: number;
  life: number;
  bullets: number;
  rulings: string[];
}

export interface CardInfo {
  card: string;
  copies: number;
  item: boolean;
  /** The kinds of tile in which it can be put in play. */
  places: string[];
  aims: "opponent" | "building" | "";
  rulings: string[];
}

export interface Catalogue {
  tiles: TileInfo[];
  cards: CardInfo[];
  /** The rows of the event die. */
  rows: { row: string; rulings: string[] }[];
}
