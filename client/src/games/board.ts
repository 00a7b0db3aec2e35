/** What a game brings to the page: a board, faces for what flies, a cover. A game without one is shown by the general view. */

import type { ComponentType } from "preact";
import type { Face } from "../board/Flights";
import type { Choreography } from "../board/stage";
import type { DecisionInfo, Option } from "../protocol/types";

export interface Board {
  /** The board itself; it finds the position and the options with `usePlay`. */
  Table: ComponentType;
  /** How a card looks while it flies. */
  Face: Face;
  /** A card as one looks at it closely, and in lists of cards. */
  Card: ComponentType<{ card: string }>;
  choreography: Choreography;
  /** Bring what the board can't be drawn without, such as what is printed on the cards. */
  prepare?: () => Promise<void>;
  /** Whether an option can be chosen by clicking a thing of the board; the others stand as buttons beside the question. */
  onBoard(option: Option, decision: DecisionInfo): boolean;
}

/** The games that have a board of their own, by name. Each is loaded when it is needed. */
const DRAWN: Record<string, (() => Promise<{ board: Board }>) | undefined> = {
  zombinion: () => import("./zombinion/board"),
  zombiaki: () => import("./zombiaki/board"),
};

/** The board of a game, ready to be drawn: nothing on it changes its place when something comes later. */
export async function findBoard(game: string, plain: boolean): Promise<Board> {
  const found = plain ? undefined : DRAWN[game];
  const { board } = await (found ?? (() => import("./general/board")))();
  await board.prepare?.();
  return board;
}
