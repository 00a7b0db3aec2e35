import { describe, expect, test, vi } from "vitest";
import type { Change, Frame, GameEvent, LessonStep, TableInfo } from "../src/protocol/types";
import { eyesInAddress, writeAddress } from "../src/replay/moment";
import { placeAfter, Showing, turnAt, turnsOf } from "../src/replay/showing";
import { go } from "../src/routes";
import { onlyChoice, Teaching } from "../src/lesson/teaching";
import { lesson } from "./wire";

function frame(number: number, ...events: GameEvent[]): Frame {
  const seen = { eyes: 0, number, turn: 1, view: {}, deciding: 0, decision: null };
  return { number, seat: null, events, words: [], clauses: [], lines: [], seen };
}

const frames = [
  frame(0, { type: "TurnBegan", seat: 1, turn: 1 }),
  frame(1, { type: "Took", seat: 1, card: "rounds" }),
  frame(2, { type: "Scored", seat: 1, turns: 3 }, { type: "TurnBegan", seat: 0, turn: 1 }),
];

describe("a replay", () => {
  test("goes where it is sent, and never beyond its ends", () => {
    const showing = new Showing("zombinion", frames, [], []);
    showing.goTo(7);
    expect(showing.seen.value?.number).toBe(2);
    showing.goTo(-1);
    expect(showing.seen.value?.number).toBe(0);
    showing.goTo(1);
    expect(showing.seen.value?.number).toBe(1);
  });

  test("a step that is still moving does not come back after a jump", async () => {
    vi.useFakeTimers();
    const showing = new Showing("zombinion", frames, [], []);
    showing.goTo(1);
    showing.goTo(2);
    showing.goTo(0);
    await vi.runAllTimersAsync();
    expect(showing.place.value).toBe(0);
    vi.useRealTimers();
  });

  test("told by what has changed is the same as told whole", () => {
    const told = [{ hand: ["bullet"] }, { hand: ["bullet", "zombie"] }, { hand: ["zombie"] }];
    const whole = told.map((view, number) => ({ ...frame(number), seen: { ...frame(number).seen, view } }));
    const changes: Change[] = [
      [["hand"], 1, 0, ["zombie"]],
      [["hand"], 0, 1, []],
    ];
    const changing = whole.map((each, number) => {
      const moments = number ? [{ event: { type: "Drew" }, changes: [changes[number - 1]!] }] : [];
      return number ? { ...each, moments, seen: { ...each.seen, view: undefined } } : each;
    });
    const seen = (frames: readonly Frame[]) => {
      const showing = new Showing("zombinion", frames, [], []);
      return frames.map((_, place) => {
        showing.place.value = place;
        return showing.seen.value;
      });
    };
    expect(seen(changing)).toEqual(seen(whole));
  });

  test("a number of decisions is found, or the last moment before it", () => {
    expect(placeAfter(frames, 1)).toBe(1);
    expect(placeAfter(frames, 9)).toBe(2);
    expect(placeAfter([frame(3), frame(4)], 1)).toBe(0);
  });

  test("turns begin where the server says so, and are counted for each seat", () => {
    const begun = [{ begins: 1 }, {}, { begins: 0 }, { begins: 1 }];
    const turns = turnsOf(begun.map((line, number) => ({ ...frame(number), lines: [{ minor: true }, line] })));
    expect(turns).toEqual([
      { place: 0, seat: 1, turn: 1 },
      { place: 2, seat: 0, turn: 1 },
      { place: 3, seat: 1, turn: 2 },
    ]);
    expect(turnAt(turns, 1)?.seat).toBe(1);
    expect(turnAt([], 1)).toBeUndefined();
  });
});

describe("a lesson", () => {
  const decision = {
    seat: 0,
    kind: "hunt",
    options: [
      ["take", "rounds"],
      ["take", "zombie"],
    ],
    about: {},
    prompt: "Take a card.",
    texts: ["Take Rounds", "Take Zombie"],
  };
  const asked = frame(0);
  const step: LessonStep = {
    frame: { ...asked, seen: { ...asked.seen, decision } },
    note: "",
    choice: ["take", "zombie"],
    clause: "",
  };
  const taught = lesson([step, { ...step, choice: null }]);

  test("offers only what shall be learnt, in its words", () => {
    expect(onlyChoice(step)).toMatchObject({ options: [["take", "zombie"]], texts: ["Take Zombie"] });
    expect(onlyChoice({ ...step, choice: null })).toBeNull();
  });

  test("goes on when the right thing is chosen, and stays otherwise", async () => {
    const teaching = new Teaching(taught);
    await teaching.choose(["take", "rounds"]);
    expect(teaching.place.value).toBe(0);
    expect(teaching.task.value).toBe("Take Zombie");
    await teaching.choose(["take", "zombie"]);
    expect(teaching.place.value).toBe(1);
    expect(teaching.task.value).toBe("");
  });
});

test("only when a game is over does an address tell whose eyes it is seen through", () => {
  const you = { player: "p", seats: [1], host: false };
  expect(eyesInAddress({ phase: "over" }, you, 1)).toBe("1");
  expect(eyesInAddress({ phase: "playing" }, you, 1)).toBe("own");
  expect(eyesInAddress({ phase: "playing" }, you, null)).toBe("spectator");
});

describe("the address of a moment", () => {
  const showing = new Showing("zombinion", frames, [], []);
  const info = { id: "before", phase: "over" } as TableInfo;
  const watching = { showing, info, you: { player: "p", seats: [0], host: true }, link: "" };
  showing.goTo(2);

  test("is written while the game is seen", () => {
    go("/t/before/replay");
    writeAddress(watching);
    expect(location.pathname + location.search).toBe("/t/before/replay?at=2&eyes=0");
  });

  test("leaves that of another screen alone", () => {
    for (const elsewhere of ["/t/after", "/t/after/replay", "/"]) {
      go(elsewhere);
      writeAddress(watching);
      expect(location.pathname).toBe(elsewhere);
    }
  });
});
