### Humans!!! with Zombies!!! in English. What is not told here is told by the two games that it leans on.

game-title = Humans!!! with Zombies!!!
game-blurb = Both sides of the same night, on one map. Some of you run for the helicopter with a shotgun, the others lead the hordes that have not eaten yet. The town is full of people and of zombies who belong to nobody, and every door leads to somebody's supper.

## Sides

role-shotgun_guy = Shotgun guy
    .help = Runs and fights as in Zombies!!!, and wins at the Helipad or with a collection of zombies.
role-zombie_player = Zombie player
    .help = Leads a horde as in Humans!!!, and wins with the points of a character.

## Classes of cards, decks and stacks

kind-weapon = Weapon
    .help = Arms whoever an opponent is about to catch. If it hits, the capture fails and costs a wound. A shotgun guy may also play it for a combat roll.
kind-item = Item
    .help = Is put in play in front of its owner. Only shotgun guys can do that.
deck-humans = Event deck of Humans!!!
deck-zombies = Event deck of Zombies!!!
stack-humans = Tiles of Humans!!!
stack-zombies = Tiles of Zombies!!!

## Tiles that are different here, or that are called alike in both games

tile-town_square = Town Square
    .kind = { kind-square }
    .text = The middle of the cross. Shotgun guys start on its centre, and whoever was off the map comes back there. It begins empty.
tile-helipad = Helipad
    .kind = { kind-helipad }
    .text = The zombie player with the most points places it, with 9 stray zombies. A shotgun guy on its centre wins, with no zombie there.
tile-road_straight = Straight road
    .kind = { kind-road }
    .text = Two exits: it brings 2 stray zombies, or one human, or two with five or six players.
tile-hu_road_straight = Straight road
    .kind = { kind-road }
    .text = Two exits: it brings 2 stray zombies, or one human, or two with five or six players.
tile-road_curve = Curve (L road)
    .kind = { kind-road }
    .text = Two exits: it brings 2 stray zombies, or one human, or two with five or six players.
tile-hu_road_curve = Curve (L road)
    .kind = { kind-road }
    .text = Two exits: it brings 2 stray zombies, or one human, or two with five or six players.
tile-road_t = T junction
    .kind = { kind-road }
    .text = Three exits: it brings 3 stray zombies, or one human, or two with five or six players.
tile-hu_road_t = T junction
    .kind = { kind-road }
    .text = Three exits: it brings 3 stray zombies, or one human, or two with five or six players.
tile-road_cross = Crossroads
    .kind = { kind-road }
    .text = Four exits: it brings 4 stray zombies, or one human, or two with five or six players.
tile-hu_road_cross = Crossroads
    .kind = { kind-road }
    .text = Four exits: it brings 4 stray zombies, or one human, or two with five or six players.
tile-hospital = Hospital (Zombies!!!)
    .kind = { kind-building }
    .text = Inside: 8 zombies and 4 life. The place of { card-first_aid_kit }.
tile-hu_hospital = Hospital (Humans!!!)
    .kind = { kind-building }
    .text = Inside: 5 humans and 2 Do Over tokens. Barricade: 5.
tile-hardware_store = Hardware Store (Zombies!!!)
    .kind = { kind-building }
    .text = Inside, behind two doors: 3 zombies, 1 life and 2 bullets.
tile-hu_hardware_store = Hardware Store (Humans!!!)
    .kind = { kind-building }
    .text = Inside: 2 humans and 2 Do Over tokens. Barricade: 5.

## Options of the game

setting-hx_sides = Sides
    .help = Who plays on which side. Sides are not teams: everybody wins alone.
setting-hx_sides-alternate = By turns, shotgun guy first
    .help = The first seat is a shotgun guy, the second a zombie player, and so on.
setting-hx_sides-alternate_zombies = By turns, zombie player first
    .help = The first seat is a zombie player, the second a shotgun guy, and so on.
setting-hx_sides-one_guy = One shotgun guy
    .help = The first seat is a shotgun guy, all others are zombie players.
setting-hx_sides-one_zombie_player = One zombie player
    .help = The first seat is a zombie player, all others are shotgun guys.
setting-hx_tile_stack = Tile stacks
    .help = From which stack tiles are drawn.
setting-hx_tile_stack-choice = Free choice
    .help = Whoever draws chooses the stack.
setting-hx_tile_stack-own = Own side
    .help = Zombie players draw tiles of Humans!!! and shotgun guys those of Zombies!!!, as long as there are any.
setting-hx_trapped_guy = Trapped shotgun guy
    .help = What becomes of a shotgun guy who has to flee and has no route.
setting-hx_trapped_guy-stay = Stays
    .help = He stays where he is, and nothing happens.
setting-hx_trapped_guy-infected = Infected
    .help = He counts as infected, like a human.
setting-five_six_rules = Rules for five and six
    .help = Whoever chooses humans for a road places two of them instead of one.
setting-zb_kill_goal = Zombies to win
    .help = How many zombies in the collection win the game for a shotgun guy.
setting-zb_life_cap = Most life
    .help = How much life a shotgun guy can have.

## The table

phase-zombies = Stray zombies

## Pieces, tokens and numbers

piece-pawn = Shotgun guy
    .kind = Living
    .text = The pawn of a player. He must fight the zombies whose space he enters, and horde zombies that enter his attack him.
piece-horde = Horde zombie
    .kind = Undead
    .text = One of a zombie player's, and 1 point. It stops when it enters a space with a human or a shotgun guy. Any number of horde zombies may share a space.
piece-stray = Stray zombie
    .kind = Undead
    .text = Belongs to nobody until a shotgun guy kills it, with 4 or more. It leaves humans and hordes alone. A space has one stray zombie at most, and none together with a human.
piece-human = Human
    .kind = Living
    .text = Belongs to nobody. Barricades do not stop humans. Whoever has a horde zombie on the same space tries to capture it; shotgun guys just walk past.

zone-humans_discard = Discard pile of Humans!!!
zone-zombies_discard = Discard pile of Zombies!!!

counter-humans_tiles_left = Tiles of Humans!!!
    .count =
        { $count ->
            [0] no tiles left
            [one] { $count } tile left
           *[other] { $count } tiles left
        }
counter-zombies_tiles_left = Tiles of Zombies!!!
    .count =
        { $count ->
            [0] no tiles left
            [one] { $count } tile left
           *[other] { $count } tiles left
        }
counter-humans_cards_left = Event deck of Humans!!!
    .count =
        { $count ->
            [0] no cards left
            [one] { $count } card left
           *[other] { $count } cards left
        }
counter-zombies_cards_left = Event deck of Zombies!!!
    .count =
        { $count ->
            [0] no cards left
            [one] { $count } card left
           *[other] { $count } cards left
        }
counter-strays = Stray zombies on the map
    .count =
        { $count ->
            [0] no stray zombies on the map
            [one] { $count } stray zombie on the map
           *[other] { $count } stray zombies on the map
        }
counter-to_move = Stray zombies to move
    .count =
        { $count ->
            [0] no stray zombies to move
            [one] { $count } stray zombie to move
           *[other] { $count } stray zombies to move
        }

state-off_map = Off the map until the next turn
state-may_strike_back = May strike back

## Why something can't be done: cards

refusal-only-after-your-roll = { $card } is played right after your own movement roll.
refusal-only-before-their-move = { $card } is played right before an opponent's movement: with a shotgun guy, after his movement roll.
refusal-only-for-guys = Only shotgun guys can play { $card }: you may keep or discard it.
refusal-only-for-hordes = Only zombie players can play { $card }: you may keep or discard it.
refusal-weapon-for-yourself = { $card } is a weapon: it is played right after a zombie player's capture roll that succeeds, or before a combat roll of your own.
refusal-not-in-this-window = This moment is for breaches and captures: { $card } can't be played or used in it.
refusal-use-in-your-turn = { $card } is used in your own turn.
refusal-you-are-off-the-map = You are off the map until your next turn: { $card } does nothing.
refusal-only-at-guys = { $card } works on shotgun guys only, and { $seat } leads a horde.
refusal-target-off-the-map = { $seat } is off the map: { $card } does nothing.
refusal-name-a-horde-zombie = Say for which zombie of { $seat } you play { $card }.
refusal-no-zombie-of-theirs = { $seat } has no zombie on { $space }.
refusal-zombie-at-home = The zombie on { $space } is there already.
refusal-zombie-has-no-way = The zombie on { $space } has nowhere to go.
refusal-no-tile-with-room = Where you have a piece there is no room for more humans: { $card } would change nothing.
refusal-no-piece-of-yours-on-tile = { $tile } has no piece of yours, so { $card } does nothing there.
refusal-building-full = { $tile } has no space without a human or a stray zombie: { $card } does nothing.
refusal-building-empty = { $tile } has no stray zombies that { $card } could double.
refusal-no-zombies-on-map = There are no stray zombies on the map for { $card }.
refusal-zombies-rest = No stray zombie moves now: { $card } can't be played.
refusal-zombies-are-fed = Nobody may kill a stray zombie now, and no horde zombie is inside: { $card } can't be used.

## Why something can't be done: shotgun guys

refusal-guy-there-already = The shotgun guy is on { $space } already.
refusal-guy-step-instead = { $space } is right beside the shotgun guy: that is a single step.
refusal-guy-walk-instead = { $space } is not beside the shotgun guy, but he can walk there.
refusal-guy-not-connected = { $space } is not connected with the space of the shotgun guy.
refusal-guy-too-far =
    { $space } can't be reached with { $left ->
        [one] { $left } step.
       *[other] { $left } steps.
    }
refusal-guy-from-his-space = The shotgun guy goes from where he is: name only the space that he goes to.
refusal-wall-between = There is a wall on the way to { $space }: it takes a door or an opening.
refusal-not-indoors = { $space } is in a building, and the shotgun guy may not enter any this turn.
refusal-way-out-first = The shotgun guy must leave the building by the shortest way, not by { $space }.
refusal-must-leave = The shotgun guy may not stop before he is out of the building.
refusal-strays-are-fed = The stray zombie on { $space } has found other food: nobody fights it now.
refusal-fought-already = On { $space } you have fought all zombies of { $seat } that there were to fight.
refusal-same-side = Only pieces of different sides attack each other.
refusal-attack-by-moving = Players attack each other only by moving onto a space with a piece of the other side.
refusal-guy-must-go = The shotgun guy can't stay on { $space }: he has to flee.
refusal-zombies-in-his-way = There are zombies on the way to { $space }, and the shotgun guy doesn't pass them when he flees.
refusal-guy-not-that-long =
    No route to { $space } fits: the shotgun guy has to go exactly { $left ->
        [one] { $left } step.
       *[other] { $left } steps.
    }

## Why something can't be done: hordes

refusal-not-in-an-outer-building = { $space } is not in one of the outer buildings, where hordes start.
refusal-both-in-one-building = { $space } is in another building: both of your zombies start in the same one.
refusal-zombie-stopped = Your zombie on { $space } has stopped with a human or a shotgun guy: its movement is over for this turn.
refusal-humans-in-the-way = There is a human or a shotgun guy on the way from { $space } to { $to }: zombies stop where they meet them.
refusal-hordes-stay-outside = { card-claustrophobia }: this turn none of your zombies may enter a building or try a breach, not on { $space } either.
refusal-step-by-step = { card-claustrophobia }: this turn your zombies go one step at a time.
refusal-no-zombie-with-him = You have no zombie on the space of { $seat }.
refusal-attack-after-moving = { $seat } is attacked when your movement is over.
refusal-not-come-to-him = None of your zombies has come to { $seat } this turn, so they leave each other alone.
refusal-guy-off-the-map = { $seat } is off the map and can't be attacked.
refusal-not-in-that-building = Your zombie on { $space } is not in the building that the { card-grenade } hits.
refusal-guys-have-no-ability = { $ability } is an ability of hordes: shotgun guys have none.

## Why something can't be done: humans and stray zombies

refusal-no-zombie = There is no stray zombie on { $space }.
refusal-zombie-moved = The stray zombie on { $space } has been moved already.
refusal-zombie-hemmed-in = The stray zombie on { $space } has no free space beside it.
refusal-zombie-not-connected = A stray zombie can't get from { $space } to { $to } in one step.
refusal-space-taken = There is a stray zombie on { $space } already.
refusal-piece-there = There is a shotgun guy or a horde zombie on { $space }: choose a space without one.
refusal-not-onto-the-living = There is a human or a shotgun guy on { $space }: the horde zombie can't be led there.
refusal-zombie-not-beside = The horde zombie can't get to { $space } in one step.

## Why something can't be done: sides

refusal-a-side-for-every-seat =
    { $count ->
        [one] Name a side for { $count } seat.
       *[other] Name a side for each of the { $count } seats.
    }
refusal-both-sides = There must be at least one shotgun guy and one zombie player.

## Why something can't be done: something else is asked first

refusal-decide-hx-draw-from = First say from which event deck you draw.
refusal-decide-hx-start-pawns = First say where your zombies start.
refusal-decide-hx-draw-tile-from = First say from which stack you draw a tile.
refusal-decide-hx-populate = First say whether the road brings humans or stray zombies.
refusal-decide-hx-fight-order = First say whom you fight next.
refusal-decide-hx-bullets = First decide whether you pay bullets or let the attack fail.
refusal-decide-hx-counterattack = First decide whether you strike back.
refusal-decide-hx-infect-pawn = First decide whether you put a zombie on the space of the fight.
refusal-decide-hx-move-guy = First say where the shotgun guy flees to.
refusal-decide-hx-grenade-pawn = First say which of your zombies is hit.
refusal-decide-move-pawn = First move your zombies, or end the movement.
refusal-decide-move-step = First go somewhere, or stop.
refusal-decide-place-tile-zombies = First say where the stray zombies of the tile go.
refusal-decide-card-put = First say where the card puts the next one.
refusal-decide-card-lift = First take up a stray zombie.
refusal-decide-capture-order = First say whom you try to catch next.
refusal-decide-infect-or-eat = First decide between infecting and eating.
refusal-decide-move-zombie = First move a stray zombie by one space.
