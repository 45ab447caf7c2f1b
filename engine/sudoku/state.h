// The state of a Sudoku match. Plain values; any thread.
#pragma once

#include <cstdint>
#include <optional>
#include <tuple>

#include "engine/core/bytes.h"
#include "engine/core/ids.h"
#include "engine/core/or_none.h"
#include "engine/core/shared.h"
#include "engine/core/trailing.h"
#include "engine/sudoku/grid/grid.h"
#include "engine/sudoku/history.h"
#include "engine/sudoku/later.h"

namespace gridmates::sudoku {

// The effect of the last ply, to report to players.
struct LastPly {
  std::optional<Cell> cell;              // the cell changed last; the first of several
  std::optional<core::Seat> blocked_by;  // whose change blocked an undo or redo of the cell

  template <class Self>
  static constexpr auto fields(Self& self) {
    return core::tie(core::plus_one<std::uint8_t>(self.cell), core::plus_one(self.blocked_by));
  }
  friend bool operator==(const LastPly&, const LastPly&) = default;
};

// Fields added after the first version of states.
struct Centre {
  core::Shared<PerCell<Entry>> notes;  // the places from n; seldom change
  core::Trailing<Later> later;

  template <class Self>
  static constexpr auto fields(Self& self) {
    return std::tie(self.notes, self.later);
  }
  friend bool operator==(const Centre&, const Centre&) = default;
};

struct State {
  PerCell<std::uint8_t> givens;
  PerCell<Entry> cells;
  std::uint32_t plies = 0;
  LastPly last;
  core::List<History, core::kMaxSeats> histories;  // by seat, up to the highest seat that has moved
  core::Trailing<Centre> centre;

  const Later& later() const { return centre.value.later.value; }
  Later& later() { return centre.value.later.value; }
  Shape shape() const { return later().shape(); }
  template <class Self>
  static constexpr auto fields(Self& self) {
    return std::tie(self.givens, self.cells, self.plies, self.last, self.histories, self.centre);
  }
  friend bool operator==(const State&, const State&) = default;
};

// A board with nothing written, of a known shape; `givens` has one entry per cell.
State blank_state(Shape shape, const PerCell<std::uint8_t>& givens);

// Whether its parts fit a board of one shape, and its givens are digits; decoded states may not be
// a board. The functions of Rules accept every state; all others require a board.
bool is_board(const State& state);

// The content of a place.
const Entry& entry_at(const State& state, Place place);

// The digits without notes and colours.
Digits digits_of(const State& state);

}  // namespace gridmates::sudoku
