## On its card

game-china = China
game-china-facts = 2–5 joueurs · 30–45 min
game-china-about = Trois cartes, deux pions, une province. Des palais pour la majorité, des émissaires pour les alliances, des routes pour la fin.
emblem-ink = Encre
emblem-lapis = Lapis
emblem-porcelain = Porcelaine
emblem-teal = Sarcelle
emblem-rose = Rose
learn-china-lesson = Posez des palais, usez d’un joker, remplissez une province, scellez une alliance et fermez une route.

## Options: the name of each, and what it changes, in the words of docs/rules

option-china-map = Carte
option-china-map-about = La règle donne une face à trois ou quatre joueurs et l’autre à quatre ou cinq. Les querelles frontalières ajoutent des postes et des ports entre provinces, de trois à cinq. À deux, on prend la première.
option-china-map-34 = de 2 à 4
option-china-map-45 = pour 4 ou 5
option-china-map-border = Querelles frontalières
option-china-fortifications = Fortifications
option-china-fortifications-about = Chaque joueur peut poser une fortification. Qui bâtit un palais dessus marque double dans cette province, et double pour la route qui y passe. Pas sur la carte des frontières. À deux, l’Empereur n’en a pas.
option-china-bonus = Tuiles bonus
option-china-bonus-about = Deux tuiles cachées attendent dans chaque province. Qui bâtit sur une tuile la prend ; à la fin, la majorité d’une couleur rapporte 6.
option-china-influence = Cartes d’influence
option-china-influence-about = À deux : vous gardez une carte à chaque tour. Qui a le plus d’une couleur marque aussi les points de l’Empereur dans les provinces de cette couleur. Sans elles, ses points sont perdus : la forme légère.

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
ended-china-pile = La pioche fut épuisée pour la seconde fois.
ended-china-pieces = Plus personne ne pouvait rien poser.
map = Carte
hand = Votre main
aside = Cartes et scores
noHand = Vous regardez.
noCards = aucune carte
display = Face visible
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
keepOne = Gardez-en une
kept = Cartes gardées et influence
holds = { $name } tient l’influence { $color }
specials = Cartes spéciales restantes
special-emperor-first = l’Empereur d’abord
special-two-provinces = deux provinces
special-exchange = échange
tray = Votre tour
trayPlaced = { $n } { $n ->
        [one] pion placé
       *[other] pions placés
    }, { $cards } { $cards ->
        [one] carte jouée
       *[other] cartes jouées
    }, { $left } à attribuer.
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
exchangeHint = Touchez la carte que vous donnez ; votre tour sera fini.
swap = Spéciale : échange
swapHint = Touchez une carte de votre main, puis une face visible.
now = Si la partie finissait là
player = Joueur
source-played = Déjà marqués
source-palaces = Provinces encore ouvertes
source-palacesEnd = Provinces à la fin
source-alliances = Alliances
source-roads = Routes
source-harbours = Ports
source-bonus = Tuiles bonus
source-total = Total
left = Pions restants
palaces = { $n } palais
emissaries = { $n } { $n ->
        [one] émissaire
       *[other] émissaires
    }
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
fill = { $n } sur { $all }
scored = comptée
preview = Ce qui suivrait
yourRoads = Vos routes
none = aucune
tie = égalité
isFull = { $name } est complète et comptée
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
ghost = montré, à confirmer
fit = Montrer toute la carte
standing = Scores
isPlain = Le dessin de cette carte est illisible : ses provinces sont rangées côte à côte.
keys = Les flèches passent d’un endroit à l’autre, Entrée choisit.
