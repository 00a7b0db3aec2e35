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
