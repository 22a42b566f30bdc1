## Shell: header, errors, about

shell-skip = Zum Inhalt springen
shell-new = Neuer Tisch
shell-learn = Lernen
shell-settings = Einstellungen
shell-about = Über Ziggurat
shell-home = Startseite
shell-navigation = Hauptnavigation
shell-signIn = Anmelden
shell-soundOn = Ton einschalten
shell-soundOff = Ton ausschalten
shell-toDark = Dunkles Design
shell-toLight = Helles Design
shell-pair = { $of }: { $is }
shell-close = Schließen
shell-cancel = Abbrechen
shell-back = Zurück
shell-copy = Kopieren
shell-copied = Kopiert.
shell-copyFailed = Das Kopieren hat nicht geklappt: Markiere den Text und kopiere ihn selbst.
shell-loading = Wird geladen …
shell-retry = Erneut versuchen
shell-unreachable = Der Server ist nicht erreichbar. Deine Partien sind dort sicher.
shell-failed = Das hat nicht geklappt. Bitte versuch es noch einmal.
shell-offline = Du bist offline. Lesen kannst du weiter; Züge warten, bis du wieder verbunden bist.
shell-reconnecting = Verbindung verloren. Neuer Versuch …
shell-storeAway = Der Server kann gerade nichts speichern. Dein Zug wird von selbst noch einmal gesendet.
ready-progress = Die stärksten Bots machen sich bereit: { $games } von { $of } Spielen.
ready-until = Bis dahin spielt ein Wesir statt eines Königs.
ready-now = Alle Bots sind bereit.
shell-lostTitle = Hier ist nichts
shell-lostText = Diese Adresse führt nirgendwohin. Vielleicht fehlt am Ende des Links ein Buchstabe.
shell-toHome = Zur Startseite
shell-brokenTitle = Auf dieser Seite ist etwas schiefgegangen
shell-brokenText = Die Partie selbst ist auf dem Server sicher. Mach weiter oder schick uns den Bericht mit der genauen Stellung.
shell-goOn = Weitermachen
shell-copyReport = Bericht kopieren
about-title = Über Ziggurat
about-text = Ziggurat ist eine freie Plattform für drei Brettspiele, mit eigenen Zeichnungen und in eigenen Worten erklärten Regeln. Mit einem Verlag hat sie nichts zu tun.
about-fairTitle = Fair Play
about-fair = Der Server ist der Schiedsrichter. Er verrät jedem Platz nur, was dieser sehen darf, und die Bots sehen nicht mehr, als du an ihrer Stelle sehen würdest. Die Mischung jeder Partie wird vor dem ersten Zug versiegelt und nach dem letzten offengelegt.
about-dataTitle = Was gespeichert wird
about-data = Dein Name, deine Partien und was du an Tischen gesagt hast. Ein Gast braucht weder E-Mail noch Passwort. In den Einstellungen kannst du deine Daten jederzeit löschen. Diese Seite lädt nichts von anderswo und zählt niemanden.
about-fonts = Schriften: Marcellus und Source Sans 3, beide unter der SIL Open Font License.

## Home page

home-title = Könige, Baumeister und lange Straßen
home-lead = Brettspiele mit leisen Entscheidungen und lauten Folgen. Spiel gegen faire Bots oder mit anderen, sieh jede Folge, bevor du ziehst, und geh jede Partie hinterher in Ruhe durch.
home-playNow = Jetzt gegen Bots spielen
home-openTable = Tisch eröffnen
home-playBots = Gegen Bots
home-learn = Lernen
home-invite = Mit anderen
home-quickTitle = Jetzt spielen
home-game = Spiel
home-facts = { $seats } Spieler
home-players = Spieler
home-level = Bots
home-yourName = Dein Name
home-nameHint = Ohne Konto.
home-start = Los geht’s
home-starting = Der Tisch wird vorbereitet …
home-yourGames = Deine Partien
home-noGames = Hier warten deine Partien auf dich.
home-allGames = Alle { $n }
home-needYou = { $n } { $n ->
        [one] wartet
       *[other] warten
    } auf dich
home-openTables = Offene Tische
home-noOpen = Gerade sucht niemand Mitspieler. Eröffne einen Tisch und schick jemandem den Link.
home-oneClick = mit einem Klick dabei
home-watch = Partien zum Zuschauen
home-noLive = Gerade läuft keine öffentliche Partie.
home-finished = Beendete Partien
home-noFinished = Hier erscheinen beendete öffentliche Partien, Zug für Zug zum Nachspielen.
home-join = Mitspielen
home-look = Zuschauen
home-replay = Nachspielen
home-yourTurn = du bist dran
home-waitingFor = { $name } ist dran
home-waitingPlayers = wartet auf Mitspieler
home-over = beendet
home-seatsTaken = { $taken } von { $seats }
home-openSeat = freier Platz
home-botName = { $name } (Bot)
home-joinByLink = Hast du einen Link?
home-linkLabel = Link oder Name eines Tisches
home-open = Öffnen
home-ownTable = Dein Tisch
home-left-soon = noch unter 1 min
home-left-minutes = noch { $n } min
home-left-hours = noch { $n } h
home-left-days = noch { $n } { $n ->
        [one] Tag
       *[other] Tage
    }
home-ago-now = gerade eben
home-ago-minutes = vor { $n } min
home-ago-hours = vor { $n } h
home-ago-days = vor { $n } { $n ->
        [one] Tag
       *[other] Tagen
    }

## A new table

new-title = Tisch eröffnen
new-lead = Wähle ein Spiel und wer wo sitzt. Die Partie beginnt, wenn jeder Platz besetzt ist.
new-seats = Plätze
new-who = Wer auf Platz { $n } sitzt
new-kind-me = Ich
new-kind-open = Für alle
new-kind-invited = Eingeladen
new-kind-bot = Bot
new-nameOf-me = Name an Platz { $n }
new-nameOf-invited = Name eines Kontos
new-levelOf = Spielstärke des Bots auf Platz { $n }
new-styleOf = Spielweise des Bots auf Platz { $n }
new-hotSeat = Mehrere Plätze gehören dir: Ihr spielt an einem Gerät, und ein Vorhang verdeckt jede Hand, bis die richtige Person davorsitzt.
new-options = Optionen
new-pace = Tempo
new-pace-untimed = Ohne Uhr
new-pace-untimed-about = Nimm dir die Zeit, die du brauchst.
new-pace-bank = Uhr
new-pace-bank-about = Alle haben einen Vorrat an Minuten und bei jeder Frage ein paar Sekunden mehr. Ist die Zeit um, spielt ein Bot, bis du zurückkommst.
new-pace-days = Tage pro Zug
new-pace-days-about = Für jede Antwort bleiben so viele Tage. Auf Wunsch sagt dir eine E-Mail Bescheid.
new-minutes = Minuten für jeden
new-increment = Sekunden pro Frage
new-days = Tage
new-access = Wer den Tisch sieht
new-public = In der öffentlichen Liste
new-public-about = Sonst findet den Tisch nur, wer den Link hat.
new-shared = Aufzeichnung der Partie teilen
new-shared-about = Nach dem Ende kann jeder, der den Link hat, die Partie nachspielen.
new-speech-public = wie üblich: Spieler, Angemeldete
new-speech-private = wie üblich: nur Spieler
new-standIn = Spielstärke der Bots, die Plätze füllen oder jemanden vertreten
new-create = Tisch eröffnen
new-begin = Partie beginnen
new-needsMe = Ein Platz muss deiner sein.
new-company = Mit wem
new-company-people = Andere, online
new-company-device = An einem Gerät
new-company-bots = Bots
new-kind-device = Jemand an diesem Gerät
new-changed = { $option }: jetzt „{ $value }“.
new-usual = So ist es zu { $n } üblich.
new-lot = Auslosen, wer beginnt
new-lot-about = Gelost wird bei Spielbeginn; alle rücken um den Tisch weiter. Das Los folgt aus dem Geheimnis der Mischung, so dass alle es nach der Partie nachprüfen können.
new-own = Eigene { $option }
new-own-file = Eine Datei
new-own-text = Oder ihr Text
new-own-check = Prüfen
new-own-good = „{ $title }“ ist gut und ausgewählt.
new-own-playable = „{ $title }“ ist spielbar und ausgewählt. Die Zeichnung hat Fehler:
new-own-bad = Das ist nicht spielbar:
pace-untimed = ohne Uhr
pace-bank = { $minutes } min + { $increment } s
pace-days = { $n } { $n ->
        [one] Tag
       *[other] Tage
    } pro Zug
value-true = ja
value-false = nein

## A table

table-yourTurnTitle = Du bist dran
table-loading = Der Tisch wird geladen …
table-missing = Dieser Tisch lässt sich nicht öffnen
table-signedOut = Du bist abgemeldet
table-signedOutText = Dieser Browser ist hier nicht mehr angemeldet. Melde dich an, um deinen Platz wieder einzunehmen, oder mach als neuer Gast weiter und schau zu.
table-asGuest = Als Gast weiter
table-board = Spielplan
table-players = Spieler
table-log = Verlauf
table-chat = Chat
table-notes = Notizen
notes-hint = Nur für dich, in diesem Browser gespeichert.
table-help = Hilfe
table-menu = Tischmenü
table-rooms = Teile des Tisches
table-watching = { $n } { $n ->
        [one] schaut
       *[other] schauen
    } zu
table-spectating = Du schaust zu
table-you = du
table-bot = Bot, { $level }
table-standIn = ein Bot spielt ({ $level })
table-away = abwesend
table-here = anwesend
table-thinking = denkt nach …
table-turn = Spielzug { $n }
clock-days = { $days } T { $hours } h
table-points = { $n } { $n ->
        [one] Punkt
       *[other] Punkte
    }
table-inHand = { $n } auf der Hand
table-asked = ist gefragt
table-yours = Du
table-asks = { $name }:
table-waiting = Warten auf { $name }
table-waitingFor = Warten auf { $name }.
waits-action = Wir warten, bis { $name } eine Aktion gewählt hat.
waits-war = Wir warten, bis { $name } den nächsten Krieg gewählt hat.
waits-support = Wir warten, ob { $name } Verstärkung schickt.
waits-build = Wir warten, ob { $name } baut.
waits-treasure = Wir warten, bis { $name } einen Schatz genommen hat.
waits-point = Wir warten, bis { $name } die Farbe eines Punktes gewählt hat.
waits-place = Wir warten, bis { $name } Spielsteine gesetzt hat.
waits-draw = Wir warten, bis { $name } eine Karte gezogen hat.
waits-site = Wir warten, bis { $name } ein Feld gewählt hat.
waits-keep = Wir warten, bis { $name } eine Karte zum Behalten gewählt hat.
waits-emperor = Wir warten, bis { $name } für den Kaiser gespielt hat.
waits-discard = Wir warten, bis { $name } eine Karte abgeworfen hat.
table-sending = Dein Zug ist unterwegs …
table-forced = Etwas anderes ist nicht möglich: „{ $move }“ folgt von selbst.
table-stale = Der Spielplan hat sich geändert: Hier ist die neue Stellung.
table-undo = Zurücknehmen
table-confirm = Bestätigen
table-propose = { $move }?
table-nothing = Weiter folgt daraus erst einmal nichts.
table-typed = Zug eintippen
table-typedHint = zum Beispiel { $example }
table-typedPlay = Ausführen
table-resign = Aufgeben
table-resignSure = Die Partie aufgeben? Sie endet dann für alle.
table-agree = Abbruch vorschlagen
table-agreed = { $names } { $n ->
        [one] möchte
       *[other] möchten
    } die Partie abbrechen.
table-agreeToo = Einverstanden
table-disagree = Vorschlag zurückziehen
table-leave = Einen Bot für mich spielen lassen
table-return = Wieder selbst spielen
table-botPlays = Ein Bot spielt für dich.
table-share = Link teilen
table-linkCopied = Der Link ist kopiert.
table-shareMoment = Link zu diesem Zug
table-export = Aufzeichnung speichern
table-report = Bericht mit der genauen Stellung kopieren

## What bots say

hint-ask = Tipp
hint-title = Was ein starker Bot tun würde und warum
hint-wait = Ein Bot denkt darüber nach …
hint-none = Kein Bot kennt dieses Spiel gut genug für einen Tipp.
hint-chance = { $percent } %
hint-hint = Gewinnchance nach jedem Zug.
why-ask = Warum?
why-none = Das kann nur der Bot wissen.

## The log

log-empty = Noch ist nichts geschehen.
log-since = neu seit deinem letzten Zug
log-recap = Rückblick
log-goTo = Stellung danach zeigen
log-move = Zug { $n }
log-filter = Anzeigen
log-all = alles
log-mine = meins
log-new = neu
log-copy = Züge kopieren
log-undo = { $name } nimmt einen Zug zurück.
log-resign = { $name } gibt auf.
log-abandon = Die Partie wird abgebrochen.
log-timeout = Die Zeit von { $name } ist um: Ein Bot spielt weiter.
log-leave = { $name } geht; ein Bot spielt weiter.
log-return = { $name } ist wieder da.
log-agree = { $name } möchte die Partie abbrechen.
log-disagree = { $name } möchte weiterspielen.

## Chat

chat-empty = Noch hat niemand etwas gesagt.
chat-say = Sag etwas
chat-send = Senden
chat-mute = { $name } stummschalten
chat-unmute = { $name } wieder lesen
chat-muted = { $name } ist stummgeschaltet.
chat-whoSpeaks = Wer reden darf
chat-speech-everybody = Spieler und angemeldete Zuschauer
chat-speech-players = nur Spieler
chat-speech-nobody = niemand
chat-silence = { $name } an diesem Tisch nicht mehr reden lassen
chat-unsilence = { $name } wieder reden lassen
chat-isSilenced = { $name } darf hier nicht reden.
chat-somebody = Jemand
chat-silenced = Wer den Tisch eröffnet hat, lässt dich hier nicht reden.
chat-nobody = An diesem Tisch wird nicht geredet.
chat-players = Hier darf nur reden, wer mitspielt.
chat-guests = Wer zuschaut, braucht zum Reden ein Konto.

## Before the start

room-title = Warten auf Mitspieler
room-lead = Die Partie beginnt, sobald jeder Platz besetzt ist.
room-open = freier Platz
room-invited = { $name } ist eingeladen
room-join = Platz nehmen
room-getUp = Platz freigeben
room-fill = Mit Bots auffüllen und anfangen
room-dismiss = Wegschicken
room-dismissName = { $name } wegschicken
room-link = Schick diesen Link an alle, mit denen du spielen möchtest
room-copyLink = Einladung kopieren
room-lot = Wer beginnt, wird ausgelost.
lot-fell = Das Los fiel auf Platz { $chair } von { $seats }: { $name } beginnt.
room-public = in der öffentlichen Liste
room-secret = nur über den Link
room-asGuest = Du nimmst als { $name } Platz.

## One device for several

curtain-title = Gib das Gerät an { $name }
curtain-text = Der Plan ist für alle da. Die Hand erscheint, wenn nur du hinsiehst.
curtain-show = Ich bin { $name }

## The end

end-title = { $name } gewinnt
end-shared = { $names } teilen sich den Sieg
end-unfinished = Die Partie wurde abgebrochen
end-resigned = Die Partie endete durch Aufgabe
end-result = Ergebnis
end-place = Rang
end-player = Spieler
end-rematch = Revanche
end-toRematch = Zur Revanche
end-replay = Nachspielen
end-home = Zur Startseite
end-and = { $first } und { $last }
end-sealed = Die Mischung war vor der Partie versiegelt; nun liegt ihr Geheimnis offen.
end-totals = Summen, die schwächste zuerst
end-height = Höhe
end-cards = Karten auf der Hand
end-score = Punkte
end-pieces = Übrige Spielsteine

## The past

past-title = Nachspielen
past-slider = Zug
past-at = Zug { $n } von { $all }
past-first = Zum Anfang
past-previous = Einen Zug zurück
past-next = Einen Zug weiter
past-last = Zum Ende
past-play = Abspielen
past-pause = Pause
past-speed = Tempo
past-live = Zum aktuellen Stand
past-seenBy = Ansicht:
past-audience = Zuschauer
past-failed = Diese Stellung lässt sich nicht zeigen.

## Keys

keys-title = Tasten
keys-enter = bestätigen
keys-escape = Schritt abbrechen
keys-undo = zurücknehmen
keys-arrows = durch die Partie
keys-ends = zum Anfang, zum Ende
keys-space = zum aktuellen Stand
keys-last = letzten Zug zeigen
keys-type = Zug eintippen
keys-help = diese Hilfe
help-howTitle = So spielst du hier
help-how = Was leuchtet, kannst du wählen. Auf einem Touchscreen zeigt das erste Antippen, was folgen würde, das zweite führt den Zug aus. Geht etwas nicht, tippe es an, und du erfährst den Grund.
help-rules = Die Regeln von { $game }
help-options = Optionen dieses Tisches
help-seal = Die Mischung wurde vor dem Austeilen versiegelt. Das Geheimnis zum Siegel wird am Ende gezeigt; dann können alle im Browser nachprüfen, dass alle Würfel daraus folgen, und das Los, falls gelost wurde.

## Summary

end-summary = Auswertung
summary-title = Auswertung: { $game }
summary-facts = Tisch { $table } · { $turns } { $turns ->
        [one] Spielzug
       *[other] Spielzüge
    } · { $moves } { $moves ->
        [one] Zug
       *[other] Züge
    }
summary-notOver = Diese Partie ist noch nicht zu Ende.
summary-toTable = Zum Tisch
summary-left = Gezeigt sind die Punkte, die gezählt hätten, wäre hier Schluss gewesen.
summary-report = Hier ein Problem melden
summary-score = Punkte
summary-parts = Aufteilung

## Scores over time

summary-over = Punkte im Lauf der Partie
summary-overHint = Wie viele Punkte es jeweils gewesen wären, hätte die Partie da geendet.
summary-all = Alle Punktestände
summary-partsOf = Im Einzelnen: { $name }
summary-move = Zug
summary-moveN = Zug { $n }
summary-show = Diese Stellung zeigen
summary-numbers = Die Zahlen als Tabelle
summary-chart = Diagramm: { $what }. Dieselben Zahlen stehen in der Tabelle darunter.
part-treasure = Schätze

## Chances to win

chances-title = Gewinnchancen
chances-hint = So schätzte ein starker Bot jede Stellung ein; er wusste dabei nur, was jeder Einzelne wissen konnte.
chances-wait = Ein Bot geht die Partie durch …
chances-progress = { $done } von { $of } Stellungen
chances-moments = Schlüsselmomente
chances-none = Keine Entscheidung und kein Nachziehen hat für sich allein viel verändert.
chances-blunder = { $name }: „{ $move }“ ließ eine Chance von { $percent } %. Besser, mit { $most } %: „{ $best }“.
chances-stroke = { $name }: „{ $move }“, ein starker Zug: eine Chance von { $percent } %. Alles andere ließ höchstens { $least } %.
chances-draw = Das Nachziehen gibt { $name } { $percent } % mehr, als zu erwarten war.
chances-deal = Das Austeilen gibt { $name } { $percent } % mehr, als zu erwarten war.
chances-sums = { $name }: Das Nachziehen war { $luck } % wert; jede Entscheidung verschenkte im Schnitt { $lost } %.

## Sources

summary-sources = Woher die Punkte kamen
summary-heights = Wo die Höhen stehen
summary-sum = Summe
source-tile = Plättchen
source-revolt = Aufstände
source-war = Kriege
source-monument = Monumente
source-ziggurat = Zikkurat
source-treasure_taken = Schätze
source-points_scored = Provinzen
source-influence_scored = Einfluss
source-palaces_counted = Paläste am Schluss
source-alliances_counted = Bündnisse
source-roads_counted = Straßen
source-harbours_counted = Häfen
source-tiles_counted = Bonusplättchen

## Conflicts

summary-conflicts = Konflikte
summary-noConflicts = Es gab weder Krieg noch Aufstand.
summary-strengths = Stärke auf dem Spielplan + Plättchen aus der Hand.
conflict-what = Konflikt
conflict-all = Alle { $n } Konflikte zeigen
conflict-attacker = Angreifer
conflict-defender = Verteidiger
conflict-result = Ausgang
conflict-war = Krieg
conflict-revolt = Aufstand
conflict-tie = Gleichstand
conflict-open = nicht ausgetragen

## Luck

summary-luck = Glück beim Nachziehen
luck-usual = { $name } zog ungefähr, was zu erwarten war.
luck-odd = { $name } zog { $drawn }-mal { $what }; zu erwarten war das { $expected }-mal. Insgesamt so ungewöhnlich zieht man nur in etwa 1 von { $n } Partien.
luck-few = { $name } zog zu wenig, um von Glück oder Pech zu sprechen.
luck-normal = Dabei werden die Summen als normalverteilt angenommen; einige Karten aus einem neu gemischten Stapel sind nicht mitgezählt.
luck-cell = { $drawn } gezogen, { $expected } erwartet

## Time

summary-time = Verbrauchte Zeit
time-decisions = { $n } { $n ->
        [one] Entscheidung
       *[other] Entscheidungen
    }
time-undone = { $n } zurückgenommen
time-each = je { $n } s

## The seal

summary-seal = Die versiegelte Mischung
seal-published = Siegel, zu Beginn veröffentlicht
seal-secret = Geheimnis, am Ende gezeigt
seal-verify = In diesem Browser prüfen
seal-checking = Wird geprüft …
seal-fair = Geprüft
seal-sealed = Das Geheimnis passt zum Siegel (SHA-256).
seal-broken = Das Geheimnis passt nicht zum Siegel: Es ergibt { $seal }.
seal-dice = Die Würfel für das Austeilen und für { $n } { $n ->
        [one] Entscheidung
       *[other] Entscheidungen
    } folgen daraus (HMAC-SHA-256): { $rolls } Würfe.
seal-wrong = Die Würfel der Entscheidung { $n } folgen nicht aus dem Geheimnis.
seal-lot = Auch das Los folgt daraus: Es fiel auf Platz { $chair } von { $seats }. Vor der Partie saßen sie in dieser Reihenfolge: { $names }. Also hat { $name } begonnen.
seal-lotOff = Das Los folgt nicht aus dem Geheimnis: Das ergibt Platz { $chair }.
seal-cannot = Dieser Browser kann nur auf einer sicheren Seite (https) prüfen.
seal-fully = Um die ganze Partie mit diesen Würfeln nachspielen zu lassen, speichere die Aufzeichnung und führ diesen Befehl aus:

## Why it was won

why-and = {" "}und{" "}

## The replay

past-everyone = alle Hände
past-hands = Hände
mark-conflict = Konflikt
mark-building = Bauwerk
mark-scoring = Wertung
mark-undo = zurückgenommen
keys-turns = Spielzug für Spielzug

## Settings and account

settings-title = Einstellungen
settings-look = Aussehen
settings-language = Sprache
settings-theme = Design
theme-system = wie das System
theme-light = hell
theme-dark = dunkel
settings-palette = Farben
palette-default = üblich
palette-safe = für Farbenblinde
palette-contrast = starker Kontrast
settings-motion = Bewegung
motion-normal = normal
motion-fast = schnell
motion-off = keine
settings-play = Beim Spielen
settings-confirmation = Züge bestätigen
confirmation-touch = auf Touchscreens
confirmation-always = immer
confirmation-never = nie
settings-sound = Ton, wenn du an der Reihe bist
settings-alerts = Benachrichtigungen dieses Browsers
settings-alertsBlocked = Dieser Browser blockiert Benachrichtigungen dieser Seite.
settings-strengths = Stärke an den Anführern zeigen
settings-coordinates = Koordinaten zeigen
account-title = Wer du bist
account-nobody = Du hast hier noch keinen Namen. Setz dich als Gast an einen Tisch oder leg ein Konto an, um deine Partien auf jedem Gerät zu haben.
account-guest = Du bist { $name }, ein Gast. Mit einem Passwort behältst du deinen Namen und deine Partien.
account-known = Du bist als { $name } angemeldet.
account-name = Name
account-password = Passwort
account-passwordHint = Mindestens 8 Zeichen.
account-signUp = Konto anlegen
account-keep = Namen behalten
account-signIn = Anmelden
account-signOut = Abmelden
account-haveOne = Du hast ein Konto
account-newHere = Neu hier
account-change = Passwort ändern
account-old = Altes Passwort
account-new = Neues Passwort
account-changed = Das Passwort ist geändert; andere Geräte sind abgemeldet.
account-notices = Sag mir, wenn ich an der Reihe bin
account-mail = E-Mail-Adresse
account-asked = Wir haben dir dorthin geschrieben. Öffne den Link in der E-Mail, um die Adresse zu bestätigen.
account-confirmed = Deine E-Mail-Adresse ist bestätigt.
account-webhook = Webhook
account-webhookHint = Eine https-Adresse, die mit einer kurzen Nachricht aufgerufen wird.
account-webhookFailing = Der letzte Aufruf schlug fehl.
account-save = Speichern
account-saved = Gespeichert.
account-forget = Meine Daten löschen
account-forgetText = Dein Name und alles, was du gesagt hast, werden gelöscht; Bots spielen für dich weiter. Das ist endgültig.
account-forgetSure = Ja, meine Daten löschen
account-forgotten = Deine Daten hier sind gelöscht.

## Learning

learn-title = Die Spiele lernen
learn-lead = Spiel eine erste Lektion von zehn Minuten oder lies die Regeln auf einer Seite. Am Tisch sagt jede Frage, was erlaubt ist, und jede Ablehnung, warum.
learn-lesson = Erste Lektion
learn-again = Lektion noch einmal
learn-done = Lektion geschafft
learn-rules = Die Regeln
learn-try = Gegen Bots ausprobieren
learn-contents = Auf dieser Seite
lesson-step = Schritt { $n } von { $all }
lesson-title = Erste Lektion: { $game }
lesson-other = Das ginge auch. Hier geht es aber um etwas anderes.
lesson-impossible = Das geht hier nicht.
lesson-next = Weiter
lesson-back = Schritt zurück
lesson-repeat = Noch einmal
lesson-hint = Tipp
lesson-leave = Lektion verlassen
lesson-happened = Was geschehen ist
lesson-overTitle = Das war die Lektion
lesson-over = Für eine erste Partie weißt du genug. Der leichteste Bot wartet schon; während der Partie zeigt dir die Hilfe die passende Regel.
lesson-play = Gegen den leichtesten Bot spielen
lesson-first = Zum ersten Mal hier?
lesson-take = Zur ersten Lektion
lesson-decline = Nein danke

## Games, levels, emblems

level-apprentice = Lehrling
level-apprentice-about = sanft: greift nie zuerst an
level-scribe = Schreiber
level-scribe-about = solide, denkt einen Zug voraus
level-vizier = Wesir
level-vizier-about = stark, schätzt Stellungen gut ein
level-king = König
level-king-about = am stärksten: denkt weit voraus
level-random = Beliebiger Zug
level-random-about = macht irgendeinen erlaubten Zug
level-strength = Spielstärke { $n } von { $most }
level-until = bis dahin: { $level }
level-playedBy = { $level }, vorerst spielt ein { $other }
level-thinks = denkt höchstens { $seconds } s nach
level-elo = Elo { $elo }
level-elo-about = Elo { $elo } (zu 95 % sicher: { $low } bis { $high }): gemessen in Partien zu zweit, beliebige Züge haben 0. Wer 200 Punkte mehr hat, gewinnt etwa drei von vier Partien.
level-styled = { $level }, { SMALL($style) }
level-style = Spielweise
level-style-none = Ausgewogen
level-style-aggressive = Angriffslustig
level-style-peaceful = Friedlich
level-style-about = Unter etwa gleich guten Zügen wählt ein angriffslustiger Bot lieber einen Angriff, ein friedlicher lieber keinen. Beide spielen so gut wie ein ausgewogener.

## Words of moves

kind-tile = Plättchen legen
kind-leader = Anführer einsetzen oder versetzen
kind-catastrophe = Katastrophe legen
kind-withdraw = Anführer zurücknehmen
kind-swap = Plättchen tauschen
kind-pass = Passen
kind-war = Krieg führen
kind-support = Verstärkung schicken
kind-monument = Monument bauen
kind-ziggurat = Zikkurat bauen
kind-decline = Nichts bauen
kind-treasure = Schatz nehmen
kind-point = Punkt nehmen
kind-move = Reisen
kind-deploy = Ansiedeln
kind-build = Bauen
kind-migrate = Völkerwanderung
kind-power = Fähigkeit nutzen
kind-halve = Hand des Gegners halbieren
kind-end = Spielzug beenden
kind-discard = Karte abwerfen
kind-palace = Palast bauen
kind-emissary = Gesandten entsenden
kind-fort = Befestigung errichten
kind-claim = Provinz beanspruchen
kind-done = Nichts mehr setzen
kind-exchange = Karte tauschen
kind-draw = Karte ziehen
kind-keep = Karte behalten
kind-emperor-palace = Palast für den Kaiser
kind-emperor-claim = Provinz für den Kaiser beanspruchen
kind-emperor-emissary = Gesandter für den Kaiser
kind-emperor-pass = Nichts für den Kaiser setzen
kind-special-emperor-first = Sonderkarte: Kaiser zuerst
kind-special-two-provinces = Sonderkarte: zwei Provinzen
kind-special-exchange = Sonderkarte: Kartentausch
word-red = rot
word-blue = blau
word-green = grün
word-black = schwarz
word-yellow = gelb
word-orange = orange
word-purple = violett
word-with = mit
word-pile = Stapel
word-mine = meine Reihe
word-theirs = die Reihe des Gegners
word-start = Starttempel
word-assyrians = Assyrer
word-hittites = Hethiter
word-medes = Meder
word-persians = Perser
word-sumerians = Sumerer
ask-color = Farbe
ask-cell = Feld
ask-tiles = Plättchen
ask-monument = Monument
ask-space = Feld
ask-province = Provinz
ask-payment = Bezahlung
ask-source = Woher
ask-given = Abgeben
ask-got = Nehmen
ask-nation = Volk
ask-row = Reihe
ask-from = Woher
ask-to = Wohin
ask-power = Fähigkeit
ask-run = Bezahlt mit
ask-firstRun = die erste Serie
plain-choose = Was tust du?
plain-drop = { $word } zurücknehmen
plain-prompt = Antworte mit den Knöpfen der Frage.
plain-set = { $n } von höchstens { $most }
plain-one = { $word }: eins mehr
plain-less = { $word }: eins weniger
plain-position = Die Stellung in Worten
plain-none = keine
plain-wait = Gerade gibt es nichts zu wählen.
