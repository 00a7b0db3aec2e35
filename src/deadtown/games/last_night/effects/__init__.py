"""What cards, items and abilities do, a line or two each; importing it puts them all into the windows."""

from deadtown.games.last_night.effects import (
    abilities,
    beaten_heroes,
    fury,
    gear,
    haste,
    hero_events,
    hero_items,
    hero_upgrades,
    immediate_cards,
    old_betsy,
    places,
    rescues,
    survival_tactics,
    timber_peak_events,
    timber_peak_zombies,
    unique_items,
    wall_cards,
    zombie_cards,
    zombie_cards_on_heroes,
    zombie_upgrades,
)

assert abilities
assert beaten_heroes
assert fury
assert gear
assert haste
assert hero_events
assert hero_items
assert hero_upgrades
assert immediate_cards
assert old_betsy
assert places
assert rescues
assert survival_tactics
assert timber_peak_events
assert timber_peak_zombies
assert unique_items
assert wall_cards
assert zombie_cards
assert zombie_cards_on_heroes
assert zombie_upgrades
