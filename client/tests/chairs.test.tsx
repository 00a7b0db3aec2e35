/** Seats before the game: links of seats where there are some, and whom the host removes. */

import { render } from "preact";
import { act } from "preact/test-utils";
import { beforeEach, describe, expect, it, vi } from "vitest";

const calls = vi.hoisted(() => ({ command: vi.fn() }));
vi.mock("../src/protocol/server", async (original) => ({
  ...(await original<object>()),
  connection: { command: calls.command },
}));

import type { Links, SeatInfo } from "../src/protocol/types";
import { Sitting } from "../src/table/sitting";
import { Chairs } from "../src/waiting/Chairs";
import { info } from "./wire";

let place: HTMLElement;

const [anna, bruno] = info().seats as [SeatInfo, SeatInfo];
const FREE: SeatInfo = { ...bruno, seat: 2, who: "open", player: "", name: "" };

function room(player: string, seats: number[], links: Links | null): void {
  const sitting = new Sitting("t", "");
  sitting.info.value = info({ phase: "open", seats: [anna, bruno, FREE] });
  sitting.you.value = { player, seats, host: player === "anna" };
  void act(() => render(<Chairs sitting={sitting} game={null} links={links} level="normal" />, place));
}

const labelled = (label: string) => place.querySelector<HTMLButtonElement>(`button[aria-label="${label}"]`);

beforeEach(() => {
  place = document.createElement("div");
  document.body.replaceChildren(place);
  calls.command.mockReset();
  calls.command.mockResolvedValue({});
});

describe("links of seats", () => {
  it("are offered where there are some: to the host", () => {
    room("anna", [0], { table: "all", seats: ["one", "two", "three"] });
    expect(labelled("Copy the link for seat 3")).not.toBeNull();
    room("bruno", [1], { table: "all", seats: [] });
    expect(labelled("Copy the link for seat 3")).toBeNull();
  });
});

describe("removing somebody", () => {
  it("is for the host, and asked twice", () => {
    room("bruno", [1], null);
    expect(labelled("Remove Anna from the table")).toBeNull();
    room("anna", [0], null);
    const remove = labelled("Remove Bruno from the table")!;
    void act(() => remove.click());
    expect(calls.command).not.toHaveBeenCalled();
    expect(remove.textContent).toContain("Really remove Bruno? There is no way back.");
    void act(() => remove.click());
    expect(calls.command).toHaveBeenLastCalledWith("t", "", { do: "leave", seat: 1 });
  });
});
