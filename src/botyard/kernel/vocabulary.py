"""The vocabulary: every action of a game, declared once, with a readable, stable name."""

from itertools import product

from botyard.kernel.errors import UnknownName
from botyard.kernel.names import Names, in_order, nearest


class Vocabulary:
    """
    All actions a game knows. An action is an int; records, tests and people use its name.

    >>> vocabulary = Vocabulary()
    >>> ROLL, TAKE = 0, 1
    >>> vocabulary.add(ROLL, "roll", ceremony=True)
    >>> vocabulary.family(TAKE, "take:{field}", field=Names("field", ["1", "2", "3"]))
    >>> vocabulary.name(TAKE + 2), vocabulary.action("take:1") == TAKE
    ('take:3', True)
    >>> vocabulary.words(TAKE + 2), vocabulary.end(TAKE)
    (('take', {'field': '3'}), 4)
    """

    def __init__(self) -> None:
        self.names: list[str] = []
        self.axes: dict[str, dict[str, Names]] = {}
        self._actions: dict[str, int] = {}
        self._words: list[tuple[str, dict[str, str]]] = []
        self._ends: dict[str, int] = {}
        self._ceremonies: set[int] = set()

    def __len__(self) -> int:
        return len(self.names)

    def add(self, action: int, name: str, *, ceremony: bool = False) -> None:
        """Declare one action. A ceremony is put to a person even if it is the only choice."""
        in_order(action, len(self.names), name)
        self._declare(name, {}, {}, ceremony)

    def family(self, first: int, template: str, *, ceremony: bool = False, **axes: Names) -> None:
        """Declare one action for each combination of the axes, the last running fastest."""
        in_order(first, len(self.names), template)
        for combination in product(*[axis.names for axis in axes.values()]):
            args = dict(zip(axes, combination, strict=True))
            self._declare(template.format(**args), args, axes, ceremony)

    def name(self, action: int) -> str:
        """The name of an action."""
        return self.names[action]

    def action(self, name: str) -> int:
        """The action of a name."""
        found = self._actions.get(name)
        if found is None:
            raise UnknownName("unknown-action", name=name, nearest=nearest(name, self.names))
        return found

    def words(self, action: int) -> tuple[str, dict[str, str]]:
        """An action's kind and arguments: its text stands under ``action-<kind>``."""
        return self._words[action]

    def end(self, action: int) -> int:
        """The number after the last action of the same kind."""
        return self._ends[self._words[action][0]]

    def is_ceremony(self, action: int) -> bool:
        """Whether a person performs this action though there is no choice."""
        return action in self._ceremonies

    def _declare(
        self, name: str, args: dict[str, str], axes: dict[str, Names], ceremony: bool
    ) -> None:
        if name in self._actions:
            raise ValueError(f"the action {name} is declared twice")
        action = len(self.names)
        kind = name.partition(":")[0]
        self.names.append(name)
        self.axes[kind] = axes
        self._actions[name] = action
        self._words.append((kind, args))
        self._ends[kind] = action + 1
        if ceremony:
            self._ceremonies.add(action)
