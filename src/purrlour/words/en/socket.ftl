### The WebSocket: what cannot be read, and why the server hangs up.

## Handshakes

refuse-bad-handshake = This is not a WebSocket request as the server speaks it.

## Frames

refuse-bad-frame = The server cannot read this. Perhaps the page is out of date: reload it.
refuse-frame-too-long = This is too much at once: a frame may have { $most } bytes.
refuse-frame-not-text = The server reads text frames only.

## Byes

bye-bad-hello = The server does not understand this greeting. Perhaps the page is out of date: reload it.
bye-no-such-match = There is no such game here.
bye-bad-token = This link no longer works.
bye-no-watch = Spectators are turned off at this table.
bye-left = You left the table.
bye-kicked = The host removed you from this table.
bye-slow = Your connection was too slow to keep up. You can come back at once.
bye-flood = That was far too much at once, so the server closed the connection.
bye-trouble = The server cannot reach its games just now. Try again in a moment.
bye-restart = The server is restarting. Your game is safe; come back in a moment.
