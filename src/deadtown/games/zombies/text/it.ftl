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
       *[other] vita { $life }.
    }
event-life-lost-grenade =
    L'esplosione costa a { $seat } un punto vita: { $life ->
        [0] era l'ultimo.
       *[other] vita { $life }.
    }
event-life-lost-directions =
    { $seat } paga un punto vita: { $life ->
        [0] era l'ultimo.
       *[other] vita { $life }.
    }
event-life-lost-dead =
    { $seat } paga un punto vita per tirare di nuovo: { $life ->
        [0] era l'ultimo.
       *[other] vita { $life }.
    }
event-life-lost-duel =
    { $seat } riceve un colpo e perde un punto vita: { $life ->
        [0] era l'ultimo.
       *[other] vita { $life }.
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
event-attack-rolled-hit = { $seat } attacca con { $dice }: colpito!
event-attack-rolled-miss = { $seat } attacca con { $dice }: mancato.
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
        [one] È l'ultimo.
       *[other] Ne restano { $left }.
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
        [one] È l'ultimo.
       *[other] Ne restano { $left }.
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
        [one] Può muoversene ancora { $left }, o termina il turno.
       *[other] Possono muoversene ancora { $left }, o termina il turno.
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
