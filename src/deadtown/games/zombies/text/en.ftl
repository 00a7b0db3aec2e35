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
refusal-aimed-at-nothing = { $card } is not aimed at anything.
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

## The board

zone-players = Players
board-kills = { $count } of { $most }
roll-combat = Combat
roll-move = Movement
roll-zombies = Zombies
roll-event = Event
roll-attack = Attack
roll-defence = Defence
roll-dead = Not dead?

## A fight

fight-title = Fight: { $tile }
fight-duel = { $name } against { $other }
fight-prize = Prize:
fight-each-needs = Each die needs
fight-hits = { $name } hits with
fight-sure = Sure kill
fight-bullets = One bullet for each point: the zombie is yours.
fight-first-aid = You lose no life and roll again.
fight-lose-life = The zombie bites, then you roll again.
fight-last-life = Your last life
fight-death = You die and start again on Town Square.
fight-roll = You roll as you are.
fight-stays = The roll stays as it is.
fight-accept = Zombies get away if a die is too low.
fight-attack = If { $name } hits, you lose a life; then you roll to hit, too.
fight-defence = If { $name } hits, you roll to cancel it.
fight-withdraw = The fight is over.
fight-go-on = There is another exchange.

## The lesson

lesson-title = Your first outbreak
lesson-welcome = The dead walk, and the last helicopter has one seat. You are { $player_1 }, and { $player_2 } wants it too. Whoever is the first to stand on the centre of the { tile-helipad }, with no zombie there, wins the game; so does whoever holds 25 zombies.
lesson-short = The { tile-helipad } comes late, though. In this lesson 5 zombies are enough, so that you see how a game ends.
lesson-tile = Your turn begins with a tile, and you have drawn the { tile-florist }. It goes where its roads meet those of the town. Place it in the north, around N3.
lesson-tokens = Three zombies have come with it, one on each space of the building, and there is something to find inside: 1 life and 1 bullet. You say where. Put the life on N4, right behind the door; the bullet will lie next to it.
lesson-cards = You hold three event cards, which nobody else sees. Their time will come.
lesson-walk = Now you move, and the die shows a 6: you may make six steps. One click on where you want to go is enough. Go to N4, into the building.
lesson-won = There stood a zombie, so you had to fight. With 4 or more on a die you win; you rolled a 5, and the zombie is yours.
lesson-found = So is the life on that space: you have 4 now, and 5 is the most. The next room has a zombie and a bullet. Go to E1N4.
lesson-lost = A 2 is not enough. You may pay a bullet for each point that you lack; or you lose a life and roll again, until the zombie is gone or you are. You have three bullets: choose “{ option-bullets }”.
lesson-stop = Two zombies! And you have found the bullet, so you have two again. One step is left, but nobody has to use all steps. Choose “{ option-stop }”.
lesson-zombies-walk = After you the zombies move: you roll how many, and each of them goes one space. It was a 3, but only one zombie is left on the map. It had to move, and now it is on N4, next to you.
lesson-discard = At the end of your turn you may discard one card and so draw another one later. Discard { card-alternate_food_source }.
lesson-step-in = { $player_2 } has placed a { tile-road_cross } full of zombies and rolled a 4 for movement. Cards may be played in anybody's turn, and this is the moment for { card-brain_cramp }. Play it.
lesson-astray = Now it is you who says where { $player_2 } goes, and there are so many zombies on that road! Choose S4.
lesson-death = { $player_2 } had to fight, and has died. That is not the end: the dead come back at once on the centre of { tile-town_square }, with 3 life and 3 bullets. They lose half of their zombies, rounded up, and their cards in play.
lesson-guest = Then { $player_2 } moved the zombies, and one of them now shares your space. It is not fought yet.
lesson-road = In your turn the tile comes first: this time a { tile-road_cross }. Place it beside the { tile-florist }, around E3N3.
lesson-road-zombies = A road brings as many zombies as it has exits, here four for five spaces. Say which space stays empty: choose E4N3.
lesson-combat = After the tile comes combat: the zombie on your space must be fought. You rolled a 3. A bullet would do, but you have only two of them, and 4 life. Choose “{ option-lose-life }”.
lesson-drawn = The second roll was a 6: three zombies. Then you drew cards, so that you have three again.
lesson-onwards = For movement it is a 4, just enough for the zombie on the new road. Go to E2N3.
lesson-horde = Four! Now you roll for the zombies: three of them must move, and you decide which and where to. Clear the road for your next turn: move the zombie on E3N3 to E4N3. This time the other two go without you, towards { $player_2 }.
lesson-one-card = From the beginning of your turn to that of your next turn you may play one card. If you wait too long, the chance is gone. { card-hysterical_paralysis } lets { $player_2 } lose a turn: play it against { $player_2 }.
lesson-keep = The other two are not bad either. Choose “{ option-keep }”.
lesson-turn-lost = { $player_2 } has lost the turn, and it is yours again. You have drawn the { tile-drug_store }: three zombies, three life. Place it at the end of the new road, around E6N3.
lesson-last = One zombie is missing! It stands on E4N3, and you have three steps. Go there.
lesson-victory = A 5, and the fifth zombie is yours: you have won!
lesson-helipad = In a real game 25 are needed, and nearly always somebody is quicker at the { tile-helipad }. It lies among the last fifteen tiles, with nine zombies on it, and only the one on its centre has to go.
lesson-goodbye = What cards do is written on them, and weapons wait in the buildings. Be quick, be mean, and good luck!

## The lesson of Intervention Squad

lesson-title-intervention-squad = Intervention Squad: your first mission
lesson-squad-welcome = The same town, another game: you are soldiers, { $player_1 } and { $player_2 }, and the helicopter takes nobody who holds fewer than 15 zombies. In this lesson 6 are enough. Whoever then stands on the centre of the { tile-helipad }, with no zombie there, wins.
lesson-squad-city = The whole city is built before the first turn, by both of you, and without loops. Nearly all of it lies there already; the { tile-helipad } is right to the north of { tile-town_square }.
lesson-squad-last-tile = The last tile is yours. Roads bring no zombies here, only buildings and the { tile-helipad } do. Place the { tile-road_straight } around E6S12.
lesson-squad-event = There are no cards: every turn begins with the ten-sided event die. Rows 1 to 5 must be carried out, the others may be declined. You rolled a 7, two more steps. Choose “{ option-take }”.
lesson-squad-walk = You rolled a 4 for movement, so you have six steps. The { tile-sporting_goods } is near: go to E3.
lesson-squad-loot = You are the first in this building, so you have got all that is in it at once, 2 life and 4 bullets; 5 life is no limit here. Now it is looted, and nobody else finds anything.
lesson-squad-deeper = You have also won a fight. In the next room waits another zombie: go to E4.
lesson-squad-bullets = Combat goes as in the base game. You rolled a 3, and you have seven bullets: choose “{ option-bullets }”.
lesson-squad-lead = You went on to E4N1 and won again: three zombies. Now you may lead some: as many as your movement roll, a 4, and each up to half as many spaces, here two. You need not lead any. Choose the zombie on E1S3.
lesson-squad-lead-to = Zombies are best where others want to go. Lead it to S2, out on the road.
lesson-squad-attacked = { $player_2 } has come onto your space and attacks you! With a 5 or 6 you lose a life. You can defend, and cancel a hit with a 5 or 6, or strike back in the same way. Choose “{ option-stance-attack }”.
lesson-squad-exchange = { $player_2 } has missed, and you have not! After each exchange the one who was attacked may end the fight. Stop while it goes well: choose “{ option-withdraw }”.
lesson-squad-luck = A 10 on the event die! Either { $player_2 } loses a turn, or you win your next combat against a zombie without a roll. Choose “{ option-sure-win }”.
lesson-squad-sure = A 4 for movement. Fetch the zombie on E3N1, and with the steps that are left you will get out of here. Go to E3N1.
lesson-squad-ninth = You are on E1, with four zombies. Now the event die shows a 9: your next two attack rolls get +1. Choose “{ option-take }”.
lesson-squad-bonus = For every four zombies that you hold your movement roll is 1 higher: a 3 makes four steps, and so far it is to the centre of the { tile-helipad }. Go to N3.
lesson-squad-victory = You have fought your way through. The sixth zombie stood on the centre itself, and it counts: you have won!
lesson-squad-goodbye = In a real game you need 15 zombies, and who dies loses half of them, whether a zombie has done it or a friend. With Survivors!!! two buildings must be visited as well. Ally with others, and do not turn your back on them.
