-- The boards of best times and their lines as rows of their own, written with the run that they come from: who asks
-- reads as many rows as the answer has, however many boards and runs there are.

CREATE TABLE fame_boards (
  id INTEGER PRIMARY KEY,  -- the older board first among equals
  game TEXT NOT NULL,
  category TEXT NOT NULL,
  table_kind INTEGER NOT NULL,
  source INTEGER NOT NULL,
  team_size INTEGER NOT NULL,  -- 1 at a race
  assisted INTEGER NOT NULL CHECK (assisted IN (0, 1)),
  lines INTEGER NOT NULL,  -- so many it has
  UNIQUE (game, category, table_kind, source, team_size, assisted)
) STRICT;
CREATE INDEX fame_boards_of_game ON fame_boards (game, lines DESC);
CREATE INDEX fame_boards_of_category ON fame_boards (game, category, lines DESC);

CREATE TABLE fame_lines (
  board INTEGER NOT NULL REFERENCES fame_boards (id),
  time_ms INTEGER NOT NULL,
  run INTEGER NOT NULL REFERENCES runs (id),  -- who was first stands first among equals
  place INTEGER NOT NULL,                     -- at a race: of the player whose line it is; elsewhere 0
  PRIMARY KEY (board, time_ms, run, place)
) STRICT, WITHOUT ROWID;

INSERT INTO fame_boards (game, category, table_kind, source, team_size, assisted, lines)
  SELECT game, category, table_kind, source, team_size, assisted, count(*) FROM best_lines
   GROUP BY game, category, table_kind, source, team_size, assisted ORDER BY min(run);
INSERT INTO fame_lines (board, time_ms, run, place)
  SELECT id, time_ms, run, coalesce(place, 0) FROM best_lines
    JOIN fame_boards USING (game, category, table_kind, source, team_size, assisted);

DROP VIEW best_lines;
DROP INDEX runs_best;
DROP INDEX runs_of_races;

-- The results of versus tables, a row a player, and the runs that prove them.
CREATE TABLE fame_players (
  game TEXT NOT NULL,
  player INTEGER NOT NULL,
  name TEXT NOT NULL,  -- of the latest run
  wins INTEGER NOT NULL,
  draws INTEGER NOT NULL,
  losses INTEGER NOT NULL,
  PRIMARY KEY (game, player)
) STRICT, WITHOUT ROWID;
CREATE INDEX fame_players_best ON fame_players (game, wins DESC, losses, player);

CREATE TABLE fame_results (
  game TEXT NOT NULL,
  player INTEGER NOT NULL,
  run INTEGER NOT NULL REFERENCES runs (id),
  PRIMARY KEY (game, player, run)
) STRICT, WITHOUT ROWID;

INSERT INTO fame_results (game, player, run)
  SELECT DISTINCT game, player, run FROM run_players JOIN runs ON runs.id = run WHERE table_kind = 1;
INSERT INTO fame_players (game, player, name, wins, draws, losses)
  SELECT game, player, '', sum(result = 1), sum(result = 2), sum(result = 3)
    FROM run_players JOIN runs ON runs.id = run WHERE table_kind = 1 GROUP BY game, player;
UPDATE fame_players SET name = (
  SELECT name FROM run_players JOIN fame_results USING (run, player)
   WHERE fame_results.game = fame_players.game AND player = fame_players.player ORDER BY run DESC LIMIT 1);
