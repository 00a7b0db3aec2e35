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

## The lesson

lesson-title = Face to face
lesson-welcome = Two games in one town. You are { $player_1 } and lead a horde, as in Humans!!!, and { $player_2 } has a shotgun, as in Zombies!!!; between you there are humans and stray zombies, who belong to nobody. What one of the two games has taught you holds here, too. If you know neither, their lessons take more time for it.
lesson-goals = Each side has its own way to win. You need the points of your character: one for each zombie of yours in play, and one for each { capture-eat } card. A shotgun guy needs 25 zombies in the collection, or the centre of the { tile-helipad }. This lesson is over after two rounds: then the greatest share of the own goal wins.
lesson-cross = Nine tiles lie as a cross. { $player_2 } starts in the middle, on { tile-town_square }, and your two zombies inside one of the four outer buildings. These stand open, and you have chosen the one in the east. Put your first zombie on E7S1; the second one goes to E5N1.
lesson-decks = Everybody has three event cards, and there are two decks. For each card you choose one of them anew. That of Humans!!! is made for hordes; in that of Zombies!!! there are also items, which only shotgun guys can play. Begin with “{ option-draw-from-humans }”.
lesson-hand = Now you hold { card-rigor_mortis } and { card-death_grip } of Humans!!!, and of Zombies!!! a { card-grenade }.
lesson-stacks = Your turn begins with a tile, and there are two stacks, too. Choose “{ option-tile-from-humans }”.
lesson-tile = A { tile-hu_road_t }. It goes where its roads meet those of the town, and it does not matter of which game they are. Place it around E6S3, a quarter turn left.
lesson-road = On every road it is for you to say who comes: a human on its centre, or a stray zombie for each of its exits. You want something to eat: choose “{ option-populate-humans }”.
lesson-sheet = Your horde is that of the { character-lawyer }. { number-movement } 5 is how many steps they make in a turn, all together.
lesson-walk = One of them has three steps to the human. Move it from E7S1 to E6S3.
lesson-block = The other one may have the two steps that are left. A zombie that comes to a human or to a shotgun guy stops there, but { $player_2 } is still too far away. Block the road: move it from E5N1 to E4.
lesson-roll = The movement is over, and one of your zombies shares a space with a human: you try to capture it. { number-capture } 4 is what you need, and it was a 3.
lesson-do-over = You have four Do Over tokens, and each of them lets you roll one of your dice again. Choose “{ option-reroll }”.
lesson-infected = A 6, and two capture cards, both of them { capture-infect }: the human is your third zombie now, and your third point.
lesson-no-strays = At the end of every turn, yours included, the player rolls a die and moves that many stray zombies. Yet there are none.
lesson-discard = Then you may discard a card. The { card-grenade } is an item, and of no use to a horde. Discard it.
lesson-guy = { $player_2 } takes turns as in Zombies!!!, and has placed the { tile-army_surplus }, with two stray zombies. The movement roll is a 5. A shotgun guy adds his life, which makes 8 steps.
lesson-rigor = Cards of both games may be played in the turns of others, one card from each turn of yours to the next. With 4 steps { $player_2 } comes no farther than E4. Play { card-rigor_mortis }.
lesson-failed = A shotgun guy who walks onto a space with horde zombies must fight each of them at once. With 4 or more you would have a wound. It was a 1, and instead of paying three bullets { $player_2 } let it be a failure. That costs no life, but the movement is over.
lesson-next = Your second turn. This time choose “{ option-tile-from-zombies }”.
lesson-gas = The { tile-gas_station }. A building brings what its own game says: this one three stray zombies, a life and two bullets. Place it around E9S3, as it is.
lesson-tokens = The stray zombies are inside, one on each space. Life and bullets are for shotgun guys alone, as Do Over tokens are for hordes, and you say where they lie. Put the life far from the door, on E10S2.
lesson-walls = Doors are for shotgun guys and stray zombies. To hordes every building is closed by barricades: one of Humans!!! with its own number, one of Zombies!!! with a 4. You roll that much for a breach; each other zombie beside yours makes it 1 less.
lesson-inside = Unless a stray zombie is inside: then you walk in without a roll, and there is an opening from then on. Move a zombie from E6S3 to E8S2.
lesson-strike = Now { $player_2 }, who still stands on E4. A zombie that walks onto the space of a shotgun guy must attack him. And one against which he has failed may strike back without a step, as long as neither has left. Choose “{ option-strike-back }”.
lesson-grip = An attack goes like a capture: a roll, then weapons, then capture cards. You need a 4 again. Before you roll, play { card-death_grip }, which adds 2.
lesson-enough = A 2, and with your card a 4: just enough. Choose “{ option-accept }”.
lesson-objection = { $player_2 } plays a { card-big_chainsaw }, which always hits: you would have a wound, and the shotgun guy would get away as humans do. But you lead lawyers. That is their special ability: once a game they object, and a card of somebody else has no effect. Choose “{ option-object }”.
lesson-caught = One { capture-eat } and one { capture-infect }: the choice is yours. In either case { $player_2 } loses a life and is off the map, but keeps the collection and all cards. If you infect, you may put a new zombie there; if you eat, you keep the { capture-eat } card. Both are worth a point. Choose “{ option-eat }”.
lesson-gone = Your fourth point. { $player_2 } is back on { tile-town_square } when { $player_2 }'s next turn begins, with one life less.
lesson-strays = Now there are stray zombies, and your die says that you move one of them. They leave you and the humans alone, but a shotgun guy must fight each one that he meets. Out with one: from E2S3 to E3S3.
lesson-wound = { $player_2 } came to E4 once more and played a { card-crowbar }: such a weapon helps shotgun guys in one combat roll. It was a 5, a success, and you have a wound. { number-taking_wounds } 4 says how many wound cards you drew; two were alike, so it had to be that one. A second { wound-left_arm }, or a { wound-head_shot }, would cost you a zombie.
lesson-trophies = For a wound { $player_2 } takes one zombie from the pool into the collection, and three for a zombie that you lose by it.
lesson-victory = The two rounds are over. You have 4 of your 9 points, { $player_2 } has 1 of 25 zombies: you have won!
lesson-goodbye = In a real game you go on until somebody is at the goal. The { tile-helipad } is the last tile of Zombies!!!, and the zombie player with the most points places it, rather far away. Next time you may take the shotgun: now you know who is waiting.

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
