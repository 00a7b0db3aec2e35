/** Which of the unequal sides of a game each chair plays, as far as the options settle it. */

import type { GameInfo } from "../protocol/types";

/** The titles of the sides, chair by chair; empty where all are alike, or where that is left to chance. */
export function sidesOf(
  { roles }: Pick<GameInfo, "roles">,
  options: Readonly<Record<string, unknown>>,
  chairs: number,
): string[] {
  const settles = (wanted: Readonly<Record<string, unknown>>) =>
    Object.keys(wanted).length > 0 && Object.entries(wanted).every(([name, value]) => options[name] === value);
  const first = roles.find((role) => settles(role.options));
  const others = roles.filter((role) => role !== first);
  const second = first && others.length === 1 && chairs === 2 ? others[0]!.title : "";
  return Array.from({ length: chairs }, (_, place) => (place ? second : (first?.title ?? "")));
}
