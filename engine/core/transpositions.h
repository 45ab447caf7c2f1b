// A transposition table: search results of positions, by their keys. One owner at a time.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <vector>

namespace gridmates::core {

// A move, by the game's own numbering.
using SearchMove = std::uint16_t;

struct Transposition {
  enum class Bound : std::uint8_t { kExact, kLeast, kMost };
  // The depth of a result that reaches to the end of the game, which no search exceeds.
  static constexpr std::uint8_t kToTheEnd = 255;

  std::uint64_t key = 0;
  std::int16_t score = 0;
  SearchMove move = 0;     // the best one found
  std::uint8_t depth = 0;  // the depth of the search
  Bound bound = Bound::kExact;
  bool is_used = false;

  // Whether `score` answers a search with this window.
  bool bounds_score(int alpha, int beta) const {
    if (bound == Bound::kExact) return true;
    return bound == Bound::kLeast ? score >= beta : score <= alpha;
  }
};

class TranspositionTable {
 public:
  // Room for a search of this number of nodes, up to 2^20 entries.
  explicit TranspositionTable(std::uint64_t nodes)
      : entries_(std::bit_ceil(std::clamp<std::uint64_t>(nodes, 1, kMostEntries))) {}

  const Transposition* find(std::uint64_t key) const {
    const Transposition& entry = entries_[key & (entries_.size() - 1)];
    return entry.is_used && entry.key == key ? &entry : nullptr;
  }
  // Stores a score found with this window; `estimated` if it does not come from the end of the
  // game. Replaces another position, and a result of the same position that is not deeper.
  void put(std::uint64_t key, int depth, bool estimated, int score, int alpha, int beta,
           SearchMove move) {
    Transposition& entry = entries_[key & (entries_.size() - 1)];
    const auto reach =
        estimated ? static_cast<std::uint8_t>(std::min(depth, Transposition::kToTheEnd - 1))
                  : Transposition::kToTheEnd;
    const bool is_other = !entry.is_used || entry.key != key;
    if (!is_other && entry.depth > reach) return;
    using Bound = Transposition::Bound;
    const Bound bound = score >= beta    ? Bound::kLeast
                        : score <= alpha ? Bound::kMost
                                         : Bound::kExact;
    entry = {key, static_cast<std::int16_t>(score), move, reach, bound, true};
  }

 private:
  static constexpr std::uint64_t kMostEntries = std::uint64_t{1} << 20;
  std::vector<Transposition> entries_;
};

}  // namespace gridmates::core
