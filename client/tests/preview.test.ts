import { beforeEach, expect, test, vi } from "vitest";
import { Sitting } from "../src/table/sitting";
import { answered, arranged, moved, seen, state } from "./wire";

const calls = await vi.hoisted(async () => (await import("./wire")).wire());

vi.mock("../src/protocol/server", () => ({ connection: calls.connection }));

const preview = { number: 3, seat: 0, known: true, events: [{ type: "Shot" }], words: ["Bang."], clauses: [""] };
let sitting: Sitting;

beforeEach(() => {
  calls.command.mockReset();
  calls.command.mockResolvedValue({ type: "done", id: 1, answer: preview });
  sitting = new Sitting("t", "");
  sitting.watch();
  calls.tell(state());
});

test("what an option would do is asked once for a position", async () => {
  expect(await sitting.preview(["reveal"])).toEqual(preview);
  expect(await sitting.preview(["reveal"])).toEqual(preview);
  expect(calls.command.mock.calls).toEqual([["t", "", { do: "preview", number: 3, choice: ["reveal"], seat: 0 }]]);
  await sitting.preview(["pass"]);
  calls.tell(moved(seen({ number: 4 })));
  await sitting.preview(["reveal"]);
  expect(calls.command).toHaveBeenCalledTimes(3);
});

test("it is asked again when there was no answer", async () => {
  calls.command.mockRejectedValueOnce(new Error("lost"));
  expect(await sitting.preview(["reveal"])).toBeNull();
  expect(await sitting.preview(["reveal"])).toEqual(preview);
});

test("it is not asked by those who do not decide", async () => {
  calls.tell(state({ you: { player: "", seats: [], host: false } }));
  expect(await sitting.preview(["reveal"])).toBeNull();
  expect(calls.command).not.toHaveBeenCalled();
});

test("who thinks again about an answer may look ahead, too", async () => {
  await sitting.choose(["pass"]);
  calls.tell(arranged(answered()));
  expect(await sitting.preview(["reveal"])).toBeNull();
  sitting.reconsidering.value = true;
  expect(await sitting.preview(["reveal"])).toEqual(preview);
});
