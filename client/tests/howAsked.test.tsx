/** How one is asked: the ways that the game has. */

import { render } from "preact";
import { act } from "preact/test-utils";
import { beforeEach, describe, expect, it, vi } from "vitest";

const calls = vi.hoisted(() => ({ command: vi.fn() }));
vi.mock("../src/protocol/server", async (original) => ({ ...(await original<object>()), ...calls }));

import { HowAsked } from "../src/table/HowAsked";
import { Sitting } from "../src/table/sitting";

let place: HTMLElement;

function ways(matters: boolean): { ways: string[]; chosen: string[] } {
  const sitting = new Sitting("t", "");
  sitting.askable.value = { windows: ["react"], standing: {}, matters, secrets: true };
  void act(() => render(<HowAsked sitting={sitting} close={() => undefined} />, place));
  const choices = [...place.querySelectorAll<HTMLInputElement>("input[type=radio]")];
  const named = (one: HTMLInputElement) => one.parentElement!.textContent.trim();
  return { ways: choices.map(named), chosen: choices.filter((one) => one.checked).map(named) };
}

beforeEach(() => {
  place = document.createElement("div");
  document.body.replaceChildren(place);
});

describe("the ways to be asked", () => {
  it("has four where the game knows when it matters, and begins with that", () => {
    expect(ways(true)).toEqual({
      ways: ["When it matters", "When I could do something", "Always", "Only in these cases"],
      chosen: ["When it matters"],
    });
  });

  it("has three elsewhere, and begins with when one could do something", () => {
    expect(ways(false)).toEqual({
      ways: ["When I could do something", "Always", "Only in these cases"],
      chosen: ["When I could do something"],
    });
  });
});
