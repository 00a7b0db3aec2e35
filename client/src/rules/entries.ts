/** What the catalogue of a game lists: cards, and whatever else has clauses about it. */

import { api } from "../protocol/api";
import { useLoaded, type Loaded } from "../protocol/loaded";
import { learn } from "../words/language";
import type { Subject } from "./subject";

export interface Entry extends Subject {
  /** The clauses about it. */
  rulings: readonly string[];
}

/** What a game has of a family, in its order, when it can be named; none for a game whose catalogue lists none. */
export function useEntries(game: string, family: string): Loaded<readonly Entry[]> {
  return useLoaded(async () => {
    const [{ catalogue }] = await Promise.all([api.game(game), learn(game)]);
    return entriesOf(catalogue, family);
  }, [game, family]);
}

/** A catalogue has the form that its game gives it; what lists cards lists them so: `cards: [{ card, rulings }]`. */
export function entriesOf(catalogue: unknown, family: string): readonly Entry[] {
  const listed = (catalogue as Record<string, unknown> | null)?.[`${family}s`];
  if (!Array.isArray(listed)) return [];
  return listed.flatMap((entry: Record<string, unknown>) => {
    const { [family]: name, rulings } = entry;
    return typeof name === "string" && Array.isArray(rulings) ? [{ family, name, rulings: rulings as string[] }] : [];
  });
}
