# Refusals

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
