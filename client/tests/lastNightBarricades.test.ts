import { describe, expect, it, test } from "vitest";
import { sheet } from "../src/art/brush";
import {
  BARRICADE,
  barricade,
  barricadeOn,
  barricadeToken,
  doorOn,
  lockedDoorOn,
  MOST_REINFORCEMENTS,
} from "../src/games/last_night/drawings/barricades";
import { SIZE } from "../src/games/last_night/drawings/picture";
import { FACES, spaceNamed, type Edge, type Face } from "../src/games/last_night/town";
import { expectDrawn } from "./drawn";

const run = (face: Face, ...names: string[]): Edge[] => names.map((name) => ({ space: spaceNamed(name), face }));
const placeOf = (drawing: string) => /^<g transform="([^"]+)"/.exec(drawing)?.[1];

function expectPlain(text: string): void {
  expect(expectDrawn(text).querySelector("[id]")).toBeNull();
}

describe("a barricade", () => {
  it("shows each of its reinforcements", () => {
    const bolted = (drawing: string) => drawing.split('fill="#2a2f3d"').length - 1;
    for (let count = 0; count <= MOST_REINFORCEMENTS; count += 1) {
      expect(bolted(barricade(2, count))).toBe(4 * count);
      expectPlain(sheet(BARRICADE.width, BARRICADE.height, barricadeToken(count)));
    }
  });

  it("stands on a whole wall, around its middle", () => {
    expect(placeOf(barricadeOn(run("s", "a1", "b1", "c1")))).toBe("translate(150 100)");
    expect(placeOf(barricadeOn(run("n", "c3", "d3")))).toBe("translate(300 200)");
    expect(placeOf(barricadeOn(run("e", "b1", "b2")))).toBe("translate(200 100) rotate(90)");
  });

  it("lies on the same line from whichever side it is seen", () => {
    expect(barricadeOn(run("e", "b1", "b2"), 2)).toBe(barricadeOn(run("w", "c1", "c2"), 2));
    expect(barricadeOn(run("s", "b1"), 1)).toBe(barricadeOn(run("n", "b2"), 1));
  });
});

test.each(FACES)("doors and locks are put on a side that faces %s", (face) => {
  const [edge] = run(face, "f6");
  const [door, locked] = [doorOn(edge!), lockedDoorOn(edge!)];
  expect(door).not.toBe(locked);
  expectPlain(sheet(SIZE, SIZE, door + locked));
  expect(placeOf(door)).toBe(placeOf(locked));
});
