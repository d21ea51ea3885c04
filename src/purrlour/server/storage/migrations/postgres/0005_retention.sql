-- Until when a match is kept, in milliseconds since 1970. What is there already has a year.
-- `size` is what its log takes: to add it up again and again would read everything.

ALTER TABLE matches ADD COLUMN until bigint NOT NULL DEFAULT 0;
ALTER TABLE matches ADD COLUMN size bigint NOT NULL DEFAULT 0;
UPDATE matches SET
    until = (extract(epoch FROM now())::bigint + 365 * 86400) * 1000,
    size = (SELECT coalesce(sum(length(entry)), 0) FROM entries WHERE match = id);
CREATE INDEX match_ends ON matches (until);
