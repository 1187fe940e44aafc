"""What a scene expects of a state, and where the state differs."""

from dataclasses import dataclass
from typing import Any, Final

from botyard.kernel.errors import BadScene
from botyard.kernel.game import OPEN, Game, Json
from botyard.kernel.names import nearest
from botyard.kernel.reading import Reader
from botyard.kernel.state import State, waiting_seats

NULL: Final[Json] = {"null": True}  # TOML has none


@dataclass(frozen=True)
class Expectation:
    """What must hold; None where nothing is demanded."""

    position: Json | None = None  # only the keys that are given
    view: Json | None = None  # likewise, of the open view
    waiting: list[int] | None = None  # seats counted from 1
    legal: list[str] | None = None  # of the lowest seat that is waited for; none after the end
    scores: list[int] | None = None
    standing: list[int] | None = None


@dataclass(frozen=True)
class Difference:
    """Something that did not come out as expected: after which step, where, and how."""

    step: int
    path: str
    expected: Any
    found: Any


def read_expectation(reader: Reader) -> Expectation:
    """What the table ``expect`` of a scene or a step demands."""
    if not reader.has("expect"):
        return Expectation()
    expect = reader.table("expect")
    read = Expectation(
        dict(expect.table("position").whole()) if expect.has("position") else None,
        dict(expect.table("view").whole()) if expect.has("view") else None,
        expect.integers("waiting", 1, 64) if expect.has("waiting") else None,
        expect.texts("legal") if expect.has("legal") else None,
        expect.integers("scores", -(10**6), 10**6) if expect.has("scores") else None,
        expect.integers("standing", 1, 64) if expect.has("standing") else None,
    )
    expect.close()
    return read


def compare(game: Game, state: State, expect: Expectation, step: int) -> list[Difference]:
    """What of a state is not as expected."""
    found: list[Difference] = []
    if expect.position is not None:
        found += _within(expect.position, game.position(state), "position", step)
    if expect.view is not None:
        found += _within(expect.view, game.view(state, OPEN), "view", step)
    waiting = waiting_seats(state)
    checks: list[tuple[str, object, object]] = [
        ("waiting", expect.waiting, [seat + 1 for seat in waiting]),
        ("scores", expect.scores, state.scores()),
        ("standing", expect.standing, state.standing()),
    ]
    if expect.legal is not None:
        actions = state.legal(waiting[0]) if waiting else []
        names = sorted(game.vocabulary.name(action) for action in actions)
        checks.append(("legal", sorted(expect.legal), names))
    for path, wanted, is_there in checks:
        if wanted is not None and wanted != is_there:
            found.append(Difference(step, path, wanted, is_there))
    return found


def _within(wanted: Json, found: Json, path: str, step: int) -> list[Difference]:
    """Where a position or a view differs; each key that is named must be one of its keys."""
    for key in wanted:
        if key not in found:
            close = nearest(key, list(found))
            raise BadScene("scene-no-such-key", path=f"{path}.{key}", nearest=close)
    return _differences(wanted, found, path, step)


def _differences(wanted: object, found: object, path: str, step: int) -> list[Difference]:
    """
    Where something differs from what is demanded of it.

    Of a table, and of a list that is demanded as a table, only what is named is compared: the
    items of a list by their place, from 1, or by a field and its value (``seat=2``).
    """
    if wanted == NULL:
        return [] if found is None else [Difference(step, path, None, found)]
    differences: list[Difference] = []
    if isinstance(wanted, dict) and isinstance(found, (dict, list)):
        for key, value in wanted.items():
            inner = _item(found, key) if isinstance(found, list) else found.get(key)
            differences += _differences(value, inner, f"{path}.{key}", step)
        return differences
    if isinstance(wanted, list) and isinstance(found, list) and len(wanted) == len(found):
        for place, (value, inner) in enumerate(zip(wanted, found, strict=True), start=1):
            differences += _differences(value, inner, f"{path}.{place}", step)
        return differences
    return [] if wanted == found else [Difference(step, path, wanted, found)]


def _item(items: list[object], key: str) -> object:
    """An item of a list, by its place or by the value of one of its fields; None for no item."""
    field, is_field, value = key.partition("=")
    if is_field:
        named = [item for item in items if isinstance(item, dict) and str(item.get(field)) == value]
        return named[0] if named else None
    return items[int(key) - 1] if key.isdecimal() and 0 < int(key) <= len(items) else None
