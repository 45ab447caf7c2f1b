// The two searches behind all fish: with lines only, and with boxes. Pure functions; any thread.
#pragma once

#include <array>
#include <functional>

#include "engine/sudoku/logic/board.h"

namespace gridmates::sudoku {

inline constexpr int kLargestFish = 4;

// The limit of coverings that one search examines; it reports only what it finds until then. All
// finned Franken jellyfish of a 9x9 position took at most 0.83 million.
inline constexpr std::uint32_t kFishNodes = 2'000'000;

// The kind of fish to search for.
struct FishKind {
  int size = 2;         // 2 .. kLargestFish
  bool finned = false;  // with at least one fin; false: without
};

template <class Capacity>
struct Fish {
  int digit = 0;
  std::array<Unit, kLargestFish> bases{};   // ascending
  std::array<Unit, kLargestFish> covers{};  // ascending
  CellSet<Capacity> places;                 // of the bases
  CellSet<Capacity> fins;                   // places in no cover, or in two bases
  CellSet<Capacity> victims;                // the eliminated candidates: at least one
};

// Returns true when no more are wanted.
template <class Capacity>
using FishVisitor = std::function<bool(const Fish<Capacity>&)>;

// Calls visit for every fish of the kind whose bases are rows and covers columns, or the other way
// round, each once and always in the same order, until it returns true.
template <class Capacity>
void each_line_fish(const Board<Capacity>& board, FishKind kind,
                    const FishVisitor<Capacity>& visit);

// The same for Franken fish: with at least one box among the bases or covers.
template <class Capacity>
void each_franken_fish(const Board<Capacity>& board, FishKind kind,
                       const FishVisitor<Capacity>& visit);

}  // namespace gridmates::sudoku
