"""Words that others wrote, as a terminal may show them."""


def visible(words: str) -> str:
    """With nothing in it that a terminal obeys."""
    if words.isprintable():
        return words
    return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in words)


def visible_line(words: str) -> str:
    """The same, in one line."""
    return visible(" ".join(words.split()))
