"""What a drawing is made from: a view, what never changes, and nothing else."""

from dataclasses import dataclass, field

from botyard.kernel.game import SPECTATOR, Json
from botyard.words import Words


@dataclass(frozen=True)
class Scene:
    """The table as somebody sees it."""

    view: Json
    words: Words
    width: int
    keys: dict[str, int] = field(default_factory=dict)  # a possible action: its number in the list
    still: Json = field(default_factory=dict)  # what never changes at a table
    seat: int = SPECTATOR  # who looks
    options: Json = field(default_factory=dict)  # as the table chose them
    height: int = 0  # rows of the window; 0 where it has no end
