"""What a person is asked in the terminal, in Fantastic Factories: every question says for what."""

import io
from typing import Any, cast

import pytest
from rich.console import Console

from botyard.cli.question import Question
from botyard.games.fantastic_factories import GAME
from botyard.kernel.state import State
from botyard.words import LANGUAGES, Words
from fantastic_factories.board import play, table

NAMES = ["Ida", "Noor"]
WORKING = """
    turn      3 A work
    A         9 metal, 3 energy
    A hand    biolab foundry golem robot megalith
    A built   {built}
    A dice    {dice}
"""
MARKET = """
    turn      3 A market
    crew      miner architect hired-hands specialist
    tokens    hammer wrench gear shovel
    A         3 energy
    A hand    golem robot biolab
"""


def working(built: str, dice: str = "1 3 3 3 4 5") -> str:
    return WORKING.format(built=built, dice=dice)


ASKED = [
    (MARKET, ["hire:miner@hammer"], "Discard a blueprint with a hammer to hire the Miner."),
    (
        MARKET,
        ["hire:miner@hammer", "discard:golem"],
        "Choose who else gains by the Miner.",
    ),
    (
        working("dojo"),
        ["build:biolab"],
        "Discard another blueprint with a gear to build Biolab.",
    ),
    (
        working("harvester"),
        ["use:harvester"],
        "Harvester uses two equal dice. Choose their value.",
    ),
    (
        working("mega-factory"),
        ["use:mega-factory"],
        "Mega Factory uses three equal dice. Choose their value.",
    ),
    (
        working("assembly-line"),
        ["use:assembly-line"],
        "Assembly Line uses three dice in sequence. Choose the lowest.",
    ),
    (
        working("warehouse", "5 5 6 6"),
        ["use:warehouse"],
        "Warehouse uses three dice with a sum of 14 or more. Choose one after the other.",
    ),
    (working("motherlode"), ["use:motherlode"], "Choose a die for Motherlode."),
    (working("dojo"), ["use:dojo"], "Choose the die that Dojo changes."),
    (
        working("temp-agency"),
        ["use:temp-agency"],
        "Choose the dice that Temp Agency rolls again, then roll them.",
    ),
    (
        working("recycling-plant"),
        ["use:recycling-plant"],
        "Choose 2 blueprints to discard for Recycling Plant, one after the other.",
    ),
    (
        working("recycling-plant"),
        ["use:recycling-plant", "discard:golem"],
        "Choose a blueprint to discard for Recycling Plant.",
    ),
    (working("golem"), ["use:golem"], "Choose the value of the extra die from Golem."),
    (working("harvester"), ["use:harvester", "die:3"], "Choose what Harvester gives you."),
    (
        working("black-market"),
        ["use:black-market", "die:1", "discard:megalith"],
        "Black Market: choose which 4 of the printed resources you gain.",
    ),
]


def question(drawing: str, actions: list[str]) -> Question:
    works = table(drawing)
    play(works, *actions)
    return Question(GAME, cast(State, works), 0)


@pytest.mark.parametrize(("drawing", "actions", "asked"), ASKED)
def test_a_question_names_what_asks(drawing: str, actions: list[str], asked: str) -> None:
    text = question(drawing, actions).asked(Words("en", GAME, NAMES)).plain
    assert asked in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("drawing", "actions"), [scene[:2] for scene in ASKED])
def test_every_language_names_it(drawing: str, actions: list[str], language: str) -> None:
    words = Words(language, GAME, NAMES)
    text = question(drawing, actions).asked(words).plain
    assert not set(text) & set("{}⟨⟩")
    kind, args = GAME.vocabulary.words(GAME.vocabulary.action(actions[0]))
    thing = "contractor" if kind == "hire" else "blueprint"
    assert words.say(f"{thing}-{args[thing]}") in text


@pytest.mark.parametrize(
    ("card", "dice", "choices"),
    [
        ("harvester", "1 3 3 4 4", ["Use two 3s", "Use two 4s"]),
        ("mega-factory", "1 3 3 3", ["Use three 3s"]),
        ("assembly-line", "1 2 3 4", ["Use three dice from 1 up", "Use three dice from 2 up"]),
        ("motherlode", "1 4", ["Choose a 1", "Choose a 4"]),
    ],
)
def test_a_choice_says_how_many_dice_are_used(card: str, dice: str, choices: list[str]) -> None:
    put = question(working(card, dice), [f"use:{card}"])
    console: Any = Console(file=io.StringIO(), width=80, color_system=None)
    with console.capture() as captured:
        console.print(put.listed(Words("en", GAME, NAMES), 80, everything=False))
    listed = captured.get().splitlines()
    for number, choice in enumerate(choices, start=1):
        assert listed[number - 1].split(maxsplit=1) == [str(number), choice]
