-- A match and its log. Entries lie in the order they were written, whatever their match:
-- a batch of fifty matches then fills a few pages at the end instead of touching fifty.

CREATE TABLE matches (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    code TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    version INTEGER NOT NULL,
    secret BLOB NOT NULL,
    created INTEGER NOT NULL,
    over INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE INDEX live_matches ON matches (over) WHERE over = 0;

CREATE TABLE entries (
    place INTEGER PRIMARY KEY,
    match INTEGER NOT NULL REFERENCES matches (number),
    seq INTEGER NOT NULL,
    entry BLOB NOT NULL,
    UNIQUE (match, seq)
) STRICT;

-- Whoever asks whether the store can be written writes here, and takes it back.
CREATE TABLE probe (
    paper BLOB NOT NULL
) STRICT;
