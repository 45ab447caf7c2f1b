// Published statistics of fields and of games, under the names that players know. Statistics of a
// field reveal hidden mines: none may be shown before the end. Pure functions; any thread.
#pragma once

#include <cstdint>
#include <optional>

#include "engine/minesweeper/field/cells.h"
#include "engine/minesweeper/field/field.h"

namespace gridmates::minesweeper {

// Openings: groups of touching cells with 0 mines around them, corners included.
std::uint16_t openings(const Field& field);

// 3BV, Bechtel's Board Benchmark Value (Stephan Bechtel, 2002): the fewest left clicks that open
// the field. Openings, and numbers that touch no opening.
std::uint16_t bbbv(const Field& field);

// The 3BV that is done when these cells are open: openings whose 0s are all open, and open numbers
// that touch no opening.
std::uint16_t bbbv_done(const Field& field, const Cells& opened);

// Clicks that open the field with flags and chords, as found by Greedy ZiNi (Elmar Zimmermann and
// Christoph Nikolaus, 2009). While something is closed: of the safe cells, open or closed, take the
// one with the highest premium,
//   3BV among it and its neighbours, undone - neighbouring mines without a flag - 1 if it is
//   closed - 1,
// where every opening counts once. If that is at least 0, open it, flag around it and chord it, one
// click each; otherwise open a 3BV cell. Ties go to the first in the leftmost column, as in the
// published program. The result is an upper bound of the least number of clicks.
std::uint16_t zini(const Field& field);

// A player's clicks, effective or not.
struct Clicks {
  std::uint32_t left = 0;       // opens
  std::uint32_t right = 0;      // flags and question marks, set or removed
  std::uint32_t chords = 0;     // around a number
  std::uint32_t effective = 0;  // of all three: clicks that changed the field or a flag

  std::uint32_t total() const { return left + right + chords; }
  // NF: won or lost without a flag.
  bool no_flag() const { return right == 0; }
};

// All of these return nullopt while there is nothing to divide by.

// 3BV/s: 3BV done per second of play.
std::optional<double> bbbv_per_s(std::uint16_t bbbv_done, std::uint64_t played_ms);
// IOE, index of efficiency: 3BV done per click.
std::optional<double> ioe(std::uint16_t bbbv_done, const Clicks& clicks);
// 3BV done per effective click.
std::optional<double> throughput(std::uint16_t bbbv_done, const Clicks& clicks);
// Share of effective clicks among all clicks, 0 to 1.
std::optional<double> correctness(const Clicks& clicks);
// RQP, rapport qualité prix, of a won field: (seconds + 1) / (3BV/s); lower is better.
std::optional<double> rqp(std::uint16_t bbbv_done, std::uint64_t played_ms);

}  // namespace gridmates::minesweeper
