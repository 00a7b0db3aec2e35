/** What a roll means, from the numbers that the server tells: which faces of a die would do, and how likely that is. */

/** What a roll comes to, and what it must reach; 0 where it must reach nothing. */
interface Rolled {
  bonus: number;
  total: number;
  need: number;
}

export const FACES = [1, 2, 3, 4, 5, 6] as const;

/** What is added to a die, and what must be reached with it. */
export type Needed = Pick<Rolled, "bonus" | "need">;

/** The faces with which a total is reached; none is told where nothing must be reached. */
export function facesThatDo({ bonus, need }: Needed): number[] {
  return need > 0 ? FACES.filter((face) => face + bonus >= need) : [];
}

/** How likely it is to reach it, in per cent. */
export function odds(roll: Needed): number {
  return Math.round((facesThatDo(roll).length / FACES.length) * 100);
}

/** How much is missing; 0 where nothing is, or nothing must be reached. */
export function missing({ total, need }: Pick<Rolled, "total" | "need">): number {
  return need > 0 ? Math.max(0, need - total) : 0;
}
