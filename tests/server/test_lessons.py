"""Guided first games: every lesson holds, and leads from step to step."""

from pathlib import Path

import pytest

import botyard
from botyard.kernel.game import Game
from botyard.kernel.register import find_clause
from botyard.kernel.registry import all_games, game_named
from botyard.kernel.scene import LESSON, NOBODY, Scene, play_scene
from botyard.server.lesson import LessonShown, lesson_scene, shown_lesson
from botyard.words import LANGUAGES, Words
from cli.piped import say
from server.frame import Client

GAME = "ausser-rand-und-band"
TAUGHT = [game for game in all_games().values() if lesson_scene(game) is not None]
PLAIN = {"own-forward", "other-back", "extra-die", "clean-up"}  # what the learner uses


def scene_of(game: Game) -> Scene:
    scene = lesson_scene(game)
    assert scene is not None
    return scene


@pytest.fixture(params=TAUGHT, ids=lambda game: game.name)
def lesson(request: pytest.FixtureRequest) -> LessonShown:
    game: Game = request.param
    return shown_lesson(game.name)


@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.name)
def test_a_lesson_is_a_scene_that_holds(game: Game) -> None:
    scene = scene_of(game)
    assert play_scene(scene) == []
    assert scene.learner != NOBODY
    file = Path(botyard.__file__).parent.joinpath(*game.package.split(".")[1:], LESSON)
    said = say("scene", file)
    assert (said.code, f"{len(scene.steps)} steps, as expected" in said.words()) == (0, True)


@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.name)
def test_whoever_learns_is_told_what_to_do_and_by_which_rule(game: Game) -> None:
    scene = scene_of(game)
    for step in scene.steps:
        assert step.text or step.seat not in (scene.learner, NOBODY)
        assert bool(step.clauses) == bool(step.text)
        for clause in step.clauses:
            assert find_clause(clause)[0] == game.package


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.name)
def test_every_step_is_worded_shortly_enough_for_a_card(game: Game, language: str) -> None:
    words = Words(language, game)
    for step in scene_of(game).steps:
        if step.text:
            text, title = (
                words.say(key, other="Anvil") for key in (step.text, f"{step.text}.title")
            )
            assert "{" not in text + title
            assert 20 < len(text) < 290, text
            assert len(title) < 36, title


def test_what_is_expected_can_be_chosen_or_is_refused_as_it_should_be(lesson: LessonShown) -> None:
    scene = scene_of(game_named(lesson.game))
    for shown, step in zip(lesson.steps, scene.steps, strict=True):
        assert (shown.expected is None) == (step.seat != scene.learner)
        if shown.expected is not None:
            assert shown.question is not None
            choices = {choice.action for choice in shown.question.choices}
            refused = {tried.action: tried.reason.key for tried in shown.question.refused}
            assert (shown.expected in choices) == (step.refused == "")
            if step.refused:
                assert refused[shown.expected] == f"reason-{step.refused}"
                assert shown.events == []
            else:
                assert shown.events or len(choices) > 1  # picking one of two tells nothing yet


def test_only_who_is_waited_for_is_asked(lesson: LessonShown) -> None:
    for step in lesson.steps:
        if step.seat not in (None, lesson.seat):
            assert step.question is None


def test_the_lesson_makes_the_player_do_each_thing_once() -> None:
    lesson = shown_lesson(GAME)
    done = [step.expected for step in lesson.steps if step.expected]
    seen = [event.kind for step in lesson.steps for event in step.events]
    assert done.count("roll") == done.count("shove") == 4
    assert {f"place:{space}" for space in PLAIN} <= set(done)
    assert {"rolled", "placed", "moved", "swept", "fell", "totalled", "won", "stored"} <= set(seen)
    ended: dict[str, list[dict[str, object]]] = lesson.view  # type: ignore[assignment]
    assert [line["clause"] for seat in ended["seats"] for line in seat["lines"]] == [  # type: ignore[attr-defined]
        "RB-32",
        "RB-34",
        "RB-33",
        "RB-34",
    ]


def test_the_first_race_shows_each_thing_once() -> None:
    lesson = shown_lesson("roborally")
    done = [step.expected for step in lesson.steps if step.expected]
    seen = {event.kind for step in lesson.steps for event in step.events}
    assert [action.partition("=")[0] for action in done] == [
        *[f"program:{register}" for register in range(1, 6)],
        "ready",
        "power-down",
        "power-on",
    ]
    assert {"revealed", "moved", "turned", "carried", "pushed", "shot", "damaged"} <= seen
    assert {"locked", "touched", "archived", "repaired", "unlocked", "powered-down"} <= seen
    assert {"fell", "destroyed", "returned", "powered-up", "dealt-card"} <= seen


def test_the_lesson_is_told_over_http_and_games_say_whether_there_is_one(asking: Client) -> None:
    games = {game["name"]: game for game in asking.get("/api/games").json()}
    told = asking.get(f"/api/games/{GAME}/lesson").json()
    first, second = told["steps"][:2]
    assert {name for name, game in games.items() if game["lesson"]} == {g.name for g in TAUGHT}
    assert (told["seat"], told["seats"], len(told["steps"])) == (1, 2, 32)
    assert (first["seat"], first["expected"], first["events"]) == (None, None, [])
    assert (second["expected"], second["view"]["step"]) == ("roll", "roll")
    assert told["steps"][2]["view"]["step"] == "place"


def test_a_game_without_a_lesson_is_not_found(asking: Client) -> None:
    for name, error in (("probe", "lesson-missing"), ("chess", "unknown-game")):
        answer = asking.get(f"/api/games/{name}/lesson")
        assert (answer.status_code, answer.json()["error"]) == (404, error)
        assert "⟨" not in answer.json()["text"]
