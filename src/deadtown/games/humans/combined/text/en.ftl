### Humans!!! with Zombies!!! in English. What is not told here is told by the two games that it leans on.

game-title = Humans!!! with Zombies!!!
game-blurb = Both sides of the same night, on one map. Some of you run for the helicopter with a shotgun, the others lead the hordes that have not eaten yet. The town is full of people and of zombies who belong to nobody, and every door leads to somebody's supper.

## Styles of bots: style-…

style-hunter = hunter
style-brawler = brawler
style-spoiler = spoilsport

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
