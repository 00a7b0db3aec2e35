### Quello che ogni gioco dice. I testi propri di un gioco sono nella sua cartella.

## Elenchi e nomi

list-none = niente
list-comma = { $start }, { $next }
list-and = { $start } e { $last }
list-counted = { $name } ×{ $count }
# Un nome che nessuno conosce, così com'è stato scritto.
name-unknown = «{ $given }»
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
refusal-bad-option = Un'opzione non va bene: { $problem }
refusal-bad-seats =
    A questo gioco si gioca da { $least } a { $most }, e { $count ->
        [one] c'è { $count } solo giocatore.
       *[other] ci sono { $count } giocatori.
    }
refusal-same-names = Due giocatori non possono avere lo stesso nome.

## Il regolamento

clause-unknown = La regola { $clause } non esiste.
    .near = La regola { $clause } non esiste. Le più vicine: { $near }.
section-unknown = La sezione { $section } non esiste. Le sezioni sono: { $known }.

## Terminal

terminal-player = Giocatore
terminal-player-number = Giocatore { $number }
terminal-bot = Bot { $bot }
terminal-opening = { $title }: { $players }.
terminal-watching = Nessun posto è tuo: stai a guardare.
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
terminal-quit-again = Salva con un altro nome con «salva FILE», oppure scrivi ancora «esci» per uscire senza salvare.

# La fine
terminal-seed = Seme:
terminal-commitment-was = Il suo impegno, mostrato all'inizio:
terminal-again = Un'altra partita? (sì/no)
terminal-yes = s, sì, y, yes
terminal-no = n, no
terminal-again-not-understood = «{ $wish }» non è chiaro: rispondi sì o no. Puoi anche scrivere: salva, diario, annulla, aiuto.

# Comandi. Le parole prima delle righe col punto chiamano il comando; quella inglese vale sempre.
terminal-help = Rispondi a una decisione con il suo numero, con le sue parole («prendi caricatore») o con i loro inizi («pr car»). Una riga vuota mostra di nuovo le risposte. Puoi anche scrivere:
terminal-command-why = perché
    .arguments = [CARTA]
    .help = perché adesso puoi o non puoi fare qualcosa; senza una carta: per tutte le carte in mano e nella Scorta
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
    .help = le carte nel Cestino
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
terminal-games-options = Opzioni:
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
terminal-zombinion-aside = Riposte da { $seat }:
terminal-zombinion-picked = Scelte:
terminal-zombinion-trash-holds = Nel Cestino:
terminal-zombinion-costs = { $kind }, costo { $cost }
terminal-zombinion-scores = Punteggio finale
terminal-zombinion-score = { $seat }: { $points }, { $turns }
terminal-zombinion-shared = Pari punti e pari turni: vittoria condivisa (ZN-9.8).
terminal-zombinion-fewer-turns = A pari punti vince chi ha giocato meno turni (ZN-9.7).
terminal-zombinion-points = { $counted } = { $points }
terminal-zombinion-survivors =
    ({ $owned } carte in tutto: { $each ->
        [one] { $each } punto
       *[other] { $each } punti
    } per ogni { $card })
terminal-zombinion-others = Altre carte:
