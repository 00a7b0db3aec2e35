import { render } from "preact";
import { act } from "preact/test-utils";
import { expect, test, vi } from "vitest";
import { ShelfProvider, type Shelf } from "../src/board/shelf";
import { GameCard } from "../src/landing/GameCard";
import { playNow } from "../src/landing/making";
import type { GameInfo } from "../src/protocol/types";
import { say } from "../src/words/language";

vi.mock("../src/landing/making", () => ({ playNow: vi.fn(), playWithFriends: vi.fn(), rivalsIn: () => 2 }));

const game = {
  name: "chess",
  title: "Chess",
  seats: [2, 3],
  minutes: [],
  roles: [],
  lesson: false,
} as unknown as GameInfo;
const shelf = { coverOf: () => undefined } as unknown as Shelf;

test("what was pressed says that it is on its way, and nothing else can be begun meanwhile", async () => {
  const place = document.createElement("div");
  let made: () => void = () => undefined;
  vi.mocked(playNow).mockReturnValue(new Promise((done) => (made = done)));
  await act(() =>
    render(
      <ShelfProvider value={shelf}>
        <GameCard game={game} />
      </ShelfProvider>,
      place,
    ),
  );
  const [play, friends] = place.querySelectorAll<HTMLElement>(".game-card button");
  await act(() => play!.click());
  expect(play!.textContent).toContain(say("page-one-moment"));
  expect(friends!.textContent).toContain(say("page-friends"));
  expect(friends!.getAttribute("aria-disabled")).toBe("true");
  await act(() => play!.click());
  expect(playNow).toHaveBeenCalledOnce();
  await act(async () => {
    made();
    await Promise.resolve();
  });
  expect(play!.textContent).not.toContain(say("page-one-moment"));
  expect(friends!.getAttribute("aria-disabled")).toBe("false");
});
