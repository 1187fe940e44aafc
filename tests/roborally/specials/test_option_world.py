"""Option World: Options instead of repairs. RR-C6."""

import pytest

from botyard.games.roborally.boards.courses import OPTION_WORLD

from ..race import A, options, raced, run


@pytest.mark.rule("RR-C6")
@pytest.mark.parametrize(("space", "drawn"), [("+", 1), ("①", 1), ("*", 2)])
def test_a_site_or_a_flag_gives_options_and_no_repair(space: str, drawn: int) -> None:
    race = raced(f"{space}A>", damage={"A": 3})
    race.special = OPTION_WORLD
    run(race, "repairs", register=0)
    assert race.damage[A] == 3
    assert len(options(race, "A").split()) == drawn
