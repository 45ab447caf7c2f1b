-- Whether a daily was solved with a pause, in a game that compares such runs apart.
ALTER TABLE daily_tries ADD COLUMN apart INTEGER NOT NULL DEFAULT 0 CHECK (apart IN (0, 1));
UPDATE daily_tries SET apart = 1
WHERE state = 1 AND EXISTS (SELECT 1 FROM runs WHERE runs.room = daily_tries.room AND runs.apart = 1);
-- And with help, where a game does not say of which kind.
UPDATE daily_tries SET help = 'help'
WHERE state <> 0 AND help = '' AND EXISTS (SELECT 1 FROM runs WHERE runs.room = daily_tries.room AND runs.assisted = 1);

DROP INDEX daily_tries_best;
CREATE INDEX daily_tries_best ON daily_tries (game, level, day, help, apart, time_ms) WHERE counts = 1;
