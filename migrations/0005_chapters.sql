-- Rooms without their whole journals, and a start without all rooms. A chapter is a room after one of its events, and
-- a cache: deleted, it is made again. What is remembered of a room's clients says which of their commands were taken;
-- with it the journal needs no index of commands, whose pages most commits had to write.

CREATE TABLE chapters (
  id INTEGER PRIMARY KEY,
  room INTEGER NOT NULL REFERENCES rooms (id),
  seq INTEGER NOT NULL,         -- the event, the last one of a row of `batches`
  match INTEGER NOT NULL,       -- the number of the last match; 0 before the first
  state_hash INTEGER NOT NULL,  -- as in that row
  state BLOB NOT NULL           -- in the room's own format, whose version is its first byte
) STRICT;
CREATE UNIQUE INDEX chapters_of_room ON chapters (room, seq);

-- A client's latest recorded commands, up to the room's latest chapter; what came later stands in `batches`.
CREATE TABLE room_clients (
  room INTEGER NOT NULL REFERENCES rooms (id),
  player INTEGER NOT NULL,
  client BLOB NOT NULL,
  last_seq INTEGER NOT NULL,  -- the last event of the latest of them
  answers BLOB NOT NULL,      -- client_seq, last event and payload hash of each, oldest first
  PRIMARY KEY (room, player, client)
) STRICT, WITHOUT ROWID;

DROP INDEX batches_of_client;

-- Where a room's rows of `batches` stand. Rows are entered here many at a time: an entry for each append would write a
-- page for each room of a commit.
CREATE TABLE batches_by_room (
  room INTEGER NOT NULL,
  first_seq INTEGER NOT NULL,
  batch INTEGER NOT NULL REFERENCES batches (id),
  PRIMARY KEY (room, first_seq)
) STRICT, WITHOUT ROWID;
INSERT INTO batches_by_room (room, first_seq, batch) SELECT room, first_seq, id FROM batches ORDER BY room, first_seq;
ALTER TABLE meta ADD COLUMN indexed INTEGER NOT NULL DEFAULT 0;  -- rows of `batches` up to this id are entered
UPDATE meta SET indexed = (SELECT coalesce(max(id), 0) FROM batches);
DROP INDEX batches_of_room;

-- `batches` for those who ask by room and first_seq: first these, then those.
CREATE VIEW indexed_batches AS
  SELECT place.room, place.first_seq, last_seq, state_hash, player, client, client_seq, payload_hash, events
    FROM batches_by_room AS place JOIN batches ON batches.id = place.batch;
CREATE VIEW recent_batches AS
  SELECT room, first_seq, last_seq, state_hash, player, client, client_seq, payload_hash, events
    FROM batches WHERE id > (SELECT indexed FROM meta);

-- Nobody asks by player: fame_results has what boards of fame tell of one.
DROP INDEX runs_of_player;

-- All that a start reads: rooms that are not closed, as lists show them. An event that changes what is shown writes the
-- row with it. A room without one is of an older schema, and gets one when it has been read.
CREATE TABLE open_rooms (
  room INTEGER PRIMARY KEY REFERENCES rooms (id),
  game TEXT NOT NULL,
  table_kind INTEGER NOT NULL,
  state INTEGER NOT NULL,  -- waiting, playing, paused, finished: as the room counts them
  private INTEGER NOT NULL CHECK (private IN (0, 1)),
  options BLOB NOT NULL,   -- as far as they may be told
  host TEXT NOT NULL,
  seats INTEGER NOT NULL,
  seated INTEGER NOT NULL,
  watching INTEGER NOT NULL,
  members BLOB NOT NULL,   -- players, and those who were put out
  hot INTEGER NOT NULL CHECK (hot IN (0, 1)),  -- something was written since it was last unloaded
  deadline_wall_ms INTEGER NOT NULL            -- something has to happen then by itself; 0: nothing, or not known
) STRICT;
