"""Very many games: at which tables they are played."""

from dataclasses import replace
from itertools import product
from typing import cast

import pytest

from botyard.contract.soak import Failure, soak_chunk, table_of
from botyard.contract.walk import rich_match
from botyard.kernel.dealer import Dealer
from botyard.kernel.game import Game, Json
from botyard.kernel.registry import game_named
from botyard.kernel.scene import Scene, play_scene, read_scene, run_scene
from botyard.kernel.state import State
from botyard_probe.play import Probe
from faults import game_of


def test_every_table_comes_round_in_turn() -> None:
    game = game_named("probe")
    tables = [table_of(game, number) for number in range(len(game.seats) * 4)]
    found = {(seats, *sorted(options.items())) for seats, options in tables}
    timers = [(), (("timer", True),)]
    worths = [(), (("worth", "one"),)]
    assert found == {
        (seats, *timer, *worth) for seats, timer, worth in product(game.seats, timers, worths)
    }


def test_all_courses_of_roborally_are_among_them() -> None:
    game = game_named("roborally")
    courses = next(option for option in game.options if option.name == "course").names
    assert courses is not None
    tables = [table_of(game, number) for number in range(len(game.seats) * len(courses.names))]
    default = game.read_options({})["course"]
    found = {(seats, options.get("course", default)) for seats, options in tables}
    wanted = {
        (seats, course)
        for course in courses.names
        for seats in game.allowed_seats(game.read_options({"course": course}))
    }
    assert found == wanted


def test_every_second_race_begins_with_options() -> None:
    game = game_named("roborally")
    held = [
        [len(robot["options"]) for robot in game.position(match.state)["robots"]]  # type: ignore[attr-defined]
        for match in (rich_match(game, 3, seed) for seed in (2, 3))
    ]
    assert held == [[0, 0, 0], [5, 5, 5]]


def test_all_tables_of_bot_factory_are_among_them() -> None:
    game = game_named("bot-factory")
    variants, tasks = ("none", "variant-1", "variant-2"), 5
    many = len(game.seats) * len(variants) * 2 * tasks
    tables = [table_of(game, number) for number in range(many)]
    found = {
        (seats, options.get("variant", "none"), options.get("universal-bot", False))
        for seats, options in tables
    }
    assert found == set(product(game.seats, variants, (False, True)))
    alone = {options.get("task", "drawn") for seats, options in tables if seats == 1}
    assert len(alone) == tasks


def test_all_work_orders_and_levels_of_fantastic_factories_are_among_them() -> None:
    game = game_named("fantastic-factories")
    tables = [table_of(game, number) for number in range(len(game.seats) * 2 * 4)]
    defaults = game.read_options({})
    chosen = [(seats, {**defaults, **options}) for seats, options in tables]
    found = {(seats, options["work-order"], options["level"]) for seats, options in chosen}
    orders, levels = ("simultaneous", "in-turn"), ("easy", "medium", "hard", "expert")
    assert found == set(product(game.seats, orders, levels))


class BreaksInRoundTwo(Probe):
    """The planted fault: the move that begins round 2 raises an error, after it used chance."""

    def apply(self, seat: int, action: int, dealer: Dealer) -> None:
        super().apply(seat, action, dealer)
        if self.round > 1:
            raise RuntimeError("planted")


def soaked(game: Game, games: int, monkeypatch: pytest.MonkeyPatch) -> list[Failure]:
    """What fails in some games, each with its scene."""
    monkeypatch.setattr("botyard.contract.soak.game_named", lambda name: game)
    _, failures = soak_chunk(game.name, 1, 1, games, games + 2)
    assert failures
    return failures


def scene_in(game: Game, failure: Failure) -> Scene:
    """The scene of a failure, played by the rules with the fault."""
    return replace(read_scene(failure.scene), game=game)


def test_an_enriched_game_that_fails_comes_with_the_scene_that_leads_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    broken: list[str] = []

    def planted(state: State) -> list[str]:
        if cast(int, race.position(state)["turn"]) < 2:
            return []
        broken.append(race.fingerprint(state))
        return ["planted"]

    race = replace(game_named("roborally"), invariants=planted)
    for number, failure in enumerate(soaked(race, 6, monkeypatch)):
        assert "planted" in failure.what
        assert ("position = " in failure.scene) == (failure.seed % 2 == 1)
        assert race.fingerprint(run_scene(scene_in(race, failure))[-1].after) == broken[number]


def test_an_error_of_the_rules_is_raised_again_by_its_scene(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def unchanged(position: Json, seed: int) -> Json:
        return position

    probe = replace(game_of(BreaksInRoundTwo), enriched=unchanged)
    for failure in soaked(probe, 4, monkeypatch):
        assert "RuntimeError: planted" in failure.what
        with pytest.raises(RuntimeError, match="planted"):
            play_scene(scene_in(probe, failure))
