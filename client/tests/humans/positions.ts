/** A position of Humans!!! as a seat is told it: the middle of a game of four. */

import type {
  AttemptView,
  CardInfo,
  Catalogue,
  Character,
  LeaderView,
  Placed,
  View,
} from "../../src/games/humans/types";
import { TILES } from "./tiles";

const LAID: readonly (readonly [tile: string, turns: number, x: number, y: number])[] = [
  ["hu_town_square", 0, 0, 0],
  ["hu_diner", 0, 0, -1],
  ["hu_road_cross_1", 0, 1, 0],
  ["hu_hospital", 2, 0, 1],
];

const tiles = (): Placed[] =>
  LAID.map(([tile, turns, x, y]) => ({ tile, kind: tile.replace(/_\d$/, ""), x, y, turns }));

const PLAIN: LeaderView = {
  seat: 0,
  name: "",
  character: "",
  zombies: {},
  reserve: 9,
  dice: 3,
  wounds: [],
  meals: 0,
  points: 1,
  goal: 9,
  cards: 3,
  hand: null,
  may_play: true,
  used: false,
};

const PLAYERS: readonly Partial<LeaderView>[] = [
  {
    name: "Mara",
    character: "miner",
    zombies: { 0: "n2", 3: "n2", 4: "centre" },
    points: 5,
    meals: 2,
    wounds: ["left_arm"],
    hand: ["back_door", "fresh_meat", "nail_gun"],
  },
  { name: "Tom", character: "wrestler", zombies: { 0: "n2" }, used: true },
  { name: "Ines", character: "cheerleader", zombies: { 1: "e3" } },
  { name: "Piet", character: "doctor", zombies: { 0: "centre" }, goal: 10, wounds: ["torso", "right_leg"] },
];

/** Where two of Mara's zombies can go with what is left, or rather some of it. */
const WAYS: View["ways"] = [
  { start: "n2", space: "n1", route: ["n1"] },
  { start: "n2", space: "centre", route: ["n1", "centre"] },
  { start: "centre", space: "e1", route: ["e1"] },
  { start: "centre", space: "e3", route: ["e1", "e2", "e3"] },
];

/** Mara tries to capture the human on E3: she needs a 3. */
export const attempting = (more: Partial<AttemptView> = {}): AttemptView => ({
  space: "e3",
  human: 7,
  need: 3,
  bonus: 0,
  by: [],
  strikes: 4,
  drawn: [],
  hit: false,
  flight: 0,
  mover: -1,
  ends: [],
  ...more,
});

/** Mara moves: two of her zombies stand before the Diner, with one of Tom's. */
export function middleOfGame(more: Partial<View> = {}): View {
  return {
    seat: 0,
    phase: "move",
    round: 4,
    first: 1,
    active: 0,
    tiles: tiles(),
    humans: { 1: "n4", 2: "w1n4", 7: "e3" },
    dice: ["n4", "w1n4"],
    openings: ["e1n3"],
    supply: 40,
    eaten: 2,
    tiles_left: 12,
    drawn: "",
    removed: [],
    cards_left: 20,
    discard: ["crowbar"],
    wounds_left: 36,
    wound_discard: [],
    captures_left: 28,
    capture_discard: [],
    players: PLAYERS.map((player, seat) => ({ ...PLAIN, seat, ...player })),
    resolving: [],
    named: [],
    roll: null,
    movement: 6,
    left: 4,
    ways: WAYS,
    breaches: { n2: 1 },
    stopped: [],
    tried: [],
    effects: [],
    prey: [],
    attempt: null,
    wounded: -1,
    wounds_drawn: [],
    options: {
      character_choice: "random",
      reroll_scope: "own",
      five_six_rules: "auto",
      trapped_at_once: false,
      max_rounds: 0,
    },
    outcome: null,
    ...more,
  };
}

const WEAPONS: Record<string, number> = {
  frying_pan: 0,
  baseball_bat: 1,
  crowbar: 1,
  fire_extinguisher: 1,
  hunting_rifle: 1,
  nail_gun: 2,
  sawed_off: 2,
  big_chainsaw: 3,
};
const AIMS: Record<string, CardInfo["aim"]> = {
  fresh_meat: "tile",
  boarded_up: "building",
  sticky_fingers: "opponent",
};
const OTHERS = [
  "fresh_meat",
  "second_wind",
  "rigor_mortis",
  "boarded_up",
  "back_door",
  "slippery_customer",
  "death_grip",
  "this_way",
  "stampede",
  "stitched_up",
  "sticky_fingers",
  "second_helping",
];

const SHEETS: readonly (readonly [string, number, number, number, number, number, number, string])[] = [
  ["lawyer", 5, 4, 2, 4, 4, 9, "objection"],
  ["cheerleader", 8, 4, 3, 3, 3, 9, "gimme_a_z"],
  ["doctor", 6, 4, 2, 2, 3, 10, "heal_thyself"],
  ["wrestler", 5, 2, 4, 4, 2, 9, "pinfall"],
  ["miner", 6, 3, 3, 4, 3, 9, "undermine"],
  ["musician", 6, 4, 2, 4, 3, 9, "follow_the_band"],
];

export const CATALOGUE: Catalogue = {
  tiles: TILES.map(({ kind, copies, exits, rows, humans, dice, need }) => ({
    kind,
    copies,
    exits,
    rows,
    humans,
    dice,
    barricade: need,
    rulings: [],
  })),
  cards: [...Object.keys(WEAPONS), ...OTHERS].map((card) => ({
    card,
    copies: 2,
    window: "",
    whose: "own" as const,
    aim: AIMS[card] ?? "",
    weapon: card in WEAPONS,
    bonus: WEAPONS[card] ?? 0,
    rulings: [],
  })),
  characters: SHEETS.map(([character, movement, capture, infect, wounds, do_over, points, ability]): Character => ({
    character,
    clause: "",
    movement,
    capture,
    infect,
    wounds,
    do_over,
    points,
    ability,
  })),
  wounds: [],
  captures: [],
  pieces: [],
  tokens: [],
  phases: ["set_up", "tile", "draw", "move", "capture", "discard", "over"],
};
