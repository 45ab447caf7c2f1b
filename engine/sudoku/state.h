// The state of a Sudoku match: cells, and every player's own steps to undo and redo. Plain values;
// any thread.
#pragma once

#include <array>
#include <cstdint>
#include <tuple>

#include "engine/core/bytes.h"
#include "engine/core/ids.h"
#include "engine/core/shared_list.h"
#include "engine/sudoku/grid/grid.h"

namespace gridmates::sudoku {

// Steps a player can undo; the oldest one falls off.
inline constexpr std::uint32_t kMaxSteps = 512;

// What stands in a cell and since when.
struct Entry {
  std::uint8_t digit = 0;
  DigitSet notes = 0;       // empty while there is a digit
  std::uint8_t writer = 0;  // seat + 1 of who wrote this; 0 for a given and an untouched cell
  std::uint32_t written =
      0;  // the ply that wrote this, from 1; an undo brings the old number back too

  template <class Self>
  static constexpr auto fields(Self& self) {
    return std::tie(self.digit, self.notes, self.writer, self.written);
  }
  friend bool operator==(const Entry&, const Entry&) = default;
};

// A peer that lost a note when a digit was set, and what `written` was there at that time.
struct Cleaned {
  std::uint8_t cell = 0;
  std::uint32_t written = 0;

  template <class Self>
  static constexpr auto fields(Self& self) {
    return std::tie(self.cell, self.written);
  }
  friend bool operator==(const Cleaned&, const Cleaned&) = default;
};

// One change of one cell, to be taken back (or, once taken back, to be done again).
struct Edit {
  std::uint8_t cell = 0;
  Entry content;               // what comes into the cell
  std::uint32_t expected = 0;  // `written` there, unless somebody else has changed the cell since
  std::uint8_t digit = 0;      // the note that `cleaned` lost
  core::List<Cleaned, kPeers> cleaned;

  template <class Self>
  static constexpr auto fields(Self& self) {
    return std::tie(self.cell, self.content, self.expected, self.digit, self.cleaned);
  }
  friend bool operator==(const Edit&, const Edit&) = default;
};

// One player's own steps, the latest at the back.
struct History {
  core::SharedList<Edit, kMaxSteps> undo;
  core::SharedList<Edit, kMaxSteps> redo;

  template <class Self>
  static constexpr auto fields(Self& self) {
    return std::tie(self.undo, self.redo);
  }
  friend bool operator==(const History&, const History&) = default;
};

// What the last ply did, for those who tell players about it.
struct LastPly {
  std::uint8_t cell = 0;  // cell + 1; 0 before the first ply
  std::uint8_t blocked_by =
      0;  // seat + 1 of whose change kept an undo or redo from changing the cell

  template <class Self>
  static constexpr auto fields(Self& self) {
    return std::tie(self.cell, self.blocked_by);
  }
  friend bool operator==(const LastPly&, const LastPly&) = default;
};

struct State {
  Grid givens{};
  std::array<Entry, kCells> cells{};
  std::uint32_t plies = 0;
  LastPly last;
  core::List<History, core::kMaxSeats>
      histories;  // by seat, as far as the highest seat that has moved

  template <class Self>
  static constexpr auto fields(Self& self) {
    return std::tie(self.givens, self.cells, self.plies, self.last, self.histories);
  }
  friend bool operator==(const State&, const State&) = default;
};

// The digits alone.
Grid digits_of(const State& state);

}  // namespace gridmates::sudoku
