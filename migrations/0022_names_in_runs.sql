-- Who is called otherwise now is found by the names of their runs.
CREATE INDEX run_players_by_name ON run_players (name, player, run);
