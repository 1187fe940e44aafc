### botyard solve.

cli-solve = Die meisten Waren oder Punkte finden, die ein Platz in seiner Arbeitsphase von Fantastic Factories erreichen kann.
solve-file = Eine Stellung (JSON) oder ein Rätsel (TOML) in der Arbeitsphase.
solve-seat = Der Platz, ab 1 gezählt; fehlt er, der erste, der arbeitet.
solve-goal = Was gesucht wird: goods (Waren) oder points (Punkte). Sonst goods, in Rätseln points.
solve-chance = Was gezogen oder gewürfelt wird: worst (es kommt, wie es am schlechtesten ist) oder aside (es wird nicht benutzt). Sonst worst, in Rätseln aside.
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
solve-other-game = Dieses Rätsel gehört zu einem anderen Spiel; solve kennt nur Fantastic Factories.
