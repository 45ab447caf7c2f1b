-- Rooms without their whole journals. A chapter is a room after one of its events, and a cache: deleted, it is made
-- again. What is remembered of a room's clients says which of their commands were taken; with it the journal needs no
-- index of commands, whose pages most commits had to write.

CREATE TABLE chapters (
  id INTEGER PRIMARY KEY,
  room INTEGER NOT NULL REFERENCES rooms (id),
  seq INTEGER NOT NULL,         -- the event, the last one of a row of `batches`
  match INTEGER NOT NULL,       -- the number of the last match; 0 before the first
  state_hash INTEGER NOT NULL,  -- as in that row
  state BLOB NOT NULL           -- in the room's own format, whose version is its first byte
) STRICT;
CREATE UNIQUE INDEX chapters_of_room ON chapters (room, seq);

-- A client's latest recorded commands. Complete up to the room's latest chapter; what came later stands in `batches`.
CREATE TABLE room_clients (
  room INTEGER NOT NULL REFERENCES rooms (id),
  player INTEGER NOT NULL,
  client BLOB NOT NULL,
  last_seq INTEGER NOT NULL,  -- the last event of the latest of them
  answers BLOB NOT NULL,      -- client_seq, last event and payload hash of each, oldest first
  PRIMARY KEY (room, player, client)
) STRICT, WITHOUT ROWID;

DROP INDEX batches_of_client;
