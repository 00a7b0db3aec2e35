### Zombinion in English.

game-title = Zombinion
game-blurb = The dead own the city now, and the authorities have declared open season: anyone who can hold a weapon is out on the streets. Scrape together ammunition, allies and a plan, run or climb when things get too hot, and bring down more zombies than the other hunters.

## Styles of bots

style-attacker = attacker
style-minimalist = minimalist
style-planner = planner
style-marksman = marksman

## Kinds and families of cards

kind-aim = Aim
kind-victory = Victory
kind-infection = Infection
kind-action = Action
kind-action-attack = Action-Attack
kind-action-reaction = Action-Reaction

family-aim = Aim
family-victory = Victory-Zombie
family-infection = Infection
family-combat = Combat

## When a card can be played

when-action = Action phase, for 1 Action
when-reaction = Action phase, or when attacked
when-aim = Hunt phase
when-end = At the end of the game

## Basic cards

card-bullet = Bullet
    .kind = { kind-aim }
    .text = Gives 1 shot.
    .when = { when-aim }
card-rounds = Rounds
    .kind = { kind-aim }
    .text = Gives 2 shots.
    .when = { when-aim }
card-magazine = Magazine
    .kind = { kind-aim }
    .text = Gives 3 shots.
    .when = { when-aim }
card-zombie = Zombie
    .kind = { kind-victory }
    .text = Worth 1 point.
    .when = { when-end }
card-many_zombies = Many Zombies
    .kind = { kind-victory }
    .text = Worth 3 points.
    .when = { when-end }
card-many_more_zombies = Many More Zombies
    .kind = { kind-victory }
    .text = Worth 6 points.
    .when = { when-end }
card-infection = Infection
    .kind = { kind-infection }
    .text = Worth −1 point.
    .when = { when-end }

## Combat cards

card-stick_together = Stick Together
    .kind = { kind-action }
    .text = +2 Actions. +1 Target. +2 Shots.
    .when = { when-action }
card-barricade = Barricade
    .kind = { kind-action-reaction }
    .text = +2 Cards. Reaction: when another player plays an Attack, you may reveal this from your hand; that Attack does not affect you.
    .when = { when-reaction }
card-sidekick = Sidekick
    .kind = { kind-action }
    .text = +1 Card. +1 Action. +1 Target. +1 Shot.
    .when = { when-action }
card-courage = Courage
    .kind = { kind-action }
    .text = +2 Cards. +1 Action.
    .when = { when-action }
card-weapons_cache = Weapons Cache
    .kind = { kind-action }
    .text = Trash this card. Gain a card costing at most 5.
    .when = { when-action }
card-decoy = Decoy
    .kind = { kind-action }
    .text = +1 Action. Discard any number of cards from your hand, then draw as many.
    .when = { when-action }
card-shotgun = Shotgun
    .kind = { kind-action }
    .text = +1 Target. +2 Shots.
    .when = { when-action }
card-quick_escape = Quick Escape
    .kind = { kind-action-attack }
    .text = Gain a Rounds onto your deck. Each other player shows a Victory card from their hand and puts it onto their deck, or shows a hand without one.
    .when = { when-action }
card-cunning = Cunning
    .kind = { kind-action }
    .text = +3 Cards.
    .when = { when-action }
card-scavenger = Scavenger
    .kind = { kind-action-attack }
    .text = Each other player reveals 2 cards from their deck and trashes one revealed Aim card of your choice. You may gain any of the cards trashed this way. The other revealed cards are discarded.
    .when = { when-action }
card-maverick = Maverick
    .kind = { kind-action }
    .text = +1 Card. +2 Actions.
    .when = { when-action }
card-molotov_cocktail = Molotov Cocktail
    .kind = { kind-action }
    .text = +4 Cards. +1 Target. Each other player draws 1 card.
    .when = { when-action }
card-ammo_box = Ammo Box
    .kind = { kind-action }
    .text = Gain a card costing at most 4.
    .when = { when-action }
card-hide = Hide
    .kind = { kind-action }
    .text = Draw until you have 7 cards in hand. You may set Action cards aside as you draw them; discard those at the end.
    .when = { when-action }
card-higher_ground = Higher Ground
    .kind = { kind-action-attack }
    .text = +2 Shots. Each other player discards down to 3 cards in hand.
    .when = { when-action }
card-hollow_points = Hollow Points
    .kind = { kind-action }
    .text = Trash a Bullet from your hand. If you did: +3 Shots.
    .when = { when-action }
card-radio = Radio
    .kind = { kind-action }
    .text = Reveal the top 5 cards of your deck. The player on your left chooses one for you to discard; the others go to your hand.
    .when = { when-action }
card-regroup = Regroup
    .kind = { kind-action }
    .text = +2 Shots. You may at once flip your deck onto your discard pile.
    .when = { when-action }
card-reload = Reload
    .kind = { kind-action }
    .text = Trash an Aim card from your hand. Gain an Aim card costing at most 3 more, into your hand.
    .when = { when-action }
card-recon = Recon
    .kind = { kind-action-attack }
    .text = +1 Card. +1 Action. Each player, you included, reveals the top card of their deck; for each you decide: discard it or put it back.
    .when = { when-action }
card-restock = Restock
    .kind = { kind-action }
    .text = Trash a card from your hand. Gain a card costing at most 2 more.
    .when = { when-action }
card-sacrifice = Sacrifice
    .kind = { kind-action }
    .text = Trash up to 4 cards from your hand.
    .when = { when-action }
card-zombie_swarm = Zombie Swarm
    .kind = { kind-action-attack }
    .text = +2 Cards. Each other player gains an Infection.
    .when = { when-action }
card-survivors = Survivors
    .kind = { kind-victory }
    .text = Worth 1 point for every 10 cards you own, rounded down.
    .when = { when-end }
card-tactics = Tactics
    .kind = { kind-action }
    .text = Choose an Action card from your hand and play it twice.
    .when = { when-action }
card-one_in_the_chamber = One in the Chamber
    .kind = { kind-action }
    .text = Reveal cards from your deck until you have revealed 2 Aim cards. Those go to your hand; discard the others.
    .when = { when-action }

## Combat sets

set-first_game = First Game
    .help = A bit of everything: made for a first game.
set-shoot_em_up = Shoot 'em Up
    .help = All about ammunition: trade your Aim cards up and aim high.
set-clash = Clash
    .help = Attacks from all sides: keep a Barricade at hand.
set-life_or_death = Life or Death
    .help = Tiny decks against huge ones: trash, gain, and count your Survivors.
set-infested_city = Infested City
    .help = One Action leads to another: long turns with many cards.
set-custom = Custom
    .help = Ten Combat cards of your own choice.
set-random = Random
    .help = Ten Combat cards drawn at random.
set-ask = Ask at the table
    .help = Whoever opens the table chooses as the game begins.

## Options of the game

setting-combat_set = Combat set
    .help = Which ten Combat cards are in the game.
setting-custom = Cards of the custom set
    .help = Ten different Combat cards, for a custom set.
setting-start_player = Start player
    .help = Who plays first.
setting-start_player-random = Random
    .help = Drawn from everybody.
setting-start_player-rematch = Rematch
    .help = Found from the last game at this table: on the left of the winner, or one of those who did not win.
setting-last_winners = Winners of the last game
    .help = Who won the last game at this table; filled in for you.
setting-last_players = Players of the last game
    .help = Who played the last game at this table; filled in for you.
setting-offer_cut = Offer a cut
    .help = After each shuffle, the player on the left may cut the deck.
setting-cleanup_top_choice = Choose the top at Clean-up
    .help = You name the hand card that ends up on top of your discard pile.
setting-turn_cap = Turn cap
    .help = The game also ends once everybody has taken this many turns; 0 means no cap.
setting-pile_counts = Sizes of piles
    .help = How many cards a pile of the Supply has at the start, where it is not the usual number.

## The table

phase-set_up = Set-up
phase-action = Action phase
phase-hunt = Hunt phase
phase-clean_up = Clean-up phase
phase-over = End of the game

zone-supply = Supply
zone-trash = Trash
zone-deck = Deck
zone-hand = Hand
zone-discard = Discard pile
zone-in_play = Play area
zone-aside = Set aside
zone-revealed = Revealed
zone-picked = Chosen
zone-collection = All cards

end-of-supply = End of Supply
resolving = Being resolved: { $card }

counter-actions = Actions
    .count =
        { $count ->
            [one] { $count } Action
           *[other] { $count } Actions
        }
counter-targets = Targets
    .count =
        { $count ->
            [one] { $count } Target
           *[other] { $count } Targets
        }
counter-shots = Shots
    .count =
        { $count ->
            [one] { $count } shot
           *[other] { $count } shots
        }
counter-cards = Cards
    .count =
        { $count ->
            [0] no cards
            [one] { $count } card
           *[other] { $count } cards
        }
counter-turns = Turns
    .count =
        { $count ->
            [one] { $count } turn
           *[other] { $count } turns
        }
counter-points = Points
    .count =
        { $count ->
            [one] { $count } point
           *[other] { $count } points
        }
counter-cost = Cost
counter-score = Score

## How a game ends

ending-many_more_zombies = The { card-many_more_zombies } pile is empty
ending-three_piles = At least three Supply piles are empty
ending-turn_cap = The turn cap is reached

## Why a game was won

verdict-points =
    { $winners } has { $score ->
        [one] { $score } point
       *[other] { $score } points
    }, { $margin } more than { $owner }.
verdict-turns =
    { $winners } has { $score ->
        [one] { $score } point
       *[other] { $score } points
    }, as { $owner } has, but took only { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }: on a tie, fewer turns win.
verdict-together =
    { $winners } have { $score ->
        [one] { $score } point
       *[other] { $score } points
    } each in { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    } each, so they win together.
rung-points = Most points
rung-turns = Fewer turns
rung-together = Still level: they win together

## How a game went

course-points = Points
course-cards = Cards owned

## What happens

event-set-chosen = Combat set: { $set } ({ $cards }).
event-start-player = { $seat } starts.
event-turn-began = { $seat } begins turn { $turn }.
event-played = { $seat } plays { $card }.
event-played-again = { $seat } plays { $card } a second time.
event-aimed =
    { $seat } plays { $cards }: { $shots ->
        [one] { $shots } shot.
       *[other] { $shots } shots.
    }
event-took = { $seat } takes { $card }.
event-gained-to-discard = { $seat } gains { $card }.
event-gained-to-deck = { $seat } gains { $card } onto their deck.
event-gained-to-hand = { $seat } gains { $card } into their hand.
event-no-gain = { $seat } gains nothing.
event-drew =
    { $seat } draws { $count ->
        [one] { $count } card.
       *[other] { $count } cards.
    }
event-drew-seen = { $seat } draws { $cards }.
event-shuffled = { $seat } shuffles a new deck.
event-cut =
    { $seat } cuts for { $owner }: { $count ->
        [one] { $count } card goes
       *[other] { $count } cards go
    } from the top to the bottom of the deck.
event-discarded =
    { $seat } discards { $count ->
        [one] { $top }.
       *[other] { $count } cards, with { $top } on top.
    }
event-discarded-seen = { $seat } discards { $cards }.
event-discarded-shown = { $seat } discards { $cards }.
event-trashed = { $seat } trashes { $cards }.
event-revealed = { $seat } reveals { $cards }.
event-showed-hand = { $seat } shows their hand: { $cards }.
event-reacted = { $seat } reveals { $card } and is safe from { $attack }.
event-put-back = { $seat } puts { $card } on top of their deck.
event-set-aside = { $seat } sets { $card } aside.
event-to-hand = { $seat } puts { $cards } into their hand.
event-flipped = { $seat } flips their deck onto their discard pile, with { $top } on top.
event-cleaned-up = { $seat } cleans up, with { $top } on top of the discard pile.
event-cleaned-up-nothing = { $seat } cleans up; the discard pile is empty.
event-ended-many-more-zombies =
    { ending-many_more_zombies }: the game is over. { $winners_count ->
        [one] { $winners } wins.
       *[other] { $winners } win together.
    }
event-ended-three-piles =
    { ending-three_piles }: the game is over. { $winners_count ->
        [one] { $winners } wins.
       *[other] { $winners } win together.
    }
event-ended-turn-cap =
    { ending-turn_cap }: the game is over. { $winners_count ->
        [one] { $winners } wins.
       *[other] { $winners } win together.
    }
event-scored =
    { $seat }: { $score ->
        [one] { $score } point
       *[other] { $score } points
    } in { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }, with { $cards_count ->
        [one] { $cards_count } card
       *[other] { $cards_count } cards
    }: { $cards }.

## What a player is asked

prompt-choose-combat-set = Choose the Combat set for this game.
prompt-choose-custom-set = Choose { $most } different Combat cards for this game: { $picked } of { $most } chosen.
prompt-play-action =
    Action phase: play an Action card or end the phase. { $actions ->
        [one] { $actions } Action left.
       *[other] { $actions } Actions left.
    }
prompt-hunt =
    Hunt phase: { $aim ->
        [1] play your Aim cards, then take cards.
       *[0] take cards.
    } { $targets ->
        [one] { $targets } Target
       *[other] { $targets } Targets
    } and { $shots ->
        [one] { $shots } shot
       *[other] { $shots } shots
    } left.
window-name-react = Somebody attacks: reveal { card-barricade }
window-react = { $card } is played: those who are attacked may reveal { card-barricade }.
prompt-react = { $card } is played against you: do you reveal { card-barricade }?
prompt-discard-any =
    Choose any number of cards to discard; you draw as many. { $picked ->
        [0] None chosen so far.
        [one] { $picked } card chosen so far.
       *[other] { $picked } cards chosen so far.
    }
prompt-discard-down =
    Choose { $most ->
        [one] { $most } card
       *[other] { $most } cards
    } to discard, so that 3 are left in your hand: { $picked } of { $most } chosen.
prompt-trash-up-to =
    Choose up to { $most ->
        [one] { $most } card
       *[other] { $most } cards
    } from your hand to trash: { $picked } of { $most } chosen.
prompt-trash-one = Choose a card from your hand to trash.
prompt-gain-one = { $to ->
    [hand] Choose an Aim card to gain into your hand, costing at most { $most }.
   *[discard] Choose a card to gain, costing at most { $most }.
}
prompt-set-aside = You drew { $card }: keep it or set it aside?
prompt-flip-deck = { $card }: do you flip your deck onto your discard pile?
prompt-put-back-victory = Choose a Victory card from your hand: everybody sees it, and it goes on top of your deck.
prompt-scavenge-trash = { $seat } revealed two Aim cards: choose the one to trash.
prompt-scavenge-keep = Choose which of the trashed Aim cards you gain: { $picked } of { $most } chosen.
prompt-recon-verdict =
    { $own ->
        [yes] You revealed { $card }: discard it or put it back on your deck?
       *[no] { $seat } revealed { $card }: discard it or put it back on their deck?
    }
prompt-radio-discard = { $seat } revealed these cards: choose the one to discard. The others go to their hand.
prompt-double-action = Choose an Action card from your hand: you play it twice.
prompt-cut = { $seat } has shuffled: choose how many cards to cut from the top of the deck to its bottom.
prompt-cleanup-top = Choose the card from your hand that ends up on top of your discard pile.

## What a player may answer

option-play = Play { $card }
option-play-all-aim = Play all Aim cards
option-end-actions = End the Action phase
option-take = Take { $card }
option-end-hunt = End the Hunt phase
option-reveal = Reveal { card-barricade }
option-pass = Do not reveal it
option-pick = Choose { $card }
option-done = Done
option-trash = Trash { $card }
option-gain = Gain { $card }
option-keep = Keep it in hand
option-set-aside = Set it aside
option-flip = Flip the deck
option-leave = Leave the deck as it is
option-put-back = Put { $card } on top of the deck
    .alone = Put it back on the deck
option-discard = Discard { $card }
    .alone = Discard it
option-cut =
    { $count ->
        [0] Do not cut
        [one] Cut { $count } card
       *[other] Cut { $count } cards
    }
option-top = { $card } on top
option-set = Combat set: { $set }

## Why something can't be done

refusal-not-in-hand = You have no { $card } in your hand.
refusal-victory-not-played = { $card } is a Victory card: it is never played and counts only at the end.
refusal-infection-not-played = { $card } can't be played: it only costs points at the end.
refusal-action-phase-over = Your Action phase is over: { $card } can't be played any more this turn.
refusal-aim-in-hunt = { $card } is an Aim card, to be played in the Hunt phase: end the Action phase first.
refusal-aim-before-take = You have already taken a card: { $card } can't be played any more this turn.
refusal-take-in-hunt = { $card } can't be taken before the Hunt phase: end the Action phase first.
refusal-not-in-supply = { $card } is not in the Supply of this game.
refusal-pile-empty = The { $card } pile is empty.
refusal-too-dear =
    { $card } costs { $cost }, and you have { $shots ->
        [one] { $shots } shot.
       *[other] { $shots } shots.
    }
refusal-gain-too-dear = { $card } costs { $cost }, and the card you gain may cost at most { $most }.
refusal-gain-aim-only = { $card } is not an Aim card, and you may only gain an Aim card.
refusal-trash-aim-only = { $card } is not an Aim card, and you may only trash an Aim card.
refusal-no-such-card = No card is called “{ $typed }”.
refusal-bad-turn-cap = The turn cap can't be { $cap }: it is a number of turns, or 0 for none.
refusal-not-a-combat-card = { $card } is not a Combat card.
refusal-combat-card-twice = A custom set names each card once; { $card } stands there twice.
refusal-custom-set-of-ten =
    A custom set names exactly ten different Combat cards, each once; { $count ->
        [one] this one names only { $count }.
       *[other] this one names { $count } different ones.
    }

refusal-decide-choose-combat-set = First the Combat set for this game is to be chosen.
refusal-decide-choose-custom-set = Ten different Combat cards are to be chosen for this game, each once.
refusal-decide-play-action = This is your Action phase: play an Action card or end the phase.
refusal-decide-hunt = This is your Hunt phase: take a card or end the phase. Aim cards are played before the first card is taken.
refusal-decide-react = First those who are attacked decide whether they reveal { card-barricade }.
refusal-decide-discard-any = Choose cards from your hand to discard, then choose “{ option-done }”.
refusal-decide-discard-down = First choose the cards from your hand to discard.
refusal-decide-trash-up-to = Choose cards from your hand to trash, then choose “{ option-done }”.
refusal-decide-trash-one = First choose a card from your hand to trash.
refusal-decide-gain-one = First choose a card to gain.
refusal-decide-set-aside = First decide whether you keep the card that you drew or set it aside.
refusal-decide-flip-deck = First decide whether you flip your deck.
refusal-decide-put-back-victory = First choose a Victory card from your hand to put on top of your deck.
refusal-decide-scavenge-trash = First choose which of the revealed Aim cards is trashed.
refusal-decide-scavenge-keep = Choose which of the Aim cards just trashed you gain, then choose “{ option-done }”.
refusal-decide-recon-verdict = First decide whether the revealed card is discarded or put back.
refusal-decide-radio-discard = First choose which of the revealed cards is discarded.
refusal-decide-double-action = First choose an Action card from your hand to play twice.
refusal-decide-cut = First say how many cards you cut: from none to all but one.
refusal-decide-cleanup-top = First choose the card from your hand that ends up on top of your discard pile.

## The lesson

lesson-title = Your first hunt
lesson-welcome = The hunt is on! You are { $player_1 }, and { $player_2 } hunts against you. Zombies that you bring down are points, and whoever has the most points at the end wins.
lesson-deck = Both of you start with the same small deck: seven Bullets and three Zombies. The five cards that you have drawn are your hand.
lesson-bullet = Your hand is all Bullets. A { card-bullet } is an Aim card: it gives you 1 shot, and with shots you take new cards. There is no need to play them one by one: choose “{ option-play-all-aim }”.
lesson-take-sidekick = Five shots! The piles in the middle are the Supply, and each shows what it costs. Take a { card-sidekick } for 5 shots: it is an Action card, which will help you in later turns.
lesson-clean-up = You had one Target, so you could take one card. Your turn is over, and you clean up: the cards that you played and the one that you took are on your discard pile, and you have drawn five new ones. Now { $player_2 } plays.
lesson-clogged = A poor hand: three Zombies. Victory cards are your points at the end, but until then they give no shots and clog your hand. For the two Bullets, choose “{ option-play-all-aim }”.
lesson-take-barricade = Two shots are enough for a { card-barricade }: as long as it is in your hand, it guards you against Attacks. Take it.
lesson-shuffled = Your deck was empty when you had to draw, so your discard pile was shuffled into a new one. That is how the cards that you take come into your hand: your { card-sidekick } is there already!
lesson-attack-ahead = Look out: { $player_2 } has taken { card-higher_ground }, an Attack. It will turn up sooner or later, just like your { card-sidekick }.
lesson-play-sidekick = Your turn begins with the Action phase: you have 1 Action, so you may play one Action card. Play your { card-sidekick }.
lesson-plus = It did four things: +1 Card (you have drawn it), +1 Action, +1 Target and +1 Shot. You have no other Action card in hand, so the Hunt phase begins at once: choose “{ option-play-all-aim }”.
lesson-two-targets = Six shots and two Targets: you may take two cards. Better ammunition makes all your later hands stronger. Take { card-rounds }, an Aim card that is worth 2 shots.
lesson-second-target = Three shots and one Target are left: you split your shots as you like. Take { card-rounds } once more.
lesson-react = { $player_2 } plays { card-higher_ground }: you would have to discard cards until three are left. But you have a { card-barricade } in hand! Choose “{ option-reveal }”.
lesson-safe = The Attack passes you by, and your { card-barricade } stays in your hand. { $player_2 } still gets the two shots that the card gives.
lesson-play-barricade = In your own turn, a { card-barricade } is an Action as well: +2 Cards. You would have to discard it at Clean-up anyway, so play it.
lesson-drawn = You drew a { card-zombie }, then your deck ran out and was shuffled anew, and there are your first { card-rounds }. Choose “{ option-play-all-aim }”.
lesson-ammunition-first = Four shots. You could take a { card-zombie } for one point already, but early in the game it is better to make your deck stronger. Take { card-rounds }.
lesson-sidekick-again = Your { card-sidekick } is back. It gives you back the Action that it costs, so there is no reason to wait: play it.
lesson-aim-again = Play your Aim cards before you take anything: once you have taken a card, you can play no more of them this turn. Choose “{ option-play-all-aim }”.
lesson-take-points = Six shots: time for points! { card-many_zombies } is worth 3 points at the end. Like every Victory card it clogs your hand, so it is best not taken too early. Take { card-many_zombies }.
lesson-leave-the-rest = One shot and one Target are left. You could take another { card-bullet } for nothing, but weak cards only keep the good ones out of your hand. Choose “{ option-end-hunt }”.
lesson-hit = { card-higher_ground } again, and this time your { card-barricade } is not in your hand: you have to discard two cards. Choose the { card-zombie } first: it does nothing in your hand, and at the end it counts all the same.
lesson-hit-again = One more: a { card-bullet } is the smallest loss. Choose { card-bullet }.
lesson-ending = This lesson ends after five turns each. A real game goes on until the { card-many_more_zombies } pile is empty, or any three piles are.
lesson-scores = All your cards count, wherever they are: three Zombies make 3 points, and { card-many_zombies } makes 3 more. You win by 6 to 3!
lesson-goodbye = Now you know enough. The rest is written on the cards: every game has ten kinds of Combat cards, and you can read them at any time. Try a real game, and good hunting!
