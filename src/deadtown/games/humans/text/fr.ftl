### Humans!!! en français.

game-title = Humans!!!
game-blurb = Pour une fois, les zombies, c'est vous. La ville se remplit de gens qui ont cloué leurs portes, et chacun est un dîner, ou une recrue. Percez, acculez, mordez. Vos amis mettront une tronçonneuse dans les mains de votre dîner.

## Styles des bots : style-…

style-hunter = chasseur de rue
style-burglar = cambrioleur
style-spoiler = trouble-fête

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
token-opening = Pas de barricade
    .kind = Jeton
    .text = Une brèche : par ici, tous les zombies entrent dans le bâtiment et en sortent.

zone-map = Plan
zone-players = Joueurs
zone-hand = Main
zone-wounds = Blessures
zone-meals = Cartes Dévorer gardées
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

## Parties d'une position

zone-dice = Jetons Relance, dés
zone-openings = Brèches
zone-drawn = Pioché à l'instant
zone-wounds_drawn = Cartes blessure piochées
zone-prey = Humains à capturer
zone-breaches = Seuils d'où tenter une percée, et ce qu'il faut
counter-movement = Pas en commun
counter-left = Pas restants
counter-meals = Cartes Dévorer
    .count =
        { $count ->
            [0] aucune carte Dévorer
            [one] { $count } carte Dévorer
           *[other] { $count } cartes Dévorer
        }
counter-strikes = Une arme touche avec
counter-flight = Pas de la fuite
state-start = Depuis
state-attempt = Tentative de capture
state-mover = Qui déplace l'humain
state-wounded = Qui garde une blessure
state-hit = Touché par une arme
state-ends = Où il peut finir

roll-breach = Percée
    .enough = La barricade cède.
    .short = La barricade tient.
roll-capture = Capture
    .enough = Si aucune arme ne touche, on pioche les cartes capture.
    .short = La proie s'enfuit.
roll-weapon = Arme
    .enough = L'arme touche.
    .short = L'arme rate.
roll-flight = Fuite
roll-stampede = { card-stampede }

## Ce qui change le mouvement d'un tour

effect-gimme_a_z = { ability-gimme_a_z }
    .text = Pendant ce tour, le nombre Mouvement est doublé.
effect-second_wind = { card-second_wind }
    .text = 3 pas de plus pendant ce tour.
effect-rigor_mortis = { card-rigor_mortis }
    .text = Les pas de ce tour sont divisés par deux, arrondis vers le bas.

## Quand on peut jouer des cartes : ce que tous entendent, et ce qu'on demande à chacun

window-name-turn-start = Quelqu'un commence son tour
window-turn-start = { $seat } commence son tour : on peut jouer des cartes.
prompt-turn-start =
    { $own ->
        [yes] Votre tour commence : jouez-vous une carte ?
       *[no] { $seat } commence son tour : jouez-vous une carte ?
    }
window-name-before-move = Quelqu'un va bouger ses zombies
window-before-move = { $seat } va bouger ses zombies : on peut jouer des cartes.
prompt-before-move =
    { $own ->
        [yes] Vos zombies vont bouger : jouez-vous une carte ?
       *[no] { $seat } va bouger ses zombies : jouez-vous une carte ?
    }
window-name-breach-roll = Une percée a raté
window-breach-roll = { $seat } a raté une percée : on peut jouer des cartes.
prompt-breach-roll =
    { $own ->
        [yes] Votre percée a raté : jouez-vous une carte ?
       *[no] { $seat } a raté une percée : jouez-vous une carte ?
    }
window-name-before-capture = Quelqu'un va lancer le dé pour une capture
window-before-capture = { $seat } va lancer le dé pour une capture : on peut jouer des cartes.
prompt-before-capture =
    { $own ->
        [yes] Vous allez lancer le dé pour une capture : jouez-vous une carte ?
       *[no] { $seat } va lancer le dé pour une capture : jouez-vous une carte ?
    }
window-name-weapon = Un jet de capture a réussi
window-weapon = { $seat } va capturer un humain : on peut jouer des armes.
prompt-weapon =
    { $own ->
        [yes] Vous allez capturer un humain : jouez-vous une arme ?
       *[no] { $seat } va capturer un humain : lui donnez-vous une arme ?
    }
window-name-capture-cards = Les cartes capture sont dévoilées
window-capture-cards = { $seat } a dévoilé les cartes capture : on peut jouer des cartes.
prompt-capture-cards =
    { $own ->
        [yes] Vos cartes capture sont dévoilées : jouez-vous une carte ?
       *[no] { $seat } a dévoilé les cartes capture : jouez-vous une carte ?
    }
window-name-flee-roll = Quelqu'un a lancé le dé pour une fuite
window-flee-roll = { $seat } a lancé le dé pour la fuite : on peut jouer des cartes avant que l'humain bouge.
prompt-flee-roll =
    { $own ->
        [yes] Vous avez lancé le dé pour la fuite : jouez-vous une carte avant que l'humain bouge ?
       *[no] { $seat } a lancé le dé pour la fuite : jouez-vous une carte avant que l'humain bouge ?
    }
window-name-do-over-any = Un dé a été lancé
window-do-over-any = { $seat } a lancé un dé : on peut dépenser des jetons Relance.
prompt-do-over-any =
    { $what ->
        [breach] { roll-breach }
        [capture] { roll-capture }
        [weapon] { roll-weapon }
        [flight] { roll-flight }
       *[stampede] { roll-stampede }
    }, { $need ->
        [0] total { $total }.
       *[other] total { $total }, il faut { $need }.
    } { $own ->
        [yes] Le jet est à vous :
       *[no] Le jet est à { $seat } :
    } dépensez-vous un jeton Relance pour que le dé soit relancé ?

## Comment une partie se termine

ending-points = L'objectif est atteint
ending-no_humans = Il n'y a plus personne à chasser
ending-rounds = La dernière manche est finie

reckoning-zombies = Zombies en jeu
reckoning-meals = Cartes Dévorer gardées

## Pourquoi une partie a été gagnée

verdict-points =
    À la manche { $round }, { $winners } a atteint son objectif avec { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
verdict-no_humans =
    À la manche { $round }, il n'y avait plus d'humain sur le plan, ni de tuile à venir. { $winners_count ->
        [one] { $winners } approchait le plus de l'objectif, avec { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
       *[other] { $winners } étaient à égale distance de leur objectif.
    }
verdict-rounds =
    À la fin de la manche { $round }, personne n'avait gagné. { $winners_count ->
        [one] { $winners } approchait le plus de l'objectif, avec { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
       *[other] { $winners } étaient à égale distance de leur objectif.
    }
rung-missing = Le moins de points manquants
rung-zombies = Le plus de zombies en jeu
rung-dice = Le plus de jetons Relance

## Comment la partie s'est passée

course-points = Points
course-zombies = Zombies en jeu
course-dice = Jetons Relance

## Ce qui est demandé

prompt-choose-character = De qui menez-vous les zombies ?
prompt-place-tile = Où placez-vous cette tuile : { $tile } ?
prompt-place-humans =
    { $count ->
        [one] { $count } humain arrive.
       *[other] { $count } humains arrivent.
    } { $what ->
        [leave] { $left ->
            [one] Quelle case reste sans humain ?
           *[other] Quelles cases restent sans humain ? Il en reste { $left } à choisir.
        }
       *[put] { $left ->
            [one] Où placez-vous le dernier ?
           *[other] Où en placez-vous un ? Il en reste { $left }.
        }
    }
prompt-place-die-tokens =
    { $count ->
        [one] Il y a { $count } jeton Relance dans ce bâtiment.
       *[other] Il y a { $count } jetons Relance dans ce bâtiment.
    } { $what ->
        [leave] { $left ->
            [one] Quelle case reste sans jeton ?
           *[other] Quelles cases restent sans jeton ? Il en reste { $left } à choisir.
        }
       *[put] { $left ->
            [one] Où placez-vous le dernier ?
           *[other] Où en placez-vous un ? Il en reste { $left }.
        }
    }
prompt-card-put =
    { $card } : { $left ->
        [one] où placez-vous le dernier humain ?
       *[other] où placez-vous un humain ? Il en reste { $left }.
    }
prompt-ability = Utilisez-vous { $ability } maintenant ? C'est possible une fois par partie.
prompt-objection = { $seat } joue { $card } : faites-vous objection ?
prompt-move-step =
    Que font vos zombies ? { $left ->
        [0] Il ne reste plus de pas.
       *[other] Il reste { $left } pas.
    }
prompt-do-over =
    { $what ->
        [breach] { roll-breach }
        [capture] { roll-capture }
        [weapon] { roll-weapon }
        [flight] { roll-flight }
       *[stampede] { roll-stampede }
    }, { $need ->
        [0] total { $total }.
       *[other] total { $total }, il faut { $need }.
    } Dépensez-vous un jeton Relance pour relancer ?
prompt-capture-order = Quel humain essayez-vous de capturer maintenant ?
prompt-infect-or-eat = Autant d'Infection que de Dévorer : que devient l'humain ?
prompt-keep-wound = Laquelle de ces blessures gardez-vous ?
prompt-move-human =
    { $own ->
        [yes] L'humain vous échappe : où va-t-il ?
       *[no] L'humain échappe à { $seat } : où va-t-il ?
    } { $left ->
        [one] Le jet vaut { $left } pas.
       *[other] Le jet vaut { $left } pas.
    }
prompt-lead-human =
    Quel humain déplacez-vous ? { $left ->
        [one] Vous pouvez encore en déplacer { $left },
       *[other] Vous pouvez encore en déplacer { $left },
    } { $steps ->
        [one] de { $steps } pas, ou dire que c'est fini.
       *[other] chacun d'au plus { $steps } pas, ou dire que c'est fini.
    }
prompt-lead-to = Où va l'humain sur { $space } ?
prompt-discard-card = Votre tour est fini : défaussez-vous une carte de votre main ?

## Ce qui peut être répondu

option-choose = Prendre { $character }
option-place-0 = La placer autour de { $space }
option-place-1 = La placer autour de { $space }, un quart de tour à droite
option-place-2 = La placer autour de { $space }, un demi-tour
option-place-3 = La placer autour de { $space }, un quart de tour à gauche
option-put = En placer un sur { $space }
option-leave = Rien sur { $space }
option-play = Jouer { $card }
option-play-at = Jouer { $card } contre { $seat }
option-play-on = Jouer { $card } : { $tile }
option-play-on-copy = Jouer { $card } : { $tile } nº { $number }
option-pass = Passer
option-use = Utiliser { $ability }
option-spare = Pas maintenant
option-object = Faire objection
option-let-be = Laisser faire
option-step = Zombie : { $space } → { $to }
option-walk = Zombie : { $space } → { $to }
option-breach = Tenter une percée depuis { $space }
option-undermine = Utiliser { ability-undermine } : { $tile }
option-end = Terminer le mouvement
option-reroll = Dépenser un jeton Relance
option-accept = Laisser le dé comme il est
option-attempt = Humain sur { $space }
option-infect = Infecter
option-eat = Dévorer
option-keep-wound = Garder { $wound }
option-flee = Fuir en { $space }
option-human = Déplacer l'humain sur { $space }
option-to = Aller en { $space }
option-done = C'est fini
option-discard = Défausser { $card }
option-keep = Garder toutes les cartes

## Ce qui se passe

event-first-player = { $seat } commence.
event-character-taken = { $seat } reçoit un personnage : { $character }.
event-turn-began = Manche { $round } : à { $seat } de jouer.
event-tile-drawn = { $seat } pioche une tuile : { $tile }.
event-tile-placed = { $seat } place une tuile autour de { $space } : { $tile }.
event-tile-removed = { $tile } n'a de place nulle part : la tuile est hors du jeu.
event-map-closed = Le plan est fermé : plus aucune tuile ne viendra.
event-humans-came =
    { $seat } place { $count ->
        [one] { $count } humain sur { $spaces }.
       *[other] { $count } humains : { $spaces }.
    }
event-humans-came-in =
    { $seat } place { $count ->
        [one] { $count } humain sur { $spaces } ({ $tile }).
       *[other] { $count } humains : { $spaces } ({ $tile }).
    }
event-dice-laid =
    { $seat } place { $count ->
        [one] { $count } jeton Relance sur { $spaces } ({ $tile }).
       *[other] { $count } jetons Relance : { $spaces } ({ $tile }).
    }
event-zombie-came = { $seat } met un zombie en jeu sur le centre de la Grand-place.
event-drew =
    { $seat } pioche { $count ->
        [one] { $count } carte.
       *[other] { $count } cartes.
    }
event-drew-known = { $seat } pioche { $cards }.
event-shuffled-event = La défausse, mélangée, devient le nouveau deck des événements.
event-shuffled-wound = Les cartes blessure défaussées, mélangées, deviennent un nouveau deck.
event-shuffled-capture = Les cartes capture défaussées, mélangées, deviennent un nouveau deck.
event-card-played = { $seat } joue { $card }.
event-card-played-at = { $seat } joue { $card } contre { $owner }.
event-card-played-on = { $seat } joue { $card } : { $tile }.
event-card-played-on-copy = { $seat } joue { $card } : { $tile } nº { $number }.
event-spaces-named = { $seat } choisit où viendront les humains : { $spaces }.
event-objected = { $seat } fait objection à { $owner } : { $card } reste sans effet.
event-card-returned = { $seat } reprend en main { $card }.
event-discarded = { $seat } défausse { $card } de sa main.
event-rolled-breach = { $seat } tente une percée et fait { $dice } (il faut { $need }).
event-rolled-capture = { $seat } tend la main vers l'humain et fait { $dice } (il faut { $need }).
event-rolled-weapon = { $seat } fait { $dice } avec l'arme (il faut { $need }).
event-rolled-flight = L'humain essaie de s'échapper : { $seat } fait { $dice }.
event-rolled-stampede = Les gens courent dans tous les sens : { $seat } fait { $dice }.
event-do-over =
    { $seat } dépense un jeton Relance, et le dé est relancé ({ $left ->
        [0] c'était le dernier
       *[other] il en reste { $left }
    }).
event-die-taken = { $seat } ramasse un jeton Relance sur { $space }.
event-dice-stolen =
    { $seat } prend { $count ->
        [one] { $count } jeton Relance à { $owner }.
       *[other] { $count } jetons Relance à { $owner }.
    }
event-ability-used = { $seat } utilise une capacité spéciale : { $ability }.
event-ability-used-on = { $seat } utilise une capacité spéciale : { $ability }, { $tile }.
event-movement-set =
    { $seat } a { $pool ->
        [0] zéro pas.
       *[other] { $pool } pas.
    }
event-zombie-stepped = { $seat } déplace un zombie de { $space } à { $to }.
event-zombie-stepped-into = { $seat } déplace un zombie de { $space } à { $to } ({ $tile }).
event-breached = { $seat } ouvre une brèche sur { $space } ({ $tile }).
event-breach-failed = La barricade résiste : { $tile }.
event-boarded-up = { $seat } condamne un bâtiment, et ses brèches disparaissent : { $tile }.
event-attempt-began = { $seat } essaie de capturer l'humain sur { $space }.
event-attempt-began-in = { $seat } essaie de capturer l'humain sur { $space } ({ $tile }).
event-captures-drawn = { $seat } pioche des cartes capture : { $captures }.
event-infected =
    { $seat } infecte l'humain sur { $space } et a { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
event-infected-in =
    { $seat } infecte l'humain sur { $space } ({ $tile }) et a { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
event-eaten =
    { $seat } dévore l'humain sur { $space } et a { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
event-eaten-in =
    { $seat } dévore l'humain sur { $space } ({ $tile }) et a { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
event-trapped = L'humain sur { $space } est pris au piège.
event-stays = L'humain sur { $space } est pris au piège, mais il n'y a plus de zombie pour l'infecter : il reste où il est.
event-mover-changed = Maintenant, c'est { $seat } qui dit où fuit l'humain.
event-fled = { $seat } fait fuir l'humain de { $space } à { $to }.
event-fled-into = { $seat } fait fuir l'humain de { $space } à { $to } ({ $tile }).
event-led = { $seat } déplace un humain de { $space } à { $to }.
event-led-into = { $seat } déplace un humain de { $space } à { $to } ({ $tile }).
event-wounds-drawn = { $seat } subit une blessure et pioche : { $wounds }.
event-wound-kept = { $seat } garde une blessure : { $wound }.
event-zombie-lost = { $seat } perd le zombie sur { $space }.
event-zombie-lost-last = { $seat } perdrait son dernier zombie, sur { $space } : il est mis sur le centre de la Grand-place.
event-wounds-healed = { $seat } défausse toutes ses blessures.
event-ended-points = { ending-points } : { $winners } gagne !
event-ended-no-humans =
    { ending-no_humans } : { $winners_count ->
        [one] { $winners } gagne !
       *[other] { $winners } partagent la victoire.
    }
event-ended-rounds =
    { ending-rounds } : { $winners_count ->
        [one] { $winners } gagne !
       *[other] { $winners } partagent la victoire.
    }

## Pourquoi c'est impossible : cartes

refusal-not-in-hand = Vous n'avez pas cette carte en main : { $card }.
refusal-one-card-a-round = Vous avez déjà joué une carte depuis le début de votre dernier tour : { $card } doit attendre.
refusal-not-in-a-window = { $card } ne peut se jouer pendant qu'autre chose se décide.
refusal-not-asked-now = Ce n'est pas à vous de jouer une carte en ce moment.
refusal-only-after-their-capture-roll = { $card } est une arme : elle se joue juste après un jet de capture réussi par un adversaire.
refusal-only-before-your-move = { $card } se joue juste avant votre propre mouvement.
refusal-only-before-their-move = { $card } se joue juste avant le mouvement d'un adversaire.
refusal-only-at-a-turn-start = { $card } se joue au début d'un tour.
refusal-only-at-your-turn-start = { $card } se joue au début de votre propre tour.
refusal-only-after-your-breach = { $card } se joue juste après une de vos percées qui a raté.
refusal-only-before-your-capture-roll = { $card } se joue juste avant un de vos jets de capture.
refusal-only-before-their-capture-roll = { $card } se joue juste avant le jet de capture d'un adversaire.
refusal-only-with-your-capture-cards = { $card } se joue pendant que vos propres cartes capture sont dévoilées.
refusal-only-after-a-flight-roll = { $card } se joue juste après un jet de fuite.
refusal-only-in-your-turn = { $card } se joue à votre tour.
refusal-not-in-your-turn = { $card } se joue au tour d'un adversaire, pas au vôtre.
refusal-discard-at-the-end = { $card } peut être défaussé à la fin de votre tour, pas maintenant.
refusal-aimed-at-nothing = La carte { $card } ne se joue contre rien ni personne.
refusal-name-an-opponent = Dites contre qui vous jouez { $card }.
refusal-not-at-yourself = { $card } se joue contre un adversaire.
refusal-nobody-has-tokens = Aucun adversaire n'a de jeton Relance : { $card } ne changerait rien.
refusal-has-no-tokens = Cet adversaire n'a pas de jeton Relance : { $card } ne changerait rien.
refusal-name-a-tile = Dites pour quelle tuile vous jouez { $card }.
refusal-tile-not-on-map = { $tile } n'est pas sur le plan.
refusal-supply-empty = Il n'y a plus d'humains dans la réserve commune : { $card } ne changerait rien.
refusal-no-tile-with-room = Là où vous avez des zombies, il n'y a pas de place pour d'autres humains : { $card } ne changerait rien.
refusal-no-zombie-of-yours-on-tile = { $tile } : vous n'avez pas de zombie là, et { $card } n'y a pas d'effet.
refusal-no-room-on-tile = { $tile } : il n'y a pas là de place pour d'autres humains, et { $card } ne changerait rien.
refusal-name-a-building = Dites pour quel bâtiment vous jouez { $card }.
refusal-no-building-to-close = Aucun bâtiment n'a de brèche sans zombie à l'intérieur : { $card } ne changerait rien.
refusal-not-a-building = { $tile } : il n'y a pas là de bâtiment.
refusal-building-not-open = { $tile } : il n'y a pas là de brèche, et { $card } ne changerait rien.
refusal-zombies-inside = { $tile } : il y a des zombies à l'intérieur, et { $card } ne peut fermer le bâtiment.
refusal-no-wounds = Vous n'avez pas de blessure : { $card } ne changerait rien.
refusal-no-humans-on-map = Il n'y a pas d'humains sur le plan : { $card } ne changerait rien.
refusal-humans-hemmed-in = Aucun humain n'a où aller : { $card } ne changerait rien.
refusal-no-capture-cards = Aucune carte capture n'a été piochée : { $card } ne changerait rien.
refusal-you-move-it = C'est déjà vous qui déplacez cet humain, même sans { $card }.
refusal-human-trapped = L'humain est pris au piège : { $card } ne mène nulle part.

## Pourquoi c'est impossible : zombies et bâtiments

refusal-no-such-space = Il n'y a pas de case { $space } où se tenir.
refusal-no-zombie-of-yours = Vous n'avez pas de zombie sur { $space }.
refusal-zombie-stopped = Votre zombie sur { $space } s'est arrêté avec un humain : il ne bouge plus pendant ce tour.
refusal-zombie-where = Dites où va le zombie sur { $space }.
refusal-already-there = Le zombie est déjà sur { $space }.
refusal-step-instead = { $to } est juste à côté de { $space } : c'est un seul pas.
refusal-walk-instead = { $to } n'est pas à côté de { $space }, mais votre zombie peut y aller.
refusal-not-connected = { $space } et { $to } ne sont pas reliées.
refusal-barricaded = Il y a une barricade entre { $space } et { $to } : il faut une brèche sur { $space }.
refusal-no-way-out = De { $space }, on ne sort pas vers { $to } : il faut une brèche sur { $to }.
refusal-no-steps-left = Vos zombies n'ont plus de pas pendant ce tour.
refusal-humans-in-the-way = Il y a des humains entre { $space } et { $to } : les zombies s'arrêtent là où ils en rencontrent.
refusal-barricade-in-the-way = Il y a une barricade sur le chemin entre { $space } et { $to }.
refusal-too-far =
    De { $space } à { $to }, c'est trop loin pour { $left ->
        [one] { $left } pas.
       *[other] { $left } pas.
    }
refusal-breach-from-inside = { $space } est à l'intérieur : une percée se tente depuis un seuil.
refusal-not-a-doorstep = { $space } n'est pas à côté d'un bâtiment : il n'y a rien à percer.
refusal-opening-there = Il y a déjà une brèche sur { $space } : les zombies entrent sans percer.
refusal-tried-already = À ce tour, vous avez déjà tenté ce bâtiment : { $tile }.

## Pourquoi c'est impossible : humains

refusal-no-human = Il n'y a pas d'humain sur { $space }.
refusal-capture-after-moving = L'humain sur { $space } attend : les captures se tentent quand le mouvement est fini.
refusal-not-captured-this-turn = À ce tour, l'humain sur { $space } est laissé en paix : il n'était pas avec vos zombies quand les captures ont commencé.
refusal-human-must-go = L'humain ne peut rester sur { $space } : il doit aller quelque part.
refusal-zombie-there = Il y a un zombie sur { $space }.
refusal-human-there = Il y a déjà un humain sur { $space }.
refusal-zombies-in-the-way = Il y a des zombies sur le chemin vers { $space }, et les humains ne passent pas parmi eux.
refusal-not-that-long =
    Aucun trajet vers { $space } ne convient : l'humain doit faire exactement { $left ->
        [one] { $left } pas.
       *[other] { $left } pas.
    }
refusal-human-moved-already = L'humain sur { $space } a déjà été déplacé.
refusal-human-hemmed-in = L'humain sur { $space } n'a nulle part où aller.
refusal-human-too-far =
    L'humain ne peut atteindre { $space } avec { $left ->
        [one] { $left } pas.
       *[other] { $left } pas.
    }

## Pourquoi c'est impossible : tuiles et ce qu'elles apportent

refusal-cell-taken = Il y a déjà une tuile autour de { $space }.
refusal-no-link = Aucune route ne mène à l'emplacement autour de { $space }.
refusal-road-into-wall = Autour de { $space }, tournée ainsi, une route buterait contre un mur.
refusal-turned-alike = Tournée ainsi, la tuile est comme avec moins de quarts de tour : choisissez ceux-ci.
refusal-say-where-to-put = Dites sur quelle case va le suivant.
refusal-say-where-to-leave = Dites quelle case reste sans rien : c'est plus court ici.
refusal-chosen-already = { $space } est déjà choisie.
refusal-not-in-the-building = { $space } n'est pas dans le nouveau bâtiment : tout va à l'intérieur.
refusal-not-on-the-new-road = { $space } n'est pas sur la nouvelle tuile.
refusal-not-on-that-tile = { $space } n'est pas sur la tuile pour laquelle la carte a été jouée.

## Pourquoi c'est impossible : personnages, jetons et blessures

refusal-character-taken = { $character } est déjà pris : ces zombies sont menés par { $seat }.
refusal-not-your-ability = { $ability } n'est pas votre capacité : elle revient à ce personnage : { $character }.
refusal-ability-used = Vous avez déjà utilisé { $ability } : c'est possible une fois par partie.
refusal-ability-against-a-card = { $ability } s'utilise quand un adversaire vient de jouer une carte événement.
refusal-ability-before-your-move = { $ability } s'utilise quand votre mouvement commence, avant que l'on joue des cartes.
refusal-ability-with-wounds-drawn = { $ability } s'utilise quand vous avez pioché des cartes blessure et n'en avez pas encore gardé.
refusal-ability-before-your-capture = { $ability } s'utilise quand vous commencez une tentative de capture, avant que l'on joue des cartes.
refusal-ability-while-moving = { $ability } s'utilise pendant votre propre mouvement.
refusal-name-a-building-to-open = Dites pour quel bâtiment vous utilisez { $ability }.
refusal-no-building-to-open = Chaque bâtiment du plan a une brèche : { $ability } ne changerait rien.
refusal-building-open = { $tile } : il y a déjà une brèche là.
refusal-nothing-to-roll-again = Un jeton Relance se dépense juste après un jet, et il n'y en a pas maintenant.
refusal-no-die-token = Vous n'avez pas de jeton Relance.
refusal-keep-a-double = Vous ne pouvez garder cette blessure : { $wound }. Parmi les cartes piochées, certaines sont pareilles, et il faut garder l'une d'elles.
refusal-wound-not-drawn = Vous n'avez pas pioché cette blessure : { $wound }.

## Ce qui se décide d'abord

refusal-decide-window = C'est le moment de jouer des cartes : tout le reste attend que chacun ait passé.
refusal-decide-do-over-any = C'est le moment de dépenser des jetons Relance pour le jet : tout le reste attend que chacun ait passé.
refusal-decide-choose-character = Choisissez d'abord un personnage.
refusal-decide-place-tile = Placez d'abord la tuile.
refusal-decide-place-humans = Dites d'abord où vont les humains de la tuile.
refusal-decide-place-die-tokens = Dites d'abord où vont les jetons Relance du bâtiment.
refusal-decide-card-put = Dites d'abord où vont les humains.
refusal-decide-ability = Décidez d'abord si vous utilisez votre capacité spéciale.
refusal-decide-objection = Décidez d'abord si vous faites objection à la carte.
refusal-decide-move-step = Déplacez d'abord vos zombies, ou terminez le mouvement.
refusal-decide-do-over = Décidez d'abord si vous relancez le dé.
refusal-decide-capture-order = Dites d'abord quel humain vous tentez de capturer maintenant.
refusal-decide-infect-or-eat = Décidez d'abord si l'humain est infecté ou dévoré.
refusal-decide-keep-wound = Choisissez d'abord la blessure que vous gardez.
refusal-decide-move-human = Dites d'abord où fuit l'humain.
refusal-decide-lead-human = Choisissez d'abord un humain à déplacer, ou dites que c'est fini.
refusal-decide-lead-to = Dites d'abord où va l'humain.
refusal-decide-discard-card = Défaussez d'abord une carte, ou gardez-les toutes.

## Le plateau : board-…

board-points = { $count } sur { $most }
board-zombies-of = Zombie ({ $name })
board-zombie-on = Zombie sur { $space }
board-inside = à l'intérieur
board-sheets = Personnages libres
board-card-played = Jouée
board-wounds = Blessures pour { $name }
board-wound-again = La deuxième
board-brings-humans =
    { $count ->
        [one] { $count } humain
       *[other] { $count } humains
    }
board-copy = { $tile } nº { $number }
board-next-tile = Choisissez une tuile.

## Le panneau d'une capture : hunt-…

hunt-title = Capture : { $tile }
hunt-breach = Percée : { $tile }
hunt-tries = { $name } tente une capture : { $tile }
hunt-mover = { $name } choisit la fuite : { $steps }
hunt-pass-before_capture = Le dé est lancé sans carte de votre part.
hunt-pass-weapon = Vous ne donnez pas d'arme.
hunt-pass-capture_cards = Les cartes restent comme elles sont.
hunt-spare = Vous lancez le dé comme d'habitude.
hunt-reroll = Le dé est relancé.
hunt-stays = Le jet reste tel quel.
hunt-infect = Il devient un zombie à vous.
hunt-eat = Vous gardez une carte Dévorer comme point.

## La leçon : lesson-…

## La leçon

lesson-title = Votre premier souper
lesson-welcome = Les morts marchent, et cette fois vous en êtes. Vous êtes { $player_1 } et menez une horde, { $player_2 } en mène une autre, et la ville est pleine de souper. Chaque zombie à vous sur le plan est un point, et chaque humain que vous avez dévoré aussi. Le premier qui a 9 points gagne la partie ; à l'un des personnages il en faut 10.
lesson-short = Cela prend du temps. Cette leçon se termine après deux manches : gagne alors celui à qui il manque le moins de points.
lesson-sheet = Chacun mène les zombies d'un personnage, et le vôtre est le { character-miner }. { number-movement } 6, c'est combien de pas vos zombies font dans un tour, tous ensemble. { number-capture } 3, c'est ce qu'il vous faut au dé pour attraper un humain. { number-do_over } 3, ce sont les jetons avec lesquels vous commencez.
lesson-draws = { number-infect } 3 et { number-taking_wounds } 4 disent combien de cartes vous piochez quand vous avez pris quelqu'un, et quand quelqu'un vous touche. Et une fois par partie, vous pouvez utiliser votre capacité spéciale.
lesson-tile = Le tour commence par une tuile, et vous avez pioché le { tile-hu_diner }. Elle va là où ses routes rencontrent celles de la ville. Placez-la au nord, autour de N3.
lesson-people = Trois humains sont venus avec elle, un par case du bâtiment, et un jeton Relance. C'est vous qui dites où il est : mettez-le sur N4.
lesson-cards = Vous avez en main trois cartes événement, que personne d'autre ne voit. Avant le mouvement, vous piochez toujours jusqu'à en avoir trois.
lesson-walk = Maintenant vos zombies bougent. Vous n'en avez qu'un pour l'instant, et les six pas sont tous pour lui. On n'entre pas ainsi dans le bâtiment, car il y a des barricades tout autour. Allez sur son seuil : un clic sur N3 suffit.
lesson-breach = Les barricades du { tile-hu_diner } ont le nombre 3 : faites cela ou plus, et vous êtes dedans. Chaque autre zombie sur le seuil, à qui qu'il soit, le baisse de 1. Vous pouvez tenter chaque bâtiment une fois par tour. Tentez une percée depuis N3.
lesson-do-over = Un 2, il manque un. Mais vous avez trois jetons Relance, et chacun vous laisse relancer un de vos dés. Choisissez « { option-reroll } ».
lesson-enter = Un 3, et il y a une brèche, pour tout le monde et jusqu'à la fin de la partie. Un zombie qui rencontre un humain s'arrête là pour ce tour. Allez en N4.
lesson-roll = Le mouvement fini, vous essayez de capturer chaque humain qui partage une case avec un zombie à vous. Vous avez fait 4, et 3 vous suffit. Choisissez « { option-accept } ».
lesson-infected = Personne n'a armé l'humain, et vous avez donc pioché trois cartes capture. Avec deux { capture-infect } et une { capture-eat }, l'humain a été infecté : vous avez un deuxième zombie et un deuxième point. Le jeton Relance sur N4 est à vous aussi.
lesson-discard = À la fin du tour, vous pouvez défausser une carte, et en piocher une autre plus tard. Défaussez { card-fire_extinguisher }.
lesson-weapon = { $player_2 } a placé la { tile-hu_mining_company }, passé par votre brèche et fait assez au dé pour une capture. Les cartes se jouent aussi pendant le tour des autres, et vous pouvez donner une arme à cet humain. Jouez { card-baseball_bat }.
lesson-struck = Vous avez fait 5, et la batte ajoute 1. Avec 4 ou plus, une arme touche : { $player_2 } a une blessure, et l'humain fuit.
lesson-flight = Pour la fuite, c'est un 6 : l'humain doit faire autant de pas. Où il va, c'est le joueur à la droite de celui qui tentait la capture qui le décide ; à deux, c'est vous. Les barricades n'arrêtent pas les humains, les zombies si. Choisissez E3N4, dans la { tile-hu_mining_company }.
lesson-road = Votre deuxième tour, et cette fois vous avez un { tile-hu_road_t }. Une route apporte un humain, sur son centre. Placez la tuile autour de W3N3.
lesson-ability = Trois humains se cachent dans la { tile-hu_mining_company }, et ses barricades ont le nombre 6. Mais vous menez des mineurs : une fois par partie, pendant votre mouvement, ils ouvrent une brèche sur tous les seuils d'un bâtiment. Utilisez { ability-undermine }.
lesson-share = Vous avez maintenant deux zombies. Ils se partagent vos six pas, dans n'importe quel ordre et comme vous voulez. L'un d'eux a un humain juste à côté : déplacez-le de N4 en W1N4.
lesson-share-more = Il reste cinq pas, et il en faut quatre à l'autre zombie : sortir par la brèche, suivre la route, et entrer de nouveau. Déplacez-le de N4 en E2N4.
lesson-order = Tous deux se sont arrêtés avec un humain, et le mouvement est fini. Vous devez essayer de capturer les deux humains, et vous choisissez lequel d'abord. Choisissez celui de W1N4.
lesson-wound = Votre jet était bon, mais { $player_2 } a armé l'humain d'un { card-fire_extinguisher }, et l'arme a touché. Vous avez pioché quatre cartes blessure et en gardez une ; si certaines étaient pareilles, ce devrait être une de celles-là.
lesson-keep-one = Une { wound-head_shot }, ou une blessure que vous avez déjà, vous coûterait le zombie. Toute autre reste simplement devant vous. Gardez { wound-right_arm }.
lesson-fled = L'humain a fui W1N4. À deux, { $player_2 } est aussi à votre droite, et l'a déplacé, mais il n'y avait qu'un trajet de huit pas : six du dé, et deux de plus pour l'{ card-fire_extinguisher }.
lesson-escape = En E2N4, plus personne ne pouvait armer l'humain, mais il y a une { capture-escape } parmi vos trois cartes capture, et une seule suffit pour qu'il s'échappe. À moins d'en piocher trois nouvelles : jouez { card-second_helping }.
lesson-eaten = Deux { capture-eat } : l'humain est dévoré, il n'en reste rien, et vous gardez une de ces cartes comme troisième point.
lesson-one-card = Du début de votre tour au début du suivant, vous pouvez jouer une carte, et c'était celle-là. Les deux qui sont dans votre main doivent attendre. Choisissez « { option-keep } ».
lesson-away = { $player_2 } a pris l'humain de la nouvelle route, mais pioché une { capture-escape }. C'est donc vous qui déplacez cet humain aussi, d'un pas seulement. Gardez-le à portée de main : choisissez W2N3.
lesson-victory = Les deux manches sont finies. Vous avez 3 points et il vous en manque 6 ; { $player_2 } en a 1, et il lui en manque 8. Vous avez gagné !
lesson-goodbye = Dans une vraie partie on continue jusqu'à 9 points, et chaque personnage chasse à sa façon. Menez plusieurs zombies devant les barricades, gardez une arme pour les autres, et bon appétit !
