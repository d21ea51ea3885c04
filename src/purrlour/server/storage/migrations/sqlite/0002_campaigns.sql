-- A campaign and its log: what it began with, and every match that was a chapter of it.

CREATE TABLE campaigns (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    -- Hash of the token that opens it.
    token TEXT NOT NULL,
    game TEXT NOT NULL,
    created INTEGER NOT NULL
) STRICT;

CREATE TABLE campaign_steps (
    campaign INTEGER NOT NULL REFERENCES campaigns (number),
    seq INTEGER NOT NULL,
    step BLOB NOT NULL,
    PRIMARY KEY (campaign, seq)
) STRICT;
