/** How far the hand is drawn up on a phone: names alone, cards to be read, or all there is to say of them. */

import { signal } from "@preact/signals";

export const OPENINGS = ["peek", "half", "full"] as const;
export type Opening = (typeof OPENINGS)[number];

/** What somebody has chosen, and whether cards were asked for then: it holds until that changes. */
const wanted = signal<{ opening: Opening; asked: boolean } | null>(null);

/**
 * As somebody wants it, else open while cards are asked for, and nothing else beside them; never over the map while a
 * place of it is to be named.
 */
export function openingFor(asked: boolean, aiming: boolean, fighting: boolean): Opening {
  if (aiming) return "peek";
  const chosen = wanted.value;
  if (chosen?.asked === asked) return chosen.opening;
  return asked && !fighting ? "half" : "peek";
}

export function draw(opening: Opening, asked: boolean): void {
  wanted.value = { opening, asked };
}

/** One farther up or down; there is an end to both. */
export function shifted(opening: Opening, by: 1 | -1): Opening {
  return OPENINGS[OPENINGS.indexOf(opening) + by] ?? opening;
}

/** What a press on the grip does: up to the end, then down at once. */
export function afterPress(opening: Opening): Opening {
  return opening === "full" ? "peek" : shifted(opening, 1);
}
