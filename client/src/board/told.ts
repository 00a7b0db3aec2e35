/** What happened, line by line in words: what in a line is more than words, and which lines belong to one turn. */

import type { LineInfo, Mark } from "../protocol/types";

export interface ToldLine {
  text: string;
  /** Where things and players stand in it. */
  marks: readonly Mark[];
  /** The clause behind it, if one is worth naming. */
  clause: string;
  /** The seat whose turn begins with it. */
  begins: number | null;
  /** Whether it is told in passing. */
  minor: boolean;
}

interface Told {
  words?: readonly string[];
  clauses?: readonly string[];
  lines?: readonly LineInfo[];
}

/** The lines that a message, or a moment of a replay, tells. */
export function linesTold({ words = [], clauses = [], lines = [] }: Told): ToldLine[] {
  return words.map((text, place) => {
    const { marks = [], begins = null, minor = false } = lines[place] ?? {};
    return { text, marks, clause: clauses[place] ?? "", begins, minor };
  });
}

export interface Group<Line> {
  /** Whose turn it is; null before the first. */
  seat: number | null;
  lines: Line[];
}

/** Lines turn by turn: the first of a group says that the turn begins, but for what comes before the first turn. */
export function byTurns<Line extends Pick<ToldLine, "begins">>(lines: readonly Line[]): Group<Line>[] {
  const groups: Group<Line>[] = [];
  for (const line of lines) {
    if (line.begins !== null || !groups.length) groups.push({ seat: line.begins, lines: [] });
    groups.at(-1)!.lines.push(line);
  }
  return groups;
}

/** A part of a line: words, or what they mean. */
export interface Piece {
  text: string;
  family?: string;
  name?: string | number;
}

/** A line cut where its marks are. */
export function piecesOf(text: string, marks: readonly Mark[]): Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  for (const [start, end, family, name] of marks) {
    if (start > done) pieces.push({ text: text.slice(done, start) });
    pieces.push({ text: text.slice(start, end), family, name });
    done = end;
  }
  if (done < text.length) pieces.push({ text: text.slice(done) });
  return pieces;
}
