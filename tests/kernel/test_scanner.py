"""Clauses are tied to the code that names them."""

from pathlib import Path

import pytest

from botyard.kernel.scanner import mentions_in


@pytest.mark.parametrize("defined", ["def", "async def"])
def test_a_docstring_names_the_clauses_of_its_function(defined: str, tmp_path: Path) -> None:
    source = (
        f'{defined} hint() -> None:\n    """\n    Say it.\n\n    Clauses: XX-1, XX-2.\n    """\n'
    )
    (tmp_path / "hints.py").write_text(source, encoding="utf-8")
    found = [(mention.clause, mention.name, mention.first) for mention in mentions_in(tmp_path)]
    assert found == [("XX-1", "hint", 1), ("XX-2", "hint", 1)]
