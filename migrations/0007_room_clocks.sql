-- The room time of matches that are being played, of each serving thread: so that a restart takes little of it.

CREATE TABLE room_clocks (
  shard INTEGER PRIMARY KEY,
  clocks BLOB NOT NULL        -- canonical bytes: room, its last event, milliseconds played
) STRICT;
