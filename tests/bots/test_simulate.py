"""Series of games: the same for any number of workers, and counted right."""

import csv
from pathlib import Path

import pytest

from botyard.bots import Answer, Asked, Bot
from botyard.bots import simulate as simulation
from botyard.bots.registry import bot_makers
from botyard.bots.results import COLUMNS, results_file
from botyard.bots.simulate import SeatResult, Series, play_game, simulate
from botyard.bots.tally import Tallies, wilson
from botyard.bots.uniform import RandomBot
from botyard.kernel.dealer import MAX_SEED
from botyard.kernel.errors import BadData, BotyardError, UnknownName
from botyard.kernel.game import Game
from botyard.kernel.registry import game_named

BELT = "ausser-rand-und-band"
MIXED = ("random", "greedy", "random")


def played(series: Series, workers: int = 1) -> list[SeatResult]:
    return [result for results in simulate(series, workers) for result in results]


@pytest.mark.parametrize(
    "series",
    [
        Series(BELT, MIXED, games=2 * simulation.CHUNK + 1, seed=7),
        Series(BELT, ("random",) * 4, games=2 * simulation.RANDOM_CHUNK + 1, seed=7),
    ],
    ids=["with a thinking bot", "random"],
)
def test_two_workers_give_what_one_gives(series: Series) -> None:
    one = played(series, workers=1)
    assert [result.game for result in one] == sorted(result.game for result in one)
    assert one[-1].game == series.games - 1
    assert played(series, workers=2) == one


@pytest.mark.parametrize("name", [BELT, "probe"])
def test_random_games_inside_the_engine_are_those_of_random_bots(name: str) -> None:
    class Asked(RandomBot):
        """The same bot, but asked by way of views."""

    game = game_named(name)
    for seats in game.seats:
        series = Series(name, ("random",) * seats, games=20, seed=5)
        for number in range(series.games):
            inside = play_game(game, series, number, bot_makers(game))
            assert play_game(game, series, number, {"random": Asked}) == inside


def test_a_game_of_a_series_can_be_played_again_by_itself() -> None:
    series = Series(BELT, MIXED, games=6, seed=9)
    game = game_named(BELT)
    assert play_game(game, series, 4, bot_makers(game)) == played(series)[12:15]


def test_bots_move_on_by_one_seat_unless_they_are_fixed() -> None:
    results = played(Series(BELT, MIXED, games=3, seed=1))
    seats = [result.seat for result in results if result.bot == "greedy"]
    assert seats == [2, 1, 3]
    fixed = played(Series(BELT, MIXED, games=3, seed=1, rotate=False))
    assert [result.seat for result in fixed if result.bot == "greedy"] == [2, 2, 2]


def test_every_game_has_one_win_in_all() -> None:
    series = Series(BELT, ("random",) * 4, games=500, seed=2)
    results = played(series)
    wins: dict[int, float] = {}
    for result in results:
        wins[result.game] = wins.get(result.game, 0.0) + result.win
        assert (result.win > 0) == (result.place == 1)
        assert 0 < result.choices < result.decisions
    assert list(wins.values()) == pytest.approx([1.0] * series.games)
    tallies = Tallies()
    tallies.add(results)
    assert tallies.games == series.games
    assert tallies.shared == len({result.game for result in results if 0 < result.win < 1}) > 0
    assert tallies.by_bot["random"].games == 4 * series.games
    assert tallies.by_bot["random"].win_rate() == pytest.approx(0.25)
    assert sum(seat.wins for seat in tallies.by_seat.values()) == pytest.approx(series.games)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
        (81, 263, 0.2553, 0.3662),
        (1, 1, 0.2065, 1.0),
    ],
)
def test_wilsons_interval_has_its_known_values(
    wins: float, games: int, low: float, high: float
) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_what_does_not_exist_is_refused() -> None:
    for series, wrong in (
        (Series("chess", MIXED, 1, 1), UnknownName),
        (Series(BELT, ("gredy", "random"), 1, 1), UnknownName),
        (Series(BELT, ("random",), 1, 1), BadData),
        (Series(BELT, MIXED, 1, MAX_SEED + 1), BadData),
    ):
        with pytest.raises(wrong):
            played(series)


class Cheat(Bot):
    """Does what it may not."""

    def decide(self, asked: Asked) -> Answer:
        return Answer([-1])


def test_a_bot_that_breaks_the_rules_is_named() -> None:
    game: Game = game_named(BELT)
    with pytest.raises(BotyardError) as wrong:
        play_game(game, Series(BELT, ("cheat",) * 2, 1, 1), 0, {"cheat": Cheat})
    assert wrong.value.key == "bot-illegal"
    assert wrong.value.params == {"bot": "cheat", "action": -1}


def test_csv_has_a_row_for_each_game_and_seat(tmp_path: Path) -> None:
    results = played(Series(BELT, MIXED, games=3, seed=4))
    path = tmp_path / "games.csv"
    with results_file(path) as file:
        file.add(results[:3])
        file.add(results[3:])
    with path.open(newline="", encoding="utf-8") as written:
        rows = list(csv.reader(written))
    assert rows[0] == list(COLUMNS)
    assert rows[1:] == [[str(value) for value in result] for result in results]


def test_parquet_has_the_same_rows_with_their_types(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    results = played(Series(BELT, MIXED, games=3, seed=4))
    path = tmp_path / "games.parquet"
    with results_file(path) as file:
        file.add(results[:3])
        file.add(results[3:])
    table = parquet.read_table(path)
    assert table.column_names == list(COLUMNS)
    assert [SeatResult(**row) for row in table.to_pylist()] == results


@pytest.mark.parametrize("name", ["games.csv", "games.parquet"])
def test_a_file_that_exists_is_never_overwritten(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    path.write_text("mine")
    with pytest.raises(BotyardError) as wrong, results_file(path):
        pass
    assert wrong.value.key == "file-exists"
    assert path.read_text() == "mine"


def test_an_unfinished_file_is_removed(tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    with pytest.raises(KeyboardInterrupt), results_file(path):
        raise KeyboardInterrupt
    assert not path.exists()


def test_without_pyarrow_parquet_is_refused_before_a_game_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "pyarrow", None)
    path = tmp_path / "games.parquet"
    with pytest.raises(BotyardError) as wrong, results_file(path):
        pass
    assert wrong.value.key == "simulate-no-parquet"
    assert not path.exists()


def test_other_endings_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BotyardError) as wrong, results_file(tmp_path / "games.xlsx"):
        pass
    assert wrong.value.key == "simulate-file-kind"
