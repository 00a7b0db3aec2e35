/** Cards put together for the eye: in an order that does not jump about, and in words. */

import { stacked, type Stack } from "../../board/stacks";
import { alphabetical, find, nameOf, say } from "../../words/language";
import { frameOf, infoOf } from "./catalogue";
import type { CardInfo, PileView } from "./types";

/** What can be played first, then ammunition, then what only lies there. */
const RANKS: Record<CardInfo["frame"], number> = {
  action: 0,
  attack: 0,
  reaction: 0,
  aim: 1,
  victory: 2,
  infection: 3,
};

/** Cards by the names that are shown, which are others in each language. */
function byName(one: { card: string }, other: { card: string }): number {
  return alphabetical(nameOf("card", one.card), nameOf("card", other.card));
}

/** The Combat piles as they lie: by cost, then by name (ZN-2.13). The server can't know which name is shown. */
export function laidOut(piles: readonly PileView[]): PileView[] {
  return [...piles].sort((one, other) => one.cost - other.cost || byName(one, other));
}

/** Equal cards together, as one sorts a hand: the dearest first within their rank. */
export function sorted(cards: readonly string[]): Stack[] {
  const rank = (card: string) => RANKS[frameOf(card)];
  const cost = (card: string) => infoOf(card)?.cost ?? 0;
  return stacked(cards).sort(
    (one, other) => rank(one.card) - rank(other.card) || cost(other.card) - cost(one.card) || byName(one, other),
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
