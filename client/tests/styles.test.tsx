import { render } from "preact";
import { act } from "preact/test-utils";
import { expect, test } from "vitest";
import { PlayProvider } from "../src/board/play";
import { SeatBadge } from "../src/board/SeatBadge";
import { levelOf } from "../src/protocol/game";
import type { GameDetail, SeatInfo } from "../src/protocol/types";
import { playOf } from "./playing";
import { info } from "./wire";

const game = { levels: { easy: ["random"], normal: ["planner", "attacker"] } } as unknown as GameDetail;

async function badge(more: Partial<SeatInfo>): Promise<HTMLElement> {
  const place = document.createElement("div");
  const seat: SeatInfo = { ...info().seats[0]!, ...more };
  await act(() =>
    render(
      <PlayProvider value={playOf()}>
        <SeatBadge seat={seat} />
      </PlayProvider>,
      place,
    ),
  );
  return place;
}

test("a bot is named with its style, in words", async () => {
  const place = await badge({ who: "bot", bot: "attacker", style: "attacker", name: "Mabel" });
  expect(place.querySelector(".seat-name")!.textContent).toBe("Mabel");
  expect(place.querySelector(".seat-style")!.textContent).toBe("attacker");
});

test("a bot that is called after its style is not called so twice", async () => {
  for (const name of ["Attacker", "Attacker 2"]) {
    const place = await badge({ who: "bot", bot: "attacker", style: "attacker", name });
    expect(place.querySelector(".seat-name")!.textContent).toBe(name);
    expect(place.querySelector(".seat-style")).toBeNull();
  }
});

test("who has no style is named alone", async () => {
  expect((await badge({ name: "Mabel" })).querySelector(".seat-style")).toBeNull();
});

test("a bot is of the level that has it among its styles", () => {
  expect(levelOf(game, "attacker")).toBe("normal");
  expect(levelOf(game, "random")).toBe("easy");
  expect(levelOf(game, "normal")).toBe("normal");
  expect(levelOf(game, "search:30")).toBe("search:30");
});
