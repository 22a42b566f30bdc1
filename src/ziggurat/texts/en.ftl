## Words that stand for values

-seat = seat { $it }
-part = { $it ->
        [color] color
        [cell] cell
        [tiles] tiles
        [monument] monument
       *[other] { $it }
    }
-your = { $it ->
        [0] your
       *[1] the
    }
-your-many = { $it ->
        [0] your
       *[1] the
    }
-of-your = { $it ->
        [0] of your
       *[1] of the
    }
-found = { $it ->
        [object] an object
        [list] a list
        [null] null
       *[other] { $it }
    }

## Core: what a game cannot do now

core-stale = The game has moved on; here is the position as it is now.
core-not_your_turn = It is for { SEAT($asked) } to decide.
core-game_is_over = The game is over.
core-nothing_to_undo = There is nothing to undo.
core-another_has_answered = { SEAT($seat) } has answered since: that can no longer be undone.
core-something_was_revealed = Something hidden came to light: that can no longer be undone.
core-unknown_move = “{ $move }” is not a move.
core-unreadable_move = “{ $move }” cannot be read: no { PART($part) } where there should be.
core-too_many_words = “{ $move }” cannot be read: “{ $word }” is too much.

## Core: what cannot be read, behind its place

core-must_be_bool = must be true or false, not { FOUND($found) }
core-must_be_one_of = must be one of { $known }, not { FOUND($found) }
core-must_be_document = must be one of { $known }, or a document, not { FOUND($found) }
core-must_be_object = must be an object, not { FOUND($found) }
core-must_be_list = must be a list, not { FOUND($found) }
core-must_be_text = must be a text, not { FOUND($found) }
core-must_be_whole = must be a whole number, not { FOUND($found) }
core-must_be_from_to = must be from { $low } to { $high }, not { FOUND($found) }
core-unknown_key = unknown key (known: { $known })
core-key_twice = the key { $word } stands twice
core-no_json = this is no JSON
core-no_number = { $name } is not a number
core-number_too_long = a number is too long
core-nested_too_deeply = nested too deeply
core-document_not_given = { $name }: this document has not been given
core-document_taken = another document has this digest and is drawn otherwise: give yours another id
core-no_such_option = there is no such option here (there are: { $known })
core-no_options = there is no such option here (there are: none)
core-at_place = { $place }: { $reason }
core-in_option = option { $place }: { $reason }
core-is_one_of_here = is one of { $known } here
core-wrong_chairs = there are { $chairs } for { $seats } seats
core-no_chair_of_yours = one of them is yours
core-no_such_account = there is no account named { $name }
core-not_for_seats = { $game } is for { $few } to { $many } players, not { $seats }

## Terminal: the start

cli-getting_ready = The strongest bots get ready while you play, once on this machine; until your next game a vizier plays for a king.
cli-greeting = { $title }, { $seats } players.
cli-you_are = { $count ->
        [one] You are
       *[other] At the keyboard:
    } { $seats }.
cli-bot_plays = { SEAT($seat) } is a bot ({ $bot }).
cli-resumed = You go on with your unfinished game ({ $decisions } { $decisions ->
        [one] decision
       *[other] decisions
    } so far); “ziggurat play --new” begins another.
cli-also_unfinished = Also unfinished: { $games }; “ziggurat play --resume { $game }” goes on.
cli-unreadable = { $path } cannot be gone on with and stays as it is: { $reason }.
cli-nothing_unfinished = there is no unfinished game to go on with
cli-nothing_unfinished_of = there is no unfinished game of { $game } to go on with
cli-commitment = Shuffle: sha256 { $commitment }
cli-how_to_play = Type a move, such as “{ $example }”; “?” shows what you can do, “help” the rest.
# Seats are dynasties: a sentence about “You” would need a grammar of its own.
cli-dynasty = { $seat ->
        [0] Lion
        [1] Bull
        [2] Bow
        [3] Urn
       *[4] Star
    }

## Terminal: a turn

cli-thinking = { SEAT($seat) } thinks…
cli-says = { SEAT($seat) }: { $line }
cli-curtain = { SEAT($seat) } is asked. Hand over the keyboard; { SEAT($seat) } presses Enter.
cli-since = Since you last looked:
cli-advising = Thinking about it…
cli-advice_for = For { SEAT($seat) }, as the { $level } sees it:
cli-no_level = There is no level “{ $level }” (there are: { $levels }).
cli-advice = { $place }. { $move }: { $percent } %.
cli-goodbye = Goodbye.
cli-kept = Goodbye. Your game is kept in { $path }; “ziggurat play” goes on with it.
cli-not_kept = This game is not kept: { $reason } (“save FILE” keeps it elsewhere).
cli-not_saved = Goodbye. This game is not saved (“save FILE” keeps one).

## Terminal: what can be done

cli-you_may = You may now:
cli-how_to_ask = In brackets: how many. “? { $kind }” lists them, “? { $example }” says what would follow.
cli-allowed = “{ $move }” is allowed.
cli-would_follow = What would follow { $move }:
cli-then_war = Then you say which war is fought first: { $wars }.
cli-then_build = Then you could build: { $builds }.

## Terminal: commands

cli-help_moves = Moves (capitals do not matter, and “{ $short }” is enough for “{ $example }”):
cli-help_commands = Commands:
cli-about_question_mark = what you can do now; also “? { $kind }” and “? { $example }”
cli-about_why = why a move is not allowed
cli-about_hint = the best moves, their chances, and why; also “hint scribe”
cli-about_undo = undo your last decision
cli-about_save = write the game to a file
cli-about_load = continue a saved game
cli-about_log = the last things that happened
cli-about_board = draw the board again
cli-about_resign = give up; the game ends
cli-about_help = this page
cli-about_quit = leave; the game is kept
cli-taken_back = Undone: { $move }.
cli-needs_file = “{ $command }” needs the name of a file.
cli-needs_move = “why” needs a move, such as “why { $example }”.
cli-saved = Saved in { $path }.
cli-keeps_file = { $path } is there and is no saved game: choose another name.
cli-cannot_write = { $path } cannot be written: { $reason }.
cli-cannot_read = Not loaded: { $reason }.
cli-loaded = Loaded: { $decisions } decisions.
cli-nothing_yet = Nothing has happened yet.

## Terminal: the end

cli-resigned = { SEAT($seat) } gives up.
cli-over = The game is over.
cli-totals = Totals, weakest color first, treasures assigned:
cli-winners = { $seats } { $count ->
        [one] wins
       *[other] share the victory
    }.
cli-and = { $some } and { $last }
cli-secret = Secret of the shuffle, whose sha256 was shown at the start: { $secret }
cli-after_the_end = “save FILE” keeps the game, “log” and “board” look back, “quit” leaves.

## Terminal: hints and analysis

cli-hint_for = { $title }, for { SEAT($seat) }, as the { $level } sees it:
cli-analysed = { $title }, { $seats } players, { $decisions } { $decisions ->
        [one] decision
       *[other] decisions
    }.
cli-curves = Chance to win, from the deal to the end:
cli-moments = Key moments:
cli-no_moments = No single decision or draw moved the game much.
cli-blunder = { SEAT($seat) }, { $move }: a blunder, { $percent } % where { $best } left { $most } %.
cli-stroke = { SEAT($seat) }, { $move }: a stroke, { $percent } % where anything else left { $least } % at most.
cli-draw = The draw serves { SEAT($seat) }: { $percent } % more than could be expected.
cli-deal = The deal serves { SEAT($seat) }: { $percent } % more than could be expected.
cli-luck = Luck of the draws: { $seats }.
cli-lost = Given away by a decision, on average: { $seats }.
cli-no_such_seat = there is no seat { $number } among { $seats }.
# A seat in the middle of a sentence, with its article.
cli-the_seat = seat { $number }

## Terminal: single commands

cli-serve_at = Ziggurat is at { $address }
cli-serve_getting_ready = The strongest bots get ready: { $games } of { $of } games.
cli-serve_ready = All bots are ready.
cli-serve_cannot_compile = The bots of { $game } could not be compiled here: a vizier plays for a king.
cli-serve_kernels_elsewhere = { $wished } cannot be written: what is compiled is kept in { $found }.
cli-serve_games_elsewhere = There is no place for games at home: they are kept in { $found }, which the system may empty.
cli-warm_compiling = Compiling rules and bots for this machine, a minute or two, once…
cli-warm_compiled = { $games } of { $of } games are compiled.
cli-warm_failed = The bots of { $game } could not be compiled here; that is tried again when they are needed.
cli-compile_ready = All games are compiled.
cli-show_over = The game is over.
cli-show_holds = seat { $seat } holds { $held }
cli-show_nothing = nothing
cli-show_asked = seat { $seat } is asked: { $prompt }
cli-replay_played = { $decisions } decisions, { $stands }
cli-replay_to_decide = seat { $seat } to decide
cli-replay_over = over
cli-replay_won = won by seat { $seats }
cli-replay_and = {" "}and{" "}
cli-replay_commitment = commitment { $commitment }
cli-fair_other = not the shuffle that was promised: its secret gives { $commitment }
cli-fair_promised = the shuffle is the one that was promised, in all { $decisions } decisions
cli-fair_lot = the lot fell on chair { $chair } of the { $seats } that stood around the table before the game began; it is the first since

## Bots: reasons in every game

bots-game_ends = Ends the game.
bots-best_found = Nothing better was found.
bots-as_good = Almost as good as the first.
bots-less_good = Leaves less, all in all.

## Bots: what they say

bots-careful = Careful: on my next turn I may start a conflict.

## Bots: levels

bots-level_random = Random
bots-level_apprentice = Apprentice
bots-level_scribe = Scribe
bots-level_vizier = Vizier
bots-level_king = King

## Server: refusals

server-table_is_full = There is no free seat here.
server-game_has_begun = The game has begun.
server-only_the_owner = Only the person who opened the table may do that.
server-no_such_seat = There is nobody to send away.
server-not_yet_over = This game is not over yet.
server-time_ran_out = Your time has run out: a bot plays for you.
server-no_time_left = Your time has run out for the second time: a bot plays on for you.
server-bot_plays_for_you = A bot plays for you: come back first.
server-no_help_against_people = There are hints only where everybody else is a bot.
server-not_a_bots_move = Only a bot is asked why it made a move.
server-too_fast = That was too fast: wait a moment.
server-not_shared = Only those who played this game may replay it.
server-not_your_eyes = While the game lasts, each player sees only what can be seen from that seat.
server-no_such_position = There is no such position.
server-our_fault = Something went wrong here; it is in our log.
server-played_by = Too many wait: { $level ->
        [apprentice] an apprentice
        [scribe] a scribe
        [vizier] a vizier
       *[king] a king
    } decided here.
server-thought_for = Others wait too: thought for { $share ->
        [of_3_4] three quarters
        [of_2_3] two thirds
        [of_1_2] half
        [of_1_3] a third
       *[of_1_4] a quarter
    } of its time.
server-by_itself = There was nothing to decide: taken by itself.
server-taken_back_with_it = It had been taken by itself: taken back with the decision before it.
server-not_stored = Nothing can be stored just now, so nothing has changed: try again in a moment.
server-not_ready = This server cannot do its work just now: { $why }.
server-no_mail_here = This server sends no mail.
server-mail_not_sent = The mail could not be sent: { $why }.
server-wrong_word = This is not the word that was sent, or it is too old.
server-not_begun = The game has not begun.
server-table_unreadable = This server cannot open this table: another version has written it.
server-no_such_table = There is no such table.
server-not_at_table = You have no seat here.
server-who_are_you = Please say your name first.
server-unreadable = This cannot be read: { $why }.
server-frozen = The rules have changed since: this game rests, and can only be given up.
server-not_over = The game is not over: its shuffle stays secret.
server-no_document = This table is played with what comes with the game.
server-too_long = This cannot be read: it is too long.
server-too_often = That was too often: please come back in { $seconds } { $seconds ->
        [one] second
       *[other] seconds
    }.
server-too_many_thoughts = Two of your questions to a bot are being thought about: ask again in { $seconds } { $seconds ->
        [one] second
       *[other] seconds
    }.
server-silenced = The person who opened this table does not let you speak here.
server-nobody_speaks = There is no chat at this table.
server-players_speak = Only those who play may speak here.
server-guests_listen = Whoever watches needs an account to speak here.
server-too_many_lines = That was too much at once: please wait a little.
server-cannot_silence = This person cannot be silenced here.
server-cannot_mute = This person cannot be muted.
server-foreign_page = A page of another site may not do that.
server-unknown_name = This server does not go by that name. Whoever runs it can give it the name with --address.
server-impossible = There can be no such table.
server-no_such_path = There is nothing here.
server-wrong_method = This cannot be done here: only { $allowed }.
server-name_taken = Somebody has this name, or one that looks like it.
server-wrong_login = Name and password do not match.
server-wrong_password = This is not your password.
server-has_account = You have an account already.
server-only_a_guest = A guest has no password: make an account first.
server-no_mail_address = No mail can be sent there.
server-no_webhook = This address cannot be called.
server-hello_first = Say which table first.
server-one_table = A connection is for one table: open another for another one.

## Server: notices

notices-subject = { $title }: it is for { $name } to decide
notices-waits = The game of { $title } waits for you, { $name }.
notices-go_there = Go to the table: { $link }
notices-table = The table is { $table }.
notices-confirm_subject = Is this your address, { $name }?
notices-confirm = Somebody, perhaps you, wants to be told here when a table waits for { $name }.
notices-confirm_link = If it was you, go to: { $link }
notices-confirm_word = If it was you, open the page of your table, at /settings?confirm={ $word }
notices-ignore = If not, do nothing: you will not hear from us again.
notices-why = You asked to be told. Nobody reads answers to this message.
