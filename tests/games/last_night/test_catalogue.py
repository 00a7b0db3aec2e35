"""The catalogue: what the page draws from, complete, and the same as what is played with."""

import msgspec

from deadtown.games.last_night.boards import BOARDS
from deadtown.games.last_night.cards import HERO_CARDS, ZOMBIE_CARDS
from deadtown.games.last_night.catalogue import CATALOGUE
from deadtown.games.last_night.grave_weapons import GRAVE_CARDS
from deadtown.games.last_night.ground import SIDE, ground
from deadtown.games.last_night.heroes import PEOPLE
from deadtown.games.last_night.survival_cards import SURVIVAL_TACTICS, UNIQUE_ITEMS


def test_every_board_hero_and_card_is_told_once() -> None:
    assert [board.board for board in CATALOGUE.boards] == list(BOARDS)
    assert [hero.hero for hero in CATALOGUE.heroes] == list(PEOPLE)
    survival = [*UNIQUE_ITEMS, *SURVIVAL_TACTICS]
    assert [card.card for card in CATALOGUE.cards] == [*HERO_CARDS, *ZOMBIE_CARDS, *GRAVE_CARDS, *survival]


def test_every_cell_of_a_board_is_outdoors_or_of_one_building() -> None:
    for board in CATALOGUE.boards:
        inside = [cell for building in board.buildings for cell in building.cells]
        assert len(inside) == len(set(inside))
        assert set(inside) <= set(board.cells)
        assert not set(inside) & {*board.scenery, *board.square}
        assert len(board.cells) in (27, 36)


def test_a_board_has_scenery_of_a_kind_or_none() -> None:
    kinds = {board.board: board.landscape for board in CATALOGUE.boards if board.scenery}
    assert kinds == {
        "l2": "junkyard",
        "l3": "graveyard",
        "l5": "cornfield",
        "l9": "lumber_yard",
        "l12": "ski_slope",
    }
    assert all(bool(board.scenery) == bool(board.landscape) for board in CATALOGUE.boards)


def test_in_the_north_west_a_board_is_told_as_it_lies_on_the_map() -> None:
    town = ground("c1 l3 l4 l5 l6")
    told = next(board for board in CATALOGUE.boards if board.board == "l3")
    for building in told.buildings:
        placed = town.named(building.building)
        assert placed is not None
        assert tuple(row * SIDE + column for row, column in building.cells) == placed.spaces
        assert building.pick_up is not None
        assert building.pick_up[0] * SIDE + building.pick_up[1] == placed.pick_up


def test_only_the_buildings_of_centres_are_never_rolled() -> None:
    never = [one.building for board in CATALOGUE.boards for one in board.buildings if not one.numbers]
    assert never == ["manor_house", "radio_studio", "transmitter_tower", "generator_house"]


def test_a_card_says_what_it_is() -> None:
    cards = {card.card: card for card in CATALOGUE.cards}
    assert (cards["revolver"].deck, cards["revolver"].kind) == ("hero", "item")
    assert cards["revolver"].keywords == ("gun", "ranged_weapon")
    assert cards["revolver"].shot is not None
    assert cards["revolver"].shot.range == 3
    assert cards["fire_axe"].breaks == 3
    assert cards["signal_flare"].copies == {"base": 1, "advanced": 1}
    assert cards["just_what_i_needed"].immediate
    assert (cards["theyve_taken"].immediate, cards["theyve_taken"].remains) == (True, True)
    assert [card.card for card in CATALOGUE.cards if card.fight] == [
        *("uuurrrggh", "undead_hate", "braaains", "fighting_instincts", "scratch_and_claw"),
    ]


def test_it_can_be_sent() -> None:
    told = msgspec.json.decode(msgspec.json.encode(CATALOGUE))
    assert set(told) == {"boards", "heroes", "cards", "upgrades", "pieces", "tokens"}
    assert told["heroes"][0]["keywords"] == ["law_enforcement"]
