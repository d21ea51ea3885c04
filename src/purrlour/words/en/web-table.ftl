### The table in the browser, common to all games. One sentence, one line: Fluent keeps line breaks.

## Coming in, and losing the thread

web-table-your-turn = ● Your turn
web-table-laying = Loading the table…
web-table-no-board = The table could not be loaded. Check your connection and reload.
web-table-broken = Connection lost. Reconnecting…
web-table-broken-why = Your game is safe. Keep this page open.
web-table-watching = You are watching
web-table-sit = Take a seat
web-table-bye-bad-hello = This page is out of date. Please reload it.
web-table-bye-bad-token = This link no longer works. Perhaps someone else has the seat now.
web-table-bye-kicked = The host removed you from this table. You can sit down again when the host invites you.
web-table-bye-left = You have left this table. Thank you for playing!
web-table-bye-no-such-match = There is no such table any more.
web-table-bye-no-watch = Spectators are turned off at this table: only its players can see the game.
web-table-reload = Reload the page
web-table-look-again = Look for an open seat

## What everyone should know about a table

web-mark-imported = From a file
web-mark-imported-why = This game was loaded from a file: whoever loaded it may have known every shuffle and roll in advance.
web-mark-older = Older rules
web-mark-older-why = This game is played by version { $version } of its rules. New games use version { $newest }.
web-version = Version { $version } of the rules.
web-mark-practice = Practice
web-mark-practice-why = A player alone with bots can undo any move here, even one that showed something new.

## What now

web-table-skip = Skip to what is asked of you
web-table-prompt = What now?
web-table-hurry = Skip
web-table-wait-many = Waiting for { $names }…
web-table-wait-nobody = One moment…
web-table-on-table = Choose on the table.
web-table-or-on-table = You can also choose on the table.
web-table-many-left = Now choose a target on the table.
web-table-lay-back = Cancel
web-table-rule = Rule { $clause }
web-table-close-reason = Close
web-table-paused = Paused
web-table-bot-plays = A bot plays for you.
web-table-take-back = I’m back
web-table-hand-to = Have a look, then hand the device to { $name }.
web-table-hand-over-to = Hand over to { $name }

## Hints

web-table-hint = Hint
web-table-hint-thinking = Thinking…
web-table-hint-close = Close
web-table-hint-this = Best:
web-table-hint-best = Hint: { $choice }.
web-table-hint-heard = Chance of winning: { $now }% now, { $then }% after that.
web-per-cent = { $number }%
web-table-hint-alike = About as good: { $choice }.

## Undo

web-table-undo = Undo
web-table-undo-free = Undoes your last choice.
web-table-undo-ask = Somebody may have learnt something from it: asks the others.
web-table-undo-alone = Somebody has learnt something from it, and there is nobody to ask.
web-table-undo-no = There is nothing to undo.
web-table-undo-asked = { $seat } wants to undo the last choice. Allow it?
web-table-undo-waiting = You asked to undo. Waiting for { $names }…
web-table-undo-others = { $seat } asked to undo. Waiting for { $names }…
web-table-agree = Allow
web-table-refuse = Refuse

## Seats

web-table-seats = Around the table
web-table-you = { $name } (you)
web-table-you-mark = You
web-table-acts = chooses
web-table-away = away
web-table-bot = bot
web-table-bot-for = a bot plays
web-table-choose-seat = Choose { $name }
web-table-time-left = { $time } left

## Emotes

web-table-talk = Gestures and chat
web-table-gestures = Gestures
web-table-emote-paw = Paw
web-table-emote-purr = Purr
web-table-emote-hiss = Hiss
web-table-emote-meow = Meow
web-table-emote-yawn = Yawn
web-table-emote-heart = Love
web-table-emote-laugh = Laugh
web-table-emote-think = Hmm
web-table-chat-empty = Nobody has written yet.
web-table-chat-off = Chat is off at this table. The host can turn it on.
web-table-write = Write to everyone
web-table-send = Send
web-table-new-messages = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}

## Toolbar

web-table-tools = Tools
web-table-log = Log
web-table-rules = Rules
web-table-menu = Menu
web-table-keys = Keys
web-table-keys-numbers = the buttons of the question, from left to right
web-table-keys-back = cancel
web-table-keys-hint = a hint
web-table-keys-log = the log
web-table-keys-talk = gestures and chat
web-table-keys-rules = the rules
web-table-keys-undo = undo
web-table-keys-menu = the menu
web-table-keys-these = this list
web-table-keys-off = Single keys are switched off in the settings.

## Menu: for everyone

web-table-mine = My seat
web-table-settings = Settings
web-table-home = Home
web-table-home-why = The table stays open; you find it among your tables.
web-table-be-away = Let a bot play for me
web-table-be-away-why = Until you are back.
web-table-speed = Speed
web-table-speed-why = How fast you see what the others do. A tap skips to now.
web-table-speed-off = Instant
web-table-speed-fast = Fast
web-table-speed-normal = Normal
web-table-speed-slow = Slow
web-table-order = When I could react
web-table-order-why = The others cannot see this.
web-table-order-off = Ask me every time
web-table-order-turn = Pass automatically until my turn
web-table-order-end = Pass automatically to the end
web-table-order-ask = But always ask me about
web-table-link = Continue on another device
web-table-hand-over = Hand the device over
web-table-leave = Leave the table
web-table-leave-sure = Leave for good? A bot takes over your seat.
web-table-sure = Really?
web-table-better-not = Cancel

## Menu: for the host

web-table-hosting = You are the host
web-table-host-is = Host: { $name }
web-table-host-away = The host is offline.
web-table-host-grace = The host is offline. You can take over in { $seconds } s.
web-table-away-who = { $name } is offline.
web-table-bot-grace = { $bot } can take over in { $seconds } s.
web-table-bot-ready = { $bot } can take over now.
web-table-bot-comes = { $bot } takes over in { $seconds } s.
web-table-removed-bot = The host removed { $name }. A bot plays on.
web-table-removed = Removed from this table
web-table-invite = Invite again
web-table-invite-who = Invite { $name } again
web-table-removed-why = The device is remembered, not the player: lock the table to keep out whoever has the code.
web-table-become-host = Become host
web-table-pause = Pause game
web-table-continue = Resume
web-table-pause-why = Stops all clocks.
web-table-more-time = { $seconds ->
    [one] { $seconds } more second
   *[other] { $seconds } more seconds
}
web-table-lock = Lock the table
web-table-lock-why = Nobody new may sit down.
web-table-people = Players
web-table-bot-in = Let a bot play
web-table-kick = Remove player
web-table-kick-sure = Remove { $name }? They and everyone else are told, and a bot takes over the seat.
web-table-make-host = Make host
web-table-arrange = Table settings

## One device for several people

web-table-curtain-to = Hand the device to { $name }.
web-table-curtain-who = Who has the device now?
web-table-curtain-why = Nobody’s cards are on this page now.
web-table-i-am = I am { $name }
web-table-look-once-more = { $name }: one more look

## The end

web-table-out-skip = Skip to the end
web-table-out-anew = New game
web-table-result = The result
web-table-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
web-table-results-hide = Look at the table
web-table-results-show = Show the result
web-table-again = Play again
web-table-again-other = Change players or rules
web-table-again-wait = Wait a moment: { $name } may open the next game.
web-table-next = The next game is ready.
web-table-come-along = Join
web-table-replay = See the replay
web-table-verify = Check fairness
