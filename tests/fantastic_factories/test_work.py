"""The work phase: its order, its end, the limits, and the end of the round."""

import pytest

from .board import check, choices, play, refused, table, told

IN_TURN = {"work-order": "in-turn"}


@pytest.mark.rule("FF-13", "FF-63", "FF-6")
def test_all_dice_are_rolled_player_by_player_from_the_first() -> None:
    works = table("""
        turn     3 A market
        first    B
    """)
    dice = "throw:2=1 throw:2=2 throw:2=3 throw:2=4 throw:1=6 throw:1=6 throw:1=5 throw:1=5"
    events = play(works, f"take:beacon row=dojo {dice}")
    check(
        works,
        """
        A dice   5 5 6 6
        B dice   1 2 3 4
        waiting  A B
    """,
    )
    rolled = [event.split()[1] for event in told("rolled", events)]
    assert rolled == ["seat=2"] * 4 + ["seat=1"] * 4


@pytest.mark.rule("FF-13", "FF-63")
def test_in_turn_all_dice_are_rolled_before_the_first_works() -> None:
    works = table(
        """
        turn     3 A market
        first    B
        """,
        **IN_TURN,
    )
    play(works, f"take:beacon row=dojo {'throw:2=1 ' * 4} {'throw:1=2 ' * 4}")
    check(
        works,
        """
        A dice   2 2 2 2
        B dice   1 1 1 1
        waiting  B
    """,
    )
    assert refused(works, "A place:research@2") == "work-comes FF-13"
    play(works, "B end-work")
    check(works, "waiting A")
    assert refused(works, "B place:research@1") == "work-is-ended FF-64"


@pytest.mark.rule("FF-13", "FF-63", "FF-43")
def test_in_turn_nobody_waits_for_a_foreman_either() -> None:
    works = table(
        """
        turn     3 B market
        B        2 energy
        B hand   golem
        crew     foreman miner miner investor
        """,
        **IN_TURN,
    )
    play(works, "B hire:foreman@hammer", f"B discard:golem crew=architect {'throw:1=1 ' * 4}")
    check(
        works,
        """
        waiting  A B
        B step   set-dice
    """,
    )
    play(works, "end-work")
    check(works, "waiting B")
    play(works, "B set:6", "B roll throw:2=1 throw:2=1 throw:2=1", "B end-work")
    check(works, "round 4")


@pytest.mark.rule("FF-14", "FF-21", "FF-68")
def test_gains_can_be_used_at_once_and_a_new_card_in_the_same_round() -> None:
    works = table("""
        turn     3 A work
        A        1 energy
        A hand   motherlode gymnasium
        A dice   3 4 4 5
    """)
    play(works, "place:mine@4", "place:generator@3", "build:motherlode", "discard:gymnasium")
    play(works, "use:motherlode", "die:5")
    check(
        works,
        """
        A        2 metal, 1 energy
        A dice   4
    """,
    )


@pytest.mark.rule("FF-15")
def test_who_ends_the_work_keeps_12_resources_of_own_choice() -> None:
    works = table("""
        turn     3 A work
        A        8 metal, 7 energy, 11 goods
    """)
    play(works, "end-work")
    check(works, "A step return")
    assert choices(works) == {"return:metal", "return:energy"}
    play(works, "return:energy", "return:metal", "return:energy")
    check(
        works,
        """
        A        7 metal, 5 energy, 11 goods
        round    4
    """,
    )


@pytest.mark.rule("FF-15")
def test_and_10_blueprints() -> None:
    works = table("""
        turn     3 A work
        A hand   golem golem robot robot robot dojo dojo biolab biolab foundry foundry obelisk
    """)
    play(works, "end-work")
    assert refused(works, "discard:warehouse") == "not-held-to-drop FF-15"
    play(works, "discard:dojo", "discard:golem")
    check(
        works,
        """
        A hand   golem obelisk robot robot robot biolab biolab dojo foundry foundry
        discard  golem dojo
        round    4
    """,
    )


@pytest.mark.rule("FF-15")
def test_what_there_is_none_of_cannot_be_returned() -> None:
    works = table("""
        turn     3 A work
        A        13 energy
    """)
    play(works, "end-work")
    assert refused(works, "return:metal") == "none-to-return FF-15"


@pytest.mark.rule("FF-15")
def test_no_limit_holds_before() -> None:
    works = table("""
        turn     3 A work
        A        12 energy
        A dice   3
    """)
    play(works, "place:generator@3")
    check(works, "A 15 energy")


@pytest.mark.rule("FF-64", "FF-5", "FF-16", "FF-47")
def test_at_the_end_of_a_round_dice_go_back_and_the_token_passes() -> None:
    works = table("""
        turn        3 A work
        seats       ABC
        first       C
        A built     dojo golem
        A used      golem
        A dice      1 2
        A research  4
        A hired     specialist
        A cleared   yes
    """)
    play(works, "end-work")
    check(
        works,
        """
        round       4
        first       A
        A dice      .
        A research  .
        A used      .
        A hired     .
        A cleared   .
        waiting     A
    """,
    )


@pytest.mark.rule("FF-64")
def test_ended_work_is_not_resumed() -> None:
    works = table("""
        turn     3 A work
        A dice   1
        B dice   1
    """)
    assert refused(works, "B place:research@1") == "work-is-ended FF-64"


@pytest.mark.rule("FF-16")
def test_a_die_is_used_once() -> None:
    works = table("""
        turn     3 A work
        A dice   1
    """)
    play(works, "place:generator@1")
    assert refused(works, "place:generator@1") == "no-such-die FF-16"


@pytest.mark.rule("FF-62", "FF-27")
def test_drawing_in_the_work_phase_leaves_the_market_alone() -> None:
    works = table("""
        turn     3 A work
        row      dojo biolab golem robot
        A dice   5
    """)
    play(works, "place:research@5 draw:1=foundry")
    check(
        works,
        """
        row      dojo biolab golem robot
        A hand   foundry
    """,
    )


@pytest.mark.rule("FF-7", "FF-14")
def test_what_belongs_to_the_other_phase_is_refused() -> None:
    market = table("turn 3 A market")
    work = table("turn 3 A work")
    assert refused(market, "end-work") == "not-now FF-6"
    assert refused(work, "take:beacon") == "not-now FF-6"
    assert refused(work, "value:3") == "not-now FF-6"
    assert refused(work, "back") == "nothing-begun FF-68"
