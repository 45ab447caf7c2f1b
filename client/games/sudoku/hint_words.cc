#include "client/games/sudoku/hint_words.h"

#include <optional>
#include <string_view>

#include "client/catalogue/catalogue.h"
#include "client/core/text.h"
#include "client/games/sudoku/board.h"
#include "engine/sudoku/grid/symbols.h"
#include "engine/sudoku/hints.h"
#include "engine/sudoku/logic/hint_words.h"
#include "engine/sudoku/logic/language.h"
#include "proto/convert/sudoku/hints.h"

namespace gridmates::words {
namespace {

const sudoku::Language& readers_language() {
  static const sudoku::Language language{
      .translated = [](std::string_view english) { return tr(english); },
      .cell = [](sudoku::Shape shape,
                 sudoku::Cell cell) { return sudoku_cell(cell, shape.side()); },
      .row = sudoku_row};
  return language;
}

sudoku::HintWords worded(const sudoku::Hint& hint, sudoku::Shape shape) {
  return {shape, hint, sudoku::Symbols::kFromOne, readers_language()};
}

// nullopt if the server did not send the hint's parameters, or if this client does not know the
// technique.
std::optional<sudoku::Hint> made_of(const v1::SudokuHint& hint, sudoku::Shape shape) {
  if (!hint.has_facts()) return std::nullopt;
  const auto found = convert::sudoku_hint(hint);
  return found ? sudoku::hint_of(shape, *found) : std::nullopt;
}

}  // namespace

HintSentences hint_sentences(const v1::SudokuHint& hint, sudoku::Shape shape) {
  HintSentences out{hint.that(), hint.where(), hint.why()};
  if (const auto made = made_of(hint, shape)) {
    const sudoku::HintWords words = worded(*made, shape);
    if (!out.that.empty()) out.that = words.that();
    if (!out.where.empty()) out.where = words.where();
    if (!out.why.empty()) out.why = words.why();
  }
  for (std::string* sentence : {&out.that, &out.where, &out.why}) {
    *sentence = client::printable(*sentence);
  }
  return out;
}

std::vector<std::string> reason_lines(const v1::SudokuHint& hint, sudoku::Shape shape) {
  const auto made = made_of(hint, shape);
  const bool is_whole = made && !hint.why().empty() && made->inferences == 0;
  return is_whole ? reason_lines(*made, shape) : std::vector<std::string>();
}

std::vector<std::string> reason_lines(const sudoku::Hint& hint, sudoku::Shape shape) {
  std::vector<std::string> lines = worded(hint, shape).lines();
  for (std::string& line : lines) line = client::printable(line);
  return lines;
}

}  // namespace gridmates::words
