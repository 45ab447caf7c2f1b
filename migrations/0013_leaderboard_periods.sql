-- Leaderboards of each calendar month, ISO week and day (UTC) beside those of all time, with lines of their own, so
-- that no answer reads more lines than it has; and which teams a player has lines with, to find a player's own line.

-- The periods that a run counts in; '' is all time.
CREATE VIEW run_periods AS
  WITH ended AS (SELECT id AS run, wall_ms / 1000 AS seconds,
                        date(wall_ms / 1000, 'unixepoch', '-3 days', 'weekday 4') AS thursday
                   FROM runs WHERE wall_ms >= 0 AND wall_ms < 253370764800000)  -- the year 9999
  SELECT id AS run, '' AS period FROM runs
  UNION ALL SELECT run, strftime('%Y-%m', seconds, 'unixepoch') FROM ended
  UNION ALL SELECT run, strftime('%Y-W', thursday) || printf('%02d', (strftime('%j', thursday) - 1) / 7 + 1) FROM ended
  UNION ALL SELECT run, strftime('%Y-%m-%d', seconds, 'unixepoch') FROM ended;

CREATE TABLE boards (
  id INTEGER PRIMARY KEY,  -- the older board first among equals
  game TEXT NOT NULL,
  period TEXT NOT NULL,  -- "2026-11", "2026-W48", "2026-11-24"; empty: all time
  category TEXT NOT NULL,
  table_kind INTEGER NOT NULL,
  source INTEGER NOT NULL,
  team_size INTEGER NOT NULL,  -- 1 at a race
  assisted INTEGER NOT NULL CHECK (assisted IN (0, 1)),
  lines INTEGER NOT NULL,  -- how many it has
  UNIQUE (game, period, category, table_kind, source, team_size, assisted)
) STRICT;
INSERT INTO boards SELECT id, game, '', category, table_kind, source, team_size, assisted, lines FROM fame_boards;
INSERT INTO boards (game, period, category, table_kind, source, team_size, assisted, lines)
  SELECT game, period, category, table_kind, source, team_size, assisted, count(*)
    FROM fame_lines JOIN fame_boards ON id = board JOIN run_periods USING (run) WHERE period <> ''
   GROUP BY id, period ORDER BY min(run), id;
DROP TABLE fame_boards;
ALTER TABLE boards RENAME TO fame_boards;
CREATE INDEX fame_boards_of_game ON fame_boards (game, period, lines DESC);
CREATE INDEX fame_boards_of_category ON fame_boards (game, period, category, lines DESC);

INSERT INTO fame_lines (board, time_ms, run, place, team, rate, too_fast, best, best_rate, worth)
  SELECT board.id, time_ms, run, place, team, rate, too_fast, 0, 0, worth
    FROM fame_lines JOIN fame_boards AS whole ON whole.id = fame_lines.board JOIN run_periods USING (run)
    JOIN fame_boards AS board USING (game, category, table_kind, source, team_size, assisted)
   WHERE run_periods.period <> '' AND board.period = run_periods.period;
UPDATE fame_lines SET best = 1 WHERE (board, time_ms, run, place) IN (
  SELECT board, time_ms, run, place FROM (
    SELECT *, row_number() OVER (PARTITION BY board, team ORDER BY time_ms, run, place) AS nth
      FROM fame_lines WHERE too_fast = 0 AND board IN (SELECT id FROM fame_boards WHERE period <> ''))
   WHERE nth = 1);
UPDATE fame_lines SET best_rate = 1 WHERE (board, time_ms, run, place) IN (
  SELECT board, time_ms, run, place FROM (
    SELECT *, row_number() OVER (PARTITION BY board, team ORDER BY rate DESC, time_ms, run, place) AS nth
      FROM fame_lines WHERE too_fast = 0 AND board IN (SELECT id FROM fame_boards WHERE period <> ''))
   WHERE nth = 1);

-- What sorts by the most first sorts by the negative: then all that come before a line are one range of an index.
DROP INDEX fame_best_by_rate;
DROP INDEX fame_all_by_rate;
DROP INDEX fame_best_by_worth;
DROP INDEX fame_all_by_worth;
ALTER TABLE fame_lines ADD COLUMN less_rate INTEGER NOT NULL GENERATED ALWAYS AS (-rate) VIRTUAL;
ALTER TABLE fame_lines ADD COLUMN less_worth INTEGER NOT NULL GENERATED ALWAYS AS (-worth) VIRTUAL;
CREATE INDEX fame_best_by_rate ON fame_lines (board, less_rate, time_ms, run, place) WHERE best_rate = 1;
CREATE INDEX fame_all_by_rate ON fame_lines (board, less_rate, time_ms, run, place);
CREATE INDEX fame_best_by_worth ON fame_lines (board, less_worth, time_ms, run, place) WHERE best = 1;
CREATE INDEX fame_all_by_worth ON fame_lines (board, less_worth, time_ms, run, place);

CREATE TABLE fame_teams (
  player INTEGER NOT NULL,
  game TEXT NOT NULL,
  period TEXT NOT NULL,
  board INTEGER NOT NULL REFERENCES fame_boards (id),
  team TEXT NOT NULL,
  PRIMARY KEY (player, game, period, board, team)
) STRICT, WITHOUT ROWID;
INSERT OR IGNORE INTO fame_teams (player, game, period, board, team)
  SELECT player, game, period, board, team FROM fame_lines JOIN fame_boards ON id = board
    JOIN run_players USING (run) WHERE table_kind <> 2 OR run_players.place = fame_lines.place;

CREATE TABLE results (
  game TEXT NOT NULL,
  period TEXT NOT NULL,
  player INTEGER NOT NULL,
  run INTEGER NOT NULL REFERENCES runs (id),
  PRIMARY KEY (game, period, player, run)
) STRICT, WITHOUT ROWID;
INSERT INTO results SELECT game, period, player, run FROM fame_results JOIN run_periods USING (run);
DROP TABLE fame_results;
ALTER TABLE results RENAME TO fame_results;

CREATE TABLE tallies (
  game TEXT NOT NULL,
  period TEXT NOT NULL,
  player INTEGER NOT NULL,
  name TEXT NOT NULL,  -- of the latest run
  wins INTEGER NOT NULL,
  draws INTEGER NOT NULL,
  losses INTEGER NOT NULL,
  less_wins INTEGER NOT NULL GENERATED ALWAYS AS (-wins) VIRTUAL,
  PRIMARY KEY (game, period, player)
) STRICT, WITHOUT ROWID;
INSERT INTO tallies (game, period, player, name, wins, draws, losses)
  SELECT fame_results.game, period, player, '', sum(result = 1), sum(result = 2), sum(result = 3)
    FROM fame_results JOIN run_players USING (run, player) GROUP BY fame_results.game, period, player;
UPDATE tallies SET name = (
  SELECT name FROM run_players JOIN fame_results USING (run, player)
   WHERE fame_results.game = tallies.game AND fame_results.period = tallies.period AND player = tallies.player
   ORDER BY run DESC LIMIT 1);
DROP TABLE fame_players;
ALTER TABLE tallies RENAME TO fame_players;
CREATE INDEX fame_players_best ON fame_players (game, period, less_wins, losses, player);
