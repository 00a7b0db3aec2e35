/** A long replay comes in pages, and is shown as one. */

import { afterEach, expect, test, vi } from "vitest";
import { api } from "../src/protocol/api";

afterEach(() => vi.unstubAllGlobals());

const PAGES = [
  { numbers: [0, 1], next: "1" },
  { numbers: [2, 3], next: "3" },
  { numbers: [4], next: null },
];

function answer({ numbers, next }: (typeof PAGES)[number]): Response {
  const lines = numbers.map((number) => `${JSON.stringify({ number })}\n`);
  return new Response(lines.join(""), { headers: next === null ? {} : { "Deadtown-Next": next } });
}

test("the page asks for the rest until there is none", async () => {
  const asked: URLSearchParams[] = [];
  const pages = [...PAGES];
  vi.stubGlobal("fetch", (url: URL) => {
    asked.push(url.searchParams);
    return Promise.resolve(answer(pages.shift()!));
  });
  const frames = await api.replay("t", "own");
  expect(frames.map((frame) => frame.number)).toEqual([0, 1, 2, 3, 4]);
  expect(asked.map((query) => query.get("since"))).toEqual([null, "1", "3"]);
  expect(new Set(asked.map((query) => query.get("views")))).toEqual(new Set(["moments"]));
});
