/** Positions of Zombies!!! as a seat is told them: the middle of a game, and a town with all that can be in it. */

import { goesOn, hasDoor, isOutdoor, spaceAt, turned, WAYS, type Plan, type Side } from "../../src/art/town/plan";
import { cellNamed, nameOfCell, type Cell } from "../../src/board/map/places";
import type { Catalogue, Options, PawnView, Placed, View, Way } from "../../src/games/zombies/types";
import type { Option } from "../../src/protocol/types";
import { planOf, TILES } from "./tiles";

type Laid = readonly [tile: string, turns: number, x: number, y: number];

const MIDDLE: readonly Laid[] = [
  ["town_square", 0, 0, 0],
  ["road_cross_1", 0, 1, 0],
  ["road_t_1", 0, -1, 0],
  ["toy_store", 0, 0, -1],
  ["gas_station", 0, 1, -1],
  ["police_station", 1, 2, -1],
  ["road_curve_1", 1, 2, 0],
  ["road_t_2", 2, 1, 1],
  ["skate_shop", 1, 2, 1],
  ["road_t_3", 3, 0, 1],
  ["drug_store", 1, -1, 1],
  ["hospital", 2, 0, 2],
  ["road_curve_2", 2, -1, 2],
  ["helipad", 0, -2, 0],
  ["road_straight_1", 1, -2, 1],
];

const MORE: readonly Laid[] = [
  ["road_cross_3", 0, -2, -1],
  ["road_cross_2", 1, -3, 0],
  ["hardware_store", 0, -2, -2],
  ["road_cross_4", 3, -3, -1],
  ["army_surplus", 2, -4, 0],
  ["road_curve_4", 2, -1, -1],
  ["road_t_4", 1, 2, 2],
  ["florist", 2, -2, 2],
  ["road_straight_4", 3, 2, 3],
  ["road_straight_2", 1, 2, 4],
  ["road_curve_3", 2, -3, 1],
  ["road_straight_3", 2, -4, -1],
  ["lawn_and_garden", 3, -5, -1],
  ["sporting_goods", 0, -3, -2],
  ["fire_station", 3, -5, 0],
];

export const kindOf = (tile: string) => tile.replace(/_\d$/, "");

function tilesOf(laid: readonly Laid[]): Placed[] {
  return laid.map(([tile, turns, x, y]) => ({ tile, kind: kindOf(tile), x, y, turns }));
}

interface Found {
  tile: Placed;
  plan: Plan;
  column: number;
  row: number;
}

/** What lies at a space, for tests: the page itself knows no rules. */
function found(tiles: readonly Placed[], { column, row }: Cell): Found | null {
  const [x, y] = [Math.floor((column + 1) / 3), Math.floor((row + 1) / 3)];
  const tile = tiles.find((one) => one.x === x && one.y === y);
  return tile
    ? { tile, plan: turned(planOf(tile.kind), tile.turns), column: column + 1 - 3 * x, row: row + 1 - 3 * y }
    : null;
}

function neighbours(tiles: readonly Placed[], space: string): string[] {
  const cell = cellNamed(space);
  const here = found(tiles, cell);
  if (!here) return [];
  return (["n", "e", "s", "w"] as const).flatMap((side: Side) => {
    const [right, down] = WAYS[side];
    const next = { column: cell.column + right, row: cell.row + down };
    const there = found(tiles, next);
    if (!there) return [];
    const [one, other] = [spaceAt(here.plan, here.column, here.row), spaceAt(there.plan, there.column, there.row)];
    if (one === "." || other === ".") return [];
    const linked =
      here.tile === there.tile
        ? isOutdoor(one) === isOutdoor(other) || hasDoor(here.plan, here.column, here.row, side)
        : goesOn(here.plan, here.column, here.row, side);
    return linked ? [nameOfCell(next)] : [];
  });
}

/** All spaces within reach, by the way that meets the fewest zombies. */
export function waysFrom(view: View, start: string, allowance: number): Way[] {
  const infested = new Set(Object.values(view.zombies));
  const best = new Map<string, Way>([[start, { space: start, fights: 0, route: [] }]]);
  let edge = [start];
  for (let steps = 1; steps <= allowance; steps += 1) {
    const next: string[] = [];
    for (const from of edge) {
      const way = best.get(from)!;
      for (const space of neighbours(view.tiles, from)) {
        const fights = way.fights + (infested.has(space) ? 1 : 0);
        const known = best.get(space);
        if (known && known.fights <= fights) continue;
        best.set(space, { space, fights, route: [...way.route, space] });
        next.push(space);
      }
    }
    edge = next;
  }
  best.delete(start);
  return [...best.values()];
}

/** Zombies on every tile, as many as it brings, on spaces spread over it. */
function infested(tiles: readonly Placed[], most: number): Record<string, string> {
  const zombies: Record<string, string> = {};
  let number = 0;
  for (const { kind, x, y, turns } of tiles) {
    const info = TILES.find((one) => one.kind === kind)!;
    const plan = turned(info, turns);
    const wanted = plan.rows.some((row) => row.includes("B")) ? "B" : kind === "helipad" ? "H" : "R";
    const spaces = plan.rows.flatMap((letters, row) =>
      Array.from(letters, (space, column) => ({ space, column: 3 * x + column - 1, row: 3 * y + row - 1 })),
    );
    const free = spaces.filter(({ space }) => space === wanted);
    const step = Math.max(1, Math.floor(free.length / Math.max(1, info.zombies)));
    for (let place = 0; place < Math.min(info.zombies, free.length) && number < most; place += 1) {
      number += 1;
      zombies[String(number)] = nameOfCell(free[(place * step) % free.length]!);
    }
  }
  return zombies;
}

function tokensOn(tiles: readonly Placed[]): View["tokens"] {
  const tokens: View["tokens"] = {};
  for (const { kind, x, y, turns } of tiles) {
    const info = TILES.find((one) => one.kind === kind)!;
    const plan = turned(info, turns);
    const inside = plan.rows
      .flatMap((letters, row) => Array.from(letters, (space, column) => ({ space, column, row })))
      .filter(({ space }) => space === "B")
      .toReversed();
    const kinds = [...Array<"life">(info.life).fill("life"), ...Array<"bullet">(info.bullets).fill("bullet")];
    kinds.forEach((token, place) => {
      const { column, row } = inside[place]!;
      tokens[nameOfCell({ column: 3 * x + column - 1, row: 3 * y + row - 1 })] = token;
    });
  }
  return tokens;
}

const PLAYERS: readonly Partial<PawnView>[] = [
  {
    name: "Mara",
    space: "e3",
    kills: 7,
    bullets: 4,
    hand: ["molotov_cocktail", "zombie_master", "untied_shoe"],
    in_play: ["skateboard", "hey_look_a_shotgun"],
    charges: 2,
  },
  { name: "Tom", space: "s4", life: 2, bullets: 1, kills: 5, cards: 2, in_play: ["first_aid_kit"] },
  { name: "Ines", space: "centre", kills: 2, pending: ["untied_shoe"] },
  { name: "Piet", space: "w4", life: 5, bullets: 0, kills: 3, may_play: false, in_play: ["all_the_marbles"] },
  { name: "Ottavia", space: "centre", kills: 12 },
  { name: "Jean-Baptiste", space: "centre", kills: 24, bullets: 11 },
];

function playersOf(count: number): PawnView[] {
  const plain = {
    life: 3,
    bullets: 3,
    kills: 0,
    cards: 3,
    hand: null,
    in_play: [],
    charges: 0,
    may_play: true,
    effects: [],
    pending: [],
    visits: [],
  };
  return PLAYERS.slice(0, count).map((player, seat) => ({ ...plain, seat, name: "", space: "centre", ...player }));
}

const OPTIONS: Options = {
  variant: "base",
  zb_kill_goal: 25,
  zb_helipad_placer: "fewest",
  zb_life_cap: 5,
  is_kill_goal: 15,
  is_pvp: true,
  is_survivors: false,
  is_road_zombies: false,
  is_event_3_4_chooser: "opponent",
  is_helipad_end_of_line: false,
  is_private_chat: true,
  max_rounds: 0,
};

function positionOf(laid: readonly Laid[], zombies: number, players: number): View {
  const tiles = tilesOf(laid);
  const spawned = Object.entries(infested(tiles, zombies));
  const standing = Object.fromEntries(spawned.filter(([, space]) => space !== "e3" && space !== "centre"));
  return {
    seat: 0,
    phase: "move",
    round: 5,
    active: 0,
    first: 0,
    tiles,
    zombies: standing,
    tokens: tokensOn(tiles),
    pool: Math.max(0, 100 - Object.keys(standing).length - 17),
    lifted: 0,
    tiles_left: 30 - tiles.length,
    aside: [],
    drawn: "",
    removed: [],
    cards_left: 29,
    discard: ["fear"],
    players: playersOf(players),
    fighting: [],
    roll: { what: "move", seat: 0, dice: [4], bonus: 2, total: 6, need: 0, by: ["skateboard"] },
    coming: null,
    allowance: 6,
    left: 4,
    reach: 0,
    led: -1,
    moved: [],
    goal: "",
    mover: -1,
    ways: [],
    looted: [],
    options: OPTIONS,
    outcome: null,
  };
}

function moving(view: View): View {
  return { ...view, ways: waysFrom(view, view.players[view.active]!.space, view.left) };
}

/** The middle of a game: 15 tiles, about 40 zombies, four players, and Mara on her way. */
export const middleOfGame = (): View => moving(positionOf(MIDDLE, 48, 4));

/** All 30 tiles, 100 zombies and six players. */
export const wholeTown = (): View => moving(positionOf([...MIDDLE, ...MORE], 104, 6));

/** Mara has drawn the Army Surplus. */
export function drawnTile(): { view: View; options: Option[] } {
  const view = { ...positionOf(MIDDLE, 48, 4), phase: "tile" as const, drawn: "army_surplus", roll: null };
  const places = [
    [-2, 2, 1],
    [-2, 2, 3],
    [-3, 0, 0],
    [-3, 0, 2],
    [-2, -1, 1],
    [2, 2, 3],
  ];
  return { view, options: places.map(([x, y, turns]) => ["place", x!, y!, turns!]) };
}

/** How the walks and steps of a position are told as options. */
export function walksOf(view: View): Option[] {
  return [...view.ways.map(({ space, route }): Option => [route.length === 1 ? "step" : "walk", space]), ["stop"]];
}

const ITEMS: Record<string, string[]> = {
  all_the_marbles: ["toy_store"],
  chainsaw: ["lawn_and_garden"],
  fire_axe: ["fire_station"],
  first_aid_kit: ["hospital", "drug_store"],
  grenade: ["army_surplus"],
  hey_look_a_shotgun: [],
  lots_of_ammo: ["sporting_goods"],
  molotov_cocktail: ["gas_station"],
  skateboard: ["skate_shop"],
};

const OTHERS = [
  "adrenaline_rush",
  "alternate_food_source",
  "bad_sense_of_direction",
  "brain_cramp",
  "butter_fingers",
  "claustrophobia",
  "couldnt_get_any_worse",
  "dont_think_theyre_dead",
  "fear",
  "hysterical_paralysis",
  "keys_still_in_it",
  "much_needed_rest",
  "slight_miscalculation",
  "this_isnt_so_bad",
  "untied_shoe",
  "were_screwed",
  "where_did_everybody_go",
  "zombie_master",
];

const OPPONENTS = new Set(["fear", "untied_shoe", "butter_fingers"]);

export const CATALOGUE: Catalogue = {
  tiles: TILES,
  cards: [...Object.keys(ITEMS), ...OTHERS].sort().map((card) => ({
    card,
    copies: 2,
    item: card in ITEMS,
    places: ITEMS[card] ?? [],
    aim: OPPONENTS.has(card) ? ("opponent" as const) : ("" as const),
    rulings: [],
  })),
  rows: [],
  pieces: [],
  tokens: [],
  phases: {
    base: ["tile", "combat", "draw", "move", "zombies", "discard"],
    intervention_squad: ["event", "combat", "move", "zombies"],
  },
};
