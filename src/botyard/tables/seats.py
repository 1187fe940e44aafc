"""The seats of a table: who decides there, and what was given for the dice."""

from dataclasses import dataclass

import msgspec

from botyard.tables.entries import BOT, FREE, LEAVE, SUBSTITUTE, Plan


@dataclass(slots=True)
class Seat:
    """One seat. Whoever left is played for by the table's deputy until they return."""

    plan: Plan
    bot: str = ""  # the bot that decides here, by plan or by the owner's word
    number: str = ""  # what the seat gave for the dice
    left: bool = False
    is_open: bool = False  # all persons agreed that a substitute may sit down here
    substitute: bool = False  # one did

    def is_person(self) -> bool:
        """Whether a person decides here now."""
        return not self.bot and not self.left

    def change(self, kind: str, bot: str) -> None:
        """Follow an entry that changes who decides here."""
        if kind == BOT:
            self.bot = bot
        if kind == FREE:
            self.number = ""
        if kind == SUBSTITUTE:
            self.bot, self.is_open, self.substitute = "", False, True
        self.left = kind == LEAVE

    def text(self) -> str:
        """The seat as a record's header writes it."""
        return f"bot:{self.bot}" if self.bot else "person"


class SeatShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat as everybody sees it."""

    seat: int
    kind: str  # person, link or bot, as planned
    bot: str = ""  # decides here now
    numbered: bool = False  # has given its number for the dice
    left: bool = False
    open: bool = False  # a substitute may sit down here: all persons agreed
    substitute: bool = False  # one did, while the game was played
    names: list[str] = []  # of the persons who hold it
    present: bool = False  # somebody who holds it is connected
