"""
Fantastic Factories in the terminal: the market, the other factories, and the own one below.

Every card is drawn with what it takes and gives in signs, and with the number that chooses it.
"""

from collections import Counter
from typing import Any, Final, cast

from rich.console import Group, RenderableType
from rich.text import Text

from botyard.cli.draw.fantastic_factories_asked import asked_about
from botyard.cli.draw.fantastic_factories_cards import TYPE_COLORS, Card, fits, rows_of
from botyard.cli.draw.fantastic_factories_formula import (
    blueprint_signs,
    contractor_signs,
    cost_signs,
    floor_signs,
)
from botyard.cli.draw.fantastic_factories_legend import legend_text
from botyard.cli.draw.fantastic_factories_seats import machine_line, seat_lines, stock_text
from botyard.cli.draw.scene import Scene
from botyard.cli.palette import seat_color

__all__ = ["SHOWN", "asked_about", "draw", "legend"]

# Kinds of actions whose numbers stand on a card
SHOWN: Final = ("take", "hire", "build", "use", "copy", "discard")
_FLOORS: Final = ("research", "generator", "mine")

Json = dict[str, Any]


def draw(scene: Scene) -> RenderableType:
    """The whole table."""
    view = cast(Json, scene.view)
    seats = view["seats"]
    lines: list[Text] = [_heading(scene, view)]
    lines += rows_of(_contractors(scene, view), scene.width)
    lines += rows_of(_market(scene, view), scene.width)
    if view["machine"] is not None:
        lines.append(machine_line(scene, view))
    for seat in range(len(seats)):
        if seat != scene.seat:
            lines += seat_lines(scene, view, seat)
    if scene.seat >= 0:
        lines += _own(scene, view, seats[scene.seat])
    return Group(*lines)


def legend(scene: Scene) -> RenderableType:
    """What the signs mean."""
    return legend_text(scene.words)


def _heading(scene: Scene, view: Json) -> Text:
    """Game, round, phase and decks."""
    say = scene.words.say
    heading = Text().append(say("game-fantastic-factories"), "bold")
    phase = view["phase"]
    turn = say("draw-round", round=view["round"])
    heading.append(f"  {turn}, {say(f'draw-phase-{phase}')}")
    if view["last_round"] is not None:
        heading.append(f"  {say('draw-last-round', round=view['last_round'])}", "bold")
    return heading.append(f"  {say('draw-deck', count=view['deck'])}", "dim")


def _contractors(scene: Scene, view: Json) -> list[Card]:
    say, cards = scene.words.say, []
    by_name = {card["id"]: card for card in cast(Json, scene.still)["contractor"]}
    for name, tool in zip(view["contractors"], view["tokens"], strict=True):
        tool_name = say(f"tool-{tool}.short")
        if name is None:
            cards.append(Card("", "", tool_name, dim=True))
            continue
        fee = by_name[name]["cost"].get("energy", 0)
        foot = f"{fee}↯ {tool_name}" if fee else tool_name
        key = scene.keys.get(f"hire:{name}@{tool}")
        cards.append(
            Card(say(f"contractor-{name}"), contractor_signs(by_name[name]), foot, key=key)
        )
    return cards


def _market(scene: Scene, view: Json) -> list[Card]:
    cards: list[Card] = []
    for name in view["blueprints"]:
        if name is None:
            cards.append(Card("", "", "", dim=True))
        else:
            key = scene.keys.get(f"take:{name}") or scene.keys.get(f"copy:{name}")
            cards.append(_blueprint(scene, name, key=key))
    return cards


def _blueprint(
    scene: Scene,
    name: str,
    count: int = 1,
    foot: str = "",
    key: int | None = None,
    dim: bool = False,
) -> Card:
    """A blueprint; unless something else is said in its lower edge, its tool and its cost."""
    say, card = scene.words.say, _data(scene, name)
    cost, tool = card["cost"], card["tool"]
    price = cost_signs(cost.get("metal", 0), cost.get("energy", 0))
    prestige = card["prestige"]
    worth = f" {prestige}★" if isinstance(prestige, int) and prestige and card.get("gives") else ""
    signs, foot = blueprint_signs(card), foot or f"{price} {say(f'tool-{tool}.short')}"
    beside = fits(signs + worth)  # a long formula leaves no room beside it
    return Card(
        f"{count}× {say(f'blueprint-{name}')}" if count > 1 else say(f"blueprint-{name}"),
        signs + worth if beside else signs,
        foot if beside else foot.rstrip(),
        say(f"type-{card['type']}.letter"),
        TYPE_COLORS[card["type"]],
        key,
        dim,
        "" if beside else worth,
    )


def _data(scene: Scene, name: str) -> Json:
    found: Json = next(c for c in cast(Json, scene.still)["blueprint"] if c["id"] == name)
    return found


def _own(scene: Scene, view: Json, own: Json) -> list[Text]:
    """The own factory: stock and dice, Headquarters, compound, hand."""
    say = scene.words.say
    lines = [_stock_line(scene, view, own)]
    if view["phase"] == "work":
        lines += rows_of([_floor(scene, own, floor) for floor in _FLOORS], scene.width)
    if own["built"]:
        lines.append(Text(say("draw-compound", count=len(own["built"])), "dim"))
        built = Counter[str](own["built"])
        lines += rows_of([_built(scene, own, *pair) for pair in built.items()], scene.width)
    if own["hand"]:
        lines.append(Text(say("draw-hand", count=len(own["hand"])), "dim"))
        hand = Counter[str](own["hand"])
        lines += rows_of([_held(scene, view, *pair) for pair in hand.items()], scene.width)
    return lines


def _stock_line(scene: Scene, view: Json, own: Json) -> Text:
    """Points, stock, dice, and what was begun or hired."""
    say, seat = scene.words.say, scene.seat
    name = scene.words.seats[seat] if seat < len(scene.words.seats) else str(seat + 1)
    line = Text().append(name, f"bold {seat_color(seat)}")
    line.append("  ").append_text(stock_text(scene, view, seat))
    if view["phase"] == "work":
        dice = " ".join(f"[{value}]" for value in own["dice"])
        line.append(f"  {say('draw-dice')} ", "dim").append(dice or "–", "bold")
    begun = view["args"][0] if view["args"] else None
    if isinstance(begun, str) and scene.words.has(f"blueprint-{begun}"):
        line.append("  → ").append(say(f"blueprint-{begun}"), "bold")
    if own["chosen"]:
        line.append(f"  {say('draw-chosen')} ", "dim")
        line.append(" ".join(f"[{value}]" for value in own["chosen"]), "bold")
    for what in ("picked", "hired"):
        kind = "contractor" if what == "hired" else "blueprint"
        names = ", ".join(say(f"{kind}-{card}") for card in own[what])
        line.append(f"  {say(f'draw-{what}')} {names}" if names else "")
    return line


def _floor(scene: Scene, own: Json, floor: str) -> Card:
    """A floor of the Headquarters with its dice."""
    dice = own["floors"][floor]
    spaces = cast(Json, scene.still)["floors"]["spaces"]
    shown = "".join(f"[{value}]" for value in dice) + "[ ]" * (spaces - len(dice))
    return Card(
        scene.words.say(f"floor-{floor}"),
        shown,
        floor_signs(cast(Json, scene.still)["floors"][floor]),
    )


def _built(scene: Scene, own: Json, name: str, count: int) -> Card:
    """A card of the compound; used ones with the dice on them."""
    used = own["used"].get(name)
    if used is None:
        return _blueprint(scene, name, count, foot=" ", key=scene.keys.get(f"use:{name}"))
    dice = "".join(f"[{value}]" for value in used)
    return _blueprint(scene, name, count, foot=f"✓ {dice}".strip(), dim=True)


def _held(scene: Scene, view: Json, name: str, count: int) -> Card:
    """A card of the hand with what it costs now."""
    key = scene.keys.get(f"build:{name}") or scene.keys.get(f"discard:{name}")
    tool = scene.words.say(f"tool-{_data(scene, name)['tool']}.short")
    builds = view["own"]["build"] if view["own"] else []
    now = [build for build in builds if build["blueprint"] == name]
    foot = f"{cost_signs(now[0]['metal'], now[0]['energy'])} {tool}" if now else ""
    return _blueprint(scene, name, count, foot=foot, key=key)
