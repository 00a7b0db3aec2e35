/** The log of a table in words, and what was said there. */

import { linesTold, type ToldLine } from "../board/told";
import type { Changed, Moved } from "../protocol/types";

export interface LogLine extends ToldLine {
  seq: number;
  at: number;
  /** How many decisions had been taken after it; null for what is not of the game. */
  number: number | null;
  seat: number | null;
  undone: boolean;
}

/** The lines that a message adds to the log. */
export function linesOf(message: Moved | Changed): LogLine[] {
  const number = message.type === "moved" ? message.number : message.what === "started" ? 0 : null;
  return linesTold(message).map((line) => ({
    ...line,
    seq: message.seq,
    at: message.at,
    number,
    seat: message.seat ?? null,
    undone: false,
  }));
}

/** The log after a position was gone back to: what came after it is struck out. */
export function takeBack(lines: readonly LogLine[], number: number): LogLine[] {
  return lines.map((line) => (line.number !== null && line.number > number ? { ...line, undone: true } : line));
}
