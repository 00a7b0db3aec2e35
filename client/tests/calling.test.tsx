/** Who has gone elsewhere is called back when they are asked. */

import { render } from "preact";
import { act } from "preact/test-utils";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { signal } from "@preact/signals";
import { PlayProvider } from "../src/board/play";
import { callBack, mayOffer } from "../src/parts/calling";
import type { SeatInfo, SeenInfo } from "../src/protocol/types";
import { bell, calls, sounds } from "../src/settings";
import { sound } from "../src/sounds";
import { DecisionBar } from "../src/table/DecisionBar";
import { say } from "../src/words/language";
import { playOf } from "./playing";

const shown = vi.fn();
const asked = vi.fn(() => Promise.resolve("granted"));
const rung = vi.fn();
let permission: string;

beforeEach(() => {
  permission = "default";
  for (const spy of [shown, asked, rung]) spy.mockClear();
  const Called = vi.fn(function (this: { close: () => void }, title: string, { body }: { body: string }) {
    shown(title, body);
    this.close = () => undefined;
  });
  Object.defineProperty(Called, "permission", { get: () => permission });
  vi.stubGlobal("Notification", Object.assign(Called, { requestPermission: asked }));
  vi.stubGlobal("AudioContext", function AudioContext() {
    rung();
    throw new Error("rung");
  });
  vi.stubGlobal("ResizeObserver", function ResizeObserver() {
    return { observe: () => undefined, disconnect: () => undefined };
  });
  Object.defineProperty(navigator, "userActivation", {
    value: { isActive: true, hasBeenActive: true },
    configurable: true,
  });
  calls.value = "off";
  bell.value = "on";
  sounds.value = "off";
});

afterEach(() => {
  vi.restoreAllMocks();
});

afterAll(() => Reflect.deleteProperty(navigator, "userActivation"));

const look = (elsewhere: boolean) => vi.spyOn(document, "hidden", "get").mockReturnValue(elsewhere);

function rings(what: "turn" | "card"): boolean {
  rung.mockClear();
  try {
    sound(what);
  } catch {
    // A bell of tests breaks when it rings.
  }
  return rung.mock.calls.length > 0;
}

test("the bell rings where nobody looks, and nothing else does", () => {
  look(true);
  expect(rings("turn")).toBe(true);
  expect(rings("card")).toBe(false);
  bell.value = "off";
  expect(rings("turn")).toBe(false);
});

test("who looks hears what they have asked for", () => {
  look(false);
  expect(rings("turn")).toBe(false);
  sounds.value = "on";
  expect(rings("turn")).toBe(true);
  expect(rings("card")).toBe(true);
});

test("who wants to be called is asked by the browser, and called where they do not look", () => {
  expect(mayOffer()).toBe(true);
  calls.value = "on";
  expect(asked).toHaveBeenCalledOnce();
  permission = "granted";
  expect(mayOffer()).toBe(false);
  look(false);
  callBack("Your turn", "Well?", "t");
  expect(shown).not.toHaveBeenCalled();
  look(true);
  callBack("Your turn", "Well?", "t");
  expect(shown).toHaveBeenCalledWith("Your turn", "Well?");
});

test("it is offered to who waits for other people, not for bots", async () => {
  const place = document.createElement("div");
  const seat = (number: number, bot: string) => ({ seat: number, name: "X", bot, bank: null }) as SeatInfo;
  const board = { Table: () => null, Face: () => null, Large: () => null, choreography: () => [], onBoard: () => true };
  const wait = (bot: string) =>
    act(() =>
      render(
        <PlayProvider
          value={playOf({ seats: signal([seat(0, ""), seat(1, bot)]), seen: signal({ deciding: 1 } as SeenInfo) })}
        >
          <DecisionBar board={board} />
        </PlayProvider>,
        place,
      ),
    );
  await wait("normal");
  expect(place.querySelector(".call-me")).toBeNull();
  await wait("");
  const offer = place.querySelector<HTMLElement>(".call-me")!;
  expect(offer.textContent).toContain(say("page-call-me"));
  await act(() => offer.click());
  expect(calls.value).toBe("on");
  expect(place.querySelector(".call-me")).toBeNull();
});
