// The cells that one player's move writes and another player's move may be based on.
#include "engine/sudoku/edits.h"
#include "engine/sudoku/rules.h"

namespace gridmates::sudoku {
namespace {

// The cells of the latest step in these edits, except colours, which do not count as written.
std::vector<std::uint32_t> cells_of_step(const State& state, const Edits& edits,
                                         std::uint32_t (*ply_of)(const Edit&)) {
  const std::size_t all = state.cells.size();
  std::vector<std::uint32_t> cells;
  for (std::size_t i = edits.size(); i > 0; --i) {
    const Edit& edit = edits[i - 1];
    if (ply_of(edit) != ply_of(edits.back())) break;
    if (edit.place < 2 * all) cells.push_back(static_cast<std::uint32_t>(edit.place % all));
  }
  return cells;
}

}  // namespace

std::vector<std::uint32_t> Rules::written_by(const State& state, core::Seat seat,
                                             const Move& move) {
  if (const auto* set = std::get_if<Set>(&move.action)) return {set->cell};
  if (const auto* clear = std::get_if<Clear>(&move.action)) return {clear->cell};
  if (const auto* write = std::get_if<Write>(&move.action)) {
    return {write->cells.begin(), write->cells.end()};
  }
  if (seat.value >= state.histories.size() || !is_board(state)) return {};
  const History& history = state.histories[seat.value];
  if (std::holds_alternative<Undo>(move.action))
    return cells_of_step(state, history.undo, ply_of_undo);
  if (std::holds_alternative<Redo>(move.action))
    return cells_of_step(state, history.redo, ply_of_redo);
  return {};
}

// Undo and redo check themselves who changed a cell since; no move is based on a colour.
std::vector<std::uint32_t> Rules::decided_by(const State&, const Move& move) {
  if (const auto* set = std::get_if<Set>(&move.action)) return {set->cell};
  if (const auto* clear = std::get_if<Clear>(&move.action)) return {clear->cell};
  if (const auto* note = std::get_if<Note>(&move.action)) return {note->cell};
  if (const auto* write = std::get_if<Write>(&move.action)) {
    return {write->cells.begin(), write->cells.end()};
  }
  if (const auto* notes = std::get_if<Notes>(&move.action)) {
    return {notes->cells.begin(), notes->cells.end()};
  }
  return {};
}

}  // namespace gridmates::sudoku
