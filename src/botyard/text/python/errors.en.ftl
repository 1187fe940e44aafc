### What is wrong with something that was given to Botyard. Each says where.

error-nearest = Perhaps you mean: { $nearest }.

## Names

unknown-name = “{ $name }” is not a known name.
unknown-game = There is no game “{ $name }”. There is: { $known }.
unknown-action = There is no action “{ $name }” in this game.
unknown-stream = This game asks for no chance called “{ $name }”.
unknown-bot = There is no bot “{ $name }” for this game. There is: { $known }.
unknown-option = This game has no option “{ $name }”. It has: { $known }.
unknown-clause = There is no clause “{ $name }”.
unknown-language = Botyard does not speak “{ $name }”. It speaks: { $known }.

## Reading data

read-not-a-table = { $path } must be a table.
read-missing = { $path } is missing.
read-not-a-list = { $path } must be a list.
read-not-a-text = { $path } must be a text.
read-not-a-flag = { $path } must be true or false.
read-not-a-number = { $path } must be a whole number.
read-out-of-range = { $path } is { $value }, but must be from { $low } to { $high }.
read-unknown-key = { $path } is not known.
read-unknown-name = { $path }: “{ $name }” is not a known name.

## Positions

position-not-a-list = { $path } must be a list.
position-not-a-step = { $path } must be a step: its name, then at most two numbers.
position-unknown-step = { $path }: there is no step “{ $name }”.
position-length = { $path } has { $count ->
        [one] 1 entry
       *[other] { $count } entries
    }, but needs { $wanted }.
position-too-many = { $path }: { $count } are used, but there are only { $most }.
position-stuck = { $path }: nobody could do anything here, and the game would be stuck.

## Records

record-empty = The record is empty.
record-no-header = Line { $line }: this is not a record of Botyard; its first line must say so.
record-format = Line { $line }: the record has format { $format }; this Botyard reads format { $known }.
record-not-json = Line { $line } cannot be read: it is damaged or was cut off.
record-line-full = Line { $line } holds more than { $most } values, which no game does. Check where the record comes from.
record-chain = Line { $line } does not fit the line before it: one of them was changed, or something between them was taken out.
record-cut-off = Line { $line } is cut off: the record does not end with the end of a line.
record-no-kind = Line { $line } does not say what happened.
record-other-game = Line { $line }: this is a record of { $game }, not of { $wanted }.
record-seats = Line { $line }: the game cannot be played with { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }.
record-rules = Line { $line }: the record follows version { $rules } of the rules; this Botyard plays version { $known }.
record-data = Line { $line }: the record was played with other components (digest { $data }).
record-unknown-name = Line { $line }: “{ $name }” is not known.
record-illegal = Line { $line }: the rules do not allow this action (clause { $clause }).
record-undo = Line { $line }: this could not be taken back.
record-result = Line { $line }: the result does not follow from the game.
record-rebase = Line { $line }: the position is missing or cannot be read.
record-chance = Line { $line }: what chance is said to have done does not fit the game.
record-dealt-otherwise = Line { $line }: dealt again, something else comes out.

## Dice

dice-not-revealed = The secret of the dice is published when the game is over. Until then they cannot be checked (line { $line }).
dice-other-key = Line { $line }: the key of the dice does not follow from the secret and the numbers.
dice-other-number = The number of seat { $seat } is not the one that it committed to.
dice-no-number = Seat { $seat } is a person’s but adds no number to the dice.
dice-seats = The dice have more or fewer numbers than the game has seats.
dice-start = “{ $start }” is no way to start a game. Known: { $known }.
dice-other-secret = Line { $line }: the secret of the dice does not fit what was published before the game.

## Scripted chance

script-ended = The game asks for outcome number { $number }, but no more are written.
script-impossible = Outcome number { $number } cannot come out here.
script-left-over = { $left ->
        [one] 1 written outcome was
       *[other] { $left } written outcomes were
    } never asked for.
script-stream = Outcome number { $number } is written for another kind of chance than the game asks for.

## Scenes

scene-not-toml = The scene is not valid TOML: { $place }
scene-stars = { $path } must be the points for one, two and three stars, in order.
scene-no-puzzle = This scene is no puzzle: { $path } is missing.
scene-stars-for-whom = { $path } is missing: stars are for the seat that solves the puzzle.
scene-start = { $path }: a scene begins with a position or with what is dealt, and not with both.
scene-chance = { $path }: { $why ->
        [script-ended] the game asks for “{ $asked }”, and no more is written.
        [script-stream] the game asks for “{ $asked }”, and “{ $written }” is written.
        [script-impossible] the game asks for “{ $asked }”, and “{ $written }” cannot come out.
        [script-left-over] “{ $written }” is written, and the game asks for nothing more.
       *[other] the outcomes that are written do not fit what the game asks for ({ $why }).
    }
scene-no-such-key = { $path }: nothing has this name.
