### Was mit etwas nicht stimmt, das Botyard bekommen hat. Jeder Satz sagt, wo.

error-nearest = Vielleicht meinst du: { $nearest }.
field-entry = { $field }, Eintrag { $number }
field-whole = Das Eingegebene
field-options = Optionen
field-data = Eigene Daten
field-seats = Plätze
    .one = Platz { $number }

## Namen

unknown-name = „{ $name }“ ist kein bekannter Name.
unknown-game = Es gibt kein Spiel „{ $name }“. Es gibt: { $known }.
unknown-action = In diesem Spiel gibt es keine Aktion „{ $name }“.
unknown-stream = Dieses Spiel kennt keinen Zufall namens „{ $name }“.
unknown-bot = Für dieses Spiel gibt es keinen Bot „{ $name }“. Es gibt: { $known }.
bot-level = Auf diesem Server gibt es Bots bis Stufe { $most }, nicht { $level }. Wähle eine niedrigere Stufe.
unknown-net = Für dieses Spiel gibt es kein Netz „{ $name }“. Es gibt: { $known }.
unknown-option = Dieses Spiel hat keine Option „{ $name }“. Es hat: { $known }.
unknown-clause = Es gibt keine Regel „{ $name }“.
unknown-language = Botyard spricht nicht „{ $name }“. Es spricht: { $known }.

## Daten lesen

read-not-a-table = { $path } muss eine Gruppe benannter Werte sein.
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
record-no-header = Diese Datei ist keine Aufzeichnung von Botyard (Zeile { $line } der Aufzeichnung). Wähle eine Aufzeichnung, die Botyard gespeichert hat.
record-format = Die Aufzeichnung hat Format { $format }, dieses Botyard liest aber Format { $known } (Zeile { $line } der Aufzeichnung). Öffne sie mit dem Botyard, das sie gespeichert hat.
record-not-json = Die Aufzeichnung ist beschädigt oder wurde abgeschnitten (Zeile { $line } der Aufzeichnung). Lade sie noch einmal herunter.
record-line-full = Die Aufzeichnung enthält an einer Stelle mehr als { $most } Werte, so viele hat kein Spiel (Zeile { $line } der Aufzeichnung). Prüfe, woher sie stammt.
record-chain = Die Aufzeichnung wurde geändert, oder es fehlt etwas darin (Zeile { $line } der Aufzeichnung). Lade sie noch einmal herunter.
record-cut-off = Das Ende der Aufzeichnung ist abgeschnitten (Zeile { $line } der Aufzeichnung). Lade sie noch einmal herunter.
record-no-kind = Die Aufzeichnung sagt hier nicht, was geschah (Zeile { $line } der Aufzeichnung). Lade sie noch einmal herunter.
record-other-game = Das ist eine Aufzeichnung von { $game }, nicht von { $wanted } (Zeile { $line } der Aufzeichnung).
record-seats = Das Spiel lässt sich nicht mit { $seats ->
        [one] 1 Platz
       *[other] { $seats } Plätzen
    } spielen (Zeile { $line } der Aufzeichnung).
record-rules = Die Partie folgt Fassung { $rules } der Regeln, dieses Botyard spielt aber Fassung { $known } (Zeile { $line } der Aufzeichnung). Öffne die Aufzeichnung mit dem Botyard, das sie gespeichert hat.
record-data = Die Partie wurde mit anderem Spielmaterial gespielt, als dieses Botyard hat (Zeile { $line } der Aufzeichnung). Öffne die Aufzeichnung mit dem Botyard, das sie gespeichert hat.
record-unknown-name = Die Aufzeichnung nennt „{ $name }“, das gibt es in diesem Spiel nicht (Zeile { $line } der Aufzeichnung).
record-illegal = Die Regeln erlauben diese Aktion nicht: Regel { $clause } (Zeile { $line } der Aufzeichnung).
record-undo = Das konnte nicht zurückgenommen werden (Zeile { $line } der Aufzeichnung).
record-result = Das Ergebnis folgt nicht aus dem Spiel (Zeile { $line } der Aufzeichnung).
record-rebase = Die Stellung fehlt oder ist nicht lesbar (Zeile { $line } der Aufzeichnung).
record-chance = Würfe oder gezogene Karten in der Aufzeichnung passen nicht zum Spiel (Zeile { $line } der Aufzeichnung).
record-dealt-otherwise = Nachgerechnet kommen andere Würfe oder Karten heraus (Zeile { $line } der Aufzeichnung).

## Würfel

dice-not-revealed = Das Geheimnis der Würfel wird am Ende des Spiels veröffentlicht. Vorher lassen sie sich nicht prüfen (Zeile { $line } der Aufzeichnung).
dice-other-key = Der Schlüssel der Würfel folgt nicht aus dem Geheimnis und den Zahlen (Zeile { $line } der Aufzeichnung).
dice-other-number = Die Zahl von Platz { $seat } ist nicht die, auf die er sich festgelegt hat.
dice-no-number = Auf Platz { $seat } sitzt eine Person, doch er trägt keine Zahl zu den Würfeln bei.
dice-seats = Die Würfel haben mehr oder weniger Zahlen als das Spiel Plätze.
dice-start = Die Aufzeichnung sagt nicht auf bekannte Weise, wie die Partie begann. Lade sie noch einmal herunter.
dice-other-secret = Das Geheimnis der Würfel passt nicht zu dem, was vor dem Spiel veröffentlicht wurde (Zeile { $line } der Aufzeichnung).

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
       *[other] Die vorgeschriebenen Ergebnisse passen nicht zu dem, was das Spiel verlangt.
    }
scene-no-such-key = { $path }: So heißt dort nichts.

## Netze

net-none = { $where } ist kein Netz dieser Version.
net-shape = { $where }: Die Schichten, die die erste Zeile nennt, ergeben kein Netz.
net-size = { $where } müsste nach der ersten Zeile { $wanted } Bytes haben, hat aber { $found }.
net-overflow = { $where }: Die Gewichte einer Einheit sind zusammen zu groß.
net-differs = { $where }: In ganzen Zahlen sagt das Netz { $found }, in Gleitkommazahlen { $wanted }. Trainiere langsamer.
