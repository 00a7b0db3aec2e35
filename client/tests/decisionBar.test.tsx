import { render } from "preact";
import { act } from "preact/test-utils";
import { beforeEach, expect, test, vi } from "vitest";
import { board } from "../src/games/zombinion/board";
import { PlayProvider } from "../src/board/play";
import { WhyNote } from "../src/board/why";
import { Announcer } from "../src/parts/announcer";
import { DecisionBar } from "../src/table/DecisionBar";
import { RoomProvider } from "../src/table/room";
import { Sitting } from "../src/table/sitting";
import { say } from "../src/words/language";
import type { TableInfo } from "../src/protocol/types";
import { answered, arranged, info, seen, state, waiting, WINDOW } from "./wire";

const calls = await vi.hoisted(async () => (await import("./wire")).wire());

vi.mock("../src/protocol/server", () => ({ connection: calls.connection }));

let sitting: Sitting;
let place: HTMLElement;
const text = (what: string) => place.querySelector(what)?.textContent ?? "";
const buttons = () => [...place.querySelectorAll("button")];
const tell = (...messages: unknown[]) => act(() => messages.forEach((message) => calls.tell(message as never)));

beforeEach(async () => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  calls.command.mockReset();
  calls.command.mockResolvedValue({ type: "done", id: 1 });
  sitting = new Sitting("t", "");
  sitting.askable.value = { windows: ["react"], standing: {}, matters: false, secrets: true };
  sitting.watch();
  place = document.createElement("div");
  document.body.replaceChildren(place);
  await tell(state());
  await act(() =>
    render(
      <RoomProvider value={sitting}>
        <PlayProvider value={sitting}>
          <DecisionBar board={board} />
          <WhyNote />
        </PlayProvider>
      </RoomProvider>,
      place,
    ),
  );
});

test("who is asked in a window sees the question, and passing is the quiet answer", () => {
  expect(text(".question")).toBe("Reveal it?");
  const looks = buttons().map((button) => [button.dataset.option, button.classList.contains("primary")]);
  expect(looks.slice(0, 2)).toEqual([
    ["reveal", true],
    ["pass", false],
  ]);
  expect(text(".window-asked")).toContain("Anna and Bruno");
});

test("the same question is called out again for the next decision, and for no other reason", async () => {
  const spoken = document.createElement("div");
  await act(() => render(<Announcer />, spoken));
  const question = () => spoken.querySelector("[aria-live=assertive]")!.firstElementChild!;
  const first = question();
  expect(first.textContent).toBe("Reveal it?");
  await tell(arranged(seen({ turn: 3 })));
  expect(question()).toBe(first);
  await tell(arranged(seen({ number: 4 })));
  expect(question()).not.toBe(first);
  expect(question().textContent).toBe("Reveal it?");
});

test("who can only pass is shown a button like any", async () => {
  await tell(arranged(seen({ decision: { ...seen().decision!, options: [["pass"]], texts: ["Do not reveal it"] } })));
  expect(place.querySelector('[data-option="pass"]')!.className).toBe("primary");
});

test("who is asked to agree to something answers that first: nothing else catches the eye", async () => {
  const bright = () => place.querySelectorAll(".primary").length;
  expect(bright()).toBe(1);
  const ask = { matter: "undo", player: "bruno", waiting: ["anna"] } as TableInfo["ask"];
  await tell(state({ info: info({ ask }) }));
  expect(bright()).toBe(0);
});

test("all others are told what is asked of whom, and nobody that one alone decides", async () => {
  await tell(arranged(waiting()));
  expect(text(".question")).toBe(WINDOW.prompt);
  expect(text(".window-line")).toBe(say("page-window-asked", { names: "Anna and Bruno" }));
  expect(buttons()).toEqual([]);
});

test("how long it stays open is counted down by the server's time", async () => {
  vi.useFakeTimers({ now: 10_000 });
  sitting.skew = 5;
  await tell(arranged(seen({ decision: null, window: { ...WINDOW, until: 80 } })));
  expect(text("[role=timer]").trim()).toBe("1:05");
  await act(() => void vi.advanceTimersByTime(6_000));
  expect(text("[role=timer]").trim()).toBe("0:59");
  await act(() => void vi.advanceTimersByTime(90_000));
  expect(text("[role=timer]").trim()).toBe("0:00");
  vi.useRealTimers();
});

test("who has answered can do nothing but change their mind", async () => {
  await act(() => sitting.choose(["pass"]));
  await tell(arranged(answered()));
  expect(text(".window-answered")).toBe(say("page-window-passed"));
  expect(buttons().map((button) => button.textContent)).toEqual([say("page-window-change")]);
  await act(() => buttons()[0]!.click());
  expect(place.querySelector('[data-option="reveal"]')).not.toBeNull();
  expect(buttons()[0]!.textContent).toBe(say("page-window-leave-it"));
});

test("what was declined for the turn is shown with the way back", async () => {
  await act(() => place.querySelector<HTMLElement>(".rest")!.click());
  expect(calls.command.mock.calls[0]![2]).toEqual({ do: "arrange", rest: "react", seat: 0 });
  await tell(arranged(waiting(), { standing: [{ rest: { react: 2 } }] }));
  expect(text(".standing")).toContain(say("page-standing-said", { answer: "Do not reveal it" }));
  await act(() => place.querySelector<HTMLElement>(".standing button")!.click());
  expect(calls.command.mock.calls[1]![2]).toEqual({ do: "arrange", again: true, seat: 0 });
});

test("who points at an answer for a while is told what it would do, and that more may come", async () => {
  vi.useFakeTimers();
  const found = { number: 3, seat: 0, known: false, events: [], words: ["Anna is safe."], clauses: [""] };
  calls.command.mockResolvedValue({ type: "done", id: 1, answer: found });
  const reveal = place.querySelector('[data-option="reveal"]')!;
  await act(async () => {
    reveal.dispatchEvent(new PointerEvent("pointerenter", { pointerType: "mouse" }));
    await vi.advanceTimersByTimeAsync(400);
  });
  vi.useRealTimers();
  expect(text(".why-foreseen")).toBe(`${say("page-foretold")} Anna is safe. ${say("page-foretold-open")}`);
  await act(() => void reveal.dispatchEvent(new PointerEvent("pointerleave", { pointerType: "mouse" })));
  expect(place.querySelector(".why")).toBeNull();
});

test("where the seat that decides is empty, the game waits for somebody to sit down", async () => {
  const [anna, bruno] = info().seats;
  await act(() => {
    sitting.seen.value = { ...seen(), window: null, decision: null, deciding: 1 };
    sitting.info.value = info({ seats: [anna!, { ...bruno!, who: "open", player: "", name: "" }] });
  });
  expect(text(".question")).toBe("Nobody sits at seat 2: the game waits.");
});
