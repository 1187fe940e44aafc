"""What a table chooses."""

from typing import Final

from botyard.games.bot_factory.components import read_own_data
from botyard.games.bot_factory.declared import TASKS
from botyard.kernel.game import FILE, Json, Option
from botyard.kernel.names import Names
from botyard.kernel.options import flag_option, name_option, number_option

VARIANTS: Final = Names("variant", ["none", "variant-1", "variant-2"])
NO_VARIANT: Final = 0
VARIANT_1: Final = 1
VARIANT_2: Final = 2

DRAWN: Final = 0
CHOSEN_TASKS: Final = Names("task", ["drawn", *TASKS.names])  # 1 + task

MOST_ROUNDS: Final = 1000

OPTIONS: Final = (
    name_option("variant", "none", "BF-146", VARIANTS),
    flag_option("universal-bot", False, "BF-147"),
    name_option("task", "drawn", "BF-107", CHOSEN_TASKS),
    number_option("round-limit", 0, "BF-149", 0, MOST_ROUNDS),
    Option("data", {}, "BF-3", read_own_data, FILE),
)
SIMULATED_ROUNDS: Final = 300
SIMULATION: Final[Json] = {"round-limit": SIMULATED_ROUNDS}  # BF-149


def variant_of(options: Json) -> int:
    """Which variant of the production tiles is played, if any."""
    return VARIANTS.number(str(options["variant"]))


def task_of(options: Json) -> int:
    """Which task is chosen for the solo game, counted from 1, or ``DRAWN``."""
    return CHOSEN_TASKS.number(str(options["task"]))


def round_limit_of(options: Json) -> int:
    """
    The last round of a game, or 0 if there is none.

    Clauses: BF-149.
    """
    limit = options["round-limit"]
    assert isinstance(limit, int)
    return limit
