### Ce que dit chaque jeu. Les textes propres à un jeu sont dans son dossier.
### Espace insécable devant : ; ! ? et à l'intérieur des guillemets.

## Listes et noms

list-none = rien
list-comma = { $start }, { $next }
list-and = { $start } et { $last }
list-counted = { $name } ×{ $count }
# Un nom que personne ne connaît, tel qu'il a été donné.
name-unknown = « { $given } »
# Un nom qui finit la phrase à lui seul, comme « Stop ! » : entre guillemets, la phrase peut continuer.
name-loud = « { $name } »
seat-number = Place { $number }
switch-on = oui
switch-off = non

## Décider

waiting = { $seat } réfléchit.
with-clause = { $sentence } ({ $clause })

## Refus possibles dans tous les jeux

refusal-game-over = La partie est terminée.
refusal-not-your-decision = Ce n'est pas à vous de décider : { $seat } réfléchit.
refusal-unknown-option = L'option { $option } n'existe pas. Les options sont : { $known }.
refusal-unknown-option-near = L'option { $option } n'existe pas. Vouliez-vous dire { $near } ?
refusal-unknown-value = L'option { $option } n'admet pas { $value }. Au choix : { $known }.
refusal-unknown-value-near = L'option { $option } n'admet pas { $value }. Vouliez-vous dire { $near } ?
refusal-bad-option = Une option ne convient pas : { $problem }
refusal-option-too-large = L'option { $option } vaut au plus { $most }.
refusal-option-too-small = L'option { $option } vaut au moins { $least }.
refusal-option-too-many = L'option { $option } en admet au plus { $most }.
refusal-option-of-another-kind =
    L'option { $option } est { $expected ->
        [number] un nombre entier
        [switch] true ou false
        [text] un texte
        [list] une liste de noms
       *[numbers] un nombre entier pour chaque nom
    }, et non { $value }.
refusal-bad-seats = Ce jeu réunit de { $least } à { $most } personnes, et il y en a { $count }.
refusal-bad-seats-exactly =
    Ce jeu se joue à { $most }, et il y a { $count ->
        [one] { $count } personne.
       *[other] { $count } personnes.
    }
refusal-same-names = Deux personnes ne peuvent pas porter le même nom.

## Le livret de règles

clause-unknown = La règle { $clause } n'existe pas.
    .near = La règle { $clause } n'existe pas. Les plus proches : { $near }.
section-unknown = La section { $section } n'existe pas. Les sections sont : { $known }.

## Refus d'une table

refusal-already-decided = La décision { $number } a déjà été prise.
refusal-ambiguous = « { $wish } » peut vouloir dire : { $fits }.
refusal-asked-before = Vous l'avez déjà demandé. Vous pourrez le redemander après la prochaine décision.
refusal-bad-label = Une étiquette compte au plus { $most } caractères, tous visibles.
refusal-bad-link = Ce lien ne mène pas à cette table.
refusal-bad-name = Un nom compte de 1 à { $most } caractères, tous visibles.
refusal-bad-record = Cet enregistrement est inutilisable : ligne { $line } : { $problem }
refusal-bad-request = La requête est illisible : { $problem }
refusal-bad-text = Le message est vide ou contient des caractères qui ne peuvent s'afficher.
refusal-bad-token = Ce jeton n'est pas connu ici.
refusal-banned = Le gérant de cette maison ne vous laisse pas entrer.
refusal-foreign-origin = Cette requête vient d'une page d'un autre site.
refusal-host-only = Seul l'hôte de la table peut faire cela.
refusal-link-of-another-seat = Ce lien est celui de la place { $place }.
refusal-log-too-long = Le journal de cette table est devenu long : on ne peut plus y annuler, faire une pause ni discuter, mais la partie continue.
refusal-name-taken = Quelqu'un à cette table s'appelle déjà { $name }.
refusal-needs-link = Cette table est réservée à qui en a le lien.
refusal-no-chat = Il n'y a pas de discussion à cette table.
refusal-no-forks = À cette table, personne ne prend de copie de la partie en cours.
refusal-no-free-seat = Aucune place n'est libre.
refusal-no-private-talk = Les règles de ce jeu n'autorisent pas les apartés.
refusal-no-record-of-a-fork = Une partie qui en continue une autre n'a pas d'enregistrement à elle.
refusal-no-seat = Vous n'avez pas de place à cette table.
refusal-no-seed-to-go-on = Le hasard de cette partie n'est qu'enregistré : on ne peut continuer d'ici.
refusal-no-spectators = Cette table n'admet pas de spectateurs.
refusal-no-such-bot = Aucun bot ni niveau ne s'appelle « { $bot } ».
refusal-no-such-game = Aucun jeu ne s'appelle « { $game } ».
refusal-no-such-method = Cette adresse n'accepte pas ce genre de requête.
refusal-no-such-page = Il n'y a rien à cette adresse.
refusal-no-such-position = On ne peut revenir à la décision { $number } de cette partie.
refusal-no-such-question = Ce jeu n'a pas de question du genre « { $question } ».
refusal-no-such-seat = Il n'y a pas de place { $place }.
refusal-no-such-table = Cette table n'existe pas.
refusal-no-such-token = Vous n'avez pas de tel jeton.
refusal-no-undo = À cette table, on n'annule aucun coup.
refusal-nobody-there = Personne à la place { $place } ne peut vous entendre.
refusal-not-over = La partie n'est pas encore terminée.
refusal-not-started = La partie n'a pas encore commencé.
refusal-not-understood = « { $wish } » n'est pas compris.
refusal-not-yet = Cette décision n'est pas encore attendue : c'est la { $number }.
refusal-not-your-eyes = Tant que l'on joue, vous ne pouvez voir par les yeux de la place { $place }.
refusal-not-your-seat = La place { $place } n'est pas la vôtre.
refusal-nothing-asked = On ne vous demande rien.
refusal-nothing-to-undo = Il n'y a rien à annuler.
refusal-old-link = Ce lien n'est plus valable : demandez le nouveau à l'hôte de la table.
refusal-other-hand = Dans cette partie, vous avez joué à la place { $place } : aucune autre place ne vous est ouverte.
refusal-only-here = Cela ne se lit que sur la machine du serveur.
refusal-other-rules = Cette partie a commencé avec la version { $then } des règles ({ $game }) ; ici, c'est la version { $now }. Elle ne peut continuer ici, mais vous pouvez emporter son enregistrement.
refusal-paused = La partie est en pause.
refusal-reading-busy = On lit trop de longues parties pour l'instant. Réessayez bientôt.
refusal-record-too-long =
    Cet enregistrement est trop long : ici, on ne lit pas plus de { $most ->
        [one] { $most } ligne.
       *[other] { $most } lignes.
    }
refusal-record-when-over = L'enregistrement d'une partie montre tout : on le donne quand elle est terminée.
refusal-removed = L'hôte vous a écarté de cette table.
refusal-seat-kept = La place { $place } est réservée à { $name } : pour la reprendre, il faut l'accord des autres.
refusal-seat-taken = La place { $place } est prise par { $name }.
refusal-seats-open = Il reste des places libres.
refusal-server-trouble = Quelque chose s'est mal passé ici. C'est noté.
refusal-sign-in = Dites d'abord votre nom.
refusal-silenced = L'hôte de la table ne vous laisse pas parler.
refusal-something-asked = On demande déjà autre chose.
refusal-storage-down = Rien ne peut être enregistré pour l'instant, donc rien n'a été fait. Réessayez bientôt.
refusal-table-closed = Cette table est fermée.
refusal-table-damaged = Le journal de cette table se contredit : plus rien n'y est changé.
refusal-time-is-up = Votre temps pour cette décision est écoulé.
refusal-too-fast =
    C'est trop rapide : attendez { $seconds ->
        [one] une seconde.
       *[other] { $seconds } secondes.
    }
refusal-too-large = C'est trop volumineux.
refusal-too-long-to-read = Le journal de cette table est trop long pour être lu ici.
refusal-too-many = Il y en a déjà trop.
refusal-too-many-at-once = Il se passe trop de choses à la fois à cette table. Réessayez.
refusal-too-many-spectators = Il y a trop de spectateurs à cette table.
refusal-too-many-tables =
    Vous avez { $most ->
        [one] { $most } table : fermez-la d'abord.
       *[other] { $most } tables : fermez-en d'abord.
    }
refusal-too-many-tokens =
    Vous avez { $most ->
        [one] { $most } jeton : supprimez-le d'abord.
       *[other] { $most } jetons : supprimez-en d'abord.
    }
refusal-unfinished-record = Cet enregistrement s'arrête avant la fin et n'a pas été fait pour être continué.
refusal-unknown-host = Ce serveur n'est pas connu sous ce nom.
refusal-window-closed = La question { $number } est déjà close : votre réponse est arrivée trop tard.

## Ce qui se passe à une table

name-style = { $name } · { $style }
table-created = La table est prête.
table-sat = { $name } prend place.
table-botsat = { $name }, un bot, prend place.
table-left =
    { $stays ->
        [yes] { $name } se lève. La place { $place } est réservée.
       *[no] La place { $place } est libre.
    }
table-tookover = { $name } reprend la place { $place }, et connaît désormais tout ce que connaît cette place, sa main aussi.
table-removed = L'hôte écarte { $name } de la table.
table-dropped = Les places vides sont retirées.
table-started =
    { $bots ->
        [none] La partie commence.
       *[other] La partie commence, avec { $bots }.
    }
table-asked =
    { $name } demande { $matter ->
        [undo] à annuler un coup.
        [pause] une pause.
        [seat] à reprendre la place { $place }.
       *[rematch] une autre partie.
    }
table-agreed = { $name } est d'accord.
table-declined = { $name } n'est pas d'accord.
table-lapsed = Tout le monde n'a pas répondu à temps à { $name } : rien ne change.
table-wentback = { $name } annule : la décision { $number } est de nouveau ouverte.
table-paused = La partie est en pause.
table-resumed = La partie reprend.
table-timedout = { $name } n'a plus de temps : un bot décide.
table-satin = Un bot remplace { $name }.
table-cameback = { $name } est de retour.
table-said = { $name } : { $text }
table-copied = { $name } prend une copie de la partie pour faire des essais.
table-continued = La partie reprend à partir d'un enregistrement apporté par { $name }. Quiconque le possède peut savoir tout ce qui était caché jusqu'ici : les mains et l'ordre des cartes. Ce que le hasard apportera désormais, personne ne peut le savoir.
table-restored = Une sauvegarde a été restaurée : la table est telle qu'elle était alors. Quiconque a vu la suite peut savoir ce qui est caché ici : les mains et l'ordre des cartes. Ce que le hasard apportera désormais, personne ne peut le savoir.
table-rematched = La partie suivante commence à une autre table.
table-closed = La table est fermée.
table-closed-by-keeper = Le gérant de la maison a fermé la table.

## Cartes : ce que tout jeu qui se joue sur une carte en dit

map-east =
    { $count ->
        [one] { $count } case
       *[other] { $count } cases
    } à l'est
map-west =
    { $count ->
        [one] { $count } case
       *[other] { $count } cases
    } à l'ouest
map-north =
    { $count ->
        [one] { $count } case
       *[other] { $count } cases
    } au nord
map-south =
    { $count ->
        [one] { $count } case
       *[other] { $count } cases
    } au sud
map-from-you = { $spaces } par rapport à vous
map-here = votre case
map-steps = { $count } pas
map-fights =
    { $count ->
        [one] { $count } combat
       *[other] { $count } combats
    }
map-turns-fit =
    { $count ->
        [one] { $count } sens possible
       *[other] { $count } sens possibles
    }
map-fits-not = ne convient pas
map-pieces =
    { $count ->
        [one] { $count } pion
       *[other] { $count } pions
    }
map-closer = De plus près
map-farther = De plus loin
map-whole = Montrer toute la carte
map-back = Revenir à l'action
map-follow = Suivre l'action
map-turn-left = Tourner à gauche
map-turn-right = Tourner à droite
map-several = Plusieurs à la fois
map-taken-up = Pris : { $count }
map-push-north = Les pousser tous au nord
map-push-east = Les pousser tous à l'est
map-push-south = Les pousser tous au sud
map-push-west = Les pousser tous à l'ouest

## Une ville qui grandit

board-your-turn = À vous
board-may-play = Une carte par manche
board-has-played = Plus de carte cette manche
board-playable = Jouable maintenant
board-hand-more = Agrandir la main
board-hand-less = Réduire la main
board-need = À atteindre : { $count }
board-missing = Il manque { $count }
board-odds = { $share } %
board-you-drew = Vous avez pioché
board-drew = { $name } a pioché
board-turned =
    { $count ->
        [0] Non tournée
        [one] Tournée de { $count } quart
       *[other] Tournée de { $count } quarts
    }
board-turn-fits = convient
board-turn-not = ne convient pas
board-turn-chosen = choisi
board-next-seat = Choisissez un joueur.
board-next-card = Choisissez une carte.
board-next-loss = Choisissez ce qui est perdu.
board-next-building = Choisissez un bâtiment.
board-next-space = Choisissez une case.
fight-you-need = Il faut
fight-or-more = { $count } ou plus
fight-with = Faces qui suffisent : { $faces }
fight-enough = Assez

## Équilibre entre les camps, selon ce qui est joué

balance-bots = Joueurs
balance-bots-easy = bots faciles
balance-bots-normal = bots normaux
balance-bots-hard = bots difficiles
balance-bots-search = bots qui calculent
agreed-usual = avec toutes les options comme d'habitude
balance-games = Parties
balance-rounds = Manches
balance-share = { $share } %
balance-side-share = { $side } { $share } %
balance-between = { $share } % ({ $low }–{ $high })
balance-side-between = { $side } { $share } % ({ $low }–{ $high })
balance-length = { $mean } ({ $least }–{ $most })
balance-found =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    } entre { $bots } { $agreed } : { $sides }.
balance-lasted = Manches en moyenne : { $mean } (de { $least } à { $most }).
balance-measured = Mesuré { $agreed }.
balance-note = mesuré { $agreed }
balance-nearest = Mesuré { $agreed } : c'est ce qui se rapproche le plus de votre choix.
balance-help = Les barres montrent combien de fois chaque camp a gagné quand des bots jouaient. Entre parenthèses : l'intervalle où se trouve la vraie part avec 95 % de certitude.

## La fin de toute partie

ending-broken_off = Interrompue

## Terminal

terminal-player = Joueur
terminal-player-number = Joueur { $number }
terminal-bot = Bot { $bot }
terminal-opening = { $title } : { $players }.
terminal-watching = Aucune place n'est à vous : vous regardez.
terminal-thinking =
    réflexion… { $playouts ->
        [one] { $playouts } partie simulée
       *[other] { $playouts } parties simulées
    }, { $share } %
terminal-last-saved = Votre dernière partie se continue avec :
terminal-continued =
    La partie reprend après { $count ->
        [one] { $count } décision.
       *[other] { $count } décisions.
    }
terminal-commitment = Engagement sur le hasard de cette partie :
terminal-hint = Répondez par un numéro ou par des mots. « aide » dit ce que vous pouvez écrire d'autre.
terminal-hand-over = C'est à { $seat }. Passez le clavier, puis appuyez sur Entrée.

# Réponses à ce qui a été écrit
terminal-ambiguous = « { $wish } » peut vouloir dire : { $fits }. Écrivez-en un peu plus.
terminal-no-such-number = Il n'y a pas de réponse { $number } : choisissez de 1 à { $most }, ou écrivez des mots.
terminal-not-understood = « { $wish } » n'est pas compris. Une ligne vide montre les réponses, « aide » ce que vous pouvez écrire d'autre.
terminal-with-role = { $name } ({ $role })
terminal-many = Plusieurs réponses tiennent sur une ligne : tapez quelques mots de plus et vous verrez celles qui restent.
terminal-preview = { $wish } :
terminal-preview-how = Quelle réponse ? Écrivez par exemple : aperçu 1
terminal-preview-open = { $wish } : la suite ne se verra qu'une fois la décision prise.
terminal-preview-nothing = { $wish } : rien ne se passe aussitôt.
terminal-standing-offer = « demander assez » répond jusqu'à la fin du tour : { $answer }
terminal-standing-said = Jusqu'à la fin du tour : { $answer }. « demander encore » l'annule.
terminal-standing-answered = { $seat }, comme dit pour ce tour : { $answer }
terminal-standing-over = La question vous sera de nouveau posée.
terminal-standing-not-here = Ici, on ne peut pas répondre ainsi pour tout le tour.
terminal-standing-how = Cela se change avec demander et un mot : toujours, important (quand c'est important), possible (quand vous pourriez agir), seulement (certaines questions), assez (plus pendant ce tour), encore (l'annule).
terminal-standing-no-such-kind = Aucune question d'intervention ne s'appelle « { $wish } ». Elles s'appellent : { $kinds }.
terminal-standing-no-windows = Dans ce jeu, on ne demande à personne d'intervenir.
terminal-standing-always = toujours
    .holds = On vous demande si vous intervenez : toujours, même si vous ne pouviez que passer. Ainsi personne n'apprend ce que vous pourriez faire.
terminal-standing-matters = important
    .holds = On vous demande si vous intervenez : aux moments qui comptent le plus pour ce que vous avez en main.
terminal-standing-could = possible
    .holds = On vous demande si vous intervenez : chaque fois que vous le pourriez.
terminal-standing-kinds = seulement
    .holds = On vous demande si vous intervenez : chaque fois que vous le pourriez, mais seulement à ces questions : { $kinds }.
terminal-standing-rest = assez
    .holds = Plus demandé pendant ce tour : { $kinds }.
terminal-standing-again = encore
terminal-why = { $wish } : { $reason }
terminal-can-do = { $wish } : vous pouvez le faire maintenant avec { $number }.
terminal-makes-no-sense = { $wish } n'a pas de sens maintenant.
terminal-game-over = La partie est terminée.
terminal-no-such-card = Aucune carte ne s'appelle « { $wish } ».
terminal-nothing-to-undo = Il n'y a rien à annuler.
terminal-undone = Annulé : la décision { $number } est de nouveau à prendre.
terminal-log-how = « { $given } » n'est pas un nombre de lignes. Écrivez par exemple : journal 30

# Sauvegarder
terminal-saved = Partie sauvegardée. Pour continuer :
terminal-saved-end = Partie enregistrée. Pour la revoir :
terminal-save-failed = Partie non sauvegardée : { $file } : { $problem }
terminal-save-not-a-file = Partie non sauvegardée : { $file } n'est pas un simple fichier.
terminal-save-not-a-record = Partie non sauvegardée : { $file } existe déjà et n'est pas une partie de Deadtown. Choisissez un autre nom.
terminal-save-other-game = Partie non sauvegardée : { $file } contient une autre partie. Choisissez un autre nom.
terminal-save-there-already =
    Partie non sauvegardée : { $file } contient déjà cette partie, { $count ->
        [one] après { $count } choix.
       *[other] après { $count } choix.
    } Choisissez un autre nom.
terminal-save-again = Ou sauvegardez-la encore une fois au même endroit, et l'ancienne sera remplacée.
terminal-save-folder = Le dossier { $folder } est nouveau.
terminal-quit-again = Sauvegardez sous un autre nom avec « sauver FICHIER », ou écrivez encore « quitter » pour partir sans sauvegarder.

# La fin
terminal-seed = Graine :
terminal-commitment-was = Son engagement, montré au début :
terminal-again = Une autre partie ? (oui/non)
terminal-yes = o, oui, y, yes
terminal-no = n, non, no
terminal-again-not-understood = « { $wish } » n'est pas compris : répondez oui ou non. Vous pouvez aussi écrire : sauver, journal, annuler, aide.

# Commandes. Les mots avant les lignes à point appellent la commande ; le mot anglais vaut toujours.
terminal-help = Répondez à une décision par son numéro, par ses mots (« { $words } ») ou par leur début (« { $short } »). Une ligne vide montre de nouveau les réponses. Vous pouvez aussi taper :
terminal-command-preview = aperçu, quoi
    .arguments = RÉPONSE
    .help = ce qu'une réponse ferait aussitôt, avant de la donner
terminal-command-standing = demander
    .arguments = [MOT ou RÉPONSE]
    .help = quand on vous demande si vous intervenez : toujours, possible, seulement ; ce qui ne l'est plus pendant ce tour : assez, encore ; seul : ce qui vaut
terminal-command-why = pourquoi
    .arguments = [CARTE]
    .help = pourquoi vous pouvez ou non faire quelque chose maintenant ; sans carte : pour tout ce qui est en vue
terminal-command-undo = annuler
    .help = revient à votre décision précédente
terminal-command-log = journal
    .arguments = [NOMBRE]
    .help = les dernières lignes de ce qui s'est passé
terminal-command-rules = règles, règle
    .arguments = [RÈGLE ou MOTS]
    .help = le livret : ses sections, une règle comme 7.2, ou les règles qui contiennent des mots
terminal-command-card = carte, cartes
    .arguments = [NOM]
    .help = ce que fait une carte ; sans nom : toutes les cartes de cette partie
terminal-command-table = table
    .help = toute la table de nouveau
terminal-command-trash = rebut
    .help = les cartes hors du jeu
terminal-command-save = sauver, sauvegarder
    .arguments = [FICHIER]
    .help = sauvegarde la partie, pour la continuer plus tard
terminal-command-help = aide
    .help = cette liste
terminal-command-quit = quitter, q
    .help = sauvegarde et quitte

# Le livret de règles
terminal-rules-found =
    { $count ->
        [0] Aucune règle ne contient les mots « { $words } ».
        [one] { $count } règle contient les mots « { $words } » :
       *[other] { $count } règles contiennent les mots « { $words } » :
    }
terminal-rules-how = Continuez avec une section (7), une règle (7.2 ou { $prefix }-7.2) ou des mots.

# Listes de jeux et de bots
terminal-games-players = de { $least } à { $most } joueurs
terminal-games-players-exactly =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
terminal-games-options = Options :
terminal-cards =
    { $title } : { $count ->
        [one] { $count } sorte de carte
       *[other] { $count } sortes de cartes
    }
terminal-cards-how = Les options qui nomment des cartes acceptent l'un et l'autre nom, dans chaque langue. Le nombre dit combien il y en a.
terminal-bots-how = Pour jouer contre l'un d'eux : deadtown play { $game } --seat me --seat bot:{ $bot }

# Parties enregistrées
terminal-check-choices =
    { $count ->
        [one] { $count } choix
       *[other] { $count } choix
    } selon les règles
terminal-check-undone = { $count ->
    [one] { $count } annulé
   *[other] { $count } annulés
}
terminal-check-renewed = lu dans l'ancienne forme des enregistrements
terminal-check-luck-seed = tout le hasard vient de la graine
terminal-check-luck-commitment = tout le hasard vient de la graine, et la graine de l'engagement
terminal-check-luck-record = hasard tel qu'enregistré (la graine n'est pas révélée)
terminal-check-outcome =
    issue : { $winners_count ->
        [one] { $winners } gagne
       *[other] { $winners } gagnent ensemble
    } ({ $scores })
terminal-check-saved = sauvegardée pour continuer
terminal-check-unfinished = l'enregistrement s'arrête avant la fin de la partie
terminal-check-no-outcome = la partie est terminée, mais l'issue n'est pas enregistrée
terminal-check-ok = { $file } : ok : { $verified }
terminal-check-bad = { $file } : ligne { $line } : { $problem }
terminal-line-after-end = Avant cette ligne, la partie est terminée ou a été sauvegardée : rien ne peut suivre.
terminal-line-does-not-fit = Cela ne s'accorde pas avec les choix précédents.
terminal-line-first-line = La première ligne, et aucune autre, dit de quel jeu il s'agit.
terminal-line-format = Le format { $told } n'est pas connu ici, contrairement à { $own }.
terminal-line-luck = Le hasard écrit ici n'est pas celui que le jeu demande, ou qui vient de la graine.
terminal-line-long-seed = Une graine compte au plus { $most } caractères.
terminal-line-no-game = Ici, aucun jeu ne s'appelle « { $given } ».
terminal-line-no-option = « { $given } » n'est pas une réponse possible.
terminal-line-no-pause = Cette partie n'a pas été sauvegardée pour être continuée.
terminal-line-no-start = Cette ligne devrait dire ce que le hasard a apporté avant la première décision.
terminal-line-no-text = Ce n'est pas du texte en UTF-8.
terminal-line-not-over = La partie n'est pas encore terminée.
terminal-line-outcome = La partie s'est terminée autrement. D'après les règles, l'issue est : { $winners } ({ $scores }).
terminal-line-position = La table n'est pas comme il est écrit ici, après la décision { $number }.
terminal-line-rules = Cet enregistrement vient d'un autre jeu ou d'autres règles ({ $told }), et non d'ici ({ $own }).
terminal-line-seat-due = Ici, il faut la décision { $number }, et elle revient à { $seat }.
terminal-line-seed = La graine n'est pas celle de l'engagement de la première ligne.
terminal-line-start-again = Une telle ligne ne se trouve qu'au début.
terminal-line-undo = Il n'y a pas de décision { $number } à laquelle revenir.
terminal-line-unreadable = Ceci est illisible : { $problem }
terminal-line-window-due = Ici, il faut la décision { $number }, et la question s'adresse à d'autres.
terminal-replay-eyes = { $title } : { $players }. Vue { $eyes ->
        [all] toutes cartes ouvertes
        [spectator] par un spectateur
       *[seat] par { $seat }
    }.
terminal-replay-undone =
    { $count ->
        [one] { $count } décision a été annulée et n'est pas montrée.
       *[other] { $count } décisions ont été annulées et ne sont pas montrées.
    }
terminal-replay-position = Décision { $number } sur { $most }
terminal-replay-keys = Entrée : suite · r : retour · un nombre : à cette décision · q : quitter
terminal-replay-back = r, retour, b
terminal-replay-next = s, suite, n
terminal-replay-quit = q, quitter
terminal-replay-how = « { $wish } » n'est pas compris. { terminal-replay-keys }
terminal-replay-no-such-number = Il n'y a pas de décision { $number } : choisissez de 0 à { $most }.
terminal-replay-first = C'est le début.
terminal-replay-last = C'est la fin de l'enregistrement.

# Analyse
terminal-analyse-going = Décisions examinées : { $number } sur { $count }
terminal-analyse-chances = Les chances de gagner, { $eyes ->
        [spectator] comme un spectateur pouvait les voir
       *[seat] vues par { $eyes }
    }
terminal-analyse-decision = Décision
terminal-analyse-chance = { $points } % ± { $margin }
terminal-analyse-percent = { $points } %
terminal-analyse-costliest = Ce qui a coûté le plus
terminal-analyse-none = Aucune décision n'a coûté quelque chose à coup sûr.
terminal-analyse-cost =
    { $number } : { $name } a choisi « { $chosen } » ; mieux : « { $better } » (−{ $points } { $points ->
        [one] point
       *[other] points
    } ± { $margin })
terminal-analyse-player = Joueur
terminal-analyse-decisions = Décisions
terminal-analyse-same = Comme la recherche
terminal-analyse-costly = Coûteuses
terminal-analyse-lost = Points perdus
terminal-analyse-points = { $points } ± { $margin }

# La table de Zombinion
terminal-zombinion-turn = { $seat } : tour { $turn }
terminal-zombinion-turn-of = { $seat } :
terminal-zombinion-trash-beside = Rebut : { $trashed }
terminal-zombinion-legend = coût, carte, combien il en reste
terminal-zombinion-sold-out = épuisée
terminal-zombinion-hunters = Chasseurs
terminal-zombinion-you = { $seat } (vous)
terminal-zombinion-hand-count = Main { $count }
terminal-zombinion-deck =
    { $deck ->
        [empty] Deck vide
        [some] Deck non vide
       *[other] Deck { $deck }
    }
terminal-zombinion-discard = Défausse { $card }
terminal-zombinion-discard-empty = Défausse vide
terminal-zombinion-turns = Tours { $count }
terminal-zombinion-hand = Main :
terminal-zombinion-in-play = En jeu :
terminal-zombinion-revealed = Dévoilées par { $seat } :
terminal-zombinion-aside = Mises de côté par { $seat } :
terminal-zombinion-picked = Choisies :
terminal-zombinion-trash-holds = Au Rebut :
terminal-zombinion-costs = { $kind }, coût { $cost }
terminal-zombinion-scores = Score final
terminal-zombinion-score = { $seat } : { $points }, { $turns }
terminal-zombinion-shared = Égalité de points et de tours : victoire partagée (ZN-9.8).
terminal-zombinion-fewer-turns = À égalité de points, le plus petit nombre de tours l'emporte (ZN-9.7).
terminal-zombinion-points = { $counted } = { $points }
terminal-zombinion-survivors =
    ({ $owned ->
        [one] { $owned } carte
       *[other] { $owned } cartes
    } en tout : { $each ->
        [one] { $each } point
       *[other] { $each } points
    } par { $card })
terminal-zombinion-others = Autres cartes :

# La table de Zombiaki!
terminal-zombiaki-zombie =
    { $whole ->
        [yes] Zombie { $strength }
       *[no] Zombie { $strength } sur { $full }
    }
terminal-zombiaki-frozen =
    { $ends ->
        [one] La rue est gelée jusqu'à la fin de la phase des humains.
       *[other] La rue est gelée jusqu'à la fin de la prochaine phase des humains.
    }
terminal-zombiaki-terror = Terreur : pendant leur phase, les humains ne peuvent jouer qu'une seule carte.
terminal-zombiaki-side = { $side } : { $seat }
terminal-zombiaki-you = { $side } : { $seat } (vous)
terminal-zombiaki-deck = Deck : { $left }
terminal-zombiaki-discarded = Défausse : { $count }
terminal-zombiaki-hand = Main :
terminal-zombiaki-discards = { $side }, défausse :

# Une table avec une ville
terminal-town-drawn = Piochée : { $tile }
terminal-town-turn-0 = telle quelle
terminal-town-turn-1 = un quart à droite
terminal-town-turn-2 = un demi-tour
terminal-town-turn-3 = un quart à gauche
terminal-town-player = { $short } { $seat }
terminal-town-you = { $short } { $seat } (vous)
terminal-town-roll = Dernier jet, { $seat } : { $dice }
terminal-town-label = { $what } :
terminal-town-effects = Effets
terminal-town-removed = Tuiles hors du jeu :

# La table de Zombies!!!
terminal-zombies-legend = z zombie, + vie, * balle, 1–6 pions (& plusieurs), ░ à l'intérieur, les flèches sont des portes, X centre de l'Héliport
terminal-zombies-part = Voici la partie de la ville où se trouve { $seat } ; le reste ne tient pas à l'écran.

# La table de Humans!!!
terminal-humans-legend = h humain, 1–6 zombies par joueur (& de plusieurs), d jeton Relance, ░ à l'intérieur, # barricade, les flèches sont des brèches
terminal-humans-part = Voici la partie de la ville où { $seat } a des zombies ; le reste ne tient pas à l'écran.
terminal-humans-building = { $space } { $tile } (barricade { $need })
terminal-humans-copy = { $space } { $tile } nº { $number }
terminal-humans-points = Points : { $count } sur { $most }
terminal-humans-zombies = Zombies
terminal-humans-used = { $ability } (utilisée)
terminal-humans-captures = Cartes capture
terminal-humans-wounds = Cartes blessure
terminal-humans-number = { $what } { $count }

# La table de Humans!!! avec Zombies!!!
terminal-combined-legend = A–F Types au fusil (@ plusieurs), 1–6 zombies de horde par joueur (& de plusieurs), = les uns et les autres sur une case, z zombie errant, h humain, + vie, * balle, d jeton Relance, ░ à l'intérieur, # barricade, les flèches sont des portes à l'intérieur et des brèches à l'extérieur (╩ sur trois côtés), X centre de l'Héliport
terminal-combined-part = Voici la partie de la ville où { $seat } a à faire ; le reste ne tient pas à l'écran.
terminal-combined-humans = Humans!!! : { $one }, { $two }
terminal-combined-zombies = Zombies!!! : { $one }, { $two }
terminal-combined-copy-humans = { $space } { $tile } nº { $number } (Humans!!!)
terminal-combined-copy-zombies = { $space } { $tile } nº { $number } (Zombies!!!)
terminal-combined-cards = { $counted } (Humans!!! : { $count })
terminal-combined-kills = Zombies : { $count } sur { $most }
terminal-combined-fight =
    { $count ->
        [0] { $seat } combat, avec { $need } ou plus
       *[other] { $seat } combat, avec { $need } ou plus, et ajoute { $count } au dé
    }
terminal-combined-attempt = { $seat } essaie de capturer l'humain sur { $space }
terminal-combined-attack = { $seat } attaque { $owner } sur { $space }
terminal-combined-waiting = Encore à capturer
terminal-combined-grudge = { $seat } peut contre-attaquer { $owner } sur { $space }
