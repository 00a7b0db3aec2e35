import { signal } from "@preact/signals";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Answers } from "../src/board/answers";
import type { DecisionInfo, Option, SeenInfo } from "../src/protocol/types";
import { playOf } from "./playing";

const decision = signal<DecisionInfo | null>(null);
const seen = signal<SeenInfo | null>(null);
let chosen: string[];
let answers: Answers;
let stop: () => void;

function ask(number: number, options: readonly Option[]): void {
  seen.value = { eyes: 0, number, turn: 1, deciding: 0, decision: null };
  decision.value = { seat: 0, kind: "move", options: [...options], about: {} };
}

beforeEach(() => {
  chosen = [];
  ask(1, [["go", "a"], ["go", "b"], ["stop"]]);
  const play = playOf({
    seen,
    decision,
    choose: (option) => {
      chosen.push(option.join(" "));
      decision.value = null;
      return Promise.resolve();
    },
  });
  answers = new Answers(play);
  stop = answers.watch();
});

afterEach(() => stop());

describe("several answers", () => {
  it("are given one after another, each when it is asked for", () => {
    answers.give([[["go", "a"]], [["go", "b"]]]);
    expect(chosen).toEqual(["go a"]);
    ask(2, [["go", "b"], ["stop"]]);
    expect(chosen).toEqual(["go a", "go b"]);
    expect(answers.waiting.value).toEqual([]);
  });

  it("are left out where they are not legal when it comes to them", () => {
    answers.give([[["go", "c"]], [["go", "b"]], [["go", "a"]], [["stop"]]]);
    expect(chosen).toEqual(["go b"]);
    ask(2, [["stop"]]);
    expect(chosen).toEqual(["go b", "stop"]);
  });

  it("may be the first that is legal of several", () => {
    answers.give([
      [
        ["go", "c"],
        ["go", "b"],
        ["go", "a"],
      ],
    ]);
    expect(chosen).toEqual(["go b"]);
  });

  it("are forgotten as soon as something else is asked", () => {
    answers.give([[["go", "a"]], [["go", "b"]]]);
    ask(2, [["pass"]]);
    ask(3, [["go", "b"]]);
    expect(chosen).toEqual(["go a"]);
  });

  it("are forgotten when anybody has decided anything in between", () => {
    answers.give([[["go", "a"]], [["go", "b"]]]);
    ask(5, [["go", "b"]]);
    expect(chosen).toEqual(["go a"]);
  });

  it("are forgotten when one of them is refused", () => {
    const before = decision.value;
    answers.give([[["go", "a"]], [["go", "b"]]]);
    decision.value = before;
    expect(chosen).toEqual(["go a"]);
    expect(answers.waiting.value).toEqual([]);
  });
});
