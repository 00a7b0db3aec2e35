/** What a game brings to be played with on the page: a board, faces for what flies, sounds. */

import type { ComponentType } from "preact";
import type { DecisionInfo, Option } from "../protocol/types";
import type { Subject } from "../rules/subject";
import type { Sounds } from "../sounds";
import type { Manner } from "./choice";
import type { Face } from "./Flights";
import type { Choreography, Pace } from "./stage";

export interface Board {
  /** The board itself; it finds the position and the options with `usePlay`. */
  Table: ComponentType;
  /** How a card looks while it flies. */
  Face: Face;
  /** A card, or whatever else can be explained, as one looks at it closely; cards also in lists of them. */
  Large: ComponentType<{ subject: Subject }>;
  choreography: Choreography;
  /** How long kinds of event are looked at, where a decision is shown event by event; without it, at once. */
  pace?: Pace;
  /** Whether it has a place for the log where the window is wide; without it the log stands beside the board. */
  keepsSide?: boolean;
  /** How what happens sounds; silent without. */
  sounds?: Sounds;
  /** Bring what the board can't be drawn without, such as what is printed on the cards. */
  prepare?: () => Promise<void>;
  /** How answers of several parts are put together on the board; without it each thing is a whole answer. */
  manner?: Manner;
  /** Whether an option can be chosen by clicking a thing of the board; the others stand as buttons beside the question. */
  onBoard(option: Option, decision: DecisionInfo): boolean;
  /** Whether the board has a place of its own for the others, too, at a question of this kind; digits choose them still. */
  keepsAnswers?(decision: DecisionInfo): boolean;
}

/** How a game puts its position for the general view, where its parts by themselves would say too little, or too much. */
export interface Reading<View> {
  read?: (view: View) => object;
  /** Its parts that are numbers of seats, −1 for nobody, besides those of every game. */
  seats?: readonly string[];
  /** Bring what its words need. */
  prepare?: () => Promise<void>;
}

/** The options that are no thing of the board, in the order in which keys choose them. */
export function looseOptions(board: Board, decision: DecisionInfo): Option[] {
  return decision.options.filter((option) => !board.onBoard(option, decision));
}
