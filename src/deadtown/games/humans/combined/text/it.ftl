### Humans!!! con Zombies!!! in italiano. Ciò che qui non è detto lo dicono i due giochi a cui si appoggia.

game-title = Humans!!! con Zombies!!!
game-blurb = I due volti della stessa notte, su una sola mappa. Alcuni di voi corrono verso l'elicottero con un fucile, gli altri guidano le orde che non hanno ancora mangiato. La città è piena di gente e di zombi che non sono di nessuno, e ogni porta dà sulla cena di qualcuno.

## Fazioni

role-shotgun_guy = Tizio col fucile
    .help = Corre e combatte come in Zombies!!!, e vince all'Eliporto o con una collezione di zombi.
role-zombie_player = Giocatore zombi
    .help = Guida un'orda come in Humans!!!, e vince con i punti di un personaggio.

## Classi di carte, mazzi e pile

kind-weapon = Arma
    .help = Arma chi un avversario sta per prendere. Se colpisce, la cattura fallisce e costa una ferita. Un Tizio col fucile può giocarla anche per un tiro di combattimento.
kind-item = Oggetto
    .help = Resta in gioco davanti a chi lo ha giocato. Lo possono giocare solo i Tizi col fucile.
deck-humans = Mazzo degli eventi di Humans!!!
deck-zombies = Mazzo degli eventi di Zombies!!!
stack-humans = Tessere di Humans!!!
stack-zombies = Tessere di Zombies!!!

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
    .text = All'interno: 8 zombi e 4 punti vita. È il luogo di { card-first_aid_kit }.
tile-hu_hospital = Ospedale (Humans!!!)
    .kind = { kind-building }
    .text = All'interno: 5 umani e 2 gettoni Rilancio. Barricata: 5.
tile-hardware_store = Ferramenta (Zombies!!!)
    .kind = { kind-building }
    .text = All'interno, dietro due porte: 3 zombi, 1 punto vita e 2 proiettili.
tile-hu_hardware_store = Ferramenta (Humans!!!)
    .kind = { kind-building }
    .text = All'interno: 2 umani e 2 gettoni Rilancio. Barricata: 5.

## Opzioni della partita

setting-hx_sides = Fazioni
    .help = Chi gioca in quale fazione. Le fazioni non sono squadre: ognuno vince da solo.
setting-hx_sides-alternate = Alternate, prima un Tizio col fucile
    .help = Il primo posto è un Tizio col fucile, il secondo un giocatore zombi, e così via.
setting-hx_sides-alternate_zombies = Alternate, prima un giocatore zombi
    .help = Il primo posto è un giocatore zombi, il secondo un Tizio col fucile, e così via.
setting-hx_sides-one_guy = Un solo Tizio col fucile
    .help = Il primo posto è un Tizio col fucile, tutti gli altri sono giocatori zombi.
setting-hx_sides-one_zombie_player = Un solo giocatore zombi
    .help = Il primo posto è un giocatore zombi, tutti gli altri sono Tizi col fucile.
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
setting-five_six_rules = Regole per cinque e sei
    .help = Chi per una strada sceglie gli umani ne piazza due invece di uno.
setting-zb_kill_goal = Zombi per vincere
    .help = Con quanti zombi nella collezione vince un Tizio col fucile.
setting-zb_life_cap = Vita massima
    .help = Quanta vita può avere un Tizio col fucile.

## Il tavolo

phase-zombies = Zombi vaganti

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

zone-humans_discard = Scarti di Humans!!!
zone-zombies_discard = Scarti di Zombies!!!

counter-humans_tiles_left = Tessere di Humans!!!
    .count =
        { $count ->
            [0] nessuna tessera rimasta
            [one] { $count } tessera rimasta
           *[other] { $count } tessere rimaste
        }
counter-zombies_tiles_left = Tessere di Zombies!!!
    .count =
        { $count ->
            [0] nessuna tessera rimasta
            [one] { $count } tessera rimasta
           *[other] { $count } tessere rimaste
        }
counter-humans_cards_left = Mazzo degli eventi di Humans!!!
    .count =
        { $count ->
            [0] nessuna carta rimasta
            [one] { $count } carta rimasta
           *[other] { $count } carte rimaste
        }
counter-zombies_cards_left = Mazzo degli eventi di Zombies!!!
    .count =
        { $count ->
            [0] nessuna carta rimasta
            [one] { $count } carta rimasta
           *[other] { $count } carte rimaste
        }
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
refusal-step-by-step = { card-claustrophobia }: in questo turno i tuoi zombi vanno un passo alla volta.
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
