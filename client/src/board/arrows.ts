/** Arrow keys go from thing to thing, to the nearest one in their direction; Home and End to the first and the last. */

import { groupOf, ROVERS, roversOf } from "./roving";

const DIRECTIONS: Record<string, readonly [number, number] | undefined> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Things, and the answers beside the question. */
const REACHED = `${ROVERS}, .answers button`;

interface Point {
  x: number;
  y: number;
}

/** How far a place is in a direction; far aside counts more. Infinite when it is not in that direction at all. */
export function distance(from: Point, to: Point, [right, down]: readonly [number, number]): number {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const ahead = x * right + y * down;
  const aside = Math.abs(x * down) + Math.abs(y * right);
  return ahead <= 1 ? Infinity : ahead + aside * 2.5;
}

/** For the element around the things: `onKeyDown={arrows}`. */
export function arrows(event: KeyboardEvent): void {
  const from = document.activeElement;
  if (!(event.currentTarget instanceof HTMLElement) || !(from instanceof HTMLElement) || !from.matches(REACHED)) return;
  const to = ahead(from, event.key, event.currentTarget);
  if (!to) return;
  event.preventDefault();
  to.focus();
}

/** Where a key leads: within the group if something of it lies there, else to whatever does. */
function ahead(from: HTMLElement, key: string, everything: HTMLElement): HTMLElement | undefined {
  const group = groupOf(from);
  const near = group ? roversOf(group) : [];
  if (key === "Home") return near[0];
  if (key === "End") return near.at(-1);
  const direction = DIRECTIONS[key];
  if (!direction) return undefined;
  return nearest(from, near, direction) ?? nearest(from, everything.querySelectorAll<HTMLElement>(REACHED), direction);
}

function nearest(
  from: HTMLElement,
  things: Iterable<HTMLElement>,
  direction: readonly [number, number],
): HTMLElement | undefined {
  const start = middle(from);
  let [found, least]: [HTMLElement | undefined, number] = [undefined, Infinity];
  for (const thing of things) {
    const far = thing === from ? Infinity : distance(start, middle(thing), direction);
    if (far < least) [found, least] = [thing, far];
  }
  return found;
}

function middle(element: Element): Point {
  const place = element.getBoundingClientRect();
  return { x: place.x + place.width / 2, y: place.y + place.height / 2 };
}
