"""The benchmark's own rows run and count consistently. How fast they are is not tested."""

import json
from pathlib import Path

import pytest

from bench.engine import ROWS, TURNS, clone_time, measure, play_for, states_of_a_game, whole
from bench.running import Measured, engine_row, read_measured
from bench.table import (
    BEFORE,
    FACTORIES,
    FACTORY,
    REGISTERS,
    STEPPED,
    WHOLE,
    cells,
    markdown_ratios,
    markdown_table,
    median_run,
    ratios,
)
from botyard.kernel.registry import game_named

BELT = game_named("ausser-rand-und-band")


@pytest.mark.parametrize("row", ["whole", "stepped"])
def test_a_row_counts_whole_games(row: str) -> None:
    counts = ROWS[row](BELT, 3)()
    assert counts.games > 0
    assert 0 < counts.choices < counts.decisions <= counts.games * BELT.bound(4)


def test_races_are_counted_by_their_registers() -> None:
    counts = ROWS["registers"](game_named("roborally"), 3)()
    assert 0 < counts.choices <= TURNS * 5
    told = read_measured(REGISTERS, measure("registers", 0.01, 1))
    assert (told.seats, told.games) == (8, 0)


def test_whole_games_of_bot_factory_are_played_at_four_seats() -> None:
    told = read_measured(FACTORY, measure("factory", 0.01, 1))
    assert (told.seats, told.games > 0) == (4, True)
    assert 0 < told.choices < told.decisions


def test_fantastic_factories_is_counted_at_five_seats() -> None:
    told = read_measured(FACTORIES, measure("factories", 0.01, 1))
    assert told.seats == 5
    assert 0 < told.choices < told.decisions


def test_one_call_after_the_other_plays_on_in_the_series() -> None:
    play = whole(BELT, 5)
    first, second = play(), play()
    assert first == whole(BELT, 5)()
    assert first.games == second.games
    assert first != second


def test_time_is_taken_over_whole_games() -> None:
    spent, counts = play_for(ROWS["stepped"](BELT, 1), 0.01)
    assert spent >= 0.01
    assert counts.games >= 1


def test_copies_are_timed_over_a_whole_game() -> None:
    states = states_of_a_game(BELT, 1)
    assert states[-1].standing() is not None
    assert clone_time(BELT, 0.001, 1) > 0


def test_what_a_row_tells_can_be_read() -> None:
    told = read_measured(WHOLE, measure("whole", 0.01, 1))
    assert told.seats == 4
    assert told.choices_rate() > 0
    assert told.clone is not None


def test_a_row_runs_in_a_process_of_its_own() -> None:
    run = engine_row(STEPPED, "stepped", interpreted=True).run(0.01, 1)
    assert run.key == STEPPED
    assert "interpreted" in run.title
    assert run.games >= 1


def test_another_revision_is_timed_by_its_own_loop(tmp_path: Path) -> None:
    timing = tmp_path / "bench" / "engine.py"
    timing.parent.mkdir()
    told = {"name": "of old", "version": "0", "seats": 4, "seconds": 2.0}
    told |= {"games": 1, "decisions": 3, "choices": 2, "chance": 0}
    timing.write_text(f"print({json.dumps(json.dumps(told))})")
    row = engine_row(STEPPED + BEFORE, "stepped", source=tmp_path / "src")
    assert row.run(0.01, 1).title == "of old (0)"


def run(key: str, choices: int, clone: float | None = None) -> Measured:
    return Measured(key, key.title(), 4, 2.0, 10, 3 * choices, choices, 0, clone)


def test_the_median_is_shown() -> None:
    middle = median_run([run(WHOLE, 300, 0.3), run(WHOLE, 100, 0.5), run(WHOLE, 200, 0.4)])
    assert (middle.choices, middle.clone) == (200, 0.4)


def test_rows_are_compared_by_choices() -> None:
    rows = [run(WHOLE, 4000, 0.3), run(STEPPED, 2000), run("openspiel-hearts", 1000)]
    runs = {row.key: row for row in [*rows, run(WHOLE + BEFORE, 3200, 0.6)]}
    assert ratios(runs, "v1") == [
        ("botyard-whole / openspiel-hearts", "4.00 ×"),
        ("botyard-whole / botyard-whole at v1", "1.25 ×"),
        ("botyard-stepped / openspiel-hearts", "2.00 ×"),
        ("clone time / clone time at v1", "0.50 ×"),
    ]


def test_the_table_can_be_pasted_into_a_page() -> None:
    row = run(WHOLE, 4_000_000, 0.3)
    assert cells(row) == ["4", "5.0", "6,000,000", "2,000,000", "–", "0.30"]
    lines = markdown_table([row]).splitlines()
    assert lines[0].startswith("| row | seats |")
    assert lines[2] == "| Botyard-Whole | 4 | 5.0 | 6,000,000 | 2,000,000 | – | 0.30 |"
    assert markdown_ratios([("a / b", "2.00 ×")]).endswith("| a / b | 2.00 × |")
