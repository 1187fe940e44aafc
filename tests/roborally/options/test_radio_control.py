"""Radio Control: others carry out the cards of its robot. RR-O19."""

import pytest

from ..race import act, asked, drawn, play_register, raced, refused, told


@pytest.mark.rule("RR-O19", "RR-16")
def test_the_target_runs_the_same_cards_right_after_its_robot() -> None:
    race = raced("""
        .   .   .   .
        .A> .   .B> .
    """, options={"A": "radio-control"})
    play_register(race, 1)
    events = act(race, "A", "use:radio-control")
    assert told("controlled", events) == ["controlled seat=1 target=2"]
    play_register(race, 2, A="left-70", B="move3-790")
    if asked(race):
        act(race, "A", "pass")
    assert drawn(race) == """
        .   .   .   .
        .A^ .   .B^ .
    """


@pytest.mark.rule("RR-O19")
def test_not_in_the_last_register_and_not_on_who_is_down() -> None:
    held = {"A": "radio-control pressor-beam"}
    race = raced(".A> .   .B^", options=held)
    play_register(race, 5)
    assert refused(race, "A", "use:radio-control") == ("no-register-left", "RR-O19")
    race = raced(".A> .   .B^", options=held, power={"B": "down"})
    play_register(race, 1)
    assert refused(race, "A", "use:radio-control") == ("target-down", "RR-O19")
    race = raced(".A> .   .B^", options=held)
    race.controller, race.controlled = 0, 2
    play_register(race, 1)
    assert refused(race, "A", "use:radio-control") == ("target-controlled", "RR-O19")


@pytest.mark.rule("RR-O19", "RR-O3")
def test_with_its_own_options_and_not_the_owners() -> None:
    race = raced("""
        .A> .   .   .
        .B> .   .   .
    """, options={"A": "brakes", "B": "flywheel"})
    race.controller, race.controlled = 0, 2
    play_register(race, 2, A="move1-490", B="left-70")
    act(race, "A", "use:brakes")
    assert drawn(race) == """
        .A> .   .   .
        .   .B> .   .
    """


@pytest.mark.rule("RR-O19", "RR-O32")
def test_it_goes_on_if_its_robot_is_destroyed() -> None:
    race = raced("""
        .   .   .   .
        .B> .   .   @
    """, robots=3, options={"B": "flywheel"})
    race.controller, race.controlled = 0, 2
    play_register(race, 2, A="move2-670", B="left-70")
    assert drawn(race) == """
        .   .   .   .
        .   .   .B> @
    """
