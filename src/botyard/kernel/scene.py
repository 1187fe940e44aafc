"""
Scenes: a position, actions, scripted outcomes, expectations and texts in one TOML file.

A test, a puzzle, a lesson and a bug report are the same thing. ``docs/scenes.md`` describes
the fields.
"""

import json
from dataclasses import dataclass, field
from typing import Final

from botyard.kernel.dealer import RecordingDealer
from botyard.kernel.errors import BadScene, BotyardError
from botyard.kernel.events import Event
from botyard.kernel.expectation import NULL, Difference, Expectation, compare, read_expectation
from botyard.kernel.game import Game, Json
from botyard.kernel.match import Match
from botyard.kernel.reading import Reader, load_toml
from botyard.kernel.reasons import LEGAL
from botyard.kernel.record import DEAL, DO, POSITION, RUN_OUT, RecordLine
from botyard.kernel.registry import game_named
from botyard.kernel.scripted import ScriptedDealer
from botyard.kernel.state import State

NOBODY: Final = -1  # in place of a seat
LESSON: Final = "lesson.toml"  # the scene in the package of a game that teaches it
LESSON_ALONE: Final = "lesson-alone.toml"  # the same for playing it alone
STARS: Final = 3


@dataclass(frozen=True)
class Step:
    """One action, its outcomes, and what must come of it."""

    seat: int  # NOBODY: only its text is read
    action: str  # empty: the clock of the seat runs out
    chance: list[str]
    refused: str  # the reason that must be given; empty if it is legal
    text: str  # the key of a text shown before it
    clauses: list[str]  # what the text is about
    expect: Expectation


@dataclass(frozen=True)
class Scene:
    """Everything in the file."""

    game: Game
    title: str
    clauses: list[str]
    options: Json
    seats: int
    learner: int  # the seat of who learns by it, or NOBODY
    position: Json | None
    deal: list[str] | None
    steps: list[Step]
    expect: Expectation = field(default_factory=Expectation)
    stars: list[int] = field(default_factory=list)  # a puzzle: points for one, two, three stars


@dataclass(frozen=True)
class Played:
    """A step of a scene as it came out."""

    step: Step
    before: State
    refusal: str  # the reason that was given; then nothing happened
    events: list[Event]
    after: State


def read_scene(text: str) -> Scene:
    """A scene from TOML."""
    try:
        raw = load_toml(text)
    except (ValueError, RecursionError) as wrong:
        raise BadScene("scene-not-toml", place=str(wrong)) from None
    reader = Reader(raw, "", BadScene)
    game = game_named(reader.text("game"))
    scene = Scene(
        game,
        reader.text("title") if reader.has("title") else "",
        reader.texts("clauses") if reader.has("clauses") else [],
        game.read_options(reader.value("options") if reader.has("options") else {}),
        reader.integer("seats", min(game.seats), max(game.seats)),
        reader.integer("learner", 1, max(game.seats)) - 1 if reader.has("learner") else NOBODY,
        _read_position(reader) if reader.has("position") else None,
        reader.texts("deal") if reader.has("deal") else None,
        [_read_step(step, game) for step in reader.tables("step")] if reader.has("step") else [],
        read_expectation(reader),
        reader.integers("stars", 0, 10**6) if reader.has("stars") else [],
    )
    if scene.stars and (len(scene.stars) != STARS or scene.stars != sorted(scene.stars)):
        raise BadScene("scene-stars", path="stars")
    if scene.stars and scene.learner == NOBODY:
        raise BadScene("scene-stars-for-whom", path="learner")
    if (scene.position is None) == (scene.deal is None):
        raise BadScene("scene-start", path="position")
    reader.close()
    return scene


def stars_reached(scene: Scene, state: State) -> int:
    """How many stars a puzzle gives for how the one who solves it stands."""
    points = state.scores()[scene.learner]
    return sum(1 for needed in scene.stars if points >= needed)


def play_scene(scene: Scene) -> list[Difference]:
    """Play a scene; what differs from its expectations is returned, in order."""
    game = scene.game
    state = _start(scene)
    differences: list[Difference] = []
    for number, step in enumerate(scene.steps, start=1):
        played = _play_step(game, state, step, number)
        state = played.after
        if played.refusal != step.refused:
            differences.append(Difference(number, "refused", step.refused, played.refusal))
        differences += compare(game, state, step.expect, number)
    return differences + compare(game, state, scene.expect, len(scene.steps))


def run_scene(scene: Scene) -> list[Played]:
    """Every step of a scene with what came of it, whatever it expects."""
    state = _start(scene)
    run: list[Played] = []
    for number, step in enumerate(scene.steps, start=1):
        run.append(_play_step(scene.game, state, step, number))
        state = run[-1].after
    return run


def scene_of(match: Match, title: str) -> str:
    """
    A game so far as the TOML of a scene: how a failure is reported.

    A move whose rules raised an error is its last step: playing the scene raises it again.
    """
    header = match.record.header
    lines = [
        f"title = {json.dumps(title, ensure_ascii=False)}",
        f"game = {json.dumps(header.game)}",
        f"seats = {len(header.seats)}",
    ]
    steps: list[str] = []
    undone = {number for line in match.record.lines for number in line.undone}
    for number, line in enumerate(match.record.lines):
        if line.kind == DEAL and POSITION in line.content:
            lines.append(f"position = {_inline(line.content[POSITION])}")
        elif line.kind == DEAL:
            lines.append(f"deal = {json.dumps(line.chance)}")
        elif line.kind in (DO, RUN_OUT) and match.record.number(number) not in undone:
            steps += _step_of(line)
    broken_off = match.broken_off()
    if broken_off is not None:
        steps += _step_of(broken_off)
    if header.options:
        lines.append(f"options = {_inline(header.options)}")
    return "\n".join(lines + steps) + "\n"


def _step_of(line: RecordLine) -> list[str]:
    step = ["", "[[step]]", f"seat = {line.seat + 1}"]
    if line.kind == DO:
        step.append(f"do = {json.dumps(line.action)}")
    if line.chance:
        step.append(f"chance = {json.dumps(line.chance)}")
    return step


def start_position(scene: Scene) -> Json:
    """The whole position that a scene begins with; what is dealt first has none."""
    return {"options": scene.options, "seats": scene.seats, **(scene.position or {})}


def _start(scene: Scene) -> State:
    game = scene.game
    state: State
    if scene.position is not None:
        state = game.read_position(start_position(scene))
        return state
    dealer = ScriptedDealer(game.read_chance(scene.deal or []))
    try:
        state = game.setup(scene.options, scene.seats, dealer)
        dealer.finish()
    except BotyardError as wrong:
        raise _chance_broken(game, wrong, "deal", scene.deal or []) from wrong
    return state


def _play_step(game: Game, state: State, step: Step, number: int) -> Played:
    """One step on a copy; what is refused, or should be, changes nothing."""
    if step.seat == NOBODY:
        return Played(step, state, "", [], state)
    refusal = ""
    if step.action:
        action = game.vocabulary.action(step.action)
        reason = game.refusal(state, step.seat, action)
        refusal = "" if reason == LEGAL else game.reasons[reason].name
    if refusal or step.refused:
        return Played(step, state, refusal, [], state)
    after = state.clone()
    return Played(step, state, "", _take_step(game, after, step, number), after)


def _take_step(game: Game, state: State, step: Step, number: int) -> list[Event]:
    script = ScriptedDealer(game.read_chance(step.chance))
    dealer = RecordingDealer(script)
    try:
        if step.action:
            state.apply(step.seat, game.vocabulary.action(step.action), dealer)
        else:
            state.run_out(step.seat, dealer)
        script.finish()
    except BotyardError as wrong:
        raise _chance_broken(game, wrong, f"step[{number - 1}]", step.chance) from wrong
    return game.events_of(dealer.told)


def _chance_broken(game: Game, wrong: BotyardError, path: str, chance: list[str]) -> BotyardError:
    """What the game asked chance for, and what is written there."""
    stream, number = wrong.params.get("stream"), wrong.params.get("number", 0)
    left = wrong.params.get("left", 0)
    place = (number if isinstance(number, int) else 0) - 1
    if isinstance(left, int) and left:
        place = len(chance) - left
    return BadScene(
        "scene-chance",
        path=path,
        why=wrong.key,
        asked=game.outcomes.stream_name(stream) if isinstance(stream, int) else "",
        written=chance[place] if 0 <= place < len(chance) else "",
    )


def _read_position(reader: Reader) -> Json:
    """The position a scene begins with; TOML has no null, so one is written as a table."""
    return {key: _with_nulls(value) for key, value in reader.table("position").whole().items()}


def _with_nulls(value: object) -> object:
    if value == NULL:
        return None
    if isinstance(value, dict):
        return {key: _with_nulls(item) for key, item in value.items()}
    return [_with_nulls(item) for item in value] if isinstance(value, list) else value


def _read_step(reader: Reader, game: Game) -> Step:
    acts = reader.has("seat")
    step = Step(
        reader.integer("seat", 1, max(game.seats)) - 1 if acts else NOBODY,
        reader.text("do") if acts and reader.has("do") else "",
        reader.texts("chance") if acts and reader.has("chance") else [],
        reader.text("refused") if acts and reader.has("refused") else "",
        reader.text("text") if reader.has("text") or not acts else "",
        reader.texts("clauses") if reader.has("clauses") else [],
        read_expectation(reader),
    )
    reader.close()
    return step


def _inline(value: object) -> str:
    """A value in TOML on one line."""
    if value is None:
        value = NULL
    if isinstance(value, dict):
        inside = ", ".join(f"{json.dumps(key)} = {_inline(item)}" for key, item in value.items())
        return f"{{ {inside} }}"
    if isinstance(value, list):
        return f"[{', '.join(_inline(item) for item in value)}]"
    return json.dumps(value, ensure_ascii=False)
