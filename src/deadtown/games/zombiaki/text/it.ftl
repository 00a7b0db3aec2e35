### Zombiaki! in italiano.

game-title = Zombiaki!
game-blurb = Una strada, tre corsie, una notte. I morti arrivano ciondolando dal cimitero e nessuno può dire loro di fermarsi; i vivi hanno una barricata, poche munizioni e qualche pessima idea. Basta uno zombi oltre la barricata e vincono i morti; se sorge il sole, vincono i vivi.

role-zombies = Zombi
role-humans = Umani

## Classi di carte

kind-instant = Istantanea
    .help = Va negli scarti appena ha avuto effetto.
kind-lasting = Duratura
    .help = Resta sulla strada finché qualcosa non la toglie.
when-play = Quando giochi le carte
when-lane = Se una corsia ha un bersaglio
when-gun = Quando un'arma ha il bersaglio
when-march = Prima della marcia
when-drawn = Quando viene pescata
when-bitten = Quando uno scudo è morso

## Carte degli zombi

card-zombie_2 = Zombi 2
    .kind = { kind-lasting }
    .text = Piazza uno zombi di forza 2 nella fila 1.
    .when = { when-play }
    .flavour = Le gambe reggono ancora.
card-zombie_3 = Zombi 3
    .kind = { kind-lasting }
    .text = Piazza uno zombi di forza 3 nella fila 1.
    .when = { when-play }
    .flavour = Balla un po' rigido.
card-zombie_4 = Zombi 4
    .kind = { kind-lasting }
    .text = Piazza uno zombi di forza 4 nella fila 1.
    .when = { when-play }
    .flavour = Mi sento stramorto.
card-zombie_5 = Zombi 5
    .kind = { kind-lasting }
    .text = Piazza uno zombi di forza 5 nella fila 1.
    .when = { when-play }
    .flavour = Lì dentro ci si sta in due.
card-dog = Cane
    .kind = { kind-lasting }
    .text = Piazzalo nella fila 1. Fino a 3 passi a fase: avanti, indietro o di lato. Qualsiasi danno lo uccide. Non supera la barricata.
    .when = { when-play }
    .flavour = Riporta… un braccio.
card-boss = Capo
    .kind = { kind-lasting }
    .text = Su uno zombi. 3 ordini, uno a fase: un altro zombi di forza 3 o meno fa un passo. Se il capo muore, tutti gli zombi indietreggiano.
    .when = { when-play }
    .flavour = Avanti, voialtri!
card-human_shield = Scudo umano
    .kind = { kind-lasting }
    .text = Su uno zombi senza scudo. Assorbe un intero attacco, poi si scarta. Non serve contro la bomba a mano.
    .when = { when-play }
    .flavour = Spara, vicino.
card-terror = Terrore
    .kind = { kind-instant }
    .text = Nella loro prossima fase gli umani possono giocare una carta sola.
    .when = { when-play }
    .flavour = Bu.
card-mass = Massa
    .kind = { kind-instant }
    .text = Uno zombi va su uno zombi adiacente: diventano uno solo, con la forza di entrambi. In questa fase non si muove più.
    .when = { when-play }
    .flavour = Due teste, un'idea.
card-swap = Scambio
    .kind = { kind-instant }
    .text = Due zombi su caselle adiacenti si scambiano di posto.
    .when = { when-play }
    .flavour = Tu lì, io qui.
card-bite = Morso
    .kind = { kind-instant }
    .text = Uno scudo umano diventa uno zombi di forza 1 su una casella libera di fianco o dietro al suo zombi.
    .when = { when-play }
    .flavour = Benvenuto in famiglia.
card-claws = Artigli
    .kind = { kind-lasting }
    .text = Uno zombi riceve +1 forza, per sempre.
    .when = { when-play }
    .flavour = Serata manicure.
card-hunger = Fame
    .kind = { kind-instant }
    .text = Uno zombi fa un passo avanti.
    .when = { when-play }
    .flavour = Il bis!
card-meat = Carne
    .kind = { kind-instant }
    .text = Scegli una carta dalla mano degli umani: la scartano.
    .when = { when-play }
    .flavour = È scaduta.
card-click = Clic!
    .kind = { kind-instant }
    .text = Quando gli umani giocano un'arma da fuoco e ne hanno indicato il bersaglio: l'arma si scarta e non fa nulla.
    .when = { when-gun }
    .flavour = Scarica, ovvio.
card-pickaxe = Piccone
    .kind = { kind-instant }
    .text = Togli dalla strada un muro, un barile, un'auto o una mina. Non esplode nulla.
    .when = { when-play }
    .flavour = Lavori in corso.
card-not_so_fast = Non così in fretta
    .kind = { kind-instant }
    .text = Si gioca prima della marcia: in questa fase uno zombi resta dov'è.
    .when = { when-march }
    .flavour = Prima io.
card-dawn = L'Alba
    .kind = { kind-instant }
    .text = Quando questa carta viene pescata, gli umani vincono all'istante.
    .when = { when-drawn }
    .flavour = Che nottata.
card-bitten = Zombi morso
    .kind = { kind-lasting }
    .text = Uno scudo umano che è stato morso: uno zombi di forza 1.
    .when = { when-bitten }

## Carte degli umani

card-shot_1 = Tiro
    .kind = { kind-instant }
    .text = 1 danno al primo bersaglio di una corsia. Uno zombi che sopravvive è respinto. Richiede una linea di tiro.
    .when = { when-lane }
    .flavour = E un altro.
card-shot_2 = Tiro mirato
    .kind = { kind-instant }
    .text = 2 danni al primo bersaglio di una corsia. Uno zombi che sopravvive è respinto. Richiede una linea di tiro.
    .when = { when-lane }
    .flavour = Proprio in mezzo.
card-burst_2 = Raffica breve
    .kind = { kind-instant }
    .text = 2 proiettili da 1 danno in una corsia, ognuno al primo bersaglio; poi uno zombi che sopravvive è respinto. Richiede una linea di tiro.
    .when = { when-lane }
    .flavour = Hamburger per tutti.
card-burst_3 = Raffica lunga
    .kind = { kind-instant }
    .text = 3 proiettili da 1 danno in una corsia, ognuno al primo bersaglio; poi uno zombi che sopravvive è respinto. Richiede una linea di tiro.
    .when = { when-lane }
    .flavour = Hamburger per tutti.
card-sniper = Cecchino
    .kind = { kind-instant }
    .text = 2 danni a una creatura o a un'auto qualsiasi sulla strada. Uno zombi che sopravvive è respinto.
    .when = { when-play }
    .flavour = Ancora un passo…
card-wall_5 = Muro di rottami
    .kind = { kind-lasting }
    .text = Altezza 5. Su una casella vuota delle file 1-4, senza zombi intorno o più avanti. Ferma proiettili e barili.
    .when = { when-play }
    .flavour = È rimasto del filo spinato?
card-wall_6 = Muro
    .kind = { kind-lasting }
    .text = Altezza 6. Su una casella vuota delle file 1-4, senza zombi intorno o più avanti. Ferma proiettili e barili.
    .when = { when-play }
    .flavour = È rimasto del filo spinato?
card-barrier = Barriera
    .kind = { kind-lasting }
    .text = Su una casella vuota della fila 1. Fino alla tua prossima fase nulla si muove in questa corsia e nulla vi entra.
    .when = { when-play }
    .flavour = Strada chiusa.
card-napalm = Napalm
    .kind = { kind-lasting }
    .text = Una casella brucia fino alla tua prossima fase: 1 danno a chi c'è e a chi entra. Fa esplodere mine e auto.
    .when = { when-play }
    .flavour = Profuma di mattino.
card-blood = Sangue
    .kind = { kind-instant }
    .text = Una creatura fa un passo di lato.
    .when = { when-play }
    .flavour = Si scivola.
card-scram = Sparisci!
    .kind = { kind-instant }
    .text = Scegli una carta dalla mano degli zombi: la scartano.
    .when = { when-play }
    .flavour = Senza fiato?
card-searchlight = Riflettore
    .kind = { kind-instant }
    .text = Tutte le creature di una corsia fanno un passo indietro.
    .when = { when-play }
    .flavour = Sorridi.
card-gasoline = Benzina
    .kind = { kind-instant }
    .text = 4 punti di danno lungo una scia di caselle adiacenti. Oltre una creatura prosegue solo se questa muore.
    .when = { when-play }
    .flavour = Alla motosega non serve più.
card-get_back = Indietro!
    .kind = { kind-instant }
    .text = Tutte le creature sulla strada fanno un passo indietro.
    .when = { when-play }
    .flavour = Vietato sostare.
card-freeze = Gelo!
    .kind = { kind-lasting }
    .text = Nessuna creatura fa alcun passo fino alla fine della tua prossima fase.
    .when = { when-play }
    .flavour = Foto ricordo, fermi tutti.
card-grenade = Bomba a mano
    .kind = { kind-instant }
    .text = Su una casella con una creatura o un oggetto: uccide, scudo o non scudo, distrugge, fa esplodere mine e auto.
    .when = { when-play }
    .flavour = Eccome se volano.
card-net = Rete
    .kind = { kind-lasting }
    .text = Zombi collegati, con forze che sommate non superano 6, non fanno passi fino alla tua prossima fase.
    .when = { when-play }
    .flavour = Pescato fresco.
card-barrel = Barile rotolante
    .kind = { kind-lasting }
    .text = Su una casella vuota della fila 5. A ogni tua fase rotola di una casella verso il cimitero e uccide chi incontra.
    .when = { when-play }
    .flavour = Lo senti questo rombo?
card-mine = Mina
    .kind = { kind-lasting }
    .text = Su una casella vuota, ma non subito davanti a una creatura. Chi entra subisce 2 danni; una scheggia ne fa 1 su una casella adiacente.
    .when = { when-play }
    .flavour = Ma non sono vietate?
card-street_fire = Strada in fiamme
    .kind = { kind-instant }
    .text = 1 danno a ogni creatura della corsia A o C. Fa esplodere le mine e le auto che vi si trovano.
    .when = { when-play }
    .flavour = Bowling con fuochi d'artificio.
card-high_voltage = Alta tensione
    .kind = { kind-instant }
    .text = 1 danno a ogni creatura di una corsia.
    .when = { when-play }
    .flavour = Continuate a ballare.
card-car = Autobomba
    .kind = { kind-lasting }
    .text = Su una casella vuota, con sole caselle vuote fino alla barricata. Se esplode: 1 danno lì e tutt'intorno.
    .when = { when-play }
    .flavour = Tre, due, oh.
card-flamethrower = Lanciafiamme
    .kind = { kind-instant }
    .text = 5 punti di danno su caselle contigue della prima fila, dalla barricata, con una creatura non riparata da un muro.
    .when = { when-play }
    .flavour = Hot dog?
card-pit_1 = Fossa (1)
    .kind = { kind-lasting }
    .text = Profondità 1, su una casella vuota. Una creatura di forza 1 o meno che vi entra ci cade e la riempie.
    .when = { when-play }
    .flavour = Attenti al gradino.
card-pit_2 = Fossa (2)
    .kind = { kind-lasting }
    .text = Profondità 2, su una casella vuota. Una creatura di forza 2 o meno che vi entra ci cade e la riempie.
    .when = { when-play }
    .flavour = Attenti al gradino.

## Ciò che sta sulla strada

piece-zombie = Zombi
    .kind = Creatura
    .text = Fa un passo avanti in ogni fase degli zombi, se gli è permesso. I danni ne abbassano la forza, e a 0 muore. Se supera la barricata, gli zombi vincono.
piece-fire = Fuoco
    .kind = Su una casella
    .text = Chi entra nella casella subisce 1 danno. Brucia fino allo sgombero della prossima fase degli umani.

## Opzioni della partita

setting-first_seat = Fazione del primo posto
    .help = Quale fazione gioca chi siede al primo posto; alla rivincita ci si scambia.
setting-first_seat-zombies = Zombi
    .help = Il primo posto guida i morti.
setting-first_seat-humans = Umani
    .help = Il primo posto difende la barricata.
setting-first_seat-random = A sorte
    .help = Si tira a sorte quando la partita comincia.
setting-dog_entry = Dove compaiono i cani
    .help = Le caselle su cui gli zombi possono piazzare un cane.
setting-dog_entry-row_1 = Fila 1
    .help = Accanto al cimitero, come gli zombi.
setting-dog_entry-rows_1_to_3 = File da 1 a 3
    .help = Su una casella qualsiasi di queste file senza creature né muri.
setting-click_scope = Che cosa ferma Clic!
    .help = Quali carte degli umani gli zombi possono fermare con «{ card-click }».
setting-click_scope-guns = Armi da fuoco
    .help = I tiri, le raffiche e il cecchino.
setting-click_scope-guns_and_grenade = Armi da fuoco e bomba a mano
    .help = Le armi da fuoco e anche la bomba a mano.
setting-pit_under_creature = Fosse sotto le creature
    .help = Una fossa si può scavare anche sotto una creatura, che vi entra subito.
setting-deck_counts = Copie delle carte
    .help = Quante copie di una carta ha il suo mazzo, dove non è il numero solito. L'Alba c'è sempre, una volta sola.

## Il tavolo

phase-set_up = Preparazione
phase-zombies = Fase degli zombi
phase-humans = Fase degli umani
phase-over = Fine della partita

stage-movement = Movimento
stage-clearing = Sgombero
stage-barrels = Barili
stage-draw = Pesca
stage-discard = Scarto
stage-play = Gioco

zone-street = Strada
zone-cemetery = Cimitero
zone-barricade = Barricata
zone-hand = Mano
zone-discard = Scarti

lane-a = Corsia A
lane-b = Corsia B
lane-c = Corsia C

place-a = A
place-b = B
place-c = C
place-a1 = A1
place-a2 = A2
place-a3 = A3
place-a4 = A4
place-a5 = A5
place-b1 = B1
place-b2 = B2
place-b3 = B3
place-b4 = B4
place-b5 = B5
place-c1 = C1
place-c2 = C2
place-c3 = C3
place-c4 = C4
place-c5 = C5

row-name = Fila { $row }
space-over = oltre la barricata

resolving = In corso: { $card }

counter-round = Round
    .count = Round { $count }
counter-strength = Forza
    .count = Forza { $count }
counter-height = Altezza
    .count = Altezza { $count }
counter-depth = Profondità
    .count = Profondità { $count }
counter-power = Potenza
    .count = Potenza { $count }
counter-orders = Ordini
    .count =
        { $count ->
            [0] nessun ordine rimasto
            [one] { $count } ordine rimasto
           *[other] { $count } ordini rimasti
        }
counter-cards = Carte
    .count =
        { $count ->
            [0] nessuna carta
            [one] { $count } carta
           *[other] { $count } carte
        }
counter-dawn = Alba
    .count =
        { $count ->
            [one] L'Alba è la prossima carta
           *[other] { $count } carte all'Alba
        }

state-shielded = con scudo
state-boss = capo
state-ordered = ha già ricevuto un ordine
state-stepped = ha fatto il passo speciale
state-merged = appena fuso
state-held = trattenuto
state-netted = nella rete
state-burning = in fiamme
state-barred = sbarrata
state-terror = in preda al terrore
state-empty = vuota

## Come finisce una partita

ending-dawn = Il sole è sorto
ending-crossed = Uno zombi ha superato la barricata

reckoning-dawn = Resistere fino all'alba
reckoning-crossed = Superare la barricata

## Perché una partita è stata vinta

verdict-dawn =
    { $row ->
        [0] L'alba è arrivata al round { $round }, senza più zombi sulla strada.
       *[other] L'alba è arrivata al round { $round }, con lo zombi più avanzato nella fila { $row }.
    }
verdict-crossed =
    Uno zombi ha superato la barricata al round { $round }, { $left ->
        [one] a { $left } carta dall'alba.
       *[other] a { $left } carte dall'alba.
    }

## Com'è andata la partita

course-deck = Carte rimaste nel mazzo
course-street = Presenze sulla strada
course-reach = File conquistate

## Che cosa succede

event-sides-settled = { $seat } gioca gli zombi, { $owner } gioca gli umani.
event-phase-began-zombies = Round { $round }: tocca agli zombi ({ $seat }).
event-phase-began-humans = Round { $round }: tocca agli umani ({ $seat }).
event-stepped-dog = { $card }: da { $space } a { $to }.
event-stepped-hunger = { $card } avanza da { $space } a { $to }.
event-stepped-order = { $card } obbedisce e va da { $space } a { $to }.
event-stepped-blood = { $card } scivola da { $space } a { $to }.
event-stepped-knockback = { $card } viene respinto da { $space } a { $to }.
event-advanced =
    { $moves_count ->
        [one] Uno zombi marcia: { $moves }.
       *[other] { $moves_count } zombi marciano: { $moves }.
    }
event-fell-back-searchlight = La luce li fa indietreggiare: { $moves }.
event-fell-back-get-back = Si tirano indietro: { $moves }.
event-fell-back-boss = Senza il capo gli zombi si ritirano: { $moves }.
event-crossed = { $card } scavalca la barricata da { $space }!
event-held = { $seat } gioca { card-not_so_fast }: lo zombi su { $space } resta dov'è.
event-drew = { $seat } pesca { $card } dal mazzo.
event-discarded = { $seat } scarta { $card } dalla mano.
event-played = { $seat } gioca { $card }.
event-played-card = { $seat } gioca { $card } contro { $taken } nella mano avversaria.
event-played-lane = { $seat } gioca { $card } sulla corsia { $lane }.
event-played-lane-creature = { $seat } gioca { $card } sulla corsia { $lane }, contro la creatura.
event-played-lane-car = { $seat } gioca { $card } sulla corsia { $lane }, contro l'auto.
event-played-space = { $seat } gioca { $card } su { $space }.
event-played-space-creature = { $seat } gioca { $card } su { $space }, contro la creatura.
event-played-space-car = { $seat } gioca { $card } su { $space }, contro l'auto.
event-played-points = { $seat } gioca { $card }: { $spent }.
event-played-group = { $seat } gioca { $card } su { $spaces }.
event-played-step = { $seat } gioca { $card }: { $space } → { $to }.
event-clicked = { $seat } gioca «{ card-click }»: { $card } non fa nulla.
event-ordered =
    { $seat } dà un ordine: { $to ->
        [OVER] { $space }, oltre la barricata!
       *[other] { $space } → { $to }.
    } { $left ->
        [0] Era l'ultimo.
        [one] Resta { $left } ordine.
       *[other] Restano { $left } ordini.
    }
event-placed = { $card } compare su { $space }.
event-attached = Lo zombi su { $space } riceve { $card } (forza { $strength }).
event-laid = Su { $space } arriva { $card }.
event-lit = { $space } è in fiamme.
event-netted =
    { $spaces_count ->
        [one] Lo zombi su { $spaces } finisce nella rete.
       *[other] Gli zombi su { $spaces } finiscono nella rete.
    }
event-froze = La strada è gelata: nessuna creatura fa un passo fino alla fine della prossima fase degli umani.
event-thawed = La strada si sgela.
event-terror-spread = { $seat } potrà giocare una sola carta nella prossima fase.
event-terror-ended = Il terrore è passato.
event-wounded =
    Lo zombi su { $space } subisce { $damage ->
        [one] { $damage } danno
       *[other] { $damage } danni
    }: forza { $left }.
event-shield-lost = Lo zombi su { $space } perde lo scudo.
event-shield-spare = Il secondo scudo su { $space } si scarta.
event-died = { $card } muore su { $space }.
event-filled = La fossa su { $space } è piena.
event-exploded = { $card } esplode su { $space }!
event-shrapnel = Una scheggia vola da { $space } a { $to }.
event-rolled = Un barile rotola da { $space } a { $to }.
event-rolled-away = Il barile su { $space } rotola fuori dalla strada.
event-broke = Il barile si sfascia su { $space }.
event-removed = { $by } toglie { $card } da { $space }.
event-expired =
    { $spaces_count ->
        [0] { $card }: effetto finito.
       *[other] { $card }: effetto finito su { $spaces }.
    }
event-merged = Gli zombi di { $space } e { $to } diventano uno solo, di forza { $strength }.
event-swapped = Gli zombi su { $space } e { $to } si scambiano di posto.
event-snatched = { $by }: { $owner } scarta { $card } dalla mano.
event-ended-dawn = { ending-dawn }: gli umani sono sopravvissuti alla notte. Vince { $seat }.
event-ended-crossed = { ending-crossed }: la notte è degli zombi. Vince { $seat }.

## Che cosa si chiede a un giocatore

prompt-dog-step =
    Cani: { $left ->
        [0] muovi un cane, oppure lasciali dove sono.
        [one] a questo cane resta { $left } passo. Continua, oppure di' che hai finito.
       *[other] a questo cane restano { $left } passi. Continua, oppure di' che hai finito.
    }
prompt-hold = Gli zombi stanno per marciare: ne trattieni uno con { card-not_so_fast }?
prompt-discard = { $side }: scegli la carta da scartare.
prompt-play =
    { $left ->
        [0] { $side }: gioca le tue carte, oppure termina il turno.
       *[other] { $side }: sei in preda al terrore. Gioca una sola carta, oppure termina il turno.
    }
prompt-aim = Il prossimo proiettile arriva in { $at }: alla creatura o all'auto?
prompt-click = { $card } su { $at }: rispondi con «{ card-click }»?
prompt-shrapnel = La mina in { $at } esplode: scegli la casella adiacente colpita dalla scheggia.

## Che cosa si può rispondere

option-step = Cane: { $space } → { $to }
option-done = Basta con i cani
option-hold = Trattieni lo zombi su { $space }
option-pass = No
option-discard = Scarta { $card }
option-play = Gioca { $card }
option-play-card = Gioca { $card } contro { $taken }
option-play-lane = Gioca { $card } sulla corsia { $lane }
option-play-lane-creature = Gioca { $card } sulla corsia { $lane }, contro la creatura
option-play-lane-car = Gioca { $card } sulla corsia { $lane }, contro l'auto
option-play-space = Gioca { $card } su { $space }
option-play-space-creature = Gioca { $card } su { $space }, contro la creatura
option-play-space-car = Gioca { $card } su { $space }, contro l'auto
option-play-points = Gioca { $card }: { $spent }
option-play-group = Gioca { $card } su { $spaces }
option-play-step = Gioca { $card }: { $space } → { $to }
option-order = Ordine: { $space } → { $to }
    .alone = Un ordine allo zombi su { $space }
option-order-over = Ordine: { $space }, oltre la barricata!
option-end = Termina il turno
option-aim-creature = Alla creatura
option-aim-car = All'auto
option-click = Gioca «{ card-click }»
option-shrapnel = Scheggia su { $space }

## Perché qualcosa non si può fare

refusal-no-such-card = Nessuna carta si chiama «{ $typed }».
refusal-one-dawn = C'è esattamente una carta L'Alba, in fondo al mazzo degli zombi.
refusal-not-in-hand = Non hai in mano { $card }.
refusal-name-the-aim = { $card }: lì ci sono una creatura e un'auto. Di' a quale è destinato il colpo.
refusal-name-a-target = Indica un bersaglio per { $card }.
refusal-no-target = Non puoi giocare { $card }: non c'è alcun bersaglio.
refusal-not-a-target = Non puoi giocare { $card } così: questo non è un bersaglio adatto.
refusal-click-is-a-reaction = «{ card-click }» si gioca solo quando gli umani hanno appena indicato il bersaglio di un'arma da fuoco.
refusal-hold-before-the-step = { card-not_so_fast } si gioca prima che gli zombi marcino, non adesso.
refusal-unplayable-zombie-2 = Nessuna casella della fila 1 è libera per { $card }.
refusal-unplayable-zombie-3 = Nessuna casella della fila 1 è libera per { $card }.
refusal-unplayable-zombie-4 = Nessuna casella della fila 1 è libera per { $card }.
refusal-unplayable-zombie-5 = Nessuna casella della fila 1 è libera per { $card }.
refusal-unplayable-dog = Non c'è una casella in cui piazzare { $card }.
refusal-unplayable-boss = Per { $card } serve sulla strada uno zombi che non sia già un capo.
refusal-unplayable-human-shield = Per { $card } serve sulla strada uno zombi senza scudo.
refusal-unplayable-claws = Per { $card } serve uno zombi sulla strada.
refusal-unplayable-bite = Per { $card } serve uno zombi con lo scudo e una casella libera di fianco o dietro di lui.
refusal-unplayable-hunger = Per { $card } serve uno zombi che possa avanzare e non abbia ancora fatto il suo passo speciale.
refusal-unplayable-mass = Per { $card } serve uno zombi che possa andare su un altro e non abbia ancora fatto il suo passo speciale.
refusal-unplayable-swap = Per { $card } servono due zombi su caselle adiacenti che possano entrambi ancora muoversi in questa fase.
refusal-unplayable-terror = Non puoi giocare { $card }: gli umani sono già in preda al terrore.
refusal-unplayable-meat = Non puoi giocare { $card }: gli umani non hanno carte in mano.
refusal-unplayable-pickaxe = Per { $card } serve sulla strada un muro, un barile, un'auto o una mina.
refusal-nothing-in-the-lane = Nella corsia { $lane } non c'è nulla da colpire con { $card }.
refusal-nothing-there = Su { $space } non c'è nulla per { $card }.
refusal-nothing-to-dig = Su { $space } non ci sono muri, barili, auto o mine.
refusal-no-zombie-there = Su { $space } non c'è uno zombi.
refusal-freshly-merged = Lo zombi su { $space } è appena stato fuso: in questa fase carte degli zombi e ordini non possono muoverlo.
refusal-special-step-used = Lo zombi su { $space } ha già fatto il suo passo speciale in questa fase.
refusal-immobile = Lo zombi su { $space } adesso non può muoversi.
refusal-orders-are-the-zombies = Solo gli zombi hanno un capo che dà ordini.
refusal-no-orders-left = Nessun capo sulla strada ha ancora ordini.
refusal-order-given = In questa fase hai già dato un ordine.
refusal-boss-itself = Il capo su { $space } non può dare ordini a se stesso.
refusal-too-strong-to-order = Lo zombi su { $space } ha forza { $strength }: prende ordini solo chi ha forza 3 o meno.
refusal-ordered-before = Lo zombi su { $space } ha già ricevuto un ordine, e nessuno ne prende un secondo.
refusal-order-where = Di' dove deve andare lo zombi su { $space }.
refusal-step-not-allowed =
    { $to ->
        [OVER] Lo zombi su { $space } non può superare la barricata da lì.
       *[other] Lo zombi su { $space } non può andare su { $to }.
    }
refusal-only-row-1 = { $card } non può andare su { $space }: è troppo lontano dal cimitero.
refusal-only-row-5 = { $card } non può andare su { $space }: parte dalla fila 5, alla barricata.
refusal-space-taken = { $card } non può andare su { $space }: c'è già una creatura.
refusal-lane-barred = { $card } non può andare su { $space }: la corsia è sbarrata.
refusal-no-dog-on-a-wall = { $card } non può andare su { $space }: c'è un muro.
refusal-not-empty = { $card } non può andare su { $space }: la casella non è vuota.
refusal-no-wall-in-row-5 = { $card } non può andare su { $space }: i muri stanno nelle file da 1 a 4.
refusal-wall-behind-a-zombie = { $card } non può andare su { $space }: c'è già uno zombi più avanti.
refusal-wall-beside-a-zombie = { $card } non può andare su { $space }: c'è uno zombi troppo vicino.
refusal-mine-before-a-creature = { $card } non può andare su { $space }: è subito davanti a una creatura.
refusal-car-way-blocked = { $card } non può arrivare su { $space }: la corsia non è tutta vuota dalla barricata fin lì.
refusal-burns-already = { $card } non può andare su { $space }: la casella è già in fiamme.

refusal-decide-dog-step = Prima muovi i cani, oppure di' che hanno finito.
refusal-decide-hold = Prima decidi se trattenere uno zombi.
refusal-decide-discard = Prima scegli la carta da scartare.
refusal-decide-play = È il tuo passaggio Gioco: gioca una carta o termina il turno.
refusal-decide-aim = Prima decidi a chi è destinato il prossimo proiettile: alla creatura o all'auto.
refusal-decide-click = Prima decidi se giocare «{ card-click }».
refusal-decide-shrapnel = Prima scegli la casella adiacente colpita dalla scheggia.

## La lezione

lesson-title = La tua prima notte
lesson-welcome = Scende la notte e i morti si alzano. Tu sei { $player_1 } e difendi la barricata per gli umani; { $player_2 } guida gli zombi. Basta uno zombi oltre la barricata e la notte è persa.
lesson-dawn = Ma la notte finisce! { card-dawn } è l'ultima carta del mazzo degli zombi: appena viene pescata, hai vinto. In questa lezione i mazzi sono piccoli, quindi non ci vorrà molto.
lesson-open-hands = Cominciano gli zombi. { $player_2 } ha pescato fino ad avere quattro carte, ne scarta una e può giocare quante vuole delle altre. È tutto scoperto: ognuno vede entrambe le mani.
lesson-street = Dal cimitero sono usciti due zombi: uno di forza 5 su B1 e uno di forza 3 su C1. La strada ha tre corsie, da A a C, e cinque file: la fila 1 è accanto al cimitero, la 5 proprio davanti alla tua barricata.
lesson-march = Gli zombi sono lenti ma testardi. In ogni loro fase ciascuno deve fare un passo avanti, se può, che a { $player_2 } piaccia o no. Ed è qui che servono le tue trappole.
lesson-discard = Tocca a te: anche tu hai pescato quattro carte, e una deve andarsene. Un { card-shot_1 } respinge uno zombi, ma dalla fila 1 non si può tornare indietro. Scarta il { card-shot_1 }.
lesson-mine = Una { card-mine } salta in aria sotto chi ci mette piede. Non si può posare subito davanti a una creatura: mettila una casella più in là, lo zombi grosso ci arriverà in due marce. Gioca la { card-mine } su B3.
lesson-barrel = Il { card-barrel } parte dalla tua barricata, rotola di una casella verso il cimitero in ogni tua fase e uccide chi incontra. Giocalo su C5.
lesson-wall = Ora chiudi la corsia A. Su questo { card-wall_6 } si sale solo con forza 6, contando anche chi spinge subito dietro. Gioca il { card-wall_6 } su A3.
lesson-shield = Ora lo zombi su B2 ha uno { card-human_shield }. Assorbe tutto un attacco, per forte che sia, e poi se ne va.
lesson-shots = Hai in mano tre tiri, e i bersagli non mancano. Scarta il { card-napalm }.
lesson-bait = { $player_2 } ha in mano { card-click } Fa inceppare una delle tue armi: non puoi evitarlo, ma puoi scegliere quanto ti costa. Comincia dall'arma più debole: gioca il { card-shot_1 } sulla corsia B.
lesson-first-in-lane = Inceppata! Ma «{ card-click }» non c'è più. Un proiettile colpisce la prima creatura della corsia, partendo dalla tua barricata. Nella corsia B è quella con lo scudo: gioca un { card-shot_2 } sulla corsia B.
lesson-knockback = Lo scudo è andato; il suo zombi è illeso e non si è mosso. Senza scudo, un { card-shot_2 } toglie 2 di forza e respinge lo zombi di una casella. Gioca l'altro sulla corsia C.
lesson-pushed = Lo zombi su C2 è stato respinto su C1, con forza 1. Poi è cominciata la marcia, ed eccolo di nuovo su C2: ha perso un round intero.
lesson-shrapnel = Lo zombi grosso non aveva scelta e ha marciato sulla tua mina: gli restano 3 punti di forza. La mina lancia anche una scheggia: 1 danno su una casella adiacente, e la scegli tu, anche nella fase degli zombi. Su B2 c'è un altro zombi: scegli B2.
lesson-boss = Lo zombi su B2 è diventato il { card-boss }. Ha tre ordini, uno per fase: un altro zombi di forza 3 o meno fa un passo in più. Quello su B3 ha obbedito ed è già su B4, con gli { card-claws }: 1 di forza in più.
lesson-out-of-reach = Altri due passi nella corsia B e hai perso. Il capo deve sparire! Un { card-shot_1 } colpirebbe solo lo zombi su B4, che gli sta davanti: scarta il { card-shot_1 }.
lesson-grenade = La { card-grenade } arriva dappertutto. Uccide chi si trova sulla casella, scudo o non scudo. Giocala su B2, contro il capo.
lesson-retreat = Quando muore il capo, tutti gli zombi si perdono d'animo e fanno un passo indietro. B4 si è svuotata, e nella corsia C il tuo barile ha la strada aperta.
lesson-napalm = Torneranno: accendi un fuoco davanti a loro. Chi entra in una casella in fiamme subisce 1 danno. Gioca il { card-napalm } su B4.
lesson-keep = Ti resta una carta, «{ card-freeze }». Non devi giocare tutto: quello che tieni c'è quando serve, e il tuo mazzo non si riempie più. Scegli «{ option-end }».
lesson-decks = Le carte sono tempo. Ogni carta che gli zombi giocano viene rimpiazzata pescando dal loro mazzo, e ogni volta { card-dawn } si avvicina. Ma adesso { $player_2 } vuole vincere in fretta.
lesson-hunger = Con { card-hunger } lo zombi della corsia B ha fatto un altro passo in più. È su B5: alla prossima marcia sarebbe oltre la barricata!
lesson-crushed = Prima la buona notizia: il tuo barile è rotolato su C2 e ha schiacciato lo zombi che c'era. Su C1 ce n'è uno nuovo di forza 5, ma ha ancora molta strada da fare.
lesson-one-is-enough = Hai due volte «{ card-freeze }», e una basta: scarta l'altra.
lesson-terror = { card-terror } vuol dire che stavolta puoi giocare una carta sola. Respingi lo zombi che è alla barricata: gioca il { card-shot_2 } sulla corsia B.
lesson-back-again = È stato respinto su B4, e la marcia l'ha riportato su B5, con l'ultimo punto di forza. Il terrore è passato.
lesson-holding-back = { $player_2 } gli ha dato uno { card-human_shield } e tiene le altre carte: chi gioca meno, pesca meno. Ma è troppo tardi: la prossima carta del mazzo degli zombi è { card-dawn }.
lesson-too-late = Devi superare ancora una marcia sola. Un barile comincerebbe a rotolare nella tua prossima fase, ed è troppo tardi. Scarta il { card-barrel }.
lesson-freeze = Un { card-shot_1 } romperebbe soltanto lo scudo. Ma hai tenuto la carta giusta: «{ card-freeze }». Nessuna creatura fa un passo fino al termine della tua prossima fase. Giocala.
lesson-stuck = Ora sulla strada non si muove più nulla, e nessuno può nemmeno essere respinto. Però si può sparare: gioca il { card-shot_1 } sulla corsia B, e lo scudo se ne va.
lesson-enough = La mina non serve più. Scegli «{ option-end }» e guarda verso est.
lesson-sunrise = Gli zombi non hanno potuto marciare, { $player_2 } ha dovuto pescare, e la carta era { card-dawn }. Il sole è sorto: hai vinto!
lesson-goodbye = Le partite vere hanno mazzi da 40 carte e durano di più, con cani, fosse, autobombe e benzina; quello che fa una carta c'è scritto sopra. La prossima volta prova l'altra fazione: anche strascicare i piedi ha il suo fascino. Buona notte!
