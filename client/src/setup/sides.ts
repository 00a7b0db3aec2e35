/** Which of the unequal sides of a game each chair plays, as far as the options settle it. */

import type { GameInfo } from "../protocol/types";
import { choiceBySeat, counts, type Field, type Options } from "./schema";

/** The titles of the sides, chair by chair; empty where all are alike, or where that is left to chance. */
export function sidesOf(
  { roles }: Pick<GameInfo, "roles">,
  fields: readonly Field[],
  options: Options,
  chairs: number,
): string[] {
  const titles = new Map(roles.map(({ name, title }) => [name, title]));
  const named = fields.find(({ kind, values }) => kind === "seats" && values.every((value) => titles.has(value)));
  if (named && counts(named, options)) {
    return choiceBySeat(named, options[named.name], chairs).map((side) => titles.get(side) ?? "");
  }
  const settles = (wanted: Readonly<Record<string, unknown>>) =>
    Object.keys(wanted).length > 0 && Object.entries(wanted).every(([name, value]) => options[name] === value);
  const first = roles.find((role) => settles(role.options));
  const others = roles.filter((role) => role !== first);
  const second = first && others.length === 1 && chairs === 2 ? others[0]!.title : "";
  return Array.from({ length: chairs }, (_, place) => (place ? second : (first?.title ?? "")));
}
