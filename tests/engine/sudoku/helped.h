// A Sudoku match in which players request help, for tests. One thread.
#pragma once

#include <string>
#include <string_view>

#include "tests/engine/sudoku/table.h"

namespace gridmates::sudoku {

inline constexpr PlayRules kNow{.race = false, .editing = Editing::kHidesNotes};

class Helped : public Table {
 public:
  explicit Helped(std::string_view puzzle = kPuzzle, PlayRules rules = kNow)
      : Table(puzzle, rules) {}

  // Requests a hint like a room: computes the work and plays the resulting move.
  std::string hint(core::Seat seat = kAna) {
    const auto move = Rules::worked_out(state(), {AskHint{}});
    return move ? play(seat, *move) : move.error().message;
  }
  HintFound shown() const { return view().status.hint.value_or(HintFound{}); }
  bool is_hint_shown() const { return view().status.hint.has_value(); }
  Assists assists() const { return view().status.assists; }
  // The cells marked as wrong: "A3 B2".
  std::string wrong() const {
    std::string names;
    for (std::uint8_t cell = 0; cell < kCells; ++cell) {
      if (view().cells[cell].wrong) names += (names.empty() ? "" : " ") + format_cell(cell);
    }
    return names;
  }
};

}  // namespace gridmates::sudoku
