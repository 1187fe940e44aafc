### Imparare giocando contro sé stessi: botyard train.

cli-train = Far imparare un gioco a una rete, che gioca contro sé stessa.
train-folder = Conservare tutto in questa cartella e riprendere quello che contiene.
train-net = Quale rete del gioco allenare; di norma la prima.
train-games = Quante partite giocare in tutto.
train-seed = Allenare di nuovo la stessa rete; di norma quella della cartella, o una qualsiasi.
train-progress = Partite
train-strength = { $rate } di { $games } partite vinte contro il riferimento, intervallo al 95 % da { $low } a { $high }.
train-net-at = La rete è in { $where }.
train-curve-at = La curva di apprendimento è in { $where }.
train-no-numpy = L’allenamento richiede NumPy. Installalo con: pip install 'botyard[train]'.
training-none = Per il gioco «{ $game }» non c’è una rete da allenare.
training-other = { $where } contiene un altro allenamento: { $what } è diverso. Scegli un’altra cartella, o lo stesso gioco, la stessa rete e lo stesso seme.
training-broken = L’allenamento in { $where } non è leggibile. Scegli un’altra cartella o elimina questa.
