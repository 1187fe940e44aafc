"""Races in which every robot has Options from the start: for soaks, where rare things meet."""

from typing import Final, cast

from botyard.games.roborally.actions import OPTION_CARDS
from botyard.games.roborally.components import OPTIONS
from botyard.kernel.dealer import Generator
from botyard.kernel.game import Json

EACH: Final = 5


def enriched(position: Json, seed: int) -> Json:
    """
    The position of a new race with five Options for each robot, as far as there are any.

    Who has some already keeps them; where Options are still to be chosen, nothing changes.

    Clauses: RR-O29.
    """
    if "offered" in position:
        return position
    robots = [*cast("list[Json]", position["robots"])]
    robots += cast("list[Json]", cast(Json, position.get("blockers", {})).get("robots", []))
    taken = {option for robot in robots for option in cast("list[str]", robot["options"])}
    left = [OPTIONS.name(number) for number in range(OPTION_CARDS)]
    left = [name for name in left if name not in taken]
    chance = Generator(seed)
    for robot in robots:
        held = cast("list[str]", robot["options"])
        while len(held) < EACH and left:
            held.append(left.pop(int(chance.below(len(left)))))
    deck = [name for name in cast("list[str]", position["option_deck"]) if name in left]
    return {**position, "option_deck": deck}
