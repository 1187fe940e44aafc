"""Every refusal cites the clause that speaks, in a sentence that helps."""

import re
from importlib import resources

import pytest

from botyard.games.roborally import GAME
from botyard.games.roborally.components import CARDS
from botyard.games.roborally.play import Play
from botyard.games.roborally.state import SENT_OFF
from botyard.kernel.register import read_register
from botyard.words import Words

from .race import A, B, D, act, new_race, play_register, raced, refused, run
from .specials.test_capture_the_flag import put, sent_off_while_down, set_up

NAMES = ("Ida", "Noor", "Abel", "Mia", "Leo", "Zoe", "Max", "Eva")
FULL = "left-70 left-90 left-110 left-130 left-150"


def programming(options: str, cards: str = FULL, hand: str = "move1-490 move2-670") -> Play:
    """A programs, with these Options; B is ready."""
    race = raced(".A> .   .B^", options={"A": options}, cards={"A": cards}, hand={"A": hand})
    race.ready = 1 << B
    run(race, "program", register=0)
    return race


def sentence(race: Play, letter: str, action: str) -> str:
    """What a player reads who asks for an action."""
    why = GAME.why_not(race, "ABCD".index(letter), GAME.vocabulary.action(action))
    assert why is not None
    return Words("en", GAME, list(NAMES)).reason(*why)


# Weapons


@pytest.mark.rule("RR-O24", "RR-O19")
@pytest.mark.parametrize(
    ("option", "clause"), [("radio-control", "RR-O19"), ("scrambler", "RR-O24")]
)
def test_what_a_target_must_be_is_cited_from_the_weapon(option: str, clause: str) -> None:
    held = {"A": f"{option} pressor-beam"}
    race = raced(".A> .   .B^", options=held)
    play_register(race, 5)
    assert refused(race, f"A use:{option}").split()[1] == clause
    race = raced(".A> .   .B^", options=held, power={"B": "down"})
    play_register(race, 1)
    assert refused(race, f"A use:{option}").split()[1] == clause
    race = raced(".A> .   .B^", options=held)
    race.controlled, race.controller = 1 << B, A
    play_register(race, 1)
    assert refused(race, f"A use:{option}").split()[1] == clause


@pytest.mark.rule("RR-O24")
def test_scrambler_says_why_a_controlled_target_is_none() -> None:
    race = raced(".A> .   .B^", options={"A": "scrambler pressor-beam"})
    race.controlled, race.controller = 1 << B, A
    play_register(race, 1)
    assert refused(race, "A use:scrambler") == "scrambles-controlled RR-O24"
    assert sentence(race, "A", "use:scrambler") == (
        "The target is radio-controlled and does not run its own cards."
    )


# Cards on Options, and two in a register


@pytest.mark.rule("RR-O5", "RR-O11")
@pytest.mark.parametrize(
    ("option", "clause"), [("conditional-program", "RR-O5"), ("flywheel", "RR-O11")]
)
def test_storing_is_refused_by_the_option_that_stores(option: str, clause: str) -> None:
    race = programming(option)
    assert refused(race, f"A unstore:{option}").split()[1] == clause
    act(race, "A unprogram:3")
    assert refused(race, f"A store:{option}=move1-490").split()[1] == clause
    assert sentence(race, "A", f"store:{option}=move1-490") == (
        "Register 3 is empty. Put a card into it first."
    )
    act(race, "A program:3=left-110")
    assert refused(race, f"A store:{option}=u-turn-10").split()[1] == clause
    assert refused(race, f"A store:{option}=left-70") == "placed-already RR-7"
    act(race, f"A store:{option}=move1-490")
    assert refused(race, f"A store:{option}=move2-670").split()[1] == clause


@pytest.mark.rule("RR-O11")
def test_a_card_on_flywheel_says_how_it_comes_back() -> None:
    race = programming("flywheel")
    act(race, "A store:flywheel=move1-490")
    assert refused(race, "A use:flywheel") == "stored-this-turn RR-O11"
    race = programming("flywheel")
    race.flywheel = CARDS.number("u-turn-10")
    assert refused(race, "A unstore:flywheel") == "stored-earlier RR-O11"
    act(race, "A use:flywheel")
    assert refused(race, "A use:flywheel") == "no-card-on-flywheel RR-O11"


@pytest.mark.rule("RR-O6", "RR-O8", "RR-6")
@pytest.mark.parametrize(
    ("options", "clause"),
    [("crab-legs", "RR-O6"), ("dual-processor", "RR-O8"), ("crab-legs dual-processor", "RR-O8")],
)
def test_two_cards_that_do_not_go_together(options: str, clause: str) -> None:
    race = programming(options, "move1-500 left-90 left-110 left-130 left-150", "move1-490 left-70")
    assert refused(race, "A program:1=move1-490").split()[1] == clause
    act(race, "A program:1=left-70")
    assert refused(race, "A program:1=move1-490") == "register-holds-two RR-6"


# Options that one does not have


@pytest.mark.rule("RR-O29", "RR-34", "RR-38")
def test_an_option_of_somebody_else_is_refused_by_what_it_is_for() -> None:
    race = programming("brakes")
    assert refused(race, "A use:fourth-gear") == "not-your-option RR-O29"
    assert refused(race, "A use:recompile") == "not-your-option RR-O29"
    assert refused(race, "A use:flywheel") == "not-your-option RR-O29"
    assert refused(race, "A store:flywheel=move1-490") == "not-your-option RR-O29"
    assert refused(race, "A unstore:flywheel") == "not-your-option RR-O29"
    race = raced(".A> .   .B<", options={"A": "brakes"})
    play_register(race, 1)
    assert refused(race, "A discard:scrambler") == "not-yours-to-discard RR-34"
    race = raced(".A>", options={"A": "brakes crab-legs"})
    play_register(race, 1, A="move1-490")
    act(race, "A pass")
    assert refused(race, "A discard:scrambler") == "not-yours-to-lose RR-38"


@pytest.mark.rule("RR-O29", "RR-57")
def test_when_a_card_comes_up_only_options_that_one_has_are_untimely() -> None:
    race = raced(".A> .", options={"A": "brakes fourth-gear"})
    play_register(race, 1, A="move1-490")
    assert refused(race, "A use:fourth-gear") == "not-this-moment RR-57"
    assert refused(race, "A use:reverse-gear") == "not-your-option RR-O29"


# Spaces


@pytest.mark.rule("RR-C16")
def test_deploying_is_refused_by_its_own_clause() -> None:
    race = set_up()
    act(race, "A home:west")
    assert refused(race, "A at:M1") == "not-back-columns RR-C16"
    assert refused(race, "A at:AJ36") == "not-back-columns RR-C16"
    assert refused(race, "A at:D3") == "deploy-in-pit RR-C16"
    act(race, "A at:A1")
    act(race, "A face:south")
    assert refused(race, "C at:A1") == "deploy-taken RR-C16"


@pytest.mark.rule("RR-C29")
def test_coming_back_is_refused_by_its_own_clause() -> None:
    race = sent_off_while_down()
    act(race, "B power-on")
    put(race, D, "X9")
    put(race, A, "W3")
    run(race, "return", register=0)
    assert refused(race, "B at:A5") == "not-own-columns RR-C29"
    assert refused(race, "B at:U3") == "come-back-in-pit RR-C29"
    assert refused(race, "B at:W3") == "come-back-taken RR-C29"
    act(race, "B at:W2")
    assert refused(race, "B face:south") == "enemy-in-sight RR-C29"
    assert sentence(race, "B", "face:south") == (
        "To the south an enemy is in sight within 3 spaces. Choose another facing."
    )


@pytest.mark.rule("RR-C29")
def test_a_space_in_sight_of_enemies_all_round_says_so() -> None:
    race = set_up(8)
    act(race, "A home:west")
    for number, letter in enumerate("ACEGBDFH"):
        act(race, f"{letter} at:{'A' if number < 4 else 'X'}{number + 1}")
        act(race, f"{letter} face:east")
    for letter, space in (("A", "W7"), ("C", "X8"), ("E", "W9"), ("G", "V8")):
        put(race, "ABCDEFGH".index(letter), space)
    race.ready = 255
    race.occupant[race.space[B]] = -1
    race.space[B], race.fate[B], race.since[B] = 0, SENT_OFF, 1
    run(race, "return", register=0)
    assert refused(race, "B at:W8") == "enemies-all-round RR-C29"
    assert sentence(race, "B", "at:W8") == (
        "On W8 an enemy is in sight within 3 spaces whichever way you face."
    )


@pytest.mark.rule("RR-40")
def test_a_nearer_space_says_what_is_wrong_with_it_and_a_farther_one_that_it_is_far() -> None:
    race = raced(
        """
        @   .C^ .   .   .
        .D^ .B^ .   .   .
        @   @   @   .   .Av
        """,
        archive={"A": "A2"},
    )
    play_register(race, 1, A="move1")
    run(race, "return")
    assert refused(race, "A at:A2") == "space-taken RR-40"
    assert refused(race, "A at:A1") == "space-is-pit RR-40"
    assert refused(race, "A at:E1") == "not-nearest RR-40"
    assert refused(race, "A at:AJ36") == "off-the-floor RR-40"


# Mechanical Arm


@pytest.mark.rule("RR-O15")
def test_what_a_wall_bars_is_not_called_absent() -> None:
    race = raced(
        """
        .A>|①
        ②   .
        """,
        options={"A": "mechanical-arm"},
    )
    run(race, "touch")
    assert refused(race, "A reach:east") == "wall-bars-arm RR-O15"
    assert refused(race, "A reach:south-east") == "out-of-reach RR-O15"
    assert refused(race, "A reach:north") == "out-of-reach RR-O15"


# What comes when


@pytest.mark.rule("RR-6", "RR-10", "RR-15", "RR-45", "RR-C2", "RR-C16")
def test_what_is_out_of_turn_is_refused_by_the_order_of_this_part_of_the_turn() -> None:
    assert refused(programming("brakes"), "A pass") == "not-while-programming RR-6"
    assert refused(programming("brakes"), "A take-damage").split()[1] == "RR-6"
    race = raced(".A^ .B^", damage={"A": 1, "B": 1})
    run(race, "announce")
    assert refused(race, "A ready") == "not-while-announcing RR-10"
    race = raced(".A>|.", options={"A": "brakes"})
    play_register(race, 1, A="move1-490")
    assert refused(race, "A power-down") == "not-now RR-15"
    race = raced(".A^ .B^", power={"A": "down"})
    run(race, "stay-down")
    assert refused(race, "A ready") == "not-in-clean-up RR-45"
    race = new_race(4, {"course": "tricksy"})
    assert refused(race, "A ready") == "not-while-keeping RR-C2"
    assert refused(set_up(), "A ready") == "not-while-deploying RR-C16"
    race = sent_off_while_down()
    act(race, "B power-on")
    run(race, "return", register=0)
    assert refused(race, "B pass") == "not-in-clean-up RR-45"


@pytest.mark.rule("RR-54")
def test_who_is_not_asked_is_not_told_what_another_player_is_asked() -> None:
    race = raced(".A^ .B^", damage={"A": 1, "B": 1})
    run(race, "announce")
    assert refused(race, "B ready") == "not-asked RR-54"
    assert sentence(race, "B", "face:north") == "Ida decides now."


def test_every_reason_has_a_clause_of_the_register() -> None:
    known = {clause.id for clause in read_register(GAME.package)}
    assert [reason.name for reason in GAME.reasons.all()[2:] if reason.clause not in known] == []


def test_every_reason_is_returned_somewhere() -> None:
    """A reason that no rule gives any more is dropped from the list."""
    folders = [
        resources.files(GAME.package).joinpath(name)
        for name in ("", "rules", "options", "specials")
    ]
    files = [file for folder in folders for file in folder.iterdir() if file.name.endswith(".py")]
    sources = "\n".join(file.read_text(encoding="utf-8") for file in files)
    text = re.sub(r"^from .* import (\([^)]*\)|.*)$", "", sources, flags=re.MULTILINE)
    declared = re.findall(r"^REASONS\.add\((\w+), ", text, re.MULTILINE)
    assert len(declared) == len(GAME.reasons)
    missing = [name for name in declared if len(re.findall(rf"\b{name}\b", text)) < 3]
    assert missing == []
