"""What a state should have been worth: TD(λ), cut where a seat strayed."""

from typing import TypeAlias

import numpy as np

from botyard.learn.trace import CUT, END

Floats: TypeAlias = np.ndarray[tuple[int, ...], np.dtype[np.float32]]
Numbers: TypeAlias = np.ndarray[tuple[int, ...], np.dtype[np.int64]]


def returns(after: Numbers, ends: Floats, values: Floats | None, trust: float) -> Floats:
    """
    What each state should have been worth, for all heads.

    ``after`` names the row that followed each, always a later one; ``ends`` holds the targets of
    its game for every row, ``values`` what the net says now. ``trust`` is λ: 1 believes only the
    end of the game, 0 only the net's word for the next state. Without values only the end counts.

    >>> ends = np.ones((2, 1), np.float32)
    >>> returns(np.array([1, END]), ends, np.zeros((2, 1), np.float32), 0.75).tolist()
    [[0.75], [1.0]]
    """
    if values is None:
        return ends.copy()
    found = ends.copy()
    for row in range(len(after) - 1, -1, -1):
        following = after[row]
        if following == CUT:
            found[row] = values[row]
        elif following != END:
            found[row] = (1 - trust) * values[following] + trust * found[following]
    return found
