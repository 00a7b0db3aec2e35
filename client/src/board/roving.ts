/**
 * Of the things that belong together one is reached by Tab, and the others by arrow keys from it.
 *
 * What belongs together stands in an element with `data-roving`. Its tab stop is the thing that had the focus last, but
 * one that can be chosen now if there is any. Nobody looks for it but when things come, go, or begin or cease to be
 * choosable: then once for each group.
 */

import { createContext, type RefObject } from "preact";
import { useContext, useLayoutEffect } from "preact/hooks";

/** What arrow keys go to: things, and groups of answers that open. */
export const ROVERS = ".thing, .group > summary";
const GROUP = "[data-roving]";
const CHOOSABLE = ".legal, summary";

/** Whether arrow keys go from thing to thing here. Without them each thing is a tab stop. */
const Roving = createContext(false);
export const RovingProvider = Roving.Provider;

const stops = new WeakMap<HTMLElement, HTMLElement>();
const unsettled = new Set<HTMLElement>();

/** For whatever arrow keys go to: it is one of its group from now on. */
export function useRoving(element: RefObject<HTMLElement | null>, legal: boolean): void {
  const roves = useContext(Roving);
  useLayoutEffect(() => {
    const group = roves && element.current ? groupOf(element.current) : null;
    if (!group) return;
    unsettle(group);
    return () => unsettle(group);
  }, [roves, legal]);
}

/** The element around the things that belong together with one; null for what roves in no group. */
export function groupOf(thing: Element): HTMLElement | null {
  return thing.closest<HTMLElement>(GROUP);
}

/** The things of a group, in the order in which they are read. */
export function roversOf(group: HTMLElement): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>(ROVERS)].filter((thing) => groupOf(thing) === group);
}

/** For the element around all groups, `onFocusIn={takeStop}`: who leaves a thing by Tab comes back to it by Tab. */
export function takeStop({ target }: FocusEvent): void {
  if (!(target instanceof HTMLElement) || !target.matches(ROVERS)) return;
  const group = groupOf(target);
  if (!group) return;
  const before = stops.get(group);
  if (before) before.tabIndex = -1;
  target.tabIndex = 0;
  stops.set(group, target);
}

function unsettle(group: HTMLElement): void {
  if (!unsettled.size) queueMicrotask(settle);
  unsettled.add(group);
}

/** Give each group that has changed its one tab stop. */
function settle(): void {
  for (const group of unsettled) {
    const things = roversOf(group);
    const before = things.find((thing) => thing === stops.get(group));
    const stop = before?.matches(CHOOSABLE)
      ? before
      : (things.find((one) => one.matches(CHOOSABLE)) ?? before ?? things[0]);
    for (const thing of things) {
      const index = thing === stop ? 0 : -1;
      // To set what is so already costs as much as a change.
      if (thing.getAttribute("tabindex") !== String(index)) thing.tabIndex = index;
    }
    if (stop) stops.set(group, stop);
  }
  unsettled.clear();
}
