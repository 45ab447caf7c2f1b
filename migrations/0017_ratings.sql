-- Ratings by the Glicko-2 system, one for each player and variant; changed with the run of a rated match.

ALTER TABLE runs ADD COLUMN rated TEXT NOT NULL DEFAULT '';           -- the variant; empty: changes no rating
ALTER TABLE run_players ADD COLUMN rating INTEGER NOT NULL DEFAULT 0; -- the fixed one of a computer

CREATE TABLE ratings (
  player INTEGER NOT NULL REFERENCES players (id),
  game TEXT NOT NULL,
  variant TEXT NOT NULL,
  rating REAL NOT NULL,
  deviation REAL NOT NULL,
  volatility REAL NOT NULL,
  won INTEGER NOT NULL,
  drawn INTEGER NOT NULL,
  lost INTEGER NOT NULL,
  wall_ms INTEGER NOT NULL,   -- of the last match
  change REAL NOT NULL,       -- by it
  settled INTEGER NOT NULL CHECK (settled IN (0, 1)),
  listed INTEGER NOT NULL CHECK (listed IN (0, 1)),  -- of a person
  PRIMARY KEY (player, game, variant)
) STRICT, WITHOUT ROWID;
CREATE INDEX ratings_listed ON ratings (game, variant, settled DESC, rating DESC, player) WHERE listed = 1;

-- What each rated match has made of them.
CREATE TABLE rating_changes (
  player INTEGER NOT NULL REFERENCES players (id),
  game TEXT NOT NULL,
  variant TEXT NOT NULL,
  run INTEGER NOT NULL REFERENCES runs (id),
  rating REAL NOT NULL,       -- after it
  PRIMARY KEY (player, game, variant, run)
) STRICT, WITHOUT ROWID;
