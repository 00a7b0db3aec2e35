### Zombinion in italiano.

game-title = Zombinion
game-blurb = I morti si sono presi la città e le autorità hanno dichiarato aperta la caccia: chiunque abbia un'arma scende in strada. Procurati munizioni, alleati e tattiche, scappa o sali di un piano quando l'aria si fa pesante e abbatti più zombi degli altri cacciatori.

## Stili dei bot

style-attacker = attaccante
style-minimalist = minimalista
style-planner = stratega
style-marksman = colpo sicuro

## Tipi e famiglie di carte

kind-aim = Mirare
kind-victory = Vittoria
kind-infection = Infezione
kind-action = Azione
kind-action-attack = Azione-Attacco
kind-action-reaction = Azione-Reazione

family-aim = Mirare
family-victory = Vittoria-Zombi
family-infection = Infezione
family-combat = Combattimento
when-action = Fase Azione, per 1 Azione
when-reaction = Fase Azione, o se attaccato
when-aim = Fase Caccia
when-end = A fine partita

## Carte di base

card-bullet = Pallottola
    .kind = { kind-aim }
    .text = Dà 1 colpo.
    .when = { when-aim }
card-rounds = Proiettili
    .kind = { kind-aim }
    .text = Dà 2 colpi.
    .when = { when-aim }
card-magazine = Caricatore
    .kind = { kind-aim }
    .text = Dà 3 colpi.
    .when = { when-aim }
card-zombie = Zombi
    .kind = { kind-victory }
    .text = Vale 1 punto.
    .when = { when-end }
card-many_zombies = Molti Zombi
    .kind = { kind-victory }
    .text = Vale 3 punti.
    .when = { when-end }
card-many_more_zombies = Molti + Zombi
    .kind = { kind-victory }
    .text = Vale 6 punti.
    .when = { when-end }
card-infection = Infezione
    .kind = { kind-infection }
    .text = Vale −1 punto.
    .when = { when-end }

## Carte Combattimento

card-stick_together = Aiutarsi
    .kind = { kind-action }
    .text = +2 Azioni. +1 Obiettivo. +2 colpi.
    .when = { when-action }
card-barricade = Barricata
    .kind = { kind-action-reaction }
    .text = +2 carte. Reazione: quando un altro giocatore gioca un Attacco, puoi rivelare questa carta dalla mano; quell'Attacco non ha effetto su di te.
    .when = { when-reaction }
card-sidekick = Copertura
    .kind = { kind-action }
    .text = +1 carta. +1 Azione. +1 Obiettivo. +1 colpo.
    .when = { when-action }
card-courage = Coraggio
    .kind = { kind-action }
    .text = +2 carte. +1 Azione.
    .when = { when-action }
card-weapons_cache = Deposito
    .kind = { kind-action }
    .text = Cestina questa carta. Prendi una carta che costi al massimo 5.
    .when = { when-action }
card-decoy = Esca
    .kind = { kind-action }
    .text = +1 Azione. Scarta dalla mano quante carte vuoi, poi pescane altrettante.
    .when = { when-action }
card-shotgun = Fucile a pompa
    .kind = { kind-action }
    .text = +1 Obiettivo. +2 colpi.
    .when = { when-action }
card-quick_escape = Fuga rapida
    .kind = { kind-action-attack }
    .text = Prendi una carta Proiettili e mettila in cima al tuo Mazzo. Ogni altro giocatore mostra una carta Vittoria della sua mano e la mette in cima al proprio Mazzo, oppure mostra una mano che non ne contiene.
    .when = { when-action }
card-cunning = Furbizia
    .kind = { kind-action }
    .text = +3 carte.
    .when = { when-action }
card-scavenger = Ispezione
    .kind = { kind-action-attack }
    .text = Ogni altro giocatore rivela 2 carte del suo Mazzo e cestina una carta Mirare rivelata, a tua scelta. Puoi prendere quelle che vuoi fra le carte così cestinate. Le altre carte rivelate si scartano.
    .when = { when-action }
card-maverick = Maverick
    .kind = { kind-action }
    .text = +1 carta. +2 Azioni.
    .when = { when-action }
card-molotov_cocktail = Molotov
    .kind = { kind-action }
    .text = +4 carte. +1 Obiettivo. Ogni altro giocatore pesca 1 carta.
    .when = { when-action }
card-ammo_box = Munizioni
    .kind = { kind-action }
    .text = Prendi una carta che costi al massimo 4.
    .when = { when-action }
card-hide = Nascondiglio
    .kind = { kind-action }
    .text = Pesca finché non hai 7 carte in mano. Man mano che le peschi puoi mettere da parte le carte Azione; alla fine scarta le carte messe da parte.
    .when = { when-action }
card-higher_ground = Piano superiore
    .kind = { kind-action-attack }
    .text = +2 colpi. Ogni altro giocatore scarta fino ad avere 3 carte in mano.
    .when = { when-action }
card-hollow_points = Proiettili esplosivi
    .kind = { kind-action }
    .text = Cestina una Pallottola dalla mano. Se lo fai: +3 colpi.
    .when = { when-action }
card-radio = Radio
    .kind = { kind-action }
    .text = Rivela le prime 5 carte del tuo Mazzo. Chi sta alla tua sinistra ne sceglie una da scartare; le altre vanno nella tua mano.
    .when = { when-action }
card-regroup = Raggrupparsi
    .kind = { kind-action }
    .text = +2 colpi. Puoi subito rovesciare il tuo Mazzo sulla tua pila degli Scarti.
    .when = { when-action }
card-reload = Ricarica
    .kind = { kind-action }
    .text = Cestina una carta Mirare dalla mano. Prendi in mano una carta Mirare che costi al massimo 3 in più.
    .when = { when-action }
card-recon = Ricognizione
    .kind = { kind-action-attack }
    .text = +1 carta. +1 Azione. Tutti, anche tu, rivelano la prima carta del proprio Mazzo; per ciascuna decidi tu: scartarla o rimetterla a posto.
    .when = { when-action }
card-restock = Rifornimento
    .kind = { kind-action }
    .text = Cestina una carta dalla mano. Prendi una carta che costi al massimo 2 in più.
    .when = { when-action }
card-sacrifice = Sacrificio
    .kind = { kind-action }
    .text = Cestina fino a 4 carte dalla mano.
    .when = { when-action }
card-zombie_swarm = Sciame di zombi
    .kind = { kind-action-attack }
    .text = +2 carte. Ogni altro giocatore prende un'Infezione.
    .when = { when-action }
card-survivors = Survivors
    .kind = { kind-victory }
    .text = Vale 1 punto ogni 10 carte che possiedi, arrotondando per difetto.
    .when = { when-end }
card-tactics = Tattica
    .kind = { kind-action }
    .text = Scegli una carta Azione dalla mano e giocala due volte.
    .when = { when-action }
card-one_in_the_chamber = Tutto x tutto
    .kind = { kind-action }
    .text = Rivela carte dal tuo Mazzo finché non hai rivelato 2 carte Mirare. Queste vanno nella tua mano; scarta le altre.
    .when = { when-action }

## Set di Combattimento

set-first_game = Prima partita
    .help = Un po' di tutto: pensato per cominciare.
set-shoot_em_up = Sparatutto
    .help = Munizioni prima di tutto: migliora le tue carte Mirare e punta in alto.
set-clash = Scontro
    .help = Attacchi da ogni parte: tieni una Barricata a portata di mano.
set-life_or_death = Vita o Morte
    .help = Mazzi minuscoli contro mazzi enormi: cestina, prendi e conta i tuoi Survivors.
set-infested_city = Città Infestata
    .help = Un'Azione tira l'altra: turni lunghi, con molte carte.
set-custom = Personalizzato
    .help = Dieci carte Combattimento a tua scelta.
set-random = Casuale
    .help = Dieci carte Combattimento tirate a sorte.
set-ask = Da scegliere al tavolo
    .help = Chi apre il tavolo sceglie quando la partita comincia.

## Opzioni della partita

setting-combat_set = Set di Combattimento
    .help = Le dieci carte Combattimento della partita.
setting-custom = Carte del set personalizzato
    .help = Dieci carte Combattimento diverse, per un set personalizzato.
setting-start_player = Primo giocatore
    .help = Chi gioca per primo.
setting-start_player-random = A sorte
    .help = Tirato a sorte fra tutti.
setting-start_player-rematch = Rivincita
    .help = In base all'ultima partita del tavolo: alla sinistra di chi ha vinto, oppure fra chi non ha vinto.
setting-last_winners = Vincitori dell'ultima partita
    .help = Chi ha vinto l'ultima partita a questo tavolo; viene indicato in automatico.
setting-last_players = Giocatori dell'ultima partita
    .help = Chi ha giocato l'ultima partita a questo tavolo; viene indicato in automatico.
setting-offer_cut = Offrire il taglio
    .help = Dopo ogni mescolata il vicino di sinistra può tagliare il Mazzo.
setting-cleanup_top_choice = Scegliere la carta in cima nella Pulizia
    .help = Scegli tu quale carta della mano resta visibile in cima agli Scarti.
setting-turn_cap = Limite di turni
    .help = La partita finisce anche quando tutti hanno giocato questo numero di turni; 0 significa nessun limite.
setting-pile_counts = Dimensioni delle pile
    .help = Quante carte ha all'inizio una pila della Scorta, dove non è il numero solito.

## Il tavolo

phase-set_up = Preparazione
phase-action = Fase Azione
phase-hunt = Fase Caccia
phase-clean_up = Fase Pulizia
phase-over = Fine della partita

zone-supply = Scorta
zone-trash = Cestino
zone-deck = Mazzo
zone-hand = Mano
zone-discard = Pila degli Scarti
zone-in_play = Area di gioco
zone-aside = Carte messe da parte
zone-revealed = Carte rivelate
zone-picked = Carte scelte
zone-collection = Tutte le carte

end-of-supply = Fine Scorta
resolving = In corso: { $card }

counter-actions = Azioni
    .count =
        { $count ->
            [one] { $count } Azione
           *[other] { $count } Azioni
        }
counter-targets = Obiettivi
    .count =
        { $count ->
            [one] { $count } Obiettivo
           *[other] { $count } Obiettivi
        }
counter-shots = Colpi
    .count =
        { $count ->
            [one] { $count } colpo
           *[other] { $count } colpi
        }
counter-cards = Carte
    .count =
        { $count ->
            [0] nessuna carta
            [one] { $count } carta
           *[other] { $count } carte
        }
counter-turns = Turni
    .count =
        { $count ->
            [one] { $count } turno
           *[other] { $count } turni
        }
counter-points = Punti
    .count =
        { $count ->
            [one] { $count } punto
           *[other] { $count } punti
        }
counter-cost = Costo
counter-score = Punteggio

## Come finisce una partita

ending-many_more_zombies = La pila { card-many_more_zombies } è vuota
ending-three_piles = Almeno tre pile della Scorta sono vuote
ending-turn_cap = Il limite di turni è raggiunto

## Perché una partita è stata vinta

verdict-points =
    { $winners } ha { $score ->
        [one] { $score } punto
       *[other] { $score } punti
    }, { $margin } in più di { $owner }.
verdict-turns =
    { $winners } ha { $score ->
        [one] { $score } punto
       *[other] { $score } punti
    } come { $owner }, ma in { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turni
    } soltanto: a pari punti vince chi ha giocato meno turni.
verdict-together =
    { $winners } hanno { $score ->
        [one] { $score } punto
       *[other] { $score } punti
    } a testa in { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turni
    } a testa: vincono insieme.
rung-points = Più punti
rung-turns = Meno turni
rung-together = Ancora pari: vincono insieme

## Com'è andata la partita

course-points = Punti
course-cards = Carte possedute

## Che cosa succede

event-set-chosen = Set di Combattimento: { $set } ({ $cards }).
event-start-player = Comincia { $seat }.
event-turn-began = { $seat } comincia il turno { $turn }.
event-played = { $seat } gioca { $card }.
event-played-again = { $seat } gioca { $card } per la seconda volta.
event-aimed =
    { $seat } gioca { $cards }: { $shots ->
        [one] { $shots } colpo.
       *[other] { $shots } colpi.
    }
event-took = { $seat } prende { $card }.
event-gained-to-discard = { $seat } prende { $card }.
event-gained-to-deck = { $seat } prende { $card } e mette la carta in cima al Mazzo.
event-gained-to-hand = { $seat } prende in mano { $card }.
event-no-gain = { $seat } non prende nulla.
event-drew =
    { $seat } pesca { $count ->
        [one] { $count } carta.
       *[other] { $count } carte.
    }
event-drew-seen = { $seat } pesca { $cards }.
event-shuffled = { $seat } mescola un nuovo Mazzo.
event-cut =
    { $seat } taglia il Mazzo di { $owner }: { $count ->
        [one] { $count } carta passa
       *[other] { $count } carte passano
    } dalla cima al fondo.
event-discarded =
    { $seat } scarta { $count ->
        [one] { $top }.
       *[other] { $count } carte, con { $top } in cima.
    }
event-discarded-seen = { $seat } scarta { $cards }.
event-discarded-shown = { $seat } scarta { $cards }.
event-trashed = { $seat } cestina { $cards }.
event-revealed = { $seat } rivela { $cards }.
event-showed-hand = { $seat } mostra la mano: { $cards }.
event-reacted = { $seat } rivela { $card } e si mette al riparo da { $attack }.
event-put-back = { $seat } mette { $card } in cima al Mazzo.
event-set-aside = { $seat } mette da parte { $card }.
event-to-hand = { $seat } aggiunge alla mano { $cards }.
event-flipped = { $seat } rovescia il Mazzo sulla pila degli Scarti, con { $top } in cima.
event-cleaned-up = { $seat } passa alla Pulizia, con { $top } in cima agli Scarti.
event-cleaned-up-nothing = { $seat } passa alla Pulizia; la pila degli Scarti è vuota.
event-ended-many-more-zombies =
    { ending-many_more_zombies }: la partita è finita. { $winners_count ->
        [one] Vince { $winners }.
       *[other] Vincono insieme { $winners }.
    }
event-ended-three-piles =
    { ending-three_piles }: la partita è finita. { $winners_count ->
        [one] Vince { $winners }.
       *[other] Vincono insieme { $winners }.
    }
event-ended-turn-cap =
    { ending-turn_cap }: la partita è finita. { $winners_count ->
        [one] Vince { $winners }.
       *[other] Vincono insieme { $winners }.
    }
event-scored =
    { $seat }: { $score ->
        [one] { $score } punto
       *[other] { $score } punti
    } in { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turni
    }, con { $cards_count ->
        [one] { $cards_count } carta
       *[other] { $cards_count } carte
    }: { $cards }.

## Che cosa si chiede a un giocatore

prompt-choose-combat-set = Scegli il set di Combattimento di questa partita.
prompt-choose-custom-set = Scegli { $most } carte Combattimento diverse per questa partita: finora { $picked } su { $most }.
prompt-play-action =
    Fase Azione: gioca una carta Azione o termina la fase. { $actions ->
        [one] Ti resta { $actions } Azione.
       *[other] Ti restano { $actions } Azioni.
    }
prompt-hunt =
    Fase Caccia: { $aim ->
        [1] gioca le tue carte Mirare, poi prendi carte.
       *[0] prendi carte.
    } Hai ancora { $targets ->
        [one] { $targets } Obiettivo
       *[other] { $targets } Obiettivi
    } e { $shots ->
        [one] { $shots } colpo.
       *[other] { $shots } colpi.
    }
window-name-react = Qualcuno attacca: rivelare { card-barricade }
window-react = Attacco con { $card }: chi ne è colpito può rivelare { card-barricade }.
prompt-react = Qualcuno ti attacca con { $card }: riveli { card-barricade }?
prompt-discard-any =
    Scegli quante carte vuoi da scartare; ne pescherai altrettante. { $picked ->
        [0] Finora nessuna carta scelta.
        [one] Finora { $picked } carta scelta.
       *[other] Finora { $picked } carte scelte.
    }
prompt-discard-down =
    Scegli { $most ->
        [one] { $most } carta
       *[other] { $most } carte
    } da scartare, in modo che te ne restino 3 in mano: finora { $picked } su { $most }.
prompt-trash-up-to =
    Scegli dalla mano fino a { $most ->
        [one] { $most } carta
       *[other] { $most } carte
    } da cestinare: finora { $picked } su { $most }.
prompt-trash-one = Scegli dalla mano una carta da cestinare.
prompt-gain-one = { $to ->
    [hand] Scegli una carta Mirare da prendere in mano, che costi al massimo { $most }.
   *[discard] Scegli una carta da prendere, che costi al massimo { $most }.
}
prompt-set-aside = Hai pescato { $card }: tieni la carta o la metti da parte?
prompt-flip-deck = { $card }: rovesci il tuo Mazzo sulla pila degli Scarti?
prompt-put-back-victory = Scegli dalla mano una carta Vittoria: la vedono tutti e va in cima al tuo Mazzo.
prompt-scavenge-trash = { $seat } ha rivelato due carte Mirare: scegli quale cestinare.
prompt-scavenge-keep = Scegli quali prendere fra le carte Mirare cestinate: finora { $picked } su { $most }.
prompt-recon-verdict =
    { $own ->
        [yes] Hai rivelato { $card }: scarti la carta o la rimetti in cima al tuo Mazzo?
       *[no] { $seat } ha rivelato { $card }: la carta va scartata o torna in cima al suo Mazzo?
    }
prompt-radio-discard = { $seat } ha rivelato queste carte: scegli quale va scartata. Le altre andranno nella sua mano.
prompt-double-action = Scegli dalla mano una carta Azione: la giocherai due volte.
prompt-cut = { $seat } ha mescolato: scegli quante carte passano dalla cima al fondo del Mazzo.
prompt-cleanup-top = Scegli la carta della mano che resterà in cima alla tua pila degli Scarti.

## Che cosa può rispondere un giocatore

option-play = Gioca { $card }
option-play-all-aim = Gioca tutte le carte Mirare
option-end-actions = Termina la Fase Azione
option-take = Prendi { $card }
option-end-hunt = Termina la Fase Caccia
option-reveal = Rivela { card-barricade }
option-pass = Non rivelare
option-pick = Scegli { $card }
option-done = Fatto
option-trash = Cestina { $card }
option-gain = Prendi { $card }
option-keep = Tieni la carta in mano
option-set-aside = Metti da parte la carta
option-flip = Rovescia il Mazzo
option-leave = Lascia il Mazzo com'è
option-put-back = Metti { $card } in cima al Mazzo
    .alone = Rimetti la carta in cima al Mazzo
option-discard = Scarta { $card }
    .alone = Scarta la carta
option-cut =
    { $count ->
        [0] Non tagliare
        [one] Taglia { $count } carta
       *[other] Taglia { $count } carte
    }
option-top = In cima { $card }
option-set = Set di Combattimento: { $set }

## Perché qualcosa non si può fare

refusal-not-in-hand = Non hai in mano { $card }.
refusal-victory-not-played = { $card } è una carta Vittoria: non si gioca mai e conta solo alla fine.
refusal-infection-not-played = { $card } non si può giocare: alla fine toglie punti e basta.
refusal-action-phase-over = La tua Fase Azione è finita: in questo turno non puoi più giocare { $card }.
refusal-aim-in-hunt = { $card } è una carta Mirare e si gioca nella Fase Caccia: prima termina la Fase Azione.
refusal-aim-before-take = Hai già preso una carta: in questo turno non puoi più giocare { $card }.
refusal-take-in-hunt = { $card } non si può prendere prima della Fase Caccia: termina la Fase Azione.
refusal-not-in-supply = { $card } non è nella Scorta di questa partita.
refusal-pile-empty = La pila { $card } è vuota.
refusal-too-dear =
    La carta { $card } costa { $cost }, e tu hai { $shots ->
        [one] { $shots } colpo.
       *[other] { $shots } colpi.
    }
refusal-gain-too-dear = La carta { $card } costa { $cost }, e quella che prendi può costare al massimo { $most }.
refusal-gain-aim-only = { $card } non è una carta Mirare, e puoi prendere solo una carta Mirare.
refusal-trash-aim-only = { $card } non è una carta Mirare, e puoi cestinare solo una carta Mirare.
refusal-no-such-card = Nessuna carta si chiama «{ $typed }».
refusal-bad-turn-cap = Il limite di turni non può essere { $cap }: è un numero di turni, oppure 0 per nessun limite.
refusal-not-a-combat-card = { $card } non è una carta Combattimento.
refusal-combat-card-twice = Un set personalizzato indica ogni carta una volta sola; { $card } compare due volte.
refusal-custom-set-of-ten =
    Un set personalizzato indica esattamente dieci carte Combattimento diverse, ognuna una volta sola; { $count ->
        [one] questo ne indica { $count } sola.
       *[other] questo ne indica { $count } diverse.
    }

refusal-decide-choose-combat-set = Prima va scelto il set di Combattimento di questa partita.
refusal-decide-choose-custom-set = Vanno scelte dieci carte Combattimento diverse per questa partita, ognuna una volta sola.
refusal-decide-play-action = È la tua Fase Azione: gioca una carta Azione o termina la fase.
refusal-decide-hunt = È la tua Fase Caccia: prendi una carta o termina la fase. Le carte Mirare si giocano prima di prendere la prima carta.
refusal-decide-react = Prima chi è attaccato decide se rivelare { card-barricade }.
refusal-decide-discard-any = Scegli dalla mano le carte da scartare, poi conferma con «{ option-done }».
refusal-decide-discard-down = Prima scegli dalla mano le carte da scartare.
refusal-decide-trash-up-to = Scegli dalla mano le carte da cestinare, poi conferma con «{ option-done }».
refusal-decide-trash-one = Prima scegli dalla mano una carta da cestinare.
refusal-decide-gain-one = Prima scegli una carta da prendere.
refusal-decide-set-aside = Prima decidi se tenere la carta pescata o metterla da parte.
refusal-decide-flip-deck = Prima decidi se rovesciare il tuo Mazzo.
refusal-decide-put-back-victory = Prima scegli dalla mano una carta Vittoria da mettere in cima al tuo Mazzo.
refusal-decide-scavenge-trash = Prima scegli quale delle carte Mirare rivelate va cestinata.
refusal-decide-scavenge-keep = Scegli quali prendere fra le carte Mirare appena cestinate, poi conferma con «{ option-done }».
refusal-decide-recon-verdict = Prima decidi se la carta rivelata va scartata o rimessa a posto.
refusal-decide-radio-discard = Prima scegli quale delle carte rivelate va scartata.
refusal-decide-double-action = Prima scegli dalla mano una carta Azione da giocare due volte.
refusal-decide-cut = Prima di' quante carte tagli: da nessuna a tutte meno una.
refusal-decide-cleanup-top = Prima scegli la carta della mano che resterà in cima alla tua pila degli Scarti.

## La lezione

lesson-title = La tua prima caccia
lesson-welcome = Si va a caccia! Tu sei { $player_1 }, e { $player_2 } caccia contro di te. Gli zombi abbattuti sono punti: alla fine vince chi ne ha di più.
lesson-deck = Cominciate tutti e due con lo stesso piccolo Mazzo: sette Pallottole e tre Zombi. Le cinque carte che hai pescato sono la tua mano.
lesson-bullet = Hai in mano solo Pallottole. La { card-bullet } è una carta Mirare: ti dà 1 colpo, e con i colpi si prendono nuove carte. Non serve giocarle una alla volta: scegli «{ option-play-all-aim }».
lesson-take-sidekick = Cinque colpi! Le pile al centro sono la Scorta, e ognuna mostra quanto costa. Prendi una { card-sidekick } per 5 colpi: è una carta Azione, che ti aiuterà nei prossimi turni.
lesson-clean-up = Avevi un solo Obiettivo, quindi potevi prendere una sola carta. Il tuo turno è finito e si passa alla Pulizia: le carte giocate e quella presa sono nella tua pila degli Scarti, e ne hai pescate cinque nuove. Ora tocca a { $player_2 }.
lesson-clogged = Una mano magra: tre Zombi. Le carte Vittoria sono i tuoi punti alla fine, ma fino ad allora non danno colpi e ti ingombrano la mano. Per le due Pallottole scegli «{ option-play-all-aim }».
lesson-take-barricade = Due colpi bastano per una { card-barricade }: finché l'hai in mano, ti difende dagli Attacchi. Prendila.
lesson-shuffled = Al momento di pescare il tuo Mazzo era vuoto: la pila degli Scarti è stata mescolata per formarne uno nuovo. È così che le carte prese ti arrivano in mano: la { card-sidekick } c'è già!
lesson-attack-ahead = Attenzione: { $player_2 } ha preso { card-higher_ground }, un Attacco. Prima o poi salterà fuori, proprio come la tua { card-sidekick }.
lesson-play-sidekick = Il turno comincia con la Fase Azione: hai 1 Azione, quindi puoi giocare una carta Azione. Gioca la { card-sidekick }.
lesson-plus = Ha fatto quattro cose: +1 carta (l'hai già pescata), +1 Azione, +1 Obiettivo e +1 colpo. Non hai altre carte Azione in mano, quindi si passa subito alla Fase Caccia: scegli «{ option-play-all-aim }».
lesson-two-targets = Sei colpi e due Obiettivi: puoi prendere due carte. Munizioni migliori rendono più forti tutte le mani future. Prendi { card-rounds }, una carta Mirare che vale 2 colpi.
lesson-second-target = Restano tre colpi e un Obiettivo: i colpi si dividono fra le carte come preferisci. Prendi di nuovo { card-rounds }.
lesson-react = { $player_2 } gioca { card-higher_ground }: dovresti scartare fino a restare con tre carte. Ma hai in mano una { card-barricade }! Scegli «{ option-reveal }».
lesson-safe = L'Attacco non ti tocca, e la { card-barricade } resta nella tua mano. { $player_2 } ottiene comunque i due colpi che dà la carta.
lesson-play-barricade = Nel tuo turno la { card-barricade } è anche un'Azione: +2 carte. Con la Pulizia dovresti scartarla comunque, quindi giocala.
lesson-drawn = Hai pescato uno { card-zombie }, poi il Mazzo è finito, gli Scarti sono stati mescolati ed ecco i tuoi primi { card-rounds }. Scegli «{ option-play-all-aim }».
lesson-ammunition-first = Quattro colpi. Potresti già prendere uno { card-zombie } per un punto, ma all'inizio conviene rafforzare il Mazzo. Prendi { card-rounds }.
lesson-sidekick-again = È tornata la tua { card-sidekick }. Ti restituisce l'Azione che costa, quindi non c'è motivo di aspettare: giocala.
lesson-aim-again = Gioca le carte Mirare prima di prendere qualcosa: una volta presa una carta, in questo turno non puoi più giocarne. Scegli «{ option-play-all-aim }».
lesson-take-points = Sei colpi: è ora di fare punti! { card-many_zombies } vale 3 punti alla fine. Come ogni carta Vittoria ingombra la mano, perciò è meglio non prenderla troppo presto. Prendi { card-many_zombies }.
lesson-leave-the-rest = Restano un colpo e un Obiettivo. Potresti prendere gratis un'altra { card-bullet }, ma le carte deboli tolgono solo il posto a quelle buone. Scegli «{ option-end-hunt }».
lesson-hit = Di nuovo { card-higher_ground }, e stavolta la { card-barricade } non è nella tua mano: devi scartare due carte. Scegli prima lo { card-zombie }: in mano non serve a nulla, e alla fine conta lo stesso.
lesson-hit-again = Ancora una: una { card-bullet } è la perdita più piccola. Scegli { card-bullet }.
lesson-ending = Questa lezione finisce dopo cinque turni a testa. Una vera partita dura finché non si svuota la pila { card-many_more_zombies }, oppure tre pile qualsiasi.
lesson-scores = Contano tutte le tue carte, ovunque siano: tre Zombi fanno 3 punti, e { card-many_zombies } ne fa altri 3. Vinci per 6 a 3!
lesson-goodbye = Ora sai quanto basta. Il resto è scritto sulle carte: ogni partita ha dieci tipi di carte Combattimento, e puoi leggerle in qualsiasi momento. Prova una vera partita, e buona caccia!
