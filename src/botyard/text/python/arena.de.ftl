### Welcher Bot ist stärker: botyard arena.

cli-arena = Herausfinden, welcher Bot stärker ist: gleiche Karten und Würfel, jeder Platz.
arena-which = Welche Bots antreten, mit Kommas: greedy,random.
arena-seats-help = Wie viele Plätze eine Partie hat. Bei mehr als zwei spielt ein Bot gegen mehrere vom anderen.
arena-games = Wie viele Partien jedes Paar spielt; ohne Angabe 400. Jede Ausgangslage wird von jedem Platz gespielt.
arena-file = Alle Partien in dieser Datei behalten und dort weitermachen: nach einer Pause oder mit mehr Partien.
arena-picture = Rangliste und Kreuztabelle als SVG in diese Datei zeichnen.
arena-title = { $title }, { $seats } Plätze, { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }, Startzahl { $seed }
arena-rating = Wertung
arena-sure = ± 2 Sigma
arena-spread = ± { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-against = gegen
arena-paired = Jede Ausgangslage wurde { $seats ->
        [2] zweimal
       *[other] { $seats }-mal
    } gespielt, jedes Mal mit den Bots auf anderen Plätzen.
arena-row = { $others ->
        [one] Eine Zeile sagt, wie oft ein Bot gegen den anderen gewann.
       *[other] Eine Zeile sagt, wie oft ein solcher Bot gegen { $others } vom anderen gewann.
    }
arena-rating-means = Die Wertung ist die von openskill (Plackett-Luce); jeder Bot beginnt bei 25.
arena-drawn = Das Bild liegt in { $where }.
arena-bots = Eine Arena braucht mindestens zwei verschiedene Bots: --bots greedy,random.
arena-twice = Der Bot „{ $bot }“ ist zweimal genannt. Nenne jeden Bot einmal.
arena-seats = Eine Arena braucht mindestens zwei Plätze, nicht { $count }.
arena-no-file = { $where } ist keine Datei einer Arena. Wähle einen anderen Namen; eine neue Datei wird angelegt.
arena-other = { $where } enthält andere Partien: { $what } ist dort { $found }, hier { $wanted }. Wähle eine andere Datei oder dieselben Bots, Plätze, Startzahl und Optionen.
arena-line = { $where }, Zeile { $line }: Das ist keine Partie dieser Arena. Entferne die Zeile, dann wird die Partie noch einmal gespielt.
