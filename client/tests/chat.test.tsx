import { render } from "preact";
import { expect, test, vi } from "vitest";
import type { SeatInfo, TableInfo } from "../src/protocol/types";
import { Chat } from "../src/table/Chat";
import { Sitting } from "../src/table/sitting";
import { say } from "../src/words/language";

const seat = (place: number, player: string) => ({ seat: place, who: "person", player, name: player }) as SeatInfo;

/** The chat of Anna, who plays with Bruno; once the game has told whether two may talk alone. */
async function opened(privateTalk: boolean): Promise<HTMLElement> {
  const { fetch } = globalThis;
  const told = vi.fn(() => Promise.resolve(Response.json({ private_talk: privateTalk })));
  vi.stubGlobal("fetch", (address: URL | string) => (String(address).includes("/texts/") ? fetch(address) : told()));
  const sitting = new Sitting("t", "");
  sitting.info.value = { game: "zombinion", seats: [seat(0, "Anna"), seat(1, "Bruno")] } as unknown as TableInfo;
  sitting.you.value = { player: "Anna", seats: [0], host: true };
  const place = document.createElement("div");
  document.body.append(place);
  render(<Chat sitting={sitting} />, place);
  await vi.waitFor(() => expect(told).toHaveBeenCalled());
  await new Promise((done) => setTimeout(done));
  vi.stubGlobal("fetch", fetch);
  return place;
}

test.each([true, false])("one person is spoken to alone only where the game allows it: %s", async (allowed) => {
  const place = await opened(allowed);
  const choice = `select[aria-label="${say("page-say-to")}"]`;
  if (allowed) await vi.waitFor(() => expect(place.querySelector(choice)?.textContent).toContain("Bruno"));
  else expect(place.querySelector(choice)).toBeNull();
  expect(place.querySelector(".say input")).not.toBeNull();
});
