### Ciò che la pagina dice di sé, in italiano.

## Dappertutto

page-home = Deadtown, alla pagina iniziale
page-close = Chiudi
page-save = Salva
page-yes = sì
page-no = no
page-nothing = niente
page-one-moment = Un attimo…
page-lost = A questo indirizzo non c'è niente.
page-failed = Non è possibile mostrare questa schermata: in questa pagina c'è un errore.
page-reconnecting = La connessione è caduta. Sto cercando di ristabilirla…
page-copied = Copiato.
page-made-up-names = Andrea, Celeste, Dani, Diamante, Elia, Fiore, Giò, Luce, Nico, Sole, Vale, Zeno

## Impostazioni

page-settings = Impostazioni
page-language = Lingua
page-theme = Tema
page-theme-auto = Come il sistema
page-theme-dark = Notte
page-theme-light = Giorno
page-motion = Animazioni
page-motion-auto = Come il sistema
page-motion-full = Tutte
page-motion-none = Nessuna
page-sounds = Suoni
page-sounds-off = Spenti
page-sounds-on = Accesi
page-bell = Campanella in secondo piano
page-bell-on = Suona quando tocca a me
page-bell-off = Muta
page-calls = Notifiche
page-calls-on = Quando tocca a me
page-calls-off = Nessuna
page-call-me = Avvisami quando tocca a me
page-careful = Prima di un combattimento o di una carta
page-careful-on = Mostra l'effetto, poi chiedi conferma
page-careful-off = Esegui subito
page-board = Tabellone
page-board-drawn = Disegnato
page-board-plain = Testo
page-board-failed = Non è possibile mostrare il tabellone: in questa pagina c'è un errore.
page-board-see-drawn = Vedilo disegnato
page-board-see-plain = Leggilo in forma di testo
page-your-name = Il tuo nome
page-renamed = Ora ti chiami { $name }.

## Tasti

page-shortcuts = Scorciatoie da tastiera
page-key-help = Mostra questi tasti
page-key-answer = Scegli una risposta accanto alla domanda
page-key-things = Da un gruppo di elementi all'altro
page-key-arrows = All'elemento più vicino in quella direzione
page-key-ends = Al primo o all'ultimo elemento di un gruppo
page-key-card = Che cos'è l'elemento evidenziato, e perché non si può scegliere
page-key-board = Al primo elemento che si può scegliere
page-key-standing = Rispondi così per tutto il turno, o fattelo chiedere di nuovo
page-key-undo = Annulla la mossa
page-key-log = Al diario
page-key-chat = Alla chat
page-key-rules = Apri le regole
page-key-skip = Salta le animazioni
page-key-choice-back = Annulla quanto scelto sul tabellone
page-key-choice-do = Conferma quanto scelto sul tabellone
page-key-map-closer = Ingrandisci la mappa
page-key-map-farther = Rimpicciolisci la mappa
page-key-map-whole = Mostra tutta la mappa
page-key-map-turn = Ruota ciò che si sta piazzando
page-key-map-next = Alla prossima casella che si può scegliere
page-key-map-before = Alla casella precedente che si può scegliere
page-key-map-several = Prendi un'altra pedina, o rimettila giù
page-key-map-push = Spingi tutte le pedine prese

## Al tavolo

page-table = Tavolo
page-title-turn = Tocca a te: { $game }
page-table-of = Tavolo: { $game }
page-no-entry = Qui non puoi entrare.
page-play-now = Gioca subito
page-menu = Menu
page-options = Opzioni
page-decision = Decisione
page-look-closely = Guarda da vicino
page-rule = Regola { $clause }
page-rules = Regole
page-over = La partita è finita.
page-asked-by-name = { $name }: { $question }
page-bot-decides = { $name } sta pensando…
page-other-decides = Sta decidendo { $name }.
page-nobody-decides = Al posto { $place } non siede nessuno: la partita aspetta.
page-thinking = pensa
page-thought = Partite immaginate: { $done } su { $all }
page-thought-so-far = Partite immaginate: { $done }
page-deciding = di turno
page-you = tu
page-standing = Per questo turno non chiedermelo più: { $answer }
page-standing-said = Per il resto del turno: { $answer }
page-standing-again = Chiedimelo di nuovo
page-standing-over = D'ora in poi ti verrà chiesto di nuovo.
page-seat-asked = può rispondere
page-window-asked = La domanda va a { $names }.
page-window-closes = { $seconds ->
    [one] { $seconds } secondo, poi chi tace passa
   *[other] { $seconds } secondi, poi chi tace passa
}
page-window-passed = Hai passato; altri possono ancora rispondere.
page-window-answered = Hai risposto; altri possono ancora farlo.
page-window-answered-so = Hai risposto: { $answer }. Altri possono ancora farlo.
page-window-change = Ci ripenso
page-window-leave-it = Lascia così
page-how-asked = Quando chiedermelo
page-how-asked-help = Alcune domande vanno a più giocatori insieme: chi vuole può intervenire. Nessun altro viene a sapere ciò che dici qui.
page-how-asked-when = Chiedimelo
page-how-asked-matters = Quando conta
    .help = Nei momenti che contano di più per ciò che ho in mano, e quando qualcuno sta per vincere. Altrimenti passo.
page-how-asked-could = Quando potrei fare qualcosa
    .help = Dal tempo che passa gli altri possono intuire che hai qualcosa in mano.
page-how-asked-always = Sempre
    .help = Anche quando potrei solo passare: così nessuno capisce che cosa ho in mano.
page-how-asked-kinds = Solo in questi casi
    .help = In tutti gli altri passo.
page-how-asked-resting = In questo turno non ti viene più chiesto ciò che hai rifiutato.
page-foretold = Subito:
page-foretold-open = Il seguito si vedrà a cosa fatta.
page-name-role = { $name } ({ $role })
page-undo = Annulla
page-undo-asked = Gli altri devono acconsentire.
page-pause = Pausa
page-paused = La partita è in pausa.
page-resume = Continua
page-sit = Siediti
page-replay = Rivedi la partita
page-share-table = Copia il link per gli spettatori
page-leave = Lascia la partita
page-leave-sure = Lasciare davvero? Il posto ti resta riservato.
page-to-landing = Alla pagina iniziale
page-won = { $count ->
    [one] Vince { $names }!
   *[other] Vincono insieme { $names }!
}
page-rematch = Gioca ancora
page-next-game = Alla prossima partita
page-you-win = { $name }, hai vinto!
page-you-win-together = Avete vinto insieme, { $names }!
page-you-lose = { $count ->
    [one] { $names } vince, tu perdi
   *[other] { $names } vincono, tu perdi
}
page-see-table = Guarda il tavolo
page-see-ending = Torna al finale
page-ladder = Lo spareggio
page-rung-decides = decide
page-rung-not-needed = non serve
page-rung-behind = { $name } { $count } è fuori

page-seat-empty = Libero
page-seat-number = Posto { $place }
page-seat-open = libero
page-seat-kept = riservato a { $name }
page-seat-here = presente
page-seat-away = assente
page-seat-bot = bot
page-seat-bot-thinking = bot, sta pensando
page-clock = { $minutes ->
    [0] { $seconds ->
        [one] resta { $seconds } secondo
       *[other] restano { $seconds } secondi
    }
    [one] { $seconds ->
        [0] resta { $minutes } minuto
        [one] restano { $minutes } minuto e { $seconds } secondo
       *[other] restano { $minutes } minuto e { $seconds } secondi
    }
   *[other] restano { $minutes } minuti e { $seconds ->
        [one] { $seconds } secondo
       *[other] { $seconds } secondi
    }
}

page-asked = Domanda ai giocatori
page-asks-undo = { $name } vorrebbe annullare una mossa.
page-asks-pause = { $name } vorrebbe una pausa.
page-asks-rematch = { $name } vorrebbe giocare ancora.
page-asks-seat = { $name } vorrebbe subentrare al posto { $place }, e ne conoscerebbe la mano.
page-you-ask-undo = Vorresti annullare una mossa.
page-you-ask-pause = Vorresti una pausa.
page-you-ask-rematch = Vorresti giocare ancora.
page-you-ask-seat = Vorresti subentrare al posto { $place }.
page-from-record = Questa partita riprende da una registrazione. Chi la possiede può conoscere la mano di tutti e l'ordine delle carte. Quel che il caso porterà da qui in poi non lo sa nessuno.
page-kept = Il posto { $place } è riservato a { $name }.
page-kept-mine = Il posto { $place } è riservato a te.
page-sit-again = Siediti di nuovo
page-ask-seat = Chiedi il posto { $place }
page-waiting-for = In attesa di { $names }.
page-waiting-for-you = Si attende la tua risposta.
page-agree = D'accordo
page-decline = No, grazie
page-take-back = Lascia stare

page-handover = Tocca a { $name }
page-handover-help = Passa il dispositivo. Fino ad allora non si vedono le carte di nessuno.
page-handover-ready = Eccomi, sono { $name }

page-side = Diario e chat
page-log = Diario
page-chat = Chat
page-undone = (annullato)
page-log-clauses = Indica le regole
page-log-before = Prima del primo turno
page-log-lines = { $count ->
    [one] { $count } riga
   *[other] { $count } righe
}
page-side-fold = Chiudi il diario
page-side-unfold = Mostra il diario
page-since = Dopo la tua ultima mossa
page-unread = { $count ->
    [one] { $count } nuovo messaggio
   *[other] { $count } nuovi messaggi
}
page-say = Di' qualcosa
page-chat-empty = Nessuno ha ancora detto nulla.
page-say-to = A chi
page-say-to-all = A tutti
page-say-signed-in = Per parlare scegli un nome nelle impostazioni.
page-mute = Silenzia qualcuno
page-mute-for-me = Non voglio sentire { $name }
page-mute-for-all = Nessuno sente { $name }
page-send = Invia

## Pagina iniziale

page-tagline = Un solo tavolo per tutti i giochi di zombi. Siediti, carica, gioca.
page-promise = Gratis, nel browser, con gli amici o contro i bot. Senza registrarsi.
page-games = Giochi
page-pitch-zombinion = Costruisci un mazzo di munizioni e alleati, e abbatti più zombi di tutti.
page-pitch-zombiaki = Una strada, una notte: porta un solo zombi oltre la barricata, o resisti fino all'alba.
page-pitch-zombies = Costruisci la città tessera per tessera, fatti strada combattendo e arriva all'elicottero prima degli altri.
page-pitch-humans = Questa volta sei tra i morti: sfonda le barricate, metti alle strette i vivi e fai della tua cena un'orda.
page-pitch-combined = Corri all'elicottero con un fucile, o guida l'orda che sbarra la strada.
page-pitch-last_night = Quattro eroi, una città piena di morti e un obiettivo da raggiungere prima dell'alba. Scegli da che parte stare.
page-for-players = Da { $least } a { $most } giocatori
page-for-players-exactly = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}
page-minutes = { $least }–{ $most } min
page-play-now-help = { $count ->
    [one] Un tavolo contro un bot.
   *[other] Un tavolo contro { $count } bot.
}
page-play-as = { $side ->
    [heroes] Gioca con gli eroi
    [humans] Gioca con gli umani
    [zombies] Gioca con gli zombi
    [shotgun_guy] Gioca un Tizio col fucile
    [zombie_player] Guida un'orda
   *[other] Gioca: { $role }
}
page-friends = Gioca con gli amici
page-no-lesson = Questa lezione non esiste.
page-teach = Insegnami
page-set-up = Prepara un tavolo
page-bot-names = Amedeo, Berta, Cesira, Egidio, Gino, Ines, Oreste, Wanda
page-tables-mine = Le tue partite
page-tables-finished = Le tue partite finite
page-tables-open = Tavoli aperti
page-tables-running = Partite in corso
page-tables-open-none = In questo momento nessuno aspetta giocatori. Apri un tavolo: qualcuno potrebbe arrivare.
page-tables-failed = Non riesco a mostrare i tavoli: il server non risponde.
page-nobody-yet = Ancora nessuno
page-your-turn = tocca a te
page-free-seats = { $count ->
    [one] { $count } posto libero
   *[other] { $count } posti liberi
}
page-last-move = Ultima mossa: { $when }
page-opened = Aperto: { $when }
page-ended = Finita: { $when }
page-join = Partecipa
page-watch = Guarda
page-go-on = Continua a giocare
page-resume-game = { $others ->
    [0] Il tuo tavolo: { $game }
   *[other] Il tuo tavolo: { $game }, con { $names }
}
page-to-waiting-room = Alla sala d'attesa
page-of-table = { $action }: { $game }, { $names }
page-put-away = Metti via
page-put-away-sure = Mettere via davvero?
page-to-theme-light = Passa al giorno
page-to-theme-dark = Passa alla notte
page-about = Che cos'è Deadtown
page-unreachable = Il server non risponde. Riprova tra un momento.

## Preparare un tavolo

page-new-title = Prepara un tavolo
page-new-game = { $game }: prepara un tavolo
page-seats = Posti
page-seats-help = { $players }. La partita comincia appena tutti i posti sono occupati.
page-who-sits = Chi siede al posto { $place }
page-who-me = Tu
page-who-guest = Un'altra persona a questo dispositivo
page-who-open = Libero, per chi arriva
page-who-bot = Bot, { $level }
page-level-easy = facile
page-level-normal = normale
page-level-hard = difficile
page-name-of-seat = Nome al posto { $place }
page-name-too-long = Un nome ha al massimo { $most } caratteri; questo ne ha { $count }.
page-name-missing = Qui manca un nome.
page-name-twice = Due giocatori non possono avere lo stesso nome.
page-add-seat = Aggiungi un posto
page-remove-seat = Togli il posto { $place }
page-game-options = Il gioco
page-more-rules = Altre regole
page-as-usual = come al solito
page-option-value = { $option }: { $value }
page-option-needs = richiede { $needed }
page-more-with = Ancora { $count } con { $needed }
page-option-settled = { $by } lo stabilisce.
page-option-needed = { $chosen } richiede { $needed }, che ora è in gioco.
page-option-lost = { $dropped } richiede { $needed }. { $option }: { $usual }.
page-option-excluded = { $chosen } e { $other } non vanno insieme. { $other }: { $usual }.
page-table-settings = Il tavolo
page-visibility = Chi può venire
page-visibility-public = Tutti: il tavolo è nell'elenco
page-visibility-link = Solo chi ha il link
page-undo-rule = Annullare le mosse
page-undo-rule-consent = Se gli altri sono d'accordo
page-undo-rule-free = Sempre
page-undo-rule-none = Mai
page-clock-rule = Orologio
page-clock-rule-help = Quando il tempo è scaduto, un bot prende quella decisione.
page-clock-bank = Minuti a testa per tutta la partita
page-clock-move = Secondi per ogni decisione
page-sit-in = Un bot sostituisce chi è assente
page-sit-in-after = Dopo quanti secondi
page-sit-in-level = Quale bot
page-windows-rule = Quando più giocatori possono intervenire
page-windows-none = Avanti subito
    .help = Appena non c'è più nessuno da aspettare. Una pausa rivela che qualcuno potrebbe intervenire.
page-windows-least = Aspetta almeno
    .help = Nasconde se qualcuno può intervenire, a meno che non ci pensi più a lungo.
page-windows-same = Aspetta sempre lo stesso tempo
    .help = Nasconde chi può intervenire e chi ci sta pensando. Chi tace passa.
page-windows-seconds = Secondi
page-windows-limit = Chi tace passa
page-windows-limit-seconds = Dopo quanti secondi
page-windows-words-none = subito
page-windows-words-least = almeno { $seconds } s
page-windows-words-same = sempre { $seconds } s
page-spectators = Gli spettatori possono guardare
page-chat-allowed = Chat
page-forks = Copie della partita in corso
page-forks-allowed = Chi gioca può prendere una copia della partita in corso per fare qualche prova
page-forks-help = Una copia con i bot può dare consigli. Quando qualcuno ne prende una, lo sanno tutti.
page-open-table = Apri il tavolo
page-start-game = Comincia la partita
page-form-problem = Non ha funzionato

## Sala d'attesa

page-waiting = Si aspettano giocatori
page-waiting-ready = Si può cominciare
page-waiting-host = Il tavolo di { $name }
page-invite = Manda questo link ai tuoi amici
page-invite-help = Chi lo apre sceglie un nome e si siede.
page-invite-local = Deadtown gira solo per questo computer, quindi il link funziona solo qui. Per far entrare altri della tua rete, avvialo con:
page-link-of-table = Link a questo tavolo
page-copy = Copia il link
page-share = Condividi…
page-share-text = Vieni a giocare a { $game } con me.
page-copy-by-hand = Copia tu il link evidenziato: il browser non l'ha permesso.
page-copy-seat-link = Copia il link per il posto { $place }
page-seat-link-copied = Copiato: il link per il posto { $place }.
page-join-title = Prendi posto
page-join-help = Come devono chiamarti gli altri?
page-sit-down = Siediti
page-sit-here = Siediti al posto { $place }
page-full = Tutti i posti sono occupati. Potrai guardare appena comincia la partita.
page-full-closed = Tutti i posti sono occupati, e a questo tavolo non c'è spazio per gli spettatori.
page-host = chi ospita
page-watching = { $count ->
    [one] { $count } spettatore
   *[other] { $count } spettatori
}
page-add-bot = Aggiungi un bot
page-add-bot-at = Aggiungi un bot al posto { $place }
page-add-guest-at = Un'altra persona a questo dispositivo, posto { $place }
page-guest-short = A questo dispositivo
page-bots-of-level = Livello dei nuovi bot:
page-guest-name = Nome dell'altro giocatore
page-clear-seat = Libera il posto { $place }
page-remove-player = Allontana { $name } dal tavolo
page-remove-player-sure = Allontanare davvero { $name }? Non potrà tornare.
page-leave-seat = Lascia il posto { $place }
page-rename = Cambia nome
page-start-dropping = { $count ->
    [one] Comincia senza il posto libero
   *[other] Comincia senza i { $count } posti liberi
}
page-fill-with-bots = Completa con i bot e comincia
page-start-waits = { $count ->
    [one] La partita comincia appena l'ultimo posto è occupato.
   *[other] La partita comincia appena tutti i posti sono occupati: { $count } sono liberi.
}
page-start-by-hand = Tutti i posti sono occupati. Può cominciare chi ospita o chiunque giochi.
page-close-table = Chiudi il tavolo
page-close-table-sure = Chiudere davvero il tavolo?
page-this-table = A questo tavolo
page-no-clock = Nessuno
page-clock-words = { $minutes } min a testa, { $seconds } s per decisione
page-sit-in-words = dopo { $seconds } s, { $level }

## Che cos'è Deadtown

page-about-what = Di che si tratta
page-about-text = Deadtown è un unico tavolo per i giochi da tavolo di zombi. Le regole si applicano da sé, così nessuno deve saperle a memoria: ciò che puoi fare brilla, e ciò che non puoi fare dice perché, con il paragrafo del regolamento.
page-about-fair = Sorte onesta
page-about-fair-text = Prima di ogni partita il server fissa in anticipo la sorte e alla fine ne mostra la prova. Ciò che è nascosto non viene mai mandato a chi non deve vederlo.
page-about-privacy = I tuoi dati
page-about-privacy-text = Ti serve un nome e nient'altro. Niente pubblicità, niente tracciamento, e niente arriva da altri siti.
page-credits = Riconoscimenti
page-credits-icons = Icone: { $set } di Lorc, Delapouite e altri autori, con licenza { $licence }.
page-credits-font = Titoli: { $font } di Ryoichi Tsunekawa, con licenza SIL Open Font License 1.1.
page-credits-art = Copertine, carte, mappe e figure: disegnate per Deadtown.
page-licence = Licenza
page-licence-text = Deadtown è software libero con licenza MIT. È fatto con Python, TypeScript, Preact e Fluent.
page-used-icons = Icone usate ({ $count })

## Regole e carte

page-rules-of = Le regole di { $game }
page-rules-search = Cerca nelle regole
page-rules-found = { $count ->
    [one] { $count } regola
   *[other] { $count } regole
}
page-rules-nothing-found = Nessuna regola corrisponde a queste parole.
page-rules-only-here = Solo ciò che conta in questa partita
page-rules-not-here = non in questa partita
page-rules-contents = Indice
page-rules-minute = In un minuto
page-rules-filler = a al alla c che chi ci come con cosa cui da dal dalla dei del della devo di dove e fa faccio gli ho i il in io la le lo mi mia mio ne nel nella non o per perché posso può quale quando se si sono su sul sulla tu un una
page-try-again = Riprova
page-cards = Le carte
page-rulings = Chiarimenti
page-look-at = Guarda { $name }
page-card-before = Precedente
page-card-after = Successiva
page-place-of = { $place } di { $count }

## Rivedere la partita

page-replay-of = Rivedi la partita: { $game }
page-replay-tools = Attraverso la partita
page-replay-moment = Momento della partita
page-replay-at = Decisione { $number } di { $count }
page-replay-first = All'inizio
page-replay-back = Un passo indietro
page-replay-on = Un passo avanti
page-replay-last = Alla fine
page-replay-run = Fai scorrere
page-replay-stop = Ferma
page-replay-turn = Turno
page-replay-turn-of = Turno { $turn }: { $name }
page-replay-set-up = Preparazione
page-eyes = Con gli occhi di
page-eyes-spectator = uno spettatore
page-eyes-me = { $name } (tu)
page-copy-moment = Copia il link a questo momento
page-to-table = Al tavolo
page-play-on = Continua da qui
page-play-on-help = Un tavolo tutto tuo comincia da questo momento. Gli altri posti li giocano i bot.
page-play-on-running = La partita è ancora in corso: ciò che non puoi sapere, come le carte nelle mani e nei mazzi, viene immaginato da capo. Se in questo momento decide qualcun altro, si comincia dalla tua ultima decisione precedente.
page-play-on-as = Giochi come
page-play-on-bots = Bot
page-key-replay-steps = Un passo indietro o avanti
page-key-replay-costly = La prossima decisione costosa, o quella prima
page-key-replay-ends = All'inizio o alla fine
page-key-replay-run = Fai scorrere, o ferma

## Lezione

page-lesson-of = Impara { $game }
page-lesson-note = Spiegazione
page-lesson-step = Passo { $place } di { $count }
page-lesson-next = Avanti
page-lesson-back = Indietro
page-lesson-again = Da capo
page-lesson-do = Tocca a te: { $what }
page-lesson-first = Per ora fai così: { $what }.
page-lesson-watch = Adesso non c'è niente da scegliere. Prosegui con «{ page-lesson-next }».
page-lesson-over = Ben fatto!
page-lesson-further = Altro da imparare
page-lesson-happened = { $count ->
    [one] Che cosa è successo: { $count } riga
   *[other] Che cosa è successo: { $count } righe
}
page-key-lesson-next = Passo successivo
page-key-lesson-back = Un passo indietro

## Fine della partita

page-scores = Punteggi
page-score-points = Punti
page-score-count = { $count ->
    [one] punto
   *[other] punti
}
page-reckoning-of = Da dove vengono i punti di { $name }
page-score-winner = vince
page-reckoning-what = Che cosa
page-reckoning-each = Numero × valore
page-reckoning-nothing = Niente che conti.
page-course = Com'è andata
page-course-describe = { $figure } di ogni giocatore dopo ogni turno. Alla fine: { $ends }.
page-course-end = { $name } { $count }
page-figures = I numeri
page-course-turn = Turno
page-nobody-won = Non vince nessuno.
page-record = Salva la registrazione
page-fair-luck = La sorte è stata onesta
page-fair-luck-help = Prima della partita il server ha pubblicato l'impronta del suo seme (BLAKE2b). Ora il seme è noto, e con la registrazione chiunque può verificare che tutta la sorte viene da lì.
page-seed = Seme
page-commitment = Impronta

## L'analisi dopo la partita

page-analysis = Analisi
page-analysis-going = La partita viene riesaminata…
page-analysis-stopped = Ci voleva troppo tempo: c'è solo quello che è stato trovato finora.
page-analysis-failed = L'analisi si è interrotta.
page-analysis-chances = La probabilità di vincere
page-analysis-describe = La probabilità di vincere, decisione per decisione. Alla fine: { $ends }.
page-analysis-chance-of = { $name } { $points }%
page-analysis-percent = { $points }%
page-analysis-chance = { $points }% ± { $margin }
page-analysis-decisions = Decisione
page-analysis-costliest = Che cosa è costato di più
page-analysis-none = Nessuna decisione è costata qualcosa di sicuro.
page-analysis-at = Decisione { $number }
page-analysis-at-turn = Turno { $turn }, decisione { $number }
page-analysis-chosen = Scelto: «{ $choice }»
page-analysis-better = Meglio: «{ $choice }»
page-analysis-cost = −{ $points } { $points ->
    [one] punto
   *[other] punti
} (± { $margin })
page-analysis-points = { $points } ± { $margin }
page-analysis-note = Qui { $name } ha scelto «{ $chosen }». La ricerca avrebbe scelto «{ $better }».
page-analysis-accuracy = Come ha deciso ciascuno
page-analysis-player = Giocatore
page-analysis-judged = Decisioni
page-analysis-same = Come la ricerca
page-analysis-costly = Costose
page-analysis-whole-cost = Punti persi
page-analysis-how = Come è stato trovato
page-analysis-how-help = Una ricerca ha continuato la partita da ogni decisione, centinaia di volte. Sapeva quello che quel giocatore sapeva in quel momento e ha immaginato il resto: a nessuno si rimprovera ciò che non poteva vedere. Un punto è un centesimo della probabilità di vincere.
page-analysis-margin-help = Dopo ± sta di quanto un numero può essere sbagliato per la sorte. Anche la ricerca può sbagliare: giudica le posizioni come i bot di questo gioco.

## Il tabellone di Zombinion

page-zombinion-hunters = Cacciatori
page-zombinion-turn-of = Turno di { $name }
page-zombinion-your-turn = È il tuo turno
page-zombinion-pile = { $card }, costa { $cost }, { $count ->
    [0] esaurita
    [one] ne resta { $count }
   *[other] ne restano { $count }
}
page-zombinion-sold-out = Esaurita
page-zombinion-stack = { $count } × { $card }
page-zombinion-trash = Cestino, { $count ->
    [0] vuoto
    [one] { $count } carta
   *[other] { $count } carte
}
page-zombinion-nothing-in-play = Ancora nessuna carta in gioco
page-zombinion-revealed-by = { $name } rivela
page-zombinion-aside-by = { $name } mette da parte
page-zombinion-in-hand = { $count ->
    [0] nessuna carta in mano
    [one] { $count } carta in mano
   *[other] { $count } carte in mano
}
page-zombinion-deck-empty = Il Mazzo è vuoto
page-zombinion-deck-some = Il Mazzo non è vuoto
page-zombinion-deck-count = Mazzo, { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
page-zombinion-discard-empty = La pila degli Scarti è vuota
page-zombinion-discard-top = Pila degli Scarti, in cima { $card }
page-zombinion-chosen-card = { $count ->
    [one] { $card }, scelta
   *[other] { $count } × { $card }, scelte
}
page-zombinion-chosen-of = { $picked } su { $most }
page-zombinion-preview = Carte di questo set
page-zombinion-pick-ten = Scegli { $most } carte: { $picked } su { $most }
page-zombinion-look = Guarda { $card }

## Il tabellone di Zombiaki!

page-zombiaki-your-phase = La tua fase
page-zombiaki-turn = Guarda dall'altro capo della strada
page-zombiaki-zombie = { $whole ->
    [yes] zombi { $strength }
   *[no] zombi { $strength } su { $printed }
}
page-zombiaki-frozen = { $ends ->
    [one] Strada gelata fino al termine della fase degli umani
   *[other] Strada gelata fino al termine della prossima fase degli umani
}
page-zombiaki-terror = Terrore: nel loro prossimo passaggio Gioco gli umani possono giocare una sola carta
page-zombiaki-deck = Mazzo, { $count ->
    [0] vuoto
    [one] { $count } carta
   *[other] { $count } carte
}
page-zombiaki-discard = Scarti, { $count ->
    [0] nessuna carta
    [one] { $count } carta
   *[other] { $count } carte
}
page-zombiaki-unseen-of = { $name }: ancora nel mazzo
page-zombiaki-unseen-dawn = L'ordine non lo conosce nessuno, ma l'Alba è l'ultima.
page-zombiaki-unseen-help = L'ordine non lo conosce nessuno.
page-zombiaki-discard-of = { $name }: scarti
page-zombiaki-stack = { $count } × { $card }
page-choice = La tua scelta
page-zombiaki-on-space = Su { $space }
page-zombiaki-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
page-zombiaki-next-space = Scegli una casella della strada.
page-zombiaki-next-lane = Scegli una corsia.
page-zombiaki-next-card = Scegli una carta dell'altra mano.
page-zombiaki-next-points = Quanti punti?
page-zombiaki-next-aim = Alla creatura o all'auto?
page-zombiaki-more-space = Va bene così, oppure aggiungi un'altra casella.
page-choice-do = Conferma
page-choice-back = Indietro
page-choice-careful = Prima mostra l'effetto, poi chiedi conferma
page-choice-foretold = Che cosa succederebbe
page-choice-nothing = Sul momento non succede altro.

## Qualsiasi tabellone

page-group-count = { $count ->
    [one] { $count } scelta
   *[other] { $count } scelte
}
page-number = N. { $number }
page-number-zombies = Zombi { $number }
page-number-armed = Zombi { $number }
page-number-humans = Umano { $number }
page-field-seat = Posto
page-field-phase = Fase
page-field-active = Di turno
page-field-card = Carta
page-field-name = Nome
page-field-count = Numero
page-field-hunters = Cacciatori
page-field-took = Una carta è stata presa
page-field-resolving = In corso
page-field-hand_count = Carte in mano
page-field-deck_count = Carte nel mazzo
page-field-deck_empty = Il mazzo è vuoto
page-field-discard_top = In cima agli scarti
page-field-options = Opzioni concordate
page-field-outcome = Risultato
page-field-winners = Vincitori
page-field-scores = Punteggi
page-field-ending = Com'è finita
page-field-stage = Passaggio
page-field-creatures = Creature
page-field-objects = Oggetti
page-field-object_numbers = Numeri degli oggetti
page-field-freezes = Gelo
page-field-blasts = Esplosioni in attesa
page-field-order_given = Ordine dato
page-field-cards_played = Carte giocate
page-field-unseen = Ancora nel mazzo
page-field-number = Numero
page-field-shield = Scudo
page-field-side = Fazione
page-field-allowance = Passi ottenuti
page-field-aside = Tessere messe da parte
page-field-bonus = Bonus
page-field-dice = Dadi
page-field-drawn = Tessera pescata
page-field-effects = In vigore
page-field-fighting = In combattimento
page-field-fights = Zombi sul percorso
page-field-first = Primo giocatore
page-field-goal = In cammino verso
page-field-kind = Tipo
page-field-led = Zombi guidato
page-field-left = Ancora da fare
page-field-lifted = Zombi sollevati
page-field-may_play = Può giocare una carta
page-field-moved = Zombi già mossi
page-field-mover = Chi muove la pedina
page-field-need = Necessario
page-field-pending = In arrivo
page-field-reach = Caselle per zombi
page-field-removed = Tessere fuori dal gioco
page-field-roll = Tiro
page-field-route = Percorso
page-field-space = Casella
page-field-tile = Tessera
page-field-tiles = Tessere sulla mappa
page-field-tokens = Segnalini
page-field-total = Totale
page-field-turns = Quarti di giro
page-field-visits = Visitati
page-field-ways = Caselle raggiungibili
page-field-by = Da
page-field-coming = Il prossimo tiro
page-field-what = Per che cosa
page-field-x = Colonna
page-field-y = Riga
page-field-zombies = Zombi sulla mappa
page-field-character = Personaggio
page-field-human = Umano
page-field-named = Caselle indicate
