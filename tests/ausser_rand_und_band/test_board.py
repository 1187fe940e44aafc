"""The drawing language of the rule tests: what it reads it draws, and a typo is an error."""

import pytest

from botyard.games.ausser_rand_und_band import GAME
from botyard.kernel.dealer import Generator, SeededDealer
from botyard.kernel.errors import BadPosition, BotyardError, UnknownName
from botyard.kernel.scripted import ScriptBroken

from .board import BadDrawing, act, check_counts, copy, drawn, redrawn, refused, table


def test_what_is_drawn_reads_as_the_same_table() -> None:
    line = table("""
        turn    7 C own-back 2
        seats   ABC
        field   1    2    3    4    5
        tile    rH   bT   yL   rbH  byT
        dice    AB   CC   .    AAC  B
        edge    own-back=C extra-die=A
        supply  A=6 B=8 C=6
        stored  rT ryL
        won B   bH
        stack   *
    """)
    assert redrawn(drawn(line)) == drawn(line)
    assert GAME.fingerprint(table(drawn(line))) == GAME.fingerprint(line)


def test_every_table_of_a_whole_game_can_be_drawn() -> None:
    dealer = SeededDealer(11, len(GAME.outcomes))
    chooser = Generator(11)
    line = GAME.setup(GAME.read_options({}), 3, dealer)
    for _ in range(GAME.bound(3)):
        assert "turn" in drawn(line)
        if not line.waiting():
            break
        seat = line.waiting().bit_length() - 1
        allowed = line.legal(seat)
        line.apply(seat, allowed[chooser.below(len(allowed))], dealer)
    assert redrawn(drawn(line)) == drawn(line)


@pytest.mark.parametrize(
    ("wrong", "complaint"),
    [
        ("turn 1 A plaze", "no step plaze"),
        ("turn A place", "needs a number"),
        ("turn 1 C place", "needs a number"),
        ("turn 1 A place\n turn 1 B place", "drawn twice"),
        ("turn 1 A place\n seats ABE", "seats are"),
        ("turn 1 A place\n field 1 2 3 4", "the fields are"),
        ("turn 1 A place\n tile rH rH rT", "3 columns"),
        ("turn 1 A place\n tile rH rX rT bT yT", "no tile rX"),
        ("turn 1 A place\n dice . . AC . .", "C does not play"),
        ("turn 1 A place\n edge ownback=A", "not ownback=A"),
        ("turn 1 A place\n edge own-back=C", "not own-back=C"),
        ("turn 1 A place\n supply A=9 B=10", "supply is A=10 B=10"),
        ("turn 1 A place\n won C rH", "no row won C"),
        ("turn 1 A place\n stored *\n won A *", "only one row"),
        ("turn 1 A place\n pile rH", "no row pile"),
    ],
)
def test_a_typo_in_a_drawing_is_an_error(wrong: str, complaint: str) -> None:
    with pytest.raises(BadDrawing, match=complaint):
        table(wrong)


@pytest.mark.parametrize(
    "wrong",
    [
        "tile rH rH rH bT bT",
        "tile rH rT bH bT yH\n stored rH rH",
        "dice . . AAAAAAAAAAA . .",
        "stack rH",
    ],
)
def test_a_table_that_cannot_be_laid_is_an_error(wrong: str) -> None:
    with pytest.raises(BadPosition):
        table(f"turn 1 A place\n {wrong}")


def test_an_action_needs_its_name_and_all_of_its_script() -> None:
    line = table("turn 1 A roll")
    with pytest.raises(UnknownName):
        act(line, "rol")
    with pytest.raises(AssertionError, match="shove is refused: not-now"):
        act(line, "shove")
    with pytest.raises(ScriptBroken):
        act(copy(line), "roll", "throw:1=1")
    with pytest.raises(ScriptBroken):
        act(copy(line), "roll", "throw:1=1 throw:1=2 throw:1=3")
    with pytest.raises(AssertionError, match="roll is allowed"):
        refused(line, "roll")


def test_a_lost_die_is_noticed() -> None:
    line = table("turn 1 A roll")
    line.supply[0] -= 1
    with pytest.raises(AssertionError, match="A has 9 dice"):
        check_counts(line)


@pytest.mark.rule("RB-U1", "RB-29")
def test_positions_that_no_game_comes_to_are_refused_with_the_reason() -> None:
    for step in ("roll", "place", "shove"):
        with pytest.raises(BotyardError) as wrong:
            table(f"turn 4 A {step}\nedge clean-up=A")
        assert (wrong.value.key, wrong.value.params["path"]) == (
            "position-clean-up",
            "edge.clean-up",
        )
    with pytest.raises(BotyardError) as wrong:
        table("turn 23 A over\nedge own-back=A\nwon A *")
    assert (wrong.value.key, wrong.value.params["path"]) == ("position-at-end", "edge")
    with pytest.raises(BotyardError) as wrong:
        table("turn 23 A over\nwon A rH")
    assert (wrong.value.key, wrong.value.params["path"]) == ("position-at-end", "stack")
