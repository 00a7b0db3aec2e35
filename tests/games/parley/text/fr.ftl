### Pourparlers en français.

game-title = Pourparlers
game-blurb = Deux équipes parlent, et les dés décident.

card-taunt = Raillerie
card-hush = Silence
card-bluff = Bluff

phase-roll = Lancer
phase-reply = Réponse
phase-over = Fin

event-rolled = { $seat } lance { $value }.
event-said = { $seat } joue { $card }.
event-hushed = { $card } de { $seat } : sans effet.
event-drew = { $seat } pioche { $card }.
event-drew-hidden = { $seat } pioche une carte.

prompt-again = Relancer ? Vous le pouvez encore { $left ->
        [one] une fois.
       *[other] { $left } fois.
    }
prompt-roll =
    { $own ->
        [yes] Vous avez lancé : dites-vous quelque chose ?
       *[no] { $seat } a lancé : dites-vous quelque chose ?
    }
prompt-reply = { $card } de { $seat } : répondez-vous ?
window-name-roll = Un lancer
window-name-reply = Une carte
window-roll = { $seat } a lancé : quiconque a des cartes peut parler.
window-reply = { $card } de { $seat } : quiconque a des cartes peut répondre.

option-keep = Garder
option-again = Relancer
option-play = Jouer { $card }
option-pass = Se taire

refusal-decide-again = On décide d'abord s'il faut relancer.
refusal-decide-roll = Après ce lancer, seule une Raillerie peut être jouée.
refusal-decide-reply = En réponse, seul un Silence peut être joué.

course-points = Points
points-rolled = Points lancés
