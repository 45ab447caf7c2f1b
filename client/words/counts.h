// How far a match is, in the words of its game. A game that can be raced has a `<game>_count`
// (list.h): nothing for the match of another game. Pure; any thread.
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

// Nothing of nothing for a game that does not count.
Count count_of(const v1::MatchView& match);

}  // namespace gridmates::words
