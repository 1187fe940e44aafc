"""Records: what is written, what is refused, and what can be saved of a broken one."""

import hashlib
import json
from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise

import pytest

from botyard.kernel.dealer import SeededDealer
from botyard.kernel.dice import Checked, check_dice, committed_dice, dealer_of, dealing_of
from botyard.kernel.errors import BadRecord
from botyard.kernel.match import Match
from botyard.kernel.record import Header, Record, read_record, salvage
from botyard.kernel.replay import replay
from kernel.table import BELT, belt_match, do, play_on


def finished() -> Match:
    match = belt_match(3)
    play_on(match)
    return match


def refused(text: str) -> BadRecord:
    with pytest.raises(BadRecord) as wrong:
        replay(BELT, read_record(text))
    return wrong.value


def changed(text: str, line: int, change: Callable[[dict[str, object]], None]) -> str:
    """A record with one line altered and the chain mended, as a forger would do it."""
    texts = text.splitlines()
    value = json.loads(texts[line - 1])
    change(value)
    texts[line - 1] = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    for number in range(1, len(texts)):
        value = json.loads(texts[number])
        value["prev"] = record_hash(texts[number - 1])
        texts[number] = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return "\n".join(texts) + "\n"


def record_hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def test_every_line_holds_the_hash_of_the_line_before() -> None:
    texts = finished().record.text().splitlines()
    for before, line in pairwise(texts):
        assert json.loads(line)["prev"] == record_hash(before)


def test_a_record_is_written_by_names() -> None:
    match = belt_match(2)
    seat = match.state.waiting().bit_length()
    do(match, seat, "roll")
    line = json.loads(match.record.texts[-1])
    assert (line["seat"], line["do"]) == (seat, "roll")
    assert all(chance.startswith(f"throw:{seat}=") for chance in line["chance"])


def test_a_changed_line_is_noticed_at_the_next_one() -> None:
    text = finished().record.text()
    wrong = refused(text.replace("place:shove-twice", "place:clean-up", 1))
    assert wrong.key == "record-chain"
    number = next(n for n, line in enumerate(text.splitlines(), 1) if "place:shove-twice" in line)
    assert wrong.params["line"] == number + 1


def test_the_good_part_of_a_broken_record_is_saved() -> None:
    text = finished().record.text()
    whole = text.splitlines()
    record, wrong = salvage("\n".join(whole[:20]) + "\n" + whole[20][:30])
    assert wrong is not None
    assert (wrong.key, wrong.params["line"]) == ("record-not-json", 21)
    assert record.texts == whole[:20]
    assert len(replay(BELT, record).record.lines) == 19


def test_a_record_without_its_last_line_break_was_cut_off() -> None:
    text = finished().record.text()
    assert refused(text.rstrip("\n")).key == "record-cut-off"


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "record-empty"),
        ("hello\n", "record-not-json"),
        ("[1]\n", "read-not-a-table"),
        ("{}\n", "record-no-header"),
        ('{"botyard":99}\n', "record-format"),
        ('{"botyard":1,"game":3}\n', "read-not-a-text"),
        ("[" * 10_000 + "\n", "record-not-json"),
        ("[" * 100_000 + "\n", "record-line-full"),
        ("[" + "1," * 100_000 + "1]\n", "record-line-full"),
    ],
)
def test_what_is_no_record_is_refused(text: str, key: str) -> None:
    assert refused(text).key == key


@pytest.mark.parametrize(
    ("line", "change", "key"),
    [
        (1, {"game": "probe"}, "record-other-game"),
        (1, {"rules": 99}, "record-rules"),
        (1, {"data": "0000"}, "record-data"),
        (1, {"seats": ["alone"]}, "record-seats"),
        (2, {"deal": ["stack=red-head"]}, "record-chance"),
        (2, {"deal": ["stack=golden-head"]}, "record-unknown-name"),
        (3, {"do": "fly"}, "record-unknown-name"),
        (3, {"do": "shove"}, "record-illegal"),
        (3, {"seat": 9}, "record-illegal"),
        (3, {"seat": 10**30}, "read-out-of-range"),
        (3, {"seat": "one"}, "read-not-a-number"),
        (3, {"chance": ["throw:1=2"] * 9}, "record-chance"),
        (3, {"surprise": 1}, "read-unknown-key"),
        (4, {"undo": [3]}, "record-no-kind"),
    ],
)
def test_a_forged_record_is_refused_with_its_line(
    line: int, change: dict[str, object], key: str
) -> None:
    wrong = refused(changed(finished().record.text(), line, lambda value: value.update(change)))
    assert wrong.key == key
    assert wrong.params.get("line", line) == line


def test_a_result_that_was_not_played_is_refused() -> None:
    text = finished().record.text()
    end = {"end": {"scores": [99, 0, 0], "standing": [1, 2, 2]}}
    wrong = refused(changed(text, len(text.splitlines()), lambda value: value.update(end)))
    assert wrong.key == "record-result"


def test_an_undo_past_the_horizon_is_refused() -> None:
    match = belt_match(2)
    seat = match.state.waiting().bit_length()
    do(match, seat, "roll")
    do(match, seat, "place:clean-up")
    match.undo(seat - 1)
    forged = changed(match.record.text(), 5, lambda value: value.update({"undo": [3]}))
    assert refused(forged).key == "record-undo"


def test_a_seeded_record_is_dealt_again() -> None:
    assert check_dice(BELT, finished().record) == Checked("seed", 2)


def committed(secret: bytes) -> Match:
    header = replace(finished().record.header, dice=committed_dice(secret, ["17", "x", "ü"]))
    match = Match(BELT, header, dealer_of(BELT, Record(header), secret))
    match.deal()
    return match


def test_a_committed_record_is_dealt_again_from_its_secret() -> None:
    match = committed(b"a secret")
    play_on_with(match, b"a secret")
    assert check_dice(BELT, read_record(match.record.text())) == Checked("commitment", 2)


def play_on_with(match: Match, secret: bytes) -> None:
    while match.state.waiting():
        match.run_out(match.state.waiting().bit_length() - 1)
    match.finish(secret.hex())


def test_dice_that_were_not_dealt_are_found() -> None:
    match = committed(b"a secret")
    match.dealer = SeededDealer(3, len(BELT.outcomes))
    play_on_with(match, b"a secret")
    with pytest.raises(BadRecord, match="record-dealt-otherwise"):
        check_dice(BELT, read_record(match.record.text()))


@pytest.mark.parametrize("secret", ["00", "no hex"])
def test_another_secret_is_found(secret: str) -> None:
    match = committed(b"a secret")
    while match.state.waiting():
        match.run_out(match.state.waiting().bit_length() - 1)
    match.finish(secret)
    with pytest.raises(BadRecord, match="dice-other-secret"):
        check_dice(BELT, match.record)


def test_dice_of_a_running_game_cannot_be_checked_yet() -> None:
    with pytest.raises(BadRecord, match="dice-not-revealed"):
        check_dice(BELT, committed(b"a secret").record)


def test_a_game_goes_on_where_its_record_stops() -> None:
    whole = committed(b"s")
    for _ in range(20):
        whole.run_out(whole.state.waiting().bit_length() - 1)
    record = read_record(whole.record.text())
    again = replay(BELT, record, dealing_of(BELT, record, b"s"))
    play_on_with(again, b"s")
    play_on_with(whole, b"s")
    assert again.record.text() == whole.record.text()


def test_a_game_goes_on_under_new_rules_after_a_rebase() -> None:
    match = committed(b"s")
    for _ in range(20):
        match.run_out(match.state.waiting().bit_length() - 1)
    older = replace(match.record.header, rules=BELT.rules_version + 1)
    record = Record(older)
    for line in match.record.lines:
        record.add(line)
    with pytest.raises(BadRecord, match="record-rules"):
        replay(BELT, record)
    match.record = record
    match.rebase(SeededDealer(0, len(BELT.outcomes)))
    again = replay(BELT, match.record, dealing_of(BELT, match.record, b"s"))
    play_on_with(again, b"s")
    assert check_dice(BELT, read_record(again.record.text())) == Checked("commitment", 24)


def rebased() -> Match:
    """A game that was rebased though nothing had changed."""
    match = committed(b"s")
    for _ in range(10):
        match.run_out(match.state.waiting().bit_length() - 1)
    number = len(match.record.texts) + 1
    match.rebase(dealing_of(BELT, match.record, b"s")(number))
    play_on_with(match, b"s")
    return match


def test_a_rebase_onto_the_same_rules_hides_nothing() -> None:
    record = read_record(rebased().record.text())
    assert check_dice(BELT, record) == Checked("commitment", 2)


def test_an_invented_position_in_a_rebase_is_found() -> None:
    text = rebased().record.text()
    number = next(n for n, line in enumerate(text.splitlines(), 1) if '"rebase"' in line)

    def give_away(value: dict[str, object]) -> None:
        rebase = value["rebase"]
        assert isinstance(rebase, dict)
        rebase["position"]["turn"] = 1

    wrong = refused(changed(text, number, give_away))
    assert (wrong.key, wrong.params["line"]) == ("record-rebase", number)


def test_a_game_is_dealt_once() -> None:
    match = committed(b"s")
    again = Record(match.record.header)
    for _ in range(2):
        again.add(match.record.lines[0])
    assert refused(again.text()).key == "record-deal"


def test_a_game_begins_with_its_deal() -> None:
    match = finished()
    without = Record(match.record.header)
    without.add(match.record.lines[1])
    assert refused(without.text()).key == "record-deal"


def test_a_game_that_is_not_over_has_no_end() -> None:
    match = committed(b"s")
    match.finish()
    assert refused(match.record.text()).key == "record-result"


def test_nothing_follows_the_end() -> None:
    match = finished()
    match.record.add(match.record.lines[-1])
    assert refused(match.record.text()).key == "record-after-end"


def test_places_that_were_not_reached_are_found() -> None:
    text = finished().record.text()

    def turn_round(value: dict[str, object]) -> None:
        end = value["end"]
        assert isinstance(end, dict)
        end["standing"] = end["standing"][::-1]

    assert refused(changed(text, len(text.splitlines()), turn_round)).key == "record-result"


def test_a_name_may_hold_any_character() -> None:
    header = replace(finished().record.header, seats=["a\u2028b", "\x85\n", "Ü\r"])
    match = Match(BELT, header, SeededDealer(1, len(BELT.outcomes)))
    match.deal()
    assert read_record(match.record.text()).header.seats == header.seats


def test_a_header_can_be_built_by_hand() -> None:
    header = Header("g", 1, "d", {}, ["a"], {})
    assert Record(header).text().count("\n") == 1
