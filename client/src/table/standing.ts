/** Answers that one gives for the rest of a turn at once: "don't ask me again". The page gives them by itself. */

import { sameOption } from "../board/play";
import type { DecisionInfo, Option, SeenInfo } from "../protocol/types";

export interface StandingAnswer {
  seat: number;
  kind: string;
  answer: Option;
  /** The turn for which it was said. */
  turn: number;
  /** The answer in words. */
  text: string;
}

/** What may be said for the rest of the turn to a decision; null where nothing may, or where it is not legal now. */
export function offeredFor(
  kinds: Readonly<Record<string, Option>>,
  seen: SeenInfo | null,
  decision: DecisionInfo | null,
): StandingAnswer | null {
  const answer = decision && kinds[decision.kind];
  const place = answer ? decision.options.findIndex((option) => sameOption(option, answer)) : -1;
  if (!seen || !decision || !answer || place < 0) return null;
  const text = decision.texts?.[place] ?? answer.join(" ");
  return { seat: decision.seat, kind: decision.kind, answer, turn: seen.turn, text };
}

/** Those that still hold: a standing answer ends with its turn. */
export function stillHolding(said: readonly StandingAnswer[], seen: SeenInfo | null): readonly StandingAnswer[] {
  const held = said.filter(({ turn }) => turn === seen?.turn);
  return held.length === said.length ? said : held;
}

/** What has been said already to the decision of a position. */
export function answerTo(said: readonly StandingAnswer[], seen: SeenInfo): StandingAnswer | undefined {
  const { decision, turn } = seen;
  return said.find(
    (one) =>
      one.turn === turn &&
      one.kind === decision?.kind &&
      one.seat === decision.seat &&
      decision.options.some((option) => sameOption(option, one.answer)),
  );
}
