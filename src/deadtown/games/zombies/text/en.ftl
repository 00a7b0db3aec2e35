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
        [one] It is the last one.
       *[other] { $left } are left.
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
        [one] It is the last one.
       *[other] { $left } are left.
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
        [one] It gets { $reach } space far.
       *[other] It gets up to { $reach } spaces far.
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
option-life-die = Pay a life: roll die { $die } again
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
