### The server: `purrlour serve`, requests, sockets, tables with people around them.
### One sentence, one line: Fluent keeps line breaks.

## serve

cli-command-serve = start the server: for browsers nearby or anywhere
cli-serve-host = the address to listen on (0.0.0.0: the whole network)
cli-serve-port = the port (8484); 0 takes any that is free
cli-serve-data = the folder where everything is kept
cli-serve-database = postgresql://… instead of SQLite in the data folder
cli-serve-root-path = the sub-path that a proxy serves it under, such as /purrlour
cli-serve-workers = processes (1); more than one need PostgreSQL
cli-serve-bot-processes = processes for bots to think in (0: as many as cores, but one for ourselves)
cli-serve-storybook = the folder of another storybook of Mice and Mystics than ours
cli-serve-learned = the folder of bots that somebody trained (`purrlour train`)
cli-serve-config = a TOML file with settings (purrlour.toml in the data folder)
cli-serve-open = opens a browser, too, if there is a screen

serve-open = The server is running.
serve-here = On this device:
serve-near = Nearby:
serve-only-here = This device only: the server is not open to the network.
serve-no-network = No network found: for now, only this device can join.
serve-scan = To join by phone, scan this:
serve-kept = Everything is kept in { $place }
serve-stop = Ctrl-C stops it; nothing is lost.
refuse-port-used = The address { $address } is in use already. Is another server running? Try --port.
refuse-port-forbidden = This account may not listen on { $address }. Try a --port above 1023.
refuse-no-address = This device cannot listen on { $address }: { $reason }.
refuse-data-folder = The data folder { $folder } cannot be used: { $reason }.
refuse-store-closed = The store cannot be opened: { $reason }.
refuse-worker-failed = A process ended again and again right after its start.

## The page, while there is no client

page-runs = This server is running.
page-no-client = The table for browsers is not part of this build; programs can play here.
page-schema = What programs can ask for

## Setting up: what cannot be

refuse-config-unknown = There is no setting “{ $where }” (“{ $value }”). There are: { $known }.
refuse-config-not-toml = The file { $file } is not TOML: { $text }.
refuse-config-no-file = The file { $file } cannot be read: { $text }.
refuse-config-number = The setting “{ $where }” cannot be “{ $value }”: it is a whole number from { $least } to { $most }.
refuse-config-text = The setting “{ $where }” cannot be “{ $value }”: it is a text, and not an empty one.
refuse-config-list = The setting “{ $where }” cannot be “{ $value }”: it is a list of texts.
refuse-config-database = The setting “{ $where }” cannot be “{ $value }”: it begins with postgresql:// or sqlite:///, or is left out.
refuse-bad-database = There are no databases of the kind “{ $kind }” here: use postgresql:// or sqlite:///.
refuse-config-root-path = The setting “{ $where }” cannot be “{ $value }”: it is a path such as /purrlour.
refuse-config-origin = The setting “{ $where }” cannot have “{ $value }” in it: an origin is like https://play.example.org.
refuse-config-proxy = The setting “{ $where }” cannot have “{ $value }” in it: a proxy is an address or a network.
refuse-config-host = The setting “{ $where }” cannot have “{ $value }” in it: a host is a name or an address without a port, or *.
refuse-workers-need-postgres = For { $workers } processes the matches must be in PostgreSQL: name it by --database.

## Requests: why not

refuse-no-such-page = There is nothing at this address.
refuse-wrong-method = This address does not take such a request.
refuse-bad-request = This request cannot be understood.
refuse-bad-request-field = The field “{ $field }” is not right: { $reason }.
refuse-bad-json = This is not the JSON that belongs here: { $text }.
refuse-too-deep = This JSON is nested deeper than { $most } brackets.
refuse-too-large = This is more than the { $most } bytes that can be taken at once.
refuse-wrong-kind = The content must be { $kind }, not “{ $sent }”.
refuse-foreign-page = A page from elsewhere may not do this.
refuse-unknown-host = This server is not known as “{ $host }”. If it should be, add that name to the setting “hosts”.
refuse-no-token = This needs the token of a seat, in the header “Authorization: Bearer”.
refuse-bad-token = This link no longer works: there is no seat for it here.
refuse-no-watch = Spectators are turned off at this table: only its players can see the game.
refuse-no-such-viewer = “{ $text }” is not a seat’s number, nor “open” for all hands.
refuse-film-size = This game has become too long to be shown at once: { $size } bytes, where { $most } are the most.
refuse-restarting = The server is about to restart. Try again in a moment.
refuse-storage-trouble = The server cannot save right now, so nothing was changed. Try again in a moment.
refuse-server-fault = Server error: nothing was changed. It is not your fault; please try again.
refuse-too-fast = Too fast: take a breath and try again.
refuse-too-many = Too much from this address is open at once: wait until some of it has ended.
refuse-too-slow = This request came too slowly, so the server stopped waiting for it.
refuse-quota-matches = The daily limit of new games from one address ({ $most }) is reached. Try again in { $hours ->
    [one] an hour
   *[other] { $hours } hours
}.
refuse-quota-imports = The daily limit of loaded files from one address ({ $most }) is reached. Try again in { $hours ->
    [one] an hour
   *[other] { $hours } hours
}.
refuse-quota-campaigns = The daily limit of new campaigns from one address ({ $most }) is reached. Try again in { $hours ->
    [one] an hour
   *[other] { $hours } hours
}.
refuse-quota-messages = The daily limit of messages from one address ({ $most }) is reached. You can play on; write again in { $hours ->
    [one] an hour
   *[other] { $hours } hours
}.
refuse-quota-size = The server is full: it keeps { $most } MiB at most. What has begun can go on; nothing new can begin.
refuse-job-too-long = This takes longer than the server can spare while others play. Try again later.
refuse-no-such-match = There is no such game.
refuse-no-such-code = No game has this code.
refuse-no-such-game = There is no game “{ $game }” here. There are: { $known }.
refuse-unknown-game = The game “{ $game }” is not played here. Played are: { $known }.

## Matches: why not

refuse-seat-only = Only players with a seat at this table can do that.
refuse-host-only = Only the host can do that.
refuse-host-grace = The host has only just gone: others can take over in { $seconds } s.
refuse-person-here = A bot plays for those who are here only if they want it, and { $name } is here.
refuse-person-grace = That is too early: { $name } has only just gone. A bot can take over in { $seconds } s.
refuse-table-locked = This table is locked: nobody new may sit down.
refuse-removed = The host removed you from this table. You can sit down again when the host invites you.
refuse-table-full = All seats of this table are taken.
refuse-chair-taken = This seat is already taken.
refuse-no-such-chair = There is no such seat at this table.
refuse-nobody-there = Nobody has this seat.
refuse-no-bot-there = No bot plays on this seat.
refuse-same-chair = To change places takes two different seats.
refuse-chairs-free = Some seats are open: wait for players, or add bots.
refuse-kick-yourself = You cannot remove yourself: simply leave.
refuse-nobody-removed = Nobody is waiting for that invitation.
refuse-name-taken = Somebody at this table is called “{ $name }” already.
refuse-name-alike = That name looks just like “{ $name }”, who is at this table already: choose another.
refuse-bad-name = This name contains invisible characters. Please remove them.
refuse-bad-name-length = A name has 1 to { $most } characters.
refuse-already-playing = The game has begun already.
refuse-not-playing = That can be done only while the game is played.
refuse-not-over = This game is not over yet.
refuse-hands-closed = Other hands are shown only when the game is over.
refuse-already-again = The next game is open already.
refuse-not-mixing = Numbers are added to the shuffle only right before the deal.
refuse-no-nonce-wanted = No number of yours is waited for.
refuse-wrong-nonce = This number is not the one that you promised.
refuse-bot-plays = A bot plays for you: press “I’m back” first.
refuse-which-decision = Say which question this answers.
refuse-nobody-asked = Nobody asks for your consent.
refuse-undo-alone = Somebody has learnt something from this move, and there is nobody to ask before it is undone. At a practice table nobody has to agree.
refuse-undo-already-asked = Somebody asks to undo a move already: answer that first.
refuse-undo-limit = Moves can no longer be undone: a game has at most { $undos } undone moves, or { $steps } steps.
refuse-text-length = A message has at most { $most } characters.
refuse-already-paused = The game is already paused.
refuse-not-paused = The game is not paused.
refuse-chat-off = Chat is off at this table.
refuse-hints-off = There are no hints at this table: the host has switched them off.
refuse-no-hint = There is no hint for this one: it is up to you.
refuse-not-asked = Nothing is asked of you right now, so there is no hint.
refuse-nothing-said = There is nothing to read in this message.
refuse-unknown-emote = There is no gesture “{ $emote }”. There are: { $known }.

## Campaigns: why not

refuse-no-such-campaign = There is no such campaign.
refuse-bad-campaign-token = This link does not open the campaign: perhaps a part of it is missing.
refuse-no-campaigns = There are no campaigns in this game: every game stands alone.
refuse-chapter-under-way = This chapter is being played at another table already.
refuse-nothing-lost = There is no lost chapter here to skip.
refuse-campaign-long = A campaign has no room for more than { $most } steps. Begin a new one with its file.
