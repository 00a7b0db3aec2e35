import { signal } from "@preact/signals";
import { render } from "preact";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { PlayProvider, type Play } from "../src/board/play";
import { board } from "../src/games/zombiaki/board";
import { catalogue } from "../src/games/zombiaki/catalogue";
import { careful, Choice, ChoiceProvider } from "../src/board/choice";
import { manner } from "../src/games/zombiaki/manner";
import { foretold } from "../src/games/zombiaki/omens";
import { turned } from "../src/games/zombiaki/position";
import { nightGone } from "../src/games/zombiaki/Sky";
import { placeOf, placeOver, printedStrength, SPACES } from "../src/games/zombiaki/street";
import type { AnyEvent, CardInfo, Creature, View } from "../src/games/zombiaki/types";
import { subjectsOn } from "../src/games/zombiaki/subjects";
import { spaceWords } from "../src/games/zombiaki/words";
import type { DecisionInfo, Option, PreviewInfo } from "../src/protocol/types";
import { learn } from "../src/words/language";
import { playOf } from "./playing";

function kind(card: string, side: string, group: CardInfo["group"], more: Partial<CardInfo> = {}): CardInfo {
  const plain = {
    copies: 2,
    lasting: false,
    power: 0,
    measure: "",
    strength: 0,
    figure: card,
    aimed: false,
    unordered: false,
  } as const;
  return { card, side, group, ...plain, rulings: [], ...more };
}

const ZOMBIES = [2, 3, 4].map((strength) =>
  kind(`zombie_${strength}`, "zombies", "undead", { lasting: true, strength }),
);

beforeEach(async () => {
  await learn("zombiaki");
  careful.value = true;
  turned.value = false;
  catalogue.value = {
    cards: [
      ...ZOMBIES,
      kind("claws", "zombies", "trick", { lasting: true, strength: 1 }),
      kind("hunger", "zombies", "trick"),
      kind("dog", "zombies", "undead", { lasting: true }),
      kind("human_shield", "zombies", "trick", { lasting: true, strength: 1, figure: "bitten" }),
      kind("shot_1", "humans", "gun", { power: 1, measure: "power", aimed: true }),
      kind("wall_6", "humans", "obstacle", { lasting: true, power: 6, measure: "height" }),
      kind("net", "humans", "obstacle", { lasting: true, unordered: true }),
      kind("mine", "humans", "obstacle", { lasting: true, power: 2, measure: "power" }),
    ],
    pieces: [],
    spaces: [...SPACES],
    stages: { zombies: ["movement", "draw", "discard", "play"], humans: ["draw", "discard", "play"] },
  };
});

function zombie(number: number, strength: number, more: Partial<Creature> = {}): Creature {
  const marks = { ordered: false, stepped: false, merged: false, held: false, netted: false };
  return { number, strength, cards: [`zombie_${strength}`], shield: false, orders: -1, ...marks, ...more };
}

/** A street with some creatures and things, by space. */
function street(
  creatures: Record<string, Creature>,
  objects: Record<string, string> = {},
  more: Partial<View> = {},
): View {
  const cards = { hand: [], unseen: [], discard: [], deck_count: 20 };
  return {
    seat: 1,
    phase: "humans",
    stage: "play",
    round: 3,
    creatures: SPACES.map((space) => creatures[space] ?? null),
    objects: SPACES.map((space) => objects[space] ?? ""),
    object_numbers: SPACES.map((space, number) => (objects[space] ? number + 1 : 0)),
    burning: SPACES.map(() => false),
    barred: [],
    freezes: [],
    blasts: [],
    terror: false,
    order_given: false,
    cards_played: 0,
    resolving: "",
    zombies: { side: "zombies", seat: 0, name: "Anna", ...cards },
    humans: { side: "humans", seat: 1, name: "Bruno", ...cards, hand: ["shot_1", "mine"] },
    options: { deck_counts: {} } as View["options"],
    outcome: null,
    ...more,
  };
}

describe("the street on the screen", () => {
  it("is seen from one's own end, and the players face each other", () => {
    expect(placeOf("a5", "humans")).toEqual({ column: 0, row: 4 });
    expect(placeOf("a5", "zombies")).toEqual({ column: 2, row: 0 });
    expect(placeOf("c1", "humans")).toEqual({ column: 2, row: 0 });
    expect(placeOf("c1", "zombies")).toEqual({ column: 0, row: 4 });
  });

  it("goes on over the barricade, beyond row 5", () => {
    expect(placeOver("b", "humans")).toEqual({ column: 1, row: 5 });
    expect(placeOver("b", "zombies")).toEqual({ column: 1, row: -1 });
  });

  it("knows how strong a zombie was before it was wounded", () => {
    expect(printedStrength(zombie(1, 2, { cards: ["zombie_4", "claws"] }))).toBe(5);
    expect(printedStrength(zombie(1, 5, { cards: ["zombie_2", "zombie_3"] }))).toBe(5);
  });
});

describe("what would happen", () => {
  it("shows the path of a bullet as far as it hits, what it does, and who is pushed where", () => {
    const omens = foretold([
      { type: "Played", seat: 1, card: "shot_1", targets: ["b"], meets: "b3" },
      { type: "Wounded", number: 1, space: "b3", damage: 1, left: 2 },
      { type: "Stepped", number: 1, card: "zombie_3", space: "b3", to: "b2", cause: "knockback" },
    ]);
    expect(omens).toEqual([
      { kind: "tracer", lane: "b", space: "b3" },
      { kind: "hit", space: "b3", damage: 1, left: 2 },
      { kind: "arrow", from: "b3", to: "b2", look: "back" },
    ]);
  });

  it("adds up what falls on one space, down to what is left in the end", () => {
    const hit: AnyEvent = { type: "Wounded", number: 1, space: "c1", damage: 1, left: 2 };
    expect(foretold([hit, { ...hit, left: 1 }])).toEqual([{ kind: "hit", space: "c1", damage: 2, left: 1 }]);
  });
});

it("the night goes from 0 to 1 as the zombies' deck grows thin", () => {
  const night = (deck: number, counts: Record<string, number> = {}) => {
    const { options, zombies, ...view } = street({});
    return nightGone({
      ...view,
      zombies: { ...zombies, deck_count: deck },
      options: { ...options, deck_counts: counts },
    });
  };
  // Seven kinds of two copies each.
  expect(night(14)).toBe(0);
  expect(night(1)).toBe(1);
  expect(night(7)).toBeCloseTo(7 / 13);
  expect(night(7, { claws: 0, mine: 9 })).toBeCloseTo(5 / 11);
});

function table(view: View, options: readonly Option[], asked: Partial<DecisionInfo> = {}) {
  const decision: DecisionInfo = { seat: 1, kind: "play", options: [...options], about: {}, ...asked };
  const chosen: Option[] = [];
  const preview = vi.fn((): Promise<PreviewInfo | null> => Promise.resolve(null));
  const play = playOf({
    game: "zombiaki",
    seen: signal({ eyes: 1, number: 1, turn: 1, view, deciding: 1, decision }),
    decision: signal(decision),
    mine: signal([1]),
    choose: (option) => {
      chosen.push(option);
      return Promise.resolve();
    },
    preview,
  });
  return { play, chosen, preview };
}

describe("putting an answer together", () => {
  const options: Option[] = [
    ["play", "shot_1", "b"],
    ["play", "mine", "a3"],
    ["play", "mine", "b4"],
    ["order", "a1", "a2"],
  ];

  it("waits to be confirmed, by another click or by the button", () => {
    const { play, chosen } = table(street({ b3: zombie(1, 3) }), options);
    const choice = new Choice(play, manner);
    choice.take("shot_1");
    expect([...choice.next.value]).toEqual(["b"]);
    choice.take("b");
    expect(chosen).toEqual([]);
    choice.take("b");
    expect(chosen).toEqual([["play", "shot_1", "b"]]);
  });

  it("answers at once for who does not want to be asked, and always where little is at stake", () => {
    careful.value = false;
    const { play, chosen } = table(street({}), options);
    const choice = new Choice(play, manner);
    choice.take("mine");
    choice.take("a3");
    expect(chosen).toEqual([["play", "mine", "a3"]]);
    careful.value = true;
    const other = table(
      street({}),
      [
        ["discard", "mine"],
        ["discard", "shot_1"],
      ],
      { kind: "discard" },
    );
    new Choice(other.play, manner).take("mine");
    expect(other.chosen).toEqual([["discard", "mine"]]);
  });

  it("goes over to another card, and back to nothing", () => {
    const { play } = table(street({}), options);
    const choice = new Choice(play, manner);
    choice.take("shot_1");
    choice.take("mine");
    expect(choice.chosen.value).toEqual(["play", "mine"]);
    choice.back();
    expect(choice.chosen.value).toEqual([]);
    choice.take("a1");
    expect(choice.chosen.value).toEqual(["order", "a1"]);
  });

  it("takes targets in any order where the catalogue says that it makes no difference", () => {
    const { play, chosen } = table(street({ a1: zombie(1, 3), a2: zombie(2, 2) }), [
      ["play", "net", "a2"],
      ["play", "net", "a2", "a1"],
      ["play", "net", "a1"],
    ]);
    const choice = new Choice(play, manner);
    for (const part of ["net", "a1", "a2"]) choice.take(part);
    choice.confirm();
    expect(chosen).toEqual([["play", "net", "a2", "a1"]]);
  });

  it("looks ahead at what somebody points at", async () => {
    const { play, preview } = table(street({}), options);
    const choice = new Choice(play, manner);
    const stop = choice.lookAhead();
    choice.take("mine");
    choice.point("b4", true);
    await Promise.resolve();
    expect(preview).toHaveBeenLastCalledWith(["play", "mine", "b4"]);
    expect(choice.considered.value).toEqual(["play", "mine", "b4"]);
    choice.point("b4", false);
    expect(choice.considered.value).toBeUndefined();
    stop();
  });
});

describe("the board", () => {
  function shown(view: View, options: readonly Option[], asked: Partial<DecisionInfo> = {}, more: Partial<Play> = {}) {
    const place = document.createElement("div");
    const { play } = table(view, options, asked);
    const fed = { ...play, ...more };
    render(
      <PlayProvider value={fed}>
        <ChoiceProvider value={new Choice(fed, manner)}>
          <board.Table />
        </ChoiceProvider>
      </PlayProvider>,
      place,
    );
    return place;
  }

  const parts = (place: HTMLElement) =>
    [...place.querySelectorAll<HTMLElement>(".legal")].map((one) => one.dataset.part);

  it("lets the cards and spaces glow with which an answer begins, and nothing else", () => {
    const place = shown(street({ a1: zombie(1, 3) }), [["play", "shot_1", "b"], ["order", "a1", "a2"], ["end"]]);
    expect(new Set(parts(place))).toEqual(new Set(["shot_1", "a1"]));
  });

  it("leaves answers that name no place to the buttons beside the question", () => {
    const asked = { seat: 0, kind: "play", options: [], about: {} };
    for (const option of [["end"], ["pass"], ["done"], ["click"], ["aim", "car"]]) {
      expect(board.onBoard(option, asked)).toBe(false);
    }
    for (const option of [
      ["play", "terror"],
      ["discard", "mine"],
      ["step", "a1", "a2"],
      ["shrapnel", "b4"],
    ]) {
      expect(board.onBoard(option, asked)).toBe(true);
    }
  });

  it("tells the stage of the phase, among all of that side's", () => {
    const place = shown(street({}, {}, { stage: "discard" }), []);
    const stages = [...place.querySelectorAll(".status-stages li")];
    expect(stages.map((stage) => stage.textContent)).toEqual(["Draw", "Discard", "Play"]);
    expect(place.querySelector("[aria-current=step]")?.textContent).toBe("Discard");
  });

  it("shows what a shot that can be stopped is aimed at: down its lane, or on its space", () => {
    const view = street({ b3: zombie(1, 3) }, {}, { seat: 0 });
    const asked = (at: string) => shown(view, [["click"], ["pass"]], { kind: "click", about: { card: "shot_1", at } });
    expect(asked("b").querySelectorAll(".drawn-line")).toHaveLength(1);
    expect(asked("b3").querySelectorAll(".drawn-sign.aimed")).toHaveLength(1);
  });

  it("has every space once, whichever end it is seen from", () => {
    for (const seat of [0, 1, null]) {
      const place = shown(street({}, {}, { seat }), []);
      expect(place.querySelectorAll(".zk-space")).toHaveLength(15);
    }
  });

  it("asks who plays whether to be careful, not who watches, replays or learns", () => {
    const asks = (more: Partial<Play>) => shown(street({}), [], {}, more).querySelector(".choice-careful") !== null;
    expect(asks({})).toBe(true);
    expect(asks({ mine: signal([]) })).toBe(false);
    expect(asks({ atTable: false })).toBe(false);
  });

  it("says what is on a space", () => {
    const marked = zombie(1, 3, { cards: ["zombie_4"], shield: true, orders: 2, netted: true });
    const view = street({ b3: marked }, { b3: "wall_6" }, { barred: ["b"] });
    expect(spaceWords(view, "b3")).toBe(
      "B3, zombie 3 of 4, Human Shield, boss (2 orders left), netted; Wall, Height 6; barred",
    );
    expect(spaceWords(view, "c2")).toBe("C2, empty");
    expect(spaceWords(street({ c2: zombie(2, 0, { cards: ["dog"] }) }), "c2")).toBe("C2, Dog");
  });

  it("names its pieces as the view does, so that they are seen to move", () => {
    const bitten = zombie(7, 1, { cards: ["human_shield"] });
    const view = street({ a4: bitten }, { c1: "mine" }, { burning: SPACES.map((space) => space === "b2") });
    const pieces = [...shown(view, []).querySelectorAll<HTMLElement>("[data-ground] [data-piece]")];
    expect(new Set(pieces.map((piece) => piece.dataset.piece))).toEqual(
      new Set(["creature 7", "object 15", "fire b2"]),
    );
    expect(pieces.at(-1)?.querySelector(".bitten")).not.toBeNull();
  });

  it("explains what is on a space: the creature, what belongs to it, the thing and the fire", () => {
    const marked = zombie(1, 4, { cards: ["zombie_3", "claws", "zombie_2"], shield: true, orders: 2 });
    const burning = SPACES.map((space) => space === "b3");
    const view = street({ b3: marked, a1: zombie(2, 0, { cards: ["dog"] }) }, { b3: "wall_6" }, { burning });
    const names = (space: string) => subjectsOn(view, space).map(({ family, name }) => `${family}-${name}`);
    expect(names("b3")).toEqual([
      "piece-zombie",
      "card-claws",
      "card-human_shield",
      "card-boss",
      "card-wall_6",
      "piece-fire",
    ]);
    expect(names("a1")).toEqual(["card-dog"]);
    expect(names("c2")).toEqual([]);
  });
});
