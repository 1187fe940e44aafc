### RoboRally: was auf den Optionskarten steht, und was mit ihnen und auf Strecken mit Sonderregel gesagt wird.

## Optionskarten

option-ablative-coat = Ablativpanzer
    .does = Immer: Die nächsten 3 Schadensmarken des Roboters, woher sie auch kommen, gehen auf diese Karte; mit der dritten wird sie abgelegt. Marken auf ihr sind kein Schaden. Sie nimmt sie vor dem Feuerleitsystem und vor dem Ablegen von Optionen und kann selbst nicht gegen Schaden abgelegt werden.
option-abort-switch = Abbruchschalter
    .does = Nach einem Aufdecken, einmal je Runde: Die aufgedeckte Karte wird abgelegt, und die oberste Karte des Stapels tritt an ihre Stelle, mit ihrer eigenen Priorität; in jedem späteren Register der Runde geschieht dasselbe ohne Wahl. Gesperrte Register bleiben, wie sie sind. Zwei Karten werden durch die eine ersetzt. Nicht für einen ferngesteuerten Roboter.
option-brakes = Bremsen
    .does = Wenn ein Vorwärts 1 des Roboters an der Reihe ist: Er geht 0 statt 1, mit der Priorität der Karte. Auch beim Seitwärtsschritt der Krabbenbeine und bei einem Vorwärts 1 unter Funksteuerung.
option-circuit-breaker = Sicherungsautomat
    .does = Immer, beim Aufräumen nach den Reparaturen: Mit 3 oder mehr Schaden ist der Roboter nächste Runde abgeschaltet, als wäre es angekündigt; ein abgeschalteter bleibt es. Ein Roboter, der in diesem Aufräumen zurückkehrt, wird nicht geprüft.
option-conditional-program = Bedingtes Programm
    .does = Wenn das Programm fertig ist, darf eine übrige Karte verdeckt darauf gelegt werden. Vor dem Aufdecken eines beliebigen Registers dieser Runde darf diese Karte in das Register gelegt werden; die dort liegende wird verdeckt abgelegt. Nicht in ein gesperrtes Register und nicht unter Funksteuerung. Ungenutzt wird sie beim Aufräumen abgelegt; die Option bleibt.
option-crab-legs = Krabbenbeine
    .does = Beim Programmieren: Ein Vorwärts 1 und eine Links- oder Rechtsdrehung dürfen in einem Register liegen. Der Roboter geht dann einen Schritt zu dieser Seite, ohne sich zu drehen, mit der Priorität des Vorwärts 1, und schiebt wie bei jedem Schritt.
option-double-barreled-laser = Doppelläufiger Laser
    .does = Immer: Der Hauptlaser trifft 2-mal statt einmal. Nicht der Hecklaser und nicht die Waffen.
option-dual-processor = Doppelprozessor
    .does = Beim Programmieren: Eine Bewegungs- und eine Drehkarte dürfen in einem Register liegen. Die Bewegung ist ein Feld kürzer, mit einer Kehrtwende zwei, nie unter 0; dann dreht sich der Roboter. Die Bewegungskarte gibt die Priorität. Vierter Gang und Rückwärtsgang verlängern zuerst. Wer auch die Krabbenbeine hat, wählt bei einem Vorwärts 1 mit Drehung, wenn das Register ausgeführt wird.
option-extra-memory = Zusatzspeicher
    .does = Immer: eine Karte mehr bei jedem Austeilen für den aktiven Roboter, auch bei 9 Schaden.
option-fire-control = Feuerleitsystem
    .does = Bei jedem Treffer des Hauptlasers, den weder Schild noch Panzer nahm: Statt der üblichen Marke geht sie entweder auf ein nicht gesperrtes Register des Ziels, zählt als Schaden und sperrt dieses Register; oder eine Option des Ziels wird abgelegt, und es gibt keinen Schaden. Beides lässt sich nicht abwenden.
option-flywheel = Schwungrad
    .does = Wenn das Programm fertig ist, darf eine beliebige übrige Karte verdeckt darauf gelegt werden, wenn es leer ist; beim Programmieren einer späteren Runde darf sie auf die Hand genommen werden. Sie wird nicht ausgeteilt: Neukompilierung legt eine Karte aus einer früheren Runde nicht ab, wo sie auch liegt, wohl aber jede in dieser Runde ausgeteilte, auch hier. Sie bleibt bei Abschalten und Zerstörung.
option-fourth-gear = Vierter Gang
    .does = Wenn ein Vorwärts 3 an der Reihe ist: 4 Felder statt 3, mit seiner Priorität.
option-gyroscopic-stabilizer = Kreiselstabilisator
    .does = Jede Runde vor dem Aufdecken von Register 1, an oder aus. An: Zahnräder und Fließbandkurven drehen den Roboter die ganze Runde nicht; Karten schon, und Fließbänder befördern ihn weiterhin.
option-high-power-laser = Hochleistungslaser
    .does = Beim Feuern, wenn es ändert, wer getroffen wird: Der Hauptlaser geht durch eine Wand oder durch einen Roboter, der voll getroffen wird, und weiter bis zum nächsten Roboter; ein zweites Hindernis hält ihn auf. Nicht für Waffen oder den Hecklaser.
option-mechanical-arm = Greifarm
    .does = Beim Berühren in jedem Register darf eine Flagge oder ein Reparaturfeld auf einem Nachbarfeld berührt werden, als stünde der Roboter dort; der Archivmarker geht dann dorthin. Beim Aufräumen hilft auch eine benachbarte Flagge oder ein Feld, neben dem eigenen. Eine Wand dazwischen versperrt ein angrenzendes Feld; ein schräges nur, wenn beide Wege um die Ecke versperrt sind.
option-mini-howitzer = Mini-Haubitze
    .does = Waffe: 1 Schaden, dann wird das Ziel ein Feld in Schussrichtung geschoben, mit allen, die im Weg stehen, nicht durch Wände, auch in Gruben und aus der Halle. 5 Schüsse, dann wird sie abgelegt. Der Schaden lässt sich abwenden, das Schieben nicht.
option-power-down-shield = Abschaltschild
    .does = Immer, solange der Roboter abgeschaltet ist: In jedem Register verhindert es den ersten Schaden von jeder der vier Seiten, durch Laser, Mini-Haubitze oder Rammbock. Ein zweiter Treffer von derselben Seite zählt; Schieben wird nicht verhindert.
option-pressor-beam = Druckstrahl
    .does = Waffe: kein Schaden; das Ziel wird ein Feld in Schussrichtung geschoben, mit allen, die im Weg stehen, nicht durch Wände.
option-radio-control = Funksteuerung
    .does = Waffe, Register 1 bis 4, auf ein aktives Ziel, das sie noch nicht steuert: Für den Rest der Runde führt das Ziel nicht die eigenen Register aus, sondern gleich nach dem Roboter die Karte in dessen Register, mit den eigenen Optionen. Wird der Roboter zerstört, geht es mit den Karten weiter, wie sie liegen.
option-ramming-gear = Rammbock
    .does = Immer, bei jedem Schritt der Karte, in dem der Roboter schiebt: Danach nimmt der Roboter direkt davor, wenn er noch in der Halle ist, 1 Schaden. Nichts, wenn das Schieben blockiert ist.
option-rear-firing-laser = Hecklaser
    .does = Immer, auch wenn vorn eine Waffe feuert: ein zweiter Laser nach hinten, 1 Schaden. Keine Option des Hauptlasers ändert ihn.
option-recompile = Neukompilierung
    .does = Beim Programmieren, einmal je Runde, mit mindestens einer ausgeteilten Karte: Alle in dieser Runde ausgeteilten Karten, gelegt oder nicht, auch auf Schwungrad oder Bedingtem Programm, werden abgelegt und ebenso viele neu gezogen; dann 1 Schaden, der sich abwenden lässt, auch mit dieser Karte. Ein dadurch gesperrtes Register wird in dieser Runde noch programmiert. Als zehnter Schaden zerstört er den Roboter vor Register 1.
option-reverse-gear = Rückwärtsgang
    .does = Wenn ein Rückwärts an der Reihe ist: 2 Felder zurück statt 1, mit seiner Priorität.
option-scrambler = Störsender
    .does = Waffe, Register 1 bis 4, auf ein aktives Ziel, das nicht ferngesteuert und dessen nächstes Register nicht gesperrt ist: Die Karte dort wird abgelegt und die oberste des Stapels verdeckt hingelegt, vor dem Aufdecken von niemandem gesehen.
option-superior-archive = Verbessertes Archiv
    .does = Immer, wenn sie bei der Rückkehr des Roboters noch da ist: Er kehrt ohne die 2 Schaden zurück.
option-tractor-beam = Traktorstrahl
    .does = Waffe, auf ein nicht angrenzendes Ziel: kein Schaden; es wird ein Feld zum Schützen hin gezogen.

## Richtungen dazwischen

direction-north-east = Nordosten
direction-south-east = Südosten
direction-south-west = Südwesten
direction-north-west = Nordwesten

## Was ein Tisch wählt

option-teams = Teams: das Team jedes Platzes, ab 1; nichts überlässt es der Strecke
option-war-zone-options = Kampfzone: eine Option für jeden zu Beginn

## Was ein Platz tun kann

action-use = { $option } nutzen
action-pass = Nichts davon
action-aim = Register { $register } des Ziels sperren
action-strip = Option des Ziels ablegen: { $option }
action-reach = Arm ausstrecken: { $direction }
action-store = { $option }: { $card } aufheben
action-unstore = { $option }: Karte zurücknehmen
action-keep = { $option } behalten
action-home = Heimatplan: { $direction }

## Was jetzt gefragt ist, und was dazwischen geschieht

step-stabilize = Soll der Kreiselstabilisator diese Runde an sein?
step-conditional = Soll die Karte vom Bedingten Programm in dieses Register?
step-abort = Soll der Abbruchschalter diese Karte ersetzen, und alle späteren dieser Runde?
step-act = Die Karte deines Roboters ist an der Reihe. Soll eine Option sie ändern?
step-rotate = Die Drehung nach einer Bewegung.
step-weapons = Gleich feuern die Laser. Dein Roboter kann etwas anderes einsetzen.
step-hits = Dein Laser trifft. Wähle, was das Feuerleitsystem daraus macht.
step-weapon-moves = Waffen bewegen ihre Ziele.
step-signals = Funksteuerung und Störsender wirken.
step-arm = Was soll der Greifarm berühren?
step-arm-repair = Wo soll der Greifarm Hilfe holen?
step-keep = Behalte eine deiner drei Optionen.
step-home = Wähle den Heimatplan deines Teams.
step-deploy-at = Stelle deinen Roboter auf ein Feld deiner hinteren Spalten.
step-deploy-face = Wähle, wohin dein Roboter blickt.
    .now = Er steht auf { $first }.
step-send-off = Daheim geschobene Roboter werden verwiesen.
step-turn-boards = Münzen werden geworfen, und Spielpläne drehen sich.
about-racer = Es geht um deinen Renner.
about-blocker = Es geht um deinen Blocker.

## Was geschehen ist

event-used = { $seat } nutzt { $option }.
event-fired = { $seat } feuert auf { $target }: { $option }.
event-shielded = Das Abschaltschild von { $seat } hält einen Treffer auf.
event-coated = Der Ablativpanzer von { $seat } nimmt eine Marke: { $tokens } von 3.
event-aimed = { $seat } zielt auf Register { $register } von { $target }.
event-stripped = { $seat } schießt { $target } eine Option weg: { $option }.
event-stored = { $seat } hebt eine Karte auf: { $option }.
event-took = { $seat } nimmt die Karte vom Schwungrad.
event-recompiled = { $seat } kompiliert neu: { $count } neue Karten.
event-replaced = Der Stapel entscheidet für { $seat }: { $card }.
event-controlled = { $seat } steuert { $target } für den Rest der Runde fern.
event-scrambled = { $seat } stört Register { $register } von { $target }.
event-rammed = { $seat } rammt { $target }.
event-reached = { $seat } greift nach { $space }.
event-spent = { $option } von { $seat } ist verbraucht.
event-offered = Angebot für { $seat }: { $option }.
event-superbot = { $seat } ist jetzt der SuperBot.
event-flag-moved = Ein Fließband befördert Flagge { $flag } nach { $space }.
event-flag-away = Flagge { $flag } fällt in eine Grube.
event-flag-back = Flagge { $flag } ist zurück auf { $space }.
event-left-race = { $seat } verlässt das Rennen.
event-claimed = { $seat } nimmt Flagge { $flag } ein.
event-board-turned = Spielplan { $board } dreht sich; er liegt nun { $quarters } Viertel von der Ausgangslage.
event-coin-fell = { $side ->
        [heads] { $seat } wirft eine Münze: Kopf.
       *[tails] { $seat } wirft eine Münze: Zahl.
    }
event-picked-up = { $seat } nimmt Flagge { $flag } auf.
event-dropped = { $seat } verliert Flagge { $flag } auf { $space }.
event-sent-off = { $seat } wird aus der Halle verwiesen.
event-home-chosen = { $seat } wählt den Heimatplan: { $direction }.
event-deployed = { $seat } steht auf { $space }, Blick nach { $facing }.
robot-second = { $player } (Blocker)

## Warum nicht

reason-no-target = In der Sichtlinie nach vorn ist kein Roboter.
reason-target-adjacent = Das Ziel grenzt schon an; es lässt sich nicht näher ziehen.
reason-no-register-left = Danach gibt es kein Register mehr, in dem es wirken könnte.
reason-target-down = Das Ziel ist abgeschaltet.
reason-target-controlled = Das Ziel ist schon ferngesteuert.
reason-next-locked = Das nächste Register des Ziels ist gesperrt.
reason-scrambles-no-more = { reason-no-register-left }
reason-scrambles-down = { reason-target-down }
reason-scrambles-controlled = Das Ziel ist ferngesteuert und führt nicht seine eigenen Karten aus.
reason-same-targets = Es würde niemand anderen treffen.
reason-not-this-moment = { $option } kann in diesem Augenblick nichts tun.
reason-coat-stays = Der Ablativpanzer nimmt selbst Marken; er kann nicht gegen Schaden abgelegt werden.
reason-aimed-locked = Register { $register } des Ziels ist schon gesperrt oder wird es.
reason-not-targets-option = Das Ziel hat diese Option nicht: { $option }.
reason-out-of-reach = Dort ist nichts in Reichweite: { $direction }.
reason-wall-bars-arm = Eine Wand ist dem Greifarm im Weg: { $direction }.
reason-no-pair = { $card } passt nicht zur Karte in Register { $register }.
reason-no-side-step = { $card } passt nicht zur Karte in Register { $register }: Krabbenbeine brauchen Vorwärts 1 und eine Drehung nach links oder rechts.
reason-too-few-cards = Dann blieben zu wenige Karten für die leeren Register.
reason-card-on-it = Dort liegt schon eine Karte: { $option }.
reason-card-on-flywheel = { reason-card-on-it }
reason-no-card-on-it = Dort ist keine Karte zu nehmen: { $option }.
reason-no-card-on-flywheel = { reason-no-card-on-it }
reason-stored-this-turn = Diese Karte wurde erst in dieser Runde abgelegt. Nimm sie stattdessen zurück: { $option }.
reason-stored-earlier = Diese Karte liegt dort seit einer früheren Runde. Nutze die Option, um sie auf die Hand zu nehmen: { $option }.
reason-not-left-for-condition = Dorthin kommt nur eine übrige Karte deiner Hand, und { $card } hast du nicht auf der Hand.
reason-not-left-for-flywheel = { reason-not-left-for-condition }
reason-fill-before-condition = { reason-registers-empty }
reason-fill-before-flywheel = { reason-registers-empty }
reason-recompiled-already = Du hast diese Runde schon neu kompiliert.
reason-damage-first = Entscheide erst über den Schaden der Neukompilierung.
reason-must-choose = Eine der beiden Arten muss gewählt werden.
reason-nothing-dealt = Dein Roboter hat diese Runde keine Karte bekommen.
reason-not-offered = { $option } wurde dir nicht angeboten.
reason-kept-already = Du hast schon eine Option behalten.
reason-not-while-keeping = Zuerst behalten alle eine von drei Optionen.
reason-not-while-deploying = { reason-not-now }
reason-not-back-columns = { $space } liegt nicht in den sechs hinteren Spalten deines Heimatplans.
reason-deploy-in-pit = { reason-space-is-pit }
reason-deploy-taken = { reason-space-taken }
reason-not-own-columns = { reason-not-back-columns }
reason-come-back-in-pit = { reason-space-is-pit }
reason-come-back-taken = { reason-space-taken }
reason-enemy-in-sight = Im { $direction } ist bis 3 Felder weit ein Gegner in Sicht. Wähle eine andere Blickrichtung.
reason-enemies-all-round = Auf { $space } ist in jeder Blickrichtung bis 3 Felder weit ein Gegner in Sicht.

## Was an einem Tisch nicht stimmt

teams-unequal = Teams müssen gleich groß sein, und jeder Platz braucht eines.

## Wie ein Team steht

score-team = { $team ->
        [1] Team A
        [2] Team B
        [3] Team C
       *[other] Team D
    }
