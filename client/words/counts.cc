// The list of games that count.
#include "client/words/counts.h"

#include <array>

namespace gridmates::words {

Count count_of(const v1::MatchView& match) {
  constexpr std::array kCounts = {mines_count, sudoku_count};
  for (const auto& counted : kCounts) {
    if (const std::optional<Count> count = counted(match)) return *count;
  }
  return {};
}

}  // namespace gridmates::words
