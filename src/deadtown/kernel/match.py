"""One running game: choose, undo, fork, restore.

Between two steps a match is plain data. In the middle of a step it is the data at the start of the step,
the *mark*, plus the answers given since, the *trail*. Undoing, copying and restoring load the mark and
replay that trail; they cost the same late in a game as early in it.
"""

from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import Any

import msgspec

from deadtown.kernel.chance import BadSeed, Chance, Noted, Result, Scripted, Seed, Seeded, fresh_seed, luck_of
from deadtown.kernel.decision import Decision, Option, Refusal, Refused, Unreadable, find_option, parse_option
from deadtown.kernel.event import Event
from deadtown.kernel.game import Game
from deadtown.kernel.glimpse import MEMORY, SNAPSHOT, VIEW, Sight
from deadtown.kernel.past import Mark, Packed, Past, Redraw, Snapshot, length_of, run
from deadtown.kernel.play import GameState, Outcome
from deadtown.kernel.seen import Seen, SeenWindow
from deadtown.kernel.window import NOBODY, PASS, Answer, Question, Window, read_answer, written

Wish = Option | str | int
"""An option, its text form, or its number on the list, counted from 1."""


class Match:
    """One game in progress.

    A match that is not rewindable marks nothing: it is quicker, but can't be undone, copied or imagined. One that halts
    stops at every window, also where nobody can act; others go through these.
    """

    decision: Decision | None
    """The pending decision; in a window, that of the first seat that can act and has not passed."""
    window: Window | None
    """The pending window."""

    def __init__(
        self,
        game: Game[Any],
        state: GameState,
        chance: Chance,
        *,
        number: int = 0,
        rewindable: bool = True,
        halts: bool = False,
        listener: Callable[[Event], None] | None = None,
    ) -> None:
        self.game = game
        self.rewindable = rewindable
        self.halts = halts
        self._listener = listener
        self._stand(self._begin(state, chance, Past(None, number), None))
        self._go_through()

    @classmethod
    def start(
        cls,
        game: Game[Any],
        players: Sequence[str],
        options: Any = None,
        *,
        seed: Seed | None = None,
        chance: Chance | None = None,
        rewindable: bool = True,
        halts: bool = False,
        listener: Callable[[Event], None] | None = None,
    ) -> "Match":
        """A new match, from a seed, which is a fresh one if none is told, or from another source of chance.

        Options may be plain values by name. Raises BadOptions, BadSeats or BadSeed.
        """
        if chance is None:
            chance = luck_of(fresh_seed() if seed is None else seed)
        elif seed is not None:
            raise BadSeed("a match has a seed or another source of chance, not both")
        state = game.rules.start(game.rules.options_from(options), players)
        return cls(game, state, chance, rewindable=rewindable, halts=halts, listener=listener)

    # The position

    def _begin(self, state: GameState, chance: Chance, past: Past, found: list[Any] | None) -> Question | None:
        """Start with a state, up to its first question; at a mark, with what was found after it."""
        self.state: Any = state
        self.chance = Noted(chance)
        self.past = past
        self._play = self.game.rules.play_type(state, self.chance, self._listener)
        self._play.found = found
        self._course = run(self.game, self._play, past if self.rewindable else None, found is not None)
        return next(self._course, None)

    def _stand(self, question: Question | None) -> None:
        """Before a question, or at the end of the game."""
        if isinstance(question, Window):
            self.window = question
            self._ask_from(0, question.idle)
        else:
            self.window, self.decision = None, question

    def _ask_from(self, place: int, idle: bool = False) -> None:
        """All before that place in the order of the window have passed."""
        assert self.window is not None
        self._passed = place
        self.decision = None if idle else self.window.first_offer(place)

    def _go_through(self) -> None:
        """Where nobody can act a window closes by itself, unless the match halts at each."""
        while self.window is not None and self.decision is None and not self.halts:
            self._stand(self._answered_by_nobody())

    def _answered_by_nobody(self) -> Question | None:
        """The question after a window that nobody can use, and after all such that follow at once: they are many."""
        past, send = self.past, self._course.send
        try:
            while True:
                past.number += 1
                if past.mark is not None:
                    past.mark.trail.append(NOBODY)
                question = send(NOBODY)
                if type(question) is not Window or not question.idle:
                    return question
        except StopIteration:
            return None

    @property
    def seed(self) -> str | None:
        """The seed that its luck comes from, which tells all luck to come; None with another source of chance."""
        source = self.chance.source
        return source.seed if isinstance(source, Seeded) else None

    @property
    def number(self) -> int:
        """How many questions have been answered: decisions taken, and windows closed."""
        return self.past.number

    @property
    def over(self) -> bool:
        return self.decision is None and self.window is None

    @property
    def question(self) -> Question | None:
        """What is asked: a decision of one seat, or a window."""
        return self.window or self.decision

    @property
    def asked_seats(self) -> tuple[int, ...]:
        """The seats that are asked, as everybody knows."""
        if self.window is not None:
            return self.window.seats
        return () if self.decision is None else (self.decision.seat,)

    def asks(self, seat: int) -> Decision | None:
        """What a seat is asked: its decision, or what it could do in a window; None if it could only pass there."""
        if self.window is not None:
            return self.window.offer(seat)
        decision = self.decision
        return decision if decision is not None and decision.seat == seat else None

    @property
    def outcome(self) -> Outcome | None:
        outcome: Outcome | None = self.game.rules.outcome(self.state)
        return outcome

    def view(self, seat: int | None) -> Any:
        """What a seat (None: a spectator) may know."""
        return self.game.eyes.view(self.state, seat)

    def seen_by(self, seat: int | None, *, view: bool = True, sent: bool = False) -> Seen:
        """All that a seat (None: a spectator) is sent about this position, or all but the view, if it is known.

        Of what is only ``sent``, and not looked at, parts may be encoded already.
        """
        window, decision, eyes = self.window, self.decision, self.game.eyes
        shown: Any = msgspec.UNSET
        if view:
            shown = (eyes.sent if sent and eyes.sent is not None else eyes.view)(self.state, seat)
        if window is not None:
            asked = None if seat is None else window.offer(seat)
            seen = SeenWindow(window.kind, window.seats, window.about)
            return Seen(self.number, shown, None, asked, seen)
        deciding = None if decision is None else decision.seat
        return Seen(self.past.number, shown, deciding, decision if deciding == seat else None)

    def sight(self, seat: int | None = None) -> Sight:
        """What the deciding seat is given to decide; in a window any seat that can act may be named."""
        decision = self.decision if seat is None else self.asks(seat)
        assert decision is not None, "nobody is asked"
        asked = decision.seat
        return Sight(
            asked,
            decision.kind,
            decision.options,
            decision.about,
            # Without annotations, which would be worked out at every decision.
            lambda what, chance, rewindable: self._shown(asked, what, chance, rewindable),
        )

    def _shown(self, seat: int, what: str, chance: Chance | None, rewindable: bool) -> Any:
        """What a sight of a seat may ask for."""
        if what is VIEW:
            return self.game.eyes.view(self.state, seat)
        if what is MEMORY:
            return self.game.eyes.memory(self.state, seat)
        if what is SNAPSHOT:
            mark = self.past.mark
            return None if mark is None or mark.redrawn else self.snapshot()
        assert chance is not None, "a world has a luck of its own"
        return self.imagine(seat, chance, rewindable=rewindable)

    def digest(self) -> str:
        """A short name of the present position."""
        return blake2b(self.game.rules.codec.save(self.state), digest_size=8).hexdigest()

    # Choosing

    def choose(self, *wishes: Wish, seat: int | None = None) -> None:
        """Answer the pending decision, or several in a row. What is refused changes nothing.

        In a window seats answer in their order, as far as they can act.
        """
        for wish in wishes:
            decision = self.decision
            if decision is None or seat is not None or wish not in decision.options:
                wish = self.read(wish, seat)
                if self.window is not None and seat is not None and (decision is None or decision.seat != seat):
                    raise Unreadable(wish)
            self.answer(wish)

    def answer(self, option: Option) -> None:
        """Answer with an option from the list of the pending decision: that it is there is not looked up again."""
        if self.window is not None:
            self._answer_in_window(option)
            return
        # What _send does, with no call in between: nothing happens more often.
        past = self.past
        past.number += 1
        if past.mark is not None:
            past.mark.trail.append(option)
        try:
            question = self._course.send(option)
        except StopIteration:
            self.decision = None
            return
        if type(question) is Decision:
            self.decision = question
        else:
            self._stand(question)
            self._go_through()

    def _answer_in_window(self, option: Option) -> None:
        entry = self._closing(option)
        if entry is not None:
            self._send(entry)
            self._go_through()

    def _closing(self, option: Option) -> Option | None:
        """How the deciding seat's option closes the window; None when the next seat is asked instead."""
        window, decision = self.window, self.decision
        assert window is not None
        assert decision is not None, "nobody can act"
        if option != PASS:
            return (decision.seat, *option)
        self._ask_from(window.seats.index(decision.seat) + 1)
        return NOBODY if self.decision is None else None

    def close(self, answer: Answer | None = None) -> None:
        """Close the pending window: somebody plays what it could, or all pass. One who passes closes nothing."""
        assert self.window is not None, "no window is open"
        if answer is not None and answer.option == PASS:
            raise Unreadable(PASS)
        self._send(written(answer))
        self._go_through()

    def follow(self, entry: Option) -> None:
        """Answer with an entry of a trail: an option, or how a window closed. Raises Refused or Unreadable."""
        if self.window is None:
            self.choose(entry)
            return
        answer = read_answer(entry) if not entry or isinstance(entry[0], int) else None
        if entry and (answer is None or self.read(answer.option, answer.seat) != answer.option):
            raise Unreadable(entry)
        self.close(answer)

    def _send(self, entry: Option) -> None:
        """Answer with an entry of a trail, and stand before what is asked next."""
        self._stand(self._pass_on(entry))

    def _pass_on(self, entry: Option) -> Question | None:
        """One number, one entry of the trail: the question after it, which is none at the end of the game."""
        past = self.past
        past.number += 1
        if past.mark is not None:
            past.mark.trail.append(entry)
        try:
            return self._course.send(entry)
        except StopIteration:
            return None

    def read(self, wish: Wish, seat: int | None = None) -> Option:
        """The option that a wish means. Raises Refused, Unreadable or Ambiguous."""
        decision = self._offered(seat)
        mine = decision is not None
        if decision is not None:
            if isinstance(wish, int):
                if 1 <= wish <= len(decision.options):
                    return decision.options[wish - 1]
                raise Unreadable(wish)
            if isinstance(wish, str):
                found = find_option(decision.options, wish)
                if found is not None:
                    return found
            elif wish in decision.options:
                return wish
        asker = seat if seat is not None else decision.seat if decision is not None else 0
        if not isinstance(wish, int):
            refusal = self.why_not(asker, wish)
        else:
            refusal = None if mine or self.over else self.why_not(asker, self._any_option())
        if refusal is None:
            raise Unreadable(wish)
        raise Refused(refusal)

    def _offered(self, seat: int | None) -> Decision | None:
        """What a seat (None: whoever is deciding) may choose from: in a window, to pass at least."""
        if seat is None:
            return self.decision
        window = self.window
        if window is None or seat not in window.seats:
            return self.asks(seat)
        return window.offer(seat) or Decision(seat, window.kind, [PASS], window.about)

    def _any_option(self) -> Option:
        """Something that somebody could do, to be refused to somebody else."""
        return PASS if self.window is not None or self.decision is None else self.decision.options[0]

    def why_not(self, seat: int, wish: Option | str) -> Refusal | None:
        """Why a seat can't have a wish now: None when it can, or when the wish makes no sense."""
        option = parse_option(wish) if isinstance(wish, str) else wish
        if not option:
            return None
        offered = self._offered(seat)
        if offered is not None and option in offered.options:
            return None
        return self.game.words.why_not(self.state, self.question, seat, option)

    def listen(self, listener: Callable[[Event], None] | None) -> None:
        """From now on tell events to this listener, and to no other."""
        self._listener = self._play.listener = listener

    # The past

    def undo(self, count: int = 1) -> None:
        """Take back the last answers, with the windows before them in which nobody could act, unless it halts there."""
        self.go_back(self.number - count)
        while self.window is not None and self.decision is None and not self.halts and self.number > self._first:
            self.go_back(self.number - 1)
        self._go_through()

    def _mark(self, wish: str) -> Mark:
        """The mark of the present step. Raises ValueError where there is none."""
        mark = self.past.mark
        if mark is None:
            raise ValueError(f"a match that is not rewindable can't {wish}")
        return mark

    @property
    def _first(self) -> int:
        """The number of the earliest position that is not forgotten."""
        return self._mark("go back").first.number

    @property
    def steps(self) -> list[tuple[int, list[Option]]]:
        """The steps that are not forgotten: after how many decisions each began, and what was answered in it."""
        steps: list[tuple[int, list[Option]]] = []
        mark = self.past.mark
        while mark is not None:
            steps.append((mark.number, [entry for entry in mark.trail if not isinstance(entry, Redraw)]))
            mark = mark.before
        return steps[::-1]

    def go_back(self, number: int) -> None:
        """Return to the position after so many decisions. Before an imagined match was imagined, there is none."""
        mark: Mark | None = self._mark("go back")
        imagined = False
        while mark is not None and mark.number > number:
            imagined = imagined or mark.redrawn
            mark = mark.before
        if mark is None or number > self.number or number - mark.number > mark.answers:
            raise ValueError(f"can't go back to decision {number}")
        length = length_of(mark.trail, number - mark.number)
        if imagined or any(isinstance(entry, Redraw) for entry in mark.trail[length:]):
            raise ValueError(f"can't go back to decision {number}: this match was imagined after it")
        listener, self._listener = self._listener, None
        self._resume(mark, mark.trail[:length])
        self.listen(listener)

    def _resume(self, mark: Mark, trail: Sequence[Option | Redraw]) -> None:
        """Stand at a mark and replay a trail; nobody listens."""
        again = mark.again() if self.rewindable else None
        state, chance = self.game.rules.codec.copy(mark.state), mark.chance.at(mark.position)
        found = mark.found if again is None else again.found
        question = self._begin(state, chance, Past(again, mark.number), found)
        redrawn = False
        for entry in trail:
            # What could have been chosen on the way is worked out for nobody.
            if redrawn := isinstance(entry, Redraw):
                self._stand(question)
                self._redraw(entry)
            else:
                question = self._pass_on(entry)
        if not redrawn:
            self._stand(question)
        if again is None:
            self._play.found = None
        elif self._play.recalled < len(found):
            del found[self._play.recalled :]
        self.chance.results.clear()

    def forget(self, keep: int) -> None:
        """Let go of the past, so that a long game stays small: no more than ``keep`` decisions need be taken back.

        What can't be gone back to any more is before the step in which the earliest of those was taken. Copies made
        before keep their own past.
        """
        assert keep >= 0, "nobody can forget the future"
        self.past.forget(self.number - keep)

    def remember(self, snapshot: Snapshot) -> None:
        """Be able to go back to a position that was forgotten, or to one before it in the same step, as it was saved
        then. What lies between stays forgotten."""
        first = self._mark("go back").first
        state, chance = self.game.rules.codec.load(snapshot.state), first.chance.at(snapshot.position)
        assert snapshot.number < first.number, "it is not forgotten"
        trail: list[Option | Redraw] = [tuple(entry) for entry in snapshot.trail]
        first.before = Mark(None, snapshot.number, state, chance, snapshot.position, trail)

    def fork(self, *, rewindable: bool = True) -> "Match":
        """An independent copy, silent. Its future luck is that of the original.

        A copy that is not rewindable costs less, and so does playing it on.
        """
        mark = self.past.mark
        if mark is None:
            raise ValueError("a match that is not rewindable can't be copied, nor imagined")
        twin = Match.__new__(Match)
        twin.game = self.game
        twin.rewindable = rewindable
        twin.halts = self.halts
        twin._listener = None
        twin._resume(mark, mark.trail)
        if self.window is not None and self._passed:
            twin._ask_from(self._passed)
        return twin

    def imagine(self, seat: int | None, chance: Chance, *, rewindable: bool = True) -> "Match":
        """A match that the seat could be in, for all it knows; its luck is the chance given.

        The seat that is deciding can play it on, and so can a seat of a window: there, all before it have passed. For
        another seat it is only to look at: what that one is offered in the redrawn position is not asked anew.
        """
        twin = self.fork(rewindable=rewindable)
        twin.halts = False
        twin._redraw(Redraw(seat, chance))
        return twin

    def imagine_apart(self, seat: int, chance: Chance) -> "Match | None":
        """A match that the seat could be in, with no trace of this one: it can be saved and sent.

        None where there is no such match: in the middle of a step, or where the step has shown something already.
        """
        mark = self.past.mark
        if mark is None or mark.trail:
            return None
        state, source = self.game.rules.codec.copy(mark.state), chance.at(chance.position)
        self.game.eyes.imagine(state, seat, source)
        twin = Match(self.game, state, source, number=mark.number, halts=self.halts)
        seen, imagined = self.seen_by(seat), twin.seen_by(seat)
        return twin if msgspec.msgpack.encode(seen) == msgspec.msgpack.encode(imagined) else None

    def imagine_step(self, seat: int | None, chance: Chance) -> "Match":
        """A match that somebody could have been in when the present step began, for all they knew: anybody can play it
        on, but it can't be rewound."""
        mark = self.past.mark
        assert mark is not None, "a match that is not rewindable can't be imagined"
        state, source = self.game.rules.codec.copy(mark.state), chance.at(chance.position)
        self.game.eyes.imagine(state, seat, source)
        return Match(self.game, state, source, number=mark.number, rewindable=False)

    def _redraw(self, redraw: Redraw) -> None:
        if self.past.mark is not None:
            self.past.mark.trail.append(redraw)
        self.chance.source = redraw.chance.at(redraw.position)
        self.game.eyes.imagine(self.state, redraw.seat, self.chance.source)
        if (window := self.window) is not None:
            self._ask_from(window.seats.index(redraw.seat) if redraw.seat in window.seats else 0)

    def go_on_with(self, chance: Chance) -> None:
        """Take luck from another source from here on, which would have brought the same until here."""
        self.chance.source = chance.at(self.chance.position)
        mark = self.past.mark
        while mark is not None:
            mark.chance = chance
            mark = mark.before

    def snapshot(self) -> Snapshot:
        """This match as data. Restoring it replays no more than the current step."""
        mark = self._mark("be saved")
        trail = [entry for entry in mark.trail if not isinstance(entry, Redraw)]
        if len(trail) < len(mark.trail):
            raise ValueError("a match can't be saved in the step in which it was imagined")
        state = self.game.rules.codec.save(mark.state)
        luck = self._luck_since(mark, trail)
        return Snapshot(self.game.name, self.game.version, mark.number, state, mark.position, trail, luck)

    def _luck_since(self, mark: Mark, trail: Sequence[Option]) -> list[Result]:
        """What chance brought in the current step: played again, so that playing on need not keep it."""
        state, chance = self.game.rules.codec.copy(mark.state), mark.chance.at(mark.position)
        twin = Match(self.game, state, chance, rewindable=False, halts=True)
        for entry in trail:
            twin._pass_on(entry)
        return twin.take_notes()

    @classmethod
    def restore(
        cls,
        game: Game[Any],
        snapshot: Snapshot,
        chance: Chance,
        tail: Sequence[Option] = (),
        *,
        halts: bool = False,
        listener: Callable[[Event], None] | None = None,
    ) -> "Match":
        """A match from a snapshot and what was answered after it."""
        match = cls._from(game, snapshot, chance.at(snapshot.position), tail, halts)
        match.listen(listener)
        return match

    @classmethod
    def lend(cls, game: Game[Any], snapshot: Snapshot) -> "Match":
        """A match from a snapshot alone, to look at and to imagine from.

        It does not have the luck of the table: where a choice needs more of it, ChanceError is raised.
        """
        return cls._from(game, snapshot, Scripted(snapshot.luck), (), True)

    @classmethod
    def _from(cls, game: Game[Any], snapshot: Snapshot, source: Chance, tail: Sequence[Option], halts: bool) -> "Match":
        if (snapshot.game, snapshot.rules) != (game.name, game.version):
            raise ValueError(
                f"a snapshot of {snapshot.game}, rules {snapshot.rules}, "
                f"can't be played with {game.name}, rules {game.version}"
            )
        match = cls(game, game.rules.codec.load(snapshot.state), source, number=snapshot.number, halts=True)
        for entry in (*snapshot.trail, *tail):
            match.follow(tuple(entry))
        match.halts = halts
        match._go_through()
        match.chance.results.clear()
        return match

    def __copy__(self) -> "Match":
        """A match has no parts that two could share: a copy is a fork."""
        return self.fork()

    def __deepcopy__(self, memo: dict[int, Any]) -> "Match":
        return self.fork()

    def __reduce__(self) -> tuple[Callable[[Packed], "Match"], tuple[Packed]]:
        """Pickled: a fork in another process, with its luck. It can go back in the present step alone."""
        mark, game = self._mark("be pickled"), self.game
        state = game.rules.codec.save(mark.state)
        passed = 0 if self.window is None else self._passed
        packed = Packed(
            game, game.version, self.halts, mark.number, state, mark.chance, mark.position, mark.trail, passed
        )
        return Match.unpacked, (packed,)

    @classmethod
    def unpacked(cls, packed: Packed) -> "Match":
        """A match that was pickled."""
        game = packed.game
        if packed.rules != game.version:
            raise ValueError(f"pickled by rules {packed.rules} of {game.name}, not by rules {game.version}")
        state = game.rules.codec.load(packed.state)
        mark = Mark(None, packed.number, state, packed.chance, packed.position, packed.trail)
        bare = cls.__new__(cls)
        bare.game, bare.halts, bare.window, bare.past = game, packed.halts, None, Past(mark, packed.number)
        match = bare.fork()
        if packed.passed:
            match._ask_from(packed.passed)
        return match

    def take_notes(self) -> list[Result]:
        """The results of chance since the last call, for the record."""
        return self.chance.take_notes()
