import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Change, Changed, Message, Moved, SeenInfo, State, TableInfo } from "../src/protocol/types";
import { motion } from "../src/settings";
import { NOTHING_ASKABLE } from "../src/table/asking";
import { Sitting } from "../src/table/sitting";

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

const seat = (number: number, player: string) => ({
  seat: number,
  who: "person" as const,
  player,
  name: player,
  bot: "",
  here: true,
  bank: null,
  role: "",
  style: "",
});

const info = (number: number, seats = [seat(0, "anna"), seat(1, "bruno")]): TableInfo =>
  ({
    id: "t",
    game: "zombinion",
    phase: "playing",
    host: "anna",
    number,
    seats,
    deciding: 0,
    paused: false,
  }) as TableInfo;

const seen = (number: number, eyes = 0, asked = true): SeenInfo => ({
  eyes,
  number,
  turn: 1,
  view: { number },
  deciding: eyes,
  decision: asked ? { seat: eyes, kind: "hunt", options: [["end_hunt"]], about: {}, prompt: "Hunt!" } : null,
});

const state = (number: number, seats = [0]): State => ({
  type: "state",
  table: "t",
  seq: number + 2,
  info: info(number, seats.length > 1 ? [seat(0, "anna"), seat(1, "anna")] : undefined),
  you: { player: "anna", seats, host: true },
  seen: seen(number),
});

const moved = (number: number, more: Partial<Moved> = {}): Moved => ({
  type: "moved",
  table: "t",
  seq: number + 2,
  number,
  seat: 0,
  at: 5,
  events: [],
  words: [`move ${number}`],
  ...more,
});

const wentBack = (seq: number, more: Partial<Changed> = {}): Changed => ({
  type: "changed",
  table: "t",
  seq,
  what: "wentback",
  at: 6,
  words: ["Anna takes back."],
  ...more,
});

let sitting: Sitting;
const tell = (...messages: Message[]) => messages.forEach((message) => calls.tell(message));
const log = () => sitting.lines.value.map((line) => (line.undone ? `(${line.text})` : line.text));

beforeEach(() => {
  motion.value = "none";
  calls.command.mockReset();
  sitting = new Sitting("t", "");
  sitting.watch();
});

test("the past is told in one piece, with what was taken back struck out", () => {
  tell(moved(1), moved(2), wentBack(9), moved(2, { words: ["another move 2"] }));
  expect(log()).toEqual([]);
  tell(state(2));
  expect(log()).toEqual(["move 1", "(move 2)", "Anna takes back.", "another move 2"]);
});

test("when nothing was decided since, the position tells how far it went back", () => {
  tell(moved(1), moved(2), wentBack(9), state(1));
  expect(log()).toEqual(["move 1", "(move 2)", "Anna takes back."]);
});

test("an undo at the table strikes out what it takes back", () => {
  tell(state(0), moved(1, { seen: seen(1) }), moved(2, { seen: seen(2) }));
  tell(wentBack(9, { info: info(1), seen: seen(1) }));
  expect(log()).toEqual(["move 1", "(move 2)", "Anna takes back."]);
  expect(sitting.info.value?.number).toBe(1);
});

/** A move that tells by moments what becomes of the last view. */
const changing = (number: number, ...steps: Change[][]): Moved => {
  const moments = steps.map((changes) => ({ event: { type: "Stepped" }, changes }));
  return moved(number, { moments, seen: { ...seen(number), view: undefined } });
};

describe("a sitting that is told what has changed", () => {
  const one = changing(1, [[["number"], 1]], [[["hand"], ["bullet"]]]);
  const two = changing(2, [[["hand"], 1, 0, ["zombie"]]], [[["number"], 2]]);
  const views = [{ number: 0 }, { number: 1, hand: ["bullet"] }, { number: 2, hand: ["bullet", "zombie"] }];

  test("sees the positions that it would be told whole", () => {
    const seen: unknown[] = [];
    sitting.seen.subscribe((now) => now && seen.push(now.view));
    tell(state(0), one, two);
    expect(seen).toEqual(views);
  });

  test("counts on the position that it was told last, not on the one that is still shown", async () => {
    vi.useFakeTimers();
    motion.value = "full";
    sitting.stage.pace = { Stepped: 300 };
    tell(state(0), one, two);
    expect(sitting.seen.value?.view).toEqual(views[0]);
    expect(sitting.stage.between.value?.view).toEqual({ number: 1 });
    await vi.runAllTimersAsync();
    expect(sitting.seen.value?.view).toEqual(views[2]);
    vi.useRealTimers();
  });

  test("goes on from an undo, and from where it stands when a lost connection comes back", () => {
    tell(state(0), one, two, wentBack(9, { info: info(1), seen: { ...seen(1), view: views[1] } }), two);
    expect(sitting.seen.value?.view).toEqual(views[2]);
    tell({ ...state(1), seen: { ...seen(1), view: views[1] } }, two);
    expect(sitting.seen.value?.view).toEqual(views[2]);
  });
});

test("nothing can be chosen twice: not before the position that comes of it is seen", async () => {
  calls.command.mockResolvedValue({ type: "done", id: 1 });
  tell(state(0));
  await sitting.choose(["end_hunt"]);
  expect(sitting.decision.value).toBeNull();
  await sitting.choose(["end_hunt"]);
  expect(calls.command).toHaveBeenCalledTimes(1);
  tell(moved(1, { seen: seen(1) }));
  expect(sitting.decision.value?.prompt).toBe("Hunt!");
});

test("a choice that is refused can be made again", async () => {
  calls.command.mockRejectedValue(new Error("no"));
  tell(state(0));
  await sitting.choose(["end_hunt"]);
  expect(sitting.refused.value?.text).toBe("no");
  expect(sitting.decision.value).not.toBeNull();
});

test("a question that is told again is the same one, so that an answer that was begun is not lost", () => {
  tell(state(0));
  const asked = sitting.decision.value;
  tell({ ...wentBack(3), what: "asked", info: info(0), seen: { ...seen(0), view: { other: true } } });
  expect(sitting.decision.value).toBe(asked);
  expect(sitting.seen.value?.view).toEqual({ other: true });
  tell(state(0));
  expect(sitting.decision.value).toBe(asked);
});

test("another question is another one, even where it stands in the same place", () => {
  tell(state(0));
  const asked = sitting.decision.value;
  tell(wentBack(3, { info: info(0), seen: { ...seen(0), decision: { ...asked!, options: [["take", "bullet"]] } } }));
  expect(sitting.decision.value?.options).toEqual([["take", "bullet"]]);
  tell(moved(1, { seen: seen(1) }));
  expect(sitting.decision.value).not.toBe(asked);
});

test("while it is paused, nobody is asked", () => {
  tell(state(0), { ...wentBack(3), what: "paused", info: { ...info(0), paused: true } });
  expect(sitting.decision.value).toBeNull();
});

test("at a shared device, the next one is asked only when they have it in their hands", () => {
  tell(state(0, [0, 1]));
  expect(sitting.handover.value).toBe(0);
  expect(sitting.decision.value).toBeNull();
  sitting.takeOver();
  expect(sitting.decision.value?.seat).toBe(0);
  tell(moved(1, { seen: seen(1, 1) }));
  expect(sitting.handover.value).toBe(1);
  expect(sitting.decision.value).toBeNull();
});

test("alone at a device, nothing is handed over", () => {
  tell(state(0), moved(1, { seen: seen(1) }));
  expect(sitting.handover.value).toBeNull();
});

test("who has taken a seat has it at once", () => {
  const watching: State = { ...state(0), you: { player: "anna", seats: [], host: false } };
  tell(watching, { ...wentBack(3), what: "sat", info: info(0) });
  expect(sitting.mine.value).toEqual([0]);
  expect(sitting.you.value.host).toBe(true);
});

test("the clock counts from when the decision was asked, by the server's time, and not during a pause", () => {
  vi.spyOn(Date, "now").mockReturnValue(1_000_000);
  const timed = (paused: boolean) => ({
    ...info(0),
    since: 1_050,
    paused,
    settings: { clock: { bank: 60, move: 10 } },
  });
  tell({ ...state(0), info: timed(false) as TableInfo });
  // The server is 60 seconds ahead.
  tell({ type: "said", table: "t", seq: 3, at: 1_060, player: "anna", name: "Anna", text: "", seat: 0 });
  expect(sitting.clock.value).toMatchObject({ move: 10 });
  expect(sitting.clock.value?.spent()).toBe(10);
  tell({ ...wentBack(4), at: 1_060, what: "paused", info: timed(true) as TableInfo });
  expect(sitting.clock.value?.spent()).toBe(0);
  tell({
    ...wentBack(5),
    at: 1_060,
    what: "resumed",
    info: { ...timed(false), settings: { clock: null } } as TableInfo,
  });
  expect(sitting.clock.value).toBeNull();
  vi.restoreAllMocks();
});

test("where nothing is hidden nobody waits for a device to be handed over", () => {
  tell(state(0, [0, 1]));
  expect(sitting.handover.value).toBe(0);
  sitting.askable.value = { ...NOTHING_ASKABLE, secrets: false };
  expect(sitting.handover.value).toBeNull();
  expect(sitting.decision.value).not.toBeNull();
});

describe("somebody is removed", () => {
  const removed = (player: string): Changed => ({
    type: "changed",
    table: "t",
    seq: 4,
    what: "removed",
    at: 1,
    player,
    seat: 1,
    info: info(0, [seat(0, "anna")]),
    words: ["The host removes somebody."],
  });

  test("who it is hears why, and asks again whether to stay; the others only know that links are new", () => {
    const sitting = new Sitting("t", "");
    const watch = vi.spyOn(sitting, "watch");
    sitting.watch();
    tell({ ...state(0), seen: null });
    tell(removed("bruno"));
    expect([sitting.removals.value, sitting.refused.value, watch.mock.calls.length]).toEqual([1, null, 1]);
    tell(removed("anna"));
    expect(sitting.refused.value).toMatchObject({ reason: "removed", text: "The host removes somebody." });
    expect([sitting.removals.value, watch.mock.calls.length]).toEqual([2, 2]);
  });
});
