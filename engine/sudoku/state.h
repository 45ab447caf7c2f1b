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

// What the last ply did, for those who tell players about it.
struct LastPly {
  std::optional<Cell> cell;              // that was changed last, the first of several
  std::optional<core::Seat> blocked_by;  // whose change kept an undo or redo from changing the cell

  template <class Self>
  static constexpr auto fields(Self& self) {
    return core::tie(core::plus_one<std::uint8_t>(self.cell), core::plus_one(self.blocked_by));
  }
  friend bool operator==(const LastPly&, const LastPly&) = default;
};

// What states have got since the first.
struct Centre {
  core::Shared<PerCell<Entry>> notes;  // the places from n; seldom changed
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
  core::List<History, core::kMaxSeats>
      histories;  // by seat, as far as the highest seat that has moved
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

// Nothing written yet on a board of a known shape with as many givens as it has cells.
State blank_state(Shape shape, const PerCell<std::uint8_t>& givens);

// Whether its parts are those of a board of one shape, and its givens digits: one that bytes are
// read from may be none. The functions of Rules answer for every state; all others want a board.
bool is_board(const State& state);

// What stands in a place.
const Entry& entry_at(const State& state, Place place);

// The digits alone.
Digits digits_of(const State& state);

}  // namespace gridmates::sudoku
