/** A game that goes on from a record: everybody is told, above all whoever has not sat down yet. */

import { render } from "preact";
import { act } from "preact/test-utils";
import { expect, it } from "vitest";
import type { TableInfo } from "../src/protocol/types";
import { FromRecord } from "../src/table/FromRecord";
import { Sitting } from "../src/table/sitting";
import { info } from "./wire";

function told(seats: number[], more: Partial<TableInfo>): string {
  const place = document.createElement("div");
  const sitting = new Sitting("t", "");
  sitting.info.value = info(more);
  sitting.you.value = { player: "anna", seats, host: false };
  void act(() => render(<FromRecord sitting={sitting} />, place));
  return place.textContent;
}

it("is told as such to all, before they sit down and after", () => {
  for (const seats of [[], [0]]) {
    expect(told(seats, { source: "record", phase: "playing" })).toContain("goes on from a record");
  }
});

it("is told of no other game, nor when it is over", () => {
  expect(told([], { source: "", phase: "playing" })).toBe("");
  expect(told([], { source: "another", phase: "playing" })).toBe("");
  expect(told([], { source: "record", phase: "over" })).toBe("");
});
