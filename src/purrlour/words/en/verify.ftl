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
verify-practice = It was practice: alone with bots, moves could be taken back even if they had told something.
verify-imported = It came as a file from the match { $match }. Whoever brought it may have known its secret, or have chosen it.
verify-secret = The secret is the one that was promised before play.
verify-nonces = { $count ->
    [0] Nobody mixed a number of their own into the luck.
    [one] { $count } player mixed a number of their own into the luck.
   *[other] { $count } players mixed numbers of their own into the luck.
}
verify-withheld-kept = { $seat } promised a number and did not show it.
verify-withheld-left = { $seat } left while the numbers were shown, without showing the one they had promised.
verify-withheld-removed = { $seat } was removed while the numbers were shown, before they showed theirs.
verify-anew = { $count ->
    [one] The mixing was begun anew once: somebody was removed meanwhile.
   *[other] The mixing was begun anew { $count } times: somebody was removed meanwhile.
}
verify-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
} by the rules{ $back ->
    [0] .
   *[other] , besides { $back } taken back.
}
verify-picks = { $count ->
    [one] { $count } pick
   *[other] { $count } picks
} drawn again from the key; { $fallbacks ->
    [one] { $fallbacks } choice
   *[other] { $fallbacks } choices
} made for absent players.
verify-fine = All of it agrees: nobody tampered with the luck.
verify-fine-withheld = All of it agrees. A number that was not shown could help somebody only if the parlour had told them its secret.
verify-fine-imported = All of it agrees. That its secret was drawn and not chosen, only the parlour where it began can say.
verify-not-fine = NOT VERIFIED. { $problem }

## Refusals

refuse-bad-nonce = “{ $text }” cannot be mixed into the luck: it takes 16 to 64 letters, digits, hyphens or underscores.
refuse-bad-chronicle = Line { $line } of the match’s file cannot be read: “{ $text }”.
refuse-chronicle-seal = Line { $line } of the match’s file was changed: its seal does not fit. “{ $text }”
refuse-chronicle-size = The file of a match has at most { $most } bytes, not { $size }.
refuse-chronicle-depth = Line { $line } of the match’s file is nested deeper than { $most } brackets.
refuse-chronicle-game = There are no rules here for “{ $game }”. There are: { $known }.
refuse-verify-not-over = The match is not over: its secret is not told yet, so its luck cannot be checked.
refuse-verify-commitment = The secret is not the one that was promised before play (“{ $text }”).
refuse-verify-nonce = { $seat } showed “{ $text }”, which is not what was promised.
refuse-verify-nonce-late = { $seat } promised a number when others were known already.
refuse-verify-fairness = The luck of this match was drawn in a way that is not known here: version { $version }. Known are those up to { $newest }.
refuse-verify-order = Line { $line } does not belong there: “{ $text }”.
refuse-verify-luck = { $step ->
    [0] The luck of the deal
   *[other] The luck of step { $step }
} is not what the key gives.
refuse-verify-step = Step { $step } is against the rules: “{ $text }”.
refuse-verify-fallback = Step { $step } is not what would be chosen for an absent player: “{ $text }”.
refuse-verify-undo = Line { $line } takes back to step { $step }, which was not played.
refuse-verify-unfinished = The secret was told before the game was over.
refuse-verify-campaign = What the match says of its campaign does not follow from how it was played.
