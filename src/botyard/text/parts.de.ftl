### Was die gemeinsamen Teile der Webanwendung sagen.

part-not-now = Jetzt nicht
part-read-rule = Diese Regel lesen
part-close = Schließen
part-clause = Regel { $clause }
part-time-left = Noch { $time }
part-hurry-left = Nach den Regeln des Spiels noch { $time }
part-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
