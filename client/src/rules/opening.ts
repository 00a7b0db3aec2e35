/** Which rule or card is open, wherever it was asked for. */

import { batch, signal } from "@preact/signals";

/** The rules are open: at a clause, or at the beginning when it is empty; null: closed. */
export const openClause = signal<string | null>(null);

/** How often a rule was asked for: who asks for the same one again is led there again. */
export const timesAsked = signal(0);

/** The card that is looked at closely. */
export const openedCard = signal<string | null>(null);

/** A card that is looked at gives way to the rule. */
export function openRules(clause = ""): void {
  batch(() => {
    openedCard.value = null;
    openClause.value = clause;
    timesAsked.value += 1;
  });
}

export function openCard(card: string): void {
  openedCard.value = card;
}

/** Who goes elsewhere takes along neither rule nor card. */
export function closeWindows(): void {
  batch(() => {
    openedCard.value = null;
    openClause.value = null;
  });
}
