// Holds the odds of small positions against a count of every arrangement of mines. Pure functions;
// any thread.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "engine/minesweeper/field/position.h"
#include "engine/minesweeper/solver/odds.h"

namespace gridmates::minesweeper {

// The arrangements that look like a position, as integers.
struct FieldCount {
  std::uint64_t all = 0;
  std::vector<std::uint64_t> mined;  // by cell: those in which it is a mine
};

// By trying them all, and by nothing that the solver uses; for at most 30 closed cells.
FieldCount count_fields(const Position& position);

// What is wrong with these odds of a position, in words; empty when they are right to the last bits
// of a double.
std::string disagreement(const Position& position, const Odds& told);

// The same for whatever position of at most 20 cells these bytes make, with the odds that odds()
// gives, and of the hint about it; the target of tests/fuzz.
std::string disagreement_on(std::span<const std::uint8_t> bytes);

// A position in words: shape, mines, and a character a cell.
std::string text_of(const Position& position);

}  // namespace gridmates::minesweeper
