### Commands for those who look into the games: rules, scenes, the contract, perft.

cli-rule = Show one clause of the rules: its text, where it comes from, the code and the tests that name it.
cli-clause = A clause, like RB-39.
cli-rules = Show all rules of a game, clause by clause.
cli-rules-game = Name of the game.
cli-scene = Play scenes and say what differs from what they expect.
cli-scene-file = A scene (TOML).
cli-contract = Play random games and check everything that a game must keep.
cli-perft = Count the lines of play from the start, to compare two versions of the rules.

## Clauses

rule-section = Section
rule-kind = Kind
rule-status = Status
rule-source = Source
rule-see = See also
rule-code = Code
rule-test = Test

kind-rule = rule
kind-data = value of a component
kind-permission = permission
kind-note = note

status-printed = printed
status-ruling = ruling
status-derived = consequence
status-reconstructed = reconstructed

source-rulebook = rulebook
source-summary = one-page summary
source-languages = rulebook, its languages compared
source-reviews = public reviews
source-transcriptions = public transcriptions of the cards
source-ruling = our decision
source-reconstruction = reconstruction
source-consequence = other clauses
source-count = count of the components
source-mathematics = mathematics

## Scenes

scene-holds = { $title }: { $count ->
        [one] 1 step, as expected
       *[other] { $count } steps, as expected
    }
scene-differs = { $title }: not as expected
scene-step = Step { $number }, { $path }
scene-expected = expected:
scene-found = found:

## The contract

contract-games = How many games.
contract-seed = The same seed plays the same games.
contract-scenes = Folder for the scenes of failures.
contract-scene = Scene: { $where }
contract-played = { $count ->
        [one] 1 game
       *[other] { $count } games
    }, { $checks } checks, { $failures ->
        [0] nothing broken
        [one] 1 game broke the contract
       *[other] { $failures } games broke the contract
    }.
contract-again = Again: --seed { $seed }

## Perft

perft-depth = How many decisions deep.
perft-seats = How many seats; without it, as few as possible.
perft-dealer = What chance does: first (always the first outcome), seeded, or all (every outcome is counted).
perft-lines = { $depth }: { $lines }
unknown-dealer = There is no dealer “{ $name }”. Known: { $known }.

## Records

record-deal = A game is dealt only once, at its start (line { $line } of the record).
record-after-end = Something follows the end of the game (line { $line } of the record). Download the record again.
