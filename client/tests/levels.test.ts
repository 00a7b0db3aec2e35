import { expect, test } from "vitest";
import { levelName, levelsOf } from "../src/words/levels";

const game = { levels: { easy: ["random"], hard: ["hunter"] }, guests: ["ada"] };

test("bots are asked for by level, and those of whoever runs the server by name", () => {
  expect(levelsOf(game)).toEqual(["easy", "hard", "ada"]);
});

test("a level has a name in words, a bot of no level its own", () => {
  expect(levelName(game, "hard")).toBe("hard");
  expect(levelName({ levels: { normal: [] } }, "normal")).toBe("normal");
  expect(levelName(game, "ada")).toBe("ada");
  expect(levelName(game, "money")).toBe("money");
});
