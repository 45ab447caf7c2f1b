// Replays a finished Sudoku: searches its hints again, and remarks on its moves.
#include "client/games/sudoku/remarks.h"
#include "client/replay/list.h"
#include "engine/sudoku/rules.h"

namespace gridmates::replay {
namespace {

// Events have only a part of a hint; it follows from the board, so it is searched again.
std::optional<core::Bytes> move_of(const v1::Move& told, const core::Match& at) {
  if (!told.sudoku().has_hint_found()) return std::nullopt;
  auto found = at.worked_out(core::encode(sudoku::Move{sudoku::AskHint{}}));
  if (!found) return std::nullopt;
  return *std::move(found);
}

core::Bytes with_help(core::ByteView bytes) {
  auto board = core::decode<sudoku::Rules::Board>(bytes);
  if (!board) return {bytes.begin(), bytes.end()};
  board->rest.value.rules.race = false;
  return core::encode(*board);
}

}  // namespace

GameAgain sudoku_again() {
  GameAgain again;
  again.game = "sudoku";
  again.with_help = with_help;
  again.move = move_of;
  again.remarks = sudoku_remarks;
  again.names_techniques = true;
  return again;
}

}  // namespace gridmates::replay
