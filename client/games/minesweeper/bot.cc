#include "client/games/minesweeper/bot.h"

#include "client/bot/list.h"
#include "engine/minesweeper/player/player.h"

namespace gridmates::bot {
namespace {

using minesweeper::Position;

std::uint8_t seen(const v1::MinesweeperCell& cell) {
  switch (cell.face()) {
    case v1::MINESWEEPER_FACE_OPEN:
      return static_cast<std::uint8_t>(cell.number());
    case v1::MINESWEEPER_FACE_HIT:
    case v1::MINESWEEPER_FACE_MINE:
      return minesweeper::kShownMine;
    default:
      return minesweeper::kClosed;
  }
}

// nullopt for what is no field that can be played.
std::optional<Position> position_of(std::uint32_t columns, const v1::MinesweeperView& view) {
  const auto cells = static_cast<std::uint32_t>(view.cells_size());
  if (columns == 0 || columns > minesweeper::kMaxSide || cells % columns != 0 ||
      cells / columns > minesweeper::kMaxSide || cells == 0 ||
      view.status().mines() > minesweeper::kMaxCells) {
    return std::nullopt;
  }
  Position position;
  position.shape = {static_cast<std::uint8_t>(columns), static_cast<std::uint8_t>(cells / columns)};
  position.mines = static_cast<std::uint16_t>(view.status().mines());
  for (const auto& cell : view.cells()) position.cells.push_back(seen(cell));
  return position;
}

}  // namespace

std::optional<v1::MinesweeperMove> minesweeper_move(std::uint32_t columns,
                                                    const v1::MinesweeperView& view) {
  v1::MinesweeperMove move;
  if (view.status().voting()) {
    move.mutable_vote()->set_go_on(true);
    return move;
  }
  const auto position = position_of(columns, view);
  if (view.status().over() || !position) return std::nullopt;
  minesweeper::Cell cell = first_cell(position->shape, minesweeper::Start::kZero);
  if (view.status().laid()) {
    const auto choice = minesweeper::Player().choose(*position);
    if (!choice) return std::nullopt;
    cell = choice->cell;
  }
  if (view.cells(cell).face() == v1::MINESWEEPER_FACE_FLAG) {
    move.mutable_clear()->set_cell(cell);
  } else {
    move.mutable_open()->set_cell(cell);
  }
  return move;
}

Player minesweeper_player() {
  const auto pick = [](const v1::MatchView& match, core::Random&) -> std::optional<v1::Move> {
    const auto choice = minesweeper_move(match.columns(), match.minesweeper());
    if (!choice) return std::nullopt;
    v1::Move move;
    *move.mutable_minesweeper() = *choice;
    return move;
  };
  return {"minesweeper", v1::TABLE_COOP, pick};
}

}  // namespace gridmates::bot
