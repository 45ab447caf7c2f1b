// What could be known of the hits of a finished Minesweeper match: worked out again from its field
// and its moves, because journals hold moves alone. One thread at a time.
#pragma once

#include <optional>
#include <string>

#include "engine/minesweeper/state.h"
#include "gridmates/v1/replay.pb.h"

namespace gridmates::tools {

class Hits {
 public:
  // Of a match whose field stays hidden, or of another game, it has nothing to tell.
  explicit Hits(const v1::Replay& replay);

  // The moves of the match, one after the other. A move that hit: "a mine. A forced guess, 37 %.",
  // as the room's feed had it; empty for any other.
  std::string after(const v1::Moved& moved);

 private:
  std::optional<minesweeper::State> state_;
};

}  // namespace gridmates::tools
