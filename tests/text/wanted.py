"""Which texts there must be: derived from what is declared, never from a list by hand."""

from collections.abc import Mapping
from functools import cache

from botyard.cli.commands import LETTERS
from botyard.cli.draw.fantastic_factories_legend import WORKS_SIGNS
from botyard.cli.draw.roborally_legend import RACE_SIGNS, SIGNS
from botyard.cli.palette import SEAT_SHAPES
from botyard.kernel.dice import STARTS
from botyard.kernel.game import Game
from botyard.kernel.names import Names
from botyard.kernel.puzzles import puzzles_of
from botyard.kernel.reasons import Reasons
from botyard.kernel.register import HOUSE, read_register
from botyard.kernel.registry import all_games
from botyard.server.lesson import lesson_scene
from text.files import OURS
from text.sources import raised, said

PLAIN = ("field", "seat", "number", "face", "register", "square")  # shown as they are
# What a text chooses its words by.
CHOSEN = ("turner", "running", "fall", "side", "source", "purpose", "stock")


def our_games() -> list[Game]:
    """The games that we word ourselves."""
    return [game for game in all_games().values() if game.package.startswith(OURS)]


@cache
def frame_keys() -> set[str]:
    """What must be worded whatever is played."""
    keys = {use.key for use in raised() + said()}
    keys |= {f"reason-{reason.name}" for reason in Reasons().all()}
    keys |= {f"command-{name}" for name in LETTERS.values()}
    keys |= {f"robot-{number}" for number in range(1, len(SEAT_SHAPES) + 1)}
    keys |= {f"verify-{how}-{what}" for how in HOWS for what in PROOF}
    keys |= {f"sign-{name}" for name in SIGNS}
    return keys | _clauses(HOUSE)


HOWS = ("seed", "commitment", "agreed", *STARTS)
PROOF = ("proves", "does-not-prove")
PARTS = ("subtitle", "summary", "kind", "minutes", "pitch")


def game_keys(game: Game) -> set[str]:
    """What must be worded of a game: each kind, event, reason, name, option and clause."""
    keys = {f"game-{game.name}"} | {f"game-{game.name}.{part}" for part in PARTS}
    for kind, axes in game.vocabulary.axes.items():
        keys.add(f"action-{kind}")
        keys |= _worded(axes)
    for event in game.events.kinds:
        keys.add(f"event-{event.name}")
        keys |= _worded(dict(event.args))
    keys |= {f"reason-{reason.name}" for reason in game.reasons.all()}
    keys |= {f"option-{option.name}" for option in game.options}
    keys |= _named([option.names for option in game.options if option.names is not None])
    return keys | _shown(game) | _clauses(game.package) | _lesson(game) | _puzzles(game)


def _shown(game: Game) -> set[str]:
    """What a game shows besides."""
    shown = {
        "ausser-rand-und-band": _belt_keys,
        "bot-factory": _factory_keys,
        "fantastic-factories": _works_keys,
        "roborally": _race_keys,
    }
    return shown[game.name]()


def _belt_keys() -> set[str]:
    """Außer Rand & Band: steps, colors, scores, spaces in drawings."""
    from botyard.games.ausser_rand_und_band.actions import SPACES
    from botyard.games.ausser_rand_und_band.components import COLORS, PARTS
    from botyard.games.ausser_rand_und_band.declared import STEPS

    keys = _named([STEPS, COLORS, PARTS, SPACES])
    keys |= {f"space-{name}.{form}" for name in SPACES.names for form in ("short", "does")}
    keys |= {f"colour-{name}.letter" for name in COLORS.names}
    return keys | {f"score-{name}" for name in ("one-colour", "several-colours", "loose")}


def _factory_keys() -> set[str]:
    """Bot Factory: steps, bodies and letters, what spaces and tiles do, scores, reviews."""
    from botyard.games.bot_factory.actions import BODIES, COLORS, SPACES, TILES
    from botyard.games.bot_factory.declared import STEPS
    from botyard.games.bot_factory.scoring import REVIEWS

    keys = _named([STEPS, BODIES, REVIEWS])
    keys |= {f"colour-{name}.letter" for name in COLORS.names}
    keys |= {f"space-{name}.does" for name in SPACES.names}
    keys |= {f"tile-{name}.does" for name in TILES.names}
    scores = ("bots", "contract-fulfilled", "contract-failed", "speech", "parts", "projects")
    return keys | {f"score-{name}" for name in (*scores, "task", "review")}


def _race_keys() -> set[str]:
    """RoboRally: steps, kinds of cards and what each card does, scores, boards and courses."""
    from botyard.games.roborally.boards.courses import CATEGORIES, COURSES, LENGTHS, LEVELS
    from botyard.games.roborally.boards.laying import BOARDS
    from botyard.games.roborally.components import CARDS, KINDS, OPTIONS
    from botyard.games.roborally.declared import STEPS
    from botyard.games.roborally.specials.interference import ROLES
    from botyard.games.roborally.state import FATES, POWERS

    keys = _named([STEPS, ROLES, BOARDS, COURSES, CATEGORIES, LENGTHS, LEVELS])
    cards = {f"card-{name}" for name in [*KINDS.names, *CARDS.names]}
    keys |= cards | {f"{card}.does" for card in cards}
    keys |= {f"option-{name}.does" for name in OPTIONS.names}
    keys |= {f"legend-{name}" for name in RACE_SIGNS}
    keys |= {f"draw-power-{name}" for name in POWERS.names[1:]}
    keys |= {f"draw-fate-{name}" for name in FATES.names[1:]}
    return keys | {f"score-{name}" for name in ("flags", "lives", "damage", "turns")}


def _works_keys() -> set[str]:
    """Fantastic Factories: steps, types, tools, floors, what each card does, scores."""
    from botyard.games.fantastic_factories.cards import (
        BLUEPRINTS,
        CONTRACTORS,
        FLOORS,
        TOOLS,
        TYPES,
    )
    from botyard.games.fantastic_factories.declared import STEPS

    keys = _named([STEPS, TYPES, TOOLS, FLOORS])
    keys |= {f"{key}.does" for key in _named([BLUEPRINTS, CONTRACTORS, FLOORS])}
    keys |= {f"type-{name}.letter" for name in TYPES.names}
    keys |= {f"tool-{name}.short" for name in TOOLS.names}
    keys |= {f"legend-{name}" for name in WORKS_SIGNS}
    keys |= {f"draw-phase-{name}" for name in ("market", "work", "over")}
    return keys | {f"score-{name}" for name in ("goods", "prestige")}


def _worded(args: Mapping[str, Names]) -> set[str]:
    """What is looked up for the arguments of an action or an event: by the argument's name."""
    return {
        f"{arg}-{name}"
        for arg, names in args.items()
        if names.what not in (*PLAIN, *CHOSEN)
        for name in names.names
    }


def _named(several: list[Names]) -> set[str]:
    return {f"{names.what}-{name}" for names in several for name in names.names}


def _lesson(game: Game) -> set[str]:
    """The text and the heading of each step."""
    scenes = [lesson_scene(game), lesson_scene(game, alone=True)]
    texts = {step.text for scene in scenes if scene for step in scene.steps if step.text}
    return texts | {f"{text}.title" for text in texts}


def _puzzles(game: Game) -> set[str]:
    """What is asked of whoever solves one, and the title of each."""
    names = puzzles_of(game.name)
    if not names and game.puzzle is None:
        return set()
    return {"puzzle", "puzzle.title", *(f"puzzle-{name}" for name in names)}


def _clauses(package: str) -> set[str]:
    clauses = read_register(package)
    keys = {f"rule-{clause.id}" for clause in clauses}
    keys |= {f"rule-{clause.id}.title" for clause in clauses}
    return keys | {f"section-{clause.section}" for clause in clauses}
