### Last Night on Earth in italiano.

game-title = Last Night on Earth
game-blurb = Quattro persone, una cittadina e una notte che non vuole finire. Gli eroi frugano in cassetti e cantine in cerca di qualcosa che spari, bruci o si metta in moto; i morti continuano ad arrivare, e basta. Una parte ha gli attrezzi, l'altra ha il numero, e a parità vincono i morti.

## Le due fazioni

role-heroes = Eroi
role-zombies = Zombi
role-zombies_brown = Zombi marroni
role-zombies_green = Zombi verdi

## Classi di carte, e quando si possono giocare

kind-item = Oggetto
    .help = Sta scoperto sull'eroe che lo porta.
kind-event = Evento
    .help = Si tiene in segreto, e quando è stato giocato va negli scarti.
kind-unique_item = Oggetto unico
    .help = Un oggetto che esiste una volta sola. Si trova con una Ricerca di sopravvivenza e non è una carta eroe.
kind-tactic = Tattica di sopravvivenza
    .help = Si trova con una Ricerca di sopravvivenza, si tiene in segreto e si gioca come un evento. Non è una carta eroe.
kind-ranged_upgrade = Miglioramento a distanza
    .help = Si compra con punti esperienza e sta scoperto sul suo eroe per sempre.
kind-combat_upgrade = Miglioramento di combattimento
    .help = Si compra con punti esperienza e sta scoperto sul suo eroe per sempre.
kind-special_upgrade = Miglioramento speciale
    .help = Si compra con punti esperienza e sta scoperto sul suo eroe per sempre.
kind-zombie_upgrade = Miglioramento zombi
    .help = Si compra con i punti esperienza degli zombi e sta scoperto davanti a loro. Non è una carta zombi.
kind-once = Una volta
    .help = Si scarta quando si usa.
kind-lasting = Duraturo
    .help = Resta per sempre. Due copie si sommano.
kind-boost = Potenziamento
    .help = Si compra con punti esperienza per un miglioramento che un eroe ha già, e dura. È gratis per chi pesca di nuovo lo stesso miglioramento.
kind-zombie_card = Carta zombi
    .help = Un giocatore zombi la tiene in segreto finché non la gioca.
kind-fight = Carta combattimento
    .help = In un combattimento gli zombi ne giocano una sola, anche se viene neutralizzata.
kind-remains = Resta in gioco
    .help = Sta scoperta sul suo bersaglio o accanto alla mappa finché qualcosa non la fa scartare.
kind-immediate = Da giocare subito
    .help = Si gioca appena pescata, che piaccia o no.
kind-hero = Eroe
    .help = Uno dei vivi. Ferite, oggetti e combattimenti si contano per ciascuno.
kind-ability = Abilità
    .help = Quello che sa fare questo eroe e gli altri no. Usarla non è giocare una carta.
kind-building = Edificio
    .help = Gli eroi entrano ed escono dalle porte e ci cercano. Gli zombi passano attraverso i muri.
kind-marker = Segnalino
kind-undead = Non morto
kind-living = Vivo

when-any = In ogni momento, ma non in un combattimento
when-any-fight = In ogni momento, anche in un combattimento
when-any-before-fight = In ogni momento, o prima dei dadi di un combattimento
when-always = Finché il suo eroe ce l'ha
when-own-fight = In tutti i combattimenti del suo eroe
when-drawn = Appena si pesca
when-ranged = Come attacco a distanza del suo eroe
when-moving = Durante il movimento del suo eroe
when-own-moved = Alla fine dell'azione di movimento del suo eroe
when-before-fight = Prima dei dadi di un combattimento
when-fight = Prima o dopo i dadi di un combattimento
when-fight-rolled = Dopo i dadi di un combattimento
when-fight-won = Quando un combattimento è vinto
when-zombie-won = Quando uno zombi ha vinto un combattimento
when-fight-card = Quando gli zombi giocano una carta combattimento contro il suo eroe
when-gun-discarded = Quando il suo eroe sta per scartare un'Arma da fuoco
when-wound = Quando un eroe sta per essere ferito
when-own-any-wound = Quando il suo eroe sta per essere ferito
when-zombie-start = All'inizio del turno degli zombi
when-zombie-moves = Prima che uno zombi si muova
when-zombie-moves-fight = Prima che uno zombi si muova, o dopo i dadi di un combattimento
when-zombie-walls = All'inizio del turno degli zombi, o prima che uno zombi si muova
when-zombie-end = Alla fine del turno degli zombi
when-zombie-shot = Quando un'Arma da fuoco ha ucciso uno zombi
when-hero-start = All'inizio del turno degli eroi
when-activation = Quando comincia l'attivazione di un eroe
when-hero-way = Nel turno degli eroi, prima dei passi o fra un passo e l'altro, o contro { card-locked_door }
when-hero-rolled = Dopo il tiro di movimento di un eroe
when-hero-dice = Quando un eroe ha appena tirato dei dadi
when-rolled = Quando sono appena stati tirati dei dadi
when-hero-wounded = Quando uno zombi ha ferito un eroe che resta vivo
when-hero-fight-wounded = Quando un combattimento ha ferito un eroe che resta vivo
when-door = Quando un eroe sta per passare una porta
when-any-break = In ogni momento, quando si gioca una carta, o dopo una prova di rottura
when-townsfolk = Quando si gioca un evento Cittadino, o all'inizio del turno degli zombi
when-own-exchange = Allo scambio del suo eroe
when-own-move-action = Come azione di movimento del suo eroe
when-own-wound = Quando uno zombi sta per ferire il suo eroe
when-wound-killed = Quando un eroe sta per essere ferito o ucciso
when-hero-moved = Alla fine dell'azione di movimento di un eroe
when-hero-rolled-fight = Dopo il tiro di movimento di un eroe, o prima o dopo i dadi di un combattimento
when-hero-any = Nel turno degli eroi, ma non in un combattimento
when-any-fight-rolled = In ogni momento, o dopo i dadi di un combattimento
when-any-gas = In ogni momento, o quando il gas sta per esplodere
when-ranged-dice = Prima o dopo i dadi di un attacco a distanza
when-event = Quando gli eroi giocano un evento
when-move-action = Al posto dell'azione di movimento
when-search = Quando questo eroe cerca
when-movement = A ogni tiro di movimento
when-once-a-turn = Una volta per turno degli zombi e per turno degli eroi
when-break = Dopo una prova di rottura
when-break-passed = Quando un'arma da mischia ha superato una prova di rottura
when-zombie-card = Quando si gioca una carta zombi
when-first-aid = Quando scarta un Kit di pronto soccorso
when-entering = Quando entra in una casella con zombi
when-arriving = Quando questo eroe entra in gioco
when-hero-fights = In tutti i combattimenti di questo eroe
when-hero-always = Sempre
when-hero-activated = Quando comincia l'attivazione di questo eroe
when-hero-exchange = Allo scambio di questo eroe
when-hero-ranged = In tutti gli attacchi a distanza di questo eroe
when-hero-wound = Quando questo eroe sta per essere ferito
when-any-zombie-card = In ogni momento, o quando si gioca una carta zombi

## Parole chiave

keyword-hand_weapon = Arma da mischia
    .text = Aiuta nei combattimenti. Un eroe porta al massimo due armi, da mischia o a distanza.
keyword-ranged_weapon = Arma a distanza
    .text = Si usa una volta per attivazione, contro un bersaglio entro la gittata e in linea di vista.
keyword-gun = Arma da fuoco
    .text = Al suo posto si possono scartare Munizioni, e può sparare a un segnalino Gas.
keyword-two_handed = A due mani
    .text = Conta come due oggetti, e un'arma come due armi.
keyword-flare = Razzo
    .text = Si spara, ma non è un'Arma da fuoco e non conta come arma.
keyword-fire = Fuoco
    .text = Accende la dinamite. Scartato al posto di un attacco a distanza, appicca un fuoco o innesca il gas.
keyword-explosive = Esplosivo
    .text = Chi ne viene ucciso non si rialza come eroe zombi.
keyword-ammo = Munizioni
    .text = Si possono raccogliere all'Armeria e alla Stazione di polizia.
keyword-first_aid = Pronto soccorso
    .text = Si può raccogliere all'Ospedale, alla Drogheria e al Rifugio.
keyword-animal = Animale
    .text = Basta un fischio, e arriva.
keyword-townsfolk = Cittadino
    .text = Qualcuno del posto. Ad alcune carte importa, e in uno scenario sono loro da salvare.
keyword-heroic = Eroico
    .text = Un eroe ha al massimo una carta Eroico.
keyword-student = Studente
    .text = Va al liceo. Ci sono carte solo per gli Studenti, e carte contro di loro.
keyword-law_enforcement = Forze dell'ordine
    .text = Porta un distintivo. Il vicesceriffo Taylor bada ai suoi.
keyword-holy = Religioso
    .text = Su questo eroe Fede resta in gioco.
keyword-strange = Strano
    .text = Nessuno sa da dove venga questo eroe, e qualcuno non si fida.
keyword-survivor = Sopravvissuto
    .text = Ha già superato una notte così, e non è mai in partita insieme a chi era allora.

# Che cosa si dà o si prende se uno scambio va in un solo senso.
card- = niente

## Carte eroe: oggetti

card-signal_flare = Razzo di segnalazione
    .kind = { kind-item } · { keyword-ranged_weapon } · { keyword-flare }
    .text = Gittata 4, uno zombi: con 2 o più è ucciso. Scartalo quando lo spari. Non conta come arma.
    .when = { when-ranged }
    .flavour = Qualcuno lo vedrà. L'hanno visto tutti.
card-revolver = Revolver
    .kind = { kind-item } · { keyword-ranged_weapon } · { keyword-gun }
    .text = Gittata 3, uno zombi: con 4 o più è colpito. Con un 1 su quel dado il Revolver è scarico e si scarta.
    .when = { when-ranged }
    .flavour = Sei colpi. Contali.
card-pump_shotgun = Fucile a pompa
    .kind = { kind-item } · { keyword-ranged_weapon } · { keyword-gun }
    .text = Gittata 2, una casella: tira per ogni zombi che c'è, e 3 o più lo colpisce; gli eroi non rischiano. Poi tira un dado: con 1 o 2 il fucile è scarico e si scarta.
    .when = { when-ranged }
    .flavour = Non serve mirare troppo.
card-baseball_bat = Mazza da baseball
    .kind = { kind-item } · { keyword-hand_weapon }
    .text = Tira un dado di combattimento in più; anche più volte nello stesso combattimento. Dopo ogni uso si rompe con 1 o 2.
    .when = { when-fight-rolled }
    .flavour = Gli ospiti sono in anticipo.
card-meat_cleaver = Mannaia
    .kind = { kind-item } · { keyword-hand_weapon }
    .text = Appena uno dei tuoi dadi di combattimento mostra 6, lo zombi è ucciso e il combattimento finisce.
    .when = { when-own-fight }
    .flavour = Piatto del giorno: spalla.
card-pitchfork = Forcone
    .kind = { kind-item } · { keyword-hand_weapon }
    .text = Una volta per combattimento, ritira quanti vuoi dei tuoi dadi. Si rompe con 1 o 2; se hai una Torcia, solo con 1.
    .when = { when-fight-rolled }
    .flavour = Una folla inferocita, di una persona.
card-fire_axe = Ascia antincendio
    .kind = { kind-item } · { keyword-hand_weapon }
    .text = Neutralizza una carta combattimento degli zombi in un combattimento del suo eroe. Si rompe con 1, 2 o 3. Le porte bloccate non fermano il suo eroe.
    .when = { when-fight-card }
    .flavour = In caso di emergenza. Eccola.
card-chainsaw = Motosega
    .kind = { kind-item } · { keyword-hand_weapon }
    .text = In questo combattimento tira un dado in più e, se vinci, lo zombi è ucciso. Se perdi, scarta la Motosega, o al suo posto un tuo Gasolio.
    .when = { when-fight }
    .flavour = Parte al terzo strappo.
card-welding_torch = Cannello da saldatore
    .kind = { kind-item } · { keyword-hand_weapon } · { keyword-fire }
    .text = Ritira uno dei tuoi dadi; anche più volte nello stesso combattimento. Dopo ogni uso si rompe con 1 o 2.
    .when = { when-fight-rolled }
    .flavour = Non guardare la fiamma.
card-crowbar = Piede di porco
    .kind = { kind-item } · { keyword-hand_weapon }
    .text = In questo combattimento vinci a parità. Si rompe con 1 o 2.
    .when = { when-fight-rolled }
    .flavour = Un argomento solido.
card-ammo = Munizioni
    .kind = { kind-item } · { keyword-ammo }
    .text = Scartale al posto di un'Arma da fuoco dello stesso eroe.
    .when = { when-gun-discarded }
    .flavour = Erano dietro i cereali.
card-torch = Torcia
    .kind = { kind-item } · { keyword-fire }
    .text = Luci spente non ferma il suo eroe. Oppure scartala: lo zombi ritira tutti i suoi dadi di combattimento.
    .when = { when-fight-rolled }
    .flavour = Hanno visto abbastanza film da indietreggiare.
card-keys = Chiavi
    .kind = { kind-item }
    .text = Le porte bloccate non fermano il loro eroe. Oppure scartale mentre il loro eroe è in un edificio: pesca 2 carte eroe.
    .when = { when-any }
    .flavour = È sempre l'ultima del mazzo.
card-first_aid_kit = Kit di pronto soccorso
    .kind = { kind-item } · { keyword-first_aid }
    .text = Scartalo: un eroe sulla stessa casella o su una adiacente è curato di tutte le ferite.
    .when = { when-any }
    .flavour = Cerotti con gli orsetti.
card-lighter = Accendino
    .kind = { kind-item } · { keyword-fire }
    .text = Luci spente non ferma il suo eroe. Come oggetto Fuoco accende dinamite, fuochi e gas.
    .when = { when-always }
    .flavour = E diceva che era per le candele.
card-dynamite = Dinamite
    .kind = { kind-item } · { keyword-explosive }
    .text = Con un oggetto Fuoco: gittata 2, in linea di vista, una casella. Ogni zombi che c'è è ucciso con 2 o più, ogni eroe con 5 o più. Poi si scarta. Senza oggetto Fuoco può bastare un fuoco sul bersaglio o sulla traiettoria.
    .when = { when-ranged }
    .flavour = Tenere all'asciutto. Tenere lontano. Correre.
card-gasoline = Gasolio
    .kind = { kind-item } · { keyword-explosive }
    .text = Scartalo: metti un segnalino Gas sulla casella dell'eroe o su una adiacente.
    .when = { when-moving }
    .flavour = Una scia sottile, fino alla pompa.
card-old_betsy = Old Betsy
    .kind = { kind-item } · { keyword-animal }
    .text = Scartala e metti il suo segnalino su una casella qualsiasi. In questo turno gli zombi che sono lì non se ne muovono; poi a ciascuno serve 5 o più con un dado per uscire, e allora lei scappa.
    .when = { when-any }
    .flavour = Brava. Ferma lì.
card-fire_extinguisher = Estintore
    .kind = { kind-item }
    .text = Scartalo per interrompere un combattimento del suo eroe; oppure, fuori dai combattimenti, per spostare come vuoi di 1 casella ogni zombi sulla sua casella e su quelle adiacenti, attraverso i muri e nonostante la fame, o per togliere un segnalino Fuoco da lì.
    .when = { when-any-fight }
    .flavour = Tira, mira, urla.
card-machete = Machete
    .kind = { kind-item } · { keyword-hand_weapon }
    .text = Una volta per combattimento, tira un dado di combattimento in più. Si rompe con 1.
    .when = { when-fight-rolled }
    .flavour = La siepe può aspettare.
card-kitchen_knife = Coltello da cucina
    .kind = { kind-item } · { keyword-hand_weapon }
    .text = Una volta per combattimento: +1 a uno dei tuoi dadi di combattimento. Si rompe con 1 o 2.
    .when = { when-fight-rolled }
    .flavour = Taglia, affetta, trema.
card-double_barrel = Doppietta
    .kind = { kind-item } · { keyword-ranged_weapon } · { keyword-gun } · { keyword-two_handed }
    .text = Gittata 2, una casella: tira per ogni zombi che c'è, e 2 o più lo colpisce; gli eroi non rischiano. Poi tira un dado: con 1, 2 o 3 la doppietta è scarica e si scarta.
    .when = { when-ranged }
    .flavour = Uno per te. E uno anche per te.
card-flashlight = Torcia elettrica
    .kind = { kind-item }
    .text = Un segnalino Luci spente non ferma il suo eroe. Oppure scartala per neutralizzare una carta zombi che metterebbe uno zombi sulla casella del suo eroe.
    .when = { when-zombie-card }
    .flavour = Basta scuoterla, e va.
card-walkie_talkie = Ricetrasmittente
    .kind = { kind-item }
    .text = Il suo eroe può scambiare oggetti anche con un eroe in qualsiasi punto della mappa che abbia anche lui una Ricetrasmittente.
    .when = { when-own-exchange }
    .flavour = Ripeti. Hai portato che cosa? Passo.
card-duct_tape = Nastro adesivo
    .kind = { kind-item }
    .text = Scartalo per combinare due altri oggetti del suo eroe: contano come uno solo, a due mani se uno dei due lo è. Se uno va scartato, si scarta anche l'altro, tranne con 4 o più su un dado.
    .when = { when-any }
    .flavour = Se non tiene, mettine ancora.
card-hammer_and_nails = Martello e chiodi
    .kind = { kind-item }
    .text = Il suo eroe può costruire con qualsiasi tiro di movimento, e con 4 o più piazza 2 segnalini.
    .when = { when-own-move-action }
    .flavour = Attento al pollice.
card-backpack = Zaino
    .kind = { kind-item }
    .text = Non conta come oggetto, e il suo eroe porta 2 oggetti in più che non siano armi.
    .when = { when-always }
    .flavour = Con dentro ancora i compiti.
card-bear_trap = Tagliola
    .kind = { kind-item }
    .text = Scartala: metti il suo segnalino sulla casella del suo eroe. Il prossimo zombi che entra in quella casella è ucciso, senza punti esperienza per l'eroe, e il segnalino si toglie.
    .when = { when-moving }
    .flavour = Agli orsi nessuno l'ha detto.
card-hunting_rifle = Fucile da caccia
    .kind = { kind-item } · { keyword-ranged_weapon } · { keyword-gun } · { keyword-two_handed }
    .text = Gittata 5, uno zombi: con 3 o più è colpito. Con un 1 su quel dado il Fucile da caccia è scarico e si scarta.
    .when = { when-ranged }
    .flavour = Caccia chiusa. Nessuno farà la multa.
card-logging_axe = Accetta da boscaiolo
    .kind = { kind-item } · { keyword-hand_weapon } · { keyword-two_handed }
    .text = Una volta per combattimento, tira un dado di combattimento in più; se vinci quel combattimento e uno dei tuoi dadi mostra 6, lo zombi è ucciso. Si rompe con 1.
    .when = { when-fight-rolled }
    .flavour = Attenti, cade.
card-molotov = Bottiglia molotov
    .kind = { kind-item } · { keyword-fire } · { keyword-explosive }
    .text = Scartala: gittata 2, in linea di vista, una casella. Ogni zombi che c'è è ucciso con 3 o più, ogni eroe con un 6. Poi metti lì un segnalino Fuoco nuovo.
    .when = { when-ranged }
    .flavour = Agitare? Meglio di no.
card-hard_hat = Elmetto
    .kind = { kind-item }
    .text = Una volta per ferita, tira un dado: con 5 o più la ferita è evitata, con un 1 scarta l'Elmetto.
    .when = { when-own-wound }
    .flavour = La sicurezza prima di tutto. E dopo.
card-climbing_rope = Corda
    .kind = { kind-item }
    .text = Scartala: per il resto di questo movimento il suo eroe può passare attraverso i muri.
    .when = { when-moving }
    .flavour = Non guardare giù. Loro guardano su.
card-moonshine = Distillato
    .kind = { kind-item } · { keyword-fire } · { keyword-first_aid }
    .text = Scartalo: cura 1 ferita del suo eroe, che tira un dado di combattimento in più fino alla fine del turno.
    .when = { when-any }
    .flavour = Per uso medico. Quasi sempre.

## Carte eroe: eventi

card-recovery = Recupero
    .kind = { kind-event } · { keyword-first_aid }
    .text = Cura 1 ferita di un eroe qualsiasi.
    .when = { when-any }
    .flavour = Siediti. Respira. Adesso alzati.
card-get_back_you_devils = Indietro, demoni
    .kind = { kind-event }
    .text = Lo zombi che un eroe ha appena battuto è ucciso, con o senza doppio.
    .when = { when-fight-won }
    .flavour = Non nella mia città.
card-faith = Fede
    .kind = { kind-event }
    .text = Un eroe tira un dado di combattimento in più fino alla fine del turno. Su un eroe Religioso resta in gioco, al massimo una.
    .when = { when-any-fight }
    .flavour = Qualcuno deve pur credere in noi.
card-at_last = Finalmente…
    .kind = { kind-event }
    .text = Neutralizza una carta zombi che resta in gioco.
    .when = { when-hero-start }
    .flavour = La luce! È tornata la luce!
card-just_a_scratch = Solo un graffio
    .kind = { kind-event }
    .text = La ferita è evitata.
    .when = { when-wound }
    .flavour = Ha preso solo la giacca.
card-mr_hyde = Mr. Hyde, insegnante
    .kind = { kind-event } · { keyword-townsfolk }
    .text = Interrompi un combattimento di uno Studente. Oppure, dopo i dadi: +1 o −1 a un dado di combattimento qualsiasi.
    .when = { when-fight }
    .flavour = La lezione è finita. Correte.
card-doc_brody = Dottor Brody
    .kind = { kind-event } · { keyword-townsfolk }
    .text = Cura tutte le ferite di un eroe qualsiasi. Se è Becky, mescola questa carta nel mazzo degli eroi.
    .when = { when-any }
    .flavour = Ne prenda due e resti in vita.
card-farmer_sty = Fattore Sty
    .kind = { kind-event } · { keyword-townsfolk }
    .text = Uno zombi non può muoversi in questo turno. Oppure, in un combattimento: +1 o −1 a un dado di combattimento qualsiasi.
    .when = { when-zombie-moves-fight }
    .flavour = Giù dal mio campo!
card-principal_gomez = Preside Gomez
    .kind = { kind-event } · { keyword-townsfolk }
    .text = Neutralizza una carta zombi qualsiasi, mentre si gioca o mentre resta in gioco. Oppure, dopo i dadi di un combattimento: lo zombi ritira tutti i suoi dadi.
    .when = { when-any-fight }
    .flavour = Nel mio ufficio. Subito.
card-deputy_taylor = Vicesceriffo Taylor
    .kind = { kind-event } · { keyword-townsfolk }
    .text = Interrompi un combattimento di un eroe Forze dell'ordine o Strano. Oppure, fuori dai combattimenti: mescola nel mazzo fino a 3 carte degli scarti degli eroi.
    .when = { when-any-fight }
    .flavour = Ho chiesto rinforzi. Non risponde nessuno.
card-jeb = Jeb, il meccanico
    .kind = { kind-event } · { keyword-townsfolk }
    .text = Neutralizza una carta zombi qualsiasi, mentre si gioca o mentre resta in gioco. Oppure, in ogni momento o dopo i dadi di un combattimento: un eroe tira un dado di combattimento in più fino alla fine del turno.
    .when = { when-any-fight }
    .flavour = Passami la chiave. No, quella grossa.
card-just_what_i_needed = Proprio quello che serviva
    .kind = { kind-event } · { kind-immediate }
    .text = Prendi una carta qualsiasi dagli scarti degli eroi; se non ce ne sono, puoi pescare una carta. Oppure prendi una carta dello scenario dal mazzo degli eroi, e mescolalo.
    .when = { when-drawn }
    .flavour = Fra tutti i cassetti della città.
card-heroic_resolve = Determinazione eroica
    .kind = { kind-event } · { keyword-heroic } · { kind-remains }
    .text = Su un eroe con 2 o più zombi sulla sua casella: un dado di combattimento in più, e vince a parità. Si scarta quando quell'eroe cerca.
    .when = { when-any-before-fight }
    .flavour = Ho finito di scappare.
card-heros_rage = Furia dell'eroe
    .kind = { kind-event } · { keyword-heroic }
    .text = Su un eroe con 2 o più zombi sulla sua casella, finché non inizia il prossimo turno degli eroi: un dado di combattimento in più, e gli zombi battuti sono uccisi.
    .when = { when-any-before-fight }
    .flavour = Quella era mia sorella!
card-blocked_windows = Finestre sbarrate
    .kind = { kind-event }
    .text = In questo turno nessuno zombi passa attraverso muri o porte.
    .when = { when-zombie-walls }
    .flavour = Dammi una mano con l'armadio.
card-escape_window = Fuga dalla finestra
    .kind = { kind-event }
    .text = Fino alla fine del turno degli eroi un eroe può passare diritto attraverso i muri, se quel movimento non finisce in un edificio. Porta bloccata è neutralizzata.
    .when = { when-hero-way }
    .flavour = Primo piano. Quasi tutte rose.
card-adrenaline = Adrenalina
    .kind = { kind-event }
    .text = Tira un dado: l'eroe si muove ancora fino alla metà delle caselle che mostra, arrotondata per eccesso.
    .when = { when-hero-moved }
    .flavour = Le gambe hanno deciso da sole.
card-run_for_it = Scappiamo!
    .kind = { kind-event }
    .text = Tutti i tiri di movimento di questo turno degli eroi hanno +1.
    .when = { when-hero-start }
    .flavour = Al tre. Tre!
card-nick_of_time = Appena in tempo
    .kind = { kind-event }
    .text = L'eroe non subisce la ferita e non muore, ma si sposta su una casella adiacente senza zombi, anche attraverso i muri; se non ce n'è, resta dov'è.
    .when = { when-wound-killed }
    .flavour = Qualcuno ha tirato. Grazie, qualcuno.
card-stand_together = Uniti
    .kind = { kind-event }
    .text = Una casella con 2 o più eroi: ogni eroe che è lì tira un dado di combattimento in più fino alla fine del turno.
    .when = { when-any }
    .flavour = A te la metà di sinistra.
card-coach_miller = Coach Miller
    .kind = { kind-event } · { keyword-townsfolk }
    .text = +2 a un tiro di movimento. Oppure interrompi un combattimento di uno Studente.
    .when = { when-hero-rolled-fight }
    .flavour = E questa la chiami corsa?
card-widow_harper = Vedova Harper
    .kind = { kind-event } · { keyword-townsfolk }
    .text = Fino a 2 eroi sono curati di 1 ferita ciascuno. Oppure, dopo i dadi di un combattimento: lo zombi ritira tutti i suoi dadi di combattimento.
    .when = { when-any-fight-rolled }
    .flavour = Quello era mio marito. Già due volte.
card-survival_instinct = Istinto di sopravvivenza
    .kind = { kind-event }
    .text = Pesca per un eroe una carta di uno dei mazzi Sopravvivenza, a tua scelta. In una partita senza mazzi Sopravvivenza: pesca una carta eroe.
    .when = { when-hero-any }
    .flavour = Che cosa avrebbe fatto la nonna?
card-board_it_up = Sbarrate tutto!
    .kind = { kind-event }
    .text = Su una parete che dà all'esterno, toccata dalla casella di un eroe: piazza una barricata, o fino a 2 rinforzi su quella che c'è.
    .when = { when-any }
    .flavour = Il pianoforte no. E va bene, anche quello.
card-bucket_brigade = Catena di secchi
    .kind = { kind-event }
    .text = Togli fino a 2 segnalini Fuoco. Oppure, quando un segnalino Gas sta per esplodere: non esplode, e si toglie.
    .when = { when-any-gas }
    .flavour = Passa. Non versare. Passa.
card-lesson_learned = Lezione imparata
    .kind = { kind-event }
    .text = Un eroe riceve 2 punti esperienza. In una partita senza punti esperienza: pesca una carta eroe.
    .when = { when-any }
    .flavour = La prossima volta, controlla il sedile di dietro.
card-clear_shot = Tiro pulito
    .kind = { kind-event }
    .text = Prima dei dadi: +2 a tutti i tiri per colpire di questo attacco. Oppure, dopo i dadi: ritirane quanti vuoi.
    .when = { when-ranged-dice }
    .flavour = Espira. Adesso.
card-ranger_holt = Ranger Holt
    .kind = { kind-event } · { keyword-townsfolk }
    .text = Neutralizza una carta zombi qualsiasi, mentre si gioca o mentre resta in gioco. Oppure, fuori dai combattimenti: un eroe con un'Arma da fuoco fa subito un attacco a distanza.
    .when = { when-any-fight }
    .flavour = Non date da mangiare agli animali.

## Oggetti unici

card-samurai_sword = Spada da samurai
    .kind = { kind-unique_item } · { keyword-hand_weapon }
    .text = Una volta per combattimento, ritira quanti vuoi dei tuoi dadi. Se ce l'ha Jake, tira anche un dado di combattimento in più.
    .when = { when-fight-rolled }
    .flavour = Se stava sopra il camino, un motivo c'era.
card-sniper_rifle = Fucile di precisione
    .kind = { kind-unique_item } · { keyword-ranged_weapon } · { keyword-gun } · { keyword-two_handed }
    .text = Gittata 6, uno zombi: con 3 o più è colpito, da un eroe Forze dell'ordine con 2 o più. Con un 1 su quel dado il fucile è scarico e si scarta.
    .when = { when-ranged }
    .flavour = Da quassù sembrano quasi tranquilli.
card-magnum = Magnum
    .kind = { kind-unique_item } · { keyword-ranged_weapon } · { keyword-gun }
    .text = Gittata 3, uno zombi: con 3 o più è ucciso. Con un 1 su quel dado la Magnum è scarica e si scarta.
    .when = { when-ranged }
    .flavour = Un colpo basta e avanza.
card-flamethrower = Lanciafiamme
    .kind = { kind-unique_item } · { keyword-ranged_weapon } · { keyword-fire } · { keyword-two_handed }
    .text = Gittata 1, una casella adiacente: ogni zombi che c'è è ucciso con 3 o più, ogni eroe con 5 o più. Metti lì un segnalino Fuoco nuovo. Poi tira un dado: con 1 o 2 scarta il Lanciafiamme.
    .when = { when-ranged }
    .flavour = Ben cotti, almeno fuori.
card-holy_relic = Reliquia
    .kind = { kind-unique_item }
    .text = Il suo eroe vince a parità. Un eroe Religioso tira anche un dado di combattimento in più.
    .when = { when-own-fight }
    .flavour = Terzo secolo, dice l'etichetta. Più o meno.
card-doctors_bag = Borsa del medico
    .kind = { kind-unique_item } · { keyword-first_aid }
    .text = Un eroe sulla casella dell'eroe che ha la borsa è curato di tutte le ferite. Poi tira un dado: con 1 o 2 scarta la borsa. Se ce l'ha Becky, non si tira.
    .when = { when-move-action }
    .flavour = Sa di visite a domicilio.
card-police_radio = Radio della polizia
    .kind = { kind-unique_item }
    .text = Guarda le 3 carte in cima al mazzo degli eroi e rimettile nell'ordine che vuoi. Se il suo eroe è delle Forze dell'ordine, una può andare sotto il mazzo.
    .when = { when-hero-start }
    .flavour = A tutte le unità. A un'unità qualsiasi.
card-motorcycle = Motocicletta
    .kind = { kind-unique_item } · { keyword-two_handed }
    .text = Un movimento che il suo eroe fa tutto all'aperto può essere più lungo di 3 caselle.
    .when = { when-moving }
    .flavour = Niente casco. Che cosa può succedere?
card-kevlar_vest = Giubbotto antiproiettile
    .kind = { kind-unique_item }
    .text = Una volta per ferita, tira un dado: con 4 o più la ferita è evitata, con un 1 scarta il giubbotto.
    .when = { when-own-any-wound }
    .flavour = Non provato contro i denti.
card-night_goggles = Visore notturno
    .kind = { kind-unique_item }
    .text = Un segnalino Luci spente non ferma il suo eroe. Le armi a distanza del suo eroe hanno 1 di gittata in più.
    .when = { when-always }
    .flavour = Rimpiangerai il buio.
card-master_keys = Passepartout
    .kind = { kind-unique_item }
    .text = Le porte bloccate non fermano il suo eroe. Oppure scartalo mentre il suo eroe è in un edificio: pesca 3 carte eroe.
    .when = { when-any }
    .flavour = Il bidello entra dappertutto. Entrava.
card-football_helmet = Casco da football
    .kind = { kind-unique_item }
    .text = Scartalo: la ferita è evitata. Se ce l'ha Johnny, con 4 o più su un dado lo tiene.
    .when = { when-own-any-wound }
    .flavour = Fatto per i placcaggi. Quelli non mordono.
card-old_diary = Vecchio diario
    .kind = { kind-unique_item }
    .text = Scartalo: neutralizza una carta zombi che resta in gioco.
    .when = { when-any }
    .flavour = L'ultima pagina parla di stanotte.
card-nail_gun = Sparachiodi
    .kind = { kind-unique_item } · { keyword-ranged_weapon } · { keyword-gun }
    .text = Gittata 2, uno zombi: con 5 o più è colpito. La Sparachiodi non si scarica mai. Il suo eroe può costruire con qualsiasi tiro di movimento.
    .when = { when-ranged }
    .flavour = Fai da te.
card-sledgehammer = Mazza
    .kind = { kind-unique_item } · { keyword-hand_weapon } · { keyword-two_handed }
    .text = Una volta per combattimento, tira un dado di combattimento in più e, se vinci, lo zombi è ucciso. Si rompe con 1 o 2.
    .when = { when-fight-rolled }
    .flavour = Per i muri, di solito.
card-bowie_knife = Coltello bowie
    .kind = { kind-unique_item } · { keyword-hand_weapon }
    .text = Una volta per combattimento, +1 a uno dei tuoi dadi. Non conta come arma.
    .when = { when-fight-rolled }
    .flavour = Il nonno non ha mai spiegato le tacche.
card-supply_bag = Sacca di provviste
    .kind = { kind-unique_item }
    .text = Non conta come oggetto, e il suo eroe porta 3 oggetti in più che non siano armi. Se la prende Kenny, pesca 1 carta eroe.
    .when = { when-always }
    .flavour = Carta o plastica?
card-lucky_coin = Moneta fortunata
    .kind = { kind-unique_item }
    .text = Scartala: uno di questi dadi, dell'una o dell'altra fazione, si ritira. Se ce l'ha Sally, con 4 o più su un dado la tiene.
    .when = { when-rolled }
    .flavour = Testa, si vive.
card-case_of_tnt = Cassa di TNT
    .kind = { kind-unique_item } · { keyword-explosive } · { keyword-two_handed }
    .text = Scartala: gittata 2, in linea di vista, una casella; con 1 su un dado quella del suo eroe. Lì tutti uccisi, accanto feriti con 2 o più. Se il suo eroe perde un combattimento, con 1 esplode.
    .when = { when-ranged }
    .flavour = Non farla cadere. Non pensarci nemmeno.
card-adrenaline_shot = Fiala di adrenalina
    .kind = { kind-unique_item } · { keyword-first_aid }
    .text = Scartala: il suo eroe ha una seconda azione di movimento in questa attivazione.
    .when = { when-own-moved }
    .flavour = Si dorme dopo. Se c'è un dopo.

## Tattiche di sopravvivenza

card-sewer_access = Accesso alle fogne
    .kind = { kind-tactic }
    .text = Le fogne entrano in gioco: gli eroi piazzano un ingresso, poi gli zombi l'altro a distanza 4 o più, all'aperto dove non c'è nessuno. Se ci sono già, sposta un ingresso su una casella così.
    .when = { when-any }
    .flavour = Attenti alla testa. E a tutto il resto.
card-cover_fire = Fuoco di copertura
    .kind = { kind-tactic }
    .text = Un eroe con un'arma a distanza fa subito un attacco a distanza, oltre al suo.
    .when = { when-any }
    .flavour = Corri quando grido. Ora!
card-regroup = Riorganizzarsi
    .kind = { kind-tactic }
    .text = Scegli una casella con 2 o più eroi: cura 1 ferita di ciascuno di loro.
    .when = { when-any }
    .flavour = Siamo tutti qui?
card-scout_ahead = In avanscoperta
    .kind = { kind-tactic }
    .text = Guarda le 5 carte in cima al mazzo degli eroi. Una va a un eroe o nella tua mano, come se fosse pescata; mescola le altre nel mazzo.
    .when = { when-hero-any }
    .flavour = Niente. Niente. Oh.
card-diversion = Diversivo
    .kind = { kind-tactic }
    .text = Fino a 4 zombi fanno 1 passo ciascuno, a scelta degli eroi, nonostante la fame, ma non sulla casella di un eroe. Contano come già mossi.
    .when = { when-zombie-moves }
    .flavour = Tutti gli antifurti della via.
card-fortify = Fortificare
    .kind = { kind-tactic }
    .text = Su pareti che danno all'esterno, toccate dalle caselle di eroi: piazza in tutto fino a 3 barricate o rinforzi.
    .when = { when-any }
    .flavour = Chiodi, assi, il pianoforte.
card-rest_up = Riposo
    .kind = { kind-tactic }
    .text = Un eroe in un edificio senza zombi è curato di tutte le ferite, al posto della sua azione di movimento.
    .when = { when-move-action }
    .flavour = Cinque minuti. Svegliami prima di loro.
card-field_training = Addestramento sul campo
    .kind = { kind-tactic }
    .text = Un eroe riceve 3 punti esperienza. In una partita senza punti esperienza: pesca 2 carte eroe.
    .when = { when-any }
    .flavour = Su il gomito. Mira più in basso. Bene.
card-second_chance = Seconda possibilità
    .kind = { kind-tactic }
    .text = Ritira quanti vuoi dei dadi che l'eroe ha appena tirato.
    .when = { when-hero-dice }
    .flavour = Quella non valeva.
card-safe_house = Rifugio sicuro
    .kind = { kind-tactic }
    .text = Scegli un edificio in cui c'è un eroe. Fino alla fine del turno degli zombi nessuna carta ci mette zombi, e ogni passo di uno zombi per entrarci richiede 4 o più su un dado.
    .when = { when-zombie-start }
    .flavour = Nessuno respiri. Nessuno.

# Nomi dei mazzi.
survival-deck-unique_items = Oggetti unici
survival-deck-tactics = Tattiche di sopravvivenza

## Miglioramenti

upgrade-deck-ranged = A distanza
upgrade-deck-combat = Combattimento
upgrade-deck-special = Speciale
upgrade-deck-zombie = Miglioramenti degli zombi

upgrade-steady_aim = Mira salda
    .kind = { kind-ranged_upgrade }
    .text = Una volta per turno, +1 a un tiro per colpire di questo eroe.
    .boost = +1 a tutti i tiri per colpire di questo eroe.
    .more = { kind-boost }: { upgrade-steady_aim.boost }
    .flavour = Espira. Poi premi.
upgrade-quick_reload = Ricarica veloce
    .kind = { kind-ranged_upgrade }
    .text = Una volta per turno, questo eroe può ritirare un dado per le munizioni.
    .boost = La prima volta in ogni turno che un'arma a distanza di questo eroe sarebbe scarica, non lo è.
    .more = { kind-boost }: { upgrade-quick_reload.boost }
    .flavour = Tasche piene di cartucce.
upgrade-sharpshooter = Tiratore scelto
    .kind = { kind-ranged_upgrade }
    .text = Le armi a distanza di questo eroe hanno 1 di gittata in più.
    .boost = Le armi a distanza di questo eroe hanno 2 di gittata in più, invece di 1.
    .more = { kind-boost }: { upgrade-sharpshooter.boost }
    .flavour = Bottiglie, lattine, cappelli, teste.
upgrade-trick_shot = Colpo ad effetto
    .kind = { kind-ranged_upgrade }
    .text = Una volta per turno, questo eroe può ritirare il dado di un tiro per colpire mancato.
    .boost = Due volte per turno, invece di una.
    .more = { kind-boost }: { upgrade-trick_shot.boost }
    .flavour = Dalla campana al cartello, dal cartello all'orecchio.
upgrade-strong_arm = Braccio forte
    .kind = { kind-ranged_upgrade }
    .text = Gli oggetti che questo eroe lancia hanno 1 di gittata in più.
    .boost = Questo eroe può lanciare un oggetto oltre all'attacco a distanza.
    .more = { kind-boost }: { upgrade-strong_arm.boost }
    .flavour = Tre estati da lanciatore.
upgrade-gunslinger = Pistolero
    .kind = { kind-ranged_upgrade }
    .text = Questo eroe può fare l'attacco a distanza prima dell'azione di movimento.
    .boost = Questo eroe può fare due attacchi a distanza per turno, con armi diverse.
    .more = { kind-boost }: { upgrade-gunslinger.boost }
    .flavour = Prima spara. Quelli non fanno domande.
upgrade-brawler = Rissoso
    .kind = { kind-combat_upgrade }
    .text = Questo eroe tira un dado di combattimento in più nel primo combattimento di ogni turno.
    .boost = Questo eroe tira un dado di combattimento in più in ogni combattimento.
    .more = { kind-boost }: { upgrade-brawler.boost }
    .flavour = Cacciato da due bar e da un matrimonio.
upgrade-weapon_mastery = Maestria
    .kind = { kind-combat_upgrade }
    .text = Questo eroe può ritirare ogni prova di rottura, una volta.
    .boost = Le armi di questo eroe si rompono con un numero in meno: con 1 invece di 1 o 2.
    .more = { kind-boost }: { upgrade-weapon_mastery.boost }
    .flavour = È tutto nel polso.
upgrade-killer_instinct = Istinto omicida
    .kind = { kind-combat_upgrade }
    .text = Una volta per turno, uno zombi che questo eroe ha appena battuto è ucciso, con o senza doppio.
    .boost = Due volte per turno, invece di una.
    .more = { kind-boost }: { upgrade-killer_instinct.boost }
    .flavour = Niente bis.
upgrade-iron_skin = Pelle dura
    .kind = { kind-combat_upgrade }
    .text = Quando questo eroe sta per essere ferito in un combattimento, tira un dado: con un 6 la ferita è evitata.
    .boost = La ferita è evitata con 5 o più.
    .more = { kind-boost }: { upgrade-iron_skin.boost }
    .flavour = Masticano a lungo.
upgrade-counterattack = Contrattacco
    .kind = { kind-combat_upgrade }
    .text = Questo eroe vince a parità nel turno degli zombi.
    .boost = Questo eroe vince sempre a parità.
    .more = { kind-boost }: { upgrade-counterattack.boost }
    .flavour = Dai, vieni più vicino.
upgrade-headhunter = Cacciatore di teste
    .kind = { kind-combat_upgrade }
    .text = Una volta per turno, questo eroe riceve 1 punto esperienza in più se uccide uno zombi in un combattimento.
    .boost = Ogni volta, invece di una volta per turno.
    .more = { kind-boost }: { upgrade-headhunter.boost }
    .flavour = Qualcuno tiene il conto.
upgrade-fleet_footed = Piè veloce
    .kind = { kind-special_upgrade }
    .text = +1 ai tiri di movimento di questo eroe.
    .boost = +2 invece di +1 ai tiri di movimento di questo eroe.
    .more = { kind-boost }: { upgrade-fleet_footed.boost }
    .flavour = Loro arrancano. Tu no.
upgrade-scavenger = Rovistatore
    .kind = { kind-special_upgrade }
    .text = Una volta per turno, dopo aver cercato, questo eroe può scartare la carta pescata e pescarne un'altra.
    .boost = Questo eroe guarda tutte e due le carte e tiene quella che vuole.
    .more = { kind-boost }: { upgrade-scavenger.boost }
    .flavour = Mai il primo cassetto.
upgrade-field_medic = Medico da campo
    .kind = { kind-special_upgrade }
    .text = Al posto dell'azione di movimento questo eroe cura 1 ferita di un eroe sulla sua casella.
    .boost = Questo eroe cura 2 ferite invece di 1.
    .more = { kind-boost }: { upgrade-field_medic.boost }
    .flavour = Mordi questo. Non così.
upgrade-tough = Tenace
    .kind = { kind-special_upgrade }
    .text = Questo eroe ha 1 punto ferita in più.
    .boost = Questo eroe ha 2 punti ferita in più, invece di 1.
    .more = { kind-boost }: { upgrade-tough.boost }
    .flavour = Ci vuole ben altro.
upgrade-leader = Guida
    .kind = { kind-special_upgrade }
    .text = Gli altri eroi sulla casella di questo eroe tirano un dado di combattimento in più.
    .boost = Anche gli altri eroi sulle caselle adiacenti lo tirano.
    .more = { kind-boost }: { upgrade-leader.boost }
    .flavour = Restiamo uniti. Al tre.
upgrade-strong_will = Forte volontà
    .kind = { kind-special_upgrade }
    .text = Una volta per turno, quando si gioca una carta zombi su questo eroe o in un suo combattimento, tira un dado: con 5 o più la carta è neutralizzata.
    .boost = La carta è neutralizzata con 4 o più.
    .more = { kind-boost }: { upgrade-strong_will.boost }
    .flavour = No, dice una voce da dentro.
upgrade-rising_tide = Marea crescente
    .kind = { kind-zombie_upgrade } · { kind-once }
    .text = Alla fine del turno degli zombi, tira un D3: piazza altrettanti zombi sui pozzi, in parti uguali.
    .flavour = La terra si muove di nuovo.
upgrade-lurching_charge = Carica barcollante
    .kind = { kind-zombie_upgrade } · { kind-once }
    .text = All'inizio del turno degli zombi: in questo turno tutti gli zombi tranne gli eroi zombi possono fare 2 passi.
    .flavour = Da quando corrono?
upgrade-hard_to_kill = Duri a morire
    .kind = { kind-zombie_upgrade } · { kind-once }
    .text = Quando uno zombi sta per essere ferito o ucciso: non gli succede niente.
    .flavour = Gliene manca metà. Non ci fa caso.
upgrade-rip_and_tear = Fare a pezzi
    .kind = { kind-zombie_upgrade } · { kind-once }
    .text = Dopo i dadi di un combattimento: lo zombi tira 2 dadi di combattimento in più. Non è una carta combattimento.
    .flavour = Era una bella manica.
upgrade-dark_omen = Oscuro presagio
    .kind = { kind-zombie_upgrade } · { kind-once }
    .text = Subito: pesca 2 carte zombi, anche oltre il limite.
    .flavour = Corvi, e a mezzanotte.
upgrade-blood_scent = Odore del sangue
    .kind = { kind-zombie_upgrade } · { kind-lasting }
    .text = Una volta per turno degli zombi, prima che uno zombi si muova: uno zombi fa 1 passo in più.
    .flavour = Dovevi lavarti quella mano.
upgrade-hungry_hands = Mani fameliche
    .kind = { kind-zombie_upgrade } · { kind-lasting }
    .text = Una volta per turno, dopo i dadi di un combattimento: un dado di combattimento dello zombi si ritira.
    .flavour = Vogliono solo abbracciarti.
upgrade-endless_dead = Morti senza fine
    .kind = { kind-zombie_upgrade } · { kind-lasting }
    .text = +1 a ogni tiro dei nuovi zombi.
    .flavour = Il cimitero è più vecchio della città.

## Carte zombi

card-shamble = Passo strascicato
    .kind = { kind-zombie_card }
    .text = Uno zombi che non si è ancora mosso fa fino a tanti passi quanti ne mostra un dado, al posto del suo movimento normale.
    .when = { when-zombie-moves }
    .flavour = Lenti, diceva la radio. Lenti.
card-uuurrrggh = Uuuurrrggghh!
    .kind = { kind-zombie_card } · { kind-fight }
    .text = Lo zombi tira 2 dadi di combattimento in più.
    .when = { when-fight-rolled }
    .flavour = Uuuurrrggghh.
card-undead_hate = I morti odiano i vivi
    .kind = { kind-zombie_card } · { kind-fight }
    .text = Scegli quanti vuoi dei dadi di combattimento dell'eroe: si ritirano.
    .when = { when-fight-rolled }
    .flavour = Niente di personale. Una volta sì.
card-theyve_taken = Mio Dio, hanno preso…
    .kind = { kind-zombie_card } · { kind-immediate } · { kind-remains }
    .text = Un edificio a caso è Invaso. Su ogni sua casella dove non c'è nessuno arriva uno zombi dalla riserva; se la riserva non basta, scegli tu dove. In questo turno non si muovono.
    .when = { when-drawn }
    .flavour = La tavola calda no. Tutto, ma non quella.
card-resilient = Resistente
    .kind = { kind-zombie_card }
    .text = L'Arma da fuoco che ha appena ucciso uno zombi si scarta.
    .when = { when-zombie-shot }
    .flavour = C'è voluta tutta la scatola.
card-lights_out = Luci spente
    .kind = { kind-zombie_card } · { kind-remains }
    .text = Metti un segnalino Luci spente su un edificio qualsiasi.
    .when = { when-zombie-start }
    .flavour = L'hai pagata, la bolletta?
card-oh_the_horror = Oh, l'orrore!
    .kind = { kind-zombie_card } · { kind-immediate }
    .text = Pesca 3 carte zombi, anche oltre il limite.
    .when = { when-drawn }
    .flavour = Ed è solo la prima fila.
card-surprise_attack = Attacco a sorpresa
    .kind = { kind-zombie_card } · { kind-immediate }
    .text = Metti uno zombi della riserva sulla casella di un eroe che è in un edificio.
    .when = { when-drawn }
    .flavour = Guarda dietro la tenda. Troppo tardi.
card-loss_of_faith = Perdita della fede
    .kind = { kind-zombie_card }
    .text = Neutralizza una Fede, mentre si gioca o in gioco. Oppure, dopo la prova di rottura di un'arma da mischia: si ritira.
    .when = { when-any-break }
    .flavour = Lassù non ascolta nessuno.
card-relentless_advance = Avanzata inesorabile
    .kind = { kind-zombie_card }
    .text = Tira un dado: altrettanti zombi fanno subito 1 passo, verso gli eroi se hanno fame, e poi si muovono come al solito.
    .when = { when-zombie-start }
    .flavour = Un passo basta. Poi un altro.
card-new_spawning_pit = Nuovo pozzo
    .kind = { kind-zombie_card } · { kind-immediate } · { kind-remains }
    .text = Metti un segnalino Pozzo delle anime su una casella di un edificio a caso.
    .when = { when-drawn }
    .flavour = La cantina, in fondo, non aveva fondo.
card-too_many = Sono troppi!
    .kind = { kind-zombie_card }
    .text = Tira un dado: piazza altrettanti zombi sui pozzi, in parti uguali. Se la riserva non basta, prendili da qualsiasi punto della mappa.
    .when = { when-zombie-end }
    .flavour = Smetti di contare. Corri.
card-trip = Inciampo!
    .kind = { kind-zombie_card }
    .text = L'eroe ritira i suoi dadi di movimento.
    .when = { when-hero-rolled }
    .flavour = C'è sempre una radice.
card-cornered = Con le spalle al muro
    .kind = { kind-zombie_card }
    .text = Finché non inizia il prossimo turno degli zombi, gli zombi tirano 2 dadi di combattimento in più, e gli eroi vincono a parità.
    .when = { when-zombie-start }
    .flavour = Schiena contro schiena, tutti.
card-town_overrun = Città invasa
    .kind = { kind-zombie_card } · { kind-immediate }
    .text = Scarta le 10 carte in cima al mazzo degli eroi, scoperte.
    .when = { when-drawn }
    .flavour = Il cartello dice ancora: Benvenuti.
card-heavy_rain = Pioggia battente
    .kind = { kind-zombie_card } · { kind-immediate } · { kind-remains }
    .text = I tiri di movimento degli eroi che cominciano l'azione di movimento all'aperto hanno −1, fino a un minimo di 1.
    .when = { when-drawn }
    .flavour = Ci mancava il tempo.
card-braaains = Cervelliii!
    .kind = { kind-zombie_card } · { kind-fight }
    .text = +1 al dado di combattimento più alto dello zombi.
    .when = { when-fight-rolled }
    .flavour = Un po' di cultura non guasta. A loro.
card-cant_be_happening = Non può essere vero!
    .kind = { kind-zombie_card } · { kind-remains }
    .text = Su un eroe: un dado di combattimento in meno. Si scarta quando quell'eroe comincia un'attivazione su una casella con un altro eroe.
    .when = { when-zombie-start }
    .flavour = Adesso mi sveglio. Adesso mi sveglio.
card-feel_strange = Mi sento strano
    .kind = { kind-zombie_card } · { kind-remains }
    .text = Su un eroe appena ferito da uno zombi: invece di subire la prossima ferita, quell'eroe diventa un eroe zombi.
    .when = { when-hero-wounded }
    .flavour = Fa caldo qui, o sono io?
card-got_to_get_to = Devo andare al…
    .kind = { kind-zombie_card } · { kind-remains }
    .text = Su un eroe: un edificio a caso in cui non è e in cui può entrare. Quell'eroe non può cercare finché non entra in una sua casella; allora scarta questa carta.
    .when = { when-zombie-start }
    .flavour = Ho lasciato là il portafoglio!
card-locked_door = Porta bloccata
    .kind = { kind-zombie_card }
    .text = La porta non si passa, e il movimento dell'eroe finisce dov'è.
    .when = { when-door }
    .flavour = Ma chi chiude a chiave in una notte così?
card-haunted = Tormentato dal passato
    .kind = { kind-zombie_card } · { kind-remains }
    .text = Su un eroe che non è uno Studente: diventa Strano, e su di lui o sui suoi dadi non si possono giocare eventi Cittadino.
    .when = { when-zombie-start }
    .flavour = Quello lo conoscevo. Terza fila.
card-living_nightmare = Incubo vivente
    .kind = { kind-zombie_card } · { kind-immediate } · { kind-remains }
    .text = All'inizio di ogni turno degli zombi, questo compreso, si scarta la carta in cima al mazzo degli eroi. Gli eroi zombi tirano 2 dadi di combattimento in più.
    .when = { when-drawn }
    .flavour = E nessuna sveglia che suona.
card-last_night = Potrebbe essere la nostra ultima notte
    .kind = { kind-zombie_card }
    .text = Un eroe e un'eroina sulla stessa casella perdono il turno.
    .when = { when-hero-start }
    .flavour = Stringimi. Solo un minuto.
card-bickering = Litigio
    .kind = { kind-zombie_card }
    .text = Una casella con 2 o più eroi: tutti gli eroi che sono lì perdono il turno.
    .when = { when-hero-start }
    .flavour = Ho detto a sinistra!
card-dont_trust = Non mi fido
    .kind = { kind-zombie_card } · { kind-remains }
    .text = Finché non inizia il prossimo turno degli zombi nessun eroe può scambiare oggetti. Oppure su un eroe Strano, dove resta: quell'eroe non può scambiare oggetti.
    .when = { when-zombie-start }
    .flavour = Dov'eri quando è cominciato?
card-self_sacrifice = Sacrificio inutile
    .kind = { kind-zombie_card }
    .text = Su una casella con 2 o più eroi: non si combatte. Uno di quegli eroi, a scelta degli eroi, subisce una ferita da quello zombi.
    .when = { when-before-fight }
    .flavour = Andate senza di me. No, sul serio.
card-never_ends = La notte che non finisce
    .kind = { kind-zombie_card } · { kind-immediate }
    .text = Nomina una carta degli scarti degli zombi: mescola nel mazzo tutte le sue copie che sono lì. Poi gli eroi possono fare lo stesso con i loro.
    .when = { when-drawn }
    .flavour = L'orologio è fermo sulle tre.
card-rotten_bodies = Corpi marci
    .kind = { kind-zombie_card } · { kind-immediate }
    .text = Tira un dado: togli altrettanti zombi a tua scelta. Finché non inizia il prossimo turno degli zombi nessuno zombi può essere ucciso: le ferite che lo farebbero si ignorano.
    .when = { when-drawn }
    .flavour = Alcuni cadono a pezzi. Il resto è cuoio.
card-hes_a_zombie = Mio Dio, è uno zombi
    .kind = { kind-zombie_card }
    .text = Con 4 o più su un dado, neutralizza un evento Cittadino e toglilo dal gioco. Oppure metti uno zombi della riserva su una casella adiacente a un eroe.
    .when = { when-townsfolk }
    .flavour = In effetti era un po' grigio.
card-overconfidence = Eccesso di sicurezza
    .kind = { kind-zombie_card } · { kind-remains }
    .text = Su un eroe: finché sulla sua casella c'è uno zombi non può uscirne, ma può cercare. Ogni volta che perde un combattimento, tira un dado: con 4 o più scarta questa carta.
    .when = { when-zombie-start }
    .flavour = Li sistemo io. Tutti.
card-leave_it = Non c'è tempo, lascialo!
    .kind = { kind-zombie_card }
    .text = Togli dal gioco una carta degli scarti degli eroi.
    .when = { when-any }
    .flavour = Ma è autografato!
card-teen_angst = Angoscia adolescenziale
    .kind = { kind-zombie_card } · { kind-remains }
    .text = Su uno Studente: un dado di combattimento in meno finché c'è un altro eroe sulla sua casella.
    .when = { when-zombie-start }
    .flavour = Tu non sei mio padre!
card-catfight = Zuffa
    .kind = { kind-zombie_card }
    .text = Due eroine sulla stessa casella perdono il turno.
    .when = { when-hero-start }
    .flavour = Quella giacca era mia!
card-caught_off_guard = Colto di sorpresa
    .kind = { kind-zombie_card }
    .text = Un eroe con zombi sulla sua casella combatte subito: in questa attivazione il passaggio combattimento viene prima dell'azione di movimento, e dopo non si ripete.
    .when = { when-activation }
    .flavour = Girati. Piano.
card-despair = Disperazione
    .kind = { kind-zombie_card } · { kind-remains }
    .text = Su un eroe: ogni volta che cerca, con 1 o 2 su un dado la carta pescata si scarta. Scarta questa carta quando quell'eroe finisce un'attivazione su una casella con un altro eroe.
    .when = { when-zombie-start }
    .flavour = Perché aprire ancora un cassetto?
card-bitten = Morso
    .kind = { kind-zombie_card }
    .text = L'eroe appena ferito da uno zombi riceve un segnalino Infetto; con il secondo diventa subito un eroe zombi.
    .when = { when-hero-wounded }
    .flavour = È solo un segnetto. Guarda. No, non guardare.
card-fighting_instincts = Istinti di lotta
    .kind = { kind-zombie_card } · { kind-fight }
    .text = Scegli quanti vuoi dei dadi di combattimento dello zombi: si ritirano.
    .when = { when-fight-rolled }
    .flavour = Faceva pugilato. Le mani se lo ricordano.
card-its_stuck = È incastrata!
    .kind = { kind-zombie_card }
    .text = L'arma da mischia che ha appena superato una prova di rottura si scarta.
    .when = { when-break-passed }
    .flavour = Tira! No, dall'altra parte!
card-knocked_away = Sbalzato via
    .kind = { kind-zombie_card }
    .text = L'eroe che ha perso scarta uno dei suoi oggetti, che scegli tu.
    .when = { when-zombie-won }
    .flavour = È finito sotto la macchina. Ovvio.
card-scratch_and_claw = Graffi e artigli
    .kind = { kind-zombie_card } · { kind-fight }
    .text = In questo combattimento il doppio non ferisce lo zombi.
    .when = { when-fight-rolled }
    .flavour = Le unghie, dicono, continuano a crescere.
card-line_is_dead = La linea è morta
    .kind = { kind-zombie_card }
    .text = Con 3 o più su un dado, neutralizza un evento degli eroi che non è Cittadino.
    .when = { when-event }
    .flavour = Pronto? Pronto? C'è qualcuno?
card-feeding_frenzy = Frenesia alimentare
    .kind = { kind-zombie_card }
    .text = In questo turno ogni zombi su una casella con 3 o più zombi tira un dado di combattimento in più.
    .when = { when-zombie-start }
    .flavour = A dividere non ha imparato nessuno.
card-dragged_away = Trascinato nel buio
    .kind = { kind-zombie_card }
    .text = Sposta l'eroe appena ferito in un combattimento, insieme a quello zombi, su una casella adiacente a tua scelta, anche attraverso i muri, ma non in un edificio Barricato del tutto.
    .when = { when-hero-fight-wounded }
    .flavour = Trovarono una scarpa. Una sola.
card-break_through = Sfondamento
    .kind = { kind-zombie_card }
    .text = Scegli una barricata: togli fino a 2 dei suoi rinforzi; se non ne ha, in questo turno gli zombi la passano senza tirare. Se sulla mappa non ci sono barricate, uno zombi fa 1 passo in più.
    .when = { when-zombie-moves }
    .flavour = Le assi erano buone. Erano poche.
card-clawing = Graffi sulle assi
    .kind = { kind-zombie_card }
    .text = In questo turno i tiri degli zombi alle barricate hanno +1, e uno di quelli falliti si può ritirare.
    .when = { when-zombie-moves }
    .flavour = Tutta la notte. Gratta. Gratta.
card-from_the_sewers = Su dalle fogne
    .kind = { kind-zombie_card }
    .text = Tira un D3: piazza altrettanti zombi della riserva nelle fogne o sui loro ingressi. Senza fogne: piazza 1 zombi su una casella all'aperto che non è adiacente a un eroe.
    .when = { when-zombie-end }
    .flavour = C'è qualcosa che non va negli scarichi.
card-grave_robbers = Ladri di tombe
    .kind = { kind-zombie_card }
    .text = Pesca un'Arma della tomba per uno zombi che non ne ha, su un pozzo, oppure né sulla casella di un eroe né su una adiacente. In una partita senza Armi della tomba: pesca una carta zombi.
    .when = { when-zombie-end }
    .flavour = L'avevano sepolto con quella. Era ancora affilata.
card-picked_clean = Ripulito
    .kind = { kind-zombie_card } · { kind-immediate }
    .text = Scarta le 3 carte in cima a ciascun mazzo Sopravvivenza. In una partita senza mazzi Sopravvivenza: le 3 carte in cima al mazzo degli eroi.
    .when = { when-drawn }
    .flavour = Qualcuno è passato prima di noi.
card-no_way_out = Nessuna via d'uscita
    .kind = { kind-zombie_card }
    .text = Scegli un edificio: finché non inizia il prossimo turno degli zombi nessun eroe può passare per le sue porte, tranne gli eroi che le porte bloccate non fermano.
    .when = { when-zombie-start }
    .flavour = Entrare è stato facile.
card-sparks = Scintille nel buio
    .kind = { kind-zombie_card } · { kind-immediate }
    .text = Un edificio a caso: metti un fuoco nuovo su una sua casella che non ne ha.
    .when = { when-drawn }
    .flavour = Chi ha lasciato acceso il gas?
card-its_spreading = Si propaga!
    .kind = { kind-zombie_card }
    .text = Scegli un fuoco sul lato in fiamme: si propaga subito due volte.
    .when = { when-zombie-end }
    .flavour = È girato il vento.
card-burning_dead = Morti in fiamme
    .kind = { kind-zombie_card }
    .text = In questo turno il fuoco non ferisce gli zombi, e uno zombi che comincia il movimento su una casella con fuoco o ci entra tira un dado di combattimento in più.
    .when = { when-zombie-start }
    .flavour = Almeno adesso si vedono.
card-infected_wound = Ferita infetta
    .kind = { kind-zombie_card }
    .text = L'eroe appena ferito da uno zombi riceve un segnalino Infetto; con il secondo diventa subito un eroe zombi.
    .when = { when-hero-wounded }
    .flavour = Verde non è un bel colore per un braccio.
card-growing_smarter = Più astuti
    .kind = { kind-zombie_card } · { kind-immediate }
    .text = Gli zombi ricevono 2 punti esperienza. In una partita senza punti esperienza: pesca una carta zombi.
    .when = { when-drawn }
    .flavour = Ha provato la maniglia. Poi ha bussato.
card-cold_snap = Gelata
    .kind = { kind-zombie_card } · { kind-immediate } · { kind-remains }
    .text = Ogni eroe che finisce l'azione di movimento all'aperto tira un dado: con 1 subisce una ferita, che non viene da uno zombi.
    .when = { when-drawn }
    .flavour = Loro non lo sentono. Non sentono niente.
card-rock_slide = Frana
    .kind = { kind-zombie_card }
    .text = Metti il segnalino Casella bloccata su una casella all'aperto dove non c'è nessuno: finché non inizia il prossimo turno degli zombi nessuno può entrarci.
    .when = { when-zombie-start }
    .flavour = Qui c'era una strada.
card-blackout = Blackout
    .kind = { kind-zombie_card } · { kind-remains }
    .text = Tira un D3: metti un segnalino Luci spente su altrettanti edifici a caso che non ne hanno.
    .when = { when-zombie-start }
    .flavour = Tutta la valle, in un colpo solo.
card-mauled = Dilaniato
    .kind = { kind-zombie_card }
    .text = Se il dado più alto dello zombi mostra un 6, l'eroe subisce una ferita in più.
    .when = { when-zombie-won }
    .flavour = Ed era quello tranquillo.
card-pack_hunters = Caccia in branco
    .kind = { kind-zombie_card }
    .text = Tira un D3: fino ad altrettanti zombi che non sono sulla casella di un eroe fanno ciascuno 1 passo in più, che deve portarli più vicino a un eroe.
    .when = { when-zombie-moves }
    .flavour = Uno è davanti. E gli altri dove sono?

## Armi della tomba

kind-grave_weapon = Arma della tomba
    .help = Sta scoperta accanto allo zombi che la porta, e si perde con lui. Non è né una carta zombi né una carta combattimento.

when-bearer = Finché il suo zombi ce l'ha
when-bearer-fights = In tutti i combattimenti del suo zombi
when-bearer-won = Quando il suo zombi ha vinto un combattimento
when-bearer-wounded = Quando il suo zombi è ferito in un combattimento
when-bearer-killed-fight = Quando il suo zombi è ucciso in un combattimento
when-bearer-killed = Quando il suo zombi è ucciso

card-bloated_body = Corpo gonfio
    .kind = { kind-grave_weapon }
    .text = Ogni eroe sulla casella di questo zombi tira un dado: con 1 o 2 subisce una ferita da uno zombi.
    .when = { when-bearer-killed-fight }
    .flavour = Non toccarlo. Non farlo.
card-blood_spray = Spruzzo di sangue
    .kind = { kind-grave_weapon }
    .text = L'eroe che combatte contro questo zombi tira un dado: con 1 riceve un segnalino Infetto.
    .when = { when-bearer-wounded }
    .flavour = Bocca chiusa, occhi chiusi.
card-crawling_torso = Torso strisciante
    .kind = { kind-grave_weapon }
    .text = I tiri per colpire questo zombi con un'arma a distanza hanno −2.
    .when = { when-bearer }
    .flavour = Ne manca metà. Quella sbagliata.
card-recently_dead = Morto da poco
    .kind = { kind-grave_weapon }
    .text = Questo zombi fa fino a un D3 di passi, tirato quando si muove.
    .when = { when-bearer }
    .flavour = Fino a martedì mi doveva dei soldi.
card-stench_of_death = Fetore di morte
    .kind = { kind-grave_weapon }
    .text = Gli eroi sulla casella di questo zombi tirano un dado di combattimento in meno.
    .when = { when-bearer }
    .flavour = Respira nella manica.
card-barbed_wire = Filo spinato
    .kind = { kind-grave_weapon }
    .text = Un eroe che comincia il movimento sulla casella di questo zombi tira un dado una volta: con 4 o più può uscirne, altrimenti non si muove.
    .when = { when-bearer }
    .flavour = Si è portato dietro mezzo recinto.
card-explosive_zombie = Esplosivo
    .kind = { kind-grave_weapon } · { keyword-explosive }
    .text = Chiunque altro sia sulla casella di questo zombi tira un dado: con 4 o più un eroe subisce una ferita, e uno zombi è ucciso.
    .when = { when-bearer-killed }
    .flavour = È questo che fa tic tac?
card-gw_machete = Machete
    .kind = { kind-grave_weapon }
    .text = Questo zombi tira un dado di combattimento in più.
    .when = { when-bearer-fights }
    .flavour = Non sa che cos'ha in mano. Non ancora.
card-old_pitchfork = Vecchio forcone
    .kind = { kind-grave_weapon }
    .text = Una volta per combattimento di questo zombi, ritira quanti vuoi dei suoi dadi.
    .when = { when-fight-rolled }
    .flavour = Quarant'anni di fieno. Ancora una notte.
card-rusty_axe = Ascia arrugginita
    .kind = { kind-grave_weapon }
    .text = Se il dado più alto di questo zombi mostra un 6, l'eroe subisce una ferita in più.
    .when = { when-bearer-won }
    .flavour = La ruggine è il meno.
card-sickle = Falcetto
    .kind = { kind-grave_weapon }
    .text = +1 al dado di combattimento più alto di questo zombi.
    .when = { when-bearer-fights }
    .flavour = Quest'anno si miete tardi.

## Che cosa sanno fare gli zombi rossi: una di queste in una partita

grave_dead-very_rotten = Veramente marci
    .text = Ogni volta che uno di loro sta per essere ferito o ucciso, tira un dado: con 4 o più non gli succede niente. Contro gli Esplosivi non si tira.
grave_dead-brainthirsty = Assetati di cervelli
    .text = Hanno 2 punti ferita.
grave_dead-freshly_dead = Morti di giornata
    .text = Ciascuno fa fino a un D3 di passi, tirato quando si muove.
grave_dead-ravenous = Famelici
    .text = Ciascuno tira un dado di combattimento in più.
grave_dead-pack_mentality = Istinto di gruppo
    .text = Invece che su un pozzo, si possono piazzare su qualsiasi casella con almeno un altro zombi.
grave_dead-carrier = Contagiosi
    .text = Quando uno di loro ha ferito un eroe che resta vivo, tira un dado: con 5 o più l'eroe si trasforma, e il proprietario ne prende subito uno nuovo. Il tiro si neutralizza come una carta zombi.
card-carrier = { grave_dead-carrier }

## Eroi e che cosa sanno fare

# Il nome come sta nelle frasi; per intero, come sulla scheda; e il più corto possibile.
hero-sheriff_anderson = Sceriffo Anderson
    .full = Sceriffo Anderson
    .short = Sceriffo
    .kind = { kind-hero } · { keyword-law_enforcement }
    .text = Ha con sé un Revolver, e lo ritrova dovunque ci sia qualcosa da cercare.
    .flavour = Vent'anni di divieti di sosta, e adesso questo.
hero-billy = Billy
    .full = Billy, il figlio dello sceriffo
    .short = Billy
    .kind = { kind-hero } · { keyword-student }
    .text = Il più veloce di tutti, ma con due ferite è finita.
    .flavour = Fa il miglio in cinque minuti. Stanotte in quattro.
hero-johnny = Johnny
    .full = Johnny, il quarterback
    .short = Johnny
    .kind = { kind-hero } · { keyword-student }
    .text = Ci passa in mezzo di corsa e vince a parità, finché due ferite non lo fermano.
    .flavour = Ultimo tentativo, e una città intera da attraversare.
hero-sally = Sally
    .full = Sally, la reginetta del liceo
    .short = Sally
    .kind = { kind-hero } · { keyword-student }
    .text = Con due ferite è finita, ma la fortuna sta dalla sua parte.
    .flavour = Eletta quella che sopravviverà.
hero-jenny = Jenny
    .full = Jenny, la figlia del fattore
    .short = Jenny
    .kind = { kind-hero }
    .text = In mano sua gli attrezzi durano di più, e né radici né pioggia la rallentano.
    .flavour = Ha domato di peggio, e aveva le corna.
hero-becky = Becky
    .full = Becky, l'infermiera
    .short = Becky
    .kind = { kind-hero }
    .text = Tiene in piedi sé stessa e gli altri.
    .flavour = Farà un po' male. A loro, molto.
hero-father_joseph = Padre Joseph
    .full = Padre Joseph
    .short = Joseph
    .kind = { kind-hero } · { keyword-holy }
    .text = Tiene testa alle carte zombi, e paga con il suo sangue.
    .flavour = Li perdona. Dopo.
hero-jake = Jake
    .full = Jake Cartwright, il vagabondo
    .short = Jake
    .kind = { kind-hero } · { keyword-strange }
    .text = Trova quello che gli serve, e combatte meglio da solo.
    .flavour = Era solo di passaggio.
hero-sam = Sam
    .full = Sam, il cuoco
    .short = Sam
    .kind = { kind-hero }
    .text = Ha con sé una Mannaia, e dà il meglio quando lo lasciano solo con loro.
    .flavour = Fuori dalla mia cucina.
hero-detective_winters = Detective Winters
    .full = Detective Winters
    .short = Winters
    .kind = { kind-hero } · { keyword-law_enforcement }
    .text = Colpisce dove gli altri mancano, e spesso sa che cosa c'è nel prossimo cassetto.
    .flavour = Il movente ce l'hanno tutti. La fame.
hero-amanda = Amanda
    .full = Amanda, la reginetta del ballo
    .short = Amanda
    .kind = { kind-hero } · { keyword-student }
    .text = Con due ferite è finita, ma c'è sempre qualcuno che si mette davanti a lei.
    .flavour = La corona resta dov'è.
hero-kenny = Kenny
    .full = Kenny, il commesso
    .short = Kenny
    .kind = { kind-hero } · { keyword-student }
    .text = Porta più di tutti gli altri, finché due ferite non lo fermano.
    .flavour = Carta o plastica?
hero-alice = Alice
    .full = Alice, la cameriera
    .short = Alice
    .kind = { kind-hero }
    .text = Passa le cose fino alle caselle adiacenti, e parte veloce quando è al chiuso.
    .flavour = Il tavolo nove morde di nuovo.
hero-ed_baker = Ed Baker
    .full = Ed Baker, il taglialegna
    .short = Ed
    .kind = { kind-hero }
    .text = Regge quattro ferite, ha con sé un'Accetta da boscaiolo, e gli basta una mano.
    .flavour = Gli alberi non urlano. Preferisce gli alberi.
hero-nikki = Nikki
    .full = Nikki, la pilota
    .short = Nikki
    .kind = { kind-hero }
    .text = Ha con sé un Razzo di segnalazione, e da quello che porta ricava una benda o una via d'uscita.
    .flavour = Basta che dopo l'atterraggio si possa correre.
hero-sheriff_survivor = Anderson il sopravvissuto
    .full = Sceriffo Anderson, sopravvissuto
    .short = Sceriffo
    .kind = { kind-hero } · { keyword-law_enforcement } · { keyword-survivor }
    .text = Di notti così ha esperienza, e combatte più forte quando sanguina.
    .flavour = Basta con i divieti di sosta.
hero-sally_survivor = Sally la sopravvissuta
    .full = Sally, sopravvissuta
    .short = Sally
    .kind = { kind-hero } · { keyword-survivor }
    .text = Di notti così ha esperienza, e la sua fortuna si è fatta più dura.
    .flavour = Avevano votato bene.
hero-jake_survivor = Jake il sopravvissuto
    .full = Jake Cartwright, sopravvissuto
    .short = Jake
    .kind = { kind-hero } · { keyword-strange } · { keyword-survivor }
    .text = Di notti così ha esperienza, e non butta via niente che possa servire.
    .flavour = Era solo di passaggio. Di nuovo.

ability-service_revolver = Revolver d'ordinanza
    .kind = { kind-ability }
    .text = Ha con sé un Revolver.
    .when = { when-arriving }
ability-man_of_action = Uomo d'azione
    .kind = { kind-ability }
    .text = In un edificio dove si può cercare, invece di pescare una carta prende un Revolver dagli scarti.
    .when = { when-search }
ability-track_star = Campione di corsa
    .kind = { kind-ability }
    .text = Tira due dadi di movimento e ne sceglie uno.
    .when = { when-movement }
ability-youth = Gioventù
    .kind = { kind-ability }
    .text = Questo eroe si cura 1 ferita.
    .when = { when-move-action }
ability-blitz = Blitz
    .kind = { kind-ability }
    .text = Può combattere subito ogni zombi che c'è e poi continuare il movimento, quante volte vuole, anche contro lo stesso zombi dopo essere uscito e rientrato.
    .when = { when-entering }
ability-tough = Duro
    .kind = { kind-ability }
    .text = Vince a parità.
    .when = { when-hero-fights }
ability-lucky = Fortunata
    .kind = { kind-ability }
    .text = Ritira un dado che ha appena tirato.
    .when = { when-once-a-turn }
ability-handy = Mani abili
    .kind = { kind-ability }
    .text = Può ritirare ogni prova di rottura, una volta.
    .when = { when-break }
ability-sure_footed = Piede sicuro
    .kind = { kind-ability }
    .text = «{ card-trip }» e { card-heavy_rain } non hanno effetto su di lei.
    .when = { when-movement }
ability-medical_training = Preparazione medica
    .kind = { kind-ability }
    .text = Cura 1 ferita propria o di un eroe sulla sua casella.
    .when = { when-move-action }
ability-triage = Triage
    .kind = { kind-ability }
    .text = Con 4 o più su un dado lo tiene.
    .when = { when-first-aid }
ability-strength_of_spirit = Forza dello spirito
    .kind = { kind-ability }
    .text = Subisce una ferita che non si può evitare, poi neutralizza la carta con 3 o più su un dado. Può farlo quante volte vuole, anche se la ferita lo uccide.
    .when = { when-zombie-card }
ability-keen_eye = Occhio fino
    .kind = { kind-ability }
    .text = Guarda le 2 carte in cima, o l'ultima rimasta, ne tiene una come carta pescata e scarta l'altra.
    .when = { when-search }
ability-lone_wolf = Lupo solitario
    .kind = { kind-ability }
    .text = Tira un dado di combattimento in più finché nessun altro eroe è entro distanza 3.
    .when = { when-hero-fights }
ability-kitchen_steel = Ferri del mestiere
    .kind = { kind-ability }
    .text = Ha con sé una Mannaia.
    .when = { when-arriving }
ability-hot_headed = Testa calda
    .kind = { kind-ability }
    .text = Tira un dado di combattimento in più finché nessun altro eroe è sulla sua casella.
    .when = { when-hero-fights }
ability-deadeye = Occhio infallibile
    .kind = { kind-ability }
    .text = I suoi tiri per colpire con le Armi da fuoco hanno +1.
    .when = { when-hero-ranged }
ability-hunch = Fiuto
    .kind = { kind-ability }
    .text = Il suo proprietario, e nessun altro, può guardare la carta in cima al mazzo degli eroi.
    .when = { when-hero-activated }
ability-popular = Popolare
    .kind = { kind-ability }
    .text = Una volta per turno degli zombi e per turno degli eroi, la ferita la subisce un altro eroe sulla sua casella, se il proprietario è d'accordo.
    .when = { when-hero-wound }
ability-bagger = Insacchettatore
    .kind = { kind-ability }
    .text = Porta al massimo 6 oggetti, ma non più di 2 armi.
    .when = { when-hero-always }
ability-order_up = Ordine pronto
    .kind = { kind-ability }
    .text = Può scambiare oggetti anche con gli eroi su caselle adiacenti.
    .when = { when-hero-exchange }
ability-quick_feet = Gambe svelte
    .kind = { kind-ability }
    .text = Il suo tiro ha +1 se comincia l'azione di movimento in un edificio.
    .when = { when-movement }
ability-woodsman = Uomo dei boschi
    .kind = { kind-ability }
    .text = Ha con sé un'Accetta da boscaiolo.
    .when = { when-arriving }
ability-strong_back = Schiena robusta
    .kind = { kind-ability }
    .text = Per lui gli oggetti a due mani contano solo come 1 oggetto, e come 1 arma se sono armi.
    .when = { when-hero-always }
ability-prepared = Previdente
    .kind = { kind-ability }
    .text = Ha con sé un Razzo di segnalazione.
    .when = { when-arriving }
ability-improvise = Improvvisare
    .kind = { kind-ability }
    .text = Scarta uno dei suoi oggetti per curare 1 ferita propria o di un eroe sulla sua casella, o per neutralizzare la carta zombi con 3 o più su un dado.
    .when = { when-any-zombie-card }
ability-veteran = Di lungo corso
    .kind = { kind-ability }
    .text = Questo eroe ha 1 punto esperienza.
    .when = { when-arriving }
ability-nothing_left_to_lose = Niente da perdere
    .kind = { kind-ability }
    .text = Tira un dado di combattimento in più finché ha almeno 1 ferita.
    .when = { when-hero-fights }
ability-hardened_luck = Fortuna temprata
    .kind = { kind-ability }
    .text = Ritira quanti vuole dei dadi di un tiro che ha appena fatto.
    .when = { when-once-a-turn }
ability-scrounger = Raccattatore
    .kind = { kind-ability }
    .text = Guarda le 2 carte in cima, o l'ultima rimasta, ne tiene una come carta pescata e mette l'altra in fondo al mazzo.
    .when = { when-search }

## Edifici, e che cosa ci si può raccogliere

building-general_store = Emporio
    .kind = { kind-building }
    .text = Raccolta: qualsiasi oggetto Fuoco.
building-gun_shop = Armeria
    .kind = { kind-building }
    .text = Raccolta: qualsiasi Arma da fuoco, o Munizioni.
building-the_plant = L'Impianto
    .kind = { kind-building }
    .text = Raccolta: Cannello da saldatore, Piede di porco.
building-bank = Banca
    .kind = { kind-building }
    .text = Qui non c'è niente da raccogliere: tutti i soldi della città, e nessun modo di usarli.
building-gas_station = Stazione di servizio
    .kind = { kind-building }
    .text = Raccolta: Gasolio.
building-church = Chiesa
    .kind = { kind-building }
    .text = Raccolta: Fede.
building-police_station = Stazione di polizia
    .kind = { kind-building }
    .text = Raccolta: Revolver, Munizioni.
building-airplane_hangar = Hangar
    .kind = { kind-building }
    .text = Raccolta: Razzo di segnalazione.
building-diner = Tavola calda
    .kind = { kind-building }
    .text = Raccolta: Mannaia, Coltello da cucina.
building-hospital = Ospedale
    .kind = { kind-building }
    .text = Raccolta: qualsiasi carta Pronto soccorso. L'obitorio è un pozzo delle anime.
building-barn = Fienile
    .kind = { kind-building }
    .text = Raccolta: Forcone, Motosega. Dentro c'è un pozzo delle anime.
building-farmhouse = Fattoria
    .kind = { kind-building }
    .text = Raccolta: Old Betsy, Fucile a pompa.
building-high_school = Liceo
    .kind = { kind-building }
    .text = Raccolta: Chiavi, Estintore.
building-gym = Palestra
    .kind = { kind-building }
    .text = Raccolta: Mazza da baseball.
building-drug_store = Drogheria
    .kind = { kind-building }
    .text = Raccolta: qualsiasi carta Pronto soccorso.
building-post_office = Ufficio postale
    .kind = { kind-building }
    .text = Raccolta: Nastro adesivo, Chiavi.
building-supermarket = Supermarket
    .kind = { kind-building }
    .text = Raccolta: scarta le 3 carte in cima al mazzo degli eroi, poi pescane 2. La cella frigo è un pozzo delle anime.
building-library = Biblioteca
    .kind = { kind-building }
    .text = Raccolta: rivela carte del mazzo degli eroi finché non c'è un evento, e prendilo in mano. Mescola le altre nel mazzo.
building-antique_shop = Antiquario
    .kind = { kind-building }
    .text = Raccolta: mescola nel mazzo degli eroi fino a 2 carte degli scarti degli eroi.
building-factory = Fabbrica
    .kind = { kind-building }
    .text = Raccolta: Piede di porco, Estintore.
building-sawmill = Segheria
    .kind = { kind-building }
    .text = Raccolta: Motosega, Accetta da boscaiolo.
building-office_trailer = Ufficio mobile
    .kind = { kind-building }
    .text = Raccolta: Chiavi, Torcia elettrica.
building-tavern = Taverna
    .kind = { kind-building }
    .text = Raccolta: Distillato, Bottiglia molotov.
building-bowling_alley = Bowling
    .kind = { kind-building }
    .text = Raccolta: Mazza da baseball.
building-sheriffs_office = Ufficio dello sceriffo
    .kind = { kind-building }
    .text = Raccolta: qualsiasi Arma da fuoco.
building-power_relay_station = Centralina elettrica
    .kind = { kind-building }
    .text = Qui non c'è niente da raccogliere: un ronzio, e un cartello con un teschio.
building-ranger_cabin = Capanna del ranger
    .kind = { kind-building }
    .text = Raccolta: Fucile da caccia, Razzo di segnalazione.
building-mine = Miniera
    .kind = { kind-building }
    .text = Raccolta: Dinamite. Dentro c'è un pozzo delle anime.
building-ski_lodge = Rifugio
    .kind = { kind-building }
    .text = Raccolta: qualsiasi carta Pronto soccorso.
building-manor_house = Manor House
    .kind = { kind-building }
    .text = Qui nessuno cerca, e non è mai un edificio a caso.
building-radio_studio = Studio radio
    .kind = { kind-building }
    .text = Qui non c'è niente da raccogliere, e non è mai un edificio a caso.
building-transmitter_tower = Torre trasmittente
    .kind = { kind-building }
    .text = Raccolta: Razzo di segnalazione. Non è mai un edificio a caso.
building-generator_house = Sala generatori
    .kind = { kind-building }
    .text = Raccolta: Gasolio. Non è mai un edificio a caso.

## Tabelloni e dove stanno

quarter-l1 = { building-general_store }, { building-gun_shop }, { building-the_plant }
quarter-l2 = { building-bank }, { building-gas_station }
quarter-l3 = { building-church }, { building-police_station }
quarter-l4 = { building-airplane_hangar }, { building-diner }, { building-hospital }
quarter-l5 = { building-barn }, { building-farmhouse }
quarter-l6 = { building-high_school }, { building-gym }
quarter-l7 = { building-drug_store }, { building-post_office }, { building-supermarket }
quarter-l8 = { building-library }, { building-antique_shop }, { building-factory }
quarter-l9 = { building-sawmill }, { building-office_trailer }
quarter-l10 = { building-tavern }, { building-bowling_alley }
quarter-l11 = { building-sheriffs_office }, { building-power_relay_station }, { building-ranger_cabin }
quarter-l12 = { building-mine }, { building-ski_lodge }
quarter-c1 = Centro di Woodinvale
quarter-c2 = { building-manor_house }
quarter-c3 = Centro di Timber Peak
quarter-c4 = Stazione radio
slot-nw = Nord-ovest
slot-ne = Nord-est
slot-se = Sud-est
slot-sw = Sud-ovest
ground-town_square = Piazza centrale
ground-outdoors = All'aperto
ground-door = Porta
ground-wall = Muro
ground-pick_up = Casella di raccolta
ground-tree = Albero
    .text = Nessun eroe ci passa accanto in diagonale. Zombi e colpi sì.
ground-pillar = Pilastro
    .text = Nessun eroe ci passa accanto in diagonale. Zombi e colpi sì.
ground-corner_wall = Muro d'angolo
    .text = Nessun eroe ci passa accanto in diagonale. Zombi e colpi sì.
face-n = nord
face-e = est
face-s = sud
face-w = ovest

## Figure e segnalini

piece-hero = Eroe
    .kind = { kind-living }
    .text = Si muove secondo il dado, passa per le porte e si ferma quando entra in una casella con uno zombi. Su una casella stanno quanti eroi e zombi si vuole.
piece-zombie = Zombi
    .kind = { kind-undead }
    .text = Fa 1 passo, anche attraverso i muri. Accanto a un eroe non ha scelta: ha fame. Ha 1 punto ferita.
piece-zombie_brown = Zombi marrone
    .kind = { kind-undead }
    .text = Uno zombi del giocatore marrone, o dell'unico giocatore zombi.
piece-zombie_green = Zombi verde
    .kind = { kind-undead }
    .text = Uno zombi del giocatore verde, o dell'unico giocatore zombi.
piece-grave_dead = Zombi rosso
    .kind = { kind-undead }
    .text = Si piazza al posto di 2 altri zombi. Tutti gli zombi rossi hanno la stessa abilità, scelta da un dado all'inizio della partita. Conta per il limite degli zombi; ucciso, esce dal gioco.
piece-zombie_hero = Eroe zombi
    .kind = { kind-undead }
    .text = Un eroe che è morto e si è rialzato. Fa fino a 3 passi e ha tanti punti ferita quanti ne aveva l'eroe. Non conta per nessun limite.
marker-sun = Sole
    .kind = { kind-marker }
    .text = A ogni turno degli zombi scende di 1. Quando uscirebbe dal tracciato, la notte è finita.
marker-wound = Ferita
    .kind = { kind-marker }
    .text = Un eroe con tante ferite quanti punti ferita è morto.
marker-fire = Fuoco
    .kind = { kind-marker }
    .text = Chi ci comincia, ci entra o ci finisce il movimento tira un dado: gli eroi sono feriti con 4 o più, gli zombi con 5 o più.
    .new = Fuoco nuovo: non si propaga ancora.
    .burning = In fiamme: nel passaggio del fuoco può spegnersi o propagarsi.
marker-gas = Gas
    .kind = { kind-marker }
    .text = Esplode quando c'è fuoco sulla sua casella o su una adiacente, o quando lo innesca un'Arma da fuoco o un oggetto Fuoco. Uccide tutti sulla sua casella e, con 3 o più, chiunque sia su una adiacente.
marker-pit = Pozzo delle anime
    .kind = { kind-marker }
    .text = Da qui arrivano nuovi zombi.
marker-taken_over = Invaso
    .kind = { kind-marker }
    .text = Nessun eroe può entrare in questo edificio o cercarci. Chi è dentro può restare o uscire.
marker-lights_out = Luci spente
    .kind = { kind-marker }
    .text = Un eroe che entra in una casella di questo edificio si ferma lì, se niente gli fa luce.
marker-old_betsy = Old Betsy
    .kind = { kind-marker }
    .text = In questo turno gli zombi qui non si muovono; poi a ciascuno serve 5 o più con un dado per uscire.
marker-barricade = Barricata
    .kind = { kind-marker }
    .text = Sta su tutta una parete, porte comprese, per sempre. Uno zombi la passa con 4 o più su un dado, altrimenti il suo movimento è finito. Gli eroi passano per le porte, se non ci sono rinforzi.
marker-reinforcement = Rinforzo
    .kind = { kind-marker }
    .text = Una barricata ne ha fino a 3. Uno zombi che tira 4 o più ne toglie uno, e il suo movimento è finito. Un eroe davanti a una porta ne toglie uno al posto di un passo.
marker-infected = Infetto
    .kind = { kind-marker }
    .text = Ogni volta che questo eroe è ferito tira un dado: con 1 o 2 subisce una ferita in più. Con un secondo segnalino diventa subito un eroe zombi. Curarlo non toglie il segnalino.
marker-free_search = Ricerca gratuita
    .kind = { kind-marker }
    .text = Un eroe che si è mosso e finisce il movimento in questo edificio può scartarlo per una ricerca in più. Nella Manor House dev'essere su questa casella.
marker-exploration = Esplorazione
    .kind = { kind-marker }
    .text = Sta coperto. Un eroe che si è mosso e finisce il movimento in questo edificio, nella Manor House su questa casella, può scoprirlo e scartarlo. Quasi sempre è una ricerca gratuita.
marker-surprise_attack_1 = Attacco a sorpresa ×1
    .kind = { kind-marker }
    .text = Uno zombi della riserva arriva sulla casella dell'eroe, e combattono subito.
marker-surprise_attack_2 = Attacco a sorpresa ×2
    .kind = { kind-marker }
    .text = 2 zombi della riserva arrivano sulla casella dell'eroe, e l'eroe li combatte subito.
marker-new_hero = Nuovo eroe trovato
    .kind = { kind-marker }
    .text = Un nuovo eroe entra in gioco qui, appartiene a chi l'ha trovato e pesca 1 carta eroe. Agisce dal prossimo turno. Se muore, conta, ma nessuno prende il suo posto.
marker-door = Porta
    .kind = { kind-marker }
    .text = In questo muro c'è una porta in più.
marker-locked_door = Porta bloccata
    .kind = { kind-marker }
    .text = Nessun eroe passa, tranne chi non è fermato dalle porte bloccate: toglie il segnalino. Al posto dell'azione di movimento un eroe davanti alla porta può toglierlo con 4 o più su un dado.
marker-sewer_entrance = Ingresso delle fogne
    .kind = { kind-marker }
    .text = Le fogne sono adiacenti a questa casella: 1 passo per scendere, e 1 per risalire qui o all'altro ingresso.
marker-sewer = Fogne
    .kind = { kind-marker }
    .text = Una casella accanto alla mappa, né all'aperto né in un edificio, adiacente ai due ingressi. Ci si può passare o fermare. Da fuori e da dentro non si vede niente, e il fuoco non ci arriva.
marker-trap = Tagliola
    .kind = { kind-marker }
    .text = Il prossimo zombi che entra in questa casella è ucciso, e la tagliola non c'è più.
marker-rubble = Casella bloccata
    .kind = { kind-marker }
    .text = Nessuno può entrare in questa casella finché non inizia il prossimo turno degli zombi.
marker-zombie_hero = Eroe zombi
    .kind = { kind-marker }
    .text = Ora questo eroe è uno dei morti.
marker-truck = Furgone
    .kind = { kind-marker }
    .text = Servono Gasolio e Chiavi, due eroi, e nessuno zombi sul predellino.
    .empty = Il serbatoio è vuoto.
    .full = Il serbatoio è pieno.
marker-charge = Pozzo distrutto
    .kind = { kind-marker }
    .text = Questo pozzo è saltato in aria. Da qui non arriva più nessuno zombi.
marker-building_charge = Carica
    .kind = { kind-marker }
    .text = In questo edificio c'è dell'esplosivo. Quando le cariche piazzate sono 4, un eroe all'aperto con un oggetto Fuoco può innescarle.
marker-townsfolk = In salvo
    .kind = { kind-marker }
    .text = Qualcuno del posto che questo eroe ha trovato.
marker-supply = Provviste
    .kind = { kind-marker }
    .text = Un eroe che finisce qui l'azione di movimento, senza zombi sulla casella, le prende. Si consegnano nella Piazza centrale. Se il loro eroe muore, restano sulla casella.
marker-radio_part = Pezzo di radio
    .kind = { kind-marker }
    .text = Un eroe che finisce qui l'azione di movimento, senza zombi sulla casella, lo prende. Si monta nello Studio radio. Se il suo eroe muore, resta sulla casella.
marker-experience = Punti esperienza
    .kind = { kind-marker }
    .text = Vengono dalle ferite che si infliggono di persona, e pagano i miglioramenti. Ogni eroe ha i suoi, gli zombi li hanno in comune.

## Momenti per intervenire

window-name-zombies-start = L'inizio del turno degli zombi
window-zombies-start = Comincia il turno degli zombi: si può intervenire.
prompt-zombies-start = Comincia il turno degli zombi: intervieni?
window-name-zombie-moves = Uno zombi sta per muoversi, o tutti si sono mossi
window-zombie-moves = Uno zombi sta per muoversi, o tutti si sono mossi: si può intervenire.
prompt-zombie-moves = Uno zombi sta per muoversi, o tutti si sono mossi: intervieni?
window-name-zombie-fights = Nel turno degli zombi sta per cominciare un combattimento, o sono finiti tutti
window-zombie-fights = Sta per cominciare un combattimento degli zombi, o sono finiti tutti: si può intervenire.
prompt-zombie-fights = Sta per cominciare un combattimento degli zombi, o sono finiti tutti: intervieni?
window-name-zombies-end = La fine del turno degli zombi
window-zombies-end = Finisce il turno degli zombi: si può intervenire.
prompt-zombies-end = Finisce il turno degli zombi: intervieni?
window-name-heroes-start = L'inizio del turno degli eroi
window-heroes-start = Comincia il turno degli eroi: si può intervenire.
prompt-heroes-start = Comincia il turno degli eroi: intervieni?
window-name-claim-activation = Chi si attiva adesso
window-claim-activation = Si attiva il prossimo eroe: decide chi lo dice per primo.
prompt-claim-activation = Attivi adesso uno dei tuoi eroi?
window-name-hero-activated = Comincia l'attivazione di un eroe
window-hero-activated = Comincia l'attivazione: { $hero }. Si può intervenire.
prompt-hero-activated = Comincia l'attivazione: { $hero }. Intervieni?
window-name-movement-rolled = Un eroe ha tirato per il movimento
window-movement-rolled = { $rolled }: { $hero } ha tirato. Si può intervenire.
prompt-movement-rolled = { $rolled }: { $hero } ha tirato. Intervieni?
window-name-hero-moves = Un eroe è per strada, o ha finito l'azione di movimento
window-hero-moves = { $hero } è per strada, o ha finito l'azione di movimento: si può intervenire.
prompt-hero-moves = { $hero } è per strada, o ha finito l'azione di movimento: intervieni?
window-name-door = Un eroe sta per passare una porta
window-door = { $hero } sta per passare una porta: si può intervenire.
prompt-door = { $hero } sta per passare una porta: intervieni?
window-name-between-actions = Fra i passaggi dell'attivazione di un eroe
window-between-actions = { $hero } è fra due passaggi dell'attivazione: si può intervenire.
prompt-between-actions = { $hero } è fra due passaggi dell'attivazione: intervieni?
window-name-shot-rolled = Sono stati tirati i dadi di un attacco a distanza
window-shot-rolled = { $rolled }: { $hero } ha tirato. Si può intervenire.
prompt-shot-rolled = { $rolled }: { $hero } ha tirato. Intervieni?
window-name-fight-declared = Sta per cominciare un combattimento
window-fight-declared = { $hero } sta per combattere uno zombi: si può intervenire prima dei dadi.
prompt-fight-declared = { $hero } sta per combattere uno zombi: intervieni prima dei dadi?
window-name-fight-rolled = Sono stati tirati i dadi di un combattimento
window-fight-rolled = { $hero } combatte uno zombi, e i dadi sono stati tirati: si può intervenire.
prompt-fight-rolled = { $hero } combatte uno zombi, e i dadi sono stati tirati: intervieni?
window-name-fight-won = Un combattimento è vinto
window-fight-won = { $hero } ha combattuto, e si sa chi vince: si può intervenire.
prompt-fight-won = { $hero } ha combattuto, e si sa chi vince: intervieni?
window-name-about-to-be-wounded = Un eroe sta per essere ferito
window-about-to-be-wounded =
    { $fate ->
        [killed] { $hero } sta per morire: si può intervenire.
       *[wounded] { $hero } sta per subire una ferita: si può intervenire.
    }
prompt-about-to-be-wounded =
    { $fate ->
        [killed] { $hero } sta per morire: intervieni?
       *[wounded] { $hero } sta per subire una ferita: intervieni?
    }
window-name-wounded = Un eroe è stato ferito
window-wounded = { $hero } ha subito una ferita: si può intervenire.
prompt-wounded = { $hero } ha subito una ferita: intervieni?
window-name-zombie-killed = Uno zombi è stato ucciso
window-zombie-killed = Un'Arma da fuoco ha ucciso uno zombi: si può intervenire.
prompt-zombie-killed = Un'Arma da fuoco ha ucciso uno zombi: intervieni?
window-name-break-rolled = È stato tirato un dado per la rottura o per le munizioni
window-break-rolled = { $rolled }: { $hero } ha tirato. Si può intervenire.
prompt-break-rolled = { $rolled }: { $hero } ha tirato. Intervieni?
window-name-die-rolled = È stato tirato un altro dado
window-die-rolled = { $rolled }: { $hero } ha tirato. Si può intervenire.
prompt-die-rolled = { $rolled }: { $hero } ha tirato. Intervieni?
window-name-item-lost = Un oggetto sta per essere scartato
window-item-lost = { $hero } sta per perdere { $card }: si può intervenire.
prompt-item-lost = { $hero } sta per perdere { $card }: intervieni?
window-name-card-played = Si sta giocando una carta
window-card-played = { $seat } gioca { $card }: si può intervenire.
prompt-card-played = { $seat } gioca { $card }: intervieni?
window-name-search-drawn = Una ricerca ha pescato una carta
window-search-drawn = { $hero } ha pescato una carta con una ricerca: si può intervenire.
prompt-search-drawn = { $hero } ha pescato una carta con una ricerca: intervieni?
window-name-shot-declared = Un attacco a distanza è dichiarato
window-shot-declared = Un attacco a distanza è dichiarato: si può intervenire.
prompt-shot-declared = Un attacco a distanza è dichiarato: intervieni?
window-name-zombie-about-to-be-hurt = Uno zombi sta per essere ferito o ucciso
window-zombie-about-to-be-hurt = Uno zombi sta per essere ferito o ucciso: si può intervenire.
prompt-zombie-about-to-be-hurt = Uno zombi sta per essere ferito o ucciso: intervieni?
window-name-fire-breaks-out = Il fuoco o il gas sta per divampare
window-fire-breaks-out = Il fuoco o il gas sta per divampare: si può intervenire.
prompt-fire-breaks-out = Il fuoco o il gas sta per divampare: intervieni?
window-name-heroes-end = La fine del turno degli eroi
window-heroes-end = Finisce il turno degli eroi: si può intervenire.
prompt-heroes-end = Finisce il turno degli eroi: intervieni?

# Gli stessi momenti, in una frase: «… si può giocare …».
moment-zombies_start = all'inizio del turno degli zombi
moment-zombie_moves = prima che uno zombi si muova
moment-zombie_fights = prima di un combattimento nel turno degli zombi
moment-zombies_end = alla fine del turno degli zombi
moment-heroes_start = all'inizio del turno degli eroi
moment-hero_activated = quando comincia l'attivazione di un eroe
moment-movement_rolled = dopo un tiro di movimento
moment-hero_moves = durante l'azione di movimento di un eroe
moment-between_actions = fra i passaggi dell'attivazione di un eroe
moment-heroes_end = alla fine del turno degli eroi
moment-door = quando un eroe sta per passare una porta
moment-shot_rolled = dopo i dadi di un attacco a distanza
moment-fight_declared = prima dei dadi di un combattimento
moment-fight_rolled = dopo i dadi di un combattimento
moment-fight_won = quando un combattimento è vinto
moment-about_to_be_wounded = quando un eroe sta per essere ferito
moment-wounded = quando uno zombi ha ferito un eroe
moment-zombie_killed = quando un'Arma da fuoco ha ucciso uno zombi
moment-break_rolled = dopo una prova di rottura
moment-die_rolled = dopo un tiro del suo eroe
moment-item_lost = quando un oggetto sta per andare perso
moment-card_played = quando si gioca una carta dell'altra fazione
moment-search_drawn = quando una ricerca ha pescato una carta
moment-shot_declared = prima dei dadi di un attacco a distanza
moment-zombie_about_to_be_hurt = quando uno zombi sta per essere ferito o ucciso
moment-fire_breaks_out = quando il fuoco o il gas sta per divampare

## Scenari

scenario-die_zombies_die = Morite, Zombi!
scenario-die_zombies_die-story = Dalla città vicina non arriva nessuno; la strada non c'è più, e nemmeno il telefono. Qualcuno inchioda un foglio sulla porta della tavola calda e traccia la prima riga. Se i morti si possono contare, si possono anche battere. Quindici, dice lo sceriffo, e poi si vedrà.
scenario-die_zombies_die-goal = Gli eroi vincono quando sono stati uccisi 15 zombi. Gli zombi vincono quando sono stati uccisi 2 eroi, quando il mazzo degli eroi è vuoto, o quando il sole esaurisce il tracciato.
scenario-burn_em_out = Bruciateli!
scenario-burn_em_out-story = Non vengono dalla strada, vengono da sotto terra. Ci sono buche dietro il fienile, sotto l'obitorio, accanto alla chiesa, e quello che c'è là sotto non finisce mai. Sparare è come svuotare con un secchio una barca bucata. Così qualcuno va a cercare la dinamite.
scenario-burn_em_out-goal = Gli eroi vincono quando sono saltati in aria 3 dei pozzi stampati sulla mappa. Gli zombi vincono quando sono stati uccisi 4 eroi, quando il mazzo degli eroi è vuoto, o quando il sole esaurisce il tracciato.
scenario-save_the_townsfolk = Salva i cittadini
scenario-save_the_townsfolk-story = Si è vista luce nelle cantine, e a scuola qualcuno batte su un tubo. Sono ancora lì: l'insegnante, il dottore, il vecchio fattore con il suo cappello. Nessun altro andrà a prenderli. Ogni porta che resta chiusa troppo a lungo la apre qualcun altro.
scenario-save_the_townsfolk-goal = Gli eroi vincono quando gli eroi vivi hanno insieme 4 Cittadini in salvo. Gli zombi vincono quando sono stati uccisi 2 eroi, quando 3 Cittadini sono fuori dal gioco, quando il mazzo degli eroi è vuoto, o quando il sole esaurisce il tracciato.
scenario-escape_in_the_truck = Fuga sul furgone
scenario-escape_in_the_truck-story = Il vecchio furgone è in mezzo alla piazza, come da anni. Il serbatoio è a secco, e le chiavi sono negli altri pantaloni di qualcuno. Ma ha quattro ruote e un cassone abbastanza alto da terra. Chi ci sarà sopra quando parte vedrà il mattino.
scenario-escape_in_the_truck-goal = Gli eroi vincono alla fine di un turno degli eroi se il serbatoio è pieno, un eroe al furgone ha le Chiavi, ci sono almeno 2 eroi (o tutti i vivi) e nessuno zombi. Gli zombi vincono quando sono stati uccisi 4 eroi, quando il mazzo degli eroi è vuoto, o quando il sole esaurisce il tracciato.
scenario-defend_the_manor = Difendi la Manor House
scenario-defend_the_manor-story = La Manor House ha muri spessi, quattro porte e nemmeno un catenaccio che chiuda ancora. Chi poteva correre è corso lì. Stanotte nessuno frugherà nei vecchi bauli, non c'è tempo: le mani spuntano dai pannelli da ogni lato. L'alba è lontana, ma verrà.
scenario-defend_the_manor-goal = Gli eroi vincono quando il sole esaurisce il tracciato. Gli zombi vincono quando alla fine di un passaggio 9 zombi sono nella Manor House, quando sono stati uccisi 4 eroi, o quando il mazzo degli eroi è vuoto.
scenario-zombie_apocalypse = Apocalisse zombi
scenario-zombie_apocalypse-story = Era su tutti i canali, prima che si spegnessero uno dopo l'altro. Non è una brutta notte in una piccola città: è così dappertutto, da qui al mare. Non c'è più niente da vincere, nessun pozzo da chiudere, nessuna strada da prendere. Chi respira ancora quando il cielo si fa grigio ha fatto tutto quello che si poteva fare.
scenario-zombie_apocalypse-goal = Gli eroi vincono quando il sole esaurisce il tracciato. Gli zombi vincono quando sono stati uccisi 4 eroi, o quando il mazzo degli eroi è vuoto.
scenario-plague_carriers = Portatori di peste
scenario-plague_carriers-story = Sono arrivati in sette con l'ultimo autobus, pallidi e gentili, e la sera il reparto era vuoto. Somigliano agli altri, solo più rossi, e chi hanno toccato non resta giù a lungo. Il dottore ha scritto sette nomi sul muro, prima di smettere di scrivere. Cancellali tutti e sette, e la febbre finisce qui.
scenario-plague_carriers-goal = Gli eroi vincono quando sono stati uccisi tutti i 7 zombi rossi. Gli zombi vincono quando sono stati uccisi 4 eroi, quando il mazzo degli eroi è vuoto, o quando il sole esaurisce il tracciato.
scenario-burn_it_to_the_ground = Radetela al suolo!
scenario-burn_it_to_the_ground-story = Sotto la Manor House c'è una cantina che non è su nessuna pianta, e da lì scendono quattro pozzi. È tutta la sera che salgono, in abito da sera, dal pavimento del salone. La vecchia famiglia doveva saperlo; in quell'ala nessuno ha mai visto una luce. Quattro taniche di gasolio e un fiammifero, e la casa può tenersi il suo segreto.
scenario-burn_it_to_the_ground-goal = Gli eroi vincono quando tutti e quattro i pozzi nella Manor House sono stati inzuppati di Gasolio e poi un eroe che è lì con un oggetto Fuoco dà fuoco alla casa, al posto dell'azione di movimento. Gli zombi vincono quando sono stati uccisi 4 eroi, quando il mazzo degli eroi è vuoto, o quando il sole esaurisce il tracciato.
scenario-hunker_down = Arroccarsi
scenario-hunker_down-story = Chi costruisce muri non deve correre. Un martello ce l'hanno tutti; il difficile è trovare chiodi, assi e una casa che abbia ancora tutti gli angoli. Questa può andare, e da stanotte è la roccaforte. Tre strati per ogni parete, dice la vedova del falegname, e poi che grattino pure.
scenario-hunker_down-goal = Gli eroi vincono alla fine di un turno degli eroi se la roccaforte è Rinforzata del tutto, con almeno 2 eroi e nessuno zombi dentro. Vincono anche se è Barricata del tutto quando il sole esaurisce il tracciato, con almeno 1 eroe e nessuno zombi dentro. Gli zombi vincono quando la roccaforte è distrutta o Invasa, quando sono stati uccisi 3 eroi, quando il mazzo degli eroi è vuoto, o quando il sole esaurisce il tracciato negli altri casi.
scenario-supply_run = Rifornimenti
scenario-supply_run-story = Il rifugio sotto la piazza ha letti, una radio e una scatola di pesche. Tutto il resto è ancora dove lo vendevano: quattro casse ai quattro angoli della città, e le strade in mezzo non sono vuote. Ci sono le fogne, per chi non guarda dove mette i piedi. Riportate tutto prima che i bambini chiedano che cosa c'è per colazione.
scenario-supply_run-goal = Gli eroi vincono quando hanno consegnato 4 provviste nella Piazza centrale: chi finisce un'azione di movimento su una casella con provviste e senza zombi le prende, e le consegna finendone una nella Piazza centrale. Gli zombi vincono quando sono stati uccisi 4 eroi, quando il mazzo degli eroi è vuoto, o quando il sole esaurisce il tracciato.
scenario-blow_up_the_town = Fai saltare la città!
scenario-blow_up_the_town-story = Il sindaco ha firmato con la mano che tremava: la città non si salva, quindi la città salta. Sotto ogni strada corre una vecchia galleria, e i minatori non ci hanno lasciato solo le lampade. Quattro cariche nelle quattro cantine giuste, e al resto pensa la montagna. Basta essere all'aperto quando qualcuno trova un fiammifero.
scenario-blow_up_the_town-goal = Gli eroi vincono quando ci sono 4 cariche in edifici dei tabelloni esterni e poi un eroe all'aperto con un oggetto Fuoco le innesca, al posto dell'azione di movimento: gli eroi in quegli edifici sono uccisi, e deve restare almeno 1 eroe. Una carica si mette al posto dell'azione di movimento, scartando un Esplosivo: al massimo una per edificio e due per tabellone. Gli zombi vincono quando sono stati uccisi 4 eroi, quando il mazzo degli eroi è vuoto, o quando il sole esaurisce il tracciato.
scenario-radio_for_help = Chiamata d'aiuto
scenario-radio_for_help-story = Da qualche parte oltre il crinale c'è ancora chi risponde. La stazione ci arriverebbe, se qualcuno non avesse smontato l'apparecchio e portato a casa i pezzi. Tre pezzi, una sedia davanti al microfono e un generatore che tossisce quando ha sete. Poi dite dove siete, piano, e sperate nel vento.
scenario-radio_for_help-goal = Gli eroi vincono quando 3 pezzi di radio sono stati montati nello Studio radio e poi un eroe che è lì, al posto dell'azione di movimento, tira un dado e fa 5 o più, con +1 se nella Sala generatori è stato scartato un Gasolio. Gli zombi vincono quando lo Studio radio è distrutto, quando sono stati uccisi 4 eroi, quando il mazzo degli eroi è vuoto, o quando il sole esaurisce il tracciato.
scenario-learn_to_survive = Imparare a sopravvivere
scenario-learn_to_survive-story = Il primo ti costa il sonno, il secondo il pranzo, il terzo solo un po' di tempo. Quassù nessuno viene ad aiutare, quindi l'aiuto conviene diventarlo. Uno mostra come si tiene l'ascia, un altro come si sta zitti. Al mattino a Timber Peak ci sono due tipi di gente: chi ha imparato e chi si trascina.
scenario-learn_to_survive-goal = Gli eroi vincono quando gli eroi vivi hanno insieme 8 miglioramenti. Gli zombi vincono quando sono stati uccisi 3 eroi, quando il mazzo degli eroi è vuoto, o quando il sole esaurisce il tracciato.

## Opzioni del gioco

set-base = Gioco base
    .help = 40 carte per mazzo, 8 eroi, 6 tabelloni e 2 centri: una notte intera.
set-advanced = Carte avanzate
set-growing_hunger = Growing Hunger
set-survival_of_the_fittest = Survival of the Fittest
set-timber_peak = Timber Peak
sets-chosen = Set
sets-always = sempre in gioco
sets-only-base = Solo il gioco base
sets-all = Tutti i set
setting-scenario = Scenario
    .help = Che cosa devono fare stanotte le due fazioni.
setting-scenario-random = A caso
    .help = Uno degli scenari si tira a sorte.
setting-scenario-die_zombies_die = { scenario-die_zombies_die }
    .help = { scenario-die_zombies_die-goal }
setting-scenario-burn_em_out = { scenario-burn_em_out }
    .help = { scenario-burn_em_out-goal } Servono le carte avanzate.
setting-scenario-save_the_townsfolk = { scenario-save_the_townsfolk }
    .help = { scenario-save_the_townsfolk-goal }
setting-scenario-escape_in_the_truck = { scenario-escape_in_the_truck }
    .help = { scenario-escape_in_the_truck-goal } Servono le carte avanzate.
setting-scenario-defend_the_manor = { scenario-defend_the_manor }
    .help = { scenario-defend_the_manor-goal }
setting-scenario-zombie_apocalypse = { scenario-zombie_apocalypse }
    .help = { scenario-zombie_apocalypse-goal } Si gioca senza zombi rossi: le figure rosse sono zombi normali, sulla mappa possono essercene 21, e ne arrivano di nuovi in ogni turno. Serve { set-growing_hunger }.
setting-scenario-plague_carriers = { scenario-plague_carriers }
    .help = { scenario-plague_carriers-goal } Si gioca con gli zombi rossi: sulla mappa possono esserci 21 zombi, e ogni volta che ne arrivano 2 o più almeno uno è rosso, finché ce ne sono. Serve { set-growing_hunger }.
setting-scenario-burn_it_to_the_ground = { scenario-burn_it_to_the_ground }
    .help = { scenario-burn_it_to_the_ground-goal } Si gioca con gli zombi rossi e la Ricerca gratuita. Servono { set-growing_hunger } e le carte avanzate.
setting-scenario-hunker_down = { scenario-hunker_down }
    .help = { scenario-hunker_down-goal } La roccaforte è un edificio a caso, e le barricate sono in gioco. Serve { set-survival_of_the_fittest }.
setting-scenario-supply_run = { scenario-supply_run }
    .help = { scenario-supply_run-goal } Le fogne sono in gioco. Serve { set-survival_of_the_fittest }.
setting-scenario-blow_up_the_town = { scenario-blow_up_the_town }
    .help = { scenario-blow_up_the_town-goal } Serve { set-timber_peak }.
setting-scenario-radio_for_help = { scenario-radio_for_help }
    .help = { scenario-radio_for_help-goal } Servono { set-timber_peak } e le carte avanzate.
setting-scenario-learn_to_survive = { scenario-learn_to_survive }
    .help = { scenario-learn_to_survive-goal } Si gioca con i punti esperienza, e ogni eroe comincia con 1. Serve { set-timber_peak }.
agreed-all_sets = con tutti i set
agreed-base_box = con il gioco base
balance-heading = Quanto sono equilibrati gli scenari
setting-zombie_seats = Giocatori zombi
    .help = Quanti giocatori guidano gli zombi.
setting-zombie_seats-auto = Secondo il numero dei giocatori
    .help = Un giocatore zombi su due, tre o cinque giocatori, due su quattro o sei.
setting-zombie_seats-one = Uno
    .help = Un giocatore ha tutti i 14 zombi e una mano di quattro carte.
setting-zombie_seats-two = Due
    .help = Marrone e verde: 7 zombi e una mano di due carte ciascuno.
setting-sides = Fazioni
    .help = Quali posti guidano gli zombi. Tutti gli altri hanno eroi.
setting-sides-zombies_last = Zombi agli ultimi posti
    .help = I primi posti hanno eroi, gli ultimi guidano gli zombi.
setting-sides-zombies_first = Zombi ai primi posti
    .help = I primi posti guidano gli zombi, gli ultimi hanno eroi.
setting-sides-seat_by_seat = Posto per posto
    .help = Dici per ogni posto in quale fazione gioca.
setting-seats = Fazione di ogni posto
    .help = In quale fazione gioca ogni posto, se si dice posto per posto. I giocatori zombi sono uno o due, secondo il numero dei giocatori.
setting-seats-heroes = { role-heroes }
setting-seats-zombies = { role-zombies }
setting-set_advanced = Carte avanzate
    .help = 20 carte in più in ogni mazzo, con dinamite, gasolio e nervi a pezzi.
setting-set_growing_hunger = { set-growing_hunger }
    .help = 15 carte in più in ogni mazzo, 4 eroi, 2 tabelloni e 3 scenari in più.
setting-set_survival_of_the_fittest = { set-survival_of_the_fittest }
    .help = 8 carte in più in ogni mazzo, 2 scenari in più, e le barricate.
setting-set_timber_peak = { set-timber_peak }
    .help = 17 carte in più in ogni mazzo, 6 eroi, 4 tabelloni, 2 centri e 3 scenari in più, e i punti esperienza.
setting-trim_decks = Mazzi da 60 carte
    .help = Dove i set fanno un mazzo più grande, si tolgono carte a caso finché ne restano 60.
setting-experience = Esperienza e miglioramenti
    .help = Le ferite all'altra fazione danno punti esperienza, e con quelli eroi e zombi comprano miglioramenti.
setting-experience-auto = Secondo i set
    .help = Con { set-timber_peak } sì, senza no.
setting-experience-on = Sempre
    .help = Ci sono punti esperienza e miglioramenti.
setting-experience-off = Mai
    .help = Non ci sono né punti esperienza né miglioramenti.
setting-barricades = Barricate
    .help = Gli eroi possono costruire sulle pareti barricate che gli zombi passano solo con un po' di fortuna.
setting-barricades-auto = Secondo i set
    .help = Con { set-survival_of_the_fittest } sì, senza no.
setting-barricades-on = Sempre
    .help = Ci sono le barricate e le carte che le riguardano.
setting-barricades-off = Mai
    .help = Nessuno costruisce barricate, e le carte che le riguardano non ci sono.
setting-opt_grave_weapons = Armi della tomba
    .help = Gli zombi possono rinunciare a 2 nuovi zombi, quante volte vogliono, per dare un'Arma della tomba a uno che è sulla mappa. Va bene insieme ai mazzi Sopravvivenza per gli eroi.
setting-opt_survival_decks = Mazzi Sopravvivenza
    .help = Con un tiro di movimento di 5 o più, un eroe in un edificio può invece cercare un Oggetto unico o una Tattica di sopravvivenza. Va bene insieme alle Armi della tomba per gli zombi.
setting-opt_exploration = Esplorazione
    .help = In ogni edificio senza eroi c'è un segnalino coperto: una ricerca in più, zombi che sorprendono chi lo trova, o un nuovo eroe. Non insieme a Ricerca gratuita.
setting-opt_doors = Porte e serrature
    .help = Prima del primo turno gli eroi aggiungono 3 porte agli edifici, e gli zombi ne bloccano 3.
setting-opt_grave_dead = Zombi rossi
    .help = Al posto di 2 zombi normali può arrivarne uno rosso, con un'abilità che un dado stabilisce per tutta la notte. Va bene insieme alla Ricerca gratuita per gli eroi.
setting-opt_free_search = Ricerca gratuita
    .help = In ogni edificio senza eroi c'è un segnalino: chi finisce lì un movimento può scartarlo per una ricerca in più. Non insieme a Esplorazione.
setting-sewers_at_setup = Fogne fin dall'inizio
    .help = Le fogne sono in gioco dall'inizio: un passaggio fra due ingressi sulla mappa, per i vivi e per i morti.
setting-choose_heroes = Scegliere gli eroi
    .help = Ognuno sceglie gli eroi, uno dopo l'altro, invece di riceverli a sorte.
setting-layout = La città
    .help = Quali tabelloni stanno intorno al centro, e dove.
setting-layout-random = A caso
    .help = Quattro tabelloni si tirano a sorte.
setting-layout-default = Sempre la stessa
    .help = La chiesa e la polizia a nord-ovest, poi in senso orario l'ospedale, la fattoria e il liceo.
setting-layout-chosen = Tabelloni scelti
    .help = Decidi tu quale tabellone sta in quale angolo.
setting-board_nw = Tabellone a nord-ovest
    .help = Quale tabellone sta in questo angolo della mappa.
setting-board_nw-random = A caso
    .help = Uno dei tabelloni rimasti si tira a sorte.
setting-board_nw-l1 = { quarter-l1 }
setting-board_nw-l2 = { quarter-l2 }
setting-board_nw-l3 = { quarter-l3 }
setting-board_nw-l4 = { quarter-l4 }
setting-board_nw-l5 = { quarter-l5 }
setting-board_nw-l6 = { quarter-l6 }
setting-board_nw-l7 = { quarter-l7 }
setting-board_nw-l8 = { quarter-l8 }
setting-board_nw-l9 = { quarter-l9 }
setting-board_nw-l10 = { quarter-l10 }
setting-board_nw-l11 = { quarter-l11 }
setting-board_nw-l12 = { quarter-l12 }
setting-board_ne = Tabellone a nord-est
    .help = Quale tabellone sta in questo angolo della mappa.
setting-board_ne-random = A caso
    .help = Uno dei tabelloni rimasti si tira a sorte.
setting-board_ne-l1 = { quarter-l1 }
setting-board_ne-l2 = { quarter-l2 }
setting-board_ne-l3 = { quarter-l3 }
setting-board_ne-l4 = { quarter-l4 }
setting-board_ne-l5 = { quarter-l5 }
setting-board_ne-l6 = { quarter-l6 }
setting-board_ne-l7 = { quarter-l7 }
setting-board_ne-l8 = { quarter-l8 }
setting-board_ne-l9 = { quarter-l9 }
setting-board_ne-l10 = { quarter-l10 }
setting-board_ne-l11 = { quarter-l11 }
setting-board_ne-l12 = { quarter-l12 }
setting-board_se = Tabellone a sud-est
    .help = Quale tabellone sta in questo angolo della mappa.
setting-board_se-random = A caso
    .help = Uno dei tabelloni rimasti si tira a sorte.
setting-board_se-l1 = { quarter-l1 }
setting-board_se-l2 = { quarter-l2 }
setting-board_se-l3 = { quarter-l3 }
setting-board_se-l4 = { quarter-l4 }
setting-board_se-l5 = { quarter-l5 }
setting-board_se-l6 = { quarter-l6 }
setting-board_se-l7 = { quarter-l7 }
setting-board_se-l8 = { quarter-l8 }
setting-board_se-l9 = { quarter-l9 }
setting-board_se-l10 = { quarter-l10 }
setting-board_se-l11 = { quarter-l11 }
setting-board_se-l12 = { quarter-l12 }
setting-board_sw = Tabellone a sud-ovest
    .help = Quale tabellone sta in questo angolo della mappa.
setting-board_sw-random = A caso
    .help = Uno dei tabelloni rimasti si tira a sorte.
setting-board_sw-l1 = { quarter-l1 }
setting-board_sw-l2 = { quarter-l2 }
setting-board_sw-l3 = { quarter-l3 }
setting-board_sw-l4 = { quarter-l4 }
setting-board_sw-l5 = { quarter-l5 }
setting-board_sw-l6 = { quarter-l6 }
setting-board_sw-l7 = { quarter-l7 }
setting-board_sw-l8 = { quarter-l8 }
setting-board_sw-l9 = { quarter-l9 }
setting-board_sw-l10 = { quarter-l10 }
setting-board_sw-l11 = { quarter-l11 }
setting-board_sw-l12 = { quarter-l12 }
setting-open_team_hands = Mani scoperte nella fazione
    .help = I giocatori di una fazione vedono le carte dei compagni.

## La plancia: board-…

board-town = La città
board-whole = Mostra tutta la città
board-offers = Che cosa puoi scegliere
board-on-space = In { $space }
board-uses = { $hero }: { $thing }
board-buys = { $name }: comprare con l'esperienza ({ $count })
board-boost = { kind-boost }: { $upgrade } ({ $price })
board-hero = { $hero }, { $count ->
        [one] resta { $count } ferita
       *[other] restano { $count } ferite
    }
board-zombie-hero = eroe zombi { $hero }, { $count ->
        [one] resta { $count } ferita
       *[other] restano { $count } ferite
    }
board-zombies =
    { $count ->
        [one] { $count } zombi
       *[other] { $count } zombi
    }
board-zombies-brown =
    { $count ->
        [one] { $count } zombi marrone
       *[other] { $count } zombi marroni
    }
board-zombies-green =
    { $count ->
        [one] { $count } zombi verde
       *[other] { $count } zombi verdi
    }
board-zombies-red =
    { $count ->
        [one] { $count } zombi rosso
       *[other] { $count } zombi rossi
    }
board-part-zombie = Zombi
board-part-brown = Zombi marrone
board-part-green = Zombi verde
board-part-red = Zombi rosso
board-part-gas = Il gas
board-part-fire = Accendere un fuoco
board-part-zombie-hero = { $hero }, eroe zombi
board-part-wounded = Zombi rosso ferito
board-part-armed = { $what }: { $weapon }
board-part-bar = Rinforzo alla porta
board-part-lock = La porta bloccata
board-part-wall = { $building }, muro { $face }
board-part-side = Tra { $space } e { $to }
board-side = { $what }, lato { $face }
board-barricade = barricata, lato { $face }, { $count ->
        [0] nessun rinforzo
        [one] { $count } rinforzo
       *[other] { $count } rinforzi
    }
board-broken = in questo turno si passa senza tirare
board-fire-burning = in fiamme
board-fire-new = fuoco nuovo
board-about-to-be-wounded = uno zombi sta per essere ferito
board-about-to-die = uno zombi sta per essere ucciso
board-next-die = Scegli un dado.
board-next-hero = Scegli un eroe.
board-next-way = Scegli che cosa deve fare.
board-next-wall = Scegli un muro.
board-next-deck = Scegli che cosa comprare.
board-next-upgrade = Scegli che cosa comprare.
board-step-sun = Sole
board-step-draw = Pesca
board-step-new_zombies = Tiro
board-step-move = Movimento
board-step-fight = Lotta
board-step-place = Arrivi
board-step-fire = Fuoco
board-step-exchange = Scambio
board-step-shoot = Tiro a distanza
board-roll-new_zombies = Arrivano nuovi zombi?
board-way-fight = Nel combattimento
board-way-raise = +1 a un dado
board-way-lower = −1 a un dado
board-way-cancel = Annullare
board-way-hold = Fermare uno zombi
board-way-stop = Annullare la carta che viene giocata
board-way-reroll = Ritirare
board-way-help = Un dado di combattimento in più
board-way-recover = Rimescolare carte nel mazzo
board-way-refuel = Al posto della motosega
board-way-pour = Versarla
board-way-douse = Spegnere un fuoco
board-way-push = Spingere gli zombi
board-way-prevent = Lavare via il gas
board-way-aim = Mirare bene
board-way-shoot = Un attacco a distanza
board-way-put = Mettere uno zombi sulla mappa
board-way-all = Tutti gli eroi
board-way-one = Un eroe
board-way-hurry = +2 al tiro di movimento
board-way-heal = Curare ferite
board-way-heroes = Un dado dell'eroe
board-way-zombies = Un dado dello zombi
board-way-break = Rompere una barricata
board-way-step = Oltre una barricata
board-way-unique_items = { survival-deck-unique_items }
board-way-tactics = { survival-deck-tactics }

## Turni e passaggi

turn-set_up = Preparazione
turn-zombies = Turno degli zombi
turn-heroes = Turno degli eroi
turn-over = Fine della partita

# Prima del primo turno non c'è ancora nessun passaggio.
phase-set_up = { turn-set_up }
phase-sun = Sole
phase-draw = Pesca
phase-new_zombies = Tiro dei nuovi zombi
phase-move = Movimento
phase-fight = Combattimento
phase-place = Arrivo
phase-fire = Fuoco
phase-start = Inizio del turno
phase-claim = Prossima attivazione
phase-exchange = Scambio
phase-shoot = Attacco a distanza
phase-end = Fine del turno
phase-over = { turn-over }

## Parti di una posizione

zone-fight = Combattimento
zone-stack = Carte che si stanno giocando
zone-hand = Mano
zone-known = Carte della mano che tutti hanno visto
zone-items = Oggetti
zone-taped = Oggetti combinati
zone-load = Oggetti e armi portati
zone-strength = Oggetti e armi che si possono portare
zone-on = Carte su questo eroe
zone-saved = Cittadini in salvo
zone-upgrades = Miglioramenti
zone-boosted = Potenziamenti
zone-infected = Segnalini Infetto
zone-upgrade_decks = Mazzi dei miglioramenti
zone-upgrade_discards = Miglioramenti scartati
zone-used = Usati in questo combattimento
zone-turned = Eroi zombi
zone-people = Chi può ancora arrivare
zone-kept = Carte zombi che restano in gioco
zone-looked = Carte guardate
zone-top = Carta in cima al mazzo degli eroi
zone-hero_discard = Scarti degli eroi
zone-zombie_discard = Scarti degli zombi
zone-hero_out = Carte eroe fuori dal gioco
zone-zombie_out = Carte zombi fuori dal gioco
zone-unique_discard = Pila degli scarti degli Oggetti unici
zone-tactic_discard = Pila degli scarti delle Tattiche di sopravvivenza
zone-markers = Segnalini negli edifici
zone-spaces = Caselle lungo la parete
zone-used_markers = Segnalini scartati
zone-safe = { card-safe_house }
zone-wounded = Zombi rossi con un solo punto ferita
zone-armed = Armi della tomba degli zombi
zone-grave_discard = Armi della tomba scartate
zone-pits = Pozzi delle anime
zone-charged = Pozzi saltati in aria
zone-charges = Cariche piazzate
zone-tokens = Dove sono i gettoni
zone-entrances = Ingressi delle fogne
zone-rubble = Casella bloccata
zone-fires = Fuoco
zone-gas = Gas
zone-barricades = Barricate
zone-doors = Segnalini Porta
zone-locks = Segnalini Porta bloccata
zone-walled_up = Barricati del tutto
zone-sealed = { card-no_way_out }
zone-broken = Barricate che si passano senza tirare
zone-stronghold = Roccaforte
zone-dark = { marker-lights_out }
zone-taken_over = { marker-taken_over }
zone-destroyed = Edifici bruciati
zone-betsy = { card-old_betsy }
zone-trap = { card-bear_trap }
zone-exploding = Gas che sta per esplodere
zone-held = Zombi che non possono muoversi
zone-hero_dice = Dadi dell'eroe
zone-zombie_dice = Dadi dello zombi
zone-movement = Dadi di movimento
zone-entered_from = Percorsi possibili
zone-tasks = Che cosa resta da fare
zone-wound = Ferita
zone-hurt = Colpo contro uno zombi
zone-attack = Attacco a distanza
zone-weapons = Armi
zone-aims = Bersagli
zone-rules = Regole oltre il gioco base

task-zombies_killed = Zombi uccisi
task-pits_destroyed = Pozzi saltati in aria
task-townsfolk_saved = Cittadini in salvo
task-townsfolk_lost = Cittadini perduti
task-tank_filled = Serbatoio pieno
task-keys_aboard = Chiavi al furgone
task-heroes_aboard = Eroi al furgone
task-zombies_in_manor = Zombi nella Manor House
task-supplies_delivered = Provviste consegnate
task-supplies_carried = Provviste in mano agli eroi
task-charges_placed = Cariche piazzate
task-parts_installed = Pezzi di radio montati
task-parts_carried = Pezzi di radio in mano agli eroi
task-generator_fuelled = Generatore acceso
task-grave_dead_killed = Zombi rossi uccisi
task-pits_doused = Pozzi inzuppati
task-walls_barricaded = Pareti con barricata
task-reinforcements = Rinforzi
task-heroes_in_stronghold = Eroi nella roccaforte
task-upgrades_learnt = Miglioramenti degli eroi in vita

counter-sun = Sole
    .count = Sole: { $count }
counter-cards = Carte in mano
    .count =
        { $count ->
            [0] nessuna carta
            [one] { $count } carta
           *[other] { $count } carte
        }
counter-wounds = Ferite
    .count =
        { $count ->
            [0] nessuna ferita
            [one] { $count } ferita
           *[other] { $count } ferite
        }
counter-points = Punti ferita
    .count =
        { $count ->
            [one] { $count } punto ferita
           *[other] { $count } punti ferita
        }
counter-pool = Zombi nella riserva
    .count =
        { $count ->
            [0] riserva vuota
           *[other] { $count } zombi nella riserva
        }
counter-hero_deck = Mazzo degli eroi
    .count =
        { $count ->
            [0] mazzo degli eroi vuoto
            [one] { $count } carta eroe rimasta
           *[other] { $count } carte eroe rimaste
        }
counter-zombie_deck = Mazzo degli zombi
    .count =
        { $count ->
            [0] mazzo degli zombi vuoto
            [one] { $count } carta zombi rimasta
           *[other] { $count } carte zombi rimaste
        }
counter-unique_deck = Oggetti unici
    .count =
        { $count ->
            [0] mazzo degli Oggetti unici vuoto
            [one] { $count } Oggetto unico rimasto
           *[other] { $count } Oggetti unici rimasti
        }
counter-tactic_deck = Tattiche di sopravvivenza
    .count =
        { $count ->
            [0] mazzo delle Tattiche di sopravvivenza vuoto
            [one] { $count } Tattica di sopravvivenza rimasta
           *[other] { $count } Tattiche di sopravvivenza rimaste
        }
counter-tactics = Tattiche di sopravvivenza in mano
    .count =
        { $count ->
            [one] { $count } Tattica di sopravvivenza
           *[other] { $count } Tattiche di sopravvivenza
        }
counter-trimmed = Carte tolte prima dell'inizio
counter-graves = Zombi rossi che possono arrivare
    .count =
        { $count ->
            [0] nessuno zombi rosso può più arrivare
            [one] { $count } zombi rosso può arrivare
           *[other] { $count } zombi rossi possono arrivare
        }
counter-grave_deck = Mazzo delle Armi della tomba
    .count =
        { $count ->
            [0] nessuna Arma della tomba rimasta
            [one] { $count } Arma della tomba rimasta
           *[other] { $count } Armi della tomba rimaste
        }
counter-edge = Quanto vale in più il dado più alto dello zombi
counter-zombie_points = Punti ferita dello zombi
counter-kills = Zombi uccisi
    .count =
        { $count ->
            [0] nessuno zombi ucciso
            [one] { $count } zombi ucciso
           *[other] { $count } zombi uccisi
        }
counter-deaths = Eroi uccisi
    .count =
        { $count ->
            [0] nessun eroe ucciso
            [one] { $count } eroe ucciso
           *[other] { $count } eroi uccisi
        }
counter-deaths_needed = Eroi che gli zombi devono uccidere
counter-left = Passi rimasti
    .count =
        { $count ->
            [0] passi finiti
            [one] { $count } passo rimasto
           *[other] { $count } passi rimasti
        }
counter-arriving = Zombi da piazzare
counter-carried = Gettoni portati
    .count =
        { $count ->
            [one] porta { $count } gettone
           *[other] porta { $count } gettoni
        }
counter-reinforcements = Rinforzi
    .count =
        { $count ->
            [0] nessun rinforzo
            [one] { $count } rinforzo
           *[other] { $count } rinforzi
        }
counter-hero_pool = Dadi di combattimento dell'eroe
counter-zombie_pool = Dadi di combattimento dello zombi
counter-chance = Probabilità per l'eroe, in percentuale
counter-doubles = Probabilità di vincere con un doppio, in percentuale
counter-experience = Punti esperienza
    .count = Punti esperienza: { $count }
counter-price = Costo del prossimo miglioramento
    .count = Prossimo miglioramento: { $count }
counter-bonus = Aggiunta ai tiri per colpire

state-turn = Di chi è il turno
state-lead = Capo degli zombi
state-colour = Colore
state-hero = Eroe
state-zombie = Zombi
state-grave_dead = Che cosa sanno fare gli zombi rossi
state-grave_drawn = Arma della tomba pescata
state-killing = Viene ucciso
state-explosive = Con un esplosivo
state-building = Edificio
state-wall = Parete
state-face = Lato
state-marker = Segnalino
state-bound = Deve andare in questo edificio
state-activated = Già attivato
state-idle = Perde questo turno
state-found = Trovato in un edificio
state-mover = Zombi che sta per muoversi
state-named = Che cosa è stato nominato
state-mode = Come si gioca
state-cancelled = Neutralizzata
state-ties = L'eroe vince a parità
state-deadly = Uno zombi battuto è ucciso
state-harmless = I doppi non feriscono
state-leads = Chi vince con questi dadi
state-winner = Vincitore
state-taken = Già subita

# Un luogo accanto alla mappa, scritto come il nome di una casella: E4.
space-sewer = FOGNE

## Regole oltre il gioco base, con cui si gioca una notte

rule-barricades = { setting-barricades }
    .text = { setting-barricades.help }
rule-doors = { setting-opt_doors }
    .text = { setting-opt_doors.help }
rule-experience = { setting-experience }
    .text = { setting-experience.help }
rule-exploration = { setting-opt_exploration }
    .text = { setting-opt_exploration.help }
rule-free_search = { setting-opt_free_search }
    .text = { setting-opt_free_search.help }
rule-grave_dead = { setting-opt_grave_dead }
    .text = { setting-opt_grave_dead.help }
rule-grave_weapons = { setting-opt_grave_weapons }
    .text = { setting-opt_grave_weapons.help }
rule-sewers = { setting-sewers_at_setup }
    .text = { setting-sewers_at_setup.help }
rule-survival_decks = { setting-opt_survival_decks }
    .text = { setting-opt_survival_decks.help }

## Che cosa vale per un po'

effect-cornered = { card-cornered }
    .text = Fino all'inizio del prossimo turno degli zombi, gli zombi tirano 2 dadi di combattimento in più e gli eroi vincono a parità.
effect-distrust = { card-dont_trust }
    .text = Fino all'inizio del prossimo turno degli zombi nessun eroe può scambiare oggetti.
effect-rotten = { card-rotten_bodies }
    .text = Fino all'inizio del prossimo turno degli zombi nessuno zombi può essere ucciso.
effect-blocked = { card-blocked_windows }
    .text = In questo turno nessuno zombi passa attraverso muri o porte.
effect-windows_open = { card-escape_window }
    .text = Fino alla fine del turno degli eroi, gli eroi possono passare dritti attraverso i muri, se non finiscono quel movimento in un edificio.
effect-lurching = { upgrade-lurching_charge }
    .text = In questo turno tutti gli zombi, tranne gli eroi zombi, possono fare 2 passi.
effect-burning_dead = { card-burning_dead }
    .text = In questo turno il fuoco non ferisce gli zombi, e chi vi parte o vi entra tira un dado di combattimento in più.
effect-hurried = { card-run_for_it }
    .text = Tutti i tiri di movimento di questo turno degli eroi hanno +1.
effect-frenzy = { card-feeding_frenzy }
    .text = In questo turno ogni zombi su una casella con 3 o più zombi tira un dado di combattimento in più.
effect-caught = { card-caught_off_guard }
    .text = L'eroe attivo combatte prima dell'azione di movimento, e dopo non più.
effect-roped = { card-climbing_rope }
    .text = Per il resto di questo movimento l'eroe attivo può passare dritto attraverso i muri.
effect-tank = Serbatoio pieno
    .text = Il furgone ha carburante. Ora servono le Chiavi.
effect-powered = Generatore acceso
    .text = Nella Sala generatori c'è carburante: si aggiunge 1 al tiro per chiamare aiuto.
effect-claws = { card-clawing }
    .text = In questo turno gli zombi alle barricate aggiungono 1 ai loro tiri.

## Dadi fuori dai combattimenti

roll-movement = Movimento
roll-fire = Fuoco
    .enough = Una ferita.
    .short = Nessun danno.
roll-fire_phase = Il fuoco si spegne o si propaga?
roll-spread = Direzione del fuoco
roll-break = Prova di rottura
roll-ammo = Munizioni
roll-shot = Attacco a distanza
    .enough = Colpito.
    .short = Mancato.
roll-explosion = Esplosione
    .enough = Morte.
    .short = Nessun danno.
roll-across_fire = Dinamite attraverso il fuoco
    .enough = Si accende.
    .short = Non si accende.
roll-two_dynamite = Due candelotti di dinamite
    .enough = Non esplodono subito.
    .short = Esplodono subito.
roll-blast = Accanto all'esplosione
    .enough = Una ferita.
    .short = Nessun danno.
roll-tape = { card-duct_tape }
    .enough = L'altra metà resta.
    .short = Si scarta anche l'altra metà.
roll-set_off = Innescare il gas
    .enough = Esplode.
    .short = Non esplode.
roll-building = Edificio a caso: il tabellone
roll-building_number = Edificio a caso: l'edificio
roll-betsy = { card-old_betsy }
    .enough = Lo zombi se ne va.
    .short = Lo zombi resta.
roll-zombie_hero = Passi dell'eroe zombi
roll-first_zombies = Primi zombi
roll-arrivals = Nuovi zombi
roll-shamble = { card-shamble }
roll-advance = { card-relentless_advance }
roll-rotten = { card-rotten_bodies }
roll-overconfidence = { card-overconfidence }
    .enough = La carta si scarta.
    .short = La carta resta.
roll-triage = { ability-triage }
    .enough = Il Kit di pronto soccorso resta.
    .short = Il Kit di pronto soccorso si scarta.
roll-spirit = { ability-strength_of_spirit }
    .enough = La carta è neutralizzata.
    .short = La carta ha effetto.
roll-iron_skin = { upgrade-iron_skin }
    .enough = La ferita è evitata.
    .short = La ferita resta.
roll-strong_will = { upgrade-strong_will }
    .enough = La carta è neutralizzata.
    .short = La carta ha effetto.
roll-improvise = { ability-improvise }
    .enough = La carta è neutralizzata.
    .short = La carta ha effetto.
roll-cold_snap = { card-cold_snap }
    .enough = Nessuna ferita.
    .short = Una ferita.
roll-blackout = { card-blackout }
roll-pack_hunters = { card-pack_hunters }
roll-hes_a_zombie = { card-hes_a_zombie }
    .enough = La carta Cittadino è neutralizzata.
    .short = La carta Cittadino ha effetto.
roll-radio = Chiamata d'aiuto
    .enough = Qualcuno risponde.
    .short = Non risponde nessuno.
roll-flames = { card-flamethrower }
    .enough = L'eroe muore.
    .short = L'eroe sfugge alle fiamme.
roll-tnt = { card-case_of_tnt }
    .enough = Non esplode qui.
    .short = Esplode proprio qui.
roll-vest = { card-kevlar_vest }
    .enough = La ferita è evitata.
    .short = La ferita non è evitata.
roll-keeps = Tenere l'oggetto
    .enough = Resta all'eroe.
    .short = È scartato.
roll-bag = { card-doctors_bag }
roll-safe_house = { card-safe_house }
    .enough = Lo zombi entra.
    .short = Lo zombi non entra.
roll-grave_dead = Che cosa sanno fare gli zombi rossi
roll-very_rotten = { grave_dead-very_rotten }
    .enough = Non gli succede niente.
    .short = Viene colpito.
roll-carrier = { card-carrier }
    .enough = L'eroe si trasforma.
    .short = L'eroe sopravvive.
roll-fresh = Passi dello zombi
roll-barbed_wire = { card-barbed_wire }
    .enough = L'eroe si libera.
    .short = L'eroe non si muove.
roll-bloated_body = { card-bloated_body }
    .enough = Nessun danno.
    .short = Una ferita.
roll-blood_spray = { card-blood_spray }
    .enough = Nessuna infezione.
    .short = Infezione.
roll-burst = { card-explosive_zombie }
    .enough = Colpito.
    .short = Nessun danno.
roll-barricade = Barricata
    .enough = Lo zombi ha la meglio.
    .short = La barricata tiene.
roll-force_door = Porta bloccata
    .enough = La porta è aperta.
    .short = La porta resta bloccata.
roll-line_is_dead = { card-line_is_dead }
    .enough = L'evento è neutralizzato.
    .short = L'evento ha effetto.
roll-infection = Infezione
roll-despair = { card-despair }
roll-adrenaline = { card-adrenaline }
roll-hard_hat = { card-hard_hat }
    .enough = La ferita è evitata.
    .short = La ferita è subita.

## Come finisce una partita

ending-deaths = Troppi eroi sono morti
ending-deck = Il mazzo degli eroi è vuoto
ending-dawn = Il sole ha esaurito il tracciato
ending-goal = Gli eroi hanno raggiunto il loro obiettivo
ending-doom = La città è perduta
reckoning-win = Vittoria

## Perché una partita è stata vinta

verdict-deaths = Erano stati uccisi abbastanza eroi: { $deaths }. Hanno vinto gli zombi, guidati da { $winners }.
verdict-deck = Il mazzo degli eroi era vuoto prima che gli eroi raggiungessero il loro obiettivo. Hanno vinto gli zombi, guidati da { $winners }.
verdict-dawn-heroes = Gli eroi hanno resistito fino all'alba. Vittoria: { $winners }.
verdict-dawn-zombies = Il sole ha esaurito il tracciato prima che gli eroi raggiungessero il loro obiettivo. Hanno vinto gli zombi, guidati da { $winners }.
verdict-goal-die-zombies-die = Gli eroi hanno ucciso in tempo 15 zombi. Vittoria: { $winners }.
verdict-goal-burn-em-out = Gli eroi hanno fatto saltare in aria in tempo 3 pozzi. Vittoria: { $winners }.
verdict-goal-save-the-townsfolk = Gli eroi hanno messo in salvo in tempo 4 Cittadini. Vittoria: { $winners }.
verdict-goal-escape-in-the-truck = Gli eroi sono scappati sul furgone. Vittoria: { $winners }.
verdict-goal-plague-carriers = Gli eroi hanno ucciso in tempo tutti e 7 gli zombi rossi. Vittoria: { $winners }.
verdict-goal-burn-it-to-the-ground = Gli eroi hanno bruciato la Manor House. Vittoria: { $winners }.
verdict-goal-hunker-down = La roccaforte era Rinforzata del tutto, e senza zombi. Vittoria: { $winners }.
verdict-goal-supply-run = Gli eroi hanno portato in tempo 4 provviste nella Piazza centrale. Vittoria: { $winners }.
verdict-goal-blow-up-the-town = Gli eroi hanno fatto saltare la città. Vittoria: { $winners }.
verdict-goal-radio-for-help = Qualcuno ha sentito la chiamata d'aiuto. Vittoria: { $winners }.
verdict-goal-learn-to-survive = Gli eroi hanno imparato in tempo 8 miglioramenti. Vittoria: { $winners }.
verdict-doom-save-the-townsfolk = Per 3 Cittadini era troppo tardi. Hanno vinto gli zombi, guidati da { $winners }.
verdict-doom-defend-the-manor = Nella Manor House c'erano 9 zombi. Hanno vinto gli zombi, guidati da { $winners }.
verdict-doom-hunker-down = La roccaforte era perduta. Hanno vinto gli zombi, guidati da { $winners }.
verdict-doom-radio-for-help = Lo Studio radio è distrutto, e con lui l'ultima speranza d'aiuto. Hanno vinto gli zombi, guidati da { $winners }.

## Com'è andata la partita

course-on_map = Figure sulla mappa
course-kills = Avversari uccisi

## Che cosa viene chiesto

prompt-choose-hero = Chi prendi come eroe?
prompt-start-space = Dove comincia { $hero }?
prompt-new-hero-space = Dove entra in gioco { $hero }?
prompt-choose-building = Il dado lascia scegliere a te: quale edificio?
prompt-discard-to-limit = Hai troppe carte (limite: { $limit }): quale scarti?
prompt-discard-one = Scarti una carta prima di pescare?
prompt-order-zombies = Quale zombi si muove adesso?
prompt-move-zombie = Dove va lo zombi su { $space }?
prompt-advance = { $card }: quale zombi fa un passo?
prompt-place-zombie = Dove arriva il prossimo zombi? Ancora da piazzare: { $count }.
prompt-place-grave-dead = Dove arriva lo zombi rosso? Ancora da piazzare: { $count }.
prompt-swap-grave-dead = Ancora da piazzare: { $count }. Al posto di 2 di loro arriva 1 zombi rosso?
prompt-swap-grave-weapon = Ancora da piazzare: { $count }. Rinunci a 2 di loro per un'Arma della tomba?
prompt-give-grave-weapon = { $card }: quale zombi la riceve?
prompt-take-zombie = { $card }: quale zombi togli dalla mappa?
prompt-order-fights = Quale combattimento viene adesso?
prompt-fire-order = Per quale fuoco si tira il prossimo dado?
prompt-fire-direction = Dove si propaga il fuoco su { $space }?
prompt-fire-remove = I segnalini Fuoco sono finiti: quale togli, fra quelli in fiamme, per il nuovo?
prompt-douse-fire = { $card }: quale fuoco si spegne?
prompt-activate = Quale eroe attivi adesso?
prompt-choose-move-die = Con quale dado si muove { $hero }?
prompt-move-action =
    Che cosa fa { $hero }? { $left ->
        [one] Il tiro vale { $left } passo.
       *[other] Il tiro vale { $left } passi.
    }
prompt-hero-step =
    Dove prosegue { $hero }? { $left ->
        [one] Resta { $left } passo.
       *[other] Restano { $left } passi.
    }
prompt-blitz = { $hero }: combattere subito gli zombi che ci sono?
prompt-keep-card = Quale carta tiene { $hero }?
prompt-use-marker = { $hero } finisce il movimento dove c'è un segnalino ({ $building }): { $marker }. Vuoi usarlo?
prompt-free-search = Una ricerca gratuita: che cosa prende { $hero }?
prompt-put-under = Quale carta mette { $hero } sotto il mazzo?
prompt-put-back = Quale carta rimette ora { $hero } sul mazzo? L'ultima sta in cima.
prompt-divert = { $card }: quale zombi porti via?
prompt-just-what-i-needed = Quale carta prende { $hero }?
prompt-pick-cards = { $card }: quale carta si mescola di nuovo nel mazzo?
prompt-bring-back = { building-antique_shop }: quale carta rimescola nel mazzo { $hero }?
prompt-pick-copies = { $card }: di quale carta si mescolano tutte le copie nel mazzo?
prompt-overflow = { $hero } porta troppe cose: che cosa va via?
prompt-combine = Quali due oggetti unisce { $hero } con il nastro?
prompt-betsy-errand = { card-old_betsy } porta { $card }: che cosa se ne fa?
prompt-exchange = { $hero }: scambi oggetti?
prompt-trade-answer = { $hero } darebbe { $given }, e { $other } darebbe { $taken }: accetti?
prompt-take-wound = { $other } prende la ferita al posto di { $hero }?
prompt-ranged-attack = { $hero }: fai un attacco a distanza?
prompt-aim-gun = { $card }: a che cosa spara { $hero }?
prompt-fight-next = Quale zombi combatte adesso { $hero }?
prompt-choose-victim = { $card }: quale eroe subisce la ferita?
prompt-surprise = Quale eroe sorprende lo zombi?
prompt-evacuate = L'edificio brucia ({ $building }): dove va { $hero }?
prompt-move-models = { $card }: dove va { $hero }?
prompt-push-zombie = Dove spingi lo zombi su { $space }?
prompt-marker-space = { $card }: su quale casella metti il segnalino?
prompt-token-space = { $building }: su quale casella metti il gettone?
prompt-place-sewer-entrance = Dove metti un ingresso delle fogne?
prompt-move-sewer-entrance = Quale ingresso delle fogne sposti?
prompt-build-for-wound = { $hero } subisce una ferita per costruire qui?
prompt-build-more =
    { $card }: che cos'altro costruisci? { $count ->
        [one] Si può mettere ancora { $count } segnalino.
       *[other] Si possono mettere ancora { $count } segnalini.
    }
prompt-claw-again = { $card }: lo zombi su { $space } ritira?
prompt-place-door-marker =
    { $door ->
        [lock] Su quale porta metti un segnalino Porta bloccata?
       *[door] Dove metti un segnalino Porta?
    }

## Che cosa si può rispondere

option-pass = Passa
option-done = Fatto
option-none = Nessuna
option-yes = Sì
option-no = No
option-accept = Accetta
option-refuse = Rifiuta
option-hero = Scegli { $hero }
option-space = Casella { $space }
option-side = Tra { $space } e { $to }
option-building = Scegli { $building }
option-random-building = Un edificio a caso
option-discard = Scarta { $card }
option-move = Muovi lo zombi su { $space }
option-move-brown = Muovi lo zombi marrone su { $space }
option-move-green = Muovi lo zombi verde su { $space }
option-move-red = Muovi lo zombi rosso su { $space }
option-move-wounded = Muovi lo zombi rosso ferito su { $space }
option-move-armed =
    Muovi lo { $looks ->
        [brown] zombi marrone
        [green] zombi verde
        [red] zombi rosso
        [wounded] zombi rosso ferito
       *[plain] zombi
    } con { $weapon } su { $space }
option-move-zombie-hero = Muovi l'eroe zombi: { $other }
option-remove = Togli lo zombi su { $space }
option-remove-brown = Togli lo zombi marrone su { $space }
option-remove-green = Togli lo zombi verde su { $space }
option-remove-red = Togli lo zombi rosso su { $space }
option-remove-wounded = Togli lo zombi rosso ferito su { $space }
option-remove-armed =
    Togli lo { $looks ->
        [brown] zombi marrone
        [green] zombi verde
        [red] zombi rosso
        [wounded] zombi rosso ferito
       *[plain] zombi
    } con { $weapon } su { $space }
option-remove-zombie-hero = Togli l'eroe zombi: { $other }
option-arm = Dalla allo zombi su { $space }
option-arm-brown = Dalla allo zombi marrone su { $space }
option-arm-green = Dalla allo zombi verde su { $space }
option-arm-red = Dalla allo zombi rosso su { $space }
option-arm-wounded = Dalla allo zombi rosso ferito su { $space }
option-arm-zombie-hero = Dalla all'eroe zombi: { $other }
option-wield = { $card }: lo zombi ritira { $dice }
option-to = Vai a { $space }
option-stay = Resta
option-across = Vai a { $space } oltre la barricata: { $building }, parete { $face }
option-across-two = Vai a { $space } oltre due barricate: { $building }, parete { $face }, poi { $next_building }, parete { $next_face }
option-fight = { $hero } contro lo zombi su { $space }
option-fight-brown = { $hero } contro lo zombi marrone su { $space }
option-fight-green = { $hero } contro lo zombi verde su { $space }
option-fight-red = { $hero } contro lo zombi rosso su { $space }
option-fight-wounded = { $hero } contro lo zombi rosso ferito su { $space }
option-fight-armed =
    { $hero } contro lo { $looks ->
        [brown] zombi marrone
        [green] zombi verde
        [red] zombi rosso
        [wounded] zombi rosso ferito
       *[plain] zombi
    } con { $weapon } su { $space }
option-fight-zombie-hero = { $hero } contro l'eroe zombi: { $other }
option-activate = Attiva { $hero }
option-die = Muoviti con il { $die }
option-step = Fai un passo verso { $space }
option-walk = Cammina fino a { $space }
option-stop = Fermati qui
option-search = Cerca
option-pick-up = Raccogli { $card }
option-pick-up-at-antique-shop = Rimescola fino a 2 carte degli scarti nel mazzo
option-pick-up-at-library = Rivela carte finché non c'è un evento
option-pick-up-at-supermarket = Scarta le prime 3 carte, poi pescane 2
option-heal = Cura una ferita: { $hero }
option-build = Costruisci una barricata: { $building }, parete { $face }
option-reinforce = Rinforza la barricata: { $building }, parete { $face }
option-unbar = Togli un rinforzo alla porta verso { $space }
option-force = Prova a forzare la porta bloccata verso { $space }
option-rest = Non fare niente
option-keep = Tieni { $card }
option-survival-search = Ricerca di sopravvivenza: { $survival_deck }
option-under = Metti { $card } sotto il mazzo
option-put-back = Rimetti { $card }
option-take-discard = Prendi { $card } dagli scarti
option-take-deck = Prendi { $card } dal mazzo
option-draw = Pesca una carta
option-pick = Scegli { $card }
option-drop = Scarta { $card }
option-combine = Unisci { $given } e { $taken }
option-hand = Passa { $card } a { $hero }
option-give = Da' { $card } a { $hero }
option-take = Prendi { $card } da { $hero }
option-deliver = Consegna a { $hero }
option-pour = Versa il gas lì
option-explode = Fai esplodere la dinamite lì
option-swap = Scambia { $given } con { $taken } ({ $hero })
option-fuel = Riempi il serbatoio del furgone
option-charge = Piazza qui una carica: scarta { $card }
option-detonate = Fai saltare la città
option-call = Chiama aiuto
option-power = Versa il Gasolio nel generatore
option-burn-down = Brucia la Manor House
option-hold-fire = Nessun attacco a distanza
option-shoot = { $card }: spara allo zombi su { $space }
option-shoot-brown = { $card }: spara allo zombi marrone su { $space }
option-shoot-green = { $card }: spara allo zombi verde su { $space }
option-shoot-red = { $card }: spara allo zombi rosso su { $space }
option-shoot-wounded = { $card }: spara allo zombi rosso ferito su { $space }
option-shoot-armed =
    { $card }: spara allo { $looks ->
        [brown] zombi marrone
        [green] zombi verde
        [red] zombi rosso
        [wounded] zombi rosso ferito
       *[plain] zombi
    } con { $weapon } su { $space }
option-shoot-zombie-hero = { $card }: spara all'eroe zombi, { $other }
option-blast = { $card }: spara a tutti gli zombi su { $space }
option-shoot-gas = { $card }: spara al gas su { $space }
option-fire-both = Spara con tutte e due: { $card }
option-throw-lit = Lancia { card-dynamite } su { $space }
option-throw-onto-fire = Lancia { card-dynamite } nel fuoco su { $space }
option-throw-across-fire = Lancia { card-dynamite } attraverso il fuoco su { $space }
option-throw-both = Lancia insieme i due candelotti ({ card-dynamite }) su { $space }
option-hurl = Lancia { $card } su { $space }
option-throw-tnt = Lancia { card-case_of_tnt } su { $space }
option-light = Appicca un fuoco su { $space } con { $card }
option-set-off = Innesca il gas su { $space } con { $card }

option-play = Gioca { $card }
option-play-hero = Gioca { $card } su { $other }
option-play-couple = Gioca { $card } su { $other } e { $partner }
option-play-space = Gioca { $card } su { $space }
option-play-building = Gioca { $card }: { $building }
option-play-wall = Gioca { $card }: { $building }, parete { $face }
option-play-dice = Gioca { $card }: l'eroe ritira { $dice }
option-play-move-space = Gioca { $card } sullo zombi su { $space }
option-play-move-brown-zombie = Gioca { $card } sullo zombi marrone su { $space }
option-play-move-green-zombie = Gioca { $card } sullo zombi verde su { $space }
option-play-move-red-zombie = Gioca { $card } sullo zombi rosso su { $space }
option-play-move-wounded-zombie = Gioca { $card } sullo zombi rosso ferito su { $space }
option-play-move-armed-zombie =
    Gioca { $card } sullo { $looks ->
        [brown] zombi marrone
        [green] zombi verde
        [red] zombi rosso
        [wounded] zombi rosso ferito
       *[plain] zombi
    } con { $weapon } su { $space }
option-play-move-zombie-hero = Gioca { $card } sull'eroe zombi: { $other }
option-play-hold-space = Gioca { $card }: lo zombi su { $space } non si muove
option-play-hold-brown-zombie = Gioca { $card }: lo zombi marrone su { $space } non si muove
option-play-hold-green-zombie = Gioca { $card }: lo zombi verde su { $space } non si muove
option-play-hold-red-zombie = Gioca { $card }: lo zombi rosso su { $space } non si muove
option-play-hold-wounded-zombie = Gioca { $card }: lo zombi rosso ferito su { $space } non si muove
option-play-hold-armed-zombie =
    Gioca { $card }: lo { $looks ->
        [brown] zombi marrone
        [green] zombi verde
        [red] zombi rosso
        [wounded] zombi rosso ferito
       *[plain] zombi
    } con { $weapon } su { $space } non si muove
option-play-hold-zombie-hero = Gioca { $card }: { $other }, l'eroe zombi, non si muove
option-play-raise-heroes-die = Gioca { $card }: +1 a un dado dell'eroe ({ $die })
option-play-raise-zombies-die = Gioca { $card }: +1 a un dado dello zombi ({ $die })
option-play-lower-heroes-die = Gioca { $card }: −1 a un dado dell'eroe ({ $die })
option-play-lower-zombies-die = Gioca { $card }: −1 a un dado dello zombi ({ $die })
option-play-fight = Gioca { $card }: interrompi il combattimento
option-play-stop = Gioca { $card }: neutralizza la carta che si sta giocando
option-play-try = Gioca { $card }: prova a neutralizzare la carta che si sta giocando
option-play-cancel-kept = Gioca { $card }: neutralizza { $kept }
option-play-cancel-card-hero = Gioca { $card }: neutralizza { $kept } ({ $other })
option-play-cancel-card-building = Gioca { $card }: neutralizza { $kept } ({ $building })
option-play-cancel-card-space = Gioca { $card }: neutralizza { $kept } ({ $space })
option-play-cancel-hero = Gioca { $card }: neutralizza { card-faith } ({ $other })
option-play-reroll = Gioca { $card }: lo zombi ritira tutti i suoi dadi
option-play-check = Gioca { $card }: la prova di rottura si ritira
option-play-help-hero = Gioca { $card }: un dado di combattimento in più per { $other }
option-play-recover = Gioca { $card }: mescola carte degli scarti nel mazzo
option-play-douse = Gioca { $card }: spegni fino a due fuochi
option-play-prevent = Gioca { $card }: il gas non esplode
option-play-aim = Gioca { $card }: +2 ai tiri per colpire
option-play-reroll-dice = Gioca { $card }: ritira { $dice }
option-play-shoot-hero = Gioca { $card }: { $other } fa un attacco a distanza
option-play-remove-kept = Gioca { $card }: { $kept } esce dal gioco
option-play-put-space = Gioca { $card }: uno zombi arriva su { $space }
option-play-all = Gioca { $card }: nessuno scambia oggetti
option-play-one-hero = Gioca { $card } su { $other }
option-play-own-dice = Gioca { $card }: lo zombi ritira { $dice }
option-play-hurry = Gioca { $card }: +2 al tiro di movimento
option-play-heal-hero = Gioca { $card }: cura una ferita ({ $other })
option-play-heal-couple = Gioca { $card }: cura una ferita a testa ({ $other }, { $partner })
option-play-knock-kept = Gioca { $card }: l'eroe perde { $kept }
option-play-drag-space = Gioca { $card }: tutti e due su { $space }
option-play-unique-hero = Gioca { $card }: un Oggetto unico per { $other }
option-play-tactics-hero = Gioca { $card }: una Tattica di sopravvivenza per { $other }

option-use = { $hero }: usa { $card }
option-use-dice = { $hero }: usa { $card }, ritira { $dice }
option-use-hero = { $hero }: usa { $card } per { $other }
option-use-refuel = { $hero }: scarta { $card } per tenere la Motosega
option-use-pour-space = { $hero }: versa { $card } su { $space }
option-use-fight = { $hero }: usa { $card } per interrompere il combattimento
option-use-douse-space = { $hero }: usa { $card } sul fuoco su { $space }
option-use-push = { $hero }: usa { $card } per spingere via gli zombi
option-use-raise-dice = { $hero }: usa { $card }, +1 a un dado ({ $dice })
option-use-stop = { $hero }: scarta { $card } per neutralizzare la carta che si sta giocando
option-use-reroll-heroes-die = { $hero }: usa { $card }, si ritira il { $die } dell'eroe
option-use-reroll-zombies-die = { $hero }: usa { $card }, si ritira il { $die } dello zombi
option-use-cancel-kept = { $hero }: usa { $card }, neutralizza { $kept }
option-use-cancel-card-hero = { $hero }: usa { $card }, neutralizza { $kept } ({ $other })
option-use-cancel-card-building = { $hero }: usa { $card }, neutralizza { $kept } ({ $building })
option-use-cancel-card-space = { $hero }: usa { $card }, neutralizza { $kept } ({ $space })
option-ability = { $hero }: usa { $ability }
option-ability-dice = { $hero }: usa { $ability }, ritira { $dice }
option-ability-heal-card-hero = { $hero }: usa { $ability }, scarta { $kept } per curare una ferita: { $other }
option-ability-try-kept = { $hero }: usa { $ability }, scarta { $kept } per tentare di neutralizzare la carta giocata
option-upgrade = { $hero }: usa { $upgrade }
option-upgrade-dice = { $hero }: usa { $upgrade }, ritira { $dice }
option-upgrade-raise-dice = { $hero }: usa { $upgrade }, +1 a { $dice }
option-horde = Usa { $upgrade }
option-horde-dice = Usa { $upgrade }, ritira { $dice }
option-horde-move-space = Usa { $upgrade } per lo zombi su { $space }
option-horde-move-brown-zombie = Usa { $upgrade } per lo zombi marrone su { $space }
option-horde-move-green-zombie = Usa { $upgrade } per lo zombi verde su { $space }
option-horde-move-red-zombie = Usa { $upgrade } per lo zombi rosso su { $space }
option-horde-move-wounded-zombie = Usa { $upgrade } per lo zombi rosso ferito su { $space }
option-horde-move-armed-zombie =
    Usa { $upgrade } per lo { $looks ->
        [brown] zombi marrone
        [green] zombi verde
        [red] zombi rosso
        [wounded] zombi rosso ferito
       *[plain] zombi
    } con { $weapon } su { $space }
option-horde-move-zombie-hero = Usa { $upgrade } per l'eroe zombi: { $other }
option-buy = { $hero }: compra un miglioramento ({ $deck })
option-boost =
    { $price ->
        [one] { $hero }: compra il Potenziamento di { $upgrade } per { $price } punto esperienza
       *[other] { $hero }: compra il Potenziamento di { $upgrade } per { $price } punti esperienza
    }
option-buy-zombies = Compra un miglioramento per gli zombi
option-ability-hero = { $hero }: usa { $ability }, la ferita va a { $other }

## Che cosa succede

event-scenario-began = Lo scenario di stanotte: { $scenario }.
event-boards-laid = I tabelloni della città sono al loro posto.
event-hero-taken = { $seat } riceve un eroe: { $hero }.
event-hero-placed = { $hero } entra in gioco su { $space }.
event-shuffled-back = { $hero } pesca una carta che all'inizio non vale, e al suo posto un'altra. Rimescolata nel mazzo: { $card }.
event-zombie-turn-began = Turno degli zombi. Il sole è a { $sun }.
event-hero-turn-began = Turno degli eroi. Il sole è a { $sun }.
event-hero-activated = Attivazione: { $hero }.
event-turn-lost = { $hero } perde questo turno.
event-new-zombies-come = { $seat } tira { $total } contro { $count } zombi in gioco: ne arriveranno di nuovi.
event-no-new-zombies = { $seat } tira { $total } contro { $count } zombi in gioco: non ne arrivano di nuovi.
event-zombie-came = { $seat } piazza uno zombi su { $space }.
event-grave-dead-came = { $seat } piazza uno zombi rosso su { $space }.
event-zombie-moved = { $seat } muove uno zombi da { $space } a { $to }.
event-zombie-pushed = { $seat } spinge uno zombi da { $space } a { $to }.
event-zombie-removed = Uno zombi è tolto da { $space }.
event-zombie-killed = Lo zombi su { $space } è ucciso. Uccisi finora: { $count }.
event-zombie-hero-killed = { $hero }, eroe zombi, muore per sempre su { $space }. Uccisi finora: { $count }.
event-zombie-held = Lo zombi su { $space } resta in piedi: ora nessuno può essere ucciso.
event-zombie-hero-rose = { $hero } si rialza su { $space }: ora è un eroe zombi, guidato da { $seat }.
event-zombie-hero-wounded = { $hero }, eroe zombi, subisce una ferita. Punti ferita rimasti: { $left }.
event-zombie-spared = Allo zombi su { $space } non succede nulla.
event-grave-dead-are = Che cosa sanno fare gli zombi rossi: { $grave }.
event-grave-dead-wounded = Lo zombi rosso su { $space } subisce una ferita. Gli resta un punto ferita.
event-grave-weapon-drawn = { $seat } pesca un'Arma della tomba: { $card }.
event-grave-weapon-given = Lo zombi su { $space } riceve { $card }.
event-grave-weapon-lost = Un'Arma della tomba è persa con il suo zombi: { $card }.
event-grave-deck-shuffled = Le Armi della tomba scartate vengono rimescolate in un nuovo mazzo.
event-wielded = { $seat } usa un'Arma della tomba: { $card }.
event-carries = Un contagioso ha ferito { $hero }: deciderà un dado.
event-hero-moved = { $hero } va da { $space } a { $to }.
event-hero-fled = { $hero } fugge da { $space } a { $to }.
event-hero-dragged = { $hero } finisce da { $space } su { $to }.
event-door-locked = La porta è bloccata: { $hero } non passa.
event-wounded = { $hero } subisce una ferita ({ $count } su { $most }).
event-wound-prevented = { $hero } evita la ferita.
event-wound-taken-over = { $other } prende la ferita al posto di { $hero }.
event-wound-not-taken-over = { $other } non prende la ferita al posto di { $hero }.
event-healed =
    { $hero } guarisce da { $count ->
        [one] { $count } ferita.
       *[other] { $count } ferite.
    }
event-turns = { $hero } non subisce la ferita, ma si trasforma.
event-turns-at-once = { $hero } si trasforma.
event-infected = { $hero } riceve un segnalino Infetto ({ $count }).
event-hero-died = { $hero } muore su { $space }. Eroi uccisi: { $count } su { $most }.
event-zombie-card-drawn = { $seat } pesca una carta zombi.
event-zombie-card-drawn-known = { $seat } pesca { $card }.
event-zombie-deck-shuffled = Gli scarti degli zombi, mescolati, sono il nuovo mazzo.
event-event-found = { $hero } pesca un evento.
event-event-found-known = { $hero } pesca un evento: { $card }.
event-tactic-found = { $hero } pesca una Tattica di sopravvivenza.
event-tactic-found-known = { $hero } pesca una Tattica di sopravvivenza: { $card }.
event-item-found = { $hero } prende { $card }.
event-item-missing = { $hero } arriva senza { $card }, che non è né nel mazzo degli eroi né negli scarti.
event-townsfolk-saved = { $hero } trova qualcuno del posto: { $card }.
event-looked = { $hero } guarda le carte in cima al mazzo degli eroi.
event-looked-known = { $hero } guarda le carte in cima al mazzo degli eroi: { $cards }.
event-looked-survival = { $hero } guarda le carte in cima a un mazzo Sopravvivenza ({ $survival_deck }).
event-looked-survival-known = { $hero } guarda le carte in cima a un mazzo Sopravvivenza ({ $survival_deck }): { $cards }.
event-cards-put-back = { $seat } rimette a posto le carte guardate. Carte: { $count }.
event-put-under-deck = { $hero } mette una carta sotto il mazzo degli eroi.
event-top-seen = { $hero } guarda la carta in cima al mazzo degli eroi.
event-top-seen-known = { $hero } guarda la carta in cima al mazzo degli eroi: { $card }.
event-revealed = { $hero } rivela { $cards }.
event-hero-cards-discarded = { $card } fa scartare dal mazzo degli eroi: { $cards }.
event-hero-cards-discarded-by = { $hero } scarta { $cards }.
event-survival-cards-discarded = { $card } fa scartare da un mazzo Sopravvivenza ({ $survival_deck }): { $cards }.
event-taken-from-discard = { $hero } prende { $card } dagli scarti.
event-taken-from-deck = { $hero } prende { $card } dal mazzo degli eroi, che si mescola.
event-shuffled-in = Rimescolate nel mazzo: { $cards }.
event-discarded = { $seat } scarta { $card } dalla mano.
event-card-played = { $seat } gioca { $card }.
event-card-played-on = { $seat } gioca { $card } su { $hero }.
event-card-played-in = { $seat } gioca { $card }: { $building }.
event-card-played-at = { $seat } gioca { $card } su { $space }.
event-card-played-couple = { $seat } gioca { $card } su { $hero } e { $other }.
event-card-played-zombie-hero = { $seat } gioca { $card } sull'eroe zombi: { $hero }.
event-card-played-wall = { $seat } gioca { $card }: { $building }, parete { $face }.
event-item-used = { $hero } usa { $card }.
event-ability-used = { $hero } usa un'abilità: { $ability }.
event-card-cancelled = { $seat } neutralizza { $card }.
event-card-removed = Fuori dal gioco: { $card }.
event-card-stays = { $card } resta su { $hero }.
event-card-ended = { $card } finisce per { $hero }.
event-building-taken-over = Gli zombi invadono un edificio: { $building }.
event-building-dark = In un edificio si spengono le luci: { $building }.
event-building-found = L'edificio a caso: { $building }.
event-pit-opened = Si apre un pozzo delle anime su { $space }.
event-pit-destroyed = Il pozzo su { $space } salta in aria. Saltati finora: { $count }.
event-tank-filled = { $hero } riempie il serbatoio del furgone.
event-sewer-opened = { $seat } mette un ingresso delle fogne su { $space }.
event-sewer-moved = { $seat } sposta un ingresso delle fogne da { $space } a { $to }.
event-rubble-fallen = Una frana cade su { $space }: nessuno può entrarci fino all'inizio del prossimo turno degli zombi.
event-rubble-gone = { $space } è di nuovo libera.
event-supply-placed = Ci sono provviste su { $space } ({ $building }).
event-radio-part-placed = C'è un pezzo di radio su { $space } ({ $building }).
event-supply-taken = { $hero } prende provviste: { $count }.
event-radio-part-taken =
    { $count ->
        [one] { $hero } prende { $count } pezzo di radio.
       *[other] { $hero } prende { $count } pezzi di radio.
    }
event-supply-delivered = { $hero } consegna provviste: { $count }. Consegnate finora: { $total }.
event-radio-part-delivered =
    { $count ->
        [one] { $hero } monta { $count } pezzo di radio. Montati finora: { $total }.
       *[other] { $hero } monta { $count } pezzi di radio. Montati finora: { $total }.
    }
event-supply-dropped = Su { $space } restano provviste: { $count }.
event-radio-part-dropped =
    { $count ->
        [one] { $count } pezzo di radio resta su { $space }.
       *[other] { $count } pezzi di radio restano su { $space }.
    }
event-generator-fuelled = { $hero } accende il generatore.
event-charge-placed = { $hero } piazza una carica ({ $building }). Piazzate finora: { $count }.
event-town-blown-up = { $hero } fa saltare la città.
event-burnt-down = { $hero } dà fuoco alla Manor House, e tutto quello che c'è dentro brucia.
event-item-spent = { $hero } scarta { $card }.
event-item-dropped = { $hero } porta troppe cose e scarta { $card }.
event-item-lost = { $hero } perde { $card }.
event-item-given = { $hero } dà { $card } a { $other }.
event-trade-refused = { $hero } rifiuta lo scambio con { $other }.
event-items-combined = { $hero } unisce due oggetti: { $cards }.
event-trap-set = { $hero } piazza una tagliola su { $space }.
event-trap-sprung = La tagliola su { $space } scatta.
event-betsy-sent = { $hero } manda { card-old_betsy } su { $space }.
event-betsy-gone = { card-old_betsy } scappa via.
event-rolled-movement = { $hero } tira { $dice } per il movimento.
event-rolled-fire = { $hero } è nel fuoco e tira { $dice } (ferita: { $need } o più).
event-rolled-fire-phase = Il dado per il fuoco mostra { $dice }.
event-rolled-spread = Il fuoco si propaga: il dado per la direzione mostra { $dice }.
event-rolled-break = { $card }: { $hero } tira { $dice } (si rompe con { $need } o meno).
event-rolled-ammo = { $card }: { $hero } tira { $dice } per le munizioni (finite con { $need } o meno).
event-rolled-shot = { $card }: { $hero } tira { $dice } (colpisce con { $need } o più).
event-rolled-explosion = L'esplosione: { $hero } tira { $dice } (morte: { $need } o più).
event-rolled-across-fire = { $hero } lancia attraverso il fuoco e tira { $dice } (accesa con { $need } o più).
event-rolled-two-dynamite = Due candelotti di dinamite: { $hero } tira { $dice } (esplodono subito con meno di { $need }).
event-rolled-blast = Accanto all'esplosione: { $hero } tira { $dice } (ferita: { $need } o più).
event-rolled-tape = Unito all'oggetto scartato: { $card }. { $hero } tira { $dice } (resta con { $need } o più).
event-rolled-set-off = { $card }: { $hero } tira { $dice } (il gas esplode con { $need } o più).
event-rolled-building = Un edificio a caso: il primo dado mostra { $dice }.
event-rolled-building-number = Un edificio a caso: il secondo dado mostra { $dice }.
event-rolled-betsy = { $card }: uno zombi vuole andarsene e tira { $dice } (serve { $need } o più).
event-rolled-zombie-hero = Un eroe zombi tira { $dice } per il movimento: la metà, arrotondata per eccesso, in passi.
event-rolled-first-zombies = Dadi per i primi zombi: { $dice }.
event-rolled-arrivals = Il dado per i nuovi zombi mostra { $dice }.
event-rolled-shamble = { $card }: il dado mostra { $dice }, altrettanti sono i passi possibili.
event-rolled-advance = { $card }: il dado mostra { $dice }, altrettanti zombi possono fare un passo.
event-rolled-rotten = { $card }: il dado mostra { $dice }, altrettanti zombi si tolgono.
event-rolled-overconfidence = { $card }: il dado mostra { $dice } (si scarta con { $need } o più).
event-rolled-triage = { $card }: { $hero } tira { $dice } (resta con { $need } o più).
event-rolled-spirit = { $hero } tira { $dice } contro la carta (neutralizzata con { $need } o più).
event-rolled-hes-a-zombie = { $card }: il dado mostra { $dice } (la carta Cittadino è neutralizzata con { $need } o più).
event-rolled-radio = { $hero } chiama aiuto e tira { $dice } (sentito con { $need } o più).
event-rolled-flames = { $card }: { $hero } tira { $dice } (morte: { $need } o più).
event-rolled-tnt = { $card }: { $hero } tira { $dice } (esplode proprio qui con meno di { $need }).
event-rolled-vest = { $card }: { $hero } tira { $dice } (la ferita è evitata con { $need } o più).
event-rolled-keeps = { $card }: { $hero } tira { $dice } (resta all'eroe con { $need } o più).
event-rolled-bag = { $card }: { $hero } tira { $dice } (scartata con { $need } o meno).
event-rolled-safe-house = { $card }: uno zombi vuole entrare e tira { $dice } (serve { $need } o più).
event-rolled-iron-skin = { $hero } tira { $dice } contro la ferita (evitata con { $need } o più).
event-rolled-strong-will = { $hero } tira { $dice } contro la carta (neutralizzata con { $need } o più).
event-rolled-improvise = { $hero } tira { $dice } contro la carta (neutralizzata con { $need } o più).
event-rolled-cold-snap = { $card }: { $hero } tira { $dice } (nessuna ferita con { $need } o più).
event-rolled-blackout = { $card }: il dado mostra { $dice }; la metà, arrotondata per eccesso, è il numero di edifici.
event-rolled-pack-hunters = { $card }: il dado mostra { $dice }; la metà, arrotondata per eccesso, è il numero di zombi.
event-rolled-grave-dead = Il dado per ciò che sanno fare gli zombi rossi mostra { $dice }.
event-rolled-very-rotten = Uno zombi veramente marcio tira { $dice } (non gli succede niente con { $need } o più).
event-rolled-carrier = Il dado del contagioso mostra { $dice } ({ $hero } diventa un eroe zombi con { $need } o più).
event-rolled-fresh = Uno zombi morto da poco tira { $dice } per il movimento: la metà, arrotondata per eccesso, in passi.
event-rolled-barbed-wire = { $card }: { $hero } tira { $dice } (si libera con { $need } o più).
event-rolled-bloated-body = { $card }: { $hero } tira { $dice } (nessun danno con { $need } o più).
event-rolled-blood-spray = { $card }: { $hero } tira { $dice } (nessuna infezione con { $need } o più).
event-rolled-burst = { $card }: { $hero } tira { $dice } (ferita: { $need } o più).
event-rolled-burst-zombie = { $card }: un altro zombi tira { $dice } (morte: { $need } o più).
event-rolled-barricade = Uno zombi davanti a una barricata tira { $dice } (serve { $need } o più).
event-rolled-force-door = { $hero } prova a forzare una porta e tira { $dice } (si apre con { $need } o più).
event-rolled-line-is-dead = { $card }: il dado mostra { $dice } (l'evento è neutralizzato con { $need } o più).
event-rolled-infection = { $hero } ha un'infezione e tira { $dice } (un'altra ferita con { $need } o meno).
event-rolled-despair = { $card }: { $hero } tira { $dice } (ciò che ha trovato è perso con { $need } o meno).
event-rolled-adrenaline = { $card }: { $hero } tira { $dice }: la metà, arrotondata per eccesso, in altri passi.
event-rolled-hard-hat = { $card }: { $hero } tira { $dice } (nessuna ferita con { $need } o più).
event-rolled-fire-zombie = Uno zombi è nel fuoco e tira { $dice } (ferita: { $need } o più).
event-rolled-explosion-zombie = L'esplosione: uno zombi tira { $dice } (morte: { $need } o più).
event-rolled-blast-zombie = Accanto all'esplosione: uno zombi tira { $dice } (ferita: { $need } o più).
event-rerolled = Un tiro si ritira ({ $hero }): { $before } → { $dice }.
event-shot-fired = { $hero } spara verso { $space }: { $card }.
event-dynamite-thrown = { $hero } lancia la dinamite su { $space }.
event-dynamite-exploded = La dinamite esplode su { $space }.
event-molotov-thrown = { $hero } lancia una bottiglia che prende fuoco su { $space }.
event-tnt-thrown = { $hero } lancia { card-case_of_tnt } su { $space }.
event-tnt-exploded = Il TNT esplode su { $space }.
event-markers-laid = Si mettono segnalini negli edifici: { $count }.
event-marker-used = { $hero } usa un segnalino ({ $building }): { $marker }.
event-house-secured = In questo turno degli zombi un edificio è sicuro: { $building }.
event-gas-poured = { $hero } versa gas su { $space }.
event-gas-removed = Il gas su { $space } viene lavato via.
event-gas-exploded = Il gas su { $space } esplode.
event-fire-lit = Scoppia un fuoco su { $space }.
event-fire-out = Il fuoco su { $space } si spegne.
event-fire-stays = Il fuoco su { $space } non può propagarsi lì.
event-building-destroyed = Un edificio è distrutto dal fuoco: { $building }.
event-stronghold-found = La roccaforte di stanotte: { $building }.
event-door-placed = { $seat } mette un segnalino Porta tra { $space } e { $to }.
event-lock-placed = { $seat } mette un segnalino Porta bloccata tra { $space } e { $to }.
event-door-unlocked = { $hero } apre la porta bloccata tra { $space } e { $to }.
event-building-sealed = Fino al prossimo turno degli zombi nessun eroe passa le porte di un edificio: { $building }.
event-barricade-built = { $seat } costruisce una barricata: { $building }, parete { $face }.
event-barricade-reinforced = { $seat } rinforza una barricata: { $building }, parete { $face }. Rinforzi: { $count } su 3.
event-barricade-held = La barricata tiene: { $building }, parete { $face }.
event-reinforcements-removed = Una barricata si indebolisce: { $building }, parete { $face }. Rinforzi rimasti: { $count }.
event-barricade-broken = In questo turno gli zombi passano una barricata senza tirare: { $building }, parete { $face }.
event-fight-began = { $hero } combatte uno zombi su { $space }.
event-fight-began-hero = { $hero } combatte un eroe zombi su { $space }: { $other }.
event-fight-rolled = { $hero } tira { $dice }; lo zombi tira { $against }.
event-hero-dice-added = L'eroe tira ancora: { $dice }.
event-zombie-dice-added = Lo zombi tira altri dadi: { $dice }.
event-hero-dice-rerolled = L'eroe ritira: { $before } → { $dice }.
event-zombie-dice-rerolled = Lo zombi ritira: { $before } → { $dice }.
event-hero-die-changed = Un dado dell'eroe cambia: { $before } → { $die }.
event-zombie-die-changed = Un dado dello zombi cambia: { $before } → { $die }.
event-die-gained = { $hero } ha un dado di combattimento in più: { $card }.
event-cleaved = { $hero } colpisce con la Mannaia: il combattimento finisce all'istante.
event-fight-cancelled = { $card }: il combattimento si interrompe ({ $hero }).
event-fight-won = { $hero } vince il combattimento.
event-fight-won-doubles = { $hero } vince il combattimento con un doppio.
event-fight-lost = { $hero } perde il combattimento.
event-experience-gained = { $hero } riceve punti esperienza: { $count }, in tutto { $total }.
event-zombie-experience-gained = Gli zombi ricevono punti esperienza: { $count }, in tutto { $total }.
event-upgrade-bought =
    { $count ->
        [one] { $hero } spende { $count } punto esperienza per un miglioramento: { $upgrade }.
       *[other] { $hero } spende { $count } punti esperienza per un miglioramento: { $upgrade }.
    }
event-upgrade-put-under = { $hero } ha già il Potenziamento di { $upgrade }: la carta va sotto il suo mazzo e se ne pesca un'altra.
event-upgrade-boosted =
    { $count ->
        [0] { $hero } pesca di nuovo { $upgrade } e ne riceve il Potenziamento.
        [one] { $hero } spende { $count } punto esperienza per il Potenziamento di { $upgrade }.
       *[other] { $hero } spende { $count } punti esperienza per il Potenziamento di { $upgrade }.
    }
event-upgrade-used = { $hero } usa un miglioramento: { $upgrade }.
event-zombie-upgrade-bought =
    { $count ->
        [one] { $seat } spende { $count } punto esperienza degli zombi per un miglioramento: { $upgrade }.
       *[other] { $seat } spende { $count } punti esperienza degli zombi per un miglioramento: { $upgrade }.
    }
event-zombie-upgrade-used = { $seat } usa un miglioramento: { $upgrade }.
event-ended-deaths = { ending-deaths }. Vincono gli zombi: { $winners }!
event-ended-deck = { ending-deck }. Vincono gli zombi: { $winners }!
event-ended-dawn-heroes = { ending-dawn }. Vincono gli eroi: { $winners }!
event-ended-dawn-zombies = { ending-dawn }. Vincono gli zombi: { $winners }!
event-ended-goal = { ending-goal }. Vincono gli eroi: { $winners }!
event-ended-doom = { ending-doom }. Vincono gli zombi: { $winners }!

## Perché non si può: opzioni del gioco

refusal-bad-split =
    Con { $count ->
        [one] { $count } giocatore
       *[other] { $count } giocatori
    } i giocatori zombi non possono essere tanti: { $zombies }.
refusal-a-side-for-every-seat =
    Di' una fazione per ogni posto: { $count ->
        [one] ce n'è { $count }.
       *[other] ce ne sono { $count }.
    }
refusal-needs-set = { $scenario } richiede { $set }.
refusal-forced-by-scenario = { $scenario } si gioca sempre così: { $rule }. Non si può disattivare.
refusal-forbidden-by-scenario = { $scenario } non si gioca mai così: { $rule }. Disattiva questa opzione.
refusal-same-markers = Esplorazione e Ricerca gratuita hanno gli stessi segnalini: scegline una.
refusal-board-of-set = { $board } è un tabellone di { $set }: attiva questo set o scegli un altro tabellone.
refusal-same-boards = Un tabellone può stare in un solo angolo.

## Perché non si può: carte, oggetti e abilità

refusal-not-asked-now = In questo momento non tocca a te intervenire.
refusal-not-in-hand = Non hai { $card } in mano.
refusal-not-in-play = { $hero } non è in gioco.
refusal-not-your-hero = { $hero } non è fra i tuoi eroi.
refusal-not-carried = { $hero } non porta { $card }.
refusal-played-when-drawn = { $card } si gioca appena si pesca, non dalla mano.
refusal-no-window = Non c'è un momento per giocare { $card }: agisce da sé.
refusal-in-place-of-a-move-action = { $card } si usa al posto di un'azione di movimento, dove è possibile.
refusal-not-in-a-fight = { $card } si usa in ogni momento, ma non durante un combattimento.
refusal-in-any-window = { $card } deve aspettare un momento per intervenire.
refusal-only-in-window = Non è il momento per { $card }, ma { $window } si può.
refusal-one-fight-card = In questo combattimento gli zombi hanno già giocato una carta combattimento: { $card } deve aspettare.
refusal-no-target = { $card } ora non cambierebbe nulla, o non così.
refusal-ability-only-in-window = Non è il momento per { $ability } ({ $hero }), ma { $window } si può.
refusal-ability-no-target = { $ability } ora non cambierebbe nulla per { $hero }, o non così.
refusal-upgrade-only-in-window = Non è il momento per { $upgrade }, ma { $window } si può.
refusal-upgrade-no-target = { $upgrade } ora non cambierebbe nulla, o è già servito in questo turno.
refusal-upgrade-no-window = Non c'è un momento per usare { $upgrade }: agisce da sé.
refusal-not-learnt = { $hero } non ha il miglioramento: { $upgrade }.
refusal-not-learnt-by-zombies = Gli zombi non hanno il miglioramento: { $upgrade }.
refusal-no-experience-here = Questa partita si gioca senza punti esperienza.
refusal-spent-in-windows = I punti esperienza si spendono quando si può intervenire.
refusal-upgrades-of-the-zombies = Questi miglioramenti sono solo per gli zombi.
refusal-too-green = { $hero } ha punti esperienza: { $count }; ne servirebbero { $price }.
refusal-zombies-too-green = Gli zombi hanno punti esperienza: { $count }; ne servirebbero { $price }.
refusal-no-upgrades-left = In questo mazzo non c'è più nulla da pescare: { $deck }.
refusal-boosted-already = { $hero } ha già il Potenziamento di { $upgrade }.

## Perché non si può: eroi

refusal-held-by-overconfidence = { $hero } resta con gli zombi: { card-overconfidence }.
refusal-no-steps-left = { $hero } non ha più passi.
refusal-no-way-there = Con i passi rimasti non c'è una strada sicura fino a { $space }.
refusal-not-adjacent = { $space } non è adiacente.
refusal-taken-over = { $space } è in un edificio Invaso: nessun eroe può entrarci.
refusal-rubble = { $space } è bloccata: nessuno può entrarci fino all'inizio del prossimo turno degli zombi.
refusal-wall-between = C'è un muro sulla strada per { $space }.
refusal-post-between = Nessun eroe passa in diagonale accanto a un albero o a un muro d'angolo: per { $space } si fa il giro.
refusal-door-diagonally = Gli eroi passano le porte dritti, non in diagonale: fino a { $space } ci vogliono due passi.
refusal-wall-corner = Nessun eroe passa in diagonale accanto alla fine di un muro: per { $space } si fa il giro.
refusal-door-reinforced = Sulla parete della porta verso { $space } ci sono rinforzi: prima vanno tolti, ognuno per un passo.
refusal-door-locked = La porta verso { $space } è bloccata: si può forzare al posto di un'azione di movimento.
refusal-no-way-out = Prima del prossimo turno degli zombi nessun eroe passa la porta verso { $space }: { card-no_way_out }.
refusal-no-barricades = In questa partita non ci sono barricate.
refusal-not-at-that-wall = { $hero } non è a quella parete: { $building }, parete { $face }.
refusal-has-a-barricade = C'è già una barricata: { $building }, parete { $face }.
refusal-wall-stays-bare = In questo scenario lì non si può costruire una barricata: { $building }, parete { $face }.
refusal-no-barricade-there = Non c'è nessuna barricata da rinforzare: { $building }, parete { $face }.
refusal-wall-is-strongest = Questa barricata ha già 3 rinforzi: { $building }, parete { $face }.
refusal-no-marker-left = Non resta nessun segnalino di questo tipo.
refusal-roll-too-low-to-build = Il tiro di { $hero } non basta per costruire: serve { $need } o più.
refusal-has-begun-to-move = { $hero } si sta già muovendo: sarebbe un'altra azione di movimento.
refusal-no-reinforced-door = Verso { $space } non c'è nessuna porta con rinforzi.
refusal-no-locked-door = Verso { $space } non c'è nessuna porta bloccata.
refusal-door-opens = La porta bloccata verso { $space } non va forzata: un oggetto la apre passando.
refusal-has-got-to-get-to = { $hero } non può cercare prima di essere entrato in questo edificio: { $building }.
refusal-not-in-a-building = { $hero } è all'aperto: gli eroi cercano negli edifici.
refusal-no-searching-here = Qui nessuno cerca: { $building }.
refusal-not-in-this-scenario = Si può fare in un solo scenario: { $scenario }.
refusal-pits-not-doused = Prima bisogna inzuppare di Gasolio tutti i pozzi della Manor House. Finora: { $count } su { $most }.
refusal-not-in-the-manor = { $hero } non è nella Manor House.
refusal-no-fire-item = { $hero } non ha un oggetto Fuoco.
refusal-building-taken-over = In un edificio Invaso nessuno cerca: { $building }.
refusal-one-move-action = { $hero } si sta già muovendo: cercare sarebbe un'altra azione di movimento.
refusal-deck-empty = Il mazzo degli eroi è vuoto.
refusal-no-survival-decks = I mazzi Sopravvivenza non sono in uso.
refusal-not-that-survival-deck = Qui non si cerca in questo mazzo ({ $building }): { $survival_deck }.
refusal-movement-too-low = Una Ricerca di sopravvivenza richiede un tiro di movimento di { $need } o più: { $hero } ha meno.
refusal-survival-deck-empty = Questo mazzo Sopravvivenza è vuoto: { $survival_deck }.
refusal-not-a-pick-up-space = Questa non è la casella di raccolta dell'edificio: { $building }.
refusal-not-in-discard = { $card } non è fra gli scarti degli eroi.
refusal-nothing-discarded = La pila degli scarti degli eroi è vuota.
refusal-not-picked-up-here = { $card } non si raccoglie qui: { $building }.
refusal-not-a-ranged-weapon = { $card } non è un'arma a distanza.
refusal-no-target-there = Lì non c'è niente a cui sparare con { $card }.
refusal-out-of-range = È troppo lontano per { $card }: gittata { $range }.
refusal-out-of-sight = { $hero } non ha una linea di vista fino a quella casella.

## Perché non si può: zombi

refusal-no-zombie-there = Non c'è uno zombi così.
refusal-not-your-zombie = Questo zombi non è tuo.
refusal-stays-with-hero = Uno zombi su una casella con un eroe non la lascia.
refusal-has-moved = Questo zombi si è già mosso.
refusal-has-a-grave-weapon = Questo zombi ha già un'Arma della tomba: { $card }.
refusal-too-near-a-hero = Questo zombi è troppo vicino a un eroe e non è su un pozzo.
refusal-may-not-move = Questo zombi in questo turno non può muoversi.
refusal-hungry-first = Ci sono ancora zombi accanto a eroi: hanno fame e devono muoversi.
refusal-hungry = Questo zombi ha fame: deve fare il passo verso un eroe.
refusal-must-step = Uno zombi scelto per muoversi fa il suo passo.
refusal-zombie-not-adjacent = { $space } non è adiacente a questo zombi.
refusal-windows-blocked = Le finestre sono sbarrate: in questo turno nessuno zombi passa per muri o porte fino a { $space }.
refusal-other-way-across = Per questo zombi non è una via verso { $space }: le barricate si passano come dice l'elenco.
refusal-not-nearer-to-a-hero = Questo passo deve portare lo zombi più vicino a un eroe, e { $space } non lo fa.

## Che cosa viene prima

refusal-decide-window = Ora si può intervenire: tutto il resto aspetta finché tutti hanno passato.
refusal-decide-claim-activation = Prima si decide chi si attiva adesso.
refusal-decide-choose-hero = Prima scegli un eroe.
refusal-decide-start-space = Prima di' dove comincia l'eroe.
refusal-decide-new-hero-space = Prima di' dove entra in gioco il nuovo eroe.
refusal-decide-choose-building = Prima scegli un edificio.
refusal-decide-discard-to-limit = Prima scarta fino al tuo limite.
refusal-decide-discard-one = Prima di' se scarti una carta.
refusal-decide-order-zombies = Prima muovi i tuoi zombi, o di' che hai finito.
refusal-decide-move-zombie = Prima di' dove va lo zombi.
refusal-decide-advance = Prima di' quale zombi fa un passo, o che hai finito.
refusal-decide-place-zombie = Prima piazza lo zombi.
refusal-decide-place-grave-dead = Prima piazza lo zombi rosso.
refusal-decide-swap-grave-dead = Prima di' se arriva uno zombi rosso.
refusal-decide-swap-grave-weapon = Prima di' se prendi un'Arma della tomba.
refusal-decide-give-grave-weapon = Prima dai l'Arma della tomba a uno zombi.
refusal-decide-take-zombie = Prima di' quale zombi si toglie.
refusal-decide-order-fights = Prima di' quale combattimento viene adesso.
refusal-decide-fire-order = Prima di' per quale fuoco si tira.
refusal-decide-fire-direction = Prima di' dove si propaga il fuoco.
refusal-decide-fire-remove = Prima di' quale segnalino Fuoco si toglie.
refusal-decide-douse-fire = Prima di' quale fuoco si spegne.
refusal-decide-activate = Prima di' quale eroe si attiva.
refusal-decide-choose-move-die = Prima di' con quale dado si muove l'eroe.
refusal-decide-move-action = Prima viene l'azione di movimento dell'eroe.
refusal-decide-hero-step = Prima l'eroe prosegue o si ferma.
refusal-decide-blitz = Prima di' se l'eroe combatte subito.
refusal-decide-keep-card = Prima di' quale carta si tiene.
refusal-decide-use-marker = Prima di' se si usa il segnalino.
refusal-decide-free-search = Prima di' che cosa porta la ricerca gratuita.
refusal-decide-put-under = Prima di' quale carta va sotto il mazzo.
refusal-decide-put-back = Prima di' quale carta si rimette ora.
refusal-decide-divert = Prima di' quale zombi si porta via.
refusal-decide-just-what-i-needed = Prima di' quale carta si prende.
refusal-decide-pick-cards = Prima di' quali carte si mescolano nel mazzo.
refusal-decide-bring-back = Prima di' quali carte tornano nel mazzo.
refusal-decide-pick-copies = Prima di' di quale carta si mescolano le copie nel mazzo.
refusal-decide-overflow = Prima togli ciò che è di troppo.
refusal-decide-combine = Prima di' quali oggetti si uniscono.
refusal-decide-betsy-errand = Prima di' che cosa si fa di ciò che porta { card-old_betsy }.
refusal-decide-exchange = Prima scambia oggetti, o di' che hai finito.
refusal-decide-trade-answer = Prima di' se accetti lo scambio.
refusal-decide-take-wound = Prima di' se il tuo eroe prende la ferita.
refusal-decide-ranged-attack = Prima di' se c'è un attacco a distanza.
refusal-decide-aim-gun = Prima di' a che cosa spara ogni arma.
refusal-decide-fight-next = Prima di' quale zombi si combatte adesso.
refusal-decide-choose-victim = Prima di' quale eroe subisce la ferita.
refusal-decide-surprise = Prima di' quale eroe viene sorpreso.
refusal-decide-evacuate = Prima di' dove fugge l'eroe dall'edificio.
refusal-decide-move-models = Prima di' dove viene spostato l'eroe.
refusal-decide-push-zombie = Prima di' dove viene spinto lo zombi.
refusal-decide-marker-space = Prima di' dove si mette il segnalino.
refusal-decide-token-space = Prima di' dove si mette il gettone.
refusal-decide-place-sewer-entrance = Prima di' dove si mette l'ingresso delle fogne.
refusal-decide-move-sewer-entrance = Prima di' quale ingresso delle fogne si sposta.
refusal-decide-build-for-wound = Prima di' se l'eroe subisce una ferita per costruire.
refusal-decide-build-more = Prima di' che cos'altro si costruisce, o che hai finito.
refusal-decide-claw-again = Prima di' se lo zombi ritira.
refusal-decide-place-door-marker = Prima metti il segnalino sulla mappa.

## Le lezioni: lesson-…

lesson-title = La tua prima notte
lesson-welcome = Cala la notte su una piccola città, e i morti sono in piedi. Sei { $player_1 } e guidi i quattro eroi, { $player_2 } guida tutti gli zombi.
lesson-goal = Ogni scenario chiede qualcosa di diverso. Questo è «{ scenario-die_zombies_die }» Vinci quando sono stati uccisi 15 zombi. Gli zombi vincono quando sono stati uccisi 2 eroi, quando il mazzo degli eroi è vuoto, o quando il sole esaurisce il tracciato.
lesson-people = { hero-jenny } è nella { building-farmhouse }, { hero-becky } nell'{ building-hospital }, { hero-billy } e { hero-sally } sono nel { building-high_school }. Ognuno regge due o tre ferite, e ha abilità tutte sue.
lesson-cards = Ognuno ha pescato una carta. { hero-jenny } porta una { card-chainsaw }: gli oggetti stanno scoperti su chi li ha. Le altre tre carte sono eventi. Li hai in mano, e { $player_2 } non li vede.
lesson-sun = Un round è un turno degli zombi e poi un turno degli eroi. Prima di tutto viene il sole: ora è a 15, e scende di 1 in ogni round.
lesson-dead-draw = Poi { $player_2 } ha pescato fino a quattro carte e tirato due dadi. Insieme fanno 11, più dei 10 zombi in gioco, e così più tardi in questo turno ne arriveranno di nuovi.
lesson-hunger = Ora si muovono gli zombi, un passo ciascuno, e i muri non li fermano. Uno zombi accanto a un eroe ha fame: deve andare da quell'eroe. Tre sono su H1, proprio accanto a { hero-becky }. Guarda che cosa arriva.
lesson-moved = Adesso sono tutti e tre su I1. Altrove { $player_2 } ha giocato { card-shamble }: uno zombi va lontano quanto dice un dado, ma il dado ha fatto 1.
lesson-fight = Chi sta sulla stessa casella deve combattere. Un eroe tira due dadi e uno zombi uno, e per ognuno conta solo il dado più alto. { hero-becky } ha un 3 contro un 2, e vincerebbe. Ma { $player_2 } ha la carta giusta.
lesson-fight-card = Era una carta combattimento, e gli zombi possono giocarne una in ogni combattimento. Ha portato due dadi in più, e uno fa 6. Potresti intervenire anche tu, ma per batterlo ci vorrebbe molta fortuna. Scegli «{ option-pass }».
lesson-wound = { hero-becky } sta per subire una ferita, e { card-just_a_scratch } la eviterebbe. Ma lei muore solo alla terza, { hero-billy } e { hero-sally } già alla seconda: tieni la carta per loro. Scegli «{ option-pass }».
lesson-kept-off = Il secondo combattimento è un 6 contro un 2, e { hero-becky } vince. Ma uno zombi battuto non è ancora uno zombi morto: per quello, due dei suoi dadi devono essere uguali. Questa volta lo tiene solo lontano. Scegli «{ option-pass }».
lesson-faith = Manca il terzo zombi, e anche tra due combattimenti puoi intervenire. { card-faith } dà a un eroe un dado di combattimento in più fino alla fine del turno. Gioca la carta su { hero-becky }.
lesson-tie = Due dadi fanno 1, quindi c'è un doppio, e il terzo fa 6. Ma anche lo zombi ha un 6, e a parità vincono gli zombi. Fanne un 5: gioca { card-mr_hyde }.
lesson-killed = Un 6 batte un 5, e con un doppio lo zombi è ucciso: il primo di 15. Poi i nuovi zombi sono arrivati su un pozzo, ma il dado per loro ha fatto solo 1.
lesson-activation = Ora è il turno degli eroi. Ogni eroe si attiva una volta, nell'ordine che vuoi, e fa quattro cose una dopo l'altra: muoversi o cercare, scambiare oggetti con eroi sulla stessa casella, fare un attacco a distanza, e combattere contro ogni zombi che è lì. Per { hero-becky } è meglio correre: attivala.
lesson-trip = { hero-becky } ha tirato 2 per il movimento, e { $player_2 } ha fatto ritirare il dado con { card-trip } Peggio per i morti: ora è un 5.
lesson-walk = Gli eroi non passano attraverso i muri. Usano le porte, andando dritto, e si fermano dove incontrano uno zombi. C'è una porta su I2, e una dall'altra parte della strada, nell'{ building-airplane_hangar }. Cammina fino a L2.
lesson-search = Tocca a { hero-jenny }, che ha tirato 4. Ma chi è in un edificio può cercare invece di muoversi, e pesca la prima carta del mazzo degli eroi. Scegli «{ option-search }».
lesson-found = Un { card-revolver }, ed è subito suo. Nessuno zombi è ancora a portata, e non c'è nessuno con cui scambiare o combattere, così l'attivazione è finita. Anche { hero-sally } e { hero-billy } cercheranno: attiva { hero-sally }.
lesson-night = { hero-sally } ha trovato una { card-baseball_bat } e { hero-billy } delle { card-ammo }. Era un round, e il sole è sceso a 14. { $player_2 } può scartare una carta, e pesca di nuovo fino a quattro.
lesson-few = Questa volta i dadi hanno fatto 3 contro 10 zombi in gioco, e non ne arrivano di nuovi. Nessuno zombi era accanto a un eroe, così { $player_2 } poteva muoverli a piacere.
lesson-order = Due aspettano su J2, fuori dall'{ building-airplane_hangar }, e uno su J10 si è avvicinato a { hero-jenny }. Attivala per prima: cercherà ancora una volta.
lesson-limit = Un altro { card-revolver }! Ma un eroe ha al massimo quattro oggetti, e solo due possono essere armi. Con la { card-chainsaw } sono tre. Scarta un { card-revolver }.
lesson-shoot = Ora l'attacco a distanza. Un { card-revolver } ha portata 3 e ha bisogno di una linea di vista. I muri la bloccano, ma chi sta a un muro ci vede attraverso. Spara allo zombi su J10.
lesson-missed = Per colpire ci vuole un 4, e un 2 non basta. Con un 1 il { card-revolver } sarebbe anche scarico. Forse { hero-becky } trova di meglio: attivala, e cercherà.
lesson-shotgun = Un { card-pump_shotgun }, e appena in tempo! Si spara a una casella, con un dado per ogni zombi che c'è, e colpisce con 3 o più. Spara a J2.
lesson-tally = Un 3 e un 6: sono uccisi tutti e due, e il { card-pump_shotgun } non è nemmeno scarico. E sono tre; ne mancano dodici prima che il sole esaurisca il tracciato. Fino ad allora può morire un eroe solo, e si rialzerebbe come eroe zombi.
lesson-goodbye = Cerca finché c'è calma, tieni le distanze, e combatti dove hai i dadi o le carte per farlo. Puoi anche imparare come i morti vedono la stessa notte. Chiudi bene le porte!

lesson-title-zombies = La stessa notte per i morti
lesson-horde-welcome = Ora passi dall'altra parte: sei { $player_1 } e guidi tutti gli zombi, { $player_2 } guida i quattro eroi. { hero-becky } ha scelto un brutto posto nell'{ building-hospital }: c'è un pozzo proprio accanto a lei, nell'obitorio.
lesson-horde-goal = Vinci quando sono stati uccisi 2 eroi, quando il mazzo degli eroi è vuoto, o quando il sole esaurisce il tracciato. Gli eroi vincono quando hanno ucciso 15 zombi: il tempo è dalla tua parte.
lesson-horde-pits = I dadi hanno fatto 6 e 4, e per cominciare arrivano dieci zombi. Si dividono in parti uguali: nessun pozzo può riceverne due più di un altro. Piazza il primo su H1, accanto a { hero-becky }; gli altri seguono.
lesson-horde-cards = Il tuo turno comincia con il sole a 15. Hai pescato fino a quattro carte, e gli eroi non le vedono. Ogni carta dice in quale momento si può giocare.
lesson-horde-roll = Poi hai tirato due dadi per i nuovi zombi. Arrivano solo se la somma supera gli zombi in gioco, e 11 contro 10 bastava appena. Arriveranno dopo i combattimenti.
lesson-horde-hunger = Ogni zombi può fare un passo in qualsiasi direzione, anche attraverso i muri. Ma chi ha fame deve muoversi: chi è accanto a un eroe deve andare da lui, e chi sta sulla casella di un eroe ci resta. Muovi uno degli zombi che sono su H1.
lesson-horde-shamble = Prima che uno zombi si muova, tutti possono intervenire, ed è il momento di { card-shamble }: un altro zombi fa fino a tanti passi quanti ne mostra un dado, al posto del suo. Gioca la carta sullo zombi su F12.
lesson-horde-steps = Solo un 1, ed è un passo come gli altri. Ma va dritto attraverso il muro della { building-gym }. Muovilo su E11. Il resto dell'orda segue.
lesson-horde-fight = { hero-becky } ha tre zombi sulla sua casella, e li combatte tutti. Lei ha un 3, il tuo zombi un 2, e vince il dado più alto. Ma hai una carta combattimento, e puoi giocarne una in ogni combattimento. Gioca { card-uuurrrggh }
lesson-horde-wounds = Era una ferita, e il terzo combattimento ne ha portata un'altra: un 6 contro due 1, perché un doppio aiuta solo chi vince. Ancora una ferita, e { hero-becky } è morta.
lesson-horde-arrive = Adesso arrivano i nuovi zombi, tanti quanti ne mostra un dado. È un 6, ma sulla mappa non ce ne sono mai più di 14, e così ne vengono solo quattro. Piazzane uno su H1, e gli altri sugli altri pozzi.
lesson-horde-trip = Nel turno degli eroi gli altri hanno cercato. { hero-becky } ha tirato 3, quanto basta per uscire dalla porta e attraversare la strada. Ma puoi intervenire anche lì: gioca { card-trip } Allora deve ritirare il dado.
lesson-horde-discard = Un 1, e non è andata più in là di I2. Il sole è a 14, e peschi di nuovo fino a quattro carte. Prima puoi scartarne una che non ti piace. Tieni la tua: scegli «{ option-none }».
lesson-horde-follow = Con 14 zombi in gioco nessun dado ne porta di nuovi. Ma quattro dei tuoi sono accanto a { hero-becky }, e hanno fame tutti. Muovine uno da I1; gli altri tre lo seguono.
lesson-horde-tie = Il suo dado più alto è un 2, e così il tuo. A parità vincono gli zombi, e sarebbe la sua ultima ferita. Ma anche gli eroi hanno carte, e { $player_2 } ne ha tenuta una per questo momento.
lesson-horde-killed = { card-just_a_scratch } l'ha salvata una volta. Nel combattimento dopo era un 6 contro un 5, e { hero-becky } è morta: il primo dei due eroi che ti servono.
lesson-horde-risen = E si rialza, come eroe zombi. Ora è dei tuoi, fa fino a tre passi per turno, e ha tre punti ferita. Al suo posto { $player_2 } prende un nuovo eroe, { hero-sheriff_anderson }.
lesson-horde-victory = Ancora un eroe morto, e vinci. Chi ha fretta vince così; chi ha pazienza non lascia cercare e combattere bene gli eroi, e aspetta che il sole esaurisca il tracciato.
lesson-horde-goodbye = Arriva da più lati, e la fame fa il resto. Tieni una carta combattimento per un eroe quasi morto, e non piangere uno zombi: nel pozzo ce n'è sempre un altro.

lesson-title-fire = Fuoco e barricate
lesson-fire-welcome = I muri non hanno mai fermato i morti. Stanotte sì, perché giochi con { set-survival_of_the_fittest }, e così gli eroi possono costruire barricate. Sei { $player_1 } e guidi quattro eroi, { $player_2 } guida tutti gli zombi, e vinci quando ne sono stati uccisi 15.
lesson-fire-goods = { hero-johnny } è nella { building-gym } e ha pescato { card-hammer_and_nails }. { hero-sally } e { hero-billy } sono nel { building-high_school }, lei con un { card-lighter } e lui con del { card-gasoline }. Serviranno tutti e tre. { hero-father_joseph } è al sicuro nella { building-church }.
lesson-fire-walls = Una barricata sta su un'intera parete di un edificio, porte comprese, e può avere fino a tre rinforzi. La { building-gym } ha quattro pareti così, e proprio dietro quella sud c'è un pozzo, su F12. Guarda che cosa fanno gli zombi.
lesson-fire-outside = Due zombi sono su E12, solo una parete li separa da { hero-johnny }, e nel loro prossimo turno avranno fame. Ma prima tocca a te: attiva { hero-johnny }.
lesson-fire-build = Ha tirato un 5. Con 4 o più può costruire al posto di muoversi, su una parete che la sua casella tocca: quella ovest o quella sud. Costruisci una barricata sulla parete sud.
lesson-fire-reinforce = Gli altri mettono una barricata o un rinforzo, e basta. Con { card-hammer_and_nails } si può con qualsiasi tiro, e con 4 o più { hero-johnny } ne mette due. Rinforza la barricata.
lesson-fire-blood = Chi ha finito di muoversi, di cercare o di costruire può anche subire una ferita per costruire una volta, qualunque cosa abbia tirato. Non si può evitare, e { hero-johnny } muore con la seconda. Scegli «{ option-no }».
lesson-fire-across = Ora il gas. Niente impedisce a { hero-billy } di passare dalle porte del { building-high_school } e della { building-gym }. Passerebbe anche da porte barricate, una volta tolti i rinforzi, uno per ogni passo. Attivalo; lui tira due dadi e usa il migliore.
lesson-fire-walk = È un 4. Il { card-gasoline } si può versare durante il movimento di chi ce l'ha, sulla propria casella o su una adiacente, con o senza muri. E11 è accanto al pozzo, e da lì manca un passo alla salvezza. Cammina fino a E11.
lesson-fire-pour = Qui si ferma un momento. Da solo il gas non fa niente. Esplode quando lo si innesca, e all'istante quando c'è un fuoco sulla sua casella o accanto. Versalo su F12, proprio sul pozzo.
lesson-fire-away = Quando esplode, chi è sulla sua casella è ucciso, vivo o morto che sia, e su una casella adiacente con un tiro di 3 o più. I muri non aiutano. A { hero-billy } resta un passo: va' su D10, a due caselle dal gas.
lesson-fire-claws = { hero-sally } e { hero-father_joseph } hanno cercato, e la notte va avanti. I due zombi su E12 hanno fame e devono andare da { hero-johnny }, ma ora c'è una barricata in mezzo. Ognuno di loro tira un dado, e gli serve un 4 o più.
lesson-fire-clawed = Il primo ha tirato un 2, e il suo movimento era finito. Il secondo ha tirato un 5, ma così ha solo strappato il rinforzo. Con il prossimo 4 entra uno zombi. La barricata invece resta per tutta la partita. E { $player_2 } ha piazzato il nuovo zombi su F12, proprio nel gas!
lesson-fire-light = { hero-father_joseph } ha cercato di nuovo. Ora accendi: gli oggetti con la parola chiave { keyword-fire } innescano il gas fino a due caselle di distanza, come attacco a distanza, e lo possono fare anche le armi da fuoco. L'{ card-lighter } è uno di questi oggetti. Attiva { hero-sally }.
lesson-fire-near = Deve avvicinarsi, ma non troppo. D11 è a due caselle da F12, così lì nessuno si fa male, e chi sta a ridosso di un muro ci vede attraverso. Cammina fino a D11.
lesson-fire-throw = Serve un 3 o più, e l'{ card-lighter } se ne va in ogni caso. Innesca il gas su F12.
lesson-fire-explosion = Un 3, per un pelo! Lo zombi nel gas è stato ucciso, e dei due accanto un altro: un 6 e un 2. Fanno due su 15.
lesson-fire-arrows = Poi brucia dove c'era il gas, e quel fuoco si propaga subito due volte. Un dado dice dove: 2 è nord, 3 est, 4 sud, 5 ovest. Il 2 ha portato a F11, dritto attraverso la tua barricata. Con un 1 o un 6 scelgono gli zombi, e ora tocca a { $player_2 }.
lesson-fire-mend = Adesso è su E12, sotto i piedi dell'ultimo zombi lì. Le barricate tengono fuori i morti, ma non il fuoco: si propaga attraverso i muri. { hero-billy } ha trovato una { card-torch }, e { hero-johnny } agisce per ultimo, con un altro 5. Rinforza la barricata; lo farà due volte.
lesson-fire-dead = Alla fine di un turno i fuochi nuovi si girano sul lato in fiamme. Chi comincia a muoversi in un fuoco, vi entra o vi si ferma tira un dado: uno zombi è ferito con 5 o più, e una ferita basta. Lo zombi su E12 ci sta dentro, e ha fame.
lesson-fire-phase = Ha tirato un 1 per il fuoco e un 3 alla barricata: è ancora lì, ancora fuori. Dopo i nuovi zombi viene l'ultimo passaggio del loro turno. Per ogni fuoco in fiamme { $player_2 } tira un dado: con 1 si spegne, con 5 o 6 si propaga. Prima tocca a F12.
lesson-fire-spread = Un 1, e F12 è spento. Ma ci sono stati due 5: un fuoco è andato a nord, su F10, e per quello su E12 potevano di nuovo scegliere gli zombi. { $player_2 } ha scelto D11.
lesson-fire-hot = È lì che stanno { hero-johnny } e { hero-sally }. Gli eroi bruciano più facilmente dei morti: sono feriti con 4 o più. Devono tirare, qualunque cosa facciano dopo. Attiva { hero-johnny }.
lesson-fire-burnt = Un 4, ed è la sua prima ferita. E per il movimento solo 1. Se restasse non tirerebbe ancora adesso, ma in ogni turno da qui in poi. Portalo fuori dalla porta ovest, su C11.
lesson-fire-last = Ora { hero-sally }. Deve tirare anche lei, ma una volta sola: chi esce da un fuoco non tira di nuovo, a meno che non entri in un altro. Attivala; lo seguirà.
lesson-fire-house = Un 3, nemmeno un graffio. Ma tre delle sei caselle della { building-gym } bruciano. Quando bruciano tutte e sei, è distrutta: chi è vivo ne esce, gli zombi che sono dentro muoiono, e nessun eroe ci può più entrare.
lesson-fire-goodbye = Costruisci presto, perché serve un buon tiro. Versa il gas dove i morti devono passare, e conta due caselle prima di accendere. E non fidarti mai di un fuoco: lavora volentieri per gli zombi quanto per te.

## Panels of the page

panel-abilities = Abilità
panel-usable = Giocabile ora
panel-bound = deve arrivare a: { $building }
panel-state-dead = senza vita
panel-state-turned = ora è dei morti
panel-state-fights = in combattimento
panel-state-active = attivazione in corso
panel-state-idle = perde questo turno
panel-state-done = attivazione conclusa
panel-state-ready = ancora da attivare
panel-state-waits = in vita
panel-left =
    { $count ->
        [one] resta { $count } ferita
       *[other] restano { $count } ferite
    }
panel-sex-f = Donna
panel-sex-m = Uomo
panel-dice-now =
    { $count ->
        [one] { $count } dado in un combattimento ora
       *[other] { $count } dadi in un combattimento ora
    }
panel-items = Oggetti: { $count } su { $most }
panel-weapons = Armi: { $count } su { $most }
panel-room =
    { $count ->
        [one] Posto per un altro oggetto
       *[other] Posto per altri { $count } oggetti
    }
panel-known = Viste da tutti:
panel-hand =
    { $count ->
        [0] La tua mano: nessuna carta
        [one] La tua mano: { $count } carta
       *[other] La tua mano: { $count } carte
    }
panel-playable =
    { $count ->
        [one] { $count } giocabile ora
       *[other] { $count } giocabili ora
    }
panel-task = { $task }: { $done } su { $of }
panel-done = fatto
panel-to-do = ancora da fare
panel-scenario = Scenario
panel-story = Storia e obiettivi
panel-rules = Si gioca con
panel-at = { $what }: { $at }
panel-turns =
    { $count ->
        [0] Sorge il sole
        [one] { $count } turno all'alba
       *[other] { $count } turni all'alba
    }
panel-dawn = Alba
panel-dusk = Cala la notte
panel-beside = Accanto alla mappa
panel-lasting = Ciò che dura
panel-deck = da pescare
panel-discard = scartate
panel-out = fuori dal gioco
panel-stage = Ciò che si decide
panel-fight-declared = Dichiarato
panel-fight-rolled = Tirato
panel-fight-result = Esito
panel-fight-card = È stata giocata una carta combattimento
panel-dice =
    { $count ->
        [one] { $count } dado combattimento
       *[other] { $count } dadi combattimento
    }
panel-ties = vince i pareggi
panel-edge = +{ $count } al suo dado più alto
panel-odds = { $hero } vince al { $share } %
panel-odds-deadly = Uno zombi battuto viene ucciso. Le carte ancora da giocare non sono contate.
panel-odds-doubles = Con un doppio, cioè uccidendo: { $share } %. Le carte ancora da giocare non sono contate.
panel-odds-harmless = Questa volta i doppi non contano. Le carte ancora da giocare non sono contate.
panel-odds-wound = Con un doppio, e quindi una ferita: { $share } %. Le carte ancora da giocare non sono contate.
panel-against = { $own } contro { $other }: { $winner }
panel-hero-wins = vince { $hero }
panel-zombie-wins = vince lo zombi
panel-killed = Lo zombi viene ucciso.
panel-beaten = Nessun doppio: lo zombi è tenuto a bada, e non succede altro.
panel-harmless = Questa volta i doppi non contano: lo zombi è tenuto a bada, e non succede altro.
panel-zombie-wounded = Lo zombi viene ferito, e gli resta una ferita.
panel-risen-wounded =
    { $count ->
        [one] Doppio: l'eroe zombi viene ferito e gli resta { $count } ferita.
       *[other] Doppio: l'eroe zombi viene ferito e gli restano { $count } ferite.
    }
panel-wounded =
    { $count ->
        [one] { $hero } subisce una ferita: ne resta { $count }.
       *[other] { $hero } subisce una ferita: ne restano { $count }.
    }
panel-would-die = { $hero } subisce l'ultima ferita e muore.
panel-needs = Serve { $need } o più.
panel-roll-need = Serve { $need } o più.
panel-wound-coming = { $hero } sta per subire una ferita.
panel-wound-killing = { $hero } sta per morire.
panel-hurt-wound = Uno zombi in { $space } sta per essere ferito.
panel-hurt-kill = Uno zombi in { $space } sta per essere ucciso.
panel-hurt-explosive = da un esplosivo
panel-fires = { $hero } spara: { $at }
panel-bonus = +{ $count } ai tiri per colpire
panel-wound-taken = { $hero } ha subito una ferita.
panel-wound-last = Sarebbe l'ultima.
panel-plays = { $name } gioca
panel-may-play = Che cosa puoi giocare
panel-from-hand = Dalla tua mano
panel-infected =
    { $count ->
        [one] { $count } segnalino Infetto
       *[other] { $count } segnalini Infetto
    }
panel-found = nessuno prende il posto di questo eroe
panel-taped = combinato con: { $other }
panel-boost-active = Potenziamento attivo
panel-boost-price =
    { $price ->
        [one] Potenziamento per { $price } punto esperienza
       *[other] Potenziamento per { $price } punti esperienza
    }
panel-top = In cima al mazzo degli eroi:
panel-grave-drawn = sta per essere data a uno zombi
panel-discarded = scartate: { $count }
panel-upgrades-left =
    { $count ->
        [0] nessun miglioramento rimasto ({ $deck })
        [one] { $count } miglioramento rimasto ({ $deck })
       *[other] { $count } miglioramenti rimasti ({ $deck })
    }
panel-other-decks = Altri mazzi

## Il tavolo nel terminale

# I segni sulla mappa, di un solo carattere: uno zombi, e con due giocatori zombi uno marrone e uno verde.
terminal-night-zombie = z
terminal-night-zombie-brown = m
terminal-night-zombie-green = v
terminal-night-zombie-red = r
terminal-night-letters = Le maiuscole sono eroi
terminal-night-several = parecchi, elencati sotto la mappa
terminal-night-new-fire = Fuoco nuovo
terminal-night-destroyed = bruciato
terminal-night-charge = carica piazzata
terminal-night-walled-up = Barricato del tutto
terminal-night-locked-door = Porta bloccata
terminal-night-barricade = Barricata
terminal-night-boards = { $what } ({ $side }, rinforzi: { $count })
terminal-night-indoors = Al chiuso

# La notte, gli eroi, i giocatori
terminal-night-sun = Sole { $count }
terminal-night-task-zombies-killed = Zombi uccisi: { $count } di { $most }
terminal-night-task-pits-destroyed = Pozzi distrutti: { $count } di { $most }
terminal-night-task-townsfolk-saved = Cittadini in salvo: { $count } di { $most }
terminal-night-task-townsfolk-lost = Cittadini persi: { $count } di { $most }
terminal-night-task-tank-filled =
    { $count ->
        [1] Il serbatoio è pieno
       *[other] Il serbatoio è vuoto
    }
terminal-night-task-keys-aboard =
    { $count ->
        [1] Chiavi al furgone
       *[other] Niente Chiavi al furgone
    }
terminal-night-task-heroes-aboard = Eroi al furgone: { $count } di { $most }
terminal-night-task-zombies-in-manor = Zombi nella { building-manor_house }: { $count } di { $most }
terminal-night-task-supplies-delivered = Provviste consegnate: { $count } di { $most }
terminal-night-task-supplies-carried = Provviste in mano agli eroi: { $count }
terminal-night-task-charges-placed = Cariche piazzate: { $count } di { $most }
terminal-night-task-parts-installed = Pezzi di radio montati: { $count } di { $most }
terminal-night-task-parts-carried = Pezzi di radio in mano agli eroi: { $count }
terminal-night-task-generator-fuelled =
    { $count ->
        [1] Il generatore è acceso
       *[other] Il generatore è spento
    }
terminal-night-task-grave-dead-killed = Zombi rossi uccisi: { $count } di { $most }
terminal-night-task-pits-doused = Pozzi inzuppati: { $count } di { $most }
terminal-night-task-walls-barricaded = Pareti con barricata: { $count } di { $most }
terminal-night-task-reinforcements = Rinforzi: { $count } di { $most }
terminal-night-task-heroes-in-stronghold = Eroi nella roccaforte: { $count } di { $most }
terminal-night-task-upgrades-learnt = Miglioramenti: { $count } di { $most }
terminal-night-deaths = Eroi uccisi: { $count } di { $most }
terminal-night-remaining = Restano in gioco
terminal-night-effects = Per un po'
terminal-night-grave-dead = Zombi rossi
terminal-night-graves = possono ancora arrivare: { $count }
terminal-night-armed = Armi della tomba
terminal-night-dead = Morti
terminal-night-wounds = Ferite: { $count } di { $most }
terminal-night-wound-points =
    { $count ->
        [one] { $count } punto ferita rimasto
       *[other] { $count } punti ferita rimasti
    }
terminal-night-fight-dice =
    { $count ->
        [one] { $count } dado di combattimento
       *[other] { $count } dadi di combattimento
    }
terminal-night-idle = perde il turno
terminal-night-activated = attivazione finita
terminal-night-bound = deve arrivare qui: { $what }
terminal-night-infected = Segnalini Infetto: { $count }
terminal-night-abilities = Abilità
terminal-night-items = Oggetti
terminal-night-on = Carte addosso
terminal-night-saved = In salvo
terminal-night-experience = Punti esperienza: { $count }
terminal-night-zombie-experience = Punti esperienza degli zombi: { $count }
terminal-night-upgrades = Miglioramenti
terminal-night-you = { $seat } (tu)
terminal-night-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
terminal-night-pool =
    { $count ->
        [one] { $count } zombi nella riserva
       *[other] { $count } zombi nella riserva
    }
terminal-night-leads = capo degli zombi
terminal-night-hand = Mano
terminal-night-known = Di certo in mano
terminal-night-hero-deck = Mazzo degli eroi: { $count }, scarti: { $number }
terminal-night-zombie-deck = Mazzo degli zombi: { $count }, scarti: { $number }
terminal-night-survival-deck = { $survival_deck }: { $count }, scarti: { $number }
terminal-night-trimmed =
    { $count ->
        [one] { $count } carta tolta senza guardarla
       *[other] { $count } carte tolte senza guardarle
    }
terminal-night-hero-discard = Scarti degli eroi
terminal-night-zombie-discard = Scarti degli zombi
terminal-night-out = Fuori dal gioco
terminal-night-won =
    { $side ->
        [heroes] Vincono gli eroi: { $winners }.
       *[zombies] Vincono gli zombi: { $winners }.
    }

# Quello che succede
terminal-night-movement = Tiro di movimento: { $dice }, passi rimasti: { $count }
terminal-night-mover = Sta per muoversi: { $what }, { $space }
terminal-night-arriving =
    { $count ->
        [one] { $count } zombi ancora da piazzare
       *[other] { $count } zombi ancora da piazzare
    }
terminal-night-looked = Da scegliere fra
terminal-night-drawn = Pescata con la ricerca
terminal-night-top = In cima al mazzo degli eroi
terminal-night-playing = Si gioca
terminal-night-cancelled = neutralizzata
terminal-night-zombie-hero = { $name } zombi
terminal-night-roll = Dadi:
terminal-night-needs = serve almeno { $count }
terminal-night-hurts = una ferita con { $count } o meno
terminal-night-spent =
    { $count ->
        [1] perso con 1
       *[other] perso fino a { $count }
    }
terminal-night-wound-coming = Ferita in arrivo: { $name }
terminal-night-death-coming = Morte in arrivo: { $name }
terminal-night-wound-taken = Ferita appena subita: { $name }
terminal-night-fight = Combattimento in { $space }: { $name } contro { $what }
terminal-night-some-zombie = uno zombi
terminal-night-dice = { $what }:
terminal-night-dice-to-roll =
    { $count ->
        [one] { $what }: { $count } dado da tirare
       *[other] { $what }: { $count } dadi da tirare
    }
terminal-night-ties = a parità vince l'eroe
terminal-night-deadly = uno zombi battuto è ucciso
terminal-night-fight-card = è stata giocata una carta combattimento
terminal-night-fight-leads =
    { $side ->
        [heroes] Con i dadi come sono vince { $name }.
       *[zombies] Con i dadi come sono vince lo zombi.
    }
terminal-night-fight-won =
    { $side ->
        [heroes] Combattimento vinto: { $name }.
       *[zombies] Combattimento vinto dallo zombi.
    }
terminal-night-chance = Probabilità di vittoria, { $name }: { $share }%
terminal-night-doubles = con un doppio: { $share }%
terminal-night-used = Oggetti usati
terminal-night-double = doppio
