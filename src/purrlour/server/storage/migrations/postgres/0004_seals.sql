-- The hash of a row and of all rows before it in its log. What was kept before there were seals
-- gets its own right after this step: seals of both kinds of store are made in one place.

ALTER TABLE entries ADD COLUMN seal bytea NOT NULL DEFAULT '';
ALTER TABLE campaign_steps ADD COLUMN seal bytea NOT NULL DEFAULT '';
