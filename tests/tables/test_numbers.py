"""Numbers for the dice: everybody commits, then everybody shows, and nobody has a choice."""

import json
from collections.abc import Callable

import pytest

from botyard.kernel.committed import commitment, first_key, seat_commitment, second_key
from botyard.kernel.dice import SECOND, Checked, check_dice
from botyard.kernel.errors import BadData, BadRecord, BotyardError
from botyard.kernel.record import Record, read_record
from botyard.tables.numbers import Given
from tables.seated import PROBE, SECRET, Seated, known, opening

pytestmark = pytest.mark.rule("BY-14")

HOST = commitment(SECRET)


def number(seat: int) -> str:
    return f"{seat}" * 64


def promise(*seats: int) -> dict[int, str]:
    return {seat: seat_commitment(HOST, seat - 1, number(seat)) for seat in seats}


def shown(*seats: int) -> dict[int, str]:
    return {seat: number(seat) for seat in seats}


def opened(seats: str, **more: object) -> Seated:
    return Seated(opening(PROBE, seats, dice=SECOND, **more))


def promised(seats: str) -> Seated:
    """A table where every person has committed, and nobody has shown a number."""
    seated = opened(seats)
    seated.commit(promise(*[at for at, kind in enumerate(seats, 1) if kind != "b"]))
    return seated


def refused(attempt: Callable[[], object]) -> tuple[str, object]:
    with pytest.raises(BotyardError) as wrong:
        attempt()
    return wrong.value.key, wrong.value.params.get("clause")


def dice_of(seated: Seated) -> dict[str, object]:
    dice: dict[str, object] = json.loads(seated.record().texts[0])["dice"]
    return dice


def test_the_game_begins_when_everybody_has_shown_their_number() -> None:
    seated = opened("plb")
    assert seated.commit(promise(1)).status == "gathering"
    assert not seated.table.ledger.is_revealing()
    seated.commit(promise(2))
    assert seated.table.ledger.is_revealing()
    assert known(seated.read()) == known(seated.table)
    seated.give(shown(2))
    assert seated.table.ledger.is_revealing()
    assert known(seated.read()) == known(seated.table)
    assert seated.give(shown(1)).status == "playing"
    assert not seated.table.ledger.is_revealing()
    assert known(seated.read()) == known(seated.table)
    promises = [*promise(1, 2).values(), ""]
    assert dice_of(seated) == {
        "version": 2,
        "commitment": HOST,
        "commitments": promises,
        "numbers": [number(1), number(2), ""],
    }
    seated.play_on()
    end = seated.record().lines[-1].content
    key = second_key(SECRET, promises, [number(1), number(2), ""])
    assert (end["secret"], end["key"]) == (SECRET.hex(), key.hex())
    assert check_dice(seated.table.game, seated.record()) == Checked("agreed", 2)


def test_what_is_given_twice_changes_nothing() -> None:
    seated = opened("pp")
    seated.commit(promise(1))
    with pytest.raises(Given):
        seated.commit(promise(1))
    seated.commit(promise(1, 2))  # one is new
    seated.give(shown(1))
    with pytest.raises(Given):
        seated.give(shown(1))
    seated.give(shown(1, 2))
    version = seated.table.ledger.version
    with pytest.raises(Given):
        seated.give(shown(1, 2))
    with pytest.raises(Given):
        seated.commit(promise(2))
    assert seated.table.ledger.version == version


def test_no_number_before_all_have_committed_and_none_but_that_one() -> None:
    seated = opened("pp")
    seated.commit(promise(1))
    before = known(seated.table)
    assert refused(lambda: seated.give(shown(1))) == ("reason-number-too-early", "BY-14")
    assert refused(lambda: seated.commit({1: "0" * 64})) == ("reason-commitment-given", "BY-14")
    assert known(seated.table) == before
    seated.commit(promise(2))
    before = known(seated.table)
    other = {1: number(1), 2: number(3)}
    assert refused(lambda: seated.give(other)) == ("reason-number-other", "BY-14")
    swapped = {1: number(2), 2: number(1)}
    assert refused(lambda: seated.give(swapped)) == ("reason-number-other", "BY-14")
    assert refused(lambda: seated.commit({2: "0" * 64})) == ("reason-commitment-given", "BY-14")
    assert known(seated.table) == before
    seated.give(shown(1, 2))
    assert refused(lambda: seated.give({1: number(3)})) == ("reason-game-has-begun", "BY-7")
    assert refused(lambda: seated.commit({1: "0" * 64})) == ("reason-game-has-begun", "BY-7")


def test_a_commitment_of_another_seat_is_of_no_use() -> None:
    seated = opened("pp")
    seated.commit({1: promise(1)[1], 2: promise(1)[1]})
    assert refused(lambda: seated.give({2: number(1)})) == ("reason-number-other", "BY-14")


@pytest.mark.parametrize("text", ["", "7", "A" * 64, "0" * 63, "0" * 65, "g" * 64, "0" * 63 + "\n"])
def test_what_is_no_number_is_refused(text: str) -> None:
    seated = opened("p")
    with pytest.raises(BadData, match="number-form"):
        seated.commit({1: text})
    seated.commit(promise(1))
    with pytest.raises(BadData, match="number-form"):
        seated.give({1: text})


def test_bots_and_strange_seats_add_nothing() -> None:
    seated = opened("pb")
    assert refused(lambda: seated.commit(promise(2))) == ("reason-commitment-given", "BY-14")
    assert refused(lambda: seated.commit(promise(3))) == ("reason-no-such-seat", "BY-1")
    seated.commit(promise(1))
    assert refused(lambda: seated.give(shown(2))) == ("reason-number-given", "BY-7")


def test_whoever_goes_before_all_have_committed_takes_their_commitment_along() -> None:
    seated = opened("pll")
    seated.commit(promise(1, 2))
    seated.vacate(2)
    seated.commit(promise(3))
    assert not seated.table.ledger.is_revealing()
    seated.commit(promise(2))
    assert seated.give(shown(1, 2, 3)).status == "playing"


@pytest.mark.parametrize("how", ["leave", "vacate", "seat_bot"])
def test_a_seat_that_never_shows_its_number_is_given_up_for_good(how: str) -> None:
    seated = promised("ppp")
    seated.give(shown(1))
    arguments = ("greedy",) if how == "seat_bot" else ()
    entry = getattr(seated, how)(2, *arguments)
    assert (entry.kind, entry.seat, entry.status) == ("give-up", 2, "gathering")
    assert known(seated.read()) == known(seated.table)
    assert refused(lambda: seated.give(shown(2))) == ("reason-number-given", "BY-7")
    assert seated.give(shown(3)).status == "playing"
    assert seated.table.ledger.is_hidden(1)
    assert refused(lambda: seated.come_back(2)) == ("reason-did-not-leave", "BY-10")
    dice = dice_of(seated)
    assert dice["commitments"] == list(promise(1, 2, 3).values())  # nobody's changed
    assert dice["numbers"] == [number(1), "", number(3)]
    seated.play_on()
    checked = check_dice(seated.table.game, seated.record())
    assert checked == Checked("agreed", 2, given_up=[2])


def test_the_last_one_to_give_up_begins_the_game() -> None:
    seated = promised("pp")
    seated.give(shown(1))
    assert seated.vacate(2).status == "playing"


def test_whoever_is_removed_after_showing_their_number_does_not_change_the_dice() -> None:
    seated = promised("pp")
    seated.give(shown(2))
    assert seated.vacate(2).kind == "leave"
    assert seated.give(shown(1)).status == "playing"
    assert dice_of(seated)["numbers"] == [number(1), number(2)]


def test_seats_are_fixed_while_numbers_are_shown() -> None:
    seated = promised("ppb")
    seated.give(shown(2))
    for seat, bot in ((1, ""), (2, "greedy"), (3, ""), (3, "random")):
        attempt = refused(lambda seat=seat, bot=bot: seated.seat_bot(seat, bot))  # type: ignore[misc]
        assert attempt == ("reason-numbers-being-shown", "BY-14")
    assert refused(lambda: seated.leave(2)) == ("reason-game-has-not-begun", "BY-7")


def test_a_table_of_old_takes_no_commitments_and_goes_on() -> None:
    seated = Seated(opening(PROBE, "pp"))
    seated.give({1: "7"})
    assert refused(lambda: seated.commit(promise(2))) == ("reason-commitment-given", "BY-14")
    seated.give({2: "8"})
    seated.play_on()
    assert check_dice(seated.table.game, seated.record()) == Checked("commitment", 2)


@pytest.mark.parametrize("version", [1, 2])
def test_the_same_deal_again_is_dealt_the_same_and_marked(version: int) -> None:
    if version == 1:
        first = Seated(opening(PROBE, "pp")).table
        seated = Seated(first.ledger.opening)
        seated.give({1: "7", 2: "8"})
    else:
        seated = promised("pp")
        seated.give(shown(1, 2))
    deal = dice_of(seated)
    again = opened("pp", deal=deal)
    again.commit({1: promise(1)[1], 2: seat_commitment(HOST, 1, number(9))})
    again.give({1: number(1), 2: number(9)})
    assert again.record().lines[0] == seated.record().lines[0]
    assert dice_of(again) == {**deal, "start": "deal"}
    again.play_on()
    assert check_dice(again.table.game, again.record()).how == "deal"


def test_a_start_from_a_position_is_marked() -> None:
    seated = promised("pp")
    seated.give(shown(1, 2))
    position = seated.table.position()
    on = opened("pp", position=position)
    on.commit(promise(1, 2))
    on.give(shown(1, 2))
    assert dice_of(on)["start"] == "position"
    on.play_on()
    assert check_dice(on.table.game, on.record()).how == "position"


# Records that were tampered with


def forged(change: Callable[[dict[str, object]], object], end: dict[str, object]) -> str:
    """The error of a whole record whose dice were changed, every hash being right again."""
    seated = promised("ppp")
    seated.give(shown(1, 2))
    seated.seat_bot(3, "greedy")
    seated.play_on()
    record = seated.record()
    change(record.header.dice)
    record.lines[-1].content.update(end)
    again = Record(record.header)
    for line in record.lines:
        again.add(line)
    with pytest.raises(BadRecord) as wrong:
        check_dice(seated.table.game, read_record(again.text()))
    return wrong.value.key


def test_a_record_with_other_dice_is_refused() -> None:
    def put(key: str, seat: int, text: str) -> Callable[[dict[str, object]], None]:
        def change(dice: dict[str, object]) -> None:
            changed = dice[key]
            assert isinstance(changed, list)
            changed[seat - 1] = text

        return change

    def keyed(numbers: list[str]) -> dict[str, object]:
        return {"key": second_key(SECRET, list(promise(1, 2, 3).values()), numbers).hex()}

    assert forged(put("numbers", 1, number(7)), {}) == "dice-other-key"
    numbers = [number(7), number(2), ""]
    assert forged(put("numbers", 1, number(7)), keyed(numbers)) == "dice-other-number"
    assert forged(put("numbers", 2, ""), keyed([number(1), "", ""])) == "dice-no-number"
    assert forged(put("commitments", 3, ""), {}) == "dice-other-key"
    assert forged(lambda dice: None, {"key": "00"}) == "dice-other-key"
    assert forged(lambda dice: None, {"secret": "00"}) == "dice-other-secret"
    assert forged(lambda dice: dice.update(commitments=[]), {}) == "dice-seats"
    assert forged(lambda dice: dice.update(start="fair"), {}) == "dice-start"
    assert forged(lambda dice: dice.pop("version"), {}) == "record-dealt-otherwise"


def test_both_versions_have_keys_of_their_own() -> None:
    assert first_key(SECRET, ["a", "b"]) != second_key(SECRET, ["a"], ["b"])
