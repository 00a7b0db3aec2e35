### Parley in English.

game-title = Parley
game-blurb = Two teams talk, and the dice decide.

card-taunt = Taunt
card-hush = Hush
card-bluff = Bluff

phase-roll = Roll
phase-reply = Reply
phase-over = The end

event-rolled = { $seat } rolls { $value }.
event-said = { $seat } plays { $card }.
event-hushed = { $card } of { $seat } is stopped.
event-drew = { $seat } draws { $card }.
event-drew-hidden = { $seat } draws a card.

prompt-again = Roll again? You may { $left ->
        [one] once more.
       *[other] { $left } times more.
    }
prompt-roll =
    { $own ->
        [yes] You have rolled: do you say anything?
       *[no] { $seat } has rolled: do you say anything?
    }
prompt-reply = { $card } of { $seat }: do you reply?
window-name-roll = A roll
window-name-reply = A card
window-roll = { $seat } has rolled: whoever holds cards may speak.
window-reply = { $card } of { $seat }: whoever holds cards may reply.

option-keep = Keep it
option-again = Roll again
option-play = Play { $card }
option-pass = Say nothing

refusal-decide-again = First it is decided whether to roll again.
refusal-decide-roll = After this roll only a Taunt may be played.
refusal-decide-reply = In reply only a Hush may be played.

course-points = Points
points-rolled = Points rolled
