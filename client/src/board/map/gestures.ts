/**
 * Hands on a map: one finger or the mouse drags it, or what can be taken up from it; two fingers or the wheel make it
 * larger, a double tap shows all.
 */

import type { Camera } from "./camera";
import type { Cell, Point } from "./places";

/** A press that moves farther than this is a drag, and presses nothing. */
const STILL = 7;
const WHEEL = 0.0016;
/** A wheel may tell lines or pages instead of pixels. */
const LINE = 30;

interface Finger {
  x: number;
  y: number;
}

/** Who carries pieces over the map, in the hand that took them up. */
export interface Carrier {
  /** A hand pulls at a space: whether something goes along with it, instead of the map. Fingers pull at maps more often. */
  take(cell: Cell, finger: boolean): boolean;
  /** The hand has come so many pixels from where it began, and is over a space. */
  move(by: Point, over: Cell): void;
  /** The hand lets go over a space. */
  drop(over: Cell): void;
  /** Nothing came of it. */
  cancel(): void;
}

interface Hands {
  showAll: () => void;
  carrier?: Carrier | undefined;
}

/** Let hands move a map. Returns how to stop. */
export function watchHands(element: HTMLElement, camera: Camera, { showAll, carrier }: Hands): () => void {
  const fingers = new Map<number, Finger>();
  let start: Finger | null = null;
  let dragging = false;
  let carrying = false;
  const cellAt = ({ x, y }: Finger) => camera.cellAt(fromMiddle(element, x, y));
  const carry = (taken: boolean) => {
    carrying = taken;
    camera.held = taken;
  };
  const letGo = () => {
    if (carrying) carrier?.cancel();
    carry(false);
  };

  const press = (event: PointerEvent) => {
    if (event.button > 1) return;
    if (!fingers.size) {
      start = fingerOf(event);
      dragging = false;
    } else letGo();
    fingers.set(event.pointerId, fingerOf(event));
  };
  const move = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId);
    if (!before || !start) return;
    const now = fingerOf(event);
    if (!dragging) {
      if (fingers.size < 2 && Math.hypot(now.x - start.x, now.y - start.y) < STILL) return;
      dragging = true;
      begin(event, element);
      carry(fingers.size === 1 && (carrier?.take(cellAt(start), event.pointerType === "touch") ?? false));
    }
    if (carrying) {
      carrier?.move({ x: now.x - start.x, y: now.y - start.y }, cellAt(now));
      return;
    }
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    fingers.set(event.pointerId, now);
    if (other) pinch(camera, element, before, now, other);
    else camera.drag(now.x - before.x, now.y - before.y);
  };
  const release = (event: PointerEvent) => {
    if (carrying && event.type === "pointerup") {
      carry(false);
      carrier?.drop(cellAt(fingerOf(event)));
    } else letGo();
    fingers.delete(event.pointerId);
    if (!fingers.size) start = null;
  };
  const escape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !carrying) return;
    event.stopPropagation();
    letGo();
    fingers.clear();
  };
  // What was dragged was not pressed.
  const click = (event: MouseEvent) => {
    if (!dragging || !event.detail) return;
    dragging = false;
    event.stopPropagation();
    event.preventDefault();
  };
  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    const { x, y } = fromMiddle(element, event.clientX, event.clientY);
    const turned = event.deltaY * (event.deltaMode ? LINE : 1);
    camera.zoom(Math.exp(-turned * WHEEL), x, y);
  };
  const twice = (event: MouseEvent) => {
    const pressed = event.target instanceof Element ? event.target.closest("button") : null;
    if (!pressed || pressed.matches(".map-space:not(.legal)")) showAll();
  };

  const watching = new AbortController();
  const { signal } = watching;
  element.addEventListener("pointerdown", press, { signal });
  element.addEventListener("pointermove", move, { signal });
  element.addEventListener("pointerup", release, { signal });
  element.addEventListener("pointercancel", release, { signal });
  element.addEventListener("dblclick", twice, { signal });
  element.addEventListener("click", click, { signal, capture: true });
  element.addEventListener("wheel", wheel, { signal, passive: false });
  document.addEventListener("keydown", escape, { signal, capture: true });
  return () => {
    letGo();
    watching.abort();
  };
}

function fingerOf({ clientX: x, clientY: y }: PointerEvent): Finger {
  return { x, y };
}

/** From now on the pointer is the map's: whatever it was pressed on hears that nothing came of it. */
function begin(event: PointerEvent, element: HTMLElement): void {
  const pressed = event.target instanceof Element ? event.target.closest(".thing") : null;
  pressed?.dispatchEvent(new PointerEvent("pointercancel", { pointerId: event.pointerId }));
  element.setPointerCapture(event.pointerId);
}

/** Two fingers: what lies between them stays between them. */
function pinch(camera: Camera, element: HTMLElement, before: Finger, now: Finger, other: Finger): void {
  const apart = (one: Finger) => Math.hypot(one.x - other.x, one.y - other.y) || 1;
  const middle = fromMiddle(element, (before.x + other.x) / 2, (before.y + other.y) / 2);
  camera.zoom(apart(now) / apart(before), middle.x, middle.y);
  camera.drag((now.x - before.x) / 2, (now.y - before.y) / 2);
}

function fromMiddle(element: HTMLElement, x: number, y: number): Finger {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: x - left - width / 2, y: y - top - height / 2 };
}
