"""What happens comes with what it has changed: view before and changes give the view after, at every moment."""

import msgspec

from deadtown.kernel import Event, Onlooker
from deadtown.kernel.changes import Plain, plain, with_changes
from tests.kit.cases import Case
from tests.kit.sent import everybody

wire = msgspec.json.Encoder().encode


def test_every_view_follows_from_the_one_before_it(case: Case, seeds: range) -> None:
    """As it is sent, for every seat and for spectators; what an event has changed comes with it, not after it."""
    moments = 0
    for seed in seeds[: max(1, len(seeds) // 2)]:
        playing = case.stations(seed)
        match, entry, _ = next(playing)
        looking = {eyes: Onlooker(match, eyes) for eyes in everybody(match, case.players)}
        known = {eyes: onlooker.view for eyes, onlooker in looking.items()}
        true_views: dict[int | None, list[Plain]] = {eyes: [] for eyes in looking}

        def hear(event: Event) -> None:
            for eyes, onlooker in looking.items():
                onlooker.hear(event)
                if event.seen_by(eyes) is not None:
                    true_views[eyes].append(plain(match.view(eyes)))

        match.listen(hear)
        while True:
            over = next(playing, None) is None
            for eyes, onlooker in looking.items():
                found = msgspec.json.decode(wire(onlooker.finish()))
                views = [*true_views[eyes], plain(match.view(eyes))]
                for moment, view in zip(found, views, strict=False):
                    known[eyes] = with_changes(known[eyes], moment.get("changes", []))
                    assert wire(known[eyes]) == wire(view), f"seed {seed}, {match.number}, {eyes}: {moment}"
                    moments += 1
                assert wire(known[eyes]) == wire(views[-1]), f"seed {seed}, {match.number}, {eyes}"
                true_views[eyes].clear()
            if over:
                break
    assert moments > 100
