/** How well bots play, in words. */

import { nameOf } from "./language";

/** What is known of the bots of a game. */
interface Bots {
  levels: Readonly<Record<string, readonly string[]>>;
  guests: readonly string[];
}

/** What a level is called; a bot of no level, such as a guest, by its own name. */
export function levelName(game: Pick<Bots, "levels">, level: string): string {
  return level in game.levels ? nameOf("page-level", level) : level;
}

/** All that a bot may be asked for by: the levels, and the bots of whoever runs this server. */
export function levelsOf(game: Bots): string[] {
  return [...Object.keys(game.levels), ...game.guests];
}
