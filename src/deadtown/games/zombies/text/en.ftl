### Zombies!!! in English.

game-title = Zombies!!!
game-blurb = A town that grows under your feet, a shotgun, three bullets, and behind every corner somebody who has not eaten. Lay the streets, fight your way through, send the zombies over to your friends, and be the first at the helicopter. It has room for one.

## Styles of bots

style-hunter = zombie hunter
style-runner = runner
style-spoiler = spoilsport

## Classes of cards, and when they can be played

kind-instant = Instant
    .help = Takes effect when it is played and goes to the discard pile.
kind-item = Item
    .help = Is put in play in front of its owner.
when-any = At any time
when-any-life = At any time, with 2 life or more
when-own-roll = With your movement or combat roll
when-before-move = Before your movement roll
when-opponent-moved = After an opponent's movement roll
when-toy_store = In the Toy Store
when-lawn_and_garden = In the Lawn & Garden Center
when-fire_station = In the Fire Station
when-hospital = In the Hospital or the Drug Store
when-army_surplus = In the Army Surplus
when-sporting_goods = In the Sporting Goods Store
when-gas_station = In the Gas Station
when-skate_shop = In the Skate Shop

## Event cards

card-adrenaline_rush = Adrenaline Rush
    .kind = { kind-instant }
    .text = Double your steps this turn; or +2 on the combat roll you have just made.
    .when = { when-own-roll }
    .flavour = Who needs breath?
card-all_the_marbles = All the Marbles
    .kind = { kind-item }
    .text = Use it: no zombie moves until the end of your next turn.
    .when = { when-toy_store }
    .flavour = Mind your feet, all of you.
card-alternate_food_source = Alternate Food Source
    .kind = { kind-instant }
    .text = Until the end of your next turn nobody fights zombies: all walk past them.
    .when = { when-any }
    .flavour = The butcher had it coming.
card-bad_sense_of_direction = Bad Sense of Direction
    .kind = { kind-instant }
    .text = Pay 1 life: an opponent's pawn is put on the centre of Town Square.
    .when = { when-any-life }
    .flavour = Left. No, the other left.
card-brain_cramp = Brain Cramp
    .kind = { kind-instant }
    .text = You walk that opponent's pawn this turn: all its steps, and when it stops.
    .when = { when-opponent-moved }
    .flavour = Why am I going there?
card-butter_fingers = Butter Fingers
    .kind = { kind-instant }
    .text = An opponent discards a card in play, or 1 or 2 bullets: you choose what.
    .when = { when-any }
    .flavour = Oops.
card-chainsaw = Chainsaw
    .kind = { kind-item }
    .text = Use it in your turn: +2 on all your combat rolls this turn.
    .when = { when-lawn_and_garden }
    .flavour = Also good for hedges.
card-claustrophobia = Claustrophobia
    .kind = { kind-instant }
    .text = In their next turn an opponent may enter no building, and must walk out of the one they are in.
    .when = { when-any }
    .flavour = Were the walls always that near?
card-couldnt_get_any_worse = Just When You Thought It Couldn't Get Any Worse
    .kind = { kind-instant }
    .text = Choose a building: every space inside without a zombie gets one.
    .when = { when-any }
    .flavour = Surprise!
card-dont_think_theyre_dead = I Don't Think They're Dead
    .kind = { kind-instant }
    .text = An opponent rolls two dice. If one shows 3 or less in the end, two of their zombies get away.
    .when = { when-any }
    .flavour = That one just winked.
card-fear = Fear
    .kind = { kind-instant }
    .text = In their next turn an opponent's pawn does not move at all.
    .when = { when-any }
    .flavour = I'm fine right here.
card-fire_axe = Fire Axe
    .kind = { kind-item }
    .text = While it is in play: +1 on all your combat rolls.
    .when = { when-fire_station }
    .flavour = In case of zombies, break glass.
card-first_aid_kit = First Aid Kit
    .kind = { kind-item }
    .text = Use it in a combat instead of losing a life; then roll again.
    .when = { when-hospital }
    .flavour = A plaster for everything.
card-grenade = Grenade
    .kind = { kind-item }
    .text = Use it on a tile with a building: all zombies inside are yours, then you lose 1 life.
    .when = { when-army_surplus }
    .flavour = Knock knock.
card-hey_look_a_shotgun = Hey, Look! A Shotgun!
    .kind = { kind-item }
    .text = 3 charges: each of your next 3 combat rolls gets +1, beside other weapons too.
    .when = { when-any }
    .flavour = Finders, reapers.
card-hysterical_paralysis = Hysterical Paralysis
    .kind = { kind-instant }
    .text = An opponent's next turn is skipped.
    .when = { when-any }
    .flavour = Aaaaaah, and so on.
card-keys_still_in_it = The Keys Are Still In It
    .kind = { kind-instant }
    .text = Instead of rolling you have 10 steps. Zombies on the way are fought as usual.
    .when = { when-before-move }
    .flavour = And half a tank!
card-lots_of_ammo = Lots of Ammo
    .kind = { kind-item }
    .text = Use it, even after a combat roll: you gain 3 bullets.
    .when = { when-sporting_goods }
    .flavour = Duck season is over.
card-molotov_cocktail = Molotov Cocktail
    .kind = { kind-item }
    .text = Use it in your turn in a building: +2 on your combat rolls in there this turn.
    .when = { when-gas_station }
    .flavour = Shaken, not served.
card-much_needed_rest = Much Needed Rest
    .kind = { kind-instant }
    .text = Instead of rolling and moving you gain 2 life.
    .when = { when-before-move }
    .flavour = Five more minutes.
card-skateboard = Skateboard
    .kind = { kind-item }
    .text = While it is in play: +2 on all your movement rolls.
    .when = { when-skate_shop }
    .flavour = Helmet sold separately.
card-slight_miscalculation = Slight Miscalculation
    .kind = { kind-instant }
    .text = Choose a building: the zombies inside are doubled, as far as there is room.
    .when = { when-any }
    .flavour = I counted heads. They came in pairs.
card-this_isnt_so_bad = This Isn't So Bad
    .kind = { kind-instant }
    .text = Put two zombies of the map on any other spaces without a zombie.
    .when = { when-any }
    .flavour = Not for me, anyway.
card-untied_shoe = Your Shoe's Untied
    .kind = { kind-instant }
    .text = An opponent's steps are halved: now, if played with their roll, else in their next turn.
    .when = { when-any }
    .flavour = Made you look.
card-were_screwed = We're Screwed!
    .kind = { kind-instant }
    .text = Put 10 zombies on any spaces without a zombie.
    .when = { when-any }
    .flavour = Some of us more than others.
card-where_did_everybody_go = Where Did Everybody Go?
    .kind = { kind-instant }
    .text = You move an opponent's pawn exactly 5 steps. Zombies on the way are fought.
    .when = { when-any }
    .flavour = They were right behind me.
card-zombie_master = Zombie Master
    .kind = { kind-instant }
    .text = Put 5 zombies on any spaces without a zombie and without a pawn.
    .when = { when-any }
    .flavour = Sit. Stay. Eat.

## Tiles

kind-square = Start
kind-helipad = Way out
kind-road = Road
kind-building = Building

tile-town_square = Town Square
    .kind = { kind-square }
    .text = All pawns start on its centre, and come back there when they die. It brings no zombies.
tile-helipad = Helipad
    .kind = { kind-helipad }
    .text = It brings 9 zombies, one on each space. Whoever gets to its centre, with no zombie there, may win.
tile-road_straight = Straight road
    .kind = { kind-road }
    .text = Two exits: it brings 2 zombies.
tile-road_curve = Curve (L road)
    .kind = { kind-road }
    .text = Two exits: it brings 2 zombies.
tile-road_t = T junction
    .kind = { kind-road }
    .text = Three exits: it brings 3 zombies.
tile-road_cross = Crossroads
    .kind = { kind-road }
    .text = Four exits: it brings 4 zombies.
tile-hospital = Hospital
    .kind = { kind-building }
    .text = Inside: 8 zombies and 4 life. The place of { card-first_aid_kit }.
tile-lawn_and_garden = Lawn & Garden Center
    .kind = { kind-building }
    .text = Inside: 6 zombies, 2 life and 3 bullets. The place of { card-chainsaw }.
tile-police_station = Police Station
    .kind = { kind-building }
    .text = Inside: 6 zombies, 2 life and 4 bullets.
tile-sporting_goods = Sporting Goods Store
    .kind = { kind-building }
    .text = Inside: 6 zombies, 2 life and 4 bullets. The place of { card-lots_of_ammo }.
tile-fire_station = Fire Station
    .kind = { kind-building }
    .text = Inside, behind three doors: 6 zombies, 4 life and 2 bullets. The place of { card-fire_axe }.
tile-drug_store = Drug Store
    .kind = { kind-building }
    .text = Inside: 3 zombies and 3 life. The place of { card-first_aid_kit }.
tile-army_surplus = Army Surplus
    .kind = { kind-building }
    .text = Inside: 2 zombies and 2 bullets. The place of { card-grenade }.
tile-hardware_store = Hardware Store
    .kind = { kind-building }
    .text = Inside, behind two doors: 3 zombies, 1 life and 2 bullets.
tile-toy_store = Toy Store
    .kind = { kind-building }
    .text = Inside, behind two doors: 3 zombies, 1 life and 1 bullet. The place of { card-all_the_marbles }.
tile-skate_shop = Skate Shop
    .kind = { kind-building }
    .text = Inside: 3 zombies and 1 bullet. The place of { card-skateboard }.
tile-florist = Florist
    .kind = { kind-building }
    .text = Inside: 3 zombies, 1 life and 1 bullet.
tile-gas_station = Gas Station
    .kind = { kind-building }
    .text = Inside: 3 zombies, 1 life and 2 bullets. The place of { card-molotov_cocktail }.

## Rows of the event die

kind-must = Must be carried out
kind-may = May be declined

row-1 = Lost turn
    .kind = { kind-must }
    .text = Your turn is over.
row-2 = Moved five spaces
    .kind = { kind-must }
    .text = You choose an opponent, who moves your pawn exactly 5 steps. Zombies on the way are fought.
row-3 = Three zombies moved
    .kind = { kind-must }
    .text = You choose an opponent, who puts up to 3 zombies of the map on other, free spaces.
row-4 = Five zombies coming
    .kind = { kind-must }
    .text = You choose an opponent, who places up to 5 zombies on free spaces.
row-5 = Helipad moved
    .kind = { kind-must }
    .text = You move the Helipad with all that is on it to another cell, if that is possible.
row-6 = Three zombies
    .kind = { kind-may }
    .text = You place up to 3 zombies on free spaces.
row-7 = Movement +2
    .kind = { kind-may }
    .text = You may make 2 more steps this turn.
row-8 = Hindrance
    .kind = { kind-may }
    .text = An opponent's next movement roll is halved, or all attack rolls in their next turn get −1.
row-9 = Attack bonus
    .kind = { kind-may }
    .text = Your next two attack rolls get +1.
row-10 = Stroke of luck
    .kind = { kind-may }
    .text = An opponent loses the next turn, or you win your next combat against a zombie without a roll.

## Options of the game

set-base = { setting-variant-base }
set-intervention_squad = { setting-variant-intervention_squad }
setting-variant = Variant
    .help = Which of the two games is played with these tiles.
setting-variant-base = Base game
    .help = Lay the town as you go, play event cards, and be the first at the Helipad or at 25 zombies.
setting-variant-intervention_squad = Intervention Squad
    .help = The city is built first, a ten-sided die brings the events, and only the Helipad wins, with 15 zombies held.
setting-zb_kill_goal = Zombies to win
    .help = How many zombies win the base game.
setting-zb_helipad_placer = Who places the Helipad
    .help = Who decides where it goes in the base game when somebody draws it.
setting-zb_helipad_placer-fewest = Fewest zombies
    .help = The player with the fewest zombies, whoever draws it.
setting-zb_helipad_placer-drawer = Whoever draws it
    .help = The player who draws it, like any other tile.
setting-zb_life_cap = Most life
    .help = How much life a player can have, in both games.
setting-is_kill_goal = Zombies needed at the Helipad
    .help = How many zombies you must hold to win Intervention Squad.
setting-is_pvp = Combat between players
    .help = In Intervention Squad, players on the same space may attack each other.
setting-is_survivors = Survivors!!!
    .help = In Intervention Squad, you must also have visited the Police Station and the Hospital to win. It makes the game longer.
setting-is_road_zombies = Zombies on roads
    .help = In Intervention Squad, roads begin with zombies as well as buildings.
setting-is_event_3_4_chooser = Who chooses the spaces on a 3 or 4
    .help = In Intervention Squad, who decides where the zombies of these two rows go.
setting-is_event_3_4_chooser-opponent = The opponent
    .help = The chosen opponent decides about zombies and spaces.
setting-is_event_3_4_chooser-roller = Whoever rolled
    .help = The opponent names the zombies or their number, whoever rolled the spaces.
setting-is_helipad_end_of_line = Helipad as a dead end
    .help = In Intervention Squad, no tile is linked to the Helipad once it lies, so that it can nearly always be moved.
setting-is_private_chat = Private talk
    .help = In Intervention Squad, players may also talk to each other in private.
setting-max_rounds = Round cap
    .help = The game also ends after so many rounds; 0 means no cap.

## The table

phase-set_up = Set-up
phase-build = Building the city
phase-event = Event die
phase-tile = Tile
phase-combat = Combat
phase-draw = Draw
phase-move = Movement
phase-zombies = Zombies
phase-discard = Discard
phase-over = End of the game

## Pieces, tokens and numbers

piece-zombie = Zombie
    .kind = Undead
    .text = Whoever enters its space, or has it there in the combat step, must fight it: with 4 or more it is theirs. A space has one zombie at most.
piece-pawn = Shotgun guy
    .kind = Pawn
    .text = The pawn of a player. Any number of pawns may share a space, with a zombie as well.
token-life = Life
    .kind = Token
    .text = 1 life for the first pawn that enters the space without a zombie, or kills the zombie there.
token-bullet = Bullet
    .kind = Token
    .text = 1 bullet for the first pawn that enters the space without a zombie, or kills the zombie there.

zone-map = Map
zone-hand = Hand
zone-in_play = In play
zone-discard = Discard pile

counter-round = Round
    .count = Round { $count }
counter-life = Life
    .count =
        { $count ->
            [one] { $count } life
           *[other] { $count } life
        }
counter-bullets = Bullets
    .count =
        { $count ->
            [0] no bullets
            [one] { $count } bullet
           *[other] { $count } bullets
        }
counter-kills = Zombies held
    .count =
        { $count ->
            [0] no zombies
            [one] { $count } zombie
           *[other] { $count } zombies
        }
counter-cards = Cards
    .count =
        { $count ->
            [0] no cards
            [one] { $count } card
           *[other] { $count } cards
        }
counter-charges = Charges
    .count =
        { $count ->
            [one] { $count } charge
           *[other] { $count } charges
        }
counter-pool = Pool
    .count =
        { $count ->
            [0] no zombies in the pool
            [one] { $count } zombie in the pool
           *[other] { $count } zombies in the pool
        }
counter-tiles_left = Tiles
    .count =
        { $count ->
            [0] no tiles left
            [one] { $count } tile left
           *[other] { $count } tiles left
        }
counter-cards_left = Event deck
    .count =
        { $count ->
            [0] no cards left
            [one] { $count } card left
           *[other] { $count } cards left
        }
counter-steps = Steps
    .count =
        { $count ->
            [0] no steps left
            [one] { $count } step left
           *[other] { $count } steps left
        }
counter-to_move = Zombies to move
    .count =
        { $count ->
            [0] no zombies left to move
            [one] { $count } zombie left to move
           *[other] { $count } zombies left to move
        }

state-looted = Looted
state-visited = Visited

## What is pending on a player

effect-fear = { card-fear }
    .text = In the next turn the pawn does not move at all.
effect-claustrophobia = { card-claustrophobia }
    .text = In the next turn the pawn may enter no building and must walk out of the one it is in.
effect-hysterical_paralysis = { card-hysterical_paralysis }
    .text = The next turn is skipped.
effect-untied_shoe = { card-untied_shoe }
    .text = The steps of the next movement roll are halved.
effect-all_the_marbles = { card-all_the_marbles }
    .text = No zombie moves until the end of this player's next turn.
effect-alternate_food_source = { card-alternate_food_source }
    .text = Nobody fights zombies until the end of this player's next turn.
effect-chainsaw = { card-chainsaw }
    .text = +2 on all combat rolls this turn.
effect-molotov_cocktail = { card-molotov_cocktail }
    .text = +2 on combat rolls in this building this turn.
effect-brain_cramp = { card-brain_cramp }
    .text = Somebody else decides about the steps of this movement.
effect-halved = Halved movement
    .text = The next movement roll is halved.
effect-weakened = Weakened
    .text = All attack rolls of the next turn get −1.
effect-attack_bonus = Attack bonus
    .text = The next attack rolls get +1.
effect-sure_win = Sure win
    .text = The next combat against a zombie is won without a roll.
effect-lost_turn = Lost turn
    .text = The next turn is lost.

## When cards may be played: what everybody hears, and what each is asked

window-name-turn-start = Somebody's turn begins
window-turn-start = { $seat } begins a turn: cards may be played.
prompt-turn-start =
    { $own ->
        [yes] Your turn begins: do you play or use a card?
       *[no] { $seat } begins a turn: do you play or use a card?
    }
window-name-after-tile = Somebody is done with a tile
window-after-tile = { $seat } is done with the tile: cards may be played.
prompt-after-tile =
    { $own ->
        [yes] You are done with the tile: do you play or use a card?
       *[no] { $seat } is done with the tile: do you play or use a card?
    }
window-name-pre-combat-roll = Somebody is about to roll in a combat
window-pre-combat-roll = { $seat } is about to roll against a zombie: cards may be played.
prompt-pre-combat-roll =
    { $own ->
        [yes] You are about to roll against a zombie: do you play or use a card?
       *[no] { $seat } is about to roll against a zombie: do you play or use a card?
    }
window-name-post-combat-roll = Somebody has rolled in a combat
window-post-combat-roll = { $seat } has rolled against a zombie: the roll may still be changed.
prompt-post-combat-roll =
    { $own ->
        [yes] You have rolled against the zombie: do you play or use a card for it?
       *[no] { $seat } has rolled against a zombie: do you play or use a card?
    }
window-name-pre-move-roll = Somebody is about to roll for movement
window-pre-move-roll = { $seat } is about to roll for movement: cards may be played.
prompt-pre-move-roll =
    { $own ->
        [yes] You are about to roll for movement: do you play or use a card?
       *[no] { $seat } is about to roll for movement: do you play or use a card?
    }
window-name-post-move-roll = Somebody has rolled for movement
window-post-move-roll = { $seat } has rolled for movement: cards may be played before the first step.
prompt-post-move-roll =
    { $own ->
        [yes] You have rolled for movement: do you play or use a card before your first step?
       *[no] { $seat } has rolled for movement: do you play or use a card before the first step?
    }
window-name-after-step = Somebody has made a step
window-after-step = { $seat } has made a step: cards may be played.
prompt-after-step =
    { $own ->
        [yes] You have made a step: do you play or use a card?
       *[no] { $seat } has made a step: do you play or use a card?
    }
window-name-pre-zombie-roll = Somebody is about to roll for the zombies
window-pre-zombie-roll = { $seat } is about to roll for the zombies: cards may be played.
prompt-pre-zombie-roll =
    { $own ->
        [yes] You are about to roll for the zombies: do you play or use a card?
       *[no] { $seat } is about to roll for the zombies: do you play or use a card?
    }
window-name-post-zombie-roll = Somebody has rolled for the zombies
window-post-zombie-roll = { $seat } has rolled for the zombies: cards may be played before they move.
prompt-post-zombie-roll =
    { $own ->
        [yes] You have rolled for the zombies: do you play or use a card before they move?
       *[no] { $seat } has rolled for the zombies: do you play or use a card before they move?
    }
window-name-turn-end = Somebody's turn ends
window-turn-end = { $seat } is about to end the turn: cards may be played.
prompt-turn-end =
    { $own ->
        [yes] Your turn is about to end: do you play or use a card?
       *[no] { $seat } is about to end the turn: do you play or use a card?
    }
## Talk

talk-caution = Ally and betray for the sake of this game alone, and leave personal dislikes out of it.
