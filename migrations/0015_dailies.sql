-- Dailies: a board for each game, level and day, and one try at it for each player.

CREATE TABLE dailies (
  game TEXT NOT NULL,
  level TEXT NOT NULL,        -- which of the game's
  day INTEGER NOT NULL,       -- since 1970-01-01 UTC
  options BLOB NOT NULL,
  board BLOB NOT NULL,        -- nobody sees it before its day
  board_level TEXT NOT NULL,  -- in a word of the game; empty: none
  PRIMARY KEY (game, level, day)
) STRICT, WITHOUT ROWID;

CREATE TABLE daily_tries (
  game TEXT NOT NULL,
  level TEXT NOT NULL,
  day INTEGER NOT NULL,
  player INTEGER NOT NULL REFERENCES players (id),
  room INTEGER NOT NULL REFERENCES rooms (id),
  state INTEGER NOT NULL DEFAULT 0 CHECK (state IN (0, 1, 2)),    -- goes on, solved, ended unsolved
  counts INTEGER NOT NULL DEFAULT 0 CHECK (counts IN (0, 1)),     -- solved in time
  time_ms INTEGER NOT NULL DEFAULT 0,
  wall_ms INTEGER NOT NULL DEFAULT 0,
  help TEXT NOT NULL DEFAULT '',                                  -- what helped
  PRIMARY KEY (game, level, day, player)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX daily_tries_of_room ON daily_tries (room);
CREATE INDEX daily_tries_best ON daily_tries (game, level, day, help, time_ms) WHERE counts = 1;
CREATE INDEX daily_tries_counted ON daily_tries (player, game, day DESC) WHERE counts = 1;

-- "2026-11-24 easy" of a room that plays one.
ALTER TABLE open_rooms ADD COLUMN daily TEXT NOT NULL DEFAULT '';

-- The leaderboard of a daily is had by its name, and stands in no list of a game's.
ALTER TABLE fame_boards ADD COLUMN daily INTEGER NOT NULL DEFAULT 0 CHECK (daily IN (0, 1));
DROP INDEX fame_boards_of_game;
CREATE INDEX fame_boards_of_game ON fame_boards (game, period, lines DESC) WHERE daily = 0;
