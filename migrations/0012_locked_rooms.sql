-- Whether anybody new may enter a room, as lists of rooms show it.
ALTER TABLE open_rooms ADD COLUMN locked INTEGER NOT NULL DEFAULT 0 CHECK (locked IN (0, 1));
