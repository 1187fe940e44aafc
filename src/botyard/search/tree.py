"""Tree search: one decision with all that may follow, deeper where it promises more."""

from math import isqrt
from typing import Final

from mypy_extensions import i64

from botyard.kernel.dealer import Generator, SeededDealer, seed_of_game
from botyard.kernel.reasons import LEGAL
from botyard.kernel.state import State
from botyard.search.budget import Budget
from botyard.search.findings import Findings
from botyard.search.guide import Guide
from botyard.search.rollout import TO_THE_END, roll_out

MOST_NODES: Final = 20_000
DARING: Final = 1.5  # how much an action that was tried little is favored
_ONE: Final = 65536  # values and shares are counted in parts of it
_ROOT_BITS: Final = 8
_SEATS: Final = 16  # at most, at one table
_ACTIONS: Final = 65536
_OUTSIDE: Final = -1  # of the tree


class TreeSearch:
    """
    Monte Carlo tree search over states that fit what a seat knows.

    Each iteration deals hidden things anew and plays down the tree: at each node the acting seat
    takes the action that promises most for itself, or was tried least. Where the tree ends a node
    is added, and the guide plays on from there and judges. Dice are rolled anew each time, so a
    node stands for what was done, not for what was rolled. What a seat does alone is seen by all;
    seats that are waited for together all choose before any of them acts, and a node of one never
    stands for what another chose. The first actions meet equal luck: the n-th try of each of them
    is dealt alike. An iteration is one way down; when all nodes are used, the tree grows no more.
    """

    def __init__(
        self,
        guide: Guide,
        streams: int,
        depth: int = 0,
        daring: float = DARING,
        most_nodes: int = MOST_NODES,
    ) -> None:
        self.guide = guide
        self.streams = streams  # of chance, in the game
        self.depth = depth  # how many moments an iteration looks ahead; 0: to the end of the game
        self.daring: i64 = int(daring * _ONE)
        self.most_nodes = most_nodes
        self.nodes: dict[int, Node] = {}  # by history and seat
        self._histories: dict[int, int] = {}  # by an earlier history, the seat and its action

    def look(self, state: State, seat: int, seed: int, budget: Budget) -> Findings:
        """Search what a seat can do in a state that fits what it knows, and leave that alone."""
        guide = self.guide
        findings = Findings(guide.tries(state, seat))
        if len(findings.actions) < 2:
            return findings
        self.nodes = {}
        self._histories = {}
        root = self._node_of(0, seat, state, findings.actions)
        until = guide.moment(state) + self.depth if self.depth else TO_THE_END
        dealer = SeededDealer(0, self.streams)
        budget.start()
        for iteration in range(budget.iterations):
            if iteration > 0 and budget.spent() >= 1.0:
                break
            place = root.choose(findings.actions, self.daring)
            luck = seed_of_game(seed, root.visits[place])
            dealer.restart(luck)
            world = state.clone()
            world.redeal(seat, dealer)
            walk = Walk(world, seat, findings.actions[place], until)
            generator = Generator(luck)
            self._go_down(walk, dealer, generator)
            roll_out(world, guide, dealer, generator, until)
            findings.add(place, self._learn(walk, seat))
        return findings

    def _go_down(self, walk: "Walk", dealer: SeededDealer, generator: Generator) -> None:
        """Follow the tree from the first action to where it ends, and add what comes there."""
        world, guide = walk.world, self.guide
        first = inside = True
        while inside:
            waiting = world.waiting()
            if waiting == 0 or (not first and guide.moment(world) >= walk.until):
                return
            walk.note_who_waits(waiting)
            seats = [seat for seat in range(waiting.bit_length()) if waiting >> seat & 1]
            answers: list[int] = []
            for seat in seats:
                history = walk.histories[seat]
                node = self.nodes.get(history * _SEATS + seat) if history >= 0 else None
                if first and seat == walk.seat:
                    answers.append(walk.action)
                elif node is not None:
                    tries = guide.tries(world, seat)
                    answers.append(node.actions[node.choose(tries, self.daring)])
                else:
                    inside = False
                    answers.append(guide.answer(world, seat, generator))
                    if history >= 0 and len(self.nodes) < self.most_nodes:
                        node = self._node_of(history, seat, world, guide.tries(world, seat))
                if node is not None:
                    walk.note(node, seat, answers[-1])
            self._act(walk, seats, answers, dealer)
            first = False

    def _act(
        self, walk: "Walk", seats: list[int], answers: list[int], dealer: SeededDealer
    ) -> None:
        """Carry out what seats chose, unless one forestalls another; then histories go on."""
        world = walk.world
        for seat, action in zip(seats, answers, strict=True):
            if world.waiting() >> seat & 1 and world.refusal(seat, action) == LEGAL:
                world.apply(seat, action, dealer)
        for seat, action in zip(seats, answers, strict=True):
            if walk.secret:
                walk.histories[seat] = self._later(walk.histories[seat], seat, action)
                continue
            for other in range(len(walk.histories)):
                walk.histories[other] = self._later(walk.histories[other], seat, action)

    def _later(self, history: int, seat: int, action: int) -> int:
        """The history that an action leads to; outside the tree if there is no room for it."""
        if history < 0:
            return _OUTSIDE
        step = (history * _SEATS + seat) * _ACTIONS + action
        later = self._histories.get(step)
        if later is None:
            if len(self.nodes) >= self.most_nodes:
                return _OUTSIDE
            later = len(self._histories) + 1
            self._histories[step] = later
        return later

    def _node_of(self, history: int, seat: int, state: State, tries: list[int]) -> "Node":
        """A new node, with the guide's shares."""
        node = Node()
        for action, share in zip(tries, self.guide.shares(state, seat, tries), strict=True):
            node.add(action, int(share * _ONE))
        self.nodes[history * _SEATS + seat] = node
        return node

    def _learn(self, walk: "Walk", seat: int) -> float:
        """Tell every node on the way what came of it, and give what the seat itself got."""
        values: dict[int, float] = {}
        for node, place, actor in zip(walk.steps, walk.places, walk.actors, strict=True):
            value = values.get(actor, -1.0)
            if value < 0.0:
                value = self.guide.value(walk.world, actor)
                values[actor] = value
            node.totals[place] += int(value * _ONE)
            node.visits[place] += 1
        return values[seat]


class Node:
    """What a seat may do at one point of the tree, and what came of it so far."""

    def __init__(self) -> None:
        self.actions: list[int] = []
        self.shares: list[int] = []  # of the guide's trust
        self.visits: list[int] = []
        self.seen: list[int] = []  # how often it could have been chosen
        self.totals: list[int] = []

    def add(self, action: int, share: int) -> None:
        """One more action."""
        self.actions.append(action)
        self.shares.append(share)
        self.visits.append(0)
        self.seen.append(0)
        self.totals.append(0)

    def place_of(self, action: int) -> int:
        """Where an action stands; a new one is added."""
        for place in range(len(self.actions)):
            if self.actions[place] == action:
                return place
        self.add(action, _ONE // (len(self.actions) + 1))
        return len(self.actions) - 1

    def choose(self, tries: list[int], daring: i64) -> int:
        """The place of the action that promises most, or was tried little for its share."""
        visits: i64 = 0
        total: i64 = 0
        for place in range(len(self.actions)):
            visits += self.visits[place]
            total += self.totals[place]
        usual: i64 = total // visits if visits > 0 else _ONE // 2
        chosen = -1
        best: i64 = -1
        for action in tries:
            place = self.place_of(action)
            self.seen[place] += 1
            tried: i64 = self.visits[place]
            worth: i64 = self.totals[place] // tried if tried > 0 else usual
            root: i64 = isqrt(self.seen[place] << 2 * _ROOT_BITS)
            share: i64 = self.shares[place]
            worth += (daring * share // _ONE * root >> _ROOT_BITS) // (1 + tried)
            if worth > best:
                best = worth
                chosen = place
        return chosen


class Walk:
    """One way down the tree."""

    def __init__(self, world: State, seat: int, action: int, until: int) -> None:
        self.world = world
        self.seat = seat
        self.action = action  # its first one
        self.until = until
        self.histories = [0] * _SEATS  # what each seat has done and seen done
        self.secret = False  # whether seats choose together
        self._together = 0  # who does
        self.steps: list[Node] = []
        self.places: list[int] = []
        self.actors: list[int] = []

    def note_who_waits(self, waiting: int) -> None:
        """Notice whether seats choose together; the last one of them still does."""
        if waiting & ~self._together:
            self._together = waiting if waiting & (waiting - 1) else 0
        else:
            self._together = waiting
        self.secret = self._together != 0

    def note(self, node: Node, seat: int, answer: int) -> None:
        """One step more that a node decided, or will learn from."""
        self.steps.append(node)
        self.places.append(node.place_of(answer))
        self.actors.append(seat)
