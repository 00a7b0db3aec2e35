import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { beforeEach, expect, test } from "vitest";
import { arrows } from "../src/board/arrows";
import { PlayProvider } from "../src/board/play";
import { RovingProvider, takeStop } from "../src/board/roving";
import { Thing } from "../src/board/Thing";
import type { DecisionInfo } from "../src/protocol/types";
import { playOf } from "./playing";

const decision = signal<DecisionInfo | null>(null);
const hand = signal(["bullet", "mine", "wall"]);
const street = ["a1", "a2"];

const play = playOf({ decision });

function Things({ names }: { names: readonly string[] }) {
  return names.map((name) => (
    <Thing key={name} wishes={[["take", name]]} label={name} spot={name}>
      {name}
    </Thing>
  ));
}

function Table() {
  return (
    <>
      <div data-roving="">
        <Things names={hand.value} />
      </div>
      <Things names={street} />
    </>
  );
}

const place = document.createElement("div");
const things = () => [...place.querySelectorAll<HTMLElement>(".thing")];
const thing = (name: string) => place.querySelector<HTMLElement>(`[data-spot=${name}]`)!;
const stops = () => things().flatMap((one) => (one.tabIndex === 0 ? [one.dataset.spot] : []));
const asked = (...names: string[]) =>
  act(() => {
    decision.value = { seat: 0, kind: "hunt", options: names.map((name) => ["take", name]), about: {} };
  });

function press(key: string): string | undefined {
  document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  return (document.activeElement as HTMLElement).dataset.spot;
}

async function show(roves: boolean): Promise<void> {
  await act(() =>
    render(
      <PlayProvider value={play}>
        <main data-roving="" onKeyDown={arrows} onFocusIn={takeStop}>
          <RovingProvider value={roves}>
            <Table />
          </RovingProvider>
        </main>
      </PlayProvider>,
      place,
    ),
  );
}

beforeEach(async () => {
  render(null, place);
  document.body.replaceChildren(place);
  decision.value = null;
  hand.value = ["bullet", "mine", "wall"];
  await show(true);
  // The hand lies in one row, the street below it.
  things().forEach((one, number) => {
    one.getBoundingClientRect = () => new DOMRect((number % 3) * 100, number < 3 ? 0 : 100, 10, 10);
  });
});

test("each group has one tab stop: its first thing; what is in no group inside belongs to the whole", () => {
  expect(stops()).toEqual(["bullet", "a1"]);
});

test("it is one that can be chosen, as soon as there is any", async () => {
  await asked("mine", "wall", "a2");
  expect(stops()).toEqual(["mine", "a2"]);
  await asked("wall");
  expect(stops()).toEqual(["wall", "a2"]);
});

test("it goes with the focus, and stays with what can be chosen", async () => {
  thing("wall").focus();
  expect(stops()).toEqual(["wall", "a1"]);
  await asked("mine", "wall");
  expect(stops()).toEqual(["wall", "a1"]);
});

test("arrows go within the group as long as there is something, then on to the next", () => {
  thing("bullet").focus();
  expect(press("ArrowRight")).toBe("mine");
  expect(press("ArrowRight")).toBe("wall");
  expect(press("ArrowDown")).toBe("a2");
  expect(stops()).toEqual(["wall", "a2"]);
  expect(press("ArrowLeft")).toBe("a1");
  expect(press("ArrowUp")).toBe("bullet");
});

test("Home and End go to the first and the last of the group", () => {
  thing("mine").focus();
  expect(press("End")).toBe("wall");
  expect(press("Home")).toBe("bullet");
});

test("when the tab stop goes, another thing is one", async () => {
  thing("wall").focus();
  await act(() => void (hand.value = ["bullet", "mine"]));
  expect(stops()).toEqual(["bullet", "a1"]);
  await act(() => void (hand.value = []));
  expect(stops()).toEqual(["a1"]);
  await act(() => void (hand.value = ["mine"]));
  expect(stops()).toEqual(["mine", "a1"]);
});

test("where arrow keys are wanted for something else, every thing is a tab stop", async () => {
  render(null, place);
  await show(false);
  expect(stops()).toEqual(["bullet", "mine", "wall", "a1", "a2"]);
});
