/** Cards put together for the eye: in an order that does not jump about, and in words. */

import { stacked, type Stack } from "../../board/stacks";
import { find, nameOf, say } from "../../words/language";
import { frameOf, infoOf } from "./catalogue";
import type { CardInfo } from "./types";

/** What can be played first, then ammunition, then what only lies there. */
const RANKS: Record<CardInfo["frame"], number> = {
  action: 0,
  attack: 0,
  reaction: 0,
  aim: 1,
  victory: 2,
  infection: 3,
};

/** Equal cards together, as one sorts a hand: the dearest first within their rank. */
export function sorted(cards: readonly string[]): Stack[] {
  const rank = (card: string) => RANKS[frameOf(card)];
  const cost = (card: string) => infoOf(card)?.cost ?? 0;
  return stacked(cards).sort(
    (one, other) =>
      rank(one.card) - rank(other.card) || cost(other.card) - cost(one.card) || (one.card < other.card ? -1 : 1),
  );
}

/** One or more equal cards in words. */
export function stackWords({ card, count }: Stack): string {
  const name = count > 1 ? say("page-zombinion-stack", { card: nameOf("card", card), count }) : nameOf("card", card);
  return `${name}, ${find(`card-${card}.kind`) ?? ""}`;
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
