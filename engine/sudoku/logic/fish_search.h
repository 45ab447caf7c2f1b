// The one search behind all fish: bases first, then covers for their places or fins. Pure
// functions; any thread.
#pragma once

#include <array>
#include <functional>

#include "engine/sudoku/logic/board.h"

namespace gridmates::sudoku {

inline constexpr int kLargestFish = 4;

// Ways of covering that one search may look at; what it has not met by then it does not tell. The
// most that all finned Franken jellyfish of a 9x9 position took was 0.83 million.
inline constexpr std::uint32_t kFishNodes = 2'000'000;

// What to look for.
struct FishKind {
  int size = 2;          // 2 .. kLargestFish
  bool finned = false;   // with at least one fin, or without any
  bool franken = false;  // with at least one box, or without any
};

template <class Capacity>
struct Fish {
  int digit = 0;
  std::array<Unit, kLargestFish> bases{};
  std::array<Unit, kLargestFish> covers{};
  CellSet<Capacity> places;   // of the bases
  CellSet<Capacity> fins;     // those of them that no cover has, or two bases have
  CellSet<Capacity> victims;  // what the fish takes away: at least one
};

// Calls visit for every fish of the kind, each once and always in the same order, until it returns
// true.
template <class Capacity>
using FishVisitor = std::function<bool(const Fish<Capacity>&)>;
template <class Capacity>
void each_fish(const Board<Capacity>& board, FishKind kind, const FishVisitor<Capacity>& visit);

extern template void each_fish(const Board<Nine>&, FishKind, const FishVisitor<Nine>&);
extern template void each_fish(const Board<TwentyFive>&, FishKind, const FishVisitor<TwentyFive>&);

}  // namespace gridmates::sudoku
