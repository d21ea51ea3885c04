-- The hash of a row and of all rows before it in its log. What was kept before there were seals
-- gets its own right after this step: SQL has no such hash.

ALTER TABLE entries ADD COLUMN seal BLOB NOT NULL DEFAULT x'';
ALTER TABLE campaign_steps ADD COLUMN seal BLOB NOT NULL DEFAULT x'';
