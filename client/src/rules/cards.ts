/** The cards of a game, as its catalogue tells them. */

import { api } from "../protocol/api";
import { useLoaded, type Loaded } from "../protocol/loaded";

export interface CardEntry {
  card: string;
  /** The clauses about it. */
  rulings: readonly string[];
}

/** The cards of a game in their order; none for a game whose catalogue has no cards. */
export function useCards(game: string): Loaded<readonly CardEntry[]> {
  return useLoaded(async () => cardsOf((await api.game(game)).catalogue), [game]);
}

/** A catalogue has the form that its game gives it; what lists cards lists them so. */
export function cardsOf(catalogue: unknown): readonly CardEntry[] {
  const cards = (catalogue as { cards?: unknown } | null)?.cards;
  if (!Array.isArray(cards)) return [];
  return cards.filter(
    (entry: Partial<CardEntry>): entry is CardEntry => typeof entry.card === "string" && Array.isArray(entry.rulings),
  );
}
