/** Which tile is being laid, and how the answers begin that lay it. */

import { signal } from "@preact/signals";
import type { Choice } from "../../board/choice";
import type { Option } from "../../protocol/types";

export interface Laying {
  head: Option;
  tile: string;
}

/** What was picked last, where several tiles are to be laid in any order. */
export const picked = signal("");

/** The tiles that can be laid now: the one that was drawn, the Helipad that moves, or the buildings that are left. */
export function layingsIn(options: readonly Option[], drawn: string): Laying[] {
  const found = new Map<string, Laying>();
  for (const [verb, what] of options) {
    if (verb === "place") found.set(drawn, { head: ["place"], tile: drawn });
    if (verb === "move") found.set("helipad", { head: ["move"], tile: "helipad" });
    if (verb === "objective") found.set(String(what), { head: ["objective", what!], tile: String(what) });
  }
  return [...found.values()];
}

/** The one that is laid now: what has been put somewhere, else what was picked, else the first. */
export function layingNow(choice: Choice, layings: readonly Laying[]): Laying | undefined {
  const chosen = choice.chosen.value;
  const begun = layings.find(({ head }) => chosen.length > 1 && head.every((part, place) => chosen[place] === part));
  return begun ?? layings.find(({ tile }) => tile === picked.value) ?? layings[0];
}
