### Die Regeln von Außer Rand & Band, Absatz für Absatz.
###
### Eine Nachricht für jeden Absatz in rules.toml: Der Text ist der Absatz,
### das Attribut sein Titel. Alle Sprachen sagen dasselbe.

## Spielmaterial

section-components = Spielmaterial

rule-RB-D1 = Das Spiel ist für 2 bis 4 Spieler.
    .title = Anzahl der Spieler
rule-RB-D2 = Das Spiel ist für Spieler ab 7 Jahren gedacht und dauert etwa 30 Minuten. Die Dauer ist nur ein grober Wert, und keine der beiden Zahlen wirkt sich auf das Spiel aus.
    .title = Alter und Dauer
rule-RB-D3 = Es gibt 27 Roboplättchen: 9 zeigen einen Kopf, 9 einen Rumpf und 9 Beine.
    .title = 27 Roboplättchen
rule-RB-D4 = Die Roboplättchen gibt es in drei Farben: Blau, Rot und Gelb. Manche Plättchen zeigen zwei dieser Farben.
    .title = Farben der Plättchen
rule-RB-D5 = Die 9 Plättchen jedes Roboterteils sind 2 blaue, 2 rote und 2 gelbe sowie 3 zweifarbige: eins in Blau und Rot, eins in Blau und Gelb, eins in Rot und Gelb. Dass es zweifarbige Plättchen gibt, ist bekannt, nicht aber, wie viele; diese Aufteilung ist rekonstruiert und lässt sich ersetzen.
    .title = Einfarbige und zweifarbige Plättchen
rule-RB-D6 = Es gibt genau ein Feierabendplättchen. Es liegt ganz unten, unter dem Stapel der Roboplättchen.
    .title = Das Feierabendplättchen
rule-RB-D7 = Es gibt 40 Würfel: je 10 in den vier Spielerfarben.
    .title = Zehn Würfel pro Spieler
rule-RB-D8 = Jeder Würfel hat sechs Seiten, die nur die Werte 1 bis 4 zeigen; eine 5 oder 6 wird also nie gewürfelt. Auf Feld 5 gelangt ein Würfel nur, wenn er dorthin versetzt, dort dazugesetzt, vom Bandrand dorthin geschoben oder vom Band dorthin getragen wird.
    .title = Würfel zeigen 1 bis 4
rule-RB-D9 = Die sechs Seiten eines Würfels zeigen 1, 2, 2, 3, 3 und 4. Dass ein Würfel sechs Seiten mit den Werten 1 bis 4 hat, ist bekannt; welche Werte sich wiederholen, ist rekonstruiert und lässt sich ersetzen.
    .title = Seiten eines Würfels
rule-RB-D10 = Das Fließband hat fünf Felder mit den Nummern 1 bis 5. Plättchen kommen hinten auf Feld 1 herein und verlassen das Band vorne bei Feld 5: je höher die Nummer, desto weiter vorne.
    .title = Fünf Felder, eine Laufrichtung
rule-RB-D11 = Am Bandrand gibt es zehn Felder: je eins links und rechts von jedem der fünf Felder des Fließbands. Jedes hat seine eigene Aktion. Sie gehören zum Rahmen und bewegen sich nie.
    .title = Zehn Felder am Bandrand
rule-RB-D12 = Auf der einen Seite liegen, von Feld 1 bis Feld 5: „2x schieben“, „2 eigene Würfel zurück setzen“, „1 eigener Würfel zusätzlich“, „Alle gegnerischen Würfel erzielen 1“, „Eigene Würfel aufräumen“. Auf der anderen Seite liegen, von Feld 1 bis Feld 5: „Besetztes Feld nochmal ausführen“, „Würfel auf Feld 5 dazu setzen“, „2 eigene Würfel vor setzen“, „1 gegnerischen Würfel zurück setzen“, „1 gegnerischen Würfel vor setzen“. Diese Anordnung ist rekonstruiert und lässt sich ersetzen; sie ist nur von Bedeutung, wenn Würfel vom Bandrand auf die Plättchen kommen (RB-25, RB-42).
    .title = Welche Aktion wo liegt
rule-RB-D13 = Fünf der 27 Roboplättchen liegen zu Beginn auf dem Fließband. Der Stapel beginnt also mit 22 Roboplättchen, egal wie viele Spieler teilnehmen.
    .title = Stapel mit 22 Plättchen
rule-RB-D14 = Ein Spiel dauert höchstens 23 Züge: 22 für die Roboplättchen des Stapels und einen für den Feierabend. Jeder Zug, in dem zwei Plättchen hineingeschoben werden, das Feierabendplättchen mitgezählt, verkürzt das Spiel um einen Zug.
    .title = Höchstens 23 Züge

## Spielvorbereitung

section-setup = Spielvorbereitung

rule-RB-1 = Zu Beginn liegen fünf zufällige Roboplättchen offen auf dem Fließband, je eins auf den Feldern 1 bis 5.
    .title = Fünf Plättchen zum Start
rule-RB-2 = Alle anderen Roboplättchen werden gemischt und bilden einen verdeckten Stapel. Darunter liegt das Feierabendplättchen.
    .title = Der Stapel
rule-RB-3 = Jeder Spieler hat einen Vorrat von 10 Würfeln in einer Farbe.
    .title = Der Vorrat
rule-RB-4 = Vor dem ersten Zug würfelt jeder Spieler mit 2 eigenen Würfeln. Jeder Würfel kommt auf das Feld, dessen Nummer er zeigt.
    .title = Zwei Würfel vorweg
rule-RB-5 = Zählt die beiden Würfel zusammen, die jeder Spieler vor dem ersten Zug gewürfelt hat. Wer das niedrigste Gesamtergebnis hat, beginnt.
    .title = Wer beginnt
rule-RB-6 = Teilen sich mehrere Spieler das niedrigste Gesamtergebnis, beginnt der jüngste dieser Spieler.
    .title = Gleichstand beim Start
rule-RB-7 = Die Spieler sind in der Reihenfolge ihrer Plätze am Zug, immer rund um den Tisch.
    .title = Reihenfolge der Züge
rule-RB-49 = Ihr könnt zu zweit, zu dritt oder zu viert spielen. Alle 27 Roboplättchen sind bei jeder Spielerzahl dabei; die Würfel nicht benutzter Farben bleiben aus dem Spiel.
    .title = Immer alle Plättchen
rule-RB-50 = Die Feldnummern gehören zum Rahmen, nicht zu den Plättchen. Ein Würfel kommt auf das Plättchen, das in diesem Moment bei seiner Nummer liegt. Von da an fährt er mit diesem Plättchen mit, es sei denn, er wird versetzt oder zurückgenommen.
    .title = Nummern bleiben, Plättchen wandern

## Spielablauf

section-turn = Spielablauf

rule-RB-8 = Schritt 1: Würfle mit 2 Würfeln aus deinem Vorrat, beide zugleich. Jeder kommt auf das Feld, dessen Nummer er zeigt.
    .title = Schritt 1: zwei Würfel
rule-RB-9 = Für die Würfel auf einem Plättchen gibt es keine Obergrenze, und die Würfel aller Spieler dürfen gemeinsam darauf liegen.
    .title = Beliebig viele Würfel
rule-RB-10 = Schritt 2: Lege 1 weiteren Würfel aus deinem Vorrat auf irgendein freies Feld am Bandrand. Dieser Würfel wird nicht gewürfelt.
    .title = Schritt 2: Würfel am Bandrand
rule-RB-11 = Auf einem Feld am Bandrand liegt höchstens ein Würfel. Du kannst nur ein freies Feld wählen.
    .title = Nur ein Würfel pro Feld
rule-RB-12 = Sobald dein Würfel auf einem Feld am Bandrand liegt, führst du die Aktion dieses Feldes aus, so weit es geht.
    .title = Aktion sofort ausführen
rule-RB-13 = Ist eine Aktion überhaupt nicht möglich, verfällt sie. Dein Würfel bleibt trotzdem auf dem Feld am Bandrand.
    .title = Unmögliche Aktion
rule-RB-14 = Ist dein Vorrat leer, musst du die Würfel für die Schritte 1 und 2 von deinen eigenen Würfeln auf dem Fließband nehmen (RB-U3, RB-U25).
    .title = Leerer Vorrat
rule-RB-15 = Schritt 3: Drehe das oberste Plättchen des Stapels um und schiebe es hinten ins Fließband. Jedes Plättchen rückt um ein Feld vor, seine Würfel fahren mit.
    .title = Schritt 3: Das Fließband läuft
rule-RB-16 = Das vorderste Plättchen, das auf Feld 5, fällt vom Band. Die Würfel darauf fallen mit und werden neu gewürfelt.
    .title = Das vorderste Plättchen fällt
rule-RB-17 = Nachdem ein Plättchen gefallen ist, zählt jeder Spieler seine eigenen Würfel zusammen, die mit ihm gefallen sind.
    .title = Würfel zusammenzählen
rule-RB-18 = Wer allein das höchste Gesamtergebnis hat, gewinnt das Plättchen.
    .title = Höchstes Gesamtergebnis gewinnt
rule-RB-19 = Bei Gleichstand um das höchste Gesamtergebnis gewinnt niemand das Plättchen. Es wird neben dem Fließband gelagert.
    .title = Gleichstand um ein Plättchen
rule-RB-20 = Fällt ein Plättchen ohne Würfel vom Band, gewinnt es niemand. Auch dieses Plättchen wird neben dem Fließband gelagert.
    .title = Plättchen ohne Würfel
rule-RB-21 = Gelagerte Plättchen gehen alle an den Spieler, der als Nächster eins gewinnt, zusätzlich zu diesem.
    .title = Gelagerte Plättchen gewinnen
rule-RB-22 = Gefallene Würfel kommen zurück in den Vorrat ihrer Besitzer.
    .title = Würfel kommen zurück
rule-RB-23 = Sind die gefallenen Würfel zurückgenommen, beginnt der Zug des nächsten Spielers.
    .title = Nächster Spieler
rule-RB-51 = Jeder Zug besteht aus den Schritten 1, 2 und 3 in dieser Reihenfolge; du darfst keinen auslassen. Pro Zug wirkt höchstens eine Aktion vom Bandrand, und eine kopierte Aktion ist diese eine. „2x schieben“ und „Alle gegnerischen Würfel erzielen 1“ wirken deshalb nie im selben Zug.
    .title = Drei Schritte, eine Aktion
rule-RB-52 = Was ein Würfel auf dem Fließband oder am Bandrand zeigt, bedeutet nichts, bis er fällt. Ein Würfel am Bandrand fährt nicht mit dem Band: Er bleibt liegen, bis „Eigene Würfel aufräumen“ (RB-42) oder der Feierabend (RB-25) ihn ungewürfelt auf das Plättchen neben ihm bringt. Direkt vom Bandrand kehrt er nie in den Vorrat zurück.
    .title = Würfel, die liegen bleiben
rule-RB-53 = Nur Spieler mit einem Würfel auf dem fallenden Plättchen machen mit. Ist das nur ein einziger Spieler, gewinnt er das Plättchen, egal was die Würfel zeigen.
    .title = Wer um ein Plättchen würfelt
rule-RB-54 = Gewonnene Plättchen liegen offen vor dem Spieler, der sie gewonnen hat. Gelagerte Plättchen liegen offen neben dem Fließband; es dürfen beliebig viele sein.
    .title = Gewonnene und gelagerte Plättchen

## Feierabend

section-end-of-work = Feierabend

rule-RB-24 = Soll ein Plättchen hineingeschoben werden, doch der Stapel ist leer, endet der Zug stattdessen mit dem Feierabendplättchen.
    .title = Der Stapel ist leer
rule-RB-25 = Der Feierabend beginnt am Bandrand: Alle Würfel aller Spieler, die dort liegen, kommen ungewürfelt auf die Plättchen neben ihnen.
    .title = Zuerst die Würfel vom Bandrand
rule-RB-26 = Nach den Würfeln vom Bandrand wird das Feierabendplättchen hinten hineingeschoben und dann immer ein Feld weiter, bis alle fünf Roboplättchen vom Band gefallen sind. Sie fallen in der Reihenfolge der Felder 5, 4, 3, 2, 1.
    .title = Alle Plättchen hinausschieben
rule-RB-27 = Jedes Plättchen, das im Feierabend fällt, wird für sich und wie sonst auch vergeben (RB-16 bis RB-22). Dazu gehört auch, dass Plättchen gelagert und gelagerte Plättchen gewonnen werden.
    .title = Jedes Plättchen für sich
rule-RB-28 = Endet das allerletzte Plättchen mit einem Gleichstand, bekommt es niemand.
    .title = Gleichstand beim letzten Plättchen
rule-RB-29 = Sobald der Feierabend vorbei ist, ist das Spiel zu Ende.
    .title = Wann das Spiel endet
rule-RB-55 = Das Feierabendplättchen ist kein Roboplättchen. Niemand gewinnt es, nie liegt ein Würfel darauf, und es zählt nichts.
    .title = Kein Roboplättchen

## Spielende und Wertung

section-scoring = Spielende und Wertung

rule-RB-30 = Ein kompletter Roboter besteht aus 1 Kopf, 1 Rumpf und 1 Plättchen mit Beinen. Jedes Plättchen kann nur in einem Roboter stecken.
    .title = Ein kompletter Roboter
rule-RB-31 = Ein zweifarbiges Plättchen zählt als eine seiner beiden Farben. Welche, bestimmt der Besitzer.
    .title = Zweifarbige Plättchen
rule-RB-32 = Ein kompletter Roboter in einer Farbe ist 7 Robopunkte wert.
    .title = Einfarbiger Roboter: 7
rule-RB-33 = Ein kompletter Roboter in mehreren Farben ist 5 Robopunkte wert.
    .title = Mehrfarbiger Roboter: 5
rule-RB-34 = 1 Robopunkt gibt es für jedes Plättchen, das in keinem kompletten Roboter steckt.
    .title = Einzelnes Plättchen: 1
rule-RB-35 = Wer die meisten Robopunkte hat, gewinnt.
    .title = Sieg nach Punkten
rule-RB-36 = Liegen mehrere Spieler mit den meisten Robopunkten gleichauf, gewinnt unter ihnen, wer die meisten Roboplättchen hat.
    .title = Gleichstand: mehr Plättchen
rule-RB-37 = Liegen mehrere Spieler an der Spitze nach Punkten und nach Plättchen gleichauf, gewinnen sie alle.
    .title = Mehrere Sieger
rule-RB-56 = Beispiel: Barbara hat 9 Plättchen und erzielt 5 + 5 + 3 = 13. Robert hat 7 Plättchen und erzielt 7 + 5 + 1 = 13. Frank hat 7 Plättchen und erzielt 7 + 4 = 11. Barbara gewinnt durch ihre größere Zahl an Plättchen (RB-36).
    .title = Beispiel zur Wertung

## Aktionen am Bandrand

section-edge-actions = Aktionen am Bandrand

rule-RB-38 = In Schritt 3 dieses Zuges schiebst du statt eines Plättchens zwei hinein, erst das eine, dann das andere. Bevor du das zweite hineinschiebst, wird das erste gefallene Plättchen vergeben, und seine Würfel werden zurückgenommen.
    .title = 2x schieben
rule-RB-39 = Zwei verschiedene deiner Würfel auf dem Fließband rücken je ein Feld gegen die Laufrichtung, also auf Feld 1 zu.
    .title = 2 eigene Würfel zurück setzen
rule-RB-40 = Du würfelst mit noch einem Würfel aus deinem Vorrat; er kommt auf das Feld, dessen Nummer er zeigt. Ist dein Vorrat leer, sobald der Würfel am Bandrand liegt, verfällt die Aktion.
    .title = 1 eigener Würfel zusätzlich
rule-RB-41 = Jeder gegnerische Würfel, der am Ende dieses Zuges fällt, zählt 1. Mit deinen eigenen Würfeln wird wie sonst auch gewürfelt.
    .title = Alle gegnerischen Würfel erzielen 1
rule-RB-42 = Alle deine Würfel am Bandrand, auch der eben gelegte (RB-U1), kommen ungewürfelt auf die Plättchen neben ihnen.
    .title = Eigene Würfel aufräumen
rule-RB-43 = Wähle ein anderes Feld am Bandrand, das bereits besetzt ist, egal mit wessen Würfel, und führe seine Aktion aus (RB-E2, RB-U9, RB-U10, RB-U30).
    .title = Besetztes Feld nochmal ausführen
rule-RB-44 = Ein Würfel aus deinem Vorrat kommt ungewürfelt auf Feld 5. Liegt auf Feld 5 kein Würfel irgendeines Spielers, hat die Aktion keine Wirkung. Ist dein Vorrat leer, verfällt sie.
    .title = Würfel auf Feld 5 dazu setzen
rule-RB-45 = Zwei verschiedene deiner Würfel auf dem Fließband rücken je ein Feld in Laufrichtung, also auf Feld 5 zu.
    .title = 2 eigene Würfel vor setzen
rule-RB-46 = Ein gegnerischer Würfel auf dem Fließband rückt ein Feld gegen die Laufrichtung, also auf Feld 1 zu.
    .title = 1 gegnerischen Würfel zurück setzen
rule-RB-47 = Ein gegnerischer Würfel auf dem Fließband rückt ein Feld in Laufrichtung, also auf Feld 5 zu.
    .title = 1 gegnerischen Würfel vor setzen
rule-RB-48 = Ein versetzter Würfel verlässt das Band nie, an keinem der beiden Enden: Würfel auf Feld 5 können nicht vor, Würfel auf Feld 1 nicht zurück.
    .title = Würfel bleiben auf dem Band

## Unterschiede zwischen den gedruckten Sprachen

section-languages = Unterschiede zwischen den gedruckten Sprachen

rule-RB-E1 = Wenn du 2 eigene Würfel zurück oder vor setzt, müssen es zwei einzelne Würfel sein; ein Würfel kann nicht zweimal rücken. Was sie zeigen, spielt keine Rolle. Die englische Anleitung verlangt verschiedene Zahlen, doch das missversteht das deutsche Original.
    .title = Verschiedene Würfel, nicht verschiedene Zahlen
rule-RB-E2 = „Besetztes Feld nochmal ausführen“ gilt für Felder mit Würfeln aller Spieler. Nur die französische Anleitung beschränkt es auf eigene; die anderen drei, darunter das deutsche Original, tun das nicht. Das Feld muss besetzt gewesen sein, bevor dein Würfel kam; es ist also nie das Feld deines Würfels selbst.
    .title = Felder aller Spieler kopieren
rule-RB-E3 = „Würfel auf Feld 5 dazu setzen“ braucht einen Würfel auf Feld 5, nicht nur ein Plättchen. Die französische Anleitung spricht von einem fehlenden Plättchen, aber während eines Zuges liegt dort immer eins; diese Bedingung könnte also nie eintreten.
    .title = Leer heißt ohne Würfel
rule-RB-E4 = Ein versetzter Würfel verlässt das Band nie. In der deutschen Textfassung, die uns vorlag, steht an dieser Stelle „nur“; das ist ein Lesefehler für „nie“, wie die anderen drei Sprachen bestätigen.
    .title = Nie vom Band herunter
rule-RB-E5 = Ist dein Vorrat leer, nimmst du eigene Würfel vom Fließband zurück, keine Würfel vom Bandrand. Die Anleitung behandelt Fließband und Bandrand als zwei getrennte Orte.
    .title = Nur vom Fließband zurück
rule-RB-E6 = Bei Gleichstand um den Start beginnt der jüngste der daran beteiligten Spieler, nicht der jüngste von allen. Die französische Anleitung lässt das offen; die anderen drei sagen es.
    .title = Der jüngste der Beteiligten
rule-RB-E7 = Wegen eines Gleichstands wird ein Plättchen nur gelagert, wenn der Gleichstand das höchste Gesamtergebnis betrifft. Die französische Anleitung spricht einfach von Gleichstand, aber gleiche niedrigere Ergebnisse sind ohne Bedeutung.
    .title = Nur das höchste Gesamtergebnis
rule-RB-E8 = Das Beispiel zur Wertung hat überall dieselben Zahlen: 13, 13 und 11, und Barbara gewinnt. Die Sprachen unterscheiden sich nur in Namen und Reihenfolge, und in der deutschen Textfassung, die uns vorlag, ist eine Zeile mit einem Bild verloren gegangen.
    .title = Überall dasselbe Beispiel
rule-RB-E9 = Die Sprachen beschreiben „Alle gegnerischen Würfel erzielen 1“ verschieden, meinen aber dasselbe: Die Aktion gilt für jedes Plättchen, das in diesem Zug vom Band fällt. Das ist eins, oder alle fünf im Feierabend, aber nie zwei (RB-51).
    .title = Alle Plättchen dieses Zuges
rule-RB-E10 = Würfel, die den Bandrand verlassen, kommen auf das Plättchen im selben Abschnitt des Bandes, gleich neben ihnen. Alle vier Sprachen meinen dieselbe Stelle.
    .title = Vom Bandrand aufs Plättchen
rule-RB-E11 = Der Roboter der Geschichte heißt auf Deutsch Olybüx 13K, auf Englisch Oiliver 13K, auf Französisch Cyber D6 und auf Italienisch Olybipp 13K. Auf das Spiel hat der Name keinen Einfluss; „D6“ deutet höchstens auf sechsseitige Würfel hin.
    .title = Name des Roboters
rule-RB-E12 = Eine Aktion wird ausgeführt, so weit es geht: Ist sie zum Teil möglich, wird sie zum Teil ausgeführt (RB-U6). Nur eine Aktion, von der gar nichts möglich ist, verfällt. So sagt es das deutsche Original; die anderen Sprachen sagen nur „wenn möglich“.
    .title = So weit es geht
rule-RB-E13 = „2x schieben“ heißt insgesamt zweimal schieben, nicht zweimal zusätzlich zum üblichen Mal. Am deutlichsten sagt das die französische Anleitung.
    .title = Zweimal schieben, nicht dreimal
rule-RB-E14 = Ist dein Vorrat leer, ist das Zurücknehmen von Würfeln vom Fließband eine Pflicht und kein Angebot. Am deutlichsten sagt das die italienische Anleitung.
    .title = Zurücknehmen ist Pflicht

## Entscheidungen zu offenen Fragen

section-rulings = Entscheidungen zu offenen Fragen

rule-RB-U1 = „Eigene Würfel aufräumen“ räumt auch den Würfel weg, der eben auf dieses Feld gelegt wurde: Gemeint sind alle deine Würfel, und einer, der liegen bliebe, würde das Feld für immer blockieren. Zwischen den Zügen ist das Aufräumfeld deshalb nie besetzt, am Bandrand ist immer ein Feld frei, und „Besetztes Feld nochmal ausführen“ kann das Aufräumen nie kopieren.
    .title = Aufräumen leert auch sein Feld
rule-RB-U2 = Dass alle Felder am Bandrand voll sind, wenn du einen Würfel legen musst, kann nicht vorkommen: Das Aufräumfeld ist zu Beginn jedes Zuges frei (RB-U1). Ist es das einzige freie Feld, musst du es nehmen.
    .title = Bandrand nie voll
rule-RB-U3 = Hat dein Vorrat weniger Würfel, als du brauchst, verbrauchst du zuerst den Vorrat. Dann nimmst du eigene Würfel vom Fließband, einen nach dem anderen, nach deiner Wahl. Für Schritt 2 darfst du sogar einen Würfel nehmen, den du in diesem Zug erst aufs Band gelegt hast.
    .title = Vorrat zu klein
rule-RB-U4 = Hast du in Schritt 1 im Vorrat und auf dem Fließband zusammen nur einen Würfel, würfelst du mit diesem einen. In Schritt 2 nimmst du ihn vom Band zurück; frei ist dann nur das Aufräumfeld, ein Würfel für den Bandrand fehlt also nie. Das geschieht nur, wenn 9 deiner Würfel am Bandrand liegen, mehr können es nicht sein (RB-U1): zu zweit in etwa einem von 20 zufällig gespielten Spielen, mit mehr Spielern nie.
    .title = Nur noch ein Würfel
rule-RB-U5 = Ist dein Vorrat leer, verfallen „1 eigener Würfel zusätzlich“ und „Würfel auf Feld 5 dazu setzen“, auch wenn sie kopiert werden. Würfel vom Fließband zurückzunehmen (RB-14) ist dafür nicht erlaubt.
    .title = Kein Vorrat, kein Zusatzwürfel
rule-RB-U6 = Sollst du 2 eigene Würfel versetzen, aber nur einer kann rücken, versetzt du diesen einen; kann keiner rücken, verfällt die Aktion. Auf ein mögliches Versetzen darfst du nicht verzichten.
    .title = Nur ein Würfel kann rücken
rule-RB-U7 = Die Aktionen, die Würfel zurück oder vor setzen, gelten nur für Würfel auf den Plättchen des Fließbands, nie für Würfel am Bandrand.
    .title = Nur Würfel auf dem Band
rule-RB-U8 = Für „Würfel auf Feld 5 dazu setzen“ genügt auf Feld 5 ein Würfel irgendeines Spielers.
    .title = Jeder Würfel zählt
rule-RB-U9 = „Besetztes Feld nochmal ausführen“ lässt sich nicht auf sich selbst anwenden. Ist kein anderes Feld am Bandrand besetzt, verfällt die Aktion.
    .title = Nicht sich selbst kopieren
rule-RB-U10 = Eine kopierte Aktion wirkt für dich, als hättest du deinen Würfel auf jenes Feld gelegt. Der Würfel, der dort liegt, bleibt liegen.
    .title = Was eine kopierte Aktion bewirkt
rule-RB-U11 = „2x schieben“, wenn nur noch ein Plättchen im Stapel liegt: Zuerst wird ganz normal geschoben, das gefallene Plättchen wird vergeben, seine Würfel werden zurückgenommen. Das zweite Schieben ist der Feierabend (RB-24), und die Würfel vom Bandrand kommen auf die Plättchen, wie sie nach dem ersten Schieben liegen (RB-25). In diesem Zug fallen sechs Plättchen.
    .title = 2x schieben, ein Plättchen übrig
rule-RB-U12 = „2x schieben“ bei leerem Stapel: Es gibt einmal Feierabend. Für ein zweites Schieben ist nichts mehr da, was sich bewegen könnte.
    .title = 2x schieben, leerer Stapel
rule-RB-U13 = Wird die Aktion „Alle gegnerischen Würfel erzielen 1“ im Zug des Feierabends benutzt, gilt sie für alle fünf Plättchen.
    .title = Einsen im Feierabend
rule-RB-U14 = Gibt es beim letzten Plättchen einen Gleichstand oder liegt kein Würfel darauf, bekommt es niemand, und auch die noch gelagerten Plättchen bekommt niemand. Sie zählen für keinen Spieler.
    .title = Übrige gelagerte Plättchen
rule-RB-U15 = Fallen bei „2x schieben“ zwei Plättchen und gibt es beim ersten einen Gleichstand, wird es gelagert. Wer dann das zweite gewinnt, bekommt beide.
    .title = Gleichstand beim ersten Plättchen
rule-RB-U16 = Ein fallender Würfel behält nicht die Seite, die er gezeigt hat. Jeder fallende Würfel wird gewürfelt, unabhängig von den anderen.
    .title = Fallende Würfel werden gewürfelt
rule-RB-U17 = Ein Feld am Bandrand zu benutzen ist in Schritt 2 nicht freiwillig: Du musst dort in jedem Zug einen Würfel ablegen.
    .title = Der Bandrand ist Pflicht
rule-RB-U18 = Um zu klären, welcher Spieler der jüngste ist, kann ein Tisch die Reihenfolge nach Alter angeben; sonst entscheidet die Reihenfolge der Plätze. Dann beginnt von den Spielern im Gleichstand der mit der niedrigsten Platznummer.
    .title = Wer der Jüngste ist
rule-RB-U19 = Kopf, Rumpf und Beine, die alle drei zweifarbig sind und eine Farbe gemeinsam haben, ergeben einen einfarbigen Roboter zu 7 Robopunkten.
    .title = Drei zweifarbige Plättchen
rule-RB-U20 = Du musst deine Roboter nicht selbst zusammensetzen: Du bekommst immer die bestmögliche Punktzahl. Sie beträgt 5·R + 2·M + (n − 3R). Dabei ist n die Zahl deiner Plättchen, R die Zahl der kompletten Roboter (die kleinste der drei Zahlen deiner Köpfe, Rümpfe und Beine) und M die größtmögliche Zahl einfarbiger unter ihnen (RB-U32).
    .title = Beste Wertung für alle
rule-RB-U21 = Bei Punktgleichstand zählen alle gesammelten Plättchen, ob sie in einem Roboter stecken oder nicht.
    .title = Alle Plättchen zählen
rule-RB-U22 = Manche Spieler haben vielleicht einen Zug mehr als andere. Das wird hingenommen; die Regeln gleichen es nicht aus.
    .title = Ungleich viele Züge
rule-RB-U23 = Wer das letzte Roboplättchen hineinschiebt, beendet diesen Zug wie sonst auch. Der nächste Spieler führt die Schritte 1 und 2 aus; dann folgt statt Schritt 3 der Feierabend (Ausnahme: RB-U11).
    .title = Der letzte Zug
rule-RB-U24 = Es macht keinen Unterschied, welcher der beiden gewürfelten Würfel zuerst aufs Band kommt.
    .title = Reihenfolge der zwei Würfel
rule-RB-U25 = Musst du für Schritt 1 Würfel zurücknehmen, wählst du sie, bevor in diesem Schritt gewürfelt wird; dann werden beide zusammen gewürfelt. Bei 1 Würfel im Vorrat würfelst du mit ihm und einem deiner Würfel vom Fließband, bei keinem mit zwei verschiedenen deiner Würfel von beliebigen Feldern des Fließbands (Ausnahme: RB-U4).
    .title = Zurücknehmen in Schritt 1
rule-RB-U26 = In Schritt 2 nimmst du zuerst den Würfel (notfalls vom Fließband), legst ihn dann ab, und erst danach zeigt sich, ob die Aktion möglich ist. Beispiel: Dein Vorrat ist leer, und deine einzigen Würfel auf dem Band liegen auf Feld 1 und auf Feld 3, je einer. Du nimmst den von Feld 3 und legst ihn auf „2 eigene Würfel zurück setzen“: Der andere kann nicht rücken, die Aktion verfällt.
    .title = Reihenfolge in Schritt 2
rule-RB-U27 = Wenn du 2 eigene Würfel versetzt, wählst du beide dort, wo sie jetzt liegen, dann rücken beide; kein Würfel rückt zweimal. Sie dürfen auf demselben Feld liegen. Können zwei oder mehr deiner Würfel rücken, müssen genau zwei rücken.
    .title = Zwei Würfel wählen
rule-RB-U28 = Würfel einer Farbe auf einem Feld sind alle gleich. Du wählst also nur ein Feld und bei gegnerischen Würfeln auch, wessen Würfel es ist.
    .title = Welcher von mehreren Würfeln
rule-RB-U29 = Du darfst ein freies Feld am Bandrand auch wählen, wenn seine Aktion nicht möglich ist: Die Aktion verfällt, und dein Würfel bleibt liegen (RB-13). Eine Rezension des Spiels verbietet das, aber es gilt die Anleitung.
    .title = Wahl ohne Wirkung
rule-RB-U30 = Acht Aktionen lassen sich kopieren: alle außer dem Aufräumen (RB-U1) und dem Kopieren selbst; Ketten von Kopien gibt es also nicht. Kann ein Feld kopiert werden, musst du eins kopieren; es darf auch eins sein, dessen Aktion dann verfällt. Ein kopiertes „2x schieben“ heißt zweimal schieben, ein kopiertes „Alle gegnerischen Würfel erzielen 1“ wirkt wie in RB-41.
    .title = Was kopiert werden kann
rule-RB-U31 = Bei „Alle gegnerischen Würfel erzielen 1“ ist das Gesamtergebnis eines Mitspielers die Zahl seiner gefallenen Würfel. Das Plättchen wird dann wie sonst auch vergeben (RB-18 bis RB-21). Beispiel: Dein einziger Würfel zeigt eine 1 gegen einen einzigen gegnerischen Würfel: Gleichstand.
    .title = Gesamtergebnisse mit Einsen
rule-RB-U32 = M (RB-U20) ist die größtmögliche Summe roter, blauer und gelber einfarbiger Roboter. Eine Kombination ist möglich, wenn sie für jeden Roboterteil und für jede Auswahl von Farben nicht mehr Roboter in diesen Farben hat, als du Plättchen dieses Teils mit mindestens einer dieser Farben besitzt. Farbe für Farbe vorzugehen kann das Beste verfehlen: Bei Köpfen in Rot und Rot/Blau, Rümpfen in Rot und Blau und Beinen in Rot und Blau ist M = 2.
    .title = Einfarbige Roboter zählen
rule-RB-U33 = Geheim ist nur die Reihenfolge des Stapels. Das nächste Plättchen wird in Schritt 3 aufgedeckt, nachdem die Aktion gewählt ist. Die Zahl der übrigen Plättchen, die gelagerten und gewonnenen Plättchen und alle Würfel sind für alle offen.
    .title = Was geheim ist
rule-RB-U34 = Gespielt wird im Uhrzeigersinn, das heißt nach aufsteigender Platznummer. Wer beginnt, wird nur einmal bestimmt, nach RB-5 und RB-6.
    .title = Richtung des Spiels
rule-RB-U35 = Die Aktion „Eigene Würfel aufräumen“ ist auch möglich, wenn kein anderer deiner Würfel am Bandrand liegt: Dann bewegt sie den eben gelegten Würfel.
    .title = Aufräumen mit einem Würfel
rule-RB-U36 = Wenn du einen gegnerischen Würfel zurück oder vor setzt, wählst du irgendeinen Würfel irgendeines Mitspielers auf dem Fließband, der rücken kann. Kann keiner rücken, verfällt die Aktion.
    .title = Welcher gegnerische Würfel
