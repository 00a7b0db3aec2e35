/** A game that goes on from a record: everybody is told, above all whoever has not sat down yet. */

import { render } from "preact";
import { act } from "preact/test-utils";
import { expect, it } from "vitest";
import type { TableInfo } from "../src/protocol/types";
import { FromRecord } from "../src/table/FromRecord";
import { Sitting } from "../src/table/sitting";
import { info } from "./wire";

async function shown(seats: number[], more: Partial<TableInfo>, table = "t"): Promise<HTMLElement> {
  const place = document.createElement("div");
  const sitting = new Sitting(table, "");
  sitting.info.value = info(more);
  sitting.you.value = { player: "anna", seats, host: false };
  await act(() => render(<FromRecord sitting={sitting} />, place));
  return place;
}

const told = async (seats: number[], more: Partial<TableInfo>) => (await shown(seats, more)).textContent;

const RECORD = { source: "record", phase: "playing" } as const;

it("is told as such to all, before they sit down and after", async () => {
  for (const seats of [[], [0]]) {
    expect(await told(seats, RECORD)).toContain("goes on from a record");
  }
});

it("is told to whoever sits there until they have read it", async () => {
  const place = await shown([0], RECORD, "another");
  await act(() => place.querySelector("button")!.click());
  expect(place.textContent).toBe("");
  expect((await shown([0], RECORD, "another")).textContent).toBe("");
  expect((await shown([0], RECORD, "a third")).textContent).not.toBe("");
});

it("is not told to whoever plays alone", async () => {
  const [anna, bruno] = info().seats;
  const seats = [anna!, { ...bruno!, who: "bot" as const, player: "", bot: "easy" }];
  expect(await told([0], { ...RECORD, seats })).toBe("");
  expect(await told([], { ...RECORD, seats })).not.toBe("");
  expect(await told([0, 1], RECORD)).toBe("");
});

it("is told of no other game, nor when it is over", async () => {
  expect(await told([], { source: "", phase: "playing" })).toBe("");
  expect(await told([], { source: "another", phase: "playing" })).toBe("");
  expect(await told([], { source: "record", phase: "over" })).toBe("");
});
