-- What lists say of how an open room is played: its clocks, as the room encodes them, and the variant in which its
-- matches are rated. Rows of before get them with their next change.
ALTER TABLE open_rooms ADD COLUMN clocks BLOB NOT NULL DEFAULT X'';
ALTER TABLE open_rooms ADD COLUMN rated TEXT NOT NULL DEFAULT '';
