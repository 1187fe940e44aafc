"""Several answers in one line: what each of them means when its turn comes."""

from botyard.cli.question import Answer, Question


class TypedLine:
    """What was typed at a question: its answers, and what has been done of them."""

    def __init__(self, question: Question, answers: list[Answer]) -> None:
        self._question = question
        self.first = answers[0].action  # means what it says
        self._left = answers[1:]
        self._done = [self.first]

    def is_for(self, seat: int) -> bool:
        """Whether this seat has given more answers than the first."""
        return self._question.seat == seat and len(self._left) > 0

    def next(self, now: Question) -> int | None:
        """
        The action that is meant by the next answer; none if there is nothing left to mean.

        A place that cannot be used any more stands for the next: of several cards in one line
        each goes into the next register. So does a number for a place that the line has filled,
        even if the rules would take a second thing there: who wants that, says so by name.
        """
        answer = self._left.pop(0)
        found: int | None = answer.action
        if self._is_filled(answer):
            found = self._next_place(now, answer)
        elif answer.action not in now.choices:
            found = next(iter(now.places(answer.action, now.thinking)), answer.action)
        if found is not None:
            self._done.append(found)
        return found

    def _is_filled(self, answer: Answer) -> bool:
        """Whether the line has put something there, and places are filled in their order."""
        used = self._place(answer.action) in [self._place(action) for action in self._done]
        return answer.is_number and used and len(self._later(answer)) > 0

    def _later(self, answer: Answer) -> list[int]:
        """The places that came after this one when the line was typed: only a courtesy then."""
        before = self._question
        if answer.action not in before.thinking:
            return []
        places = before.places(answer.action, before.choices)
        return [place for place in places if place not in before.thinking]

    def _next_place(self, now: Question, answer: Answer) -> int | None:
        """The first of them that the line has not filled; else what the rules refuse, or none."""
        used = [self._place(action) for action in self._done]
        later = self._later(answer)
        for action in now.thinking:
            if action in later and self._place(action) not in used:
                return action
        return None if answer.action in now.choices else answer.action

    def _place(self, action: int) -> tuple[str, str]:
        """The kind of an action, and the place that it names."""
        kind, args = self._question.game.vocabulary.words(action)
        return kind, next(iter(args.values()), "")
