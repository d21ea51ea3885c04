-- Where matches stood after some entries of their logs. Nothing is lost with any of it: what is
-- not here, or does not fit its log, is made anew. It goes with its match.

CREATE TABLE snapshots (
    match text NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seq integer NOT NULL,
    snapshot bytea NOT NULL,
    PRIMARY KEY (match, seq)
);
