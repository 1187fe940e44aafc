"""The other factories of Fantastic Factories, two lines each, and The Machine."""

from collections import Counter
from typing import Any

from rich.text import Text

from botyard.cli.draw.fantastic_factories_formula import SIGNS
from botyard.cli.draw.scene import Scene
from botyard.cli.palette import seat_color, seat_mark

Json = dict[str, Any]


def seat_lines(scene: Scene, view: Json, seat: int) -> list[Text]:
    """A seat: its points and stock, its dice, and the cards of its compound by name."""
    say, factory = scene.words.say, view["seats"][seat]
    name = scene.words.seats[seat] if seat < len(scene.words.seats) else str(seat + 1)
    waiting = " reverse" if seat + 1 in view["waiting"] else ""
    line = Text().append_text(seat_mark(seat))
    line.append(" ").append(name, f"bold {seat_color(seat)}{waiting}")
    line.append("  ").append_text(stock_text(scene, view, seat))
    if factory["dice"]:
        line.append(f"  {say('draw-dice')} ", "dim")
        line.append(" ".join(f"[{value}]" for value in factory["dice"]))
    cards = [_card(scene, factory, *pair) for pair in Counter(factory["built"]).items()]
    return [line, Text("  ").join([Text("  "), *cards])] if cards else [line]


def stock_text(scene: Scene, view: Json, seat: int) -> Text:
    """Points, goods, metal, energy and cards of a seat."""
    factory = view["seats"][seat]
    text = Text(scene.words.say("draw-points", count=factory["score"]), "bold")
    for what in ("goods", "metal", "energy"):
        text.append(f"  {factory[what]}{SIGNS[what]}")
    return text.append(f"  {len(factory['hand'])}{SIGNS['cards']}")


def machine_line(scene: Scene, view: Json) -> Text:
    """The Machine: its points and goods, and how many cards of each type it has."""
    say, machine = scene.words.say, view["machine"]
    line = Text().append(say("automaton-1"), "bold reverse")
    line.append("  ").append(say("draw-points", count=machine["score"]), "bold")
    line.append(f"  {machine['goods']}{SIGNS['goods']} ")
    for name, count in machine["types"].items():
        line.append(f" {say(f'type-{name}')} {count}", "" if count else "dim")
    return line


def _card(scene: Scene, factory: Json, name: str, count: int) -> Text:
    """A card by its name; one that was used is ticked."""
    shown = scene.words.say(f"blueprint-{name}").replace(" ", "\N{NO-BREAK SPACE}")
    text = f"{count}×\N{NO-BREAK SPACE}{shown}" if count > 1 else shown
    return Text(f"{text}✓", "dim") if name in factory["used"] else Text(text)
