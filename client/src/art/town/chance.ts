/** What looks like chance in a drawing: the same seed always draws the same. */

/** Numbers from 0 to 1, one after another. */
export type Chance = () => number;

export function chanceOf(seed: string): Chance {
  let state = 0x9e3779b9;
  for (const letter of seed) state = (Math.imul(state, 31) + letter.charCodeAt(0)) | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function pick<T>(among: readonly T[], chance: Chance): T {
  return among[Math.floor(chance() * among.length)]!;
}
