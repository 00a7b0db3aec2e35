### Quello che ogni gioco dice. I testi propri di un gioco sono nella sua cartella.

## Elenchi e nomi

list-none = niente
list-comma = { $start }, { $next }
list-and = { $start } e { $last }
list-counted = { $name } ×{ $count }
# Un nome che nessuno conosce, così com'è stato scritto.
name-unknown = «{ $given }»
# Un nome che da solo chiude la frase, come «Stop!»: fra virgolette, così la frase può continuare.
name-loud = «{ $name }»
seat-number = Posto { $number }
switch-on = sì
switch-off = no

## Decidere

waiting = { $seat } sta decidendo.
with-clause = { $sentence } ({ $clause })

## Rifiuti possibili in ogni gioco

refusal-game-over = La partita è finita.
refusal-not-your-decision = Ora non tocca a te: sta decidendo { $seat }.
refusal-unknown-option = L'opzione { $option } non esiste. Le opzioni sono: { $known }.
refusal-unknown-option-near = L'opzione { $option } non esiste. Intendevi { $near }?
refusal-unknown-value = L'opzione { $option } non ammette { $value }. Scegli tra: { $known }.
refusal-unknown-value-near = L'opzione { $option } non ammette { $value }. Intendevi { $near }?
refusal-bad-option = Un'opzione non va bene: { $problem }
refusal-option-too-large = L'opzione { $option } vale al massimo { $most }.
refusal-option-too-small = L'opzione { $option } vale almeno { $least }.
refusal-option-too-many = L'opzione { $option } ne ammette al massimo { $most }.
refusal-option-of-another-kind =
    L'opzione { $option } è { $expected ->
        [number] un numero intero
        [switch] true o false
        [text] un testo
        [list] un elenco di nomi
       *[numbers] un numero intero per ogni nome
    }, non { $value }.
refusal-bad-seats =
    A questo gioco si gioca da { $least } a { $most }, e { $count ->
        [one] c'è { $count } solo giocatore.
       *[other] ci sono { $count } giocatori.
    }
refusal-bad-seats-exactly =
    A questo gioco si gioca in { $most }, e { $count ->
        [one] c'è { $count } solo giocatore.
       *[other] ci sono { $count } giocatori.
    }
refusal-same-names = Due giocatori non possono avere lo stesso nome.

## Il regolamento

clause-unknown = La regola { $clause } non esiste.
    .near = La regola { $clause } non esiste. Le più vicine: { $near }.
section-unknown = La sezione { $section } non esiste. Le sezioni sono: { $known }.

## Rifiuti di un tavolo

refusal-already-decided = La decisione { $number } è già stata presa.
refusal-ambiguous = «{ $wish }» può voler dire: { $fits }.
refusal-asked-before = L'hai già chiesto. Potrai chiederlo di nuovo dopo la prossima decisione.
refusal-bad-label = Un'etichetta ha al massimo { $most } caratteri, tutti visibili.
refusal-bad-link = Questo link non porta a questo tavolo.
refusal-bad-name = Un nome ha da 1 a { $most } caratteri, tutti visibili.
refusal-bad-record = Questa registrazione non si può usare: riga { $line }: { $problem }
refusal-bad-request = La richiesta non si può leggere: { $problem }
refusal-bad-text = Il messaggio è vuoto o contiene caratteri non visualizzabili.
refusal-bad-token = Questo token qui non è conosciuto.
refusal-banned = Il gestore di questa casa non ti lascia entrare.
refusal-foreign-origin = Questa richiesta viene da una pagina di un altro sito.
refusal-host-only = Può farlo solo chi ospita il tavolo.
refusal-link-of-another-seat = Questo link è per il posto { $place }.
refusal-log-too-long = Il diario di questo tavolo è diventato lungo: qui non si può più annullare, fare pausa o scrivere nella chat, ma la partita va avanti.
refusal-name-taken = A questo tavolo qualcuno si chiama già { $name }.
refusal-needs-link = Questo tavolo è solo per chi ne ha il link.
refusal-no-chat = A questo tavolo non c'è chat.
refusal-no-forks = A questo tavolo nessuno prende una copia della partita mentre è in corso.
refusal-no-free-seat = Non ci sono posti liberi.
refusal-no-private-talk = Le regole di questo gioco non permettono di parlare in privato.
refusal-no-record-of-a-fork = Una partita che ne continua un'altra non ha una registrazione propria.
refusal-no-seat = Non hai un posto a questo tavolo.
refusal-no-seed-to-go-on = La sorte di questa partita è solo registrata: da qui non si può continuare.
refusal-no-spectators = Questo tavolo non ammette spettatori.
refusal-no-such-bot = Nessun bot o livello si chiama «{ $bot }».
refusal-no-such-game = Nessun gioco si chiama «{ $game }».
refusal-no-such-method = Questo indirizzo non accetta richieste così.
refusal-no-such-page = A questo indirizzo non c'è nulla.
refusal-no-such-position = Non si può tornare alla decisione { $number } di questa partita.
refusal-no-such-question = In questo gioco non c'è una domanda del tipo «{ $question }».
refusal-no-such-seat = Il posto { $place } non esiste.
refusal-no-such-table = Questo tavolo non esiste.
refusal-no-such-token = Non hai un token così.
refusal-no-undo = A questo tavolo le mosse non si annullano.
refusal-nobody-there = Al posto { $place } non c'è nessuno che possa sentirti.
refusal-not-over = La partita non è ancora finita.
refusal-not-started = La partita non è ancora cominciata.
refusal-not-understood = «{ $wish }» non si capisce.
refusal-not-yet = Quella decisione non è ancora in attesa: ora tocca alla { $number }.
refusal-not-your-eyes = Finché si gioca non puoi vedere con gli occhi del posto { $place }.
refusal-not-your-seat = Il posto { $place } non è tuo.
refusal-nothing-asked = Non ti è stato chiesto nulla.
refusal-nothing-to-undo = Non c'è niente da annullare.
refusal-old-link = Questo link non è più valido: chiedi quello nuovo a chi ospita il tavolo.
refusal-other-hand = In questa partita hai giocato al posto { $place }: nessun altro posto è aperto per te.
refusal-only-here = Questo si può leggere solo sulla macchina del server.
refusal-other-rules = Questa partita è cominciata con la versione { $then } delle regole di { $game }; qui sono alla versione { $now }. Qui non può continuare, ma puoi portarne via la registrazione.
refusal-paused = La partita è in pausa.
refusal-reading-busy = In questo momento si leggono troppe partite lunghe. Riprova fra poco.
refusal-record-too-long =
    Questa registrazione è troppo lunga: qui non si legge più di { $most ->
        [one] { $most } riga.
       *[other] { $most } righe.
    }
refusal-record-when-over = La registrazione di una partita mostra tutto: si dà a partita finita.
refusal-removed = Chi ospita il tavolo ti ha allontanato.
refusal-seat-kept = Il posto { $place } è riservato a { $name }: se vuoi subentrare, gli altri devono essere d'accordo.
refusal-seat-taken = Il posto { $place } è occupato da { $name }.
refusal-seats-open = Alcuni posti sono ancora liberi.
refusal-server-trouble = Qui qualcosa è andato storto. Ne è stata presa nota.
refusal-sign-in = Prima di' come ti chiami.
refusal-silenced = Chi ospita il tavolo non ti lascia parlare.
refusal-something-asked = Si sta già chiedendo qualcos'altro.
refusal-storage-down = In questo momento non si può salvare, quindi non è stato fatto nulla. Riprova fra poco.
refusal-table-closed = Questo tavolo è chiuso.
refusal-table-damaged = Il diario di questo tavolo si contraddice: non viene più cambiato nulla.
refusal-time-is-up = Il tuo tempo per questa decisione è scaduto.
refusal-too-fast =
    Troppo in fretta: aspetta { $seconds ->
        [one] un secondo.
       *[other] { $seconds } secondi.
    }
refusal-too-large = È troppo grande.
refusal-too-long-to-read = Il diario di questo tavolo è troppo lungo per essere letto qui.
refusal-too-many = Ce ne sono già troppi.
refusal-too-many-at-once = A questo tavolo succede troppo in una volta. Riprova.
refusal-too-many-spectators = A questo tavolo ci sono troppi spettatori.
refusal-too-many-tables =
    Hai { $most ->
        [one] { $most } tavolo: prima chiudilo.
       *[other] { $most } tavoli: prima chiudine qualcuno.
    }
refusal-too-many-tokens =
    Hai { $most ->
        [one] { $most } token: prima eliminalo.
       *[other] { $most } token: prima eliminane qualcuno.
    }
refusal-unfinished-record = Questa registrazione si ferma prima della fine e non è stata salvata per continuare.
refusal-unknown-host = Questo server non è conosciuto con quel nome.
refusal-window-closed = La domanda { $number } è già chiusa: la tua risposta è arrivata troppo tardi.

## Quel che succede a un tavolo

name-style = { $name } · { $style }
table-created = Il tavolo è pronto.
table-sat = { $name } si siede.
table-botsat = { $name }, un bot, si siede.
table-left =
    { $stays ->
        [yes] { $name } si alza. Il posto { $place } è riservato.
       *[no] Il posto { $place } è libero.
    }
table-tookover = { $name } subentra al posto { $place }: ora conosce tutto ciò che quel posto conosce, anche la mano.
table-removed = Chi ospita il tavolo allontana { $name }.
table-dropped = I posti vuoti vengono tolti.
table-started =
    { $bots ->
        [none] La partita comincia.
       *[other] La partita comincia, con { $bots }.
    }
table-asked =
    { $name } chiede { $matter ->
        [undo] di annullare una mossa.
        [pause] una pausa.
        [seat] di subentrare al posto { $place }.
       *[rematch] la rivincita.
    }
table-agreed = { $name } è d'accordo.
table-declined = { $name } non è d'accordo.
table-lapsed = Non tutti hanno risposto in tempo a { $name }: tutto resta com'è.
table-wentback = { $name } annulla: la decisione { $number } è di nuovo aperta.
table-paused = La partita è in pausa.
table-resumed = La partita riprende.
table-timedout = Il tempo di { $name } è scaduto: decide un bot.
table-satin = Un bot sostituisce { $name }.
table-cameback = { $name } è di nuovo qui.
table-said = { $name }: { $text }
table-copied = { $name } prende una copia della partita per fare qualche prova.
table-continued = La partita riprende da una registrazione portata da { $name }. Chi la possiede può sapere tutto ciò che finora era nascosto: le mani e l'ordine delle carte. Quel che il caso porterà da qui in poi non può saperlo nessuno.
table-restored = È stata ripristinata una copia di sicurezza: il tavolo è com'era allora. Chi ha visto come è andata avanti può sapere ciò che qui è nascosto: le mani e l'ordine delle carte. Quel che il caso porterà da qui in poi non può saperlo nessuno.
table-rematched = La prossima partita comincia a un altro tavolo.
table-closed = Il tavolo è chiuso.
table-closed-by-keeper = Il gestore della casa ha chiuso il tavolo.

## Mappe: quello che ogni gioco su una mappa ne dice

map-east =
    { $count ->
        [one] { $count } casella
       *[other] { $count } caselle
    } a est
map-west =
    { $count ->
        [one] { $count } casella
       *[other] { $count } caselle
    } a ovest
map-north =
    { $count ->
        [one] { $count } casella
       *[other] { $count } caselle
    } a nord
map-south =
    { $count ->
        [one] { $count } casella
       *[other] { $count } caselle
    } a sud
map-from-you = { $spaces } rispetto a te
map-here = la tua casella
map-steps =
    { $count ->
        [one] { $count } passo
       *[other] { $count } passi
    }
map-fights =
    { $count ->
        [one] { $count } combattimento
       *[other] { $count } combattimenti
    }
map-turns-fit =
    { $count ->
        [one] { $count } verso possibile
       *[other] { $count } versi possibili
    }
map-fits-not = non ci sta
map-pieces =
    { $count ->
        [one] { $count } pedina
       *[other] { $count } pedine
    }
map-closer = Più vicino
map-farther = Più lontano
map-whole = Mostra tutta la mappa
map-back = Torna all'azione
map-follow = Segui l'azione
map-turn-left = Ruota a sinistra
map-turn-right = Ruota a destra
map-several = Più d'una insieme
map-taken-up =
    { $count ->
        [one] { $count } presa
       *[other] { $count } prese
    }
map-push-north = Spingile tutte a nord
map-push-east = Spingile tutte a est
map-push-south = Spingile tutte a sud
map-push-west = Spingile tutte a ovest

## Una città che cresce

board-your-turn = Tocca a te
board-may-play = Una carta a round
board-has-played = Nessun'altra carta in questo round
board-playable = Si può giocare ora
board-hand-more = Mostra di più della mano
board-hand-less = Mostra meno della mano
board-need = Da raggiungere: { $count }
board-missing = Mancano { $count }
board-odds = { $share }%
board-you-drew = Hai pescato
board-drew = { $name } ha pescato
board-turned =
    { $count ->
        [0] Non ruotata
        [one] Ruotata di { $count } quarto
       *[other] Ruotata di { $count } quarti
    }
board-turn-fits = va bene
board-turn-not = non va bene
board-turn-chosen = scelto
board-next-seat = Scegli un giocatore.
board-next-card = Scegli una carta.
board-next-loss = Scegli che cosa va perso.
board-next-building = Scegli un edificio.
board-next-space = Scegli una casella.
fight-you-need = Serve
fight-or-more = { $count } o più
fight-with = Facce che bastano: { $faces }
fight-enough = Basta

## Quanto sono equilibrati gli scenari di un gioco per le sue fazioni

balance-bots = Giocatori
balance-bots-easy = bot facili
balance-bots-normal = bot normali
balance-bots-hard = bot difficili
balance-bots-search = bot che guardano avanti
agreed-usual = con tutte le opzioni come di solito
balance-games = Partite
balance-rounds = Round
balance-share = { $share }%
balance-side-share = { $side } { $share }%
balance-between = { $share }% ({ $low }–{ $high })
balance-side-between = { $side } { $share }% ({ $low }–{ $high })
balance-length = { $mean } ({ $least }–{ $most })
balance-found =
    { $count ->
        [one] { $count } partita
       *[other] { $count } partite
    } tra { $bots } { $agreed }: { $sides }.
balance-lasted = Round in media: { $mean } (da { $least } a { $most }).
balance-measured = Misurato { $agreed }.
balance-note = misurato { $agreed }
balance-nearest = Misurato { $agreed }: è ciò che più si avvicina alla tua scelta.
balance-help = Le barre mostrano quante volte ha vinto ogni fazione quando giocavano i bot. Tra parentesi: dove si trova il valore vero con il 95% di certezza.

## Come finisce qualsiasi partita

ending-broken_off = Interrotta

## Terminal

terminal-player = Giocatore
terminal-player-number = Giocatore { $number }
terminal-bot = Bot { $bot }
terminal-opening = { $title }: { $players }.
terminal-watching = Nessun posto è tuo: stai a guardare.
terminal-thinking =
    sto pensando… { $playouts ->
        [one] { $playouts } partita simulata
       *[other] { $playouts } partite simulate
    }, { $share }%
terminal-last-saved = La tua ultima partita continua con:
terminal-continued =
    La partita riprende dopo { $count ->
        [one] { $count } decisione.
       *[other] { $count } decisioni.
    }
terminal-commitment = Impegno sulla sorte di questa partita:
terminal-hint = Rispondi con un numero o a parole. «aiuto» dice che cos'altro puoi scrivere.
terminal-hand-over = È il turno di { $seat }. Passa la tastiera, poi premi Invio.

# Risposte a quello che si è scritto
terminal-ambiguous = «{ $wish }» può voler dire: { $fits }. Scrivi qualcosa in più.
terminal-no-such-number = Non c'è una risposta { $number }: scegli da 1 a { $most }, o scrivi a parole.
terminal-not-understood = «{ $wish }» non è chiaro. Una riga vuota mostra le risposte, «aiuto» che cos'altro puoi scrivere.
terminal-with-role = { $name } ({ $role })
terminal-many = Più risposte stanno in una riga: scrivi qualche parola in più e vedrai quelle che restano.
terminal-preview = { $wish }:
terminal-preview-how = Quale risposta? Scrivi per esempio: anteprima 1
terminal-preview-open = { $wish }: che cosa ne verrà si vedrà soltanto dopo.
terminal-preview-nothing = { $wish }: subito non succede nulla.
terminal-standing-offer = «chiedi basta» risponde per il resto del turno: { $answer }
terminal-standing-said = Per il resto del turno: { $answer }. «chiedi ancora» lo revoca.
terminal-standing-answered = { $seat }, come detto per questo turno: { $answer }
terminal-standing-over = D'ora in poi ti verrà chiesto di nuovo.
terminal-standing-not-here = Qui non si può rispondere così per tutto il turno.
terminal-standing-how = Si cambia con chiedi e una parola: sempre, conta (quando conta), possibile (quando potresti agire), solo (soltanto certe domande), basta (non più in questo turno), ancora (revoca).
terminal-standing-no-such-kind = Nessuna domanda se intervenire si chiama «{ $wish }». Si chiamano così: { $kinds }.
terminal-standing-no-windows = In questo gioco non si chiede a nessuno se interviene.
terminal-standing-always = sempre
    .holds = Ti viene chiesto se intervieni: sempre, anche se potresti solo passare. Così nessuno scopre che cosa potresti fare.
terminal-standing-matters = conta
    .holds = Ti viene chiesto se intervieni: nei momenti che contano di più per ciò che hai in mano.
terminal-standing-could = possibile
    .holds = Ti viene chiesto se intervieni: ogni volta che potresti farlo.
terminal-standing-kinds = solo
    .holds = Ti viene chiesto se intervieni: solo se si tratta di { $kinds }, ogni volta che potresti farlo.
terminal-standing-rest = basta
    .holds = Non più chiesto in questo turno: { $kinds }.
terminal-standing-again = ancora
terminal-why = { $wish }: { $reason }
terminal-can-do = { $wish }: puoi farlo adesso con { $number }.
terminal-makes-no-sense = { $wish } adesso non ha senso.
terminal-game-over = La partita è finita.
terminal-no-such-card = Nessuna carta si chiama «{ $wish }».
terminal-nothing-to-undo = Non c'è niente da annullare.
terminal-undone = Annullato: la decisione { $number } è di nuovo da prendere.
terminal-log-how = «{ $given }» non è un numero di righe. Scrivi per esempio: diario 30

# Salvare
terminal-saved = Partita salvata. Per continuare:
terminal-saved-end = Partita registrata. Per rivederla:
terminal-save-failed = Partita non salvata: { $file }: { $problem }
terminal-save-not-a-file = Partita non salvata: { $file } non è un semplice file.
terminal-save-not-a-record = Partita non salvata: { $file } esiste già e non è una partita di Deadtown. Scegli un altro nome.
terminal-save-other-game = Partita non salvata: { $file } contiene un'altra partita. Scegli un altro nome.
terminal-save-there-already =
    Partita non salvata: { $file } contiene già questa partita, { $count ->
        [one] dopo { $count } scelta.
       *[other] dopo { $count } scelte.
    } Scegli un altro nome.
terminal-save-again = Oppure salvala lì ancora una volta, e la vecchia verrà sostituita.
terminal-save-folder = La cartella { $folder } è nuova.
terminal-quit-again = Salva con un altro nome con «salva FILE», oppure scrivi ancora «esci» per uscire senza salvare.

# La fine
terminal-seed = Seme:
terminal-commitment-was = Il suo impegno, mostrato all'inizio:
terminal-again = Un'altra partita? (sì/no)
terminal-yes = s, sì, y, yes
terminal-no = n, no
terminal-again-not-understood = «{ $wish }» non è chiaro: rispondi sì o no. Puoi anche scrivere: salva, diario, annulla, aiuto.

# Comandi. Le parole prima delle righe col punto chiamano il comando; quella inglese vale sempre.
terminal-help = Rispondi a una decisione con il suo numero, con le sue parole («{ $words }») o con il loro inizio («{ $short }»). Una riga vuota mostra di nuovo le risposte. Puoi anche scrivere:
terminal-command-preview = anteprima, cosa
    .arguments = RISPOSTA
    .help = che cosa farebbe subito una risposta, prima di darla
terminal-command-standing = chiedi
    .arguments = [PAROLA o RISPOSTA]
    .help = quando ti si chiede se intervieni: sempre, possibile, solo; che cosa non più in questo turno: basta, ancora; da solo: che cosa vale
terminal-command-why = perché
    .arguments = [CARTA]
    .help = perché adesso puoi o non puoi fare qualcosa; senza una carta: per tutto ciò che è in vista
terminal-command-undo = annulla
    .help = torna alla tua decisione precedente
terminal-command-log = diario
    .arguments = [NUMERO]
    .help = le ultime righe di quello che è successo
terminal-command-rules = regole, regola
    .arguments = [REGOLA o PAROLE]
    .help = il regolamento: le sue sezioni, una regola come 7.2, o le regole con certe parole
terminal-command-card = carta, carte
    .arguments = [NOME]
    .help = che cosa fa una carta; senza nome: tutte le carte di questa partita
terminal-command-table = tavolo
    .help = di nuovo tutto il tavolo
terminal-command-trash = cestino
    .help = le carte fuori gioco
terminal-command-save = salva
    .arguments = [FILE]
    .help = salva la partita, per continuarla più tardi
terminal-command-help = aiuto
    .help = questo elenco
terminal-command-quit = esci, q
    .help = salva ed esci

# Il regolamento
terminal-rules-found =
    { $count ->
        [0] Nessuna regola contiene le parole «{ $words }».
        [one] { $count } regola contiene le parole «{ $words }»:
       *[other] { $count } regole contengono le parole «{ $words }»:
    }
terminal-rules-how = Continua con una sezione (7), una regola (7.2 o { $prefix }-7.2) o delle parole.

# Elenchi di giochi e di bot
terminal-games-players = da { $least } a { $most } giocatori
terminal-games-players-exactly =
    { $count ->
        [one] { $count } giocatore
       *[other] { $count } giocatori
    }
terminal-games-options = Opzioni:
terminal-cards =
    { $title }: { $count ->
        [one] { $count } tipo di carta
       *[other] { $count } tipi di carta
    }
terminal-cards-how = Le opzioni che nominano carte accettano l'uno e l'altro nome, in ogni lingua. Il numero dice quante copie ci sono.
terminal-bots-how = Per giocare contro uno di loro: deadtown play { $game } --seat me --seat bot:{ $bot }

# Partite registrate
terminal-check-choices =
    { $count ->
        [one] { $count } scelta
       *[other] { $count } scelte
    } secondo le regole
terminal-check-undone = { $count ->
    [one] { $count } annullata
   *[other] { $count } annullate
}
terminal-check-renewed = letta dalla forma più vecchia delle registrazioni
terminal-check-luck-seed = tutta la sorte dal seme
terminal-check-luck-commitment = tutta la sorte dal seme, e il seme dall'impegno
terminal-check-luck-record = sorte come registrata (il seme non è rivelato)
terminal-check-outcome =
    esito: { $winners_count ->
        [one] vince { $winners }
       *[other] vincono insieme { $winners }
    } ({ $scores })
terminal-check-saved = salvata per continuare
terminal-check-unfinished = la registrazione si ferma prima della fine della partita
terminal-check-no-outcome = la partita è finita, ma l'esito non è registrato
terminal-check-ok = { $file }: ok: { $verified }
terminal-check-bad = { $file }: riga { $line }: { $problem }
terminal-line-after-end = Prima di questa riga la partita è finita o è stata salvata: non può seguire altro.
terminal-line-does-not-fit = Questo non si accorda con quanto è stato scelto prima.
terminal-line-first-line = La prima riga, e nessun'altra, dice di quale gioco si tratta.
terminal-line-format = Le registrazioni di formato { $told } qui non sono conosciute, ma quelle di { $own }.
terminal-line-luck = La sorte scritta qui non è quella che il gioco chiede, o che viene dal seme.
terminal-line-long-seed = Un seme ha al massimo { $most } caratteri.
terminal-line-no-game = Qui nessun gioco si chiama «{ $given }».
terminal-line-no-option = «{ $given }» non è una risposta possibile.
terminal-line-no-pause = Questa partita non è stata salvata per continuare.
terminal-line-no-start = Questa riga dovrebbe dire che cosa ha portato la sorte prima della prima decisione.
terminal-line-no-text = Questo non è testo in UTF-8.
terminal-line-not-over = La partita non è ancora finita.
terminal-line-outcome = La partita è finita diversamente. Secondo le regole l'esito è: { $winners } ({ $scores }).
terminal-line-position = Il tavolo non è come sta scritto qui, dopo la decisione { $number }.
terminal-line-rules = Questa è una registrazione di { $told }. Non si può giocare con { $own }.
terminal-line-seat-due = Qui ci vuole la decisione { $number }, e a decidere è { $seat }.
terminal-line-seed = Il seme non è quello dell'impegno della prima riga.
terminal-line-start-again = Una riga così sta soltanto all'inizio.
terminal-line-undo = Non c'è una decisione { $number } a cui tornare.
terminal-line-unreadable = Questo non si può leggere: { $problem }
terminal-line-window-due = Qui ci vuole la decisione { $number }, e la domanda è rivolta ad altri.
terminal-replay-eyes = { $title }: { $players }. Vista { $eyes ->
        [all] a carte scoperte
        [spectator] da uno spettatore
       *[seat] con gli occhi di { $seat }
    }.
terminal-replay-undone =
    { $count ->
        [one] { $count } decisione è stata annullata e non è mostrata.
       *[other] { $count } decisioni sono state annullate e non sono mostrate.
    }
terminal-replay-position = Decisione { $number } di { $most }
terminal-replay-keys = Invio: avanti · i: indietro · un numero: a quella decisione · q: esci
terminal-replay-back = i, indietro, b
terminal-replay-next = a, avanti, n
terminal-replay-quit = q, esci
terminal-replay-how = «{ $wish }» non è chiaro. { terminal-replay-keys }
terminal-replay-no-such-number = Non c'è una decisione { $number }: scegli da 0 a { $most }.
terminal-replay-first = Questo è l'inizio.
terminal-replay-last = Questa è la fine della registrazione.

# Analisi
terminal-analyse-going = Decisioni esaminate: { $number } di { $count }
terminal-analyse-chances = La probabilità di vincere, { $eyes ->
        [spectator] come poteva vederla uno spettatore
       *[seat] con gli occhi di { $eyes }
    }
terminal-analyse-decision = Decisione
terminal-analyse-chance = { $points }% ± { $margin }
terminal-analyse-percent = { $points }%
terminal-analyse-costliest = Che cosa è costato di più
terminal-analyse-none = Nessuna decisione è costata qualcosa di sicuro.
terminal-analyse-cost =
    { $number }: { $name } ha scelto «{ $chosen }»; meglio: «{ $better }» (−{ $points } { $points ->
        [one] punto
       *[other] punti
    } ± { $margin })
terminal-analyse-player = Giocatore
terminal-analyse-decisions = Decisioni
terminal-analyse-same = Come la ricerca
terminal-analyse-costly = Costose
terminal-analyse-lost = Punti persi
terminal-analyse-points = { $points } ± { $margin }

# Il tavolo di Zombinion
terminal-zombinion-turn = { $seat }: turno { $turn }
terminal-zombinion-turn-of = { $seat }:
terminal-zombinion-trash-beside = Cestino: { $trashed }
terminal-zombinion-legend = costo, carta, quante ne restano
terminal-zombinion-sold-out = esaurita
terminal-zombinion-hunters = Cacciatori
terminal-zombinion-you = { $seat } (tu)
terminal-zombinion-hand-count = Mano { $count }
terminal-zombinion-deck =
    { $deck ->
        [empty] Mazzo vuoto
        [some] Mazzo non vuoto
       *[other] Mazzo { $deck }
    }
terminal-zombinion-discard = Scarti { $card }
terminal-zombinion-discard-empty = Scarti vuoti
terminal-zombinion-turns = Turni { $count }
terminal-zombinion-hand = Mano:
terminal-zombinion-in-play = In gioco:
terminal-zombinion-revealed = Rivelate da { $seat }:
terminal-zombinion-aside = Messe da parte da { $seat }:
terminal-zombinion-picked = Scelte:
terminal-zombinion-trash-holds = Nel Cestino:
terminal-zombinion-costs = { $kind }, costo { $cost }
terminal-zombinion-scores = Punteggio finale
terminal-zombinion-score = { $seat }: { $points }, { $turns }
terminal-zombinion-shared = Pari punti e pari turni: vittoria condivisa (ZN-9.8).
terminal-zombinion-fewer-turns = A pari punti vince chi ha giocato meno turni (ZN-9.7).
terminal-zombinion-points = { $counted } = { $points }
terminal-zombinion-survivors =
    ({ $owned ->
        [one] { $owned } carta
       *[other] { $owned } carte
    } in tutto: { $each ->
        [one] { $each } punto
       *[other] { $each } punti
    } per ogni { $card })
terminal-zombinion-others = Altre carte:

# Il tavolo di Zombiaki!
terminal-zombiaki-zombie =
    { $whole ->
        [yes] Zombi { $strength }
       *[no] Zombi { $strength } su { $full }
    }
terminal-zombiaki-frozen =
    { $ends ->
        [one] La strada è gelata fino al termine della fase degli umani.
       *[other] La strada è gelata fino al termine della prossima fase degli umani.
    }
terminal-zombiaki-terror = Terrore: nella loro fase gli umani possono giocare una sola carta.
terminal-zombiaki-side = { $side }: { $seat }
terminal-zombiaki-you = { $side }: { $seat } (tu)
terminal-zombiaki-deck = Mazzo: { $left }
terminal-zombiaki-discarded = Scarti: { $count }
terminal-zombiaki-hand = Mano:
terminal-zombiaki-discards = { $side }, scarti:

# Un tavolo con una città
terminal-town-drawn = Pescata: { $tile }
terminal-town-turn-0 = così com'è
terminal-town-turn-1 = un quarto a destra
terminal-town-turn-2 = mezzo giro
terminal-town-turn-3 = un quarto a sinistra
terminal-town-player = { $short } { $seat }
terminal-town-you = { $short } { $seat } (tu)
terminal-town-roll = Ultimo tiro, { $seat }: { $dice }
terminal-town-label = { $what }:
terminal-town-effects = Effetti
terminal-town-removed = Tessere fuori dal gioco:

# Il tavolo di Zombies!!!
terminal-zombies-legend = z zombi, + vita, * proiettile, 1–6 pedine (& più d'una), ░ al chiuso, le frecce sono porte, X centro dell'Eliporto
terminal-zombies-part = Questa è la parte della città intorno a { $seat }; il resto non sta nello schermo.

# Il tavolo di Humans!!!
terminal-humans-legend = h umano, 1–6 zombi per giocatore (& di più d'uno), d gettone Rilancio, ░ al chiuso, # barricata, le frecce sono varchi
terminal-humans-part = Questa è la parte della città intorno agli zombi di { $seat }; il resto non sta nello schermo.
terminal-humans-building = { $space } { $tile } (barricata { $need })
terminal-humans-copy = { $space } { $tile } n. { $number }
terminal-humans-points = Punti: { $count } su { $most }
terminal-humans-zombies = Zombi
terminal-humans-used = { $ability } (usata)
terminal-humans-captures = Carte cattura
terminal-humans-wounds = Carte ferita
terminal-humans-number = { $what } { $count }

# Il tavolo di Humans!!! con Zombies!!!
terminal-combined-legend = A–F Tizi col fucile (@ più d'uno), 1–6 zombi d'orda per giocatore (& di più d'uno), = gli uni e gli altri su una casella, z zombi vagante, h umano, + vita, * proiettile, d gettone Rilancio, ░ al chiuso, # barricata, le frecce sono porte al chiuso e varchi all'aperto (╩ su tre lati), X centro dell'Eliporto
terminal-combined-part = Questa è la parte della città dove { $seat } ha da fare; il resto non sta nello schermo.
terminal-combined-humans = Humans!!!: { $one }, { $two }
terminal-combined-zombies = Zombies!!!: { $one }, { $two }
terminal-combined-copy-humans = { $space } { $tile } n. { $number } (Humans!!!)
terminal-combined-copy-zombies = { $space } { $tile } n. { $number } (Zombies!!!)
terminal-combined-cards = { $counted } (Humans!!!: { $count })
terminal-combined-kills = Zombi: { $count } su { $most }
terminal-combined-fight =
    { $count ->
        [0] { $seat } combatte, con { $need } o più
       *[other] { $seat } combatte, con { $need } o più, e al dado aggiunge { $count }
    }
terminal-combined-attempt = { $seat } prova a catturare l'umano su { $space }
terminal-combined-attack = { $seat } attacca { $owner } su { $space }
terminal-combined-waiting = Ancora da catturare
terminal-combined-grudge = { $seat } può contrattaccare { $owner } su { $space }
