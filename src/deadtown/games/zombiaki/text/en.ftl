### Zombiaki! in English.

game-title = Zombiaki!
game-blurb = One street, three lanes, one night. The dead come shuffling from the cemetery and nobody can tell them to stop; the living have a barricade, a little ammunition and some rotten ideas. A single zombie over the barricade wins for the dead, the sunrise wins for the living.

role-zombies = Zombies
role-humans = Humans

## Classes of cards

kind-instant = Instant
    .help = Goes to the discard pile once it has been carried out.
kind-lasting = Lasting
    .help = Stays on the street until something takes it away.
when-play = When you play cards
when-lane = When a lane has a target
when-gun = When a gun has its target
when-march = Before the march
when-drawn = When it is drawn
when-bitten = When a shield is bitten

## Zombie cards

card-zombie_2 = Zombie 2
    .kind = { kind-lasting }
    .text = Place a zombie of strength 2 on row 1.
    .when = { when-play }
    .flavour = Legs still work.
card-zombie_3 = Zombie 3
    .kind = { kind-lasting }
    .text = Place a zombie of strength 3 on row 1.
    .when = { when-play }
    .flavour = Dances stiffly.
card-zombie_4 = Zombie 4
    .kind = { kind-lasting }
    .text = Place a zombie of strength 4 on row 1.
    .when = { when-play }
    .flavour = Feeling super-dead.
card-zombie_5 = Zombie 5
    .kind = { kind-lasting }
    .text = Place a zombie of strength 5 on row 1.
    .when = { when-play }
    .flavour = Room for two in there.
card-dog = Dog
    .kind = { kind-lasting }
    .text = Place it on row 1. Up to 3 steps each phase: forward, back or sideways. Any damage kills it. It cannot cross the barricade.
    .when = { when-play }
    .flavour = Fetch… an arm.
card-boss = Boss
    .kind = { kind-lasting }
    .text = On a zombie. 3 orders, one a phase: another zombie of strength 3 or less makes a step. If the boss dies, all zombies step back.
    .when = { when-play }
    .flavour = Forward, you lot!
card-human_shield = Human Shield
    .kind = { kind-lasting }
    .text = On a zombie without a shield. It swallows one whole attack and is then discarded. No help against a grenade.
    .when = { when-play }
    .flavour = Shoot, neighbour.
card-terror = Terror
    .kind = { kind-instant }
    .text = In their next phase the humans may play only one card.
    .when = { when-play }
    .flavour = Boo.
card-mass = Mass
    .kind = { kind-instant }
    .text = A zombie steps onto an adjacent zombie: the two become one, with the strength of both. It cannot be moved again this phase.
    .when = { when-play }
    .flavour = Two heads, one idea.
card-swap = Swap
    .kind = { kind-instant }
    .text = Two zombies on adjacent spaces change places.
    .when = { when-play }
    .flavour = You there, I here.
card-bite = Bite
    .kind = { kind-instant }
    .text = A human shield becomes a zombie of strength 1 on a free space beside or behind its zombie.
    .when = { when-play }
    .flavour = Join the family.
card-claws = Claws
    .kind = { kind-lasting }
    .text = A zombie gets +1 strength, for good.
    .when = { when-play }
    .flavour = Manicure night.
card-hunger = Hunger
    .kind = { kind-instant }
    .text = A zombie makes one step forward.
    .when = { when-play }
    .flavour = Second helping!
card-meat = Meat
    .kind = { kind-instant }
    .text = Choose a card from the humans' hand: they discard it.
    .when = { when-play }
    .flavour = Past its date.
card-click = Click!
    .kind = { kind-instant }
    .text = When the humans play a gun and have named its target: the gun is discarded and does nothing.
    .when = { when-gun }
    .flavour = Empty, of course.
card-pickaxe = Pickaxe
    .kind = { kind-instant }
    .text = Take a wall, barrel, car or mine off the street. It does not explode.
    .when = { when-play }
    .flavour = Road works.
card-not_so_fast = Not So Fast
    .kind = { kind-instant }
    .text = Play it before the march: a zombie stays where it is this phase.
    .when = { when-march }
    .flavour = Mine first.
card-dawn = Dawn
    .kind = { kind-instant }
    .text = When this card is drawn, the humans win at once.
    .when = { when-drawn }
    .flavour = What a night.
card-bitten = Bitten
    .kind = { kind-lasting }
    .text = A human shield that was bitten: a zombie of strength 1.
    .when = { when-bitten }

## Human cards

card-shot_1 = Shot
    .kind = { kind-instant }
    .text = 1 damage to the first target in a lane. A zombie that survives is knocked back. Needs a line of fire.
    .when = { when-lane }
    .flavour = And another.
card-shot_2 = Good Shot
    .kind = { kind-instant }
    .text = 2 damage to the first target in a lane. A zombie that survives is knocked back. Needs a line of fire.
    .when = { when-lane }
    .flavour = Right between.
card-burst_2 = Short Burst
    .kind = { kind-instant }
    .text = 2 bullets of 1 damage down a lane, each at the first target; then a zombie that survives is knocked back. Needs a line of fire.
    .when = { when-lane }
    .flavour = Burgers for all.
card-burst_3 = Long Burst
    .kind = { kind-instant }
    .text = 3 bullets of 1 damage down a lane, each at the first target; then a zombie that survives is knocked back. Needs a line of fire.
    .when = { when-lane }
    .flavour = Burgers for all.
card-sniper = Sniper
    .kind = { kind-instant }
    .text = 2 damage to any creature or car on the street. A zombie that survives is knocked back.
    .when = { when-play }
    .flavour = One more step…
card-wall_5 = Junk Wall
    .kind = { kind-lasting }
    .text = Height 5. On an empty space of rows 1 to 4, no zombie around it or further forward. Stops bullets and barrels.
    .when = { when-play }
    .flavour = Any barbed wire left?
card-wall_6 = Wall
    .kind = { kind-lasting }
    .text = Height 6. On an empty space of rows 1 to 4, no zombie around it or further forward. Stops bullets and barrels.
    .when = { when-play }
    .flavour = Any barbed wire left?
card-barrier = Barrier
    .kind = { kind-lasting }
    .text = On an empty space of row 1. Until your next phase nothing moves in this lane, and nothing comes into it.
    .when = { when-play }
    .flavour = Road closed.
card-napalm = Napalm
    .kind = { kind-lasting }
    .text = A space burns until your next phase: 1 damage to the creature there and to all that enter. Sets off mines and cars.
    .when = { when-play }
    .flavour = Smells like morning.
card-blood = Blood
    .kind = { kind-instant }
    .text = A creature makes one step sideways.
    .when = { when-play }
    .flavour = Slippery.
card-scram = Scram!
    .kind = { kind-instant }
    .text = Choose a card from the zombies' hand: they discard it.
    .when = { when-play }
    .flavour = Out of breath?
card-searchlight = Searchlight
    .kind = { kind-instant }
    .text = All creatures in a lane step back.
    .when = { when-play }
    .flavour = Smile.
card-gasoline = Gasoline
    .kind = { kind-instant }
    .text = 4 points of damage along a trail of adjacent spaces. Behind a creature it goes on only if the creature dies.
    .when = { when-play }
    .flavour = The chainsaw is done with it.
card-get_back = Get Back!
    .kind = { kind-instant }
    .text = All creatures on the street step back.
    .when = { when-play }
    .flavour = No loitering.
card-freeze = Freeze!
    .kind = { kind-lasting }
    .text = No creature makes any step until the end of your next phase.
    .when = { when-play }
    .flavour = Holy picture, hold still.
card-grenade = Hand Grenade
    .kind = { kind-instant }
    .text = On any space with a creature or an object: kills the creature, shield or not, destroys the object, sets off mines and cars.
    .when = { when-play }
    .flavour = They do fly.
card-net = Net
    .kind = { kind-lasting }
    .text = Connected zombies with strengths of 6 or less in all make no step until your next phase.
    .when = { when-play }
    .flavour = Fresh catch.
card-barrel = Rolling Barrel
    .kind = { kind-lasting }
    .text = On an empty space of row 5. Each of your phases it rolls one space towards the cemetery and kills what it meets.
    .when = { when-play }
    .flavour = Do you hear rumbling?
card-mine = Mine
    .kind = { kind-lasting }
    .text = On an empty space, but not right in front of a creature. Who enters takes 2 damage; shrapnel deals 1 on an adjacent space.
    .when = { when-play }
    .flavour = Surely that is banned?
card-street_fire = Street on Fire
    .kind = { kind-instant }
    .text = 1 damage to every creature in lane A or C. Sets off the mines and cars there.
    .when = { when-play }
    .flavour = Bowling, with fireworks.
card-high_voltage = High Voltage
    .kind = { kind-instant }
    .text = 1 damage to every creature in a lane.
    .when = { when-play }
    .flavour = Keep dancing.
card-car = Car Bomb
    .kind = { kind-lasting }
    .text = On an empty space, with only empty spaces up to the barricade. When set off: 1 damage there and on all spaces around.
    .when = { when-play }
    .flavour = Three, two, oh.
card-flamethrower = Flamethrower
    .kind = { kind-instant }
    .text = 5 points of damage on neighbouring spaces of the first row, from the barricade, with a creature that is not behind a wall.
    .when = { when-play }
    .flavour = Hot dog?
card-pit_1 = Pit (1)
    .kind = { kind-lasting }
    .text = Depth 1, on an empty space. A creature of strength 1 or less that enters falls in and fills it.
    .when = { when-play }
    .flavour = Mind the step.
card-pit_2 = Pit (2)
    .kind = { kind-lasting }
    .text = Depth 2, on an empty space. A creature of strength 2 or less that enters falls in and fills it.
    .when = { when-play }
    .flavour = Mind the step.

## What stands on the street

piece-zombie = Zombie
    .kind = Creature
    .text = It steps forward in every zombie phase, if it may. Damage lowers its strength, and at 0 it dies. If it steps over the barricade, the zombies win.
piece-fire = Fire
    .kind = On a space
    .text = Who enters the space takes 1 damage. It burns until the clearing of the next human phase.

## Options of the game

setting-first_seat = Side of the first seat
    .help = Which side whoever sits first plays; at a rematch the sides change.
setting-first_seat-zombies = Zombies
    .help = The first seat leads the dead.
setting-first_seat-humans = Humans
    .help = The first seat defends the barricade.
setting-first_seat-random = Random
    .help = Drawn by lot as the game begins.
setting-dog_entry = Where dogs appear
    .help = The spaces on which the zombies may place a dog.
setting-dog_entry-row_1 = Row 1
    .help = At the cemetery, like zombies.
setting-dog_entry-rows_1_to_3 = Rows 1 to 3
    .help = On any space of these rows without a creature or a wall.
setting-click_scope = What Click! stops
    .help = Which human cards the zombies may stop with “{ card-click }”.
setting-click_scope-guns = Guns
    .help = Shots, bursts and the sniper.
setting-click_scope-guns_and_grenade = Guns and hand grenade
    .help = Guns, and the hand grenade as well.
setting-pit_under_creature = Pits under creatures
    .help = A pit may also be dug under a creature, which enters it at once.
setting-deck_counts = Copies of cards
    .help = How many copies of a card its deck has, where it is not the usual number. There is always one Dawn.

## The table

phase-set_up = Set-up
phase-zombies = Zombie phase
phase-humans = Human phase
phase-over = End of the game

stage-movement = Movement
stage-clearing = Clearing
stage-barrels = Barrels
stage-draw = Draw
stage-discard = Discard
stage-play = Play

zone-street = Street
zone-cemetery = Cemetery
zone-barricade = Barricade
zone-hand = Hand
zone-discard = Discard pile

lane-a = Lane A
lane-b = Lane B
lane-c = Lane C

place-a = A
place-b = B
place-c = C
place-a1 = A1
place-a2 = A2
place-a3 = A3
place-a4 = A4
place-a5 = A5
place-b1 = B1
place-b2 = B2
place-b3 = B3
place-b4 = B4
place-b5 = B5
place-c1 = C1
place-c2 = C2
place-c3 = C3
place-c4 = C4
place-c5 = C5

row-name = Row { $row }
space-over = over the barricade

resolving = Being resolved: { $card }

counter-round = Round
    .count = Round { $count }
counter-strength = Strength
    .count = Strength { $count }
counter-height = Height
    .count = Height { $count }
counter-depth = Depth
    .count = Depth { $count }
counter-power = Power
    .count = Power { $count }
counter-orders = Orders
    .count =
        { $count ->
            [0] no orders left
            [one] { $count } order left
           *[other] { $count } orders left
        }
counter-cards = Cards
    .count =
        { $count ->
            [0] no cards
            [one] { $count } card
           *[other] { $count } cards
        }
counter-dawn = Dawn
    .count =
        { $count ->
            [one] Dawn is the next card
           *[other] { $count } cards until Dawn
        }

state-shielded = shielded
state-boss = boss
state-ordered = has had an order
state-stepped = has made its special step
state-merged = freshly merged
state-held = held
state-netted = netted
state-burning = burning
state-barred = barred
state-terror = in terror
state-empty = empty

## How a game ends

ending-dawn = The sun is up
ending-crossed = A zombie has crossed the barricade

reckoning-dawn = Held out until dawn
reckoning-crossed = Crossed the barricade

## Why a game was won

verdict-dawn =
    { $row ->
        [0] Dawn came in round { $round }, and no zombie was left on the street.
       *[other] Dawn came in round { $round }, with the foremost zombie in row { $row }.
    }
verdict-crossed =
    A zombie stepped over the barricade in round { $round }, { $left ->
        [one] { $left } card before dawn.
       *[other] { $left } cards before dawn.
    }

## How a game went

course-deck = Cards left in the deck
course-street = Things on the street
course-reach = Rows gained

## What happens

event-sides-settled = { $seat } plays the zombies, { $owner } plays the humans.
event-phase-began-zombies = Round { $round }: the zombies' turn ({ $seat }).
event-phase-began-humans = Round { $round }: the humans' turn ({ $seat }).
event-stepped-dog = { $card }: from { $space } to { $to }.
event-stepped-hunger = { $card } steps from { $space } to { $to }.
event-stepped-order = { $card } obeys and steps from { $space } to { $to }.
event-stepped-blood = { $card } slips from { $space } to { $to }.
event-stepped-knockback = { $card } is knocked back from { $space } to { $to }.
event-advanced =
    { $moves_count ->
        [one] A zombie marches: { $moves }.
       *[other] { $moves_count } zombies march: { $moves }.
    }
event-fell-back-searchlight = The light drives them back: { $moves }.
event-fell-back-get-back = They shrink back: { $moves }.
event-fell-back-boss = Without their boss the zombies retreat: { $moves }.
event-crossed = { $card } climbs over the barricade from { $space }!
event-held = { $seat } plays { card-not_so_fast }: the zombie on { $space } stays where it is.
event-drew = { $seat } draws { $card } from the deck.
event-discarded = { $seat } discards { $card } from hand.
event-played = { $seat } plays { $card }.
event-played-card = { $seat } plays { $card } against { $taken } in the other hand.
event-played-lane = { $seat } plays { $card } on lane { $lane }.
event-played-lane-creature = { $seat } plays { $card } on lane { $lane }, at the creature.
event-played-lane-car = { $seat } plays { $card } on lane { $lane }, at the car.
event-played-space = { $seat } plays { $card } on { $space }.
event-played-space-creature = { $seat } plays { $card } on { $space }, at the creature.
event-played-space-car = { $seat } plays { $card } on { $space }, at the car.
event-played-points = { $seat } plays { $card }: { $spent }.
event-played-group = { $seat } plays { $card } on { $spaces }.
event-played-step = { $seat } plays { $card }: { $space } → { $to }.
event-clicked = { $seat } plays “{ card-click }”: { $card } does nothing.
event-ordered =
    { $seat } gives an order: { $to ->
        [OVER] { $space }, over the barricade!
       *[other] { $space } → { $to }.
    } { $left ->
        [0] It was the last one.
        [one] { $left } order left.
       *[other] { $left } orders left.
    }
event-placed = { $card } appears on { $space }.
event-attached = The zombie on { $space } gets { $card } (strength { $strength }).
event-laid = { $card } is put on { $space }.
event-lit = { $space } is on fire.
event-netted =
    { $spaces_count ->
        [one] The zombie on { $spaces } is caught in the net.
       *[other] The zombies on { $spaces } are caught in the net.
    }
event-froze = The street is frozen: no creature makes a step until the end of the next human phase.
event-thawed = The street thaws.
event-terror-spread = { $seat } may play only one card in the coming phase.
event-terror-ended = The terror is over.
event-wounded = The zombie on { $space } takes { $damage } damage: strength { $left }.
event-shield-lost = The zombie on { $space } loses its shield.
event-shield-spare = The second shield on { $space } is discarded.
event-died = { $card } dies on { $space }.
event-filled = The pit on { $space } is filled.
event-exploded = { $card } explodes on { $space }!
event-shrapnel = Shrapnel flies from { $space } to { $to }.
event-rolled = A barrel rolls from { $space } to { $to }.
event-rolled-away = The barrel on { $space } rolls off the street.
event-broke = The barrel breaks on { $space }.
event-removed = { $by } removes { $card } from { $space }.
event-expired =
    { $spaces_count ->
        [0] { $card } is over.
       *[other] { $card } is over: { $spaces }.
    }
event-merged = The zombies of { $space } and { $to } become one, of strength { $strength }.
event-swapped = The zombies on { $space } and { $to } change places.
event-snatched = { $by }: { $owner } discards { $card } from hand.
event-ended-dawn = { ending-dawn }: the humans have survived the night. { $seat } wins.
event-ended-crossed = { ending-crossed }: the night belongs to the zombies. { $seat } wins.

## What a player is asked

prompt-dog-step =
    Dogs: { $left ->
        [0] move a dog, or leave them where they are.
        [one] { $left } step left for this dog. Move on, or say that you are done.
       *[other] { $left } steps left for this dog. Move on, or say that you are done.
    }
prompt-hold = The zombies are about to march: do you hold one back with { card-not_so_fast }?
prompt-discard = { $side }: choose the card that you discard.
prompt-play =
    { $left ->
        [0] { $side }: play cards, or end your turn.
       *[other] { $side }: you are in terror. Play a single card, or end your turn.
    }
prompt-aim = The next bullet reaches { $at }: is it for the creature or for the car?
prompt-click = { $card } on { $at }: do you answer with “{ card-click }”?
prompt-shrapnel = The mine on { $at } explodes: choose the adjacent space that its shrapnel hits.

## What a player may answer

option-step = Dog: { $space } → { $to }
option-done = The dogs are done
option-hold = Hold the zombie on { $space }
option-pass = No
option-discard = Discard { $card }
option-play = Play { $card }
option-play-card = Play { $card } against { $taken }
option-play-lane = Play { $card } on lane { $lane }
option-play-lane-creature = Play { $card } on lane { $lane }, at the creature
option-play-lane-car = Play { $card } on lane { $lane }, at the car
option-play-space = Play { $card } on { $space }
option-play-space-creature = Play { $card } on { $space }, at the creature
option-play-space-car = Play { $card } on { $space }, at the car
option-play-points = Play { $card }: { $spent }
option-play-group = Play { $card } on { $spaces }
option-play-step = Play { $card }: { $space } → { $to }
option-order = Order: { $space } → { $to }
    .alone = An order to the zombie on { $space }
option-order-over = Order: { $space }, over the barricade!
option-end = End your turn
option-aim-creature = At the creature
option-aim-car = At the car
option-click = Play “{ card-click }”
option-shrapnel = Shrapnel to { $space }

## Why something can't be done

refusal-no-such-card = No card is called “{ $typed }”.
refusal-one-dawn = There is exactly one Dawn, at the bottom of the zombie deck.
refusal-not-in-hand = You have no { $card } in your hand.
refusal-name-the-aim = { $card }: a creature and a car are there. Say which of them it is for.
refusal-name-a-target = Name a target for { $card }.
refusal-no-target = { $card } can't be played: there is no target for it.
refusal-not-a-target = { $card } can't be played like that: this is no target for it.
refusal-click-is-a-reaction = “{ card-click }” is played only when the humans have just named the target of a gun.
refusal-hold-before-the-step = { card-not_so_fast } is played before the zombies march, not now.
refusal-unplayable-zombie-2 = No space of row 1 is free for { $card }.
refusal-unplayable-zombie-3 = No space of row 1 is free for { $card }.
refusal-unplayable-zombie-4 = No space of row 1 is free for { $card }.
refusal-unplayable-zombie-5 = No space of row 1 is free for { $card }.
refusal-unplayable-dog = There is no space where { $card } could be placed.
refusal-unplayable-boss = { $card } needs a zombie on the street that has no Boss yet.
refusal-unplayable-human-shield = { $card } needs a zombie on the street without a shield.
refusal-unplayable-claws = { $card } needs a zombie on the street.
refusal-unplayable-bite = { $card } needs a zombie with a shield and a free space beside or behind it.
refusal-unplayable-hunger = { $card } needs a zombie that can step forward and has not made its special step yet.
refusal-unplayable-mass = { $card } needs a zombie that can step onto another one and has not made its special step yet.
refusal-unplayable-swap = { $card } needs two zombies on adjacent spaces that can both still move this phase.
refusal-unplayable-terror = { $card } can't be played: the humans are in terror already.
refusal-unplayable-meat = { $card } can't be played: the humans have no card in their hand.
refusal-unplayable-pickaxe = { $card } needs a wall, a barrel, a car or a mine on the street.
refusal-nothing-in-the-lane = There is nothing in lane { $lane } that { $card } could hit.
refusal-nothing-there = There is nothing on { $space } for { $card }.
refusal-nothing-to-dig = There is no wall, barrel, car or mine on { $space }.
refusal-no-zombie-there = There is no zombie on { $space }.
refusal-freshly-merged = The zombie on { $space } has just been merged: zombie cards and orders can't move it this phase.
refusal-special-step-used = The zombie on { $space } has already made its special step this phase.
refusal-immobile = The zombie on { $space } can't move now.
refusal-orders-are-the-zombies = Only the zombies have a boss who gives orders.
refusal-no-orders-left = No boss on the street has an order left.
refusal-order-given = You have already given an order this phase.
refusal-boss-itself = The boss on { $space } can't give itself an order.
refusal-too-strong-to-order = The zombie on { $space } has strength { $strength }: only those of strength 3 or less take orders.
refusal-ordered-before = The zombie on { $space } has had an order before, and none takes a second one.
refusal-order-where = Say where the zombie on { $space } is to go.
refusal-step-not-allowed =
    { $to ->
        [OVER] The zombie on { $space } can't cross the barricade from there.
       *[other] The zombie on { $space } can't step to { $to }.
    }
refusal-only-row-1 = { $card } can't go to { $space }: that is too far from the cemetery.
refusal-only-row-5 = { $card } can't go to { $space }: it starts in row 5, at the barricade.
refusal-space-taken = { $card } can't go to { $space }: a creature is there already.
refusal-lane-barred = { $card } can't go to { $space }: the lane is barred.
refusal-no-dog-on-a-wall = { $card } can't go to { $space }: a wall is there.
refusal-not-empty = { $card } can't go to { $space }: the space is not empty.
refusal-no-wall-in-row-5 = { $card } can't go to { $space }: walls stand in rows 1 to 4.
refusal-wall-behind-a-zombie = { $card } can't go to { $space }: a zombie is already further forward.
refusal-wall-beside-a-zombie = { $card } can't go to { $space }: a zombie is too near.
refusal-mine-before-a-creature = { $card } can't go to { $space }: that is right in front of a creature.
refusal-car-way-blocked = { $card } can't get to { $space }: the lane is not empty all the way from the barricade.
refusal-burns-already = { $card } can't go to { $space }: the space burns already.

refusal-decide-dog-step = First move your dogs, or say that they are done.
refusal-decide-hold = First decide whether you hold a zombie back.
refusal-decide-discard = First choose the card that you discard.
refusal-decide-play = This is your play step: play a card, or end your turn.
refusal-decide-aim = First decide what the next bullet is for: the creature or the car.
refusal-decide-click = First decide whether you play “{ card-click }”.
refusal-decide-shrapnel = First choose the adjacent space that the shrapnel hits.

## The lesson

lesson-title = Your first night
lesson-welcome = Night falls, and the dead rise. You are { $player_1 } and hold the barricade for the humans; { $player_2 } leads the zombies. A single zombie over your barricade, and the night is lost.
lesson-dawn = But the night ends! { card-dawn } is the last card of the zombie deck, and as soon as it is drawn you have won. In this lesson the decks are small, so it will not take long.
lesson-open-hands = The zombies go first. { $player_2 } has drawn up to four cards, discards one, and may play any number of the others. Everything lies open: each of you sees both hands.
lesson-street = Two zombies have come out of the cemetery, of strength 5 on B1 and of strength 3 on C1. The street has three lanes, A to C, and five rows: row 1 is at the cemetery, row 5 right in front of your barricade.
lesson-march = Zombies are slow but stubborn. In each of their phases every zombie must take one step forward if it can, whether { $player_2 } likes it or not. That is what your traps are for.
lesson-discard = Your phase: you have drawn four cards as well, and one of them has to go. A { card-shot_1 } drives a zombie back, but from row 1 there is no way back. Discard the { card-shot_1 }.
lesson-mine = A { card-mine } goes off under whoever steps on it. It can't be put right in front of a creature, so lay it one space further on: the big zombie will get there in two marches. Play the { card-mine } on B3.
lesson-barrel = The { card-barrel } starts at your barricade, rolls one space towards the cemetery in each of your phases, and kills whoever it meets. Play it on C5.
lesson-wall = Now close lane A. A { card-wall_6 } is climbed only with strength 6, and for that a zombie may count those who push right behind it. Play the { card-wall_6 } on A3.
lesson-shield = The zombie on B2 now has a { card-human_shield }. It swallows one whole attack, however strong, and then it is gone.
lesson-shots = Three shots are in your hand, and there is a lot to shoot at. Discard the { card-napalm }.
lesson-bait = { $player_2 } holds { card-click } It makes one of your guns jam, and you can't get round it, but you can choose what it costs you. Start with your weakest gun: play the { card-shot_1 } on lane B.
lesson-first-in-lane = Jammed! But “{ card-click }” is used up. A bullet hits the first creature in its lane, counted from your barricade. In lane B that is the one with the shield: play a { card-shot_2 } on lane B.
lesson-knockback = The shield is gone; its zombie was not hurt and did not move. Without a shield, a { card-shot_2 } costs 2 strength and drives the zombie back one space. Play the other one on lane C.
lesson-pushed = The zombie from C2 had to step back to C1, with strength 1. Then the next march began, and it is on C2 again: it has lost a whole round.
lesson-shrapnel = The big one had no choice and marched onto your mine: 3 of its strength are left. A mine also throws shrapnel: 1 damage on a space next to it, and you say which, even in the zombie phase. Another zombie stands on B2: choose B2.
lesson-boss = The zombie on B2 has become the { card-boss }. It has three orders, one a phase: another zombie of strength 3 or less makes an extra step. The one on B3 has obeyed and is on B4 already, with { card-claws } for 1 more strength.
lesson-out-of-reach = Two more steps on lane B, and you have lost. The boss must go! A { card-shot_1 } would only hit the zombie on B4 in front of it, so discard the { card-shot_1 }.
lesson-grenade = A { card-grenade } flies anywhere. It kills whatever is on its space, shield or not. Play it on B2, at the boss.
lesson-retreat = When a boss dies, all zombies lose heart and step back one space. B4 is free again, and your barrel has a clear run on lane C.
lesson-napalm = They will be back, so light a fire in front of them. Whoever enters a burning space takes 1 damage. Play { card-napalm } on B4.
lesson-keep = One card is left, “{ card-freeze }”. You need not play everything: what you keep is there when you need it, and your deck will not be filled up again. Choose “{ option-end }”.
lesson-decks = Cards are time. Every card that the zombies play is replaced from their deck, and with each one { card-dawn } comes nearer. But now { $player_2 } wants to win quickly.
lesson-hunger = { card-hunger } has given the zombie in lane B another extra step. It is on B5, and with the next march it would be over the barricade!
lesson-crushed = First the good news: your barrel has rolled onto C2 and crushed the zombie there. A new one of strength 5 stands on C1, but it still has a long way to go.
lesson-one-is-enough = You have “{ card-freeze }” twice, and one will do. Discard the other one.
lesson-terror = { card-terror } means that you may play only one card this time. Drive back the zombie at the barricade: play the { card-shot_2 } on lane B.
lesson-back-again = It was thrown back to B4, and the march has brought it to B5 again, with its last point of strength. The terror is over.
lesson-holding-back = { $player_2 } has given it a { card-human_shield } and keeps the other cards: who plays fewer, draws fewer. It is too late for that, though: the next card of the zombie deck is { card-dawn }.
lesson-too-late = You only have to get through one more march. A barrel would not roll before your next phase, and that is too late. Discard the { card-barrel }.
lesson-freeze = A { card-shot_1 } would only break the shield. But you have kept the right card: “{ card-freeze }”. No creature makes a step until the end of your next phase. Play it.
lesson-stuck = Nothing moves on the street now, and nobody can be driven back either. You can still shoot: play the { card-shot_1 } on lane B, and the shield is gone.
lesson-enough = The mine is not needed any more. Choose “{ option-end }” and look to the east.
lesson-sunrise = The zombies could not march, { $player_2 } had to draw, and the card was { card-dawn }. The sun is up, and you have won!
lesson-goodbye = Real games have decks of 40 cards and last longer, with dogs, pits, car bombs and gasoline; what a card does is written on it. Next time try the other side: it is fun to be the one who shuffles. Good night!
