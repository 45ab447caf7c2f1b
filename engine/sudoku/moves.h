// The moves of a Sudoku match. Plain values; any thread.
#pragma once

#include <cstdint>
#include <tuple>
#include <variant>

#include "engine/core/containers.h"
#include "engine/core/narrow.h"
#include "engine/core/or_none.h"
#include "engine/sudoku/grid/shape.h"
#include "engine/sudoku/help_moves.h"
#include "engine/sudoku/note_kind.h"

namespace gridmates::sudoku {

// Writes a digit into a cell; removes the cell's notes, and the digit from the notes of the cell's
// peers.
struct Set {
  Cell cell = 0;
  std::uint8_t digit = 0;

  template <class Self>
  static constexpr auto fields(Self& self) {
    return core::tie(core::narrow<std::uint8_t>(self.cell), self.digit);
  }
  friend bool operator==(const Set&, const Set&) = default;
};

// Removes a cell's digit, or its notes if it has none.
struct Clear {
  Cell cell = 0;

  template <class Self>
  static constexpr auto fields(Self& self) {
    return core::tie(core::narrow<std::uint8_t>(self.cell));
  }
  friend bool operator==(const Clear&, const Clear&) = default;
};

// Adds notes of one kind to these empty cells and removes others of that kind from them.
struct Notes {
  core::List<Cell, kMaxCells> cells;  // at least one, each only once
  NoteKind kind = NoteKind::kCorner;
  DigitSet add = 0;  // of add and remove at least one digit, none in both
  DigitSet remove = 0;

  template <class Self>
  static constexpr auto fields(Self& self) {
    return core::tie(core::narrow<std::uint8_t>(self.cells), self.kind,
                     core::narrow<std::uint16_t>(self.add),
                     core::narrow<std::uint16_t>(self.remove));
  }
  friend bool operator==(const Notes&, const Notes&) = default;
};

// Like Set in each of these cells, or with the digit 0 like Clear: in all, or in none.
struct Write {
  core::List<Cell, kMaxCells> cells;  // at least one, each only once
  std::uint8_t digit = 0;

  template <class Self>
  static constexpr auto fields(Self& self) {
    return core::tie(core::narrow<std::uint8_t>(self.cells), self.digit);
  }
  friend bool operator==(const Write&, const Write&) = default;
};

// Colours these cells, also givens; 0 removes their colours.
struct Colour {
  core::List<Cell, kMaxCells> cells;  // at least one, each only once
  std::uint8_t colour = 0;            // up to kMaxColour

  template <class Self>
  static constexpr auto fields(Self& self) {
    return core::tie(core::narrow<std::uint8_t>(self.cells), self.colour);
  }
  friend bool operator==(const Colour&, const Colour&) = default;
};

// For these digits, sets the notes of every empty cell to what the digits on the board leave there;
// or removes these notes everywhere.
struct Fill {
  NoteKind kind = NoteKind::kCorner;
  DigitSet digits = 0;  // at least one
  bool remove = false;

  template <class Self>
  static constexpr auto fields(Self& self) {
    return core::tie(self.kind, core::narrow<std::uint16_t>(self.digits), self.remove);
  }
  friend bool operator==(const Fill&, const Fill&) = default;
};

// Turns each of these corner notes of an empty cell on or off: in journals from before Notes.
struct Note {
  Cell cell = 0;
  DigitSet digits = 0;  // not empty

  template <class Self>
  static constexpr auto fields(Self& self) {
    return core::tie(core::narrow<std::uint8_t>(self.cell),
                     core::narrow<std::uint16_t>(self.digits));
  }
  friend bool operator==(const Note&, const Note&) = default;
};

// Undoes the player's own last step that can still be undone.
struct Undo {
  template <class Self>
  static constexpr auto fields(Self&) {
    return std::tie();
  }
  friend bool operator==(const Undo&, const Undo&) = default;
};

// Redoes what the player's own last undo took back.
struct Redo {
  template <class Self>
  static constexpr auto fields(Self&) {
    return std::tie();
  }
  friend bool operator==(const Redo&, const Redo&) = default;
};

struct Move {
  std::variant<Set, Clear, Note, Undo, Redo, Notes, Write, Colour, Fill, AskHint, HintFound, Check,
               Reveal, LastGood, Restart, Bookmark, GoTo>
      action;

  template <class Self>
  static constexpr auto fields(Self& self) {
    return std::tie(self.action);
  }
  friend bool operator==(const Move&, const Move&) = default;
};

}  // namespace gridmates::sudoku
