"""All steps of a game, by name."""

from deadtown.games.last_night import hero_turn, setting_up, zombie_turn

STEPS = {**setting_up.STEPS, **zombie_turn.STEPS, **hero_turn.STEPS}
