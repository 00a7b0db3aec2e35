"""A window at one keyboard: its seats answer one after another, in their order."""

from deadtown.kernel import PASS, Decision, Window


class Round:
    """How far the asking has come. Nobody is told who has passed, so nothing of this is written down."""

    def __init__(self, window: Window) -> None:
        self.window = window
        self._place = 0
        self._asked: list[int] = []
        """The places of the people who were asked and have passed."""

    @property
    def seat(self) -> int | None:
        """Whose turn it is to answer; None once all have passed."""
        seats = self.window.seats
        return seats[self._place] if self._place < len(seats) else None

    @property
    def question(self) -> Decision:
        """What that seat is asked: to pass, at least."""
        assert self.seat is not None, "all have passed"
        window = self.window
        return window.offer(self.seat) or Decision(self.seat, window.kind, [PASS], window.about)

    def go_on(self, asked: bool) -> None:
        """The seat passes, asked or not."""
        if asked:
            self._asked.append(self._place)
        self._place += 1

    def go_back(self) -> bool:
        """Ask the last person again who has passed; whether there is one."""
        if not self._asked:
            return False
        self._place = self._asked.pop()
        return True
