"""What each person at a table may know, from what happened there.

Whoever has a seat when the game begins may look through its eyes, also after having left it: it is kept for them. Who
had none may be given one that was left, when everybody who plays has agreed, and for a day whoever left it, too. They
know from then on what it knows, and it is kept for nobody else any more. No other way leads to a hand. Everybody may
look on.
"""

from collections.abc import Sequence

from deadtown.table import entries as log
from deadtown.table.state import KEPT_FOR
from tests.web.walks.courses import MOVES, Eyes

FOR_EVER = 10**9


class Rights:
    """Through whose eyes each may look, as far as which move."""

    def __init__(self, lines: Sequence[log.AnyEntry]) -> None:
        self.until: dict[str, dict[int, int]] = {}
        """By player and seat: up to the position after so many moves."""
        self.moves = 0
        self._seated: dict[int, str] = {}
        self._agreed: set[str] = set()
        self._asked: log.Asked | None = None
        self._left: dict[int, log.Left] = {}
        for line in lines:
            self._read(line)

    def eyes(self, player: str, moves: int) -> list[Eyes]:
        """What somebody may look through at each position, the first included, when so many moves have been made."""
        until = self.until.get(player, {})
        return [{None, *(seat for seat in until if place <= until[seat])} for place in range(moves + 1)]

    def _read(self, line: log.AnyEntry) -> None:
        if isinstance(line, MOVES):
            self.moves += 1
        elif isinstance(line, log.Created):
            self._seated = {number: seat.player for number, seat in enumerate(line.seats) if seat.player}
        elif isinstance(line, log.Started):
            for seat, player in self._seated.items():
                self.until.setdefault(player, {})[seat] = FOR_EVER
        elif isinstance(line, log.Asked):
            self._asked, self._agreed = line, {line.player}
        elif isinstance(line, log.Agreed):
            self._agreed.add(line.player)
        elif isinstance(line, log.Left):
            self._seated.pop(line.seat, None)
            self._left[line.seat] = line
        elif isinstance(line, log.Sat):
            self._seated[line.seat] = line.player
        elif isinstance(line, log.TookOver):
            self._take_over(line.seat, line.player)

    def _take_over(self, seat: int, player: str) -> None:
        """With the consent of all who play, and only by somebody who knows no other hand."""
        asked = self._asked
        meant = asked is not None and (asked.matter, asked.player, asked.number) == ("seat", player, seat)
        needed, left = set(self._seated.values()), self._left.get(seat)
        if asked is not None and left is not None and asked.at - left.at < KEPT_FOR:
            needed.add(left.player)
        if meant and player not in self.until and needed <= self._agreed:
            for seats in self.until.values():
                if seat in seats:
                    seats[seat] = min(seats[seat], self.moves)
            self.until[player] = {seat: FOR_EVER}
        self._seated[seat] = player
