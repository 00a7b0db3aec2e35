/** Arrow keys go from thing to thing, to the nearest one in their direction. */

const DIRECTIONS: Record<string, readonly [number, number] | undefined> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

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
  const direction = DIRECTIONS[event.key];
  const from = document.activeElement;
  if (!direction || !(event.currentTarget instanceof HTMLElement) || !from?.matches(".thing, .answers button")) return;
  const start = middle(from);
  const things = [...event.currentTarget.querySelectorAll<HTMLElement>(".thing, .answers button")];
  let [nearest, least]: [HTMLElement | null, number] = [null, Infinity];
  for (const thing of things) {
    const far = thing === from ? Infinity : distance(start, middle(thing), direction);
    if (far < least) [nearest, least] = [thing, far];
  }
  if (!nearest) return;
  event.preventDefault();
  nearest.focus();
}

function middle(element: Element): Point {
  const place = element.getBoundingClientRect();
  return { x: place.x + place.width / 2, y: place.y + place.height / 2 };
}
