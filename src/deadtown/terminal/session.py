"""One sitting at the keyboard: who decides is asked, bots answer by themselves, nothing is lost at the end."""

import shlex
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from tempfile import gettempdir

from rich.text import Text

from deadtown.folders import data_folder
from deadtown.kernel import (
    PASS,
    Ambiguous,
    Answer,
    BotMaker,
    Decision,
    Option,
    PonderingBot,
    Progress,
    Refused,
    Unreadable,
    Window,
    commitment,
)
from deadtown.terminal.choices import groups_of, spans
from deadtown.terminal.commands import COMMANDS, find_command
from deadtown.terminal.reading import FEW, Reader, misunderstood
from deadtown.terminal.round import Round
from deadtown.terminal.running import Eyes, RunningGame, Told
from deadtown.terminal.saves import SaveError, fresh_file, full_name, last_saved, write_record
from deadtown.terminal.screen import EndOfInput, Interrupted, Screen
from deadtown.terminal.seats import names_with_roles, visible_name
from deadtown.terminal.standing import StandingAnswers
from deadtown.terminal.tables import picture_of
from deadtown.terminal.telling import show_end, show_log
from deadtown.text import Rulebook, Speaker
from deadtown.text.naming import plain


class Leave(Exception):
    """Somebody wants to end here."""


class Session:
    """One game at one keyboard."""

    def __init__(
        self,
        screen: Screen,
        running: RunningGame,
        language: str,
        bots: Mapping[int, BotMaker],
        file: Path | None = None,
    ) -> None:
        self.screen = screen
        self.running = running
        self.match = running.match
        self.bots = bots
        self.file = file
        """Where the game is saved unless told otherwise."""
        self.known: Path | None = None
        """A file of which somebody was told that another state of this game stands there."""
        players = [visible_name(seat.name) for seat in running.seats]
        self.speaker = Speaker(running.match.game, language, players)
        self.rulebook = Rulebook.load(running.match.game, language)
        self.picture = picture_of(self.speaker)
        self.reader = Reader(self.speaker, self.picture.things, self.picture.verbs)
        self.persons = [seat for seat in range(len(players)) if seat not in bots]
        self.standing = StandingAnswers(self.persons)
        self.decision: Decision | None = None
        """What a person is asked now; in a window, each in turn."""
        self.round: Round | None = None
        """The window that goes round, or went round last."""
        self.at_keyboard: int | None = None
        """The person who sits there now."""
        self.heard = [running.told_before_last_decision(seat) for seat in range(len(players))]
        """How much of what was told each seat has read."""
        self.watched = 0
        """The same, for those who watch bots play."""
        self.redraw = True
        """Whether the whole table must be shown again."""
        self.unsaved_quit = False
        """Whether somebody wanted to end and the game could not be saved."""
        self.failed = False
        """Whether the game is lost, because it could not be saved anywhere."""

    def say(self, message: str, **arguments: object) -> str:
        return self.speaker.say(f"terminal-{message}", **arguments)

    # The course of a game

    def play(self) -> bool:
        """Play until the end, or until somebody leaves; then the game is saved. Tells whether they want another one."""
        try:
            self._open()
            while True:
                self._decide_all()
                self.end()
                if not (self.screen.interactive and self.persons):
                    return False
                again = self._ask_again()
                if self.match.over:
                    return again
        except (EndOfInput, Interrupted, BrokenPipeError):
            self.failed = not self.save_somewhere()
        except Leave:
            pass
        return False

    def _open(self) -> None:
        title, players = self.speaker.say("game-title"), names_with_roles(self.speaker, self.match)
        self.screen.line(self.say("opening", title=title, players=players), "bold")
        if self.match.number:
            self.screen.line(self.say("continued", count=self.match.number))
        elif self.persons and (saved := last_saved(self.match.game.name)):
            self.screen.line(self.say("last-saved"), "dim")
            self.screen.uncut(f"deadtown play --load {shlex.quote(str(saved))}", "dim")
        self.screen.line(self.say("commitment"), "dim")
        self.screen.uncut(commitment(self.running.seed), "dim")
        self.screen.line(self.say("hint" if self.persons else "watching"), "dim")

    def _decide_all(self) -> None:
        while not self.match.over:
            window, decision = self.match.window, self.match.decision
            if window is not None:
                self._go_round(window)
            elif decision is not None:
                self._decide(decision)

    def _decide(self, decision: Decision) -> None:
        """One seat decides."""
        seat = decision.seat
        if seat in self.bots:
            self.running.choose(self._ask_bot(seat))
            self._tell_watchers()
        elif (said := self.standing.answer(self.match, decision)) is not None:
            self.screen.note(self.say("standing-answered", seat=seat, answer=self.speaker.option(said)), "dim")
            self.running.choose(said)
        else:
            self._ask_person(decision)

    def _go_round(self, window: Window) -> None:
        """A window asks its seats in their order, until one steps in, all have passed, or somebody goes back."""
        going = self.round = Round(window)
        while self.match.window is window:
            seat = going.seat
            if seat is None:
                self.running.close(None)
                self._tell_watchers()
            elif seat in self.bots:
                self._let_bot_step_in(going, seat)
            elif self.standing.wants_to_be_asked(self.match, window, seat):
                self._ask_person(going.question)
            else:
                self._let_pass(going, seat)

    def _let_bot_step_in(self, going: Round, seat: int) -> None:
        option = PASS if going.window.offer(seat) is None else self._ask_bot(seat)
        if option == PASS:
            going.go_on(asked=False)
        else:
            self.running.close(Answer(seat, option))
            self._tell_watchers()

    def _let_pass(self, going: Round, seat: int) -> None:
        """A person passes unasked. That they could have acted is for their eyes, so it is told who plays alone."""
        window = going.window
        could_act = window.offer(seat) is not None
        if could_act and len(self.persons) == 1 and self.standing.rests(self.match, seat, window.kind):
            self.screen.note(self.say("standing-answered", seat=seat, answer=self.speaker.option(PASS)), "dim")
        going.go_on(asked=False)

    def _ask_again(self) -> bool:
        """Another game? Until that is answered, one may look around, save, or even go back."""
        while self.match.over:
            text = self.screen.ask(f"{self.say('again')} ").strip()
            command, argument = find_command(self.speaker, text)
            if command is not None:
                command(self, argument)
            elif not text or plain(text) in map(plain, self.say("no").split(", ")):
                return False
            elif plain(text) in map(plain, self.say("yes").split(", ")):
                return True
            else:
                self.screen.note(self.say("again-not-understood", wish=text), "yellow")
        return False

    def _ask_bot(self, seat: int) -> Option:
        """A bot's luck depends on the game's seed and the decision alone, so that a game continued goes on the same.

        That it thinks is not shown in a window: it would tell that it can act.
        """
        luck = Random(f"{self.running.seed} {seat} {self.match.number}")
        with self.screen.interruptible():
            bot = self.bots[seat](luck)
            if isinstance(bot, PonderingBot) and self.match.window is None:
                bot.progress = self._tell_progress
            try:
                return bot.choose(self.match.sight(seat))
            finally:
                self.screen.passing("")

    def _tell_watchers(self) -> None:
        """After what a bot did: somebody may want to leave, and who only watches reads along."""
        self.screen.check()
        if not self.persons:
            self.watched = self._tell(None, self.watched)[0]

    def _tell_progress(self, progress: Progress) -> None:
        share = min(100, round(100 * progress.share))
        self.screen.passing(self.say("thinking", playouts=progress.playouts, share=share))

    def _ask_person(self, decision: Decision) -> None:
        """Ask until it is answered, or until somebody goes back."""
        seat, self.decision = decision.seat, decision
        if not self._hand_over(seat):
            return
        self.tell_news(seat)
        self.show_table(whole=self.redraw)
        self.redraw = False
        self.show_decision()
        prompt = f"{self.speaker.player(seat)}> " if len(self.persons) > 1 else "> "
        while self.decision is not None:
            self._obey(self.screen.ask(prompt))

    def _hand_over(self, seat: int) -> bool:
        """Nobody sees what is for another person's eyes. Who has just decided may still take it back: then not."""
        if len(self.persons) > 1 and seat != self.at_keyboard:
            secrets = self.at_keyboard is not None
            if secrets:
                self.screen.forget()
            self.screen.line(self.say("hand-over", seat=seat), "bold")
            while (command := find_command(self.speaker, self.screen.ask(""))[0]) is not None:
                if command in (COMMANDS["undo"], COMMANDS["quit"]):
                    command(self, "")
                if self.decision is None:
                    return False
            if secrets:
                self.screen.forget()
            self.redraw = True
        self.at_keyboard = seat
        return True

    def _obey(self, line: str) -> None:
        text = line.strip()
        command, argument = find_command(self.speaker, text)
        if command is not COMMANDS["quit"]:
            self.unsaved_quit = False
        if not text:
            self.show_decision()
        elif command is not None:
            command(self, argument)
        else:
            self.choose(text)

    def choose(self, text: str) -> None:
        """Carry out what somebody typed, or say why not."""
        option = self.read(text)
        if option is not None:
            self.answer(option)

    def answer(self, option: Option) -> None:
        """Carry out an answer to what a person is asked."""
        decision, self.decision = self.decision, None
        assert decision is not None
        if self.match.window is None:
            self.running.choose(option)
        elif option != PASS:
            self.running.close(Answer(decision.seat, option))
        else:
            assert self.round is not None, "a window goes round"
            self.round.go_on(asked=True)

    def read(self, text: str) -> Option | None:
        """The answer that somebody typed; None when it is none, which has been said then."""
        decision = self.decision
        assert decision is not None
        try:
            return self.reader.option(self.match, decision, text)
        except (Refused, Unreadable, Ambiguous) as error:
            self.screen.note(misunderstood(error, self.speaker, len(decision.options)), "yellow")
            if isinstance(error, Ambiguous):
                self._show_fits(decision, error.options)
            return None

    def _show_fits(self, decision: Decision, fits: Sequence[Option]) -> None:
        """More answers than a line can name are listed with their numbers."""
        numbers = [decision.options.index(option) + 1 for option in fits if option in decision.options]
        if len(numbers) > FEW:
            self._show_options(decision, numbers)

    # What is shown

    def tell_news(self, seat: int) -> None:
        """What happened since this seat last decided, as far as it may know."""
        self.heard[seat], began = self._tell(seat, self.heard[seat])
        self.redraw = self.redraw or began

    def _tell(self, eyes: Eyes, since: int) -> tuple[int, bool]:
        """Tells how far the telling has come, and whether something began in between."""
        told_later = self.picture.told_by_scores
        news = [told for told in self.running.seen_by(eyes, since) if not isinstance(told.event, told_later)]
        self.show_log(news)
        return len(self.running.told), any(self.picture.heading(told.event) for told in news)

    def show_log(self, news: list[Told], clauses: bool = False) -> None:
        show_log(self.screen, self.speaker, self.picture, news, clauses)

    def show_table(self, whole: bool = True) -> None:
        view = self.match.view(self.at_keyboard)
        self.screen.line()
        self.screen.show(self.picture.table(view, self.screen.width) if whole else self.picture.brief(view))

    def show_decision(self) -> None:
        """The question in words, and its numbered answers; before them, what everybody hears of a window."""
        decision = self.decision
        assert decision is not None
        if self.match.window is not None:
            self.screen.line(self.speaker.window(self.match.window))
        self.screen.line(self.speaker.prompt(decision), "bold")
        self._show_options(decision, range(1, len(decision.options) + 1))
        if (answer := self.standing.offered(self.match, decision)) is not None:
            self.screen.note(self.say("standing-offer", answer=self.speaker.option(answer)), "dim")

    def _show_options(self, decision: Decision, numbers: Sequence[int]) -> None:
        """Answers with their numbers; where they are many, those together that begin alike."""
        texts = [self.speaker.option(option) for option in decision.options]
        groups = groups_of(decision.options, texts, numbers)
        shown = []
        for words, places in groups:
            line = Text.assemble((f"{spans(places):>2} ", "bold cyan"), words)
            remark = "…" if len(places) > 1 else self.picture.beside(decision.options[places[0] - 1])
            shown.append(line.append(f" {remark}" if remark else "", "dim"))
        self.screen.columns(shown, indent=1)
        if len(groups) < len(numbers):
            self.screen.note(self.say("many"), "dim")

    def end(self) -> None:
        """What happened last, the points, and the seed that proves the commitment."""
        eyes = self.persons[0] if len(self.persons) == 1 else None
        since = min((self.heard[seat] for seat in self.persons), default=self.watched)
        self._tell(eyes, since)
        self.at_keyboard = eyes
        self.screen.line()
        show_end(self.screen, self.speaker, self.picture, self.match, self.match.view(eyes))
        self.screen.line(self.say("seed"), "dim")
        self.screen.uncut(self.running.seed)
        self.screen.line(self.say("commitment-was"), "dim")
        self.screen.uncut(commitment(self.running.seed), "dim")
        if self.file is not None:
            self.save()

    # Going back and saving

    def undo(self) -> None:
        """Back to the last question that a person answered at this keyboard: perhaps in a window that is still open."""
        self.standing.forget()
        in_window = self.match.window is not None and self.round is not None and self.round.go_back()
        number = self.match.number if in_window else self._last_asked()
        if number is None:
            self.screen.note(self.say("nothing-to-undo"), "yellow")
            return
        if not in_window:
            self.running.go_back(number)
            self.heard = [min(heard, len(self.running.told)) for heard in self.heard]
        self.decision = None
        self.redraw = True
        self.screen.note(self.say("undone", number=number + 1))

    def _last_asked(self) -> int | None:
        """The number of the last question that a person was asked, and would be asked again."""
        for number, taken in reversed(list(enumerate(self.running.taken))):
            persons = [seat for seat in taken.asked if seat in self.persons]
            if not persons:
                continue
            past = self.match.fork()
            past.go_back(number)
            window = past.window
            if window is None or any(self.standing.wants_to_be_asked(past, window, seat) for seat in persons):
                return number
        return None

    def save(self, file: Path | None = None) -> bool:
        """Save, and say where; or say why not."""
        return self._save_first([file or self.file or fresh_file(self.match.game.name)])

    def _save_first(self, places: list[Path]) -> bool:
        """Save in the first place where it can be done. Only then is anything said: perhaps nobody is there to read."""
        errors: list[SaveError] = []
        for place in places:
            name = full_name(place)
            known = name == self.known or (self.file is not None and name == full_name(self.file))
            try:
                saved = write_record(place, self.running.lines, over=known)
            except SaveError as error:
                errors.append(error)
            else:
                self.file = saved.file
                break
        for failure in errors:
            self.screen.note(failure.words(self.speaker), "red")
            if failure.reason == "there-already":
                self.known = failure.file
                self.screen.note(self.say("save-again"), "yellow")
        if len(errors) == len(places):
            return False
        if saved.folder is not None and saved.file.parent != full_name(data_folder()):
            self.screen.note(self.say("save-folder", folder=str(saved.folder)))
        over = self.match.over
        self.screen.note(self.say("saved-end" if over else "saved"))
        self.screen.uncut(f"deadtown {'replay' if over else 'play --load'} {shlex.quote(str(self.file))}", "bold")
        return True

    def leave(self) -> None:
        """End here; the game is saved, unless that fails and somebody insists."""
        if self._nothing_to_save or self.unsaved_quit or self.save():
            raise Leave
        self.unsaved_quit = True
        self.screen.note(self.say("quit-again"), "yellow")

    @property
    def _nothing_to_save(self) -> bool:
        """A game that is over has been saved where it should be; one that nobody has played is soon begun again."""
        asked = {seat for taken in self.running.taken for seat in taken.asked}
        played = asked & set(self.persons) if self.persons else asked
        return self.match.over or (self.file is None and not played)

    def save_somewhere(self) -> bool:
        """Save at the end of a sitting: where it was meant to be, else wherever there is room."""
        if self._nothing_to_save:
            return True
        name = self.match.game.name
        places = [self.file, fresh_file(name, data_folder()), fresh_file(name, Path(gettempdir()))]
        return self._save_first([place for place in places if place is not None])
