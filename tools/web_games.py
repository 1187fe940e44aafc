"""
Record whole games for the tests of the web app: every view with the events that led to it.

``tools/web_games.py`` writes all fixtures, ``--check`` refuses stale ones.
"""

import json
import sys
from pathlib import Path

from botyard.bots import Asked
from botyard.bots.registry import bot_named
from botyard.games.roborally.boards.courses import COURSES
from botyard.kernel.dealer import RecordingDealer, SeededDealer
from botyard.kernel.game import SPECTATOR, Game, Json
from botyard.kernel.registry import game_named
from botyard.kernel.state import State, waiting_seats
from botyard.tables.shown import question_of

ROOT = Path(__file__).parent.parent
GAMES_OF_THE_WEB = ROOT / "web" / "src" / "games"
BELT = "ausser-rand-und-band"
RACE = "roborally"
FACTORY = "bot-factory"
WORKS = "fantastic-factories"
GAMES: tuple[tuple[str, tuple[str, ...], int, Json], ...] = (
    (BELT, ("random", "random"), 12, {}),
    (BELT, ("random", "greedy", "random"), 6, {}),
    (BELT, ("greedy", "greedy", "random", "greedy"), 6, {}),
    (RACE, ("random",) * 4, 2, {"course": "vault-assault", "turn-limit": 30}),
    (RACE, ("random",) * 5, 15, {"course": "robot-stew", "turn-limit": 12}),
    (FACTORY, ("greedy",), 3, {"round-limit": 7}),
    (FACTORY, ("greedy", "random", "greedy"), 5, {"variant": "variant-2", "round-limit": 6}),
    (WORKS, ("greedy",), 5, {"round-limit": 9}),
    (WORKS, ("greedy", "random", "greedy"), 4, {"round-limit": 5}),
)
# Races on courses with a special rule, for a few turns, with five Options for each robot.
SPECIALS: tuple[tuple[str, int, int], ...] = (
    ("moving-targets", 3, 4),
    ("interference", 2, 1),
    ("day-of-the-superbot", 3, 2),
    ("frenetic-factory", 5, 3),
    ("tandem-carnage", 4, 1),
    ("capture-the-flag", 4, 6),
    ("toggle-boggle", 4, 2),
)
SPECIAL_TURNS = 3


def main(check: bool) -> int:
    """Write every fixture, or with ``--check`` say which are not what they should be."""
    fixtures = made()
    kept = set(GAMES_OF_THE_WEB.glob("*/fixtures/*.json"))
    if not check:
        for path in kept - fixtures.keys():
            path.unlink()
        for path, text in fixtures.items():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        return 0
    stale = kept ^ fixtures.keys()
    stale |= {path for path in kept - stale if path.read_text(encoding="utf-8") != fixtures[path]}
    for path in sorted(stale):
        print(f"{path.relative_to(ROOT)} is out of date: run tools/web_games.py")
    return 1 if stale else 0


def made() -> dict[Path, str]:
    """Every fixture by its path: games, races with a special rule, and what never changes."""
    race = game_named(RACE)
    fixtures = {
        fixture(name, f"{len(bots)}-seats"): listed(played(game_named(name), bots, seed, options))
        for name, bots, seed, options in GAMES
    }
    fixtures[fixture(RACE, "specials")] = listed(
        [
            {"course": course, "steps": special(course, seats, seed)}
            for course, seats, seed in SPECIALS
        ]
    )
    fixtures[fixture(RACE, "floors")] = listed(
        [race.still(race.read_options({"course": course})) for course in sorted(COURSES.names)]
    )
    for game in map(game_named, (FACTORY, WORKS)):
        fixtures[fixture(game.name, "still")] = written(game.still(game.read_options({}))) + "\n"
    return fixtures


def fixture(game: str, name: str) -> Path:
    """Where a fixture lies."""
    return GAMES_OF_THE_WEB / game / "fixtures" / f"{name}.json"


def listed(entries: list[Json]) -> str:
    """One entry a line, so that a change shows where it is."""
    return "[\n" + ",\n".join(written(entry) for entry in entries) + "\n]\n"


def written(entry: Json) -> str:
    """JSON on one line, in letters that people read."""
    return json.dumps(entry, ensure_ascii=False)


def played(game: Game, bots: tuple[str, ...], seed: int, options: Json) -> list[Json]:
    """
    A game among bots; ``view`` holds only what differs from the step before.

    Of a race only whole turns are kept: a step is what happens until programs are written again.
    """
    dealer = RecordingDealer(SeededDealer(seed, len(game.outcomes)))
    state = game.setup(game.simulation_options(options), len(bots), dealer)
    return played_on(game, state, bots, seed, dealer)


def special(course: str, seats: int, seed: int) -> list[Json]:
    """A few turns of a race on a course with a special rule, in which everybody has Options."""
    game = game_named(RACE)
    dealer = RecordingDealer(SeededDealer(seed, len(game.outcomes)))
    options = game.simulation_options({"course": course, "turn-limit": SPECIAL_TURNS})
    state = game.setup(options, seats, dealer)
    assert game.enriched is not None
    state = game.read_position(game.enriched(game.position(state), seed))
    bots = ("greedy", *["random"] * (seats - 1))
    return played_on(game, state, bots, seed, RecordingDealer(dealer.inner))


def played_on(
    game: Game, state: State, bots: tuple[str, ...], seed: int, dealer: RecordingDealer
) -> list[Json]:
    """What comes of a state among bots."""
    thinking = [bot_named(game, bot, seed + place) for place, bot in enumerate(bots)]
    notes: list[Json | None] = [None] * len(bots)
    before: Json = {}
    steps: list[Json] = []
    events: list[Json] = []
    while True:
        told = [event for event in game.events_of(dealer.told) if event.seen(SPECTATOR)]
        events += [{"kind": event.kind, "args": event.args} for event in told]
        turned = any(one.kind == "turn" for one in told)
        if game.name != RACE or state.waiting() == 0 or turned or not steps:
            view = seen(game, state)
            steps.append({"events": events, "view": changed(before, view), **asked(game, state)})
            before, events = view, []
        if state.waiting() == 0:
            return steps
        seat = waiting_seats(state)[0]
        known = game.known(state, seat)
        answer = thinking[seat].decide(Asked(known, seat, state.legal(seat), notes[seat]))
        notes[seat] = answer.note
        dealer = RecordingDealer(dealer.inner)
        state.apply(seat, answer.actions[0], dealer)


def seen(game: Game, state: State) -> Json:
    """The view without what no test needs."""
    view = game.view(state, SPECTATOR)
    if game.name in (FACTORY, WORKS):
        seats = view["seats"]
        assert isinstance(seats, list)
        view = {**view, "seats": [{**seat, "lines": []} for seat in seats]}
    return view


def asked(game: Game, state: State) -> Json:
    """What the seat that is waited for may do, by name."""
    if state.waiting() == 0 or game.name in (RACE, WORKS):
        return {}
    seat = waiting_seats(state)[0]
    question = question_of(game, state, seat, 1)
    return {"choices": [choice.action for choice in question.choices]}


def changed(before: Json, now: Json) -> Json:
    """What differs from one view to the next."""
    return {key: value for key, value in now.items() if key not in before or before[key] != value}


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv))
