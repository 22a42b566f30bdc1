## Shell: header, errors, about

shell-skip = Skip to the content
shell-new = New table
shell-learn = Learn
shell-settings = Settings
shell-about = About
shell-home = Home
shell-navigation = Main navigation
shell-signIn = Sign in
shell-soundOn = Turn sound on
shell-soundOff = Turn sound off
shell-toDark = Dark theme
shell-toLight = Light theme
shell-pair = { $of }: { $is }
shell-close = Close
shell-cancel = Cancel
shell-back = Back
shell-copy = Copy
shell-copied = Copied.
shell-copyFailed = Could not copy: select the text and copy it yourself.
shell-loading = Loading…
shell-retry = Try again
shell-unreachable = The server cannot be reached. Your games are safe there.
shell-failed = That did not work. Please try again.
shell-offline = You are offline. You can go on reading; moves wait until you are back.
shell-reconnecting = Connection lost. Trying again…
shell-storeAway = The server cannot store anything just now. Your move is sent again by itself.
ready-progress = The strongest bots get ready: { $games } of { $of } games.
ready-until = Until then a vizier plays for a king.
ready-now = All bots are ready.
shell-lostTitle = There is nothing here
shell-lostText = This address leads nowhere. Perhaps a letter is missing at the end of the link.
shell-toHome = To the home page
shell-brokenTitle = Something broke on this page
shell-brokenText = The game itself is safe on the server. Go on, or send us the report with the exact position.
shell-goOn = Go on
shell-copyReport = Copy the report
about-title = About Ziggurat
about-text = Ziggurat is a free platform for three board games, with its own drawings and its own wording of the rules. It is not connected with any publisher.
about-fairTitle = Fair play
about-fair = The server is the referee. It tells each seat only what that seat may see, and the bots see no more than you would in their place. The shuffle of every game is sealed before its first move and shown after its last.
about-dataTitle = What is kept
about-data = Your name, your games and what you said at tables. A guest needs neither mail nor password. In Settings you can be forgotten at any time. This page loads nothing from anywhere else and counts nobody.
about-fonts = Type: Marcellus and Source Sans 3, both under the SIL Open Font License.

## Home page

home-title = Kings, builders and long roads
home-lead = Board games of quiet decisions and loud consequences. Play against fair bots or other people, see every consequence before you move, and study any game afterwards.
home-playNow = Play now against bots
home-openTable = Open a table
home-playBots = Play bots
home-learn = Learn
home-invite = With people
home-quickTitle = Play now
home-game = Game
home-facts = { $seats } players
home-players = Players
home-level = Bots
home-yourName = Your name
home-nameHint = No account needed.
home-start = Start
home-starting = The table is being set…
home-yourGames = Your games
home-noGames = Games you play will wait for you here.
home-allGames = All { $n }
home-needYou = { $n } { $n ->
        [one] needs
       *[other] need
    } you
home-openTables = Open tables
home-noOpen = Nobody is waiting for players right now. Open a table and send the link to a friend.
home-oneClick = join with one click
home-watch = Games to watch
home-noLive = No public game is being played right now.
home-finished = Finished games
home-noFinished = Finished public games appear here, to be replayed move by move.
home-join = Join
home-look = Watch
home-replay = Replay
home-yourTurn = your turn
home-waitingFor = waiting for { $name }
home-waitingPlayers = waiting for players
home-over = finished
home-seatsTaken = { $taken } of { $seats }
home-openSeat = open seat
home-botName = { $name } (bot)
home-joinByLink = Do you have a link?
home-linkLabel = Link or name of a table
home-open = Open
home-ownTable = Your table
home-left-soon = under a minute left
home-left-minutes = { $n } min left
home-left-hours = { $n } h left
home-left-days = { $n } { $n ->
        [one] day
       *[other] days
    } left
home-ago-now = just now
home-ago-minutes = { $n } min ago
home-ago-hours = { $n } h ago
home-ago-days = { $n } { $n ->
        [one] day
       *[other] days
    } ago

## A new table

new-title = Open a table
new-lead = Choose a game and who sits where. The game begins when every seat is taken.
new-seats = Seats
new-who = Who sits at seat { $n }
new-kind-me = Me
new-kind-open = Anyone
new-kind-invited = Invited
new-kind-bot = Bot
new-nameOf-me = Name at seat { $n }
new-nameOf-invited = Name of an account
new-levelOf = Level of the bot at seat { $n }
new-styleOf = Style of the bot at seat { $n }
new-hotSeat = Several seats are yours: you play on one device, and a curtain hides each hand until its owner is there.
new-options = Options
new-pace = Pace
new-pace-untimed = No clock
new-pace-untimed-about = Take the time you need.
new-pace-bank = Clock
new-pace-bank-about = Each player has a bank of minutes, and some seconds more for each question. When time is up, a bot plays on until you return.
new-pace-days = Days a move
new-pace-days-about = Each question may be answered within so many days. You can be told by mail.
new-minutes = Minutes each
new-increment = Seconds for each question
new-days = Days
new-access = Who may see it
new-public = In the public list
new-public-about = Otherwise only those who have the link find the table.
new-shared = Share the record of the game
new-shared-about = Once it is over, anybody who has the link may replay it.
new-speech-public = as usual: players, signed-in spectators
new-speech-private = as usual: players only
new-standIn = Level of bots that fill seats or stand in for people
new-create = Open the table
new-begin = Begin the game
new-needsMe = One seat must be yours.
new-company = With whom
new-company-people = People elsewhere
new-company-device = On one device
new-company-bots = Bots
new-kind-device = Somebody at this device
new-changed = { $option }: now “{ $value }”.
new-usual = That is usual for { $n } players.
new-lot = Draw lots for who begins
new-lot-about = Drawn when the game begins; everybody moves up around the table. The lot follows from the secret of the shuffle, so that all can check it after the game.
new-own = { $option } of your own
new-own-file = A file
new-own-text = Or its text
new-own-check = Check
new-own-good = “{ $title }” is good, and is chosen.
new-own-playable = “{ $title }” can be played, and is chosen. Its drawing has faults:
new-own-bad = This cannot be played:
pace-untimed = no clock
pace-bank = { $minutes } min + { $increment } s
pace-days = { $n } { $n ->
        [one] day
       *[other] days
    } a move
value-true = yes
value-false = no

## A table

table-yourTurnTitle = Your turn
table-loading = The table is being fetched…
table-missing = This table cannot be opened
table-signedOut = You are signed out
table-signedOutText = This browser is no longer signed in here. Sign in to take up your seat again, or go on as a new guest and watch.
table-asGuest = Go on as a guest
table-board = Board
table-players = Players
table-log = Log
table-chat = Chat
table-notes = Notes
notes-hint = Only for you, kept in this browser.
table-help = Help
table-menu = Table menu
table-rooms = Parts of the table
table-watching = { $n } watching
table-spectating = You are watching
table-you = you
table-bot = bot, { $level }
table-standIn = a bot plays ({ $level })
table-away = away
table-here = here
table-thinking = thinking…
table-turn = turn { $n }
clock-days = { $days } d { $hours } h
table-points = { $n } { $n ->
        [one] point
       *[other] points
    }
table-inHand = { $n } in hand
table-asked = asked now
table-yours = You
table-asks = { $name }:
table-waiting = Waiting for { $name }
table-waitingFor = Waiting for { $name }.
waits-action = Waiting for { $name } to choose an action.
waits-war = Waiting for { $name } to choose the next war.
waits-support = Waiting for { $name } to send support, or none.
waits-build = Waiting for { $name } to build, or not.
waits-treasure = Waiting for { $name } to take a treasure.
waits-point = Waiting for { $name } to choose the color of a point.
waits-place = Waiting for { $name } to place pieces.
waits-draw = Waiting for { $name } to draw a card.
waits-site = Waiting for { $name } to choose a space.
waits-keep = Waiting for { $name } to choose the card to keep.
waits-emperor = Waiting for { $name } to move the Emperor.
waits-discard = Waiting for { $name } to discard a card.
table-sending = Your move is on its way…
table-forced = Nothing else is possible: “{ $move }” follows by itself.
table-stale = The board has changed: here is the new position.
table-undo = Undo
table-confirm = Confirm
table-propose = { $move }?
table-nothing = Nothing else follows at once.
table-typed = Type a move
table-typedHint = for example { $example }
table-typedPlay = Play
table-resign = Resign
table-resignSure = Resign? The game ends for everybody.
table-agree = Offer to stop here
# $n: how many they are
table-agreed = { $names } { $n ->
        [one] wants
       *[other] want
    } to stop the game here.
table-agreeToo = Agree
table-disagree = Withdraw my offer
table-leave = Let a bot play for me
table-return = Play myself again
table-botPlays = A bot plays for you.
table-share = Share the link
table-linkCopied = The link is copied.
table-shareMoment = Link to this move
table-export = Save the record
table-report = Copy a report with the exact position

## What bots say

hint-ask = Hint
hint-title = What a strong bot would do, and why
hint-wait = A bot is thinking about it…
hint-none = No bot knows this game well enough to give a hint.
hint-chance = { $percent } %
hint-hint = Chance to win after each move.
why-ask = Why?
why-none = Only the bot can know that.

## The log

log-empty = Nothing has happened yet.
log-since = new since your last move
log-recap = Recap
log-goTo = Show the position after this
log-move = move { $n }
log-filter = Show
log-all = all
log-mine = mine
log-new = new
log-copy = Copy the moves
log-undo = { $name } undoes a move.
log-resign = { $name } resigns.
log-abandon = The game is left unfinished.
log-timeout = Time is up for { $name }: a bot plays on.
log-leave = { $name } leaves; a bot plays on.
log-return = { $name } is back.
log-agree = { $name } wants to stop the game here.
log-disagree = { $name } wants to play on.

## Chat

chat-empty = Nobody has said anything.
chat-say = Say something
chat-send = Send
chat-mute = Mute { $name }
chat-unmute = Read { $name } again
chat-muted = { $name } is muted.
chat-whoSpeaks = Who may speak
chat-speech-everybody = players and signed-in spectators
chat-speech-players = players only
chat-speech-nobody = nobody
chat-silence = Do not let { $name } speak at this table
chat-unsilence = Let { $name } speak again
chat-isSilenced = { $name } may not speak here.
chat-somebody = Somebody
chat-silenced = The person who opened this table does not let you speak here.
chat-nobody = There is no chat at this table.
chat-players = Only those who play may speak here.
chat-guests = Whoever watches needs an account to speak here.

## Before the start

room-title = Waiting for players
room-lead = The game begins as soon as every seat is taken.
room-open = open seat
room-invited = { $name } is invited
room-join = Sit down
room-getUp = Leave my seat
room-fill = Fill with bots and begin
room-dismiss = Send away
room-dismissName = Send { $name } away
room-link = Send this link to the people you want to play with
room-copyLink = Copy the invitation
room-lot = Who begins is drawn by lot.
lot-fell = The lot fell on seat { $chair } of { $seats }: { $name } begins.
room-public = in the public list
room-secret = only by its link
room-asGuest = You sit down as { $name }.

## One device for several

curtain-title = Hand the device to { $name }
curtain-text = The board is open to all. The hand appears when only you are looking.
curtain-show = I am { $name }

## The end

end-title = { $name } wins
end-shared = { $names } share the victory
end-unfinished = The game was left unfinished
end-resigned = The game ended by resignation
end-result = Result
end-place = Place
end-player = Player
end-rematch = Rematch
end-toRematch = To the rematch
end-replay = Replay
end-home = To the home page
end-and = { $first } and { $last }
end-sealed = The shuffle was sealed before the game; its secret is now open.
end-totals = Totals, weakest first
end-height = Height
end-cards = Cards in hand
end-score = Points
end-pieces = Pieces left

## The past

past-title = Replay
past-slider = Move
past-at = move { $n } of { $all }
past-first = To the start
past-previous = One move back
past-next = One move on
past-last = To the end
past-play = Play
past-pause = Pause
past-speed = Speed
past-live = Back to the present
past-seenBy = Seen by
past-audience = the audience
past-failed = This position cannot be shown.

## Keys

keys-title = Keys
keys-enter = confirm
keys-escape = cancel the step
keys-undo = undo
keys-arrows = through the game
keys-ends = to the start, to the end
keys-space = back to the present
keys-last = point at the last move
keys-type = type a move
keys-help = this help
help-howTitle = How to play here
help-how = Lit places can be chosen. On a touch screen the first tap shows what would follow, the second makes the move. If something is not possible, tap it and you are told why.
help-rules = The rules of { $game }
help-options = Options of this table
help-seal = The shuffle was sealed before the deal. The secret behind the seal is shown at the end; then everybody can check in a browser that all dice followed from it, and the lot, if one was drawn.

## Summary

end-summary = Summary
summary-title = Summary of { $game }
summary-facts = table { $table } · { $turns } { $turns ->
        [one] turn
       *[other] turns
    } · { $moves } { $moves ->
        [one] move
       *[other] moves
    }
summary-notOver = This game is not over yet.
summary-toTable = To the table
summary-left = The scores are those it would have had, had it ended there.
summary-report = Report a problem here
summary-score = Score
summary-parts = Parts

## Scores over time

summary-over = Scores over time
summary-overHint = What each score would have been, had the game ended then.
summary-all = All scores
summary-partsOf = Parts of { $name }
summary-move = Move
summary-moveN = move { $n }
summary-show = Show this position
summary-numbers = The numbers as a table
summary-chart = Chart: { $what }. The same numbers are in the table below it.
part-treasure = treasures

## Chances to win

chances-title = Chances to win
chances-hint = As a strong bot judged each position, knowing only what each player could know.
chances-wait = A bot is going through the game…
chances-progress = { $done } of { $of } positions
chances-moments = Key moments
chances-none = No single decision or draw moved the game much.
chances-blunder = { $name }: “{ $move }” left a chance of { $percent } %. Better, at { $most } %: “{ $best }”.
chances-stroke = { $name }: “{ $move }”, a strong move: a chance of { $percent } %. Anything else left { $least } % at most.
chances-draw = The draw gives { $name } { $percent } % more than could be expected.
chances-deal = The deal gives { $name } { $percent } % more than could be expected.
chances-sums = { $name }: the draws were worth { $luck } %; a decision gave away { $lost } % on average.

## Sources

summary-sources = Where points came from
summary-heights = Where the heights stand
summary-sum = Sum
source-tile = tiles
source-revolt = revolts
source-war = wars
source-monument = monuments
source-ziggurat = ziggurat
source-treasure_taken = treasures
source-points_scored = provinces
source-influence_scored = influence
source-palaces_counted = palaces at the end
source-alliances_counted = alliances
source-roads_counted = roads
source-harbours_counted = harbours
source-tiles_counted = bonus tiles

## Conflicts

summary-conflicts = Conflicts
summary-noConflicts = There was no war and no revolt.
summary-strengths = Strength on the map + tiles from the hand.
conflict-what = Conflict
conflict-all = Show all { $n } conflicts
conflict-attacker = Attacker
conflict-defender = Defender
conflict-result = Result
conflict-war = war
conflict-revolt = revolt
conflict-tie = tie
conflict-open = unfinished

## Luck

summary-luck = Luck of the draw
luck-usual = { $name } drew about what could be expected.
luck-odd = { $name } drew { $drawn } × { $what } where { $expected } were expected. Draws as far off as those of { $name } come in about 1 game of { $n }.
luck-few = { $name } drew too little for luck to be told.
luck-normal = The chances take the sums for normal, and a few draws from a pile made anew are left out.
luck-cell = { $drawn } drawn, { $expected } expected

## Time

summary-time = Time used
time-decisions = { $n } { $n ->
        [one] decision
       *[other] decisions
    }
time-undone = { $n } undone
time-each = { $n } s each

## The seal

summary-seal = The sealed shuffle
seal-published = Seal, published at the start
seal-secret = Secret, shown at the end
seal-verify = Verify in this browser
seal-checking = Checking…
seal-fair = Verified
seal-sealed = The secret hashes to the seal (SHA-256).
seal-broken = The secret does not hash to the seal: it gives { $seal }.
seal-dice = The dice of the deal and of { $n } { $n ->
        [one] decision
       *[other] decisions
    } follow from it (HMAC-SHA-256): { $rolls } rolls.
seal-wrong = The dice of decision { $n } do not follow from the secret.
seal-lot = The lot follows from it too: it fell on seat { $chair } of { $seats }. Before the game they sat in this order: { $names }. So { $name } began.
seal-lotOff = The lot does not follow from the secret: that gives seat { $chair }.
seal-cannot = This browser can check only on a secure page (https).
seal-fully = To have the whole game played again with these dice, save the record and run:

## Why it was won

why-and = {" "}and{" "}

## The replay

past-everyone = everyone’s hands
past-hands = Hands
mark-conflict = conflict
mark-building = building
mark-scoring = scoring
mark-undo = undone
keys-turns = turn by turn

## Settings and account

settings-title = Settings
settings-look = Look and feel
settings-language = Language
settings-theme = Theme
theme-system = as the system
theme-light = light
theme-dark = dark
settings-palette = Colors
palette-default = usual
palette-safe = safe for color blindness
palette-contrast = high contrast
settings-motion = Movement
motion-normal = normal
motion-fast = fast
motion-off = none
settings-play = Playing
settings-confirmation = Confirm moves
confirmation-touch = on touch screens
confirmation-always = always
confirmation-never = never
settings-sound = Sounds when it is your turn
settings-alerts = Notifications of this browser
settings-alertsBlocked = This browser blocks notifications of this page.
settings-strengths = Show strengths on leaders
settings-coordinates = Show coordinates
account-title = Who you are
account-nobody = You have no name here yet. Sit down at a table as a guest, or make an account to keep your games on every device.
account-guest = You are { $name }, a guest. With a password you keep your name and your games.
account-known = You are signed in as { $name }.
account-name = Name
account-password = Password
account-passwordHint = At least 8 characters.
account-signUp = Make an account
account-keep = Keep this name
account-signIn = Sign in
account-signOut = Sign out
account-haveOne = You have an account
account-newHere = New here
account-change = Change the password
account-old = Old password
account-new = New password
account-changed = The password is changed; other devices are signed out.
account-notices = Tell me when it is my turn
account-mail = Mail address
account-asked = We have written there. Open the link in that mail to confirm the address.
account-confirmed = Your mail address is confirmed.
account-webhook = Webhook
account-webhookHint = An https address that is called with a short message.
account-webhookFailing = The last call failed.
account-save = Save
account-saved = Saved.
account-forget = Be forgotten
account-forgetText = Your name and what you said are deleted, bots play on for you. This cannot be undone.
account-forgetSure = Yes, delete me
account-forgotten = You are forgotten here.

## Learning

learn-title = Learn the games
learn-lead = Play a first lesson of ten minutes, or read the rules on one page. At the table, every question says what may be done, and every refusal says why.
learn-lesson = First lesson
learn-again = Lesson again
learn-done = lesson done
learn-rules = The rules
learn-try = Try it against bots
learn-contents = On this page
lesson-step = Step { $n } of { $all }
lesson-title = First lesson: { $game }
lesson-other = That would be possible too. Here we want something else.
lesson-impossible = That is not possible here.
lesson-next = Next
lesson-back = Step back
lesson-repeat = Again
lesson-hint = Hint
lesson-leave = Leave the lesson
lesson-happened = What happened
lesson-overTitle = That was the lesson
lesson-over = You know enough for a first game. The easiest bot is waiting; during the game, Help shows the rule that fits.
lesson-play = Play the easiest bot
lesson-first = First time here?
lesson-take = Take the first lesson
lesson-decline = No thanks

## Games, levels, emblems

level-apprentice = Apprentice
level-apprentice-about = gentle: never attacks first
level-scribe = Scribe
level-scribe-about = solid, looks one move ahead
level-vizier = Vizier
level-vizier-about = strong, judges positions well
level-king = King
level-king-about = the strongest: thinks ahead
level-random = Random
level-random-about = plays any legal move
level-strength = strength { $n } of { $most }
level-until = until ready: { SMALL($level) }
level-playedBy = { $level }, played by a { SMALL($other) } for now
level-thinks = thinks for at most { $seconds } s
level-elo = Elo { $elo }
level-elo-about = Elo { $elo } ({ $low } to { $high } with 95 % certainty): measured in games for two, with random play at 0. Whoever has 200 points more wins about three games in four.
level-styled = { $level }, { SMALL($style) }
level-style = Style
level-style-none = Balanced
level-style-aggressive = Aggressive
level-style-peaceful = Peaceful
level-style-about = Of moves that are about equally good, an aggressive bot prefers attacks and a peaceful one avoids them. Both play as well as a balanced one.

## Words of moves

kind-tile = Place a tile
kind-leader = Place or move a leader
kind-catastrophe = Play a catastrophe
kind-withdraw = Take a leader back
kind-swap = Swap tiles
kind-pass = Pass
kind-war = Fight the war
kind-support = Send support
kind-monument = Build a monument
kind-ziggurat = Build the ziggurat
kind-decline = Build nothing
kind-treasure = Take a treasure
kind-point = Score a point
kind-move = Move
kind-deploy = Deploy
kind-build = Build
kind-migrate = Migrate
kind-power = Use a power
kind-halve = Halve the other hand
kind-end = End the turn
kind-discard = Discard
kind-palace = Build a palace
kind-emissary = Send an emissary
kind-fort = Place the fortification
kind-claim = Claim a province
kind-done = Place no more
kind-exchange = Exchange a card
kind-draw = Draw a card
kind-keep = Keep a card
kind-emperor-palace = A palace for the Emperor
kind-emperor-claim = Claim a province for the Emperor
kind-emperor-emissary = An emissary for the Emperor
kind-emperor-pass = Place nothing for the Emperor
kind-special-emperor-first = Special: the Emperor first
kind-special-two-provinces = Special: two provinces
kind-special-exchange = Special: swap a card
word-red = red
word-blue = blue
word-green = green
word-black = black
word-yellow = yellow
word-orange = orange
word-purple = purple
word-with = with
word-pile = the pile
word-mine = my row
word-theirs = their row
word-start = the start temple
word-assyrians = Assyrians
word-hittites = Hittites
word-medes = Medes
word-persians = Persians
word-sumerians = Sumerians
ask-color = Color
ask-cell = Square
ask-tiles = Tiles
ask-monument = Monument
ask-space = Space
ask-province = Province
ask-payment = Payment
ask-source = From
ask-given = Give
ask-got = Take
ask-nation = Nation
ask-row = Row
ask-from = From
ask-to = To
ask-power = Power
ask-run = Paid from
ask-firstRun = the first run
plain-choose = What do you do?
plain-drop = Take { $word } back
plain-prompt = Answer by the buttons of the question.
plain-set = { $n } of at most { $most }
plain-one = One more { $word }
plain-less = One { $word } less
plain-position = The position
plain-none = none
plain-wait = There is nothing to choose now.
