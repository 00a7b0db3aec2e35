import { describe, expect, test } from "vitest";
import { commonBeginning, FEW, groupsOf } from "../src/games/general/grouping";
import type { Option } from "../src/protocol/types";

const SPACES = ["a1", "a2", "a3", "b1", "b2", "b3"];
const options: Option[] = [
  ...SPACES.map((space): Option => ["play", "sniper", space]),
  ...SPACES.flatMap((from) => SPACES.map((to): Option => ["play", "gasoline", from, 1, to, 2])),
  ["end"],
];
const texts = options.map(([verb, card, ...rest]) =>
  verb === "end" ? "End the turn" : `Play ${String(card)} on ${rest.join(", ")}`,
);
const all = options.map((_, place) => place);

describe("options of the general view", () => {
  test("that are few stand each for itself, in their order and words", () => {
    const few = all.slice(0, 3);
    expect(groupsOf(options, texts, few).map(({ label }) => label)).toEqual(texts.slice(0, 3));
  });

  test("that are many are put together by verb and thing, none is lost, and one alone needs no group", () => {
    const groups = groupsOf(options, texts, all);
    expect(groups.map(({ label, places }) => [label, places.length])).toEqual([
      ["Play sniper on", 6],
      ["Play gasoline on", 36],
      ["End the turn", 1],
    ]);
    expect(groups.flatMap(({ places }) => places)).toEqual(all);
  });

  test("of a group that is still too large are parted by what comes next", () => {
    const [, gasoline] = groupsOf(options, texts, all);
    const groups = groupsOf(options, texts, gasoline!.places, gasoline!.depth);
    expect(groups.map(({ label }) => label)).toEqual(SPACES.map((space) => `Play gasoline on ${space}, 1`));
    expect(groups.every(({ places }) => places.length === 6)).toBe(true);
  });

  test("that differ in the last part only come to an end", () => {
    const same = Array.from({ length: FEW + 1 }, (_, number): Option => ["cut", "deck", number]);
    expect(groupsOf(same, [], [...same.keys()])).toHaveLength(FEW + 1);
  });
});

test("what texts begin with ends with a word", () => {
  expect(commonBeginning(["Move from A1 to A2", "Move from A1 to B1"])).toBe("Move from A1 to");
  expect(commonBeginning(["Play: one", "Play: another"])).toBe("Play");
  expect(commonBeginning(["one", "other"])).toBe("");
});
