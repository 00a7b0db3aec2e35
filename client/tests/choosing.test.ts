import { describe, expect, it } from "vitest";
import {
  completed,
  nextParts,
  openOptions,
  sharedStart,
  withoutLast,
  withoutPart,
  withPart,
} from "../src/board/choosing";
import { verbsFor } from "../src/board/options";
import type { Option } from "../src/protocol/types";

const GASOLINE: Option[] = [
  ["play", "gasoline", "c3", 1],
  ["play", "gasoline", "c3", 1, "c2", 1],
  ["play", "gasoline", "c3", 1, "c2", 2],
  ["play", "gasoline", "c2", 1],
  ["play", "gasoline", "c2", 2],
  ["play", "gasoline", "c2", 2, "c3", 1],
];
const NET: Option[] = [
  ["play", "net", "b3"],
  ["play", "net", "b2"],
  ["play", "net", "b3", "b2"],
  ["play", "net", "b2", "a2"],
  ["play", "net", "a2"],
  ["play", "net", "b3", "b2", "a2"],
];
const FLAMES: Option[] = [
  ["play", "flamethrower", "a4", 1],
  ["play", "flamethrower", "a4", 2],
  ["play", "flamethrower", "a4", 1, "b4", 1, "c4", 1],
  ["play", "flamethrower", "a4", 2, "b4", 1, "c4", 1],
  ["play", "flamethrower", "a4", 2, "b4", 1, "c4", 2],
  ["play", "flamethrower", "c4", 1],
];
const MIXED: Option[] = [
  ["play", "wall_5", "a4"],
  ["play", "wall_5", "b4"],
  ["play", "shot_1", "b", "creature"],
  ["play", "shot_1", "b", "car"],
  ["play", "shot_1", "c"],
  ["play", "get_back"],
  ["order", "b3", "b4"],
];

/** Every option that clicking can lead to, as text: each part that is offered is tried. */
function reached(options: readonly Option[], start: Option, grouped = false): Set<string> {
  const found = new Set<string>();
  const seen = new Set<string>();
  const walk = (chosen: Option) => {
    if (seen.has(chosen.join(" "))) return;
    seen.add(chosen.join(" "));
    const whole = completed(options, chosen, grouped);
    if (whole) found.add(whole.join(" "));
    for (const part of nextParts(options, chosen, grouped)) walk(withPart(options, chosen, part, grouped));
  };
  walk(start);
  return found;
}

const texts = (options: readonly Option[]) => new Set(options.map((option) => option.join(" ")));

describe("options of several parts", () => {
  it("are reached by clicking, all of them and no other", () => {
    expect(reached(GASOLINE, ["play", "gasoline"])).toEqual(texts(GASOLINE));
    expect(reached(NET, ["play", "net"], true)).toEqual(texts(NET));
    expect(reached(FLAMES, ["play", "flamethrower"], true)).toEqual(texts(FLAMES));
    expect(reached(MIXED, ["play", "shot_1"])).toEqual(texts(MIXED.filter(([, card]) => card === "shot_1")));
  });

  it("offer each next part once, and nothing after the last", () => {
    expect(nextParts(MIXED, ["play", "shot_1"])).toEqual(["b", "c"]);
    expect(nextParts(MIXED, ["play", "shot_1", "b"])).toEqual(["creature", "car"]);
    expect(nextParts(MIXED, ["play", "get_back"])).toEqual([]);
    expect(openOptions(MIXED, ["play", "wall_5"])).toHaveLength(2);
  });

  it("are whole only where an option ends", () => {
    expect(completed(MIXED, ["play", "shot_1", "b"])).toBeUndefined();
    expect(completed(MIXED, ["play", "shot_1", "c"])).toEqual(["play", "shot_1", "c"]);
    expect(completed(GASOLINE, ["play", "gasoline", "c3", 1])).toEqual(["play", "gasoline", "c3", 1]);
  });

  it("take the number that must follow with the space", () => {
    expect(withPart(GASOLINE, ["play", "gasoline"], "c3")).toEqual(["play", "gasoline", "c3", 1]);
    expect(withPart(GASOLINE, ["play", "gasoline"], "c2")).toEqual(["play", "gasoline", "c2"]);
    expect(nextParts(GASOLINE, ["play", "gasoline", "c2"])).toEqual([1, 2]);
  });

  it("say what a first click begins", () => {
    expect(verbsFor(MIXED, "b3")).toEqual(["order"]);
    expect(verbsFor(MIXED, "wall_5")).toEqual(["play"]);
    expect(verbsFor(MIXED, "c3")).toEqual([]);
  });
});

describe("a group", () => {
  it("is put together in any order, and told in the order of the options", () => {
    expect(completed(NET, ["play", "net", "a2", "b2", "b3"], true)).toEqual(["play", "net", "b3", "b2", "a2"]);
    expect(completed(FLAMES, ["play", "flamethrower", "c4", 2, "a4", 2, "b4", 1], true)).toEqual(FLAMES[4]);
  });

  it("offers only what still fits, and is not whole in between", () => {
    expect(nextParts(NET, ["play", "net", "a2"], true)).toEqual(["b2", "b3"]);
    expect(completed(NET, ["play", "net", "a2", "b3"], true)).toBeUndefined();
    expect(nextParts(FLAMES, ["play", "flamethrower", "c4"], true)).toEqual([1, 2]);
    expect(nextParts(FLAMES, ["play", "flamethrower", "c4", 2, "a4"], true)).toEqual([2]);
  });
});

describe("taking back", () => {
  it("goes part by part, with the points, down to nothing", () => {
    expect(withoutLast(["play", "gasoline", "c3", 1, "c2", 2])).toEqual(["play", "gasoline", "c3", 1]);
    expect(withoutLast(["play", "gasoline", "c3", 1])).toEqual(["play", "gasoline"]);
    expect(withoutLast(["play", "gasoline"])).toEqual([]);
  });

  it("of a path takes what came after it too; of a group only that one", () => {
    const path: Option = ["play", "gasoline", "c3", 1, "c2", 2];
    expect(withoutPart(GASOLINE, path, 2)).toEqual(["play", "gasoline"]);
    expect(withoutPart(NET, ["play", "net", "a2", "b2", "b3"], 2, true)).toEqual(["play", "net", "b2", "b3"]);
    expect(withoutPart(NET, ["play", "net", "a2"], 1, true)).toEqual([]);
  });
});

it("what all options begin with need not be chosen", () => {
  const steps: Option[] = [
    ["step", "c3", "c2"],
    ["step", "c3", "b3"],
  ];
  expect(sharedStart(steps)).toEqual(["step", "c3"]);
  expect(sharedStart([...steps, ["step", "a1", "a2"]])).toEqual([]);
  expect(sharedStart([["hold", "b3"]])).toEqual([]);
});
