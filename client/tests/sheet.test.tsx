/** On touch the first tap reads, and the second does. */

import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Board } from "../src/board/board";
import { BoardScreen } from "../src/board/BoardScreen";
import { careful, useChoice, type Manner } from "../src/board/choice";
import { SETTLING } from "../src/board/question";
import { Thing } from "../src/board/Thing";
import { forget } from "../src/board/why";
import { listenToKeys } from "../src/parts/shortcuts";
import type { DecisionInfo, ErrorInfo, Option, PreviewInfo } from "../src/protocol/types";
import { cardNamed } from "../src/rules/subject";
import { say } from "../src/words/language";
import { playOf } from "./playing";

const manner: Manner = {
  pointed: ([verb]) => verb !== "take",
  weighty: ([verb]) => verb === "play",
  unordered: () => false,
  start: () => [],
  Picture: () => null,
  begunWords: String,
  nextWords: () => "Choose a lane.",
};

/** A pile is a whole answer; a card of the hand, and a lane, are parts of one. */
function Table() {
  const choice = useChoice();
  return (
    <>
      {["bullet", "magazine"].map((card) => (
        <Thing key={card} wishes={[["take", card]]} label={card} about={[cardNamed(card)]} class={card}>
          {card}
        </Thing>
      ))}
      {["decoy", "a"].map((part) => (
        <Thing
          key={part}
          wishes={[]}
          label={part}
          about={[cardNamed("decoy")]}
          discreet={part === "a"}
          class={`part-${part}`}
          act={choice.open(part) || choice.has(part) ? () => choice.take(part) : undefined}
        >
          {part}
        </Thing>
      ))}
    </>
  );
}

const board: Board = {
  Table,
  Face: () => null,
  Large: ({ subject }) => <i class="large">{subject.name}</i>,
  choreography: () => [],
  manner,
  onBoard: () => true,
};

const FORESEEN: PreviewInfo = { number: 0, seat: 0, known: true, events: [], words: ["You get it."], clauses: [""] };
const REFUSAL: ErrorInfo = {
  kind: "refused",
  reason: "dear",
  clause: "ZN-5.3",
  arguments: {},
  text: "Too dear. (ZN-5.3)",
};

const place = document.createElement("div");
const decision = signal<DecisionInfo | null>(null);
let chosen: Option[];

const ask = (...options: Option[]): DecisionInfo => ({
  seat: 0,
  kind: "hunt",
  options,
  about: {},
  texts: options.map((option) => `Do ${option.join(" ")}`),
});
const find = (what: string) => place.querySelector<HTMLElement>(what);
const text = (what: string) => find(what)?.textContent ?? null;

async function tap(what: string, pointerType = "touch"): Promise<void> {
  await act(async () => {
    const one = find(what)!;
    one.dispatchEvent(new PointerEvent("pointerdown", { pointerType, bubbles: true }));
    one.dispatchEvent(new PointerEvent("pointerup", { pointerType, bubbles: true }));
    one.dispatchEvent(new MouseEvent("click", { detail: 1, bubbles: true }));
    await vi.advanceTimersByTimeAsync(1);
  });
}

beforeAll(listenToKeys);

beforeEach(async () => {
  vi.useFakeTimers();
  forget();
  careful.value = true;
  delete manner.wayWords;
  chosen = [];
  decision.value = ask(["take", "bullet"], ["play", "decoy", "a"]);
  const play = playOf({
    game: "zombinion",
    decision,
    choose: (option) => {
      chosen.push(option);
      decision.value = null;
      return Promise.resolve();
    },
    preview: () => Promise.resolve(FORESEEN),
    why: () => Promise.resolve(REFUSAL),
  });
  render(null, place);
  document.body.replaceChildren(place);
  await act(() => render(<BoardScreen play={play} board={board} title="" tools={null} />, place));
  await act(() => void vi.advanceTimersByTime(SETTLING));
});

afterEach(() => {
  vi.useRealTimers();
});

test("the first tap shows a card, what it says, and what it would do; the button is named after the deed", async () => {
  await tap(".bullet");
  expect(chosen).toEqual([]);
  expect(text(".sheet .large")).toBe("bullet");
  expect(text(".sheet-name")).toContain(say("card-bullet"));
  expect(text(".sheet-words")).toContain(say("card-bullet.text"));
  expect(text(".sheet-when")).toContain(say("card-bullet.when"));
  expect(text(".sheet-foreseen")).toContain("You get it.");
  expect(text(".sheet [data-deed]")).toBe("Do take bullet");
  await tap(".sheet [data-deed]");
  expect(chosen).toEqual([["take", "bullet"]]);
  expect(find(".sheet")).toBeNull();
});

test("a second tap on the same thing does it; one on another reads that", async () => {
  await tap(".bullet");
  await tap(".magazine");
  expect(chosen).toEqual([]);
  expect(text(".sheet .large")).toBe("magazine");
  await tap(".bullet");
  await tap(".bullet");
  expect(chosen).toEqual([["take", "bullet"]]);
});

test("what can't be chosen says why, with the clause, and there is nothing to do but to go back", async () => {
  await tap(".magazine");
  expect(text(".sheet-reason")).toBe("Too dear. ZN-5.3");
  expect(find(".sheet [data-deed]")).toBeNull();
  await tap(".sheet-back");
  expect(find(".sheet")).toBeNull();
});

test("with a mouse one click does it", async () => {
  await tap(".bullet", "mouse");
  expect(find(".sheet")).toBeNull();
  expect(chosen).toEqual([["take", "bullet"]]);
});

test("an answer of several parts is begun by the first tap, which shows what the card says", async () => {
  await tap(".part-decoy");
  expect(text(".sheet-name")).toContain(say("card-decoy"));
  expect(text(".sheet [data-deed]")).toBe("Choose a lane");
  await tap(".part-a");
  expect(find(".sheet")).toBeNull();
  expect(chosen).toEqual([]);
  await tap(".part-a");
  expect(chosen).toEqual([["play", "decoy", "a"]]);
});

test("ways that are said in words are chosen where the card is read, one after the other", async () => {
  manner.wayWords = (part) => (part === "a" ? undefined : `Way ${part}`);
  await act(() => void (decision.value = ask(["play", "decoy", "up", "high"], ["play", "decoy", "down"])));
  await act(() => void vi.advanceTimersByTime(SETTLING));
  await tap(".part-decoy");
  expect([...place.querySelectorAll(".sheet-way")].map((way) => way.textContent)).toEqual(["Way up", "Way down"]);
  expect(find(".sheet [data-deed]")).toBeNull();
  await tap('.sheet-way[data-part="up"]');
  await tap('.sheet-way[data-part="high"]');
  expect(chosen).toEqual([]);
  await tap(".sheet [data-deed]");
  expect(chosen).toEqual([["play", "decoy", "up", "high"]]);
});

test("what is chosen on the board is not asked for on the sheet", async () => {
  manner.wayWords = (part) => (part === "a" ? undefined : `Way ${part}`);
  await act(() => void (decision.value = ask(["play", "decoy", "up", "a"], ["play", "decoy", "down"])));
  await act(() => void vi.advanceTimersByTime(SETTLING));
  await tap(".part-decoy");
  await tap('.sheet-way[data-part="up"]');
  expect(find(".sheet")).toBeNull();
  expect(find(".part-a.legal")).not.toBeNull();
});

test("back takes back what was begun", async () => {
  await tap(".part-decoy");
  await tap(".sheet-back");
  expect(find(".sheet")).toBeNull();
  expect(find(".part-a.legal")).toBeNull();
});

test("what a click would answer at once, a finger looks at first", async () => {
  await act(() => void (decision.value = ask(["discard", "decoy"])));
  await act(() => void vi.advanceTimersByTime(SETTLING));
  await tap(".part-decoy");
  expect(chosen).toEqual([]);
  expect(text(".sheet [data-deed]")).toBe("Do discard decoy");
  expect(text(".sheet-foreseen")).toContain("You get it.");
  await tap(".sheet [data-deed]");
  expect(chosen).toEqual([["discard", "decoy"]]);
});

test("what was read goes with the question", async () => {
  await tap(".bullet");
  await act(() => void (decision.value = ask(["take", "magazine"])));
  expect(find(".sheet")).toBeNull();
});

test("what is only pointed at does not close what a finger reads", async () => {
  await tap(".bullet");
  await act(async () => {
    find(".magazine")!.dispatchEvent(new PointerEvent("pointerenter", { pointerType: "mouse" }));
    await vi.advanceTimersByTimeAsync(1000);
  });
  expect(text(".sheet .large")).toBe("bullet");
  expect(find(".why")).toBeNull();
});
