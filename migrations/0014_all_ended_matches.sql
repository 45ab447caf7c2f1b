-- All matches that have ended and were played, also those that no leaderboard shows: what players have played is read
-- from them.

ALTER TABLE runs ADD COLUMN clicks INTEGER NOT NULL DEFAULT 0;  -- what it took, in the measure of `worth`
ALTER TABLE runs ADD COLUMN counts INTEGER NOT NULL DEFAULT 1 CHECK (counts IN (0, 1));   -- for the leaderboards
ALTER TABLE runs ADD COLUMN stopped INTEGER NOT NULL DEFAULT 0 CHECK (stopped IN (0, 1)); -- before it was decided

CREATE INDEX runs_of_player ON run_players (player, run);
CREATE INDEX players_by_name ON players (name, id);

-- From when on there are rows of all of them, in milliseconds since 1970; 0: always.
ALTER TABLE meta ADD COLUMN all_ended_since INTEGER NOT NULL DEFAULT 0;
UPDATE meta SET all_ended_since = CAST(strftime('%s', 'now') AS INTEGER) * 1000 WHERE EXISTS (SELECT 1 FROM rooms);
