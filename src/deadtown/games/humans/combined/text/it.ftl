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

## La lezione

lesson-title = Faccia a faccia
lesson-welcome = Due giochi in una città. Sei { $player_1 } e guidi un'orda, come in Humans!!!, e { $player_2 } ha un fucile, come in Zombies!!!; in mezzo ci sono umani e zombi vaganti, che non sono di nessuno. Quello che ti ha insegnato uno dei due giochi vale anche qui. Se non ne conosci nessuno, le loro lezioni se la prendono più comoda.
lesson-goals = Ogni fazione vince a modo suo. A te servono i punti del tuo personaggio: uno per ogni tuo zombi in gioco e uno per ogni carta { capture-eat }. A un Tizio col fucile servono 25 zombi nella collezione, o il centro dell'{ tile-helipad }. Questa lezione finisce dopo due round: allora vince la parte più grande del proprio traguardo.
lesson-cross = Nove tessere formano una croce. { $player_2 } comincia nel mezzo, nella { tile-town_square }, e i tuoi due zombi dentro uno dei quattro edifici esterni. Questi sono aperti, e tu hai scelto quello a est. Metti il primo zombi su E7S1; il secondo va su E5N1.
lesson-decks = Ognuno ha tre carte evento, e i mazzi sono due. Per ogni carta scegli di nuovo l'uno o l'altro. Quello di Humans!!! è fatto per le orde; in quello di Zombies!!! ci sono anche oggetti, che solo i Tizi col fucile possono giocare. Comincia con «{ option-draw-from-humans }».
lesson-hand = Ora hai in mano { card-rigor_mortis } e { card-death_grip } di Humans!!!, e di Zombies!!! una { card-grenade }.
lesson-stacks = Il turno comincia con una tessera, e anche le pile sono due. Scegli «{ option-tile-from-humans }».
lesson-tile = Una { tile-hu_road_t }. Va dove le sue strade incontrano quelle della città, e non importa di quale gioco siano. Piazzala intorno a E6S3, un quarto di giro a sinistra.
lesson-road = Su ogni strada dici tu chi arriva: un umano al centro, o uno zombi vagante per ogni uscita. Hai bisogno di cibo: scegli «{ option-populate-humans }».
lesson-sheet = La tua orda è quella dello { character-lawyer }. { number-movement } 5 è quanti passi fanno in un turno, tutti insieme.
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
lesson-objection = { $player_2 } gioca una { card-big_chainsaw }, che colpisce sempre: avresti una ferita, e il Tizio col fucile scapperebbe come fanno gli umani. Ma tu guidi avvocati. È la loro abilità speciale: una volta per partita si oppongono, e la carta di un altro resta senza effetto. Scegli «{ option-object }».
lesson-caught = Una { capture-eat } e una { capture-infect }: la scelta è tua. In ogni caso { $player_2 } perde una vita ed è fuori dalla mappa, ma tiene la collezione e tutte le carte. Se infetti, puoi mettere lì un nuovo zombi; se mangi, tieni la carta { capture-eat }. L'uno e l'altra valgono un punto. Scegli «{ option-eat }».
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
