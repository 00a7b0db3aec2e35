## How a game ends

ending-helipad = The helicopter has taken off
ending-collection = The collection is complete
ending-mission = The mission is accomplished
ending-no_zombies = There are no zombies left
ending-rounds = The last round is over

reckoning-zombies = Zombies held

## Why a game was won

verdict-helipad = { $winners } stood on the centre of the Helipad in round { $round }, with no zombie there.
verdict-collection =
    { $winners } held { $kills ->
        [one] { $kills } zombie
       *[other] { $kills } zombies
    } in round { $round }.
verdict-mission =
    { $winners } brought { $kills ->
        [one] { $kills } zombie
       *[other] { $kills } zombies
    } to the centre of the Helipad in round { $round }.
verdict-no_zombies =
    No zombies were left, and no Helipad. { $winners_count ->
        [one] { $winners } was ahead with { $kills ->
            [one] { $kills } zombie.
           *[other] { $kills } zombies.
        }
       *[other] { $winners } were level with { $kills ->
            [one] { $kills } zombie
           *[other] { $kills } zombies
        } each.
    }
verdict-rounds =
    Nobody had won by the end of round { $round }. { $winners_count ->
        [one] { $winners } was ahead with { $kills ->
            [one] { $kills } zombie.
           *[other] { $kills } zombies.
        }
       *[other] { $winners } were level with { $kills ->
            [one] { $kills } zombie
           *[other] { $kills } zombies
        } each.
    }
rung-zombies = Most zombies
rung-life = Most life
rung-bullets = Most bullets

## How a game went

course-kills = Zombies held
course-life = Life
course-bullets = Bullets

## What happens

event-first-player = { $seat } is the first player.
event-turn-began = Round { $round }: { $seat } has the turn.
event-turn-lost-hysterical-paralysis = { $seat } can't move a finger: the turn is skipped.
event-turn-lost-lost-turn = { $seat } loses this turn.
event-turn-lost-lose-turn = { $seat } loses the turn.
event-turn-lost-closed = { $seat } loses the rest of the turn.
event-tile-drawn = { $seat } draws a tile: { $tile }.
event-tile-placed = { $seat } places a tile around { $space }: { $tile }.
event-tile-removed = { $tile } fits nowhere and is out of the game.
event-map-closed = The map is closed: no more tiles will come.
event-zombies-came =
    { $seat } places { $count ->
        [one] a zombie on { $spaces }.
       *[other] { $count } zombies: { $spaces }.
    }
event-zombies-came-in =
    { $seat } places { $count ->
        [one] a zombie on { $spaces } ({ $tile }).
       *[other] { $count } zombies: { $tile }.
    }
event-tokens-laid = { $seat } lays out the tokens of { $tile }: life { $life }, bullets { $bullets }.
event-combat-rolled = { $seat } fights a zombie and rolls { $dice }.
event-roll-raised = { $seat } gets a rush: the roll is now { $total }.
event-bullets-paid =
    { $seat } fires { $bullets ->
        [one] { $bullets } bullet
       *[other] { $bullets } bullets
    } and hits ({ $left } left).
event-life-saved = { $seat } uses { card-first_aid_kit } and loses no life.
event-life-lost-combat =
    { $seat } is bitten and loses a life: { $life ->
        [0] it was the last one.
       *[other] { $life } left.
    }
event-life-lost-grenade =
    The blast costs { $seat } a life: { $life ->
        [0] it was the last one.
       *[other] { $life } left.
    }
event-life-lost-directions =
    { $seat } pays a life: { $life ->
        [0] it was the last one.
       *[other] { $life } left.
    }
event-life-lost-dead =
    { $seat } pays a life to roll again: { $life ->
        [0] it was the last one.
       *[other] { $life } left.
    }
event-life-lost-duel =
    { $seat } is hit and loses a life: { $life ->
        [0] it was the last one.
       *[other] { $life } left.
    }
event-killed =
    { $seat } kills the zombie on { $space } and holds { $kills ->
        [one] { $kills } zombie.
       *[other] { $kills } zombies.
    }
event-killed-in =
    { $seat } kills the zombie on { $space } ({ $tile }) and holds { $kills ->
        [one] { $kills } zombie.
       *[other] { $kills } zombies.
    }
event-sure-win = { $seat } wins this combat without a roll.
event-died =
    { $seat } dies and starts again on Town Square. { $lost ->
        [0] There were no zombies to lose.
        [one] { $lost } zombie is lost.
       *[other] { $lost } zombies are lost.
    }
event-drew =
    { $seat } draws { $count ->
        [one] { $count } card.
       *[other] { $count } cards.
    }
event-drew-seen = { $seat } draws { $cards }.
event-shuffled = The discard pile is shuffled into a new event deck.
event-card-played = { $seat } plays { $card }.
event-card-played-at = { $seat } plays { $card } against { $owner }.
event-card-played-in = { $seat } plays { $card }: { $tile }.
event-item-laid = { $seat } puts { $card } in play.
event-item-used = { $seat } uses { $card }.
event-item-lost = { $seat } has to discard { $card } from play.
event-bullets-lost =
    { $seat } drops { $bullets ->
        [one] { $bullets } bullet.
       *[other] { $bullets } bullets.
    }
event-gained-life = { $seat } rests and gains { $life } life.
event-gained-bullets =
    { $seat } gains { $bullets ->
        [one] { $bullets } bullet.
       *[other] { $bullets } bullets.
    }
event-sent-home = { $seat } is back on the centre of Town Square.
event-food-found = { $seat } has distracted the zombies: nobody fights them until the end of { $seat }'s next turn.
event-dead-dice = { $seat } rolls { $one } and { $two }; each die needs 4 or more.
event-die-raised = { $seat } pays a bullet; the dice show { $one } and { $two }.
event-got-up =
    { $count ->
        [one] { $count } zombie gets
       *[other] { $count } zombies get
    } up and away from { $seat } ({ $kills } left).
event-discarded = { $seat } discards { $card } from hand.
event-move-rolled =
    { $seat } rolls { $dice } for movement: { $allowance ->
        [0] no steps.
        [one] { $allowance } step.
       *[other] { $allowance } steps.
    }
event-allowance-changed =
    { $seat } now has { $allowance ->
        [0] no steps.
        [one] { $allowance } step.
       *[other] { $allowance } steps.
    }
event-stepped = { $seat } goes from { $space } to { $to }.
event-stepped-in = { $seat } goes from { $space } to { $to } ({ $tile }).
event-token-taken-life = { $seat } picks up a life on { $space }.
event-token-taken-bullet = { $seat } picks up a bullet on { $space }.
event-zombies-rolled =
    { $seat } rolls for the zombies: { $die ->
        [one] { $die } of them moves.
       *[other] { $die } of them move.
    }
event-roll-void = Marbles everywhere: no zombie moves until the end of { $seat }'s next turn.
event-zombie-moved = { $seat } moves a zombie from { $space } to { $to }.
event-zombie-lifted = { $seat } takes up the zombie on { $space }.
event-zombie-put = { $seat } puts a zombie on { $to }.
event-event-rolled = { $seat } rolls the event die: { $number }, { $row }.
event-nothing-happens = Nothing comes of it.
event-opponent-named = { $seat } chooses { $owner }.
event-hindered-halved = { $seat } hinders { $owner }: the next movement roll is halved.
event-hindered-weakened = { $seat } hinders { $owner }: −1 on all attack rolls in the next turn.
event-hindered-lost-turn = { $seat } strikes: { $owner } will lose the next turn.
event-helped-plus-two = { $seat } gets 2 more steps this turn.
event-helped-attack-bonus = { $seat } gets +1 on two more attack rolls.
event-helped-sure-win = { $seat } will win the next combat against a zombie without a roll.
event-number-named =
    { $seat } wants { $count ->
        [0] no zombies.
        [one] { $count } zombie.
       *[other] { $count } zombies.
    }
event-helipad-moved = { $seat } moves the Helipad: its centre is now { $space }.
event-looted = { $seat } is the first to loot this building: { $tile } (life +{ $life }, bullets +{ $bullets }).
event-visited = { $seat } has visited an Objective Building: { $tile } (life +{ $life }, bullets +{ $bullets }).
event-attacked = { $seat } attacks { $owner }!
event-stance-taken-attack = { $seat } chooses to strike back.
event-stance-taken-defence = { $seat } chooses to defend.
event-attack-rolled-hit = { $seat } attacks with { $dice }: a hit!
event-attack-rolled-miss = { $seat } attacks with { $dice }: a miss.
event-defence-rolled-held = { $seat } defends with { $die }: the hit is cancelled.
event-defence-rolled-failed = { $seat } defends with { $die }: not enough.
event-withdrew = { $seat } withdraws, and the fight is over.
event-ended-helipad = { ending-helipad }: { $winners } wins!
event-ended-collection = { ending-collection }: { $winners } wins!
event-ended-mission = { ending-mission }: { $winners } wins!
event-ended-no-zombies =
    { ending-no_zombies }: { $winners_count ->
        [one] { $winners } wins!
       *[other] { $winners } share the win.
    }
event-ended-rounds =
    { ending-rounds }: { $winners_count ->
        [one] { $winners } wins!
       *[other] { $winners } share the win.
    }

## What a player is asked

prompt-place-tile = Where do you place this tile: { $tile }?
prompt-place-tile-zombies =
    { $tile }, { $count ->
        [one] { $count } zombie comes.
       *[other] { $count } zombies come.
    } { $left ->
        [one] Choose the space that stays without one.
       *[other] Choose { $left } spaces that stay without one, space by space.
    }
prompt-place-tile-tokens =
    { $tile }, tokens to lay out: life { $life }, bullets { $bullets }. { $life ->
        [0] Where does the next bullet go?
       *[other] Where does the next life go?
    }
prompt-combat-response =
    You lack { $missing ->
        [one] { $missing } point
       *[other] { $missing } points
    } to beat the zombie. What do you do?
prompt-dead-dice-response = The dice show { $one } and { $two }; each needs 4 or more, or zombies get away. Do you pay for one?
prompt-move-step =
    { $own ->
        [yes] Where do you go?
       *[no] You decide: where does { $seat } go?
    } { $left ->
        [one] { $left } step is left.
       *[other] { $left } steps are left.
    }
prompt-forced-step =
    Where do you move { $seat }? { $left ->
        [one] { $left } step is left.
       *[other] { $left } steps are left.
    }
prompt-move-zombie =
    Which zombie goes where? { $left ->
        [one] { $left } is left to move.
       *[other] { $left } are left to move.
    }
prompt-card-put =
    Where do you put a zombie? { $left ->
        [one] { $left } is left to put.
       *[other] { $left } are left to put.
    }
prompt-card-lift =
    Which zombie do you take up? { $left ->
        [one] It is the last one.
       *[other] { $left } are left.
    }
prompt-discard-card = Your turn is over: do you discard a card from your hand?
prompt-place-objective = Which Objective Building do you place now, and where?
prompt-event-opponent = { $row }: which opponent do you choose?
prompt-event-relocate =
    Which zombie do you take up? { $left ->
        [one] You may move { $left } more, or say that you are done.
       *[other] You may move { $left } more, or say that you are done.
    }
prompt-event-put =
    On which free space do you put a zombie? { $left ->
        [one] { $left } is left to put.
       *[other] { $left } are left to put.
    }
prompt-event-place =
    On which free space do you place a zombie? { $left ->
        [one] You may place { $left } more, or say that you are done.
       *[other] You may place { $left } more, or say that you are done.
    }
prompt-event-number = How many zombies shall come? Somebody else says where.
prompt-event-helipad = Where do you move the Helipad?
prompt-event-take = { $row }: do you take it?
prompt-lead-zombie =
    Which zombie do you lead? { $left ->
        [one] You may lead { $left } more, or end your turn.
       *[other] You may lead { $left } more, or end your turn.
    }
prompt-lead-to =
    Where does the zombie on { $space } go? { $reach ->
        [one] It can go { $reach } space.
       *[other] It can go up to { $reach } spaces.
    }
prompt-pvp-attack = Somebody is on your space: do you attack?
prompt-pvp-stance = { $seat } attacks you: do you strike back, or defend?
prompt-pvp-withdraw = Do you withdraw from the fight against { $seat }?

## What a player may answer

option-place-0 = Place it around { $space }
option-place-1 = Place it around { $space }, a quarter turn to the right
option-place-2 = Place it around { $space }, half a turn
option-place-3 = Place it around { $space }, a quarter turn to the left
option-leave = No zombie on { $space }
option-life = Life on { $space }
option-bullet = Bullet on { $space }
option-rest = Lay out the rest for me
option-play = Play { $card }
option-play-at = Play { $card } against { $seat }
option-play-in = Play { $card }: { $tile }
option-play-bullets =
    Play { $card } against { $seat }: { $count ->
        [one] { $count } bullet
       *[other] { $count } bullets
    }
option-play-item = Play { $card } against { $seat }: { $item }
option-use = Use { $card }
option-pass = Pass
option-bullets = Pay bullets
option-first-aid = Use { card-first_aid_kit }
option-lose-life = Lose a life
option-life-die = Pay a life: a new roll for die { $die }
option-bullet-die = Pay a bullet: +1 on die { $die }
option-accept = Leave the dice as they are
option-step = Go to { $space }
option-walk = Go to { $space }
option-stop = Stop here
option-zombie = Zombie: { $space } → { $to }
option-put = Put it on { $space }
option-lift = Take up the zombie on { $space }
option-discard = Discard { $card }
option-keep = Keep all cards
option-opponent = Choose { $seat }
option-number =
    { $count ->
        [0] No zombies
        [one] { $count } zombie
       *[other] { $count } zombies
    }
option-done = Done
option-move-helipad = Move it around { $space }
option-take = Take it
option-decline = Decline
option-halve = Halve the next movement roll of { $seat }
option-weaken = −1 on attack rolls in the next turn of { $seat }
option-strike = { $seat } loses the next turn
option-sure-win = Win your next combat against a zombie
option-lead-from = Lead the zombie on { $space }
option-lead = Lead it to { $space }
option-end = End your turn
option-attack = Attack { $seat }
option-no-attack = Attack nobody
option-stance-attack = Strike back
option-stance-defence = Defend
option-withdraw = Withdraw
option-go-on = Fight on
option-objective = Place around { $space }: { $tile }

## Why something can't be done: cards

refusal-no-cards = Intervention Squad is played without event cards.
refusal-not-in-hand = You have no { $card } in your hand.
refusal-not-in-play = You have no { $card } in play.
refusal-one-card-a-round = You have already played a card since your last turn began: { $card } has to wait.
refusal-not-in-a-window = { $card } can't be used while something else is being decided.
refusal-not-after-a-combat-roll = Once a combat roll is made only what changes the roll can be played, and { $card } does not.
refusal-not-asked-now = It is not for you to play a card at this moment.
refusal-only-before-your-roll = { $card } is played right before your own movement roll.
refusal-only-after-their-roll = { $card } is played right after an opponent's movement roll.
refusal-only-with-your-roll = { $card } is played with your own movement roll, or right after your own combat roll.
refusal-only-in-your-turn = { $card } is used in your own turn.
refusal-only-in-combat = { $card } is used instead of losing a life, when a combat roll is not enough.
refusal-works-by-itself = { $card } need not be used: it works while it is in play.
refusal-only-for-others = { $card } is for the movement of an opponent, not for your own.
refusal-discard-at-the-end = { $card } can be discarded at the end of your turn, not now.
refusal-one-of-each = You already have { $card } in play.
refusal-not-in-the-place = { $card } can be put in play only while your pawn is in this building: { $tile }.
refusal-not-in-the-places = { $card } can be put in play only while your pawn is in one of these buildings: { $tile }, { $other }.
refusal-name-an-opponent = Say against whom you play { $card }.
refusal-name-what-is-dropped = Say what { $seat } has to drop: a card in play, or 1 or 2 bullets they have.
refusal-name-a-building = Say for which building you play { $card }.
refusal-not-at-yourself = { $card } is played against an opponent.
refusal-nobody-to-aim-at = { $card } would do nothing to anybody now.
refusal-needs-two-life = { $card } costs a life, and you can't pay with your last one.
refusal-target-in-combat = { $seat } is in a combat and can't be led away by { $card }.
refusal-target-stuck = { $seat } is too afraid to move: { $card } does nothing.
refusal-target-at-home = { $seat } is on the centre of Town Square already: { $card } does nothing.
refusal-target-has-no-way = { $seat } has nowhere to go: { $card } does nothing.
refusal-nothing-to-drop = { $seat } has neither cards in play nor bullets: { $card } does nothing.
refusal-holds-no-zombies = { $seat } holds no zombies: { $card } does nothing.
refusal-target-drives = { $seat } is driving: { $card } does nothing.
refusal-already-pending = { $card } is already waiting for { $seat }.
refusal-already-in-force = { $card } is in force already.
refusal-already-driving = You are driving: { $card } changes nothing.
refusal-roll-is-enough = Your roll is enough without { $card }.
refusal-no-steps-to-take = There are no steps to take: { $card } does nothing.
refusal-life-at-cap = You have all the life you can have: { $card } would give you nothing.
refusal-pool-empty = There are no zombies left in the pool for { $card }.
refusal-no-space-left = There is no space left for the zombies of { $card }.
refusal-no-zombies-on-map = There are no zombies on the map for { $card }.
refusal-zombies-rest = No zombie moves now: { $card } can't be played.
refusal-zombies-are-fed = Nobody may kill a zombie now: { $card } can't be used.
refusal-no-building-for-it = There is no building in which { $card } would do anything.
refusal-no-building-here = { $card } needs a building on the tile where your pawn is.
refusal-no-zombies-inside = { $card } needs zombies in the building on your tile.
refusal-not-in-a-building = { $card } is used while your pawn is in a building.
refusal-not-a-building = { $tile } has no building in which { $card } could do anything.
refusal-building-not-on-map = { $tile } is not on the map.
refusal-building-full = { $tile } is full of zombies already: { $card } does nothing.
refusal-building-empty = { $tile } has no zombies that { $card } could double.

## Why something can't be done: spaces, zombies and tokens

refusal-no-such-space = There is no space { $space } to stand on.
refusal-already-there = The pawn is on { $space } already.
refusal-step-instead = { $space } is right beside the pawn: that is a single step.
refusal-walk-instead = { $space } is not beside the pawn, but it can walk there.
refusal-not-connected = { $space } is not connected with the space of the pawn.
refusal-wall-between = There is a wall on the way to { $space }: it takes a door.
refusal-too-far =
    { $space } can't be reached with { $left ->
        [one] { $left } step.
       *[other] { $left } steps.
    }
refusal-not-indoors = { $space } is in a building, and the pawn may not enter any this turn.
refusal-way-out-first = The pawn must leave the building by the shortest way, not by { $space }.
refusal-must-leave = The pawn may not stop before it is out of the building.
refusal-no-zombie = There is no zombie on { $space }.
refusal-zombie-moved = The zombie on { $space } has been moved already.
refusal-zombie-hemmed-in = The zombie on { $space } has no free space beside it.
refusal-zombie-where = Say where the zombie on { $space } goes.
refusal-zombie-not-connected = A zombie can't get from { $space } to { $to } in one step.
refusal-zombie-too-far =
    The zombie can't get to { $space } with { $reach ->
        [one] { $reach } step.
       *[other] { $reach } steps.
    }
refusal-space-taken = There is a zombie on { $space } already.
refusal-pawn-there = There is a pawn on { $space }: choose a space without one.
refusal-not-for-this-zombie = This zombie can't be put on { $space }.
refusal-left-already = { $space } stays without a zombie already.
refusal-no-zombie-comes-there = The zombies of this tile do not come onto { $space } anyway.
refusal-next-token-life = The life tokens come first: say where the next one goes.
refusal-next-token-bullet = Now bullet tokens are laid out: say where the next one goes.
refusal-token-there = There is a token on { $space } already.
refusal-not-in-the-building = { $space } is not in the building: the tokens lie inside.

## Why something can't be done: tiles

refusal-cell-taken = A tile lies around { $space } already.
refusal-no-link = No road leads to the cell around { $space }.
refusal-road-into-wall = Around { $space }, turned like that, a road would run into a wall.
refusal-turned-alike = Turned like that the tile looks as it does with fewer turns: choose one of those.
refusal-makes-a-loop = Around { $space } the tile would close a loop.
refusal-helipad-is-a-dead-end = Around { $space } the tile would be linked to the Helipad, which is to stay a dead end.
refusal-no-room-for-what-must-come = Around { $space } the tile would leave no room for a tile that must still come.
refusal-helipad-is-there = The Helipad is around { $space } already.

## Why something can't be done: dice and players

refusal-too-few-bullets =
    You lack { $missing ->
        [one] { $missing } point
       *[other] { $missing } points
    } and { $bullets ->
        [0] have no bullets.
        [one] have only { $bullets } bullet.
       *[other] have only { $bullets } bullets.
    }
refusal-no-first-aid = You have no { card-first_aid_kit } in play.
refusal-die-is-enough = Die { $die } is high enough already.
refusal-no-bullets = You have no bullets left.
refusal-last-life = You can't pay with your last life.
refusal-choose-an-opponent = Choose an opponent, not yourself.
refusal-hindered-already = That is already waiting for { $seat }.
refusal-another-row = That is not what you rolled: { $row }.
refusal-say-which = { $row }: say which of its effects you take.
refusal-must-be-carried-out = This event can't be declined.
refusal-too-many-zombies =
    { $most ->
        [one] At most { $most } zombie can come.
       *[other] At most { $most } zombies can come.
    }
refusal-players-are-safe = Players can't attack each other in this game.
refusal-not-yourself = You can't attack yourself.
refusal-attacked-already = You have attacked { $seat } in this turn already.
refusal-not-on-your-space = { $seat } is not on your space.
refusal-attack-while-moving = You can attack { $seat } only in your movement, before or after a step.
refusal-exchange-first = You can withdraw after an exchange: first choose whether you strike back or defend.

## What has to be decided first

refusal-decide-window = Now cards may be played: everything else has to wait until all have passed.
refusal-decide-place-tile = First place the tile.
refusal-decide-place-tile-zombies = First say which spaces of the tile stay without a zombie.
refusal-decide-place-tile-tokens = First lay out the tokens of the building.
refusal-decide-combat-response = First decide how you get out of the lost roll: bullets, a First Aid Kit, or a life.
refusal-decide-dead-dice-response = First decide about the dice: pay for one of them, or leave them.
refusal-decide-move-step = First go somewhere, or stop.
refusal-decide-forced-step = First make the step: this move can't be cut short.
refusal-decide-move-zombie = First move a zombie by one space.
refusal-decide-card-put = First put the zombie somewhere.
refusal-decide-card-lift = First take up a zombie.
refusal-decide-discard-card = First discard a card, or keep all.
refusal-decide-place-objective = First place an Objective Building.
refusal-decide-event-opponent = First choose an opponent.
refusal-decide-event-relocate = First take up a zombie, or say that you are done.
refusal-decide-event-put = First put the zombie on a free space.
refusal-decide-event-place = First place a zombie on a free space, or say that you are done.
refusal-decide-event-number = First say how many zombies shall come.
refusal-decide-event-helipad = First move the Helipad.
refusal-decide-event-take = First decide whether you take the event.
refusal-decide-lead-zombie = First lead a zombie, or end your turn.
refusal-decide-lead-to = First say where the zombie goes.
refusal-decide-pvp-attack = First decide whether you attack somebody on your space.
refusal-decide-pvp-stance = First choose whether you strike back or defend.
refusal-decide-pvp-withdraw = First decide whether you withdraw or fight on.
