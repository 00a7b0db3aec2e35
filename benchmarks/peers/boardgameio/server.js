// boardgame.io's server on loopback with one game, `deck`: shaped like a deck-building game, about 3 KB of state with
// secrets. A match never ends, and has its full size from the beginning. Storage is boardgame.io's default: memory.
//   node server.js PORT
const { Server } = require("boardgame.io/server");

const START = { copper: 7, estate: 3, silver: 8, smithy: 6 };
const PILES = [
  "copper", "silver", "gold", "estate", "duchy", "province", "curse", "cellar", "market", "militia", "mine", "moat",
  "remodel", "smithy", "village", "woodcutter", "workshop",
];
const PILE_SIZE = 10;
const HAND_SIZE = 5;
const LOG_LINES = 40;

function newPlayer(random) {
  const deck = random.Shuffle(Object.entries(START).flatMap(([card, count]) => Array(count).fill(card)));
  const hand = deck.splice(0, HAND_SIZE);
  return { deck, hand, discard: [], inPlay: [], actions: 1, buys: 1, coins: 0 };
}

function drawHand(player, random) {
  while (player.hand.length < HAND_SIZE) {
    if (player.deck.length === 0) {
      player.deck = random.Shuffle(player.discard);
      player.discard = [];
    }
    player.hand.push(player.deck.pop());
  }
}

// Play a card, clean up, draw a new hand, and take from a pile, which is filled up again when it is empty.
function act({ G, playerID, random }, number) {
  const player = G.players[playerID];
  player.inPlay.push(...player.hand.splice(number % player.hand.length, 1));
  player.discard.push(...player.hand, ...player.inPlay);
  player.hand = [];
  player.inPlay = [];
  drawHand(player, random);
  const pile = PILES[number % PILES.length];
  G.supply[pile] = G.supply[pile] > 0 ? G.supply[pile] - 1 : PILE_SIZE;
  G.log.push(logLine(playerID, number, pile));
  G.log.shift();
}

function logLine(playerID, number, pile) {
  return `player ${playerID} plays card ${number} and takes ${pile}`;
}

function playerView({ G, playerID }) {
  const seen = ([id, player]) => [
    id,
    { ...player, deck: player.deck.length, hand: id === playerID ? player.hand : player.hand.length },
  ];
  return { ...G, players: Object.fromEntries(Object.entries(G.players).map(seen)) };
}

const deck = {
  name: "deck",
  setup: ({ random }) => ({
    players: { 0: newPlayer(random), 1: newPlayer(random) },
    supply: Object.fromEntries(PILES.map((pile) => [pile, PILE_SIZE])),
    trash: [],
    log: Array.from({ length: LOG_LINES }, (_, number) => logLine(number % 2, number, PILES[number % PILES.length])),
  }),
  playerView,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { act },
};

Server({ games: [deck], origins: [/127\.0\.0\.1/] }).run({ port: { host: "127.0.0.1", port: Number(process.argv[2]) } });
