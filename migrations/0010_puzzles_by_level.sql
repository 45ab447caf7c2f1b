-- Puzzles are listed by level. `unrated` says that grading took too long from now on, and no level that a puzzle
-- has not been graded yet: of those from before nobody knows which it was.

UPDATE puzzles SET level = '' WHERE level = 'unrated';
CREATE INDEX puzzles_by_level ON puzzles (game, level, pack, number);
