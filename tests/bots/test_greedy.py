"""The greedy bot plays sensibly; its strength stands in docs/bots.md."""

from bots.games import choice
from botyard.bots import Asked, bot_named
from botyard.bots.simulate import Series, simulate
from botyard.bots.tally import Tallies
from botyard.kernel.game import Json
from botyard.kernel.registry import game_named
from botyard.kernel.state import State

BELT = game_named("ausser-rand-und-band")
TILES = ["red-head", "red-torso", "red-legs", "blue-torso", "blue-legs"]
FROZEN = [[12, 17, 12], [17, 10, 18], [7, 29, 9], [21, 14, 11], [24, 5, 18], [10, 17, 24]]


def table(dice: list[list[int]], **more: object) -> State:
    """Seat 1 has rolled and is to place a die; dice on the belt stand field by field."""
    position: Json = {
        "seats": 2,
        "turn": 5,
        "active": 1,
        "belt": TILES,
        "dice": dice,
        "edge": {},
        "stored": [],
        "won": [[], []],
        "agenda": [["shove", 1], ["place"]],
    }
    state: State = BELT.read_position(position | more)
    return state


def chosen(state: State) -> str:
    """What the greedy bot does at seat 1."""
    bot = bot_named(BELT, "greedy", 1)
    return BELT.vocabulary.name(choice(bot, state))


def test_it_makes_opponents_dice_count_one_where_many_of_them_fall() -> None:
    state = table([[1, 1], [1, 1], [1, 1], [1, 1], [3, 4]])
    assert chosen(state) == "place:others-count-one"


def test_it_does_so_too_for_the_part_that_completes_its_robot() -> None:
    state = table(
        [[1, 1], [1, 1], [1, 1], [1, 1], [2, 2]],
        belt=["red-head", "red-torso", "blue-head", "blue-torso", "yellow-legs"],
        won=[["yellow-head", "yellow-torso"], []],
    )
    assert chosen(state) == "place:others-count-one"


def test_it_cleans_up_when_enough_of_its_dice_lie_on_the_edge() -> None:
    edge = {"shove-twice": 1, "own-back": 1, "extra-die": 1, "other-back": 1}
    state = table([[1, 1], [0, 1], [1, 1], [1, 1], [0, 1]], edge=edge)
    assert chosen(state) == "place:clean-up"


def test_it_moves_an_opponents_die_from_its_tile_to_one_that_is_theirs_already() -> None:
    state = table(
        [[1, 1], [1, 1], [1, 1], [0, 2], [1, 1]],
        agenda=[["shove", 1], ["other-back"]],
        belt=["red-head", "red-torso", "blue-head", "blue-torso", "yellow-legs"],
        won=[["yellow-head", "yellow-torso"], []],
    )
    assert chosen(state) == "other:2@5"


def test_it_takes_back_the_die_that_is_worth_least() -> None:
    state = table(
        [[1, 0], [1, 0], [0, 2], [0, 2], [1, 5]],
        edge={
            "shove-twice": 1,
            "own-back": 1,
            "extra-die": 1,
            "add-to-five": 1,
            "own-forward": 1,
            "other-back": 1,
            "other-forward": 1,
        },
        agenda=[["shove", 1], ["place"], ["take-to-place"]],
    )
    assert chosen(state) == "take:5"


def test_it_beats_random_bots() -> None:
    for bots, least in ((("greedy", "random"), 0.80), (("greedy", *["random"] * 3), 0.33)):
        tallies = Tallies()
        for results in simulate(Series(BELT.name, bots, games=60, seed=3), workers=1):
            tallies.add(results)
        assert tallies.by_bot["greedy"].win_rate() > least


def test_what_it_knows_is_a_copy_without_the_state() -> None:
    state = table([[1, 0], [0, 1], [0, 0], [0, 0], [1, 1]])
    known = BELT.known(state, 0)
    before = BELT.fingerprint(state)
    bot_named(BELT, "greedy", 1).decide(Asked(known, 0, state.legal(0)))
    assert BELT.fingerprint(state) == before
    assert known["turn"] == 5


def test_it_is_frozen() -> None:
    """Numbers were measured for this bot; one that chooses otherwise gets another name."""
    series = Series(BELT.name, ("greedy", "greedy", "random"), games=6, seed=9)
    scores: dict[int, list[int]] = {}
    for chunk in simulate(series, workers=1):
        for result in chunk:
            scores.setdefault(result.game, []).append(result.score)
    assert list(scores.values()) == FROZEN
