"""What a seat is shown: its own secrets, never those of others, and why something is refused."""

import re

import msgspec
import pytest

from botyard.kernel.errors import UnknownName
from botyard.kernel.game import SPECTATOR
from botyard.kernel.reasons import LEGAL
from botyard.tables.entries import Entry
from botyard.tables.shown import Happened, happened
from botyard.tables.situations import question, situation, why
from botyard.tables.table import Table
from tables.manners import People, play
from tables.seated import BELT, PROBE, Seated, begun, opening


def told(seated: Seated, seat: int, entry: Entry) -> Happened:
    """What a seat, or with 0 a spectator, is told of an entry."""
    return happened(seated.table.ledger.version, entry, seat - 1)


def hidden_cards(table: Table, seat: int) -> set[str]:
    """The cards of the probe that a seat must not know: others' hands, choices and piles."""
    match = table.match
    assert match is not None
    if match.state.waiting() == 0:
        return set()
    position = table.position()
    assert position is not None
    secret = ["hands", "left", "right"] + ["programmed"] * (position["phase"] == "program")
    piles = [pile for key in secret for owner, pile in enumerate(position[key]) if owner != seat]
    held = [card for owner, card in enumerate(position["held"]) if owner != seat]
    return {card for pile in [*piles, held, position["deck"]] for card in pile if card}


@pytest.mark.parametrize("seed", range(6))
def test_no_seat_is_ever_sent_a_card_that_it_cannot_know(seed: int) -> None:
    """Cards that a question refuses are named to everybody alike, so they do not count."""
    seated = begun(PROBE, "ppp")
    for entry in play(seated.table, People(seed)):
        for seat in (SPECTATOR, 0, 1, 2):
            shown = situation(seated.table, seat, [])
            kept = msgspec.structs.replace(shown, question=None)
            sent = msgspec.json.encode(
                [kept, happened(seated.table.ledger.version, entry, seat)]
            ).decode()
            assert not hidden_cards(seated.table, seat) & set(re.findall(r"\bc\d+\b", sent))


@pytest.mark.parametrize("seed", range(3))
def test_every_choice_is_ones_own_and_legal(seed: int) -> None:
    seated = begun(PROBE, "ppp")
    for _ in play(seated.table, People(seed)):
        for seat in seated.table.ledger.questions:
            asked = question(seated.table, seat)
            if asked is not None:
                names = seated.table.game.vocabulary
                state = seated.table.playing().state
                codes = [names.action(choice.action) for choice in asked.choices]
                assert codes == seated.table.asked()[seat]
                assert all(state.refusal(seat, code) == LEGAL for code in codes)


def test_only_the_seat_itself_is_told_its_action() -> None:
    seated = begun(PROBE, "pp")
    action = seated.first(1)
    entry = seated.do(1, action)
    assert told(seated, 1, entry).action == action
    assert (told(seated, 2, entry).action, told(seated, 2, entry).seat) == ("", 1)
    assert told(seated, 0, entry).action == ""


def test_an_event_is_told_to_those_who_may_see_it() -> None:
    """Everybody is dealt five cards, and sees the card that is turned up."""
    seated = begun(PROBE, "pp")
    entry = seated.entries()[-1]
    for seat, dealt in ((0, []), (1, [1] * 5), (2, [2] * 5)):
        events = [event for line in told(seated, seat, entry).events for event in line]
        assert [event.args["seat"] for event in events if event.kind == "dealt"] == dealt
        assert [event.kind for event in events][len(dealt) :] == ["turned"]


def test_a_private_draw_is_told_twice() -> None:
    seated = begun(PROBE, "ppp")
    entry = seated.do(seated.reveal(), "block")
    taker = next(event.args["seat"] for event in entry.events[0] if event.kind == "drew")
    for seat in range(4):
        kinds = [event.kind for event in told(seated, seat, entry).events[0]]
        assert "drew" in kinds
        assert ("drew-card" in kinds) == (seat == taker)


def test_a_table_that_has_not_begun_shows_no_view() -> None:
    shown = situation(Seated(opening(PROBE, "pp")).table, 0, [])
    assert (shown.seat, shown.version, shown.status, shown.view) == (1, 1, "gathering", None)


def test_a_situation_says_who_is_waited_for() -> None:
    seated = begun(PROBE, "ppb")
    seated.program(1)
    seated.do(1, "ready")
    assert situation(seated.table, 0, []).waiting == [2, 3]
    assert situation(seated.table, 0, []).question is None


def test_a_spectator_is_asked_nothing_and_takes_nothing_back() -> None:
    seated = begun(PROBE, "pp")
    seated.do(1, seated.first(1))
    shown = situation(seated.table, SPECTATOR, [])
    assert (shown.seat, shown.question, shown.undo) == (0, None, False)
    assert shown.view is not None
    assert shown.view["hands"] == [["?"] * 4, ["?"] * 5]


def test_a_situation_says_whether_something_can_be_taken_back() -> None:
    seated = begun(PROBE, "pp")
    seated.do(1, seated.first(1))
    assert [situation(seated.table, seat, []).undo for seat in (0, 1)] == [True, False]


@pytest.mark.rule("BY-10")
def test_whoever_left_is_not_offered_to_take_back() -> None:
    seated = begun(PROBE, "pp")
    seated.do(1, seated.first(1))
    seated.leave(1)
    assert not situation(seated.table, 0, []).undo


@pytest.mark.parametrize("game", [PROBE, BELT])
def test_scores_are_shown_at_the_end_alone(game: str) -> None:
    seated = begun(game, "pp")
    while seated.table.ledger.status == "playing":
        for seat in (SPECTATOR, 0, 1):
            shown = situation(seated.table, seat, [])
            assert (shown.scores, shown.standing, shown.score_lines) == ([], None, [])
        seat = seated.asked()[0]
        seated.do(seat, seated.first(seat))
    shown = situation(seated.table, SPECTATOR, [])
    assert shown.standing is not None
    assert sorted(shown.standing)[0] == 1
    assert [sum(line.points for line in lines) for lines in shown.score_lines] == shown.scores
    assert all(line.clause for lines in shown.score_lines for line in lines)


@pytest.mark.rule("BY-6")
def test_an_agreed_end_shows_no_hand() -> None:
    seated = begun(PROBE, "pp")
    for seat in (1, 2):
        seated.propose(seat, "end")
    view = situation(seated.table, 0, []).view
    assert view is not None
    assert view["hands"][1] == ["?"] * 5


def test_what_is_refused_comes_with_reason_clause_and_numbers() -> None:
    seated = begun(BELT, "pp")
    for _ in range(40):
        seat = seated.asked()[0]
        asked = question(seated.table, seat - 1)
        assert asked is not None
        for refused in asked.refused:
            assert refused.reason == why(seated.table, seat - 1, refused.action)
            assert refused.reason.key.startswith("reason-")
            assert refused.reason.clause.startswith("RB-")
        if any(refused.reason.params for refused in asked.refused):
            return
        seated.do(seat, seated.first(seat))
    raise AssertionError("no reason had a number to fill in")


def test_courtesies_and_ceremonies_are_marked() -> None:
    seated = begun(PROBE, "pp")
    seated.program(1)
    asked = question(seated.table, 0)
    assert asked is not None
    marks = {choice.action: (choice.ceremony, choice.courtesy) for choice in asked.choices}
    assert marks == {
        "ready": (True, False),
        "unprogram:1": (False, True),
        "unprogram:2": (False, True),
    }


def test_a_choice_names_its_kind_and_its_arguments() -> None:
    seated = begun(PROBE, "pp")
    asked = question(seated.table, 0)
    assert asked is not None
    choice = asked.choices[0]
    assert choice.args["slot"] == "1"
    assert choice.action == f"program:1={choice.args['card']}"
    assert choice.kind == "program"


def test_why_tells_the_reason_for_anything_that_is_pressed() -> None:
    seated = begun(PROBE, "pp")
    reason = why(seated.table, 0, "ready")
    assert reason is not None
    assert (reason.key, reason.clause, reason.params) == ("reason-slot-empty", "PR-6", {"seat": 1})
    assert why(seated.table, 0, seated.first(1)) is None
    with pytest.raises(UnknownName):
        why(seated.table, 0, "fly")


@pytest.mark.parametrize("game", [PROBE, BELT])
def test_the_view_of_a_seat_is_its_own_even_where_one_is_worked_out_for_all(game: str) -> None:
    seated = begun(game, "ppp")
    for _ in play(seated.table, People(4)):
        state = seated.table.match.state if seated.table.match else None
        assert state is not None
        for seat in (SPECTATOR, 0, 1, 2):
            assert seated.table.view(seat) == seated.table.game.view(state, seat)
