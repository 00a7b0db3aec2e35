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
when-before-fight = Prima dei dadi di un combattimento
when-fight = Prima o dopo i dadi di un combattimento
when-fight-rolled = Dopo i dadi di un combattimento
when-fight-won = Quando un combattimento è vinto
when-fight-card = Quando gli zombi giocano una carta combattimento contro il suo eroe
when-gun-discarded = Quando il suo eroe sta per scartare un'Arma da fuoco
when-wound = Quando un eroe sta per essere ferito
when-zombie-start = All'inizio del turno degli zombi
when-zombie-moves = Prima che uno zombi si muova
when-zombie-moves-fight = Prima che uno zombi si muova, o dopo i dadi di un combattimento
when-zombie-walls = All'inizio del turno degli zombi, o prima che uno zombi si muova
when-zombie-end = Alla fine del turno degli zombi
when-zombie-shot = Quando un'Arma da fuoco ha ucciso uno zombi
when-hero-start = All'inizio del turno degli eroi
when-hero-way = Nel turno degli eroi, prima dei passi o fra un passo e l'altro, o contro { card-locked_door }
when-hero-rolled = Dopo il tiro di movimento di un eroe
when-hero-wounded = Quando uno zombi ha ferito un eroe che resta vivo
when-door = Quando un eroe sta per passare una porta
when-any-break = In ogni momento, quando si gioca una carta, o dopo una prova di rottura
when-townsfolk = Quando si gioca un evento Cittadino, o all'inizio del turno degli zombi
when-move-action = Al posto dell'azione di movimento
when-search = Quando questo eroe cerca
when-movement = A ogni tiro di movimento
when-once-a-turn = Una volta per turno degli zombi e per turno degli eroi
when-break = Dopo una prova di rottura
when-zombie-card = Quando si gioca una carta zombi
when-first-aid = Quando scarta un Kit di pronto soccorso
when-entering = Quando entra in una casella con zombi
when-arriving = Quando questo eroe entra in gioco
when-hero-fights = In tutti i combattimenti di questo eroe

## Parole chiave

keyword-hand_weapon = Arma da mischia
    .text = Aiuta nei combattimenti. Un eroe porta al massimo due armi, da mischia o a distanza.
keyword-ranged_weapon = Arma a distanza
    .text = Si usa una volta per attivazione, contro un bersaglio entro la gittata e in linea di vista.
keyword-gun = Arma da fuoco
    .text = Al suo posto si possono scartare Munizioni, e può sparare a un segnalino Gas.
keyword-flare = Razzo
    .text = Si spara, ma non è un'Arma da fuoco e non conta come arma.
keyword-fire = Fuoco
    .text = Accende la dinamite. Scartato al posto di un attacco a distanza, appicca un fuoco o innesca il gas.
keyword-explosive = Esplosivo
    .text = Chi ne viene ucciso non si rialza come eroe zombi.
keyword-ammo = Munizioni
    .text = Si possono raccogliere all'Armeria e alla Stazione di polizia.
keyword-first_aid = Pronto soccorso
    .text = Si può raccogliere all'Ospedale.
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
    .text = Raccolta: Mannaia.
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
building-manor_house = Manor House
    .kind = { kind-building }
    .text = Qui nessuno cerca, e non è mai un edificio a caso.

## Tabelloni e dove stanno

quarter-l1 = { building-general_store }, { building-gun_shop }, { building-the_plant }
quarter-l2 = { building-bank }, { building-gas_station }
quarter-l3 = { building-church }, { building-police_station }
quarter-l4 = { building-airplane_hangar }, { building-diner }, { building-hospital }
quarter-l5 = { building-barn }, { building-farmhouse }
quarter-l6 = { building-high_school }, { building-gym }
quarter-c1 = Centro di Woodinvale
quarter-c2 = { building-manor_house }
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
ground-corner_wall = Muro d'angolo
    .text = Nessun eroe ci passa accanto in diagonale. Zombi e colpi sì.

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
marker-townsfolk = In salvo
    .kind = { kind-marker }
    .text = Qualcuno del posto che questo eroe ha trovato.

## Momenti per intervenire

window-name-zs = L'inizio del turno degli zombi
window-name-zm = Uno zombi sta per muoversi, o tutti si sono mossi
window-name-zf = Nel turno degli zombi sta per cominciare un combattimento, o sono finiti tutti
window-name-ze = La fine del turno degli zombi
window-name-hs = L'inizio del turno degli eroi
window-name-ha = Comincia l'attivazione di un eroe
window-name-hr = Un eroe ha tirato per il movimento
window-name-hx = Un eroe è per strada, o ha finito l'azione di movimento
window-name-hd = Un eroe sta per passare una porta
window-name-hb = Fra i passaggi dell'attivazione di un eroe
window-name-sd = In una ricerca è stata pescata una carta
window-name-ra = Sta per cominciare un attacco a distanza
window-name-rr = Sono stati tirati i dadi di un attacco a distanza
window-name-fd = Sta per cominciare un combattimento
window-name-fr = Sono stati tirati i dadi di un combattimento
window-name-fw = Un combattimento è vinto
window-name-wh = Un eroe sta per essere ferito
window-name-wt = Un eroe è stato ferito
window-name-wz = Uno zombi sta per essere ferito o ucciso
window-name-kz = Uno zombi è stato ucciso
window-name-ib = È stato tirato un dado per la rottura o per le munizioni
window-name-dr = È stato tirato un altro dado
window-name-id = Un oggetto sta per essere scartato
window-name-cp = Si sta giocando una carta
window-name-fp = Il fuoco o il gas sta per fare effetto
window-name-he = La fine del turno degli eroi

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

## Opzioni del gioco

set-base = Gioco base
set-advanced = Carte avanzate
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
setting-zombie_seats = Giocatori zombi
    .help = Quanti giocatori guidano gli zombi.
setting-zombie_seats-auto = Secondo il numero dei giocatori
    .help = Un giocatore zombi su due, tre o cinque giocatori, due su quattro o sei.
setting-zombie_seats-one = Uno
    .help = Un giocatore ha tutti i 14 zombi e una mano di quattro carte.
setting-zombie_seats-two = Due
    .help = Marrone e verde: 7 zombi e una mano di due carte ciascuno.
setting-set_advanced = Carte avanzate
    .help = 20 carte in più in ogni mazzo, con dinamite, gasolio e nervi a pezzi.
setting-trim_decks = Mazzi da 60 carte
    .help = Dove i set fanno un mazzo più grande, si tolgono carte a caso finché ne restano 60.
setting-choose_heroes = Scegliere gli eroi
    .help = Ognuno sceglie gli eroi, uno dopo l'altro, invece di riceverli a sorte.
setting-layout = La città
    .help = Quali tabelloni stanno intorno al centro, e dove.
setting-layout-random = A caso
    .help = Quattro tabelloni si tirano a sorte.
setting-layout-default = Sempre la stessa
    .help = La chiesa e la polizia a nord-ovest, poi in senso orario l'ospedale, la fattoria e il liceo.
setting-layout-explicit = Tabelloni scelti
    .help = Decidi tu quale tabellone sta in quale angolo.
setting-open_team_hands = Mani scoperte nella fazione
    .help = I giocatori di una fazione vedono le carte dei compagni.

## Turni e passaggi

phase-set_up = Preparazione
phase-zombie_turn = Turno degli zombi
phase-sun = Sole
phase-draw = Pesca
phase-new_zombies = Tiro dei nuovi zombi
phase-zombie_move = Movimento degli zombi
phase-zombie_fight = Combattimento degli zombi
phase-place = Nuovi zombi
phase-fire = Fuoco
phase-hero_turn = Turno degli eroi
phase-move_action = Azione di movimento
phase-exchange = Scambio
phase-ranged = Attacco a distanza
phase-hero_fight = Combattimento
phase-over = Fine della partita

## Il tavolo nel terminale

# I segni sulla mappa, di un solo carattere: uno zombi, e con due giocatori zombi uno marrone e uno verde.
terminal-night-zombie = z
terminal-night-zombie-brown = m
terminal-night-zombie-green = v
terminal-night-letters = Le maiuscole sono eroi
terminal-night-several = parecchi, elencati sotto la mappa
terminal-night-new-fire = Fuoco nuovo
terminal-night-destroyed = bruciato
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
terminal-night-deaths = Eroi uccisi: { $count } di { $most }
terminal-night-remaining = Restano in gioco
terminal-night-effects = Per un po'
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
terminal-night-abilities = Abilità
terminal-night-items = Oggetti
terminal-night-on = Carte addosso
terminal-night-saved = In salvo
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
terminal-night-playing = Si gioca
terminal-night-cancelled = neutralizzata
terminal-night-zombie-hero = { $name } zombi
terminal-night-roll = Dadi:
terminal-night-needs = serve almeno { $count }
terminal-night-spent =
    { $count ->
        [1] perso con 1
       *[other] perso fino a { $count }
    }
terminal-night-wound-coming = Ferita in arrivo: { $name }
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
