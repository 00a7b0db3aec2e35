/** Those who share a space. */

import type { Choice } from "../../board/choice";
import type { Member } from "../../board/map/Fan";

/** Whether they are to be told apart: not where what can be chosen of them has been, and the map is needed next. */
export function isFanned(members: readonly Member[], choice: Choice): boolean {
  const parts = members.filter(({ part }) => part !== undefined);
  const settled = choice.begun.value && parts.every(({ part, place }) => choice.has(part!, place));
  return members.length > 1 && !(parts.length && settled);
}
