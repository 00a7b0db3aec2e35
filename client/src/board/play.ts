/** What a board is fed with: a position, the legal options, and somebody to tell what was clicked. Boards know no rules. */

import type { ReadonlySignal } from "@preact/signals";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { DecisionInfo, ErrorInfo, Option, PreviewInfo, SeatInfo, SeenInfo, Thinking } from "../protocol/types";
import type { Stage } from "./stage";

/** The clock of a table at which time counts. */
export interface Clock {
  /** Seconds for each decision, before those of the bank are used. */
  move: number;
  /** The seconds that the present decision has taken; they stand still in a pause, and while no person decides. */
  spent(): number;
}

export interface Play {
  readonly game: string;
  /** Whether this is a table at which people play: a replay or a lesson is none. */
  readonly atTable: boolean;
  /** Null where time does not count. */
  readonly clock: ReadonlySignal<Clock | null>;
  readonly seats: ReadonlySignal<readonly SeatInfo[]>;
  readonly seen: ReadonlySignal<SeenInfo | null>;
  /** What this person is asked now; null when it is not their turn, or nothing can be clicked. */
  readonly decision: ReadonlySignal<DecisionInfo | null>;
  /** Which seats are this person's own. */
  readonly mine: ReadonlySignal<readonly number[]>;
  /** How far a bot has told to have come with its decision; nobody thinks in a replay or a lesson. */
  readonly thought?: ReadonlySignal<Thinking | null>;
  /** What moves on the board. */
  readonly stage: Stage;
  choose(option: Option): Promise<void>;
  /** Why something can't be done now; null when nobody can say. */
  why(wish: Option): Promise<ErrorInfo | null>;
  /**
   * What an option of this person's decision would do at once, as events and in words; null when that can't be asked
   * (it is not their decision, or nobody answers). `known` is false where luck or something hidden has a part in what
   * comes further: that will only be seen.
   * It is asked once for each position, so a board may ask whenever it shows the option; but not for all at once.
   */
  preview(option: Option): Promise<PreviewInfo | null>;
}

const Playing = createContext<Play | null>(null);

export const PlayProvider = Playing.Provider;

export function usePlay(): Play {
  const play = useContext(Playing);
  if (!play) throw new Error("a board needs a table");
  return play;
}
