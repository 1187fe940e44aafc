"""What a person is asked in the terminal, in Bot Factory."""

from rich.cells import cell_len

from bot_factory.floor import play, table
from botyard.cli.draw import legend_of
from botyard.cli.question import Question
from botyard.games.bot_factory import GAME
from botyard.words import LANGUAGES, Words

from .test_bot_factory_drawing import ACTING, scene_of, shown

NAMES = ["Ida", "Noor"]
PRODUCING = """
    turn     2 A act
    floor    A=P2 sandra=F3
    parts A  rH rT rL
"""


def asked(drawing: str, *actions: str) -> str:
    factory = table(drawing)
    play(factory, *actions)
    question = Question(GAME, factory, int(factory.active))
    return question.asked(Words("en", GAME, NAMES)).plain


def test_round_1_places_and_later_rounds_move() -> None:
    placing = """
        turn   1 A move
        floor  A=. B=.
    """
    assert "Place your worker on any free space." in asked(placing)
    assert "Move your worker to a free space of another board." in asked("turn 2 A move")


def test_an_exchange_says_what_it_is_for_and_how_many_are_still_to_give() -> None:
    assert asked(PRODUCING, "discard:red-head").endswith(
        "Give three parts for the top part of a stack. 2 more parts to discard."
    )
    again = asked(PRODUCING, "discard:red-head", "discard:red-torso")
    assert again.endswith("1 more part to discard.")


def test_done_is_the_last_choice() -> None:
    factory = table(PRODUCING)
    question = Question(GAME, factory, 0)
    names = list(question.keys())
    usual = names[: question.usual]
    assert usual[-1] == "done"
    assert names[0] == "rotate"
    assert question.answer(str(question.usual)) == GAME.vocabulary.action("done")


def test_the_legend_fits_80_columns_without_breaking_a_sign() -> None:
    for language in LANGUAGES:
        legend = legend_of(GAME, scene_of(table(ACTING), 0, language))
        assert legend is not None
        lines = shown(legend, 80).splitlines()
        assert max(cell_len(line) for line in lines) <= 80
        words = Words(language, GAME)
        for name in ("stands", "marker", "bonus", "line"):
            told = words.say(f"legend-{name}")
            glued = [line.replace("\ue000", " ").replace("\u00a0", " ") for line in lines]
            assert any(told.replace("\u00a0", " ") in line for line in glued)
