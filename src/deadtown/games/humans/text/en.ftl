### Humans!!! in English.

game-title = Humans!!!
game-blurb = For once you are the zombies. The town fills with people who have nailed up their doors, and every one of them is supper, or a new recruit. Break in, corner them, bite. Your friends will hand your supper a chainsaw.

## Styles of bots: style-…

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
token-no_barricade = No barricade
    .kind = Token
    .text = An opening: here all zombies go in and out of the building.

zone-map = Map
zone-players = Players
zone-hand = Hand
zone-wounds = Wounds
zone-eaten = Eat cards kept
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

## When cards may be played: window-name-…, window-… and prompt-…

## How a game ends, and why it was won: ending-…, reckoning-…, verdict-…, rung-…

## What is asked: prompt-…

## What can be chosen: option-…

## What happened: event-…

## Why something can't be done: refusal-…

## The board: board-…, roll-…

board-points = { $count } of { $most }
board-zombies-of = Zombie of { $name }
board-zombie-on = Zombie on { $space }
board-inside = inside
board-sheets = Characters that are free
board-card-played = Played
board-captures = Capture cards of { $name }
board-wounds = Wounds for { $name }
board-brings-humans =
    { $count ->
        [one] { $count } human
       *[other] { $count } humans
    }

## The lesson: lesson-…
