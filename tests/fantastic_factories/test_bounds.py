"""The bounds of the solver lose nothing: exhaustive play gains no more than each of them allows."""

import random
from collections.abc import Callable

import pytest

from botyard.games.fantastic_factories.cards import BLUEPRINTS, KINDS
from botyard.games.fantastic_factories.play import Play
from botyard.games.fantastic_factories.study.chance import set_aside
from botyard.games.fantastic_factories.study.plain import Bounds
from botyard.games.fantastic_factories.study.planning import UNIT, Planner, _packed_things, dot
from botyard.games.fantastic_factories.study.refuting import Refuter
from botyard.games.fantastic_factories.study.solving import FOR_GOODS, FOR_POINTS
from botyard.games.fantastic_factories.study.ways import DRAWN, THINGS, WILD, Drawing, Menu
from botyard.kernel.vectors import filled
from fantastic_factories.board import table
from fantastic_factories.brute import (
    most_aside,
    most_for_certain,
    most_knowing,
    most_things_aside,
    open_position,
    small_position,
)

POSITIONS = 60  # of each kind
PRICES = 20  # for each position
ENOUGH = 10**6

Made = Callable[[int], Play]
made_both_ways = pytest.mark.parametrize("made", [small_position, open_position])
for_both_goals = pytest.mark.parametrize("goal", [FOR_GOODS, FOR_POINTS], ids=["goods", "points"])


def menu_of(works: Play, goal: int) -> Menu:
    """All ways, with chance left aside."""
    return Menu(works, 0, goal == FOR_POINTS, Drawing(draws=False, cards=[], face=0))


def most_of(menu: Menu) -> int:
    """The most that the planner finds."""
    planner = Planner(menu, ENOUGH)
    gained = 0
    while planner.reaches(gained + 1):
        gained += 1
    assert not planner.is_spent
    return gained


@made_both_ways
@for_both_goals
def test_no_prices_allow_less_than_can_be_gained(made: Made, goal: int) -> None:
    for seed in range(POSITIONS):
        works = made(seed)
        gain = most_aside(works, 0, goal, {})
        menu = menu_of(works, goal)
        planner, has = Planner(menu, ENOUGH), menu.start()
        planner.need = gain
        assert not planner._is_hopeless(0, has, 0), seed
        assert not planner._tune(0, has, gain * UNIT), seed
        choose = random.Random(seed)
        for _ in range(PRICES):
            price = filled(THINGS, 0)
            for thing in range(THINGS):
                price[thing] = choose.choice([0, choose.randrange(UNIT)])
            assert dot(price, has) + planner._priced(price).rest[0] >= gain * UNIT, seed


@made_both_ways
@for_both_goals
def test_whoever_knows_what_comes_gains_no_more_than_planned(made: Made, goal: int) -> None:
    for seed in range(POSITIONS):
        works = made(seed)
        deck = [card for card in range(KINDS) for _ in range(works.deck.counts[card])]
        random.Random(seed).shuffle(deck)
        known = Drawing(draws=True, cards=[*deck, *[WILD] * 12], face=1)
        planned = most_of(Menu(works, 0, goal == FOR_POINTS, known))
        assert planned >= most_knowing(works, 0, goal, tuple(deck), {}), seed


def test_half_made_plans_that_leave_something_else_are_told_apart() -> None:
    """Whatever is there or missing, in any number that a plan can come to."""
    works = table("turn 3 A work\n A hand megalith refinery obelisk golem")
    planner = Planner(menu_of(works, FOR_POINTS), ENOUGH)
    planner.need = 20
    seen: set[tuple[int, int]] = set()
    count = 0
    for thing in range(DRAWN):
        for amount in range(-20, 20):
            if amount != 0 or thing == 0:
                has = filled(THINGS, 0)
                has[thing] = amount
                rest = planner._packed_rest(1, has, 0, 0, 0, 0, 0)
                seen.add((_packed_things(has), rest))
                count += 1
    for decided in range(6):  # which list comes next, gain, drawn, builds, makers, monuments
        numbers = [int(place == decided) for place in range(6)]
        number, *others = numbers
        rest = planner._packed_rest(1 + number, filled(THINGS, 0), *others)
        seen.add((_packed_things(filled(THINGS, 0)), rest))
        count += 1
    assert len(seen) == count


@pytest.mark.parametrize(
    ("drawing", "comes", "gained"),
    [
        ("A hand obelisk golem dojo\n A built recycling-plant", "harvester", 3),
        # discarded two, and nothing with the tool of the Obelisk has come
        ("A hand obelisk golem dojo\n A built recycling-plant", "biolab", 2),
        # discarded the Obelisk itself
        ("A hand obelisk dojo\n A built recycling-plant laboratory", "harvester robot", 1),
        ("A hand dojo beacon\n A built recycling-plant laboratory", "obelisk harvester", 3),
    ],
)
def test_what_is_discarded_before_others_come_is_missing(
    drawing: str, comes: str, gained: int
) -> None:
    works = table(f"turn 3 A work\n A 3 metal, 3 energy\n {drawing}")
    cards = tuple(BLUEPRINTS.number(name) for name in comes.split())
    known = Drawing(draws=True, cards=list(cards), face=1)
    assert most_of(Menu(works, 0, True, known)) == gained
    assert most_knowing(works, 0, FOR_POINTS, cards, {}) == gained


@made_both_ways
def test_no_more_of_anything_comes_than_the_planner_allows(made: Made) -> None:
    for seed in range(POSITIONS):
        works = made(seed)
        menu = menu_of(works, FOR_GOODS)
        comes, has = Planner(menu, ENOUGH).comes, menu.start()
        most = most_things_aside(works, 0)
        for thing in range(THINGS):
            assert most[thing] <= has[thing] + comes[thing], (seed, thing)


@made_both_ways
@for_both_goals
def test_what_waits_for_others_loses_no_plan(made: Made, goal: int) -> None:
    for seed in range(POSITIONS):
        works = made(seed)
        menu = menu_of(works, goal)
        for ways in menu.lists:
            for way in ways:
                way.after_build = way.after_goods = False
                way.after_monuments = 0
        assert most_of(menu_of(works, goal)) == most_of(menu), seed
        assert most_of(menu) == most_aside(works, 0, goal, {}), seed


@pytest.mark.parametrize(
    "drawing",
    [
        "A hand    obelisk golem\n A built   solar-array battery-factory",  # after a build
        "A hand    megalith refinery obelisk golem",  # after a monument
        "A hand    megalith refinery scrap-yard nuclear-plant obelisk golem",
    ],
)
def test_what_waits_for_others_is_planned_for(drawing: str) -> None:
    for metal in range(10):
        for energy in range(7):
            works = table(f"turn 3 A work\n A {metal} metal, {energy} energy\n {drawing}")
            for goal in (FOR_GOODS, FOR_POINTS):
                assert most_of(menu_of(works, goal)) == most_aside(works, 0, goal, {})


def test_a_card_for_the_first_goods_is_planned_for() -> None:
    """Whatever comes is burned, for the energy that the second goods take."""
    works = table("""
        turn      3 A work
        A         1 metal, 4 energy
        A built   laboratory battery-factory incinerator biolab
        A dice    1
    """)
    blanks = Drawing(draws=True, cards=[], face=0)
    assert most_of(Menu(works, 0, False, blanks)) == 2
    assert most_for_certain(works, 0, FOR_GOODS, {}) == 2


@made_both_ways
@for_both_goals
def test_chance_prevents_nothing_that_is_certain(made: Made, goal: int) -> None:
    for seed in range(POSITIONS):
        works = made(seed)
        gain = most_for_certain(works, 0, goal, {})
        for depth in range(3):
            refuter = Refuter(works, 0, goal == FOR_POINTS, ENOUGH)
            assert not refuter.refutes(gain, depth), seed


@made_both_ways
@for_both_goals
def test_the_plain_search_stops_at_nothing_that_can_be_gained(made: Made, goal: int) -> None:
    for seed in range(POSITIONS):
        works = set_aside(made(seed))
        gain = most_aside(works, 0, goal, {})
        assert Bounds(works, 0, False, goal == FOR_POINTS).most() >= gain, seed
