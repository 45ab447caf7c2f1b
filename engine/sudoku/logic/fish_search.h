// The two searches behind all fish: of lines alone, and with boxes. Pure functions; any thread.
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
  int size = 2;         // 2 .. kLargestFish
  bool finned = false;  // with at least one fin, or without any
};

template <class Capacity>
struct Fish {
  int digit = 0;
  std::array<Unit, kLargestFish> bases{};   // ascending
  std::array<Unit, kLargestFish> covers{};  // ascending
  CellSet<Capacity> places;                 // of the bases
  CellSet<Capacity> fins;                   // those that no cover has, or two bases have
  CellSet<Capacity> victims;                // what the fish takes away: at least one
};

// True when no more are wanted.
template <class Capacity>
using FishVisitor = std::function<bool(const Fish<Capacity>&)>;

// Calls visit for every fish of the kind whose bases are rows and covers columns, or the other way
// round, each once and always in the same order, until it returns true.
template <class Capacity>
void each_line_fish(const Board<Capacity>& board, FishKind kind,
                    const FishVisitor<Capacity>& visit);

// The same for Franken fish: with at least one box among bases or covers.
template <class Capacity>
void each_franken_fish(const Board<Capacity>& board, FishKind kind,
                       const FishVisitor<Capacity>& visit);

}  // namespace gridmates::sudoku
