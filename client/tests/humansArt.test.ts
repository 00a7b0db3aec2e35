import { describe, expect, it, test } from "vitest";
import { sheet } from "../src/art/brush";
import { BYSTANDER_COUNT, bystanderPiece, smallBystanderPiece } from "../src/art/town/bystanders";
import { CHARACTERS, largeLeaderPiece, leaderFace, leaderPiece, smallLeaderPiece } from "../src/art/town/leaders";
import { bystanderPicture, leaderPicture } from "../src/art/town/pieces";
import { beyond, isOutdoor, SIDES, spotsOf, turned } from "../src/art/town/plan";
import { SEAT_COUNT, seatColour } from "../src/art/town/seats";
import { TILE } from "../src/art/town/shapes";
import { tileDrawing, tilePicture } from "../src/art/town/tile";
import { tradeOf } from "../src/art/town/trades";
import { expectDrawn } from "./drawn";
import { planOf, TILES } from "./humans/tiles";

const TURNS = [0, 1, 2, 3];
const NOTHING_OPEN = new Set<string>();
const LARGEST_TILE = 17_000;
const LARGEST_PIECE = 7_000;

const drawn = (kind: string, turns: number, open: ReadonlySet<string> = NOTHING_OPEN) =>
  tileDrawing({ tile: kind, kind, turns, open }, planOf(kind));

const planked = (drawing: string) => drawing.split("#241a1c").length - 1;
const broken = (drawing: string) => drawing.split("url(#spill)").length - 1;

/** The sides between rooms and street, by the space of the street that they face. */
function sidesToTheStreet(kind: string, turns: number): string[] {
  const plan = turned(planOf(kind), turns);
  return spotsOf(plan).flatMap(([column, row, space]) =>
    isOutdoor(space)
      ? SIDES.filter((side) => beyond(plan, column, row, side) === "B").map(() => `${column},${row}`)
      : [],
  );
}

describe.each(TILES)("the tile $kind", ({ kind, need }) => {
  it("is drawn however it lies, whole and of moderate size", () => {
    for (const turns of TURNS) {
      const text = sheet(TILE, TILE, drawn(kind, turns));
      expectDrawn(text, `${kind} ${turns}`);
      expect(text.length).toBeLessThan(LARGEST_TILE);
    }
  });

  it("is barricaded on every side to the street, and open where it has been broken into", () => {
    for (const turns of TURNS) {
      const sides = sidesToTheStreet(kind, turns);
      expect(sides.length > 0).toBe(need > 0);
      expect(planked(drawn(kind, turns))).toBe(sides.length);
      expect(broken(drawn(kind, turns))).toBe(0);
      for (const open of new Set(sides)) {
        const there = sides.filter((side) => side === open).length;
        const after = drawn(kind, turns, new Set([open]));
        expect(broken(after), `${kind} ${turns} ${open}`).toBe(there);
        expect(planked(after)).toBe(sides.length - there);
      }
    }
  });
});

test("the space in the corner of a building opens two sides of it at once", () => {
  expect(broken(drawn("hu_hospital", 0, new Set(["1,1"])))).toBe(2);
  expect(broken(drawn("hu_diner", 0, new Set(["1,1"])))).toBe(1);
});

test("a tile is painted upright: only what is at doors is turned, in quarters", () => {
  for (const { kind } of TILES) {
    for (const turns of TURNS) {
      const rotations = [...drawn(kind, turns).matchAll(/rotate\((-?\d+)\)/g)].map(([, angle]) => Number(angle));
      expect(rotations.every((angle) => angle % 90 === 0)).toBe(true);
    }
  }
});

test("each building has rooms of its own; those that both games have are the same", () => {
  const buildings = TILES.filter(({ need }) => need > 0).map(({ kind }) => tradeOf(kind));
  expect(new Set(buildings).size).toBe(12);
  expect(tradeOf("hu_hospital")).toBe(tradeOf("hospital"));
  expect(buildings).not.toContain(tradeOf("zoo"));
});

test("Town Square has its clock tower in both games", () => {
  expect(drawn("hu_town_square", 0)).toContain("#ffe6ab");
});

test("the image of a tile is made again when a barricade falls, and not otherwise", () => {
  const laid = { tile: "hu_gym", kind: "hu_gym", turns: 1, open: NOTHING_OPEN };
  const closed = tilePicture(laid, planOf("hu_gym"));
  expect(tilePicture({ ...laid, open: new Set() }, planOf("hu_gym"))).toBe(closed);
  expect(tilePicture({ ...laid, open: new Set(["1,1"]) }, planOf("hu_gym"))).not.toBe(closed);
});

describe("pieces", () => {
  const seats = Array.from({ length: SEAT_COUNT }, (_, seat) => seat);

  it("are drawn whole, in all cuts, and differ by character and by seat", () => {
    for (const draw of [leaderPiece, smallLeaderPiece, largeLeaderPiece, leaderFace]) {
      const all = CHARACTERS.flatMap((character) => seats.map((seat) => draw(character, seat)));
      all.forEach((drawing) => {
        expectDrawn(sheet(64, 64, drawing), draw.name);
        expect(drawing.length).toBeLessThan(LARGEST_PIECE);
      });
      if (draw !== leaderFace) expect(new Set(all).size).toBe(CHARACTERS.length * SEAT_COUNT);
    }
  });

  it("of a seat have its colour, and its shape in both cuts", () => {
    for (const seat of seats) {
      const [full, small] = [leaderPiece("lawyer", seat), smallLeaderPiece("lawyer", seat)];
      expect(full).toContain(seatColour(seat));
      const shape = /<path d="([^"]+)" fill="#12131c"\/>(?:<\/g>)+$/.exec(full)?.[1];
      expect(shape).toBeTruthy();
      expect(small).toContain(shape);
    }
  });

  it("of the town's people are of several looks, which each keeps", () => {
    const all = Array.from({ length: BYSTANDER_COUNT }, (_, number) => [
      bystanderPiece(number),
      smallBystanderPiece(number),
    ]).flat();
    all.forEach((drawing) => {
      expectDrawn(sheet(64, 64, drawing), "somebody");
      expect(drawing.length).toBeLessThan(LARGEST_PIECE);
    });
    expect(new Set(all).size).toBe(2 * BYSTANDER_COUNT);
    expect(bystanderPicture(12)).toEqual(bystanderPicture(12));
    const crowd = Array.from({ length: 60 }, (_, number) => bystanderPicture(number));
    expect(new Set(crowd.map(({ full }) => full)).size).toBe(BYSTANDER_COUNT);
  });

  it("that breathe have a light edge, the dead have none", () => {
    expect(bystanderPiece(0)).toContain("#fff1cf");
    for (const character of CHARACTERS) expect(leaderPiece(character, 0)).not.toContain("#fff1cf");
  });

  it("are images that are made once", () => {
    expect(leaderPicture("miner", 2)).toEqual(leaderPicture("miner", 2));
    expect(() => leaderPicture("baker", 0)).toThrow("baker");
  });
});
