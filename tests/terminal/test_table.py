"""The table of Zombinion as it is drawn: everything a person wants to see, at any width, in every language."""

from itertools import product

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.text import Text

from deadtown.games.zombinion.cards import SETS
from deadtown.terminal.screen import Flow
from deadtown.terminal.tables.zombinion import ZombinionPicture, in_hand_order
from deadtown.text import LANGUAGES, Speaker
from tests.games.zombinion.table import GAME, NAMES, TableMatch, hunter, table


def picture(lang: str = "en", players: int = 2) -> ZombinionPicture:
    return ZombinionPicture(Speaker(GAME, lang, NAMES[:players]))


def drawn(part: RenderableType, width: int = 100) -> str:
    console = Console(width=width, color_system=None, highlight=False)
    with console.capture() as capture:
        console.print(part)
    return capture.get()


def whole(match: TableMatch, seat: int | None = 0, lang: str = "en", width: int = 100) -> str:
    return drawn(picture(lang, len(match.hunters)).table(match.view(seat), width), width)


def line_with(text: str, part: str) -> str:
    (line,) = (line for line in text.splitlines() if part in line)
    return line


def test_the_supply_stands_in_its_groups_with_cost_and_count() -> None:
    text = whole(table(hunter("bullet x5"), hunter("bullet x5")))
    assert "0 Bullet ×46  3 Rounds ×40  6 Magazine ×30" in line_with(text, "  Aim ")
    assert "8 Many More Zombies ×8" in line_with(text, "Victory-Zombie")
    assert "Trash: no cards" in line_with(text, "  Infection ")
    assert "2 Barricade ×10" in line_with(text, "  Combat ")


def test_an_empty_pile_is_called_so() -> None:
    text = whole(table(hunter(), hunter(), supply={"decoy": 0, "magazine": 1}))
    assert "2 Decoy – sold out" in text
    assert "6 Magazine ×1" in text


def test_combat_piles_lie_by_cost_and_by_the_name_shown() -> None:
    text = whole(table(hunter(), hunter(), combat="clash"), lang="fr", width=60)
    names = ["Barricade", "Maverick", "Regroupement", "Étage supérieur", "Fouille", "Fuite rapide", "Reconnaissance"]
    found = sorted(names, key=lambda name: drawn_place(text, name))
    assert found == names


def drawn_place(text: str, name: str) -> tuple[int, int]:
    """Columns are read from top to bottom."""
    (number, line), *_ = ((number, line) for number, line in enumerate(text.splitlines()) if f" {name} ×" in line)
    return line.index(f" {name} ×") // 20, number


def test_my_hand_is_grouped_and_sorted() -> None:
    match = table(hunter("bullet, zombie, decoy, bullet, sidekick, infection, zombie"), hunter())
    assert "Hand: Sidekick, Decoy, Bullet ×2, Zombie ×2, Infection" in whole(match)
    assert in_hand_order(["survivors", "zombie", "bullet"]) == ["bullet", "zombie", "survivors"]


def test_others_show_what_everybody_may_see() -> None:
    other = hunter("bullet x4", deck="radio x3", discard="bullet, rounds", turns=7)
    text = whole(table(hunter("decoy", deck="zombie x6"), other))
    assert "Hand 4 · Deck not empty · Discard Rounds · Turns 7" in line_with(text, "  Bob")
    assert "Hand 1 · Deck 6 · Discard empty · Turns 0" in line_with(text, "Ada (you)")
    assert "Radio" not in text


def test_a_spectator_sees_no_hand() -> None:
    text = whole(table(hunter("decoy"), hunter("sidekick")), seat=None)
    assert "Hand:" not in text
    assert "(you)" not in text


def test_the_turn_shows_its_counters_and_cards_in_play() -> None:
    me = hunter("bullet", in_play="shotgun, maverick x2")
    match = table(me, hunter(), actions=0, targets=2, shots=3, step="hunt")
    text = whole(match)
    assert line_with(text, "Ada: turn 1").startswith("Ada: turn 1 · Hunt phase ")
    assert "0 Actions · 2 Targets · 3 shots" in text
    assert "In play: Shotgun, Maverick ×2" in text
    assert line_with(text, "▶").startswith("▶ Ada (you)")


def test_the_counters_of_another_turn_are_marked_with_its_name() -> None:
    match = table(hunter("higher_ground"), hunter("barricade, bullet x4"), combat="clash")
    match.choose("play higher_ground")
    text = whole(match, seat=1)
    assert "Ada: 0 Actions · 1 Target · 0 shots · Being resolved: Higher Ground" in text
    assert "In play: Higher Ground" in text


def test_revealed_and_set_aside_cards_are_shown() -> None:
    match = table(hunter("recon", deck="zombie, rounds"), hunter(deck="magazine"), combat="clash")
    match.choose("play recon")
    assert "Revealed by Ada: Rounds" in drawn(picture().brief(match.view(1)))
    match = table(hunter("hide", deck="recon, zombie"), hunter(), combat="clash")
    match.choose("play hide", "set_aside")
    match = table(hunter("hide", deck="recon, maverick, zombie"), hunter(), combat="clash")
    match.choose("play hide", "set_aside")
    assert "Set aside by Ada: Recon" in drawn(picture().brief(match.view(1)))


def test_picked_cards_are_shown_to_their_owner_only() -> None:
    match = table(hunter("decoy, zombie x2, bullet"), hunter())
    match.choose("play decoy", "pick zombie")
    assert "Chosen: Zombie" in whole(match)
    assert "Chosen" not in whole(match, seat=1)


def test_the_trash_is_listed() -> None:
    match = table(hunter(), hunter(), trash="bullet x3, weapons_cache")
    assert "In the Trash: Weapons Cache, Bullet ×3" in drawn(picture().trash(match.view(None)))
    assert "Trash: 4 cards" in whole(match)


def test_everything_is_open_to_all_eyes() -> None:
    match = table(hunter("decoy", deck="zombie"), hunter("sidekick x2"))
    text = drawn(picture().table(picture().open_view(match), 100))
    assert "Hand: Decoy" in text
    assert "Hand: Sidekick ×2" in text


@pytest.mark.parametrize(("width", "lang"), list(product((60, 80, 110), LANGUAGES)))
def test_no_line_is_wider_than_the_terminal_and_nothing_is_cut(width: int, lang: str) -> None:
    cards = ", ".join(f"{card} x2" for card in SETS["shoot_em_up"])
    hunters = [hunter(cards, deck="zombie x30", discard="one_in_the_chamber", turns=20) for _ in range(4)]
    match = table(*hunters, combat="shoot_em_up", supply={"many_more_zombies": 0, "one_in_the_chamber": 0})
    text = whole(match, lang=lang, width=width)
    assert max(map(cell_len, text.splitlines())) <= width
    assert "…" not in text
    assert not any(line.lstrip().startswith("×") for line in text.splitlines())
    flat = " ".join(text.split())
    for card in SETS["shoot_em_up"]:
        assert f"{picture(lang).speaker.name('card', card)} ×2" in flat


def test_lines_end_between_parts_and_never_within() -> None:
    parts = [Text("one two"), Text("three four"), Text("five six")]
    assert drawn(Flow(parts, ", "), 20).splitlines() == ["one two, three four,", "five six"]
    assert drawn(Flow(parts, ", "), 12).splitlines() == ["one two,", "three four,", "five six"]


def test_the_end_explains_every_point() -> None:
    owned = "survivors x2, zombie x4, many_zombies, many_more_zombies x2, infection x3, bullet x18"
    match = table(hunter(owned, turns=3), hunter("zombie, bullet x4"), step="hunt", supply={"many_more_zombies": 0})
    match.choose("end_hunt")
    assert match.outcome is not None
    assert match.outcome.scores == [22, 1]
    text = drawn(picture().scores(match.view(0)))
    for part in ("Zombie ×4 = 4", "Many Zombies ×1 = 3", "Many More Zombies ×2 = 12", "Infection ×3 = -3"):
        assert part in text
    assert "Survivors ×2 = 6" in text
    assert "(30 cards owned: 3 points for each Survivors)" in text
    assert "★ Ada: 22 points, 4 turns" in text
    assert "Other cards: Bullet ×18" in text
    assert text.index("Ada:") < text.index("Bob:")


@pytest.mark.parametrize(("turns", "winners", "reason"), [(3, [1], "ZN-9.7"), (4, [0, 1], "ZN-9.8")])
def test_equal_points_are_explained(turns: int, winners: list[int], reason: str) -> None:
    me, other = hunter("zombie", turns=3), hunter("zombie", turns=turns)
    match = table(me, other, step="hunt", supply={"many_more_zombies": 0})
    match.choose("end_hunt")
    assert match.outcome is not None
    assert match.outcome.winners == winners
    text = drawn(picture().scores(match.view(0)))
    assert reason in text
    assert text.count("★") == len(winners)
