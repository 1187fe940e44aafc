### Fantastiques Fabriques : tout ce qui se dit pendant la partie. Les cartes sont dans
### cards.*.ftl.

game-fantastic-factories = Fantastiques Fabriques
    .subtitle = Des dés qui travaillent, des usines qui rapportent
    .summary = Construisez, plan après plan, une enceinte qui change les dés en marchandises. À chaque tour, vous choisissez au marché, puis tout le monde travaille en même temps. Dès que quelqu’un a produit 12 marchandises ou construit 10 cartes, on compte les marchandises et le prestige.
    .kind = moteur de dés
    .minutes = 45–60
    .pitch = Bâtissez un complexe qui change les dés en biens.

## Matériel

automaton-1 = La Machine

type-production = Production
    .letter = P
type-utility = Utilitaire
    .letter = U
type-training = Formation
    .letter = F
type-special = Spécial
    .letter = S
type-monument = Monument
    .letter = M

tool-hammer = marteau
    .short = Marteau
tool-wrench = clé
    .short = Clé
tool-gear = engrenage
    .short = Engrenage
tool-shovel = pelle
    .short = Pelle

floor-research = Recherche
    .does = un dé au choix → piocher 1 plan
floor-generator = Générateur
    .does = un 1, un 2 ou un 3 → autant d’énergie
floor-mine = Mine
    .does = un 4, un 5 ou un 6 → 1 métal

row-blueprints = plans
row-contractors = prestataires

resource-metal = métal
resource-energy = énergie

gain-metal = du métal
gain-energy = de l’énergie
gain-cards = des plans de la pioche

colour-green = dé vert
colour-red = dé rouge
colour-blue = dé bleu
colour-purple = dé violet
colour-yellow = dé jaune

## Ce que la table choisit

option-work-order = Comment se déroule la phase de travail
option-level = La force de La Machine dans la partie en solo
option-round-limit = Nombre maximal de tours ; 0 veut dire aucun
option-data = Vos propres coûts de construction à la place de ceux qui sont imprimés
work-order-simultaneous = tous en même temps
work-order-in-turn = chacun son tour
level-easy = facile
level-medium = moyenne
level-hard = difficile
level-expert = experte

## Ce qu’une place peut faire

action-take = Prendre : { $blueprint }
action-hire = Engager : { $contractor } (outil : { $tool })
action-clear = Défausser tous les { $row } pour 1 { $resource }
action-pass = Continuer sans carte
action-give = { $seat }
action-set = Régler un dé sur { $die }
action-roll = Lancer les autres
action-place = { $floor } : un { $die }
action-build = Construire : { $blueprint }
action-use = Utiliser : { $blueprint }
action-specialist = Prendre le dé du Spécialiste avec un { $die }
action-end-work = Finir le travail
action-copy = Utiliser au marché : { $blueprint }
action-die = Choisir un { $die }
    .pair = Utiliser deux { $die }
    .triple = Utiliser trois { $die }
    .run = Utiliser trois dés à partir de { $die }
action-reroll = Lancer les dés choisis
action-discard = Défausser : { $blueprint }
action-value = Choisir { $die }
action-gain = Gagner { $gain }
action-split = Métal + énergie : { $split }
action-return = Rendre 1 { $resource }
action-back = Revenir

## Ce qui est demandé maintenant, et ce qui se passe entre-temps

step-end-of-round = Le tour se termine.
step-machine-turn = La Machine joue.
step-work-phase = La phase de travail commence.
step-work-turn = Le joueur suivant travaille.
step-market-turn = Le joueur suivant va au marché.
step-market = Prenez un plan ou engagez un prestataire. Avant cela, vous pouvez défausser une rangée, une seule fois.
step-give = Choisissez qui d’autre profite de ce prestataire.
step-work = Placez des dés, construisez et utilisez vos cartes dans l’ordre de votre choix. Puis finissez le travail.
step-return = Vous gardez au plus 12 métal et énergie en tout. Rendez le reste.
    .now = { $first } de trop.
step-drop = Vous gardez au plus 10 plans. Défaussez le reste.
    .now = { $first } de trop.
step-hire = Défaussez un plan avec l’outil placé au-dessus du prestataire.
step-set-dice = Le Contremaître : réglez des dés sur les valeurs voulues, ou lancez les autres.
    .now = { $first ->
        [one] Il reste 1 dé.
       *[other] Il reste { $first } dés.
    }
step-build = Défaussez un autre plan avec le même outil.
step-copy = Choisissez le plan du marché que le Réplicateur utilise.
step-put-die = Choisissez un dé pour la carte.
step-train = Choisissez le dé à changer.
step-reroll = Choisissez les dés à relancer, puis lancez-les.
step-discard = Choisissez un plan à défausser pour la carte.
step-value = Choisissez la valeur du dé supplémentaire.
step-gain = Choisissez ce que donne la carte.
step-split = Choisissez lesquelles des ressources imprimées vous gagnez : 4 en tout.

## Ce qui est demandé, avec la carte, le prestataire et l’outil

asked-give = { $contractor } : choisissez qui d’autre en profite.
asked-hire = { $contractor } : défaussez un plan avec l’outil placé au-dessus ({ $tool }).
asked-build = { $blueprint } : défaussez un autre plan avec le même outil ({ $tool }).
asked-put-die = { $dice ->
        [pair] { $blueprint } : choisissez la valeur. Deux dés égaux sont utilisés.
        [triple] { $blueprint } : choisissez la valeur. Trois dés égaux sont utilisés.
        [run] { $blueprint } : choisissez le dé le plus bas. Trois dés qui se suivent sont utilisés.
        [three] { $blueprint } : choisissez l’un après l’autre trois dés d’une somme de { $least } ou plus.
       *[one] { $blueprint } : choisissez un dé.
    }
asked-train = { $blueprint } : choisissez le dé à changer.
asked-reroll = { $blueprint } : choisissez les dés à relancer, puis lancez-les.
asked-discard = { $count ->
        [one] { $blueprint } : choisissez un plan à défausser.
       *[other] { $blueprint } : choisissez l’un après l’autre { $count } plans à défausser.
    }
asked-value = { $blueprint } : choisissez la valeur du dé supplémentaire.
asked-gain = { $blueprint } : choisissez ce que vous gagnez.
asked-split = { $blueprint } : choisissez 4 des ressources imprimées, que vous gagnez.

## Ce qui s’est passé

event-starts = { $seat } commence.
event-dealt = { $count ->
        [one] { $seat } reçoit 1 plan.
       *[other] { $seat } reçoit { $count } plans.
    }
event-dealt-card = Distribué à { $seat } : { $blueprint }.
    .then = Distribué : { $blueprint }.
event-opened = Nouveau au marché : { $blueprint }.
event-arrived = Nouveau prestataire : { $contractor }.
event-token-put = Au-dessus de l’emplacement { $slot } : { $tool }.
event-round = Tour { $round }.
    .heading = Tour { $round }
event-market-turn = { $seat } va au marché.
event-took = { $seat } prend : { $blueprint }.
    .then = Pris : { $blueprint }.
event-cleared = { $seat } paie 1 { $resource } et défausse tous les { $row }.
    .then = Pour 1 { $resource }, tous les { $row } sont défaussés.
event-passed = { $seat } ne peut rien prendre ni engager personne.
    .then = Il n’y a rien à prendre ni personne à engager.
event-hired = { $seat } engage : { $contractor }.
    .then = Engagé : { $contractor }.
event-discarded = { $seat } défausse : { $blueprint }.
    .then = Défaussé : { $blueprint }.
event-paid = { $seat } paie { $stock ->
        [metal] { $amount } métal
       *[energy] { $amount } énergie
    }.
    .then = Payé : { $stock ->
        [metal] { $amount } métal
       *[energy] { $amount } énergie
    }.
event-gained = { $seat } gagne { $stock ->
        [metal] { $amount } métal
        [energy] { $amount } énergie
       *[goods] { $amount ->
            [one] 1 marchandise
           *[other] { $amount } marchandises
        }
    }.
    .then = Gagné : { $stock ->
        [metal] { $amount } métal
        [energy] { $amount } énergie
       *[goods] { $amount ->
            [one] 1 marchandise
           *[other] { $amount } marchandises
        }
    }.
event-drew = { $seat } pioche un plan.
    .then = Un plan est pioché.
event-drew-card = { $seat } pioche : { $blueprint }.
    .then = C’est : { $blueprint }.
event-drew-none = Il ne reste aucune carte à piocher pour { $seat }.
    .then = Il ne reste aucune carte à piocher.
event-gave = { $seat } choisit { $owner }, qui en profite aussi.
    .then = { $owner } en profite aussi.
event-revealed = { $seat } révèle : { $blueprint }.
    .then = Révélé : { $blueprint }.
event-built = { $seat } construit : { $blueprint }.
    .then = Construit : { $blueprint }.
event-built-nothing = Il ne reste aucune carte que { $seat } puisse construire.
    .then = Il ne reste aucune carte à construire.
event-left = { $contractor } quitte le marché.
event-shuffled = Une défausse devient une nouvelle pioche : { $row }.
event-work = La phase de travail commence, tous les dés sont lancés.
    .heading = Travail
event-set-die = { $seat } règle { $value }.
    .then = Réglé : { $value }.
event-rolled = { $seat } lance { $value }.
    .then = Lancé : { $value }.
event-placed = { $seat } place un { $value } : { $floor }.
    .then = Un { $value } va au siège : { $floor }.
event-bonus = Bonus d’équipe pour { $seat } ({ $floor }) : { $amount } de plus.
    .then = Bonus d’équipe : { $amount } de plus.
event-used = { $seat } utilise : { $blueprint }.
    .then = Utilisé : { $blueprint }.
event-copied = { $seat } utilise au marché : { $blueprint }.
    .then = Comme une carte du marché : { $blueprint }.
event-put = { $seat } met un { $value } sur la carte : { $blueprint }.
    .then = Un { $value } va sur la carte : { $blueprint }.
event-changed = { $seat } change un { $value } en { $to }.
    .then = Un { $value } devient un { $to }.
event-picked-up = { $seat } reprend { $value }.
    .then = Repris : { $value }.
event-extra-die = { $seat } reçoit un dé supplémentaire : { $value }.
    .then = Un dé supplémentaire : { $value }.
event-armed = Cette carte agira une fois pour { $seat } ce tour-ci : { $blueprint }.
    .then = Cette carte agira une fois ce tour-ci : { $blueprint }.
event-set-off = Chez { $seat } se déclenche : { $blueprint }.
    .then = Cela déclenche : { $blueprint }.
event-ended-work = { $seat } a fini le travail.
    .then = Le travail est fini.
event-returned = { $count ->
        [1] { $seat } rend 1 { $resource }.
       *[other] { $seat } rend { $resource }.
    }
    .then = { $count ->
        [1] Rendu : 1 { $resource }.
       *[other] Rendu : { $resource }.
    }
event-first = Nouveau premier joueur : { $seat }.
event-triggered = { $seat } en a assez fait : après ce tour, il y en aura encore un, complet.
    .then = C’est assez : après ce tour, il y en aura encore un, complet.
event-last-round = C’est le dernier tour.
event-limit = Le nombre maximal de tours est atteint.
event-ended = La partie est finie.
event-machine-opened = La Machine commence avec : { $blueprint }.
event-machine-skipped = La Machine commence sans Monument ; défaussé : { $blueprint }.
event-machine-rolled = La Machine lance { $value } ({ $colour }).
event-machine-took = { $slot ->
        [0] La Machine prend dans la pioche : { $blueprint }.
       *[other] La Machine prend à l’emplacement { $slot } : { $blueprint }.
    }
event-machine-took-none = La Machine ne trouve aucune carte.
event-machine-cleared = La Machine défausse tous les { $row }.
event-machine-made = La Machine produit 1 marchandise : { $type }.
event-machine-triggered = La Machine a 12 marchandises : il y aura encore un tour complet.

## Pourquoi pas

reason-game-over = La partie est finie.
reason-not-your-turn = On attend { $active }.
reason-work-is-ended = Vous avez fini le travail de ce tour. On attend { $active }.
reason-work-comes = Vous travaillerez plus tard. On attend { $active }.
reason-not-now = Pas à cette étape. { $step }
reason-hire-first = { reason-not-now }
reason-give-first = { reason-not-now }
reason-set-first = { reason-not-now }
reason-build-first = { reason-not-now }
reason-excess-first = { reason-not-now }
reason-copy-first = { reason-not-now }
reason-use-first = { reason-not-now }
reason-not-in-row = Ce plan n’est pas au marché : { $blueprint }.
reason-not-for-hire = Personne de ce nom sous cet outil : { $contractor } ({ $tool }).
reason-no-tool-for-hire = Vous n’avez aucun plan avec l’outil demandé : { $tool } ({ $contractor }).
reason-fee-too-high = { $contractor } coûte { $need } énergie, vous en avez { $have }.
reason-cleared-already = Vous avez déjà défaussé une rangée ce tour-ci.
reason-row-empty = Cette rangée est vide : { $row }.
reason-cannot-pay-clearing = Il vous manque de quoi payer : { $resource }.
reason-must-choose = Vous pouvez prendre un plan ou engager un prestataire : il le faut donc.
reason-not-yourself = C’est un autre joueur qui doit en profiter.
reason-nobody-there = Personne ne joue à la place { $seat }.
reason-no-such-die = Vous n’avez pas de { $die } libre.
reason-no-such-die-to-change = { reason-no-such-die }
reason-wrong-for-generator = Le Générateur n’accepte que 1, 2 et 3.
reason-wrong-for-mine = La Mine n’accepte que 4, 5 et 6.
reason-floor-full = { $floor } : les { $need } espaces sont pris.
reason-not-in-hand = Ce plan n’est pas dans votre main : { $blueprint }.
reason-not-held-to-hire = Ce plan n’est pas dans votre main et ne peut donc pas servir de paiement : { $blueprint }.
reason-not-held-to-use = Ce plan n’est pas dans votre main et ne peut donc pas être défaussé : { $blueprint }.
reason-not-held-to-drop = Ce plan n’est pas dans votre main : { $blueprint }. Défaussez des cartes de votre main.
reason-built-already = Déjà dans votre enceinte : { $blueprint }.
reason-no-same-tool = Pour construire { $blueprint }, il faut en main un second plan avec le même outil : { $tool }.
reason-build-needs-metal = { $blueprint } coûte { $need } métal, vous en avez { $have }.
reason-build-needs-energy = { $blueprint } coûte { $need } énergie, vous en avez { $have }.
reason-not-built = Cette carte n’est pas dans votre enceinte : { $blueprint }.
reason-monument-only-stands = { $blueprint } est un Monument : il compte, sans rien faire d’autre.
reason-sets-itself-off = { $blueprint } ne s’utilise pas, mais se déclenche de soi-même.
reason-used-already = Déjà utilisé ce tour-ci : { $blueprint }.
reason-needs-dice = { $blueprint } demande d’autres dés que les vôtres.
reason-needs-metal = { $blueprint } demande { $need } métal, vous en avez { $have }.
reason-needs-energy = { $blueprint } demande { $need } énergie, vous en avez { $have }.
reason-replicator-needs-energy = { reason-needs-energy }
reason-copy-needs-energy = Avec le Réplicateur, { $blueprint } demande en tout { $need } énergie, vous en avez { $have }.
reason-needs-cards = { $blueprint } demande { $need ->
        [one] 1 plan
       *[other] { $need } plans
    } de votre main, vous en avez { $have }.
reason-no-die-to-change = Vous n’avez aucun dé libre que cette carte puisse changer : { $blueprint }.
reason-nothing-to-copy = Aucun plan du marché n’est utilisable maintenant.
reason-never-copied = Le Réplicateur ne peut pas utiliser cela : { $blueprint }.
reason-not-to-copy = Ce plan n’est pas au marché : { $blueprint }.
reason-die-does-not-fit = Un { $die } ne convient pas ici.
reason-six-stays = Un 6 ne peut pas monter.
reason-one-stays = Un 1 ne peut pas descendre.
reason-no-die-chosen = Choisissez au moins un dé.
reason-tool-of-hire = { $blueprint } ne montre pas l’outil placé au-dessus du prestataire.
reason-tool-of-build = { $blueprint } ne montre pas l’outil de la carte à construire.
reason-builds-this-one = { $blueprint } est la carte que vous construisez. Défaussez-en une autre avec cet outil : { $tool }.
reason-no-such-gain = { $blueprint } ne donne pas cela.
reason-not-printed = Le plan défaussé n’en coûte pas autant.
reason-no-specialist = Aucun Spécialiste ne travaille pour vous ce tour-ci.
reason-none-to-return = Vous n’en avez pas à rendre : { $resource }.
reason-nothing-begun = Vous n’avez rien commencé dont vous puissiez revenir.

## Décompte

score-goods = { $count ->
        [0] Aucune marchandise
        [one] 1 marchandise
       *[other] { $count } marchandises
    }
score-prestige = { $count ->
        [1] { $blueprint }
       *[other] { $count } × { $blueprint }
    }
score-tie-metal = Égalité de points : le plus de métal l’emporte, ici { $count }
score-tie-energy = Autant de métal aussi : le plus d’énergie l’emporte, ici { $count }
score-tie-blueprints = Autant d’énergie aussi : le plus de plans en main l’emporte, ici { $count }
score-tie-shared = Toujours à égalité : la place est partagée

## Ce qui ne va pas dans des données ou une position

data-tools = { $path } : les cartes d’un même outil doivent se suivre.
data-by-die = { $path } demande six nombres, un par valeur du dé, et non { $count }.
position-tokens = { $path } doit nommer une fois chacun des quatre outils.
position-used = { $path } : la carte n’est pas là, ou porte trop de dés.
position-deck = { $path } nomme { $count } cartes, mais il en reste { $wanted }, ou d’autres.
position-too-many-cards = { $path } : il n’y a pas autant de cartes « { $name } ».
position-past-end = { $path } doit être cette manche ou la suivante.
position-end-unseen = { $path } a de quoi déclencher la fin, 12 marchandises ou 10 cartes ; le dernier tour doit donc être donné (FF-48).
position-copied = { $path } : aucun Réplicateur n’a servi pour cette carte, ou elle n’est pas au marché (FF-38).
position-armed = { $path } : seule une carte copiée par le Réplicateur peut attendre d’être déclenchée (FF-38d).
position-hired = { $path } : ce contractant n’attend pas la phase de travail, ou ses dés sont déjà là (FF-72).
position-cleared = { $path } : le tour de marché de cette place est encore à venir (FF-7).
