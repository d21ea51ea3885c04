-- Where matches stood after some entries of their logs. Nothing is lost with any of it: what is
-- not here, or does not fit its log, is made anew. It goes with its match.

CREATE TABLE snapshots (
    match INTEGER NOT NULL REFERENCES matches (number) ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    snapshot BLOB NOT NULL,
    PRIMARY KEY (match, seq)
) STRICT;
