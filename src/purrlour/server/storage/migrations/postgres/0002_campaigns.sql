-- A campaign and its log: what it began with, and every match that was a chapter of it.
-- Two who write the same place meet in the primary key: one of them waits, and then finds it taken.

CREATE TABLE campaigns (
    id text PRIMARY KEY,
    -- Hash of the token that opens it.
    token text NOT NULL,
    game text NOT NULL,
    created bigint NOT NULL
);

CREATE TABLE campaign_steps (
    campaign text NOT NULL REFERENCES campaigns (id),
    seq integer NOT NULL,
    step bytea NOT NULL,
    PRIMARY KEY (campaign, seq)
);
