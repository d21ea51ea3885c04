### purrlour replay

replay-file = a record, saved or golden; - reads what is piped in
replay-file-name = FILE
replay-seat = whose view: a seat counted from 1, or “all” with open hands (a spectator’s)
replay-at = show what is known after so many steps, instead of telling all
replay-golden = print position, questions and views at every step, for comparing

replay-no-such-step = There is no step { $step }: the steps are 0 to { $steps }.
replay-heading = { $title }, { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}, { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} ({ $options })
replay-moment = { $step ->
    [0] After the deal
   *[other] After step { $step }
}
replay-view = What { $seat } knows:
replay-onlooker = every spectator
