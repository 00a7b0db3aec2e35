/** Where something large can be laid, and turned which way: from the options alone, which end in X, Y and perhaps TURNS. */

import type { Option } from "../../protocol/types";

/** A place for it, counted in its own size, with the quarter turns that fit there, in order, and their options. */
export interface Site {
  x: number;
  y: number;
  turns: readonly number[];
  options: ReadonlyMap<number, Option>;
}

/** A place, counted in the size of what is laid. */
export type Spot = Pick<Site, "x" | "y">;

export const siteKey = ({ x, y }: Spot) => `${x} ${y}`;

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

/** Of some places those where it does not fit, with what would be answered to lay it there. */
export function misfitsAmong(
  spots: readonly Spot[],
  sites: readonly Site[],
  head: Option,
): (Spot & { wish: Option })[] {
  const fits = new Set(sites.map(siteKey));
  const turns =
    sites[0]?.options
      .values()
      .next()
      .value?.slice(head.length + 2) ?? [];
  return spots
    .filter((spot) => !fits.has(siteKey(spot)))
    .map(({ x, y }) => ({ x, y, wish: [...head, x, y, ...turns] }));
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
