### Humans!!! with Zombies!!! in English. What is not told here is told by the two games that it leans on.

game-title = Humans!!! with Zombies!!!
game-blurb = Both sides of the same night, on one map. Some of you run for the helicopter with a shotgun, the others lead the hordes that have not eaten yet. The town is full of people and of zombies who belong to nobody, and every door leads to somebody's supper.

## Sides

role-shotgun_guy = Shotgun guy
    .help = Runs and fights as in Zombies!!!, and wins at the Helipad or with a collection of zombies.
role-zombie_player = Zombie player
    .help = Leads a horde as in Humans!!!, and wins with the points of a character.

## The board

board-brings-strays =
    { $count ->
        [one] { $count } stray zombie
       *[other] { $count } stray zombies
    }
fight-prize-horde = 1 zombie, or 3 if it falls
fight-horde = With 4 or more its player has a wound. If you fail, your movement ends here.
fight-stray = With 4 or more it is yours. If you fail, you lose a life and roll again.
fight-fail = You lose no life, but your movement ends here, and the horde may strike back.
fight-horde-bullets = One bullet for each point: the player of the horde has a wound.

## Classes of cards, decks and stacks, and when cards can be played

kind-weapon = Weapon
    .help = Arms whoever an opponent is about to catch. If it hits, the capture fails and costs a wound. A shotgun guy may also play it for a combat roll.
kind-item = Item
    .help = Is put in play in front of its owner. Only shotgun guys can do that.
kind-wound = Wound
    .help = Lies in front of a wounded zombie player until a zombie of theirs is taken off.
kind-capture = Capture card
    .help = Decides what becomes of the prey, a human or a shotgun guy.
deck-humans = Event deck of Humans!!!
deck-zombies = Event deck of Zombies!!!
stack-humans = Tiles of Humans!!!
stack-zombies = Tiles of Zombies!!!
when-own-roll = With your movement, or your combat roll
when-own-steps = Before your first step
when-opponent-steps = Before an opponent's first step
when-weapon = When an opponent has caught somebody, or before your combat roll
when-hospital = In a Hospital

## Cards of Humans!!! that are different here

card-frying_pan = Frying Pan
    .kind = { kind-weapon }
    .text = Roll a die: with 4 or more it hits. A combat roll gets +0.
    .when = { when-weapon }
    .flavour = Dinner is served.
card-baseball_bat = Baseball Bat
    .kind = { kind-weapon }
    .text = Roll a die and add 1: with 4 or more it hits. Or your combat roll gets +1.
    .when = { when-weapon }
    .flavour = Batter up.
card-crowbar = Crowbar
    .kind = { kind-weapon }
    .text = Roll a die and add 1: with 4 or more it hits. Or your combat roll gets +1.
    .when = { when-weapon }
    .flavour = Opens everything. Heads, too.
card-fire_extinguisher = Fire Extinguisher
    .kind = { kind-weapon }
    .text = Roll a die and add 1: with 4 or more it hits, and a human's flight roll gets +2. Or your combat roll gets +1.
    .when = { when-weapon }
    .flavour = Foam party.
card-hunting_rifle = Hunting Rifle
    .kind = { kind-weapon }
    .text = Roll a die and add 1: with 4 or more it hits, on a 6 for one more wound card. Or your combat roll gets +1.
    .when = { when-weapon }
    .flavour = The season is open.
card-nail_gun = Nail Gun
    .kind = { kind-weapon }
    .text = Roll a die and add 2: with 4 or more it hits. Or your combat roll gets +2.
    .when = { when-weapon }
    .flavour = Nailed it.
card-sawed_off = Sawed-off Shotgun
    .kind = { kind-weapon }
    .text = Roll a die and add 2: with 4 or more it hits. Or your combat roll gets +2.
    .when = { when-weapon }
    .flavour = Short, but to the point.
card-big_chainsaw = Big Chainsaw
    .kind = { kind-weapon }
    .text = It always hits. Or your combat roll gets +3.
    .when = { when-weapon }
    .flavour = The small one was sold out.
card-fresh_meat = Fresh Meat
    .kind = { kind-event }
    .text = Put 3 humans on a tile with a piece of yours, on spaces with neither a human nor a zombie.
    .when = { when-own-move }
    .flavour = A coach party. How nice.
card-second_wind = Second Wind
    .kind = { kind-event }
    .text = You have 3 more steps this turn.
    .when = { when-own-steps }
    .flavour = We don't breathe, but still.
card-rigor_mortis = Rigor Mortis
    .kind = { kind-event }
    .text = That opponent has only half of the steps this turn, rounded down.
    .when = { when-opponent-steps }
    .flavour = A bit stiff today.
card-sticky_fingers = Sticky Fingers
    .kind = { kind-event }
    .text = For zombie players: take up to 2 Do Over tokens from an opponent.
    .when = { when-own-start }
    .flavour = They were about to fall off anyway.

## Cards of Zombies!!! that are different here

card-all_the_marbles = All the Marbles
    .kind = { kind-item }
    .text = Use it: no stray zombie moves until the end of your next turn.
    .when = { when-toy_store }
    .flavour = Mind your feet, all of you.
card-alternate_food_source = Alternate Food Source
    .kind = { kind-instant }
    .text = Until the end of your next turn nobody fights stray zombies: all walk past them.
    .when = { when-any }
    .flavour = The butcher had it coming.
card-bad_sense_of_direction = Bad Sense of Direction
    .kind = { kind-instant }
    .text = Pay 1 life: an opponent's shotgun guy, or one horde zombie, is put on the centre of Town Square.
    .when = { when-any-life }
    .flavour = Left. No, the other left.
card-brain_cramp = Brain Cramp
    .kind = { kind-instant }
    .text = You walk that shotgun guy this turn: all his steps, and when he stops.
    .when = { when-opponent-moved }
    .flavour = Why am I going there?
card-butter_fingers = Butter Fingers
    .kind = { kind-instant }
    .text = An opponent's shotgun guy discards a card in play, or 1 or 2 bullets: you choose what.
    .when = { when-any }
    .flavour = Oops.
card-claustrophobia = Claustrophobia
    .kind = { kind-instant }
    .text = In their next turn an opponent enters no building: a shotgun guy must walk out of his, a horde tries no breach.
    .when = { when-any }
    .flavour = Were the walls always that near?
card-couldnt_get_any_worse = Just When You Thought It Couldn't Get Any Worse
    .kind = { kind-instant }
    .text = Choose a building: every space inside with neither a human nor a stray zombie gets a stray zombie.
    .when = { when-any }
    .flavour = Surprise!
card-dont_think_theyre_dead = I Don't Think They're Dead
    .kind = { kind-instant }
    .text = An opponent's shotgun guy rolls two dice. If one shows 3 or less in the end, two zombies leave his collection.
    .when = { when-any }
    .flavour = That one just winked.
card-fear = Fear
    .kind = { kind-instant }
    .text = In their next turn an opponent does not move at all, neither a shotgun guy nor a horde.
    .when = { when-any }
    .flavour = I'm fine right here.
card-grenade = Grenade
    .kind = { kind-item }
    .text = On a tile with a building: stray zombies inside are yours, each horde inside suffers a wound, you lose 1 life.
    .when = { when-army_surplus }
    .flavour = Knock knock.
card-slight_miscalculation = Slight Miscalculation
    .kind = { kind-instant }
    .text = Choose a building: the stray zombies inside are doubled, as far as there is room.
    .when = { when-any }
    .flavour = I counted heads. They came in pairs.
card-this_isnt_so_bad = This Isn't So Bad
    .kind = { kind-instant }
    .text = Put two stray zombies of the map on any other spaces with neither a human nor a stray zombie.
    .when = { when-any }
    .flavour = Not for me, anyway.
card-untied_shoe = Your Shoe's Untied
    .kind = { kind-instant }
    .text = An opponent's steps are halved: now, if played before their first step, else in their next turn.
    .when = { when-any }
    .flavour = Made you look.
card-were_screwed = We're Screwed!
    .kind = { kind-instant }
    .text = Put 10 stray zombies on any spaces with neither a human nor a stray zombie.
    .when = { when-any }
    .flavour = Some of us more than others.
card-where_did_everybody_go = Where Did Everybody Go?
    .kind = { kind-instant }
    .text = You move an opponent's shotgun guy, who fights on the way, or one horde zombie, which does not, 5 steps.
    .when = { when-any }
    .flavour = They were right behind me.
card-zombie_master = Zombie Master
    .kind = { kind-instant }
    .text = Put 5 stray zombies on any spaces with no human, no zombie and no shotgun guy.
    .when = { when-any }
    .flavour = Sit. Stay. Eat.

## Wound cards and capture cards

wound-left_arm = Left Arm
    .kind = { kind-wound }
    .text = Once you have two alike, a zombie of yours is taken off and your wounds are discarded.
wound-right_arm = Right Arm
    .kind = { kind-wound }
    .text = Once you have two alike, a zombie of yours is taken off and your wounds are discarded.
wound-left_leg = Left Leg
    .kind = { kind-wound }
    .text = Once you have two alike, a zombie of yours is taken off and your wounds are discarded.
wound-right_leg = Right Leg
    .kind = { kind-wound }
    .text = Once you have two alike, a zombie of yours is taken off and your wounds are discarded.
wound-torso = Torso
    .kind = { kind-wound }
    .text = Once you have two alike, a zombie of yours is taken off and your wounds are discarded.
wound-head_shot = Head Shot
    .kind = { kind-wound }
    .text = If you keep it, a zombie of yours is taken off at once and your wounds are discarded.
capture-escape = Escape
    .kind = { kind-capture }
    .text = The prey flees, whatever else was drawn.
capture-infect = Infect
    .kind = { kind-capture }
    .text = More of these than of Eat: a human becomes a zombie of yours; a shotgun guy loses a life, and you may raise a zombie.
capture-eat = Eat
    .kind = { kind-capture }
    .text = More of these than of Infect: the human is eaten, or the shotgun guy loses a life, and you keep one as a point.

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
    .text = Inside: 8 stray zombies and 4 life. Barricade: 4. The place of { card-first_aid_kit }.
tile-hu_hospital = Hospital (Humans!!!)
    .kind = { kind-building }
    .text = Inside: 5 humans and 2 Do Over tokens. Barricade: 5. The place of { card-first_aid_kit }, too.
tile-lawn_and_garden = Lawn & Garden Center
    .kind = { kind-building }
    .text = Inside: 6 stray zombies, 2 life and 3 bullets. Barricade: 4. The place of { card-chainsaw }.
tile-sporting_goods = Sporting Goods Store
    .kind = { kind-building }
    .text = Inside: 6 stray zombies, 2 life and 4 bullets. Barricade: 4. The place of { card-lots_of_ammo }.
tile-fire_station = Fire Station
    .kind = { kind-building }
    .text = Inside, behind three doors: 6 stray zombies, 4 life and 2 bullets. Barricade: 4. The place of { card-fire_axe }.
tile-army_surplus = Army Surplus
    .kind = { kind-building }
    .text = Inside: 2 stray zombies and 2 bullets. Barricade: 4. The place of { card-grenade }.
tile-hardware_store = Hardware Store (Zombies!!!)
    .kind = { kind-building }
    .text = Inside, behind two doors: 3 stray zombies, 1 life and 2 bullets. Barricade: 4.
tile-hu_hardware_store = Hardware Store (Humans!!!)
    .kind = { kind-building }
    .text = Inside: 2 humans and 2 Do Over tokens. Barricade: 5.
tile-toy_store = Toy Store
    .kind = { kind-building }
    .text = Inside, behind two doors: 3 stray zombies, 1 life and 1 bullet. Barricade: 4. The place of { card-all_the_marbles }.
tile-skate_shop = Skate Shop
    .kind = { kind-building }
    .text = Inside: 3 stray zombies and 1 bullet. Barricade: 4. The place of { card-skateboard }.
tile-gas_station = Gas Station
    .kind = { kind-building }
    .text = Inside: 3 stray zombies, 1 life and 2 bullets. Barricade: 4. The place of { card-molotov_cocktail }.

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
setting-hx_sides-seat_by_seat = Seat by seat
    .help = You say for each seat on which side it plays.
setting-hx_seats = Side of each seat
    .help = On which side each seat plays, where that is said seat by seat. There must be at least one seat on each side.
setting-hx_seats-shotgun_guy = { role-shotgun_guy }
setting-hx_seats-zombie_player = { role-zombie_player }
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
setting-character_choice-random = By lot
    .help = Every zombie player gets one by lot.
setting-character_choice-choose = Everybody chooses
    .help = One after another, every zombie player chooses one that is still free.
setting-five_six_rules = Rules for five and six
    .help = Whoever chooses humans for a road places two of them instead of one.
setting-zb_kill_goal = Zombies to win
    .help = How many zombies in the collection win the game for a shotgun guy.
setting-zb_life_cap = Most life
    .help = How much life a shotgun guy can have.

## The table

phase-zombies = Stray zombies
roll-zombies = Stray zombies
    .total =
        { $count ->
            [one] { $count } stray zombie to move
           *[other] { $count } stray zombies to move
        }

## What is in force for a player, or pending

effect-adrenaline_rush = { card-adrenaline_rush }
    .text = The steps of this turn are doubled.
effect-fear = { card-fear }
    .text = In the next turn this player does not move at all.
effect-claustrophobia = { card-claustrophobia }
    .text = In the next turn this player enters no building: a shotgun guy must walk out of his, a horde tries no breach.
effect-untied_shoe = { card-untied_shoe }
    .text = The steps of the next movement are halved.
effect-all_the_marbles = { card-all_the_marbles }
    .text = No stray zombie moves until the end of this player's next turn.
effect-alternate_food_source = { card-alternate_food_source }
    .text = Nobody fights stray zombies until the end of this player's next turn.

## When cards may be played: what everybody hears, and what each is asked

prompt-turn-start =
    { $own ->
        [yes] Your turn begins: do you play or use a card?
       *[no] { $seat } begins a turn: do you play or use a card?
    }
prompt-before-move =
    { $own ->
        [yes] Your zombies are about to move: do you play a card?
       *[no] { $seat } is about to move zombies: do you play or use a card?
    }
window-weapon = { $seat } is about to capture somebody: weapons may be played.
prompt-weapon =
    { $own ->
        [yes] You are about to capture somebody: do you play a weapon?
       *[no] { $seat } is about to capture somebody: do you play a weapon against it?
    }
window-name-pre-zombie-roll = Somebody is about to roll for the stray zombies
window-pre-zombie-roll = { $seat } is about to roll for the stray zombies: cards may be played.
prompt-pre-zombie-roll =
    { $own ->
        [yes] You are about to roll for the stray zombies: do you play or use a card?
       *[no] { $seat } is about to roll for the stray zombies: do you play or use a card?
    }
window-name-post-zombie-roll = Somebody has rolled for the stray zombies
window-post-zombie-roll = { $seat } has rolled for the stray zombies: cards may be played before they move.
prompt-post-zombie-roll =
    { $own ->
        [yes] You have rolled for the stray zombies: do you play or use a card before they move?
       *[no] { $seat } has rolled for the stray zombies: do you play or use a card before they move?
    }
prompt-do-over-any =
    { $what ->
        [breach] { roll-breach }
        [capture] { roll-capture }
        [weapon] { roll-weapon }
        [flight] { roll-flight }
        [combat] { roll-combat }
        [move] { roll-move }
        [zombies] { roll-zombies }
       *[stampede] { roll-stampede }
    }, { $need ->
        [0] total { $total }.
       *[other] total { $total }, needed { $need }.
    } { $own ->
        [yes] The roll is yours:
       *[no] The roll is that of { $seat }:
    } do you spend a Do Over token, so that it is rolled again?

## What a player is asked

prompt-hx-start-pawns =
    { $left ->
        [one] Where does your second zombie start? It is in the same building.
       *[other] Where does your first zombie start? Choose a space in one of the outer buildings.
    }
prompt-hx-draw-from =
    From which event deck do you draw? { $left ->
        [one] { $left } card is left to draw.
       *[other] { $left } cards are left to draw.
    }
prompt-hx-draw-tile-from = From which stack do you draw a tile?
prompt-hx-populate = { $tile }: who comes onto this road?
prompt-place-tile-zombies =
    { $count ->
        [one] { $count } stray zombie comes.
       *[other] { $count } stray zombies come.
    } { $what ->
        [put] { $left ->
            [one] Where do you place the last one?
           *[other] Where do you place one? { $left } are left.
        }
       *[leave] { $left ->
            [one] Which space stays without one?
           *[other] Which spaces stay without one? { $left } are left to choose.
        }
    }
prompt-hx-fight-order = Whom do you fight next?
prompt-hx-bullets =
    You lack { $missing ->
        [one] { $missing } point
       *[other] { $missing } points
    } against the horde zombie. Do you pay a bullet for each?
prompt-hx-counterattack = { $seat } has failed against your horde and is still there: do you strike back?
prompt-hx-infect-pawn = Do you put a zombie from your reserve where the shotgun guy was?
prompt-hx-move-guy =
    { $own ->
        [yes] You flee: where do you go?
       *[no] { $seat } flees: where to?
    } { $left ->
        [one] The roll was { $left } step.
       *[other] The roll was { $left } steps.
    }
prompt-hx-grenade-pawn = A Grenade goes off in the building: which of your zombies suffers the wound?
prompt-move-pawn =
    What do your zombies do? { $left ->
        [0] No steps are left.
        [one] { $left } step is left.
       *[other] { $left } steps are left.
    }
prompt-move-step =
    { $own ->
        [yes] Where do you go?
       *[no] You decide: where does { $seat } go?
    } { $left ->
        [one] { $left } step is left.
       *[other] { $left } steps are left.
    }
prompt-forced-step =
    You lead a piece of { $seat }: where does it go? { $left ->
        [one] { $left } step is left.
       *[other] { $left } steps are left.
    }
prompt-combat-response =
    You lack { $missing ->
        [one] { $missing } point
       *[other] { $missing } points
    } to beat the stray zombie. What do you do?
prompt-dead-dice-response = The dice show { $one } and { $two }; each needs 4 or more, or zombies leave your collection. Do you pay for one?
prompt-move-zombie =
    Which stray zombie goes where? { $left ->
        [one] { $left } is left to move.
       *[other] { $left } are left to move.
    }
prompt-card-put =
    { $card }: { $left ->
        [one] on which space do you put the last one?
       *[other] on which space do you put one? { $left } are left.
    }
prompt-card-lift =
    Which stray zombie do you take up? { $left ->
        [one] It is the last one.
       *[other] { $left } are left.
    }
prompt-do-over =
    { $what ->
        [breach] { roll-breach }
        [capture] { roll-capture }
        [weapon] { roll-weapon }
        [flight] { roll-flight }
        [combat] { roll-combat }
        [move] { roll-move }
        [zombies] { roll-zombies }
       *[stampede] { roll-stampede }
    }, { $need ->
        [0] total { $total }.
       *[other] total { $total }, needed { $need }.
    } Do you spend a Do Over token to roll again?
prompt-capture-order = Whom do you try to capture next?
prompt-infect-or-eat = As many Infect as Eat: what becomes of your prey?

## What a player may answer

option-draw-from-humans = Draw from the deck of Humans!!!
option-draw-from-zombies = Draw from the deck of Zombies!!!
option-tile-from-humans = Draw a tile of Humans!!!
option-tile-from-zombies = Draw a tile of Zombies!!!
option-populate-humans = Humans
option-populate-zombies = Stray zombies
option-fight-pawn = Fight a zombie of { $seat }
option-fight-zombie = Fight the stray zombie
option-fail = Pay nothing: it is a failure
option-attack = Attack { $seat }
option-strike-back = Strike back
option-let-go = Leave it at that
option-raise = Put a zombie there
option-leave-it = Put none there
option-pawn = The zombie on { $space }
option-play-pawn = Play { $card } against { $seat }: zombie on { $space }
option-play-on-copy-humans = Play { $card }: { $tile } no. { $number } (Humans!!!)
option-play-on-copy-zombies = Play { $card }: { $tile } no. { $number } (Zombies!!!)
option-use-item = Use { $card }
option-go = Go to { $space }
option-step = Your zombie: { $space } → { $to }
option-walk = Your zombie: { $space } → { $to }
option-zombie = Stray zombie: { $space } → { $to }
option-lift = Take up the stray zombie on { $space }
option-accept = Leave the roll as it is

## What happens

event-side-taken =
    { $side ->
        [shotgun_guy] { $seat } is a shotgun guy.
       *[zombie_player] { $seat } is a zombie player.
    }
event-zombie-came = { $seat } puts a zombie of the horde on { $space }.
event-drew-humans = { $seat } draws an event card of Humans!!!
event-drew-zombies = { $seat } draws an event card of Zombies!!!
event-shuffled-event = The discard pile of Humans!!! is shuffled into a new event deck.
event-shuffled = The discard pile of Zombies!!! is shuffled into a new event deck.
event-zombies-came =
    { $seat } places { $count ->
        [one] a stray zombie on { $spaces }.
       *[other] { $count } stray zombies: { $spaces }.
    }
event-zombies-came-in =
    { $seat } places { $count ->
        [one] a stray zombie on { $spaces } ({ $tile }).
       *[other] { $count } stray zombies: { $tile }.
    }
event-armed = { $card } helps { $seat } in the next combat roll.
event-combat-rolled = { $seat } fights and rolls { $dice }.
event-killed =
    { $seat } kills the stray zombie on { $space } and holds { $kills ->
        [one] { $kills } zombie.
       *[other] { $kills } zombies.
    }
event-killed-in =
    { $seat } kills the stray zombie on { $space } ({ $tile }) and holds { $kills ->
        [one] { $kills } zombie.
       *[other] { $kills } zombies.
    }
event-died =
    { $seat } dies and is off the map until the next turn. { $lost ->
        [0] There were no zombies in the collection to lose.
        [one] { $lost } zombie of the collection is lost.
       *[other] { $lost } zombies of the collection are lost.
    }
event-pawn-fought = { $seat } attacks a zombie of { $owner } on { $space }.
event-pawn-beaten =
    A success against { $owner }: { $seat } takes { $count ->
        [0] nothing, since the pool is empty,
        [one] { $count } stray zombie
       *[other] { $count } stray zombies
    } and holds { $kills ->
        [one] { $kills } zombie.
       *[other] { $kills } zombies.
    }
event-attack-failed = A failure: { $seat } has not beaten the zombie of { $owner }.
event-guy-attacked = { $seat } attacks { $owner } on { $space }.
event-guy-attacked-back = { $seat } strikes back at { $owner } on { $space }.
event-guy-eaten = { $seat } eats { $owner }, who loses a life, is off the map until the next turn, and has { $life } life then.
event-guy-infected = { $seat } infects { $owner }, who loses a life, is off the map until the next turn, and has { $life } life then.
event-zombie-raised =
    { $seat } puts a zombie from the reserve on { $space } and has { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
event-guy-fled = { $owner } flees from { $space } to { $to }: { $seat } has said where to.
event-guy-fled-into = { $owner } flees from { $space } to { $to } ({ $tile }): { $seat } has said where to.
event-guy-stays = { $owner } has no way out and stays on { $space }.
event-came-back-guy = { $seat } is back, on the centre of Town Square.
event-came-back-zombie = The last zombie of { $seat } is back, on the centre of Town Square.
event-pawn-sent = A zombie of { $seat } is taken from { $space } to { $to }.
event-zombie-lost = { $seat } loses the horde zombie on { $space }.
event-zombie-lost-last = { $seat } loses the last horde zombie, on { $space }: it is off the map until the next turn.
event-food-found = { $seat } has distracted the stray zombies: nobody fights them until the end of { $seat }'s next turn.
event-got-up =
    { $count ->
        [one] { $count } zombie gets
       *[other] { $count } zombies get
    } up and away from the collection of { $seat } ({ $kills } left).
event-rolled-capture = { $seat } reaches for the prey and rolls { $dice } (needed: { $need }).
event-rolled-flight = The prey tries to get away: { $seat } rolls { $dice }.
event-rolled-zombies = { $seat } rolls for the stray zombies: { $dice }.
event-zombie-stepped = { $seat } moves a horde zombie from { $space } to { $to }.
event-zombie-stepped-into = { $seat } moves a horde zombie from { $space } to { $to } ({ $tile }).
event-zombies-rolled =
    { $seat } rolls for the stray zombies: { $die ->
        [one] { $die } of them moves.
       *[other] { $die } of them move.
    }
event-roll-void = Marbles everywhere: no stray zombie moves until the end of { $seat }'s next turn.
event-zombie-moved = { $seat } moves a stray zombie from { $space } to { $to }.
event-zombie-lifted = { $seat } takes up the stray zombie on { $space }.
event-zombie-put = { $seat } puts a stray zombie on { $to }.

## How a game went, and why it was won

reckoning-zombies = Horde zombies in play
reckoning-zombies-held = Zombies in the collection
verdict-collection =
    { $winners } had { $count ->
        [one] { $count } zombie
       *[other] { $count } zombies
    } in the collection in round { $round }.
verdict-points =
    { $winners } reached the goal in round { $round }, with { $count ->
        [one] { $count } point.
       *[other] { $count } points.
    }
verdict-rounds =
    Nobody had won by the end of round { $round }. { $winners_count ->
        [one] { $winners } had reached the greatest share of the own goal.
       *[other] { $winners } had reached equal shares of their goals.
    }
rung-share = Greatest share of the own goal, in thousandths
course-share = Share of the own goal (%)
course-score = Collection, or points

## A fight

fight-lose-life = The stray zombie bites, then you roll again.
fight-death = You die and are off the map until your next turn.
fight-accept = Zombies leave your collection if a die is too low.
hunt-infect = A human becomes a zombie of yours; a shotgun guy loses a life.

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
token-die = Do Over
    .kind = Token
    .text = A zombie player spends it to roll again a die of their own. It is taken by a horde zombie on its space in its owner's turn, with no human there.
token-no_barricade = No barricade
    .kind = Token
    .text = An opening: here zombies of all kinds and shotgun guys go in and out of the building.
token-opening = No barricade
    .kind = Token
    .text = An opening: here zombies of all kinds and shotgun guys go in and out of the building.
token-life = Life
    .kind = Token
    .text = 1 life for the first shotgun guy who enters the space without a stray zombie, or kills the one there.
token-bullet = Bullet
    .kind = Token
    .text = 1 bullet for the first shotgun guy who enters the space without a stray zombie, or kills the one there.

zone-human_discard = Discard pile of Humans!!!
zone-zombie_discard = Discard pile of Zombies!!!
zone-zombies = Zombies on the map
zone-moved = Stray zombies that have moved
zone-lifted = Stray zombies taken up
zone-armed = Weapons for the next combat roll
zone-hunted = Shotgun guys to be attacked
zone-grudges = Who may strike back
zone-pawn_ways = Ways of the horde

counter-human_tiles_left = Tiles of Humans!!!
    .count =
        { $count ->
            [0] no tiles left
            [one] { $count } tile left
           *[other] { $count } tiles left
        }
counter-zombie_tiles_left = Tiles of Zombies!!!
    .count =
        { $count ->
            [0] no tiles left
            [one] { $count } tile left
           *[other] { $count } tiles left
        }
counter-human_cards_left = Event deck of Humans!!!
    .count =
        { $count ->
            [0] no cards left
            [one] { $count } card left
           *[other] { $count } cards left
        }
counter-zombie_cards_left = Event deck of Zombies!!!
    .count =
        { $count ->
            [0] no cards left
            [one] { $count } card left
           *[other] { $count } cards left
        }
counter-human_cards = Cards of Humans!!! in hand
    .count =
        { $count ->
            [0] no cards of Humans!!!
            [one] { $count } card of Humans!!!
           *[other] { $count } cards of Humans!!!
        }
counter-zombies = Horde zombies in play
    .count =
        { $count ->
            [0] no horde zombies in play
            [one] { $count } horde zombie in play
           *[other] { $count } horde zombies in play
        }
counter-reserve = Reserve of the horde
    .count =
        { $count ->
            [0] empty reserve
            [one] { $count } horde zombie in the reserve
           *[other] { $count } horde zombies in the reserve
        }
counter-kills = Collection
    .count =
        { $count ->
            [0] empty collection
            [one] { $count } zombie in the collection
           *[other] { $count } zombies in the collection
        }
counter-pool = Pool
    .count =
        { $count ->
            [0] no stray zombies in the pool
            [one] { $count } stray zombie in the pool
           *[other] { $count } stray zombies in the pool
        }
counter-goal = Goal
    .count = goal: { $count }
counter-score = Reached of the goal
counter-left = Left to do
state-stopped = Stopped
state-mover = Who moves the piece
state-attacked = Shotgun guy under attack
state-guy = Shotgun guy
state-zombie = Horde zombie
state-away = Off the map

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
