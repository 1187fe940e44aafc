"""What a table chooses."""

from typing import Final

from botyard.games.fantastic_factories.components import LEVELS, read_own_data
from botyard.kernel.game import FILE, Json, Option
from botyard.kernel.names import Names
from botyard.kernel.options import name_option, number_option

WORK_ORDERS: Final = Names("work-order", ["simultaneous", "in-turn"])
MOST_ROUNDS: Final = 1000
OPTIONS: Final = (
    name_option("work-order", "simultaneous", "FF-13", WORK_ORDERS),
    name_option("level", "medium", "FF-51", LEVELS),
    number_option("round-limit", 0, "FF-80", 0, MOST_ROUNDS),
    Option("data", {}, "FF-17", read_own_data, FILE),
)

# Where nobody sits together the seats work one after the other: what they draw from the common
# deck then depends on nothing but the deal.
SIMULATED_ROUNDS: Final = 60  # FF-80
SIMULATION: Final[Json] = {"round-limit": SIMULATED_ROUNDS, "work-order": "in-turn"}
