-- What boards of fame part, sort and hide runs by. Runs of before have none of it (rules 0) and keep their places.

ALTER TABLE runs ADD COLUMN rules INTEGER NOT NULL DEFAULT 0;  -- by which a journal leads to this row
ALTER TABLE runs ADD COLUMN puzzle TEXT NOT NULL DEFAULT '';   -- of a pasted one: what tells it from others
ALTER TABLE runs ADD COLUMN worth INTEGER NOT NULL DEFAULT 0;  -- 3BV, say; 0: no such measure, or not known
ALTER TABLE runs ADD COLUMN interrupted INTEGER NOT NULL DEFAULT 0 CHECK (interrupted IN (0, 1));
ALTER TABLE runs ADD COLUMN apart INTEGER NOT NULL DEFAULT 0 CHECK (apart IN (0, 1));
ALTER TABLE runs ADD COLUMN ranks INTEGER NOT NULL DEFAULT 1 CHECK (ranks IN (0, 1));
ALTER TABLE runs ADD COLUMN no_flag INTEGER NOT NULL DEFAULT 0 CHECK (no_flag IN (0, 1));
ALTER TABLE runs ADD COLUMN too_fast INTEGER NOT NULL DEFAULT 0 CHECK (too_fast IN (0, 1));
-- Of a race; elsewhere the run says it for all.
ALTER TABLE run_players ADD COLUMN no_flag INTEGER NOT NULL DEFAULT 0 CHECK (no_flag IN (0, 1));
ALTER TABLE run_players ADD COLUMN too_fast INTEGER NOT NULL DEFAULT 0 CHECK (too_fast IN (0, 1));

ALTER TABLE fame_lines ADD COLUMN team TEXT NOT NULL DEFAULT '';     -- the players' numbers, in their order
ALTER TABLE fame_lines ADD COLUMN rate INTEGER NOT NULL DEFAULT 0;   -- thousandths of `worth` a second
ALTER TABLE fame_lines ADD COLUMN too_fast INTEGER NOT NULL DEFAULT 0;
ALTER TABLE fame_lines ADD COLUMN best INTEGER NOT NULL DEFAULT 0;       -- of this team, by time
ALTER TABLE fame_lines ADD COLUMN best_rate INTEGER NOT NULL DEFAULT 0;  -- of this team, by rate

UPDATE fame_lines SET team = (
  SELECT group_concat(player, ',') FROM (
    SELECT DISTINCT player FROM run_players JOIN runs ON runs.id = run
     WHERE run = fame_lines.run AND (table_kind <> 2 OR place = fame_lines.place) ORDER BY player));
UPDATE fame_lines SET best = 1, best_rate = 1 WHERE (board, time_ms, run, place) IN (
  SELECT board, time_ms, run, place FROM (
    SELECT *, row_number() OVER (PARTITION BY board, team ORDER BY time_ms, run, place) AS nth FROM fame_lines)
   WHERE nth = 1);

CREATE UNIQUE INDEX fame_best_of_team ON fame_lines (board, team) WHERE best = 1;
CREATE UNIQUE INDEX fame_best_rate_of_team ON fame_lines (board, team) WHERE best_rate = 1;
CREATE INDEX fame_best ON fame_lines (board, time_ms, run, place) WHERE best = 1;
CREATE INDEX fame_best_by_rate ON fame_lines (board, rate DESC, time_ms, run, place) WHERE best_rate = 1;
CREATE INDEX fame_all_by_rate ON fame_lines (board, rate DESC, time_ms, run, place);
