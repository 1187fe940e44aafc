### Which bot is stronger: botyard arena.

cli-arena = Find out which bot is stronger, on equal deals and from every seat.
arena-which = Which bots meet, with commas: greedy,random.
arena-seats-help = How many seats a game has. With more than two, one bot plays against several of the other.
arena-games = How many games each pair plays; without it, 400. Each deal is played from every seat.
arena-file = Keep all games in this file, and go on where it ends: after a pause, or with more games.
arena-picture = Draw the ladder and the cross table into this file, as SVG.
arena-title = { $title }, { $seats } seats, { $games ->
        [one] 1 game
       *[other] { $games } games
    }, seed { $seed }
arena-rating = Rating
arena-sure = ± 2 sigma
arena-spread = ± { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-against = against
arena-paired = Each deal was played { $seats ->
        [2] twice
       *[other] { $seats } times
    }, with the bots in other seats each time.
arena-row = { $others ->
        [one] A row says how often a bot won against the other one.
       *[other] A row says how often one such bot won against { $others } of the other.
    }
arena-rating-means = The rating is openskill’s (Plackett-Luce); every bot starts at 25.
arena-drawn = The picture is in { $where }.
arena-bots = An arena needs at least two different bots: --bots greedy,random.
arena-twice = The bot “{ $bot }” is named twice. Name each bot once.
arena-seats = An arena needs at least two seats, not { $count }.
arena-no-file = { $where } is not a file of an arena. Choose another name; a new file is made.
arena-other = { $where } holds other games: its { $what } is { $found }, here it is { $wanted }. Choose another file, or the same bots, seats, seed and options.
arena-line = { $where }, line { $line }: this is not a game of this arena. Remove the line, and the game is played again.
