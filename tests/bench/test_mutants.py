"""The mutants that ``make mutants`` makes, and what it says of them."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from tools.mutants import (
    KILLED,
    SURVIVED,
    UNTESTED,
    Found,
    chosen_of,
    report,
    try_imported,
)
from tools.mutations import Mutant, mutants_of

ROOT = Path(__file__).parents[2]


def after(source: str) -> list[str]:
    """How the changed statements read."""
    return [mutant.after for mutant in mutants_of(ast.parse(source))]


@pytest.mark.parametrize(
    ("statement", "changed"),
    [
        ("x = a < b", ["x = a <= b", "pass"]),
        ("x = a and b", ["x = a or b", "pass"]),
        ("x = not a", ["x = a", "pass"]),
        ("x = -a", ["x = a", "pass"]),
        ("x += 3", ["x -= 3", "x += 4", "pass"]),
        ("return a // 2", ["return a * 2", "return a // 3", "return 0"]),
        ("return LEGAL", []),
        ("run(True)", ["run(False)", "pass"]),
        ("if a: run()", ["if not a:", "pass"]),
        ("x = [i for i in a if i]", ["x = [i for i in a if not i]", "pass"]),
    ],
)
def test_each_statement_is_changed_one_change_at_a_time(statement: str, changed: list[str]) -> None:
    source = (
        f'def f(a: int, b: int) -> int:\n    """Nothing of this 1 is changed."""\n    {statement}'
    )
    assert after(source) == changed


def test_constants_are_changed_and_imports_and_annotations_are_not() -> None:
    assert after("import a\nX: Final[vec[3]] = 1\nY = 2") == ["X: Final[vec[3]] = 2"]


def test_a_tree_is_as_before_after_each_mutant() -> None:
    tree = ast.parse(
        "def f(a: int) -> bool:\n    if a > 1 and a < 5:\n        a += 1\n    return a"
    )
    before = ast.dump(tree)
    mutants = list(mutants_of(tree))
    assert ast.dump(tree) == before
    for mutant in mutants:
        undo = mutant.change()
        assert ast.dump(tree) != before
        undo()
        assert ast.dump(tree) == before


def found(fate: str, name: str) -> Found:
    """A mutant with its fate."""
    mutant = Mutant("f", 3, f"{name} = 1", f"{name} = 2", lambda: lambda: None)
    return Found("games/a.py", mutant, fate)


def test_survivors_are_listed_unless_explained_and_stale_explanations_fail(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    explained = tmp_path / "mutants.toml"
    monkeypatch.setattr("tools.mutants.EXPLAINED", explained)
    monkeypatch.setattr("tools.mutants.ROOT", tmp_path)
    entry = '[[mutant]]\nfile = "games/a.py"\nfunction = "f"\nbefore = "x = 1"\nafter = "x = 2"\n'
    explained.write_text(entry, encoding="utf-8")
    assert report([found(KILLED, "y"), found(SURVIVED, "x")]) == 0
    assert report([found(UNTESTED, "y"), found(SURVIVED, "x")]) == 1
    assert "games/a.py:3 f (untested)\n  - y = 1\n  + y = 2" in capsys.readouterr().out
    assert report([found(KILLED, "x")]) == 1
    assert "mutants.toml is stale: games/a.py f: x = 2" in capsys.readouterr().out


def test_a_sample_says_between_which_bounds_the_share_of_all_lies(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    explained = tmp_path / "mutants.toml"
    monkeypatch.setattr("tools.mutants.EXPLAINED", explained)
    monkeypatch.setattr("tools.mutants.ROOT", tmp_path)
    entry = '[[mutant]]\nfile = "games/a.py"\nfunction = "f"\nbefore = "z = 1"\nafter = "z = 2"\n'
    explained.write_text(entry, encoding="utf-8")  # not in the sample, so not stale
    tried = [found(SURVIVED, "x"), *[found(KILLED, "y")] * 99]
    assert report(tried, sampled=True) == 1
    assert "a sample: of all mutants 0.2% to 5.4% are unexplained" in capsys.readouterr().out


def test_a_sample_is_the_same_for_the_same_seed_and_spread_over_all_files() -> None:
    files = sorted((ROOT / "src/botyard/games/ausser_rand_und_band/rules").glob("*.py"))
    whole, some = chosen_of(files, 0, 1), chosen_of(files, 100, 1)
    assert sum(map(len, whole.values())) > 400
    assert sum(map(len, some.values())) == 100
    assert all(some[file] <= whole[file] for file in files)
    assert sum(bool(numbers) for numbers in some.values()) >= 4
    assert chosen_of(files, 100, 1) == some != chosen_of(files, 100, 2)


def test_what_runs_only_while_a_game_is_imported_is_planted_there() -> None:
    """Without its direction a move is no move; choices are made while the game is imported."""
    file = ROOT / "src/botyard/games/ausser_rand_und_band/rules/moves.py"
    mutants = enumerate(mutants_of(ast.parse(file.read_text(encoding="utf-8"))))
    wanted = ("MoveOwn.__init__", "self.direction = direction", "pass")
    number, mutant = next(
        (number, mutant)
        for number, mutant in mutants
        if (mutant.function, mutant.before, mutant.after) == wanted
    )
    one = Found(str(file.relative_to(ROOT)), mutant, UNTESTED, number)
    try_imported(one)
    assert one.fate == KILLED


def test_the_hunt_leaves_the_sources_alone_and_finds_what_is_explained() -> None:
    """A whole hunt, on the smallest file of scores."""
    file = "src/botyard/games/ausser_rand_und_band/scoring.py"
    before = (ROOT / file).read_bytes()
    done = subprocess.run(
        [sys.executable, "tools/mutants.py", "--jobs", "1", file],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "1 survived, 0 untested; 0 of them unexplained" in done.stdout
    assert (ROOT / file).read_bytes() == before


def test_what_is_no_file_of_a_game_is_refused() -> None:
    done = subprocess.run(
        [sys.executable, "tools/mutants.py", "src/botyard/words.py"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert "src/botyard/words.py is no file or folder under src/botyard/games" in done.stderr
