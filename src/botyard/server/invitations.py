"""What an invitation says: game, host, seats and options. Nothing else of a table."""

import re
from html import escape
from typing import Any, Final

from msgspec import Struct

from botyard.kernel.game import FLAG, Game, Json, Option
from botyard.server.live_table import LiveTable
from botyard.server.store import Store
from botyard.words import Words

_EXPLAINED: Final = re.compile("[:;(]")  # what stands behind it explains an option
LONGEST: Final = 60  # characters of what somebody named, such as a course
WIDTH: Final = 1200  # pixels of a picture
HEIGHT: Final = 630


class Invitation(Struct, frozen=True):
    """An invitation in the reader's words."""

    table: str
    game: str
    title: str  # who invites to what
    seats: str
    options: list[str]

    def described(self) -> str:
        """Seats and options in one line."""
        return ". ".join([self.seats, *self.options]) + "."


async def invitation_to(store: Store, live: LiveTable, language: str) -> Invitation:
    """The invitation to a table."""
    game = live.table.game
    words = Words(language, game)
    owner = None if live.owner is None else await store.person(live.owner)
    title = words.say(f"game-{game.name}")
    said = {"title": title, "host": "" if owner is None else owner.nickname}
    return Invitation(
        live.id,
        game.name,
        words.say("invitation" if owner is None else "invitation-by", **said),
        _seats(live, words),
        _options(game, live.table.options, words),
    )


def _seats(live: LiveTable, words: Words) -> str:
    seats = live.table.ledger.seats
    bots = sum(1 for seat in seats if seat.bot)
    free = sum(
        1
        for number, seat in enumerate(seats)
        if seat.plan.kind == "link" and not seat.bot and not live.holders.get(number)
    )
    return words.say("invitation-seats", count=len(seats), bots=bots, free=free)


def _options(game: Game, chosen: Json, words: Words) -> list[str]:
    """What was chosen otherwise than usual, each with the first words of its option."""
    said: list[str] = []
    for option in game.options:
        value = _value(option, chosen.get(option.name), words)
        if value:
            named = _EXPLAINED.split(words.say(f"option-{option.name}"))[0].strip()
            said.append(words.say("invitation-option", option=named, value=value))
    return said


def _value(option: Option, value: Any, words: Words) -> str:  # noqa: ANN401 - any option's
    """What was chosen, in words; nothing if nothing was, or it takes more than a few."""
    if option.kind == FLAG and value is not None:
        return words.say("invitation-on" if value else "invitation-off")
    if option.names is not None and value in option.names.names:
        return words.say(f"{option.names.what}-{value}")
    if isinstance(value, dict):
        value = value.get("name", "")
    return str(value)[:LONGEST] if isinstance(value, str | int) else ""


def preview_tags(invitation: Invitation | None, words: Words, address: str, picture: str) -> str:
    """What a messenger shows of a link: Open Graph, which Twitter reads too."""
    title = words.say("invitation-nowhere.title")
    told = words.say("invitation-nowhere")
    if invitation is not None:
        title, told = invitation.title, invitation.described()
    tags = {
        "og:type": "website",
        "og:site_name": "Botyard",
        "og:title": title,
        "og:description": told,
        "og:url": address,
        "og:image": picture,
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": words.say("invitation-picture"),
    }
    lines = [f'<meta property="{name}" content="{escape(text)}" />' for name, text in tags.items()]
    return "\n    ".join(
        [
            f"<title>{escape(title)}</title>",
            f'<meta name="description" content="{escape(told)}" />',
            '<meta name="robots" content="noindex" />',
            '<meta name="twitter:card" content="summary_large_image" />',
            *lines,
        ]
    )
