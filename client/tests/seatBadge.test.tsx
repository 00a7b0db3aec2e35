import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { expect, test } from "vitest";
import { PlayProvider } from "../src/board/play";
import { SeatBadge } from "../src/board/SeatBadge";
import type { SeatInfo, SeenInfo } from "../src/protocol/types";
import { say } from "../src/words/language";
import { playOf } from "./playing";

const seats = ["Anna", "Bruno"].map(
  (name, seat) => ({ seat, name, bot: "", style: "", bank: null, role: "" }) as SeatInfo,
);
const place = document.createElement("div");

/** Who is badged as the one who looks. */
async function you(mine: number[], eyes: number | null): Promise<string[]> {
  const play = playOf({ mine: signal(mine), seen: signal({ eyes } as SeenInfo) });
  await act(() =>
    render(
      <PlayProvider value={play}>
        {seats.map((seat) => (
          <SeatBadge key={seat.seat} seat={seat} />
        ))}
      </PlayProvider>,
      place,
    ),
  );
  const badges = [...place.querySelectorAll(".seat-badge")];
  return badges.filter((badge) => badge.textContent.includes(say("page-you"))).map((badge) => badge.textContent);
}

test("of those who share a device only the one whose turn it is to look is told that it is they", async () => {
  expect(await you([0, 1], 1)).toEqual([expect.stringContaining("Bruno")]);
  expect(await you([0], 0)).toEqual([expect.stringContaining("Anna")]);
  expect(await you([], null)).toEqual([]);
});
