/** Many options, so ordered that one finds the one that is meant: by verb and thing, then by what comes after. */

import type { Option } from "../../protocol/types";

/** So many options are read at a glance; more are put into groups. */
export const FEW = 24;

export interface Group {
  key: string;
  /** What all of them begin with, in words. */
  label: string;
  /** Their places on the list. */
  places: readonly number[];
  /** How many parts of the option they share. */
  depth: number;
}

/** The options at these places in groups, in the order of the list; each option for itself where they are few. */
export function groupsOf(
  options: readonly Option[],
  texts: readonly string[],
  places: readonly number[],
  depth = 0,
): Group[] {
  const alone = (place: number) => groupOf(options, texts, [place], options[place]!.length);
  const longest = Math.max(0, ...places.map((place) => options[place]!.length));
  if (places.length <= FEW || depth >= longest) return places.map(alone);
  const shared = depth === 0 ? 2 : depth + 1;
  const found = new Map<string, number[]>();
  for (const place of places) {
    const key = JSON.stringify(options[place]!.slice(0, shared));
    found.set(key, [...(found.get(key) ?? []), place]);
  }
  if (found.size === 1) return groupsOf(options, texts, places, shared);
  return [...found.values()].map((some) => groupOf(options, texts, some, shared));
}

function groupOf(
  options: readonly Option[],
  texts: readonly string[],
  places: readonly number[],
  depth: number,
): Group {
  const first = options[places[0]!]!;
  const words = places.map((place) => texts[place] ?? options[place]!.join(" "));
  const label = (words.length > 1 ? commonBeginning(words) : words[0]!) || first.slice(0, depth).join(" ");
  return { key: first.slice(0, depth).join(" "), label, places, depth };
}

/** The words that all texts begin with. */
export function commonBeginning(texts: readonly string[]): string {
  const [first = [], ...others] = texts.map((text) => text.split(" "));
  const end = first.findIndex((word, place) => others.some((other) => other[place] !== word));
  return (end < 0 ? first : first.slice(0, end)).join(" ").replace(/[\s:,(–-]+$/, "");
}
