import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { expect, test, vi } from "vitest";
import { PlayProvider } from "../src/board/play";
import { SeatBadge } from "../src/board/SeatBadge";
import type { SeatInfo, SeenInfo, Thinking } from "../src/protocol/types";
import { Sitting } from "../src/table/sitting";
import { say } from "../src/words/language";
import { playOf } from "./playing";
import { state } from "./wire";

const calls = await vi.hoisted(async () => (await import("./wire")).wire());

vi.mock("../src/protocol/server", () => ({ connection: calls.connection }));

const otis: SeatInfo = {
  seat: 1,
  who: "bot",
  player: "",
  name: "Otis",
  bot: "search:1000",
  here: false,
  bank: null,
  role: "",
  style: "",
  kept: "",
  kept_name: "",
};
const thinking = (more: Partial<Thinking> = {}): Thinking => ({
  type: "thinking",
  table: "t",
  number: 7,
  seat: 1,
  playouts: 340,
  share: 0.34,
  budget: 1000,
  ...more,
});

async function bar(thought: Thinking | null): Promise<HTMLProgressElement | null> {
  const seen = { eyes: 0, number: 7, turn: 1, deciding: 1, decision: null } as SeenInfo;
  const play = playOf({ seen: signal(seen), thought: signal(thought) });
  const place = document.createElement("div");
  const badge = (
    <PlayProvider value={play}>
      <SeatBadge seat={otis} />
    </PlayProvider>
  );
  await act(() => render(badge, place));
  return place.querySelector("progress");
}

test("the badge of a bot that thinks shows how far it has come", async () => {
  const shown = await bar(thinking());
  expect(shown?.value).toBeCloseTo(0.34);
  expect(shown?.getAttribute("aria-label")).toBe(say("page-thought", { done: 340, all: 1000 }));
});

test("where only time is limited, nobody knows how many games there will be", async () => {
  const shown = await bar(thinking({ budget: undefined }));
  expect(shown?.title).toBe(say("page-thought-so-far", { done: 340 }));
});

test.each([
  ["nothing was told", null],
  ["it was about another decision", thinking({ number: 6 })],
  ["it was about another seat", thinking({ seat: 0 })],
])("there is no bar where %s", async (_, thought) => {
  expect(await bar(thought)).toBeNull();
});

test("a table keeps what was told last", () => {
  const sitting = new Sitting("t", "");
  sitting.watch();
  calls.tell(state());
  for (const playouts of [100, 200]) calls.tell(thinking({ playouts }));
  expect(sitting.thought.value?.playouts).toBe(200);
});
