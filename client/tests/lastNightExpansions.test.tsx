import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, test } from "vitest";
import { Art } from "../src/games/last_night/Card";
import { catalogue } from "../src/games/last_night/catalogue";
import { townPicture } from "../src/games/last_night/drawings/picture";
import { roomOf, TOWN_ROOMS } from "../src/games/last_night/drawings/rooms";
import { brought, buildingSign, EXPANSIONS, expansionsIn, pictureOf } from "../src/games/last_night/expansions";
import outlines from "../src/games/last_night/icons.json?icons";
import { pictures } from "../src/games/last_night/pictures/pictures";
import { townOf } from "../src/games/last_night/town";
import { BOARDS, DEFAULT } from "./last_night/boards";
import { BROUGHT_BY } from "./last_night/expansions";
import { position } from "./last_night/positions";
import { card, printed, sheet } from "./last_night/printed";

const HUNGER_TOWN = "c1 l7 l4 l8 l6";
const buildingsOf = (set: string) =>
  BOARDS.filter((board) => board.set === set).flatMap(({ buildings }) => buildings.map((one) => one.building));

beforeEach(() => {
  catalogue.value = printed({
    heroes: [sheet("becky"), sheet("sam", { set: "growing_hunger" })],
    cards: [card("revolver"), card("machete", { copies: { growing_hunger: 1 } })],
  });
});
afterEach(() => {
  catalogue.value = null;
});

test("at first the base game is there, and what is not there yet has a sign in its place", async () => {
  const town = townOf(HUNGER_TOWN, BOARDS);
  const plain = townPicture(town);
  const place = document.createElement("div");
  await act(() => render([<Art card="revolver" />, <Art card="machete" />], place));
  expect([...place.children].map((one) => one.tagName)).toEqual(["IMG", "svg"]);
  expect([...place.children].map((one) => one.getAttribute("class"))).toEqual(["card-figure", "card-figure"]);
  expect(place.querySelector("path")?.getAttribute("d")).toBe(outlines.item);
  expect(buildingSign("library")).toBe(outlines.building);

  await act(() => brought.bring("growing_hunger"));
  expect([...place.children].map((one) => one.tagName)).toEqual(["IMG", "IMG"]);
  expect(townPicture(town)).not.toBe(plain);
  expect(buildingSign("library")).not.toBe(outlines.building);
  expect(brought.here()).toHaveLength(1);
});

test("a town of the base game asks for nothing more", () => {
  expect(townOf(DEFAULT, BOARDS).sets).toEqual(["base"]);
  expect(townOf(HUNGER_TOWN, BOARDS).sets).toEqual(["base", "growing_hunger"]);
});

test("what is played with is brought early, as far as everybody sees it", () => {
  expect(expansionsIn(position({ layout: DEFAULT, people: ["becky"] }))).toEqual([]);
  expect(expansionsIn(position({ layout: HUNGER_TOWN }))).toEqual(["growing_hunger"]);
  expect(expansionsIn(position({ layout: DEFAULT, people: ["becky", "sam"] }))).toEqual(["growing_hunger"]);
  const decks = { unique_deck: 20, tactic_deck: 20, grave_deck: 19, upgrade_decks: { combat: 12 } };
  expect(expansionsIn(position({ layout: DEFAULT, people: [], ...decks }))).toEqual([
    "unique_items",
    "tactics",
    "grave_weapons",
    "experience",
  ]);
});

test("the base game has the pictures of its own cards, and its own rooms", () => {
  const own = [...BROUGHT_BY].filter(([, by]) => by === "base").map(([name]) => name);
  expect(Object.keys(pictures).sort()).toEqual(own.sort());
  expect(Object.keys(TOWN_ROOMS).sort()).toEqual(buildingsOf("base").sort());
});

test("every set and rule that brings cards has a file", () => {
  expect(Object.keys(EXPANSIONS).sort()).toEqual(
    [...new Set(BROUGHT_BY.values())].filter((by) => by !== "base").sort(),
  );
});

describe.each(Object.entries(EXPANSIONS))("what is drawn of %s", (name, load) => {
  it("is a picture of each card that it brings, and a room and a sign of each building", async () => {
    const { pictures: drawn, rooms = {}, signs = {} } = await load();
    const own = [...BROUGHT_BY].filter(([, by]) => by === name).map(([one]) => one);
    expect(Object.keys(drawn).sort()).toEqual(own.sort());
    expect(Object.keys(rooms).sort()).toEqual(buildingsOf(name).sort());
    expect(Object.keys(signs).sort()).toEqual(buildingsOf(name).sort());
  });
});

test("upgrades are found without being cards", async () => {
  await brought.bring("experience");
  expect(pictureOf("brawler")).toBeDefined();
});

test("each building has rooms of its own", async () => {
  await Promise.all(Object.keys(EXPANSIONS).map(brought.bring));
  const names = BOARDS.flatMap(({ buildings }) => buildings.map((one) => one.building));
  expect(new Set(names.map(roomOf)).size).toBe(names.length);
});
