import { render } from "preact";
import { expect, test, vi } from "vitest";
import type { SeatInfo, TableInfo } from "../src/protocol/types";
import { Chat } from "../src/table/Chat";
import { Sitting } from "../src/table/sitting";
import { say } from "../src/words/language";

const seat = (place: number, player: string) => ({ seat: place, who: "person", player, name: player }) as SeatInfo;

/** The chat of Anna, who plays with Bruno, when the words of the game are known: what its rules say about talking. */
async function opened(talk: TableInfo["talk"]): Promise<HTMLElement> {
  const { fetch } = globalThis;
  const told = vi.fn(() => Promise.resolve(Response.json({})));
  vi.stubGlobal("fetch", (address: URL | string) => (String(address).includes("/texts/") ? fetch(address) : told()));
  const sitting = new Sitting("t", "");
  const seats = [seat(0, "Anna"), seat(1, "Bruno")];
  sitting.info.value = { game: "zombinion", seats, talk } as unknown as TableInfo;
  sitting.you.value = { player: "Anna", seats: [0], host: true };
  const place = document.createElement("div");
  document.body.append(place);
  render(<Chat sitting={sitting} />, place);
  await vi.waitFor(() => expect(told).toHaveBeenCalled());
  await new Promise((done) => setTimeout(done));
  vi.stubGlobal("fetch", fetch);
  return place;
}

test.each([true, false])("one person is spoken to alone only where the rules allow it: %s", async (allowed) => {
  const place = await opened({ private: allowed, caution: "" });
  const choice = `select[aria-label="${say("page-say-to")}"]`;
  if (allowed) await vi.waitFor(() => expect(place.querySelector(choice)?.textContent).toContain("Bruno"));
  else expect(place.querySelector(choice)).toBeNull();
  expect(place.querySelector(".say input")).not.toBeNull();
});

test("what the rules ask of those who talk stands above all that is said", async () => {
  // Any text will do: which one it is, the rules say.
  const place = await opened({ private: true, caution: "game-title" });
  await vi.waitFor(() => expect(place.querySelector(".talk li")?.textContent).toBe(say("game-title")));
  const without = await opened({ private: true, caution: "" });
  expect(without.querySelectorAll(".talk li")).toHaveLength(1);
});
