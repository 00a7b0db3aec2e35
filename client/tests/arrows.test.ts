import { expect, test } from "vitest";
import { distance } from "../src/board/arrows";

const RIGHT = [1, 0] as const;
const here = { x: 0, y: 0 };

test("what lies behind or exactly beside is out of reach", () => {
  expect(distance(here, { x: -5, y: 0 }, RIGHT)).toBe(Infinity);
  expect(distance(here, { x: 0, y: 50 }, RIGHT)).toBe(Infinity);
});

test("straight ahead is nearer than aside", () => {
  const ahead = distance(here, { x: 60, y: 0 }, RIGHT);
  const aside = distance(here, { x: 40, y: 40 }, RIGHT);
  expect(ahead).toBeLessThan(aside);
});
