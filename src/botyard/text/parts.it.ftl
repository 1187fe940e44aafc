### Che cosa dicono i pezzi comuni dell’applicazione web.

part-not-now = Non ora
part-read-rule = Leggi questa regola
part-close = Chiudi
part-clause = Regola { $clause }
part-time-left = Restano { $time }
part-hurry-left = Restano { $time } secondo le regole del gioco
part-days = { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
}
