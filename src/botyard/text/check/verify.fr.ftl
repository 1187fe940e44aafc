### Vérification d’un enregistrement : ce que disent le terminal et le navigateur.

verify-chain = Les { $count } lignes s’enchaînent : chacune porte l’empreinte de la précédente.
verify-rules = Les règles du jeu { $title } (version { $rules }) permettent chaque coup, et le résultat découle des coups.
verify-dice = En refaisant les tirages, tous les dés et toutes les pioches donnent la même chose.
verify-commitment-proves = Ce que cela prouve : les dés étaient fixés avant le premier coup, par le secret de l’hôte et les nombres réunis, et personne ne les a changés ensuite. L’empreinte de la première ligne doit être celle qu’on vous a montrée avant la partie.
verify-commitment-does-not-prove = Ce que cela ne prouve pas : que personne ne les a choisis. Dans cette première version des dés, les nombres étaient donnés sans engagement : qui donnait le dernier et connaissait le secret, ou les tirait tous sur une seule machine, pouvait essayer jusqu’à ce qu’une donne convienne. Ni que l’hôte n’a pas regardé.
verify-agreed-proves = Ce que cela prouve : l’hôte et les personnes s’étaient engagés sur leurs nombres avant qu’un seul soit montré, tous les dés et toutes les pioches découlent de tous ces nombres réunis, et personne ne les a changés ensuite. Si votre propre nombre en fait partie, personne n’a choisi ces dés.
verify-agreed-does-not-prove = Ce que cela ne prouve pas : que l’hôte n’a pas regardé, car qui connaissait le secret pendant la partie pouvait savoir ce qui allait venir ; ni que les personnes de l’enregistrement existent. Votre navigateur compare les engagements à ceux qu’il a vus avant la partie.
verify-deal-proves = Cette partie rejoue la donne d’une partie précédente. Tous les dés et toutes les pioches découlent des nombres de celle-ci.
verify-deal-does-not-prove = Rien n’est affirmé sur ses dés : qui connaissait la partie précédente les connaissait.
verify-position-proves = Cette partie a continué depuis une position. Tous les dés et toutes les pioches qui suivent découlent de ses nombres.
verify-position-does-not-prove = Rien n’est affirmé sur ses dés : qui a choisi la position savait ce qui y est caché.
verify-given-up = Places abandonnées avant d’avoir montré leur nombre : { $seats }. Des bots les ont jouées, sans nombre.
verify-substitutes = Places reprises par quelqu’un d’autre pendant la partie, avec l’accord de toutes les personnes : { $seats }.
verify-seed-proves = Ce que cela prouve : tous les dés et toutes les pioches découlent de la graine de la première ligne, et personne ne les a changés ensuite.
verify-seed-does-not-prove = Ce que cela ne prouve pas : que personne ne les connaissait d’avance. Qui connaît ou choisit la graine sait tout ce qui vient ; elle sert aux tests et aux simulations.
verify-unchecked = Les lignes 2 à { $last } de l’enregistrement ont été jouées selon d’autres règles ; elles ne sont pas vérifiées ici.
verify-other-rules = La partie a été jouée avec la version { $rules } des règles ; ce Botyard a la version { $known }. Les deux la jouent de la même façon.
verify-until = La partie a été jouée avec la version { $rules } des règles ; ce Botyard a la version { $known }, qui la joue autrement après la ligne { $last } de l’enregistrement. Les coups, les dés et le résultat après cela ne sont pas vérifiés ici ; un Botyard avec la version { $rules } des règles peut le faire.
