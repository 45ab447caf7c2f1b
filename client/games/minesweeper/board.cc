#include "client/games/minesweeper/board.h"

#include "client/catalogue/catalogue.h"
#include "engine/minesweeper/field/coordinates.h"

namespace gridmates::words {

std::optional<MinesBoard> MinesBoard::of(const v1::MatchView& match) {
  const int cells = match.minesweeper().cells_size();
  const std::uint32_t width = match.columns();
  if (width == 0 || width > minesweeper::kMaxSide || cells == 0) return std::nullopt;
  const std::uint32_t height = static_cast<std::uint32_t>(cells) / width;
  const bool whole = height * width == static_cast<std::uint32_t>(cells);
  if (!whole || height > minesweeper::kMaxSide) return std::nullopt;
  return MinesBoard(match, {static_cast<std::uint8_t>(width), static_cast<std::uint8_t>(height)});
}

bool MinesBoard::closed(Cell cell) const {
  const v1::MinesweeperFace face = at(cell).face();
  return face == v1::MINESWEEPER_FACE_UNSPECIFIED || face == v1::MINESWEEPER_FACE_FLAG ||
         face == v1::MINESWEEPER_FACE_MARK;
}

bool MinesBoard::number(Cell cell) const {
  return at(cell).face() == v1::MINESWEEPER_FACE_OPEN && at(cell).number() > 0;
}

std::string MinesBoard::name(std::uint32_t cell) const {
  if (cell >= shape_.cells()) return "?";
  return minesweeper::cell_name(shape_, static_cast<Cell>(cell));
}

std::optional<Cell> MinesBoard::named(std::string_view name) const {
  return minesweeper::cell_named(shape_, name);
}

char MinesBoard::sign(Cell cell) const {
  const std::uint32_t number = at(cell).number();
  switch (at(cell).face()) {
    case v1::MINESWEEPER_FACE_UNSPECIFIED:
      return '#';
    case v1::MINESWEEPER_FACE_FLAG:
      return 'F';
    case v1::MINESWEEPER_FACE_MARK:
      return '?';
    case v1::MINESWEEPER_FACE_OPEN:
      return number == 0 ? '.' : static_cast<char>('0' + number % 10);
    case v1::MINESWEEPER_FACE_HIT:
      return 'X';
    case v1::MINESWEEPER_FACE_MINE:
      return '*';
    case v1::MINESWEEPER_FACE_WRONG_FLAG:
      return '!';
    default:
      return '~';
  }
}

std::string MinesBoard::cell_words(Cell cell) const {
  switch (at(cell).face()) {
    case v1::MINESWEEPER_FACE_UNSPECIFIED:
      return tr("closed");
    case v1::MINESWEEPER_FACE_FLAG:
      return tr("flag");
    case v1::MINESWEEPER_FACE_MARK:
      return tr("question mark");
    case v1::MINESWEEPER_FACE_OPEN:
      return at(cell).number() == 0 ? tr("empty") : std::to_string(at(cell).number());
    case v1::MINESWEEPER_FACE_HIT:
      return tr("an opened mine");
    case v1::MINESWEEPER_FACE_MINE:
      return tr("a mine");
    case v1::MINESWEEPER_FACE_WRONG_FLAG:
      return tr("a flag, but no mine");
    default:
      return tr("unknown");
  }
}

bool MinesBoard::on_frontier(Cell cell) const {
  return closed(cell) && !flagged(cell) &&
         around(cell, [this](Cell other) { return number(other); }) > 0;
}

std::vector<Cell> MinesBoard::frontier() const {
  std::vector<Cell> cells;
  for (Cell cell = 0; cell < shape_.cells(); ++cell) {
    if (on_frontier(cell)) cells.push_back(cell);
  }
  return cells;
}

std::optional<Cell> MinesBoard::next_frontier(Cell from, bool forward) const {
  const int count = shape_.cells();
  for (int i = 1; i <= count; ++i) {
    const auto cell = static_cast<Cell>((from + (forward ? i : count - i)) % count);
    if (on_frontier(cell)) return cell;
  }
  return std::nullopt;
}

}  // namespace gridmates::words
