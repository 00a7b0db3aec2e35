"""Every text, of tables, games, rulebooks and the page, is set as a reader of its language expects it."""

import re
from functools import cache
from pathlib import Path

import pytest

from deadtown.games import GAMES
from deadtown.text import LANGUAGES
from tests.text.texts import FOLDERS
from tests.text.wording import PEOPLE, THINGS

NO_BREAK = "\u00a0"


def files(language: str) -> dict[str, Path]:
    """All files of texts in one language, by whose they are."""
    texts = {whose: folder / f"{language}.ftl" for whose, folder in FOLDERS.items()}
    books = {f"{name} rulebook": game.folder / "rulebook" / f"{language}.md" for name, game in GAMES.items()}
    return texts | books


WHOSE = [*files("en")]


NO_SENTENCE = "page-rules-filler ="
"""A list of words that a search passes over."""


@cache
def lines(whose: str, language: str) -> list[str]:
    """The lines of a file that people read."""
    path = files(language)[whose]
    unread = ("#", NO_SENTENCE) if path.suffix == ".ftl" else ()
    return [line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith(unread)]


def slips(pattern: str, whose: str, language: str) -> list[str]:
    """What should not stand there, with a little around it."""
    slip = re.compile(pattern)
    found = [(line, slipped) for line in lines(whose, language) for slipped in slip.finditer(line)]
    return [line[max(0, slipped.start() - 20) : slipped.end() + 10] for line, slipped in found]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("whose", WHOSE)
def test_there_is_one_apostrophe_and_it_is_that_of_the_keyboard(whose: str, language: str) -> None:
    """Words are typed as well as read: answers in the terminal, and what is looked for in the rules."""
    assert slips("[’‘`´]", whose, language) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("whose", WHOSE)
def test_an_ellipsis_is_one_sign_right_behind_its_word(whose: str, language: str) -> None:
    assert slips(rf"\.\.\.|[ {NO_BREAK}]…", whose, language) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("whose", WHOSE)
def test_quotes_are_those_of_the_language(whose: str, language: str) -> None:
    others = {"en": '["«»„]', "it": '["“”„]', "fr": '["“”„]'}
    assert slips(others[language], whose, language) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("whose", WHOSE)
def test_quotes_open_and_close(whose: str, language: str) -> None:
    opening, closing = "“”" if language == "en" else "«»"
    for line in lines(whose, language):
        signs = "".join(sign for sign in line if sign in (opening, closing))
        assert signs.replace(opening + closing, "") == "", line


@pytest.mark.parametrize("whose", WHOSE)
def test_french_signs_stand_after_a_space_that_does_not_break(whose: str) -> None:
    assert slips(" [:;!?»%]|« ", whose, "fr") == []


@pytest.mark.parametrize("whose", WHOSE)
def test_french_signs_never_stand_right_behind_a_word(whose: str) -> None:
    """But for titles of games, which are no French."""
    titles = "".join(rf"(?<!{re.escape(title)})" for title in ("Zombiaki!", "Zombies!!!", "Survivors!!!", "Humans!!!"))
    assert slips(rf"[^\s(][:;!?]{titles}(?=[\s)]|$)|«(?!{NO_BREAK})|(?<!{NO_BREAK})»", whose, "fr") == []


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("whose", WHOSE)
def test_english_and_italian_signs_stand_right_behind_a_word(whose: str, language: str) -> None:
    assert slips(rf"[ {NO_BREAK}][:;!?»”](?![\w-])|[«“][ {NO_BREAK}]", whose, language) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("whose", WHOSE)
def test_a_sign_does_not_end_a_sentence_twice(whose: str, language: str) -> None:
    """A name that ends in “!” is quoted where a sentence goes on or ends behind it."""
    assert slips(r"[!?]\.|\.\.", whose, language) == []


NAMES = "|".join(sorted(PEOPLE | THINGS))


@pytest.mark.parametrize("whose", FOLDERS)
def test_no_french_name_stands_where_it_would_need_an_elision_or_an_article(whose: str) -> None:
    """*De* and *que* lose their vowel before Anna and before Appât; nobody knows whether a name is *le* or *la*."""
    before = r"\b(?:de|que|ne|se|je|jusque|lorsque|puisque|le|la|les|un|une|du|des|au|aux) (?:«\u00a0)?"
    assert slips(rf"(?i:{before})\{{ \$(?:{NAMES}) \}}", whose, "fr") == []
    assert slips(rf"\w'\{{ \$(?:{NAMES}) \}}", whose, "fr") == []


@pytest.mark.parametrize("whose", FOLDERS)
def test_no_french_card_stands_behind_a_preposition_that_melts_into_its_article(whose: str) -> None:
    """*À* before a person or the title of a game is right; *à Le tout pour le tout* is not."""
    things = "|".join(sorted(THINGS - {"game"}))
    assert slips(rf"(?i:\bà )\{{ \$(?:{things}) \}}", whose, "fr") == []


@pytest.mark.parametrize("whose", FOLDERS)
def test_no_italian_name_stands_behind_an_article(whose: str) -> None:
    """*Di Anna* and *con Esca* are right; whether a card is *il*, *lo* or *la*, only its own text knows."""
    endings = "l|llo|lla|i|gli|lle"
    articles = rf"\b(?:il|lo|la|gli|le|uno?|una|de(?:{endings})|a(?:{endings})|(?:da|ne|su)(?:{endings}))"
    assert slips(rf"(?i:{articles} )\{{ \$(?:{NAMES}) \}}", whose, "it") == []
    assert slips(rf"\w'\{{ \$(?:{NAMES}) \}}", whose, "it") == []


VOWELS = "aeiouyàâäéèêëîïôöùûüœ"


@pytest.mark.parametrize("whose", WHOSE)
def test_french_elides_before_a_vowel(whose: str) -> None:
    """The letters of spaces and lanes are said by themselves: *de A1 à C5*."""
    little = "de|que|ne|se|je|le|la|me|te|jusque|lorsque|puisque"
    assert slips(rf"(?<!-)\b(?i:{little}) [{VOWELS}]", whose, "fr") == []


@pytest.mark.parametrize("whose", WHOSE)
def test_italian_accents_are_the_right_ones(whose: str) -> None:
    """*Perché* and *né* have the sharp one, *è* and *Giò* the other; an apostrophe is no accent."""
    assert slips(r"\b(?:perchè|finchè|poichè|anzichè|sè|nè|pò|quì|quà|stà|fà|\w+[íóúá]|E')(?!\w)", whose, "it") == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("whose", WHOSE)
def test_nothing_stands_twice_and_no_space_is_left_over(whose: str, language: str) -> None:
    assert slips(r"\b(?!vous |nous |toi toi-)([a-zà-ÿ]{2,}) \1\b", whose, language) == []
    assert [line for line in lines(whose, language) if re.search(r"\S  +\S|\s$", line)] == []
