/** Words for the board of Zombies!!!, for tests: names are as short as can be, so that they are found again. */

import { CATALOGUE } from "./positions";

/** What the board says, and only the board. */
export const BOARD_TEXTS = `
zone-players = Players
zone-map = Map
zone-hand = Hand
zone-in_play = In play
zone-discard = Discard pile

board-your-turn = Your turn
board-kills = { $count } of { $most }
board-may-play = One card a round
board-has-played = No more card this round
board-playable = Playable now
board-hand-more = More
board-hand-less = Less
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
fight-title = Fight: { $tile }
fight-duel = { $name } against { $other }
fight-prize = Prize:
fight-you-need = Needed
fight-each-needs = Each die needs
fight-hits = { $name } hits with
fight-or-more = { $count } or more
fight-with = Faces that do it: { $faces }
fight-sure = Sure kill
fight-enough = Enough
fight-bullets = A bullet a point.
fight-first-aid = You lose no life and roll again.
fight-lose-life = The zombie bites, then you roll again.
fight-last-life = Your last life
fight-death = You die and start again on Town Square.
fight-roll = You roll as you are.
fight-stays = The roll stays as it is.
fight-accept = Zombies get away if a die is too low.
fight-attack = If { $name } hits, you lose a life; then you roll to hit, too.
fight-defence = If { $name } hits, you roll to cancel it.
fight-withdraw = The fight is over.
fight-go-on = There is another exchange.
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
