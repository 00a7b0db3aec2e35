import { signal } from "@preact/signals";
import { render, type ComponentProps } from "preact";
import { act } from "preact/test-utils";
import { beforeEach, expect, test, vi } from "vitest";
import type { Board } from "../src/board/board";
import { BoardScreen } from "../src/board/BoardScreen";
import { playOf } from "./playing";

const board: Board = {
  Table: () => <p class="drawn">the board</p>,
  Face: () => null,
  Large: () => null,
  choreography: () => [],
  onBoard: () => true,
};

const play = playOf({ atTable: false, mine: signal([]) });

const place = document.createElement("div");
const all = (what: string) => [...place.querySelectorAll<HTMLElement>(what)];

async function show(more: Partial<ComponentProps<typeof BoardScreen>>): Promise<void> {
  await act(() => render(<BoardScreen play={play} board={board} title="Chess" tools={<i>tool</i>} {...more} />, place));
}

beforeEach(() => {
  render(null, place);
  document.body.replaceChildren(place);
});

test("the board stands between what is above and below it, in a landmark with a heading", async () => {
  await show({ heading: "A table of chess", above: <b>asked</b>, below: <u>question</u>, number: 7 });
  expect(all("main.table > *").map((one) => one.textContent)).toEqual([
    "A table of chess",
    "asked",
    "the board",
    "question",
  ]);
  expect(all("main.table")[0]?.dataset.number).toBe("7");
  expect(all(".top i")).toHaveLength(1);
});

test("what nobody may see now is not there", async () => {
  await show({ covered: true });
  expect(all(".board-place")).toHaveLength(1);
  expect(all(".drawn")).toEqual([]);
});

test("what stands beside the board can be opened as a drawer; without it there is neither", async () => {
  const asked = vi.fn();
  const side = { title: "Log", panel: <ol class="told" />, show: asked };
  await show({ side: { ...side, open: false } });
  expect(all("aside.side-place .told")).toHaveLength(1);
  expect(all("dialog")).toEqual([]);
  all(".top .narrow-only")[0]!.click();
  expect(asked).toHaveBeenLastCalledWith(true);
  await show({ side: { ...side, open: true } });
  expect(all("dialog .told")).toHaveLength(1);
  await show({});
  expect(all(".told, .narrow-only")).toEqual([]);
});

test("arrow keys go from thing to thing, unless they are wanted for something else", async () => {
  const things = (
    <>
      <button class="thing" />
      <button class="thing" />
    </>
  );
  for (const arrowKeys of [true, false]) {
    await show({ above: things, arrowKeys });
    const [first, second] = all(".thing");
    first!.getBoundingClientRect = () => new DOMRect(0, 0, 10, 10);
    second!.getBoundingClientRect = () => new DOMRect(100, 0, 10, 10);
    first!.focus();
    first!.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
    expect(document.activeElement).toBe(arrowKeys ? second : first);
  }
});

test("two clicks on one question are two", async () => {
  const clicked = vi.fn();
  await show({ below: <button type="button" onClick={clicked} /> });
  for (const detail of [1, 2]) {
    all("main button")[0]!.dispatchEvent(new MouseEvent("click", { detail, bubbles: true }));
  }
  expect(clicked).toHaveBeenCalledTimes(2);
});
