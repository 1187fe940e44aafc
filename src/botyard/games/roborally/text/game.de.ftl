### RoboRally: alles, was während des Spiels gesagt wird. Karten stehen in cards.*.ftl,
### Spielpläne und Strecken in courses.*.ftl.

game-roborally = RoboRally
    .subtitle = Programmieren, schubsen, rasen
    .summary = Immer fünf Karten auf einmal steuern deinen Roboter durch eine Fabrik voller Fließbänder, Gruben und Laser. Alle programmieren gleichzeitig, und danach lässt sich nichts mehr ändern. Wer als Erster alle Flaggen der Reihe nach berührt, gewinnt.
    .kind = Wettrennen
    .minutes = 60–120
    .pitch = Fünf Züge programmieren und zusehen, wie sie gemeinsam schiefgehen.

## Richtungen

direction-north = Norden
direction-east = Osten
direction-south = Süden
direction-west = Westen
facing-north = { direction-north }
facing-east = { direction-east }
facing-south = { direction-south }
facing-west = { direction-west }

## Was am Tisch gewählt wird

option-course = Strecke: eine der veröffentlichten mit ihrem Namen oder eine selbst gebaute
option-timer = Uhr: 30 Sekunden für den, der als Letzter fertig wird
option-play-on = Weiterspielen um die übrigen Plätze, wenn der erste Roboter im Ziel ist
option-turn-limit = Höchstzahl an Runden; 0 heißt keine
field-course = Strecke
field-teams = Teams
    .one = Team von Platz { $number }
field-name = Name
field-players = Personen
    .one = Spielerzahl { $number }
field-boards = Spielpläne
    .one = Spielplan { $number }
field-board = Spielplan
field-at = Ort der Ecke
field-turned = Vierteldrehungen
field-flags = Flaggen
    .one = Flagge { $number }

## Was ein Platz tun kann

action-program = Register { $register }: { $card }
action-unprogram = Die Karte aus Register { $register } zurücknehmen
action-ready = Fertig
action-power-down = Nächste Runde abgeschaltet
action-power-on = Nächste Runde eingeschaltet
action-take-damage = Den Schaden nehmen
action-discard = { $option } ablegen
action-at = Auf { $space } stellen
action-face = Blick nach { $direction }

## Was jetzt gefragt ist, und was dazwischen geschieht

step-deal = Die Karten werden ausgeteilt.
step-program = Lege in jedes freie Register eine Karte und melde dich dann fertig.
    .now = { $first ->
        [0] { "" }
       *[other] Zuerst: Die Neukompilierung bringt { $first } Schaden. Nimm ihn, oder lege stattdessen eine Optionskarte ab.
    }
step-announce = Dein Roboter ist beschädigt. Soll er nächste Runde abgeschaltet sein, um allen Schaden abzulegen?
step-register = Das nächste Register beginnt.
step-reveal = Die Karten dieses Registers werden aufgedeckt.
step-move = Die Roboter bewegen sich, die höchste Priorität zuerst.
step-go-on = Ein Roboter setzt seine Bewegung fort.
step-express-belts = Express-Fließbänder laufen.
step-belts = Alle Fließbänder laufen.
step-pushers = Aktive Schieber schieben.
step-gears = Zahnräder drehen sich.
step-lasers = Laser feuern.
step-cancel = Dein Roboter ist getroffen. Nimm die Schadensmarke, oder lege stattdessen eine Optionskarte ab.
    .now = { $first ->
        [1] Nur noch über diese ist zu entscheiden.
       *[other] Über { $first } Marken ist noch zu entscheiden.
    }
step-land = Der Schaden kommt an.
step-destruction = Roboter mit 10 Schaden werden zerstört.
step-touch = Die Roboter berühren Flaggen und versetzen ihre Archivmarker.
step-end-of-register = Das Register endet.
step-repairs = Roboter auf Flaggen und Reparaturfeldern werden repariert.
step-clear = Nicht gesperrte Register werden geleert.
step-stay-down = Dein Roboter ist abgeschaltet. Soll er es nächste Runde bleiben?
step-return = Zerstörte Roboter kehren zurück.
step-return-at = Dein Archivfeld ist besetzt. Wähle ein Feld in der Nähe für deinen Roboter.
step-return-face = Dein Roboter kehrt zurück. Wähle, wohin er blickt.
    .now = Er kommt auf { $first }.
step-return-power = Dein Roboter ist zurück. Soll er nächste Runde abgeschaltet sein?
    .now = { $first ->
        [0] Er hat keinen Schaden.
       *[other] Er hat { $first } Schaden, den er dann ablegt.
    }
step-drop-damage = Abgeschaltete Roboter legen ihren Schaden ab.
step-end-of-turn = Die Runde endet.
step-lose-option = Dein Roboter wurde zerstört. Wähle die Optionskarte, die er verliert.

## Was geschah

event-docked = { $seat } startet auf Dock { $dock }, Feld { $space }.
event-turn = Runde { $turn }.
    .heading = Runde { $turn }
event-dealt = { $count ->
        [0] { $seat } bekommt keine Karten.
        [1] { $seat } bekommt 1 Karte.
       *[other] { $seat } bekommt { $count } Karten.
    }
event-dealt-card = Ausgeteilt an { $seat }: { $card }.
    .then = Ausgeteilt: { $card }.
event-ran-out = Die leeren Register von { $seat } werden zufällig gefüllt.
event-ready = { $seat } ist fertig.
event-announced = { $seat } kündigt an, sich nächste Runde abzuschalten.
    .then = Abschalten für die nächste Runde ist angekündigt.
event-register = { $count ->
        [1] Register { $register }.
       *[other] Register { $register }.
    }
    .heading = Register { $register }
event-revealed = { $seat } deckt auf: { $card }.
event-turned = { $by ->
        [belt] Das Fließband dreht { $seat } nach { $facing }.
        [gear] Ein Zahnrad dreht { $seat } nach { $facing }.
       *[card] { $seat } dreht sich nach { $facing }.
    }
    .then = { $by ->
        [belt] Das Fließband dreht den Roboter nach { $facing }.
        [gear] Ein Zahnrad dreht den Roboter nach { $facing }.
       *[card] Der Roboter dreht sich nach { $facing }.
    }
event-moved = { $seat } geht nach { $space }.
    .then = Weiter nach { $space }.
event-pushed = { $seat } wird nach { $space } geschoben.
event-blocked = Eine Wand hält { $seat } auf.
    .then = Eine Wand hält den Roboter auf.
event-belts = { $running ->
        [express] Die Express-Fließbänder laufen.
       *[all] Alle Fließbänder laufen.
    }
event-carried = Ein Fließband trägt { $seat } nach { $space }.
event-pushers = Die Schieber schieben.
event-gears = Die Zahnräder drehen sich.
event-lasers = Die Laser feuern.
event-beam = { $hits ->
        [1] Ein Wandlaser trifft { $seat }.
       *[other] Ein Wandlaser trifft { $seat } mit { $hits } Strahlen.
    }
event-shot = { $seat } trifft { $target } mit dem Laser.
event-cancelled = Statt Schaden zu nehmen, legt { $seat } ab: { $option }.
event-damaged = { $count ->
        [1] { $seat } hat jetzt { $damage } Schaden.
       *[other] { $seat } nimmt { $count } Schaden, Marken { $damage }.
    }
    .then = { $count ->
        [1] Das macht { $damage } Schaden.
       *[other] { $count } Schaden, Marken { $damage }.
    }
event-locked = { $count ->
        [1] Register { $register } von { $seat } wird gesperrt.
       *[other] Die Register { $register } von { $seat } werden gesperrt.
    }
    .then = { $count ->
        [1] Register { $register } wird gesperrt.
       *[other] Die Register { $register } werden gesperrt.
    }
event-filled = In Register { $register } von { $seat } kommt vom Stapel: { $card }.
    .then = In Register { $register } kommt vom Stapel: { $card }.
event-unlocked = { $count ->
        [1] Register { $register } von { $seat } wird entsperrt.
       *[other] Die Register { $register } von { $seat } werden entsperrt.
    }
    .then = { $count ->
        [1] Register { $register } wird entsperrt.
       *[other] Die Register { $register } werden entsperrt.
    }
event-fell = { $how ->
        [pit] { $seat } stürzt bei { $space } in die Grube.
       *[edge] { $seat } stürzt bei { $space } über den Rand der Halle.
    }
    .then = { $how ->
        [pit] Der Roboter stürzt bei { $space } in die Grube.
       *[edge] Der Roboter stürzt bei { $space } über den Rand der Halle.
    }
event-destroyed = { $lives ->
        [0] { $seat } ist zerstört und hat kein Leben mehr.
        [1] { $seat } ist zerstört und hat noch 1 Leben.
       *[other] { $seat } ist zerstört und hat noch { $lives } Leben.
    }
    .then = { $lives ->
        [0] Er ist zerstört und hat kein Leben mehr.
        [1] Er ist zerstört und hat noch 1 Leben.
       *[other] Er ist zerstört und hat noch { $lives } Leben.
    }
event-lost-option = { $seat } verliert: { $option }.
    .then = Verloren: { $option }.
event-out = { $seat } ist ausgeschieden.
    .then = Ausgeschieden!
event-touched = { $seat } berührt Flagge { $flag }.
event-archived = { $seat } versetzt den Archivmarker nach { $space }.
    .then = Der Archivmarker kommt nach { $space }.
event-finished = { $seat } hat alle Flaggen berührt.
    .then = Das war die letzte Flagge.
event-repaired = { $damage ->
        [0] { $seat } wird repariert und hat keinen Schaden mehr.
       *[other] { $seat } wird repariert und hat noch { $damage } Schaden.
    }
event-drew-option = { $seat } zieht eine Optionskarte: { $option }.
    .then = Optionskarte gezogen: { $option }.
event-stays-down = { $seat } bleibt abgeschaltet.
event-powered-up = { $seat } schaltet sich wieder ein.
event-returned = { $seat } kehrt auf { $space } zurück, Blick nach { $facing }.
event-returned-with = { $damage ->
        [0] { $seat } kommt ohne Schaden zurück.
       *[other] { $seat } kommt mit { $damage } Schaden zurück.
    }
    .then = { $damage ->
        [0] Ohne Schaden.
       *[other] Mit { $damage } Schaden.
    }
event-powered-down = { $seat } ist abgeschaltet und legt allen Schaden ab.
    .then = Der Roboter ist abgeschaltet und legt allen Schaden ab.
event-deck-renewed = Die abgelegten Programmkarten werden zu einem neuen Stapel mit { $count } Karten gemischt.
event-options-renewed = Die abgelegten Optionskarten werden zu einem neuen Stapel mit { $count } Karten gemischt.
event-limit = Die Höchstzahl von { $turn } Runden ist erreicht.
event-won = { $seat } gewinnt das Rennen!
event-ended = Das Rennen ist zu Ende.

## Warum nicht

reason-game-over = Das Rennen ist zu Ende.
reason-not-asked = Jetzt entscheidet { $asked }.
reason-not-now = Nicht in diesem Schritt. { $step }
reason-not-while-programming = Das geht nicht, solange programmiert wird.
reason-not-while-announcing = { reason-not-now }
reason-not-in-clean-up = { reason-not-now }
reason-is-out = Dein Roboter ist ausgeschieden.
reason-is-destroyed = Dein Roboter wurde zerstört. Er hat diese Runde kein Programm und kehrt beim Aufräumen zurück.
reason-sits-out = Dein Roboter wurde letzte Runde zerstört und setzt diese aus. Er kehrt beim Aufräumen zurück.
reason-is-home = Dein Roboter hat alle Flaggen berührt und die Halle verlassen.
reason-is-powered-down = Dein Roboter ist diese Runde abgeschaltet: Er hat keine Karten zum Programmieren.
reason-already-ready = Dein Programm ist fertig und lässt sich nicht mehr ändern.
reason-register-locked = Register { $register } ist gesperrt. Es behält seine Karte, bis Schaden repariert wird.
reason-register-full = In Register { $register } liegt schon eine Karte. Nimm diese zuerst zurück.
reason-register-holds-two = In Register { $register } liegen schon zwei Karten. Nimm zuerst eine zurück.
reason-register-empty = In Register { $register } liegt keine Karte zum Zurücknehmen.
reason-registers-empty = { $count ->
        [1] Register { $registers } ist leer. Lege zuerst eine Karte hinein.
       *[other] Die Register { $registers } sind leer. Lege zuerst in jedes eine Karte.
    }
reason-not-in-hand = { $card } hast du nicht auf der Hand.
reason-placed-already = { $card } liegt schon in einem Register. Nimm die Karte zuerst zurück.
reason-not-damaged = Dein Roboter ist nicht beschädigt. Nur ein beschädigter Roboter darf das Abschalten ankündigen.
reason-not-your-option = Diese Optionskarte hat dein Roboter nicht: { $option }.
reason-not-yours-to-discard = { reason-not-your-option }
reason-not-yours-to-lose = { reason-not-your-option }
reason-off-the-floor = { $space } liegt außerhalb der Halle.
reason-space-is-pit = Auf { $space } ist eine Grube.
reason-space-taken = Auf { $space } steht ein anderer Roboter.
reason-not-nearest = Dein Roboter kehrt so nah wie möglich bei seinem Archivmarker zurück; { $space } liegt in einem anderen Ring.
reason-no-safe-facing = Auf { $space } steht in jeder Blickrichtung ein Roboter im Abstand bis 3 Felder.
reason-robot-in-sight = Im { $direction } ist bis 3 Felder weit ein Roboter in Sicht. Wähle eine andere Blickrichtung.

## Wie das Rennen steht

score-flags = { $count ->
        [0] Keine Flagge berührt
        [1] 1 Flagge berührt
       *[other] { $count } Flaggen berührt
    }
score-lives = { $count ->
        [0] Kein Leben mehr
        [1] Noch 1 Leben
       *[other] Noch { $count } Leben
    }
score-damage = { $count ->
        [0] Kein Schaden
       *[other] { $count } Schaden
    }
score-turns = { $count ->
        [1] Nach 1 Runde
       *[other] Nach { $count } Runden
    }
score-finished = Im Ziel in Runde { $turn }, Register { $register }
score-out = { $register ->
        [0] Ausgeschieden in Runde { $turn }, beim Programmieren
       *[other] Ausgeschieden in Runde { $turn }, Register { $register }
    }

## Was an einer Stellung nicht stimmt

position-misfit = { $path } passt nicht zum Rest der Stellung.
position-space-taken = { $path }: Dort steht ein anderer Roboter.
position-no-space = { $path }: Auf { $name } kann kein Roboter stehen.
position-card-twice = { $path }: „{ $name }“ ist an zwei Orten.
position-deck = { $path } nennt { $count } Karten, dort bleiben aber { $wanted } oder andere.
position-no-holder = { $path }: Kein Roboter hat die Optionskarte, auf der das liegt.
position-other-course = { $path }: Diese Regel hat nur eine andere Strecke.
position-too-early = { $path }: Vor dem ersten Register kann so etwas nicht gelten.
position-carrier = { $path }: Eine getragene Flagge liegt nirgends, und ihr Träger steht in der Halle.
position-ended = { $path }: Das Rennen wäre schon vorher zu Ende gewesen.
