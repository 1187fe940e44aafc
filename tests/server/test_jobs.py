"""What workers do, without workers."""

import gzip
import json
from base64 import b64decode
from collections.abc import Callable
from typing import Any

import pytest
from msgspec import ValidationError, convert
from msgspec import json as as_json
from msgspec.structs import replace

from botyard.bots.asking import BotTrouble
from botyard.kernel.dealer import RecordingDealer, SeededDealer
from botyard.kernel.errors import BadData, BadRecord, UnknownName
from botyard.kernel.events import Event
from botyard.kernel.game import OPEN, Json
from botyard.kernel.match import Match
from botyard.kernel.state import waiting_seats
from botyard.server.jobs import Film, PositionAt, Verify, work
from botyard.server.preview import preview_of
from faults import FAULTS
from kernel.table import BELT, belt_match, do, play_on, probe_match, program
from server.questions import choose_job, preview_job


def told(events: list[Event], seat: int) -> list[Json]:
    return [{"kind": event.kind, "args": event.args} for event in events if event.seen(seat)]


def last_to_be_ready() -> Match:
    """Everybody has programmed; seat 1 alone is not ready."""
    match = probe_match()
    program(match, 1)
    program(match, 2)
    do(match, 2, "ready")
    return match


@pytest.mark.parametrize("match", [probe_match(), belt_match()], ids=lambda match: match.game.name)
def test_a_bot_chooses_one_of_the_legal_actions(match: Match) -> None:
    for seat in waiting_seats(match.state):
        job = choose_job(match, seat + 1)
        allowed = job.legal
        (action,) = convert(job.do()["actions"], list[str])
        assert action in allowed


def test_a_bot_chooses_by_its_seed() -> None:
    answers = [str(choose_job(seed=seed).do()) for seed in (*range(20), *range(20))]
    assert answers[:20] == answers[20:]
    assert len(set(answers)) > 1


def test_an_unknown_bot_game_or_action_is_named() -> None:
    with pytest.raises(UnknownName, match="unknown-bot"):
        choose_job(bot="greedy").do()
    with pytest.raises(UnknownName, match="unknown-game"):
        replace(choose_job(), game="prob").do()
    with pytest.raises(UnknownName, match="unknown-action"):
        replace(choose_job(), legal=["fly"]).do()


def test_an_unknown_job_is_refused() -> None:
    for job in ({}, {"job": "dance"}, {"job": "choose"}, {"job": "verify", "record": 7}):
        with pytest.raises(ValidationError):
            work(as_json.encode(job))


def test_a_bot_without_a_choice_fails_by_name() -> None:
    with pytest.raises(BotTrouble) as wrong:
        replace(choose_job(), legal=[]).do()
    assert wrong.value.params["bot"] == "random"


def test_a_preview_shows_what_the_seat_would_see() -> None:
    match = probe_match()
    name = match.game.vocabulary.name(match.state.legal(0)[0])
    shown = preview_job(match, 1, name).do()
    do(match, 1, name)
    assert shown == {
        "events": [],
        "chance": False,
        "certain": True,
        "refused": None,
        "view": match.game.view(match.state, 0),
    }


def test_a_preview_of_several_actions_stops_at_one_that_is_refused() -> None:
    match = probe_match()
    name = match.game.vocabulary.name(match.state.legal(0)[0])
    shown = preview_job(match, 1, name, "ready", name).do()
    assert shown["view"] is None
    assert shown["certain"]
    assert shown["refused"] == {
        "action": "ready",
        "reason": {"key": "reason-slot-empty", "clause": "PR-6", "params": {"seat": 1}},
    }


def test_a_preview_does_not_reveal_what_it_only_imagined() -> None:
    shown = preview_job(last_to_be_ready(), 1, "ready").do()
    assert shown == {
        "events": [{"kind": "is-ready", "args": {"seat": 1}}],
        "chance": False,
        "certain": False,
        "refused": None,
        "view": None,
    }


def test_a_preview_tells_only_what_all_imaginations_share() -> None:
    """Even of a game that forgot to mark what reveals something."""
    match = last_to_be_ready()
    careless, _ = FAULTS["UndoPastAReveal"]
    ready = careless.vocabulary.action("ready")
    shown: Any = preview_of(careless, match.game.known(match.state, 0), 0, [ready])
    assert [event["kind"] for event in shown["events"]] == ["is-ready", "revealed"]
    assert shown["events"][1]["args"]["seat"] == 1  # its own cards, which it knows
    assert not shown["certain"]
    assert shown["view"] is None


def test_a_preview_stops_at_chance() -> None:
    match = belt_match()
    shown = preview_job(match, match.state.waiting().bit_length(), "roll").do()
    assert (shown["chance"], shown["certain"], shown["view"]) == (True, False, None)


def test_a_preview_says_whether_it_would_end_the_turn_if_asked() -> None:
    match = belt_match()
    seat = match.state.waiting().bit_length()
    first = preview_job(match, seat, "roll")
    assert "ends" not in first.do()
    assert replace(first, ends=True).do()["ends"] is False  # the die is to be placed
    assert replace(preview_job(match, seat, "shove"), ends=True).do()["ends"] is False  # not now
    programmed = probe_match()
    program(programmed, 1)
    ready = replace(preview_job(programmed, 1, "ready"), ends=True)
    assert ready.do()["ends"] is True  # seat 2 still writes
    assert replace(ready, actions=["ready", "ready"]).do()["ends"] is False  # one is refused


@pytest.mark.parametrize(("make", "seats"), [(probe_match, 3), (probe_match, 4), (belt_match, 2)])
@pytest.mark.parametrize("seed", range(3))
def test_no_preview_of_a_whole_game_is_wrong(
    make: Callable[[int, int], Match], seats: int, seed: int
) -> None:
    """What is certain comes true, and what is told is how it begins."""
    match = make(seats, seed)
    previews = 0
    while match.state.waiting():
        for seat in waiting_seats(match.state):
            known = match.game.known(match.state, seat)
            for action in match.state.legal(seat)[:3]:
                shown: Any = preview_of(match.game, known, seat, [action])
                after = match.state.clone()
                dealer = RecordingDealer(SeededDealer(seed, len(match.game.outcomes)))
                after.apply(seat, action, dealer)
                events = told(match.game.events_of(dealer.told), seat)
                assert shown["refused"] is None
                assert shown["events"] == events[: len(shown["events"])]
                if shown["certain"]:
                    assert shown["events"] == events
                    assert shown["view"] == match.game.view(after, seat)
                previews += 1
        seat = waiting_seats(match.state)[-1]
        match.act(seat, match.state.legal(seat)[-1])
    assert previews > 20


def test_a_preview_has_a_bound() -> None:
    with pytest.raises(BadData, match="preview-too-long"):
        preview_job(probe_match(), 1, *["ready"] * 33).do()


def finished(make: Callable[[], Match]) -> Match:
    match = make()
    play_on(match)
    return match


@pytest.mark.parametrize("make", [probe_match, belt_match])
def test_a_film_shows_every_line_of_a_record(make: Callable[[], Match]) -> None:
    match = finished(make)
    packed = str(Film(match.record.text()).do()["film"])
    film = json.loads(gzip.decompress(b64decode(packed)))
    assert film["header"] == json.loads(match.record.texts[0])
    assert [step["line"] for step in film["steps"]] == list(range(2, len(match.record.texts) + 1))
    assert {step["kind"] for step in film["steps"]} == {"deal", "do", "end"}
    last = film["steps"][-1]
    assert last["view"] == match.game.view(match.state, OPEN)
    assert last["standing"] == match.state.standing()
    points = [sum(line["points"] for line in lines) for lines in film["score_lines"]]
    assert last["scores"] == points == match.state.scores()


def test_a_film_says_who_saw_what() -> None:
    match = finished(probe_match)
    packed = str(Film(match.record.text()).do()["film"])
    deal, first = json.loads(gzip.decompress(b64decode(packed)))["steps"][:2]
    assert [event["seen"] for event in deal["events"]][-2:] == [[2], None]
    assert (deal["seat"], first["seat"]) == (None, 1)


def test_a_record_is_verified() -> None:
    text = finished(belt_match).record.text()
    told = Verify(text).do()
    assert (told["ok"], told["how"], told["first"], told["last"]) == (True, "seed", 2, 0)
    assert (told["given_up"], told["rules"]) == ([], told["known"])


def test_what_is_wrong_with_a_record_is_said() -> None:
    text = finished(belt_match).record.text()
    for wrong, key in (
        ("", "record-empty"),
        (text[:-9], "record-not-json"),
        ("[]", "read-not-a-table"),
    ):
        checked = Verify(wrong).do()
        assert (checked["ok"], checked["error"]) == (False, key)


def test_play_can_go_on_from_any_line_of_a_record() -> None:
    match = finished(belt_match)
    for line in (2, 9, len(match.record.texts)):
        found = PositionAt(match.record.text(), line).do()
        position: Any = found["position"]
        assert position == match.game.position(match.state_after(line - 2))
        assert (found["game"], found["options"]) == (BELT.name, BELT.read_options({}))
    for line in (1, len(match.record.texts) + 1):
        with pytest.raises(BadData, match="read-out-of-range"):
            PositionAt(match.record.text(), line).do()


def test_a_record_that_cannot_be_replayed_has_no_film() -> None:
    record = finished(probe_match).record
    for text in (record.text().replace('"rules":1', '"rules":2'), record.texts[0] + "\n"):
        with pytest.raises(BadRecord):
            Film(text).do()
