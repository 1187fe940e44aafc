### What the shared parts of the web app say.

part-not-now = Not now
part-read-rule = Read this rule
part-close = Close
part-clause = Rule { $clause }
part-time-left = { $time } left
part-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
