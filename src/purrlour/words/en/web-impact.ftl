### What a house rule was seen to change, beside the rule. One sentence, one line: Fluent keeps line breaks.

web-impact-value = { $value }:
web-impact-longer = Games last { $percent }% longer ({ $now } turns instead of { $usual }).
web-impact-shorter = Games are { $percent }% shorter ({ $now } turns instead of { $usual }).
web-impact-first = Whoever begins wins { $now }% of games instead of { $usual }%.
web-impact-party = The mice win { $now }% of games instead of { $usual }%.
web-impact-ending = “{ $ending }”: { $now }% of games instead of { $usual }%.
web-impact-none = No visible difference in { $games } games of bots.
web-impact-about = Measured in { $games } games of bots, { $seats ->
    [one] { $seats } player.
   *[other] { $seats } players.
}
