/** Parts that look alike are told apart by their place in the answer: player 1 is not 1 bullet. */

import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { careful, Choice, ChoiceProvider, nextThing, useMakingChoice } from "../src/board/choice";
import { PlayProvider, type Play } from "../src/board/play";
import { Thing } from "../src/board/Thing";
import { board } from "../src/games/zombies/board";
import { catalogue } from "../src/games/zombies/catalogue";
import { manner } from "../src/games/zombies/manner";
import type { DecisionInfo, Option } from "../src/protocol/types";
import { learn } from "../src/words/language";
import { layOut } from "./layOut";
import { playOf } from "./playing";
import { CATALOGUE, middleOfGame } from "./zombies/positions";

const OPTIONS: Option[] = [
  ["play", "butter_fingers", 1, 1],
  ["play", "butter_fingers", 1, 2],
  ["play", "butter_fingers", 1, "chainsaw"],
  ["play", "butter_fingers", 2, 1],
  ["play", "butter_fingers", 2, 2],
  ["end"],
];
const SEAT = 2;
const LOSS = 3;
const place = document.createElement("div");

layOut(900, 600);

function fed(options: readonly Option[] = OPTIONS): { play: Play; chosen: Option[] } {
  const chosen: Option[] = [];
  const texts = options.map((option) => option.join(" "));
  const decision: DecisionInfo = { seat: 0, kind: "action", options: [...options], texts, about: {} };
  const play = playOf({
    game: "zombies",
    decision: signal(decision),
    seen: signal({ eyes: 0, number: 1, turn: 1, view: middleOfGame(), deciding: 0, decision }),
    choose: (option) => Promise.resolve(void chosen.push(option)),
  });
  return { play, chosen };
}

beforeAll(() => learn("zombies"));

beforeEach(() => {
  catalogue.value = CATALOGUE;
  careful.value = true;
  document.body.replaceChildren(place);
});

afterEach(() => render(null, place));

describe("a number that may be a player or bullets", () => {
  function begun(): { choice: Choice; chosen: Option[] } {
    const { play, chosen } = fed();
    const choice = new Choice(play, manner);
    choice.take("butter_fingers");
    choice.take(1, SEAT);
    expect(choice.chosen.value).toEqual(["play", "butter_fingers", 1]);
    return { choice, chosen };
  }

  test("is taken back where it was taken", () => {
    const { choice } = begun();
    expect(choice.has(1, SEAT)).toBe(true);
    expect(choice.has(1, LOSS)).toBe(false);
    choice.take(1, SEAT);
    expect(choice.chosen.value).toEqual(["play", "butter_fingers"]);
  });

  test("is confirmed where it was taken last", () => {
    const { choice, chosen } = begun();
    choice.take(1, LOSS);
    expect(choice.chosen.value).toEqual(["play", "butter_fingers", 1, 1]);
    choice.take(1, LOSS);
    expect(chosen).toEqual([["play", "butter_fingers", 1, 1]]);
  });

  test("changes the answer only at its own place", () => {
    const { choice } = begun();
    choice.take(1, LOSS);
    choice.take(2, SEAT);
    expect(choice.chosen.value).toEqual(["play", "butter_fingers", 1, 1]);
    choice.take(2, LOSS);
    expect(choice.chosen.value).toEqual(["play", "butter_fingers", 1, 2]);
  });

  test("is looked at where it is pointed at", () => {
    const { choice } = begun();
    choice.point(1, true, SEAT);
    expect(choice.considered.value).toBeUndefined();
    choice.point(1, true, LOSS);
    expect(choice.considered.value).toEqual(["play", "butter_fingers", 1, 1]);
  });

  test("is asked for in words of its own", () => {
    expect(manner.nextWords(1, false, SEAT)).toBe("Choose a player.");
    expect(manner.nextWords(1, false, LOSS)).toBe("Choose what is lost.");
    expect(manner.nextWords("chainsaw", false, LOSS)).toBe("Choose what is lost.");
  });
});

test("on the board a player and bullets of the same number are two things", async () => {
  const { play, chosen } = fed();
  const choice = new Choice(play, manner);
  await act(() =>
    render(
      <PlayProvider value={play}>
        <ChoiceProvider value={choice}>
          <board.Table />
        </ChoiceProvider>
      </PlayProvider>,
      place,
    ),
  );
  const press = (what: string) => act(() => place.querySelector<HTMLElement>(what)!.click());
  const taken = () => [...place.querySelectorAll("[aria-pressed=true]")].map((one) => one.getAttribute("data-place"));
  await act(() => choice.take("butter_fingers"));
  await press(".city-players [data-part='1']");
  expect(taken()).toContain("2");
  expect(taken()).not.toContain("3");
  await press(".city-losses [data-part='1']");
  expect(taken()).toContain("3");
  await press(".city-losses [data-part='1']");
  expect(chosen).toEqual([["play", "butter_fingers", 1, 1]]);
});

test("a key leads to what is asked for next, and from a whole answer to the way on", async () => {
  const { play } = fed(OPTIONS.slice(0, 3));
  let choice: Choice | null = null;
  const Making = () => {
    const made = (choice = useMakingChoice(play, manner));
    const thing = (part: string | number, at: number) => (
      <Thing wishes={[]} label={`${part}`} part={part} place={at} act={() => made!.take(part, at)}>
        {part}
      </Thing>
    );
    return (
      <PlayProvider value={play}>
        <div class="board-place">
          {thing("butter_fingers", 1)}
          {thing(1, SEAT)}
          {thing(1, LOSS)}
        </div>
        <button data-confirm="" />
      </PlayProvider>
    );
  };
  await act(() => render(<Making />, place));
  const next = () => nextThing(play)?.dataset.place ?? nextThing(play)?.dataset.confirm;
  expect(next()).toBeUndefined();
  await act(() => choice!.take("butter_fingers"));
  expect(next()).toBe(String(SEAT));
  await act(() => choice!.take(1, SEAT));
  expect(next()).toBe(String(LOSS));
  await act(() => choice!.take(1, LOSS));
  expect(next()).toBe("");
});
