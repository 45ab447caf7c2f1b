// Checks the odds of small positions against a count of all arrangements of mines. Pure functions;
// any thread.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "engine/minesweeper/field/position.h"
#include "engine/minesweeper/solver/odds.h"

namespace gridmates::minesweeper {

// The number of arrangements that look like a position.
struct FieldCount {
  std::uint64_t all = 0;
  std::vector<std::uint64_t> mined;  // by cell: those with a mine there
};

// Tries all of them, without any code of the solver; for at most 30 closed cells.
FieldCount count_fields(const Position& position);

// The error in these odds of a position, in words; empty if they are right up to rounding of
// doubles.
std::string disagreement(const Position& position, const Odds& told);

// The same for a position of at most 20 cells made from these bytes, with the result of odds(), and
// for its hint; the target of tests/fuzz.
std::string disagreement_on(std::span<const std::uint8_t> bytes);

// A position as text: shape, mines, and a character per cell.
std::string text_of(const Position& position);

}  // namespace gridmates::minesweeper
