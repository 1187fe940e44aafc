### Les règles de Fantastiques Fabriques, article par article.
###
### Un message pour chaque article de rules.toml : le texte est l’article,
### l’attribut son titre. Toutes les langues disent la même chose.

## Matériel et mise en place

section-components = Matériel et mise en place

rule-FF-1 = Chacun a un Siège Social, quatre dés, 1 métal, 2 énergie et quatre plans que les autres ne voient pas. Il n’y a encore aucune marchandise, et l’enceinte est vide. La couleur n’a aucun effet.
    .title = Ce que chacun a au début
rule-FF-2 = Quatre plans et quatre prestataires sont visibles, aux emplacements 1 à 4. Au-dessus de chaque emplacement de prestataire se trouve un des quatre jetons Outil ; ils sont placés au hasard et y restent toute la partie.
    .title = Le marché
rule-FF-58 = On désigne d’abord le premier joueur. Puis on distribue quatre cartes à chacun, dans le sens horaire à partir de lui ; puis la rangée des plans et celle des prestataires, emplacement par emplacement ; puis les jetons Outil ; en solo, les cartes de La Machine viennent en dernier.
    .title = Ordre de la mise en place
rule-FF-59 = Tous voient les ressources, les marchandises, les enceintes, les dés, ce que chacun a utilisé, les prestataires engagés qui attendent, la taille des mains et des pioches, et les deux défausses. Sont cachées les mains des autres et les pioches. Ce qui est défaussé ou révélé, tous le voient ; ce qui est pioché, seul celui qui pioche. Le travail se voit au moment où il se fait.
    .title = Ce qui est visible et ce qui est caché
rule-FF-3 = Ressources, marchandises et dés sont toujours en nombre suffisant.
    .title = Rien ne s’épuise
rule-FF-4 = Quand il faut une carte et que sa pioche est vide, et pas avant, sa défausse est mélangée pour former une nouvelle pioche. Si les deux sont vides, on ne pioche rien.
    .title = Une pioche vide
rule-FF-5 = Le premier joueur est tiré au sort ; à la fin de chaque tour, le jeton passe dans le sens horaire.
    .title = Premier joueur

## Le tour

section-round = Le tour

rule-FF-6 = Un tour est une phase de marché, puis une phase de travail.
    .title = Deux phases
rule-FF-7 = À partir du premier joueur et dans le sens horaire, chacun passe une fois au marché et doit prendre un plan ou engager un prestataire. Personne ne peut passer ni piocher à l’aveugle ; la seule exception est FF-60.
    .title = Chacun une fois au marché
rule-FF-60 = Qui ne trouve aucun plan au marché et ne peut payer aucun prestataire peut finir son passage au marché sans carte.
    .title = Quand rien n’est possible
rule-FF-8 = Une fois par tour, avant de choisir, on peut payer 1 métal ou 1 énergie et défausser une rangée entière ; quatre nouvelles cartes sont révélées. L’ancienne rangée est déjà dans la défausse à ce moment. Les jetons restent. Une rangée vide ne se défausse pas. Le choix reste à faire.
    .title = Défausser une rangée
rule-FF-9 = Un plan du marché va en main et ne coûte rien.
    .title = Prendre un plan
rule-FF-10 = Pour engager un prestataire, vous défaussez de votre main un plan avec l’outil placé au-dessus de lui et payez l’énergie imprimée. Il agit aussitôt et est défaussé.
    .title = Engager
rule-FF-11 = Un emplacement vide reçoit aussitôt une nouvelle carte ; les autres cartes ne bougent pas.
    .title = Le vide est comblé
rule-FF-61 = Après chaque passage au marché, au début de chaque phase de marché et après le passage de La Machine, chaque emplacement vide est rempli, les plans d’abord, de 1 à 4, tant qu’il y a des cartes.
    .title = Quand le marché est complété
rule-FF-12 = On paie d’abord, puis le prestataire agit, puis il est défaussé, puis son emplacement est rempli.
    .title = Payer, agir, défausser, remplir
rule-FF-62 = Rien, dans la phase de travail, ne prend, n’ajoute ni ne déplace une carte du marché.
    .title = Le travail ne touche pas au marché
rule-FF-13 = Tous les dés sont lancés, puis tous travaillent en même temps ; qui pioche d’abord reçoit la première carte, et l’enregistrement garde cet ordre. Une table peut aussi choisir que l’on travaille l’un après l’autre, dans le sens horaire.
    .title = Tous travaillent
rule-FF-63 = Les quatre dés du joueur et ceux de la Main d’Œuvre sont lancés ensemble, joueur après joueur à partir du premier, quelle que soit la façon de travailler. Seul qui a un Contremaître choisit avant ; personne n’attend pour cela.
    .title = Le lancer
rule-FF-14 = Construire, placer des dés et utiliser des cartes se mêlent à volonté ; ce que vous gagnez sert aussitôt.
    .title = Dans l’ordre de votre choix
rule-FF-15 = Vous finissez vous-même votre travail. Alors vous gardez au plus 12 métal et énergie en tout et au plus 10 plans ; vous choisissez ce qui part, exactement l’excédent. Les marchandises ne comptent pas. Il n’y a de limite à aucun autre moment.
    .title = La fin de votre travail
rule-FF-64 = Un travail fini ne se reprend pas. Quand tous ont fini, les dés reviennent, les dés supplémentaires et les prestataires non utilisés sont perdus, chaque carte redevient utilisable, et le jeton passe.
    .title = La fin du tour
rule-FF-16 = Un dé sert une fois par tour. Il peut ne pas servir, mais ne se garde pas.
    .title = Chaque dé une fois

## Construire

section-building = Construire

rule-FF-17 = Dans la phase de travail, vous construisez un plan de votre main : vous en défaussez un autre avec le même outil, au besoin un second exemplaire, et payez métal et énergie. Vous construisez autant de fois que vous pouvez payer.
    .title = Ce que coûte une construction
rule-FF-65 = Tout est payé, la carte est en place, puis la Casse et la Centrale Solaire donnent. Ce qu’elles donnent ne peut pas payer la construction qui les déclenche.
    .title = Ordre d’une construction
rule-FF-18 = Personne ne construit deux cartes du même nom, sauf Flambeau et Obélisque.
    .title = Chaque nom une fois
rule-FF-19 = Le premier Flambeau d’une enceinte vaut 2 prestige, le deuxième 3, le troisième 4, le quatrième 5 ; les quatre valent 14.
    .title = Flambeau
rule-FF-66 = Chaque Obélisque vaut 2 prestige. On peut en construire autant que l’on veut.
    .title = Obélisque
rule-FF-20 = Il vaut 3 prestige et coûte 1 métal de moins par Monument de votre enceinte, jamais moins de 0. L’énergie et le plan à défausser restent.
    .title = Mégalithe
rule-FF-21 = Une carte est utilisable dès le tour où elle est construite.
    .title = Tout de suite

## Siège Social

section-headquarters = Siège Social

rule-FF-22 = Un dé au choix : piochez 1 plan.
    .title = Recherche
rule-FF-23 = Un 1, un 2 ou un 3 : gagnez autant d’énergie.
    .title = Générateur
rule-FF-24 = Un 4, un 5 ou un 6 : gagnez 1 métal.
    .title = Mine
rule-FF-25 = Chaque étage accueille trois dés par tour.
    .title = Trois espaces
rule-FF-26 = Un dé égal à un dé du même étage rapporte 1 de plus de ce que donne l’étage, au Générateur 1 énergie ; un troisième dé égal rapporte encore 1 de plus. Ils n’ont pas à être placés ensemble.
    .title = Bonus d’équipe
rule-FF-67 = Un étage donne aussitôt, dé par dé. Un dé placé reste jusqu’à la fin du tour et ne change plus.
    .title = Dé par dé
rule-FF-27 = Les cartes piochées au travail viennent de la pioche, jamais du marché.
    .title = Cartes de la phase de travail

## Utiliser des cartes

section-activating = Utiliser des cartes

rule-FF-28 = Une carte de votre enceinte s’utilise dans la phase de travail, au plus une fois par tour : vous dépensez tout ce qui est à gauche et gagnez tout ce qui est à droite. Laboratoire, Casse et Centrale Solaire se déclenchent d’eux-mêmes.
    .title = Utiliser une carte
rule-FF-68 = Vous dépensez ce que vous aviez avant ; ce que donne une carte ne la paie jamais. Tout est choisi avant de piocher ou de lancer. Puis tout est gagné, et le Laboratoire vient en dernier.
    .title = Dépenser, puis gagner
rule-FF-69 = Quand une carte demande des plans défaussés, n’importe lesquels de votre main conviennent, quel que soit leur outil.
    .title = Défausser pour une carte
rule-FF-70 = On peut placer un dé et utiliser une carte même s’il n’y a rien à piocher ; on pioche ce qu’il y a.
    .title = Aucune carte à piocher
rule-FF-29 = Une carte sans espace de dé s’utilise sans dé. Les Monuments ne s’utilisent jamais.
    .title = Sans dé

## Formation

section-training = Formation

rule-FF-30 = Elles coûtent 1 énergie, ne prennent aucun dé et changent des dés libres, supplémentaires compris. Sans dé à changer, elles ne s’utilisent pas.
    .title = Cartes de Formation
rule-FF-30a = 1 énergie : un dé est tourné sur sa face opposée ; les deux font 7.
    .title = Dojo
rule-FF-30b = 1 énergie : un dé monte de 1, mais pas un 6.
    .title = Gymnase
rule-FF-30c = 1 énergie : un dé descend de 1, mais pas un 1.
    .title = Salle de Sport
rule-FF-30d = 1 énergie en tout : relancez autant de dés que vous voulez, au moins un.
    .title = Agence d’Intérim

## Dés supplémentaires

section-extra-dice = Dés supplémentaires

rule-FF-31 = Un dé supplémentaire sert aussitôt, dure jusqu’à la fin du tour et est un dé comme un autre.
    .title = Dés supplémentaires
rule-FF-31a = Choisissez X de 1 à 6 et payez X énergie : un dé supplémentaire montre X.
    .title = Golem
rule-FF-31b = 1 métal : lancez un dé supplémentaire.
    .title = Robot

## Production

section-production = Production

rule-FF-32 = Seules les douze cartes de Production font des marchandises ; chacune prend et donne exactement ce qu’elle dit.
    .title = Cartes de Production
rule-FF-32a = Deux dés égaux et 5 énergie : 2 marchandises et 1 métal.
    .title = Usine d’Aluminium
rule-FF-32b = Trois dés qui se suivent, de 1-2-3 à 4-5-6, sans revenir de 6 à 1 : 2 marchandises.
    .title = Chaîne d’Assemblage
rule-FF-32c = Aucun dé, 4 énergie : 1 marchandise.
    .title = Usine de Batteries
rule-FF-32d = Un 1 et 1 énergie : 1 marchandise.
    .title = Bio-labo
rule-FF-32e = Deux dés égaux X et X métal : 2 marchandises, quel que soit X.
    .title = Usine de Béton
rule-FF-32f = Un 4 et 2 énergie : 1 marchandise et 1 métal.
    .title = Centre Logistique
rule-FF-32g = Deux dés égaux : 1 marchandise, et 2 métal ou 3 énergie ou 2 plans de la pioche.
    .title = Fabrique
rule-FF-32h = Trois dés égaux : 2 marchandises et un dé supplémentaire au choix.
    .title = Super Usine
rule-FF-32i = Un 6 : 1 marchandise et 1 énergie.
    .title = Centrale Nucléaire
rule-FF-32j = Aucun dé, 2 énergie et 2 plans défaussés : 1 marchandise et 1 plan de la pioche.
    .title = Usine de Recyclage
rule-FF-32k = Deux dés égaux et 2 plans défaussés : 2 marchandises.
    .title = Compacteur d’Ordures
rule-FF-32l = Trois dés d’une somme de 14 ou plus : 2 marchandises et 2 énergie.
    .title = Entrepôt

## Utilitaire

section-utility = Utilitaire

rule-FF-33 = Les sept cartes Utilitaires donnent des ressources, jamais de marchandises ; chacune prend et donne exactement ce qu’elle dit.
    .title = Cartes Utilitaires
rule-FF-33a = Un dé au choix et un plan défaussé : ce que celui-ci coûte, selon FF-34.
    .title = Marché Noir
rule-FF-33b = Un dé X et X énergie : X métal.
    .title = Fonderie
rule-FF-33c = Deux dés égaux : 4 métal ou 7 énergie.
    .title = Récolteur
rule-FF-33d = Aucun dé, 1 métal et un plan défaussé : 6 énergie.
    .title = Incinérateur
rule-FF-33e = Un dé de 1 à 3 : 1 métal ; de 4 à 6 : 2 métal.
    .title = Gisement Abondant
rule-FF-33f = Un dé X : X énergie.
    .title = Centrale Électrique
rule-FF-33g = Aucun dé, 3 énergie et un plan défaussé : 3 métal.
    .title = Raffinerie
rule-FF-34 = Il donne le métal et l’énergie imprimés de la carte défaussée. S’il y en a plus de 4, vous en choisissez exactement 4, jamais plus que ce qui est imprimé de chacun. Les réductions ne comptent pas, et aucune marchandise n’est donnée.
    .title = Ce que paie le Marché Noir

## Spécial

section-special = Spécial

rule-FF-35 = Une fois par tour, quand vous gagnez des marchandises, vous piochez 1 plan, quel qu’en soit le nombre. Cela se fait de soi-même au premier gain, après tout ce que donne la carte.
    .title = Laboratoire
rule-FF-36 = La Casse et la Centrale Solaire agissent une fois par tour, après une construction : pas la leur, mais celle de l’autre. Cela se fait de soi-même à la première occasion.
    .title = Déclenchées par une construction
rule-FF-36a = Elle donne 1 métal.
    .title = Casse
rule-FF-36b = Elle donne 2 énergie.
    .title = Centrale Solaire
rule-FF-37 = Une fois vaut pour la phase de marché et la phase de travail ensemble : ce que la construction de l’Ingénieur déclenche au marché est épuisé.
    .title = Une fois par tour
rule-FF-38 = 1 énergie : utilisez un plan du marché comme s’il était dans votre enceinte ; ses dés vont sur le Réplicateur. C’est la seule utilisation du Réplicateur de ce tour.
    .title = Réplicateur
rule-FF-38a = Les dés et les coûts de la carte copiée s’ajoutent à la 1 énergie, et tout est payé avant de gagner quoi que ce soit. L’Usine de Batteries demande ainsi 5 énergie.
    .title = Le prix du Réplicateur
rule-FF-38b = Les Monuments, les Réplicateurs et les prestataires.
    .title = Ce qui ne se copie pas
rule-FF-38c = La carte copiée peut être une carte de votre enceinte, utilisée ou non ; les deux comptent à part.
    .title = Un nom que vous avez
rule-FF-38d = Pour 1 énergie, Laboratoire, Casse ou Centrale Solaire agit une fois pour vous jusqu’à la fin du tour, en plus de la vôtre.
    .title = Copier ce qui se déclenche
rule-FF-38e = Une carte copiée n’est pas épuisée : d’autres peuvent la copier le même tour.
    .title = La carte reste au marché

## Prestataires

section-contractors = Prestataires

rule-FF-39 = Piochez 3 plans ; puis un adversaire de votre choix en pioche 1.
    .title = Architecte
rule-FF-40 = Gagnez 5 énergie ; puis un adversaire de votre choix en gagne 2.
    .title = Électricien
rule-FF-41 = Gagnez 3 métal ; puis un adversaire de votre choix en gagne 1.
    .title = Mineur
rule-FF-71 = Après votre gain, vous devez choisir l’un des autres joueurs. En solo, personne d’autre n’en profite.
    .title = Qui d’autre en profite
rule-FF-42 = Un plan est révélé ; vous gagnez exactement son métal et son énergie, sans limite ni réduction. Il est défaussé.
    .title = Investisseur
rule-FF-43 = 2 énergie : au début de la phase de travail qui vient, avant toute autre chose, vous réglez de zéro à quatre de vos dés au lieu de les lancer ; puis vous lancez le reste. Cela vaut aussi avec plus de quatre dés.
    .title = Contremaître
rule-FF-44 = 4 énergie : un plan est révélé et construit gratuitement, sans défausse. Si vous ne pouvez pas le construire, il est défaussé et le suivant révélé. Vous ne choisissez rien.
    .title = Ingénieur
rule-FF-73 = S’il n’y a ni dans la pioche ni dans la défausse une carte que vous puissiez construire, rien n’est construit et le prix est perdu. On peut l’engager malgré cela.
    .title = Aucune carte pour l’Ingénieur
rule-FF-74 = La carte de l’Ingénieur déclenche la Casse et la Centrale Solaire, peut amener la fin et s’utilise dès ce tour.
    .title = Construit, c’est construit
rule-FF-45 = 3 énergie : lancez deux dés supplémentaires au début de la phase de travail qui vient.
    .title = Main d’Œuvre
rule-FF-46 = Dans la phase de travail qui vient, vous recevez un dé supplémentaire au choix. Vous le prenez, et choisissez sa valeur, à tout moment après le lancer et avant de finir votre travail.
    .title = Spécialiste
rule-FF-72 = C’est celle du même tour. Comme chacun engage au plus un prestataire par tour, Contremaître, Main d’Œuvre et Spécialiste ne se rencontrent pas en jeu ; une position peut les réunir.
    .title = La phase de travail qui vient
rule-FF-47 = Les dés supplémentaires des prestataires sont perdus à la fin du tour.
    .title = Ce tour seulement

## Fin et décompte

section-end = Fin et décompte

rule-FF-48 = Dès que quelqu’un a 12 marchandises ou 10 cartes dans son enceinte, de n’importe quel type, on finit le tour et on joue encore un tour complet.
    .title = La fin approche
rule-FF-80 = Une table peut en fixer un ; quand il est atteint, on compte les points tels quels. Les tables n’en ont pas sans le choisir ; les simulations s’arrêtent après 60 tours.
    .title = Un nombre maximal de tours
rule-FF-75 = Si l’Ingénieur amène la fin, le reste du tour suit, puis le tour supplémentaire. Une seconde fois ne change rien.
    .title = La fin dans la phase de marché
rule-FF-49 = Les marchandises plus le prestige de l’enceinte.
    .title = Points
rule-FF-50 = Plus de métal l’emporte, puis plus d’énergie, puis plus de plans en main ; sinon la place est partagée. Compte ce qui reste après les limites.
    .title = Égalité
rule-FF-76 = Le plus de points gagne ; les autres places suivent de même.
    .title = Places

## Solo : La Machine

section-solo = Solo : La Machine

rule-FF-51 = La Machine commence avec 2, 3, 4 ou 5 plans de la pioche : facile, moyenne, difficile, experte. Les Monuments qui s’y trouvent sont défaussés et remplacés ; deux cartes du même nom sont possibles.
    .title = Les cartes de La Machine
rule-FF-52 = En solo, ce que les prestataires donnent à un adversaire est ignoré.
    .title = Pas de cadeaux en solo
rule-FF-77 = Votre phase de marché, votre phase de travail avec ses limites, puis La Machine. Elle n’a ni main ni ressources, ne paie rien et n’utilise aucune carte ; ses cartes sont rangées par type.
    .title = Un tour en solo
rule-FF-53 = La Machine lance d’un coup cinq dés de couleur. Le vert vient d’abord.
    .title = Cinq dés
rule-FF-54 = De 1 à 4, elle prend le plan de cet emplacement. 5 : elle prend le dessus de la pioche, puis défausse la rangée des plans ; 6 : elle prend le dessus de la pioche, puis défausse la rangée des prestataires. Monuments et seconds exemplaires sont pris aussi. Puis le marché est complété.
    .title = Le dé vert
rule-FF-78 = S’il n’y a pas de carte à cet emplacement ou dans la pioche, elle n’en prend pas ; une rangée est défaussée quand même.
    .title = Aucune carte pour La Machine
rule-FF-55 = Rouge pour Formation, bleu pour Production, violet pour Spécial, jaune pour Utilitaire. Chaque dé qui ne dépasse pas le nombre de ses cartes de ce type produit 1 marchandise.
    .title = Les autres dés
rule-FF-56 = Vous amenez la fin comme d’habitude, La Machine seulement avec 12 marchandises. On finit le tour et on en joue encore un, si bien que chacun a joué autant de fois.
    .title = La fin en solo
rule-FF-57 = 1 par marchandise, 1 par carte, 1 de plus par Monument. Vous ne gagnez qu’avec plus de points.
    .title = Les points de La Machine
rule-FF-79 = À points égaux, La Machine gagne.
    .title = Points égaux
