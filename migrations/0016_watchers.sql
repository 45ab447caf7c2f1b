-- Who may watch a room, how late, and whether lists offer it to who is no member.
ALTER TABLE open_rooms ADD COLUMN watchers INTEGER NOT NULL DEFAULT 0 CHECK (watchers BETWEEN 0 AND 2);
ALTER TABLE open_rooms ADD COLUMN delay_s INTEGER NOT NULL DEFAULT 0;
ALTER TABLE open_rooms ADD COLUMN offers_nothing INTEGER NOT NULL DEFAULT 0
  CHECK (offers_nothing IN (0, 1));
