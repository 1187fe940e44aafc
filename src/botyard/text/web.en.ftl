### What the web app says.

## Home

web-home = Home
web-slogan = Four games from the robot factory.
    .more = No account. Take a seat and play.
web-description = Play RoboRally, Bot Factory, Fantastic Factories and Außer Rand & Band in your browser: against bots, with friends by link, or alone. Free, and no account needed.
web-players = players
web-minutes = { $minutes } min
web-play-now = Play now against bots
# What a screen reader calls a button of a game’s card: “Play with friends: RoboRally”.
web-of-game = { $doing }: { $title }
web-play-friends = Play with friends
web-watch = Watch
web-rules = Rules
web-learn = Learn
web-learn-alone = Learn solo
web-continue = Continue
web-continue-gathering = Not everybody is there yet.
web-continue-yours = Waiting for you.
web-continue-news = { $count ->
        [one] 1 thing has happened since your last look.
       *[other] { $count } things have happened since your last look.
    }
web-continue-with = With { $names }.
web-continue-alone = On your own.
web-continue-now = just now
web-continue-all = Show all { $count }
web-continue-fewer = Show fewer
web-upload = Open a record
    .does = Watch and check a game that somebody saved as a file.

## Preferences and account

web-preferences = Preferences
web-preferences-kept = Kept in this browser only.
web-language = Language
    .now = Language: { web-language-name }
web-language-name = English
web-theme = Light
    .now = Light: { $theme }
web-theme-system = Automatic
web-theme-light = Day
web-theme-dark = Night
web-speed = Speed
    .now = Speed: { $speed }
web-sound = Sound on your turn
web-keys = Single-key shortcuts
web-confirm = Confirm the end of my turn
web-on = On
web-off = Off
web-yes = Yes
web-no = No
web-account = Your name
web-nickname = What the others call you
web-account-why = You need no account. With a name and a password you find your games on every device.
web-account-is = Your account: { $name }
web-account-way = Account or log in
web-account-new = Make an account
web-account-name = Name of the account
web-password = Password
web-password-old = Current password
web-password-length = At least 8 characters.
web-login = Log in
web-logout = Log out
web-devices = Signed in on
web-device-unknown = Another device
web-device-here = this device
web-device-seen = Last used { $when }
web-sign-out = Sign out
web-sign-out-elsewhere = Sign out everywhere else
web-save = Save
web-saved = Saved.
web-cancel = Cancel
web-export = Everything about you
web-forget = Delete everything
sure-forget = Your name, your account and your seats are deleted for good. Games that others play in go on.
    .title = Delete everything?
    .yes = Delete everything

## Set-up and lobby

web-setup = Who plays?
web-setup-same = The same deal again
web-setup-on = Play on after step { $line }
web-players-count = Players
web-person-here = Person here
web-seat-name = Name of player { $number }
web-names-alike = Give everyone here a different name.
web-person-link = By link
web-bot = Bot
web-level = Bot difficulty
web-more-settings = Clock, hints, spectators, options
web-clock = Clock
web-clock-none = No clock
web-clock-decision = For each decision
web-clock-game = For the whole game
web-clock-days = Days for each decision
web-clock-time = Time
web-seconds = { $count } s
web-days = { $count ->
        [one] 1 day
       *[other] { $count } days
    }
web-hints = Hints by a good bot
web-spectators = Spectators
web-allowed = Allowed
web-not-allowed = Not allowed
web-public = Listed for everybody to watch
web-seat-number = Seat { $number }
web-from-file = From a file
web-from-file-named = From a file: { $file }
web-as-printed = As in the box
web-not-a-table = This file cannot be used here. Choose one with values for this option, written as JSON.
web-number-range = A whole number from { $low } to { $high }
web-start = Start
web-start-links = Get the links
web-gathering = Waiting until everybody is there.
web-lobby-missing = { $count ->
        [0] Everybody is there.
        [one] 1 seat is still free.
       *[other] { $count } seats are still free.
    }
web-lobby-revealing = Everybody is there. Waiting for { $names } to show a number for the dice.
web-lobby-number = Number for the dice is missing
web-give-up = Give to a bot for good
web-start-deal = Same deal again: nothing is claimed about its dice.
web-start-position = Continued from a position: nothing is claimed about its dice.
web-dice = The dice
web-dice-distrust = Something is wrong with the dice: the server shows other commitments than before. This browser keeps its number to itself.
web-dice-ok = This browser checked the dice: its own number is in them, all commitments are those it saw before any number was shown, and the key follows from all numbers together. Nobody chose these dice.
web-dice-part = This browser added no number to these dice. What was published fits together.
web-dice-bad = This browser found something wrong with the dice:
web-dice-host = The server’s commitment is not the one from before the game.
web-dice-secret = The secret does not fit the server’s commitment.
web-dice-own = Your own number or commitment was changed.
web-dice-others = Commitments of others are not those from before the game.
web-dice-numbers = A number does not fit its commitment.
web-dice-key = The key does not follow from the secret and the numbers.
web-lobby-begins = The game begins by itself when all seats are taken.
web-lobby-bot = A bot, ready
web-lobby-free = Free: send this link, or show the code
web-lobby-you = You, at this screen
web-lobby-there = There and ready
web-to-bot = A bot instead
web-to-person = A person instead
web-remove = Remove
web-new-link = Make a link
web-link = Link to the seat
web-qr = QR code of the link
web-copy = Copy the link
web-copied = Copied.
web-copy-by-hand = Copy the link by hand
    .does = This browser does not let the page do it. The link is selected: copy it with Ctrl+C, or with a long press.
web-invited = A seat is kept for you. What shall the others call you?
web-sit-down = Sit down

## At the table

web-turn = Your turn.
web-turn-of = { $seat } is to act.
web-waiting = Waiting for { $names }.
web-waiting-too = Waiting for { $names } too.
web-ready = { $count ->
        [one] { $names } is ready.
       *[other] { $names } are ready.
    }
web-ready-many = { $count } players are ready.
web-end-turn = End your turn?
    .done = Done
web-moment = One moment.
web-shown = Watch what happens.
web-over = The game is over.
web-paused = The game is paused.
web-undo = Take back
web-hint = What would a good bot do?
web-hurry = The rules leave you only a little time.
web-hint-is = A good bot: { $action }
web-why-rule-of-thumb = By its rules of thumb, nothing else brings more now.
web-why-only-one = There is nothing else worth trying.
web-why-points = Than “{ $other }” it brings { $points ->
    [one] 1 point
   *[other] { $points } points
} more on average. It went better in { $better } of { $tries } tries, worse in { $worse }.
web-why-chances = Against “{ $other }” it went better in { $better } of { $tries } tries, worse in { $worse }.
web-hint-asked = { $seat } asked for a hint.
web-text-table = Text table
web-menu = Menu
web-skip = Skip the motion
web-tabs = Parts of the table
web-tab-board = Board
web-tab-others = Others
web-tab-log = Log
web-log-since = Since your last look
web-log-all = Everything
web-log-until = Until here
web-log-latest = Jump to latest
web-seat = Seat
web-seats = Seats
web-seat-thinks = thinks
web-seat-ready = ready
web-seat-away = not here
web-seat-left = has left, a bot plays
web-seat-substitute = substitute
web-told-substitute = { $seat } takes over this seat as a substitute. Everybody agreed.
web-seat-gave-up = gave up, a bot plays
web-told-give-up = { $seat } did not show a number for the dice and is out of this game; a bot plays the seat.
web-told-leave = { $seat } leaves; a bot plays on.
web-told-return = { $seat } is back.
web-told-bot = Seat of { $seat }: somebody else decides now.
web-told-propose = { $seat } proposes something.
web-told-agree = { $seat } agrees.
web-told-decline = { $seat } is against it.
web-told-resume = { $seat } ends the pause.
web-proposed-pause = { $count ->
        [one] { $names } proposes a pause.
       *[other] { $names } propose a pause.
    }
web-proposed-substitute = { $count ->
        [one] { $names } proposes a substitute for { $seat }.
       *[other] { $names } propose a substitute for { $seat }.
    }
web-proposed-end = { $count ->
        [one] { $names } proposes to end the game now.
       *[other] { $names } propose to end the game now.
    }
web-agree = Agree
web-decline = No
web-resume = Go on
web-left = A bot plays for you.
web-removed = You were removed from your seat.
    .watching = You are watching now.
web-return = Come back
web-leave = Leave the seat to a bot
web-leave-game = Leave the game
web-propose-pause = Propose a pause
web-propose-substitute = Propose a substitute
web-propose-end = Propose to end
web-together = Together at the table
web-device = Another device
    .does = Open your seat on a phone or another computer, too. The link works once.
web-device-link = Link and code
web-device-out = Sign out all other devices
web-owner = Your table
web-share-watch = Copy link for spectators
web-curtain = { $seat } is next
    .does = Pass the device on. Nobody else looks.
web-curtain-lift = I am { $seat }
web-away = No connection. Trying again; nothing is lost.
web-bots-hurried = The server is busy: bots think for a shorter time.
web-try-now = Try now
web-sending = Sending …
web-closed = This table cannot be opened here.
web-missing = That does not work
web-server-away = The server does not answer.
web-trouble = This page is older than its server, or the connection is lost. Loading it again helps.
web-load-again = Load again
web-loading = Loading …

## Before something that cannot be undone

sure-leave = A bot plays on for you. You can come back at any time before the end.
    .title = Leave your seat?
    .yes = Leave seat
sure-pause = The game is paused, and the bots wait for you. You find it under “{ web-continue }” on the home page.
    .title = Leave this game?
    .yes = Pause and leave
sure-end = The game ends now. The points stay as they are, and nobody wins. This cannot be undone.
    .title = End the game?
    .yes = End game
sure-end-together = Once everyone agrees, the game is over. The points stay as they are, and nobody wins. This cannot be undone.
    .title = End the game early?
    .yes = Yes, end it
sure-substitute = Once everyone agrees, somebody new takes over the seat of { $seat } and sees everything hidden there. This cannot be undone.
    .title = Replace { $seat }?
    .yes = Yes, replace
sure-remove = A bot plays the seat from now on. { $seat } cannot come back unless everyone agrees on a substitute.
    .title = Remove { $seat }?
    .yes = Remove
sure-free = The seat is free again. { $seat } needs a new link to come back.
    .title = Remove { $seat }?
    .yes = Remove
sure-give-up = A bot plays the seat to the end. { $seat } cannot come back to it.
    .title = Give the seat to a bot?
    .yes = Give to a bot
sure-device-out = Your seat is closed on every other device. Opening it there again takes a new link.
    .title = Sign out all other devices?
    .yes = Sign out
sure-login = You are playing { $count ->
        [one] a game
       *[other] { $count } games
    } here as a guest. Log in, and you cannot come back to { $count ->
        [one] it
       *[other] them
    }. To keep your games, create an account instead.
    .title = Leave your guest games?
    .yes = Log in
sure-sign-out = { $device } loses your name and your games until you log in there again.
    .title = Sign out this device?
    .yes = Sign out
sure-sign-out-all = All other devices lose your name and your games until you log in there again.
    .title = Sign out everywhere else?
    .yes = Sign out

## Text table and keys

web-text-parts = Parts of this page
web-text-choices = Choices
web-text-events = Events
web-position = Position
web-back-to-board = back to the board
web-choices = Your choices: { $count }
web-no-choices = Nothing is asked of you now.
web-not-now = Not now: { $count }
web-refused = { $action }: { $reason }
web-events = Events since your last look: { $count }
web-no-events = Nothing has happened.
web-help = Help and keys
web-help-ring = What you can do now glows. One press does it.
web-help-why = Anything else tells you why not: hover, focus, or press long.
web-keys-can = You can switch off single-key shortcuts in the preferences.
web-keys-are = Single-key shortcuts are off. You can switch them on in the preferences.
web-key-digits = the first ten choices
web-key-shift = the next ten choices
web-key-enter = the only choice
web-key-arrows = on a board, to the next thing; Enter says why not
web-key-escape = close, or skip the motion

## After the game

web-ended-early = The game was ended by agreement.
web-outdated = A new version of the rules cannot continue this game. It ends here without a result.
web-told = Older rules played this part: the board stands still, the log tells what happened.
web-told-only = Today’s rules cannot replay this game. The log tells what happened.
web-place = Place { $place }
web-points = { $count ->
        [one] point
       *[other] points
    }
web-no-points = No points.
web-rematch = Rematch
web-replay = Watch it again
web-see-board = See the table
web-graph = Points over time
web-graph-says = Points over time; at the end: { $summary }
web-afterwards = And now
web-check = Check the dice
web-checking = The game is dealt again …
web-check-bad = Something is wrong with this game.
web-check-own = You need not trust this server. Take the record home and check it yourself:
web-challenge = Same deal for a friend
web-challenge-copied = The link to the same deal is copied.
web-download = Download the record
web-line = Step { $line }
web-first = To the beginning
web-previous = One step back
web-play = Play
web-pause = Pause
web-next = One step on
web-step-back = Back
web-last = To the end
web-link-here = Link to this move
web-play-on = Play on from here

## Rules and watching

web-rules-of = The rules of { $title }
web-search-rules = Search the rules
web-found = { $count ->
        [0] No rule says that.
        [one] 1 rule found
       *[other] { $count } rules found
    }
web-contents = Contents
web-see = See
web-status-ruling = Our answer to an open question.
web-status-reconstructed = Reconstructed: no source gives it for certain.
web-watch-title = Tables to watch
web-watch-none = Nobody plays in public now.
web-watch-game = Watch { $title }
web-watch-bots = Watch bots play
web-watch-show = Nobody plays this in public right now. The bots are setting up a game for you …
web-since = since { $when }
web-watch-steps = { $count ->
        [one] after { $count } step
       *[other] after { $count } steps
    }

## Facts of a position, for boards in words

fact-active = Acting
fact-phase = Phase
fact-position = Position
fact-round = Round
fact-score = Points
fact-seat = Seat
fact-seats = Seats
fact-turn = Turn
