"""What cards, items and abilities do, a line or two each; importing it puts them all into the windows."""

from deadtown.games.last_night.effects import (
    abilities,
    beaten_heroes,
    fury,
    haste,
    hero_events,
    hero_items,
    immediate_cards,
    rescues,
    zombie_cards,
    zombie_cards_on_heroes,
)

assert abilities
assert beaten_heroes
assert fury
assert haste
assert hero_events
assert hero_items
assert immediate_cards
assert rescues
assert zombie_cards
assert zombie_cards_on_heroes
