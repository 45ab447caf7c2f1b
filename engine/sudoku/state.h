// The state of a Sudoku match: cells, and every player's own steps to undo and redo. Plain values;
// any thread.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <tuple>

#include "engine/core/bytes.h"
#include "engine/core/ids.h"
#include "engine/core/or_none.h"
#include "engine/core/shared.h"
#include "engine/core/shared_list.h"
#include "engine/core/trailing.h"
#include "engine/sudoku/grid/grid.h"

namespace gridmates::sudoku {

// Edits a player can undo; the oldest one falls off.
inline constexpr std::uint32_t kMaxEdits = 512;

// What an edit changes, 0 to 161: place c is the digit and the corner notes of cell c, place
// kCells + c its centre notes.
inline constexpr std::uint8_t kPlaces = 2 * kCells;

// What stands in a place and since when.
struct Entry {
  std::uint8_t digit = 0;            // 0 at a place of centre notes
  DigitSet notes = 0;                // empty while there is a digit in the cell
  std::optional<core::Seat> writer;  // who wrote this; none for a given and an untouched cell
  std::uint32_t written =
      0;  // the ply that wrote this, from 1; an undo brings the old number back too

  template <class Self>
  static constexpr auto fields(Self& self) {
    return core::tie(self.digit, self.notes, core::plus_one(self.writer), self.written);
  }
  friend bool operator==(const Entry&, const Entry&) = default;
};

// A place that lost a note when a digit was set, and what `written` was there at that time.
struct Cleaned {
  std::uint8_t place = 0;
  std::uint32_t written = 0;

  template <class Self>
  static constexpr auto fields(Self& self) {
    return std::tie(self.place, self.written);
  }
  friend bool operator==(const Cleaned&, const Cleaned&) = default;
};

// One change of one place, to be taken back (or, once taken back, to be done again).
struct Edit {
  std::uint8_t place = 0;
  Entry content;               // what comes into the place
  std::uint32_t expected = 0;  // `written` there, unless somebody else has changed it since
  std::uint8_t digit = 0;      // the note that `cleaned` lost
  core::List<Cleaned, 2 * kPeers> cleaned;

  template <class Self>
  static constexpr auto fields(Self& self) {
    return std::tie(self.place, self.content, self.expected, self.digit, self.cleaned);
  }
  friend bool operator==(const Edit&, const Edit&) = default;
};

using Edits = core::SharedList<Edit, kMaxEdits>;

// One player's own edits, the latest at the back. Those of one move stand beside each other and are
// one step.
struct History {
  Edits undo;
  Edits redo;

  template <class Self>
  static constexpr auto fields(Self& self) {
    return std::tie(self.undo, self.redo);
  }
  friend bool operator==(const History&, const History&) = default;
};

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

struct State {
  Grid givens{};
  std::array<Entry, kCells> cells{};
  std::uint32_t plies = 0;
  LastPly last;
  core::List<History, core::kMaxSeats>
      histories;  // by seat, as far as the highest seat that has moved
  // The places from kCells. Seldom changed, and not there before the first centre note.
  core::Trailing<core::Shared<std::array<Entry, kCells>>> centre;

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
