### Humans!!! con Zombies!!! in italiano. Ciò che qui non è detto lo dicono i due giochi a cui si appoggia.

game-title = Humans!!! con Zombies!!!
game-blurb = I due volti della stessa notte, su una sola mappa. Alcuni di voi corrono verso l'elicottero con un fucile, gli altri guidano le orde che non hanno ancora mangiato. La città è piena di gente e di zombi che non sono di nessuno, e ogni porta dà sulla cena di qualcuno.

## Stili dei bot: style-…

style-hunter = cacciatore
style-brawler = attaccabrighe
style-spoiler = guastafeste

## Fazioni

role-shotgun_guy = Tizio col fucile
    .help = Corre e combatte come in Zombies!!!, e vince all'Eliporto o con una collezione di zombi.
role-zombie_player = Giocatore zombi
    .help = Guida un'orda come in Humans!!!, e vince con i punti di un personaggio.

## Il tabellone

board-brings-strays =
    { $count ->
        [one] { $count } zombi vagante
       *[other] { $count } zombi vaganti
    }
fight-prize-horde = 1 zombi, o 3 se cade
fight-horde = Con 4 o più il suo giocatore subisce una ferita. Se fallisci, il tuo movimento finisce qui.
fight-stray = Con 4 o più è tuo. Se fallisci, perdi una vita e tiri di nuovo.
fight-weapon = Il tuo tiro di combattimento riceve +{ $count }.
fight-fail = Non perdi vite, ma il tuo movimento finisce qui e l'orda può rispondere.
fight-horde-bullets = Un proiettile per ogni punto: il giocatore dell'orda subisce una ferita.

## Classi di carte, mazzi e pile, e quando si possono giocare le carte

kind-weapon = Arma
    .help = Arma chi un avversario sta per prendere. Se colpisce, la cattura fallisce e costa una ferita. Un Tizio col fucile può giocarla anche per un tiro di combattimento.
kind-item = Oggetto
    .help = Resta in gioco davanti a chi lo ha giocato. Lo possono giocare solo i Tizi col fucile.
kind-wound = Ferita
    .help = Resta davanti al giocatore zombi ferito finché uno dei suoi zombi è tolto dalla mappa.
kind-capture = Carta cattura
    .help = Decide che cosa ne è della preda, umano o Tizio col fucile.
deck-humans = Mazzo degli eventi di Humans!!!
deck-zombies = Mazzo degli eventi di Zombies!!!
stack-humans = Tessere di Humans!!!
stack-zombies = Tessere di Zombies!!!
when-own-roll = Al tuo movimento o tiro di combattimento
when-own-steps = Prima del tuo primo passo
when-opponent-steps = Prima del primo passo altrui
when-weapon = Catture altrui, o combattimento
when-hospital = In un Ospedale

## Carte di Humans!!! diverse qui

card-frying_pan = Padella
    .kind = { kind-weapon }
    .text = Tira un dado: con 4 o più colpisce. A un tiro di combattimento dà +0.
    .when = { when-weapon }
    .flavour = La cena è servita.
card-baseball_bat = Mazza da baseball
    .kind = { kind-weapon }
    .text = Tira un dado e aggiungi 1: con 4 o più colpisce. Oppure +1 al tuo tiro di combattimento.
    .when = { when-weapon }
    .flavour = Fuori campo.
card-crowbar = Piede di porco
    .kind = { kind-weapon }
    .text = Tira un dado e aggiungi 1: con 4 o più colpisce. Oppure +1 al tuo tiro di combattimento.
    .when = { when-weapon }
    .flavour = Apre tutto. Anche le teste.
card-fire_extinguisher = Estintore
    .kind = { kind-weapon }
    .text = Tira un dado e aggiungi 1: con 4 o più colpisce; un umano fugge con +2. Oppure +1 al tuo tiro di combattimento.
    .when = { when-weapon }
    .flavour = Schiuma party.
card-hunting_rifle = Fucile da caccia
    .kind = { kind-weapon }
    .text = Tira un dado e aggiungi 1: con 4 o più colpisce; con un 6, una carta ferita in più. Oppure +1 al tuo tiro di combattimento.
    .when = { when-weapon }
    .flavour = La caccia è aperta.
card-nail_gun = Sparachiodi
    .kind = { kind-weapon }
    .text = Tira un dado e aggiungi 2: con 4 o più colpisce. Oppure +2 al tuo tiro di combattimento.
    .when = { when-weapon }
    .flavour = Chiodo schiaccia zombi.
card-sawed_off = Fucile a canne mozze
    .kind = { kind-weapon }
    .text = Tira un dado e aggiungi 2: con 4 o più colpisce. Oppure +2 al tuo tiro di combattimento.
    .when = { when-weapon }
    .flavour = Corto, ma chiaro.
card-big_chainsaw = Grossa motosega
    .kind = { kind-weapon }
    .text = Colpisce sempre. Oppure +3 al tuo tiro di combattimento.
    .when = { when-weapon }
    .flavour = Quella piccola era finita.
card-fresh_meat = Carne fresca
    .kind = { kind-event }
    .text = Metti 3 umani su una tessera con un tuo pezzo, su caselle senza umani né zombi.
    .when = { when-own-move }
    .flavour = Una gita in pullman. Che carini.
card-second_wind = Secondo fiato
    .kind = { kind-event }
    .text = In questo turno hai 3 passi in più.
    .when = { when-own-steps }
    .flavour = Noi non respiriamo, ma tant'è.
card-rigor_mortis = Rigor mortis
    .kind = { kind-event }
    .text = In questo turno quell'avversario ha la metà dei passi, arrotondata per difetto.
    .when = { when-opponent-steps }
    .flavour = Un po' rigidi, oggi.
card-sticky_fingers = Mani lunghe
    .kind = { kind-event }
    .text = Per giocatori zombi: prendi fino a 2 gettoni Rilancio a un avversario.
    .when = { when-own-start }
    .flavour = Stavano comunque per staccarsi.

## Carte di Zombies!!! diverse qui

card-all_the_marbles = Biglie per tutti
    .kind = { kind-item }
    .text = Usala: nessuno zombi vagante si muove fino alla fine del tuo prossimo turno.
    .when = { when-toy_store }
    .flavour = Occhio a dove mettete i piedi.
card-alternate_food_source = Fonte di cibo alternativa
    .kind = { kind-instant }
    .text = Fino alla fine del tuo prossimo turno nessuno combatte gli zombi vaganti: si passa oltre.
    .when = { when-any }
    .flavour = Oggi tocca al macellaio.
card-bad_sense_of_direction = Pessimo senso dell'orientamento
    .kind = { kind-instant }
    .text = Paga 1 punto vita: un Tizio col fucile avversario, o uno zombi d'orda, va sul centro della Piazza.
    .when = { when-any-life }
    .flavour = A sinistra. No, l'altra sinistra.
card-brain_cramp = Mal di testa
    .kind = { kind-instant }
    .text = In questo turno guidi tu quel Tizio col fucile: tutti i passi, e quando si ferma.
    .when = { when-opponent-moved }
    .flavour = Ma perché vado di là?
card-butter_fingers = Mani di burro
    .kind = { kind-instant }
    .text = Un Tizio col fucile avversario scarta una carta in gioco, o 1 o 2 proiettili: scegli tu che cosa.
    .when = { when-any }
    .flavour = Ops.
card-claustrophobia = Claustrofobia
    .kind = { kind-instant }
    .text = Nel suo prossimo turno un avversario non entra negli edifici: un Tizio col fucile deve uscire, un'orda non sfonda.
    .when = { when-any }
    .flavour = I muri erano già così vicini?
card-couldnt_get_any_worse = E quando pensavi che non potesse andare peggio
    .kind = { kind-instant }
    .text = Scegli un edificio: ogni casella al suo interno senza umani né zombi vaganti riceve uno zombi vagante.
    .when = { when-any }
    .flavour = Sorpresa!
card-dont_think_theyre_dead = Non credo che siano morti
    .kind = { kind-instant }
    .text = Un Tizio col fucile avversario tira due dadi. Se alla fine uno mostra 3 o meno, perde due zombi della collezione.
    .when = { when-any }
    .flavour = Quello lì mi ha strizzato l'occhio.
card-fear = Paura
    .kind = { kind-instant }
    .text = Nel suo prossimo turno un avversario non si muove affatto, né Tizio col fucile né orda.
    .when = { when-any }
    .flavour = Sto benissimo qui.
card-grenade = Granata
    .kind = { kind-item }
    .text = Su una tessera con un edificio: gli zombi vaganti dentro sono tuoi, ogni orda dentro subisce una ferita, perdi 1 punto vita.
    .when = { when-army_surplus }
    .flavour = Toc toc.
card-slight_miscalculation = Piccolo errore di calcolo
    .kind = { kind-instant }
    .text = Scegli un edificio: gli zombi vaganti al suo interno raddoppiano, finché c'è posto.
    .when = { when-any }
    .flavour = Li ho contati. Erano a coppie.
card-this_isnt_so_bad = Non è poi così male
    .kind = { kind-instant }
    .text = Metti due zombi vaganti della mappa su altre caselle qualsiasi senza umani né zombi vaganti.
    .when = { when-any }
    .flavour = Almeno per me.
card-untied_shoe = Hai la scarpa slacciata
    .kind = { kind-instant }
    .text = I passi di un avversario si dimezzano: adesso, se la giochi prima del suo primo passo, o nel suo prossimo turno.
    .when = { when-any }
    .flavour = Ci sei cascato.
card-were_screwed = Siamo fregati!
    .kind = { kind-instant }
    .text = Piazza 10 zombi vaganti su caselle qualsiasi senza umani né zombi vaganti.
    .when = { when-any }
    .flavour = Qualcuno più degli altri.
card-where_did_everybody_go = Dove sono finiti tutti?
    .kind = { kind-instant }
    .text = Muovi di 5 passi un Tizio col fucile avversario, che combatte per strada, o uno zombi d'orda, che non combatte.
    .when = { when-any }
    .flavour = Erano proprio dietro di me.
card-zombie_master = Signore degli zombi
    .kind = { kind-instant }
    .text = Piazza 5 zombi vaganti su caselle qualsiasi senza umani, zombi e Tizi col fucile.
    .when = { when-any }
    .flavour = Seduto. Fermo. Mangia.

## Carte ferita e carte cattura

wound-left_arm = Braccio sinistro
    .kind = { kind-wound }
    .text = Quando ne hai due uguali, un tuo zombi è tolto dalla mappa e le tue ferite si scartano.
wound-right_arm = Braccio destro
    .kind = { kind-wound }
    .text = Quando ne hai due uguali, un tuo zombi è tolto dalla mappa e le tue ferite si scartano.
wound-left_leg = Gamba sinistra
    .kind = { kind-wound }
    .text = Quando ne hai due uguali, un tuo zombi è tolto dalla mappa e le tue ferite si scartano.
wound-right_leg = Gamba destra
    .kind = { kind-wound }
    .text = Quando ne hai due uguali, un tuo zombi è tolto dalla mappa e le tue ferite si scartano.
wound-torso = Torso
    .kind = { kind-wound }
    .text = Quando ne hai due uguali, un tuo zombi è tolto dalla mappa e le tue ferite si scartano.
wound-head_shot = Colpo alla Testa
    .kind = { kind-wound }
    .text = Se lo tieni, un tuo zombi è subito tolto dalla mappa e le tue ferite si scartano.
capture-escape = Fuga
    .kind = { kind-capture }
    .text = La preda fugge, qualsiasi altra cosa sia uscita.
capture-infect = Infezione
    .kind = { kind-capture }
    .text = Se sono più di Mangiare, un umano diventa un tuo zombi; un Tizio col fucile perde un punto vita, e puoi mettere uno zombi.
capture-eat = Mangiare
    .kind = { kind-capture }
    .text = Se sono più di Infezione, l'umano è mangiato, o il Tizio col fucile perde un punto vita, e ne tieni una come punto.

## Tessere diverse qui, o con lo stesso nome nei due giochi

tile-town_square = Piazza
    .kind = { kind-square }
    .text = Il mezzo della croce. I Tizi col fucile partono dal suo centro, e lì torna chi era fuori dalla mappa. Comincia vuota.
tile-helipad = Eliporto
    .kind = { kind-helipad }
    .text = Lo piazza il giocatore zombi con più punti, con 9 zombi vaganti. Un Tizio col fucile sul suo centro vince, se lì non ci sono zombi.
tile-road_straight = Strada dritta
    .kind = { kind-road }
    .text = Due uscite: porta 2 zombi vaganti, o un umano, o due in cinque o sei.
tile-hu_road_straight = Strada dritta
    .kind = { kind-road }
    .text = Due uscite: porta 2 zombi vaganti, o un umano, o due in cinque o sei.
tile-road_curve = Strada ad L
    .kind = { kind-road }
    .text = Due uscite: porta 2 zombi vaganti, o un umano, o due in cinque o sei.
tile-hu_road_curve = Strada ad L
    .kind = { kind-road }
    .text = Due uscite: porta 2 zombi vaganti, o un umano, o due in cinque o sei.
tile-road_t = Strada a 3 uscite
    .kind = { kind-road }
    .text = Tre uscite: porta 3 zombi vaganti, o un umano, o due in cinque o sei.
tile-hu_road_t = Strada a 3 uscite
    .kind = { kind-road }
    .text = Tre uscite: porta 3 zombi vaganti, o un umano, o due in cinque o sei.
tile-road_cross = Incrocio
    .kind = { kind-road }
    .text = Quattro uscite: porta 4 zombi vaganti, o un umano, o due in cinque o sei.
tile-hu_road_cross = Incrocio
    .kind = { kind-road }
    .text = Quattro uscite: porta 4 zombi vaganti, o un umano, o due in cinque o sei.
tile-hospital = Ospedale (Zombies!!!)
    .kind = { kind-building }
    .text = All'interno: 8 zombi vaganti e 4 punti vita. Barricata: 4. È il luogo di { card-first_aid_kit }.
tile-hu_hospital = Ospedale (Humans!!!)
    .kind = { kind-building }
    .text = All'interno: 5 umani e 2 gettoni Rilancio. Barricata: 5. Anche qui è il luogo di { card-first_aid_kit }.
tile-lawn_and_garden = Centro giardinaggio
    .kind = { kind-building }
    .text = All'interno: 6 zombi vaganti, 2 punti vita e 3 proiettili. Barricata: 4. È il luogo di { card-chainsaw }.
tile-sporting_goods = Articoli sportivi
    .kind = { kind-building }
    .text = All'interno: 6 zombi vaganti, 2 punti vita e 4 proiettili. Barricata: 4. È il luogo di { card-lots_of_ammo }.
tile-fire_station = Caserma dei pompieri
    .kind = { kind-building }
    .text = All'interno, dietro tre porte: 6 zombi vaganti, 4 punti vita e 2 proiettili. Barricata: 4. È il luogo di { card-fire_axe }.
tile-army_surplus = Surplus militare
    .kind = { kind-building }
    .text = All'interno: 2 zombi vaganti e 2 proiettili. Barricata: 4. È il luogo di { card-grenade }.
tile-hardware_store = Ferramenta (Zombies!!!)
    .kind = { kind-building }
    .text = All'interno, dietro due porte: 3 zombi vaganti, 1 punto vita e 2 proiettili. Barricata: 4.
tile-hu_hardware_store = Ferramenta (Humans!!!)
    .kind = { kind-building }
    .text = All'interno: 2 umani e 2 gettoni Rilancio. Barricata: 5.
tile-toy_store = Negozio di giocattoli
    .kind = { kind-building }
    .text = All'interno, dietro due porte: 3 zombi vaganti, 1 punto vita e 1 proiettile. Barricata: 4. È il luogo di { card-all_the_marbles }.
tile-skate_shop = Negozio di skate
    .kind = { kind-building }
    .text = All'interno: 3 zombi vaganti e 1 proiettile. Barricata: 4. È il luogo di { card-skateboard }.
tile-gas_station = Distributore
    .kind = { kind-building }
    .text = All'interno: 3 zombi vaganti, 1 punto vita e 2 proiettili. Barricata: 4. È il luogo di { card-molotov_cocktail }.

## Opzioni della partita

setting-hx_sides = Fazioni
    .help = Chi gioca in quale fazione. Le fazioni non sono squadre: ognuno vince da solo. In tre o quattro le possibilità sono più pari con un solo Tizio col fucile.
setting-hx_sides-alternate = Alternate, prima un Tizio col fucile
    .help = Il primo posto è un Tizio col fucile, il secondo un giocatore zombi, e così via.
setting-hx_sides-alternate_zombies = Alternate, prima un giocatore zombi
    .help = Il primo posto è un giocatore zombi, il secondo un Tizio col fucile, e così via.
setting-hx_sides-one_guy = Un solo Tizio col fucile
    .help = Il primo posto è un Tizio col fucile, tutti gli altri sono giocatori zombi.
setting-hx_sides-one_zombie_player = Un solo giocatore zombi
    .help = Il primo posto è un giocatore zombi, tutti gli altri sono Tizi col fucile.
setting-hx_sides-seat_by_seat = Posto per posto
    .help = Si dice per ogni posto in quale fazione gioca.
setting-hx_seats = Fazione di ogni posto
    .help = In quale fazione gioca ogni posto, quando lo si dice posto per posto. Ci vuole almeno un posto per fazione.
setting-hx_seats-shotgun_guy = { role-shotgun_guy }
setting-hx_seats-zombie_player = { role-zombie_player }
setting-hx_tile_stack = Pile di tessere
    .help = Da quale pila si pescano le tessere.
setting-hx_tile_stack-choice = Scelta libera
    .help = Chi pesca sceglie la pila.
setting-hx_tile_stack-own = Propria fazione
    .help = I giocatori zombi pescano tessere di Humans!!! e i Tizi col fucile quelle di Zombies!!!, finché ce ne sono.
setting-hx_trapped_guy = Tizio in trappola
    .help = Che ne è di un Tizio col fucile che deve fuggire e non ha percorsi.
setting-hx_trapped_guy-stay = Resta
    .help = Resta dov'è, e non succede nulla.
setting-hx_trapped_guy-infected = Infettato
    .help = Vale come infettato, come un umano.
setting-character_choice-random = A sorte
    .help = Ogni giocatore zombi ne riceve uno a sorte.
setting-character_choice-choose = Sceglie ognuno
    .help = Uno dopo l'altro, ogni giocatore zombi ne sceglie uno ancora libero.
setting-five_six_rules = Regole per cinque e sei
    .help = Chi per una strada sceglie gli umani ne piazza due invece di uno.
setting-zb_kill_goal = Zombi per vincere
    .help = Con quanti zombi nella collezione vince un Tizio col fucile. In due le possibilità sono più pari con 20.
setting-zb_life_cap = Vita massima
    .help = Quanta vita può avere un Tizio col fucile.

## Il tavolo

phase-zombies = Zombi vaganti
roll-zombies = Zombi vaganti
    .total =
        { $count ->
            [one] { $count } zombi vagante da muovere
           *[other] { $count } zombi vaganti da muovere
        }

## Che cosa vale per un giocatore, o è in attesa

effect-adrenaline_rush = { card-adrenaline_rush }
    .text = I passi di questo turno raddoppiano.
effect-fear = { card-fear }
    .text = Nel prossimo turno questo giocatore non si muove affatto.
effect-claustrophobia = { card-claustrophobia }
    .text = Nel prossimo turno questo giocatore non entra negli edifici: un Tizio col fucile deve uscire, un'orda non sfonda.
effect-untied_shoe = { card-untied_shoe }
    .text = I passi del prossimo movimento si dimezzano.
effect-all_the_marbles = { card-all_the_marbles }
    .text = Nessuno zombi vagante si muove fino alla fine del prossimo turno di questo giocatore.
effect-alternate_food_source = { card-alternate_food_source }
    .text = Nessuno combatte gli zombi vaganti fino alla fine del prossimo turno di questo giocatore.

## Quando si possono giocare carte: che cosa sentono tutti, e che cosa si chiede a ciascuno

prompt-turn-start =
    { $own ->
        [yes] Comincia il tuo turno: giochi o usi una carta?
       *[no] Comincia il turno di { $seat }: giochi o usi una carta?
    }
prompt-before-move =
    { $own ->
        [yes] I tuoi zombi stanno per muoversi: giochi una carta?
       *[no] { $seat } sta per muovere i suoi zombi: giochi o usi una carta?
    }
window-weapon = { $seat } sta per catturare qualcuno: si possono giocare armi.
prompt-weapon =
    { $own ->
        [yes] Stai per catturare qualcuno: giochi un'arma?
       *[no] { $seat } sta per catturare qualcuno: giochi un'arma per impedirlo?
    }
window-name-pre-zombie-roll = Qualcuno sta per tirare per gli zombi vaganti
window-pre-zombie-roll = { $seat } sta per tirare per gli zombi vaganti: si possono giocare carte.
prompt-pre-zombie-roll =
    { $own ->
        [yes] Stai per tirare per gli zombi vaganti: giochi o usi una carta?
       *[no] { $seat } sta per tirare per gli zombi vaganti: giochi o usi una carta?
    }
window-name-post-zombie-roll = Qualcuno ha tirato per gli zombi vaganti
window-post-zombie-roll = { $seat } ha tirato per gli zombi vaganti: si possono giocare carte prima che si muovano.
prompt-post-zombie-roll =
    { $own ->
        [yes] Hai tirato per gli zombi vaganti: giochi o usi una carta prima che si muovano?
       *[no] { $seat } ha tirato per gli zombi vaganti: giochi o usi una carta prima che si muovano?
    }
prompt-do-over-any =
    { $what ->
        [breach] { roll-breach }
        [capture] { roll-capture }
        [weapon] { roll-weapon }
        [flight] { roll-flight }
        [combat] { roll-combat }
        [move] { roll-move }
        [zombies] { roll-zombies }
       *[stampede] { roll-stampede }
    }, { $need ->
        [0] totale { $total }.
       *[other] totale { $total }, serve { $need }.
    } { $own ->
        [yes] Il tiro è tuo:
       *[no] Il tiro è di { $seat }:
    } spendi un gettone Rilancio perché si ritiri?

## Che cosa viene chiesto

prompt-hx-start-pawns =
    { $left ->
        [one] Da dove parte il tuo secondo zombi? È nello stesso edificio.
       *[other] Da dove parte il tuo primo zombi? Scegli una casella in uno degli edifici esterni.
    }
prompt-hx-draw-from =
    Da quale mazzo degli eventi peschi? { $left ->
        [one] Resta da pescare { $left } carta.
       *[other] Restano da pescare { $left } carte.
    }
prompt-hx-draw-tile-from = Da quale pila peschi una tessera?
prompt-hx-populate = { $tile }: chi arriva su questa strada?
prompt-place-tile-zombies =
    { $count ->
        [one] Arriva { $count } zombi vagante.
       *[other] Arrivano { $count } zombi vaganti.
    } { $what ->
        [put] { $left ->
            [one] Dove piazzi l'ultimo?
           *[other] Dove ne piazzi uno? Ne restano { $left }.
        }
       *[leave] { $left ->
            [one] Quale casella resta senza?
           *[other] Quali caselle restano senza? Ne restano da scegliere { $left }.
        }
    }
prompt-hx-fight-order = Chi combatti adesso?
prompt-hx-bullets =
    Contro lo zombi d'orda { $missing ->
        [one] ti manca { $missing } punto.
       *[other] ti mancano { $missing } punti.
    } Paghi un proiettile per ogni punto?
prompt-hx-counterattack = { $seat } ha fallito contro la tua orda ed è ancora lì: contrattacchi?
prompt-hx-infect-pawn = Metti uno zombi della tua riserva dov'era il Tizio col fucile?
prompt-hx-move-guy =
    { $own ->
        [yes] Fuggi: dove vai?
       *[no] { $seat } fugge: dove va?
    } { $left ->
        [one] Il tiro vale { $left } passo.
       *[other] Il tiro vale { $left } passi.
    }
prompt-hx-grenade-pawn = Nell'edificio scoppia una Granata: quale dei tuoi zombi subisce la ferita?
prompt-move-pawn =
    Che cosa fanno i tuoi zombi? { $left ->
        [0] I passi sono finiti.
        [one] Resta { $left } passo.
       *[other] Restano { $left } passi.
    }
prompt-move-step =
    { $own ->
        [yes] Dove vai?
       *[no] Decidi tu: dove va { $seat }?
    } { $left ->
        [one] Resta { $left } passo.
       *[other] Restano { $left } passi.
    }
prompt-forced-step =
    Guidi un pezzo di { $seat }: dove va? { $left ->
        [one] Resta { $left } passo.
       *[other] Restano { $left } passi.
    }
prompt-combat-response =
    Per battere lo zombi vagante { $missing ->
        [one] ti manca { $missing } punto.
       *[other] ti mancano { $missing } punti.
    } Che cosa fai?
prompt-dead-dice-response = I dadi mostrano { $one } e { $two }; su ognuno serve 4 o più, o degli zombi lasciano la tua collezione. Paghi per uno di loro?
prompt-move-zombie =
    Quale zombi vagante si muove, e dove? { $left ->
        [one] Ne resta da muovere { $left }.
       *[other] Ne restano da muovere { $left }.
    }
prompt-card-put =
    { $card }: { $left ->
        [one] su quale casella metti l'ultimo?
       *[other] su quale casella ne metti uno? Ne restano { $left }.
    }
prompt-card-lift =
    Quale zombi vagante prendi? { $left ->
        [one] È l'ultimo.
       *[other] Ne restano { $left }.
    }
prompt-do-over =
    { $what ->
        [breach] { roll-breach }
        [capture] { roll-capture }
        [weapon] { roll-weapon }
        [flight] { roll-flight }
        [combat] { roll-combat }
        [move] { roll-move }
        [zombies] { roll-zombies }
       *[stampede] { roll-stampede }
    }, { $need ->
        [0] totale { $total }.
       *[other] totale { $total }, serve { $need }.
    } Spendi un gettone Rilancio per ritirare?
prompt-capture-order = Chi provi a catturare adesso?
prompt-infect-or-eat = Tante Infezione quante Mangiare: che ne è della tua preda?

## Che cosa si può rispondere

option-draw-from-humans = Pesca dal mazzo di Humans!!!
option-draw-from-zombies = Pesca dal mazzo di Zombies!!!
option-tile-from-humans = Pesca una tessera di Humans!!!
option-tile-from-zombies = Pesca una tessera di Zombies!!!
option-populate-humans = Umani
option-populate-zombies = Zombi vaganti
option-fight-pawn = Combatti uno zombi di { $seat }
option-fight-zombie = Combatti lo zombi vagante
option-fail = Non pagare: è un fallimento
option-attack = Attacca { $seat }
option-strike-back = Contrattacca
option-let-go = Lascia stare
option-raise = Metti lì uno zombi
option-leave-it = Non metterne
option-pawn = Lo zombi su { $space }
option-play-pawn = Gioca { $card } contro { $seat }: zombi su { $space }
option-play-on-copy-humans = Gioca { $card }: { $tile } n. { $number } (Humans!!!)
option-play-on-copy-zombies = Gioca { $card }: { $tile } n. { $number } (Zombies!!!)
option-use-item = Usa { $card }
option-go = Vai a { $space }
option-step = Il tuo zombi: { $space } → { $to }
option-walk = Il tuo zombi: { $space } → { $to }
option-zombie = Zombi vagante: { $space } → { $to }
option-lift = Prendi lo zombi vagante su { $space }
option-accept = Lascia il tiro com'è

## Che cosa succede

event-side-taken =
    { $side ->
        [shotgun_guy] { $seat } è un Tizio col fucile.
       *[zombie_player] { $seat } è un giocatore zombi.
    }
event-zombie-came = { $seat } mette uno zombi della sua orda su { $space }.
event-drew-humans = { $seat } pesca una carta evento di Humans!!!
event-drew-zombies = { $seat } pesca una carta evento di Zombies!!!
event-shuffled-event = Gli scarti di Humans!!!, mescolati, sono un nuovo mazzo degli eventi.
event-shuffled = Gli scarti di Zombies!!!, mescolati, sono un nuovo mazzo degli eventi.
event-zombies-came =
    { $seat } piazza { $count ->
        [one] uno zombi vagante su { $spaces }.
       *[other] { $count } zombi vaganti: { $spaces }.
    }
event-zombies-came-in =
    { $seat } piazza { $count ->
        [one] uno zombi vagante su { $spaces } ({ $tile }).
       *[other] { $count } zombi vaganti: { $tile }.
    }
event-armed = { $card } aiuta { $seat } nel prossimo tiro di combattimento.
event-combat-rolled = { $seat } combatte e tira { $dice }.
event-killed =
    { $seat } uccide lo zombi vagante su { $space }. Collezione: { $kills }.
event-killed-in =
    { $seat } uccide lo zombi vagante su { $space } ({ $tile }). Collezione: { $kills }.
event-died =
    { $seat } muore ed è fuori dalla mappa fino al prossimo turno. { $lost ->
        [0] Nella collezione non c'erano zombi da perdere.
        [one] Perde { $lost } zombi della collezione.
       *[other] Perde { $lost } zombi della collezione.
    }
event-pawn-fought = { $seat } attacca uno zombi di { $owner } su { $space }.
event-pawn-beaten =
    Riuscita contro { $owner }: { $seat } prende { $count ->
        [0] nulla, perché la riserva è vuota.
        [one] { $count } zombi vagante.
       *[other] { $count } zombi vaganti.
    } Collezione: { $kills }.
event-attack-failed = Fallimento: { $seat } non ha battuto lo zombi di { $owner }.
event-guy-attacked = { $seat } attacca { $owner } su { $space }.
event-guy-attacked-back = { $seat } contrattacca { $owner } su { $space }.
event-guy-eaten =
    { $seat } mangia { $owner }, che perde un punto vita ed è fuori dalla mappa fino al prossimo turno, poi con { $life ->
        [one] { $life } punto vita.
       *[other] { $life } punti vita.
    }
event-guy-infected =
    { $seat } infetta { $owner }, che perde un punto vita ed è fuori dalla mappa fino al prossimo turno, poi con { $life ->
        [one] { $life } punto vita.
       *[other] { $life } punti vita.
    }
event-zombie-raised =
    { $seat } mette uno zombi della riserva su { $space } e ha { $points ->
        [one] { $points } punto.
       *[other] { $points } punti.
    }
event-guy-fled = { $owner } fugge da { $space } a { $to }: dove, l'ha detto { $seat }.
event-guy-fled-into = { $owner } fugge da { $space } a { $to } ({ $tile }): dove, l'ha detto { $seat }.
event-guy-stays = { $owner } non ha via di scampo e resta su { $space }.
event-came-back-guy = { $seat } è di nuovo sulla mappa, al centro della Piazza.
event-came-back-zombie = L'ultimo zombi di { $seat } è di nuovo sulla mappa, al centro della Piazza.
event-pawn-sent = Uno zombi di { $seat } è portato da { $space } a { $to }.
event-zombie-lost = { $seat } perde lo zombi d'orda su { $space }.
event-zombie-lost-last = { $seat } perde l'ultimo zombi d'orda, su { $space }: è fuori dalla mappa fino al prossimo turno.
event-food-found = { $seat } ha distratto gli zombi vaganti: nessuno li combatte fino alla fine del prossimo turno di { $seat }.
event-got-up =
    { $count ->
        [one] { $count } zombi si rialza e scappa
       *[other] { $count } zombi si rialzano e scappano
    } dalla collezione di { $seat } (ne restano { $kills }).
event-rolled-capture = { $seat } cerca di afferrare la preda e tira { $dice } (serve { $need }).
event-rolled-flight = La preda cerca di scappare: { $seat } tira { $dice }.
event-rolled-zombies = { $seat } tira per gli zombi vaganti: { $dice }.
event-zombie-stepped = { $seat } muove uno zombi d'orda da { $space } a { $to }.
event-zombie-stepped-into = { $seat } muove uno zombi d'orda da { $space } a { $to } ({ $tile }).
event-zombies-rolled =
    { $seat } tira per gli zombi vaganti: { $die ->
        [one] se ne muove { $die }.
       *[other] se ne muovono { $die }.
    }
event-roll-void = Biglie dappertutto: nessuno zombi vagante si muove fino alla fine del prossimo turno di { $seat }.
event-zombie-moved = { $seat } muove uno zombi vagante da { $space } a { $to }.
event-zombie-lifted = { $seat } prende lo zombi vagante su { $space }.
event-zombie-put = { $seat } mette uno zombi vagante su { $to }.

## Com'è andata la partita, e perché è stata vinta

reckoning-zombies = Zombi d'orda in gioco
reckoning-zombies-held = Zombi in collezione
verdict-collection =
    Nel round { $round }, { $winners } aveva { $count ->
        [one] { $count } zombi
       *[other] { $count } zombi
    } in collezione.
verdict-points =
    Nel round { $round }, { $winners } ha raggiunto il traguardo con { $count ->
        [one] { $count } punto.
       *[other] { $count } punti.
    }
verdict-rounds =
    Alla fine del round { $round }, nessuno aveva vinto. { $winners_count ->
        [one] { $winners } aveva raggiunto la parte più grande del proprio traguardo.
       *[other] { $winners } avevano raggiunto parti uguali del proprio traguardo.
    }
rung-share = Parte più grande del proprio traguardo, in millesimi
course-share = Parte del proprio traguardo (%)
course-score = Collezione, o punti

## Uno scontro

fight-lose-life = Lo zombi vagante morde, poi ritiri.
fight-death = Muori e sei fuori dalla mappa fino al tuo prossimo turno.
fight-accept = Se un dado è troppo basso, degli zombi lasciano la tua collezione.
hunt-infect = Un umano diventa un tuo zombi; un Tizio col fucile perde un punto vita.

## La lezione

lesson-title = Faccia a faccia
lesson-welcome = Due giochi in una città. Sei { $player_1 } e guidi un'orda, come in Humans!!!, e { $player_2 } ha un fucile, come in Zombies!!!; in mezzo ci sono umani e zombi vaganti, che non sono di nessuno. Quello che ti ha insegnato uno dei due giochi vale anche qui. Se non ne conosci nessuno, le loro lezioni se la prendono più comoda.
lesson-goals = Ogni fazione vince a modo suo. A te servono i punti del tuo personaggio: uno per ogni tuo zombi in gioco e uno per ogni carta { capture-eat }. A un Tizio col fucile servono 25 zombi nella collezione, o il centro dell'{ tile-helipad }. Questa lezione finisce dopo due round: allora vince chi ha la parte più grande del proprio traguardo.
lesson-cross = Nove tessere formano una croce. { $player_2 } comincia nel mezzo, nella { tile-town_square }, e i tuoi due zombi dentro uno dei quattro edifici esterni. Questi sono aperti, e tu hai scelto quello a est. Metti il primo zombi su E7S1; il secondo va su E5N1.
lesson-decks = Ognuno ha tre carte evento, e i mazzi sono due. Per ogni carta scegli di nuovo l'uno o l'altro. Quello di Humans!!! è fatto per le orde; in quello di Zombies!!! ci sono anche oggetti, che solo i Tizi col fucile possono giocare. Comincia con «{ option-draw-from-humans }».
lesson-hand = Ora hai in mano { card-rigor_mortis } e { card-death_grip } di Humans!!!, e di Zombies!!! una { card-grenade }.
lesson-stacks = Il turno comincia con una tessera, e anche le pile sono due. Scegli «{ option-tile-from-humans }».
lesson-tile = Una { tile-hu_road_t }. Va dove le sue strade incontrano quelle della città, e non importa di quale gioco siano. Piazzala intorno a E6S3, un quarto di giro a sinistra.
lesson-road = Su ogni strada dici tu chi arriva: un umano al centro, o uno zombi vagante per ogni uscita. Hai bisogno di cibo: scegli «{ option-populate-humans }».
lesson-sheet = La tua orda è quella dello { character-lawyer }. { number-movement } 5 è quanti passi fanno i suoi zombi in un turno, tutti insieme.
lesson-walk = Uno di loro è a tre passi dall'umano. Muovilo da E7S1 a E6S3.
lesson-block = I due passi che restano sono per l'altro. Uno zombi che arriva da un umano o da un Tizio col fucile si ferma lì, ma { $player_2 } non è ancora a portata. Sbarra la strada: muovilo da E5N1 a E4.
lesson-roll = Il movimento è finito, e un tuo zombi sta su una casella con un umano: provi a catturarlo. { number-capture } 4 è quanto ti serve, ed è uscito 3.
lesson-do-over = Hai quattro gettoni Rilancio, e ognuno ti fa ritirare uno dei tuoi dadi. Scegli «{ option-reroll }».
lesson-infected = Un 6, e due carte cattura, tutte e due { capture-infect }: ora l'umano è il tuo terzo zombi, e il tuo terzo punto.
lesson-no-strays = Alla fine di ogni turno, anche del tuo, chi è di turno tira un dado e muove altrettanti zombi vaganti. Per ora non ce ne sono.
lesson-discard = Poi puoi scartare una carta. La { card-grenade } è un oggetto, e a un'orda non serve. Scartala.
lesson-guy = { $player_2 } gioca come in Zombies!!!, e ha piazzato il { tile-army_surplus }, con due zombi vaganti. Il tiro di movimento è 5. Un Tizio col fucile aggiunge la sua vita, e fanno 8 passi.
lesson-rigor = Le carte dei due giochi si giocano anche nel turno degli altri, una da un tuo turno al successivo. Con 4 passi { $player_2 } non va oltre E4. Gioca { card-rigor_mortis }.
lesson-failed = Un Tizio col fucile che entra in una casella con zombi d'orda deve combatterli subito, uno dopo l'altro. Con 4 o più avresti una ferita. È uscito 1, e invece di pagare tre proiettili { $player_2 } ha accettato il fallimento. Non costa vita, ma il movimento è finito.
lesson-next = Il tuo secondo turno. Questa volta scegli «{ option-tile-from-zombies }».
lesson-gas = Il { tile-gas_station }. Un edificio porta quello che dice il suo gioco: questo tre zombi vaganti, una vita e due proiettili. Piazzalo intorno a E9S3, così com'è.
lesson-tokens = Gli zombi vaganti sono dentro, uno per casella. Vita e proiettili sono solo per i Tizi col fucile, come i gettoni Rilancio per le orde, e dici tu dove stanno. Metti la vita lontano dalla porta, su E10S2.
lesson-walls = Le porte sono per i Tizi col fucile e per gli zombi vaganti. Per le orde ogni edificio è chiuso da barricate: uno di Humans!!! con il suo numero, uno di Zombies!!! con un 4. Tanto devi tirare per uno sfondamento; ogni altro zombi accanto al tuo lo abbassa di 1.
lesson-inside = A meno che dentro ci sia uno zombi vagante: allora entri senza tirare, e da quel momento c'è un varco. Muovi uno zombi da E6S3 a E8S2.
lesson-strike = E ora { $player_2 }, che sta ancora su E4. Uno zombi che entra nella casella di un Tizio col fucile deve attaccarlo. E quello contro cui lui ha fallito può contrattaccare senza un passo, finché nessuno dei due se ne va. Scegli «{ option-strike-back }».
lesson-grip = Un attacco va come una cattura: un tiro, poi le armi, poi le carte cattura. Ti serve di nuovo 4. Prima di tirare gioca { card-death_grip }, che aggiunge 2.
lesson-enough = Un 2, e con la tua carta 4: basta appena. Scegli «{ option-accept }».
lesson-objection = { $player_2 } gioca una { card-big_chainsaw }, che colpisce sempre: avresti una ferita, e il Tizio col fucile scapperebbe come fanno gli umani. Ma tu guidi avvocati, e questa è la loro abilità speciale: una volta per partita si oppongono, e la carta di un altro resta senza effetto. Scegli «{ option-object }».
lesson-caught = Una carta { capture-eat } e una { capture-infect }: la scelta è tua. In ogni caso { $player_2 } perde una vita ed è fuori dalla mappa, ma tiene la collezione e tutte le carte. Se infetti, puoi mettere lì un nuovo zombi; se mangi, tieni la carta { capture-eat }. L'uno e l'altra valgono un punto. Scegli «{ option-eat }».
lesson-gone = Il tuo quarto punto. { $player_2 } torna nella { tile-town_square } all'inizio del suo prossimo turno, con una vita in meno.
lesson-strays = Ora gli zombi vaganti ci sono, e il tuo dado dice che ne muovi uno. Lasciano in pace te e gli umani, ma un Tizio col fucile deve combattere ognuno che incontra. Fuori uno: da E2S3 a E3S3.
lesson-wound = { $player_2 } è di nuovo su E4 e ha giocato un { card-crowbar }: un'arma così aiuta i Tizi col fucile in un tiro di combattimento. È uscito 5, una riuscita, e hai una ferita. { number-taking_wounds } 4 dice quante carte ferita hai pescato; due erano uguali, e doveva essere quella. Un secondo { wound-left_arm }, o un { wound-head_shot }, ti costerebbe uno zombi.
lesson-trophies = Per una ferita { $player_2 } prende dalla riserva uno zombi per la collezione, e tre per uno zombi che perdi così.
lesson-victory = I due round sono finiti. Hai 4 dei tuoi 9 punti, { $player_2 } ha 1 zombi su 25: hai vinto!
lesson-goodbye = In una vera partita si va avanti finché qualcuno è al traguardo. L'{ tile-helipad } è l'ultima tessera di Zombies!!!, e lo piazza il giocatore zombi con più punti, di solito piuttosto lontano. La prossima volta puoi prendere tu il fucile: adesso sai chi ti aspetta.

## Pezzi, gettoni e numeri

piece-pawn = Tizio col fucile
    .kind = Vivo
    .text = La pedina di un giocatore. Deve combattere gli zombi nella cui casella entra, e gli zombi d'orda che entrano nella sua lo attaccano.
piece-horde = Zombi d'orda
    .kind = Non morto
    .text = Uno di un giocatore zombi, e 1 punto. Si ferma quando entra in una casella con un umano o un Tizio col fucile. Su una casella possono essercene quanti si vuole.
piece-stray = Zombi vagante
    .kind = Non morto
    .text = Non è di nessuno finché un Tizio col fucile lo uccide, con 4 o più. Lascia in pace umani e orde. Su una casella c'è al massimo uno zombi vagante, e mai insieme a un umano.
piece-human = Umano
    .kind = Vivo
    .text = Non è di nessuno. Le barricate non fermano gli umani. Chi ha uno zombi d'orda sulla stessa casella prova a catturarlo; i Tizi col fucile passano oltre.
token-die = Rilancio
    .kind = Gettone
    .text = Un giocatore zombi lo spende per ritirare un proprio dado. Lo raccoglie uno zombi d'orda sulla sua casella, nel turno del proprio giocatore, se lì non c'è un umano.
token-no_barricade = Nessuna barricata
    .kind = Gettone
    .text = Un varco: di qui zombi di ogni specie e Tizi col fucile entrano nell'edificio e ne escono.
token-opening = Nessuna barricata
    .kind = Gettone
    .text = Un varco: di qui zombi di ogni specie e Tizi col fucile entrano nell'edificio e ne escono.
token-life = Vita
    .kind = Gettone
    .text = 1 punto vita per il primo Tizio col fucile che entra nella casella senza zombi vaganti, o che uccide quello che c'è.
token-bullet = Proiettile
    .kind = Gettone
    .text = 1 proiettile per il primo Tizio col fucile che entra nella casella senza zombi vaganti, o che uccide quello che c'è.

zone-human_discard = Scarti di Humans!!!
zone-zombie_discard = Scarti di Zombies!!!
zone-zombies = Zombi sulla mappa
zone-moved = Zombi vaganti già mossi
zone-lifted = Zombi vaganti presi
zone-armed = Armi per il prossimo tiro di combattimento
zone-hunted = Tizi col fucile da attaccare
zone-grudges = Chi può contrattaccare
zone-pawn_ways = Percorsi dell'orda

counter-human_tiles_left = Tessere di Humans!!!
    .count =
        { $count ->
            [0] nessuna tessera rimasta
            [one] { $count } tessera rimasta
           *[other] { $count } tessere rimaste
        }
counter-zombie_tiles_left = Tessere di Zombies!!!
    .count =
        { $count ->
            [0] nessuna tessera rimasta
            [one] { $count } tessera rimasta
           *[other] { $count } tessere rimaste
        }
counter-human_cards_left = Mazzo degli eventi di Humans!!!
    .count =
        { $count ->
            [0] nessuna carta rimasta
            [one] { $count } carta rimasta
           *[other] { $count } carte rimaste
        }
counter-zombie_cards_left = Mazzo degli eventi di Zombies!!!
    .count =
        { $count ->
            [0] nessuna carta rimasta
            [one] { $count } carta rimasta
           *[other] { $count } carte rimaste
        }
counter-human_cards = Carte di Humans!!! in mano
    .count =
        { $count ->
            [0] nessuna carta di Humans!!!
            [one] { $count } carta di Humans!!!
           *[other] { $count } carte di Humans!!!
        }
counter-zombies = Zombi d'orda in gioco
    .count =
        { $count ->
            [0] nessuno zombi d'orda in gioco
            [one] { $count } zombi d'orda in gioco
           *[other] { $count } zombi d'orda in gioco
        }
counter-reserve = Riserva dell'orda
    .count =
        { $count ->
            [0] riserva vuota
            [one] { $count } zombi d'orda nella riserva
           *[other] { $count } zombi d'orda nella riserva
        }
counter-kills = Collezione
    .count =
        { $count ->
            [0] collezione vuota
            [one] { $count } zombi in collezione
           *[other] { $count } zombi in collezione
        }
counter-pool = Riserva di zombi vaganti
    .count =
        { $count ->
            [0] nessuno zombi vagante nella riserva
            [one] { $count } zombi vagante nella riserva
           *[other] { $count } zombi vaganti nella riserva
        }
counter-goal = Traguardo
    .count = traguardo: { $count }
counter-score = Raggiunto del traguardo
counter-left = Ancora da fare
state-stopped = Fermo
state-mover = Chi muove il pezzo
state-against = Orda nel combattimento
state-attacked = Tizio col fucile sotto attacco
state-guy = Tizio col fucile
state-zombie = Zombi d'orda
state-away = Fuori dalla mappa

counter-strays = Zombi vaganti sulla mappa
    .count =
        { $count ->
            [0] nessuno zombi vagante sulla mappa
            [one] { $count } zombi vagante sulla mappa
           *[other] { $count } zombi vaganti sulla mappa
        }
counter-to_move = Zombi vaganti da muovere
    .count =
        { $count ->
            [0] nessuno zombi vagante da muovere
            [one] { $count } zombi vagante da muovere
           *[other] { $count } zombi vaganti da muovere
        }

state-off_map = Fuori dalla mappa fino al prossimo turno
state-may_strike_back = Può contrattaccare

## Perché una cosa non si può fare: carte

refusal-only-after-your-roll = { $card } si gioca subito dopo il tuo tiro di movimento.
refusal-only-before-their-move = { $card } si gioca subito prima del movimento di un avversario: con un Tizio col fucile, dopo il suo tiro di movimento.
refusal-only-for-guys = Solo i Tizi col fucile possono giocare { $card }: puoi tenerla o scartarla.
refusal-only-for-hordes = Solo i giocatori zombi possono giocare { $card }: puoi tenerla o scartarla.
refusal-weapon-for-yourself = { $card } è un'arma: si gioca subito dopo un tiro di cattura riuscito di un giocatore zombi, o prima di un tuo tiro di combattimento.
refusal-not-in-this-window = Questo momento è per sfondamenti e catture: { $card } non si può né giocare né usare.
refusal-use-in-your-turn = { $card } si usa nel tuo turno.
refusal-you-are-off-the-map = Sei fuori dalla mappa fino al tuo prossimo turno: { $card } non ha effetto.
refusal-only-at-guys = { $card } vale solo per i Tizi col fucile, e { $seat } guida un'orda.
refusal-target-off-the-map = { $seat } è fuori dalla mappa: { $card } non ha effetto.
refusal-name-a-horde-zombie = Di' per quale zombi di { $seat } giochi { $card }.
refusal-no-zombie-of-theirs = { $seat } non ha zombi su { $space }.
refusal-zombie-at-home = Lo zombi su { $space } è già lì.
refusal-zombie-has-no-way = Lo zombi su { $space } non ha dove andare.
refusal-adds-nothing = { $card } non aggiunge nulla a un tiro di combattimento.
refusal-movement-stays = Il movimento resterebbe com'è: { $card } non cambierebbe nulla.
refusal-zombie-in-combat = Lo zombi su { $space } sta combattendo e non si può portare via.
refusal-no-tile-with-room = Dove hai un pezzo non c'è posto per altri umani: { $card } non cambierebbe nulla.
refusal-no-piece-of-yours-on-tile = { $tile }: qui non hai pezzi, e { $card } non ha effetto.
refusal-building-full = { $tile }: qui non c'è nessuna casella senza un umano o uno zombi vagante, e { $card } non ha effetto.
refusal-building-empty = { $tile }: qui non ci sono zombi vaganti che { $card } possa raddoppiare.
refusal-no-zombies-on-map = Sulla mappa non ci sono zombi vaganti per { $card }.
refusal-zombies-rest = Ora nessuno zombi vagante si muove: { $card } non si può giocare.
refusal-zombies-are-fed = Ora nessuno può uccidere zombi vaganti, e all'interno non ci sono zombi d'orda: { $card } non si può usare.

## Perché una cosa non si può fare: Tizi col fucile

refusal-guy-there-already = Il Tizio col fucile è già su { $space }.
refusal-guy-step-instead = { $space } è accanto al Tizio col fucile: basta un passo.
refusal-guy-walk-instead = { $space } non è accanto al Tizio col fucile, ma può andarci a piedi.
refusal-guy-not-connected = { $space } non è collegata con la casella del Tizio col fucile.
refusal-guy-too-far =
    { $space } non si raggiunge con { $left ->
        [one] { $left } passo.
       *[other] { $left } passi.
    }
refusal-guy-from-his-space = Il Tizio col fucile parte da dove si trova: di' soltanto la casella in cui va.
refusal-wall-between = Verso { $space } c'è un muro: ci vuole una porta o un varco.
refusal-not-indoors = { $space } è in un edificio, e in questo turno il Tizio col fucile non può entrarvi.
refusal-way-out-first = Il Tizio col fucile deve uscire dall'edificio per la via più breve, non da { $space }.
refusal-must-leave = Il Tizio col fucile non può fermarsi prima di essere uscito dall'edificio.
refusal-strays-are-fed = Lo zombi vagante su { $space } ha trovato altro da mangiare: ora nessuno lo combatte.
refusal-fought-already = Su { $space } hai già combattuto tutti gli zombi di { $seat } che c'erano da combattere.
refusal-same-side = Si attaccano solo pezzi di fazioni diverse.
refusal-attack-by-moving = I giocatori si attaccano solo entrando in una casella con un pezzo dell'altra fazione.
refusal-guy-must-go = Il Tizio col fucile non può restare su { $space }: deve fuggire.
refusal-zombies-in-his-way = Sulla via per { $space } ci sono zombi, e il Tizio col fucile in fuga non passa fra loro.
refusal-guy-not-that-long =
    Nessun percorso fino a { $space } va bene: il Tizio col fucile deve fare esattamente { $left ->
        [one] { $left } passo.
       *[other] { $left } passi.
    }

## Perché una cosa non si può fare: orde

refusal-not-in-an-outer-building = { $space } non è in uno degli edifici esterni, da cui partono le orde.
refusal-both-in-one-building = { $space } è in un altro edificio: i tuoi due zombi partono dallo stesso.
refusal-zombie-stopped = Il tuo zombi su { $space } si è fermato con un umano o un Tizio col fucile: in questo turno non si muove più.
refusal-humans-in-the-way = Fra { $space } e { $to } c'è un umano o un Tizio col fucile: gli zombi si fermano dove li incontrano.
refusal-hordes-stay-outside = { card-claustrophobia }: in questo turno nessuno dei tuoi zombi può entrare in un edificio o tentare uno sfondamento, nemmeno su { $space }.
refusal-no-zombie-with-him = Sulla casella di { $seat } non hai zombi.
refusal-attack-after-moving = { $seat } si attacca quando il tuo movimento è finito.
refusal-not-come-to-him = In questo turno nessuno dei tuoi zombi è arrivato da { $seat }: si lasciano in pace.
refusal-guy-off-the-map = { $seat } è fuori dalla mappa e non si può attaccare.
refusal-not-in-that-building = Il tuo zombi su { $space } non è nell'edificio colpito da { card-grenade }.
refusal-guys-have-no-ability = { $ability } è un'abilità delle orde: i Tizi col fucile non ne hanno.

## Perché una cosa non si può fare: umani e zombi vaganti

refusal-no-zombie = Su { $space } non c'è nessuno zombi vagante.
refusal-zombie-moved = Lo zombi vagante su { $space } è già stato mosso.
refusal-zombie-hemmed-in = Lo zombi vagante su { $space } non ha caselle libere accanto.
refusal-zombie-not-connected = Uno zombi vagante non può andare da { $space } a { $to } in un passo.
refusal-space-taken = Su { $space } c'è già uno zombi vagante.
refusal-piece-there = Su { $space } c'è un Tizio col fucile o uno zombi d'orda: scegli una casella senza.
refusal-not-onto-the-living = Su { $space } c'è un umano o un Tizio col fucile: lo zombi d'orda non si può portare lì.
refusal-zombie-not-beside = Lo zombi d'orda non può andare su { $space } in un passo.

## Perché una cosa non si può fare: fazioni

refusal-a-side-for-every-seat =
    { $count ->
        [one] Indica una fazione per { $count } posto.
       *[other] Indica una fazione per ognuno dei { $count } posti.
    }
refusal-both-sides = Ci vogliono almeno un Tizio col fucile e un giocatore zombi.

## Perché una cosa non si può fare: prima si decide altro

refusal-decide-hx-draw-from = Prima di' da quale mazzo degli eventi peschi.
refusal-decide-hx-start-pawns = Prima di' da dove partono i tuoi zombi.
refusal-decide-hx-draw-tile-from = Prima di' da quale pila peschi una tessera.
refusal-decide-hx-populate = Prima di' se la strada porta umani o zombi vaganti.
refusal-decide-hx-fight-order = Prima di' chi combatti adesso.
refusal-decide-hx-bullets = Prima decidi se pagare proiettili o lasciar fallire l'attacco.
refusal-decide-hx-counterattack = Prima decidi se contrattaccare.
refusal-decide-hx-infect-pawn = Prima decidi se mettere uno zombi sulla casella del combattimento.
refusal-decide-hx-move-guy = Prima di' dove fugge il Tizio col fucile.
refusal-decide-hx-grenade-pawn = Prima di' quale dei tuoi zombi è colpito.
refusal-decide-move-pawn = Prima muovi i tuoi zombi, o termina il movimento.
refusal-decide-move-step = Prima vai da qualche parte, o fermati.
refusal-decide-place-tile-zombies = Prima di' dove vanno gli zombi vaganti della tessera.
refusal-decide-card-put = Prima di' dove la carta mette il prossimo.
refusal-decide-card-lift = Prima prendi uno zombi vagante.
refusal-decide-capture-order = Prima di' chi tenti di prendere adesso.
refusal-decide-infect-or-eat = Prima decidi fra infettare e mangiare.
refusal-decide-move-zombie = Prima muovi uno zombi vagante di una casella.
