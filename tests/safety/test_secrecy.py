"""Every byte that is sent to a seat or a spectator holds only what they may know by then."""

import asyncio
import json
import secrets
from collections.abc import Iterator
from itertools import accumulate
from pathlib import Path

import pytest

from botyard.kernel.game import Json
from botyard.kernel.knowledge import item_at
from botyard.kernel.match import Match
from botyard.kernel.record import read_record
from botyard.kernel.registry import all_games, game_named
from botyard.kernel.replay import replay
from botyard_probe import GAME as PROBE
from safety.conftest import running
from safety.ears import Ear, Game, played
from safety.veiled.botyard_veiled import names
from tools.served import Served

VEIL = secrets.token_hex(16)
CARDS = names(VEIL)


@pytest.fixture(scope="module")
def veiled(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server where nobody can guess the name of a card."""
    path = str(Path(__file__).parent / "veiled")
    chosen = {"PYTHONPATH": path, "BOTYARD_VEIL": VEIL, "settings": 'log = "debug"'}
    yield from running(tmp_path_factory.mktemp("veiled"), **chosen)


def known_cards(game: Game, seat: int) -> list[set[str]]:
    """The cards that a seat has ever been able to know, line by line of the record."""
    teams = [0, 1, 0, 1] if len(game.film["header"]["seats"]) == 4 else [0, 1, 2]
    seen: list[set[str]] = []
    for step in game.film["steps"]:
        view = step["view"]
        hidden = PROBE.knowledge.hidden_slots(view, seat, teams)
        secret = {slot.keys for slots in hidden.values() for slot in slots}
        open_slots = [slot for slot in PROBE.knowledge.all_slots(view) if slot.keys not in secret]
        seen.append({str(item_at(view, slot.keys)) for slot in open_slots})
    return list(accumulate(seen, lambda before, now: before | now))


def assert_knows_no_more(game: Game, ear: Ear) -> None:
    """Whether everything that somebody heard was theirs to know."""
    known = known_cards(game, ear.seat - 1)
    for heard in ear.heard:
        lines = game.truth.lines_at(heard.version)
        allowed = known[lines - 2] if lines > 1 else set()
        told = {card for card in CARDS if card in heard.text}
        assert told <= allowed, (ear.seat, heard.version, told - allowed, heard.text)


def assert_keeps_secrets(game: Game, served: Served) -> None:
    """Whether nobody was sent what is another's, or nobody's, nor the log."""
    last = len(game.truth.entries)
    opening = game.truth.entries[0]["opening"]
    never = [game.truth.signing_key, str(opening["bot_seed"])]
    assert len(game.truth.secret) >= 32
    for ear in game.ears:
        others = [other for other in game.ears if other is not ear]
        cookies = [other.person.cookie().rpartition(".")[2] for other in others]
        persons = [other.person.name for other in others if other.person.name]
        links = game.links if ear.seat != 1 else []
        secret = [*never, *filter(None, cookies), *links, *persons]
        for heard in ear.heard:
            now = [game.truth.secret] if heard.version < last else []
            found = [text for text in [*secret, *now] if text in heard.text]
            assert not found, (ear.seat, heard)
    cookies = [ear.person.cookie() for ear in game.ears if ear.person.cookie()]
    log = served.logged()
    assert not [text for text in [*never, *cookies, *game.links, game.truth.secret] if text in log]


def assert_a_leak_is_found(game: Game) -> None:
    """Whether it would be noticed if one player were sent the cards of another."""
    ida, noor = game.ears[:2]
    dealt = next(heard for heard in noor.heard if any(card in heard.text for card in CARDS))
    leaky = Ear(ida.person, ida.table, ida.seat, [dealt])
    with pytest.raises(AssertionError):
        assert_knows_no_more(game, leaky)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_is_sent_a_name_that_they_cannot_know(seats: int, veiled: Served) -> None:
    game = asyncio.run(played(veiled, "probe", seats, seed=seats))
    for ear in game.ears:
        assert_knows_no_more(game, ear)
        texts = "".join(heard.text for heard in ear.heard)
        assert len(ear.heard) > 30
        assert sum(card in texts for card in CARDS) > 10  # the veil is on, and something is told
        assert '"c7"' not in texts
    assert_keeps_secrets(game, veiled)
    assert_a_leak_is_found(game)
    assert not [card for card in CARDS if card in veiled.logged()]


@pytest.mark.parametrize("name", all_games())
def test_everybody_is_sent_the_view_and_the_events_of_their_seat(name: str, served: Served) -> None:
    """Compared with the record, replayed by the kernel alone."""
    game = asyncio.run(played(served, name, 3, seed=1))
    match = replay(game_named(name), read_record("\n".join(game.truth.lines()) + "\n"))
    for ear in game.ears:
        assert sum(compare(game, match, ear, frame) for frame in frames(ear)) > 10
    assert_keeps_secrets(game, served)


def frames(ear: Ear) -> list[Json]:
    """The situations that came over the live connection."""
    return [json.loads(heard.text) for heard in ear.heard if '"situation"' in heard.text]


def compare(game: Game, match: Match, ear: Ear, frame: Json) -> bool:
    """Whether a situation was compared with the truth."""
    situation = frame["situation"]
    assert isinstance(situation, dict)
    assert situation["seat"] == ear.seat
    lines = game.truth.lines_at(situation["version"])
    if situation["view"] is None:
        assert lines == 0
        return False
    seat = ear.seat - 1
    state = match.state_after(lines - 2)
    assert situation["view"] == json.loads(json.dumps(match.game.view(state, seat)))
    for happened in situation.get("happened", []):
        first = game.truth.lines_at(happened["version"] - 1)
        told = match.events[max(0, first - 1) : game.truth.lines_at(happened["version"]) - 1]
        seen = [
            [{"kind": event.kind, "args": event.args} for event in line if event.seen(seat)]
            for line in told
        ]
        assert happened.get("events", []) == json.loads(json.dumps(seen))
        if happened.get("seat", 0) != ear.seat:
            assert "action" not in happened
    return True
