#include "client/words/list.h"

namespace gridmates::words {

Count count_of(const v1::MatchView& match) {
  for (const auto& counted : kCounts) {
    if (const std::optional<Count> count = counted(match)) return *count;
  }
  return {};
}

}  // namespace gridmates::words
