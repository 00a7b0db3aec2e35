/** What pieces and tokens are called in the texts of the game. */

export const STRAY = "stray";
export const HORDE = "horde";
export const GUY = "pawn";
export const HUMAN = "human";
export const OPENING = "opening";
