// The state of a Sudoku match. Plain values; any thread.
#pragma once

#include <array>
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
  std::optional<std::uint8_t> cell;      // the first of several; none before the first ply
  std::optional<core::Seat> blocked_by;  // whose change kept an undo or redo from changing the cell

  template <class Self>
  static constexpr auto fields(Self& self) {
    return core::tie(core::plus_one(self.cell), core::plus_one(self.blocked_by));
  }
  friend bool operator==(const LastPly&, const LastPly&) = default;
};

// What states have got since the first.
struct Centre {
  core::Shared<std::array<Entry, kCells>> notes;  // the places from kCells; seldom changed
  core::Trailing<Later> later;

  template <class Self>
  static constexpr auto fields(Self& self) {
    return std::tie(self.notes, self.later);
  }
  friend bool operator==(const Centre&, const Centre&) = default;
};

struct State {
  Grid givens{};
  std::array<Entry, kCells> cells{};
  std::uint32_t plies = 0;
  LastPly last;
  core::List<History, core::kMaxSeats>
      histories;  // by seat, as far as the highest seat that has moved
  core::Trailing<Centre> centre;

  const Later& later() const { return centre.value.later.value; }
  Later& later() { return centre.value.later.value; }
  template <class Self>
  static constexpr auto fields(Self& self) {
    return std::tie(self.givens, self.cells, self.plies, self.last, self.histories, self.centre);
  }
  friend bool operator==(const State&, const State&) = default;
};

// What stands in a place.
const Entry& entry_at(const State& state, std::uint8_t place);

// The digits alone.
Grid digits_of(const State& state);

}  // namespace gridmates::sudoku
