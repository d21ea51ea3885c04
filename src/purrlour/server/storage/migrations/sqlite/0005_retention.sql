-- Until when a match is kept, in milliseconds since 1970. What is there already has a year.

ALTER TABLE matches ADD COLUMN until INTEGER NOT NULL DEFAULT 0;
UPDATE matches SET until = (CAST(strftime('%s', 'now') AS INTEGER) + 365 * 86400) * 1000;
CREATE INDEX match_ends ON matches (until);
