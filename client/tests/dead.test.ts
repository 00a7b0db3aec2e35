import { expect, test } from "vitest";
import { sheet } from "../src/art/brush";
import { OUTFITS, POSES, tallness, zombie } from "../src/art/dead";
import { expectDrawn } from "./drawn";

const everybody = OUTFITS.flatMap((outfit) => POSES.map((pose) => ({ outfit, pose })));

test("no two of the dead look alike", () => {
  const drawings = everybody.map((who) => zombie(who));
  expect(new Set(drawings).size).toBe(OUTFITS.length * POSES.length);
});

test("a zombie is well-formed and small", () => {
  for (const who of everybody) {
    for (const far of [false, true]) {
      const text = sheet(100, 130, zombie({ ...who, far }));
      expect(expectDrawn(text).querySelector("[id]")).toBeNull();
      expect(text.length).toBeLessThan(far ? 1700 : 2800);
    }
  }
});

test("a zombie that looks the other way is the same figure, mirrored", () => {
  const left = zombie({ outfit: "clerk", pose: "reaching" });
  const right = zombie({ outfit: "clerk", pose: "reaching", mirrored: true });
  const withoutPlace = (drawing: string) => drawing.replace(/^<g transform="[^"]*">/, "");
  expect(right).not.toBe(left);
  expect(withoutPlace(right)).toBe(withoutPlace(left));
});

test("the stronger a zombie, the taller it stands", () => {
  const worths = [1, 2, 3, 4, 5, 6];
  const tall = worths.map(tallness);
  expect(tall).toEqual([...tall].sort((one, other) => one - other));
  expect(new Set(tall).size).toBe(worths.length);
});
