/** Words for the board of Zombies!!!, for tests: names are as short as can be, so that they are found again. */

import { CATALOGUE } from "./positions";

/** What the board says, and only the board. */
export const BOARD_TEXTS = `
zone-players = Players
zone-map = Map
zone-hand = Hand
zone-discard = Discard pile

board-your-turn = Your turn
board-kills = { $count } of { $most }
board-may-play = One card a round
board-has-played = No more card this round
board-need = { $count } or more needed
board-missing = { $count } short
board-odds = { $share } %
board-you-drew = You drew
board-drew = { $name } drew
board-turned =
    { $count ->
        [0] Not turned
        [one] Turned by { $count } quarter
       *[other] Turned by { $count } quarters
    }
board-turn-fits = fits
board-turn-not = no
board-turn-chosen = chosen
board-next-seat = Choose a player.
board-next-card = Choose a card.
board-next-building = Choose a building.
board-next-space = Choose a space.

roll-combat = Combat
roll-move = Movement
roll-zombies = Zombies
roll-event = Event
roll-attack = Attack
roll-defence = Defence
roll-dead = Not dead?
`;

const EFFECTS = ["untied_shoe", "fear", "halved"];
const PHASES = ["set_up", "build", "event", "tile", "combat", "draw", "move", "zombies", "discard", "over"];
const COUNTERS = [
  "round",
  "life",
  "bullets",
  "kills",
  "cards",
  "charges",
  "pool",
  "tiles_left",
  "cards_left",
  "steps",
  "to_move",
];

const called = (family: string, names: readonly string[]) =>
  names.map((name) => `${family}-${name} = ${name.replaceAll("_", " ")}`).join("\n");

/** Whatever else is named on the board. */
export const NAMES = [
  called(
    "tile",
    CATALOGUE.tiles.map(({ kind }) => kind),
  ),
  called(
    "card",
    CATALOGUE.cards.map(({ card }) => card),
  ),
  called("effect", EFFECTS),
  called("phase", PHASES),
  called("piece", ["zombie", "pawn"]),
  called("token", ["life", "bullet"]),
  ...COUNTERS.map((name) => `counter-${name} = ${name}\n    .count = { $count } ${name}`),
].join("\n");
