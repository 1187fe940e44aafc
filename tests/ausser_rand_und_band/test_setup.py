"""Set-up: the belt, the stack, the first dice and who starts."""

from collections import Counter, defaultdict
from fractions import Fraction

import pytest

from botyard.games.ausser_rand_und_band import GAME
from botyard.games.ausser_rand_und_band.components import TILES
from botyard.games.ausser_rand_und_band.play import Play
from botyard.kernel.errors import BadData, BadPosition
from botyard.kernel.exploring import explore
from botyard.kernel.game import Json
from botyard.kernel.scripted import ScriptBroken

from .board import BOX, SEATS, act, drawn, play, redrawn, refused, set_out, table, told

TILES_OF_THE_BELT = (
    "stack=red-head stack=blue-torso stack=yellow-legs stack=red-blue-head stack=blue-yellow-legs "
)


def set_up(throws: str, youngest_first: list[int] | None = None) -> tuple[Play, list[str]]:
    """A game after these first rolls: ``"13 22"`` are A's two dice and B's two dice."""
    rolls = [
        f"throw:{seat}={face}"
        for seat, faces in enumerate(throws.split(), start=1)
        for face in faces
    ]
    options: Json = {} if youngest_first is None else {"youngest-first": youngest_first}
    return set_out(len(throws.split()), TILES_OF_THE_BELT + " ".join(rolls), options)


def starter(throws: str, youngest_first: list[int] | None = None) -> str:
    """Who starts after these first rolls."""
    line, events = set_up(throws, youngest_first)
    assert told("starts", events) == [f"starts seat={line.active + 1}"]
    return SEATS[line.active]


@pytest.mark.rule("RB-1", "RB-3", "RB-4", "RB-D7", "RB-D10")
def test_five_tiles_and_two_rolled_dice_of_each_seat_lie_on_the_belt_before_play() -> None:
    line, events = set_up("24 41")
    assert drawn(line) == redrawn("""
        turn    1 B roll
        field   1    2    3    4    5
        tile    rH   bT   yL   rbH  byL
        dice    B    A    .    AB   .
        supply  A=8 B=8
        stack   *
    """)
    assert told("opened", events) == [
        "opened tile=red-head field=1",
        "opened tile=blue-torso field=2",
        "opened tile=yellow-legs field=3",
        "opened tile=red-blue-head field=4",
        "opened tile=blue-yellow-legs field=5",
    ]


@pytest.mark.rule("RB-1")
def test_a_tile_on_the_belt_cannot_be_drawn_again() -> None:
    with pytest.raises(ScriptBroken):
        set_out(2, "stack=red-head stack=red-head stack=red-head")


@pytest.mark.rule("RB-2", "RB-D13", "RB-49")
@pytest.mark.parametrize("throws", ["11 22", "11 22 33", "11 22 33 44"])
def test_the_other_22_tiles_form_the_stack_with_every_number_of_seats(throws: str) -> None:
    line, _ = set_up(throws)
    on_belt = ["red-head", "blue-torso", "yellow-legs", "red-blue-head", "blue-yellow-legs"]
    stack = Counter(TILES.name(tile) for tile in line.stack.items())
    assert stack == BOX - Counter(on_belt)
    assert stack.total() == 22


@pytest.mark.rule("RB-2", "RB-U33")
def test_any_tile_of_the_stack_may_come_next_with_its_odds() -> None:
    line = table("""
        turn    1 A shove
        tile    rH   rH   bT   yL   rbL
    """)
    odds: dict[str, Fraction] = defaultdict(Fraction)
    for probability, after in explore(line, 0, GAME.vocabulary.action("shove")):
        assert isinstance(after, Play)
        odds[TILES.name(after.belt[1])] += probability
    left = BOX - Counter(["red-head", "red-head", "blue-torso", "yellow-legs", "red-blue-legs"])
    assert odds == {tile: Fraction(count, 22) for tile, count in left.items()}


@pytest.mark.rule("RB-3", "RB-4")
def test_both_first_dice_may_land_on_one_field() -> None:
    line, _ = set_up("33 44")
    assert drawn(line) == redrawn("""
        turn    1 A roll
        tile    rH   bT   yL   rbH  byL
        dice    .    .    AA   BB   .
        supply  A=8 B=8
    """)


@pytest.mark.rule("RB-5")
@pytest.mark.parametrize(
    ("throws", "first"),
    [("13 23 33", "A"), ("14 22 33", "B"), ("44 34 12", "C"), ("44 43 42 41", "D")],
)
def test_the_lowest_total_of_both_dice_starts(throws: str, first: str) -> None:
    assert starter(throws) == first


@pytest.mark.rule("RB-6", "RB-U18", "RB-E6")
def test_of_those_tied_for_the_lowest_total_the_youngest_starts() -> None:
    assert starter("13 22 31", [2, 3, 1]) == "B"
    assert starter("13 22 31", [3, 1, 2]) == "C"
    assert starter("13 22 31", [1, 3, 2]) == "A"


@pytest.mark.rule("RB-6", "RB-E6")
def test_the_youngest_of_all_does_not_start_unless_tied() -> None:
    assert starter("13 22 44", [3, 2, 1]) == "B"
    assert starter("44 11 12 11", [3, 1, 4, 2]) == "D"


@pytest.mark.rule("RB-5", "RB-6")
def test_age_does_not_matter_without_a_tie() -> None:
    assert starter("23 22", [1, 2]) == "B"


@pytest.mark.rule("RB-U18")
def test_without_ages_the_lowest_of_the_tied_seats_starts() -> None:
    assert starter("44 12 21") == "B"
    assert starter("12 21 12 21") == "A"


@pytest.mark.rule("RB-U18")
def test_a_seat_that_the_list_of_ages_leaves_out_counts_as_older() -> None:
    assert starter("12 21 12", [3]) == "C"
    assert starter("12 21 44", [3]) == "A"


@pytest.mark.rule("RB-U18")
@pytest.mark.parametrize(
    ("ages", "path"),
    [
        ([1, 2, 1], "options.youngest-first"),
        ([0], "options.youngest-first[0]"),
        ([2, 5], "options.youngest-first[1]"),
        ("B", "options.youngest-first"),
    ],
)
def test_a_list_of_ages_with_a_wrong_seat_is_refused(ages: object, path: str) -> None:
    with pytest.raises(BadData) as wrong:
        GAME.read_options({"youngest-first": ages})
    assert wrong.value.params["path"] == path


@pytest.mark.rule("RB-7", "RB-U34", "RB-23")
@pytest.mark.parametrize(("seat", "following"), ["AB", "BC", "CA"])
def test_play_goes_round_the_table_by_ascending_seats(seat: str, following: str) -> None:
    line = table(f"""
        turn    5 {seat} shove
        seats   ABC
        tile    rH   bT   yL   rT   bL
    """)
    events = act(line, "shove", ["stack=yellow-head"])
    assert drawn(line) == redrawn(f"""
        turn    6 {following} roll
        seats   ABC
        tile    yH   rH   bT   yL   rT
        stored  bL
    """)
    assert told("turn", events) == [f"turn seat={SEATS.index(following) + 1}"]


@pytest.mark.rule("RB-7")
def test_nobody_acts_in_the_turn_of_another() -> None:
    line = table("turn 5 B roll")
    assert refused(line, "A roll") == "not-your-turn RB-7"


@pytest.mark.rule("RB-49", "RB-D1")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_two_to_four_can_play(seats: int) -> None:
    assert GAME.seats == (2, 3, 4)
    position = GAME.position(table("turn 1 A roll"))
    with pytest.raises(BadPosition) as wrong:
        GAME.read_position({**position, "seats": seats})
    assert wrong.value.params["path"] == "seats"


@pytest.mark.rule("RB-49", "RB-D1")
@pytest.mark.parametrize("throws", ["12 34", "12 34 12", "12 34 12 34"])
def test_only_the_dice_of_those_who_play_are_in_the_game(throws: str) -> None:
    line, _ = set_up(throws)
    seats = len(throws.split())
    assert list(line.supply)[:seats] == [8] * seats
    assert sum(line.supply) + sum(line.dice) == 10 * seats


@pytest.mark.rule("RB-50")
def test_a_die_lies_on_the_tile_at_its_number_and_travels_with_it() -> None:
    line = table("""
        turn    3 A roll
        tile    rH   bT   yL   rT   bL
    """)
    play(
        line,
        "roll throw:1=1 throw:1=3",
        "place:others-count-one",
        "shove stack=yellow-head",
        "roll throw:2=1 throw:2=3",
    )
    assert drawn(line) == redrawn("""
        turn    4 B place
        tile    yH   rH   bT   yL   rT
        dice    B    A    B    A    .
        edge    others-count-one=A
        stored  bL
    """)
