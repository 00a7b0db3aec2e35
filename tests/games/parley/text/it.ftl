### Trattativa in italiano.

game-title = Trattativa
game-blurb = Due squadre parlano e i dadi decidono.

card-taunt = Scherno
card-hush = Silenzio
card-bluff = Bluff

phase-roll = Tiro
phase-reply = Risposta
phase-over = Fine

event-rolled = { $seat } tira { $value }.
event-said = { $seat } gioca { $card }.
event-hushed = { $card } di { $seat } viene fermato.
event-drew = { $seat } pesca { $card }.
event-drew-hidden = { $seat } pesca una carta.

prompt-again = Ritirare? Puoi farlo ancora { $left ->
        [one] una volta.
       *[other] { $left } volte.
    }
prompt-roll =
    { $own ->
        [yes] Hai tirato: dici qualcosa?
       *[no] { $seat } ha tirato: dici qualcosa?
    }
prompt-reply = { $card } di { $seat }: rispondi?
window-name-roll = Un tiro
window-name-reply = Una carta
window-roll = { $seat } ha tirato: chi ha carte può parlare.
window-reply = { $card } di { $seat }: chi ha carte può rispondere.

option-keep = Tieni
option-again = Ritira
option-play = Gioca { $card }
option-pass = Taci

refusal-decide-again = Prima si decide se ritirare.
refusal-decide-roll = Dopo questo tiro si può giocare solo uno Scherno.
refusal-decide-reply = In risposta si può giocare solo un Silenzio.

course-points = Punti
points-rolled = Punti tirati
