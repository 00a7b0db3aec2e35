import { describe, expect, it } from "vitest";
import { areaOf, cellOf, cornersOf, middleOf, roomOf, WHOLE } from "../src/games/zombiaki/perspective";
import { LANES, placeOf, placeOver, ROWS, SPACES, type Place } from "../src/games/zombiaki/street";

const place = (column: number, row: number): Place => ({ column, row });

describe("the street in perspective", () => {
  it("lets spaces meet: where one ends the next begins, beside it and before it", () => {
    for (const space of SPACES) {
      const { column, row } = placeOf(space, "humans");
      const [, upperRight, lowerRight, lowerLeft] = cornersOf(place(column, row));
      if (column + 1 < LANES.length) {
        const [upperLeft, , , below] = cornersOf(place(column + 1, row));
        expect([upperLeft, below]).toEqual([upperRight, lowerRight]);
      }
      if (row + 1 < ROWS.length) {
        const [upperLeft, right] = cornersOf(place(column, row + 1));
        expect([upperLeft, right]).toEqual([lowerLeft, lowerRight]);
      }
    }
  });

  it("grows towards who looks, row by row", () => {
    for (const row of [1, 2, 3, 4]) {
      const [[wide, high], [wider, higher]] = [roomOf(place(1, row - 1)), roomOf(place(1, row))];
      expect(wider).toBeGreaterThan(wide);
      expect(higher).toBeGreaterThan(high);
    }
  });

  it("has the middle of a space within it, and the same for both ends of the street", () => {
    for (const side of ["humans", "zombies"] as const) {
      const [x, y] = middleOf(placeOf("b3", side));
      expect([x, Math.round(y)]).toEqual([WHOLE / 2, Math.round(middleOf(place(1, 2))[1])]);
    }
  });

  it("ends with the picture, over the barricade on either side", () => {
    expect(cornersOf(placeOver("b", "humans")).at(-1)![1]).toBe(WHOLE);
    expect(cornersOf(placeOver("b", "zombies"))[0]![1]).toBe(0);
  });

  it("takes a lane as one area, from the corners of its first space to those of its last", () => {
    const [first, last] = [cornersOf(place(2, 0)), cornersOf(place(2, 4))];
    const whole = [first[0], first[1], last[2], last[3]];
    expect(areaOf(place(2, 0), place(2, 4))).toEqual(whole);
    expect(areaOf(place(2, 4), place(2, 0))).toEqual(whole);
  });

  it("gives what is clicked the shape that is seen: the corners of the space, in its own box", () => {
    const { box, corners, shape } = cellOf(place(0, 2));
    const parts = Object.values(box).map(parseFloat);
    const [left, top, width, height] = parts as [number, number, number, number];
    const seen = cornersOf(place(0, 2)).map(([x, y]) => [x / 10, y / 10]);
    corners.forEach(([x, y], corner) => {
      expect(left + (x / 100) * width).toBeCloseTo(seen[corner]![0]!, 1);
      expect(top + (y / 100) * height).toBeCloseTo(seen[corner]![1]!, 1);
    });
    expect(shape).toMatch(/^polygon\(.+% .+%, .+% .+%, .+% .+%, .+% .+%\)$/);
  });
});
