/** How far one gets: what each space costs, whom one meets on the way, and the way itself to where somebody points. */

import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import type { Cell } from "./places";
import { placed } from "./Ground";

/** How a space can be reached. */
export interface Reached {
  space: string;
  cell: Cell;
  steps: number;
  /** How many fights there are on the way, the last space included. */
  fights: number;
  /** Whether there is a fight on the space itself. */
  here: boolean;
  /** Whether somebody or something is there: then the number stands at their feet. */
  occupied: boolean;
  /** How the style sheets of a game know it, where meeting somebody is no fight. */
  look?: string;
}

/** How the style sheets know a space that can be reached: by a fight there, behind one, or freely. */
export function reachLook({ fights, here, look }: Reached): string {
  return look ?? (here ? "fight" : fights ? "behind" : "free");
}

/** The numbers of steps; `fight` is a sign for who is met. */
export function Costs({ reached, fight }: { reached: readonly Reached[]; fight: ComponentChildren }) {
  return useMemo(
    () => (
      <div class="map-costs" aria-hidden="true">
        {reached.map((one) => (
          <span
            key={one.space}
            class={`map-cost ${reachLook(one)} ${one.occupied ? "aside" : ""}`}
            style={placed(one.cell)}
          >
            <b>
              {one.steps}
              {one.fights > 0 && fight}
            </b>
          </span>
        ))}
      </div>
    ),
    [reached],
  );
}

/** A way over the map, space by space. */
export function Route({ cells }: { cells: readonly Cell[] }) {
  if (cells.length < 2) return null;
  const path = cells.map(({ column, row }) => `${column + 0.5} ${row + 0.5}`).join("L");
  return (
    <svg class="map-route" viewBox="0 0 1 1" aria-hidden="true" focusable="false">
      <path class="map-route-edge" d={`M${path}`} />
      <path class="map-route-dots" d={`M${path}`} />
    </svg>
  );
}
