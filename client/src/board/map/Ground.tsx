/** The ground of a map: pictures that lie on it, what is beyond them, and what their places are called. */

import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import type { Area, Cell } from "./places";

/** A picture on the ground: its western and northern edge, and how many spaces it covers. */
export interface Patch extends Cell {
  key: string;
  width: number;
  height: number;
  picture: string;
  /** Whether it is seen to come, and is then a piece. */
  piece?: boolean;
}

interface GroundProps {
  patches: readonly Patch[];
  /** What is seen where nothing lies: a picture of so many spaces, which repeats. */
  fog: { picture: string; span: number };
  /** How far one sees. */
  bounds: Area;
}

export function Ground({ patches, fog, bounds: { left, top, right, bottom } }: GroundProps) {
  const beyond = useMemo(
    () => (
      <span
        class="map-fog"
        style={{
          ...placed({ column: left, row: top, width: right - left, height: bottom - top }),
          "--fog": `url("${fog.picture}")`,
          "--span": fog.span,
        }}
      />
    ),
    [left, top, right, bottom, fog.picture],
  );
  const laid = useMemo(
    () =>
      patches.map(({ key, picture, piece = false, ...where }) => (
        <img
          key={key}
          class={`map-patch ${piece ? "whole" : ""}`}
          style={placed(where)}
          src={picture}
          alt=""
          draggable={false}
          data-piece={piece ? key : undefined}
        />
      )),
    [patches],
  );
  return (
    <div class="map-ground" aria-hidden="true">
      {beyond}
      {laid}
    </div>
  );
}

interface Placed extends Cell {
  width?: number;
  height?: number;
}

/** Where something lies, for the style sheets. */
export function placed({ column, row, width = 1, height = 1 }: Placed): Record<string, number> {
  return { "--column": column, "--row": row, "--width": width, "--height": height };
}

/** What a place is called, on the middle of an edge of it. */
export interface Sign {
  key: string;
  /** A point of the map. */
  x: number;
  y: number;
  words: string;
  /** What is seen of it where words could not be read. */
  sign: ComponentChildren;
  /** How many spaces it may be wide. */
  room: number;
  /** A number that hangs on it. */
  mark?: string;
}

/** Long names are set smaller, down to where they can't be read any more; then the sign speaks for them. */
export function Signs({ signs }: { signs: readonly Sign[] }) {
  return (
    <div class="map-signs" aria-hidden="true">
      {signs.map(({ key, x, y, words, sign, room, mark }) => (
        <span
          key={key}
          class="map-sign"
          style={{ "--column": x, "--row": y, "--letters": words.length + (mark ? 2 : 0), "--room": room }}
        >
          {sign}
          <b>{words}</b>
          {mark && <i class="map-sign-mark">{mark}</i>}
        </span>
      ))}
    </div>
  );
}
