#include "engine/sudoku/paste.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "engine/sudoku/formats/reader.h"
#include "engine/sudoku/grid/text.h"

namespace gridmates::sudoku {
namespace {

Pasted nine_by_nine(const Grid& grid) { return {Shape{}, Digits(grid.begin(), grid.end())}; }

// Nothing when there is no puzzle in it.
std::optional<core::Result<Pasted>> read_formats(std::string_view text) {
  const std::vector<formats::Item> items = formats::read_all(text);
  const formats::Puzzle* first = nullptr;
  for (const formats::Item& item : items) {
    if (!item.read) continue;
    if (first != nullptr) return core::invalid("This text has several puzzles; paste one.");
    first = &*item.read;
  }
  if (first == nullptr) return std::nullopt;
  return Pasted{first->shape, first->givens, first->format};
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

core::Result<Pasted> pasted_puzzle(std::string_view text) {
  const core::Result<Grid> line = parse_line(text);
  if (line) return nine_by_nine(*line);
  std::string rows(text);
  std::ranges::replace(rows, ' ', '\n');
  for (const std::string_view lines : {text, std::string_view(rows)}) {
    if (auto read = read_formats(lines)) return *std::move(read);
  }
  if (const auto cells = parse_line(cells_of(text))) return nine_by_nine(*cells);
  if (!is_written(text)) return line.error();
  const auto items = formats::read_all(text);
  if (items.empty() || items.front().read) return line.error();
  return core::invalid("No puzzle can be read there: " + items.front().read.error().message + ".");
}

}  // namespace gridmates::sudoku
