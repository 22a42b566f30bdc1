## Words that stand for values

-seat = Platz { $it }
-part = { $it ->
        [color] eine Farbe
        [cell] ein Feld
        [tiles] die Angabe der Plättchen
        [monument] ein Monument
       *[other] { $it }
    }
-your = { $it ->
        [0] dein
       *[1] der
    }
-your-acc = { $it ->
        [0] deinen
       *[1] den
    }
-your-dat = { $it ->
        [0] deinem
       *[1] dem
    }
-your-f = { $it ->
        [0] deine
       *[1] die
    }
-your-many = { $it ->
        [0] deine
       *[1] die
    }
-of-your = { $it ->
        [0] deines
       *[1] des
    }
-found = { $it ->
        [object] ein Objekt
        [list] eine Liste
        [null] null
       *[other] { $it }
    }

## Core: what a game cannot do now

core-stale = Die Partie ist weitergegangen; hier ist die aktuelle Stellung.
core-not_your_turn = { SEAT($asked) } muss entscheiden.
core-game_is_over = Die Partie ist zu Ende.
core-nothing_to_undo = Es gibt nichts zurückzunehmen.
core-another_has_answered = { SEAT($seat) } hat seitdem geantwortet: Das lässt sich nicht mehr zurücknehmen.
core-something_was_revealed = Etwas Verborgenes ist ans Licht gekommen: Das lässt sich nicht mehr zurücknehmen.
core-unknown_move = „{ $move }“ ist kein Zug.
core-unreadable_move = „{ $move }“ ist nicht lesbar: Es fehlt { PART($part) }.
core-too_many_words = „{ $move }“ ist nicht lesbar: „{ $word }“ ist zu viel.

## Core: what cannot be read, behind its place

core-must_be_bool = muss true oder false sein, nicht { FOUND($found) }
core-must_be_one_of = muss eines von { $known } sein, nicht { FOUND($found) }
core-must_be_document = muss eines von { $known } oder ein Dokument sein, nicht { FOUND($found) }
core-must_be_object = muss ein Objekt sein, nicht { FOUND($found) }
core-must_be_list = muss eine Liste sein, nicht { FOUND($found) }
core-must_be_text = muss ein Text sein, nicht { FOUND($found) }
core-must_be_whole = muss eine ganze Zahl sein, nicht { FOUND($found) }
core-must_be_from_to = muss zwischen { $low } und { $high } liegen, nicht { FOUND($found) }
core-unknown_key = unbekannter Schlüssel (bekannt: { $known })
core-key_twice = der Schlüssel { $word } steht zweimal da
core-no_json = das ist kein JSON
core-no_number = { $name } ist keine Zahl
core-number_too_long = eine Zahl ist zu lang
core-nested_too_deeply = zu tief verschachtelt
core-document_not_given = { $name }: Dieses Dokument liegt nicht vor
core-document_taken = ein anderes Dokument hat diesen Fingerabdruck und ist anders gezeichnet: gib deinem eine andere id
core-no_such_option = diese Option gibt es hier nicht (es gibt: { $known })
core-no_options = diese Option gibt es hier nicht (es gibt keine)
core-at_place = { $place }: { $reason }
core-in_option = Option { $place }: { $reason }
core-is_one_of_here = ist hier eines von { $known }
core-wrong_chairs = es sind { $chairs } für { $seats } Plätze
core-no_chair_of_yours = einer davon ist deiner
core-no_such_account = es gibt kein Konto mit dem Namen { $name }
core-not_for_seats = { $game } ist für { $few } bis { $many } Spieler, nicht für { $seats }

## Terminal: the start

cli-getting_ready = Die stärksten Bots machen sich bereit, während du spielst, einmal auf diesem Rechner; bis zu deiner nächsten Partie spielt ein Wesir statt eines Königs.
cli-greeting = { $title }, { $seats } Spieler.
cli-you_are = { $count ->
        [one] Du bist
       *[other] An der Tastatur:
    } { $seats }.
cli-bot_plays = { SEAT($seat) } ist ein Bot ({ $bot }).
cli-resumed = Du setzt deine angefangene Partie fort (bisher { $decisions } { $decisions ->
        [one] Entscheidung
       *[other] Entscheidungen
    }); „ziggurat play --new“ beginnt eine andere.
cli-also_unfinished = Auch angefangen: { $games }; „ziggurat play --resume { $game }“ setzt fort.
cli-unreadable = { $path } lässt sich nicht fortsetzen und bleibt, wie es ist: { $reason }.
cli-nothing_unfinished = es gibt keine angefangene Partie, die du fortsetzen könntest
cli-nothing_unfinished_of = es gibt keine angefangene Partie von { $game }, die du fortsetzen könntest
cli-commitment = Mischung: sha256 { $commitment }
cli-how_to_play = Tippe einen Zug ein, zum Beispiel „{ $example }“; „?“ zeigt, was du tun kannst, „help“ den Rest.
# Seats are dynasties: a sentence about “You” would need a grammar of its own.
cli-dynasty = { $seat ->
        [0] Löwe
        [1] Stier
        [2] Bogen
        [3] Krug
       *[4] Stern
    }

## Terminal: a turn

cli-thinking = { SEAT($seat) } denkt nach …
cli-says = { SEAT($seat) }: { $line }
cli-curtain = { SEAT($seat) } ist gefragt. Gib die Tastatur weiter; { SEAT($seat) } drückt die Eingabetaste.
cli-since = Seit du zuletzt hingesehen hast:
cli-advising = Ich denke darüber nach …
cli-advice_for = Für { SEAT($seat) }, Spielstärke { $level }:
cli-no_level = Eine Spielstärke „{ $level }“ gibt es nicht (es gibt: { $levels }).
cli-advice = { $place }. { $move }: { $percent } %.
cli-goodbye = Auf Wiedersehen.
cli-kept = Auf Wiedersehen. Deine Partie liegt in { $path }; „ziggurat play“ setzt sie fort.
cli-not_kept = Diese Partie wird nicht gespeichert: { $reason } („save DATEI“ speichert sie anderswo).
cli-not_saved = Auf Wiedersehen. Diese Partie ist nicht gespeichert („save DATEI“ speichert eine).

## Terminal: what can be done

cli-you_may = Du kannst jetzt:
cli-how_to_ask = In Klammern: wie viele. „? { $kind }“ zählt sie auf, „? { $example }“ sagt, was daraus folgt.
cli-allowed = „{ $move }“ ist erlaubt.
cli-would_follow = Was aus { $move } folgt:
cli-then_war = Danach sagst du, welcher Krieg zuerst geführt wird: { $wars }.
cli-then_build = Danach könntest du bauen: { $builds }.

## Terminal: commands

cli-help_moves = Züge (groß oder klein ist gleich, und „{ $short }“ genügt für „{ $example }“):
cli-help_commands = Befehle:
cli-about_question_mark = was du jetzt tun kannst; auch „? { $kind }“ und „? { $example }“
cli-about_why = warum ein Zug nicht erlaubt ist
cli-about_hint = die besten Züge, ihre Chancen und warum; auch „hint scribe“
cli-about_undo = deine letzte Entscheidung zurücknehmen
cli-about_save = die Partie in eine Datei schreiben
cli-about_load = eine gespeicherte Partie fortsetzen
cli-about_log = was zuletzt geschehen ist
cli-about_board = den Spielplan neu zeichnen
cli-about_resign = aufgeben; die Partie endet
cli-about_help = diese Seite
cli-about_quit = gehen; die Partie wird gespeichert
cli-taken_back = Zurückgenommen: { $move }.
cli-needs_file = „{ $command }“ braucht den Namen einer Datei.
cli-needs_move = „why“ braucht einen Zug, zum Beispiel „why { $example }“.
cli-saved = Gespeichert in { $path }.
cli-keeps_file = { $path } gibt es schon, und es ist keine gespeicherte Partie: Wähle einen anderen Namen.
cli-cannot_write = { $path } lässt sich nicht schreiben: { $reason }.
cli-cannot_read = Nicht geladen: { $reason }.
cli-loaded = Geladen: { $decisions } Entscheidungen.
cli-nothing_yet = Noch ist nichts geschehen.

## Terminal: the end

cli-resigned = { SEAT($seat) } gibt auf.
cli-over = Die Partie ist zu Ende.
cli-totals = Endstände, die schwächste Farbe zuerst, Schätze zugeteilt:
cli-winners = { $seats } { $count ->
        [one] gewinnt
       *[other] teilen sich den Sieg
    }.
cli-and = { $some } und { $last }
cli-secret = Geheimnis der Mischung, deren sha256 am Anfang gezeigt wurde: { $secret }
cli-after_the_end = „save DATEI“ speichert die Partie, „log“ und „board“ blicken zurück, „quit“ verlässt sie.

## Terminal: hints and analysis

cli-hint_for = { $title }, für { SEAT($seat) }, Spielstärke { $level }:
cli-analysed = { $title }, { $seats } Spieler, { $decisions } { $decisions ->
        [one] Entscheidung
       *[other] Entscheidungen
    }.
cli-curves = Gewinnchancen, vom Austeilen bis zum Ende:
cli-moments = Schlüsselmomente:
cli-no_moments = Keine Entscheidung und kein Nachziehen hat für sich allein viel verändert.
cli-blunder = { SEAT($seat) }, { $move }: ein Patzer, { $percent } %, wo { $best } { $most } % ließ.
cli-stroke = { SEAT($seat) }, { $move }: ein starker Zug, { $percent } %, wo alles andere höchstens { $least } % ließ.
cli-draw = Das Nachziehen hilft { SEAT($seat) }: { $percent } % mehr, als zu erwarten war.
cli-deal = Das Austeilen hilft { SEAT($seat) }: { $percent } % mehr, als zu erwarten war.
cli-luck = Glück beim Nachziehen: { $seats }.
cli-lost = Pro Entscheidung im Schnitt verschenkt: { $seats }.
cli-no_such_seat = unter { $seats } Plätzen gibt es keinen Platz { $number }.
# A seat in the middle of a sentence, with its article.
cli-the_seat = Platz { $number }

## Terminal: single commands

cli-serve_at = Ziggurat ist unter { $address } zu finden
cli-serve_getting_ready = Die stärksten Bots machen sich bereit: { $games } von { $of } Spielen.
cli-serve_ready = Alle Bots sind bereit.
cli-serve_cannot_compile = Die Bots von { $game } ließen sich hier nicht kompilieren: Ein Wesir spielt statt eines Königs.
cli-serve_kernels_elsewhere = { $wished } ist nicht beschreibbar: Kompiliertes liegt in { $found }.
cli-serve_games_elsewhere = Für Partien ist im persönlichen Ordner kein Platz: Sie liegen in { $found }, das vom System geleert werden kann.
cli-warm_compiling = Regeln und Bots werden für diesen Rechner kompiliert, ein oder zwei Minuten, einmalig …
cli-warm_compiled = { $games } von { $of } Spielen sind kompiliert.
cli-warm_failed = Die Bots von { $game } ließen sich hier nicht kompilieren; das wird wieder versucht, wenn sie gebraucht werden.
cli-compile_ready = Alle Spiele sind kompiliert.
cli-show_over = Die Partie ist zu Ende.
cli-show_holds = Platz { $seat } hält { $held }
cli-show_nothing = nichts
cli-show_asked = Platz { $seat } ist gefragt: { $prompt }
cli-replay_played = { $decisions } Entscheidungen, { $stands }
cli-replay_to_decide = Platz { $seat } muss entscheiden
cli-replay_over = beendet
cli-replay_won = gewonnen von Platz { $seats }
cli-replay_and = {" "}und{" "}
cli-replay_commitment = Festlegung { $commitment }
cli-fair_other = nicht die Mischung, die versprochen war: Ihr Geheimnis ergibt { $commitment }
cli-fair_promised = die Mischung ist die versprochene, in allen { $decisions } Entscheidungen
cli-fair_lot = das Los fiel auf Platz { $chair } der { $seats }, die vor Spielbeginn um den Tisch standen; seitdem ist er der erste

## Bots: reasons in every game

bots-game_ends = Beendet die Partie.
bots-best_found = Etwas Besseres wurde nicht gefunden.
bots-as_good = Fast so gut wie der erste Tipp.
bots-less_good = Lässt alles in allem weniger Chancen.

## Bots: what they say

bots-careful = Vorsicht: In meinem nächsten Spielzug fange ich vielleicht einen Konflikt an.

## Bots: levels

bots-level_random = Beliebiger Zug
bots-level_apprentice = Lehrling
bots-level_scribe = Schreiber
bots-level_vizier = Wesir
bots-level_king = König

## Server: refusals

server-table_is_full = Hier ist kein Platz mehr frei.
server-game_has_begun = Die Partie hat begonnen.
server-only_the_owner = Das darf nur, wer den Tisch eröffnet hat.
server-no_such_seat = Hier ist niemand, den man wegschicken könnte.
server-not_yet_over = Diese Partie ist noch nicht zu Ende.
server-time_ran_out = Deine Zeit ist abgelaufen: Ein Bot spielt für dich.
server-no_time_left = Deine Zeit ist zum zweiten Mal abgelaufen: Ein Bot spielt für dich weiter.
server-bot_plays_for_you = Ein Bot spielt für dich: Komm erst zurück.
server-no_help_against_people = Tipps gibt es nur, wo alle anderen Bots sind.
server-not_a_bots_move = Nur einen Bot kann man fragen, warum er so gezogen hat.
server-too_fast = Das war zu schnell: Warte einen Moment.
server-not_shared = Nur wer diese Partie gespielt hat, darf sie nachspielen.
server-not_your_eyes = Solange die Partie läuft, sieht jeder nur, was von seinem Platz aus zu sehen ist.
server-no_such_position = Diese Stellung gibt es nicht.
server-our_fault = Hier ist etwas schiefgegangen; es steht in unserem Protokoll.
server-played_by = Zu viele warten: Hier hat { $level ->
        [apprentice] ein Lehrling
        [scribe] ein Schreiber
        [vizier] ein Wesir
       *[king] ein König
    } entschieden.
server-thought_for = Andere warten auch: hat { $share ->
        [of_3_4] drei Viertel
        [of_2_3] zwei Drittel
        [of_1_2] die Hälfte
        [of_1_3] ein Drittel
       *[of_1_4] ein Viertel
    } der Zeit nachgedacht.
server-by_itself = Es gab nichts zu entscheiden: von selbst gespielt.
server-taken_back_with_it = Das war von selbst gespielt worden: zusammen mit der Entscheidung davor zurückgenommen.
server-not_stored = Gerade lässt sich nichts speichern; es hat sich also nichts geändert: Versuch es gleich noch einmal.
server-not_ready = Dieser Server kann gerade nicht arbeiten: { $why }.
server-no_mail_here = Dieser Server verschickt keine E-Mails.
server-mail_not_sent = Die E-Mail konnte nicht verschickt werden: { $why }.
server-wrong_word = Das ist nicht das Wort, das verschickt wurde, oder es ist zu alt.
server-not_begun = Die Partie hat noch nicht begonnen.
server-table_unreadable = Dieser Server kann diesen Tisch nicht öffnen: Eine andere Version hat ihn geschrieben.
server-no_such_table = Diesen Tisch gibt es nicht.
server-not_at_table = Du hast hier keinen Platz.
server-who_are_you = Nenne bitte zuerst deinen Namen.
server-unreadable = Das ist nicht lesbar: { $why }.
server-frozen = Die Regeln haben sich seitdem geändert: Diese Partie ruht und kann nur noch aufgegeben werden.
server-not_over = Die Partie ist nicht zu Ende: Ihre Mischung bleibt geheim.
server-no_document = An diesem Tisch wird mit dem gespielt, was zum Spiel gehört.
server-too_long = Das ist nicht lesbar: Es ist zu lang.
server-too_often = Das war zu oft: Komm bitte in { $seconds } { $seconds ->
        [one] Sekunde
       *[other] Sekunden
    } wieder.
server-too_many_thoughts = Über zwei deiner Fragen denkt schon ein Bot nach: Frag in { $seconds } { $seconds ->
        [one] Sekunde
       *[other] Sekunden
    } noch einmal.
server-silenced = Wer den Tisch eröffnet hat, lässt dich hier nicht reden.
server-nobody_speaks = An diesem Tisch wird nicht geredet.
server-players_speak = Hier darf nur reden, wer mitspielt.
server-guests_listen = Wer zuschaut, braucht zum Reden ein Konto.
server-too_many_lines = Das war zu viel auf einmal: Warte bitte ein wenig.
server-cannot_silence = Dieser Person kann man hier das Reden nicht verbieten.
server-cannot_mute = Diese Person kann nicht stummgeschaltet werden.
server-foreign_page = Eine Seite von anderswo darf das nicht.
server-unknown_name = Dieser Server heißt nicht so. Wer ihn betreibt, kann ihm den Namen mit --address geben.
server-impossible = Einen solchen Tisch kann es nicht geben.
server-no_such_path = Hier ist nichts.
server-wrong_method = Das geht hier nicht: nur { $allowed }.
server-name_taken = Jemand hat diesen Namen oder einen, der so aussieht.
server-wrong_login = Name und Passwort passen nicht zusammen.
server-wrong_password = Das ist nicht dein Passwort.
server-has_account = Du hast schon ein Konto.
server-only_a_guest = Ein Gast hat kein Passwort: Lege zuerst ein Konto an.
server-no_mail_address = Dorthin kann keine E-Mail geschickt werden.
server-no_webhook = Diese Adresse kann nicht aufgerufen werden.
server-hello_first = Nenne zuerst den Tisch.
server-one_table = Eine Verbindung gilt für einen Tisch: Öffne eine weitere für einen anderen.

## Server: notices

notices-subject = { $title }: { $name } muss entscheiden
notices-waits = Deine Partie { $title } wartet auf dich, { $name }.
notices-go_there = Zum Tisch: { $link }
notices-table = Es ist der Tisch { $table }.
notices-confirm_subject = Ist das deine Adresse, { $name }?
notices-confirm = Jemand, vielleicht du, möchte hier erfahren, wenn ein Tisch auf { $name } wartet.
notices-confirm_link = Wenn du es warst, geh zu: { $link }
notices-confirm_word = Wenn du es warst, öffne die Seite deines Tisches unter /settings?confirm={ $word }
notices-ignore = Wenn nicht, tu einfach nichts: Du hörst nicht mehr von uns.
notices-why = Du wolltest benachrichtigt werden. Antworten auf diese Nachricht liest niemand.
