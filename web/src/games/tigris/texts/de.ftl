## On its card

game-tigris = Euphrat & Tigris
game-tigris-facts = 2–4 Spieler · 60–90 min
game-tigris-about = Gründe Königreiche zwischen zwei Flüssen, vereine sie und überstehe die Kriege, die darauf folgen. Es zählt nur deine schwächste Farbe.
emblem-bow = Bogen
emblem-bull = Stier
emblem-urn = Krug
emblem-lion = Löwe
learn-tigris-lesson = Gründe ein Königreich, sammle Punkte, überstehe einen Aufstand und einen Krieg und bau ein Monument.

## Options: the name of each, and what it changes, in the words of docs/rules

option-tigris-english = Englische Regel für Verstärkung
option-tigris-english-about = Verstärkung ist nur erlaubt, wo sie das Ergebnis ändern kann. Der Angreifer schickt nichts oder genug, um die Stärke des Verteidigers auf dem Spielplan zu übertreffen; der Verteidiger nichts oder genau so viel, dass es zum Gleichstand reicht.
option-tigris-ziggurat = Zikkurat
option-tigris-ziggurat-about = Ein Bauwerk mehr: Aus einem Kreuz von fünf Plättchen einer Farbe kann die Zikkurat werden. Wer den König in ihrem Königreich hat, erhält am Ende jedes eigenen Spielzugs einen Punkt in einer Farbe nach Wahl.
option-tigris-open_scores = Offene Punkte
option-tigris-open_scores-about = Alle sehen alle Punkte und Schätze. Sonst siehst du bis zum Ende der Partie nur deine eigenen.

## Moves: what a button or the prompt says somebody is about to do

move-tile = { $tile } auf { $cell } legen
move-leader = { $leader } auf { $cell } setzen
move-catastrophe = Katastrophe auf { $cell } legen
move-withdraw = { $leader } zurücknehmen
move-swap = { $tiles } tauschen
move-war = Als Nächstes den Krieg der { $leaders } führen
move-support = { $n } Plättchen als Verstärkung schicken
move-support-none = Keine Verstärkung schicken
move-monument = Monument { $one }-{ $other } auf { $cell } bauen
move-ziggurat = Zikkurat um { $cell } bauen
move-treasure = Schatz von { $cell } nehmen
move-point = Punkt nehmen: { $color }
move-tile-red = Tempel
move-tile-blue = Bauernhof
move-tile-green = Markt
move-tile-black = Siedlung
move-tiles-red = { $n } Tempel
move-tiles-blue = { $n } { $n ->
        [one] Bauernhof
       *[other] Bauernhöfe
    }
move-tiles-green = { $n } { $n ->
        [one] Markt
       *[other] Märkte
    }
move-tiles-black = { $n } { $n ->
        [one] Siedlung
       *[other] Siedlungen
    }
move-leader-red = Priester
move-leader-blue = Bauer
move-leader-green = Händler
move-leader-black = König
move-leaders-red = Priester
move-leaders-blue = Bauern
move-leaders-green = Händler
move-leaders-black = Könige

## In the summary: luck, why it was won, why it ended

luck-tigris = Plättchen aus dem Beutel: die gezogene und die nach dem jeweiligen Inhalt erwartete Zahl.
why-tigris-totals = { $winner } hat in der schwächsten Farbe { $mine }, { $other } { $theirs }.
why-tigris-totals-1 = { $winner } und { $other } haben in der schwächsten Farbe beide { $same }. In der nächsten hat { $winner } { $mine } gegen { $theirs }.
why-tigris-totals-2 = { $winner } und { $other } haben in den zwei schwächsten Farben beide { $same }. In der dritten hat { $winner } { $mine } gegen { $theirs }.
why-tigris-totals-3 = { $winner } und { $other } haben in drei Farben gleich viel ({ $same }). In der stärksten hat { $winner } { $mine } gegen { $theirs }.
why-tigris-equal = { $winner } und { $other } haben in allen vier Farben gleich viel ({ $totals }).
ended-tigris-bag = Der Beutel reichte nicht mehr, um eine Hand aufzufüllen: Damit endete die Partie.
ended-tigris-treasures = Auf dem Spielplan lagen nur noch höchstens zwei Schätze: Damit endete die Partie.
ended-tigris-turns = Die Partie erreichte ihren letzten Spielzug.
board-name = Der Spielplan von Euphrat & Tigris
board-first = Wähle zuerst ein Plättchen oder einen Anführer.
board-fit = Ganzen Spielplan zeigen
board-near = Größer zeigen

## What a square is called and what lies on it

cell-land = Land
cell-river = Fluss
cell-ruin = Katastrophe
cell-treasure = Schatz
cell-corner = Eckschatz
cell-down = umgedrehtes Plättchen
cell-monument = Monument { $a }-{ $b }
cell-ziggurat = Zikkurat
cell-leader = { $leader } von { $name }, { $followers } Anhänger, { $temples } Tempel daneben
cell-offer = wählbar
cell-conflict = wählbar, löst einen Konflikt aus
cell-no = nicht möglich
cell-last = letzter Zug
cell-counted = zählt mit
cell-leaves = würde entfernt
cell-ghost = vorgeschlagen
tile-red = Tempel
tile-blue = Bauernhof
tile-green = Markt
tile-black = Siedlung
tiles-red = Tempel
tiles-blue = Bauernhöfe
tiles-green = Märkte
tiles-black = Siedlungen
leader-red = Priester
leader-blue = Bauer
leader-green = Händler
leader-black = König
leaders-red = Priester
leaders-blue = Bauern
leaders-green = Händler
leaders-black = Könige
color-red = rot
color-blue = blau
color-green = grün
color-black = schwarz
plate-attack = Angriff
plate-defend = Abwehr

## Answers to keys on the map

keys-tigris = Auf dem Spielplan führen die Pfeiltasten von Feld zu Feld, N und Umschalt N zum nächsten, das gewählt werden kann, und zurück. K beschreibt das Königreich dort, S alle Anführer, P deine eigenen. 1 bis 4 nehmen ein Plättchen, 5 bis 8 einen Anführer, 9 eine Katastrophe; 0 tauscht Plättchen.
key-noKingdom = { $cell } gehört zu keinem Königreich.
key-kingdom = Königreich aus { $n } { $n ->
        [one] Feld
       *[other] Feldern
    }: { $leaders }
key-nobody = Auf dem Spielplan ist kein Anführer.

## The dock

dock-hand = Deine Hand
dock-empty = Keine Plättchen
dock-leaders = Deine Anführer
dock-catastrophes = Katastrophen
dock-points = Deine Punkte
dock-onlyYou = (nur du siehst sie)
dock-weakest = Die schwächste Farbe zählt: { $color } { $points }
dock-filled = mit Schätzen { $filled }
dock-bag = Beutel
dock-treasures = übrige Schätze
dock-monuments = Übrige Monumente
dock-swap = Tauschen
dock-swapHint = Wähle die Plättchen, die du weglegst.
dock-swapNow = { $n } Plättchen tauschen
dock-swapWarn = Lässt sich nicht zurücknehmen: Du siehst neue Plättchen.
dock-withdraw = { $leader }: von { $cell } zurücknehmen
dock-move = oder wähle, wohin er soll
dock-atHome = bereit
dock-tile = { $tile }, { $n } auf der Hand
dock-leaderAt = { $leader }, auf { $cell }
dock-leaderHome = { $leader }, nicht auf dem Spielplan
dock-ruin = Katastrophe, noch { $n } übrig
dock-actions = Aktion { $n } von 2
dock-fits = Was kommt auf { $cell }?

## What would follow a move

see-you = du
see-unites = vereint zwei Königreiche
see-war = Krieg { $a } { $x } : { $y } { $b }
see-revolt = Aufstand { $a } { $x } : { $y } { $b }
see-home = { $leader } von { $name } muss zurück
see-ownHome = Dein { $leader } muss zurück
see-for = für { $name }
see-forYou = für dich
see-treasure = { $name } nimmt den Schatz von { $cell }
see-treasureYou = du nimmst den Schatz von { $cell }
see-build = ein Bauwerk ist möglich
see-nothing = niemand erhält einen Punkt
see-others = Das bringt nur anderen Punkte.
see-behind = Auf dem Spielplan bist du schwächer.
see-level = Gleichstand auf dem Spielplan: Der Verteidiger gewinnt.
see-monument = durch ein Monument, am Ende des Zuges
see-destroys = { $color ->
        [red] zerstört den Tempel
        [blue] zerstört den Bauernhof
        [green] zerstört den Markt
       *[black] zerstört die Siedlung
    } auf { $cell }
see-ruins = verwüstet ein leeres Feld, zerstört kein Plättchen

## A conflict

fight-war = Krieg der { $leaders }
fight-revolt = Aufstand der { $leaders }
fight-warAt = vereint auf { $cell }
fight-revoltAt = auf { $cell }
fight-attacker = { $name }, Angriff
fight-defender = { $name }, Abwehr
fight-sum = { $leader } { $cell } · { $n } auf dem Plan
fight-sent = {" "}+ { $n } Verstärkung
fight-upTo = {" "}+ bis zu { $n }
fight-board = Spielplan
fight-support = Verstärkung
fight-open = noch möglich
fight-of = von der Hand ({ $n } { $tiles })
fight-less = Ein Plättchen weniger
fight-more = Ein Plättchen mehr
fight-none = keine
fight-enough = { $n } · reicht genau
fight-beats = { $n } · liegt vorn
fight-all = alle { $n }
fight-send = { $n } schicken
fight-sendNone = Nichts schicken
fight-reach = Du kommst auf { $n }.
fight-needs = Bei Gleichstand gewinnt der Verteidiger: { $name } braucht mindestens { $n } von { $hand } Plättchen.
fight-ahead = { $name } liegt auch ohne Verstärkung vorn.
fight-wins = Du gewinnst: Bei Gleichstand siegt der Verteidiger.
fight-loses = Dir { $n ->
        [one] fehlt
       *[other] fehlen
    } { $n }.
fight-ifWin = Wenn du gewinnst
fight-ifLose = Wenn du verlierst
fight-leave = { $cells } { $n ->
        [one] wird
       *[other] werden
    } entfernt
fight-next = dann der Krieg der { $leaders }, { $x } : { $y }
fight-waiting = { $name } entscheidet über Verstärkung.
fight-outcome = Folgen
fight-back = Zurück
fight-fold = Einklappen
fight-unfold = Ausklappen
fight-wonWar = { $name } gewinnt den Krieg der { $leaders }
fight-wonRevolt = { $name } gewinnt den Aufstand der { $leaders }
fight-level = { $name } hält den Gleichstand auch ohne Verstärkung.
fight-noTile = { $color ->
        [red] Du hast kein rotes Plättchen
        [blue] Du hast kein blaues Plättchen
        [green] Du hast kein grünes Plättchen
       *[black] Du hast kein schwarzes Plättchen
    } zum Verstärken.
fight-useless = Keine Verstärkung könnte das Ergebnis ändern.
fight-tie = Gleichstand: Der Verteidiger hält stand.

## Other questions

order-title = Welcher Krieg wird als Nächstes geführt?
order-more = Nach jedem Krieg wird der Rest neu gezählt.
build-title = Bauen?
build-site = Auf { $cells }
build-choose = Wähle eines, dann baue es.
panel-more = Unten geht es weiter
build-now = Jetzt oder nie: Später kann niemand mehr auf diesen Plättchen bauen.
point-title = Ein Punkt von der Zikkurat
point-which = Welche Farbe?

## How it was won

end-colors = Punkte nach Farben; Schätze zählen zur schwächsten.
end-bag = Der Beutel ist leer.
