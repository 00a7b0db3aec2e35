import { beforeEach, expect, test, vi } from "vitest";
import { waitsFor } from "../src/landing/TableLists";
import { api } from "../src/protocol/api";
import { info, seen, state, waiting } from "./wire";

const look = vi.spyOn(api, "table");

beforeEach(() => {
  look.mockReset();
});

test("a table waits for who decides there, without a look at it", async () => {
  expect(await waitsFor(info({ deciding: 0 }), "anna")).toBe(true);
  expect(await waitsFor(info({ deciding: 1 }), "anna")).toBe(false);
  expect(await waitsFor(info({ deciding: 0, paused: true }), "anna")).toBe(false);
  expect(await waitsFor(info({ phase: "open" }), "anna")).toBe(false);
  expect(look).not.toHaveBeenCalled();
});

test("whether an open window waits for somebody is told at the table", async () => {
  look.mockResolvedValue(state({ seen: seen() }));
  expect(await waitsFor(info(), "anna")).toBe(true);
  look.mockResolvedValue(state({ seen: waiting() }));
  expect(await waitsFor(info(), "anna")).toBe(false);
});

test("a table that can't be looked at waits for nobody", async () => {
  look.mockRejectedValue(new Error("gone"));
  expect(await waitsFor(info(), "anna")).toBe(false);
});
