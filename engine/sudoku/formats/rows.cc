// Rows of grids, cut into cells.
#include <algorithm>

#include "engine/sudoku/formats/parts.h"

namespace gridmates::sudoku::formats {
namespace {

constexpr std::string_view kBorderMarks = "-=+*|:.',` \t";

// The parts between bars, without empty parts at the ends.
std::vector<Piece> between_bars(std::string_view line) {
  std::vector<Piece> parts;
  std::size_t begin = 0;
  while (begin <= line.size()) {
    const std::size_t end = std::min(line.find('|', begin), line.size());
    const std::string_view part = line.substr(begin, end - begin);
    if (part.find_first_not_of(kBlanks) != std::string_view::npos) parts.push_back({begin, part});
    begin = end + 1;
  }
  return parts;
}

void add_each_character(const Piece& word, std::vector<Piece>& cells) {
  for (std::size_t i = 0; i < word.text.size(); ++i) {
    cells.push_back({word.offset + i, word.text.substr(i, 1)});
  }
}

// Whether every box is one word of the same length, at least two: |.3.|4..|...|
bool is_packed(const std::vector<std::vector<Piece>>& boxes) {
  return std::all_of(boxes.begin(), boxes.end(), [&](const std::vector<Piece>& box) {
    const std::size_t width = boxes.front().front().text.size();
    return box.size() == 1 && box.front().text.size() == width && width > 1;
  });
}

}  // namespace

Row cut_row(std::string_view line) {
  Row row;
  row.has_bars = line.find('|') != std::string_view::npos;
  std::vector<std::vector<Piece>> boxes;
  for (const Piece& part : between_bars(line)) {
    boxes.push_back(words_of(part.text));
    for (Piece& word : boxes.back()) word.offset += part.offset;
  }
  if (boxes.empty()) return row;
  row.is_packed = is_packed(boxes);
  std::size_t box_columns = 0;
  bool is_even = boxes.size() > 1;
  for (const auto& box : boxes) {
    const std::size_t before = row.cells.size();
    if (row.is_packed) {
      add_each_character(box.front(), row.cells);
    } else {
      row.cells.insert(row.cells.end(), box.begin(), box.end());
    }
    const std::size_t columns = row.cells.size() - before;
    is_even = is_even && columns > 1 && (box_columns == 0 || box_columns == columns);
    box_columns = columns;
  }
  if (is_even) row.box_columns = static_cast<int>(box_columns);
  return row;
}

bool is_border(std::string_view line) {
  return line.find_first_not_of(kBorderMarks) == std::string_view::npos &&
         (line.find("--") != std::string_view::npos || line.find("==") != std::string_view::npos);
}

}  // namespace gridmates::sudoku::formats
