import { expect, test } from "vitest";
import { legalAmong, textOf, wishToExplain } from "../src/board/options";
import type { DecisionInfo } from "../src/protocol/types";

const decision: DecisionInfo = {
  seat: 0,
  kind: "gain_one",
  options: [
    ["gain", "rounds"],
    ["gain", "zombie"],
  ],
  about: {},
  texts: ["Gain Rounds", "Gain Zombie"],
};

test("of what a thing may mean, what is legal now is meant", () => {
  const wishes = [
    ["take", "rounds"],
    ["gain", "rounds"],
  ];
  expect(legalAmong(decision, wishes)).toEqual(["gain", "rounds"]);
  expect(legalAmong(decision, [["take", "rounds"]])).toBeUndefined();
  expect(legalAmong(null, wishes)).toBeUndefined();
});

test("what is not legal is explained by what is asked for now", () => {
  const wishes = [
    ["take", "magazine"],
    ["gain", "magazine"],
  ];
  expect(wishToExplain(decision, wishes)).toEqual(["gain", "magazine"]);
  expect(wishToExplain(null, wishes)).toEqual(["take", "magazine"]);
});

test("an option has the words that the server gave it", () => {
  expect(textOf(decision, ["gain", "zombie"])).toBe("Gain Zombie");
  expect(textOf({ ...decision, texts: [] }, ["gain", "zombie"])).toBe("gain zombie");
});
