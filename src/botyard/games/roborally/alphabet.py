"""The signs that floors are drawn with. ``docs/boards.md`` explains them to people."""

from typing import Final

from botyard.games.roborally.floor import (
    BELT,
    EVEN_REGISTERS,
    EXPRESS_BELT,
    GEAR_LEFT,
    GEAR_RIGHT,
    GEAR_SHIFT,
    ODD_REGISTERS,
    OFF,
    PIT,
    REPAIR_SHIFT,
    WRENCH,
    WRENCH_AND_HAMMER,
    belt_element,
    pusher_element,
)

PLAIN: Final = "."
BLANK: Final = " "

# What is printed on a space. Signs in fours stand for north, east, south and west.
ELEMENTS: Final = {
    PLAIN: 0,
    "x": OFF,
    "@": PIT,
    **{sign: belt_element(BELT, way) for way, sign in enumerate("↑→↓←")},
    **{sign: belt_element(EXPRESS_BELT, way) for way, sign in enumerate("⇑⇒⇓⇐")},
    "↻": GEAR_RIGHT << GEAR_SHIFT,
    "↺": GEAR_LEFT << GEAR_SHIFT,
    "+": WRENCH << REPAIR_SHIFT,
    "*": WRENCH_AND_HAMMER << REPAIR_SHIFT,
    **{sign: pusher_element(ODD_REGISTERS, way) for way, sign in enumerate("▲▶▼◀")},
    **{sign: pusher_element(EVEN_REGISTERS, way) for way, sign in enumerate("△▷▽◁")},
}
DOCKS: Final = "12345678"
FLAGS: Final = "①②③④⑤⑥⑦⑧"
ROBOTS: Final = "ABCDEFGH"  # in dock order
FACINGS: Final = "^>v<"

# Walls between two spaces of a row, with the beams to the east and to the west.
UPRIGHT: Final = {
    "|": (0, 0),
    ">": (1, 0),
    "»": (2, 0),
    "⋙": (3, 0),
    "<": (0, 1),
    "«": (0, 2),
    "⋘": (0, 3),
    "↔": (1, 1),
}

# Walls between two rows, with the beams to the south and to the north.
LEVEL: Final = {
    "---": (0, 0),
    "v--": (1, 0),
    "vv-": (2, 0),
    "vvv": (3, 0),
    "^--": (0, 1),
    "^^-": (0, 2),
    "^^^": (0, 3),
    "v-^": (1, 1),
}
LEVEL_SIGNS: Final = "-v^"

ELEMENT_SIGN: Final = {element: sign for sign, element in ELEMENTS.items()}
UPRIGHT_SIGN: Final = {beams: sign for sign, beams in UPRIGHT.items()}
LEVEL_SIGN: Final = {beams: sign for sign, beams in LEVEL.items()}

PITCH: Final = 4  # signs from one space of a row to the next
