"""A game of other rules whose position the rules of today cannot read: nobody can play it on."""

from dataclasses import dataclass

from botyard.kernel.record import END, OUTDATED, Record, RecordLine, read_line
from botyard.tables import entries as kinds
from botyard.tables.entries import Entry, Json


@dataclass(frozen=True)
class Outdated:
    """What is left of it: its record, and its position as the rules of its day wrote it."""

    record: Record
    position: Json

    def end(self, published: Json, now: float) -> Entry:
        """End it without a result, and publish the secret of the dice."""
        content: Json = {"scores": None, "standing": None, OUTDATED: True, **published}
        text = self.record.add(RecordLine(END, content=content))
        return Entry(kinds.OUTDATED, now, kinds.OVER, lines=[text], events=[[]])

    def follow(self, text: str) -> None:
        """Add a line that another node wrote."""
        self.record.lines.append(read_line(text, self.record.texts[-1], len(self.record.texts) + 1))
        self.record.texts.append(text)
