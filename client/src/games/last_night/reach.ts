/** What can be clicked on the map: the parts of an answer by the spaces on which they are. */

import type { Choice } from "../../board/choice";
import type { Part } from "../../board/options";
import type { DecisionInfo, Option } from "../../protocol/types";
import { spaceOf } from "./parts";
import { heroNamed, zombiesOn } from "./position";
import { nameOfSpace, type Town } from "./town";
import type { View } from "./types";

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
  const space = spaceOf(view, part) ?? heroNamed(view, String(part))?.space;
  if (space) return [space];
  return town.buildings.find(({ name }) => name === part)?.spaces.map(nameOfSpace) ?? [];
}

/** All parts of some that are on the map, by spaces. */
export function partsBySpace(view: View, town: Town, parts: readonly Part[]): Map<string, Part[]> {
  const found = new Map<string, Part[]>();
  for (const part of parts)
    for (const space of spacesOf(view, town, part)) found.set(space, [...(found.get(space) ?? []), part]);
  return found;
}

const ASKED: Readonly<Record<string, string | undefined>> = {
  move_action: "step",
  hero_step: "step",
  move_zombie: "to",
  place_zombie: "space",
};

/** What one would ask about a space that can't be chosen. */
export function wishesFor(view: View, decision: DecisionInfo | null, space: string): Option[] {
  if (!decision) return [];
  const verb = ASKED[decision.kind];
  if (verb) return [[verb, space]];
  if (decision.kind !== "order_zombies") return [];
  const colours = new Set(zombiesOn(view, space).map(({ colour }) => (colour ? `${colour}_${space}` : space)));
  return [...colours].map((zombie) => ["move", zombie]);
}
