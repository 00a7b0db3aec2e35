### Zombiaki! en français.

game-title = Zombiaki!
game-blurb = Une rue, trois couloirs, une nuit. Les morts arrivent du cimetière en traînant les pieds et personne ne peut leur dire de s'arrêter ; les vivants ont une barricade, quelques munitions et des idées douteuses. Un seul zombie par-dessus la barricade, et les morts gagnent ; que le soleil se lève, et ce sont les vivants.

role-zombies = Zombies
role-humans = Humains

## Classes de cartes

kind-instant = Instantanée
    .help = Va dans la défausse une fois son effet appliqué.
kind-lasting = Durable
    .help = Reste dans la rue jusqu'à ce que quelque chose l'enlève.
when-play = Quand vous jouez vos cartes
when-lane = Si un couloir a une cible
when-gun = Quand une arme a sa cible
when-march = Avant la marche
when-drawn = Quand on la pioche
when-bitten = Quand un bouclier est mordu

## Cartes des zombies

card-zombie_2 = Zombie 2
    .kind = { kind-lasting }
    .text = Placez un zombie de force 2 sur la rangée 1.
    .when = { when-play }
    .flavour = Les jambes tiennent encore.
card-zombie_3 = Zombie 3
    .kind = { kind-lasting }
    .text = Placez un zombie de force 3 sur la rangée 1.
    .when = { when-play }
    .flavour = Danse un peu raide.
card-zombie_4 = Zombie 4
    .kind = { kind-lasting }
    .text = Placez un zombie de force 4 sur la rangée 1.
    .when = { when-play }
    .flavour = Une forme de mort.
card-zombie_5 = Zombie 5
    .kind = { kind-lasting }
    .text = Placez un zombie de force 5 sur la rangée 1.
    .when = { when-play }
    .flavour = On tient à deux là-dedans.
card-dog = Chien
    .kind = { kind-lasting }
    .text = Placez-le sur la rangée 1. Jusqu'à 3 pas par phase : en avant, en arrière ou de côté. Le moindre dégât le tue. Il ne franchit pas la barricade.
    .when = { when-play }
    .flavour = Rapporte… un bras.
card-boss = Boss
    .kind = { kind-lasting }
    .text = Sur un zombie. 3 ordres, un par phase : un autre zombie de force 3 ou moins fait un pas. Si le boss meurt, tous les zombies reculent.
    .when = { when-play }
    .flavour = En avant, vous autres !
card-human_shield = Bouclier humain
    .kind = { kind-lasting }
    .text = Sur un zombie sans bouclier. Absorbe toute une attaque, puis est défaussé. Inutile contre une grenade.
    .when = { when-play }
    .flavour = Tire donc, voisin.
card-terror = Terreur
    .kind = { kind-instant }
    .text = À leur prochaine phase, les humains ne peuvent jouer qu'une carte.
    .when = { when-play }
    .flavour = Bouh.
card-mass = Masse
    .kind = { kind-instant }
    .text = Un zombie va sur un zombie adjacent : ils n'en font plus qu'un, avec la force des deux. Il ne bouge plus pendant cette phase.
    .when = { when-play }
    .flavour = Deux têtes, une idée.
card-swap = Changement
    .kind = { kind-instant }
    .text = Deux zombies sur des cases adjacentes échangent leurs places.
    .when = { when-play }
    .flavour = Toi là, moi ici.
card-bite = Morsure
    .kind = { kind-instant }
    .text = Un bouclier humain devient un zombie de force 1 sur une case libre à côté de son zombie ou derrière lui.
    .when = { when-play }
    .flavour = Bienvenue dans la famille.
card-claws = Griffes
    .kind = { kind-lasting }
    .text = Un zombie gagne +1 force, pour de bon.
    .when = { when-play }
    .flavour = Soirée manucure.
card-hunger = Faim
    .kind = { kind-instant }
    .text = Un zombie fait un pas en avant.
    .when = { when-play }
    .flavour = Encore une part !
card-meat = Viande
    .kind = { kind-instant }
    .text = Choisissez une carte dans la main des humains : ils la défaussent.
    .when = { when-play }
    .flavour = Date dépassée.
card-click = Clic !
    .kind = { kind-instant }
    .text = Quand les humains jouent une arme à feu et ont désigné sa cible : l'arme est défaussée et ne fait rien.
    .when = { when-gun }
    .flavour = Vide, évidemment.
card-pickaxe = Pioche
    .kind = { kind-instant }
    .text = Enlevez de la rue un mur, un baril, une voiture ou une mine. Rien n'explose.
    .when = { when-play }
    .flavour = Travaux en cours.
card-not_so_fast = Pas si vite
    .kind = { kind-instant }
    .text = Se joue avant la marche : pendant cette phase, un zombie reste où il est.
    .when = { when-march }
    .flavour = Moi d'abord.
card-dawn = L'Aube
    .kind = { kind-instant }
    .text = Quand cette carte est piochée, les humains gagnent sur-le-champ.
    .when = { when-drawn }
    .flavour = Quelle nuit.
card-bitten = Mordu
    .kind = { kind-lasting }
    .text = Un bouclier humain qui a été mordu : un zombie de force 1.
    .when = { when-bitten }

## Cartes des humains

card-shot_1 = Tir
    .kind = { kind-instant }
    .text = 1 dégât à la première cible d'un couloir. Un zombie qui survit est repoussé. Demande une ligne de tir.
    .when = { when-lane }
    .flavour = Et encore un.
card-shot_2 = Tir ajusté
    .kind = { kind-instant }
    .text = 2 dégâts à la première cible d'un couloir. Un zombie qui survit est repoussé. Demande une ligne de tir.
    .when = { when-lane }
    .flavour = Juste entre les deux.
card-burst_2 = Rafale (2)
    .kind = { kind-instant }
    .text = 2 balles de 1 dégât dans un couloir, chacune sur la première cible ; puis un zombie qui survit est repoussé. Demande une ligne de tir.
    .when = { when-lane }
    .flavour = Hamburgers pour tous.
card-burst_3 = Rafale (3)
    .kind = { kind-instant }
    .text = 3 balles de 1 dégât dans un couloir, chacune sur la première cible ; puis un zombie qui survit est repoussé. Demande une ligne de tir.
    .when = { when-lane }
    .flavour = Hamburgers pour tous.
card-sniper = Sniper
    .kind = { kind-instant }
    .text = 2 dégâts à n'importe quelle créature ou voiture de la rue. Un zombie qui survit est repoussé.
    .when = { when-play }
    .flavour = Encore un pas…
card-wall_5 = Mur (5)
    .kind = { kind-lasting }
    .text = Hauteur 5. Sur une case vide des rangées 1 à 4, sans zombie autour ni plus avancé. Arrête balles et barils.
    .when = { when-play }
    .flavour = Il reste du barbelé ?
card-wall_6 = Mur (6)
    .kind = { kind-lasting }
    .text = Hauteur 6. Sur une case vide des rangées 1 à 4, sans zombie autour ni plus avancé. Arrête balles et barils.
    .when = { when-play }
    .flavour = Il reste du barbelé ?
card-barrier = Barrière
    .kind = { kind-lasting }
    .text = Sur une case vide de la rangée 1. Jusqu'à votre prochaine phase, rien ne bouge dans ce couloir et rien n'y entre.
    .when = { when-play }
    .flavour = Rue barrée.
card-napalm = Napalm
    .kind = { kind-lasting }
    .text = Une case brûle jusqu'à votre prochaine phase : 1 dégât à qui s'y trouve ou y entre. Fait exploser mines et voitures.
    .when = { when-play }
    .flavour = Ça sent le matin.
card-blood = Sang
    .kind = { kind-instant }
    .text = Une créature fait un pas de côté.
    .when = { when-play }
    .flavour = Ça glisse.
card-scram = Dégage !
    .kind = { kind-instant }
    .text = Choisissez une carte dans la main des zombies : ils la défaussent.
    .when = { when-play }
    .flavour = À bout de souffle ?
card-searchlight = Projecteur
    .kind = { kind-instant }
    .text = Toutes les créatures d'un couloir font un pas en arrière.
    .when = { when-play }
    .flavour = Souriez.
card-gasoline = Essence
    .kind = { kind-instant }
    .text = 4 points de dégâts le long d'une traînée de cases adjacentes. Au-delà d'une créature, elle ne continue que si celle-ci meurt.
    .when = { when-play }
    .flavour = La tronçonneuse n'en veut plus.
card-get_back = Recule !
    .kind = { kind-instant }
    .text = Toutes les créatures de la rue font un pas en arrière.
    .when = { when-play }
    .flavour = Stationnement interdit.
card-freeze = Gel !
    .kind = { kind-lasting }
    .text = Aucune créature ne fait le moindre pas jusqu'à la fin de votre prochaine phase.
    .when = { when-play }
    .flavour = Photo souvenir, ne bougez plus.
card-grenade = Grenade à main
    .kind = { kind-instant }
    .text = Sur une case avec créature ou objet : tue, bouclier ou pas, détruit, fait exploser mines et voitures.
    .when = { when-play }
    .flavour = Ça vole, ces bêtes-là.
card-net = Filet
    .kind = { kind-lasting }
    .text = Des zombies reliés, de force 6 ou moins au total, ne font aucun pas jusqu'à votre prochaine phase.
    .when = { when-play }
    .flavour = Pêche du jour.
card-barrel = Baril roulant
    .kind = { kind-lasting }
    .text = Sur une case vide de la rangée 5. À chacune de vos phases, il roule d'une case vers le cimetière et tue ce qu'il rencontre.
    .when = { when-play }
    .flavour = Vous entendez gronder ?
card-mine = Mine
    .kind = { kind-lasting }
    .text = Sur une case vide, mais pas immédiatement devant une créature. Qui entre subit 2 dégâts ; un éclat en inflige 1 sur une case adjacente.
    .when = { when-play }
    .flavour = Ce n'est pas interdit, ça ?
card-street_fire = Rue en feu
    .kind = { kind-instant }
    .text = 1 dégât à chaque créature du couloir A ou C. Fait exploser les mines et les voitures qui s'y trouvent.
    .when = { when-play }
    .flavour = Bowling et feu d'artifice.
card-high_voltage = Haute tension
    .kind = { kind-instant }
    .text = 1 dégât à chaque créature d'un couloir.
    .when = { when-play }
    .flavour = Continuez à danser.
card-car = Voiture piégée
    .kind = { kind-lasting }
    .text = Sur une case vide, avec seulement des cases vides jusqu'à la barricade. Si elle explose : 1 dégât là et tout autour.
    .when = { when-play }
    .flavour = Trois, deux, oh.
card-flamethrower = Lance-flammes
    .kind = { kind-instant }
    .text = 5 points de dégâts sur des cases contiguës de la première rangée, depuis la barricade, où une créature n'est pas derrière un mur.
    .when = { when-play }
    .flavour = Hot-dog ?
card-pit_1 = Fosse (1)
    .kind = { kind-lasting }
    .text = Profondeur 1, sur une case vide. Une créature de force 1 ou moins qui entre y tombe et la comble.
    .when = { when-play }
    .flavour = Attention à la marche.
card-pit_2 = Fosse (2)
    .kind = { kind-lasting }
    .text = Profondeur 2, sur une case vide. Une créature de force 2 ou moins qui entre y tombe et la comble.
    .when = { when-play }
    .flavour = Attention à la marche.

## Ce qui se trouve dans la rue

piece-zombie = Zombie
    .kind = Créature
    .text = Il fait un pas en avant à chaque phase des zombies, s'il le peut. Les dégâts font baisser sa force, et à 0 il meurt. S'il passe la barricade, les zombies gagnent.
piece-fire = Feu
    .kind = Sur une case
    .text = Qui entre sur la case subit 1 dégât. Elle brûle jusqu'au déblaiement de la prochaine phase des humains.

## Options de la partie

setting-first_seat = Camp de la première place
    .help = Le camp que joue la personne assise à la première place ; à la revanche, on échange.
setting-first_seat-zombies = Zombies
    .help = La première place mène les morts.
setting-first_seat-humans = Humains
    .help = La première place défend la barricade.
setting-first_seat-random = Au hasard
    .help = Tiré au sort au début de la partie.
setting-dog_entry = Où arrivent les chiens
    .help = Les cases où les zombies peuvent placer un chien.
setting-dog_entry-row_1 = Rangée 1
    .help = Au cimetière, comme les zombies.
setting-dog_entry-rows_1_to_3 = Rangées 1 à 3
    .help = Sur n'importe quelle case de ces rangées sans créature ni mur.
setting-click_scope = Ce qu'arrête Clic !
    .help = Les cartes des humains que les zombies peuvent arrêter avec « { card-click } ».
setting-click_scope-guns = Armes à feu
    .help = Les tirs, les rafales et le sniper.
setting-click_scope-guns_and_grenade = Armes à feu et grenade à main
    .help = Les armes à feu, et la grenade à main aussi.
setting-pit_under_creature = Fosses sous les créatures
    .help = Une fosse peut aussi être creusée sous une créature, qui y entre aussitôt.
setting-deck_counts = Exemplaires des cartes
    .help = Le nombre d'exemplaires d'une carte dans son deck, quand ce n'est pas le nombre habituel. L'Aube y est toujours, une seule fois.

## La table

phase-set_up = Mise en place
phase-zombies = Phase des zombies
phase-humans = Phase des humains
phase-over = Fin de partie

stage-movement = Mouvement
stage-clearing = Déblaiement
stage-barrels = Barils
stage-draw = Pioche
stage-discard = Défausse
stage-play = Jeu

zone-street = Rue
zone-cemetery = Cimetière
zone-barricade = Barricade
zone-hand = Main
zone-discard = Défausse

lane-a = Couloir A
lane-b = Couloir B
lane-c = Couloir C

place-a = A
place-b = B
place-c = C
place-a1 = A1
place-a2 = A2
place-a3 = A3
place-a4 = A4
place-a5 = A5
place-b1 = B1
place-b2 = B2
place-b3 = B3
place-b4 = B4
place-b5 = B5
place-c1 = C1
place-c2 = C2
place-c3 = C3
place-c4 = C4
place-c5 = C5

row-name = Rangée { $row }
space-over = par-dessus la barricade

resolving = En cours : { $card }

counter-round = Manche
    .count = Manche { $count }
counter-strength = Force
    .count = Force { $count }
counter-height = Hauteur
    .count = Hauteur { $count }
counter-depth = Profondeur
    .count = Profondeur { $count }
counter-power = Puissance
    .count = Puissance { $count }
counter-orders = Ordres
    .count =
        { $count ->
            [0] plus aucun ordre
            [one] { $count } ordre restant
           *[other] { $count } ordres restants
        }
counter-cards = Cartes
    .count =
        { $count ->
            [0] aucune carte
            [one] { $count } carte
           *[other] { $count } cartes
        }
counter-dawn = Aube
    .count =
        { $count ->
            [one] L'Aube est la prochaine carte
           *[other] { $count } cartes jusqu'à L'Aube
        }

state-shielded = avec bouclier
state-boss = boss
state-ordered = a déjà reçu un ordre
state-stepped = a fait son pas spécial
state-merged = tout juste fusionné
state-held = retenu
state-netted = pris au filet
state-burning = en feu
state-barred = barré
state-terror = sous la terreur
state-empty = vide

## Comment finit une partie

ending-dawn = Le soleil est levé
ending-crossed = Un zombie a franchi la barricade

reckoning-dawn = Tenir jusqu'à l'aube
reckoning-crossed = Franchir la barricade

## Pourquoi une partie a été gagnée

verdict-dawn =
    { $row ->
        [0] L'aube s'est levée à la manche { $round }, et il ne restait aucun zombie dans la rue.
       *[other] L'aube s'est levée à la manche { $round }, avec le premier zombie dans la rangée { $row }.
    }
verdict-crossed =
    Un zombie a franchi la barricade à la manche { $round }, à { $left ->
        [one] { $left } carte de l'aube.
       *[other] { $left } cartes de l'aube.
    }

## Comment la partie s'est passée

course-deck = Cartes restant dans le deck
course-street = Présences dans la rue
course-reach = Rangées gagnées

## Ce qui se passe

event-sides-settled = { $seat } joue les zombies, { $owner } joue les humains.
event-phase-began-zombies = Manche { $round } : aux zombies de jouer ({ $seat }).
event-phase-began-humans = Manche { $round } : aux humains de jouer ({ $seat }).
event-stepped-dog = { $card } : de { $space } à { $to }.
event-stepped-hunger = { $card } avance de { $space } à { $to }.
event-stepped-order = { $card } obéit et va de { $space } à { $to }.
event-stepped-blood = { $card } glisse de { $space } à { $to }.
event-stepped-knockback = { $card } est repoussé de { $space } à { $to }.
event-advanced =
    { $moves_count ->
        [one] Un zombie marche : { $moves }.
       *[other] { $moves_count } zombies marchent : { $moves }.
    }
event-fell-back-searchlight = La lumière les fait reculer : { $moves }.
event-fell-back-get-back = Tout le monde recule : { $moves }.
event-fell-back-boss = Sans leur boss, les zombies battent en retraite : { $moves }.
event-crossed = { $card } franchit la barricade depuis { $space } !
event-held = { $seat } joue { card-not_so_fast } : le zombie sur { $space } reste où il est.
event-drew = { $seat } pioche { $card } dans son deck.
event-discarded = { $seat } défausse { $card } de sa main.
event-played = { $seat } joue { $card }.
event-played-card = { $seat } joue { $card } contre { $taken } dans la main adverse.
event-played-lane = { $seat } joue { $card } dans le couloir { $lane }.
event-played-lane-creature = { $seat } joue { $card } dans le couloir { $lane }, sur la créature.
event-played-lane-car = { $seat } joue { $card } dans le couloir { $lane }, sur la voiture.
event-played-space = { $seat } joue { $card } sur { $space }.
event-played-space-creature = { $seat } joue { $card } sur { $space }, contre la créature.
event-played-space-car = { $seat } joue { $card } sur { $space }, contre la voiture.
event-played-points = { $seat } joue { $card } : { $spent }.
event-played-group = { $seat } joue { $card } sur { $spaces }.
event-played-step = { $seat } joue { $card } : { $space } → { $to }.
event-clicked = { $seat } joue « { card-click } » : { $card } ne fait rien.
event-ordered =
    { $seat } donne un ordre : { $to ->
        [OVER] { $space }, par-dessus la barricade !
       *[other] { $space } → { $to }.
    } { $left ->
        [0] C'était le dernier.
        [one] Il reste { $left } ordre.
       *[other] Il reste { $left } ordres.
    }
event-placed = { $card } surgit sur { $space }.
event-attached = Le zombie sur { $space } reçoit { $card } (force { $strength }).
event-laid = { $card } arrive sur { $space }.
event-lit = { $space } est en feu.
event-netted =
    { $spaces_count ->
        [one] Le zombie sur { $spaces } est pris au filet.
       *[other] Les zombies sur { $spaces } sont pris au filet.
    }
event-froze = La rue est gelée : aucune créature ne fait un pas jusqu'à la fin de la prochaine phase des humains.
event-thawed = La rue dégèle.
event-terror-spread = { $seat } ne pourra jouer qu'une carte à la phase qui vient.
event-terror-ended = La terreur est passée.
event-wounded =
    Le zombie sur { $space } subit { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    } : force { $left }.
event-shield-lost = Le zombie sur { $space } perd son bouclier.
event-shield-spare = Le second bouclier sur { $space } est défaussé.
event-died = { $card } meurt sur { $space }.
event-filled = La fosse sur { $space } est comblée.
event-exploded = { $card } explose sur { $space } !
event-shrapnel = Un éclat part de { $space } vers { $to }.
event-rolled = Un baril roule de { $space } à { $to }.
event-rolled-away = Le baril sur { $space } quitte la rue.
event-broke = Le baril se brise sur { $space }.
event-removed = { $by } : { $card } disparaît de { $space }.
event-expired =
    { $spaces_count ->
        [0] { $card } : c'est fini.
       *[other] { $card } : c'est fini sur { $spaces }.
    }
event-merged = Les zombies de { $space } et { $to } ne font plus qu'un, de force { $strength }.
event-swapped = Les zombies sur { $space } et { $to } échangent leurs places.
event-snatched = { $by } : { $owner } défausse { $card } de sa main.
event-ended-dawn = { ending-dawn } : les humains ont survécu à la nuit. { $seat } gagne.
event-ended-crossed = { ending-crossed } : la nuit est aux zombies. { $seat } gagne.

## Ce qui est demandé

prompt-dog-step =
    Chiens : { $left ->
        [0] déplacez un chien, ou laissez-les où ils sont.
        [one] il reste { $left } pas à ce chien. Continuez, ou dites que c'est fini.
       *[other] il reste { $left } pas à ce chien. Continuez, ou dites que c'est fini.
    }
prompt-hold = Les zombies vont se mettre en marche : en retenez-vous un avec { card-not_so_fast } ?
prompt-discard = { $side } : choisissez la carte à défausser.
prompt-play =
    { $left ->
        [0] { $side } : jouez des cartes, ou terminez votre tour.
       *[other] { $side } : la terreur vous tient. Jouez une seule carte, ou terminez votre tour.
    }
prompt-aim = La balle suivante atteint { $at } : la créature ou la voiture ?
prompt-click = { $card } sur { $at } : répondez-vous par « { card-click } » ?
prompt-shrapnel = La mine en { $at } explose : choisissez la case adjacente que touche l'éclat.

## Ce qui peut être répondu

option-step = Chien : { $space } → { $to }
option-done = Fini pour les chiens
option-hold = Retenir le zombie sur { $space }
option-pass = Non
option-discard = Défausser { $card }
option-play = Jouer { $card }
option-play-card = Jouer { $card } contre { $taken }
option-play-lane = Jouer { $card } dans le couloir { $lane }
option-play-lane-creature = Jouer { $card } dans le couloir { $lane }, sur la créature
option-play-lane-car = Jouer { $card } dans le couloir { $lane }, sur la voiture
option-play-space = Jouer { $card } sur { $space }
option-play-space-creature = Jouer { $card } sur { $space }, contre la créature
option-play-space-car = Jouer { $card } sur { $space }, contre la voiture
option-play-points = Jouer { $card } : { $spent }
option-play-group = Jouer { $card } sur { $spaces }
option-play-step = Jouer { $card } : { $space } → { $to }
option-order = Ordre : { $space } → { $to }
    .alone = Un ordre au zombie sur { $space }
option-order-over = Ordre : { $space }, par-dessus la barricade !
option-end = Terminer le tour
option-aim-creature = Sur la créature
option-aim-car = Sur la voiture
option-click = Jouer « { card-click } »
option-shrapnel = Éclat sur { $space }

## Pourquoi c'est impossible

refusal-no-such-card = Aucune carte ne s'appelle « { $typed } ».
refusal-one-dawn = Il y a exactement une carte L'Aube, au fond du deck des zombies.
refusal-not-in-hand = Vous n'avez pas { $card } en main.
refusal-name-the-aim = { $card } : il y a là une créature et une voiture. Dites laquelle est visée.
refusal-name-a-target = Désignez une cible pour { $card }.
refusal-no-target = Impossible de jouer { $card } : il n'y a aucune cible.
refusal-not-a-target = Impossible de jouer { $card } ainsi : ce n'est pas une cible qui convient.
refusal-click-is-a-reaction = « { card-click } » ne se joue que lorsque les humains viennent de désigner la cible d'une arme à feu.
refusal-hold-before-the-step = { card-not_so_fast } se joue avant la marche des zombies, pas maintenant.
refusal-unplayable-zombie-2 = Aucune case de la rangée 1 n'est libre pour { $card }.
refusal-unplayable-zombie-3 = Aucune case de la rangée 1 n'est libre pour { $card }.
refusal-unplayable-zombie-4 = Aucune case de la rangée 1 n'est libre pour { $card }.
refusal-unplayable-zombie-5 = Aucune case de la rangée 1 n'est libre pour { $card }.
refusal-unplayable-dog = Il n'y a aucune case où placer { $card }.
refusal-unplayable-boss = Pour { $card }, il faut dans la rue un zombie qui n'est pas encore un boss.
refusal-unplayable-human-shield = Pour { $card }, il faut dans la rue un zombie sans bouclier.
refusal-unplayable-claws = Pour { $card }, il faut un zombie dans la rue.
refusal-unplayable-bite = Pour { $card }, il faut un zombie à bouclier et une case libre à côté de lui ou derrière lui.
refusal-unplayable-hunger = Pour { $card }, il faut un zombie qui peut avancer et n'a pas encore fait son pas spécial.
refusal-unplayable-mass = Pour { $card }, il faut un zombie qui peut aller sur un autre et n'a pas encore fait son pas spécial.
refusal-unplayable-swap = Pour { $card }, il faut deux zombies sur des cases adjacentes qui peuvent encore bouger tous deux pendant cette phase.
refusal-unplayable-terror = Impossible de jouer { $card } : la terreur tient déjà les humains.
refusal-unplayable-meat = Impossible de jouer { $card } : les humains n'ont aucune carte en main.
refusal-unplayable-pickaxe = Pour { $card }, il faut dans la rue un mur, un baril, une voiture ou une mine.
refusal-nothing-in-the-lane = Il n'y a rien à toucher dans le couloir { $lane } avec { $card }.
refusal-nothing-there = Il n'y a rien sur { $space } pour { $card }.
refusal-nothing-to-dig = Il n'y a ni mur, ni baril, ni voiture, ni mine sur { $space }.
refusal-no-zombie-there = Il n'y a pas de zombie sur { $space }.
refusal-freshly-merged = Le zombie sur { $space } vient d'être fusionné : ni carte des zombies ni ordre ne peut le déplacer pendant cette phase.
refusal-special-step-used = Le zombie sur { $space } a déjà fait son pas spécial pendant cette phase.
refusal-immobile = Le zombie sur { $space } ne peut pas bouger maintenant.
refusal-orders-are-the-zombies = Seuls les zombies ont un boss qui donne des ordres.
refusal-no-orders-left = Aucun boss dans la rue n'a encore d'ordre à donner.
refusal-order-given = Vous avez déjà donné un ordre pendant cette phase.
refusal-boss-itself = Le boss sur { $space } ne peut pas se donner d'ordre à lui-même.
refusal-too-strong-to-order = Le zombie sur { $space } a une force de { $strength } : seuls ceux de force 3 ou moins prennent des ordres.
refusal-ordered-before = Le zombie sur { $space } a déjà reçu un ordre, et aucun n'en prend un second.
refusal-order-where = Dites où doit aller le zombie sur { $space }.
refusal-step-not-allowed =
    { $to ->
        [OVER] Le zombie sur { $space } ne peut pas franchir la barricade de là.
       *[other] Le zombie sur { $space } ne peut pas aller sur { $to }.
    }
refusal-only-row-1 = { $card } ne peut pas aller sur { $space } : c'est trop loin du cimetière.
refusal-only-row-5 = { $card } ne peut pas aller sur { $space } : cela commence sur la rangée 5, à la barricade.
refusal-space-taken = { $card } ne peut pas aller sur { $space } : une créature y est déjà.
refusal-lane-barred = { $card } ne peut pas aller sur { $space } : le couloir est barré.
refusal-no-dog-on-a-wall = { $card } ne peut pas aller sur { $space } : il y a un mur.
refusal-not-empty = { $card } ne peut pas aller sur { $space } : la case n'est pas vide.
refusal-no-wall-in-row-5 = { $card } ne peut pas aller sur { $space } : les murs vont sur les rangées 1 à 4.
refusal-wall-behind-a-zombie = { $card } ne peut pas aller sur { $space } : un zombie est déjà plus avancé.
refusal-wall-beside-a-zombie = { $card } ne peut pas aller sur { $space } : un zombie est trop près.
refusal-mine-before-a-creature = { $card } ne peut pas aller sur { $space } : c'est immédiatement devant une créature.
refusal-car-way-blocked = { $card } ne peut pas arriver sur { $space } : le couloir n'est pas vide depuis la barricade.
refusal-burns-already = { $card } ne peut pas aller sur { $space } : la case est déjà en feu.

refusal-decide-dog-step = Déplacez d'abord vos chiens, ou dites qu'ils ont fini.
refusal-decide-hold = Décidez d'abord si vous retenez un zombie.
refusal-decide-discard = Choisissez d'abord la carte à défausser.
refusal-decide-play = C'est votre étape de jeu : jouez une carte, ou terminez votre tour.
refusal-decide-aim = Décidez d'abord ce que vise la balle suivante : la créature ou la voiture.
refusal-decide-click = Décidez d'abord si vous jouez « { card-click } ».
refusal-decide-shrapnel = Choisissez d'abord la case adjacente que touche l'éclat.

## La leçon

lesson-title = Votre première nuit
lesson-welcome = La nuit tombe et les morts se lèvent. Vous êtes { $player_1 } et tenez la barricade pour les humains ; { $player_2 } mène les zombies. Qu'un seul zombie passe la barricade, et la nuit est perdue.
lesson-dawn = Mais la nuit a une fin ! { card-dawn } est la dernière carte du deck des zombies : dès qu'elle est piochée, vous avez gagné. Dans cette leçon les decks sont petits, ce ne sera donc pas long.
lesson-open-hands = Les zombies commencent. { $player_2 } a pioché jusqu'à avoir quatre cartes en main, en défausse une et peut jouer les autres à sa guise. Tout est à découvert : chacun voit les deux mains.
lesson-street = Deux zombies sont sortis du cimetière : l'un de force 5 sur B1, l'autre de force 3 sur C1. La rue a trois couloirs, de A à C, et cinq rangées : la rangée 1 longe le cimetière, la rangée 5 est juste devant votre barricade.
lesson-march = Les zombies sont lents mais têtus. À chacune de leurs phases, tout zombie doit faire un pas en avant s'il le peut, que cela plaise ou non à { $player_2 }. C'est à cela que servent vos pièges.
lesson-discard = À vous : vous avez pioché quatre cartes, vous aussi, et l'une d'elles doit partir. Un { card-shot_1 } repousse un zombie, mais depuis la rangée 1 on ne recule plus. Défaussez le { card-shot_1 }.
lesson-mine = Une { card-mine } saute sous celui qui marche dessus. On ne peut pas la poser immédiatement devant une créature : mettez-la une case plus loin, le gros zombie y sera dans deux marches. Jouez la { card-mine } sur B3.
lesson-barrel = Le { card-barrel } part de votre barricade, roule d'une case vers le cimetière à chacune de vos phases et tue ce qu'il rencontre. Jouez-le sur C5.
lesson-wall = Fermez maintenant le couloir A. Pour monter sur ce mur, il faut une force de 6, en comptant ceux qui poussent juste derrière. Jouez le { card-wall_6 } sur A3.
lesson-shield = Le zombie sur B2 a maintenant un { card-human_shield }. Il absorbe toute une attaque, si forte soit-elle, puis disparaît.
lesson-shots = Vous avez trois tirs en main, et les cibles ne manquent pas. Défaussez le { card-napalm }.
lesson-bait = { $player_2 } a { card-click } en main. Cette carte enraye une de vos armes : vous n'y échapperez pas, mais vous pouvez choisir ce qu'elle vous coûte. Commencez par l'arme la plus faible : jouez le { card-shot_1 } dans le couloir B.
lesson-first-in-lane = Enrayée ! Mais « { card-click } » est dépensé. Une balle touche la première créature de son couloir à partir de votre barricade. Dans le couloir B, c'est celle qui a le bouclier : jouez un { card-shot_2 } dans le couloir B.
lesson-knockback = Plus de bouclier ; son zombie est indemne et n'a pas bougé. Sans bouclier, un { card-shot_2 } coûte 2 de force et repousse le zombie d'une case. Jouez l'autre dans le couloir C.
lesson-pushed = Le zombie de C2 a été repoussé sur C1, avec 1 de force. Puis la marche a repris, et le revoilà sur C2 : il a perdu une manche entière.
lesson-shrapnel = Le gros zombie n'avait pas le choix et a marché sur votre mine : il lui reste 3 de force. La mine lance aussi un éclat : 1 dégât sur une case adjacente, et c'est vous qui la choisissez, même pendant la phase des zombies. Un autre zombie est sur B2 : choisissez B2.
lesson-boss = Le zombie sur B2 est devenu le { card-boss }. Il a trois ordres, un par phase : un autre zombie de force 3 ou moins fait un pas de plus. Celui de B3 a obéi et le voilà déjà sur B4, avec des { card-claws } : 1 de force en plus.
lesson-out-of-reach = Encore deux pas dans le couloir B, et vous avez perdu. Il faut éliminer le boss ! Un { card-shot_1 } ne toucherait que le zombie sur B4, qui est devant lui : défaussez le { card-shot_1 }.
lesson-grenade = La { card-grenade } va n'importe où. Elle tue ce qui se trouve sur la case, bouclier ou pas. Jouez-la sur B2, contre le boss.
lesson-retreat = Quand un boss meurt, tous les zombies perdent courage et font un pas en arrière. B4 s'est vidée, et votre baril a la voie libre dans le couloir C.
lesson-napalm = Ils vont revenir : allumez un feu devant eux. Qui entre sur une case en feu subit 1 dégât. Jouez le { card-napalm } sur B4.
lesson-keep = Il vous reste une carte, « { card-freeze } ». Rien n'oblige à tout jouer : ce que vous gardez sera là au bon moment, et votre deck ne se remplira plus. Choisissez « { option-end } ».
lesson-decks = Les cartes, c'est du temps. Chaque carte que les zombies jouent est remplacée depuis leur deck, et chaque fois { card-dawn } se rapproche. Mais maintenant { $player_2 } veut gagner vite.
lesson-hunger = Avec { card-hunger }, le zombie du couloir B a fait encore un pas de plus. Il est sur B5 : à la prochaine marche, il passerait la barricade !
lesson-crushed = D'abord la bonne nouvelle : votre baril a roulé sur C2 et écrasé le zombie qui s'y trouvait. Un nouveau, de force 5, est sur C1, mais il a encore du chemin à faire.
lesson-one-is-enough = Vous avez deux fois « { card-freeze } », et une seule suffit : défaussez l'autre.
lesson-terror = { card-terror } : cette fois, vous ne pouvez jouer qu'une carte. Repoussez le zombie qui est à la barricade : jouez le { card-shot_2 } dans le couloir B.
lesson-back-again = Il a été repoussé sur B4, et la marche l'a ramené sur B5, avec son dernier point de force. La terreur est passée.
lesson-holding-back = { $player_2 } lui a donné un { card-human_shield } et garde les autres cartes : qui joue moins pioche moins. Mais il est trop tard : la prochaine carte du deck des zombies est { card-dawn }.
lesson-too-late = Il ne vous reste qu'une marche à tenir. Un baril ne roulerait qu'à votre prochaine phase, et c'est trop tard. Défaussez le { card-barrel }.
lesson-freeze = Un { card-shot_1 } ne briserait que le bouclier. Mais vous avez gardé la bonne carte : « { card-freeze } ». Aucune créature ne fait un pas jusqu'à la fin de votre prochaine phase. Jouez-la.
lesson-stuck = Plus rien ne bouge dans la rue, et personne ne peut être repoussé non plus. Mais on peut tirer : jouez le { card-shot_1 } dans le couloir B, et le bouclier disparaît.
lesson-enough = La mine ne sert plus à rien. Choisissez « { option-end } » et regardez vers l'est.
lesson-sunrise = Les zombies n'ont pas pu marcher, { $player_2 } a dû piocher, et la carte était { card-dawn }. Le soleil est levé : vous avez gagné !
lesson-goodbye = Les vraies parties ont des decks de 40 cartes et durent plus longtemps, avec des chiens, des fosses, des voitures piégées et de l'essence ; ce que fait une carte est écrit dessus. La prochaine fois, essayez l'autre camp : traîner les pieds a aussi son charme. Bonne nuit !
