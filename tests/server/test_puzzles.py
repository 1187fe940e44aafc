"""Puzzles over the wire: what there is, a try from its actions, why not, and the solution."""

import asyncio
from datetime import date
from typing import Any, cast

import pytest

from botyard.games.fantastic_factories import GAME
from botyard.kernel.dealer import SeededDealer
from botyard.kernel.errors import BadData
from botyard.kernel.game import Json, Puzzle
from botyard.kernel.puzzles import puzzles_of
from botyard.kernel.registry import game_named
from botyard.server import puzzles
from botyard.server.attempt import MOST_ACTIONS, Attempt
from botyard.server.fair_queue import PoolTrouble
from botyard.server.jobs import MakePuzzle
from botyard.server.pool import Pool
from botyard.words import LANGUAGES, Words
from server.frame import Client

PUZZLES = puzzles_of(GAME.name)
ALL = f"/api/games/{GAME.name}/puzzles"
FIRST = f"{ALL}/first-shift"
DAY = "2026-11-16"

Answer = dict[str, Any]


@pytest.fixture
def that_day(monkeypatch: pytest.MonkeyPatch) -> str:
    """It is that day."""
    monkeypatch.setattr(puzzles, "today", lambda: date.fromisoformat(DAY))
    return DAY


def tried(asking: Client, *actions: str, at: str = FIRST) -> Answer:
    """How a try stands."""
    answer = asking.post(at, json={"actions": actions})
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def test_all_puzzles_are_listed_the_easiest_first(asking: Client) -> None:
    told = asking.get(ALL).json()
    assert [puzzle["name"] for puzzle in told["puzzles"]] == list(PUZZLES)
    assert told["puzzles"][0] == {"name": "first-shift", "points": 4, "stars": [6, 7, 8]}
    assert told["today"] == puzzles.today().isoformat()


def test_a_game_says_whether_it_has_any(asking: Client) -> None:
    games = {game["name"]: game["puzzles"] for game in asking.get("/api/games").json()}
    assert [name for name, has in games.items() if has] == [GAME.name]
    for name, error in (("probe", "puzzles-missing"), ("chess", "unknown-game")):
        answer = asking.get(f"/api/games/{name}/puzzles")
        assert (answer.status_code, answer.json()["error"]) == (404, error)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_without_any_goes_by_its_title(asking: Client, language: str) -> None:
    said = {"accept-language": language}
    for path in ("roborally/puzzles", "fantastic-factories/puzzles/nothing"):
        answer = asking.get(f"/api/games/{path}", headers=said)
        name, _, _ = path.partition("/")
        title = Words(language, game_named(name)).say(f"game-{name}")
        assert answer.status_code == 404
        assert name not in answer.json()["text"]
        assert title in answer.json()["text"]


def test_one_puzzle_comes_with_what_is_drawn_but_not_with_its_solution(asking: Client) -> None:
    told = asking.get(FIRST).json()
    assert (told["seat"], told["seats"], told["points"], told["stars"]) == (1, 1, 4, [6, 7, 8])
    assert "blueprint" in told["still"]
    now = tried(asking)
    assert "solution" not in {*told, *now}
    assert isinstance(now["view"]["deck"], int)  # what is hidden at a table is hidden here
    assert "position" not in now["view"]


def test_a_try_is_told_from_its_actions(asking: Client) -> None:
    start = tried(asking)
    assert (start["points"], start["reached"]) == (4, 0)
    assert start["events"] == []
    used = tried(asking, "use:battery-factory")
    assert (used["points"], used["reached"]) == (5, 0)
    assert [event["kind"] for event in used["events"]] == ["used", "paid", "gained"]
    placed = tried(asking, "use:battery-factory", "place:mine@4")
    assert "used" not in [event["kind"] for event in placed["events"]]
    assert "place:mine@4" not in [choice["action"] for choice in placed["question"]["choices"]]


def test_what_is_refused_is_there_with_its_reason(asking: Client) -> None:
    refused = {
        choice["action"]: choice["reason"] for choice in tried(asking)["question"]["refused"]
    }
    assert refused["build:dojo"]["key"] == "reason-no-same-tool"
    assert refused["build:dojo"]["clause"] == "FF-17"


@pytest.mark.parametrize("name", PUZZLES)
def test_the_solution_earns_three_stars_whatever_is_drawn(name: str, asking: Client) -> None:
    line = asking.get(f"{ALL}/{name}/solution").json()["actions"]
    assert line == PUZZLES[name].solution
    now = tried(asking, *line, at=f"{ALL}/{name}")
    assert (now["points"], now["reached"]) == (PUZZLES[name].stars[-1], 3)


def test_the_end_of_the_work_ends_the_puzzle_and_shows_nothing_more(asking: Client) -> None:
    before, over = (
        tried(asking, "use:battery-factory"),
        tried(asking, "use:battery-factory", "end-work"),
    )
    assert over["question"] is None
    assert (over["view"], over["points"], over["events"]) == (before["view"], before["points"], [])


@pytest.mark.parametrize(
    ("actions", "status", "error"),
    [
        (["use:golem"], 409, "reason-not-built"),
        (["use:battery-factory"] * 2, 409, "reason-used-already"),
        (["use:nothing"], 400, "unknown-action"),
        (["end-work", "end-work"], 409, "puzzles-over"),
        (["end-work"] * (MOST_ACTIONS + 1), 400, "request-invalid"),
        (["x" * 129], 400, "request-invalid"),
        ([7], 400, "request-invalid"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bad_list_is_refused_in_words(
    actions: list[str], status: int, error: str, language: str, asking: Client
) -> None:
    said = {"accept-language": language}
    answer = asking.post(FIRST, json={"actions": actions}, headers=said)
    assert (answer.status_code, answer.json()["error"]) == (status, error)
    assert "⟨" not in answer.json()["text"]


def test_a_refused_action_is_named_by_its_number(asking: Client) -> None:
    actions = ["use:battery-factory", "place:mine@4", "use:golem"]
    body = asking.post(FIRST, json={"actions": actions}).json()
    assert (body["params"]["number"], body["clause"]) == (3, "FF-28")


def test_why_not_is_told_for_anything(asking: Client) -> None:
    said = {"accept-language": "de"}
    told = asking.post(f"{FIRST}/why", json={"action": "use:golem"}, headers=said).json()
    assert (told["reason"]["key"], told["reason"]["clause"]) == ("reason-not-built", "FF-28")
    assert told["text"].startswith("Nicht auf deinem Werksgelände")
    legal_one = {"action": "place:mine@4", "actions": ["use:battery-factory"]}
    assert asking.post(f"{FIRST}/why", json=legal_one).json()["reason"] is None
    over = {"action": "place:mine@4", "actions": ["end-work"]}
    assert asking.post(f"{FIRST}/why", json=over).json()["error"] == "puzzles-over"


def test_a_preview_tells_what_is_certain_and_no_card_that_would_be_drawn(asking: Client) -> None:
    sure = asking.post(f"{FIRST}/preview", json={"then": ["use:battery-factory"]}).json()
    assert (sure["certain"], [event["kind"] for event in sure["events"]]) == (
        True,
        ["used", "paid", "gained"],
    )
    drawn = asking.post(f"{FIRST}/preview", json={"then": ["place:research@1"]}).json()
    assert (drawn["chance"], drawn["view"]) == (True, None)
    assert "drew-card" not in str(drawn["events"])


def test_chance_does_the_same_in_every_try_and_another_in_another_puzzle() -> None:
    def drawn(name: str) -> list[Answer]:
        now = Attempt(GAME, name, PUZZLES["first-shift"]).do(["place:research@1"]).now()
        return [event.args for event in now.events if event.kind == "drew-card"]

    assert drawn("a") == drawn("a")
    assert len({str(drawn(name)) for name in "abcdefgh"}) > 1


@pytest.mark.parametrize("name", PUZZLES)
def test_no_try_breaks_anything(name: str) -> None:
    """Whatever is done first, the try goes on or is over, and its points are those of the view."""
    puzzle = PUZZLES[name]
    for action in GAME.read_position(puzzle.position).legal(puzzle.seat):
        now = Attempt(GAME, name, puzzle).do([GAME.vocabulary.name(action)]).now()
        assert (now.question is None) == (GAME.vocabulary.name(action) == "end-work")
        view: Any = now.view
        assert now.points == view["seats"][0]["score"]


def test_the_puzzle_of_a_day_is_found_by_its_date(asking: Client, that_day: str) -> None:
    told = asking.get(f"{ALL}/{that_day}").json()
    assert told["name"] == that_day
    assert GAME.puzzle is not None
    made = GAME.puzzle(20261116)
    assert told["stars"] == made.stars
    line = asking.get(f"{ALL}/{that_day}/solution").json()["actions"]
    assert line == made.solution
    now = tried(asking, *line, at=f"{ALL}/{that_day}")
    assert (now["points"], now["reached"]) == (made.stars[-1], 3)


@pytest.mark.parametrize("name", ["2026-11-17", "2025-11-14", "2026-02-31", "20261116", "nothing"])
def test_there_is_none_of_days_to_come_or_long_ago(
    name: str, asking: Client, that_day: str
) -> None:
    answer = asking.get(f"{ALL}/{name}")
    assert (answer.status_code, answer.json()["error"]) == (404, "puzzles-unknown")
    assert asking.post(f"{ALL}/{name}", json={}).status_code == 404
    assert asking.get(f"{ALL}/{name}/solution").status_code == 404


class Workers:
    """A pool that counts its jobs; the first one fails."""

    def __init__(self) -> None:
        self.jobs = 0

    async def run(self, job: MakePuzzle, **_: object) -> Json:
        self.jobs += 1
        await asyncio.sleep(0)
        if self.jobs == 1:
            raise PoolTrouble("pool-crashed")
        return {"position": {}, "seat": 0, "stars": [1, 2, 3], "solution": [str(job.number)]}


def test_the_puzzle_of_a_day_is_made_once_for_all_who_ask_and_again_if_that_failed(
    that_day: str,
) -> None:
    workers = Workers()
    shown = puzzles.Puzzles(cast(Pool, workers))

    async def ask() -> list[object]:
        asked = [shown.find(GAME, that_day, who) for who in ("ida", "bob", "noor")]
        return await asyncio.gather(*asked, return_exceptions=True)

    async def asked_twice() -> tuple[list[object], list[object]]:
        return await ask(), await ask()

    failed, found = asyncio.run(asked_twice())
    assert [type(each) for each in failed] == [PoolTrouble] * 3
    assert {each.solution[0] for each in found if isinstance(each, Puzzle)} == {"20261116"}
    assert workers.jobs == 2


def test_a_worker_makes_only_what_a_game_can_make() -> None:
    with pytest.raises(BadData, match="puzzles-missing"):
        MakePuzzle("probe", 7).do()


def test_a_solution_does_not_depend_on_what_is_drawn() -> None:
    """Even if chance were another one."""
    for name, puzzle in PUZZLES.items():
        for seed in range(3):
            attempt = Attempt(GAME, name, puzzle)
            attempt._dealer = SeededDealer(seed, len(GAME.outcomes))
            assert attempt.do(puzzle.solution).now().reached == 3
