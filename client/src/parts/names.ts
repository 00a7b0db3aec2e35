/** What a name may be. The server has the last word; this is said while one types. */

import { say } from "../words/language";

const LONGEST = 24;

/** What is wrong with a name; empty when nothing is. */
export function problemOf(name: string, others: readonly string[] = []): string {
  const count = Array.from(name.trim()).length;
  if (count > LONGEST) return say("page-name-too-long", { most: LONGEST, count });
  return count > 0 && others.includes(name.trim()) ? say("page-name-twice") : "";
}
