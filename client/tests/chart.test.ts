import { expect, test } from "vitest";
import { lineOf, scaleOf } from "../src/ending/chart";

test("a scale has round figures, few of them, and a place for all and for zero", () => {
  expect(scaleOf([3, 45]).ticks).toEqual([0, 20, 40, 60]);
  expect(scaleOf([10, 36]).ticks).toEqual([0, 10, 20, 30, 40]);
  expect(scaleOf([-3, 9]).ticks).toEqual([-5, 0, 5, 10]);
  expect(scaleOf([0, 0]).ticks).toEqual([0, 1]);
  expect(scaleOf([0, 1_234]).ticks).toEqual([0, 500, 1_000, 1_500]);
});

test("a line goes from the left to the right, and higher figures are higher up", () => {
  const frame = { left: 10, top: 0, width: 100, height: 50 };
  expect(lineOf([0, 10, 5], scaleOf([0, 10]), frame)).toBe("10,50 60,0 110,25");
  expect(lineOf([0], { low: 0, high: 1, ticks: [] }, frame)).toBe("10,50");
});
