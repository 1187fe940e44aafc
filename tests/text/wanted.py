"""Which texts there must be: derived from what is declared, never from a list by hand."""

from botyard.cli.commands import LETTERS
from botyard.cli.palette import SEAT_SHAPES
from botyard.kernel.game import Game
from botyard.kernel.names import Names
from botyard.kernel.reasons import Reasons
from botyard.kernel.register import HOUSE, read_register
from botyard.kernel.registry import all_games
from botyard.server.lesson import lesson_scene
from text.files import OURS
from text.sources import raised, said

PLAIN = ("field", "seat", "number", "face", "square")  # arguments that are shown as they are
SCORES = ("one-colour", "several-colours", "loose")


def our_games() -> list[Game]:
    """The games that we word ourselves."""
    return [game for game in all_games().values() if game.package.startswith(OURS)]


def frame_keys() -> set[str]:
    """What must be worded whatever is played."""
    keys = {use.key for use in raised() + said()}
    keys |= {f"reason-{reason.name}" for reason in Reasons().all()}
    keys |= {f"command-{name}" for name in LETTERS.values()}
    keys |= {f"robot-{number}" for number in range(1, len(SEAT_SHAPES) + 1)}
    keys |= {f"verify-{how}-{what}" for how in ("seed", "commitment") for what in PROOF}
    return keys | _clauses(HOUSE)


PROOF = ("proves", "does-not-prove")


def game_keys(game: Game) -> set[str]:
    """What must be worded of a game: each kind, event, reason, name, option and clause."""
    keys = {f"game-{game.name}"} | {f"game-{game.name}.{part}" for part in ("subtitle", "summary")}
    for kind, axes in game.vocabulary.axes.items():
        keys.add(f"action-{kind}")
        keys |= _named(list(axes.values()))
    for event in game.events.kinds:
        keys.add(f"event-{event.name}")
        keys |= _named([names for _, names in event.args])
    keys |= {f"reason-{reason.name}" for reason in game.reasons.all()}
    keys |= {f"option-{option.name}" for option in game.options}
    keys |= _named([option.names for option in game.options if option.names is not None])
    return keys | _clauses(game.package) | _lesson(game)


def belt_keys() -> set[str]:
    """What Außer Rand & Band shows besides: steps, colours, scores, spaces in drawings."""
    from botyard.games.ausser_rand_und_band.actions import SPACES
    from botyard.games.ausser_rand_und_band.components import COLOURS, PARTS
    from botyard.games.ausser_rand_und_band.declared import STEPS

    keys = _named([STEPS, COLOURS, PARTS, SPACES])
    keys |= {f"space-{name}.{form}" for name in SPACES.names for form in ("short", "does")}
    keys |= {f"colour-{name}.letter" for name in COLOURS.names}
    return keys | {f"score-{name}" for name in SCORES}


def course_keys() -> set[str]:
    """What is said of RoboRally's boards and courses."""
    from botyard.cli.roborally_courses import SIGNS
    from botyard.games.roborally.boards import BOARDS
    from botyard.games.roborally.components import COURSES
    from botyard.games.roborally.courses import CATEGORIES, LENGTHS, LEVELS

    keys = _named([BOARDS, COURSES, CATEGORIES, LENGTHS, LEVELS])
    return keys | {f"sign-{name}" for name in SIGNS}


def _named(several: list[Names]) -> set[str]:
    return {
        f"{names.what}-{name}"
        for names in several
        if names.what not in PLAIN
        for name in names.names
    }


def _lesson(game: Game) -> set[str]:
    """The text and the heading of each step."""
    scene = lesson_scene(game)
    texts = {step.text for step in scene.steps if step.text} if scene else set()
    return texts | {f"{text}.title" for text in texts}


def _clauses(package: str) -> set[str]:
    clauses = read_register(package)
    keys = {f"rule-{clause.id}" for clause in clauses}
    keys |= {f"rule-{clause.id}.title" for clause in clauses}
    return keys | {f"section-{clause.section}" for clause in clauses}
