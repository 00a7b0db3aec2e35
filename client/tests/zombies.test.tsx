import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeAll, beforeEach, describe, expect, it, test, vi } from "vitest";
import { SIDES, turned, WAYS, opposite } from "../src/art/town/plan";
import { careful, Choice, ChoiceProvider } from "../src/board/choice";
import { cellNamed, middleOf } from "../src/board/map/places";
import { PlayProvider } from "../src/board/play";
import { RovingProvider } from "../src/board/roving";
import { actionIn } from "../src/games/town/action";
import { board } from "../src/games/zombies/board";
import { catalogue, kindOf } from "../src/games/zombies/catalogue";
import { choreography } from "../src/games/zombies/choreography";
import { manner } from "../src/games/zombies/manner";
import { facesThatDo, missing, odds } from "../src/games/town/odds";
import { cellOfTurn, killGoal, seatedAround } from "../src/games/zombies/position";
import { middleCell } from "../src/games/town/town";
import { townOf } from "../src/games/zombies/town";
import type { View } from "../src/games/zombies/types";
import { OnSpaces } from "../src/games/zombies/words";
import type { DecisionInfo, Option } from "../src/protocol/types";
import { learn } from "../src/words/language";
import { layOut } from "./layOut";
import { playOf } from "./playing";
import { packaged } from "./setup";
import { CATALOGUE, drawnTile, middleOfGame, walksOf, wholeTown } from "./zombies/positions";
import { BOARD_TEXTS, NAMES } from "./zombies/texts";
import { planOf } from "./zombies/tiles";

const place = document.createElement("div");
const WINDOW = { width: 900, height: 600 };

layOut(WINDOW.width, WINDOW.height);

beforeAll(async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(packaged("text/en.ftl") + NAMES + BOARD_TEXTS)));
  await learn("zombies");
});

beforeEach(() => {
  catalogue.value = CATALOGUE;
  careful.value = true;
  document.body.replaceChildren(place);
});

afterEach(() => render(null, place));

interface Table {
  chosen: Option[];
  choice: Choice;
  move: (view: View, options: readonly Option[]) => void;
}

function table(view: View, options: readonly Option[], kind = "move_step"): Table {
  const asked = (some: readonly Option[]): DecisionInfo | null =>
    some.length
      ? { seat: 0, kind, options: [...some], texts: some.map((option) => option.join(" ")), about: {} }
      : null;
  const decision = signal(asked(options));
  const seen = signal({ eyes: 0, number: 1, turn: 1, view: view, deciding: 0, decision: decision.value });
  const chosen: Option[] = [];
  const play = playOf({
    game: "zombies",
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
  const move = (next: View, more: readonly Option[]) =>
    void act(() => {
      decision.value = asked(more);
      seen.value = { ...seen.value, view: next, decision: decision.value };
    });
  return { chosen, choice, move };
}

const all = (what: string) => [...place.querySelectorAll<HTMLElement>(what)];
const space = (name: string) => place.querySelector<HTMLButtonElement>(`[data-spot="space:${name}"]`)!;
const press = (element: Element | null | undefined) => void act(() => (element as HTMLElement).click());

describe("the positions of these tests", () => {
  it("are towns that could have been laid: roads meet roads", () => {
    for (const { tiles } of [middleOfGame(), wholeTown()]) {
      const at = new Map(tiles.map((tile) => [`${tile.x} ${tile.y}`, turned(planOf(tile.kind), tile.turns)]));
      for (const { tile, x, y } of tiles) {
        for (const side of SIDES) {
          const [right, down] = WAYS[side];
          const next = at.get(`${x + right} ${y + down}`);
          if (!next) continue;
          const leaves = at.get(`${x} ${y}`)!.exits.includes(side);
          expect(next.exits.includes(opposite(side)), `${tile} ${side}`).toBe(leaves);
        }
      }
    }
  });

  it("have as much in them as they say", () => {
    expect(middleOfGame().tiles).toHaveLength(15);
    expect(Object.keys(middleOfGame().zombies).length).toBeGreaterThan(38);
    expect(wholeTown().tiles).toHaveLength(30);
    expect(Object.keys(wholeTown().zombies).length).toBeGreaterThan(95);
  });
});

describe("the town", () => {
  const town = () => townOf(middleOfGame().tiles);

  it("has every space on which somebody can stand, by its name", () => {
    const { spaces, byName } = town();
    const walkable = middleOfGame().tiles.flatMap(
      ({ kind }) =>
        planOf(kind)
          .rows.join("")
          .match(/[RPHB]/g) ?? [],
    );
    expect(spaces).toHaveLength(walkable.length);
    expect(byName.get("centre")).toMatchObject({ kind: "R", cell: { column: 0, row: 0 } });
    expect(byName.get("centre")?.tile.kind).toBe("town_square");
    expect(byName.get("w6")?.tile.kind).toBe("helipad");
    expect(byName.has("e1n1")).toBe(false);
  });

  it("is worked out once, as long as nothing is laid", () => {
    const { tiles } = middleOfGame();
    expect(townOf(tiles)).toBe(townOf(tiles));
  });

  it("lets roads run on into the fog, where nothing has been laid to them", () => {
    const stubs = town().patches.filter(({ key }) => key.startsWith("road "));
    const keys = stubs.map(({ key }) => key);
    expect(keys).toContain("road helipad w");
    expect(keys).not.toContain("road town_square n");
    const ends = middleOfGame().tiles.flatMap(({ kind, turns }) => Array.from(turned(planOf(kind), turns).exits));
    expect(keys.length).toBeLessThan(ends.length);
  });

  it("names buildings, the square and the helipad, and keeps each sign on its tile", () => {
    const { names } = town();
    expect(names.some(({ tile }) => tile.kind.startsWith("road"))).toBe(false);
    expect(names.map(({ tile }) => tile.kind)).toContain("town_square");
    for (const { tile, x, room } of names) {
      expect(x - room / 2, tile.tile).toBeGreaterThanOrEqual(3 * tile.x - 1);
      expect(x + room / 2, tile.tile).toBeLessThanOrEqual(3 * tile.x + 2);
    }
  });

  it("knows the kind of each copy", () => {
    expect(kindOf("road_t_2")).toBe("road_t");
    expect(kindOf("toy_store")).toBe("toy_store");
  });
});

test("a space in words: what it is, who is there, how far it is, and where", () => {
  const view = middleOfGame();
  const on = new OnSpaces({ ...view, zombies: { 1: "e4" }, ways: [{ space: "e4", fights: 1, route: ["e4"] }] }, "e3");
  const words = (name: string) => on.words(townOf(view.tiles).byName.get(name)!);
  expect(words("e4")).toBe("E4, road cross; zombie; 1 step, 1 fight; 1 space east of you");
  expect(words("centre")).toBe("C, town square; Ines; 3 spaces west of you");
  expect(words("e3")).toBe("E3, road cross; Mara; your own space");
});

describe("the board", () => {
  it("has each space once, and one tab stop for all of them", async () => {
    const view = middleOfGame();
    table(view, walksOf(view));
    await Promise.resolve();
    expect(all(".map-space")).toHaveLength(townOf(view.tiles).spaces.length);
    expect(all(".map-world .thing").filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  });

  it("names its pieces as the view does, so that they are seen to move", () => {
    const view = middleOfGame();
    const { move } = table(view, []);
    const pawn = () => place.querySelector<HTMLElement>('[data-piece="pawn 0"]')!;
    const before = pawn();
    const players = view.players.map((player) => (player.seat ? player : { ...player, space: "e3n1" }));
    move({ ...view, players }, []);
    expect(pawn()).toBe(before);
    expect(Number(pawn().style.getPropertyValue("--row"))).toBeLessThan(0);
    expect(all('[data-piece^="zombie "]')).toHaveLength(Object.keys(view.zombies).length);
    expect(all('[data-piece^="tile "]')).toHaveLength(view.tiles.length);
  });

  it("shows how far one gets, and where one fights", () => {
    const view = middleOfGame();
    table(view, walksOf(view));
    expect(all(".map-cost")).toHaveLength(view.ways.length);
    const infested = view.ways.filter(({ space: name }) => Object.values(view.zombies).includes(name));
    expect(all(".map-place.fight")).toHaveLength(infested.length);
    expect(all(".map-place.behind").length).toBeGreaterThan(0);
    expect(all(".map-space.legal")).toHaveLength(view.ways.length);
  });

  it("shows nothing of that to who is not asked", () => {
    table(middleOfGame(), []);
    expect(all(".map-cost, .legal")).toHaveLength(0);
  });

  it("walks at once where nobody is met, and asks once more before a fight", () => {
    const view = middleOfGame();
    const { chosen, choice } = table(view, walksOf(view));
    const free = view.ways.find(({ fights }) => !fights)!;
    const fight = view.ways.find(({ fights }) => fights > 0)!;
    press(space(fight.space));
    expect(chosen).toEqual([]);
    expect(choice.complete.value?.[1]).toBe(fight.space);
    press(space(fight.space));
    expect(chosen.map(([, where]) => where)).toEqual([fight.space]);
    press(space(free.space));
    expect(chosen.at(-1)?.[1]).toBe(free.space);
  });

  it("draws the way to what has been chosen, from the pawn to the last space", () => {
    const view = middleOfGame();
    const { choice } = table(view, walksOf(view));
    const far = view.ways.toSorted((one, other) => other.route.length - one.route.length)[0]!;
    void act(() => choice.propose(["walk", far.space]));
    const path = place.querySelector(".map-route-dots")?.getAttribute("d") ?? "";
    expect(path.startsWith("M3.5 0.5L")).toBe(true);
    expect(path.split("L")).toHaveLength(far.route.length + 1);
  });

  it("leads a zombie from its space to another", () => {
    const view = { ...middleOfGame(), phase: "zombies" as const, ways: [] };
    const { chosen } = table(view, [
      ["zombie", "e4", "e5"],
      ["zombie", "e4", "e3"],
      ["zombie", "e2", "e1"],
    ]);
    expect(
      all(".map-space.legal")
        .map(({ dataset }) => dataset.part)
        .sort(),
    ).toEqual(["e2", "e4"]);
    press(space("e4"));
    expect(all(".map-place.again .legal").map(({ dataset }) => dataset.part)).toEqual(["e2"]);
    press(space("e5"));
    expect(chosen).toEqual([["zombie", "e4", "e5"]]);
  });

  it("takes any space of a building for the building", () => {
    const view = { ...middleOfGame(), phase: "draw" as const, ways: [] };
    const card = "couldnt_get_any_worse";
    const { choice, chosen } = table(view, [["play", card, "gas_station"], ["play", card, "toy_store"], ["pass"]]);
    void act(() => choice.take(card));
    const { spaces } = townOf(view.tiles);
    const inside = spaces.find(({ tile, kind }) => tile.kind === "toy_store" && kind === "B")!;
    press(space(inside.name));
    press(space(inside.name));
    expect(chosen).toEqual([["play", card, "toy_store"]]);
  });

  it("takes a player by their face", () => {
    const view = { ...middleOfGame(), phase: "draw" as const, ways: [] };
    const { chosen, choice } = table(view, [["play", "untied_shoe", 1], ["play", "untied_shoe", 2], ["pass"]]);
    expect(all(".city-name-seat")).toHaveLength(0);
    press(place.querySelector('[data-spot="hand:0:untied_shoe"]'));
    expect(all(".city-name-seat").map(({ dataset }) => dataset.part)).toEqual(["1", "2"]);
    press(place.querySelector('[data-seat="2"] .city-name-seat'));
    expect(choice.complete.value).toEqual(["play", "untied_shoe", 2]);
    void act(() => choice.confirm());
    expect(chosen).toEqual([["play", "untied_shoe", 2]]);
  });

  it("uses what lies in play by its chip", () => {
    const view = { ...middleOfGame(), ways: [] };
    const { chosen } = table(view, [["use", "skateboard"], ["pass"]]);
    press(place.querySelector('[data-spot="item:0:skateboard"]'));
    expect(chosen).toEqual([["use", "skateboard"]]);
  });

  it("leaves answers that name nothing on it to the buttons beside the question", () => {
    const asked = { seat: 0, kind: "", options: [], about: {} };
    for (const option of [
      ["stop"],
      ["bullets"],
      ["lose_life"],
      ["pass"],
      ["keep"],
      ["rest"],
      ["bullet", 1],
      ["life", 2],
    ]) {
      expect(board.onBoard(option, asked), option.join(" ")).toBe(false);
    }
    for (const option of [
      ["walk", "e4"],
      ["place", 1, 0, 2],
      ["discard", "fear"],
      ["use", "grenade"],
      ["life", "e4"],
    ]) {
      expect(board.onBoard(option, asked), option.join(" ")).toBe(true);
    }
  });
});

describe("a tile that is laid", () => {
  const site = (x: number, y: number) => place.querySelector<HTMLButtonElement>(`[data-spot="site:${x} ${y}"]`);

  it("is offered where it fits, and says how many ways", () => {
    const { view, options } = drawnTile();
    table(view, options, "place_tile");
    expect(all(".map-site")).toHaveLength(4);
    expect(site(-2, 2)?.textContent).toContain("2 turns fit");
    expect(site(2, 2)?.textContent).toContain("1 turn fits");
  });

  it("lies where it was put, is turned by its buttons, and is laid by another press", () => {
    const { view, options } = drawnTile();
    const { choice, chosen } = table(view, options, "place_tile");
    press(site(-2, 2));
    expect(choice.complete.value).toEqual(["place", -2, 2, 1]);
    press(place.querySelector(".map-turn.right"));
    expect(choice.complete.value).toEqual(["place", -2, 2, 3]);
    press(place.querySelector(".map-turn.left"));
    expect(choice.complete.value).toEqual(["place", -2, 2, 1]);
    expect(chosen).toEqual([]);
    press(site(-2, 2));
    expect(chosen).toEqual([["place", -2, 2, 1]]);
  });

  it("is turned by the key R, which opens nothing else meanwhile", () => {
    const { view, options } = drawnTile();
    const { choice } = table(view, options, "place_tile");
    const heard = vi.fn();
    document.addEventListener("keydown", heard);
    press(site(-3, 0));
    void act(() => {
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "r", bubbles: true }));
    });
    expect(choice.complete.value).toEqual(["place", -3, 0, 2]);
    expect(heard).not.toHaveBeenCalled();
    document.removeEventListener("keydown", heard);
  });

  it("does not fit where roads lead but no answer does, and that is said", () => {
    const { view, options } = drawnTile();
    const fewer = options.filter(([, x, y]) => x !== 2 || y !== 2);
    table(view, fewer, "place_tile");
    const [misfit, ...others] = all(".map-misfit");
    expect(others).toEqual([]);
    expect(misfit?.dataset.spot).toBe("misfit:2 2");
    expect(misfit?.textContent).toContain("E6S6, does not fit");
    expect(misfit?.getAttribute("aria-disabled")).toBe("true");
  });

  it("shows where its roads meet those that lie there", () => {
    const { view, options } = drawnTile();
    table(view, options, "place_tile");
    press(site(-3, 0));
    const marks = all(".map-meets").map(({ classList }) => classList[1]);
    const laid = turned(planOf("army_surplus"), 0);
    expect(marks).toEqual(laid.exits.includes("e") ? ["e"] : []);
    expect(marks).toHaveLength(1);
  });

  it("can't be turned where it fits one way only", () => {
    const { view, options } = drawnTile();
    table(view, options, "place_tile");
    press(site(2, 2));
    expect(all(".map-turn")).toHaveLength(0);
    expect(all(".map-ghost.raised")).toHaveLength(1);
  });

  it("is seen in all four ways, and goes where the chosen one fits", () => {
    const { view, options } = drawnTile();
    const { choice } = table(view, options, "place_tile");
    expect(all(".city-turn").map((button) => button.getAttribute("aria-label"))).toEqual([
      "Not turned, fits",
      "Turned by 1 quarter, fits",
      "Turned by 2 quarters, fits",
      "Turned by 3 quarters, fits",
    ]);
    press(all(".city-turn")[0]);
    expect(choice.complete.value).toEqual(["place", -3, 0, 0]);
    expect(all(".city-turn.now")).toHaveLength(1);
  });
});

describe("several tiles that are laid", () => {
  const options: Option[] = [
    ["objective", "hospital", -3, 0, 1],
    ["objective", "police_station", -3, 0, 1],
    ["objective", "police_station", 2, 2, 3],
  ];

  it("are picked one after the other", () => {
    const { choice, chosen } = table({ ...middleOfGame(), phase: "build", ways: [] }, options, "place_objective");
    const buttons = () => all(".city-others button");
    expect(buttons().map((button) => button.textContent)).toEqual(["hospital", "police station"]);
    expect(all(".map-site")).toHaveLength(1);
    press(buttons()[1]);
    expect(all(".map-site")).toHaveLength(2);
    press(place.querySelector('[data-spot="site:2 2"]'));
    void act(() => choice.confirm());
    expect(chosen).toEqual([["objective", "police_station", 2, 2, 3]]);
  });

  it("may be the Helipad alone, which is not turned", () => {
    const { choice } = table(
      { ...middleOfGame(), phase: "event", ways: [] },
      [
        ["move", 3, -1],
        ["move", 2, 2],
      ],
      "event_helipad",
    );
    press(place.querySelector('[data-spot="site:3 -1"]'));
    expect(choice.complete.value).toEqual(["move", 3, -1]);
    expect(all(".map-turn")).toHaveLength(0);
  });
});

describe("the players", () => {
  it("sit from oneself on, each with life, bullets and zombies in words", () => {
    const view = middleOfGame();
    expect(seatedAround({ ...view, seat: 2 }).map(({ seat }) => seat)).toEqual([2, 3, 0, 1]);
    table(view, []);
    const [mara] = all(".city-player");
    expect(mara?.textContent).toContain("Mara");
    expect(mara?.textContent).toContain("3 life");
    expect(mara?.textContent).toContain("7 of 25");
    expect(all('.city-player[data-seat="2"] .city-effect')).toHaveLength(1);
  });

  it("need as many zombies as was agreed on", () => {
    const { options, ...view } = middleOfGame();
    expect(killGoal({ ...view, options })).toBe(25);
    expect(killGoal({ ...view, options: { ...options, variant: "intervention_squad" } })).toBe(15);
  });

  it("have their cards in play in brief as well, with all that is to be said of them", () => {
    table(middleOfGame(), []);
    const brief = (seat: number) => place.querySelector(`.city-player[data-seat="${seat}"] .city-brief`);
    expect(brief(0)?.textContent).toContain("Mara: skateboard, hey look a shotgun");
    expect(brief(0)?.querySelectorAll("svg")).toHaveLength(2);
    expect(brief(0)?.querySelector(".city-over")).toBeNull();
    expect(brief(2)?.querySelectorAll(".city-over")).toHaveLength(1);
  });

  it("are told in short where they are many", () => {
    table(wholeTown(), []);
    expect(all(".city-players.many .city-player")).toHaveLength(6);
    expect(all(".map-count")).toHaveLength(0);
  });
});

describe("a player who is named", () => {
  const face = (seat: number) => place.querySelector(`.city-player[data-seat="${seat}"] .city-name-seat`);

  it("is confirmed by a second press", () => {
    const { chosen, choice } = table(middleOfGame(), [
      ["attack", 1],
      ["attack", 2],
    ]);
    press(face(2));
    expect(choice.complete.value).toEqual(["attack", 2]);
    expect(chosen).toEqual([]);
    press(face(2));
    expect(chosen).toEqual([["attack", 2]]);
  });

  it("is confirmed so where a card is played on them, too; the card takes all of it back", () => {
    const { chosen, choice } = table(middleOfGame(), [
      ["play", "fear", 1],
      ["play", "fear", 2],
    ]);
    void act(() => choice.take("fear"));
    press(face(2));
    void act(() => choice.take("fear"));
    expect(choice.chosen.value).toEqual([]);
    expect(chosen).toEqual([]);
    void act(() => choice.take("fear"));
    press(face(1));
    press(face(1));
    expect(chosen).toEqual([["play", "fear", 1]]);
  });
});

describe("the camera", () => {
  const begun = (...parts: string[]) => ({
    begun: signal(parts.length > 0),
    next: signal(new Set<string>()),
    chosen: signal(["play", ...parts]),
  });

  it("looks at what can be chosen, nearest to the pawn first, where the pawn itself is far away", () => {
    const view = middleOfGame();
    const town = townOf(view.tiles);
    const { column, row } = cellNamed(view.players[view.active]!.space);
    const far = [...town.byName.values()].filter(
      ({ cell }) => Math.abs(cell.column - column) + Math.abs(cell.row - row) > 4,
    );
    const options = far.map(({ name }): Option => ["life", name]);
    const asked = { seat: 0, kind: "place_tile_tokens", options, texts: [], about: {} };
    const focus = actionIn(view, cellOfTurn(view), asked, town, begun())!.focus;
    expect(far.map(({ cell }) => middleOf(cell))).toContainEqual(focus);
    expect(actionIn(view, cellOfTurn(view), null, town, begun())!.focus).toEqual(middleOf({ column, row }));
  });

  it("leaves the pawn aside where nobody walks, and goes to the tile that is named for a card", () => {
    const view = middleOfGame();
    const town = townOf(view.tiles);
    const here = { column: 50, row: 0 };
    const asked = (verb: string) => ({
      seat: 0,
      kind: "after_tile",
      options: [[verb, "centre"]] as Option[],
      texts: [],
      about: {},
    });
    const areaOf = (verb: string, ...parts: string[]) => actionIn(view, here, asked(verb), town, begun(...parts))!.area;
    expect(areaOf("step").right).toBeGreaterThan(50);
    expect(areaOf("life").right).toBeLessThan(10);
    const { tile, x, y } = view.tiles.at(-1)!;
    const { column, row } = middleCell(x, y);
    const { left, top, right, bottom } = areaOf("play", "fear", tile);
    expect([left < column - 1, top < row - 1, right > column + 2, bottom > row + 2]).toEqual(Array(4).fill(true));
    expect(right).toBeLessThan(50);
  });

  it("shows the whole tile of a building to which something can be done from afar", () => {
    const view = middleOfGame();
    const { tile, x, y } = view.tiles.at(-1)!;
    const corners = [middleCell(x, y)].flatMap(({ column, row }) => [
      [column - 1, row - 1],
      [column + 2, row + 2],
    ]);
    const asked = { seat: 0, kind: "move_step", options: [["undermine", tile]] as Option[], texts: [], about: {} };
    const { left, top, right, bottom } = actionIn(view, cellOfTurn(view), asked, townOf(view.tiles), begun())!.area;
    for (const [column, row] of corners) {
      expect([left <= column!, column! <= right, top <= row!, row! <= bottom]).toEqual(Array(4).fill(true));
    }
  });
});

describe("a roll", () => {
  const combat = {
    what: "combat" as const,
    seat: 0,
    dice: [2],
    bonus: 1,
    total: 3,
    need: 4,
    by: ["hey_look_a_shotgun"],
  };

  it("says what is missing, which faces would do, and how likely they are", () => {
    expect(missing(combat)).toBe(1);
    expect(facesThatDo(combat)).toEqual([3, 4, 5, 6]);
    expect(odds(combat)).toBe(67);
    expect(odds({ bonus: -3, need: 4 })).toBe(0);
    expect(missing({ total: 6, need: 0 })).toBe(0);
  });

  it("lies on the map with all that is to be known of it", () => {
    table({ ...middleOfGame(), phase: "combat", ways: [], roll: combat }, []);
    const shown = place.querySelector(".city-dice")!;
    expect(shown.getAttribute("aria-label")).toBe(
      "Mara, Combat, 2 + 1 = 3, +1 hey look a shotgun, 4 or more needed, 1 short",
    );
    expect(shown.querySelectorAll(".does")).toHaveLength(4);
  });

  it("says what is left only to who is not asked: the question says it to the others", () => {
    const roll = { ...combat, what: "zombies" as const, dice: [3], bonus: 0, total: 3, need: 0, by: [] };
    const view: View = { ...middleOfGame(), phase: "zombies", ways: [], roll, left: 3 };
    table(view, []);
    expect(place.querySelector(".city-dice")?.textContent).toContain("3 to_move");
    table(view, [["zombie", "e4", "e3"]], "move_zombie");
    expect(place.querySelector(".city-dice")?.textContent).not.toContain("3 to_move");
  });
});

describe("cards", () => {
  it("fly from hand to whom they are aimed at, else to the pile", () => {
    const played = { type: "CardPlayed", seat: 1, card: "fear", owner: 3, tile: "" };
    expect(choreography(played)).toEqual([{ card: "fear", from: "hand:1:fear hand:1 seat:1", to: "seat:3 discard" }]);
    expect(choreography({ ...played, owner: null })[0]?.to).toBe("discard");
  });

  it("that others draw are seen from behind", () => {
    const drawn = choreography({ type: "Drew", seat: 1, count: 2, cards: null });
    expect(drawn.map(({ card }) => card)).toEqual([null, null]);
  });
});
