### Die Regeln von Bot Factory, Klausel für Klausel.

## Spielmaterial

section-components = Spielmaterial

rule-BF-1 = In jeder der vier Farben gibt es 4 Köpfe, 4 Rümpfe und 4 Beine: 48 Teile.
    .title = 48 farbige Teile
rule-BF-2 = 2 Köpfe, 2 Rümpfe und 2 Beine sind universal. Damit sind es 54 Teileplättchen.
    .title = 6 Universalteile
rule-BF-3 = 16 Roboterfiguren (4 in jeder Farbe), 24 Projekte (6 in jeder Farbe), 14 Aufträge und 4 Wertmarker.
    .title = Figuren und Plättchen
rule-BF-4 = Jeder hat 1 Arbeiter und 9 Wortmeldungen in einer Farbe.
    .title = Arbeiter und Wortmeldungen
rule-BF-142 = Ein Rad, ein Merkstein, ein Verteilmarker, eine Sandra. Für das Solospiel Vilela, 4 Aktionsplättchen (eins je Spielplan), 4 Roboterplättchen (eins je Farbe), 6 Prüfungsplättchen und 4 Aufgabenplättchen.
    .title = Alles Übrige
rule-BF-143 = Eine ausgegebene Wortmeldung kommt in den Vorrat, und du kannst sie wieder bekommen. Eine Wortmeldung auf einem Auftrag bleibt dort bis zum Schluss.
    .title = Wohin ausgegebene Wortmeldungen kommen
rule-BF-144 = Alle sehen die Teile, Projekte, Roboter und Wortmeldungen aller, das oberste Teil jedes Stapels, das Rad, die Spielpläne und alles Abgelegte. Niemand sieht, was in den Stapeln darunter liegt, den Projektstapel und Vilelas drei Stapel.
    .title = Wer was sieht

## Spielaufbau

section-setup = Spielaufbau

rule-BF-5 = Von links nach rechts: Montage, Teileproduktion, Projekte, Finanzen.
    .title = Vier Spielpläne
rule-BF-6 = Bei 1 oder 2 Spielern stehen 3 Figuren jeder Farbe auf dem Spielplan Montage, bei 3 oder 4 Spielern 4.
    .title = Wie viele Roboterfiguren
rule-BF-7 = Zwei zufällig gezogene farbige Teile liegen offen auf dem linken und dem rechten Ersatzteilfeld.
    .title = Zwei Ersatzteile
rule-BF-8 = Zu Beginn sind die Viertel mit den Bonussymbolen oben und unten.
    .title = Wie das Rad liegt
rule-BF-9 = Die übrigen farbigen Teile bilden je Farbe einen gemischten offenen Stapel, von links nach rechts Rot, Gelb, Blau, Grün. Zu sehen ist nur das oberste Teil.
    .title = Vier Stapel
rule-BF-10 = Er beginnt über dem Stapel in der Farbe des linken Ersatzteils.
    .title = Verteilmarker
rule-BF-11 = Die 8 Felder werden vom linken Eingang an im Uhrzeigersinn gefüllt. Jedes Teil kommt vom markierten Stapel, danach rückt der Marker einen Stapel nach rechts, von Grün wieder auf Rot.
    .title = Das Rad füllen
rule-BF-12 = Nach den 8 Teilen ist der Marker wieder über dem Stapel vom Anfang.
    .title = Wo der Marker endet
rule-BF-13 = 6 zufällig gezogene Projekte liegen offen auf dem Spielplan Projekte. Die anderen sind der verdeckte Stapel.
    .title = Projekte
rule-BF-14 = Sie liegen offen auf dem Spielplan Projekte, sortiert nach Köpfen, Rümpfen und Beinen.
    .title = Universalteile
rule-BF-15 = Alle vier Wertmarker beginnen auf 6.
    .title = Wert 6
rule-BF-16 = 9 zufällig gezogene Aufträge füllen die Auftragsfelder. Die anderen 5 sind nicht im Spiel.
    .title = Neun Aufträge
rule-BF-17 = Sandra beginnt auf F3.
    .title = Sandras Start
rule-BF-18 = Jeder nimmt den Arbeiter einer Farbe.
    .title = Deine Farbe
rule-BF-19 = Jeder bekommt 1 Projekt vom Stapel und behält es offen.
    .title = Je ein Projekt
rule-BF-20 = Der Startspieler wird ausgelost; von ihm aus geht die Anfangsreihenfolge im Uhrzeigersinn.
    .title = Wer beginnt
rule-BF-21 = Jeder bekommt 1 Wortmeldung, der Letzte der Anfangsreihenfolge 2.
    .title = Wortmeldungen zu Beginn
rule-BF-22 = Du hast 9 Wortmeldungen; sind alle im Gebrauch, bekommst du keine.
    .title = Nie mehr als neun
rule-BF-23 = Vom Letzten der Reihenfolge bis zum Ersten nimmt jeder das oberste Teil eines beliebigen Stapels.
    .title = Je ein Teil

## Die Runde

section-round = Die Runde

rule-BF-24 = Eine Runde besteht aus dem Versetzen der Arbeiter, den Aktionen und der Wartung.
    .title = Drei Phasen
rule-BF-25 = Runden folgen aufeinander, bis in der eben beendeten das Spielende ausgelöst wurde (BF-118, BF-119).
    .title = Runde um Runde

## Phase 1: Arbeiter versetzen

section-move = Phase 1: Arbeiter versetzen

rule-BF-26 = In Zugreihenfolge versetzt jeder seinen Arbeiter auf ein verfügbares Aktionsfeld.
    .title = Jeder einmal
rule-BF-27 = Ein Feld ist verfügbar, wenn in diesem Augenblick weder ein Arbeiter noch Sandra oder Vilela darauf ist. Auch was in dieser Phase schon verlassen wurde, ist verfügbar.
    .title = Was verfügbar ist
rule-BF-28 = Der Arbeiter muss versetzt werden, und zwar auf einen anderen Spielplan als bisher.
    .title = Ein anderer Spielplan
rule-BF-29 = In Runde 1 kommen die Arbeiter von außen auf ein beliebiges verfügbares Feld, in der Anfangsreihenfolge. BF-33 gilt.
    .title = Runde 1
rule-BF-30 = Sobald die Arbeiter eingesetzt sind, gilt immer die Reihenfolge der Figuren von links nach rechts, Sandra und Vilela eingeschlossen.
    .title = Zugreihenfolge
rule-BF-31 = Ab Runde 2 wird in der Reihenfolge versetzt, in der die Figuren zu Beginn der Phase lagen: immer die linkste, die noch liegt.
    .title = Reihenfolge beim Versetzen
rule-BF-32 = Wer versetzt wurde, steht, bis er gehandelt hat.
    .title = Stehen
rule-BF-33 = Bei 1 oder 2 Spielern darf kein Arbeiter auf den Spielplan, auf dem Sandra gerade ist. Sandra darf zu Arbeitern.
    .title = Sandras Spielplan ist zu
rule-BF-34 = In Runde 1 bewegt sich Sandra nicht.
    .title = Sandra in Runde 1
rule-BF-35 = Später geht sie auf das erste verfügbare Feld von links nach rechts, vom Spielplan rechts von ihrem an.
    .title = Wohin Sandra geht
rule-BF-36 = Spielpläne ohne verfügbares Feld überspringt sie.
    .title = Volle Spielpläne
rule-BF-37 = Von den Finanzen aus, oder wenn rechts nichts frei ist, geht es für sie bei A1 weiter, aber nie auf den Spielplan, den sie verlässt.
    .title = Vom rechten Ende

## Phase 2: Aktionen ausführen

section-act = Phase 2: Aktionen ausführen

rule-BF-38 = Wer steht, handelt von links nach rechts und legt sich dann hin.
    .title = Von links nach rechts
rule-BF-39 = Du führst die Hauptaktion deines Felds aus. Davor, mittendrin oder danach darfst du die Führungsaktion des Spielplans nutzen.
    .title = Zwei Aktionen
rule-BF-40 = Du darfst jede der beiden weglassen. Wer die Hauptaktion nicht ausführen kann oder will, kann trotzdem die Führungsaktion nutzen.
    .title = Beide sind freiwillig
rule-BF-41 = Ist Sandra auf deinem Spielplan, stehend oder liegend, zahlst du zuerst 1 Wortmeldung, oder du passt und führst keine der beiden Aktionen aus. Passen darfst du auch, wenn du zahlen könntest.
    .title = Sandras Preis
rule-BF-42 = Sie führt die Aktion ihres Spielplans aus, egal auf welchem Feld, und legt sich hin.
    .title = Sandra handelt
rule-BF-43 = In Runde 1 legt sie sich hin, ohne zu handeln.
    .title = Sandra ruht
rule-BF-44 = Am Ende deines Aktionszugs darfst du 5 Teile haben, Universalteile eingeschlossen, und 5 Projekte. Genau was zu viel ist, legst du nach deiner Wahl ab. Während des Zugs gibt es keine Grenze.
    .title = Fünf Teile, fünf Projekte
rule-BF-45 = Sie zählen zu den 5 und werden nie abgelegt.
    .title = Abgeschlossene Projekte

## Montage

section-assembly = Montage

rule-BF-46 = Eine Spalte fasst einen Kopf, einen Rumpf und ein Paar Beine, in beliebiger Folge.
    .title = Drei in jeder Spalte
rule-BF-47 = Ein Teil passt auf das leere Feld seiner Art in der Spalte seiner Farbe; ein Universalteil in jede Spalte.
    .title = Wohin ein Teil passt
rule-BF-48 = Baue 1 Teil ein.
    .title = A1
rule-BF-49 = Baue 1 oder 2 Teile ein.
    .title = A2
rule-BF-50 = Baue 1 bis 3 Teile ein und zahle dafür 1 Wortmeldung. Wer nicht zahlt, kann trotzdem die Führungsaktion nutzen.
    .title = A3
rule-BF-51 = Mehrere Teile dürfen in verschiedene Spalten.
    .title = Verschiedene Spalten
rule-BF-52 = Das erste Teil einer Spalte bringt 2 Wortmeldungen.
    .title = Das erste Teil
rule-BF-53 = Das zweite Teil einer Spalte bringt 2 Wortmeldungen.
    .title = Das zweite Teil
rule-BF-54 = Das dritte Teil vollendet einen Roboter: Nimm eine Figur in der Farbe der Spalte und stelle sie auf ein eigenes freies Projekt dieser Farbe, das damit abgeschlossen ist. Wortmeldungen bringt es keine.
    .title = Das dritte Teil
rule-BF-55 = Ein drittes Teil darfst du nur einbauen, wenn du ein offenes Projekt dieser Farbe hast.
    .title = Nur mit Projekt
rule-BF-56 = Wer die beiden anderen Teile eingebaut hat, ist gleich.
    .title = Wer auch angefangen hat
rule-BF-57 = Nach diesen Belohnungen darfst du für jedes Feld mit Teilesymbol, das du in dieser Aktion abgedeckt hast, 1 Wortmeldung zahlen und das oberste Teil eines beliebigen Stapels nehmen.
    .title = Teilesymbole
rule-BF-58 = Eine fertige Spalte bleibt bis zur Wartung voll.
    .title = Voll bis zur Wartung
rule-BF-59 = Zahle 1 Wortmeldung, um ein eigenes Teil gegen ein Ersatzteil zu tauschen, so oft du willst.
    .title = Führungsaktion: tauschen
rule-BF-60 = Sie legt beide Ersatzteile ab und ersetzt sie vom markierten Stapel; der Marker rückt jedes Mal nach rechts.
    .title = Sandra
rule-BF-61 = Ist von einem leeren Stapel zu ziehen, wird zuerst die Ablage dieser Farbe zu einem neuen offenen Stapel gemischt.
    .title = Ein leerer Stapel
rule-BF-62 = Enthält die Spalte in der Farbe seines Roboterplättchens genau 2 Teile, werden beide abgelegt. Sonst verlässt eine Roboterfigur dieser Farbe den Spielplan. Ihr Wert bleibt.
    .title = Vilela

## Teileproduktion

section-production = Teileproduktion

rule-BF-63 = Nimm 1 Wortmeldung und bis zu 3 Bewegungspunkte.
    .title = P1
rule-BF-64 = Bis zu 4 Bewegungspunkte.
    .title = P2
rule-BF-65 = Bis zu 6 Bewegungspunkte. Was nicht genutzt wird, verfällt.
    .title = P3
rule-BF-66 = Für 1 Bewegungspunkt dreht sich das Rad um ein Viertel im Uhrzeigersinn.
    .title = Das Rad drehen
rule-BF-67 = Nach dem Drehen wird jeder leere Eingang sofort vom obersten Teil eines Stapels deiner Wahl gefüllt, der linke zuerst. Das kostet keinen Bewegungspunkt.
    .title = Eingänge füllen
rule-BF-68 = Dieses Füllen bewegt den Verteilmarker nicht.
    .title = Der Marker bleibt
rule-BF-69 = Für 1 Bewegungspunkt nimm das Teil aus einem der beiden Ausgänge.
    .title = Entnehmen
rule-BF-70 = Trägt das Feld, aus dem du entnimmst, die Bonussymbole, darfst du 1 Wortmeldung zahlen und ein eigenes Teil einbauen, mit den üblichen Grenzen und Belohnungen.
    .title = Bonus des Rads
rule-BF-71 = Dieses Einbauen gibt keine Führungsaktion der Montage.
    .title = Keine Führungsaktion
rule-BF-72 = Der Bonus kann in einem Zug mehrmals vorkommen.
    .title = Mehrmals
rule-BF-73 = Bewegungspunkte werden in beliebiger Folge ausgegeben. Ein Bonus unterbricht sie, danach geht es mit dem Rest weiter.
    .title = Mischen
rule-BF-74 = Lege 3 eigene Teile ab und nimm das oberste Teil eines beliebigen Stapels.
    .title = Führungsaktion: drei für eins
rule-BF-75 = Sie füllt alle leeren Felder des Rads, vom linken Eingang an im Uhrzeigersinn, ohne es zu drehen. Jedes Teil kommt vom markierten Stapel, und der Marker rückt jedes Mal weiter.
    .title = Sandra
rule-BF-76 = Alle Teile in der Farbe seines Roboterplättchens auf dem Rad werden abgelegt.
    .title = Vilela

## Projekte

section-project = Projekte

rule-BF-77 = Nimm ein beliebiges Projekt vom Spielplan.
    .title = J1
rule-BF-78 = Nimm 1 oder 2 Projekte, aus welcher Spalte auch immer.
    .title = J2
rule-BF-79 = Genommene Projekte werden nicht gleich ersetzt. Nur Sandra und die Wartung füllen nach.
    .title = Kein Nachfüllen
rule-BF-80 = Wer das unterste Projekt der linken Spalte nimmt, darf 1 Wortmeldung zahlen und ein Teil einbauen, mit den üblichen Grenzen und Belohnungen, ohne Führungsaktion.
    .title = Unten links
rule-BF-81 = Wer das unterste Projekt der rechten Spalte nimmt, bekommt 1 Wortmeldung.
    .title = Unten rechts
rule-BF-82 = Lege 2 eigene offene Projekte ab und nimm ein Universalteil deiner Wahl von diesem Spielplan.
    .title = Führungsaktion: zwei für ein Universalteil
rule-BF-83 = Ein Universalteil passt in jeder Farbe auf das Feld seiner Art.
    .title = Was universal heißt
rule-BF-84 = Sie legt die Projekte der unteren Reihe ab; die anderen rutschen in ihren Spalten nach unten, und alle leeren Felder werden vom Stapel nachgefüllt.
    .title = Sandra
rule-BF-85 = Alle Projekte in der Farbe seines Roboterplättchens werden vom Spielplan abgelegt. Nichts rutscht, nichts wird nachgefüllt.
    .title = Vilela

## Finanzen

section-finance = Finanzen

rule-BF-86 = Gib zusammen bis zu 2, 3 oder 4 Wortmeldungen für das Erhöhen von Werten und das Reservieren von Aufträgen aus, beliebig gemischt und wiederholt. Andere Zahlungen zählen nicht mit.
    .title = F1, F2, F3
rule-BF-87 = Auch Wortmeldungen, die du während des Zugs bekommst, darfst du ausgeben, innerhalb derselben Höchstzahl.
    .title = Unterwegs bekommene Wortmeldungen
rule-BF-88 = Für 1 Wortmeldung steigt der Wert einer Farbe um 1 Feld.
    .title = Einen Wert erhöhen
rule-BF-89 = Kein Wert steigt über 15.
    .title = Nie über 15
rule-BF-90 = Erhöhst du einen Wert über eine Linie, bekommst du sofort und kostenlos ihren Bonus: ein Teil einbauen oder ein Projekt nehmen, mit den üblichen Grenzen und Belohnungen. Was nicht sofort genutzt wird, verfällt.
    .title = Bonuslinien
rule-BF-91 = Der Spielplan Finanzen hat keine.
    .title = Keine Führungsaktion
rule-BF-92 = Zahle den Preis der Reihe, 1 bis 3 Wortmeldungen. Eine davon kommt auf das wertvollere freie Feld des Auftrags, die anderen in den Vorrat.
    .title = Einen Auftrag reservieren
rule-BF-93 = Ein reservierter Auftrag bleibt liegen, wo er ist.
    .title = Der Auftrag bleibt
rule-BF-94 = Du kannst einen Auftrag nur einmal reservieren.
    .title = Jeder einmal
rule-BF-95 = Höchstens 2 Spieler können denselben Auftrag reservieren.
    .title = Höchstens zwei
rule-BF-96 = Der volle Preis muss in das passen, was dein Feld noch erlaubt.
    .title = Der ganze Preis
rule-BF-97 = Die Farbe mit dem niedrigsten Wert steigt um 1. Sind 2 oder 3 gleich niedrig, steigt jede um 1; sind es alle vier, geschieht nichts.
    .title = Sandra
rule-BF-98 = Der Wert der Farbe seines Roboterplättchens fällt um 1, wenn er kann. Dann wird ein Prüfungsplättchen aufgedeckt, und du wählst 2 der 3 Aufträge, die es zeigt: Sie werden entfernt.
    .title = Vilela
rule-BF-99 = Aufträge mit einer Wortmeldung bleiben. Kann nur 1 entfernt werden, dann dieser; keiner, dann geschieht nichts. Entfernte Aufträge sind aus dem Spiel, ihre Felder bleiben leer.
    .title = Was nicht entfernt wird

## Phase 3: Wartung

section-maintenance = Phase 3: Wartung

rule-BF-145 = Die Wartung beginnt, wenn alle liegen, Sandra und Vilela eingeschlossen. Zuerst kommen die Spalten (BF-100, BF-101), dann die Projekte (BF-102).
    .title = Wann
rule-BF-100 = Farbige Teile einer vollen Spalte werden abgelegt, Universalteile kommen zurück auf den Spielplan Projekte.
    .title = Spalten räumen
rule-BF-101 = Für jeden solchen Roboter fällt der Wert seiner Farbe um 1 Feld.
    .title = Werte fallen
rule-BF-102 = Die untere Reihe des Spielplans Projekte wird abgelegt, die anderen rutschen nach, und der Stapel füllt den Rest.
    .title = Neue Projekte
rule-BF-103 = Abgelegte Projekte werden zu einem neuen Stapel gemischt, wenn er gebraucht wird.
    .title = Ein leerer Stapel
rule-BF-104 = Alle Figuren bleiben liegend auf ihren Feldern.
    .title = Alle bleiben

## Zu zweit

section-two-players = Zu zweit

rule-BF-105 = Es gibt 3 Roboterfiguren jeder Farbe (BF-6), und Sandras Spielplan ist zu (BF-33). Sonst ist alles gleich.
    .title = Zwei Unterschiede

## Das Solospiel: Inspektion

section-inspection = Das Solospiel: Inspektion

rule-BF-106 = Wie zu zweit. Du beginnst mit 1 Wortmeldung, 1 Projekt und 1 Teil.
    .title = Aufbau
rule-BF-107 = Du wählst oder ziehst 1 Aufgabenplättchen.
    .title = Eine Aufgabe
rule-BF-108 = Vilelas Aktions-, Roboter- und Prüfungsplättchen sind drei gemischte verdeckte Stapel.
    .title = Drei Stapel
rule-BF-109 = Vilela beginnt auf F1.
    .title = Vilelas Start
rule-BF-110 = Sonst gelten die Regeln für 2 Spieler.
    .title = Wie zu zweit
rule-BF-111 = Ein leerer Stapel von Vilela wird aus seiner Ablage erneuert.
    .title = Leere Stapel
rule-BF-112 = In Runde 1 bewegt sich Vilela nicht und handelt nicht.
    .title = Runde 1
rule-BF-113 = Später werden, wenn er mit dem Versetzen dran ist, 1 Aktionsplättchen und 1 Roboterplättchen aufgedeckt. Er geht auf das linkste freie Feld des gezeigten Spielplans.
    .title = Wie Vilela geht
rule-BF-148 = Beide Plättchen bleiben bis zu seinem nächsten Gang sichtbar. Die Aufgabe ist von Anfang an offen.
    .title = Was offen bleibt
rule-BF-114 = Zeigt das Plättchen den Spielplan, auf dem er ist, wird ein anderes Aktionsplättchen gezogen.
    .title = Er wechselt den Spielplan
rule-BF-115 = Er führt seine Aktion des Spielplans mit der Farbe seines Roboterplättchens aus (BF-62, BF-76, BF-85, BF-98) und legt sich hin.
    .title = Wie Vilela handelt
rule-BF-116 = Entfernt er die letzte Figur einer Farbe, löst das das Ende aus.
    .title = Vilela kann das Spiel beenden
rule-BF-117 = Ohne deine Aufgabe verlierst du. Mit ihr sind bis 19 Punkte eine schwache Leistung, 20 bis 49 eine ordentliche und ab 50 eine vorbildliche.
    .title = Ergebnis

## Spielende und Wertung

section-end = Spielende und Wertung

rule-BF-118 = Das Ende wird ausgelöst, wenn von einer Farbe keine Roboterfigur mehr auf dem Spielplan Montage ist.
    .title = Eine Farbe ist aufgebraucht
rule-BF-119 = Das Ende wird ausgelöst, wenn jemand 5 Roboter vollendet hat.
    .title = Fünf Roboter
rule-BF-149 = Ein Tisch darf eine Höchstzahl an Runden festlegen; dann endet das Spiel nach der Wartung dieser Runde. An Tischen gibt es sonst keine; Simulationen enden nach 300 Runden.
    .title = Höchstzahl an Runden
rule-BF-120 = Die Runde wird zu Ende gespielt, Wartung eingeschlossen; dann ist das Spiel aus.
    .title = Die letzte Runde
rule-BF-121 = Jeder vollendete Roboter zählt den Wert seiner Farbe nach der letzten Wartung.
    .title = Roboter
rule-BF-122 = Jeder Roboter kann für einen Auftrag dienen, den du reserviert hast.
    .title = Roboter für Aufträge
rule-BF-123 = Ein erfüllter Auftrag bringt die Punkte unter deiner Wortmeldung und die Punkte neben seiner Reihe.
    .title = Erfüllte Aufträge
rule-BF-124 = Ein reservierter Auftrag, der nicht ganz erfüllt ist, kostet die Punkte unter deiner Wortmeldung.
    .title = Andere Aufträge
rule-BF-125 = Jedes Paar Wortmeldungen auf der Hand bringt 1 Punkt.
    .title = Wortmeldungen
rule-BF-126 = Jedes übrige Teil kostet 1 Punkt.
    .title = Teile
rule-BF-127 = Jedes offene Projekt kostet 2 Punkte.
    .title = Projekte
rule-BF-128 = Die höchste Summe gewinnt. Bei Gleichstand entscheiden mehr Roboter, dann eine ungerade Zahl an Wortmeldungen; sonst wird der Sieg geteilt.
    .title = Wer gewinnt

## Produktionsplättchen und Universalroboter

section-expansion = Produktionsplättchen und Universalroboter

rule-BF-146 = Sie sind wahlfrei: keine, Variante 1 oder Variante 2. Sie liegen offen neben dem Spielplan Finanzen.
    .title = Produktionsplättchen
rule-BF-147 = Er ist ein weiterer Zusatz zu beiden Varianten: Er steht zu Beginn auf dem Spielplan Projekte, und das siebte Plättchen kommt in die Auslage.
    .title = Universalroboter
rule-BF-129 = Wenn du deinen ersten Auftrag reservierst, und nur dann, darfst du ein Plättchen nehmen.
    .title = Variante 1: ein Plättchen nehmen
rule-BF-130 = Du kannst es einmal im Spiel nutzen, ab einem späteren Zug. Ein zweites bekommt niemand.
    .title = Variante 1: es nutzen
rule-BF-131 = Beim Versetzen oder in deinem Aktionszug darfst du eins der übrigen Plättchen nehmen und sofort nutzen, wenn es passt (BF-Q55). Es bleibt zur Erinnerung bei dir: eins für jeden im ganzen Spiel.
    .title = Variante 2
rule-BF-132 = Du zahlst für Sandras Anwesenheit nichts und bekommst stattdessen 1 Wortmeldung.
    .title = Sandras Gunst
rule-BF-133 = Du gibst auf dem Spielplan Finanzen 1 Wortmeldung weniger aus, aber mindestens 1.
    .title = Finanzrabatt
rule-BF-134 = Zahle 1 Wortmeldung für eins davon: das oberste Teil eines Stapels, ein Projekt vom Spielplan, oder ein Teil einbauen.
    .title = Eins aus drei
rule-BF-135 = Der Wert einer Farbe steigt um 1.
    .title = Wertsteigerung
rule-BF-136 = Sind beim Versetzen alle Felder des gewünschten Spielplans besetzt, stelle dich rechts daneben und nutze die Aktion des Felds links von dir.
    .title = Zusatzplatz
rule-BF-137 = Die Führungsaktion des Spielplans Projekte kostet dich nur 1 Projekt.
    .title = Ein Projekt genügt
rule-BF-138 = Nimm ein beliebiges Universalteil vom Spielplan Projekte, oder nutze stattdessen BF-139.
    .title = Ein Universalteil
rule-BF-139 = Gib 2 Universalteile verschiedener Art auf den Spielplan Projekte zurück, nimm den Universalroboter und stelle ihn auf ein eigenes offenes Projekt beliebiger Farbe.
    .title = Der Universalroboter
rule-BF-140 = Der Universalroboter zählt als Roboter in der Farbe seines Projekts, für die fünf Roboter von BF-119 und in der Wertung.
    .title = Wofür er zählt
rule-BF-141 = Boni, die sich aus diesen Aktionen ergeben, gelten trotzdem.
    .title = Weitere Boni

## Wo die Ausgaben abweichen

section-languages = Wo die Ausgaben abweichen

rule-BF-D1 = Der englische Text zu J2 fehlt; der französische und die englische Überschrift stimmen überein.
    .title = J2
rule-BF-D2 = Nur der französische Text hat die Einleitung, den Hinweis auf bekommene Wortmeldungen und den Höchstwert 15.
    .title = Finanzen
rule-BF-D3 = Der englische Satz ist abgeschnitten; wir folgen dem französischen.
    .title = Sandra bei den Finanzen
rule-BF-D4 = Beide Texte sprechen von Farben in der Mehrzahl. Da der Preis je Wortmeldung gilt, hebt jede eine Farbe um ein Feld.
    .title = Eine Farbe auf einmal
rule-BF-D5 = Die englischen Symbole sind über einem Feld, die französischen darauf. In beiden gehören sie zum Feld des Rads.
    .title = Symbole des Rads
rule-BF-D6 = Ein französischer Satz speist die Stapel aus dem Rad. Gespeist wird das Rad.
    .title = Das Rad speisen
rule-BF-D7 = Der englische Text legt beide Teile ab, der französische entfernt sie. Sie kommen auf die Ablage, Universalteile auf den Spielplan Projekte.
    .title = Vilela bei der Montage
rule-BF-D8 = Die Ausgaben befestigen das Rad verschieden. Auf das Spiel hat das keinen Einfluss.
    .title = Das Rad zusammensetzen
rule-BF-D9 = Die Übersicht für 2 Spieler gibt einem Schritt des Aufbaus eine andere Nummer. Davon hängt nichts ab.
    .title = Ein Zahlendreher
rule-BF-D10 = Im englischen Text stehen 7, 5 und 2 ohne Ort. Wir lesen sie als die Punkte neben den Reihen.
    .title = Drei einsame Zahlen
rule-BF-D11 = Zwei Besprechungen geben jedem 2 Teile, beide Anleitungen 1.
    .title = Ein Teil zu Beginn
rule-BF-D12 = Das Blatt spricht von sechs Produktionsplättchen und beschreibt sieben Wirkungen. Die siebte gehört zum Universalroboter und ist nur mit ihm dabei.
    .title = Sechs oder sieben Plättchen
rule-BF-D13 = Eine Überschrift des Blatts blieb englisch. Ohne Wirkung.
    .title = Eine Überschrift
rule-BF-D14 = Auf der Schachtel steht 2022, in Läden 2023.
    .title = Das Jahr
rule-BF-D15 = Die englische Zeile zur zweiten Belohnung ist verstümmelt; die französische ist klar.
    .title = Das zweite Teil
rule-BF-D16 = Manche Sätze sagen, dass alle Roboter einer Farbe vollendet sind, ein anderer, dass keine Figur mehr auf dem Spielplan ist. Der letzte entscheidet, wer die Figuren auch nahm.
    .title = Eine Farbe ist aufgebraucht

## Klärungen

section-rulings = Klärungen

rule-BF-Q1 = Sie zählen zu deinen 9: Du bekommst höchstens, was weder auf deiner Hand noch auf Aufträgen ist.
    .title = Wortmeldungen auf Aufträgen
rule-BF-Q2 = Nein. Sandras Preis wird vor allem anderen gezahlt.
    .title = Preis mit Wortmeldungen dieses Zugs
rule-BF-Q3 = Wer passt, bekommt keine Wortmeldung, denn es gibt keine Hauptaktion.
    .title = Passen auf P1
rule-BF-Q4 = Er ist auf dem Spielplan Finanzen fällig: Nur Sandras Gehen und Handeln entfallen.
    .title = Preis in Runde 1
rule-BF-Q5 = Es kostet zusammen 2 Wortmeldungen, ihren Preis zuerst. Mit nur 1 bleibt nichts, was eine Wortmeldung kostet.
    .title = A3 unter Sandra
rule-BF-Q6 = Bei Teileproduktion und Projekten einmal im Zug; getauscht wird bei der Montage beliebig oft.
    .title = Wie oft eine Führungsaktion
rule-BF-Q7 = Die Führungsaktion darf zwischen zwei beliebigen Schritten stehen: Teilen, Bewegungspunkten, Projekten.
    .title = Mitten in der Hauptaktion
rule-BF-Q8 = Nach dem letzten Teil der Aktion; ein dafür genommenes Teil kann nicht mehr in derselben Aktion eingebaut werden. Bei einem Bonus gleich danach.
    .title = Wann Symbole genutzt werden
rule-BF-Q9 = Symbole gelten auch für Teile, die als Bonus eingebaut werden.
    .title = Symbole und Boni
rule-BF-Q10 = Dann darf kein drittes Teil eingebaut werden.
    .title = Keine Figur mehr
rule-BF-Q11 = Drei Teile sind nicht zwei: Eine Figur wird entfernt.
    .title = Vilela und eine volle Spalte
rule-BF-Q12 = Sie kommen immer auf den Spielplan Projekte zurück.
    .title = Abgelegte Universalteile
rule-BF-Q13 = Es darf getauscht werden wie jedes andere Teil.
    .title = Ein Universalteil tauschen
rule-BF-Q14 = Der Bonus gehört zum untersten Feld. Ist es leer, gibt es bis zum Nachfüllen keinen.
    .title = Unterste Projekte
rule-BF-Q15 = Sind Stapel und Ablage leer, bleiben Felder leer.
    .title = Gar keine Projekte
rule-BF-Q16 = Sind ein Stapel und seine Ablage leer, kann ihn niemand wählen. Der Marker geht zum nächsten Stapel, der ein Teil hat, und rückt dann eins weiter. Gibt es keinen, bleibt das Feld leer und der Marker stehen.
    .title = Keine Teile einer Farbe
rule-BF-Q17 = Ja, solange es ein Teil gibt.
    .title = Müssen Eingänge gefüllt werden
rule-BF-Q18 = Nur dein eigenes Erhöhen gibt einen Bonus, Sandras nie.
    .title = Sandras Erhöhung und Linien
rule-BF-Q19 = Nach einem Fall gibt dieselbe Linie ihren Bonus wieder.
    .title = Eine Linie noch einmal
rule-BF-Q20 = Ein Wert, der nicht fallen kann, bleibt. Der niedrigste Wert ist 1; das ist rekonstruiert, kein Text nennt ihn.
    .title = Der niedrigste Wert
rule-BF-Q21 = Von den Projekten aus geht es für Sandra dann am linken Ende weiter.
    .title = Die Finanzen sind voll
rule-BF-Q22 = Der Spielplan Finanzen ist zu, denn Sandra ist dort.
    .title = Zu zweit, Runde 1
rule-BF-Q23 = Dann wird ein anderes Aktionsplättchen gezogen, als wäre es sein eigener Spielplan.
    .title = Vilela findet kein Feld
rule-BF-Q24 = Das erste Aktionsplättchen wird abgelegt. Das Roboterplättchen wird nicht neu gezogen.
    .title = Noch einmal ziehen
rule-BF-Q25 = Sie kostet nichts und verschließt keinen Spielplan.
    .title = Vilelas Anwesenheit
rule-BF-Q26 = Das geht nicht. Das Spiel teilt deine Roboter so zu, dass deine Summe am höchsten ist (für eine Aufgabe siehe BF-Q51).
    .title = Ein Roboter, zwei Aufträge
rule-BF-Q27 = Was ein Auftrag nicht braucht, bleibt frei.
    .title = Mehr Roboter als nötig
rule-BF-Q28 = Mehrere Roboter in einem Zug können mehr als 5 ergeben. Sie bleiben; abgelegt werden dann nur offene Projekte.
    .title = Mehr als fünf Roboter
rule-BF-Q29 = Unter den Gleichen teilen sich die mit ungerader Zahl den Sieg; hat keiner eine, alle. Nur Wortmeldungen auf der Hand zählen.
    .title = Ungerade bei Gleichstand
rule-BF-Q30 = Im Solospiel ist das eine schwache Leistung.
    .title = Eine Summe unter 0
rule-BF-Q31 = In der Schlusswertung mit den letzten Werten; mehr Roboter als verlangt genügen auch.
    .title = Wann Aufgaben geprüft werden
rule-BF-Q32 = Er nimmt 1 Wortmeldung von einer Zahlung des Zugs: von einem Auftrag für 2 oder 3, oder von einem Erhöhen, wenn schon mindestens 1 ausgegeben ist. Für die Höchstzahl zählt, was wirklich ausgegeben wird.
    .title = Der Rabatt
rule-BF-Q33 = In der Reihenfolge liegt er zwischen dem Spielplan und dem nächsten. Das Wechseln, der geschlossene Spielplan und Sandras Preis gelten weiter. Es gibt ihn nur für diesen Arbeiter.
    .title = Der Zusatzplatz
rule-BF-Q34 = Er hat keine Spalte: Kein Wert fällt, und keine Figur verlässt den Spielplan.
    .title = Universalroboter und Wartung
rule-BF-Q35 = Er wird ausgelost.
    .title = Startspieler
rule-BF-Q36 = Die Reihenfolge zu Beginn der Phase und die linkste liegende Figur sind immer dasselbe.
    .title = Reihenfolge beim Versetzen
rule-BF-Q37 = Wenn gezogen wird, nicht vorher. Du darfst einen leeren Stapel wählen, dessen Farbe eine Ablage hat; welches Teil es ist, zeigt sich nach dem Mischen.
    .title = Wann ein Stapel erneuert wird
rule-BF-Q38 = Teile und Projekte lassen sich nicht nach Belieben ablegen, nur durch Führungsaktionen und die Grenze von fünf.
    .title = Dinge loswerden
rule-BF-Q39 = Ersatzteile links, dann rechts. Das Rad wie in BF-11. Projekte rutschen der Reihe nach; dann wird die untere Reihe links und rechts gefüllt, dann die mittlere, dann die obere.
    .title = Reihenfolge beim Füllen
rule-BF-Q40 = Nur Erhöhen und Reservieren: nicht Sandras Preis, nicht bezahltes Einbauen, nicht Teilesymbole.
    .title = Was zur Höchstzahl zählt
rule-BF-Q41 = Es kommt nur auf den Spielplan deines Arbeiters an: kein Preis, kein geschlossener Spielplan.
    .title = Sandra, wo ein Bonus wirkt
rule-BF-Q42 = Sofort, vor jedem anderen Schritt. Was abgelehnt wird oder unmöglich ist, verfällt.
    .title = Bis wann ein Bonus
rule-BF-Q43 = Der innere wird zuerst beendet; dann geht die äußere Aktion weiter, wo sie stehen blieb.
    .title = Ein Bonus im Bonus
rule-BF-Q44 = Er verfällt ohne Ersatz.
    .title = Ein Bonus ohne Mittel
rule-BF-Q45 = Sie zu nehmen ist der erste Schritt der Hauptaktion. Alle Bewegungspunkte dürfen verfallen.
    .title = Die Wortmeldung von P1
rule-BF-Q46 = Mit dem ersten Teil, vor dessen Belohnung.
    .title = Wann A3 bezahlt wird
rule-BF-Q47 = Jedes eigene Teil, auch ein eben genommenes. Ein eben genommenes Projekt zählt für BF-55.
    .title = Was als Bonus eingebaut werden darf
rule-BF-Q48 = Zwei beliebige offene, auch eben genommene. Was nicht auf dem Spielplan liegt, kann nicht genommen werden; liegt gar keins dort, geht die Aktion nicht.
    .title = Welche Projekte für ein Universalteil
rule-BF-Q49 = Drei beliebige, auch Universalteile und eben entnommene.
    .title = Welche drei Teile
rule-BF-Q50 = Ein Tausch braucht auf beiden Seiten ein Teil.
    .title = Eine leere Palette
rule-BF-Q51 = Eine Zuteilung, die 3 Aufträge erfüllt, geht vor einer höheren Summe mit weniger.
    .title = Die Aufgabe mit drei Aufträgen
rule-BF-Q52 = Er enthält alle seine Plättchen: Das der letzten Runde und verworfene werden abgelegt, bevor das nächste gezogen wird.
    .title = Ein erneuerter Stapel von Vilela
rule-BF-Q53 = Dann geschieht nichts. Von ihm entfernte Figuren sind aus dem Spiel und zählen für niemanden.
    .title = Vilela findet keine Figur
rule-BF-Q54 = Du wählst, welche, aber 2 werden entfernt, wo 2 entfernt werden können.
    .title = Aufträge schonen
rule-BF-Q55 = Sandras Gunst, wenn der Preis fällig ist; der Rabatt im eigenen Finanzzug; der Zusatzplatz beim eigenen Versetzen; ein Projekt mit jener Führungsaktion; die anderen zwischen zwei Schritten des eigenen Aktionszugs. Nie in einem Zug, in dem gepasst wird.
    .title = Wann Plättchen nutzbar sind
rule-BF-Q56 = Ab deinem nächsten Versetzen. Wer gleich nach dem ersten Reservieren kein Plättchen nimmt, bekommt später keins.
    .title = Ab einem späteren Zug
rule-BF-Q57 = Dann kann kein offener Spielplan voll sein, also fehlt dieses Plättchen.
    .title = Zusatzplatz mit 1 oder 2 Spielern
rule-BF-Q58 = Die des rechten Felds: A3 mit seinem Preis, P3, J2 oder F3.
    .title = Zusatzplatz: welche Aktion
rule-BF-Q59 = Wie bei den Aktionen, die sie nachbilden: Grenzen, Belohnungen, Boni und Linien gelten, und ein Wert von 15 kann nicht steigen.
    .title = Grenzen der Plättchen
rule-BF-Q60 = Er zählt für Aufträge, Aufgaben und Gleichstand, nicht für BF-118, und braucht keine Figur seiner Farbe.
    .title = Der Universalroboter sonst
rule-BF-Q61 = Sie sind erlaubt.
    .title = Produktionsplättchen im Solospiel
rule-BF-Q62 = Wer sich sperrt, könnte ewig weiterspielen, daher BF-149.
    .title = Keine Grenze in den Regeln
rule-BF-Q63 = Ihre Projekte dürfen trotzdem genommen werden.
    .title = Eine Farbe ohne Figuren
rule-BF-Q64 = Sie bleiben leer, bis sich das Rad dreht oder Sandra es füllt.
    .title = Von Vilela geleerte Eingänge
