### What the shared parts of the web app say.

part-not-now = Not now
part-read-rule = Read this rule
part-close = Close
part-clause = Rule { $clause }
part-time-left = { $time } left
part-hurry-left = { $time } left by the rules of the game
part-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
