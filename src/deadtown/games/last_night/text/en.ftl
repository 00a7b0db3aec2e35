### Last Night on Earth in English.

game-title = Last Night on Earth
game-blurb = Four people, one small town, and a night that will not end. The heroes search drawers and cellars for anything that shoots, burns or drives; the dead just keep coming. One side has the tools, the other has the numbers, and ties go to the dead.

## The two sides

role-heroes = Heroes
role-zombies = Zombies
role-zombies_brown = Brown zombies
role-zombies_green = Green zombies

## Classes of cards, and when they can be played

kind-item = Item
    .help = Lies open on a hero who carries it.
kind-event = Event
    .help = Is held in secret, and goes to the discard pile when it has been played.
kind-unique_item = Unique Item
    .help = An item that there is only once. It is found by a Survival Search and is no hero card.
kind-tactic = Survival Tactic
    .help = Is found by a Survival Search, held in secret and played like an event. It is no hero card.
kind-ranged_upgrade = Ranged upgrade
    .help = Is bought with experience and lies open on its hero for good.
kind-combat_upgrade = Combat upgrade
    .help = Is bought with experience and lies open on its hero for good.
kind-special_upgrade = Special upgrade
    .help = Is bought with experience and lies open on its hero for good.
kind-zombie_upgrade = Zombie upgrade
    .help = Is bought with the experience of the zombies and lies open before them. It is no zombie card.
kind-once = Once
    .help = Is discarded when it is used.
kind-lasting = Lasting
    .help = Stays for good. Two copies of it add up.
kind-boost = Boost
    .help = Is bought with experience for an upgrade that a hero has, and lasts. It is free for whoever draws the same upgrade again.
kind-zombie_card = Zombie card
    .help = Is held in secret by a zombie player until it is played.
kind-fight = Fight card
    .help = Only one of these is played by the zombies in a fight, even if it is cancelled.
kind-remains = Remains in play
    .help = Lies open on its target or beside the map until something discards it.
kind-immediate = Play immediately
    .help = Is played as soon as it is drawn, whether its player likes it or not.
kind-hero = Hero
    .help = One of the living. Wounds, items and fights are counted for each of them.
kind-ability = Ability
    .help = What this hero can do and others cannot. Using it is not playing a card.
kind-building = Building
    .help = Heroes enter and leave it by its doors and search in it. Zombies walk through its walls.
kind-marker = Marker
kind-undead = Undead
kind-living = Living

when-any = At any time, but not in a fight
when-any-fight = At any time, fights included
when-any-before-fight = At any time, or before the dice of a fight
when-always = As long as its hero has it
when-own-fight = In all fights of its hero
when-drawn = As soon as it is drawn
when-ranged = As the ranged attack of its hero
when-moving = During its hero's own move
when-own-moved = At the end of its hero's move action
when-before-fight = Before the dice of a fight
when-fight = Before or after the dice of a fight
when-fight-rolled = After the dice of a fight
when-fight-won = When a fight has been won
when-zombie-won = When a zombie has won a fight
when-fight-card = When the zombies play a Fight card against its hero
when-gun-discarded = When a Gun of its hero is about to be discarded
when-wound = When a hero is about to be wounded
when-own-any-wound = When its hero is about to be wounded
when-zombie-start = At the start of the zombie turn
when-zombie-moves = Before a zombie moves
when-zombie-moves-fight = Before a zombie moves, or after the dice of a fight
when-zombie-walls = At the start of the zombie turn, or before a zombie moves
when-zombie-end = At the end of the zombie turn
when-zombie-shot = When a Gun has killed a zombie
when-hero-start = At the start of the hero turn
when-activation = When a hero's activation begins
when-hero-way = In the hero turn, before or between steps, or against “{ card-locked_door }”
when-hero-rolled = After a hero's movement roll
when-hero-dice = When a hero has just rolled dice
when-rolled = When dice have just been rolled
when-hero-wounded = When a zombie has wounded a hero who lives on
when-hero-fight-wounded = When a fight has wounded a hero who lives on
when-door = When a hero is about to pass a door
when-any-break = At any time, when a card is played, or after a break check
when-townsfolk = When a Townsfolk event is played, or at the start of the zombie turn
when-own-exchange = At the exchange of its hero
when-own-move-action = As the move action of its hero
when-own-wound = When a zombie is about to wound its hero
when-wound-killed = When a hero is about to be wounded or killed
when-hero-moved = At the end of a hero's move action
when-hero-rolled-fight = After a hero's movement roll, or before or after the dice of a fight
when-hero-any = In the hero turn, but not in a fight
when-any-fight-rolled = At any time, or after the dice of a fight
when-any-gas = At any time, or when gas is about to explode
when-ranged-dice = Before or after the dice of a ranged attack
when-event = When the heroes play an event
when-move-action = In place of the move action
when-search = When this hero searches
when-movement = With each movement roll
when-once-a-turn = Once in each zombie turn and each hero turn
when-break = After a break check
when-break-passed = When a hand weapon has passed a break check
when-zombie-card = When a zombie card is played
when-first-aid = When she discards a First Aid Kit
when-entering = On entering a space with zombies
when-arriving = When this hero comes into play
when-hero-fights = In all fights of this hero
when-hero-always = Always
when-hero-activated = When this hero's activation begins
when-hero-exchange = At the exchange of this hero
when-hero-ranged = In all ranged attacks of this hero
when-hero-wound = When this hero is about to be wounded
when-any-zombie-card = At any time, or when a zombie card is played

## Keywords

keyword-hand_weapon = Hand weapon
    .text = Helps in fights. A hero carries two weapons at most, hand and ranged together.
keyword-ranged_weapon = Ranged weapon
    .text = Is fired once in a hero's activation, at a target within range and in line of sight.
keyword-gun = Gun
    .text = A firearm: Ammo may be discarded in its place, and it can be fired at a gas marker.
keyword-two_handed = Two-handed
    .text = Counts as two items, and a weapon as two weapons.
keyword-flare = Flare
    .text = It is fired, but it is neither a Gun nor a weapon to be counted.
keyword-fire = Fire
    .text = It lights dynamite. Discarded in place of a ranged attack, it lights a fire or sets off gas.
keyword-explosive = Explosive
    .text = Whoever it kills does not rise again as a zombie hero.
keyword-ammo = Ammo
    .text = Can be picked up in the Gun Shop and in the Police Station.
keyword-first_aid = First Aid
    .text = Can be picked up in the Hospital, the Drug Store and the Lodge.
keyword-animal = Animal
    .text = She comes when she is called.
keyword-townsfolk = Townsfolk
    .text = Somebody from the town. There are cards that care, and in one scenario they are whom you must save.
keyword-heroic = Heroic
    .text = A hero has one Heroic card at most.
keyword-student = Student
    .text = Goes to the High School. Some cards are for Students alone, some against them.
keyword-law_enforcement = Law Enforcement
    .text = Wears a badge. Deputy Taylor looks after his own.
keyword-holy = Holy
    .text = Faith remains in play on this hero.
keyword-strange = Strange
    .text = Nobody knows where this hero comes from, and some do not trust it.
keyword-survivor = Survivor
    .text = Has come through such a night before, and is never in a game with who this hero was then.

# What is given or taken where an exchange goes one way.
card- = nothing

## Hero cards: items

card-signal_flare = Signal Flare
    .kind = { kind-item } · { keyword-ranged_weapon } · { keyword-flare }
    .text = Range 4, one zombie: it is killed with 2 or more. Discard it when it is fired. It does not count as a weapon.
    .when = { when-ranged }
    .flavour = Somebody must see it. Everybody did.
card-revolver = Revolver
    .kind = { kind-item } · { keyword-ranged_weapon } · { keyword-gun }
    .text = Range 3, one zombie: it is hit with 4 or more. With a 1 on that die the Revolver is empty and discarded.
    .when = { when-ranged }
    .flavour = Six bullets. Count them.
card-pump_shotgun = Pump Shotgun
    .kind = { kind-item } · { keyword-ranged_weapon } · { keyword-gun }
    .text = Range 2, a space: roll for each zombie there, and 3 or more hits it; heroes are unharmed. Then roll a die: with 1 or 2 it is empty and discarded.
    .when = { when-ranged }
    .flavour = No need to aim much.
card-baseball_bat = Baseball Bat
    .kind = { kind-item } · { keyword-hand_weapon }
    .text = Roll one more fight die; several times in a fight. It breaks with 1 or 2 after each use.
    .when = { when-fight-rolled }
    .flavour = The away team is early.
card-meat_cleaver = Meat Cleaver
    .kind = { kind-item } · { keyword-hand_weapon }
    .text = As soon as one of your fight dice shows a 6, the zombie is killed and the fight is over.
    .when = { when-own-fight }
    .flavour = Today's special: shoulder.
card-pitchfork = Pitchfork
    .kind = { kind-item } · { keyword-hand_weapon }
    .text = Once in a fight, roll again any of your dice. It breaks with 1 or 2; if you have a Torch, only with 1.
    .when = { when-fight-rolled }
    .flavour = An angry mob of one.
card-fire_axe = Fire Axe
    .kind = { kind-item } · { keyword-hand_weapon }
    .text = Cancel a zombie Fight card in a fight of its hero. It breaks with 1, 2 or 3. Locked doors do not stop its hero.
    .when = { when-fight-card }
    .flavour = In case of emergency. This is one.
card-chainsaw = Chainsaw
    .kind = { kind-item } · { keyword-hand_weapon }
    .text = In this fight roll one more fight die, and if you win, the zombie is killed. If you lose, discard the Chainsaw, or a Gasoline of yours in its place.
    .when = { when-fight }
    .flavour = It starts on the third pull.
card-welding_torch = Welding Torch
    .kind = { kind-item } · { keyword-hand_weapon } · { keyword-fire }
    .text = Roll again one of your dice; several times in a fight. It breaks with 1 or 2 after each use.
    .when = { when-fight-rolled }
    .flavour = Do not look into the flame.
card-crowbar = Crowbar
    .kind = { kind-item } · { keyword-hand_weapon }
    .text = You win ties in this fight. It breaks with 1 or 2.
    .when = { when-fight-rolled }
    .flavour = A firm argument.
card-ammo = Ammo
    .kind = { kind-item } · { keyword-ammo }
    .text = Discard it in place of a Gun of the same hero.
    .when = { when-gun-discarded }
    .flavour = It was behind the cereal.
card-torch = Torch
    .kind = { kind-item } · { keyword-fire }
    .text = Lights Out does not stop its hero. Or discard it: the zombie rolls all its fight dice again.
    .when = { when-fight-rolled }
    .flavour = They have seen enough films to back off.
card-keys = Keys
    .kind = { kind-item }
    .text = Locked doors do not stop its hero. Or discard them while their hero is in a building: draw 2 hero cards.
    .when = { when-any }
    .flavour = It is always the last one.
card-first_aid_kit = First Aid Kit
    .kind = { kind-item } · { keyword-first_aid }
    .text = Discard it: a hero in the same or an adjacent space is healed of all wounds.
    .when = { when-any }
    .flavour = Plasters with little bears.
card-lighter = Lighter
    .kind = { kind-item } · { keyword-fire }
    .text = Lights Out does not stop its hero. As a Fire item it lights dynamite, fires and gas.
    .when = { when-always }
    .flavour = And he said it was for candles.
card-dynamite = Dynamite
    .kind = { kind-item } · { keyword-explosive }
    .text = With a Fire item: range 2, in line of sight, a space. Each zombie there is killed with 2 or more, each hero with 5 or more. Discard it. Without a Fire item a fire on the target or on the way may do.
    .when = { when-ranged }
    .flavour = Keep dry. Keep away. Keep running.
card-gasoline = Gasoline
    .kind = { kind-item } · { keyword-explosive }
    .text = Discard it: put a gas marker in the hero's space or an adjacent one.
    .when = { when-moving }
    .flavour = One little trail, all the way to the pump.
card-old_betsy = Old Betsy
    .kind = { kind-item } · { keyword-animal }
    .text = Discard her and put her marker in any space. Zombies there do not move from it this turn; later each of them needs 5 or more on a die to leave, and then she runs off.
    .when = { when-any }
    .flavour = Good girl. Stay.
card-fire_extinguisher = Fire Extinguisher
    .kind = { kind-item }
    .text = Discard it to cancel a fight of its hero; or, outside fights, to move each zombie in its space and the adjacent ones by 1 space as you like, through walls and in spite of hunger, or to remove a fire marker there.
    .when = { when-any-fight }
    .flavour = Pull, aim, scream.
card-machete = Machete
    .kind = { kind-item } · { keyword-hand_weapon }
    .text = Once in a fight, roll one more fight die. It breaks with 1.
    .when = { when-fight-rolled }
    .flavour = The hedge can wait.
card-kitchen_knife = Kitchen Knife
    .kind = { kind-item } · { keyword-hand_weapon }
    .text = Once in a fight: +1 to one of your fight dice. It breaks with 1 or 2.
    .when = { when-fight-rolled }
    .flavour = Slices, dices, panics.
card-double_barrel = Double Barrel
    .kind = { kind-item } · { keyword-ranged_weapon } · { keyword-gun } · { keyword-two_handed }
    .text = Range 2, a space: roll for each zombie there, and 2 or more hits it; heroes are unharmed. Then roll a die: with 1, 2 or 3 it is empty and discarded.
    .when = { when-ranged }
    .flavour = One for you. One for you as well.
card-flashlight = Flashlight
    .kind = { kind-item }
    .text = Lights Out does not stop its hero. Or discard it to cancel a zombie card that would put a zombie in its hero's space.
    .when = { when-zombie-card }
    .flavour = It works if you shake it.
card-walkie_talkie = Walkie-Talkie
    .kind = { kind-item }
    .text = Its hero may also exchange items with a hero anywhere on the map who has a Walkie-Talkie, too.
    .when = { when-own-exchange }
    .flavour = Say again? You brought what? Over.
card-duct_tape = Duct Tape
    .kind = { kind-item }
    .text = Discard it to combine two other items of its hero: they count as one item, two-handed if one of them is. If one must be discarded, so is the other, unless a die shows 4 or more.
    .when = { when-any }
    .flavour = If it will not hold, use more.
card-hammer_and_nails = Hammer and Nails
    .kind = { kind-item }
    .text = Its hero may build with any movement roll, and with 4 or more it places 2 markers.
    .when = { when-own-move-action }
    .flavour = Mind the thumb.
card-backpack = Backpack
    .kind = { kind-item }
    .text = It does not count as an item itself, and its hero carries 2 more items that are no weapons.
    .when = { when-always }
    .flavour = Homework still inside.
card-bear_trap = Bear Trap
    .kind = { kind-item }
    .text = Discard it: put its marker in its hero's space. The next zombie that enters that space is killed, without experience for the hero, and the marker is removed.
    .when = { when-moving }
    .flavour = Nobody told the bears.
card-hunting_rifle = Hunting Rifle
    .kind = { kind-item } · { keyword-ranged_weapon } · { keyword-gun } · { keyword-two_handed }
    .text = Range 5, one zombie: it is hit with 3 or more. With a 1 on that die the Hunting Rifle is empty and discarded.
    .when = { when-ranged }
    .flavour = Out of season. Nobody will fine you.
card-logging_axe = Logging Axe
    .kind = { kind-item } · { keyword-hand_weapon } · { keyword-two_handed }
    .text = Once in a fight, roll one more fight die; if you win that fight and one of your dice shows a 6, the zombie is killed. It breaks with 1.
    .when = { when-fight-rolled }
    .flavour = Timber.
card-molotov = Molotov Cocktail
    .kind = { kind-item } · { keyword-fire } · { keyword-explosive }
    .text = Discard it: range 2, in line of sight, a space. Each zombie there is killed with 3 or more, each hero with a 6. Then put a new fire marker there.
    .when = { when-ranged }
    .flavour = Shake? Certainly not.
card-hard_hat = Hard Hat
    .kind = { kind-item }
    .text = Once for each wound, roll a die: with 5 or more the wound is prevented, with a 1 discard the Hard Hat.
    .when = { when-own-wound }
    .flavour = Safety first. And last.
card-climbing_rope = Climbing Rope
    .kind = { kind-item }
    .text = Discard it: for the rest of this move its hero may step through walls.
    .when = { when-moving }
    .flavour = Do not look down. They look up.
card-moonshine = Moonshine
    .kind = { kind-item } · { keyword-fire } · { keyword-first_aid }
    .text = Discard it: its hero is healed of 1 wound, and rolls one more fight die until the end of the turn.
    .when = { when-any }
    .flavour = For medical use. Mostly.

## Hero cards: events

card-recovery = Recovery
    .kind = { kind-event } · { keyword-first_aid }
    .text = Heal 1 wound of any hero.
    .when = { when-any }
    .flavour = Sit down. Breathe. Now get up.
card-get_back_you_devils = Get Back You Devils
    .kind = { kind-event }
    .text = The zombie that a hero has just beaten is killed, doubles or not.
    .when = { when-fight-won }
    .flavour = Not in my town.
card-faith = Faith
    .kind = { kind-event }
    .text = A hero rolls one more fight die until the end of the turn. On a Holy hero it remains in play, one at most.
    .when = { when-any-fight }
    .flavour = Somebody has to believe in us.
card-at_last = At Last…
    .kind = { kind-event }
    .text = Cancel a zombie card that remains in play.
    .when = { when-hero-start }
    .flavour = The lights! The lights are back!
card-just_a_scratch = Just a Scratch
    .kind = { kind-event }
    .text = The wound is prevented.
    .when = { when-wound }
    .flavour = It only got the jacket.
card-mr_hyde = Mr. Hyde, shop teacher
    .kind = { kind-event } · { keyword-townsfolk }
    .text = Cancel a fight of a Student. Or after the dice: +1 or −1 to any one fight die.
    .when = { when-fight }
    .flavour = Class is dismissed. Run.
card-doc_brody = Doc Brody
    .kind = { kind-event } · { keyword-townsfolk }
    .text = Heal all wounds of any hero. If that is Becky, shuffle this card into the hero deck.
    .when = { when-any }
    .flavour = Take two of these and stay alive.
card-farmer_sty = Farmer Sty
    .kind = { kind-event } · { keyword-townsfolk }
    .text = A zombie may not move this turn. Or in a fight: +1 or −1 to any one fight die.
    .when = { when-zombie-moves-fight }
    .flavour = Get off my field!
card-principal_gomez = Principal Gomez
    .kind = { kind-event } · { keyword-townsfolk }
    .text = Cancel any zombie card that is being played or remains in play. Or after the dice of a fight: the zombie rolls all its fight dice again.
    .when = { when-any-fight }
    .flavour = My office. Now.
card-deputy_taylor = Deputy Taylor
    .kind = { kind-event } · { keyword-townsfolk }
    .text = Cancel a fight of a Law Enforcement or Strange hero. Or outside fights: shuffle up to 3 cards of the hero discard pile into the deck.
    .when = { when-any-fight }
    .flavour = I called for backup. Nobody picks up.
card-jeb = Jeb, grease monkey
    .kind = { kind-event } · { keyword-townsfolk }
    .text = Cancel any zombie card that is being played or remains in play. Or at any time or after the dice of a fight: a hero rolls one more fight die until the end of the turn.
    .when = { when-any-fight }
    .flavour = Hand me that wrench. No, the big one.
card-just_what_i_needed = Just What I Needed
    .kind = { kind-event } · { kind-immediate }
    .text = Take any card from the hero discard pile; if it is empty, you may draw a card. Or take a scenario card from the hero deck, and shuffle it.
    .when = { when-drawn }
    .flavour = Of all the drawers in town.
card-heroic_resolve = Heroic Resolve
    .kind = { kind-event } · { keyword-heroic } · { kind-remains }
    .text = On a hero with 2 or more zombies in its space: one more fight die, and it wins ties. Discarded when that hero searches.
    .when = { when-any-before-fight }
    .flavour = I am done running.
card-heros_rage = Hero's Rage
    .kind = { kind-event } · { keyword-heroic }
    .text = On a hero with 2 or more zombies in its space, until the next hero turn starts: one more fight die, and beaten zombies are killed.
    .when = { when-any-before-fight }
    .flavour = That was my sister!
card-blocked_windows = Blocked Windows
    .kind = { kind-event }
    .text = This turn no zombie goes through walls or doors.
    .when = { when-zombie-walls }
    .flavour = Help me with the wardrobe.
card-escape_window = Escape Through the Window
    .kind = { kind-event }
    .text = Until the end of the hero turn heroes may step straight through walls, if they do not end that move in a building. Locked Door is cancelled.
    .when = { when-hero-way }
    .flavour = First floor. Mostly roses.
card-adrenaline = Adrenaline
    .kind = { kind-event }
    .text = Roll a die: the hero moves up to half as many spaces further, rounded up.
    .when = { when-hero-moved }
    .flavour = The legs decided by themselves.
card-run_for_it = Run for It!
    .kind = { kind-event }
    .text = All movement rolls of this hero turn get +1.
    .when = { when-hero-start }
    .flavour = On three. Three!
card-nick_of_time = Nick of Time
    .kind = { kind-event }
    .text = The hero neither takes the wound nor dies, but is moved to an adjacent space without zombies, through walls as well; if there is none, it stays.
    .when = { when-wound-killed }
    .flavour = Somebody pulled. Thank you, somebody.
card-stand_together = Stand Together
    .kind = { kind-event }
    .text = A space with 2 or more heroes: each hero there rolls one more fight die until the end of the turn.
    .when = { when-any }
    .flavour = You take the left half of them.
card-coach_miller = Coach Miller
    .kind = { kind-event } · { keyword-townsfolk }
    .text = +2 to a movement roll. Or cancel a fight of a Student.
    .when = { when-hero-rolled-fight }
    .flavour = You call that running?
card-widow_harper = Widow Harper
    .kind = { kind-event } · { keyword-townsfolk }
    .text = Up to 2 heroes are healed of 1 wound each. Or after the dice of a fight: the zombie rolls all its fight dice again.
    .when = { when-any-fight-rolled }
    .flavour = That one was my husband. Twice now.
card-survival_instinct = Survival Instinct
    .kind = { kind-event }
    .text = Draw a card of one of the Survival decks, as you choose, for a hero. In a game without Survival decks: draw a hero card.
    .when = { when-hero-any }
    .flavour = What would grandma have done?
card-board_it_up = Board It Up!
    .kind = { kind-event }
    .text = On a wall run with the outdoors behind it that a hero's space touches: place a barricade, or up to 2 reinforcements on the one there.
    .when = { when-any }
    .flavour = Not the piano. Fine, the piano.
card-bucket_brigade = Bucket Brigade
    .kind = { kind-event }
    .text = Remove up to 2 fire markers. Or when a gas marker is about to explode: it does not, and is removed.
    .when = { when-any-gas }
    .flavour = Pass it on. Do not spill. Pass it on.
card-lesson_learned = Lesson Learned
    .kind = { kind-event }
    .text = A hero gets 2 experience. In a game without experience: draw a hero card.
    .when = { when-any }
    .flavour = Next time, check the back seat.
card-clear_shot = Clear Shot
    .kind = { kind-event }
    .text = Before the dice: +2 to all hit rolls of this attack. Or after the dice: roll again any of them.
    .when = { when-ranged-dice }
    .flavour = Breathe out. Now.
card-ranger_holt = Park Ranger Holt
    .kind = { kind-event } · { keyword-townsfolk }
    .text = Cancel any zombie card that is being played or remains in play. Or outside fights: a hero with a Gun makes a ranged attack now.
    .when = { when-any-fight }
    .flavour = Please do not feed the wildlife.

## Unique Items

card-samurai_sword = Samurai Sword
    .kind = { kind-unique_item } · { keyword-hand_weapon }
    .text = Once in a fight, roll again any of your dice. If Jake has it, he also rolls one more fight die.
    .when = { when-fight-rolled }
    .flavour = It hung over the fireplace for a reason.
card-sniper_rifle = Sniper Rifle
    .kind = { kind-unique_item } · { keyword-ranged_weapon } · { keyword-gun } · { keyword-two_handed }
    .text = Range 6, one zombie: it is hit with 3 or more, by a Law Enforcement hero with 2 or more. With a 1 on that die the rifle is empty and discarded.
    .when = { when-ranged }
    .flavour = From up here they look almost peaceful.
card-magnum = Magnum
    .kind = { kind-unique_item } · { keyword-ranged_weapon } · { keyword-gun }
    .text = Range 3, one zombie: it is killed with 3 or more. With a 1 on that die the Magnum is empty and discarded.
    .when = { when-ranged }
    .flavour = One is plenty.
card-flamethrower = Flamethrower
    .kind = { kind-unique_item } · { keyword-ranged_weapon } · { keyword-fire } · { keyword-two_handed }
    .text = Range 1, an adjacent space: each zombie there is killed with 3 or more, each hero with 5 or more. Put a new fire marker there. Then roll a die: with 1 or 2 discard the Flamethrower.
    .when = { when-ranged }
    .flavour = Well done, on the outside.
card-holy_relic = Holy Relic
    .kind = { kind-unique_item }
    .text = Its hero wins ties. A Holy hero also rolls one more fight die.
    .when = { when-own-fight }
    .flavour = Third century, says the label. Roughly.
card-doctors_bag = Doctor's Bag
    .kind = { kind-unique_item } · { keyword-first_aid }
    .text = A hero in the space of the hero who has the bag is healed of all wounds. Then roll a die: with 1 or 2 discard the bag. If Becky has it, no die is rolled.
    .when = { when-move-action }
    .flavour = Smells of house calls.
card-police_radio = Police Radio
    .kind = { kind-unique_item }
    .text = Look at the top 3 cards of the hero deck and put them back in any order. If its hero is Law Enforcement, one of them may go under the deck.
    .when = { when-hero-start }
    .flavour = All units. Any unit.
card-motorcycle = Motorcycle
    .kind = { kind-unique_item } · { keyword-two_handed }
    .text = A move that its hero makes wholly outdoors may be 3 spaces longer.
    .when = { when-moving }
    .flavour = No helmet. What could happen?
card-kevlar_vest = Kevlar Vest
    .kind = { kind-unique_item }
    .text = Once for each wound, roll a die: with 4 or more the wound is prevented, with a 1 discard the vest.
    .when = { when-own-any-wound }
    .flavour = Not tested against teeth.
card-night_goggles = Night Vision Goggles
    .kind = { kind-unique_item }
    .text = Lights Out does not stop their hero. Ranged weapons of their hero have 1 more range.
    .when = { when-always }
    .flavour = You will wish it were dark.
card-master_keys = Master Keys
    .kind = { kind-unique_item }
    .text = Locked doors do not stop their hero. Or discard them while their hero is in a building: draw 3 hero cards.
    .when = { when-any }
    .flavour = The janitor goes everywhere. Went.
card-football_helmet = Football Helmet
    .kind = { kind-unique_item }
    .text = Discard it: the wound is prevented. If Johnny has it, he keeps it with 4 or more on a die.
    .when = { when-own-any-wound }
    .flavour = Made for tackles. Those do not bite.
card-old_diary = Old Diary
    .kind = { kind-unique_item }
    .text = Discard it: cancel a zombie card that remains in play.
    .when = { when-any }
    .flavour = The last page is about tonight.
card-nail_gun = Nail Gun
    .kind = { kind-unique_item } · { keyword-ranged_weapon } · { keyword-gun }
    .text = Range 2, one zombie: it is hit with 5 or more. The Nail Gun is never empty. Its hero may build with any movement roll.
    .when = { when-ranged }
    .flavour = Home improvement.
card-sledgehammer = Sledgehammer
    .kind = { kind-unique_item } · { keyword-hand_weapon } · { keyword-two_handed }
    .text = Once in a fight, roll one more fight die, and if you win, the zombie is killed. It breaks with 1 or 2.
    .when = { when-fight-rolled }
    .flavour = For walls, mostly.
card-bowie_knife = Bowie Knife
    .kind = { kind-unique_item } · { keyword-hand_weapon }
    .text = Once in a fight, +1 to one of your dice. It does not count as a weapon.
    .when = { when-fight-rolled }
    .flavour = Grandfather never explained the notches.
card-supply_bag = Supply Bag
    .kind = { kind-unique_item }
    .text = It does not count as an item itself, and its hero carries 3 more items that are no weapons. If Kenny gets it, he draws 1 hero card.
    .when = { when-always }
    .flavour = Paper or plastic?
card-lucky_coin = Lucky Coin
    .kind = { kind-unique_item }
    .text = Discard it: one of these dice, of either side, is rolled again. If Sally has it, she keeps it with 4 or more on a die.
    .when = { when-rolled }
    .flavour = Heads we live.
card-case_of_tnt = Case of TNT
    .kind = { kind-unique_item } · { keyword-explosive } · { keyword-two_handed }
    .text = Discard it: range 2, in line of sight, a space; with a 1 on a die its hero's own. All there are killed, all adjacent wounded with 2 or more. If its hero loses a fight, it explodes with a 1.
    .when = { when-ranged }
    .flavour = Do not drop. Do not even think of it.
card-adrenaline_shot = Adrenaline Shot
    .kind = { kind-unique_item } · { keyword-first_aid }
    .text = Discard it: its hero has a second move action in this activation.
    .when = { when-own-moved }
    .flavour = Sleep is for later. If there is one.

## Survival Tactics

card-sewer_access = Sewer Access
    .kind = { kind-tactic }
    .text = The sewer comes into play: the heroes place an entrance, then the zombies the other at distance 4 or more, outdoors where nobody stands. If it is in play, move an entrance to such a space.
    .when = { when-any }
    .flavour = Mind your head. Mind everything.
card-cover_fire = Cover Fire
    .kind = { kind-tactic }
    .text = A hero with a ranged weapon makes a ranged attack now, besides its own.
    .when = { when-any }
    .flavour = Run when I shout. Now!
card-regroup = Regroup
    .kind = { kind-tactic }
    .text = Choose a space with 2 or more heroes: heal 1 wound of each of them.
    .when = { when-any }
    .flavour = Is that all of us?
card-scout_ahead = Scout Ahead
    .kind = { kind-tactic }
    .text = Look at the top 5 cards of the hero deck. One goes to a hero or to your hand, as if drawn; shuffle the others into the deck.
    .when = { when-hero-any }
    .flavour = Nothing. Nothing. Oh.
card-diversion = Diversion
    .kind = { kind-tactic }
    .text = Up to 4 zombies make 1 step each, as the heroes choose, in spite of hunger, but to no hero's space. They count as having moved.
    .when = { when-zombie-moves }
    .flavour = Every car alarm in the street.
card-fortify = Fortify
    .kind = { kind-tactic }
    .text = On wall runs with the outdoors behind them that heroes' spaces touch: place up to 3 barricades or reinforcements in all.
    .when = { when-any }
    .flavour = Nails, boards, the piano.
card-rest_up = Rest Up
    .kind = { kind-tactic }
    .text = A hero in a building without zombies is healed of all wounds, in place of its own move action.
    .when = { when-move-action }
    .flavour = Five minutes. Wake me before they do.
card-field_training = Field Training
    .kind = { kind-tactic }
    .text = A hero gets 3 experience. In a game without experience: draw 2 hero cards.
    .when = { when-any }
    .flavour = Elbow up. Aim lower. Good.
card-second_chance = Second Chance
    .kind = { kind-tactic }
    .text = Any of the dice that the hero has just rolled are rolled again.
    .when = { when-hero-dice }
    .flavour = That one did not count.
card-safe_house = Safe House
    .kind = { kind-tactic }
    .text = Choose a building with a hero in it. Until the end of the zombie turn no card puts zombies there, and each step of a zombie into it needs 4 or more on a die.
    .when = { when-zombie-start }
    .flavour = Nobody breathes. Nobody.

# Names of the decks.
survival-deck-unique_items = Unique Items
survival-deck-tactics = Survival Tactics

## Upgrades

upgrade-deck-ranged = Ranged
upgrade-deck-combat = Combat
upgrade-deck-special = Special
upgrade-deck-zombie = Zombie upgrades

upgrade-steady_aim = Steady Aim
    .kind = { kind-ranged_upgrade }
    .text = Once in a turn, +1 to a hit roll of this hero.
    .boost = +1 to all hit rolls of this hero.
    .more = { kind-boost }: { upgrade-steady_aim.boost }
    .flavour = Breathe out. Then squeeze.
upgrade-quick_reload = Quick Reload
    .kind = { kind-ranged_upgrade }
    .text = Once in a turn, this hero may roll an ammo die again.
    .boost = The first time in each turn that a ranged weapon of this hero would be empty, it is not.
    .more = { kind-boost }: { upgrade-quick_reload.boost }
    .flavour = Pockets full of shells.
upgrade-sharpshooter = Sharpshooter
    .kind = { kind-ranged_upgrade }
    .text = Ranged weapons of this hero have 1 more range.
    .boost = Ranged weapons of this hero have 2 more range instead of 1.
    .more = { kind-boost }: { upgrade-sharpshooter.boost }
    .flavour = Bottles, cans, hats, heads.
upgrade-trick_shot = Trick Shot
    .kind = { kind-ranged_upgrade }
    .text = Once in a turn, this hero may roll again the die of a hit roll that missed.
    .boost = Twice in a turn instead of once.
    .more = { kind-boost }: { upgrade-trick_shot.boost }
    .flavour = Off the bell, off the sign, into the ear.
upgrade-strong_arm = Strong Arm
    .kind = { kind-ranged_upgrade }
    .text = Items that this hero throws have 1 more range.
    .boost = This hero may throw an item besides the ranged attack.
    .more = { kind-boost }: { upgrade-strong_arm.boost }
    .flavour = Three summers on the mound.
upgrade-gunslinger = Gunslinger
    .kind = { kind-ranged_upgrade }
    .text = This hero may make the ranged attack before the move action.
    .boost = This hero may make two ranged attacks in a turn, with different weapons.
    .more = { kind-boost }: { upgrade-gunslinger.boost }
    .flavour = Shoot first. They ask no questions.
upgrade-brawler = Brawler
    .kind = { kind-combat_upgrade }
    .text = This hero rolls one more fight die in the first fight of each turn.
    .boost = This hero rolls one more fight die in every fight.
    .more = { kind-boost }: { upgrade-brawler.boost }
    .flavour = Thrown out of two bars and a wedding.
upgrade-weapon_mastery = Weapon Mastery
    .kind = { kind-combat_upgrade }
    .text = This hero may roll each break check again, once.
    .boost = One number fewer breaks a weapon of this hero: 1 in place of 1 or 2.
    .more = { kind-boost }: { upgrade-weapon_mastery.boost }
    .flavour = It is all in the wrist.
upgrade-killer_instinct = Killer Instinct
    .kind = { kind-combat_upgrade }
    .text = Once in a turn, a zombie that this hero has just beaten is killed, doubles or not.
    .boost = Twice in a turn instead of once.
    .more = { kind-boost }: { upgrade-killer_instinct.boost }
    .flavour = No second helpings.
upgrade-iron_skin = Iron Skin
    .kind = { kind-combat_upgrade }
    .text = When this hero is about to be wounded in a fight, roll a die: with a 6 the wound is prevented.
    .boost = The wound is prevented with 5 or more.
    .more = { kind-boost }: { upgrade-iron_skin.boost }
    .flavour = They chew for a while.
upgrade-counterattack = Counterattack
    .kind = { kind-combat_upgrade }
    .text = This hero wins ties in the zombie turn.
    .boost = This hero wins all ties.
    .more = { kind-boost }: { upgrade-counterattack.boost }
    .flavour = Go on, come closer.
upgrade-headhunter = Headhunter
    .kind = { kind-combat_upgrade }
    .text = Once in a turn, this hero gets 1 more experience for killing a zombie in a fight.
    .boost = Each time instead of once in a turn.
    .more = { kind-boost }: { upgrade-headhunter.boost }
    .flavour = Somebody keeps a list.
upgrade-fleet_footed = Fleet-footed
    .kind = { kind-special_upgrade }
    .text = +1 to movement rolls of this hero.
    .boost = +2 instead of +1 to movement rolls of this hero.
    .more = { kind-boost }: { upgrade-fleet_footed.boost }
    .flavour = They shamble. You do not.
upgrade-scavenger = Scavenger
    .kind = { kind-special_upgrade }
    .text = Once in a turn, after searching, this hero may discard the card drawn and draw another one.
    .boost = This hero looks at both cards and keeps either of them.
    .more = { kind-boost }: { upgrade-scavenger.boost }
    .flavour = Never the top drawer.
upgrade-field_medic = Field Medic
    .kind = { kind-special_upgrade }
    .text = In place of the move action this hero heals 1 wound of a hero in its space.
    .boost = This hero heals 2 wounds instead of 1.
    .more = { kind-boost }: { upgrade-field_medic.boost }
    .flavour = Bite on this. Not like that.
upgrade-tough = Tough
    .kind = { kind-special_upgrade }
    .text = This hero has 1 more wound point.
    .boost = This hero has 2 more wound points instead of 1.
    .more = { kind-boost }: { upgrade-tough.boost }
    .flavour = It takes more than that.
upgrade-leader = Leader
    .kind = { kind-special_upgrade }
    .text = Other heroes in this hero's space roll one more fight die.
    .boost = Other heroes in adjacent spaces do so, too.
    .more = { kind-boost }: { upgrade-leader.boost }
    .flavour = Stay together. On three.
upgrade-strong_will = Strong Will
    .kind = { kind-special_upgrade }
    .text = Once in a turn, when a zombie card is played on this hero or in its fight, roll a die: with 5 or more the card is cancelled.
    .boost = The card is cancelled with 4 or more.
    .more = { kind-boost }: { upgrade-strong_will.boost }
    .flavour = No, says a voice inside.
upgrade-rising_tide = Rising Tide
    .kind = { kind-zombie_upgrade } · { kind-once }
    .text = At the end of the zombie turn, roll a D3: place so many zombies on pits, evenly.
    .flavour = The ground is moving again.
upgrade-lurching_charge = Lurching Charge
    .kind = { kind-zombie_upgrade } · { kind-once }
    .text = At the start of the zombie turn: this turn all zombies but zombie heroes may make 2 steps.
    .flavour = Since when do they run?
upgrade-hard_to_kill = Hard to Kill
    .kind = { kind-zombie_upgrade } · { kind-once }
    .text = When a zombie is about to be wounded or killed: nothing happens to it.
    .flavour = Half of it is missing. It does not mind.
upgrade-rip_and_tear = Rip and Tear
    .kind = { kind-zombie_upgrade } · { kind-once }
    .text = After the dice of a fight: the zombie rolls 2 more fight dice. This is no Fight card.
    .flavour = That was a good sleeve.
upgrade-dark_omen = Dark Omen
    .kind = { kind-zombie_upgrade } · { kind-once }
    .text = At once: draw 2 zombie cards, even beyond the limit.
    .flavour = Crows, and at midnight.
upgrade-blood_scent = Blood Scent
    .kind = { kind-zombie_upgrade } · { kind-lasting }
    .text = Once in each zombie turn, before a zombie moves: one zombie makes 1 more step.
    .flavour = You should have washed that hand.
upgrade-hungry_hands = Hungry Hands
    .kind = { kind-zombie_upgrade } · { kind-lasting }
    .text = Once in a turn, after the dice of a fight: one fight die of the zombie is rolled again.
    .flavour = They only want to hold you.
upgrade-endless_dead = Endless Dead
    .kind = { kind-zombie_upgrade } · { kind-lasting }
    .text = +1 to each new zombies roll.
    .flavour = The cemetery is older than the town.

## Zombie cards

card-shamble = Shamble
    .kind = { kind-zombie_card }
    .text = A zombie that has not moved yet goes up to as many spaces as a die shows, in place of its normal move.
    .when = { when-zombie-moves }
    .flavour = Slow, said the radio. Slow.
card-uuurrrggh = Uuuurrrggghh!
    .kind = { kind-zombie_card } · { kind-fight }
    .text = The zombie rolls 2 more fight dice.
    .when = { when-fight-rolled }
    .flavour = Uuuurrrggghh.
card-undead_hate = Undead Hate the Living
    .kind = { kind-zombie_card } · { kind-fight }
    .text = Choose any of the hero's fight dice: they are rolled again.
    .when = { when-fight-rolled }
    .flavour = It is nothing personal. It was, once.
card-theyve_taken = My God, They've Taken the…
    .kind = { kind-zombie_card } · { kind-immediate } · { kind-remains }
    .text = A random building is Taken Over. A zombie from the pool comes to each of its spaces where nobody stands; if the pool is short, you choose where. They do not move this turn.
    .when = { when-drawn }
    .flavour = Not the diner. Anything but the diner.
card-resilient = Resilient
    .kind = { kind-zombie_card }
    .text = The Gun that has just killed a zombie is discarded.
    .when = { when-zombie-shot }
    .flavour = It took the whole box.
card-lights_out = Lights Out
    .kind = { kind-zombie_card } · { kind-remains }
    .text = Put a Lights Out marker on any building.
    .when = { when-zombie-start }
    .flavour = Did you pay the bill?
card-oh_the_horror = Oh the Horror!
    .kind = { kind-zombie_card } · { kind-immediate }
    .text = Draw 3 zombie cards, even beyond the limit.
    .when = { when-drawn }
    .flavour = And that is only the front row.
card-surprise_attack = Surprise Attack
    .kind = { kind-zombie_card } · { kind-immediate }
    .text = Put a zombie from the pool in the space of a hero who is in a building.
    .when = { when-drawn }
    .flavour = Check behind the curtain. Too late.
card-loss_of_faith = Loss of Faith
    .kind = { kind-zombie_card }
    .text = Cancel a Faith that is being played or in play. Or after a break check of a hand weapon: it is rolled again.
    .when = { when-any-break }
    .flavour = Nobody is listening up there.
card-relentless_advance = Relentless Advance
    .kind = { kind-zombie_card }
    .text = Roll a die: so many zombies make 1 step now, to heroes if they are hungry, and still move normally later.
    .when = { when-zombie-start }
    .flavour = One step is enough. Then one more.
card-new_spawning_pit = New Spawning Pit
    .kind = { kind-zombie_card } · { kind-immediate } · { kind-remains }
    .text = Put a Spawning Pit marker in a space of a random building.
    .when = { when-drawn }
    .flavour = The cellar had no floor after all.
card-too_many = There's Too Many!
    .kind = { kind-zombie_card }
    .text = Roll a die: place so many zombies on pits, evenly. If the pool is short, take them from anywhere on the map.
    .when = { when-zombie-end }
    .flavour = Stop counting. Run.
card-trip = Trip!
    .kind = { kind-zombie_card }
    .text = The hero rolls its movement dice again.
    .when = { when-hero-rolled }
    .flavour = There is always a root.
card-cornered = Cornered
    .kind = { kind-zombie_card }
    .text = Until the next zombie turn starts, zombies roll 2 more fight dice, and heroes win ties.
    .when = { when-zombie-start }
    .flavour = Backs to the wall, everybody.
card-town_overrun = A Town Overrun
    .kind = { kind-zombie_card } · { kind-immediate }
    .text = Discard the top 10 cards of the hero deck, face up.
    .when = { when-drawn }
    .flavour = The sign still says: Welcome.
card-heavy_rain = Heavy Rain
    .kind = { kind-zombie_card } · { kind-immediate } · { kind-remains }
    .text = Movement rolls of heroes who start their move action outdoors get −1, to 1 at least.
    .when = { when-drawn }
    .flavour = Now the weather as well.
card-braaains = Braaains!
    .kind = { kind-zombie_card } · { kind-fight }
    .text = +1 to the zombie's highest fight die.
    .when = { when-fight-rolled }
    .flavour = A little education never hurts. Them.
card-cant_be_happening = This Can't Be Happening!
    .kind = { kind-zombie_card } · { kind-remains }
    .text = On a hero: one fight die fewer. Discarded when that hero begins an activation in a space with another hero.
    .when = { when-zombie-start }
    .flavour = I will wake up. I will wake up now.
card-feel_strange = I Feel Kinda Strange
    .kind = { kind-zombie_card } · { kind-remains }
    .text = On a hero whom a zombie has just wounded: instead of taking the next wound that hero becomes a zombie hero.
    .when = { when-hero-wounded }
    .flavour = Is it hot in here?
card-got_to_get_to = I've Got to Get to the…
    .kind = { kind-zombie_card } · { kind-remains }
    .text = On a hero: a random building that it is not in and may enter. That hero may not search until it enters a space of it; then discard this.
    .when = { when-zombie-start }
    .flavour = My wallet is there!
card-locked_door = Locked Door
    .kind = { kind-zombie_card }
    .text = The door is not passed, and the hero's move ends where it stands.
    .when = { when-door }
    .flavour = Who locks up on a night like this?
card-haunted = Haunted by the Past
    .kind = { kind-zombie_card } · { kind-remains }
    .text = On a hero who is no Student: it becomes Strange, and Townsfolk events may not be played on it or its dice.
    .when = { when-zombie-start }
    .flavour = I knew that one. In the third row.
card-living_nightmare = Living Nightmare
    .kind = { kind-zombie_card } · { kind-immediate } · { kind-remains }
    .text = At the start of each zombie turn, this one included, the top card of the hero deck is discarded. Zombie heroes roll 2 more fight dice.
    .when = { when-drawn }
    .flavour = And no alarm clock.
card-last_night = This Could Be Our Last Night on Earth
    .kind = { kind-zombie_card }
    .text = A man and a woman among the heroes, in one space, lose their turn.
    .when = { when-hero-start }
    .flavour = Hold me. Just for a minute.
card-bickering = Bickering
    .kind = { kind-zombie_card }
    .text = A space with 2 or more heroes: all heroes there lose their turn.
    .when = { when-hero-start }
    .flavour = I said left!
card-dont_trust = I Don't Trust 'Em
    .kind = { kind-zombie_card } · { kind-remains }
    .text = Until the next zombie turn starts no hero may exchange items. Or on a Strange hero, where it remains: that hero may not exchange items.
    .when = { when-zombie-start }
    .flavour = Where were you when it began?
card-self_sacrifice = Unnecessary Self Sacrifice
    .kind = { kind-zombie_card }
    .text = In a space with 2 or more heroes: there is no fight. One of these heroes, as the heroes choose, takes a wound from that zombie.
    .when = { when-before-fight }
    .flavour = Go on without me. No, really.
card-never_ends = Night That Never Ends
    .kind = { kind-zombie_card } · { kind-immediate }
    .text = Name a card of the zombie discard pile: shuffle all its copies there into the deck. Then the heroes may do the same with theirs.
    .when = { when-drawn }
    .flavour = The clock has stopped at three.
card-rotten_bodies = Rotten Bodies
    .kind = { kind-zombie_card } · { kind-immediate }
    .text = Roll a die: remove so many zombies of your choice. Until the next zombie turn starts no zombie can be killed: wounds that would do so are ignored.
    .when = { when-drawn }
    .flavour = Some fall apart. The rest is leather.
card-hes_a_zombie = My God, He's a Zombie
    .kind = { kind-zombie_card }
    .text = With 4 or more on a die, cancel a Townsfolk event and remove it from the game. Or put a zombie from the pool in a space adjacent to a hero.
    .when = { when-townsfolk }
    .flavour = He did look a bit grey.
card-overconfidence = Overconfidence
    .kind = { kind-zombie_card } · { kind-remains }
    .text = On a hero: while a zombie is in its space it may not move out, but may search. Each time it loses a fight, roll a die: with 4 or more discard this.
    .when = { when-zombie-start }
    .flavour = I can take them. All of them.
card-leave_it = There's No Time, Leave It!
    .kind = { kind-zombie_card }
    .text = Remove a card of the hero discard pile from the game.
    .when = { when-any }
    .flavour = But it is signed!
card-teen_angst = Teen Angst
    .kind = { kind-zombie_card } · { kind-remains }
    .text = On a Student: one fight die fewer while another hero is in its space.
    .when = { when-zombie-start }
    .flavour = You are not my father!
card-catfight = Catfight
    .kind = { kind-zombie_card }
    .text = Two women among the heroes, in one space, lose their turn.
    .when = { when-hero-start }
    .flavour = That was my jacket!
card-caught_off_guard = Caught Off Guard
    .kind = { kind-zombie_card }
    .text = A hero with zombies in its space fights first: in this activation the step fight comes before the move action, and not again after it.
    .when = { when-activation }
    .flavour = Turn round. Slowly.
card-despair = Despair
    .kind = { kind-zombie_card } · { kind-remains }
    .text = On a hero: whenever it searches, the card drawn is discarded with 1 or 2 on a die. Discard this when that hero ends an activation in a space with another hero.
    .when = { when-zombie-start }
    .flavour = Why even open the drawer?
card-bitten = Bitten
    .kind = { kind-zombie_card }
    .text = The hero whom a zombie has just wounded gets an Infected marker; with a second one it becomes a zombie hero at once.
    .when = { when-hero-wounded }
    .flavour = It is only a small one. Look. No, do not look.
card-fighting_instincts = Fighting Instincts
    .kind = { kind-zombie_card } · { kind-fight }
    .text = Choose any of the zombie's fight dice: they are rolled again.
    .when = { when-fight-rolled }
    .flavour = He used to box. His hands remember.
card-its_stuck = It's Stuck!
    .kind = { kind-zombie_card }
    .text = The hand weapon that has just passed a break check is discarded.
    .when = { when-break-passed }
    .flavour = Pull! No, the other way!
card-knocked_away = Knocked Away
    .kind = { kind-zombie_card }
    .text = The hero who has lost discards one of its items, which you choose.
    .when = { when-zombie-won }
    .flavour = It slid under the car. Of course it did.
card-scratch_and_claw = Scratch and Claw
    .kind = { kind-zombie_card } · { kind-fight }
    .text = In this fight doubles do not wound the zombie.
    .when = { when-fight-rolled }
    .flavour = Nails go on growing, they say.
card-line_is_dead = The Line Is Dead
    .kind = { kind-zombie_card }
    .text = With 3 or more on a die, cancel an event of the heroes that is not Townsfolk.
    .when = { when-event }
    .flavour = Hello? Hello? Is anybody there?
card-feeding_frenzy = Feeding Frenzy
    .kind = { kind-zombie_card }
    .text = This turn each zombie in a space with 3 or more zombies rolls one more fight die.
    .when = { when-zombie-start }
    .flavour = Nobody here was taught to share.
card-dragged_away = Dragged into the Dark
    .kind = { kind-zombie_card }
    .text = Move the hero whom a fight has just wounded, together with that zombie, to an adjacent space of your choice, through walls as well, but not into a Fully Barricaded building.
    .when = { when-hero-fight-wounded }
    .flavour = One shoe was all they found.
card-break_through = Break Through
    .kind = { kind-zombie_card }
    .text = Choose a barricade: remove up to 2 of its reinforcements; if it has none, zombies cross it without a roll this turn. With no barricade on the map a zombie makes 1 more step.
    .when = { when-zombie-moves }
    .flavour = The boards were good. There were too few.
card-clawing = Clawing at the Boards
    .kind = { kind-zombie_card }
    .text = This turn the zombies' rolls at barricades get +1, and one of them that fails may be rolled again.
    .when = { when-zombie-moves }
    .flavour = All night long. Scratch. Scratch.
card-from_the_sewers = Up from the Sewers
    .kind = { kind-zombie_card }
    .text = Roll a D3: place so many zombies from the pool in the sewer or on its entrances. Without a sewer: place 1 zombie in an outdoor space that is not adjacent to a hero.
    .when = { when-zombie-end }
    .flavour = Something is wrong with the drains.
card-grave_robbers = Grave Robbers
    .kind = { kind-zombie_card }
    .text = Draw a Grave Weapon and give it to a zombie without one that is on a pit, or neither in nor adjacent to a hero's space. In a game without Grave Weapons: draw a zombie card.
    .when = { when-zombie-end }
    .flavour = He was buried with it. He kept it sharp.
card-picked_clean = Picked Clean
    .kind = { kind-zombie_card } · { kind-immediate }
    .text = Discard the top 3 cards of each Survival deck. In a game without Survival decks: the top 3 cards of the hero deck.
    .when = { when-drawn }
    .flavour = Somebody has been here before us.
card-no_way_out = No Way Out
    .kind = { kind-zombie_card }
    .text = Choose a building: until the next zombie turn starts no hero may pass its doors, but for heroes whom locked doors do not stop.
    .when = { when-zombie-start }
    .flavour = In was easy.
card-sparks = Sparks in the Dark
    .kind = { kind-zombie_card } · { kind-immediate }
    .text = A random building: put new fire in one of its spaces that has none.
    .when = { when-drawn }
    .flavour = Who left the stove on?
card-its_spreading = It's Spreading!
    .kind = { kind-zombie_card }
    .text = Choose a fire on its burning side: it spreads twice at once.
    .when = { when-zombie-end }
    .flavour = The wind has turned.
card-burning_dead = Burning Dead
    .kind = { kind-zombie_card }
    .text = This turn fire does not wound zombies, and a zombie that starts its move in a space with fire or enters one rolls one more fight die.
    .when = { when-zombie-start }
    .flavour = At least we can see them now.
card-infected_wound = Infected Wound
    .kind = { kind-zombie_card }
    .text = The hero whom a zombie has just wounded gets an Infected marker; with a second one it becomes a zombie hero at once.
    .when = { when-hero-wounded }
    .flavour = Green is not a good colour for an arm.
card-growing_smarter = Growing Smarter
    .kind = { kind-zombie_card } · { kind-immediate }
    .text = The zombies get 2 experience. In a game without experience: draw a zombie card.
    .when = { when-drawn }
    .flavour = It tried the handle. Then it knocked.
card-cold_snap = Cold Snap
    .kind = { kind-zombie_card } · { kind-immediate } · { kind-remains }
    .text = Each hero who ends its move action outdoors rolls a die: with a 1 it takes a wound, which is not from a zombie.
    .when = { when-drawn }
    .flavour = They do not feel it. They do not feel anything.
card-rock_slide = Rock Slide
    .kind = { kind-zombie_card }
    .text = Put the Blocked space marker in an outdoor space where nobody stands: until the next zombie turn starts nobody may enter it.
    .when = { when-zombie-start }
    .flavour = There was a road here.
card-blackout = Blackout
    .kind = { kind-zombie_card } · { kind-remains }
    .text = Roll a D3: put Lights Out markers on so many random buildings that have none.
    .when = { when-zombie-start }
    .flavour = The whole valley, all at once.
card-mauled = Mauled
    .kind = { kind-zombie_card }
    .text = If the zombie's highest die shows a 6, the hero takes one more wound.
    .when = { when-zombie-won }
    .flavour = It was the quiet one, too.
card-pack_hunters = Pack Hunters
    .kind = { kind-zombie_card }
    .text = Roll a D3: up to so many zombies that are not in a hero's space make 1 more step each, which must bring them nearer to a hero.
    .when = { when-zombie-moves }
    .flavour = One in front. Where are the others?

## Grave Weapons

kind-grave_weapon = Grave Weapon
    .help = Lies open with a zombie that carries it, and is lost with it. It is neither a zombie card nor a Fight card.

when-bearer = As long as its zombie has it
when-bearer-fights = In all fights of its zombie
when-bearer-won = When its zombie has won a fight
when-bearer-wounded = When its zombie is wounded in a fight
when-bearer-killed-fight = When its zombie is killed in a fight
when-bearer-killed = When its zombie is killed

card-bloated_body = Bloated Body
    .kind = { kind-grave_weapon }
    .text = Each hero in this zombie's space rolls a die: with 1 or 2 that hero takes a wound from a zombie.
    .when = { when-bearer-killed-fight }
    .flavour = Do not poke it. Do not.
card-blood_spray = Blood Spray
    .kind = { kind-grave_weapon }
    .text = The hero who fights this zombie rolls a die: with a 1 that hero gets an Infected marker.
    .when = { when-bearer-wounded }
    .flavour = Mouth shut, eyes shut.
card-crawling_torso = Crawling Torso
    .kind = { kind-grave_weapon }
    .text = Rolls to hit this zombie with a ranged weapon get −2.
    .when = { when-bearer }
    .flavour = Half of it is missing. The wrong half.
card-recently_dead = Recently Dead
    .kind = { kind-grave_weapon }
    .text = This zombie goes up to a D3 of spaces, rolled when it moves.
    .when = { when-bearer }
    .flavour = He owed me money until Tuesday.
card-stench_of_death = Stench of Death
    .kind = { kind-grave_weapon }
    .text = Heroes in this zombie's space roll one fight die fewer.
    .when = { when-bearer }
    .flavour = Breathe through your sleeve.
card-barbed_wire = Barbed Wire
    .kind = { kind-grave_weapon }
    .text = A hero who starts its move in this zombie's space rolls a die once: with 4 or more it may leave that space, otherwise it does not move.
    .when = { when-bearer }
    .flavour = It brought half the fence along.
card-explosive_zombie = Explosive
    .kind = { kind-grave_weapon } · { keyword-explosive }
    .text = Everybody else in this zombie's space rolls a die: with 4 or more a hero takes a wound, and a zombie is killed.
    .when = { when-bearer-killed }
    .flavour = Is that ticking?
card-gw_machete = Machete
    .kind = { kind-grave_weapon }
    .text = This zombie rolls one more fight die.
    .when = { when-bearer-fights }
    .flavour = It does not know what it is holding. Yet.
card-old_pitchfork = Old Pitchfork
    .kind = { kind-grave_weapon }
    .text = Once in a fight of this zombie, roll again any of its dice.
    .when = { when-fight-rolled }
    .flavour = Forty years of hay. One more night.
card-rusty_axe = Rusty Axe
    .kind = { kind-grave_weapon }
    .text = If this zombie's highest die shows a 6, the hero takes one more wound.
    .when = { when-bearer-won }
    .flavour = Rust is the least of your worries.
card-sickle = Sickle
    .kind = { kind-grave_weapon }
    .text = +1 to this zombie's highest fight die.
    .when = { when-bearer-fights }
    .flavour = Harvest is late this year.

## What Grave Dead can do: one of these in a game

grave_dead-very_rotten = Very Rotten
    .text = Each time one of them would be wounded or killed, roll a die: with 4 or more it does not matter. Explosives allow no such roll.
grave_dead-brainthirsty = Brainthirsty
    .text = They have 2 wound points.
grave_dead-freshly_dead = Freshly Dead
    .text = Each goes up to a D3 of spaces, rolled when it moves.
grave_dead-ravenous = Ravenous
    .text = Each rolls one more fight die.
grave_dead-pack_mentality = Pack Mentality
    .text = In place of a pit, they may be placed in any space with at least one other zombie.
grave_dead-carrier = Carrier
    .text = When one of them has wounded a hero who lives on, roll a die: with 5 or more the hero turns, and its owner takes a new one at once. The roll can be cancelled like a zombie card.
card-carrier = { grave_dead-carrier }

## Heroes and what they can do

# The name as it stands in sentences; in full, as on the sheet; and as short as it gets.
hero-sheriff_anderson = Sheriff Anderson
    .full = Sheriff Anderson
    .short = Sheriff
    .kind = { kind-hero } · { keyword-law_enforcement }
    .text = Comes with a Revolver, and finds it again wherever there is something to search.
    .flavour = Twenty years of parking tickets, and now this.
hero-billy = Billy
    .full = Billy, the Sheriff's son
    .short = Billy
    .kind = { kind-hero } · { keyword-student }
    .text = The fastest of them all, but two wounds are his end.
    .flavour = Runs the mile in five. Tonight in four.
hero-johnny = Johnny
    .full = Johnny, quarterback
    .short = Johnny
    .kind = { kind-hero } · { keyword-student }
    .text = Runs right through them and wins ties, until two wounds stop him.
    .flavour = Fourth down and the whole town to go.
hero-sally = Sally
    .full = Sally, high school sweetheart
    .short = Sally
    .kind = { kind-hero } · { keyword-student }
    .text = Two wounds are her end, but luck is on her side.
    .flavour = Voted most likely to live.
hero-jenny = Jenny
    .full = Jenny, the farmer's daughter
    .short = Jenny
    .kind = { kind-hero }
    .text = Tools last longer in her hands, and neither roots nor rain slow her down.
    .flavour = Has wrestled worse, and it had horns.
hero-becky = Becky
    .full = Becky, the nurse
    .short = Becky
    .kind = { kind-hero }
    .text = Keeps herself and the others on their feet.
    .flavour = This will hurt a little. Them, a lot.
hero-father_joseph = Father Joseph
    .full = Father Joseph, man of the cloth
    .short = Joseph
    .kind = { kind-hero } · { keyword-holy }
    .text = Stands up against zombie cards and pays for it with his own blood.
    .flavour = Forgives them. Afterwards.
hero-jake = Jake
    .full = Jake Cartwright, the drifter
    .short = Jake
    .kind = { kind-hero } · { keyword-strange }
    .text = Finds what he needs, and fights best alone.
    .flavour = Was only passing through.
hero-sam = Sam
    .full = Sam, the diner cook
    .short = Sam
    .kind = { kind-hero }
    .text = Comes with a Meat Cleaver, and is at his worst, and best, when left alone with them.
    .flavour = Out of my kitchen.
hero-detective_winters = Detective Winters
    .full = Detective Winters
    .short = Winters
    .kind = { kind-hero } · { keyword-law_enforcement }
    .text = Hits where others miss, and often knows what is in the next drawer.
    .flavour = Everybody here has a motive. Hunger.
hero-amanda = Amanda
    .full = Amanda, the prom queen
    .short = Amanda
    .kind = { kind-hero } · { keyword-student }
    .text = Two wounds are her end, but somebody always steps in front of her.
    .flavour = The crown stays on.
hero-kenny = Kenny
    .full = Kenny, the bag boy
    .short = Kenny
    .kind = { kind-hero } · { keyword-student }
    .text = Carries more than anybody else, until two wounds stop him.
    .flavour = Paper or plastic?
hero-alice = Alice
    .full = Alice, the waitress
    .short = Alice
    .kind = { kind-hero }
    .text = Hands things over to adjacent spaces, and is quick off the mark from indoors.
    .flavour = Table nine is biting again.
hero-ed_baker = Ed Baker
    .full = Ed Baker, the lumberjack
    .short = Ed
    .kind = { kind-hero }
    .text = Takes four wounds, comes with a Logging Axe, and needs only one hand for it.
    .flavour = Trees do not scream. He prefers trees.
hero-nikki = Nikki
    .full = Nikki, the bush pilot
    .short = Nikki
    .kind = { kind-hero }
    .text = Comes with a Signal Flare, and makes a bandage or a way out of whatever she carries.
    .flavour = Any landing that you can run away from.
hero-sheriff_survivor = Anderson the survivor
    .full = Sheriff Anderson, survivor
    .short = Sheriff
    .kind = { kind-hero } · { keyword-law_enforcement } · { keyword-survivor }
    .text = Has some experience of such nights, and fights hardest when he bleeds.
    .flavour = No more parking tickets.
hero-sally_survivor = Sally the survivor
    .full = Sally, survivor
    .short = Sally
    .kind = { kind-hero } · { keyword-survivor }
    .text = Has some experience of such nights, and a luck that has grown harder.
    .flavour = Voted right.
hero-jake_survivor = Jake the survivor
    .full = Jake Cartwright, survivor
    .short = Jake
    .kind = { kind-hero } · { keyword-strange } · { keyword-survivor }
    .text = Has some experience of such nights, and leaves nothing behind that may be of use.
    .flavour = Was only passing through. Again.

ability-service_revolver = Service Revolver
    .kind = { kind-ability }
    .text = He has a Revolver with him.
    .when = { when-arriving }
ability-man_of_action = Man of Action
    .kind = { kind-ability }
    .text = In a building where searching is allowed, he takes a Revolver from the discard pile in place of drawing a card.
    .when = { when-search }
ability-track_star = Track Star
    .kind = { kind-ability }
    .text = He rolls two movement dice and chooses one of them.
    .when = { when-movement }
ability-youth = Youth
    .kind = { kind-ability }
    .text = This hero heals 1 of its own wounds.
    .when = { when-move-action }
ability-blitz = Blitz
    .kind = { kind-ability }
    .text = He may at once fight each zombie there and then go on with his move, again and again, even against the same zombie after leaving and coming back.
    .when = { when-entering }
ability-tough = Tough
    .kind = { kind-ability }
    .text = He wins ties.
    .when = { when-hero-fights }
ability-lucky = Lucky
    .kind = { kind-ability }
    .text = She rolls again one die that she has just rolled.
    .when = { when-once-a-turn }
ability-handy = Handy
    .kind = { kind-ability }
    .text = She may roll each break check again, once.
    .when = { when-break }
ability-sure_footed = Sure-footed
    .kind = { kind-ability }
    .text = “{ card-trip }” and { card-heavy_rain } do nothing to her.
    .when = { when-movement }
ability-medical_training = Medical Training
    .kind = { kind-ability }
    .text = She heals 1 wound of her own or of a hero in her space.
    .when = { when-move-action }
ability-triage = Triage
    .kind = { kind-ability }
    .text = With 4 or more on a die she keeps it.
    .when = { when-first-aid }
ability-strength_of_spirit = Strength of Spirit
    .kind = { kind-ability }
    .text = He takes a wound that cannot be prevented, then cancels the card with 3 or more on a die. He may do so any number of times, even if the wound kills him.
    .when = { when-zombie-card }
ability-keen_eye = Keen Eye
    .kind = { kind-ability }
    .text = He looks at the top 2 cards, or at the last one, keeps one as the card drawn and discards the other.
    .when = { when-search }
ability-lone_wolf = Lone Wolf
    .kind = { kind-ability }
    .text = He rolls one more fight die while no other hero is within distance 3.
    .when = { when-hero-fights }
ability-kitchen_steel = Kitchen Steel
    .kind = { kind-ability }
    .text = He has a Meat Cleaver with him.
    .when = { when-arriving }
ability-hot_headed = Hot-Headed
    .kind = { kind-ability }
    .text = He rolls one more fight die while no other hero is in his space.
    .when = { when-hero-fights }
ability-deadeye = Deadeye
    .kind = { kind-ability }
    .text = Her hit rolls with Guns get +1.
    .when = { when-hero-ranged }
ability-hunch = Hunch
    .kind = { kind-ability }
    .text = Her owner, and nobody else, may look at the top card of the hero deck.
    .when = { when-hero-activated }
ability-popular = Popular
    .kind = { kind-ability }
    .text = Once in each zombie turn and each hero turn, another hero in her space takes the wound instead, if its owner agrees.
    .when = { when-hero-wound }
ability-bagger = Bagger
    .kind = { kind-ability }
    .text = He carries 6 items at most, but no more than 2 weapons.
    .when = { when-hero-always }
ability-order_up = Order Up
    .kind = { kind-ability }
    .text = She may also exchange items with heroes in adjacent spaces.
    .when = { when-hero-exchange }
ability-quick_feet = Quick Feet
    .kind = { kind-ability }
    .text = Her roll gets +1 if she starts her move action in a building.
    .when = { when-movement }
ability-woodsman = Woodsman
    .kind = { kind-ability }
    .text = He has a Logging Axe with him.
    .when = { when-arriving }
ability-strong_back = Strong Back
    .kind = { kind-ability }
    .text = Two-handed items count as 1 item only for him, and as 1 weapon if they are weapons.
    .when = { when-hero-always }
ability-prepared = Prepared
    .kind = { kind-ability }
    .text = She has a Signal Flare with her.
    .when = { when-arriving }
ability-improvise = Improvise
    .kind = { kind-ability }
    .text = She discards one of her items to heal 1 wound of her own or of a hero in her space, or to cancel the zombie card with 3 or more on a die.
    .when = { when-any-zombie-card }
ability-veteran = Veteran
    .kind = { kind-ability }
    .text = This hero has 1 experience.
    .when = { when-arriving }
ability-nothing_left_to_lose = Nothing Left to Lose
    .kind = { kind-ability }
    .text = He rolls one more fight die while he has at least 1 wound.
    .when = { when-hero-fights }
ability-hardened_luck = Hardened Luck
    .kind = { kind-ability }
    .text = She rolls again any number of the dice of one roll that she has just made.
    .when = { when-once-a-turn }
ability-scrounger = Scrounger
    .kind = { kind-ability }
    .text = He looks at the top 2 cards, or at the last one, keeps one as the card drawn and puts the other under the deck.
    .when = { when-search }

## Buildings, and what can be picked up there

building-general_store = General Store
    .kind = { kind-building }
    .text = Pick-Up: any Fire item.
building-gun_shop = Gun Shop
    .kind = { kind-building }
    .text = Pick-Up: any Gun, or Ammo.
building-the_plant = The Plant
    .kind = { kind-building }
    .text = Pick-Up: Welding Torch, Crowbar.
building-bank = Bank
    .kind = { kind-building }
    .text = Nothing can be picked up here: all the money in town, and no use for it.
building-gas_station = Gas Station
    .kind = { kind-building }
    .text = Pick-Up: Gasoline.
building-church = Church
    .kind = { kind-building }
    .text = Pick-Up: Faith.
building-police_station = Police Station
    .kind = { kind-building }
    .text = Pick-Up: Revolver, Ammo.
building-airplane_hangar = Airplane Hangar
    .kind = { kind-building }
    .text = Pick-Up: Signal Flare.
building-diner = Diner
    .kind = { kind-building }
    .text = Pick-Up: Meat Cleaver, Kitchen Knife.
building-hospital = Hospital
    .kind = { kind-building }
    .text = Pick-Up: any First Aid card. The morgue is a spawning pit.
building-barn = Barn
    .kind = { kind-building }
    .text = Pick-Up: Pitchfork, Chainsaw. There is a spawning pit in it.
building-farmhouse = Farmhouse
    .kind = { kind-building }
    .text = Pick-Up: Old Betsy, Pump Shotgun.
building-high_school = High School
    .kind = { kind-building }
    .text = Pick-Up: Keys, Fire Extinguisher.
building-gym = Gym
    .kind = { kind-building }
    .text = Pick-Up: Baseball Bat.
building-drug_store = Drug Store
    .kind = { kind-building }
    .text = Pick-Up: any First Aid card.
building-post_office = Post Office
    .kind = { kind-building }
    .text = Pick-Up: Duct Tape, Keys.
building-supermarket = Supermarket
    .kind = { kind-building }
    .text = Pick-Up: discard the top 3 cards of the hero deck, then draw 2. The freezer is a spawning pit.
building-library = Library
    .kind = { kind-building }
    .text = Pick-Up: reveal cards of the hero deck until there is an event, and take it to your hand. Shuffle the others into the deck.
building-antique_shop = Antique Shop
    .kind = { kind-building }
    .text = Pick-Up: shuffle up to 2 cards of the hero discard pile into the hero deck.
building-factory = Factory
    .kind = { kind-building }
    .text = Pick-Up: Crowbar, Fire Extinguisher.
building-sawmill = Sawmill
    .kind = { kind-building }
    .text = Pick-Up: Chainsaw, Logging Axe.
building-office_trailer = Office Trailer
    .kind = { kind-building }
    .text = Pick-Up: Keys, Flashlight.
building-tavern = Tavern
    .kind = { kind-building }
    .text = Pick-Up: Moonshine, Molotov Cocktail.
building-bowling_alley = Bowling Alley
    .kind = { kind-building }
    .text = Pick-Up: Baseball Bat.
building-sheriffs_office = Sheriff's Office
    .kind = { kind-building }
    .text = Pick-Up: any Gun.
building-power_relay_station = Power Relay Station
    .kind = { kind-building }
    .text = Nothing can be picked up here: a hum, and a sign with a skull on it.
building-ranger_cabin = Ranger Cabin
    .kind = { kind-building }
    .text = Pick-Up: Hunting Rifle, Signal Flare.
building-mine = Mine
    .kind = { kind-building }
    .text = Pick-Up: Dynamite. There is a spawning pit in it.
building-ski_lodge = Lodge
    .kind = { kind-building }
    .text = Pick-Up: any First Aid card.
building-manor_house = Manor House
    .kind = { kind-building }
    .text = Nobody searches here, and it is never a random building.
building-radio_studio = Radio Studio
    .kind = { kind-building }
    .text = Nothing can be picked up here, and it is never a random building.
building-transmitter_tower = Transmitter Tower
    .kind = { kind-building }
    .text = Pick-Up: Signal Flare. It is never a random building.
building-generator_house = Generator House
    .kind = { kind-building }
    .text = Pick-Up: Gasoline. It is never a random building.

## Boards and where they lie

quarter-l1 = { building-general_store }, { building-gun_shop }, { building-the_plant }
quarter-l2 = { building-bank }, { building-gas_station }
quarter-l3 = { building-church }, { building-police_station }
quarter-l4 = { building-airplane_hangar }, { building-diner }, { building-hospital }
quarter-l5 = { building-barn }, { building-farmhouse }
quarter-l6 = { building-high_school }, { building-gym }
quarter-l7 = { building-drug_store }, { building-post_office }, { building-supermarket }
quarter-l8 = { building-library }, { building-antique_shop }, { building-factory }
quarter-l9 = { building-sawmill }, { building-office_trailer }
quarter-l10 = { building-tavern }, { building-bowling_alley }
quarter-l11 = { building-sheriffs_office }, { building-power_relay_station }, { building-ranger_cabin }
quarter-l12 = { building-mine }, { building-ski_lodge }
quarter-c1 = Woodinvale town centre
quarter-c2 = { building-manor_house }
quarter-c3 = Timber Peak town centre
quarter-c4 = Radio Station
slot-nw = North-west
slot-ne = North-east
slot-se = South-east
slot-sw = South-west
ground-town_square = Town Square
ground-outdoors = Outdoors
ground-door = Door
ground-wall = Wall
ground-pick_up = Pick-Up space
ground-tree = Tree
    .text = No hero steps diagonally past it. Zombies and shots do.
ground-pillar = Pillar
    .text = No hero steps diagonally past it. Zombies and shots do.
ground-corner_wall = Corner wall
    .text = No hero steps diagonally past it. Zombies and shots do.
face-n = north
face-e = east
face-s = south
face-w = west

## Figures and markers

piece-hero = Hero
    .kind = { kind-living }
    .text = Moves by the die, through doors, and stops on entering a space with a zombie. Any number of heroes and zombies may share a space.
piece-zombie = Zombie
    .kind = { kind-undead }
    .text = Makes 1 step, through walls as well. Next to a hero it has no choice: it is hungry. It has 1 wound point.
piece-zombie_brown = Brown zombie
    .kind = { kind-undead }
    .text = A zombie of the brown player, or of the only zombie player.
piece-zombie_green = Green zombie
    .kind = { kind-undead }
    .text = A zombie of the green player, or of the only zombie player.
piece-grave_dead = Grave Dead
    .kind = { kind-undead }
    .text = A red zombie that comes in place of 2 others. All of them have the same ability, which a die chose when the game began. It counts for the limit of zombies; killed, it leaves the game.
piece-zombie_hero = Zombie hero
    .kind = { kind-undead }
    .text = A hero who died and got up again. It goes up to 3 spaces and has as many wound points as the hero had. It counts for no limit.
marker-sun = Sun
    .kind = { kind-marker }
    .text = Goes down by 1 in each zombie turn. When it would leave the track, the night is over.
marker-wound = Wound
    .kind = { kind-marker }
    .text = A hero with as many wounds as wound points is dead.
marker-fire = Fire
    .kind = { kind-marker }
    .text = Whoever starts in it, enters it or ends a move in it rolls a die: heroes are wounded with 4 or more, zombies with 5 or more.
    .new = New fire: it does not spread yet.
    .burning = Burning: in the fire step it may go out or spread.
marker-gas = Gas
    .kind = { kind-marker }
    .text = Explodes when fire is in its space or beside it, or when a Gun or a Fire item sets it off. It kills all in its space, and with 3 or more each one beside it.
marker-pit = Spawning Pit
    .kind = { kind-marker }
    .text = New zombies come from here.
marker-taken_over = Taken Over
    .kind = { kind-marker }
    .text = No hero may enter this building or search in it. Whoever is inside may stay or leave.
marker-lights_out = Lights Out
    .kind = { kind-marker }
    .text = A hero who enters a space of this building stops there, unless something lights the way.
marker-old_betsy = Old Betsy
    .kind = { kind-marker }
    .text = Zombies here stay this turn; later each needs 5 or more on a die to leave.
marker-barricade = Barricade
    .kind = { kind-marker }
    .text = Stands on a whole wall of a building, doors included, for good. A zombie crosses it with 4 or more on a die, else its move is over. Heroes pass at a door, if there are no reinforcements.
marker-reinforcement = Reinforcement
    .kind = { kind-marker }
    .text = A barricade has up to 3 of them. A zombie that rolls 4 or more removes one, and its move is over. A hero in front of a door removes one in place of a step.
marker-infected = Infected
    .kind = { kind-marker }
    .text = Each time this hero is wounded it rolls a die: with 1 or 2 it takes one more wound. With a second marker it becomes a zombie hero at once. Healing does not remove the marker.
marker-free_search = Free Search
    .kind = { kind-marker }
    .text = A hero who has moved and ends the move in this building may discard it for one more search. In the Manor House it must be this space.
marker-exploration = Exploration
    .kind = { kind-marker }
    .text = It lies face down. A hero who has moved and ends the move in this building may turn it up and discard it. In the Manor House it must be this space. Most are a free search; some are not.
marker-surprise_attack_1 = Surprise Attack ×1
    .kind = { kind-marker }
    .text = A zombie from the pool comes to the hero's space, and they fight at once.
marker-surprise_attack_2 = Surprise Attack ×2
    .kind = { kind-marker }
    .text = 2 zombies from the pool come to the hero's space, and the hero fights them at once.
marker-new_hero = New Hero Found
    .kind = { kind-marker }
    .text = A new hero comes into play here, belongs to whoever found it, and draws 1 hero card. It acts from the next turn on. If it dies, that counts, but nobody takes its place.
marker-door = Door
    .kind = { kind-marker }
    .text = There is one more door in this wall.
marker-locked_door = Locked Door
    .kind = { kind-marker }
    .text = No hero passes this door, but for those whom locked doors do not stop: they remove the marker. A hero in front of it may, in place of the move action, remove it with 4 or more on a die.
marker-sewer_entrance = Sewer entrance
    .kind = { kind-marker }
    .text = The sewer is adjacent to this space: 1 step down, and 1 step up again here or at the other entrance.
marker-sewer = Sewer
    .kind = { kind-marker }
    .text = One space beside the map, neither outdoors nor a building, adjacent to both entrances. One may pass through it or stop in it. Nobody sees in or out, and fire does not spread to it.
marker-trap = Bear Trap
    .kind = { kind-marker }
    .text = The next zombie that enters this space is killed, and the trap is gone.
marker-rubble = Blocked space
    .kind = { kind-marker }
    .text = Nobody may enter this space until the next zombie turn starts.
marker-zombie_hero = Zombie hero
    .kind = { kind-marker }
    .text = This hero is one of the dead now.
marker-truck = Truck
    .kind = { kind-marker }
    .text = Needs Gasoline and Keys, two heroes, and no zombie on the running board.
    .empty = The tank is empty.
    .full = The tank is full.
marker-charge = Destroyed pit
    .kind = { kind-marker }
    .text = This pit has been blown up. No zombie comes from it any more.
marker-building_charge = Charge
    .kind = { kind-marker }
    .text = Explosives lie in this building. When 4 charges are placed, a hero outdoors with a Fire item can set them off.
marker-townsfolk = Saved
    .kind = { kind-marker }
    .text = Somebody from the town whom this hero has found.
marker-supply = Supplies
    .kind = { kind-marker }
    .text = A hero who ends the move action here, with no zombie in the space, takes them. They are delivered on the Town Square. If their hero dies, they stay in the space.
marker-radio_part = Radio part
    .kind = { kind-marker }
    .text = A hero who ends the move action here, with no zombie in the space, takes it. It is installed in the Radio Studio. If its hero dies, it stays in the space.
marker-experience = Experience
    .kind = { kind-marker }
    .text = Comes from wounds that one deals oneself, and pays for upgrades. Each hero has its own, the zombies have theirs together.

## Moments for stepping in: the names of windows

window-name-zombies-start = The start of the zombie turn
window-zombies-start = The zombie turn begins: players may step in.
prompt-zombies-start = The zombie turn begins: do you step in?
window-name-zombie-moves = A zombie is about to move, or all have moved
window-zombie-moves = A zombie is about to move, or all have moved: players may step in.
prompt-zombie-moves = A zombie is about to move, or all have moved: do you step in?
window-name-zombie-fights = A fight of the zombie turn comes next, or all are over
window-zombie-fights = The next fight of the zombie turn comes, or all are over: players may step in.
prompt-zombie-fights = The next fight of the zombie turn comes, or all are over: do you step in?
window-name-zombies-end = The end of the zombie turn
window-zombies-end = The zombie turn ends: players may step in.
prompt-zombies-end = The zombie turn ends: do you step in?
window-name-heroes-start = The start of the hero turn
window-heroes-start = The hero turn begins: players may step in.
prompt-heroes-start = The hero turn begins: do you step in?
window-name-claim-activation = Who is activated next
window-claim-activation = The next hero is activated: whoever is first to say so decides.
prompt-claim-activation = Do you activate one of your heroes now?
window-name-hero-activated = A hero's activation begins
window-hero-activated = The activation begins: { $hero }. Players may step in.
prompt-hero-activated = The activation begins: { $hero }. Do you step in?
window-name-movement-rolled = A hero has rolled for movement
window-movement-rolled = { $rolled }: { $hero } has rolled. Players may step in.
prompt-movement-rolled = { $rolled }: { $hero } has rolled. Do you step in?
window-name-hero-moves = A hero is on the way, or has ended the move action
window-hero-moves = { $hero } is on the way, or has ended the move action: players may step in.
prompt-hero-moves = { $hero } is on the way, or has ended the move action: do you step in?
window-name-door = A hero is about to pass a door
window-door = { $hero } is about to pass a door: players may step in.
prompt-door = { $hero } is about to pass a door: do you step in?
window-name-between-actions = Between the steps of a hero's activation
window-between-actions = { $hero } is between two steps of the activation: players may step in.
prompt-between-actions = { $hero } is between two steps of the activation: do you step in?
window-name-shot-rolled = The dice of a ranged attack have been rolled
window-shot-rolled = { $rolled }: { $hero } has rolled. Players may step in.
prompt-shot-rolled = { $rolled }: { $hero } has rolled. Do you step in?
window-name-fight-declared = A fight is about to begin
window-fight-declared = { $hero } is about to fight a zombie: players may step in before the dice.
prompt-fight-declared = { $hero } is about to fight a zombie: do you step in before the dice?
window-name-fight-rolled = The dice of a fight have been rolled
window-fight-rolled = { $hero } fights a zombie, and the dice have been rolled: players may step in.
prompt-fight-rolled = { $hero } fights a zombie, and the dice have been rolled: do you step in?
window-name-fight-won = A fight has been won
window-fight-won = { $hero } has fought, and it is known who wins: players may step in.
prompt-fight-won = { $hero } has fought, and it is known who wins: do you step in?
window-name-about-to-be-wounded = A hero is about to be wounded
window-about-to-be-wounded =
    { $fate ->
        [killed] { $hero } is about to die: players may step in.
       *[wounded] { $hero } is about to take a wound: players may step in.
    }
prompt-about-to-be-wounded =
    { $fate ->
        [killed] { $hero } is about to die: do you step in?
       *[wounded] { $hero } is about to take a wound: do you step in?
    }
window-name-wounded = A hero has been wounded
window-wounded = { $hero } has taken a wound: players may step in.
prompt-wounded = { $hero } has taken a wound: do you step in?
window-name-zombie-killed = A zombie has been killed
window-zombie-killed = A Gun has killed a zombie: players may step in.
prompt-zombie-killed = A Gun has killed a zombie: do you step in?
window-name-break-rolled = A break or ammo die has been rolled
window-break-rolled = { $rolled }: { $hero } has rolled. Players may step in.
prompt-break-rolled = { $rolled }: { $hero } has rolled. Do you step in?
window-name-die-rolled = Another die has been rolled
window-die-rolled = { $rolled }: { $hero } has rolled. Players may step in.
prompt-die-rolled = { $rolled }: { $hero } has rolled. Do you step in?
window-name-item-lost = An item is about to be discarded
window-item-lost = { $hero } is about to lose { $card }: players may step in.
prompt-item-lost = { $hero } is about to lose { $card }: do you step in?
window-name-card-played = A card is being played
window-card-played = { $seat } plays { $card }: players may step in.
prompt-card-played = { $seat } plays { $card }: do you step in?
window-name-search-drawn = A search has drawn a card
window-search-drawn = { $hero } has drawn a card in a search: players may step in.
prompt-search-drawn = { $hero } has drawn a card in a search: do you step in?
window-name-shot-declared = A ranged attack has been declared
window-shot-declared = A ranged attack has been declared: players may step in.
prompt-shot-declared = A ranged attack has been declared: do you step in?
window-name-zombie-about-to-be-hurt = A zombie is about to be wounded or killed
window-zombie-about-to-be-hurt = A zombie is about to be wounded or killed: players may step in.
prompt-zombie-about-to-be-hurt = A zombie is about to be wounded or killed: do you step in?
window-name-fire-breaks-out = Fire or gas is about to break out
window-fire-breaks-out = Fire or gas is about to break out: players may step in.
prompt-fire-breaks-out = Fire or gas is about to break out: do you step in?
window-name-heroes-end = The end of the hero turn
window-heroes-end = The hero turn ends: players may step in.
prompt-heroes-end = The hero turn ends: do you step in?

# The same moments, within a sentence: “… can be played …”.
moment-zombies_start = at the start of the zombie turn
moment-zombie_moves = before a zombie moves
moment-zombie_fights = before a fight of the zombie turn
moment-zombies_end = at the end of the zombie turn
moment-heroes_start = at the start of the hero turn
moment-hero_activated = when a hero's activation begins
moment-movement_rolled = after a movement roll
moment-hero_moves = during a hero's move action
moment-between_actions = between the steps of a hero's activation
moment-heroes_end = at the end of the hero turn
moment-door = when a hero is about to pass a door
moment-shot_rolled = after the dice of a ranged attack
moment-fight_declared = before the dice of a fight
moment-fight_rolled = after the dice of a fight
moment-fight_won = when a fight has been won
moment-about_to_be_wounded = when a hero is about to be wounded
moment-wounded = when a zombie has wounded a hero
moment-zombie_killed = when a Gun has killed a zombie
moment-break_rolled = after a break check
moment-die_rolled = after a roll of its hero
moment-item_lost = when an item is about to be lost
moment-card_played = when a card of the other side is played
moment-search_drawn = when a search has drawn a card
moment-shot_declared = before the dice of a ranged attack
moment-zombie_about_to_be_hurt = when a zombie is about to be wounded or killed
moment-fire_breaks_out = when fire or gas is about to break out

## Scenarios

scenario-die_zombies_die = Die, Zombies, Die!
scenario-die_zombies_die-story = Nobody is coming from the next town; the road is gone, and so is the telephone. Somebody nails a sheet of paper to the door of the diner and draws the first stroke on it. If the dead can be counted, they can be beaten. Fifteen, says the Sheriff, and then we shall see.
scenario-die_zombies_die-goal = The heroes win when 15 zombies have been killed. The zombies win when 2 heroes have been killed, when the hero deck is empty, or when the sun runs out.
scenario-burn_em_out = Burn 'Em Out!
scenario-burn_em_out-story = They do not come down the road, they come out of the ground. There are holes behind the barn, under the morgue, beside the church, and whatever is down there has no end. Shooting them is bailing out a boat with a hole in it. So somebody goes to look for dynamite.
scenario-burn_em_out-goal = The heroes win when 3 of the printed spawning pits have been blown up. The zombies win when 4 heroes have been killed, when the hero deck is empty, or when the sun runs out.
scenario-save_the_townsfolk = Save the Townsfolk
scenario-save_the_townsfolk-story = Lights have been seen in cellars, and somebody is knocking on a pipe in the school. They are still in there: the teacher, the doctor, the old farmer with his hat. Nobody else will go and fetch them. Every door that stays shut too long is opened by someone else.
scenario-save_the_townsfolk-goal = The heroes win when living heroes hold 4 saved Townsfolk together. The zombies win when 2 heroes have been killed, when 3 Townsfolk are out of the game, when the hero deck is empty, or when the sun runs out.
scenario-escape_in_the_truck = Escape in the Truck
scenario-escape_in_the_truck-story = The old truck stands in the middle of the square, as it has for years. Its tank is dry, and the keys are in somebody's other trousers. But it has four wheels and a bed that is high enough off the ground. Whoever is on it when it starts will see the morning.
scenario-escape_in_the_truck-goal = The heroes win at the end of a hero turn if the tank is full, a hero at the truck has Keys, at least 2 heroes (or all who live) are there, and no zombie is. The zombies win when 4 heroes have been killed, when the hero deck is empty, or when the sun runs out.
scenario-defend_the_manor = Defend the Manor House
scenario-defend_the_manor-story = The Manor House has thick walls, four doors and not one bolt that still closes. All who could run have run there. Nobody will search the old trunks tonight, for there is no time: hands come through the panelling on every side. It is long until dawn, but dawn it will be.
scenario-defend_the_manor-goal = The heroes win when the sun runs out. The zombies win when 9 zombies are in the Manor House at the end of a step, when 4 heroes have been killed, or when the hero deck is empty.
scenario-zombie_apocalypse = Zombie Apocalypse
scenario-zombie_apocalypse-story = It was on every channel, before they went dark one by one. This is not a bad night in a small town: it is like this everywhere, from here to the sea. There is nothing to win any more, no pit to close and no road to take. Whoever still breathes when the sky turns grey has done all that can be done.
scenario-zombie_apocalypse-goal = The heroes win when the sun runs out. The zombies win when 4 heroes have been killed, or when the hero deck is empty.
scenario-plague_carriers = Plague Carriers
scenario-plague_carriers-story = Seven of them came on the last bus, pale and polite, and by evening the ward was empty. They look like the others, only redder, and nobody whom they touch stays down. The doctor wrote seven names on the wall before he stopped writing. Cross out all seven, and the fever ends here.
scenario-plague_carriers-goal = The heroes win when all 7 Grave Dead have been killed. The zombies win when 4 heroes have been killed, when the hero deck is empty, or when the sun runs out.
scenario-burn_it_to_the_ground = Burn It to the Ground!
scenario-burn_it_to_the_ground-story = Under the Manor House lies a cellar that is on no plan, and four shafts go down from there. They have been climbing up all evening, in evening dress, through the floor of the ballroom. The old family must have known; nobody ever saw a light in that wing. Four cans of gasoline and one match, and the house can keep its secret.
scenario-burn_it_to_the_ground-goal = The heroes win when all four pits in the Manor House have been doused with Gasoline and then a hero in it who has a Fire item burns it down, in place of the move action. The zombies win when 4 heroes have been killed, when the hero deck is empty, or when the sun runs out.
scenario-hunker_down = Hunker Down
scenario-hunker_down-story = Whoever builds walls does not have to run. Everybody in town has a hammer; the trouble is to find nails, boards and a house that still has all its corners. This one will do, and from tonight it is the Stronghold. Three layers on every wall, says the carpenter's widow, and then let them scratch.
scenario-hunker_down-goal = The heroes win at the end of a hero turn if the Stronghold is Fully Reinforced, with at least 2 heroes and no zombie in it. They also win if it is Fully Barricaded when the sun runs out, with at least 1 hero and no zombie in it. The zombies win when the Stronghold is destroyed or Taken Over, when 3 heroes have been killed, when the hero deck is empty, or when the sun runs out in any other case.
scenario-supply_run = Supply Run
scenario-supply_run-story = The shelter under the square has beds, a radio and one tin of peaches. All the rest is still where it was sold: four crates in four corners of the town, and the streets between them are not empty. There are the sewers, for those who do not look where they tread. Bring it all back before the children ask what there is for breakfast.
scenario-supply_run-goal = The heroes win when they have delivered 4 supplies to the Town Square: whoever ends a move action on a space with supplies and without zombies takes them, and delivers them by ending one in the Town Square. The zombies win when 4 heroes have been killed, when the hero deck is empty, or when the sun runs out.
scenario-blow_up_the_town = Blow Up the Town!
scenario-blow_up_the_town-story = The mayor signed it with a shaking hand: the town can't be saved, so the town goes. Under every street runs an old shaft, and the miners left more behind than their lamps. Four charges in the right four cellars, and the mountain will do the rest. Just be out in the open when somebody finds a match.
scenario-blow_up_the_town-goal = The heroes win when 4 charges lie in buildings on outer boards and then a hero outdoors who has a Fire item sets them off, in place of the move action: heroes in these buildings are killed, and at least 1 hero must be left. A charge is laid in place of the move action, for an Explosive: one in a building and two on a board at most. The zombies win when 4 heroes have been killed, when the hero deck is empty, or when the sun runs out.
scenario-radio_for_help = Radio for Help
scenario-radio_for_help-story = Somewhere beyond the ridge there are people who still answer. The station could reach them, if somebody had not taken the set apart and carried the pieces home. Three parts, a chair in front of the microphone, and a generator that coughs when it is thirsty. Then say where you are, slowly, and hope that the wind is with you.
scenario-radio_for_help-goal = The heroes win when 3 radio parts have been installed in the Radio Studio and then a hero there, in place of the move action, rolls a die and gets 5 or more, with +1 if Gasoline has been discarded in the Generator House. The zombies win when the Radio Studio is destroyed, when 4 heroes have been killed, when the hero deck is empty, or when the sun runs out.
scenario-learn_to_survive = Learn to Survive
scenario-learn_to_survive-story = The first one of them costs you your sleep, the second your lunch, the third only a little time. Nobody comes up here to help, so you had better become the help. Somebody shows how to hold the axe, somebody else how to keep quiet. By morning there are two kinds of people in Timber Peak: those who have learnt it, and those who shuffle.
scenario-learn_to_survive-goal = The heroes win when the living heroes have 8 upgrades together. The zombies win when 3 heroes have been killed, when the hero deck is empty, or when the sun runs out.

## Options of the game

set-base = Base game
    .help = 40 cards in each deck, 8 heroes, 6 boards and 2 centres: a whole night.
set-advanced = Advanced cards
set-growing_hunger = Growing Hunger
set-survival_of_the_fittest = Survival of the Fittest
set-timber_peak = Timber Peak
sets-chosen = Sets
sets-always = always in
sets-only-base = Only the base game
sets-all = All sets
setting-scenario = Scenario
    .help = What both sides must do tonight.
setting-scenario-random = Random
    .help = One of the scenarios is drawn by lot.
setting-scenario-die_zombies_die = { scenario-die_zombies_die }
    .help = { scenario-die_zombies_die-goal }
setting-scenario-burn_em_out = { scenario-burn_em_out }
    .help = { scenario-burn_em_out-goal } It needs the advanced cards.
setting-scenario-save_the_townsfolk = { scenario-save_the_townsfolk }
    .help = { scenario-save_the_townsfolk-goal }
setting-scenario-escape_in_the_truck = { scenario-escape_in_the_truck }
    .help = { scenario-escape_in_the_truck-goal } It needs the advanced cards.
setting-scenario-defend_the_manor = { scenario-defend_the_manor }
    .help = { scenario-defend_the_manor-goal }
setting-scenario-zombie_apocalypse = { scenario-zombie_apocalypse }
    .help = { scenario-zombie_apocalypse-goal } It is played without Grave Dead: the red figures are normal zombies, so that 21 may be on the map, and new ones come in every turn. It needs { set-growing_hunger }.
setting-scenario-plague_carriers = { scenario-plague_carriers }
    .help = { scenario-plague_carriers-goal } It is played with Grave Dead: 21 zombies may be on the map, and whenever 2 or more arrive, at least one is a Grave Dead, as long as there are any. It needs { set-growing_hunger }.
setting-scenario-burn_it_to_the_ground = { scenario-burn_it_to_the_ground }
    .help = { scenario-burn_it_to_the_ground-goal } It is played with Grave Dead and Free Search. It needs { set-growing_hunger } and the advanced cards.
setting-scenario-hunker_down = { scenario-hunker_down }
    .help = { scenario-hunker_down-goal } The Stronghold is a random building, and barricades are in the game. It needs { set-survival_of_the_fittest }.
setting-scenario-supply_run = { scenario-supply_run }
    .help = { scenario-supply_run-goal } The sewer is in play. It needs { set-survival_of_the_fittest }.
setting-scenario-blow_up_the_town = { scenario-blow_up_the_town }
    .help = { scenario-blow_up_the_town-goal } It needs { set-timber_peak }.
setting-scenario-radio_for_help = { scenario-radio_for_help }
    .help = { scenario-radio_for_help-goal } It needs { set-timber_peak } and the advanced cards.
setting-scenario-learn_to_survive = { scenario-learn_to_survive }
    .help = { scenario-learn_to_survive-goal } It is played with experience, and each hero starts with 1. It needs { set-timber_peak }.
agreed-all_sets = with all sets
agreed-base_box = with the base game
balance-heading = How even the scenarios are
setting-zombie_seats = Zombie players
    .help = How many of the players lead the zombies.
setting-zombie_seats-auto = By the number of players
    .help = One zombie player among two, three or five players, two among four or six.
setting-zombie_seats-one = One
    .help = One player has all 14 zombies and a hand of four cards.
setting-zombie_seats-two = Two
    .help = Brown and green: 7 zombies and a hand of two cards each.
setting-sides = Sides
    .help = Which seats lead the zombies. All others have heroes.
setting-sides-zombies_last = Zombies at the last seats
    .help = The first seats have heroes, the last ones lead the zombies.
setting-sides-zombies_first = Zombies at the first seats
    .help = The first seats lead the zombies, the last ones have heroes.
setting-sides-seat_by_seat = Seat by seat
    .help = You say for each seat on which side it plays.
setting-seats = Side of each seat
    .help = On which side each seat plays, where that is said seat by seat. There are one or two zombie players, by the number of players.
setting-seats-heroes = { role-heroes }
setting-seats-zombies = { role-zombies }
setting-set_advanced = Advanced cards
    .help = 20 more cards in each deck, with dynamite, gasoline, and worse nerves.
setting-set_growing_hunger = { set-growing_hunger }
    .help = 15 more cards in each deck, 4 more heroes, 2 more boards and 3 more scenarios.
setting-set_survival_of_the_fittest = { set-survival_of_the_fittest }
    .help = 8 more cards in each deck, 2 more scenarios, and barricades.
setting-set_timber_peak = { set-timber_peak }
    .help = 17 more cards in each deck, 6 more heroes, 4 more boards, 2 more centres, 3 more scenarios, and experience.
setting-trim_decks = Decks of 60 cards
    .help = Where the sets make a deck larger, cards are taken out at random until 60 are left.
setting-experience = Experience and upgrades
    .help = Wounds to the other side bring experience, and experience buys upgrades for heroes and zombies.
setting-experience-auto = By the sets
    .help = With { set-timber_peak }, and not without it.
setting-experience-on = Always
    .help = Experience and upgrades are in the game.
setting-experience-off = Never
    .help = There is neither experience nor upgrades.
setting-barricades = Barricades
    .help = Heroes may build barricades on wall runs, which zombies only cross with luck.
setting-barricades-auto = By the sets
    .help = With { set-survival_of_the_fittest }, and not without it.
setting-barricades-on = Always
    .help = Barricades and the cards for them are in the game.
setting-barricades-off = Never
    .help = Nobody builds barricades, and the cards for them are left out.
setting-opt_grave_weapons = Grave Weapons
    .help = The zombies may give up 2 new zombies, any number of times, to give a Grave Weapon to one that is on the map. Goes well with Survival decks for the heroes.
setting-opt_survival_decks = Survival decks
    .help = With a movement roll of 5 or more, a hero in a building may search for a Unique Item or a Survival Tactic instead. Goes well with Grave Weapons for the zombies.
setting-opt_exploration = Exploration
    .help = In each building without heroes lies a hidden marker: an extra search, zombies that surprise the finder, or a new hero. Not with Free Search.
setting-opt_doors = Doors and locks
    .help = Before the first turn the heroes add 3 doors to buildings, and the zombies lock 3.
setting-opt_grave_dead = Grave Dead
    .help = Instead of 2 normal zombies a red one may arrive, with an ability that a die fixes for the whole night. Goes well with Free Search for the heroes.
setting-opt_free_search = Free Search
    .help = In each building without heroes lies a marker: whoever ends a move there may discard it for an extra search. Not with Exploration.
setting-sewers_at_setup = Sewers from the start
    .help = The sewer is in play from the start: a way between two entrances on the map, for the living and for the dead.
setting-choose_heroes = Choose heroes
    .help = Everybody chooses heroes one after another, instead of getting them by lot.
setting-layout = The town
    .help = Which boards lie around the centre, and where.
setting-layout-random = Random
    .help = Four boards are drawn by lot.
setting-layout-default = Always the same
    .help = The church and the police in the north-west, then clockwise the hospital, the farm and the school.
setting-layout-chosen = Chosen boards
    .help = You say which board lies in which corner.
setting-board_nw = North-west board
    .help = Which board lies in this corner of the map.
setting-board_nw-random = Random
    .help = One of the boards that are left is drawn by lot.
setting-board_nw-l1 = { quarter-l1 }
setting-board_nw-l2 = { quarter-l2 }
setting-board_nw-l3 = { quarter-l3 }
setting-board_nw-l4 = { quarter-l4 }
setting-board_nw-l5 = { quarter-l5 }
setting-board_nw-l6 = { quarter-l6 }
setting-board_nw-l7 = { quarter-l7 }
setting-board_nw-l8 = { quarter-l8 }
setting-board_nw-l9 = { quarter-l9 }
setting-board_nw-l10 = { quarter-l10 }
setting-board_nw-l11 = { quarter-l11 }
setting-board_nw-l12 = { quarter-l12 }
setting-board_ne = North-east board
    .help = Which board lies in this corner of the map.
setting-board_ne-random = Random
    .help = One of the boards that are left is drawn by lot.
setting-board_ne-l1 = { quarter-l1 }
setting-board_ne-l2 = { quarter-l2 }
setting-board_ne-l3 = { quarter-l3 }
setting-board_ne-l4 = { quarter-l4 }
setting-board_ne-l5 = { quarter-l5 }
setting-board_ne-l6 = { quarter-l6 }
setting-board_ne-l7 = { quarter-l7 }
setting-board_ne-l8 = { quarter-l8 }
setting-board_ne-l9 = { quarter-l9 }
setting-board_ne-l10 = { quarter-l10 }
setting-board_ne-l11 = { quarter-l11 }
setting-board_ne-l12 = { quarter-l12 }
setting-board_se = South-east board
    .help = Which board lies in this corner of the map.
setting-board_se-random = Random
    .help = One of the boards that are left is drawn by lot.
setting-board_se-l1 = { quarter-l1 }
setting-board_se-l2 = { quarter-l2 }
setting-board_se-l3 = { quarter-l3 }
setting-board_se-l4 = { quarter-l4 }
setting-board_se-l5 = { quarter-l5 }
setting-board_se-l6 = { quarter-l6 }
setting-board_se-l7 = { quarter-l7 }
setting-board_se-l8 = { quarter-l8 }
setting-board_se-l9 = { quarter-l9 }
setting-board_se-l10 = { quarter-l10 }
setting-board_se-l11 = { quarter-l11 }
setting-board_se-l12 = { quarter-l12 }
setting-board_sw = South-west board
    .help = Which board lies in this corner of the map.
setting-board_sw-random = Random
    .help = One of the boards that are left is drawn by lot.
setting-board_sw-l1 = { quarter-l1 }
setting-board_sw-l2 = { quarter-l2 }
setting-board_sw-l3 = { quarter-l3 }
setting-board_sw-l4 = { quarter-l4 }
setting-board_sw-l5 = { quarter-l5 }
setting-board_sw-l6 = { quarter-l6 }
setting-board_sw-l7 = { quarter-l7 }
setting-board_sw-l8 = { quarter-l8 }
setting-board_sw-l9 = { quarter-l9 }
setting-board_sw-l10 = { quarter-l10 }
setting-board_sw-l11 = { quarter-l11 }
setting-board_sw-l12 = { quarter-l12 }
setting-open_team_hands = Open hands within a side
    .help = Players of one side see each other's cards.

## The board: board-…

board-town = The town
board-whole = Show the whole town
board-offers = What you may choose
board-on-space = On { $space }
board-uses = { $hero }: { $thing }
board-buys = { $name }: buy with experience ({ $count })
board-boost = { kind-boost }: { $upgrade } ({ $price })
board-hero = { $hero }, { $count ->
        [one] { $count } wound left
       *[other] { $count } wounds left
    }
board-zombie-hero = zombie hero { $hero }, { $count ->
        [one] { $count } wound left
       *[other] { $count } wounds left
    }
board-zombies =
    { $count ->
        [one] { $count } zombie
       *[other] { $count } zombies
    }
board-zombies-brown =
    { $count ->
        [one] { $count } brown zombie
       *[other] { $count } brown zombies
    }
board-zombies-green =
    { $count ->
        [one] { $count } green zombie
       *[other] { $count } green zombies
    }
board-zombies-red =
    { $count ->
        [one] { $count } red zombie
       *[other] { $count } red zombies
    }
board-part-zombie = Zombie
board-part-brown = Brown zombie
board-part-green = Green zombie
board-part-red = Red zombie
board-part-gas = The gas
board-part-fire = Light a fire
board-part-zombie-hero = { $hero }, zombie hero
board-part-wounded = Wounded red zombie
board-part-armed = { $what }: { $weapon }
board-part-bar = Reinforcement at the door
board-part-lock = The locked door
board-part-wall = { $building }, { $face } wall
board-part-side = Between { $space } and { $to }
board-side = { $what }, { $face } side
board-barricade = barricade, { $face } side, { $count ->
        [0] no reinforcements
        [one] { $count } reinforcement
       *[other] { $count } reinforcements
    }
board-broken = crossed without a roll this turn
board-fire-burning = burning
board-fire-new = new fire
board-about-to-be-wounded = a zombie is about to be wounded
board-about-to-die = a zombie is about to be killed
board-next-die = Choose a die.
board-next-hero = Choose a hero.
board-next-way = Choose what it shall do.
board-next-wall = Choose a wall.
board-next-deck = Choose what to buy.
board-next-upgrade = Choose what to buy.
board-step-sun = Sun
board-step-draw = Draw
board-step-new_zombies = Roll
board-step-move = Move
board-step-fight = Fight
board-step-place = Place
board-step-fire = Fire
board-step-exchange = Exchange
board-step-shoot = Ranged
board-roll-new_zombies = Do new zombies come?
board-way-fight = In the fight
board-way-raise = +1 to a die
board-way-lower = −1 to a die
board-way-cancel = Cancel
board-way-hold = Hold a zombie
board-way-stop = Cancel the card that is being played
board-way-reroll = Roll again
board-way-help = One more fight die
board-way-recover = Shuffle cards into the deck
board-way-refuel = Instead of the Chainsaw
board-way-pour = Pour it out
board-way-douse = Put out a fire
board-way-push = Push zombies
board-way-prevent = Wash the gas away
board-way-aim = Take aim
board-way-shoot = A ranged attack
board-way-put = Put a zombie on the map
board-way-all = All heroes
board-way-one = One hero
board-way-hurry = +2 to the movement roll
board-way-heal = Heal wounds
board-way-heroes = A die of the hero
board-way-zombies = A die of the zombie
board-way-break = Break a barricade
board-way-step = Across a barricade
board-way-unique_items = { survival-deck-unique_items }
board-way-tactics = { survival-deck-tactics }

## Turns and steps

turn-set_up = Set-up
turn-zombies = Zombie turn
turn-heroes = Hero turn
turn-over = End of the game

# Before the first turn there is no step yet.
phase-set_up = { turn-set_up }
phase-sun = Sun
phase-draw = Draw
phase-new_zombies = New zombies roll
phase-move = Movement
phase-fight = Fight
phase-place = New zombies
phase-fire = Fire
phase-start = Start of the turn
phase-claim = Next activation
phase-exchange = Exchange
phase-shoot = Ranged attack
phase-end = End of the turn
phase-over = { turn-over }

## Parts of a position

zone-fight = Fight
zone-stack = Cards being played
zone-hand = Hand
zone-known = Cards of the hand that all have seen
zone-items = Items
zone-taped = Combined items
zone-load = Items and weapons carried
zone-strength = Items and weapons that may be carried
zone-on = Cards on this hero
zone-saved = Townsfolk saved
zone-upgrades = Upgrades
zone-boosted = Boosts
zone-infected = Infected markers
zone-upgrade_decks = Upgrade decks
zone-upgrade_discards = Discarded upgrades
zone-used = Used in this fight
zone-turned = Zombie heroes
zone-people = Who can still come
zone-kept = Zombie cards that remain in play
zone-looked = Cards looked at
zone-top = Top card of the hero deck
zone-hero_discard = Discard pile of the heroes
zone-zombie_discard = Discard pile of the zombies
zone-hero_out = Hero cards out of the game
zone-zombie_out = Zombie cards out of the game
zone-unique_discard = Discard pile of the Unique Items
zone-tactic_discard = Discard pile of the Survival Tactics
zone-markers = Markers in buildings
zone-spaces = Spaces along the wall
zone-used_markers = Markers discarded
zone-safe = { card-safe_house }
zone-wounded = Red zombies with one wound point left
zone-armed = Grave Weapons of zombies
zone-grave_discard = Discarded Grave Weapons
zone-pits = Spawning pits
zone-charged = Pits blown up
zone-charges = Charges placed
zone-tokens = Where tokens lie
zone-entrances = Entrances of the sewer
zone-rubble = Blocked space
zone-fires = Fire
zone-gas = Gas
zone-barricades = Barricades
zone-doors = Door markers
zone-locks = Locked Door markers
zone-walled_up = Fully Barricaded
zone-sealed = { card-no_way_out }
zone-broken = Barricades crossed without a roll
zone-stronghold = Stronghold
zone-dark = { marker-lights_out }
zone-taken_over = { marker-taken_over }
zone-destroyed = Buildings burnt down
zone-betsy = { card-old_betsy }
zone-trap = { card-bear_trap }
zone-exploding = Gas about to explode
zone-held = Zombies that may not move
zone-hero_dice = Dice of the hero
zone-zombie_dice = Dice of the zombie
zone-movement = Movement dice
zone-entered_from = Ways to walk
zone-tasks = What is to be done
zone-wound = Wound
zone-hurt = Blow against a zombie
zone-attack = Ranged attack
zone-weapons = Weapons
zone-aims = Targets
zone-rules = Rules beyond the base game

task-zombies_killed = Zombies killed
task-pits_destroyed = Pits blown up
task-townsfolk_saved = Townsfolk saved
task-townsfolk_lost = Townsfolk lost
task-tank_filled = Tank full
task-keys_aboard = Keys at the truck
task-heroes_aboard = Heroes at the truck
task-zombies_in_manor = Zombies in the Manor House
task-supplies_delivered = Supplies delivered
task-supplies_carried = Supplies being carried
task-charges_placed = Charges placed
task-parts_installed = Radio parts installed
task-parts_carried = Radio parts being carried
task-generator_fuelled = Generator fuelled
task-grave_dead_killed = Grave Dead killed
task-pits_doused = Pits doused
task-walls_barricaded = Walls with a barricade
task-reinforcements = Reinforcements
task-heroes_in_stronghold = Heroes in the Stronghold
task-upgrades_learnt = Upgrades of the living heroes

counter-sun = Sun
    .count = Sun: { $count }
counter-cards = Cards in hand
    .count =
        { $count ->
            [0] no cards
            [one] { $count } card
           *[other] { $count } cards
        }
counter-wounds = Wounds
    .count =
        { $count ->
            [0] no wounds
            [one] { $count } wound
           *[other] { $count } wounds
        }
counter-points = Wound points
    .count =
        { $count ->
            [one] { $count } wound point
           *[other] { $count } wound points
        }
counter-pool = Zombies in the pool
    .count =
        { $count ->
            [0] empty pool
            [one] { $count } zombie in the pool
           *[other] { $count } zombies in the pool
        }
counter-hero_deck = Hero deck
    .count =
        { $count ->
            [0] no hero cards left
            [one] { $count } hero card left
           *[other] { $count } hero cards left
        }
counter-zombie_deck = Zombie deck
    .count =
        { $count ->
            [0] no zombie cards left
            [one] { $count } zombie card left
           *[other] { $count } zombie cards left
        }
counter-unique_deck = Unique Items
    .count =
        { $count ->
            [0] no Unique Items left
            [one] { $count } Unique Item left
           *[other] { $count } Unique Items left
        }
counter-tactic_deck = Survival Tactics
    .count =
        { $count ->
            [0] no Survival Tactics left
            [one] { $count } Survival Tactic left
           *[other] { $count } Survival Tactics left
        }
counter-tactics = Survival Tactics in hand
    .count =
        { $count ->
            [one] { $count } Survival Tactic
           *[other] { $count } Survival Tactics
        }
counter-trimmed = Cards taken out before the start
counter-graves = Grave Dead to come
    .count =
        { $count ->
            [0] no Grave Dead to come
           *[other] Grave Dead to come: { $count }
        }
counter-grave_deck = Deck of Grave Weapons
    .count =
        { $count ->
            [0] no Grave Weapons left
            [one] { $count } Grave Weapon left
           *[other] { $count } Grave Weapons left
        }
counter-edge = What the zombie's highest die counts for more
counter-zombie_points = Wound points of the zombie
counter-kills = Zombies killed
    .count =
        { $count ->
            [0] no zombies killed
            [one] { $count } zombie killed
           *[other] { $count } zombies killed
        }
counter-deaths = Heroes killed
    .count =
        { $count ->
            [0] no heroes killed
            [one] { $count } hero killed
           *[other] { $count } heroes killed
        }
counter-deaths_needed = Heroes that the zombies must kill
counter-left = Steps left
    .count =
        { $count ->
            [0] no steps left
            [one] { $count } step left
           *[other] { $count } steps left
        }
counter-arriving = Zombies to be placed
counter-carried = Tokens carried
    .count =
        { $count ->
            [one] carries { $count } token
           *[other] carries { $count } tokens
        }
counter-reinforcements = Reinforcements
    .count =
        { $count ->
            [0] no reinforcements
            [one] { $count } reinforcement
           *[other] { $count } reinforcements
        }
counter-hero_pool = Fight dice of the hero
counter-zombie_pool = Fight dice of the zombie
counter-chance = Chance of the hero, in percent
counter-doubles = Chance of winning with doubles, in percent
counter-experience = Experience
    .count = Experience: { $count }
counter-price = Price of the next upgrade
    .count = Next upgrade: { $count }
counter-bonus = Added to the hit rolls

state-turn = Whose turn it is
state-lead = Zombie leader
state-colour = Colour
state-hero = Hero
state-zombie = Zombie
state-grave_dead = What the Grave Dead can do
state-grave_drawn = Grave Weapon drawn
state-killing = It is killed
state-explosive = By an explosive
state-building = Building
state-wall = Wall
state-face = Side
state-marker = Marker
state-bound = Has got to get to
state-activated = Has been activated
state-idle = Loses this turn
state-found = Found in a building
state-mover = Zombie about to move
state-named = What was named
state-mode = How it is played
state-cancelled = Cancelled
state-ties = The hero wins ties
state-deadly = A beaten zombie is killed
state-harmless = Doubles do not wound
state-leads = Who wins as the dice lie
state-winner = Winner
state-taken = Already taken

# A place beside the map, written like the name of a space: E4.
space-sewer = SEWER

## Rules beyond the base game, as a night is played with them

rule-barricades = { setting-barricades }
    .text = { setting-barricades.help }
rule-doors = { setting-opt_doors }
    .text = { setting-opt_doors.help }
rule-experience = { setting-experience }
    .text = { setting-experience.help }
rule-exploration = { setting-opt_exploration }
    .text = { setting-opt_exploration.help }
rule-free_search = { setting-opt_free_search }
    .text = { setting-opt_free_search.help }
rule-grave_dead = { setting-opt_grave_dead }
    .text = { setting-opt_grave_dead.help }
rule-grave_weapons = { setting-opt_grave_weapons }
    .text = { setting-opt_grave_weapons.help }
rule-sewers = { setting-sewers_at_setup }
    .text = { setting-sewers_at_setup.help }
rule-survival_decks = { setting-opt_survival_decks }
    .text = { setting-opt_survival_decks.help }

## What holds for a while

effect-cornered = { card-cornered }
    .text = Until the next zombie turn starts, zombies roll 2 more fight dice, and heroes win ties.
effect-distrust = { card-dont_trust }
    .text = Until the next zombie turn starts, no hero may exchange items.
effect-rotten = { card-rotten_bodies }
    .text = Until the next zombie turn starts, no zombie can be killed.
effect-blocked = { card-blocked_windows }
    .text = This turn no zombie goes through walls or doors.
effect-windows_open = { card-escape_window }
    .text = Until the end of the hero turn heroes may step straight through walls, if they do not end that move in a building.
effect-lurching = { upgrade-lurching_charge }
    .text = This turn all zombies but zombie heroes may make 2 steps.
effect-burning_dead = { card-burning_dead }
    .text = This turn fire does not wound zombies, and those that start in it or enter it roll one more fight die.
effect-hurried = { card-run_for_it }
    .text = All movement rolls of this hero turn get +1.
effect-frenzy = { card-feeding_frenzy }
    .text = This turn each zombie in a space with 3 or more zombies rolls one more fight die.
effect-caught = { card-caught_off_guard }
    .text = The active hero fights before the move action, and not again afterwards.
effect-roped = { card-climbing_rope }
    .text = For the rest of this move the active hero may step straight through walls.
effect-tank = Full tank
    .text = The truck has fuel. Now it needs Keys.
effect-powered = Generator running
    .text = There is fuel in the Generator House: 1 is added to the roll for help.
effect-claws = { card-clawing }
    .text = This turn zombies at barricades add 1 to their rolls.

## Dice outside fights

roll-movement = Movement
roll-fire = Fire
    .enough = A wound.
    .short = Unharmed.
roll-fire_phase = Does the fire go out or spread?
roll-spread = Direction of the fire
roll-break = Break check
roll-ammo = Ammo
roll-shot = Ranged attack
    .enough = A hit.
    .short = A miss.
roll-explosion = Explosion
    .enough = Killed.
    .short = Unharmed.
roll-across_fire = Dynamite through fire
    .enough = It is lit.
    .short = It is not lit.
roll-two_dynamite = Two sticks of dynamite
    .enough = They do not explode at once.
    .short = They explode at once.
roll-blast = Beside the explosion
    .enough = A wound.
    .short = Unharmed.
roll-tape = { card-duct_tape }
    .enough = The other half is kept.
    .short = The other half is discarded, too.
roll-set_off = Setting off gas
    .enough = It explodes.
    .short = It does not explode.
roll-building = Random building: the board
roll-building_number = Random building: the building
roll-betsy = { card-old_betsy }
    .enough = The zombie gets away.
    .short = The zombie stays.
roll-zombie_hero = Steps of the zombie hero
roll-first_zombies = First zombies
roll-arrivals = New zombies
roll-shamble = { card-shamble }
roll-advance = { card-relentless_advance }
roll-rotten = { card-rotten_bodies }
roll-overconfidence = { card-overconfidence }
    .enough = The card is discarded.
    .short = The card remains.
roll-triage = { ability-triage }
    .enough = The First Aid Kit is kept.
    .short = The First Aid Kit is discarded.
roll-spirit = { ability-strength_of_spirit }
    .enough = The card is cancelled.
    .short = The card takes effect.
roll-iron_skin = { upgrade-iron_skin }
    .enough = The wound is prevented.
    .short = The wound is taken.
roll-strong_will = { upgrade-strong_will }
    .enough = The card is cancelled.
    .short = The card takes effect.
roll-improvise = { ability-improvise }
    .enough = The card is cancelled.
    .short = The card takes effect.
roll-cold_snap = { card-cold_snap }
    .enough = Unharmed.
    .short = A wound.
roll-blackout = { card-blackout }
roll-pack_hunters = { card-pack_hunters }
roll-hes_a_zombie = { card-hes_a_zombie }
    .enough = The Townsfolk card is cancelled.
    .short = The Townsfolk card takes effect.
roll-radio = Call for help
    .enough = Somebody answers.
    .short = Nobody answers.
roll-flames = { card-flamethrower }
    .enough = The hero dies.
    .short = The hero escapes the flames.
roll-tnt = { card-case_of_tnt }
    .enough = It does not explode here.
    .short = It explodes right here.
roll-vest = { card-kevlar_vest }
    .enough = The wound is prevented.
    .short = The wound is not prevented.
roll-keeps = Keeping the item
    .enough = It is kept.
    .short = It is discarded.
roll-bag = { card-doctors_bag }
roll-safe_house = { card-safe_house }
    .enough = The zombie gets in.
    .short = The zombie does not get in.
roll-grave_dead = What the Grave Dead can do
roll-very_rotten = { grave_dead-very_rotten }
    .enough = It does not matter.
    .short = It is hurt.
roll-carrier = { card-carrier }
    .enough = The hero turns.
    .short = The hero lives on.
roll-fresh = Steps of the zombie
roll-barbed_wire = { card-barbed_wire }
    .enough = The hero gets away.
    .short = The hero does not move.
roll-bloated_body = { card-bloated_body }
    .enough = Unharmed.
    .short = A wound.
roll-blood_spray = { card-blood_spray }
    .enough = Not infected.
    .short = Infected.
roll-burst = { card-explosive_zombie }
    .enough = Hit.
    .short = Unharmed.
roll-barricade = Barricade
    .enough = The zombie gets at it.
    .short = The barricade holds.
roll-force_door = Locked door
    .enough = The door is open.
    .short = The door stays locked.
roll-line_is_dead = { card-line_is_dead }
    .enough = The event is cancelled.
    .short = The event takes effect.
roll-infection = Infection
roll-despair = { card-despair }
roll-adrenaline = { card-adrenaline }
roll-hard_hat = { card-hard_hat }
    .enough = The wound is prevented.
    .short = The wound is taken.

## How a game ends

ending-deaths = Too many heroes are dead
ending-deck = The hero deck is empty
ending-dawn = The sun has run out
ending-goal = The heroes have reached their goal
ending-doom = The town is lost
reckoning-win = Win

## Why a game was won

verdict-deaths = Enough heroes had been killed: { $deaths }. The zombies won, led by { $winners }.
verdict-deck = The hero deck was empty before the heroes had reached their goal. The zombies won, led by { $winners }.
verdict-dawn-heroes = The heroes held out until dawn. { $winners } won.
verdict-dawn-zombies = The sun ran out before the heroes had reached their goal. The zombies won, led by { $winners }.
verdict-goal-die-zombies-die = The heroes killed 15 zombies in time. { $winners } won.
verdict-goal-burn-em-out = The heroes blew up 3 spawning pits in time. { $winners } won.
verdict-goal-save-the-townsfolk = The heroes saved 4 Townsfolk in time. { $winners } won.
verdict-goal-escape-in-the-truck = The heroes got away in the truck. { $winners } won.
verdict-goal-plague-carriers = The heroes killed all 7 Grave Dead in time. { $winners } won.
verdict-goal-burn-it-to-the-ground = The heroes burnt the Manor House down. { $winners } won.
verdict-goal-hunker-down = The Stronghold was Fully Reinforced, and no zombie was in it. { $winners } won.
verdict-goal-supply-run = The heroes brought 4 supplies to the Town Square in time. { $winners } won.
verdict-goal-blow-up-the-town = The heroes blew up the town. { $winners } won.
verdict-goal-radio-for-help = The call for help was heard. { $winners } won.
verdict-goal-learn-to-survive = The heroes learnt 8 upgrades in time. { $winners } won.
verdict-doom-save-the-townsfolk = For 3 Townsfolk it was too late. The zombies won, led by { $winners }.
verdict-doom-defend-the-manor = There were 9 zombies in the Manor House. The zombies won, led by { $winners }.
verdict-doom-hunker-down = The Stronghold was lost. The zombies won, led by { $winners }.
verdict-doom-radio-for-help = The Radio Studio was destroyed, and with it the last hope of help. The zombies won, led by { $winners }.

## How a game went

course-on_map = Figures on the map
course-kills = Opponents killed

## What a player is asked

prompt-choose-hero = Whom do you take as a hero?
prompt-start-space = Where does { $hero } start?
prompt-new-hero-space = Where does { $hero } come into play?
prompt-choose-building = The dice let you choose: which building?
prompt-discard-to-limit = You have too many cards (limit: { $limit }): which one do you discard?
prompt-discard-one = Do you discard a card before you draw?
prompt-order-zombies = Which zombie moves next?
prompt-move-zombie = Where does the zombie on { $space } go?
prompt-advance = { $card }: which zombie makes a step?
prompt-place-zombie = Where does the next zombie come? Still to come: { $count }.
prompt-place-grave-dead = Where does the red zombie come? Still to come: { $count }.
prompt-swap-grave-dead = Still to come: { $count }. Does 1 of the Grave Dead come in place of 2 of them?
prompt-swap-grave-weapon = Still to come: { $count }. Do you give up 2 of them for a Grave Weapon?
prompt-give-grave-weapon = { $card }: which zombie gets it?
prompt-take-zombie = { $card }: which zombie do you take off the map?
prompt-order-fights = Which fight comes next?
prompt-fire-order = For which fire is the next die rolled?
prompt-fire-direction = Where does the fire on { $space } spread?
prompt-fire-remove = No fire marker is left: which burning one do you remove for the new one?
prompt-douse-fire = { $card }: which fire is put out?
prompt-activate = Which hero do you activate next?
prompt-choose-move-die = By which die does { $hero } move?
prompt-move-action =
    What does { $hero } do? { $left ->
        [one] The roll was { $left } step.
       *[other] The roll was { $left } steps.
    }
prompt-hero-step =
    Where does { $hero } go on to? { $left ->
        [one] { $left } step is left.
       *[other] { $left } steps are left.
    }
prompt-blitz = Does { $hero } fight the zombies here at once?
prompt-keep-card = Which card does { $hero } keep?
prompt-use-marker = { $hero } ends the move where a marker lies ({ $building }): { $marker }. Do you use it?
prompt-free-search = A free search: what does { $hero } take?
prompt-put-under = Which card does { $hero } put under the deck?
prompt-put-back = Which card does { $hero } put back on the deck next? What is put back last lies on top.
prompt-divert = { $card }: which zombie do you lead away?
prompt-just-what-i-needed = Which card does { $hero } take?
prompt-pick-cards = { $card }: which card is shuffled back into the deck?
prompt-bring-back = { building-antique_shop }: which card does { $hero } shuffle back into the deck?
prompt-pick-copies = { $card }: of which card are all copies shuffled into the deck?
prompt-overflow = { $hero } carries too much: what goes?
prompt-combine = Which two items does { $hero } tape together?
prompt-betsy-errand = { card-old_betsy } carries { $card }: what becomes of it?
prompt-exchange = Does { $hero } exchange items?
prompt-trade-answer = { $hero } would give { $given }, and { $other } would give { $taken }: do you agree?
prompt-take-wound = Does { $other } take the wound for { $hero }?
prompt-ranged-attack = Does { $hero } make a ranged attack?
prompt-aim-gun = What does { $hero } fire at? { $card }
prompt-fight-next = Which zombie does { $hero } fight next?
prompt-choose-victim = { $card }: which hero takes the wound?
prompt-surprise = Which hero does the zombie surprise?
prompt-evacuate = The building burns down ({ $building }): where does { $hero } go?
prompt-move-models = { $card }: where does { $hero } go?
prompt-push-zombie = Where do you push the zombie on { $space }?
prompt-marker-space = { $card }: on which space do you put the marker?
prompt-token-space = { $building }: on which space do you put the token?
prompt-place-sewer-entrance = Where do you put an entrance of the sewer?
prompt-move-sewer-entrance = Which entrance of the sewer do you move?
prompt-build-for-wound = Does { $hero } take a wound to build something here?
prompt-build-more =
    { $card }: what else do you build? { $count ->
        [one] { $count } marker can still be placed.
       *[other] { $count } markers can still be placed.
    }
prompt-claw-again = { $card }: does the zombie on { $space } roll again?
prompt-place-door-marker =
    { $door ->
        [lock] On which door do you put a Locked Door marker?
       *[door] Where do you put a Door marker?
    }

## What a player may answer

option-pass = Pass
option-done = Done
option-none = None
option-yes = Yes
option-no = No
option-accept = Agree
option-refuse = Refuse
option-hero = Choose { $hero }
option-space = Space { $space }
option-side = Between { $space } and { $to }
option-building = Choose { $building }
option-random-building = A random building
option-discard = Discard { $card }
option-move = Move the zombie on { $space }
option-move-brown = Move the brown zombie on { $space }
option-move-green = Move the green zombie on { $space }
option-move-red = Move the red zombie on { $space }
option-move-wounded = Move the wounded red zombie on { $space }
option-move-armed =
    Move the { $looks ->
        [brown] brown zombie
        [green] green zombie
        [red] red zombie
        [wounded] wounded red zombie
       *[plain] zombie
    } with { $weapon } on { $space }
option-move-zombie-hero = Move the zombie hero: { $other }
option-remove = Take off the zombie on { $space }
option-remove-brown = Take off the brown zombie on { $space }
option-remove-green = Take off the green zombie on { $space }
option-remove-red = Take off the red zombie on { $space }
option-remove-wounded = Take off the wounded red zombie on { $space }
option-remove-armed =
    Take off the { $looks ->
        [brown] brown zombie
        [green] green zombie
        [red] red zombie
        [wounded] wounded red zombie
       *[plain] zombie
    } with { $weapon } on { $space }
option-remove-zombie-hero = Take off the zombie hero: { $other }
option-arm = Give it to the zombie on { $space }
option-arm-brown = Give it to the brown zombie on { $space }
option-arm-green = Give it to the green zombie on { $space }
option-arm-red = Give it to the red zombie on { $space }
option-arm-wounded = Give it to the wounded red zombie on { $space }
option-arm-zombie-hero = Give it to the zombie hero: { $other }
option-wield = { $card }: the zombie rolls { $dice } again
option-to = To { $space }
option-stay = Stay
option-across = To { $space }, over the barricade: { $building }, { $face } wall
option-across-two = To { $space }, over two barricades: { $building }, { $face } wall, then { $next_building }, { $next_face } wall
option-fight = { $hero } against the zombie on { $space }
option-fight-brown = { $hero } against the brown zombie on { $space }
option-fight-green = { $hero } against the green zombie on { $space }
option-fight-red = { $hero } against the red zombie on { $space }
option-fight-wounded = { $hero } against the wounded red zombie on { $space }
option-fight-armed =
    { $hero } against the { $looks ->
        [brown] brown zombie
        [green] green zombie
        [red] red zombie
        [wounded] wounded red zombie
       *[plain] zombie
    } with { $weapon } on { $space }
option-fight-zombie-hero = { $hero } against the zombie hero: { $other }
option-activate = Activate { $hero }
option-die = Move by the { $die }
option-step = Step to { $space }
option-walk = Walk to { $space }
option-stop = Stop here
option-search = Search
option-pick-up = Pick up { $card }
option-pick-up-at-antique-shop = Shuffle up to 2 discarded cards into the deck
option-pick-up-at-library = Reveal cards until an event appears
option-pick-up-at-supermarket = Discard the top 3 cards, then draw 2
option-heal = Heal a wound: { $hero }
option-build = Build a barricade: { $building }, { $face } wall
option-reinforce = Reinforce the barricade: { $building }, { $face } wall
option-unbar = Remove a reinforcement at the door to { $space }
option-force = Try to force the locked door to { $space }
option-rest = Do nothing
option-keep = Keep { $card }
option-survival-search = Survival Search: { $survival_deck }
option-under = Put { $card } under the deck
option-put-back = Put back { $card }
option-take-discard = Take { $card } from the discard pile
option-take-deck = Take { $card } from the deck
option-draw = Draw a card
option-pick = Choose { $card }
option-drop = Discard { $card }
option-combine = Tape { $given } and { $taken } together
option-hand = Hand { $card } to { $hero }
option-give = Give { $card } to { $hero }
option-take = Take { $card } from { $hero }
option-deliver = Deliver it to { $hero }
option-pour = Pour it out there
option-explode = Let it explode there
option-swap = Give { $hero } { $given } for { $taken }
option-fuel = Fill the tank of the truck
option-charge = Place a charge here: discard { $card }
option-detonate = Blow up the town
option-call = Call for help
option-power = Put the Gasoline into the generator
option-burn-down = Burn the Manor House down
option-hold-fire = No ranged attack
option-shoot = Fire { $card } at the zombie on { $space }
option-shoot-brown = Fire { $card } at the brown zombie on { $space }
option-shoot-green = Fire { $card } at the green zombie on { $space }
option-shoot-red = Fire { $card } at the red zombie on { $space }
option-shoot-wounded = Fire { $card } at the wounded red zombie on { $space }
option-shoot-armed =
    Fire { $card } at the { $looks ->
        [brown] brown zombie
        [green] green zombie
        [red] red zombie
        [wounded] wounded red zombie
       *[plain] zombie
    } with { $weapon } on { $space }
option-shoot-zombie-hero = Fire { $card } at the zombie hero: { $other }
option-blast = Fire { $card } at all zombies on { $space }
option-shoot-gas = Fire { $card } at the gas on { $space }
option-fire-both = Fire both: { $card }
option-throw-lit = Throw { card-dynamite } to { $space }
option-throw-onto-fire = Throw { card-dynamite } into the fire on { $space }
option-throw-across-fire = Throw { card-dynamite } through fire to { $space }
option-throw-both = Throw both sticks of { card-dynamite } to { $space }
option-hurl = Throw { $card } to { $space }
option-throw-tnt = Throw { card-case_of_tnt } to { $space }
option-light = Light a fire on { $space } with { $card }
option-set-off = Set off the gas on { $space } with { $card }

option-play = Play { $card }
option-play-hero = Play { $card } on { $other }
option-play-couple = Play { $card } on { $other } and { $partner }
option-play-space = Play { $card } on { $space }
option-play-building = Play { $card }: { $building }
option-play-wall = Play { $card }: { $building }, { $face } wall
option-play-dice = Play { $card }: the hero rolls { $dice } again
option-play-move-space = Play { $card } on the zombie on { $space }
option-play-move-brown-zombie = Play { $card } on the brown zombie on { $space }
option-play-move-green-zombie = Play { $card } on the green zombie on { $space }
option-play-move-red-zombie = Play { $card } on the red zombie on { $space }
option-play-move-wounded-zombie = Play { $card } on the wounded red zombie on { $space }
option-play-move-armed-zombie =
    Play { $card } on the { $looks ->
        [brown] brown zombie
        [green] green zombie
        [red] red zombie
        [wounded] wounded red zombie
       *[plain] zombie
    } with { $weapon } on { $space }
option-play-move-zombie-hero = Play { $card } on the zombie hero: { $other }
option-play-hold-space = Play { $card }: the zombie on { $space } does not move
option-play-hold-brown-zombie = Play { $card }: the brown zombie on { $space } does not move
option-play-hold-green-zombie = Play { $card }: the green zombie on { $space } does not move
option-play-hold-red-zombie = Play { $card }: the red zombie on { $space } does not move
option-play-hold-wounded-zombie = Play { $card }: the wounded red zombie on { $space } does not move
option-play-hold-armed-zombie =
    Play { $card }: the { $looks ->
        [brown] brown zombie
        [green] green zombie
        [red] red zombie
        [wounded] wounded red zombie
       *[plain] zombie
    } with { $weapon } on { $space } does not move
option-play-hold-zombie-hero = Play { $card }: { $other }, the zombie hero, does not move
option-play-raise-heroes-die = Play { $card }: +1 to the hero's { $die }
option-play-raise-zombies-die = Play { $card }: +1 to the zombie's { $die }
option-play-lower-heroes-die = Play { $card }: −1 to the hero's { $die }
option-play-lower-zombies-die = Play { $card }: −1 to the zombie's { $die }
option-play-fight = Play { $card }: cancel the fight
option-play-stop = Play { $card }: cancel the card that is being played
option-play-try = Play { $card }: try to cancel the card that is being played
option-play-cancel-kept = Play { $card }: cancel { $kept }
option-play-cancel-card-hero = Play { $card }: cancel { $kept } ({ $other })
option-play-cancel-card-building = Play { $card }: cancel { $kept } ({ $building })
option-play-cancel-card-space = Play { $card }: cancel { $kept } ({ $space })
option-play-cancel-hero = Play { $card }: cancel { card-faith } ({ $other })
option-play-reroll = Play { $card }: the zombie rolls all its dice again
option-play-check = Play { $card }: the break check is rolled again
option-play-help-hero = Play { $card }: one more fight die for { $other }
option-play-recover = Play { $card }: shuffle discarded cards into the deck
option-play-douse = Play { $card }: put out up to two fires
option-play-prevent = Play { $card }: the gas does not explode
option-play-aim = Play { $card }: +2 to the hit rolls
option-play-reroll-dice = Play { $card }: roll { $dice } again
option-play-shoot-hero = Play { $card }: { $other } makes a ranged attack
option-play-remove-kept = Play { $card }: remove { $kept } from the game
option-play-put-space = Play { $card }: a zombie comes to { $space }
option-play-all = Play { $card }: nobody exchanges items
option-play-one-hero = Play { $card } on { $other }
option-play-own-dice = Play { $card }: the zombie rolls { $dice } again
option-play-hurry = Play { $card }: +2 to the movement roll
option-play-heal-hero = Play { $card }: heal a wound ({ $other })
option-play-heal-couple = Play { $card }: heal a wound each ({ $other }, { $partner })
option-play-knock-kept = Play { $card }: the hero loses { $kept }
option-play-drag-space = Play { $card }: both to { $space }
option-play-unique-hero = Play { $card }: a Unique Item for { $other }
option-play-tactics-hero = Play { $card }: a Survival Tactic for { $other }

option-use = { $hero }: use { $card }
option-use-dice = { $hero }: use { $card }, roll { $dice } again
option-use-hero = { $hero }: use { $card } for { $other }
option-use-refuel = { $hero }: discard { $card } to keep the Chainsaw
option-use-pour-space = { $hero }: pour { $card } on { $space }
option-use-fight = { $hero }: use { $card } to cancel the fight
option-use-douse-space = { $hero }: use { $card } on the fire on { $space }
option-use-push = { $hero }: use { $card } to push the zombies away
option-use-raise-dice = { $hero }: use { $card }, +1 to the { $dice }
option-use-stop = { $hero }: discard { $card } to cancel the card that is being played
option-use-reroll-heroes-die = { $hero }: use { $card }, the hero's { $die } is rolled again
option-use-reroll-zombies-die = { $hero }: use { $card }, the zombie's { $die } is rolled again
option-use-cancel-kept = { $hero }: use { $card }, cancel { $kept }
option-use-cancel-card-hero = { $hero }: use { $card }, cancel { $kept } ({ $other })
option-use-cancel-card-building = { $hero }: use { $card }, cancel { $kept } ({ $building })
option-use-cancel-card-space = { $hero }: use { $card }, cancel { $kept } ({ $space })
option-ability = { $hero }: use { $ability }
option-ability-dice = { $hero }: use { $ability }, roll { $dice } again
option-ability-heal-card-hero = { $hero }: use { $ability }, discard { $kept } to heal a wound: { $other }
option-ability-try-kept = { $hero }: use { $ability }, discard { $kept } to try to cancel the card that is being played
option-upgrade = { $hero }: use { $upgrade }
option-upgrade-dice = { $hero }: use { $upgrade }, roll { $dice } again
option-upgrade-raise-dice = { $hero }: use { $upgrade }, +1 to { $dice }
option-horde = Use { $upgrade }
option-horde-dice = Use { $upgrade }, roll { $dice } again
option-horde-move-space = Use { $upgrade } for the zombie on { $space }
option-horde-move-brown-zombie = Use { $upgrade } for the brown zombie on { $space }
option-horde-move-green-zombie = Use { $upgrade } for the green zombie on { $space }
option-horde-move-red-zombie = Use { $upgrade } for the red zombie on { $space }
option-horde-move-wounded-zombie = Use { $upgrade } for the wounded red zombie on { $space }
option-horde-move-armed-zombie =
    Use { $upgrade } for the { $looks ->
        [brown] brown zombie
        [green] green zombie
        [red] red zombie
        [wounded] wounded red zombie
       *[plain] zombie
    } with { $weapon } on { $space }
option-horde-move-zombie-hero = Use { $upgrade } for the zombie hero: { $other }
option-buy = { $hero }: buy an upgrade ({ $deck })
option-boost = { $hero }: buy the Boost of { $upgrade } for { $price } experience
option-buy-zombies = Buy an upgrade for the zombies
option-ability-hero = { $hero }: use { $ability }, { $other } takes the wound

## What happens

event-scenario-began = Tonight's scenario: { $scenario }.
event-boards-laid = The boards of the town are laid out.
event-hero-taken = { $seat } gets a hero: { $hero }.
event-hero-placed = { $hero } comes into play on { $space }.
event-shuffled-back = { $hero } draws a card that is not for the start, and another one in its place. Shuffled back: { $card }.
event-zombie-turn-began = Zombie turn. The sun is at { $sun }.
event-hero-turn-began = Hero turn. The sun is at { $sun }.
event-hero-activated = { $hero } is activated.
event-turn-lost = { $hero } loses this turn.
event-new-zombies-come =
    { $seat } rolls { $total } against { $count ->
        [one] { $count } zombie in play: new ones will come.
       *[other] { $count } zombies in play: new ones will come.
    }
event-no-new-zombies =
    { $seat } rolls { $total } against { $count ->
        [one] { $count } zombie in play: no new ones come.
       *[other] { $count } zombies in play: no new ones come.
    }
event-zombie-came = { $seat } places a zombie on { $space }.
event-grave-dead-came = { $seat } places a red zombie on { $space }.
event-zombie-moved = { $seat } moves a zombie from { $space } to { $to }.
event-zombie-pushed = { $seat } pushes a zombie from { $space } to { $to }.
event-zombie-removed = A zombie is removed from { $space }.
event-zombie-killed = The zombie on { $space } is killed. Killed so far: { $count }.
event-zombie-hero-killed = { $hero }, a zombie hero, dies for good on { $space }. Killed so far: { $count }.
event-zombie-held = The zombie on { $space } stays up: none can be killed now.
event-zombie-hero-rose = { $hero } rises again on { $space }, as a zombie hero led by { $seat }.
event-zombie-hero-wounded = { $hero }, a zombie hero, takes a wound. Wound points left: { $left }.
event-zombie-spared = The zombie on { $space } is not harmed.
event-grave-dead-are = What the Grave Dead can do: { $grave }.
event-grave-dead-wounded = The red zombie on { $space } takes a wound. It has one wound point left.
event-grave-weapon-drawn = { $seat } draws a Grave Weapon: { $card }.
event-grave-weapon-given = The zombie on { $space } gets { $card }.
event-grave-weapon-lost = { $card } is lost with its zombie.
event-grave-deck-shuffled = The discarded Grave Weapons are shuffled into a new deck.
event-wielded = { $seat } uses a Grave Weapon: { $card }.
event-carries = A carrier has wounded { $hero }: a die will tell.
event-hero-moved = { $hero } goes from { $space } to { $to }.
event-hero-fled = { $hero } flees from { $space } to { $to }.
event-hero-dragged = { $hero } is moved from { $space } to { $to }.
event-door-locked = The door is locked: { $hero } does not get through.
event-wounded = { $hero } takes a wound ({ $count } of { $most }).
event-wound-prevented = { $hero } escapes the wound.
event-wound-taken-over = { $other } takes the wound for { $hero }.
event-wound-not-taken-over = { $other } does not take the wound for { $hero }.
event-healed =
    { $hero } recovers from { $count ->
        [one] { $count } wound.
       *[other] { $count } wounds.
    }
event-turns = { $hero } does not take the wound, but turns.
event-turns-at-once = { $hero } turns.
event-infected = { $hero } gets an Infected marker ({ $count }).
event-hero-died = { $hero } dies on { $space }. Heroes killed: { $count } of { $most }.
event-zombie-card-drawn = { $seat } draws a zombie card.
event-zombie-card-drawn-known = { $seat } draws { $card }.
event-zombie-deck-shuffled = The discard pile of the zombies is shuffled into a new deck.
event-event-found = { $hero } draws an event.
event-event-found-known = { $hero } draws an event: { $card }.
event-tactic-found = { $hero } draws a Survival Tactic.
event-tactic-found-known = { $hero } draws a Survival Tactic: { $card }.
event-item-found = { $hero } gets { $card }.
event-item-missing = { $hero } comes without { $card }, which is neither in the hero deck nor in the discard pile.
event-townsfolk-saved = { $hero } finds somebody from the town: { $card }.
event-looked = { $hero } looks at the top cards of the hero deck.
event-looked-known = { $hero } looks at the top cards of the hero deck: { $cards }.
event-looked-survival = { $hero } looks at the top cards of a Survival deck ({ $survival_deck }).
event-looked-survival-known = { $hero } looks at the top cards of a Survival deck ({ $survival_deck }): { $cards }.
event-cards-put-back = { $seat } puts back the cards looked at. Cards: { $count }.
event-put-under-deck = { $hero } puts a card under the hero deck.
event-top-seen = { $hero } looks at the top card of the hero deck.
event-top-seen-known = { $hero } looks at the top card of the hero deck: { $card }.
event-revealed = { $hero } reveals { $cards }.
event-hero-cards-discarded = { $card } discards from the hero deck: { $cards }.
event-hero-cards-discarded-by = { $hero } discards { $cards }.
event-survival-cards-discarded = { $card } discards from a Survival deck ({ $survival_deck }): { $cards }.
event-taken-from-discard = { $hero } takes { $card } from the discard pile.
event-taken-from-deck = { $hero } takes { $card } from the hero deck, which is shuffled.
event-shuffled-in = Shuffled back into the deck: { $cards }.
event-discarded = { $seat } discards { $card } from hand.
event-card-played = { $seat } plays { $card }.
event-card-played-on = { $seat } plays { $card } on { $hero }.
event-card-played-in = { $seat } plays { $card }: { $building }.
event-card-played-at = { $seat } plays { $card } on { $space }.
event-card-played-couple = { $seat } plays { $card } on { $hero } and { $other }.
event-card-played-zombie-hero = { $seat } plays { $card } on the zombie hero: { $hero }.
event-card-played-wall = { $seat } plays { $card }: { $building }, { $face } wall.
event-item-used = { $hero } uses { $card }.
event-ability-used = { $hero } uses an ability: { $ability }.
event-card-cancelled = { $seat } cancels { $card }.
event-card-removed = Out of the game: { $card }.
event-card-stays = { $card } remains on { $hero }.
event-card-ended = { $card } is over for { $hero }.
event-building-taken-over = The zombies take over a building: { $building }.
event-building-dark = The lights go out in a building: { $building }.
event-building-found = The random building: { $building }.
event-pit-opened = A spawning pit opens on { $space }.
event-pit-destroyed = The spawning pit on { $space } is blown up. Blown up so far: { $count }.
event-tank-filled = { $hero } fills the tank of the truck.
event-sewer-opened = { $seat } puts an entrance of the sewer on { $space }.
event-sewer-moved = { $seat } moves an entrance of the sewer from { $space } to { $to }.
event-rubble-fallen = Rocks come down on { $space }: nobody may enter it until the next zombie turn starts.
event-rubble-gone = { $space } is free again.
event-supply-placed = There are supplies on { $space } ({ $building }).
event-radio-part-placed = There is a radio part on { $space } ({ $building }).
event-supply-taken =
    { $count ->
        [one] { $hero } takes { $count } supply.
       *[other] { $hero } takes { $count } supplies.
    }
event-radio-part-taken =
    { $count ->
        [one] { $hero } takes { $count } radio part.
       *[other] { $hero } takes { $count } radio parts.
    }
event-supply-delivered =
    { $count ->
        [one] { $hero } delivers { $count } supply. Delivered so far: { $total }.
       *[other] { $hero } delivers { $count } supplies. Delivered so far: { $total }.
    }
event-radio-part-delivered =
    { $count ->
        [one] { $hero } installs { $count } radio part. Installed so far: { $total }.
       *[other] { $hero } installs { $count } radio parts. Installed so far: { $total }.
    }
event-supply-dropped =
    { $count ->
        [one] { $count } supply stays on { $space }.
       *[other] { $count } supplies stay on { $space }.
    }
event-radio-part-dropped =
    { $count ->
        [one] { $count } radio part stays on { $space }.
       *[other] { $count } radio parts stay on { $space }.
    }
event-generator-fuelled = { $hero } starts the generator.
event-charge-placed = { $hero } places a charge ({ $building }). Placed so far: { $count }.
event-town-blown-up = { $hero } blows up the town.
event-burnt-down = { $hero } sets fire to the Manor House, and all that is in it burns.
event-item-spent = { $hero } discards { $card }.
event-item-dropped = { $hero } carries too much and discards { $card }.
event-item-lost = { $hero } loses { $card }.
event-item-given = { $hero } gives { $card } to { $other }.
event-trade-refused = { $hero } refuses the exchange with { $other }.
event-items-combined = { $hero } tapes two items together: { $cards }.
event-trap-set = { $hero } sets a trap on { $space }.
event-trap-sprung = The trap on { $space } snaps shut.
event-betsy-sent = { $hero } sends { card-old_betsy } to { $space }.
event-betsy-gone = { card-old_betsy } runs off.
event-rolled-movement = { $hero } rolls { $dice } for movement.
event-rolled-fire = { $hero } is in the fire and rolls { $dice } (wound: { $need } or more).
event-rolled-fire-phase = The die for the fire shows { $dice }.
event-rolled-spread = The fire spreads: the die for the direction shows { $dice }.
event-rolled-break = { $card }: { $hero } rolls { $dice } (it breaks with { $need } or less).
event-rolled-ammo = { $card }: { $hero } rolls { $dice } for ammo (empty with { $need } or less).
event-rolled-shot = { $card }: { $hero } rolls { $dice } (hit: { $need } or more).
event-rolled-explosion = The explosion: { $hero } rolls { $dice } (death: { $need } or more).
event-rolled-across-fire = { $hero } throws through the fire and rolls { $dice } (lit: { $need } or more).
event-rolled-two-dynamite = Two sticks of dynamite: { $hero } rolls { $dice } (they explode at once with less than { $need }).
event-rolled-blast = Beside the explosion: { $hero } rolls { $dice } (wound: { $need } or more).
event-rolled-tape = { $card } was taped to it: { $hero } rolls { $dice } (kept with { $need } or more).
event-rolled-set-off = { $card }: { $hero } rolls { $dice } (the gas goes off with { $need } or more).
event-rolled-building = A random building: the first die shows { $dice }.
event-rolled-building-number = A random building: the second die shows { $dice }.
event-rolled-betsy = { $card }: a zombie wants to leave and rolls { $dice } (needed: { $need } or more).
event-rolled-zombie-hero = A zombie hero rolls { $dice } for its move: half of that, rounded up, in steps.
event-rolled-first-zombies = Dice for the first zombies: { $dice }.
event-rolled-arrivals = The die for the new zombies shows { $dice }.
event-rolled-shamble = { $card }: the die shows { $dice }, so many steps may be made.
event-rolled-advance = { $card }: the die shows { $dice }, so many zombies may make a step.
event-rolled-rotten = { $card }: the die shows { $dice }, so many zombies are removed.
event-rolled-overconfidence = { $card }: the die shows { $dice } (discarded with { $need } or more).
event-rolled-triage = { $card }: { $hero } rolls { $dice } (kept with { $need } or more).
event-rolled-spirit = { $hero } rolls { $dice } against the card (cancelled with { $need } or more).
event-rolled-hes-a-zombie = { $card }: the die shows { $dice } (the Townsfolk card is cancelled with { $need } or more).
event-rolled-radio = { $hero } calls for help and rolls { $dice } (heard with { $need } or more).
event-rolled-flames = { $card }: { $hero } rolls { $dice } (death: { $need } or more).
event-rolled-tnt = { $card }: { $hero } rolls { $dice } (it explodes right here with less than { $need }).
event-rolled-vest = { $card }: { $hero } rolls { $dice } (the wound is prevented with { $need } or more).
event-rolled-keeps = { $card }: { $hero } rolls { $dice } (kept with { $need } or more).
event-rolled-bag = { $card }: { $hero } rolls { $dice } (discarded with { $need } or less).
event-rolled-safe-house = { $card }: a zombie wants to get in and rolls { $dice } (needed: { $need } or more).
event-rolled-iron-skin = { $hero } rolls { $dice } against the wound (prevented with { $need } or more).
event-rolled-strong-will = { $hero } rolls { $dice } against the card (cancelled with { $need } or more).
event-rolled-improvise = { $hero } rolls { $dice } against the card (cancelled with { $need } or more).
event-rolled-cold-snap = { $card }: { $hero } rolls { $dice } (unharmed with { $need } or more).
event-rolled-blackout = { $card }: the die shows { $dice }; half of that, rounded up, is the number of buildings.
event-rolled-pack-hunters = { $card }: the die shows { $dice }; half of that, rounded up, is the number of zombies.
event-rolled-grave-dead = The die for what the Grave Dead can do shows { $dice }.
event-rolled-very-rotten = A very rotten zombie rolls { $dice } (it does not mind with { $need } or more).
event-rolled-carrier = The die of the carrier shows { $dice } ({ $hero } becomes a zombie hero with { $need } or more).
event-rolled-fresh = A zombie that has not been dead for long rolls { $dice } for its move: half of that, rounded up, in steps.
event-rolled-barbed-wire = { $card }: { $hero } rolls { $dice } (free with { $need } or more).
event-rolled-bloated-body = { $card }: { $hero } rolls { $dice } (unharmed with { $need } or more).
event-rolled-blood-spray = { $card }: { $hero } rolls { $dice } (not infected with { $need } or more).
event-rolled-burst = { $card }: { $hero } rolls { $dice } (wound: { $need } or more).
event-rolled-burst-zombie = { $card }: another zombie rolls { $dice } (death: { $need } or more).
event-rolled-barricade = A zombie at a barricade rolls { $dice } (needed: { $need } or more).
event-rolled-force-door = { $hero } tries to force a door and rolls { $dice } (open with { $need } or more).
event-rolled-line-is-dead = { $card }: the die shows { $dice } (the event is cancelled with { $need } or more).
event-rolled-infection = { $hero } is infected and rolls { $dice } (another wound with { $need } or less).
event-rolled-despair = { $card }: { $hero } rolls { $dice } (what was found is lost with { $need } or less).
event-rolled-adrenaline = { $card }: { $hero } rolls { $dice }: half of that, rounded up, in further steps.
event-rolled-hard-hat = { $card }: { $hero } rolls { $dice } (no wound with { $need } or more).
event-rolled-fire-zombie = A zombie is in the fire and rolls { $dice } (wound: { $need } or more).
event-rolled-explosion-zombie = The explosion: a zombie rolls { $dice } (death: { $need } or more).
event-rolled-blast-zombie = Beside the explosion: a zombie rolls { $dice } (wound: { $need } or more).
event-rerolled = A roll of { $hero } is made again: { $before } → { $dice }.
event-shot-fired = { $hero } fires at { $space }: { $card }.
event-dynamite-thrown = { $hero } throws dynamite to { $space }.
event-dynamite-exploded = Dynamite explodes on { $space }.
event-molotov-thrown = { $hero } throws a bottle that bursts into flames on { $space }.
event-tnt-thrown = { $hero } throws { card-case_of_tnt } to { $space }.
event-tnt-exploded = TNT explodes on { $space }.
event-markers-laid = Markers are laid in buildings: { $count }.
event-marker-used = { $hero } uses a marker ({ $building }): { $marker }.
event-house-secured = For this zombie turn a building is safe: { $building }.
event-gas-poured = { $hero } pours gas on { $space }.
event-gas-removed = The gas on { $space } is washed away.
event-gas-exploded = The gas on { $space } explodes.
event-fire-lit = A fire starts on { $space }.
event-fire-out = The fire on { $space } goes out.
event-fire-stays = The fire on { $space } can't spread there.
event-building-destroyed = A building has burnt down: { $building }.
event-stronghold-found = The Stronghold of tonight: { $building }.
event-door-placed = { $seat } puts a Door marker between { $space } and { $to }.
event-lock-placed = { $seat } puts a Locked Door marker between { $space } and { $to }.
event-door-unlocked = { $hero } opens the locked door between { $space } and { $to }.
event-building-sealed = No hero passes the doors of a building until the next zombie turn: { $building }.
event-barricade-built = { $seat } builds a barricade: { $building }, { $face } wall.
event-barricade-reinforced = { $seat } reinforces a barricade: { $building }, { $face } wall. Reinforcements: { $count } of 3.
event-barricade-held = The barricade holds: { $building }, { $face } wall.
event-reinforcements-removed = A barricade gets weaker: { $building }, { $face } wall. Reinforcements left: { $count }.
event-barricade-broken = This turn zombies cross a barricade without a roll: { $building }, { $face } wall.
event-fight-began = { $hero } fights a zombie on { $space }.
event-fight-began-hero = { $hero } fights a zombie hero on { $space }: { $other }.
event-fight-rolled = { $hero } rolls { $dice }; the zombie rolls { $against }.
event-hero-dice-added = The hero rolls one more: { $dice }.
event-zombie-dice-added = The zombie rolls more dice: { $dice }.
event-hero-dice-rerolled = The hero rolls again: { $before } → { $dice }.
event-zombie-dice-rerolled = The zombie rolls again: { $before } → { $dice }.
event-hero-die-changed = A die of the hero changes: { $before } → { $die }.
event-zombie-die-changed = A die of the zombie changes: { $before } → { $die }.
event-die-gained = { $card } gives { $hero } one more fight die.
event-cleaved = { $hero } strikes with the Meat Cleaver: the fight is over at once.
event-fight-cancelled = { $card }: { $hero } does not have to fight.
event-fight-won = { $hero } wins the fight.
event-fight-won-doubles = { $hero } wins the fight with doubles.
event-fight-lost = { $hero } loses the fight.
event-experience-gained = { $hero } gets experience: { $count }, { $total } in all.
event-zombie-experience-gained = The zombies get experience: { $count }, { $total } in all.
event-upgrade-bought = { $hero } spends { $count } experience on an upgrade: { $upgrade }.
event-upgrade-put-under = { $hero } has the Boost of { $upgrade } already: the card goes under its deck, and another is drawn.
event-upgrade-boosted =
    { $count ->
        [0] { $hero } draws { $upgrade } again and gets its Boost.
       *[other] { $hero } spends { $count } experience on the Boost of { $upgrade }.
    }
event-upgrade-used = { $hero } uses an upgrade: { $upgrade }.
event-zombie-upgrade-bought = { $seat } spends { $count } experience of the zombies on an upgrade: { $upgrade }.
event-zombie-upgrade-used = { $seat } uses an upgrade: { $upgrade }.
event-ended-deaths = { ending-deaths }. The zombies win: { $winners }!
event-ended-deck = { ending-deck }. The zombies win: { $winners }!
event-ended-dawn-heroes = { ending-dawn }. The heroes win: { $winners }!
event-ended-dawn-zombies = { ending-dawn }. The zombies win: { $winners }!
event-ended-goal = { ending-goal }. The heroes win: { $winners }!
event-ended-doom = { ending-doom }. The zombies win: { $winners }!

## Why something can't be done: options of the game

refusal-bad-split =
    With { $count ->
        [one] { $count } player
       *[other] { $count } players
    } there can't be so many zombie players: { $zombies }.
refusal-a-side-for-every-seat =
    Say a side for every seat: there { $count ->
        [one] is { $count }.
       *[other] are { $count }.
    }
refusal-needs-set = { $scenario } needs { $set }.
refusal-forced-by-scenario = { $scenario } is always played so: { $rule }. This can't be switched off.
refusal-forbidden-by-scenario = { $scenario } is never played so: { $rule }. Switch this off.
refusal-same-markers = Exploration and Free Search share their markers: choose one of the two.
refusal-board-of-set = { $board } is a board of { $set }: switch this set on, or choose another board.
refusal-same-boards = A board can lie in one corner only.

## Why something can't be done: cards, items and abilities

refusal-not-asked-now = It is not for you to step in at this moment.
refusal-not-in-hand = You have no { $card } in your hand.
refusal-not-in-play = { $hero } is not in play.
refusal-not-your-hero = { $hero } is not one of your heroes.
refusal-not-carried = { $hero } does not carry { $card }.
refusal-played-when-drawn = { $card } is played as soon as it is drawn, not from the hand.
refusal-no-window = There is no moment to play { $card }: it works by itself.
refusal-in-place-of-a-move-action = { $card } is used in place of a move action, where that is possible.
refusal-not-in-a-fight = { $card } is for any time but during a fight.
refusal-in-any-window = { $card } has to wait until players may step in.
refusal-only-in-window = This is not the moment for { $card }, but { $window } it can be used.
refusal-one-fight-card = The zombies have already played a Fight card in this fight: { $card } has to wait.
refusal-no-target = { $card } would change nothing now, or not like that.
refusal-ability-only-in-window = This is not the moment for { $ability } ({ $hero }), but { $window } it can be used.
refusal-ability-no-target = { $ability } would change nothing for { $hero } now, or not like that.
refusal-upgrade-only-in-window = This is not the moment for { $upgrade }, but { $window } it can be used.
refusal-upgrade-no-target = { $upgrade } would change nothing now, or has been used in this turn.
refusal-upgrade-no-window = There is no moment to use { $upgrade }: it works by itself.
refusal-not-learnt = { $hero } does not have the upgrade: { $upgrade }.
refusal-not-learnt-by-zombies = The zombies do not have the upgrade: { $upgrade }.
refusal-no-experience-here = This game is played without experience.
refusal-spent-in-windows = Experience can be spent when players may step in.
refusal-upgrades-of-the-zombies = These upgrades are for the zombies alone.
refusal-too-green = { $hero } has { $count } experience; it takes { $price }.
refusal-zombies-too-green = The zombies have { $count } experience; it takes { $price }.
refusal-no-upgrades-left = There is nothing left to draw in this deck: { $deck }.
refusal-boosted-already = { $hero } has the Boost of { $upgrade } already.

## Why something can't be done: heroes

refusal-held-by-overconfidence = { $hero } stays with the zombies: { card-overconfidence }.
refusal-no-steps-left = { $hero } has no steps left.
refusal-no-way-there = There is no safe way to { $space } with the steps that are left.
refusal-not-adjacent = { $space } is not adjacent.
refusal-taken-over = { $space } is in a building that is Taken Over: no hero may enter it.
refusal-rubble = { $space } is blocked: nobody may enter it until the next zombie turn starts.
refusal-wall-between = There is a wall on the way to { $space }.
refusal-post-between = No hero steps diagonally past a tree or a corner wall: { $space } is reached by a detour.
refusal-door-diagonally = Heroes pass doors straight, not diagonally: { $space } is reached in two steps.
refusal-wall-corner = No hero steps diagonally past the end of a wall: { $space } is reached by a detour.
refusal-door-reinforced = There are reinforcements on the wall of the door to { $space }: they have to be removed first, each for a step.
refusal-door-locked = The door to { $space } is locked: it can be forced in place of a move action.
refusal-no-way-out = No hero passes the door to { $space } before the next zombie turn: { card-no_way_out }.
refusal-no-barricades = This game is played without barricades.
refusal-not-at-that-wall = { $hero } does not stand at that wall: { $building }, { $face } wall.
refusal-has-a-barricade = There is a barricade already: { $building }, { $face } wall.
refusal-wall-stays-bare = No barricade can be built there in this scenario: { $building }, { $face } wall.
refusal-no-barricade-there = There is no barricade to reinforce: { $building }, { $face } wall.
refusal-wall-is-strongest = This barricade has 3 reinforcements already: { $building }, { $face } wall.
refusal-no-marker-left = No marker of this kind is left.
refusal-roll-too-low-to-build = { $hero } has not rolled enough to build: { $need } or more is needed.
refusal-has-begun-to-move = { $hero } has already begun to move: that would be another move action.
refusal-no-reinforced-door = There is no door with reinforcements on the way to { $space }.
refusal-no-locked-door = There is no locked door on the way to { $space }.
refusal-door-opens = The locked door to { $space } need not be forced: an item opens it on the way.
refusal-has-got-to-get-to = { $hero } may not search before having been in this building: { $building }.
refusal-not-in-a-building = { $hero } is outdoors: heroes search in buildings.
refusal-no-searching-here = Nobody searches here: { $building }.
refusal-not-in-this-scenario = That can be done in one scenario only: { $scenario }.
refusal-pits-not-doused = First all pits of the Manor House must be doused with Gasoline. So far: { $count } of { $most }.
refusal-not-in-the-manor = { $hero } is not in the Manor House.
refusal-no-fire-item = { $hero } has no Fire item.
refusal-building-taken-over = Nobody searches in a building that is Taken Over: { $building }.
refusal-one-move-action = { $hero } has already begun to move: searching would have been another move action.
refusal-deck-empty = The hero deck is empty.
refusal-no-survival-decks = The Survival decks are not in use.
refusal-not-that-survival-deck = This deck is not searched here ({ $building }): { $survival_deck }.
refusal-movement-too-low = A Survival Search needs a movement roll of { $need } or more: { $hero } has less.
refusal-survival-deck-empty = This Survival deck is empty: { $survival_deck }.
refusal-not-a-pick-up-space = This is not the Pick-Up space of the building: { $building }.
refusal-not-in-discard = { $card } is not in the discard pile of the heroes.
refusal-nothing-discarded = The discard pile of the heroes is empty.
refusal-not-picked-up-here = { $card } can't be picked up here: { $building }.
refusal-not-a-ranged-weapon = { $card } is no ranged weapon.
refusal-no-target-there = There is nothing there at which { $card } could be fired.
refusal-out-of-range = That is too far for { $card }: range { $range }.
refusal-out-of-sight = { $hero } has no line of sight to that space.

## Why something can't be done: zombies

refusal-no-zombie-there = There is no such zombie.
refusal-not-your-zombie = This zombie is not yours.
refusal-stays-with-hero = A zombie in a space with a hero stays there.
refusal-has-moved = This zombie has moved already.
refusal-has-a-grave-weapon = This zombie has a Grave Weapon already: { $card }.
refusal-too-near-a-hero = This zombie is too near to a hero, and not on a pit.
refusal-may-not-move = This zombie may not move this turn.
refusal-hungry-first = There are still zombies next to heroes: they are hungry and have to move.
refusal-hungry = This zombie is hungry: it has to step to a hero.
refusal-must-step = A zombie that is chosen to move makes its step.
refusal-zombie-not-adjacent = { $space } is not adjacent to this zombie.
refusal-windows-blocked = The windows are blocked: no zombie goes through walls or doors to { $space } this turn.
refusal-other-way-across = That is no way for this zombie to { $space }: barricades are crossed as the list says.
refusal-not-nearer-to-a-hero = This step has to bring the zombie nearer to a hero, and { $space } does not.

## What comes first

refusal-decide-window = Players may step in now: everything else waits until all have passed.
refusal-decide-claim-activation = First comes who is activated next.
refusal-decide-choose-hero = First choose a hero.
refusal-decide-start-space = First say where the hero starts.
refusal-decide-new-hero-space = First say where the new hero comes into play.
refusal-decide-choose-building = First choose a building.
refusal-decide-discard-to-limit = First discard down to your limit.
refusal-decide-discard-one = First say whether you discard a card.
refusal-decide-order-zombies = First move your zombies, or say that you are done.
refusal-decide-move-zombie = First say where the zombie goes.
refusal-decide-advance = First say which zombie makes a step, or that you are done.
refusal-decide-place-zombie = First place the zombie.
refusal-decide-place-grave-dead = First place the red zombie.
refusal-decide-swap-grave-dead = First say whether one of the Grave Dead comes.
refusal-decide-swap-grave-weapon = First say whether you take a Grave Weapon.
refusal-decide-give-grave-weapon = First give the Grave Weapon to a zombie.
refusal-decide-take-zombie = First say which zombie is taken off.
refusal-decide-order-fights = First say which fight comes next.
refusal-decide-fire-order = First say for which fire a die is rolled.
refusal-decide-fire-direction = First say where the fire spreads.
refusal-decide-fire-remove = First say which fire marker is removed.
refusal-decide-douse-fire = First say which fire is put out.
refusal-decide-activate = First say which hero is activated.
refusal-decide-choose-move-die = First say by which die the hero moves.
refusal-decide-move-action = First comes the move action of the hero.
refusal-decide-hero-step = First the hero goes on or stops.
refusal-decide-blitz = First say whether the hero fights at once.
refusal-decide-keep-card = First say which card is kept.
refusal-decide-use-marker = First say whether the marker is used.
refusal-decide-free-search = First say what the free search brings.
refusal-decide-put-under = First say which card goes under the deck.
refusal-decide-put-back = First say which card is put back next.
refusal-decide-divert = First say which zombie is led away.
refusal-decide-just-what-i-needed = First say which card is taken.
refusal-decide-pick-cards = First say which cards are shuffled into the deck.
refusal-decide-bring-back = First say which cards go back into the deck.
refusal-decide-pick-copies = First say of which card the copies are shuffled into the deck.
refusal-decide-overflow = First get rid of what is too much.
refusal-decide-combine = First say which items are taped together.
refusal-decide-betsy-errand = First say what becomes of what { card-old_betsy } carries.
refusal-decide-exchange = First exchange items, or say that you are done.
refusal-decide-trade-answer = First say whether you agree to the exchange.
refusal-decide-take-wound = First say whether your hero takes the wound.
refusal-decide-ranged-attack = First say whether there is a ranged attack.
refusal-decide-aim-gun = First say what each gun is fired at.
refusal-decide-fight-next = First say which zombie is fought next.
refusal-decide-choose-victim = First say which hero takes the wound.
refusal-decide-surprise = First say which hero is surprised.
refusal-decide-evacuate = First say where the hero flees from the building.
refusal-decide-move-models = First say where the hero is moved.
refusal-decide-push-zombie = First say where the zombie is pushed.
refusal-decide-marker-space = First say where the marker is put.
refusal-decide-token-space = First say where the token is put.
refusal-decide-place-sewer-entrance = First say where the entrance of the sewer is put.
refusal-decide-move-sewer-entrance = First say which entrance of the sewer is moved.
refusal-decide-build-for-wound = First say whether the hero takes a wound to build.
refusal-decide-build-more = First say what else is built, or that you are done.
refusal-decide-claw-again = First say whether the zombie rolls again.
refusal-decide-place-door-marker = First put the marker on the map.

## Lessons: lesson-…

lesson-title = Your first night
lesson-welcome = Night falls on a small town, and the dead are up. You are { $player_1 } and lead the four heroes, { $player_2 } leads all the zombies.
lesson-goal = Every scenario asks for something else. This one is “{ scenario-die_zombies_die }” You win when 15 zombies have been killed. The zombies win when 2 heroes have been killed, when the hero deck is empty, or when the sun runs out.
lesson-people = { hero-jenny } is in the { building-farmhouse }, { hero-becky } in the { building-hospital }, { hero-billy } and { hero-sally } are in the { building-high_school }. Each of them can bear two or three wounds, and each has abilities of their own.
lesson-cards = Each has drawn a card. { hero-jenny } carries a { card-chainsaw }: items lie open on whoever has them. The other three cards are events. You hold them in your hand, and { $player_2 } does not see them.
lesson-sun = A round is a zombie turn and then a hero turn. First of all comes the sun: it is at 15 now, and goes down by 1 in every round.
lesson-dead-draw = Then { $player_2 } drew up to four cards and rolled two dice. Together they show 11, more than the 10 zombies in play, so new ones will arrive later in this turn.
lesson-hunger = Now the zombies move, one step each, and walls don't stop them. A zombie next to a hero is hungry: it has to step to that hero. Three of them stand on H1, right beside { hero-becky }. See what comes.
lesson-moved = All three are on I1 now. Elsewhere { $player_2 } played { card-shamble }: a zombie goes as far as a die says, but the die showed a 1.
lesson-fight = Who shares a space must fight. A hero rolls two dice and a zombie one, and only the highest die of each counts. { hero-becky } has a 3 against a 2 and would win. But { $player_2 } has a card for this.
lesson-fight-card = That was a Fight card, and the zombies may play one of these in each fight. It brought them two more dice, and one shows a 6. You could step in as well, but it would take a lot of luck to beat that. Choose “{ option-pass }”.
lesson-wound = { hero-becky } is about to take a wound, and { card-just_a_scratch } would prevent it. But she dies only with her third one, and { hero-billy } and { hero-sally } with their second: keep the card for them. Choose “{ option-pass }”.
lesson-kept-off = The second fight is a 6 against a 2, and { hero-becky } wins. But a beaten zombie is not a dead one: for that, two of her dice must show the same. This time she only keeps it off. Choose “{ option-pass }”.
lesson-faith = The third zombie is still to come, and between two fights you may step in, too. { card-faith } gives a hero one more fight die until the end of the turn. Play it on { hero-becky }.
lesson-tie = Two dice show a 1, so there are doubles, and the third shows a 6. But the zombie has a 6, too, and zombies win ties. Make that a 5: play { card-mr_hyde }.
lesson-killed = A 6 beats a 5, and with doubles the zombie is killed: the first of 15. Then the new zombies arrived on a pit, but the die for them showed only a 1.
lesson-activation = Now it is the hero turn. Each hero is activated once, in the order that you like, and does four things one after another: move or search, exchange items with heroes in the same space, make a ranged attack, and fight every zombie there. { hero-becky } had better run: activate her.
lesson-trip = { hero-becky } rolled a 2 for movement, and { $player_2 } made her roll again with { card-trip } Bad luck for the dead: now it is a 5.
lesson-walk = Heroes don't go through walls. They use doors, straight ahead, and stop where they meet a zombie. There is a door on I2, and one on the other side of the street, into the { building-airplane_hangar }. Walk to L2.
lesson-search = { hero-jenny } is next and has rolled a 4. But whoever is in a building may search in place of moving, and draws the top card of the hero deck. Choose “{ option-search }”.
lesson-found = A { card-revolver }, and it lies on her at once. No zombie is in its range yet, and nobody is there to exchange with or to fight, so her activation is over. { hero-sally } and { hero-billy } shall search, too: activate { hero-sally }.
lesson-night = { hero-sally } has found a { card-baseball_bat } and { hero-billy } some { card-ammo }. That was a round, and the sun has gone down to 14. { $player_2 } may discard a card, and draws up to four again.
lesson-few = This time the dice showed 3 against 10 zombies in play, so no new ones come. No zombie was next to a hero either, so { $player_2 } could move them freely.
lesson-order = Two of them wait on J2, outside the { building-airplane_hangar }, and one on J10 has come close to { hero-jenny }. Activate her first: she will search once more.
lesson-limit = Another { card-revolver }! But a hero has four items at most, and only two of them may be weapons. With the { card-chainsaw } that makes three. Discard a { card-revolver }.
lesson-shoot = Now the ranged attack. A { card-revolver } has range 3 and needs a line of sight. Walls block it, but whoever stands at a wall sees through it. Fire at the zombie on J10.
lesson-missed = It takes a 4 to hit, and a 2 is a miss. With a 1 the { card-revolver } would be empty, too. Perhaps { hero-becky } finds something better: activate her, and she will search.
lesson-shotgun = A { card-pump_shotgun }, and just in time! It is fired at a space, with a die for each zombie there, and hits with 3 or more. Fire at J2.
lesson-tally = A 3 and a 6: both are killed, and the { card-pump_shotgun } is not even empty. That makes three, and twelve are still to come before the sun runs out. Only one hero may die until then, and would get up again as a zombie hero.
lesson-goodbye = Search while it is quiet, keep your distance, and fight where you have the dice or the cards for it. You can also learn how the same night looks to the dead. Lock your doors!

lesson-title-zombies = The same night for the dead
lesson-horde-welcome = Now you are on the other side: you are { $player_1 } and lead all the zombies, { $player_2 } leads the four heroes. { hero-becky } has chosen a bad place in the { building-hospital }: there is a pit right beside her, in the morgue.
lesson-horde-goal = You win when 2 heroes have been killed, when the hero deck is empty, or when the sun runs out. The heroes win when they have killed 15 zombies, so time is with you.
lesson-horde-pits = The dice showed 6 and 4, so ten zombies come to begin with. They are shared out evenly: no pit may get two more than another. Place the first one on H1, beside { hero-becky }; the others follow.
lesson-horde-cards = Your turn begins with the sun at 15. You have drawn up to four cards, and the heroes don't see them. Each card says at which moment it can be played.
lesson-horde-roll = Then you rolled two dice for new zombies. They come only if the sum is higher than the number of zombies in play, and 11 against 10 was just enough. They will arrive after the fights.
lesson-horde-hunger = Each zombie may make one step in any direction, through walls, too. But hungry ones must move: whoever is next to a hero has to step to them, and whoever shares a space with a hero stays there. Move one of the zombies on H1.
lesson-horde-shamble = Before a zombie moves, everybody may step in, and this is the moment for { card-shamble }: another zombie goes up to as many spaces as a die shows, in place of its own step. Play it on the zombie on F12.
lesson-horde-steps = Only a 1, so it is a step like any other. But it goes straight through the wall of the { building-gym }. Move it to E11. The rest of your horde follows.
lesson-horde-fight = { hero-becky } has three zombies on her space and fights them all. She has a 3, your zombie a 2, and the highest die wins. But you have a Fight card, and you may play one in each fight. Play { card-uuurrrggh }
lesson-horde-wounds = That was a wound, and the third fight brought another one: a 6 against two 1s, for doubles help only those who win. One more wound, and { hero-becky } is dead.
lesson-horde-arrive = Now the new zombies arrive, as many as a die shows. It is a 6, but there are never more than 14 on the map, so only four come. Place one on H1, and the others on the other pits.
lesson-horde-trip = In the hero turn the others searched. { hero-becky } has rolled a 3, enough to run out of the door and across the street. But you may step in there, too: play { card-trip } Then she must roll again.
lesson-horde-discard = A 1, and she got no further than I2. The sun is at 14, and you draw up to four cards again. Before that you may discard one that you don't like. Keep yours: choose “{ option-none }”.
lesson-horde-follow = With 14 zombies in play no dice bring new ones. But four of yours are next to { hero-becky }, and all of them are hungry. Move one from I1; the other three come after it.
lesson-horde-tie = Her highest die is a 2, and so is yours. Zombies win ties, and this would be her last wound. But heroes have cards, too, and { $player_2 } has kept one for this moment.
lesson-horde-killed = { card-just_a_scratch } saved her once. In the next fight it was a 6 against a 5, and { hero-becky } is dead: the first of the two heroes you need.
lesson-horde-risen = And she gets up again, as a zombie hero. She is yours now, goes up to three spaces in a turn, and has three wound points. { $player_2 } takes a new hero in her place, { hero-sheriff_anderson }.
lesson-horde-victory = One more dead hero, and you win. Whoever hurries wins that way; whoever is patient keeps the heroes from searching and fighting well, and waits for the sun to run out.
lesson-horde-goodbye = Come from several sides, for hunger does the rest. Keep a Fight card for a hero who is nearly dead, and don't be sad about a zombie: there is always another one in the pit.

lesson-title-fire = Fire and barricades
lesson-fire-welcome = Walls have never stopped the dead. Tonight they will, for you are playing with { set-survival_of_the_fittest }, and with it heroes can build barricades. You are { $player_1 } and lead four heroes, { $player_2 } leads all the zombies, and you win when 15 of them have been killed.
lesson-fire-goods = { hero-johnny } is in the { building-gym } and has drawn { card-hammer_and_nails }. { hero-sally } and { hero-billy } are in the { building-high_school }, she with a { card-lighter } and he with { card-gasoline }. You will need all three. { hero-father_joseph } is safe in the { building-church }.
lesson-fire-walls = A barricade stands on the whole wall of one face of a building, its doors included, and can have up to three reinforcements. The { building-gym } has four such walls, and there is a pit right behind the southern one, on F12. See what the zombies do.
lesson-fire-outside = Two zombies are on E12, only a wall away from { hero-johnny }, and in their next turn they will be hungry. But first it is your turn: activate { hero-johnny }.
lesson-fire-build = He has rolled a 5. With 4 or more he may build in place of moving, on a wall that his space touches: the western one or the southern one. Build a barricade on the southern wall.
lesson-fire-reinforce = Others place one barricade or one reinforcement and are done. With { card-hammer_and_nails } it goes with any roll, and with 4 or more { hero-johnny } places two. Reinforce the barricade.
lesson-fire-blood = Whoever has finished moving, searching or building may also take a wound to build once, whatever was rolled. It can't be prevented, and { hero-johnny } dies with his second. Choose “{ option-no }”.
lesson-fire-across = Now for the gas. Nothing keeps { hero-billy } from going through the doors of the { building-high_school } and of the { building-gym }. Barricaded doors would let him through, too, once he had removed the reinforcements, one for each step. Activate him; he rolls two dice and takes the better one.
lesson-fire-walk = It is a 4. { card-gasoline } can be poured out during the move of whoever has it, on the own space or an adjacent one, walls or no walls. E11 is next to the pit, and from there it is one more step to safety. Walk to E11.
lesson-fire-pour = Here he stops for a moment. Gas does nothing by itself. It explodes when it is set off, and at once when there is fire on its space or next to it. Pour it on F12, on the pit itself.
lesson-fire-away = When it explodes, whoever is on its space is killed, the living and the dead alike, and on an adjacent space with a roll of 3 or more. Walls don't help. { hero-billy } has one step left: take it to D10, two spaces from the gas.
lesson-fire-claws = { hero-sally } and { hero-father_joseph } have searched, and the night goes on. The two zombies on E12 are hungry and have to get at { hero-johnny }, but now there is a barricade in their way. Each of them rolls a die and needs a 4 or more.
lesson-fire-clawed = The first one rolled a 2, and its move was over. The second one rolled a 5, but that only tore the reinforcement off. With the next 4 a zombie comes in. The barricade itself stays for the rest of the game. And { $player_2 } has placed the new zombie on F12, right in the gas!
lesson-fire-light = { hero-father_joseph } has searched again. Now light it up: items with the keyword { keyword-fire } set gas off from up to two spaces away, as a ranged attack, and guns can do it as well. The { card-lighter } is such an item. Activate { hero-sally }.
lesson-fire-near = She must get close, but not too close. D11 is two spaces from F12, so nobody there gets hurt, and whoever stands at a wall sees through it. Walk to D11.
lesson-fire-throw = It takes a 3 or more, and the { card-lighter } is gone either way. Set off the gas on F12.
lesson-fire-explosion = Just a 3! The zombie in the gas was killed, and of the two next to it one more: a 6 and a 2. That makes two of 15.
lesson-fire-arrows = Then it burns where the gas was, and that fire spreads twice at once. A die says where: 2 is north, 3 east, 4 south, 5 west. The 2 led to F11, straight through your barricade. With a 1 or a 6 the zombies choose, and { $player_2 } is about to.
lesson-fire-mend = On E12 now, under the feet of the last zombie there. Barricades keep out the dead, but not fire: it spreads through walls. { hero-billy } has found a { card-torch }, and { hero-johnny } is the last to act, with another 5. Reinforce the barricade; he will do so twice.
lesson-fire-dead = At the end of a turn new fires are turned to their burning side. Whoever starts moving in a fire, enters one or stops there rolls a die: a zombie is wounded with 5 or more, and one wound is enough. The zombie on E12 stands in it, and is hungry.
lesson-fire-phase = It rolled a 1 for the fire and a 3 at the barricade: still there, still outside. After the new zombies comes the last step of their turn. For each burning fire { $player_2 } rolls a die: with a 1 it goes out, with a 5 or 6 it spreads. F12 comes first.
lesson-fire-spread = A 1, and F12 is out. But there were two 5s: one fire went north, to F10, and for the one on E12 the zombies could choose again. { $player_2 } chose D11.
lesson-fire-hot = That is where { hero-johnny } and { hero-sally } are standing. Heroes burn more easily than the dead: they are wounded with 4 or more. They must roll, whatever they do next. Activate { hero-johnny }.
lesson-fire-burnt = A 4, and that is his first wound. Only 1 for movement, too. If he stayed he would not roll again now, but in every turn from then on. Get him out by the western door, to C11.
lesson-fire-last = Now { hero-sally }. She has to roll as well, but only once: whoever leaves a fire does not roll again, unless it is for another one. Activate her; she will follow.
lesson-fire-house = A 3, not a scratch. But three of the six spaces of the { building-gym } are on fire. When all six are, it is destroyed: whoever is alive gets out, the zombies inside die, and no hero may ever enter it again.
lesson-fire-goodbye = Build early, for it takes a good roll. Pour gas where the dead must pass, and count two spaces before you strike a light. And never trust a fire: it works for the zombies as gladly as for you.

## Panels of the page

panel-abilities = Abilities
panel-usable = Playable now
panel-bound = has got to get to: { $building }
panel-state-dead = dead
panel-state-turned = one of the dead now
panel-state-fights = in a fight
panel-state-active = activated now
panel-state-idle = loses this turn
panel-state-done = has been activated
panel-state-ready = not activated yet
panel-state-waits = alive
panel-left =
    { $count ->
        [one] { $count } wound left
       *[other] { $count } wounds left
    }
panel-sex-f = Female
panel-sex-m = Male
panel-dice-now =
    { $count ->
        [one] { $count } fight die in a fight now
       *[other] { $count } fight dice in a fight now
    }
panel-items = Items: { $count } of { $most }
panel-weapons = Weapons: { $count } of { $most }
panel-room =
    { $count ->
        [one] Room for { $count } more item
       *[other] Room for { $count } more items
    }
panel-known = Seen by all:
panel-hand =
    { $count ->
        [0] Your hand: no cards
        [one] Your hand: { $count } card
       *[other] Your hand: { $count } cards
    }
panel-playable = Playable now: { $count }
panel-task = { $task }: { $done } of { $of }
panel-done = done
panel-to-do = still to be done
panel-scenario = Scenario
panel-story = Story and goals
panel-rules = Played with
panel-at = { $what }: { $at }
panel-turns =
    { $count ->
        [0] The sun rises
        [one] { $count } turn to dawn
       *[other] { $count } turns to dawn
    }
panel-dawn = Dawn
panel-dusk = Night falls
panel-beside = Beside the map
panel-lasting = What lasts
panel-deck = to draw
panel-discard = discarded
panel-out = out of the game
panel-stage = What is being decided
panel-fight-declared = Declared
panel-fight-rolled = Rolled
panel-fight-result = Result
panel-fight-card = A fight card has been played
panel-dice =
    { $count ->
        [one] { $count } fight die
       *[other] { $count } fight dice
    }
panel-ties = wins ties
panel-edge = +{ $count } to its highest die
panel-odds = { $hero } wins with { $share } %
panel-odds-deadly = A beaten zombie is killed. Cards still to be played are not counted.
panel-odds-doubles = With doubles, and so a kill: { $share } %. Cards still to be played are not counted.
panel-odds-harmless = Doubles do not count this time. Cards still to be played are not counted.
panel-odds-wound = With doubles, and so a wound: { $share } %. Cards still to be played are not counted.
panel-against = { $own } against { $other }: { $winner }
panel-hero-wins = { $hero } wins
panel-zombie-wins = the zombie wins
panel-killed = The zombie is killed.
panel-beaten = No doubles: the zombie is held off, and nothing else happens.
panel-harmless = Doubles do not count this time: the zombie is held off, and nothing else happens.
panel-zombie-wounded = The zombie is wounded, and one wound is left to it.
panel-risen-wounded =
    { $count ->
        [one] Doubles: the zombie hero is wounded and has { $count } wound left.
       *[other] Doubles: the zombie hero is wounded and has { $count } wounds left.
    }
panel-wounded =
    { $count ->
        [one] { $hero } takes a wound and has { $count } left.
       *[other] { $hero } takes a wound and has { $count } left.
    }
panel-would-die = { $hero } takes the last wound and dies.
panel-needs = { $need } or more is needed.
panel-roll-need = Needed: { $need } or more.
panel-wound-coming = { $hero } is about to take a wound.
panel-wound-killing = { $hero } is about to be killed.
panel-hurt-wound = A zombie on { $space } is about to be wounded.
panel-hurt-kill = A zombie on { $space } is about to be killed.
panel-hurt-explosive = by an explosive
panel-fires = { $hero } fires at { $at }
panel-bonus = +{ $count } to the hit rolls
panel-wound-taken = { $hero } has taken a wound.
panel-wound-last = It would be the last one.
panel-plays = { $name } plays
panel-may-play = What you may play
panel-from-hand = From your hand
panel-infected =
    { $count ->
        [one] { $count } Infected marker
       *[other] { $count } Infected markers
    }
panel-found = nobody takes the place of this hero
panel-taped = combined with: { $other }
panel-boost-active = Boost active
panel-boost-price = Boost for { $price } experience
panel-top = On top of the hero deck:
panel-grave-drawn = about to be given to a zombie
panel-discarded = discarded: { $count }
panel-upgrades-left =
    { $count ->
        [0] no upgrades left ({ $deck })
        [one] { $count } upgrade left ({ $deck })
       *[other] { $count } upgrades left ({ $deck })
    }
panel-other-decks = Other decks

## The table in the terminal

# Signs on the map, one character each: a zombie, and with two zombie players a brown one and a green one.
terminal-night-zombie = z
terminal-night-zombie-brown = b
terminal-night-zombie-green = g
terminal-night-zombie-red = r
terminal-night-letters = Capitals are heroes
terminal-night-several = several, told below the map
terminal-night-new-fire = New fire
terminal-night-destroyed = burnt down
terminal-night-charge = charge placed
terminal-night-walled-up = Fully Barricaded
terminal-night-locked-door = Locked door
terminal-night-barricade = Barricade
terminal-night-boards = { $what } ({ $side }, reinforcements: { $count })
terminal-night-indoors = Indoors

# The night, the heroes, the players
terminal-night-sun = Sun { $count }
terminal-night-task-zombies-killed = Zombies killed: { $count } of { $most }
terminal-night-task-pits-destroyed = Pits destroyed: { $count } of { $most }
terminal-night-task-townsfolk-saved = Townsfolk saved: { $count } of { $most }
terminal-night-task-townsfolk-lost = Townsfolk lost: { $count } of { $most }
terminal-night-task-tank-filled =
    { $count ->
        [1] The tank is full
       *[other] The tank is empty
    }
terminal-night-task-keys-aboard =
    { $count ->
        [1] Keys at the truck
       *[other] No Keys at the truck
    }
terminal-night-task-heroes-aboard = Heroes at the truck: { $count } of { $most }
terminal-night-task-zombies-in-manor = Zombies in the { building-manor_house }: { $count } of { $most }
terminal-night-task-supplies-delivered = Supplies delivered: { $count } of { $most }
terminal-night-task-supplies-carried = Supplies being carried: { $count }
terminal-night-task-charges-placed = Charges placed: { $count } of { $most }
terminal-night-task-parts-installed = Radio parts installed: { $count } of { $most }
terminal-night-task-parts-carried = Radio parts being carried: { $count }
terminal-night-task-generator-fuelled =
    { $count ->
        [1] The generator is running
       *[other] The generator is not running
    }
terminal-night-task-grave-dead-killed = Grave Dead killed: { $count } of { $most }
terminal-night-task-pits-doused = Pits doused: { $count } of { $most }
terminal-night-task-walls-barricaded = Walls with a barricade: { $count } of { $most }
terminal-night-task-reinforcements = Reinforcements: { $count } of { $most }
terminal-night-task-heroes-in-stronghold = Heroes in the Stronghold: { $count } of { $most }
terminal-night-task-upgrades-learnt = Upgrades: { $count } of { $most }
terminal-night-deaths = Heroes killed: { $count } of { $most }
terminal-night-remaining = Remaining in play
terminal-night-effects = For a while
terminal-night-grave-dead = Grave Dead
terminal-night-graves = { $count } to come
terminal-night-armed = Grave Weapons
terminal-night-dead = Dead
terminal-night-wounds = Wounds: { $count } of { $most }
terminal-night-wound-points =
    { $count ->
        [one] { $count } wound point left
       *[other] { $count } wound points left
    }
terminal-night-fight-dice =
    { $count ->
        [one] { $count } fight die
       *[other] { $count } fight dice
    }
terminal-night-idle = loses its turn
terminal-night-activated = activation over
terminal-night-bound = has got to get to: { $what }
terminal-night-infected = Infected markers: { $count }
terminal-night-abilities = Abilities
terminal-night-items = Items
terminal-night-on = Cards on it
terminal-night-saved = Saved
terminal-night-experience = Experience: { $count }
terminal-night-zombie-experience = Experience of the zombies: { $count }
terminal-night-upgrades = Upgrades
terminal-night-you = { $seat } (you)
terminal-night-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
terminal-night-pool =
    { $count ->
        [one] { $count } zombie in the pool
       *[other] { $count } zombies in the pool
    }
terminal-night-leads = zombie leader
terminal-night-hand = Hand
terminal-night-known = Known to be in hand
terminal-night-hero-deck = Hero deck: { $count }, discard pile: { $number }
terminal-night-zombie-deck = Zombie deck: { $count }, discard pile: { $number }
terminal-night-survival-deck = { $survival_deck }: { $count }, discard pile: { $number }
terminal-night-trimmed =
    { $count ->
        [one] { $count } card taken out unseen
       *[other] { $count } cards taken out unseen
    }
terminal-night-hero-discard = Hero discard pile
terminal-night-zombie-discard = Zombie discard pile
terminal-night-out = Out of the game
terminal-night-won =
    { $side ->
        [heroes] The heroes win: { $winners }.
       *[zombies] The zombies win: { $winners }.
    }

# What is going on
terminal-night-movement = Movement roll: { $dice }, steps left: { $count }
terminal-night-mover = About to move: { $what }, { $space }
terminal-night-arriving =
    { $count ->
        [one] { $count } zombie is still to be placed
       *[other] { $count } zombies are still to be placed
    }
terminal-night-looked = To choose from
terminal-night-drawn = Drawn in the search
terminal-night-top = On top of the hero deck
terminal-night-playing = Being played
terminal-night-cancelled = cancelled
terminal-night-zombie-hero = Zombie { $name }
terminal-night-roll = Dice:
terminal-night-needs = needed: { $count } or more
terminal-night-hurts = a wound with { $count } or less
terminal-night-spent =
    { $count ->
        [1] lost with a 1
       *[other] lost with { $count } or less
    }
terminal-night-wound-coming = About to be wounded: { $name }
terminal-night-death-coming = About to die: { $name }
terminal-night-wound-taken = Just wounded: { $name }
terminal-night-fight = Fight on { $space }: { $name } against { $what }
terminal-night-some-zombie = a zombie
terminal-night-dice = { $what }:
terminal-night-dice-to-roll =
    { $count ->
        [one] { $what }: { $count } die to roll
       *[other] { $what }: { $count } dice to roll
    }
terminal-night-ties = the hero wins ties
terminal-night-deadly = a beaten zombie is killed
terminal-night-fight-card = a Fight card has been played
terminal-night-fight-leads =
    { $side ->
        [heroes] As the dice lie, { $name } wins.
       *[zombies] As the dice lie, the zombie wins.
    }
terminal-night-fight-won =
    { $side ->
        [heroes] { $name } has won the fight.
       *[zombies] The zombie has won the fight.
    }
terminal-night-chance = Chances of { $name } to win: { $share }%
terminal-night-doubles = with doubles: { $share }%
terminal-night-used = Items used
terminal-night-double = doubles
