"""Play with all that its verbs leave to other modules: how windows go round, and what waits on a space."""

from collections.abc import Callable

from deadtown.games.humans.combined.fights import brawl
from deadtown.games.humans.combined.play import Play
from deadtown.games.humans.combined.windows import TableMoment, might_act
from deadtown.games.kit.windows import once_each_active_last
from deadtown.games.zombies.cards import PRE_COMBAT_ROLL
from deadtown.kernel import Steps


class FullPlay(Play):
    """What the combined game is played with."""

    def ask_all(self, kind: str, subject: int, goes_on: Callable[[], bool] | None = None) -> Steps[None]:
        """Each seat that may hold something is asked once, beginning at the left of the active one (HX-6.3)."""
        moment = TableMoment(self, kind, subject)
        if kind == PRE_COMBAT_ROLL:
            # A weapon card was for a roll that did not come to be.
            self.disarm(subject)
        asked = tuple(seat for seat in range(len(self.state.pawns)) if might_act(moment, seat))
        about: dict[str, str | int] = {"seat": subject}
        plays, carry_out, active = moment.plays, moment.carry_out, self.state.active
        return once_each_active_last(kind, active, asked, plays, carry_out, about, moment.could, goes_on)

    def arrive(self, seat: int) -> Steps[bool]:
        """Fight whoever is on the space (HX-9.2)."""
        return brawl(self, seat)
