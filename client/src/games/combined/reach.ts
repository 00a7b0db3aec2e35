/** How far somebody gets: the shotgun guy who is moved, or the horde zombies of a space. */

import type { Reached } from "../../board/map/Reach";
import { cellNamed } from "../../board/map/places";
import type { View } from "./types";

/** A way to a space: how many are met on it who must be fought, and its spaces. */
interface Way {
  fights: number;
  route: readonly string[];
}

export interface Reach {
  /** Where the ways begin. */
  start: string | undefined;
  ways: ReadonlyMap<string, Way>;
}

const NONE: Reach = { start: undefined, ways: new Map() };

/** All spaces that can be reached: from where the guy stands, or from `start`, where the zombies stand that are sent. */
export function reachIn({ ways, pawn_ways, players, active }: View, start: string | undefined): Reach {
  if (ways.length) {
    return { start: players[active]?.space, ways: new Map(ways.map((way) => [way.space, way])) };
  }
  const own = pawn_ways.filter((way) => way.start === start);
  if (!own.length) return NONE;
  return { start, ways: new Map(own.map(({ space, route }) => [space, { fights: 0, route }])) };
}

/** The same for the map: `fightOn` says where somebody must be fought, `taken` where a number stands aside. */
export function reachedOn(
  { ways }: Reach,
  fightOn: (space: string) => boolean,
  taken: (space: string) => boolean,
): Reached[] {
  return [...ways].map(([space, { fights, route }]) => ({
    space,
    cell: cellNamed(space),
    steps: route.length,
    fights,
    here: fights > 0 && fightOn(space),
    occupied: taken(space),
  }));
}
