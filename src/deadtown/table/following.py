"""Accounts' streams: whatever concerns somebody, at whichever table."""

from collections.abc import Callable, Sequence

import msgspec

from deadtown.table.messages import Message
from deadtown.table.outbox import Outbox
from deadtown.table.telling import write_message


class ForFollowers(msgspec.Struct, tag_field="note", tag="followers"):
    """A note to the other workers: something for the streams of these players."""

    players: Sequence[str]
    message: msgspec.Raw


class Following:
    """Somebody follows all that concerns them."""

    def __init__(self, followers: "Followers", player: str, outbox: Outbox) -> None:
        self.followers = followers
        self.player = player
        self.outbox = outbox

    def close(self) -> None:
        self.followers.remove(self)


class Followers:
    """Everybody who follows, in this worker; the others are told by notes, if there are any."""

    def __init__(self, publish: Callable[[ForFollowers], None] | None) -> None:
        self.publish = publish
        self._following: dict[str, set[Following]] = {}

    def add(self, player: str, outbox: Outbox) -> Following:
        following = Following(self, player, outbox)
        self._following.setdefault(player, set()).add(following)
        return following

    def remove(self, following: Following) -> None:
        others = self._following.get(following.player, set())
        others.discard(following)
        if not others:
            self._following.pop(following.player, None)

    def reach(self, player: str) -> bool:
        """Whether somebody could hear what is told: here, or at another worker."""
        return self.publish is not None or player in self._following

    def tell(self, players: Sequence[str], message: Message) -> None:
        if not any(map(self.reach, players)):
            return
        body = write_message(message)
        self.put(players, body)
        if self.publish is not None:
            self.publish(ForFollowers(players, msgspec.Raw(body)))

    def put(self, players: Sequence[str], body: bytes) -> None:
        for player in players:
            for following in list(self._following.get(player, ())):
                following.outbox.put(body)
