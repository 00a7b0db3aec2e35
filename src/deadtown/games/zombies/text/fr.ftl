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
when-any-life = À tout moment, dès 2 points de vie
when-own-roll = À votre jet de mouvement ou de combat
when-before-move = Avant votre jet de mouvement
when-opponent-moved = Après un jet de mouvement adverse
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

## Comment une partie se termine

ending-helipad = L'hélicoptère a décollé
ending-collection = La collection est complète
ending-mission = La mission est accomplie
ending-no_zombies = Il n'y a plus de zombies
ending-rounds = La dernière manche est finie

reckoning-zombies = Zombies en collection

## Pourquoi une partie a été gagnée

verdict-helipad = À la manche { $round }, { $winners } se tenait au centre de l'Héliport, sans zombie sur la case.
verdict-collection =
    À la manche { $round }, { $winners } avait { $kills ->
        [one] { $kills } zombie
       *[other] { $kills } zombies
    } en collection.
verdict-mission =
    À la manche { $round }, { $winners } a apporté { $kills ->
        [one] { $kills } zombie
       *[other] { $kills } zombies
    } au centre de l'Héliport.
verdict-no_zombies =
    Il n'y avait plus de zombies, ni d'Héliport. { $winners_count ->
        [one] { $winners } menait avec { $kills ->
            [one] { $kills } zombie.
           *[other] { $kills } zombies.
        }
       *[other] { $winners } étaient à égalité avec { $kills ->
            [one] { $kills } zombie
           *[other] { $kills } zombies
        } chacun.
    }
verdict-rounds =
    À la fin de la manche { $round }, personne n'avait gagné. { $winners_count ->
        [one] { $winners } menait avec { $kills ->
            [one] { $kills } zombie.
           *[other] { $kills } zombies.
        }
       *[other] { $winners } étaient à égalité avec { $kills ->
            [one] { $kills } zombie
           *[other] { $kills } zombies
        } chacun.
    }
rung-zombies = Le plus de zombies
rung-life = Le plus de vie
rung-bullets = Le plus de balles

## Comment la partie s'est passée

course-kills = Zombies en collection
course-life = Vie
course-bullets = Balles

## Ce qui se passe

event-first-player = { $seat } commence.
event-turn-began = Manche { $round } : à { $seat } de jouer.
event-turn-lost-hysterical-paralysis = { $seat } ne peut plus remuer un doigt : le tour est sauté.
event-turn-lost-lost-turn = { $seat } perd ce tour.
event-turn-lost-lose-turn = { $seat } perd son tour.
event-turn-lost-closed = { $seat } perd le reste de son tour.
event-tile-drawn = { $seat } pioche une tuile : { $tile }.
event-tile-placed = { $seat } place une tuile autour de { $space } : { $tile }.
event-tile-removed = { $tile } n'a de place nulle part : la tuile est hors du jeu.
event-map-closed = Le plan est fermé : plus aucune tuile ne viendra.
event-zombies-came =
    { $seat } place { $count ->
        [one] { $count } zombie sur { $spaces }.
       *[other] { $count } zombies : { $spaces }.
    }
event-zombies-came-in =
    { $seat } place { $count ->
        [one] { $count } zombie sur { $spaces } ({ $tile }).
       *[other] { $count } zombies : { $tile }.
    }
event-tokens-laid = { $seat } dispose les jetons ({ $tile }) : vie { $life }, balles { $bullets }.
event-combat-rolled = { $seat } combat un zombie et fait { $dice }.
event-roll-raised = { $seat } a une poussée d'énergie : le jet vaut maintenant { $total }.
event-bullets-paid =
    { $seat } tire { $bullets ->
        [one] { $bullets } balle
       *[other] { $bullets } balles
    } et touche (il en reste { $left }).
event-life-saved = { $seat } utilise { card-first_aid_kit } et ne perd pas de vie.
event-life-lost-combat =
    { $seat } se fait mordre et perd un point de vie : { $life ->
        [0] c'était le dernier.
       *[other] il lui en reste { $life }.
    }
event-life-lost-grenade =
    L'explosion coûte un point de vie à { $seat } : { $life ->
        [0] c'était le dernier.
       *[other] il lui en reste { $life }.
    }
event-life-lost-directions =
    { $seat } paie un point de vie : { $life ->
        [0] c'était le dernier.
       *[other] il lui en reste { $life }.
    }
event-life-lost-dead =
    { $seat } paie un point de vie pour relancer : { $life ->
        [0] c'était le dernier.
       *[other] il lui en reste { $life }.
    }
event-life-lost-duel =
    { $seat } prend un coup et perd un point de vie : { $life ->
        [0] c'était le dernier.
       *[other] il lui en reste { $life }.
    }
event-killed =
    { $seat } tue le zombie sur { $space }. Collection : { $kills }.
event-killed-in =
    { $seat } tue le zombie sur { $space } ({ $tile }). Collection : { $kills }.
event-sure-win = { $seat } gagne ce combat sans lancer le dé.
event-died =
    { $seat } meurt et repart de la Place centrale. { $lost ->
        [0] Il n'y avait pas de zombies à perdre.
        [one] { $lost } zombie est perdu.
       *[other] { $lost } zombies sont perdus.
    }
event-drew =
    { $seat } pioche { $count ->
        [one] { $count } carte.
       *[other] { $count } cartes.
    }
event-drew-seen = { $seat } pioche { $cards }.
event-shuffled = La défausse, mélangée, devient le nouveau deck des événements.
event-card-played = { $seat } joue { $card }.
event-card-played-at = { $seat } joue { $card } contre { $owner }.
event-card-played-in = { $seat } joue { $card } : { $tile }.
event-item-laid = { $seat } met en jeu { $card }.
event-item-used = { $seat } utilise { $card }.
event-item-lost = { $seat } doit défausser une carte en jeu : { $card }.
event-bullets-lost =
    { $seat } laisse tomber { $bullets ->
        [one] { $bullets } balle.
       *[other] { $bullets } balles.
    }
event-gained-life =
    { $seat } se repose et reçoit { $life ->
        [one] { $life } point de vie.
       *[other] { $life } points de vie.
    }
event-gained-bullets =
    { $seat } reçoit { $bullets ->
        [one] { $bullets } balle.
       *[other] { $bullets } balles.
    }
event-sent-home = { $seat } se retrouve au centre de la Place centrale.
event-food-found = { $seat } a détourné les zombies : personne ne les combat jusqu'à la fin de son prochain tour.
event-dead-dice = { $seat } fait { $one } et { $two } ; il faut 4 ou plus sur chaque dé.
event-die-raised = { $seat } paie une balle ; les dés montrent { $one } et { $two }.
event-got-up =
    { $count ->
        [one] { $count } zombie se relève et échappe
       *[other] { $count } zombies se relèvent et échappent
    } à { $seat } (il en reste { $kills }).
event-discarded = { $seat } défausse { $card } de sa main.
event-move-rolled =
    { $seat } fait { $dice } pour le mouvement : { $allowance ->
        [0] aucun pas.
       *[other] { $allowance } pas.
    }
event-allowance-changed = Nombre de pas ({ $seat }) : { $allowance }.
event-stepped = { $seat } va de { $space } à { $to }.
event-stepped-in = { $seat } va de { $space } à { $to } ({ $tile }).
event-token-taken-life = { $seat } ramasse un point de vie sur { $space }.
event-token-taken-bullet = { $seat } ramasse une balle sur { $space }.
event-zombies-rolled =
    { $seat } lance le dé pour les zombies : { $die ->
        [one] { $die } zombie se déplace.
       *[other] { $die } zombies se déplacent.
    }
event-roll-void = Des billes partout, grâce à { $seat } : aucun zombie ne se déplace jusqu'à la fin de son prochain tour.
event-zombie-moved = { $seat } déplace un zombie de { $space } à { $to }.
event-zombie-lifted = { $seat } prend le zombie sur { $space }.
event-zombie-put = { $seat } pose un zombie sur { $to }.
event-event-rolled = { $seat } lance le dé d'événement : { $number }, { $row }.
event-nothing-happens = Il ne se passe rien.
event-opponent-named = { $seat } choisit { $owner }.
event-hindered-halved = { $seat } entrave { $owner } : le prochain jet de mouvement est divisé par deux.
event-hindered-weakened = { $seat } entrave { $owner } : −1 à tous les jets d'attaque du prochain tour.
event-hindered-lost-turn = { $seat } frappe : { $owner } perdra le prochain tour.
event-helped-plus-two = { $seat } a 2 pas de plus à ce tour.
event-helped-attack-bonus = { $seat } a +1 à deux autres jets d'attaque.
event-helped-sure-win = { $seat } gagnera son prochain combat contre un zombie sans lancer le dé.
event-number-named =
    { $seat } demande { $count ->
        [0] qu'aucun zombie ne vienne.
        [one] { $count } zombie.
       *[other] { $count } zombies.
    }
event-helipad-moved = { $seat } déplace l'Héliport : son centre est maintenant en { $space }.
event-looted = { $seat } pille ce bâtiment avant tout le monde : { $tile } (vie +{ $life }, balles +{ $bullets }).
event-visited = { $seat } a visité un Bâtiment-objectif : { $tile } (vie +{ $life }, balles +{ $bullets }).
event-attacked = { $seat } attaque { $owner } !
event-stance-taken-attack = { $seat } choisit de riposter.
event-stance-taken-defence = { $seat } choisit de se défendre.
event-attack-rolled-hit = { $seat } attaque avec { $dice } : touché !
event-attack-rolled-miss = { $seat } attaque avec { $dice } : manqué.
event-defence-rolled-held = { $seat } se défend avec { $die } : le coup est annulé.
event-defence-rolled-failed = { $seat } se défend avec { $die } : ce n'est pas assez.
event-withdrew = { $seat } se dégage, et le combat est fini.
event-ended-helipad = { ending-helipad } : { $winners } gagne !
event-ended-collection = { ending-collection } : { $winners } gagne !
event-ended-mission = { ending-mission } : { $winners } gagne !
event-ended-no-zombies =
    { ending-no_zombies } : { $winners_count ->
        [one] { $winners } gagne !
       *[other] { $winners } partagent la victoire.
    }
event-ended-rounds =
    { ending-rounds } : { $winners_count ->
        [one] { $winners } gagne !
       *[other] { $winners } partagent la victoire.
    }

## Ce qui est demandé

prompt-place-tile = Où placez-vous cette tuile : { $tile } ?
prompt-place-tile-zombies =
    { $tile }, { $count ->
        [one] { $count } zombie arrive.
       *[other] { $count } zombies arrivent.
    } { $left ->
        [one] Choisissez la case qui reste sans zombie.
       *[other] Choisissez { $left } cases qui restent sans zombie, une par une.
    }
prompt-place-tile-tokens =
    { $tile }, jetons à disposer : vie { $life }, balles { $bullets }. { $life ->
        [0] Où va la balle suivante ?
       *[other] Où va le jeton de vie suivant ?
    }
prompt-combat-response =
    Pour battre le zombie, il vous manque { $missing ->
        [one] { $missing } point.
       *[other] { $missing } points.
    } Que faites-vous ?
prompt-dead-dice-response = Les dés montrent { $one } et { $two } ; il faut 4 ou plus sur chacun, sinon des zombies s'échappent. Payez-vous pour l'un d'eux ?
prompt-move-step =
    { $own ->
        [yes] Où allez-vous ?
       *[no] À vous de décider : où va { $seat } ?
    } { $left ->
        [one] Il reste { $left } pas.
       *[other] Il reste { $left } pas.
    }
prompt-forced-step =
    Où déplacez-vous { $seat } ? { $left ->
        [one] Il reste { $left } pas.
       *[other] Il reste { $left } pas.
    }
prompt-move-zombie =
    Quel zombie va où ? { $left ->
        [one] Il en reste { $left } à déplacer.
       *[other] Il en reste { $left } à déplacer.
    }
prompt-card-put =
    Où posez-vous un zombie ? { $left ->
        [one] Il en reste { $left } à poser.
       *[other] Il en reste { $left } à poser.
    }
prompt-card-lift =
    Quel zombie prenez-vous ? { $left ->
        [one] C'est le dernier.
       *[other] Il en reste { $left }.
    }
prompt-discard-card = Votre tour est fini : défaussez-vous une carte de votre main ?
prompt-place-objective = Quel Bâtiment-objectif placez-vous maintenant, et où ?
prompt-event-opponent = { $row } : quel adversaire choisissez-vous ?
prompt-event-relocate =
    Quel zombie prenez-vous ? { $left ->
        [one] Vous pouvez encore en déplacer { $left }, ou dire que c'est fini.
       *[other] Vous pouvez encore en déplacer { $left }, ou dire que c'est fini.
    }
prompt-event-put =
    Sur quelle case libre posez-vous un zombie ? { $left ->
        [one] Il en reste { $left } à poser.
       *[other] Il en reste { $left } à poser.
    }
prompt-event-place =
    Sur quelle case libre placez-vous un zombie ? { $left ->
        [one] Vous pouvez encore en placer { $left }, ou dire que c'est fini.
       *[other] Vous pouvez encore en placer { $left }, ou dire que c'est fini.
    }
prompt-event-number = Combien de zombies doivent venir ? Quelqu'un d'autre dira où.
prompt-event-helipad = Où déplacez-vous l'Héliport ?
prompt-event-take = { $row } : l'acceptez-vous ?
prompt-lead-zombie =
    Quel zombie menez-vous ? { $left ->
        [one] Il en reste { $left } à mener, ou terminez votre tour.
       *[other] Il en reste { $left } à mener, ou terminez votre tour.
    }
prompt-lead-to =
    Où va le zombie sur { $space } ? { $reach ->
        [one] Il avance de { $reach } case.
       *[other] Il avance d'au plus { $reach } cases.
    }
prompt-pvp-attack = Quelqu'un est sur votre case : attaquez-vous ?
prompt-pvp-stance = { $seat } vous attaque : ripostez-vous, ou vous défendez-vous ?
prompt-pvp-withdraw = Vous dégagez-vous du combat contre { $seat } ?

## Ce qui peut être répondu

option-place-0 = La placer autour de { $space }
option-place-1 = La placer autour de { $space }, un quart de tour à droite
option-place-2 = La placer autour de { $space }, un demi-tour
option-place-3 = La placer autour de { $space }, un quart de tour à gauche
option-leave = Pas de zombie sur { $space }
option-life = Vie sur { $space }
option-bullet = Balle sur { $space }
option-rest = Laisser la table disposer le reste
option-play = Jouer { $card }
option-play-at = Jouer { $card } contre { $seat }
option-play-in = Jouer { $card } : { $tile }
option-play-bullets =
    Jouer { $card } contre { $seat } : { $count ->
        [one] { $count } balle
       *[other] { $count } balles
    }
option-play-item = Jouer { $card } contre { $seat } : { $item }
option-use = Utiliser { $card }
option-pass = Passer
option-bullets = Payer en balles
option-first-aid = Utiliser { card-first_aid_kit }
option-lose-life = Perdre un point de vie
option-life-die = Payer un point de vie : relancer le dé { $die }
option-bullet-die = Payer une balle : +1 au dé { $die }
option-accept = Laisser les dés comme ils sont
option-step = Aller en { $space }
option-walk = Aller en { $space }
option-stop = S'arrêter ici
option-zombie = Zombie : { $space } → { $to }
option-put = Le poser sur { $space }
option-lift = Prendre le zombie sur { $space }
option-discard = Défausser { $card }
option-keep = Garder toutes les cartes
option-opponent = Choisir { $seat }
option-number =
    { $count ->
        [0] Aucun zombie
        [one] { $count } zombie
       *[other] { $count } zombies
    }
option-done = C'est fini
option-move-helipad = Le déplacer autour de { $space }
option-take = Accepter
option-decline = Renoncer
option-halve = Diviser par deux le prochain jet de mouvement ({ $seat })
option-weaken = −1 aux jets d'attaque du prochain tour ({ $seat })
option-strike = Faire perdre son prochain tour à { $seat }
option-sure-win = Gagner votre prochain combat contre un zombie
option-lead-from = Mener le zombie sur { $space }
option-lead = Le mener en { $space }
option-end = Terminer le tour
option-attack = Attaquer { $seat }
option-no-attack = N'attaquer personne
option-stance-attack = Riposter
option-stance-defence = Se défendre
option-withdraw = Se dégager
option-go-on = Continuer le combat
option-objective = Placer autour de { $space } : { $tile }

## Pourquoi c'est impossible : cartes

refusal-no-cards = L'Escouade d'intervention se joue sans cartes événement.
refusal-not-in-hand = Vous n'avez pas cette carte en main : { $card }.
refusal-not-in-play = Vous n'avez pas cette carte en jeu : { $card }.
refusal-one-card-a-round = Vous avez déjà joué une carte depuis le début de votre dernier tour : { $card } doit attendre.
refusal-not-in-a-window = { $card } ne peut servir pendant qu'autre chose se décide.
refusal-not-after-a-combat-roll = Après un jet de combat, seul ce qui change le jet peut être joué, et { $card } ne le change pas.
refusal-not-asked-now = Ce n'est pas à vous de jouer une carte en ce moment.
refusal-only-before-your-roll = { $card } se joue juste avant votre propre jet de mouvement.
refusal-only-after-their-roll = { $card } se joue juste après le jet de mouvement d'un adversaire.
refusal-only-with-your-roll = { $card } se joue avec votre jet de mouvement, ou juste après un de vos jets de combat.
refusal-only-in-your-turn = { $card } s'utilise pendant votre tour.
refusal-only-in-combat = { $card } s'utilise au lieu de perdre un point de vie, quand un jet de combat ne suffit pas.
refusal-works-by-itself = { $card } n'a pas à être utilisé : son effet dure tant que la carte est en jeu.
refusal-only-for-others = { $card } vaut pour le mouvement d'un adversaire, pas pour le vôtre.
refusal-discard-at-the-end = { $card } peut être défaussé à la fin de votre tour, pas maintenant.
refusal-one-of-each = Vous avez déjà cette carte en jeu : { $card }.
refusal-not-in-the-place = { $card } ne se met en jeu que si votre pion est dans ce bâtiment : { $tile }.
refusal-not-in-the-places = { $card } ne se met en jeu que si votre pion est dans l'un de ces bâtiments : { $tile }, { $other }.
refusal-name-an-opponent = Dites contre qui vous jouez { $card }.
refusal-name-what-is-dropped = Dites ce que doit défausser { $seat } : une carte en jeu, ou 1 ou 2 de ses balles.
refusal-name-a-building = Dites pour quel bâtiment vous jouez { $card }.
refusal-not-at-yourself = { $card } se joue contre un adversaire.
refusal-aimed-at-nothing = La carte { $card } ne se joue contre rien ni personne.
refusal-nobody-to-aim-at = { $card } n'aurait maintenant d'effet sur personne.
refusal-needs-two-life = { $card } coûte un point de vie, et le dernier ne peut servir à payer.
refusal-target-in-combat = { $seat } est en plein combat : { $card } ne peut emmener son pion.
refusal-target-stuck = { $seat } a trop peur pour bouger : { $card } n'a pas d'effet.
refusal-target-at-home = { $seat } est déjà au centre de la Place centrale : { $card } n'a pas d'effet.
refusal-target-has-no-way = { $seat } n'a nulle part où aller : { $card } n'a pas d'effet.
refusal-nothing-to-drop = { $seat } n'a ni carte en jeu ni balle : { $card } n'a pas d'effet.
refusal-holds-no-zombies = { $seat } n'a pas de zombies en collection : { $card } n'a pas d'effet.
refusal-target-drives = { $seat } est au volant : { $card } n'a pas d'effet.
refusal-already-pending = { $card } est déjà en attente pour { $seat }.
refusal-already-in-force = { $card } est déjà en vigueur.
refusal-already-driving = Vous êtes au volant : { $card } ne change rien.
refusal-roll-is-enough = Votre jet suffit sans { $card }.
refusal-no-steps-to-take = Il n'y a pas de pas à faire : { $card } n'a pas d'effet.
refusal-life-at-cap = Vous avez déjà toute la vie possible : { $card } ne vous donnerait rien.
refusal-pool-empty = Il n'y a plus de zombies dans la réserve pour { $card }.
refusal-no-space-left = Il n'y a plus de case pour les zombies ({ $card }).
refusal-no-zombies-on-map = Il n'y a pas de zombies sur le plan pour { $card }.
refusal-zombies-rest = Aucun zombie ne se déplace maintenant : { $card } ne peut être joué.
refusal-zombies-are-fed = Personne ne peut tuer de zombies maintenant : { $card } ne peut servir.
refusal-no-building-for-it = Il n'y a pas de bâtiment où { $card } aurait un effet.
refusal-no-building-here = { $card } demande un bâtiment sur la tuile de votre pion.
refusal-no-zombies-inside = { $card } demande des zombies dans le bâtiment de votre tuile.
refusal-not-in-a-building = { $card } s'utilise quand votre pion est dans un bâtiment.
refusal-not-a-building = { $tile } : il n'y a pas là de bâtiment où { $card } aurait un effet.
refusal-building-not-on-map = { $tile } n'est pas sur le plan.
refusal-building-full = { $tile } : le bâtiment est déjà plein de zombies, et { $card } n'a pas d'effet.
refusal-building-empty = { $tile } : il n'y a pas de zombies à doubler avec { $card }.

## Pourquoi c'est impossible : cases, zombies et jetons

refusal-no-such-space = Il n'y a pas de case { $space } où se tenir.
refusal-already-there = Le pion est déjà en { $space }.
refusal-step-instead = { $space } est juste à côté du pion : c'est un seul pas.
refusal-walk-instead = { $space } n'est pas à côté du pion, mais il peut y aller.
refusal-not-connected = { $space } n'est pas relié à la case du pion.
refusal-wall-between = Il y a un mur du côté de { $space } : il faut une porte.
refusal-too-far =
    { $space } est hors d'atteinte avec { $left ->
        [one] { $left } pas.
       *[other] { $left } pas.
    }
refusal-not-indoors = { $space } est dans un bâtiment, et le pion ne peut entrer dans aucun à ce tour.
refusal-way-out-first = Le pion doit sortir du bâtiment par le plus court chemin, pas par { $space }.
refusal-must-leave = Le pion ne peut s'arrêter avant d'être sorti du bâtiment.
refusal-no-zombie = Il n'y a pas de zombie sur { $space }.
refusal-zombie-moved = Le zombie sur { $space } a déjà été déplacé.
refusal-zombie-hemmed-in = Le zombie sur { $space } n'a pas de case libre à côté de lui.
refusal-zombie-where = Dites où va le zombie sur { $space }.
refusal-zombie-not-connected = Un zombie ne peut aller de { $space } à { $to } en un pas.
refusal-zombie-too-far =
    Le zombie ne peut atteindre { $space } avec { $reach ->
        [one] { $reach } pas.
       *[other] { $reach } pas.
    }
refusal-space-taken = Il y a déjà un zombie sur { $space }.
refusal-pawn-there = Il y a un pion sur { $space } : choisissez une case sans pion.
refusal-not-for-this-zombie = Ce zombie ne peut être posé sur { $space }.
refusal-left-already = { $space } reste déjà sans zombie.
refusal-no-zombie-comes-there = Les zombies de cette tuile ne vont de toute façon pas sur { $space }.
refusal-next-token-life = Les jetons de vie d'abord : dites où va le suivant.
refusal-next-token-bullet = Ce sont les jetons de balle qui se disposent maintenant : dites où va le suivant.
refusal-token-there = Il y a déjà un jeton sur { $space }.
refusal-not-in-the-building = { $space } n'est pas dans le bâtiment : les jetons vont à l'intérieur.

## Pourquoi c'est impossible : tuiles

refusal-cell-taken = Il y a déjà une tuile autour de { $space }.
refusal-no-link = Aucune route ne mène à l'emplacement autour de { $space }.
refusal-road-into-wall = Autour de { $space }, tournée ainsi, une route buterait contre un mur.
refusal-turned-alike = Tournée ainsi, la tuile est comme avec moins de quarts de tour : choisissez ceux-ci.
refusal-makes-a-loop = Autour de { $space }, la tuile fermerait une boucle.
refusal-helipad-is-a-dead-end = Autour de { $space }, la tuile serait reliée à l'Héliport, qui doit rester un cul-de-sac.
refusal-no-room-for-what-must-come = Autour de { $space }, la tuile ne laisserait pas de place à une tuile qui doit encore venir.
refusal-helipad-is-there = L'Héliport est déjà autour de { $space }.

## Pourquoi c'est impossible : dés et joueurs

refusal-too-few-bullets =
    Il vous manque { $missing ->
        [one] { $missing } point
       *[other] { $missing } points
    } et vous { $bullets ->
        [0] n'avez pas de balles.
        [one] n'avez que { $bullets } balle.
       *[other] n'avez que { $bullets } balles.
    }
refusal-no-first-aid = Vous n'avez pas cette carte en jeu : { card-first_aid_kit }.
refusal-die-is-enough = Le dé { $die } est déjà assez haut.
refusal-no-bullets = Vous n'avez plus de balles.
refusal-last-life = Votre dernier point de vie ne peut servir à payer.
refusal-choose-an-opponent = Choisissez un adversaire, pas vous.
refusal-hindered-already = Cela est déjà en attente pour { $seat }.
refusal-another-row = Ce n'est pas votre résultat : { $row }.
refusal-say-which = { $row } : dites lequel de ses effets vous prenez.
refusal-must-be-carried-out = On ne peut renoncer à cet événement.
refusal-too-many-zombies =
    { $most ->
        [one] Au plus { $most } zombie peut venir.
       *[other] Au plus { $most } zombies peuvent venir.
    }
refusal-players-are-safe = Dans cette partie, les joueurs ne peuvent s'attaquer.
refusal-not-yourself = Vous ne pouvez vous attaquer vous-même.
refusal-attacked-already = À ce tour, vous avez déjà attaqué { $seat }.
refusal-not-on-your-space = { $seat } n'est pas sur votre case.
refusal-attack-while-moving = Vous ne pouvez attaquer { $seat } que pendant votre mouvement, avant ou après un pas.
refusal-exchange-first = On se dégage après un échange : choisissez d'abord de riposter ou de vous défendre.

## Ce qui se décide d'abord

refusal-decide-window = C'est le moment de jouer des cartes : tout le reste attend que chacun ait passé.
refusal-decide-place-tile = Placez d'abord la tuile.
refusal-decide-place-tile-zombies = Dites d'abord quelles cases de la tuile restent sans zombie.
refusal-decide-place-tile-tokens = Disposez d'abord les jetons du bâtiment.
refusal-decide-combat-response = Décidez d'abord comment rattraper le jet : balles, trousse de secours ou point de vie.
refusal-decide-dead-dice-response = Décidez d'abord pour les dés : payez pour l'un d'eux, ou laissez-les.
refusal-decide-move-step = Allez d'abord quelque part, ou arrêtez-vous.
refusal-decide-forced-step = Faites d'abord le pas : ce déplacement ne peut être interrompu.
refusal-decide-move-zombie = Déplacez d'abord un zombie d'une case.
refusal-decide-card-put = Posez d'abord le zombie quelque part.
refusal-decide-card-lift = Prenez d'abord un zombie.
refusal-decide-discard-card = Défaussez d'abord une carte, ou gardez-les toutes.
refusal-decide-place-objective = Placez d'abord un Bâtiment-objectif.
refusal-decide-event-opponent = Choisissez d'abord un adversaire.
refusal-decide-event-relocate = Prenez d'abord un zombie, ou dites que c'est fini.
refusal-decide-event-put = Posez d'abord le zombie sur une case libre.
refusal-decide-event-place = Placez d'abord un zombie sur une case libre, ou dites que c'est fini.
refusal-decide-event-number = Dites d'abord combien de zombies doivent venir.
refusal-decide-event-helipad = Déplacez d'abord l'Héliport.
refusal-decide-event-take = Décidez d'abord si vous acceptez l'événement.
refusal-decide-lead-zombie = Menez d'abord un zombie, ou terminez votre tour.
refusal-decide-lead-to = Dites d'abord où va le zombie.
refusal-decide-pvp-attack = Décidez d'abord si vous attaquez quelqu'un sur votre case.
refusal-decide-pvp-stance = Choisissez d'abord de riposter ou de vous défendre.
refusal-decide-pvp-withdraw = Décidez d'abord si vous vous dégagez ou continuez.

## Le plateau

zone-players = Joueurs
board-kills = { $count } sur { $most }
roll-combat = Combat
roll-move = Mouvement
roll-zombies = Zombies
roll-event = Événement
roll-attack = Attaque
roll-defence = Défense
roll-dead = Pas morts ?

## Un combat

fight-title = Combat : { $tile }
fight-duel = { $name } contre { $other }
fight-prize = À gagner :
fight-each-needs = Chaque dé doit faire
fight-hits = { $name } touche avec
fight-sure = Coup sûr
fight-bullets = Une balle par point : le zombie est à vous.
fight-first-aid = Vous ne perdez pas de point de vie et relancez.
fight-lose-life = Le zombie mord, puis vous relancez.
fight-last-life = C'est le dernier !
fight-death = Vous mourez et repartez de la Place centrale.
fight-roll = Vous lancez le dé tel quel.
fight-stays = Le jet reste tel quel.
fight-accept = Des zombies s'échappent si un dé est trop bas.
fight-attack = Si { $name } touche, vous perdez un point de vie ; puis vous lancez pour toucher aussi.
fight-defence = Si { $name } touche, vous lancez pour annuler le coup.
fight-withdraw = Le combat est fini.
fight-go-on = Il y a un autre échange.

## La leçon

lesson-title = Votre première épidémie
lesson-welcome = Les morts marchent, et le dernier hélicoptère n'a qu'une place. Vous êtes { $player_1 }, et { $player_2 } la veut aussi. Le premier qui se tient au centre de l'{ tile-helipad }, sans zombie à cet endroit, gagne la partie ; celui qui a 25 zombies la gagne aussi.
lesson-short = Mais l'{ tile-helipad } arrive tard. Dans cette leçon, 5 zombies suffisent, pour que vous voyiez comment une partie se termine.
lesson-tile = Le tour commence par une tuile, et vous avez pioché le { tile-florist }. Elle va là où ses routes rencontrent celles de la ville. Placez-la au nord, autour de N3.
lesson-tokens = Trois zombies sont venus avec elle, un par case du bâtiment, et il y a quelque chose à trouver à l'intérieur : 1 point de vie et 1 balle. C'est vous qui dites où. Mettez le point de vie sur N4, juste derrière la porte ; la balle ira à côté.
lesson-cards = Vous avez en main trois cartes événement, que personne d'autre ne voit. Leur heure viendra.
lesson-walk = Maintenant vous bougez, et le dé montre 6 : vous pouvez faire six pas. Un clic sur la case où vous voulez aller suffit. Allez en N4, dans le bâtiment.
lesson-won = Il y avait là un zombie, il a donc fallu le combattre. Avec 4 ou plus, on gagne ; vous avez fait 5, et le zombie est à vous.
lesson-found = Le point de vie de cette case aussi : vous en avez 4 maintenant, et 5 est le maximum. Dans la pièce voisine, il y a un zombie et une balle. Allez en E1N4.
lesson-lost = Un 2 ne suffit pas. Vous pouvez payer une balle par point qui vous manque ; sinon vous perdez un point de vie et relancez, jusqu'à ce que le zombie ou vous disparaissiez. Vous avez trois balles : choisissez « { option-bullets } ».
lesson-stop = Deux zombies ! Et vous avez trouvé la balle, vous en avez donc de nouveau deux. Il reste un pas, mais personne n'est obligé de tous les faire. Choisissez « { option-stop } ».
lesson-zombies-walk = Après vous, les zombies bougent : vous lancez un dé pour savoir combien, et chacun avance d'une case. C'était un 3, mais il n'en reste qu'un sur le plan. Il devait bouger, et le voilà sur N4, à côté de vous.
lesson-discard = À la fin du tour, vous pouvez défausser une carte, et en piocher une autre plus tard. Défaussez { card-alternate_food_source }.
lesson-step-in = { $player_2 } a placé un { tile-road_cross } plein de zombies et fait 4 au jet de mouvement. Les cartes se jouent aussi pendant le tour des autres, et c'est le bon moment pour { card-brain_cramp }. Jouez-la.
lesson-astray = C'est maintenant vous qui dites où va { $player_2 }, et il y a tant de zombies sur cette route ! Choisissez S4.
lesson-death = { $player_2 } a dû combattre et y a laissé la vie. Ce n'est pas la fin : qui meurt revient aussitôt au centre de la { tile-town_square }, avec 3 points de vie et 3 balles. On y perd la moitié de ses zombies, arrondie vers le haut, et ses cartes en jeu.
lesson-guest = Puis { $player_2 } a fait bouger les zombies, et l'un d'eux est maintenant sur votre case. On ne le combat pas encore.
lesson-road = Dans votre tour, la tuile vient d'abord : cette fois un { tile-road_cross }. Placez-la à côté du { tile-florist }, autour de E3N3.
lesson-road-zombies = Une route amène autant de zombies qu'elle a de sorties, ici quatre pour cinq cases. Dites quelle case reste vide : choisissez E4N3.
lesson-combat = Après la tuile vient le combat : il faut affronter le zombie de votre case. Vous avez fait 3. Une balle suffirait, mais vous n'en avez que deux, et 4 points de vie. Choisissez « { option-lose-life } ».
lesson-drawn = Le second jet était un 6 : trois zombies. Puis vous avez pioché, et vous avez de nouveau trois cartes.
lesson-onwards = Pour le mouvement, c'est un 4, juste assez pour le zombie de la nouvelle route. Allez en E2N3.
lesson-horde = Quatre ! Vous lancez maintenant pour les zombies : trois doivent bouger, et vous décidez lesquels et vers où. Dégagez la route pour votre prochain tour : déplacez le zombie de E3N3 en E4N3. Cette fois, les deux autres iront sans vous vers { $player_2 }.
lesson-one-card = Du début de votre tour au début du suivant, vous pouvez jouer une carte. À trop attendre, on perd l'occasion. Avec { card-hysterical_paralysis }, { $player_2 } saute un tour : jouez-la contre { $player_2 }.
lesson-keep = Les deux autres ne sont pas mal non plus. Choisissez « { option-keep } ».
lesson-turn-lost = { $player_2 } a sauté son tour, et c'est de nouveau à vous. Vous avez pioché la { tile-drug_store } : trois zombies, trois points de vie. Placez-la au bout de la nouvelle route, autour de E6N3.
lesson-last = Il manque un zombie ! Il est sur E4N3, et vous avez trois pas. Allez-y.
lesson-victory = Un 5, et le cinquième zombie est à vous : vous avez gagné !
lesson-helipad = Dans une vraie partie il en faut 25, et presque toujours quelqu'un arrive avant à l'{ tile-helipad }. Il est parmi les quinze dernières tuiles et amène neuf zombies, mais seul celui du centre doit disparaître.
lesson-goodbye = Ce que font les cartes est écrit dessus, et des armes attendent dans les bâtiments. Soyez rapide, soyez sans pitié, et bonne chance !

## La leçon d'Escouade d'intervention

lesson-title-intervention-squad = Escouade d'intervention : votre première mission
lesson-squad-welcome = La même ville, un autre jeu : vous êtes des soldats, { $player_1 } et { $player_2 }, et l'hélicoptère ne prend personne qui ait moins de 15 zombies. Dans cette leçon, 6 suffisent. Gagne alors qui se tient au centre de l'{ tile-helipad }, sans zombie à cet endroit.
lesson-squad-city = Toute la ville est construite avant le premier tour, à deux et sans boucle. Elle est déjà presque complète ; l'{ tile-helipad } est juste au nord de la { tile-town_square }.
lesson-squad-last-tile = La dernière tuile est pour vous. Ici les routes n'amènent pas de zombies ; seuls les bâtiments et l'{ tile-helipad } en amènent. Placez la { tile-road_straight } autour de E6S12.
lesson-squad-event = Il n'y a pas de cartes : chaque tour commence par le dé d'événement, à dix faces. Les lignes 1 à 5 sont obligatoires, les autres peuvent être refusées. Vous avez fait 7, deux pas de plus. Choisissez « { option-take } ».
lesson-squad-walk = Pour le mouvement vous avez fait 4, vous avez donc six pas. Le { tile-sporting_goods } est tout près : allez en E3.
lesson-squad-loot = Personne n'était entré avant vous dans ce bâtiment : tout ce qu'il contient est à vous d'un coup, 2 points de vie et 4 balles ; ici la limite de 5 points de vie ne compte pas. Le voilà pillé, et plus personne n'y trouve rien.
lesson-squad-deeper = Vous avez aussi gagné un combat. Un autre zombie attend dans la pièce voisine : allez en E4.
lesson-squad-bullets = On combat comme dans le jeu de base. Vous avez fait 3, et vous avez sept balles : choisissez « { option-bullets } ».
lesson-squad-lead = Vous avez continué jusqu'en E4N1 et gagné encore : trois zombies. Vous pouvez maintenant en mener : autant que votre jet de mouvement, 4, et chacun de la moitié en cases, soit deux. Rien ne vous y oblige. Choisissez le zombie sur E1S3.
lesson-squad-lead-to = Les zombies sont utiles là où les autres veulent aller. Menez-le en S2, dehors, sur la route.
lesson-squad-attacked = { $player_2 } arrive sur votre case et vous attaque ! Avec un 5 ou un 6, vous perdez un point de vie. Vous pouvez vous défendre et annuler le coup avec un 5 ou un 6, ou riposter de la même façon. Choisissez « { option-stance-attack } ».
lesson-squad-exchange = { $player_2 } a manqué son coup, et pas vous ! Après chaque échange, l'attaqué peut mettre fin au combat. Arrêtez-vous tant que tout va bien : choisissez « { option-withdraw } ».
lesson-squad-luck = Un 10 au dé d'événement ! Ou bien { $player_2 } perd un tour, ou bien vous gagnez sans jet votre prochain combat contre un zombie. Choisissez « { option-sure-win } ».
lesson-squad-sure = Un 4 pour le mouvement. Allez chercher le zombie de E3N1 : avec les pas qui restent, vous sortirez d'ici. Allez en E3N1.
lesson-squad-ninth = Vous êtes en E1, avec quatre zombies. Le dé d'événement montre maintenant 9 : vos deux prochains jets d'attaque ont +1. Choisissez « { option-take } ».
lesson-squad-bonus = Pour quatre zombies que vous avez, votre jet de mouvement compte 1 de plus : un 3 donne quatre pas, juste ce qu'il faut jusqu'au centre de l'{ tile-helipad }. Allez en N3.
lesson-squad-victory = Vous avez forcé le passage. Le sixième zombie était au centre même, et il compte : vous avez gagné !
lesson-squad-goodbye = Dans une vraie partie il faut 15 zombies, et qui meurt en perd la moitié, que ce soit du fait d'un zombie ou d'un ami. Avec Survivors!!!, il faut aussi visiter deux bâtiments. Faites des alliances, et ne tournez le dos à personne.
