import { expect, test } from "vitest";
import type { Moved } from "../src/protocol/types";
import { linesOf, takeBack } from "../src/table/log";

const moved = (number: number, words: string[], clauses: string[] = []): Moved => ({
  type: "moved",
  table: "t",
  seq: number + 2,
  number,
  seat: 0,
  at: 1,
  events: [],
  words,
  clauses,
});

test("each line of a message has its clause", () => {
  const lines = linesOf(moved(3, ["Anna shuffles a new deck.", "Anna draws 2 cards."], ["ZN-7.2", ""]));
  expect(lines.map((line) => [line.text, line.clause, line.number])).toEqual([
    ["Anna shuffles a new deck.", "ZN-7.2", 3],
    ["Anna draws 2 cards.", "", 3],
  ]);
});

test("what came after the position that was gone back to is struck out, and nothing before it", () => {
  const lines = [1, 2, 3].flatMap((number) => linesOf(moved(number, [`move ${number}`])));
  const talk = { ...lines[0]!, number: null, text: "Anna sits down." };
  const struck = takeBack([...lines, talk], 1).filter((line) => line.undone);
  expect(struck.map((line) => line.text)).toEqual(["move 2", "move 3"]);
});
