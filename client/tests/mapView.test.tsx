import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Camera, SMALL } from "../src/board/map/camera";
import { MapView, type Action } from "../src/board/map/MapView";
import { Minimap } from "../src/board/map/Minimap";
import { areaAround } from "../src/board/map/places";
import { listenToKeys } from "../src/parts/shortcuts";
import { motion } from "../src/settings";
import { say } from "../src/words/language";

const place = document.createElement("div");
const BOUNDS = { left: -30, top: -30, right: 30, bottom: 30 };
const here = { column: 2, row: 2 };
let camera: Camera;

listenToKeys();

beforeEach(() => {
  motion.value = "none";
  camera = new Camera();
  document.body.replaceChildren(place);
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(600);
});

afterEach(() => {
  render(null, place);
  vi.restoreAllMocks();
});

const action = (more: Partial<Action> = {}): Action => ({
  key: "a",
  topic: "walk",
  area: areaAround([here], 2)!,
  focus: { x: 2.5, y: 2.5 },
  own: true,
  ...more,
});

function show(now: Action | null, bounds = BOUNDS): void {
  void act(() =>
    render(
      <MapView camera={camera} title="Map" bounds={bounds} action={now}>
        <ul>
          <li data-column={20} data-row={20}>
            <button type="button">far</button>
          </li>
        </ul>
      </MapView>,
      place,
    ),
  );
}

const world = () => place.querySelector<HTMLElement>(".map-world")!;
const back = () => [...place.querySelectorAll("button")].find((one) => one.textContent === say("map-back"));

describe("the window on a map", () => {
  it("opens where something is to be chosen", () => {
    show(action());
    expect(camera.sees(action().area)).toBe(true);
    expect(world().style.getPropertyValue("--space")).toBe(`${camera.sight.value.space}px`);
    expect(world().style.transform).toMatch(/^translate\(-?\d+px, -?\d+px\)$/);
  });

  it("shows who is not asked all of it, but not too small", () => {
    show(action({ own: false }));
    expect(camera.sight.value).toMatchObject({ space: SMALL, x: 2.5, y: 2.5 });
  });

  it("shows all at a key, also what can be chosen beyond the map", () => {
    const town = { left: 0, top: 0, right: 12, bottom: 12 };
    const beyond = areaAround([{ column: 15, row: 0 }], 1)!;
    show(action({ area: beyond }), town);
    void act(() => {
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "0", bubbles: true }));
    });
    expect(camera.sees(town)).toBe(true);
    expect(camera.sees(beyond)).toBe(true);
    expect(back()).toBeUndefined();
  });

  it("goes along with what happens, unless it is in sight", () => {
    show(action());
    const before = camera.sight.value;
    show(action({ key: "b" }));
    expect(camera.sight.value).toBe(before);
    const far = areaAround([{ column: 25, row: -20 }], 1)!;
    show(action({ key: "c", area: far, focus: { x: 25.5, y: -19.5 } }));
    expect(camera.sees(far)).toBe(true);
  });

  it("leaves who has looked elsewhere alone, and offers the way back", () => {
    show(action());
    void act(() => camera.drag(5000, 0));
    show(action({ key: "b" }));
    expect(camera.sees(action().area)).toBe(false);
    void act(() => back()!.click());
    expect(camera.sees(action().area)).toBe(true);
    expect(back()).toBeUndefined();
  });

  it("comes back by itself when something else is asked", () => {
    show(action());
    void act(() => camera.drag(5000, 0));
    show(action({ key: "b", topic: "fight" }));
    expect(camera.sees(action().area)).toBe(true);
  });

  it("does not leave what is asked too small to be seen", () => {
    show(action());
    void act(() => camera.zoom(0.2));
    camera.following.value = true;
    show(action({ key: "b" }));
    expect(camera.sight.value.space).toBeGreaterThanOrEqual(SMALL);
  });

  it("fits what is asked again when the window changes, unless somebody has looked elsewhere", () => {
    show(action());
    void act(() => {
      camera.window.value = { width: 300, height: 200 };
    });
    expect(camera.sees(action().area)).toBe(true);
    void act(() => camera.drag(5000, 0));
    const { x } = camera.sight.value;
    void act(() => {
      camera.window.value = { width: 800, height: 600 };
    });
    expect(camera.sight.value.x).toBe(x);
  });

  it("keeps what is asked away from under what lies over it", () => {
    const spaces = [areaAround([here])!];
    const panel = { left: 250, top: 200, right: 550, bottom: 600 };
    vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (this: HTMLElement) {
      if (this.className === "map-window") return new DOMRect(0, 0, 800, 600);
      const { left, top, right, bottom } = panel;
      return this.className === "map-buttons" ? new DOMRect(left, top, right - left, bottom - top) : new DOMRect();
    });
    show(action({ places: spaces }));
    expect(camera.onScreen(spaces[0]!).bottom).toBeLessThanOrEqual(panel.top);
    expect(camera.sees(action().area)).toBe(true);
  });

  it("listens to keys", () => {
    show(action());
    const { space } = camera.sight.value;
    const key = (name: string) =>
      void act(() => {
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true }));
      });
    key("-");
    expect(camera.sight.value.space).toBeLessThan(space);
    key("+");
    expect(camera.sight.value.space).toBeCloseTo(space);
    key("0");
    expect(camera.sight.value.space).toBeLessThan(space);
  });

  it("brings into sight what is reached by keys", () => {
    show(action());
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab", bubbles: true }));
    void act(() => place.querySelector<HTMLButtonElement>("li button")!.focus());
    expect(camera.sees(areaAround([{ column: 20, row: 20 }])!)).toBe(true);
  });
});

describe("the small map", () => {
  it("shows what is seen of the large one, and who is where", () => {
    camera.window.value = { width: 800, height: 600 };
    camera.reach(BOUNDS);
    const shades = [{ look: "street", cells: [here, { column: 3, row: 2 }] }];
    void act(() =>
      render(
        <Minimap
          camera={camera}
          bounds={BOUNDS}
          shades={shades}
          crowd={[here]}
          markers={[{ key: "0", cell: here, colour: "red" }]}
        />,
        place,
      ),
    );
    expect(place.querySelector(".street")?.getAttribute("d")).toBe("M2 2h1v1h-1zM3 2h1v1h-1z");
    expect(place.querySelectorAll(".map-marker")).toHaveLength(1);
    expect(place.querySelector(".map-mini")?.getAttribute("viewBox")).toBe("-30 -30 60 60");
    const frame = () => Number(place.querySelector(".map-frame")?.getAttribute("width"));
    const before = frame();
    camera.zoom(2);
    expect(frame()).toBeCloseTo(before / 2);
  });

  it("leaves air around a map of a few spaces, so that nobody on it is huge", () => {
    const few = { left: -1, top: -1, right: 2, bottom: 2 };
    void act(() => render(<Minimap camera={camera} bounds={few} shades={[]} crowd={[here]} markers={[]} />, place));
    expect(place.querySelector(".map-mini")?.getAttribute("viewBox")).toBe("-7 -7 15 15");
  });
});
