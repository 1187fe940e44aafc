"""Guided first games: every lesson holds, and leads from step to step."""

from pathlib import Path
from typing import Any

import pytest

import botyard
from botyard.kernel.game import Game
from botyard.kernel.register import find_clause
from botyard.kernel.registry import all_games, game_named
from botyard.kernel.scene import LESSON, LESSON_ALONE, NOBODY, Scene, play_scene
from botyard.server.lesson import LessonShown, lesson_scene, shown_lesson
from botyard.words import LANGUAGES, Words
from cli.piped import say
from server.frame import Client

GAME = "ausser-rand-und-band"
TAUGHT = [game for game in all_games().values() if lesson_scene(game) is not None]
LESSONS = [
    (game, alone)
    for game in all_games().values()
    for alone in (False, True)
    if lesson_scene(game, alone=alone) is not None
]
NAMES = [game.name + ("-alone" if alone else "") for game, alone in LESSONS]
each_lesson = pytest.mark.parametrize(("game", "alone"), LESSONS, ids=NAMES)
PLAIN = {"own-forward", "other-back", "extra-die", "clean-up"}  # what the learner uses


def scene_of(game: Game, alone: bool = False) -> Scene:
    scene = lesson_scene(game, alone=alone)
    assert scene is not None
    return scene


@pytest.fixture(params=LESSONS, ids=NAMES)
def lesson(request: pytest.FixtureRequest) -> LessonShown:
    game, alone = request.param
    return shown_lesson(game.name, alone=alone)


@each_lesson
def test_a_lesson_is_a_scene_that_holds(game: Game, alone: bool) -> None:
    scene = scene_of(game, alone)
    assert play_scene(scene) == []
    assert scene.learner != NOBODY
    assert (scene.seats == 1) == alone
    name = LESSON_ALONE if alone else LESSON
    file = Path(botyard.__file__).parent.joinpath(*game.package.split(".")[1:], name)
    said = say("scene", file)
    assert (said.code, f"{len(scene.steps)} steps, as expected" in said.words()) == (0, True)


@each_lesson
def test_whoever_learns_is_told_what_to_do_and_by_which_rule(game: Game, alone: bool) -> None:
    scene = scene_of(game, alone)
    for step in scene.steps:
        assert step.text or step.seat not in (scene.learner, NOBODY)
        assert bool(step.clauses) == bool(step.text)
        for clause in step.clauses:
            assert find_clause(clause)[0] == game.package


@pytest.mark.parametrize("language", LANGUAGES)
@each_lesson
def test_every_step_is_worded_shortly_enough_for_a_card(
    game: Game, alone: bool, language: str
) -> None:
    words = Words(language, game)
    for step in scene_of(game, alone).steps:
        if step.text:
            text, title = (
                words.say(key, other="Anvil") for key in (step.text, f"{step.text}.title")
            )
            assert "{" not in text + title
            assert 20 < len(text) < 290, text
            assert len(title) < 36, title


def test_what_is_expected_can_be_chosen_or_is_refused_as_it_should_be(lesson: LessonShown) -> None:
    scene = scene_of(game_named(lesson.game), alone=lesson.seats == 1)
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


def test_why_not_is_told_at_every_step(asking: Client) -> None:
    def why(step: int, action: str) -> dict[str, Any]:
        asked = f"step={step}&action={action}&lang=de"
        told: dict[str, Any] = asking.get(f"/api/games/{GAME}/lesson/why?{asked}").json()
        return told

    too_soon = why(2, "place:clean-up")
    assert (too_soon["reason"]["key"], too_soon["reason"]["clause"]) == ("reason-not-now", "RB-51")
    assert too_soon["text"].startswith("Nicht in diesem Schritt.")
    assert why(4, "place:clean-up")["reason"] is None
    assert why(10, "roll")["reason"]["key"] == "reason-not-your-turn"
    assert why(2, "place:nowhere")["error"] == "unknown-action"
    assert why(0, "roll")["error"] == why(33, "roll")["error"] == "page-missing"


def test_the_lesson_is_told_over_http_and_games_say_whether_there_is_one(asking: Client) -> None:
    games = {game["name"]: game for game in asking.get("/api/games").json()}
    told = asking.get(f"/api/games/{GAME}/lesson").json()
    first, second = told["steps"][:2]
    assert {name for name, game in games.items() if game["lesson"]} == {g.name for g in TAUGHT}
    assert (told["seat"], told["seats"], len(told["steps"])) == (1, 2, 32)
    assert (first["seat"], first["expected"], first["events"]) == (None, None, [])
    assert (second["expected"], second["view"]["step"]) == ("roll", "roll")
    assert told["steps"][2]["view"]["step"] == "place"


def test_whoever_plays_alone_is_led_through_a_lesson_of_its_own(asking: Client) -> None:
    games = {game["name"]: game for game in asking.get("/api/games").json()}
    assert [name for name, game in games.items() if game["lesson_alone"]] == ["bot-factory"]
    told = asking.get("/api/games/bot-factory/lesson?alone=true").json()
    assert (told["seat"], told["seats"]) == (1, 1)
    assert told["steps"][0]["text"] == "lesson-alone-welcome"
    answer = asking.get(f"/api/games/{GAME}/lesson?alone=true")
    assert (answer.status_code, answer.json()["error"]) == (404, "lesson-missing")


def test_the_first_factory_shows_each_thing_once() -> None:
    lesson = shown_lesson("bot-factory")
    done = {str(step.expected).partition(":")[0] for step in lesson.steps if step.expected}
    seen = {event.kind for step in lesson.steps for event in step.events}
    assert done == {"move", "pay", "place", "take", "done", "raise", "reserve"}
    assert {"sandra-walked", "sandra-acted", "spent", "gained", "completed", "bonus-open"} <= seen
    assert {"column-cleared", "lowered", "raised", "line-crossed", "reserved", "phase"} <= seen


def test_a_game_without_a_lesson_is_not_found(asking: Client) -> None:
    for name, error in (("probe", "lesson-missing"), ("chess", "unknown-game")):
        answer = asking.get(f"/api/games/{name}/lesson")
        assert (answer.status_code, answer.json()["error"]) == (404, error)
        assert "⟨" not in answer.json()["text"]
