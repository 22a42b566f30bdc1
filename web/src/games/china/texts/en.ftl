## On its card

game-china = China
game-china-facts = 2–5 players · 30–45 min
game-china-about = Three cards, two pieces, one province. Palaces for the majority, emissaries for alliances, roads for the end.
emblem-ink = Ink
emblem-lapis = Lapis
emblem-porcelain = Porcelain
emblem-teal = Teal
emblem-rose = Rose
learn-china-lesson = Place palaces, use a joker, fill a province, seal an alliance and close a chain along the roads.

## Options: the name of each, and what it changes, in the words of docs/rules

option-china-map = Map
option-china-map-about = The rulebook gives one side to three or four players and the other to four or five. Border Disputes adds border posts and harbours, for three to five. Two players use the first.
option-china-map-34 = for 2 to 4
option-china-map-45 = for 4 or 5
option-china-map-border = Border Disputes
option-china-fortifications = Fortifications
option-china-fortifications-about = Each player may place one fortification. Whoever builds a palace on it scores double in that province, and double for the chain it belongs to. Not in Border Disputes. With two, the Emperor has none.
option-china-bonus = Bonus tiles
option-china-bonus-about = Two hidden tiles lie in every province. Whoever builds on one takes it; at the end, having the most tiles of a color, even tied, scores 6.
option-china-influence = Influence cards
option-china-influence-about = For two: you keep one card of each turn. Whoever keeps one and then has at least as many of its color as the other takes its influence card, and also scores the Emperor’s points in provinces of that color. Without them his points are lost: the light form.

## Moves: what a button or the prompt says somebody is about to do

move-palace = Build a palace on { $place }
move-palace-paid = Build a palace on { $place } with { $cards }
move-emissary = Send an emissary to { $place } with { $cards }
move-fort = Place the fortification on { $place } with { $cards }
move-claim = Claim the first palace of { $place } with { $cards }
move-exchange = Exchange { $card }
move-draw = Take { $card }
move-draw-pile = Draw from the pile
move-keep = Keep { $card }
move-emperor-palace = A palace for the Emperor on { $place } with { $cards }
move-emperor-claim = Claim the first palace of { $place } for the Emperor with { $cards }
move-emperor-emissary = An emissary for the Emperor to { $place } with { $cards }
move-special-exchange = Special card: swap { $card } for { $other }
card-red = a red card
card-green = a green card
card-yellow = a yellow card
card-orange = an orange card
card-purple = a purple card
cards-red = { $n } red cards
cards-green = { $n } green cards
cards-yellow = { $n } yellow cards
cards-orange = { $n } orange cards
cards-purple = { $n } purple cards

## What somebody did, where the rules have nothing to tell of it

did-done = { $name } places no more.

## In the summary: luck, why it was won, why it ended

luck-china = Cards drawn unseen from the pile: drawn, and expected of what it held each time.
why-china-score = { $winner } has { $mine } points, { $other } { $theirs }.
why-china-pieces = { $winner } and { $other } both have { $same } points. { $winner } has { $mine } pieces left against { $theirs }.
why-china-equal = { $winner } and { $other } both have { $same } points and { $spare } pieces left.
ended-china-pile = The pile was used up for the second time.
ended-china-pieces = Nobody could place anything any more.
map = Map
hand = Your hand
aside = Cards and scores
noCards = no card
display = Face up
pile = Pile
pileOf = The pile: { $n } { $n ->
        [one] card
       *[other] cards
    }
passFirst = first pass
passSecond = second pass, the last one
passOver = exhausted: this is the last round
toDraw = { $n } to draw
green = green
emperor = Emperor
emperorHand = The Emperor’s cards
keepOne = Keep one of these
kept = Kept cards and influence
holds = { $name } holds the { $color } influence card
specials = Special cards left
special-emperor-first = Emperor first
special-two-provinces = two provinces
special-exchange = swap
special-emperor-first-about = The Emperor moves before your first piece instead of after your turn.
special-two-provinces-about = Your second piece may lie in another province than the first.
special-exchange-about = Swap a card of your hand for one that lies face up.
tray = Your turn
trayPlaced = { $n } { $n ->
        [one] piece
       *[other] pieces
    } placed, { $cards } { $cards ->
        [one] card
       *[other] cards
    } played.
trayHint = Take cards, or touch a lit place.
trayFits = { $cards }: { $n } { $n ->
        [one] place
       *[other] places
    } lit
trayNowhere = { $cards }: pays for nothing now
pay = { $place }: pay with
place = Palace, emissary
draw = Draw
fort = Fortification
exchange = Exchange a card
exchangeHint = Touch the card you give up; your turn is then over.
swap = Special: swap
swapHint = Touch a card of your hand, then one that lies face up.
now = If it ended now
player = Player
source = Points from
source-played = Scored so far
source-playedEnd = Scored during the game
source-palaces = Provinces still open
source-palacesEnd = Provinces at the end
source-alliances = Alliances
source-roads = Roads
source-harbours = Harbours
source-bonus = Bonus tiles
source-total = Total
left = Pieces left
palaces = { $n } { $n ->
        [one] palace
       *[other] palaces
    }
palacesLeft = palaces left
emissariesLeft = emissaries left
fortsLeft = fortifications left
tilesTaken = bonus tiles taken
alliances = Alliances you lead
points = { $n } { $n ->
        [one] point
       *[other] points
    }
provinces = Provinces
province = Province
headPalaces = Palaces
headEmissaries = Emissaries
leads = most: { $names }
fill = { $n } of { $all }
fillAtMost = { $n } of at most { $all }
scored = scored
preview = What would follow
yourRoads = Your roads
none = none
tie = tie
isFull = { $name } is full and scored
envoys = { $name }, emissaries
pointsNow = Points if it ended
unchanged = unchanged
space = { $space } in { $province }
post = { $space }, border post between { $province }
harbour = harbour
free = free
palaceOf = palace of { $name }
fortThere = fortification
tileThere = { $color } bonus tile
tileHidden = bonus tile, face down
dragon = { $province }, { $color }: { $n } of { $all } palaces, { $emissaries } of at most { $limit } emissaries
envoysOf = { $n } of { $name }
lit = can be chosen: { $what }
ghost = shown, confirm it
fit = Show the whole map
standing = Scores
finalMap = The map at the end
finalPoints = Where the points lie
finalPlace = Where
finalProvinces = Provinces
isPlain = The drawing of this map cannot be read: its provinces lie side by side.
keys-china = Arrow keys move between places, N and Shift N lead to the next one that can be chosen and back, Enter chooses.
