### Humans!!! in italiano.

game-title = Humans!!!
game-blurb = Per una volta gli zombi siete voi. La città si riempie di gente che ha inchiodato le porte, e ognuno è una cena, o una recluta. Sfonda, stringi all'angolo, mordi. Gli amici metteranno una motosega in mano alla tua cena.

## Stili dei bot: style-…

style-hunter = cacciatore di strada
style-burglar = scassinatore
style-spoiler = guastafeste

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
token-opening = Nessuna barricata
    .kind = Gettone
    .text = Un varco: da qui tutti gli zombi entrano nell'edificio e ne escono.

zone-map = Mappa
zone-players = Giocatori
zone-hand = Mano
zone-wounds = Ferite
zone-meals = Carte Mangiare tenute
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

## Parti di una posizione

zone-dice = Gettoni Rilancio, dadi
zone-openings = Varchi
zone-drawn = Appena pescate
zone-wounds_drawn = Carte ferita pescate
zone-prey = Umani da catturare
zone-breaches = Soglie da cui sfondare, e che cosa serve
counter-movement = Passi in comune
counter-left = Passi rimasti
counter-meals = Carte Mangiare
    .count =
        { $count ->
            [0] nessuna carta Mangiare
            [one] { $count } carta Mangiare
           *[other] { $count } carte Mangiare
        }
counter-strikes = Un'arma colpisce con
counter-flight = Passi della fuga
state-start = Da
state-attempt = Tentativo di cattura
state-mover = Chi muove l'umano
state-wounded = Chi tiene una ferita
state-hit = Colpito da un'arma
state-ends = Dove può finire

roll-breach = Sfondamento
    .enough = La barricata cede.
    .short = La barricata regge.
roll-capture = Cattura
    .enough = Se nessuna arma colpisce, si pescano le carte cattura.
    .short = La preda fugge.
roll-weapon = Arma
    .enough = L'arma colpisce.
    .short = L'arma manca il colpo.
roll-flight = Fuga
roll-stampede = { card-stampede }

## Che cosa cambia il movimento di un turno

effect-gimme_a_z = { ability-gimme_a_z }
    .text = In questo turno il numero Movimento è raddoppiato.
effect-second_wind = { card-second_wind }
    .text = 3 passi in più in questo turno.
effect-rigor_mortis = { card-rigor_mortis }
    .text = I passi di questo turno si dimezzano, arrotondati per difetto.

## Quando si possono giocare carte: che cosa sentono tutti, e che cosa si chiede a ciascuno

window-name-turn-start = Comincia il turno di qualcuno
window-turn-start = Comincia il turno di { $seat }: si possono giocare carte.
prompt-turn-start =
    { $own ->
        [yes] Comincia il tuo turno: giochi una carta?
       *[no] Comincia il turno di { $seat }: giochi una carta?
    }
window-name-before-move = Qualcuno sta per muovere
window-before-move = { $seat } sta per muovere: si possono giocare carte.
prompt-before-move =
    { $own ->
        [yes] I tuoi zombi stanno per muoversi: giochi una carta?
       *[no] { $seat } sta per muovere: giochi una carta?
    }
window-name-breach-roll = Uno sfondamento è fallito
window-breach-roll = Uno sfondamento di { $seat } è fallito: si possono giocare carte.
prompt-breach-roll =
    { $own ->
        [yes] Il tuo sfondamento è fallito: giochi una carta?
       *[no] Uno sfondamento di { $seat } è fallito: giochi una carta?
    }
window-name-before-capture = Qualcuno sta per tirare per una cattura
window-before-capture = { $seat } sta per tirare per una cattura: si possono giocare carte.
prompt-before-capture =
    { $own ->
        [yes] Stai per tirare per una cattura: giochi una carta?
       *[no] { $seat } sta per tirare per una cattura: giochi una carta?
    }
window-name-weapon = Un tiro di cattura è riuscito
window-weapon = { $seat } sta per catturare un umano: si possono giocare armi.
prompt-weapon =
    { $own ->
        [yes] Stai per catturare un umano: giochi un'arma?
       *[no] { $seat } sta per catturare un umano: gli dai un'arma?
    }
window-name-capture-cards = Le carte cattura sono scoperte
window-capture-cards = Le carte cattura di { $seat } sono scoperte: si possono giocare carte.
prompt-capture-cards =
    { $own ->
        [yes] Le tue carte cattura sono scoperte: giochi una carta?
       *[no] Le carte cattura di { $seat } sono scoperte: giochi una carta?
    }
window-name-flee-roll = Qualcuno ha tirato per una fuga
window-flee-roll = { $seat } ha tirato per la fuga: si possono giocare carte prima che l'umano si muova.
prompt-flee-roll =
    { $own ->
        [yes] Hai tirato per la fuga: giochi una carta prima che l'umano si muova?
       *[no] { $seat } ha tirato per la fuga: giochi una carta prima che l'umano si muova?
    }
window-name-do-over-any = È stato tirato un dado
window-do-over-any = { $seat } ha tirato un dado: si possono spendere gettoni Rilancio.
prompt-do-over-any =
    { $what ->
        [breach] { roll-breach }
        [capture] { roll-capture }
        [weapon] { roll-weapon }
        [flight] { roll-flight }
       *[stampede] { roll-stampede }
    }, { $need ->
        [0] totale { $total }.
       *[other] totale { $total }, serve { $need }.
    } { $own ->
        [yes] Il tiro è tuo:
       *[no] Il tiro è di { $seat }:
    } spendi un gettone Rilancio perché si ritiri?

## Come finisce una partita

ending-points = Il traguardo è raggiunto
ending-no_humans = Non c'è più nessuno da cacciare
ending-rounds = L'ultimo round è finito

reckoning-zombies = Zombi in gioco
reckoning-meals = Carte Mangiare tenute

## Perché una partita è stata vinta

verdict-points =
    Nel round { $round }, { $winners } ha raggiunto il traguardo con { $points ->
        [one] { $points } punto.
       *[other] { $points } punti.
    }
verdict-no_humans =
    Nel round { $round } non c'erano più umani sulla mappa, né tessere in arrivo. { $winners_count ->
        [one] { $winners } era in testa, con { $points ->
            [one] { $points } punto.
           *[other] { $points } punti.
        }
       *[other] { $winners } erano alla stessa distanza dal traguardo.
    }
verdict-rounds =
    Alla fine del round { $round }, nessuno aveva vinto. { $winners_count ->
        [one] { $winners } era in testa, con { $points ->
            [one] { $points } punto.
           *[other] { $points } punti.
        }
       *[other] { $winners } erano alla stessa distanza dal traguardo.
    }
rung-missing = Meno punti mancanti
rung-zombies = Più zombi in gioco
rung-dice = Più gettoni Rilancio

## Com'è andata la partita

course-points = Punti
course-zombies = Zombi in gioco
course-dice = Gettoni Rilancio

## Che cosa viene chiesto

prompt-choose-character = Gli zombi di chi guidi?
prompt-place-tile = Dove piazzi questa tessera: { $tile }?
prompt-place-humans =
    { $count ->
        [one] Arriva { $count } umano.
       *[other] Arrivano { $count } umani.
    } { $what ->
        [leave] { $left ->
            [one] Quale casella resta senza?
           *[other] Quali caselle restano senza? Ne restano da scegliere { $left }.
        }
       *[put] { $left ->
            [one] Dove piazzi l'ultimo?
           *[other] Dove ne piazzi uno? Ne restano { $left }.
        }
    }
prompt-place-die-tokens =
    { $count ->
        [one] In questo edificio c'è { $count } gettone Rilancio.
       *[other] In questo edificio ci sono { $count } gettoni Rilancio.
    } { $what ->
        [leave] { $left ->
            [one] Quale casella resta senza?
           *[other] Quali caselle restano senza? Ne restano da scegliere { $left }.
        }
       *[put] { $left ->
            [one] Dove piazzi l'ultimo?
           *[other] Dove ne piazzi uno? Ne restano { $left }.
        }
    }
prompt-card-put =
    { $card }: { $left ->
        [one] dove piazzi l'ultimo umano?
       *[other] dove piazzi un umano? Ne restano { $left }.
    }
prompt-ability = Usi { $ability } adesso? Puoi farlo una volta per partita.
prompt-objection = { $seat } gioca { $card }: ti opponi?
prompt-move-step =
    Che cosa fanno i tuoi zombi? { $left ->
        [0] I passi sono finiti.
        [one] Resta { $left } passo.
       *[other] Restano { $left } passi.
    }
prompt-do-over =
    { $what ->
        [breach] { roll-breach }
        [capture] { roll-capture }
        [weapon] { roll-weapon }
        [flight] { roll-flight }
       *[stampede] { roll-stampede }
    }, { $need ->
        [0] totale { $total }.
       *[other] totale { $total }, serve { $need }.
    } Spendi un gettone Rilancio per ritirare?
prompt-capture-order = Quale umano provi a catturare adesso?
prompt-infect-or-eat = Tante Infezione quante Mangiare: che ne è dell'umano?
prompt-keep-wound = Quale di queste ferite tieni?
prompt-move-human =
    { $own ->
        [yes] L'umano fugge da te: dove va?
       *[no] L'umano fugge da { $seat }: dove va?
    } { $left ->
        [one] Il tiro vale { $left } passo.
       *[other] Il tiro vale { $left } passi.
    }
prompt-lead-human =
    Quale umano muovi? { $left ->
        [one] Puoi muoverne ancora { $left },
       *[other] Puoi muoverne ancora { $left },
    } { $steps ->
        [one] di { $steps } passo, o dire che hai finito.
       *[other] ciascuno fino a { $steps } passi, o dire che hai finito.
    }
prompt-lead-to = Dove va l'umano su { $space }?
prompt-discard-card = Il tuo turno è finito: scarti una carta dalla mano?

## Che cosa si può rispondere

option-choose = Prendi { $character }
option-place-0 = Piazzala intorno a { $space }
option-place-1 = Piazzala intorno a { $space }, un quarto di giro a destra
option-place-2 = Piazzala intorno a { $space }, mezzo giro
option-place-3 = Piazzala intorno a { $space }, un quarto di giro a sinistra
option-put = Piazzane uno su { $space }
option-leave = Niente su { $space }
option-play = Gioca { $card }
option-play-at = Gioca { $card } contro { $seat }
option-play-on = Gioca { $card }: { $tile }
option-play-on-copy = Gioca { $card }: { $tile } n. { $number }
option-pass = Passa
option-use = Usa { $ability }
option-spare = Non ora
option-object = Opponiti
option-let-be = Lascia fare
option-step = Zombi: { $space } → { $to }
option-walk = Zombi: { $space } → { $to }
option-breach = Tenta uno sfondamento da { $space }
option-undermine = Usa { ability-undermine }: { $tile }
option-end = Termina il movimento
option-reroll = Spendi un gettone Rilancio
option-accept = Lascia il dado com'è
option-attempt = Umano su { $space }
option-infect = Infetta
option-eat = Mangia
option-keep-wound = Tieni { $wound }
option-flee = Fuggi verso { $space }
option-human = Muovi l'umano su { $space }
option-to = Vai a { $space }
option-done = Fatto
option-discard = Scarta { $card }
option-keep = Tieni tutte le carte

## Che cosa succede

event-first-player = Comincia { $seat }.
event-character-taken = { $seat } riceve un personaggio: { $character }.
event-turn-began = Round { $round }: tocca a { $seat }.
event-tile-drawn = { $seat } pesca una tessera: { $tile }.
event-tile-placed = { $seat } piazza una tessera intorno a { $space }: { $tile }.
event-tile-removed = { $tile } non trova posto ed è fuori dal gioco.
event-map-closed = La mappa è chiusa: non arrivano altre tessere.
event-humans-came =
    { $seat } piazza { $count ->
        [one] un umano su { $spaces }.
       *[other] { $count } umani: { $spaces }.
    }
event-humans-came-in =
    { $seat } piazza { $count ->
        [one] un umano su { $spaces } ({ $tile }).
       *[other] { $count } umani: { $spaces } ({ $tile }).
    }
event-dice-laid =
    { $seat } piazza { $count ->
        [one] un gettone Rilancio su { $spaces } ({ $tile }).
       *[other] { $count } gettoni Rilancio: { $spaces } ({ $tile }).
    }
event-zombie-came = { $seat } mette in gioco uno zombi sul centro della Piazza cittadina.
event-drew =
    { $seat } pesca { $count ->
        [one] { $count } carta.
       *[other] { $count } carte.
    }
event-drew-known = { $seat } pesca { $cards }.
event-shuffled-event = Gli scarti, mescolati, sono il nuovo mazzo degli eventi.
event-shuffled-wound = Le carte ferita scartate, mescolate, sono un nuovo mazzo.
event-shuffled-capture = Le carte cattura scartate, mescolate, sono un nuovo mazzo.
event-card-played = { $seat } gioca { $card }.
event-card-played-at = { $seat } gioca { $card } contro { $owner }.
event-card-played-on = { $seat } gioca { $card }: { $tile }.
event-card-played-on-copy = { $seat } gioca { $card }: { $tile } n. { $number }.
event-spaces-named = { $seat } sceglie dove arriveranno gli umani: { $spaces }.
event-objected = { $seat } si oppone a { $owner }: { $card } resta senza effetto.
event-card-returned = { $seat } riprende in mano { $card }.
event-discarded = { $seat } scarta { $card } dalla mano.
event-rolled-breach = { $seat } tenta uno sfondamento e tira { $dice } (serve { $need }).
event-rolled-capture = { $seat } cerca di afferrare l'umano e tira { $dice } (serve { $need }).
event-rolled-weapon = { $seat } tira { $dice } con l'arma (serve { $need }).
event-rolled-flight = L'umano cerca di scappare: { $seat } tira { $dice }.
event-rolled-stampede = La gente corre da tutte le parti: { $seat } tira { $dice }.
event-do-over =
    { $seat } spende un gettone Rilancio e il dado si ritira ({ $left ->
        [0] era l'ultimo
        [one] ne resta { $left }
       *[other] ne restano { $left }
    }).
event-die-taken = { $seat } raccoglie un gettone Rilancio su { $space }.
event-dice-stolen =
    { $seat } prende { $count ->
        [one] un gettone Rilancio a { $owner }.
       *[other] { $count } gettoni Rilancio a { $owner }.
    }
event-ability-used = { $seat } usa un'abilità speciale: { $ability }.
event-ability-used-on = { $seat } usa un'abilità speciale: { $ability }, { $tile }.
event-movement-set =
    { $seat } ha { $pool ->
        [0] zero passi.
        [one] { $pool } passo.
       *[other] { $pool } passi.
    }
event-zombie-stepped = { $seat } muove uno zombi da { $space } a { $to }.
event-zombie-stepped-into = { $seat } muove uno zombi da { $space } a { $to } ({ $tile }).
event-breached = { $seat } apre un varco su { $space } ({ $tile }).
event-breach-failed = La barricata resiste: { $tile }.
event-boarded-up = { $seat } sbarra un edificio, e i suoi varchi spariscono: { $tile }.
event-attempt-began = { $seat } prova a catturare l'umano su { $space }.
event-attempt-began-in = { $seat } prova a catturare l'umano su { $space } ({ $tile }).
event-captures-drawn = { $seat } pesca carte cattura: { $captures }.
event-infected =
    { $seat } infetta l'umano su { $space } e ha { $points ->
        [one] { $points } punto.
       *[other] { $points } punti.
    }
event-infected-in =
    { $seat } infetta l'umano su { $space } ({ $tile }) e ha { $points ->
        [one] { $points } punto.
       *[other] { $points } punti.
    }
event-eaten =
    { $seat } mangia l'umano su { $space } e ha { $points ->
        [one] { $points } punto.
       *[other] { $points } punti.
    }
event-eaten-in =
    { $seat } mangia l'umano su { $space } ({ $tile }) e ha { $points ->
        [one] { $points } punto.
       *[other] { $points } punti.
    }
event-trapped = L'umano su { $space } è in trappola.
event-stays = L'umano su { $space } è in trappola, ma non c'è più uno zombi che possa infettarlo: resta dov'è.
event-mover-changed = Ora dove fugge l'umano lo dice { $seat }.
event-fled = { $seat } fa fuggire l'umano da { $space } a { $to }.
event-fled-into = { $seat } fa fuggire l'umano da { $space } a { $to } ({ $tile }).
event-led = { $seat } muove un umano da { $space } a { $to }.
event-led-into = { $seat } muove un umano da { $space } a { $to } ({ $tile }).
event-wounds-drawn = { $seat } subisce una ferita e pesca: { $wounds }.
event-wound-kept = { $seat } tiene una ferita: { $wound }.
event-zombie-lost = { $seat } perde lo zombi su { $space }.
event-zombie-lost-last = { $seat } perderebbe l'ultimo zombi, su { $space }: lo mette sul centro della Piazza cittadina.
event-wounds-healed = { $seat } scarta tutte le ferite.
event-ended-points = { ending-points }: vince { $winners }!
event-ended-no-humans =
    { ending-no_humans }: { $winners_count ->
        [one] vince { $winners }!
       *[other] vittoria condivisa di { $winners }.
    }
event-ended-rounds =
    { ending-rounds }: { $winners_count ->
        [one] vince { $winners }!
       *[other] vittoria condivisa di { $winners }.
    }

## Perché non si può: carte

refusal-not-in-hand = Non hai { $card } in mano.
refusal-one-card-a-round = Dall'inizio del tuo ultimo turno hai già giocato una carta: { $card } deve aspettare.
refusal-not-in-a-window = Non puoi giocare { $card } mentre si decide un'altra cosa.
refusal-not-asked-now = In questo momento non tocca a te giocare una carta.
refusal-only-after-their-capture-roll = { $card } è un'arma: si gioca subito dopo un tiro di cattura riuscito di un avversario.
refusal-only-before-your-move = { $card } si gioca subito prima del tuo movimento.
refusal-only-before-their-move = { $card } si gioca subito prima del movimento di un avversario.
refusal-only-at-a-turn-start = { $card } si gioca all'inizio di un turno.
refusal-only-at-your-turn-start = { $card } si gioca all'inizio del tuo turno.
refusal-only-after-your-breach = { $card } si gioca subito dopo un tuo sfondamento fallito.
refusal-only-before-your-capture-roll = { $card } si gioca subito prima di un tuo tiro di cattura.
refusal-only-before-their-capture-roll = { $card } si gioca subito prima del tiro di cattura di un avversario.
refusal-only-with-your-capture-cards = { $card } si gioca mentre le tue carte cattura sono scoperte.
refusal-only-after-a-flight-roll = { $card } si gioca subito dopo un tiro di fuga.
refusal-only-in-your-turn = { $card } si gioca nel tuo turno.
refusal-not-in-your-turn = { $card } si gioca nel turno di un avversario, non nel tuo.
refusal-discard-at-the-end = { $card } si può scartare alla fine del tuo turno, non ora.
refusal-aimed-at-nothing = La carta { $card } non si usa contro nulla e contro nessuno.
refusal-name-an-opponent = Di' contro chi giochi { $card }.
refusal-not-at-yourself = { $card } si gioca contro un avversario.
refusal-nobody-has-tokens = Nessun avversario ha gettoni Rilancio: { $card } non cambierebbe nulla.
refusal-has-no-tokens = Questo avversario non ha gettoni Rilancio: { $card } non cambierebbe nulla.
refusal-name-a-tile = Di' per quale tessera giochi { $card }.
refusal-tile-not-on-map = { $tile } non è sulla mappa.
refusal-supply-empty = Nella riserva comune non ci sono più umani: { $card } non cambierebbe nulla.
refusal-no-tile-with-room = Dove hai zombi non c'è posto per altri umani: { $card } non cambierebbe nulla.
refusal-no-zombie-of-yours-on-tile = { $tile }: qui non hai zombi, e { $card } non ha effetto.
refusal-no-room-on-tile = { $tile }: qui non c'è posto per altri umani, e { $card } non cambierebbe nulla.
refusal-name-a-building = Di' per quale edificio giochi { $card }.
refusal-no-building-to-close = Nessun edificio ha varchi e nemmeno uno zombi all'interno: { $card } non cambierebbe nulla.
refusal-not-a-building = { $tile }: qui non c'è nessun edificio.
refusal-building-not-open = { $tile }: qui non ci sono varchi, e { $card } non cambierebbe nulla.
refusal-zombies-inside = { $tile }: all'interno ci sono zombi, e { $card } non può chiudere l'edificio.
refusal-no-wounds = Non hai ferite: { $card } non cambierebbe nulla.
refusal-no-humans-on-map = Sulla mappa non ci sono umani: { $card } non cambierebbe nulla.
refusal-humans-hemmed-in = Nessun umano ha dove andare: { $card } non cambierebbe nulla.
refusal-no-capture-cards = Non si sono pescate carte cattura: { $card } non cambierebbe nulla.
refusal-you-move-it = Questo umano lo muovi già tu, anche senza { $card }.
refusal-human-trapped = L'umano è in trappola: { $card } non porta da nessuna parte.

## Perché non si può: zombi ed edifici

refusal-no-such-space = Non esiste una casella praticabile { $space }.
refusal-no-zombie-of-yours = Su { $space } non hai zombi.
refusal-zombie-stopped = Il tuo zombi su { $space } si è fermato con un umano: in questo turno non si muove più.
refusal-zombie-where = Di' dove va lo zombi su { $space }.
refusal-already-there = Lo zombi è già su { $space }.
refusal-step-instead = { $to } è accanto a { $space }: basta un passo.
refusal-walk-instead = { $to } non è accanto a { $space }, ma il tuo zombi può andarci a piedi.
refusal-not-connected = { $space } e { $to } non sono collegate.
refusal-barricaded = Fra { $space } e { $to } c'è una barricata: ci vuole un varco su { $space }.
refusal-no-way-out = Da { $space } non si esce verso { $to }: ci vuole un varco su { $to }.
refusal-no-steps-left = In questo turno i tuoi zombi non hanno più passi.
refusal-humans-in-the-way = Fra { $space } e { $to } ci sono umani: gli zombi si fermano dove li incontrano.
refusal-barricade-in-the-way = Fra { $space } e { $to } c'è di mezzo una barricata.
refusal-too-far =
    Da { $space } a { $to } è troppo lontano per { $left ->
        [one] { $left } passo.
       *[other] { $left } passi.
    }
refusal-breach-from-inside = { $space } è al chiuso: uno sfondamento si tenta da una soglia.
refusal-not-a-doorstep = { $space } non è accanto a un edificio: non c'è nulla da sfondare.
refusal-opening-there = Su { $space } c'è già un varco: gli zombi entrano senza sfondare.
refusal-tried-already = In questo turno hai già tentato questo edificio: { $tile }.

## Perché non si può: umani

refusal-no-human = Su { $space } non c'è nessun umano.
refusal-capture-after-moving = L'umano su { $space } aspetta: le catture si tentano quando il movimento è finito.
refusal-not-captured-this-turn = In questo turno l'umano su { $space } è lasciato in pace: non era con i tuoi zombi quando sono cominciate le catture.
refusal-human-must-go = L'umano non può restare su { $space }: deve andare da qualche parte.
refusal-zombie-there = Su { $space } c'è uno zombi.
refusal-human-there = Su { $space } c'è già un umano.
refusal-zombies-in-the-way = Sulla via per { $space } ci sono zombi, e gli umani non passano fra loro.
refusal-not-that-long =
    Nessun percorso fino a { $space } va bene: l'umano deve fare esattamente { $left ->
        [one] { $left } passo.
       *[other] { $left } passi.
    }
refusal-human-moved-already = L'umano su { $space } è già stato mosso.
refusal-human-hemmed-in = L'umano su { $space } non ha dove andare.
refusal-human-too-far =
    L'umano non può raggiungere { $space } con { $left ->
        [one] { $left } passo.
       *[other] { $left } passi.
    }

## Perché non si può: tessere e ciò che portano

refusal-cell-taken = Intorno a { $space } c'è già una tessera.
refusal-no-link = Nessuna strada porta al riquadro intorno a { $space }.
refusal-road-into-wall = Intorno a { $space }, girata così, una strada finirebbe contro un muro.
refusal-turned-alike = Girata così la tessera appare come con meno giri: scegli uno di quelli.
refusal-say-where-to-put = Di' su quale casella va il prossimo.
refusal-say-where-to-leave = Di' quale casella resta senza: qui si fa prima.
refusal-chosen-already = { $space } è già stata scelta.
refusal-not-in-the-building = { $space } non è nel nuovo edificio: tutto va all'interno.
refusal-not-on-the-new-road = { $space } non è sulla nuova tessera.
refusal-not-on-that-tile = { $space } non è sulla tessera per cui si è giocata la carta.

## Perché non si può: personaggi, gettoni e ferite

refusal-character-taken = { $character } è già di qualcuno: questi zombi li guida { $seat }.
refusal-not-your-ability = { $ability } non è la tua abilità: è di questo personaggio: { $character }.
refusal-ability-used = Hai già usato { $ability }: si può una volta per partita.
refusal-ability-against-a-card = { $ability } si usa quando un avversario ha appena giocato una carta evento.
refusal-ability-before-your-move = { $ability } si usa quando comincia il tuo movimento, prima che si giochino carte.
refusal-ability-with-wounds-drawn = { $ability } si usa quando hai pescato carte ferita e non ne hai ancora tenuta una.
refusal-ability-before-your-capture = { $ability } si usa quando cominci un tentativo di cattura, prima che si giochino carte.
refusal-ability-while-moving = { $ability } si usa durante il tuo movimento.
refusal-name-a-building-to-open = Di' per quale edificio usi { $ability }.
refusal-no-building-to-open = Ogni edificio sulla mappa ha un varco: { $ability } non cambierebbe nulla.
refusal-building-open = { $tile }: qui c'è già un varco.
refusal-nothing-to-roll-again = Un gettone Rilancio si spende subito dopo un tiro, e ora non ce n'è nessuno.
refusal-no-die-token = Non hai gettoni Rilancio.
refusal-keep-a-double = Non puoi tenere questa ferita: { $wound }. Fra le carte pescate ce ne sono di uguali, e devi tenerne una di quelle.
refusal-wound-not-drawn = Non hai pescato questa ferita: { $wound }.

## Che cosa si decide prima

refusal-decide-window = Ora si possono giocare carte: il resto aspetta che tutti abbiano passato.
refusal-decide-do-over-any = Ora si possono spendere gettoni Rilancio per il tiro: il resto aspetta che tutti abbiano passato.
refusal-decide-choose-character = Prima scegli un personaggio.
refusal-decide-place-tile = Prima piazza la tessera.
refusal-decide-place-humans = Prima di' dove vanno gli umani della tessera.
refusal-decide-place-die-tokens = Prima di' dove vanno i gettoni Rilancio dell'edificio.
refusal-decide-card-put = Prima di' dove vanno gli umani.
refusal-decide-ability = Prima decidi se usi la tua abilità speciale.
refusal-decide-objection = Prima decidi se ti opponi alla carta.
refusal-decide-move-step = Prima muovi i tuoi zombi, o termina il movimento.
refusal-decide-do-over = Prima decidi se ritiri il dado.
refusal-decide-capture-order = Prima di' quale umano tenti di catturare adesso.
refusal-decide-infect-or-eat = Prima decidi se l'umano è infettato o mangiato.
refusal-decide-keep-wound = Prima scegli la ferita che tieni.
refusal-decide-move-human = Prima di' dove fugge l'umano.
refusal-decide-lead-human = Prima scegli un umano da muovere, o di' che hai finito.
refusal-decide-lead-to = Prima di' dove va l'umano.
refusal-decide-discard-card = Prima scarta una carta, o tienile tutte.

## Il tabellone: board-…

board-points = { $count } su { $most }
board-zombies-of = Zombi di { $name }
board-zombie-on = Zombi su { $space }
board-inside = all'interno
board-sheets = Personaggi liberi
board-card-played = Giocata
board-wounds = Ferite per { $name }
board-wound-again = È la seconda
board-brings-humans =
    { $count ->
        [one] { $count } umano
       *[other] { $count } umani
    }
board-copy = { $tile } n. { $number }
board-next-tile = Scegli una tessera.

## Il riquadro di una cattura: hunt-…

hunt-title = Cattura: { $tile }
hunt-breach = Sfondamento: { $tile }
hunt-tries = { $name } tenta una cattura: { $tile }
hunt-mover = { $name } sceglie la fuga: { $steps }
hunt-pass-before_capture = Si tira senza una tua carta.
hunt-pass-weapon = Non dai nessuna arma.
hunt-pass-capture_cards = Le carte restano come sono.
hunt-spare = Tiri come al solito.
hunt-reroll = Si ritira il dado.
hunt-stays = Il tiro resta com'è.
hunt-infect = Diventa un tuo zombi.
hunt-eat = Tieni una carta Mangiare come punto.

## La lezione: lesson-…

## La lezione

lesson-title = La tua prima cena
lesson-welcome = I morti camminano, e questa volta sei dei loro. Sei { $player_1 } e guidi un'orda, { $player_2 } ne guida un'altra, e la città è piena di cena. Ogni tuo zombi sulla mappa è un punto, e lo è ogni umano che hai mangiato. Vince chi arriva per primo a 9 punti; a uno dei personaggi ne servono 10.
lesson-short = Ci vuole un po'. Questa lezione finisce dopo due round: allora vince chi ha meno punti da fare.
lesson-sheet = Ognuno guida gli zombi di un personaggio, e il tuo è lo { character-miner }. { number-movement } 6 è quanti passi fanno i tuoi zombi in un turno, tutti insieme. { number-capture } 3 è quanto devi tirare per afferrare un umano. { number-do_over } 3 sono i gettoni con cui cominci.
lesson-draws = { number-infect } 3 e { number-taking_wounds } 4 dicono quante carte peschi quando hai preso qualcuno, e quando qualcuno ti colpisce. E una volta per partita puoi usare la tua abilità speciale.
lesson-tile = Il turno comincia con una tessera, e hai pescato la { tile-hu_diner }. Va dove le sue strade incontrano quelle della città. Piazzala a nord, intorno a N3.
lesson-people = Con lei sono arrivati tre umani, uno per ogni casella dell'edificio, e un gettone Rilancio. Dove sta il gettone lo dici tu: mettilo su N4.
lesson-cards = Hai in mano tre carte evento, che nessun altro vede. Prima di muovere peschi sempre finché ne hai tre.
lesson-walk = Ora si muovono i tuoi zombi. Per adesso ne hai uno solo, e tutti e sei i passi sono per lui. Nell'edificio non si entra così, perché ci sono barricate tutt'intorno. Vai sulla sua soglia: basta un clic su N3.
lesson-breach = Le barricate della { tile-hu_diner } hanno il numero 3: se tiri tanto o di più, sei dentro. Ogni altro zombi sulla soglia, di chiunque sia, lo abbassa di 1. Ogni edificio lo puoi tentare una volta per turno. Tenta uno sfondamento da N3.
lesson-do-over = Un 2, manca uno. Ma hai tre gettoni Rilancio, e ognuno ti fa ritirare uno dei tuoi dadi. Scegli «{ option-reroll }».
lesson-enter = Un 3, e c'è un varco, per tutti e fino alla fine della partita. Uno zombi che incontra un umano si ferma lì per questo turno. Vai su N4.
lesson-roll = Finito il movimento, provi a catturare ogni umano che sta su una casella con un tuo zombi. Hai tirato 4, e a te basta 3. Scegli «{ option-accept }».
lesson-infected = Nessuno ha armato l'umano, e così hai pescato tre carte cattura. Con due { capture-infect } e una { capture-eat } l'umano è stato infettato: hai un secondo zombi e un secondo punto. È tuo anche il gettone Rilancio su N4.
lesson-discard = Alla fine del turno puoi scartare una carta, e così pescarne un'altra più tardi. Scarta { card-fire_extinguisher }.
lesson-weapon = { $player_2 } ha piazzato la { tile-hu_mining_company }, ha usato il tuo varco e ha tirato abbastanza per una cattura. Le carte si giocano anche nel turno degli altri, e a quell'umano puoi dare un'arma. Gioca { card-baseball_bat }.
lesson-struck = Hai tirato 5, e la mazza aggiunge 1. Con 4 o più un'arma colpisce: { $player_2 } ha una ferita, e l'umano fugge.
lesson-flight = Per la fuga è uscito 6: tanti passi deve fare l'umano. Dove va lo decide chi sta alla destra di chi ha tentato la cattura; in due giocatori sei tu. Le barricate non fermano gli umani, gli zombi sì. Scegli E3N4, nella { tile-hu_mining_company }.
lesson-road = Il tuo secondo turno, e questa volta hai una { tile-hu_road_t }. Una strada porta un umano, sul suo centro. Piazzala intorno a W3N3.
lesson-ability = Nella { tile-hu_mining_company } si nascondono tre umani, e le sue barricate hanno il numero 6. Ma tu guidi dei minatori: una volta per partita, mentre muovi, aprono un varco su tutte le soglie di un edificio. Usa { ability-undermine }.
lesson-share = Ora hai due zombi. Si dividono i tuoi sei passi, in qualsiasi ordine e come vuoi tu. Uno ha un umano proprio accanto: muovilo da N4 a W1N4.
lesson-share-more = Restano cinque passi, e all'altro zombi ne servono quattro: fuori dal varco, lungo la strada, e di nuovo dentro. Muovilo da N4 a E2N4.
lesson-order = Tutti e due si sono fermati con un umano, e il movimento è finito. Devi provare a catturarli entrambi, e scegli tu chi per primo. Scegli l'umano su W1N4.
lesson-wound = Il tuo tiro era buono, ma { $player_2 } ha armato l'umano con un { card-fire_extinguisher }, e ha colpito. Ora hai pescato quattro carte ferita e ne tieni una; se ce ne fossero di uguali, dovrebbe essere una di quelle.
lesson-keep-one = Un { wound-head_shot }, o una ferita che hai già, ti costerebbe lo zombi. Ogni altra resta soltanto davanti a te. Tieni { wound-right_arm }.
lesson-fled = L'umano è fuggito da W1N4. In due giocatori { $player_2 } sta anche alla tua destra, e lo ha mosso, ma c'era un solo percorso di otto passi: sei del dado, e due in più per l'{ card-fire_extinguisher }.
lesson-escape = Su E2N4 nessuno poteva più armare l'umano, ma fra le tue tre carte cattura c'è una { capture-escape }, e ne basta una perché scappi. A meno che tu ne peschi tre nuove: gioca { card-second_helping }.
lesson-eaten = Due { capture-eat }: l'umano è mangiato e sparito, e tieni una di queste carte come terzo punto.
lesson-one-card = Dall'inizio di un tuo turno all'inizio del successivo puoi giocare una carta, ed era questa. Le due che hai in mano devono aspettare. Scegli «{ option-keep }».
lesson-away = { $player_2 } ha preso l'umano sulla strada nuova, ma ha pescato una { capture-escape }. Così muovi tu anche questo umano, di un passo soltanto. Tienilo a portata di mano: scegli W2N3.
lesson-victory = I due round sono finiti. Hai 3 punti e te ne mancano 6; { $player_2 } ne ha 1 e gliene mancano 8. Hai vinto!
lesson-goodbye = In una vera partita si va avanti fino a 9 punti, e ogni personaggio caccia a modo suo. Porta più zombi davanti alle barricate, tieni un'arma per gli altri, e buon appetito!
