/** How a person wants to be asked, as the server keeps it, and what they have answered before others have. */

import { sameOption } from "../board/options";
import type { DecisionInfo, Option, SeenInfo, Standing, You } from "../protocol/types";

/** What everybody may answer in a window. */
export const PASS: Option = ["pass"];

/** What the game says of being asked; as long as it is not known one is asked each time. */
export interface Askable {
  /** The kinds of question that are put to many at once. */
  windows: readonly string[];
  /** Kinds of decision that may be answered for the rest of a turn at once, each with that answer. */
  standing: Readonly<Record<string, Option>>;
  /** Whether the game knows when it matters to be asked. */
  matters: boolean;
  /** Whether a seat may know what another may not. Null: not known yet. */
  secrets: boolean | null;
}

export const NOTHING_ASKABLE: Askable = { windows: [], standing: {}, matters: false, secrets: null };

/** How a seat of this person wants to be asked. */
export function standingOf(you: You, seat: number | null): Standing {
  const place = seat === null ? -1 : you.seats.indexOf(seat);
  return you.standing?.[place] ?? {};
}

/** The same wishes, after seats were taken or given up: a seat that is new is asked as everybody is at first. */
export function withSeats(you: You, seats: readonly number[]): You {
  const { standing, ...others } = you;
  if (!standing?.length) return { ...others, seats: [...seats] };
  return { ...others, seats: [...seats], standing: seats.map((seat) => standingOf(you, seat)) };
}

/** What is given for the rest of the turn to a kind of question; in a window one can always pass. */
export function answerFor(askable: Askable, kind: string): Option | undefined {
  return askable.standing[kind] ?? (askable.windows.includes(kind) ? PASS : undefined);
}

export interface Offered {
  seat: number;
  kind: string;
  answer: Option;
}

/** What may be said for the rest of the turn to a decision; null where nothing may, or where it is not legal now. */
export function offeredFor(askable: Askable, decision: DecisionInfo | null): Offered | null {
  const answer = decision && answerFor(askable, decision.kind);
  if (!answer || !decision.options.some((option) => sameOption(option, answer))) return null;
  return { seat: decision.seat, kind: decision.kind, answer };
}

export interface Resting {
  seat: number;
  kind: string;
}

/** The kinds of question that seats of this person are not asked again in the turn of a position. */
export function restingOf(you: You, seen: SeenInfo | null): Resting[] {
  return you.seats.flatMap((seat) =>
    Object.entries(standingOf(you, seat).rest ?? {})
      .filter(([, turn]) => turn === seen?.turn)
      .map(([kind]) => ({ seat, kind })),
  );
}

/** An answer that was given in a window which is still open. */
export interface Early {
  /** The question, to be shown again to who changes their mind. */
  decision: DecisionInfo;
  option: Option;
}

/** By seat: what was answered early. The server tells no more than that it was, and only who answered knows what. */
export type EarlyAnswers = ReadonlyMap<number, Early>;

/** The answers that still wait: all are void when the window is closed, and one's own when it is asked anew. */
export function stillWaiting(answers: EarlyAnswers, seen: SeenInfo | null): EarlyAnswers {
  if (!seen?.window) return answers.size ? new Map() : answers;
  if (seen.eyes === null || seen.window.answered || !answers.has(seen.eyes)) return answers;
  return new Map([...answers].filter(([seat]) => seat !== seen.eyes));
}
