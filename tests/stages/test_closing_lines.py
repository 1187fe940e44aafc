"""The closing lines of ``make test``."""

import sys

import pytest

from tools import test as stages

FLAKY = "FLAKY browser › alone.spec.ts › by mouse (build/browser/alone/trace.zip)"


def stage(name: str, *lines: str, code: int = 0) -> stages.Stage:
    """A stage that says these lines, and ends."""
    said = "".join(f"print({line!r});" for line in lines)
    return name, [sys.executable, "-X", "utf8", "-c", f"{said}raise SystemExit({code})"], {}


def closing(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    *group: stages.Stage,
) -> tuple[int, list[str]]:
    """What the run says after its last stage, and its exit code."""
    monkeypatch.setattr(stages, "GROUPS", [[one] for one in group])
    code = stages.main()
    said = capsys.readouterr().out.splitlines()
    last = max(at for at, line in enumerate(said) if line.startswith("== "))
    return code, said[last + 1 :]


def test_a_flaky_test_is_named_and_does_not_fail_the_run(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    browser = stage("browser", FLAKY, "3 passed, 0 failed, 0 skipped")
    measured = stage("measured", "2 passed, 0 failed, 1 skipped")
    code, said = closing(monkeypatch, capsys, browser, measured)
    assert code == 0
    assert said == [FLAKY, "5 passed, 0 failed, 1 skipped"]


def test_a_failed_test_is_named_beside_a_flaky_one_and_fails_the_run(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    failed = "FAILED browser › together.spec.ts › two"
    browser = stage("browser", failed, FLAKY, "3 passed, 1 failed, 0 skipped", code=1)
    code, said = closing(monkeypatch, capsys, browser)
    assert code == 1
    assert said == [FLAKY, "failed: browser", failed, "3 passed, 1 failed, 0 skipped"]
