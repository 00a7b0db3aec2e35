import { signal } from "@preact/signals";
import { render } from "preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PlayProvider, type Play } from "../src/board/play";
import { Stage } from "../src/board/stage";
import { Thing } from "../src/board/Thing";
import type { Option } from "../src/protocol/types";

const LONG = 600;

let chosen: Option[];
let thing: HTMLButtonElement;

beforeEach(() => {
  vi.useFakeTimers();
  chosen = [];
  const decision = { seat: 0, kind: "hunt", options: [["take", "bullet"] as Option], about: {} };
  const play: Play = {
    game: "zombinion",
    atTable: true,
    clock: signal(null),
    seats: signal([]),
    seen: signal(null),
    decision: signal(decision),
    mine: signal([0]),
    stage: new Stage(),
    choose: (option) => {
      chosen.push(option);
      return Promise.resolve();
    },
    why: () => Promise.resolve(null),
    preview: () => Promise.resolve(null),
  };
  const place = document.createElement("div");
  document.body.replaceChildren(place);
  render(
    <PlayProvider value={play}>
      <Thing wishes={[["take", "bullet"]]} label="Bullet" card="bullet">
        Bullet
      </Thing>
    </PlayProvider>,
    place,
  );
  thing = place.querySelector("button")!;
});

afterEach(() => {
  vi.useRealTimers();
});

function finger(what: "pointerdown" | "pointerup"): void {
  thing.dispatchEvent(Object.assign(new Event(what, { bubbles: true }), { pointerType: "touch" }));
}

function tap(held = 0): void {
  finger("pointerdown");
  vi.advanceTimersByTime(held);
  finger("pointerup");
}

test("a tap chooses", () => {
  tap();
  thing.click();
  expect(chosen).toEqual([["take", "bullet"]]);
});

test("a long press explains, and the click that ends it chooses nothing", () => {
  tap(LONG);
  thing.click();
  expect(chosen).toEqual([]);
});

test("a tap after a long press chooses, even where no click ended the press", () => {
  tap(LONG);
  tap();
  thing.click();
  expect(chosen).toEqual([["take", "bullet"]]);
});
