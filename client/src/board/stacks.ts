/** Cards put together for the eye: equal ones as one stack. */

export interface Stack {
  card: string;
  count: number;
}

/** Equal cards together, in the order of their first. */
export function stacked(cards: readonly string[]): Stack[] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}
