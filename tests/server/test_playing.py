"""Whole games over the wire."""

from typing import cast

import pytest

from server.persons import BELT, PROBE, Person, begin, events_of, play
from server.yard import Yard


@pytest.mark.parametrize(("game", "bot"), [(BELT, "greedy"), (PROBE, "random")])
def test_two_persons_and_a_bot_play_to_the_end(yard: Yard, game: str, bot: str) -> None:
    ida, bob = Person(yard, "Ida"), Person(yard, "Bob")
    table = ida.opens(game, "person", "link", bot)
    bob.takes(table)
    here, there = begin(table, ida, bob)
    play(here, there)
    end = here.now[1]
    here.waits(lambda: here.table.status == "over")
    there.waits(lambda: there.table.status == "over")
    assert end.standing == there.now[2].standing is not None
    assert [sum(line.points for line in lines) for lines in end.score_lines] == end.scores
    told = [one.version for one in here.happened(1)]
    assert told == list(range(told[0], told[-1] + 1))  # nothing was missed, nothing told twice


def test_two_persons_share_a_browser(yard: Yard) -> None:
    ida = Person(yard)
    table = ida.opens(PROBE, "person", "person")
    (here,) = begin(table, ida)
    assert here.seats == [1, 2]
    play(here)
    first, second = here.now[1], here.now[2]
    assert first.standing == second.standing is not None
    for seat in (1, 2):
        told = events_of(here.happened(seat))
        assert {event.args["seat"] for event in told if event.kind == "drew-card"} <= {seat}


def test_everybody_sees_the_game_begin(yard: Yard) -> None:
    """Whoever is there before the last number is given is told of the deal, each of their own."""
    ida, bob = Person(yard, "Ida"), Person(yard, "Bob")
    table = ida.opens(PROBE, "person", "link")
    bob.takes(table)
    here, there = ida.connects(table), bob.connects(table)
    assert (here.now[1].status, here.now[1].view) == ("gathering", None)
    ida.numbers(table, 1)
    bob.numbers(table, 2)
    here.waits(lambda: here.table.status == "playing")
    there.reaches(here.version())
    for device, seat in ((here, 1), (there, 2)):
        dealt = [event for event in events_of(device.happened()) if event.kind == "dealt"]
        assert [event.args["seat"] for event in dealt] == [seat] * 5


def test_what_a_seat_knows_is_sent_to_those_alone_who_asked_for_it(yard: Yard) -> None:
    ida, bob = Person(yard, "Ida"), Person(yard, "Bob")
    table = ida.opens(PROBE, "person", "link")
    bob.takes(table)
    here, there = begin(table, ida, bob)
    program, page = ida.connects(table, known=True), ida.connects(table)
    watcher = Person(yard, "Eve").connects(table, known=True)
    known = program.orders().situation.known
    assert known is not None
    hands = cast("list[list[str]]", known["hands"])
    assert "?" not in hands[0]
    assert set(hands[1]) == {"?"}
    assert "deck" not in known
    for device in (here, there, page, watcher):
        device.reaches(program.version())
        assert all(shown.known is None for shown in device.now.values())
    play(program, there)
    assert program.now[1].known is not None
    assert all(b'"known"' not in text.encode() for text in [*page.texts, *there.texts])
