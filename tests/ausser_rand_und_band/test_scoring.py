"""End of the game: robots are assembled, points counted, winners found."""

from collections import Counter

import pytest

from botyard.games.ausser_rand_und_band import GAME
from botyard.games.ausser_rand_und_band.play import Play
from botyard.kernel.dealer import Generator
from botyard.kernel.game import ScoreLine

from .assemblies import PARTS, best_score, colors_of, part_of
from .board import BOX, SHORT, table


def finished(*piles: str) -> Play:
    """A finished game in which A, B … have won these tiles."""
    won = "\n".join(f"won {seat} {tiles}" for seat, tiles in zip("ABCD", piles, strict=False))
    seats = "ABCD"[: max(2, len(piles))]
    return table(f"turn 23 A over\n seats {seats}\n stored *\n {won}")


def counted(line: Play, seat: int) -> list[ScoreLine]:
    """The lines of a score that are about tiles; the rest tells how a tie was decided."""
    return [part for part in GAME.score_lines(line, seat) if "tiles" in part.args]


def ties(line: Play, seat: int) -> list[tuple[str, dict[str, object], str]]:
    """How a tie was decided, with the clause of each line."""
    lines = [part for part in GAME.score_lines(line, seat) if "tiles" not in part.args]
    assert all(part.points == 0 for part in lines)
    return [(part.name, part.args, part.clause) for part in lines]


def score_of(tiles: str) -> list[tuple[str, int]]:
    """The score of a pile of tiles, line by line."""
    line = finished(tiles)
    lines = [(part.name, part.points) for part in counted(line, 0)]
    assert sum(points for _, points in lines) == line.scores()[0]
    return lines


ONE_COLOR = ("one-colour", 7)
SEVERAL_COLORS = ("several-colours", 5)


@pytest.mark.rule("RB-32")
@pytest.mark.parametrize("color", ["r", "b", "y"])
def test_a_complete_robot_of_one_color_gives_7_points(color: str) -> None:
    assert score_of(f"{color}H {color}T {color}L") == [ONE_COLOR]


@pytest.mark.rule("RB-33")
@pytest.mark.parametrize("tiles", ["rH bT yL", "rH rT bL", "rH bT rL", "bH rT rL"])
def test_a_complete_robot_of_several_colors_gives_5_points(tiles: str) -> None:
    assert score_of(tiles) == [SEVERAL_COLORS]


@pytest.mark.rule("RB-34")
@pytest.mark.parametrize(("tiles", "points"), [("rH", 1), ("rH rH rT rT", 4), ("byL rL", 2)])
def test_a_tile_outside_a_complete_robot_gives_1_point(tiles: str, points: int) -> None:
    assert score_of(tiles) == [("loose", points)]


@pytest.mark.rule("RB-34")
def test_no_tile_gives_no_point() -> None:
    assert score_of("") == []


@pytest.mark.rule("RB-30")
def test_a_robot_is_one_head_one_torso_and_one_pair_of_legs_each_tile_used_once() -> None:
    assert score_of("rH rH rT rL") == [ONE_COLOR, ("loose", 1)]
    assert score_of("rH rH rT rT rL") == [ONE_COLOR, ("loose", 2)]
    assert score_of("rH rH bH rT rT bT") == [("loose", 6)]


@pytest.mark.rule("RB-31")
@pytest.mark.parametrize(
    ("tiles", "robot"),
    [
        ("bH rbT bL", ONE_COLOR),
        ("bH byT bL", ONE_COLOR),
        ("rH rbT rL", ONE_COLOR),
        ("yH rbT yL", SEVERAL_COLORS),
        ("rH rbT bL", SEVERAL_COLORS),
    ],
)
def test_a_two_color_tile_counts_as_one_of_its_colors(tiles: str, robot: tuple[str, int]) -> None:
    assert score_of(tiles) == [robot]


@pytest.mark.rule("RB-U19", "RB-31", "RB-32")
@pytest.mark.parametrize(
    ("tiles", "robot"),
    [
        ("rbH rbT rbL", ONE_COLOR),
        ("rbH ryT rbL", ONE_COLOR),
        ("ryH byT ryL", ONE_COLOR),
        ("rbH ryT byL", SEVERAL_COLORS),
    ],
)
def test_three_two_color_tiles_that_share_a_color_are_of_one_color(
    tiles: str, robot: tuple[str, int]
) -> None:
    assert score_of(tiles) == [robot]


@pytest.mark.rule("RB-U32", "RB-31")
def test_taking_color_by_color_would_miss_the_best_assembly() -> None:
    assert score_of("rH rbH rT bT rL bL") == [ONE_COLOR, ONE_COLOR]


@pytest.mark.rule("RB-U32", "RB-31")
def test_a_robot_in_one_color_is_left_out_if_it_would_spoil_two_others() -> None:
    assert score_of("bH ryH bT rbT ryT yT rbL yL") == [ONE_COLOR, ONE_COLOR, ("loose", 2)]


@pytest.mark.rule("RB-U32", "RB-31")
@pytest.mark.parametrize(
    "tiles",
    ["byH rH bT yT bL yL", "ryH bH rT yT rL yL", "rbH yH rT bT rL bL", "bH yH byT rT bL yL"],
)
def test_one_two_color_tile_serves_only_one_of_two_robots(tiles: str) -> None:
    assert score_of(tiles) == [ONE_COLOR, SEVERAL_COLORS]


@pytest.mark.rule("RB-U20")
def test_all_three_robots_of_one_color_are_found_among_two_color_tiles() -> None:
    assert score_of("rbH ryH byH rT bT yT rbL ryL byL") == [ONE_COLOR] * 3


@pytest.mark.rule("RB-U20", "RB-U32", "RB-30", "RB-31", "RB-32", "RB-33", "RB-34")
def test_the_score_is_the_best_of_all_assemblies() -> None:
    generator = Generator(2019)
    for _ in range(400):
        pile = random_pile(generator)
        line = finished(" ".join(SHORT[tile] for tile in pile))
        best = best_score(pile)
        assert line.scores()[0] == best, pile
        assert sum(part.points for part in counted(line, 0)) == best, pile
        check_assembly(line, pile)


def random_pile(generator: Generator) -> list[str]:
    """Some tiles of the box, up to five of each part."""
    pile: list[str] = []
    for part in PARTS:
        tiles = [tile for tile in BOX.elements() if part_of(tile) == part]
        for _ in range(generator.below(6)):
            pile.append(tiles.pop(generator.below(len(tiles))))
    return pile


def check_assembly(line: Play, tiles: list[str]) -> None:
    """What the score shows can be laid on the table: each tile once, robots as they are named."""
    used: Counter[str] = Counter()
    for part in counted(line, 0):
        shown = part.args["tiles"]
        assert isinstance(shown, list)
        used.update(shown)
        if part.name == "loose":
            assert part.points == len(shown)
        else:
            assert [part_of(tile) for tile in shown] == ["head", "torso", "legs"]
        if part.name == "one-colour":
            assert all(part.args["colour"] in colors_of(tile) for tile in shown)
    assert used == Counter(tiles)


BARBARA = "rH rH bH yH ryH yT yT bL bL"
ROBERT = "bH yH bT rT rbL rL yL"
FRANK = "rbH rT rbT byT rL yL byL"


@pytest.mark.rule("RB-56", "RB-E8", "RB-36", "RB-U21")
def test_the_example_of_the_rulebook() -> None:
    line = finished(BARBARA, ROBERT, FRANK)
    lines = [[part.points for part in counted(line, seat)] for seat in range(3)]
    assert lines == [[5, 5, 3], [7, 5, 1], [7, 4]]
    decided = [("tie-tiles", {"count": count}, "RB-36") for count in (9, 7)]
    assert [ties(line, seat) for seat in range(3)] == [decided[:1], decided[1:], []]
    assert line.scores() == [13, 13, 11]
    assert line.standing() == [1, 2, 3]


@pytest.mark.rule("RB-35")
def test_most_points_win_whatever_the_number_of_tiles() -> None:
    line = finished("rH rH bH bH", "rT rL yH", "yT bT")
    assert line.scores() == [4, 5, 2]
    assert line.standing() == [2, 1, 3]


@pytest.mark.rule("RB-36", "RB-U21")
def test_with_equal_points_more_collected_tiles_win() -> None:
    line = finished("rH bT yL", "bH bH yH rH ryH")
    assert line.scores() == [5, 5]
    assert line.standing() == [2, 1]


@pytest.mark.rule("RB-36", "RB-35")
def test_more_tiles_do_not_help_with_fewer_points() -> None:
    line = finished("rH rT rL", "bH bH yH yH ryH rbH")
    assert line.scores() == [7, 6]
    assert line.standing() == [1, 2]


@pytest.mark.rule("RB-37")
def test_with_equal_points_and_tiles_there_are_several_winners() -> None:
    line = finished("rH bT yL", "bH yT rL", "bT", "rT rT")
    assert line.scores() == [5, 5, 1, 2]
    assert line.standing() == [1, 1, 4, 3]
    shared = [("tie-tiles", {"count": 3}, "RB-36"), ("tie-shared", {}, "RB-37")]
    assert [ties(line, seat) for seat in range(4)] == [shared, shared, [], []]


@pytest.mark.rule("RB-36")
def test_nothing_is_said_of_a_tie_before_the_end() -> None:
    assert ties(table("turn 1 A roll"), 0) == []


@pytest.mark.rule("RB-U14", "RB-34")
def test_tiles_that_stay_stored_score_for_nobody() -> None:
    line = finished("rH", "")
    assert line.scores() == [1, 0]
    assert sum(line.stored) == 26
