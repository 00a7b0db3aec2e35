import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, describe, expect, test, vi } from "vitest";
import { Analysing, sameShare } from "../src/analysis/analysing";
import { AnalysisDialog } from "../src/analysis/AnalysisDialog";
import { AnalysisNote } from "../src/analysis/AnalysisNote";
import { bandOf, chanceAt, curveOf, firstOfTeams, numberAt, pointAt } from "../src/analysis/curve";
import { api, Unreachable } from "../src/protocol/api";
import type { AnalysisLine, JudgedInWords, Outlook } from "../src/protocol/types";
import { info } from "./wire";

const FRAME = { left: 10, top: 0, width: 100, height: 100 };
const place = document.createElement("div");
document.body.append(place);
const { seats } = info();

const outlook = (number: number, chance: number, eyes: number | null = 0, margin = 0.1): Outlook => ({
  found: "outlook",
  number,
  turn: 1,
  eyes,
  chances: [chance, 1 - chance],
  margin,
});

const judged = (number: number, cost: number, more: Partial<JudgedInWords> = {}): JudgedInWords => ({
  found: "judged",
  number,
  turn: 1,
  seat: 0,
  kind: "hunt",
  options: 3,
  chosen: ["take", "bullet"],
  better: ["take", "rounds"],
  chances: [0.6, 0.4],
  left: [0.6 - cost, 0.4 + cost],
  cost,
  margin: 0.02,
  costly: cost > 0.02,
  playouts: 100,
  chosen_words: "Take Bullet",
  better_words: "Take Rounds",
  ...more,
});

const OUTLINE: AnalysisLine = { found: "outline", decisions: 4, moments: 3, last: 20, teams: [0, 1] };
const SUMMARY: AnalysisLine = {
  found: "summary",
  seats: [
    { seat: 0, decisions: 4, same: 3, costly: 1, cost: 0.3, margin: 0.05 },
    { seat: 1, decisions: 0, same: 0, costly: 0, cost: 0, margin: 0 },
  ],
  costliest: [{ number: 8, seat: 0 }],
};

function analysing(...lines: AnalysisLine[]): Analysing {
  const made = new Analysing("t", "");
  made.take(lines);
  return made;
}

afterEach(() => {
  render(null, place);
  vi.restoreAllMocks();
});

describe("what comes in", () => {
  test("what is found out later about a decision takes the place of what was", () => {
    const one = analysing(OUTLINE, judged(3, 0.4), judged(8, 0.2), judged(3, 0.05));
    expect(one.costliest.value.map(({ number }) => number)).toEqual([8, 3]);
    expect(one.share).toBe(0.5);
  });

  test("in a window several may decide at once", () => {
    const one = analysing(OUTLINE, judged(3, 0.4), judged(3, 0.1, { seat: 1 }));
    expect(one.at(3).map(({ seat }) => seat)).toEqual([0, 1]);
  });

  test("only what is costly is listed", () => {
    expect(analysing(OUTLINE, judged(1, 0.1, { costly: false }), judged(2, 0.1)).listed).toHaveLength(1);
  });

  test("it is asked for once, and ends with the summary", async () => {
    const asked = vi.spyOn(api, "analysis").mockImplementation((_table, _link, _leaving, take) => {
      take([OUTLINE, judged(1, 0)]);
      take([SUMMARY]);
      return Promise.resolve();
    });
    const one = new Analysing("t", "secret");
    one.begin();
    one.begin();
    await vi.waitFor(() => expect(one.stage.value).toBe("over"));
    expect(asked).toHaveBeenCalledOnce();
    expect(asked.mock.calls[0]!.slice(0, 2)).toEqual(["t", "secret"]);
  });

  test.each([
    ["without a summary it was broken off", [OUTLINE], "failed"],
    ["it says so when it took too long", [OUTLINE, { found: "stopped" }], "stopped"],
  ] as const)("%s", async (_, lines, stage) => {
    vi.spyOn(api, "analysis").mockImplementation((_table, _link, _leaving, take) => {
      take([...lines]);
      return Promise.resolve();
    });
    const one = new Analysing("t", "");
    one.begin();
    await vi.waitFor(() => expect(one.stage.value).toBe(stage));
  });

  test("what failed may be asked for again", async () => {
    const asked = vi.spyOn(api, "analysis").mockRejectedValueOnce(new Unreachable("gone")).mockResolvedValue();
    const one = new Analysing("t", "");
    one.begin();
    await vi.waitFor(() => expect(one.stage.value).toBe("failed"));
    expect(one.problem.value).not.toBe("");
    one.begin();
    expect(asked).toHaveBeenCalledTimes(2);
  });

  test("who leaves hangs up", () => {
    let leaving: AbortSignal | undefined;
    vi.spyOn(api, "analysis").mockImplementation((_table, _link, signal) => {
      leaving = signal;
      return new Promise(() => undefined);
    });
    const one = new Analysing("t", "");
    one.begin();
    one.leave();
    expect(leaving?.aborted).toBe(true);
  });

  test("lines are read as they come, however they are cut", async () => {
    const text = `${JSON.stringify(OUTLINE)}\n\n${JSON.stringify(judged(2, 0.1))}\n`;
    const bytes = new TextEncoder().encode(text);
    const body = new ReadableStream({
      start(stream) {
        for (let start = 0; start < bytes.length; start += 7) stream.enqueue(bytes.slice(start, start + 7));
        stream.close();
      },
    });
    vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response(body));
    const taken: AnalysisLine[] = [];
    await api.analysis("t", "", new AbortController().signal, (lines) => taken.push(...lines));
    expect(taken).toEqual([OUTLINE, judged(2, 0.1)]);
  });
});

describe("the curve", () => {
  test("goes across by decisions and up by chances", () => {
    expect(pointAt(0, 0, 20, FRAME)).toEqual({ x: 10, y: 100 });
    expect(pointAt(20, 1, 20, FRAME)).toEqual({ x: 110, y: 0 });
    expect(curveOf([outlook(0, 0.5), outlook(10, 0.75)], 0, 20, FRAME)).toBe("10,50 60,25");
  });

  test("has a band about it that ends at none and at certain", () => {
    expect(bandOf([outlook(0, 0.95)], 0, 20, FRAME)).toBe("10,0 10,15");
  });

  test("is read between its points in proportion", () => {
    const curve = [outlook(0, 0.2), outlook(10, 0.6)];
    expect(chanceAt(curve, 0, 5)).toBeCloseTo(0.4);
    expect(chanceAt(curve, 1, 10)).toBeCloseTo(0.4);
    expect(chanceAt(curve, 0, 99)).toBe(0.6);
    expect(chanceAt([], 0, 5)).toBeNull();
  });

  test("leads back to decisions", () => {
    expect([numberAt(60, 20, FRAME), numberAt(-5, 20, FRAME), numberAt(500, 20, FRAME)]).toEqual([10, 0, 20]);
  });

  test("is one for each team", () => {
    expect(firstOfTeams([0, 1, 0, 1, 2])).toEqual([0, 1, 4]);
  });
});

describe("the window", () => {
  const goTo = vi.fn();
  const close = vi.fn();

  async function show(...lines: AnalysisLine[]): Promise<void> {
    goTo.mockClear();
    const shown = analysing(...lines);
    shown.stage.value = "over";
    await act(() =>
      render(
        <AnalysisDialog
          analysing={shown}
          seats={seats}
          eyes={0}
          here={4}
          turnOf={(number) => (number > 5 ? 2 : null)}
          goTo={goTo}
          close={close}
        />,
        place,
      ),
    );
  }

  test("lists what cost most first, and leads there", async () => {
    await show(OUTLINE, outlook(0, 0.5), outlook(20, 1), judged(3, 0.05), judged(8, 0.3), SUMMARY);
    const listed = [...place.querySelectorAll<HTMLElement>(".analysis-costliest button")];
    expect(listed.map((one) => one.textContent)).toEqual([
      expect.stringContaining("Take Bullet"),
      expect.stringContaining("Take Rounds"),
    ]);
    expect(listed[0]!.textContent).toMatch(/2.*8.*30.*2/);
    listed[0]!.click();
    expect(goTo).toHaveBeenCalledWith(8);
    expect(close).toHaveBeenCalled();
  });

  test("marks it on the curve, which can be read as a table, too", async () => {
    await show(OUTLINE, outlook(0, 0.5), outlook(10, 0.7), outlook(20, 1, 0, 0), judged(8, 0.3), SUMMARY);
    expect(place.querySelectorAll(".analysis-mark")).toHaveLength(1);
    expect(place.querySelector("svg[role=img] desc")?.textContent).toContain("100");
    const rows = [...place.querySelectorAll("details tbody tr")].map((row) => row.textContent);
    expect(rows).toHaveLength(3);
    expect(rows[1]).toMatch(/^10.*70.*10.*30/);
  });

  test("shows the curve through the eyes that one chooses", async () => {
    await show(OUTLINE, outlook(0, 0.5, 0), outlook(0, 0.9, null), outlook(20, 0.4, null), SUMMARY);
    expect(place.querySelectorAll("details tbody tr")).toHaveLength(1);
    const select = place.querySelector("select")!;
    select.value = "spectator";
    await act(() => void select.dispatchEvent(new Event("change")));
    expect(place.querySelectorAll("details tbody tr")).toHaveLength(2);
  });

  test("says how well everybody decided", async () => {
    await show(OUTLINE, outlook(0, 0.5), SUMMARY);
    expect(place.querySelector(".analysis-curve table")?.textContent).toMatch(/75.*30/);
    expect(sameShare({ seat: 1, decisions: 0, same: 0, costly: 0, cost: 0, margin: 0 })).toBe(100);
  });
});

test("what cost much is said beside the moment, and nothing of the rest", async () => {
  const shown = analysing(OUTLINE, judged(8, 0.3), judged(9, 0));
  const note = async (here: number) => {
    await act(() => render(<AnalysisNote analysing={shown} seats={seats} here={here} />, place));
    return place.textContent;
  };
  expect(await note(8)).toContain("Take Rounds");
  expect(await note(9)).toBe("");
});
