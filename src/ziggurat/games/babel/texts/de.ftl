## Words that stand for values

-nation = { $it ->
        [0] Assyrer
        [1] Hethiter
        [2] Meder
        [3] Perser
       *[4] Sumerer
    }
-nation-dat = { $it ->
        [0] Assyrern
        [1] Hethitern
        [2] Medern
        [3] Persern
       *[4] Sumerern
    }
-single = { $it ->
        [0] Assyrer
        [1] Hethiter
        [2] Meder
        [3] Perser
       *[4] Sumerer
    }
-one-acc = { $it ->
        [0] einen Assyrer
        [1] einen Hethiter
        [2] einen Meder
        [3] einen Perser
       *[4] einen Sumerer
    }
-end = { $it ->
        [0] {""}
        [1] fünfzehn gegen neun oder weniger
        [2] Zwanzig ist erreicht
        [3] neun oder weniger in der Endphase
        [4] Der Tempelstapel ist leer
       *[5] Sie hat zu lange gedauert
    }
-part = { $it ->
        [nation] ein Volk
        [row] eine Reihe
        [from] ein Bauplatz
        [to] ein Bauplatz
        [power] eine Fähigkeit
        [run] eine Serie
       *[other] { $it }
    }

## Events

pawn_moved = { SEAT($seat) } wirft { ONE-ACC($site) } ab und reist zu den { NATION-DAT($site) }.
card_deployed = { SEAT($seat) } siedelt bei den { NATION-DAT($site) } { ONE-ACC($nation) } an.
level_built = { SEAT($seat) } baut bei den { NATION-DAT($site) } Stufe { $level } aus der Reihe von { SEAT($owner) }.
start_built = { SEAT($seat) } baut bei den { NATION-DAT($site) } den Starttempel.
cards_migrated = { SEAT($seat) } lässt drei Karten von den { NATION-DAT($origin) } zu den { NATION-DAT($site) } wandern.
power_paid = { SEAT($seat) } nutzt bei den { NATION-DAT($site) } die Fähigkeit dreier { NATION($nation) }.
temple_destroyed = Der Tempel der Stufe { $level } von { SEAT($seat) } bei den { NATION-DAT($site) } kommt zurück auf den Stapel.
level_stolen = { SEAT($seat) } stiehlt bei den { NATION-DAT($site) } Stufe { $level }.
cards_deserted = { $cards } { SINGLE($nation) } von { SEAT($seat) } { $cards ->
        [one] wird
       *[other] werden
    } bei den { NATION-DAT($site) } vertrieben.
cards_won_over = { SEAT($seat) } wirbt bei den { NATION-DAT($site) } { $cards } { SINGLE($nation) } ab.
hand_halved = { SEAT($seat) } muss { $cards } { $cards ->
        [one] Karte
       *[other] Karten
    } abwerfen.
card_given_up = { SEAT($seat) } wirft { ONE-ACC($nation) } ab.
end_mode_begun = { SEAT($seat) } erreicht fünfzehn: Von nun an gewinnt zwanzig, und neun oder weniger verliert.
turn_ended = { SEAT($seat) } beendet den Spielzug.
temple_revealed = { SEAT($seat) } deckt Stufe { $level } auf.
pile_reshuffled = Die Ablage wird gemischt und bildet einen neuen Stapel von { $cards }.
cards_drawn = { SEAT($seat) } zieht { $cards } { $cards ->
        [one] Karte
       *[other] Karten
    }.
turn_begun = { SEAT($seat) } ist an der Reihe.
game_ended = Die Partie endet: { END($reason) }.

## Questions

ask_action = Wähle eine Aktion.
ask_discard = Welche Karte wirfst du ab?
ask_start_go = Dein Starttempel muss in diesem Spielzug gebaut werden: Wirf zuerst eine Karte ab, um auf den Bauplatz ihres Volkes zu reisen.
ask_start_elsewhere = Dein Starttempel muss in diesem Spielzug gebaut werden: Wirf eine Karte ab, um auf einen Bauplatz zu reisen, auf dem du keinen Tempel hast.
ask_start_deploy = Dein Starttempel muss in diesem Spielzug gebaut werden: Siedle bei den { NATION-DAT($site) } die Karte an, die er braucht.
ask_start_build = Dein Starttempel muss in diesem Spielzug gebaut werden: Du kannst ihn hier bei den { NATION-DAT($site) } bauen.
ask_cards = Siedle eine Karte an{ $moves ->
        [0] {""}
       *[other] {" "}oder reise mit einer
    }{ $level ->
        [0] {""}
       *[other] , bau Stufe { $level }
    }{ $runs ->
        [0] {""}
       *[other] , nutze eine Serie
    }{ $migrates ->
        [0] {""}
       *[other] , lass Karten wandern
    }, oder beende den Spielzug.
ask_quarry = Deine Spielfigur ist im Steinbruch: Wirf eine Karte ab, um auf den Bauplatz ihres Volkes zu reisen{ $migrates ->
        [0] {""}
       *[other] , lass Karten wandern
    }, oder beende den Spielzug.
ask_acts = Du hast keine Karte auf der Hand. Du kannst noch { $level ->
        [0] {""}
       *[other] Stufe { $level } bauen,{" "}
    }{ $runs ->
        [0] {""}
       *[other] eine Serie nutzen,{" "}
    }{ $migrates ->
        [0] {""}
       *[other] Karten wandern lassen,{" "}
    }oder den Spielzug beenden.
ask_end = Du hast keine Karte auf der Hand, und es gibt keine Stufe zu bauen und keine Serie zu nutzen: Beende den Spielzug.
ask_give_up = { SEAT($rival) } halbiert deine Hand: Wirf noch { $cards } { $cards ->
        [one] Karte
       *[other] Karten
    } deiner Wahl ab.

## Why a move is not allowed

no_such_action = Diesen Zug gibt es nicht.
first_action = Jetzt gibt es nichts abzuwerfen: Wähle eine Aktion.
first_discard = Wirf zuerst { $cards } { $cards ->
        [one] Karte
       *[other] Karten
    } ab.
keep_start_in_reach = Dein Starttempel muss in diesem Spielzug gebaut werden: Behalte, was du dafür brauchst.
build_start_first = Dein Starttempel muss vor dem Ende des Spielzugs gebaut werden.
pawn_is_there = Deine Spielfigur ist schon bei den { NATION-DAT($site) }.
pawn_in_quarry = Deine Spielfigur ist noch im Steinbruch: Reise zuerst auf einen Bauplatz.
no_such_card = Du hast keine { NATION($nation) } auf der Hand.
start_is_built = Dein Starttempel ist schon gebaut.
row_is_empty = Diese Reihe ist leer.
temple_is_complete = Darüber gibt es keine Stufe.
level_does_not_follow = Stufe { $level } passt hier nicht: Gebraucht wird Stufe { $wanted }.
too_few_cards = Stufe { $level } braucht hier { $level } deiner Karten, und du hast nur { $cards }.
already_migrated = In diesem Spielzug sind schon Karten gewandert.
migrates_nowhere = Karten wandern auf einen anderen Bauplatz.
too_few_to_migrate = Es wandern immer drei Karten, und bei den { NATION-DAT($site) } hast du nur { $cards }.
no_run = Du brauchst auf dem Bauplatz deiner Spielfigur drei { NATION($nation) } hintereinander.
no_such_run = Dort beginnt keine andere Serie von { NATION-DAT($nation) }.
no_temple_to_destroy = Hier hat dein Gegner keinen Tempel.
no_level_to_steal = Hier gibt es keine Stufe zu stehlen.
level_not_higher = Stufe { $level } ist nicht höher als dein eigener Tempel.
nobody_to_desert = Hier hat dein Gegner keine { NATION($nation) }.
nobody_to_win_over = Hier hat dein Gegner keine Karte.
hand_too_small = Dein Gegner hat zu wenige Karten, um die Hälfte zu verlieren.

## Labels of the board in a terminal

seat_line = { SEAT($seat) }
site = { NATION($site) }
height = Höhe { $height }
hidden_hand = { $cards } { $cards ->
        [one] Karte
       *[other] Karten
    } auf der Hand
row = Reihe
start = Starttempel
piles = Tempelstapel { $temples }, Völkerstapel { $nations }, Ablage { $discard }
next = nächste Tempel
end_mode = ENDPHASE: Zwanzig gewinnt, neun oder weniger verliert.
threat_assyrians = { SEAT($seat) } könnte bei den { NATION-DAT($site) } Stufe { $level } zerstören.
threat_hittites = { SEAT($seat) } könnte bei den { NATION-DAT($site) } Stufe { $level } stehlen.
threat_medes = { SEAT($seat) } könnte bei den { NATION-DAT($site) } Karten vertreiben.
threat_persians = { SEAT($seat) } könnte bei den { NATION-DAT($site) } auf Stufe { $level } springen.
threat_sumerians = { SEAT($seat) } könnte bei den { NATION-DAT($site) } Karten abwerben.

## Help

goal = Baue Tempel auf fünf Bauplätzen: Die höchste Summe der Stufen gewinnt. Angesiedelte Karten tragen die Stufen, und drei gleiche hintereinander haben eine Fähigkeit.
about_move = eine Karte abwerfen, die Spielfigur reist auf ihren Bauplatz
about_deploy = eine Karte in der Spalte der Spielfigur ansiedeln
about_build = die nächste Stufe bauen, aus einer Reihe
about_migrate = drei Karten auf einen anderen Bauplatz wandern lassen
about_power = die Fähigkeit einer Serie von drei nutzen
about_halve = dem Gegner die halbe Hand nehmen
about_end = zwei Tempel aufdecken, den Spielzug beenden
about_discard = eine Karte abwerfen

## Words of moves: the first is shown, the others are understood too

move-move = reisen, ziehen, gehen
move-deploy = ansiedeln, anlegen
move-build = bauen
move-migrate = wandern, wanderung, völkerwanderung, voelkerwanderung
move-power = Fähigkeit, faehigkeit, nutzen
move-halve = halbieren
move-end = beenden, ende, fertig
move-discard = abwerfen, abgeben
move-assyrians = Assyrer, assyrern
move-hittites = Hethiter, hethitern
move-medes = Meder, medern
move-persians = Perser, persern
move-sumerians = Sumerer, sumerern
move-mine = meine, eigene
move-theirs = gegnerische, gegner, fremde
move-start = Start, reserviert

## Reasons of bots: what is seen in a move

bots-wins_game = Beendet und gewinnt die Partie mit { $mine } zu { $theirs }.
bots-ends_game = Beendet die Partie mit { $mine } zu { $theirs }.
bots-steals_level = Stiehlt bei den { NATION-DAT($site) } Stufe { $level } von { SEAT($rival) }: { $mine } zu { $theirs }.
bots-raises = Baut bei den { NATION-DAT($site) } Stufe { $level }: { $mine } zu { $theirs }.
bots-destroys = Zerstört bei den { NATION-DAT($site) } den Tempel von { SEAT($rival) }: { $mine } zu { $theirs }.
bots-end_mode = Erreicht fünfzehn: Von nun an gewinnt zwanzig, und neun oder weniger verliert.
bots-halves = Kostet { SEAT($rival) } { $cards } { $cards ->
        [one] Handkarte
       *[other] Handkarten
    }.
bots-drives_away = Vertreibt { $cards } { SINGLE($nation) } von { SEAT($rival) }.
bots-wins_over = Wirbt { $cards } { SINGLE($nation) } von { SEAT($rival) } ab.

## Reasons of bots: what they go by

bots-spare = Karten, die weitere Stufen tragen könnten: { $now }.
bots-less_spare = Weniger Karten bleiben, um weitere Stufen zu tragen.
bots-can_build = Dann lässt sich eine offene Stufe bauen.
bots-rival_can_build = { SEAT($rival) } kann dann eine offene Stufe bauen.
bots-rival_cannot_build = { SEAT($rival) } kann dann keine offene Stufe bauen.
bots-power_ready = Die Fähigkeit der { NATION($nation) } ist dann mehr wert.
bots-power_near = Eine Karte mehr brächte die Fähigkeit der { NATION($nation) }.
bots-power_spent = Von der Fähigkeit der { NATION($nation) } bleibt weniger.
bots-rival_power = Die Fähigkeit der { NATION($nation) } nützt { SEAT($rival) } mehr.
bots-rival_no_power = Die Fähigkeit der { NATION($nation) } nützt { SEAT($rival) } weniger.
bots-like_cards = Gleiche Karten, die auf der Hand bleiben: { $now }.
bots-cards_kept = Karten dann auf der Hand: { $now }.
bots-cards_spent = Weniger Karten bleiben auf der Hand.
bots-strike_wins = Eine einzige Aktion könnte dann die Partie beenden.
bots-strike_loses = Eine einzige Aktion von { SEAT($rival) } könnte dann die Partie beenden.
bots-no_strike = Keine einzelne Aktion von { SEAT($rival) } beendet die Partie.
