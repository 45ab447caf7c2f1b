-- The journal, what it proves, and who takes part. Nothing in these tables but `closed`, `term`,
-- `players.name` and `packs.puzzles` is ever changed, and nothing is deleted.
-- 64-bit numbers without a sign (hashes, client_seq, epoch) are kept as the signed ones of the same bits.

-- What is true of the whole file.
CREATE TABLE meta (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  epoch INTEGER NOT NULL CHECK (epoch <> 0)  -- random; changes only where history may have changed
) STRICT;
INSERT INTO meta (id, epoch) VALUES (1, random() | 1);

CREATE TABLE players (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  token_hash BLOB NOT NULL UNIQUE CHECK (length(token_hash) = 32),  -- SHA-256; the token is nowhere
  created_wall_ms INTEGER NOT NULL
) STRICT;

CREATE TABLE rooms (
  id INTEGER PRIMARY KEY,
  code TEXT NOT NULL UNIQUE,  -- never given again, so rooms stay for ever
  creator INTEGER NOT NULL REFERENCES players (id),
  creation_key BLOB NOT NULL CHECK (length(creation_key) = 16),
  term INTEGER NOT NULL DEFAULT 0,  -- raised each time a process takes the room over
  closed INTEGER NOT NULL DEFAULT 0 CHECK (closed IN (0, 1)),
  created_wall_ms INTEGER NOT NULL,
  UNIQUE (creator, creation_key)
) STRICT;
CREATE INDEX rooms_open ON rooms (id) WHERE closed = 0;

-- The journal: one row is one command's events. Rows stand in commit order, so that a commit of many
-- rooms touches few pages; `batches_of_room` finds them again.
CREATE TABLE batches (
  id INTEGER PRIMARY KEY,
  room INTEGER NOT NULL REFERENCES rooms (id),
  first_seq INTEGER NOT NULL CHECK (first_seq >= 1),
  last_seq INTEGER NOT NULL CHECK (last_seq >= first_seq),
  state_hash INTEGER NOT NULL,  -- of the room after these events
  player INTEGER,               -- the command's key; NULL for what a room does by itself
  client BLOB,
  client_seq INTEGER,
  payload_hash INTEGER NOT NULL,
  events BLOB NOT NULL,
  CHECK ((player IS NULL) = (client IS NULL) AND (player IS NULL) = (client_seq IS NULL))
) STRICT;
CREATE UNIQUE INDEX batches_of_room ON batches (room, first_seq);
CREATE UNIQUE INDEX batches_of_client ON batches (room, player, client, client_seq) WHERE player IS NOT NULL;

-- Finished matches; a run is CODE/match.
CREATE TABLE runs (
  id INTEGER PRIMARY KEY,  -- in commit order: who was first stands first among equals
  room INTEGER NOT NULL REFERENCES rooms (id),
  match INTEGER NOT NULL,
  game TEXT NOT NULL,
  table_kind INTEGER NOT NULL,  -- 0 co-op, 1 versus, 2 race
  source INTEGER NOT NULL,      -- 0 from the puzzles table, 1 pasted, 2 generated
  pack TEXT NOT NULL,
  number INTEGER NOT NULL,
  level TEXT NOT NULL,
  assisted INTEGER NOT NULL CHECK (assisted IN (0, 1)),
  time_ms INTEGER NOT NULL,  -- room time
  wall_ms INTEGER NOT NULL,
  ended_seq INTEGER NOT NULL,
  team_size INTEGER NOT NULL,
  solved INTEGER NOT NULL CHECK (solved IN (0, 1)),  -- by everybody in it
  UNIQUE (room, match)
) STRICT;
CREATE INDEX runs_best ON runs (game, source, team_size, assisted, time_ms) WHERE solved = 1;

CREATE TABLE run_players (
  run INTEGER NOT NULL REFERENCES runs (id),
  place INTEGER NOT NULL,  -- in the run's list of players
  player INTEGER NOT NULL,
  name TEXT NOT NULL,  -- at that time
  seat INTEGER NOT NULL,
  result INTEGER NOT NULL,  -- 0 solved, 1 won, 2 drawn, 3 lost
  PRIMARY KEY (run, place)
) STRICT, WITHOUT ROWID;
CREATE INDEX runs_of_player ON run_players (player, run);

-- Puzzles by pack and number; numbers of a pack are 1 to `puzzles`, without gaps.
CREATE TABLE packs (
  game TEXT NOT NULL,
  name TEXT NOT NULL,
  puzzles INTEGER NOT NULL,
  PRIMARY KEY (game, name)
) STRICT, WITHOUT ROWID;

CREATE TABLE puzzles (
  id INTEGER PRIMARY KEY,
  game TEXT NOT NULL,
  pack TEXT NOT NULL,
  number INTEGER NOT NULL CHECK (number >= 1),
  size INTEGER NOT NULL,  -- cells a side
  level TEXT NOT NULL,
  givens TEXT NOT NULL,
  UNIQUE (game, pack, number),
  UNIQUE (game, givens),
  FOREIGN KEY (game, pack) REFERENCES packs (game, name)
) STRICT;
