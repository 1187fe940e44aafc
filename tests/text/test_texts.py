"""Every text is there in every language, says the same things, and is used."""

import re

import pytest

from botyard.kernel.errors import BotyardError
from botyard.words import LANGUAGES, error_text
from text.files import PACKAGES, SCREENS, browser_keys, keys, read, screen_keys
from text.sources import WEB, Use, constants, raised, said, said_forms, said_patterns, web_files
from text.wanted import frame_keys, game_keys, our_games

COMMAND = re.compile(r"pip install '[^']+'")  # what is typed has straight quotation marks
ON_SCREENS = ("server/", "tables/", "kernel/", "games/")
FOR_HOSTS = ("settings-", "store-", "port-", "host-foreign")  # they name what stands in a file
RAW = re.compile(r"[{}\[\]_⟨]|[a-z]\.[a-z]|[a-z][A-Z]|\w+Error")  # fields, paths, names of code
EVERY = [(package, language) for package in PACKAGES for language in LANGUAGES]


@pytest.mark.parametrize(("package", "language"), EVERY)
def test_fluent_can_read_every_text(package: str, language: str) -> None:
    file = read(package, language)
    assert file.junk == []
    assert file.twice == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_missing(language: str) -> None:
    assert sorted(frame_keys() - set(keys(language))) == []
    for game in our_games():
        there = {**read("botyard", language).variables, **read(game.package, language).variables}
        assert sorted(game_keys(game) - set(there)) == []


def test_the_browser_has_every_text_that_it_says() -> None:
    """It is sent none from a folder ``text/python``."""
    shown = browser_keys()
    web = {use.key.partition(".")[0] for use in said() if use.place == "web"}
    assert sorted(key for key in web if key not in shown) == []


@pytest.mark.parametrize("screen", SCREENS)
def test_texts_of_one_screen_are_said_there_alone(screen: str) -> None:
    keys = screen_keys(screen)
    assert keys
    elsewhere = [
        (file.name, key)
        for file in web_files()
        if screen not in file.relative_to(WEB).as_posix().lower()
        for key in re.findall(r"[\"'`]([a-z][\w-]*)", file.read_text(encoding="utf-8"))
        if key in keys
    ]
    assert elsewhere == []


@pytest.mark.parametrize(("package", "language"), EVERY)
def test_all_languages_have_the_same_keys(package: str, language: str) -> None:
    first = read(package, LANGUAGES[0]).variables
    assert sorted(read(package, language).variables) == sorted(first)


@pytest.mark.parametrize(("package", "language"), EVERY)
def test_all_languages_use_the_same_parameters(package: str, language: str) -> None:
    first = read(package, LANGUAGES[0]).variables
    here = read(package, language).variables
    differing = [key for key in first if key in here and first[key] != here[key]]
    assert differing == []


@pytest.mark.parametrize("package", PACKAGES)
def test_no_text_is_unused(package: str) -> None:
    used = frame_keys() | constants()
    for game in our_games():
        if game.package == package:
            used |= game_keys(game)
            used |= {f"event-{event.name}.then" for event in game.events.kinds}
            used |= {f"{key}.now" for key in game_keys(game) if key.startswith("step-")}
    used |= {f"{key}{form}" for key in constants() for form in said_forms()}
    patterns = said_patterns()
    unused = [
        key
        for key in read(package, LANGUAGES[0]).variables
        if key not in used and not any(pattern.fullmatch(key) for pattern in patterns)
    ]
    assert unused == []


@pytest.mark.parametrize("use", raised() + said(), ids=lambda use: f"{use.key} {use.place}")
def test_a_text_asks_only_for_what_it_is_given(use: Use) -> None:
    asked = keys().get(use.key, set())
    given = set(use.params)
    if use.key.startswith("record-"):
        given.add("line")  # added by replay
    if "path" in given:
        given.add("number")  # of the entry that the path ends with
    assert use.more or asked <= given


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_error_shows_a_developers_word(language: str) -> None:
    told = {
        use.key: error_text(
            BotyardError(use.key, **{name: given(name) for name in use.params}), language
        )
        for use in raised()
        if use.place.startswith(ON_SCREENS) and not use.key.startswith(FOR_HOSTS)
    }
    assert len(told) > 100
    assert {key: text for key, text in told.items() if RAW.search(text)} == {}


def given(name: str) -> object:
    return {"path": "options.course.flags[3]", "why": "ValueError('no_such')"}.get(name, 2)


def test_texts_of_actions_and_events_ask_only_for_their_arguments() -> None:
    for game in our_games():
        known = read(game.package, LANGUAGES[0]).variables
        for kind, axes in game.vocabulary.axes.items():
            assert known[f"action-{kind}"] <= set(axes)
        for event in game.events.kinds:
            for form in ("", ".then"):
                asked = known.get(f"event-{event.name}{form}", set())
                assert asked <= {*dict(event.args), "count"}


@pytest.mark.parametrize("package", PACKAGES)
def test_french_does_not_break_before_a_colon(package: str) -> None:
    for key, text in read(package, "fr").wording.items():
        assert not re.search(r" [:;!?»]|« ", text), key
        assert not re.search(r"\w[!?;](\s|$)", text), key


@pytest.mark.parametrize(("package", "language"), EVERY)
def test_quotation_marks_are_those_of_the_language(package: str, language: str) -> None:
    foreign = {"en": "„«»'\"", "fr": "„“”'\"", "de": "«»'\"", "it": "„“”'\""}[language]
    for key, text in read(package, language).wording.items():
        assert not set(COMMAND.sub("", text)) & set(foreign), key
