"""Positions are read: what is not named lies in its deck; too many are refused."""

from mypy_extensions import i64

from botyard.games.fantastic_factories.actions import MAX_SEATS
from botyard.games.fantastic_factories.cards import SLOTS
from botyard.games.fantastic_factories.declared import STEPS
from botyard.games.fantastic_factories.options import OPTIONS
from botyard.games.fantastic_factories.play import Play
from botyard.games.fantastic_factories.positions.fit import impossible, misfit
from botyard.games.fantastic_factories.positions.write import fields
from botyard.games.fantastic_factories.setup import lay_out
from botyard.kernel.agenda import read_agenda
from botyard.kernel.errors import BadPosition
from botyard.kernel.game import Json, read_options
from botyard.kernel.reading import Reader
from botyard.kernel.vectors import vec


def read_position(raw: Json) -> Play:
    """The state that a position describes; what cannot be is refused."""
    works = read_loosely(raw)
    wrong = misfit(works)
    if wrong:
        raise BadPosition("position-stuck", path=wrong)
    path, why = impossible(works)
    if why:
        raise BadPosition(why, path=path)
    return works


def read_loosely(raw: Json) -> Play:
    """The same, whether or not all of it fits together."""
    reader = Reader(raw, "", BadPosition)
    options = read_options(OPTIONS, reader.value("options") if reader.has("options") else {})
    seats = reader.integer("seats", 1, MAX_SEATS)
    works, table = lay_out(options, seats), fields(seats)
    works.tokens = vec[i64](list(range(SLOTS)))
    works.agenda = read_agenda(reader.value("agenda"), STEPS, "agenda")
    table.once.read(works, reader)
    factories = reader.tables("factories")
    if len(factories) != seats:
        path = reader.path("factories")
        raise BadPosition("position-length", path=path, count=len(factories), wanted=seats)
    for seat, factory in enumerate(factories):
        table.factory.read(works, factory, seat)
        factory.close()
    if seats == 1 and reader.has("machine"):
        machine = reader.table("machine")
        table.machine.read(works, machine)
        machine.close()
    table.once.check(works, reader)
    reader.close()
    return works
