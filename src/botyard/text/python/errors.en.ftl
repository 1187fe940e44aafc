### What is wrong with something that was given to Botyard. Each says where.

error-nearest = Perhaps you mean: { $nearest }.
field-entry = { $field }, entry { $number }
field-whole = What you gave
field-options = Options
field-data = Own data
field-seats = Seats
    .one = Seat { $number }

## Names

unknown-name = “{ $name }” is not a known name.
unknown-game = There is no game “{ $name }”. There is: { $known }.
unknown-action = There is no action “{ $name }” in this game.
unknown-stream = This game asks for no chance called “{ $name }”.
unknown-bot = There is no bot “{ $name }” for this game. There is: { $known }.
bot-level = This server offers bots up to level { $most }, not { $level }. Choose a lower level.
unknown-net = There is no net “{ $name }” for this game. There is: { $known }.
unknown-option = This game has no option “{ $name }”. It has: { $known }.
unknown-clause = There is no clause “{ $name }”.
unknown-language = Botyard does not speak “{ $name }”. It speaks: { $known }.

## Reading data

read-not-a-table = { $path } must be a group of named values.
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
record-no-header = This file is not a record of Botyard (line { $line } of the record). Choose a record that Botyard saved.
record-format = The record has format { $format }, but this Botyard reads format { $known } (line { $line } of the record). Open it with the Botyard that saved it.
record-not-json = The record is damaged or was cut off (line { $line } of the record). Download it again.
record-line-full = The record holds more than { $most } values in one place, which no game does (line { $line } of the record). Check where it comes from.
record-chain = The record was changed, or something was taken out of it (line { $line } of the record). Download it again.
record-cut-off = The end of the record is cut off (line { $line } of the record). Download it again.
record-no-kind = The record does not say what happened here (line { $line } of the record). Download it again.
record-other-game = This is a record of { $game }, not of { $wanted } (line { $line } of the record).
record-seats = The game cannot be played with { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    } (line { $line } of the record).
record-rules = The game follows version { $rules } of the rules, but this Botyard plays version { $known } (line { $line } of the record). Open the record with the Botyard that saved it.
record-data = The game was played with other components than this Botyard has (line { $line } of the record). Open the record with the Botyard that saved it.
record-unknown-name = The record names “{ $name }”, which this game does not have (line { $line } of the record).
record-illegal = The rules do not allow this action: clause { $clause } (line { $line } of the record).
record-undo = This could not be undone (line { $line } of the record).
record-result = The result does not follow from the game (line { $line } of the record).
record-rebase = The position is missing or cannot be read (line { $line } of the record).
record-chance = The dice or draws in the record do not fit the game (line { $line } of the record).
record-dealt-otherwise = Dealing the game again gives other dice or draws (line { $line } of the record).

## Dice

dice-not-revealed = The secret of the dice is published when the game is over. Until then they cannot be checked (line { $line } of the record).
dice-other-key = The key of the dice does not follow from the secret and the numbers (line { $line } of the record).
dice-other-number = The number of seat { $seat } is not the one that it committed to.
dice-no-number = Seat { $seat } is a person’s but adds no number to the dice.
dice-seats = The dice have more or fewer numbers than the game has seats.
dice-start = The record does not say in a known way how the game started. Download it again.
dice-other-secret = The secret of the dice does not fit what was published before the game (line { $line } of the record).

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
       *[other] the outcomes that are written do not fit what the game asks for.
    }
scene-no-such-key = { $path }: nothing has this name.

## Nets

net-none = { $where } is not a net of this version.
net-shape = { $where }: the layers that the first line names are no net.
net-size = { $where } should have { $wanted } bytes after its first line, but has { $found }.
net-overflow = { $where }: weights of one unit are too large together.
net-differs = { $where }: in whole numbers the net says { $found }, in floats { $wanted }. Train with less speed.
