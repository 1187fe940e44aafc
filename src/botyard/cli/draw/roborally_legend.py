"""The signs of RoboRally's drawings, explained."""

from typing import Final

from rich.text import Text

from botyard.cli.draw.roborally_cards import HIDDEN, SIGN
from botyard.cli.draw.roborally_floor import STYLES
from botyard.cli.terminal import GLUE
from botyard.games.roborally.boards.drawing import DOCKS, FLAGS, draw_floor
from botyard.games.roborally.boards.floor import Floor
from botyard.words import Words

# The signs of the floor in the order in which they are explained; ``sign-<name>`` does it.
SIGNS: Final = {
    "flag": FLAGS,
    "dock": DOCKS,
    "belt": "↑→↓←",
    "express": "⇑⇒⇓⇐",
    "gear-right": "↻",
    "gear-left": "↺",
    "pusher-odd": "▲▶▼◀",
    "pusher-even": "△▷▽◁",
    "wrench": "+",
    "hammer": "*",
    "pit": "@",
    "hole": "x",
    "laser": ">»⋙<«⋘↔v^",
}
# The signs of a race; ``legend-<name>`` explains each.
RACE_SIGNS: Final = {
    "robot": "A^",
    "archive": "a b",
    "beam": "─│",
    "lives": "♥",
    "damage": "▰",
    "move": "↑1 ↑2 ↑3",
    "back": SIGN["back"],
    "left": SIGN["left"].strip(),
    "right": SIGN["right"].strip(),
    "u-turn": SIGN["u-turn"].strip(),
    "hidden": HIDDEN,
    "locked": "[ ]",
    "second": f"+{SIGN['left'].strip()}",
    "share": "+1:9",
}


def floor_legend(floor: Floor, words: Words) -> Text:
    """The signs that stand in the drawing of a floor; no line is broken within one."""
    drawing = draw_floor(floor)
    entries: list[Text] = []
    for name, signs in SIGNS.items():
        shown = "".join([sign for sign in signs if sign in drawing])
        if shown:
            entries.append(_entry(shown, STYLES.get(shown[0], "bold"), words.say(f"sign-{name}")))
    return Text("   ").join(entries)


def race_legend(words: Words) -> Text:
    """The signs of robots and of their program sheets."""
    entries = [
        _entry(signs, "bold", words.say(f"legend-{name}")) for name, signs in RACE_SIGNS.items()
    ]
    return Text("   ").join(entries)


def _entry(signs: str, style: str, told: str) -> Text:
    glued = f"{signs} {told}".replace(" ", GLUE)
    return Text(glued[: len(signs)], style).append(glued[len(signs) :], "not bold")
