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

// nullopt if the text contains no puzzle.
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

// Only the cells, without separators and frames.
std::string cells_of(std::string_view text) {
  static constexpr std::string_view kBetween = " \t\r\n|+-,";
  std::string cells;
  std::ranges::copy_if(text, std::back_inserter(cells),
                       [](char c) { return kBetween.find(c) == std::string_view::npos; });
  return cells;
}

// A grid of candidates that was typed in one line, one word per cell, split into rows again. Empty
// if the words are not those of a grid.
std::string in_rows(std::string_view text) {
  constexpr std::string_view kBetween = " \t\r\n|";
  constexpr std::string_view kFrame = "+-=*:";
  std::vector<std::string_view> cells;
  for (std::size_t at = text.find_first_not_of(kBetween); at != std::string_view::npos;) {
    const std::size_t end = std::min(text.find_first_of(kBetween, at), text.size());
    const std::string_view word = text.substr(at, end - at);
    if (word.find_first_not_of(kFrame) != std::string_view::npos) cells.push_back(word);
    at = text.find_first_not_of(kBetween, end);
  }
  std::size_t side = 1;
  while (side * side < cells.size()) ++side;
  if (cells.empty() || side * side != cells.size()) return {};
  std::string rows;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    rows.append(cells[i]) += (i + 1) % side == 0 ? '\n' : ' ';
  }
  return rows;
}

// Whether the text can only be a link or JSON.
bool is_written(std::string_view text) {
  return text.find("://") != std::string_view::npos || text.find('{') != std::string_view::npos;
}

}  // namespace

core::Result<Pasted> pasted_puzzle(std::string_view text) {
  const core::Result<Grid> line = parse_line(text);
  if (line) return nine_by_nine(*line);
  std::string rows(text);
  std::ranges::replace(rows, ' ', '\n');
  const std::string cells_in_rows = in_rows(text);
  for (const std::string_view lines :
       {text, std::string_view(rows), std::string_view(cells_in_rows)}) {
    if (auto read = read_formats(lines)) return *std::move(read);
  }
  if (const auto cells = parse_line(cells_of(text))) return nine_by_nine(*cells);
  if (!is_written(text)) return line.error();
  const auto items = formats::read_all(text);
  if (items.empty() || items.front().read) return line.error();
  return core::invalid("No puzzle can be read there: {why}.",
                       {{"why", items.front().read.error().why}});
}

}  // namespace gridmates::sudoku
