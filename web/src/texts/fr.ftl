## Words that depend on what follows

# "de" before a name: d’Amytis, de Nabu.
-de = { INITIAL($it) ->
        [vowel] d’{ $it }
       *[consonant] de { $it }
    }

## Shell: header, errors, about

shell-skip = Aller au contenu
shell-new = Nouvelle table
shell-learn = Apprendre
shell-settings = Réglages
shell-about = À propos
shell-home = Accueil
shell-navigation = Navigation principale
shell-signIn = Se connecter
shell-soundOn = Activer le son
shell-soundOff = Couper le son
shell-toDark = Thème sombre
shell-toLight = Thème clair
shell-pair = { $of } : { $is }
shell-close = Fermer
shell-cancel = Annuler
shell-back = Retour
shell-copy = Copier
shell-copied = Copié.
shell-copyFailed = Copie impossible : sélectionnez le texte et copiez-le.
shell-loading = Chargement…
shell-retry = Réessayer
shell-unreachable = Le serveur est injoignable. Vos parties y sont en sécurité.
shell-failed = Cela n’a pas fonctionné. Veuillez réessayer.
shell-offline = Vous êtes hors ligne. Vous pouvez lire ; les coups attendent votre retour.
shell-reconnecting = Connexion perdue. Nouvel essai…
shell-storeAway = Le serveur ne peut rien enregistrer en ce moment. Votre coup est renvoyé automatiquement.
ready-progress = Les robots les plus forts se préparent : { $games } { $games ->
        [one] jeu
       *[other] jeux
    } sur { $of }.
ready-until = D’ici là, un vizir joue pour un roi.
ready-now = Tous les robots sont prêts.
shell-lostTitle = Il n’y a rien ici
shell-lostText = Cette adresse ne mène nulle part. Il manque peut-être une lettre à la fin du lien.
shell-toHome = Retour à l’accueil
shell-brokenTitle = Un problème est survenu sur cette page
shell-brokenText = La partie elle-même est en sécurité sur le serveur. Continuez, ou envoyez-nous le rapport avec la position exacte.
shell-goOn = Continuer
shell-copyReport = Copier le rapport
about-title = À propos de Ziggurat
about-text = Ziggurat est une plateforme libre pour trois jeux de plateau, avec ses propres dessins et des règles rédigées dans ses propres mots. Elle n’est liée à aucun éditeur.
about-fairTitle = Fair-play
about-fair = Le serveur arbitre. Il ne dit à chaque place que ce qu’elle peut voir, et les robots n’en voient pas plus que vous n’en verriez à leur place. Le mélange de chaque partie est scellé avant le premier coup et révélé après le dernier.
about-dataTitle = Ce qui est conservé
about-data = Votre nom, vos parties et ce que vous avez dit aux tables. Un invité n’a besoin ni d’adresse ni de mot de passe. Dans les réglages, vous pouvez faire effacer vos données à tout moment. Cette page ne charge rien d’ailleurs et ne compte personne.
about-fonts = Polices : Marcellus et Source Sans 3, toutes deux sous licence SIL Open Font.

## Home page

home-title = Rois, bâtisseurs et longues routes
home-lead = Des jeux de plateau aux décisions calmes et aux conséquences retentissantes. Jouez contre des robots équitables ou d’autres joueurs, voyez chaque conséquence avant de jouer, et revoyez ensuite toute partie.
home-playNow = Jouer maintenant contre des robots
home-openTable = Ouvrir une table
home-playBots = Contre des robots
home-learn = Règles
home-invite = À plusieurs
home-quickTitle = Jouer maintenant
home-game = Jeu
home-facts = { $seats } joueurs
home-players = Joueurs
home-level = Robots
home-yourName = Votre nom
home-nameHint = Sans compte.
home-start = Commencer
home-starting = On prépare la table…
home-yourGames = Vos parties
home-noGames = Vos parties vous attendront ici.
home-allGames = Toutes ({ $n })
home-needYou = { $n } { $n ->
        [one] vous attend
       *[other] vous attendent
    }
home-openTables = Tables ouvertes
home-noOpen = Personne n’attend de joueurs. Ouvrez une table et envoyez le lien à un ami.
home-oneClick = s’asseoir en un clic
home-watch = Parties à regarder
home-noLive = Aucune partie publique n’est en cours.
home-finished = Parties finies
home-noFinished = Les parties publiques finies apparaissent ici, à revoir coup par coup.
home-join = S’asseoir
home-look = Regarder
home-replay = Revoir
home-yourTurn = à vous
home-waitingFor = on attend { $name }
home-waitingPlayers = on attend des joueurs
home-over = finie
home-seatsTaken = { $taken } sur { $seats }
home-openSeat = place libre
home-botName = { $name } (robot)
home-joinByLink = Vous avez un lien ?
home-linkLabel = Lien ou nom d’une table
home-open = Ouvrir
home-ownTable = Votre table
home-left-soon = moins d’une minute
home-left-minutes = encore { $n } min
home-left-hours = encore { $n } h
home-left-days = encore { $n } { $n ->
        [one] jour
       *[other] jours
    }
home-ago-now = à l’instant
home-ago-minutes = il y a { $n } min
home-ago-hours = il y a { $n } h
home-ago-days = il y a { $n } { $n ->
        [one] jour
       *[other] jours
    }

## A new table

new-title = Ouvrir une table
new-lead = Choisissez un jeu et qui s’assied où. La partie commence quand chaque place est prise.
new-seats = Places
new-who = Qui s’assied à la place { $n }
new-kind-me = Moi
new-kind-open = Ouverte
new-kind-invited = Invité
new-kind-bot = Robot
new-nameOf-me = Nom à la place { $n }
new-nameOf-invited = Nom d’un compte
new-levelOf = Niveau du robot à la place { $n }
new-styleOf = Style du robot à la place { $n }
new-hotSeat = Plusieurs places sont à vous : vous jouez sur un seul appareil, et un rideau cache chaque main jusqu’à ce que son joueur soit là.
new-options = Options
new-pace = Rythme
new-pace-untimed = Sans pendule
new-pace-untimed-about = Prenez votre temps.
new-pace-bank = Pendule
new-pace-bank-about = Chacun a une réserve de minutes, et quelques secondes de plus à chaque question. Le temps écoulé, un robot joue jusqu’à votre retour.
new-pace-days = Jours par coup
new-pace-days-about = Chaque question attend sa réponse tant de jours. On peut vous prévenir par courriel.
new-minutes = Minutes chacun
new-increment = Secondes par question
new-days = Jours
new-access = Qui peut la voir
new-public = Dans la liste publique
new-public-about = Sinon, seuls ceux qui ont le lien trouvent la table.
new-shared = Laisser revoir la partie
new-shared-about = Une fois la partie finie, quiconque a le lien peut la revoir.
new-speech-public = comme d’habitude : joueurs, inscrits
new-speech-private = comme d’habitude : joueurs seulement
new-standIn = Niveau des robots qui complètent la table ou remplacent un joueur
new-create = Ouvrir la table
new-begin = Commencer la partie
new-needsMe = Une place doit être la vôtre.
new-company = Avec qui
new-company-people = D’autres joueurs en ligne
new-company-device = Sur un seul appareil
new-company-bots = Des robots
new-kind-device = Quelqu’un sur cet appareil
new-changed = { $option } : maintenant « { $value } ».
new-usual = C’est l’usage à { $n } joueurs.
new-lot = Tirer au sort qui commence
new-lot-about = Le tirage a lieu au début de la partie ; tout le monde se décale autour de la table. Il découle du secret du mélange, et chacun peut le vérifier après la partie.
new-own = { $option } : la vôtre
new-own-file = Un fichier
new-own-text = Ou son texte
new-own-check = Vérifier
new-own-good = « { $title } » est bonne, et choisie.
new-own-playable = « { $title } » est jouable, et choisie. Son dessin a des défauts :
new-own-bad = Ceci n’est pas jouable :
pace-untimed = sans pendule
pace-bank = { $minutes } min + { $increment } s
pace-days = { $n } { $n ->
        [one] jour
       *[other] jours
    } par coup
value-true = oui
value-false = non

## A table

table-yourTurnTitle = À vous
table-loading = On va chercher la table…
table-missing = Cette table ne s’ouvre pas
table-signedOut = Vous êtes déconnecté
table-signedOutText = Ce navigateur n’est plus connecté ici. Connectez-vous pour reprendre votre place, ou continuez comme nouvel invité et regardez.
table-asGuest = Continuer comme invité
table-board = Plateau
table-players = Joueurs
table-log = Journal
table-chat = Discussion
table-notes = Notes
notes-hint = Pour vous seul, gardé dans ce navigateur.
table-help = Aide
table-menu = Menu de la table
table-rooms = Sections de la table
table-watching = { $n } { $n ->
        [one] regarde
       *[other] regardent
    }
table-spectating = Vous regardez
table-you = vous
table-bot = robot, { $level }
table-standIn = un robot joue ({ $level })
table-away = absent
table-here = présent
table-thinking = réfléchit…
table-turn = tour { $n }
clock-days = { $days } j { $hours } h
table-points = { $n } { $n ->
        [one] point
       *[other] points
    }
table-inHand = { $n } en main
table-asked = doit répondre
table-yours = Vous
table-asks = { $name } :
table-waiting = On attend { $name }
table-waitingFor = On attend { $name }.
waits-action = On attend { $name }, qui choisit une action.
waits-war = On attend { $name }, qui choisit la guerre suivante.
waits-support = On attend { $name }, qui envoie des renforts ou non.
waits-build = On attend { $name }, qui bâtit ou non.
waits-treasure = On attend { $name }, qui prend un trésor.
waits-point = On attend { $name }, qui choisit la couleur d’un point.
waits-place = On attend { $name }, qui place ses pions.
waits-draw = On attend { $name }, qui pioche une carte.
waits-site = On attend { $name }, qui choisit une case.
waits-keep = On attend { $name }, qui choisit la carte à conserver.
waits-emperor = On attend { $name }, qui joue pour l’Empereur.
waits-discard = On attend { $name }, qui défausse une carte.
table-sending = Votre coup est en route…
table-forced = Rien d’autre n’est possible : « { $move } » est joué d’office.
table-stale = Le plateau a changé : voici la nouvelle position.
table-undo = Annuler le coup
table-confirm = Confirmer
table-propose = { $move } ?
table-nothing = Rien d’autre n’en découle aussitôt.
table-typed = Écrire un coup
table-typedHint = par exemple { $example }
table-typedPlay = Jouer
table-resign = Abandonner
table-resignSure = Abandonner la partie ? Elle se termine alors pour tous.
table-agree = Proposer d’arrêter là
table-agreed = { $names } { $n ->
        [one] voudrait
       *[other] voudraient
    } arrêter la partie là.
table-agreeToo = D’accord
table-disagree = Retirer ma proposition
table-leave = Laisser un robot jouer pour moi
table-return = Rejouer moi-même
table-botPlays = Un robot joue pour vous.
table-share = Partager le lien
table-linkCopied = Le lien est copié.
table-shareMoment = Lien vers ce coup
table-export = Enregistrer la partie
table-report = Copier un rapport avec la position exacte

## What bots say

hint-ask = Conseil
hint-title = Ce que ferait un robot fort, et pourquoi
hint-wait = Un robot y réfléchit…
hint-none = Aucun robot ne connaît assez ce jeu pour conseiller.
hint-chance = { $percent } %
hint-hint = Chances de gagner après chaque coup.
why-ask = Pourquoi ?
why-none = Seul le robot peut le savoir.

## The log

log-empty = Rien ne s’est encore passé.
log-since = nouveau depuis votre dernier coup
log-recap = Résumé
log-goTo = Montrer la position qui suit
log-move = coup { $n }
log-filter = Montrer
log-all = tout
log-mine = mes coups
log-new = nouveau
log-copy = Copier les coups
log-undo = { $name } annule un coup.
log-resign = { $name } abandonne.
log-abandon = La partie reste inachevée.
log-timeout = Le temps { DE($name) } est écoulé : un robot joue.
log-leave = { $name } s’absente ; un robot joue.
log-return = { $name } est de retour.
log-agree = { $name } voudrait arrêter là.
log-disagree = { $name } veut continuer.

## Chat

chat-empty = Personne n’a rien dit.
chat-say = Dire quelque chose
chat-send = Envoyer
chat-mute = Masquer { $name }
chat-unmute = Afficher de nouveau { $name }
chat-muted = Messages masqués : { $name }.
chat-whoSpeaks = Qui a la parole
chat-speech-everybody = joueurs et spectateurs inscrits
chat-speech-players = joueurs seulement
chat-speech-nobody = personne
chat-silence = Retirer la parole à { $name } à cette table
chat-unsilence = Rendre la parole à { $name }
chat-isSilenced = { $name } n’a pas la parole ici.
chat-somebody = Quelqu’un
chat-silenced = La personne qui a ouvert cette table ne vous donne pas la parole.
chat-nobody = On ne discute pas à cette table.
chat-players = Seuls les joueurs ont la parole ici.
chat-guests = Pour parler ici en spectateur, il faut un compte.

## Before the start

room-title = On attend des joueurs
room-lead = La partie commence dès que chaque place est prise.
room-open = place libre
room-invited = { $name } est invité
room-join = S’asseoir
room-getUp = Quitter ma place
room-fill = Compléter avec des robots et commencer
room-dismiss = Renvoyer
room-dismissName = Renvoyer { $name }
room-link = Envoyez ce lien aux personnes avec qui vous voulez jouer
room-copyLink = Copier l’invitation
room-lot = Le sort désigne qui commence.
lot-fell = Le sort a désigné la place { $chair } sur { $seats } : { $name } commence.
room-public = dans la liste publique
room-secret = seulement par son lien
room-asGuest = Vous vous asseyez sous le nom { DE($name) }.

## One device for several

curtain-title = Passez l’appareil à { $name }
curtain-text = Le plateau est visible de tous. La main apparaît quand vous êtes seul à regarder.
curtain-show = Je suis { $name }

## The end

end-title = { $name } gagne
end-shared = { $names } se partagent la victoire
end-unfinished = La partie est restée inachevée
end-resigned = La partie s’est terminée par un abandon
end-result = Résultat
end-place = Rang
end-player = Joueur
end-rematch = Revanche
end-toRematch = Aller à la revanche
end-replay = Revoir
end-home = Retour à l’accueil
end-and = { $first } et { $last }
end-sealed = Le mélange était scellé avant la partie ; son secret est maintenant révélé.
end-totals = Totaux, le plus faible d’abord
end-height = Hauteur
end-cards = Cartes en main
end-score = Points
end-pieces = Pions restants

## The past

past-title = Revoir
past-slider = Coup
past-at = coup { $n } sur { $all }
past-first = Au début
past-previous = Un coup en arrière
past-next = Un coup en avant
past-last = À la fin
past-play = Lecture
past-pause = Pause
past-speed = Vitesse
past-live = Revenir au présent
past-seenBy = Vu par
past-audience = le public
past-failed = Cette position ne peut pas être montrée.

## Keys

keys-title = Touches
keys-enter = confirmer
keys-escape = annuler l’étape
keys-undo = annuler le coup
keys-arrows = parcourir la partie
keys-ends = au début, à la fin
keys-space = revenir au présent
keys-last = montrer le dernier coup
keys-type = écrire un coup
keys-help = cette aide
help-howTitle = Comment jouer ici
help-how = Ce qui est éclairé peut être choisi. Sur un écran tactile, le premier appui montre la suite, le second joue le coup. Si quelque chose est impossible, touchez-le et la raison est donnée.
help-rules = Les règles { DE($game) }
help-options = Options de cette table
help-seal = Le mélange a été scellé avant la donne. Le secret du sceau est révélé à la fin ; chacun peut alors vérifier dans son navigateur que tous les dés en découlent, et le tirage au sort, s’il y en a eu un.

## Summary

end-summary = Bilan
summary-title = Bilan { DE($game) }
summary-facts = table { $table } · { $turns } { $turns ->
        [one] tour
       *[other] tours
    } · { $moves } { $moves ->
        [one] coup
       *[other] coups
    }
summary-notOver = Cette partie n’est pas finie.
summary-toTable = Aller à la table
summary-left = Les scores sont ceux de la partie si elle s’était arrêtée là.
summary-report = Signaler un problème ici
summary-score = Score
summary-parts = Détail

## Scores over time

summary-over = Les scores au fil de la partie
summary-overHint = Ce que chaque score aurait été si la partie s’était arrêtée là.
summary-all = Tous les scores
summary-partsOf = Détail { DE($name) }
summary-move = Coup
summary-moveN = coup { $n }
summary-show = Montrer cette position
summary-numbers = Les chiffres en tableau
summary-chart = Graphique : { $what }. Les mêmes chiffres sont dans le tableau au-dessous.
part-treasure = trésors

## Chances to win

chances-title = Chances de gagner
chances-hint = Selon un robot fort, qui ne savait à chaque position que ce que chacun pouvait savoir.
chances-wait = Un robot parcourt la partie…
chances-progress = { $done } positions sur { $of }
chances-moments = Moments clés
chances-none = Aucune décision ni aucune pioche n’a beaucoup compté à elle seule.
chances-blunder = { $name } : « { $move } » laissait { $percent } % de chances. Mieux, { $most } % : « { $best } ».
chances-stroke = { $name } : « { $move } », un coup fort : { $percent } % de chances. Tout autre en laissait { $least } % au plus.
chances-draw = La pioche donne à { $name } { $percent } % de plus que prévu.
chances-deal = La donne donne à { $name } { $percent } % de plus que prévu.
chances-sums = { $name } : les pioches ont valu { $luck } % ; une décision a laissé échapper { $lost } % en moyenne.

## Sources

summary-sources = D’où viennent les points
summary-heights = Où sont les hauteurs
summary-sum = Total
source-tile = tuiles
source-revolt = révoltes
source-war = guerres
source-monument = monuments
source-ziggurat = ziggourat
source-treasure_taken = trésors
source-points_scored = provinces
source-influence_scored = influence
source-palaces_counted = palais à la fin
source-alliances_counted = alliances
source-roads_counted = routes
source-harbours_counted = ports
source-tiles_counted = tuiles bonus

## Conflicts

summary-conflicts = Conflits
summary-noConflicts = Il n’y a eu ni guerre ni révolte.
summary-strengths = Force sur la carte + tuiles de la main.
conflict-what = Conflit
conflict-all = Montrer les { $n } conflits
conflict-attacker = Attaquant
conflict-defender = Défenseur
conflict-result = Issue
conflict-war = guerre
conflict-revolt = révolte
conflict-tie = égalité
conflict-open = inachevé

## Luck

summary-luck = La chance à la pioche
luck-usual = { $name } a pioché à peu près ce à quoi l’on pouvait s’attendre.
luck-odd = { $name } a pioché { $drawn } × { $what } pour { $expected } attendus. Des pioches aussi éloignées de la moyenne que celles { DE($name) } n’arrivent qu’environ 1 partie sur { $n }.
luck-few = { $name } a trop peu pioché pour parler de chance.
luck-normal = Les chances supposent des sommes normales ; quelques cartes d’une pioche remélangée n’y entrent pas.
luck-cell = { $drawn } piochés, { $expected } attendus

## Time

summary-time = Temps utilisé
time-decisions = { $n } { $n ->
        [one] décision
       *[other] décisions
    }
time-undone = { $n } { $n ->
        [one] annulée
       *[other] annulées
    }
time-each = { $n } s chacune

## The seal

summary-seal = Le mélange scellé
seal-published = Sceau, publié au début
seal-secret = Secret, révélé à la fin
seal-verify = Vérifier dans ce navigateur
seal-checking = Vérification…
seal-fair = Vérifié
seal-sealed = Le secret a bien ce sceau (SHA-256).
seal-broken = Le secret n’a pas ce sceau : il donne { $seal }.
seal-dice = Les dés de la donne et de { $n } { $n ->
        [one] décision
       *[other] décisions
    } en découlent (HMAC-SHA-256) : { $rolls } lancers.
seal-wrong = Les dés de la décision { $n } ne découlent pas du secret.
seal-lot = Le tirage au sort en découle aussi : il a désigné la place { $chair } sur { $seats }. Avant la partie, l’ordre autour de la table était : { $names }. C’est donc { $name } qui a commencé.
seal-lotOff = Le tirage au sort ne découle pas du secret, qui donne la place { $chair }.
seal-cannot = Ce navigateur ne peut vérifier que sur une page sûre (https).
seal-fully = Pour faire rejouer toute la partie avec ces dés, enregistrez-la et lancez :

## Why it was won

why-and = {" "}et{" "}

## The replay

past-everyone = toutes les mains
past-hands = Mains
mark-conflict = conflit
mark-building = construction
mark-scoring = décompte
mark-undo = annulé
keys-turns = tour par tour

## Settings and account

settings-title = Réglages
settings-look = Apparence
settings-language = Langue
settings-theme = Thème
theme-system = comme le système
theme-light = clair
theme-dark = sombre
settings-palette = Couleurs
palette-default = habituelles
palette-safe = pour daltoniens
palette-contrast = contraste fort
settings-motion = Animations
motion-normal = normales
motion-fast = rapides
motion-off = aucune
settings-play = En jouant
settings-confirmation = Confirmer les coups
confirmation-touch = sur écran tactile
confirmation-always = toujours
confirmation-never = jamais
settings-sound = Sons quand c’est à vous
settings-alerts = Notifications de ce navigateur
settings-alertsBlocked = Ce navigateur bloque les notifications de cette page.
settings-strengths = Montrer la force des chefs
settings-coordinates = Montrer les coordonnées
account-title = Qui vous êtes
account-nobody = Vous n’avez pas encore de nom ici. Asseyez-vous comme invité, ou créez un compte pour garder vos parties sur tous vos appareils.
account-guest = Vous êtes { $name }, invité. Avec un mot de passe, vous gardez votre nom et vos parties.
account-known = Vous êtes connecté comme { $name }.
account-name = Nom
account-password = Mot de passe
account-passwordHint = Au moins 8 caractères.
account-signUp = Créer un compte
account-keep = Garder ce nom
account-signIn = Se connecter
account-signOut = Se déconnecter
account-haveOne = Vous avez un compte
account-newHere = Nouveau ici
account-change = Changer le mot de passe
account-old = Ancien mot de passe
account-new = Nouveau mot de passe
account-changed = Le mot de passe a été changé ; les autres appareils sont déconnectés.
account-notices = Me prévenir quand c’est à moi
account-mail = Adresse de courriel
account-asked = Nous y avons écrit. Ouvrez le lien de ce courriel pour confirmer l’adresse.
account-confirmed = Votre adresse de courriel est confirmée.
account-webhook = Webhook
account-webhookHint = Une adresse https appelée avec un court message.
account-webhookFailing = Le dernier appel a échoué.
account-save = Enregistrer
account-saved = Enregistré.
account-forget = Effacer mes données
account-forgetText = Votre nom et vos messages sont effacés, des robots jouent pour vous. C’est définitif.
account-forgetSure = Oui, effacer mes données
account-forgotten = Vos données sont effacées ici.

## Learning

learn-title = Apprendre les jeux
learn-lead = Jouez une première leçon de dix minutes, ou lisez les règles en une page. À la table, chaque question dit ce qui est permis, et chaque refus dit pourquoi.
learn-lesson = Première leçon
learn-again = Refaire la leçon
learn-done = leçon faite
learn-rules = Les règles
learn-try = Essayez contre des robots
learn-contents = Sur cette page
lesson-step = Étape { $n } sur { $all }
lesson-title = Première leçon : { $game }
lesson-other = Ce serait possible aussi. Ici, nous voulons autre chose.
lesson-impossible = Ce n’est pas possible ici.
lesson-next = Suivant
lesson-back = Étape précédente
lesson-repeat = Recommencer
lesson-hint = Indice
lesson-leave = Quitter la leçon
lesson-happened = Ce qui s’est passé
lesson-overTitle = La leçon est finie
lesson-over = Vous en savez assez pour une première partie. Le robot le plus facile vous attend ; pendant la partie, l’aide montre la règle qui convient.
lesson-play = Jouer contre le robot le plus facile
lesson-first = Première partie ?
lesson-take = Suivre la première leçon
lesson-decline = Non merci

## Games, levels, emblems

level-apprentice = Apprenti
level-apprentice-about = aimable : n’attaque jamais le premier
level-scribe = Scribe
level-scribe-about = solide, prévoit un coup d’avance
level-vizier = Vizir
level-vizier-about = fort, juge bien les positions
level-king = Roi
level-king-about = le plus fort : anticipe la suite
level-random = Au hasard
level-random-about = joue n’importe quel coup permis
level-strength = force { $n } sur { $most }
level-until = en attendant : { SMALL($level) }
level-playedBy = { $level }, joué par un { SMALL($other) } pour l’instant
level-thinks = réfléchit { $seconds } s au plus
level-elo = Elo { $elo }
level-elo-about = Elo { $elo } (de { $low } à { $high }, sûr à 95 %) : mesuré dans des parties à deux, le jeu au hasard valant 0. Qui a 200 points de plus gagne environ trois parties sur quatre.
level-styled = { $level }, { SMALL($style) }
level-style = Style
level-style-none = Équilibré
level-style-aggressive = Agressif
level-style-peaceful = Pacifique
level-style-about = Entre des coups à peu près aussi bons, un robot agressif préfère attaquer, un robot pacifique l’évite. Tous deux jouent aussi bien qu’un robot équilibré.

## Words of moves

kind-tile = Poser une tuile
kind-leader = Placer ou déplacer un chef
kind-catastrophe = Jouer une catastrophe
kind-withdraw = Reprendre un chef
kind-swap = Échanger des tuiles
kind-pass = Passer
kind-war = Mener la guerre
kind-support = Envoyer un renfort
kind-monument = Bâtir un monument
kind-ziggurat = Bâtir la ziggourat
kind-decline = Ne rien bâtir
kind-treasure = Prendre un trésor
kind-point = Marquer un point
kind-move = Se déplacer
kind-deploy = Déployer
kind-build = Bâtir
kind-migrate = Migrer
kind-power = Utiliser un pouvoir
kind-halve = Faire perdre la moitié de la main
kind-end = Terminer le tour
kind-discard = Défausser
kind-palace = Bâtir un palais
kind-emissary = Envoyer un émissaire
kind-fort = Placer la fortification
kind-claim = Réserver une province
kind-done = Ne plus rien placer
kind-exchange = Échanger une carte
kind-draw = Piocher une carte
kind-keep = Conserver une carte
kind-emperor-palace = Un palais pour l’Empereur
kind-emperor-claim = Réserver une province pour l’Empereur
kind-emperor-emissary = Un émissaire pour l’Empereur
kind-emperor-pass = Ne rien placer pour l’Empereur
kind-special-emperor-first = Spéciale : l’Empereur d’abord
kind-special-two-provinces = Spéciale : deux provinces
kind-special-exchange = Spéciale : échanger une carte
word-red = rouge
word-blue = bleu
word-green = vert
word-black = noir
word-yellow = jaune
word-orange = orange
word-purple = mauve
word-with = avec
word-pile = la pioche
word-mine = ma rangée
word-theirs = la rangée adverse
word-start = le temple de départ
word-assyrians = Assyriens
word-hittites = Hittites
word-medes = Mèdes
word-persians = Perses
word-sumerians = Sumériens
ask-color = Couleur
ask-cell = Case
ask-tiles = Tuiles
ask-monument = Monument
ask-space = Emplacement
ask-province = Province
ask-payment = Paiement
ask-source = De
ask-given = Donner
ask-got = Prendre
ask-nation = Nation
ask-row = Rangée
ask-from = De
ask-to = Vers
ask-power = Pouvoir
ask-run = Payé par
ask-firstRun = la première suite
plain-choose = Que faites-vous ?
plain-drop = Retirer { $word }
plain-prompt = Répondez avec les boutons de la question.
plain-set = { $n } sur { $most } au plus
plain-one = Un { $word } de plus
plain-less = Un { $word } de moins
plain-position = La position
plain-none = aucun
plain-wait = Il n’y a rien à choisir maintenant.
