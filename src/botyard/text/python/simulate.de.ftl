### Viele Partien unter Bots: botyard simulate.

## Hilfe

cli-simulate = Bots viele Partien spielen lassen und zählen, wer gewinnt.
simulate-game = Name des Spiels.
simulate-seats = Welche Bots spielen, in Sitzreihenfolge, mit Kommas: bot:random,bot:greedy.
simulate-games = Wie viele Partien gespielt werden; ohne Angabe 1000.
simulate-seed = Dieselbe Zahl ergibt dieselben Partien. Ohne sie wird eine neue genommen und angezeigt.
simulate-workers = Wie viele Prozesse gleichzeitig spielen; ohne Angabe einer je Kern. Das Ergebnis ist dasselbe.
simulate-out = Eine Zeile je Partie und Platz in diese neue Datei schreiben, .csv oder .parquet.
simulate-fixed-seats = Jeder Bot behält seinen Platz. Sonst rücken alle nach jeder Partie um einen Platz weiter.

## Das Ergebnis

simulate-title = { $title }, { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }, Startzahl { $seed }
simulate-progress = Partien
simulate-bot = Bot
simulate-seat = Platz
simulate-wins = Siege
simulate-of = von
simulate-rate = Quote
simulate-interval = 95 %
simulate-score = Punkte
simulate-decisions = Entscheidungen
simulate-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-count = { NUMBER($value, maximumFractionDigits: 1) }
simulate-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-range = { $low }–{ $high }
simulate-means = 95 % ist das Konfidenzintervall der Siegquote nach Wilson; Punkte und Entscheidungen sind Mittelwerte je Partie.
simulate-fair = Ein Bot, der weder besser noch schlechter ist als die anderen, gewinnt { $fair } seiner Partien.
simulate-rotated = Die Bots rückten nach jeder Partie um einen Platz weiter.
simulate-fixed = Jeder Bot behielt seinen Platz.
simulate-shared = { $count ->
        [0] Kein erster Platz wurde geteilt.
        [one] In 1 Partie wurde der erste Platz geteilt; er zählt zu gleichen Teilen.
       *[other] In { $count } Partien wurde der erste Platz geteilt; jeder zählt zu gleichen Teilen.
    }
simulate-written = { $count ->
        [one] 1 Zeile wurde
       *[other] { $count } Zeilen wurden
    } nach { $where } geschrieben.

## Was nicht stimmt

simulate-no-bot = „{ $name }“ ist kein Platz für eine Simulation. Ein Platz heißt bot:NAME; für dieses Spiel gibt es: { $known }.
simulate-file-kind = { $where }: Der Name muss auf .csv oder .parquet enden.
simulate-no-parquet = { $where }: Um Parquet zu schreiben, fehlt ein Paket: pip install botyard[parquet]. CSV geht ohne.
bot-illegal = Der Bot „{ $bot }“ wählte { $action }; das ist keine seiner erlaubten Aktionen.
bot-failed = Der Bot „{ $bot }“ ist gescheitert: { $why }.
bot-plan = Der Bot „{ $bot }“ hat Aktionen geplant, die es im Spiel nicht gibt, oder mehr als { $most }.
bot-note = Die Notiz des Bots „{ $bot }“ hat { $count } Zeichen. Erlaubt sind höchstens { $most }.
