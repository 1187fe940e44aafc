"""Very many games: at which tables they are played."""

from itertools import product

from botyard.contract.soak import table_of
from botyard.contract.walk import rich_match
from botyard.kernel.registry import game_named


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
