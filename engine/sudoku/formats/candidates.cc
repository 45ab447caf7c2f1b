#include "engine/sudoku/formats/candidates.h"

namespace gridmates::sudoku::formats {

std::vector<CandidateSet> candidates_left(Shape shape, const Digits& position) {
  const int side = shape.side();
  const CandidateSet all = (CandidateSet{1} << side) - 1;
  std::vector<CandidateSet> rows(static_cast<std::size_t>(side));
  std::vector<CandidateSet> columns = rows;
  std::vector<CandidateSet> boxes = rows;
  const auto units_of = [&](std::size_t cell) {
    const auto row = static_cast<int>(cell) / side;
    const auto column = static_cast<int>(cell) % side;
    const int box = row / shape.box_rows * shape.box_rows + column / shape.box_columns;
    return std::array{&rows[static_cast<std::size_t>(row)],
                      &columns[static_cast<std::size_t>(column)],
                      &boxes[static_cast<std::size_t>(box)]};
  };
  for (std::size_t cell = 0; cell < position.size(); ++cell) {
    if (position[cell] == 0) continue;
    for (CandidateSet* unit : units_of(cell)) *unit |= CandidateSet{1} << (position[cell] - 1);
  }
  std::vector<CandidateSet> left(position.size());
  for (std::size_t cell = 0; cell < position.size(); ++cell) {
    if (position[cell] != 0) continue;
    const auto [row, column, box] = units_of(cell);
    left[cell] = all & ~(*row | *column | *box);
  }
  return left;
}

std::string symbols_of(CandidateSet set, Symbols symbols) {
  std::string text;
  for (std::uint8_t digit = 1; digit <= kMaxSide; ++digit) {
    if ((set >> (digit - 1) & 1) != 0) text += symbol_of(digit, symbols);
  }
  return text;
}

}  // namespace gridmates::sudoku::formats
