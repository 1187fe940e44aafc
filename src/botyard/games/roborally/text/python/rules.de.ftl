### Die Regeln von RoboRally, Absatz für Absatz.
###
### Eine Nachricht für jeden Absatz in rules.toml: Der Text ist der Absatz,
### das Attribut sein Titel. Alle Sprachen sagen dasselbe.

## Allgemeines

section-general = Allgemeines

rule-RR-49 = Widersprechen sich Regeln, hat die Sonderregel einer Strecke Vorrang vor einer Optionskarte und eine Optionskarte Vorrang vor einer allgemeinen Regel.
    .title = Welche Regel vorgeht
rule-RR-54 = Haben mehrere Spieler im selben Moment etwas zu entscheiden, werden sie in Dockreihenfolge gefragt, jeder einmal und offen. Nur programmiert wird gleichzeitig und geheim (RR-6). Du wirst nur gefragt, wenn du mehr als eine erlaubte Antwort hast. Läuft deine Zeit für eine solche Entscheidung ab, wird keine Option eingesetzt und kein Roboter abgeschaltet; muss etwas gewählt werden, entscheidet der Zufall unter dem Erlaubten.
    .title = Wer wann entscheidet
rule-RR-67 = Am Tisch wird gewählt: die Strecke, veröffentlicht oder selbst gebaut (RR-C35), ob die Uhr läuft (RR-8), ob nach einem Sieg weitergespielt wird (RR-46), ob es eine Höchstzahl an Runden gibt (RR-66), die Teams (RR-C20) und ob die Kampfzone mit Optionen beginnt (RR-C18).
    .title = Was am Tisch gewählt wird

## Der Programmstapel

section-deck = Der Programmstapel

rule-RR-1 = Alle Spieler teilen sich einen Stapel aus 84 Programmkarten, und keine Priorität kommt zweimal vor: 6 Kehrtwenden (10 bis 60 in Zehnerschritten), 18 Linksdrehungen (70, 90 und so weiter bis 410), 18 Rechtsdrehungen (80, 100 und so weiter bis 420), 6 Rückwärts (430 bis 480 in Zehnerschritten), 18 Vorwärts 1 (490 bis 660), 12 Vorwärts 2 (670 bis 780) und 6 Vorwärts 3 (790 bis 840), auch diese in Zehnerschritten.
    .title = 84 Programmkarten
rule-RR-50 = Karten, die während einer Runde gebraucht werden (RR-12 oder durch eine Option), kommen vom Rest des Stapels. Ist er leer, werden die abgelegten Programmkarten zu einem neuen gemischt. Gibt es auch davon keine, wird nichts gezogen, und eine Karte, die ersetzt werden sollte, bleibt. Ausgeteilt wird reihum in Dockreihenfolge, je eine Karte. Sollte der Stapel dabei ausgehen, was nur vorkommt, wenn durch Optionen bei drei oder mehr Robotern zwei Karten in einem Register gesperrt sind, endet das Austeilen dort; ein freies Register, für das es keine Karte gibt, wird übersprungen.
    .title = Wenn Karten ausgehen
rule-RR-51 = Jede Programmkarte ist immer an genau einem Ort: im Stapel, in der Ablage, auf einer Hand, in einem Register oder auf einer Optionskarte. Zusammen sind es immer 84.
    .title = Keine Karte geht verloren
rule-RR-52 = Alle sehen aufgedeckte Karten, Karten, die für einen abgeschalteten Roboter gezogen wurden (RR-12), jede gesperrte Karte ab dem Ende der Runde, in der sie gesperrt wurde, wie viele Karten jede Hand enthält, und alle Schadensmarken, Leben, Flaggen, Optionen und Archivmarker; ebenso, dass eine Karte auf einer Option abgelegt oder eine Hand ausgetauscht wurde. Nur du siehst deine Hand, deine eigenen Register vor dem Aufdecken und eine Karte auf deiner Option. Niemand sieht den Stapel und eine vom Störsender gelegte Karte vor dem Aufdecken. Nicht aufgedeckte Karten werden verdeckt abgelegt.
    .title = Wer was sieht

## Spielvorbereitung

section-setup = Spielvorbereitung

rule-RR-2 = Jeder Roboter hat 3 Lebensmarken, bei 5 oder mehr Spielern 4.
    .title = Leben
rule-RR-3 = Die Roboter starten mit ihren Archivmarkern auf den Docks 1, 2, 3 und so weiter, im Uhrzeigersinn in Sitzreihenfolge ab einem zufälligen ersten Spieler. Sie blicken zur Fabrikhalle, so wie die Andockstation in der Strecke liegt. Von da an ist ein Dock einfacher Boden.
    .title = Start auf den Docks
rule-RR-4 = Die Dockreihenfolge geht von der niedrigsten Docknummer aufwärts: Dock 1, dann im Uhrzeigersinn um den Tisch. Sie ändert sich nie und klärt jede Reihenfolge, die die Regeln offenlassen.
    .title = Dockreihenfolge
rule-RR-53 = Die Spielpläne einer Strecke bilden eine einzige Halle. Bewegungen, Fließbänder, Schieben und Laser reichen über eine Nahtstelle hinweg, wenn nicht auf einer ihrer Seiten eine Wand steht; zwei Wände an derselben Kante zählen als eine. Wände am Rand eines Spielplans wirken auch dort, wo kein anderer anschließt. Was kein Feld eines Spielplans ist, liegt außerhalb der Halle, auch ein Loch zwischen Spielplänen.
    .title = Eine Halle

## Austeilen und Programmieren

section-programming = Austeilen und Programmieren

rule-RR-5 = In jeder Runde werden alle Programmkarten gemischt, die nicht in einem Register gesperrt sind oder auf einer Optionskarte liegen. Jeder aktive Roboter, also jeder, der in der Halle steht und nicht abgeschaltet ist, bekommt 9 Karten minus seinen Schaden. Wer abgeschaltet oder ausgeschieden ist, bekommt keine.
    .title = Neun Karten minus Schaden
rule-RR-6 = Alle Spieler programmieren gleichzeitig und geheim. Jedes Register, das nicht gesperrt ist, bekommt eine Karte von der Hand; zwei nur, wo eine Option es erlaubt. Gesperrte Register behalten ihre Karte. Die Hand ist immer mindestens so groß wie die Zahl der freien Register (außer bei RR-50). Übrige Karten werden abgelegt.
    .title = Fünf Register
rule-RR-7 = Ist dein Programm vollständig, meldest du dich fertig. Danach lässt es sich nicht mehr ändern. Vorher darfst du Karten beliebig zurücknehmen und umlegen.
    .title = Fertig
rule-RR-55 = Ein Roboter, dessen fünf Register alle gesperrt sind, führt dieselben fünf Karten noch einmal aus. Wer nichts zu entscheiden hat, ist sofort fertig.
    .title = Nichts zu programmieren
rule-RR-8 = Ist nur noch ein Spieler nicht fertig, hat er noch 30 Sekunden für jeden Roboter, den er zu programmieren hat. Programmiert in dieser Runde nur ein einziger Spieler, laufen die 30 Sekunden je Roboter ab dem Austeilen. Am Tisch lässt sich die Uhr abschalten; sie ist immer aus, wenn mehrere Personen an einem Bildschirm spielen, und im Fernspiel, und voreingestellt aus, wenn alle anderen Bots sind. Solange dein Bildschirm noch die letzte Runde abspielt, wartet die Uhr, bis das Abspielen endet oder du es überspringst, höchstens aber so lange, wie der Server erlaubt.
    .title = Dreißig Sekunden
rule-RR-9 = Läuft deine Zeit ab, bleiben die gelegten Karten liegen. Die leeren Register werden zufällig mit deinen übrigen Karten gefüllt, auf Optionen wird nichts abgelegt, und du bist fertig.
    .title = Die Zeit ist um

## Abschalten

section-power = Abschalten

rule-RR-10 = Sind alle Programme fertig, kündigt jeder beschädigte aktive Roboter in Dockreihenfolge an, dass er sich für die nächste Runde abschaltet, oder er passt. Das laufende Programm wird noch ausgeführt. Ankündigen darf nur ein beschädigter Roboter. Eine Ankündigung gilt, auch wenn der Schaden inzwischen repariert wird; nur eine Zerstörung hebt sie auf (RR-41).
    .title = Abschalten ankündigen
rule-RR-11 = Zu Beginn der Runde, in der er abgeschaltet ist (das ist der letzte Schritt des Aufräumens davor), legt der Roboter allen Schaden ab; alle seine Register werden entsperrt und ihre Karten abgelegt. Er bekommt keine Karten und bewegt sich nicht von selbst.
    .title = Eine Runde abgeschaltet
rule-RR-12 = Fließbänder, Schieber, Zahnräder, Schieben durch andere, Gruben, Ränder und Laser wirken auch auf einen abgeschalteten Roboter, und er kann Schaden nehmen. Wird währenddessen eines seiner Register gesperrt, kommt sofort die oberste Karte des Stapels offen hinein.
    .title = Abgeschaltet, aber nicht sicher
rule-RR-13 = Beim Aufräumen sagt der Spieler eines abgeschalteten Roboters, ob dieser auch in der nächsten Runde abgeschaltet bleibt, beschädigt oder nicht. Wenn ja, wird sein Schaden erneut entfernt. Wenn nein, behält er Schaden und gesperrte Register, und die Karten darin werden ausgeführt.
    .title = Abgeschaltet bleiben
rule-RR-14 = Ein abgeschalteter Roboter feuert weder Laser noch Waffe. Flaggen berühren, den Archivmarker versetzen, sich reparieren lassen und Optionskarten ziehen kann er trotzdem.
    .title = Was trotzdem geht
rule-RR-56 = Ist kein Roboter aktiv, werden die fünf Register trotzdem gespielt: Fabrikelemente und Wandlaser wirken.
    .title = Wenn niemand aktiv ist

## Die Registerphasen

section-registers = Die Registerphasen

rule-RR-15 = Jedes der fünf Register läuft in dieser Reihenfolge ab: Aufdecken, Roboter bewegen sich, Fabrikelemente wirken, Laser feuern, Zerstörung durch Schaden, Berühren und Sichern. Gruben und Ränder zerstören sofort, in jedem Schritt (RR-18).
    .title = Ablauf eines Registers
rule-RR-57 = Optionen greifen in diesen Momenten ein: Kreiselstabilisator vor dem Aufdecken von Register 1; Bedingtes Programm vor jedem Aufdecken; Abbruchschalter nach jedem Aufdecken; Bremsen, Vierter Gang, Rückwärtsgang und die Wahl zwischen Doppelprozessor und Krabbenbeinen, wenn die Karte des Roboters nach Priorität an der Reihe ist; Waffen und Optionen zum Schaden im Laserschritt; Greifarm beim Berühren und beim Aufräumen.
    .title = Wann Optionen eingreifen
rule-RR-16 = Die Roboter bewegen sich nacheinander, die höchste Priorität zuerst, jeder bis zum Ende seiner Bewegung. Gleiche Prioritäten gibt es nur durch die Option Funksteuerung.
    .title = Höchste Priorität zuerst
rule-RR-17 = Vorwärts 1, 2 und 3 gehen Schritt für Schritt nach vorn. Rückwärts geht einen Schritt zurück, ohne zu drehen. Links- und Rechtsdrehung drehen den Roboter auf der Stelle um 90°, die Kehrtwende um 180°.
    .title = Was die Karten tun
rule-RR-18 = Eine Wand zwischen zwei Feldern beendet die Bewegung, ohne Schaden. Eine Grube oder der Rand der Halle zerstört einen Roboter sofort, auch mitten in der Bewegung; kein Feld wird übersprungen.
    .title = Wände, Gruben und Ränder
rule-RR-19 = Ein Roboter, der vorwärts, rückwärts oder seitwärts geht, schiebt einen Roboter, der im Weg steht, ein Feld in Richtung des Schrittes, ebenso eine ganze Kette von Robotern. Geschobene Roboter behalten ihre Blickrichtung. Schieben verursacht keinen Schaden.
    .title = Schieben
rule-RR-20 = Müsste irgendein Roboter der Kette durch eine Wand, bewegt sich in diesem Schritt niemand, und der Rest der Bewegung verfällt.
    .title = Schieben gegen eine Wand
rule-RR-21 = Roboter können in Gruben, aus der Halle und auf Fließbänder geschoben werden. Wer schiebt, geht mit seinen übrigen Schritten weiter, auch in dieselbe Grube, wenn sie vor ihm liegt.
    .title = In die Grube geschoben

## Fabrikelemente

section-elements = Fabrikelemente

rule-RR-22 = Die Fabrikelemente wirken in dieser Reihenfolge: Express-Fließbänder bewegen sich ein Feld weit; Express-Fließbänder und Fließbänder bewegen sich ein Feld weit; aktive Schieber schieben; Zahnräder drehen sich.
    .title = Reihenfolge der Elemente
rule-RR-23 = Alle Fließbänder eines Schrittes bewegen sich gleichzeitig. Fließbänder schieben niemanden.
    .title = Fließbänder laufen zugleich
rule-RR-24 = Roboter, die durch Fließbänder auf dasselbe Feld kämen, bleiben alle stehen. Wessen Zielfeld besetzt bleibt, bleibt ebenfalls stehen, und mit ihm alle, die sich dahinter stauen. Ein Feld, dessen Roboter im selben Schritt wegfährt, ist frei. Roboter auf Fließbändern, die gegeneinander laufen, tauschen nicht die Plätze. Ein geschlossener Ring voller Roboter fährt weiter.
    .title = Wenn es sich staut
rule-RR-25 = Trägt ein Fließband einen Roboter auf eine Kurve oder durch die gebogene Seite in eine Einmündung, dreht er sich mit ihm um 90°. Wer von einer anderen Seite, durch eine Karte oder durch Schieben daraufkommt, dreht sich nie; wer stehen bleibt, auch nicht.
    .title = Kurven drehen
rule-RR-26 = Wer im Schritt der Express-Fließbänder blockiert war, bekommt im zweiten Schritt einen neuen Versuch. Wer von einem Express-Fließband auf ein einfaches Fließband kommt, fährt noch einmal. Auf einem einfachen Fließband fährt man einmal.
    .title = Zwei Schritte der Fließbänder
rule-RR-27 = Fließbänder tragen Roboter in Gruben und aus der Halle. Werden mehrere gleichzeitig in dieselbe Grube getragen, fallen alle.
    .title = In die Grube getragen
rule-RR-59 = Ein Fließband trägt niemanden durch eine Wand: Der Roboter bleibt stehen und blockiert wie jeder, der stehen bleibt.
    .title = Fließbänder und Wände
rule-RR-28 = Ein Schieber wirkt nur in den aufgedruckten Registern: 1, 3 und 5 oder 2 und 4. Er schiebt den Roboter auf seinem Feld ein Feld weit weg, samt einer Kette von Robotern. Eine Wand hält ihn auf.
    .title = Schieber
rule-RR-58 = Alle aktiven Schieber schieben gleichzeitig, berechnet aus denselben Positionen. Schübe, die denselben Roboter bewegen oder auf demselben Feld enden würden, fallen alle aus.
    .title = Schieber schieben zugleich
rule-RR-29 = Ein Zahnrad dreht den Roboter, der darauf steht, um 90° in seine Richtung.
    .title = Zahnräder

## Laser und Schaden

section-lasers = Laser und Schaden

rule-RR-30 = Alle Wandlaser und Roboterlaser werden aus denselben Positionen berechnet und dann gemeinsam angewendet. Wer in diesem Schritt zerstört wird, hat trotzdem gefeuert.
    .title = Laser feuern zugleich
rule-RR-60 = Eine Sichtlinie läuft von einem Feld gerade in eine der vier Richtungen, Feld für Feld, bis zu einer Wand, zum ersten Roboter oder zum Rand der Halle. Gruben, Fließbänder, Flaggen und andere Elemente halten sie nicht auf.
    .title = Sichtlinie
rule-RR-31 = Ein Wandlaser trifft den ersten Roboter ab seiner Mündung, das Feld der Mündung eingeschlossen: 1 Schaden je Strahl. Wände halten ihn auf.
    .title = Wandlaser
rule-RR-32 = Jeder aktive Roboter feuert nach vorn entlang seiner Sichtlinie, beliebig weit, über Gruben und Spielplangrenzen hinweg: 1 Schaden für den ersten Roboter, auch wenn er zum eigenen Team gehört. Das Feuer zurückhalten kann er nicht.
    .title = Roboterlaser
rule-RR-33 = Es zählt nur, wo ein Roboter steht, wenn die Laser feuern. Durch einen Strahl zu laufen schadet nicht.
    .title = Nur wo du stehst
rule-RR-61 = Jeder Strahl und jeder Schuss ist ein Treffer mit 1 Schaden. Die Treffer eines Roboters in einem Schritt zählen in dieser Reihenfolge, und so kommen ihre Marken an und sperren: erst Wandlaser, dann Schüsse in Dockreihenfolge der Schützen. Eine vom Feuerleitsystem gezielte Marke hat darin ihren Platz wie jede andere. Hat eine frühere Marke des Schritts das gezielte Register schon gesperrt, sperrt sie, was RR-35 sagt.
    .title = Reihenfolge der Treffer
rule-RR-34 = Eine Schadensmarke lässt sich abwenden, indem eine Optionskarte dieses Roboters abgelegt wird: eine Karte für jede Marke, so viele er hat. Sein Spieler entscheidet Marke für Marke und weiß, wie viele in diesem Schritt ankommen.
    .title = Option statt Schaden
rule-RR-35 = Die Schadensmarke, die einen Roboter auf 5 Schaden oder mehr bringt, sperrt sofort das höchste Register, das nicht gesperrt ist, mit der Karte, die dort liegt, ob schon gespielt oder nicht. Diese Karte wird jede Runde ausgeführt, bis sie entsperrt wird. Schaden 5, 6, 7, 8 und 9 sperrt also Register 5, 4, 3, 2 und 1; anders nur nach dem Feuerleitsystem.
    .title = Schaden sperrt Register
rule-RR-36 = Wird 1 Schaden repariert, wird das niedrigste gesperrte Register entsperrt, wenn eines gesperrt ist, und seine Karte abgelegt.
    .title = Reparieren entsperrt Register
rule-RR-37 = Der zehnte Schaden zerstört den Roboter. Alle, die in einem Schritt auf 10 kommen, werden im selben Moment zerstört.
    .title = Zehn Schaden zerstören
rule-RR-62 = Eine gesperrte Karte bleibt, bis ihr Register entsperrt wird. Keine Option ersetzt sie.
    .title = Gesperrte Karten bleiben
rule-RR-63 = Schaden außerhalb des Laserschritts kommt sofort an, und der Spieler darf ihn sofort abwenden (RR-34). Die 2 Schaden einer Rückkehr (RR-39) und Schaden, den eine Strecke zu Beginn vergibt, kann man weder abwenden noch von einer Option auffangen lassen, außer durch Verbessertes Archiv.
    .title = Anderer Schaden

## Zerstörung und Rückkehr

section-destruction = Zerstörung und Rückkehr

rule-RR-38 = Ein zerstörter Roboter verlässt sofort die Halle. Er verliert ein Leben und eine Optionskarte, die sein Besitzer sofort auswählt, und nimmt an dieser Runde nicht weiter teil. Schaden und Sperren sind weg; seine Karten werden beim Aufräumen abgelegt. Ohne Leben ist er ausgeschieden.
    .title = Zerstört
rule-RR-64 = Wer ausscheidet, geht samt Archivmarker; seine übrigen Optionen werden abgelegt. Seinen Rang bestimmt RR-65.
    .title = Ausgeschieden
rule-RR-39 = Am Ende der Runde kehren zerstörte Roboter, die noch Leben haben, auf ihre Archivmarker zurück, in der Reihenfolge ihrer Zerstörung; war das im selben Moment, in Dockreihenfolge. Die Blickrichtung wählt der Spieler. Ein Roboter kehrt mit 2 Schaden zurück.
    .title = Rückkehr
rule-RR-40 = Ist sein Archivfeld besetzt oder zur Grube geworden, nimmt der Roboter eines der 8 Nachbarfelder der Halle ohne Roboter und ohne Grube; Wände und andere Elemente spielen keine Rolle. Er darf in seiner Sichtlinie (RR-60) bis 3 Felder weit keinen Roboter vor sich haben. Lässt kein Nachbarfeld eine erlaubte Blickrichtung zu, gilt der nächste Ring nach außen und so weiter. Der Archivmarker bleibt, wo er ist. Wer sein Archivfeld bekommt, darf in jede Richtung blicken.
    .title = Wenn das Feld besetzt ist
rule-RR-41 = Jeder zurückkehrende Roboter darf für die nächste Runde abgeschaltet zurückkehren, ob angekündigt oder nicht. RR-11 nimmt dann seine 2 Schaden weg.
    .title = Abgeschaltet zurück

## Flaggen, Reparaturen und Aufräumen

section-touch = Flaggen, Reparaturen und Aufräumen

rule-RR-42 = Ein überlebender Roboter, der am Ende eines Registers auf seiner nächsten Flagge steht, hat sie berührt. In einem Register zählt nur eine Flagge; die folgende kann ab dem nächsten Register berührt werden.
    .title = Flaggen berühren
rule-RR-43 = Ein überlebender Roboter auf irgendeiner Flagge oder einem Reparaturfeld setzt seinen Archivmarker dorthin, ob die Flagge für ihn zählt oder nicht. Docks gehören nicht dazu.
    .title = Der Archivmarker
rule-RR-44 = Am Ende der Runde, in Dockreihenfolge: Auf einem Reparaturfeld mit Schraubenschlüssel oder auf einer Flagge legt ein Roboter 1 Schaden ab; auf einem Werkstattfeld mit Schlüssel und Hammer legt er 1 Schaden ab und zieht eine Optionskarte, offen. Liegt eine Flagge auf einem solchen Feld, zählt nur das Feld.
    .title = Reparaturen und Optionskarten
rule-RR-45 = Aufgeräumt wird in dieser Reihenfolge: (1) Reparaturen und Optionskarten (RR-44); (2) nicht gesperrte Register werden geleert; (3) Optionen am Ende der Runde, in Dockreihenfolge; (4) abgeschaltete Roboter bleiben es oder nicht (RR-13); (5) zerstörte Roboter kehren zurück (RR-39); (6) wer nächste Runde abgeschaltet ist, legt seinen Schaden ab (RR-11). Wer zurückkehrt, wird im selben Aufräumen nicht repariert.
    .title = Aufräumen
rule-RR-48 = Ist der Optionsstapel aufgebraucht, wird er aus seiner Ablage erneuert. Sind beide leer, wird nichts gezogen.
    .title = Der Optionsstapel

## Ende des Rennens

section-ending = Ende des Rennens

rule-RR-46 = Wer als Erster alle Flaggen in der richtigen Reihenfolge berührt hat, gewinnt am Ende dieses Registers; mehrere im selben Register teilen sich den Sieg. Wer seine letzte Flagge berührt hat, hat gewonnen, auch wenn sein Roboter später im selben Register zerstört wird (RR-C27). Am Tisch lässt sich wählen, dass um die weiteren Plätze weitergespielt wird: Dann verlässt ein Roboter im Ziel die Halle, und das Spiel endet, wenn höchstens noch ein Roboter im Rennen ist.
    .title = Sieg
rule-RR-47 = Ist niemand im Ziel und hat am Ende eines Registers nur noch ein Spieler, auf Teamstrecken ein Team, einen Roboter im Rennen, gewinnt dieser oder dieses. Scheiden die letzten im selben Register aus, entscheidet RR-65.
    .title = Der letzte Roboter
rule-RR-65 = Zuerst kommen die im Ziel, nach dem Register ihrer Ankunft; dann Roboter, die noch im Rennen sind, nach mehr Flaggen, dann mehr Leben, dann weniger Schaden; dann ausgeschiedene, nach späterem Register des Ausscheidens, dann mehr Flaggen. Ausscheiden beim Programmieren (RR-O22) ist später als Register 5 der Runde davor und früher als Register 1. Bei völligem Gleichstand wird der Platz geteilt. Für einen Spieler zählt der eigene Roboter im Rennen, für ein Team sein bester.
    .title = Rangfolge
rule-RR-66 = Am Tisch kann eine Höchstzahl an Runden festgelegt werden. Ist sie ohne Sieger erreicht, bestimmt RR-65 die Rangfolge. Ohne diese Wahl gibt es keine Grenze.
    .title = Höchstzahl an Runden
rule-RR-68 = Ein Übungslauf ist für einen Spieler allein. RR-47 gilt dann nicht; das Ergebnis sind die Zahl der Runden und die übrigen Leben. Ein Lauf, der vor der letzten Flagge endet, ist kein Sieg: wenn der Roboter ausscheidet, die Rundengrenze erreicht ist oder du aufgibst.
    .title = Übungslauf
rule-RR-69 = In Simulationen, Arenen und beim Lernen von Bots gilt RR-66 mit 150 Runden.
    .title = 150 Runden in Simulationen

## Strecken

section-courses = Strecken

rule-RR-C1 = Die veröffentlichten Strecken lassen sich spielen. Hat eine Strecke eine Sonderregel, gilt diese; jede Sonderregel ist ein eigener Absatz.
    .title = Veröffentlichte Strecken
rule-RR-C19 = Die angegebene Spielerzahl ist bei Strecken für Einsteiger und Experten ein Rat: 2 bis 8 dürfen spielen. Bindend ist sie bei Teamstrecken (4, 6 oder 8) und bei Störmanöver (2 bis 4). Es gibt nie mehr Roboter als Docks.
    .title = Zahl der Spieler
rule-RR-C34 = Die größte veröffentlichte Halle hat 28 × 36 Felder (Marathonwahnsinn). Die Rechtecke von Marathonwahnsinn und Die rasende Fabrik haben Löcher.
    .title = Die größte Halle
rule-RR-C35 = Du kannst auch eine Strecke bauen: Wähle Spielpläne, ihre Drehung und die Lage von Docks und Flaggen. Spielpläne liegen in einem Raster von 12 × 12 Feldern, die Andockstation mit ihrer ganzen Vorderseite an einem davon. Eine unspielbare Strecke wird mit Begründung abgelehnt: Spielpläne, die sich überlappen oder nicht zusammenhängen; eine Halle über 36 × 36; nicht genau eine Andockstation; Flaggen, die nicht von 1 bis n nummeriert sind, n von 1 bis 8; zwei Flaggen auf einem Feld; eine Flagge auf einer Grube oder außerhalb der Halle; eine Flagge, die von Dock 1 nicht mit Schritten zwischen angrenzenden Feldern ohne Wand und Grube erreichbar ist. Eine gebaute Strecke hat keine Sonderregel.
    .title = Eine Strecke bauen
