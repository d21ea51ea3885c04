### purrlour backup, restore, doctor, export, import: care for what is kept
### One sentence, one line: Fluent keeps line breaks.

cli-command-backup = put all matches into one file, while the server runs
cli-command-restore = put a backup back in its place
cli-command-doctor = look whether everything that is kept is in order
cli-command-export = write a match as one readable file
cli-command-import = load a match from its file, to look at or to play on

care-file-name = FILE
care-match-name = MATCH

## backup

backup-file = the file to write; an old one is replaced when the new one is checked
backup-done = { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
} with { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}, { $kilobytes } KiB, checked: { $file }

## restore

restore-file = a backup
restore-force = replace what is there; it is kept beside as .old (SQLite) or lost (PostgreSQL)
restore-done = { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
} with { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
} restored: { $place }
refuse-restore-not-empty = There are matches already: { $place }. To replace them, say --force.
refuse-restore-running = A server is using them. Stop it first.

## doctor

doctor-folder = The data folder can be used: { $folder }
doctor-folder-bad = There is no folder { $folder }. “purrlour serve” makes it; or name another by --data.
doctor-folder-closed-bad = This account may not write to { $folder }. Run this as the account of the server, or give the folder to it.
doctor-private = Nobody else can read what is kept.
doctor-private-bad = Other accounts can read what is kept, and with it every hand. Say: chmod -R go= { $folder }
doctor-space = There are { $free } MiB free on its disk.
doctor-space-bad = There are only { $free } MiB free on its disk. Make room before moves can no longer be kept.
doctor-files = The system allows { $files } open files: room for { $connections } connections at a time.
doctor-files-bad = The system allows only { $files } open files: room for { $connections } connections at a time. Allow the server more: LimitNOFILE=65536 in its unit, or “ulimit -Hn”.
doctor-database = The database can be reached: { $place }
doctor-database-bad = The database cannot be read: { $reason }. If it should be there, look at --data and --database.
doctor-schema = Its schema has version { $version }, as it should.
doctor-schema-old = Its schema has version { $version }; the next start of the server makes it { $known }.
doctor-schema-bad = Its schema has version { $version }; this Purrlour knows 1 to { $known }. Install the newest one.
doctor-integrity = The database finds no damage.
doctor-integrity-bad = The database is damaged: { $fault }. Stop the server and restore the last backup.
doctor-logs = { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
} in the logs of { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}, all readable, without a gap.
doctor-logs-bad = The log of match { $match } is broken at place { $place }. Restore the last backup.
doctor-seals = { $entries ->
    [one] { $entries } seal fits
   *[other] { $entries } seals fit
}: what is stored is what was stored.
doctor-seals-bad = Place { $place } in the log of match { $match } is not what was stored there. Restore the last backup, or go on and trust this match no more.
doctor-seals-old = What is kept has no seals yet; the next start of the server makes them.
doctor-replay = { $matches ->
    [0] There is no match to be played again.
    [one] { $matches } match can be played again from its log.
   *[other] { $matches } matches can be played again from their logs.
}
doctor-replay-bad = Match { $match } cannot be played again from its log ({ $reason }). Restore the last backup, or go on without it.
doctor-luck = { $matches ->
    [0] There are no random picks to check.
    [one] The random picks of { $matches } match follow from its secret.
   *[other] The random picks of { $matches } matches follow from their secrets.
}
doctor-luck-bad = The random picks of match { $match } do not follow from its secret ({ $reason }). Restore the last backup, or go on and trust this match no more.
doctor-size = All of it takes { $size } MiB; the server keeps { $most } MiB at most.
doctor-size-bad = All of it takes { $size } MiB, and the server keeps { $most } MiB at most: soon nothing new can begin. Allow more (quotas.megabytes), or keep matches for fewer days (retention.days).
doctor-campaigns = { $campaigns ->
    [one] { $campaigns } campaign can go on.
   *[other] { $campaigns } campaigns can go on.
}
doctor-campaigns-bad = Campaign { $campaign } cannot go on ({ $reason }). Restore the last backup, or begin it anew with its file.
doctor-well = All is well.
doctor-wrong = { $count ->
    [one] { $count } thing needs care.
   *[other] { $count } things need care.
}

## export

export-match = the match, by its id or its code; or a campaign, by its id
export-to = the file to write (the terminal)
export-done = Match { $match } is in { $file }
export-campaign = Campaign { $campaign } is in { $file }
export-open = Beware: this match is not over. Its file shows every hidden card; give it to nobody who plays.

## import

import-file = the file of a match or of a campaign; - reads what is piped in
import-done = It is over, and can be looked at. Its id here: { $match }
import-open = It can go on. All seats are open: join with the code { $code }. Its id here: { $match }
import-campaign = The campaign can go on here. Whoever has its link may play: { $path }
refuse-import-no-secret = This match is not over, and its file lacks the secret behind its shuffles and rolls: export it again.
refuse-import-not-over = This match is not over. Its file tells every hidden card, so it can only be loaded on the server, with “purrlour import”.
refuse-import-broken = The file of this match tells of something that cannot have happened.
refuse-import-field = In the file of this match, “{ $field }” of an entry “{ $kind }” is something that no table would have taken.
refuse-import-length = This match is too long to be loaded: { $steps } steps of at most { $most }, { $undos } undone moves of at most { $most_undos }.
