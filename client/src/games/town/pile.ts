/** Those who share a space. */

import type { Choice } from "../../board/choice";
import type { Member } from "../../board/map/Fan";

/** Whether they are to be told apart: not where what can be chosen of them has been, and the map is needed next. */
export function isFanned(members: readonly Member[], choice: Choice): boolean {
  const parts = new Set(members.flatMap(({ part }) => part ?? []));
  const settled = choice.begun.value && [...parts].every((part) => choice.has(part));
  return members.length > 1 && !(parts.size && settled);
}
