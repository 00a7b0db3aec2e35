"""Turns what a game tells, asks and refuses into words."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from deadtown.kernel import Decision, Event, Game, Option, Refusal, Verdict, Window
from deadtown.text.bundle import format_message, load_bundle
from deadtown.text.phrasebook import PEOPLE, Phrasebook

LONGEST = 200
"""How much is repeated of what somebody typed."""

Words = dict[str, str | int]


class Voice:
    """Speaks one language, with the words that every game uses.

    Texts are Fluent messages. In their arguments, seats become the names of players, and what is called *named* becomes
    the names of things, and so does a value that is *spoken*; an argument that is a list brings its length along, as
    ``<argument>_count``.
    """

    def __init__(
        self,
        language: str = "en",
        players: Sequence[str] = (),
        folders: Sequence[Path] = (),
        named: Mapping[str, str] | None = None,
        spoken: Mapping[str, str] | None = None,
    ) -> None:
        self.language = language
        self.players = tuple(players)
        self._bundle = load_bundle(language, *folders)
        self._named = named or {}
        self._spoken = spoken or {}

    def say(self, message: str, /, **arguments: Any) -> str:
        """A message, or an attribute of it: ``say("set-clash.help")``."""
        return self._format(message, self._worded(arguments))

    def knows(self, message: str) -> bool:
        """Whether there is such a message."""
        return self._bundle.has_message(message)

    def refusal(self, refusal: Refusal) -> str:
        """Why a wish is not granted, with the clause that forbids it."""
        sentence = self._format(f"refusal-{refusal.reason}", self._worded(refusal.arguments, typed=True))
        if not refusal.clause:
            return sentence
        return self._format("with-clause", {"sentence": sentence, "clause": refusal.clause})

    def name(self, family: str, slug: str) -> str:
        """What a thing is called: ``name("card", "magazine")``; several that are one, such as ``keys+lamp``, by all."""
        return " + ".join([self.say(f"{family}-{one}") for one in slug.split("+")])

    def names(self, family: str, slugs: Iterable[str]) -> str:
        """Several things, each kind once with its number, in the order in which they first appear."""
        return self._counted((self.name(family, slug), count) for slug, count in Counter(slugs).items())

    def player(self, seat: int) -> str:
        """Who sits at a seat."""
        return self.players[seat] if self.players else self._format("seat-number", {"number": seat + 1})

    def together(self, seats: Sequence[int]) -> str:
        """Several players, as one says it: "Anna, Bruno and Carla"."""
        names = [self.player(seat) for seat in seats]
        if len(names) < 2:
            return self._comma_list(names)
        return self._format("list-and", {"start": self._comma_list(names[:-1]), "last": names[-1]})

    def _format(self, message: str, words: Words) -> str:
        return format_message(self._bundle, message, words)

    def _in_a_sentence(self, family: str, slug: str) -> str:
        """What a thing is called; quoted if its name would end the sentence: “Freeze!”."""
        name = self.name(family, slug)
        return self._format("name-loud", {"name": name}) if name.endswith(("!", "?", "…")) else name

    def _counted(self, named: Iterable[tuple[str, int]]) -> str:
        return self._comma_list(
            [
                name if count == 1 else self._format("list-counted", {"name": name, "count": count})
                for name, count in named
            ]
        )

    def _comma_list(self, parts: Sequence[str]) -> str:
        if not parts:
            return self._format("list-none", {})
        start = parts[0]
        for part in parts[1:]:
            start = self._format("list-comma", {"start": start, "next": part})
        return start

    def _worded(self, arguments: Mapping[str, Any], typed: bool = False) -> Words:
        """Arguments in words. What was typed may be too long, or a name that nobody knows: it is shown as given."""
        worded: Words = {}
        for argument, value in arguments.items():
            if isinstance(value, tuple | list):
                worded[f"{argument}_count"] = len(value)
            if value is not None:
                worded[argument] = self._word(argument, value, typed)
        return worded

    def _word(self, argument: str, value: Any, typed: bool) -> str | int:
        several = isinstance(value, tuple | list)
        if argument in PEOPLE and not isinstance(value, str):
            return self.together(value) if several else self.player(value)
        family = self._named.get(argument)
        if several and family:
            return self._counted((self._in_a_sentence(family, slug), count) for slug, count in Counter(value).items())
        if several:
            return self._comma_list([str(part) for part in value])
        if family and isinstance(value, str):
            if typed and not self.knows(f"{family}-{value}"):
                return self._format("name-unknown", {"given": value[:LONGEST]})
            return self._in_a_sentence(family, value)
        assert isinstance(value, str | int), f"{argument} can't be said: {value!r}"
        if value in self._spoken:
            return self.say(self._spoken[str(value)])
        return value[:LONGEST] if typed and isinstance(value, str) else value


class Speaker(Voice):
    """Speaks one language at the table of one game, with the words of that game."""

    def __init__(self, game: Game[Any], language: str = "en", players: Sequence[str] = ()) -> None:
        super().__init__(language, players, game.folders, game.words.named, game.words.spoken)
        self.game = game
        self._phrasebook = phrasebook_of(game, language)

    def event(self, event: Event) -> str:
        """What happened, for the log."""
        return self.say(f"event-{event.words}", **event.arguments())

    def verdict(self, verdict: Verdict) -> str:
        """Why a game was won, in one sentence."""
        return self.say(f"verdict-{verdict.why}", **verdict.arguments)

    def prompt(self, decision: Decision) -> str:
        """What the deciding seat is asked.

        When the question is about a seat, ``own`` says whether that is the deciding one itself.
        """
        about: dict[str, str | int] = dict(decision.about)
        if "seat" in about:
            about["own"] = "yes" if about["seat"] == decision.seat else "no"
        return self.say(f"prompt-{_hyphens(decision.kind)}", **about)

    def waiting(self, decision: Decision) -> str:
        """What the others are told meanwhile: who decides, not what about."""
        return self.say("waiting", seat=decision.seat)

    def window(self, window: Window) -> str:
        """A question that is put to many, as everybody may hear it."""
        return self.say(f"window-{_hyphens(window.kind)}", **window.about)

    def option(self, option: Option) -> str:
        """An answer to choose."""
        return self._phrasebook.known.get(option) or self._phrasebook.word(option, self.say)

    def options(self, options: Sequence[Option]) -> list[str]:
        """All answers to choose from, which may be many."""
        known, word, say = self._phrasebook.known, self._phrasebook.word, self.say
        return [known.get(option) or word(option, say) for option in options]

    def card_text(self, slug: str) -> str:
        """The rules text on a card."""
        return self.say(f"card-{slug}.text")

    def card_kind(self, slug: str) -> str:
        """The kind line of a card."""
        return self.say(f"card-{slug}.kind")


@cache
def phrasebook_of(game: Game[Any], language: str) -> Phrasebook:
    """The options of a game in one language, for all its tables."""
    return Phrasebook(game.words)


def _hyphens(slug: str) -> str:
    return slug.replace("_", "-")
