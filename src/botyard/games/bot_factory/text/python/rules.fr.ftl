### Les règles de Bot Factory, clause par clause.

## Matériel

section-components = Matériel

rule-BF-1 = Dans chacune des quatre couleurs, il y a 4 têtes, 4 torses et 4 jambes : 48 pièces.
    .title = 48 pièces de couleur
rule-BF-2 = 2 têtes, 2 torses et 2 jambes sont universels. Cela fait 54 tuiles pièce.
    .title = 6 pièces universelles
rule-BF-3 = 16 meeples robot (4 de chaque couleur), 24 projets (6 de chaque couleur), 14 contrats et 4 marqueurs de valeur.
    .title = Meeples et tuiles
rule-BF-4 = Chaque joueur a 1 ouvrier et 9 jetons prise de parole d’une couleur.
    .title = Ouvrier et jetons
rule-BF-142 = Une roue, un cube de rappel, un marqueur de distribution, une Sandra. Pour le solo : Vilela, 4 tuiles action (une par plateau), 4 tuiles robot (une par couleur), 6 tuiles inspection et 4 tuiles tâche.
    .title = Tout le reste
rule-BF-143 = Un jeton dépensé retourne à la réserve, et vous pouvez le regagner. Un jeton posé sur un contrat y reste jusqu’à la fin.
    .title = Où vont les jetons dépensés
rule-BF-144 = Tous voient les pièces, projets, robots et jetons de chacun, la pièce du dessus de chaque pile, la roue, les plateaux et les défausses. Personne ne voit le reste des piles, la pioche des projets et les trois pioches de Vilela.
    .title = Qui voit quoi

## Mise en place

section-setup = Mise en place

rule-BF-5 = De gauche à droite : ligne de montage, production de pièces, projets, finances.
    .title = Quatre plateaux
rule-BF-6 = À 1 ou 2 joueurs, 3 meeples de chaque couleur sont sur la ligne de montage ; à 3 ou 4 joueurs, 4.
    .title = Combien de meeples robot
rule-BF-7 = Deux pièces de couleur tirées au hasard sont face visible sur les cases pièce de rechange gauche et droite.
    .title = Deux pièces de rechange
rule-BF-8 = Au début, les quarts avec les icônes de bonus sont en haut et en bas.
    .title = Position de la roue
rule-BF-9 = Les autres pièces de couleur forment une pile mélangée face visible par couleur, de gauche à droite rouge, jaune, bleu, vert. On ne voit que la pièce du dessus.
    .title = Quatre piles
rule-BF-10 = Il commence au-dessus de la pile de la couleur de la pièce de rechange gauche.
    .title = Marqueur de distribution
rule-BF-11 = Les 8 cases se remplissent dans le sens horaire à partir de l’entrée gauche. Chaque pièce vient de la pile marquée, puis le marqueur avance d’une pile vers la droite, et du vert revient au rouge.
    .title = Remplir la roue
rule-BF-12 = Après les 8 pièces, le marqueur est revenu à sa pile de départ.
    .title = Où finit le marqueur
rule-BF-13 = 6 projets tirés au hasard sont face visible sur le plateau projets. Les autres forment la pioche face cachée.
    .title = Projets
rule-BF-14 = Elles sont face visible sur le plateau projets, triées en têtes, torses et jambes.
    .title = Pièces universelles
rule-BF-15 = Les quatre marqueurs de valeur commencent à 6.
    .title = Valeur 6
rule-BF-16 = 9 contrats tirés au hasard occupent les cases contrat. Les 5 autres sont hors jeu.
    .title = Neuf contrats
rule-BF-17 = Sandra commence en F3.
    .title = Départ de Sandra
rule-BF-18 = Chaque joueur prend l’ouvrier d’une couleur.
    .title = Votre couleur
rule-BF-19 = Chaque joueur reçoit 1 projet de la pioche et le garde face visible.
    .title = Un projet chacun
rule-BF-20 = Le premier joueur est tiré au sort ; l’ordre de départ suit le sens horaire.
    .title = Qui est premier
rule-BF-21 = Chaque joueur reçoit 1 jeton prise de parole, le dernier de l’ordre de départ 2.
    .title = Jetons de départ
rule-BF-22 = Vous avez 9 jetons ; tant qu’ils servent tous, vous n’en gagnez pas.
    .title = Jamais plus de neuf
rule-BF-23 = Du dernier au premier de l’ordre, chaque joueur prend la pièce du dessus d’une pile au choix.
    .title = Une pièce chacun

## La manche

section-round = La manche

rule-BF-24 = Une manche se compose du déplacement des ouvriers, des actions et de la maintenance.
    .title = Trois phases
rule-BF-25 = Les manches se suivent jusqu’à ce que la fin ait été déclenchée pendant celle qui s’achève (BF-118, BF-119).
    .title = Manche après manche

## Phase 1 : déplacer les ouvriers

section-move = Phase 1 : déplacer les ouvriers

rule-BF-26 = Dans l’ordre du tour, chacun déplace son ouvrier vers une case action disponible.
    .title = Un déplacement chacun
rule-BF-27 = Une case est disponible si aucun ouvrier, ni Sandra ni Vilela ne s’y trouve à ce moment. Une case quittée plus tôt dans la phase est disponible aussi.
    .title = Ce qui est disponible
rule-BF-28 = L’ouvrier doit se déplacer, et vers un autre plateau que le sien.
    .title = Un autre plateau
rule-BF-29 = À la manche 1, les ouvriers arrivent de l’extérieur sur une case disponible au choix, dans l’ordre de départ. BF-33 s’applique.
    .title = Manche 1
rule-BF-30 = Une fois les ouvriers placés, l’ordre est toujours celui des meeples de gauche à droite, Sandra et Vilela compris.
    .title = Ordre du tour
rule-BF-31 = À partir de la manche 2, on se déplace dans l’ordre où l’on était couché au début de la phase : toujours le plus à gauche encore couché.
    .title = Ordre des déplacements
rule-BF-32 = Qui s’est déplacé est debout, jusqu’à ce qu’il ait agi.
    .title = Debout
rule-BF-33 = À 1 ou 2 joueurs, un ouvrier ne peut aller sur le plateau où Sandra est à ce moment. Sandra peut aller là où il y a des ouvriers.
    .title = Le plateau de Sandra est fermé
rule-BF-34 = À la manche 1, Sandra ne se déplace pas.
    .title = Sandra à la manche 1
rule-BF-35 = Ensuite elle va sur la première case disponible, de gauche à droite, en commençant par le plateau à droite du sien.
    .title = Où va Sandra
rule-BF-36 = Elle saute les plateaux sans case disponible.
    .title = Plateaux pleins
rule-BF-37 = Depuis les finances, ou si rien n’est libre à droite, elle reprend à partir de A1, mais jamais sur le plateau qu’elle quitte.
    .title = Depuis le bout droit

## Phase 2 : réaliser des actions

section-act = Phase 2 : réaliser des actions

rule-BF-38 = Qui est debout agit, de gauche à droite, puis se couche.
    .title = De gauche à droite
rule-BF-39 = Vous réalisez l’action principale de votre case. Avant, pendant ou après, vous pouvez utiliser l’action exécutive du plateau.
    .title = Deux actions
rule-BF-40 = Vous pouvez renoncer à l’une ou à l’autre. Qui ne peut ou ne veut pas faire l’action principale peut faire l’exécutive.
    .title = Toutes deux facultatives
rule-BF-41 = Si Sandra est sur votre plateau, debout ou couchée, vous payez d’abord 1 jeton, ou vous passez sans faire aucune des deux actions. Vous pouvez passer même si vous pourriez payer.
    .title = Le prix de Sandra
rule-BF-42 = Elle réalise l’action de son plateau, quelle que soit sa case, et se couche.
    .title = Sandra agit
rule-BF-43 = À la manche 1, elle se couche sans agir.
    .title = Sandra se repose
rule-BF-44 = À la fin de votre tour d’action, vous pouvez avoir 5 pièces, universelles comprises, et 5 projets. Vous défaussez exactement le surplus, à votre choix. Pendant le tour, il n’y a pas de limite.
    .title = Cinq pièces, cinq projets
rule-BF-45 = Ils comptent parmi les 5 et ne se défaussent jamais.
    .title = Projets terminés

## Ligne de montage

section-assembly = Ligne de montage

rule-BF-46 = Une colonne contient une tête, un torse et une paire de jambes, placés dans n’importe quel ordre.
    .title = Trois par colonne
rule-BF-47 = Une pièce va sur la case vide de son espèce dans la colonne de sa couleur ; une pièce universelle dans toute colonne.
    .title = Où va une pièce
rule-BF-48 = Placez 1 pièce.
    .title = A1
rule-BF-49 = Placez 1 ou 2 pièces.
    .title = A2
rule-BF-50 = Placez 1 à 3 pièces et payez pour cela 1 jeton. Qui ne paie pas peut quand même utiliser l’action exécutive.
    .title = A3
rule-BF-51 = Plusieurs pièces peuvent aller dans des colonnes différentes.
    .title = Colonnes différentes
rule-BF-52 = La première pièce d’une colonne rapporte 2 jetons.
    .title = La première pièce
rule-BF-53 = La deuxième pièce d’une colonne rapporte 2 jetons.
    .title = La deuxième pièce
rule-BF-54 = La troisième pièce termine un robot : prenez un meeple de la couleur de la colonne et mettez-le sur un projet libre à vous de cette couleur, qui est alors terminé. Elle ne rapporte pas de jeton.
    .title = La troisième pièce
rule-BF-55 = Vous ne pouvez placer une troisième pièce que si vous avez un projet incomplet de cette couleur.
    .title = Seulement avec un projet
rule-BF-56 = Peu importe qui a placé les deux autres pièces.
    .title = Peu importe qui a commencé
rule-BF-57 = Après ces récompenses, pour chaque case à icône pièce que vous avez couverte pendant cette action, vous pouvez payer 1 jeton et prendre la pièce du dessus d’une pile au choix.
    .title = Icônes pièce
rule-BF-58 = Une colonne terminée reste pleine jusqu’à la maintenance.
    .title = Pleine jusqu’à la maintenance
rule-BF-59 = Payez 1 jeton pour échanger une de vos pièces contre une pièce de rechange, autant de fois que vous voulez.
    .title = Action exécutive : échanger
rule-BF-60 = Elle défausse les deux pièces de rechange et les remplace depuis la pile marquée ; le marqueur avance chaque fois.
    .title = Sandra
rule-BF-61 = Quand il faut tirer d’une pile vide, la défausse de cette couleur est d’abord mélangée en une nouvelle pile face visible.
    .title = Une pile vide
rule-BF-62 = Si la colonne de la couleur de sa tuile robot contient exactement 2 pièces, elles sont défaussées. Sinon, un meeple robot de cette couleur quitte le plateau. Sa valeur ne change pas.
    .title = Vilela

## Production de pièces

section-production = Production de pièces

rule-BF-63 = Gagnez 1 jeton et jusqu’à 3 crédits de déplacement.
    .title = P1
rule-BF-64 = Jusqu’à 4 crédits de déplacement.
    .title = P2
rule-BF-65 = Jusqu’à 6 crédits de déplacement. Les crédits inutilisés sont perdus.
    .title = P3
rule-BF-66 = Pour 1 crédit, la roue pivote d’un quart dans le sens horaire.
    .title = Faire pivoter la roue
rule-BF-67 = Après une rotation, chaque entrée vide est remplie aussitôt avec le dessus d’une pile de votre choix, la gauche d’abord. Cela ne coûte pas de crédit.
    .title = Remplir les entrées
rule-BF-68 = Ce remplissage ne déplace pas le marqueur de distribution.
    .title = Le marqueur ne bouge pas
rule-BF-69 = Pour 1 crédit, prenez la pièce d’une des deux sorties.
    .title = Distribuer
rule-BF-70 = Si la case d’où vous distribuez porte les icônes de bonus, vous pouvez payer 1 jeton pour placer une de vos pièces, avec les restrictions et récompenses habituelles.
    .title = Bonus de la roue
rule-BF-71 = Ce placement ne donne pas d’action exécutive de la ligne de montage.
    .title = Pas d’action exécutive
rule-BF-72 = Le bonus peut se présenter plusieurs fois dans un tour.
    .title = Plusieurs fois
rule-BF-73 = Les crédits se dépensent dans n’importe quel ordre. Un bonus les interrompt, et le reste continue ensuite.
    .title = Mélanger
rule-BF-74 = Défaussez 3 de vos pièces et prenez la pièce du dessus d’une pile au choix.
    .title = Action exécutive : trois pour une
rule-BF-75 = Elle remplit toutes les cases vides de la roue dans le sens horaire à partir de l’entrée gauche, sans la pivoter. Chaque pièce vient de la pile marquée, et le marqueur avance chaque fois.
    .title = Sandra
rule-BF-76 = Toutes les pièces de la roue de la couleur de sa tuile robot sont défaussées.
    .title = Vilela

## Projets

section-project = Projets

rule-BF-77 = Prenez 1 projet du plateau au choix.
    .title = J1
rule-BF-78 = Prenez 1 ou 2 projets, dans l’une ou l’autre colonne.
    .title = J2
rule-BF-79 = Les projets pris ne sont pas remplacés aussitôt. Seules Sandra et la maintenance remplissent.
    .title = Pas de remplissage
rule-BF-80 = Qui prend le projet du bas de la colonne gauche peut payer 1 jeton pour placer une pièce, avec les restrictions et récompenses habituelles, sans action exécutive.
    .title = En bas à gauche
rule-BF-81 = Qui prend le projet du bas de la colonne droite gagne 1 jeton.
    .title = En bas à droite
rule-BF-82 = Défaussez 2 projets incomplets à vous et prenez sur ce plateau une pièce universelle au choix.
    .title = Action exécutive : deux pour une universelle
rule-BF-83 = Une pièce universelle va sur la case de son espèce dans toute couleur.
    .title = Ce que veut dire universel
rule-BF-84 = Elle défausse les projets de la rangée du bas ; les autres glissent dans leur colonne, et la pioche remplit toutes les cases vides.
    .title = Sandra
rule-BF-85 = Tous les projets du plateau de la couleur de sa tuile robot sont défaussés. Rien ne glisse, rien n’est rempli.
    .title = Vilela

## Finances

section-finance = Finances

rule-BF-86 = Dépensez en tout jusqu’à 2, 3 ou 4 jetons pour augmenter des valeurs et réserver des contrats, en mélangeant et répétant à volonté. Les autres paiements ne comptent pas.
    .title = F1, F2, F3
rule-BF-87 = Les jetons que vous gagnez pendant le tour peuvent aussi être dépensés, dans le même maximum.
    .title = Jetons gagnés en route
rule-BF-88 = Pour 1 jeton, la valeur d’une couleur monte de 1 case.
    .title = Augmenter une valeur
rule-BF-89 = Aucune valeur ne dépasse 15.
    .title = Jamais plus de 15
rule-BF-90 = Faire franchir une ligne à une valeur vous donne son bonus, aussitôt et gratuitement : placer une pièce ou prendre un projet, avec les restrictions et récompenses habituelles. Ce qui n’est pas utilisé aussitôt est perdu.
    .title = Lignes de bonus
rule-BF-91 = Le plateau finances n’en a pas.
    .title = Pas d’action exécutive
rule-BF-92 = Payez le prix de la rangée, 1 à 3 jetons. L’un d’eux va sur la case libre la plus précieuse du contrat, les autres à la réserve.
    .title = Réserver un contrat
rule-BF-93 = Un contrat réservé reste à sa place.
    .title = Le contrat reste
rule-BF-94 = Vous ne pouvez réserver un contrat qu’une fois.
    .title = Une fois chacun
rule-BF-95 = 2 joueurs au plus peuvent réserver le même contrat.
    .title = Deux au plus
rule-BF-96 = Le prix entier doit tenir dans ce que votre case permet encore.
    .title = Le prix entier
rule-BF-97 = La couleur de plus faible valeur monte de 1. Si 2 ou 3 sont à égalité, chacune monte de 1 ; si les quatre le sont, rien ne se passe.
    .title = Sandra
rule-BF-98 = La valeur de la couleur de sa tuile robot descend de 1 si c’est possible. Puis une tuile inspection est révélée, et vous choisissez 2 des 3 contrats qu’elle montre : ils sont retirés.
    .title = Vilela
rule-BF-99 = Les contrats portant un jeton restent. Si 1 seul peut être retiré, il l’est ; si aucun, rien ne se passe. Les contrats retirés sont hors jeu, leurs cases restent vides.
    .title = Ce qui n’est pas retiré

## Phase 3 : maintenance

section-maintenance = Phase 3 : maintenance

rule-BF-145 = La maintenance commence quand tous sont couchés, Sandra et Vilela compris. D’abord les colonnes (BF-100, BF-101), puis les projets (BF-102).
    .title = Quand
rule-BF-100 = Les pièces de couleur d’une colonne pleine sont défaussées, les universelles retournent sur le plateau projets.
    .title = Vider les colonnes
rule-BF-101 = Pour chacun de ces robots, la valeur de sa couleur descend de 1 case.
    .title = Les valeurs descendent
rule-BF-102 = La rangée du bas du plateau projets est défaussée, les autres glissent, et la pioche remplit le reste.
    .title = Nouveaux projets
rule-BF-103 = Les projets défaussés sont mélangés en une nouvelle pioche quand il le faut.
    .title = Une pioche vide
rule-BF-104 = Tous les meeples restent couchés sur leurs cases.
    .title = Tous restent

## À deux joueurs

section-two-players = À deux joueurs

rule-BF-105 = Il y a 3 meeples robot de chaque couleur (BF-6), et le plateau de Sandra est fermé (BF-33). Le reste est pareil.
    .title = Deux différences

## La partie en solo : Inspection

section-inspection = La partie en solo : Inspection

rule-BF-106 = Comme à 2 joueurs. Vous commencez avec 1 jeton, 1 projet et 1 pièce.
    .title = Mise en place
rule-BF-107 = Vous choisissez ou tirez 1 tuile tâche.
    .title = Une tâche
rule-BF-108 = Les tuiles action, robot et inspection de Vilela forment trois pioches mélangées face cachée.
    .title = Trois pioches
rule-BF-109 = Vilela commence en F1.
    .title = Départ de Vilela
rule-BF-110 = Pour le reste, les règles à 2 joueurs s’appliquent.
    .title = Comme à deux
rule-BF-111 = Une pioche vide de Vilela est refaite avec sa défausse.
    .title = Pioches vides
rule-BF-112 = À la manche 1, Vilela ne se déplace pas et n’agit pas.
    .title = Manche 1
rule-BF-113 = Ensuite, quand vient son déplacement, 1 tuile action et 1 tuile robot sont révélées. Il va sur la case libre la plus à gauche du plateau montré.
    .title = Comment Vilela se déplace
rule-BF-148 = Les deux tuiles restent visibles jusqu’à son prochain déplacement. La tâche est connue dès le début.
    .title = Ce qui reste visible
rule-BF-114 = Si la tuile montre le plateau où il est, on tire une autre tuile action.
    .title = Il change de plateau
rule-BF-115 = Il réalise son action du plateau avec la couleur de sa tuile robot (BF-62, BF-76, BF-85, BF-98) et se couche.
    .title = Comment Vilela agit
rule-BF-116 = S’il retire le dernier meeple d’une couleur, cela déclenche la fin.
    .title = Vilela peut finir la partie
rule-BF-117 = Sans votre tâche, vous perdez. Avec elle, jusqu’à 19 points la performance est mauvaise, de 20 à 49 satisfaisante, à partir de 50 exemplaire.
    .title = Résultat

## Fin et décompte

section-end = Fin et décompte

rule-BF-118 = La fin est déclenchée quand il ne reste aucun meeple robot d’une couleur sur la ligne de montage.
    .title = Une couleur est épuisée
rule-BF-119 = La fin est déclenchée quand un joueur a terminé 5 robots.
    .title = Cinq robots
rule-BF-149 = Une table peut fixer une limite de manches ; la partie finit alors après la maintenance de cette manche. Sinon il n’y en a pas aux tables ; les simulations finissent après 300 manches.
    .title = Limite de manches
rule-BF-120 = La manche est jouée jusqu’au bout, maintenance comprise ; puis la partie est finie.
    .title = La dernière manche
rule-BF-121 = Chaque robot terminé rapporte la valeur de sa couleur après la dernière maintenance.
    .title = Robots
rule-BF-122 = Chaque robot peut servir à un contrat que vous avez réservé.
    .title = Des robots pour les contrats
rule-BF-123 = Un contrat rempli rapporte les points sous votre jeton et les points au bord de sa rangée.
    .title = Contrats remplis
rule-BF-124 = Un contrat réservé qui n’est pas entièrement rempli coûte les points sous votre jeton.
    .title = Autres contrats
rule-BF-125 = Chaque paire de jetons en main rapporte 1 point.
    .title = Jetons
rule-BF-126 = Chaque pièce restante coûte 1 point.
    .title = Pièces
rule-BF-127 = Chaque projet incomplet coûte 2 points.
    .title = Projets
rule-BF-128 = Le plus haut total gagne. En cas d’égalité, plus de robots, puis un nombre impair de jetons ; sinon la victoire est partagée.
    .title = Qui gagne

## Tuiles production et robot universel

section-expansion = Tuiles production et robot universel

rule-BF-146 = Elles sont facultatives : aucune, variante 1 ou variante 2. Elles sont face visible à côté du plateau finances.
    .title = Tuiles production
rule-BF-147 = C’est un ajout possible aux deux variantes : il est sur le plateau projets au début, et la septième tuile entre dans l’offre.
    .title = Robot universel
rule-BF-129 = Quand vous réservez votre premier contrat, et seulement alors, vous pouvez prendre une tuile.
    .title = Variante 1 : prendre une tuile
rule-BF-130 = Elle s’utilise une fois dans la partie, à partir d’un tour suivant. Personne n’en reçoit une deuxième.
    .title = Variante 1 : l’utiliser
rule-BF-131 = Pendant votre déplacement ou votre tour d’action, vous pouvez prendre une des tuiles restantes et l’utiliser aussitôt, quand elle convient (BF-Q55). Elle reste devant vous pour mémoire : une tuile par joueur et par partie.
    .title = Variante 2
rule-BF-132 = Vous ne payez rien pour la présence de Sandra et gagnez 1 jeton à la place.
    .title = Faveur de Sandra
rule-BF-133 = Vous dépensez 1 jeton de moins sur le plateau finances, mais au moins 1.
    .title = Remise finances
rule-BF-134 = Payez 1 jeton pour l’un d’eux : la pièce du dessus d’une pile, un projet du plateau, ou placer une pièce.
    .title = Un avantage sur trois
rule-BF-135 = La valeur d’une couleur monte de 1.
    .title = Valeur en hausse
rule-BF-136 = Si toutes les cases du plateau voulu sont occupées quand vous vous déplacez, mettez-vous à leur droite et utilisez l’action de la case à votre gauche.
    .title = Place supplémentaire
rule-BF-137 = L’action exécutive du plateau projets ne vous coûte que 1 projet.
    .title = Un seul projet suffit
rule-BF-138 = Prenez une pièce universelle au choix sur le plateau projets, ou utilisez BF-139 à la place.
    .title = Une pièce universelle
rule-BF-139 = Rendez au plateau projets 2 pièces universelles d’espèces différentes, prenez le robot universel et mettez-le sur un projet incomplet à vous de n’importe quelle couleur.
    .title = Le robot universel
rule-BF-140 = Le robot universel compte comme un robot de la couleur de son projet, pour les cinq robots de BF-119 et au décompte.
    .title = Pour quoi il compte
rule-BF-141 = Les bonus qui découlent de ces actions s’appliquent quand même.
    .title = Autres bonus

## Là où les éditions diffèrent

section-languages = Là où les éditions diffèrent

rule-BF-D1 = Le texte anglais de J2 manque ; le français et le titre anglais s’accordent.
    .title = J2
rule-BF-D2 = Seul le texte français garde l’introduction, la note sur les jetons gagnés et le maximum de 15.
    .title = Finances
rule-BF-D3 = La phrase anglaise est coupée ; nous suivons la française.
    .title = Sandra aux finances
rule-BF-D4 = Les deux textes parlent de couleurs au pluriel. Comme le prix vaut pour un jeton, chaque jeton fait monter une couleur d’une case.
    .title = Une couleur à la fois
rule-BF-D5 = En anglais les icônes sont au-dessus d’une case, en français dessus. Dans les deux, elles appartiennent à la case de la roue.
    .title = Icônes de la roue
rule-BF-D6 = Une phrase française nourrit les piles depuis la roue. C’est la roue qui est nourrie.
    .title = Nourrir la roue
rule-BF-D7 = Le texte anglais défausse les deux pièces, le français les retire. Elles vont à la défausse, les universelles sur le plateau projets.
    .title = Vilela au montage
rule-BF-D8 = Les éditions fixent la roue autrement. Cela ne change rien au jeu.
    .title = Assembler la roue
rule-BF-D9 = Le résumé à 2 joueurs donne un autre numéro à une étape de la mise en place. Rien n’en dépend.
    .title = Une erreur de numéro
rule-BF-D10 = Le texte anglais contient 7, 5 et 2 sans emplacement. Nous y lisons les points au bord des rangées.
    .title = Trois nombres isolés
rule-BF-D11 = Deux critiques donnent 2 pièces à chacun, les deux livrets 1.
    .title = Une pièce au départ
rule-BF-D12 = La feuille parle de six tuiles production et décrit sept effets. Le septième appartient au robot universel et n’est offert qu’avec lui.
    .title = Six ou sept tuiles
rule-BF-D13 = Un titre de la feuille est resté en anglais. Sans effet.
    .title = Un titre
rule-BF-D14 = La boîte dit 2022, les magasins 2023.
    .title = L’année
rule-BF-D15 = La ligne anglaise de la deuxième récompense est abîmée ; la française est claire.
    .title = La deuxième pièce
rule-BF-D16 = Des phrases disent que tous les robots d’une couleur sont terminés, une autre qu’il n’en reste pas sur le plateau. Cette dernière décide, qui que ce soit qui les ait pris.
    .title = Une couleur est épuisée

## Précisions

section-rulings = Précisions

rule-BF-Q1 = Ils comptent parmi vos 9 : vous gagnez au plus ce qui n’est ni en main ni sur des contrats.
    .title = Jetons sur des contrats
rule-BF-Q2 = Non. Son prix se paie avant tout le reste.
    .title = Payer Sandra avec les jetons de ce tour
rule-BF-Q3 = Qui passe ne gagne pas de jeton, car il n’y a pas d’action principale.
    .title = Passer en P1
rule-BF-Q4 = Il est dû sur le plateau finances : seuls le déplacement et l’action de Sandra n’ont pas lieu.
    .title = Le prix à la manche 1
rule-BF-Q5 = Cela coûte 2 jetons en tout, son prix d’abord. Avec 1 seul, il ne reste rien de ce qui coûte un jeton.
    .title = A3 sous Sandra
rule-BF-Q6 = À la production et aux projets, une fois par tour ; l’échange au montage autant qu’on veut.
    .title = Combien d’actions exécutives
rule-BF-Q7 = L’action exécutive peut se glisser entre deux de ses étapes : pièces, crédits, projets.
    .title = Au milieu de l’action principale
rule-BF-Q8 = Après la dernière pièce de l’action ; une pièce prise ainsi ne peut plus être placée dans la même action. Pour un placement bonus, juste après lui.
    .title = Quand servent les icônes
rule-BF-Q9 = Les icônes valent aussi pour les pièces placées en bonus.
    .title = Icônes et bonus
rule-BF-Q10 = On ne peut alors pas placer de troisième pièce.
    .title = Plus de meeple
rule-BF-Q11 = Trois pièces ne sont pas deux : un meeple est retiré.
    .title = Vilela et une colonne pleine
rule-BF-Q12 = Elles retournent toujours sur le plateau projets.
    .title = Pièces universelles défaussées
rule-BF-Q13 = Elle s’échange comme toute autre pièce.
    .title = Échanger une pièce universelle
rule-BF-Q14 = Le bonus appartient à la case du bas. Quand elle est vide, il n’y en a pas avant le remplissage.
    .title = Projets du bas
rule-BF-Q15 = Si la pioche et la défausse sont vides, des cases restent vides.
    .title = Plus aucun projet
rule-BF-Q16 = Si une pile et sa défausse sont vides, personne ne peut la choisir. Le marqueur passe à la pile suivante qui a une pièce, puis avance d’une. S’il n’y en a aucune, la case reste vide et le marqueur ne bouge pas.
    .title = Plus de pièces d’une couleur
rule-BF-Q17 = Oui, tant qu’il y a une pièce.
    .title = Faut-il remplir les entrées
rule-BF-Q18 = Seule votre propre hausse donne un bonus, jamais celle de Sandra.
    .title = La hausse de Sandra et les lignes
rule-BF-Q19 = Après une baisse, franchir la ligne donne de nouveau son bonus.
    .title = Une ligne de nouveau
rule-BF-Q20 = Une valeur qui ne peut pas descendre reste. La plus basse est 1 ; c’est une reconstitution, aucun texte ne la nomme.
    .title = La plus faible valeur
rule-BF-Q21 = Depuis les projets, Sandra reprend alors au bout gauche.
    .title = Les finances sont pleines
rule-BF-Q22 = Le plateau finances est fermé, car Sandra y est.
    .title = À deux, manche 1
rule-BF-Q23 = On tire alors une autre tuile action, comme si c’était son propre plateau.
    .title = Vilela ne trouve pas de case
rule-BF-Q24 = La première tuile action est défaussée. La tuile robot n’est pas tirée à nouveau.
    .title = Tirer encore
rule-BF-Q25 = Elle ne coûte rien et ne ferme aucun plateau.
    .title = La présence de Vilela
rule-BF-Q26 = Impossible. Le jeu attribue vos robots pour que votre total soit le plus haut (pour une tâche, voir BF-Q51).
    .title = Un robot, deux contrats
rule-BF-Q27 = Ce dont un contrat n’a pas besoin reste libre.
    .title = Plus de robots qu’il n’en faut
rule-BF-Q28 = Plusieurs robots en un tour peuvent en faire plus de 5. Ils restent ; seuls des projets incomplets sont alors défaussés.
    .title = Plus de cinq robots
rule-BF-Q29 = Parmi les ex æquo, ceux au nombre impair partagent la victoire ; si personne n’en a un, tous. Seuls les jetons en main comptent.
    .title = Impair en cas d’égalité
rule-BF-Q30 = En solo, c’est une mauvaise performance.
    .title = Un total sous 0
rule-BF-Q31 = Au décompte final, avec les dernières valeurs ; plus de robots que demandé suffit aussi.
    .title = Quand les tâches sont vérifiées
rule-BF-Q32 = Elle retire 1 jeton d’un paiement du tour : un contrat à 2 ou 3, ou une hausse une fois au moins 1 jeton dépensé. Le maximum compte les jetons vraiment dépensés.
    .title = La remise
rule-BF-Q33 = Dans l’ordre, elle est entre le plateau et le suivant. Le changement de plateau, le plateau fermé et le prix de Sandra valent toujours. Elle n’existe que pour cet ouvrier.
    .title = La place supplémentaire
rule-BF-Q34 = Il n’a pas de colonne : aucune valeur ne descend, aucun meeple ne quitte le plateau.
    .title = Robot universel et maintenance
rule-BF-Q35 = Il est tiré au sort.
    .title = Premier joueur
rule-BF-Q36 = L’ordre au début de la phase et le meeple couché le plus à gauche donnent toujours la même chose.
    .title = Ordre pendant les déplacements
rule-BF-Q37 = Au moment de tirer, pas avant. Vous pouvez choisir une pile vide dont la couleur a une défausse ; la pièce se découvre après le mélange.
    .title = Quand une pile est refaite
rule-BF-Q38 = Pièces et projets ne se défaussent pas à volonté, seulement par les actions exécutives et la limite de cinq.
    .title = Se débarrasser de choses
rule-BF-Q39 = Pièces de rechange : gauche, puis droite. La roue comme en BF-11. Les projets glissent dans l’ordre ; puis on remplit la rangée du bas, gauche et droite, celle du milieu, celle du haut.
    .title = Ordre des remplissages
rule-BF-Q40 = Seulement hausses et réservations : ni le prix de Sandra, ni un placement payé, ni les icônes pièce.
    .title = Ce qui compte dans le maximum
rule-BF-Q41 = Seul compte le plateau de votre ouvrier : ni prix, ni plateau fermé.
    .title = Sandra là où agit un bonus
rule-BF-Q42 = Aussitôt, avant toute autre étape. Ce qui est refusé ou impossible est perdu.
    .title = Jusqu’à quand un bonus
rule-BF-Q43 = Le bonus intérieur se termine d’abord ; puis l’action extérieure reprend où elle s’était arrêtée.
    .title = Un bonus dans un bonus
rule-BF-Q44 = Il est perdu, sans remplacement.
    .title = Un bonus sans les moyens
rule-BF-Q45 = Le gagner est la première étape de l’action principale. Tous les crédits peuvent être perdus.
    .title = Le jeton de P1
rule-BF-Q46 = Avec la première pièce, avant sa récompense.
    .title = Quand se paie A3
rule-BF-Q47 = Toute pièce à vous, même à peine prise. Un projet à peine pris compte pour BF-55.
    .title = Ce qu’un placement bonus peut utiliser
rule-BF-Q48 = Deux projets incomplets quelconques, même à peine pris. Une espèce absente du plateau ne peut être prise ; s’il n’y en a aucune, l’action est fermée.
    .title = Quels projets pour une universelle
rule-BF-Q49 = Trois pièces quelconques, universelles et à peine distribuées comprises.
    .title = Quelles trois pièces
rule-BF-Q50 = Un échange demande une pièce des deux côtés.
    .title = Une palette vide
rule-BF-Q51 = Une attribution qui remplit 3 contrats passe avant un total plus haut avec moins.
    .title = La tâche des trois contrats
rule-BF-Q52 = Elle contient toutes ses tuiles : celle de la dernière manche et les rejetées sont défaussées avant d’en tirer une autre.
    .title = Une pioche refaite de Vilela
rule-BF-Q53 = Rien ne se passe. Les meeples qu’il a retirés sont hors jeu et ne comptent pour personne.
    .title = Vilela ne trouve pas de meeple
rule-BF-Q54 = Vous choisissez lesquels, mais 2 sont retirés là où 2 peuvent l’être.
    .title = Épargner des contrats
rule-BF-Q55 = La faveur quand le prix est dû, la remise dans un tour aux finances, la place supplémentaire dans votre déplacement, un seul projet avec cette action exécutive, les autres entre deux étapes de votre tour d’action. Jamais dans un tour passé.
    .title = Quand les tuiles s’utilisent
rule-BF-Q56 = À partir de votre prochain déplacement. Qui ne prend pas de tuile juste après la première réservation n’en prend pas plus tard.
    .title = À partir d’un tour suivant
rule-BF-Q57 = Aucun plateau ouvert ne peut être plein, donc cette tuile est absente.
    .title = Place supplémentaire à 1 ou 2 joueurs
rule-BF-Q58 = Celle de la case la plus à droite : A3 avec son prix, P3, J2 ou F3.
    .title = Place supplémentaire : quelle action
rule-BF-Q59 = Comme les actions qu’elles imitent : restrictions, récompenses, bonus et lignes s’appliquent, et une valeur de 15 ne monte pas.
    .title = Limites des tuiles
rule-BF-Q60 = Il compte pour les contrats, les tâches et les égalités, pas pour BF-118, et ne demande pas de meeple de sa couleur.
    .title = Le robot universel ailleurs
rule-BF-Q61 = Elles sont permises.
    .title = Tuiles production en solo
rule-BF-Q62 = Des joueurs qui bloquent pourraient continuer sans fin, d’où BF-149.
    .title = Pas de limite dans les règles
rule-BF-Q63 = Ses projets peuvent encore être pris.
    .title = Une couleur sans meeples
rule-BF-Q64 = Elles restent vides jusqu’à ce que la roue pivote ou que Sandra la remplisse.
    .title = Entrées vidées par Vilela
