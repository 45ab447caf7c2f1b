-- Whose move the match of an open room waits for, while they are not connected; 0: nobody's.
ALTER TABLE open_rooms ADD COLUMN awaited INTEGER NOT NULL DEFAULT 0;
