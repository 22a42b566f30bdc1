## On its card

game-china = China
game-china-facts = 2–5 joueurs · 30–45 min
game-china-about = Trois cartes, deux pions, une province. Des palais pour la majorité, des émissaires pour les alliances, des routes pour la fin.
emblem-ink = Encre
emblem-lapis = Lapis
emblem-porcelain = Porcelaine
emblem-teal = Sarcelle
emblem-rose = Rose
learn-china-lesson = Placez des palais, utilisez un joker, remplissez une province, scellez une alliance et formez une chaîne le long des routes.

## Options: the name of each, and what it changes, in the words of docs/rules

option-china-map = Carte
option-china-map-about = La règle donne une face à trois ou quatre joueurs et l’autre à quatre ou cinq. Les Querelles frontalières ajoutent des postes frontières et des ports, de trois à cinq joueurs. À deux, on prend la première.
option-china-map-34 = de 2 à 4
option-china-map-45 = pour 4 ou 5
option-china-map-border = Querelles frontalières
option-china-fortifications = Fortifications
option-china-fortifications-about = Chaque joueur peut placer une fortification. Qui bâtit un palais dessus marque double dans cette province, et double pour la chaîne qui y passe. Pas dans les Querelles frontalières. À deux, l’Empereur n’en a pas.
option-china-bonus = Tuiles bonus
option-china-bonus-about = Deux tuiles cachées attendent dans chaque province. Qui bâtit sur une tuile la prend ; à la fin, avoir le plus de tuiles d’une couleur rapporte 6 points, même à égalité.
option-china-influence = Cartes d’influence
option-china-influence-about = À deux : vous conservez une carte à chaque tour. Qui en a alors au moins autant de cette couleur que l’autre prend sa carte d’influence et marque aussi les points de l’Empereur dans les provinces de cette couleur. Sans elles, ses points sont perdus : la variante plus légère.

## Moves: what a button or the prompt says somebody is about to do

move-palace = Bâtir un palais en { $place }
move-palace-paid = Bâtir un palais en { $place } avec { $cards }
move-emissary = Envoyer un émissaire à { $place } avec { $cards }
move-fort = Placer la fortification en { $place } avec { $cards }
move-claim = Réserver le premier palais { DE($place) } avec { $cards }
move-exchange = Échanger { $card }
move-draw = Prendre { $card }
move-draw-pile = Piocher
move-keep = Conserver { $card }
move-emperor-palace = Un palais pour l’Empereur en { $place } avec { $cards }
move-emperor-claim = Réserver pour l’Empereur le premier palais { DE($place) } avec { $cards }
move-emperor-emissary = Un émissaire pour l’Empereur à { $place } avec { $cards }
move-special-exchange = Carte spéciale : échanger { $card } contre { $other }
card-red = une carte rouge
card-green = une carte verte
card-yellow = une carte jaune
card-orange = une carte orange
card-purple = une carte mauve
cards-red = { $n } cartes rouges
cards-green = { $n } cartes vertes
cards-yellow = { $n } cartes jaunes
cards-orange = { $n } cartes orange
cards-purple = { $n } cartes mauves

## What somebody did, where the rules have nothing to tell of it

did-done = { $name } ne place plus rien.

## In the summary: luck, why it was won, why it ended

luck-china = Cartes piochées à l’aveugle : piochées, et attendues d’après la pioche à chaque fois.
why-china-score = { $winner } a { $mine } points, { $other } { $theirs }.
why-china-pieces = { $winner } et { $other } ont tous deux { $same } points. { $winner } a encore { $mine } pions contre { $theirs }.
why-china-equal = { $winner } et { $other } ont tous deux { $same } points et encore { $spare } pions.
ended-china-pile = La pioche a été épuisée pour la seconde fois.
ended-china-pieces = Plus personne ne pouvait rien placer.
map = Carte
hand = Votre main
aside = Cartes et scores
noCards = aucune carte
display = Faces visibles
pile = Pioche
pileOf = La pioche : { $n } { $n ->
        [one] carte
       *[other] cartes
    }
passFirst = premier passage
passSecond = second passage, le dernier
passOver = épuisée : c’est le dernier tour
toDraw = { $n } à piocher
green = verte
emperor = Empereur
emperorHand = Cartes de l’Empereur
keepOne = Conservez-en une
kept = Cartes conservées et influence
holds = { $name } a la carte d’influence { $color }
specials = Cartes spéciales restantes
special-emperor-first = l’Empereur d’abord
special-two-provinces = deux provinces
special-exchange = échange
special-emperor-first-about = L’Empereur joue avant votre premier pion, et non après votre tour.
special-two-provinces-about = Votre second pion peut se trouver dans une autre province que le premier.
special-exchange-about = Échangez une carte de votre main contre une carte face visible.
tray = Votre tour
trayPlaced = { $n } { $n ->
        [one] pion placé
       *[other] pions placés
    }, { $cards } { $cards ->
        [one] carte jouée
       *[other] cartes jouées
    }.
trayHint = Prenez des cartes, ou touchez un endroit éclairé.
trayFits = { $cards } : { $n } { $n ->
        [one] endroit éclairé
       *[other] endroits éclairés
    }
trayNowhere = { $cards } : ne paie rien maintenant
pay = { $place } : payer avec
place = Palais, émissaire
draw = Piocher
fort = Fortification
exchange = Échanger une carte
exchangeHint = Touchez la carte que vous défaussez ; votre tour sera terminé.
swap = Spéciale : échange
swapHint = Touchez une carte de votre main, puis une carte face visible.
now = Si la partie s’arrêtait là
player = Joueur
source = Origine des points
source-played = Déjà marqués
source-playedEnd = Marqués en cours de partie
source-palaces = Provinces non décomptées
source-palacesEnd = Provinces à la fin
source-alliances = Alliances
source-roads = Routes
source-harbours = Ports
source-bonus = Tuiles bonus
source-total = Total
left = Pions restants
palaces = { $n } palais
palacesLeft = palais restants
emissariesLeft = émissaires restants
fortsLeft = fortifications restantes
tilesTaken = tuiles bonus prises
alliances = Vos alliances
points = { $n } { $n ->
        [one] point
       *[other] points
    }
provinces = Provinces
province = Province
headPalaces = Palais
headEmissaries = Émissaires
leads = le plus : { $names }
fill = { $n } sur { $all }
fillAtMost = { $n } sur { $all } au plus
scored = décomptée
preview = Ce qui suivrait
yourRoads = Vos routes
none = aucune
tie = égalité
isFull = { $name } est complète et décomptée
envoys = { $name }, émissaires
pointsNow = Points à la fin
unchanged = inchangés
space = { $space } dans { $province }
post = { $space }, poste frontière entre { $province }
harbour = port
free = libre
palaceOf = palais { DE($name) }
fortThere = fortification
tileThere = tuile bonus { $color }
tileHidden = tuile bonus, cachée
dragon = { $province }, { $color } : { $n } palais sur { $all }, { $emissaries } émissaires sur { $limit } au plus
envoysOf = { $n } { DE($name) }
lit = peut être choisi : { $what }
ghost = proposé, à confirmer
fit = Montrer toute la carte
standing = Scores
finalMap = La carte à la fin
finalPoints = D’où viennent les points
finalPlace = Lieu
finalProvinces = Provinces
isPlain = Le dessin de cette carte est illisible : ses provinces sont rangées côte à côte.
keys-china = Les flèches mènent d’un endroit à l’autre, N et Maj N au prochain qui peut être choisi et au précédent, Entrée choisit.
