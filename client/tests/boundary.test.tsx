import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { beforeEach, expect, test, vi } from "vitest";
import type { Board } from "../src/board/board";
import { BoardScreen } from "../src/board/BoardScreen";
import { Boundary } from "../src/parts/Boundary";
import { board as boardSetting } from "../src/settings";
import { playOf } from "./playing";

const place = document.createElement("div");
const text = (what: string) => place.querySelector(what)?.textContent;
const broken = signal(true);

const board: Board = {
  Table: () => {
    if (broken.value) throw new Error("there is no text for this");
    return <p class="drawn">the board</p>;
  },
  Face: () => null,
  Large: () => null,
  choreography: () => [],
  onBoard: () => true,
};

beforeEach(() => {
  vi.spyOn(console, "error").mockReturnValue();
  broken.value = true;
  boardSetting.value = "plain";
  render(null, place);
  document.body.replaceChildren(place);
});

const show = (play: ReturnType<typeof playOf>) =>
  act(() =>
    render(<BoardScreen play={play} board={board} title="Chess" tools={<i>tool</i>} below={<u>question</u>} />, place),
  );

test("a board that can't be shown leaves the bar, the settings and the question, and can be had in another way", async () => {
  await show(playOf());
  expect(text(".top i")).toBe("tool");
  expect(text("main u")).toBe("question");
  expect(text(".board-trouble p")).toBe("The board can't be shown: there is a mistake in this page.");
  expect(console.error).toHaveBeenCalled();
  await act(() => place.querySelector<HTMLElement>(".board-trouble button")!.click());
  expect(boardSetting.value).toBe("drawn");
  expect(text(".board-trouble button")).toBe("See it in words");
});

test("with the next position the board is tried again", async () => {
  const seen = signal({ eyes: 0, number: 1, turn: 1, deciding: 0, decision: null });
  await show(playOf({ seen }));
  broken.value = false;
  expect(place.querySelector(".drawn")).toBeNull();
  await act(() => void (seen.value = { ...seen.value, number: 2 }));
  expect(text(".drawn")).toBe("the board");
  expect(place.querySelector(".board-trouble")).toBeNull();
});

test("beside what is broken the rest stays as it is", async () => {
  const Broken = () => {
    throw new Error("broken");
  };
  await act(() =>
    render(
      <>
        <b>whole</b>
        <Boundary instead={<i>instead</i>}>
          <Broken />
        </Boundary>
      </>,
      place,
    ),
  );
  expect(place.innerHTML).toBe("<b>whole</b><i>instead</i>");
});
