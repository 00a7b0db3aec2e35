/** Covers: every room that has one draws it, and no drawing can do anything but be seen. */

import { render } from "preact";
import { h } from "preact";
import { expect, test } from "vitest";
import { shelf } from "../src/games/shelf";

function drawn(game: string): string {
  const Cover = shelf.coverOf(game);
  if (!Cover) throw new Error(`${game} has no cover`);
  const place = document.createElement("div");
  render(h(Cover, {}), place);
  const image = place.querySelector("img");
  return decodeURIComponent(image?.getAttribute("src") ?? "").replace("data:image/svg+xml,", "");
}

test("every game has a cover", () => {
  expect([...shelf.covers].sort()).toEqual(["combined", "humans", "last_night", "zombiaki", "zombies", "zombinion"]);
});

test.each(shelf.covers)("the cover of %s is a drawing of moderate size", (game) => {
  const svg = drawn(game);
  const parsed = new DOMParser().parseFromString(svg, "image/svg+xml");
  expect(parsed.documentElement.nodeName).toBe("svg");
  expect(parsed.querySelectorAll("script, foreignObject, image, parsererror")).toHaveLength(0);
  expect(svg).not.toContain("NaN");
  expect(svg).not.toContain("undefined");
  expect(svg.length).toBeLessThan(40_000);
});
