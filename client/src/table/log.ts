/** The log of a table in words, and what was said there. */

import type { Changed, Moved } from "../protocol/types";

export interface LogLine {
  seq: number;
  at: number;
  text: string;
  /** The clause behind it, if one is worth naming. */
  clause: string;
  /** How many decisions had been taken after it; null for what is not of the game. */
  number: number | null;
  seat: number | null;
  undone: boolean;
}

/** The lines that a message adds to the log. */
export function linesOf(message: Moved | Changed): LogLine[] {
  const number = message.type === "moved" ? message.number : message.what === "started" ? 0 : null;
  return (message.words ?? []).map((text, place) => ({
    seq: message.seq,
    at: message.at,
    text,
    clause: message.clauses?.[place] ?? "",
    number,
    seat: message.seat ?? null,
    undone: false,
  }));
}

/** The log after a position was gone back to: what came after it is struck out. */
export function takeBack(lines: readonly LogLine[], number: number): LogLine[] {
  return lines.map((line) => (line.number !== null && line.number > number ? { ...line, undone: true } : line));
}
