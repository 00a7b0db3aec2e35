/** Seats that were left during a game: who is offered what, and what the players are asked about them. */

import { render } from "preact";
import { act } from "preact/test-utils";
import { beforeEach, describe, expect, it, vi } from "vitest";

const calls = vi.hoisted(() => ({ command: vi.fn() }));
vi.mock("../src/protocol/server", async (original) => ({
  ...(await original<object>()),
  connection: { command: calls.command },
}));

import type { SeatInfo, TableInfo } from "../src/protocol/types";
import { Asked } from "../src/table/Asked";
import { KeptSeats, mayAsk } from "../src/table/KeptSeats";
import { Sitting } from "../src/table/sitting";
import { info } from "./wire";

let place: HTMLElement;

const [anna, bruno] = info().seats as [SeatInfo, SeatInfo];
const LEFT: SeatInfo = { ...bruno, who: "open", player: "", name: "", kept: "bruno", kept_name: "Bruno" };
const FILLED: SeatInfo = { ...LEFT, who: "bot", name: "Rosa", bot: "random" };

/** A table that Bruno has left, as somebody sees it. */
function left(player: string, seats: number[], seat = LEFT, more: Partial<TableInfo> = {}): Sitting {
  const sitting = new Sitting("t", "");
  sitting.info.value = info({ seats: [anna, seat], ...more });
  sitting.you.value = { player, seats, host: player === "anna" };
  return sitting;
}

function shown(sitting: Sitting): string[] {
  void act(() => render(<KeptSeats sitting={sitting} />, place));
  return [...place.querySelectorAll("button")].map((button) => button.textContent.trim());
}

function press(): void {
  void act(() => place.querySelector("button")!.click());
}

beforeEach(() => {
  place = document.createElement("div");
  document.body.replaceChildren(place);
  calls.command.mockReset();
  calls.command.mockResolvedValue({});
});

describe("a seat that is kept", () => {
  it("is offered to its player, also when a bot sits there", () => {
    for (const seat of [LEFT, FILLED]) expect(shown(left("bruno", [], seat))).toEqual(["Sit down again"]);
    expect(place.textContent).toContain("Seat 2 is kept for you.");
    press();
    expect(calls.command).toHaveBeenLastCalledWith("t", "", { do: "sit", seat: 1 });
  });

  it("can be filled by a bot by those who play", () => {
    expect(shown(left("anna", [0]))).toEqual(["Add a bot"]);
    expect(place.textContent).toContain("Seat 2 is kept for Bruno.");
    press();
    expect(calls.command).toHaveBeenLastCalledWith("t", "", expect.objectContaining({ do: "bot", seat: 1 }));
    expect(shown(left("anna", [0], FILLED))).toEqual([]);
  });

  it("can be asked for by others", () => {
    expect(shown(left("dora", []))).toEqual(["Ask for seat 2"]);
    press();
    expect(calls.command).toHaveBeenLastCalledWith("t", "", { do: "sit", seat: 1, ask: true });
    expect(shown(left("", []))).toEqual([]);
  });

  it("is asked for only by who has none, and while nothing is asked", () => {
    const ask = { matter: "pause", player: "anna", number: 0, agreed: [], waiting: [], name: "Anna" } as const;
    expect(mayAsk(left("dora", [], FILLED), FILLED)).toBe(true);
    expect(mayAsk(left("anna", [0]), LEFT)).toBe(false);
    expect(mayAsk(left("bruno", []), LEFT)).toBe(false);
    expect(mayAsk(left("dora", [], LEFT, { ask: { ...ask, agreed: [], waiting: [] } }), LEFT)).toBe(false);
  });
});

describe("what the players are asked", () => {
  const ask = { matter: "seat" as const, player: "dora", number: 1, agreed: [], waiting: ["anna"], name: "Dora" };

  function asked(sitting: Sitting): { words: string; buttons: string[] } {
    void act(() => render(<Asked sitting={sitting} />, place));
    const buttons = [...place.querySelectorAll("button")].map((button) => button.textContent.trim());
    return { words: place.querySelector("p")!.textContent, buttons };
  }

  it("names who wants to take over a seat, and that they would know its hand", () => {
    const { words, buttons } = asked(left("anna", [0], LEFT, { ask }));
    expect(words).toContain("Dora would like to take over seat 2, and would then know its hand.");
    expect(buttons).toHaveLength(2);
  });

  it("can be taken back by who asks and has no seat", () => {
    const { words, buttons } = asked(left("dora", [], LEFT, { ask }));
    expect(words).toContain("You would like to take over seat 2.");
    expect(buttons).toEqual(["Never mind"]);
  });

  it("is put to those who have left a seat that is kept, by their names", () => {
    const undo = { ...ask, matter: "undo" as const, player: "anna", number: 0, name: "Anna", waiting: ["bruno"] };
    expect(asked(left("bruno", [], FILLED, { ask: undo })).buttons).toHaveLength(2);
    expect(asked(left("anna", [0], FILLED, { ask: undo })).words).toContain("Bruno");
  });
});
