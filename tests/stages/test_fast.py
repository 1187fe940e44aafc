"""What ``make test-fast`` leaves out."""

from pathlib import Path

from tools import test as stages


def test_what_is_left_out_is_there() -> None:
    folders = Path(__file__).parents[1]
    for folder in stages.AT_LENGTH:
        assert list((folders / folder).glob("test_*.py")), f"there are no tests in {folder}"
