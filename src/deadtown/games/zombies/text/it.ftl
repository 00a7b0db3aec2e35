## Come finisce una partita

ending-helipad = L'elicottero è decollato
ending-collection = La collezione è completa
ending-mission = La missione è compiuta
ending-no_zombies = Non ci sono più zombi
ending-rounds = L'ultimo round è finito

reckoning-zombies = Zombi in collezione

## Perché una partita è stata vinta

verdict-helipad = Nel round { $round }, { $winners } era al centro dell'Eliporto, senza zombi su quella casella.
verdict-collection =
    Nel round { $round }, { $winners } aveva { $kills ->
        [one] { $kills } zombi
       *[other] { $kills } zombi
    } in collezione.
verdict-mission =
    Nel round { $round }, { $winners } ha portato { $kills ->
        [one] { $kills } zombi
       *[other] { $kills } zombi
    } al centro dell'Eliporto.
verdict-no_zombies =
    Non c'erano più zombi, e nessun Eliporto. { $winners_count ->
        [one] { $winners } era in testa con { $kills ->
            [one] { $kills } zombi.
           *[other] { $kills } zombi.
        }
       *[other] { $winners } erano pari con { $kills ->
            [one] { $kills } zombi
           *[other] { $kills } zombi
        } a testa.
    }
verdict-rounds =
    Alla fine del round { $round }, nessuno aveva vinto. { $winners_count ->
        [one] { $winners } era in testa con { $kills ->
            [one] { $kills } zombi.
           *[other] { $kills } zombi.
        }
       *[other] { $winners } erano pari con { $kills ->
            [one] { $kills } zombi
           *[other] { $kills } zombi
        } a testa.
    }
rung-zombies = Più zombi
rung-life = Più vita
rung-bullets = Più proiettili

## Com'è andata la partita

course-kills = Zombi in collezione
course-life = Vita
course-bullets = Proiettili

## Che cosa succede

event-first-player = Comincia { $seat }.
event-turn-began = Round { $round }: tocca a { $seat }.
event-turn-lost-hysterical-paralysis = { $seat } non riesce a muovere un dito: il turno è saltato.
event-turn-lost-lost-turn = { $seat } perde questo turno.
event-turn-lost-lose-turn = { $seat } perde il turno.
event-turn-lost-closed = { $seat } perde il resto del turno.
event-tile-drawn = { $seat } pesca una tessera: { $tile }.
event-tile-placed = { $seat } piazza una tessera intorno a { $space }: { $tile }.
event-tile-removed = { $tile } non trova posto ed è fuori dal gioco.
event-map-closed = La mappa è chiusa: non arrivano altre tessere.
event-zombies-came =
    { $seat } piazza { $count ->
        [one] uno zombi su { $spaces }.
       *[other] { $count } zombi: { $spaces }.
    }
event-zombies-came-in =
    { $seat } piazza { $count ->
        [one] uno zombi su { $spaces } ({ $tile }).
       *[other] { $count } zombi: { $tile }.
    }
event-tokens-laid = { $seat } dispone i gettoni ({ $tile }): vita { $life }, proiettili { $bullets }.
event-combat-rolled = { $seat } combatte uno zombi e tira { $dice }.
event-roll-raised = { $seat } ha una scarica di energia: ora il tiro è { $total }.
event-bullets-paid =
    { $seat } spara { $bullets ->
        [one] { $bullets } proiettile
       *[other] { $bullets } proiettili
    } e colpisce (ne restano { $left }).
event-life-saved = { $seat } usa { card-first_aid_kit } e non perde vita.
event-life-lost-combat =
    { $seat } riceve un morso e perde un punto vita: { $life ->
        [0] era l'ultimo.
        [one] gliene resta { $life }.
       *[other] gliene restano { $life }.
    }
event-life-lost-grenade =
    L'esplosione costa a { $seat } un punto vita: { $life ->
        [0] era l'ultimo.
        [one] gliene resta { $life }.
       *[other] gliene restano { $life }.
    }
event-life-lost-directions =
    { $seat } paga un punto vita: { $life ->
        [0] era l'ultimo.
        [one] gliene resta { $life }.
       *[other] gliene restano { $life }.
    }
event-life-lost-dead =
    { $seat } paga un punto vita per tirare di nuovo: { $life ->
        [0] era l'ultimo.
        [one] gliene resta { $life }.
       *[other] gliene restano { $life }.
    }
event-life-lost-duel =
    { $seat } riceve un colpo e perde un punto vita: { $life ->
        [0] era l'ultimo.
        [one] gliene resta { $life }.
       *[other] gliene restano { $life }.
    }
event-killed =
    { $seat } uccide lo zombi su { $space }. Collezione: { $kills }.
event-killed-in =
    { $seat } uccide lo zombi su { $space } ({ $tile }). Collezione: { $kills }.
event-sure-win = { $seat } vince questo combattimento senza tirare.
event-died =
    { $seat } muore e riparte dalla Piazza. { $lost ->
        [0] Non aveva zombi da perdere.
        [one] Perde { $lost } zombi.
       *[other] Perde { $lost } zombi.
    }
event-drew =
    { $seat } pesca { $count ->
        [one] { $count } carta.
       *[other] { $count } carte.
    }
event-drew-seen = { $seat } pesca { $cards }.
event-shuffled = Gli scarti, mescolati, sono il nuovo mazzo degli eventi.
event-card-played = { $seat } gioca { $card }.
event-card-played-at = { $seat } gioca { $card } contro { $owner }.
event-card-played-in = { $seat } gioca { $card }: { $tile }.
event-item-laid = { $seat } mette in gioco { $card }.
event-item-used = { $seat } usa { $card }.
event-item-lost = { $seat } deve scartare una carta in gioco: { $card }.
event-bullets-lost =
    { $seat } lascia cadere { $bullets ->
        [one] { $bullets } proiettile.
       *[other] { $bullets } proiettili.
    }
event-gained-life =
    { $seat } si riposa e riceve { $life ->
        [one] { $life } punto vita.
       *[other] { $life } punti vita.
    }
event-gained-bullets =
    { $seat } riceve { $bullets ->
        [one] { $bullets } proiettile.
       *[other] { $bullets } proiettili.
    }
event-sent-home = { $seat } si ritrova al centro della Piazza.
event-food-found = { $seat } ha distratto gli zombi: nessuno li combatte fino alla fine del prossimo turno di { $seat }.
event-dead-dice = { $seat } tira { $one } e { $two }; su ogni dado serve 4 o più.
event-die-raised = { $seat } paga un proiettile; i dadi mostrano { $one } e { $two }.
event-got-up =
    { $count ->
        [one] { $count } zombi si rialza e scappa
       *[other] { $count } zombi si rialzano e scappano
    } dalla collezione di { $seat } (ne restano { $kills }).
event-discarded = { $seat } scarta { $card } dalla mano.
event-move-rolled =
    { $seat } tira { $dice } per il movimento: { $allowance ->
        [0] nessun passo.
        [one] { $allowance } passo.
       *[other] { $allowance } passi.
    }
event-allowance-changed = Numero di passi di { $seat }: { $allowance }.
event-stepped = { $seat } va da { $space } a { $to }.
event-stepped-in = { $seat } va da { $space } a { $to } ({ $tile }).
event-token-taken-life = { $seat } raccoglie un punto vita su { $space }.
event-token-taken-bullet = { $seat } raccoglie un proiettile su { $space }.
event-zombies-rolled =
    { $seat } tira per gli zombi: { $die ->
        [one] se ne muove { $die }.
       *[other] se ne muovono { $die }.
    }
event-roll-void = Biglie dappertutto: nessuno zombi si muove fino alla fine del prossimo turno di { $seat }.
event-zombie-moved = { $seat } muove uno zombi da { $space } a { $to }.
event-zombie-lifted = { $seat } prende lo zombi su { $space }.
event-zombie-put = { $seat } mette uno zombi su { $to }.
event-event-rolled = { $seat } tira il dado degli eventi: { $number }, { $row }.
event-nothing-happens = Non succede nulla.
event-opponent-named = { $seat } sceglie { $owner }.
event-hindered-halved = { $seat } intralcia { $owner }: il prossimo tiro di movimento è dimezzato.
event-hindered-weakened = { $seat } intralcia { $owner }: −1 a tutti i tiri d'attacco nel prossimo turno.
event-hindered-lost-turn = { $seat } colpisce: { $owner } perderà il prossimo turno.
event-helped-plus-two = { $seat } ha 2 passi in più in questo turno.
event-helped-attack-bonus = { $seat } ha +1 per altri due tiri d'attacco.
event-helped-sure-win = { $seat } vincerà il prossimo combattimento con uno zombi senza tirare.
event-number-named =
    { $seat } vuole { $count ->
        [0] che non arrivi nessuno zombi.
       *[other] { $count } zombi.
    }
event-helipad-moved = { $seat } sposta l'Eliporto: il suo centro ora è { $space }.
event-looted = { $seat } depreda un edificio prima degli altri: { $tile } (vita +{ $life }, proiettili +{ $bullets }).
event-visited = { $seat } ha visitato un Edificio Obiettivo: { $tile } (vita +{ $life }, proiettili +{ $bullets }).
event-attacked = { $seat } attacca { $owner }!
event-stance-taken-attack = { $seat } sceglie di contrattaccare.
event-stance-taken-defence = { $seat } sceglie di difendersi.
event-attack-rolled-hit = { $seat } attacca con { $dice }: a segno!
event-attack-rolled-miss = { $seat } attacca con { $dice }: a vuoto.
event-defence-rolled-held = { $seat } si difende con { $die }: il colpo è annullato.
event-defence-rolled-failed = { $seat } si difende con { $die }: non basta.
event-withdrew = { $seat } si sgancia e lo scontro è finito.
event-ended-helipad = { ending-helipad }: vince { $winners }!
event-ended-collection = { ending-collection }: vince { $winners }!
event-ended-mission = { ending-mission }: vince { $winners }!
event-ended-no-zombies =
    { ending-no_zombies }: { $winners_count ->
        [one] vince { $winners }!
       *[other] vittoria condivisa di { $winners }.
    }
event-ended-rounds =
    { ending-rounds }: { $winners_count ->
        [one] vince { $winners }!
       *[other] vittoria condivisa di { $winners }.
    }

## Che cosa viene chiesto

prompt-place-tile = Dove piazzi questa tessera: { $tile }?
prompt-place-tile-zombies =
    { $tile }, { $count ->
        [one] arriva { $count } zombi.
       *[other] arrivano { $count } zombi.
    } { $left ->
        [one] Scegli la casella che resta senza.
       *[other] Scegli { $left } caselle che restano senza, una alla volta.
    }
prompt-place-tile-tokens =
    { $tile }, gettoni da disporre: vita { $life }, proiettili { $bullets }. { $life ->
        [0] Dove va il prossimo proiettile?
       *[other] Dove va il prossimo gettone vita?
    }
prompt-combat-response =
    Per battere lo zombi { $missing ->
        [one] ti manca { $missing } punto.
       *[other] ti mancano { $missing } punti.
    } Che cosa fai?
prompt-dead-dice-response = I dadi mostrano { $one } e { $two }; su ognuno serve 4 o più, o degli zombi se ne vanno. Paghi per uno di loro?
prompt-move-step =
    { $own ->
        [yes] Dove vai?
       *[no] Decidi tu: dove va { $seat }?
    } { $left ->
        [one] Resta { $left } passo.
       *[other] Restano { $left } passi.
    }
prompt-forced-step =
    Dove muovi { $seat }? { $left ->
        [one] Resta { $left } passo.
       *[other] Restano { $left } passi.
    }
prompt-move-zombie =
    Quale zombi si muove, e dove? { $left ->
        [one] Ne resta da muovere { $left }.
       *[other] Ne restano da muovere { $left }.
    }
prompt-card-put =
    Dove metti uno zombi? { $left ->
        [one] Ne resta da mettere { $left }.
       *[other] Ne restano da mettere { $left }.
    }
prompt-card-lift =
    Quale zombi prendi? { $left ->
        [one] È l'ultimo.
       *[other] Ne restano { $left }.
    }
prompt-discard-card = Il tuo turno è finito: scarti una carta dalla mano?
prompt-place-objective = Quale Edificio Obiettivo piazzi ora, e dove?
prompt-event-opponent = { $row }: quale avversario scegli?
prompt-event-relocate =
    Quale zombi prendi? { $left ->
        [one] Puoi spostarne ancora { $left }, o dire che hai finito.
       *[other] Puoi spostarne ancora { $left }, o dire che hai finito.
    }
prompt-event-put =
    Su quale casella libera metti uno zombi? { $left ->
        [one] Ne resta da mettere { $left }.
       *[other] Ne restano da mettere { $left }.
    }
prompt-event-place =
    Su quale casella libera piazzi uno zombi? { $left ->
        [one] Puoi piazzarne ancora { $left }, o dire che hai finito.
       *[other] Puoi piazzarne ancora { $left }, o dire che hai finito.
    }
prompt-event-number = Quanti zombi devono arrivare? Qualcun altro dirà dove.
prompt-event-helipad = Dove sposti l'Eliporto?
prompt-event-take = { $row }: accetti?
prompt-lead-zombie =
    Quale zombi guidi? { $left ->
        [one] Puoi guidarne ancora { $left }, o terminare il turno.
       *[other] Puoi guidarne ancora { $left }, o terminare il turno.
    }
prompt-lead-to =
    Dove va lo zombi su { $space }? { $reach ->
        [one] Può fare { $reach } casella.
       *[other] Può fare fino a { $reach } caselle.
    }
prompt-pvp-attack = Sulla tua casella c'è qualcuno: attacchi?
prompt-pvp-stance = { $seat } ti attacca: contrattacchi o ti difendi?
prompt-pvp-withdraw = Ti sganci dallo scontro con { $seat }?

## Che cosa si può rispondere

option-place-0 = Piazzala intorno a { $space }
option-place-1 = Piazzala intorno a { $space }, un quarto di giro a destra
option-place-2 = Piazzala intorno a { $space }, mezzo giro
option-place-3 = Piazzala intorno a { $space }, un quarto di giro a sinistra
option-leave = Nessuno zombi su { $space }
option-life = Vita su { $space }
option-bullet = Proiettile su { $space }
option-rest = Disponi tu gli altri
option-play = Gioca { $card }
option-play-at = Gioca { $card } contro { $seat }
option-play-in = Gioca { $card }: { $tile }
option-play-bullets =
    Gioca { $card } contro { $seat }: { $count ->
        [one] { $count } proiettile
       *[other] { $count } proiettili
    }
option-play-item = Gioca { $card } contro { $seat }: { $item }
option-use = Usa { $card }
option-pass = Passa
option-bullets = Paga in proiettili
option-first-aid = Usa { card-first_aid_kit }
option-lose-life = Perdi un punto vita
option-life-die = Paga un punto vita: ritira il dado { $die }
option-bullet-die = Paga un proiettile: +1 al dado { $die }
option-accept = Lascia i dadi come sono
option-step = Vai a { $space }
option-walk = Vai a { $space }
option-stop = Fermati qui
option-zombie = Zombi: { $space } → { $to }
option-put = Mettilo su { $space }
option-lift = Prendi lo zombi su { $space }
option-discard = Scarta { $card }
option-keep = Tieni tutte le carte
option-opponent = Scegli { $seat }
option-number =
    { $count ->
        [0] Nessuno zombi
       *[other] { $count } zombi
    }
option-done = Fatto
option-move-helipad = Spostalo intorno a { $space }
option-take = Accetta
option-decline = Rinuncia
option-halve = Dimezza il prossimo tiro di movimento di { $seat }
option-weaken = −1 ai tiri d'attacco nel prossimo turno di { $seat }
option-strike = Fai perdere il prossimo turno a { $seat }
option-sure-win = Vinci il tuo prossimo combattimento con uno zombi
option-lead-from = Guida lo zombi su { $space }
option-lead = Guidalo a { $space }
option-end = Termina il turno
option-attack = Attacca { $seat }
option-no-attack = Non attaccare nessuno
option-stance-attack = Contrattacca
option-stance-defence = Difenditi
option-withdraw = Sganciati
option-go-on = Continua a combattere
option-objective = Piazza intorno a { $space }: { $tile }

## Perché una cosa non si può fare: carte

refusal-no-cards = Nella Squadra d'intervento si gioca senza carte evento.
refusal-not-in-hand = Non hai { $card } in mano.
refusal-not-in-play = Non hai { $card } in gioco.
refusal-one-card-a-round = Dall'inizio del tuo ultimo turno hai già giocato una carta: { $card } deve aspettare.
refusal-not-in-a-window = Non puoi ricorrere a { $card } mentre si decide un'altra cosa.
refusal-not-after-a-combat-roll = Dopo un tiro di combattimento si gioca solo ciò che cambia il tiro, e { $card } non lo cambia.
refusal-not-asked-now = In questo momento non tocca a te giocare una carta.
refusal-only-before-your-roll = { $card } si gioca subito prima del tuo tiro di movimento.
refusal-only-after-their-roll = { $card } si gioca subito dopo il tiro di movimento di un avversario.
refusal-only-with-your-roll = { $card } si gioca con il tuo tiro di movimento, o subito dopo un tuo tiro di combattimento.
refusal-only-in-your-turn = { $card } si usa nel tuo turno.
refusal-only-in-combat = { $card } si usa al posto di perdere un punto vita, quando un tiro di combattimento non basta.
refusal-works-by-itself = { $card } non va usata: agisce finché è in gioco.
refusal-only-for-others = { $card } vale per il movimento di un avversario, non per il tuo.
refusal-discard-at-the-end = { $card } si può scartare alla fine del tuo turno, non ora.
refusal-one-of-each = Hai già { $card } in gioco.
refusal-not-in-the-place = { $card } si può mettere in gioco solo finché la tua pedina è in questo edificio: { $tile }.
refusal-not-in-the-places = { $card } si può mettere in gioco solo finché la tua pedina è in uno di questi edifici: { $tile }, { $other }.
refusal-name-an-opponent = Di' contro chi giochi { $card }.
refusal-name-what-is-dropped = Di' che cosa deve scartare { $seat }: una carta in gioco, o 1 o 2 dei suoi proiettili.
refusal-name-a-building = Di' per quale edificio giochi { $card }.
refusal-not-at-yourself = { $card } si gioca contro un avversario.
refusal-nobody-to-aim-at = Ora { $card } non avrebbe effetto su nessuno.
refusal-needs-two-life = { $card } costa un punto vita, e non puoi pagare con l'ultimo.
refusal-target-in-combat = { $seat } sta combattendo: { $card } non può portarne via la pedina.
refusal-target-stuck = { $seat } ha troppa paura per muoversi: { $card } non ha effetto.
refusal-target-at-home = { $seat } è già al centro della Piazza: { $card } non ha effetto.
refusal-target-has-no-way = { $seat } non ha dove andare: { $card } non ha effetto.
refusal-nothing-to-drop = { $seat } non ha né carte in gioco né proiettili: { $card } non ha effetto.
refusal-holds-no-zombies = { $seat } non ha zombi in collezione: { $card } non ha effetto.
refusal-target-drives = { $seat } è al volante: { $card } non ha effetto.
refusal-already-pending = { $card } è già in attesa su { $seat }.
refusal-already-in-force = { $card } è già in vigore.
refusal-already-driving = Sei al volante: { $card } non cambia nulla.
refusal-roll-is-enough = Il tuo tiro basta anche senza { $card }.
refusal-no-steps-to-take = Non ci sono passi da fare: { $card } non ha effetto.
refusal-life-at-cap = Hai già tutta la vita possibile: { $card } non ti darebbe nulla.
refusal-pool-empty = Nella riserva non ci sono più zombi per { $card }.
refusal-no-space-left = Non ci sono più caselle per gli zombi di { $card }.
refusal-no-zombies-on-map = Sulla mappa non ci sono zombi per { $card }.
refusal-zombies-rest = Ora nessuno zombi si muove: { $card } non si può giocare.
refusal-zombies-are-fed = Ora nessuno può uccidere zombi: { $card } non si può usare.
refusal-no-building-for-it = Non c'è nessun edificio in cui { $card } avrebbe effetto.
refusal-no-building-here = { $card } richiede un edificio sulla tessera della tua pedina.
refusal-no-zombies-inside = { $card } richiede degli zombi nell'edificio della tua tessera.
refusal-not-in-a-building = { $card } si usa mentre la tua pedina è in un edificio.
refusal-not-a-building = { $tile }: qui non c'è un edificio in cui { $card } possa avere effetto.
refusal-building-not-on-map = { $tile } non è sulla mappa.
refusal-building-full = { $tile }: l'edificio è già pieno di zombi e { $card } non ha effetto.
refusal-building-empty = { $tile }: non ci sono zombi che { $card } possa raddoppiare.

## Perché una cosa non si può fare: caselle, zombi e gettoni

refusal-no-such-space = Non esiste una casella praticabile { $space }.
refusal-already-there = La pedina è già su { $space }.
refusal-step-instead = { $space } è accanto alla pedina: basta un passo.
refusal-walk-instead = { $space } non è accanto alla pedina, ma può andarci a piedi.
refusal-not-connected = { $space } non è collegata con la casella della pedina.
refusal-wall-between = Verso { $space } c'è un muro: ci vuole una porta.
refusal-too-far =
    { $space } non si raggiunge con { $left ->
        [one] { $left } passo.
       *[other] { $left } passi.
    }
refusal-not-indoors = { $space } è in un edificio, e in questo turno la pedina non può entrarvi.
refusal-way-out-first = La pedina deve uscire dall'edificio per la via più breve, non da { $space }.
refusal-must-leave = La pedina non può fermarsi prima di essere uscita dall'edificio.
refusal-no-zombie = Su { $space } non c'è nessuno zombi.
refusal-zombie-moved = Lo zombi su { $space } è già stato mosso.
refusal-zombie-hemmed-in = Lo zombi su { $space } non ha caselle libere accanto.
refusal-zombie-where = Di' dove va lo zombi su { $space }.
refusal-zombie-not-connected = Uno zombi non può andare da { $space } a { $to } in un passo.
refusal-zombie-too-far =
    Lo zombi non arriva a { $space } con { $reach ->
        [one] { $reach } passo.
       *[other] { $reach } passi.
    }
refusal-space-taken = Su { $space } c'è già uno zombi.
refusal-pawn-there = Su { $space } c'è una pedina: scegli una casella senza pedine.
refusal-not-for-this-zombie = Questo zombi non si può mettere su { $space }.
refusal-left-already = { $space } resta già senza zombi.
refusal-no-zombie-comes-there = Gli zombi di questa tessera non vanno comunque su { $space }.
refusal-next-token-life = Prima si dispongono i gettoni vita: di' dove va il prossimo.
refusal-next-token-bullet = Ora si dispongono i gettoni proiettile: di' dove va il prossimo.
refusal-token-there = Su { $space } c'è già un gettone.
refusal-not-in-the-building = { $space } non è nell'edificio: i gettoni vanno all'interno.

## Perché una cosa non si può fare: tessere

refusal-cell-taken = Intorno a { $space } c'è già una tessera.
refusal-no-link = Nessuna strada porta al riquadro intorno a { $space }.
refusal-road-into-wall = Intorno a { $space }, girata così, una strada finirebbe contro un muro.
refusal-turned-alike = Girata così la tessera appare come con meno giri: scegli uno di quelli.
refusal-makes-a-loop = Intorno a { $space } la tessera chiuderebbe un anello.
refusal-helipad-is-a-dead-end = Intorno a { $space } la tessera sarebbe collegata all'Eliporto, che deve restare un capolinea.
refusal-no-room-for-what-must-come = Intorno a { $space } la tessera non lascerebbe posto a una tessera che deve ancora venire.
refusal-helipad-is-there = L'Eliporto è già intorno a { $space }.

## Perché una cosa non si può fare: dadi e giocatori

refusal-too-few-bullets =
    { $missing ->
        [one] Ti manca { $missing } punto
       *[other] Ti mancano { $missing } punti
    } e { $bullets ->
        [0] non hai proiettili.
        [one] hai solo { $bullets } proiettile.
       *[other] hai solo { $bullets } proiettili.
    }
refusal-no-first-aid = Non hai { card-first_aid_kit } in gioco.
refusal-die-is-enough = Il dado { $die } è già abbastanza alto.
refusal-no-bullets = Non hai più proiettili.
refusal-last-life = Non puoi pagare con l'ultimo punto vita.
refusal-choose-an-opponent = Scegli un avversario, non te.
refusal-hindered-already = Questo è già in attesa su { $seat }.
refusal-another-row = Non è ciò che hai tirato: { $row }.
refusal-say-which = { $row }: di' quale dei suoi effetti vuoi.
refusal-must-be-carried-out = A questo evento non si può rinunciare.
refusal-too-many-zombies =
    { $most ->
        [one] Può arrivare al massimo { $most } zombi.
       *[other] Possono arrivare al massimo { $most } zombi.
    }
refusal-players-are-safe = In questa partita i giocatori non possono attaccarsi.
refusal-not-yourself = Non puoi attaccare te.
refusal-attacked-already = In questo turno hai già attaccato { $seat }.
refusal-not-on-your-space = { $seat } non è sulla tua casella.
refusal-attack-while-moving = Puoi attaccare { $seat } solo nel tuo movimento, prima o dopo un passo.
refusal-exchange-first = Puoi sganciarti dopo uno scambio: prima scegli se contrattaccare o difenderti.

## Che cosa si decide prima

refusal-decide-window = Ora si possono giocare carte: il resto aspetta che tutti abbiano passato.
refusal-decide-place-tile = Prima piazza la tessera.
refusal-decide-place-tile-zombies = Prima di' quali caselle della tessera restano senza zombi.
refusal-decide-place-tile-tokens = Prima disponi i gettoni dell'edificio.
refusal-decide-combat-response = Prima decidi come rimediare al tiro: proiettili, Kit di pronto soccorso o un punto vita.
refusal-decide-dead-dice-response = Prima decidi sui dadi: paga per uno di loro, o lasciali così.
refusal-decide-move-step = Prima vai da qualche parte, o fermati.
refusal-decide-forced-step = Prima fai il passo: questo spostamento non si può interrompere.
refusal-decide-move-zombie = Prima muovi uno zombi di una casella.
refusal-decide-card-put = Prima metti lo zombi da qualche parte.
refusal-decide-card-lift = Prima prendi uno zombi.
refusal-decide-discard-card = Prima scarta una carta, o tienile tutte.
refusal-decide-place-objective = Prima piazza un Edificio Obiettivo.
refusal-decide-event-opponent = Prima scegli un avversario.
refusal-decide-event-relocate = Prima prendi uno zombi, o di' che hai finito.
refusal-decide-event-put = Prima metti lo zombi su una casella libera.
refusal-decide-event-place = Prima piazza uno zombi su una casella libera, o di' che hai finito.
refusal-decide-event-number = Prima di' quanti zombi devono arrivare.
refusal-decide-event-helipad = Prima sposta l'Eliporto.
refusal-decide-event-take = Prima decidi se accetti l'evento.
refusal-decide-lead-zombie = Prima guida uno zombi, o termina il turno.
refusal-decide-lead-to = Prima di' dove va lo zombi.
refusal-decide-pvp-attack = Prima decidi se attacchi qualcuno sulla tua casella.
refusal-decide-pvp-stance = Prima scegli se contrattaccare o difenderti.
refusal-decide-pvp-withdraw = Prima decidi se ti sganci o continui a combattere.
