### What every game says. A game's own texts are in its folder.

## Lists and names

list-none = nothing
list-comma = { $start }, { $next }
list-and = { $start } and { $last }
list-counted = { $name } ×{ $count }
# A name that nobody knows, as it was given.
name-unknown = “{ $given }”
# A name that ends a sentence by itself, such as “Stop!”: it is quoted, so that the sentence can go on.
name-loud = “{ $name }”
seat-number = Seat { $number }
switch-on = on
switch-off = off

## Deciding

waiting = { $seat } is deciding.
with-clause = { $sentence } ({ $clause })

## Refusals that any game may give

refusal-game-over = The game is over.
refusal-not-your-decision = It is not for you to decide now: { $seat } is deciding.
refusal-unknown-option = There is no option { $option }. The options are: { $known }.
refusal-unknown-option-near = There is no option { $option }. Did you mean { $near }?
refusal-unknown-value = The option { $option } has no { $value }. Choose among: { $known }.
refusal-unknown-value-near = The option { $option } has no { $value }. Did you mean { $near }?
refusal-bad-option = An option is not right: { $problem }
refusal-option-too-large = The option { $option } is at most { $most }.
refusal-option-too-small = The option { $option } is at least { $least }.
refusal-option-too-many = The option { $option } takes at most { $most }.
refusal-option-of-another-kind =
    The option { $option } is { $expected ->
        [number] a whole number
        [switch] true or false
        [text] a text
        [list] a list of names
       *[numbers] a whole number for each name
    }, not { $value }.
refusal-bad-seats =
    This game is for { $least } to { $most } players, and { $count ->
        [one] there is { $count }.
       *[other] there are { $count }.
    }
refusal-bad-seats-exactly =
    This game is for { $most ->
        [one] { $most } player
       *[other] { $most } players
    }, and { $count ->
        [one] there is { $count }.
       *[other] there are { $count }.
    }
refusal-same-names = Two players can't have the same name.

## The rulebook

clause-unknown = There is no clause { $clause }.
    .near = There is no clause { $clause }. Near it: { $near }.
section-unknown = There is no section { $section }. The sections are: { $known }.

## Refusals of a table

refusal-already-decided = Decision { $number } has been taken already.
refusal-ambiguous = “{ $wish }” may mean: { $fits }.
refusal-asked-before = You have asked for that already. You may ask again when the next decision has been taken.
refusal-bad-label = A label has at most { $most } characters, all of them visible.
refusal-bad-link = This link does not lead to this table.
refusal-bad-name = A name has 1 to { $most } characters, all of them visible.
refusal-bad-record = This record can't be used: line { $line }: { $problem }
refusal-bad-request = The request can't be read: { $problem }
refusal-bad-text = The message is empty, or holds something that can't be shown.
refusal-bad-token = This token is not known here.
refusal-banned = The keeper of this house does not let you in.
refusal-foreign-origin = This request comes from a page of another site.
refusal-host-only = Only the host of the table may do that.
refusal-link-of-another-seat = This link is for seat { $place }.
refusal-log-too-long = The log of this table has become long: nothing is taken back, paused or said here any more, but the game goes on.
refusal-name-taken = Somebody at this table is already called { $name }.
refusal-needs-link = This table is only for those who have its link.
refusal-no-chat = There is no chat at this table.
refusal-no-forks = At this table nobody takes a copy of the game while it goes on.
refusal-no-free-seat = No seat is free.
refusal-no-private-talk = The rules of this game do not allow talking in private.
refusal-no-record-of-a-fork = A game that goes on from another one has no record of its own.
refusal-no-seat = You have no seat at this table.
refusal-no-seed-to-go-on = The luck of this game is only recorded: nobody can go on from here.
refusal-no-spectators = This table has no room for spectators.
refusal-no-such-bot = No bot or level is called “{ $bot }”.
refusal-no-such-game = No game is called “{ $game }”.
refusal-no-such-method = This address does not take such requests.
refusal-no-such-page = There is nothing at this address.
refusal-no-such-position = You can't go back to decision { $number } of this game.
refusal-no-such-question = This game has no question of the kind “{ $question }”.
refusal-no-such-seat = There is no seat { $place }.
refusal-no-such-table = There is no such table.
refusal-no-such-token = You have no such token.
refusal-no-undo = At this table nothing is taken back.
refusal-nobody-there = Nobody sits at seat { $place } who could hear you.
refusal-not-over = The game is not over yet.
refusal-not-started = The game has not started yet.
refusal-not-understood = “{ $wish }” is not understood.
refusal-not-yet = That decision is not due yet: decision { $number } is.
refusal-not-your-eyes = While the game goes on you can't see it through the eyes of seat { $place }.
refusal-not-your-seat = Seat { $place } is not yours.
refusal-nothing-asked = Nothing is asked of you.
refusal-nothing-to-undo = There is nothing to take back.
refusal-old-link = This link is no longer valid: ask the host for the new one.
refusal-other-hand = In this game you have played at seat { $place }: no other seat is open to you.
refusal-only-here = This is told on the machine of the server only.
refusal-other-rules = This game was started by version { $then } of the rules of { $game }; here they are at version { $now }. It can't go on here, but you can take its record along.
refusal-paused = The game is paused.
refusal-reading-busy = Too many long games are being read at the moment. Please try again soon.
refusal-record-too-long =
    This record is too long: no more than { $most ->
        [one] { $most } line is read here.
       *[other] { $most } lines are read here.
    }
refusal-record-when-over = The record of a game shows everything: it is told when the game is over.
refusal-removed = The host has removed you from this table.
refusal-seat-kept = Seat { $place } is kept for { $name }: the others must agree if you want to take it over.
refusal-seat-taken = Seat { $place } is taken by { $name }.
refusal-seats-open = Some seats are still free.
refusal-server-trouble = Something went wrong here. It was noted.
refusal-sign-in = Tell your name first.
refusal-silenced = The host of the table does not let you speak.
refusal-something-asked = Something else is being asked already.
refusal-storage-down = This can't be saved at the moment, so it was not done. Please try again soon.
refusal-table-closed = This table is closed.
refusal-table-damaged = The log of this table does not agree with itself: nothing is changed any more.
refusal-time-is-up = Your time for this decision is up.
refusal-too-fast =
    That is too fast: wait { $seconds ->
        [one] a second.
       *[other] { $seconds } seconds.
    }
refusal-too-large = That is too large.
refusal-too-long-to-read = The log of this table is too long to be read here.
refusal-too-many = There are too many of these already.
refusal-too-many-at-once = Too much happens at this table at once. Please try again.
refusal-too-many-spectators = There are too many spectators at this table.
refusal-too-many-tables =
    You have { $most ->
        [one] { $most } table: close it first.
       *[other] { $most } tables: close some first.
    }
refusal-too-many-tokens =
    You have { $most ->
        [one] { $most } token: give it up first.
       *[other] { $most } tokens: give some up first.
    }
refusal-unfinished-record = This record stops before the end of the game and was not saved to be continued.
refusal-unknown-host = This server is not known by that name.
refusal-window-closed = Question { $number } is closed already: your answer came too late.

## What happens at a table

name-style = { $name } · { $style }
table-created = The table is ready.
table-sat = { $name } sits down.
table-botsat = { $name }, a bot, sits down.
table-left =
    { $stays ->
        [yes] { $name } leaves. Seat { $place } is kept.
       *[no] Seat { $place } is free.
    }
table-tookover = { $name } takes over seat { $place }, and now knows all that this seat knows, its hand too.
table-removed = The host removes { $name } from the table.
table-dropped = The empty seats are taken away.
table-started =
    { $bots ->
        [none] The game begins.
       *[other] The game begins, with { $bots }.
    }
table-asked =
    { $name } asks { $matter ->
        [undo] to take something back.
        [pause] for a pause.
        [seat] to take over seat { $place }.
       *[rematch] for another game.
    }
table-agreed = { $name } agrees.
table-declined = { $name } declines.
table-lapsed = Not everybody has answered { $name } in time: it stays as it is.
table-wentback = { $name } takes back: decision { $number } is open again.
table-paused = The game is paused.
table-resumed = The game goes on.
table-timedout = { $name } has run out of time: a bot decides.
table-satin = A bot sits in for { $name }.
table-cameback = { $name } is back.
table-said = { $name }: { $text }
table-copied = { $name } takes a copy of the game to try things out.
table-continued = The game goes on from a record that { $name } has brought. Whoever has it may know all that was hidden until here: hands, and the order of cards. What chance brings from here on nobody can know.
table-restored = A backup was restored: the table is as it was then. Whoever saw how it went on may know what is hidden here: hands, and the order of cards. What chance brings from here on nobody can know.
table-rematched = The next game begins at another table.
table-closed = The table is closed.
table-closed-by-keeper = The keeper of the house has closed the table.

## Maps: what any game on a map says of it

map-east =
    { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    } east
map-west =
    { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    } west
map-north =
    { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    } north
map-south =
    { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    } south
map-from-you = { $spaces } of you
map-here = your own space
map-steps =
    { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
map-fights =
    { $count ->
        [one] { $count } fight
       *[other] { $count } fights
    }
map-turns-fit =
    { $count ->
        [one] { $count } turn fits
       *[other] { $count } turns fit
    }
map-fits-not = does not fit
map-pieces =
    { $count ->
        [one] { $count } piece
       *[other] { $count } pieces
    }
map-closer = Closer
map-farther = Farther away
map-whole = Show the whole map
map-back = Back to the action
map-follow = Follow the action
map-turn-left = Turn to the left
map-turn-right = Turn to the right
map-several = Several at once
map-taken-up = { $count } taken up
map-push-north = Push all of them north
map-push-east = Push all of them east
map-push-south = Push all of them south
map-push-west = Push all of them west

## A town that grows

board-your-turn = Your turn
board-may-play = One card a round
board-has-played = No more card this round
board-playable = Playable now
board-hand-more = Show more of the hand
board-hand-less = Show less of the hand
board-need = To reach: { $count }
board-missing = Missing: { $count }
board-odds = { $share } %
board-you-drew = You drew
board-drew = { $name } drew
board-turned =
    { $count ->
        [0] Not turned
        [one] Turned by { $count } quarter
       *[other] Turned by { $count } quarters
    }
board-turn-fits = fits
board-turn-not = does not fit
board-turn-chosen = chosen
board-next-seat = Choose a player.
board-next-card = Choose a card.
board-next-loss = Choose what is lost.
board-next-building = Choose a building.
board-next-space = Choose a space.
fight-you-need = Needed
fight-or-more = { $count } or more
fight-with = Faces that do it: { $faces }
fight-enough = Enough

## How even the sets of a game are for its sides

balance-bots = Played by
balance-bots-easy = easy bots
balance-bots-normal = normal bots
balance-bots-hard = hard bots
balance-bots-search = searching bots
agreed-usual = with all options as usual
balance-games = Games
balance-rounds = Rounds
balance-share = { $share }%
balance-side-share = { $side } { $share }%
balance-between = { $share }% ({ $low }–{ $high })
balance-side-between = { $side } { $share }% ({ $low }–{ $high })
balance-length = { $mean } ({ $least }–{ $most })
balance-found =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    } of { $bots } { $agreed }: { $sides }.
balance-lasted = Rounds on average: { $mean } ({ $least } to { $most }).
balance-measured = Measured { $agreed }.
balance-note = measured { $agreed }
balance-nearest = Measured { $agreed }: that comes nearest to your choice.
balance-help = The bars show how often each side won when bots played. In brackets: where the true share lies with 95% certainty.

## What ends any game

ending-broken_off = Broken off

## Terminal

terminal-player = Player
terminal-player-number = Player { $number }
terminal-bot = { $bot } bot
terminal-opening = { $title }: { $players }.
terminal-watching = No seat is yours: you are watching.
terminal-thinking =
    thinking… { $playouts ->
        [one] { $playouts } playout
       *[other] { $playouts } playouts
    }, { $share }%
terminal-last-saved = Your last game can be continued with:
terminal-continued =
    The game goes on after { $count ->
        [one] { $count } decision.
       *[other] { $count } decisions.
    }
terminal-commitment = Commitment to the luck of this game:
terminal-hint = Answer with a number or in words. “help” tells what else you may type.
terminal-hand-over = { $seat } is next. Hand over the keyboard, then press Enter.

# Answers to what was typed
terminal-ambiguous = “{ $wish }” may mean: { $fits }. Please type a little more.
terminal-no-such-number = There is no answer { $number }: choose from 1 to { $most }, or type words.
terminal-not-understood = “{ $wish }” is not understood. An empty line shows the answers, “help” what else you may type.
terminal-with-role = { $name } ({ $role })
terminal-many = Several answers stand in one line: type more words, and you are shown what is left.
terminal-preview = { $wish }:
terminal-preview-how = Which answer? Write for example: preview 1
terminal-preview-open = { $wish }: what comes of it will only be seen.
terminal-preview-nothing = { $wish }: nothing happens at once.
terminal-standing-offer = “standing rest” answers for the rest of the turn: { $answer }
terminal-standing-said = For the rest of this turn: { $answer }. “standing again” takes it back.
terminal-standing-answered = { $seat }, as said for this turn: { $answer }
terminal-standing-over = You are asked again from now on.
terminal-standing-not-here = That can't be said for the whole turn here.
terminal-standing-how = Change it with standing and one word: always, matters (when it matters), could (when you could act), kinds (only such questions), rest (not again this turn), again (takes that back).
terminal-standing-no-such-kind = You are never asked to step in by the name of “{ $wish }”. Such questions are called: { $kinds }.
terminal-standing-no-windows = In this game nobody is asked to step in.
terminal-standing-always = always
    .holds = You are asked whether you step in: always, also if you could only pass. So nobody learns what you could do.
terminal-standing-matters = matters
    .holds = You are asked whether you step in: at the moments that matter most for what you hold.
terminal-standing-could = could
    .holds = You are asked whether you step in: whenever you could.
terminal-standing-kinds = kinds, only
    .holds = You are asked whether you step in: only if it is about { $kinds }, whenever you could.
terminal-standing-rest = rest
    .holds = Not asked again this turn: { $kinds }.
terminal-standing-again = again
terminal-why = { $wish }: { $reason }
terminal-can-do = { $wish }: you can do that now with { $number }.
terminal-makes-no-sense = { $wish } has no meaning now.
terminal-game-over = The game is over.
terminal-no-such-card = No card is called “{ $wish }”.
terminal-nothing-to-undo = There is nothing to take back.
terminal-undone = Taken back: decision { $number } is open again.
terminal-log-how = “{ $given }” is not a number of lines. Write for example: log 30

# Saving
terminal-saved = Saved. Continue with:
terminal-saved-end = Recorded. Look at it again with:
terminal-save-failed = Not saved: { $file }: { $problem }
terminal-save-not-a-file = Not saved: { $file } is not a plain file.
terminal-save-not-a-record = Not saved: { $file } is there already and is not a game of Deadtown. Choose another name.
terminal-save-other-game = Not saved: { $file } holds another game. Choose another name.
terminal-save-there-already =
    Not saved: { $file } holds this game already, { $count ->
        [one] after { $count } choice.
       *[other] after { $count } choices.
    } Choose another name.
terminal-save-again = Or save there once more, and it is written over.
terminal-save-folder = The folder { $folder } is new.
terminal-quit-again = Save under another name with “save FILE”, or type “quit” once more to leave without saving.

# The end
terminal-seed = Seed:
terminal-commitment-was = Its commitment, as shown at the start:
terminal-again = Play again? (yes/no)
terminal-yes = y, yes
terminal-no = n, no
terminal-again-not-understood = “{ $wish }” is not understood: answer yes or no. You may also type: save, log, undo, help.

# Commands. The words before the dot lines call the command; the English word always does.
terminal-help = Answer a decision with its number, with its words (“{ $words }”) or with their beginnings (“{ $short }”). An empty line shows the answers again. You may also type:
terminal-command-preview = preview, what
    .arguments = ANSWER
    .help = what an answer would do at once, before you give it
terminal-command-standing = standing, ask
    .arguments = [WORD or ANSWER]
    .help = when you are asked to step in: always, could, kinds; what not again this turn: rest, again; alone: what holds
terminal-command-why = why
    .arguments = [CARD]
    .help = why you can or can't do something now; without a card: for everything in sight
terminal-command-undo = undo
    .help = back to your previous decision
terminal-command-log = log
    .arguments = [NUMBER]
    .help = the last lines of what happened
terminal-command-rules = rules
    .arguments = [RULE or WORDS]
    .help = the rulebook: its sections, a rule such as 7.2, or the rules with some words
terminal-command-card = card, cards
    .arguments = [NAME]
    .help = what a card does; without a name: all cards of this game
terminal-command-table = table
    .help = the whole table again
terminal-command-trash = trash
    .help = the cards that are out of the game
terminal-command-save = save
    .arguments = [FILE]
    .help = save the game, to continue it later
terminal-command-help = help
    .help = this list
terminal-command-quit = quit, exit, q
    .help = save and leave

# The rulebook
terminal-rules-found =
    { $count ->
        [0] No rule has the words “{ $words }”.
        [one] { $count } rule has the words “{ $words }”:
       *[other] { $count } rules have the words “{ $words }”:
    }
terminal-rules-how = Read on with a section (7), a rule (7.2 or { $prefix }-7.2) or words.

# Lists of games and bots
terminal-games-players = { $least } to { $most } players
terminal-games-players-exactly =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
terminal-games-options = Options:
terminal-cards =
    { $title }: { $count ->
        [one] { $count } kind of card
       *[other] { $count } kinds of card
    }
terminal-cards-how = Options that name cards take either name, in any language. The number is how many of them there are.
terminal-bots-how = Play against one with: deadtown play { $game } --seat me --seat bot:{ $bot }

# Records
terminal-check-choices =
    { $count ->
        [one] { $count } choice
       *[other] { $count } choices
    } by the rules
terminal-check-undone = { $count } taken back
terminal-check-renewed = read from the older form of records
terminal-check-luck-seed = all luck from the seed
terminal-check-luck-commitment = all luck from the seed, and the seed from the commitment
terminal-check-luck-record = luck as recorded (no seed is told)
terminal-check-outcome =
    outcome: { $winners_count ->
        [one] { $winners } wins
       *[other] { $winners } win together
    } ({ $scores })
terminal-check-saved = saved to be continued
terminal-check-unfinished = the record stops before the end of the game
terminal-check-no-outcome = the game is over, but the outcome is not recorded
terminal-check-ok = { $file }: ok: { $verified }
terminal-check-bad = { $file }: line { $line }: { $problem }
terminal-line-after-end = The game has ended, or was saved, before this line: nothing more can follow.
terminal-line-does-not-fit = This does not fit what was chosen before.
terminal-line-first-line = The first line, and no other, says which game this is.
terminal-line-format = Records of format { $told } are not known here, but of { $own }.
terminal-line-luck = The luck written here is not what the game asks for, or what the seed brings.
terminal-line-long-seed = A seed has { $most } characters at most.
terminal-line-no-game = No game is called “{ $given }” here.
terminal-line-no-option = “{ $given }” is no answer that could be given.
terminal-line-no-pause = This game was not saved to be continued.
terminal-line-no-start = This line should say what luck brought before the first decision.
terminal-line-no-text = This is not UTF-8 text.
terminal-line-not-over = The game is not over yet.
terminal-line-outcome = The game ended otherwise. By the rules the outcome is: { $winners } ({ $scores }).
terminal-line-position = The table is not as it is written here, after decision { $number }.
terminal-line-rules = This is a record of { $told }. It can't be played by { $own }.
terminal-line-seat-due = Decision { $number } is due here, and it is for { $seat } to decide.
terminal-line-seed = The seed is not the one that the first line committed to.
terminal-line-start-again = Such a line stands at the beginning only.
terminal-line-undo = There is no decision { $number } to go back to.
terminal-line-unreadable = This can't be read: { $problem }
terminal-line-window-due = Decision { $number } is due here, and the question is put to others.
terminal-replay-eyes = { $title }: { $players }. Seen { $eyes ->
        [all] with all cards open
        [spectator] as a spectator sees it
       *[seat] through the eyes of { $seat }
    }.
terminal-replay-undone =
    { $count ->
        [one] { $count } decision was taken back and is not shown.
       *[other] { $count } decisions were taken back and are not shown.
    }
terminal-replay-position = Decision { $number } of { $most }
terminal-replay-keys = Enter: on · b: back · a number: to that decision · q: leave
terminal-replay-back = b, back
terminal-replay-next = n, next
terminal-replay-quit = q, quit
terminal-replay-how = “{ $wish }” is not understood. { terminal-replay-keys }
terminal-replay-no-such-number = There is no decision { $number }: choose from 0 to { $most }.
terminal-replay-first = This is the beginning.
terminal-replay-last = This is the end of the record.

# Analysis
terminal-analyse-going = Decisions looked at: { $number } of { $count }
terminal-analyse-chances = The chance to win, { $eyes ->
        [spectator] as a spectator could see it
       *[seat] through the eyes of { $eyes }
    }
terminal-analyse-decision = Decision
terminal-analyse-chance = { $points }% ± { $margin }
terminal-analyse-percent = { $points }%
terminal-analyse-costliest = What cost most
terminal-analyse-none = No decision has certainly cost anything.
terminal-analyse-cost =
    { $number }: { $name } chose “{ $chosen }”; better: “{ $better }” (−{ $points } { $points ->
        [one] point
       *[other] points
    } ± { $margin })
terminal-analyse-player = Player
terminal-analyse-decisions = Decisions
terminal-analyse-same = As the search would
terminal-analyse-costly = Costly
terminal-analyse-lost = Points lost
terminal-analyse-points = { $points } ± { $margin }

# The table of Zombinion
terminal-zombinion-turn = { $seat }: turn { $turn }
terminal-zombinion-turn-of = { $seat }:
terminal-zombinion-trash-beside = Trash: { $trashed }
terminal-zombinion-legend = cost, card, how many are left
terminal-zombinion-sold-out = sold out
terminal-zombinion-hunters = Hunters
terminal-zombinion-you = { $seat } (you)
terminal-zombinion-hand-count = Hand { $count }
terminal-zombinion-deck =
    { $deck ->
        [empty] Deck empty
        [some] Deck not empty
       *[other] Deck { $deck }
    }
terminal-zombinion-discard = Discard { $card }
terminal-zombinion-discard-empty = Discard empty
terminal-zombinion-turns = Turns { $count }
terminal-zombinion-hand = Hand:
terminal-zombinion-in-play = In play:
terminal-zombinion-revealed = Revealed by { $seat }:
terminal-zombinion-aside = Set aside by { $seat }:
terminal-zombinion-picked = Chosen:
terminal-zombinion-trash-holds = In the Trash:
terminal-zombinion-costs = { $kind }, cost { $cost }
terminal-zombinion-scores = Final scores
terminal-zombinion-score = { $seat }: { $points }, { $turns }
terminal-zombinion-shared = Equal points and equal turns: a shared win (ZN-9.8).
terminal-zombinion-fewer-turns = Equal points: fewer turns win (ZN-9.7).
terminal-zombinion-points = { $counted } = { $points }
terminal-zombinion-survivors =
    ({ $owned ->
        [one] { $owned } card
       *[other] { $owned } cards
    } owned: { $each ->
        [one] { $each } point
       *[other] { $each } points
    } for each { $card })
terminal-zombinion-others = Other cards:

# The table of Zombiaki!
terminal-zombiaki-zombie =
    { $whole ->
        [yes] Zombie { $strength }
       *[no] Zombie { $strength } of { $full }
    }
terminal-zombiaki-frozen =
    { $ends ->
        [one] The street is frozen until the end of the human phase.
       *[other] The street is frozen until the end of the next human phase.
    }
terminal-zombiaki-terror = Terror: the humans may play only one card in their phase.
terminal-zombiaki-side = { $side }: { $seat }
terminal-zombiaki-you = { $side }: { $seat } (you)
terminal-zombiaki-deck = Deck: { $left }
terminal-zombiaki-discarded = Discard pile: { $count }
terminal-zombiaki-hand = Hand:
terminal-zombiaki-discards = { $side }, discard pile:

# A table with a city
terminal-town-drawn = Drawn: { $tile }
terminal-town-turn-0 = as it is
terminal-town-turn-1 = quarter right
terminal-town-turn-2 = half a turn
terminal-town-turn-3 = quarter left
terminal-town-player = { $short } { $seat }
terminal-town-you = { $short } { $seat } (you)
terminal-town-roll = Last roll, { $seat }: { $dice }
terminal-town-label = { $what }:
terminal-town-effects = Effects
terminal-town-removed = Tiles out of the game:

# The table of Zombies!!!
terminal-zombies-legend = z zombie, + life, * bullet, 1–6 pawns (& several), ░ indoors, arrows are doors, X centre of the Helipad
terminal-zombies-part = This is the part of the city around { $seat }; the rest does not fit on the screen.

# The table of Humans!!!
terminal-humans-legend = h human, 1–6 zombies by player (& of several), d Do Over token, ░ indoors, # barricade, arrows are openings
terminal-humans-part = This is the part of the city around the zombies of { $seat }; the rest does not fit on the screen.
terminal-humans-building = { $space } { $tile } (barricade { $need })
terminal-humans-copy = { $space } { $tile } no. { $number }
terminal-humans-points = Points: { $count } of { $most }
terminal-humans-zombies = Zombies
terminal-humans-used = { $ability } (used)
terminal-humans-captures = Capture cards
terminal-humans-wounds = Wound cards
terminal-humans-number = { $what } { $count }

# The table of Humans!!! with Zombies!!!
terminal-combined-legend = A–F shotgun guys (@ several), 1–6 horde zombies by player (& of several), = both on one space, z stray zombie, h human, + life, * bullet, d Do Over token, ░ indoors, # barricade, arrows are doors indoors and openings outdoors (╩ on three sides), X centre of the Helipad
terminal-combined-part = This is the part of the city where { $seat } is busy; the rest does not fit on the screen.
terminal-combined-humans = Humans!!!: { $one }, { $two }
terminal-combined-zombies = Zombies!!!: { $one }, { $two }
terminal-combined-copy-humans = { $space } { $tile } no. { $number } (Humans!!!)
terminal-combined-copy-zombies = { $space } { $tile } no. { $number } (Zombies!!!)
terminal-combined-cards = { $counted } (Humans!!!: { $count })
terminal-combined-kills = Zombies: { $count } of { $most }
terminal-combined-fight =
    { $count ->
        [0] { $seat } fights, with { $need } or more
       *[other] { $seat } fights, with { $need } or more, and adds { $count } to the die
    }
terminal-combined-attempt = { $seat } tries to capture the human on { $space }
terminal-combined-attack = { $seat } attacks { $owner } on { $space }
terminal-combined-waiting = Still to be caught
terminal-combined-grudge = { $seat } may strike back at { $owner } on { $space }
