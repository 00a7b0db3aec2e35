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
kind-unique_item = Objet unique
    .help = Un objet qui n'existe qu'une fois. Il se trouve par une Fouille de survie et n'est pas une carte héros.
kind-tactic = Tactique de survie
    .help = Se trouve par une Fouille de survie, se garde en secret et se joue comme un événement. Ce n'est pas une carte héros.
kind-ranged_upgrade = Amélioration à distance
    .help = S'achète avec des points d'expérience et reste visible sur son héros pour de bon.
kind-combat_upgrade = Amélioration de combat
    .help = S'achète avec des points d'expérience et reste visible sur son héros pour de bon.
kind-special_upgrade = Amélioration spéciale
    .help = S'achète avec des points d'expérience et reste visible sur son héros pour de bon.
kind-zombie_upgrade = Amélioration zombie
    .help = S'achète avec les points d'expérience des zombies et reste visible devant eux. Ce n'est pas une carte zombie.
kind-once = Une fois
    .help = Se défausse quand on l'utilise.
kind-lasting = Durable
    .help = Reste pour de bon. Deux exemplaires s'additionnent.
kind-boost = Perfectionnement
    .help = S'achète avec des points d'expérience pour une amélioration qu'un héros a déjà, et dure. Il est gratuit pour qui pioche de nouveau la même amélioration.
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
when-own-moved = À la fin de l'action de mouvement de son héros
when-before-fight = Avant les dés d'un combat
when-fight = Avant ou après les dés d'un combat
when-fight-rolled = Après les dés d'un combat
when-fight-won = Quand un combat est gagné
when-zombie-won = Quand un zombie a gagné un combat
when-fight-card = Quand les zombies jouent une carte combat contre son héros
when-gun-discarded = Quand une Arme à feu de son héros va être défaussée
when-wound = Quand un héros va être blessé
when-own-any-wound = Quand son héros va être blessé
when-zombie-start = Au début du tour des zombies
when-zombie-moves = Avant le mouvement d'un zombie
when-zombie-moves-fight = Avant le mouvement d'un zombie, ou après les dés d'un combat
when-zombie-walls = Au début du tour des zombies, ou avant le mouvement d'un zombie
when-zombie-end = À la fin du tour des zombies
when-zombie-shot = Quand une Arme à feu a tué un zombie
when-hero-start = Au début du tour des héros
when-activation = Quand l'activation d'un héros commence
when-hero-way = Au tour des héros, avant un pas ou entre deux pas, ou contre { card-locked_door }
when-hero-rolled = Après le jet de mouvement d'un héros
when-hero-dice = Quand un héros vient de lancer des dés
when-rolled = Quand des dés viennent d'être lancés
when-hero-wounded = Quand un zombie a blessé un héros qui survit
when-hero-fight-wounded = Quand un combat a blessé un héros qui survit
when-door = Quand un héros va passer une porte
when-any-break = À tout moment, quand une carte est jouée, ou après un test de rupture
when-townsfolk = Quand un événement Habitant est joué, ou au début du tour des zombies
when-own-exchange = À l'échange de son héros
when-own-move-action = Comme action de mouvement de son héros
when-own-wound = Quand un zombie va blesser son héros
when-wound-killed = Quand un héros va être blessé ou tué
when-hero-moved = À la fin de l'action de mouvement d'un héros
when-hero-rolled-fight = Après le jet de mouvement d'un héros, ou avant ou après les dés d'un combat
when-hero-any = Au tour des héros, mais pas dans un combat
when-any-fight-rolled = À tout moment, ou après les dés d'un combat
when-any-gas = À tout moment, ou quand l'essence va exploser
when-ranged-dice = Avant ou après les dés d'une attaque à distance
when-event = Quand les héros jouent un événement
when-move-action = À la place de l'action de mouvement
when-search = Quand ce héros fouille
when-movement = À chaque jet de mouvement
when-once-a-turn = Une fois par tour des zombies et par tour des héros
when-break = Après un test de rupture
when-break-passed = Quand une arme de contact a réussi un test de rupture
when-zombie-card = Quand une carte zombie est jouée
when-first-aid = Quand elle défausse une Trousse de secours
when-entering = En entrant sur une case avec des zombies
when-arriving = Quand ce héros entre en jeu
when-hero-fights = Dans tous les combats de ce héros
when-hero-always = Toujours
when-hero-activated = Quand l'activation de ce héros commence
when-hero-exchange = À l'échange de ce héros
when-hero-ranged = Dans toutes les attaques à distance de ce héros
when-hero-wound = Quand ce héros va être blessé
when-any-zombie-card = À tout moment, ou quand une carte zombie est jouée

## Mots-clés

keyword-hand_weapon = Arme de contact
    .text = Aide dans les combats. Un héros porte au plus deux armes, de contact ou à distance.
keyword-ranged_weapon = Arme à distance
    .text = S'utilise une fois par activation, contre une cible à portée et en ligne de vue.
keyword-gun = Arme à feu
    .text = On peut défausser des Munitions à sa place, et elle peut tirer sur un marqueur Essence.
keyword-two_handed = À deux mains
    .text = Compte comme deux objets, et une arme comme deux armes.
keyword-flare = Fusée
    .text = Elle se tire, mais n'est pas une Arme à feu et ne compte pas comme arme.
keyword-fire = Feu
    .text = Allume la dynamite. Défaussé à la place d'une attaque à distance, l'objet allume un feu ou fait sauter l'essence.
keyword-explosive = Explosif
    .text = Qui en meurt ne se relève pas en héros zombie.
keyword-ammo = Munitions
    .text = Se ramassent à l'Armurerie et au Poste de police.
keyword-first_aid = Premiers soins
    .text = Se ramasse à l'Hôpital, à la Droguerie et au Chalet.
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
keyword-survivor = Survivant
    .text = A déjà traversé une nuit pareille, et n'est jamais dans une partie avec qui ce héros était alors.

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
card-machete = Machette
    .kind = { kind-item } · { keyword-hand_weapon }
    .text = Une fois par combat, lancez un dé de combat de plus. Elle se casse avec 1.
    .when = { when-fight-rolled }
    .flavour = La haie attendra.
card-kitchen_knife = Couteau de cuisine
    .kind = { kind-item } · { keyword-hand_weapon }
    .text = Une fois par combat : +1 à l'un de vos dés de combat. Il se casse avec 1 ou 2.
    .when = { when-fight-rolled }
    .flavour = Coupe, émince, tremble.
card-double_barrel = Canon double
    .kind = { kind-item } · { keyword-ranged_weapon } · { keyword-gun } · { keyword-two_handed }
    .text = Portée 2, une case : lancez un dé pour chaque zombie qui s'y trouve, et 2 ou plus le touche ; les héros ne risquent rien. Puis lancez un dé : avec 1, 2 ou 3, le fusil est vide et défaussé.
    .when = { when-ranged }
    .flavour = Un pour toi. Et un pour toi aussi.
card-flashlight = Lampe de poche
    .kind = { kind-item }
    .text = Un marqueur Plus de lumière n'arrête pas son héros. Ou bien défaussez-la pour neutraliser une carte zombie qui mettrait un zombie sur la case de son héros.
    .when = { when-zombie-card }
    .flavour = En la secouant, elle marche.
card-walkie_talkie = Talkie-walkie
    .kind = { kind-item }
    .text = Son héros peut aussi échanger des objets avec un héros n'importe où sur le plan, qui a lui aussi un Talkie-walkie.
    .when = { when-own-exchange }
    .flavour = Répète. Tu as apporté quoi ? À toi.
card-duct_tape = Ruban adhésif
    .kind = { kind-item }
    .text = Défaussez-le pour combiner deux autres objets de son héros : ils comptent comme un seul, à deux mains si l'un l'est. Si l'un est défaussé, l'autre l'est aussi, sauf avec 4 ou plus sur un dé.
    .when = { when-any }
    .flavour = Si ça ne tient pas, mettez-en plus.
card-hammer_and_nails = Marteau et clous
    .kind = { kind-item }
    .text = Son héros peut construire avec n'importe quel jet de mouvement, et avec 4 ou plus il place 2 marqueurs.
    .when = { when-own-move-action }
    .flavour = Attention au pouce.
card-backpack = Sac à dos
    .kind = { kind-item }
    .text = Il ne compte pas comme objet, et son héros porte 2 objets de plus qui ne sont pas des armes.
    .when = { when-always }
    .flavour = Les devoirs sont encore dedans.
card-bear_trap = Piège à ours
    .kind = { kind-item }
    .text = Défaussez-le : mettez son marqueur sur la case de son héros. Le prochain zombie qui entre sur cette case est tué, sans points d'expérience pour le héros, et le marqueur est retiré.
    .when = { when-moving }
    .flavour = Personne n'a prévenu les ours.
card-hunting_rifle = Carabine de chasse
    .kind = { kind-item } · { keyword-ranged_weapon } · { keyword-gun } · { keyword-two_handed }
    .text = Portée 5, un zombie : il est touché avec 3 ou plus. Avec un 1 sur ce dé, la Carabine de chasse est vide et défaussée.
    .when = { when-ranged }
    .flavour = Chasse fermée. Personne ne verbalisera.
card-logging_axe = Cognée
    .kind = { kind-item } · { keyword-hand_weapon } · { keyword-two_handed }
    .text = Une fois par combat, lancez un dé de combat de plus ; si vous gagnez ce combat et que l'un de vos dés montre 6, le zombie est tué. Elle se casse avec 1.
    .when = { when-fight-rolled }
    .flavour = Attention, ça tombe.
card-molotov = Cocktail Molotov
    .kind = { kind-item } · { keyword-fire } · { keyword-explosive }
    .text = Défaussez-le : portée 2, en ligne de vue, une case. Chaque zombie qui s'y trouve est tué avec 3 ou plus, chaque héros avec un 6. Puis mettez-y un marqueur Feu neuf.
    .when = { when-ranged }
    .flavour = Agiter ? Surtout pas.
card-hard_hat = Casque de chantier
    .kind = { kind-item }
    .text = Une fois par blessure, lancez un dé : avec 5 ou plus, la blessure est évitée ; avec un 1, défaussez le Casque de chantier.
    .when = { when-own-wound }
    .flavour = La sécurité d'abord. Et ensuite.
card-climbing_rope = Corde d'escalade
    .kind = { kind-item }
    .text = Défaussez-la : pour le reste de ce mouvement, son héros peut passer à travers les murs.
    .when = { when-moving }
    .flavour = Ne regarde pas en bas. Eux regardent en haut.
card-moonshine = Gnôle
    .kind = { kind-item } · { keyword-fire } · { keyword-first_aid }
    .text = Défaussez-la : soignez 1 blessure de son héros, qui lance un dé de combat de plus jusqu'à la fin du tour.
    .when = { when-any }
    .flavour = À usage médical. En principe.

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
card-adrenaline = Adrénaline
    .kind = { kind-event }
    .text = Lancez un dé : le héros bouge encore, jusqu'à la moitié des cases qu'il montre, arrondie vers le haut.
    .when = { when-hero-moved }
    .flavour = Les jambes ont décidé toutes seules.
card-run_for_it = On file !
    .kind = { kind-event }
    .text = Tous les jets de mouvement de ce tour des héros ont +1.
    .when = { when-hero-start }
    .flavour = À trois. Trois !
card-nick_of_time = In extremis
    .kind = { kind-event }
    .text = Le héros ne subit pas la blessure et ne meurt pas, mais est déplacé sur une case adjacente sans zombies, même à travers les murs ; s'il n'y en a pas, il reste.
    .when = { when-wound-killed }
    .flavour = Quelqu'un a tiré. Merci, quelqu'un.
card-stand_together = Ensemble
    .kind = { kind-event }
    .text = Une case avec 2 héros ou plus : chaque héros qui s'y trouve lance un dé de combat de plus jusqu'à la fin du tour.
    .when = { when-any }
    .flavour = Toi, la moitié de gauche.
card-coach_miller = Coach Miller
    .kind = { kind-event } · { keyword-townsfolk }
    .text = +2 à un jet de mouvement. Ou bien interrompez un combat d'un Étudiant.
    .when = { when-hero-rolled-fight }
    .flavour = Tu appelles ça courir ?
card-widow_harper = Veuve Harper
    .kind = { kind-event } · { keyword-townsfolk }
    .text = Jusqu'à 2 héros sont soignés de 1 blessure chacun. Ou bien, après les dés d'un combat : le zombie relance tous ses dés de combat.
    .when = { when-any-fight-rolled }
    .flavour = Celui-là, c'était mon mari. Deux fois déjà.
card-survival_instinct = Instinct de survie
    .kind = { kind-event }
    .text = Piochez pour un héros une carte de l'un des decks Survie, à votre choix. Dans une partie sans decks Survie : piochez une carte héros.
    .when = { when-hero-any }
    .flavour = Qu'aurait fait grand-mère ?
card-board_it_up = Barricadez tout !
    .kind = { kind-event }
    .text = Sur un pan de mur qui donne sur le dehors, que touche la case d'un héros : placez une barricade, ou jusqu'à 2 renforts sur celle qui s'y trouve.
    .when = { when-any }
    .flavour = Pas le piano. Bon, le piano aussi.
card-bucket_brigade = Chaîne de seaux
    .kind = { kind-event }
    .text = Retirez jusqu'à 2 marqueurs Feu. Ou bien, quand un marqueur Essence va exploser : il n'explose pas, et il est retiré.
    .when = { when-any-gas }
    .flavour = Fais passer. Ne renverse pas. Fais passer.
card-lesson_learned = Leçon apprise
    .kind = { kind-event }
    .text = Un héros reçoit 2 points d'expérience. Dans une partie sans points d'expérience : piochez une carte héros.
    .when = { when-any }
    .flavour = La prochaine fois, regarde la banquette arrière.
card-clear_shot = Tir dégagé
    .kind = { kind-event }
    .text = Avant les dés : +2 à tous les jets pour toucher de cette attaque. Ou bien, après les dés : relancez-en autant que vous voulez.
    .when = { when-ranged-dice }
    .flavour = Expire. Maintenant.
card-ranger_holt = Garde Holt
    .kind = { kind-event } · { keyword-townsfolk }
    .text = Neutralisez n'importe quelle carte zombie, jouée à l'instant ou qui reste en jeu. Ou bien, hors des combats : un héros avec une Arme à feu fait tout de suite une attaque à distance.
    .when = { when-any-fight }
    .flavour = Ne nourrissez pas les animaux.

## Objets uniques

card-samurai_sword = Sabre de samouraï
    .kind = { kind-unique_item } · { keyword-hand_weapon }
    .text = Une fois par combat, relancez autant de vos dés que vous voulez. Si Jake l'a, il lance aussi un dé de combat de plus.
    .when = { when-fight-rolled }
    .flavour = Il n'était pas au-dessus de la cheminée pour rien.
card-sniper_rifle = Fusil de précision
    .kind = { kind-unique_item } · { keyword-ranged_weapon } · { keyword-gun } · { keyword-two_handed }
    .text = Portée 6, un zombie : il est touché avec 3 ou plus, par un héros Forces de l'ordre avec 2 ou plus. Avec un 1 sur ce dé, le fusil est vide et défaussé.
    .when = { when-ranged }
    .flavour = Vus d'ici, ils ont l'air presque paisibles.
card-magnum = Magnum
    .kind = { kind-unique_item } · { keyword-ranged_weapon } · { keyword-gun }
    .text = Portée 3, un zombie : il est tué avec 3 ou plus. Avec un 1 sur ce dé, le Magnum est vide et défaussé.
    .when = { when-ranged }
    .flavour = Une balle suffit largement.
card-flamethrower = Lance-flammes
    .kind = { kind-unique_item } · { keyword-ranged_weapon } · { keyword-fire } · { keyword-two_handed }
    .text = Portée 1, une case adjacente : chaque zombie y est tué avec 3 ou plus, chaque héros avec 5 ou plus. Mettez-y un marqueur Feu neuf. Puis lancez un dé : avec 1 ou 2, défaussez cette arme.
    .when = { when-ranged }
    .flavour = Bien cuits, du moins à l'extérieur.
card-holy_relic = Relique
    .kind = { kind-unique_item }
    .text = Son héros gagne à égalité. Un héros Religieux lance aussi un dé de combat de plus.
    .when = { when-own-fight }
    .flavour = Troisième siècle, dit l'étiquette. À peu près.
card-doctors_bag = Sacoche du docteur
    .kind = { kind-unique_item } · { keyword-first_aid }
    .text = Un héros sur la case du héros qui a la sacoche est soigné de toutes ses blessures. Puis lancez un dé : avec 1 ou 2, défaussez la sacoche. Si Becky l'a, on ne lance pas de dé.
    .when = { when-move-action }
    .flavour = Elle sent la visite à domicile.
card-police_radio = Radio de police
    .kind = { kind-unique_item }
    .text = Regardez les 3 cartes du dessus du deck des héros et remettez-les dans l'ordre de votre choix. Si son héros est Forces de l'ordre, l'une d'elles peut aller sous le deck.
    .when = { when-hero-start }
    .flavour = À toutes les unités. À n'importe laquelle.
card-motorcycle = Moto
    .kind = { kind-unique_item } · { keyword-two_handed }
    .text = Un mouvement que son héros fait entièrement dehors peut être plus long de 3 cases.
    .when = { when-moving }
    .flavour = Pas de casque. Que peut-il arriver ?
card-kevlar_vest = Gilet pare-balles
    .kind = { kind-unique_item }
    .text = Une fois par blessure, lancez un dé : avec 4 ou plus, la blessure est évitée ; avec un 1, défaussez le gilet.
    .when = { when-own-any-wound }
    .flavour = Non testé contre les dents.
card-night_goggles = Lunettes de vision nocturne
    .kind = { kind-unique_item }
    .text = Un marqueur Plus de lumière n'arrête pas leur héros. Les armes à distance de leur héros ont 1 de portée en plus.
    .when = { when-always }
    .flavour = Vous regretterez le noir.
card-master_keys = Passe-partout
    .kind = { kind-unique_item }
    .text = Les portes verrouillées n'arrêtent pas son héros. Ou bien défaussez-le quand son héros est dans un bâtiment : piochez 3 cartes héros.
    .when = { when-any }
    .flavour = Le concierge entre partout. Entrait.
card-football_helmet = Casque de football
    .kind = { kind-unique_item }
    .text = Défaussez-le : la blessure est évitée. Si Johnny l'a, il le garde avec 4 ou plus sur un dé.
    .when = { when-own-any-wound }
    .flavour = Conçu pour les plaquages. Ça ne mord pas.
card-old_diary = Vieux journal
    .kind = { kind-unique_item }
    .text = Défaussez-le : neutralisez une carte zombie qui reste en jeu.
    .when = { when-any }
    .flavour = La dernière page parle de cette nuit.
card-nail_gun = Pistolet à clous
    .kind = { kind-unique_item } · { keyword-ranged_weapon } · { keyword-gun }
    .text = Portée 2, un zombie : il est touché avec 5 ou plus. Le Pistolet à clous n'est jamais vide. Son héros peut construire avec n'importe quel jet de mouvement.
    .when = { when-ranged }
    .flavour = Bricolage.
card-sledgehammer = Masse
    .kind = { kind-unique_item } · { keyword-hand_weapon } · { keyword-two_handed }
    .text = Une fois par combat, lancez un dé de combat de plus, et si vous gagnez, le zombie est tué. Elle se casse avec 1 ou 2.
    .when = { when-fight-rolled }
    .flavour = Pour les murs, d'habitude.
card-bowie_knife = Couteau bowie
    .kind = { kind-unique_item } · { keyword-hand_weapon }
    .text = Une fois par combat, +1 à l'un de vos dés. Il ne compte pas comme arme.
    .when = { when-fight-rolled }
    .flavour = Grand-père n'a jamais expliqué les encoches.
card-supply_bag = Sac de provisions
    .kind = { kind-unique_item }
    .text = Il ne compte pas comme objet, et son héros porte 3 objets de plus qui ne sont pas des armes. Si Kenny le prend, il pioche 1 carte héros.
    .when = { when-always }
    .flavour = Papier ou plastique ?
card-lucky_coin = Pièce porte-bonheur
    .kind = { kind-unique_item }
    .text = Défaussez-la : un de ces dés, de l'un ou l'autre camp, est relancé. Si Sally l'a, elle la garde avec 4 ou plus sur un dé.
    .when = { when-rolled }
    .flavour = Face, on vit.
card-case_of_tnt = Caisse de TNT
    .kind = { kind-unique_item } · { keyword-explosive } · { keyword-two_handed }
    .text = Défaussez-la : portée 2, en ligne de vue, une case ; avec un 1 sur un dé, celle de son héros. Tous y meurent, à côté 2 ou plus blesse. Si son héros perd un combat, elle explose avec un 1.
    .when = { when-ranged }
    .flavour = Ne pas laisser tomber. Ne pas même y penser.
card-adrenaline_shot = Seringue d'adrénaline
    .kind = { kind-unique_item } · { keyword-first_aid }
    .text = Défaussez-la : son héros a une seconde action de mouvement pendant cette activation.
    .when = { when-own-moved }
    .flavour = On dormira après. S'il y a un après.

## Tactiques de survie

card-sewer_access = Accès aux égouts
    .kind = { kind-tactic }
    .text = Les égouts entrent en jeu : les héros placent une entrée, puis les zombies l'autre à distance 4 ou plus, dehors, où il n'y a personne. S'ils y sont, déplacez une entrée vers une telle case.
    .when = { when-any }
    .flavour = Attention à la tête. Et à tout le reste.
card-cover_fire = Tir de couverture
    .kind = { kind-tactic }
    .text = Un héros avec une arme à distance fait tout de suite une attaque à distance, en plus de la sienne.
    .when = { when-any }
    .flavour = Cours quand je crie. Là !
card-regroup = Regroupement
    .kind = { kind-tactic }
    .text = Choisissez une case avec 2 héros ou plus : soignez 1 blessure de chacun d'eux.
    .when = { when-any }
    .flavour = Nous sommes tous là ?
card-scout_ahead = Éclaireur
    .kind = { kind-tactic }
    .text = Regardez les 5 cartes du dessus du deck des héros. L'une va à un héros ou dans votre main, comme si elle était piochée ; mélangez les autres au deck.
    .when = { when-hero-any }
    .flavour = Rien. Rien. Oh.
card-diversion = Diversion
    .kind = { kind-tactic }
    .text = Jusqu'à 4 zombies font 1 pas chacun, au choix des héros, malgré la faim, mais pas sur la case d'un héros. Ils comptent comme ayant bougé.
    .when = { when-zombie-moves }
    .flavour = Toutes les alarmes de la rue.
card-fortify = Fortifier
    .kind = { kind-tactic }
    .text = Sur des pans de mur qui donnent sur le dehors, que touchent des cases de héros : placez en tout jusqu'à 3 barricades ou renforts.
    .when = { when-any }
    .flavour = Des clous, des planches, le piano.
card-rest_up = Repos
    .kind = { kind-tactic }
    .text = Un héros dans un bâtiment sans zombies est soigné de toutes ses blessures, à la place de son action de mouvement.
    .when = { when-move-action }
    .flavour = Cinq minutes. Réveille-moi avant eux.
card-field_training = Entraînement
    .kind = { kind-tactic }
    .text = Un héros reçoit 3 points d'expérience. Dans une partie sans points d'expérience : piochez 2 cartes héros.
    .when = { when-any }
    .flavour = Le coude plus haut. Vise plus bas. Bien.
card-second_chance = Seconde chance
    .kind = { kind-tactic }
    .text = Relancez autant de dés que vous voulez parmi ceux que le héros vient de lancer.
    .when = { when-hero-dice }
    .flavour = Celle-là ne comptait pas.
card-safe_house = Planque
    .kind = { kind-tactic }
    .text = Choisissez un bâtiment où se trouve un héros. Jusqu'à la fin du tour des zombies, aucune carte n'y met de zombies, et chaque pas d'un zombie pour y entrer demande 4 ou plus sur un dé.
    .when = { when-zombie-start }
    .flavour = Que personne ne respire. Personne.

# Noms des decks.
survival-deck-unique_items = Objets uniques
survival-deck-tactics = Tactiques de survie

## Améliorations

upgrade-deck-ranged = À distance
upgrade-deck-combat = Combat
upgrade-deck-special = Spécial
upgrade-deck-zombie = Améliorations des zombies

upgrade-steady_aim = Visée sûre
    .kind = { kind-ranged_upgrade }
    .text = Une fois par tour, +1 à un jet pour toucher de ce héros.
    .boost = +1 à tous les jets pour toucher de ce héros.
    .more = { kind-boost } : { upgrade-steady_aim.boost }
    .flavour = Expirez. Puis pressez.
upgrade-quick_reload = Recharge rapide
    .kind = { kind-ranged_upgrade }
    .text = Une fois par tour, ce héros peut relancer un dé pour les munitions.
    .boost = La première fois de chaque tour qu'une arme à distance de ce héros serait vide, elle ne l'est pas.
    .more = { kind-boost } : { upgrade-quick_reload.boost }
    .flavour = Des cartouches plein les poches.
upgrade-sharpshooter = Tireur d'élite
    .kind = { kind-ranged_upgrade }
    .text = Les armes à distance de ce héros ont 1 de portée en plus.
    .boost = Les armes à distance de ce héros ont 2 de portée en plus, au lieu de 1.
    .more = { kind-boost } : { upgrade-sharpshooter.boost }
    .flavour = Bouteilles, canettes, chapeaux, têtes.
upgrade-trick_shot = Tir d'adresse
    .kind = { kind-ranged_upgrade }
    .text = Une fois par tour, ce héros peut relancer le dé d'un jet pour toucher manqué.
    .boost = Deux fois par tour, au lieu d'une.
    .more = { kind-boost } : { upgrade-trick_shot.boost }
    .flavour = De la cloche au panneau, du panneau à l'oreille.
upgrade-strong_arm = Bras solide
    .kind = { kind-ranged_upgrade }
    .text = Les objets que ce héros lance ont 1 de portée en plus.
    .boost = Ce héros peut lancer un objet en plus de son attaque à distance.
    .more = { kind-boost } : { upgrade-strong_arm.boost }
    .flavour = Trois étés au poste de lanceur.
upgrade-gunslinger = As de la gâchette
    .kind = { kind-ranged_upgrade }
    .text = Ce héros peut faire son attaque à distance avant son action de mouvement.
    .boost = Ce héros peut faire deux attaques à distance par tour, avec des armes différentes.
    .more = { kind-boost } : { upgrade-gunslinger.boost }
    .flavour = Tirer d'abord. Eux ne posent pas de questions.
upgrade-brawler = Bagarreur
    .kind = { kind-combat_upgrade }
    .text = Ce héros lance un dé de combat de plus dans le premier combat de chaque tour.
    .boost = Ce héros lance un dé de combat de plus dans chaque combat.
    .more = { kind-boost } : { upgrade-brawler.boost }
    .flavour = Mis à la porte de deux bars et d'un mariage.
upgrade-weapon_mastery = Maîtrise
    .kind = { kind-combat_upgrade }
    .text = Ce héros peut relancer chaque test de rupture, une fois.
    .boost = Les armes de ce héros se cassent avec un nombre de moins : avec 1 au lieu de 1 ou 2.
    .more = { kind-boost } : { upgrade-weapon_mastery.boost }
    .flavour = Tout est dans le poignet.
upgrade-killer_instinct = Instinct de tueur
    .kind = { kind-combat_upgrade }
    .text = Une fois par tour, un zombie que ce héros vient de battre est tué, avec ou sans double.
    .boost = Deux fois par tour, au lieu d'une.
    .more = { kind-boost } : { upgrade-killer_instinct.boost }
    .flavour = On ne se ressert pas.
upgrade-iron_skin = Peau d'acier
    .kind = { kind-combat_upgrade }
    .text = Quand ce héros va être blessé dans un combat, lancez un dé : avec un 6, la blessure est évitée.
    .boost = La blessure est évitée avec 5 ou plus.
    .more = { kind-boost } : { upgrade-iron_skin.boost }
    .flavour = Ils mâchent longtemps.
upgrade-counterattack = Contre-attaque
    .kind = { kind-combat_upgrade }
    .text = Ce héros gagne à égalité au tour des zombies.
    .boost = Ce héros gagne toujours à égalité.
    .more = { kind-boost } : { upgrade-counterattack.boost }
    .flavour = Vas-y, approche.
upgrade-headhunter = Chasseur de têtes
    .kind = { kind-combat_upgrade }
    .text = Une fois par tour, ce héros reçoit 1 point d'expérience de plus en tuant un zombie dans un combat.
    .boost = Chaque fois, au lieu d'une fois par tour.
    .more = { kind-boost } : { upgrade-headhunter.boost }
    .flavour = Quelqu'un tient les comptes.
upgrade-fleet_footed = Pied léger
    .kind = { kind-special_upgrade }
    .text = +1 aux jets de mouvement de ce héros.
    .boost = +2 au lieu de +1 aux jets de mouvement de ce héros.
    .more = { kind-boost } : { upgrade-fleet_footed.boost }
    .flavour = Eux se traînent. Pas vous.
upgrade-scavenger = Récupérateur
    .kind = { kind-special_upgrade }
    .text = Une fois par tour, après une fouille, ce héros peut défausser la carte piochée et en piocher une autre.
    .boost = Ce héros regarde les deux cartes et garde celle qu'il veut.
    .more = { kind-boost } : { upgrade-scavenger.boost }
    .flavour = Jamais le premier tiroir.
upgrade-field_medic = Secouriste
    .kind = { kind-special_upgrade }
    .text = À la place de son action de mouvement, ce héros soigne 1 blessure d'un héros sur sa case.
    .boost = Ce héros soigne 2 blessures au lieu de 1.
    .more = { kind-boost } : { upgrade-field_medic.boost }
    .flavour = Mordez là-dessus. Pas comme ça.
upgrade-tough = Dur à cuire
    .kind = { kind-special_upgrade }
    .text = Ce héros a 1 point de blessure de plus.
    .boost = Ce héros a 2 points de blessure de plus, au lieu de 1.
    .more = { kind-boost } : { upgrade-tough.boost }
    .flavour = Il en faut plus que ça.
upgrade-leader = Meneur
    .kind = { kind-special_upgrade }
    .text = Les autres héros sur la case de ce héros lancent un dé de combat de plus.
    .boost = Les autres héros sur les cases adjacentes aussi.
    .more = { kind-boost } : { upgrade-leader.boost }
    .flavour = On reste ensemble. À trois.
upgrade-strong_will = Volonté de fer
    .kind = { kind-special_upgrade }
    .text = Une fois par tour, quand une carte zombie est jouée sur ce héros ou dans son combat, lancez un dé : avec 5 ou plus, la carte est neutralisée.
    .boost = La carte est neutralisée avec 4 ou plus.
    .more = { kind-boost } : { upgrade-strong_will.boost }
    .flavour = Non, dit une voix à l'intérieur.
upgrade-rising_tide = Marée montante
    .kind = { kind-zombie_upgrade } · { kind-once }
    .text = À la fin du tour des zombies, lancez un D3 : placez autant de zombies sur les fosses, à parts égales.
    .flavour = La terre bouge encore.
upgrade-lurching_charge = Charge titubante
    .kind = { kind-zombie_upgrade } · { kind-once }
    .text = Au début du tour des zombies : pendant ce tour, tous les zombies sauf les héros zombies peuvent faire 2 pas.
    .flavour = Depuis quand courent-ils ?
upgrade-hard_to_kill = Durs à tuer
    .kind = { kind-zombie_upgrade } · { kind-once }
    .text = Quand un zombie va être blessé ou tué : il ne lui arrive rien.
    .flavour = Il lui en manque la moitié. Peu lui importe.
upgrade-rip_and_tear = Mettre en pièces
    .kind = { kind-zombie_upgrade } · { kind-once }
    .text = Après les dés d'un combat : le zombie lance 2 dés de combat de plus. Ce n'est pas une carte combat.
    .flavour = C'était une belle manche.
upgrade-dark_omen = Sombre présage
    .kind = { kind-zombie_upgrade } · { kind-once }
    .text = Tout de suite : piochez 2 cartes zombie, même au-delà de la limite.
    .flavour = Des corbeaux, et à minuit.
upgrade-blood_scent = Odeur du sang
    .kind = { kind-zombie_upgrade } · { kind-lasting }
    .text = Une fois par tour des zombies, avant le mouvement d'un zombie : un zombie fait 1 pas de plus.
    .flavour = Il fallait laver cette main.
upgrade-hungry_hands = Mains affamées
    .kind = { kind-zombie_upgrade } · { kind-lasting }
    .text = Une fois par tour, après les dés d'un combat : un dé de combat du zombie est relancé.
    .flavour = Elles veulent seulement vous serrer.
upgrade-endless_dead = Morts sans fin
    .kind = { kind-zombie_upgrade } · { kind-lasting }
    .text = +1 à chaque jet des nouveaux zombies.
    .flavour = Le cimetière est plus vieux que la ville.

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
card-catfight = Crêpage de chignon
    .kind = { kind-zombie_card }
    .text = Deux héroïnes sur la même case perdent leur tour.
    .when = { when-hero-start }
    .flavour = C'était ma veste !
card-caught_off_guard = Pris au dépourvu
    .kind = { kind-zombie_card }
    .text = Un héros avec des zombies sur sa case combat d'abord : dans cette activation, l'étape combat vient avant l'action de mouvement, et ne revient pas après.
    .when = { when-activation }
    .flavour = Retourne-toi. Doucement.
card-despair = Désespoir
    .kind = { kind-zombie_card } · { kind-remains }
    .text = Sur un héros : chaque fois qu'il fouille, la carte piochée est défaussée avec 1 ou 2 sur un dé. Défaussez cette carte quand ce héros finit une activation sur une case avec un autre héros.
    .when = { when-zombie-start }
    .flavour = Pourquoi ouvrir encore un tiroir ?
card-bitten = Mordu
    .kind = { kind-zombie_card }
    .text = Le héros qu'un zombie vient de blesser reçoit un marqueur Infecté ; avec un deuxième, il devient aussitôt un héros zombie.
    .when = { when-hero-wounded }
    .flavour = Ce n'est rien. Regarde. Non, ne regarde pas.
card-fighting_instincts = Instincts de combat
    .kind = { kind-zombie_card } · { kind-fight }
    .text = Choisissez autant de dés de combat du zombie que vous voulez : ils sont relancés.
    .when = { when-fight-rolled }
    .flavour = Il faisait de la boxe. Ses mains s'en souviennent.
card-its_stuck = C'est coincé !
    .kind = { kind-zombie_card }
    .text = L'arme de contact qui vient de réussir un test de rupture est défaussée.
    .when = { when-break-passed }
    .flavour = Tire ! Non, dans l'autre sens !
card-knocked_away = Éjecté
    .kind = { kind-zombie_card }
    .text = Le héros qui a perdu défausse l'un de ses objets, que vous choisissez.
    .when = { when-zombie-won }
    .flavour = C'est parti sous la voiture. Évidemment.
card-scratch_and_claw = Griffes
    .kind = { kind-zombie_card } · { kind-fight }
    .text = Dans ce combat, un double ne blesse pas le zombie.
    .when = { when-fight-rolled }
    .flavour = Les ongles, dit-on, continuent à pousser.
card-line_is_dead = La ligne est coupée
    .kind = { kind-zombie_card }
    .text = Avec 3 ou plus sur un dé, neutralisez un événement des héros qui n'est pas Habitant.
    .when = { when-event }
    .flavour = Allô ? Allô ? Il y a quelqu'un ?
card-feeding_frenzy = Frénésie
    .kind = { kind-zombie_card }
    .text = Pendant ce tour, chaque zombie sur une case avec 3 zombies ou plus lance un dé de combat de plus.
    .when = { when-zombie-start }
    .flavour = Personne ici n'a appris à partager.
card-dragged_away = Traîné dans le noir
    .kind = { kind-zombie_card }
    .text = Déplacez le héros qu'un combat vient de blesser, avec ce zombie, sur une case adjacente de votre choix, même à travers les murs, mais pas dans un bâtiment Entièrement barricadé.
    .when = { when-hero-fight-wounded }
    .flavour = On n'a retrouvé qu'une chaussure.
card-break_through = Percée
    .kind = { kind-zombie_card }
    .text = Choisissez une barricade : retirez jusqu'à 2 de ses renforts ; si elle n'en a pas, les zombies la passent sans jet pendant ce tour. Sans barricade sur le plan, un zombie fait 1 pas de plus.
    .when = { when-zombie-moves }
    .flavour = Les planches étaient bonnes. Il en manquait.
card-clawing = Griffer les planches
    .kind = { kind-zombie_card }
    .text = Pendant ce tour, les jets des zombies aux barricades ont +1, et l'un de ceux qui échouent peut être relancé.
    .when = { when-zombie-moves }
    .flavour = Toute la nuit. Et que ça gratte.
card-from_the_sewers = Montés des égouts
    .kind = { kind-zombie_card }
    .text = Lancez un D3 : placez autant de zombies de la réserve dans les égouts ou sur leurs entrées. Sans égouts : placez 1 zombie sur une case dehors qui n'est pas adjacente à un héros.
    .when = { when-zombie-end }
    .flavour = Il y a un problème avec les tuyaux.
card-grave_robbers = Pilleurs de tombes
    .kind = { kind-zombie_card }
    .text = Piochez une Arme du tombeau pour un zombie sans arme, sur une fosse, ou bien ni sur la case d'un héros ni sur une adjacente. Dans une partie sans Armes du tombeau : piochez une carte zombie.
    .when = { when-zombie-end }
    .flavour = On l'avait enterré avec. Elle coupe encore.
card-picked_clean = Pillé
    .kind = { kind-zombie_card } · { kind-immediate }
    .text = Défaussez les 3 cartes du dessus de chaque deck Survie. Dans une partie sans decks Survie : les 3 cartes du dessus du deck des héros.
    .when = { when-drawn }
    .flavour = Quelqu'un est passé avant nous.
card-no_way_out = Sans issue
    .kind = { kind-zombie_card }
    .text = Choisissez un bâtiment : jusqu'au début du prochain tour des zombies, aucun héros ne peut passer ses portes, sauf les héros que les portes verrouillées n'arrêtent pas.
    .when = { when-zombie-start }
    .flavour = Entrer, c'était facile.
card-sparks = Étincelles dans le noir
    .kind = { kind-zombie_card } · { kind-immediate }
    .text = Un bâtiment au hasard : mettez un feu neuf sur l'une de ses cases qui n'en a pas.
    .when = { when-drawn }
    .flavour = Qui a laissé le four allumé ?
card-its_spreading = Ça se propage !
    .kind = { kind-zombie_card }
    .text = Choisissez un feu sur sa face en feu : il se propage aussitôt deux fois.
    .when = { when-zombie-end }
    .flavour = Le vent a tourné.
card-burning_dead = Morts en flammes
    .kind = { kind-zombie_card }
    .text = Pendant ce tour, le feu ne blesse pas les zombies, et un zombie qui commence son mouvement sur une case avec du feu ou y entre lance un dé de combat de plus.
    .when = { when-zombie-start }
    .flavour = Au moins, maintenant on les voit.
card-infected_wound = Plaie infectée
    .kind = { kind-zombie_card }
    .text = Le héros qu'un zombie vient de blesser reçoit un marqueur Infecté ; avec un deuxième, il devient aussitôt un héros zombie.
    .when = { when-hero-wounded }
    .flavour = Vert, ce n'est pas une couleur pour un bras.
card-growing_smarter = De plus en plus malins
    .kind = { kind-zombie_card } · { kind-immediate }
    .text = Les zombies reçoivent 2 points d'expérience. Dans une partie sans points d'expérience : piochez une carte zombie.
    .when = { when-drawn }
    .flavour = Il a essayé la poignée. Puis il a frappé.
card-cold_snap = Coup de froid
    .kind = { kind-zombie_card } · { kind-immediate } · { kind-remains }
    .text = Chaque héros qui finit son action de mouvement dehors lance un dé : avec un 1, il subit une blessure, qui ne vient pas d'un zombie.
    .when = { when-drawn }
    .flavour = Eux ne le sentent pas. Ils ne sentent rien.
card-rock_slide = Éboulement
    .kind = { kind-zombie_card }
    .text = Mettez le marqueur Case bloquée sur une case dehors où personne ne se tient : jusqu'au début du prochain tour des zombies, personne ne peut y entrer.
    .when = { when-zombie-start }
    .flavour = Il y avait une route, ici.
card-blackout = Panne générale
    .kind = { kind-zombie_card } · { kind-remains }
    .text = Lancez un D3 : mettez un marqueur Plus de lumière sur autant de bâtiments au hasard qui n'en ont pas.
    .when = { when-zombie-start }
    .flavour = Toute la vallée, d'un seul coup.
card-mauled = Lacéré
    .kind = { kind-zombie_card }
    .text = Si le dé le plus haut du zombie montre un 6, le héros subit une blessure de plus.
    .when = { when-zombie-won }
    .flavour = Et c'était le plus calme.
card-pack_hunters = Chasse en meute
    .kind = { kind-zombie_card }
    .text = Lancez un D3 : jusqu'à autant de zombies qui ne sont pas sur la case d'un héros font chacun 1 pas de plus, qui doit les rapprocher d'un héros.
    .when = { when-zombie-moves }
    .flavour = Un devant. Et où sont les autres ?

## Armes du tombeau

kind-grave_weapon = Arme du tombeau
    .help = Reste visible avec le zombie qui la porte, et est perdue avec lui. Ce n'est ni une carte zombie ni une carte combat.

when-bearer = Tant que son zombie l'a
when-bearer-fights = Dans tous les combats de son zombie
when-bearer-won = Quand son zombie a gagné un combat
when-bearer-wounded = Quand son zombie est blessé dans un combat
when-bearer-killed-fight = Quand son zombie est tué dans un combat
when-bearer-killed = Quand son zombie est tué

card-bloated_body = Corps boursouflé
    .kind = { kind-grave_weapon }
    .text = Chaque héros sur la case de ce zombie lance un dé : avec 1 ou 2, il subit une blessure d'un zombie.
    .when = { when-bearer-killed-fight }
    .flavour = N'y touche pas. Surtout pas.
card-blood_spray = Gerbe de sang
    .kind = { kind-grave_weapon }
    .text = Le héros qui combat ce zombie lance un dé : avec un 1, il reçoit un marqueur Infecté.
    .when = { when-bearer-wounded }
    .flavour = Bouche fermée, yeux fermés.
card-crawling_torso = Torse rampant
    .kind = { kind-grave_weapon }
    .text = Les jets pour toucher ce zombie avec une arme à distance ont −2.
    .when = { when-bearer }
    .flavour = Il en manque la moitié. La mauvaise.
card-recently_dead = Mort récent
    .kind = { kind-grave_weapon }
    .text = Ce zombie fait jusqu'à un D3 de pas, lancé quand il bouge.
    .when = { when-bearer }
    .flavour = Mardi encore, il me devait de l'argent.
card-stench_of_death = Puanteur de mort
    .kind = { kind-grave_weapon }
    .text = Les héros sur la case de ce zombie lancent un dé de combat de moins.
    .when = { when-bearer }
    .flavour = Respire dans ta manche.
card-barbed_wire = Fil barbelé
    .kind = { kind-grave_weapon }
    .text = Un héros qui commence son mouvement sur la case de ce zombie lance un dé une fois : avec 4 ou plus, il peut en sortir, sinon il ne bouge pas.
    .when = { when-bearer }
    .flavour = Il a emporté la moitié de la clôture.
card-explosive_zombie = Explosif
    .kind = { kind-grave_weapon } · { keyword-explosive }
    .text = Tous les autres sur la case de ce zombie lancent un dé : avec 4 ou plus, un héros subit une blessure, et un zombie est tué.
    .when = { when-bearer-killed }
    .flavour = C'est ça qui fait tic-tac ?
card-gw_machete = Machette
    .kind = { kind-grave_weapon }
    .text = Ce zombie lance un dé de combat de plus.
    .when = { when-bearer-fights }
    .flavour = Il ne sait pas ce qu'il tient. Pas encore.
card-old_pitchfork = Vieille fourche
    .kind = { kind-grave_weapon }
    .text = Une fois par combat de ce zombie, relancez autant de ses dés que vous voulez.
    .when = { when-fight-rolled }
    .flavour = Quarante ans de foin. Encore une nuit.
card-rusty_axe = Hache rouillée
    .kind = { kind-grave_weapon }
    .text = Si le dé le plus haut de ce zombie montre un 6, le héros subit une blessure de plus.
    .when = { when-bearer-won }
    .flavour = La rouille, c'est le moindre des soucis.
card-sickle = Faucille
    .kind = { kind-grave_weapon }
    .text = +1 au dé de combat le plus haut de ce zombie.
    .when = { when-bearer-fights }
    .flavour = La moisson est tardive cette année.

## Ce que savent faire les morts du tombeau : l'une de ces capacités par partie

grave_dead-very_rotten = Vraiment pourris
    .text = Chaque fois que l'un d'eux va être blessé ou tué, lancez un dé : avec 4 ou plus, il ne lui arrive rien. Contre les Explosifs, pas de jet.
grave_dead-brainthirsty = Assoiffés de cervelle
    .text = Ils ont 2 points de blessure.
grave_dead-freshly_dead = Morts du jour
    .text = Chacun fait jusqu'à un D3 de pas, lancé quand il bouge.
grave_dead-ravenous = Affamés
    .text = Chacun lance un dé de combat de plus.
grave_dead-pack_mentality = Instinct de meute
    .text = Au lieu d'une fosse, ils peuvent être placés sur n'importe quelle case avec au moins un autre zombie.
grave_dead-carrier = Contagieux
    .text = Quand l'un d'eux a blessé un héros qui survit, lancez un dé : avec 5 ou plus, ce héros se transforme, et son joueur en prend aussitôt un nouveau. Le jet se neutralise comme une carte zombie.
card-carrier = { grave_dead-carrier }

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
hero-sam = Sam
    .full = Sam, le cuisinier
    .short = Sam
    .kind = { kind-hero }
    .text = Vient avec un Hachoir, et donne le meilleur quand on le laisse seul avec eux.
    .flavour = Hors de ma cuisine.
hero-detective_winters = Inspectrice Winters
    .full = Inspectrice Winters
    .short = Winters
    .kind = { kind-hero } · { keyword-law_enforcement }
    .text = Touche là où les autres manquent, et sait souvent ce qu'il y a dans le prochain tiroir.
    .flavour = Ils ont tous un mobile. La faim.
hero-amanda = Amanda
    .full = Amanda, la reine du bal
    .short = Amanda
    .kind = { kind-hero } · { keyword-student }
    .text = Deux blessures et c'est fini, mais il y a toujours quelqu'un pour se mettre devant elle.
    .flavour = La couronne reste où elle est.
hero-kenny = Kenny
    .full = Kenny, l'emballeur
    .short = Kenny
    .kind = { kind-hero } · { keyword-student }
    .text = Porte plus que tous les autres, jusqu'à ce que deux blessures l'arrêtent.
    .flavour = Papier ou plastique ?
hero-alice = Alice
    .full = Alice, la serveuse
    .short = Alice
    .kind = { kind-hero }
    .text = Passe les choses jusqu'aux cases adjacentes, et part vite quand elle est à l'intérieur.
    .flavour = La table neuf mord encore.
hero-ed_baker = Ed Baker
    .full = Ed Baker, le bûcheron
    .short = Ed
    .kind = { kind-hero }
    .text = Tient quatre blessures, vient avec une Cognée, et une main lui suffit.
    .flavour = Les arbres ne hurlent pas. Il préfère les arbres.
hero-nikki = Nikki
    .full = Nikki, la pilote de brousse
    .short = Nikki
    .kind = { kind-hero }
    .text = Vient avec une Fusée de détresse, et fait un pansement ou une issue de tout ce qu'elle porte.
    .flavour = Bien atterrir, c'est pouvoir courir après.
hero-sheriff_survivor = Anderson le survivant
    .full = Shérif Anderson, survivant
    .short = Shérif
    .kind = { kind-hero } · { keyword-law_enforcement } · { keyword-survivor }
    .text = A l'expérience de ces nuits-là, et se bat le mieux quand il saigne.
    .flavour = Fini, les contraventions.
hero-sally_survivor = Sally la survivante
    .full = Sally, survivante
    .short = Sally
    .kind = { kind-hero } · { keyword-survivor }
    .text = A l'expérience de ces nuits-là, et une chance devenue plus dure.
    .flavour = On avait bien voté.
hero-jake_survivor = Jake le survivant
    .full = Jake Cartwright, survivant
    .short = Jake
    .kind = { kind-hero } · { keyword-strange } · { keyword-survivor }
    .text = A l'expérience de ces nuits-là, et ne jette rien qui puisse servir.
    .flavour = Ne faisait que passer. Encore.

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
ability-kitchen_steel = Lames de cuisine
    .kind = { kind-ability }
    .text = Il a un Hachoir sur lui.
    .when = { when-arriving }
ability-hot_headed = Tête brûlée
    .kind = { kind-ability }
    .text = Il lance un dé de combat de plus tant qu'aucun autre héros n'est sur sa case.
    .when = { when-hero-fights }
ability-deadeye = Œil de lynx
    .kind = { kind-ability }
    .text = Ses jets pour toucher avec les Armes à feu ont +1.
    .when = { when-hero-ranged }
ability-hunch = Flair
    .kind = { kind-ability }
    .text = Son propriétaire, et personne d'autre, peut regarder la carte du dessus du deck des héros.
    .when = { when-hero-activated }
ability-popular = Populaire
    .kind = { kind-ability }
    .text = Une fois par tour des zombies et par tour des héros, un autre héros sur sa case subit la blessure à sa place, si son propriétaire est d'accord.
    .when = { when-hero-wound }
ability-bagger = Roi du sac
    .kind = { kind-ability }
    .text = Il porte au plus 6 objets, mais pas plus de 2 armes.
    .when = { when-hero-always }
ability-order_up = Chaud devant
    .kind = { kind-ability }
    .text = Elle peut aussi échanger des objets avec les héros sur les cases adjacentes.
    .when = { when-hero-exchange }
ability-quick_feet = Jambes agiles
    .kind = { kind-ability }
    .text = Son jet a +1 si elle commence son action de mouvement dans un bâtiment.
    .when = { when-movement }
ability-woodsman = Homme des bois
    .kind = { kind-ability }
    .text = Il a une Cognée sur lui.
    .when = { when-arriving }
ability-strong_back = Dos solide
    .kind = { kind-ability }
    .text = Pour lui, les objets à deux mains ne comptent que comme 1 objet, et comme 1 arme si ce sont des armes.
    .when = { when-hero-always }
ability-prepared = Prévoyante
    .kind = { kind-ability }
    .text = Elle a une Fusée de détresse sur elle.
    .when = { when-arriving }
ability-improvise = Improviser
    .kind = { kind-ability }
    .text = Elle défausse un de ses objets pour soigner 1 blessure, la sienne ou celle d'un héros sur sa case, ou pour neutraliser la carte zombie avec 3 ou plus sur un dé.
    .when = { when-any-zombie-card }
ability-veteran = Du vécu
    .kind = { kind-ability }
    .text = Ce héros a 1 point d'expérience.
    .when = { when-arriving }
ability-nothing_left_to_lose = Plus rien à perdre
    .kind = { kind-ability }
    .text = Il lance un dé de combat de plus tant qu'il a au moins 1 blessure.
    .when = { when-hero-fights }
ability-hardened_luck = Chance endurcie
    .kind = { kind-ability }
    .text = Elle relance autant de dés qu'elle veut d'un jet qu'elle vient de faire.
    .when = { when-once-a-turn }
ability-scrounger = Fouineur
    .kind = { kind-ability }
    .text = Il regarde les 2 cartes du dessus, ou la dernière qui reste, en garde une comme carte piochée et met l'autre sous le deck.
    .when = { when-search }

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
    .text = Ramassage : Hachoir, Couteau de cuisine.
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
building-drug_store = Droguerie
    .kind = { kind-building }
    .text = Ramassage : n'importe quelle carte Premiers soins.
building-post_office = Bureau de poste
    .kind = { kind-building }
    .text = Ramassage : Ruban adhésif, Clés.
building-supermarket = Supermarché
    .kind = { kind-building }
    .text = Ramassage : défaussez les 3 cartes du dessus du deck des héros, puis piochez-en 2. Le congélateur est une fosse aux zombies.
building-library = Bibliothèque
    .kind = { kind-building }
    .text = Ramassage : dévoilez des cartes du deck des héros jusqu'à un événement, et prenez-le en main. Mélangez les autres au deck.
building-antique_shop = Antiquaire
    .kind = { kind-building }
    .text = Ramassage : mélangez au deck des héros jusqu'à 2 cartes de la défausse des héros.
building-factory = Usine
    .kind = { kind-building }
    .text = Ramassage : Pied-de-biche, Extincteur.
building-sawmill = Scierie
    .kind = { kind-building }
    .text = Ramassage : Tronçonneuse, Cognée.
building-office_trailer = Bureau de chantier
    .kind = { kind-building }
    .text = Ramassage : Clés, Lampe de poche.
building-tavern = Taverne
    .kind = { kind-building }
    .text = Ramassage : Gnôle, Cocktail Molotov.
building-bowling_alley = Bowling
    .kind = { kind-building }
    .text = Ramassage : Batte de baseball.
building-sheriffs_office = Bureau du shérif
    .kind = { kind-building }
    .text = Ramassage : n'importe quelle Arme à feu.
building-power_relay_station = Relais électrique
    .kind = { kind-building }
    .text = Il n'y a rien à ramasser ici : un bourdonnement, et un panneau avec un crâne.
building-ranger_cabin = Cabane du garde
    .kind = { kind-building }
    .text = Ramassage : Carabine de chasse, Fusée de détresse.
building-mine = Mine
    .kind = { kind-building }
    .text = Ramassage : Dynamite. Il y a une fosse aux zombies à l'intérieur.
building-ski_lodge = Chalet
    .kind = { kind-building }
    .text = Ramassage : n'importe quelle carte Premiers soins.
building-manor_house = Manoir
    .kind = { kind-building }
    .text = Personne ne fouille ici, et il n'est jamais un bâtiment au hasard.
building-radio_studio = Studio radio
    .kind = { kind-building }
    .text = Il n'y a rien à ramasser ici, et ce n'est jamais un bâtiment au hasard.
building-transmitter_tower = Tour d'émission
    .kind = { kind-building }
    .text = Ramassage : Fusée de détresse. Ce n'est jamais un bâtiment au hasard.
building-generator_house = Salle des générateurs
    .kind = { kind-building }
    .text = Ramassage : Essence. Ce n'est jamais un bâtiment au hasard.

## Les plateaux et leurs places

quarter-l1 = { building-general_store }, { building-gun_shop }, { building-the_plant }
quarter-l2 = { building-bank }, { building-gas_station }
quarter-l3 = { building-church }, { building-police_station }
quarter-l4 = { building-airplane_hangar }, { building-diner }, { building-hospital }
quarter-l5 = { building-barn }, { building-farmhouse }
quarter-l6 = { building-high_school }, { building-gym }
quarter-l7 = { building-drug_store }, { building-post_office }, { building-supermarket }
quarter-l8 = { building-library }, { building-antique_shop }, { building-factory }
quarter-l9 = { building-sawmill }, { building-office_trailer }
quarter-l10 = { building-tavern }, { building-bowling_alley }
quarter-l11 = { building-sheriffs_office }, { building-power_relay_station }, { building-ranger_cabin }
quarter-l12 = { building-mine }, { building-ski_lodge }
quarter-c1 = Centre de Woodinvale
quarter-c2 = { building-manor_house }
quarter-c3 = Centre de Timber Peak
quarter-c4 = Station radio
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
ground-pillar = Pilier
    .text = Aucun héros ne passe à côté en diagonale. Zombies et tirs, si.
ground-corner_wall = Mur d'angle
    .text = Aucun héros ne passe à côté en diagonale. Zombies et tirs, si.
face-n = nord
face-e = est
face-s = sud
face-w = ouest

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
piece-grave_dead = Mort du tombeau
    .kind = { kind-undead }
    .text = Un zombie rouge, placé à la place de 2 autres. Tous ont la même capacité, choisie par un dé au début de la partie. Il compte pour la limite des zombies ; tué, il quitte le jeu.
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
marker-barricade = Barricade
    .kind = { kind-marker }
    .text = Tient tout un pan de mur, portes comprises, pour de bon. Un zombie la passe avec 4 ou plus sur un dé, sinon son mouvement est fini. Les héros passent aux portes, s'il n'y a pas de renforts.
marker-reinforcement = Renfort
    .kind = { kind-marker }
    .text = Une barricade en a jusqu'à 3. Un zombie qui fait 4 ou plus en retire un, et son mouvement est fini. Un héros devant une porte en retire un à la place d'un pas.
marker-infected = Infecté
    .kind = { kind-marker }
    .text = Chaque fois que ce héros est blessé, il lance un dé : avec 1 ou 2, il subit une blessure de plus. Avec un deuxième marqueur, il devient aussitôt un héros zombie. Les soins n'y font rien.
marker-free_search = Fouille gratuite
    .kind = { kind-marker }
    .text = Un héros qui a bougé et finit son mouvement dans ce bâtiment peut le défausser pour une fouille de plus. Au Manoir, il doit être sur cette case.
marker-exploration = Exploration
    .kind = { kind-marker }
    .text = Posé face cachée. Un héros qui a bougé et finit son mouvement dans ce bâtiment, au Manoir sur cette case, peut le retourner et le défausser. C'est presque toujours une fouille gratuite.
marker-surprise_attack_1 = Attaque surprise ×1
    .kind = { kind-marker }
    .text = Un zombie de la réserve arrive sur la case du héros, et ils combattent aussitôt.
marker-surprise_attack_2 = Attaque surprise ×2
    .kind = { kind-marker }
    .text = 2 zombies de la réserve arrivent sur la case du héros, et le héros les combat aussitôt.
marker-new_hero = Nouveau héros trouvé
    .kind = { kind-marker }
    .text = Un nouveau héros entre en jeu ici, appartient à qui l'a trouvé et pioche 1 carte héros. Il agit dès le prochain tour. S'il meurt, cela compte, mais personne ne prend sa place.
marker-door = Porte
    .kind = { kind-marker }
    .text = Il y a une porte de plus dans ce mur.
marker-locked_door = Porte verrouillée
    .kind = { kind-marker }
    .text = Aucun héros ne passe, sauf ceux que les portes verrouillées n'arrêtent pas : ils l'ôtent. À la place de l'action de mouvement, un héros devant la porte peut l'ôter avec 4 ou plus sur un dé.
marker-sewer_entrance = Entrée des égouts
    .kind = { kind-marker }
    .text = Les égouts sont adjacents à cette case : 1 pas pour descendre, et 1 pour remonter ici ou à l'autre entrée.
marker-sewer = Égouts
    .kind = { kind-marker }
    .text = Une case à côté du plan, ni dehors ni dans un bâtiment, adjacente aux deux entrées. On peut y passer ou s'y arrêter. On n'y voit ni du dehors ni du dedans, et le feu ne s'y propage pas.
marker-trap = Piège à ours
    .kind = { kind-marker }
    .text = Le prochain zombie qui entre sur cette case est tué, et le piège disparaît.
marker-rubble = Case bloquée
    .kind = { kind-marker }
    .text = Personne ne peut entrer sur cette case jusqu'au début du prochain tour des zombies.
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
marker-building_charge = Charge
    .kind = { kind-marker }
    .text = Il y a des explosifs dans ce bâtiment. Quand 4 charges sont placées, un héros dehors avec un objet Feu peut les déclencher.
marker-townsfolk = Sauvé
    .kind = { kind-marker }
    .text = Quelqu'un de la ville que ce héros a trouvé.
marker-supply = Provisions
    .kind = { kind-marker }
    .text = Un héros qui finit ici son action de mouvement, sans zombie sur la case, les prend. Elles se livrent sur la Grand-place. Si leur héros meurt, elles restent sur la case.
marker-radio_part = Pièce de radio
    .kind = { kind-marker }
    .text = Un héros qui finit ici son action de mouvement, sans zombie sur la case, la prend. Elle se monte dans le Studio radio. Si son héros meurt, elle reste sur la case.
marker-experience = Points d'expérience
    .kind = { kind-marker }
    .text = Viennent des blessures qu'on inflige soi-même, et paient les améliorations. Chaque héros a les siens, les zombies les ont en commun.

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
window-about-to-be-wounded =
    { $fate ->
        [killed] { $hero } va mourir : on peut intervenir.
       *[wounded] { $hero } va subir une blessure : on peut intervenir.
    }
prompt-about-to-be-wounded =
    { $fate ->
        [killed] { $hero } va mourir : intervenez-vous ?
       *[wounded] { $hero } va subir une blessure : intervenez-vous ?
    }
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
window-search-drawn = { $hero } a pioché une carte en fouillant : on peut intervenir.
prompt-search-drawn = { $hero } a pioché une carte en fouillant : intervenez-vous ?
window-name-shot-declared = Une attaque à distance est déclarée
window-shot-declared = Une attaque à distance est déclarée : on peut intervenir.
prompt-shot-declared = Une attaque à distance est déclarée : intervenez-vous ?
window-name-zombie-about-to-be-hurt = Un zombie est sur le point d'être blessé ou tué
window-zombie-about-to-be-hurt = Un zombie est sur le point d'être blessé ou tué : on peut intervenir.
prompt-zombie-about-to-be-hurt = Un zombie est sur le point d'être blessé ou tué : intervenez-vous ?
window-name-fire-breaks-out = Le feu ou l'essence est sur le point d'éclater
window-fire-breaks-out = Le feu ou l'essence est sur le point d'éclater : on peut intervenir.
prompt-fire-breaks-out = Le feu ou l'essence est sur le point d'éclater : intervenez-vous ?
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
scenario-zombie_apocalypse = Apocalypse zombie
scenario-zombie_apocalypse-story = C'était sur toutes les chaînes, avant qu'elles ne s'éteignent l'une après l'autre. Ce n'est pas une mauvaise nuit dans une petite ville : c'est pareil partout, d'ici à la mer. Il n'y a plus rien à gagner, plus de fosse à fermer, plus de route à prendre. Qui respire encore quand le ciel devient gris a fait tout ce qu'on pouvait faire.
scenario-zombie_apocalypse-goal = Les héros gagnent quand le soleil quitte la piste. Les zombies gagnent quand 4 héros ont été tués, ou quand le deck des héros est vide.
scenario-plague_carriers = Porteurs de peste
scenario-plague_carriers-story = Ils sont arrivés à sept par le dernier bus, pâles et polis, et le soir le service était vide. Ils ressemblent aux autres, en plus rouge, et ceux qu'ils touchent ne restent pas couchés. Le docteur a écrit sept noms au mur avant de cesser d'écrire. Rayez les sept, et la fièvre s'arrête ici.
scenario-plague_carriers-goal = Les héros gagnent quand les 7 morts du tombeau ont été tués. Les zombies gagnent quand 4 héros ont été tués, quand le deck des héros est vide, ou quand le soleil quitte la piste.
scenario-burn_it_to_the_ground = Réduisez-le en cendres !
scenario-burn_it_to_the_ground-story = Sous le manoir, il y a une cave qui n'est sur aucun plan, et quatre puits en descendent. Ils en sont montés toute la soirée, en tenue de soirée, par le parquet de la salle de bal. La vieille famille devait le savoir ; personne n'a jamais vu de lumière dans cette aile. Quatre bidons d'essence et une allumette, et la maison pourra garder son secret.
scenario-burn_it_to_the_ground-goal = Les héros gagnent quand les quatre fosses du Manoir ont été arrosées d'Essence et qu'ensuite un héros qui s'y trouve avec un objet Feu y met le feu, à la place de son action de mouvement. Les zombies gagnent quand 4 héros ont été tués, quand le deck des héros est vide, ou quand le soleil quitte la piste.
scenario-hunker_down = Se retrancher
scenario-hunker_down-story = Qui bâtit des murs n'a pas à courir. Un marteau, tout le monde en a un ; le difficile, c'est de trouver des clous, des planches et une maison qui ait encore tous ses angles. Celle-ci fera l'affaire, et dès cette nuit c'est le bastion. Trois couches sur chaque mur, dit la veuve du menuisier, et ensuite, qu'ils grattent.
scenario-hunker_down-goal = Les héros gagnent à la fin d'un tour des héros si le bastion est Entièrement renforcé, avec au moins 2 héros et aucun zombie à l'intérieur. Ils gagnent aussi s'il est Entièrement barricadé quand le soleil quitte la piste, avec au moins 1 héros et aucun zombie à l'intérieur. Les zombies gagnent quand le bastion est détruit ou Envahi, quand 3 héros ont été tués, quand le deck des héros est vide, ou quand le soleil quitte la piste dans les autres cas.
scenario-supply_run = Ravitaillement
scenario-supply_run-story = L'abri sous la place a des lits, une radio et une boîte de pêches. Tout le reste est encore là où on le vendait : quatre caisses aux quatre coins de la ville, et entre elles les rues ne sont pas vides. Il y a les égouts, pour qui ne regarde pas où il marche. Rapportez tout avant que les enfants ne demandent ce qu'il y a au petit déjeuner.
scenario-supply_run-goal = Les héros gagnent quand ils ont livré 4 provisions sur la Grand-place : qui finit une action de mouvement sur une case avec des provisions et sans zombies les prend, et les livre quand il en finit une sur la Grand-place. Les zombies gagnent quand 4 héros ont été tués, quand le deck des héros est vide, ou quand le soleil quitte la piste.
scenario-blow_up_the_town = Faites sauter la ville !
scenario-blow_up_the_town-story = Le maire a signé d'une main qui tremblait : on ne sauvera pas la ville, alors la ville sautera. Sous chaque rue court une vieille galerie, et les mineurs n'y ont pas laissé que leurs lampes. Quatre charges dans les quatre bonnes caves, et la montagne fera le reste. Soyez seulement dehors quand quelqu'un trouvera une allumette.
scenario-blow_up_the_town-goal = Les héros gagnent quand 4 charges sont dans des bâtiments des plateaux extérieurs et qu'ensuite un héros dehors avec un objet Feu les déclenche, à la place de son action de mouvement : les héros dans ces bâtiments sont tués, et il doit rester au moins 1 héros. Une charge se pose à la place de l'action de mouvement, en défaussant un Explosif : une par bâtiment et deux par plateau au plus. Les zombies gagnent quand 4 héros ont été tués, quand le deck des héros est vide, ou quand le soleil quitte la piste.
scenario-radio_for_help = Appel à l'aide
scenario-radio_for_help-story = Quelque part derrière la crête, il y a des gens qui répondent encore. La station pourrait les joindre, si quelqu'un n'avait pas démonté l'appareil et emporté les pièces chez lui. Trois pièces, une chaise devant le micro, et un générateur qui tousse quand il a soif. Puis dites où vous êtes, lentement, et espérez que le vent soit avec vous.
scenario-radio_for_help-goal = Les héros gagnent quand 3 pièces de radio ont été montées dans le Studio radio et qu'ensuite un héros qui s'y trouve, à la place de son action de mouvement, lance un dé et fait 5 ou plus, avec +1 si une carte Essence a été défaussée dans la Salle des générateurs. Les zombies gagnent quand le Studio radio est détruit, quand 4 héros ont été tués, quand le deck des héros est vide, ou quand le soleil quitte la piste.
scenario-learn_to_survive = Apprendre à survivre
scenario-learn_to_survive-story = Le premier vous coûte le sommeil, le deuxième le déjeuner, le troisième seulement un peu de temps. Personne ne monte jusqu'ici pour aider, alors mieux vaut devenir l'aide. L'un montre comment tenir la hache, l'autre comment se taire. Au matin, il y a deux sortes de gens à Timber Peak : ceux qui ont appris, et ceux qui se traînent.
scenario-learn_to_survive-goal = Les héros gagnent quand les héros vivants ont ensemble 8 améliorations. Les zombies gagnent quand 3 héros ont été tués, quand le deck des héros est vide, ou quand le soleil quitte la piste.

## Options du jeu

set-base = Jeu de base
    .help = 40 cartes par deck, 8 héros, 6 plateaux et 2 centres : une nuit entière.
set-advanced = Cartes avancées
set-growing_hunger = Growing Hunger
set-survival_of_the_fittest = Survival of the Fittest
set-timber_peak = Timber Peak
sets-chosen = Extensions
sets-always = toujours en jeu
sets-only-base = Jeu de base seul
sets-all = Tout ensemble
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
setting-scenario-zombie_apocalypse = { scenario-zombie_apocalypse }
    .help = { scenario-zombie_apocalypse-goal } Il se joue sans morts du tombeau : les figurines rouges sont des zombies normaux, 21 peuvent être sur le plan, et de nouveaux arrivent à chaque tour. Il faut { set-growing_hunger }.
setting-scenario-plague_carriers = { scenario-plague_carriers }
    .help = { scenario-plague_carriers-goal } Il se joue avec les morts du tombeau : 21 zombies peuvent être sur le plan, et chaque fois qu'il en arrive 2 ou plus, l'un au moins est un mort du tombeau, tant qu'il en reste. Il faut { set-growing_hunger }.
setting-scenario-burn_it_to_the_ground = { scenario-burn_it_to_the_ground }
    .help = { scenario-burn_it_to_the_ground-goal } Il se joue avec les morts du tombeau et la Fouille gratuite. Il faut { set-growing_hunger } et les cartes avancées.
setting-scenario-hunker_down = { scenario-hunker_down }
    .help = { scenario-hunker_down-goal } Le bastion est un bâtiment au hasard, et les barricades sont en jeu. Il faut { set-survival_of_the_fittest }.
setting-scenario-supply_run = { scenario-supply_run }
    .help = { scenario-supply_run-goal } Les égouts sont en jeu. Il faut { set-survival_of_the_fittest }.
setting-scenario-blow_up_the_town = { scenario-blow_up_the_town }
    .help = { scenario-blow_up_the_town-goal } Il faut { set-timber_peak }.
setting-scenario-radio_for_help = { scenario-radio_for_help }
    .help = { scenario-radio_for_help-goal } Il faut { set-timber_peak } et les cartes avancées.
setting-scenario-learn_to_survive = { scenario-learn_to_survive }
    .help = { scenario-learn_to_survive-goal } Il se joue avec les points d'expérience, et chaque héros commence avec 1. Il faut { set-timber_peak }.
agreed-all_sets = avec toutes les extensions
agreed-base_box = avec le jeu de base
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
setting-set_growing_hunger = { set-growing_hunger }
    .help = 15 cartes de plus dans chaque deck, 4 héros, 2 plateaux et 3 scénarios de plus.
setting-set_survival_of_the_fittest = { set-survival_of_the_fittest }
    .help = 8 cartes de plus dans chaque deck, 2 scénarios de plus, et les barricades.
setting-set_timber_peak = { set-timber_peak }
    .help = 17 cartes de plus dans chaque deck, 6 héros, 4 plateaux, 2 centres et 3 scénarios de plus, et les points d'expérience.
setting-trim_decks = Decks de 60 cartes
    .help = Là où les extensions font un deck plus gros, des cartes sont retirées au hasard jusqu'à ce qu'il en reste 60.
setting-experience = Expérience et améliorations
    .help = Les blessures de l'autre camp rapportent des points d'expérience, et avec eux héros et zombies achètent des améliorations.
setting-experience-auto = Selon les extensions
    .help = Avec { set-timber_peak }, et pas sans.
setting-experience-on = Toujours
    .help = Il y a des points d'expérience et des améliorations.
setting-experience-off = Jamais
    .help = Il n'y a ni points d'expérience ni améliorations.
setting-barricades = Barricades
    .help = Les héros peuvent construire sur les pans de mur des barricades que les zombies ne passent qu'avec de la chance.
setting-barricades-auto = Selon les extensions
    .help = Avec { set-survival_of_the_fittest }, et pas sans.
setting-barricades-on = Toujours
    .help = Il y a des barricades et les cartes qui les concernent.
setting-barricades-off = Jamais
    .help = Personne ne construit de barricades, et les cartes qui les concernent sont laissées de côté.
setting-opt_grave_weapons = Armes du tombeau
    .help = Les zombies peuvent renoncer à 2 nouveaux zombies, autant de fois qu'ils veulent, pour donner une Arme du tombeau à l'un de ceux qui sont sur le plan. Va bien avec les decks Survie pour les héros.
setting-opt_survival_decks = Decks Survie
    .help = Avec un jet de mouvement de 5 ou plus, un héros dans un bâtiment peut à la place chercher un Objet unique ou une Tactique de survie. Va bien avec les Armes du tombeau pour les zombies.
setting-opt_exploration = Exploration
    .help = Dans chaque bâtiment sans héros, il y a un marqueur caché : une fouille de plus, des zombies qui surprennent qui le trouve, ou un nouveau héros. Pas avec Fouille gratuite.
setting-opt_doors = Portes et verrous
    .help = Avant le premier tour, les héros ajoutent 3 portes aux bâtiments, et les zombies en verrouillent 3.
setting-opt_grave_dead = Morts du tombeau
    .help = Au lieu de 2 zombies normaux, un rouge peut arriver, avec une capacité qu'un dé fixe pour toute la nuit. Va bien avec la Fouille gratuite pour les héros.
setting-opt_free_search = Fouille gratuite
    .help = Dans chaque bâtiment sans héros, il y a un marqueur : qui y finit un mouvement peut le défausser pour une fouille de plus. Pas avec Exploration.
setting-sewers_at_setup = Égouts dès le début
    .help = Les égouts sont en jeu dès le début : un passage entre deux entrées sur le plan, pour les vivants et pour les morts.
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
setting-board_nw-l7 = { quarter-l7 }
setting-board_nw-l8 = { quarter-l8 }
setting-board_nw-l9 = { quarter-l9 }
setting-board_nw-l10 = { quarter-l10 }
setting-board_nw-l11 = { quarter-l11 }
setting-board_nw-l12 = { quarter-l12 }
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
setting-board_ne-l7 = { quarter-l7 }
setting-board_ne-l8 = { quarter-l8 }
setting-board_ne-l9 = { quarter-l9 }
setting-board_ne-l10 = { quarter-l10 }
setting-board_ne-l11 = { quarter-l11 }
setting-board_ne-l12 = { quarter-l12 }
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
setting-board_se-l7 = { quarter-l7 }
setting-board_se-l8 = { quarter-l8 }
setting-board_se-l9 = { quarter-l9 }
setting-board_se-l10 = { quarter-l10 }
setting-board_se-l11 = { quarter-l11 }
setting-board_se-l12 = { quarter-l12 }
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
setting-board_sw-l7 = { quarter-l7 }
setting-board_sw-l8 = { quarter-l8 }
setting-board_sw-l9 = { quarter-l9 }
setting-board_sw-l10 = { quarter-l10 }
setting-board_sw-l11 = { quarter-l11 }
setting-board_sw-l12 = { quarter-l12 }
setting-open_team_hands = Mains ouvertes dans un camp
    .help = Les joueurs d'un camp voient les cartes de leurs équipiers.

## Le plateau : board-…

board-town = La ville
board-whole = Montrer toute la ville
board-offers = Ce que vous pouvez choisir
board-on-space = En { $space }
board-uses = { $hero } : { $thing }
board-buys = { $name } : acheter avec l'expérience ({ $count })
board-boost = { kind-boost } : { $upgrade } ({ $price })
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
board-zombies-red =
    { $count ->
        [one] { $count } zombie rouge
       *[other] { $count } zombies rouges
    }
board-part-zombie = Zombie
board-part-brown = Zombie brun
board-part-green = Zombie vert
board-part-red = Zombie rouge
board-part-gas = Le gaz
board-part-fire = Allumer un feu
board-part-zombie-hero = { $hero }, héros zombie
board-part-wounded = Zombie rouge blessé
board-part-armed = { $what } : { $weapon }
board-part-bar = Renfort à la porte
board-part-lock = La porte verrouillée
board-part-wall = { $building }, mur { $face }
board-part-side = Entre { $space } et { $to }
board-side = { $what }, côté { $face }
board-barricade = barricade, côté { $face }, { $count ->
        [0] aucun renfort
        [one] { $count } renfort
       *[other] { $count } renforts
    }
board-broken = franchie sans jet pendant ce tour
board-fire-burning = en feu
board-fire-new = feu neuf
board-about-to-be-wounded = un zombie va être blessé
board-about-to-die = un zombie va être tué
board-next-die = Choisissez un dé.
board-next-hero = Choisissez un héros.
board-next-way = Choisissez ce qu'elle doit faire.
board-next-wall = Choisissez un mur.
board-next-deck = Choisissez quoi acheter.
board-next-upgrade = Choisissez quoi acheter.
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
board-way-prevent = Laver l'essence
board-way-aim = Bien viser
board-way-shoot = Une attaque à distance
board-way-put = Mettre un zombie sur la carte
board-way-all = Tous les héros
board-way-one = Un héros
board-way-hurry = +2 au jet de mouvement
board-way-heal = Soigner des blessures
board-way-heroes = Un dé du héros
board-way-zombies = Un dé du zombie
board-way-break = Briser une barricade
board-way-step = Par-dessus une barricade
board-way-unique_items = { survival-deck-unique_items }
board-way-tactics = { survival-deck-tactics }

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
zone-taped = Objets combinés
zone-load = Objets et armes portés
zone-strength = Objets et armes qui peuvent être portés
zone-on = Cartes sur ce héros
zone-saved = Habitants sauvés
zone-upgrades = Améliorations
zone-boosted = Perfectionnements
zone-infected = Marqueurs Infecté
zone-upgrade_decks = Decks d'améliorations
zone-upgrade_discards = Améliorations défaussées
zone-used = Utilisés dans ce combat
zone-turned = Héros zombies
zone-people = Qui peut encore venir
zone-kept = Cartes zombie qui restent en jeu
zone-looked = Cartes regardées
zone-top = Carte du dessus du deck des héros
zone-hero_discard = Défausse des héros
zone-zombie_discard = Défausse des zombies
zone-hero_out = Cartes héros hors du jeu
zone-zombie_out = Cartes zombie hors du jeu
zone-unique_discard = Défausse des Objets uniques
zone-tactic_discard = Défausse des Tactiques de survie
zone-markers = Marqueurs dans les bâtiments
zone-spaces = Cases le long du mur
zone-used_markers = Marqueurs défaussés
zone-safe = { card-safe_house }
zone-wounded = Morts du tombeau avec un seul point de blessure
zone-armed = Armes du tombeau des zombies
zone-grave_discard = Armes du tombeau défaussées
zone-pits = Fosses aux zombies
zone-charged = Fosses qui ont sauté
zone-charges = Charges placées
zone-tokens = Où sont les jetons
zone-entrances = Entrées des égouts
zone-rubble = Case bloquée
zone-fires = Feu
zone-gas = Essence
zone-barricades = Barricades
zone-doors = Marqueurs Porte
zone-locks = Marqueurs Porte verrouillée
zone-walled_up = Entièrement barricadés
zone-sealed = { card-no_way_out }
zone-broken = Barricades que l'on passe sans jet
zone-stronghold = Bastion
zone-dark = { marker-lights_out }
zone-taken_over = { marker-taken_over }
zone-destroyed = Bâtiments brûlés
zone-betsy = { card-old_betsy }
zone-trap = { card-bear_trap }
zone-exploding = Essence sur le point d'exploser
zone-held = Zombies qui ne peuvent pas bouger
zone-hero_dice = Dés du héros
zone-zombie_dice = Dés du zombie
zone-movement = Dés de mouvement
zone-entered_from = Chemins possibles
zone-tasks = Ce qu'il reste à faire
zone-wound = Blessure
zone-hurt = Coup contre un zombie
zone-attack = Attaque à distance
zone-weapons = Armes
zone-aims = Cibles
zone-rules = Règles en plus du jeu de base

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
task-charges_placed = Charges placées
task-parts_installed = Pièces de radio montées
task-parts_carried = Pièces de radio portées
task-generator_fuelled = Générateur en marche
task-grave_dead_killed = Morts du tombeau tués
task-pits_doused = Fosses arrosées
task-walls_barricaded = Murs avec barricade
task-reinforcements = Renforts
task-heroes_in_stronghold = Héros dans le bastion
task-upgrades_learnt = Améliorations des héros en vie

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
counter-unique_deck = Objets uniques
    .count =
        { $count ->
            [0] plus d'Objet unique
            [one] { $count } Objet unique restant
           *[other] { $count } Objets uniques restants
        }
counter-tactic_deck = Tactiques de survie
    .count =
        { $count ->
            [0] plus de Tactique de survie
            [one] { $count } Tactique de survie restante
           *[other] { $count } Tactiques de survie restantes
        }
counter-tactics = Tactiques de survie en main
    .count =
        { $count ->
            [one] { $count } Tactique de survie
           *[other] { $count } Tactiques de survie
        }
counter-trimmed = Cartes retirées avant le début
counter-graves = Morts du tombeau à venir
    .count =
        { $count ->
            [0] plus aucun mort du tombeau à venir
            [one] { $count } mort du tombeau à venir
           *[other] { $count } morts du tombeau à venir
        }
counter-grave_deck = Deck des Armes du tombeau
    .count =
        { $count ->
            [0] plus aucune Arme du tombeau
            [one] { $count } Arme du tombeau restante
           *[other] { $count } Armes du tombeau restantes
        }
counter-edge = Ce que le dé le plus haut du zombie compte en plus
counter-zombie_points = Points de blessure du zombie
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
counter-carried = Jetons portés
    .count =
        { $count ->
            [one] porte { $count } jeton
           *[other] porte { $count } jetons
        }
counter-reinforcements = Renforts
    .count =
        { $count ->
            [0] aucun renfort
            [one] { $count } renfort
           *[other] { $count } renforts
        }
counter-hero_pool = Dés de combat du héros
counter-zombie_pool = Dés de combat du zombie
counter-chance = Chances du héros, en pour cent
counter-doubles = Chances de gagner avec un double, en pour cent
counter-experience = Points d'expérience
    .count = Points d'expérience : { $count }
counter-price = Prix de la prochaine amélioration
    .count = Prochaine amélioration : { $count }
counter-bonus = Ajouté aux jets pour toucher

state-turn = À qui le tour
state-lead = Meneur des zombies
state-colour = Couleur
state-hero = Héros
state-zombie = Zombie
state-grave_dead = Ce que savent faire les morts du tombeau
state-grave_drawn = Arme du tombeau piochée
state-killing = Il est tué
state-explosive = Par un explosif
state-building = Bâtiment
state-wall = Mur
state-face = Côté
state-marker = Marqueur
state-bound = Doit aller dans ce bâtiment
state-activated = Déjà activé
state-idle = Perd ce tour
state-found = Trouvé dans un bâtiment
state-mover = Zombie qui va bouger
state-named = Ce qui a été nommé
state-mode = Comment elle est jouée
state-cancelled = Neutralisée
state-ties = Le héros gagne à égalité
state-deadly = Un zombie battu est tué
state-harmless = Les doubles ne blessent pas
state-leads = Qui gagne avec ces dés
state-winner = Gagnant
state-taken = Déjà subie

# Un lieu à côté du plan, écrit comme le nom d'une case : E4.
space-sewer = ÉGOUTS

## Règles en plus du jeu de base, avec lesquelles on joue une nuit

rule-barricades = { setting-barricades }
    .text = { setting-barricades.help }
rule-doors = { setting-opt_doors }
    .text = { setting-opt_doors.help }
rule-experience = { setting-experience }
    .text = { setting-experience.help }
rule-exploration = { setting-opt_exploration }
    .text = { setting-opt_exploration.help }
rule-free_search = { setting-opt_free_search }
    .text = { setting-opt_free_search.help }
rule-grave_dead = { setting-opt_grave_dead }
    .text = { setting-opt_grave_dead.help }
rule-grave_weapons = { setting-opt_grave_weapons }
    .text = { setting-opt_grave_weapons.help }
rule-sewers = { setting-sewers_at_setup }
    .text = { setting-sewers_at_setup.help }
rule-survival_decks = { setting-opt_survival_decks }
    .text = { setting-opt_survival_decks.help }

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
effect-lurching = { upgrade-lurching_charge }
    .text = Pendant ce tour, tous les zombies sauf les héros zombies peuvent faire 2 pas.
effect-burning_dead = { card-burning_dead }
    .text = Pendant ce tour, le feu ne blesse pas les zombies, et ceux qui y commencent ou y entrent lancent un dé de combat de plus.
effect-hurried = { card-run_for_it }
    .text = Tous les jets de mouvement de ce tour des héros ont +1.
effect-frenzy = { card-feeding_frenzy }
    .text = Pendant ce tour, chaque zombie sur une case avec 3 zombies ou plus lance un dé de combat de plus.
effect-caught = { card-caught_off_guard }
    .text = Le héros actif combat avant l'action de mouvement, et pas une seconde fois après.
effect-roped = { card-climbing_rope }
    .text = Pour le reste de ce mouvement, le héros actif peut passer tout droit à travers les murs.
effect-tank = Réservoir plein
    .text = Le camion a du carburant. Il lui faut maintenant les Clés.
effect-powered = Générateur en marche
    .text = Il y a du carburant dans la Salle des générateurs : 1 est ajouté au jet pour appeler à l'aide.
effect-claws = { card-clawing }
    .text = Pendant ce tour, les zombies devant les barricades ajoutent 1 à leurs jets.

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
roll-two_dynamite = Deux bâtons de dynamite
    .enough = Ils n'explosent pas tout de suite.
    .short = Ils explosent tout de suite.
roll-blast = À côté de l'explosion
    .enough = Une blessure.
    .short = Aucun mal.
roll-tape = { card-duct_tape }
    .enough = L'autre moitié reste.
    .short = L'autre moitié est défaussée, elle aussi.
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
roll-iron_skin = { upgrade-iron_skin }
    .enough = La blessure est évitée.
    .short = La blessure est subie.
roll-strong_will = { upgrade-strong_will }
    .enough = La carte est neutralisée.
    .short = La carte a son effet.
roll-improvise = { ability-improvise }
    .enough = La carte est neutralisée.
    .short = La carte a son effet.
roll-cold_snap = { card-cold_snap }
    .enough = Indemne.
    .short = Une blessure.
roll-blackout = { card-blackout }
roll-pack_hunters = { card-pack_hunters }
roll-hes_a_zombie = { card-hes_a_zombie }
    .enough = La carte Habitant est neutralisée.
    .short = La carte Habitant a son effet.
roll-radio = Appel à l'aide
    .enough = Quelqu'un répond.
    .short = Personne ne répond.
roll-flames = { card-flamethrower }
    .enough = Le héros meurt.
    .short = Le héros échappe aux flammes.
roll-tnt = { card-case_of_tnt }
    .enough = Elle n'explose pas ici.
    .short = Elle explose ici même.
roll-vest = { card-kevlar_vest }
    .enough = La blessure est évitée.
    .short = La blessure n'est pas évitée.
roll-keeps = Garder l'objet
    .enough = Il est gardé.
    .short = Il est défaussé.
roll-bag = { card-doctors_bag }
roll-safe_house = { card-safe_house }
    .enough = Le zombie entre.
    .short = Le zombie n'entre pas.
roll-grave_dead = Ce que savent faire les morts du tombeau
roll-very_rotten = { grave_dead-very_rotten }
    .enough = Il ne lui arrive rien.
    .short = Il est touché.
roll-carrier = { card-carrier }
    .enough = Le héros se transforme.
    .short = Le héros survit.
roll-fresh = Pas du zombie
roll-barbed_wire = { card-barbed_wire }
    .enough = Le héros se libère.
    .short = Le héros ne bouge pas.
roll-bloated_body = { card-bloated_body }
    .enough = Indemne.
    .short = Une blessure.
roll-blood_spray = { card-blood_spray }
    .enough = Pas d'infection.
    .short = Infection.
roll-burst = { card-explosive_zombie }
    .enough = Touché.
    .short = Indemne.
roll-barricade = Barricade
    .enough = Le zombie en vient à bout.
    .short = La barricade tient.
roll-force_door = Porte verrouillée
    .enough = La porte est ouverte.
    .short = La porte reste verrouillée.
roll-line_is_dead = { card-line_is_dead }
    .enough = L'événement est neutralisé.
    .short = L'événement prend effet.
roll-infection = Infection
roll-despair = { card-despair }
roll-adrenaline = { card-adrenaline }
roll-hard_hat = { card-hard_hat }
    .enough = La blessure est évitée.
    .short = La blessure est subie.

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
verdict-goal-plague-carriers = Les héros ont tué à temps les 7 morts du tombeau. Victoire : { $winners }.
verdict-goal-burn-it-to-the-ground = Les héros ont brûlé le Manoir. Victoire : { $winners }.
verdict-goal-hunker-down = Le bastion était Entièrement renforcé, et sans zombie. Victoire : { $winners }.
verdict-goal-supply-run = Les héros ont apporté à temps 4 provisions sur la Grand-place. Victoire : { $winners }.
verdict-goal-blow-up-the-town = Les héros ont fait sauter la ville. Victoire : { $winners }.
verdict-goal-radio-for-help = L'appel à l'aide a été entendu. Victoire : { $winners }.
verdict-goal-learn-to-survive = Les héros ont appris 8 améliorations à temps. Victoire : { $winners }.
verdict-doom-save-the-townsfolk = Pour 3 Habitants, il était trop tard. Les zombies ont gagné, menés par { $winners }.
verdict-doom-defend-the-manor = Il y avait 9 zombies dans le Manoir. Les zombies ont gagné, menés par { $winners }.
verdict-doom-hunker-down = Le bastion était perdu. Les zombies ont gagné, menés par { $winners }.
verdict-doom-radio-for-help = Le Studio radio est détruit, et avec lui le dernier espoir de secours. Les zombies ont gagné, menés par { $winners }.

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
prompt-place-grave-dead = Où arrive le mort du tombeau ? Encore à placer : { $count }.
prompt-swap-grave-dead = Encore à placer : { $count }. Un mort du tombeau vient-il à la place de 2 d'entre eux ?
prompt-swap-grave-weapon = Encore à placer : { $count }. Renoncez-vous à 2 d'entre eux pour une Arme du tombeau ?
prompt-give-grave-weapon = { $card } : quel zombie la reçoit ?
prompt-take-zombie = { $card } : quel zombie retirez-vous du plan ?
prompt-order-fights = Quel combat vient maintenant ?
prompt-fire-order = Pour quel feu lance-t-on le prochain dé ?
prompt-fire-direction = Où se propage le feu de la case { $space } ?
prompt-fire-remove = Il ne reste plus de marqueur Feu : lequel, parmi ceux en feu, retirez-vous pour le nouveau ?
prompt-douse-fire = { $card } : quel feu est éteint ?
prompt-activate = Quel héros activez-vous maintenant ?
prompt-choose-move-die = Avec quel dé se déplace { $hero } ?
prompt-move-action = Que fait { $hero } ? Le jet vaut { $left } pas.
prompt-hero-step = Où continue { $hero } ? Il reste { $left } pas.
prompt-blitz = { $hero } : combattre aussitôt les zombies qui sont ici ?
prompt-keep-card = Quelle carte garde { $hero } ?
prompt-use-marker = { $hero } finit son mouvement là où se trouve un marqueur ({ $building }) : { $marker }. L'utilisez-vous ?
prompt-free-search = Une fouille gratuite : que prend { $hero } ?
prompt-put-under = Quelle carte met { $hero } sous le deck ?
prompt-put-back = Quelle carte remet maintenant { $hero } sur le deck ? La dernière est sur le dessus.
prompt-divert = { $card } : quel zombie éloignez-vous ?
prompt-just-what-i-needed = Quelle carte prend { $hero } ?
prompt-pick-cards = { $card } : quelle carte est mélangée de nouveau au deck ?
prompt-bring-back = { building-antique_shop } ({ $hero }) : quelle carte retourne au deck ?
prompt-pick-copies = { $card } : de quelle carte tous les exemplaires sont-ils mélangés au deck ?
prompt-overflow = { $hero } porte trop de choses : qu'est-ce qui part ?
prompt-combine = { $hero } attache deux objets ensemble : lesquels ?
prompt-betsy-errand = { card-old_betsy } porte { $card } : qu'en faites-vous ?
prompt-exchange = { $hero } : échangez-vous des objets ?
prompt-trade-answer = { $hero } donnerait { $given }, et { $other } donnerait { $taken } : acceptez-vous ?
prompt-take-wound = { $hero } va subir une blessure : { $other } la prend à sa place ?
prompt-ranged-attack = { $hero } : faites-vous une attaque à distance ?
prompt-aim-gun = { $card } : sur quoi tire { $hero } ?
prompt-fight-next = Contre quel zombie se bat maintenant { $hero } ?
prompt-choose-victim = { $card } : quel héros subit la blessure ?
prompt-surprise = Quel héros le zombie surprend-il ?
prompt-evacuate = Le bâtiment brûle ({ $building }) : où va { $hero } ?
prompt-move-models = { $card } : où va { $hero } ?
prompt-push-zombie = Où poussez-vous le zombie sur { $space } ?
prompt-marker-space = { $card } : sur quelle case mettez-vous le marqueur ?
prompt-token-space = { $building } : sur quelle case mettez-vous le jeton ?
prompt-place-sewer-entrance = Où mettez-vous une entrée des égouts ?
prompt-move-sewer-entrance = Quelle entrée des égouts déplacez-vous ?
prompt-build-for-wound = { $hero } subit une blessure pour construire ici ?
prompt-build-more =
    { $card } : que construisez-vous encore ? { $count ->
        [one] On peut encore mettre { $count } marqueur.
       *[other] On peut encore mettre { $count } marqueurs.
    }
prompt-claw-again = { $card } : le zombie sur { $space } relance-t-il ?
prompt-place-door-marker =
    { $door ->
        [lock] Sur quelle porte mettez-vous un marqueur Porte verrouillée ?
       *[door] Où mettez-vous un marqueur Porte ?
    }

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
option-side = Entre { $space } et { $to }
option-building = Choisir { $building }
option-random-building = Un bâtiment au hasard
option-discard = Défausser { $card }
option-move = Déplacer le zombie sur { $space }
option-move-brown = Déplacer le zombie brun sur { $space }
option-move-green = Déplacer le zombie vert sur { $space }
option-move-red = Déplacer le zombie rouge sur { $space }
option-move-wounded = Déplacer le zombie rouge blessé sur { $space }
option-move-armed =
    Déplacer le { $looks ->
        [brown] zombie brun
        [green] zombie vert
        [red] zombie rouge
        [wounded] zombie rouge blessé
       *[plain] zombie
    } avec { $weapon } sur { $space }
option-move-zombie-hero = Déplacer le héros zombie : { $other }
option-remove = Retirer le zombie sur { $space }
option-remove-brown = Retirer le zombie brun sur { $space }
option-remove-green = Retirer le zombie vert sur { $space }
option-remove-red = Retirer le zombie rouge sur { $space }
option-remove-wounded = Retirer le zombie rouge blessé sur { $space }
option-remove-armed =
    Retirer le { $looks ->
        [brown] zombie brun
        [green] zombie vert
        [red] zombie rouge
        [wounded] zombie rouge blessé
       *[plain] zombie
    } avec { $weapon } sur { $space }
option-remove-zombie-hero = Retirer le héros zombie : { $other }
option-arm = La donner au zombie sur { $space }
option-arm-brown = La donner au zombie brun sur { $space }
option-arm-green = La donner au zombie vert sur { $space }
option-arm-red = La donner au zombie rouge sur { $space }
option-arm-wounded = La donner au zombie rouge blessé sur { $space }
option-arm-zombie-hero = La donner au héros zombie : { $other }
option-wield = { $card } : le zombie relance { $dice }
option-to = Aller en { $space }
option-stay = Rester
option-across = Aller en { $space } par-dessus la barricade : { $building }, mur { $face }
option-across-two = Aller en { $space } par-dessus deux barricades : { $building }, mur { $face }, puis { $next_building }, mur { $next_face }
option-fight = { $hero } contre le zombie sur { $space }
option-fight-brown = { $hero } contre le zombie brun sur { $space }
option-fight-green = { $hero } contre le zombie vert sur { $space }
option-fight-red = { $hero } contre le zombie rouge sur { $space }
option-fight-wounded = { $hero } contre le zombie rouge blessé sur { $space }
option-fight-armed =
    { $hero } contre le { $looks ->
        [brown] zombie brun
        [green] zombie vert
        [red] zombie rouge
        [wounded] zombie rouge blessé
       *[plain] zombie
    } avec { $weapon } sur { $space }
option-fight-zombie-hero = { $hero } contre le héros zombie : { $other }
option-activate = Activer { $hero }
option-die = Se déplacer avec le { $die }
option-step = Faire un pas en { $space }
option-walk = Marcher jusqu'en { $space }
option-stop = S'arrêter ici
option-search = Fouiller
option-pick-up = Ramasser { $card }
option-pick-up-at-antique-shop = Mélanger au deck jusqu'à 2 cartes de la défausse
option-pick-up-at-library = Dévoiler des cartes jusqu'à un événement
option-pick-up-at-supermarket = Défausser les 3 cartes du dessus, puis en piocher 2
option-heal = Soigner une blessure : { $hero }
option-build = Construire une barricade : { $building }, mur { $face }
option-reinforce = Renforcer la barricade : { $building }, mur { $face }
option-unbar = Retirer un renfort à la porte vers { $space }
option-force = Essayer de forcer la porte verrouillée vers { $space }
option-rest = Ne rien faire
option-keep = Garder { $card }
option-survival-search = Fouille de survie : { $survival_deck }
option-under = Mettre { $card } sous le deck
option-put-back = Remettre { $card }
option-take-discard = Prendre { $card } dans la défausse
option-take-deck = Prendre { $card } dans le deck
option-draw = Piocher une carte
option-pick = Choisir { $card }
option-drop = Défausser { $card }
option-combine = Attacher { $given } et { $taken } ensemble
option-hand = Passer { $card } → { $hero }
option-give = Donner { $card } → { $hero }
option-take = Prendre { $card } ← { $hero }
option-deliver = Livrer : { $hero }
option-pour = Verser l'essence là
option-explode = Faire exploser la dynamite là
option-swap = Échanger { $given } contre { $taken } avec { $hero }
option-fuel = Remplir le réservoir du camion
option-charge = Placer une charge ici : défausser { $card }
option-detonate = Faire sauter la ville
option-call = Appeler à l'aide
option-power = Verser l'Essence dans le générateur
option-burn-down = Brûler le Manoir
option-hold-fire = Pas d'attaque à distance
option-shoot = { $card } : tirer sur le zombie sur { $space }
option-shoot-brown = { $card } : tirer sur le zombie brun sur { $space }
option-shoot-green = { $card } : tirer sur le zombie vert sur { $space }
option-shoot-red = { $card } : tirer sur le zombie rouge sur { $space }
option-shoot-wounded = { $card } : tirer sur le zombie rouge blessé sur { $space }
option-shoot-armed =
    { $card } : tirer sur le { $looks ->
        [brown] zombie brun
        [green] zombie vert
        [red] zombie rouge
        [wounded] zombie rouge blessé
       *[plain] zombie
    } avec { $weapon } sur { $space }
option-shoot-zombie-hero = { $card } : tirer sur le héros zombie, { $other }
option-blast = { $card } : tirer sur tous les zombies sur { $space }
option-shoot-gas = { $card } : tirer sur l'essence sur { $space }
option-fire-both = Tirer avec les deux : { $card }
option-throw-lit = Lancer { card-dynamite } sur { $space }
option-throw-onto-fire = Lancer { card-dynamite } dans le feu sur { $space }
option-throw-across-fire = Lancer { card-dynamite } à travers le feu sur { $space }
option-throw-both = Lancer ensemble les deux bâtons ({ card-dynamite }) sur { $space }
option-hurl = Lancer { $card } sur { $space }
option-throw-tnt = Lancer { card-case_of_tnt } sur { $space }
option-light = Allumer un feu sur { $space } avec { $card }
option-set-off = Déclencher l'essence sur { $space } avec { $card }

option-play = Jouer { $card }
option-play-hero = Jouer { $card } sur { $other }
option-play-couple = Jouer { $card } sur { $other } et { $partner }
option-play-space = Jouer { $card } sur { $space }
option-play-building = Jouer { $card } : { $building }
option-play-wall = Jouer { $card } : { $building }, mur { $face }
option-play-dice = Jouer { $card } : le héros relance { $dice }
option-play-move-space = Jouer { $card } sur le zombie sur { $space }
option-play-move-brown-zombie = Jouer { $card } sur le zombie brun sur { $space }
option-play-move-green-zombie = Jouer { $card } sur le zombie vert sur { $space }
option-play-move-red-zombie = Jouer { $card } sur le zombie rouge sur { $space }
option-play-move-wounded-zombie = Jouer { $card } sur le zombie rouge blessé sur { $space }
option-play-move-armed-zombie =
    Jouer { $card } sur le { $looks ->
        [brown] zombie brun
        [green] zombie vert
        [red] zombie rouge
        [wounded] zombie rouge blessé
       *[plain] zombie
    } avec { $weapon } sur { $space }
option-play-move-zombie-hero = Jouer { $card } sur le héros zombie : { $other }
option-play-hold-space = Jouer { $card } : le zombie sur { $space } ne bouge pas
option-play-hold-brown-zombie = Jouer { $card } : le zombie brun sur { $space } ne bouge pas
option-play-hold-green-zombie = Jouer { $card } : le zombie vert sur { $space } ne bouge pas
option-play-hold-red-zombie = Jouer { $card } : le zombie rouge sur { $space } ne bouge pas
option-play-hold-wounded-zombie = Jouer { $card } : le zombie rouge blessé sur { $space } ne bouge pas
option-play-hold-armed-zombie =
    Jouer { $card } : le { $looks ->
        [brown] zombie brun
        [green] zombie vert
        [red] zombie rouge
        [wounded] zombie rouge blessé
       *[plain] zombie
    } avec { $weapon } sur { $space } ne bouge pas
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
option-play-douse = Jouer { $card } : éteindre jusqu'à deux feux
option-play-prevent = Jouer { $card } : l'essence n'explose pas
option-play-aim = Jouer { $card } : +2 aux jets pour toucher
option-play-reroll-dice = Jouer { $card } : relancer { $dice }
option-play-shoot-hero = Jouer { $card } : { $other } fait une attaque à distance
option-play-remove-kept = Jouer { $card } : { $kept } sort du jeu
option-play-put-space = Jouer { $card } : un zombie arrive sur { $space }
option-play-all = Jouer { $card } : personne n'échange d'objets
option-play-one-hero = Jouer { $card } sur { $other }
option-play-own-dice = Jouer { $card } : le zombie relance { $dice }
option-play-hurry = Jouer { $card } : +2 au jet de mouvement
option-play-heal-hero = Jouer { $card } : soigner une blessure ({ $other })
option-play-heal-couple = Jouer { $card } : soigner une blessure à chacun ({ $other }, { $partner })
option-play-knock-kept = Jouer { $card } : le héros perd { $kept }
option-play-drag-space = Jouer { $card } : tous deux sur { $space }
option-play-unique-hero = Jouer { $card } : un Objet unique pour { $other }
option-play-tactics-hero = Jouer { $card } : une Tactique de survie pour { $other }

option-use = { $hero } : utiliser { $card }
option-use-dice = { $hero } : utiliser { $card }, relancer { $dice }
option-use-hero = { $hero } : utiliser { $card } pour { $other }
option-use-refuel = { $hero } : défausser { $card } pour garder la Tronçonneuse
option-use-pour-space = { $hero } : verser { $card } sur { $space }
option-use-fight = { $hero } : utiliser { $card } pour interrompre le combat
option-use-douse-space = { $hero } : utiliser { $card } sur le feu sur { $space }
option-use-push = { $hero } : utiliser { $card } pour repousser les zombies
option-use-raise-dice = { $hero } : utiliser { $card }, +1 à un dé ({ $dice })
option-use-stop = { $hero } : défausser { $card } pour neutraliser la carte en train d'être jouée
option-use-reroll-heroes-die = { $hero } : utiliser { $card }, le { $die } du héros est relancé
option-use-reroll-zombies-die = { $hero } : utiliser { $card }, le { $die } du zombie est relancé
option-use-cancel-kept = { $hero } : utiliser { $card }, neutraliser { $kept }
option-use-cancel-card-hero = { $hero } : utiliser { $card }, neutraliser { $kept } ({ $other })
option-use-cancel-card-building = { $hero } : utiliser { $card }, neutraliser { $kept } ({ $building })
option-use-cancel-card-space = { $hero } : utiliser { $card }, neutraliser { $kept } ({ $space })
option-ability = { $hero } : utiliser { $ability }
option-ability-dice = { $hero } : utiliser { $ability }, relancer { $dice }
option-ability-heal-card-hero = { $hero } : utiliser { $ability }, défausser { $kept } pour soigner une blessure : { $other }
option-ability-try-kept = { $hero } : utiliser { $ability }, défausser { $kept } pour tenter de neutraliser la carte jouée
option-upgrade = { $hero } : utiliser { $upgrade }
option-upgrade-dice = { $hero } : utiliser { $upgrade }, relancer { $dice }
option-upgrade-raise-dice = { $hero } : utiliser { $upgrade }, +1 à { $dice }
option-horde = Utiliser { $upgrade }
option-horde-dice = Utiliser { $upgrade }, relancer { $dice }
option-horde-move-space = Utiliser { $upgrade } pour le zombie sur { $space }
option-horde-move-brown-zombie = Utiliser { $upgrade } pour le zombie brun sur { $space }
option-horde-move-green-zombie = Utiliser { $upgrade } pour le zombie vert sur { $space }
option-horde-move-red-zombie = Utiliser { $upgrade } pour le zombie rouge sur { $space }
option-horde-move-wounded-zombie = Utiliser { $upgrade } pour le zombie rouge blessé sur { $space }
option-horde-move-armed-zombie =
    Utiliser { $upgrade } pour le { $looks ->
        [brown] zombie brun
        [green] zombie vert
        [red] zombie rouge
        [wounded] zombie rouge blessé
       *[plain] zombie
    } avec { $weapon } sur { $space }
option-horde-move-zombie-hero = Utiliser { $upgrade } pour le héros zombie : { $other }
option-buy = { $hero } : acheter une amélioration ({ $deck })
option-boost =
    { $price ->
        [one] { $hero } : acheter le Perfectionnement ({ $upgrade }) pour { $price } point d'expérience
       *[other] { $hero } : acheter le Perfectionnement ({ $upgrade }) pour { $price } points d'expérience
    }
option-buy-zombies = Acheter une amélioration pour les zombies
option-ability-hero = { $hero } : utiliser { $ability }, { $other } prend la blessure

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
event-grave-dead-came = { $seat } place un mort du tombeau sur { $space }.
event-zombie-moved = { $seat } déplace un zombie de { $space } à { $to }.
event-zombie-pushed = { $seat } pousse un zombie de { $space } à { $to }.
event-zombie-removed = Un zombie est retiré de { $space }.
event-zombie-killed = Le zombie sur { $space } est tué. Tués jusqu'ici : { $count }.
event-zombie-hero-killed = { $hero }, héros zombie, meurt pour de bon sur { $space }. Tués jusqu'ici : { $count }.
event-zombie-held = Le zombie sur { $space } reste debout : aucun ne peut être tué maintenant.
event-zombie-hero-rose = { $hero } se relève sur { $space } : c'est un héros zombie maintenant, mené par { $seat }.
event-zombie-hero-wounded = { $hero }, héros zombie, subit une blessure. Points de blessure restants : { $left }.
event-zombie-spared = Il n'arrive rien au zombie sur { $space }.
event-grave-dead-are = Ce que savent faire les morts du tombeau : { $grave }.
event-grave-dead-wounded = Le mort du tombeau sur { $space } subit une blessure. Il lui reste un point de blessure.
event-grave-weapon-drawn = { $seat } pioche une Arme du tombeau : { $card }.
event-grave-weapon-given = Le zombie sur { $space } reçoit { $card }.
event-grave-weapon-lost = Une Arme du tombeau est perdue avec son zombie : { $card }.
event-grave-deck-shuffled = Les Armes du tombeau défaussées sont mélangées en un nouveau deck.
event-wielded = { $seat } utilise une Arme du tombeau : { $card }.
event-carries = Un contagieux a blessé { $hero } : un dé va décider.
event-hero-moved = { $hero } va de { $space } à { $to }.
event-hero-fled = { $hero } fuit de { $space } à { $to }.
event-hero-dragged = { $hero } passe de { $space } à { $to }, sans l'avoir voulu.
event-door-locked = La porte est verrouillée : { $hero } ne passe pas.
event-wounded = { $hero } subit une blessure ({ $count } sur { $most }).
event-wound-prevented = { $hero } évite la blessure.
event-wound-taken-over = { $hero } évite la blessure : { $other } la prend.
event-wound-not-taken-over = { $other } ne veut pas de cette blessure ({ $hero }).
event-healed =
    { $hero } guérit de { $count ->
        [one] { $count } blessure.
       *[other] { $count } blessures.
    }
event-turns = { $hero } ne subit pas la blessure, mais se transforme.
event-turns-at-once = { $hero } se transforme.
event-infected = { $hero } reçoit un marqueur Infecté ({ $count }).
event-hero-died = { $hero } meurt sur { $space }. Héros tués : { $count } sur { $most }.
event-zombie-card-drawn = { $seat } pioche une carte zombie.
event-zombie-card-drawn-known = { $seat } pioche { $card }.
event-zombie-deck-shuffled = La défausse des zombies, mélangée, devient le nouveau deck.
event-event-found = { $hero } pioche un événement.
event-event-found-known = { $hero } pioche un événement : { $card }.
event-tactic-found = { $hero } pioche une Tactique de survie.
event-tactic-found-known = { $hero } pioche une Tactique de survie : { $card }.
event-item-found = { $hero } prend { $card }.
event-item-missing = { $hero } vient sans { $card }, qui n'est ni dans le deck des héros ni dans la défausse.
event-townsfolk-saved = { $hero } trouve quelqu'un de la ville : { $card }.
event-looked = { $hero } regarde les cartes du dessus du deck des héros.
event-looked-known = { $hero } regarde les cartes du dessus du deck des héros : { $cards }.
event-looked-survival = { $hero } regarde les cartes du dessus d'un deck Survie ({ $survival_deck }).
event-looked-survival-known = { $hero } regarde les cartes du dessus d'un deck Survie ({ $survival_deck }) : { $cards }.
event-cards-put-back = { $seat } remet les cartes regardées. Cartes : { $count }.
event-put-under-deck = { $hero } met une carte sous le deck des héros.
event-top-seen = { $hero } regarde la carte du dessus du deck des héros.
event-top-seen-known = { $hero } regarde la carte du dessus du deck des héros : { $card }.
event-revealed = { $hero } dévoile { $cards }.
event-hero-cards-discarded = { $card } fait défausser du deck des héros : { $cards }.
event-hero-cards-discarded-by = { $hero } défausse { $cards }.
event-survival-cards-discarded = { $card } fait défausser d'un deck Survie ({ $survival_deck }) : { $cards }.
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
event-card-played-wall = { $seat } joue { $card } : { $building }, mur { $face }.
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
event-charge-placed = { $hero } place une charge ({ $building }). Placées jusqu'ici : { $count }.
event-town-blown-up = { $hero } fait sauter la ville.
event-burnt-down = { $hero } met le feu au Manoir, et tout ce qu'il contient brûle.
event-item-spent = { $hero } défausse { $card }.
event-item-dropped = { $hero } porte trop de choses et défausse { $card }.
event-item-lost = { $hero } perd { $card }.
event-item-given = { $hero } donne un objet, { $other } le prend : { $card }.
event-trade-refused = { $hero } refuse l'échange avec { $other }.
event-items-combined = { $hero } attache deux objets ensemble : { $cards }.
event-trap-set = { $hero } pose un piège sur { $space }.
event-trap-sprung = Le piège sur { $space } se referme.
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
event-rolled-two-dynamite = Deux bâtons de dynamite : { $hero } fait { $dice } (ils explosent tout de suite avec moins de { $need }).
event-rolled-blast = À côté de l'explosion : { $hero } fait { $dice } (blessure : { $need } ou plus).
event-rolled-tape = Attaché à l'objet défaussé : { $card }. { $hero } fait { $dice } (gardé avec { $need } ou plus).
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
event-rolled-flames = { $card } : { $hero } fait { $dice } (mort : { $need } ou plus).
event-rolled-tnt = { $card } : { $hero } fait { $dice } (elle explose ici même avec moins de { $need }).
event-rolled-vest = { $card } : { $hero } fait { $dice } (la blessure est évitée avec { $need } ou plus).
event-rolled-keeps = { $card } : { $hero } fait { $dice } (le héros garde l'objet avec { $need } ou plus).
event-rolled-bag = { $card } : { $hero } fait { $dice } (défaussée avec { $need } ou moins).
event-rolled-safe-house = { $card } : un zombie veut entrer et fait { $dice } (il faut { $need } ou plus).
event-rolled-iron-skin = { $hero } fait { $dice } contre la blessure (évitée avec { $need } ou plus).
event-rolled-strong-will = { $hero } fait { $dice } contre la carte (neutralisée avec { $need } ou plus).
event-rolled-improvise = { $hero } fait { $dice } contre la carte (neutralisée avec { $need } ou plus).
event-rolled-cold-snap = { $card } : { $hero } fait { $dice } (indemne avec { $need } ou plus).
event-rolled-blackout = { $card } : le dé montre { $dice } ; la moitié, arrondie vers le haut, est le nombre de bâtiments.
event-rolled-pack-hunters = { $card } : le dé montre { $dice } ; la moitié, arrondie vers le haut, est le nombre de zombies.
event-rolled-grave-dead = Le dé pour ce que savent faire les morts du tombeau montre { $dice }.
event-rolled-very-rotten = Un zombie vraiment pourri fait { $dice } (il ne lui arrive rien avec { $need } ou plus).
event-rolled-carrier = Le dé du contagieux montre { $dice } ({ $hero } devient un héros zombie avec { $need } ou plus).
event-rolled-fresh = Un zombie mort depuis peu fait { $dice } pour son mouvement : la moitié, arrondie vers le haut, en pas.
event-rolled-barbed-wire = { $card } : { $hero } fait { $dice } (se libère avec { $need } ou plus).
event-rolled-bloated-body = { $card } : { $hero } fait { $dice } (indemne avec { $need } ou plus).
event-rolled-blood-spray = { $card } : { $hero } fait { $dice } (pas d'infection avec { $need } ou plus).
event-rolled-burst = { $card } : { $hero } fait { $dice } (blessure : { $need } ou plus).
event-rolled-burst-zombie = { $card } : un autre zombie fait { $dice } (mort : { $need } ou plus).
event-rolled-barricade = Un zombie devant une barricade fait { $dice } (il faut { $need } ou plus).
event-rolled-force-door = { $hero } essaie de forcer une porte et fait { $dice } (ouverte avec { $need } ou plus).
event-rolled-line-is-dead = { $card } : le dé montre { $dice } (l'événement est neutralisé avec { $need } ou plus).
event-rolled-infection = { $hero } souffre d'une infection et fait { $dice } (une autre blessure avec { $need } ou moins).
event-rolled-despair = { $card } : { $hero } fait { $dice } (la trouvaille est perdue avec { $need } ou moins).
event-rolled-adrenaline = { $card } : { $hero } fait { $dice } : la moitié, arrondie vers le haut, en pas de plus.
event-rolled-hard-hat = { $card } : { $hero } fait { $dice } (pas de blessure avec { $need } ou plus).
event-rolled-fire-zombie = Un zombie est dans le feu et fait { $dice } (blessure : { $need } ou plus).
event-rolled-explosion-zombie = L'explosion : un zombie fait { $dice } (mort : { $need } ou plus).
event-rolled-blast-zombie = À côté de l'explosion : un zombie fait { $dice } (blessure : { $need } ou plus).
event-rerolled = Un jet est relancé ({ $hero }) : { $before } → { $dice }.
event-shot-fired = { $hero } tire vers { $space } : { $card }.
event-dynamite-thrown = { $hero } lance de la dynamite sur { $space }.
event-dynamite-exploded = La dynamite explose sur { $space }.
event-molotov-thrown = { $hero } lance une bouteille qui s'enflamme sur { $space }.
event-tnt-thrown = { $hero } lance { card-case_of_tnt } sur { $space }.
event-tnt-exploded = De la TNT explose sur { $space }.
event-markers-laid = Des marqueurs sont mis dans les bâtiments : { $count }.
event-marker-used = { $hero } utilise un marqueur ({ $building }) : { $marker }.
event-house-secured = Pendant ce tour des zombies, un bâtiment est sûr : { $building }.
event-gas-poured = { $hero } verse de l'essence sur { $space }.
event-gas-removed = L'essence sur { $space } est lavée à grande eau.
event-gas-exploded = L'essence sur { $space } explose.
event-fire-lit = Un feu prend sur { $space }.
event-fire-out = Le feu sur { $space } s'éteint.
event-fire-stays = Le feu sur { $space } ne peut pas se propager là.
event-building-destroyed = Un bâtiment est détruit par le feu : { $building }.
event-stronghold-found = Le bastion de cette nuit : { $building }.
event-door-placed = { $seat } met un marqueur Porte entre { $space } et { $to }.
event-lock-placed = { $seat } met un marqueur Porte verrouillée entre { $space } et { $to }.
event-door-unlocked = { $hero } ouvre la porte verrouillée entre { $space } et { $to }.
event-building-sealed = Jusqu'au prochain tour des zombies, aucun héros ne passe les portes d'un bâtiment : { $building }.
event-barricade-built = { $seat } construit une barricade : { $building }, mur { $face }.
event-barricade-reinforced = { $seat } renforce une barricade : { $building }, mur { $face }. Renforts : { $count } sur 3.
event-barricade-held = La barricade tient : { $building }, mur { $face }.
event-reinforcements-removed = Une barricade s'affaiblit : { $building }, mur { $face }. Renforts restants : { $count }.
event-barricade-broken = Pendant ce tour, les zombies passent une barricade sans jet : { $building }, mur { $face }.
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
event-experience-gained = { $hero } reçoit des points d'expérience : { $count }, { $total } en tout.
event-zombie-experience-gained = Les zombies reçoivent des points d'expérience : { $count }, { $total } en tout.
event-upgrade-bought =
    { $count ->
        [one] { $hero } dépense { $count } point d'expérience pour une amélioration : { $upgrade }.
       *[other] { $hero } dépense { $count } points d'expérience pour une amélioration : { $upgrade }.
    }
event-upgrade-put-under = { $hero } a déjà le Perfectionnement ({ $upgrade }) : la carte va sous son deck et une autre est piochée.
event-upgrade-boosted =
    { $count ->
        [0] { $hero } pioche de nouveau { $upgrade } et en reçoit le Perfectionnement.
        [one] { $hero } dépense { $count } point d'expérience pour le Perfectionnement ({ $upgrade }).
       *[other] { $hero } dépense { $count } points d'expérience pour le Perfectionnement ({ $upgrade }).
    }
event-upgrade-used = { $hero } utilise une amélioration : { $upgrade }.
event-zombie-upgrade-bought =
    { $count ->
        [one] { $seat } dépense { $count } point d'expérience des zombies pour une amélioration : { $upgrade }.
       *[other] { $seat } dépense { $count } points d'expérience des zombies pour une amélioration : { $upgrade }.
    }
event-zombie-upgrade-used = { $seat } utilise une amélioration : { $upgrade }.
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
refusal-needs-set = { $scenario } demande { $set }.
refusal-forced-by-scenario = { $scenario } se joue toujours ainsi : { $rule }. On ne peut pas désactiver cette option.
refusal-forbidden-by-scenario = { $scenario } ne se joue jamais ainsi : { $rule }. Désactivez cette option.
refusal-same-markers = Exploration et Fouille gratuite ont les mêmes marqueurs : choisissez l'une des deux.
refusal-board-of-set = Le plateau { $board } demande { $set } : activez cette extension ou choisissez un autre plateau.
refusal-same-boards = Un plateau ne peut être que dans un seul angle.

## Pourquoi c'est impossible : cartes, objets et capacités

refusal-not-asked-now = Ce n'est pas à vous d'intervenir en ce moment.
refusal-not-in-hand = Vous n'avez pas cette carte en main : { $card }.
refusal-not-in-play = { $hero } n'est pas en jeu.
refusal-not-your-hero = { $hero } n'est pas un de vos héros.
refusal-not-carried = { $hero } ne porte pas cet objet : { $card }.
refusal-played-when-drawn = { $card } se joue dès la pioche, pas depuis la main.
refusal-no-window = Il n'y a pas de moment pour jouer { $card } : l'effet vient de lui-même.
refusal-in-place-of-a-move-action = { $card } s'utilise à la place d'une action de mouvement, là où c'est possible.
refusal-not-in-a-fight = { $card } sert à tout moment, mais pas pendant un combat.
refusal-in-any-window = { $card } doit attendre un moment pour intervenir.
refusal-only-in-window = Ce n'est pas le moment pour { $card }, mais { $window } c'est possible.
refusal-one-fight-card = Dans ce combat, les zombies ont déjà joué une carte combat : { $card } doit attendre.
refusal-no-target = { $card } ne changerait rien maintenant, ou pas comme cela.
refusal-ability-only-in-window = Ce n'est pas le moment pour { $ability } ({ $hero }), mais { $window } c'est possible.
refusal-ability-no-target = { $ability } ne changerait rien pour { $hero } maintenant, ou pas comme cela.
refusal-upgrade-only-in-window = Ce n'est pas le moment pour { $upgrade }, mais { $window } c'est possible.
refusal-upgrade-no-target = { $upgrade } ne changerait rien maintenant, ou a déjà servi pendant ce tour.
refusal-upgrade-no-window = { $upgrade } ne s'utilise à aucun moment précis : l'effet vient de lui-même.
refusal-not-learnt = { $hero } n'a pas l'amélioration : { $upgrade }.
refusal-not-learnt-by-zombies = Les zombies n'ont pas l'amélioration : { $upgrade }.
refusal-no-experience-here = Cette partie se joue sans points d'expérience.
refusal-spent-in-windows = Les points d'expérience se dépensent quand on peut intervenir.
refusal-upgrades-of-the-zombies = Ces améliorations sont réservées aux zombies.
refusal-too-green =
    { $count ->
        [one] { $hero } a { $count } point d'expérience ; il en faudrait { $price }.
       *[other] { $hero } a { $count } points d'expérience ; il en faudrait { $price }.
    }
refusal-zombies-too-green =
    { $count ->
        [one] Les zombies ont { $count } point d'expérience ; il en faudrait { $price }.
       *[other] Les zombies ont { $count } points d'expérience ; il en faudrait { $price }.
    }
refusal-no-upgrades-left = Il n'y a plus rien à piocher dans ce deck : { $deck }.
refusal-boosted-already = { $hero } a déjà le Perfectionnement ({ $upgrade }).

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
refusal-door-reinforced = Il y a des renforts sur le mur de la porte vers { $space } : il faut d'abord les retirer, chacun pour un pas.
refusal-door-locked = La porte vers { $space } est verrouillée : on peut la forcer à la place d'une action de mouvement.
refusal-no-way-out = Avant le prochain tour des zombies, aucun héros ne passe la porte vers { $space } : { card-no_way_out }.
refusal-no-barricades = Dans cette partie, il n'y a pas de barricades.
refusal-not-at-that-wall = { $hero } n'est pas devant ce mur : { $building }, mur { $face }.
refusal-has-a-barricade = Il y a déjà une barricade : { $building }, mur { $face }.
refusal-wall-stays-bare = Dans ce scénario, on ne peut pas y construire de barricade : { $building }, mur { $face }.
refusal-no-barricade-there = Il n'y a pas de barricade à renforcer : { $building }, mur { $face }.
refusal-wall-is-strongest = Cette barricade a déjà 3 renforts : { $building }, mur { $face }.
refusal-no-marker-left = Il ne reste aucun marqueur de ce genre.
refusal-roll-too-low-to-build = Le jet ne suffit pas pour construire ({ $hero }) : il faut { $need } ou plus.
refusal-has-begun-to-move = { $hero } a déjà commencé à bouger : ce serait une autre action de mouvement.
refusal-no-reinforced-door = Il n'y a pas de porte avec des renforts vers { $space }.
refusal-no-locked-door = Il n'y a pas de porte verrouillée vers { $space }.
refusal-door-opens = La porte verrouillée vers { $space } n'a pas à être forcée : un objet l'ouvre au passage.
refusal-has-got-to-get-to = { $hero } ne peut pas fouiller avant un passage dans ce bâtiment : { $building }.
refusal-not-in-a-building = { $hero } est dehors : les héros fouillent dans les bâtiments.
refusal-no-searching-here = Personne ne fouille ici : { $building }.
refusal-not-in-this-scenario = Cela ne se fait que dans un scénario : { $scenario }.
refusal-pits-not-doused = D'abord, toutes les fosses du Manoir doivent être arrosées d'Essence. Jusqu'ici : { $count } sur { $most }.
refusal-not-in-the-manor = { $hero } n'est pas dans le Manoir.
refusal-no-fire-item = { $hero } n'a pas d'objet Feu.
refusal-building-taken-over = Personne ne fouille dans un bâtiment Envahi : { $building }.
refusal-one-move-action = { $hero } a déjà commencé à bouger : fouiller serait une autre action de mouvement.
refusal-deck-empty = Le deck des héros est vide.
refusal-no-survival-decks = Les decks Survie ne sont pas en jeu.
refusal-not-that-survival-deck = On ne fouille pas ce deck ici ({ $building }) : { $survival_deck }.
refusal-movement-too-low = Une Fouille de survie demande un jet de mouvement de { $need } ou plus : { $hero } a moins.
refusal-survival-deck-empty = Ce deck Survie est vide : { $survival_deck }.
refusal-not-a-pick-up-space = Ce n'est pas la case de ramassage du bâtiment : { $building }.
refusal-not-in-discard = { $card } n'est pas dans la défausse des héros.
refusal-nothing-discarded = La défausse des héros est vide.
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
refusal-has-a-grave-weapon = Ce zombie a déjà une Arme du tombeau : { $card }.
refusal-too-near-a-hero = Ce zombie est trop près d'un héros et n'est pas sur une fosse.
refusal-may-not-move = Ce zombie ne peut pas bouger pendant ce tour.
refusal-hungry-first = Il y a encore des zombies à côté de héros : ils ont faim et doivent bouger.
refusal-hungry = Ce zombie a faim : il doit faire le pas vers un héros.
refusal-must-step = Un zombie choisi pour bouger fait son pas.
refusal-zombie-not-adjacent = { $space } n'est pas adjacente à ce zombie.
refusal-windows-blocked = Les fenêtres sont barricadées : pendant ce tour, aucun zombie ne passe par murs ou portes jusqu'en { $space }.
refusal-other-way-across = Ce n'est pas un chemin vers { $space } pour ce zombie : les barricades se passent comme dit la liste.
refusal-not-nearer-to-a-hero = Ce pas doit rapprocher le zombie d'un héros, et { $space } ne l'en rapproche pas.

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
refusal-decide-place-grave-dead = D'abord, placez le mort du tombeau.
refusal-decide-swap-grave-dead = D'abord, dites si un mort du tombeau vient.
refusal-decide-swap-grave-weapon = D'abord, dites si vous prenez une Arme du tombeau.
refusal-decide-give-grave-weapon = D'abord, donnez l'Arme du tombeau à un zombie.
refusal-decide-take-zombie = D'abord, dites quel zombie est retiré.
refusal-decide-order-fights = D'abord, dites quel combat vient maintenant.
refusal-decide-fire-order = D'abord, dites pour quel feu on lance le dé.
refusal-decide-fire-direction = D'abord, dites où le feu se propage.
refusal-decide-fire-remove = D'abord, dites quel marqueur Feu est retiré.
refusal-decide-douse-fire = D'abord, dites quel feu est éteint.
refusal-decide-activate = D'abord, dites quel héros est activé.
refusal-decide-choose-move-die = D'abord, dites avec quel dé le héros se déplace.
refusal-decide-move-action = D'abord vient l'action de mouvement du héros.
refusal-decide-hero-step = D'abord, le héros continue ou s'arrête.
refusal-decide-blitz = D'abord, dites si le héros combat aussitôt.
refusal-decide-keep-card = D'abord, dites quelle carte est gardée.
refusal-decide-use-marker = D'abord, dites si le marqueur est utilisé.
refusal-decide-free-search = D'abord, dites ce qu'apporte la fouille gratuite.
refusal-decide-put-under = D'abord, dites quelle carte va sous le deck.
refusal-decide-put-back = D'abord, dites quelle carte est remise maintenant.
refusal-decide-divert = D'abord, dites quel zombie est éloigné.
refusal-decide-just-what-i-needed = D'abord, dites quelle carte est prise.
refusal-decide-pick-cards = D'abord, dites quelles cartes sont mélangées au deck.
refusal-decide-bring-back = D'abord, dites quelles cartes retournent au deck.
refusal-decide-pick-copies = D'abord, dites de quelle carte les exemplaires sont mélangés au deck.
refusal-decide-overflow = D'abord, débarrassez-vous de ce qui est de trop.
refusal-decide-combine = D'abord, dites quels objets sont attachés ensemble.
refusal-decide-betsy-errand = D'abord, dites ce que devient ce que porte { card-old_betsy }.
refusal-decide-exchange = D'abord, échangez des objets, ou dites que c'est fini.
refusal-decide-trade-answer = D'abord, dites si vous acceptez l'échange.
refusal-decide-take-wound = D'abord, dites si votre héros prend la blessure.
refusal-decide-ranged-attack = D'abord, dites s'il y a une attaque à distance.
refusal-decide-aim-gun = D'abord, dites sur quoi tire chaque arme.
refusal-decide-fight-next = D'abord, dites quel zombie est combattu maintenant.
refusal-decide-choose-victim = D'abord, dites quel héros subit la blessure.
refusal-decide-surprise = D'abord, dites quel héros est surpris.
refusal-decide-evacuate = D'abord, dites où le héros fuit hors du bâtiment.
refusal-decide-move-models = D'abord, dites où le héros est déplacé.
refusal-decide-push-zombie = D'abord, dites où le zombie est poussé.
refusal-decide-marker-space = D'abord, dites où est mis le marqueur.
refusal-decide-token-space = D'abord, dites où est mis le jeton.
refusal-decide-place-sewer-entrance = D'abord, dites où est mise l'entrée des égouts.
refusal-decide-move-sewer-entrance = D'abord, dites quelle entrée des égouts est déplacée.
refusal-decide-build-for-wound = D'abord, dites si le héros subit une blessure pour construire.
refusal-decide-build-more = D'abord, dites ce qui est encore construit, ou que c'est fini.
refusal-decide-claw-again = D'abord, dites si le zombie relance.
refusal-decide-place-door-marker = D'abord, mettez le marqueur sur le plan.

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

lesson-title-fire = Feu et barricades
lesson-fire-welcome = Les murs n'ont jamais arrêté les morts. Cette nuit, si, car vous jouez avec { set-survival_of_the_fittest }, et les héros peuvent alors construire des barricades. Vous êtes { $player_1 } et menez quatre héros, { $player_2 } mène tous les zombies, et vous gagnez quand 15 d'entre eux ont été tués.
lesson-fire-goods = { hero-johnny } est dans le { building-gym } et a pioché { card-hammer_and_nails }. { hero-sally } et { hero-billy } sont dans le { building-high_school }, elle avec un { card-lighter } et lui avec de l'{ card-gasoline }. Il vous faudra les trois. { hero-father_joseph } est à l'abri dans l'{ building-church }.
lesson-fire-walls = Une barricade se dresse sur tout un pan de mur d'un bâtiment, portes comprises, et peut avoir jusqu'à trois renforts. Le { building-gym } a quatre pans de mur ainsi, et juste derrière celui du sud il y a une fosse, en F12. Regardez ce que font les zombies.
lesson-fire-outside = Deux zombies sont en E12, à un mur seulement de { hero-johnny }, et à leur prochain tour ils auront faim. Mais c'est d'abord à vous : activez { hero-johnny }.
lesson-fire-build = Il a obtenu un 5. Avec 4 ou plus, il peut construire au lieu de bouger, sur un pan de mur que touche sa case : celui de l'ouest ou celui du sud. Construisez une barricade sur le mur sud.
lesson-fire-reinforce = Les autres posent une barricade ou un renfort, et c'est tout. Avec { card-hammer_and_nails }, n'importe quel jet suffit, et avec 4 ou plus { hero-johnny } en pose deux. Renforcez la barricade.
lesson-fire-blood = Qui a fini de bouger, de fouiller ou de construire peut aussi subir une blessure pour construire une fois, quel que soit son jet. Elle ne peut pas être évitée, et { hero-johnny } meurt à la deuxième. Choisissez « { option-no } ».
lesson-fire-across = Passons à l'essence. Rien n'empêche { hero-billy } de passer les portes du { building-high_school } et du { building-gym }. Il passerait aussi des portes barricadées, après en avoir enlevé les renforts, pour un pas chacun. Activez-le ; il lance deux dés et prend le meilleur.
lesson-fire-walk = C'est un 4. L'{ card-gasoline } peut être versée pendant le mouvement de qui la porte, sur sa case ou une case adjacente, murs ou pas. E11 est à côté de la fosse, et de là il reste un pas pour se mettre à l'abri. Marchez jusqu'en E11.
lesson-fire-pour = Il s'arrête ici un instant. Seule, l'essence ne fait rien. Elle explose quand on la déclenche, et sur-le-champ quand il y a du feu sur sa case ou à côté. Versez-la en F12, sur la fosse même.
lesson-fire-away = Quand elle explose, tous ceux qui sont sur sa case sont tués, vivants ou morts, et sur une case adjacente avec un jet de 3 ou plus. Les murs n'y font rien. Il reste un pas à { hero-billy } : allez en D10, à deux cases de l'essence.
lesson-fire-claws = { hero-sally } et { hero-father_joseph } ont fouillé, et la nuit continue. Les deux zombies en E12 ont faim et doivent aller vers { hero-johnny }, mais il y a maintenant une barricade entre eux. Chacun lance un dé, et il lui faut 4 ou plus.
lesson-fire-clawed = Le premier a obtenu un 2, et son mouvement était fini. Le deuxième a obtenu un 5, mais n'a fait qu'arracher le renfort. Au prochain 4, un zombie entre. La barricade, elle, reste jusqu'à la fin de la partie. Et { $player_2 } a placé le nouveau zombie en F12, en plein dans l'essence !
lesson-fire-light = { hero-father_joseph } a de nouveau fouillé. Allumez maintenant : les objets avec le mot-clé { keyword-fire } déclenchent l'essence jusqu'à deux cases, comme attaque à distance, et les armes à feu le peuvent aussi. Le { card-lighter } est un tel objet. Activez { hero-sally }.
lesson-fire-near = Elle doit s'approcher, mais pas trop. D11 est à deux cases de F12, personne n'y sera donc touché, et qui se tient contre un mur voit à travers. Marchez jusqu'en D11.
lesson-fire-throw = Il faut 3 ou plus, et le { card-lighter } est perdu dans tous les cas. Déclenchez l'essence en F12.
lesson-fire-explosion = Un 3, tout juste ! Le zombie dans l'essence a été tué, et des deux d'à côté encore un : un 6 et un 2. Cela fait deux sur 15.
lesson-fire-arrows = Puis il y a du feu là où était l'essence, et ce feu se propage aussitôt deux fois. Un dé dit où : 2 est le nord, 3 l'est, 4 le sud, 5 l'ouest. Le 2 a mené en F11, droit à travers votre barricade. Avec un 1 ou un 6, ce sont les zombies qui choisissent, et c'est à { $player_2 }.
lesson-fire-mend = En E12 maintenant, sous les pieds du dernier zombie qui s'y trouve. Les barricades tiennent les morts dehors, mais pas le feu : il se propage à travers les murs. { hero-billy } a trouvé une { card-torch }, et { hero-johnny } agit en dernier, avec encore un 5. Renforcez la barricade ; il le fera deux fois.
lesson-fire-dead = À la fin d'un tour, les feux neufs sont retournés sur leur face en feu. Qui commence à bouger dans un feu, y entre ou s'y arrête lance un dé : un zombie est blessé avec 5 ou plus, et une blessure suffit. Le zombie en E12 est dedans, et il a faim.
lesson-fire-phase = Il a obtenu un 1 pour le feu et un 3 à la barricade : toujours là, toujours dehors. Après les nouveaux zombies vient la dernière étape de leur tour. Pour chaque marqueur en feu, { $player_2 } lance un dé : avec 1 il s'éteint, avec 5 ou 6 il se propage. F12 d'abord.
lesson-fire-spread = Un 1, et F12 est éteint. Mais il y a eu deux 5 : un feu est allé au nord, en F10, et pour celui de E12 les zombies pouvaient encore choisir. { $player_2 } a choisi D11.
lesson-fire-hot = C'est là que se tiennent { hero-johnny } et { hero-sally }. Les héros brûlent plus facilement que les morts : ils sont blessés avec 4 ou plus. Ils doivent lancer un dé, quoi qu'ils fassent ensuite. Activez { hero-johnny }.
lesson-fire-burnt = Un 4, et c'est sa première blessure. Et 1 seulement pour le mouvement. S'il restait, il ne relancerait pas maintenant, mais à chaque tour à partir de là. Faites-le sortir par la porte ouest, en C11.
lesson-fire-last = À { hero-sally } maintenant. Elle doit lancer un dé, elle aussi, mais une seule fois : qui sort d'un feu ne relance pas, à moins d'entrer dans un autre. Activez-la ; elle le suivra.
lesson-fire-house = Un 3, pas une égratignure. Mais trois des six cases du { building-gym } sont en feu. Quand toutes les six le sont, il est détruit : qui est vivant en sort, les zombies qui sont dedans meurent, et aucun héros ne peut plus jamais y entrer.
lesson-fire-goodbye = Construisez tôt, car il faut un bon jet. Versez l'essence là où les morts doivent passer, et comptez deux cases avant d'allumer. Et ne vous fiez jamais à un feu : il travaille aussi volontiers pour les zombies que pour vous.

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
panel-rules = On joue avec
panel-at = { $what } : { $at }
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
panel-edge = +{ $count } à son dé le plus haut
panel-odds = { $hero } gagne à { $share } %
panel-odds-deadly = Un zombie battu est tué. Les cartes encore à jouer ne sont pas comptées.
panel-odds-doubles = Avec un double, donc en tuant : { $share } %. Les cartes encore à jouer ne sont pas comptées.
panel-odds-harmless = Cette fois, les doubles ne comptent pas. Les cartes encore à jouer ne sont pas comptées.
panel-odds-wound = Avec un double, donc une blessure : { $share } %. Les cartes encore à jouer ne sont pas comptées.
panel-against = { $own } contre { $other } : { $winner }
panel-hero-wins = { $hero } gagne
panel-zombie-wins = le zombie gagne
panel-killed = Le zombie est tué.
panel-beaten = Pas de double : le zombie est tenu en respect, et rien d'autre n'arrive.
panel-harmless = Cette fois, les doubles ne comptent pas : le zombie est tenu en respect, et rien d'autre n'arrive.
panel-zombie-wounded = Le zombie est blessé, et il lui reste une blessure.
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
panel-wound-killing = { $hero } va mourir.
panel-hurt-wound = Un zombie en { $space } va être blessé.
panel-hurt-kill = Un zombie en { $space } va être tué.
panel-hurt-explosive = par un explosif
panel-fires = { $hero } tire : { $at }
panel-bonus = +{ $count } aux jets pour toucher
panel-wound-taken = { $hero } a subi une blessure.
panel-wound-last = Ce serait la dernière.
panel-plays = { $name } joue
panel-may-play = Ce que vous pouvez jouer
panel-from-hand = De votre main
panel-infected =
    { $count ->
        [one] { $count } marqueur Infecté
       *[other] { $count } marqueurs Infecté
    }
panel-found = personne ne prend la place de ce héros
panel-taped = combiné avec : { $other }
panel-boost-active = Perfectionnement actif
panel-boost-price =
    { $price ->
        [one] Perfectionnement pour { $price } point d'expérience
       *[other] Perfectionnement pour { $price } points d'expérience
    }
panel-top = Au-dessus du deck des héros :
panel-grave-drawn = va être donnée à un zombie
panel-discarded = défaussées : { $count }
panel-upgrades-left =
    { $count ->
        [0] plus aucune amélioration ({ $deck })
        [one] { $count } amélioration restante ({ $deck })
       *[other] { $count } améliorations restantes ({ $deck })
    }
panel-other-decks = Autres decks

## La table dans le terminal

# Les signes sur le plan, d'un seul caractère : un zombie, et avec deux joueurs zombies un brun et un vert.
terminal-night-zombie = z
terminal-night-zombie-brown = b
terminal-night-zombie-green = v
terminal-night-zombie-red = r
terminal-night-letters = Les majuscules sont des héros
terminal-night-several = plusieurs, détaillés sous le plan
terminal-night-new-fire = Feu neuf
terminal-night-destroyed = brûlé
terminal-night-charge = charge placée
terminal-night-walled-up = Entièrement barricadé
terminal-night-locked-door = Porte verrouillée
terminal-night-barricade = Barricade
terminal-night-boards = { $what } ({ $side }, renforts : { $count })
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
terminal-night-task-charges-placed = Charges placées : { $count } sur { $most }
terminal-night-task-parts-installed = Pièces de radio montées : { $count } sur { $most }
terminal-night-task-parts-carried = Pièces de radio portées : { $count }
terminal-night-task-generator-fuelled =
    { $count ->
        [1] Le générateur est en marche
       *[other] Le générateur est à l'arrêt
    }
terminal-night-task-grave-dead-killed = Morts du tombeau tués : { $count } sur { $most }
terminal-night-task-pits-doused = Fosses arrosées : { $count } sur { $most }
terminal-night-task-walls-barricaded = Murs avec barricade : { $count } sur { $most }
terminal-night-task-reinforcements = Renforts : { $count } sur { $most }
terminal-night-task-heroes-in-stronghold = Héros dans le bastion : { $count } sur { $most }
terminal-night-task-upgrades-learnt = Améliorations : { $count } sur { $most }
terminal-night-deaths = Héros tués : { $count } sur { $most }
terminal-night-remaining = Restent en jeu
terminal-night-effects = Pour un temps
terminal-night-grave-dead = Morts du tombeau
terminal-night-graves = encore à venir : { $count }
terminal-night-armed = Armes du tombeau
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
terminal-night-infected = Marqueurs Infecté : { $count }
terminal-night-abilities = Capacités
terminal-night-items = Objets
terminal-night-on = Cartes sur ce héros
terminal-night-saved = Sauvés
terminal-night-experience = Points d'expérience : { $count }
terminal-night-zombie-experience = Points d'expérience des zombies : { $count }
terminal-night-upgrades = Améliorations
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
terminal-night-survival-deck = { $survival_deck } : { $count }, défausse : { $number }
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
terminal-night-drawn = Piochée en fouillant
terminal-night-top = Au-dessus du deck des héros
terminal-night-playing = En train d'être jouée
terminal-night-cancelled = neutralisée
terminal-night-zombie-hero = { $name } zombie
terminal-night-roll = Dés :
terminal-night-needs = il faut { $count } ou plus
terminal-night-hurts = une blessure avec { $count } ou moins
terminal-night-spent =
    { $count ->
        [1] perdu avec un 1
       *[other] perdu jusqu'à { $count }
    }
terminal-night-wound-coming = Blessure imminente : { $name }
terminal-night-death-coming = Mort imminente : { $name }
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
