"""A guided first game: the scene of a lesson, worked out once for whoever is led through it."""

from functools import lru_cache
from importlib import resources

from msgspec import Struct

from botyard.kernel.game import Game, Json
from botyard.kernel.registry import game_named
from botyard.kernel.scene import (
    LESSON,
    LESSON_ALONE,
    NOBODY,
    Played,
    Scene,
    read_scene,
    run_scene,
)
from botyard.kernel.state import State
from botyard.server.errors import Missing
from botyard.tables.shown import EventShown, Question, Reason, question_of, reason_of


class LessonStep(Struct, frozen=True):
    """
    One step: something to read, to do, or to watch.

    What was expected and is among the refused of the question is to be tried all the same.
    """

    text: str  # a key; empty if it follows by itself
    clauses: list[str]
    seat: int | None  # who acts; nobody: there is only something to read
    view: Json  # what the learner sees before it
    question: Question | None  # what the learner is asked
    expected: str | None  # the one action that leads on; none: it just happens
    events: list[EventShown]


class LessonShown(Struct, frozen=True):
    """A lesson; after each step comes the view of the next one, and in the end its own."""

    game: str
    seat: int  # of who learns
    seats: int
    steps: list[LessonStep]
    view: Json
    still: Json  # what never changes and is drawn


def lesson_scene(game: Game, *, alone: bool = False) -> Scene | None:
    """The scene of a game's lesson, or of that for playing alone, if it has one."""
    file = resources.files(game.package).joinpath(LESSON_ALONE if alone else LESSON)
    return read_scene(file.read_text(encoding="utf-8")) if file.is_file() else None


@lru_cache(maxsize=64)
def shown_lesson(name: str, *, alone: bool = False) -> LessonShown:
    """The lesson of a game, as it is led through."""
    scene, run = _run(name, alone=alone)
    game = scene.game
    steps = [_step(scene, played, number) for number, played in enumerate(run, start=1)]
    view = game.view(run[-1].after, scene.learner)
    still = game.still(scene.options)
    return LessonShown(name, scene.learner + 1, scene.seats, steps, view, still)


def why_in_lesson(name: str, number: int, action: str, *, alone: bool = False) -> Reason | None:
    """Why the learner cannot do something at a step, counted from 1; None if it can be done."""
    scene, run = _run(name, alone=alone)
    if not 0 < number <= len(run):
        raise Missing("page-missing")
    state = run[number - 1].before
    return reason_of(scene.game, state, scene.learner, scene.game.vocabulary.action(action))


@lru_cache(maxsize=64)
def _run(name: str, *, alone: bool) -> tuple[Scene, list[Played]]:
    scene = lesson_scene(game_named(name), alone=alone)
    if scene is None:
        raise Missing("lesson-missing", game=name)
    return scene, run_scene(scene)


def _step(scene: Scene, played: Played, number: int) -> LessonStep:
    game, learner, step = scene.game, scene.learner, played.step
    return LessonStep(
        step.text,
        step.clauses,
        None if step.seat == NOBODY else step.seat + 1,
        game.view(played.before, learner),
        _question(game, played.before, learner, number),
        (step.action or None) if step.seat == learner else None,
        [EventShown(event.kind, event.args) for event in played.events if event.seen(learner)],
    )


def _question(game: Game, state: State, seat: int, number: int) -> Question | None:
    """As at a table: only a seat that is waited for is asked."""
    if not state.waiting() >> seat & 1:
        return None
    return question_of(game, state, seat, number)
