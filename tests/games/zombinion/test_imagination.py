"""What a seat imagines never contradicts what it has seen: held against an independent memory of the events."""

from collections import Counter

import pytest

from deadtown.games.zombinion import events
from deadtown.games.zombinion.cards import STARTING_CARDS
from deadtown.games.zombinion.state import Hunter
from deadtown.kernel import Event, Match, Seeded
from tests.games.zombinion.table import hunter, table
from tests.kit.cases import CASES, Case, case_name


class Witness:
    """Remembers, from the events that one seat was told, where it saw the cards of a hunter go."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.owned = Counter(STARTING_CARDS)
        self.on_deck: list[str] = []
        self.in_hand: Counter[str] = Counter()
        self.in_play: Counter[str] = Counter()
        self.discarded: Counter[str] = Counter()

    def see(self, event: Event) -> None:
        if getattr(event, "seat", None) != self.seat:
            return
        match event:
            case events.Played(card=card):
                self.in_play[card] += 1
                self.in_hand.clear()
            case events.Aimed(cards=cards):
                self.in_play.update(cards)
                self.in_hand.clear()
            case events.Took(card=card):
                self.owned[card] += 1
                self.discarded[card] += 1
            case events.Gained(card=card, to=to):
                self.owned[card] += 1
                self.gained(card, to)
            case events.Trashed(cards=cards):
                self.owned.subtract(cards)
                self.in_play -= Counter(card for card in cards if card == "weapons_cache")
                self.in_hand.clear()
            case events.Drew(count=count):
                for _ in range(min(count, len(self.on_deck))):
                    self.in_hand[self.on_deck.pop()] += 1
            case events.Revealed():
                self.on_deck = self.on_deck[:-1]
            case _:
                self.see_piles(event)

    def gained(self, card: str, to: str) -> None:
        if to == "deck":
            self.on_deck.append(card)
        elif to == "hand":
            self.in_hand[card] += 1
        else:
            self.discarded[card] += 1

    def see_piles(self, event: Event) -> None:
        match event:
            case events.Shuffled():
                self.discarded.clear()
                self.on_deck = []
            case events.Discarded(top=top):
                self.discarded[top] += 1
                self.in_hand.clear()
            case events.DiscardedShown(cards=cards):
                self.discarded.update(cards)
            case events.PutBack(card=card):
                self.on_deck.append(card)
                self.in_hand.clear()
            case events.SetAside():
                self.in_hand.clear()
            case events.ShowedHand(cards=cards):
                self.in_hand = Counter(cards)
            case events.ToHand(cards=cards):
                self.in_hand.update(cards)
            case events.Flipped():
                self.discarded.update(self.on_deck)
                self.on_deck = []
            case events.CleanedUp(top=top):
                self.discarded.update(self.in_play)
                if top is not None and not self.discarded[top]:
                    self.discarded[top] = 1
                self.in_play.clear()
                self.in_hand.clear()

    def believes(self, imagined: Hunter) -> None:
        """Fails where an imagined hunter contradicts what was seen."""
        assert Counter(imagined.owned()) == +self.owned
        assert imagined.deck[len(imagined.deck) - len(self.on_deck) :] == self.on_deck
        assert self.in_hand <= Counter([*imagined.hand, *imagined.picked])
        assert self.discarded <= Counter(imagined.discard)


@pytest.mark.parametrize("case", [case for case in CASES if case.game.name == "zombinion"], ids=case_name)
def test_what_is_imagined_agrees_with_all_that_was_seen(case: Case, seeds: range) -> None:
    for seed in seeds[: max(1, len(seeds) // 4)]:
        heard: list[Event] = []
        watchers: dict[int | None, list[Witness]] = {
            seat: [Witness(other) for other in range(case.players)] for seat in (*range(case.players), None)
        }
        for match, _, luck in case.play(seed, heard):
            for seat, witnesses in watchers.items():
                for event in heard:
                    seen = event.seen_by(seat)
                    for witness in witnesses:
                        if seen is not None:
                            witness.see(seen)
            heard.clear()
            if match.state.supply and luck.random() < 0.2:
                hold_against(match, watchers, f"{luck.random()}")


def hold_against(match: Match, watchers: dict[int | None, list[Witness]], luck: str) -> None:
    for seat, witnesses in watchers.items():
        twin = match.imagine(seat, Seeded(luck))
        for witness, imagined in zip(witnesses, twin.state.hunters, strict=True):
            witness.believes(imagined)


def dreams(match: Match, seat: int | None, count: int = 60) -> list[Hunter]:
    """How a seat imagines the other hunter, many times."""
    return [match.imagine(seat, Seeded(str(number))).state.hunters[1] for number in range(count)]


def test_hands_decks_and_covered_discards_of_others_are_redrawn() -> None:
    other = hunter(hand="magazine, bullet x4", deck="zombie x3, rounds", discard="bullet")
    found = dreams(table(hunter(hand="bullet"), other), 0)
    assert {tuple(sorted(one.hand)) for one in found} > {("bullet", "bullet", "bullet", "bullet", "magazine")}
    assert any("rounds" in one.hand for one in found)
    assert all(one.discard == ["bullet"] for one in found)


def test_cards_drawn_before_a_shuffle_are_not_imagined_among_those_shuffled() -> None:
    """Bob draws his last two cards, shuffles a pile that everybody has seen, and draws three more."""
    bob = hunter(hand="bullet", deck="zombie x2", discard="magazine x5", in_play="")
    match = table(bob, hunter(hand="bullet"), step="hunt")
    match.choose("play bullet", "end_hunt")
    bob = match.hunters[0]
    assert len(bob.hand) == 5
    assert bob.hand[:2] == ["zombie", "zombie"]
    for number in range(40):
        dreamt = match.imagine(1, Seeded(str(number))).state.hunters[0]
        assert "magazine" not in dreamt.hand[:2]


def test_the_own_hand_and_discards_are_never_redrawn_and_the_own_deck_is() -> None:
    me = hunter(hand="zombie, rounds", deck="bullet, magazine, zombie, rounds", discard="bullet x2")
    match = table(me, hunter(hand="bullet"))
    orders = set()
    for number in range(30):
        dreamt = match.imagine(0, Seeded(str(number))).state.hunters[0]
        assert (dreamt.hand, dreamt.discard) == (me.hand, me.discard)
        assert sorted(dreamt.deck) == sorted(me.deck)
        orders.add(tuple(dreamt.deck))
    assert len(orders) > 5


def test_a_flipped_deck_is_unknown_to_its_owner_but_for_its_top() -> None:
    me = hunter(hand="regroup", deck="zombie, rounds, magazine, bullet")
    match = table(me, hunter(hand="bullet"), combat="clash")
    match.choose("play regroup", "flip")
    found = {tuple(match.imagine(0, Seeded(str(number))).state.hunters[0].discard) for number in range(40)}
    assert len(found) > 1
    assert {pile[-1] for pile in found} == {"bullet"}


def test_at_the_end_there_is_nothing_left_to_imagine() -> None:
    match = table(hunter(hand="bullet"), hunter(hand="zombie x5"), step="hunt", supply={"many_more_zombies": 0})
    match.choose("end_hunt")
    assert match.over
    assert match.imagine(0, Seeded("x")).digest() == match.digest()
