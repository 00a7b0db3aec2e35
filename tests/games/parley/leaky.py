"""Parley with a leak: each variant gives away in its own way what somebody holds. The kit must find every one."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from deadtown.games.kit.windows import About, CarryOut, Seats
from deadtown.kernel import NOTHING_TO_ASK, Game, Play, Steps
from tests.games.parley.game import PARLEY, ParleyPlay


def played_with(play: type[Play[Any]]) -> Game[Any]:
    return replace(PARLEY, rules=replace(PARLEY.rules, play_type=play))


class OpensWhenUseful(ParleyPlay):
    """After a roll a window is opened only when somebody can act in it."""

    def window(
        self, kind: str, card: str, carry_out: CarryOut, about: About, still: Callable[[], bool] = lambda: True
    ) -> Steps[None]:
        if kind == "roll" and not any(card in envoy.hand for envoy in self.state.envoys):
            return NOTHING_TO_ASK
        return super().window(kind, card, carry_out, about, still)


class AsksHolders(ParleyPlay):
    """Those who hold the card are asked, and nobody else, unless nobody does."""

    def asked(self, card: str) -> Seats:
        everybody = super().asked(card)
        return tuple(seat for seat in everybody if card in self.state.envoys[seat].hand) or everybody


class TellsTooMuch(ParleyPlay):
    """What a window is about tells how many cards of a kind the envoys hold together."""

    def window(
        self, kind: str, card: str, carry_out: CarryOut, about: About, still: Callable[[], bool] = lambda: True
    ) -> Steps[None]:
        held = sum(envoy.hand.count(card) for envoy in self.state.envoys)
        return super().window(kind, card, carry_out, {**about, "held": held}, still)


LEAKY = {play.__name__: played_with(play) for play in (OpensWhenUseful, AsksHolders, TellsTooMuch)}
