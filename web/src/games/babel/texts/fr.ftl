## On its card

game-babel = Babel
game-babel-facts = 2 joueurs · 20–30 min
game-babel-about = Un duel sur cinq chantiers. Faites venir des nations, utilisez leurs pouvoirs, élevez les temples les plus hauts.
emblem-sun = Soleil
emblem-moon = Lune
learn-babel-lesson = Déplacez-vous, déployez, bâtissez, réunissez une nation, et gagnez grâce à un temple volé.

## Options: the name of each, and what it changes, in the words of docs/rules

option-babel-deal = Premières mains
option-babel-deal-about = La règle donne trois cartes au premier joueur et cinq à l’autre. La première édition en donnait cinq à chacun.
option-babel-deal-3-5 = trois et cinq
option-babel-deal-5-5 = cinq chacun
option-babel-idle_powers = Pouvoirs sans effet
option-babel-idle_powers-about = Les pouvoirs des Assyriens, des Mèdes et des Sumériens, et la perte de la moitié de la main, peuvent être utilisés même s’il ne se passe rien : la carte est payée quand même.

## Moves: what a button or the prompt says somebody is about to do

move-move = Se déplacer chez les { $nation }
move-deploy = Déployer { $one }
move-build-mine = Bâtir avec la carte du dessus de votre rangée
move-build-theirs = Bâtir avec la carte du dessus de la rangée adverse
move-build-start = Bâtir le temple de départ
move-migrate = Faire migrer trois cartes des { $from } vers les { $to }
move-power-assyrians = Pouvoir des Assyriens : détruire le temple d’en face
move-power-hittites = Pouvoir des Hittites : voler un niveau
move-power-medes = Pouvoir des Mèdes : les { $nation } d’en face désertent
move-power-persians-mine = Pouvoir des Perses : sauter un niveau, avec la carte de votre rangée
move-power-persians-theirs = Pouvoir des Perses : sauter un niveau, avec la carte de la rangée adverse
move-power-sumerians = Pouvoir des Sumériens : rallier une nation
move-halve = Faire perdre la moitié de la main, payé par les { $nation }
move-discard = Défausser { $one }
one-assyrians = un Assyrien
one-hittites = un Hittite
one-medes = un Mède
one-persians = un Perse
one-sumerians = un Sumérien

## In the summary: luck, why it was won, why it ended

luck-babel = Cartes Nation piochées : piochées, et attendues d’après la pioche à chaque fois.
why-babel-height = Les temples { DE($winner) } ont une hauteur de { $mine }, ceux { DE($other) } de { $theirs }.
why-babel-cards = Les deux hauteurs font { $same }. { $winner } a { $mine } cartes en main contre { $theirs }.
why-babel-equal = Tous deux ont { $same } de hauteur et { $spare } cartes en main.
ended-babel-lead = Quinze contre neuf ou moins a mis fin à la partie.
ended-babel-twenty = Une hauteur de vingt a mis fin à la partie.
ended-babel-nine = Un camp est retombé à neuf ou moins une fois les quinze atteints.
ended-babel-pile = La dernière carte Temple a été dévoilée.
ended-babel-turns = La partie a atteint son dernier tour.
board = Le mur : cinq chantiers, chacun à deux côtés
assyrians = Assyriens
hittites = Hittites
medes = Mèdes
persians = Perses
sumerians = Sumériens
does-assyrians = détruisent
does-hittites = volent
does-medes = font déserter
does-persians = sautent
does-sumerians = rallient
about-assyrians = Trois Assyriens à la suite au chantier de votre pion : défaussez-en un pour détruire le temple d’en face.
about-hittites = Trois Hittites à la suite au chantier de votre pion : défaussez-en un pour voler le sommet d’en face, s’il est plus haut que le vôtre et si vous avez là autant de cartes que son niveau.
about-medes = Trois Mèdes à la suite au chantier de votre pion : défaussez-en un pour faire déserter toutes les cartes d’une nation dans la colonne d’en face.
about-persians = Trois Perses à la suite au chantier de votre pion : défaussez-en un pour bâtir un niveau accessible en sautant celui d’en dessous.
about-sumerians = Trois Sumériens à la suite au chantier de votre pion : défaussez-en un pour rallier toutes les cartes semblables à la dernière d’en face.
about-any = Ou bien l’adversaire perd la moitié de sa main.
quarry = Carrière
noTemple = sans temple
yourRow = Votre rangée
rowOf = Rangée { DE($name) }
emptyRow = rien de dévoilé
start = temple de départ
templePile = temples
nationPile = nations
discard = Défausse, { $n }
nextTemples = Ensuite : { $levels }
unseen = Encore dans la pile : { $levels }
hand = Votre main
handOf = Main { DE($name) }
handCount = Votre main, { $n }
emptyHand = Aucune carte en main.
acts = Chez les { $site }
actsAt = Ce que vous pouvez faire
noActs = Choisissez une carte pour la déployer ou pour vous déplacer.
atQuarry = Votre pion est à la carrière. Choisissez la carte d’un chantier pour y aller.
waiting = Ce n’est pas votre tour. Les suites et les menaces sont marquées sur le mur.
withCard = Avec cette carte
deploy = Déployer ici
deployAt = dans votre colonne chez les { $site }
go = Se déplacer chez les { $site }
goCost = la carte est défaussée
giveUp = Défaussez encore { $n } { $n ->
        [one] carte
       *[other] cartes
    } : touchez-les.
giveUpOne = à défausser
build = Bâtir le niveau { $level }
build-mine = carte du dessus de votre rangée
build-theirs = carte du dessus { DE($name) }
build-start = votre temple de départ
power-assyrians = Détruire le niveau { $level }
power-hittites = Voler le niveau { $level }
power-medes = Faire déserter une nation
power-medes-one = Faire déserter les { $nation }
power-persians = Sauter un niveau
power-persians-one = Sauter au niveau { $level }
power-sumerians = Rallier les { $nation }
power-idle = Sans effet
halve = Moitié de la main { DE($name) }
halve-of = { $name } perd { $n } de ses { $all }
halve-some = { $name } choisit les cartes
pays = 1 des { $n } { $nation }
pays-power = pour une carte
pays-mine = votre rangée
pays-theirs = la rangée { DE($name) }
pays-start = le temple de départ
target-medes = Qui déserte ?
target-persians = Quelle carte Temple ?
deserters = { $n } { $n ->
        [one] carte
       *[other] cartes
    } là
comeOver = { $n } { $n ->
        [one] carte change
       *[other] cartes changent
    } de camp
sums = { $mine } : { $theirs }
wins = vous gagnez
ends = la partie se termine
endModeBegins = la fin de partie commence
migrate = Migrer
migrateOnce = trois cartes, une fois par tour
migrateFrom = Faire migrer les trois dernières cartes des { $site }
migrateWhence = Quelle colonne ? Ses trois dernières cartes partent.
migrateWhither = Vers où ?
migrateTo = Vers les { $site }
race = Sommes des hauteurs : { $near } { $n }, { $far } { $m }
raceRule = 15 contre 9 ou moins gagne aussitôt ; contre 10 ou plus, la fin de partie commence.
endMode = Fin de partie
endRule = 20 gagne, 9 ou moins perd.
threat-assyrians = pourrait détruire le niveau { $level }
threat-hittites = pourrait voler le niveau { $level }
threat-medes = pourrait faire déserter
threat-persians = pourrait sauter au niveau { $level }
threat-sumerians = pourrait rallier des cartes
threatShort-assyrians = détruit { $level }
threatShort-hittites = vole { $level }
threatShort-medes = fait déserter
threatShort-persians = saute à { $level }
threatShort-sumerians = rallie
says-side = { $name } chez les { $site } : { $temple } ; { $cards }
says-temple = temple de hauteur { $level }, niveaux { $levels }
says-noCards = pas de cartes
says-cards = { $n } { $n ->
        [one] carte
       *[other] cartes
    } : { $names }
says-pawn = pion { DE($name) } ici
says-run = suite de { $n } { $nation }
says-lit = peut être choisi : { $what }
says-site = Chantier des { $site }, hauteurs { $mine } contre { $theirs }
says-deploy = déployer les { $nation } ici
says-open = carte du dessus, niveau { $level }
says-row = { $row }, depuis la première : { $levels }
says-start = temple de départ, niveau 1
won = Comment la partie a été gagnée
won-lead = Quinze ou plus contre neuf ou moins.
won-twenty = Vingt a été atteint en fin de partie.
won-nine = Un camp est tombé à neuf ou moins en fin de partie.
won-pile = La pile des temples était vide : la plus grande somme gagne, puis la plus grande main.
won-turns = La partie avait trop duré : la plus grande somme gagne, puis la plus grande main.
