/** Drawn over a board: what happens now, or what would happen. Lines, arrows, areas, numbers and signs on its places. */

import type { ComponentChildren } from "preact";
import "./overlay.css";

/** What is drawn; `look` is what the style sheets of a game know it by. */
export type Drawn =
  /** From place to place: a bullet, a beam of light. */
  | { kind: "line"; from: string; to: string; look?: string }
  /** Who goes where. What moves now is seen to move, so it needs no arrow then, unless it `stays`. */
  | { kind: "arrow"; from: string; to: string; look?: string; stays?: boolean }
  /** All places between two corners. */
  | { kind: "area"; from: string; to: string; look?: string }
  /** How much is lost or gained on a place. */
  | { kind: "number"; at: string; words: string }
  | { kind: "sign"; at: string; sign: ComponentChildren; look?: string }
  /** What comes to stand on a place. What comes now is seen to come, unless it `stays`. */
  | { kind: "ghost"; at: string; figure: ComponentChildren; look?: string; stays?: boolean }
  /** All over the board. */
  | { kind: "veil"; look?: string };

export type Point = readonly [x: number, y: number];

/** Where things are on a board, in units of its own. */
export interface Layout {
  /** How large the board is. */
  size: Point;
  /** The middle of a place, which may lie outside of the board, and how large the place is there. */
  middle: (place: string) => Point;
  room: (place: string) => Point;
  /** The corners of all places between two of them, in order. */
  corners: (from: string, to: string) => readonly Point[];
}

interface OverlayProps {
  drawn: readonly Drawn[];
  layout: Layout;
  /** Whether it happens now; else it is foreseen. */
  now: boolean;
}

export function Overlay({ drawn, layout, now }: OverlayProps) {
  const [width, height] = layout.size;
  return (
    <span class={`board-overlay ${now ? "now" : "foreseen"}`}>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" class="drawn-lines">
        {drawn.map((one, place) => (
          <Line key={place} one={one} layout={layout} />
        ))}
      </svg>
      {drawn.map((one, place) => (
        <Mark key={place} one={one} layout={layout} />
      ))}
    </span>
  );
}

interface OneProps {
  one: Drawn;
  layout: Layout;
}

function Line({ one, layout: { middle, room, corners } }: OneProps) {
  if (one.kind !== "line" && one.kind !== "arrow" && one.kind !== "area") return null;
  const { kind, look = "" } = one;
  const [from, to] = [middle(one.from), middle(one.to)];
  if (kind === "arrow")
    return <Arrow from={from} to={to} unit={Math.min(...room(one.to))} look={`${look} ${one.stays ? "stays" : ""}`} />;
  if (kind === "line")
    return <path class={`drawn-line ${look}`} pathLength={1} d={`M${from.join(" ")}L${to.join(" ")}`} />;
  return <polygon class={`drawn-area ${look}`} points={corners(one.from, one.to).join(" ")} />;
}

/** An arrow between the middles of two places; it leaves room for who stands there. */
function Arrow({ from, to, unit, look }: { from: Point; to: Point; unit: number; look: string }) {
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(x, y) || 1;
  const [right, down] = [x / length, y / length];
  const tip = [from[0] + x * 0.72, from[1] + y * 0.72] as const;
  const [long, wide] = [unit * 0.2, unit * 0.14];
  const neck = [tip[0] - right * long, tip[1] - down * long] as const;
  return (
    <g class={`drawn-arrow ${look}`}>
      <path class="arrow-shaft" d={`M${from[0] + x * 0.25} ${from[1] + y * 0.25}L${neck[0]} ${neck[1]}`} />
      <path
        class="arrow-head"
        d={`M${tip[0]} ${tip[1]}L${neck[0] - down * wide} ${neck[1] + right * wide}L${neck[0] + down * wide} ${neck[1] - right * wide}Z`}
      />
    </g>
  );
}

function Mark({ one, layout: { size, room, middle } }: OneProps) {
  if (one.kind === "veil") return <span class={`drawn-veil ${one.look ?? ""}`} />;
  if (!("at" in one)) return null;
  const [[x, y], place] = [middle(one.at), room(one.at)];
  const style = {
    left: `${((x - place[0] / 2) / size[0]) * 100}%`,
    top: `${((y - place[1] / 2) / size[1]) * 100}%`,
    width: `${(place[0] / size[0]) * 100}%`,
    height: `${(place[1] / size[1]) * 100}%`,
  };
  return (
    <span class="drawn-mark" style={style}>
      {one.kind === "number" && <b class="drawn-number">{one.words}</b>}
      {one.kind === "sign" && <span class={`drawn-sign ${one.look ?? ""}`}>{one.sign}</span>}
      {one.kind === "ghost" && (
        <span class={`drawn-ghost ${one.look ?? ""} ${one.stays ? "stays" : ""}`}>{one.figure}</span>
      )}
    </span>
  );
}
