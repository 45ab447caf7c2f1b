// The progress of a match, in the words of its game. A game with races has a `<game>_count`
// (list.h), which returns nullopt for another game's match. Pure; any thread.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "gridmates/v1/game.pb.h"

namespace gridmates::words {

// "41 of 81 filled".
struct Count {
  std::uint32_t done = 0;
  std::uint32_t of = 0;
  std::string_view what;  // "filled", "opened"
};

// 0 of 0 for a game that does not count.
Count count_of(const v1::MatchView& match);

}  // namespace gridmates::words
