### Many games among bots: botyard simulate.

## Help

cli-simulate = Let bots play many games, and count who wins.
simulate-game = Name of the game.
simulate-seats = Which bots play, in seating order, with commas: bot:random,bot:greedy.
simulate-games = How many games are played; without it, 1000.
simulate-seed = The same number gives the same games. Without it a fresh one is taken, and shown.
simulate-workers = How many processes play at once; without it, one for each core. The result is the same.
simulate-out = Write one row for each game and seat to this new file, .csv or .parquet.
simulate-fixed-seats = Every bot keeps its seat. Without this, all move on by one seat after each game.

## The result

simulate-title = { $title }, { $games ->
        [one] 1 game
       *[other] { $games } games
    }, seed { $seed }
simulate-progress = Games
simulate-bot = Bot
simulate-seat = Seat
simulate-wins = Wins
simulate-of = of
simulate-rate = Rate
simulate-interval = 95 %
simulate-score = Score
simulate-decisions = Decisions
simulate-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-count = { NUMBER($value, maximumFractionDigits: 1) }
simulate-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-range = { $low }–{ $high }
simulate-means = 95 % is Wilson’s confidence interval of the rate of wins; score and decisions are means for each game.
simulate-fair = A bot that is neither better nor worse than the others wins { $fair } of its games.
simulate-rotated = The bots moved on by one seat after each game.
simulate-fixed = Every bot kept its seat.
simulate-shared = { $count ->
        [0] No first place was shared.
        [one] In 1 game the first place was shared; it counts in equal parts.
       *[other] In { $count } games the first place was shared; each counts in equal parts.
    }
simulate-written = { $count ->
        [one] 1 row was
       *[other] { $count } rows were
    } written to { $where }.

## What is wrong

simulate-no-bot = “{ $name }” is no seat for a simulation. A seat is bot:NAME; for this game there is: { $known }.
simulate-file-kind = { $where }: the name must end in .csv or .parquet.
simulate-no-parquet = { $where }: writing Parquet needs a package that is not installed: pip install botyard[parquet]. CSV works without it.
bot-illegal = The bot “{ $bot }” chose { $action }, which is not one of its legal actions.
bot-failed = The bot “{ $bot }” failed: { $why }.
bot-plan = The bot “{ $bot }” planned actions that the game does not have, or more than { $most }.
bot-note = The note of the bot “{ $bot }” has { $count } characters. The limit is { $most }.
