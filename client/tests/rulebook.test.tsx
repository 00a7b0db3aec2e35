import { render } from "preact";
import { act } from "preact/test-utils";
import { beforeEach, expect, test, vi } from "vitest";
import { api } from "../src/protocol/api";
import type { Clause, GameDetail, RulesInfo } from "../src/protocol/types";
import { Rulebook } from "../src/rules/Rulebook";
import { find } from "../src/words/language";

const place = document.createElement("div");
const clause = (id: string, text: string, book = ""): Clause => {
  return { id, text, heading: "1. Start", topic: "", table: [], holds: true, book };
};
const rules: RulesInfo = {
  game: "both",
  rules: "1",
  language: "en",
  title: "Humans!!! with Zombies!!!",
  clauses: [clause("HX-1.1", "As ZB-1.1 says, not IS-1.1 (section ZB-1)."), clause("ZB-1.1", "Begin.", "Zombies!!!")],
  minute: [],
  everyday: {},
};

const texts = (where: string) => [...place.querySelectorAll(where)].map((element) => element.textContent.trim());

beforeEach(async () => {
  vi.spyOn(api, "game").mockResolvedValue({ name: "both", catalogue: null } as GameDetail);
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  await act(() => render(<Rulebook rules={rules} clause="" level={2} />, place));
});

test("the rules of a game that is leant on stand behind, under its title", () => {
  expect(texts("h2")).toEqual(["1. Start", "Zombies!!! 1. Start"]);
  expect(texts(".rules-contents a")).toEqual(["1. Start", "Zombies!!! 1. Start"]);
});

test("what no rulebook here has is no link", () => {
  expect(texts("#HX-1\\.1 a")).toEqual(["ZB-1.1", "ZB-1"]);
  expect(texts("#HX-1\\.1 .rules-text")).toEqual(["As ZB-1.1 says, not IS-1.1 (section ZB-1)."]);
});

test("cards are shown when the words for them have come, and not before", async () => {
  const served = fetch;
  let deliver = () => {};
  const underway = new Promise<void>((resolve) => (deliver = resolve));
  vi.stubGlobal("fetch", (address: string) => underway.then(() => served(address)));
  const card = { card: "chainsaw", rulings: ["ZB-14.6"] };
  vi.spyOn(api, "game").mockResolvedValue({ name: "zombies", catalogue: { cards: [card] } } as unknown as GameDetail);
  const about = { ...rules, game: "zombies", clauses: [{ ...clause("ZB-14.6", "It roars."), topic: "Tools" }] };
  const named = () => place.querySelector("button[aria-label*=Chainsaw]") !== null;
  await act(() => render(<Rulebook key="zombies" rules={about} clause="" level={2} />, place));
  expect(named()).toBe(false);
  await act(async () => {
    deliver();
    await vi.waitFor(() => expect(find("card-chainsaw")).toBeDefined());
  });
  await vi.waitFor(() => expect(named()).toBe(true));
  vi.stubGlobal("fetch", served);
});
