import { describe, expect, it, test } from "vitest";
import { sheet } from "../src/art/brush";
import { chanceOf } from "../src/art/town/chance";
import { BODY_COUNT, deadPiece, smallDeadPiece } from "../src/art/town/dead";
import { fogPicture, stubPicture } from "../src/art/town/fog";
import { deadPicture, tokenPicture, TOKENS } from "../src/art/town/pieces";
import { goesOn, hasDoor, isOutdoor, SIDES, spotsOf, turned, type Plan } from "../src/art/town/plan";
import { TILE } from "../src/art/town/shapes";
import { seatShape } from "../src/art/town/seats";
import { smallSurvivorPiece, SURVIVOR_COUNT, survivorPiece } from "../src/art/town/survivors";
import { tileDrawing, tilePicture } from "../src/art/town/tile";
import { expectDrawn } from "./drawn";
import { planOf, TILES } from "./zombies/tiles";

const TURNS = [0, 1, 2, 3];
const LARGEST = 15_000;
const LARGEST_PIECE = 7_000;

const drawn = (kind: string, turns: number, tile = kind) => tileDrawing({ tile, kind, turns }, planOf(kind));

describe("a plan that is turned", () => {
  it("takes its spaces, exits and doors along, clockwise", () => {
    const toys = turned(planOf("toy_store"), 1);
    expect(toys.rows).toEqual(["BBB", "RRB", ".RB"]);
    expect(toys.exits).toBe("sw");
    expect(toys.doors).toEqual([
      [2, 2, "w"],
      [0, 0, "s"],
    ]);
  });

  it("is what it was after four turns", () => {
    for (const tile of TILES) {
      const once = turned(tile, 1);
      const { rows, exits, doors } = turned(turned(once, 1), 2);
      expect({ rows, exits, doors }, tile.kind).toEqual({ rows: tile.rows, exits: tile.exits, doors: tile.doors });
    }
  });

  it("has its doors between a room and the street, however it lies", () => {
    for (const tile of TILES) {
      for (const turns of TURNS) {
        const plan = turned(tile, turns);
        const doors = spotsOf(plan).flatMap(([column, row, space]) =>
          SIDES.filter((side) => space === "B" && hasDoor(plan, column, row, side)),
        );
        expect(doors.length, tile.kind).toBe(tile.doors.length);
      }
    }
  });

  it("lets the street go on over its exits, and over no other edge", () => {
    const leaving = (plan: Plan) =>
      spotsOf(plan).flatMap(([column, row, space]) =>
        SIDES.filter((side) => {
          const edge = { n: row === 0, s: row === 2, w: column === 0, e: column === 2 }[side];
          return isOutdoor(space) && edge && goesOn(plan, column, row, side);
        }),
      );
    for (const tile of TILES) {
      for (const turns of TURNS) {
        const plan = turned(tile, turns);
        expect(leaving(plan).sort(), tile.kind).toEqual(Array.from(plan.exits).sort());
      }
    }
  });
});

describe.each(TILES)("the tile $kind", ({ kind }) => {
  it("is drawn however it lies, whole and of moderate size", () => {
    for (const turns of TURNS) {
      const text = sheet(TILE, TILE, drawn(kind, turns));
      expectDrawn(text, `${kind} ${turns}`);
      expect(text.length).toBeLessThan(LARGEST);
    }
  });
});

test("a tile is painted upright: only doors are turned, in quarters", () => {
  for (const { kind, doors } of TILES) {
    for (const turns of TURNS) {
      const rotations = [...drawn(kind, turns).matchAll(/rotate\((\d+)\)/g)].map(([, angle]) => Number(angle));
      expect(rotations.length, kind).toBeLessThanOrEqual(doors.length);
      expect(rotations.every((angle) => angle % 90 === 0)).toBe(true);
    }
  }
});

test("each door lets its light out", () => {
  for (const { kind, doors } of TILES) {
    expect(drawn(kind, 0).split("url(#spill)").length - 1, kind).toBe(doors.length);
  }
});

test("copies of a road differ, and the same tile is always drawn the same", () => {
  expect(drawn("road_t", 0, "road_t_1")).not.toBe(drawn("road_t", 0, "road_t_2"));
  expect(drawn("road_t", 0, "road_t_1")).toBe(drawn("road_t", 0, "road_t_1"));
});

test("the image of a tile is made once for each way it lies", () => {
  const laid = { tile: "florist", kind: "florist", turns: 1 };
  expect(tilePicture(laid, planOf("florist"))).toBe(tilePicture(laid, planOf("florist")));
  expect(tilePicture({ ...laid, turns: 2 }, planOf("florist"))).not.toBe(tilePicture(laid, planOf("florist")));
});

test("a building that nobody knows is drawn, too", () => {
  expectDrawn(sheet(TILE, TILE, tileDrawing({ tile: "zoo", kind: "zoo", turns: 0 }, planOf("florist"))), "zoo");
});

test("chance is the same for the same seed, and no other", () => {
  const some = (seed: string) => Array.from({ length: 8 }, chanceOf(seed));
  expect(some("a")).toEqual(some("a"));
  expect(some("a")).not.toEqual(some("b"));
  expect(some("a").every((value) => value >= 0 && value < 1)).toBe(true);
});

describe("pieces", () => {
  const seats = Array.from({ length: SURVIVOR_COUNT }, (_, seat) => seat);
  const bodies = Array.from({ length: BODY_COUNT }, (_, body) => body);

  it("are drawn whole, in both cuts, and differ", () => {
    for (const draw of [deadPiece, smallDeadPiece, survivorPiece, smallSurvivorPiece, seatShape]) {
      const all = (draw === deadPiece || draw === smallDeadPiece ? bodies : seats).map(draw);
      all.forEach((drawing, place) => {
        expectDrawn(sheet(64, 64, drawing), `${draw.name} ${place}`);
        expect(drawing.length).toBeLessThan(LARGEST_PIECE);
      });
      expect(new Set(all).size).toBe(all.length);
    }
  });

  it("of the dead keep their looks by their number, and are of every body, looking both ways", () => {
    expect(deadPicture(7)).toEqual(deadPicture(7));
    const crowd = Array.from({ length: 100 }, (_, number) => deadPicture(number + 1));
    expect(new Set(crowd.map(({ full }) => full)).size).toBe(BODY_COUNT);
    const mirrored = crowd.filter((one) => one.mirrored).length;
    expect(mirrored).toBeGreaterThan(25);
    expect(mirrored).toBeLessThan(75);
  });

  it("that breathe have a light edge, the dead have none", () => {
    expect(survivorPiece(0)).toContain("#fff1cf");
    expect(deadPiece(0)).not.toContain("#fff1cf");
  });
});

test("tokens, fog and roads into it are images of their own", () => {
  const all = [...TOKENS.map(tokenPicture), fogPicture(), ...SIDES.map(stubPicture)];
  expect(new Set(all).size).toBe(all.length);
  for (const address of all) expectDrawn(decodeURIComponent(address.replace("data:image/svg+xml,", "")), "image");
});
