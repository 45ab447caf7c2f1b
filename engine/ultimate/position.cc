#include "engine/ultimate/position.h"

#include <bit>

namespace gridmates::ultimate {

Mark mark_at(const Position& position, std::uint8_t cell) {
  const std::uint8_t board = board_of(cell);
  if (has(position.x.at(board), place_of(cell))) return Mark::kX;
  return has(position.o.at(board), place_of(cell)) ? Mark::kO : Mark::kNone;
}

std::uint8_t count_marks(const Position& position) {
  int marks = 0;
  for (std::uint8_t board = 0; board < kNines; ++board) {
    const unsigned taken = position.x[board] | position.o[board];
    marks += std::popcount(taken & kAllNine);
  }
  return static_cast<std::uint8_t>(marks);
}

Mark next_mark(const Position& position) {
  return count_marks(position) % 2 == 0 ? Mark::kX : Mark::kO;
}

Position with(Position position, Mark mark, std::uint8_t cell) {
  Nine& places = (mark == Mark::kX ? position.x : position.o).at(board_of(cell));
  places = static_cast<Nine>(places | 1u << place_of(cell));
  position.last = cell;
  return position;
}

Nine in_threes(Nine set) {
  unsigned found = 0;
  for (const Nine line : kLines) {
    if ((set & line) == line) found |= line;
  }
  return static_cast<Nine>(found);
}

Small small_at(const Position& position, std::uint8_t board) {
  const Nine x = position.x.at(board);
  const Nine o = position.o.at(board);
  if (in_threes(x) != 0) return Small::kX;
  if (in_threes(o) != 0) return Small::kO;
  return ((x | o) & kAllNine) == kAllNine ? Small::kDrawn : Small::kOpen;
}

Nine boards_that_are(const Position& position, Small small) {
  unsigned found = 0;
  for (std::uint8_t board = 0; board < kNines; ++board) {
    if (small_at(position, board) == small) found |= 1u << board;
  }
  return static_cast<Nine>(found);
}

Nine playable(const Position& position) {
  for (const Small winner : {Small::kX, Small::kO}) {
    if (in_threes(boards_that_are(position, winner)) != 0) return 0;
  }
  const Nine open = boards_that_are(position, Small::kOpen);
  if (!position.last || *position.last >= kCells) return open;
  const std::uint8_t sent = place_of(*position.last);
  return has(open, sent) ? static_cast<Nine>(1u << sent) : open;
}

std::optional<std::uint8_t> parse_cell(std::string_view name) {
  if (name.size() != 2) return std::nullopt;
  const int column = name[0] >= 'a' ? name[0] - 'a' : name[0] - 'A';
  const int row = name[1] - '1';
  if (column < 0 || column >= kSide || row < 0 || row >= kSide) return std::nullopt;
  return static_cast<std::uint8_t>(row * kSide + column);
}

std::string format_cell(std::uint8_t cell) {
  return {static_cast<char>('a' + cell % kSide), static_cast<char>('1' + cell / kSide)};
}

core::Refusal no_such_cell() {
  return core::invalid("There is no such cell; the cells are a1 to i9.");
}

std::string format_board(std::uint8_t board) {
  return format_cell(cell_at(board, 0)) + '-' + format_cell(cell_at(board, kNines - 1));
}

}  // namespace gridmates::ultimate
