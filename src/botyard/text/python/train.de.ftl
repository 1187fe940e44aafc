### Lernen durch Spiel gegen sich selbst: botyard train.

cli-train = Ein Netz ein Spiel lernen lassen, indem es gegen sich selbst spielt.
train-folder = Alles in diesem Ordner behalten und mit dem weitermachen, was dort liegt.
train-net = Welches Netz des Spiels lernt; ohne Angabe das erste.
train-games = Wie viele Partien insgesamt gespielt werden.
train-seed = Dasselbe Netz noch einmal trainieren; ohne Angabe das im Ordner oder irgendeines.
train-progress = Partien
train-strength = { $rate } von { $games } Partien gegen den Maßstab gewonnen, 95-%-Intervall { $low } bis { $high }.
train-net-at = Das Netz liegt in { $where }.
train-curve-at = Die Lernkurve liegt in { $where }.
train-no-numpy = Das Training braucht NumPy. Installiere es mit: pip install 'botyard[train]'.
training-none = Für das Spiel „{ $game }“ gibt es kein Netz, das lernen kann.
training-other = { $where } enthält ein anderes Training: { $what } unterscheidet sich. Wähle einen anderen Ordner oder dasselbe Spiel, Netz und dieselbe Startzahl.
training-broken = Das Training in { $where } ist nicht lesbar. Wähle einen anderen Ordner oder lösche diesen.
