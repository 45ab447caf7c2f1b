// Full 9x9 grids, each of the 6,670,903,752,021,072,936,960 with the same probability. Plain values
// and pure functions; any thread.
//
// A frame is a grid with only the top band and the left stack filled. Frames are easily drawn:
// given the first box, there are 2,612,736 bands and as many stacks (B. Felgenhauer and F. Jarvis,
// Enumerating possible Sudoku grids, 2005), of the same simple form. But frames have different
// numbers of completions. So rejection sampling: draw a frame and a number below kMostCompletions;
// the completion of that number is the grid, and if the frame has no such completion, draw both
// anew. That makes all grids equally probable.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "engine/core/random.h"
#include "engine/sudoku/grid/grid.h"

namespace gridmates::sudoku {

// The most completions of any frame, and of any that is not rare(): counted over all frames
// (tests/bench, `frames_bench`).
inline constexpr std::uint32_t kMostCompletions = 11'664;
inline constexpr std::uint32_t kMostUsualCompletions = 5'644;

// Frames drawn before uniform_grid() gives up.
inline constexpr int kFrames = 1000;

// For every digit (0 to 8) its line, 0 to 2, within a box: three digits per line.
using Lines = std::array<std::uint8_t, kSide>;

// A grid box by box (0 to 8): the rows and columns of the digits in each.
struct ByBox {
  std::array<Lines, kSide> rows{};
  std::array<Lines, kSide> columns{};
};

// The digits of a line, as bits 0 to 8; and those of three lines.
using LineSet = std::uint16_t;
using LineSets = std::array<LineSet, 3>;

// Three adjacent boxes in a row or column, of which the first is filled: which lines do the digits
// take in the near and in the far box? For every digit a bit decides: of the two lines that the
// first box leaves, the near box takes the next one (0) or the one after it (1), the far box the
// other. Nine bits that give every line of every box three digits are a way; there are 56.
class Strip {
 public:
  static constexpr int kWays = 56;

  explicit Strip(const Lines& first);
  LineSets near(int way) const { return lines(ways_[static_cast<std::size_t>(way)]); }
  LineSets far(int way) const { return lines(~ways_[static_cast<std::size_t>(way)]); }

 private:
  LineSets lines(unsigned bits) const;

  LineSets first_{};
  std::array<LineSet, kWays> ways_{};
};

// The ways of filling the boxes 4, 5, 7 and 8 of a frame: a way for each of two bands and two
// stacks, such that in no box two digits share both their row and their column.
class Completions {
 public:
  explicit Completions(const ByBox& frame);

  // The number of completions; stops counting at `limit`.
  std::uint32_t count(std::uint32_t limit = ~0u) const;

  // Fills the boxes with the completion of this number, from 0; false if there is no such
  // completion.
  bool fill(std::uint32_t number, ByBox& frame) const;

 private:
  using Ways = std::uint64_t;  // a set of them
  using Fitting = std::array<Ways, Strip::kWays>;
  using Side = LineSets (Strip::*)(int) const;
  struct Four {
    int middle_band, bottom_band, middle_stack, right_stack;
  };
  static Fitting fitting(const Strip& strip, Side side, const Strip& other, Side other_side);
  bool walk(std::uint32_t& number, Four& four) const;
  void step_to(std::uint32_t number, Four& four) const;

  Strip middle_band_, bottom_band_, middle_stack_, right_stack_;
  Fitting in_box_4_;  // for a way of the middle band, the ways of the middle stack
  Fitting in_box_5_;  // for a way of the middle band, the ways of the right stack
  Fitting in_box_7_;  // for a way of the middle stack, the ways of the bottom band
  Fitting in_box_8_;  // for a way of the right stack, the ways of the bottom band
};

// Whether the other boxes of the band repeat each other's columns digit by digit, and those of the
// stack each other's rows: true for one frame in 61,000, and only these have very many completions.
bool is_rare(const ByBox& frame);

// A random frame, each equally probable; box 0 has the digits in order.
ByBox random_frame(core::Random& random);

// A random grid; nullopt if kFrames in a row are rejected, which is practically impossible.
std::optional<Grid> uniform_grid(core::Random& random);

}  // namespace gridmates::sudoku
