/** A position of Humans!!! with Zombies!!! as a seat is told it: the middle of a game of four, two on each side. */

import type { CardInfo, Catalogue, Placed, PlayerView, TileInfo, View } from "../../src/games/combined/types";
import { CATALOGUE as HUMANS } from "../humans/positions";
import { CATALOGUE as ZOMBIES } from "../zombies/positions";

const LAID: readonly (readonly [tile: string, turns: number, x: number, y: number])[] = [
  ["town_square", 0, 0, 0],
  ["hu_diner", 0, 0, -1],
  ["hu_road_cross_1", 0, 1, 0],
  ["toy_store", 0, 1, -1],
  ["road_t_1", 0, -1, 0],
];

const tiles = (): Placed[] =>
  LAID.map(([tile, turns, x, y]) => ({ tile, kind: tile.replace(/_\d$/, ""), x, y, turns }));

const PLAIN: PlayerView = {
  seat: 0,
  name: "",
  side: "shotgun_guy",
  cards: 3,
  human_cards: 1,
  hand: null,
  may_play: true,
  effects: [],
  pending: [],
  score: 0,
  goal: 25,
  away: false,
  space: "",
  life: 0,
  bullets: 0,
  kills: 0,
  in_play: [],
  charges: 0,
  character: "",
  zombies: {},
  reserve: 0,
  dice: 0,
  wounds: [],
  meals: 0,
  points: 0,
  used: true,
};

const PLAYERS: readonly Partial<PlayerView>[] = [
  {
    name: "Mara",
    space: "centre",
    life: 3,
    bullets: 2,
    kills: 8,
    score: 8,
    hand: ["crowbar", "fear", "fresh_meat"],
    human_cards: 2,
    in_play: ["grenade"],
  },
  {
    name: "Tom",
    side: "zombie_player",
    character: "miner",
    zombies: { 0: "n2", 3: "n2", 4: "e1" },
    dice: 2,
    wounds: ["left_arm"],
    meals: 2,
    points: 5,
    score: 5,
    goal: 9,
    used: false,
    hand: null,
  },
  { name: "Ines", away: true, life: 2, bullets: 1 },
  { name: "Piet", side: "zombie_player", character: "doctor", zombies: { 1: "w2" }, goal: 10, points: 1 },
];

/** It is Mara's turn; whoever looks sits in her place. */
export function middleOfGame(more: Partial<View> = {}): View {
  return {
    seat: 0,
    phase: "move",
    round: 4,
    first: 1,
    active: 0,
    tiles: tiles(),
    humans: { 1: "n4", 7: "e3" },
    zombies: { 2: "e2", 9: "e3n4" },
    tokens: { e3n4: "life" },
    dice: ["w1n4"],
    openings: ["n3"],
    supply: 40,
    eaten: 2,
    pool: 90,
    lifted: 0,
    human_tiles_left: 9,
    zombie_tiles_left: 11,
    drawn: "",
    removed: [],
    human_cards_left: 30,
    human_discard: ["nail_gun"],
    zombie_cards_left: 40,
    zombie_discard: ["skateboard", "fear"],
    wounds_left: 30,
    wound_discard: [],
    captures_left: 30,
    capture_discard: [],
    players: PLAYERS.map((player, seat) => ({ ...PLAIN, seat, ...player })),
    resolving: [],
    named: [],
    roll: null,
    fighting: [],
    against: -1,
    coming: null,
    armed: [],
    allowance: 6,
    movement: 0,
    left: 4,
    moved: [],
    goal: "",
    mover: -1,
    ways: [],
    pawn_ways: [],
    breaches: {},
    stopped: [],
    tried: [],
    prey: [],
    hunted: [],
    grudges: [],
    attempt: null,
    attacked: -1,
    wounded: -1,
    wounds_drawn: [],
    options: {
      hx_sides: "alternate",
      hx_seats: [],
      hx_tile_stack: "choice",
      hx_trapped_guy: "stay",
      character_choice: "random",
      reroll_scope: "own",
      five_six_rules: "auto",
      trapped_at_once: false,
      zb_kill_goal: 25,
      zb_life_cap: 5,
      max_rounds: 0,
    },
    outcome: null,
    ...more,
  };
}

const ofHumans = HUMANS.tiles.map((tile): TileInfo => ({
  ...tile,
  of: "humans",
  doors: [],
  zombies: 0,
  life: 0,
  bullets: 0,
}));
const ofZombies = ZOMBIES.tiles.map((tile): TileInfo => ({
  ...tile,
  of: "zombies",
  humans: 0,
  dice: 0,
  barricade: tile.doors.length ? 4 : 0,
}));
const cards: CardInfo[] = [
  ...HUMANS.cards.map(({ card, copies, weapon, bonus, aim, rulings }): CardInfo => {
    return { card, of: "humans", copies, item: false, weapon, bonus, sides: [], places: [], aim, rulings };
  }),
  ...ZOMBIES.cards.map(({ card, copies, item, places, aim, rulings }): CardInfo => {
    return { card, of: "zombies", copies, item, weapon: false, bonus: 0, sides: [], places, aim, rulings };
  }),
];

export const CATALOGUE: Catalogue = {
  ...HUMANS,
  tiles: [...ofZombies, ...ofHumans],
  cards,
  phases: {
    shotgun_guy: ["tile", "combat", "draw", "move", "zombies", "discard"],
    zombie_player: ["tile", "draw", "move", "capture", "zombies", "discard"],
  },
};
