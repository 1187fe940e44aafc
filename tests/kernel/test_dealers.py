"""Dealers: the same requests, answered in different ways."""

import hashlib
import hmac
import json
from collections import Counter
from fractions import Fraction
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from mypy_extensions import i64

from botyard.kernel.bag import Bag, CountBag, ItemBag
from botyard.kernel.committed import (
    CommittedDealer,
    commitment,
    first_key,
    seat_commitment,
    second_key,
)
from botyard.kernel.dealer import (
    MAX_SEED,
    Dealer,
    Generator,
    RecordingDealer,
    SeededDealer,
    fresh_secret,
    fresh_seed,
    seed_of_game,
)
from botyard.kernel.exploring import ExploringDealer
from botyard.kernel.scripted import ScriptBroken, ScriptedDealer
from botyard.kernel.vectors import vec

VECTORS = json.loads(Path(__file__).with_name("fair_dice.json").read_text())


def counts(numbers: list[int]) -> CountBag:
    return CountBag(vec[i64](numbers))


def test_a_seed_deals_the_same_in_every_build() -> None:
    dealer = SeededDealer(7, 3)
    assert [dealer.pick(stream, 100) for stream in (0, 1, 2, 0, 1, 2)] == [12, 96, 12, 95, 53, 19]


def test_streams_do_not_shift_each_other() -> None:
    alone, together = SeededDealer(7, 2), SeededDealer(7, 2)
    expected = [alone.pick(0, 1000) for _ in range(20)]
    found = []
    for _ in range(20):
        together.pick(1, 6)
        found.append(together.pick(0, 1000))
    assert found == expected


@pytest.mark.parametrize("seed", [0, 1, 2**32, MAX_SEED])
def test_a_seeded_dealer_is_even_and_streams_are_independent(seed: int) -> None:
    dealer = SeededDealer(seed, 2)
    rolls = [(dealer.pick(0, 6), dealer.pick(1, 6)) for _ in range(36_000)]
    deviation = sum((n - 1000) ** 2 / 1000 for n in Counter(rolls).values())
    assert len(set(rolls)) == 36
    assert deviation < 35 + 5 * 70**0.5


def test_neighboring_seeds_deal_unlike_games() -> None:
    firsts = [SeededDealer(seed, 1).pick(0, 6) for seed in range(6000)]
    deviation = sum((n - 1000) ** 2 / 1000 for n in Counter(firsts).values())
    assert deviation < 5 + 5 * 10**0.5
    pairs = Counter(pairwise(firsts))
    assert sum((n - 5999 / 36) ** 2 / (5999 / 36) for n in pairs.values()) < 35 + 5 * 70**0.5


def test_restarting_deals_another_game() -> None:
    dealer = SeededDealer(1, 1)
    dealer.pick(0, 6)
    dealer.restart(7)
    assert dealer.pick(0, 10**6) == SeededDealer(7, 1).pick(0, 10**6)


def test_every_game_of_a_series_has_a_seed_of_its_own() -> None:
    seeds = {seed_of_game(7, number) for number in range(10_000)}
    assert len(seeds) == 10_000
    assert all(0 <= seed <= MAX_SEED for seed in seeds)


def test_fresh_seeds_and_secrets_differ() -> None:
    assert fresh_seed() != fresh_seed()
    assert fresh_secret() != fresh_secret()


def test_a_generator_is_a_stream_apart_from_the_dealer() -> None:
    generator = Generator(7, 1)
    assert {generator.below(3) for _ in range(50)} == {0, 1, 2}


def test_a_recording_dealer_keeps_outcomes_and_events() -> None:
    dealer = RecordingDealer(ScriptedDealer([(0, 3), (1, 2), (2, 1)]))
    assert dealer.roll(0, [1, 2, 3]) == 3
    assert dealer.draw(1, counts([1, 1, 1])) == 2
    assert dealer.pick(2, 2) == 1
    dealer.tell(4, 1, 2, 3, 5)
    assert dealer.outcomes == [(0, 3), (1, 2), (2, 1)]
    assert dealer.told == [(4, 1, 2, 3, 5)]


@pytest.mark.parametrize(
    ("script", "key"),
    [
        ([], "script-ended"),
        ([(1, 3)], "script-stream"),
        ([(0, 9)], "script-impossible"),
    ],
)
def test_a_script_that_does_not_fit_is_refused(script: list[tuple[int, int]], key: str) -> None:
    with pytest.raises(ScriptBroken) as broken:
        ScriptedDealer(script).roll(0, [1, 2, 3])
    assert broken.value.key == key


def test_a_script_must_be_used_up() -> None:
    with pytest.raises(ScriptBroken, match="script-left-over"):
        ScriptedDealer([(0, 1)]).finish()


def test_a_card_that_is_not_in_the_bag_cannot_be_drawn() -> None:
    with pytest.raises(ScriptBroken, match="script-impossible"):
        ScriptedDealer([(0, 1)]).draw(0, counts([1, 0]))


def explored(bag: list[int], draws: int) -> dict[tuple[int, ...], Fraction]:
    dealer = ExploringDealer()
    found: dict[tuple[int, ...], Fraction] = {}
    while True:
        content = counts(bag)
        drawn = tuple(int(dealer.draw(0, content)) for _ in range(draws))
        found[drawn] = dealer.probability()
        if not dealer.advance():
            return found


def test_an_exploring_dealer_deals_everything_with_its_odds() -> None:
    found = explored([2, 1], 2)
    assert found == {(0, 0): Fraction(1, 3), (0, 1): Fraction(1, 3), (1, 0): Fraction(1, 3)}
    assert sum(explored([3, 2, 1], 3).values()) == 1


@pytest.mark.parametrize("bag", [counts([2, 0, 1]), ItemBag(vec[i64]([4, 7, 9]))])
def test_bags_lose_what_is_taken_and_nothing_else(bag: Bag) -> None:
    everything = bag.items()
    dealer = SeededDealer(3, 1)
    drawn = [dealer.draw(0, bag) for _ in range(2)]
    assert sorted([*drawn, *bag.items()]) == everything
    for item in drawn:
        bag.put(item)
    bag.settle()
    assert bag.items() == everything
    assert bag.size() == 3


def test_the_committed_dealer_deals_as_the_vectors_say() -> None:
    for vector in VECTORS["vectors"]:
        secret = bytes.fromhex(vector["secret"])
        assert commitment(secret) == vector["commitment"]
        key = _key(secret, vector)
        assert key.hex() == vector["key"]
        dealer = CommittedDealer(key, vector["streams"])
        for request in vector["picks"]:
            stream = vector["streams"].index(request["stream"])
            assert [dealer.pick(stream, n) for n in request["of"]] == request["picked"]


def _key(secret: bytes, vector: dict[str, Any]) -> bytes:
    numbers, salt = vector["numbers"], vector["salt"]
    if vector["version"] == 1:
        return first_key(secret, numbers, salt)
    for seat, (number, promised) in enumerate(zip(numbers, vector["commitments"], strict=True)):
        if number:
            assert seat_commitment(vector["commitment"], seat, number) == promised
    return second_key(secret, vector["commitments"], numbers, salt)


def test_the_second_key_is_what_its_document_says() -> None:
    """Two lines for every seat, empty where there is nothing."""
    text = b"botyard fair dice 2\nrebase 7\nc1\nn1\n\n\nc3\n"
    key = hmac.digest(b"secret", text, "sha256")
    assert second_key(b"secret", ["c1", "", "c3"], ["n1", "", ""], "rebase 7") == key
    bound = b"botyard fair dice 2 seat\nabc\n2\nn2"
    assert seat_commitment("abc", 1, "n2") == hashlib.sha256(bound).hexdigest()


def test_the_committed_dealer_is_what_its_document_says() -> None:
    """Re-derived by hand: HMAC over stream and counter, 64 bits, rejection, remainder."""
    key = hmac.digest(b"secret", b"botyard fair dice 1\n\nA\nB", "sha256")
    word = int.from_bytes(hmac.digest(key, b"stack\n0", "sha256")[:8], "big")
    assert CommittedDealer(first_key(b"secret", ["A", "B"]), ["stack"]).pick(0, 27) == word % 27
    assert hashlib.sha256(b"secret").hexdigest() == commitment(b"secret")


def test_rejection_leaves_no_bias() -> None:
    """With n just above half of the range, nearly half of all words must be rejected."""
    n = 2**62 + 2**61
    dealer = CommittedDealer(b"x", ["s"])
    thirds = Counter(dealer.pick(0, n) // (n // 3) for _ in range(3000))
    assert max(thirds.values()) - min(thirds.values()) < 200


def test_everybodys_number_matters() -> None:
    picks = {
        CommittedDealer(first_key(b"secret", numbers, salt), ["s"]).pick(0, 10**9)
        for numbers, salt in [
            (["1", "2"], ""),
            (["1", "3"], ""),
            (["2", "1"], ""),
            (["1", "2"], "x"),
        ]
    }
    assert len(picks) == 4


def test_a_committed_draw_does_not_depend_on_the_order_inside_a_bag() -> None:
    bags = [ItemBag(vec[i64](order)) for order in ([1, 2, 3, 4], [4, 2, 1, 3])]
    dealers: list[Dealer] = [CommittedDealer(b"s", ["s"]) for _ in bags]
    drawn = [
        [dealer.draw(0, bag) for _ in range(4)] for dealer, bag in zip(dealers, bags, strict=True)
    ]
    assert drawn[0] == drawn[1]
