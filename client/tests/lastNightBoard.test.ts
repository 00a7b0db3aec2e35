import { describe, expect, it } from "vitest";
import { choreography } from "../src/games/last_night/choreography";
import { centreOf } from "../src/games/last_night/following";
import { litSpaces } from "../src/games/last_night/lighting";
import { meaning } from "../src/games/last_night/meanings";
import { diceIn, placeIn, risenIn, spaceOf, userIn } from "../src/games/last_night/parts";
import { colourOf, markersOn, ownSide, spaceOfAction, zombiesIn, zombiesOn } from "../src/games/last_night/position";
import { partsBySpace, spacesOf, wishesFor } from "../src/games/last_night/reach";
import { nameOfSpace, townOf } from "../src/games/last_night/town";
import { deadPieces, heroPieces, markerPieces } from "../src/games/last_night/pieces";
import type { DecisionInfo } from "../src/protocol/types";
import { BOARDS, DEFAULT } from "./last_night/boards";
import { hero, position, seat } from "./last_night/positions";

const town = townOf(DEFAULT, BOARDS);
const TWO_DEAD = [seat(0, "heroes"), seat(1, "zombies", { colour: "brown" }), seat(2, "zombies", { colour: "green" })];
const BECKY_ROSE = { zombie: 21, hero: "becky", seat: 1, space: "c3", wounds: 2 };

describe("parts of answers", () => {
  it("name a space, and which of those on it", () => {
    expect(placeIn("e5")).toEqual({ kind: "", space: "e5" });
    expect(placeIn("green_l12")).toEqual({ kind: "green", space: "l12" });
    expect(placeIn("m1")).toBeNull();
    expect(placeIn("e13")).toBeNull();
    expect(placeIn("becky")).toBeNull();
  });

  it("name zombie heroes by who they were", () => {
    const view = position({ turned: [BECKY_ROSE] });
    expect(risenIn("zombie_becky")).toBe("becky");
    expect(spaceOf(view, "zombie_becky")).toBe("c3");
    expect(spaceOf(view, "zombie_billy")).toBeNull();
  });

  it("name dice, one or several of them together", () => {
    expect(diceIn("3+4")).toEqual([3, 4]);
    expect(diceIn("6")).toEqual([6]);
    expect(diceIn("e5")).toEqual([]);
  });

  it("name who uses what", () => {
    expect(userIn("becky:crowbar")).toEqual({ hero: "becky", thing: "crowbar" });
    expect(userIn("crowbar")).toBeNull();
  });
});

describe("what an option means", () => {
  it("is one deed for a step and a walk", () => {
    expect(meaning(["walk", "e9"])).toEqual(["step", "e9"]);
    expect(meaning(["step", "e8"])).toEqual(["step", "e8"]);
  });

  it("is first the weapon, then where, for all that is fired, thrown or lit", () => {
    expect(meaning(["shoot", "revolver", "green_e4"])).toEqual(["attack", "revolver", "green_e4"]);
    expect(meaning(["throw", "e4", "lit"])).toEqual(["attack", "dynamite", "e4"]);
    expect(meaning(["shoot_gas", "revolver", "e4"])).toEqual(["attack", "revolver", "gas_e4"]);
    expect(meaning(["light", "torch", "e4"])).toEqual(["attack", "torch", "fire_e4"]);
  });

  it("names a thing together with who uses it, and dice together", () => {
    expect(meaning(["use", "pitchfork", "billy", 3, 4])).toEqual(["use", "billy:pitchfork", "3+4"]);
    expect(meaning(["play", "mr_hyde", "raise", "heroes", 4])).toEqual(["play", "mr_hyde", "raise", "heroes", "4"]);
    expect(meaning(["discard", "trip"])).toEqual(["discard", "trip"]);
  });
});

describe("the map", () => {
  it("takes parts where they are: on a space, where somebody stands, in all of a building", () => {
    const view = position({ heroes: [hero("becky", "e5")] });
    expect(spacesOf(view, town, "green_a2")).toEqual(["a2"]);
    expect(spacesOf(view, town, "becky")).toEqual(["e5"]);
    const church = spacesOf(view, town, "church");
    expect(church).toHaveLength(town.buildings.find(({ name }) => name === "church")!.spaces.length);
    expect(spacesOf(view, town, "crowbar")).toEqual([]);
  });

  it("offers what several parts on a space mean", () => {
    const parts = partsBySpace(position(), town, ["green_e4", "brown_e4", "e5"]);
    expect(parts.get("e4")).toEqual(["green_e4", "brown_e4"]);
    expect(parts.get("e5")).toEqual(["e5"]);
  });

  it("asks about a space what the question is about", () => {
    const asked = (kind: string) => ({ kind }) as DecisionInfo;
    const view = position({ zombies: { 0: "e4" } });
    expect(wishesFor(view, asked("move_action"), "e9")).toEqual([["step", "e9"]]);
    expect(wishesFor(view, asked("order_zombies"), "e4")).toEqual([["move", "e4"]]);
    expect(wishesFor(view, asked("order_zombies"), "e9")).toEqual([]);
    expect(wishesFor({ ...view, seats: TWO_DEAD }, asked("order_zombies"), "e4")).toEqual([["move", "brown_e4"]]);
    expect(wishesFor(view, null, "e4")).toEqual([]);
  });
});

describe("a position", () => {
  it("tells zombies by colour only where two players lead them", () => {
    const zombies = { 0: "a1", 8: "a1", 21: "c3" };
    expect(zombiesIn(position({ zombies })).map(({ colour }) => colour)).toEqual(["", ""]);
    const two = position({ zombies, seats: TWO_DEAD });
    expect(zombiesOn(two, "a1").map(({ colour }) => colour)).toEqual(["brown", "green"]);
    expect([0, 7, 14].map(colourOf)).toEqual(["brown", "green", "red"]);
  });

  it("knows what lies on a space", () => {
    const view = position({ fires: { e5: true }, gas: ["e5"], betsy: "b2", pits: ["b2"] });
    expect(markersOn(view, "e5")).toEqual(["fire", "gas"]);
    expect(markersOn(view, "b2")).toEqual(["pit", "old_betsy"]);
    expect(markersOn(position({ scenario: "escape_in_the_truck" }), "g7")).toEqual(["truck"]);
    expect(markersOn(view, "g7")).toEqual([]);
  });

  it("knows where something happens, and on which side one is", () => {
    const view = position({ heroes: [hero("becky", "e5")], active: "becky" });
    expect(spaceOfAction(view)).toBe("e5");
    expect(spaceOfAction(position({ zombies: { 3: "k2" }, mover: 3 }))).toBe("k2");
    expect(spaceOfAction(position())).toBe("");
    expect([ownSide(view), ownSide({ ...view, seat: 1 }), ownSide({ ...view, seat: null })]).toEqual([
      "heroes",
      "zombies",
      null,
    ]);
  });
});

describe("pieces", () => {
  it("keep their keys, and the dead have none on the map", () => {
    const heroes = [hero("becky", "e5", { activated: true }), hero("billy", "", { wounds: 2, points: 2 })];
    const [becky, ...others] = heroPieces(position({ heroes }));
    expect(others).toEqual([]);
    expect(becky).toMatchObject({ key: "hero becky", space: 52, most: 3, active: false, done: true });
  });

  it("are zombies, and heroes who have become such", () => {
    const view = position({ zombies: { 0: "a1", 21: "c3" }, turned: [BECKY_ROSE] });
    expect(deadPieces(view).map(({ key, hero: who }) => [key, who])).toEqual([
      ["zombie 0", undefined],
      ["zombie 21", "becky"],
    ]);
  });

  it("are markers, but not the pits that are printed, unless they are closed", () => {
    const pits = town.pits.map(nameOfSpace);
    const quiet = markerPieces(position({ pits: [...pits, "f6"] }), town);
    expect(quiet.map(({ key }) => key)).toEqual(["pit f6"]);
    const [first, ...rest] = pits;
    expect(markerPieces(position({ pits: rest }), town).map(({ key }) => key)).toEqual([`closed_pit ${first}`]);
    expect(markerPieces(position({ pits: rest, charged: [first!] }), town).map(({ kind }) => kind)).toEqual(["charge"]);
    const fires = markerPieces(position({ pits, fires: { a1: false, a2: true } }), town);
    expect(fires.map(({ kind }) => kind)).toEqual(["fire", "new_fire"]);
  });
});

describe("flights", () => {
  it("show backs of what only others know", () => {
    expect(choreography({ type: "ZombieCardDrawn", seat: 1, card: "", knowing: [] })).toMatchObject([
      { card: null, from: "deck:zombie" },
    ]);
  });

  it("lead from hero to hero, and to the pile", () => {
    const given = { type: "ItemGiven", seat: 0, hero: "becky", other: "billy", card: "crowbar" };
    expect(choreography(given)).toEqual([
      { card: "crowbar", from: "item:becky:crowbar hero:becky", to: "item:billy:crowbar hero:billy" },
    ]);
    expect(choreography({ type: "HeroCardsDiscarded", cards: ["keys", "ammo"], by: "town_overrun" })).toHaveLength(2);
    expect(choreography({ type: "FireLit", space: "a1" })).toEqual([]);
  });
});

describe("a part of the town", () => {
  it("shows all that can be chosen, if it holds it", () => {
    expect(centreOf("a1", ["c1", "e3"], 7, 6)).toEqual([2.5, 1.5]);
    expect(centreOf("", ["c1", "d2"], 7, 6)).toEqual([3, 1]);
  });

  it("shows where it is about, if not all can be seen", () => {
    expect(centreOf("b5", ["a5", "l6"], 7, 6)).toEqual([1.5, 5]);
    expect(centreOf("b5", [], 7, 6)).toEqual([1.5, 4.5]);
  });

  it("shows what is next to that, if nothing could be chosen there", () => {
    expect(centreOf("a1", ["l12", "k11"], 7, 6)).toEqual([10.5, 10.5]);
    expect(centreOf("a1", ["l2", "l1"], 7, 6)).toEqual([11.5, 1]);
  });

  it("stays where it is when nothing can be done in it", () => {
    expect(centreOf("", [], 7, 6)).toBeNull();
  });
});

describe("what is lit in the town", () => {
  const view = position({
    heroes: [hero("becky", "f5", { bound: "church" }), hero("billy", "a5"), hero("jake", "")],
    turned: [{ ...BECKY_ROSE, hero: "jake" }],
  });
  const church = town.buildings.find(({ name }) => name === "church")!.spaces.map(nameOfSpace);

  it("is where a hero stands, and where it has got to get to", () => {
    expect(litSpaces(view, town, { hero: "becky" })).toEqual(["f5", ...church]);
    expect(litSpaces(view, town, { hero: "billy" })).toEqual(["a5"]);
    expect(litSpaces(view, town, { hero: "jake" })).toEqual(["c3"]);
  });

  it("is where a card that remains in play lies", () => {
    const lit = (card: string, building = "", space = "") => litSpaces(view, town, { kept: { card, building, space } });
    expect(lit("lights_out", "church")).toEqual(church);
    expect(lit("new_spawning_pit", "", "e4")).toEqual(["e4"]);
    expect(lit("heavy_rain")).toEqual([]);
    expect(litSpaces(view, town, null)).toEqual([]);
  });
});
