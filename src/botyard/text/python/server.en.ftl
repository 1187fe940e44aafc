### What the server says to those who ask it.

guest-name = Guest

## What it refuses

request-bad = The server does not understand this request.
request-invalid = The server does not understand this request. Reload the page and try again.
method-not-allowed = This cannot be done here in this way.
body-too-large = That is too large.
body-anonymous = Only known guests may send more than { $most } KB. Choose a name first, then try again.
request-cut-off = The request ended before its body was complete. Send it again.
json-wanted = Send JSON, and say so in the header: “application/json”, not “{ $type }”.
json-broken = This is not valid JSON. Check what you send, then try again.
json-too-deep = The JSON is nested too deeply.
json-too-full = The JSON holds more than { $most } values. Send fewer.
json-too-escaped = The JSON holds more than { $most } backslashes. Send less text that needs them.
options-large = Options may have { $most } kilobytes at most. Send only what differs from the default.
options-deep = Options may be nested { $most } levels deep at most.
options-many = Options may hold { $most } values at most. Send only what differs from the default.
options-name = Names of options may have { $most } characters at most.
host-wrong = The address that was asked for is none.
host-foreign = This server is not { $host }; it is at { $url }. If you host it: have your proxy pass the Host header on, or change public_url in the settings.
origin-foreign = Another website ({ $origin }) may not act here.
too-many = That was too often. Try again in { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }.
connections-many = Too many live connections come from your address. Close some tabs or programs and try again.
server-trouble = Something went wrong in the server. The host finds it in the log under { $reference }.

## People

no-person = You are nobody here yet. Come in first.
seat-name = Seat { $seat } cannot have a name: only a person at your own screen gets one from you. Leave it out.
nickname-wrong = A name has 1 to { $most } visible characters.
password-wrong = The current password is not right.
login-wrong = This name and this password do not belong together.
session-missing = You are not signed in on that device any more.
quota-tables = You have { $most } tables that are not over; more are not possible. Finish or end some first.
quota-uploads = You have uploaded { $most } records; more are not possible.
quota-bytes = Your uploaded records would be larger than { $most } MB together; more is not possible.

## Settings

settings-url = { $path }: “{ $value }” is no address of a server, such as https://play.example.org.
settings-network = { $path }: “{ $value }” is no address and no network, such as 10.0.0.0/8.
settings-rate = { $path }: “{ $value }” is no rate. Write how often in which time: 30/hour. Times are second, minute, hour and day.

## The page that describes the API

docs-title = Botyard: the API
docs-intro = Everything that can be asked over HTTP. The same for programs:
docs-types = Types
docs-body = sent

## Invitations

invitation = You are invited to play { $title }
invitation-by = { $host } invites you to play { $title }
invitation-seats = { $count ->
        [one] 1 player
       *[other] { $count } players
    }{ $bots ->
        [0] {""}
        [one] , 1 of them a bot
       *[other] , { $bots } of them bots
    }{ $free ->
        [0] {""}
        [one] , 1 seat free
       *[other] , { $free } seats free
    }
invitation-option = { $option }: { $value }
invitation-on = on
invitation-off = off
invitation-picture = A scene from the game
invitation-nowhere = Four robot-factory board games, with friends or against bots. No account needed.
    .title = Botyard
