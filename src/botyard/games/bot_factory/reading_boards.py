"""Positions read: what lies on the four boards."""

from botyard.games.bot_factory.actions import (
    BODY_COUNT,
    COLOUR_COUNT,
    COLOURS,
    PARTS,
    SLOT_COUNT,
    SPOT_COUNT,
    UNIVERSAL_PART,
)
from botyard.games.bot_factory.bags import Pile
from botyard.games.bot_factory.components import CONTRACT_COUNT
from botyard.games.bot_factory.play import Play
from botyard.games.bot_factory.rules.production import WHEEL_PLACES
from botyard.games.bot_factory.state import NO_PART, meeples_at_start
from botyard.games.bot_factory.taking import (
    read_coloured,
    read_integer,
    read_list,
    read_name,
    take_part,
    take_project,
)
from botyard.kernel.errors import BadPosition
from botyard.kernel.reading import Reader


def read_assembly(factory: Play, reader: Reader) -> None:
    """Parts in columns and on pallets, and bot meeples."""
    if reader.has("columns"):
        columns = reader.table("columns")
        for colour, name in enumerate(COLOURS.names):
            if not columns.has(name):
                continue
            path = columns.path(name)
            for body, value in enumerate(read_list(columns, name, BODY_COUNT)):
                if value is None:
                    continue
                part = read_name(f"{path}[{body}]", value, PARTS)
                if part not in (colour * BODY_COUNT + body, UNIVERSAL_PART + body):
                    raise BadPosition("position-misfit", path=f"{path}[{body}]")
                take_part(factory, part, path)
                factory.columns[colour * BODY_COUNT + body] = part
        columns.close()
    if reader.has("spares"):
        for pallet, value in enumerate(read_list(reader, "spares", 2)):
            if value is not None:
                factory.spares[pallet] = read_name(f"spares[{pallet}]", value, PARTS)
                take_part(factory, factory.spares[pallet], f"spares[{pallet}]")
    most = int(meeples_at_start(factory.seats))
    given = reader.table("meeples") if reader.has("meeples") else None
    for colour, name in enumerate(COLOURS.names):
        on_projects = int(most - factory.meeples[colour] - factory.removed_meeples(colour))
        left = most - on_projects
        factory.meeples[colour] = left
        if given is not None and given.has(name):
            factory.meeples[colour] = given.integer(name, 0, most)
        if left < 0 or factory.meeples[colour] > left:
            raise BadPosition(
                "position-too-many", path=f"meeples.{name}", count=most + 1, most=most
            )
    if given is not None:
        given.close()


def read_production(factory: Play, reader: Reader) -> None:
    """The wheel, the marker and what is discarded; the stacks have the rest."""
    if reader.has("wheel"):
        for place, value in enumerate(read_list(reader, "wheel", WHEEL_PLACES)):
            if value is not None:
                path = f"wheel[{place}]"
                factory.wheel[place] = read_coloured(path, value)
                take_part(factory, factory.wheel[place], path)
    factory.turned = read_integer(reader, "turned", 0, 3, 0)
    if reader.has("marker"):
        factory.marker = reader.name("marker", COLOURS)
    if reader.has("discards"):
        discards = reader.table("discards")
        for colour, name in enumerate(COLOURS.names):
            if not discards.has(name):
                continue
            for part in discards.names(name, PARTS):
                if part // BODY_COUNT != colour:
                    raise BadPosition("position-misfit", path=discards.path(name))
                take_part(factory, part, discards.path(name))
                factory.discards[part] += 1
        discards.close()


def show_tops(factory: Play, reader: Reader) -> None:
    """
    The face-up tile of every stack; where none is named, the first kind that is left.

    Clauses: BF-144.
    """
    tops = read_list(reader, "tops", COLOUR_COUNT) if reader.has("tops") else None
    for colour in range(COLOUR_COUNT):
        stack = Pile(factory.stacks, colour * BODY_COUNT, BODY_COUNT)
        if tops is not None and tops[colour] is not None:
            path = f"tops[{colour}]"
            factory.tops[colour] = read_coloured(path, tops[colour])
            if factory.tops[colour] // BODY_COUNT != colour:
                raise BadPosition("position-misfit", path=path)
            take_part(factory, factory.tops[colour], path)
        elif stack.size() == 0:
            factory.tops[colour] = NO_PART
        elif tops is not None:
            raise BadPosition("position-misfit", path=f"tops[{colour}]")
        else:
            factory.tops[colour] = stack.take_at(0)


def read_projects(factory: Play, reader: Reader) -> None:
    """Projects on the board and discarded ones; the deck has the rest."""
    if reader.has("project_board"):
        for slot, value in enumerate(read_list(reader, "project_board", SLOT_COUNT)):
            if value is not None:
                factory.slots[slot] = read_name(f"project_board[{slot}]", value, COLOURS)
                take_project(factory, factory.slots[slot], "project_board")
    if reader.has("project_discards"):
        for colour in reader.names("project_discards", COLOURS):
            take_project(factory, colour, "project_discards")
            factory.dropped[colour] += 1


def read_finance(factory: Play, reader: Reader) -> None:
    """Values, contracts and the tokens on them."""
    if reader.has("values"):
        values = reader.table("values")
        track = list(factory.kit.values)
        for colour, name in enumerate(COLOURS.names):
            if values.has(name):
                worth = values.integer(name, track[0], track[-1])
                if worth not in track:
                    raise BadPosition("position-misfit", path=values.path(name))
                factory.values[colour] = track.index(worth)
        values.close()
    if reader.has("contracts"):
        for spot, value in enumerate(read_list(reader, "contracts", SPOT_COUNT)):
            if value is not None:
                path = f"contracts[{spot}]"
                here = Reader({path: value}, "", BadPosition)
                contract = here.integer(path, 1, CONTRACT_COUNT) - 1
                if contract in list(factory.contracts):
                    raise BadPosition("position-too-many", path=path, count=2, most=1)
                factory.contracts[spot] = contract
    if reader.has("tokens"):
        for spot, owners in enumerate(read_list(reader, "tokens", SPOT_COUNT)):
            path = f"tokens[{spot}]"
            seats = Reader({path: owners}, "", BadPosition).integers(path, 1, factory.seats)
            if len(seats) > 2 or len(set(seats)) != len(seats):
                raise BadPosition("position-too-many", path=path, count=len(seats), most=2)
            if seats and factory.contracts[spot] < 0:
                raise BadPosition("position-misfit", path=path)
            for space, seat in enumerate(seats):
                factory.tokens[spot * 2 + space] = seat - 1
