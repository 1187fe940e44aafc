"""Whatever is sent: a clear error, or something that holds. Never a crash."""

import hashlib
import json
import os
from collections.abc import Callable
from copy import deepcopy

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from botyard.contract.questions import check_decisions, check_vocabulary
from botyard.contract.walk import new_match, walk
from botyard.kernel.errors import BotyardError
from botyard.kernel.knowledge import item_at, put_at
from botyard.kernel.match import Match
from botyard.kernel.record import read_record, salvage
from botyard.kernel.replay import replay
from botyard.kernel.state import waiting_seats
from kernel.table import BELT, belt_match, play_on

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner),
    max_leaves=5,
)
SMALL = st.integers(-2, 12) | st.sampled_from(["red-head", "place", "own-back", "roll", "", None])
EXAMPLES = int(os.environ.get("BOTYARD_FUZZ", "150"))
FUZZ = settings(deadline=None, max_examples=EXAMPLES, suppress_health_check=[HealthCheck.too_slow])


def matches() -> list[Match]:
    """A game at every tenth line."""
    match = new_match(BELT, 3, 11)
    found: list[Match] = []
    for number, _ in enumerate(walk(match, 11)):
        if number % 10 == 0:
            found.append(replay(BELT, read_record(match.record.text())))
    return found


POSITIONS = [json.dumps(BELT.position(match.state)) for match in matches()]
FINISHED = belt_match(3)
play_on(FINISHED)
RECORD = FINISHED.record.text()


def paths(value: object, keys: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """Every place in a document."""
    found = [keys] if keys else []
    if isinstance(value, list):
        value = dict(enumerate(value))
    if isinstance(value, dict):
        for key, item in value.items():
            found += paths(item, (*keys, key))
    return found


def mangle(document: object, data: st.DataObject) -> None:
    """Change, copy or remove one to three things in a document."""
    for _ in range(data.draw(st.integers(1, 3))):
        places = paths(document)
        if not places:
            return
        keys = data.draw(st.sampled_from(places))
        copied = deepcopy(item_at(document, data.draw(st.sampled_from(places))))
        value = data.draw(SMALL | JSON | st.just(copied))
        above = item_at(document, keys[:-1])
        if data.draw(st.booleans()) or not isinstance(above, dict):
            put_at(document, keys, value)
        else:
            del above[keys[-1]]


@FUZZ
@given(text=st.sampled_from(POSITIONS), data=st.data())
def test_a_mangled_position_is_refused_or_holds(text: str, data: st.DataObject) -> None:
    position = json.loads(text)
    mangle(position, data)
    try:
        state = BELT.read_position(position)
    except BotyardError:
        return
    counted = [broken for broken in BELT.invariants(state) if "tiles in all" in broken]
    assert counted == []
    match = belt_match(len(state.scores()))
    match._states[-1] = state
    check_decisions(match)
    check_vocabulary(match)
    for seat in waiting_seats(state):
        match.run_out(seat)


def mended(texts: list[str]) -> str:
    for number in range(1, len(texts)):
        try:
            line = json.loads(texts[number])
        except ValueError:
            continue
        if isinstance(line, dict) and "prev" in line:
            line["prev"] = hashlib.sha256(texts[number - 1].encode()).hexdigest()
            texts[number] = json.dumps(line, ensure_ascii=False, separators=(",", ":"))
    return "\n".join(texts) + "\n"


def mangle_a_line(texts: list[str], data: st.DataObject) -> None:
    number = data.draw(st.integers(0, len(texts) - 1))
    line = json.loads(texts[number])
    mangle(line, data)
    texts[number] = json.dumps(line)


def shuffle_lines(texts: list[str], data: st.DataObject) -> None:
    number = data.draw(st.integers(0, len(texts) - 1))
    texts.insert(data.draw(st.integers(0, len(texts))), texts.pop(number))


def cut_a_line(texts: list[str], data: st.DataObject) -> None:
    number = data.draw(st.integers(0, len(texts) - 1))
    texts[number] = texts[number][: data.draw(st.integers(0, len(texts[number])))]


@FUZZ
@pytest.mark.parametrize("change", [mangle_a_line, shuffle_lines, cut_a_line])
@given(data=st.data())
def test_a_mangled_record_is_refused_or_replays(
    change: Callable[[list[str], st.DataObject], None], data: st.DataObject
) -> None:
    texts = RECORD.splitlines()
    change(texts, data)
    text = mended(texts) if data.draw(st.booleans()) else "\n".join(texts) + "\n"
    try:
        match = replay(BELT, read_record(text))
    except BotyardError:
        return
    assert BELT.invariants(match.state) == []


@FUZZ
@given(text=st.text(max_size=200) | st.binary(max_size=200).map(lambda raw: raw.decode("latin-1")))
def test_any_text_is_refused_as_a_record(text: str) -> None:
    with pytest.raises(BotyardError):
        salvage(text)


@FUZZ
@given(value=JSON)
def test_any_options_are_refused_or_held(value: object) -> None:
    for raw in (value, {"data": value}, {"youngest-first": value}):
        try:
            options = BELT.read_options(raw)
        except BotyardError:
            continue
        assert set(options) == {"data", "youngest-first"}
        BELT.digest(options)
