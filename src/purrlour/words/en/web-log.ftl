### The log of a table. One sentence, one line: Fluent keeps line breaks.

web-log-empty = Nothing has happened yet.
web-log-why = Why?
web-log-why-this = Why? { $line }
web-log-moment = Show in replay
web-log-rule-missing = This rule could not be loaded.
web-log-newest = To the newest line
web-log-taken-back = (undone)
web-log-by-time = (time ran out)
web-log-by-order = (automatic)

## Notes, by their kind

web-log-opened = The table was opened.
web-log-opened-practice = The table was opened for practice.
web-log-opened-imported = The game was loaded from a file.
web-log-sat = { $name } sat down.
web-log-left = { $seat } left the table.
web-log-left-you = You left the table.
web-log-kicked = The host removed { $seat }.
web-log-kicked-you = The host removed you.
web-log-invited = { $name } may sit down again.
web-log-swapped = { $seat } and { $other } changed places.
web-log-bot = A bot plays for { $seat } now.
web-log-bot-you = A bot plays for you now.
web-log-bot-absent = { $seat } is away: a bot plays on.
web-log-bot-absent-you = You were away: a bot plays on.
web-log-bot-sat = A bot sat down: { $seat }.
web-log-back = { $seat } plays again.
web-log-back-you = You play again.
web-log-freed = { $seat } got up.
web-log-locked = The table is locked: nobody new may sit down.
web-log-unlocked = The table is unlocked.
web-log-hosted = { $seat } is the host now.
web-log-hosted-you = You are the host now.
web-log-arranged = The table has new settings.
web-log-came = { $seat } is here.
web-log-came-you = You are here.
web-log-went = { $seat } is away.
web-log-went-you = You were away.
web-log-mixing = The cards are being shuffled.
web-log-dealt = The cards are dealt.
web-log-withheld = { $seat } did not reveal the number promised for the shuffle.
web-log-withheld-left = { $seat } did not reveal the number promised for the shuffle.
web-log-withheld-removed = { $seat } could not reveal the number promised for the shuffle.
web-log-withheld-you = You did not reveal the number promised for the shuffle.
web-log-anew = Everyone’s numbers for the shuffle are drawn again.
web-log-undo-asked = { $seat } asks to undo the last choice.
web-log-undo-asked-you = You ask to undo your last choice.
web-log-undo-yes = { $seat } agrees.
web-log-undo-yes-you = You agree.
web-log-undo-no = { $seat } refuses.
web-log-undo-no-you = You refuse.
web-log-undone = { $seat } undid the last choice.
web-log-undone-you = You undid your last choice.
web-log-undone-house = The last choice was undone.
web-log-paused = The game is paused.
web-log-continued = The game goes on.
web-log-extended = { $seconds ->
    [one] { $seconds } more second for everyone who has to choose.
   *[other] { $seconds } more seconds for everyone who has to choose.
}
web-log-ordered-off = You are asked every time.
web-log-ordered-turn = You pass automatically until your turn.
web-log-ordered-end = You pass automatically to the end.
web-log-said = { $seat }: { $text }
web-log-emoted = { $seat }: { $emote }
web-log-revealed = Game over. Anyone can now check that it was fair.
web-log-again = The next game is ready.
web-log-passed = { $names } let it happen.
