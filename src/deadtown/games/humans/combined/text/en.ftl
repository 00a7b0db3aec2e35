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

## The board

board-brings-strays =
    { $count ->
        [one] { $count } stray zombie
       *[other] { $count } stray zombies
    }
fight-prize-horde = 1 zombie, or 3 if it falls
fight-horde = With 4 or more its player has a wound. If you fail, your movement ends here.
fight-stray = With 4 or more it is yours. If you fail, you lose a life and roll again.
fight-weapon = Your combat roll gets +{ $count }.
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
when-weapon = Others' captures, or combat
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
    .help = Who plays on which side. Sides are not teams: everybody wins alone. With three or four players chances are most even with one shotgun guy.
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
    .help = How many zombies in the collection win the game for a shotgun guy. Between two players chances are most even with 20.
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

## The lesson

lesson-title = Face to face
lesson-welcome = Two games in one town. You are { $player_1 } and lead a horde, as in Humans!!!, and { $player_2 } has a shotgun, as in Zombies!!!; between you there are humans and stray zombies, who belong to nobody. What one of the two games has taught you holds here, too. If you know neither, their lessons take more time for it.
lesson-goals = Each side has its own way to win. You need the points of your character: one for each zombie of yours in play, and one for each { capture-eat } card. A shotgun guy needs 25 zombies in the collection, or the centre of the { tile-helipad }. This lesson is over after two rounds: then whoever has the greatest share of the own goal wins.
lesson-cross = Nine tiles lie as a cross. { $player_2 } starts in the middle, on { tile-town_square }, and your two zombies inside one of the four outer buildings. These stand open, and you have chosen the one in the east. Put your first zombie on E7S1; the second one goes to E5N1.
lesson-decks = Everybody has three event cards, and there are two decks. For each card you choose one of them anew. That of Humans!!! is made for hordes; in that of Zombies!!! there are also items, which only shotgun guys can play. Begin with “{ option-draw-from-humans }”.
lesson-hand = Now you hold { card-rigor_mortis } and { card-death_grip } of Humans!!!, and of Zombies!!! a { card-grenade }.
lesson-stacks = Your turn begins with a tile, and there are two stacks, too. Choose “{ option-tile-from-humans }”.
lesson-tile = A { tile-hu_road_t }. It goes where its roads meet those of the town, and it does not matter of which game they are. Place it around E6S3, a quarter turn left.
lesson-road = On every road it is for you to say who comes: a human on its centre, or a stray zombie for each of its exits. You want something to eat: choose “{ option-populate-humans }”.
lesson-sheet = Your horde is that of the { character-lawyer }. { number-movement } 5 is how many steps its zombies make in a turn, all together.
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
lesson-objection = { $player_2 } plays a { card-big_chainsaw }, which always hits: you would have a wound, and the shotgun guy would get away as humans do. But you lead lawyers, and this is their special ability: once a game they object, and a card of somebody else has no effect. Choose “{ option-object }”.
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
state-against = Horde in the fight
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
refusal-adds-nothing = { $card } adds nothing to a combat roll.
refusal-movement-stays = The movement would stay as it is: { $card } would change nothing.
refusal-zombie-in-combat = The zombie on { $space } is in a fight and can't be led away.
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
