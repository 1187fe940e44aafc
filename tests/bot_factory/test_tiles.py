"""The expansion: production tiles and the universal bot."""

import pytest

from botyard.games.bot_factory import GAME
from botyard.games.bot_factory.play import Play
from botyard.kernel.game import Json

from .floor import (
    act,
    allowed,
    asked,
    choices,
    copy,
    dealt,
    drawn,
    explained,
    listed,
    play,
    refused,
    rows,
    table,
    told,
)

FIRST: Json = {"variant": "variant-1"}
SECOND: Json = {"variant": "variant-2"}
WITH_BOT: Json = {"variant": "variant-2", "universal-bot": True}


def offered(factory: Play) -> list[str]:
    """The tiles of the offer."""
    tiles = GAME.position(factory)["offer"]
    assert isinstance(tiles, list)
    return [str(tile) for tile in tiles]


@pytest.mark.rule("BF-146", "BF-D12")
def test_six_tiles_are_offered_with_a_variant_and_none_without() -> None:
    assert offered(dealt(3)) == []
    for options in (FIRST, SECOND):
        assert offered(dealt(3, options=options)) == [
            "favour",
            "discount",
            "choice",
            "value",
            "extra-place",
            "one-project",
        ]


@pytest.mark.rule("BF-146")
def test_without_a_variant_no_tile_can_be_used() -> None:
    factory = table("""
        turn   2 A act
        floor  A=F1 sandra=A1
    """)
    assert refused(factory, "use:value") == "no-production-tiles BF-146"
    assert choices(factory, "use") == set()


@pytest.mark.rule("BF-147", "BF-D12")
def test_the_universal_bot_brings_a_seventh_tile_and_only_with_a_variant() -> None:
    assert offered(dealt(3, options=WITH_BOT))[-1] == "universal"
    assert drawn(dealt(3, options=WITH_BOT), "universal_bot") == ['universal_bot "board"']
    assert drawn(dealt(3, options=SECOND), "universal_bot") == ["universal_bot null"]
    with_bot = dealt(3, options={"universal-bot": True})
    assert drawn(with_bot, "universal_bot") == ["universal_bot null"]


@pytest.mark.rule("BF-Q57", "BF-Q61")
@pytest.mark.parametrize("seats", [1, 2])
def test_the_extra_place_is_left_out_with_one_or_two_players(seats: int) -> None:
    assert "extra-place" not in offered(dealt(seats, options=SECOND))
    assert len(offered(dealt(seats, options=SECOND))) == 5


RESERVING = """
    turn       2 A act
    floor      A=F3 sandra=A1
    speech     A=9
    contracts  1 2 3 4 5 6 7 8 9
"""


@pytest.mark.seats_by_number
@pytest.mark.rule("BF-129")
def test_variant_1_gives_a_tile_for_the_first_contract() -> None:
    factory = table(RESERVING, FIRST)
    play(factory, "reserve:bottom-left")
    assert asked(factory) == "A claim"
    assert refused(factory, "claim:universal") == "no-universal-tile BF-147"
    events = act(factory, "claim:value")
    assert events == ["tile-claimed seat=1 tile=value"]
    assert drawn(factory, "tiles", "tile_states") == rows("""
        tiles        ["value", null]
        tile_states  ["new", "none"]
    """)
    assert "value" not in offered(factory)
    assert asked(factory) == "A act"


@pytest.mark.rule("BF-129", "BF-Q56")
def test_a_tile_that_is_not_taken_at_once_cannot_be_taken_later() -> None:
    factory = table(RESERVING, FIRST)
    play(factory, "reserve:bottom-left", "done", "reserve:bottom-middle")
    assert asked(factory) == "A act"
    assert refused(factory, "claim:value") == "no-first-contract BF-129"


@pytest.mark.rule("BF-129")
def test_variant_2_gives_no_tile_for_a_contract() -> None:
    factory = table(RESERVING, SECOND)
    play(factory, "reserve:bottom-left")
    assert asked(factory) == "A act"


@pytest.mark.seats_by_number
@pytest.mark.rule("BF-130", "BF-Q56")
def test_in_variant_1_the_own_tile_is_used_from_the_next_move_on_and_once() -> None:
    factory = table(RESERVING, FIRST)
    play(factory, "reserve:bottom-left", "claim:value")
    assert refused(factory, "use:value") == "tile-too-new BF-Q56"
    assert refused(factory, "use:choice") == "not-your-tile BF-130"
    play(factory, "done")
    while asked(factory) != "A move":
        play(factory, listed(factory)[-1])
    assert drawn(factory, "tile_states") == ['tile_states ["ready", "none"]']
    play(factory, "move:J1")
    while asked(factory) != "A act":
        play(factory, listed(factory)[0])
    play(factory, "use:value", "raise:red")
    assert refused(factory, "use:value") == "tile-used-up BF-130"


@pytest.mark.seats_by_number
@pytest.mark.rule("BF-131")
def test_in_variant_2_any_offered_tile_is_taken_and_used_at_once_one_each() -> None:
    factory = table(
        """
        turn   2 A act
        floor  A=A1 sandra=F3
        tiles  [null, "choice"]
        tile_states  ["none", "used"]
    """,
        SECOND,
    )
    assert refused(factory, "use:choice") == "not-left-to-use BF-131"
    assert refused(factory, "use:universal") == "no-universal-tile BF-147"
    events = act(factory, "use:value")
    assert events == ["tile-used seat=1 tile=value"]
    play(factory, "raise:green")
    assert drawn(factory, "tiles", "tile_states", "values") == rows("""
        tiles        ["value", "choice"]
        tile_states  ["used", "used"]
        values       red=6 yellow=6 blue=6 green=7
    """)
    assert refused(factory, "use:discount") == "another-tile-used BF-131"


@pytest.mark.rule("BF-132", "BF-Q55")
def test_the_favor_saves_sandras_fee_and_gains_a_token() -> None:
    factory = table(
        """
        turn    2 A fee
        floor   A=A1 sandra=A2
        speech  A=0
    """,
        SECOND,
    )
    assert choices(factory) == {"pass", "use:favour"}
    events = act(factory, "use:favour")
    assert events == ["tile-used seat=1 tile=favour", "gained seat=1 count=1 source=favour"]
    assert asked(factory) == "A act"
    assert drawn(factory, "speech") == ["speech A=1 B=0"]


@pytest.mark.rule("BF-Q55")
def test_tiles_wait_for_their_moment() -> None:
    acting = table(
        """
        turn   2 A act
        seats  ABC
        floor  A=A1 sandra=F3
    """,
        SECOND,
    )
    for tile in ("favour", "extra-place", "discount", "one-project"):
        assert refused(acting, f"use:{tile}") == "tile-not-now BF-Q55"
    paying = table(
        """
        turn    2 A fee
        floor   A=A1 sandra=A2
        speech  A=1
    """,
        SECOND,
    )
    for tile in ("choice", "value"):
        assert refused(paying, f"use:{tile}") == "tile-not-now BF-Q55"
    bonus = table(
        """
        turn     2 A place-part 1
        floor    A=P1 sandra=F3
        parts A  rH
        speech   A=1
        left     2
        begun    true
    """,
        SECOND,
    )
    assert refused(bonus, "use:value") == "tile-not-now BF-Q55"


DISCOUNTED = """
    turn       2 A act
    floor      A=F1 sandra=A1
    speech     A=2
    contracts  1 2 3 4 5 6 7 8 9
"""


@pytest.mark.rule("BF-133", "BF-Q32")
def test_the_discount_lets_a_contract_of_the_top_row_fit_f1() -> None:
    factory = table(DISCOUNTED, SECOND)
    assert refused(factory, "reserve:top-left") == "over-the-maximum BF-96"
    play(factory, "use:discount")
    assert asked(factory) == "A discount"
    assert refused(factory, "done") == "discount-first BF-133"
    assert refused(factory, "reserve:bottom-left") == "too-cheap BF-133"
    events = act(factory, "reserve:top-left")
    assert events[0] == "spent seat=1 count=2 purpose=contract"
    assert drawn(factory, "left", "speech", "tokens") == rows("""
        left    0
        speech  A=0 B=0
        tokens  top-left=A
    """)


@pytest.mark.rule("BF-133", "BF-Q32")
def test_a_raise_is_free_with_the_discount_once_a_token_has_been_spent() -> None:
    factory = table(DISCOUNTED.replace("contracts  1 2 3 4 5 6 7 8 9", ""), SECOND)
    assert refused(factory, "use:discount") == "nothing-to-discount BF-Q32"
    play(factory, "raise:red", "raise:red", "use:discount")
    events = act(factory, "raise:blue")
    assert told("spent", events) == []
    assert drawn(factory, "left", "speech", "values") == rows("""
        left    0
        speech  A=0 B=0
        values  red=8 yellow=6 blue=7 green=6
    """)


@pytest.mark.rule("BF-133", "BF-Q32")
def test_the_discount_does_not_make_the_first_raise_free() -> None:
    factory = table(DISCOUNTED, SECOND)
    play(factory, "use:discount")
    assert refused(factory, "raise:red") == "nothing-spent-yet BF-Q32"
    assert explained(factory, "reserve:top-left")["step"] == "discount"


@pytest.mark.rule("BF-96", "BF-133")
def test_a_discounted_price_must_still_fit_and_be_paid() -> None:
    factory = table(DISCOUNTED.replace("A=2", "A=1"), SECOND)
    play(factory, "use:discount")
    assert refused(factory, "reserve:top-left") == "cannot-pay-contract BF-92"
    assert explained(factory, "reserve:top-left")["need"] == 2
    assert allowed(factory, "reserve:middle-left")


CHOOSING = """
    turn     2 A act
    floor    A=F1 sandra=A1
    speech   A=1
    parts A  rT
    board    r y b g r y
    tops     rL yL bL gL
"""


@pytest.mark.rule("BF-134", "BF-Q55", "BF-141")
def test_one_of_three_costs_a_token_and_is_a_part_a_project_or_a_placement() -> None:
    factory = table(CHOOSING, SECOND)
    events = act(factory, "use:choice")
    assert events == ["tile-used seat=1 tile=choice", "spent seat=1 count=1 purpose=tile"]
    assert asked(factory) == "A choice"
    assert refused(factory, "done") == "choice-first BF-134"
    kinds = {name.split(":")[0] for name in choices(factory)}
    assert kinds == {"take", "project", "place"}
    taken, project = copy(factory), factory
    play(taken, "take:green")
    assert drawn(taken, "parts A", "speech") == rows("""
        parts A  rT gL
        speech   A=0 B=0
    """)
    events = act(project, "project:bottom-right")
    assert "gained seat=1 count=1 source=project" in events
    assert asked(project) == "A act"


@pytest.mark.rule("BF-134", "BF-Q59", "BF-141")
def test_a_part_placed_with_a_tile_has_its_reward_and_its_icon() -> None:
    factory = table(CHOOSING, SECOND)
    play(factory, "use:choice")
    events = act(factory, "place:red-torso@red")
    assert told("gained bonus-open", events) == [
        "gained seat=1 count=2 source=part",
        "bonus-open seat=1 bonus=take-part",
    ]
    assert asked(factory) == "A take-part"


@pytest.mark.rule("BF-Q59", "BF-134")
def test_what_a_tile_copies_is_restricted_as_ever() -> None:
    drawing = CHOOSING.replace("parts A  rT", "parts A  rT\n    red  rH . rL")
    factory = table(drawing, SECOND)
    play(factory, "use:choice")
    assert refused(factory, "place:red-torso@red") == "no-open-project BF-55"


@pytest.mark.rule("BF-134")
def test_one_of_three_needs_a_token() -> None:
    factory = table(CHOOSING.replace("A=1", "A=0"), SECOND)
    assert refused(factory, "use:choice") == "cannot-pay-tile BF-134"
    assert explained(factory, "use:choice")["need"] == 1


@pytest.mark.rule("BF-135", "BF-Q59", "BF-141")
def test_a_value_goes_up_by_one_with_the_bonus_of_its_line() -> None:
    factory = table(
        """
        turn     2 A act
        floor    A=P1 sandra=F3
        values   red=7 blue=15
        parts A  yH
    """,
        SECOND,
    )
    play(factory, "use:value")
    assert refused(factory, "raise:blue") == "value-at-top BF-89"
    play(factory, "raise:red")
    assert asked(factory) == "A place-part"
    assert drawn(factory, "speech") == ["speech A=0 B=0"]


@pytest.mark.rule("BF-135", "BF-Q59")
def test_with_every_value_at_the_top_the_tile_has_no_use() -> None:
    factory = table(
        """
        turn    2 A act
        floor   A=P1 sandra=F3
        values  red=15 yellow=15 blue=15 green=15
    """,
        SECOND,
    )
    assert refused(factory, "use:value") == "nothing-to-raise BF-Q59"


FULL = """
    turn   3 A move
    seats  ABCD
    floor  A_A1 B^J1 C^J2 D^P1 sandra^F1
    board  r y b g r y
"""


@pytest.mark.rule("BF-136", "BF-Q58", "BF-Q33")
def test_beside_a_full_board_the_rightmost_action_is_used() -> None:
    factory = table(FULL, SECOND)
    play(factory, "use:extra-place")
    assert asked(factory) == "A beside"
    assert refused(factory, "done") == "beside-first BF-136"
    assert refused(factory, "beside:production") == "board-not-full BF-136"
    assert refused(factory, "beside:assembly") == "same-board BF-28"
    assert choices(factory) == {"beside:project"}
    events = act(factory, "beside:project")
    assert "stood-beside seat=1 board=project" in events
    play(factory, "done", "done", "done")
    assert asked(factory) == "A act"
    assert drawn(factory, "left", "floor") == rows("""
        left   2
        floor  A^beside-project B_J1 C_J2 D_P1 sandra^F1
    """)


@pytest.mark.rule("BF-Q33", "BF-136")
def test_the_place_beside_a_board_comes_between_its_last_space_and_the_next_board() -> None:
    factory = table(
        """
        turn   3 A act
        seats  ABCD
        floor  A^beside-project B_J1 C_J2 D^F2 sandra^F1
    """,
        SECOND,
    )
    events = act(factory, "done")
    assert told("laid-down sandra-acted turn", events) == [
        "laid-down seat=1",
        "sandra-acted board=finance",
        "turn seat=4 space=F2",
    ]


@pytest.mark.rule("BF-Q33", "BF-41")
def test_the_fee_holds_beside_a_board_and_the_place_blocks_nobody() -> None:
    factory = table(
        """
        turn    3 A fee
        seats   ABC
        floor   A^beside-project B_J1 sandra_J2
        speech  A=1
        board   r y b g r y
    """,
        SECOND,
    )
    assert choices(factory) == {"pay", "pass", "use:favour"}
    moving = table(
        """
        turn    4 B move
        seats   ABC
        floor   A^beside-project B_P1 C^P2 sandra^F1
    """,
        SECOND,
    )
    assert allowed(moving, "move:J1")
    assert allowed(moving, "move:J2")


@pytest.mark.rule("BF-136")
def test_the_extra_place_needs_a_full_board() -> None:
    factory = table(FULL.replace("C^J2", "C^A2"), SECOND)
    assert refused(factory, "use:extra-place") == "board-not-full BF-136"


@pytest.mark.rule("BF-137", "BF-Q6")
def test_one_project_is_enough_for_a_universal_part_with_its_tile() -> None:
    factory = table(
        """
        turn        2 A act
        floor       A=J1 sandra=F3
        projects A  r
    """,
        SECOND,
    )
    play(factory, "use:one-project")
    assert asked(factory) == "A trade 1"
    play(factory, "drop:red", "universal:head")
    assert drawn(factory, "parts A", "projects A", "executive") == rows("""
        parts A     uH
        projects A
        executive   true
    """)


@pytest.mark.rule("BF-137", "BF-Q6", "BF-Q48")
def test_the_tile_does_not_give_a_second_executive_action_nor_parts_that_are_not_there() -> None:
    used = table(
        """
        turn        2 A act
        floor       A=J1 sandra=F3
        projects A  r
        executive   true
    """,
        SECOND,
    )
    assert refused(used, "use:one-project") == "executive-used BF-Q6"
    poor = table(
        """
        turn   2 A act
        floor  A=J1 sandra=F3
    """,
        SECOND,
    )
    assert refused(poor, "use:one-project") == "no-project-for-tile BF-137"
    assert explained(poor, "use:one-project")["need"] == 1
    empty = table(
        """
        turn        2 A act
        seats       ABC
        floor       A=J1 sandra=F3
        parts B     uH uH uT
        parts C     uT uL uL
        projects A  r
    """,
        SECOND,
    )
    assert refused(empty, "use:one-project") == "no-universal-parts BF-Q48"


@pytest.mark.rule("BF-138", "BF-141")
def test_the_seventh_tile_gives_any_universal_part() -> None:
    factory = table(
        """
        turn   2 A act
        floor  A=P1 sandra=F3
        universal_bot  "board"
    """,
        WITH_BOT,
    )
    play(factory, "use:universal")
    assert choices(factory) == {"universal:head", "universal:torso", "universal:legs"}
    assert refused(factory, "return:head-torso") == "not-this-pair BF-139"
    play(factory, "universal:legs")
    assert drawn(factory, "parts A") == ["parts A uL"]


BUILDING = """
    turn           2 A act
    floor          A=P1 sandra=F3
    parts A        uH uL uL
    projects A     r y
    universal_bot  "board"
"""


@pytest.mark.seats_by_number
@pytest.mark.rule("BF-139", "BF-140", "BF-Q34")
def test_two_different_universal_parts_build_the_universal_bot_on_any_own_project() -> None:
    factory = table(BUILDING, WITH_BOT)
    play(factory, "use:universal")
    assert choices(factory, "return") == {"return:head-legs"}
    play(factory, "return:head-legs")
    assert asked(factory) == "A complete"
    assert choices(factory) == {"complete:red", "complete:yellow"}
    assert refused(factory, "complete:blue") == "no-project-to-complete BF-139"
    events = act(factory, "complete:yellow")
    assert events == ["universal-bot-built seat=1 colour=yellow"]
    assert drawn(factory, "parts A", "supply", "bots A", "meeples", "universal_bot") == rows("""
        parts A        uL
        supply         uH uH uT uT uL
        bots A         y
        meeples        red=3 yellow=3 blue=3 green=3
        universal_bot  {"seat": 1, "colour": "yellow"}
    """)
    play(factory, "done")
    assert drawn(factory, "values") == ["values red=6 yellow=6 blue=6 green=6"]


@pytest.mark.rule("BF-139")
def test_two_equal_universal_parts_do_not_build_it() -> None:
    factory = table(BUILDING.replace("uH uL uL", "uL uL"), WITH_BOT)
    play(factory, "use:universal")
    assert choices(factory, "return") == set()


@pytest.mark.rule("BF-139")
def test_the_universal_bot_needs_an_incomplete_project() -> None:
    factory = table(BUILDING.replace("r y", ""), WITH_BOT)
    play(factory, "use:universal")
    assert refused(factory, "return:head-legs") == "no-project-for-bot BF-139"


@pytest.mark.seats_by_number
@pytest.mark.rule("BF-139", "BF-147")
def test_there_is_one_universal_bot() -> None:
    factory = table(
        """
        turn           2 A universal
        floor          A=P1 sandra=F3
        parts A        uH uL
        projects A     r
        bots B         g
        tiles          ["universal", null]
        tile_states    ["used", "none"]
        universal_bot  {"seat": 2, "colour": "green"}
    """,
        WITH_BOT,
    )
    assert refused(factory, "return:head-legs") == "no-universal-bot BF-139"


@pytest.mark.rule("BF-138", "BF-139")
def test_with_no_universal_part_left_and_no_pair_the_seventh_tile_has_no_use() -> None:
    factory = table(
        """
        turn           2 A act
        seats          ABC
        floor          A=P1 sandra=F3
        parts B        uH uH uT
        parts C        uT uL uL
        universal_bot  "board"
    """,
        WITH_BOT,
    )
    assert refused(factory, "use:universal") == "nothing-universal BF-138"


@pytest.mark.rule("BF-140", "BF-Q60", "BF-119")
def test_the_universal_bot_counts_for_five_bots_and_not_for_the_meeples_of_a_color() -> None:
    drawing = BUILDING.replace("parts A", "bots A  r y b g\n    parts A")
    factory = table(drawing, WITH_BOT)
    play(factory, "use:universal", "return:head-legs")
    events = act(factory, "complete:red")
    assert told("end-nears", events) == ["end-nears ending=five-bots"]
    play(factory, "done")
    events = act(factory, "drop:yellow")
    assert told("ended", events)


@pytest.mark.rule("BF-Q60", "BF-140", "BF-117")
def test_the_universal_bot_counts_for_tasks_contracts_and_ties() -> None:
    factory = table(
        """
        turn           9 . over
        seats          A
        bots A         r r r
        values         red=7
        contracts      1 . . . . . . . .
        tokens         top-left=A
        task           "three-alike"
        universal_bot  {"seat": 1, "colour": "red"}
    """,
        WITH_BOT,
    )
    assert factory.standing() == [1, 2]
    assert factory.scores() == [21 + 2 + 7]


@pytest.mark.rule("BF-Q60")
def test_no_meeple_need_be_left_for_the_universal_bot() -> None:
    factory = table(
        """
        turn           8 A complete
        seats          A
        floor          A=P1 sandra=F3
        projects A     r
        meeples        red=0
        tiles          ["universal"]
        tile_states    ["used"]
        universal_bot  "board"
        left           2
        begun          true
    """,
        WITH_BOT,
    )
    play(factory, "complete:red")
    assert drawn(factory, "bots A") == ["bots A r"]


BESIDE = """
    turn    3 A act
    seats   ABCD
    speech  A=1
    parts A  rH yH bH gH
    board   r y b g r y
"""


@pytest.mark.rule("BF-Q58", "BF-136", "BF-50")
@pytest.mark.parametrize(
    ("board", "floor", "left"),
    [
        ("assembly", "B_A1 C_A2 D_A3 sandra_F1", 3),
        ("production", "B_P1 C_P2 D_P3 sandra_F1", 6),
        ("project", "B_J1 C_J2 D_P3 sandra_F1", 2),
        ("finance", "B_F1 C_F2 D_F3 sandra_P1", 4),
    ],
)
def test_the_place_beside_each_board_uses_its_rightmost_action(
    board: str, floor: str, left: int
) -> None:
    factory = table(f"{BESIDE}\nfloor A^beside-{board} {floor}", SECOND)
    assert drawn(factory, "left") == [f"left {left}"]
    if board == "assembly":
        events = act(factory, "place:red-head@red")
        assert events[0] == "spent seat=1 count=1 purpose=space"


@pytest.mark.rule("BF-Q58", "BF-136")
@pytest.mark.parametrize(
    ("board", "floor", "space"),
    [
        ("assembly", "A_J1 B^A1 C^A2 D^A3 sandra^F1", "A3"),
        ("production", "A_A1 B^P1 C^P2 D^P3 sandra^F1", "P3"),
        ("finance", "A_A1 B^F1 C^F2 D^F3 sandra^P1", "F3"),
    ],
)
def test_who_stands_beside_a_board_gets_the_turn_of_its_rightmost_space(
    board: str, floor: str, space: str
) -> None:
    drawing = f"""
        turn   3 A move
        seats  ABCD
        floor  {floor}
        board  r y b g r y
    """
    factory = table(drawing, SECOND)
    play(factory, "use:extra-place")
    events = act(factory, f"beside:{board}")
    while not told("turn", events) or told("turn", events)[-1].split()[1] != "seat=1":
        events = act(factory, "done" if asked(factory).endswith("act") else "pass")
    assert told("turn", events)[-1] == f"turn seat=1 space={space}"


@pytest.mark.rule("BF-Q33", "BF-28", "BF-31")
def test_from_beside_a_board_a_worker_moves_in_its_order_and_to_another_board() -> None:
    factory = table(
        """
        turn   4 C move
        seats  ABC
        floor  A_beside-project B_F2 C_J2 sandra_F1
    """,
        SECOND,
    )
    play(factory, "move:A1")
    assert asked(factory) == "A move"
    assert refused(factory, "move:J1") == "same-board BF-28"
    events = act(factory, "move:P1")
    assert told("sandra-walked", events) == ["sandra-walked space=A2"]
    assert asked(factory) == "B move"
