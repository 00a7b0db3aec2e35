/** How a town speaks of its places. */

/** What a space is called in a sentence: as the game says it, the middle one is C. */
export function spaceName(space: string): string {
  return space === "centre" ? "C" : space.toUpperCase();
}
