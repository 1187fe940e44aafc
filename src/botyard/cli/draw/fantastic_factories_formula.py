"""What the cards of Fantastic Factories take and give, in signs: the same in every language."""

from typing import Any, Final

SIGNS: Final = {"goods": "▣", "metal": "⬡", "energy": "↯", "cards": "▤", "prestige": "★"}
ANY_DIE: Final = "[ ]"
FACES: Final = 6
_DICE: Final = {"pair": "[==]", "triple": "[===]", "run": "[123]"}
_CHANGES: Final = {"flip": "[↕]", "up": "[+1]", "down": "[-1]", "reroll": "[~]~"}
_SET_OFF: Final = {"goods": "▣!", "building": "⌂!"}
_STOCK: Final = ("goods", "metal", "energy", "cards")

Card = dict[str, Any]  # a card as it stands in the data


def blueprint_signs(card: Card) -> str:
    """
    What a blueprint takes, an arrow, what it gives; of a Monument what it is worth.

    >>> needs = {"dice": "pair", "pay": {"metal": "die"}}
    >>> blueprint_signs({"needs": needs, "gives": {"goods": 2}})
    '[XX] X⬡→2▣'
    """
    gives, needs = card.get("gives", {}), card.get("needs", {})
    if not gives:
        prestige = card["prestige"]
        steps = prestige if isinstance(prestige, list) else [prestige]
        return f"{'·'.join(str(step) for step in steps)}★"
    if "set_off" in card:
        return f"{_SET_OFF[card['set_off']]}→{_gained(gives)}"
    pay = needs.get("pay", {})
    by_die = "die" in (*pay.values(), *gives.values())
    spent = [_dice(needs, by_die=by_die), amounts(pay, "-")]
    return f"{' '.join(part for part in spent if part)}→{_gained(gives, pay)}"


def contractor_signs(card: Card) -> str:
    """
    What a contractor gives; behind a stroke what somebody else gains.

    >>> contractor_signs({"gives": {"metal": 3}, "others": {"metal": 1}})
    '3⬡ | 1⬡'
    """
    gives, others = card["gives"], card.get("others", {})
    dice = {"set": "[?]", "rolled": "[~]", "chosen": "[?]"}
    parts = [amounts(gives), *(f"{gives[key]}{sign}" for key, sign in dice.items() if key in gives)]
    if "reveal" in gives:
        parts.append({"build": "▤→⌂", "refund": "▤→⬡↯"}[gives["reveal"]])
    gained = " ".join(part for part in parts if part)
    return f"{gained} | {amounts(others)}" if others else gained


def floor_signs(floor: Card) -> str:
    """
    Which dice a floor of the Headquarters takes, and what each gives.

    >>> floor_signs({"values": [1, 2, 3], "gives": {"energy": "die"}})
    '[1–3]→X↯'
    """
    values = floor["values"]
    taken = ANY_DIE if len(values) == FACES else f"[{values[0]}–{values[-1]}]"
    return f"{taken}→{amounts(floor['gives'])}"


def cost_signs(metal: int, energy: int) -> str:
    """
    What a card costs.

    >>> cost_signs(2, 0), cost_signs(1, 3)
    ('2⬡', '1⬡3↯')
    """
    return (f"{metal}⬡" if metal else "") + (f"{energy}↯" if energy else "") or "0⬡"


def amounts(some: Card, cards: str = "") -> str:
    """Goods, resources and cards; cards that are discarded with a minus."""
    parts: list[str] = []
    for what in _STOCK:
        if isinstance(some.get(what), list):
            parts.append("/".join(str(amount) for amount in sorted(set(some[what]))) + SIGNS[what])
        elif what in some:
            sign = cards if what == "cards" else ""
            parts.append(f"{sign}{_number(some[what])}{SIGNS[what]}")
    return " ".join(parts)


def _dice(needs: Card, *, by_die: bool) -> str:
    rule = needs.get("dice")
    if rule is None:
        return ""
    if rule == "one":
        values = "".join(str(value) for value in needs.get("values", []))
        return f"[{values}]" if values else "[X]" if by_die else ANY_DIE
    if rule == "three":
        return f"[Σ{needs['least']}]"
    return "[XX]" if rule == "pair" and by_die else _DICE[rule]


def _gained(gives: Card, pay: Card | None = None) -> str:
    parts = [amounts(gives)]
    if "one_of" in gives:
        parts.append("/".join(amounts(option) for option in gives["one_of"]))
    if "die" in gives:
        chosen = "[X]" if "chosen" in (pay or {}).values() else "[?]"
        parts.append({"chosen": chosen, "rolled": "[~]"}[gives["die"]])
    if "change" in gives:
        parts.append(_CHANGES[gives["change"]])
    if "refund" in gives:
        parts.append(f"≤{gives['refund']}⬡↯")
    if "use" in gives:
        parts.append("(▤)")
    return "+".join(part for part in parts if part)


def _number(amount: object) -> object:
    return "X" if amount in ("die", "chosen") else amount
