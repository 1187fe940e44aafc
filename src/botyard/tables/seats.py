"""The seats of a table: who decides there, and what was given for the dice."""

from dataclasses import dataclass

import msgspec

from botyard.tables.entries import BOT, FREE, GIVE_UP, LEAVE, SUBSTITUTE, Plan


@dataclass(slots=True)
class Seat:
    """One seat. Whoever left is played for by the table's deputy until they return."""

    plan: Plan
    bot: str = ""  # the bot that decides here, by plan or by the owner's word
    commitment: str = ""  # to the number that the seat adds to the dice
    number: str = ""  # that number, once it is shown
    given_up: bool = False  # the seat never showed it, and is a bot's for good
    left: bool = False
    is_open: bool = False  # all persons agreed that a substitute may sit down here
    substitute: bool = False  # one did

    def is_person(self) -> bool:
        """Whether a person decides here now."""
        return not self.bot and not self.left

    def change(self, kind: str, bot: str) -> None:
        """Follow an entry that changes who decides here."""
        if kind in (BOT, GIVE_UP):
            self.bot = bot
        if kind == FREE or (kind == BOT and not self.number):
            self.commitment, self.number = "", ""
        if kind == GIVE_UP:
            self.given_up = True
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
    commitment: str = ""  # to the number that it adds to the dice
    numbered: bool = False  # has shown this number
    given_up: bool = False  # never showed it, and is a bot's for good
    left: bool = False
    open: bool = False  # a substitute may sit down here: all persons agreed
    substitute: bool = False  # one did, while the game was played
    names: list[str] = []  # of the persons who hold it
    present: bool = False  # somebody who holds it is connected
