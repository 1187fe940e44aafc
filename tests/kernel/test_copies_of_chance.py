"""Whatever deals can be copied and pickled: the copy goes on as the original does."""

import pickle
from collections.abc import Callable
from copy import copy, deepcopy

import pytest
from mypy_extensions import i64

from botyard.kernel.bag import ItemBag
from botyard.kernel.committed import CommittedDealer
from botyard.kernel.dealer import (
    Dealer,
    FirstDealer,
    Generator,
    RecordingDealer,
    SeededDealer,
)
from botyard.kernel.exploring import ExploringDealer
from botyard.kernel.registry import all_games
from botyard.kernel.scripted import ScriptedDealer
from botyard.kernel.vectors import vec

Copy = Callable[[object], object]

STREAMS = 3
DEALERS: list[Callable[[], Dealer]] = [
    lambda: SeededDealer(7, STREAMS),
    lambda: CommittedDealer(b"key", ["a", "b", "c"]),
    lambda: RecordingDealer(SeededDealer(8, STREAMS)),
    lambda: ScriptedDealer([(number % STREAMS, number % 4) for number in range(12)]),
    ExploringDealer,
    FirstDealer,
]
COPIES: list[Copy] = [copy, deepcopy, lambda one: pickle.loads(pickle.dumps(one))]


def dealt(dealer: Dealer, first: int) -> list[int]:
    return [int(dealer.pick(number % STREAMS, 4)) for number in range(first, first + 6)]


def all_kinds() -> set[type]:
    """Every dealer of the kernel."""
    found, kinds = [Dealer], set()
    while found:
        for kind in found.pop().__subclasses__():
            found.append(kind)
            kinds.add(kind)
    return {kind for kind in kinds if kind.__module__.startswith("botyard.kernel.")}


def test_no_dealer_is_forgotten() -> None:
    assert {type(make()) for make in DEALERS} == all_kinds()


@pytest.mark.parametrize("copied", COPIES, ids=["copy", "deepcopy", "pickle"])
@pytest.mark.parametrize("make", DEALERS, ids=lambda make: type(make()).__name__)
def test_a_copied_dealer_goes_on_alike_and_by_itself(
    make: Callable[[], Dealer], copied: Copy
) -> None:
    dealer, straight = make(), make()
    assert dealt(dealer, 0) == dealt(straight, 0)
    twin = copied(dealer)
    assert isinstance(twin, type(dealer))
    ahead = dealt(straight, 6)
    assert dealt(twin, 6) == ahead
    if copied is not copy or not isinstance(dealer, RecordingDealer):  # shares what it records of
        assert dealt(dealer, 6) == ahead


@pytest.mark.parametrize("copied", COPIES, ids=["copy", "deepcopy", "pickle"])
def test_a_copied_recorder_has_recorded_the_same(copied: Copy) -> None:
    recorder = RecordingDealer(SeededDealer(8, STREAMS))
    recorder.draw(0, ItemBag(vec[i64]([1, 2, 3])))
    recorder.tell(3, 1, 2, 3)
    twin = copied(recorder)
    assert isinstance(twin, RecordingDealer)
    assert (twin.outcomes, twin.told) == (recorder.outcomes, recorder.told)
    recorder.pick(0, 4)
    assert len(twin.outcomes) == 1


@pytest.mark.parametrize("copied", COPIES, ids=["copy", "deepcopy", "pickle"])
def test_an_exploring_dealer_explores_on_from_its_copy(copied: Copy) -> None:
    dealer = ExploringDealer()
    dealer.roll(0, [1, 2, 2])
    twin = copied(dealer)
    assert isinstance(twin, ExploringDealer)
    assert twin.advance()
    assert (twin.roll(0, [1, 2, 2]), str(twin.probability())) == (2, "2/3")
    assert str(dealer.probability()) == "1/3"


@pytest.mark.parametrize("copied", COPIES, ids=["copy", "deepcopy", "pickle"])
def test_a_copied_generator_goes_on_alike_and_by_itself(copied: Copy) -> None:
    generator = Generator(7)
    generator.below(6)
    twin = copied(generator)
    assert isinstance(twin, Generator)
    ahead = [twin.below(1000) for _ in range(6)]
    assert [generator.below(1000) for _ in range(6)] == ahead


@pytest.mark.parametrize("copied", COPIES, ids=["copy", "deepcopy", "pickle"])
def test_a_game_is_copied_by_its_name(copied: Copy) -> None:
    for game in all_games().values():
        assert copied(game) is game
