// The parts of a Sudoku match's state besides cells and steps: its rules, colours, bookmarks, and
// the help that was used. Plain values; any thread.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <tuple>

#include "engine/core/bytes.h"
#include "engine/core/ids.h"
#include "engine/core/shared.h"
#include "engine/core/trailing.h"
#include "engine/sudoku/board_rules.h"
#include "engine/sudoku/given_hint.h"
#include "engine/sudoku/help_moves.h"
#include "engine/sudoku/history.h"
#include "engine/sudoku/note_kind.h"

namespace gridmates::sudoku {

// When digits are compared with the solution.
enum class Checking : std::uint8_t {
  kOnRequest,
  kAtOnce,  // as soon as they are written
  kNever,   // the puzzle has several solutions
  kLast = kNever,
};

// How digits and notes are written and undone. Each version includes the ones before it.
enum class Editing : std::uint8_t {
  kFirst,     // kMaxEditsBefore steps to undo
  kLongUndo,  // kMaxEdits
  // A digit hides notes (ShownNotes), which earlier versions remove until an undo; the last changed
  // cell is known also after plies that change none.
  kHidesNotes,
  kLast = kHidesNotes,
};

// The rules of a match, besides its givens.
struct PlayRules {
  bool race = false;
  Editing editing = Editing::kFirst;
  Checking checking = Checking::kOnRequest;
  std::uint8_t mistake_s = 0;  // cost of a wrong digit in a race that is checked at once

  template <class Self>
  static constexpr auto fields(Self& self) {
    return std::tie(self.race, self.editing, self.checking, self.mistake_s);
  }
  friend bool operator==(const PlayRules&, const PlayRules&) = default;
};

// The kinds of help that players of a match have used.
enum class Assist : std::uint8_t {
  kFilledNotes,  // notes that were filled in
  kHint,
  kCheck,
  kReveal,
  kLastGood,
  kLast = kLastGood,
};
// A set of kinds of help: bit i stands for the kind with number i.
using Assists = std::uint8_t;
constexpr Assists only(Assist assist) {
  return static_cast<Assists>(1 << static_cast<std::uint8_t>(assist));
}

// A bookmark of a player's own steps.
struct Marked {
  core::Seat seat;
  BookmarkName name;
  std::uint32_t ply = 0;  // of the match, when the bookmark was set

  template <class Self>
  static constexpr auto fields(Self& self) {
    return std::tie(self.seat, self.name, self.ply);
  }
  friend bool operator==(const Marked&, const Marked&) = default;
};
inline constexpr std::uint32_t kMaxBookmarks = 64;

// The step that filled in all notes of a kind.
struct Filled {
  NoteKind kind = NoteKind::kCorner;
  core::Seat seat;
  std::uint32_t ply = 0;

  template <class Self>
  static constexpr auto fields(Self& self) {
    return std::tie(self.kind, self.seat, self.ply);
  }
  friend bool operator==(const Filled&, const Filled&) = default;
};

struct Later {
  PlayRules rules;
  core::Shared<PerCell<Entry>> colours;  // the places from 2n
  Assists assists = 0;
  std::optional<Filled> filled;  // the latest
  std::optional<core::Shared<GivenHint>> hint;
  core::Shared<PerCell<Excluded, std::uint16_t>> excluded;
  core::List<Cell, kMaxCells> wrong;  // cells whose digit is known to be wrong, ascending
  std::array<std::uint16_t, core::kMaxSeats> mistakes{};  // by seat, in a checked match
  core::List<Marked, kMaxBookmarks> bookmarks;
  core::Trailing<BoardAndNewer> board = {};

  constexpr Shape shape() const { return board.value.boxes.shape(); }
  bool keeps_notes() const { return board.value.newer.value.keeps_notes; }
  void play_by(const BoardRules& rules_of_board) {
    board.value.boxes = rules_of_board.boxes;
    board.value.newer.value.keeps_notes = rules_of_board.keeps_notes.value;
  }

  // Replaces the current hint, if any.
  void give(const HintFound& found);
  void forget_hint();
  // The current hint; there must be one.
  HintFound found() const;

  template <class Self>
  static constexpr auto fields(Self& self) {
    return core::tie(self.rules, self.colours, self.assists, self.filled, self.hint, self.excluded,
                     core::narrow<std::uint8_t>(self.wrong), self.mistakes, self.bookmarks,
                     self.board);
  }
  friend bool operator==(const Later&, const Later&) = default;
};

// The number of wrong digits that were written in a checked match.
std::uint16_t mistakes_of(const Later& later);

}  // namespace gridmates::sudoku
