"""Positions read: components that are not named lie in their stacks, decks and supplies."""

from botyard.games.bot_factory.actions import COLOR_COUNT, COLORS, MAX_SEATS
from botyard.games.bot_factory.declared import STEPS
from botyard.games.bot_factory.options import OPTIONS
from botyard.games.bot_factory.play import Play
from botyard.games.bot_factory.positions.fit import refuse_misfit
from botyard.games.bot_factory.positions.write import fields
from botyard.games.bot_factory.rules.stacks import pile_of
from botyard.games.bot_factory.setup import lay_out
from botyard.games.bot_factory.state import NO_PART, meeples_at_start
from botyard.kernel.agenda import read_agenda
from botyard.kernel.errors import BadPosition
from botyard.kernel.game import Json, read_options
from botyard.kernel.reading import Reader


def read_position(raw: Json) -> Play:
    """The state that a position describes."""
    reader = Reader(raw, "", BadPosition)
    options = read_options(OPTIONS, reader.value("options") if reader.has("options") else {})
    seats = reader.integer("seats", 1, MAX_SEATS)
    factory = lay_out(options, seats)
    factory.agenda = read_agenda(reader.value("agenda"), STEPS, "agenda")
    table = fields(seats, factory.kit)
    table.read(factory, reader)
    _refuse_gathered(factory)
    _show_tops(factory, reader.has("tops"))
    table.check(factory, reader)
    reader.close()
    refuse_misfit(factory)
    return factory


def _refuse_gathered(factory: Play) -> None:
    """Refuse two meeples on one space, and more bot meeples than there are."""
    places = [place for place in factory.place if place >= 0]
    if len(set(places)) != len(places):
        raise BadPosition("position-space-taken", path="workers")
    most = meeples_at_start(factory.seats)
    for color, name in enumerate(COLORS.names):
        if factory.meeples[color] < 0 or factory.removed_meeples(color) < 0:
            path = f"meeples.{name}"
            raise BadPosition("position-too-many", path=path, count=most + 1, most=most)


def _show_tops(factory: Play, named: bool) -> None:
    """
    On top of every stack is the tile that is named; if none is, the first kind that is left.

    Clauses: BF-144.
    """
    for color in range(COLOR_COUNT):
        stack = pile_of(factory, color)
        if factory.tops[color] != NO_PART or stack.size() == 0:
            continue
        if named:
            raise BadPosition("position-misfit", path=f"tops[{color}]")
        factory.tops[color] = stack.take_at(0)
