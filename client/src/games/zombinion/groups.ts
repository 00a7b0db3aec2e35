/** Cards put together for the eye: equal ones as one stack, in an order that does not jump about. */

import { frameOf, infoOf, type Frame } from "./catalogue";

export interface Stack {
  card: string;
  count: number;
}

/** What can be played first, then ammunition, then what only lies there. */
const RANKS: Record<Frame, number> = { action: 0, attack: 0, reaction: 0, aim: 1, victory: 2, infection: 3 };

/** Equal cards together, in the order of their first. */
export function stacked(cards: readonly string[]): Stack[] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}

/** Equal cards together, as one sorts a hand: the dearest first within their rank. */
export function sorted(cards: readonly string[]): Stack[] {
  const rank = (card: string) => RANKS[frameOf(card)];
  const cost = (card: string) => infoOf(card)?.cost ?? 0;
  return stacked(cards).sort(
    (one, other) =>
      rank(one.card) - rank(other.card) || cost(other.card) - cost(one.card) || (one.card < other.card ? -1 : 1),
  );
}

/** The instructions of a card: first those that begin with a plus, one by one, then the rest. */
export function instructions(text: string): { pluses: string[]; rest: string } {
  const found = /^(?:\+\d+ [^.+]+\.\s*)*/.exec(text)?.[0] ?? "";
  return {
    pluses: found
      .split(".")
      .map((plus) => plus.trim())
      .filter(Boolean),
    rest: text.slice(found.length),
  };
}
