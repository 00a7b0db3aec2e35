/** The position that the board shows, and where among the cards the decision asks to choose. */

import { usePlay } from "../../board/play";
import type { DecisionInfo, Option } from "../../protocol/types";
import { frameOf } from "./catalogue";
import type { HunterView, View } from "./types";

export function useView(): View | null {
  return (usePlay().seen.value?.view ?? null) as View | null;
}

/** The hunter through whose eyes the board is seen; none for a spectator. */
export function ownHunter(view: View): HunterView | undefined {
  return view.hunters.find((hunter) => hunter.seat === view.seat);
}

/** Where the cards lie that a decision is about. The same verb may mean a card in hand or one on the table. */
export function zoneAsked(decision: DecisionInfo | null): string | number {
  return decision?.about.zone ?? "hand";
}

export function handWishes(card: string, decision: DecisionInfo | null): Option[] {
  if (zoneAsked(decision) !== "hand") return [["play", card]];
  const reveal: Option[] = frameOf(card) === "reaction" ? [["reveal"]] : [];
  const verbs = ["play", "pick", "trash", "put_back", "top"];
  return [...verbs.map((verb): Option => [verb, card]), ...reveal];
}

export function pileWishes(card: string): Option[] {
  return [
    ["take", card],
    ["gain", card],
  ];
}

/** What can be done with a card that a hunter has revealed. */
export function revealedWishes(card: string, seat: number, decision: DecisionInfo | null): Option[] {
  if (zoneAsked(decision) !== "revealed" || decision?.about.seat !== seat) return [];
  return [
    ["trash", card],
    ["discard", card],
  ];
}
