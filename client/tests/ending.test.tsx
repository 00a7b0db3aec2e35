import { render } from "preact";
import { act } from "preact/test-utils";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { PlayProvider } from "../src/board/play";
import { EndedBar, Ending } from "../src/ending/Ending";
import { headlineOf, moodOf } from "../src/ending/headline";
import { compared } from "../src/ending/Ladder";
import { rays, skyline } from "../src/ending/Scene";
import { api } from "../src/protocol/api";
import type { Outcome, Rung, SummaryInfo } from "../src/protocol/types";
import { playOf } from "./playing";
import { info } from "./wire";

const place = document.createElement("div");
const all = (what: string) => [...place.querySelectorAll<HTMLElement>(what)];
const seats = info().seats;
const outcome = (winners: number[], scores = [3, 3]): Outcome => ({ winners, scores, ending: "three_piles" });

const rung = (what: string, more: Partial<Rung> = {}): Rung => ({
  what,
  clause: "ZN-9.7",
  seats: [],
  figures: [],
  best: [],
  decides: false,
  ...more,
});
const LADDER = [
  rung("points", { seats: [0, 1], figures: [3, 3], best: [0, 1] }),
  rung("turns", { seats: [0, 1], figures: [5, 4], best: [1], decides: true }),
  rung("together"),
];
const SUMMARY: SummaryInfo = {
  why: "Bruno has 3 points, as Anna has.",
  marks: [
    [0, 5, "seat", 1],
    [23, 27, "seat", 0],
  ],
  clause: "ZN-9.7",
  ladder: LADDER,
  scored: true,
  reckoning: [[{ what: "card-zombie", count: 3, each: 1, points: 3 }], []],
  course: {
    points: [
      [3, 3],
      [3, 3],
    ],
  },
  numbers: [0, 9],
  turns: [0, 9],
};

async function show(summary: SummaryInfo, mine: number[], ended = outcome([1])): Promise<void> {
  vi.spyOn(api, "summary").mockResolvedValue(summary);
  const table = info({ phase: "over", outcome: ended, seed: "1", commitment: "x" });
  await act(async () => {
    render(
      <PlayProvider value={playOf()}>
        <Ending info={table} link="" mine={mine} next={<a class="next" />} seeTable={() => undefined} />
      </PlayProvider>,
      place,
    );
    await Promise.resolve();
  });
  await act(() => Promise.resolve());
}

beforeEach(() => {
  render(null, place);
  document.body.replaceChildren(place);
});

describe("how it ended is said", () => {
  test("to a winner, to a loser, and to somebody who looks on", () => {
    expect(headlineOf(outcome([1]), seats, [1])).toBe("Bruno, you win!");
    expect(headlineOf(outcome([1]), seats, [0])).toBe("Bruno wins, you lose");
    expect(headlineOf(outcome([1]), seats, [])).toBe("Bruno wins!");
    expect(headlineOf(outcome([0, 1]), seats, [0])).toBe("You win together, Anna and Bruno!");
    expect(headlineOf(outcome([]), seats, [0])).toBe("Nobody wins.");
  });

  test("to two at one device as to those who look on", () => {
    expect(headlineOf(outcome([1]), seats, [0, 1])).toBe("Bruno wins!");
  });

  test("by dawn, a blood moon or a quiet night", () => {
    expect(moodOf(outcome([1]), [1])).toBe("dawn");
    expect(moodOf(outcome([1]), [0])).toBe("blood");
    expect(moodOf(outcome([1]), [])).toBe("night");
    expect(moodOf(outcome([1]), [0, 1])).toBe("dawn");
  });

  test("with the fact that decided it, and the rule", async () => {
    await show(SUMMARY, [0]);
    expect(all(".ending.blood .ending-scene")).toHaveLength(1);
    expect(all(".ending-why")[0]!.textContent).toContain(SUMMARY.why);
    expect(all(".ending-why .clause")[0]!.textContent).toBe("ZN-9.7");
    expect(all(".ending-actions > .next")).toHaveLength(1);
  });

  test("in one line below the last position", async () => {
    const back = vi.fn();
    await act(() => render(<EndedBar info={info({ outcome: outcome([1]) })} mine={[]} back={back} />, place));
    expect(place.textContent).toContain("Bruno wins!");
    all("button")[0]!.click();
    expect(back).toHaveBeenCalledOnce();
  });
});

describe("the ladder", () => {
  test("has each rung with what was compared, and the one that decided lit", async () => {
    await show(SUMMARY, [0]);
    expect(
      all(".ending-ladder li").map((one) => [one.className, one.querySelector(".ending-rung")!.textContent]),
    ).toEqual([
      ["", "Anna 3 and Bruno 3"],
      ["decides", "Bruno 4 · Anna 5 is out"],
      ["idle", "not needed"],
    ]);
    expect(all(".ending-rule")[0]!.textContent).toBe("ZN-9.7");
  });

  test("names who wins together where nothing is counted any more", () => {
    expect(compared(rung("together", { seats: [0, 1], best: [0, 1], decides: true }), ["Anna", "Bruno"])).toBe(
      "Anna and Bruno",
    );
  });

  test("is not there where nobody was level", async () => {
    const [points] = LADDER;
    await show({ ...SUMMARY, ladder: [{ ...points!, best: [1], decides: true }, ...LADDER.slice(2)] }, []);
    expect(all(".ending-ladder")).toEqual([]);
  });
});

describe("scores", () => {
  test("stand with the winner first, in the colours of the seats", async () => {
    await show(SUMMARY, []);
    expect(all(".ending-scores > li").map((one) => [one.dataset.seat, one.className])).toEqual([
      ["1", "winner"],
      ["0", ""],
    ]);
    expect(all(".ending-score").map((one) => one.textContent)).toEqual(["3 points", "3 points"]);
    expect(all("polyline").map((line) => line.dataset.seat)).toEqual(["0", "1"]);
  });

  test("of a game that is just won or lost are no points", async () => {
    await show({ ...SUMMARY, scored: false, ladder: [] }, [], outcome([1], [0, 1]));
    expect(all(".ending-score")).toEqual([]);
    expect(place.textContent).not.toContain("1 point");
    expect(all(".ending-stood dd").map((one) => one.textContent)).toEqual(["3", "3"]);
  });
});

test("the town is one outline from edge to edge, and the sun shines over it", () => {
  expect(
    skyline(
      [
        [100, 20, "gable"],
        [200, 30, "chimney"],
      ],
      50,
    ),
  ).toBe("M0,50 L0,30 L50,8 L100,30 L100,20 H150 v-20 h12 v20 H200 V50 Z");
  expect(rays()).toHaveLength(17);
});
