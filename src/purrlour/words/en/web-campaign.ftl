### Campaigns: chapters that follow one another. One sentence, one line: Fluent keeps line breaks.

## Those of a game

web-campaigns = Campaign
web-campaigns-what = One story in several chapters. What the heroes learn and win comes along, and everything saves itself. Play alone with the whole party or share it with friends; next time others may join in.
web-campaigns-begin = Begin a campaign
web-campaigns-another = Begin another campaign
web-campaigns-mine = Your campaigns
web-campaigns-used = last opened on { $day }
web-campaigns-file = Load a campaign from a file
web-campaigns-file-hint = One that you saved here, on another server or in the terminal.
web-campaigns-none = This game has no campaigns.
web-new-team = { $bots ->
    [0] Play now on your own
    [one] Play now with { $bots } bot
   *[other] Play now with { $bots } bots
}

## One of them

web-campaign = Campaign
web-campaign-no-link = This campaign opens by its whole link only. Ask somebody who has it, or open it on the device where it was played.
web-campaign-way = Chapters
web-campaign-chapter = Chapter { $number }
web-campaign-is-won = Won
web-campaign-is-lost = Lost, skipped
web-campaign-is-again = Lost: try again?
web-campaign-is-playing = In progress
web-campaign-is-next = Next
web-campaign-is-ahead = Still ahead
web-campaign-tries = { $count ->
    [one] { $count } try
   *[other] { $count } tries
}
web-campaign-party = The party
web-campaign-knows = Has learnt
web-campaign-keeps = Takes along
web-campaign-bare = Nothing but the starting equipment.
web-campaign-trophies = Trophies
web-campaign-no-trophies = None yet. The story gives them.
web-campaign-played = Chapters played ({ $count })
web-campaign-was-won = Won, begun on { $day }
web-campaign-was-lost = Lost, begun on { $day }
web-campaign-replay = Replay

## What to do now

web-campaign-next = Next chapter: { $chapter }
web-campaign-continue = Play this chapter
web-campaign-lost = Lost this time: { $chapter }
web-campaign-lost-why = Play the chapter again: it begins exactly as before. Or skip it and go on.
web-campaign-leave = Skip to the next chapter
web-campaign-playing = In progress: { $chapter }
web-campaign-playing-why = A table is open for this chapter. When it is over, the campaign goes on by itself.
web-campaign-table = Go to the table
web-campaign-instead = Give that table up and open another
web-campaign-instead-why = What happens at the old table counts no more once you open another.
web-campaign-over = The story is told
web-campaign-over-why = Every chapter has been played. Thank you for staying to the end!
web-campaign-back = To the campaign
web-campaign-again-next = On to the next chapter
web-campaign-again-lost = Play the chapter again

## Keeping it

web-campaign-link = Link and file
web-campaign-link-hint = To come back on another device, or months later.
web-campaign-link-why = Whoever has this link can go on with the campaign. Share it with those who play, and keep it safe.
web-campaign-link-field = Link to this campaign
web-campaign-link-qr = QR code with the link to this campaign
web-campaign-link-text = Our campaign of { $game } in Purrlour
web-campaign-save = Save to a file
web-campaign-forget = Remove from this device
