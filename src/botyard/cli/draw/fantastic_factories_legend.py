"""The signs of the drawings of Fantastic Factories, explained."""

from typing import Final

from rich.text import Text

from botyard.cli.draw.fantastic_factories_formula import SIGNS
from botyard.cli.terminal import GLUE
from botyard.words import Words

# The signs in the order in which they are explained; ``legend-<name>`` does it.
WORKS_SIGNS: Final = {
    **SIGNS,
    "die": "[ ]",
    "value": "[4]",
    "x": "[X]",
    "equal": "[==]",
    "run": "[123]",
    "sum": "[Σ14]",
    "chosen": "[?]",
    "rolled": "[~]",
    "turned": "[↕]",
    "set-off": "▣! ⌂!",
    "other": "|",
    "used": "✓",
}


def legend_text(words: Words) -> Text:
    """Every sign; no line is broken within one."""
    entries: list[Text] = []
    for name, signs in WORKS_SIGNS.items():
        glued = f"{signs} {words.say(f'legend-{name}')}".replace(" ", GLUE)
        entries.append(Text(glued[: len(signs)], "bold").append(glued[len(signs) :], "not bold"))
    return Text("   ").join(entries)
