import { expect, test, vi } from "vitest";
import { Stage } from "../src/board/stage";
import { shelf } from "../src/games/shelf";
import { sound } from "../src/sounds";

vi.mock("../src/sounds", () => ({ sound: vi.fn() }));

/** What is heard when these things happen on a board. */
async function heard(game: string, plain: boolean, ...types: string[]): Promise<unknown[]> {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ catalogue: { cards: [] } })));
  const stage = new Stage();
  stage.showAs(await shelf.findBoard(game, plain));
  vi.mocked(sound).mockClear();
  stage.perform({ events: types.map((type) => ({ type })), eyes: null, apply: () => undefined });
  stage.skip();
  return vi.mocked(sound).mock.calls.flat();
}

test("each game says which of its events sound, and how", async () => {
  expect(await heard("zombinion", true, "Drew", "Scored", "Shuffled", "GameEnded")).toEqual(["card", "shuffle", "end"]);
  expect(await heard("zombiaki", true, "Played", "Died", "Ended")).toEqual(["card", "end"]);
});

test("a game is heard on its own board as in words", async () => {
  for (const plain of [false, true]) expect(await heard("zombinion", plain, "Took")).toEqual(["card"]);
});

test("of a game that says nothing about it nothing is heard", () => {
  const stage = new Stage();
  stage.showAs({ choreography: () => [] });
  vi.mocked(sound).mockClear();
  stage.perform({ events: [{ type: "Drew" }], eyes: null, apply: () => undefined });
  stage.skip();
  expect(sound).not.toHaveBeenCalled();
});
