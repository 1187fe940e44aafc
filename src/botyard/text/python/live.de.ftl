### Was der Server über Tische, Plätze und das Spielen sagt.

table-missing = Diesen Tisch gibt es nicht, oder er ist nicht für dich. Bitte um einen neuen Link, wer dich eingeladen hat.
table-contested = Andere haben diesen Tisch im selben Augenblick verändert, immer wieder. Versuche es noch einmal.
table-full = Dieser Tisch ist voll: Er fasst { $most } Einträge, Züge und Rücknahmen zusammen. Beendet das Spiel gemeinsam und spielt dann von der letzten Stellung aus an einem neuen Tisch weiter.
seat-not-yours = Platz { $seat } gehört dir nicht. Öffne zuerst den Link zu diesem Platz.
substitute-plays-already = Du spielst schon an diesem Tisch. Ersatz muss jemand sein, der hier keinen Platz hat.
seat-held = Auf Platz { $seat } sitzt jemand. Entferne die Person zuerst, oder warte, bis sie weggeht.
owner-only = Das darf nur, wer den Tisch eröffnet hat.
hello-missing = Die Seite hat nicht rechtzeitig gesagt, was sie möchte. Lade sie neu.
hello-again = Die Seite hat sich zweimal vorgestellt. Lade sie neu.
protocol-other = Der Server spricht Protokoll { $spoken }, nicht { $asked }. Lade die Seite neu oder aktualisiere dein Programm.
frame-invalid = Der Server versteht diese Nachricht nicht. Lade die Seite neu und versuche es noch einmal.
reason-no-hints = An diesem Tisch gibt es keine Tipps.
record-running = Dieses Spiel ist noch nicht vorbei. Seine Aufzeichnung gibt es am Ende.
deal-not-known = Die Würfel dieses Spiels wurden nie offengelegt, deshalb lässt es sich nicht noch einmal gleich austeilen.
clock-empty = Eine Uhr braucht Zeit: Gib Sekunden an, oder Tage, wenn sie in Tagen zählt.
web-not-built = Die Web-App wurde nicht gebaut. In einem Klon des Repositorys hilft: make play
