/** Where something is, in words: “2 spaces east and 1 space north of you”. */

import { language, say } from "../../words/language";
import type { Cell } from "./places";

const known = new Map<string, string>();

/** How far, and which way, a space is from one's own. */
export function awayWords(from: Cell, to: Cell): string {
  const [east, south] = [to.column - from.column, to.row - from.row];
  const key = `${language.value} ${east} ${south}`;
  let words = known.get(key);
  if (words === undefined) {
    words = worded(east, south);
    known.set(key, words);
  }
  return words;
}

function worded(east: number, south: number): string {
  const across = east && say(`map-${east > 0 ? "east" : "west"}`, { count: Math.abs(east) });
  const down = south && say(`map-${south > 0 ? "south" : "north"}`, { count: Math.abs(south) });
  if (!across && !down) return say("map-here");
  const spaces = across && down ? say("list-and", { start: across, last: down }) : across || down;
  return say("map-from-you", { spaces });
}

/** What a way costs. */
export function wayWords({ steps, fights }: { steps: number; fights: number }): string {
  const length = say("map-steps", { count: steps });
  return fights ? say("list-comma", { start: length, next: say("map-fights", { count: fights }) }) : length;
}
