-- Computer players: their runs stand on boards of fame of their own. Players of before count as people.

ALTER TABLE players ADD COLUMN computer INTEGER NOT NULL DEFAULT 0 CHECK (computer IN (0, 1));
ALTER TABLE run_players ADD COLUMN computer INTEGER NOT NULL DEFAULT 0 CHECK (computer IN (0, 1));
ALTER TABLE runs ADD COLUMN computer INTEGER NOT NULL DEFAULT 0 CHECK (computer IN (0, 1));  -- one took part

-- Boards sorted by 3BV.

ALTER TABLE fame_lines ADD COLUMN worth INTEGER NOT NULL DEFAULT 0;  -- of the run
UPDATE fame_lines SET worth = (SELECT worth FROM runs WHERE id = fame_lines.run);

CREATE INDEX fame_best_by_worth ON fame_lines (board, worth DESC, time_ms, run, place) WHERE best = 1;
CREATE INDEX fame_all_by_worth ON fame_lines (board, worth DESC, time_ms, run, place);
