### purrlour verify, and the files of matches

verify-file = the file of a finished match; - reads what is piped in
verify-file-name = FILE

verify-heading = { $title }, { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}, match { $match }
verify-rules = Played by version { $version } of its rules.
verify-chain = { $entries ->
    [one] { $entries } line
   *[other] { $entries } lines
}, every seal fits; the last one is { $seal }.
verify-practice = It was practice: alone with bots, moves could be undone even if they had told something.
verify-imported = It was loaded from the file of match { $match }. Whoever loaded it may have known its secret, or have chosen it.
verify-secret = The secret number is the one that was fixed before the game.
verify-nonces = { $count ->
    [0] Nobody added a number of their own.
    [one] { $count } player added a number of their own.
   *[other] { $count } players added numbers of their own.
}
verify-withheld-kept = { $seat } promised a number and did not reveal it.
verify-withheld-left = { $seat } left while the numbers were revealed, without revealing the one they had promised.
verify-withheld-removed = { $seat } was removed while the numbers were revealed, before they revealed theirs.
verify-anew = { $count ->
    [one] The shuffle was started again once: somebody was removed meanwhile.
   *[other] The shuffle was started again { $count } times: somebody was removed meanwhile.
}
verify-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
} by the rules{ $back ->
    [0] .
   *[other] , besides { $back } undone.
}
verify-picks = { $count ->
    [one] { $count } random pick
   *[other] { $count } random picks
} repeated from the key; { $fallbacks ->
    [one] { $fallbacks } choice
   *[other] { $fallbacks } choices
} made for absent players.
verify-fine = Everything checks out: nobody tampered with the cards or dice.
verify-fine-withheld = Everything checks out. A number that was not revealed could help somebody only if the server had told them its secret.
verify-fine-imported = Everything checks out. Whether its secret was picked at random or chosen, only the server where it began can say.
verify-not-fine = NOT VERIFIED. { $problem }

## Refusals

refuse-bad-nonce = “{ $text }” cannot be added to the shuffle: it takes 16 to 64 letters, digits, hyphens or underscores.
refuse-bad-chronicle = Line { $line } of the match’s file cannot be read: “{ $text }”.
refuse-chronicle-seal = Line { $line } of the match’s file was changed: its seal does not fit. “{ $text }”
refuse-chronicle-size = The file of a match has at most { $most } bytes, not { $size }.
refuse-chronicle-depth = Line { $line } of the match’s file is nested deeper than { $most } brackets.
refuse-chronicle-game = There are no rules here for “{ $game }”. There are: { $known }.
refuse-verify-not-over = The match is not over: its secret is not public yet, so fairness cannot be checked.
refuse-verify-commitment = The secret number is not the one that was fixed before the game (“{ $text }”).
refuse-verify-nonce = { $seat } revealed “{ $text }”, which is not what was promised.
refuse-verify-nonce-late = { $seat } promised a number when others were known already.
refuse-verify-fairness = The random picks of this match were made in a way that is not known here: version { $version }. Known are those up to { $newest }.
refuse-verify-order = Line { $line } does not belong there: “{ $text }”.
refuse-verify-luck = { $step ->
    [0] The deal is
   *[other] The random picks of step { $step } are
} not what the key gives.
refuse-verify-step = Step { $step } is against the rules: “{ $text }”.
refuse-verify-fallback = Step { $step } is not what would be chosen for an absent player: “{ $text }”.
refuse-verify-undo = Line { $line } undoes to step { $step }, which was not played.
refuse-verify-unfinished = The secret was revealed before the game was over.
refuse-verify-campaign = What the match says of its campaign does not follow from how it was played.
