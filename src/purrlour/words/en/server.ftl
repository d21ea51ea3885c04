### The server: `purrlour serve`, requests, sockets, tables with people around them.
### One sentence, one line: Fluent keeps line breaks.

## serve

cli-command-serve = open the parlour: a server for browsers nearby or anywhere
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

serve-open = The parlour is open.
serve-here = On this device:
serve-near = Nearby:
serve-only-here = Nobody else can come in: it listens on this device only.
serve-no-network = No network found: for now, only this device can come in.
serve-scan = To come in by phone, scan this:
serve-kept = Everything is kept in { $place }
serve-stop = Ctrl-C closes it; nothing is lost.
refuse-port-used = The address { $address } is in use already. Is another parlour open? Try --port.
refuse-port-forbidden = This account may not listen on { $address }. Try a --port above 1023.
refuse-no-address = This device cannot listen on { $address }: { $reason }.
refuse-data-folder = The data folder { $folder } cannot be used: { $reason }.
refuse-store-closed = The store cannot be opened: { $reason }.
refuse-worker-failed = A process ended again and again right after its start.

## The page, while there is no client

page-runs = This parlour is open.
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
refuse-unknown-host = This parlour is not known as “{ $host }”. If it should be, add that name to the setting “hosts”.
refuse-no-token = This needs the token of a chair, in the header “Authorization: Bearer”.
refuse-bad-token = This token opens no chair here.
refuse-no-watch = This table wants no spectators: only those with a chair can look.
refuse-no-such-viewer = “{ $text }” is not a chair’s number, nor “open” for all hands.
refuse-film-size = This match has become too long to be shown at once: { $size } bytes, where { $most } are the most.
refuse-restarting = The parlour is about to restart: try again in a moment.
refuse-storage-trouble = The parlour cannot write things down just now, so nothing was done: try again in a moment.
refuse-server-fault = Something broke in the parlour, and nothing was done. It is not your fault.
refuse-too-fast = Too fast: take a breath and try again.
refuse-too-many = Too much from this address is open at once: wait until some of it has ended.
refuse-too-slow = This request came too slowly, so the parlour waits for it no longer.
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
refuse-job-too-long = This takes longer than the parlour can spare while others play: try again later.
refuse-no-such-match = There is no such match.
refuse-no-such-code = No match has this code.
refuse-no-such-game = There is no game “{ $game }” here. There are: { $known }.
refuse-unknown-game = The game “{ $game }” is not played here. Played are: { $known }.

## Matches: why not

refuse-seat-only = Only those who have a chair at this table may do that.
refuse-host-only = Only the host may do that.
refuse-host-grace = The host has only just gone: others can take over in { $seconds } s.
refuse-person-here = A bot plays for those who are here only if they want it, and { $name } is here.
refuse-person-grace = That is too early: { $name } has only just gone. A bot can take over in { $seconds } s.
refuse-table-locked = This table is locked: nobody new may sit down.
refuse-removed = The host removed you from this table. You can sit down again when the host invites you.
refuse-table-full = All chairs of this table are taken.
refuse-chair-taken = Somebody sits on that chair already.
refuse-no-such-chair = There is no such chair at this table.
refuse-nobody-there = Nobody sits on that chair.
refuse-no-bot-there = No bot plays on that chair.
refuse-same-chair = To change places takes two different chairs.
refuse-chairs-free = Some chairs are free: wait for people, or let bots sit down.
refuse-kick-yourself = You cannot remove yourself: simply leave.
refuse-nobody-removed = Nobody is waiting for that invitation.
refuse-name-taken = Somebody at this table is called “{ $name }” already.
refuse-name-alike = That name looks just like “{ $name }”, who is at this table already: choose another.
refuse-bad-name = There are signs in this name that nobody can see: write it without them.
refuse-bad-name-length = A name has 1 to { $most } characters.
refuse-already-playing = The game has begun already.
refuse-not-playing = That can be done only while the game is played.
refuse-not-over = This game is not over yet.
refuse-hands-closed = Other hands are shown only when the game is over.
refuse-already-again = The next game is open already.
refuse-not-mixing = Numbers are mixed into the luck only right before the deal.
refuse-no-nonce-wanted = No number of yours is waited for.
refuse-wrong-nonce = This number is not the one that you promised.
refuse-bot-plays = A bot plays for you: take your chair back first.
refuse-which-decision = Say which question this answers.
refuse-nobody-asked = Nobody asks for your consent.
refuse-undo-alone = Somebody has learnt something from this move, and there is nobody to ask before it is undone. At a practice table nobody has to agree.
refuse-undo-already-asked = Somebody asks to take a move back already: answer that first.
refuse-undo-limit = What is played now stands: this match was taken back { $undos } times, or has { $steps } steps, and that is the most.
refuse-text-length = A message has at most { $most } characters.
refuse-already-paused = The clocks stand still already.
refuse-not-paused = The clocks are not standing still.
refuse-chat-off = People do not write at this table: the chat is off.
refuse-hints-off = There are no hints at this table: the host has switched them off.
refuse-no-hint = Nothing comes to mind just now: this one is up to you.
refuse-not-asked = Nothing is asked of you right now, so there is nothing to advise.
refuse-nothing-said = There is nothing to read in this message.
refuse-unknown-emote = There is no gesture “{ $emote }”. There are: { $known }.

## Campaigns: why not

refuse-no-such-campaign = There is no such campaign.
refuse-bad-campaign-token = This link does not open the campaign: perhaps a part of it is missing.
refuse-no-campaigns = There are no campaigns in this game: every match stands alone.
refuse-chapter-under-way = This chapter is being played at another table already.
refuse-nothing-lost = There is no lost chapter here to be left behind.
refuse-campaign-long = A campaign has no room for more than { $most } steps. Begin a new one with its file.
