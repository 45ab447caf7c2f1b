#include "tests/engine/sudoku/formats/promise.h"

#include <algorithm>

#include "engine/sudoku/formats/reader.h"
#include "engine/sudoku/formats/writer.h"
#include "engine/text/lines.h"

namespace gridmates::sudoku::formats {
namespace {

std::string unsound_digits(const Puzzle& puzzle) {
  const auto cells = static_cast<std::size_t>(puzzle.shape.cells());
  const auto is_wrong = [&](std::uint8_t digit) { return digit > puzzle.shape.side(); };
  if (puzzle.givens.size() != cells) return "givens of the wrong size";
  if (std::any_of(puzzle.givens.begin(), puzzle.givens.end(), is_wrong)) return "no digit";
  if (puzzle.placed.empty()) return "";
  if (puzzle.placed.size() != cells) return "placed digits of the wrong size";
  for (std::size_t i = 0; i < cells; ++i) {
    if (is_wrong(puzzle.placed[i])) return "no placed digit";
    if (puzzle.placed[i] != 0 && puzzle.givens[i] != 0) return "a digit placed on a given";
  }
  return "";
}

std::string unsound(const Puzzle& puzzle) {
  if (!puzzle.shape.is_known()) return "an unknown shape";
  if (std::string wrong = unsound_digits(puzzle); !wrong.empty()) return wrong;
  if (puzzle.candidates.empty()) return "";
  const Digits position = position_of(puzzle);
  if (puzzle.candidates.size() != position.size()) return "candidates of the wrong size";
  for (std::size_t i = 0; i < position.size(); ++i) {
    if (puzzle.candidates[i] >> puzzle.shape.side() != 0) return "no candidate";
    if (position[i] != 0 && puzzle.candidates[i] != 0) return "candidates beside a digit";
  }
  return "";
}

std::string unsound(const Problem& problem) {
  const auto is_printable = [](char c) { return c >= ' ' && c <= '~'; };
  const std::string words = problem.why.text();
  if (words.empty() || problem.line == 0 || problem.column == 0) {
    return "a problem without words, line or column";
  }
  return std::all_of(words.begin(), words.end(), is_printable) ? "" : "a problem unfit to print";
}

bool says_the_same(const Puzzle& puzzle, const Puzzle& again, Format format) {
  if (puzzle.shape != again.shape) return false;
  if (format == Format::kCandidates) return again.givens.size() == puzzle.givens.size();
  if (puzzle.givens != again.givens) return false;
  if (format != Format::kSdk && format != Format::kJson) return true;
  return puzzle.placed == again.placed && puzzle.candidates == again.candidates &&
         puzzle.remarks.size() == again.remarks.size();
}

std::string differs_again(const Puzzle& puzzle, Format format) {
  const std::string text = write(puzzle, format);
  if (text.size() > text::kMaxLineBytes && format == Format::kJson) return "";
  const auto items = read_all(text, {puzzle.shape, puzzle.symbols});
  const std::string where = " when written as " + std::string(name_of(format)) + ":\n" + text;
  if (items.size() != 1) return std::to_string(items.size()) + " puzzles" + where;
  if (!items[0].read) return in_words(items[0].read.error()) + where;
  const Puzzle& again = items[0].read.value();
  if (!says_the_same(puzzle, again, format)) return "another puzzle" + where;
  // A JSON object names the format that its puzzle was read from.
  if (format != Format::kJson && write(again, format) != text) return "another text" + where;
  return "";
}

}  // namespace

std::string broken_promise(std::string_view text) {
  for (const Item& item : read_all(text)) {
    if (!item.read) {
      if (std::string wrong = unsound(item.read.error()); !wrong.empty()) return wrong;
      continue;
    }
    const Puzzle& puzzle = item.read.value();
    if (std::string wrong = unsound(puzzle); !wrong.empty()) return wrong;
    for (Format format : {Format::kLine, Format::kGrid, Format::kCandidates, Format::kSdk,
                          Format::kSdm, Format::kSs, Format::kJson}) {
      if (std::string wrong = differs_again(puzzle, format); !wrong.empty()) return wrong;
    }
  }
  return "";
}

std::size_t puzzles_in(std::string_view text) {
  const auto items = read_all(text);
  return static_cast<std::size_t>(
      std::count_if(items.begin(), items.end(), [](const Item& item) { return item.read.ok(); }));
}

}  // namespace gridmates::sudoku::formats
