### Ce que disent les pièces communes de l’application web.

part-not-now = Pas maintenant
part-read-rule = Lire cette règle
part-close = Fermer
part-clause = Règle { $clause }
part-time-left = Reste { $time }
part-hurry-left = Il reste { $time } selon les règles du jeu
part-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
