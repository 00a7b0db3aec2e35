import { render } from "preact";
import { afterEach, beforeEach, describe, expect, it, test } from "vitest";
import { Art, DeckBack, frameOf, Range, signOf } from "../src/games/last_night/Card";
import { catalogue, sheetOf, sorted } from "../src/games/last_night/catalogue";
import outlines from "../src/games/last_night/icons.json?icons";
import { TownMap } from "../src/games/last_night/TownMap";
import type { CardInfo } from "../src/games/last_night/types";
import { DEFAULT } from "./last_night/boards";
import { card, printed, sheet } from "./last_night/printed";

const dead = (name: string, more: Partial<CardInfo> = {}) => card(name, { deck: "zombie", kind: "zombie", ...more });

const REVOLVER = card("revolver", {
  keywords: ["gun", "ranged_weapon"],
  shot: { range: 3, aim: "zombie", needs: 4, kills: false, ammo: 1, own_die: false },
});
const CARDS = [
  REVOLVER,
  card("crowbar", { keywords: ["hand_weapon"] }),
  card("keys"),
  card("faith", { kind: "event" }),
  card("jeb", { kind: "event", keywords: ["townsfolk"] }),
  card("heros_rage", { kind: "event", keywords: ["heroic"] }),
  dead("shamble"),
  dead("braaains", { fight: true }),
  dead("lights_out", { remains: true }),
];

const BECKY = sheet("becky", { starts: ["hospital"], abilities: ["triage"] });

beforeEach(() => {
  catalogue.value = printed({ heroes: [BECKY], cards: CARDS });
});
afterEach(() => {
  catalogue.value = null;
});

describe("a card", () => {
  it("has the frame of what it is, and a sign that says the same", () => {
    expect(CARDS.map(frameOf)).toEqual([
      ...["weapon", "weapon", "item", "event", "townsfolk", "heroic"],
      ...["zombie", "fight", "remains"],
    ]);
    expect(CARDS.slice(0, 2).map(signOf)).toEqual(["ranged_weapon", "hand_weapon"]);
    for (const info of CARDS) expect(outlines[signOf(info)], info.card).toMatch(/^[Mm]/);
  });

  it("says how far it reaches, if it shoots", () => {
    const place = document.createElement("div");
    render(<Range card="revolver" />, place);
    expect(place.querySelector(".ln-range")?.textContent).toBe("3");
    render(<Range card="keys" />, place);
    expect(place.innerHTML).toBe("");
  });

  it("is shown by its picture", () => {
    const place = document.createElement("div");
    render(<Art card="revolver" />, place);
    expect(place.querySelector("img")?.getAttribute("src")).toMatch(/^data:image/);
  });

  it("has a back that tells its deck", () => {
    const place = document.createElement("div");
    render(<DeckBack deck="hero" />, place);
    const hero = place.innerHTML;
    render(<DeckBack deck="zombie" />, place);
    expect(place.innerHTML).not.toBe(hero);
    expect(place.querySelector("path")?.getAttribute("d")).toMatch(/^[Mm]/);
  });

  it("is listed in the order of the decks, equal ones together", () => {
    expect(sorted(["shamble", "keys", "shamble", "revolver"])).toEqual([
      { card: "revolver", count: 1 },
      { card: "keys", count: 1 },
      { card: "shamble", count: 2 },
    ]);
  });
});

test("a hero's sheet is found by name", () => {
  expect(sheetOf("becky")?.wounds).toBe(3);
  expect(sheetOf("nobody")).toBeUndefined();
});

describe("the town on the page", () => {
  const names = (building: string) => `The ${building}`;
  const shown = (dark: string[] = [], taken: string[] = []) => {
    const place = document.createElement("div");
    render(
      <TownMap layout={DEFAULT} catalogue={catalogue.value!} names={names} dark={dark} taken={taken}>
        <u>a layer</u>
      </TownMap>,
      place,
    );
    return place;
  };

  it("has a sign for each building with a name, letters and numbers, and what is laid over it", () => {
    const place = shown();
    const signs = [...place.querySelectorAll(".ln-sign")];
    expect(signs.map((sign) => sign.textContent)).toContain("The church");
    expect(signs).toHaveLength(9);
    for (const sign of signs) expect(sign.querySelector("path")?.getAttribute("d"), sign.textContent).toMatch(/^[Mm]/);
    expect(place.querySelector(".ln-letters")?.textContent).toBe("ABCDEFGHIJKL");
    expect(place.querySelector(".ln-numbers")?.textContent).toBe("123456789101112");
    expect(place.querySelector(".ln-town > u")).not.toBeNull();
  });

  it("shows on its sign what has become of a building, and paints it anew", () => {
    const picture = (place: Element) => place.querySelector(".ln-picture")!.getAttribute("src");
    const place = shown(["gym"], ["church"]);
    expect(place.querySelectorAll(".ln-sign.lights_out img")).toHaveLength(1);
    expect(place.querySelectorAll(".ln-sign.taken_over img")).toHaveLength(1);
    expect(picture(place)).not.toBe(picture(shown()));
  });
});
