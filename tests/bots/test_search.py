"""The searching bot finds what wins, keeps to its budget, and uses nothing but what its seat may know."""

from collections import Counter
from math import inf
from random import Random
from typing import Any, ClassVar

import pytest

from deadtown.bots import Budget, SearchBot, Settings, find_bot, search
from deadtown.bots.search import Search
from deadtown.bots.search_playout import Playout
from deadtown.games import GAMES
from deadtown.kernel import Decision, Match, Option, Outcome, PonderingBot, Progress, Seeded, Sight, play_out
from tests.bots.heap import Clock, HeapGuide, HeapState, heap
from tests.bots.sights import plain
from tests.games.zombinion.table import NAMES


def searcher(playouts: int = 400, luck: int = 1, settings: Settings | None = None) -> SearchBot:
    return SearchBot(Random(luck), Budget(playouts=playouts), settings)


def reported(bot: SearchBot, sight: Sight) -> tuple[Option, list[Progress]]:
    """What a bot chooses, and all that it told meanwhile."""
    told: list[Progress] = []
    bot.progress = told.append
    bot.report_every = 0.0
    return bot.choose(sight), told


class CountingSight:
    """Counts the worlds that are imagined."""

    def __init__(self, match: Match) -> None:
        self.sight = match.sight()
        self.options = self.sight.options
        self.seat = self.sight.seat
        self.imagined: list[Match] = []

    def imagine(self, *arguments: Any, **more: Any) -> Match:
        self.imagined.append(self.sight.imagine(*arguments, **more))
        return self.imagined[-1]


def counting(match: Match) -> Any:
    return CountingSight(match)


# What it finds


@pytest.mark.parametrize("guided", [False, True])
@pytest.mark.parametrize(("left", "wanted"), [(5, 1), (6, 2), (7, 3), (9, 1), (10, 2)])
def test_it_finds_a_forced_win(left: int, wanted: int, guided: bool) -> None:
    match = heap(left, guide=HeapGuide() if guided else None)
    assert searcher(800).choose(plain(match)) == ("take", wanted)


def test_a_sure_win_is_taken_as_soon_as_it_is_found() -> None:
    chosen, told = reported(searcher(100_000), plain(heap(3)))
    assert chosen == ("take", 3)
    assert told[-1].playouts <= 64
    assert told[-1].value == 1


def test_a_win_that_luck_decides_is_not_sure() -> None:
    """Nine of ten worlds are won: more than three in a row, and still not all of them."""
    chosen, told = reported(searcher(400), plain(heap(guess=10)))
    assert chosen == ("guess", "one")
    assert 0.8 < told[-1].value < 1
    assert told[-1].playouts > 100


def test_every_seat_plays_for_itself() -> None:
    """Of six, who takes one leaves the second seat without a win of its own, free to give it to anybody; after two or
    three taken, there is somebody who takes the win."""
    assert searcher(1500).choose(plain(heap(6, players=3))) == ("take", 1)


@pytest.mark.parametrize("guided", [False, True])
@pytest.mark.parametrize(("left", "wanted"), [(6, 3), (9, 1)])
def test_it_finds_a_forced_win_of_its_team(left: int, wanted: int, guided: bool) -> None:
    """The partner comes next: of six, what is left after three is the partner's; for itself, the bot would play
    otherwise."""
    match = heap(left, guide=HeapGuide() if guided else None, teams=(0, 0, 1, 1))
    assert searcher(800).choose(plain(match)) == ("take", wanted)
    assert searcher(800).choose(plain(heap(left, players=4))) != ("take", wanted)


def test_what_a_partner_wins_at_once_is_a_sure_win() -> None:
    """Of five, who takes one leaves four, too many for the partner, and the others win; after two or three taken, the
    partner takes the rest."""
    chosen, told = reported(searcher(100_000), plain(heap(5, teams=(0, 0, 1, 1))))
    assert chosen in [("take", 2), ("take", 3)]
    assert told[-1].playouts <= 128
    assert reported(searcher(1000), plain(heap(5, players=4)))[1][-1].playouts > 128


def test_a_win_of_the_team_counts_in_full_for_each_partner() -> None:
    match = heap(2, most=2, teams=(3, 8, 3, 5))
    playout = Playout(match, Settings(), Random(1))
    assert playout.teams == [0, 1, 0, 2]
    assert playout.values(heap(1, most=1, teams=(3, 8, 3, 5))) == [1, 0, 0]
    assert playout._shares(Outcome([0, 1, 2], [1, 1, 1, 0], "taken")) == [0.5, 0.5, 0]
    assert playout._shares(None) == [1 / 3] * 3
    assert playout.sole_winner(Outcome([0, 2], [1, 0, 1, 0], "taken")) == 0
    assert playout.sole_winner(Outcome([0, 2, 3], [1, 0, 1, 1], "taken")) is None


def test_a_guide_is_asked_of_one_seat_of_each_team() -> None:
    class Asked(HeapGuide):
        seats: ClassVar[list[int]] = []

        def appraise(self, state: HeapState, seat: int) -> float:
            self.seats.append(seat)
            return 0.25

    playout = Playout(match := heap(9, guide=Asked(), teams=(3, 8, 3, 5)), Settings(rollout=0), Random(1))
    assert playout.values(match) == [1 / 3] * 3
    assert Asked.seats == [0, 1, 3]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_it_plays_with_any_number_of_seats(players: int) -> None:
    match = heap(12, players=players)
    play_out(match, [searcher(40, seat) for seat in range(players)])
    assert match.outcome is not None


def test_one_option_is_taken_without_thinking() -> None:
    sight = counting(heap(1))
    assert searcher().choose(sight) == ("take", 1)
    assert sight.imagined == []


# Its budget


def test_it_plays_out_as_many_games_as_it_may() -> None:
    sight = counting(heap(400, most=30))
    told = reported(searcher(50), sight)[1]
    assert told[-1].playouts == 50
    assert len(sight.imagined) <= 51


def test_it_stops_when_the_rest_of_its_budget_cannot_change_the_choice() -> None:
    bot = searcher(4000)
    chosen, told = reported(bot, plain(heap(5)))
    assert chosen == ("take", 1)
    assert told[-1].playouts < 4000
    bot = searcher(told[-1].playouts)
    assert reported(bot, plain(heap(5)))[0] == chosen


def test_it_stops_when_its_time_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "monotonic", Clock())
    bot = SearchBot(Random(1), Budget(seconds=1.0))
    told = reported(bot, plain(heap(40)))[1]
    assert 50 <= told[-1].playouts <= 100


def test_it_can_be_hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "monotonic", Clock())
    bot = searcher(1000)
    assert isinstance(bot, PonderingBot)
    bot.seconds = 0.2
    told = reported(bot, plain(heap(40)))[1]
    assert 10 <= told[-1].playouts <= 20


def test_even_with_no_time_it_chooses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "monotonic", Clock())
    match = heap(40)
    assert SearchBot(Random(1), Budget(seconds=0.001)).choose(plain(match)) in match.sight().options


def test_it_tells_how_far_it_has_come() -> None:
    chosen, told = reported(searcher(200), plain(heap(30)))
    assert len(told) > 2
    assert [one.playouts for one in told] == sorted(one.playouts for one in told)
    assert [one.share for one in told] == sorted({one.share for one in told})
    assert told[-1].share == 1
    assert told[-1].option == chosen
    assert all(0 <= one.value <= 1 for one in told)


def test_each_option_is_tried_in_the_same_worlds() -> None:
    """A world is used as often as there are options that were tried so often."""
    sight = counting(heap(30, most=5))
    search = Search(sight, searcher(60))
    search.run()
    visits = [edge.visits for edge in search.root.edges.values()]
    (first, *played) = (match.chance.source._key for match in sight.imagined)
    worlds = Counter(played)
    assert worlds[first] == len(visits) == 5
    assert sorted(worlds.values()) == sorted(sum(count > world for count in visits) for world in range(max(visits)))


# Its guide


def test_a_guide_is_asked_which_options_to_try_first() -> None:
    chosen, told = reported(searcher(2), plain(heap(40, most=9, guide=HeapGuide())))
    assert (chosen, told[-1].playouts) == (("take", 1), 2)


def test_what_a_guide_leaves_alone_is_taken_without_a_playout() -> None:
    class Sure(HeapGuide):
        def weigh(self, state: HeapState, decision: Decision) -> list[float]:
            return [float(option == ("take", 2)) for option in decision.options]

    sight = counting(heap(5, guide=Sure()))
    assert searcher().choose(sight) == ("take", 2)
    assert len(sight.imagined) == 1


def test_a_guide_is_shown_imagined_states_only() -> None:
    guide = HeapGuide()
    sight = counting(heap(20, guide=guide))
    searcher(60).choose(sight)
    imagined = {id(match.state) for match in sight.imagined}
    assert guide.weighed
    assert guide.appraised
    assert {id(state) for state in (*guide.weighed, *guide.appraised)} <= imagined


def test_a_guide_ends_playouts_early() -> None:
    sight = counting(heap(400, guide=HeapGuide()))
    searcher(30, settings=Settings(rollout=5)).choose(sight)
    assert max(match.number for match in sight.imagined) <= 5 + 30
    assert not any(match.over for match in sight.imagined)


def test_without_a_guide_playouts_end_by_themselves_or_are_given_up() -> None:
    sight = counting(heap(40))
    searcher(30).choose(sight)
    assert all(match.over for match in sight.imagined[1:])
    sight = counting(heap(40))
    searcher(30, settings=Settings(longest=2)).choose(sight)
    assert not any(match.over for match in sight.imagined)


# What it may know


def test_the_same_luck_makes_the_same_choice() -> None:
    def told(luck: int) -> list[Progress]:
        return reported(searcher(100, luck), plain(heap(30, most=5)))[1]

    assert told(3) == told(3)
    assert told(3) != told(4)


def zombinion(seed: int, decisions: int, **options: Any) -> Match:
    """A match after so many decisions of hunters, to search in."""
    game = GAMES["zombinion"]
    match = Match.start(game, NAMES[:2], game.rules.read_options(options), seed=str(seed))
    bots = [find_bot(game, "hunter")(Random(seed)) for _ in range(2)]
    while match.decision is not None and (match.number < decisions or len(match.decision.options) == 1):
        match.choose(bots[match.decision.seat].choose(match.sight()))
    assert match.decision is not None
    return match


@pytest.mark.parametrize("combat_set", ["first_game", "clash", "life_or_death"])
def test_its_choice_does_not_depend_on_what_its_seat_cannot_know(combat_set: str) -> None:
    """All that the seat can't know is drawn anew: whatever the bot tells of its search stays the same."""
    differed = 0
    for decisions in (7, 30, 55):
        match = zombinion(1, decisions, combat_set=combat_set)
        assert match.decision is not None
        other = match.imagine(match.decision.seat, Seeded("another world"))
        differed += other.digest() != match.digest()
        assert reported(searcher(60), match.sight()) == reported(searcher(60), other.sight())
    assert differed


def test_what_lies_under_a_cup_does_not_show_in_its_choice() -> None:
    match = heap(guess=3)
    for die in range(3):
        match.state.die = die
        assert reported(searcher(60), match.sight()) == reported(searcher(60), heap(guess=3).sight())


def test_it_leaves_the_match_and_its_luck_alone() -> None:
    match = zombinion(2, 20)
    before = match.digest(), match.number, match.decision, match.chance.position
    searcher(50).choose(match.sight())
    assert (match.digest(), match.number, match.decision, match.chance.position) == before
    match.undo()
    assert match.number == before[1] - 1


# Zombinion


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_plays_zombinion(players: int) -> None:
    game = GAMES["zombinion"]
    options = game.rules.read_options({"combat_set": "random", "turn_cap": 8})
    match = Match.start(game, NAMES[:players], options, seed="search")
    bots = [searcher(8, seat) for seat in range(players)]
    while match.decision is not None:
        sight = match.sight()
        option = bots[sight.seat].choose(sight)
        assert option in sight.options
        match.choose(option)
    assert match.outcome is not None


def test_it_ends_a_game_that_it_wins_by_that() -> None:
    """The last pack of Many More Zombies ends the game, and the seat that takes it is ahead."""
    from tests.games.zombinion.table import hunter, table

    me = hunter(hand="magazine x3, bullet x2", discard="many_more_zombies x2", turns=9)
    match = table(me, hunter(turns=10), step="hunt", shots=8, targets=1, supply={"many_more_zombies": 1})
    match.choose("play_all_aim")
    assert searcher(60).choose(plain(match)) == ("take", "many_more_zombies")


def test_it_has_no_limit_but_the_one_that_it_is_given() -> None:
    assert searcher().seconds == inf
