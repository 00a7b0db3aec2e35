### Zombies!!! in italiano.

game-title = Zombies!!!
game-blurb = Una città che ti cresce sotto i piedi, un fucile, tre proiettili e, dietro ogni angolo, qualcuno che non ha ancora mangiato. Posa le strade, fatti largo, manda gli zombi dai tuoi amici e arriva per primo all'elicottero. C'è posto per uno.

## Stili dei bot

style-hunter = cacciatore di zombi
style-runner = fuggiasco
style-spoiler = guastafeste

## Classi di carte, e quando si possono giocare

kind-instant = Istantanea
    .help = Ha effetto quando si gioca, poi va negli scarti.
kind-item = Oggetto
    .help = Resta in gioco davanti a chi lo ha giocato.
when-any = In ogni momento
when-any-life = In ogni momento, da 2 punti vita
when-own-roll = Al tuo tiro di movimento o combattimento
when-before-move = Prima del tuo tiro di movimento
when-opponent-moved = Dopo il tiro di movimento altrui
when-toy_store = Nel Negozio di giocattoli
when-lawn_and_garden = Nel Centro giardinaggio
when-fire_station = Nella Caserma dei pompieri
when-hospital = Nell'Ospedale o nell'Emporio
when-army_surplus = Nel Surplus militare
when-sporting_goods = In Articoli sportivi
when-gas_station = Nel Distributore
when-skate_shop = Nel Negozio di skate

## Carte evento

card-adrenaline_rush = Scarica di adrenalina
    .kind = { kind-instant }
    .text = In questo turno i tuoi passi raddoppiano; oppure +2 al tiro di combattimento appena fatto.
    .when = { when-own-roll }
    .flavour = Respirare? Dopo.
card-all_the_marbles = Biglie per tutti
    .kind = { kind-item }
    .text = Usala: nessuno zombi si muove fino alla fine del tuo prossimo turno.
    .when = { when-toy_store }
    .flavour = Occhio a dove mettete i piedi.
card-alternate_food_source = Fonte di cibo alternativa
    .kind = { kind-instant }
    .text = Fino alla fine del tuo prossimo turno nessuno combatte gli zombi: si passa oltre.
    .when = { when-any }
    .flavour = Oggi tocca al macellaio.
card-bad_sense_of_direction = Pessimo senso dell'orientamento
    .kind = { kind-instant }
    .text = Paga 1 punto vita: la pedina di un avversario va sul centro della Piazza.
    .when = { when-any-life }
    .flavour = A sinistra. No, l'altra sinistra.
card-brain_cramp = Mal di testa
    .kind = { kind-instant }
    .text = In questo turno guidi tu la pedina di quell'avversario: tutti i passi, e quando si ferma.
    .when = { when-opponent-moved }
    .flavour = Ma perché vado di là?
card-butter_fingers = Mani di burro
    .kind = { kind-instant }
    .text = Un avversario scarta una carta in gioco, o 1 o 2 proiettili: scegli tu che cosa.
    .when = { when-any }
    .flavour = Ops.
card-chainsaw = Motosega
    .kind = { kind-item }
    .text = Usala nel tuo turno: +2 a tutti i tuoi tiri di combattimento di questo turno.
    .when = { when-lawn_and_garden }
    .flavour = Va bene anche per le siepi.
card-claustrophobia = Claustrofobia
    .kind = { kind-instant }
    .text = Nel suo prossimo turno un avversario non entra negli edifici e deve uscire da quello in cui è.
    .when = { when-any }
    .flavour = I muri erano già così vicini?
card-couldnt_get_any_worse = E quando pensavi che non potesse andare peggio
    .kind = { kind-instant }
    .text = Scegli un edificio: ogni casella al suo interno senza zombi ne riceve uno.
    .when = { when-any }
    .flavour = Sorpresa!
card-dont_think_theyre_dead = Non credo che siano morti
    .kind = { kind-instant }
    .text = Un avversario tira due dadi. Se alla fine uno mostra 3 o meno, due dei suoi zombi scappano.
    .when = { when-any }
    .flavour = Quello lì mi ha strizzato l'occhio.
card-fear = Paura
    .kind = { kind-instant }
    .text = Nel suo prossimo turno la pedina di un avversario non si muove affatto.
    .when = { when-any }
    .flavour = Sto benissimo qui.
card-fire_axe = Ascia da pompiere
    .kind = { kind-item }
    .text = Finché è in gioco: +1 a tutti i tuoi tiri di combattimento.
    .when = { when-fire_station }
    .flavour = In caso di zombi, rompere il vetro.
card-first_aid_kit = Kit di pronto soccorso
    .kind = { kind-item }
    .text = Usala in combattimento invece di perdere un punto vita; poi tiri di nuovo.
    .when = { when-hospital }
    .flavour = Un cerotto e via.
card-grenade = Granata
    .kind = { kind-item }
    .text = Usala su una tessera con un edificio: gli zombi al suo interno sono tuoi, poi perdi 1 punto vita.
    .when = { when-army_surplus }
    .flavour = Toc toc.
card-hey_look_a_shotgun = Ehi, guarda! Un fucile!
    .kind = { kind-item }
    .text = 3 cartucce: i tuoi prossimi 3 tiri di combattimento ricevono +1, anche con altre armi.
    .when = { when-any }
    .flavour = Chi trova, spara.
card-hysterical_paralysis = Paralisi isterica
    .kind = { kind-instant }
    .text = Il prossimo turno di un avversario è saltato.
    .when = { when-any }
    .flavour = Aaaaaah, eccetera.
card-keys_still_in_it = Le chiavi sono ancora dentro
    .kind = { kind-instant }
    .text = Invece di tirare hai 10 passi. Gli zombi per strada si combattono come al solito.
    .when = { when-before-move }
    .flavour = E mezzo serbatoio!
card-lots_of_ammo = Munizioni a volontà
    .kind = { kind-item }
    .text = Usala, anche dopo un tiro di combattimento: prendi 3 proiettili.
    .when = { when-sporting_goods }
    .flavour = La caccia alle anatre è chiusa.
card-molotov_cocktail = Bottiglia molotov
    .kind = { kind-item }
    .text = Usala nel tuo turno in un edificio: lì +2 ai tuoi tiri di combattimento di questo turno.
    .when = { when-gas_station }
    .flavour = Si serve calda.
card-much_needed_rest = Bisogno di riposo
    .kind = { kind-instant }
    .text = Invece di tirare e muoverti prendi 2 punti vita.
    .when = { when-before-move }
    .flavour = Altri cinque minuti.
card-skateboard = Skateboard
    .kind = { kind-item }
    .text = Finché è in gioco: +2 a tutti i tuoi tiri di movimento.
    .when = { when-skate_shop }
    .flavour = Casco non incluso.
card-slight_miscalculation = Piccolo errore di calcolo
    .kind = { kind-instant }
    .text = Scegli un edificio: gli zombi al suo interno raddoppiano, finché c'è posto.
    .when = { when-any }
    .flavour = Li ho contati. Erano a coppie.
card-this_isnt_so_bad = Non è poi così male
    .kind = { kind-instant }
    .text = Metti due zombi della mappa su altre caselle qualsiasi senza zombi.
    .when = { when-any }
    .flavour = Almeno per me.
card-untied_shoe = Hai la scarpa slacciata
    .kind = { kind-instant }
    .text = I passi di un avversario si dimezzano: adesso, se la giochi con il suo tiro, o nel suo prossimo turno.
    .when = { when-any }
    .flavour = Ci sei cascato.
card-were_screwed = Siamo fregati!
    .kind = { kind-instant }
    .text = Piazza 10 zombi su caselle qualsiasi senza zombi.
    .when = { when-any }
    .flavour = Qualcuno più degli altri.
card-where_did_everybody_go = Dove sono finiti tutti?
    .kind = { kind-instant }
    .text = Muovi la pedina di un avversario di esattamente 5 passi. Gli zombi per strada si combattono.
    .when = { when-any }
    .flavour = Erano proprio dietro di me.
card-zombie_master = Signore degli zombi
    .kind = { kind-instant }
    .text = Piazza 5 zombi su caselle qualsiasi senza zombi e senza pedine.
    .when = { when-any }
    .flavour = Seduto. Fermo. Mangia.

## Tessere

kind-square = Partenza
kind-helipad = Via d'uscita
kind-road = Strada
kind-building = Edificio

tile-town_square = Piazza
    .kind = { kind-square }
    .text = Tutte le pedine partono dal suo centro, e ci tornano quando muoiono. Non porta zombi.
tile-helipad = Eliporto
    .kind = { kind-helipad }
    .text = Porta 9 zombi, uno per casella. Chi arriva sul suo centro, senza zombi, può vincere.
tile-road_straight = Strada dritta
    .kind = { kind-road }
    .text = Due uscite: porta 2 zombi.
tile-road_curve = Strada ad L
    .kind = { kind-road }
    .text = Due uscite: porta 2 zombi.
tile-road_t = Strada a 3 uscite
    .kind = { kind-road }
    .text = Tre uscite: porta 3 zombi.
tile-road_cross = Incrocio
    .kind = { kind-road }
    .text = Quattro uscite: porta 4 zombi.
tile-hospital = Ospedale
    .kind = { kind-building }
    .text = All'interno: 8 zombi e 4 punti vita. È il luogo di { card-first_aid_kit }.
tile-lawn_and_garden = Centro giardinaggio
    .kind = { kind-building }
    .text = All'interno: 6 zombi, 2 punti vita e 3 proiettili. È il luogo di { card-chainsaw }.
tile-police_station = Stazione di Polizia
    .kind = { kind-building }
    .text = All'interno: 6 zombi, 2 punti vita e 4 proiettili.
tile-sporting_goods = Articoli sportivi
    .kind = { kind-building }
    .text = All'interno: 6 zombi, 2 punti vita e 4 proiettili. È il luogo di { card-lots_of_ammo }.
tile-fire_station = Caserma dei pompieri
    .kind = { kind-building }
    .text = All'interno, dietro tre porte: 6 zombi, 4 punti vita e 2 proiettili. È il luogo di { card-fire_axe }.
tile-drug_store = Emporio
    .kind = { kind-building }
    .text = All'interno: 3 zombi e 3 punti vita. È il luogo di { card-first_aid_kit }.
tile-army_surplus = Surplus militare
    .kind = { kind-building }
    .text = All'interno: 2 zombi e 2 proiettili. È il luogo di { card-grenade }.
tile-hardware_store = Ferramenta
    .kind = { kind-building }
    .text = All'interno, dietro due porte: 3 zombi, 1 punto vita e 2 proiettili.
tile-toy_store = Negozio di giocattoli
    .kind = { kind-building }
    .text = All'interno, dietro due porte: 3 zombi, 1 punto vita e 1 proiettile. È il luogo di { card-all_the_marbles }.
tile-skate_shop = Negozio di skate
    .kind = { kind-building }
    .text = All'interno: 3 zombi e 1 proiettile. È il luogo di { card-skateboard }.
tile-florist = Fioraio
    .kind = { kind-building }
    .text = All'interno: 3 zombi, 1 punto vita e 1 proiettile.
tile-gas_station = Distributore
    .kind = { kind-building }
    .text = All'interno: 3 zombi, 1 punto vita e 2 proiettili. È il luogo di { card-molotov_cocktail }.

## Righe del dado degli eventi

kind-must = Obbligatoria
kind-may = Si può rifiutare

row-1 = Perdi il turno
    .kind = { kind-must }
    .text = Il tuo turno è finito.
row-2 = Mosso di cinque caselle
    .kind = { kind-must }
    .text = Scegli un avversario, che muove la tua pedina di esattamente 5 passi. Gli zombi per strada si combattono.
row-3 = Tre zombi spostati
    .kind = { kind-must }
    .text = Scegli un avversario, che mette fino a 3 zombi della mappa su altre caselle, libere.
row-4 = Cinque zombi in arrivo
    .kind = { kind-must }
    .text = Scegli un avversario, che piazza fino a 5 zombi su caselle libere.
row-5 = Eliporto spostato
    .kind = { kind-must }
    .text = Sposti l'Eliporto, con tutto ciò che c'è sopra, in un altro riquadro, se è possibile.
row-6 = Tre zombi
    .kind = { kind-may }
    .text = Piazzi fino a 3 zombi su caselle libere.
row-7 = Movimento +2
    .kind = { kind-may }
    .text = In questo turno puoi fare 2 passi in più.
row-8 = Intralcio
    .kind = { kind-may }
    .text = Il prossimo tiro di movimento di un avversario è dimezzato, o i tiri d'attacco del suo prossimo turno ricevono −1.
row-9 = Bonus d'attacco
    .kind = { kind-may }
    .text = I tuoi prossimi due tiri d'attacco ricevono +1.
row-10 = Colpo di fortuna
    .kind = { kind-may }
    .text = Un avversario perde il prossimo turno, o vinci senza tirare il tuo prossimo combattimento contro uno zombi.

## Opzioni della partita

set-base = { setting-variant-base }
set-intervention_squad = { setting-variant-intervention_squad }
setting-variant = Variante
    .help = Quale dei due giochi si fa con queste tessere.
setting-variant-base = Gioco base
    .help = Posa la città strada facendo, gioca carte evento e arriva per primo all'Eliporto o a 25 zombi.
setting-variant-intervention_squad = Squadra d'intervento
    .help = La città si costruisce prima, un dado a dieci facce porta gli eventi, e vince solo l'Eliporto, con 15 zombi.
setting-zb_kill_goal = Zombi per vincere
    .help = Con quanti zombi si vince il gioco base.
setting-zb_helipad_placer = Chi piazza l'Eliporto
    .help = Chi decide dove va nel gioco base, quando qualcuno lo pesca.
setting-zb_helipad_placer-fewest = Chi ha meno zombi
    .help = Il giocatore con meno zombi, chiunque lo peschi.
setting-zb_helipad_placer-drawer = Chi lo pesca
    .help = Il giocatore che lo pesca, come ogni altra tessera.
setting-zb_life_cap = Vita massima
    .help = Quanta vita può avere un giocatore, nei due giochi.
setting-is_kill_goal = Zombi richiesti all'Eliporto
    .help = Quanti zombi servono per vincere nella Squadra d'intervento.
setting-is_pvp = Combattimento fra giocatori
    .help = Nella Squadra d'intervento i giocatori sulla stessa casella possono attaccarsi.
setting-is_survivors = Survivors!!!
    .help = Nella Squadra d'intervento, per vincere si devono anche visitare la Stazione di Polizia e l'Ospedale. La partita dura di più.
setting-is_road_zombies = Zombi sulle strade
    .help = Nella Squadra d'intervento anche le strade cominciano con gli zombi, come gli edifici.
setting-is_event_3_4_chooser = Chi sceglie le caselle con 3 o 4
    .help = Nella Squadra d'intervento, chi decide dove vanno gli zombi di queste due righe.
setting-is_event_3_4_chooser-opponent = L'avversario
    .help = L'avversario scelto decide gli zombi e le caselle.
setting-is_event_3_4_chooser-roller = Chi ha tirato
    .help = L'avversario dice quali zombi o quanti, chi ha tirato sceglie le caselle.
setting-is_helipad_end_of_line = Eliporto capolinea
    .help = Nella Squadra d'intervento nessuna tessera si collega all'Eliporto una volta piazzato, così si può quasi sempre spostare.
setting-is_private_chat = Colloqui privati
    .help = Nella Squadra d'intervento i giocatori possono anche parlarsi in privato.
setting-max_rounds = Limite di round
    .help = La partita finisce anche dopo tanti round; 0 vuol dire nessun limite.

## Il tavolo

phase-set_up = Preparazione
phase-build = Costruzione della città
phase-event = Dado degli eventi
phase-tile = Tessera
phase-combat = Combattimento
phase-draw = Pesca
phase-move = Movimento
phase-zombies = Zombi
phase-discard = Scarto
phase-over = Fine della partita

## Pezzi, gettoni e numeri

piece-zombie = Zombi
    .kind = Non morto
    .text = Chi entra nella sua casella, o ce l'ha lì nel passaggio di combattimento, deve combatterlo: con 4 o più è suo. Su una casella c'è al massimo uno zombi.
piece-pawn = Tizio col fucile
    .kind = Pedina
    .text = La pedina di un giocatore. Su una casella possono essercene quante si vuole, anche con uno zombi.
token-life = Vita
    .kind = Gettone
    .text = 1 punto vita per la prima pedina che entra nella casella senza zombi, o che uccide lo zombi che c'è.
token-bullet = Proiettile
    .kind = Gettone
    .text = 1 proiettile per la prima pedina che entra nella casella senza zombi, o che uccide lo zombi che c'è.

zone-map = Mappa
zone-hand = Mano
zone-in_play = In gioco
zone-discard = Scarti

counter-round = Round
    .count = Round { $count }
counter-life = Vita
    .count =
        { $count ->
            [one] { $count } punto vita
           *[other] { $count } punti vita
        }
counter-bullets = Proiettili
    .count =
        { $count ->
            [0] nessun proiettile
            [one] { $count } proiettile
           *[other] { $count } proiettili
        }
counter-kills = Collezione
    .count =
        { $count ->
            [0] nessuno zombi
            [one] { $count } zombi
           *[other] { $count } zombi
        }
counter-cards = Carte
    .count =
        { $count ->
            [0] nessuna carta
            [one] { $count } carta
           *[other] { $count } carte
        }
counter-charges = Cartucce
    .count =
        { $count ->
            [one] { $count } cartuccia
           *[other] { $count } cartucce
        }
counter-pool = Riserva
    .count =
        { $count ->
            [0] riserva vuota
            [one] { $count } zombi nella riserva
           *[other] { $count } zombi nella riserva
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
counter-steps = Passi
    .count =
        { $count ->
            [0] passi finiti
            [one] { $count } passo rimasto
           *[other] { $count } passi rimasti
        }
counter-to_move = Zombi da muovere
    .count =
        { $count ->
            [0] nessuno zombi da muovere
            [one] { $count } zombi da muovere
           *[other] { $count } zombi da muovere
        }

state-looted = Depredato
state-visited = Visitato

## Che cosa è in attesa su un giocatore

effect-fear = { card-fear }
    .text = Nel prossimo turno la pedina non si muove affatto.
effect-claustrophobia = { card-claustrophobia }
    .text = Nel prossimo turno la pedina non entra negli edifici e deve uscire da quello in cui è.
effect-hysterical_paralysis = { card-hysterical_paralysis }
    .text = Il prossimo turno è saltato.
effect-untied_shoe = { card-untied_shoe }
    .text = I passi del prossimo tiro di movimento si dimezzano.
effect-all_the_marbles = { card-all_the_marbles }
    .text = Nessuno zombi si muove fino alla fine del prossimo turno di questo giocatore.
effect-alternate_food_source = { card-alternate_food_source }
    .text = Nessuno combatte gli zombi fino alla fine del prossimo turno di questo giocatore.
effect-chainsaw = { card-chainsaw }
    .text = +2 a tutti i tiri di combattimento di questo turno.
effect-molotov_cocktail = { card-molotov_cocktail }
    .text = +2 ai tiri di combattimento in questo edificio, in questo turno.
effect-brain_cramp = { card-brain_cramp }
    .text = I passi di questo movimento li decide qualcun altro.
effect-halved = Movimento dimezzato
    .text = Il prossimo tiro di movimento è dimezzato.
effect-weakened = Debolezza
    .text = Tutti i tiri d'attacco del prossimo turno ricevono −1.
effect-attack_bonus = Bonus d'attacco
    .text = I prossimi tiri d'attacco ricevono +1.
effect-sure_win = Vittoria sicura
    .text = Il prossimo combattimento contro uno zombi è vinto senza tirare.
effect-lost_turn = Turno perso
    .text = Il prossimo turno è perso.

## Quando si possono giocare carte: che cosa sentono tutti, e che cosa si chiede a ciascuno

window-name-turn-start = Comincia il turno di qualcuno
window-turn-start = Comincia il turno di { $seat }: si possono giocare carte.
prompt-turn-start =
    { $own ->
        [yes] Comincia il tuo turno: giochi o usi una carta?
       *[no] Comincia il turno di { $seat }: giochi o usi una carta?
    }
window-name-after-tile = Qualcuno ha finito con una tessera
window-after-tile = { $seat } ha finito con la tessera: si possono giocare carte.
prompt-after-tile =
    { $own ->
        [yes] Hai finito con la tessera: giochi o usi una carta?
       *[no] { $seat } ha finito con la tessera: giochi o usi una carta?
    }
window-name-pre-combat-roll = Qualcuno sta per tirare in un combattimento
window-pre-combat-roll = { $seat } sta per tirare contro uno zombi: si possono giocare carte.
prompt-pre-combat-roll =
    { $own ->
        [yes] Stai per tirare contro uno zombi: giochi o usi una carta?
       *[no] { $seat } sta per tirare contro uno zombi: giochi o usi una carta?
    }
window-name-post-combat-roll = Qualcuno ha tirato in un combattimento
window-post-combat-roll = { $seat } ha tirato contro uno zombi: il tiro si può ancora cambiare.
prompt-post-combat-roll =
    { $own ->
        [yes] Hai tirato contro lo zombi: giochi o usi una carta per questo tiro?
       *[no] { $seat } ha tirato contro uno zombi: giochi o usi una carta?
    }
window-name-pre-move-roll = Qualcuno sta per tirare per il movimento
window-pre-move-roll = { $seat } sta per tirare per il movimento: si possono giocare carte.
prompt-pre-move-roll =
    { $own ->
        [yes] Stai per tirare per il movimento: giochi o usi una carta?
       *[no] { $seat } sta per tirare per il movimento: giochi o usi una carta?
    }
window-name-post-move-roll = Qualcuno ha tirato per il movimento
window-post-move-roll = { $seat } ha tirato per il movimento: si possono giocare carte prima del primo passo.
prompt-post-move-roll =
    { $own ->
        [yes] Hai tirato per il movimento: giochi o usi una carta prima del primo passo?
       *[no] { $seat } ha tirato per il movimento: giochi o usi una carta prima del primo passo?
    }
window-name-after-step = Qualcuno ha fatto un passo
window-after-step = { $seat } ha fatto un passo: si possono giocare carte.
prompt-after-step =
    { $own ->
        [yes] Hai fatto un passo: giochi o usi una carta?
       *[no] { $seat } ha fatto un passo: giochi o usi una carta?
    }
window-name-pre-zombie-roll = Qualcuno sta per tirare per gli zombi
window-pre-zombie-roll = { $seat } sta per tirare per gli zombi: si possono giocare carte.
prompt-pre-zombie-roll =
    { $own ->
        [yes] Stai per tirare per gli zombi: giochi o usi una carta?
       *[no] { $seat } sta per tirare per gli zombi: giochi o usi una carta?
    }
window-name-post-zombie-roll = Qualcuno ha tirato per gli zombi
window-post-zombie-roll = { $seat } ha tirato per gli zombi: si possono giocare carte prima che si muovano.
prompt-post-zombie-roll =
    { $own ->
        [yes] Hai tirato per gli zombi: giochi o usi una carta prima che si muovano?
       *[no] { $seat } ha tirato per gli zombi: giochi o usi una carta prima che si muovano?
    }
window-name-turn-end = Finisce il turno di qualcuno
window-turn-end = Il turno di { $seat } sta per finire: si possono giocare carte.
prompt-turn-end =
    { $own ->
        [yes] Il tuo turno sta per finire: giochi o usi una carta?
       *[no] Il turno di { $seat } sta per finire: giochi o usi una carta?
    }
## Parlare

talk-caution = Alleatevi e traditevi soltanto ai fini di questa partita, e lasciate da parte le antipatie personali.

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
refusal-aimed-at-nothing = La carta { $card } non si usa contro nulla e contro nessuno.
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

## Il tavolo

zone-players = Giocatori
board-kills = { $count } di { $most }
roll-combat = Combattimento
roll-move = Movimento
roll-zombies = Zombi
roll-event = Evento
roll-attack = Attacco
roll-defence = Difesa
roll-dead = Non sono morti?

## Uno scontro

fight-title = Combattimento: { $tile }
fight-duel = { $name } contro { $other }
fight-prize = In palio:
fight-each-needs = Per ogni dado serve
fight-hits = { $name } va a segno con
fight-sure = Colpo sicuro
fight-bullets = Un proiettile per punto: lo zombi è tuo.
fight-first-aid = Non perdi punti vita e ritiri.
fight-lose-life = Lo zombi morde, poi ritiri.
fight-last-life = È l'ultimo!
fight-death = Muori e riparti dalla Piazza.
fight-roll = Tiri così come sei.
fight-stays = Il tiro resta com'è.
fight-accept = Se un dado è troppo basso, degli zombi scappano.
fight-attack = Se { $name } va a segno, perdi un punto vita; poi tiri per colpire anche tu.
fight-defence = Se { $name } va a segno, tiri per annullare il colpo.
fight-withdraw = Lo scontro è finito.
fight-go-on = Si continua con un altro scambio.

## La lezione

lesson-title = La tua prima epidemia
lesson-welcome = I morti camminano, e sull'ultimo elicottero c'è un posto solo. Tu sei { $player_1 }, e anche { $player_2 } vuole quel posto. Vince chi arriva per primo al centro dell'{ tile-helipad }, se lì non c'è nessuno zombi; oppure chi ha 25 zombi.
lesson-short = L'{ tile-helipad } però arriva tardi. In questa lezione bastano 5 zombi, così vedi come finisce una partita.
lesson-tile = Il turno comincia con una tessera, e hai pescato il { tile-florist }. Va dove le sue strade incontrano quelle della città. Piazzala a nord, intorno a N3.
lesson-tokens = Con la tessera sono arrivati tre zombi, uno per ogni casella dell'edificio, e dentro c'è qualcosa da trovare: 1 punto vita e 1 proiettile. Decidi tu dove. Metti il punto vita su N4, subito dietro la porta; il proiettile finirà lì accanto.
lesson-cards = Hai in mano tre carte evento, che nessun altro vede. Verrà il loro momento.
lesson-walk = Ora ti muovi, e il dado segna 6: puoi fare sei passi. Basta un clic sulla casella dove vuoi andare. Vai su N4, dentro l'edificio.
lesson-won = Lì c'era uno zombi, e hai dovuto combattere. Con 4 o più si vince; hai tirato 5, e lo zombi è tuo.
lesson-found = È tuo anche il punto vita su quella casella: ora ne hai 4, e il massimo è 5. Nella stanza accanto ci sono uno zombi e un proiettile. Vai su E1N4.
lesson-lost = Un 2 non basta. Puoi pagare un proiettile per ogni punto che ti manca; altrimenti perdi un punto vita e ritiri, finché non sparisce lo zombi o non muori tu. Hai tre proiettili: scegli «{ option-bullets }».
lesson-stop = Due zombi! E hai trovato il proiettile, quindi ne hai di nuovo due. Ti resta un passo, ma nessuno è obbligato a usarli tutti. Scegli «{ option-stop }».
lesson-zombies-walk = Dopo di te si muovono gli zombi: tiri per sapere quanti, e ognuno va avanti di una casella. Hai tirato 3, ma sulla mappa ne è rimasto uno solo. Doveva muoversi, e adesso è su N4, accanto a te.
lesson-discard = Alla fine del turno puoi scartare una carta, per pescarne un'altra più tardi. Scarta { card-alternate_food_source }.
lesson-step-in = { $player_2 } ha piazzato un { tile-road_cross } pieno di zombi e ha tirato 4 per il movimento. Le carte si giocano anche nel turno degli altri, e questo è il momento giusto per { card-brain_cramp }. Giocala.
lesson-astray = Adesso sei tu a dire dove va { $player_2 }, e su quella strada ci sono tanti zombi! Scegli S4.
lesson-death = { $player_2 } ha dovuto combattere e ci ha lasciato la pelle. Non è la fine: chi muore torna subito al centro della { tile-town_square }, con 3 punti vita e 3 proiettili. Perde metà dei suoi zombi, per eccesso, e le carte in gioco.
lesson-guest = Poi { $player_2 } ha mosso gli zombi, e uno di loro ora è sulla tua casella. Non lo combatti ancora.
lesson-road = Nel tuo turno viene prima la tessera: questa volta un { tile-road_cross }. Piazzala accanto al { tile-florist }, intorno a E3N3.
lesson-road-zombies = Una strada porta tanti zombi quante sono le sue uscite, qui quattro per cinque caselle. Di' quale casella resta vuota: scegli E4N3.
lesson-combat = Dopo la tessera viene il combattimento: lo zombi sulla tua casella va affrontato. Hai tirato 3. Basterebbe un proiettile, ma ne hai solo due, e 4 punti vita. Scegli «{ option-lose-life }».
lesson-drawn = Il secondo tiro è stato un 6: tre zombi. Poi hai pescato, e hai di nuovo tre carte.
lesson-onwards = Per il movimento è uscito 4, quanto basta per lo zombi sulla strada nuova. Vai su E2N3.
lesson-horde = Quattro! Ora tiri per gli zombi: se ne devono muovere tre, e decidi tu quali e dove. Libera la strada per il tuo prossimo turno: sposta lo zombi da E3N3 a E4N3. Gli altri due, questa volta, vanno da soli verso { $player_2 }.
lesson-one-card = Dall'inizio del tuo turno all'inizio del tuo turno successivo puoi giocare una carta. Se aspetti troppo, l'occasione è persa. Con { card-hysterical_paralysis } { $player_2 } salta un turno: giocala contro { $player_2 }.
lesson-keep = Anche le altre due non sono male. Scegli «{ option-keep }».
lesson-turn-lost = { $player_2 } ha saltato il turno, e tocca di nuovo a te. Hai pescato l'{ tile-drug_store }: tre zombi, tre punti vita. Piazzala in fondo alla strada nuova, intorno a E6N3.
lesson-last = Manca uno zombi! È su E4N3, e hai tre passi. Vai lì.
lesson-victory = Un 5, e il quinto zombi è tuo: hai vinto!
lesson-helipad = In una vera partita ne servono 25, e quasi sempre qualcuno arriva prima all'{ tile-helipad }. È tra le ultime quindici tessere e porta nove zombi, ma deve sparire solo quello al centro.
lesson-goodbye = Che cosa fanno le carte c'è scritto sopra, e negli edifici ti aspettano le armi. Fai in fretta, non avere scrupoli, e buona fortuna!

## La lezione di Squadra d'intervento

lesson-title-intervention-squad = Squadra d'intervento: la tua prima missione
lesson-squad-welcome = Stessa città, altro gioco: siete soldati, { $player_1 } e { $player_2 }, e l'elicottero non prende nessuno che abbia meno di 15 zombi. In questa lezione ne bastano 6. Vince chi allora sta al centro dell'{ tile-helipad }, se lì non c'è nessuno zombi.
lesson-squad-city = La città si costruisce tutta prima del primo turno, insieme e senza anelli. È già quasi completa; l'{ tile-helipad } è subito a nord della { tile-town_square }.
lesson-squad-last-tile = L'ultima tessera è tua. Qui le strade non portano zombi, li portano solo gli edifici e l'{ tile-helipad }. Piazza la { tile-road_straight } intorno a E6S12.
lesson-squad-event = Non ci sono carte: ogni turno comincia con il dado degli eventi, a dieci facce. Le righe da 1 a 5 sono obbligatorie, le altre si possono rifiutare. Hai tirato 7, due passi in più. Scegli «{ option-take }».
lesson-squad-walk = Per il movimento hai tirato 4, quindi hai sei passi. L'edificio { tile-sporting_goods } è vicino: vai su E3.
lesson-squad-loot = Nessuno è entrato qui prima di te, e quindi hai preso subito tutto quello che c'è nell'edificio, 2 punti vita e 4 proiettili; in questo gioco il limite di 5 punti vita non conta. Ora è depredato, e nessun altro ci trova niente.
lesson-squad-deeper = Hai anche vinto un combattimento. Nella stanza accanto aspetta un altro zombi: vai su E4.
lesson-squad-bullets = Si combatte come nel gioco base. Hai tirato 3, e hai sette proiettili: scegli «{ option-bullets }».
lesson-squad-lead = Poi hai raggiunto E4N1 e hai vinto ancora: tre zombi. Ora puoi guidarne alcuni: tanti quanti il tuo tiro di movimento, 4, e ognuno per la metà di quelle caselle, qui due. Non è obbligatorio. Scegli lo zombi su E1S3.
lesson-squad-lead-to = Gli zombi servono dove gli altri vogliono andare. Guidalo su S2, fuori in strada.
lesson-squad-attacked = { $player_2 } raggiunge la tua casella e ti attacca! Con un 5 o un 6 perdi un punto vita. Puoi difenderti e annullare il colpo con un 5 o un 6, oppure contrattaccare allo stesso modo. Scegli «{ option-stance-attack }».
lesson-squad-exchange = { $player_2 } ha mancato, e tu no! Dopo ogni scambio chi è attaccato può mettere fine allo scontro. Smetti finché va bene: scegli «{ option-withdraw }».
lesson-squad-luck = Un 10 sul dado degli eventi! O { $player_2 } perde un turno, o vinci senza tirare il tuo prossimo combattimento con uno zombi. Scegli «{ option-sure-win }».
lesson-squad-sure = Un 4 per il movimento. Prendi lo zombi su E3N1: con i passi che restano uscirai da qui. Vai su E3N1.
lesson-squad-ninth = Sei su E1, con quattro zombi. Ora il dado degli eventi segna 9: i tuoi prossimi due tiri d'attacco hanno +1. Scegli «{ option-take }».
lesson-squad-bonus = Ogni quattro zombi che hai, il tiro di movimento vale 1 in più: con un 3 fai quattro passi, proprio quanti ne servono per il centro dell'{ tile-helipad }. Vai su N3.
lesson-squad-victory = Hai combattuto fino in fondo. Il sesto zombi era proprio al centro, e conta anche lui: hai vinto!
lesson-squad-goodbye = In una vera partita servono 15 zombi, e chi muore ne perde metà, per mano di uno zombi o di un amico. Con Survivors!!! bisogna anche visitare due edifici. Alleati con gli altri, e non voltare loro le spalle.
