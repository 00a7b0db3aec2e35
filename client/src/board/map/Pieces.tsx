/** What stands and lies on the spaces of a map. Each piece keeps its key while it walks, and is seen to walk. */

import { useMemo } from "preact/hooks";
import { counted, lying, standing, type Stand } from "./arrange";
import type { Camera } from "./camera";
import { placed } from "./Ground";
import type { Cell } from "./places";

export interface Piece {
  /** Its own as long as one can follow it with one's eyes. */
  key: string;
  /** The space that it is on, by its name, and where that is. */
  space: string;
  cell: Cell;
  /** Its picture, and the one for where there is little room. */
  full: string;
  small: string;
  mirrored?: boolean;
  /** Whether it lies there, under who stands there. */
  lies?: boolean;
  /** What the style sheets of a game know it by. */
  look?: string;
}

/** A piece in its place. */
export interface Placed {
  piece: Piece;
  stand: Stand;
}

/** Pieces in their places; those on one space in the order in which they are told. */
export function arranged(pieces: readonly Piece[]): { placed: Placed[]; piles: { cell: Cell; count: number }[] } {
  const spaces = new Map<string, Piece[]>();
  for (const piece of pieces) {
    const there = spaces.get(piece.space);
    if (there) there.push(piece);
    else spaces.set(piece.space, [piece]);
  }
  const found: Placed[] = [];
  const piles: { cell: Cell; count: number }[] = [];
  for (const there of spaces.values()) {
    const upright = there.filter(({ lies }) => !lies);
    const stands = standing(upright.length);
    upright.forEach((piece, place) => found.push({ piece, stand: stands[place]! }));
    const flat = there.filter(({ lies }) => lies);
    flat.forEach((piece, place) => found.push({ piece, stand: lying(place, upright.length > 0) }));
    const count = counted(upright.length);
    if (count) piles.push({ cell: upright[0]!.cell, count });
  }
  return { placed: found, piles };
}

/** More than anybody stands before anybody on one space. */
const DEPTHS = 8;

export function Pieces({ pieces, camera }: { pieces: readonly Piece[]; camera: Camera }) {
  const small = camera.small.value;
  return useMemo(() => {
    const { placed: all, piles } = arranged(pieces);
    const north = Math.min(0, ...pieces.map(({ cell }) => cell.row));
    // In the order of their keys, so that nobody's element has to change its place among the others.
    const stable = all.toSorted((one, other) => (one.piece.key < other.piece.key ? -1 : 1));
    return (
      <div class="map-pieces" aria-hidden="true">
        {stable.map(({ piece, stand }) => (
          <PieceMark
            key={piece.key}
            piece={piece}
            stand={stand}
            small={small}
            level={(piece.cell.row - north) * DEPTHS + stand.depth}
          />
        ))}
        {piles.map(({ cell, count }) => (
          <b key={`${cell.column} ${cell.row}`} class="map-count" style={placed(cell)}>
            {count}
          </b>
        ))}
      </div>
    );
  }, [pieces, small]);
}

/** Nothing of a piece is made again as long as nothing of it changes: when one walks, the others stand. */
function PieceMark({ piece, stand, small, level }: Placed & { small: boolean; level: number }) {
  const { key, cell, mirrored = false, look = "" } = piece;
  const [column, row] = [cell.column + stand.x, cell.row + stand.y];
  const picture = small ? piece.small : piece.full;
  return useMemo(
    () => (
      <span
        class={`map-piece ${look} ${stand.hidden ? "counted" : ""}`}
        data-piece={key}
        style={{ "--column": column, "--row": row, "--width": stand.size, zIndex: level }}
      >
        <img class={mirrored ? "mirrored" : ""} src={picture} alt="" draggable={false} />
      </span>
    ),
    [key, column, row, stand.size, stand.hidden, level, look, mirrored, picture],
  );
}
