"""What a seat is offered and given, whichever seat it is."""

import pytest

from botyard.games.bot_factory import GAME
from botyard.games.bot_factory.declared import VILELA_BOARD
from botyard.games.bot_factory.rules.stacks import draw_tile
from botyard.kernel.dealer import FirstDealer
from botyard.kernel.game import Json

from .floor import act, asked, choices, considered, drawn, play, refused, rows, shown, table

WITH_BOT: Json = {"variant": "variant-2", "universal-bot": True}


@pytest.mark.rule("BF-47", "BF-59")
def test_only_own_parts_are_offered_to_place_and_to_swap() -> None:
    factory = table("""
        turn       2 B act
        floor      A=P1 B=A2 sandra=F3
        parts A    yT
        parts B    rH uL
        spares     gH bL
        speech     A=1 B=1
    """)
    universal = [f"place:universal-legs@{color}" for color in ("red", "yellow", "blue", "green")]
    assert shown(factory, "place") == ["place:red-head@red", *universal]
    assert {name.split("@")[0] for name in shown(factory, "swap")} == {
        "swap:red-head",
        "swap:universal-legs",
    }


@pytest.mark.rule("BF-63")
@pytest.mark.parametrize(
    ("space", "begun", "offered"),
    [("P1", "false", ["gain"]), ("P1", "true", []), ("P2", "false", [])],
)
def test_the_token_of_p1_is_offered_there_and_once(
    space: str, begun: str, offered: list[str]
) -> None:
    factory = table(f"""
        turn     2 A act
        floor    A={space} sandra=F3
        begun    {begun}
    """)
    assert shown(factory, "gain") == offered


@pytest.mark.rule("BF-87", "BF-92")
@pytest.mark.parametrize(("speech", "offered"), [(0, 0), (1, 9)])
def test_contracts_are_offered_to_those_who_have_a_token(speech: int, offered: int) -> None:
    factory = table(f"""
        turn     2 A act
        floor    A=F2 sandra=P3
        speech   A={speech}
    """)
    assert len(shown(factory, "reserve")) == offered


@pytest.mark.rule("BF-67", "BF-Q17")
def test_after_both_inputs_nothing_else_is_fed() -> None:
    """The place left of the inputs is empty, too, but no input."""
    factory = table("""
        turn     2 A act
        floor    A=P2 sandra=F3
        wheel    rH yH bH gH rT . . .
        tops     rH yT bL gH
    """)
    play(factory, "rotate")
    assert asked(factory) == "A feed"
    play(factory, "feed:red")
    assert asked(factory) == "A feed 1"
    play(factory, "feed:blue")
    assert asked(factory) == "A act"


@pytest.mark.rule("BF-Q16", "BF-Q37")
def test_a_stack_gives_as_long_as_it_or_its_discards_hold_a_tile() -> None:
    """All yellow and blue tiles lie elsewhere; of the blue ones two torsos are discarded."""
    factory = table("""
        turn     2 A exchange-part
        floor    A=P2 B=A2 sandra=F3
        executive true
        parts A  yH yH yH yH yT yT yT yT yL yL yL yL
        wheel    bH bH bH bH bT bT bL bL
        spares   bL bL
        tops     rH . . gH
        discards {"blue": ["blue-torso", "blue-torso"]}
    """)
    assert refused(factory, "take:yellow") == "stack-empty BF-Q16"
    assert choices(factory) >= {"take:red", "take:blue", "take:green"}


@pytest.mark.rule("BF-79")
def test_a_project_is_taken_by_the_seat_that_acts() -> None:
    factory = table("""
        turn     2 B act
        floor    A=P1 B=J2 sandra=F3
        board    r y b g r y
    """)
    play(factory, "project:top-left")
    assert drawn(factory, "projects A", "projects B") == rows("""
        projects A
        projects B  r
    """)


@pytest.mark.rule("BF-44", "BF-45")
def test_projects_are_given_up_by_the_seat_that_has_too_many() -> None:
    factory = table("""
        turn        2 B act
        floor       A=P1 B=J2 sandra=F3
        projects A  y
        projects B  r r y b g g
    """)
    play(factory, "done", "drop:yellow")
    assert drawn(factory, "projects A", "projects B", "dropped") == rows("""
        projects A  y
        projects B  r r b g g
        dropped     y
    """)


@pytest.mark.rule("BF-111")
def test_an_empty_deck_of_tiles_is_renewed_with_each_of_them_once() -> None:
    tile, left = draw_tile(0, 4, VILELA_BOARD, FirstDealer())
    assert (tile, left) == (0, 0b1110)
    assert draw_tile(0b1000, 4, VILELA_BOARD, FirstDealer()) == (3, 0)


@pytest.mark.rule("BF-139", "BF-140")
def test_the_universal_bot_completes_a_project_of_the_seat_that_built_it() -> None:
    factory = table(
        """
        turn           2 B act
        floor          A=A1 B=P1 sandra=F3
        parts B        uH uL
        projects A     r
        projects B     y b
        universal_bot  "board"
    """,
        WITH_BOT,
    )
    play(factory, "use:universal", "return:head-legs")
    assert choices(factory) == {"complete:yellow", "complete:blue"}
    act(factory, "complete:blue")
    assert drawn(factory, "projects A", "projects B", "bots A", "bots B") == rows("""
        projects A  r
        projects B  y
        bots A
        bots B      b
    """)


@pytest.mark.rule("BF-40", "BF-65")
def test_credits_that_are_left_lapse_with_the_action() -> None:
    factory = table("""
        turn     2 A act
        floor    A=P3 B=A2 sandra=F3
        left     3
    """)
    play(factory, "done")
    assert GAME.position(factory)["left"] == 0


@pytest.mark.rule("BF-62")
def test_vilela_clears_the_column_of_his_color_alone() -> None:
    factory = table("""
        turn          2 A act
        seats         A
        floor         A=A1 sandra=F3 vilela^A2
        red           rH rT .
        yellow        yH . .
        vilela_board  "assembly"
        vilela_bot    "red"
    """)
    play(factory, "done")
    assert drawn(factory, "red", "yellow") == rows("""
        red     . . .
        yellow  yH . .
    """)


@pytest.mark.rule("BF-64", "BF-65")
@pytest.mark.parametrize("space", ["P1", "P2", "P3"])
def test_without_credits_nothing_is_dispensed(space: str) -> None:
    factory = table(f"""
        turn     2 A act
        floor    A={space} sandra=F3
        wheel    rH yH bH gH rT yT bT gT
        left     0
        begun    {"true" if space == "P1" else "false"}
    """)
    name = f"no-credit-on-{space.lower()}"
    assert refused(factory, "dispense:left").split()[0] == name
    assert refused(factory, "rotate").split()[0] == name
    assert shown(factory, "dispense") == shown(factory, "rotate") == []


@pytest.mark.rule("BF-52", "BF-57")
@pytest.mark.parametrize(("left", "offered"), [(0, []), (1, ["place:red-head@red"])])
def test_parts_are_offered_as_long_as_the_space_allows_it(left: int, offered: list[str]) -> None:
    factory = table(f"""
        turn     2 A act
        floor    A=A2 sandra=F3
        parts A  rH
        left     {left}
    """)
    assert shown(factory, "place") == offered


@pytest.mark.rule("BF-57")
@pytest.mark.parametrize(("speech", "offered"), [(0, 0), (1, 4)])
def test_an_icon_is_offered_to_those_who_can_pay(speech: int, offered: int) -> None:
    factory = table(f"""
        turn     2 A act
        floor    A=A3 sandra=F3
        left     2
        begun    true
        icons    1
        speech   A={speech}
    """)
    assert len(shown(factory, "take")) == offered


@pytest.mark.rule("BF-44")
def test_what_the_next_player_holds_does_not_count_as_left_to_discard() -> None:
    factory = table("""
        turn     2 A act
        floor    A=P3 sandra=F3
        parts A  rH rH rT yH yT bL uL
        parts B  rH gL uT
    """)
    play(factory, "done", "discard:universal-legs")
    assert len(considered(factory)) == 5
