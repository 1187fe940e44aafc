"""What a question of Fantastic Factories is about: card, contractor, tool, and how many dice."""

from typing import Any, Final

Json = dict[str, Any]

_OF_CONTRACTORS: Final = ("hire", "give")
_OF_CARDS: Final = ("put-die", "train", "reroll", "discard", "value", "gain", "split")


def asked_about(view: Json, still: Json, seat: int) -> Json:
    """
    What the text of a question names, by argument; nothing if it is about no single thing.

    ``dice`` is how the dice of a card belong together, ``count`` how many cards it still takes.
    """
    step, args = view["step"], view["args"]
    if step in _OF_CONTRACTORS:
        return {"contractor": args[0], "tool": args[1]}
    picked = view["seats"][seat]["picked"]
    if step == "build":
        return {"blueprint": picked[0], "tool": _data(still, picked[0])["tool"]}
    if step not in _OF_CARDS:
        return {}
    needs = _data(still, args[0]).get("needs", {})
    return {
        "blueprint": args[0],
        "dice": needs["dice"] if step == "put-die" else "",
        "least": needs.get("least", 0),
        "count": needs.get("pay", {}).get("cards", 0) - len(picked),
    }


def _data(still: Json, name: str) -> Json:
    """What is printed on a blueprint."""
    found: Json = next(card for card in still["blueprint"] if card["id"] == name)
    return found
