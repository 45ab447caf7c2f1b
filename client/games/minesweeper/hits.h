// What could be known about the hits of a finished Minesweeper match. Recomputed from its field and
// its moves, because journals only have the moves. One thread at a time.
#pragma once

#include <optional>
#include <string>

#include "engine/minesweeper/state.h"
#include "gridmates/v1/replay.pb.h"

namespace gridmates::tools {

class Hits {
 public:
  // Has no results for a match whose field stays hidden, or of another game.
  explicit Hits(const v1::Replay& replay);

  // Takes the moves of the match in order. For a hit: "a mine. A forced guess, 37 %.", as in the
  // room's feed; empty for other moves.
  std::string after(const v1::Moved& moved);

 private:
  std::optional<minesweeper::State> state_;
};

}  // namespace gridmates::tools
