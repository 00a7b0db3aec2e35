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
when-any-life = In ogni momento, con almeno 2 punti vita
when-own-roll = Con un tuo tiro di movimento o combattimento
when-before-move = Prima del tuo tiro di movimento
when-opponent-moved = Dopo il tiro di movimento di un avversario
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
