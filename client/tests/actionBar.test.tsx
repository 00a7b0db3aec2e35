/** One bar for all that answers, and at most one button in it that catches the eye. */

import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { beforeEach, expect, test, vi } from "vitest";
import type { Board } from "../src/board/board";
import { careful, Choice, ChoiceProvider, type Manner } from "../src/board/choice";
import { ChoiceBox } from "../src/board/ChoiceBox";
import { PlayProvider, type Play } from "../src/board/play";
import { Announcer } from "../src/parts/announcer";
import type { DecisionInfo, Option } from "../src/protocol/types";
import { DecisionBar } from "../src/table/DecisionBar";
import { say } from "../src/words/language";
import { playOf } from "./playing";

const ON_BOARD: Option[] = [
  ["play", "mine", "a1"],
  ["play", "mine", "a2"],
];
const LOOSE: Option[] = [["end"], ["wait"]];

const manner: Manner = {
  pointed: ([verb]) => verb === "play",
  weighty: () => true,
  unordered: () => false,
  start: () => [],
  Picture: ({ chosen }) => <i class="picture">{chosen[1]}</i>,
  begunWords: ([, card]) => `playing ${card}`,
  nextWords: (part) => `on which space, say ${part}?`,
};

const board: Board = {
  Table: () => null,
  Face: () => null,
  Large: () => null,
  choreography: () => [],
  manner,
  onBoard: manner.pointed,
};

const place = document.createElement("div");
let choice: Choice;
let chosen: Option[];

async function ask(options: readonly Option[], more: Partial<Play> = {}): Promise<void> {
  const texts = options.map((option) => `${option.join(" ")}!`);
  const decision: DecisionInfo = { seat: 0, kind: "play", options: [...options], about: {}, prompt: "Well?", texts };
  chosen = [];
  const play = playOf({
    decision: signal(decision),
    choose: (option) => {
      chosen.push(option);
      return Promise.resolve();
    },
    ...more,
  });
  choice = new Choice(play, manner);
  await act(() =>
    render(
      <PlayProvider value={play}>
        <ChoiceProvider value={choice}>
          <ChoiceBox />
          <DecisionBar board={board} />
          <Announcer />
        </ChoiceProvider>
      </PlayProvider>,
      place,
    ),
  );
}

const take = (...parts: string[]) => act(() => parts.forEach((part) => choice.take(part)));
const bright = (where: string) =>
  [...place.querySelectorAll<HTMLElement>(`${where} .primary`)].map((one) => one.dataset.option ?? "confirm");
const words = () => place.querySelector(".decision .question")!.textContent;

beforeEach(() => {
  const observer = { observe: () => undefined, disconnect: () => undefined };
  vi.stubGlobal("ResizeObserver", function ResizeObserver() {
    return observer;
  });
  careful.value = true;
  render(null, place);
  document.body.replaceChildren(place);
});

test("where all answers are buttons, the first catches the eye", async () => {
  await ask(LOOSE);
  expect(bright("")).toEqual(["end"]);
});

test("while something can be done on the board, nothing beside the question does", async () => {
  await ask([...ON_BOARD, ...LOOSE]);
  expect(bright("")).toEqual([]);
  expect(place.querySelectorAll(".decision .quiet[data-option]")).toHaveLength(2);
});

test("the bar follows what is being put together, and confirming it is then the one bright button", async () => {
  await ask([...ON_BOARD, ...LOOSE]);
  expect(words()).toBe("Well?");
  await take("mine");
  expect(words()).toBe("mine playing mineon which space, say a1?");
  expect(bright("")).toEqual([]);
  expect(place.querySelector("[role=log]")!.lastElementChild!.textContent).toBe(
    "playing mine. on which space, say a1?",
  );
  await take("a2");
  expect(words()).toBe("mine play mine a2!");
  expect(bright("")).toEqual(["confirm"]);
  await act(() => place.querySelector<HTMLElement>(".decision .choice-back")!.click());
  expect(words()).toBe("mine playing mineon which space, say a1?");
  await take("a1");
  await act(() => place.querySelector<HTMLElement>(".decision [data-confirm]")!.click());
  expect(chosen).toEqual([["play", "mine", "a1"]]);
});

test("at a table the board itself has no buttons for it; in a lesson, which has no bar, it has", async () => {
  await ask(ON_BOARD);
  await take("mine", "a1");
  expect(bright(".choice-box")).toEqual([]);
  await ask(ON_BOARD, { atTable: false });
  await take("mine", "a1");
  expect(bright(".choice-box")).toEqual(["confirm"]);
  expect(place.querySelector(".choice-answers .choice-back")!.textContent).toContain(say("page-choice-back"));
});
