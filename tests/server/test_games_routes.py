"""Which games there are, and what the rules say."""

import pytest

from botyard.bots.registry import offered_bots
from botyard.kernel.registry import all_games, game_named
from botyard.words import LANGUAGES, Words
from server.frame import Client

GAME = "ausser-rand-und-band"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_is_listed_in_a_few_lines(language: str, asking: Client) -> None:
    answer = asking.get(f"/api/games?lang={language}")
    games = {game["name"]: game for game in answer.json()}
    assert set(games) == set(all_games())
    assert games[GAME]["seats"] == [2, 3, 4]
    assert games[GAME]["bots"] == offered_bots(game_named(GAME))
    assert "⟨" not in str(games)
    assert len(answer.content) < 1000 * len(games)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_says_all_that_a_program_needs(language: str, asking: Client) -> None:
    belt = asking.get(f"/api/games/{GAME}?lang={language}").json()
    assert belt["seats"] == [2, 3, 4]
    assert belt["bots"] == offered_bots(game_named(GAME))
    assert belt["vocabulary"] == all_games()[GAME].vocabulary.names
    assert set(belt["ceremonies"]) <= set(belt["vocabulary"])
    assert {"kind": "roll", "args": {}} in belt["actions"]
    assert {option["name"]: option["default"] for option in belt["options"]}["data"] == {}
    rolled = next(event for event in belt["events"] if event["kind"] == "rolled")
    assert rolled["args"]["seat"] == {"what": "seat", "names": []}
    assert "⟨" not in str(belt)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_there_clause_by_clause(language: str, asking: Client) -> None:
    rules = asking.get(f"/api/games/{GAME}/rules?lang={language}").json()
    clauses = {clause["id"] for section in rules["sections"] for clause in section["clauses"]}
    assert {"RB-11", "BY-1"} <= clauses
    assert "⟨" not in str(rules)


def test_one_clause_is_found_by_its_name(asking: Client) -> None:
    of_game = asking.get("/api/rules/rb-11").json()
    of_house = asking.get("/api/rules/BY-1", headers={"accept-language": "de"}).json()
    missing = asking.get("/api/rules/RB-999")
    assert of_game["id"] == "RB-11"
    assert of_house["title"] == Words("de").say("rule-BY-1.title")
    assert (missing.status_code, missing.json()["error"]) == (404, "unknown-clause")


def test_one_game_is_described_as_in_the_list(asking: Client) -> None:
    listed = asking.get("/api/games?lang=de").json()
    for game in listed:
        whole = asking.get(f"/api/games/{game['name']}?lang=de").json()
        assert {key: whole[key] for key in game} == game
    missing = asking.get("/api/games/go")
    assert (missing.status_code, missing.json()["error"]) == (404, "unknown-game")


def test_an_option_says_how_it_is_offered(asking: Client) -> None:
    probe = asking.get("/api/games/probe").json()
    timer, rounds, worth = probe["options"]
    assert (timer["kind"], timer["default"], timer["clause"]) == ("flag", False, "PR-8")
    assert (rounds["kind"], rounds["low"], rounds["high"]) == ("number", 1, 2)
    assert (worth["kind"], worth["default"]) == ("name", "number")
    assert worth["names"] == [
        {"name": "number", "text": "Its number"},
        {"name": "one", "text": "One point"},
    ]
    belt = asking.get(f"/api/games/{GAME}").json()
    assert [option["kind"] for option in belt["options"]] == ["seats", "file"]


def test_what_never_changes_can_be_looked_at_before_there_is_a_table(asking: Client) -> None:
    usual = asking.post("/api/games/probe/still", json={}).json()
    chosen = asking.post("/api/games/probe/still", json={"options": {"worth": "one"}}).json()
    assert (usual["worth"], chosen["worth"]) == ("number", "one")
    assert asking.post(f"/api/games/{GAME}/still", json={}).json() == {}


@pytest.mark.parametrize(
    ("options", "error"),
    [
        ({"rounds": 3}, "read-out-of-range"),
        ({"timer": 1}, "read-not-a-flag"),
        ({"worth": "two"}, "read-unknown-name"),
        ({"word": "one"}, "read-unknown-key"),
    ],
)
def test_options_that_cannot_be_are_refused_by_their_path(
    options: dict[str, object], error: str, asking: Client
) -> None:
    answer = asking.post("/api/games/probe/still", json={"options": options})
    assert (answer.status_code, answer.json()["error"]) == (400, error)
    assert answer.json()["params"]["path"] == f"options.{next(iter(options))}"


def test_the_words_of_a_game_are_given_as_files(asking: Client) -> None:
    belt = asking.get(f"/api/games/{GAME}/texts?lang=de").json()
    first = next(text for text in belt["sources"] if "action-roll" in text)
    assert "action-roll = Würfeln" in first
    assert "action-roll = Roll" in str(belt["sources"])
    probe = asking.get("/api/games/probe/texts", headers={"accept-language": "fr"}).json()
    assert (probe["game"], probe["language"]) == ("probe", "fr")
    assert len(probe["sources"]) == 1  # it speaks English alone
    assert asking.get("/api/games/nothing/texts").status_code == 404
