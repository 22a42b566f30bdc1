## Words that stand for values

-color = { $it ->
        [0] schwarz
        [1] rot
        [2] blau
       *[3] grün
    }
-colored = { $it ->
        [0] schwarze
        [1] rote
        [2] blaue
       *[3] grüne
    }
-leader = { $it ->
        [0] König
        [1] Priester
        [2] Bauer
       *[3] Händler
    }
-leader-acc = { $it ->
        [0] König
        [1] Priester
        [2] Bauern
       *[3] Händler
    }
-leader-dat = { $it ->
        [0] König
        [1] Priester
        [2] Bauern
       *[3] Händler
    }
-leaders = { $it ->
        [0] Könige
        [1] Priester
        [2] Bauern
       *[3] Händler
    }
-leaders-dat = { $it ->
        [0] Königen
        [1] Priestern
        [2] Bauern
       *[3] Händlern
    }
# What is said of two strengths, by how much the winner's is more.
-if-tied = { $it ->
        [0] : Bei Gleichstand gewinnt der Verteidiger
       *[other] {""}
    }
-tile = { $it ->
        [0] Siedlung
        [1] Tempel
        [2] Bauernhof
       *[3] Markt
    }
-a-tile = { $it ->
        [0] eine Siedlung
        [1] ein Tempel
        [2] ein Bauernhof
       *[3] ein Markt
    }
-a-tile-acc = { $it ->
        [0] eine Siedlung
        [1] einen Tempel
        [2] einen Bauernhof
       *[3] einen Markt
    }
-no-tile-acc = { $it ->
        [0] keine Siedlung
        [1] keinen Tempel
        [2] keinen Bauernhof
       *[3] keinen Markt
    }
-the-tile = { $it ->
        [0] die Siedlung
        [1] der Tempel
        [2] der Bauernhof
       *[3] der Markt
    }
-tiles = { $it ->
        [0] Siedlungen
        [1] Tempel
        [2] Bauernhöfe
       *[3] Märkte
    }
-tiles-dat = { $it ->
        [0] Siedlungen
        [1] Tempeln
        [2] Bauernhöfen
       *[3] Märkten
    }
-monument = { $it ->
        [0] schwarz-rote
        [1] schwarz-blaue
        [2] schwarz-grüne
        [3] rot-blaue
        [4] rot-grüne
       *[5] blau-grüne
    }
-reason = { $it ->
        [0] für das Plättchen
        [1] für den Aufstand
        [2] für den Krieg
        [3] durch ein Monument
       *[4] durch die Zikkurat
    }
-end = { $it ->
        [0] {""}
        [1] Im Beutel sind zu wenige Plättchen
        [2] Es sind höchstens zwei Schätze übrig
       *[3] Sie hat zu lange gedauert
    }
-that-tile = { $it ->
        [0] die
        [1] der
        [2] der
       *[3] der
    }

## Events

tile_placed = { SEAT($seat) } legt { A-TILE-ACC($color) } auf { CELL($cell) }.
leader_placed = { SEAT($seat) } setzt den { LEADER-ACC($color) } auf { CELL($cell) } ein.
leader_moved = { SEAT($seat) } versetzt den { LEADER-ACC($color) } von { CELL($origin) } nach { CELL($cell) }.
leader_withdrawn = { SEAT($seat) } nimmt den { LEADER-ACC($color) } von { CELL($cell) } zurück.
leader_stranded = Der { LEADER($color) } von { SEAT($seat) } auf { CELL($cell) } hat keinen Tempel mehr und verlässt den Spielplan.
leader_defeated = Der { LEADER($color) } von { SEAT($seat) } auf { CELL($cell) } ist besiegt und verlässt den Spielplan.
catastrophe_placed = { SEAT($seat) } löst auf { CELL($cell) } eine Katastrophe aus.
tile_destroyed = { THE-TILE($color) } auf { CELL($cell) } wird zerstört.
tiles_swapped = { SEAT($seat) } tauscht { $tiles } Plättchen.
turn_ended = { SEAT($seat) } beendet den Spielzug.
kingdoms_united = Auf { CELL($cell) } werden zwei Königreiche vereint.
war_begun = Krieg zwischen { LEADERS-DAT($color) }: { SEAT($attacker) } greift mit { $attack } an, { SEAT($defender) } verteidigt mit { $defense }.
revolt_begun = Aufstand zwischen { LEADERS-DAT($color) }: { SEAT($attacker) } greift mit { $attack } an, { SEAT($defender) } verteidigt mit { $defense }.
support_given = { SEAT($seat) } verstärkt mit { $tiles } { COLORED($color) }n Plättchen.
war_settled = { SEAT($winner) } gewinnt den Krieg der { LEADERS($color) } mit { $strength } zu { $against }{ IF-TIED(EXCESS($strength, $against)) }.
revolt_settled = { SEAT($winner) } gewinnt den Aufstand der { LEADERS($color) } mit { $strength } zu { $against }{ IF-TIED(EXCESS($strength, $against)) }.
tiles_lost = { SEAT($seat) } verliert { $tiles } { COLORED($color) }{ $tiles ->
        [one] s
       *[other] {""}
    } Plättchen.
scored = { SEAT($seat) } erhält { $points } { COLORED($color) }{ $points ->
        [one] n
       *[other] {""}
    } { $points ->
        [one] Punkt
       *[other] Punkte
    } { REASON($reason) }.
monument_built = { SEAT($seat) } baut das { MONUMENT($monument) } Monument auf { CELL($cell) }.
ziggurat_built = { SEAT($seat) } baut die Zikkurat um { CELL($cell) }.
build_declined = { SEAT($seat) } baut nichts.
treasure_taken = { SEAT($seat) } nimmt den Schatz von { CELL($cell) }.
tiles_drawn = { SEAT($seat) } zieht { $tiles } Plättchen.
turn_begun = { SEAT($seat) } ist an der Reihe.
game_ended = Die Partie endet: { END($reason) }.

## Questions

ask_action = Wähle eine Aktion.
ask_war = Welcher Krieg wird als Nächstes geführt?
ask_support = Mit wie vielen Plättchen verstärkst du?
ask_build = Was baust du?
ask_treasure = Welchen Schatz nimmst du?
ask_point = In welcher Farbe gibt die Zikkurat ihren Punkt?

## Fragen, für den, der gefragt ist: was zu tun bleibt, womit, und warum nicht mit dem Rest

you_action = Aktion { $action } von 2: { $leaders ->
        [0] {""}
       *[other] setze einen Anführer ein oder versetze ihn,{" "}
    }{ $tiles ->
        [0] {""}
       *[other] lege ein Plättchen,{" "}
    }{ $catastrophes ->
        [0] {""}
       *[other] lege eine Katastrophe,{" "}
    }{ $swaps ->
        [0] {""}
       *[other] tausche Plättchen,{" "}
    }{ $withdrawals ->
        [0] {""}
       *[other] nimm einen Anführer zurück,{" "}
    }oder passe.{ $first ->
        [0] {""}
       *[other] {" "}Wähle zuerst ein Plättchen oder einen Anführer, dann das Feld.
    }{ $leaders ->
        [0] {" "}Kein Anführer lässt sich einsetzen: Neben einem Tempel ist kein Feld für ihn frei.
        [4] {""}
       *[other] {" "}Nicht jeder Anführer lässt sich einsetzen: Er muss neben einem Tempel stehen und darf nicht zwei Königreiche verbinden.
    }{ $swaps ->
        [0] {" "}Deine Hand ist leer.
       *[other] {""}
    }{ $dry ->
        [0] {""}
       *[other] {" "}Für deine Plättchen ist kein Land frei.
    }{ $wet ->
        [0] {""}
       *[other] {" "}Für einen Bauernhof ist kein Flussfeld frei.
    }{ $ruins ->
        [0] {" "}Du hast keine Katastrophe mehr.
       *[other] {""}
    }
you_war = { $wars } Kriege zugleich: Welcher wird als Nächstes geführt? Der Rest wird danach neu gezählt.
you_support = Du { $side ->
        [0] greifst mit { $mine } gegen { $theirs } an
       *[1] verteidigst dich mit { $mine } gegen { $theirs }
    }. { $held ->
        [0] Du hast keine { COLORED($color) }n Plättchen zum Verstärken.
       *[other] { $most ->
            [0] Keine Verstärkung könnte das Ergebnis ändern.
           *[other] Verstärke mit { COLORED($color) }n Plättchen aus der Hand oder gar nicht: Bei Gleichstand gewinnt der Verteidiger.
        }
    }
you_build = { THE-TILE($color) } auf { CELL($cell) } macht einen Bau möglich: Wähle, was du baust, oder baue nichts. Später kann niemand mehr auf diesen Plättchen bauen.
you_treasure = Dein Händler nimmt einen Schatz: Wähle einen von { $treasures }.{ $waiting ->
        [0] {""}
       *[other] {" "}Die nahe den Ecken werden zuerst genommen.
    }
you_point = Die Zikkurat bringt dir einen Punkt: Wähle seine Farbe.

## Why a move is not allowed

no_such_action = Diesen Zug gibt es nicht.
first_action = Jetzt gibt es nichts zu beantworten: Wähle eine Aktion.
first_war = Sag zuerst, welcher Krieg geführt wird.
first_support = Zuerst der Konflikt: Sag, mit wie vielen Plättchen du verstärkst.
first_build = Sag zuerst, was du baust, oder verzichte.
first_treasure = Nimm zuerst einen Schatz.
first_point = Wähle zuerst die Farbe des Punkts der Zikkurat.
no_such_tile = Du hast { NO-TILE-ACC($color) } auf der Hand.
cell_has_catastrophe = Auf die Katastrophe auf { CELL($cell) } lässt sich nichts mehr legen.
cell_has_leader = Auf { CELL($cell) } steht ein Anführer.
cell_has_building = Auf { CELL($cell) } steht ein Bauwerk.
cell_has_tile = Auf { CELL($cell) } liegt schon ein Plättchen.
farm_needs_river = Ein Bauernhof muss auf einem Fluss liegen.
tile_on_river = Auf Flüssen liegen nur Bauernhöfe.
unites_three = Das würde drei Königreiche vereinen.
leader_is_there = Dein { LEADER($color) } steht schon dort.
leader_on_river = Ein Anführer kann nicht auf einem Fluss stehen.
leader_needs_temple = Ein Anführer muss neben einem Tempel stehen.
temples_face_down = Ein Anführer muss neben einem Tempel stehen; umgedrehte Plättchen zählen nicht.
leader_joins_kingdoms = Ein Anführer darf nicht zwei Königreiche verbinden.
no_catastrophe_left = Du hast keine Katastrophe mehr.
catastrophe_on_treasure = Auf { CELL($cell) } liegt ein Schatz.
leader_at_home = Dein { LEADER($color) } ist nicht auf dem Spielplan.
not_so_many = Du hast nur { $tiles } { COLORED($color) }{ $tiles ->
        [one] s
       *[other] {""}
    } Plättchen auf der Hand.
no_such_war = Zwischen { LEADERS-DAT($color) } gibt es keinen Krieg.
english_attack = Englische Regel: Verstärke gar nicht oder so, dass du vorn liegst (mit mindestens { $tiles }).
english_defense = Englische Regel: Verstärke gar nicht oder genau bis zum Gleichstand ({ $tiles }).
english_ahead = Englische Regel: Du hältst schon stand, also darfst du nicht verstärken.
monument_gone = Das { MONUMENT($monument) } Monument ist nicht verfügbar.
square_elsewhere = Zum Quadrat muss das Plättchen gehören, das gerade auf { CELL($cell) } gelegt wurde.
square_incomplete = Das Quadrat auf { CELL($cell) } besteht nicht aus vier Plättchen einer Farbe.
monument_color = Das Monument muss die Farbe der Plättchen haben: { COLOR($color) }.
no_ziggurat = Diese Partie wird ohne die Zikkurat gespielt.
ziggurat_stands = Die Zikkurat steht schon.
cross_elsewhere = Zum Kreuz muss das Plättchen gehören, das gerade auf { CELL($cell) } gelegt wurde.
cross_incomplete = Das Kreuz um { CELL($cell) } besteht nicht aus fünf Plättchen einer Farbe.
no_treasure_there = Auf { CELL($cell) } liegt kein Schatz.
treasure_elsewhere = Der Schatz von { CELL($cell) } liegt nicht im Königreich deines Händlers.
corner_first = Die Schätze nahe den Ecken werden zuerst genommen.

## Labels of the board in a terminal

legend = { COLOR($color) }: { TILE($color) } ({ $role } { LEADER($color) })
treasure_mark = Schätze
ruin_mark = Katastrophe
seat_line = { SEAT($seat) }
home_head = im Vorrat
points_head = Punkte
hand_head = Hand
hidden_hand = { $tiles } Plättchen
turn_line = { SEAT($seat) } ist an der Reihe: noch { $actions } { $actions ->
        [one] Aktion
       *[other] Aktionen
    }.
helping = Verstärkt wird mit { TILES-DAT($color) }.
beside = Beutel { $bag }, Schätze { $treasures }, Monumente

## Help

goal = Setze Anführer neben Tempel ein und lege Plättchen in ihre Königreiche: Ein Plättchen bringt dem Anführer seiner Farbe einen Punkt dieser Farbe. Wo Königreiche sich treffen, kämpfen ihre Anführer. Am Ende zählt bei jedem die schwächste Farbe, und ein Schatz zählt als Punkt einer beliebigen Farbe.
about_tile = ein Plättchen legen
about_leader = einen Anführer einsetzen oder versetzen
about_catastrophe = ein Feld für immer verwüsten
about_withdraw = einen Anführer zurücknehmen
about_swap = Plättchen tauschen
about_pass = den Spielzug beenden
about_war = sagen, welcher Krieg geführt wird
about_support = einen Konflikt mit so vielen Plättchen verstärken
about_monument = auf vier gleichen Plättchen bauen
about_ziggurat = auf einem Kreuz von fünf bauen
about_decline = nichts bauen
about_treasure = diesen Schatz nehmen
about_point = ein Punkt von der Zikkurat

## Words of moves: the first is shown, the others are understood too

move-tile = Plättchen, plaettchen, legen
move-leader = Anführer, anfuehrer, einsetzen
move-catastrophe = Katastrophe
move-withdraw = zurücknehmen, zuruecknehmen, abziehen
move-swap = tauschen, tausch
move-pass = passen, passe
move-war = Krieg
move-support = Verstärkung, verstaerkung, verstärken, verstaerken
move-monument = Monument
move-ziggurat = Zikkurat
move-decline = verzichten, verzicht
move-treasure = Schatz
move-point = Punkt
move-black = schwarz
move-red = rot
move-blue = blau
move-green = grün, gruen

## Reasons of bots: what is seen in a move

bots-wins_war = Gewinnt den Krieg der { LEADERS($color) } mit { $strength } zu { $against }{ IF-TIED(EXCESS($strength, $against)) }.
bots-wins_revolt = Gewinnt den Aufstand der { LEADERS($color) } mit { $strength } zu { $against }{ IF-TIED(EXCESS($strength, $against)) }.
bots-loses_war = Verliert den Krieg der { LEADERS($color) } mit { $strength } zu { $against }{ IF-TIED(EXCESS($strength, $against)) }.
bots-loses_revolt = Verliert den Aufstand der { LEADERS($color) } mit { $strength } zu { $against }{ IF-TIED(EXCESS($strength, $against)) }.
bots-odds_war = Krieg der { LEADERS($color) }, bisher { $strength } zu { $against }: eine Chance von { $percent } %.
bots-odds_revolt = Aufstand der { LEADERS($color) }, bisher { $strength } zu { $against }: eine Chance von { $percent } %.
bots-fights_war = Löst einen Krieg der { LEADERS($color) } aus, { $strength } zu { $against }.
bots-fights_revolt = Löst einen Aufstand der { LEADERS($color) } aus, { $strength } zu { $against }.
bots-sets_against = Hetzt { SEAT($attacker) } und { SEAT($defender) } in einem Krieg der { LEADERS($color) } aufeinander.
bots-takes_treasures = Nimmt { $treasures } { $treasures ->
        [one] Schatz
       *[other] Schätze
    }.
bots-gives_treasures = Überlässt { SEAT($rival) } { $treasures } { $treasures ->
        [one] Schatz
       *[other] Schätze
    }.
bots-sends_home = Vertreibt den { LEADER-ACC($color) } von { SEAT($rival) } vom Spielplan.
bots-goes_home = Kostet { YOUR-ACC($you) } { LEADER-ACC($color) } den Platz auf dem Spielplan.
bots-scores_weakest = { YOUR-F($you) } schwächste Farbe ist { COLOR($color) }: Das bringt { $points }.
bots-scores = Bringt { $points } { COLORED($color) }{ $points ->
        [one] n
       *[other] {""}
    } { $points ->
        [one] Punkt
       *[other] Punkte
    }.
bots-gives_points = Bringt { SEAT($rival) } { $points } { COLORED($color) }{ $points ->
        [one] n
       *[other] {""}
    } { $points ->
        [one] Punkt
       *[other] Punkte
    }.
bots-may_build = Dann kann ein Monument gebaut werden.
bots-unites = Vereint zwei Königreiche friedlich.

## Reasons of bots: what they go by

bots-outnumbers = { YOUR($you) } { LEADER($color) } ist dann um { $now } stärker als ein Rivale in Reichweite.
bots-outnumbered = { YOUR($you) } { LEADER($color) } ist dann um { $now } schwächer als ein Rivale in Reichweite.
bots-less_threatened = { YOUR($you) } { LEADER($color) } ist weniger von einem stärkeren Rivalen bedroht.
bots-rival_outnumbered = Der { LEADER($color) } von { SEAT($rival) } ist dann um { $now } schwächer als ein anderer in Reichweite.
bots-rival_outnumbers = Der { LEADER($color) } von { SEAT($rival) } ist dann um { $now } stärker als ein anderer in Reichweite.
bots-safer = { YOUR($you) } { LEADER($color) } ist besser vor Aufständen geschützt.
bots-exposed = { YOUR($you) } { LEADER($color) } ist Aufständen stärker ausgesetzt.
bots-rival_exposed = Der { LEADER($color) } von { SEAT($rival) } ist Aufständen stärker ausgesetzt.
bots-rival_safer = Der { LEADER($color) } von { SEAT($rival) } ist besser vor Aufständen geschützt.
bots-monument_pays = Ein Monument bringt { YOUR-DAT($you) } { LEADER-DAT($color) } dann in jedem Spielzug Punkte.
bots-monument_lost = { YOUR($you) } { LEADER($color) } hat weniger Monumente, die ihm Punkte bringen.
bots-rival_monument_pays = Ein Monument bringt dem { LEADER-DAT($color) } von { SEAT($rival) } dann in jedem Spielzug Punkte.
bots-rival_monument_lost = Der { LEADER($color) } von { SEAT($rival) } hat weniger Monumente, die ihm Punkte bringen.
bots-nearly_square = Nur noch { A-TILE($color) } fehlt zu einem Quadrat.
bots-enters = { YOUR($you) } { LEADER($color) } kommt auf den Spielplan.
bots-leaves = { YOUR($you) } { LEADER($color) } ist dann nicht mehr auf dem Spielplan.
bots-can_score = { TILES($color) } können dann Punkte bringen.
bots-cannot_score = { TILES($color) } bringen dann keine Punkte mehr.
bots-grows = { YOUR($you) } { LEADER($color) } hat dann { $now } Anhänger.
bots-has_room = { YOUR($you) } { LEADER($color) } hat mehr Platz zum Wachsen.
bots-rival_leaves = Der { LEADER($color) } von { SEAT($rival) } ist dann nicht mehr auf dem Spielplan.
bots-rival_stays = Der { LEADER($color) } von { SEAT($rival) } bleibt auf dem Spielplan.
bots-rival_shrinks = Dem { LEADER-DAT($color) } von { SEAT($rival) } { $now ->
        [one] bleibt
       *[other] bleiben
    } { $now } Anhänger.
bots-rival_grows = Der { LEADER($color) } von { SEAT($rival) } hat dann { $now } Anhänger.
bots-weakest_rises = { YOUR-F($you) } schwächste Farbe steigt mit den Schätzen auf { $now }.
bots-weakest_stays = { YOUR-F($you) } schwächste Farbe bleibt mit den Schätzen bei { $now }.
bots-treasure_near = Ein Königreich mit { $now } { $now ->
        [one] Schatz
       *[other] Schätzen
    } ist in Reichweite { OF-YOUR($you) } Händlers.
bots-treasure_far = Weniger Schätze sind in Reichweite { OF-YOUR($you) } Händlers.
bots-rival_treasure_near = Ein Königreich mit { $now } { $now ->
        [one] Schatz
       *[other] Schätzen
    } ist in Reichweite von { SEAT($rival) }.
bots-rival_treasure_far = Hält Schätze außer Reichweite von { SEAT($rival) }.
bots-keeps = Behält { TILES($color) } auf der Hand: { $now }.
bots-spends = Gibt { A-TILE-ACC($color) } aus der Hand, { THAT-TILE($color) } später fehlen könnte.
bots-spends_catastrophe = Verbraucht eine Katastrophe.
bots-ziggurat_pays = { YOUR($you) } König erhält dann Punkte von der Zikkurat.
