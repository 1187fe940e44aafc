"""Radio Control: others carry out the cards of its robot. RR-O19."""

import pytest

from botyard.games.roborally.components import CARDS
from botyard.games.roborally.rules.piles import DUAL, put_second

from ..race import (
    B,
    act,
    asked,
    drawn,
    play_register,
    play_turn,
    program,
    raced,
    refused,
    run,
    told,
)


@pytest.mark.rule("RR-O19", "RR-16")
def test_the_target_runs_the_same_cards_right_after_its_robot() -> None:
    race = raced(
        """
        .   .   .   .
        .A> .   .B> .
    """,
        options={"A": "radio-control"},
    )
    play_register(race, 1)
    events = act(race, "A use:radio-control")
    assert told("controlled", events) == ["controlled seat=1 target=2"]
    play_register(race, 2, A="left-70", B="move3-790")
    if asked(race):
        act(race, "A pass")
    assert (
        drawn(race)
        == """
        .   .   .   .
        .A^ .   .B^ .
    """
    )


@pytest.mark.rule("RR-O19")
def test_not_in_the_last_register_and_not_on_who_is_down() -> None:
    held = {"A": "radio-control pressor-beam"}
    race = raced(".A> .   .B^", options=held)
    play_register(race, 5)
    assert refused(race, "A use:radio-control") == "no-register-left RR-O19"
    race = raced(".A> .   .B^", options=held, power={"B": "down"})
    play_register(race, 1)
    assert refused(race, "A use:radio-control") == "target-down RR-O19"
    race = raced(".A> .   .B^", options=held)
    race.controller, race.controlled = 0, 2
    play_register(race, 1)
    assert refused(race, "A use:radio-control") == "target-controlled RR-O19"


@pytest.mark.rule("RR-O19", "RR-O3")
def test_with_its_own_options_and_not_the_owners() -> None:
    race = raced(
        """
        .A> .   .   .
        .B> .   .   .
    """,
        options={"A": "brakes", "B": "flywheel"},
    )
    race.controller, race.controlled = 0, 2
    play_register(race, 2, A="move1-490", B="left-70")
    act(race, "A use:brakes")
    assert (
        drawn(race)
        == """
        .A> .   .   .
        .   .B> .   .
    """
    )
    race = raced(
        """
        .A> .   .   .
        .B> .   .   .
    """,
        options={"B": "brakes"},
    )
    race.controller, race.controlled = 0, 2
    play_register(race, 2, A="move1-490", B="left-70")
    assert asked(race) == "B"
    act(race, "B use:brakes")
    assert (
        drawn(race)
        == """
        .   .A> .   .
        .B> .   .   .
    """
    )


@pytest.mark.rule("RR-O19", "RR-O32")
def test_it_goes_on_if_its_robot_is_destroyed() -> None:
    race = raced(
        """
        .   .   .   .
        .B> .   .   @
    """,
        robots=3,
        options={"B": "flywheel"},
    )
    race.controller, race.controlled = 0, 2
    play_register(race, 2, A="move2-670", B="left-70")
    assert (
        drawn(race)
        == """
        .   .   .   .
        .   .   .B> @
    """
    )


@pytest.mark.rule("RR-O19", "RR-O32")
def test_it_goes_on_to_the_end_of_the_turn_though_the_card_is_lost() -> None:
    race = raced(".A> .   .B<", options={"A": "radio-control"})
    play_turn(race, A="- left-70 left-90", B="- move3-790 move3-800")
    act(race, "A use:radio-control")
    events = act(race, "A discard:radio-control")
    assert told("turned", events) == [
        "turned seat=1 facing=north by=card",
        "turned seat=2 facing=south by=card",
        "turned seat=1 facing=west by=card",
        "turned seat=2 facing=east by=card",
    ]
    run(race, "end-of-turn", register=0)
    assert race.controlled == 0


@pytest.mark.rule("RR-O19", "RR-O28")
def test_two_cards_work_as_two_cards() -> None:
    race = raced(
        """
        .A> .   .   .
        .B> .   .   .
    """,
        cards={"A": "move2-670"},
    )
    put_second(race, 0, CARDS.number("left-70"), DUAL)
    race.controller, race.controlled = 0, 2
    play_register(race, 1, B="u-turn-10")
    assert (
        drawn(race)
        == """
        .   .A^ .   .
        .   .B^ .   .
    """
    )


@pytest.mark.rule("RR-O19", "RR-O2")
def test_what_replaces_the_owners_card_replaces_it_for_the_target() -> None:
    race = raced(
        """
        .A> .   .   .
        .B> .   .   .
    """,
        options={"A": "abort-switch"},
    )
    race.controller, race.controlled = 0, 2
    play_register(race, 2, A="left-70", B="left-90")
    act(race, "A use:abort-switch", chance="abort:1=move2-670")
    assert (
        drawn(race)
        == """
        .   .   .A> .
        .   .   .B> .
    """
    )


@pytest.mark.rule("RR-O19", "RR-35", "RR-52")
def test_the_targets_own_cards_are_revealed_and_lock() -> None:
    race = raced(">.B^ .  |.A^ .", damage={"B": 4})
    race.controller, race.controlled = 0, 2
    events = play_turn(race, A="left-70", B="left-90 left-110 left-130 left-150 left-170")
    assert told("revealed", events)[1] == "revealed seat=2 card=left-90"
    assert program(race, "B") == "left-90 left-110 left-130 left-150 left-170"
    assert race.damage[B] == 9
