"""The arena: equal deals, every seat, the same games after a pause, and shares counted right."""

from pathlib import Path

import pytest

from botyard.bots.arena import Arena, Meeting, Pairing, Standings, meetings
from botyard.bots.arena_file import ArenaFile
from botyard.bots.arena_picture import picture
from botyard.bots.simulate import SeatResult, play_chunks
from botyard.kernel.errors import BadData, UnknownName

BELT = "ausser-rand-und-band"


def arena(*bots: str, seats: int = 2, seed: int = 3, game: str = BELT) -> Arena:
    return Arena(game, bots or ("greedy", "random"), seats, seed)


def played(wanted: Arena, games: int, workers: int = 1) -> Standings:
    standings = Standings(wanted)
    chunks = wanted.chunks(games, set())
    for (pairing, _), some in zip(
        chunks, play_chunks([chunk for _, chunk in chunks], workers), strict=True
    ):
        standings.add(meetings(pairing, some))
    return standings


def meeting(game: int, *ends: tuple[str, int], pairing: int = 0) -> Meeting:
    """A game that ended with these bots, seat by seat, in these places."""
    first = sum(1 for _, place in ends if place == 1)
    results = [
        SeatResult(game, 1, seat, bot, 10, place, 1 / first if place == 1 else 0.0, 5, 3)
        for seat, (bot, place) in enumerate(ends, 1)
    ]
    return Meeting(pairing, game, results)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_deal_is_played_once_from_every_seat(seats: int) -> None:
    wanted = arena(seats=seats)
    for series in wanted.series(2 * seats):
        for deal in (0, 1):
            games = range(deal * seats, (deal + 1) * seats)
            assert len({series.seed_of(game) for game in games}) == 1
            own = [series.bots_of(game).index(series.bots[0]) for game in games]
            assert sorted(own) == list(range(seats))
        assert series.seed_of(0) != series.seed_of(seats)


def test_every_bot_meets_every_other() -> None:
    assert arena("a", "b", "c").pairings() == [("a", "b"), ("a", "c"), ("b", "c")]
    assert arena("a", "b", seats=3).pairings() == [("a", "b"), ("b", "a")]


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert [series.games for series in arena(seats=3).series(10)] == [12, 12]


def test_two_workers_give_what_one_gives() -> None:
    wanted = arena("random", "greedy", seats=3)
    one, two = played(wanted, 33, workers=1), played(wanted, 33, workers=2)
    assert one.games == 66
    assert one.cells() == two.cells()
    assert one.ratings() == two.ratings()


def test_a_share_counts_the_one_bot_and_not_its_opponents() -> None:
    standings = Standings(arena("a", "b", seats=3))
    standings.add(
        [meeting(0, ("a", 1), ("b", 2), ("b", 3)), meeting(1, ("b", 2), ("a", 3), ("b", 1))]
    )
    standings.add([meeting(0, ("b", 1), ("a", 1), ("a", 3), pairing=1)])
    cells = standings.cells()
    assert (cells[Pairing("a", "b")].wins, cells[Pairing("a", "b")].games) == (1, 2)
    assert (cells[Pairing("b", "a")].wins, cells[Pairing("b", "a")].games) == (0.5, 1)


def test_at_two_seats_both_sides_of_a_pair_are_counted() -> None:
    standings = Standings(arena("a", "b"))
    standings.add([meeting(number, ("a", 1), ("b", 2)) for number in range(3)])
    cells = standings.cells()
    assert cells[Pairing("a", "b")].win_rate() == 1
    assert cells[Pairing("b", "a")].win_rate() == 0


def test_who_wins_more_is_rated_higher_whatever_the_order_in_which_games_are_told() -> None:
    games = [meeting(n, ("a", 2), ("b", 1)) for n in range(8)] + [meeting(9, ("a", 1), ("b", 2))]
    there, back = Standings(arena("a", "b")), Standings(arena("a", "b"))
    there.add(games)
    back.add(reversed(games))
    assert list(there.ratings()) == ["b", "a"]
    assert there.ratings() == back.ratings()
    assert there.ratings()["b"].mu > 25 > there.ratings()["a"].mu
    assert there.ratings()["a"].sigma < 25 / 3


def test_an_arena_goes_on_where_its_file_ends(tmp_path: Path) -> None:
    wanted, path = arena("random", "greedy"), tmp_path / "arena.jsonl"
    whole = played(wanted, 6)
    file = ArenaFile(path, wanted)
    with file as before:
        assert before == []
        file.add(list(played(wanted, 4)._meetings.values()))
    content = path.read_bytes()
    path.write_bytes(content + b'{"pairing":0,"game":4,"resu')  # killed while it wrote
    standings = Standings(wanted)
    with file as before:
        standings.add(before)
        left = wanted.chunks(6, standings.played())
        assert [chunk.numbers for _, chunk in left] == [(4, 5)]
        for (pairing, chunk), some in zip(left, play_chunks([left[0][1]], 1), strict=True):
            assert chunk.series.bots == ("random", "greedy")
            ended = list(meetings(pairing, some))
            file.add(ended)
            standings.add(ended)
    assert standings.cells() == whole.cells()
    assert standings.ratings() == whole.ratings()
    with file as again:
        assert len(again) == 6


@pytest.mark.parametrize(
    ("other", "what"),
    [
        (arena("greedy", "random", seed=4), "seed"),
        (arena("greedy", "random", seats=3), "seats"),
        (arena("random", "greedy"), "bots"),
        (Arena("roborally", ("greedy", "random"), 2, 3), "game"),
    ],
)
def test_games_of_another_arena_are_not_mixed_in(other: Arena, what: str, tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    with ArenaFile(path, arena("greedy", "random")):
        pass
    content = path.read_bytes()
    with pytest.raises(BadData) as refused, ArenaFile(path, other):
        pass
    assert refused.value.key == "arena-other"
    assert refused.value.params["what"] == what
    assert path.read_bytes() == content


@pytest.mark.parametrize(
    "line",
    [
        b"{}",
        b"nonsense",
        b'{"pairing":7,"game":0,"results":[]}',
        b'{"pairing":0,"game":0,"results":[[0,1,1,"greedy",1,1,1.0,1,1]]}',
        b"[" * 5000,
    ],
)
def test_a_broken_line_is_refused_with_its_number(line: bytes, tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    with ArenaFile(path, arena()):
        pass
    path.write_bytes(path.read_bytes() + line + b"\n")
    with pytest.raises(BadData) as refused, ArenaFile(path, arena()):
        pass
    assert refused.value.key == "arena-line"
    assert refused.value.params["line"] == 2


@pytest.mark.parametrize(
    "content", [b"games\n", b"[]\n", b"[" * 100_000 + b"\n", b"\xff\xfe\n", b"a line without end"]
)
def test_a_file_of_somebody_else_is_left_alone(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    path.write_bytes(content)
    with pytest.raises(BadData) as refused, ArenaFile(path, arena()):
        pass
    assert refused.value.key == "arena-no-file"
    assert path.read_bytes() == content


@pytest.mark.parametrize(
    ("wanted", "key"),
    [
        (arena("greedy"), "arena-bots"),
        (arena("greedy", "greedy", "random"), "arena-twice"),
        (arena("greedy", "random", seats=1), "arena-seats"),
        (arena("greedy", "random", seats=9), "seats-count"),
        (arena("greedy", "random", seed=-1), "seed-range"),
    ],
)
def test_what_cannot_be_played_is_refused(wanted: Arena, key: str) -> None:
    with pytest.raises(BadData) as refused:
        wanted.check()
    assert refused.value.key == key


def test_an_unknown_bot_is_refused_with_the_nearest() -> None:
    with pytest.raises(UnknownName) as refused:
        arena("greedy", "radom").check()
    assert refused.value.params["nearest"] == "random"


def test_a_picture_names_every_bot_and_share() -> None:
    standings = Standings(arena("a<b", "c"))
    standings.add([meeting(number, ("a<b", 1), ("c", 2)) for number in range(4)])
    drawn = picture(standings, "Belt & Co")
    assert "Belt &amp; Co" in drawn
    assert drawn.count("a&lt;b") == 3
    assert ">100%<" in drawn
    assert ">0%<" in drawn
