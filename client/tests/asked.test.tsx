import { render } from "preact";
import { act } from "preact/test-utils";
import { beforeEach, expect, test, vi } from "vitest";
import type { AskInfo } from "../src/protocol/types";
import { Asked } from "../src/table/Asked";
import { Sitting } from "../src/table/sitting";
import { info, state } from "./wire";

const calls = await vi.hoisted(async () => (await import("./wire")).wire());

vi.mock("../src/protocol/server", () => ({ connection: calls.connection }));

const place = document.createElement("div");

beforeEach(() => render(null, place));

async function shown(you: string, waiting: string[]): Promise<string> {
  const sitting = new Sitting("t", "");
  sitting.watch();
  const ask: AskInfo = { matter: "rematch", player: "carla", number: 0, agreed: [], waiting, name: "Carla" };
  await act(() => calls.tell(state({ info: info({ ask }), you: { ...state().you, player: you } })));
  await act(() => render(<Asked sitting={sitting} />, place));
  return place.querySelector(".asked p")!.textContent;
}

test("whoever is waited for is told so, and not by name", async () => {
  expect(await shown("anna", ["anna"])).toMatch(/ Waiting for you\.\s*$/);
  expect(await shown("anna", ["anna", "bruno"])).toMatch(/ Waiting for you\. Waiting for Bruno\.$/);
});

test("whoever is not waited for is told for whom", async () => {
  expect(await shown("carla", ["anna", "bruno"])).toMatch(/ Waiting for Anna and Bruno\.$/);
});
