"""What all persons agree on: the end before the end, and pauses."""

import json

import pytest

from botyard.kernel.dice import Checked, check_dice
from botyard.kernel.errors import BadData, BadRecord, IllegalAction
from botyard.kernel.record import read_record
from botyard.kernel.replay import replay
from botyard.tables.situations import situation
from kernel.test_records import changed
from tables.seated import BELT, PROBE, Seated, begun, known


def agreed(game: str = BELT, seats: str = "pp") -> Seated:
    """A game that all persons ended after some moves."""
    seated = begun(game, seats)
    for _ in range(5):
        seat = seated.asked()[0]
        seated.do(seat, seated.first(seat))
    for seat in range(1, seats.count("p") + 1):
        seated.propose(seat, "end")
    return seated


def refused(seated: Seated, attempt: str, seat: int, *what: str) -> tuple[str, object]:
    before = known(seated.table)
    with pytest.raises(IllegalAction) as wrong:
        getattr(seated, attempt)(seat, *what)
    assert known(seated.table) == before
    return wrong.value.key, wrong.value.params["clause"]


@pytest.mark.rule("BY-6")
@pytest.mark.parametrize("game", [PROBE, BELT])
def test_a_game_ends_when_all_persons_agree(game: str) -> None:
    seated = agreed(game)
    assert seated.table.ledger.status == "over"
    assert [entry.kind for entry in seated.entries()[-2:]] == ["propose", "agree"]
    end = json.loads(seated.record().texts[-1])["end"]
    assert (end["agreed"], end["standing"]) == (True, None)
    assert end["scores"] == final_scores(seated)


@pytest.mark.rule("BY-6")
def test_nobody_has_a_place_after_an_agreed_end() -> None:
    shown = situation(agreed().table, 0, [])
    assert (shown.standing, len(shown.scores), shown.question) == (None, 2, None)


@pytest.mark.rule("BY-6")
@pytest.mark.parametrize("game", [PROBE, BELT])
def test_the_record_of_an_agreed_end_replays_and_verifies(game: str) -> None:
    seated = agreed(game)
    record = read_record(seated.record().text())
    assert replay(seated.table.game, record).record.is_finished()
    assert check_dice(seated.table.game, record) == Checked("commitment", 2)


@pytest.mark.rule("BY-6")
@pytest.mark.parametrize(
    "forged",
    [
        {"agreed": False},
        {"agreed": "yes"},
        {"agreed": 1},
        {"scores": [99, 0]},
        {"standing": [1, 2]},
    ],
)
def test_a_forged_agreed_end_is_refused(forged: dict[str, object]) -> None:
    seated = agreed()
    text = seated.record().text()
    number = len(text.splitlines())
    end = json.loads(text.splitlines()[-1])["end"] | forged
    with pytest.raises(BadRecord) as wrong:
        replay(
            seated.table.game,
            read_record(changed(text, number, lambda line: line.update({"end": end}))),
        )
    assert (wrong.value.key, wrong.value.params["line"]) == ("record-result", number)


@pytest.mark.rule("BY-6")
def test_a_game_that_was_played_to_its_end_was_not_ended_by_agreement() -> None:
    seated = begun(BELT, "pp")
    seated.play_on()
    text = seated.record().text()
    end = json.loads(text.splitlines()[-1])["end"] | {"agreed": True}
    forged = changed(text, len(text.splitlines()), lambda line: line.update({"end": end}))
    with pytest.raises(BadRecord, match="record-result"):
        replay(seated.table.game, read_record(forged))


@pytest.mark.rule("BY-6")
def test_one_person_does_not_end_the_game_of_two() -> None:
    seated = begun(PROBE, "ppb")
    seated.propose(1, "end")
    seated.propose(1, "end")
    assert seated.table.ledger.status == "playing"
    assert seated.table.ledger.proposals == {"end": {0}}


@pytest.mark.rule("BY-6")
def test_bots_are_not_asked_whether_they_agree() -> None:
    seated = begun(PROBE, "pbb")
    seated.propose(1, "end")
    assert seated.table.ledger.status == "over"
    assert refused(begun(PROBE, "pb"), "propose", 2, "end") == ("reason-no-person", "BY-9")


@pytest.mark.rule("BY-6", "BY-10")
def test_who_left_is_not_asked_whether_they_agree() -> None:
    seated = begun(PROBE, "ppp")
    seated.propose(1, "end")
    seated.leave(3)
    assert refused(seated, "propose", 3, "end") == ("reason-no-person", "BY-9")
    seated.propose(2, "end")
    assert seated.table.ledger.status == "over"


@pytest.mark.rule("BY-9")
def test_a_proposal_is_gone_once_somebody_declines() -> None:
    seated = begun(PROBE, "ppp")
    seated.propose(1, "end")
    seated.propose(2, "end")
    seated.decline(3, "end")
    assert seated.table.ledger.proposals == {}
    seated.propose(3, "end")
    assert seated.table.ledger.status == "playing"


@pytest.mark.rule("BY-9")
def test_what_nobody_proposed_cannot_be_declined() -> None:
    seated = begun(PROBE, "pp")
    seated.propose(1, "end")
    assert refused(seated, "decline", 2, "pause") == ("reason-nothing-proposed", "BY-9")


def test_only_a_pause_or_the_end_can_be_proposed() -> None:
    with pytest.raises(BadData, match="unknown-proposal"):
        begun(PROBE, "pp").propose(1, "a beer")


@pytest.mark.rule("BY-9")
def test_all_persons_together_pause_the_game() -> None:
    seated = begun(PROBE, "pp")
    assert seated.propose(1, "pause").status == "playing"
    assert seated.propose(2, "pause").status == "paused"
    assert seated.table.ledger.proposals == {}


def paused(seats: str = "pp") -> Seated:
    seated = begun(PROBE, seats)
    for seat in range(1, seats.count("p") + 1):
        seated.propose(seat, "pause")
    return seated


@pytest.mark.rule("BY-9")
def test_nothing_is_decided_in_a_pause() -> None:
    seated = paused("ppb")
    closed = ("reason-game-is-paused", "BY-9")
    assert refused(seated, "do", 1, seated_action(seated)) == closed
    assert refused(seated, "undo", 1) == closed
    assert refused(seated, "propose", 1, "pause") == closed
    assert (seated.table.bots_asked(), seated.table.wakes_at()) == ([], None)
    assert situation(seated.table, 0, []).question is None


def seated_action(seated: Seated) -> str:
    match = seated.table.playing(even_paused=True)
    return match.game.vocabulary.name(seated.table.asked()[0][0])


@pytest.mark.rule("BY-9")
def test_any_person_ends_a_pause() -> None:
    seated = paused("ppb")
    assert seated.resume(2).status == "playing"
    assert seated.table.bots_asked() == [(2, 2)]
    seated.do(1, seated.first(1))


@pytest.mark.rule("BY-9")
def test_a_bot_ends_no_pause() -> None:
    assert refused(paused("pb"), "resume", 2) == ("reason-no-person", "BY-9")


@pytest.mark.rule("BY-9")
def test_there_is_nothing_to_resume_without_a_pause() -> None:
    assert refused(begun(PROBE, "pp"), "resume", 1) == ("reason-no-pause", "BY-9")


@pytest.mark.rule("BY-6", "BY-9")
def test_the_end_can_be_agreed_in_a_pause() -> None:
    seated = paused()
    seated.propose(1, "end")
    seated.propose(2, "end")
    assert seated.table.ledger.status == "over"
    assert known(seated.read()) == known(seated.table)


@pytest.mark.rule("BY-6")
def test_a_proposal_of_the_end_outlasts_a_pause() -> None:
    seated = begun(PROBE, "pp")
    seated.propose(1, "end")
    seated.propose(1, "pause")
    seated.propose(2, "pause")
    seated.resume(1)
    assert seated.table.ledger.proposals == {"end": {0}}


def final_scores(seated: Seated) -> list[int]:
    assert seated.table.match is not None
    return seated.table.match.state.scores()
