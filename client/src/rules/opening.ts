/** Which rule is open, and what is looked at closely, wherever it was asked for. */

import { batch, signal } from "@preact/signals";
import { cardNamed, type Subject } from "./subject";

/** The rules are open: at a clause, or at the beginning when it is empty; null: closed. */
export const openClause = signal<string | null>(null);

/** How often a rule was asked for: who asks for the same one again is led there again. */
export const timesAsked = signal(0);

/** What is looked at closely. */
export const openedSubject = signal<Subject | null>(null);

/** What is looked at gives way to the rule. */
export function openRules(clause = ""): void {
  batch(() => {
    openedSubject.value = null;
    openClause.value = clause;
    timesAsked.value += 1;
  });
}

export function openSubject(subject: Subject): void {
  openedSubject.value = subject;
}

export function openCard(card: string): void {
  openSubject(cardNamed(card));
}

/** Who goes elsewhere takes along neither. */
export function closeWindows(): void {
  batch(() => {
    openedSubject.value = null;
    openClause.value = null;
  });
}
