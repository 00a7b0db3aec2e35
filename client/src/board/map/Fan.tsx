/** The pieces of one space in a row beside it, each with its name: what is to be chosen among them is chosen here. */

import type { Ref } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Subject } from "../../rules/subject";
import { say } from "../../words/language";
import { useChoice } from "../choice";
import type { Part } from "../options";
import { Thing } from "../Thing";
import type { Camera } from "./camera";
import { placed } from "./Ground";
import type { Piece } from "./Pieces";
import type { Cell } from "./places";

/** One of them. */
export interface Member {
  piece: Piece;
  name: string;
  about: readonly Subject[];
  /** What it is as a part of an answer, if it is one now. */
  part?: Part | undefined;
  /** At which place of the answer, where that matters. */
  place?: number | undefined;
}

interface FanProps {
  camera: Camera;
  cell: Cell;
  members: readonly Member[];
  close: () => void;
}

/** So many pixels one of them is wide, and all of them are high. */
const WIDTH = 68;
const HEIGHT = 96;

/** How far the row goes from the middle of its space, so that it stays in the window; and whether it is below. */
export function fanPlace(camera: Camera, { column, row }: Cell, count: number): { aside: number; below: boolean } {
  const { x, y, space } = camera.sight.value;
  const { width, height } = camera.window.value;
  const middle = width / 2 + (column + 0.5 - x) * space;
  const half = Math.min((count * WIDTH) / 2, width / 2);
  const aside = Math.min(Math.max(middle, half), width - half) - middle;
  return { aside, below: height / 2 + (row - y) * space < HEIGHT };
}

export function Fan({ camera, cell, members, close }: FanProps) {
  const fan = useRef<HTMLUListElement>(null);
  const choice = useChoice();
  useClosing(fan, close);
  const { aside, below } = fanPlace(camera, cell, members.length);
  return (
    <ul
      ref={fan}
      class={`map-fan ${below ? "below" : ""}`}
      aria-label={say("map-pieces", { count: members.length })}
      data-roving=""
      style={{ ...placed(cell), "--aside": `${aside}px` }}
    >
      {members.map(({ piece, name, about, part, place }) => (
        <li key={piece.key}>
          <Thing
            wishes={[]}
            label={name}
            class={`map-member ${part !== undefined && choice.has(part, place) ? "taken" : ""}`}
            about={about}
            act={part === undefined ? undefined : () => choice.take(part, place)}
            part={part}
            place={place}
          >
            <img class={piece.mirrored ? "mirrored" : ""} src={piece.full} alt="" draggable={false} />
            <b>{name}</b>
          </Thing>
        </li>
      ))}
    </ul>
  );
}

/** A press beside it, or Escape, closes it. */
function useClosing(fan: Ref<HTMLElement> & { current: HTMLElement | null }, close: () => void): void {
  useEffect(() => {
    const watching = new AbortController();
    const { signal } = watching;
    const press = ({ target }: Event) => {
      if (target instanceof Node && !fan.current?.contains(target)) close();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key === "Escape") close();
    };
    document.addEventListener("pointerdown", press, { signal, capture: true });
    document.addEventListener("keydown", key, { signal });
    return () => watching.abort();
  }, [close]);
}
