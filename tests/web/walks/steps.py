"""What somebody who walks about does next: mostly what is due, often what is not, sometimes what must be denied."""

from random import Random
from typing import Any

from deadtown.kernel import PASS, Match, option_text
from deadtown.table.bot_turns import bots_due
from deadtown.table.table import Table
from tests.kit.hostile import WISHES
from tests.web.walks.plan import A_BOT, STREAM, TIME_PASSES, Fields, Step
from tests.web.walks.town import Town

EYES = ("own", "spectator", "0", "1", "2")
SECONDS = ("0.5", "4", "70")
"""Less than a window is open, as long as that, and until a bot sits in."""
SEATS = ("sit", "leave", "bot", "agree")
"""After these somebody may see the table with other eyes."""


def next_step(town: Town, luck: Random) -> Step:
    """What comes next in a walk."""
    table = town.table()
    walker = Walker(town, table, luck)
    last, granted = town.taken[-1] if town.taken else (None, False)
    if last is not None and granted and last.do in SEATS and luck.random() < 0.5:
        return walker.looks_around(last)
    if table.state.ask is not None and luck.random() < 0.35:
        return walker.answers()
    if table.state.phase == "over" and luck.random() < 0.8:
        return walker.plays_again()
    if any(seat.who == "open" for seat in table.state.seats) and luck.random() < 0.25:
        return walker.wants_a_seat()
    if table.match is not None and not table.match.over and luck.random() < 0.35:
        return walker.plays(table.match)
    return walker.does_something()


def last_steps(town: Town) -> list[Step]:
    """What everybody reads in the end, by every door."""
    steps: list[Step] = []
    for name in town.plan.people:
        steps += [Step(name, "", {"words": "fr"}, town.main, "table"), Step(name, "/log", {}, town.main, "table")]
        steps += [Step(name, "/replay", {"eyes": eyes, "words": "it"}, town.main, "table") for eyes in EYES]
        steps += [Step(name, "watch", {"since": 0, "words": "en"}, town.main, "table", "socket")]
        steps += [Step(name, "/links", {}, town.main)]
    return steps


class Walker:
    """Somebody, for one step."""

    def __init__(self, town: Town, table: Table, luck: Random) -> None:
        self.town = town
        self.table = table
        self.luck = luck
        self.names = {visitor.guest.player: name for name, visitor in town.visitors.items()}
        self.who = luck.choice(town.plan.people)

    def step(self, do: str, fields: Fields | None = None, *, by_socket: bool | None = None) -> Step:
        """Through one of the doors, with a link or without one."""
        luck = self.luck
        socket = luck.random() < 0.5 if by_socket is None else by_socket
        seats = len(self.table.state.seats)
        link = luck.choice(["", "table", "table", luck.choice(["table", f"seat {luck.randrange(seats)}"])])
        if self.table.state.settings.visibility == "public" and luck.random() < 0.7:
            link = ""
        return Step(self.who, do, fields or {}, self.somewhere(do), link, "socket" if socket else "http")

    def somewhere(self, do: str) -> str:
        """Mostly at the table, now and then at a copy, somebody else's perhaps."""
        copies = [name for name in self.town.tables if name != self.town.main]
        elsewhere = copies and (do == "close" or self.luck.random() < 0.15)
        return self.luck.choice(copies) if elsewhere else self.town.main

    def answers(self) -> Step:
        """To what is asked."""
        waiting = [self.names[player] for player in self.table.state.waiting_for() if player in self.names]
        if waiting:
            self.who = self.luck.choice(waiting)
        do = self.luck.choice(["agree", "agree", "agree", "decline"])
        return self.step(do)._replace(table=self.town.main, link="")

    def looks_around(self, last: Step) -> Step:
        """Who has just sat down, or got up, looks what there is to see."""
        seat = last.fields.get("seat", self.luck.randrange(len(self.table.state.seats)))
        do, fields = self.luck.choice([("", {}), ("/replay", {"eyes": str(seat)}), ("/replay", {"eyes": "own"})])
        return Step(last.who, do, fields, self.town.main, last.link)

    def wants_a_seat(self) -> Step:
        """One that somebody has left."""
        seats = [number for number, seat in enumerate(self.table.state.seats) if seat.who == "open"]
        seat = self.luck.choice(seats)
        sit: tuple[str, Fields] = ("sit", {"seat": seat})
        bot: tuple[str, Fields] = ("bot", {"seat": seat, "bot": "random"})
        step = self.step(*self.luck.choice([("sit", {}), sit, self.asks_for(seat), self.asks_for(seat), bot]))
        return step._replace(table=self.town.main, link="table")

    def plays_again(self) -> Step:
        players = [self.names[player] for player in self.table.state.persons()]
        return Step(self.luck.choice(players or [self.who]), "rematch", {}, self.town.main)

    def plays(self, match: Match) -> Step:
        """What the game waits for: somebody decides, a bot, or time must pass."""
        due = bots_due(self.table)
        if due and self.luck.random() < 0.7:
            seat = self.luck.choice(due).seat
            offer = match.asks(seat)
            options = [PASS] if offer is None else offer.options
            return Step(A_BOT, "choose", {"seat": seat, "choice": list(self.luck.choice(options))})
        if match.window is not None and self.luck.random() < 0.4:
            return Step(TIME_PASSES, "4")
        seat = self.luck.choice(match.asked_seats)
        chair, offer = self.table.state.seats[seat], match.asks(seat)
        if chair.who != "person" or chair.player not in self.names:
            return self.does_something()
        self.who = self.names[chair.player]
        option = PASS if offer is None else self.luck.choice(offer.options)
        fields = {"number": match.number, "choice": list(option), "seat": seat}
        return self.step("choose", fields)._replace(table=self.town.main, link="")

    def does_something(self) -> Step:
        """Whatever comes into somebody's head."""
        luck, number = self.luck, 0 if self.table.match is None else self.table.match.number
        floor = self.table.state.floor
        seat = luck.randrange(len(self.table.state.seats))
        arrange: tuple[str, Fields] = ("arrange", {"ask": luck.choice(["always", "could", "matters"])})
        whisper: tuple[str, Fields] = ("say", {"text": f"secret {number}", "to": seat})
        some: list[tuple[str, Fields]] = [
            *[("sit", {}), ("sit", {"seat": seat}), self.asks_for(seat), ("start", {})],
            *[("undo", {}), ("undo", {"to": max(floor, number - luck.randint(1, 4))}), ("undo", {"to": 0})],
            *[("pause", {}), ("resume", {}), ("rematch", {}), ("agree", {}), ("decline", {})],
            *[("say", {"text": f"word {number}"}), whisper],
            *[("mute", {"player": self.luck.choice(self.town.plan.people)}), ("close", {})],
            *[arrange, self.asks_why(), self.asks_why()],
            *[("preview", self.wishes(number)), ("preview", self.wishes(number)), ("choose", self.wishes(number))],
        ]
        way = luck.random()
        if way < 0.1:
            return self.step(*luck.choice([("leave", {}), ("leave", {"seat": seat})]))
        if way < 0.55:
            return self.step(*luck.choice(some))
        if way < 0.75:
            return self.step(*self.reads(seat), by_socket=False)
        if way < 0.85:
            at = max(floor, number - luck.choice([0, 0, 1, 5]))
            seats = self.table.state.seats_of(self.town.visitors[self.who].guest.player)
            return self.step("fork", {"at": at, "seat": luck.choice([seat, *seats]), "bot": "random"}, by_socket=False)
        if way < 0.95:
            since = luck.choice([None, 0, max(0, self.table.state.seq - 3)])
            views, words = luck.choice(["whole", "changes", "moments", "none"]), luck.choice(["", "en", "fr"])
            watch = ("watch", {"since": since, "views": views, "words": words})
            return self.step(*luck.choice([watch, watch, ("unwatch", {})]), by_socket=True)
        return Step(TIME_PASSES, luck.choice(SECONDS))

    def asks_for(self, seat: int) -> tuple[str, Fields]:
        """A seat that is kept for somebody else."""
        return "sit", {"seat": seat, "ask": True}

    def asks_why(self) -> tuple[str, Fields]:
        return "why", {"wish": self.a_wish()}

    def wishes(self, number: int) -> Fields:
        """An answer that may make no sense."""
        return {"number": max(0, number - self.luck.choice([0, 0, 0, 1])), "choice": self.a_wish()}

    def a_wish(self) -> str:
        """Something that an own option could be, or that anybody could wish."""
        match, luck = self.table.match, self.luck
        player = self.town.visitors[self.who].guest.player
        own = [] if match is None else [match.asks(seat) for seat in self.table.state.seats_of(player)]
        options = [option_text(option) for offer in own if offer is not None for option in offer.options]
        return luck.choice(options) if options and luck.random() < 0.6 else luck.choice(WISHES)

    def reads(self, seat: int) -> tuple[str, dict[str, Any]]:
        luck = self.luck
        some: list[tuple[str, Fields]] = [
            *[("", {}), ("", {"words": "en"}), ("", {"words": "it"}), ("/log", {}), ("/log", {"lang": "fr"})],
            *[("/replay", {"eyes": luck.choice(EYES), "views": luck.choice(["whole", "moments"])})] * 3,
            *[("/replay", {"eyes": str(seat)}), ("/record", {}), ("/summary", {}), ("/links", {}), ("/rules", {})],
            *[(STREAM, {"since": luck.choice([0, 5]), "views": "changes"})] * 2,
        ]
        return luck.choice(some)
