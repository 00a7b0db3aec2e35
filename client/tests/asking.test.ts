import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Message } from "../src/protocol/types";
import { motion } from "../src/settings";
import { offeredFor, restingOf, standingOf, stillWaiting, withSeats } from "../src/table/asking";
import { Sitting } from "../src/table/sitting";
import { answered, arranged, info, moved, REACT, seen, state, waiting, WINDOW } from "./wire";

const calls = await vi.hoisted(async () => (await import("./wire")).wire());

vi.mock("../src/protocol/server", () => ({ connection: calls.connection }));

const ASKABLE = { windows: ["react"], standing: { dog_step: ["done"] }, matters: false, secrets: true };

let sitting: Sitting;
const tell = (...messages: Message[]) => messages.forEach((message) => calls.tell(message));
const sent = () => calls.command.mock.calls.map((call: unknown[]) => call[2]);

beforeEach(() => {
  motion.value = "none";
  calls.command.mockReset();
  calls.command.mockResolvedValue({ type: "done", id: 1 });
  sitting = new Sitting("t", "");
  sitting.askable.value = ASKABLE;
  sitting.watch();
  tell(state());
});

describe("what may be said for the rest of the turn", () => {
  test("is what the game says, and in a window to pass; only where it is legal", () => {
    expect(offeredFor(ASKABLE, REACT)).toEqual({ seat: 0, kind: "react", answer: ["pass"] });
    const dogs = { ...REACT, kind: "dog_step", options: [["done"]] };
    expect(offeredFor(ASKABLE, dogs)?.answer).toEqual(["done"]);
    expect(offeredFor(ASKABLE, { ...dogs, options: [["step", 1]] })).toBeNull();
    expect(offeredFor(ASKABLE, { ...REACT, kind: "hunt" })).toBeNull();
    expect(offeredFor(ASKABLE, null)).toBeNull();
  });

  test("is sent as a wish that the server keeps, once", async () => {
    await sitting.rest();
    await sitting.rest();
    expect(sent()).toEqual([{ do: "arrange", rest: "react", seat: 0 }]);
    expect(sitting.decision.value).toBeNull();
  });

  test("holds as long as the server says so, in its turn", () => {
    const standing = [{ rest: { react: 2 } }];
    tell(arranged(waiting(), { standing }));
    expect(sitting.resting.value).toEqual([{ seat: 0, kind: "react" }]);
    tell(moved(seen({ turn: 3 })));
    expect(sitting.resting.value).toEqual([]);
    expect(sitting.decision.value?.kind).toBe("react");
  });

  test("is taken back by asking to be asked again, if there is anything to take back", async () => {
    await sitting.askAgain();
    expect(sent()).toEqual([]);
    tell(arranged(waiting(), { standing: [{ rest: { react: 2 } }] }));
    await sitting.askAgain();
    expect(sent()).toEqual([{ do: "arrange", again: true, seat: 0 }]);
    tell(arranged(seen()));
    expect(sitting.decision.value?.kind).toBe("react");
  });

  test("is offered again when the server will not have it", async () => {
    calls.command.mockRejectedValue(new Error("no"));
    await sitting.rest();
    expect(sitting.refused.value?.text).toBe("no");
    expect(sitting.offered.value?.kind).toBe("react");
  });
});

describe("how somebody wants to be asked", () => {
  const you = { player: "anna", seats: [0, 2], host: true, standing: [{}, { ask: "always" as const }] };

  test("is told for each of their seats, and nothing where all is as at first", () => {
    expect(standingOf(you, 2)).toEqual({ ask: "always" });
    expect(standingOf(you, 1)).toEqual({});
    expect(standingOf({ ...you, standing: [] }, 2)).toEqual({});
    expect(standingOf(you, null)).toEqual({});
  });

  test("stays with its seat when another one is taken or given up", () => {
    expect(withSeats(you, [2]).standing).toEqual([{ ask: "always" }]);
    expect(withSeats(you, [1, 2]).standing).toEqual([{}, { ask: "always" }]);
    expect(withSeats({ ...you, standing: [] }, [1])).toEqual({ ...you, seats: [1], standing: undefined });
  });

  test("does not rest in another turn", () => {
    const resting = { ...you, standing: [{}, { rest: { react: 2, click: 1 } }] };
    expect(restingOf(resting, seen())).toEqual([{ seat: 2, kind: "react" }]);
    expect(restingOf(you, seen())).toEqual([]);
  });

  test("is said for the seat that looks at the board", async () => {
    await sitting.arrange({ ask: "kinds", kinds: ["react"] });
    expect(sent()).toEqual([{ do: "arrange", ask: "kinds", kinds: ["react"], seat: 0 }]);
  });
});

describe("an answer in a window that is still open", () => {
  test("is remembered here until the window is closed, or asks again", () => {
    const early = new Map([[0, { decision: REACT, option: ["pass"] }]]);
    expect(stillWaiting(early, answered())).toBe(early);
    expect(stillWaiting(early, seen({ eyes: 1 }))).toBe(early);
    expect(stillWaiting(early, seen()).size).toBe(0);
    expect(stillWaiting(early, { ...seen(), window: null }).size).toBe(0);
  });

  test("leaves nothing to choose, until one changes one's mind", async () => {
    await sitting.choose(["pass"]);
    tell(arranged(answered()));
    expect(sitting.decision.value).toBeNull();
    expect(sitting.answered.value?.option).toEqual(["pass"]);
    sitting.reconsidering.value = true;
    expect(sitting.decision.value).toEqual(REACT);
    // To rest would not take the answer back.
    expect(sitting.offered.value).toBeNull();
    await sitting.choose(["reveal"]);
    expect(sent()).toEqual([
      { do: "choose", number: 3, choice: ["pass"], seat: 0 },
      { do: "choose", number: 3, choice: ["reveal"], seat: 0 },
    ]);
    tell(arranged(answered()));
    expect(sitting.reconsidering.value).toBe(false);
    expect(sitting.answered.value?.option).toEqual(["reveal"]);
  });

  test("that is given once more brings no message, and blocks nothing", async () => {
    calls.command.mockResolvedValue({ type: "done", id: 1, again: true });
    await sitting.choose(["pass"]);
    expect(sitting.choosing.value).toBe(false);
  });

  test("that is refused was none", async () => {
    calls.command.mockRejectedValue(new Error("no"));
    await sitting.choose(["reveal"]);
    expect(sitting.early.value.size).toBe(0);
    expect(sitting.decision.value).toEqual(REACT);
  });

  test("is known as given, but not which it was, to who comes back", () => {
    tell(state({ seen: answered() }));
    expect(sitting.answered.value).toBeNull();
    sitting.reconsidering.value = true;
    expect(sitting.decision.value).toBeNull();
  });

  test("is forgotten with the window", async () => {
    await sitting.choose(["pass"]);
    tell(arranged(answered()));
    sitting.reconsidering.value = true;
    tell(moved(seen({ number: 4, window: null, decision: { ...REACT, kind: "hunt" } })));
    expect(sitting.decision.value?.kind).toBe("hunt");
    expect(sitting.reconsidering.value).toBe(false);
    expect(sitting.early.value.size).toBe(0);
  });

  test("at a shared device the next one who is asked is handed it", async () => {
    const shared = { player: "anna", seats: [0, 1] };
    tell(state({ you: { ...shared, host: true } }));
    sitting.takeOver();
    await sitting.choose(["pass"]);
    tell(arranged(seen({ eyes: 1, decision: { ...REACT, seat: 1 } }), shared));
    expect(sitting.handover.value).toBe(1);
    sitting.takeOver();
    expect(sitting.decision.value?.seat).toBe(1);
  });
});

test("a window that closes with nobody's answer is told like any move", () => {
  tell({ ...moved(seen({ number: 4, window: null, decision: null })), words: ["Nobody reveals."] });
  expect(sitting.lines.value).toMatchObject([{ text: "Nobody reveals.", seat: null }]);
  expect(sitting.info.value?.number).toBe(4);
});

test("a window is open while the game is paused, but asks nobody", () => {
  tell({ type: "changed", table: "t", seq: 2, what: "paused", at: 6, info: info({ paused: true }), seen: seen() });
  expect(sitting.decision.value).toBeNull();
  expect(sitting.seen.value?.window).toEqual(WINDOW);
});
