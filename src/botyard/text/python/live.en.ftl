### What the server says about tables, seats and live play.

table-missing = There is no such table, or it is not for you. Ask whoever invited you for a new link.
table-contested = Others changed this table at the same moment, again and again. Try again.
table-full = This table is full: it holds { $most } entries, moves and undos together. End the game by agreement, then play on from its last position at a new table.
seat-not-yours = You do not hold seat { $seat }. Open the link to that seat first.
substitute-plays-already = You already play at this table. A substitute must be somebody who has no seat here.
seat-held = Somebody holds seat { $seat }. Remove them first, or wait until they leave.
owner-only = Only whoever opened the table may do that.
hello-missing = The page did not say in time what it wants. Reload it.
hello-again = The page introduced itself twice. Reload it.
protocol-other = The server speaks protocol { $spoken }, not { $asked }. Reload the page, or update your program.
frame-invalid = The server does not understand this message. Reload the page and try again.
reason-no-hints = Hints are off at this table.
record-running = This game is not over. Its record can be had at the end.
deal-not-known = The dice of this game were never published, so its deal cannot be played again.
clock-empty = A clock needs time: give seconds, or days for a clock that counts in days.
web-not-built = The web app was not built. In a clone of the repository run: make play
