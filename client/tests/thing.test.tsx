import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PlayProvider, type Play } from "../src/board/play";
import { Thing } from "../src/board/Thing";
import { forget, WhyNote } from "../src/board/why";
import { openedSubject } from "../src/rules/opening";
import type { Subject } from "../src/rules/subject";
import { say } from "../src/words/language";
import type { DecisionInfo, ErrorInfo, Option } from "../src/protocol/types";
import { playOf } from "./playing";

const LONG = 600;

let chosen: Option[];
let thing: HTMLButtonElement;
let play: Play;
const place = document.createElement("div");
const card = (name: string): Subject => ({ family: "card", name });

function show(about: readonly Subject[], discreet = false): void {
  render(
    <PlayProvider value={play}>
      <Thing wishes={[["take", "bullet"]]} label="Bullet" about={about} discreet={discreet}>
        Bullet
      </Thing>
      <WhyNote />
    </PlayProvider>,
    place,
  );
  thing = place.querySelector("button")!;
}

beforeEach(() => {
  vi.useFakeTimers();
  chosen = [];
  const decision = { seat: 0, kind: "hunt", options: [["take", "bullet"] as Option], about: {} };
  play = playOf({
    game: "zombinion",
    decision: signal(decision),
    choose: (option) => {
      chosen.push(option);
      return Promise.resolve();
    },
  });
  document.body.replaceChildren(place);
  render(null, place);
  forget();
  show([card("bullet")]);
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

function ask(): Promise<void> {
  thing.focus();
  return act(async () => {
    thing.dispatchEvent(new KeyboardEvent("keydown", { key: "i", bubbles: true }));
    await vi.advanceTimersByTimeAsync(0);
  });
}

const point = () =>
  act(async () => {
    thing.dispatchEvent(new PointerEvent("pointerenter", { pointerType: "mouse" }));
    await vi.advanceTimersByTimeAsync(LONG);
  });
const told = () => [...place.querySelectorAll(".why-about strong")].map((one) => one.textContent);

test("the key i tells what a thing is, of whichever family, and leads to a close look at it", async () => {
  const set = { family: "set", name: "clash" };
  show([card("decoy"), set]);
  await ask();
  expect(told()).toEqual([say("card-decoy"), say("set-clash")]);
  const [, closely] = place.querySelectorAll<HTMLElement>(".why button");
  expect(closely!.textContent).toBe(say("page-look-at", { name: say("set-clash") }));
  await act(() => closely!.click());
  expect(openedSubject.value).toEqual(set);
  openedSubject.value = null;
});

test("what is discreet tells what it is only to who asks", async () => {
  show([card("decoy")], true);
  await point();
  expect(told()).toEqual([]);
  await ask();
  expect(told()).toEqual([say("card-decoy")]);
  show([card("decoy")]);
  await act(() => forget());
  await point();
  expect(told()).toEqual([say("card-decoy")]);
});

test("who lingers is told what holds when the time is over", async () => {
  const decision = signal(null as DecisionInfo | null);
  const why = vi.fn(() => Promise.resolve(null));
  play = playOf({ game: "zombinion", decision, why });
  await act(() => show([]));
  thing.dispatchEvent(new PointerEvent("pointerenter", { pointerType: "mouse" }));
  await act(() => {
    decision.value = { seat: 0, kind: "hunt", options: [["take", "bullet"]], about: {} };
  });
  await act(async () => {
    await vi.advanceTimersByTimeAsync(LONG);
  });
  expect(why).not.toHaveBeenCalled();
});

test("what was found about the question before is not said of this one", async () => {
  const decision = signal(null as DecisionInfo | null);
  const refusal: ErrorInfo = { kind: "refused", reason: "late", clause: "", arguments: {}, text: "Not now." };
  let answer: (refusal: ErrorInfo) => void = () => undefined;
  const why = () => new Promise<ErrorInfo>((done) => (answer = done));
  play = playOf({ game: "zombinion", decision, why });
  await act(() => show([]));
  await point();
  await act(async () => {
    decision.value = { seat: 0, kind: "hunt", options: [["take", "bullet"]], about: {} };
    answer(refusal);
    await vi.advanceTimersByTimeAsync(0);
  });
  expect(place.querySelector(".why")).toBeNull();
});
