import { render, type ComponentChild } from "preact";
import { expect, test } from "vitest";
import { Figure, Token } from "../src/board/Figure";
import { Status } from "../src/board/Status";

function shown(what: ComponentChild): HTMLElement {
  const place = document.createElement("div");
  render(what, place);
  return place;
}

const count = (place: HTMLElement, what: string) => place.querySelectorAll(what).length;
const text = (place: HTMLElement, what: string) => place.querySelector(what)?.textContent;

test("a figure shows what it is worth now, of how much, and what is lost as hollow pips", () => {
  const place = shown(<Figure picture="Z" worth={{ now: 2, full: 5 }} />);
  expect(text(place, ".figure-number")).toBe("2/5");
  expect([count(place, ".figure-pips i"), count(place, ".figure-pips .lost")]).toEqual([5, 3]);
  expect(text(shown(<Figure picture="Z" worth={{ now: 5, full: 5 }} />), ".figure-number")).toBe("5");
});

test("more pips than can be told apart are not drawn", () => {
  expect(count(shown(<Figure picture="Z" worth={{ now: 30, full: 30 }} />), ".figure-pips i")).toBe(10);
});

test("a figure that is worth nothing in numbers has none", () => {
  expect(count(shown(<Figure picture="Z" />), ".figure-number, .figure-pips")).toBe(0);
});

test("badges and marks are known by their names", () => {
  const badges = [{ name: "gun", at: "right", picture: "G" }] as const;
  const place = shown(<Figure picture="Z" badges={badges} marks={[{ name: "asleep", sign: "z" }]} />);
  expect(text(place, ".figure-badge.right.gun")).toBe("G");
  expect(text(place, ".figure-mark.asleep")).toBe("z");
});

test("a token has the number that is measured of it, also 0", () => {
  expect(text(shown(<Token picture="T" number={0} />), "b")).toBe("0");
  expect(count(shown(<Token picture="T" />), "b")).toBe(0);
});

test("the status names itself by round and phase, and tells the stage and what is pending", () => {
  const stages = ["draw", "play"].map((name) => ({ name, words: name, now: name === "play" }));
  const place = shown(
    <Status round="Round 3" phase="Your phase" own stages={stages} pending={[{ name: "storm", words: "A storm" }]} />,
  );
  const named = place.querySelector("section")!.getAttribute("aria-labelledby");
  expect(place.querySelector("h2")!.id).toBe(named);
  expect(text(place, "h2")).toBe("Round 3Your phase");
  expect(text(place, "[aria-current=step]")).toBe("play");
  expect(count(place, ".status-stages li")).toBe(2);
  expect(text(place, ".status-pending")).toBe("A storm");
});
