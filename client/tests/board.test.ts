import { beforeEach, expect, test, vi } from "vitest";
import { shelf } from "../src/games/shelf";
import "../src/games/zombinion/board"; // So that nothing but the catalogue is awaited.
import { catalogue } from "../src/games/zombinion/catalogue";
import { Unreachable } from "../src/protocol/api";

interface Asked {
  answer: (response: Response) => void;
  miss: (problem: Error) => void;
}

/** What was asked of the server, which answers when the test says so. */
const asked: Asked[] = [];

beforeEach(() => {
  vi.stubGlobal("fetch", () => new Promise<Response>((answer, miss) => asked.push({ answer, miss })));
});

test("a board is found when all that is on its cards is known, and asked for again when it did not come", async () => {
  const missed = shelf.findBoard("zombinion", false);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  asked[0]!.miss(new TypeError("nobody there"));
  await expect(missed).rejects.toThrow(Unreachable);

  let found = false;
  const board = shelf.findBoard("zombinion", false).then(() => (found = true));
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  expect(found).toBe(false);
  asked[1]!.answer(Response.json({ catalogue: { cards: [], sets: {}, set_size: 10 } }));
  await board;
  expect(catalogue.value).toEqual({ cards: [], sets: {}, set_size: 10 });
});

test("the general view needs nothing", async () => {
  const before = asked.length;
  await shelf.findBoard("zombinion", true);
  expect(asked).toHaveLength(before);
});
