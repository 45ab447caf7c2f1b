-- The runs of a player or team on a board, for how good they were before.
CREATE INDEX fame_of_team ON fame_lines (board, team, run, time_ms) WHERE too_fast = 0;
