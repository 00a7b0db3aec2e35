/** What expansions put on the map of Last Night on Earth: seen, heard, and chosen there. */

import { render } from "preact";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sheet } from "../src/art/brush";
import { catalogue } from "../src/games/last_night/catalogue";
import { barricadeOn } from "../src/games/last_night/drawings/barricades";
import { SIZE } from "../src/games/last_night/drawings/picture";
import { wallsDrawing, wallsPicture } from "../src/games/last_night/drawings/wallMarks";
import { arranged } from "../src/games/last_night/Figures";
import { inTown } from "../src/games/last_night/following";
import { stretches } from "../src/games/last_night/Omens";
import { meaning } from "../src/games/last_night/meanings";
import { isOnMap, placeIn, refOf, sideIn, spaceOf, wallsIn } from "../src/games/last_night/parts";
import { deadPieces, markerPieces, wallMarks } from "../src/games/last_night/pieces";
import { markersIn, markersOn, zombiesOn } from "../src/games/last_night/position";
import { partsByRun, partsBySpace, wishesFor } from "../src/games/last_night/reach";
import { whoIsBelow } from "../src/games/last_night/Sewer";
import { middleOfWall } from "../src/games/last_night/spots";
import { nameOfSpace, outerWall, SEWER, spaceNamed, townOf } from "../src/games/last_night/town";
import { TownBoard } from "../src/games/last_night/TownBoard";
import type { View } from "../src/games/last_night/types";
import { partWords, sideWords, spaceWords, subjectsOn } from "../src/games/last_night/words";
import type { DecisionInfo, Option } from "../src/protocol/types";
import { learn } from "../src/words/language";
import { expectDrawn } from "./drawn";
import { BOARDS, DEFAULT } from "./last_night/boards";
import { asked, pressIn, pressPart, showIn } from "./last_night/playing";
import { hero, position } from "./last_night/positions";
import { printed } from "./last_night/printed";

const town = townOf(DEFAULT, BOARDS);
const RED = 14;
const CHURCH_NORTH = {
  wall: "church_n",
  building: "church",
  face: "n",
  spaces: ["a5", "b5"],
  reinforcements: 2,
};

beforeAll(async () => {
  await learn("last_night");
  catalogue.value = printed();
});

describe("parts of answers", () => {
  it("name zombies by what they look like and have", () => {
    expect(placeIn("red_wounded_gw_machete_e4")).toEqual({
      kind: "red",
      space: "e4",
      wounded: true,
      weapon: "gw_machete",
    });
    expect(placeIn("rusty_axe_sewer")).toEqual({ kind: "", space: "sewer", weapon: "rusty_axe" });
    expect(placeIn("wounded_e4")).toEqual({ kind: "", space: "e4", wounded: true });
    expect(placeIn("sewer")).toEqual({ kind: "", space: "sewer" });
    for (const ref of ["red_wounded_gw_machete_e4", "brown_sickle_l12", "red_sewer", "e4"]) {
      const { kind, space, wounded = false, weapon = "" } = placeIn(ref)!;
      expect(refOf(space, kind, wounded, weapon)).toBe(ref);
    }
  });

  it("name walls, alone or two that are crossed, and sides", () => {
    expect(wallsIn("police_station_s")).toEqual([{ building: "police_station", face: "s" }]);
    expect(wallsIn("church_n+gym_w")).toHaveLength(2);
    expect([wallsIn("crowbar"), wallsIn("3+4"), wallsIn("church_n+crowbar")]).toEqual([[], [], []]);
    expect(sideIn("b4-b5")).toEqual(["b4", "b5"]);
    expect(sideIn("b4")).toBeNull();
  });

  it("are on the map if they are walls, sides or in the sewer", () => {
    const view = position();
    expect(["church_n", "b4-b5", "sewer", "lock_e4", "red_sewer"].every((part) => isOnMap(view, part))).toBe(true);
    expect(["crowbar", "church", "pour"].some((part) => isOnMap(view, part))).toBe(false);
    expect(spaceOf(view, "b4-b5")).toBe("b4");
  });

  it("tell a door that is forced from the space behind it, and a way across barricades from the step", () => {
    expect(meaning(["force", "c5"])).toEqual(["force", "lock_c5"]);
    expect(meaning(["unbar", "c5"])).toEqual(["unbar", "bar_c5"]);
    expect(meaning(["across", "e5", "church_n"])).toEqual(["to", "e5", "church_n"]);
    expect(meaning(["across", "e5", "church_n", "gym_w"])).toEqual(["to", "e5", "church_n+gym_w"]);
    expect(meaning(["throw", "e4", "both"])).not.toEqual(meaning(["throw", "e4", "lit"]));
    expect(meaning(["throw_tnt", "e4"])).toEqual(["attack", "case_of_tnt", "e4"]);
    expect(meaning(["hurl", "molotov", "e4"])).toEqual(["attack", "molotov", "e4"]);
  });
});

describe("the sewer", () => {
  it("is a space beside the map", () => {
    expect(nameOfSpace(spaceNamed(SEWER))).toBe(SEWER);
    expect(inTown(position({ entrances: ["c3", "h9"] }), SEWER)).toBe("c3");
    expect(inTown(position(), "e5")).toBe("e5");
  });

  it("breaks the line of a way that leads through it", () => {
    expect(stretches(["a1", "a2", SEWER, "h9", "h10"])).toEqual(["0.5,0.5 0.5,1.5", "7.5,8.5 7.5,9.5"]);
    expect(stretches(["a1", SEWER])).toEqual([]);
    expect(stretches(["a1", "b1"])).toEqual(["0.5,0.5 1.5,0.5"]);
  });

  it("shows first of whom one must know more", () => {
    const view = position({
      heroes: [hero("becky", SEWER), hero("billy", "e5")],
      zombies: { 1: SEWER, 2: SEWER, 3: "e5" },
      armed: { 2: "sickle" },
    });
    const [heroes, dead] = whoIsBelow(view);
    expect(heroes.map(({ hero: who }) => who)).toEqual(["becky"]);
    expect(dead.map(({ key }) => key)).toEqual(["zombie 2", "zombie 1"]);
  });
});

describe("red and armed zombies", () => {
  const view = position({
    zombies: { 0: "e4", [RED]: "e4", 15: "e4" },
    wounded: [15],
    armed: { 15: "gw_machete" },
    grave_dead: "ravenous",
    hurt: { zombie: 0, space: "e4", killing: true, explosive: false },
  });

  it("are told from the others, as options do it", () => {
    expect(zombiesOn(view, "e4").map(({ colour }) => colour)).toEqual(["", "red", "red"]);
    const asked = { kind: "order_zombies" } as DecisionInfo;
    expect(wishesFor(view, asked, "e4")).toEqual([
      ["move", "e4"],
      ["move", "red_e4"],
      ["move", "red_wounded_gw_machete_e4"],
    ]);
    expect(zombiesOn({ ...view, grave_dead: "" }, "e4").every(({ colour }) => colour === "")).toBe(true);
  });

  it("are seen with their weapon, their wound, and what is about to happen to them", () => {
    const [plain, red, armed] = deadPieces(view);
    expect(plain).toMatchObject({ colour: "brown", hurt: true });
    expect(red).toMatchObject({ colour: "red" });
    expect(red).not.toHaveProperty("armed");
    expect(armed).toMatchObject({ armed: true, wounds: 1, most: 2 });
  });

  it("stand in front where not all can be seen", () => {
    const crowd = Array.from({ length: 9 }, (_, number) => ({
      key: `zombie ${number}`,
      number,
      space: 5,
      colour: "brown" as const,
      ...(number === 8 ? { armed: true } : {}),
    }));
    const { shown } = arranged([], crowd, true);
    expect(shown.filter(({ counted }) => !counted).map(({ key }) => key)).toEqual(["zombie 8"]);
  });

  it("are told of in words", () => {
    const words = spaceWords(view, town, "e4");
    expect(words).toContain("1 zombie, 1 red zombie, Wounded red zombie: Machete");
    expect(words).toContain("about to be killed");
    expect(subjectsOn(view, town, "e4")).toEqual(
      expect.arrayContaining([
        { family: "piece", name: "grave_dead" },
        { family: "card", name: "gw_machete" },
      ]),
    );
  });
});

describe("what lies in the town", () => {
  const view = position({
    scenario: "radio_for_help",
    pits: town.pits.map(nameOfSpace),
    entrances: ["c3", "h9"],
    rubble: "d4",
    trap: "e5",
    tokens: ["a5", "a5", "b6"],
    charges: ["gym"],
    markers: [
      { building: "gym", space: "", marker: "exploration" },
      { building: "church", space: "a6", marker: "free_search" },
    ],
    gas: ["f6", "g6"],
    exploding: "g6",
  });

  it("is drawn, each once", () => {
    const pieces = markerPieces(view, town);
    const kinds = pieces.map(({ kind }) => kind);
    expect(new Set(pieces.map(({ key }) => key)).size).toBe(pieces.length);
    expect(kinds.filter((kind) => kind === "radio_part")).toHaveLength(3);
    expect(kinds.filter((kind) => kind === "gas")).toHaveLength(2);
    expect(pieces.filter(({ exploding }) => exploding).map(({ space }) => nameOfSpace(space))).toEqual(["g6"]);
    expect(kinds).toEqual(expect.arrayContaining(["sewer_entrance", "rubble", "bear_trap", "charge", "exploration"]));
    expect(markerPieces({ ...view, scenario: "supply_run" }, town).map(({ kind }) => kind)).toContain("supply");
  });

  it("lies in the middle of a building, beside each other, unless it lies on a space of it", () => {
    const middles = markerPieces(view, town).flatMap(({ middle }) => (middle ? [middle] : []));
    expect(middles).toHaveLength(2);
    expect(middles[0]![0]).toBeLessThan(middles[1]![0]);
    expect(middles.map(([, y]) => y)).toEqual([10, 10]);
  });

  it("is told of on its space, or on all spaces of its building", () => {
    expect(markersOn(view, "c3")).toEqual(["sewer_entrance"]);
    expect(markersOn(view, "a5")).toEqual(["radio_part"]);
    expect(markersOn(view, "a6")).toEqual(["free_search"]);
    expect(markersIn(view, "gym")).toEqual(["building_charge", "exploration"]);
    expect(spaceWords(view, town, "d10")).toContain("Gym, Charge, Exploration");
    expect(spaceWords(view, town, "g6")).toContain("Gas about to explode");
  });
});

describe("walls and doors", () => {
  const view = position({
    heroes: [hero("becky", "b5")],
    active: "becky",
    barricades: [CHURCH_NORTH],
    broken: ["church_n"],
    doors: ["b6-c6"],
    locks: ["b5-c5"],
    sealed: ["gym"],
    walled_up: ["church"],
    stronghold: "church",
  });

  it("are drawn where they are, from the building's side", () => {
    const marks = wallMarks(view, town);
    expect(marks.barricades[0]!.run.map(({ space, face }) => `${nameOfSpace(space)}${face}`)).toEqual(["a5n", "b5n"]);
    expect([...marks.doors, ...marks.locks].map(({ space, face }) => `${nameOfSpace(space)}${face}`)).toEqual([
      "b6e",
      "b5e",
    ]);
    expect(marks.sealed).toEqual(town.buildings.find(({ name }) => name === "gym")!.doors);
    const drawing = wallsDrawing(marks);
    expectDrawn(sheet(SIZE, SIZE, drawing));
    expect(drawing).not.toContain(barricadeOn(marks.barricades[0]!.run, 2));
    expect(wallsDrawing({ ...marks, barricades: [{ ...marks.barricades[0]!, broken: false }] })).toContain(
      barricadeOn(marks.barricades[0]!.run, 2),
    );
    expect(wallsPicture(wallMarks(position(), town))).toBeNull();
  });

  it("are told of on the spaces beside them", () => {
    const words = spaceWords(view, town, "b5");
    expect(words).toContain("Church, Stronghold, Fully Barricaded");
    expect(words).toContain("barricade, north side, 2 reinforcements, crossed without a roll this turn");
    expect(words).toContain("Locked Door, east side");
    expect(spaceWords(view, town, "c5")).toContain("Locked Door, west side");
    expect(spaceWords(view, town, "a6")).not.toContain("barricade,");
    expect(sideWords(view, "church_n")).toBe(
      "Church, north wall, barricade, north side, 2 reinforcements, crossed without a roll this turn",
    );
    expect(partWords("b4-b5")).toBe("Between B4 and B5");
  });

  it("can be chosen along the whole wall, at the side, or at the door before who acts", () => {
    const runs = partsByRun(view, town, ["church_n", "b4-b5", "lock_c5", "e5", "crowbar"]);
    expect(runs.map(({ parts, edges }) => [parts, edges.length])).toEqual([
      [["church_n"], 2],
      [["b4-b5"], 1],
      [["lock_c5"], 1],
    ]);
    expect(middleOfWall(runs[0]!.edges)).toEqual([1, 4]);
    expect(middleOfWall(runs[2]!.edges)).toEqual([2, 4.5]);
    expect([...partsBySpace(view, town, ["church_n", "b4-b5", "lock_c5", "e5", SEWER]).keys()]).toEqual(["e5", SEWER]);
  });

  it("have outdoors beyond them", () => {
    expect(outerWall(town, "church", "n").map(({ space }) => nameOfSpace(space))).toEqual(["a5", "b5"]);
    expect(outerWall(town, "church", "w")).toEqual([]);
    expect(outerWall(town, "nowhere", "n")).toEqual([]);
  });
});

describe("on the board", () => {
  let place: HTMLElement;
  beforeEach(() => {
    globalThis.ResizeObserver = class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    place = document.createElement("div");
    document.body.append(place);
  });
  afterEach(() => {
    render(null, place);
    place.remove();
  });

  const shown = (view: View, options: Option[], kind = "move_action") =>
    showIn(place, <TownBoard shown={{ view, event: null, number: 1 } as never} />, asked(kind, options)).choose;

  it("a wall is pressed to build on it, a door to force it, the sewer to go there", () => {
    const view = position({
      heroes: [hero("becky", "b5")],
      active: "becky",
      entrances: ["c3", "h9"],
      locks: ["b5-c5"],
    });
    const choose = shown(view, [
      ["build", "church_n"],
      ["force", "c5"],
      ["step", SEWER],
      ["walk", "c5"],
    ]);
    pressPart(place, "church_n");
    expect(choose).toHaveBeenLastCalledWith(["build", "church_n"]);
    pressPart(place, "lock_c5");
    expect(choose).toHaveBeenLastCalledWith(["force", "c5"]);
    pressPart(place, SEWER);
    expect(choose).toHaveBeenLastCalledWith(["step", SEWER]);
    pressPart(place, "c5");
    expect(choose).toHaveBeenLastCalledWith(["walk", "c5"]);
    expect(place.querySelector('[data-part="church_n"]')!.textContent).toContain("Church, north wall");
    expect(new Set([...place.querySelectorAll(".thing")].map((one) => one.closest("[data-roving]"))).size).toBe(1);
  });

  it("which of several in the sewer is meant is asked there", () => {
    const view = position({ entrances: ["c3", "h9"], zombies: { 0: SEWER, [RED]: SEWER }, grave_dead: "ravenous" });
    const choose = shown(
      view,
      [
        ["move", SEWER],
        ["move", "red_sewer"],
      ],
      "order_zombies",
    );
    pressIn(place, ".ln-sewer > button");
    pressIn(place, '.ln-fan [data-part="red_sewer"]');
    expect(choose).toHaveBeenLastCalledWith(["move", "red_sewer"]);
    expect(place.querySelectorAll(".ln-sewer [data-piece]")).toHaveLength(2);
    expect(place.querySelectorAll(".ln-figures [data-piece]")).toHaveLength(0);
  });

  it("there is no sewer as long as nobody has opened it", () => {
    shown(position(), []);
    expect(place.querySelector(".ln-sewer")).toBeNull();
    expect(place.querySelector(".ln-walls")).toBeNull();
  });

  it("signs show what holds for their building, and leave free what stands on its wall", () => {
    shown(position({ barricades: [CHURCH_NORTH], walled_up: ["church"], stronghold: "gym", sealed: ["gym"] }), []);
    const sign = (name: string) => [...place.querySelectorAll(".ln-sign")].find((one) => one.textContent === name)!;
    expect(sign("Church").className).toMatch(/clear.*walled_up/);
    expect(sign("Gym").querySelectorAll("img")).toHaveLength(2);
    expect(place.querySelector(".ln-walls")).not.toBeNull();
  });
});
