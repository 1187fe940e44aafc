### The command line and the game in the terminal.

## Help of the commands

cli-botyard = Play, replay and check robot-factory board games in the terminal.
cli-play = Play a game, against bots or with several persons at one keyboard.
cli-puzzle = List the puzzles, or solve one.
cli-puzzle-which = A name from the list, “today”, a day (2026-11-18), or a puzzle file (TOML). Without it, the puzzles are listed.
cli-puzzle-game = Puzzles of this game alone.
cli-puzzle-solution = Show the solution and stop.
cli-replay = Tell a recorded game, with drawings.
cli-verify = Check a record: unbroken, by the rules, and with the dice that were agreed on.
cli-games = List the games, their seats, bots and options.
cli-game = Name of the game; without it, you choose from a list.
cli-seats = Who plays, in seating order, with commas: person, person:Ida, bot:greedy. Without it: you and two bots.
cli-seed = Dice from a seed: the same number deals the same game. Without it, host and seats decide the dice together, and they can be checked afterwards.
cli-record = Write the record to this new file. Without it, games with persons are kept in your data folder.
cli-resume = Go on with the game in this file; “last” is the one you played last.
cli-option = Choose an option of the game, NAME=VALUE: a word, JSON, or @FILE with TOML; may be given several times.
cli-data = A data file (TOML) of your own, in place of reconstructed values.
cli-quiet = Say only how it ends.
cli-pause = Seconds to wait after each move when only bots play.
cli-scroll = Never clear the screen.
cli-lang = Language: en, fr, de or it. Without it, that of your system.
cli-version = Show version, build and Python.
cli-file = A record.
cli-at = Show only this line of the file, and the table after it.
cli-step = Wait for Enter after each line.
cli-brief = Words alone, no drawings.
cli-salvage = Write the good part of a damaged record to this new file.
cli-arguments = Arguments
cli-options = Options
cli-commands = Commands
cli-required = [required]
cli-help = Show this help.

version = Botyard { $version }, engine { $build }, Python { $python }
usage-wrong = There is no such command, or a word too many. Commands: { $known }. { $hint }
usage-no-such-option = There is no option { $name }. { $hint }
usage-missing = { $name } is missing. { $hint }
usage-bad-value = The value of { $name } cannot be used. { $hint }
usage-hint = All options: --help

## List of games

games-seats = Players
games-bots = Bots
games-rules = Version of the rules
games-skipped = Cannot be used: { $name }. { $why } Ask whoever wrote it, or uninstall its package.
games-option = Option

## During play

question = { $seat }: { $step }
question-any = Choose.
since-last-look = Since your last turn
prompt = { $count ->
        [1] 1
       *[other] 1–{ $count }
    }, h for help:
prompt-ceremony = Enter to do it, h for help:
prompt-game = Which game, 1–{ $count }?
prompt-step = Enter for the next line:
prompt-story = Enter to go on:
choices-more = { $count ->
        [one] and 1 more, in another order
       *[other] and { $count } more, in another order
    }; ? lists them.
choices-refused-more = { $count ->
        [one] and 1 more that is not possible now
       *[other] and { $count } more that are not possible now
    }; ? shows all.
curtain = Now it is { $seat }’s turn. Pass the keyboard on; nobody else looks.
curtain-prompt = Enter when you are ready:

command-undo = Take back your last decision, as far as you have learned nothing since.
command-why = Show everything that is not possible now, and why.
command-story = Tell again what happened since your last turn.
command-scores = Show the scores line by line.
command-rule = Show a clause of the rules: r and its number.
command-language = Change the language: l en, l fr, l de, l it.
command-hint = Show the next step of the solution.
command-solution = Show the whole solution.
command-again = Start the puzzle again.
command-help = Show this help.
command-quit = Save and stop.
help-choice = { $action }: { $effect }
help-answers = Answer with the number of a choice, or with the name of an action as it stands behind it. Several answers can stand in one line, and each number is that of the list as you see it.


score-of = { $seat }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
saved-finished = The record is in { $where }
    Watch it again: botyard replay { $where }
    Check the dice: botyard verify { $where }
saved-quit = Saved in { $where }
    Go on later: botyard play --resume { $where }
saved-broken-off = Broken off; nothing is lost. The game is in { $where }
    Go on later: botyard play --resume { $where }

## Replay and verification

replay-line = line { $line }
replay-lines = lines { $first } to { $last }
salvaged = { $count ->
        [one] 1 good line was
       *[other] { $count } good lines were
    } written to { $where }
salvage-hint = What is good in a damaged record can be saved: botyard replay FILE --salvage NEW.jsonl
verify-unfinished = The game is not over.

## What is wrong

file-missing = There is no file { $where }.
file-not-text = { $where } is not a text file.
file-trouble = { $where }: { $why }.
file-exists = { $where } exists already, and is not overwritten.
wrong-in-file = { $where }: { $told }
folder-missing = There is no folder { $where }.
system-trouble = The system refuses: { $why }.
saved-until = The game stopped: { $why }. It is saved up to the last line that was written, in { $where }
    Go on later: botyard play --resume { $where }
file-changed = { $where } was changed by somebody else while you played. Nothing more is written to it.
data-not-toml = { $where } is not valid TOML: { $why }
option-not-json = The value of the option { $name } is not valid JSON: { $value }
seats-unknown = “{ $name }” is no seat. A seat is person, person:NAME or bot:NAME.
seats-name = “{ $name }” cannot be a name: at most { $most } characters, all visible.
seats-same-name = Two players are called { $name }. Give them different names.
seats-count = { $count ->
        [one] 1 player is
       *[other] { $count } players are
    } not possible; this game is for { $allowed }.
seed-range = The seed { $value } is not from 0 to { $most }.
pause-range = A pause of { $value } is not possible; choose from 0 to { $most } seconds.
resume-alone = --resume goes on with a game as it is; game, seats, dice, options and file cannot be chosen anew.
resume-last = The last game that is not over: { $where }
resume-finished = The game in { $where } is over. Watch it: botyard replay { $where }
secret-missing = The secret of the dice ({ $where }.secret) is missing, so the game in { $where } cannot go on.
nothing-to-resume = There is no unfinished game in { $where }.
no-such-choice = There is no choice { $name }; { $most ->
        [1] choose 1
       *[other] choose from 1 to { $most }
    }.
nothing-chosen = { $most ->
        [1] Choose 1.
       *[other] Choose from 1 to { $most }.
    }
no-such-line = There is no line { $name }; the record goes from line 2 to line { $last }.
