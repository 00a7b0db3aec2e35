/** The whole map, small: what is room and what is street, who is where, and what is seen of it. A tap goes there. */

import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { effect } from "@preact/signals";
import type { Camera } from "./camera";
import type { Area, Cell } from "./places";

/** Spaces of one kind, in the colour that the style sheets give it. */
export interface Shade {
  look: string;
  cells: readonly Cell[];
}

/** Somebody who is looked for. */
export interface Marker {
  key: string;
  cell: Cell;
  colour: string;
  /** Whether it has corners: so sides are told apart. */
  square?: boolean;
}

interface MinimapProps {
  camera: Camera;
  bounds: Area;
  shades: readonly Shade[];
  /** Those who are many. */
  crowd: readonly Cell[];
  /** Others who are many, where there are two kinds of them. */
  others?: readonly Cell[];
  markers: readonly Marker[];
}

/** As many spaces are seen of it at least: on fewer, dots would be huge. */
const LEAST = 15;

/** What is shown of a small map: with air around it, if it is smaller than that. */
function roomFor({ left, top, right, bottom }: Area): Area {
  const [across, down] = [Math.max(0, LEAST - (right - left)) / 2, Math.max(0, LEAST - (bottom - top)) / 2];
  const [wide, high] = [right - left >= LEAST, bottom - top >= LEAST];
  // One side that is long enough makes the dots small.
  return wide || high
    ? { left, top, right, bottom }
    : { left: left - across, top: top - down, right: right + across, bottom: bottom + down };
}

const squares = (cells: readonly Cell[]) => cells.map(({ column, row }) => `M${column} ${row}h1v1h-1z`).join("");
/** Lines of no length with round ends are dots. */
const dots = (cells: readonly Cell[]) => cells.map(({ column, row }) => `M${column + 0.5} ${row + 0.5}h0`).join("");

const NOBODY: readonly Cell[] = [];

export function Minimap({ camera, bounds, shades, crowd, others = NOBODY, markers }: MinimapProps) {
  const frame = useRef<SVGRectElement>(null);
  const { left, top, right, bottom } = roomFor(bounds);
  useLayoutEffect(
    () =>
      effect(() => {
        const seen = camera.seen.value;
        const [x, y] = [Math.max(seen.left, left), Math.max(seen.top, top)];
        const [width, height] = [Math.min(seen.right, right) - x, Math.min(seen.bottom, bottom) - y];
        const shown = { x, y, width: Math.max(0, width), height: Math.max(0, height) };
        for (const [name, value] of Object.entries(shown)) frame.current?.setAttribute(name, value.toFixed(2));
      }),
    [camera, left, top, right, bottom],
  );
  const ground = useMemo(
    () => shades.map(({ look, cells }) => <path key={look} class={look} d={squares(cells)} />),
    [shades],
  );
  const many = useMemo(
    () => (
      <>
        <path class="map-crowd" d={dots(crowd)} />
        {others.length > 0 && <path class="map-crowd others" d={dots(others)} />}
      </>
    ),
    [crowd, others],
  );
  const go = (event: PointerEvent) => {
    if (!(event.currentTarget instanceof SVGSVGElement) || !event.buttons) return;
    event.stopPropagation();
    const place = event.currentTarget.getBoundingClientRect();
    const scale = Math.max((right - left) / place.width, (bottom - top) / place.height);
    camera.following.value = false;
    camera.centre({
      x: (left + right) / 2 + (event.clientX - place.left - place.width / 2) * scale,
      y: (top + bottom) / 2 + (event.clientY - place.top - place.height / 2) * scale,
    });
  };
  return (
    <svg
      class="map-mini"
      viewBox={`${left} ${top} ${right - left} ${bottom - top}`}
      aria-hidden="true"
      focusable="false"
      onPointerDown={go}
      onPointerMove={go}
    >
      {ground}
      {many}
      {markers.map(({ key, cell: { column, row }, colour, square = false }) =>
        square ? (
          <rect key={key} class="map-marker" x={column - 0.15} y={row - 0.15} width={1.3} height={1.3} fill={colour} />
        ) : (
          <circle key={key} class="map-marker" cx={column + 0.5} cy={row + 0.5} r={0.75} fill={colour} />
        ),
      )}
      <rect ref={frame} class="map-frame" rx={0.2} />
    </svg>
  );
}
