"""Scenes: played, compared, refused when broken, and written from a game."""

import pytest

from botyard.kernel.errors import BadScene, BotyardError
from botyard.kernel.expectation import Difference
from botyard.kernel.scene import (
    NOBODY,
    play_scene,
    read_scene,
    run_scene,
    scene_of,
    stars_reached,
)
from botyard.words import Words
from kernel.table import belt_match, play_on

SCENE = """
title = "An edge space holds one die"
game = "ausser-rand-und-band"
seats = 2
clauses = ["RB-11", "RB-42"]

[position]
turn = 3
active = 1
belt = ["red-head", "red-torso", "red-legs", "blue-head", "blue-legs"]
dice = [[0, 0], [1, 0], [0, 0], [0, 2], [0, 1]]
edge = { extra-die = 2, own-back = 1 }
stored = []
won = [[], []]
agenda = [["shove", 1], ["place"]]

[[step]]
seat = 1
do = "place:extra-die"
refused = "space-taken"

[[step]]
seat = 1
do = "place:clean-up"

[step.expect.position]
edge = { extra-die = 2 }
dice = [[0, 0], [2, 0], [0, 0], [0, 2], [1, 1]]

[[step]]
seat = 1
do = "shove"
chance = ["stack=yellow-head", "fall:1=3", "fall:2=1"]

[expect]
waiting = [2]
scores = [1, 0]
legal = ["roll"]
"""


def test_a_scene_is_played_and_holds() -> None:
    assert play_scene(read_scene(SCENE)) == []


def test_what_differs_is_said_with_its_step_and_path() -> None:
    text = SCENE.replace('refused = "space-taken"', 'refused = "not-now"')
    text = text.replace("scores = [1, 0]", "scores = [0, 1]")
    text = text.replace("edge = { extra-die = 2 }\ndice", "turn = 9\ndice")
    assert play_scene(read_scene(text)) == [
        Difference(1, "refused", "not-now", "space-taken"),
        Difference(2, "position.turn", 9, 3),
        Difference(3, "scores", [0, 1], [1, 0]),
    ]


FACTORY = """
game = "bot-factory"
seats = 2
options = { variant = "variant-2" }

[position]
round = 3
active = 1
workers = ["A1", "P1"]
sandra = "F3"
standing = ["1"]
speech = [1, 2]
parts = [["red-head"], []]
left = 1
agenda = [["maintenance"], ["acts"], ["end-of-turn"], ["act"]]

[[step]]
seat = 1
do = "swap:blue-head@left"
refused = "no-part-to-swap"
[step.expect]
{expect}
"""


def differences(expect: str) -> list[Difference]:
    """What differs from an expectation of a step that is refused."""
    return play_scene(read_scene(FACTORY.replace("{expect}", expect)))


def test_expectations_of_refused_steps_are_compared() -> None:
    assert differences("waiting = [1]\nscores = [-1, 1]") == []
    assert differences("waiting = [2]") == [Difference(1, "waiting", [2], [1])]
    assert differences("position.left = 0") == [Difference(1, "position.left", 0, 1)]


def test_legal_is_compared_after_the_end() -> None:
    text = """
        game = "bot-factory"
        seats = 2
        [position]
        round = 9
        workers = ["A1", "P1"]
        sandra = "F3"
        agenda = []
        [expect]
        legal = ["done"]
    """
    assert play_scene(read_scene(text)) == [Difference(0, "legal", ["done"], [])]
    assert play_scene(read_scene(text.replace('"done"', ""))) == []


def test_a_list_is_expected_in_part_by_place_or_by_key() -> None:
    assert differences("position.speech = { 2 = 2 }") == []
    assert differences("position.speech = { 2 = 3 }") == [Difference(1, "position.speech.2", 3, 2)]
    assert differences("position.speech = { 3 = 0 }") == [
        Difference(1, "position.speech.3", 0, None)
    ]
    standing = 'view.order = { "meeple=1" = { stands = true, space = "A1" } }'
    assert differences(standing) == []
    lying = standing.replace("true", "false")
    assert differences(lying) == [Difference(1, "view.order.meeple=1.stands", False, True)]
    assert differences("position.speech = [1, 2]") == []
    assert differences("position.speech = [1, 2, 3]") == [
        Difference(1, "position.speech", [1, 2, 3], [1, 2])
    ]


def test_nothing_can_be_expected() -> None:
    assert differences("position.vilela = { null = true }") == []
    assert (
        differences("position.columns.red = [{ null = true }, { null = true }, { null = true }]")
        == []
    )
    assert differences("position.sandra = { null = true }") == [
        Difference(1, "position.sandra", None, "F3")
    ]


def test_a_key_that_there_is_not_is_refused() -> None:
    with pytest.raises(BadScene) as wrong:
        differences("position.speach = { 1 = 1 }")
    assert wrong.value.key == "scene-no-such-key"
    assert str(wrong.value.params["nearest"]).startswith("speech")


@pytest.mark.parametrize(
    ("old", "new", "why", "asked", "written"),
    [
        (', "fall:2=1"', "", "script-ended", "fall:2", ""),
        ('"fall:2=1"', '"fall:1=1"', "script-stream", "fall:2", "fall:1=1"),
        ('"stack=yellow-head"', '"stack=red-legs"', "script-impossible", "stack", "stack=red-legs"),
        ('"fall:2=1"', '"fall:2=1", "fall:2=4"', "script-left-over", "", "fall:2=4"),
    ],
)
def test_chance_that_does_not_fit_names_what_was_asked_for(
    old: str, new: str, why: str, asked: str, written: str
) -> None:
    text = SCENE.replace(old, new)
    if why == "script-impossible":
        text = text.replace("stored = []", 'stored = ["red-legs"]')
    with pytest.raises(BadScene) as wrong:
        play_scene(read_scene(text))
    found = wrong.value.params
    assert (found["why"], found["asked"], found["written"]) == (why, asked, written)
    assert (asked or written) in Words("en").error(wrong.value)


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("[position]", "[position", "scene-not-toml"),
        ('game = "ausser-rand-und-band"', 'game = "chess"', "unknown-game"),
        ("seats = 2", "seats = 7", "read-out-of-range"),
        ("seats = 2", "seat = 2", "read-missing"),
        ("[expect]", "[expects]", "read-unknown-key"),
        ('do = "place:clean-up"', 'do = "place:cleanup"', "unknown-action"),
        ('"fall:1=3"', '"fall:1=9"', "unknown-name"),
        ('"fall:1=3"', '"fell:1=3"', "unknown-stream"),
        (', "fall:2=1"', "", "scene-chance"),
        ('"fall:2=1"', '"fall:2=1", "fall:2=1"', "scene-chance"),
        ('"stack=yellow-head"', '"stack=red-head", "stack=red-head"', "scene-chance"),
        ("own-back = 1", "own-back = 3", "read-out-of-range"),
        ('"red-head", "red-torso"', '"red-head", "purple-torso"', "read-unknown-name"),
        ("[0, 2], [0, 1]]", "[0, 9], [0, 1]]", "position-too-many"),
        ("stored = []", 'stored = ["red-head", "red-head"]', "position-too-many-tiles"),
        ('["place"]]', '["dance"]]', "position-unknown-step"),
        ('["place"]]', '["own-back", 1, 2], ["copy"]]', "position-unknown-step"),
        ('["shove", 1], ["place"]', '["shove", 1], ["other-back"]', ""),
    ],
)
def test_a_broken_scene_is_refused(old: str, new: str, key: str) -> None:
    assert old in SCENE
    if not key:
        assert play_scene(read_scene(SCENE.replace(old, new))) != []
        return
    with pytest.raises(BotyardError) as wrong:
        play_scene(read_scene(SCENE.replace(old, new)))
    assert wrong.value.key == key


def test_a_position_in_which_nobody_can_go_on_is_refused() -> None:
    text = SCENE.replace('["place"]]', '["use-taken"]]').replace("extra-die = 2, own-back = 1", "")
    with pytest.raises(BotyardError, match="position-stuck"):
        play_scene(read_scene(text))


def test_a_scene_needs_a_start() -> None:
    head = SCENE.partition("[position]")[0]
    with pytest.raises(BadScene, match="scene-start"):
        read_scene(head)


TELLING = """
[[step]]
text = "lesson-welcome"
clauses = ["RB-10"]

"""


def test_a_step_of_nobody_only_tells_something() -> None:
    head, first, rest = SCENE.partition("[[step]]\n")
    scene = read_scene(f"learner = 1\n{head}{TELLING}{first}{rest}")
    told = scene.steps[0]
    assert play_scene(scene) == []
    assert scene.learner == 0
    assert (told.seat, told.text, told.clauses) == (NOBODY, "lesson-welcome", ["RB-10"])
    assert read_scene(SCENE).learner == NOBODY


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ('text = "lesson-welcome"', "", "read-missing"),
        ('text = "lesson-welcome"', 'text = "a"\ndo = "shove"', "read-unknown-key"),
        ('text = "lesson-welcome"', 'text = "a"\nchance = []', "read-unknown-key"),
        ('["RB-10"]', '"RB-10"', "read-not-a-list"),
    ],
)
def test_a_step_that_nobody_takes_cannot_do_anything(old: str, new: str, key: str) -> None:
    assert old in TELLING
    with pytest.raises(BotyardError) as wrong:
        read_scene(SCENE.replace("[expect]", TELLING.replace(old, new) + "[expect]"))
    assert wrong.value.key == key


def test_a_puzzle_gives_stars_for_points() -> None:
    text = SCENE.replace("seats = 2", "seats = 2\nlearner = 1\nstars = [0, 1, 2]")
    puzzle = read_scene(text)
    assert stars_reached(puzzle, run_scene(puzzle)[0].before) == 1
    assert stars_reached(puzzle, run_scene(puzzle)[-1].after) == 2


@pytest.mark.parametrize(
    ("field", "key"),
    [
        ("learner = 1\nstars = [1, 2]", "scene-stars"),
        ("learner = 1\nstars = [3, 2, 1]", "scene-stars"),
        ("stars = [1, 2, 3]", "scene-stars-for-whom"),
    ],
)
def test_stars_are_three_and_for_somebody(field: str, key: str) -> None:
    with pytest.raises(BadScene) as wrong:
        read_scene(SCENE.replace("seats = 2", f"seats = 2\n{field}"))
    assert wrong.value.key == key


def test_a_scene_is_run_step_by_step() -> None:
    refused, cleaned, shoved = run_scene(read_scene(SCENE))
    assert (refused.refusal, refused.events) == ("space-taken", [])
    assert refused.after is refused.before
    assert [event.kind for event in cleaned.events] == ["placed", "swept", "swept"]
    assert cleaned.before.scores() == cleaned.after.scores() == [0, 0]
    assert shoved.after.scores() == [1, 0]
    assert [event.args for event in shoved.events if event.kind == "won"] == [
        {"seat": 1, "tile": "blue-legs"}
    ]


def test_a_game_becomes_a_scene_that_can_be_played() -> None:
    match = belt_match(3)
    play_on(match)
    scene = read_scene(scene_of(match, 'a "quoted" title'))
    assert scene.title == 'a "quoted" title'
    assert play_scene(scene) == []
    assert len(scene.steps) == len(match.record.lines) - 2


@pytest.mark.parametrize("text", ["a = " + "[" * 100_000, "a" + ".a" * 100_000 + " = 1", "a = ?"])
def test_a_scene_that_was_made_to_hurt_is_refused(text: str) -> None:
    with pytest.raises(BadScene) as wrong:
        read_scene(text)
    assert wrong.value.key == "scene-not-toml"
