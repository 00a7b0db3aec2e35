import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import { looseOptions } from "../src/board/board";
import { careful, Choice, ChoiceProvider } from "../src/board/choice";
import { PlayProvider } from "../src/board/play";
import { RovingProvider } from "../src/board/roving";
import { board } from "../src/games/combined/board";
import { catalogue } from "../src/games/combined/catalogue";
import { choreography } from "../src/games/combined/choreography";
import { manner } from "../src/games/combined/manner";
import { groundOf, townOf } from "../src/games/combined/town";
import type { View } from "../src/games/combined/types";
import { catalogue as humans } from "../src/games/humans/catalogue";
import { catalogue as zombies } from "../src/games/zombies/catalogue";
import type { DecisionInfo, Option } from "../src/protocol/types";
import { learn } from "../src/words/language";
import { CATALOGUE, middleOfGame } from "./combined/positions";
import { CATALOGUE as HUMANS } from "./humans/positions";
import { layOut } from "./layOut";
import { playOf } from "./playing";
import { CATALOGUE as ZOMBIES } from "./zombies/positions";

const place = document.createElement("div");

layOut(900, 600);

beforeAll(async () => {
  await learn("combined");
});

beforeEach(() => {
  [catalogue.value, humans.value, zombies.value] = [CATALOGUE, HUMANS, ZOMBIES];
  careful.value = true;
  document.body.replaceChildren(place);
});

afterEach(() => render(null, place));

function asked(options: readonly Option[], kind: string, about: DecisionInfo["about"] = {}): DecisionInfo | null {
  if (!options.length) return null;
  return { seat: 0, kind, options: [...options], texts: options.map((option) => option.join(" ")), about };
}

function table(view: View, options: readonly Option[], kind = "move_step", about: DecisionInfo["about"] = {}) {
  const decision = signal(asked(options, kind, about));
  const chosen: Option[] = [];
  const play = playOf({
    game: "combined",
    seen: signal({ eyes: 0, number: 1, turn: 1, view, deciding: 0, decision: decision.value }),
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

/** The turn of Tom, who leads a horde, in whose seat one sits. */
const hordesTurn = (more: Partial<View> = {}): View => {
  const view = middleOfGame({ active: 1, seat: 1, movement: 6, allowance: 0, ...more });
  return { ...view, players: view.players.map((player) => (player.seat === 1 ? { ...player, hand: [] } : player)) };
};

const all = (what: string) => [...place.querySelectorAll<HTMLElement>(what)];
const space = (name: string) => place.querySelector<HTMLButtonElement>(`[data-spot="space:${name}"]`)!;
const press = (element: Element | null | undefined) => void act(() => (element as HTMLElement).click());
const legal = () =>
  all(".map-space.legal")
    .map(({ dataset }) => dataset.part)
    .sort();

describe("the map", () => {
  it("has everybody on it, sides told by what they stand on", () => {
    table(middleOfGame(), []);
    const count = (kind: string) => all(`[data-piece^="${kind} "]`).length;
    expect([count("human"), count("zombie"), count("horde"), count("guy")]).toEqual([2, 2, 4, 1]);
    expect([count("life"), count("die"), count("opening")]).toEqual([1, 1, 1]);
    expect(all(".map-piece.horde")).toHaveLength(4);
    expect(all(".map-piece.guy")).toHaveLength(1);
  });

  it("says of a space what is on it, in words", () => {
    table(middleOfGame(), []);
    const words = (name: string) => space(name).textContent;
    expect(words("n4")).toContain("N4, Diner; inside; Human");
    expect(words("n2")).toContain("Zombie of Tom ×2");
    expect(words("centre")).toContain("Mara");
    expect(words("e2")).toContain("Stray zombie");
    expect(words("e3n4")).toContain("Stray zombie, Life");
  });

  it("keeps the doors of Zombies!!!, and opens walls where an opening lies", () => {
    const { tiles } = middleOfGame();
    const town = townOf(tiles);
    const picture = (openings: readonly string[], tile: string) =>
      groundOf(town, tiles, openings).find(({ key }) => key === `tile ${tile}`)!.picture;
    expect(picture(["n3"], "hu_diner")).not.toBe(picture([], "hu_diner"));
    expect(picture(["e3n3"], "toy_store")).not.toBe(picture([], "toy_store"));
    // Planks are nailed only to what has no doors.
    const planks = encodeURIComponent("M-34.9");
    expect(picture([], "hu_diner")).toContain(planks);
    expect(picture([], "toy_store")).not.toContain(planks);
  });

  it("hangs the number of barricades on the signs of both games", () => {
    table(middleOfGame(), []);
    const signs = all(".map-sign").map((sign) => [
      sign.querySelector("b")?.textContent,
      sign.querySelector("i")?.textContent,
    ]);
    expect(signs).toEqual(
      expect.arrayContaining([
        ["Diner", "3"],
        ["Toy Store", "4"],
        ["Town Square", undefined],
      ]),
    );
  });

  it("marks who is hunted, who is attacked, and who has stopped", () => {
    table(hordesTurn({ stopped: [4], prey: [7], hunted: [0] }), []);
    const look = (key: string) => place.querySelector(`[data-piece="${key}"]`)!.classList;
    expect(look("human 7")).toContain("prey");
    expect(look("guy 0")).toContain("prey");
    expect(look("horde 1 4")).toContain("moved");
    expect(look("horde 1 0")).toContain("active");
  });
});

describe("a shotgun guy", () => {
  const view = () =>
    middleOfGame({
      ways: [
        { space: "e1", fights: 1, route: ["e1"] },
        { space: "w1", fights: 0, route: ["w1"] },
      ],
    });

  it("walks by one click, and is asked once more before a fight", () => {
    const { chosen, choice } = table(view(), [["step", "e1"], ["step", "w1"], ["end"]]);
    expect(legal()).toEqual(["e1", "w1"]);
    expect(all(".map-cost").map(({ className }) => className.includes("fight"))).toEqual([true, false]);
    press(space("w1"));
    expect(chosen).toEqual([["step", "w1"]]);
    press(space("e1"));
    expect(chosen).toHaveLength(1);
    void act(() => choice.confirm());
    expect(chosen[1]).toEqual(["step", "e1"]);
  });

  it("uses an item by a press on it; an ability stands beside the question", () => {
    const { chosen } = table(middleOfGame(), [["use", "grenade"], ["pass"]], "turn_end");
    const item = place.querySelector<HTMLElement>(".city-owned .city-item")!;
    press(item);
    expect(chosen).toEqual([["use", "grenade"]]);
    const ability = asked([["use", "undermine"], ["pass"]], "ability")!;
    expect(looseOptions(board, ability)).toEqual([["use", "undermine"], ["pass"]]);
  });
});

describe("a horde", () => {
  const WAYS = [
    { start: "n2", space: "n1", route: ["n1"] },
    { start: "n2", space: "w1", route: ["n1", "w1"] },
    { start: "e1", space: "n1", route: ["n1"] },
  ];
  const OPTIONS: Option[] = [
    ["step", "n2", "n1"],
    ["walk", "n2", "w1"],
    ["step", "e1", "n1"],
    ["breach", "n2"],
    ["end"],
  ];

  it("is sent from where it stands, with the steps to everywhere it gets", () => {
    const { chosen } = table(hordesTurn({ pawn_ways: WAYS }), OPTIONS, "move_pawn");
    expect(legal()).toEqual(["e1", "n2"]);
    expect(all(".map-cost")).toHaveLength(0);
    press(space("n2"));
    expect(all(".map-cost").map(({ textContent }) => textContent)).toEqual(["1", "2"]);
    expect(space("w1").textContent).toContain("2 steps");
    press(space("w1"));
    expect(chosen).toEqual([["walk", "n2", "w1"]]);
  });

  it("breaks in by a mark that says what must be rolled, and how likely that is", () => {
    const { chosen } = table(hordesTurn({ pawn_ways: WAYS, breaches: { n2: 3 } }), OPTIONS, "move_pawn");
    const mark = place.querySelector(".hu-mark");
    expect(mark?.textContent).toContain("67 %");
    press(mark);
    expect(chosen).toEqual([["breach", "n2"]]);
  });

  it("attacks a shotgun guy by where he stands, or by his face", () => {
    const options: Option[] = [
      ["attempt", "n4"],
      ["attack", 0],
    ];
    const { chosen } = table(hordesTurn({ phase: "capture", hunted: [0] }), options, "capture_order");
    expect(legal()).toEqual(["0", "n4"]);
    press(space("centre"));
    press(place.querySelector('[data-seat="0"] .city-name-seat'));
    expect(chosen).toEqual([
      ["attack", 0],
      ["attack", 0],
    ]);
  });

  it("moves stray zombies by two clicks", () => {
    const { chosen } = table(
      hordesTurn({ phase: "zombies" }),
      [
        ["zombie", "e2", "e1"],
        ["zombie", "e3n4", "e3n3"],
      ],
      "move_zombie",
      { left: 2 },
    );
    press(space("e2"));
    press(space("e1"));
    expect(chosen).toEqual([["zombie", "e2", "e1"]]);
  });
});

describe("a fight", () => {
  it("asks whom to fight first, with all who stand there", () => {
    const view = middleOfGame({ zombies: { 2: "centre" } });
    view.players[3]!.zombies = { 1: "centre" };
    const { chosen } = table(view, [["fight_pawn", 3], ["fight_zombie"]], "hx_fight_order");
    expect(all(".city-scene-pair img")).toHaveLength(3);
    const answers = all(".city-answer");
    expect(answers).toHaveLength(2);
    press(answers[0]);
    expect(chosen).toEqual([["fight_pawn", 3]]);
  });

  it("against a horde alone says its name, and what is won", () => {
    const view = middleOfGame({
      roll: { what: "combat", seat: 0, dice: [2], bonus: 0, total: 2, need: 4, by: [] },
      fighting: [0],
      against: 3,
    });
    view.players[3]!.zombies = { 1: "centre" };
    table(view, [["bullets"], ["fail"]], "hx_bullets", { missing: 2 });
    expect(place.querySelector(".city-fight h2")?.textContent).toContain("Mara against Piet");
    expect(place.querySelector(".city-prize")?.textContent).toContain("or 3");
    expect(all(".city-answer").map(({ dataset }) => dataset.option)).toEqual(["bullets", "fail"]);
  });

  it.each([
    [3, "Mara against Piet", "or 3"],
    [-1, "Mara against Stray zombie", "9 of 25"],
  ] as const)("shows whom of those who share a space it is against: %i", (against, title, prize) => {
    const coming = { bonus: 0, need: 4, by: [] };
    const view = middleOfGame({ zombies: { 2: "centre" }, coming, fighting: [0], against });
    view.players[3]!.zombies = { 1: "centre" };
    view.players[1]!.zombies = { 0: "centre" };
    table(view, [["play", "crowbar"], ["pass"]], "pre_combat_roll", { seat: 0 });
    expect(place.querySelector(".city-fight h2")?.textContent).toContain(title);
    expect(place.querySelector(".city-prize")?.textContent).toContain(prize);
    expect(all(".city-scene-pair img")).toHaveLength(2);
  });

  it("says how likely a weapon makes it, and that it leaves the hand", () => {
    const view = middleOfGame({ coming: { bonus: 0, need: 4, by: [] }, fighting: [0], against: 3 });
    view.players[3]!.zombies = { 1: "centre" };
    table(view, [["play", "crowbar"], ["pass"]], "pre_combat_roll", { seat: 0 });
    expect(all(".city-answer-headline").map(({ textContent }) => textContent)).toEqual(["67 %", "50 %"]);
    expect(all(".city-answer-change .hx-back.humans")).toHaveLength(1);
    expect(all(".city-fight.whole")).toHaveLength(1);
  });

  it("counts the weapons that help in the next roll", () => {
    const view = middleOfGame({ coming: { bonus: 0, need: 4, by: [] }, armed: ["nail_gun"], fighting: [0] });
    view.players[3]!.zombies = { 1: "centre" };
    table(view, [["play", "crowbar"], ["pass"]], "pre_combat_roll", { seat: 0 });
    expect(place.querySelector(".city-fight-roll")?.textContent).toContain("83 %");
  });
});

describe("the players", () => {
  it("have what their side has, in words", () => {
    table(middleOfGame(), []);
    const words = (seat: number) => place.querySelector(`.city-player[data-seat="${seat}"]`)!.textContent;
    for (const told of ["Shotgun guy", "3 life", "2 bullets", "8 of 25", "2 cards of Humans!!!"]) {
      expect(words(0)).toContain(told);
    }
    for (const told of ["Zombie player", "2 Do Over tokens", "1 wound", "5 of 9", "Undermine"]) {
      expect(words(1)).toContain(told);
    }
    expect(words(2)).toContain("Off the map");
  });

  it("show their cards by backs of two kinds", () => {
    table(middleOfGame(), []);
    const backs = all('.city-player[data-seat="0"] .hx-held .hx-back').map(({ className }) => className);
    expect(backs.map((look) => look.includes("humans"))).toEqual([true, true, false]);
  });

  it("may strike back where somebody has failed", () => {
    table(middleOfGame({ grudges: [{ seat: 1, zombie: 0, guy: 0 }] }), []);
    expect(place.querySelector('.city-player[data-seat="1"]')?.textContent).toContain("May strike back");
  });

  it("take the steps of their own side", () => {
    table(middleOfGame(), []);
    const stages = () => all(".status-stages li").map(({ textContent }) => textContent);
    expect(stages()).toContain("Combat");
    table(hordesTurn(), []);
    expect(stages()).toContain("Capture");
  });
});

describe("cards", () => {
  it("of both games are in one hand, each with its own mark", () => {
    table(middleOfGame(), []);
    const marks = all(".city-hand-card .hx-back").map(({ className }) => className.includes("humans"));
    expect(marks).toEqual([true, false, true]);
  });

  it("have two decks and two piles", () => {
    table(middleOfGame(), []);
    expect(place.querySelector('[data-spot="deck:human"]')?.textContent).toContain("30");
    expect(place.querySelector('[data-spot="discard:zombie"]')?.textContent).toContain("2 cards");
    expect(place.querySelector('[data-spot="discard:human"]')?.textContent).toContain("Humans!!!");
  });

  it("are aimed at a player, or at one of a horde", () => {
    const { chosen, choice } = table(
      middleOfGame(),
      [["play", "fear", 1, "n2"], ["play", "fear", 1, "e1"], ["play", "fear", 2], ["pass"]],
      "turn_start",
    );
    press(place.querySelector('[data-spot="hand:0:fear"]'));
    press(place.querySelector('[data-seat="1"] .city-name-seat'));
    press(space("e1"));
    void act(() => choice.confirm());
    expect(chosen).toEqual([["play", "fear", 1, "e1"]]);
  });

  it("make somebody lose something: that is named after the player, and no number is a player then", () => {
    const options: Option[] = [
      ["play", "fear", 0, "grenade"],
      ["play", "fear", 0, 1],
      ["play", "fear", 0, 2],
      ["pass"],
    ];
    const { chosen, choice } = table(middleOfGame(), options, "turn_start");
    press(place.querySelector('[data-spot="hand:0:fear"]'));
    press(place.querySelector('[data-seat="0"] .city-name-seat'));
    expect(all(".city-name-seat").map(({ dataset }) => dataset.part)).toEqual(["0"]);
    expect(all(".city-loss").map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining("Grenade"),
      expect.stringContaining("1 bullet"),
      expect.stringContaining("2 bullets"),
    ]);
    press(all(".city-loss")[2]);
    void act(() => choice.confirm());
    expect(chosen).toEqual([["play", "fear", 0, 2]]);
  });

  it("fly from the deck and to the pile of their own game", () => {
    expect(choreography({ type: "Drew", seat: 1, deck: "humans", cards: [] })[0]).toMatchObject({
      card: "back humans",
      from: "deck:human",
    });
    const played = { type: "CardPlayed", seat: 1, card: "fear", other: null, tile: "" };
    expect(choreography(played)[0]).toMatchObject({ to: "discard:zombie" });
    expect(choreography({ type: "Discarded", seat: 1, card: "nail_gun" })[0]).toMatchObject({ to: "discard:human" });
  });
});

test("answers that name nothing on the board stay beside the question", () => {
  for (const option of [
    ["draw_from", "humans"],
    ["tile_from", "zombies"],
    ["populate", "humans"],
    ["end"],
    ["pass"],
    ["raise"],
    ["attack", 0],
    ["strike_back"],
  ]) {
    expect(board.onBoard(option, asked([option], "any")!), option.join(" ")).toBe(false);
  }
});
