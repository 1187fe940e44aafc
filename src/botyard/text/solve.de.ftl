### botyard solve.

cli-solve = Die meisten Waren oder Punkte finden, die ein Platz in seiner Arbeitsphase von Fantastic Factories erreichen kann.
solve-file = Eine Stellung (JSON) in der Arbeitsphase.
solve-seat = Der Platz, ab 1 gezählt; fehlt er, der erste, der arbeitet.
solve-goal = Was gesucht wird: goods (Waren) oder points (Punkte).
solve-chance = Was gezogen oder gewürfelt wird: worst (es kommt am schlechtesten) oder aside (es wird nicht genutzt).
solve-nodes = Nach so vielen Stellungen wird die Suche abgebrochen.
solve-goods = Waren jetzt: { $before }. Sicher erreicht: { $value }.
solve-points = Punkte jetzt: { $before }. Sicher erreicht: { $value }.
solve-aside = Nichts, was gezogen oder gewürfelt wird, ist dafür nötig.
solve-worst = Was gezogen oder gewürfelt wird, zählt im schlechtesten Fall.
solve-exhaustive-worst = Alles wurde untersucht: Nichts Besseres ist sicher.
solve-exhaustive-aside = Alles wurde untersucht: Ohne Ziehen und Würfeln geht nichts Besseres.
solve-not-exhaustive = Nicht alles konnte untersucht werden ({ $nodes } Stellungen): Vielleicht gibt es Besseres.
solve-with = { $action } (schlechtestenfalls { $chance })
solve-not-working = Platz { $seat } arbeitet in dieser Stellung nicht.
