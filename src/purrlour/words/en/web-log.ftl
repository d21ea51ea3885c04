### The log of a table. One sentence, one line: Fluent keeps line breaks.

web-log-empty = Nothing has happened yet.
web-log-why = Why?
web-log-why-this = Why? { $line }
web-log-moment = To this moment
web-log-rule-missing = The rule is out of reach.
web-log-newest = To the newest line
web-log-taken-back = (taken back)
web-log-by-time = (time ran out)
web-log-by-order = (standing order)

## Notes, by their kind

web-log-opened = The table was opened.
web-log-opened-practice = The table was opened for practice.
web-log-opened-imported = The match came as a file.
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
web-log-unlocked = The table is open again.
web-log-hosted = { $seat } is the host now.
web-log-hosted-you = You are the host now.
web-log-arranged = The table has new settings.
web-log-came = { $seat } is here.
web-log-came-you = You are here.
web-log-went = { $seat } is away for a moment.
web-log-went-you = You were away for a moment.
web-log-mixing = The cards are being shuffled.
web-log-dealt = The cards are dealt.
web-log-withheld = { $seat } had promised a number for the luck and did not show it.
web-log-withheld-left = { $seat } had promised a number for the luck and did not show it.
web-log-withheld-removed = { $seat } could not show the number they had promised for the luck.
web-log-withheld-you = You had promised a number for the luck and did not show it.
web-log-anew = Everybody’s numbers for the luck are drawn anew.
web-log-undo-asked = { $seat } asks to take the last choice back.
web-log-undo-asked-you = You ask to take your last choice back.
web-log-undo-yes = { $seat } agrees.
web-log-undo-yes-you = You agree.
web-log-undo-no = { $seat } would rather not.
web-log-undo-no-you = You would rather not.
web-log-undone = { $seat } took the last choice back.
web-log-undone-you = You took your last choice back.
web-log-undone-house = The last choice was taken back.
web-log-paused = A break: the clocks stand still.
web-log-continued = On we go.
web-log-extended = { $seconds ->
    [one] { $seconds } second more for everybody who has to choose.
   *[other] { $seconds } seconds more for everybody who has to choose.
}
web-log-ordered-off = You are asked every time.
web-log-ordered-turn = You let everything happen until your turn.
web-log-ordered-end = You let everything happen to the end.
web-log-said = { $seat }: { $text }
web-log-emoted = { $seat }: { $emote }
web-log-revealed = It is over. The secret behind the luck is out: anybody can verify it.
web-log-again = The next table is laid.
