## On its card

game-china = China
game-china-facts = 2–5 Spieler · 30–45 min
game-china-about = Drei Karten, zwei Spielsteine, eine Provinz. Paläste für die Mehrheit, Gesandte für Bündnisse, Straßen für den Schluss.
emblem-ink = Tinte
emblem-lapis = Lapis
emblem-porcelain = Porzellan
emblem-teal = Petrol
emblem-rose = Rose
learn-china-lesson = Bau Paläste, nutze einen Joker, mach eine Provinz voll, schließ ein Bündnis und bilde eine Kette entlang der Straßen.

## Options: the name of each, and what it changes, in the words of docs/rules

option-china-map = Landkarte
option-china-map-about = Nach den Regeln ist eine Seite für drei oder vier Spieler da, die andere für vier oder fünf. Bei den Grenzstreitigkeiten kommen Grenzposten und Häfen hinzu, für drei bis fünf. Zu zweit nimmt man die erste.
option-china-map-34 = für 2 bis 4
option-china-map-45 = für 4 oder 5
option-china-map-border = Grenzstreitigkeiten
option-china-fortifications = Befestigungen
option-china-fortifications-about = Jeder darf eine Befestigung errichten. Wer darauf einen Palast baut, erhält in dieser Provinz und für die Kette, zu der er gehört, doppelte Punkte. Nicht bei den Grenzstreitigkeiten. Zu zweit hat der Kaiser keine.
option-china-bonus = Bonusplättchen
option-china-bonus-about = In jeder Provinz liegen zwei verdeckte Plättchen. Wer auf einem baut, nimmt es; wer am Ende die meisten einer Farbe hat, auch bei Gleichstand, erhält 6 Punkte.
option-china-influence = Einflusskarten
option-china-influence-about = Zu zweit: In jedem Spielzug behältst du eine Karte. Wer dann mindestens so viele Karten dieser Farbe hat wie der andere, nimmt ihre Einflusskarte und erhält in Provinzen dieser Farbe auch die Punkte des Kaisers. Ohne diese Karten verfallen seine Punkte: die leichte Form.

## Moves: what a button or the prompt says somebody is about to do

move-palace = Palast auf { $place } bauen
move-palace-paid = Palast auf { $place } bauen für { $cards }
move-emissary = Gesandten nach { $place } entsenden für { $cards }
move-fort = Befestigung auf { $place } errichten für { $cards }
move-claim = Ersten Palast in { $place } beanspruchen für { $cards }
move-exchange = { $card } tauschen
move-draw = { $card } nehmen
move-draw-pile = Karte vom Stapel ziehen
move-keep = { $card } behalten
move-emperor-palace = Kaiser: Palast auf { $place } für { $cards }
move-emperor-claim = Kaiser: ersten Palast in { $place } für { $cards } beanspruchen
move-emperor-emissary = Kaiser: Gesandter nach { $place } für { $cards }
move-special-exchange = Sonderkarte: { $card } gegen { $other } tauschen
card-red = 1 rote Karte
card-green = 1 grüne Karte
card-yellow = 1 gelbe Karte
card-orange = 1 orange Karte
card-purple = 1 violette Karte
cards-red = { $n } rote Karten
cards-green = { $n } grüne Karten
cards-yellow = { $n } gelbe Karten
cards-orange = { $n } orange Karten
cards-purple = { $n } violette Karten

## What somebody did, where the rules have nothing to tell of it

did-done = { $name } setzt nichts mehr.

## In the summary: luck, why it was won, why it ended

luck-china = Verdeckt vom Stapel gezogene Karten: die gezogene und die nach dessen jeweiligem Inhalt erwartete Zahl.
why-china-score = { $winner } hat { $mine } Punkte, { $other } { $theirs }.
why-china-pieces = { $winner } und { $other } haben beide { $same } Punkte. { $winner } hat noch { $mine } Spielsteine gegen { $theirs }.
why-china-equal = { $winner } und { $other } haben beide { $same } Punkte und noch { $spare } Spielsteine.
ended-china-pile = Der Stapel war zum zweiten Mal aufgebraucht.
ended-china-pieces = Niemand konnte mehr etwas setzen.
map = Landkarte
hand = Deine Hand
aside = Karten und Punkte
noCards = keine Karte
display = Auslage
pile = Stapel
pileOf = Der Stapel: { $n } { $n ->
        [one] Karte
       *[other] Karten
    }
passFirst = erster Durchgang
passSecond = zweiter und letzter Durchgang
passOver = aufgebraucht: Dies ist die letzte Runde
toDraw = { $n } zu ziehen
green = grün
emperor = Kaiser
emperorHand = Die Karten des Kaisers
keepOne = Behalte eine davon
kept = Behaltene Karten und Einfluss
holds = { $name } hat die Einflusskarte ({ $color })
specials = Übrige Sonderkarten
special-emperor-first = Kaiser zuerst
special-two-provinces = zwei Provinzen
special-exchange = Kartentausch
special-emperor-first-about = Der Kaiser zieht vor deinem ersten Spielstein statt nach deinem Zug.
special-two-provinces-about = Dein zweiter Spielstein darf in einer anderen Provinz liegen als der erste.
special-exchange-about = Tausche eine Handkarte gegen eine offene.
tray = Dein Spielzug
trayPlaced = { $n } { $n ->
        [one] Spielstein
       *[other] Spielsteine
    } gesetzt, { $cards } { $cards ->
        [one] Karte
       *[other] Karten
    } gespielt.
trayHint = Nimm Karten oder tippe ein leuchtendes Feld an.
trayFits = { $cards }: { $n } { $n ->
        [one] Feld leuchtet
       *[other] Felder leuchten
    }
trayNowhere = { $cards }: bezahlt gerade nichts
pay = { $place }: bezahlen mit
place = Palast, Gesandter
draw = Ziehen
fort = Befestigung
exchange = Karte tauschen
exchangeHint = Tippe die Karte an, die du abwirfst; danach ist dein Spielzug zu Ende.
swap = Sonderkarte: Tausch
swapHint = Tippe eine Karte deiner Hand an, dann eine aus der Auslage.
now = Wenn jetzt Schluss wäre
player = Spieler
source = Punkte aus
source-played = Bisher erhalten
source-playedEnd = Während des Spiels
source-palaces = Noch nicht gewertete Provinzen
source-palacesEnd = Provinzen am Schluss
source-alliances = Bündnisse
source-roads = Straßen
source-harbours = Häfen
source-bonus = Bonusplättchen
source-total = Summe
left = Übrige Spielsteine
palaces = { $n } { $n ->
        [one] Palast
       *[other] Paläste
    }
palacesLeft = übrige Paläste
emissariesLeft = übrige Gesandte
fortsLeft = übrige Befestigungen
tilesTaken = genommene Bonusplättchen
alliances = Deine Bündnisse
points = { $n } { $n ->
        [one] Punkt
       *[other] Punkte
    }
provinces = Provinzen
province = Provinz
headPalaces = Paläste
headEmissaries = Gesandte
leads = am meisten: { $names }
fill = { $n } von { $all }
fillAtMost = { $n } von höchstens { $all }
scored = gewertet
preview = Was daraus folgt
yourRoads = Deine Straßen
none = keine
tie = Gleichstand
isFull = { $name } ist voll und wird gewertet
envoys = { $name }, Gesandte
pointsNow = Punkte am Schluss
unchanged = unverändert
space = { $space } in { $province }
post = { $space }, Grenzposten: { $province }
harbour = Hafen
free = frei
palaceOf = Palast von { $name }
fortThere = Befestigung
tileThere = Bonusplättchen, { $color }
tileHidden = Bonusplättchen, verdeckt
dragon = { $province }, { $color }: { $n } von { $all } Palästen, { $emissaries } von höchstens { $limit } Gesandten
envoysOf = { $n } von { $name }
lit = wählbar: { $what }
ghost = vorgeschlagen, zu bestätigen
fit = Ganze Landkarte zeigen
standing = Punkte
finalMap = Die Karte am Ende
finalPoints = Wo die Punkte liegen
finalPlace = Ort
finalProvinces = Provinzen
isPlain = Die Zeichnung dieser Landkarte ist nicht lesbar: Die Provinzen liegen deshalb nebeneinander.
keys-china = Pfeiltasten führen von Feld zu Feld, N und Umschalt N zum nächsten, das gewählt werden kann, und zurück, die Eingabetaste wählt.
