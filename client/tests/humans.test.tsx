import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import { careful, Choice, ChoiceProvider } from "../src/board/choice";
import { PlayProvider } from "../src/board/play";
import { RovingProvider } from "../src/board/roving";
import { board } from "../src/games/humans/board";
import { catalogue } from "../src/games/humans/catalogue";
import { choreography } from "../src/games/humans/choreography";
import { manner } from "../src/games/humans/manner";
import { groundOf, townOf } from "../src/games/humans/town";
import type { View } from "../src/games/humans/types";
import type { DecisionInfo, Option } from "../src/protocol/types";
import { learn } from "../src/words/language";
import { attempting, CATALOGUE, middleOfGame } from "./humans/positions";
import { layOut } from "./layOut";
import { playOf } from "./playing";

const place = document.createElement("div");

layOut(900, 600);

beforeAll(async () => {
  await learn("humans");
});

beforeEach(() => {
  catalogue.value = CATALOGUE;
  careful.value = true;
  document.body.replaceChildren(place);
});

afterEach(() => render(null, place));

function table(view: View, options: readonly Option[], kind = "move_step") {
  const asked: DecisionInfo | null = options.length
    ? { seat: 0, kind, options: [...options], texts: options.map((option) => option.join(" ")), about: {} }
    : null;
  const decision = signal(asked);
  const seen = signal({ eyes: 0, number: 1, turn: 1, view, deciding: 0, decision: asked });
  const chosen: Option[] = [];
  const play = playOf({
    game: "humans",
    seen,
    decision,
    mine: signal([0]),
    choose: (option) => {
      chosen.push(option);
      return Promise.resolve();
    },
  });
  const choice = new Choice(play, manner);
  void act(() =>
    render(
      <PlayProvider value={play}>
        <ChoiceProvider value={choice}>
          <RovingProvider value>
            <board.Table />
          </RovingProvider>
        </ChoiceProvider>
      </PlayProvider>,
      place,
    ),
  );
  return { chosen, choice };
}

const all = (what: string) => [...place.querySelectorAll<HTMLElement>(what)];
const space = (name: string) => place.querySelector<HTMLButtonElement>(`[data-spot="space:${name}"]`)!;
const press = (element: Element | null | undefined) => void act(() => (element as HTMLElement).click());
const legal = () =>
  all(".map-space.legal")
    .map(({ dataset }) => dataset.part)
    .sort();

describe("the map", () => {
  it("has everybody on it, each by a key of their own", () => {
    table(middleOfGame(), []);
    expect(all('[data-piece^="human "]')).toHaveLength(3);
    expect(all('[data-piece^="zombie 0 "]')).toHaveLength(3);
    expect(all('[data-piece^="zombie "]')).toHaveLength(6);
    expect(all('[data-piece^="die "]')).toHaveLength(2);
    expect(all('[data-piece^="opening "]')).toHaveLength(1);
  });

  it("says of a space what is on it, in words", () => {
    table(middleOfGame(), []);
    const words = (name: string) => space(name).textContent;
    expect(words("n4")).toContain("N4, Diner; inside; Human, Do Over");
    expect(words("n2")).toContain("N2, Diner; Barricade: 3; Zombie of Mara ×2, Zombie of Tom");
    expect(words("e1n3")).toContain("No barricade");
    expect(words("e3")).toContain("E3, Crossroads no. 1; Human");
  });

  it("tears planks down only where an opening lies", () => {
    const { tiles } = middleOfGame();
    const town = townOf(tiles);
    const picture = (openings: readonly string[], tile: string) =>
      groundOf(town, tiles, openings).find(({ key }) => key === `tile ${tile}`)?.picture;
    expect(picture(["e1n3"], "hu_diner")).not.toBe(picture([], "hu_diner"));
    expect(picture(["e1n3"], "hu_hospital")).toBe(picture([], "hu_hospital"));
  });

  it("hangs the number of its barricades on the sign of a building", () => {
    table(middleOfGame(), []);
    const signs = all(".map-sign").map((sign) => [sign.textContent, sign.querySelector("i")?.textContent]);
    expect(signs).toContainEqual(["Diner3", "3"]);
    expect(signs).toContainEqual(["Town Square", undefined]);
    expect(signs).toHaveLength(3);
  });

  it("marks who has stopped, and who is to be captured", () => {
    table(middleOfGame({ stopped: [4], prey: [7] }), []);
    expect(place.querySelector('[data-piece="zombie 0 4"]')?.classList).toContain("moved");
    expect(place.querySelector('[data-piece="human 7"]')?.classList).toContain("prey");
  });
});

describe("a zombie", () => {
  const WAYS: Option[] = [
    ["step", "n2", "n1"],
    ["step", "centre", "e1"],
    ["walk", "n2", "centre"],
    ["walk", "centre", "e2"],
    ["end"],
  ];

  it("is chosen by its space, then goes one step or several, as the options call it", () => {
    const { chosen, choice } = table(middleOfGame(), WAYS);
    expect(legal()).toEqual(["centre", "n2"]);
    press(space("n2"));
    expect(choice.next.value).toEqual(new Set(["n1", "centre"]));
    press(space("centre"));
    press(space("n1"));
    expect(chosen).toEqual([
      ["walk", "n2", "centre"],
      ["step", "n2", "n1"],
    ]);
  });

  it("need not be chosen where only those of one space can go", () => {
    const { chosen, choice } = table(
      middleOfGame(),
      WAYS.filter(([, from]) => from === "n2"),
    );
    expect(choice.begun.value).toBe(false);
    expect(legal()).toEqual(["centre", "n1", "n2"]);
    expect(space("n2").getAttribute("aria-pressed")).toBe("true");
    press(space("n1"));
    expect(chosen).toEqual([["step", "n2", "n1"]]);
  });

  it("shows what each space costs it as soon as it is chosen, and whom it meets there", () => {
    table(middleOfGame(), [...WAYS, ["walk", "centre", "e3"]]);
    expect(all(".map-cost")).toHaveLength(0);
    press(space("centre"));
    expect(all(".map-cost").map(({ textContent }) => textContent)).toEqual(["1", "3"]);
    expect(all(".map-cost.bite svg")).toHaveLength(1);
    expect(space("e3").textContent).toContain("3 steps");
    expect(space("n1").textContent).not.toContain("step");
  });

  it("shows how far it would get to who points at it, and the way to where somebody points", () => {
    table(middleOfGame(), [...WAYS, ["walk", "centre", "e3"]]);
    const point = (name: string) =>
      void act(() => void space(name).dispatchEvent(new PointerEvent("pointerenter", { pointerType: "mouse" })));
    point("n2");
    expect(all(".map-cost").map(({ textContent }) => textContent)).toEqual(["1", "2"]);
    press(space("centre"));
    expect(all(".map-route")).toHaveLength(0);
    point("e3");
    expect(place.querySelector(".map-route path")?.getAttribute("d")?.split("L")).toHaveLength(4);
  });

  it("breaks in by a mark on its doorstep; the Miner digs by one on a building", () => {
    const { chosen } = table(middleOfGame(), [...WAYS, ["breach", "n2"], ["undermine", "hu_hospital"]]);
    const marks = all(".hu-mark");
    expect(marks.map(({ dataset }) => dataset.option)).toEqual(["breach n2", "undermine hu_hospital"]);
    expect(marks[0]?.textContent).toContain("Diner, Barricade: 3, 1 or more, 100 %");
    expect(marks[0]?.querySelector(".look")?.textContent.trim()).toBe("1+ 100 %");
    press(marks[0]);
    expect(chosen).toEqual([["breach", "n2"]]);
  });
});

describe("a human", () => {
  it.each(["put", "attempt", "flee", "human", "to"])("is answered for by its space: %s", (verb) => {
    const { chosen } = table(middleOfGame(), [
      [verb, "n4"],
      [verb, "w1n4"],
    ]);
    expect(legal()).toEqual(["n4", "w1n4"]);
    press(space("w1n4"));
    expect(chosen).toEqual([[verb, "w1n4"]]);
  });
});

describe("cards", () => {
  it("are aimed at a tile by any space of it, and at a player by their face", () => {
    const tile = table(middleOfGame(), [
      ["play", "fresh_meat", "hu_diner"],
      ["play", "fresh_meat", "hu_town_square"],
      ["pass"],
    ]);
    press(place.querySelector('[data-spot="hand:0:fresh_meat"]'));
    press(space("n3"));
    void act(() => tile.choice.confirm());
    expect(tile.chosen).toEqual([["play", "fresh_meat", "hu_diner"]]);
    const seat = table(middleOfGame(), [["play", "nail_gun", 1], ["play", "nail_gun", 3], ["pass"]]);
    press(place.querySelector('[data-spot="hand:0:nail_gun"]'));
    expect(all(".city-name-seat").map(({ dataset }) => dataset.part)).toEqual(["1", "3"]);
    press(place.querySelector('[data-seat="3"] .city-name-seat'));
    void act(() => seat.choice.confirm());
    expect(seat.chosen).toEqual([["play", "nail_gun", 3]]);
  });

  it("name copies of a road by their numbers, each in a frame", () => {
    const { choice } = table(middleOfGame(), [
      ["play", "fresh_meat", "hu_road_cross_1"],
      ["play", "fresh_meat", "hu_town_square"],
      ["pass"],
    ]);
    const named = () => all(".city-named-tile").map((one) => [one.textContent, one.classList.contains("taken")]);
    expect(named()).toEqual([]);
    press(place.querySelector('[data-spot="hand:0:fresh_meat"]'));
    expect(named()).toEqual([
      ["Town Square", false],
      ["Crossroads no. 1", false],
    ]);
    press(space("e3"));
    expect(named()).toContainEqual(["Crossroads no. 1", true]);
    expect(choice.complete.value).toEqual(["play", "fresh_meat", "hu_road_cross_1"]);
  });

  it("of wounds lie open, and one is kept by a press", () => {
    const view = middleOfGame({ phase: "capture", wounded: 0, wounds_drawn: ["torso", "left_leg", "torso"] });
    const { chosen } = table(view, [["keep_wound", "torso"]], "keep_wound");
    const shown = all(".city-open-card");
    expect(shown.map((card) => card.classList.contains("legal"))).toEqual([true, false, true]);
    press(shown[2]);
    expect(chosen).toEqual([["keep_wound", "torso"]]);
  });

  it("of a capture lie open for everybody", () => {
    table(middleOfGame({ phase: "capture", attempt: attempting({ drawn: ["eat", "infect"] }) }), []);
    expect(place.querySelector(".city-open h2")?.textContent).toBe("→Mara tries a capture: Crossroads");
    expect(all(".city-open-card b").map(({ textContent }) => textContent)).toEqual(["Eat", "Infect"]);
  });

  it("fly from the hand to the pile, and a Frying Pan back", () => {
    const played = { type: "CardPlayed", seat: 1, card: "crowbar", other: null, tile: "" };
    expect(choreography(played)[0]).toMatchObject({ card: "crowbar", to: "discard" });
    expect(choreography({ type: "CardReturned", seat: 1, card: "frying_pan" })[0]).toMatchObject({ from: "discard" });
    expect(choreography({ type: "Drew", seat: 1, count: 2, cards: [] }).map(({ card }) => card)).toEqual([null, null]);
  });
});

describe("the players", () => {
  it("sit from oneself on, each with tokens, wounds, cards and points in words", () => {
    table(middleOfGame({ seat: 2 }), []);
    expect(all(".city-player").map(({ dataset }) => dataset.seat)).toEqual(["2", "3", "0", "1"]);
    const mara = place.querySelector('[data-seat="0"]')?.textContent;
    for (const words of ["3 Do Over tokens", "1 wound", "3 cards", "5 of 9", "3 zombies in play", "2 humans eaten"]) {
      expect(mara).toContain(words);
    }
  });

  it("have abilities, which lie sideways once they have been used", () => {
    table(middleOfGame(), []);
    expect(all(".hu-ability.used").map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining("Pinfall, Used"),
    ]);
  });

  it("choose a sheet by a press on it, and hear all that is on it", () => {
    const { chosen } = table(
      middleOfGame({ phase: "set_up" }),
      [
        ["choose", "lawyer"],
        ["choose", "miner"],
      ],
      "choose_character",
    );
    const [lawyer] = all(".hu-sheet");
    expect(lawyer?.textContent).toContain("Lawyer Zombie, Movement 5, Capture 4, Infect 2, Taking Wounds 4");
    press(lawyer);
    expect(chosen).toEqual([["choose", "lawyer"]]);
  });
});

test("answers that name nothing on the board stay beside the question", () => {
  const asked = { seat: 0, kind: "", options: [], about: {} };
  for (const verb of [
    "end",
    "pass",
    "done",
    "reroll",
    "accept",
    "infect",
    "eat",
    "spare",
    "object",
    "let_be",
    "keep",
  ]) {
    expect(board.onBoard([verb], asked), verb).toBe(false);
  }
});
