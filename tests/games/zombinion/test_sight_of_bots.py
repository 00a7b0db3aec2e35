"""A bot gets what its seat sees, and nothing else (ZN-10.13)."""

from collections import Counter
from random import Random

from deadtown.kernel import Option, Seeded, Sight, play_out
from tests.clauses import clause
from tests.games.zombinion.table import TableMatch, hunter, start, table


def two_truths() -> tuple[TableMatch, TableMatch]:
    """Two positions that differ only in what Ada can't know: Bob's hand, both decks' order."""
    return (
        table(
            hunter(hand="shotgun", deck="bullet, zombie, rounds"), hunter(hand="magazine, zombie", deck="bullet, decoy")
        ),
        table(
            hunter(hand="shotgun", deck="rounds, bullet, zombie"), hunter(hand="bullet, decoy", deck="zombie, magazine")
        ),
    )


@clause("ZN-10.13")
def test_a_bot_is_given_the_view_and_the_options_of_its_seat() -> None:
    match = table(hunter(hand="higher_ground"), hunter(hand="bullet, zombie, rounds, decoy"))
    match.choose("play higher_ground")
    sight = match.sight()
    assert match.decision is not None
    assert (sight.seat, sight.kind, sight.options) == (1, "discard_down", match.decision.options)
    assert sight.view == match.view(1)
    assert sight.view.hunters[0].hand is None


@clause("ZN-10.13")
def test_a_bot_is_offered_nothing_but_view_options_memory_and_imagination() -> None:
    sight = start(2).sight()
    offered = {name for name in dir(sight) if not name.startswith("_")}
    assert offered == {"seat", "kind", "options", "about", "view", "memory", "imagine"}


@clause("ZN-10.13")
def test_what_a_bot_is_given_does_not_depend_on_what_it_cannot_know() -> None:
    one, other = (match.sight() for match in two_truths())
    assert (one.view, one.options, one.about, one.memory) == (other.view, other.options, other.about, other.memory)
    for seed in ("a", "b", "c"):
        imagined = one.imagine(Seeded(seed)), other.imagine(Seeded(seed))
        assert imagined[0].digest() == imagined[1].digest()


@clause("ZN-10.13")
def test_a_bot_imagines_many_truths_that_all_look_the_same_to_it() -> None:
    match, _ = two_truths()
    hands = set()
    for number in range(40):
        imagined = match.sight().imagine(Seeded(str(number)))
        assert imagined.seen_by(0) == match.seen_by(0)
        hands.add(tuple(sorted(imagined.state.hunters[1].hand)))
    assert len(hands) == 6


@clause("ZN-10.13")
def test_a_bot_that_imagines_leaves_the_match_and_its_luck_alone() -> None:
    match = start(2)
    before = match.digest(), match.chance.position
    imagined = match.sight().imagine(Seeded("dream"))
    imagined.choose("end_hunt", "end_hunt", "end_hunt")
    assert (match.digest(), match.chance.position) == before


@clause("ZN-10.13")
def test_the_memory_of_a_bot_is_what_everybody_could_count() -> None:
    """Every gain and every card trashed is public, so the cards each hunter owns are no secret, only their places."""
    match = start(2)
    starting = Counter({"bullet": 7, "zombie": 3})
    assert match.sight().memory == [starting, starting]
    first, second = match.state.active, 1 - match.state.active
    match.choose("take infection")
    memory = match.sight().memory
    assert memory[first] == starting + Counter({"infection": 1})
    assert memory[second] == starting


class Onlooker:
    """A bot that keeps everything it was given and chooses at random."""

    imagines = False

    def __init__(self, seed: int) -> None:
        self.luck = Random(seed)
        self.sights: list[Sight] = []
        self.hands: list[list[object]] = []

    def choose(self, sight: Sight) -> Option:
        self.sights.append(sight)
        self.hands.append([one.hand for one in sight.view.hunters])
        return self.luck.choice(sight.options)


@clause("ZN-10.13")
def test_in_a_whole_game_a_bot_is_only_ever_given_its_own_seat() -> None:
    match = start(3, seed="bots", turn_cap=5)
    bots = [Onlooker(seat) for seat in range(3)]
    play_out(match, [*bots])
    for seat, bot in enumerate(bots):
        assert {sight.seat for sight in bot.sights} == {seat}
        for hands in bot.hands:
            assert [hand is not None for hand in hands] == [place == seat for place in range(3)]
