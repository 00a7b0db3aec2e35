/** What pieces and tokens are called in the texts of the game. */

export const STRAY = "zombie";
export const HORDE = "pawn";
export const GUY = "guy";
export const HUMAN = "human";
export const OPENING = "no_barricade";
