### The WebSocket: what cannot be read, and why the server hangs up.

## Handshakes

refuse-bad-handshake = This is no request for a WebSocket as the parlour speaks it.

## Frames

refuse-bad-frame = The parlour cannot read this. Perhaps the page is out of date: load it again.
refuse-frame-too-long = This is too much at once: a frame may have { $most } bytes.
refuse-frame-not-text = The parlour reads text frames only.

## Byes

bye-bad-hello = The parlour does not understand this greeting. Perhaps the page is out of date: load it again.
bye-no-such-match = There is no such match here.
bye-bad-token = This link opens no chair any more.
bye-no-watch = This table wants no spectators.
bye-left = You left the table.
bye-kicked = The host removed you from this table.
bye-slow = Your connection was too slow to keep up. You can come back at once.
bye-flood = That was far too much at once, so the parlour hung up.
bye-trouble = The parlour cannot reach its matches just now. Try again in a moment.
bye-restart = The parlour is restarting. Your match is safe; come back in a moment.
