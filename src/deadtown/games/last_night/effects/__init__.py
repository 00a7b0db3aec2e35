"""What cards, items and abilities do, a line or two each; importing it puts them all into the windows."""

from deadtown.games.last_night.effects import (
    abilities,
    beaten_heroes,
    fury,
    gear,
    haste,
    hero_events,
    hero_items,
    immediate_cards,
    old_betsy,
    rescues,
    timber_peak_events,
    zombie_cards,
    zombie_cards_on_heroes,
)

assert abilities
assert beaten_heroes
assert fury
assert gear
assert haste
assert hero_events
assert hero_items
assert immediate_cards
assert old_betsy
assert rescues
assert timber_peak_events
assert zombie_cards
assert zombie_cards_on_heroes
