"""What persons agree on, and who decides at a seat."""

from botyard.server import messages as frames
from server.persons import BELT, PROBE, Device, Person, TableHere, begin, play
from server.yard import Yard


def two(yard: Yard, game: str = PROBE, *bots: str) -> tuple[TableHere, Device, Device]:
    ida, bob = Person(yard, "Ida"), Person(yard, "Bob")
    table = ida.opens(game, "person", "link", *bots)
    bob.takes(table)
    here, there = begin(table, ida, bob)
    return table, here, there


def test_a_pause_is_agreed_on_and_ended_by_anybody(yard: Yard) -> None:
    _, here, there = two(yard)
    question = here.question()
    here.does(frames.Propose, what="pause")
    there.waits(lambda: there.table.proposals == {"pause": [1]})
    assert here.now[1].status == "playing"
    there.does(frames.Propose, what="pause")
    here.waits(lambda: here.table.status == "paused")
    assert here.now[1].question is None
    refused = here.is_refused(frames.Order, question=question.number, action="ready")
    assert (refused.error, refused.clause) == ("reason-game-is-paused", "BY-9")
    here.does(frames.Resume)
    there.waits(lambda: there.table.status == "playing")
    assert here.question() == question
    play(here, there)


def test_who_is_against_a_pause_says_so(yard: Yard) -> None:
    _, here, there = two(yard)
    here.does(frames.Propose, what="pause")
    there.does(frames.Decline, what="pause")
    here.waits(lambda: here.table.proposals == {} and here.now[1].happened[0].kind == "decline")
    assert there.is_refused(frames.Decline, what="pause").error == "reason-nothing-proposed"
    assert here.is_refused(frames.Resume).error == "reason-no-pause"


def test_an_end_is_agreed_on(yard: Yard) -> None:
    _, here, there = two(yard, PROBE, "random")
    here.does(frames.Propose, what="end")
    there.does(frames.Propose, what="end")
    here.waits(lambda: here.table.status == "over")
    there.waits(lambda: there.table.status == "over")
    assert here.now[1].question is None
    assert len(here.now[1].scores) == 3
    assert here.is_refused(frames.Propose, what="pause").error == "reason-game-is-over"


def test_a_bot_plays_for_whoever_left_until_they_return(yard: Yard) -> None:
    _, here, there = two(yard, BELT)
    there.does(frames.Leave)
    here.waits(lambda: here.table.seats[1].left)
    assert there.is_refused(frames.Leave).error == "reason-no-person"
    play(here, moves=8)
    there.catches_up()
    assert there.asked() == []
    assert {one.kind for one in there.happened() if one.seat == 2} == {"leave", "order"}
    there.does(frames.Return)
    here.waits(lambda: not here.table.seats[1].left)
    assert there.is_refused(frames.Return).error == "reason-did-not-leave"
    play(here, there)


def test_the_others_agree_without_whoever_left(yard: Yard) -> None:
    _, here, there = two(yard)
    there.does(frames.Leave)
    here.does(frames.Propose, what="pause")
    here.waits(lambda: here.table.status == "paused")
    there.does(frames.Return)
    there.does(frames.Resume)
    play(here, there)


def test_when_everybody_left_the_bots_play_to_the_end(yard: Yard) -> None:
    _, here, there = two(yard)
    here.does(frames.Leave)
    there.does(frames.Leave)
    here.waits(here.is_over)
    there.waits(there.is_over)
