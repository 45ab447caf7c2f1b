-- Boards of fame apart by what the game compares alone, and races, in which each player's own time counts.

ALTER TABLE runs ADD COLUMN category TEXT NOT NULL DEFAULT '';  -- "16x16/40 zero speed"
-- Of a race; elsewhere the run says it for all.
ALTER TABLE run_players ADD COLUMN time_ms INTEGER NOT NULL DEFAULT 0;  -- room time when the player finished
ALTER TABLE run_players ADD COLUMN assisted INTEGER NOT NULL DEFAULT 0 CHECK (assisted IN (0, 1));

DROP INDEX runs_best;
CREATE INDEX runs_best ON runs (game, table_kind, category, source, team_size, assisted, time_ms) WHERE solved = 1;
CREATE INDEX runs_of_races ON runs (game, category, source) WHERE table_kind = 2;

-- The lines of the boards of best times. `place` is the player whose line it is, NULL for all of the run.
CREATE VIEW best_lines AS
  SELECT id AS run, NULL AS place, game, table_kind, category, source, team_size, assisted, time_ms
    FROM runs WHERE solved = 1 AND table_kind <> 2
  UNION ALL
  SELECT run, place, game, table_kind, category, source, 1, run_players.assisted, run_players.time_ms
    FROM runs JOIN run_players ON run = runs.id WHERE table_kind = 2 AND result = 0;
