/**
 * What the board of Zombies!!! says and its game has no texts for yet, in English. Where the game has a text of its
 * own, that one is told.
 */

export const TEXTS = `
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
