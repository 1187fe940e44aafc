"""Positions read: a card that is named somewhere is missing elsewhere."""

from mypy_extensions import i64

from botyard.games.roborally.cards import CARDS
from botyard.games.roborally.cards import OPTIONS as OPTION_NAMES
from botyard.games.roborally.play import Play
from botyard.games.roborally.rules.option_cards import option_deck
from botyard.kernel.errors import BadPosition
from botyard.kernel.reading import Reader


def read_piles(reader: Reader, key: str, seats: int) -> list[list[object]]:
    """A list for each seat; nothing at all if the key is left out."""
    if not reader.has(key):
        return []
    piles = [
        Reader({"pile": pile}, f"{key}[{seat}]", BadPosition).items("pile")
        for seat, pile in enumerate(reader.items(key))
    ]
    demand_length(key, len(piles), seats)
    return piles


def take_card(taken: set[int], name: object, path: str) -> int:
    """A card by name, if it was not named before."""
    card = Reader({"card": name}, path, BadPosition).name("card", CARDS)
    if card in taken:
        raise BadPosition("position-card-twice", path=path, name=CARDS.name(card))
    taken.add(card)
    return card


def demand_in_deck(race: Play, option: i64, path: str, apart: i64 = 0) -> None:
    """Refuse an Option that somebody has, or that is discarded, or one of a mask."""
    if not ((option_deck(race) & ~apart) >> option) & 1:
        name = OPTION_NAMES.name(option)
        raise BadPosition("position-card-twice", path=path, name=name)


def demand_length(path: str, count: int, wanted: int) -> None:
    """Refuse a list that is not so long."""
    if count != wanted:
        raise BadPosition("position-length", path=path, count=count, wanted=wanted)
