-- A match and its log. `head` is the last place of the log and the lock of the match: an append
-- moves it on, or finds it elsewhere. The room left on each page (fillfactor) lets the row be
-- renewed in place.

CREATE TABLE matches (
    id text PRIMARY KEY,
    code text NOT NULL UNIQUE,
    game text NOT NULL,
    version integer NOT NULL,
    secret bytea NOT NULL,
    created bigint NOT NULL,
    over boolean NOT NULL DEFAULT false,
    head integer NOT NULL,
    -- The transaction that wrote last: what a listener missed is found by it, without clocks.
    touched xid8 NOT NULL DEFAULT pg_current_xact_id()
) WITH (fillfactor = 50);

-- No foreign key: an entry is only ever written by the statement that has just moved the head.
CREATE TABLE entries (
    match text NOT NULL,
    seq integer NOT NULL,
    entry bytea NOT NULL,
    PRIMARY KEY (match, seq)
);

-- The processes that share this database, and when each was last heard of.
CREATE TABLE nodes (
    name text PRIMARY KEY,
    seen timestamptz NOT NULL DEFAULT clock_timestamp()
);
