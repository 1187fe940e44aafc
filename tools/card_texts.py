"""
What the cards of Fantastic Factories do, in words: written from their data into the Fluent files.

``card_texts.py`` writes every line ``.does`` of ``text/cards.*.ftl`` anew; ``card_texts.py
--check`` says whether they are what the data says. A line is made of terms of the same file, so
that it is the same in every language.
"""

import sys
import tomllib
from pathlib import Path
from typing import Any

GAME = Path(__file__).parents[1] / "src" / "botyard" / "games" / "fantastic_factories"
DICE = {"pair": "pair", "triple": "triple", "run": "run", "three": "three"}
TRIGGERS = {"goods": "when-goods", "building": "when-building"}
STOCK = ("goods", "metal", "energy")


def blueprint(card: dict[str, Any]) -> str:
    """What a blueprint does: what it needs, an arrow, what it gives."""
    gives, needs = card.get("gives", {}), card.get("needs", {})
    if not gives:
        return ", ".join(_monument(card))
    pay = needs.get("pay", {})
    by_die = "die" in (*pay.values(), *gives.values())
    spent = [*_dice(needs, by_die=by_die), *_paid(pay)]
    if "set_off" in card:
        spent = [_term(TRIGGERS[card["set_off"]])]
    return f"{', '.join(spent)} → {', '.join(_gained(gives, pay))}"


def contractor(card: dict[str, Any]) -> str:
    """What a contractor does, its energy first."""
    gives, others = card["gives"], card.get("others", {})
    parts = [*_amounts(gives), *_services(gives)]
    if others:
        parts.append(f"{_term('one-more')} {', '.join(_amounts(others))}")
    fee = card["cost"].get("energy", 0)
    gained = ", ".join(parts)
    return f"{_term('energy', count=fee)} → {gained}" if fee else gained


def _monument(card: dict[str, Any]) -> list[str]:
    prestige = card["prestige"]
    if isinstance(prestige, list):
        parts = [_term("prestige-each", steps=", ".join(str(step) for step in prestige))]
    else:
        parts = [_term("prestige", count=prestige)]
    if card.get("several"):
        parts.append(_term("several"))
    return [*parts, *([_term("discount")] if "discount" in card else [])]


def _dice(needs: dict[str, Any], *, by_die: bool) -> list[str]:
    rule = needs.get("dice")
    if rule is None:
        return []
    if rule == "one" and "values" in needs:
        return [_term("die-of", values="/".join(str(value) for value in needs["values"]))]
    if rule == "one":
        return [_term("die-x" if by_die else "any-die")]
    if rule == "three":
        return [_term("three", least=needs["least"])]
    return [_term("pair-x" if rule == "pair" and by_die else DICE[rule])]


def _paid(pay: dict[str, Any]) -> list[str]:
    parts = [_term(what, count=_number(pay[what])) for what in STOCK if what in pay]
    return [*parts, *([_term("discard", count=pay["cards"])] if "cards" in pay else [])]


def _gained(gives: dict[str, Any], pay: dict[str, Any]) -> list[str]:
    parts = _amounts(gives)
    if "one_of" in gives:
        options = [", ".join(_amounts(option)) for option in gives["one_of"]]
        choice = f" {_term('or')} ".join(options)
        parts.append(f"{_term('and')} {choice}" if parts else choice)
    if "die" in gives:
        chosen_x = "chosen" in pay.values()
        kinds = {"chosen": "extra-x" if chosen_x else "extra-chosen", "rolled": "extra-rolled"}
        parts.append(_term(kinds[gives["die"]]))
    if "change" in gives:
        parts.append(_term(gives["change"]))
    if "refund" in gives:
        parts.append(_term("refund", count=gives["refund"]))
    return [*parts, *([_term("use-market")] if "use" in gives else [])]


def _amounts(gives: dict[str, Any]) -> list[str]:
    """Goods, metal, energy and cards; a list is by the value of the die."""
    parts: list[str] = []
    for what in STOCK:
        if isinstance(gives.get(what), list):
            parts += _by_die(what, gives[what])
        elif what in gives:
            parts.append(_term(what, count=_number(gives[what])))
    return [*parts, *([_term("draw", count=gives["cards"])] if "cards" in gives else [])]


def _by_die(what: str, amounts: list[int]) -> list[str]:
    parts: list[str] = []
    for amount in sorted(set(amounts)):
        values = [value for value, given in enumerate(amounts, 1) if given == amount]
        dice = _term("with-dice", values=f"{values[0]}–{values[-1]}")
        parts.append(f"{_term(what, count=amount)} {dice}")
    return parts


def _services(gives: dict[str, Any]) -> list[str]:
    parts = [_term(f"reveal-{gives['reveal']}")] if "reveal" in gives else []
    parts += [_term(f"{key}-dice", count=gives[key]) for key in ("set", "rolled") if key in gives]
    return [*parts, *([_term("chosen-dice")] if "chosen" in gives else [])]


def _number(amount: object) -> object:
    return "X" if amount in ("die", "chosen") else amount


def _term(name: str, **params: object) -> str:
    given = ", ".join(
        f'{key}: "{value}"' if isinstance(value, str) else f"{key}: {value}"
        for key, value in params.items()
    )
    return f"{{ -{name}({given}) }}" if given else f"{{ -{name} }}"


def rendered(file: Path, does: dict[str, str]) -> str:
    """A Fluent file with its lines ``.does`` written anew."""
    lines: list[str] = []
    card = ""
    for line in file.read_text(encoding="utf-8").splitlines():
        if line.startswith(("blueprint-", "contractor-")):
            card = line.split(" = ", maxsplit=1)[0]
        found = line.startswith("    .does = ") and card in does
        lines.append(f"    .does = {does[card]}" if found else line)
    return "\n".join(lines) + "\n"


def main() -> None:
    """Write the lines, or check them."""
    does: dict[str, str] = {}
    for name, render in (("blueprint", blueprint), ("contractor", contractor)):
        data = tomllib.loads((GAME / "data" / f"{name}s.toml").read_text(encoding="utf-8"))
        does |= {f"{name}-{card['id']}": render(card) for card in data[name]}
    stale = False
    for file in sorted((GAME / "text").glob("cards.*.ftl")):
        text = rendered(file, does)
        stale = stale or text != file.read_text(encoding="utf-8")
        if "--check" not in sys.argv:
            file.write_text(text, encoding="utf-8")
    if stale and "--check" in sys.argv:
        raise SystemExit("run tools/card_texts.py")


if __name__ == "__main__":
    main()
