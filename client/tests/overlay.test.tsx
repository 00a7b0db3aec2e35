import { render } from "preact";
import { expect, test } from "vitest";
import { Overlay, type Drawn, type Layout } from "../src/board/Overlay";

/** A board of two by one places, each of 10 by 20; beyond it lies the wood. */
const MIDDLES: Record<string, readonly [number, number]> = { left: [5, 10], right: [15, 10], wood: [25, 10] };
const layout: Layout = {
  size: [20, 20],
  middle: (place) => MIDDLES[place]!,
  room: () => [10, 20],
  corners: (from, to) => {
    const across = [MIDDLES[from]![0], MIDDLES[to]![0]];
    const [left, right] = [Math.min(...across) - 5, Math.max(...across) + 5];
    return [
      [left, 0],
      [right, 0],
      [right, 20],
      [left, 20],
    ];
  },
};

function shown(drawn: readonly Drawn[], now = false): HTMLElement {
  const place = document.createElement("div");
  render(<Overlay drawn={drawn} layout={layout} now={now} />, place);
  return place;
}

test("what is drawn on a place covers just that place, however large the board is on the screen", () => {
  const place = shown([{ kind: "number", at: "right", words: "−2" }]);
  const { left, top, width, height } = place.querySelector<HTMLElement>(".drawn-mark")!.style;
  expect([left, top, width, height]).toEqual(["50%", "0%", "50%", "100%"]);
  expect(place.querySelector(".drawn-number")?.textContent).toBe("−2");
});

test("lines go from middle to middle, also beyond the board", () => {
  const place = shown([{ kind: "line", from: "wood", to: "left", look: "bullet" }]);
  expect(place.querySelector("svg")?.getAttribute("viewBox")).toBe("0 0 20 20");
  expect(place.querySelector(".drawn-line.bullet")?.getAttribute("d")).toBe("M25 10L5 10");
});

test("an area has the corners that the board gives it, whatever its shape", () => {
  const area = shown([{ kind: "area", from: "right", to: "left", look: "fire" }]).querySelector(".drawn-area.fire")!;
  expect(area.getAttribute("points")).toBe("0,0 20,0 20,20 0,20");
});

test("an arrow points where it goes, and leaves room for who stands at its ends", () => {
  const place = shown([{ kind: "arrow", from: "left", to: "right" }]);
  expect(place.querySelector(".arrow-shaft")?.getAttribute("d")).toBe("M7.5 10L10.2 10");
  expect(place.querySelector(".arrow-head")?.getAttribute("d")).toMatch(/^M12.2 10L/);
});

test("what happens now looks different from what is foreseen, and an arrow may stay for it", () => {
  const drawn: Drawn[] = [{ kind: "arrow", from: "left", to: "wood", stays: true, look: "over" }, { kind: "veil" }];
  expect(shown(drawn).querySelectorAll(".foreseen .drawn-veil")).toHaveLength(1);
  expect(shown(drawn, true).querySelectorAll(".now .drawn-arrow.over.stays")).toHaveLength(1);
});

test("signs and figures are those that the game hands in, known by its own names", () => {
  const place = shown([
    { kind: "sign", at: "left", sign: <b>!</b>, look: "burning" },
    { kind: "ghost", at: "right", figure: <i>zombie</i>, look: "creature" },
  ]);
  expect(place.querySelector(".drawn-sign.burning b")?.textContent).toBe("!");
  expect(place.querySelector(".drawn-ghost.creature i")?.textContent).toBe("zombie");
});
