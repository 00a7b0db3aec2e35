### Humans!!! en français.

game-title = Humans!!!
game-blurb = Pour une fois, les zombies, c'est vous. La ville se remplit de gens qui ont cloué leurs portes, et chacun est un dîner, ou une recrue. Percez, acculez, mordez. Vos amis mettront une tronçonneuse dans les mains de votre dîner.

## Styles des bots : style-…

## Classes de cartes, et quand on peut les jouer

kind-weapon = Arme
    .help = Arme un humain qu'un adversaire va prendre. Si elle touche, la capture rate et coûte une blessure.
kind-event = Événement
    .help = Agit quand on la joue, puis va dans la défausse.
kind-character = Personnage
    .help = De qui sont les zombies que vous menez, avec six nombres et une capacité spéciale.
kind-ability = Capacité spéciale
    .help = S'utilise une fois par partie. Ce n'est pas jouer une carte.
kind-wound = Blessure
    .help = Reste devant le joueur blessé jusqu'à ce qu'un zombie soit retiré du plan.
kind-capture = Carte capture
    .help = Décide de ce que devient un humain pris.
when-start = Au début du tour de n'importe qui
when-own-start = Au début de votre tour
when-own-move = Avant votre mouvement
when-opponent-move = Avant le mouvement d'un adversaire
when-own-breach = Après une percée ratée à vous
when-own-capture = Avant votre jet de capture
when-opponent-capture = Avant un jet de capture adverse
when-weapon = Après un jet de capture adverse réussi
when-own-cards = Vos cartes capture étant dévoilées
when-flight = Après un jet de fuite
when-opponent-card = Quand un adversaire joue une carte
when-own-move-begins = Quand votre mouvement commence
when-own-moving = Pendant votre mouvement
when-own-wounds = Quand vous avez pioché des cartes blessure
when-own-attempt = Quand vous commencez une tentative de capture

## Cartes événement

card-frying_pan = Poêle à frire
    .kind = { kind-weapon }
    .text = Lancez un dé : avec 4 ou plus, elle touche. Si elle manque, reprenez-la en main.
    .when = { when-weapon }
    .flavour = Le dîner est servi.
card-baseball_bat = Batte de base-ball
    .kind = { kind-weapon }
    .text = Lancez un dé et ajoutez 1 : avec 4 ou plus, elle touche.
    .when = { when-weapon }
    .flavour = Coup de circuit.
card-crowbar = Pied-de-biche
    .kind = { kind-weapon }
    .text = Lancez un dé et ajoutez 1 : avec 4 ou plus, elle touche.
    .when = { when-weapon }
    .flavour = Ouvre tout. Les têtes aussi.
card-fire_extinguisher = Extincteur
    .kind = { kind-weapon }
    .text = Lancez un dé et ajoutez 1 : avec 4 ou plus, elle touche. Touché ou manqué, le jet de fuite reçoit +2.
    .when = { when-weapon }
    .flavour = Soirée mousse.
card-hunting_rifle = Fusil de chasse
    .kind = { kind-weapon }
    .text = Lancez un dé et ajoutez 1 : avec 4 ou plus, elle touche. Sur un 6, on pioche une carte blessure de plus.
    .when = { when-weapon }
    .flavour = La chasse est ouverte.
card-nail_gun = Pistolet à clous
    .kind = { kind-weapon }
    .text = Lancez un dé et ajoutez 2 : avec 4 ou plus, elle touche.
    .when = { when-weapon }
    .flavour = Ça, c'est cloué.
card-sawed_off = Fusil à canon scié
    .kind = { kind-weapon }
    .text = Lancez un dé et ajoutez 2 : avec 4 ou plus, elle touche.
    .when = { when-weapon }
    .flavour = Court, mais clair.
card-big_chainsaw = Grosse tronçonneuse
    .kind = { kind-weapon }
    .text = Elle touche toujours.
    .when = { when-weapon }
    .flavour = Il n'y avait plus la petite.
card-fresh_meat = Chair fraîche
    .kind = { kind-event }
    .text = Mettez 3 humains sur des cases libres d'une tuile où vous avez un zombie.
    .when = { when-own-move }
    .flavour = Un car de touristes. Charmant.
card-second_wind = Second souffle
    .kind = { kind-event }
    .text = Vos zombies ont 3 pas de plus pendant ce tour.
    .when = { when-own-move }
    .flavour = Nous ne respirons pas, mais bon.
card-rigor_mortis = Rigor mortis
    .kind = { kind-event }
    .text = Cet adversaire n'a que la moitié des pas pendant ce tour, arrondie vers le bas.
    .when = { when-opponent-move }
    .flavour = Un peu raides, aujourd'hui.
card-boarded_up = Barricadé
    .kind = { kind-event }
    .text = Enlevez toutes les brèches d'un bâtiment sans zombie à l'intérieur.
    .when = { when-start }
    .flavour = Fermé pour le dîner.
card-back_door = Porte de derrière
    .kind = { kind-event }
    .text = Votre percée réussit finalement.
    .when = { when-own-breach }
    .flavour = Livraisons seulement.
card-slippery_customer = Anguille
    .kind = { kind-event }
    .text = Ce jet de capture reçoit −2.
    .when = { when-opponent-capture }
    .flavour = Crème solaire, indice cinquante.
card-death_grip = Poigne de mort
    .kind = { kind-event }
    .text = Ce jet de capture reçoit +2.
    .when = { when-own-capture }
    .flavour = Je ne te lâche plus.
card-this_way = Par ici !
    .kind = { kind-event }
    .text = C'est vous qui déplacez cet humain, à la place d'un autre.
    .when = { when-flight }
    .flavour = Fais-moi confiance.
card-stampede = Débandade
    .kind = { kind-event }
    .text = Lancez un dé : déplacez jusqu'à autant d'humains, chacun de 1 ou 2 pas.
    .when = { when-start }
    .flavour = Tout le monde dehors !
card-stitched_up = Recousu
    .kind = { kind-event }
    .text = Défaussez toutes vos blessures.
    .when = { when-own-start }
    .flavour = À qui est ce bras ?
card-sticky_fingers = Doigts crochus
    .kind = { kind-event }
    .text = Prenez jusqu'à 2 jetons Relance à un adversaire.
    .when = { when-own-start }
    .flavour = Ils allaient tomber de toute façon.
card-second_helping = Rab
    .kind = { kind-event }
    .text = Défaussez les cartes capture piochées et piochez-en autant.
    .when = { when-own-cards }
    .flavour = Il en reste ?

## Personnages, et de quoi ils sont faits

character-lawyer = Zombi avocat
    .kind = { kind-character }
    .text = Lents, avec beaucoup de jetons Relance, et peu de Fuites en travers.
    .flavour = Facture à la bouchée.
character-cheerleader = Zombi majorette
    .kind = { kind-character }
    .text = La horde la plus rapide de la ville.
    .flavour = L'enthousiasme est resté.
character-doctor = Zombi docteur
    .kind = { kind-character }
    .text = Durs à blesser, mais il faut un point de plus qu'aux autres.
    .flavour = Le docteur va vous dévorer.
character-wrestler = Zombi catcheur
    .kind = { kind-character }
    .text = Presque personne ne leur glisse des mains, mais beaucoup s'échappent à la fin.
    .flavour = Un, deux, à table.
character-miner = Zombi mineur
    .kind = { kind-character }
    .text = De bonnes mains, et ils passent par le plancher.
    .flavour = Creuse l'appétit.
character-musician = Zombi musicien
    .kind = { kind-character }
    .text = Peu de Fuites en travers, et une fois tout le monde vient écouter.
    .flavour = Joue à l'oreille. Il lui en reste une.

ability-objection = Objection !
    .kind = { kind-ability }
    .text = Cette carte reste sans effet et est défaussée.
    .when = { when-opponent-card }
ability-gimme_a_z = Donnez-moi un Z !
    .kind = { kind-ability }
    .text = Votre Mouvement est doublé pendant ce tour.
    .when = { when-own-move-begins }
ability-heal_thyself = Soigne-toi toi-même
    .kind = { kind-ability }
    .text = Défaussez-les avec toutes vos blessures ; vous n'en gardez aucune.
    .when = { when-own-wounds }
ability-pinfall = Tombé
    .kind = { kind-ability }
    .text = Elle réussit sans jet, et personne ne peut jouer d'arme.
    .when = { when-own-attempt }
ability-undermine = Sape
    .kind = { kind-ability }
    .text = Tous les seuils d'un bâtiment sans brèche en reçoivent une, n'importe où sur le plan.
    .when = { when-own-moving }
ability-follow_the_band = Suivez la fanfare
    .kind = { kind-ability }
    .text = Déplacez jusqu'à trois humains, chacun de 1 à 3 pas.
    .when = { when-own-move-begins }

number-movement = Mouvement
    .text = Combien de pas vos zombies font en un tour, tous ensemble.
number-capture = Capture
    .text = Ce que votre jet de capture doit atteindre.
number-infect = Infection
    .text = Combien de cartes capture vous piochez. Plus il y en a, plus une Fuite est probable.
number-taking_wounds = Blessures
    .text = Combien de cartes blessure vous piochez. Plus il y en a, moins vous choisissez.
number-do_over = Relance
    .text = Avec combien de jetons Relance vous commencez.
number-points = Points
    .text = Avec combien de points vous gagnez la partie.

## Cartes blessure et cartes capture

wound-left_arm = Bras gauche
    .kind = { kind-wound }
    .text = Dès que vous en avez deux pareilles, un zombie est retiré du plan et vos blessures sont défaussées.
wound-right_arm = Bras droit
    .kind = { kind-wound }
    .text = Dès que vous en avez deux pareilles, un zombie est retiré du plan et vos blessures sont défaussées.
wound-left_leg = Jambe gauche
    .kind = { kind-wound }
    .text = Dès que vous en avez deux pareilles, un zombie est retiré du plan et vos blessures sont défaussées.
wound-right_leg = Jambe droite
    .kind = { kind-wound }
    .text = Dès que vous en avez deux pareilles, un zombie est retiré du plan et vos blessures sont défaussées.
wound-torso = Torse
    .kind = { kind-wound }
    .text = Dès que vous en avez deux pareilles, un zombie est retiré du plan et vos blessures sont défaussées.
wound-head_shot = Balle dans la tête
    .kind = { kind-wound }
    .text = Si vous la gardez, un zombie est aussitôt retiré du plan et vos blessures sont défaussées.
capture-escape = Fuite
    .kind = { kind-capture }
    .text = L'humain fuit, quoi qu'on ait pioché d'autre.
capture-infect = Infection
    .kind = { kind-capture }
    .text = Plus nombreuses que Dévorer : l'humain devient un zombie à vous.
capture-eat = Dévorer
    .kind = { kind-capture }
    .text = Plus nombreuses qu'Infection : l'humain est dévoré, et vous en gardez une comme point.

## Tuiles

kind-square = Départ
kind-road = Route
kind-building = Bâtiment

tile-hu_town_square = Grand-place
    .kind = { kind-square }
    .text = Toutes les hordes partent de son centre, et un dernier zombie y revient. Elle n'apporte pas d'humains.
tile-hu_road_cross = Carrefour
    .kind = { kind-road }
    .text = Quatre sorties : il apporte un humain, ou deux à cinq ou six joueurs.
tile-hu_road_t = Croisement en T
    .kind = { kind-road }
    .text = Trois sorties : il apporte un humain, ou deux à cinq ou six joueurs.
tile-hu_road_straight = Route droite
    .kind = { kind-road }
    .text = Deux sorties : elle apporte un humain, ou deux à cinq ou six joueurs.
tile-hu_road_curve = Virage
    .kind = { kind-road }
    .text = Deux sorties : il apporte un humain, ou deux à cinq ou six joueurs.
tile-hu_hospital = Hôpital
    .kind = { kind-building }
    .text = À l'intérieur : 5 humains et 2 jetons Relance. Barricade : 5.
tile-hu_apartment_building = Immeuble
    .kind = { kind-building }
    .text = À l'intérieur : 5 humains et 1 jeton Relance. Barricade : 4.
tile-hu_high_school = Lycée
    .kind = { kind-building }
    .text = À l'intérieur : 5 humains et 1 jeton Relance. Barricade : 4.
tile-hu_concert_hall = Salle de concert
    .kind = { kind-building }
    .text = À l'intérieur : 4 humains et 2 jetons Relance. Barricade : 4.
tile-hu_supermarket = Supermarché
    .kind = { kind-building }
    .text = À l'intérieur : 4 humains et 2 jetons Relance. Barricade : 4.
tile-hu_hardware_store = Quincaillerie
    .kind = { kind-building }
    .text = À l'intérieur : 2 humains et 2 jetons Relance. Barricade : 5.
tile-hu_beauty_shop = Salon de beauté
    .kind = { kind-building }
    .text = À l'intérieur : 3 humains et 1 jeton Relance. Barricade : 3.
tile-hu_law_office = Cabinet d'avocats
    .kind = { kind-building }
    .text = À l'intérieur : 2 humains et 2 jetons Relance. Barricade : 3.
tile-hu_gym = Salle de sport
    .kind = { kind-building }
    .text = À l'intérieur : 3 humains et 1 jeton Relance. Barricade : 5.
tile-hu_mining_company = Compagnie minière
    .kind = { kind-building }
    .text = À l'intérieur : 2 humains et 2 jetons Relance. Barricade : 6.
tile-hu_diner = Snack-bar
    .kind = { kind-building }
    .text = À l'intérieur : 3 humains et 1 jeton Relance. Barricade : 3.
tile-hu_church = Église
    .kind = { kind-building }
    .text = À l'intérieur : 3 humains et 1 jeton Relance. Barricade : 5.

## Options de la partie

setting-character_choice = Choix des personnages
    .help = Comment les six personnages sont donnés.
setting-character_choice-random = Au sort
    .help = Chacun en reçoit un tiré au sort.
setting-character_choice-choose = Chacun choisit
    .help = L'un après l'autre, chacun en choisit un qui est encore libre.
setting-reroll_scope = Relance de quels dés
    .help = Quels jets un jeton Relance peut changer.
setting-reroll_scope-own = Les siens seulement
    .help = Seul celui qui a lancé le dé dépense des jetons.
setting-reroll_scope-any = Tous
    .help = Après chaque jet, tout le monde peut dépenser des jetons, jusqu'à ce que tous passent. La partie en est plus longue.
setting-five_six_rules = Règles à cinq ou six
    .help = Chacun reçoit un second zombie à son deuxième tour, et les routes apportent deux humains.
setting-five_six_rules-auto = À 5 ou 6 joueurs
    .help = Elles valent à cinq ou six joueurs, comme imprimé.
setting-five_six_rules-on = Toujours
    .help = Elles valent aussi à moins de joueurs.
setting-five_six_rules-off = Jamais
    .help = Elles ne valent pas non plus à cinq ou six joueurs.
setting-trapped_at_once = Piège immédiat
    .help = Un humain qui n'a aucun trajet quand vous essayez de le capturer est infecté sans jet, armes ni cartes.
setting-max_rounds = Limite de manches
    .help = La partie finit aussi après ce nombre de manches ; 0 veut dire aucune limite.

## La table

phase-set_up = Mise en place
phase-tile = Tuile
phase-draw = Pioche
phase-move = Mouvement
phase-capture = Capture
phase-discard = Défausse
phase-over = Fin de la partie

## Pièces, jetons et nombres

piece-zombie = Zombie
    .kind = Mort-vivant
    .text = Un de la horde d'un joueur, et 1 point. Il s'arrête quand il entre sur une case où se trouve un humain. Une case peut recevoir autant de zombies qu'on veut.
piece-human = Humain
    .kind = Vivant
    .text = Les barricades n'arrêtent pas les humains. Qui a un zombie sur la même case essaie de le capturer. Une case a un humain au plus.
token-die = Relance
    .kind = Jeton
    .text = Dépensez-le pour relancer un dé que vous venez de lancer. Un zombie de sa case le prend au tour de son joueur, s'il n'y a pas d'humain.
token-no_barricade = Pas de barricade
    .kind = Jeton
    .text = Une brèche : par ici, tous les zombies entrent dans le bâtiment et en sortent.

zone-map = Plan
zone-players = Joueurs
zone-hand = Main
zone-wounds = Blessures
zone-eaten = Cartes Dévorer gardées
zone-discard = Défausse
zone-wound_discard = Cartes blessure défaussées
zone-capture_discard = Cartes capture défaussées

counter-round = Manche
    .count = Manche { $count }
counter-points = Points
    .count =
        { $count ->
            [0] aucun point
            [one] { $count } point
           *[other] { $count } points
        }
counter-goal = Objectif
    .count =
        { $count ->
            [one] { $count } point à atteindre
           *[other] { $count } points à atteindre
        }
counter-zombies = Zombies en jeu
    .count =
        { $count ->
            [0] aucun zombie en jeu
            [one] { $count } zombie en jeu
           *[other] { $count } zombies en jeu
        }
counter-reserve = Réserve
    .count =
        { $count ->
            [0] réserve vide
            [one] { $count } zombie dans la réserve
           *[other] { $count } zombies dans la réserve
        }
counter-eaten = Humains dévorés
    .count =
        { $count ->
            [0] aucun humain dévoré
            [one] { $count } humain dévoré
           *[other] { $count } humains dévorés
        }
counter-wounds = Blessures
    .count =
        { $count ->
            [0] aucune blessure
            [one] { $count } blessure
           *[other] { $count } blessures
        }
counter-do_overs = Jetons Relance
    .count =
        { $count ->
            [0] aucun jeton Relance
            [one] { $count } jeton Relance
           *[other] { $count } jetons Relance
        }
counter-cards = Cartes
    .count =
        { $count ->
            [0] aucune carte
            [one] { $count } carte
           *[other] { $count } cartes
        }
counter-supply = Réserve commune
    .count =
        { $count ->
            [0] réserve commune vide
            [one] { $count } humain dans la réserve commune
           *[other] { $count } humains dans la réserve commune
        }
counter-humans = Humains sur le plan
    .count =
        { $count ->
            [0] aucun humain sur le plan
            [one] { $count } humain sur le plan
           *[other] { $count } humains sur le plan
        }
counter-tiles_left = Tuiles
    .count =
        { $count ->
            [0] plus de tuiles
            [one] { $count } tuile restante
           *[other] { $count } tuiles restantes
        }
counter-cards_left = Deck des événements
    .count =
        { $count ->
            [0] deck vide
            [one] { $count } carte restante
           *[other] { $count } cartes restantes
        }
counter-wounds_left = Deck des blessures
    .count =
        { $count ->
            [0] deck vide
            [one] { $count } carte restante
           *[other] { $count } cartes restantes
        }
counter-captures_left = Deck des captures
    .count =
        { $count ->
            [0] deck vide
            [one] { $count } carte restante
           *[other] { $count } cartes restantes
        }
counter-steps = Pas
    .count =
        { $count ->
            [0] plus de pas
            [one] { $count } pas restant
           *[other] { $count } pas restants
        }
counter-barricade = Barricade
    .count = Barricade : { $count }

state-used = Utilisée
state-stopped = Arrêté avec un humain
state-trapped = Pris au piège
state-tried = Déjà tenté pendant ce tour

## Quand on peut jouer des cartes : window-name-…, window-… et prompt-…

## Comment finit une partie, et pourquoi elle est gagnée : ending-…, reckoning-…, verdict-…, rung-…

## Ce qu'on demande : prompt-…

## Ce qu'on peut choisir : option-…

## Ce qui est arrivé : event-…

## Pourquoi quelque chose n'est pas possible : refusal-…

## Le plateau : board-…, roll-…

board-points = { $count } sur { $most }
board-zombies-of = Zombie de { $name }
board-zombie-on = Zombie sur { $space }
board-inside = à l'intérieur
board-sheets = Personnages libres
board-card-played = Jouée
board-captures = Cartes capture de { $name }
board-wounds = Blessures pour { $name }
board-brings-humans =
    { $count ->
        [one] { $count } humain
       *[other] { $count } humains
    }

## La leçon : lesson-…
