"""What cards, items and abilities do, a line or two each; importing it puts them all into the windows."""

from deadtown.games.last_night.effects import (
    abilities,
    hero_events,
    hero_items,
    immediate_cards,
    survival_tactics,
    unique_items,
    zombie_cards,
    zombie_cards_on_heroes,
)

assert abilities
assert hero_events
assert hero_items
assert immediate_cards
assert survival_tactics
assert unique_items
assert zombie_cards
assert zombie_cards_on_heroes
