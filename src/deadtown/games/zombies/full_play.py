"""Play with all that its verbs leave to other modules: how windows go round, and what waits on a space."""

from collections.abc import Callable

from deadtown.games.kit.windows import again_after_each_play
from deadtown.games.zombies.combat import arrive
from deadtown.games.zombies.play import Play
from deadtown.games.zombies.windows import Moment
from deadtown.kernel import NOTHING_TO_ASK, Steps


class FullPlay(Play):
    """What the game is played with."""

    def ask_all(self, kind: str, subject: int, goes_on: Callable[[], bool] | None = None) -> Steps[None]:
        """The active seat first, and again after each play, until all pass (ZB-11.4).

        A window closes at once when what it is about is over.
        """
        moment = Moment(self, kind, subject, goes_on)
        moment.first = moment.asked()
        if not moment.first:
            return NOTHING_TO_ASK
        about: dict[str, str | int] = {"seat": subject}
        return again_after_each_play(kind, moment.asked, moment.plays, moment.carry_out, about, moment.could)

    def arrive(self, seat: int) -> Steps[bool]:
        """Fight, win, or take what lies there (ZB-8.4)."""
        return arrive(self, seat)
