"""How a table begins: persons, numbers for the dice, the deal."""

import json
from collections.abc import Callable

import pytest

from botyard.kernel.committed import commitment
from botyard.kernel.errors import BadData, BotyardError, IllegalAction
from botyard.tables import sitting
from botyard.tables.entries import Entry
from tables.seated import BELT, PROBE, SECRET, Seated, begun, known, opening


def refused(seated: Seated, numbers: dict[int, str]) -> str:
    before = known(seated.table)
    with pytest.raises(BotyardError) as wrong:
        seated.give(numbers)
    assert known(seated.table) == before
    return wrong.value.key


def reasons(attempts: list[Callable[[], Entry]]) -> set[tuple[str, object]]:
    """Why all of this is refused."""
    found: set[tuple[str, object]] = set()
    for attempt in attempts:
        with pytest.raises(IllegalAction) as wrong:
            attempt()
        found.add((wrong.value.key, wrong.value.params["clause"]))
    return found


def deal_of(entry: Entry) -> object:
    return json.loads(entry.lines[1])["deal"]


def test_a_table_of_bots_alone_is_refused() -> None:
    with pytest.raises(BadData, match="table-nobody"):
        Seated(opening(PROBE, "bb"))


@pytest.mark.parametrize("seats", ["p", "ppppp"])
def test_a_number_of_seats_that_the_game_is_not_for_is_refused(seats: str) -> None:
    with pytest.raises(BadData, match="seats-count"):
        Seated(opening(BELT, seats))


@pytest.mark.rule("BY-7")
def test_a_game_begins_with_the_last_number() -> None:
    seated = Seated(opening(PROBE, "plb"))
    first = seated.give({1: "12"})
    assert (first.status, first.lines, first.questions) == ("gathering", [], {})
    last = seated.give({2: "7"}, 5.0)
    assert (last.status, last.numbers) == ("playing", {2: "7"})
    assert {1: 3, 2: 3}.items() <= last.questions.items()


@pytest.mark.rule("BY-7")
def test_a_number_goes_with_its_person_until_the_game_begins() -> None:
    seated = Seated(opening(PROBE, "pll"))
    seated.give({1: "1", 2: "gone"})
    free = seated.vacate(2)
    assert (free.kind, free.seat, free.status) == ("free", 2, "gathering")
    assert known(seated.read()) == known(seated.table)
    assert seated.give({3: "3"}).status == "gathering"  # nobody plays with an empty seat
    assert seated.give({2: "2"}).status == "playing"
    numbers = json.loads(seated.record().texts[0])["dice"]["numbers"]
    assert numbers == ["1", "2", "3"]
    assert seated.vacate(2).kind == "leave"  # from now on a bot plays on


@pytest.mark.rule("BY-7")
def test_several_seats_at_one_screen_give_their_numbers_together() -> None:
    entry = Seated(opening(PROBE, "pp")).give({1: "1", 2: "2"})
    assert json.loads(entry.lines[0])["dice"] == {
        "commitment": commitment(SECRET),
        "numbers": ["1", "2"],
    }


@pytest.mark.rule("BY-7")
def test_a_bot_gives_no_number() -> None:
    entry = Seated(opening(PROBE, "pb")).give({1: "1"})
    header = json.loads(entry.lines[0])
    assert header["seats"] == ["person", "bot:greedy"]
    assert header["dice"]["numbers"] == ["1", ""]
    assert refused(Seated(opening(PROBE, "pb")), {2: "2"}) == "reason-number-given"


@pytest.mark.rule("BY-7")
def test_a_number_is_given_once() -> None:
    seated = Seated(opening(PROBE, "pp"))
    seated.give({1: "1"})
    assert refused(seated, {1: "2"}) == "reason-number-given"
    assert refused(seated, {2: "2", 1: "2"}) == "reason-number-given"


@pytest.mark.rule("BY-7")
def test_no_number_is_given_once_the_game_has_begun() -> None:
    assert refused(begun(PROBE, "pp"), {1: "1"}) == "reason-game-has-begun"


@pytest.mark.parametrize("number", ["", "1" * 65, "a\nb", "\x00"])
def test_a_number_is_a_short_printable_text(number: str) -> None:
    assert refused(Seated(opening(PROBE, "pp")), {1: number}) == "number-length"


@pytest.mark.rule("BY-1")
def test_a_number_for_a_seat_that_does_not_exist_is_refused() -> None:
    assert refused(Seated(opening(PROBE, "pp")), {3: "1"}) == "reason-no-such-seat"


@pytest.mark.rule("BY-7")
def test_nothing_is_decided_before_the_game_has_begun() -> None:
    seated = Seated(opening(PROBE, "pp"))
    attempts = [
        lambda: seated.answer(1, 0, "ready"),
        lambda: seated.undo(1),
        lambda: seated.propose(1, "pause"),
        lambda: seated.leave(1),
        lambda: seated.come_back(1),
    ]
    assert reasons(attempts) == {("reason-game-has-not-begun", "BY-7")}
    assert (seated.table.wakes_at(), seated.table.late(1e9)) == (None, [])


@pytest.mark.rule("BY-7")
def test_a_bot_on_the_last_free_seat_begins_the_game() -> None:
    seated = Seated(opening(PROBE, "pl"))
    seated.give({1: "1"})
    entry = seated.seat_bot(2, "greedy")
    assert (entry.kind, entry.status, entry.questions) == ("bot", "playing", {1: 3, 2: 3})
    assert json.loads(entry.lines[0])["seats"] == ["person", "bot:greedy"]
    assert known(seated.read()) == known(seated.table)


@pytest.mark.rule("BY-7")
def test_a_seat_taken_from_a_bot_needs_a_number_again() -> None:
    seated = Seated(opening(PROBE, "pb"))
    seated.seat_bot(2, "")
    assert seated.give({1: "1"}).status == "gathering"
    assert seated.give({2: "2"}).status == "playing"


def test_the_numbers_of_the_seats_change_the_deal() -> None:
    one, other = Seated(opening(PROBE, "pp")), Seated(opening(PROBE, "pp"))
    assert deal_of(one.give({1: "1", 2: "2"})) != deal_of(other.give({1: "1", 2: "3"}))


@pytest.mark.parametrize("game", [PROBE, BELT])
def test_the_deal_of_an_earlier_game_is_played_again(game: str) -> None:
    """With its secret and its numbers; what seats give now changes nothing."""
    earlier = begun(game, "pp").entries()[-1]
    numbers = ["number 1", "number 2"]
    again = Seated(opening(game, "pp", numbers=numbers)).give({1: "a", 2: "b"})
    assert deal_of(again) == deal_of(earlier)
    assert json.loads(again.lines[0])["dice"]["numbers"] == numbers


@pytest.mark.rule("BY-7")
def test_another_table_follows_only_when_a_game_is_over() -> None:
    seated = begun(PROBE, "pp")
    with pytest.raises(IllegalAction) as wrong:
        sitting.follow(seated.table, "another", 0.0)
    assert (wrong.value.key, wrong.value.params["clause"]) == ("reason-game-goes-on", "BY-7")
    seated.play_on()
    seated.keep(sitting.follow(seated.table, "another", 0.0))
    assert seated.read().ledger.next == "another"
    assert seated.table.ledger.status == "over"


@pytest.mark.rule("BY-7")
def test_nothing_happens_after_the_end() -> None:
    seated = begun(PROBE, "pp")
    seated.play_on()
    attempts = [
        lambda: seated.answer(1, 1, "ready"),
        lambda: seated.undo(1),
        lambda: seated.propose(1, "end"),
        lambda: seated.leave(1),
        lambda: seated.come_back(1),
        lambda: seated.seat_bot(1, "greedy"),
    ]
    assert reasons(attempts) == {("reason-game-is-over", "BY-7")}
