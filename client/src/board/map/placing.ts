/** Where something large can be laid, and turned which way: from the options alone, which end in X, Y and perhaps TURNS. */

import type { Option } from "../../protocol/types";

/** A place for it, counted in its own size, with the quarter turns that fit there, in order, and their options. */
export interface Site {
  x: number;
  y: number;
  turns: readonly number[];
  options: ReadonlyMap<number, Option>;
}

export const siteKey = ({ x, y }: Pick<Site, "x" | "y">) => `${x} ${y}`;

const begins = (option: Option, head: Option) => head.every((part, place) => option[place] === part);

/** The places that options offer which begin alike; what has no turns is not turned. */
export function sitesFrom(options: readonly Option[], head: Option): Site[] {
  const found = new Map<string, Map<number, Option>>();
  for (const option of options) {
    if (!begins(option, head)) continue;
    const [x = 0, y = 0, turns = 0] = option.slice(head.length).map(Number);
    const key = siteKey({ x, y });
    const site = found.get(key) ?? new Map<number, Option>();
    found.set(key, site.set(turns, option));
  }
  return [...found].map(([key, site]) => {
    const [x = 0, y = 0] = key.split(" ").map(Number);
    return { x, y, turns: [...site.keys()].sort((one, other) => one - other), options: site };
  });
}

/** The place and the turns of an answer that begins so; null for one that does not, or goes no further. */
export function placeChosen(chosen: Option, head: Option): { x: number; y: number; turns: number } | null {
  const [x, y, turns = 0] = chosen.slice(head.length).map(Number);
  return begins(chosen, head) && x !== undefined && y !== undefined ? { x, y, turns } : null;
}

/** The next way to turn it that fits, one way round or the other. */
export function turnedOn({ turns }: Pick<Site, "turns">, now: number, right: boolean): number {
  const place = turns.indexOf(now) + (right ? 1 : -1);
  return turns.at(place % turns.length) ?? now;
}
