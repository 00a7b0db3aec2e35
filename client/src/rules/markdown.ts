/** The Markdown that clauses are written in: bold, italic, code, and links to other clauses. */

export type Piece =
  | { kind: "plain"; text: string }
  | { kind: "bold" | "italic" | "code"; text: string }
  | { kind: "clause"; text: string; clause: string };

const MARKS =
  /\*\*(?<bold>[^*]+)\*\*|\*(?<italic>[^*]+)\*|`(?<code>[^`]+)`|\[(?<label>[^\]]+)\]\(#(?<target>[A-Z]+-[A-Z]?[\d.]*\d)\)|(?<clause>\b[A-Z]{2,}-[A-Z]?\d+(?:\.\d+)*)/g;

/** A text as the pieces that it is set from. The id of a clause is a link to it. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  const add = (piece: Piece) => {
    if (piece.text) pieces.push(piece);
  };
  for (const found of text.matchAll(MARKS)) {
    add({ kind: "plain", text: text.slice(done, found.index) });
    done = found.index + found[0].length;
    const { bold, italic, code, label, target, clause } = found.groups!;
    if (bold) add({ kind: "bold", text: bold });
    else if (italic) add({ kind: "italic", text: italic });
    else if (code) add({ kind: "code", text: code });
    else if (target) add({ kind: "clause", text: label!, clause: target });
    else add({ kind: "clause", text: clause!, clause: clause! });
  }
  add({ kind: "plain", text: text.slice(done) });
  return pieces;
}
