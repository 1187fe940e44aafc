"""Bot Factory, told in words."""

import random

import pytest

from botyard.contract.walk import new_match
from botyard.kernel.events import EVERYBODY, Event
from botyard.kernel.game import Json
from botyard.kernel.registry import game_named
from botyard.kernel.state import waiting_seats
from botyard.words import LANGUAGES, Words

FACTORY = game_named("bot-factory")
NAMES = ["Ida", "Noor", "Abel", "Mia"]
TILES: Json = {"variant": "variant-2", "universal-bot": True}


def event(kind: str, **args: int | str) -> Event:
    return Event(kind, args, EVERYBODY, reveals=False)


def told(language: str, *events: Event) -> str:
    return " ".join(Words(language, FACTORY, NAMES).told(events))


def test_what_follows_from_a_part_does_not_name_its_player_again() -> None:
    events = [
        event("placed", seat=1, part="red-torso", colour="red"),
        event("gained", seat=1, count=2, source="part"),
    ]
    assert told("en", *events) == (
        "Ida places into the red column: red torso. That gives 2 speech tokens."
    )
    assert told("de", *events) == (
        "Ida baut in Spalte Rot ein: roter Rumpf. Das bringt 2 Wortmeldungen."
    )
    assert told("fr", *events) == (
        "Ida place dans la colonne du robot rouge\u00a0: torse rouge. Cela rapporte 2 jetons."
    )
    assert told("it", *events) == (
        "Ida piazza nella colonna del robot rosso: torso rosso. Frutta 2 gettoni."
    )


def test_parts_that_are_discarded_one_by_one_are_told_together() -> None:
    parts = [event("discarded", seat=2, part=f"{color}-head") for color in ("red", "blue")]
    assert told("en", *parts) == "Noor discards: red head and blue head."


@pytest.mark.parametrize(
    ("language", "space"),
    [
        ("en", "P1: 1 speech token, 3 credits"),
        ("fr", "P1\u00a0: 1 jeton prise de parole, 3 crédits"),
        ("de", "P1: 1 Wortmeldung, 3 Bewegungspunkte"),
        ("it", "P1: 1 gettone parola, 3 crediti"),
    ],
)
def test_a_move_says_what_its_space_allows(language: str, space: str) -> None:
    words = Words(language, FACTORY, NAMES)
    move = FACTORY.vocabulary.action("move:P1")
    assert words.action(move) == space
    assert words.effect(move) == ""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), [(1, TILES), (4, TILES)])
def test_nothing_stays_unsaid(seats: int, options: Json, language: str) -> None:
    match = new_match(FACTORY, seats, 5, options)
    choose = random.Random(5)
    words = Words(language, FACTORY, NAMES[:seats])
    said: set[str] = set()
    for _ in range(150):
        if not match.state.waiting():
            break
        seat = waiting_seats(match.state)[0]
        match.act(seat, choose.choice(match.state.legal(seat)))
        refused = match.state, choose.randrange(seats), choose.randrange(len(FACTORY.vocabulary))
        why = FACTORY.why_not(*refused)
        said |= {words.reason(*why)} if why else set()
        said |= {words.action(refused[2]), *words.told(match.events[-1])}
    said |= {words.score_line(line) for line in FACTORY.score_lines(match.state, 0)}
    assert [text for text in said if "{" in text or "⟨" in text] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_filled_in_wherever_it_is_given(language: str) -> None:
    """Every action is asked for at every decision of a game, so that most reasons come up."""
    words = Words(language, FACTORY, NAMES)
    match = new_match(FACTORY, 3, 2, TILES)
    choose = random.Random(2)
    said: set[str] = set()
    for _ in range(60):
        seat = waiting_seats(match.state)[0]
        for action in range(len(FACTORY.vocabulary)):
            why = FACTORY.why_not(match.state, seat, action)
            said |= {words.reason(*why)} if why else set()
        match.act(seat, choose.choice(match.state.legal(seat)))
    assert [text for text in said if "{" in text or "⟨" in text] == []


def test_what_is_only_drawn_is_not_told_and_does_not_break_a_sentence_off() -> None:
    events = [
        event("spent", seat=1, count=1, purpose="icon"),
        event("top-shown", part="blue-legs"),
        event("took-part", seat=1, part="blue-torso"),
        event("laid-down", seat=1),
    ]
    assert told("en", *events) == "Ida pays 1 speech token. Taken from the stacks: blue torso."


def test_a_token_for_sandra_is_spent_and_nobody_gets_it() -> None:
    events = [event("turn", seat=1, space="A1"), event("spent", seat=1, count=1, purpose="sandra")]
    assert told("en", events[1]) == "Ida spends 1 speech token, as Sandra is there."
    assert told("en", *events).endswith("1 speech token is spent, as Sandra is there.")


def test_the_tokens_of_the_start_do_not_come_with_a_project() -> None:
    events = [
        event("project-dealt", seat=2, colour="red"),
        event("gained", seat=2, count=2, source="start"),
    ]
    assert told("en", *events) == ("Noor gets a project: red. The start brings 2 speech tokens.")


def test_discarding_says_what_it_is_for_where_that_is_not_plain() -> None:
    words = Words("en", FACTORY, NAMES)
    discard, drop = (FACTORY.vocabulary.action(name) for name in ("discard:red-head", "drop:blue"))
    assert words.action(discard) == "Discard: red head"
    assert words.action(discard, "act") == "Give three parts for one, the first: red head"
    assert words.action(drop, "act") == "Give two projects for a universal part, the first: blue"
    assert words.action(drop, "trade") == "Discard a blue project"
