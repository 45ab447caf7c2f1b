// The judge of a position: one of six verdicts on the marks of a board, however they came about.
// Pure functions of plain values; any thread.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "engine/core/sized.h"
#include "engine/tictactoe/variant.h"

namespace gridmates::tictactoe {

enum class Mark : std::uint8_t { kNone, kX, kO, kLast = kO };

constexpr Mark other(Mark mark) { return mark == Mark::kX ? Mark::kO : Mark::kX; }

// The marks of a board, row by row from the top left; 3x3 by default.
using Position = core::Sized<Mark, kCells, kMaxCells, std::uint8_t>;

enum class Verdict : std::uint8_t {
  kFirstToMove,   // X, who begins, is to move
  kSecondToMove,  // O is to move
  kIllegal,       // no game leads here
  kFirstWon,
  kSecondWon,
  kDraw,  // the board is full and there is no line
};

// The verdict on any position, reachable or not; a number of marks other than the variant's cells
// is illegal. X begins and the marks alternate, in every opening. A line ends the game at once, so
// all of the winner's lines contain the last mark.
Verdict judge(const Position& position, const Variant& variant = {});
// judge() of a position reached by play, whose last mark is on this cell: checks only the lines
// through that cell. A cell without a mark is illegal. nullopt means that the cell is unknown; then
// the whole board is checked.
Verdict judge_after(const Position& position, const Variant& variant,
                    std::optional<std::uint16_t> last);

// The cells that are part of a line of this variant: in_a_row equal marks in a row, a column or a
// diagonal; longer rows too unless overlines do not count.
std::vector<bool> winning_cells(const Position& position, const Variant& variant = {});

// The ends of the first such line; nullopt if there is none.
std::optional<std::pair<std::uint32_t, std::uint32_t>> first_line(const Position& position,
                                                                  const Variant& variant);

// How many cells have this mark.
std::uint16_t count(const Position& position, Mark mark);

}  // namespace gridmates::tictactoe
