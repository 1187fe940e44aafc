### Was mit etwas nicht stimmt, das Botyard bekommen hat. Jeder Satz sagt, wo.

error-nearest = Vielleicht meinst du: { $nearest }.

## Namen

unknown-name = „{ $name }“ ist kein bekannter Name.
unknown-game = Es gibt kein Spiel „{ $name }“. Es gibt: { $known }.
unknown-action = In diesem Spiel gibt es keine Aktion „{ $name }“.
unknown-stream = Dieses Spiel kennt keinen Zufall namens „{ $name }“.
unknown-bot = Für dieses Spiel gibt es keinen Bot „{ $name }“. Es gibt: { $known }.
unknown-option = Dieses Spiel hat keine Option „{ $name }“. Es hat: { $known }.
unknown-clause = Es gibt keine Regel „{ $name }“.
unknown-language = Botyard spricht nicht „{ $name }“. Es spricht: { $known }.

## Daten lesen

read-not-a-table = { $path } muss eine Tabelle sein.
read-missing = { $path } fehlt.
read-not-a-list = { $path } muss eine Liste sein.
read-not-a-text = { $path } muss ein Text sein.
read-not-a-flag = { $path } muss wahr oder falsch sein (true, false).
read-not-a-number = { $path } muss eine ganze Zahl sein.
read-out-of-range = { $path } ist { $value }, muss aber von { $low } bis { $high } gehen.
read-unknown-key = { $path } ist nicht bekannt.
read-unknown-name = { $path }: „{ $name }“ ist kein bekannter Name.

## Stellungen

position-not-a-list = { $path } muss eine Liste sein.
position-not-a-step = { $path } muss ein Schritt sein: sein Name, dann höchstens zwei Zahlen.
position-unknown-step = { $path }: Es gibt keinen Schritt „{ $name }“.
position-length = { $path } hat { $count ->
        [one] 1 Eintrag
       *[other] { $count } Einträge
    }, braucht aber { $wanted }.
position-too-many = { $path }: { $count } sind verwendet, es gibt aber nur { $most }.
position-stuck = { $path }: Niemand könnte hier etwas tun, das Spiel säße fest.

## Aufzeichnungen

record-empty = Die Aufzeichnung ist leer.
record-no-header = Zeile { $line }: Das ist keine Aufzeichnung von Botyard; ihre erste Zeile muss es sagen.
record-format = Zeile { $line }: Die Aufzeichnung hat Format { $format }; dieses Botyard liest Format { $known }.
record-not-json = Zeile { $line } ist nicht lesbar: Sie ist beschädigt oder wurde abgeschnitten.
record-line-full = Zeile { $line } enthält mehr als { $most } Werte, so viele hat kein Spiel. Prüfe, woher die Aufzeichnung stammt.
record-chain = Zeile { $line } passt nicht zur Zeile davor: Eine der beiden wurde geändert, oder dazwischen fehlt etwas.
record-cut-off = Zeile { $line } ist abgeschnitten: Die Aufzeichnung hört mitten in einer Zeile auf.
record-no-kind = Zeile { $line } sagt nicht, was geschah.
record-other-game = Zeile { $line }: Das ist eine Aufzeichnung von { $game }, nicht von { $wanted }.
record-seats = Zeile { $line }: Das Spiel lässt sich nicht mit { $seats ->
        [one] 1 Platz
       *[other] { $seats } Plätzen
    } spielen.
record-rules = Zeile { $line }: Die Aufzeichnung folgt Fassung { $rules } der Regeln; dieses Botyard spielt Fassung { $known }.
record-data = Zeile { $line }: Die Aufzeichnung wurde mit anderem Spielmaterial gespielt (Prüfsumme { $data }).
record-unknown-name = Zeile { $line }: „{ $name }“ ist nicht bekannt.
record-illegal = Zeile { $line }: Die Regeln erlauben diese Aktion nicht (Regel { $clause }).
record-undo = Zeile { $line }: Das konnte nicht zurückgenommen werden.
record-result = Zeile { $line }: Das Ergebnis folgt nicht aus dem Spiel.
record-rebase = Zeile { $line }: Die Stellung fehlt oder ist nicht lesbar.
record-chance = Zeile { $line }: Was der Zufall getan haben soll, passt nicht zum Spiel.
record-dealt-otherwise = Zeile { $line }: Noch einmal ausgeteilt, kommt etwas anderes heraus.

## Würfel

dice-not-revealed = Das Geheimnis der Würfel wird am Ende des Spiels veröffentlicht. Vorher lassen sie sich nicht prüfen (Zeile { $line }).
dice-other-key = Zeile { $line }: Der Schlüssel der Würfel folgt nicht aus dem Geheimnis und den Zahlen.
dice-other-number = Die Zahl von Platz { $seat } ist nicht die, auf die er sich festgelegt hat.
dice-no-number = Auf Platz { $seat } sitzt eine Person, doch er trägt keine Zahl zu den Würfeln bei.
dice-seats = Die Würfel haben mehr oder weniger Zahlen als das Spiel Plätze.
dice-start = „{ $start }“ ist kein Spielbeginn. Bekannt: { $known }.
dice-other-secret = Zeile { $line }: Das Geheimnis der Würfel passt nicht zu dem, was vor dem Spiel veröffentlicht wurde.

## Vorgeschriebener Zufall

script-ended = Das Spiel verlangt Ergebnis Nummer { $number }, aber mehr ist nicht vorgeschrieben.
script-impossible = Ergebnis Nummer { $number } kann hier nicht herauskommen.
script-left-over = { $left ->
        [one] 1 vorgeschriebenes Ergebnis wurde
       *[other] { $left } vorgeschriebene Ergebnisse wurden
    } nie verlangt.
script-stream = Ergebnis Nummer { $number } ist für einen anderen Zufall vorgeschrieben, als das Spiel verlangt.

## Szenen

scene-not-toml = Die Szene ist kein gültiges TOML: { $place }
scene-stars = { $path } muss die Punkte für einen, zwei und drei Sterne nennen, der Reihe nach.
scene-no-puzzle = Diese Szene ist kein Rätsel: { $path } fehlt.
scene-stars-for-whom = { $path } fehlt: Die Sterne sind für den Platz, der das Rätsel löst.
scene-start = { $path }: Eine Szene beginnt mit einer Stellung oder mit dem, was ausgeteilt wird, und nicht mit beidem.
scene-chance = { $path }: { $why ->
        [script-ended] Das Spiel verlangt „{ $asked }“, und mehr ist nicht vorgeschrieben.
        [script-stream] Das Spiel verlangt „{ $asked }“, und vorgeschrieben ist „{ $written }“.
        [script-impossible] Das Spiel verlangt „{ $asked }“, und „{ $written }“ kann nicht herauskommen.
        [script-left-over] Vorgeschrieben ist „{ $written }“, und das Spiel verlangt nichts mehr.
       *[other] Die vorgeschriebenen Ergebnisse passen nicht zu dem, was das Spiel verlangt ({ $why }).
    }
scene-no-such-key = { $path }: So heißt dort nichts.
