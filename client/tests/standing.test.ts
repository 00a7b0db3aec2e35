import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Message, Moved, SeenInfo, State, TableInfo } from "../src/protocol/types";
import { motion } from "../src/settings";
import { Sitting } from "../src/table/sitting";
import { answerTo, offeredFor, stillHolding } from "../src/table/standing";

const calls = vi.hoisted(() => ({ command: vi.fn(), tell: vi.fn<(message: unknown) => void>() }));

vi.mock("../src/protocol/server", () => ({
  connection: {
    watch: (_table: string, _link: string, _words: string, tell: (message: unknown) => void) => {
      calls.tell.mockImplementation(tell);
    },
    unwatch: vi.fn(),
    command: calls.command,
  },
}));

const KINDS = { react: ["decline"] };

const seen = (number: number, turn: number, kind = "react", eyes = 0): SeenInfo => ({
  eyes,
  number,
  turn,
  view: { number },
  deciding: eyes,
  decision: {
    seat: eyes,
    kind,
    options: kind === "react" ? [["reveal"], ["decline"]] : [["end_hunt"]],
    about: {},
    prompt: "?",
    texts: kind === "react" ? ["Reveal it", "Do not reveal it"] : ["End"],
  },
});

const info = (paused = false): TableInfo =>
  ({ id: "t", game: "zombinion", phase: "playing", number: 0, seats: [], deciding: 0, paused }) as unknown as TableInfo;

const state = (number: number, turn: number, seats = [0]): State => ({
  type: "state",
  table: "t",
  seq: 1,
  info: info(),
  you: { player: "anna", seats, host: true },
  seen: seen(number, turn),
});

const moved = (position: SeenInfo): Moved => ({
  type: "moved",
  table: "t",
  seq: position.number + 1,
  number: position.number,
  seat: 0,
  at: 5,
  events: [],
  seen: position,
});

describe("a standing answer", () => {
  const said = offeredFor(KINDS, seen(3, 2), seen(3, 2).decision)!;

  test("is offered where the game has one, and where it is legal", () => {
    expect(said).toEqual({ seat: 0, kind: "react", answer: ["decline"], turn: 2, text: "Do not reveal it" });
    expect(offeredFor(KINDS, seen(3, 2, "hunt"), seen(3, 2, "hunt").decision)).toBeNull();
    expect(offeredFor({ react: ["fly"] }, seen(3, 2), seen(3, 2).decision)).toBeNull();
    expect(offeredFor(KINDS, seen(3, 2), null)).toBeNull();
  });

  test("answers its own kind and seat, and only in its turn", () => {
    expect(answerTo([said], seen(4, 2))).toBe(said);
    expect(answerTo([said], seen(4, 2, "hunt"))).toBeUndefined();
    expect(answerTo([said], seen(4, 2, "react", 1))).toBeUndefined();
    expect(answerTo([said], seen(4, 3))).toBeUndefined();
  });

  test("is forgotten when the turn is over", () => {
    expect(stillHolding([said], seen(9, 2))).toEqual([said]);
    expect(stillHolding([said], seen(9, 3))).toEqual([]);
  });
});

describe("at a table", () => {
  let sitting: Sitting;
  const tell = (...messages: Message[]) => messages.forEach((message) => calls.tell(message));
  const sent = () =>
    calls.command.mock.calls.map(([, , command]: { number: number; choice: unknown }[]) => [
      command!.number,
      command!.choice,
    ]);

  beforeEach(async () => {
    motion.value = "none";
    calls.command.mockReset();
    calls.command.mockResolvedValue({ type: "done", id: 1 });
    sitting = new Sitting("t", "");
    sitting.standingKinds.value = KINDS;
    sitting.watch();
    tell(state(3, 2));
    await sitting.stand();
  });

  test("it is sent like any answer, and again when the same is asked in the same turn", () => {
    expect(sent()).toEqual([[3, ["decline"]]]);
    tell(moved(seen(5, 2)));
    expect(sitting.decision.value).toBeNull();
    expect(sent()).toEqual([
      [3, ["decline"]],
      [5, ["decline"]],
    ]);
  });

  test("another question in the same turn is asked", () => {
    tell(moved(seen(4, 2, "hunt")));
    expect(sitting.decision.value?.kind).toBe("hunt");
    expect(sitting.standing.value).toHaveLength(1);
  });

  test("in the next turn it is asked again", () => {
    tell(moved(seen(5, 3)));
    expect(sitting.decision.value?.kind).toBe("react");
    expect(sitting.standing.value).toEqual([]);
    expect(sent()).toHaveLength(1);
  });

  test("it can be taken back", () => {
    sitting.askAgain();
    tell(moved(seen(5, 2)));
    expect(sitting.decision.value?.kind).toBe("react");
    expect(sent()).toHaveLength(1);
  });

  test("who takes something back is asked again", () => {
    tell({ type: "changed", table: "t", seq: 9, what: "wentback", at: 6, info: info(), seen: seen(3, 2) });
    expect(sitting.decision.value?.kind).toBe("react");
    expect(sent()).toHaveLength(1);
  });

  test("it is not tried again when the server will not have it", async () => {
    calls.command.mockRejectedValue(new Error("no"));
    tell(moved(seen(5, 2)));
    await vi.waitFor(() => expect(sitting.decision.value?.kind).toBe("react"));
    expect(sitting.standing.value).toEqual([]);
  });

  test("while the game is paused it waits", () => {
    tell({ type: "changed", table: "t", seq: 9, what: "paused", at: 6, info: info(true) });
    tell(moved(seen(5, 2)));
    expect(sent()).toHaveLength(1);
    tell({ type: "changed", table: "t", seq: 10, what: "resumed", at: 7, info: info() });
    expect(sent()).toHaveLength(2);
  });

  test("at a shared device nobody's cards are shown for it", () => {
    tell(state(3, 2, [0, 1]), moved(seen(4, 2, "hunt", 1)));
    const before = sitting.seen.value;
    sitting.handover.value = null;
    tell(moved(seen(5, 2)));
    expect(sitting.seen.value).toBe(before);
    expect(sitting.handover.value).toBeNull();
    expect(sent().at(-1)).toEqual([5, ["decline"]]);
  });
});

describe("what an option would do", () => {
  const preview = { number: 3, seat: 0, known: true, events: [{ type: "Shot" }], words: ["Bang."], clauses: [""] };
  let sitting: Sitting;

  beforeEach(() => {
    calls.command.mockReset();
    calls.command.mockResolvedValue({ type: "done", id: 1, answer: preview });
    sitting = new Sitting("t", "");
    sitting.watch();
    calls.tell(state(3, 2));
  });

  test("is asked once for a position", async () => {
    expect(await sitting.preview(["reveal"])).toEqual(preview);
    expect(await sitting.preview(["reveal"])).toEqual(preview);
    expect(calls.command.mock.calls).toEqual([["t", "", { do: "preview", number: 3, choice: ["reveal"], seat: 0 }]]);
    await sitting.preview(["decline"]);
    calls.tell(moved(seen(4, 2)));
    await sitting.preview(["reveal"]);
    expect(calls.command).toHaveBeenCalledTimes(3);
  });

  test("is asked again when there was no answer", async () => {
    calls.command.mockRejectedValueOnce(new Error("lost"));
    expect(await sitting.preview(["reveal"])).toBeNull();
    expect(await sitting.preview(["reveal"])).toEqual(preview);
  });

  test("is not asked by those who do not decide", async () => {
    calls.tell({ ...state(3, 2), you: { player: "", seats: [], host: false } });
    expect(await sitting.preview(["reveal"])).toBeNull();
    expect(calls.command).not.toHaveBeenCalled();
  });
});
