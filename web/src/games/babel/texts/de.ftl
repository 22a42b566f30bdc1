## On its card

game-babel = Babel
game-babel-facts = 2 Spieler · 20–30 min
game-babel-about = Ein Duell um fünf Bauplätze. Hol Völker herbei, nutze ihre Fähigkeiten und bau die höheren Tempel.
emblem-sun = Sonne
emblem-moon = Mond
learn-babel-lesson = Reise, siedle an und baue, führ drei Karten eines Volkes zusammen und gewinne mit einer gestohlenen Tempelstufe.

## Options: the name of each, and what it changes, in the words of docs/rules

option-babel-deal = Karten zu Beginn
option-babel-deal-about = Nach den Regeln bekommt, wer beginnt, drei Karten und der Gegner fünf. In der ersten Ausgabe bekamen beide fünf.
option-babel-deal-3-5 = drei und fünf
option-babel-deal-5-5 = je fünf
option-babel-idle_powers = Fähigkeiten ohne Wirkung
option-babel-idle_powers-about = Die Fähigkeiten der Assyrer, Meder und Sumerer und das Halbieren darf man auch nutzen, wenn dabei nichts geschieht: Die Karte wird trotzdem bezahlt.

## Moves: what a button or the prompt says somebody is about to do

move-move = Zum Bauplatz der { $nation } reisen
move-deploy = { $one } ansiedeln
move-build-mine = Mit der offenen Karte deiner Reihe bauen
move-build-theirs = Mit der offenen Karte der gegnerischen Reihe bauen
move-build-start = Den Starttempel bauen
move-migrate = Drei Karten vom Bauplatz der { $from } zum Bauplatz der { $to } wandern lassen
move-power-assyrians = Fähigkeit der Assyrer: den Tempel gegenüber zerstören
move-power-hittites = Fähigkeit der Hethiter: eine Stufe stehlen
move-power-medes = Fähigkeit der Meder: die { $nation } gegenüber vertreiben
move-power-persians-mine = Fähigkeit der Perser: mit der Karte deiner Reihe eine Stufe überspringen
move-power-persians-theirs = Fähigkeit der Perser: mit der Karte der gegnerischen Reihe eine Stufe überspringen
move-power-sumerians = Fähigkeit der Sumerer: ein Volk abwerben
move-halve = Hand des Gegners halbieren, die { $nation } bezahlen
move-discard = { $one } abwerfen
one-assyrians = 1 Assyrer
one-hittites = 1 Hethiter
one-medes = 1 Meder
one-persians = 1 Perser
one-sumerians = 1 Sumerer

## In the summary: luck, why it was won, why it ended

luck-babel = Völkerkarten vom Stapel: die gezogene und die nach dessen jeweiligem Inhalt erwartete Zahl.
why-babel-height = Die Tempel von { $winner } sind zusammen { $mine } hoch, die von { $other } { $theirs }.
why-babel-cards = Beide kommen auf die Höhe { $same }. { $winner } hat { $mine } Karten auf der Hand gegen { $theirs }.
why-babel-equal = Beide haben die Höhe { $same } und { $spare } Karten auf der Hand.
ended-babel-lead = Fünfzehn gegen neun oder weniger beendete die Partie.
ended-babel-twenty = Eine Höhe von zwanzig beendete die Partie.
ended-babel-nine = Nachdem die Fünfzehn erreicht war, fiel eine Seite auf neun oder weniger.
ended-babel-pile = Die letzte Tempelkarte wurde aufgedeckt.
ended-babel-turns = Die Partie erreichte ihren letzten Spielzug.
board = Die Mauer: fünf Bauplätze, jeder mit zwei Seiten
assyrians = Assyrer
hittites = Hethiter
medes = Meder
persians = Perser
sumerians = Sumerer
does-assyrians = zerstören
does-hittites = stehlen
does-medes = vertreiben
does-persians = überspringen
does-sumerians = abwerben
about-assyrians = Drei Assyrer hintereinander am Bauplatz deiner Spielfigur: Wirf einen ab, um den Tempel gegenüber zu zerstören.
about-hittites = Drei Hethiter hintereinander am Bauplatz deiner Spielfigur: Wirf einen ab, um die oberste Stufe gegenüber zu stehlen, wenn sie höher ist als deine und du dort so viele Karten hast.
about-medes = Drei Meder hintereinander am Bauplatz deiner Spielfigur: Wirf einen ab, um alle Karten eines Volkes aus der Spalte gegenüber zu vertreiben.
about-persians = Drei Perser hintereinander am Bauplatz deiner Spielfigur: Wirf einen ab, um eine offene Stufe zu bauen und die darunter zu überspringen.
about-sumerians = Drei Sumerer hintereinander am Bauplatz deiner Spielfigur: Wirf einen ab, um alle Karten abzuwerben, die der letzten gegenüber gleichen.
about-any = Oder halbiere die Hand des Gegners.
quarry = Steinbruch
noTemple = kein Tempel
yourRow = Deine Reihe
rowOf = Reihe von { $name }
emptyRow = nichts aufgedeckt
start = Starttempel
templePile = Tempel
nationPile = Völker
discard = Ablage, { $n }
nextTemples = Als Nächstes: { $levels }
unseen = Noch im Stapel: { $levels }
hand = Deine Hand
handOf = Hand von { $name }
handCount = Deine Hand, { $n }
emptyHand = Keine Karte auf der Hand.
acts = Bauplatz der { $site }
actsAt = Was du tun kannst
noActs = Wähle eine Karte, um sie anzusiedeln oder um mit ihr weiterzureisen.
atQuarry = Deine Spielfigur steht im Steinbruch. Wähle die Karte eines Bauplatzes, um dorthin zu reisen.
waiting = Du bist nicht an der Reihe. Serien und Drohungen sind auf der Mauer markiert.
withCard = Mit dieser Karte
deploy = Hier ansiedeln
deployAt = in deiner Spalte, Bauplatz der { $site }
go = Zum Bauplatz der { $site }
goCost = kostet die Karte
giveUp = Wirf noch { $n } { $n ->
        [one] Karte
       *[other] Karten
    } ab: Tippe sie an.
giveUpOne = abwerfen
build = Stufe { $level } bauen
build-mine = offene Karte deiner Reihe
build-theirs = offene Karte der Reihe von { $name }
build-start = dein Starttempel
power-assyrians = Stufe { $level } zerstören
power-hittites = Stufe { $level } stehlen
power-medes = Ein Volk vertreiben
power-medes-one = { $nation } vertreiben
power-persians = Eine Stufe überspringen
power-persians-one = Auf Stufe { $level } springen
power-sumerians = { $nation } abwerben
power-idle = Ohne Wirkung
halve = Hand von { $name } halbieren
halve-of = { $name } verliert { $n } von { $all }
halve-some = { $name } wählt die Karten
pays = 1 der { $n } { $nation }
pays-power = für eine Karte
pays-mine = deine Reihe
pays-theirs = Reihe von { $name }
pays-start = der Starttempel
target-medes = Wer wird vertrieben?
target-persians = Welche offene Karte?
deserters = { $n } { $n ->
        [one] Karte
       *[other] Karten
    } dort
comeOver = { $n } { $n ->
        [one] Karte läuft
       *[other] Karten laufen
    } über
sums = { $mine } : { $theirs }
wins = du gewinnst
ends = die Partie endet
endModeBegins = die Endphase beginnt
migrate = Wandern lassen
migrateOnce = drei Karten, einmal pro Spielzug
migrateFrom = Die letzten drei Karten vom Bauplatz der { $site } wandern lassen
migrateWhence = Welche Spalte? Ihre letzten drei Karten wandern.
migrateWhither = Wohin?
migrateTo = Zum Bauplatz der { $site }
race = Summen der Höhen: { $near } { $n }, { $far } { $m }
raceRule = 15 gegen 9 oder weniger gewinnt sofort; gegen 10 oder mehr beginnt damit die Endphase.
endMode = Endphase
endRule = 20 gewinnt, 9 oder weniger verliert.
threat-assyrians = könnte Stufe { $level } zerstören
threat-hittites = könnte Stufe { $level } stehlen
threat-medes = könnte Karten vertreiben
threat-persians = könnte auf Stufe { $level } springen
threat-sumerians = könnte Karten abwerben
threatShort-assyrians = zerstört { $level }
threatShort-hittites = stiehlt { $level }
threatShort-medes = vertreibt
threatShort-persians = springt auf { $level }
threatShort-sumerians = wirbt ab
says-side = { $name } auf dem Bauplatz der { $site }: { $temple }; { $cards }
says-temple = Tempel der Höhe { $level }, Stufen { $levels }
says-noCards = keine Karten
says-cards = { $n } { $n ->
        [one] Karte
       *[other] Karten
    }: { $names }
says-pawn = Spielfigur von { $name } hier
says-run = Serie: { $n } { $nation }
says-lit = wählbar: { $what }
says-site = Bauplatz der { $site }, Höhen { $mine } zu { $theirs }
says-deploy = { $nation } hier ansiedeln
says-open = offene Karte, Stufe { $level }
says-row = { $row }, von der ersten an: { $levels }
says-start = Starttempel, Stufe 1
won = Wie die Partie gewonnen wurde
won-lead = Fünfzehn oder mehr gegen neun oder weniger.
won-twenty = In der Endphase wurde die Zwanzig erreicht.
won-nine = In der Endphase fiel eine Seite auf neun oder weniger.
won-pile = Der Tempelstapel war leer: Die höhere Summe gewinnt, dann die größere Hand.
won-turns = Die Partie hatte zu lange gedauert: Die höhere Summe gewinnt, dann die größere Hand.
