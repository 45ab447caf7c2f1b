// A finished Sudoku played again: its board from its end, and hints found anew.
#include <variant>

#include "client/games/sudoku/board.h"
#include "client/games/sudoku/remarks.h"
#include "client/replay/list.h"
#include "engine/sudoku/rules.h"
#include "engine/sudoku/solution.h"
#include "engine/sudoku/solver/any_shape.h"
#include "proto/convert/game_converter.h"

namespace gridmates::replay {
namespace {

using sudoku::Checking;

// A board that somebody has pasted may have several solutions; then there is no help on it.
Checking checking_of(const v1::Replay& ended, const sudoku::Picked& picked,
                     const sudoku::Rules::Board& board) {
  if (picked.checked) return Checking::kAtOnce;
  if (ended.head().board().source() != v1::BOARD_SOURCE_PASTED) return Checking::kOnRequest;
  const sudoku::Shape shape = board.shape();
  const auto count = count_solutions(shape, board.givens.items(), 2, table_effort(shape)).found;
  return count > 1 ? Checking::kNever : Checking::kOnRequest;
}

std::optional<core::Bytes> board_of(const v1::Replay& ended) {
  const v1::SudokuView& view = ended.match().sudoku();
  const auto bytes = convert::converter("sudoku")->options(ended.head().options());
  const auto options = bytes ? core::decode<sudoku::Options>(*bytes) : std::nullopt;
  if (!options || !words::is_whole(view)) return std::nullopt;
  const sudoku::Picked& picked = options->picked.value;
  const sudoku::Shape shape = words::sudoku_shape(view);
  sudoku::Rules::Board board;
  board.givens = sudoku::PerCell<std::uint8_t>(static_cast<std::size_t>(shape.cells()));
  for (int cell = 0; cell < view.cells_size(); ++cell) {
    if (!view.cells(cell).given()) continue;
    board.givens[static_cast<std::size_t>(cell)] =
        static_cast<std::uint8_t>(view.cells(cell).digit());
  }
  sudoku::Rules::Board::Rest& rest = board.rest.value;
  rest.board = {{sudoku::Boxes::of(shape), {picked.keeps_notes()}}};
  rest.rules = {.race = ended.head().table() == v1::TABLE_RACE,
                .long_undo = true,
                .checking = Checking::kOnRequest,
                .mistake_s = picked.mistake_s};
  rest.rules.checking = checking_of(ended, picked, board);
  return core::encode(board);
}

// Events tell a part of a hint that was found; it follows from the board, and is found again. A
// flip of notes is in old journals alone.
std::optional<core::Bytes> move_of(const v1::Move& told, const core::Match& at) {
  const v1::SudokuMove& move = told.sudoku();
  if (move.has_note() && move.note().cell() < sudoku::kMaxCells) {
    const auto cell = static_cast<sudoku::Cell>(move.note().cell());
    return core::encode(sudoku::Move{sudoku::Note{cell, move.note().digits()}});
  }
  if (!move.has_hint_found()) return std::nullopt;
  auto found = at.worked_out(core::encode(sudoku::Move{sudoku::AskHint{}}));
  if (!found) return std::nullopt;
  return *std::move(found);
}

}  // namespace

GameAgain sudoku_again() {
  GameAgain again;
  again.game = "sudoku";
  again.rules = &core::erased<sudoku::Rules>;
  again.board = board_of;
  again.move = move_of;
  again.remarks = sudoku_remarks;
  return again;
}

}  // namespace gridmates::replay
