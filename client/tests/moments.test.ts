import { describe, expect, test } from "vitest";
import { eventsOf, momentsOf, withChanges } from "../src/board/moments";
import type { Change } from "../src/protocol/types";

const view = { phase: "hunt", hunters: [{ hand: ["bullet", "zombie"], turns: 1 }, { hand: null }], trash: [] };

describe("changes", () => {
  test.each<[Change, unknown]>([
    [[["phase"], "end"], { ...view, phase: "end" }],
    [[["hunters", 0, "turns"], 2], { ...view, hunters: [{ ...view.hunters[0], turns: 2 }, { hand: null }] }],
    [[["trash"]], { phase: "hunt", hunters: view.hunters }],
    [[["new"], { a: 1 }], { ...view, new: { a: 1 } }],
    [[["trash"], 0, 0, ["bullet"]], { ...view, trash: ["bullet"] }],
    [[["hunters", 0, "hand"], 1, 1, []], { ...view, hunters: [{ hand: ["bullet"], turns: 1 }, { hand: null }] }],
    [[["hunters", 1, "hand"], ["magazine"]], { ...view, hunters: [view.hunters[0], { hand: ["magazine"] }] }],
    [[[], { phase: "over" }], { phase: "over" }],
  ])("%j", (change, expected) => {
    const before = structuredClone(view);
    expect(withChanges(view, [change])).toEqual(expected);
    expect(view).toEqual(before);
  });

  test("come one after another, and leave alone what they do not name", () => {
    const after = withChanges(view, [
      [["trash"], 0, 0, ["bullet"]],
      [["trash"], 1, 0, ["zombie"]],
    ]) as typeof view;
    expect(after.trash).toEqual(["bullet", "zombie"]);
    expect(after.hunters).toBe(view.hunters);
  });
});

describe("moments", () => {
  const told = {
    events: [],
    moments: [
      { event: { type: "Aimed" }, changes: [[["phase"], "aim"]] as Change[] },
      { event: { type: "Said" } },
      { changes: [[["phase"], "shoot"]] as Change[] },
    ],
  };

  test("each show the view after it", () => {
    expect(momentsOf(view, told)).toEqual([
      { view: { ...view, phase: "aim" }, event: { type: "Aimed" } },
      { view: { ...view, phase: "aim" }, event: { type: "Said" } },
      { view: { ...view, phase: "shoot" }, event: null },
    ]);
  });

  test("tell what happened, as whole positions do", () => {
    expect(eventsOf(told)).toEqual([{ type: "Aimed" }, { type: "Said" }]);
    expect(eventsOf({ events: [{ type: "Drew" }] })).toEqual([{ type: "Drew" }]);
    expect(momentsOf(view, { events: [{ type: "Drew" }] })).toEqual([]);
    expect(momentsOf(view, { changes: [[["phase"], "end"]] })).toEqual([
      { view: { ...view, phase: "end" }, event: null },
    ]);
  });
});
