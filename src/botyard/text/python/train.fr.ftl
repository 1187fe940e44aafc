### Apprendre en jouant contre soi-même : botyard train.

cli-train = Faire apprendre un jeu à un réseau, qui joue contre lui-même.
train-folder = Tout garder dans ce dossier et reprendre ce qui s’y trouve.
train-net = Le réseau du jeu à entraîner ; par défaut, le premier.
train-games = Nombre de parties à jouer en tout.
train-seed = Entraîner de nouveau le même réseau ; par défaut, celui du dossier, ou n’importe lequel.
train-progress = Parties
train-strength = { $rate } de { $games } parties gagnées contre la référence, intervalle à 95 % de { $low } à { $high }.
train-net-at = Le réseau se trouve dans { $where }.
train-curve-at = La courbe d’apprentissage se trouve dans { $where }.
train-no-numpy = L’entraînement a besoin de NumPy. Installez-le avec : pip install 'botyard[train]'.
training-none = Il n’y a pas de réseau à entraîner pour le jeu « { $game } ».
training-other = { $where } contient un autre entraînement : { $what } diffère. Choisissez un autre dossier, ou les mêmes jeu, réseau et graine.
training-broken = L’entraînement dans { $where } est illisible. Choisissez un autre dossier ou supprimez celui-ci.
