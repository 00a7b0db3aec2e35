/** Where the curves of the chances lie, and the marks on them. */

import type { Frame } from "../ending/chart";
import type { Outlook } from "../protocol/types";

export interface Point {
  x: number;
  y: number;
}

/** Across are the decisions from the first to the last, up the chance from none to certain. */
export function pointAt(number: number, chance: number, last: number, { left, top, width, height }: Frame): Point {
  return { x: round(left + (width * number) / Math.max(1, last)), y: round(top + height * (1 - chance)) };
}

/** The chance of a seat after so many decisions: between two points of its curve, in proportion. */
export function chanceAt(outlooks: readonly Outlook[], seat: number, number: number): number | null {
  const after = outlooks.findIndex((one) => one.number >= number);
  const next = outlooks[after];
  const before = after < 0 ? outlooks.at(-1) : outlooks[after - 1];
  if (!before || !next) return (next ?? before)?.chances[seat] ?? null;
  const share = (number - before.number) / (next.number - before.number);
  return before.chances[seat]! + share * (next.chances[seat]! - before.chances[seat]!);
}

/** The points of a curve, as SVG wants them. */
export function curveOf(outlooks: readonly Outlook[], seat: number, last: number, frame: Frame): string {
  return written(outlooks.map((one) => pointAt(one.number, one.chances[seat]!, last, frame)));
}

/** What lies about a curve as far as it may be off. */
export function bandOf(outlooks: readonly Outlook[], seat: number, last: number, frame: Frame): string {
  const edge = (side: 1 | -1) =>
    outlooks.map((one) => {
      const chance = Math.min(1, Math.max(0, one.chances[seat]! + side * one.margin));
      return pointAt(one.number, chance, last, frame);
    });
  return written([...edge(1), ...edge(-1).reverse()]);
}

/** After how many decisions it was at a place across. */
export function numberAt(x: number, last: number, { left, width }: Frame): number {
  return Math.min(last, Math.max(0, Math.round(((x - left) / width) * last)));
}

/** The first seat of each team: those of one team have one curve. */
export function firstOfTeams(teams: readonly number[]): number[] {
  return teams.flatMap((team, seat) => (teams.indexOf(team) === seat ? [seat] : []));
}

const written = (points: readonly Point[]) => points.map(({ x, y }) => `${x},${y}`).join(" ");

function round(figure: number): number {
  return Math.round(figure * 10) / 10;
}
