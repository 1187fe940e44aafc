"""Fantastic Factories, told in words."""

import random

import pytest

from botyard.contract.walk import new_match
from botyard.kernel.events import EVERYBODY, Event
from botyard.kernel.registry import game_named
from botyard.kernel.state import waiting_seats
from botyard.words import LANGUAGES, Words

WORKS = game_named("fantastic-factories")


def event(kind: str, **args: int | str) -> Event:
    return Event(kind, args, EVERYBODY, reveals=False)


def told(language: str, *events: Event) -> str:
    return " ".join(Words(language, WORKS, ["Ida", "Noor"]).told(events))


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Ida uses Biolab. A 1 goes on Biolab. Paid: 1 energy. Gained: 1 good."),
        ("fr", "Ida utilise : Bio-labo. Un 1 va sur la carte : Bio-labo. Payé : 1 énergie. "),
        ("de", "Ida nutzt: Biolabor. Eine 1 kommt auf die Karte: Biolabor. Bezahlt: 1 Energie. "),
        ("it", "Ida usa: Biolaboratorio. Un 1 va sulla carta: Biolaboratorio. Pagato: 1 energia."),
    ],
)
def test_a_card_that_works_names_its_seat_once(language: str, said: str) -> None:
    text = told(
        language,
        event("used", seat=1, blueprint="biolab"),
        event("put", seat=1, blueprint="biolab", value=1),
        event("paid", seat=1, stock="energy", amount=1),
        event("gained", seat=1, stock="goods", amount=1),
    )
    assert text.replace("\N{NO-BREAK SPACE}", " ").startswith(said)


def test_dice_that_are_rolled_together_are_told_together() -> None:
    dice = [event("rolled", seat=2, value=value) for value in (6, 3, 3, 1)]
    assert told("en", *dice) == "Noor rolls 6, 3, 3 and 1."


def test_several_goods_are_goods() -> None:
    assert told("en", event("gained", seat=1, stock="goods", amount=2)) == "Ida gains 2 goods."
    assert told("de", event("gained", seat=1, stock="goods", amount=1)) == "Ida bekommt 1 Ware."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 3])
def test_nothing_stays_unsaid_in_a_game(seats: int, language: str) -> None:
    match = new_match(WORKS, seats, 5)
    choose = random.Random(5)
    words = Words(language, WORKS, ["Ida", "Noor", "Abel"][:seats])
    said: set[str] = set()
    for _ in range(250):
        waiting = waiting_seats(match.state)
        if not waiting:
            break
        match.act(waiting[0], choose.choice(match.state.legal(waiting[0])))
        refused = match.state, choose.randrange(seats), choose.randrange(len(WORKS.vocabulary))
        why = WORKS.why_not(*refused)
        said |= {words.reason(*why)} if why else set()
        said |= {words.action(refused[2]), *words.told(match.events[-1])}
    said |= {words.score_line(line) for line in WORKS.score_lines(match.state, 0)}
    assert [text for text in said if "{" in text or "⟨" in text] == []
