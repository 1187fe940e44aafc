### Les règles d’Außer Rand & Band, clause par clause.
###
### Un message pour chaque clause de rules.toml : le texte est la clause,
### l’attribut est son titre. Toutes les langues disent la même chose.

## Contenu

section-components = Contenu

rule-RB-D1 = Le jeu se joue de 2 à 4 joueurs.
    .title = Nombre de joueurs
rule-RB-D2 = Le jeu est prévu à partir de 7 ans et dure environ 30 minutes. La durée n’est qu’une indication approximative, et aucun de ces deux nombres n’a d’effet sur la partie.
    .title = Âge et durée
rule-RB-D3 = Il y a 27 tuiles Robot : 9 montrent une tête, 9 un tronc et 9 des jambes.
    .title = 27 tuiles Robot
rule-RB-D4 = Les tuiles Robot existent en trois couleurs : bleu, rouge et jaune. Certaines tuiles montrent deux de ces couleurs.
    .title = Couleurs des tuiles
rule-RB-D5 = Les 9 tuiles de chaque pièce se répartissent en 2 bleues, 2 rouges, 2 jaunes et 3 bicolores : une bleue et rouge, une bleue et jaune, une rouge et jaune. On sait qu’il existe des tuiles bicolores, mais pas combien ; cette répartition est reconstituée et peut être remplacée.
    .title = Tuiles unicolores et bicolores
rule-RB-D6 = Il y a exactement une tuile Fin de journée. Elle se trouve tout en bas, sous la pile de tuiles Robot.
    .title = La tuile Fin de journée
rule-RB-D7 = Il y a 40 dés : 10 dans chacune des quatre couleurs de joueurs.
    .title = Dix dés chacun
rule-RB-D8 = Chaque dé a six faces qui ne montrent que les valeurs 1 à 4 ; on n’obtient donc jamais de 5 ni de 6. Un dé n’arrive sur l’emplacement 5 que s’il y est déplacé, ajouté, poussé depuis le bord ou amené par le tapis.
    .title = Des dés de 1 à 4
rule-RB-D9 = Les six faces d’un dé montrent 1, 2, 2, 3, 3 et 4. On sait qu’un dé a six faces avec les valeurs 1 à 4 ; les valeurs qui se répètent sont reconstituées et peuvent être remplacées.
    .title = Faces d’un dé
rule-RB-D10 = Le tapis a cinq emplacements, numérotés de 1 à 5. Les tuiles entrent au début du tapis, sur l’emplacement 1, et sortent à l’avant, par l’emplacement 5 : plus le numéro est grand, plus on est vers l’avant.
    .title = Cinq emplacements, un seul sens
rule-RB-D11 = Il y a dix cases au bord du tapis : une à gauche et une à droite de chacun des cinq emplacements. Chacune a sa propre action. Elles font partie du cadre et ne bougent jamais.
    .title = Dix cases au bord
rule-RB-D12 = D’un côté, de l’emplacement 1 à l’emplacement 5 : « Poussez 2x », « Reculez 2 de vos dés », « Ajoutez 1 dé supplémentaire », « Tous les dés adverses valent 1 », « Libérez les cases de vos dés ». De l’autre côté, de l’emplacement 1 à l’emplacement 5 : « Effectuez 1 action une seconde fois », « Ajoutez 1 dé sur la tuile 5 », « Avancez 2 de vos dés », « Reculez 1 dé adverse », « Avancez 1 dé adverse ». Cette disposition est reconstituée et peut être remplacée ; elle ne compte que lorsque des dés passent du bord sur les tuiles (RB-25, RB-42).
    .title = Quelle action à quel endroit
rule-RB-D13 = Cinq des 27 tuiles Robot commencent sur le tapis. La pile commence donc avec 22 tuiles Robot, quel que soit le nombre de joueurs.
    .title = Pile de 22 tuiles
rule-RB-D14 = Une partie dure au plus 23 tours : 22 pour les tuiles Robot de la pile et un pour la fin de journée. Chaque tour où deux tuiles sont insérées, en comptant la tuile Fin de journée, raccourcit la partie d’un tour.
    .title = Au plus 23 tours

## Mise en place

section-setup = Mise en place

rule-RB-1 = Au départ, cinq tuiles Robot prises au hasard se trouvent face visible sur le tapis, une sur chacun des emplacements 1 à 5.
    .title = Cinq tuiles au départ
rule-RB-2 = Toutes les autres tuiles Robot sont mélangées et forment une pile face cachée. La tuile Fin de journée se trouve dessous.
    .title = La pile
rule-RB-3 = Chaque joueur a une réserve de 10 dés, tous d’une même couleur.
    .title = La réserve
rule-RB-4 = Avant le premier tour, chaque joueur lance 2 dés qui lui appartiennent. Chaque dé va sur l’emplacement dont il montre le numéro.
    .title = Deux dés avant la partie
rule-RB-5 = Additionnez les deux dés que chaque joueur a lancés avant le premier tour. Le joueur qui a le total le plus bas commence.
    .title = Qui commence
rule-RB-6 = Si plusieurs joueurs partagent le total le plus bas, le plus jeune d’entre eux commence.
    .title = Égalité pour commencer
rule-RB-7 = Les joueurs jouent l’un après l’autre dans l’ordre de leurs places, en faisant le tour de la table.
    .title = Ordre du jeu
rule-RB-49 = On joue à deux, à trois ou à quatre. Les 27 tuiles Robot servent toutes, quel que soit le nombre de joueurs ; les dés des couleurs non utilisées restent hors du jeu.
    .title = Toujours toutes les tuiles
rule-RB-50 = Les numéros d’emplacement appartiennent au cadre, pas aux tuiles. Un dé va sur la tuile qui se trouve à son numéro à ce moment-là. Ensuite, il voyage avec cette tuile, sauf s’il est déplacé ou repris.
    .title = Numéros fixes, tuiles mobiles

## Déroulement de la partie

section-turn = Déroulement de la partie

rule-RB-8 = Étape 1 : prenez 2 dés dans votre réserve et lancez-les ensemble. Chaque dé va sur l’emplacement dont il montre le numéro.
    .title = Étape 1 : deux dés
rule-RB-9 = Le nombre de dés sur une tuile n’est pas limité, et les dés de tous les joueurs peuvent s’y côtoyer.
    .title = Autant de dés qu’on veut
rule-RB-10 = Étape 2 : posez 1 autre dé de votre réserve sur n’importe quelle case libre au bord du tapis. Ce dé n’est pas lancé.
    .title = Étape 2 : dé au bord
rule-RB-11 = Une case au bord du tapis n’accueille qu’un seul dé. Vous ne pouvez choisir qu’une case libre.
    .title = Un dé par case
rule-RB-12 = Dès que votre dé est posé sur une case au bord du tapis, vous effectuez l’action de cette case, autant que possible.
    .title = Action immédiate
rule-RB-13 = Si une action est entièrement impossible, elle est ignorée. Votre dé reste quand même sur la case.
    .title = Action impossible
rule-RB-14 = Quand votre réserve est vide, vous devez prendre les dés des étapes 1 et 2 parmi vos propres dés sur le tapis (RB-U3, RB-U25).
    .title = Réserve vide
rule-RB-15 = Étape 3 : révélez la tuile du dessus de la pile et poussez-la au début du tapis. Chaque tuile avance d’un emplacement, et ses dés avec elle.
    .title = Étape 3 : le tapis avance
rule-RB-16 = La tuile de l’avant, celle de l’emplacement 5, tombe du tapis. Les dés posés dessus tombent aussi et sont relancés.
    .title = La tuile de l’avant tombe
rule-RB-17 = Après la chute d’une tuile, chaque joueur additionne ses propres dés tombés avec elle.
    .title = Le total
rule-RB-18 = La tuile revient au joueur qui est seul à avoir le résultat le plus élevé.
    .title = Le plus élevé gagne
rule-RB-19 = Si plusieurs joueurs sont à égalité pour le résultat le plus élevé, la tuile ne revient à personne. On la stocke à côté du tapis.
    .title = Égalité pour une tuile
rule-RB-20 = Si une tuile tombe sans aucun dé dessus, personne ne la gagne. On la stocke elle aussi à côté du tapis.
    .title = Tuile sans dé
rule-RB-21 = Toutes les tuiles stockées reviennent au prochain joueur qui gagne une tuile, en plus de celle-ci.
    .title = Gagner les tuiles stockées
rule-RB-22 = Les dés tombés retournent dans la réserve de leurs propriétaires.
    .title = Retour des dés
rule-RB-23 = Une fois les dés tombés repris, le tour du joueur suivant commence.
    .title = Joueur suivant
rule-RB-51 = Chaque tour comprend les étapes 1, 2 et 3 dans cet ordre ; vous ne pouvez en passer aucune. Au plus une action du bord agit par tour, et une action copiée est celle-là. « Poussez 2x » et « Tous les dés adverses valent 1 » n’agissent donc jamais dans le même tour.
    .title = Trois étapes, une action
rule-RB-52 = Ce qu’un dé montre sur le tapis ou au bord ne signifie rien tant qu’il n’est pas tombé. Un dé au bord n’avance pas avec le tapis : il reste là jusqu’à ce que « Libérez les cases de vos dés » (RB-42) ou la fin de journée (RB-25) le place, sans le lancer, sur la tuile à côté de lui. Il ne retourne jamais directement du bord à la réserve.
    .title = Des dés au repos
rule-RB-53 = Seuls participent les joueurs qui ont un dé sur la tuile qui tombe. S’il n’y en a qu’un, ce joueur gagne la tuile, quoi que montrent les dés.
    .title = Qui dispute une tuile
rule-RB-54 = Les tuiles gagnées restent face visible devant le joueur qui les a gagnées. Les tuiles stockées restent face visible à côté du tapis ; leur nombre n’est pas limité.
    .title = Tuiles gagnées et stockées

## Fin de journée

section-end-of-work = Fin de journée

rule-RB-24 = Si une tuile doit être insérée alors que la pile est vide, c’est la tuile Fin de journée qui met fin au tour.
    .title = La pile est vide
rule-RB-25 = La fin de journée commence par le bord : tous les dés qui s’y trouvent, de tous les joueurs, vont, sans être lancés, sur les tuiles à côté d’eux.
    .title = D’abord les dés du bord
rule-RB-26 = Après les dés du bord, la tuile Fin de journée est insérée au début du tapis, puis poussée d’un emplacement à la fois, jusqu’à ce que les cinq tuiles Robot soient toutes tombées. Elles tombent dans l’ordre des emplacements 5, 4, 3, 2, 1.
    .title = Toutes les tuiles sortent
rule-RB-27 = Chaque tuile qui tombe pendant la fin de journée est attribuée séparément, comme d’habitude (RB-16 à RB-22). Cela vaut aussi pour stocker des tuiles et gagner celles qui sont stockées.
    .title = Chaque tuile séparément
rule-RB-28 = Si la toute dernière tuile se termine par une égalité, personne ne la reçoit.
    .title = Égalité pour la dernière tuile
rule-RB-29 = La partie se termine dès que la fin de journée est achevée.
    .title = Quand la partie se termine
rule-RB-55 = La tuile Fin de journée n’est pas une tuile Robot. Personne ne la gagne, aucun dé ne se trouve jamais dessus et elle ne compte pour rien.
    .title = Pas une tuile Robot

## Fin de la partie et décompte des points

section-scoring = Fin de la partie et décompte des points

rule-RB-30 = Un robot complet se compose de 1 tête, 1 tronc et 1 tuile de jambes. Chaque tuile ne peut servir que dans un seul robot.
    .title = Un robot complet
rule-RB-31 = Une tuile bicolore compte pour l’une de ses deux couleurs. Son propriétaire choisit laquelle.
    .title = Tuiles bicolores
rule-RB-32 = Un robot complet d’une seule couleur vaut 7 points.
    .title = Robot unicolore : 7
rule-RB-33 = Un robot complet de plusieurs couleurs vaut 5 points.
    .title = Robot multicolore : 5
rule-RB-34 = Une tuile restée hors de tout robot complet vaut 1 point.
    .title = Pièce hors robot : 1
rule-RB-35 = Le joueur qui a le plus de points gagne.
    .title = Victoire aux points
rule-RB-36 = Si plusieurs joueurs sont à égalité pour le plus grand nombre de points, celui d’entre eux qui a le plus de tuiles Robot gagne.
    .title = Égalité : plus de tuiles
rule-RB-37 = Si des joueurs sont à égalité pour la victoire en points et en tuiles, ils gagnent tous.
    .title = Plusieurs vainqueurs
rule-RB-56 = Exemple : Barbara a 9 tuiles et marque 5 + 5 + 3 = 13. Robert a 7 tuiles et marque 7 + 5 + 1 = 13. Franck a 7 tuiles et marque 7 + 4 = 11. Barbara gagne grâce à son plus grand nombre de tuiles (RB-36).
    .title = Exemple de décompte

## Actions au bord du tapis

section-edge-actions = Actions au bord du tapis

rule-RB-38 = À l’étape 3 de ce tour, vous insérez deux tuiles au lieu d’une, d’abord l’une, puis l’autre. La première tuile tombée est attribuée et ses dés sont repris avant la seconde poussée.
    .title = Poussez 2x
rule-RB-39 = Deux de vos dés sur le tapis, deux dés distincts, reculent chacun d’un emplacement (dans le sens inverse du tapis, vers l’emplacement 1).
    .title = Reculez 2 de vos dés
rule-RB-40 = Vous lancez encore un dé de votre réserve ; il va sur l’emplacement dont il montre le numéro. Si votre réserve est vide une fois votre dé posé au bord, l’action est ignorée.
    .title = Ajoutez 1 dé supplémentaire
rule-RB-41 = Chaque dé adverse qui tombe à la fin de ce tour compte pour 1. Vos propres dés sont lancés comme d’habitude.
    .title = Tous les dés adverses valent 1
rule-RB-42 = Tous vos dés au bord, y compris celui que vous venez de poser (RB-U1), vont, sans être lancés, sur les tuiles à côté d’eux.
    .title = Libérez les cases de vos dés
rule-RB-43 = Choisissez une autre case déjà occupée au bord du tapis, peu importe par le dé de qui, et effectuez son action (RB-E2, RB-U9, RB-U10, RB-U30).
    .title = Effectuez 1 action une seconde fois
rule-RB-44 = Un dé de votre réserve va, sans être lancé, sur l’emplacement 5. S’il n’y a aucun dé d’aucun joueur sur l’emplacement 5, l’action n’a pas d’effet. Si votre réserve est vide, elle est ignorée.
    .title = Ajoutez 1 dé sur la tuile 5
rule-RB-45 = Deux de vos dés sur le tapis, deux dés distincts, avancent chacun d’un emplacement (dans le sens du tapis, vers l’emplacement 5).
    .title = Avancez 2 de vos dés
rule-RB-46 = Un dé d’un adversaire sur le tapis recule d’un emplacement (dans le sens inverse du tapis, vers l’emplacement 1).
    .title = Reculez 1 dé adverse
rule-RB-47 = Un dé d’un adversaire sur le tapis avance d’un emplacement (dans le sens du tapis, vers l’emplacement 5).
    .title = Avancez 1 dé adverse
rule-RB-48 = Un dé déplacé ne quitte jamais le tapis, à aucune des deux extrémités : les dés de l’emplacement 5 ne peuvent pas avancer, ceux de l’emplacement 1 ne peuvent pas reculer.
    .title = Les dés restent sur le tapis

## Différences entre les langues imprimées

section-languages = Différences entre les langues imprimées

rule-RB-E1 = Quand vous reculez ou avancez 2 de vos dés, ce doivent être deux dés distincts ; un même dé ne peut pas se déplacer deux fois. Ce qu’ils montrent n’a pas d’importance. La règle anglaise demande des nombres différents, mais c’est une mauvaise lecture de l’original allemand.
    .title = Dés différents, pas nombres différents
rule-RB-E2 = « Effectuez 1 action une seconde fois » fonctionne sur une case occupée par le dé de n’importe quel joueur. Seule la règle française se limite à vos propres cases ; les trois autres, dont l’original allemand, ne le font pas. La case doit avoir été occupée avant l’arrivée de votre dé ; ce n’est donc jamais la case de ce dé lui-même.
    .title = Copier la case de chacun
rule-RB-E3 = « Ajoutez 1 dé sur la tuile 5 » exige un dé sur l’emplacement 5, pas seulement une tuile. La règle française parle d’une tuile absente, mais pendant un tour il y a toujours une tuile à cet endroit ; cette condition ne pourrait donc jamais s’appliquer.
    .title = Vide veut dire sans dé
rule-RB-E4 = Un dé déplacé ne quitte jamais le tapis. Dans le texte allemand dont nous disposions, le mot pour « seulement » figure à cet endroit ; c’est une erreur de lecture pour « jamais », comme le confirment les trois autres langues.
    .title = Jamais hors du tapis
rule-RB-E5 = Quand votre réserve est vide, vous reprenez vos propres dés sur le tapis, pas des dés du bord. La règle traite le tapis et son bord comme deux endroits distincts.
    .title = Reprendre sur le tapis seulement
rule-RB-E6 = En cas d’égalité pour commencer, c’est le plus jeune des joueurs à égalité qui commence, pas le plus jeune de tous. La règle française laisse ce point ouvert ; les trois autres le disent.
    .title = Le plus jeune des ex æquo
rule-RB-E7 = Une tuile n’est stockée pour cause d’égalité que si l’égalité porte sur le résultat le plus élevé. La règle française parle simplement d’égalité, mais des totaux inférieurs égaux sont sans importance.
    .title = Seulement le résultat le plus élevé
rule-RB-E8 = L’exemple de décompte a partout les mêmes chiffres : 13, 13 et 11, et Barbara gagne. Les langues ne diffèrent que par les noms et l’ordre, et, dans le texte allemand dont nous disposions, une ligne a disparu avec une image.
    .title = Partout le même exemple
rule-RB-E9 = Les langues décrivent « Tous les dés adverses valent 1 » différemment mais veulent dire la même chose : l’action vaut pour chaque tuile qui tombe pendant ce tour. C’est une tuile, ou les cinq en fin de journée, mais jamais deux (RB-51).
    .title = Toutes les tuiles du tour
rule-RB-E10 = Les dés qui quittent le bord vont sur la tuile de la même section du tapis, juste à côté d’eux. Les quatre langues désignent le même endroit.
    .title = Du bord à la tuile
rule-RB-E11 = Le robot de l’histoire s’appelle Cyber D6 en français, Olybüx 13K en allemand, Oiliver 13K en anglais et Olybipp 13K en italien. Son nom n’a aucun effet sur la partie ; « D6 » suggère tout au plus des dés à six faces.
    .title = Nom du robot
rule-RB-E12 = Une action est effectuée autant que possible : si elle peut se faire en partie, elle se fait en partie (RB-U6). Seule une action entièrement impossible est ignorée. L’original allemand le dit ; les autres langues disent seulement « si possible ».
    .title = Autant que possible
rule-RB-E13 = « Poussez 2x » signifie deux poussées en tout, et non deux de plus que d’habitude. C’est la règle française qui le dit le plus clairement.
    .title = Deux poussées, pas trois
rule-RB-E14 = Quand votre réserve est vide, reprendre des dés sur le tapis est une obligation, pas une offre. C’est la règle italienne qui le dit le plus clairement.
    .title = Reprendre est obligatoire

## Décisions sur les questions ouvertes

section-rulings = Décisions sur les questions ouvertes

rule-RB-U1 = « Libérez les cases de vos dés » emporte aussi le dé que l’on vient de poser sur cette case : il s’agit de tous vos dés, et un dé qui y resterait la bloquerait pour toujours. Cette case n’est donc jamais occupée entre les tours, il y a toujours une case libre au bord du tapis, et « Effectuez 1 action une seconde fois » ne peut jamais copier « Libérez les cases de vos dés ».
    .title = La case se libère aussi
rule-RB-U2 = Il ne peut pas arriver que toutes les cases soient pleines quand vous devez poser un dé : « Libérez les cases de vos dés » est libre au début de chaque tour (RB-U1). Si c’est la seule case libre, vous devez l’utiliser.
    .title = Bord jamais plein
rule-RB-U3 = Si votre réserve a moins de dés qu’il ne vous en faut, utilisez d’abord toute la réserve. Prenez ensuite vos propres dés sur le tapis, un par un, à votre choix. Pour l’étape 2, vous pouvez même prendre un dé que vous avez placé sur le tapis plus tôt dans ce tour.
    .title = Réserve trop petite
rule-RB-U4 = Si, à l’étape 1, vous n’avez en tout qu’un seul dé dans votre réserve et sur le tapis, vous lancez celui-là. À l’étape 2, vous le reprenez sur le tapis ; « Libérez les cases de vos dés » est alors la seule case libre, et il ne manque donc jamais de dé pour le bord. Cela n’arrive que si 9 de vos dés sont au bord, le maximum possible (RB-U1) : à deux joueurs, dans environ une partie sur 20 jouées au hasard, et jamais à plus de joueurs.
    .title = Plus qu’un seul dé
rule-RB-U5 = Si votre réserve est vide, les actions « Ajoutez 1 dé supplémentaire » et « Ajoutez 1 dé sur la tuile 5 » sont ignorées, même copiées. Reprendre des dés sur le tapis (RB-14) n’est pas permis pour elles.
    .title = Sans réserve, pas d’ajout
rule-RB-U6 = Si vous devez déplacer 2 de vos dés mais qu’un seul peut bouger, vous déplacez celui-là ; si aucun ne peut bouger, l’action est ignorée. Vous ne pouvez pas renoncer à un déplacement possible.
    .title = Un seul dé peut bouger
rule-RB-U7 = Les actions qui font reculer ou avancer des dés ne concernent que les dés posés sur les tuiles du tapis, jamais les dés du bord.
    .title = Seulement les dés du tapis
rule-RB-U8 = Pour « Ajoutez 1 dé sur la tuile 5 », il suffit d’un dé de n’importe quel joueur sur l’emplacement 5.
    .title = Le dé de chacun compte
rule-RB-U9 = L’action « Effectuez 1 action une seconde fois » ne peut pas s’appliquer à elle-même. Si aucune autre case au bord du tapis n’est occupée, l’action est ignorée.
    .title = Pas de copie de soi-même
rule-RB-U10 = Une action copiée agit pour vous comme si vous aviez posé votre dé sur cette case. Le dé qui s’y trouve y reste.
    .title = Effet d’une action copiée
rule-RB-U11 = « Poussez 2x » avec une seule tuile dans la pile : la première poussée est normale, la tuile tombée est attribuée et ses dés sont repris. La seconde poussée est la fin de journée (RB-24), et les dés du bord vont sur les tuiles telles qu’elles se trouvent après la première poussée (RB-25). Six tuiles tombent pendant ce tour.
    .title = Poussez 2x, une tuile restante
rule-RB-U12 = « Poussez 2x » avec une pile vide : la fin de journée a lieu une seule fois. Une seconde poussée n’aurait plus rien à déplacer.
    .title = Poussez 2x, pile vide
rule-RB-U13 = Si l’action « Tous les dés adverses valent 1 » est utilisée dans le tour de la fin de journée, elle vaut pour les cinq tuiles.
    .title = Des 1 en fin de journée
rule-RB-U14 = Si la dernière tuile donne lieu à une égalité ou ne porte aucun dé, personne ne la reçoit, et personne ne reçoit les tuiles encore stockées. Elles ne rapportent de points à personne.
    .title = Tuiles stockées restantes
rule-RB-U15 = Si « Poussez 2x » fait tomber deux tuiles et que la première donne lieu à une égalité, elle est stockée. Le joueur qui gagne ensuite la seconde reçoit les deux.
    .title = Égalité pour la première tuile
rule-RB-U16 = Un dé qui tombe ne garde pas la face qu’il montrait. Chaque dé qui tombe est lancé, indépendamment des autres.
    .title = Les dés tombés sont lancés
rule-RB-U17 = Utiliser une case au bord du tapis à l’étape 2 n’est pas facultatif : vous devez y poser un dé à chaque tour.
    .title = Le bord est obligatoire
rule-RB-U18 = Pour savoir qui est le plus jeune, une table peut indiquer l’ordre des âges ; sinon, l’ordre des places décide. Dans ce cas, parmi les joueurs à égalité, celui qui a le plus petit numéro de place commence.
    .title = Qui est le plus jeune
rule-RB-U19 = Une tête, un tronc et des jambes qui sont tous bicolores et ont une couleur en commun forment un robot unicolore, qui vaut 7 points.
    .title = Trois tuiles bicolores
rule-RB-U20 = Vous n’avez pas à assembler vos robots vous-même : vous recevez toujours le meilleur score possible. Il vaut 5·R + 2·M + (n − 3R). Ici, n est le nombre de vos tuiles, R le nombre de robots complets (le plus petit de vos nombres de têtes, de troncs et de jambes) et M le plus grand nombre possible de robots unicolores parmi eux (RB-U32).
    .title = Le meilleur score pour tous
rule-RB-U21 = En cas d’égalité de points, toutes les tuiles récoltées comptent, qu’elles fassent partie d’un robot ou non.
    .title = Toutes les tuiles comptent
rule-RB-U22 = Certains joueurs peuvent avoir un tour de plus que d’autres. C’est admis ; les règles ne compensent pas cette différence.
    .title = Nombre de tours inégal
rule-RB-U23 = Le joueur qui insère la dernière tuile Robot termine ce tour comme d’habitude. Le joueur suivant effectue les étapes 1 et 2 ; puis la fin de journée remplace l’étape 3 (exception : RB-U11).
    .title = Le dernier tour
rule-RB-U24 = Peu importe lequel des deux dés lancés est placé en premier sur le tapis.
    .title = Ordre des deux dés
rule-RB-U25 = Si vous devez reprendre des dés pour l’étape 1, vous les choisissez avant tout lancer de cette étape ; puis les deux dés sont lancés ensemble. Avec 1 dé en réserve, vous lancez celui-ci et un de vos dés du tapis ; sans dé en réserve, deux dés distincts parmi les vôtres, pris sur n’importe quels emplacements du tapis (exception : RB-U4).
    .title = Reprendre à l’étape 1
rule-RB-U26 = À l’étape 2, vous prenez d’abord le dé (au besoin sur le tapis), puis vous le posez, et c’est seulement alors que l’on voit si l’action est possible. Exemple : votre réserve est vide et vos seuls dés sur le tapis sont sur l’emplacement 1 et sur l’emplacement 3, un sur chacun. Vous prenez celui de l’emplacement 3 et le posez sur « Reculez 2 de vos dés » : l’autre ne peut pas bouger, l’action est donc ignorée.
    .title = Ordre dans l’étape 2
rule-RB-U27 = Quand vous déplacez 2 de vos dés, vous choisissez les deux là où ils se trouvent maintenant, puis les deux bougent ; aucun dé ne bouge deux fois. Ils peuvent être sur le même emplacement. Si deux de vos dés ou plus peuvent bouger, exactement deux doivent bouger.
    .title = Choisir deux dés
rule-RB-U28 = Les dés d’une même couleur sur un même emplacement sont tous pareils. Vous choisissez donc seulement un emplacement et, pour les dés adverses, aussi leur propriétaire.
    .title = Lequel de plusieurs dés
rule-RB-U29 = Vous pouvez choisir une case libre même si son action est impossible : l’action est ignorée et votre dé reste là (RB-13). Une critique du jeu l’interdit, mais c’est la règle imprimée qui compte.
    .title = Choix sans effet
rule-RB-U30 = Huit actions peuvent être copiées : toutes sauf « Libérez les cases de vos dés » (RB-U1) et la copie elle-même ; il n’y a donc jamais de copies en chaîne. Si une case peut être copiée, vous devez en copier une ; ce peut être une case dont l’action est alors ignorée. Copiée, l’action « Poussez 2x » donne deux poussées, et l’action « Tous les dés adverses valent 1 » agit comme en RB-41.
    .title = Ce qui peut être copié
rule-RB-U31 = Avec « Tous les dés adverses valent 1 », le total d’un adversaire est le nombre de ses dés tombés. La tuile est ensuite attribuée comme d’habitude (RB-18 à RB-21). Exemple : votre unique dé donne 1 contre un unique dé adverse : égalité.
    .title = Totaux avec des 1
rule-RB-U32 = M (RB-U20) est la plus grande somme possible de robots unicolores rouges, bleus et jaunes. Une combinaison est possible si, pour chaque pièce et pour tout choix de couleurs, elle ne compte pas plus de robots dans ces couleurs que vous n’avez de tuiles de cette pièce montrant au moins l’une d’elles. Procéder couleur par couleur peut faire manquer le meilleur résultat : avec des têtes rouge et rouge/bleue, des troncs rouge et bleu et des jambes rouges et bleues, M = 2.
    .title = Compter les robots unicolores
rule-RB-U33 = Seul l’ordre de la pile est caché. La tuile suivante est révélée à l’étape 3, après le choix de l’action. Le nombre de tuiles restantes, les tuiles stockées et gagnées et tous les dés sont visibles de tous.
    .title = Ce qui est caché
rule-RB-U34 = On joue dans le sens des aiguilles d’une montre, c’est-à-dire par numéros de place croissants. Le premier joueur n’est déterminé qu’une seule fois, selon RB-5 et RB-6.
    .title = Sens du jeu
rule-RB-U35 = L’action « Libérez les cases de vos dés » est possible même si vous n’avez aucun autre dé au bord : elle déplace alors le dé que vous venez de poser.
    .title = Libérer un seul dé
rule-RB-U36 = Quand vous reculez ou avancez un dé adverse, vous choisissez n’importe quel dé de n’importe quel adversaire sur le tapis qui peut bouger. Si aucun ne peut bouger, l’action est ignorée.
    .title = Quel dé adverse
