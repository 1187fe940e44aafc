"""Every refusal cites the clause that speaks, in a sentence that helps."""

import re

import pytest

from botyard.games.bot_factory import GAME
from botyard.kernel.game import Json
from botyard.words import Words

from .floor import explained, play, refused, table

FIRST: Json = {"variant": "variant-1"}
SECOND: Json = {"variant": "variant-2"}
BOT: Json = {"variant": "variant-2", "universal-bot": True}


def sentence(drawing: str, action: str, *before: str, options: Json | None = None) -> str:
    """What a player reads who asks for an action."""
    factory = table(drawing, options)
    play(factory, *before)
    number = GAME.vocabulary.action(action)
    why = GAME.why_not(factory, int(factory.active), number)
    assert why is not None
    return Words("en", GAME, ["Ida", "Noor", "Abel", "Mia"]).reason(*why)


@pytest.mark.rule("BF-48", "BF-49", "BF-50", "BF-77", "BF-78")
@pytest.mark.parametrize(
    ("space", "actions", "action", "clause"),
    [
        ("A1", ["place:red-head@red"], "place:yellow-head@yellow", "BF-48"),
        (
            "A2",
            ["place:red-head@red", "place:yellow-head@yellow"],
            "place:blue-head@blue",
            "BF-49",
        ),
        ("A1", [], "place:green-head@green", "BF-48"),
        ("A2", [], "place:green-head@green", "BF-49"),
        ("A3", [], "place:green-head@green", "BF-50"),
        ("J1", ["project:top-left"], "project:top-right", "BF-77"),
        ("J2", ["project:top-left", "project:top-right"], "project:middle-left", "BF-78"),
    ],
)
def test_what_a_space_allows_is_cited_from_that_space(
    space: str, actions: list[str], action: str, clause: str
) -> None:
    factory = table(f"""
        turn     2 A act
        floor    A={space} sandra=F3
        parts A  rH yH bH
        board    r y b g r y
        speech   A=3
    """)
    play(factory, *actions)
    assert refused(factory, action).split()[1] == clause


@pytest.mark.rule("BF-74", "BF-59", "BF-44", "BF-Q47", "BF-134")
@pytest.mark.parametrize(
    ("step", "floor", "action", "clause"),
    [
        ("act", "A=P2 sandra=F3", "discard:green-head", "BF-74"),
        ("exchange 2 0", "A=P2 sandra=F3", "discard:green-head", "BF-74"),
        ("excess-parts 1 0", "A=P2 sandra=F3", "discard:green-head", "BF-44"),
        ("act", "A=A1 sandra=F3", "swap:green-head@left", "BF-59"),
        ("place-part 1", "A=P2 sandra=F3", "place:green-head@green", "BF-Q47"),
    ],
)
def test_a_part_that_one_does_not_have_is_refused_by_what_it_is_for(
    step: str, floor: str, action: str, clause: str
) -> None:
    executive = "executive true" if step.startswith("exchange") else ""
    parts = "rH rT rL yH yT yL" if step.startswith("excess") else "rH rT rL"
    factory = table(f"""
        turn     2 A {step}
        floor    {floor}
        parts A  {parts}
        speech   A=3
        {executive}
    """)
    assert refused(factory, action).split()[1] == clause


@pytest.mark.rule("BF-134")
def test_the_tile_that_places_a_part_needs_one() -> None:
    drawing = """
        turn     2 A act
        floor    A=P2 sandra=F3
        parts A  rH
        speech   A=3
    """
    factory = table(drawing, SECOND)
    play(factory, "use:choice")
    assert refused(factory, "place:green-head@green") == "no-part-for-tile BF-134"
    assert refused(factory, "move:A1") == "choice-first BF-134"


@pytest.mark.rule("BF-41", "BF-23", "BF-74", "BF-82", "BF-44", "BF-Q17", "BF-Q54")
@pytest.mark.parametrize(
    ("step", "floor", "clause"),
    [
        ("fee", "A=A2 sandra=A1", "BF-41"),
        ("exchange 2 0", "A=P2 sandra=F3", "BF-74"),
        ("exchange-part", "A=P2 sandra=F3", "BF-74"),
        ("trade 1 0", "A=J1 sandra=F3", "BF-82"),
        ("trade-part", "A=J1 sandra=F3", "BF-82"),
        ("feed 0", "A=P2 sandra=F3", "BF-Q17"),
        ("excess-parts 1 0", "A=P2 sandra=F3", "BF-44"),
        ("excess-projects 1 0", "A=P2 sandra=F3", "BF-44"),
    ],
)
def test_done_is_refused_by_what_must_be_done(step: str, floor: str, clause: str) -> None:
    kind = step.split(maxsplit=1)[0]
    executive = "executive true" if kind.split("-")[0] in ("exchange", "trade") else ""
    left = "left 3" if kind == "feed" else ""
    parts = "rH rT rL yH yT yL" if kind == "excess-parts" else "rH rT rL"
    projects = "r y b g r y" if kind == "excess-projects" else "r y"
    factory = table(f"""
        turn        2 A {step}
        floor       {floor}
        parts A     {parts}
        projects A  {projects}
        speech      A=3
        {executive}
        {left}
    """)
    for action in ("done", "move:A1", "claim:value"):
        assert refused(factory, action).split()[1] == clause


@pytest.mark.rule("BF-23")
def test_at_the_start_a_part_must_be_taken_from_the_last_to_the_first() -> None:
    factory = table("turn 1 B start 2")
    assert refused(factory, "done") == "start-first BF-23"
    assert refused(factory, "move:A1") == "start-first BF-23"
    assert refused(factory, "A take:red") == "not-your-start BF-23"


@pytest.mark.rule("BF-29", "BF-28")
def test_in_round_1_a_worker_is_placed_and_later_it_moves() -> None:
    placing = table("""
        turn   1 A move
        floor  A=. B=.
    """)
    assert refused(placing, "done") == "must-place BF-29"
    assert refused(placing, "B move:A1") == "not-your-placement BF-29"
    moving = table("turn 2 A move")
    assert refused(moving, "done") == "must-move BF-28"
    assert refused(moving, "B move:A1") == "not-your-turn BF-30"


@pytest.mark.rule("BF-82", "BF-67", "BF-41", "BF-98", "BF-24")
def test_what_nothing_has_called_for_is_refused_by_what_would() -> None:
    factory = table("""
        turn   2 A act
        floor  A=J1 sandra=F3
    """)
    assert refused(factory, "pay") == "no-fee BF-41"
    assert refused(factory, "feed:red") == "nothing-to-feed BF-67"
    assert refused(factory, "universal:head") == "nothing-traded BF-82"
    assert refused(factory, "keep:top-left") == "nothing-inspected BF-98"
    assert refused(factory, "move:A1") == "not-now BF-24"
    for action in ("claim:value", "use:value", "beside:finance", "return:head-legs"):
        assert refused(factory, action) == "no-production-tiles BF-146"


@pytest.mark.rule("BF-129", "BF-130", "BF-131", "BF-136", "BF-139")
def test_tiles_are_refused_by_the_variant_that_is_played() -> None:
    drawing = """
        turn   2 A act
        seats  ABC
        floor  A=J1 sandra=F3
    """
    used = {"tiles": '["value", "choice", null]', "tile_states": '["used", "used", "none"]'}
    rows = "\n".join(f"{key} {value}" for key, value in used.items())
    offer = 'offer ["favour", "discount", "extra-place", "one-project"]'
    first = table(f"{drawing}\n{rows}\n{offer}", FIRST)
    assert refused(first, "use:value") == "tile-used-up BF-130"
    assert refused(first, "use:favour") == "not-your-tile BF-130"
    assert refused(first, "claim:favour") == "no-first-contract BF-129"
    second = table(f"{drawing}\n{rows}\n{offer}", SECOND)
    assert refused(second, "use:favour") == "another-tile-used BF-131"
    assert refused(second, "claim:favour") == "taken-by-using BF-131"
    assert refused(second, "beside:finance") == "extra-place-unused BF-136"
    assert refused(second, "complete:red") == "universal-unused BF-139"
    others = rows.replace('"value",', "null,").replace('["used"', '["none"')
    fresh = table(f'{drawing}\n{others}\n{offer[:-1]}, "value"]', SECOND)
    assert refused(fresh, "use:choice") == "not-left-to-use BF-131"


@pytest.mark.rule("BF-129")
def test_a_tile_that_somebody_else_took_cannot_be_claimed() -> None:
    factory = table(
        """
        turn    2 A claim
        seats   ABC
        floor   A=F2 sandra=A1
        contracts  1 2 3 4 5 6 7 8 9
        tokens  bottom-left=A top-left=B
        left    2
        tiles   [null, "value", null]
        tile_states  ["none", "ready", "none"]
        offer   ["favour", "discount", "choice", "extra-place", "one-project"]
        """,
        FIRST,
    )
    assert refused(factory, "claim:value") == "not-left-to-take BF-129"
    assert refused(factory, "rotate") == "claim-first BF-129"


@pytest.mark.rule("BF-147", "BF-Q57")
def test_tiles_that_are_not_played_say_so() -> None:
    factory = table("turn 2 A move", SECOND)
    assert refused(factory, "use:universal") == "no-universal-tile BF-147"
    assert refused(factory, "use:extra-place") == "no-extra-place BF-Q57"


def test_a_refusal_says_what_is_due_and_how_much_is_left() -> None:
    exchange = """
        turn       2 A exchange 2 0
        floor      A=P2 sandra=F3
        parts A    rH rT rL
        executive  true
    """
    assert sentence(exchange, "done") == "You are giving three parts for one: discard 2 more."
    assert explained(table(exchange), "done")["left"] == 2
    assert sentence(exchange, "done", "discard:red-head").endswith("discard 1 more.")
    after = ("discard:red-head", "discard:red-torso")
    assert sentence(exchange, "done", *after) == (
        "You gave three parts: now take the top part of a stack."
    )


def test_every_reason_has_a_clause_of_the_register() -> None:
    from botyard.kernel.register import read_register

    known = {clause.id for clause in read_register(GAME.package)}
    assert [reason.name for reason in GAME.reasons.all()[2:] if reason.clause not in known] == []


def test_every_reason_is_returned_somewhere() -> None:
    """A reason that no rule gives any more is dropped from the list."""
    from importlib import resources

    sources = [
        file.read_text(encoding="utf-8")
        for folder in ("", "rules")
        for file in resources.files(GAME.package).joinpath(folder).iterdir()
        if file.name.endswith(".py")
    ]
    imports = r"^from .* import (\([^)]*\)|[^(].*)$"
    text = re.sub(imports, "", "\n".join(sources), flags=re.MULTILINE)
    declared = re.findall(r"^REASONS\.add\((\w+), ", text, re.MULTILINE)
    counted = {"A2", "A3", "P2", "P3", "J2"}  # reached by adding the space to the first of them
    missing = [
        name
        for name in declared
        if len(re.findall(rf"\b{name}\b", text)) < 3 and name.split("_")[-1] not in counted
    ]
    assert missing == []
