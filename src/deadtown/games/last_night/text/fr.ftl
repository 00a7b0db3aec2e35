### Last Night on Earth en français.

game-title = Last Night on Earth
game-blurb = Quatre personnes, une petite ville et une nuit qui ne veut pas finir. Les héros fouillent tiroirs et caves à la recherche de tout ce qui tire, brûle ou roule ; les morts, eux, arrivent sans cesse. Un camp a les outils, l'autre a le nombre, et à égalité ce sont les morts qui gagnent.

## Les deux camps

role-heroes = Héros
role-zombies = Zombies
role-zombies_brown = Zombies bruns
role-zombies_green = Zombies verts

## Classes de cartes, et quand on peut les jouer

kind-item = Objet
    .help = Reste visible sur le héros qui le porte.
kind-event = Événement
    .help = Se garde en secret, et va dans la défausse une fois joué.
kind-zombie_card = Carte zombie
    .help = Un joueur zombie la garde en secret jusqu'au moment de la jouer.
kind-fight = Carte combat
    .help = Dans un combat, les zombies n'en jouent qu'une, même si elle est neutralisée.
kind-remains = Reste en jeu
    .help = Reste visible sur sa cible ou à côté du plan jusqu'à ce que quelque chose la défausse.
kind-immediate = À jouer tout de suite
    .help = Se joue dès qu'on la pioche, que cela plaise ou non.
kind-hero = Héros
    .help = L'un des vivants. Blessures, objets et combats se comptent pour chacun d'eux.
kind-ability = Capacité
    .help = Ce que ce héros sait faire et pas les autres. L'utiliser n'est pas jouer une carte.
kind-building = Bâtiment
    .help = Les héros y entrent et en sortent par les portes, et y fouillent. Les zombies passent à travers les murs.
kind-marker = Marqueur
kind-undead = Mort-vivant
kind-living = Vivant

when-any = À tout moment, mais pas dans un combat
when-any-fight = À tout moment, combats compris
when-any-before-fight = À tout moment, ou avant les dés d'un combat
when-always = Tant que son héros l'a
when-own-fight = Dans tous les combats de son héros
when-drawn = Dès qu'on la pioche
when-ranged = Comme attaque à distance de son héros
when-moving = Pendant le mouvement de son héros
when-before-fight = Avant les dés d'un combat
when-fight = Avant ou après les dés d'un combat
when-fight-rolled = Après les dés d'un combat
when-fight-won = Quand un combat est gagné
when-fight-card = Quand les zombies jouent une carte combat contre son héros
when-gun-discarded = Quand une Arme à feu de son héros va être défaussée
when-wound = Quand un héros va être blessé
when-zombie-start = Au début du tour des zombies
when-zombie-moves = Avant le mouvement d'un zombie
when-zombie-moves-fight = Avant le mouvement d'un zombie, ou après les dés d'un combat
when-zombie-walls = Au début du tour des zombies, ou avant le mouvement d'un zombie
when-zombie-end = À la fin du tour des zombies
when-zombie-shot = Quand une Arme à feu a tué un zombie
when-hero-start = Au début du tour des héros
when-hero-way = Au tour des héros, avant un pas ou entre deux pas, ou contre { card-locked_door }
when-hero-rolled = Après le jet de mouvement d'un héros
when-hero-wounded = Quand un zombie a blessé un héros qui survit
when-door = Quand un héros va passer une porte
when-any-break = À tout moment, quand une carte est jouée, ou après un test de rupture
when-townsfolk = Quand un événement Habitant est joué, ou au début du tour des zombies
when-move-action = À la place de l'action de mouvement
when-search = Quand ce héros fouille
when-movement = À chaque jet de mouvement
when-once-a-turn = Une fois par tour des zombies et par tour des héros
when-break = Après un test de rupture
when-zombie-card = Quand une carte zombie est jouée
when-first-aid = Quand elle défausse une Trousse de secours
when-entering = En entrant sur une case avec des zombies
when-arriving = Quand ce héros entre en jeu
when-hero-fights = Dans tous les combats de ce héros

## Mots-clés

keyword-hand_weapon = Arme de contact
    .text = Aide dans les combats. Un héros porte au plus deux armes, de contact ou à distance.
keyword-ranged_weapon = Arme à distance
    .text = S'utilise une fois par activation, contre une cible à portée et en ligne de vue.
keyword-gun = Arme à feu
    .text = On peut défausser des Munitions à sa place, et elle peut tirer sur un marqueur Essence.
keyword-flare = Fusée
    .text = Elle se tire, mais n'est pas une Arme à feu et ne compte pas comme arme.
keyword-fire = Feu
    .text = Allume la dynamite. Défaussé à la place d'une attaque à distance, l'objet allume un feu ou fait sauter l'essence.
keyword-explosive = Explosif
    .text = Qui en meurt ne se relève pas en héros zombie.
keyword-ammo = Munitions
    .text = Se ramassent à l'Armurerie et au Poste de police.
keyword-first_aid = Premiers soins
    .text = Se ramasse à l'Hôpital.
keyword-animal = Animal
    .text = On l'appelle, et elle vient.
keyword-townsfolk = Habitant
    .text = Quelqu'un de la ville. Certaines cartes y regardent, et dans un scénario c'est eux qu'il faut sauver.
keyword-heroic = Héroïque
    .text = Un héros a au plus une carte Héroïque.
keyword-student = Étudiant
    .text = Va au lycée. Certaines cartes sont pour les Étudiants seuls, d'autres contre eux.
keyword-law_enforcement = Forces de l'ordre
    .text = Porte un insigne. L'adjoint Taylor veille sur les siens.
keyword-holy = Religieux
    .text = Sur ce héros, Foi reste en jeu.
keyword-strange = Étrange
    .text = Personne ne sait d'où vient ce héros, et certains s'en méfient.

# Ce qui est donné ou pris quand un échange ne va que dans un sens.
card- = rien

## Cartes héros : objets

card-signal_flare = Fusée de détresse
    .kind = { kind-item } · { keyword-ranged_weapon } · { keyword-flare }
    .text = Portée 4, un zombie : il est tué avec 2 ou plus. Défaussez-la quand elle est tirée. Elle ne compte pas comme arme.
    .when = { when-ranged }
    .flavour = Quelqu'un la verra bien. Tout le monde l'a vue.
card-revolver = Revolver
    .kind = { kind-item } · { keyword-ranged_weapon } · { keyword-gun }
    .text = Portée 3, un zombie : il est touché avec 4 ou plus. Avec un 1 sur ce dé, le Revolver est vide et défaussé.
    .when = { when-ranged }
    .flavour = Six balles. Comptez-les.
card-pump_shotgun = Fusil à pompe
    .kind = { kind-item } · { keyword-ranged_weapon } · { keyword-gun }
    .text = Portée 2, une case : lancez un dé pour chaque zombie qui s'y trouve, et 3 ou plus le touche ; les héros ne risquent rien. Puis lancez un dé : avec 1 ou 2, le fusil est vide et défaussé.
    .when = { when-ranged }
    .flavour = Pas besoin de trop viser.
card-baseball_bat = Batte de baseball
    .kind = { kind-item } · { keyword-hand_weapon }
    .text = Lancez un dé de combat de plus ; plusieurs fois par combat. Après chaque usage, elle se casse avec 1 ou 2.
    .when = { when-fight-rolled }
    .flavour = Les visiteurs sont en avance.
card-meat_cleaver = Hachoir
    .kind = { kind-item } · { keyword-hand_weapon }
    .text = Dès que l'un de vos dés de combat montre 6, le zombie est tué et le combat est fini.
    .when = { when-own-fight }
    .flavour = Plat du jour : épaule.
card-pitchfork = Fourche
    .kind = { kind-item } · { keyword-hand_weapon }
    .text = Une fois par combat, relancez autant de vos dés que vous voulez. Elle se casse avec 1 ou 2 ; si vous avez une Torche, seulement avec 1.
    .when = { when-fight-rolled }
    .flavour = Une foule en colère, d'une personne.
card-fire_axe = Hache d'incendie
    .kind = { kind-item } · { keyword-hand_weapon }
    .text = Neutralisez une carte combat des zombies dans un combat de son héros. Elle se casse avec 1, 2 ou 3. Les portes verrouillées n'arrêtent pas son héros.
    .when = { when-fight-card }
    .flavour = En cas d'urgence. C'en est une.
card-chainsaw = Tronçonneuse
    .kind = { kind-item } · { keyword-hand_weapon }
    .text = Dans ce combat, lancez un dé de plus, et si vous gagnez, le zombie est tué. Si vous perdez, défaussez la Tronçonneuse, ou à sa place une de vos cartes Essence.
    .when = { when-fight }
    .flavour = Elle démarre au troisième coup.
card-welding_torch = Chalumeau
    .kind = { kind-item } · { keyword-hand_weapon } · { keyword-fire }
    .text = Relancez un de vos dés ; plusieurs fois par combat. Après chaque usage, il se casse avec 1 ou 2.
    .when = { when-fight-rolled }
    .flavour = Ne pas regarder la flamme.
card-crowbar = Pied-de-biche
    .kind = { kind-item } · { keyword-hand_weapon }
    .text = Vous gagnez à égalité dans ce combat. Il se casse avec 1 ou 2.
    .when = { when-fight-rolled }
    .flavour = Un argument solide.
card-ammo = Munitions
    .kind = { kind-item } · { keyword-ammo }
    .text = Défaussez-les à la place d'une Arme à feu du même héros.
    .when = { when-gun-discarded }
    .flavour = Elles étaient derrière les céréales.
card-torch = Torche
    .kind = { kind-item } · { keyword-fire }
    .text = Plus de lumière n'arrête pas son héros. Ou bien défaussez-la : le zombie relance tous ses dés de combat.
    .when = { when-fight-rolled }
    .flavour = Ils ont vu assez de films pour reculer.
card-keys = Clés
    .kind = { kind-item }
    .text = Les portes verrouillées n'arrêtent pas leur héros. Ou bien défaussez-les quand leur héros est dans un bâtiment : piochez 2 cartes héros.
    .when = { when-any }
    .flavour = C'est toujours la dernière du trousseau.
card-first_aid_kit = Trousse de secours
    .kind = { kind-item } · { keyword-first_aid }
    .text = Défaussez-la : un héros sur la même case ou une case adjacente est soigné de toutes ses blessures.
    .when = { when-any }
    .flavour = Des pansements avec des oursons.
card-lighter = Briquet
    .kind = { kind-item } · { keyword-fire }
    .text = Plus de lumière n'arrête pas son héros. Comme objet Feu, il allume dynamite, feux et essence.
    .when = { when-always }
    .flavour = Soi-disant pour les bougies.
card-dynamite = Dynamite
    .kind = { kind-item } · { keyword-explosive }
    .text = Avec un objet Feu : portée 2, en ligne de vue, une case. Chaque zombie qui s'y trouve est tué avec 2 ou plus, chaque héros avec 5 ou plus. Puis défaussez-la. Sans objet Feu, un feu sur la cible ou sur la trajectoire peut suffire.
    .when = { when-ranged }
    .flavour = Garder au sec. Garder ses distances. Courir.
card-gasoline = Essence
    .kind = { kind-item } · { keyword-explosive }
    .text = Défaussez-la : mettez un marqueur Essence sur la case du héros ou une case adjacente.
    .when = { when-moving }
    .flavour = Une petite traînée, jusqu'à la pompe.
card-old_betsy = Vieille Betsy
    .kind = { kind-item } · { keyword-animal }
    .text = Défaussez-la et mettez son marqueur sur n'importe quelle case. Pendant ce tour, les zombies qui s'y trouvent ne la quittent pas ; ensuite, il faut à chacun 5 ou plus sur un dé pour en sortir, et alors elle file.
    .when = { when-any }
    .flavour = Brave bête. Pas bouger.
card-fire_extinguisher = Extincteur
    .kind = { kind-item }
    .text = Défaussez-le pour interrompre un combat de son héros ; ou, hors des combats, pour déplacer à votre gré de 1 case chaque zombie sur sa case et les cases adjacentes, à travers les murs et malgré la faim, ou pour y retirer un marqueur Feu.
    .when = { when-any-fight }
    .flavour = Dégoupiller, viser, hurler.

## Cartes héros : événements

card-recovery = Rétablissement
    .kind = { kind-event } · { keyword-first_aid }
    .text = Soignez 1 blessure de n'importe quel héros.
    .when = { when-any }
    .flavour = Assieds-toi. Respire. Et maintenant, debout.
card-get_back_you_devils = Arrière, démons
    .kind = { kind-event }
    .text = Le zombie qu'un héros vient de battre est tué, avec ou sans double.
    .when = { when-fight-won }
    .flavour = Pas dans ma ville.
card-faith = Foi
    .kind = { kind-event }
    .text = Un héros lance un dé de combat de plus jusqu'à la fin du tour. Sur un héros Religieux, elle reste en jeu, une au plus.
    .when = { when-any-fight }
    .flavour = Il faut bien que quelqu'un croie en nous.
card-at_last = Enfin…
    .kind = { kind-event }
    .text = Neutralisez une carte zombie qui reste en jeu.
    .when = { when-hero-start }
    .flavour = La lumière ! La lumière est revenue !
card-just_a_scratch = Juste une égratignure
    .kind = { kind-event }
    .text = La blessure est évitée.
    .when = { when-wound }
    .flavour = Seule la veste a souffert.
card-mr_hyde = M. Hyde, professeur
    .kind = { kind-event } · { keyword-townsfolk }
    .text = Interrompez un combat d'un Étudiant. Ou bien, après les dés : +1 ou −1 à n'importe quel dé de combat.
    .when = { when-fight }
    .flavour = Le cours est fini. Courez.
card-doc_brody = Docteur Brody
    .kind = { kind-event } · { keyword-townsfolk }
    .text = Soignez toutes les blessures de n'importe quel héros. Si c'est Becky, mélangez cette carte au deck des héros.
    .when = { when-any }
    .flavour = Prenez-en deux et restez en vie.
card-farmer_sty = Fermier Sty
    .kind = { kind-event } · { keyword-townsfolk }
    .text = Un zombie ne peut pas bouger pendant ce tour. Ou bien, dans un combat : +1 ou −1 à n'importe quel dé de combat.
    .when = { when-zombie-moves-fight }
    .flavour = Hors de mon champ !
card-principal_gomez = Proviseur Gomez
    .kind = { kind-event } · { keyword-townsfolk }
    .text = Neutralisez n'importe quelle carte zombie, quand elle est jouée ou tant qu'elle reste en jeu. Ou bien, après les dés d'un combat : le zombie relance tous ses dés.
    .when = { when-any-fight }
    .flavour = Dans mon bureau. Tout de suite.
card-deputy_taylor = Adjoint Taylor
    .kind = { kind-event } · { keyword-townsfolk }
    .text = Interrompez un combat d'un héros Forces de l'ordre ou Étrange. Ou bien, hors des combats : mélangez au deck jusqu'à 3 cartes de la défausse des héros.
    .when = { when-any-fight }
    .flavour = J'ai demandé des renforts. Personne ne décroche.
card-jeb = Jeb, le mécano
    .kind = { kind-event } · { keyword-townsfolk }
    .text = Neutralisez n'importe quelle carte zombie, quand elle est jouée ou tant qu'elle reste en jeu. Ou bien, à tout moment ou après les dés d'un combat : un héros lance un dé de combat de plus jusqu'à la fin du tour.
    .when = { when-any-fight }
    .flavour = Passe-moi la clé. Non, la grosse.
card-just_what_i_needed = Juste ce qu'il me fallait
    .kind = { kind-event } · { kind-immediate }
    .text = Prenez n'importe quelle carte de la défausse des héros ; si elle est vide, vous pouvez piocher une carte. Ou bien prenez une carte du scénario dans le deck des héros, et mélangez-le.
    .when = { when-drawn }
    .flavour = De tous les tiroirs de la ville.
card-heroic_resolve = Détermination héroïque
    .kind = { kind-event } · { keyword-heroic } · { kind-remains }
    .text = Sur un héros avec 2 zombies ou plus sur sa case : un dé de combat de plus, et il gagne à égalité. Défaussée quand ce héros fouille.
    .when = { when-any-before-fight }
    .flavour = J'ai fini de courir.
card-heros_rage = Rage du héros
    .kind = { kind-event } · { keyword-heroic }
    .text = Sur un héros avec 2 zombies ou plus sur sa case, jusqu'au début du prochain tour des héros : un dé de combat de plus, et les zombies battus sont tués.
    .when = { when-any-before-fight }
    .flavour = C'était ma sœur !
card-blocked_windows = Fenêtres barricadées
    .kind = { kind-event }
    .text = Pendant ce tour, aucun zombie ne passe à travers murs ou portes.
    .when = { when-zombie-walls }
    .flavour = Aide-moi avec l'armoire.
card-escape_window = Fuite par la fenêtre
    .kind = { kind-event }
    .text = Jusqu'à la fin du tour des héros, les héros peuvent passer tout droit à travers les murs, s'ils ne finissent pas ce mouvement dans un bâtiment. Porte verrouillée est neutralisée.
    .when = { when-hero-way }
    .flavour = Premier étage. Surtout des rosiers.

## Cartes zombie

card-shamble = Démarche traînante
    .kind = { kind-zombie_card }
    .text = Un zombie qui n'a pas encore bougé fait jusqu'à autant de pas que montre un dé, à la place de son mouvement normal.
    .when = { when-zombie-moves }
    .flavour = Lents, disait la radio. Lents.
card-uuurrrggh = Uuuurrrggghh !
    .kind = { kind-zombie_card } · { kind-fight }
    .text = Le zombie lance 2 dés de combat de plus.
    .when = { when-fight-rolled }
    .flavour = Uuuurrrggghh.
card-undead_hate = Les morts haïssent les vivants
    .kind = { kind-zombie_card } · { kind-fight }
    .text = Choisissez autant de dés de combat du héros que vous voulez : ils sont relancés.
    .when = { when-fight-rolled }
    .flavour = Rien de personnel. Autrefois, si.
card-theyve_taken = Mon Dieu, ils ont pris…
    .kind = { kind-zombie_card } · { kind-immediate } · { kind-remains }
    .text = Un bâtiment au hasard est Envahi. Un zombie de la réserve arrive sur chacune de ses cases où personne ne se tient ; si la réserve ne suffit pas, vous choisissez où. Ils ne bougent pas pendant ce tour.
    .when = { when-drawn }
    .flavour = Pas le restaurant. Tout, mais pas le restaurant.
card-resilient = Coriace
    .kind = { kind-zombie_card }
    .text = L'Arme à feu qui vient de tuer un zombie est défaussée.
    .when = { when-zombie-shot }
    .flavour = Toute la boîte y est passée.
card-lights_out = Plus de lumière
    .kind = { kind-zombie_card } · { kind-remains }
    .text = Mettez un marqueur Plus de lumière sur n'importe quel bâtiment.
    .when = { when-zombie-start }
    .flavour = Tu as payé la facture ?
card-oh_the_horror = Quelle horreur !
    .kind = { kind-zombie_card } · { kind-immediate }
    .text = Piochez 3 cartes zombie, même au-delà de la limite.
    .when = { when-drawn }
    .flavour = Et ce n'est que le premier rang.
card-surprise_attack = Attaque surprise
    .kind = { kind-zombie_card } · { kind-immediate }
    .text = Mettez un zombie de la réserve sur la case d'un héros qui est dans un bâtiment.
    .when = { when-drawn }
    .flavour = Regarde derrière le rideau. Trop tard.
card-loss_of_faith = Perte de foi
    .kind = { kind-zombie_card }
    .text = Neutralisez une carte Foi, quand elle est jouée ou en jeu. Ou bien, après le test de rupture d'une arme de contact : il est relancé.
    .when = { when-any-break }
    .flavour = Là-haut, personne n'écoute.
card-relentless_advance = Avance implacable
    .kind = { kind-zombie_card }
    .text = Lancez un dé : autant de zombies font 1 pas tout de suite, vers les héros s'ils ont faim, et bougent ensuite comme d'habitude.
    .when = { when-zombie-start }
    .flavour = Un pas suffit. Puis un autre.
card-new_spawning_pit = Nouvelle fosse
    .kind = { kind-zombie_card } · { kind-immediate } · { kind-remains }
    .text = Mettez un marqueur Fosse aux zombies sur une case d'un bâtiment au hasard.
    .when = { when-drawn }
    .flavour = La cave n'avait pas de fond, finalement.
card-too_many = Ils sont trop nombreux !
    .kind = { kind-zombie_card }
    .text = Lancez un dé : placez autant de zombies sur les fosses, à parts égales. Si la réserve ne suffit pas, prenez-les n'importe où sur le plan.
    .when = { when-zombie-end }
    .flavour = Arrête de compter. Cours.
card-trip = Trébuche !
    .kind = { kind-zombie_card }
    .text = Le héros relance ses dés de mouvement.
    .when = { when-hero-rolled }
    .flavour = Il y a toujours une racine.
card-cornered = Acculés
    .kind = { kind-zombie_card }
    .text = Jusqu'au début du prochain tour des zombies, les zombies lancent 2 dés de combat de plus, et les héros gagnent à égalité.
    .when = { when-zombie-start }
    .flavour = Dos au mur, tous.
card-town_overrun = Une ville envahie
    .kind = { kind-zombie_card } · { kind-immediate }
    .text = Défaussez les 10 cartes du dessus du deck des héros, face visible.
    .when = { when-drawn }
    .flavour = Le panneau dit encore : Bienvenue.
card-heavy_rain = Pluie battante
    .kind = { kind-zombie_card } · { kind-immediate } · { kind-remains }
    .text = Les jets de mouvement des héros qui commencent leur action de mouvement dehors ont −1, jusqu'à 1 au moins.
    .when = { when-drawn }
    .flavour = Il ne manquait plus que le temps.
card-braaains = Cerveaaaux !
    .kind = { kind-zombie_card } · { kind-fight }
    .text = +1 au dé de combat le plus haut du zombie.
    .when = { when-fight-rolled }
    .flavour = Un peu de culture ne nuit pas. À eux.
card-cant_be_happening = C'est impossible !
    .kind = { kind-zombie_card } · { kind-remains }
    .text = Sur un héros : un dé de combat de moins. Défaussée quand ce héros commence une activation sur une case avec un autre héros.
    .when = { when-zombie-start }
    .flavour = Je vais me réveiller. Maintenant.
card-feel_strange = Je me sens bizarre
    .kind = { kind-zombie_card } · { kind-remains }
    .text = Sur un héros qu'un zombie vient de blesser : au lieu de subir sa prochaine blessure, ce héros devient un héros zombie.
    .when = { when-hero-wounded }
    .flavour = Il fait chaud ici, non ?
card-got_to_get_to = Je dois aller au…
    .kind = { kind-zombie_card } · { kind-remains }
    .text = Sur un héros : un bâtiment au hasard où il n'est pas et où il peut entrer. Ce héros ne peut pas fouiller avant d'être entré sur une case de ce bâtiment ; défaussez alors cette carte.
    .when = { when-zombie-start }
    .flavour = J'y ai laissé mon portefeuille !
card-locked_door = Porte verrouillée
    .kind = { kind-zombie_card }
    .text = La porte n'est pas passée, et le mouvement du héros finit là où il est.
    .when = { when-door }
    .flavour = Qui donc ferme à clé par une nuit pareille ?
card-haunted = Hanté par le passé
    .kind = { kind-zombie_card } · { kind-remains }
    .text = Sur un héros qui n'est pas Étudiant : il devient Étrange, et on ne peut jouer aucun événement Habitant sur lui ni sur ses dés.
    .when = { when-zombie-start }
    .flavour = Celui-là, je le connaissais. Troisième rang.
card-living_nightmare = Cauchemar vivant
    .kind = { kind-zombie_card } · { kind-immediate } · { kind-remains }
    .text = Au début de chaque tour des zombies, celui-ci compris, la carte du dessus du deck des héros est défaussée. Les héros zombies lancent 2 dés de combat de plus.
    .when = { when-drawn }
    .flavour = Et aucun réveil ne sonne.
card-last_night = Peut-être notre dernière nuit
    .kind = { kind-zombie_card }
    .text = Un héros et une héroïne sur la même case perdent leur tour.
    .when = { when-hero-start }
    .flavour = Serre-moi. Rien qu'une minute.
card-bickering = Dispute
    .kind = { kind-zombie_card }
    .text = Une case avec 2 héros ou plus : tous les héros qui s'y trouvent perdent leur tour.
    .when = { when-hero-start }
    .flavour = J'ai dit à gauche !
card-dont_trust = Je ne leur fais pas confiance
    .kind = { kind-zombie_card } · { kind-remains }
    .text = Jusqu'au début du prochain tour des zombies, aucun héros ne peut échanger d'objets. Ou bien sur un héros Étrange, où elle reste : ce héros ne peut pas échanger d'objets.
    .when = { when-zombie-start }
    .flavour = Tu étais où quand ça a commencé ?
card-self_sacrifice = Sacrifice inutile
    .kind = { kind-zombie_card }
    .text = Sur une case avec 2 héros ou plus : il n'y a pas de combat. L'un de ces héros, au choix des héros, subit une blessure de ce zombie.
    .when = { when-before-fight }
    .flavour = Partez sans moi. Non, vraiment.
card-never_ends = La nuit sans fin
    .kind = { kind-zombie_card } · { kind-immediate }
    .text = Nommez une carte de la défausse des zombies : mélangez au deck tous ses exemplaires qui s'y trouvent. Puis les héros peuvent en faire autant avec la leur.
    .when = { when-drawn }
    .flavour = L'horloge s'est arrêtée à trois heures.
card-rotten_bodies = Corps pourris
    .kind = { kind-zombie_card } · { kind-immediate }
    .text = Lancez un dé : retirez autant de zombies de votre choix. Jusqu'au début du prochain tour des zombies, aucun zombie ne peut être tué : les blessures qui le feraient sont ignorées.
    .when = { when-drawn }
    .flavour = Certains tombent en morceaux. Le reste est du cuir.
card-hes_a_zombie = Mon Dieu, c'est un zombie
    .kind = { kind-zombie_card }
    .text = Avec 4 ou plus sur un dé, neutralisez un événement Habitant et mettez-le hors du jeu. Ou bien mettez un zombie de la réserve sur une case adjacente à un héros.
    .when = { when-townsfolk }
    .flavour = C'est vrai qu'il était un peu gris.
card-overconfidence = Excès de confiance
    .kind = { kind-zombie_card } · { kind-remains }
    .text = Sur un héros : tant qu'un zombie est sur sa case, il ne peut pas en sortir, mais il peut fouiller. Chaque fois qu'il perd un combat, lancez un dé : avec 4 ou plus, défaussez cette carte.
    .when = { when-zombie-start }
    .flavour = Je m'en charge. De tous.
card-leave_it = Pas le temps, laisse !
    .kind = { kind-zombie_card }
    .text = Mettez hors du jeu une carte de la défausse des héros.
    .when = { when-any }
    .flavour = Mais il est dédicacé !
card-teen_angst = Mal-être adolescent
    .kind = { kind-zombie_card } · { kind-remains }
    .text = Sur un Étudiant : un dé de combat de moins tant qu'un autre héros est sur sa case.
    .when = { when-zombie-start }
    .flavour = Tu n'es pas mon père !

## Les héros et ce qu'ils savent faire

# Le nom tel qu'il est dans les phrases ; en entier, comme sur la fiche ; et le plus court possible.
hero-sheriff_anderson = Shérif Anderson
    .full = Shérif Anderson
    .short = Shérif
    .kind = { kind-hero } · { keyword-law_enforcement }
    .text = Vient avec un Revolver, et en retrouve un partout où il y a de quoi fouiller.
    .flavour = Vingt ans de contraventions, et maintenant ça.
hero-billy = Billy
    .full = Billy, le fils du shérif
    .short = Billy
    .kind = { kind-hero } · { keyword-student }
    .text = Le plus rapide de tous, mais deux blessures et c'est fini.
    .flavour = Court le mile en cinq minutes. Cette nuit, en quatre.
hero-johnny = Johnny
    .full = Johnny, le quarterback
    .short = Johnny
    .kind = { kind-hero } · { keyword-student }
    .text = Leur passe au travers et gagne à égalité, jusqu'à ce que deux blessures l'arrêtent.
    .flavour = Dernier essai, et toute la ville à traverser.
hero-sally = Sally
    .full = Sally, la belle du lycée
    .short = Sally
    .kind = { kind-hero } · { keyword-student }
    .text = Deux blessures et c'est fini, mais la chance est avec elle.
    .flavour = Élue celle qui survivra.
hero-jenny = Jenny
    .full = Jenny, la fille du fermier
    .short = Jenny
    .kind = { kind-hero }
    .text = Dans ses mains, les outils durent plus longtemps, et ni racines ni pluie ne la ralentissent.
    .flavour = A maîtrisé pire, et ça avait des cornes.
hero-becky = Becky
    .full = Becky, l'infirmière
    .short = Becky
    .kind = { kind-hero }
    .text = Se remet sur pied, et les autres avec elle.
    .flavour = Ça va piquer un peu. Eux, beaucoup.
hero-father_joseph = Père Joseph
    .full = Père Joseph
    .short = Joseph
    .kind = { kind-hero } · { keyword-holy }
    .text = Tient tête aux cartes zombie, et le paie de son sang.
    .flavour = Leur pardonne. Après.
hero-jake = Jake
    .full = Jake Cartwright, le vagabond
    .short = Jake
    .kind = { kind-hero } · { keyword-strange }
    .text = Trouve ce qu'il lui faut, et se bat mieux seul.
    .flavour = Ne faisait que passer.

ability-service_revolver = Revolver de service
    .kind = { kind-ability }
    .text = Il a un Revolver sur lui.
    .when = { when-arriving }
ability-man_of_action = Homme d'action
    .kind = { kind-ability }
    .text = Dans un bâtiment où l'on peut fouiller, il prend un Revolver dans la défausse au lieu de piocher une carte.
    .when = { when-search }
ability-track_star = As de la piste
    .kind = { kind-ability }
    .text = Il lance deux dés de mouvement et en choisit un.
    .when = { when-movement }
ability-youth = Jeunesse
    .kind = { kind-ability }
    .text = Ce héros soigne 1 de ses propres blessures.
    .when = { when-move-action }
ability-blitz = Blitz
    .kind = { kind-ability }
    .text = Il peut combattre aussitôt chaque zombie qui s'y trouve, puis continuer son mouvement, autant de fois qu'il veut, même contre le même zombie après être sorti et revenu.
    .when = { when-entering }
ability-tough = Costaud
    .kind = { kind-ability }
    .text = Il gagne à égalité.
    .when = { when-hero-fights }
ability-lucky = Chanceuse
    .kind = { kind-ability }
    .text = Elle relance un dé qu'elle vient de lancer.
    .when = { when-once-a-turn }
ability-handy = Habile de ses mains
    .kind = { kind-ability }
    .text = Elle peut relancer chaque test de rupture, une fois.
    .when = { when-break }
ability-sure_footed = Pied sûr
    .kind = { kind-ability }
    .text = « { card-trip } » et { card-heavy_rain } n'ont pas d'effet sur elle.
    .when = { when-movement }
ability-medical_training = Formation médicale
    .kind = { kind-ability }
    .text = Elle soigne 1 blessure, la sienne ou celle d'un héros sur sa case.
    .when = { when-move-action }
ability-triage = Triage
    .kind = { kind-ability }
    .text = Avec 4 ou plus sur un dé, elle la garde.
    .when = { when-first-aid }
ability-strength_of_spirit = Force d'âme
    .kind = { kind-ability }
    .text = Il subit une blessure qu'on ne peut pas éviter, puis neutralise la carte avec 3 ou plus sur un dé. Il peut le faire autant de fois qu'il veut, même si la blessure le tue.
    .when = { when-zombie-card }
ability-keen_eye = Œil exercé
    .kind = { kind-ability }
    .text = Il regarde les 2 cartes du dessus, ou la dernière qui reste, en garde une comme carte piochée et défausse l'autre.
    .when = { when-search }
ability-lone_wolf = Loup solitaire
    .kind = { kind-ability }
    .text = Il lance un dé de combat de plus tant qu'aucun autre héros n'est à distance 3 ou moins.
    .when = { when-hero-fights }

## Les bâtiments, et ce qu'on peut y ramasser

building-general_store = Magasin général
    .kind = { kind-building }
    .text = Ramassage : n'importe quel objet Feu.
building-gun_shop = Armurerie
    .kind = { kind-building }
    .text = Ramassage : n'importe quelle Arme à feu, ou Munitions.
building-the_plant = L'Usine chimique
    .kind = { kind-building }
    .text = Ramassage : Chalumeau, Pied-de-biche.
building-bank = Banque
    .kind = { kind-building }
    .text = Il n'y a rien à ramasser ici : tout l'argent de la ville, et rien à en faire.
building-gas_station = Station-service
    .kind = { kind-building }
    .text = Ramassage : Essence.
building-church = Église
    .kind = { kind-building }
    .text = Ramassage : Foi.
building-police_station = Poste de police
    .kind = { kind-building }
    .text = Ramassage : Revolver, Munitions.
building-airplane_hangar = Hangar
    .kind = { kind-building }
    .text = Ramassage : Fusée de détresse.
building-diner = Restaurant
    .kind = { kind-building }
    .text = Ramassage : Hachoir.
building-hospital = Hôpital
    .kind = { kind-building }
    .text = Ramassage : n'importe quelle carte Premiers soins. La morgue est une fosse aux zombies.
building-barn = Grange
    .kind = { kind-building }
    .text = Ramassage : Fourche, Tronçonneuse. Il y a une fosse aux zombies à l'intérieur.
building-farmhouse = Ferme
    .kind = { kind-building }
    .text = Ramassage : Vieille Betsy, Fusil à pompe.
building-high_school = Lycée
    .kind = { kind-building }
    .text = Ramassage : Clés, Extincteur.
building-gym = Gymnase
    .kind = { kind-building }
    .text = Ramassage : Batte de baseball.
building-manor_house = Manoir
    .kind = { kind-building }
    .text = Personne ne fouille ici, et il n'est jamais un bâtiment au hasard.

## Les plateaux et leurs places

quarter-l1 = { building-general_store }, { building-gun_shop }, { building-the_plant }
quarter-l2 = { building-bank }, { building-gas_station }
quarter-l3 = { building-church }, { building-police_station }
quarter-l4 = { building-airplane_hangar }, { building-diner }, { building-hospital }
quarter-l5 = { building-barn }, { building-farmhouse }
quarter-l6 = { building-high_school }, { building-gym }
quarter-c1 = Centre de Woodinvale
quarter-c2 = { building-manor_house }
slot-nw = Nord-ouest
slot-ne = Nord-est
slot-se = Sud-est
slot-sw = Sud-ouest
ground-town_square = Grand-place
ground-outdoors = Dehors
ground-door = Porte
ground-wall = Mur
ground-pick_up = Case de ramassage
ground-tree = Arbre
    .text = Aucun héros ne passe à côté en diagonale. Zombies et tirs, si.
ground-corner_wall = Mur d'angle
    .text = Aucun héros ne passe à côté en diagonale. Zombies et tirs, si.

## Figurines et marqueurs

piece-hero = Héros
    .kind = { kind-living }
    .text = Bouge selon le dé, passe par les portes, et s'arrête en entrant sur une case avec un zombie. Une case a place pour autant de héros et de zombies qu'on veut.
piece-zombie = Zombie
    .kind = { kind-undead }
    .text = Fait 1 pas, même à travers les murs. À côté d'un héros, il n'a pas le choix : il a faim. Il a 1 point de blessure.
piece-zombie_brown = Zombie brun
    .kind = { kind-undead }
    .text = Un zombie du joueur brun, ou du seul joueur zombie.
piece-zombie_green = Zombie vert
    .kind = { kind-undead }
    .text = Un zombie du joueur vert, ou du seul joueur zombie.
piece-zombie_hero = Héros zombie
    .kind = { kind-undead }
    .text = Un héros qui est mort et s'est relevé. Il fait jusqu'à 3 pas et a autant de points de blessure que le héros en avait. Il ne compte pour aucune limite.
marker-sun = Soleil
    .kind = { kind-marker }
    .text = Descend de 1 à chaque tour des zombies. Quand il quitterait la piste, la nuit est finie.
marker-wound = Blessure
    .kind = { kind-marker }
    .text = Un héros qui a autant de blessures que de points de blessure est mort.
marker-fire = Feu
    .kind = { kind-marker }
    .text = Qui y commence, y entre ou y finit un mouvement lance un dé : les héros sont blessés avec 4 ou plus, les zombies avec 5 ou plus.
    .new = Feu neuf : il ne se propage pas encore.
    .burning = En feu : à l'étape du feu, il peut s'éteindre ou se propager.
marker-gas = Essence
    .kind = { kind-marker }
    .text = Explose quand il y a du feu sur sa case ou une case adjacente, ou quand une Arme à feu ou un objet Feu la déclenche. Tue tous ceux qui sont sur sa case et, avec 3 ou plus, chacun sur une case adjacente.
marker-pit = Fosse aux zombies
    .kind = { kind-marker }
    .text = De nouveaux zombies arrivent d'ici.
marker-taken_over = Envahi
    .kind = { kind-marker }
    .text = Aucun héros ne peut entrer dans ce bâtiment ni y fouiller. Qui est à l'intérieur peut y rester ou en sortir.
marker-lights_out = Plus de lumière
    .kind = { kind-marker }
    .text = Un héros qui entre sur une case de ce bâtiment s'y arrête, si rien ne l'éclaire.
marker-old_betsy = Vieille Betsy
    .kind = { kind-marker }
    .text = Pendant ce tour, les zombies restent ici ; ensuite, il faut à chacun 5 ou plus sur un dé pour en sortir.
marker-zombie_hero = Héros zombie
    .kind = { kind-marker }
    .text = Ce héros est maintenant l'un des morts.
marker-truck = Camion
    .kind = { kind-marker }
    .text = Il lui faut Essence et Clés, deux héros, et pas de zombie sur le marchepied.
    .empty = Le réservoir est vide.
    .full = Le réservoir est plein.
marker-charge = Fosse détruite
    .kind = { kind-marker }
    .text = Cette fosse a sauté. Plus aucun zombie n'en arrive.
marker-townsfolk = Sauvé
    .kind = { kind-marker }
    .text = Quelqu'un de la ville que ce héros a trouvé.

## Moments pour intervenir

window-name-zombies-start = Le début du tour des zombies
window-zombies-start = Le tour des zombies commence : on peut intervenir.
prompt-zombies-start = Le tour des zombies commence : intervenez-vous ?
window-name-zombie-moves = Un zombie va bouger, ou tous ont bougé
window-zombie-moves = Un zombie va bouger, ou tous ont bougé : on peut intervenir.
prompt-zombie-moves = Un zombie va bouger, ou tous ont bougé : intervenez-vous ?
window-name-zombie-fights = Au tour des zombies, un combat va commencer, ou tous sont finis
window-zombie-fights = Un combat des zombies va commencer, ou tous sont finis : on peut intervenir.
prompt-zombie-fights = Un combat des zombies va commencer, ou tous sont finis : intervenez-vous ?
window-name-zombies-end = La fin du tour des zombies
window-zombies-end = Le tour des zombies se termine : on peut intervenir.
prompt-zombies-end = Le tour des zombies se termine : intervenez-vous ?
window-name-heroes-start = Le début du tour des héros
window-heroes-start = Le tour des héros commence : on peut intervenir.
prompt-heroes-start = Le tour des héros commence : intervenez-vous ?
window-name-claim-activation = Qui est activé maintenant
window-claim-activation = Le héros suivant est activé : qui le dit le premier décide.
prompt-claim-activation = Activez-vous maintenant un de vos héros ?
window-name-hero-activated = L'activation d'un héros commence
window-hero-activated = L'activation commence : { $hero }. On peut intervenir.
prompt-hero-activated = L'activation commence : { $hero }. Intervenez-vous ?
window-name-movement-rolled = Un héros a fait son jet de mouvement
window-movement-rolled = { $rolled } : { $hero } a lancé les dés. On peut intervenir.
prompt-movement-rolled = { $rolled } : { $hero } a lancé les dés. Intervenez-vous ?
window-name-hero-moves = Un héros est en chemin, ou a fini son action de mouvement
window-hero-moves = { $hero } est en chemin, ou a fini son action de mouvement : on peut intervenir.
prompt-hero-moves = { $hero } est en chemin, ou a fini son action de mouvement : intervenez-vous ?
window-name-door = Un héros va passer une porte
window-door = { $hero } va passer une porte : on peut intervenir.
prompt-door = { $hero } va passer une porte : intervenez-vous ?
window-name-between-actions = Entre les étapes de l'activation d'un héros
window-between-actions = { $hero } est entre deux étapes de son activation : on peut intervenir.
prompt-between-actions = { $hero } est entre deux étapes de son activation : intervenez-vous ?
window-name-shot-rolled = Les dés d'une attaque à distance ont été lancés
window-shot-rolled = { $rolled } : { $hero } a lancé les dés. On peut intervenir.
prompt-shot-rolled = { $rolled } : { $hero } a lancé les dés. Intervenez-vous ?
window-name-fight-declared = Un combat va commencer
window-fight-declared = { $hero } va combattre un zombie : on peut intervenir avant les dés.
prompt-fight-declared = { $hero } va combattre un zombie : intervenez-vous avant les dés ?
window-name-fight-rolled = Les dés d'un combat ont été lancés
window-fight-rolled = { $hero } combat un zombie, et les dés ont été lancés : on peut intervenir.
prompt-fight-rolled = { $hero } combat un zombie, et les dés ont été lancés : intervenez-vous ?
window-name-fight-won = Un combat est gagné
window-fight-won = { $hero } a combattu, et l'on sait qui gagne : on peut intervenir.
prompt-fight-won = { $hero } a combattu, et l'on sait qui gagne : intervenez-vous ?
window-name-about-to-be-wounded = Un héros va être blessé
window-about-to-be-wounded = { $hero } va subir une blessure : on peut intervenir.
prompt-about-to-be-wounded = { $hero } va subir une blessure : intervenez-vous ?
window-name-wounded = Un héros a été blessé
window-wounded = { $hero } a subi une blessure : on peut intervenir.
prompt-wounded = { $hero } a subi une blessure : intervenez-vous ?
window-name-zombie-killed = Un zombie a été tué
window-zombie-killed = Une Arme à feu a tué un zombie : on peut intervenir.
prompt-zombie-killed = Une Arme à feu a tué un zombie : intervenez-vous ?
window-name-break-rolled = Un dé de rupture ou de munitions a été lancé
window-break-rolled = { $rolled } : { $hero } a lancé le dé. On peut intervenir.
prompt-break-rolled = { $rolled } : { $hero } a lancé le dé. Intervenez-vous ?
window-name-die-rolled = Un autre dé a été lancé
window-die-rolled = { $rolled } : { $hero } a lancé le dé. On peut intervenir.
prompt-die-rolled = { $rolled } : { $hero } a lancé le dé. Intervenez-vous ?
window-name-item-lost = Un objet va être défaussé
window-item-lost = { $hero } va perdre { $card } : on peut intervenir.
prompt-item-lost = { $hero } va perdre { $card } : intervenez-vous ?
window-name-card-played = Une carte est en train d'être jouée
window-card-played = { $seat } joue { $card } : on peut intervenir.
prompt-card-played = { $seat } joue { $card } : intervenez-vous ?
window-name-search-drawn = Une fouille a pioché une carte
window-search-drawn = Une fouille a pioché une carte : on peut intervenir.
prompt-search-drawn = Une fouille a pioché une carte : intervenez-vous ?
window-name-shot-declared = Une attaque à distance est déclarée
window-shot-declared = Une attaque à distance est déclarée : on peut intervenir.
prompt-shot-declared = Une attaque à distance est déclarée : intervenez-vous ?
window-name-zombie-about-to-be-hurt = Un zombie est sur le point d'être blessé ou tué
window-zombie-about-to-be-hurt = Un zombie est sur le point d'être blessé ou tué : on peut intervenir.
prompt-zombie-about-to-be-hurt = Un zombie est sur le point d'être blessé ou tué : intervenez-vous ?
window-name-fire-breaks-out = Le feu ou l'essence est sur le point d'éclater
window-fire-breaks-out = Le feu ou l'essence est sur le point d'éclater : on peut intervenir.
prompt-fire-breaks-out = Le feu ou l'essence est sur le point d'éclater : intervenez-vous ?
window-name-heroes-end = La fin du tour des héros
window-heroes-end = Le tour des héros se termine : on peut intervenir.
prompt-heroes-end = Le tour des héros se termine : intervenez-vous ?

# Les mêmes moments, dans une phrase : « … peut se jouer … ».
moment-zombies_start = au début du tour des zombies
moment-zombie_moves = avant qu'un zombie bouge
moment-zombie_fights = avant un combat du tour des zombies
moment-zombies_end = à la fin du tour des zombies
moment-heroes_start = au début du tour des héros
moment-hero_activated = quand l'activation d'un héros commence
moment-movement_rolled = après un jet de mouvement
moment-hero_moves = pendant l'action de mouvement d'un héros
moment-between_actions = entre les étapes de l'activation d'un héros
moment-heroes_end = à la fin du tour des héros
moment-door = quand un héros va passer une porte
moment-shot_rolled = après les dés d'une attaque à distance
moment-fight_declared = avant les dés d'un combat
moment-fight_rolled = après les dés d'un combat
moment-fight_won = quand un combat est gagné
moment-about_to_be_wounded = quand un héros va être blessé
moment-wounded = quand un zombie a blessé un héros
moment-zombie_killed = quand une Arme à feu a tué un zombie
moment-break_rolled = après un test de rupture
moment-die_rolled = après un jet de son héros
moment-item_lost = quand un objet va être perdu
moment-card_played = quand une carte de l'autre camp est jouée
moment-search_drawn = quand une fouille a pioché une carte
moment-shot_declared = avant les dés d'une attaque à distance
moment-zombie_about_to_be_hurt = quand un zombie est sur le point d'être blessé ou tué
moment-fire_breaks_out = quand le feu ou l'essence est sur le point d'éclater

## Scénarios

scenario-die_zombies_die = Crevez, zombies !
scenario-die_zombies_die-story = Personne ne viendra de la ville voisine ; il n'y a plus de route, et plus de téléphone. Quelqu'un cloue une feuille sur la porte du restaurant et y trace le premier trait. Si les morts se comptent, ils peuvent être battus. Quinze, dit le shérif, et puis on verra.
scenario-die_zombies_die-goal = Les héros gagnent quand 15 zombies ont été tués. Les zombies gagnent quand 2 héros ont été tués, quand le deck des héros est vide, ou quand le soleil quitte la piste.
scenario-burn_em_out = Enfumez-les !
scenario-burn_em_out-story = Ils n'arrivent pas par la route, ils sortent de terre. Il y a des trous derrière la grange, sous la morgue, à côté de l'église, et ce qui est là-dessous n'a pas de fin. Leur tirer dessus, c'est écoper une barque percée. Alors quelqu'un part chercher de la dynamite.
scenario-burn_em_out-goal = Les héros gagnent quand 3 des fosses imprimées sur le plan ont sauté. Les zombies gagnent quand 4 héros ont été tués, quand le deck des héros est vide, ou quand le soleil quitte la piste.
scenario-save_the_townsfolk = Sauvez les habitants
scenario-save_the_townsfolk-story = On a vu de la lumière dans des caves, et quelqu'un tape sur un tuyau au lycée. Ils sont encore là : le professeur, le docteur, le vieux fermier et son chapeau. Personne d'autre n'ira les chercher. Toute porte qui reste fermée trop longtemps est ouverte par quelqu'un d'autre.
scenario-save_the_townsfolk-goal = Les héros gagnent quand les héros vivants ont ensemble 4 Habitants sauvés. Les zombies gagnent quand 2 héros ont été tués, quand 3 Habitants sont hors du jeu, quand le deck des héros est vide, ou quand le soleil quitte la piste.
scenario-escape_in_the_truck = Fuite en camion
scenario-escape_in_the_truck-story = Le vieux camion est au milieu de la place, comme depuis des années. Son réservoir est à sec, et les clés sont dans l'autre pantalon de quelqu'un. Mais il a quatre roues et un plateau assez haut. Qui sera dessus quand il démarrera verra le matin.
scenario-escape_in_the_truck-goal = Les héros gagnent à la fin d'un tour des héros si le réservoir est plein, si un héros au camion a des Clés, si au moins 2 héros (ou tous les vivants) y sont et aucun zombie. Les zombies gagnent quand 4 héros ont été tués, quand le deck des héros est vide, ou quand le soleil quitte la piste.
scenario-defend_the_manor = Défendez le manoir
scenario-defend_the_manor-story = Le manoir a des murs épais, quatre portes et pas un verrou qui ferme encore. Tous ceux qui pouvaient courir y ont couru. Cette nuit, personne ne fouillera les vieilles malles, on n'a pas le temps : des mains traversent les boiseries de tous les côtés. L'aube est loin, mais elle viendra.
scenario-defend_the_manor-goal = Les héros gagnent quand le soleil quitte la piste. Les zombies gagnent quand 9 zombies sont dans le Manoir à la fin d'une étape, quand 4 héros ont été tués, ou quand le deck des héros est vide.

## Options du jeu

set-base = Jeu de base
set-advanced = Cartes avancées
setting-scenario = Scénario
    .help = Ce que les deux camps doivent faire cette nuit.
setting-scenario-random = Au hasard
    .help = L'un des scénarios est tiré au sort.
setting-scenario-die_zombies_die = { scenario-die_zombies_die }
    .help = { scenario-die_zombies_die-goal }
setting-scenario-burn_em_out = { scenario-burn_em_out }
    .help = { scenario-burn_em_out-goal } Il faut les cartes avancées.
setting-scenario-save_the_townsfolk = { scenario-save_the_townsfolk }
    .help = { scenario-save_the_townsfolk-goal }
setting-scenario-escape_in_the_truck = { scenario-escape_in_the_truck }
    .help = { scenario-escape_in_the_truck-goal } Il faut les cartes avancées.
setting-scenario-defend_the_manor = { scenario-defend_the_manor }
    .help = { scenario-defend_the_manor-goal }
balance-heading = L'équilibre des scénarios
setting-zombie_seats = Joueurs zombies
    .help = Combien de joueurs mènent les zombies.
setting-zombie_seats-auto = Selon le nombre de joueurs
    .help = Un joueur zombie à deux, trois ou cinq joueurs, deux à quatre ou six.
setting-zombie_seats-one = Un
    .help = Un joueur a les 14 zombies et une main de quatre cartes.
setting-zombie_seats-two = Deux
    .help = Brun et vert : 7 zombies et une main de deux cartes chacun.
setting-sides = Camps
    .help = Quelles places mènent les zombies. Toutes les autres ont des héros.
setting-sides-zombies_last = Zombies aux dernières places
    .help = Les premières places ont des héros, les dernières mènent les zombies.
setting-sides-zombies_first = Zombies aux premières places
    .help = Les premières places mènent les zombies, les dernières ont des héros.
setting-sides-seat_by_seat = Place par place
    .help = Vous dites pour chaque place dans quel camp elle joue.
setting-seats = Camp de chaque place
    .help = Dans quel camp joue chaque place, si c'est dit place par place. Il y a un ou deux joueurs zombies, selon le nombre de joueurs.
setting-seats-heroes = { role-heroes }
setting-seats-zombies = { role-zombies }
setting-set_advanced = Cartes avancées
    .help = 20 cartes de plus dans chaque deck, avec de la dynamite, de l'essence et des nerfs à vif.
setting-trim_decks = Decks de 60 cartes
    .help = Là où les extensions font un deck plus gros, des cartes sont retirées au hasard jusqu'à ce qu'il en reste 60.
setting-choose_heroes = Choisir les héros
    .help = Chacun choisit ses héros, l'un après l'autre, au lieu de les recevoir au sort.
setting-layout = La ville
    .help = Quels plateaux sont autour du centre, et où.
setting-layout-random = Au hasard
    .help = Quatre plateaux sont tirés au sort.
setting-layout-default = Toujours la même
    .help = L'église et la police au nord-ouest, puis dans le sens horaire l'hôpital, la ferme et le lycée.
setting-layout-chosen = Plateaux choisis
    .help = Vous dites quel plateau est dans quel angle.
setting-board_nw = Plateau du nord-ouest
    .help = Quel plateau est dans cet angle du plan.
setting-board_nw-random = Au hasard
    .help = Un des plateaux qui restent est tiré au sort.
setting-board_nw-l1 = { quarter-l1 }
setting-board_nw-l2 = { quarter-l2 }
setting-board_nw-l3 = { quarter-l3 }
setting-board_nw-l4 = { quarter-l4 }
setting-board_nw-l5 = { quarter-l5 }
setting-board_nw-l6 = { quarter-l6 }
setting-board_ne = Plateau du nord-est
    .help = Quel plateau est dans cet angle du plan.
setting-board_ne-random = Au hasard
    .help = Un des plateaux qui restent est tiré au sort.
setting-board_ne-l1 = { quarter-l1 }
setting-board_ne-l2 = { quarter-l2 }
setting-board_ne-l3 = { quarter-l3 }
setting-board_ne-l4 = { quarter-l4 }
setting-board_ne-l5 = { quarter-l5 }
setting-board_ne-l6 = { quarter-l6 }
setting-board_se = Plateau du sud-est
    .help = Quel plateau est dans cet angle du plan.
setting-board_se-random = Au hasard
    .help = Un des plateaux qui restent est tiré au sort.
setting-board_se-l1 = { quarter-l1 }
setting-board_se-l2 = { quarter-l2 }
setting-board_se-l3 = { quarter-l3 }
setting-board_se-l4 = { quarter-l4 }
setting-board_se-l5 = { quarter-l5 }
setting-board_se-l6 = { quarter-l6 }
setting-board_sw = Plateau du sud-ouest
    .help = Quel plateau est dans cet angle du plan.
setting-board_sw-random = Au hasard
    .help = Un des plateaux qui restent est tiré au sort.
setting-board_sw-l1 = { quarter-l1 }
setting-board_sw-l2 = { quarter-l2 }
setting-board_sw-l3 = { quarter-l3 }
setting-board_sw-l4 = { quarter-l4 }
setting-board_sw-l5 = { quarter-l5 }
setting-board_sw-l6 = { quarter-l6 }
setting-open_team_hands = Mains ouvertes dans un camp
    .help = Les joueurs d'un camp voient les cartes de leurs équipiers.

## Le plateau : board-…

board-town = La ville
board-whole = Montrer toute la ville
board-offers = Ce que vous pouvez choisir
board-on-space = En { $space }
board-uses = { $hero } : { $thing }
board-hero = { $hero }, { $count ->
        [one] il reste { $count } blessure
       *[other] il reste { $count } blessures
    }
board-zombie-hero = héros zombie { $hero }, { $count ->
        [one] il reste { $count } blessure
       *[other] il reste { $count } blessures
    }
board-zombies =
    { $count ->
        [one] { $count } zombie
       *[other] { $count } zombies
    }
board-zombies-brown =
    { $count ->
        [one] { $count } zombie brun
       *[other] { $count } zombies bruns
    }
board-zombies-green =
    { $count ->
        [one] { $count } zombie vert
       *[other] { $count } zombies verts
    }
board-part-zombie = Zombie
board-part-brown = Zombie brun
board-part-green = Zombie vert
board-part-red = Zombie rouge
board-part-gas = Le gaz
board-part-fire = Allumer un feu
board-part-zombie-hero = { $hero }, héros zombie
board-next-die = Choisissez un dé.
board-next-hero = Choisissez un héros.
board-next-way = Choisissez ce qu'elle doit faire.
board-step-sun = Soleil
board-step-draw = Pioche
board-step-new_zombies = Jet
board-step-move = Déplacement
board-step-fight = Combat
board-step-place = Arrivées
board-step-fire = Feu
board-step-exchange = Échange
board-step-shoot = Tir
board-roll-new_zombies = De nouveaux zombies viennent-ils ?
board-way-fight = Dans le combat
board-way-raise = +1 à un dé
board-way-lower = −1 à un dé
board-way-cancel = Annuler
board-way-hold = Retenir un zombie
board-way-stop = Annuler la carte qui est jouée
board-way-reroll = Relancer
board-way-help = Un dé de combat de plus
board-way-recover = Remélanger des cartes à la pioche
board-way-refuel = À la place de la tronçonneuse
board-way-pour = La verser
board-way-douse = Éteindre un feu
board-way-push = Repousser les zombies
board-way-put = Mettre un zombie sur la carte
board-way-all = Tous les héros
board-way-one = Un héros
board-way-heroes = Un dé du héros
board-way-zombies = Un dé du zombie

## Tours et étapes

turn-set_up = Mise en place
turn-zombies = Tour des zombies
turn-heroes = Tour des héros
turn-over = Fin de la partie

# Avant le premier tour, il n'y a pas encore d'étape.
phase-set_up = { turn-set_up }
phase-sun = Soleil
phase-draw = Pioche
phase-new_zombies = Jet des nouveaux zombies
phase-move = Mouvement
phase-fight = Combat
phase-place = Arrivée
phase-fire = Feu
phase-start = Début du tour
phase-claim = Prochaine activation
phase-exchange = Échange
phase-shoot = Attaque à distance
phase-end = Fin du tour
phase-over = { turn-over }

## Parties d'une position

zone-fight = Combat
zone-stack = Cartes en train d'être jouées
zone-hand = Main
zone-known = Cartes de la main que tous ont vues
zone-items = Objets
zone-on = Cartes sur ce héros
zone-saved = Habitants sauvés
zone-used = Utilisés dans ce combat
zone-turned = Héros zombies
zone-people = Qui peut encore venir
zone-kept = Cartes zombie qui restent en jeu
zone-looked = Cartes regardées
zone-hero_discard = Défausse des héros
zone-zombie_discard = Défausse des zombies
zone-hero_out = Cartes héros hors du jeu
zone-zombie_out = Cartes zombie hors du jeu
zone-pits = Fosses aux zombies
zone-charged = Fosses qui ont sauté
zone-charges = Charges posées
zone-tokens = Où sont les pions
zone-entrances = Entrées des égouts
zone-rubble = Case bloquée
zone-fires = Feu
zone-gas = Essence
zone-dark = { marker-lights_out }
zone-taken_over = { marker-taken_over }
zone-destroyed = Bâtiments brûlés
zone-betsy = { card-old_betsy }
zone-held = Zombies qui ne peuvent pas bouger
zone-hero_dice = Dés du héros
zone-zombie_dice = Dés du zombie
zone-movement = Dés de mouvement
zone-entered_from = Chemins possibles
zone-tasks = Ce qu'il reste à faire
zone-wound = Blessure

task-zombies_killed = Zombies tués
task-pits_destroyed = Fosses qui ont sauté
task-townsfolk_saved = Habitants sauvés
task-townsfolk_lost = Habitants perdus
task-tank_filled = Réservoir plein
task-keys_aboard = Clés au camion
task-heroes_aboard = Héros au camion
task-zombies_in_manor = Zombies dans le Manoir
task-supplies_delivered = Provisions livrées
task-supplies_carried = Provisions portées
task-charges_placed = Charges posées
task-parts_installed = Pièces de radio montées
task-parts_carried = Pièces de radio portées
task-generator_fuelled = Générateur en marche

counter-sun = Soleil
    .count = Soleil : { $count }
counter-cards = Cartes en main
    .count =
        { $count ->
            [0] aucune carte
            [one] { $count } carte
           *[other] { $count } cartes
        }
counter-wounds = Blessures
    .count =
        { $count ->
            [0] aucune blessure
            [one] { $count } blessure
           *[other] { $count } blessures
        }
counter-points = Points de blessure
    .count =
        { $count ->
            [one] { $count } point de blessure
           *[other] { $count } points de blessure
        }
counter-pool = Zombies dans la réserve
    .count =
        { $count ->
            [0] réserve vide
            [one] { $count } zombie dans la réserve
           *[other] { $count } zombies dans la réserve
        }
counter-hero_deck = Deck des héros
    .count =
        { $count ->
            [0] plus de carte héros
            [one] { $count } carte héros restante
           *[other] { $count } cartes héros restantes
        }
counter-zombie_deck = Deck des zombies
    .count =
        { $count ->
            [0] plus de carte zombie
            [one] { $count } carte zombie restante
           *[other] { $count } cartes zombie restantes
        }
counter-trimmed = Cartes retirées avant le début
counter-kills = Zombies tués
    .count =
        { $count ->
            [0] aucun zombie tué
            [one] { $count } zombie tué
           *[other] { $count } zombies tués
        }
counter-deaths = Héros tués
    .count =
        { $count ->
            [0] aucun héros tué
            [one] { $count } héros tué
           *[other] { $count } héros tués
        }
counter-deaths_needed = Héros que les zombies doivent tuer
counter-left = Pas restants
    .count =
        { $count ->
            [0] plus de pas
           *[other] { $count } pas restants
        }
counter-arriving = Zombies à placer
counter-carried = Pions portés
    .count =
        { $count ->
            [one] porte { $count } pion
           *[other] porte { $count } pions
        }
counter-hero_pool = Dés de combat du héros
counter-zombie_pool = Dés de combat du zombie
counter-chance = Chances du héros, en pour cent
counter-doubles = Chances de gagner avec un double, en pour cent

state-turn = À qui le tour
state-lead = Meneur des zombies
state-colour = Couleur
state-hero = Héros
state-zombie = Zombie
state-building = Bâtiment
state-bound = Doit aller dans ce bâtiment
state-activated = Déjà activé
state-idle = Perd ce tour
state-mover = Zombie qui va bouger
state-named = Ce qui a été nommé
state-mode = Comment elle est jouée
state-cancelled = Neutralisée
state-ties = Le héros gagne à égalité
state-deadly = Un zombie battu est tué
state-leads = Qui gagne avec ces dés
state-winner = Gagnant
state-taken = Déjà subie

# Un lieu à côté du plan, écrit comme le nom d'une case : E4.
space-sewer = ÉGOUTS

## Ce qui vaut pour un temps

effect-cornered = { card-cornered }
    .text = Jusqu'au début du prochain tour des zombies, les zombies lancent 2 dés de combat de plus, et les héros gagnent à égalité.
effect-distrust = { card-dont_trust }
    .text = Jusqu'au début du prochain tour des zombies, aucun héros ne peut échanger d'objets.
effect-rotten = { card-rotten_bodies }
    .text = Jusqu'au début du prochain tour des zombies, aucun zombie ne peut être tué.
effect-blocked = { card-blocked_windows }
    .text = Pendant ce tour, aucun zombie ne passe à travers murs ou portes.
effect-windows_open = { card-escape_window }
    .text = Jusqu'à la fin du tour des héros, les héros peuvent passer tout droit à travers les murs, s'ils ne finissent pas ce mouvement dans un bâtiment.
effect-tank = Réservoir plein
    .text = Le camion a du carburant. Il lui faut maintenant les Clés.
effect-powered = Générateur en marche
    .text = Il y a du carburant dans la Salle des générateurs : 1 est ajouté au jet pour appeler à l'aide.

## Dés hors des combats

roll-movement = Mouvement
roll-fire = Feu
    .enough = Une blessure.
    .short = Aucun mal.
roll-fire_phase = Le feu s'éteint-il ou se propage-t-il ?
roll-spread = Direction du feu
roll-break = Test de rupture
roll-ammo = Munitions
roll-shot = Attaque à distance
    .enough = Touché.
    .short = Manqué.
roll-explosion = Explosion
    .enough = Mort.
    .short = Aucun mal.
roll-across_fire = Dynamite à travers le feu
    .enough = Elle s'allume.
    .short = Elle ne s'allume pas.
roll-set_off = Déclencher l'essence
    .enough = Elle explose.
    .short = Elle n'explose pas.
roll-building = Bâtiment au hasard : le plateau
roll-building_number = Bâtiment au hasard : le bâtiment
roll-betsy = { card-old_betsy }
    .enough = Le zombie s'en va.
    .short = Le zombie reste.
roll-zombie_hero = Pas du héros zombie
roll-first_zombies = Premiers zombies
roll-arrivals = Nouveaux zombies
roll-shamble = { card-shamble }
roll-advance = { card-relentless_advance }
roll-rotten = { card-rotten_bodies }
roll-overconfidence = { card-overconfidence }
    .enough = La carte est défaussée.
    .short = La carte reste.
roll-triage = { ability-triage }
    .enough = La Trousse de secours reste.
    .short = La Trousse de secours est défaussée.
roll-spirit = { ability-strength_of_spirit }
    .enough = La carte est neutralisée.
    .short = La carte a son effet.
roll-hes_a_zombie = { card-hes_a_zombie }
    .enough = La carte Habitant est neutralisée.
    .short = La carte Habitant a son effet.
roll-radio = Appel à l'aide
    .enough = Quelqu'un répond.
    .short = Personne ne répond.

## Comment une partie se termine

ending-deaths = Trop de héros sont morts
ending-deck = Le deck des héros est vide
ending-dawn = Le soleil a quitté la piste
ending-goal = Les héros ont atteint leur objectif
ending-doom = La ville est perdue
reckoning-win = Victoire

## Pourquoi une partie a été gagnée

verdict-deaths = Assez de héros avaient été tués : { $deaths }. Les zombies ont gagné, menés par { $winners }.
verdict-deck = Le deck des héros était vide avant que les héros aient atteint leur objectif. Les zombies ont gagné, menés par { $winners }.
verdict-dawn-heroes = Les héros ont tenu jusqu'à l'aube. Victoire : { $winners }.
verdict-dawn-zombies = Le soleil a quitté la piste avant que les héros aient atteint leur objectif. Les zombies ont gagné, menés par { $winners }.
verdict-goal-die-zombies-die = Les héros ont tué 15 zombies à temps. Victoire : { $winners }.
verdict-goal-burn-em-out = Les héros ont fait sauter 3 fosses à temps. Victoire : { $winners }.
verdict-goal-save-the-townsfolk = Les héros ont sauvé 4 Habitants à temps. Victoire : { $winners }.
verdict-goal-escape-in-the-truck = Les héros se sont échappés avec le camion. Victoire : { $winners }.
verdict-goal-supply-run = Les héros ont apporté à temps 4 provisions sur la Grand-place. Victoire : { $winners }.
verdict-goal-blow-up-the-town = Les héros ont fait sauter la ville. Victoire : { $winners }.
verdict-goal-radio-for-help = L'appel à l'aide a été entendu. Victoire : { $winners }.
verdict-doom-save-the-townsfolk = Pour 3 Habitants, il était trop tard. Les zombies ont gagné, menés par { $winners }.
verdict-doom-defend-the-manor = Il y avait 9 zombies dans le Manoir. Les zombies ont gagné, menés par { $winners }.
verdict-doom-radio-for-help = Le Studio radio a brûlé, et avec lui le dernier espoir de secours. Les zombies ont gagné, menés par { $winners }.

## Comment la partie s'est passée

course-on_map = Figurines sur le plan
course-kills = Adversaires tués

## Ce qui est demandé

prompt-choose-hero = Qui prenez-vous comme héros ?
prompt-start-space = Où commence { $hero } ?
prompt-new-hero-space = Où entre en jeu { $hero } ?
prompt-choose-building = Le dé vous laisse le choix : quel bâtiment ?
prompt-discard-to-limit = Vous avez trop de cartes (limite : { $limit }) : laquelle défaussez-vous ?
prompt-discard-one = Défaussez-vous une carte avant de piocher ?
prompt-order-zombies = Quel zombie bouge maintenant ?
prompt-move-zombie = Où va le zombie sur { $space } ?
prompt-advance = { $card } : quel zombie fait un pas ?
prompt-place-zombie = Où arrive le prochain zombie ? Encore à placer : { $count }.
prompt-take-zombie = { $card } : quel zombie retirez-vous du plan ?
prompt-order-fights = Quel combat vient maintenant ?
prompt-fire-order = Pour quel feu lance-t-on le prochain dé ?
prompt-fire-direction = Où se propage le feu de la case { $space } ?
prompt-fire-remove = Il ne reste plus de marqueur Feu : lequel, parmi ceux en feu, retirez-vous pour le nouveau ?
prompt-activate = Quel héros activez-vous maintenant ?
prompt-choose-move-die = Avec quel dé se déplace { $hero } ?
prompt-move-action = Que fait { $hero } ? Le jet vaut { $left } pas.
prompt-hero-step = Où continue { $hero } ? Il reste { $left } pas.
prompt-blitz = { $hero } : combattre aussitôt les zombies qui sont ici ?
prompt-keep-card = Quelle carte garde { $hero } ?
prompt-just-what-i-needed = Quelle carte prend { $hero } ?
prompt-pick-cards = { $card } : quelle carte est mélangée de nouveau au deck ?
prompt-pick-copies = { $card } : de quelle carte tous les exemplaires sont-ils mélangés au deck ?
prompt-overflow = { $hero } porte trop de choses : qu'est-ce qui part ?
prompt-exchange = { $hero } : échangez-vous des objets ?
prompt-trade-answer = { $hero } donnerait { $given }, et { $other } donnerait { $taken } : acceptez-vous ?
prompt-ranged-attack = { $hero } : faites-vous une attaque à distance ?
prompt-fight-next = Contre quel zombie se bat maintenant { $hero } ?
prompt-choose-victim = { $card } : quel héros subit la blessure ?
prompt-surprise = Quel héros le zombie surprend-il ?
prompt-evacuate = Le bâtiment brûle ({ $building }) : où va { $hero } ?
prompt-push-zombie = Où poussez-vous le zombie sur { $space } ?
prompt-marker-space = { $card } : sur quelle case mettez-vous le marqueur ?
prompt-token-space = { $building } : sur quelle case mettez-vous le pion ?
prompt-place-sewer-entrance = Où mettez-vous une entrée des égouts ?
prompt-move-sewer-entrance = Quelle entrée des égouts déplacez-vous ?

## Ce qui peut être répondu

option-pass = Passer
option-done = C'est fini
option-none = Aucune
option-yes = Oui
option-no = Non
option-accept = Accepter
option-refuse = Refuser
option-hero = Choisir { $hero }
option-space = Case { $space }
option-building = Choisir { $building }
option-random-building = Un bâtiment au hasard
option-discard = Défausser { $card }
option-move = Déplacer le zombie sur { $space }
option-move-brown = Déplacer le zombie brun sur { $space }
option-move-green = Déplacer le zombie vert sur { $space }
option-move-zombie-hero = Déplacer le héros zombie : { $other }
option-remove = Retirer le zombie sur { $space }
option-remove-brown = Retirer le zombie brun sur { $space }
option-remove-green = Retirer le zombie vert sur { $space }
option-remove-zombie-hero = Retirer le héros zombie : { $other }
option-to = Aller en { $space }
option-stay = Rester
option-fight = { $hero } contre le zombie sur { $space }
option-fight-brown = { $hero } contre le zombie brun sur { $space }
option-fight-green = { $hero } contre le zombie vert sur { $space }
option-fight-zombie-hero = { $hero } contre le héros zombie : { $other }
option-activate = Activer { $hero }
option-die = Se déplacer avec le { $die }
option-step = Faire un pas en { $space }
option-walk = Marcher jusqu'en { $space }
option-stop = S'arrêter ici
option-search = Fouiller
option-pick-up = Ramasser { $card }
option-heal = Soigner une blessure : { $hero }
option-rest = Ne rien faire
option-keep = Garder { $card }
option-take-discard = Prendre { $card } dans la défausse
option-take-deck = Prendre { $card } dans le deck
option-draw = Piocher une carte
option-pick = Choisir { $card }
option-drop = Défausser { $card }
option-hand = Passer { $card } → { $hero }
option-give = Donner { $card } → { $hero }
option-take = Prendre { $card } ← { $hero }
option-swap = Échanger { $given } contre { $taken } avec { $hero }
option-fuel = Remplir le réservoir du camion
option-charge = Poser une charge ici : défausser { $card }
option-detonate = Faire sauter la ville
option-call = Appeler à l'aide
option-power = Verser l'Essence dans le générateur
option-hold-fire = Pas d'attaque à distance
option-shoot = { $card } : tirer sur le zombie sur { $space }
option-shoot-brown = { $card } : tirer sur le zombie brun sur { $space }
option-shoot-green = { $card } : tirer sur le zombie vert sur { $space }
option-shoot-zombie-hero = { $card } : tirer sur le héros zombie, { $other }
option-blast = { $card } : tirer sur tous les zombies sur { $space }
option-shoot-gas = { $card } : tirer sur l'essence sur { $space }
option-throw-lit = Lancer { card-dynamite } sur { $space }
option-throw-onto-fire = Lancer { card-dynamite } dans le feu sur { $space }
option-throw-across-fire = Lancer { card-dynamite } à travers le feu sur { $space }
option-light = Allumer un feu sur { $space } avec { $card }
option-set-off = Déclencher l'essence sur { $space } avec { $card }

option-play = Jouer { $card }
option-play-hero = Jouer { $card } sur { $other }
option-play-couple = Jouer { $card } sur { $other } et { $partner }
option-play-space = Jouer { $card } sur { $space }
option-play-building = Jouer { $card } : { $building }
option-play-dice = Jouer { $card } : le héros relance { $dice }
option-play-move-space = Jouer { $card } sur le zombie sur { $space }
option-play-move-brown-zombie = Jouer { $card } sur le zombie brun sur { $space }
option-play-move-green-zombie = Jouer { $card } sur le zombie vert sur { $space }
option-play-move-zombie-hero = Jouer { $card } sur le héros zombie : { $other }
option-play-hold-space = Jouer { $card } : le zombie sur { $space } ne bouge pas
option-play-hold-brown-zombie = Jouer { $card } : le zombie brun sur { $space } ne bouge pas
option-play-hold-green-zombie = Jouer { $card } : le zombie vert sur { $space } ne bouge pas
option-play-hold-zombie-hero = Jouer { $card } : { $other }, le héros zombie, ne bouge pas
option-play-raise-heroes-die = Jouer { $card } : +1 à un dé du héros ({ $die })
option-play-raise-zombies-die = Jouer { $card } : +1 à un dé du zombie ({ $die })
option-play-lower-heroes-die = Jouer { $card } : −1 à un dé du héros ({ $die })
option-play-lower-zombies-die = Jouer { $card } : −1 à un dé du zombie ({ $die })
option-play-fight = Jouer { $card } : interrompre le combat
option-play-stop = Jouer { $card } : neutraliser la carte en train d'être jouée
option-play-try = Jouer { $card } : essayer de neutraliser la carte en train d'être jouée
option-play-cancel-kept = Jouer { $card } : neutraliser { $kept }
option-play-cancel-card-hero = Jouer { $card } : neutraliser { $kept } ({ $other })
option-play-cancel-card-building = Jouer { $card } : neutraliser { $kept } ({ $building })
option-play-cancel-card-space = Jouer { $card } : neutraliser { $kept } ({ $space })
option-play-cancel-hero = Jouer { $card } : neutraliser { card-faith } ({ $other })
option-play-reroll = Jouer { $card } : le zombie relance tous ses dés
option-play-check = Jouer { $card } : le test de rupture est relancé
option-play-help-hero = Jouer { $card } : un dé de combat de plus pour { $other }
option-play-recover = Jouer { $card } : mélanger des cartes défaussées au deck
option-play-remove-kept = Jouer { $card } : { $kept } sort du jeu
option-play-put-space = Jouer { $card } : un zombie arrive sur { $space }
option-play-all = Jouer { $card } : personne n'échange d'objets
option-play-one-hero = Jouer { $card } sur { $other }

option-use = { $hero } : utiliser { $card }
option-use-dice = { $hero } : utiliser { $card }, relancer { $dice }
option-use-hero = { $hero } : utiliser { $card } pour { $other }
option-use-refuel = { $hero } : défausser { $card } pour garder la Tronçonneuse
option-use-pour-space = { $hero } : verser { $card } sur { $space }
option-use-fight = { $hero } : utiliser { $card } pour interrompre le combat
option-use-douse-space = { $hero } : utiliser { $card } sur le feu sur { $space }
option-use-push = { $hero } : utiliser { $card } pour repousser les zombies
option-ability = { $hero } : utiliser { $ability }
option-ability-dice = { $hero } : utiliser { $ability }, relancer { $dice }

## Ce qui se passe

event-scenario-began = Le scénario de cette nuit : { $scenario }.
event-boards-laid = Les plateaux de la ville sont en place.
event-hero-taken = { $seat } reçoit un héros : { $hero }.
event-hero-placed = { $hero } entre en jeu sur { $space }.
event-shuffled-back = { $hero } pioche une carte qui ne vaut pas au début, et une autre à sa place. Remise dans le deck : { $card }.
event-zombie-turn-began = Tour des zombies. Le soleil est à { $sun }.
event-hero-turn-began = Tour des héros. Le soleil est à { $sun }.
event-hero-activated = Activation : { $hero }.
event-turn-lost = { $hero } perd ce tour.
event-new-zombies-come =
    { $seat } fait { $total } contre { $count ->
        [one] { $count } zombie en jeu : d'autres viendront.
       *[other] { $count } zombies en jeu : d'autres viendront.
    }
event-no-new-zombies =
    { $seat } fait { $total } contre { $count ->
        [one] { $count } zombie en jeu : aucun autre ne vient.
       *[other] { $count } zombies en jeu : aucun autre ne vient.
    }
event-zombie-came = { $seat } place un zombie sur { $space }.
event-zombie-moved = { $seat } déplace un zombie de { $space } à { $to }.
event-zombie-pushed = { $seat } pousse un zombie de { $space } à { $to }.
event-zombie-removed = Un zombie est retiré de { $space }.
event-zombie-killed = Le zombie sur { $space } est tué. Tués jusqu'ici : { $count }.
event-zombie-hero-killed = { $hero }, héros zombie, meurt pour de bon sur { $space }. Tués jusqu'ici : { $count }.
event-zombie-held = Le zombie sur { $space } reste debout : aucun ne peut être tué maintenant.
event-zombie-hero-rose = { $hero } se relève sur { $space } : c'est un héros zombie maintenant, mené par { $seat }.
event-zombie-hero-wounded = { $hero }, héros zombie, subit une blessure. Points de blessure restants : { $left }.
event-hero-moved = { $hero } va de { $space } à { $to }.
event-hero-fled = { $hero } fuit de { $space } à { $to }.
event-door-locked = La porte est verrouillée : { $hero } ne passe pas.
event-wounded = { $hero } subit une blessure ({ $count } sur { $most }).
event-wound-prevented = { $hero } évite la blessure.
event-healed =
    { $hero } guérit de { $count ->
        [one] { $count } blessure.
       *[other] { $count } blessures.
    }
event-turns = { $hero } ne subit pas la blessure, mais se transforme.
event-hero-died = { $hero } meurt sur { $space }. Héros tués : { $count } sur { $most }.
event-zombie-card-drawn = { $seat } pioche une carte zombie.
event-zombie-card-drawn-known = { $seat } pioche { $card }.
event-zombie-deck-shuffled = La défausse des zombies, mélangée, devient le nouveau deck.
event-event-found = { $hero } pioche un événement.
event-event-found-known = { $hero } pioche un événement : { $card }.
event-item-found = { $hero } prend { $card }.
event-townsfolk-saved = { $hero } trouve quelqu'un de la ville : { $card }.
event-looked = { $hero } regarde les cartes du dessus du deck des héros.
event-looked-known = { $hero } regarde les cartes du dessus du deck des héros : { $cards }.
event-hero-cards-discarded = { $card } fait défausser du deck des héros : { $cards }.
event-hero-cards-discarded-by = { $hero } défausse { $cards }.
event-taken-from-discard = { $hero } prend { $card } dans la défausse.
event-taken-from-deck = { $hero } prend { $card } dans le deck des héros, qui est mélangé.
event-shuffled-in = Retour dans le deck, qui est mélangé : { $cards }.
event-discarded = { $seat } défausse { $card } de sa main.
event-card-played = { $seat } joue { $card }.
event-card-played-on = { $seat } joue { $card } sur { $hero }.
event-card-played-in = { $seat } joue { $card } : { $building }.
event-card-played-at = { $seat } joue { $card } sur { $space }.
event-card-played-couple = { $seat } joue { $card } sur { $hero } et { $other }.
event-card-played-zombie-hero = { $seat } joue { $card } sur le héros zombie : { $hero }.
event-item-used = { $hero } utilise { $card }.
event-ability-used = { $hero } utilise une capacité : { $ability }.
event-card-cancelled = { $seat } neutralise { $card }.
event-card-removed = Hors du jeu : { $card }.
event-card-stays = { $card } reste sur { $hero }.
event-card-ended = { $card } prend fin pour { $hero }.
event-building-taken-over = Les zombies envahissent un bâtiment : { $building }.
event-building-dark = Il n'y a plus de lumière dans un bâtiment : { $building }.
event-building-found = Le bâtiment au hasard : { $building }.
event-pit-opened = Une fosse aux zombies s'ouvre sur { $space }.
event-pit-destroyed = La fosse sur { $space } saute. Fosses qui ont sauté : { $count }.
event-tank-filled = { $hero } remplit le réservoir du camion.
event-sewer-opened = { $seat } met une entrée des égouts sur { $space }.
event-sewer-moved = { $seat } déplace une entrée des égouts de { $space } à { $to }.
event-rubble-fallen = Des rochers tombent sur { $space } : personne ne peut y entrer jusqu'au début du prochain tour des zombies.
event-rubble-gone = { $space } est de nouveau libre.
event-supply-placed = Il y a des provisions sur { $space } ({ $building }).
event-radio-part-placed = Il y a une pièce de radio sur { $space } ({ $building }).
event-supply-taken =
    { $count ->
        [one] { $hero } prend { $count } provision.
       *[other] { $hero } prend { $count } provisions.
    }
event-radio-part-taken =
    { $count ->
        [one] { $hero } prend { $count } pièce de radio.
       *[other] { $hero } prend { $count } pièces de radio.
    }
event-supply-delivered =
    { $count ->
        [one] { $hero } livre { $count } provision. Livrées jusqu'ici : { $total }.
       *[other] { $hero } livre { $count } provisions. Livrées jusqu'ici : { $total }.
    }
event-radio-part-delivered =
    { $count ->
        [one] { $hero } monte { $count } pièce de radio. Montées jusqu'ici : { $total }.
       *[other] { $hero } monte { $count } pièces de radio. Montées jusqu'ici : { $total }.
    }
event-supply-dropped =
    { $count ->
        [one] { $count } provision reste sur { $space }.
       *[other] { $count } provisions restent sur { $space }.
    }
event-radio-part-dropped =
    { $count ->
        [one] { $count } pièce de radio reste sur { $space }.
       *[other] { $count } pièces de radio restent sur { $space }.
    }
event-generator-fuelled = { $hero } met le générateur en marche.
event-charge-placed = { $hero } pose une charge ({ $building }). Posées jusqu'ici : { $count }.
event-town-blown-up = { $hero } fait sauter la ville.
event-item-spent = { $hero } défausse { $card }.
event-item-dropped = { $hero } porte trop de choses et défausse { $card }.
event-item-lost = { $hero } perd { $card }.
event-item-given = { $hero } donne un objet, { $other } le prend : { $card }.
event-trade-refused = { $hero } refuse l'échange avec { $other }.
event-betsy-sent = { $hero } envoie { card-old_betsy } en { $space }.
event-betsy-gone = { card-old_betsy } se sauve.
event-rolled-movement = { $hero } fait { $dice } pour le mouvement.
event-rolled-fire = { $hero } est dans le feu et fait { $dice } (blessure : { $need } ou plus).
event-rolled-fire-phase = Le dé pour le feu montre { $dice }.
event-rolled-spread = Le feu se propage : le dé de direction montre { $dice }.
event-rolled-break = { $card } : { $hero } fait { $dice } (casse avec { $need } ou moins).
event-rolled-ammo = { $card } : { $hero } fait { $dice } pour les munitions (épuisées avec { $need } ou moins).
event-rolled-shot = { $card } : { $hero } fait { $dice } (touche avec { $need } ou plus).
event-rolled-explosion = L'explosion : { $hero } fait { $dice } (mort : { $need } ou plus).
event-rolled-across-fire = { $hero } lance à travers le feu et fait { $dice } (allumée avec { $need } ou plus).
event-rolled-set-off = { $card } : { $hero } fait { $dice } (l'essence explose avec { $need } ou plus).
event-rolled-building = Un bâtiment au hasard : le premier dé montre { $dice }.
event-rolled-building-number = Un bâtiment au hasard : le second dé montre { $dice }.
event-rolled-betsy = { $card } : un zombie veut s'en aller et fait { $dice } (il faut { $need } ou plus).
event-rolled-zombie-hero = Un héros zombie fait { $dice } pour son mouvement : la moitié, arrondie vers le haut, en pas.
event-rolled-first-zombies = Dés pour les premiers zombies : { $dice }.
event-rolled-arrivals = Le dé pour les nouveaux zombies montre { $dice }.
event-rolled-shamble = { $card } : le dé montre { $dice }, c'est le nombre de pas possibles.
event-rolled-advance = { $card } : le dé montre { $dice }, autant de zombies peuvent faire un pas.
event-rolled-rotten = { $card } : le dé montre { $dice }, autant de zombies sont retirés.
event-rolled-overconfidence = { $card } : le dé montre { $dice } (fini avec { $need } ou plus).
event-rolled-triage = { $card } : { $hero } fait { $dice } (reste avec { $need } ou plus).
event-rolled-spirit = { $hero } fait { $dice } contre la carte (neutralisée avec { $need } ou plus).
event-rolled-hes-a-zombie = { $card } : le dé montre { $dice } (la carte Habitant est neutralisée avec { $need } ou plus).
event-rolled-radio = { $hero } appelle à l'aide et fait { $dice } (entendu avec { $need } ou plus).
event-rolled-fire-zombie = Un zombie est dans le feu et fait { $dice } (blessure : { $need } ou plus).
event-rolled-explosion-zombie = L'explosion : un zombie fait { $dice } (mort : { $need } ou plus).
event-rerolled = Un jet est relancé ({ $hero }) : { $before } → { $dice }.
event-shot-fired = { $hero } tire vers { $space } : { $card }.
event-dynamite-thrown = { $hero } lance de la dynamite sur { $space }.
event-dynamite-exploded = La dynamite explose sur { $space }.
event-gas-poured = { $hero } verse de l'essence sur { $space }.
event-gas-exploded = L'essence sur { $space } explose.
event-fire-lit = Un feu prend sur { $space }.
event-fire-out = Le feu sur { $space } s'éteint.
event-fire-stays = Le feu sur { $space } ne peut pas se propager là.
event-building-destroyed = Un bâtiment est détruit par le feu : { $building }.
event-fight-began = { $hero } combat un zombie sur { $space }.
event-fight-began-hero = { $hero } combat un héros zombie sur { $space } : { $other }.
event-fight-rolled = { $hero } fait { $dice } ; le zombie fait { $against }.
event-hero-dice-added = Le héros lance encore : { $dice }.
event-zombie-dice-added = Le zombie lance d'autres dés : { $dice }.
event-hero-dice-rerolled = Le héros relance : { $before } → { $dice }.
event-zombie-dice-rerolled = Le zombie relance : { $before } → { $dice }.
event-hero-die-changed = Un dé du héros change : { $before } → { $die }.
event-zombie-die-changed = Un dé du zombie change : { $before } → { $die }.
event-die-gained = { $hero } a un dé de combat de plus : { $card }.
event-cleaved = { $hero } frappe avec le Hachoir : le combat est fini sur-le-champ.
event-fight-cancelled = { $card } : le combat est interrompu ({ $hero }).
event-fight-won = { $hero } gagne le combat.
event-fight-won-doubles = { $hero } gagne le combat avec un double.
event-fight-lost = { $hero } perd le combat.
event-ended-deaths = { ending-deaths }. Les zombies gagnent : { $winners } !
event-ended-deck = { ending-deck }. Les zombies gagnent : { $winners } !
event-ended-dawn-heroes = { ending-dawn }. Les héros gagnent : { $winners } !
event-ended-dawn-zombies = { ending-dawn }. Les zombies gagnent : { $winners } !
event-ended-goal = { ending-goal }. Les héros gagnent : { $winners } !
event-ended-doom = { ending-doom }. Les zombies gagnent : { $winners } !

## Pourquoi c'est impossible : options du jeu

refusal-bad-split =
    À { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }, il ne peut y avoir ce nombre de joueurs zombies : { $zombies }.
refusal-a-side-for-every-seat = Dites un camp pour chaque place : il y en a { $count }.
refusal-needs-advanced = { $scenario } demande les cartes avancées.
refusal-same-boards = Un plateau ne peut être que dans un seul angle.

## Pourquoi c'est impossible : cartes, objets et capacités

refusal-not-asked-now = Ce n'est pas à vous d'intervenir en ce moment.
refusal-not-in-hand = Vous n'avez pas cette carte en main : { $card }.
refusal-not-in-play = { $hero } n'est pas en jeu.
refusal-not-your-hero = { $hero } n'est pas un de vos héros.
refusal-not-carried = { $hero } ne porte pas cet objet : { $card }.
refusal-played-when-drawn = { $card } se joue dès la pioche, pas depuis la main.
refusal-no-window = Il n'y a pas de moment pour jouer { $card } : l'effet vient de lui-même.
refusal-not-in-a-fight = { $card } sert à tout moment, mais pas pendant un combat.
refusal-in-any-window = { $card } doit attendre un moment pour intervenir.
refusal-only-in-window = Ce n'est pas le moment pour { $card }, mais { $window } c'est possible.
refusal-one-fight-card = Dans ce combat, les zombies ont déjà joué une carte combat : { $card } doit attendre.
refusal-no-target = { $card } ne changerait rien maintenant, ou pas comme cela.
refusal-ability-only-in-window = Ce n'est pas le moment pour { $ability } ({ $hero }), mais { $window } c'est possible.
refusal-ability-no-target = { $ability } ne changerait rien pour { $hero } maintenant, ou pas comme cela.

## Pourquoi c'est impossible : héros

refusal-held-by-overconfidence = { $hero } reste avec les zombies : { card-overconfidence }.
refusal-no-steps-left = { $hero } n'a plus de pas.
refusal-no-way-there = Avec les pas restants, il n'y a pas de chemin sûr jusqu'en { $space }.
refusal-not-adjacent = { $space } n'est pas adjacente.
refusal-taken-over = { $space } est dans un bâtiment Envahi : aucun héros ne peut y entrer.
refusal-rubble = { $space } est bloquée : personne ne peut y entrer jusqu'au début du prochain tour des zombies.
refusal-wall-between = Il y a un mur sur le chemin vers { $space }.
refusal-post-between = Aucun héros ne passe en diagonale à côté d'un arbre ou d'un mur d'angle : vers { $space }, il faut un détour.
refusal-door-diagonally = Les héros passent les portes tout droit, pas en diagonale : jusqu'en { $space }, il faut deux pas.
refusal-wall-corner = Aucun héros ne passe en diagonale au bout d'un mur : vers { $space }, il faut un détour.
refusal-has-got-to-get-to = { $hero } ne peut pas fouiller avant un passage dans ce bâtiment : { $building }.
refusal-not-in-a-building = { $hero } est dehors : les héros fouillent dans les bâtiments.
refusal-no-searching-here = Personne ne fouille ici : { $building }.
refusal-building-taken-over = Personne ne fouille dans un bâtiment Envahi : { $building }.
refusal-one-move-action = { $hero } a déjà commencé à bouger : fouiller serait une autre action de mouvement.
refusal-deck-empty = Le deck des héros est vide.
refusal-not-a-pick-up-space = Ce n'est pas la case de ramassage du bâtiment : { $building }.
refusal-not-in-discard = { $card } n'est pas dans la défausse des héros.
refusal-not-picked-up-here = { $card } ne se ramasse pas ici : { $building }.
refusal-not-a-ranged-weapon = { $card } n'est pas une arme à distance.
refusal-no-target-there = Il n'y a là rien sur quoi tirer avec { $card }.
refusal-out-of-range = C'est trop loin pour { $card } : portée { $range }.
refusal-out-of-sight = { $hero } n'a pas de ligne de vue jusqu'à cette case.

## Pourquoi c'est impossible : zombies

refusal-no-zombie-there = Il n'y a pas de zombie comme celui-là.
refusal-not-your-zombie = Ce zombie n'est pas à vous.
refusal-stays-with-hero = Un zombie sur une case avec un héros y reste.
refusal-has-moved = Ce zombie a déjà bougé.
refusal-may-not-move = Ce zombie ne peut pas bouger pendant ce tour.
refusal-hungry-first = Il y a encore des zombies à côté de héros : ils ont faim et doivent bouger.
refusal-hungry = Ce zombie a faim : il doit faire le pas vers un héros.
refusal-must-step = Un zombie choisi pour bouger fait son pas.
refusal-zombie-not-adjacent = { $space } n'est pas adjacente à ce zombie.
refusal-windows-blocked = Les fenêtres sont barricadées : pendant ce tour, aucun zombie ne passe par murs ou portes jusqu'en { $space }.

## Ce qui vient d'abord

refusal-decide-window = On peut intervenir maintenant : tout le reste attend que tous aient passé.
refusal-decide-claim-activation = D'abord, il faut dire qui est activé maintenant.
refusal-decide-choose-hero = D'abord, choisissez un héros.
refusal-decide-start-space = D'abord, dites où commence le héros.
refusal-decide-new-hero-space = D'abord, dites où le nouveau héros entre en jeu.
refusal-decide-choose-building = D'abord, choisissez un bâtiment.
refusal-decide-discard-to-limit = D'abord, défaussez jusqu'à votre limite.
refusal-decide-discard-one = D'abord, dites si vous défaussez une carte.
refusal-decide-order-zombies = D'abord, déplacez vos zombies, ou dites que c'est fini.
refusal-decide-move-zombie = D'abord, dites où va le zombie.
refusal-decide-advance = D'abord, dites quel zombie fait un pas, ou que c'est fini.
refusal-decide-place-zombie = D'abord, placez le zombie.
refusal-decide-take-zombie = D'abord, dites quel zombie est retiré.
refusal-decide-order-fights = D'abord, dites quel combat vient maintenant.
refusal-decide-fire-order = D'abord, dites pour quel feu on lance le dé.
refusal-decide-fire-direction = D'abord, dites où le feu se propage.
refusal-decide-fire-remove = D'abord, dites quel marqueur Feu est retiré.
refusal-decide-activate = D'abord, dites quel héros est activé.
refusal-decide-choose-move-die = D'abord, dites avec quel dé le héros se déplace.
refusal-decide-move-action = D'abord vient l'action de mouvement du héros.
refusal-decide-hero-step = D'abord, le héros continue ou s'arrête.
refusal-decide-blitz = D'abord, dites si le héros combat aussitôt.
refusal-decide-keep-card = D'abord, dites quelle carte est gardée.
refusal-decide-just-what-i-needed = D'abord, dites quelle carte est prise.
refusal-decide-pick-cards = D'abord, dites quelles cartes sont mélangées au deck.
refusal-decide-pick-copies = D'abord, dites de quelle carte les exemplaires sont mélangés au deck.
refusal-decide-overflow = D'abord, débarrassez-vous de ce qui est de trop.
refusal-decide-exchange = D'abord, échangez des objets, ou dites que c'est fini.
refusal-decide-trade-answer = D'abord, dites si vous acceptez l'échange.
refusal-decide-ranged-attack = D'abord, dites s'il y a une attaque à distance.
refusal-decide-fight-next = D'abord, dites quel zombie est combattu maintenant.
refusal-decide-choose-victim = D'abord, dites quel héros subit la blessure.
refusal-decide-surprise = D'abord, dites quel héros est surpris.
refusal-decide-evacuate = D'abord, dites où le héros fuit hors du bâtiment.
refusal-decide-push-zombie = D'abord, dites où le zombie est poussé.
refusal-decide-marker-space = D'abord, dites où est mis le marqueur.
refusal-decide-token-space = D'abord, dites où est mis le pion.
refusal-decide-place-sewer-entrance = D'abord, dites où est mise l'entrée des égouts.
refusal-decide-move-sewer-entrance = D'abord, dites quelle entrée des égouts est déplacée.

## Les leçons : lesson-…

lesson-title = Votre première nuit
lesson-welcome = La nuit tombe sur une petite ville, et les morts sont debout. Vous êtes { $player_1 } et menez les quatre héros, { $player_2 } mène tous les zombies.
lesson-goal = Chaque scénario demande autre chose. Celui-ci est « { scenario-die_zombies_die } » Vous gagnez quand 15 zombies ont été tués. Les zombies gagnent quand 2 héros ont été tués, quand le deck des héros est vide, ou quand le soleil quitte la piste.
lesson-people = { hero-jenny } est à la { building-farmhouse }, { hero-becky } à l'{ building-hospital }, { hero-billy } et { hero-sally } sont au { building-high_school }. Chacun supporte deux ou trois blessures, et a des capacités bien à lui.
lesson-cards = Chacun a pioché une carte. { hero-jenny } porte une { card-chainsaw } : les objets sont posés face visible sur qui les a. Les trois autres cartes sont des événements. Vous les avez en main, et { $player_2 } ne les voit pas.
lesson-sun = Une manche, c'est un tour des zombies puis un tour des héros. Avant tout vient le soleil : il est à 15, et descend de 1 à chaque manche.
lesson-dead-draw = Puis { $player_2 } a pioché jusqu'à quatre cartes et lancé deux dés. Ensemble ils font 11, plus que les 10 zombies en jeu, et de nouveaux arriveront donc plus tard dans ce tour.
lesson-hunger = Maintenant les zombies bougent, d'un pas chacun, et les murs ne les arrêtent pas. Un zombie à côté d'un héros a faim : il doit aller vers ce héros. Il y en a trois sur H1, juste à côté de { hero-becky }. Regardez ce qui vient.
lesson-moved = Les trois sont maintenant sur I1. Ailleurs, { $player_2 } a joué { card-shamble } : un zombie va aussi loin que le dit un dé, mais le dé a fait 1.
lesson-fight = Qui partage une case doit combattre. Un héros lance deux dés et un zombie un seul, et pour chacun seul le dé le plus haut compte. { hero-becky } a un 3 contre un 2, et gagnerait. Mais { $player_2 } a une carte pour cela.
lesson-fight-card = C'était une carte combat, et les zombies peuvent en jouer une dans chaque combat. Elle a apporté deux dés de plus, dont un 6. Vous pourriez intervenir aussi, mais il faudrait beaucoup de chance pour le battre. Choisissez « { option-pass } ».
lesson-wound = { hero-becky } va subir une blessure, et { card-just_a_scratch } l'éviterait. Mais elle ne meurt qu'à la troisième, { hero-billy } et { hero-sally } dès la deuxième : gardez la carte pour eux. Choisissez « { option-pass } ».
lesson-kept-off = Le deuxième combat, c'est un 6 contre un 2, et { hero-becky } gagne. Mais un zombie battu n'est pas encore un zombie mort : pour cela, deux de ses dés à elle doivent être pareils. Cette fois elle le tient seulement à distance. Choisissez « { option-pass } ».
lesson-faith = Il reste le troisième zombie, et entre deux combats aussi vous pouvez intervenir. { card-faith } donne à un héros un dé de combat de plus jusqu'à la fin du tour. Jouez la carte sur { hero-becky }.
lesson-tie = Deux dés font 1, il y a donc un double, et le troisième fait 6. Mais le zombie a un 6 aussi, et à égalité les zombies gagnent. Faites-en un 5 : jouez { card-mr_hyde }.
lesson-killed = Un 6 bat un 5, et avec un double le zombie est tué : le premier de 15. Puis les nouveaux zombies sont arrivés sur une fosse, mais le dé n'a fait que 1 pour eux.
lesson-activation = C'est maintenant le tour des héros. Chaque héros est activé une fois, dans l'ordre que vous voulez, et fait quatre choses l'une après l'autre : bouger ou fouiller, échanger des objets avec des héros sur la même case, faire une attaque à distance, et combattre chaque zombie qui est là. { hero-becky } ferait mieux de courir : activez-la.
lesson-trip = { hero-becky } a fait 2 pour le mouvement, et { $player_2 } a fait relancer le dé avec { card-trip } Tant pis pour les morts : c'est maintenant un 5.
lesson-walk = Les héros ne passent pas à travers les murs. Ils prennent les portes, tout droit, et s'arrêtent où ils rencontrent un zombie. Il y a une porte sur I2, et une de l'autre côté de la rue, dans le { building-airplane_hangar }. Marchez jusqu'en L2.
lesson-search = C'est à { hero-jenny }, et elle a fait 4. Mais qui est dans un bâtiment peut fouiller au lieu de bouger, et pioche la première carte du deck des héros. Choisissez « { option-search } ».
lesson-found = Un { card-revolver }, et il est à elle tout de suite. Aucun zombie n'est encore à portée, et il n'y a personne avec qui échanger ni combattre : son activation est finie. { hero-sally } et { hero-billy } fouilleront aussi : activez { hero-sally }.
lesson-night = { hero-sally } a trouvé une { card-baseball_bat } et { hero-billy } des { card-ammo }. C'était une manche, et le soleil est descendu à 14. { $player_2 } peut défausser une carte, et pioche de nouveau jusqu'à quatre.
lesson-few = Cette fois les dés ont fait 3 contre 10 zombies en jeu, et il n'en arrive pas de nouveaux. Aucun zombie n'était à côté d'un héros, et { $player_2 } pouvait donc les déplacer à son gré.
lesson-order = Deux d'entre eux attendent sur J2, devant le { building-airplane_hangar }, et un sur J10 s'est approché de { hero-jenny }. Activez-la en premier : elle fouillera encore une fois.
lesson-limit = Un autre { card-revolver } ! Mais un héros a quatre objets au plus, et deux seulement peuvent être des armes. Avec la { card-chainsaw }, cela fait trois. Défaussez un { card-revolver }.
lesson-shoot = Maintenant l'attaque à distance. Un { card-revolver } a une portée de 3 et demande une ligne de vue. Les murs la coupent, mais qui est contre un mur voit au travers. Tirez sur le zombie en J10.
lesson-missed = Il faut un 4 pour toucher, et un 2 ne suffit pas. Avec un 1, le { card-revolver } serait même vide. { hero-becky } trouvera peut-être mieux : activez-la, et elle fouillera.
lesson-shotgun = Un { card-pump_shotgun }, et juste à temps ! On tire sur une case, avec un dé pour chaque zombie qui s'y trouve, et 3 ou plus touche. Tirez sur J2.
lesson-tally = Un 3 et un 6 : les deux sont tués, et le { card-pump_shotgun } n'est même pas vide. Cela fait trois, et il en reste douze avant que le soleil quitte la piste. D'ici là, un seul héros peut mourir, et il se relèverait en héros zombie.
lesson-goodbye = Fouillez tant que c'est calme, gardez vos distances, et combattez où vous avez les dés ou les cartes qu'il faut. Vous pouvez aussi apprendre comment les morts voient la même nuit. Fermez bien vos portes !

lesson-title-zombies = La même nuit pour les morts
lesson-horde-welcome = Vous voilà de l'autre côté : vous êtes { $player_1 } et menez tous les zombies, { $player_2 } mène les quatre héros. { hero-becky } a choisi une mauvaise place à l'{ building-hospital } : il y a une fosse juste à côté d'elle, à la morgue.
lesson-horde-goal = Vous gagnez quand 2 héros ont été tués, quand le deck des héros est vide, ou quand le soleil quitte la piste. Les héros gagnent quand ils ont tué 15 zombies : le temps est avec vous.
lesson-horde-pits = Les dés ont fait 6 et 4, et dix zombies viennent donc pour commencer. Ils se répartissent à parts égales : aucune fosse ne peut en recevoir deux de plus qu'une autre. Placez le premier sur H1, à côté de { hero-becky } ; les autres suivent.
lesson-horde-cards = Votre tour commence avec le soleil à 15. Vous avez pioché jusqu'à quatre cartes, et les héros ne les voient pas. Chaque carte dit à quel moment on peut la jouer.
lesson-horde-roll = Puis vous avez lancé deux dés pour les nouveaux zombies. Il n'en vient que si la somme dépasse le nombre de zombies en jeu, et 11 contre 10 suffisait tout juste. Ils arriveront après les combats.
lesson-horde-hunger = Chaque zombie peut faire un pas dans n'importe quelle direction, même à travers les murs. Mais qui a faim doit bouger : qui est à côté d'un héros doit aller vers lui, et qui partage la case d'un héros y reste. Déplacez un des zombies qui sont sur H1.
lesson-horde-shamble = Avant qu'un zombie bouge, tout le monde peut intervenir, et c'est le moment de { card-shamble } : un autre zombie fait jusqu'à autant de pas que le montre un dé, au lieu du sien. Jouez la carte sur le zombie en F12.
lesson-horde-steps = Un 1 seulement, et c'est un pas comme un autre. Mais il passe tout droit à travers le mur du { building-gym }. Déplacez-le en E11. Le reste de la horde suit.
lesson-horde-fight = { hero-becky } a trois zombies sur sa case, et les combat tous. Elle a un 3, votre zombie un 2, et le dé le plus haut gagne. Mais vous avez une carte combat, et vous pouvez en jouer une dans chaque combat. Jouez { card-uuurrrggh }
lesson-horde-wounds = C'était une blessure, et le troisième combat en a apporté une autre : un 6 contre deux 1, car un double n'aide que qui gagne. Encore une blessure, et { hero-becky } est morte.
lesson-horde-arrive = Maintenant les nouveaux zombies arrivent, autant que le montre un dé. C'est un 6, mais il n'y en a jamais plus de 14 sur le plan, et il n'en vient donc que quatre. Placez-en un sur H1, et les autres sur les autres fosses.
lesson-horde-trip = Dans le tour des héros, les autres ont fouillé. { hero-becky } a fait 3, assez pour sortir par la porte et traverser la rue. Mais là aussi vous pouvez intervenir : jouez { card-trip } Elle doit alors relancer le dé.
lesson-horde-discard = Un 1, et elle n'est pas allée plus loin que I2. Le soleil est à 14, et vous piochez de nouveau jusqu'à quatre cartes. Avant cela, vous pouvez en défausser une qui ne vous plaît pas. Gardez la vôtre : choisissez « { option-none } ».
lesson-horde-follow = Avec 14 zombies en jeu, aucun dé n'en amène de nouveaux. Mais quatre des vôtres sont à côté de { hero-becky }, et tous ont faim. Déplacez-en un de I1 ; les trois autres le suivent.
lesson-horde-tie = Son dé le plus haut est un 2, et le vôtre aussi. À égalité les zombies gagnent, et ce serait sa dernière blessure. Mais les héros aussi ont des cartes, et { $player_2 } en a gardé une pour ce moment.
lesson-horde-killed = { card-just_a_scratch } l'a sauvée une fois. Au combat suivant, c'était un 6 contre un 5, et { hero-becky } est morte : le premier des deux héros qu'il vous faut.
lesson-horde-risen = Et elle se relève, en héros zombie. Elle est à vous maintenant, fait jusqu'à trois pas par tour, et a trois points de blessure. À sa place, { $player_2 } prend un nouveau héros, { hero-sheriff_anderson }.
lesson-horde-victory = Encore un héros mort, et vous gagnez. Qui est pressé gagne ainsi ; qui est patient empêche les héros de bien fouiller et de bien combattre, et attend que le soleil quitte la piste.
lesson-horde-goodbye = Venez de plusieurs côtés, et la faim fait le reste. Gardez une carte combat pour un héros presque mort, et ne pleurez pas un zombie : il y en a toujours un autre dans la fosse.

## Panels of the page

panel-abilities = Capacités
panel-usable = Jouable maintenant
panel-bound = doit aller à : { $building }
panel-state-dead = sans vie
panel-state-turned = parmi les morts à présent
panel-state-fights = en combat
panel-state-active = activation en cours
panel-state-idle = perd ce tour
panel-state-done = activation terminée
panel-state-ready = pas encore d'activation
panel-state-waits = en vie
panel-left =
    { $count ->
        [one] il reste { $count } blessure
       *[other] il reste { $count } blessures
    }
panel-sex-f = Femme
panel-sex-m = Homme
panel-dice-now =
    { $count ->
        [one] { $count } dé dans un combat en ce moment
       *[other] { $count } dés dans un combat en ce moment
    }
panel-items = Objets : { $count } sur { $most }
panel-weapons = Armes : { $count } sur { $most }
panel-room =
    { $count ->
        [one] De la place pour un autre objet
       *[other] De la place pour { $count } autres objets
    }
panel-known = Vues de tous :
panel-hand =
    { $count ->
        [0] Votre main : aucune carte
        [one] Votre main : { $count } carte
       *[other] Votre main : { $count } cartes
    }
panel-playable =
    { $count ->
        [one] { $count } jouable maintenant
       *[other] { $count } jouables maintenant
    }
panel-task = { $task } : { $done } sur { $of }
panel-done = fait
panel-to-do = reste à faire
panel-scenario = Scénario
panel-story = Histoire et buts
panel-turns =
    { $count ->
        [0] Le soleil se lève
        [one] { $count } tour avant l'aube
       *[other] { $count } tours avant l'aube
    }
panel-dawn = Aube
panel-dusk = La nuit tombe
panel-beside = À côté de la carte
panel-lasting = Ce qui dure
panel-deck = à piocher
panel-discard = défaussées
panel-out = hors du jeu
panel-stage = Ce qui se décide
panel-fight-declared = Déclaré
panel-fight-rolled = Lancé
panel-fight-result = Issue
panel-fight-card = Une carte de combat a été jouée
panel-dice =
    { $count ->
        [one] { $count } dé de combat
       *[other] { $count } dés de combat
    }
panel-ties = gagne les égalités
panel-odds = { $hero } gagne à { $share } %
panel-odds-deadly = Un zombie battu est tué. Les cartes encore à jouer ne sont pas comptées.
panel-odds-doubles = Avec un double, donc en tuant : { $share } %. Les cartes encore à jouer ne sont pas comptées.
panel-against = { $own } contre { $other } : { $winner }
panel-hero-wins = { $hero } gagne
panel-zombie-wins = le zombie gagne
panel-killed = Le zombie est tué.
panel-beaten = Pas de double : le zombie est tenu en respect, et rien d'autre n'arrive.
panel-risen-wounded =
    { $count ->
        [one] Double : le héros zombie est blessé, il lui reste { $count } blessure.
       *[other] Double : le héros zombie est blessé, il lui reste { $count } blessures.
    }
panel-wounded =
    { $count ->
        [one] { $hero } subit une blessure ; il en reste { $count }.
       *[other] { $hero } subit une blessure ; il en reste { $count }.
    }
panel-would-die = { $hero } subit la dernière blessure et meurt.
panel-needs = Il faut { $need } ou plus.
panel-roll-need = Il faut { $need } ou plus.
panel-wound-coming = { $hero } va subir une blessure.
panel-wound-taken = { $hero } a subi une blessure.
panel-wound-last = Ce serait la dernière.
panel-plays = { $name } joue
panel-may-play = Ce que vous pouvez jouer
panel-from-hand = De votre main

## La table dans le terminal

# Les signes sur le plan, d'un seul caractère : un zombie, et avec deux joueurs zombies un brun et un vert.
terminal-night-zombie = z
terminal-night-zombie-brown = b
terminal-night-zombie-green = v
terminal-night-letters = Les majuscules sont des héros
terminal-night-several = plusieurs, détaillés sous le plan
terminal-night-new-fire = Feu neuf
terminal-night-destroyed = brûlé
terminal-night-charge = charge posée
terminal-night-indoors = À l'intérieur

# La nuit, les héros, les joueurs
terminal-night-sun = Soleil { $count }
terminal-night-task-zombies-killed = Zombies tués : { $count } sur { $most }
terminal-night-task-pits-destroyed = Fosses détruites : { $count } sur { $most }
terminal-night-task-townsfolk-saved = Habitants sauvés : { $count } sur { $most }
terminal-night-task-townsfolk-lost = Habitants perdus : { $count } sur { $most }
terminal-night-task-tank-filled =
    { $count ->
        [1] Le réservoir est plein
       *[other] Le réservoir est vide
    }
terminal-night-task-keys-aboard =
    { $count ->
        [1] Clés au camion
       *[other] Pas de Clés au camion
    }
terminal-night-task-heroes-aboard = Héros au camion : { $count } sur { $most }
terminal-night-task-zombies-in-manor = Zombies dans le { building-manor_house } : { $count } sur { $most }
terminal-night-task-supplies-delivered = Provisions livrées : { $count } sur { $most }
terminal-night-task-supplies-carried = Provisions portées : { $count }
terminal-night-task-charges-placed = Charges posées : { $count } sur { $most }
terminal-night-task-parts-installed = Pièces de radio montées : { $count } sur { $most }
terminal-night-task-parts-carried = Pièces de radio portées : { $count }
terminal-night-task-generator-fuelled =
    { $count ->
        [1] Le générateur est en marche
       *[other] Le générateur est à l'arrêt
    }
terminal-night-deaths = Héros tués : { $count } sur { $most }
terminal-night-remaining = Restent en jeu
terminal-night-effects = Pour un temps
terminal-night-dead = Morts
terminal-night-wounds = Blessures : { $count } sur { $most }
terminal-night-wound-points =
    { $count ->
        [one] encore { $count } point de blessure
       *[other] encore { $count } points de blessure
    }
terminal-night-fight-dice =
    { $count ->
        [one] { $count } dé de combat
       *[other] { $count } dés de combat
    }
terminal-night-idle = perd son tour
terminal-night-activated = activation finie
terminal-night-bound = doit y arriver : { $what }
terminal-night-abilities = Capacités
terminal-night-items = Objets
terminal-night-on = Cartes sur ce héros
terminal-night-saved = Sauvés
terminal-night-you = { $seat } (vous)
terminal-night-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
terminal-night-pool =
    { $count ->
        [one] { $count } zombie en réserve
       *[other] { $count } zombies en réserve
    }
terminal-night-leads = meneur des zombies
terminal-night-hand = Main
terminal-night-known = En main, c'est certain
terminal-night-hero-deck = Deck des héros : { $count }, défausse : { $number }
terminal-night-zombie-deck = Deck des zombies : { $count }, défausse : { $number }
terminal-night-trimmed =
    { $count ->
        [one] { $count } carte retirée sans être vue
       *[other] { $count } cartes retirées sans être vues
    }
terminal-night-hero-discard = Défausse des héros
terminal-night-zombie-discard = Défausse des zombies
terminal-night-out = Hors du jeu
terminal-night-won =
    { $side ->
        [heroes] Les héros gagnent : { $winners }.
       *[zombies] Les zombies gagnent : { $winners }.
    }

# Ce qui se passe
terminal-night-movement = Jet de mouvement : { $dice }, pas restants : { $count }
terminal-night-mover = Sur le point de bouger : { $what }, { $space }
terminal-night-arriving =
    { $count ->
        [one] { $count } zombie encore à placer
       *[other] { $count } zombies encore à placer
    }
terminal-night-looked = Au choix
terminal-night-playing = En train d'être jouée
terminal-night-cancelled = neutralisée
terminal-night-zombie-hero = { $name } zombie
terminal-night-roll = Dés :
terminal-night-needs = il faut { $count } ou plus
terminal-night-spent =
    { $count ->
        [1] perdu avec un 1
       *[other] perdu jusqu'à { $count }
    }
terminal-night-wound-coming = Blessure imminente : { $name }
terminal-night-wound-taken = Blessure subie : { $name }
terminal-night-fight = Combat en { $space } : { $name } contre { $what }
terminal-night-some-zombie = un zombie
terminal-night-dice = { $what } :
terminal-night-dice-to-roll =
    { $count ->
        [one] { $what } : { $count } dé à lancer
       *[other] { $what } : { $count } dés à lancer
    }
terminal-night-ties = à égalité, le héros gagne
terminal-night-deadly = un zombie battu est tué
terminal-night-fight-card = une carte combat a été jouée
terminal-night-fight-leads =
    { $side ->
        [heroes] Avec ces dés, { $name } gagne.
       *[zombies] Avec ces dés, le zombie gagne.
    }
terminal-night-fight-won =
    { $side ->
        [heroes] { $name } a gagné le combat.
       *[zombies] Le zombie a gagné le combat.
    }
terminal-night-chance = Chances de victoire, { $name } : { $share } %
terminal-night-doubles = avec un double : { $share } %
terminal-night-used = Objets utilisés
terminal-night-double = double
