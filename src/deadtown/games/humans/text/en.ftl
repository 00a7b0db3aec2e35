# Refusals

## Why something can't be done: cards

refusal-not-in-hand = You have no { $card } in your hand.
refusal-one-card-a-round = You have already played a card since your last turn began: { $card } has to wait.
refusal-not-in-a-window = { $card } can't be played while something else is being decided.
refusal-not-asked-now = It is not for you to play a card at this moment.
refusal-only-after-their-capture-roll = { $card } is a weapon: it is played right after an opponent's capture roll that succeeds.
refusal-only-before-your-move = { $card } is played right before your own movement.
refusal-only-before-their-move = { $card } is played right before an opponent's movement.
refusal-only-at-a-turn-start = { $card } is played at the start of a turn.
refusal-only-at-your-turn-start = { $card } is played at the start of your own turn.
refusal-only-after-your-breach = { $card } is played right after a breach of yours that fails.
refusal-only-before-your-capture-roll = { $card } is played right before a capture roll of your own.
refusal-only-before-their-capture-roll = { $card } is played right before an opponent's capture roll.
refusal-only-with-your-capture-cards = { $card } is played while your own capture cards lie open.
refusal-only-after-a-flight-roll = { $card } is played right after a flight roll.
refusal-only-in-your-turn = { $card } is played in your own turn.
refusal-not-in-your-turn = { $card } is played in an opponent's turn, not in your own.
refusal-discard-at-the-end = { $card } can be discarded at the end of your turn, not now.
refusal-aimed-at-nothing = { $card } is not aimed at anything.
refusal-name-an-opponent = Say against whom you play { $card }.
refusal-not-at-yourself = { $card } is played against an opponent.
refusal-nobody-has-tokens = No opponent has a Do Over token: { $card } would change nothing.
refusal-has-no-tokens = This opponent has no Do Over tokens: { $card } would change nothing.
refusal-name-a-tile = Say for which tile you play { $card }.
refusal-tile-not-on-map = { $tile } is not on the map.
refusal-supply-empty = No humans are left in the supply: { $card } would change nothing.
refusal-no-tile-with-room = Where you have zombies there is no room for more humans: { $card } would change nothing.
refusal-no-zombie-of-yours-on-tile = { $tile } has no zombie of yours, so { $card } does nothing there.
refusal-no-room-on-tile = { $tile } has no room for more humans: { $card } would change nothing.
refusal-name-a-building = Say for which building you play { $card }.
refusal-no-building-to-close = No building has openings and no zombie inside: { $card } would change nothing.
refusal-not-a-building = { $tile } has no building.
refusal-building-not-open = { $tile } has no openings: { $card } would change nothing.
refusal-zombies-inside = { $tile } has zombies inside, so { $card } can't close it.
refusal-no-wounds = You have no wounds: { $card } would change nothing.
refusal-no-humans-on-map = There are no humans on the map: { $card } would change nothing.
refusal-humans-hemmed-in = No human has anywhere to go: { $card } would change nothing.
refusal-no-capture-cards = No capture cards were drawn: { $card } would change nothing.
refusal-you-move-it = You move this human anyway, without { $card }.
refusal-human-trapped = The human is trapped: { $card } leads nowhere.

## Why something can't be done: zombies and buildings

refusal-no-such-space = There is no space { $space } to stand on.
refusal-no-zombie-of-yours = You have no zombie on { $space }.
refusal-zombie-stopped = Your zombie on { $space } has stopped with a human: its movement is over for this turn.
refusal-zombie-where = Say where the zombie on { $space } goes.
refusal-already-there = The zombie is on { $space } already.
refusal-step-instead = { $to } is right beside { $space }: that is a single step.
refusal-walk-instead = { $to } is not beside { $space }, but your zombie can walk there.
refusal-not-connected = { $space } and { $to } are not connected.
refusal-barricaded = There is a barricade between { $space } and { $to }: it takes an opening on { $space }.
refusal-no-way-out = From { $space } there is no way out by { $to }: it takes an opening on { $to }.
refusal-no-steps-left = Your zombies have no steps left this turn.
refusal-humans-in-the-way = There are humans on the way from { $space } to { $to }: zombies stop where they meet them.
refusal-barricade-in-the-way = There is a barricade on the way from { $space } to { $to }.
refusal-too-far =
    From { $space } to { $to } is too far for { $left ->
        [one] { $left } step.
       *[other] { $left } steps.
    }
refusal-breach-from-inside = { $space } is indoors: a breach is tried from a doorstep.
refusal-not-a-doorstep = { $space } is not beside a building: there is nothing to breach.
refusal-opening-there = There is an opening on { $space } already: zombies just walk in.
refusal-tried-already = You have tried this building already this turn: { $tile }.

## Why something can't be done: humans

refusal-no-human = There is no human on { $space }.
refusal-capture-after-moving = The human on { $space } has its turn when your movement is over: captures come after it.
refusal-not-captured-this-turn = The human on { $space } is left alone this turn: it was not with your zombies when the captures began.
refusal-human-must-go = The human can't stay on { $space }: it has to go somewhere.
refusal-zombie-there = There is a zombie on { $space }.
refusal-human-there = There is a human on { $space } already.
refusal-zombies-in-the-way = There are zombies on the way to { $space }, and humans don't pass them.
refusal-not-that-long =
    No route to { $space } fits: the human has to go exactly { $left ->
        [one] { $left } step.
       *[other] { $left } steps.
    }
refusal-human-moved-already = The human on { $space } has been moved already.
refusal-human-hemmed-in = The human on { $space } has nowhere to go.
refusal-human-too-far =
    The human can't reach { $space } with { $left ->
        [one] { $left } step.
       *[other] { $left } steps.
    }

## Why something can't be done: tiles and what comes with them

refusal-cell-taken = There is already a tile around { $space }.
refusal-no-link = No road leads to the cell around { $space }.
refusal-road-into-wall = Around { $space }, turned like this, a road would run into a wall.
refusal-turned-alike = Turned like this the tile looks the same as with fewer quarter turns: choose those.
refusal-say-where-to-put = Say which space gets the next one.
refusal-say-where-to-leave = Say which space gets none: that is quicker here.
refusal-chosen-already = { $space } has been chosen already.
refusal-not-in-the-building = { $space } is not in the new building: everything goes inside.
refusal-not-on-the-new-road = { $space } is not on the new tile.
refusal-not-on-that-tile = { $space } is not on the tile for which the card was played.

## Why something can't be done: characters, tokens and wounds

refusal-character-taken = { $character } is taken already: { $seat } leads these zombies.
refusal-not-your-ability = { $ability } is not your ability: it belongs to this character: { $character }.
refusal-ability-used = You have used { $ability } already: that is possible once a game.
refusal-ability-against-a-card = { $ability } is used when an opponent has just played an event card.
refusal-ability-before-your-move = { $ability } is used when your movement begins, before cards are played.
refusal-ability-with-wounds-drawn = { $ability } is used when you have drawn wound cards and have not kept one yet.
refusal-ability-before-your-capture = { $ability } is used when you begin an attempt to capture, before cards are played.
refusal-ability-while-moving = { $ability } is used during your own movement.
refusal-name-a-building-to-open = Say for which building you use { $ability }.
refusal-no-building-to-open = Every building on the map has an opening: { $ability } would change nothing.
refusal-building-open = { $tile } has an opening already.
refusal-nothing-to-roll-again = A Do Over token is spent right after a roll, and there is none now.
refusal-no-die-token = You have no Do Over tokens.
refusal-keep-a-double = You can't keep this wound: { $wound }. Some of the cards drawn are alike, and you must keep one of these.
refusal-wound-not-drawn = You have not drawn this wound: { $wound }.

## What comes first

refusal-decide-window = Cards may be played now: everything else waits until all have passed.
refusal-decide-do-over-any = Do Over tokens may be spent on the roll now: everything else waits until all have passed.
refusal-decide-choose-character = First choose a character.
refusal-decide-place-tile = First place the tile.
refusal-decide-place-humans = First say where the humans of the tile go.
refusal-decide-place-die-tokens = First say where the Do Over tokens of the building go.
refusal-decide-card-put = First say where the humans go.
refusal-decide-ability = First decide whether you use your special ability.
refusal-decide-objection = First decide whether you object to the card.
refusal-decide-move-step = First move your zombies, or end the movement.
refusal-decide-do-over = First decide whether you roll again.
refusal-decide-capture-order = First say which human you try to capture next.
refusal-decide-infect-or-eat = First decide whether the human is infected or eaten.
refusal-decide-keep-wound = First choose the wound that you keep.
refusal-decide-move-human = First say where the human flees to.
refusal-decide-lead-human = First choose a human to be moved, or say that you are done.
refusal-decide-lead-to = First say where the human goes.
refusal-decide-discard-card = First discard a card, or keep them all.
