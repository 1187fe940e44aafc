### Les règles de RoboRally, clause par clause.
###
### Un message pour chaque clause de rules.toml : le texte est la clause,
### l’attribut son titre. Toutes les langues disent la même chose.

## Généralités

section-general = Généralités

rule-RR-49 = Si des règles se contredisent, la règle spéciale d’un parcours l’emporte sur une carte d’Équipement, et une carte d’Équipement sur une règle générale.
    .title = Quelle règle l’emporte
rule-RR-54 = Quand plusieurs joueurs ont quelque chose à décider au même moment, on les interroge dans l’ordre des quais, une fois chacun et ouvertement. Seule la programmation est simultanée et secrète (RR-6). On ne vous interroge que si vous avez plus d’une réponse permise. Si votre temps pour une telle décision s’écoule, aucun Équipement n’est utilisé et aucun robot n’est mis hors tension ; s’il faut choisir, le hasard décide parmi ce qui est permis.
    .title = Qui décide quand
rule-RR-67 = À chaque table, on choisit le parcours, publié ou construit (RR-C35), si le sablier court (RR-8), si l’on continue après une victoire (RR-46), s’il y a un nombre maximal de tours (RR-66), les équipes (RR-C20) et si Zone de guerre commence avec des Équipements (RR-C18).
    .title = Ce que choisit une table

## Le paquet de Programme

section-deck = Le paquet de Programme

rule-RR-1 = Tous les joueurs partagent un paquet de 84 cartes Programme, et aucune vitesse n’existe deux fois : 6 Demi-tour (de 10 à 60, de 10 en 10), 18 Pivoter à gauche (70, 90 et ainsi de suite jusqu’à 410), 18 Pivoter à droite (80, 100 et ainsi de suite jusqu’à 420), 6 Reculer (de 430 à 480, de 10 en 10), 18 Avancer 1 (de 490 à 660), 12 Avancer 2 (de 670 à 780) et 6 Avancer 3 (de 790 à 840), celles-ci aussi de 10 en 10.
    .title = 84 cartes Programme
rule-RR-50 = Les cartes nécessaires pendant un tour (RR-12, ou à cause d’un Équipement) viennent du reste du paquet. Quand il est vide, les cartes Programme défaussées sont mélangées en un nouveau paquet. S’il n’y en a pas non plus, on ne pioche rien, et la carte qui devait être remplacée reste. On distribue carte par carte, dans l’ordre des quais. Si le paquet s’épuise, ce qui suppose que des Équipements aient verrouillé deux cartes dans un même registre chez au moins trois robots, la distribution s’arrête là ; un registre libre qui ne reçoit pas de carte est sauté.
    .title = Quand les cartes manquent
rule-RR-51 = Chaque carte Programme est toujours à un seul endroit : dans le paquet, dans la défausse, dans une main, dans un registre ou sur une carte d’Équipement. Elles sont toujours 84 en tout.
    .title = Aucune carte ne se perd
rule-RR-52 = Tous voient les cartes révélées, les cartes piochées pour un robot hors tension (RR-12), chaque carte verrouillée dès la fin du tour de son verrouillage, le nombre de cartes de chaque main, et tous les dégâts, vies, drapeaux, Équipements et marqueurs Archive ; de même, qu’une carte a été mise sur un Équipement ou qu’une main a été remplacée. Vous seul voyez votre main, vos propres registres avant leur révélation et une carte mise sur votre Équipement. Personne ne voit le paquet, ni une carte posée par le Brouilleur avant sa révélation. Les cartes non révélées sont défaussées face cachée.
    .title = Qui voit quoi

## Mise en place

section-setup = Mise en place

rule-RR-2 = Chaque robot a 3 jetons Vie, ou 4 à partir de 5 joueurs.
    .title = Vies
rule-RR-3 = Les robots et leurs marqueurs Archive commencent sur les quais 1, 2, 3 et ainsi de suite, dans le sens horaire autour de la table, à partir d’un premier joueur tiré au sort. Ils regardent l’usine, dans le sens où le quai de déchargement est placé sur le parcours. Ensuite, un quai est une case ordinaire.
    .title = Départ sur les quais
rule-RR-4 = L’ordre des quais va du plus petit numéro au plus grand : le quai 1, puis dans le sens horaire autour de la table. Il ne change jamais et règle tout ordre que les règles laissent ouvert.
    .title = L’ordre des quais
rule-RR-53 = Les plateaux d’un parcours forment une seule usine. Déplacements, tapis, poussées et lasers passent d’un plateau à l’autre, sauf si un mur se trouve d’un côté ou de l’autre du raccord ; deux murs sur un même bord comptent comme un seul. Les murs du bord d’un plateau agissent même là où aucun autre ne le touche. Tout ce qui n’est pas une case d’un plateau est hors de l’usine, même un trou entre des plateaux.
    .title = Une seule usine

## Distribution et programmation

section-programming = Distribution et programmation

rule-RR-5 = À chaque tour, on mélange toutes les cartes Programme, sauf celles qui sont verrouillées dans un registre ou gardées sur une carte d’Équipement. Chaque robot actif, c’est-à-dire en jeu et sous tension, reçoit 9 cartes moins ses dégâts. Les robots hors tension ou éliminés n’en reçoivent pas.
    .title = Neuf cartes moins les dégâts
rule-RR-6 = Tous les joueurs programment en même temps et en secret. Chaque registre qui n’est pas verrouillé reçoit une carte de la main ; deux seulement si un Équipement le permet. Les programmes verrouillés gardent leur carte. La main compte toujours au moins autant de cartes qu’il y a de registres libres (sauf RR-50). Les cartes restantes sont défaussées.
    .title = Cinq registres
rule-RR-7 = Quand votre programme est complet, vous dites « c’est bon » ; ensuite, il ne peut plus changer. Avant, vous pouvez reprendre et déplacer vos cartes à volonté.
    .title = C’est bon
rule-RR-55 = Un robot dont les cinq registres sont verrouillés exécute de nouveau les mêmes cinq cartes. Un joueur qui n’a rien à décider est prêt aussitôt.
    .title = Rien à programmer
rule-RR-8 = Quand un seul joueur n’est pas prêt, il lui reste 30 secondes pour chaque robot à programmer. Si un seul joueur programme pendant ce tour, les 30 secondes par robot courent dès la distribution. Une table peut renoncer au sablier ; il ne court jamais quand plusieurs personnes jouent sur un même écran, ni dans une partie par correspondance, ni, sauf choix contraire, quand tous les autres sont des bots. Tant que ton écran rejoue le tour précédent, le sablier attend que tu aies tout vu ou passé, au plus le temps que fixe le serveur.
    .title = Trente secondes
rule-RR-9 = Quand votre temps est écoulé, les cartes déjà posées restent. Les registres vides sont remplis au hasard avec vos cartes non utilisées, rien n’est mis sur un Équipement, et vous êtes prêt.
    .title = Temps écoulé

## Mise hors tension

section-power = Mise hors tension

rule-RR-10 = Quand tous les programmes sont prêts, chaque robot actif et endommagé, dans l’ordre des quais, annonce sa mise hors tension pour le tour suivant, ou passe. Le programme en cours est encore exécuté. Seul un robot endommagé peut l’annoncer. Une annonce reste valable même si les dégâts sont réparés entre-temps ; seule la destruction l’annule (RR-41).
    .title = Annoncer la mise hors tension
rule-RR-11 = Au début de son tour hors tension, c’est-à-dire à la dernière étape de la préparation qui le précède, le robot défausse tous ses dégâts, tous ses registres se déverrouillent et leurs cartes sont défaussées. Il ne reçoit pas de cartes et ne se déplace pas de lui-même.
    .title = Un tour hors tension
rule-RR-12 = Tapis roulants, repousseurs, engrenages, poussées, puits, bords et lasers agissent encore sur un robot hors tension, et il peut subir des dégâts. Un registre qui se verrouille pendant ce temps reçoit aussitôt la première carte du paquet, face visible.
    .title = Hors tension, pas à l’abri
rule-RR-13 = Pendant la préparation du prochain tour, le joueur d’un robot hors tension dit s’il le reste au tour suivant, endommagé ou non. Si oui, ses dégâts sont de nouveau retirés. Sinon, il garde ses dégâts et ses programmes verrouillés, et leurs cartes sont exécutées.
    .title = Rester hors tension
rule-RR-14 = Un robot hors tension ne tire ni au laser ni avec une arme. Il touche quand même les drapeaux, déplace son marqueur Archive, est réparé et pioche des cartes d’Équipement.
    .title = Ce qui marche encore
rule-RR-56 = Si aucun robot n’est actif, les cinq phases sont jouées quand même : les éléments et les lasers du plateau fonctionnent.
    .title = Quand personne n’est actif

## Les cinq phases

section-registers = Les cinq phases

rule-RR-15 = Chacune des cinq phases, une par registre, se joue dans cet ordre : révélation, déplacement des robots, éléments du plateau, tirs de lasers, destruction par les dégâts, enregistrement. Les puits et les bords détruisent aussitôt, à n’importe quelle étape (RR-18).
    .title = Déroulement d’une phase
rule-RR-57 = Les Équipements interviennent à ces moments : Stabilisateur gyroscopique avant la révélation du registre 1 ; Programme conditionnel avant chaque révélation ; Bouton d’arrêt après chaque révélation ; Freins, Quatrième vitesse, Marche arrière et le choix entre Double processeur et Pattes de crabe quand vient la carte du robot, selon sa vitesse ; les armes et les Équipements liés aux dégâts pendant les tirs de lasers ; Bras mécanique pendant l’enregistrement et la préparation du prochain tour.
    .title = Quand agissent les Équipements
rule-RR-16 = Les robots se déplacent l’un après l’autre, la plus grande vitesse d’abord, chacun jusqu’au bout de son déplacement. Deux vitesses égales n’existent que par l’Équipement Radiocommande.
    .title = La plus grande vitesse d’abord
rule-RR-17 = Avancer 1, 2 et 3 vont en avant, case par case. Reculer va d’une case en arrière sans pivoter. Pivoter à gauche et Pivoter à droite tournent le robot de 90°, Demi-tour de 180°, sur place.
    .title = Ce que font les cartes
rule-RR-18 = Un mur entre deux cases arrête le reste du déplacement, sans dégât. Un puits ou le bord du plateau détruit aussitôt un robot, même au milieu d’un déplacement ; aucune case n’est sautée.
    .title = Murs, puits et bords
rule-RR-19 = Un robot qui va en avant, en arrière ou de côté pousse le robot qui le gêne d’une case dans le sens du pas, et de même toute une file de robots. Les robots poussés gardent leur orientation. Pousser ne cause aucun dégât.
    .title = Pousser
rule-RR-20 = Si l’un des robots de la file devait traverser un mur, personne ne bouge à ce pas, et le reste du déplacement est perdu.
    .title = Pousser contre un mur
rule-RR-21 = On peut pousser des robots dans des puits, hors du plateau et sur des tapis roulants. Celui qui pousse continue ses pas restants, et tombe dans le même puits s’il est sur son chemin.
    .title = Poussé dans un puits

## Éléments du plateau

section-elements = Éléments du plateau

rule-RR-22 = Les éléments du plateau agissent dans cet ordre : les tapis roulants express avancent d’une case ; les tapis roulants express et normaux avancent d’une case ; les repousseurs actifs poussent ; les engrenages pivotent.
    .title = Ordre des éléments
rule-RR-23 = Tous les tapis roulants d’une même étape avancent en même temps. Un tapis roulant ne pousse jamais.
    .title = Les tapis avancent ensemble
rule-RR-24 = Les robots que des tapis amèneraient sur une même case restent tous en place. Un robot dont la case d’arrivée reste occupée reste aussi, comme tous ceux qui attendent derrière lui. Une case dont le robot part à la même étape est libre. Des robots sur des tapis qui vont l’un vers l’autre n’échangent pas leurs places. Un anneau fermé plein de robots avance.
    .title = Quand les tapis sont bloqués
rule-RR-25 = Un robot qu’un tapis amène sur un tournant, ou dans une jonction par son côté courbe, pivote de 90° avec lui. Qui arrive par un autre côté, par une carte ou par une poussée ne pivote jamais ; qui reste en place non plus.
    .title = Les tournants font pivoter
rule-RR-26 = Un robot bloqué quand les tapis express avancent essaie de nouveau quand tous les tapis avancent. Un robot passé d’un tapis express à un tapis normal est encore transporté. Sur un tapis normal, on avance une seule fois.
    .title = Deux étapes des tapis
rule-RR-27 = Les tapis transportent des robots dans des puits et hors du plateau. Si plusieurs sont transportés en même temps dans le même puits, ils tombent tous.
    .title = Transporté dans un puits
rule-RR-59 = Un tapis ne fait traverser un mur à personne : le robot reste, et bloque comme tout robot qui reste en place.
    .title = Tapis et murs
rule-RR-28 = Un repousseur n’agit que dans les phases imprimées sur lui : 1, 3 et 5, ou 2 et 4. Il pousse d’une case le robot placé sur sa case, avec toute une file s’il le faut. Un mur arrête la poussée.
    .title = Repousseurs
rule-RR-58 = Tous les repousseurs actifs poussent en même temps, à partir des mêmes positions. Les poussées qui déplaceraient le même robot ou finiraient sur la même case échouent toutes.
    .title = Les repousseurs agissent ensemble
rule-RR-29 = Un engrenage fait pivoter de 90°, dans son sens, le robot placé dessus.
    .title = Engrenages

## Lasers et dégâts

section-lasers = Lasers et dégâts

rule-RR-30 = Tous les tirs des lasers du plateau et des robots sont déterminés à partir des mêmes positions, puis appliqués ensemble. Un robot détruit à cette étape a quand même tiré.
    .title = Les lasers tirent ensemble
rule-RR-60 = Une ligne de mire va tout droit depuis une case dans l’une des quatre directions, case par case, jusqu’à un mur, au premier robot ou au bord du plateau. Puits, tapis, drapeaux et autres éléments ne l’arrêtent pas.
    .title = Ligne de mire
rule-RR-31 = Un laser du plateau touche le premier robot à partir de son émetteur, la case de l’émetteur comprise : 1 dégât par rayon. Les murs l’arrêtent.
    .title = Lasers du plateau
rule-RR-32 = Chaque robot actif tire en avant le long de sa ligne de mire, à n’importe quelle distance, par-dessus les puits et d’un plateau à l’autre : 1 dégât au premier robot, même coéquipier. Il ne peut pas s’en abstenir.
    .title = Lasers des robots
rule-RR-33 = Seul compte l’endroit où se trouve un robot quand les lasers tirent. Traverser un rayon sans s’y arrêter ne cause aucun dégât.
    .title = Seul l’arrêt compte
rule-RR-61 = Chaque rayon et chaque tir fait 1 dégât. Les coups reçus par un robot à une même étape comptent dans cet ordre, et leurs pions arrivent et verrouillent de même : d’abord les lasers du plateau, puis les tirs dans l’ordre des quais des tireurs. Un pion visé par le Contrôle de tir y a sa place comme les autres. Si un pion précédent de l’étape a déjà verrouillé le registre visé, il verrouille ce que dit RR-35.
    .title = Ordre des coups
rule-RR-34 = On peut annuler un pion de Dégât en défaussant une carte d’Équipement de ce robot : une carte par pion, autant qu’il en a. Son joueur décide pion par pion, en sachant combien arrivent à cette étape.
    .title = Un Équipement contre un dégât
rule-RR-35 = Le pion de Dégât qui porte un robot à 5 dégâts ou plus verrouille aussitôt son registre le plus élevé qui ne l’est pas encore, avec la carte qui s’y trouve, jouée ou non. Cette carte est exécutée à chaque tour jusqu’à son déverrouillage. Les dégâts 5, 6, 7, 8 et 9 verrouillent donc les registres 5, 4, 3, 2 et 1 ; autrement seulement après le Contrôle de tir.
    .title = Programmes verrouillés
rule-RR-36 = Réparer 1 dégât déverrouille le registre verrouillé le plus bas, s’il y en a un, et défausse sa carte.
    .title = Réparer déverrouille
rule-RR-37 = Le dixième dégât détruit le robot. Tous les robots qui arrivent à 10 à une même étape sont détruits au même moment.
    .title = Dix dégâts détruisent
rule-RR-62 = Une carte verrouillée reste jusqu’à ce que son registre se déverrouille. Aucun Équipement ne la remplace.
    .title = Les cartes verrouillées restent
rule-RR-63 = Les dégâts reçus en dehors des tirs de lasers arrivent aussitôt, et le joueur peut aussitôt les annuler (RR-34). Les 2 dégâts d’un retour en jeu (RR-39) et ceux qu’un parcours donne au départ ne peuvent être ni annulés ni pris par un Équipement, sauf Archive supérieure.
    .title = Autres dégâts

## Destruction et retour en jeu

section-destruction = Destruction et retour en jeu

rule-RR-38 = Un robot détruit quitte aussitôt le plateau. Il perd une vie et une carte d’Équipement, que son propriétaire choisit aussitôt, et ne participe plus au tour. Ses dégâts et ses verrous disparaissent ; ses cartes sont défaussées pendant la préparation du prochain tour. Sans vie restante, il est éliminé de la course.
    .title = Détruit
rule-RR-64 = Un robot éliminé part avec son marqueur Archive, et ses Équipements restants sont défaussés. RR-65 détermine son rang.
    .title = Éliminé
rule-RR-39 = À la fin du tour, les robots détruits qui ont encore des vies reviennent sur leur marqueur Archive, dans l’ordre de leur destruction ; si c’était au même moment, dans l’ordre des quais. Le joueur choisit l’orientation. Un robot revient avec 2 dégâts.
    .title = Retour en jeu
rule-RR-40 = Si sa case d’archive est occupée ou devenue un puits, le robot prend une des 8 cases voisines de l’usine, sans robot ni puits ; murs et autres éléments n’y font rien. Il ne peut pas regarder vers un robot placé dans sa ligne de mire (RR-60) à 3 cases ou moins. Si aucune case voisine n’offre d’orientation permise, on prend le cercle suivant vers l’extérieur, et ainsi de suite. Le marqueur Archive ne bouge pas. Un robot qui obtient sa case d’archive s’oriente comme il veut.
    .title = Quand la case est occupée
rule-RR-41 = Chaque robot qui revient peut revenir hors tension pour le tour suivant, annoncé ou non. RR-11 lui retire alors ses 2 dégâts.
    .title = Revenir hors tension

## Drapeaux, réparations et préparation du prochain tour

section-touch = Drapeaux, réparations, préparation

rule-RR-42 = Un robot survivant qui se trouve sur son prochain drapeau à la fin d’une phase l’a touché. Un seul drapeau compte par phase ; le suivant peut être touché dès la phase d’après.
    .title = Toucher les drapeaux
rule-RR-43 = Un robot survivant sur n’importe quel drapeau ou site de réparation y place son marqueur Archive, que le drapeau compte pour lui ou non. Les quais n’en font pas partie.
    .title = Le marqueur Archive
rule-RR-44 = À la fin du tour, dans l’ordre des quais : sur un site de réparation à clé plate ou sur un drapeau, un robot défausse 1 dégât ; sur une case Équipement (clé et marteau), il défausse 1 dégât et pioche une carte d’Équipement, face visible. Si un drapeau se trouve sur une telle case, seule la case compte.
    .title = Réparations et Équipements
rule-RR-45 = La préparation du prochain tour se fait dans cet ordre : (1) réparations et cartes d’Équipement (RR-44) ; (2) les registres non verrouillés sont vidés ; (3) les Équipements de fin de tour, dans l’ordre des quais ; (4) les robots hors tension le restent ou non (RR-13) ; (5) les robots détruits reviennent (RR-39) ; (6) les robots hors tension au tour suivant défaussent leurs dégâts (RR-11). Un robot qui revient n’est pas réparé dans la même préparation.
    .title = Préparation du prochain tour
rule-RR-48 = Quand le paquet d’Équipement est épuisé, on le refait avec sa défausse. Si les deux sont vides, on ne pioche rien.
    .title = Le paquet d’Équipement

## Fin de la course

section-ending = Fin de la course

rule-RR-46 = Le premier robot qui a touché tous les drapeaux dans l’ordre gagne, à la fin de cette phase ; plusieurs dans la même phase partagent la victoire. Un robot qui a touché son dernier drapeau a gagné, même s’il est détruit plus tard dans la même phase (RR-C27). Une table peut choisir de continuer pour le classement : un robot arrivé quitte alors le plateau, et la partie se termine quand un robot au plus est encore en course.
    .title = Victoire
rule-RR-47 = Si personne n’est arrivé et qu’à la fin d’une phase un seul joueur, ou une seule équipe sur les parcours par équipes, a encore un robot en course, il ou elle gagne. Si les derniers sont éliminés dans la même phase, RR-65 décide.
    .title = Le dernier robot
rule-RR-65 = D’abord les robots arrivés, selon la phase de leur arrivée ; puis les robots encore en course : plus de drapeaux, puis plus de vies, puis moins de dégâts ; puis les éliminés : phase d’élimination plus tardive, puis plus de drapeaux. Une élimination pendant la programmation (RR-O22) vient après la phase 5 du tour précédent et avant la phase 1. À égalité en tout, la place est partagée. Un joueur est classé selon son propre robot de course, une équipe selon son meilleur.
    .title = Classement
rule-RR-66 = Une table peut fixer un nombre maximal de tours. S’il est atteint sans vainqueur, RR-65 établit le classement. Sans ce choix, il n’y a pas de limite.
    .title = Nombre maximal de tours
rule-RR-68 = Une course d’essai se joue seul. RR-47 ne s’y applique pas ; le résultat est le nombre de tours et les vies restantes. Une course qui se termine avant le dernier drapeau n’est pas une victoire : robot éliminé, limite de tours atteinte ou abandon.
    .title = Course d’essai
rule-RR-69 = Dans les simulations, les arènes et l’apprentissage, le nombre maximal de tours (RR-66) est fixé à 150.
    .title = 150 tours en simulation

## Parcours

section-courses = Parcours

rule-RR-C1 = Les parcours publiés peuvent être joués. Un parcours qui a une règle spéciale se joue avec elle, et chaque règle spéciale est une clause à part.
    .title = Parcours publiés
rule-RR-C19 = Le nombre de joueurs indiqué est un conseil pour les parcours de débutants et d’experts : on peut y jouer de 2 à 8. Il est impératif pour les parcours en équipe (4, 6 ou 8) et pour Interférences (de 2 à 4). Il n’y a jamais plus de robots que de quais.
    .title = Nombre de joueurs
rule-RR-C34 = La plus grande usine publiée compte 28 × 36 cases (La Folie du marathon). Les rectangles de La Folie du marathon et de L’Usine frénétique ont des trous.
    .title = La plus grande usine
rule-RR-C35 = Vous pouvez aussi construire un parcours : choisissez les plateaux, leur rotation et l’emplacement des quais et des drapeaux. Les plateaux sont posés sur une grille de 12 × 12 cases, le quai de déchargement avec tout son côté avant contre l’un d’eux. Un parcours injouable est refusé avec une raison : plateaux qui se chevauchent ou ne se touchent pas ; usine de plus de 36 × 36 ; pas exactement un quai de déchargement ; drapeaux non numérotés de 1 à n, n allant de 1 à 8 ; deux drapeaux sur une case ; drapeau sur un puits ou hors de l’usine ; drapeau qu’on ne peut pas atteindre depuis le quai 1 par des pas entre cases adjacentes sans mur ni puits. Un parcours construit n’a pas de règle spéciale.
    .title = Construire un parcours
