"""How words are put together."""

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import FluentSerializer, ast

from botyard import words
from botyard.kernel.errors import BadData, BadRecord, UnknownName
from botyard.kernel.events import EVERYBODY, Event
from botyard.kernel.registry import all_games, game_named
from botyard.words import LANGUAGES, Words, error_text
from botyard_probe import GAME as PROBE

BELT = game_named("ausser-rand-und-band")


def event(kind: str, **args: int | str) -> Event:
    return Event(kind, args, EVERYBODY, reveals=False)


def told(language: str, *events: Event) -> str:
    return " ".join(Words(language, BELT, ["Ida", "Noor"]).told(events))


def test_dice_that_are_rolled_together_are_told_together() -> None:
    dice = event("rolled", seat=1, field=2), event("rolled", seat=1, field=2)
    assert told("en", *dice) == "Ida rolls 2 and 2."
    assert told("de", *dice) == "Ida würfelt 2 und 2."
    assert told("fr", *dice) == "Ida lance 2 et 2."
    assert told("it", *dice) == "Ida tira 2 e 2."


def test_dice_of_two_seats_are_told_apart() -> None:
    dice = event("rolled", seat=1, field=2), event("rolled", seat=2, field=4)
    assert told("en", *dice) == "Ida rolls 2. Noor rolls 4."


def test_a_total_is_told_without_the_name_and_not_for_a_single_die() -> None:
    two = event("fell", seat=1, face=3), event("fell", seat=1, face=4)
    assert told("en", *two, event("totalled", seat=1, total=7)) == (
        "Ida rolls 3 and 4. That makes 7."
    )
    assert told("en", two[0], event("totalled", seat=1, total=3)) == "Ida rolls 3."
    assert told("en", event("totalled", seat=1, total=3)) == "Ida has 3."


def test_an_action_that_lapses_is_told() -> None:
    space = "add-to-five"
    both = event("placed", seat=1, space=space), event("lapsed", seat=1, space=space)
    assert told("en", *both).endswith("The action is not possible and is omitted.")


def test_two_dice_that_move_alike_are_both_told() -> None:
    move = event("moved", seat=1, field=2, to=3)
    assert told("en", move, move) == (
        "Ida’s die moves from space 2 to 3. A die moves from space 2 to 3."
    )


def test_dice_that_are_taken_back_together_are_counted() -> None:
    dice = event("took", seat=1, field=3), event("took", seat=1, field=5)
    assert told("en", dice[0]) == "Ida takes a die back from space 3."
    assert told("en", *dice) == "Ida takes 2 dice back from spaces 3 and 5."
    assert told("de", *dice) == "Ida nimmt 2 Würfel von den Feldern 3 und 5 zurück."
    assert told("fr", *dice) == "Ida reprend 2 dés des emplacements 3 et 5."
    assert told("it", *dice) == "Ida riprende 2 dadi dai campi 3 e 5."
    assert told("en", event("rolled", seat=1, field=2), *dice).endswith(
        "2 dice are taken back from spaces 3 and 5."
    )


def test_resources_that_are_returned_together_are_counted() -> None:
    words = Words("de", game_named("fantastic-factories"), ["Ida"])
    returned = [
        event("returned", seat=1, resource=name) for name in ("energy", "metal", "energy", "energy")
    ]
    assert words.told(returned) == ["Ida gibt 3\u00a0Energie und 1\u00a0Metall zurück."]
    assert words.told(returned[:1]) == ["Ida gibt 1 Energie zurück."]


def test_who_starts_is_told_truly_in_a_tie_too() -> None:
    assert told("en", event("starts", seat=2)) == (
        "Noor starts: lowest total, and in a tie the youngest, else the lowest seat."
    )


@pytest.mark.parametrize(
    ("language", "die"),
    [
        ("en", "A die of Noor on space 3"),
        ("fr", "Noor\u00a0: un dé de l’emplacement 3"),
        ("de", "Einen Würfel von Noor auf Feld 3"),
        ("it", "Un dado di Noor sul campo 3"),
    ],
)
def test_a_die_of_a_seat_is_one_of_several(language: str, die: str) -> None:
    words = Words(language, BELT, ["Ida", "Noor"])
    assert words.action(BELT.vocabulary.action("other:2@3")) == die


def test_things_are_named_in_the_language_of_the_reader() -> None:
    won = event("won", seat=2, tile="red-head"), event("won", seat=2, tile="blue-legs")
    assert told("en", *won) == "Noor wins: red head and blue legs."
    assert told("de", *won) == "Noor gewinnt: roter Kopf und blaue Beine."
    assert told("fr", *won) == "Noor gagne\u00a0: tête rouge et jambes bleues."
    assert told("it", *won) == "Noor vince: testa rossa e gambe blu."


@pytest.mark.parametrize(
    ("language", "one", "none"),
    [
        ("en", "1 point", "0 points"),
        ("fr", "1 point", "0 point"),
        ("de", "1 Punkt", "0 Punkte"),
        ("it", "1 punto", "0 punti"),
    ],
)
def test_numbers_are_counted_as_the_language_counts(language: str, one: str, none: str) -> None:
    words = Words(language, None, ["Ida"])
    assert words.say("score-of", seat=1, points=1) == f"Ida, {one}"
    assert words.say("score-of", seat=1, points=0) == f"Ida, {none}"


def test_an_error_names_what_may_have_been_meant() -> None:
    words = Words("en", BELT)
    with pytest.raises(UnknownName) as wrong:
        BELT.vocabulary.action("shov")
    assert words.error(wrong.value).endswith("Perhaps you mean: shove.")


def test_an_error_names_games_by_their_titles() -> None:
    wrong = BadRecord("record-other-game", line=1, game="roborally", wanted="ausser-rand-und-band")
    assert error_text(wrong, "de") == (
        "Das ist eine Aufzeichnung von RoboRally, nicht von Außer Rand & Band "
        "(Zeile 1 der Aufzeichnung)."
    )
    assert wrong.params["game"] == "roborally"
    wrong = BadRecord("record-other-game", line=1, game="probe", wanted="chess")
    assert error_text(wrong, "en").startswith("This is a record of Probe, not of chess")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_clause_has_a_title_and_a_text_and_so_has_a_house_rule(language: str) -> None:
    words = Words(language, BELT)
    for name in ("RB-11", "BY-3"):
        title, text = words.clause(name)
        assert title
        assert len(text) > len(title)
    with pytest.raises(UnknownName) as wrong:
        words.clause("RB-111")
    assert "RB-11" in str(wrong.value.params["nearest"])


def test_what_has_no_text_is_shown_by_its_name() -> None:
    words = Words("de", PROBE, ["Ida"])
    assert words.say("no-such-text") == "⟨no-such-text⟩"
    assert words.told([event("unheard-of", seat=1)]) == ["⟨unheard-of 1⟩"]


def test_a_game_that_does_not_speak_a_language_is_worded_in_english() -> None:
    words = Words("it", PROBE, ["Ida"])
    assert words.action(PROBE.vocabulary.action("ready")) == "Ready"


@pytest.mark.parametrize(
    ("path", "told"),
    [
        ("options.course.flags[3]", "Course › Flag 4"),
        ("options.turn-limit", "“Limit of turns; 0 means none”"),
        ("robots[0].cards[1]", "“robots”, entry 1 › “cards”, entry 2"),
        ("options", "Options"),
        (".", "What you gave"),
    ],
)
def test_a_place_is_called_as_the_screen_calls_it(path: str, told: str) -> None:
    assert Words("en", game_named("roborally")).place(path) == told


def test_the_game_that_has_a_field_names_it() -> None:
    wrong = BadData("read-out-of-range", path="options.turn-limit", value=9, low=0, high=5)
    assert error_text(wrong, "de").startswith("„Höchstzahl an Runden; 0 heißt keine“ ist 9")
    wrong = BadData("unplayable-flag-pit", path="options.course.flags[3]", space="E5")
    assert error_text(wrong, "en") == "Flag 4 lies on the pit at E5. Move it to another space."


def test_what_somebody_else_wrote_cannot_move_the_cursor() -> None:
    words = Words("en", BELT, ["\x1b[2JIda"])
    assert words.seats == ["�[2JIda"]
    assert words.say("unknown-game", name="x\x1b[31m\u202e", known="y") == (
        "There is no game “x�[31m�”. There is: y."
    )


def whole(source: str) -> dict[str, str]:
    """Every text and term of a file that is parsed as a whole, without its comments."""
    found: dict[str, str] = {}
    for entry in FluentResource(source).body:
        if isinstance(entry, ast.Message | ast.Term):
            entry.comment = None
            name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            found.setdefault(name, FluentSerializer().serialize_entry(entry))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", ["botyard", *(game.package for game in all_games().values())])
def test_texts_that_are_parsed_one_by_one_are_those_of_the_files(
    package: str, language: str
) -> None:
    for source in words.texts(package, language):
        parts = list(words._ENTRY.finditer(source))
        assert [whole(found[0]) for found in parts] == [
            {name: text} for name, text in whole(source).items()
        ]
        assert [found[1] for found in parts] == list(whole(source))


def test_only_what_is_said_is_parsed() -> None:
    words._bundle.cache_clear()
    spoken = Words("en", game_named("roborally"))
    spoken.say("game-roborally")
    assert 0 < len(spoken._bundle._messages) < 10


def test_a_text_that_cannot_be_parsed_gives_way_to_the_next() -> None:
    bundle = words._Bundle("en", {"a": ["a = { broken\n", "a = whole\n"], "b": ["b = {\n"]})
    assert bundle.has_message("a")
    value = bundle.get_message("a").value
    assert value is not None
    assert bundle.format_pattern(value)[0] == "whole"
    assert not bundle.has_message("b")
    assert not bundle.has_message("c")


def test_a_text_refers_to_others_that_nobody_has_said_yet() -> None:
    sources = {"a": ["a = { -term } { b }\n"], "-term": ["-term = The\n"], "b": ["b = end\n"]}
    bundle = words._Bundle("en", sources)
    value = bundle.get_message("a").value
    assert value is not None
    assert bundle.format_pattern(value) == ("The end", [])
