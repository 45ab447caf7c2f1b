#include "engine/sudoku/paste.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "engine/sudoku/formats/reader.h"
#include "engine/sudoku/grid/text.h"

namespace gridmates::sudoku {
namespace {

core::Result<Grid> grid_of(const formats::Puzzle& puzzle) {
  if (puzzle.shape != Shape{}) {
    const std::string side = std::to_string(puzzle.shape.side());
    return core::invalid("This puzzle is " + side + "x" + side + "; here they are 9x9.");
  }
  Grid grid{};
  std::ranges::copy(puzzle.givens, grid.begin());
  return grid;
}

// Nothing when there is no puzzle in it.
std::optional<core::Result<Grid>> read_formats(std::string_view text) {
  const std::vector<formats::Item> items = formats::read_all(text);
  const formats::Puzzle* first = nullptr;
  for (const formats::Item& item : items) {
    if (!item.read) continue;
    if (first != nullptr) return core::invalid("This text has several puzzles; paste one.");
    first = &*item.read;
  }
  if (first == nullptr) return std::nullopt;
  return grid_of(*first);
}

// The cells alone, without what separates and draws rows.
std::string cells_of(std::string_view text) {
  static constexpr std::string_view kBetween = " \t\r\n|+-,";
  std::string cells;
  std::ranges::copy_if(text, std::back_inserter(cells),
                       [](char c) { return kBetween.find(c) == std::string_view::npos; });
  return cells;
}

// Whether it can only be meant as a link or JSON.
bool is_written(std::string_view text) {
  return text.find("://") != std::string_view::npos || text.find('{') != std::string_view::npos;
}

}  // namespace

core::Result<Grid> pasted_puzzle(std::string_view text) {
  const core::Result<Grid> line = parse_line(text);
  if (line) return line;
  std::string rows(text);
  std::ranges::replace(rows, ' ', '\n');
  for (const std::string_view lines : {text, std::string_view(rows)}) {
    if (auto read = read_formats(lines)) return *std::move(read);
  }
  if (auto cells = parse_line(cells_of(text))) return cells;
  if (!is_written(text)) return line;
  const auto items = formats::read_all(text);
  if (items.empty() || items.front().read) return line;
  return core::invalid("No puzzle can be read there: " + items.front().read.error().message + ".");
}

}  // namespace gridmates::sudoku
