// What players do to a Sudoku match. Plain values; any thread.
#pragma once

#include <cstdint>
#include <tuple>
#include <variant>

#include "engine/core/containers.h"
#include "engine/sudoku/grid/grid.h"

namespace gridmates::sudoku {

// Writes a digit (1..9) into a cell; the cell's notes go, and the digit goes from the notes of the
// cell's peers.
struct Set {
  std::uint8_t cell = 0;
  std::uint8_t digit = 0;

  template <class Self>
  static constexpr auto fields(Self& self) {
    return std::tie(self.cell, self.digit);
  }
  friend bool operator==(const Set&, const Set&) = default;
};

// Takes away a cell's digit, or its notes when it has none.
struct Clear {
  std::uint8_t cell = 0;

  template <class Self>
  static constexpr auto fields(Self& self) {
    return std::tie(self.cell);
  }
  friend bool operator==(const Clear&, const Clear&) = default;
};

// What a digit noted in a cell means is up to players; the kinds are kept apart.
enum class NoteKind : std::uint8_t { kCorner, kCentre, kLast = kCentre };

// Adds notes of one kind to these empty cells and removes others of that kind from them.
struct Notes {
  core::List<std::uint8_t, kCells> cells;  // at least one, each once
  NoteKind kind = NoteKind::kCorner;
  DigitSet add = 0;  // of add and remove at least one digit, none in both
  DigitSet remove = 0;

  template <class Self>
  static constexpr auto fields(Self& self) {
    return std::tie(self.cells, self.kind, self.add, self.remove);
  }
  friend bool operator==(const Notes&, const Notes&) = default;
};

// Turns each of these corner notes of an empty cell on or off: in journals from before Notes.
struct Note {
  std::uint8_t cell = 0;
  DigitSet digits = 0;  // not empty

  template <class Self>
  static constexpr auto fields(Self& self) {
    return std::tie(self.cell, self.digits);
  }
  friend bool operator==(const Note&, const Note&) = default;
};

// Takes back the player's own last step that is still there to be taken back.
struct Undo {
  template <class Self>
  static constexpr auto fields(Self&) {
    return std::tie();
  }
  friend bool operator==(const Undo&, const Undo&) = default;
};

// Does again what the player's own last undo took back.
struct Redo {
  template <class Self>
  static constexpr auto fields(Self&) {
    return std::tie();
  }
  friend bool operator==(const Redo&, const Redo&) = default;
};

struct Move {
  std::variant<Set, Clear, Note, Undo, Redo, Notes> action;

  template <class Self>
  static constexpr auto fields(Self& self) {
    return std::tie(self.action);
  }
  friend bool operator==(const Move&, const Move&) = default;
};

}  // namespace gridmates::sudoku
