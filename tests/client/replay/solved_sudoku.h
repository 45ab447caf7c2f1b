// A recorded Sudoku that two people have solved. One thread.
#pragma once

#include <cstdint>

#include "tests/client/replay/recorded.h"

namespace gridmates::replay {

inline constexpr const char* kPuzzle =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
inline constexpr const char* kSolution =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

inline v1::Move set_digit(std::uint32_t cell, std::uint32_t digit) {
  v1::Move move;
  move.mutable_sudoku()->mutable_set()->set_cell(cell);
  move.mutable_sudoku()->mutable_set()->set_digit(digit);
  return move;
}

// ana and bo solve a Sudoku: a wrong digit that is taken back, notes, a hint shown in three steps,
// a pause of the room, a check, and a minute without a move.
inline Recorded sudoku_recorded() {
  Recorded recorded("sudoku", {}, v1::TABLE_COOP, kPuzzle);
  v1::Move undo;
  undo.mutable_sudoku()->mutable_undo();
  v1::Move hint;
  hint.mutable_sudoku()->mutable_ask_hint();
  v1::Move check;
  check.mutable_sudoku()->mutable_check();
  v1::Move notes;
  notes.mutable_sudoku()->mutable_notes()->add_cells(2);
  notes.mutable_sudoku()->mutable_notes()->set_kind(v1::SUDOKU_NOTE_KIND_CORNER);
  notes.mutable_sudoku()->mutable_notes()->set_add(9);
  recorded.play(0, notes, 4'000);
  recorded.play(1, set_digit(4 * 9 + 4, 5), 7'000);
  recorded.play(0, set_digit(2, 1), 3'000);
  recorded.play(0, undo, 2'000);
  for (int i = 0; i < 3; ++i) recorded.play(1, hint, 5'000);
  recorded.pause();
  recorded.play(0, check);
  std::uint32_t player = 0;
  for (std::uint32_t cell = 0; cell < 81; ++cell) {
    const auto digit = static_cast<std::uint32_t>(kSolution[cell] - '0');
    if (recorded.play(player, set_digit(cell, digit), cell == 30 ? 60'000 : 2'000)) {
      player = 1 - player;
    }
  }
  return recorded;
}

}  // namespace gridmates::replay
