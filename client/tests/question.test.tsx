import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Board } from "../src/board/board";
import { BoardScreen } from "../src/board/BoardScreen";
import { digitsFor } from "../src/board/digits";
import { SETTLING } from "../src/board/question";
import { Thing } from "../src/board/Thing";
import type { DecisionInfo } from "../src/protocol/types";
import { playOf } from "./playing";

const ask = (kind: string): DecisionInfo => ({ seat: 0, kind, options: [["take", "bullet"]], about: {} });

const board: Board = {
  Table: () => (
    <>
      <Thing wishes={[["take", "bullet"]]} label="Bullet">
        Bullet
      </Thing>
      <button class="trash" onClick={opened} />
    </>
  ),
  Face: () => null,
  Large: () => null,
  choreography: () => [],
  onBoard: () => true,
};

const place = document.createElement("div");
const opened = vi.fn();
const decision = signal<DecisionInfo | null>(null);
let answered: string[];

const find = (what: string) => place.querySelector<HTMLElement>(what)!;
const press = (detail = 1) => find(".thing").dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, detail }));
const release = (detail = 1) => find(".thing").dispatchEvent(new MouseEvent("click", { bubbles: true, detail }));
const key = (what: string, more: KeyboardEventInit) =>
  find(".thing").dispatchEvent(new KeyboardEvent(what, { bubbles: true, ...more }));
const wait = (time = SETTLING) => act(() => void vi.advanceTimersByTime(time));

function click(detail = 1): void {
  press(detail);
  release(detail);
}

beforeEach(async () => {
  vi.useFakeTimers();
  answered = [];
  opened.mockClear();
  decision.value = ask("first");
  const play = playOf({
    decision,
    choose: () => {
      answered.push(decision.value!.kind);
      decision.value = ask("second");
      return Promise.resolve();
    },
  });
  render(null, place);
  document.body.replaceChildren(place);
  await act(() => render(<BoardScreen play={play} board={board} title="Chess" tools={null} />, place));
});

afterEach(() => {
  vi.useRealTimers();
});

test("a question takes no answer at first, and shows when it does", async () => {
  expect(find("main").dataset.ready).toBeUndefined();
  expect(find(".board-place").getAttribute("aria-disabled")).toBe("true");
  click();
  await wait(SETTLING - 1);
  click();
  expect(answered).toEqual([]);
  await wait(1);
  expect(find("main").dataset.ready).toBe("");
  expect(find(".board-place").getAttribute("aria-disabled")).toBeNull();
  click();
  expect(answered).toEqual(["first"]);
});

test("a second tap that comes quickly is not meant for the next question", async () => {
  await wait();
  click();
  await wait(SETTLING / 2);
  click();
  expect(answered).toEqual(["first"]);
});

test("the second of two quick clicks is not meant for it either, however late it comes", async () => {
  await wait();
  click();
  await wait();
  click(2);
  expect(answered).toEqual(["first"]);
  click();
  expect(answered).toEqual(["first", "second"]);
});

test("a press that began at another question does not answer this one", async () => {
  await wait();
  press();
  await act(() => void (decision.value = ask("meanwhile")));
  await wait();
  release();
  expect(answered).toEqual([]);
  click();
  expect(answered).toEqual(["meanwhile"]);
});

test("a key that is held answers one question", async () => {
  await wait();
  key("keydown", { key: "Enter" });
  release(0);
  await wait();
  key("keydown", { key: "Enter", repeat: true });
  release(0);
  expect(answered).toEqual(["first"]);
  key("keyup", { key: "Enter" });
  await wait(0);
  key("keydown", { key: "Enter" });
  release(0);
  expect(answered).toEqual(["first", "second"]);
});

test("what was asked before is answered at once, and what answers nothing may always be pressed", async () => {
  find(".trash").click();
  expect(opened).toHaveBeenCalledOnce();
  await wait();
  const before = decision.value;
  await act(() => void (decision.value = null));
  await act(() => void (decision.value = before));
  click();
  expect(answered).toEqual(["first"]);
});

test("a key means what it meant at the question before, or nothing", () => {
  const first = digitsFor([["play_all"], ["end"]]);
  expect([...first]).toEqual([
    ["play_all", 1],
    ["end", 2],
  ]);
  const second = digitsFor([["end"], ["wait"]], first);
  expect([...second]).toEqual([
    ["end", 2],
    ["wait", 3],
  ]);
  expect([...digitsFor([["play_all"], ["end"]], second)]).toEqual([
    ["play_all", 1],
    ["end", 2],
  ]);
});

test("where there are more answers than digits the last have none", () => {
  const many = Array.from({ length: 12 }, (_, place) => ["go", place]);
  expect([...digitsFor(many).values()]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(new Set(digitsFor(many.slice(3), digitsFor(many)).values()).size).toBe(9);
});
