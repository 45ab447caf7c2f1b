// The content of the places of a Sudoku board, and every player's own steps to undo and redo. Plain
// values; any thread.
#pragma once

#include <cstdint>
#include <optional>
#include <tuple>

#include "engine/core/bytes.h"
#include "engine/core/ids.h"
#include "engine/core/narrow.h"
#include "engine/core/or_none.h"
#include "engine/core/shared_list.h"
#include "engine/core/sized.h"
#include "engine/sudoku/grid/grid.h"

namespace gridmates::sudoku {

// The limit of edits that a player can undo; the oldest step is dropped. Only players who fill in
// all notes again and again reach it within a match.
inline constexpr std::uint32_t kMaxEdits = 16'384;
// The limit in matches on boards from before PlayRules.
inline constexpr std::uint32_t kMaxEditsBefore = 512;

// The most peers of a cell of any shape.
inline constexpr std::uint32_t kMaxPeers = 3 * (kMaxSide - 1);

// A list with one item for each cell of a board.
template <class T, class Mark = std::uint8_t>
using PerCell = core::Sized<T, kCells, kMaxCells, Mark>;

// What an edit changes. On a board of n cells place c is the digit and the corner notes of cell c,
// place n + c its centre notes, place 2n + c its colour.
using Place = std::uint16_t;
inline constexpr std::uint8_t kMaxColour = 9;

// The content of a place and when it was written.
struct Entry {
  std::uint8_t digit = 0;            // 0 at a place of centre notes; the number of a colour
  DigitSet notes = 0;                // empty while there is a digit in the cell
  std::optional<core::Seat> writer;  // nullopt for a given and for an untouched cell
  std::uint32_t written =
      0;  // the ply that wrote this, from 1; an undo restores the old number too

  template <class Self>
  static constexpr auto fields(Self& self) {
    return core::tie(self.digit, core::narrow<std::uint16_t>(self.notes),
                     core::plus_one(self.writer), self.written);
  }
  friend bool operator==(const Entry&, const Entry&) = default;
};

// A place that lost a note when a digit was set, and its `written` at that time.
struct Cleaned {
  Place place = 0;
  std::uint32_t written = 0;

  template <class Self>
  static constexpr auto fields(Self& self) {
    return core::tie(core::narrow<std::uint8_t>(self.place), self.written);
  }
  friend bool operator==(const Cleaned&, const Cleaned&) = default;
};

// One change of one place, to be undone (or, once undone, to be redone).
struct Edit {
  Place place = 0;
  Entry content;               // the new content of the place
  std::uint32_t expected = 0;  // `written` there, unless another player has changed it since
  std::uint8_t digit = 0;      // the note that the places in `cleaned` lost
  core::List<Cleaned, 2 * kMaxPeers> cleaned;

  template <class Self>
  static constexpr auto fields(Self& self) {
    return core::tie(core::narrow<std::uint8_t>(self.place), self.content, self.expected,
                     self.digit, self.cleaned);
  }
  friend bool operator==(const Edit&, const Edit&) = default;
};

using Edits = core::SharedList<Edit, kMaxEdits>;

// One player's own edits, the latest at the back. The edits of one move are adjacent and form one
// step.
struct History {
  Edits undo;
  Edits redo;

  template <class Self>
  static constexpr auto fields(Self& self) {
    return std::tie(self.undo, self.redo);
  }
  friend bool operator==(const History&, const History&) = default;
};

}  // namespace gridmates::sudoku
