import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { beforeEach, describe, expect, test } from "vitest";
import { Log, type Line } from "../src/board/Log";
import { PlayProvider } from "../src/board/play";
import { Sentence } from "../src/board/Sentence";
import { byTurns, linesTold, piecesOf } from "../src/board/told";
import type { Mark } from "../src/protocol/types";
import { openedSubject } from "../src/rules/opening";
import { clauses } from "../src/settings";
import { playOf } from "./playing";
import { info } from "./wire";

const place = document.createElement("div");
const all = (what: string) => [...place.querySelectorAll<HTMLElement>(what)];

const TEXT = "Bullet plays Bullet ×2, Rounds: 4 shots.";
const MARKS: Mark[] = [
  [0, 6, "seat", 0],
  [13, 19, "card", "bullet"],
  [24, 30, "card", "rounds"],
];

beforeEach(() => {
  render(null, place);
  document.body.replaceChildren(place);
  clauses.value = "off";
  openedSubject.value = null;
});

describe("a line", () => {
  test("is cut where its marks are, and a player called like a card is no card", () => {
    expect(piecesOf(TEXT, MARKS)).toEqual([
      { text: "Bullet", family: "seat", name: 0 },
      { text: " plays " },
      { text: "Bullet", family: "card", name: "bullet" },
      { text: " ×2, " },
      { text: "Rounds", family: "card", name: "rounds" },
      { text: ": 4 shots." },
    ]);
    expect(piecesOf("Nothing.", [])).toEqual([{ text: "Nothing." }]);
  });

  test("shows cards as chips that open, and players in the colour of their seat and side", async () => {
    const play = playOf({ seats: signal(info().seats.map((seat) => ({ ...seat, role: "zombies" }))) });
    const shown = (
      <PlayProvider value={play}>
        <Sentence text={TEXT} marks={MARKS} />
      </PlayProvider>
    );
    await act(() => render(shown, place));
    expect(place.textContent).toBe(TEXT);
    expect(all(".player").map(({ textContent, dataset }) => [textContent, dataset.seat, dataset.role])).toEqual([
      ["Bullet", "0", "zombies"],
    ]);
    all(".told-chip")[1]!.click();
    expect(openedSubject.value).toEqual({ family: "card", name: "rounds" });
  });

  test("has nothing to press where it is pressed itself", async () => {
    const shown = (
      <PlayProvider value={playOf()}>
        <Sentence text={TEXT} marks={MARKS} still />
      </PlayProvider>
    );
    await act(() => render(shown, place));
    expect(place.textContent).toBe(TEXT);
    expect(all("button")).toEqual([]);
  });
});

describe("the log", () => {
  const told = linesTold({
    words: ["Anna starts.", "Anna begins turn 1.", "Anna takes Rounds.", "Bruno begins turn 1.", "Bruno takes Zombie."],
    clauses: ["ZN-2.2", "ZN-3.3", "ZN-5.3", "ZN-3.3", ""],
    lines: [{}, { begins: 0 }, { marks: [[11, 17, "card", "rounds"]] }, { begins: 1, marks: [[0, 5, "seat", 1]] }, {}],
  });
  const lines = told.map((line, number): Line => ({ ...line, key: String(number), look: "" }));
  const show = (shown: readonly Line[] = lines) =>
    act(() =>
      render(
        <PlayProvider value={playOf()}>
          <Log game="chess" lines={shown} scroll={() => undefined} at={0} />
        </PlayProvider>,
        place,
      ),
    );
  const heads = () => all(".log-head").map((head) => [head.textContent, head.getAttribute("aria-expanded")]);

  test("is cut where turns begin", () => {
    expect(byTurns(told).map(({ seat, lines: own }) => [seat, own.length])).toEqual([
      [null, 1],
      [0, 2],
      [1, 2],
    ]);
  });

  test("has the newest turn open, and the others folded to how much there is", async () => {
    await show();
    expect(heads()).toEqual([
      ["Before the first turn1 line", "false"],
      ["Anna begins turn 1.1 line", "false"],
      ["Bruno begins turn 1.", "true"],
    ]);
    expect(all(".log-turn").map(({ dataset }) => dataset.seat)).toEqual([undefined, "0", "1"]);
    expect(all(".log-turn > ol").map((list) => list.textContent.trim())).toEqual(["Bruno takes Zombie."]);
  });

  test("opens and folds what is pressed", async () => {
    await show();
    await act(() => all(".log-head")[1]!.click());
    await act(() => all(".log-head")[2]!.click());
    expect(heads().map(([, open]) => open)).toEqual(["false", "true", "false"]);
    expect(all(".log-turn > ol").map((list) => list.textContent.trim())).toEqual(["Anna takes Rounds. ZN-5.3"]);
  });

  test("has the turn open in which one stands in a replay", async () => {
    await show(lines.map((line, number) => ({ ...line, here: number === 2 })));
    expect(heads().map(([, open]) => open)).toEqual(["false", "true", "false"]);
  });

  test("names rules for who wants to see them", async () => {
    await show();
    expect(all(".log.with-clauses")).toEqual([]);
    await act(() => all(".log-clauses input")[0]!.click());
    expect(all(".log.with-clauses")).toHaveLength(1);
    expect(clauses.value).toBe("on");
  });
});
