### What the page says of itself, in English.

## Everywhere

page-home = Deadtown, to the start page
page-close = Close
page-save = Save
page-yes = yes
page-no = no
page-nothing = nothing
page-one-moment = One moment…
page-lost = There is nothing at this address.
page-failed = This screen can't be shown: there is a mistake in this page.
page-reconnecting = The connection is lost. Trying to get it back…
page-copied = Copied.
page-made-up-names = Ash, Barney, Casey, Dallas, Frankie, Harper, Jesse, Max, Morgan, Quinn, Robin, Sam

## Settings

page-settings = Settings
page-language = Language
page-theme = Theme
page-theme-auto = Same as the system
page-theme-dark = Night
page-theme-light = Day
page-motion = Animations
page-motion-auto = Same as the system
page-motion-full = All
page-motion-none = None
page-sounds = Sounds
page-sounds-off = Off
page-sounds-on = On
page-bell = Bell in the background
page-bell-on = Rings when it is my turn
page-bell-off = Silent
page-calls = Notifications
page-calls-on = When it is my turn
page-calls-off = None
page-call-me = Notify me when it is my turn
page-careful = Before a fight or a card
page-careful-on = Show what it does, then ask
page-careful-off = Do it at once
page-board = Board
page-board-drawn = Drawn
page-board-plain = In words
page-board-failed = The board can't be shown: there is a mistake in this page.
page-board-see-drawn = See it drawn
page-board-see-plain = See it in words
page-your-name = Your name
page-renamed = You are now called { $name }.

## Keys

page-shortcuts = Keyboard shortcuts
page-key-help = Show these keys
page-key-answer = Choose an answer beside the question
page-key-things = From group to group of things
page-key-arrows = To the nearest thing in that direction
page-key-ends = To the first or the last thing of a group
page-key-card = What the focused thing is, and why it can't be chosen
page-key-board = To the first thing that can be chosen
page-key-standing = Give an answer for the whole turn, or be asked again
page-key-undo = Take back
page-key-log = To the log
page-key-chat = To the chat
page-key-rules = Open the rules
page-key-skip = Skip the animations
page-key-choice-back = Take back what was chosen on the board
page-key-choice-do = Confirm what was chosen on the board
page-key-map-closer = Closer to the map
page-key-map-farther = Farther from the map
page-key-map-whole = Show the whole map
page-key-map-turn = Turn what is being placed
page-key-map-next = To the next space that can be chosen
page-key-map-before = To the space before it that can be chosen
page-key-map-several = Take one more piece up, or put it back
page-key-map-push = Push all that were taken up

## At the table

page-table = Table
page-title-turn = Your turn: { $game }
page-table-of = Table: { $game }
page-no-entry = You can't come in here.
page-play-now = Play now
page-menu = Menu
page-options = Options
page-decision = Decision
page-look-closely = Look closely
page-rule = Rule { $clause }
page-rules = Rules
page-over = The game is over.
page-asked-by-name = { $name }: { $question }
page-bot-decides = { $name } is thinking…
page-other-decides = { $name } is deciding.
page-nobody-decides = Nobody sits at seat { $place }: the game waits.
page-thinking = thinking
page-thought = Games imagined: { $done } of { $all }
page-thought-so-far = Games imagined: { $done }
page-deciding = to move
page-you = you
page-standing = Don't ask again this turn: { $answer }
page-standing-said = For the rest of this turn: { $answer }
page-standing-again = Ask me again
page-standing-over = You are asked again from now on.
page-seat-asked = asked
page-window-asked = Asked: { $names }.
page-window-closes = { $seconds ->
    [one] { $seconds } second until silence is a pass
   *[other] { $seconds } seconds until silence is a pass
}
page-window-passed = You have passed; others may still answer.
page-window-answered = You have answered; others still may.
page-window-answered-so = You have answered: { $answer }. Others still may.
page-window-change = Change my mind
page-window-leave-it = Leave it so
page-how-asked = How I am asked
page-how-asked-help = Some questions go to several players at once: whoever wants to may step in. Nobody else is told what you say here.
page-how-asked-when = Ask me
page-how-asked-matters = When it matters
    .help = At the moments that matter most for what I hold, and when somebody is about to win. Else I pass.
page-how-asked-could = When I could do something
    .help = The others may guess from the time that it takes that you hold something.
page-how-asked-always = Always
    .help = Also when I could only pass: so nobody can tell what I hold.
page-how-asked-kinds = Only in these cases
    .help = In all others I pass.
page-how-asked-resting = This turn you are not asked again what you have declined.
page-foretold = At once:
page-foretold-open = What comes after that will show once it is done.
page-name-role = { $name } ({ $role })
page-undo = Take back
page-undo-asked = The others are asked whether you may take it back.
page-pause = Pause
page-paused = The game is paused.
page-resume = Go on
page-sit = Sit down
page-replay = Replay
page-share-table = Copy the link for spectators
page-leave = Leave the game
page-leave-sure = Really leave? Your seat is kept for you.
page-to-landing = To the start page
page-won = { $count ->
    [one] { $names } wins!
   *[other] { $names } win together!
}
page-rematch = Play again
page-next-game = To the next game
page-you-win = { $name }, you win!
page-you-win-together = You win together, { $names }!
page-you-lose = { $count ->
    [one] { $names } wins, you lose
   *[other] { $names } win, you lose
}
page-see-table = See the table
page-see-ending = Back to the ending
page-ladder = How the tie was broken
page-rung-decides = decides
page-rung-not-needed = not needed
page-rung-behind = { $name } { $count } is out

page-seat-empty = Free
page-seat-number = Seat { $place }
page-seat-open = free
page-seat-kept = kept for { $name }
page-seat-here = here
page-seat-away = away
page-seat-bot = bot
page-seat-bot-thinking = bot, thinking
page-clock = { $minutes ->
    [0] { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }
    [one] { $minutes } minute { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }
   *[other] { $minutes } minutes { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }
}

page-asked = Question to the players
page-asks-undo = { $name } would like to take something back.
page-asks-pause = { $name } would like a pause.
page-asks-rematch = { $name } would like to play again.
page-asks-seat = { $name } would like to take over seat { $place }, and would then know its hand.
page-you-ask-undo = You would like to take something back.
page-you-ask-pause = You would like a pause.
page-you-ask-rematch = You would like to play again.
page-you-ask-seat = You would like to take over seat { $place }.
page-from-record = This game goes on from a record. Whoever has that record may know everybody's hand and the order of the cards. What chance brings from here on nobody knows.
page-kept = Seat { $place } is kept for { $name }.
page-kept-mine = Seat { $place } is kept for you.
page-sit-again = Sit down again
page-ask-seat = Ask for seat { $place }
page-waiting-for = Waiting for { $names }.
page-waiting-for-you = Waiting for you.
page-agree = Agree
page-decline = Decline
page-take-back = Never mind

page-handover = { $name } is next
page-handover-help = Hand the device over. Nobody's cards are shown until then.
page-handover-ready = I am { $name }

page-side = Log and chat
page-log = Log
page-chat = Chat
page-undone = (taken back)
page-log-clauses = Name the rules
page-log-before = Before the first turn
page-log-lines = { $count ->
    [one] { $count } line
   *[other] { $count } lines
}
page-side-fold = Fold the log away
page-side-unfold = Show the log
page-since = Since your last move
page-unread = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}
page-say = Say something
page-chat-empty = Nothing has been said yet.
page-say-to = To whom
page-say-to-all = To all
page-say-signed-in = Take a name in the settings to talk.
page-mute = Mute somebody
page-mute-for-me = I do not want to hear { $name }
page-mute-for-all = Nobody hears { $name }
page-send = Send

## Landing

page-tagline = One table for zombie games. Sit down, load, play.
page-promise = Free, in the browser, with friends or bots. No account needed.
page-games = Games
page-pitch-zombinion = Build a deck of ammunition and allies, and bring down the most zombies.
page-pitch-zombiaki = One street, one night: bring a single zombie over the barricade, or hold it until dawn.
page-pitch-zombies = Lay the city tile by tile, fight your way through it, and be at the helicopter before the others.
page-pitch-humans = This time you are the dead: break through the barricades, corner the living, and turn your supper into a horde.
page-pitch-combined = Run for the helicopter with a shotgun, or lead the horde that stands in the way.
page-pitch-last_night = Four heroes, a town full of the dead, and a goal to reach before dawn. Play either side.
page-for-players = { $least } to { $most } players
page-for-players-exactly = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
page-minutes = { $least }–{ $most } min
page-play-now-help = { $count ->
    [one] A table against a bot.
   *[other] A table against { $count } bots.
}
page-play-as = { $side ->
    [heroes] Play the heroes
    [humans] Play the humans
    [zombies] Play the zombies
    [shotgun_guy] Play a shotgun guy
    [zombie_player] Lead a horde
   *[other] Play as { $role }
}
page-friends = Play with friends
page-no-lesson = There is no such lesson.
page-teach = Teach me
page-set-up = Set up a table
page-bot-names = Boris, Edna, Gus, Hilda, Igor, Mabel, Otis, Vera
page-tables-mine = Your games
page-tables-finished = Your finished games
page-tables-open = Open tables
page-tables-running = Games in progress
page-tables-open-none = Nobody is waiting for players right now. Open a table: somebody may come.
page-tables-failed = The tables can't be shown: the server does not answer.
page-nobody-yet = Nobody yet
page-your-turn = your turn
page-free-seats = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
page-last-move = Last move: { $when }
page-opened = Opened: { $when }
page-ended = Ended: { $when }
page-join = Join
page-watch = Watch
page-go-on = Go on playing
page-resume-game = { $others ->
    [0] Your table: { $game }
   *[other] Your table: { $game } with { $names }
}
page-to-waiting-room = To the waiting room
page-of-table = { $action }: { $game }, { $names }
page-put-away = Put away
page-put-away-sure = Really put away?
page-to-theme-light = Switch to day
page-to-theme-dark = Switch to night
page-about = About Deadtown
page-unreachable = The server does not answer. Try again in a moment.

## Setting up a table

page-new-title = Set up a table
page-new-game = { $game }: set up a table
page-seats = Seats
page-seats-help = { $players }. The game begins as soon as every seat is taken.
page-who-sits = Who sits at seat { $place }
page-who-me = You
page-who-guest = Somebody else at this device
page-who-open = Free, for whoever comes
page-who-bot = Bot, { $level }
page-level-easy = easy
page-level-normal = normal
page-level-hard = hard
page-name-of-seat = Name at seat { $place }
page-name-too-long = A name has at most { $most } characters; this one has { $count }.
page-name-missing = A name is missing here.
page-name-twice = Two players can't have the same name.
page-add-seat = Add a seat
page-remove-seat = Remove seat { $place }
page-game-options = The game
page-more-rules = More rules
page-as-usual = as usual
page-option-value = { $option }: { $value }
page-option-needs = needs { $needed }
page-more-with = { $count } more with { $needed }
page-option-settled = { $by } settles this.
page-option-needed = { $chosen } needs { $needed }, which is in the game now.
page-option-lost = { $dropped } needs { $needed }. { $option }: { $usual }.
page-option-excluded = { $chosen } and { $other } do not go together. { $other }: { $usual }.
page-table-settings = The table
page-visibility = Who may come
page-visibility-public = Everybody: the table is listed
page-visibility-link = Only those who have the link
page-undo-rule = Taking back
page-undo-rule-consent = If the others agree
page-undo-rule-free = Always
page-undo-rule-none = Never
page-clock-rule = Clock
page-clock-rule-help = When the time is up, a bot takes that decision.
page-clock-bank = Minutes each for the whole game
page-clock-move = Seconds for each decision
page-sit-in = A bot sits in for whoever is away
page-sit-in-after = After how many seconds
page-sit-in-level = Which bot
page-windows-rule = When several may step in
page-windows-none = Go on at once
    .help = As soon as nobody has to be waited for. A pause tells that somebody could step in.
page-windows-least = Wait at least
    .help = Hides whether anybody could step in, unless somebody thinks for longer.
page-windows-same = Always wait equally long
    .help = Hides who could step in, and who thinks about it. Silence is a pass.
page-windows-seconds = Seconds
page-windows-limit = Whoever is silent passes
page-windows-limit-seconds = After how many seconds
page-windows-words-none = at once
page-windows-words-least = at least { $seconds } s
page-windows-words-same = always { $seconds } s
page-spectators = Spectators may watch
page-chat-allowed = Chat
page-forks = Copies of the running game
page-forks-allowed = Players may take a copy of the running game to try things out
page-forks-help = A copy with bots can give advice. Everybody is told when somebody takes one.
page-open-table = Open the table
page-start-game = Start the game
page-form-problem = That did not work

## Waiting room

page-waiting = Waiting for players
page-waiting-ready = Ready when you are
page-waiting-host = The table of { $name }
page-invite = Send this link to your friends
page-invite-help = Whoever opens it takes a name and sits down.
page-invite-local = Deadtown runs on this computer for itself alone, so this link works only here. To let in others in your network, start it with:
page-link-of-table = Link to this table
page-copy = Copy the link
page-share = Share…
page-share-text = Come and play { $game } with me.
page-copy-by-hand = Copy the marked link yourself: the browser did not allow it.
page-copy-seat-link = Copy the link for seat { $place }
page-seat-link-copied = Copied: the link for seat { $place }.
page-join-title = Take a seat
page-join-help = What should the others call you?
page-sit-down = Sit down
page-sit-here = Sit down at seat { $place }
page-full = All seats are taken. You can watch as soon as the game begins.
page-full-closed = All seats are taken, and this table has no room for spectators.
page-host = host
page-watching = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
page-add-bot = Add a bot
page-add-bot-at = Add a bot at seat { $place }
page-add-guest-at = Somebody else at this device, seat { $place }
page-guest-short = At this device
page-bots-of-level = Level of new bots:
page-guest-name = Name of the other player
page-clear-seat = Clear seat { $place }
page-remove-player = Remove { $name } from the table
page-remove-player-sure = Really remove { $name }? There is no way back.
page-leave-seat = Leave seat { $place }
page-rename = Change your name
page-start-dropping = { $count ->
    [one] Start without the free seat
   *[other] Start without the { $count } free seats
}
page-fill-with-bots = Fill up with bots and start
page-start-waits = { $count ->
    [one] The game begins as soon as the last seat is taken.
   *[other] The game begins as soon as all seats are taken: { $count } are free.
}
page-start-by-hand = All seats are taken. The host or anybody who plays can start.
page-close-table = Close the table
page-close-table-sure = Really close the table?
page-this-table = At this table
page-no-clock = None
page-clock-words = { $minutes } min each, { $seconds } s a decision
page-sit-in-words = after { $seconds } s, { $level }

## About

page-about-what = What this is
page-about-text = Deadtown is one table for zombie tabletop games. The rules are enforced, so nobody has to know them by heart: what you may do glows, and what you may not do says why, with the clause of the rulebook behind it.
page-about-fair = Fair luck
page-about-fair-text = Before each game the server commits itself to its luck and shows the proof afterwards. Nothing hidden is ever sent to anybody who must not see it.
page-about-privacy = Your data
page-about-privacy-text = You need a name and nothing else. There are no adverts and no trackers, and nothing comes from other sites.
page-credits = Credits
page-credits-icons = Icons: { $set } by Lorc, Delapouite and other authors, under { $licence }.
page-credits-font = Headings: { $font } by Ryoichi Tsunekawa, under the SIL Open Font License 1.1.
page-credits-art = Covers, cards, maps and figures: drawn for Deadtown.
page-licence = Licence
page-licence-text = Deadtown is free software under the MIT licence. It is made with Python, TypeScript, Preact and Fluent.
page-used-icons = Icons used ({ $count })

## Rules and cards

page-rules-of = The rules of { $game }
page-rules-search = Search the rules
page-rules-found = { $count ->
    [one] { $count } clause
   *[other] { $count } clauses
}
page-rules-nothing-found = Nothing in the rules matches these words.
page-rules-only-here = Only what has a part in this game
page-rules-not-here = not in this game
page-rules-contents = Contents
page-rules-minute = In a minute
page-rules-filler = a an and are can do does for how i if in is it may me must my of on or should the there they this to we what when where which who why you your
page-try-again = Try again
page-cards = The cards
page-rulings = Rulings
page-look-at = Look at { $name }
page-card-before = Previous
page-card-after = Next
page-place-of = { $place } of { $count }

## Replay

page-replay-of = Replay: { $game }
page-replay-tools = Through the game
page-replay-moment = Moment of the game
page-replay-at = Decision { $number } of { $count }
page-replay-first = To the beginning
page-replay-back = One step back
page-replay-on = One step forward
page-replay-last = To the end
page-replay-run = Let it run
page-replay-stop = Stop
page-replay-turn = Turn
page-replay-turn-of = Turn { $turn }: { $name }
page-replay-set-up = Set-up
page-eyes = Through the eyes of
page-eyes-spectator = a spectator
page-eyes-me = { $name } (you)
page-copy-moment = Copy the link to this moment
page-to-table = To the table
page-play-on = Play on from here
page-play-on-help = A table of your own begins at this moment. Bots play the other seats.
page-play-on-running = The game is still going on: what you can't know, such as cards in hands and decks, is imagined anew. If somebody else decides at this moment, it begins at your last decision before it.
page-play-on-as = You play as
page-play-on-bots = Bots
page-key-replay-steps = One step back or forward
page-key-replay-costly = The next decision that cost much, or the one before
page-key-replay-ends = To the beginning or the end
page-key-replay-run = Let it run, or stop

## Lesson

page-lesson-of = Learn { $game }
page-lesson-note = Explanation
page-lesson-step = Step { $place } of { $count }
page-lesson-next = Next
page-lesson-back = Back
page-lesson-again = From the beginning
page-lesson-do = Your move: { $what }
page-lesson-first = For now, do this: { $what }.
page-lesson-watch = There is nothing to choose now. Go on with “{ page-lesson-next }”.
page-lesson-over = Well done!
page-lesson-further = More to learn
page-lesson-happened = { $count ->
    [one] What happened: { $count } line
   *[other] What happened: { $count } lines
}
page-key-lesson-next = Next step
page-key-lesson-back = One step back

## The end of a game

page-scores = Scores
page-score-points = Points
page-score-count = { $count ->
    [one] point
   *[other] points
}
page-reckoning-of = How the points of { $name } came about
page-score-winner = winner
page-reckoning-what = What
page-reckoning-each = Number × value
page-reckoning-nothing = Nothing that counts.
page-course = How it went
page-course-describe = { $figure } of each player after every turn. At the end: { $ends }.
page-course-end = { $name } { $count }
page-figures = The figures
page-course-turn = Turn
page-nobody-won = Nobody wins.
page-record = Save the record
page-fair-luck = The luck was fair
page-fair-luck-help = Before the game the server published the fingerprint of its seed (BLAKE2b). Now the seed is known, and with the record anybody can check that all the luck came from it.
page-seed = Seed
page-commitment = Fingerprint

## Analysis after the game

page-analysis = Analysis
page-analysis-going = The game is being looked at again…
page-analysis-stopped = It took too long: what was found out so far is all there is.
page-analysis-failed = The analysis was broken off.
page-analysis-chances = The chance to win
page-analysis-describe = The chance to win, decision by decision. At the end: { $ends }.
page-analysis-chance-of = { $name } { $points }%
page-analysis-percent = { $points }%
page-analysis-chance = { $points }% ± { $margin }
page-analysis-decisions = Decision
page-analysis-costliest = What cost most
page-analysis-none = No decision has certainly cost anything.
page-analysis-at = Decision { $number }
page-analysis-at-turn = Turn { $turn }, decision { $number }
page-analysis-chosen = Chosen: “{ $choice }”
page-analysis-better = Better: “{ $choice }”
page-analysis-cost = −{ $points } { $points ->
    [one] point
   *[other] points
} (± { $margin })
page-analysis-points = { $points } ± { $margin }
page-analysis-note = Chosen here by { $name }: “{ $chosen }”. The search would have chosen “{ $better }”.
page-analysis-accuracy = How well everybody decided
page-analysis-player = Player
page-analysis-judged = Decisions
page-analysis-same = As the search would
page-analysis-costly = Costly
page-analysis-whole-cost = Points lost
page-analysis-how = How this was found out
page-analysis-how-help = A search played on from every decision, hundreds of times. It knew what that player knew at that moment and imagined the rest, so nobody is blamed for what they could not see. A point is one percent of the chance to win.
page-analysis-margin-help = What stands after ± is how far off a number may be by luck. The search may be wrong, too: it judges positions as the bots of this game do.

## The Zombinion board

page-zombinion-hunters = Hunters
page-zombinion-turn-of = Turn of { $name }
page-zombinion-your-turn = Your turn
page-zombinion-pile = { $card }, costs { $cost }, { $count ->
    [0] sold out
   *[other] { $count } left
}
page-zombinion-sold-out = Sold out
page-zombinion-stack = { $count } × { $card }
page-zombinion-trash = Trash, { $count ->
    [0] empty
    [one] { $count } card
   *[other] { $count } cards
}
page-zombinion-nothing-in-play = Nothing in play yet
page-zombinion-revealed-by = { $name } reveals
page-zombinion-aside-by = { $name } sets aside
page-zombinion-in-hand = { $count ->
    [0] no cards in hand
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
page-zombinion-deck-empty = Deck is empty
page-zombinion-deck-some = Deck is not empty
page-zombinion-deck-count = Deck, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
page-zombinion-discard-empty = Discard pile is empty
page-zombinion-discard-top = Discard pile, { $card } on top
page-zombinion-chosen-card = { $count ->
    [one] { $card }, chosen
   *[other] { $count } × { $card }, chosen
}
page-zombinion-chosen-of = { $picked } of { $most } chosen
page-zombinion-preview = Cards of this set
page-zombinion-pick-ten = Choose { $most } cards: { $picked } of { $most } chosen
page-zombinion-look = Look at { $card }

## The Zombiaki! board

page-zombiaki-your-phase = Your phase
page-zombiaki-turn = Look from the other end of the street
page-zombiaki-zombie = { $whole ->
    [yes] zombie { $strength }
   *[no] zombie { $strength } of { $printed }
}
page-zombiaki-frozen = { $ends ->
    [one] Frozen until the end of the human phase
   *[other] Frozen until the end of the next human phase
}
page-zombiaki-terror = Terror: in their next play step the humans may play only one card
page-zombiaki-deck = Deck, { $count ->
    [0] empty
    [one] { $count } card
   *[other] { $count } cards
}
page-zombiaki-discard = Discard pile, { $count ->
    [0] empty
    [one] { $count } card
   *[other] { $count } cards
}
page-zombiaki-unseen-of = { $name }: still in the deck
page-zombiaki-unseen-dawn = Nobody knows in which order they come, but Dawn is the last.
page-zombiaki-unseen-help = Nobody knows in which order they come.
page-zombiaki-discard-of = { $name }: discard pile
page-zombiaki-stack = { $count } × { $card }
page-choice = Your choice
page-zombiaki-on-space = On { $space }
page-zombiaki-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-zombiaki-next-space = Choose a space on the street.
page-zombiaki-next-lane = Choose a lane.
page-zombiaki-next-card = Choose a card from the other hand.
page-zombiaki-next-points = How many points?
page-zombiaki-next-aim = At the creature or at the car?
page-zombiaki-more-space = Play it like this, or add another space.
page-choice-do = Do it
page-choice-back = Back
page-choice-careful = Show first what it does, then ask
page-choice-foretold = What it would do
page-choice-nothing = Nothing more happens at once.

## Any board

page-group-count = { $count ->
    [one] { $count } option
   *[other] { $count } options
}
page-number = No. { $number }
page-number-zombies = Zombie { $number }
page-number-armed = Zombie { $number }
page-number-humans = Human { $number }
page-field-seat = Seat
page-field-phase = Phase
page-field-active = Whose turn
page-field-card = Card
page-field-name = Name
page-field-count = Number
page-field-hunters = Hunters
page-field-took = A card was taken
page-field-resolving = Being played
page-field-hand_count = Cards in hand
page-field-deck_count = Cards in the deck
page-field-deck_empty = Deck is empty
page-field-discard_top = Top of the discard pile
page-field-options = Agreed options
page-field-outcome = Result
page-field-winners = Winners
page-field-scores = Scores
page-field-ending = How it ended
page-field-stage = Step
page-field-creatures = Creatures
page-field-objects = Objects
page-field-object_numbers = Numbers of the objects
page-field-freezes = Freeze
page-field-blasts = Explosions to come
page-field-order_given = Order given
page-field-cards_played = Cards played
page-field-unseen = Still in the deck
page-field-number = Number
page-field-shield = Shield
page-field-side = Side
page-field-allowance = Steps rolled
page-field-aside = Tiles put aside
page-field-bonus = Bonus
page-field-dice = Dice
page-field-drawn = Tile drawn
page-field-effects = In force
page-field-fighting = In combat
page-field-fights = Zombies on the way
page-field-first = First player
page-field-goal = On the way to
page-field-kind = Kind
page-field-led = Zombie being led
page-field-left = Left to do
page-field-lifted = Zombies taken up
page-field-may_play = May play a card
page-field-moved = Zombies that have moved
page-field-mover = Who moves the pawn
page-field-need = Needed
page-field-pending = To come
page-field-reach = Spaces for a zombie
page-field-removed = Tiles out of the game
page-field-roll = Roll
page-field-route = Way
page-field-space = Space
page-field-tile = Tile
page-field-tiles = Tiles on the map
page-field-tokens = Tokens
page-field-total = Total
page-field-turns = Quarter turns
page-field-visits = Visited
page-field-ways = Spaces in reach
page-field-by = From
page-field-coming = The next roll
page-field-what = What for
page-field-x = Column
page-field-y = Row
page-field-zombies = Zombies on the map
page-field-character = Character
page-field-human = Human
page-field-named = Named spaces
