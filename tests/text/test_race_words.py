"""A race, told in words."""

import random

import pytest

from botyard.contract.walk import new_match
from botyard.kernel.events import EVERYBODY, Event
from botyard.kernel.registry import game_named
from botyard.kernel.state import waiting_seats
from botyard.words import LANGUAGES, Words

RACE = game_named("roborally")


def event(kind: str, **args: int | str) -> Event:
    return Event(kind, args, EVERYBODY, reveals=False)


def told(language: str, *events: Event) -> str:
    return " ".join(Words(language, RACE, ["Ida", "Noor"]).told(events))


def test_a_move_of_several_steps_names_its_robot_once() -> None:
    steps = [event("moved", seat=1, space=space, direction="north") for space in ("J5", "J4")]
    assert told("en", *steps) == "Ida moves to J5. On to J4."
    assert told("de", *steps) == "Ida geht nach J5. Weiter nach J4."
    assert told("fr", *steps) == "Ida va en J5. Puis en J4."
    assert told("it", *steps) == "Ida va in J5. Poi in J4."


def test_a_shot_names_both_robots() -> None:
    assert told("en", event("shot", seat=2, target=1)) == "Noor’s laser hits Ida."


def test_damage_in_a_row_is_counted() -> None:
    tokens = event("damaged", seat=1, damage=2), event("damaged", seat=1, damage=3)
    assert told("en", tokens[0]) == "Ida now has 2 damage."
    assert told("en", *tokens) == "Ida takes 2 damage, tokens 2 and 3."


@pytest.mark.parametrize(
    ("language", "facing"),
    [
        ("en", "A gear turns Ida to the east."),
        ("fr", "Un engrenage fait pivoter Ida vers l’est."),
        ("de", "Ein Zahnrad dreht Ida nach Osten."),
        ("it", "Un ingranaggio fa ruotare Ida verso est."),
    ],
)
def test_what_turned_a_robot_is_said(language: str, facing: str) -> None:
    assert told(language, event("turned", seat=1, facing="east", by="gear")) == facing


@pytest.mark.parametrize(
    ("language", "aimed", "left"),
    [
        ("en", "Ida aims at register 2 of Noor’s blocker.", "Ida’s blocker leaves the race."),
        ("fr", "Ida vise le registre 2 de Noor (bloqueur).", "Ida (bloqueur) quitte la course."),
        (
            "de",
            "Ida zielt auf Register 2 von Noor (Blocker).",
            "Ida (Blocker) verlässt das Rennen.",
        ),
        (
            "it",
            "Ida mira al registro 2 di Noor (disturbatore).",
            "Ida (disturbatore) lascia la corsa.",
        ),
    ],
)
def test_a_blocker_has_a_name_that_fits_any_sentence(language: str, aimed: str, left: str) -> None:
    assert told(language, event("aimed", seat=1, target=10, register=2)) == aimed
    assert told(language, event("left-race", seat=9)) == left


def test_registers_without_anything_are_told_together() -> None:
    registers = event("register", register=4), event("register", register=5)
    assert told("en", *registers) == "Registers 4 and 5."


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_stays_unsaid_in_a_race(language: str) -> None:
    match = new_match(RACE, 4, 5)
    choose = random.Random(5)
    words = Words(language, RACE, ["Ida", "Noor", "Abel", "Mia"])
    said: set[str] = set()
    for _ in range(150):
        seat = waiting_seats(match.state)[0]
        match.act(seat, choose.choice(match.state.legal(seat)))
        refused = match.state, choose.randrange(4), choose.randrange(len(RACE.vocabulary))
        why = RACE.why_not(*refused)
        said |= {words.reason(*why)} if why else set()
        said |= {words.action(refused[2]), *words.told(match.events[-1])}
    said |= {words.score_line(line) for line in RACE.score_lines(match.state, 0)}
    assert [text for text in said if "{" in text or "⟨" in text] == []
