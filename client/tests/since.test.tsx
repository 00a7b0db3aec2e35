import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { beforeEach, describe, expect, test } from "vitest";
import { PlayProvider } from "../src/board/play";
import type { LogLine } from "../src/table/log";
import { Since } from "../src/table/Since";
import { sinceLast } from "../src/table/since";
import type { Sitting } from "../src/table/sitting";
import { say } from "../src/words/language";
import { playOf } from "./playing";

let seq = 0;

/** Lines of one message: the decision of a seat. */
function decided(seat: number | null, ...lines: (Partial<LogLine> | string)[]): LogLine[] {
  seq += 1;
  const line = { seq, at: 0, number: seq, seat, undone: false, marks: [], clause: "", begins: null, minor: false };
  return lines.map((more) => ({ ...line, text: "", ...(typeof more === "string" ? { text: more } : more) }));
}

const anna = 0;
const bruno = 1;
const begins = (seat: number) => ({ text: `turn of ${seat}`, begins: seat });
const minor = { text: "draws", minor: true };

const told = (lines: LogLine[], mine = [anna]) =>
  sinceLast(lines, mine).map((turn) => [turn.seat, ...turn.lines.map((line) => line.text)]);

describe("what happened since one's last decision", () => {
  const start = decided(null, "the game begins", begins(anna));
  const ending = decided(anna, "Anna takes Rounds", minor, begins(bruno), "the dead march", minor);
  const others = [...decided(bruno, "Bruno plays Decoy"), ...decided(bruno, "Bruno takes Zombie", begins(anna), minor)];

  test("counts from where the turn of another began, without what is told in passing", () => {
    expect(told([...start, ...ending, ...others])).toEqual([
      [bruno, "the dead march", "Bruno plays Decoy", "Bruno takes Zombie"],
    ]);
  });

  test("is nothing after one has decided again", () => {
    expect(told([...start, ...ending, ...others, ...decided(anna, "Anna plays Radio")])).toEqual([]);
  });

  test("counts from an answer in the turn of another, whose turn it stays", () => {
    const answered = [...decided(anna, "Anna reveals Barricade"), ...decided(bruno, "Bruno takes Rounds")];
    expect(told([...start, ...ending, ...others.slice(0, 1), ...answered])).toEqual([[bruno, "Bruno takes Rounds"]]);
  });

  test("is turn by turn where several have played", () => {
    const more = decided(bruno, begins(2), "the dead march on");
    expect(told([...start, ...ending, ...others.slice(0, 1), ...more])).toEqual([
      [bruno, "the dead march", "Bruno plays Decoy"],
      [2, "the dead march on"],
    ]);
  });

  test("leaves out what was taken back, and what is not of the game", () => {
    const [first, ...rest] = others;
    const talk = { ...first!, number: null, text: "Bruno sits down" };
    expect(told([...start, ...ending, { ...first!, undone: true }, talk, ...rest])).toEqual([
      [bruno, "the dead march", "Bruno takes Zombie"],
    ]);
  });

  test("tells who has not decided yet what the others did before, but not how the table was laid", () => {
    const before = [...decided(null, "the game begins", begins(bruno)), ...decided(bruno, "Bruno takes Zombie")];
    expect(told(before)).toEqual([[bruno, "Bruno takes Zombie"]]);
    expect(told(start)).toEqual([]);
  });
});

describe("the strip that tells it", () => {
  const place = document.createElement("div");
  const lines = [
    ...decided(anna, "Anna ends her turn", begins(bruno)),
    ...decided(bruno, "Bruno plays Decoy."),
    ...decided(bruno, "Bruno takes Zombie."),
  ];
  const sitting = (more = {}) =>
    ({
      decision: signal({}),
      mine: signal([anna]),
      lines: signal(lines),
      seats: signal([{ name: "Anna" }, { name: "Bruno" }]),
      ...more,
    }) as unknown as Sitting;
  const show = (one: Sitting) =>
    act(() =>
      render(
        <PlayProvider value={playOf()}>
          <Since sitting={one} />
        </PlayProvider>,
        place,
      ),
    );
  const buttons = () => [...place.querySelectorAll("button")];

  beforeEach(() => {
    render(null, place);
    document.body.replaceChildren(place);
  });

  test("is one line that unfolds turn by turn, and can be put away", async () => {
    await show(sitting());
    const told = `${say("page-since")} Bruno plays Decoy. Bruno takes Zombie. `;
    expect(place.querySelector(".since-words")?.textContent).toBe(told);
    expect(place.querySelector(".since-told")).toBeNull();
    await act(() => buttons()[0]!.click());
    expect(place.querySelector(".since-told .player")?.textContent).toBe("Bruno");
    expect(place.querySelectorAll(".since-told ul li")).toHaveLength(2);
    await act(() => buttons()[1]!.click());
    expect(place.textContent).toBe("");
  });

  test("is not there while one is asked nothing, nor for who looks on", async () => {
    await show(sitting({ decision: signal(null) }));
    expect(place.textContent).toBe("");
    await show(sitting({ mine: signal([]) }));
    expect(place.textContent).toBe("");
  });
});
