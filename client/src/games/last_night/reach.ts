/** What can be clicked on the map: the parts of an answer by the spaces on which they are. */

import type { Choice } from "../../board/choice";
import type { Part } from "../../board/options";
import type { DecisionInfo, Option } from "../../protocol/types";
import { placeIn, refOf, sideIn, spaceOf, wallsIn } from "./parts";
import { heroNamed, zombiesOn } from "./position";
import { edgeBetween, nameOfSpace, outerWall, spaceNamed, type Edge, type Town } from "./town";
import type { View } from "./types";

/** Questions that aim at somebody: what need not be named is chosen from the start. */
export const AIMED: ReadonlySet<string> = new Set(["ranged_attack", "aim_gun"]);

/** Whether a part that is taken now begins an answer: nothing was taken before it, or only what it would replace. */
export function isBeginning(choice: Choice): boolean {
  return !choice.next.value.size && (!choice.begun.value || choice.chosen.value.length <= 2);
}

/** What can be taken now: what comes next; as long as a whole answer is looked at, all that could stand in its place. */
export function offeredParts(choice: Choice): Part[] {
  if (choice.next.value.size) return [...choice.next.value];
  if (!isBeginning(choice)) return [...choice.instead.value];
  return [...new Set(choice.options.value.flatMap((option) => option.slice(1, 2)))];
}

/** The spaces on which a part can be clicked: where it is, where somebody stands, or all of a building. */
export function spacesOf(view: View, town: Town, part: Part): string[] {
  if (runsOf(view, town, part).length) return [];
  const space = spaceOf(view, part) ?? heroNamed(view, String(part))?.space;
  if (space) return [space];
  return town.buildings.find(({ name }) => name === part)?.spaces.map(nameOfSpace) ?? [];
}

const AT_DOORS = new Set(["bar", "lock"]);

/** The sides on which a part can be clicked, those of one wall together: a wall, a side, the door before who acts. */
export function runsOf(view: View, town: Town, part: Part): Edge[][] {
  const walls = wallsIn(part).map(({ building, face }) => outerWall(town, building, face));
  if (walls.length) return walls.filter((run) => run.length);
  const [one, other] = sideIn(part) ?? doorIn(view, part) ?? [];
  const edge = one && other ? edgeBetween(spaceNamed(one), spaceNamed(other)) : null;
  return edge ? [[edge]] : [];
}

/** Whether a part names a door. */
export const isDoor = (part: Part) => AT_DOORS.has(placeIn(part)?.kind ?? "");

/** Between which spaces the door is that somebody can do something about. */
function doorIn(view: View, part: Part): [string, string] | null {
  const place = placeIn(part);
  const stands = heroNamed(view, view.active)?.space;
  return place && stands && isDoor(part) ? [stands, place.space] : null;
}

/** All parts of some that are on spaces of the map, by these. */
export function partsBySpace(view: View, town: Town, parts: readonly Part[]): Map<string, Part[]> {
  const found = new Map<string, Part[]>();
  for (const part of parts)
    for (const space of spacesOf(view, town, part)) found.set(space, [...(found.get(space) ?? []), part]);
  return found;
}

/** A wall, or a side of a space, and what a click on it may mean. */
export interface Run {
  key: string;
  edges: Edge[];
  parts: Part[];
}

/** All parts of some that are on sides of spaces, by these. */
export function partsByRun(view: View, town: Town, parts: readonly Part[]): Run[] {
  const found = new Map<string, Run>();
  for (const part of parts)
    for (const edges of runsOf(view, town, part)) {
      const key = `${isDoor(part) ? "door" : "wall"} ${edges.map(({ space, face }) => `${nameOfSpace(space)}${face}`).join(" ")}`;
      const run = found.get(key) ?? { key, edges, parts: [] };
      found.set(key, { ...run, parts: [...run.parts, part] });
    }
  return [...found.values()];
}

const ASKED: Readonly<Record<string, string | undefined>> = {
  move_action: "step",
  hero_step: "step",
  move_zombie: "to",
  place_zombie: "space",
  place_grave_dead: "space",
  place_sewer_entrance: "space",
  token_space: "space",
};

/** What one would ask about a space that can't be chosen. */
export function wishesFor(view: View, decision: DecisionInfo | null, space: string): Option[] {
  if (!decision) return [];
  const verb = ASKED[decision.kind];
  if (verb) return [[verb, space]];
  if (decision.kind !== "order_zombies") return [];
  const zombies = zombiesOn(view, space).map(({ colour, wounded, weapon }) => refOf(space, colour, wounded, weapon));
  return [...new Set(zombies)].map((zombie) => ["move", zombie]);
}
