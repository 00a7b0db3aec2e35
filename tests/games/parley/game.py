"""Parley as it is played. Each rolls in turn for points; a taunt makes them roll again, a hush stops what was said."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from deadtown.games.kit.windows import About, CarryOut, Seats, active_first, once_each_active_last, one_side_first
from deadtown.kernel import (
    NOTHING_TO_ASK,
    PASS,
    Answer,
    Decision,
    Eyes,
    Figures,
    Game,
    Option,
    Play,
    Players,
    Question,
    ReckoningLine,
    Refusal,
    Rules,
    Sides,
    Step,
    Steps,
    Window,
    Words,
)
from tests.games.parley.state import (
    DEALT,
    DECK,
    HUSH,
    TAUNT,
    Drew,
    Hushed,
    ParleyOptions,
    ParleyState,
    Rolled,
    Said,
    components,
    imagine,
    opening,
    outcome,
    team,
    view,
)

KEEP: Option = ("keep",)
AGAIN: Option = ("again",)
REROLLS = 2


class ParleyPlay(Play[ParleyState]):
    """The vocabulary of the steps."""

    def roll(self) -> None:
        self.state.die = self.chance.d6()
        self.tell(Rolled, self.state.active, self.state.die)

    def asked(self, card: str) -> Seats:
        """Whoever holds cards may hold that one: nobody else knows (PA-2.1)."""
        return tuple(seat for seat, envoy in enumerate(self.state.envoys) if envoy.hand)

    def window(
        self, kind: str, card: str, carry_out: CarryOut, about: About, still: Callable[[], bool] = lambda: True
    ) -> Steps[None]:
        """That card may be played now, in the order of this game, as long as there is any use in it (PA-2.2)."""
        state = self.state

        def can(seat: int) -> bool:
            return card in state.envoys[seat].hand and still()

        def plays(seat: int) -> Sequence[Option]:
            return (("play", card),) if can(seat) else ()

        def asked() -> Seats:
            return self.asked(card) if still() else ()

        if state.order == "once_each_active_last":
            return once_each_active_last(kind, state.active, asked(), plays, carry_out, about, can)
        if state.order == "one_side_first":
            side = tuple(range(state.active % 2, len(state.envoys), 2))
            return one_side_first(kind, side, asked, plays, carry_out, about, can)
        return active_first(kind, state.active, asked, plays, carry_out, about, can)

    def say(self, answer: Answer) -> Steps[bool]:
        """Lay down a card, to which the others may reply; whether it stands in the end (PA-2.3)."""
        state, seat, card, stands = self.state, answer.seat, str(answer.option[1]), True
        state.envoys[seat].hand.remove(card)
        state.said.append(card)
        self.tell(Said, seat, card)

        def reply(other: Answer) -> Steps[None]:
            nonlocal stands
            stands = not (yield from self.say(other))

        yield from self.window("reply", HUSH, reply, {"card": card, "seat": seat}, lambda: stands)
        state.discard.append(state.said.pop())
        if not stands:
            self.tell(Hushed, seat, card)
        return stands

    def taunt(self, answer: Answer) -> Steps[None]:
        """The die is rolled once more."""
        if (yield from self.say(answer)):
            self.roll()


def deal(play: ParleyPlay) -> Step:
    """Three cards each."""
    play.chance.shuffle(play.state.deck)
    for envoy in play.state.envoys:
        envoy.hand = [play.state.deck.pop() for _ in range(DEALT)]
    yield from NOTHING_TO_ASK
    return "turn"


def turn(play: ParleyPlay) -> Step:
    """Roll, twice again if wanted; hear the others; score, and draw a card (PA-1.1 to PA-1.3)."""
    state, seat = play.state, play.state.active
    play.roll()
    for left in range(REROLLS, 0, -1):
        if (yield Decision(seat, "again", [KEEP, AGAIN], {"left": left})) == KEEP:
            break
        play.roll()
    yield from play.window("roll", TAUNT, play.taunt, {"seat": seat})
    envoy = state.envoys[seat]
    envoy.points += state.die
    if state.deck:
        envoy.hand.append(state.deck.pop())
        play.tell(Drew, seat, envoy.hand[-1])
    state.turn += 1
    return "" if state.over else "turn"


def why_not(state: ParleyState, question: Question | None, seat: int, wish: Option) -> Refusal | None:
    if wish[0] not in ("keep", "again", "pass", "play") or (wish[0] == "play" and wish[-1] not in DECK):
        return None
    if question is None:
        return Refusal("PA-1.4", "game-over")
    if isinstance(question, Window):
        return Refusal("PA-2.1", f"decide-{question.kind}")
    if question.seat != seat:
        return Refusal("PA-1.1", "not-your-decision", {"seat": question.seat})
    return Refusal("PA-1.2", "decide-again")


def wishes(state: ParleyState, seat: int) -> Iterator[Option]:
    yield AGAIN
    yield from (("play", card) for card in dict.fromkeys(state.envoys[seat].hand))


def figures(state: ParleyState) -> dict[str, Sequence[int]]:
    count = len(state.envoys)
    return {"turns": [(state.turn + count - 1 - seat) // count for seat in range(count)], "order": range(1, count + 1)}


def reckoning(state: ParleyState, seat: int) -> Sequence[ReckoningLine]:
    points = state.envoys[seat].points
    return (ReckoningLine("points-rolled", points, 1, points),) if points else ()


PARLEY: Game[ParleyState] = Game(
    name="parley",
    version="1",
    families=("PA",),
    folder=Path(__file__).parent,
    rules=Rules(
        options_type=ParleyOptions,
        state_type=ParleyState,
        play_type=ParleyPlay,
        seats=range(2, 7),
        opening=opening,
        steps={"deal": deal, "turn": turn},
        decisions=("again", "roll", "reply"),
        windows=("roll", "reply"),
        events=(Rolled, Said, Hushed, Drew),
        outcome=outcome,
        components=components,
        seats_in=lambda state: len(state.envoys),
        turn=lambda state: state.turn,
    ),
    eyes=Eyes(view=view, imagine=imagine),
    words=Words(why_not=why_not, wishes=wishes, named={"card": "card"}, option_arguments={"play": "card"}),
    players=Players(standing={"roll": PASS, "reply": PASS}),
    sides=Sides(team=team),
    figures=Figures(
        tally=figures,
        course=lambda state: {"points": [envoy.points for envoy in state.envoys]},
        reckoning=reckoning,
        simulation_options={"rounds": 2},
    ),
)
