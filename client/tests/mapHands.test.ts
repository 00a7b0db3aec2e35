import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Camera } from "../src/board/map/camera";
import { watchHands } from "../src/board/map/gestures";

let pane: HTMLElement;
let space: HTMLButtonElement;
let camera: Camera;
let stop: () => void;
const showAll = vi.fn();
const pressed = vi.fn();
const carrier = { take: vi.fn(() => false), move: vi.fn(), drop: vi.fn(), cancel: vi.fn() };

beforeEach(() => {
  pane = document.createElement("div");
  space = document.createElement("button");
  space.className = "thing";
  space.addEventListener("click", pressed);
  pane.append(space);
  document.body.replaceChildren(pane);
  pane.setPointerCapture = vi.fn();
  pane.getBoundingClientRect = () => new DOMRect(0, 0, 400, 300);
  camera = new Camera();
  camera.window.value = { width: 400, height: 300 };
  camera.reach({ left: -20, top: -20, right: 20, bottom: 20 });
  stop = watchHands(pane, camera, { showAll, carrier });
  vi.clearAllMocks();
});

afterEach(() => stop());

function point(type: string, x: number, y: number, id = 1, target: Element = space): void {
  const where = { clientX: x, clientY: y, pointerId: id, button: 0, bubbles: true };
  target.dispatchEvent(new PointerEvent(type, where));
}

const click = () => space.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));

describe("one hand", () => {
  it("drags the map, and presses nothing by it", () => {
    const { x, y, space: size } = camera.sight.value;
    point("pointerdown", 100, 100);
    point("pointermove", 130, 100);
    point("pointermove", 100 + size, 100 - size, 1, pane);
    point("pointerup", 100 + size, 100 - size, 1, pane);
    click();
    expect(camera.sight.value.x).toBeCloseTo(x - 1);
    expect(camera.sight.value.y).toBeCloseTo(y + 1);
    expect(pressed).not.toHaveBeenCalled();
  });

  it("that trembles presses what it is on, and drags nothing", () => {
    const before = camera.sight.value;
    point("pointerdown", 100, 100);
    point("pointermove", 103, 102);
    point("pointerup", 103, 102);
    click();
    expect(camera.sight.value).toBe(before);
    expect(pressed).toHaveBeenCalledOnce();
  });

  it("presses again after it has dragged", () => {
    point("pointerdown", 100, 100);
    point("pointermove", 160, 100);
    point("pointerup", 160, 100);
    click();
    point("pointerdown", 100, 100);
    point("pointerup", 100, 100);
    click();
    expect(pressed).toHaveBeenCalledOnce();
  });

  it("lets go of what it was on, when it begins to drag", () => {
    const cancelled = vi.fn();
    space.addEventListener("pointercancel", cancelled);
    point("pointerdown", 100, 100);
    point("pointermove", 160, 100);
    expect(cancelled).toHaveBeenCalledOnce();
    point("pointermove", 170, 100);
    expect(cancelled).toHaveBeenCalledOnce();
    expect(camera.following.value).toBe(false);
  });
});

describe("a piece in the hand", () => {
  const cellAt = (x: number, y: number) => camera.cellAt({ x: x - 200, y: y - 150 });

  beforeEach(() => void carrier.take.mockReturnValueOnce(true));

  it("goes along with it, from where it was pressed, and the map stays", () => {
    const before = camera.sight.value;
    point("pointerdown", 100, 100);
    point("pointermove", 160, 130);
    point("pointermove", 260, 130, 1, pane);
    point("pointerup", 260, 130, 1, pane);
    click();
    expect(carrier.take).toHaveBeenCalledExactlyOnceWith(cellAt(100, 100), false);
    expect(carrier.move).toHaveBeenLastCalledWith({ x: 160, y: 30 }, cellAt(260, 130));
    expect(carrier.drop).toHaveBeenCalledExactlyOnceWith(cellAt(260, 130));
    expect(camera.sight.value).toBe(before);
    expect(camera.following.value).toBe(true);
    expect(pressed).not.toHaveBeenCalled();
  });

  it("is not taken up by a press that trembles", () => {
    point("pointerdown", 100, 100);
    point("pointermove", 103, 102);
    point("pointerup", 103, 102);
    expect(carrier.take).not.toHaveBeenCalled();
    carrier.take.mockReset();
  });

  it("is let go by a second finger, by Escape, and when the pointer is lost", () => {
    const ends = [
      () => point("pointerdown", 200, 100, 2),
      () => document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true })),
      () => point("pointercancel", 160, 100, 1, pane),
    ];
    for (const end of ends) {
      carrier.cancel.mockClear();
      carrier.take.mockReset().mockReturnValueOnce(true);
      point("pointerdown", 100, 100);
      point("pointermove", 160, 100);
      expect(camera.held).toBe(true);
      end();
      expect(carrier.cancel).toHaveBeenCalledOnce();
      expect(camera.held).toBe(false);
      point("pointerup", 160, 100, 1, pane);
      point("pointerup", 200, 100, 2, pane);
    }
    expect(carrier.drop).not.toHaveBeenCalled();
  });
});

describe("two fingers", () => {
  it("make the map larger by as much as they part, around what is between them", () => {
    const { space: size } = camera.sight.value;
    point("pointerdown", 150, 150);
    point("pointerdown", 250, 150, 2);
    point("pointermove", 300, 150, 2);
    point("pointermove", 100, 150);
    expect(camera.sight.value.space).toBeCloseTo(size * 2);
    expect(camera.sight.value.x).toBeCloseTo(0.5);
  });
});

it("the wheel makes the map larger at the pointer, and the page is not scrolled", () => {
  const { x, space: size } = camera.sight.value;
  const wheel = new WheelEvent("wheel", { deltaY: -200, cancelable: true, bubbles: true });
  // Where a wheel turns is not told by the document of these tests.
  Object.defineProperties(wheel, { clientX: { value: 300 }, clientY: { value: 150 } });
  space.dispatchEvent(wheel);
  expect(wheel.defaultPrevented).toBe(true);
  expect(camera.sight.value.space).toBeGreaterThan(size);
  expect(camera.sight.value.x).toBeGreaterThan(x);
});

it("a double tap beside everything that can be pressed shows all", () => {
  space.dispatchEvent(new MouseEvent("dblclick", { bubbles: true }));
  expect(showAll).not.toHaveBeenCalled();
  pane.dispatchEvent(new MouseEvent("dblclick", { bubbles: true }));
  expect(showAll).toHaveBeenCalledOnce();
});

it("a double tap on a space shows all, if nothing is to be chosen there", () => {
  space.className = "thing map-space legal";
  space.dispatchEvent(new MouseEvent("dblclick", { bubbles: true }));
  expect(showAll).not.toHaveBeenCalled();
  space.className = "thing map-space";
  space.dispatchEvent(new MouseEvent("dblclick", { bubbles: true }));
  expect(showAll).toHaveBeenCalledOnce();
});

it("hands move nothing any more when it is over", () => {
  stop();
  const before = camera.sight.value;
  point("pointerdown", 100, 100);
  point("pointermove", 200, 100);
  expect(camera.sight.value).toBe(before);
});
