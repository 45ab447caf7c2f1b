#include "tests/bench/server/mines_script.h"

#include <algorithm>
#include <utility>

namespace gridmates::bench {
namespace {

constexpr int kRows = static_cast<int>(MinesScript::kSide);

std::vector<std::uint32_t> neighbours(std::uint32_t cell) {
  std::vector<std::uint32_t> found;
  const int row = static_cast<int>(cell) / kRows;
  const int column = static_cast<int>(cell) % kRows;
  for (int r = std::max(row - 1, 0); r <= std::min(row + 1, kRows - 1); ++r) {
    for (int c = std::max(column - 1, 0); c <= std::min(column + 1, kRows - 1); ++c) {
      if (r != row || c != column) found.push_back(static_cast<std::uint32_t>(r * kRows + c));
    }
  }
  return found;
}

bool is_mine(const v1::MinesweeperCell& cell) {
  return cell.face() == v1::MINESWEEPER_FACE_MINE || cell.face() == v1::MINESWEEPER_FACE_HIT;
}

}  // namespace

v1::CreateRoom MinesScript::room() const {
  v1::CreateRoom room;
  room.set_game("minesweeper");
  room.set_table(v1::TABLE_COOP);
  v1::MinesweeperOptions& options = *room.mutable_options()->mutable_minesweeper();
  options.set_width(kSide);
  options.set_height(kSide);
  options.set_mines(mines_);
  options.set_law(v1::MINESWEEPER_LAW_STANDARD);
  return room;
}

Step MinesScript::next() {
  Step step = std::move(planned_.front());
  planned_.pop_front();
  return step;
}

void MinesScript::plan_start() {
  planned_.push_back({0, v1::Event::kStartedFieldNumber, false, {}});
  planned_.back().action.mutable_start();
}

void MinesScript::plan_open(std::size_t actor, std::uint32_t cell) {
  planned_.push_back({actor, v1::Event::kMovedFieldNumber, true, {}});
  v1::Move& move = *planned_.back().action.mutable_play()->mutable_move();
  move.mutable_minesweeper()->mutable_open()->set_cell(cell);
}

void MinesScript::plan_give_up(std::size_t actor) {
  planned_.push_back({actor, v1::Event::kEndedFieldNumber, false, {}});
  planned_.back().action.mutable_stop();
}

void MinesScript::plan_rematch() {
  planned_.push_back({0, v1::Event::kBoardChosenFieldNumber, false, {}});
  planned_.back().action.mutable_rematch();
}

void MinesScript::plan_next() {
  planned_.push_back({0, v1::Event::kBoardChosenFieldNumber, false, {}});
  planned_.back().action.mutable_next();
}

std::vector<std::uint32_t> cells_that_open_alone(const v1::MinesweeperView& view) {
  std::vector<std::uint32_t> cells;
  for (std::uint32_t cell = 0; cell < static_cast<std::uint32_t>(view.cells_size()); ++cell) {
    const v1::MinesweeperCell& shown = view.cells(static_cast<int>(cell));
    if (is_mine(shown) || shown.face() == v1::MINESWEEPER_FACE_OPEN) continue;
    const bool numbered = std::ranges::any_of(neighbours(cell), [&view](std::uint32_t near) {
      return is_mine(view.cells(static_cast<int>(near)));
    });
    if (numbered) cells.push_back(cell);
  }
  return cells;
}

}  // namespace gridmates::bench
