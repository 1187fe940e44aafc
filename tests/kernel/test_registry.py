"""Games can be added from outside and deleted: nothing else depends on one."""

import os
import pickle
import shutil
import subprocess
import sys
from copy import deepcopy
from dataclasses import replace
from pathlib import Path

import pytest

from botyard.contract.walk import new_match
from botyard.kernel.errors import UnknownName
from botyard.kernel.registry import all_games, game_named
from kernel.table import BELT, belt_match, probe_match

ROOT = Path(__file__).parents[2]
PROBE = ROOT / "tests" / "probe"
OWN = ["ausser-rand-und-band", "bot-factory", "fantastic-factories", "roborally"]
LIST = "from botyard.kernel.registry import all_games; print(*all_games())"


def games_seen(code: str, source: Path, *extra: Path) -> list[str]:
    path = os.pathsep.join(str(part) for part in (source, *extra))
    environment = os.environ | {"PYTHONPATH": path, "BOTYARD_PURE": "1"}
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout.split()


def test_a_game_comes_from_outside_by_an_entry_point() -> None:
    assert games_seen(LIST, ROOT / "src") == OWN
    assert games_seen(LIST, ROOT / "src", PROBE) == sorted([*OWN, "probe"])


@pytest.mark.parametrize("name", OWN)
def test_a_game_can_be_deleted_without_breaking_the_rest(name: str, tmp_path: Path) -> None:
    package = name.replace("-", "_")
    ignore = shutil.ignore_patterns("*.so", "_build.json", "__pycache__")
    shutil.copytree(ROOT / "src" / "botyard", tmp_path / "botyard", ignore=ignore)
    shutil.rmtree(tmp_path / "botyard" / "games" / package)
    everything = (
        "import importlib, pkgutil, botyard\n"
        "for module in pkgutil.walk_packages(botyard.__path__, 'botyard.'):\n"
        f"    if {package!r} not in module.name: importlib.import_module(module.name)\n"
    )
    assert games_seen(everything + LIST, tmp_path, PROBE) == sorted({*OWN, "probe"} - {name})


def test_an_unknown_game_is_answered_with_the_nearest() -> None:
    with pytest.raises(UnknownName) as wrong:
        game_named("ausser-rand-band")
    assert wrong.value.params["nearest"] == "ausser-rand-und-band"


def test_every_game_is_found_by_its_name() -> None:
    for name, game in all_games().items():
        assert game.name == name
        assert game_named(name) is game


def test_states_are_copied_and_pickled_by_way_of_clone_and_position() -> None:
    for match in (belt_match(), probe_match()):
        for copy in (deepcopy(match.state), pickle.loads(pickle.dumps(match.state))):
            assert copy is not match.state
            assert match.game.fingerprint(copy) == match.game.fingerprint(match.state)


def test_options_are_checked_by_key_path() -> None:
    assert BELT.chosen_options(BELT.read_options({"youngest-first": [2, 1]})) == {
        "youngest-first": [2, 1]
    }
    wrong: list[object] = [{"youngest": [1]}, {"youngest-first": [9]}, {"youngest-first": [1, 1]}]
    for raw in [*wrong, []]:
        with pytest.raises(Exception, match="options"):
            BELT.read_options(raw)


def test_a_simulation_has_options_of_its_own_unless_others_are_given() -> None:
    game = replace(BELT, simulation={"youngest-first": [2, 1]})
    assert game.read_options({})["youngest-first"] == []
    assert game.simulation_options({})["youngest-first"] == [2, 1]
    assert game.simulation_options({"youngest-first": [1]})["youngest-first"] == [1]
    assert new_match(game, 2, 1).record.header.options == {"youngest-first": [2, 1]}


def test_a_game_hurries_nobody_and_draws_nothing_once_unless_it_says_so() -> None:
    match = belt_match()
    assert BELT.hurry(match.state, 0) == 0
    assert BELT.still(BELT.read_options({})) == {}
