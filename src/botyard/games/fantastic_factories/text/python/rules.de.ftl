### Die Regeln von Fantastic Factories, Satz für Satz.
###
### Eine Nachricht für jeden Satz aus rules.toml: Der Text ist der Satz, das
### Attribut sein Titel. Alle Sprachen sagen dasselbe.

## Material und Aufbau

section-components = Material und Aufbau

rule-FF-1 = Jeder hat ein Hauptquartier, vier Würfel, 1 Metall, 2 Energie und vier Baupläne, die die anderen nicht sehen. Waren gibt es noch keine, das Werksgelände ist leer. Die Farbe hat keine Wirkung.
    .title = Womit alle beginnen
rule-FF-2 = Vier Baupläne und vier Unternehmer liegen offen auf den Plätzen 1 bis 4. Über jedem Platz der Unternehmer steht einer der vier Werkzeugmarker; sie werden ausgelost und bleiben das ganze Spiel dort.
    .title = Der Markt
rule-FF-58 = Zuerst wird der Startspieler bestimmt. Dann werden von ihm an im Uhrzeigersinn je vier Karten ausgeteilt, dann die Reihe der Baupläne und die der Unternehmer gefüllt, Platz für Platz, dann die Werkzeugmarker gelegt; im Solospiel kommen zuletzt die Karten der Maschine.
    .title = Reihenfolge des Aufbaus
rule-FF-59 = Alle sehen Rohstoffe, Waren, Werksgelände, Würfel, was jeder genutzt hat, angeheuerte Unternehmer, die noch warten, die Größe der Hände und Stapel und beide Ablagestapel. Verdeckt sind fremde Handkarten und die Nachziehstapel. Was abgelegt oder aufgedeckt wird, sehen alle; was gezogen wird, nur wer zieht. Die Arbeit ist zu sehen, während sie geschieht.
    .title = Was offen und was verdeckt ist
rule-FF-3 = Rohstoffe, Waren und Würfel sind immer genug da.
    .title = Nichts geht aus
rule-FF-4 = Wird eine Karte gebraucht und der Stapel ist leer, dann und nicht früher wird sein Ablagestapel zu einem neuen gemischt. Sind beide leer, wird nichts gezogen.
    .title = Ein leerer Stapel
rule-FF-5 = Der Startspieler wird ausgelost; am Ende jeder Runde geht der Marker im Uhrzeigersinn weiter.
    .title = Startspieler

## Die Runde

section-round = Die Runde

rule-FF-6 = Eine Runde besteht aus einer Marktphase und einer Arbeitsphase.
    .title = Zwei Phasen
rule-FF-7 = Vom Startspieler an im Uhrzeigersinn hat jeder einen Marktzug und muss einen Bauplan nehmen oder einen Unternehmer anheuern. Niemand darf passen oder verdeckt ziehen; die einzige Ausnahme ist FF-60.
    .title = Jeder einmal auf den Markt
rule-FF-60 = Wer keinen Bauplan im Markt findet und keinen Unternehmer bezahlen kann, darf den Marktzug ohne Karte beenden.
    .title = Wenn nichts zu haben ist
rule-FF-8 = Einmal pro Runde darf man vor der Wahl 1 Metall oder 1 Energie zahlen und eine ganze Reihe ablegen; vier neue Karten werden aufgedeckt. Die alte Reihe liegt schon vorher auf dem Ablagestapel. Die Marker bleiben. Eine leere Reihe lässt sich nicht ablegen. Gewählt wird trotzdem noch.
    .title = Eine Reihe ablegen
rule-FF-9 = Ein Bauplan vom Markt kommt auf die Hand und kostet nichts.
    .title = Einen Bauplan nehmen
rule-FF-10 = Um einen Unternehmer anzuheuern, legst du einen Bauplan mit dem Werkzeug über seinem Platz von der Hand ab und zahlst die aufgedruckte Energie. Er wirkt sofort und wird abgelegt.
    .title = Anheuern
rule-FF-11 = Ein leerer Platz bekommt sofort eine neue Karte; die anderen Karten bleiben liegen.
    .title = Die Lücke wird gefüllt
rule-FF-61 = Nach jedem Marktzug, zu Beginn jeder Marktphase und nachdem die Maschine den Markt besucht hat, wird jeder leere Platz gefüllt: erst Baupläne, von Platz 1 bis 4, so weit die Karten reichen.
    .title = Wann der Markt ergänzt wird
rule-FF-12 = Erst wird bezahlt, dann wirkt der Unternehmer, dann wird er abgelegt, dann sein Platz gefüllt.
    .title = Zahlen, wirken, ablegen, füllen
rule-FF-62 = Nichts in der Arbeitsphase nimmt, ergänzt oder verschiebt eine Karte des Marktes.
    .title = Arbeit lässt den Markt in Ruhe
rule-FF-13 = Alle Würfel werden geworfen, dann arbeiten alle gleichzeitig; wer zuerst zieht, bekommt die erste Karte, und die Aufzeichnung hält das fest. Ein Tisch kann auch wählen, dass im Uhrzeigersinn nacheinander gearbeitet wird.
    .title = Alle arbeiten
rule-FF-63 = Die vier eigenen Würfel und die der Hilfskräfte werden zusammen geworfen, vom Startspieler an einer nach dem anderen, wie immer gearbeitet wird. Nur wer einen Vorarbeiter hat, wählt zuvor; darauf wartet niemand.
    .title = Der Wurf
rule-FF-14 = Bauen, Würfel einsetzen und Karten nutzen lässt sich beliebig mischen; was du bekommst, kannst du sofort verwenden.
    .title = Beliebige Folge
rule-FF-15 = Du beendest deine Arbeit selbst. Dann behältst du höchstens 12 Metall und Energie zusammen und höchstens 10 Baupläne; du wählst, was geht, und zwar genau den Überschuss. Waren zählen nicht mit. Zu keiner anderen Zeit gilt eine Grenze.
    .title = Das Ende deiner Arbeit
rule-FF-64 = Beendete Arbeit wird nicht wieder aufgenommen. Haben alle sie beendet, kommen die Würfel zurück, zusätzliche Würfel und ungenutzte Unternehmer verfallen, jede Karte lässt sich wieder nutzen, und der Marker geht weiter.
    .title = Das Ende der Runde
rule-FF-16 = Ein Würfel wird in jeder Runde einmal verwendet. Er muss es nicht, aber aufheben lässt er sich nicht.
    .title = Jeder Würfel einmal

## Bauen

section-building = Bauen

rule-FF-17 = In der Arbeitsphase baust du einen Bauplan von deiner Hand: Du legst einen anderen mit demselben Werkzeug ab, auch eine zweite gleiche Karte, und zahlst Metall und Energie. Du darfst so oft bauen, wie du zahlen kannst.
    .title = Was Bauen kostet
rule-FF-65 = Alles wird bezahlt, die Karte steht, dann geben Schrottplatz und Solaranlage. Was sie geben, kann nicht den Bau bezahlen, der sie auslöst.
    .title = Reihenfolge beim Bauen
rule-FF-18 = Niemand baut zwei Karten eines Namens, außer Leuchtfeuer und Obelisk.
    .title = Jeder Name einmal
rule-FF-19 = Das erste Leuchtfeuer auf einem Werksgelände ist 2 Prestige wert, das zweite 3, das dritte 4, das vierte 5; alle vier 14.
    .title = Leuchtfeuer
rule-FF-66 = Jeder Obelisk ist 2 Prestige wert. Es dürfen beliebig viele gebaut werden.
    .title = Obelisk
rule-FF-20 = Er ist 3 Prestige wert und kostet für jedes Monument auf deinem Werksgelände 1 Metall weniger, nie weniger als 0. Energie und abgelegter Bauplan bleiben.
    .title = Megalith
rule-FF-21 = Eine Karte lässt sich schon in der Runde nutzen, in der sie gebaut wird.
    .title = Sofort

## Hauptquartier

section-headquarters = Hauptquartier

rule-FF-22 = Ein beliebiger Würfel: 1 Bauplan ziehen.
    .title = Forschung
rule-FF-23 = Eine 1, 2 oder 3: so viel Energie.
    .title = Generator
rule-FF-24 = Eine 4, 5 oder 6: 1 Metall.
    .title = Mine
rule-FF-25 = Jedes Stockwerk nimmt in einer Runde drei Würfel auf.
    .title = Drei Plätze
rule-FF-26 = Ein Würfel, der einem auf demselben Stockwerk gleicht, bringt dort 1 mehr, beim Generator 1 Energie; ein dritter gleicher bringt noch einmal 1 mehr. Sie müssen nicht zusammen eingesetzt werden.
    .title = Paschbonus
rule-FF-67 = Ein Stockwerk gibt sofort, Würfel für Würfel. Ein eingesetzter Würfel bleibt bis zum Ende der Runde und ändert sich nicht mehr.
    .title = Würfel für Würfel
rule-FF-27 = Bei der Arbeit gezogene Karten kommen vom Stapel, nie vom Markt.
    .title = Karten der Arbeitsphase

## Karten nutzen

section-activating = Karten nutzen

rule-FF-28 = Eine Karte deines Werksgeländes nutzt du in der Arbeitsphase, höchstens einmal pro Runde: Du gibst alles von ihrer linken Seite und bekommst alles von der rechten. Labor, Schrottplatz und Solaranlage werden stattdessen ausgelöst.
    .title = Eine Karte nutzen
rule-FF-68 = Du gibst, was du vorher hattest; was eine Karte gibt, bezahlt sie nie. Alles wird gewählt, bevor gezogen oder gewürfelt wird. Dann bekommst du alles, und das Labor kommt zuletzt.
    .title = Erst geben, dann bekommen
rule-FF-69 = Verlangt eine Karte abgelegte Baupläne, genügen beliebige von der Hand, egal mit welchem Werkzeug.
    .title = Ablegen für eine Karte
rule-FF-70 = Ein Würfel darf eingesetzt und eine Karte genutzt werden, auch wenn keine Karte zu ziehen da ist; gezogen wird, was da ist.
    .title = Keine Karte zu ziehen
rule-FF-29 = Eine Karte ohne Würfelfeld wird ohne Würfel genutzt. Monumente werden nie genutzt.
    .title = Ohne Würfel

## Ausbildung

section-training = Ausbildung

rule-FF-30 = Sie kosten 1 Energie, brauchen keinen Würfel und verändern freie Würfel, auch zusätzliche. Ohne einen Würfel, der sich verändern lässt, sind sie nicht zu nutzen.
    .title = Ausbildungskarten
rule-FF-30a = 1 Energie: Ein Würfel wird auf die Gegenseite gedreht; beide ergeben 7.
    .title = Dojo
rule-FF-30b = 1 Energie: ein Würfel um 1 höher, aber keine 6.
    .title = Turnhalle
rule-FF-30c = 1 Energie: ein Würfel um 1 tiefer, aber keine 1.
    .title = Fitnessstudio
rule-FF-30d = 1 Energie insgesamt: Wirf beliebig viele Würfel neu, mindestens einen.
    .title = Zeitarbeitsfirma

## Zusätzliche Würfel

section-extra-dice = Zusätzliche Würfel

rule-FF-31 = Ein zusätzlicher Würfel ist sofort da, bleibt bis zum Ende der Runde und ist ein Würfel wie jeder andere.
    .title = Zusätzliche Würfel
rule-FF-31a = Wähle X von 1 bis 6 und zahle X Energie: ein zusätzlicher Würfel mit X.
    .title = Golem
rule-FF-31b = 1 Metall: Wirf einen zusätzlichen Würfel.
    .title = Roboter

## Produktion

section-production = Produktion

rule-FF-32 = Nur die zwölf Produktionskarten machen Waren; jede nimmt und gibt genau, was sie sagt.
    .title = Produktionskarten
rule-FF-32a = Zwei gleiche Würfel und 5 Energie: 2 Waren und 1 Metall.
    .title = Aluminiumfabrik
rule-FF-32b = Drei Würfel in Folge, von 1-2-3 bis 4-5-6 und nie über die 6 hinaus: 2 Waren.
    .title = Fließband
rule-FF-32c = Kein Würfel, 4 Energie: 1 Ware.
    .title = Batteriefabrik
rule-FF-32d = Eine 1 und 1 Energie: 1 Ware.
    .title = Biolabor
rule-FF-32e = Zwei gleiche Würfel X und X Metall: 2 Waren, wie hoch X auch ist.
    .title = Betonwerk
rule-FF-32f = Eine 4 und 2 Energie: 1 Ware und 1 Metall.
    .title = Logistikzentrum
rule-FF-32g = Zwei gleiche Würfel: 1 Ware, und 2 Metall oder 3 Energie oder 2 Baupläne vom Stapel.
    .title = Manufaktur
rule-FF-32h = Drei gleiche Würfel: 2 Waren und ein zusätzlicher Würfel deiner Wahl.
    .title = Megafabrik
rule-FF-32i = Eine 6: 1 Ware und 1 Energie.
    .title = Kernkraftwerk
rule-FF-32j = Kein Würfel, 2 Energie und 2 abgelegte Baupläne: 1 Ware und 1 Bauplan vom Stapel.
    .title = Recyclinganlage
rule-FF-32k = Zwei gleiche Würfel und 2 abgelegte Baupläne: 2 Waren.
    .title = Müllpresse
rule-FF-32l = Drei Würfel mit einer Summe von 14 oder mehr: 2 Waren und 2 Energie.
    .title = Lagerhaus

## Versorgung

section-utility = Versorgung

rule-FF-33 = Die sieben Versorgungskarten geben Rohstoffe und nie Waren; jede nimmt und gibt genau, was sie sagt.
    .title = Versorgungskarten
rule-FF-33a = Ein beliebiger Würfel und ein abgelegter Bauplan: was dieser kostet, wie in FF-34.
    .title = Schwarzmarkt
rule-FF-33b = Ein Würfel X und X Energie: X Metall.
    .title = Gießerei
rule-FF-33c = Zwei gleiche Würfel: 4 Metall oder 7 Energie.
    .title = Erntemaschine
rule-FF-33d = Kein Würfel, 1 Metall und ein abgelegter Bauplan: 6 Energie.
    .title = Verbrennungsanlage
rule-FF-33e = Ein Würfel von 1 bis 3: 1 Metall; von 4 bis 6: 2 Metall.
    .title = Hauptader
rule-FF-33f = Ein Würfel X: X Energie.
    .title = Kraftwerk
rule-FF-33g = Kein Würfel, 3 Energie und ein abgelegter Bauplan: 3 Metall.
    .title = Raffinerie
rule-FF-34 = Er gibt das gedruckte Metall und die gedruckte Energie der abgelegten Karte. Sind das mehr als 4, wählst du genau 4 davon, von keinem mehr als gedruckt. Ermäßigungen zählen nicht, und Waren gibt es nie.
    .title = Was der Schwarzmarkt zahlt

## Spezial

section-special = Spezial

rule-FF-35 = Einmal pro Runde ziehst du 1 Bauplan, wenn du Waren bekommst, wie viele es auch sind. Das geschieht von selbst beim ersten Mal, nach allem anderen, was die Karte gibt.
    .title = Labor
rule-FF-36 = Schrottplatz und Solaranlage wirken einmal pro Runde, nachdem eine Karte gebaut ist: nicht beim eigenen Bau, aber bei dem der anderen. Das geschieht von selbst bei der ersten Gelegenheit.
    .title = Vom Bauen ausgelöst
rule-FF-36a = Er gibt 1 Metall.
    .title = Schrottplatz
rule-FF-36b = Sie gibt 2 Energie.
    .title = Solaranlage
rule-FF-37 = Einmal heißt einmal in Markt- und Arbeitsphase zusammen: Was der Bau des Ingenieurs in der Marktphase auslöst, ist verbraucht.
    .title = Einmal pro Runde
rule-FF-38 = 1 Energie: Nutze einen Bauplan vom Markt, als stünde er auf deinem Werksgelände; seine Würfel kommen auf den Replikator. Das ist die eine Nutzung des Replikators in der Runde.
    .title = Replikator
rule-FF-38a = Würfel und Kosten der kopierten Karte kommen zu der 1 Energie dazu und werden alle bezahlt, bevor du etwas bekommst. Die Batteriefabrik braucht so 5 Energie.
    .title = Der Preis des Replikators
rule-FF-38b = Monumente, Replikatoren und Unternehmer.
    .title = Was sich nicht kopieren lässt
rule-FF-38c = Die kopierte Karte darf auch auf deinem Werksgelände stehen, genutzt oder nicht; beide zählen getrennt.
    .title = Ein eigener Name
rule-FF-38d = Für 1 Energie wirkt Labor, Schrottplatz oder Solaranlage bis zum Ende der Runde einmal für dich, neben einer eigenen.
    .title = Kopieren, was ausgelöst wird
rule-FF-38e = Eine kopierte Karte ist nicht verbraucht: Auch andere dürfen sie in derselben Runde kopieren.
    .title = Die Karte bleibt im Markt

## Unternehmer

section-contractors = Unternehmer

rule-FF-39 = Zieh 3 Baupläne; dann zieht ein Gegner deiner Wahl 1.
    .title = Architekt
rule-FF-40 = Du bekommst 5 Energie; dann ein Gegner deiner Wahl 2.
    .title = Elektriker
rule-FF-41 = Du bekommst 3 Metall; dann ein Gegner deiner Wahl 1.
    .title = Bergmann
rule-FF-71 = Nachdem du etwas bekommen hast, musst du irgendeinen der anderen Spieler wählen. Allein bekommt niemand sonst etwas.
    .title = Wer noch etwas bekommt
rule-FF-42 = Ein Bauplan wird aufgedeckt; du bekommst genau sein Metall und seine Energie, ohne Grenze und ohne Ermäßigung. Er wird abgelegt.
    .title = Investor
rule-FF-43 = 2 Energie: Zu Beginn der kommenden Arbeitsphase, vor allem anderen, stellst du keinen bis vier eigene Würfel beliebig ein, statt sie zu werfen; danach wirfst du den Rest. Das gilt auch mit mehr als vier Würfeln.
    .title = Vorarbeiter
rule-FF-44 = 4 Energie: Ein Bauplan wird aufgedeckt und kostenlos gebaut, ohne etwas abzulegen. Darfst du ihn nicht bauen, wird er abgelegt und der nächste aufgedeckt. Zu wählen gibt es nichts.
    .title = Ingenieur
rule-FF-73 = Gibt es weder im Stapel noch im Ablagestapel eine Karte, die du bauen darfst, wird nichts gebaut, und der Preis ist verloren. Anheuern darfst du trotzdem.
    .title = Keine Karte für den Ingenieur
rule-FF-74 = Die Karte des Ingenieurs löst Schrottplatz und Solaranlage aus, kann das Ende bringen und lässt sich in dieser Runde nutzen.
    .title = Gebaut ist gebaut
rule-FF-45 = 3 Energie: Wirf zu Beginn der kommenden Arbeitsphase zwei zusätzliche Würfel.
    .title = Hilfskräfte
rule-FF-46 = In der kommenden Arbeitsphase bekommst du einen zusätzlichen Würfel deiner Wahl. Du nimmst ihn und wählst seinen Wert irgendwann nach dem Wurf und vor dem Ende deiner Arbeit.
    .title = Spezialist
rule-FF-72 = Das ist die derselben Runde. Da jeder in einer Runde höchstens einen Unternehmer anheuert, treffen Vorarbeiter, Hilfskräfte und Spezialist im Spiel nicht zusammen; eine Stellung darf sie verbinden.
    .title = Die kommende Arbeitsphase
rule-FF-47 = Zusätzliche Würfel von Unternehmern verfallen am Ende der Runde.
    .title = Nur diese Runde

## Ende und Wertung

section-end = Ende und Wertung

rule-FF-48 = Sobald jemand 12 Waren oder 10 Karten auf dem Werksgelände hat, gleich welcher Art, wird die Runde zu Ende gespielt und noch eine ganze Runde.
    .title = Das Ende naht
rule-FF-80 = Ein Tisch kann eine Höchstzahl setzen; ist sie erreicht, wird gewertet, wie es steht. Tische haben keine, wenn sie keine wählen; Simulationen enden nach 60 Runden.
    .title = Höchstzahl an Runden
rule-FF-75 = Bringt der Ingenieur das Ende, folgt der Rest der Runde, dann die Zusatzrunde. Ein zweites Mal ändert nichts.
    .title = Das Ende in der Marktphase
rule-FF-49 = Waren und dazu das Prestige des Werksgeländes.
    .title = Punkte
rule-FF-50 = Mehr Metall gewinnt, dann mehr Energie, dann mehr Baupläne auf der Hand; sonst wird der Platz geteilt. Es zählt, was nach den Grenzen übrig ist.
    .title = Gleichstand
rule-FF-76 = Die meisten Punkte gewinnen; die anderen Plätze folgen ebenso.
    .title = Plätze

## Solo: Die Maschine

section-solo = Solo: Die Maschine

rule-FF-51 = Die Maschine beginnt mit 2, 3, 4 oder 5 Bauplänen vom Stapel: leicht, mittel, schwer, Experte. Monumente darunter werden abgelegt und ersetzt; zwei gleiche Namen dürfen dabei sein.
    .title = Die Karten der Maschine
rule-FF-52 = Im Solospiel entfällt, was Unternehmer einem Gegner geben.
    .title = Allein keine Geschenke
rule-FF-77 = Deine Marktphase, deine Arbeitsphase mit ihren Grenzen, dann der Zug der Maschine. Sie hat weder Hand noch Rohstoffe, zahlt nichts und nutzt keine Karte; ihre Karten liegen nach Art beisammen.
    .title = Eine Solorunde
rule-FF-53 = Die Maschine wirft fünf farbige Würfel auf einmal. Der grüne kommt zuerst.
    .title = Fünf Würfel
rule-FF-54 = 1 bis 4 nimmt den Bauplan von diesem Platz. 5 nimmt die oberste Karte vom Stapel und legt dann die Reihe der Baupläne ab; 6 nimmt die oberste Karte vom Stapel und legt dann die Reihe der Unternehmer ab. Auch Monumente und zweite gleiche Karten werden genommen. Dann wird der Markt ergänzt.
    .title = Der grüne Würfel
rule-FF-78 = Ist auf dem Platz oder im Stapel keine Karte, nimmt sie keine; eine Reihe wird trotzdem abgelegt.
    .title = Keine Karte für die Maschine
rule-FF-55 = Rot steht für Ausbildung, Blau für Produktion, Violett für Spezial, Gelb für Versorgung. Jeder Würfel, der nicht mehr zeigt, als sie Karten dieser Art hat, macht 1 Ware.
    .title = Die anderen Würfel
rule-FF-56 = Du bringst das Ende wie sonst, die Maschine nur mit 12 Waren. Beide spielen die Runde zu Ende und noch eine, sodass beide gleich oft am Zug waren.
    .title = Das Ende allein
rule-FF-57 = 1 für jede Ware, 1 für jede Karte, 1 mehr für jedes Monument. Du gewinnst nur mit mehr Punkten.
    .title = Die Punkte der Maschine
rule-FF-79 = Bei gleich vielen Punkten gewinnt die Maschine.
    .title = Gleich viele Punkte
