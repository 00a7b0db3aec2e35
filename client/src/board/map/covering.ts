/** What lies over the window of a map, and how the map keeps away from under it. */

import type { Camera } from "./camera";
import type { Area } from "./places";

/** Whether two areas have something in common. */
export const overlap = (one: Area, other: Area) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** The places of some panels in a window, in its pixels; what is not seen has none. */
export function panelsOver(window: HTMLElement, panels: Iterable<Element>): Area[] {
  const { left, top, width, height } = window.getBoundingClientRect();
  const whole = { left: 0, top: 0, right: width, bottom: height };
  return [...panels].flatMap((panel) => {
    const place = panel.getBoundingClientRect();
    const area = {
      left: place.left - left,
      top: place.top - top,
      right: place.right - left,
      bottom: place.bottom - top,
    };
    return place.width && place.height && overlap(area, whole) ? [area] : [];
  });
}

/** What lies over the window of a map: what the map has put there, and what else is named by a selector. */
export function panelsOn(window: HTMLElement, panels: string | undefined): Area[] {
  const own = window.parentElement?.querySelectorAll(".map-over > *") ?? [];
  return panelsOver(window, [...own, ...(panels ? document.querySelectorAll(panels) : [])]);
}

/** Whether one of some places of the map lies under one of these panels. */
export function hides(camera: Camera, panel: Area, places: readonly Area[]): boolean {
  return places.some((place) => overlap(camera.onScreen(place), panel));
}

/** The edges of the window without the strip that a panel takes from them, where that costs the least. */
export function withoutPanel(covered: Area, panel: Area, { width, height }: { width: number; height: number }): Area {
  const strips = {
    left: panel.right,
    top: panel.bottom,
    right: width - panel.left,
    bottom: height - panel.top,
  };
  const costs = (side: keyof Area) =>
    Math.max(0, strips[side] - covered[side]) / (side === "left" || side === "right" ? width : height);
  const sides: readonly (keyof Area)[] = ["top", "bottom", "left", "right"];
  const cheapest = sides.reduce((best, side) => (costs(side) < costs(best) ? side : best));
  return { ...covered, [cheapest]: Math.max(covered[cheapest], strips[cheapest]) };
}
