"""What stands in for the arguments of texts: who, what, how many, or words."""

PEOPLE = frozenset(
    ["name", "names", "next", "last", "start", "owner", "player_1", "player_2", "players", "seat", "winners"]
)
"""Names of people, one or several, which they choose themselves."""

THINGS = frozenset(
    [
        "action",
        "answer",
        "attack",
        "bot",
        "by",
        "card",
        "cards",
        "figure",
        "font",
        "game",
        "kind",
        "kinds",
        "level",
        "licence",
        "option",
        "question",
        "role",
        "set",
        "side",
        "spent",
        "taken",
        "title",
        "top",
        "what",
        "wish",
        "words",
    ]
)
"""Names of things, and answers, which begin as they like and have any gender."""

NUMBERS = frozenset(
    [
        "actions",
        "cap",
        "cards_count",
        "cost",
        "count",
        "damage",
        "each",
        "ends",
        "least",
        "left",
        "line",
        "minutes",
        "most",
        "moves_count",
        "number",
        "others",
        "owned",
        "picked",
        "place",
        "playouts",
        "points",
        "printed",
        "full",
        "round",
        "row",
        "score",
        "seconds",
        "share",
        "shots",
        "spaces_count",
        "strength",
        "targets",
        "turn",
        "turns",
        "winners_count",
    ]
)
"""Numbers, before which there may be a noun."""

WORDS = frozenset(
    [
        "aim",
        "at",
        "clause",
        "counted",
        "counts",
        "deck",
        "eyes",
        "file",
        "fits",
        "given",
        "known",
        "lane",
        "matter",
        "moves",
        "near",
        "now",
        "own",
        "prefix",
        "problem",
        "reason",
        "scores",
        "section",
        "sentence",
        "short",
        "space",
        "spaces",
        "text",
        "then",
        "to",
        "trashed",
        "typed",
        "verified",
        "when",
        "whole",
    ]
)
"""Other words: places, ids, versions, whole sentences, and slugs that choose among variants."""
