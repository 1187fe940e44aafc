### Learning by self-play: botyard train.

cli-train = Let a net learn a game by playing against itself.
train-folder = Keep everything in this folder, and go on with what lies there.
train-net = Which net of the game to train; without it, the first one.
train-games = How many games to play in all.
train-seed = Train the same net again; without it, that of the folder, or any.
train-progress = Games
train-strength = { $rate } of { $games } games won against the yardstick, 95 % interval { $low } to { $high }.
train-net-at = The net is in { $where }.
train-curve-at = The learning curve is in { $where }.
train-no-numpy = Training needs NumPy. Install it with: pip install 'botyard[train]'.
training-none = There is no net to train for the game “{ $game }”.
training-other = { $where } holds another training: its { $what } differs. Choose another folder, or the same game, net and seed.
training-broken = The training in { $where } cannot be read. Choose another folder, or delete this one.
