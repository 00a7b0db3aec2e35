### Humans!!! in English.

game-title = Humans!!!
game-blurb = For once you are the zombies. The town fills with people who have nailed up their doors, and every one of them is supper, or a new recruit. Break in, corner them, bite. Your friends will hand your supper a chainsaw.

## Styles of bots: style-…

style-hunter = street hunter
style-burglar = burglar
style-spoiler = spoilsport

## Classes of cards, and when they can be played

kind-weapon = Weapon
    .help = Arms a human that an opponent is about to catch. If it hits, the capture fails and costs a wound.
kind-event = Event
    .help = Takes effect when it is played and goes to the discard pile.
kind-character = Character
    .help = Whose zombies you lead, with six numbers and a special ability.
kind-ability = Special ability
    .help = Can be used once a game. That is not playing a card.
kind-wound = Wound
    .help = Lies in front of the wounded player until a zombie is taken off.
kind-capture = Capture card
    .help = Decides what becomes of a human that was caught.
when-start = At the start of anybody's turn
when-own-start = At the start of your turn
when-own-move = Before your movement
when-opponent-move = Before an opponent's movement
when-own-breach = After a breach of yours that fails
when-own-capture = Before your capture roll
when-opponent-capture = Before an opponent's capture roll
when-weapon = When an opponent's capture roll succeeds
when-own-cards = When your capture cards lie open
when-flight = After a flight roll
when-opponent-card = When an opponent plays a card
when-own-move-begins = When your movement begins
when-own-moving = During your movement
when-own-wounds = When you have drawn wound cards
when-own-attempt = When you begin an attempt to capture

## Event cards

card-frying_pan = Frying Pan
    .kind = { kind-weapon }
    .text = Roll a die: with 4 or more it hits. If it misses, take it back into your hand.
    .when = { when-weapon }
    .flavour = Dinner is served.
card-baseball_bat = Baseball Bat
    .kind = { kind-weapon }
    .text = Roll a die and add 1: with 4 or more it hits.
    .when = { when-weapon }
    .flavour = Batter up.
card-crowbar = Crowbar
    .kind = { kind-weapon }
    .text = Roll a die and add 1: with 4 or more it hits.
    .when = { when-weapon }
    .flavour = Opens everything. Heads, too.
card-fire_extinguisher = Fire Extinguisher
    .kind = { kind-weapon }
    .text = Roll a die and add 1: with 4 or more it hits. Hit or miss, the flight roll gets +2.
    .when = { when-weapon }
    .flavour = Foam party.
card-hunting_rifle = Hunting Rifle
    .kind = { kind-weapon }
    .text = Roll a die and add 1: with 4 or more it hits. On a 6, one more wound card is drawn.
    .when = { when-weapon }
    .flavour = The season is open.
card-nail_gun = Nail Gun
    .kind = { kind-weapon }
    .text = Roll a die and add 2: with 4 or more it hits.
    .when = { when-weapon }
    .flavour = Nailed it.
card-sawed_off = Sawed-off Shotgun
    .kind = { kind-weapon }
    .text = Roll a die and add 2: with 4 or more it hits.
    .when = { when-weapon }
    .flavour = Short, but to the point.
card-big_chainsaw = Big Chainsaw
    .kind = { kind-weapon }
    .text = It always hits.
    .when = { when-weapon }
    .flavour = The small one was sold out.
card-fresh_meat = Fresh Meat
    .kind = { kind-event }
    .text = Put 3 humans on free spaces of a tile on which you have a zombie.
    .when = { when-own-move }
    .flavour = A coach party. How nice.
card-second_wind = Second Wind
    .kind = { kind-event }
    .text = Your zombies have 3 more steps this turn.
    .when = { when-own-move }
    .flavour = We don't breathe, but still.
card-rigor_mortis = Rigor Mortis
    .kind = { kind-event }
    .text = That opponent has only half of the steps this turn, rounded down.
    .when = { when-opponent-move }
    .flavour = A bit stiff today.
card-boarded_up = Boarded Up
    .kind = { kind-event }
    .text = Take away all openings of a building with no zombie inside.
    .when = { when-start }
    .flavour = Closed for supper.
card-back_door = Back Door
    .kind = { kind-event }
    .text = Your breach succeeds after all.
    .when = { when-own-breach }
    .flavour = Deliveries only.
card-slippery_customer = Slippery Customer
    .kind = { kind-event }
    .text = This capture roll gets −2.
    .when = { when-opponent-capture }
    .flavour = Suntan lotion, factor fifty.
card-death_grip = Death Grip
    .kind = { kind-event }
    .text = This capture roll gets +2.
    .when = { when-own-capture }
    .flavour = I'll never let go.
card-this_way = This Way!
    .kind = { kind-event }
    .text = You move this human, not the player who would.
    .when = { when-flight }
    .flavour = Trust me.
card-stampede = Stampede
    .kind = { kind-event }
    .text = Roll a die: move up to that many humans, 1 or 2 steps each.
    .when = { when-start }
    .flavour = Everybody out!
card-stitched_up = Stitched Up
    .kind = { kind-event }
    .text = Discard all your wounds.
    .when = { when-own-start }
    .flavour = Whose arm is this?
card-sticky_fingers = Sticky Fingers
    .kind = { kind-event }
    .text = Take up to 2 Do Over tokens from an opponent.
    .when = { when-own-start }
    .flavour = They were about to fall off anyway.
card-second_helping = Second Helping
    .kind = { kind-event }
    .text = Discard the capture cards drawn, and draw as many new ones.
    .when = { when-own-cards }
    .flavour = Is there any more?

## Characters and what they are made of

character-lawyer = Lawyer Zombie
    .kind = { kind-character }
    .text = Slow, with many Do Over tokens, and few Escapes get in the way.
    .flavour = Bills by the bite.
character-cheerleader = Cheerleader Zombie
    .kind = { kind-character }
    .text = The fastest horde in town.
    .flavour = Still has the spirit.
character-doctor = Doctor Zombie
    .kind = { kind-character }
    .text = Hard to hurt, but needs one point more than the others.
    .flavour = The doctor will eat you now.
character-wrestler = Wrestler Zombie
    .kind = { kind-character }
    .text = Hardly anybody slips out of their hands, but many get away at the last moment.
    .flavour = One, two, lunch.
character-miner = Miner Zombie
    .kind = { kind-character }
    .text = Good hands, and they come through the floor.
    .flavour = Digs people.
character-musician = Musician Zombie
    .kind = { kind-character }
    .text = Few Escapes get in their way, and once everybody comes to listen.
    .flavour = Plays by ear. Has one left.

ability-objection = Objection!
    .kind = { kind-ability }
    .text = That card has no effect and is discarded.
    .when = { when-opponent-card }
ability-gimme_a_z = Gimme a Z!
    .kind = { kind-ability }
    .text = Your Movement is doubled this turn.
    .when = { when-own-move-begins }
ability-heal_thyself = Heal Thyself
    .kind = { kind-ability }
    .text = Discard them together with all your wounds; you keep none.
    .when = { when-own-wounds }
ability-pinfall = Pinfall
    .kind = { kind-ability }
    .text = It succeeds without a roll, and nobody may play a weapon.
    .when = { when-own-attempt }
ability-undermine = Undermine
    .kind = { kind-ability }
    .text = All doorsteps of a building without openings get one, anywhere on the map.
    .when = { when-own-moving }
ability-follow_the_band = Follow the Band
    .kind = { kind-ability }
    .text = Move up to three humans, each 1 to 3 steps.
    .when = { when-own-move-begins }

number-movement = Movement
    .text = How many steps your zombies make in a turn, all together.
number-capture = Capture
    .text = What your capture roll must reach.
number-infect = Infect
    .text = How many capture cards you draw. The more there are, the likelier is an Escape.
number-taking_wounds = Taking Wounds
    .text = How many wound cards you draw. The more there are, the less you choose.
number-do_over = Do Over
    .text = How many Do Over tokens you begin with.
number-points = Points
    .text = How many points win the game for you.

## Wound cards and capture cards

wound-left_arm = Left Arm
    .kind = { kind-wound }
    .text = Once you have two alike, a zombie is taken off and your wounds are discarded.
wound-right_arm = Right Arm
    .kind = { kind-wound }
    .text = Once you have two alike, a zombie is taken off and your wounds are discarded.
wound-left_leg = Left Leg
    .kind = { kind-wound }
    .text = Once you have two alike, a zombie is taken off and your wounds are discarded.
wound-right_leg = Right Leg
    .kind = { kind-wound }
    .text = Once you have two alike, a zombie is taken off and your wounds are discarded.
wound-torso = Torso
    .kind = { kind-wound }
    .text = Once you have two alike, a zombie is taken off and your wounds are discarded.
wound-head_shot = Head Shot
    .kind = { kind-wound }
    .text = If you keep it, a zombie is taken off at once and your wounds are discarded.
capture-escape = Escape
    .kind = { kind-capture }
    .text = The human flees, whatever else was drawn.
capture-infect = Infect
    .kind = { kind-capture }
    .text = More of these than of Eat: the human becomes a zombie of yours.
capture-eat = Eat
    .kind = { kind-capture }
    .text = More of these than of Infect: the human is eaten, and you keep one as a point.

## Tiles

kind-square = Start
kind-road = Road
kind-building = Building

tile-hu_town_square = Town Square
    .kind = { kind-square }
    .text = All hordes start on its centre, and a last zombie comes back there. It brings no humans.
tile-hu_road_cross = Crossroads
    .kind = { kind-road }
    .text = Four exits: it brings one human, or two with five or six players.
tile-hu_road_t = T junction
    .kind = { kind-road }
    .text = Three exits: it brings one human, or two with five or six players.
tile-hu_road_straight = Straight road
    .kind = { kind-road }
    .text = Two exits: it brings one human, or two with five or six players.
tile-hu_road_curve = Curve (L road)
    .kind = { kind-road }
    .text = Two exits: it brings one human, or two with five or six players.
tile-hu_hospital = Hospital
    .kind = { kind-building }
    .text = Inside: 5 humans and 2 Do Over tokens. Barricade: 5.
tile-hu_apartment_building = Apartment Building
    .kind = { kind-building }
    .text = Inside: 5 humans and 1 Do Over token. Barricade: 4.
tile-hu_high_school = High School
    .kind = { kind-building }
    .text = Inside: 5 humans and 1 Do Over token. Barricade: 4.
tile-hu_concert_hall = Concert Hall
    .kind = { kind-building }
    .text = Inside: 4 humans and 2 Do Over tokens. Barricade: 4.
tile-hu_supermarket = Supermarket
    .kind = { kind-building }
    .text = Inside: 4 humans and 2 Do Over tokens. Barricade: 4.
tile-hu_hardware_store = Hardware Store
    .kind = { kind-building }
    .text = Inside: 2 humans and 2 Do Over tokens. Barricade: 5.
tile-hu_beauty_shop = Beauty Shop
    .kind = { kind-building }
    .text = Inside: 3 humans and 1 Do Over token. Barricade: 3.
tile-hu_law_office = Law Office
    .kind = { kind-building }
    .text = Inside: 2 humans and 2 Do Over tokens. Barricade: 3.
tile-hu_gym = Gym
    .kind = { kind-building }
    .text = Inside: 3 humans and 1 Do Over token. Barricade: 5.
tile-hu_mining_company = Mining Company
    .kind = { kind-building }
    .text = Inside: 2 humans and 2 Do Over tokens. Barricade: 6.
tile-hu_diner = Diner
    .kind = { kind-building }
    .text = Inside: 3 humans and 1 Do Over token. Barricade: 3.
tile-hu_church = Church
    .kind = { kind-building }
    .text = Inside: 3 humans and 1 Do Over token. Barricade: 5.

## Options of the game

setting-character_choice = Choice of characters
    .help = How the six characters are given out.
setting-character_choice-random = By lot
    .help = Everybody gets one by lot.
setting-character_choice-choose = Everybody chooses
    .help = One after another, everybody chooses one that is still free.
setting-reroll_scope = Do Over on whose dice
    .help = Whose rolls a Do Over token may change.
setting-reroll_scope-own = Own dice only
    .help = Whoever rolled the die may spend tokens on it.
setting-reroll_scope-any = Any die
    .help = After every roll everybody may spend tokens on it, until all pass. It makes the game longer.
setting-five_six_rules = Rules for five and six
    .help = Everybody gets a second zombie in their second turn, and roads bring two humans.
setting-five_six_rules-auto = With 5 or 6 players
    .help = They hold with five or six players, as printed.
setting-five_six_rules-on = Always
    .help = They hold with fewer players, too.
setting-five_six_rules-off = Never
    .help = They do not hold with five or six players either.
setting-trapped_at_once = Trapped at once
    .help = A human that has no route at all when you try to capture it is infected without a roll, weapons or cards.
setting-max_rounds = Round cap
    .help = The game also ends after so many rounds; 0 means no cap.

## The table

phase-set_up = Set-up
phase-tile = Tile
phase-draw = Draw
phase-move = Movement
phase-capture = Capture
phase-discard = Discard
phase-over = End of the game

## Pieces, tokens and numbers

piece-zombie = Zombie
    .kind = Undead
    .text = One of a player's horde, and 1 point. It stops when it enters a space with a human. Any number of zombies may share a space.
piece-human = Human
    .kind = Living
    .text = Barricades do not stop humans. Whoever has a zombie on the same space tries to capture it. A space has one human at most.
token-die = Do Over
    .kind = Token
    .text = Spend it to roll again a die that you have just rolled. It is taken by a zombie on its space in its owner's turn, with no human there.
token-opening = No barricade
    .kind = Token
    .text = An opening: here all zombies go in and out of the building.

zone-map = Map
zone-players = Players
zone-hand = Hand
zone-wounds = Wounds
zone-meals = Eat cards kept
zone-discard = Discard pile
zone-wound_discard = Discarded wound cards
zone-capture_discard = Discarded capture cards

counter-round = Round
    .count = Round { $count }
counter-points = Points
    .count =
        { $count ->
            [0] no points
            [one] { $count } point
           *[other] { $count } points
        }
counter-goal = Goal
    .count =
        { $count ->
            [one] { $count } point to reach
           *[other] { $count } points to reach
        }
counter-zombies = Zombies in play
    .count =
        { $count ->
            [0] no zombies in play
            [one] { $count } zombie in play
           *[other] { $count } zombies in play
        }
counter-reserve = Reserve
    .count =
        { $count ->
            [0] empty reserve
            [one] { $count } zombie in the reserve
           *[other] { $count } zombies in the reserve
        }
counter-eaten = Humans eaten
    .count =
        { $count ->
            [0] no humans eaten
            [one] { $count } human eaten
           *[other] { $count } humans eaten
        }
counter-wounds = Wounds
    .count =
        { $count ->
            [0] no wounds
            [one] { $count } wound
           *[other] { $count } wounds
        }
counter-do_overs = Do Over tokens
    .count =
        { $count ->
            [0] no Do Over tokens
            [one] { $count } Do Over token
           *[other] { $count } Do Over tokens
        }
counter-cards = Cards
    .count =
        { $count ->
            [0] no cards
            [one] { $count } card
           *[other] { $count } cards
        }
counter-supply = Supply
    .count =
        { $count ->
            [0] no humans in the supply
            [one] { $count } human in the supply
           *[other] { $count } humans in the supply
        }
counter-humans = Humans on the map
    .count =
        { $count ->
            [0] no humans on the map
            [one] { $count } human on the map
           *[other] { $count } humans on the map
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
counter-wounds_left = Wound deck
    .count =
        { $count ->
            [0] no cards left
            [one] { $count } card left
           *[other] { $count } cards left
        }
counter-captures_left = Capture deck
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
counter-barricade = Barricade
    .count = Barricade: { $count }

state-used = Used
state-stopped = Stopped with a human
state-trapped = Trapped
state-tried = Tried this turn

## Parts of a position

zone-dice = Do Over tokens, dice
zone-openings = Openings
zone-drawn = Just drawn
zone-wounds_drawn = Wound cards drawn
zone-prey = Humans to be captured
zone-breaches = Doorsteps to breach from, and what it takes
counter-movement = Movement pool
counter-left = Steps left
counter-meals = Eat cards
    .count =
        { $count ->
            [0] no Eat cards
            [one] { $count } Eat card
           *[other] { $count } Eat cards
        }
counter-strikes = A weapon hits with
counter-flight = Steps of the flight
state-start = From
state-attempt = Attempt to capture
state-mover = Who moves the human
state-wounded = Who keeps a wound
state-hit = Hit by a weapon
state-ends = Where it may end

roll-breach = Breach
    .enough = The barricade falls.
    .short = The barricade holds.
roll-capture = Capture
    .enough = If no weapon hits, capture cards are drawn.
    .short = The prey flees.
roll-weapon = Weapon
    .enough = The weapon hits.
    .short = The weapon misses.
roll-flight = Flight
roll-stampede = { card-stampede }

## What changes the movement of a turn

effect-gimme_a_z = { ability-gimme_a_z }
    .text = The Movement number is doubled this turn.
effect-second_wind = { card-second_wind }
    .text = 3 more steps this turn.
effect-rigor_mortis = { card-rigor_mortis }
    .text = The steps of this turn are halved, rounded down.

## When cards may be played: what everybody hears, and what each is asked

window-name-turn-start = Somebody's turn begins
window-turn-start = { $seat } begins a turn: cards may be played.
prompt-turn-start =
    { $own ->
        [yes] Your turn begins: do you play a card?
       *[no] { $seat } begins a turn: do you play a card?
    }
window-name-before-move = Somebody is about to move
window-before-move = { $seat } is about to move: cards may be played.
prompt-before-move =
    { $own ->
        [yes] Your zombies are about to move: do you play a card?
       *[no] { $seat } is about to move: do you play a card?
    }
window-name-breach-roll = A breach has failed
window-breach-roll = A breach by { $seat } has failed: cards may be played.
prompt-breach-roll =
    { $own ->
        [yes] Your breach has failed: do you play a card?
       *[no] A breach by { $seat } has failed: do you play a card?
    }
window-name-before-capture = Somebody is about to roll for a capture
window-before-capture = { $seat } is about to roll for a capture: cards may be played.
prompt-before-capture =
    { $own ->
        [yes] You are about to roll for a capture: do you play a card?
       *[no] { $seat } is about to roll for a capture: do you play a card?
    }
window-name-weapon = A capture roll has succeeded
window-weapon = { $seat } is about to capture a human: weapons may be played.
prompt-weapon =
    { $own ->
        [yes] You are about to capture a human: do you play a weapon?
       *[no] { $seat } is about to capture a human: do you give the human a weapon?
    }
window-name-capture-cards = Capture cards lie open
window-capture-cards = The capture cards of { $seat } lie open: cards may be played.
prompt-capture-cards =
    { $own ->
        [yes] Your capture cards lie open: do you play a card?
       *[no] The capture cards of { $seat } lie open: do you play a card?
    }
window-name-flee-roll = Somebody has rolled for a flight
window-flee-roll = { $seat } has rolled for the flight: cards may be played before the human is moved.
prompt-flee-roll =
    { $own ->
        [yes] You have rolled for the flight: do you play a card before the human is moved?
       *[no] { $seat } has rolled for the flight: do you play a card before the human is moved?
    }
window-name-do-over-any = A die has been rolled
window-do-over-any = { $seat } has rolled a die: Do Over tokens may be spent.
prompt-do-over-any =
    { $what ->
        [breach] { roll-breach }
        [capture] { roll-capture }
        [weapon] { roll-weapon }
        [flight] { roll-flight }
       *[stampede] { roll-stampede }
    }, { $need ->
        [0] total { $total }.
       *[other] total { $total }, needed { $need }.
    } { $own ->
        [yes] The roll is yours:
       *[no] The roll is that of { $seat }:
    } do you spend a Do Over token, so that it is rolled again?

## How a game ends

ending-points = The goal is reached
ending-no_humans = There is nobody left to hunt
ending-rounds = The last round is over

reckoning-zombies = Zombies in play
reckoning-meals = Eat cards kept

## Why a game was won

verdict-points =
    { $winners } reached the goal in round { $round }, with { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
verdict-no_humans =
    In round { $round }, no human was left on the map, and no tile to come. { $winners_count ->
        [one] { $winners } was nearest to the goal, with { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
       *[other] { $winners } were equally near to their goals.
    }
verdict-rounds =
    Nobody had won by the end of round { $round }. { $winners_count ->
        [one] { $winners } was nearest to the goal, with { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
       *[other] { $winners } were equally near to their goals.
    }
rung-missing = Fewest points missing
rung-zombies = Most zombies in play
rung-dice = Most Do Over tokens

## How a game went

course-points = Points
course-zombies = Zombies in play
course-dice = Do Over tokens

## What a player is asked

prompt-choose-character = Whose zombies do you lead?
prompt-place-tile = Where do you place this tile: { $tile }?
prompt-place-humans =
    { $count ->
        [one] { $count } human comes.
       *[other] { $count } humans come.
    } { $what ->
        [leave] { $left ->
            [one] Which space stays without one?
           *[other] Which spaces stay without one? { $left } are left to choose.
        }
       *[put] { $left ->
            [one] Where do you place the last one?
           *[other] Where do you place one? { $left } are left.
        }
    }
prompt-place-die-tokens =
    { $count ->
        [one] There is { $count } Do Over token in this building.
       *[other] There are { $count } Do Over tokens in this building.
    } { $what ->
        [leave] { $left ->
            [one] Which space stays without one?
           *[other] Which spaces stay without one? { $left } are left to choose.
        }
       *[put] { $left ->
            [one] Where do you place the last one?
           *[other] Where do you place one? { $left } are left.
        }
    }
prompt-card-put =
    { $card }: { $left ->
        [one] where do you place the last human?
       *[other] where do you place a human? { $left } are left.
    }
prompt-ability = Do you use { $ability } now? You can do so once a game.
prompt-objection = { $seat } plays { $card }: do you object?
prompt-move-step =
    What do your zombies do? { $left ->
        [0] No steps are left.
        [one] { $left } step is left.
       *[other] { $left } steps are left.
    }
prompt-do-over =
    { $what ->
        [breach] { roll-breach }
        [capture] { roll-capture }
        [weapon] { roll-weapon }
        [flight] { roll-flight }
       *[stampede] { roll-stampede }
    }, { $need ->
        [0] total { $total }.
       *[other] total { $total }, needed { $need }.
    } Do you spend a Do Over token to roll again?
prompt-capture-order = Which human do you try to capture next?
prompt-infect-or-eat = As many Infect as Eat: what becomes of the human?
prompt-keep-wound = Which of these wounds do you keep?
prompt-move-human =
    { $own ->
        [yes] The human flees from you: where does it go?
       *[no] The human flees from { $seat }: where does it go?
    } { $left ->
        [one] The roll was { $left } step.
       *[other] The roll was { $left } steps.
    }
prompt-lead-human =
    Which human do you move? { $left ->
        [one] You may move { $left } more,
       *[other] You may move { $left } more,
    } { $steps ->
        [one] by { $steps } step, or say that you are done.
       *[other] by up to { $steps } steps each, or say that you are done.
    }
prompt-lead-to = Where does the human on { $space } go?
prompt-discard-card = Your turn is over: do you discard a card from your hand?

## What a player may answer

option-choose = Take { $character }
option-place-0 = Place it around { $space }
option-place-1 = Place it around { $space }, a quarter turn to the right
option-place-2 = Place it around { $space }, half a turn
option-place-3 = Place it around { $space }, a quarter turn to the left
option-put = Place one on { $space }
option-leave = None on { $space }
option-play = Play { $card }
option-play-at = Play { $card } against { $seat }
option-play-on = Play { $card }: { $tile }
option-play-on-copy = Play { $card }: { $tile } no. { $number }
option-pass = Pass
option-use = Use { $ability }
option-spare = Not now
option-object = Object
option-let-be = Let it happen
option-step = Zombie: { $space } → { $to }
option-walk = Zombie: { $space } → { $to }
option-breach = Try a breach from { $space }
option-undermine = Use { ability-undermine }: { $tile }
option-end = End the movement
option-reroll = Spend a Do Over token
option-accept = Leave the die as it is
option-attempt = Human on { $space }
option-infect = Infect
option-eat = Eat
option-keep-wound = Keep { $wound }
option-flee = Flee to { $space }
option-human = Move the human on { $space }
option-to = To { $space }
option-done = Done
option-discard = Discard { $card }
option-keep = Keep all cards

## What happens

event-first-player = { $seat } is the first player.
event-character-taken = { $seat } gets a character: { $character }.
event-turn-began = Round { $round }: { $seat } has the turn.
event-tile-drawn = { $seat } draws a tile: { $tile }.
event-tile-placed = { $seat } places a tile around { $space }: { $tile }.
event-tile-removed = { $tile } fits nowhere and is out of the game.
event-map-closed = The map is closed: no more tiles will come.
event-humans-came =
    { $seat } places { $count ->
        [one] a human on { $spaces }.
       *[other] { $count } humans: { $spaces }.
    }
event-humans-came-in =
    { $seat } places { $count ->
        [one] a human on { $spaces } ({ $tile }).
       *[other] { $count } humans: { $spaces } ({ $tile }).
    }
event-dice-laid =
    { $seat } places { $count ->
        [one] a Do Over token on { $spaces } ({ $tile }).
       *[other] { $count } Do Over tokens: { $spaces } ({ $tile }).
    }
event-zombie-came = { $seat } brings a zombie into play on the centre of Town Square.
event-drew =
    { $seat } draws { $count ->
        [one] { $count } card.
       *[other] { $count } cards.
    }
event-drew-known = { $seat } draws { $cards }.
event-shuffled-event = The discard pile is shuffled into a new event deck.
event-shuffled-wound = The discarded wound cards are shuffled into a new deck.
event-shuffled-capture = The discarded capture cards are shuffled into a new deck.
event-card-played = { $seat } plays { $card }.
event-card-played-at = { $seat } plays { $card } against { $owner }.
event-card-played-on = { $seat } plays { $card }: { $tile }.
event-card-played-on-copy = { $seat } plays { $card }: { $tile } no. { $number }.
event-spaces-named = { $seat } chooses where the humans are to come: { $spaces }.
event-objected = { $seat } objects to a card of { $owner }: { $card } has no effect.
event-card-returned = { $seat } takes { $card } back into hand.
event-discarded = { $seat } discards { $card } from hand.
event-rolled-breach = { $seat } tries a breach and rolls { $dice } (needed: { $need }).
event-rolled-capture = { $seat } reaches for the human and rolls { $dice } (needed: { $need }).
event-rolled-weapon = { $seat } rolls { $dice } for the weapon (needed: { $need }).
event-rolled-flight = The human tries to get away: { $seat } rolls { $dice }.
event-rolled-stampede = People run in all directions: { $seat } rolls { $dice }.
event-do-over =
    { $seat } spends a Do Over token, and the die is rolled again ({ $left ->
        [0] none left
       *[other] { $left } left
    }).
event-die-taken = { $seat } picks up a Do Over token on { $space }.
event-dice-stolen =
    { $seat } takes { $count ->
        [one] a Do Over token from { $owner }.
       *[other] { $count } Do Over tokens from { $owner }.
    }
event-ability-used = { $seat } uses a special ability: { $ability }.
event-ability-used-on = { $seat } uses a special ability: { $ability }, { $tile }.
event-movement-set =
    { $seat } has { $pool ->
        [0] no steps.
        [one] { $pool } step.
       *[other] { $pool } steps.
    }
event-zombie-stepped = { $seat } moves a zombie from { $space } to { $to }.
event-zombie-stepped-into = { $seat } moves a zombie from { $space } to { $to } ({ $tile }).
event-breached = { $seat } makes an opening on { $space } ({ $tile }).
event-breach-failed = The barricade holds: { $tile }.
event-boarded-up = { $seat } boards up a building, and its openings are gone: { $tile }.
event-attempt-began = { $seat } tries to capture the human on { $space }.
event-attempt-began-in = { $seat } tries to capture the human on { $space } ({ $tile }).
event-captures-drawn = { $seat } draws capture cards: { $captures }.
event-infected =
    { $seat } infects the human on { $space } and has { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
event-infected-in =
    { $seat } infects the human on { $space } ({ $tile }) and has { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
event-eaten =
    { $seat } eats the human on { $space } and has { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
event-eaten-in =
    { $seat } eats the human on { $space } ({ $tile }) and has { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
event-trapped = The human on { $space } is trapped.
event-stays = The human on { $space } is trapped, but no zombie is left there to infect it: it stays.
event-mover-changed = Now { $seat } says where the human flees.
event-fled = { $seat } lets the human flee from { $space } to { $to }.
event-fled-into = { $seat } lets the human flee from { $space } to { $to } ({ $tile }).
event-led = { $seat } moves a human from { $space } to { $to }.
event-led-into = { $seat } moves a human from { $space } to { $to } ({ $tile }).
event-wounds-drawn = { $seat } suffers a wound and draws: { $wounds }.
event-wound-kept = { $seat } keeps a wound: { $wound }.
event-zombie-lost = { $seat } loses the zombie on { $space }.
event-zombie-lost-last = { $seat } would lose the last zombie, on { $space }: it is put on the centre of Town Square.
event-wounds-healed = { $seat } discards all wounds.
event-ended-points = { ending-points }: { $winners } wins!
event-ended-no-humans =
    { ending-no_humans }: { $winners_count ->
        [one] { $winners } wins!
       *[other] { $winners } share the win.
    }
event-ended-rounds =
    { ending-rounds }: { $winners_count ->
        [one] { $winners } wins!
       *[other] { $winners } share the win.
    }

## Why something can't be done: cards

refusal-not-in-hand = You have no { $card } in your hand.
refusal-one-card-a-round = You have already played a card since your last turn began: { $card } has to wait.
refusal-not-in-a-window = { $card } can't be played while something else is being decided.
refusal-not-asked-now = It is not for you to play a card at this moment.
refusal-only-after-their-capture-roll = { $card } is a weapon: it is played right after an opponent's capture roll that succeeds.
refusal-only-before-your-move = { $card } is played right before your own movement.
refusal-only-before-their-move = { $card } is played right before an opponent's movement.
refusal-only-at-a-turn-start = { $card } is played at the start of a turn.
refusal-only-at-your-turn-start = { $card } is played at the start of your own turn.
refusal-only-after-your-breach = { $card } is played right after a breach of yours that fails.
refusal-only-before-your-capture-roll = { $card } is played right before a capture roll of your own.
refusal-only-before-their-capture-roll = { $card } is played right before an opponent's capture roll.
refusal-only-with-your-capture-cards = { $card } is played while your own capture cards lie open.
refusal-only-after-a-flight-roll = { $card } is played right after a flight roll.
refusal-only-in-your-turn = { $card } is played in your own turn.
refusal-not-in-your-turn = { $card } is played in an opponent's turn, not in your own.
refusal-discard-at-the-end = { $card } can be discarded at the end of your turn, not now.
refusal-aimed-at-nothing = { $card } is not aimed at anything.
refusal-name-an-opponent = Say against whom you play { $card }.
refusal-not-at-yourself = { $card } is played against an opponent.
refusal-nobody-has-tokens = No opponent has a Do Over token: { $card } would change nothing.
refusal-has-no-tokens = This opponent has no Do Over tokens: { $card } would change nothing.
refusal-name-a-tile = Say for which tile you play { $card }.
refusal-tile-not-on-map = { $tile } is not on the map.
refusal-supply-empty = No humans are left in the supply: { $card } would change nothing.
refusal-no-tile-with-room = Where you have zombies there is no room for more humans: { $card } would change nothing.
refusal-no-zombie-of-yours-on-tile = { $tile } has no zombie of yours, so { $card } does nothing there.
refusal-no-room-on-tile = { $tile } has no room for more humans: { $card } would change nothing.
refusal-name-a-building = Say for which building you play { $card }.
refusal-no-building-to-close = No building has openings and no zombie inside: { $card } would change nothing.
refusal-not-a-building = { $tile } has no building.
refusal-building-not-open = { $tile } has no openings: { $card } would change nothing.
refusal-zombies-inside = { $tile } has zombies inside, so { $card } can't close it.
refusal-no-wounds = You have no wounds: { $card } would change nothing.
refusal-no-humans-on-map = There are no humans on the map: { $card } would change nothing.
refusal-humans-hemmed-in = No human has anywhere to go: { $card } would change nothing.
refusal-no-capture-cards = No capture cards were drawn: { $card } would change nothing.
refusal-you-move-it = You move this human anyway, without { $card }.
refusal-human-trapped = The human is trapped: { $card } leads nowhere.

## Why something can't be done: zombies and buildings

refusal-no-such-space = There is no space { $space } to stand on.
refusal-no-zombie-of-yours = You have no zombie on { $space }.
refusal-zombie-stopped = Your zombie on { $space } has stopped with a human: its movement is over for this turn.
refusal-zombie-where = Say where the zombie on { $space } goes.
refusal-already-there = The zombie is on { $space } already.
refusal-step-instead = { $to } is right beside { $space }: that is a single step.
refusal-walk-instead = { $to } is not beside { $space }, but your zombie can walk there.
refusal-not-connected = { $space } and { $to } are not connected.
refusal-barricaded = There is a barricade between { $space } and { $to }: it takes an opening on { $space }.
refusal-no-way-out = From { $space } there is no way out by { $to }: it takes an opening on { $to }.
refusal-no-steps-left = Your zombies have no steps left this turn.
refusal-humans-in-the-way = There are humans on the way from { $space } to { $to }: zombies stop where they meet them.
refusal-barricade-in-the-way = There is a barricade on the way from { $space } to { $to }.
refusal-too-far =
    From { $space } to { $to } is too far for { $left ->
        [one] { $left } step.
       *[other] { $left } steps.
    }
refusal-breach-from-inside = { $space } is indoors: a breach is tried from a doorstep.
refusal-not-a-doorstep = { $space } is not beside a building: there is nothing to breach.
refusal-opening-there = There is an opening on { $space } already: zombies just walk in.
refusal-tried-already = You have tried this building already this turn: { $tile }.

## Why something can't be done: humans

refusal-no-human = There is no human on { $space }.
refusal-capture-after-moving = The human on { $space } has to wait: captures are tried when the movement is over.
refusal-not-captured-this-turn = The human on { $space } is left alone this turn: it was not with your zombies when the captures began.
refusal-human-must-go = The human can't stay on { $space }: it has to go somewhere.
refusal-zombie-there = There is a zombie on { $space }.
refusal-human-there = There is a human on { $space } already.
refusal-zombies-in-the-way = There are zombies on the way to { $space }, and humans don't pass them.
refusal-not-that-long =
    No route to { $space } fits: the human has to go exactly { $left ->
        [one] { $left } step.
       *[other] { $left } steps.
    }
refusal-human-moved-already = The human on { $space } has been moved already.
refusal-human-hemmed-in = The human on { $space } has nowhere to go.
refusal-human-too-far =
    The human can't reach { $space } with { $left ->
        [one] { $left } step.
       *[other] { $left } steps.
    }

## Why something can't be done: tiles and what comes with them

refusal-cell-taken = There is already a tile around { $space }.
refusal-no-link = No road leads to the cell around { $space }.
refusal-road-into-wall = Around { $space }, turned like this, a road would run into a wall.
refusal-turned-alike = Turned like this the tile looks the same as with fewer quarter turns: choose those.
refusal-say-where-to-put = Say which space gets the next one.
refusal-say-where-to-leave = Say which space gets none: that is quicker here.
refusal-chosen-already = { $space } has been chosen already.
refusal-not-in-the-building = { $space } is not in the new building: everything goes inside.
refusal-not-on-the-new-road = { $space } is not on the new tile.
refusal-not-on-that-tile = { $space } is not on the tile for which the card was played.

## Why something can't be done: characters, tokens and wounds

refusal-character-taken = { $character } is taken already: { $seat } leads these zombies.
refusal-not-your-ability = { $ability } is not your ability: it belongs to this character: { $character }.
refusal-ability-used = You have used { $ability } already: that is possible once a game.
refusal-ability-against-a-card = { $ability } is used when an opponent has just played an event card.
refusal-ability-before-your-move = { $ability } is used when your movement begins, before cards are played.
refusal-ability-with-wounds-drawn = { $ability } is used when you have drawn wound cards and have not kept one yet.
refusal-ability-before-your-capture = { $ability } is used when you begin an attempt to capture, before cards are played.
refusal-ability-while-moving = { $ability } is used during your own movement.
refusal-name-a-building-to-open = Say for which building you use { $ability }.
refusal-no-building-to-open = Every building on the map has an opening: { $ability } would change nothing.
refusal-building-open = { $tile } has an opening already.
refusal-nothing-to-roll-again = A Do Over token is spent right after a roll, and there is none now.
refusal-no-die-token = You have no Do Over tokens.
refusal-keep-a-double = You can't keep this wound: { $wound }. Some of the cards drawn are alike, and you must keep one of these.
refusal-wound-not-drawn = You have not drawn this wound: { $wound }.

## What comes first

refusal-decide-window = Cards may be played now: everything else waits until all have passed.
refusal-decide-do-over-any = Do Over tokens may be spent on the roll now: everything else waits until all have passed.
refusal-decide-choose-character = First choose a character.
refusal-decide-place-tile = First place the tile.
refusal-decide-place-humans = First say where the humans of the tile go.
refusal-decide-place-die-tokens = First say where the Do Over tokens of the building go.
refusal-decide-card-put = First say where the humans go.
refusal-decide-ability = First decide whether you use your special ability.
refusal-decide-objection = First decide whether you object to the card.
refusal-decide-move-step = First move your zombies, or end the movement.
refusal-decide-do-over = First decide whether you roll again.
refusal-decide-capture-order = First say which human you try to capture next.
refusal-decide-infect-or-eat = First decide whether the human is infected or eaten.
refusal-decide-keep-wound = First choose the wound that you keep.
refusal-decide-move-human = First say where the human flees to.
refusal-decide-lead-human = First choose a human to be moved, or say that you are done.
refusal-decide-lead-to = First say where the human goes.
refusal-decide-discard-card = First discard a card, or keep them all.

## The board: board-…

board-points = { $count } of { $most }
board-zombies-of = Zombie of { $name }
board-zombie-on = Zombie on { $space }
board-inside = inside
board-sheets = Characters that are free
board-card-played = Played
board-wounds = Wounds for { $name }
board-wound-again = A second one
board-brings-humans =
    { $count ->
        [one] { $count } human
       *[other] { $count } humans
    }
board-copy = { $tile } no. { $number }
board-next-tile = Choose a tile.

## The panel of a capture: hunt-…

hunt-title = Capture: { $tile }
hunt-breach = Breach: { $tile }
hunt-tries = { $name } tries a capture: { $tile }
hunt-mover = { $name } chooses where to flee: { $steps }
hunt-pass-before_capture = The die is rolled without a card of yours.
hunt-pass-weapon = You hand out no weapon.
hunt-pass-capture_cards = The cards stay as they are.
hunt-spare = You roll as usual.
hunt-reroll = The die is rolled again.
hunt-stays = The roll stays as it is.
hunt-infect = It becomes a zombie of yours.
hunt-eat = You keep an Eat card as a point.

## The lesson: lesson-…

## The lesson

lesson-title = Your first supper
lesson-welcome = The dead walk, and this time you are among them. You are { $player_1 } and lead a horde, { $player_2 } leads another, and the town is full of supper. Each zombie of yours on the map is a point, and so is each human that you have eaten. Whoever is the first to have 9 points wins the game; one of the characters needs 10.
lesson-short = That takes a while. This lesson is over after two rounds: then whoever lacks the fewest points wins.
lesson-sheet = Everybody leads the zombies of a character, and yours is the { character-miner }. { number-movement } 6 is how many steps your zombies make in a turn, all together. { number-capture } 3 is what you must roll to get hold of a human. { number-do_over } 3 are the tokens that you begin with.
lesson-draws = { number-infect } 3 and { number-taking_wounds } 4 say how many cards you draw when you have caught somebody, and when somebody hits you. And once a game you may use your special ability.
lesson-tile = Your turn begins with a tile, and you have drawn the { tile-hu_diner }. It goes where its roads meet those of the town. Place it in the north, around N3.
lesson-people = Three humans have come with it, one on each space of the building, and a Do Over token. You say where that lies: put it on N4.
lesson-cards = You hold three event cards, which nobody else sees. Before you move, you always draw until you have three.
lesson-walk = Now your zombies move. You have only one yet, so all six steps are for it. It can't just walk into the building, because there are barricades all around. Go to its doorstep: one click on N3 is enough.
lesson-breach = The barricades of the { tile-hu_diner } have the number 3: roll that or more, and you are through. Every other zombie on the doorstep, whoever it belongs to, makes it 1 less. You may try each building once a turn. Try a breach from N3.
lesson-do-over = A 2, one too few. But you have three Do Over tokens, and each of them lets you roll one of your dice again. Choose “{ option-reroll }”.
lesson-enter = A 3, and there is an opening, for everybody and for the rest of the game. A zombie that meets a human stops there for this turn. Go to N4.
lesson-roll = When the movement is over, you try to capture each human who shares a space with a zombie of yours. You rolled a 4, and 3 is enough for you. Choose “{ option-accept }”.
lesson-infected = Nobody armed the human, so you drew three capture cards. With two { capture-infect } and one { capture-eat } the human was infected: you have a second zombie and a second point. The Do Over token on N4 is yours, too.
lesson-discard = At the end of your turn you may discard one card and so draw another one later. Discard { card-fire_extinguisher }.
lesson-weapon = { $player_2 } has placed the { tile-hu_mining_company }, walked in through your opening, and rolled enough for a capture. Cards may be played in anybody's turn, and you may give that human a weapon. Play { card-baseball_bat }.
lesson-struck = You rolled a 5, and the bat adds 1. With 4 or more a weapon hits: { $player_2 } has a wound, and the human flees.
lesson-flight = For the flight it was a 6: so many steps the human must go. Where to, the player on the right of whoever tried the capture decides; with two players that is you. Barricades don't stop humans, but zombies do. Choose E3N4, in the { tile-hu_mining_company }.
lesson-road = Your second turn, and this time you have a { tile-hu_road_t }. A road brings one human, on its centre. Place it around W3N3.
lesson-ability = Three humans hide in the { tile-hu_mining_company }, and its barricades have the number 6. But you lead miners: once a game, while you move, they make openings on all doorsteps of a building. Use { ability-undermine }.
lesson-share = You have two zombies now. They share your six steps, in any order and as you like. One of them has a human right beside it: move it from N4 to W1N4.
lesson-share-more = Five steps are left, and the other zombie needs four: out by the opening, along the road, and in again. Move it from N4 to E2N4.
lesson-order = Both have stopped with a human, so the movement is over. You must try to capture both, and you choose whom first. Choose the human on W1N4.
lesson-wound = Your roll was good, but { $player_2 } armed the human with a { card-fire_extinguisher }, and hit. Now you have drawn four wound cards and keep one of them; if some were alike, it would have to be one of those.
lesson-keep-one = A { wound-head_shot }, or a wound that you have already, would cost you the zombie. Any other one just lies in front of you. Keep { wound-right_arm }.
lesson-fled = The human fled from W1N4. With two players { $player_2 } is also on your right, and moved it, but there was only one way to go eight steps: six by the die, and two more by the { card-fire_extinguisher }.
lesson-escape = On E2N4 nobody could arm the human any more, but an { capture-escape } is among your three capture cards, and one is enough to get away. Unless you draw three new ones: play { card-second_helping }.
lesson-eaten = Two { capture-eat }: the human is eaten and gone, and you keep one of these cards as your third point.
lesson-one-card = From the beginning of one turn of yours to that of the next you may play one card, and that was it. The two in your hand have to wait. Choose “{ option-keep }”.
lesson-away = { $player_2 } has caught the human on the new road, but drawn an { capture-escape }. So you move this human, too, by one step only. Keep it in reach: choose W2N3.
lesson-victory = The two rounds are over. You have 3 points and lack 6; { $player_2 } has 1 and lacks 8. You have won!
lesson-goodbye = In a real game you go on up to 9 points, and each character hunts in another way. Bring several zombies to a barricade, keep a weapon for the others, and enjoy your meal!
