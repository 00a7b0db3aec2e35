import { describe, expect, it, test } from "vitest";
import { sheet } from "../src/art/brush";
import { coversOf, isWalked, openSides, postsOf } from "../src/games/last_night/drawings/cover";
import { SIZE, townDrawing, townPicture } from "../src/games/last_night/drawings/picture";
import { brought } from "../src/games/last_night/expansions";
import {
  beyond,
  buildingAt,
  nameOfSpace,
  SIDE,
  outlineOf,
  signPlace,
  spaceNamed,
  townOf,
  turnedCell,
  turnedFace,
  turnedVertex,
  type Edge,
  type Town,
} from "../src/games/last_night/town";
import { expectDrawn } from "./drawn";
import { BOARDS, DEFAULT, EXPANSION_LAYOUTS, LAYOUTS } from "./last_night/boards";

const LARGEST = 80_000;
/** Boards of the expansions have more on them. */
const LARGEST_OF_EXPANSIONS = 110_000;
const town = townOf(DEFAULT, BOARDS);

const named = (edges: readonly Edge[]) => edges.map(({ space, face }) => `${nameOfSpace(space)}${face}`).sort();
const building = (name: string, from: Town = town) => from.buildings.find((one) => one.name === name)!;
const spaces = (name: string, from: Town = town) => building(name, from).spaces.map(nameOfSpace);

function expectPainted(text: string, largest: number): void {
  expectDrawn(text);
  expect(text.length).toBeLessThan(largest);
}

describe("spaces", () => {
  it("have names from a1 in the north-west to l12 in the south-east", () => {
    expect([0, 11, 12, 143].map(nameOfSpace)).toEqual(["a1", "l1", "a2", "l12"]);
    expect(Array.from({ length: SIDE * SIDE }, (_, space) => spaceNamed(nameOfSpace(space)))).toEqual(
      Array.from({ length: SIDE * SIDE }, (_, space) => space),
    );
  });

  it.each(["", "m1", "a0", "a13", "a", "a1x"])("are never called “%s”", (name) => {
    expect(() => spaceNamed(name)).toThrow("no space");
  });

  it("end at the rim of the town", () => {
    expect(beyond({ space: spaceNamed("a1"), face: "n" })).toBeNull();
    expect(beyond({ space: spaceNamed("l4"), face: "e" })).toBeNull();
    expect(beyond({ space: spaceNamed("f6"), face: "s" })).toBe(spaceNamed("f7"));
  });
});

describe("a board", () => {
  it("is as it was after four quarters", () => {
    expect(turnedCell([1, 4], 4)).toEqual([1, 4]);
    expect(turnedVertex([1, 4], 4)).toEqual([1, 4]);
    expect(turnedFace("e", 4)).toBe("e");
  });

  it("is turned clockwise, cells about their middles and vertices about theirs", () => {
    expect(turnedCell([0, 0], 1)).toEqual([0, 5]);
    expect(turnedVertex([0, 0], 1)).toEqual([0, 6]);
    expect(["n", "e", "s", "w"].map((face) => turnedFace(face, 1))).toEqual(["e", "s", "w", "n"]);
    expect(() => turnedFace("up", 1)).toThrow("up");
  });

  it("that there is not cannot be laid", () => {
    expect(() => townOf("c1 l3 l4 l5 l13", BOARDS)).toThrow("l13");
  });
});

describe("the town of all examples", () => {
  it("has its buildings where the rules draw them", () => {
    expect(spaces("church")).toEqual(["a5", "b5", "a6", "b6"]);
    expect(spaces("hospital")).toEqual(["h1", "i1", "h2", "i2", "h3", "i3"]);
    expect(spaces("farmhouse")).toEqual(["k7", "l7", "k8", "l8"]);
    expect(spaces("gym")).toEqual(["d10", "e10", "f10", "d11", "e11", "f11"]);
    expect(buildingAt(town, spaceNamed("k6"))?.name).toBe("diner");
    expect(buildingAt(town, spaceNamed("f6"))).toBeUndefined();
  });

  it("has doors, Pick-Ups and pits turned with their boards", () => {
    expect(named(building("hospital").doors)).toEqual(["h3s", "i2e"]);
    expect(named(building("farmhouse").doors)).toEqual(["k7w", "k8s"]);
    expect(nameOfSpace(building("diner").pickUp!)).toBe("l6");
    expect(town.pits.map(nameOfSpace).sort()).toEqual(["a1", "f12", "h1", "k12"]);
    expect(town.square.map(nameOfSpace)).toEqual(["f6", "g6", "f7", "g7"]);
  });

  it("has trees on vertices", () => {
    const trees = town.posts.filter(({ kind }) => kind === "tree").map(({ row, column }) => `${row},${column}`);
    expect(trees).toContain("4,4");
    expect(trees).toContain("1,1");
    expect(town.posts).toHaveLength(10);
  });
});

describe.each(LAYOUTS)("the town %s", (layout) => {
  const laid = townOf(layout, BOARDS);

  it("covers every space once, and leaves none out", () => {
    expect(laid.boards.every((board) => layout.split(" ").includes(board))).toBe(true);
    const inside = laid.buildings.flatMap((one) => one.spaces);
    expect(new Set(inside).size).toBe(inside.length);
    laid.area.forEach((number, space) => {
      expect(number >= 0).toBe(inside.includes(space));
    });
  });

  it("has doors only in walls, and a way into every building", () => {
    for (const { walls, doors, name } of laid.buildings) {
      expect(doors.length, name).toBeGreaterThan(0);
      expect(named(walls)).toEqual(expect.arrayContaining(named(doors)));
    }
  });

  it("hangs no sign over a door or beyond its building", () => {
    for (const { sign, doors, left, right, top, bottom, name } of laid.buildings) {
      expect(sign.x - sign.room / 2, name).toBeGreaterThanOrEqual(left);
      expect(sign.x + sign.room / 2, name).toBeLessThanOrEqual(right);
      expect([top, bottom]).toContain(sign.y);
      const above = doors.filter(({ face }) => face === sign.face).map(({ space }) => (space % SIDE) + 0.5);
      expect(above.some((x) => Math.abs(x - sign.x) < sign.room / 2)).toBe(false);
    }
  });

  it("is drawn whole, below the size that is allowed, and lets nothing be done", () => {
    expectPainted(sheet(SIZE, SIZE, townDrawing(laid)), LARGEST);
  });
});

describe.each(EXPANSION_LAYOUTS)("the town %s", (layout) => {
  const laid = townOf(layout, BOARDS);

  it("is drawn whole, and lets nothing be done", async () => {
    await Promise.all(laid.sets.map(brought.bring));
    expectPainted(sheet(SIZE, SIZE, townDrawing(laid)), LARGEST_OF_EXPANSIONS);
  });

  it("has no street that leads nowhere", () => {
    const covers = coversOf(laid);
    covers.forEach((cover, space) => {
      if (isWalked(cover)) expect(openSides(covers, space).length, nameOfSpace(space)).toBeGreaterThan(0);
    });
  });
});

describe("the ground", () => {
  const covers = coversOf(town);
  const at = (name: string) => covers[spaceNamed(name)];

  it("is grass where trees stand, stone on the square, and what boards say elsewhere", () => {
    expect(["d4", "e5", "h9", "a7"].map(at)).toEqual(["lawn", "lawn", "lawn", "lawn"]);
    expect(["f6", "g7"].map(at)).toEqual(["square", "square"]);
    expect(["a1", "g11", "a5", "c3", "i11"].map(at)).toEqual(["graveyard", "cornfield", "room", "street", "track"]);
  });

  it("has no street that leads nowhere", () => {
    for (const layout of LAYOUTS) {
      const all = coversOf(townOf(layout, BOARDS));
      all.forEach((cover, space) => {
        if (isWalked(cover)) expect(openSides(all, space).length, `${layout} ${nameOfSpace(space)}`).toBeGreaterThan(0);
      });
    }
  });

  it("lets streets leave the town, but no side of a street run along its rim", () => {
    expect(openSides(covers, spaceNamed("c1"))).toEqual(["n", "s"]);
    expect(openSides(covers, spaceNamed("d12"))).not.toContain("s");
  });

  it("is gravel around the manor", () => {
    const manor = townOf("c2 l3 l4 l5 l6", BOARDS);
    expect(coversOf(manor)[spaceNamed("d4")]).toBe("gravel");
    expect(building("manor_house", manor).spaces).toHaveLength(16);
    expect(manor.posts.filter(({ kind }) => kind === "corner_wall")).toHaveLength(4);
  });
});

test("in the mountains tracks lead past timber and snow, and gravel lies around the mast", () => {
  const mountains = townOf("c4 l9 l12 l10 l11", BOARDS);
  const covers = coversOf(mountains);
  const at = (name: string) => covers[spaceNamed(name)];
  expect(["e2", "h2", "d3", "d4"].map(at)).toEqual(["lumber_yard", "ski_slope", "track", "gravel"]);
  const trees = postsOf(mountains, covers).map(({ row, column, kind }) => `${kind} ${row},${column}`);
  expect(trees).toEqual(expect.arrayContaining(["fir 2,5", "pillar 6,4"]));
  expect(postsOf(town, coversOf(town))).toEqual(town.posts);
});

test("a sign hangs on the longest wall without a door, in the north if it can", () => {
  const wall = (name: string, face: "n" | "s"): Edge => ({ space: spaceNamed(name), face });
  const walls = [
    ...["b2", "c2", "d2"].map((one) => wall(one, "n")),
    ...["b3", "c3", "d3"].map((one) => wall(one, "s")),
  ];
  expect(signPlace(walls, [])).toEqual({ x: 2.5, y: 1, room: 3, face: "n" });
  expect(signPlace(walls, [wall("c2", "n")])).toEqual({ x: 2.5, y: 3, room: 3, face: "s" });
  expect(signPlace(walls, [wall("b2", "n"), wall("c3", "s")])).toEqual({ x: 3, y: 1, room: 2, face: "n" });
});

test("at the rim of the town, where it hangs inside, a sign leaves free what is marked, if it can be read beside it", () => {
  const wall = (name: string): Edge => ({ space: spaceNamed(name), face: "n" });
  const three = ["b1", "c1", "d1"].map(wall);
  expect(signPlace(three, [], [spaceNamed("d1")])).toEqual({ x: 2, y: 0, room: 2, face: "n" });
  expect(signPlace(three, [], [spaceNamed("c1")])).toEqual({ x: 2.5, y: 0, room: 3, face: "n" });
  const inside = ["b2", "c2", "d2"].map(wall);
  expect(signPlace(inside, [], [spaceNamed("d2")])).toEqual({ x: 2.5, y: 1, room: 3, face: "n" });
});

test("the outline of a building goes around it once, corner by corner", () => {
  expect(outlineOf(building("church"))).toBe("M0 4L1 4L2 4L2 5L2 6L1 6L0 6L0 5Z");
  const around = (names: string[]): Edge[] => {
    const inside = names.map(spaceNamed);
    return inside.flatMap((space) =>
      (["n", "e", "s", "w"] as const)
        .map((face) => ({ space, face }))
        .filter((edge) => !inside.includes(beyond(edge) ?? -1)),
    );
  };
  expect(outlineOf({ walls: around(["b2", "b3", "c3"]) })).toBe("M1 1L2 1L2 2L3 2L3 3L2 3L1 3L1 2Z");
});

test("a town is painted once, and again when a light goes out or the dead move in", () => {
  const lit = townPicture(town);
  expect(townPicture(townOf(DEFAULT, BOARDS))).toBe(lit);
  const dark = townPicture(town, { dark: ["gym"] });
  expect(new Set([lit, dark, townPicture(town, { taken: ["gym"] })]).size).toBe(3);
  expect(townPicture(town, { dark: ["gym", "church"] })).toBe(townPicture(town, { dark: ["church", "gym"] }));
});

test("a dark building lets no light out", () => {
  const spills = (drawing: string) => drawing.split("_light'").length - 1 - 2;
  const all = town.buildings.map(({ name }) => name);
  expect(spills(townDrawing(town))).toBeGreaterThan(20);
  expect(spills(townDrawing(town, { dark: all }))).toBe(0);
});
