### Ein angeleitetes erstes Spiel, gleich welches.

learn-on = Weiter
learn-watch = Zusehen
learn-skip = Schritt überspringen
learn-leave = Lernen beenden
learn-progress = { $step } von { $count }
learn-instead = Probiere, was leuchtet. Das andere kommt später, oder du wählst es im richtigen Spiel.
learn-over = Du hast alles einmal getan. Jetzt spiel richtig: gegen Bots oder mit Freunden.
    .title = Das ist alles!
learn-over-alone = Du hast alles einmal getan. Jetzt spiel richtig: allein oder mit anderen.
learn-again = Noch einmal
learn-alone = Lernen, allein zu spielen
learn-play-alone = Jetzt allein spielen
learn-card = Was jetzt zu tun ist
lesson-missing = Von { $game } gibt es kein angeleitetes erstes Spiel.
