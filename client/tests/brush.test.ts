import { expect, test } from "vitest";
import { area, line, moved, moveTo, put } from "../src/art/brush";

test("a moved path says the same points in steps", () => {
  expect(moved("M1,2L3,4 -5,6Z", moveTo(10, 20))).toBe("M11 22l2 2-8 2Z");
  expect(moved("M0,0C1,1 2,2 3,0 4,1 5,2 6,0Z", moveTo(0, 0))).toBe("M0 0c1 1 2 2 3 0 1 1 2 2 3 0Z");
});

test("what is mirrored or turned is so about the place where it is put", () => {
  expect(moved("M1,0L1,2", moveTo(10, 0, { mirrored: true }))).toBe("M9 0l0 2");
  expect(moved("M1,0L3,0", moveTo(0, 0, { turn: 90 }))).toBe("M0 1l0 2");
  expect(put(1, 2, "", { mirrored: true, scale: 2, turn: 5 })).toBe(
    '<g transform="translate(1 2) rotate(5) scale(-2 2)"></g>',
  );
});

test("a moved point is exact enough to be seen, and no more", () => {
  expect(moved("M0.26,0.74", moveTo(0, 0))).toBe("M0 1");
  expect(moved("M0.26,0.74", moveTo(0, 0), 10)).toBe("M0.3 0.7");
});

test("a shape is told what it is given, and nothing else", () => {
  expect(area("M0 0")).toBe('<path d="M0 0"/>');
  expect(area("M0 0", "#fff", { edge: 2, opacity: 0.5 })).toBe(
    '<path d="M0 0" fill="#fff" stroke="#12131c" stroke-width="2" opacity="0.5"/>',
  );
  expect(line("M0 0", "#fff", 3, { dashes: "2 1" })).toBe(
    '<path d="M0 0" fill="none" stroke="#fff" stroke-width="3" stroke-dasharray="2 1"/>',
  );
});
