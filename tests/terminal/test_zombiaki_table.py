"""The table of Zombiaki! as it is drawn: the street from the reader's end, at any width, in every language."""

from itertools import product

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

from deadtown.games.zombiaki.cards import KINDS
from deadtown.terminal.tables.zombiaki import ZombiakiPicture
from deadtown.text import LANGUAGES, Speaker
from tests.games.zombiaki.table import GAME, NAMES, H, TableMatch, Z, humans_play, start, zombies_move, zombies_play

CROWDED = (
    "A5 z2+s+boss(2), B5 barrel, A4 z7+stepped+merged, B4 z3+ordered net, C4 mine, B3 pit2 z4, C3 wall6, "
    "C2 car z1 fire, A1 barrier, C1 dog"
)


def picture(lang: str = "en") -> ZombiakiPicture:
    return ZombiakiPicture(Speaker(GAME, lang, NAMES))


def drawn(part: RenderableType, width: int = 100) -> str:
    console = Console(width=width, color_system=None, highlight=False)
    with console.capture() as capture:
        console.print(part)
    return capture.get()


def whole(match: TableMatch, seat: int | None = H, lang: str = "en", width: int = 100) -> str:
    return drawn(picture(lang).table(match.view(seat), width), width)


def line_with(text: str, part: str) -> str:
    (line,) = (line for line in text.splitlines() if part in line)
    return line


def drawn_street(text: str) -> str:
    return text[: text.index("└")]


def cells(text: str, row: int) -> list[str]:
    """What is drawn in a row of the street, from left to right; what stands below each other is joined."""
    lines = [line for line in text.splitlines() if line.startswith(("│", "├"))]
    blocks = [block.splitlines() for block in "\n".join(lines).split("├")]
    (found,) = (block[1:] for block in blocks if any(f"│ Row {row} " in line for line in block))
    columns = zip(*(line.strip("│").split("│") for line in found), strict=True)
    return [" ".join(" ".join(column).split()) for column in columns][1:]


@pytest.mark.parametrize(
    ("seat", "top", "bottom", "lanes", "rows"),
    [(H, "Cemetery", "Barricade", "ABC", "12345"), (Z, "Barricade", "Cemetery", "CBA", "54321")],
)
def test_the_street_is_seen_from_the_end_of_who_looks(seat: int, top: str, bottom: str, lanes: str, rows: str) -> None:
    text = whole(zombies_play("B2 z3", "hunger"), seat)
    assert text.index(top) < text.index("┌") < text.index("└") < text.index(bottom)
    assert "".join(line_with(text, "Lane A").replace("│", "").split()[1::2]) == lanes
    places = [text.index(f"Row {row}") for row in rows]
    assert places == sorted(places)


def test_who_watches_sits_with_the_humans() -> None:
    match = zombies_play("B2 z3", "hunger")
    assert "(you)" not in whole(match, None)
    assert drawn_street(whole(match, None)) == drawn_street(whole(match, H))


def test_a_space_tells_all_that_is_on_it() -> None:
    text = whole(humans_play(CROWDED, "shot_1"))
    assert cells(text, 5) == ["Zombie 2 shielded boss 2 orders left", "Rolling Barrel", "·"]
    assert cells(text, 4) == ["Zombie 7", "Zombie 3 netted has had an order", "Mine"]
    assert cells(text, 3) == ["·", "Zombie 4 Pit (2)", "Wall Height 6"]
    assert cells(text, 2) == ["·", "·", "Zombie 1 of 2 Car Bomb burning"]
    assert cells(text, 1) == ["Barrier", "·", "Dog"]


def test_lanes_lie_the_other_way_round_for_the_zombies() -> None:
    assert cells(whole(humans_play(CROWDED, "shot_1"), Z), 1) == ["Dog", "·", "Barrier"]


def test_a_barred_lane_is_called_so_at_its_head() -> None:
    assert whole(humans_play(CROWDED, "shot_1")).count("barred") == 1
    assert "barred" not in whole(humans_play("A1 z2", "shot_1"))


def test_marks_of_the_phase_are_shown_while_it_lasts() -> None:
    street = "A4 z7+stepped+merged+held, B1 z2"
    during, after = whole(zombies_play(street, "hunger"), Z), whole(humans_play(street, "shot_1"), Z)
    for mark in ("held", "freshly merged", "has made its special"):
        assert mark in during
        assert mark not in after


def test_wounds_show_in_the_strength() -> None:
    match = humans_play("B3 z4, A3 bitten", "shot_2")
    assert cells(whole(match), 3) == ["Zombie 1", "Zombie 4", "·"]
    match.choose("play shot_2 b")
    assert cells(whole(match), 2) == ["·", "Zombie 2 of 4", "·"]


def test_both_hands_lie_open_with_what_is_left_of_the_decks() -> None:
    match = zombies_play("B2 z3", "hunger, zombie_3 x2", humans="mine, shot_1", zombie_discard="dog")
    lines = [line.strip() for line in whole(match, Z).splitlines()][-4:]
    assert lines == [
        "Humans: Bob · Deck: 12 cards · Discard pile: no cards",
        "Hand: Shot, Freeze!, Mine",
        "▶ Zombies: Ada (you) · Deck: 13 cards until Dawn · Discard pile: 1 card",
        "Hand: Zombie 3 ×2, Terror, Hunger",
    ]


def test_dawn_is_seen_coming() -> None:
    match = zombies_play("B2 z3", "hunger", zombie_deck="dawn")
    assert "Deck: Dawn is the next card" in whole(match)


def test_the_heading_tells_round_phase_and_stage() -> None:
    assert whole(humans_play("B2 z3", "shot_1")).startswith("Round 3 · Human phase · Play ")
    assert whole(zombies_move("B2 z3")).startswith("Round 4 · Zombie phase · Discard ")
    assert whole(start()).startswith("Round 1 · Zombie phase · Discard ")


def test_what_holds_for_the_whole_street_is_told() -> None:
    text = whole(humans_play("B2 z3", "shot_1", freeze=2, terror=True))
    assert "frozen until the end of the next human phase" in text
    assert "the humans may play only one card" in text
    assert "frozen until the end of the human phase" in whole(zombies_play("B2 z3", "hunger", freeze=1))
    quiet = whole(humans_play("B2 z3", "shot_1"))
    assert "frozen" not in quiet
    assert "only one card" not in quiet


def test_a_card_that_may_be_stopped_is_told() -> None:
    match = humans_play("B2 z3", "shot_1", zombies="click")
    match.choose("play shot_1 b")
    assert "Being resolved: Shot" in drawn(picture().brief(match.view(Z)))


def test_both_discard_piles_are_listed() -> None:
    match = zombies_play("B2 z3", "hunger", zombie_discard="dog, click, dog", human_discard="")
    lines = drawn(picture().trash(match.view(None))).splitlines()
    assert lines == ["Zombies, discard pile: Dog ×2, Click!", "Humans, discard pile: nothing"]


@pytest.mark.parametrize(
    ("card", "line"),
    [
        ("zombie_3", "Zombie 3  Lasting · Strength 3"),
        ("boss", "Boss  Lasting · 3 orders left"),
        ("wall_6", "Wall  Lasting · Height 6"),
        ("pit_2", "Pit (2)  Lasting · Depth 2"),
        ("shot_2", "Good Shot  Instant · Power 2"),
        ("terror", "Terror  Instant"),
    ],
)
def test_a_card_tells_what_its_number_means(card: str, line: str) -> None:
    heading, text, *_ = drawn(picture().card(card)).splitlines()
    assert heading == line
    assert text.startswith("  ")


def test_cards_in_sight_are_those_in_hand_and_on_the_street() -> None:
    match = humans_play("B2 z3+s, C3 wall6", "shot_1", spare=False)
    assert picture().in_sight(match.view(None)) == ["zombie_3", "human_shield", "shot_1", "wall_6"]
    assert picture().in_sight(start().view(None)) != list(KINDS)


def test_the_end_says_who_has_won_and_how() -> None:
    match = zombies_move("", zombie_deck="dawn")
    assert drawn(picture().scores(match.view(None))).startswith("★ The sun is up: ")
    match = zombies_move("C5 z2")
    text = drawn(picture().scores(match.view(None)))
    assert text.startswith("★ A zombie has crossed the barricade: ")
    assert text.endswith("Ada wins.\n")
    assert whole(match).startswith("End of the game ")


@pytest.mark.parametrize(("width", "lang", "seat"), list(product((60, 80, 110), LANGUAGES, (Z, H))))
def test_no_line_is_wider_than_the_terminal_and_nothing_is_cut(width: int, lang: str, seat: int) -> None:
    hands = {"zombies": "not_so_fast, human_shield x2", "humans": "street_fire, high_voltage, burst_3"}
    match = zombies_move(CROWDED, freeze=1, terror=True, **hands)
    assert match.asked == (Z, "hold")
    text = whole(match, seat, lang, width)
    assert max(map(cell_len, text.splitlines())) <= width
    assert "…" not in text
    flat = " ".join(text.split())
    for card in ("not_so_fast", "street_fire", "high_voltage", "burst_3"):
        assert picture(lang).speaker.name("card", card) in flat
    for word in picture(lang).speaker.name("card", "barrel").split():
        assert word in flat, "where it is narrow, lines end between words"
