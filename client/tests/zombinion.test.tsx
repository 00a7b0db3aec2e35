import { signal } from "@preact/signals";
import { render } from "preact";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { PlayProvider } from "../src/board/play";
import { stacked } from "../src/board/stacks";
import { board } from "../src/games/zombinion/board";
import { catalogue } from "../src/games/zombinion/catalogue";
import { choreography } from "../src/games/zombinion/choreography";
import { instructions, sorted } from "../src/games/zombinion/groups";
import { handWishes, revealedWishes } from "../src/games/zombinion/position";
import type { CardInfo, HunterView, View } from "../src/games/zombinion/types";
import type { DecisionInfo, GameEvent } from "../src/protocol/types";
import { speak } from "../src/words/language";
import { playOf } from "./playing";

function kind(card: string, frame: CardInfo["frame"], cost: number): CardInfo {
  const basic = ["aim", "victory", "infection"].includes(frame);
  return { card, line: "", frame, basic, cost, copies: 10, shots: 0, points: 0, rulings: [] };
}

beforeEach(() => {
  catalogue.value = {
    cards: [
      kind("bullet", "aim", 0),
      kind("rounds", "aim", 3),
      kind("zombie", "victory", 2),
      kind("infection", "infection", 0),
      kind("barricade", "reaction", 2),
      kind("scavenger", "attack", 4),
    ],
    sets: { clash: ["barricade", "scavenger"] },
    set_size: 2,
  };
});

afterEach(() => speak("en"));

function asked(decision: Partial<DecisionInfo>): DecisionInfo {
  return { seat: 0, kind: "hunt", options: [], about: {}, ...decision };
}

describe("cards that lie together", () => {
  it("stacks equal cards in the order in which they came", () => {
    expect(stacked(["zombie", "bullet", "zombie"])).toEqual([
      { card: "zombie", count: 2 },
      { card: "bullet", count: 1 },
    ]);
  });

  it("sorts a hand: Actions, ammunition, the rest; the dearest first, however they were drawn", () => {
    const order = ["scavenger", "barricade", "rounds", "bullet", "zombie", "infection"];
    expect(sorted([...order].reverse()).map((stack) => stack.card)).toEqual(order);
    expect(sorted(["bullet", ...order]).map((stack) => stack.card)).toEqual(order);
  });
});

describe("the instructions of a card", () => {
  it("come with the pluses first, one by one", () => {
    expect(instructions("+1 Card. +2 Actions.")).toEqual({ pluses: ["+1 Card", "+2 Actions"], rest: "" });
    expect(instructions("+2 Shots. Each other player discards.")).toEqual({
      pluses: ["+2 Shots"],
      rest: "Each other player discards.",
    });
  });

  it("keep a plus where it stands in the middle of a sentence", () => {
    const text = "Trash a Bullet from your hand. If you did: +3 Shots.";
    expect(instructions(text)).toEqual({ pluses: [], rest: text });
  });
});

describe("what can be chosen where", () => {
  it("lets a pick mean a card in hand, unless it is about cards on the table", () => {
    expect(handWishes("bullet", asked({ kind: "discard_any" }))).toContainEqual(["pick", "bullet"]);
    expect(handWishes("bullet", asked({ about: { zone: "trash" } }))).not.toContainEqual(["pick", "bullet"]);
    expect(handWishes("bullet", asked({ about: { zone: "revealed" } }))).not.toContainEqual(["trash", "bullet"]);
  });

  it("lets a Reaction in hand be revealed by choosing it, and no other card", () => {
    expect(handWishes("barricade", asked({ kind: "react" }))).toContainEqual(["reveal"]);
    expect(handWishes("bullet", asked({ kind: "react" }))).not.toContainEqual(["reveal"]);
  });

  it("offers the revealed cards of the hunter that the decision is about", () => {
    const decision = asked({ about: { seat: 2, zone: "revealed" } });
    expect(revealedWishes("zombie", 2, decision)).toContainEqual(["discard", "zombie"]);
    expect(revealedWishes("zombie", 1, decision)).toEqual([]);
  });

  it("leaves answers that name no card to the buttons beside the question", () => {
    const loose = [["play_all_aim"], ["end_hunt"], ["discard"], ["put_back"], ["reveal"], ["cut", 0]];
    const pointed = [
      ["take", "bullet"],
      ["discard", "zombie"],
      ["set", "clash"],
      ["cut", 3],
    ];
    for (const option of loose) expect(board.onBoard(option, asked({}))).toBe(false);
    for (const option of pointed) expect(board.onBoard(option, asked({}))).toBe(true);
  });
});

describe("the choreography", () => {
  const flights = (event: Record<string, unknown>) => choreography(event as unknown as GameEvent);

  it("flies a card that is taken from its pile to the discard pile", () => {
    expect(flights({ type: "Took", seat: 1, card: "rounds" })).toEqual([
      { card: "rounds", from: "supply:rounds", to: "discard:1" },
    ]);
  });

  it("flies the top of the discard pile from where it was: in play, else in the hand", () => {
    expect(flights({ type: "CleanedUp", seat: 1, top: "bullet" })).toEqual([
      { card: "bullet", from: "play:bullet hand:1:bullet hand:1", to: "discard:1" },
    ]);
  });

  it("shows backs for what others draw, and the cards for one's own", () => {
    expect(flights({ type: "Drew", seat: 1, count: 2, cards: null }).map((flight) => flight.card)).toEqual([
      null,
      null,
    ]);
    expect(flights({ type: "Drew", seat: 0, count: 1, cards: ["bullet"] })).toEqual([
      { card: "bullet", from: "deck:0", to: "hand:0:bullet hand:0" },
    ]);
  });

  it("has nothing to show for what moves no card", () => {
    expect(flights({ type: "TurnBegan", seat: 0, turn: 3 })).toEqual([]);
  });
});

describe("the board", () => {
  const hunter = (seat: number, more: Partial<HunterView> = {}): HunterView => ({
    seat,
    name: ["Anna", "Bruno"][seat]!,
    turns: 2,
    hand_count: 5,
    hand: null,
    picked: null,
    deck_count: null,
    deck_empty: false,
    discard_top: null,
    in_play: [],
    aside: [],
    revealed: [],
    collection: null,
    ...more,
  });

  const position = (more: Partial<View>): View => ({
    seat: 0,
    phase: "hunt",
    active: 0,
    actions: 1,
    targets: 1,
    shots: 3,
    took: false,
    resolving: null,
    supply: [
      { card: "rounds", cost: 3, count: 7 },
      { card: "zombie", cost: 2, count: 0 },
      { card: "barricade", cost: 2, count: 10 },
    ],
    trash: [],
    hunters: [hunter(0, { hand: ["zombie", "bullet", "bullet"], picked: [], hand_count: 3, deck_count: 4 }), hunter(1)],
    options: {} as View["options"],
    outcome: null,
    ...more,
  });

  function shown(view: View, decision: DecisionInfo | null): HTMLElement {
    const place = document.createElement("div");
    const seen = { eyes: 0, number: 1, turn: 1, view, deciding: 0, decision };
    const play = playOf({ game: "zombinion", seen: signal(seen), decision: signal(decision) });
    render(
      <PlayProvider value={play}>
        <board.Table />
      </PlayProvider>,
      place,
    );
    return place;
  }

  const labels = (place: HTMLElement, what: string) =>
    [...place.querySelectorAll(what)].map((thing) => thing.querySelector(".unseen")?.textContent);

  it("lets glow what can be chosen, and nothing else", () => {
    const options = [["take", "rounds"], ["play", "bullet"], ["end_hunt"]];
    const texts = ["Take Rounds", "Play Bullet", "End the Hunt phase"];
    const place = shown(position({}), asked({ options, texts }));
    expect(labels(place, ".thing.legal")).toEqual([
      "Take Rounds. Rounds, costs 3, 7 left",
      "Play Bullet. 2 × Bullet, Aim",
    ]);
  });

  it.each([
    ["en", ["Barricade", "Ammo Box", "Shotgun", "Cunning", "Restock"]],
    ["it", ["Barricata", "Fucile a pompa", "Munizioni", "Furbizia", "Rifornimento"]],
    ["fr", ["Barricade", "Caisse de munitions", "Fusil à pompe", "Ravitaillement", "Ruse"]],
  ] as const)("lays the Combat piles out by cost and by the name that is shown, in %s", async (tongue, names) => {
    const costs = { restock: 4, cunning: 4, barricade: 2, shotgun: 3, ammo_box: 3 };
    const cards = Object.entries(costs).map(([card, cost]) => kind(card, "action", cost));
    catalogue.value = { ...catalogue.value!, cards };
    await speak(tongue);
    const supply = cards.map(({ card, cost }) => ({ card, cost, count: 10 }));
    const place = shown(position({ supply }), null);
    expect(labels(place, ".zn-combat .thing").map((label) => label?.split(",")[0])).toEqual(names);
  });

  it("says that a pile is sold out", () => {
    const place = shown(position({}), null);
    expect(labels(place, ".sold-out")).toEqual(["Zombie, costs 2, sold out"]);
    expect(place.querySelector(".sold-out")?.textContent).toContain("Sold out");
  });

  it("marks what has been chosen, beside what is left of it in hand, and counts it", () => {
    const own = hunter(0, { hand: ["bullet"], picked: ["bullet", "zombie"], hand_count: 3 });
    const decision = asked({ kind: "discard_any", options: [["pick", "bullet"]], about: { picked: 2, most: 3 } });
    const place = shown(position({ hunters: [own, hunter(1)] }), decision);
    expect(labels(place, ".is-chosen")).toEqual(["Bullet, chosen", "Zombie, chosen"]);
    expect(labels(place, ".zn-hand .legal")).toEqual(["pick bullet. Bullet, Aim"]);
    expect(place.querySelector(".zn-chosen")?.textContent).toContain("2 of 3");
  });

  it("counts the hands of others and shows none of their cards", () => {
    const place = shown(position({}), null);
    expect(place.querySelector(".zn-hunters")?.textContent).toContain("5 cards in hand");
    expect(place.querySelector(".zn-hunters .zn-tile")).toBeNull();
  });

  it("shows a spectator every hunter, and no hand", () => {
    const place = shown(position({ seat: null, hunters: [hunter(0), hunter(1)] }), null);
    expect(place.querySelectorAll(".zn-hunter")).toHaveLength(2);
    expect(place.querySelector(".zn-hand")).toBeNull();
  });

  it("shows everybody's cards and points at the end", () => {
    const hunters = [
      hunter(0, { hand: [], picked: [], collection: ["zombie", "zombie"] }),
      hunter(1, { collection: [] }),
    ];
    const outcome = { winners: [0], scores: [2, 0], ending: "three_piles" };
    const place = shown(position({ hunters, outcome, phase: "over" }), null);
    expect(place.querySelector(".zn-collections .winner h3")?.textContent).toContain("2 points");
    expect(labels(place, ".zn-collections .winner button")).toEqual(["2 × Zombie, Victory"]);
  });
});
