-- How hard the board on the table is, as lists of rooms show it; empty: there is none, or it has no level. Rooms from
-- before get theirs with the next event that changes what lists show.
ALTER TABLE open_rooms ADD COLUMN level TEXT NOT NULL DEFAULT '';
