### The report of an experiment. One sentence, one line: Fluent keeps line breaks.

lab-kicker = Purrlour laboratory
lab-report-of = An experiment with { $game }
lab-number = { $number }
lab-points = { $sign }{ $number } pp
lab-share = { $share } ({ $low }–{ $high })
lab-rule = { $option }: { $value }
lab-only-variant = The game as it was set up
lab-no-rules = the usual ones
lab-version = { $game } (rules { $version })
lab-abandoned = never: it was broken off
lab-shared = of these: won by several

lab-fact-game = Game
lab-fact-seats = Players
lab-fact-bots = Bots
lab-fact-games = Games of each variant
lab-fact-seed = Seed
lab-fact-rules = House rules of all

lab-comparison = What does it change?
lab-compared-with = Each is compared with: { $variant }.
lab-what-if = If: { $variant }
lab-change-length = { $how ->
    [more] Games are longer by { $by } (likely { $low } to { $high }).
    [less] Games are shorter by { $by } (likely { $low } to { $high }).
   *[same] Games are about as long (likely { $low } to { $high } of a difference).
}
lab-change-first = { $how ->
    [more] Whoever begins wins more often: { $now } instead of { $usual }.
    [less] Whoever begins wins less often: { $now } instead of { $usual }.
   *[same] Whoever begins wins about as often: { $now } against { $usual }, no clear difference.
}
lab-change-won = { $how ->
    [more] The party wins more often: { $now } instead of { $usual }.
    [less] The party wins less often: { $now } instead of { $usual }.
   *[same] The party wins about as often: { $now } against { $usual }, no clear difference.
}
lab-change-comeback = { $how ->
    [more] More winners come from far behind: { $now } instead of { $usual }.
    [less] Fewer winners come from far behind: { $now } instead of { $usual }.
   *[same] About as many winners come from far behind: { $now } against { $usual }, no clear difference.
}
lab-change-ending = “{ $ending }” is how { $now } of games end, instead of { $usual }.
lab-compare-length = Turns of a game
lab-compare-first = Wins of whoever begins
lab-compare-comeback = Winners from far behind
lab-compare-won = Wins of the party

lab-numbers = Numbers
lab-column-share = Share (95% interval)
lab-column-games = Games
lab-column-having = Won with it
lab-column-lacking = Won without
lab-column-chairs = Seats that had it

lab-order-title = Who wins, by order of play
lab-order-about = The dashed line is an even share. Thin lines are 95% intervals.
lab-order = { $order ->
    [1] Begins
    [2] Plays second
    [3] Plays third
    [4] Plays fourth
    [5] Plays fifth
   *[6] Plays sixth
}
lab-party-title = How often the party wins
lab-party-about = All win together, or nobody does.
lab-party-won = Won
lab-bots-title = Who wins, by bot
lab-bots-about = Wins of each seat that such a bot had.
lab-lengths-title = How long games are
lab-lengths-about = { $mean } turns on average ({ $low }–{ $high }); the shortest had { $least }, the longest { $most }.
lab-turns = turns
lab-endings-title = How games end
lab-endings-about = The share of games with each ending.
lab-tension-title = How soon it is decided
lab-tension-about = The chances of winning as the bots judge them, averaged. While both lines are low it is open; where they meet it is over. Somebody else takes the lead { $leads } times a game.
lab-hope-title = How the chances go
lab-hope-about = The party’s chance of winning as the bots judge it, averaged over games that were won and games that were lost.
lab-course = course of the game
lab-curve-ahead = whoever is ahead
lab-curve-winner = whoever wins in the end
lab-curve-won = games that were won
lab-curve-lost = games that were lost
lab-behind-title = Comebacks
lab-behind-about = The worst chance that the winner had on the way. { $share } of winners ({ $low } to { $high }) once had less than half of an even chance.
lab-lowest = the winner’s lowest chance
lab-played-title = Cards that were played
lab-played-about = How much more (right) or less (left) often those win who played a card at least once, in percentage points. It shows what goes with winning, not what causes it: who lives longer plays more.
lab-drew-title = Cards that came to hand
lab-drew-about = The same for cards that somebody drew or found on the way.

lab-how-sure = Intervals say where the true value lies with 95% certainty. Of twenty differences that are none, one looks clear by chance.
lab-who = Bots played these games. Human players may play otherwise; what a rule changes often points the same way.
