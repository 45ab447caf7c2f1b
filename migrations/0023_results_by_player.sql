-- A result is one row, found by its time, in place of a row a period; and the tallies of a player in all periods stand
-- together. So a match writes into fewer pages.

CREATE TABLE results (
  game TEXT NOT NULL,
  player INTEGER NOT NULL,
  wall_ms INTEGER NOT NULL,  -- of the run
  run INTEGER NOT NULL REFERENCES runs (id),
  PRIMARY KEY (game, player, wall_ms, run)
) STRICT, WITHOUT ROWID;
INSERT INTO results (game, player, wall_ms, run)
  SELECT fame_results.game, player, wall_ms, run FROM fame_results JOIN runs ON runs.id = run WHERE period = ''
   ORDER BY 1, 2, 3, 4;
DROP TABLE fame_results;
ALTER TABLE results RENAME TO fame_results;

CREATE TABLE tallies (
  game TEXT NOT NULL,
  player INTEGER NOT NULL,
  period TEXT NOT NULL,
  name TEXT NOT NULL,  -- of the latest run
  wins INTEGER NOT NULL,
  draws INTEGER NOT NULL,
  losses INTEGER NOT NULL,
  less_wins INTEGER NOT NULL GENERATED ALWAYS AS (-wins) VIRTUAL,
  PRIMARY KEY (game, player, period)
) STRICT, WITHOUT ROWID;
INSERT INTO tallies (game, player, period, name, wins, draws, losses)
  SELECT game, player, period, name, wins, draws, losses FROM fame_players ORDER BY 1, 2, 3;
DROP TABLE fame_players;
ALTER TABLE tallies RENAME TO fame_players;
CREATE INDEX fame_players_best ON fame_players (game, period, less_wins, losses, player);
