### Humans!!! in italiano.

game-title = Humans!!!
game-blurb = Per una volta gli zombi siete voi. La città si riempie di gente che ha inchiodato le porte, e ognuno è una cena, o una recluta. Sfonda, stringi all'angolo, mordi. Gli amici metteranno una motosega in mano alla tua cena.

## Stili dei bot: style-…

## Classi di carte, e quando si possono giocare

kind-weapon = Arma
    .help = Arma un umano che un avversario sta per prendere. Se colpisce, la cattura fallisce e costa una ferita.
kind-event = Evento
    .help = Ha effetto quando si gioca, poi va negli scarti.
kind-character = Personaggio
    .help = Di chi sono gli zombi che guidi, con sei numeri e un'abilità speciale.
kind-ability = Abilità speciale
    .help = Si può usare una volta per partita. Non è giocare una carta.
kind-wound = Ferita
    .help = Resta davanti al giocatore ferito finché uno zombi è tolto dalla mappa.
kind-capture = Carta cattura
    .help = Decide che cosa ne è di un umano preso.
when-start = All'inizio del turno di chiunque
when-own-start = All'inizio del tuo turno
when-own-move = Prima del tuo movimento
when-opponent-move = Prima del movimento di un avversario
when-own-breach = Dopo un tuo sfondamento fallito
when-own-capture = Prima del tuo tiro di cattura
when-opponent-capture = Prima del tiro di cattura altrui
when-weapon = Dopo un tiro di cattura altrui riuscito
when-own-cards = Con le tue carte cattura scoperte
when-flight = Dopo un tiro di fuga
when-opponent-card = Quando un avversario gioca una carta
when-own-move-begins = Quando comincia il tuo movimento
when-own-moving = Durante il tuo movimento
when-own-wounds = Quando hai pescato carte ferita
when-own-attempt = Quando cominci un tentativo di cattura

## Carte evento

card-frying_pan = Padella
    .kind = { kind-weapon }
    .text = Tira un dado: con 4 o più colpisce. Se manca, la riprendi in mano.
    .when = { when-weapon }
    .flavour = La cena è servita.
card-baseball_bat = Mazza da baseball
    .kind = { kind-weapon }
    .text = Tira un dado e aggiungi 1: con 4 o più colpisce.
    .when = { when-weapon }
    .flavour = Fuori campo.
card-crowbar = Piede di porco
    .kind = { kind-weapon }
    .text = Tira un dado e aggiungi 1: con 4 o più colpisce.
    .when = { when-weapon }
    .flavour = Apre tutto. Anche le teste.
card-fire_extinguisher = Estintore
    .kind = { kind-weapon }
    .text = Tira un dado e aggiungi 1: con 4 o più colpisce. Colpisca o no, il tiro di fuga riceve +2.
    .when = { when-weapon }
    .flavour = Schiuma party.
card-hunting_rifle = Fucile da caccia
    .kind = { kind-weapon }
    .text = Tira un dado e aggiungi 1: con 4 o più colpisce. Con un 6 si pesca una carta ferita in più.
    .when = { when-weapon }
    .flavour = La caccia è aperta.
card-nail_gun = Sparachiodi
    .kind = { kind-weapon }
    .text = Tira un dado e aggiungi 2: con 4 o più colpisce.
    .when = { when-weapon }
    .flavour = Chiodo schiaccia zombi.
card-sawed_off = Fucile a canne mozze
    .kind = { kind-weapon }
    .text = Tira un dado e aggiungi 2: con 4 o più colpisce.
    .when = { when-weapon }
    .flavour = Corto, ma chiaro.
card-big_chainsaw = Grossa motosega
    .kind = { kind-weapon }
    .text = Colpisce sempre.
    .when = { when-weapon }
    .flavour = Quella piccola era finita.
card-fresh_meat = Carne fresca
    .kind = { kind-event }
    .text = Metti 3 umani su caselle libere di una tessera su cui hai uno zombi.
    .when = { when-own-move }
    .flavour = Una gita in pullman. Che carini.
card-second_wind = Secondo fiato
    .kind = { kind-event }
    .text = In questo turno i tuoi zombi hanno 3 passi in più.
    .when = { when-own-move }
    .flavour = Noi non respiriamo, ma tant'è.
card-rigor_mortis = Rigor mortis
    .kind = { kind-event }
    .text = In questo turno quell'avversario ha la metà dei passi, arrotondata per difetto.
    .when = { when-opponent-move }
    .flavour = Un po' rigidi, oggi.
card-boarded_up = Sbarrato
    .kind = { kind-event }
    .text = Togli tutti i varchi di un edificio senza zombi all'interno.
    .when = { when-start }
    .flavour = Chiuso per cena.
card-back_door = Porta sul retro
    .kind = { kind-event }
    .text = Il tuo sfondamento alla fine riesce.
    .when = { when-own-breach }
    .flavour = Solo consegne.
card-slippery_customer = Tipo sfuggente
    .kind = { kind-event }
    .text = Questo tiro di cattura riceve −2.
    .when = { when-opponent-capture }
    .flavour = Crema solare, fattore cinquanta.
card-death_grip = Presa mortale
    .kind = { kind-event }
    .text = Questo tiro di cattura riceve +2.
    .when = { when-own-capture }
    .flavour = Non ti lascio più.
card-this_way = Di qua!
    .kind = { kind-event }
    .text = Muovi tu questo umano, al posto di chi lo farebbe.
    .when = { when-flight }
    .flavour = Fidati.
card-stampede = Fuga precipitosa
    .kind = { kind-event }
    .text = Tira un dado: muovi fino ad altrettanti umani, ciascuno di 1 o 2 passi.
    .when = { when-start }
    .flavour = Tutti fuori!
card-stitched_up = Ricucito
    .kind = { kind-event }
    .text = Scarta tutte le tue ferite.
    .when = { when-own-start }
    .flavour = Di chi è questo braccio?
card-sticky_fingers = Mani lunghe
    .kind = { kind-event }
    .text = Prendi fino a 2 gettoni Rilancio a un avversario.
    .when = { when-own-start }
    .flavour = Stavano comunque per staccarsi.
card-second_helping = Bis
    .kind = { kind-event }
    .text = Scarta le carte cattura pescate e pescane altrettante.
    .when = { when-own-cards }
    .flavour = Ce n'è ancora?

## Personaggi, e di che cosa sono fatti

character-lawyer = Zombi Avvocato
    .kind = { kind-character }
    .text = Lenti, con molti gettoni Rilancio, e poche Fughe di mezzo.
    .flavour = Parcella a morsi.
character-cheerleader = Zombi Ragazza Pon Pon
    .kind = { kind-character }
    .text = L'orda più veloce della città.
    .flavour = Lo spirito c'è ancora.
character-doctor = Zombi Dottore
    .kind = { kind-character }
    .text = Difficili da ferire, ma serve un punto più che agli altri.
    .flavour = Il dottore la mangia subito.
character-wrestler = Zombi Lottatore
    .kind = { kind-character }
    .text = Quasi nessuno sfugge alle loro mani, ma molti scappano all'ultimo.
    .flavour = Uno, due, pranzo.
character-miner = Zombi Minatore
    .kind = { kind-character }
    .text = Buone mani, e arrivano dal pavimento.
    .flavour = Scava, scava, trova gente.
character-musician = Zombi Musicista
    .kind = { kind-character }
    .text = Poche Fughe di mezzo, e una volta tutti vengono ad ascoltare.
    .flavour = Suona a orecchio. Gliene resta uno.

ability-objection = Obiezione!
    .kind = { kind-ability }
    .text = Quella carta resta senza effetto e si scarta.
    .when = { when-opponent-card }
ability-gimme_a_z = Datemi una Z!
    .kind = { kind-ability }
    .text = In questo turno il tuo Movimento raddoppia.
    .when = { when-own-move-begins }
ability-heal_thyself = Cura te stesso
    .kind = { kind-ability }
    .text = Scartale insieme a tutte le tue ferite; non ne tieni nessuna.
    .when = { when-own-wounds }
ability-pinfall = Schienamento
    .kind = { kind-ability }
    .text = Riesce senza tirare, e nessuno può giocare armi.
    .when = { when-own-attempt }
ability-undermine = Scavo sotto le mura
    .kind = { kind-ability }
    .text = Tutte le soglie di un edificio senza varchi ne ricevono uno, ovunque sulla mappa.
    .when = { when-own-moving }
ability-follow_the_band = Seguite la banda
    .kind = { kind-ability }
    .text = Muovi fino a tre umani, ciascuno da 1 a 3 passi.
    .when = { when-own-move-begins }

number-movement = Movimento
    .text = Quanti passi fanno in un turno i tuoi zombi, tutti insieme.
number-capture = Catturare
    .text = Che cosa deve raggiungere il tuo tiro di cattura.
number-infect = Infettare
    .text = Quante carte cattura peschi. Più sono, più è probabile una Fuga.
number-taking_wounds = Ferimento
    .text = Quante carte ferita peschi. Più sono, meno scegli.
number-do_over = Rilancio
    .text = Con quanti gettoni Rilancio cominci.
number-points = Punti
    .text = Con quanti punti vinci la partita.

## Carte ferita e carte cattura

wound-left_arm = Braccio sinistro
    .kind = { kind-wound }
    .text = Quando ne hai due uguali, uno zombi è tolto dalla mappa e le tue ferite si scartano.
wound-right_arm = Braccio destro
    .kind = { kind-wound }
    .text = Quando ne hai due uguali, uno zombi è tolto dalla mappa e le tue ferite si scartano.
wound-left_leg = Gamba sinistra
    .kind = { kind-wound }
    .text = Quando ne hai due uguali, uno zombi è tolto dalla mappa e le tue ferite si scartano.
wound-right_leg = Gamba destra
    .kind = { kind-wound }
    .text = Quando ne hai due uguali, uno zombi è tolto dalla mappa e le tue ferite si scartano.
wound-torso = Torso
    .kind = { kind-wound }
    .text = Quando ne hai due uguali, uno zombi è tolto dalla mappa e le tue ferite si scartano.
wound-head_shot = Colpo alla Testa
    .kind = { kind-wound }
    .text = Se lo tieni, uno zombi è subito tolto dalla mappa e le tue ferite si scartano.
capture-escape = Fuga
    .kind = { kind-capture }
    .text = L'umano fugge, qualsiasi altra cosa sia uscita.
capture-infect = Infezione
    .kind = { kind-capture }
    .text = Se sono più di Mangiare, l'umano diventa un tuo zombi.
capture-eat = Mangiare
    .kind = { kind-capture }
    .text = Se sono più di Infezione, l'umano è mangiato, e ne tieni una come punto.

## Tessere

kind-square = Partenza
kind-road = Strada
kind-building = Edificio

tile-hu_town_square = Piazza cittadina
    .kind = { kind-square }
    .text = Tutte le orde partono dal suo centro, e l'ultimo zombi vi ritorna. Non porta umani.
tile-hu_road_cross = Incrocio
    .kind = { kind-road }
    .text = Quattro uscite: porta un umano, o due in cinque o sei.
tile-hu_road_t = Strada a 3 uscite
    .kind = { kind-road }
    .text = Tre uscite: porta un umano, o due in cinque o sei.
tile-hu_road_straight = Strada dritta
    .kind = { kind-road }
    .text = Due uscite: porta un umano, o due in cinque o sei.
tile-hu_road_curve = Strada ad L
    .kind = { kind-road }
    .text = Due uscite: porta un umano, o due in cinque o sei.
tile-hu_hospital = Ospedale
    .kind = { kind-building }
    .text = All'interno: 5 umani e 2 gettoni Rilancio. Barricata: 5.
tile-hu_apartment_building = Condominio
    .kind = { kind-building }
    .text = All'interno: 5 umani e 1 gettone Rilancio. Barricata: 4.
tile-hu_high_school = Liceo
    .kind = { kind-building }
    .text = All'interno: 5 umani e 1 gettone Rilancio. Barricata: 4.
tile-hu_concert_hall = Sala concerti
    .kind = { kind-building }
    .text = All'interno: 4 umani e 2 gettoni Rilancio. Barricata: 4.
tile-hu_supermarket = Supermercato
    .kind = { kind-building }
    .text = All'interno: 4 umani e 2 gettoni Rilancio. Barricata: 4.
tile-hu_hardware_store = Ferramenta
    .kind = { kind-building }
    .text = All'interno: 2 umani e 2 gettoni Rilancio. Barricata: 5.
tile-hu_beauty_shop = Salone di bellezza
    .kind = { kind-building }
    .text = All'interno: 3 umani e 1 gettone Rilancio. Barricata: 3.
tile-hu_law_office = Studio legale
    .kind = { kind-building }
    .text = All'interno: 2 umani e 2 gettoni Rilancio. Barricata: 3.
tile-hu_gym = Palestra
    .kind = { kind-building }
    .text = All'interno: 3 umani e 1 gettone Rilancio. Barricata: 5.
tile-hu_mining_company = Compagnia mineraria
    .kind = { kind-building }
    .text = All'interno: 2 umani e 2 gettoni Rilancio. Barricata: 6.
tile-hu_diner = Tavola calda
    .kind = { kind-building }
    .text = All'interno: 3 umani e 1 gettone Rilancio. Barricata: 3.
tile-hu_church = Chiesa
    .kind = { kind-building }
    .text = All'interno: 3 umani e 1 gettone Rilancio. Barricata: 5.

## Opzioni della partita

setting-character_choice = Scelta dei personaggi
    .help = Come si danno i sei personaggi.
setting-character_choice-random = A sorte
    .help = Ognuno ne riceve uno a sorte.
setting-character_choice-choose = Sceglie ognuno
    .help = Uno dopo l'altro, ognuno ne sceglie uno ancora libero.
setting-reroll_scope = Rilancio su quali dadi
    .help = Quali tiri può cambiare un gettone Rilancio.
setting-reroll_scope-own = Solo i propri
    .help = Spende gettoni solo chi ha tirato il dado.
setting-reroll_scope-any = Tutti
    .help = Dopo ogni tiro chiunque può spendere gettoni, finché tutti passano. La partita dura di più.
setting-five_six_rules = Regole per cinque e sei
    .help = Ognuno riceve un secondo zombi nel suo secondo turno, e le strade portano due umani.
setting-five_six_rules-auto = In 5 o 6
    .help = Valgono in cinque o sei, come da regolamento.
setting-five_six_rules-on = Sempre
    .help = Valgono anche in meno.
setting-five_six_rules-off = Mai
    .help = Non valgono nemmeno in cinque o sei.
setting-trapped_at_once = Trappola immediata
    .help = Un umano che non ha percorsi quando provi a catturarlo è infettato senza tiro, armi né carte.
setting-max_rounds = Limite di round
    .help = La partita finisce anche dopo tanti round; 0 vuol dire nessun limite.

## Il tavolo

phase-set_up = Preparazione
phase-tile = Tessera
phase-draw = Pesca
phase-move = Movimento
phase-capture = Cattura
phase-discard = Scarto
phase-over = Fine della partita

## Pezzi, gettoni e numeri

piece-zombie = Zombi
    .kind = Non morto
    .text = Uno dell'orda di un giocatore, e 1 punto. Si ferma quando entra in una casella con un umano. Su una casella possono essercene quanti si vuole.
piece-human = Umano
    .kind = Vivo
    .text = Le barricate non fermano gli umani. Chi ha uno zombi sulla stessa casella prova a catturarlo. Su una casella c'è al massimo un umano.
token-die = Rilancio
    .kind = Gettone
    .text = Spendilo per ritirare un dado appena tirato. Lo prende uno zombi sulla sua casella nel turno del suo giocatore, se non ci sono umani.
token-no_barricade = Nessuna barricata
    .kind = Gettone
    .text = Un varco: da qui tutti gli zombi entrano nell'edificio e ne escono.

zone-map = Mappa
zone-players = Giocatori
zone-hand = Mano
zone-wounds = Ferite
zone-eaten = Carte Mangiare tenute
zone-discard = Scarti
zone-wound_discard = Carte ferita scartate
zone-capture_discard = Carte cattura scartate

counter-round = Round
    .count = Round { $count }
counter-points = Punti
    .count =
        { $count ->
            [0] nessun punto
            [one] { $count } punto
           *[other] { $count } punti
        }
counter-goal = Traguardo
    .count =
        { $count ->
            [one] { $count } punto da raggiungere
           *[other] { $count } punti da raggiungere
        }
counter-zombies = Zombi in gioco
    .count =
        { $count ->
            [0] nessuno zombi in gioco
            [one] { $count } zombi in gioco
           *[other] { $count } zombi in gioco
        }
counter-reserve = Riserva
    .count =
        { $count ->
            [0] riserva vuota
            [one] { $count } zombi nella riserva
           *[other] { $count } zombi nella riserva
        }
counter-eaten = Umani mangiati
    .count =
        { $count ->
            [0] nessun umano mangiato
            [one] { $count } umano mangiato
           *[other] { $count } umani mangiati
        }
counter-wounds = Ferite
    .count =
        { $count ->
            [0] nessuna ferita
            [one] { $count } ferita
           *[other] { $count } ferite
        }
counter-do_overs = Gettoni Rilancio
    .count =
        { $count ->
            [0] nessun gettone Rilancio
            [one] { $count } gettone Rilancio
           *[other] { $count } gettoni Rilancio
        }
counter-cards = Carte
    .count =
        { $count ->
            [0] nessuna carta
            [one] { $count } carta
           *[other] { $count } carte
        }
counter-supply = Riserva comune
    .count =
        { $count ->
            [0] riserva comune vuota
            [one] { $count } umano nella riserva comune
           *[other] { $count } umani nella riserva comune
        }
counter-humans = Umani sulla mappa
    .count =
        { $count ->
            [0] nessun umano sulla mappa
            [one] { $count } umano sulla mappa
           *[other] { $count } umani sulla mappa
        }
counter-tiles_left = Tessere
    .count =
        { $count ->
            [0] tessere finite
            [one] { $count } tessera rimasta
           *[other] { $count } tessere rimaste
        }
counter-cards_left = Mazzo degli eventi
    .count =
        { $count ->
            [0] mazzo vuoto
            [one] { $count } carta rimasta
           *[other] { $count } carte rimaste
        }
counter-wounds_left = Mazzo delle ferite
    .count =
        { $count ->
            [0] mazzo vuoto
            [one] { $count } carta rimasta
           *[other] { $count } carte rimaste
        }
counter-captures_left = Mazzo delle catture
    .count =
        { $count ->
            [0] mazzo vuoto
            [one] { $count } carta rimasta
           *[other] { $count } carte rimaste
        }
counter-steps = Passi
    .count =
        { $count ->
            [0] passi finiti
            [one] { $count } passo rimasto
           *[other] { $count } passi rimasti
        }
counter-barricade = Barricata
    .count = Barricata: { $count }

state-used = Usata
state-stopped = Fermo con un umano
state-trapped = In trappola
state-tried = Già tentato in questo turno

## Quando si possono giocare carte: window-name-…, window-… e prompt-…

## Come finisce una partita, e perché si è vinta: ending-…, reckoning-…, verdict-…, rung-…

## Che cosa si chiede: prompt-…

## Che cosa si può scegliere: option-…

## Che cosa è successo: event-…

## Perché qualcosa non si può fare: refusal-…

## Il tabellone: board-…, roll-…

board-points = { $count } su { $most }
board-zombies-of = Zombi di { $name }
board-zombie-on = Zombi su { $space }
board-inside = all'interno
board-sheets = Personaggi liberi
board-card-played = Giocata
board-captures = Carte cattura di { $name }
board-wounds = Ferite per { $name }
board-brings-humans =
    { $count ->
        [one] { $count } umano
       *[other] { $count } umani
    }

## La lezione: lesson-…
