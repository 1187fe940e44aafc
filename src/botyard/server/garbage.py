"""
Garbage in cycles is looked for while nobody plays: with many tables in memory each look takes long.

Tables hold no cycles of their own; what Python frees by counting is freed at once as ever. A look
is at what is new. What it finds in use stays, and is looked at again only while nobody is there.
"""

import gc
from typing import Final

# How many more objects are made than freed before Python looks at the new ones. What a move makes
# replaces what older moves made, so that there are many times as many by then: with 1,000 a look
# took 20 ms under load, with 100 it takes a fraction of one.
YOUNG: Final = 100
NEVER: Final = 1 << 30
WORTH_IT: Final = 100  # looks at young objects, after which there may be older garbage
AT_LAST: Final = 20_000  # such looks, after which older ones are looked at whatever happens


def look_rarely() -> None:
    """What is there now stays; from now on Python looks only at new objects by itself."""
    gc.collect()
    stays()
    gc.set_threshold(YOUNG, NEVER, NEVER)


def look_if_quiet(is_quiet: bool) -> bool:
    """Look at all that is new while nobody waits, or at last; the answer says whether it did."""
    looks = gc.get_count()[1]
    due = looks > (WORTH_IT if is_quiet else AT_LAST)
    if due:
        gc.collect()
        stays()
    return due


def look_at_everything() -> None:
    """Look even at what was in use before: that may take long, so nobody should be there."""
    gc.unfreeze()
    gc.collect()
    stays()


def stays() -> None:
    """What is in use now will be for long: leave it out of the next looks."""
    gc.freeze()
