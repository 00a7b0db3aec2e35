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
  /** Whether it is a horde that goes: it fights nobody, but hunts whom it meets. */
  hunts: boolean;
}

const NONE: Reach = { start: undefined, ways: new Map(), hunts: false };

/** All spaces that can be reached: from where the guy stands, or from `start`, where the zombies stand that are sent. */
export function reachIn({ ways, pawn_ways, players, active }: View, start: string | undefined): Reach {
  if (ways.length) {
    return { start: players[active]?.space, ways: new Map(ways.map((way) => [way.space, way])), hunts: false };
  }
  const own = pawn_ways.filter((way) => way.start === start);
  if (!own.length) return NONE;
  return { start, ways: new Map(own.map(({ space, route }) => [space, { fights: 0, route }])), hunts: true };
}

/** Who is on a space, as far as it matters there. */
export interface Met {
  /** Whether somebody must be fought there, or can be hunted. */
  foe: (space: string) => boolean;
  prey: (space: string) => boolean;
  /** Whether anybody or anything is there: numbers stand aside. */
  taken: (space: string) => boolean;
}

/** The same for the map. */
export function reachedOn({ ways, hunts }: Reach, { foe, prey, taken }: Met): Reached[] {
  return [...ways].map(([space, { fights, route }]) => {
    const bites = hunts && prey(space);
    return {
      space,
      cell: cellNamed(space),
      steps: route.length,
      fights: bites ? 1 : fights,
      here: bites || (fights > 0 && foe(space)),
      occupied: taken(space),
      ...(hunts && { look: bites ? "bite" : "free" }),
    };
  });
}
