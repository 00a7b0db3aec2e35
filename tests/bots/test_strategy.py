"""Strategies are read from a text; what is wrong with one is said, with its line."""

from random import Random

import pytest

from deadtown.games.zombinion.bots import StrategyBot, read_strategy
from deadtown.games.zombinion.bots.words import COUNTS, WORDS
from deadtown.kernel import BadStrategy, Option
from tests.bots.sights import blind, plain
from tests.games.zombinion.table import TableMatch, hunter, table


def follow(text: str, match: TableMatch) -> Option:
    """What a strategy chooses."""
    return StrategyBot(read_strategy(text), Random(1)).choose(plain(match))


def hunt(shots: int, mine: str = "", **more: object) -> TableMatch:
    """The Hunt phase of a hunter without Aim cards in hand."""
    return table(hunter(discard=mine), hunter(), step="hunt", shots=shots, **more)  # type: ignore[arg-type]


def test_the_first_rule_that_can_be_paid_decides() -> None:
    text = 'take = ["magazine", "cunning", "rounds"]'
    assert follow(text, hunt(7)) == ("take", "magazine")
    assert follow(text, hunt(5)) == ("take", "cunning")
    assert follow(text, hunt(3)) == ("take", "rounds")
    assert follow(text, hunt(2)) == ("end_hunt",)


def test_nine_shots_pay_as_much_as_eight() -> None:
    assert follow('take = ["many_more_zombies"]', hunt(12)) == ("take", "many_more_zombies")


def test_cards_that_are_not_on_offer_are_passed_over() -> None:
    text = 'take = ["zombie_swarm", "sidekick", "rounds"]'
    assert follow(text, hunt(5, supply={"sidekick": 0})) == ("take", "rounds")


def test_aim_cards_are_played_before_anything_is_taken() -> None:
    match = table(hunter(hand="bullet x3"), hunter(), step="hunt", shots=3)
    assert follow('take = ["rounds"]', match) == ("play_all_aim",)


def test_until_counts_the_cards_owned_wherever_they_are() -> None:
    text = 'take = ["cunning until 2", "rounds"]'
    assert follow(text, hunt(4, mine="cunning")) == ("take", "cunning")
    assert follow(text, hunt(4, mine="cunning x2")) == ("take", "rounds")


def test_until_may_be_a_calculation() -> None:
    text = 'take = ["cunning until own(maverick) + 1", "rounds"]'
    assert follow(text, hunt(4, mine="cunning")) == ("take", "rounds")
    assert follow(text, hunt(4, mine="cunning, maverick")) == ("take", "cunning")


def test_until_and_when_must_both_hold() -> None:
    text = 'take = ["cunning until 1 when shots > 4", "rounds"]'
    assert follow(text, hunt(5)) == ("take", "cunning")
    assert follow(text, hunt(4)) == ("take", "rounds")
    assert follow(text, hunt(5, mine="cunning")) == ("take", "rounds")


def test_anything_is_the_dearest_card_first() -> None:
    assert follow('take = ["anything"]', hunt(7)) == ("take", "magazine")
    assert follow('take = ["anything when left(magazine) > 40", "anything until 1"]', hunt(4)) == ("take", "cunning")


def test_words_of_its_own_may_use_the_words_above_them() -> None:
    text = """
    take = ["rounds when both"]
    [words]
    rich = "shots > 2"
    both = "rich and turns == 0"
    """
    assert follow(text, hunt(3)) == ("take", "rounds")


def test_words_for_all_strategies_hold_until_one_gives_them_another_meaning() -> None:
    assert follow('take = ["rounds when not late"]', hunt(3)) == ("take", "rounds")
    text = """
    take = ["rounds when not late"]
    [words]
    soon = "shots == 3"
    late = "soon"
    """
    assert follow(text, hunt(3)) == ("end_hunt",)


TRUE = [
    *(
        "shots == 5",
        "targets == 2",
        "actions == 1",
        "reach == 5",
        "turns == 6",
        "players == 2",
        "empty == 1",
        "deck == 3",
    ),
    *("cards == 8", "ammo == 6", "points == 8", "lead == 5"),
    *("left(rounds) == 40", "left(sidekick) == 0", "left(zombie_swarm) == 0", "left(aim) == 46 + 40 + 30"),
    *("own(rounds) == 2", "own(aim) == 4", "own(victory) == 3", "own(action) == 1", "own(attack) == 0"),
    *("hand(zombie) == 1", "hand(victory) == 2", "hand(terminal) == 1", "hand(bullet) == 0"),
    *("rivals(zombie) == 3", "rivals(attack) == 1", "rivals(cunning) == 0"),
]


@pytest.mark.parametrize("condition", TRUE)
def test_words_and_counts_speak_of_the_table(condition: str) -> None:
    me = hunter(hand="zombie, many_more_zombies, cunning", deck="rounds x2, bullet", discard="bullet, zombie", turns=6)
    other = hunter(hand="zombie x3, higher_ground", turns=7)
    match = table(me, other, step="hunt", shots=5, targets=2, supply={"sidekick": 0})
    assert follow(f'take = ["bullet when {condition}"]', match) == ("take", "bullet")
    assert follow(f'take = ["bullet when not ({condition})"]', match) == ("end_hunt",)


def test_every_word_and_count_is_tested_above() -> None:
    for word in (*WORDS, *COUNTS):
        assert any(condition.startswith(word) for condition in TRUE), word


def test_reach_counts_the_aim_cards_in_hand() -> None:
    match = table(hunter(hand="decoy, rounds x2, bullet"), hunter(), shots=2)
    text = 'take = []\nplay = ["decoy when reach == 7"]'
    assert follow(text, match) == ("play", "decoy")


def test_the_most_that_one_rival_owns_counts() -> None:
    match = table(hunter(), hunter(hand="decoy"), hunter(hand="decoy x3"), step="hunt")
    assert follow('take = ["bullet when rivals(decoy) == 3"]', match) == ("take", "bullet")


def ending(mine: str, theirs: str, shots: int = 8, **more: object) -> TableMatch:
    """The other hunter has taken as many turns as this one will have after this turn."""
    me, other = hunter(discard=mine, turns=9), hunter(discard=theirs, turns=10)
    return table(me, other, step="hunt", shots=shots, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("word", "mine", "theirs", "left", "holds"),
    [
        ("ends", "", "", 1, True),
        ("ends", "", "", 2, False),
        ("wins", "", "many_zombies", 1, True),
        ("wins", "", "many_zombies", 2, False),
        ("wins", "", "many_more_zombies", 1, False),
        ("loses", "", "many_more_zombies", 1, False),
        ("loses", "", "many_more_zombies, zombie", 1, True),
        ("loses", "", "many_more_zombies, zombie", 2, False),
        ("wins", "infection", "many_zombies x2", 1, False),
        ("wins", "survivors, bullet x8", "many_more_zombies", 1, True),
    ],
)
def test_the_last_many_more_zombies_ends_the_game(word: str, mine: str, theirs: str, left: int, holds: bool) -> None:
    match = ending(mine, theirs, supply={"many_more_zombies": left})
    taken = follow(f'take = ["many_more_zombies when {word}"]', match)
    assert taken == (("take", "many_more_zombies") if holds else ("end_hunt",))


def test_a_tie_goes_to_the_one_with_fewer_turns() -> None:
    match = ending("", "many_more_zombies", supply={"many_more_zombies": 1})
    match.hunters[1].turns = 11
    assert follow('take = ["many_more_zombies when wins"]', match) == ("take", "many_more_zombies")


def test_the_third_empty_pile_ends_the_game() -> None:
    text = 'take = ["anything when wins"]'
    assert follow(text, ending("zombie", "", 2, supply={"decoy": 1, "maverick": 0, "shotgun": 0})) == ("take", "decoy")
    assert follow(text, ending("zombie", "", 2, supply={"decoy": 1, "maverick": 0})) == ("end_hunt",)
    assert follow(text, ending("", "zombie", 2, supply={"decoy": 1, "maverick": 0, "shotgun": 0})) == ("end_hunt",)


def test_cards_picked_for_sacrifice_no_longer_count() -> None:
    match = table(hunter(hand="sacrifice, bullet x4"), hunter(), combat="shoot_em_up")
    match.choose("play sacrifice")
    text = 'take = []\ntrash = ["bullet when own(bullet) > 2 and hand(bullet) > 1"]'
    picks = []
    while match.decision is not None and match.decision.kind == "trash_up_to":
        picks.append(follow(text, match))
        match.choose(picks[-1])
    assert picks == [("pick", "bullet"), ("pick", "bullet"), ("done",)]


def test_a_list_that_is_left_out_is_the_one_of_the_defaults() -> None:
    match = table(hunter(hand="cunning, maverick"), hunter())
    assert follow("take = []", match) == ("play", "maverick")
    assert follow('take = []\nplay = ["cunning"]', match) == ("play", "cunning")
    assert follow("take = []\nplay = []", match) == ("end_actions",)


def test_gains_follow_the_list_take_unless_there_is_a_list_gain() -> None:
    match = table(hunter(hand="ammo_box"), hunter())
    match.choose("play ammo_box")
    assert follow('take = ["cunning"]', match) == ("gain", "cunning")
    assert follow('take = ["cunning"]\ngain = ["rounds"]', match) == ("gain", "rounds")


def test_reload_gains_the_dearest_aim_card_whatever_the_lists_say() -> None:
    match = table(hunter(hand="reload, rounds"), hunter())
    match.choose("play reload")
    assert follow('take = ["bullet"]', match) == ("gain", "magazine")


def test_the_list_discard_comes_before_plain_good_sense() -> None:
    match = table(hunter(hand="higher_ground"), hunter(hand="magazine, zombie, bullet x2"))
    match.choose("play higher_ground")
    assert follow('take = []\ndiscard = ["magazine"]', match) == ("pick", "magazine")
    assert follow("take = []\ndiscard = []", match) == ("pick", "zombie")


def test_the_list_double_is_for_tactics() -> None:
    match = table(hunter(hand="tactics, decoy, cunning"), hunter(), combat="infested_city")
    match.choose("play tactics")
    assert follow('take = []\nplay = ["cunning"]\ndouble = ["decoy"]', match) == ("play", "decoy")
    assert follow('take = []\nplay = ["decoy"]\ndouble = []', match) == ("play", "cunning")


def test_survivors_count_a_point_for_every_ten_cards() -> None:
    for bullets, points in ((8, 0), (9, 1), (18, 1), (19, 2)):
        match = hunt(0, mine=f"survivors, bullet x{bullets}")
        assert follow(f'take = ["bullet when points == {points}"]', match) == ("take", "bullet")


def test_no_look_is_taken_at_the_table_when_no_rule_asks_for_it() -> None:
    strategy = read_strategy('take = ["many_more_zombies", "many_zombies when left(many_zombies) > 0", "rounds"]')
    bot = StrategyBot(strategy, Random(1))
    assert bot.choose(blind(table(hunter(hand="rounds"), hunter(), step="hunt"))) == ("play_all_aim",)
    assert bot.choose(blind(hunt(8))) == ("take", "many_more_zombies")
    assert bot.choose(blind(hunt(4))) == ("take", "rounds")
    with pytest.raises(AssertionError, match="looked at the table"):
        bot.choose(blind(hunt(5)))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "the list 'take' is missing"),
        ("take = [", "Invalid value (at end of document)"),
        ("take = 3", "line 1, take: not a list of rules"),
        ('take = "rounds"', "line 1, take: not a list of rules"),
        ("take = [3]", "take: 3: not a rule such as 'cunning until 2 when shots > 4'"),
        ('take = [""]', "line 1, take: '': not a rule such as 'cunning until 2 when shots > 4'"),
        ('take = ["two words"]', "line 1, take: 'two words': not a rule such as 'cunning until 2 when shots > 4'"),
        ('take = [\n"rounds",\n"round",\n]', "line 3, take: 'round': unknown card 'round', did you mean 'rounds'?"),
        ('take = ["xyzzy"]', "line 1, take: 'xyzzy': unknown card 'xyzzy'"),
        ("take = ['aim']", "line 1, take: 'aim': unknown card 'aim'"),
        (
            'take = ["rounds when shoots > 3"]',
            "line 1, take: 'rounds when shoots > 3': unknown word 'shoots', did you mean 'shots'?",
        ),
        (
            'take = ["rounds until"]',
            "line 1, take: 'rounds until': not a rule such as 'cunning until 2 when shots > 4'",
        ),
        ('take = ["rounds until 2 )"]', "line 1, take: 'rounds until 2 )': ')' is not expected here"),
        (
            'take = ["rounds when own(cuning)"]',
            "line 1, take: 'rounds when own(cuning)': unknown card 'cuning', did you mean 'cunning'?",
        ),
        ('take = ["rounds when 1 until 2"]', "line 1, take: 'rounds when 1 until 2': 'until' is not expected here"),
        ('take = []\npaly = ["decoy"]', "line 2, paly: unknown entry 'paly', did you mean 'play'?"),
        ("take = []\nwords = 3", "line 2, words: not a table of words"),
        ("take = []\n[words]\nlate = 3", "words: 3: not a text"),
        ("take = []\n[words]\nlate = 'later'", "line 3, words: 'later': unknown word 'later'"),
        ("take = []\n[words]\nshots = '3'", "line 3, words: 'shots': 'shots' has a meaning already"),
        ("take = []\n[words]\nnot = '3'", "line 3, words: 'not': 'not' has a meaning already"),
        ("take = []\n[words]\nlast = 'wins'", "line 3, words: 'wins': unknown word 'wins'"),
        ("take = []\n[words]\nLate = '3'", "line 3, words: 'Late': 'Late' is not a word of small letters"),
        ("take = []\nflip = true", "flip: True: not a text"),
    ],
)
def test_what_is_wrong_is_said(text: str, said: str) -> None:
    with pytest.raises(BadStrategy) as caught:
        read_strategy(text)
    assert str(caught.value) == said
