/** Where something large can be laid, and turned which way: from the options `VERB X Y TURNS` alone. */

import type { Option } from "../../protocol/types";

/** A place for it, counted in its own size, with the quarter turns that fit there, in order. */
export interface Site {
  x: number;
  y: number;
  turns: readonly number[];
}

export const siteKey = ({ x, y }: Pick<Site, "x" | "y">) => `${x} ${y}`;

export function sitesFrom(options: readonly Option[], verb: string): Site[] {
  const found = new Map<string, { x: number; y: number; turns: number[] }>();
  for (const [said, x, y, turns] of options) {
    if (said !== verb) continue;
    const at = { x: Number(x), y: Number(y) };
    const site = found.get(siteKey(at));
    if (site) site.turns.push(Number(turns));
    else found.set(siteKey(at), { ...at, turns: [Number(turns)] });
  }
  for (const { turns } of found.values()) turns.sort((one, other) => one - other);
  return [...found.values()];
}

/** The next way to turn it that fits, one way round or the other. */
export function turnedOn({ turns }: Site, now: number, right: boolean): number {
  const place = turns.indexOf(now) + (right ? 1 : -1);
  return turns.at(place % turns.length) ?? now;
}
