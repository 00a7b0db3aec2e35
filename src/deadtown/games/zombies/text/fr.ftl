### Zombies!!! en français.

game-title = Zombies!!!
game-blurb = Une ville qui pousse sous vos pieds, un fusil, trois balles et, à chaque coin de rue, quelqu'un qui n'a pas encore mangé. Posez les rues, frayez-vous un chemin, envoyez les zombies chez vos amis et soyez le premier à l'hélicoptère. Il n'y a qu'une place.

## Styles des bots

style-hunter = chasseur de zombies
style-runner = fuyard
style-spoiler = trouble-fête

## Classes de cartes, et quand on peut les jouer

kind-instant = Instantanée
    .help = Agit quand on la joue, puis va dans la défausse.
kind-item = Objet
    .help = Reste en jeu devant celui qui l'a joué.
when-any = À tout moment
when-any-life = À tout moment, avec au moins 2 points de vie
when-own-roll = Avec votre jet de mouvement ou de combat
when-before-move = Avant votre jet de mouvement
when-opponent-moved = Après le jet de mouvement d'un adversaire
when-toy_store = Au Magasin de jouets
when-lawn_and_garden = À la Jardinerie
when-fire_station = À la Caserne de pompiers
when-hospital = À l'Hôpital ou à la Pharmacie
when-army_surplus = Au Surplus militaire
when-sporting_goods = Au Magasin de sport
when-gas_station = À la Station-service
when-skate_shop = À la Boutique de skate

## Cartes événement

card-adrenaline_rush = Montée d'adrénaline
    .kind = { kind-instant }
    .text = Vos pas sont doublés pendant ce tour ; ou bien +2 au jet de combat que vous venez de faire.
    .when = { when-own-roll }
    .flavour = Respirer ? Plus tard.
card-all_the_marbles = Des billes pour tous
    .kind = { kind-item }
    .text = Utilisez-la : aucun zombie ne bouge jusqu'à la fin de votre prochain tour.
    .when = { when-toy_store }
    .flavour = Attention où vous marchez.
card-alternate_food_source = Autre source de nourriture
    .kind = { kind-instant }
    .text = Jusqu'à la fin de votre prochain tour, personne ne combat les zombies : on passe à côté d'eux.
    .when = { when-any }
    .flavour = Aujourd'hui, c'est le boucher.
card-bad_sense_of_direction = Mauvais sens de l'orientation
    .kind = { kind-instant }
    .text = Payez 1 point de vie : le pion d'un adversaire est mis sur le centre de la Place centrale.
    .when = { when-any-life }
    .flavour = À gauche. Non, l'autre gauche.
card-brain_cramp = Crampe au cerveau
    .kind = { kind-instant }
    .text = Vous menez le pion de cet adversaire pendant ce tour : tous ses pas, et son arrêt.
    .when = { when-opponent-moved }
    .flavour = Mais pourquoi je vais par là ?
card-butter_fingers = Mains de beurre
    .kind = { kind-instant }
    .text = Un adversaire défausse une carte en jeu, ou 1 ou 2 balles : c'est vous qui choisissez.
    .when = { when-any }
    .flavour = Oups.
card-chainsaw = Tronçonneuse
    .kind = { kind-item }
    .text = Utilisez-la pendant votre tour : +2 à tous vos jets de combat de ce tour.
    .when = { when-lawn_and_garden }
    .flavour = Convient aussi aux haies.
card-claustrophobia = Claustrophobie
    .kind = { kind-instant }
    .text = À son prochain tour, un adversaire n'entre dans aucun bâtiment et doit sortir du sien.
    .when = { when-any }
    .flavour = Les murs étaient déjà si près ?
card-couldnt_get_any_worse = Juste quand on croyait avoir touché le fond
    .kind = { kind-instant }
    .text = Choisissez un bâtiment : chacune de ses cases intérieures sans zombie en reçoit un.
    .when = { when-any }
    .flavour = Surprise !
card-dont_think_theyre_dead = Je ne crois pas qu'ils soient morts
    .kind = { kind-instant }
    .text = Un adversaire lance deux dés. Si l'un montre 3 ou moins à la fin, deux de ses zombies filent.
    .when = { when-any }
    .flavour = Celui-là m'a fait un clin d'œil.
card-fear = Peur
    .kind = { kind-instant }
    .text = À son prochain tour, le pion d'un adversaire ne bouge pas du tout.
    .when = { when-any }
    .flavour = Je suis très bien ici.
card-fire_axe = Hache d'incendie
    .kind = { kind-item }
    .text = Tant qu'elle est en jeu : +1 à tous vos jets de combat.
    .when = { when-fire_station }
    .flavour = En cas de zombies, briser la vitre.
card-first_aid_kit = Trousse de secours
    .kind = { kind-item }
    .text = Utilisez-la en combat au lieu de perdre un point de vie ; puis relancez.
    .when = { when-hospital }
    .flavour = Un pansement et ça repart.
card-grenade = Grenade
    .kind = { kind-item }
    .text = Utilisez-la sur une tuile à bâtiment : ses zombies sont à vous, puis vous perdez 1 point de vie.
    .when = { when-army_surplus }
    .flavour = Toc toc.
card-hey_look_a_shotgun = Oh, regarde ! Un fusil !
    .kind = { kind-item }
    .text = 3 cartouches : vos 3 prochains jets de combat reçoivent +1, même avec une autre arme.
    .when = { when-any }
    .flavour = Qui trouve tire.
card-hysterical_paralysis = Paralysie hystérique
    .kind = { kind-instant }
    .text = Le prochain tour d'un adversaire est sauté.
    .when = { when-any }
    .flavour = Aaaaaah, et cetera.
card-keys_still_in_it = Les clés sont encore dessus
    .kind = { kind-instant }
    .text = Au lieu de lancer le dé, vous avez 10 pas. On combat les zombies en chemin comme d'habitude.
    .when = { when-before-move }
    .flavour = Et un demi-plein !
card-lots_of_ammo = Munitions à gogo
    .kind = { kind-item }
    .text = Utilisez-la, même après un jet de combat : vous prenez 3 balles.
    .when = { when-sporting_goods }
    .flavour = La chasse au canard est fermée.
card-molotov_cocktail = Cocktail Molotov
    .kind = { kind-item }
    .text = Utilisez-la à votre tour dans un bâtiment : +2 à vos jets de combat de ce tour dans ce bâtiment.
    .when = { when-gas_station }
    .flavour = Se sert chaud.
card-much_needed_rest = Repos bien mérité
    .kind = { kind-instant }
    .text = Au lieu de lancer le dé et de bouger, vous prenez 2 points de vie.
    .when = { when-before-move }
    .flavour = Encore cinq minutes.
card-skateboard = Skateboard
    .kind = { kind-item }
    .text = Tant qu'elle est en jeu : +2 à tous vos jets de mouvement.
    .when = { when-skate_shop }
    .flavour = Casque non fourni.
card-slight_miscalculation = Légère erreur de calcul
    .kind = { kind-instant }
    .text = Choisissez un bâtiment : ses zombies sont doublés, tant qu'il y a des cases.
    .when = { when-any }
    .flavour = Je les ai comptés. Ils allaient par deux.
card-this_isnt_so_bad = Ce n'est pas si terrible
    .kind = { kind-instant }
    .text = Mettez deux zombies du plan sur d'autres cases sans zombie, n'importe où.
    .when = { when-any }
    .flavour = Enfin, pour moi.
card-untied_shoe = Ton lacet est défait
    .kind = { kind-instant }
    .text = Les pas d'un adversaire sont divisés par deux : avec son jet, ceux de ce tour, sinon du prochain.
    .when = { when-any }
    .flavour = Je t'ai eu.
card-were_screwed = On est fichus !
    .kind = { kind-instant }
    .text = Placez 10 zombies sur des cases sans zombie, n'importe où.
    .when = { when-any }
    .flavour = Certains plus que d'autres.
card-where_did_everybody_go = Où sont-ils tous passés ?
    .kind = { kind-instant }
    .text = Vous déplacez le pion d'un adversaire d'exactement 5 pas. On combat les zombies en chemin.
    .when = { when-any }
    .flavour = Ils étaient juste derrière moi.
card-zombie_master = Maître des zombies
    .kind = { kind-instant }
    .text = Placez 5 zombies sur des cases sans zombie et sans pion, n'importe où.
    .when = { when-any }
    .flavour = Assis. Pas bouger. Mange.

## Tuiles

kind-square = Départ
kind-helipad = Porte de sortie
kind-road = Route
kind-building = Bâtiment

tile-town_square = Place centrale
    .kind = { kind-square }
    .text = Tous les pions partent de son centre et y reviennent quand ils meurent. Elle n'apporte pas de zombies.
tile-helipad = Héliport
    .kind = { kind-helipad }
    .text = Il apporte 9 zombies, un par case. Qui arrive sur son centre, sans zombie, peut gagner.
tile-road_straight = Route droite
    .kind = { kind-road }
    .text = Deux sorties : elle apporte 2 zombies.
tile-road_curve = Virage
    .kind = { kind-road }
    .text = Deux sorties : il apporte 2 zombies.
tile-road_t = Croisement en T
    .kind = { kind-road }
    .text = Trois sorties : il apporte 3 zombies.
tile-road_cross = Carrefour
    .kind = { kind-road }
    .text = Quatre sorties : il apporte 4 zombies.
tile-hospital = Hôpital
    .kind = { kind-building }
    .text = À l'intérieur : 8 zombies et 4 points de vie. On y joue { card-first_aid_kit }.
tile-lawn_and_garden = Jardinerie
    .kind = { kind-building }
    .text = À l'intérieur : 6 zombies, 2 points de vie et 3 balles. On y joue { card-chainsaw }.
tile-police_station = Commissariat
    .kind = { kind-building }
    .text = À l'intérieur : 6 zombies, 2 points de vie et 4 balles.
tile-sporting_goods = Magasin de sport
    .kind = { kind-building }
    .text = À l'intérieur : 6 zombies, 2 points de vie et 4 balles. On y joue { card-lots_of_ammo }.
tile-fire_station = Caserne de pompiers
    .kind = { kind-building }
    .text = À l'intérieur, derrière trois portes : 6 zombies, 4 points de vie et 2 balles. On y joue { card-fire_axe }.
tile-drug_store = Pharmacie
    .kind = { kind-building }
    .text = À l'intérieur : 3 zombies et 3 points de vie. On y joue { card-first_aid_kit }.
tile-army_surplus = Surplus militaire
    .kind = { kind-building }
    .text = À l'intérieur : 2 zombies et 2 balles. On y joue { card-grenade }.
tile-hardware_store = Quincaillerie
    .kind = { kind-building }
    .text = À l'intérieur, derrière deux portes : 3 zombies, 1 point de vie et 2 balles.
tile-toy_store = Magasin de jouets
    .kind = { kind-building }
    .text = À l'intérieur, derrière deux portes : 3 zombies, 1 point de vie et 1 balle. On y joue { card-all_the_marbles }.
tile-skate_shop = Boutique de skate
    .kind = { kind-building }
    .text = À l'intérieur : 3 zombies et 1 balle. On y joue { card-skateboard }.
tile-florist = Fleuriste
    .kind = { kind-building }
    .text = À l'intérieur : 3 zombies, 1 point de vie et 1 balle.
tile-gas_station = Station-service
    .kind = { kind-building }
    .text = À l'intérieur : 3 zombies, 1 point de vie et 2 balles. On y joue { card-molotov_cocktail }.

## Lignes du dé d'événement

kind-must = Obligatoire
kind-may = Peut être refusée

row-1 = Tour perdu
    .kind = { kind-must }
    .text = Votre tour est fini.
row-2 = Déplacé de cinq cases
    .kind = { kind-must }
    .text = Vous choisissez un adversaire, qui déplace votre pion d'exactement 5 pas. On combat les zombies en chemin.
row-3 = Trois zombies déplacés
    .kind = { kind-must }
    .text = Vous choisissez un adversaire, qui met jusqu'à 3 zombies du plan sur d'autres cases, libres.
row-4 = Cinq zombies arrivent
    .kind = { kind-must }
    .text = Vous choisissez un adversaire, qui place jusqu'à 5 zombies sur des cases libres.
row-5 = L'héliport bouge
    .kind = { kind-must }
    .text = Vous déplacez l'Héliport, avec tout ce qui s'y trouve, vers un autre emplacement, si c'est possible.
row-6 = Trois zombies
    .kind = { kind-may }
    .text = Vous placez jusqu'à 3 zombies sur des cases libres.
row-7 = Mouvement +2
    .kind = { kind-may }
    .text = Vous pouvez faire 2 pas de plus pendant ce tour.
row-8 = Entrave
    .kind = { kind-may }
    .text = Le prochain jet de mouvement d'un adversaire est divisé par deux, ou les jets d'attaque de son prochain tour reçoivent −1.
row-9 = Bonus d'attaque
    .kind = { kind-may }
    .text = Vos deux prochains jets d'attaque reçoivent +1.
row-10 = Coup de chance
    .kind = { kind-may }
    .text = Un adversaire perd son prochain tour, ou vous gagnez sans jet votre prochain combat contre un zombie.

## Options de la partie

set-base = { setting-variant-base }
set-intervention_squad = { setting-variant-intervention_squad }
setting-variant = Variante
    .help = Auquel des deux jeux on joue avec ces tuiles.
setting-variant-base = Jeu de base
    .help = Posez la ville en chemin, jouez des cartes événement et soyez le premier à l'Héliport ou à 25 zombies.
setting-variant-intervention_squad = Escouade d'intervention
    .help = La ville est construite d'abord, un dé à dix faces apporte les événements, et seul l'Héliport fait gagner, avec 15 zombies.
setting-zb_kill_goal = Zombies pour gagner
    .help = Avec combien de zombies on gagne le jeu de base.
setting-zb_helipad_placer = Qui place l'Héliport
    .help = Qui décide où il va dans le jeu de base, quand quelqu'un le pioche.
setting-zb_helipad_placer-fewest = Le moins de zombies
    .help = Le joueur qui a le moins de zombies, qui que soit celui qui le pioche.
setting-zb_helipad_placer-drawer = Celui qui le pioche
    .help = Le joueur qui le pioche, comme toute autre tuile.
setting-zb_life_cap = Vie maximale
    .help = Combien de points de vie un joueur peut avoir, dans les deux jeux.
setting-is_kill_goal = Zombies exigés à l'Héliport
    .help = Combien de zombies il faut pour gagner dans Escouade d'intervention.
setting-is_pvp = Combat entre joueurs
    .help = Dans Escouade d'intervention, les joueurs d'une même case peuvent s'attaquer.
setting-is_survivors = Survivors!!!
    .help = Dans Escouade d'intervention, il faut aussi avoir visité le Commissariat et l'Hôpital pour gagner. La partie en est plus longue.
setting-is_road_zombies = Zombies sur les routes
    .help = Dans Escouade d'intervention, les routes commencent avec des zombies, comme les bâtiments.
setting-is_event_3_4_chooser = Qui choisit les cases sur un 3 ou un 4
    .help = Dans Escouade d'intervention, qui décide où vont les zombies de ces deux lignes.
setting-is_event_3_4_chooser-opponent = L'adversaire
    .help = L'adversaire choisi décide des zombies et des cases.
setting-is_event_3_4_chooser-roller = Celui qui a lancé le dé
    .help = L'adversaire dit quels zombies ou combien, celui qui a lancé le dé choisit les cases.
setting-is_helipad_end_of_line = Héliport en bout de ligne
    .help = Dans Escouade d'intervention, aucune tuile ne se relie à l'Héliport une fois posé : il peut presque toujours être déplacé.
setting-is_private_chat = Apartés
    .help = Dans Escouade d'intervention, les joueurs peuvent aussi se parler en privé.
setting-max_rounds = Limite de manches
    .help = La partie finit aussi après ce nombre de manches ; 0 veut dire aucune limite.

## La table

phase-set_up = Mise en place
phase-build = Construction de la ville
phase-event = Dé d'événement
phase-tile = Tuile
phase-combat = Combat
phase-draw = Pioche
phase-move = Mouvement
phase-zombies = Zombies
phase-discard = Défausse
phase-over = Fin de la partie

## Pièces, jetons et nombres

piece-zombie = Zombie
    .kind = Mort-vivant
    .text = Qui entre sur sa case, ou l'a sur la sienne à l'étape de combat, doit le combattre : avec 4 ou plus, il est à lui. Une case a un zombie au plus.
piece-pawn = Type au fusil
    .kind = Pion
    .text = Le pion d'un joueur. Une case peut en recevoir autant qu'on veut, même avec un zombie.
token-life = Vie
    .kind = Jeton
    .text = 1 point de vie pour le premier pion qui entre sur la case sans zombie, ou qui tue le zombie qui s'y trouve.
token-bullet = Balle
    .kind = Jeton
    .text = 1 balle pour le premier pion qui entre sur la case sans zombie, ou qui tue le zombie qui s'y trouve.

zone-map = Plan
zone-hand = Main
zone-in_play = En jeu
zone-discard = Défausse

counter-round = Manche
    .count = Manche { $count }
counter-life = Vie
    .count =
        { $count ->
            [one] { $count } point de vie
           *[other] { $count } points de vie
        }
counter-bullets = Balles
    .count =
        { $count ->
            [0] aucune balle
            [one] { $count } balle
           *[other] { $count } balles
        }
counter-kills = Collection
    .count =
        { $count ->
            [0] aucun zombie
            [one] { $count } zombie
           *[other] { $count } zombies
        }
counter-cards = Cartes
    .count =
        { $count ->
            [0] aucune carte
            [one] { $count } carte
           *[other] { $count } cartes
        }
counter-charges = Cartouches
    .count =
        { $count ->
            [one] { $count } cartouche
           *[other] { $count } cartouches
        }
counter-pool = Réserve
    .count =
        { $count ->
            [0] réserve vide
            [one] { $count } zombie dans la réserve
           *[other] { $count } zombies dans la réserve
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
counter-steps = Pas
    .count =
        { $count ->
            [0] plus de pas
            [one] { $count } pas restant
           *[other] { $count } pas restants
        }
counter-to_move = Zombies à déplacer
    .count =
        { $count ->
            [0] plus de zombies à déplacer
            [one] { $count } zombie à déplacer
           *[other] { $count } zombies à déplacer
        }

state-looted = Pillé
state-visited = Visité

## Ce qui est en attente sur un joueur

effect-fear = { card-fear }
    .text = Au prochain tour, le pion ne bouge pas du tout.
effect-claustrophobia = { card-claustrophobia }
    .text = Au prochain tour, le pion n'entre dans aucun bâtiment et doit sortir de celui où il est.
effect-hysterical_paralysis = { card-hysterical_paralysis }
    .text = Le prochain tour est sauté.
effect-untied_shoe = { card-untied_shoe }
    .text = Les pas du prochain jet de mouvement sont divisés par deux.
effect-all_the_marbles = { card-all_the_marbles }
    .text = Aucun zombie ne bouge jusqu'à la fin du prochain tour de ce joueur.
effect-alternate_food_source = { card-alternate_food_source }
    .text = Personne ne combat les zombies jusqu'à la fin du prochain tour de ce joueur.
effect-chainsaw = { card-chainsaw }
    .text = +2 à tous les jets de combat de ce tour.
effect-molotov_cocktail = { card-molotov_cocktail }
    .text = +2 aux jets de combat dans ce bâtiment, pendant ce tour.
effect-brain_cramp = { card-brain_cramp }
    .text = Quelqu'un d'autre décide des pas de ce mouvement.
effect-halved = Mouvement divisé par deux
    .text = Le prochain jet de mouvement est divisé par deux.
effect-weakened = Faiblesse
    .text = Tous les jets d'attaque du prochain tour reçoivent −1.
effect-attack_bonus = Bonus d'attaque
    .text = Les prochains jets d'attaque reçoivent +1.
effect-sure_win = Victoire assurée
    .text = Le prochain combat contre un zombie est gagné sans jet.
effect-lost_turn = Tour perdu
    .text = Le prochain tour est perdu.

## Quand on peut jouer des cartes : ce que tous entendent, et ce qu'on demande à chacun

window-name-turn-start = Quelqu'un commence son tour
window-turn-start = { $seat } commence son tour : on peut jouer des cartes.
prompt-turn-start =
    { $own ->
        [yes] Votre tour commence : jouez-vous ou utilisez-vous une carte ?
       *[no] { $seat } commence son tour : jouez-vous ou utilisez-vous une carte ?
    }
window-name-after-tile = Quelqu'un en a fini avec une tuile
window-after-tile = { $seat } en a fini avec la tuile : on peut jouer des cartes.
prompt-after-tile =
    { $own ->
        [yes] Vous en avez fini avec la tuile : jouez-vous ou utilisez-vous une carte ?
       *[no] { $seat } en a fini avec la tuile : jouez-vous ou utilisez-vous une carte ?
    }
window-name-pre-combat-roll = Quelqu'un va lancer le dé dans un combat
window-pre-combat-roll = { $seat } va lancer le dé contre un zombie : on peut jouer des cartes.
prompt-pre-combat-roll =
    { $own ->
        [yes] Vous allez lancer le dé contre un zombie : jouez-vous ou utilisez-vous une carte ?
       *[no] { $seat } va lancer le dé contre un zombie : jouez-vous ou utilisez-vous une carte ?
    }
window-name-post-combat-roll = Quelqu'un a lancé le dé dans un combat
window-post-combat-roll = { $seat } a lancé le dé contre un zombie : le jet peut encore changer.
prompt-post-combat-roll =
    { $own ->
        [yes] Vous avez lancé le dé contre le zombie : jouez-vous ou utilisez-vous une carte pour ce jet ?
       *[no] { $seat } a lancé le dé contre un zombie : jouez-vous ou utilisez-vous une carte ?
    }
window-name-pre-move-roll = Quelqu'un va lancer le dé pour son mouvement
window-pre-move-roll = { $seat } va lancer le dé pour son mouvement : on peut jouer des cartes.
prompt-pre-move-roll =
    { $own ->
        [yes] Vous allez lancer le dé pour votre mouvement : jouez-vous ou utilisez-vous une carte ?
       *[no] { $seat } va lancer le dé pour son mouvement : jouez-vous ou utilisez-vous une carte ?
    }
window-name-post-move-roll = Quelqu'un a lancé le dé pour son mouvement
window-post-move-roll = { $seat } a lancé le dé pour son mouvement : on peut jouer des cartes avant le premier pas.
prompt-post-move-roll =
    { $own ->
        [yes] Vous avez lancé le dé pour votre mouvement : jouez-vous ou utilisez-vous une carte avant le premier pas ?
       *[no] { $seat } a lancé le dé pour son mouvement : jouez-vous ou utilisez-vous une carte avant le premier pas ?
    }
window-name-after-step = Quelqu'un a fait un pas
window-after-step = { $seat } a fait un pas : on peut jouer des cartes.
prompt-after-step =
    { $own ->
        [yes] Vous avez fait un pas : jouez-vous ou utilisez-vous une carte ?
       *[no] { $seat } a fait un pas : jouez-vous ou utilisez-vous une carte ?
    }
window-name-pre-zombie-roll = Quelqu'un va lancer le dé pour les zombies
window-pre-zombie-roll = { $seat } va lancer le dé pour les zombies : on peut jouer des cartes.
prompt-pre-zombie-roll =
    { $own ->
        [yes] Vous allez lancer le dé pour les zombies : jouez-vous ou utilisez-vous une carte ?
       *[no] { $seat } va lancer le dé pour les zombies : jouez-vous ou utilisez-vous une carte ?
    }
window-name-post-zombie-roll = Quelqu'un a lancé le dé pour les zombies
window-post-zombie-roll = { $seat } a lancé le dé pour les zombies : on peut jouer des cartes avant qu'ils bougent.
prompt-post-zombie-roll =
    { $own ->
        [yes] Vous avez lancé le dé pour les zombies : jouez-vous ou utilisez-vous une carte avant qu'ils bougent ?
       *[no] { $seat } a lancé le dé pour les zombies : jouez-vous ou utilisez-vous une carte avant qu'ils bougent ?
    }
window-name-turn-end = Quelqu'un finit son tour
window-turn-end = { $seat } va finir son tour : on peut jouer des cartes.
prompt-turn-end =
    { $own ->
        [yes] Votre tour va finir : jouez-vous ou utilisez-vous une carte ?
       *[no] { $seat } va finir son tour : jouez-vous ou utilisez-vous une carte ?
    }
## Parler

talk-caution = Alliez-vous et trahissez-vous pour les seuls besoins de cette partie, et laissez de côté vos antipathies personnelles.
