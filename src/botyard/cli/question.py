"""A question put to a person: what is possible, what is not and why, and reading the answer."""

from dataclasses import dataclass
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from botyard.cli.draw import asked_about
from botyard.cli.palette import CLAUSE, LAMP, REFUSED, seat_mark, with_names
from botyard.kernel.errors import UnknownName
from botyard.kernel.game import Game, Json
from botyard.kernel.reasons import Reason
from botyard.kernel.state import State
from botyard.words import SEAT_ARGUMENTS, Words

DONE: Final = "done"  # the kind of action that ends what is optional
_MOST_REFUSED: Final = 6  # how many refused choices are listed unless all are asked for
_TWO_COLUMNS: Final = 6  # from so many choices on they stand in two columns, if they fit
_MOST_ALIKE: Final = 20  # kinds of more actions than these are not looked through for refused ones


@dataclass(frozen=True)
class Refused:
    """A choice that the rules refuse now."""

    action: int
    reason: Reason
    params: Json


@dataclass(frozen=True)
class Answer:
    """An action that was typed, as a number or by its name."""

    action: int
    is_number: bool


class Question:
    """What one seat may do now."""

    def __init__(self, game: Game, state: State, seat: int) -> None:
        self.game = game
        self.seat = seat
        self._view = game.view(state, seat)
        self._about = asked_about(game, state, self._view, seat)
        self.thinking = state.legal(seat)  # without courtesies
        self.choices, self.usual = _in_order(game, self.thinking, state.offered(seat))
        self.refused = _refused(game, state, seat, self.choices)

    def keys(self) -> dict[str, int]:
        """The number of each possible action, by its name."""
        name = self.game.vocabulary.name
        return {name(action): number for number, action in enumerate(self.choices, start=1)}

    def answers(self, typed: str) -> list["Answer"]:
        """What was typed in one line."""
        words = typed.replace(",", " ").split() or [""]
        return [Answer(self.answer(word), word.isdecimal()) for word in words]

    def answer(self, typed: str) -> int:
        """The action that was typed, by number or by name; Enter performs a ceremony."""
        if not typed and self.ceremony() is not None:
            return self.choices[0]
        known = self.choices + [refused.action for refused in self.refused]
        if typed.isdecimal():
            if not 1 <= int(typed) <= len(known):
                raise UnknownName("no-such-choice", name=typed, most=self.usual)
            return known[int(typed) - 1]
        if not typed:
            raise UnknownName("nothing-chosen", most=self.usual)
        return self.game.vocabulary.action(typed)

    def places(self, action: int, among: list[int]) -> list[int]:
        """Of these actions those that do the same with the same thing in another place."""
        kind, args = self.game.vocabulary.words(action)
        found: list[int] = []
        for other in among:
            others, others_args = self.game.vocabulary.words(other)
            same = others == kind and [*others_args.values()][1:] == [*args.values()][1:]
            if same and other != action:
                found.append(other)
        return found

    def ceremony(self) -> int | None:
        """The one thing to do, if it is a ceremony; what takes back is no other thing to do."""
        if len(self.thinking) == 1 and self.game.vocabulary.is_ceremony(self.thinking[0]):
            return self.thinking[0]
        return None

    def asked(self, words: Words) -> Text:
        """Who is asked for what, in words."""
        text = Text().append_text(seat_mark(self.seat)).append(" ")
        step, args = self._view.get("step"), self._view.get("args")
        given = args if isinstance(args, list) else []
        params = dict(zip(("first", "second"), given, strict=False))
        asking = _step(words, step, {**params, **self._about})
        asked = words.say("question", seat=self.seat + 1, step=asking)
        text.append_text(with_names(asked, words.seats))
        if isinstance(args, list) and words.has(f"step-{step}.now"):
            text.append(" " + words.say(f"step-{step}.now", **params))
        about = self._view.get("about")  # which of several things of the seat
        if isinstance(about, str):
            text.append(" " + words.say(f"about-{about}"))
        return text

    def listed(
        self, words: Words, width: int, *, everything: bool, drawn: tuple[str, ...] = ()
    ) -> RenderableType:
        """
        The choices with their numbers, then what is refused, dimmed, with its clause.

        Kinds of actions that are ``drawn`` with their numbers are left out.
        """
        groups = self._reasons(words, apart=everything)
        most = len(groups) if everything else _MOST_REFUSED
        rows = Table.grid(padding=(0, 1, 0, 0))
        rows.add_column(justify="right", min_width=3, style=REFUSED)
        rows.add_column(style=REFUSED)
        for group in groups[:most]:
            rows.add_row(str(group[0][0]), _refused_line(words, group))
        left = sum(len(group) for group in groups[most:])
        if left > 0:
            rows.add_row("", words.say("choices-refused-more", count=left))
        choices = self._choices(words, width, everything, drawn)
        return Group(choices, rows) if groups else choices

    def _reasons(self, words: Words, *, apart: bool) -> list[list[tuple[int, Refused]]]:
        """What is refused, with its number; what is refused in the same words stands together."""
        groups: dict[str, list[tuple[int, Refused]]] = {}
        for number, refused in enumerate(self.refused, start=len(self.choices) + 1):
            key = str(number) if apart else words.reason(refused.reason, refused.params)
            groups.setdefault(key, []).append((number, refused))
        return list(groups.values())

    def _choices(
        self, words: Words, width: int, everything: bool, drawn: tuple[str, ...]
    ) -> RenderableType:
        shown = len(self.choices) if everything else self.usual
        kind = self.game.vocabulary.words
        rows = [
            _choice(words, number, action, self._manner())
            for number, action in enumerate(self.choices[:shown], start=1)
            if kind(action)[0] not in drawn
        ]
        if shown < len(self.choices) and not drawn:
            more = words.say("choices-more", count=len(self.choices) - shown)
            return Group(_in_columns(rows, width, _TWO_COLUMNS), Text(f"    {more}", REFUSED))
        return _in_columns(rows, width, 2 if drawn else _TWO_COLUMNS)

    def _manner(self) -> str:
        """How choices read here: by the dice that one choice takes together, or by the step."""
        return str(self._about.get("dice") or self._view.get("step") or "")


def refusal(words: Words, reason: Reason, params: Json) -> Text:
    """Why not, with the clause that says so."""
    text = with_names(words.reason(reason, params), words.seats)
    text.append("  ").append(reason.clause, CLAUSE)
    key = f"rule-{reason.clause}.title"
    return text.append(f" {words.say(key)}", "italic") if words.has(key) else text


def _step(words: Words, step: object, params: Json) -> str:
    """What is asked; ``asked-…`` names the card, contractor or tool, where there is one."""
    if words.has(f"asked-{step}"):
        return words.say(f"asked-{step}", **params)
    if isinstance(step, str) and words.has(f"step-{step}"):
        return words.say(f"step-{step}", **params)
    return words.say("question-any")


def _in_columns(rows: list[Text], width: int, many: int) -> RenderableType:
    """Rows below each other, in two columns if they are many and short."""
    half = (width - 2) // 2
    if len(rows) < many or max(len(row) for row in rows) > half:
        return Group(*rows)
    grid = Table.grid(padding=(0, 2, 0, 0))
    middle = (len(rows) + 1) // 2
    for number in range(middle):
        right = rows[middle + number] if middle + number < len(rows) else Text()
        grid.add_row(rows[number], right)
    return grid


def _choice(words: Words, number: int, action: int, step: str) -> Text:
    text = Text(f"{number:>3} ", LAMP)
    return Text().append_text(text).append(words.action(action, step))


def _refused_line(words: Words, group: list[tuple[int, Refused]]) -> Text:
    """A group, struck out, each but the first with its number; then the reason and its clause."""
    same = group[0][1]
    text = Text().append(words.action(same.action), "strike")
    for number, refused in group[1:]:
        text.append(f", {number} ").append(words.action(refused.action), "strike")
    text.append(f"  {words.reason(same.reason, same.params)} ")
    return text.append(same.reason.clause, CLAUSE)


def _in_order(game: Game, thinking: list[int], possible: list[int]) -> tuple[list[int], int]:
    """
    What is possible: what a thinking player may do, being done last, then other courtesies.

    Last come those that do what others do in another order. How many stand before them is told.
    """
    kind = {action: game.vocabulary.words(action)[0] for action in possible}
    kinds = {kind[action] for action in thinking}
    apart = [action for action in possible if kind[action] not in kinds]
    same = [action for action in possible if kind[action] in kinds and action not in thinking]
    last = {action for action in thinking if kind[action] == DONE}
    usual = [*sorted(set(thinking) - last), *sorted(last), *sorted(apart)]
    return usual + sorted(same), len(usual)


def _refused(game: Game, state: State, seat: int, choices: list[int]) -> list[Refused]:
    """What is refused: candidates and courtesies in their order, then others of their kind."""
    found: list[Refused] = []
    known = state.candidates(seat) + state.courtesies(seat)
    for action in known + _alike(game, known):
        why = None if action in choices else game.why_not(state, seat, action)
        if why is not None:
            found.append(Refused(action, *why))
    return found


def _alike(game: Game, known: list[int]) -> list[int]:
    """All other actions of the same kinds; not those that name seats, which may not exist."""
    words = game.vocabulary.words
    kinds = {words(action)[0] for action in known}
    others: dict[str, list[int]] = {}
    for action in range(len(game.vocabulary)):
        kind, args = words(action)
        if kind in kinds and action not in known and not args.keys() & set(SEAT_ARGUMENTS):
            others.setdefault(kind, []).append(action)
    return sorted(
        action for actions in others.values() if len(actions) <= _MOST_ALIKE for action in actions
    )
