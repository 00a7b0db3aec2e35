/** Where something small goes beside something large of a map, so that it never lies over it. */

import { overlap } from "./covering";
import type { Area, Point } from "./places";

interface Size {
  width: number;
  height: number;
}

/** What else is in the window, in its pixels. */
export interface Around {
  window: Size;
  /** What lies over the map: nothing can be pressed below it. */
  panels: readonly Area[];
  /** What else is on the map: as little of it as possible is hidden. */
  others: readonly Area[];
}

/** So many pixels stay free between the two: signs at the edges of what is laid reach out so far. */
const GAP = 14;

/** The corner of a box that stands below, above, to the right or to the left; null where there is no room for it. */
export function beside(laid: Area, box: Size, { window, panels, others }: Around): Point | null {
  const free = placesAround(laid, box)
    .map(({ x, y }) => ({ left: x, top: y, right: x + box.width, bottom: y + box.height }))
    .filter((area) => isInside(area, window) && !panels.some((panel) => overlap(area, panel)));
  const hidden = (area: Area) => others.reduce((sum, other) => sum + common(area, other), 0);
  const [best] = free.toSorted((one, other) => hidden(one) - hidden(other));
  return best ? { x: best.left, y: best.top } : null;
}

/** On each side in the middle, else along one end of it. */
function placesAround({ left, top, right, bottom }: Area, { width, height }: Size): Point[] {
  const across = [(left + right - width) / 2, left, right - width];
  const down = [(top + bottom - height) / 2, top, bottom - height];
  return [
    ...[bottom + GAP, top - GAP - height].flatMap((y) => across.map((x) => ({ x, y }))),
    ...[right + GAP, left - GAP - width].flatMap((x) => down.map((y) => ({ x, y }))),
  ];
}

/** How much two areas have in common. */
function common(one: Area, other: Area): number {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, across) * Math.max(0, down);
}

function isInside({ left, top, right, bottom }: Area, { width, height }: Size): boolean {
  return left >= 0 && top >= 0 && right <= width && bottom <= height;
}
