## Words that stand for values

-colored = { $it ->
        [0] rote
        [1] grüne
        [2] gelbe
        [3] orange
       *[4] violette
    }
-letter = { $it ->
        [0] R
        [1] Gr
        [2] Ge
        [3] O
       *[4] V
    }
-one = { $it ->
        [0] eine rote
        [1] eine grüne
        [2] eine gelbe
        [3] eine orange
       *[4] eine violette
    }
-no-one = { $it ->
        [0] keine rote
        [1] keine grüne
        [2] keine gelbe
        [3] keine orange
       *[4] keine violette
    }
-tile = { $it ->
        [0] grün
        [1] gelb
       *[2] orange
    }
-tile-weak = { $it ->
        [0] grüne
        [1] gelbe
       *[2] orange
    }
-empty = { $it ->
        [empty] leer
       *[other] { $it }
    }
-provinces-needed = { $it ->
        [1] einer Provinz
       *[2] zwei verschiedenen Provinzen
    }
# A map of the game by what the form of a new table calls it, any other by its title.
-map = { $it ->
        [map-34] für 2 bis 4
        [map-45] für 4 oder 5
        [map-border] Grenzstreitigkeiten
       *[other] { $it }
    }
-special = { $it ->
        [0] Kaiser zuerst
        [1] Zwei Provinzen
       *[2] Kartentausch
    }
-special-word = { $it ->
        [0] Kaiser-zuerst
        [1] zwei-Provinzen
       *[2] Kartentausch
    }
-time = { $it ->
        [0] {""}
        [1] ersten
       *[2] zweiten
    }
-end = { $it ->
        [0] {""}
        [1] Der Stapel war zweimal aufgebraucht
       *[2] Kein Spielstein kann mehr gesetzt werden
    }
-part = { $it ->
        [space] ein Feld
        [province] eine Provinz
        [payment] die Bezahlung
        [color] eine Farbe
        [source] die Angabe, woher die Karte kommt
        [given] eine Farbe
        [got] eine Farbe
       *[other] { $it }
    }
-pieces = { $it ->
        [1] einen Palast
        [2] einen Gesandten
        [3] einen Palast oder einen Gesandten
        [4] die Befestigung
        [5] einen Palast oder die Befestigung
        [6] einen Gesandten oder die Befestigung
       *[7] einen Palast, einen Gesandten oder die Befestigung
    }
-also = { $it ->
        [0] {""}
       *[1] {" "}Auch eine Sonderkarte ist möglich.
    }
-instead = { $it ->
        [0] passe
       *[1] tausche eine Karte
    }
-drawn = { $it ->
        [0] Setze nichts mehr.
        [1] Zieh eine Karte nach.
        [2] Zieh 2 Karten nach.
       *[3] Zieh 3 Karten nach.
    }
-or-drawn = { $it ->
        [0] setze nichts mehr
        [1] setze nichts mehr und zieh eine Karte nach
        [2] setze nichts mehr und zieh 2 Karten nach
       *[3] setze nichts mehr und zieh 3 Karten nach
    }

## Events

cards_played = { SEAT($seat) } spielt { $cards } { COLORED($color) } { $cards ->
        [one] Karte
       *[other] Karten
    }.
palace_placed = { SEAT($seat) } baut einen Palast auf { SPACE($space) } in { PROVINCE($province) }.
post_placed = { SEAT($seat) } baut einen Palast auf dem Grenzposten { SPACE($space) } zwischen { PROVINCE($province) } und { PROVINCE($other) }.
emissary_placed = { SEAT($seat) } entsendet einen Gesandten nach { PROVINCE($province) }.
fort_placed = { SEAT($seat) } errichtet eine Befestigung auf { SPACE($space) } in { PROVINCE($province) }.
province_claimed = { SEAT($seat) } wird den ersten Palast in { PROVINCE($province) } bauen: Die Plättchen dort werden aufgedeckt.
tile_revealed = Das Bonusplättchen auf { SPACE($space) } ist { TILE($tile) }.
tile_taken = { SEAT($seat) } nimmt das { TILE-WEAK($tile) } Bonusplättchen.
province_scored = { PROVINCE($province) } ist voll und wird gewertet.
points_scored = { SEAT($seat) } erhält { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }.
influence_scored = { SEAT($seat) } erhält { $points } weitere{ $points ->
        [one] n
       *[other] {""}
    } { $points ->
        [one] Punkt
       *[other] Punkte
    } für die Paläste des Kaisers dort.
card_kept = { SEAT($seat) } behält { ONE($color) } Karte.
influence_won = { SEAT($seat) } nimmt die { COLORED($color) } Einflusskarte.
card_exchanged = { SEAT($seat) } tauscht { ONE($color) } Karte gegen eine andere.
turn_passed = { SEAT($seat) } passt.
card_taken = { SEAT($seat) } nimmt { ONE($color) } Karte aus der Auslage.
card_drawn = { SEAT($seat) } zieht eine Karte vom Stapel.
display_filled = { ONE($color) } Karte wird aufgedeckt.
pile_exhausted = Der Stapel ist zum { TIME($time) } Mal aufgebraucht; { $cards } { $cards ->
        [one] Karte wird
       *[other] Karten werden
    } gemischt.
special_played = { SEAT($seat) } spielt die Sonderkarte „{ SPECIAL($special) }“.
cards_swapped = { SEAT($seat) } tauscht { ONE($given) } Karte gegen { ONE($got) } aus der Auslage.
emperor_passed = { SEAT($seat) } setzt nichts für den Kaiser.
emperor_palace = { SEAT($seat) } lässt den Kaiser auf { SPACE($space) } in { PROVINCE($province) } einen Palast bauen.
emperor_emissary = { SEAT($seat) } lässt den Kaiser einen Gesandten nach { PROVINCE($province) } entsenden.
emperor_paid = Der Kaiser spielt { $cards } { COLORED($color) } { $cards ->
        [one] Karte
       *[other] Karten
    }.
emperor_card = Der Kaiser bekommt { ONE($color) } Karte.
emperor_tile = Das { TILE-WEAK($tile) } Bonusplättchen geht an den Kaiser.
turn_begun = { SEAT($seat) } ist an der Reihe.
game_ended = Die Partie endet: { END($reason) }.
palaces_counted = { SEAT($seat) } erhält { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } für Paläste in Provinzen, die nicht voll wurden.
alliances_counted = { SEAT($seat) } erhält { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } für Bündnisse.
roads_counted = { SEAT($seat) } erhält { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } für Straßen.
harbours_counted = { SEAT($seat) } erhält { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } für Häfen.
tiles_counted = { SEAT($seat) } erhält { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } für Bonusplättchen.
emperor_claimed = { SEAT($seat) } lässt den Kaiser den ersten Palast in { PROVINCE($province) } bauen: Die Plättchen dort werden aufgedeckt.

## Questions

ask_place = Setze einen Spielstein oder tausche eine Karte.
ask_draw = Woher kommt die nächste Karte?
ask_site = Auf welchem Feld steht der Palast?
ask_keep = Welche der gespielten Karten behältst du?
ask_emperor = Was setzt der Kaiser?

## Fragen, wie sie liest, wer gefragt ist

ask_first = Spielstein 1 von 2: Setze { PIECES($pieces) } oder { INSTEAD($exchange) }.{ ALSO($special) }
no_first_payment = Deine Karten bezahlen keinen Spielstein, also { INSTEAD($exchange) }.{ ALSO($special) }
no_first_room = Für deine übrigen Spielsteine ist kein Platz, also { INSTEAD($exchange) }.{ ALSO($special) }
no_first_card = Du hast keine Karte, die du spielen könntest, also { INSTEAD($exchange) }.{ ALSO($special) }
ask_second = Spielstein 2 von 2: Setze { PIECES($pieces) } in { PROVINCE($province) } oder { OR-DRAWN($cards) }.{ ALSO($special) }
ask_second_in_two = Spielstein 2 von 2: Setze { PIECES($pieces) } in { PROVINCE($province) } oder { PROVINCE($other) }, oder { OR-DRAWN($cards) }.{ ALSO($special) }
ask_second_anywhere = Spielstein 2 von 2, dank der Sonderkarte in einer beliebigen Provinz: Setze { PIECES($pieces) } oder { OR-DRAWN($cards) }.{ ALSO($special) }
no_second_in_empty = { PROVINCE($province) } war leer: nur ein Spielstein. { DRAWN($cards) }{ ALSO($special) }
no_second_payment_in = Deine Karten bezahlen keinen zweiten Spielstein in { PROVINCE($province) }. { DRAWN($cards) }{ ALSO($special) }
no_second_room_in = In { PROVINCE($province) } ist kein Platz für einen zweiten Spielstein. { DRAWN($cards) }{ ALSO($special) }
no_second_card_in = Du hast keine Karte für einen zweiten Spielstein. { DRAWN($cards) }{ ALSO($special) }
no_second_payment = Deine Karten bezahlen keinen zweiten Spielstein. { DRAWN($cards) }{ ALSO($special) }
no_second_room = Für einen zweiten Spielstein ist kein Platz. { DRAWN($cards) }{ ALSO($special) }
no_second_card = Du hast keine Karte für einen zweiten Spielstein. { DRAWN($cards) }{ ALSO($special) }
ask_draw_cards = { $cards ->
        [one] Zieh eine Karte
       *[other] { $cards } Karten zu ziehen, eine nach der anderen
    }: { $pile ->
        [0] Der Stapel ist leer, nimm eine aus der Auslage.
       *[other] Nimm eine aus der Auslage oder die oberste vom Stapel.
    }
ask_site_in = Du baust den ersten Palast in { PROVINCE($province) }: Wähle sein Feld.
ask_site_for_emperor = Der Kaiser baut den ersten Palast in { PROVINCE($province) }: Wähle sein Feld.
ask_keep_of = Behalte eine der { $cards } gespielten Karten: Sie zählt für den Einfluss.
ask_emperor_piece = Für den Kaiser: Setze { PIECES($pieces) } mit seinen Karten, wo schon ein Spielstein steht, oder setze nichts für ihn.
ask_emperor_into_empty = Für den Kaiser: Setze { PIECES($pieces) } mit seinen Karten; ihm bleiben nur leere Provinzen. Oder setze nichts für ihn.

## Why a move is not allowed

no_such_action = Diesen Zug gibt es nicht.
no_such_space = Dieses Feld gibt es auf dieser Landkarte nicht.
no_such_province = Diese Provinz gibt es auf dieser Landkarte nicht.
first_place = Setze zuerst einen Spielstein oder tausche eine Karte.
first_draw = Fülle zuerst deine Hand auf.
first_site = Wähle zuerst das Feld des Palasts.
first_keep = Wähle zuerst die Karte, die du behältst.
first_emperor = Zuerst ist der Kaiser an der Reihe.
palace_needs_cards = Sag, mit welchen Karten du bezahlst.
already_paid = Dieser Palast ist schon bezahlt: Nenne nur sein Feld.
space_is_taken = Auf { SPACE($space) } steht schon ein Palast.
no_palace_left = Du hast keinen Palast mehr.
no_emissary_left = Du hast keinen Gesandten mehr.
no_fort_left = Du hast keine Befestigung mehr.
fort_is_there = Auf { SPACE($space) } steht schon eine Befestigung.
forts_not_played = Diese Partie wird ohne Befestigungen gespielt.
tiles_not_played = Diese Partie wird ohne Bonusplättchen gespielt: Nenne gleich das Feld.
claim_first = Für den ersten Palast in { PROVINCE($province) } beanspruchst du die Provinz: Erst werden ihre Plättchen aufgedeckt, dann wählst du das Feld.
already_claimed = In { PROVINCE($province) } steht schon ein Palast: Nenne gleich das Feld.
not_claimed = Der Palast muss in { PROVINCE($province) } stehen.
not_bought = Die gespielten Karten bezahlen { SPACE($space) } nicht.
post_not_claimed = Der Grenzposten { SPACE($space) } wird gleich genannt und nicht beansprucht.
one_province = Beide Spielsteine eines Spielzugs kommen in dieselbe Provinz.
one_piece_in_empty = { PROVINCE($province) } war zu Beginn deines Spielzugs leer: Diesmal darfst du nur einen Spielstein setzen.
another_province = Mit dieser Sonderkarte kommt der zweite Spielstein in eine andere Provinz.
no_palace_there = In { PROVINCE($province) } steht noch kein Palast: Dorthin darf kein Gesandter.
limit_reached = In { PROVINCE($province) } { $limit ->
        [one] steht
       *[other] stehen
    } schon { $limit } { $limit ->
        [one] Gesandter
       *[other] Gesandte
    }; mehr dürfen es nicht sein.
wrong_payment = Ein Spielstein in { PROVINCE($province) } kostet { ONE($color) } Karte oder zwei Karten einer anderen Farbe.
wrong_post_payment = Der Grenzposten { SPACE($space) } kostet { ONE($color) } und { ONE($other) } Karte oder zwei Karten einer dieser Farben.
no_such_card = Auf der Hand ist { NO-ONE($color) } Karte.
too_few_of_color = Das kostet { $cards } { COLORED($color) } Karten, und auf der Hand { $held ->
        [one] ist
       *[other] sind
    } nur { $held }.
three_cards_a_turn = In einem Spielzug werden höchstens drei Karten gespielt.
exchange_instead = Wer nichts setzt, muss eine Karte tauschen.
already_placed = Du hast einen Spielstein gesetzt: In diesem Spielzug kannst du keine Karte mehr tauschen.
nothing_to_take = Es gibt keine Karte mehr, gegen die du tauschen könntest.
pile_is_empty = Der Stapel ist leer.
not_on_display = In der Auslage liegt { NO-ONE($color) } Karte.
not_played = Du hast in diesem Spielzug { NO-ONE($color) } Karte gespielt.
emperor_has_none = Der Kaiser hat keinen solchen Spielstein mehr.
emperor_avoids_empty = { PROVINCE($province) } ist leer: Der Kaiser setzt nur dann dorthin, wenn er nichts anderes kann.
special_is_for_two = Sonderkarten gibt es nur zu zweit.
special_comes_first = Diese Sonderkarte spielst du vor dem ersten Spielstein des Spielzugs.
special_is_used = Diese Sonderkarte ist schon verbraucht.
no_card_for_more = Du hast keine Karte mehr für einen weiteren Spielstein.

## Options that do not go together

map_not_for_two = Die Landkarte „{ MAP($map) }“ ist nicht für zwei Spieler.
map_not_for_seats = Die Landkarte „{ MAP($map) }“ ist nicht für { $seats } Spieler.
forts_not_for_two = Zu zweit wird ohne Befestigungen gespielt.
forts_not_on_border = Die Landkarte „{ MAP($map) }“ hat Grenzposten oder Häfen: Auf ihr wird ohne Befestigungen gespielt.
influence_is_for_two = Einflusskarten gibt es nur zu zweit.
too_few_tiles = Achtzehn Bonusplättchen reichen für neun Provinzen, und die Landkarte „{ MAP($map) }“ hat mehr.
no_room_for_tiles = Auf der Landkarte „{ MAP($map) }“ ist in { $name } kein Platz für zwei Bonusplättchen.

## What is wrong with a map; without a capital, behind the entry it is said of

map_missing = fehlt
map_word_like = muss ein Wort wie { $pattern } sein, nicht { FOUND($found) }
map_line = muss eine Zeile von höchstens { $most } Buchstaben sein
map_twice = { $word } steht zweimal da
map_schema = muss { $wanted } sein, nicht { FOUND($found) }
map_players = muss verschiedene Spielerzahlen nennen, mindestens eine
map_title = muss in einer Sprache angegeben sein, etwa { $like }
map_homes = ein Bauplatz der Art { $kind } liegt in { PROVINCES-NEEDED($needed) }
map_number_twice = die Nummer { $number } steht zweimal da
map_joins_itself = verbindet { FOUND($found) } mit sich selbst
map_joins_again = verbindet { $one } und { $other } ein zweites Mal
map_entries = muss { $low } bis { $high } Einträge haben, nicht { $count }
map_unknown_word = unbekanntes Wort { FOUND($found) } (bekannt: { $known })
map_move_word = { $word } bedeutet in einem Zug etwas anderes
map_is_province = { $word } ist eine Provinz
map_few_cards = { $left } Karten sind zu wenige für { $count } Spieler: nötig sind { $needed }
map_no_space = { $word } hat keinen Bauplatz
map_count = ist { $count }, aber es gibt { $there }
map_degree = { $space } hat { $degree } Straßen, nicht { $said }
map_junction = { $space } mit { $degree } Straßen ist eine Kreuzung
map_no_junction = { $space } mit { $degree } Straßen ist keine Kreuzung
map_may_hold = { $space } darf ein Bonusplättchen tragen
map_may_not_hold = { $space } darf kein Bonusplättchen tragen
map_unreached = keine Straße führt von { $first } nach { $space }
map_words = muss { EMPTY($words) } sein, nicht { EMPTY($found) }
map_two_numbers = müssen zwei Zahlen sein, nicht { $count }
map_number = muss eine Zahl sein, nicht { FOUND($found) }
map_color = muss eine Farbe wie { $like } sein
map_off_canvas_outline = Der Umriss von { $name } liegt nicht auf der Zeichnung.
map_off_canvas_dragon = Der Drache von { $name } liegt nicht auf der Zeichnung.
map_off_canvas_label = Der Name von { $name } liegt nicht auf der Zeichnung.
map_off_canvas_space = Der Bauplatz { $name } liegt nicht auf der Zeichnung.
map_off_canvas_alliance = Das Bündnis { $name } liegt nicht auf der Zeichnung.
map_off_canvas_step = Das Feld { $name } der Punkteleiste liegt nicht auf der Zeichnung.
map_steps = Die Punkteleiste zählt nicht von 0 bis { $last }.
map_steps_near = Die Felder { $one } und { $other } der Punkteleiste liegen zu nah beieinander.
map_outline = Der Umriss von { $name } kreuzt sich, wiederholt einen Punkt oder umschließt nichts.
map_dragon_outside = Der Drache von { $province } liegt außerhalb der Provinz.
map_dragon_at_border = Der Drache von { $province } liegt höchstens { $room } von der Grenze entfernt.
map_overlap = Die Provinzen { $one } und { $other } überschneiden sich.
map_unallied = { $one } und { $other } sind Nachbarn, haben aber kein Bündnis.
map_alliance_apart = Das Bündnis { $number } verbindet { $one } und { $other }, die keine gemeinsame Grenze haben.
map_one_color = { $one } und { $other } sind Nachbarn und beides { COLORED($color) } Provinzen.
map_alliance_off = Das Bündnis { $number } liegt { $off } neben der Grenze von { $one } und { $other }.
map_alliances_unlinked = Die Bündnisse { $one } und { $other } haben keine gemeinsame Provinz.
map_post_apart = Der Grenzposten { $post } gehört zu { $one } und { $other }, die keine gemeinsame Grenze haben.
map_post_off = Der Grenzposten { $post } steht nicht auf der Grenze von { $one } und { $other }.
map_space_outside = Der Bauplatz { $space } liegt außerhalb seiner Provinz { $province }.
map_space_at_border = Der Bauplatz { $space } liegt höchstens { $room } von der Grenze von { $province } entfernt.
map_spaces_near = Die Bauplätze { $one } und { $other } liegen nicht mehr als { $room } auseinander.
map_space_at_dragon = Der Bauplatz { $space } liegt höchstens { $room } vom Drachen von { $province } entfernt.
map_space_at_alliance = Der Bauplatz { $space } liegt höchstens { $room } vom Bündnis { $number } entfernt.
map_space_count = { $province } hat { $count } Bauplätze, aber eine Provinz hat { $low } bis { $high }.
map_few_quiet = { $province } hat { $count } der { $needed } Bauplätze, die seine Bonusplättchen brauchen.
map_roads_overlap = Die Straßen von { $corner } nach { $one } und nach { $other } decken sich fast.
map_roads_cross = Die Straßen { $one } und { $other } kreuzen sich.
map_road_at_space = Die Straße { $road } führt höchstens { $room } entfernt am Bauplatz { $name } vorbei.
map_road_at_dragon = Die Straße { $road } führt höchstens { $room } entfernt am Drachen von { $name } vorbei.
map_road_at_alliance = Die Straße { $road } führt höchstens { $room } entfernt am Bündnis { $name } vorbei.
map_road_through_lake = Die Straße { $road } führt durch den See.
map_road_through_mountains = Die Straße { $road } führt durch die Berge.
map_trespass = Die Straße { $road } führt durch { $province }.
map_road_drawn = Die Straße { $road } ist in road_lines { $times }-mal gezeichnet, nicht einmal.
map_no_such_road = road_lines zeichnet { $road }, das ist keine Straße.

## Labels of the board in a terminal

seat_line = { SEAT($seat) }
emperor = Kaiser
points = { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }
if_ended = ({ $points }, wenn jetzt Schluss wäre)
left = noch { $palaces } Paläste, { $emissaries } Gesandte
left_with_fort = noch { $palaces } Paläste, { $emissaries } Gesandte, { $forts } { $forts ->
        [one] Befestigung
       *[other] Befestigungen
    }
hidden_hand = { $cards } { $cards ->
        [one] Karte
       *[other] Karten
    } auf der Hand
tiles = { $tiles } Bonusplättchen
display = Auslage
piles = Stapel { $pile }, Ablage { $discard }
exhausted = Stapel { $times }-mal aufgebraucht
letter = { LETTER($color) }
special_word = { SPECIAL-WORD($special) }
tile_name = { TILE($tile) }
marks = { $space } freies Feld, { $space }:0 mit einem Palast von Platz 0
map_marks = ─│╱╲ Straßen, ░ Grenzen, (1) ein Bündnis, ♟1/3 0×1 ein Gesandter von höchstens dreien, er gehört Platz 0, ✓ eine gewertete Provinz
lake_marks = ≈ ein See
mountains_marks = ^ Gebirge
fort_marks = # Befestigung
tile_marks = ? ein verdecktes Bonusplättchen, (Gr) ein grünes
post_marks = = Grenzposten, ~ Hafen
roads = Straßen { $roads }; Bündnisse { $allies }
emissaries = Gesandte { $there } von { $limit }
scored = gewertet
kept = behalten
influence = Einfluss
specials = Sonderkarten

## Help

goal = Baue Paläste und entsende Gesandte: Punkte bringen Mehrheiten in Provinzen, Bündnisse zwischen Nachbarn und Ketten von mindestens vier Palästen entlang der Straßen. In einem Spielzug bis zu drei Karten, zwei Spielsteine, eine Provinz.
about_palace = einen Palast auf einem freien Feld bauen
about_emissary = einen Gesandten in eine Provinz entsenden
about_fort = eine Befestigung auf einem freien Feld errichten
about_claim = der erste Palast einer Provinz: erst ihre Plättchen sehen, dann das Feld wählen
about_done = in diesem Spielzug nichts mehr setzen
about_exchange = eine Karte abwerfen statt zu setzen, und eine ziehen
about_draw = eine Karte vom Stapel oder aus der Auslage nehmen
about_keep = eine der gespielten Karten behalten
about_emperor = ein Spielstein des Kaisers oder keiner
about_emperor-palace = ein Palast des Kaisers
about_emperor-claim = der erste Palast einer Provinz für den Kaiser: Plättchen ansehen, dann das Feld wählen
about_emperor-emissary = ein Gesandter des Kaisers
about_emperor-pass = der Kaiser setzt nichts
about_special = eine Sonderkarte, jede einmal in der Partie
about_special-emperor-first = der Kaiser ist vor dir an der Reihe
about_special-two-provinces = deine zwei Spielsteine dürfen in zwei Provinzen kommen
about_special-exchange = eine Karte gegen eine aus der Auslage tauschen

## Words of moves: the first is shown, the others are understood too

move-palace = Palast
move-emissary = Gesandter, gesandte, gesandten
move-fort = Befestigung
move-claim = beanspruchen, anspruch
move-done = fertig, genug
move-exchange = tauschen, tausch, Kartentausch
    .after-special = Kartentausch
move-draw = ziehen, nehmen
move-keep = behalten
move-emperor = Kaiser
move-pass = passen, ruhen
move-special = Sonderkarte, sonder
move-emperor-first = Kaiser-zuerst
move-two-provinces = zwei-Provinzen
move-with = mit
move-pile = Stapel
move-red = rot, rote
move-green = grün, gruen, grüne, gruene
move-yellow = gelb, gelbe
move-orange = orange
move-purple = violett, violette, lila

## Reasons of bots: what is seen in a move

bots-scores_now = Bringt sofort { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }.
bots-gives_now = Bringt { SEAT($rival) } sofort { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }.
bots-takes_majority = Bringt die Mehrheit der Paläste in { PROVINCE($province) }.
bots-shares_majority = Bringt eine geteilte Mehrheit der Paläste in { PROVINCE($province) }.
bots-breaks_majority = Kostet { SEAT($rival) } die alleinige Mehrheit in { PROVINCE($province) }.
bots-leads_embassy = Bringt die Mehrheit der Gesandten in { PROVINCE($province) }.
bots-shares_embassy = Bringt eine geteilte Mehrheit der Gesandten in { PROVINCE($province) }.
bots-makes_road = Bildet eine Straße aus { $palaces } Palästen.
bots-worth = Wäre { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } mehr wert, wenn jetzt Schluss wäre.
bots-costs = Würde { SEAT($rival) } { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } kosten, wenn jetzt Schluss wäre.

## Reasons of bots: what they go by

bots-palaces_worth = { YOUR-MANY($you) } Paläste in offenen Provinzen würden dann { $now } zählen.
bots-rival_palaces_worth = Die Paläste von { SEAT($rival) } in offenen Provinzen würden dann { $now } zählen.
bots-alliances_worth = { YOUR-MANY($you) } Bündnisse würden dann { $now } zählen.
bots-rival_alliances_worth = Die Bündnisse von { SEAT($rival) } würden dann { $now } zählen.
bots-roads_worth = { YOUR-MANY($you) } Straßen würden dann { $now } zählen.
bots-rival_roads_worth = Die Straßen von { SEAT($rival) } würden dann { $now } zählen.
bots-at_risk = Ein gegnerischer Spielstein könnte dann { $now } { $now ->
        [one] Punkt
       *[other] Punkte
    } kosten.
bots-less_at_risk = Gegner können weniger Punkte wegnehmen.
bots-road_to_come = Ein weiterer Palast könnte eine Straße bilden, die { $now } wert ist.
bots-road_cut = { SEAT($rival) } kann mit Straßen weniger gewinnen.
bots-next_piece = Der nächste Spielstein könnte dann { $now } wert sein.
bots-opens_piece = Lässt { SEAT($rival) } einen Spielstein, der { $now } wert ist.
bots-closes_piece = { SEAT($rival) } kann mit dem nächsten Spielstein weniger gewinnen.
bots-open_card = Lässt { SEAT($rival) } eine gute Karte in der Auslage.
bots-no_open_card = Lässt { SEAT($rival) } keine gute Karte in der Auslage.
bots-cards_play = Die übrigen Karten könnten im nächsten Spielzug { $now } wert sein.
bots-cards_spent = Die übrigen Karten nützen weniger.
bots-two_pieces = Die übrigen Karten reichen für zwei Spielsteine.
bots-more_influence = Dann vorhandene Einflusskarten: { $now }.
