#include "engine/sudoku/formats/parts.h"

#include <algorithm>

#include "engine/text/utf8.h"

namespace gridmates::sudoku::formats {

using core::Statement;

std::string in_words(const Problem& problem) {
  return "line " + std::to_string(problem.line) + ", column " + std::to_string(problem.column) +
         ": " + problem.why.text();
}

std::vector<Piece> words_of(std::string_view line) {
  std::vector<Piece> words;
  std::size_t begin = line.find_first_not_of(kBlanks);
  while (begin != std::string_view::npos) {
    const std::size_t end = std::min(line.find_first_of(kBlanks, begin), line.size());
    words.push_back({begin, line.substr(begin, end - begin)});
    begin = line.find_first_not_of(kBlanks, end);
  }
  return words;
}

Piece first_word(std::string_view line) {
  const std::size_t begin = line.find_first_not_of(kBlanks);
  if (begin == std::string_view::npos) return {};
  const std::size_t end = std::min(line.find_first_of(kBlanks, begin), line.size());
  return {begin, line.substr(begin, end - begin)};
}

Problem problem_at(LineView line, std::size_t offset, Statement why, Trouble trouble) {
  const std::string_view before = line.text.substr(0, offset);
  const std::size_t column = text::characters_in(before) + 1;
  return {trouble, line.number, column, std::move(why)};
}

Problem no_cell(LineView line, std::size_t offset, int side, Symbols symbols) {
  core::Parameters parts = {{"character", text::name_of_character(line.text.substr(offset))},
                            {"digits", digits_in_words(side, symbols)}};
  return problem_at(
      line, offset,
      symbols == Symbols::kFromOne
          ? Statement(
                "{character} is not a cell; a cell is {digits}, or one of . 0 X * _ when empty",
                std::move(parts))
          : Statement("{character} is not a cell; a cell is {digits}, or one of . X * _ when empty",
                      std::move(parts)));
}

std::string clean_remark(std::string_view text) {
  std::string clean(text.substr(0, kMaxRemarkBytes + 1));
  if (clean.size() > kMaxRemarkBytes) {
    std::size_t end = kMaxRemarkBytes;
    while (end > 0 && text::is_continuation(clean[end])) --end;
    clean.resize(end);
  }
  for (char& c : clean) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte < 0x20 || byte == 0x7F) c = ' ';
  }
  clean.erase(clean.find_last_not_of(' ') + 1);
  clean.erase(0, std::min(clean.find_first_not_of(' '), clean.size()));
  return clean;
}

int side_of(std::size_t cells) {
  for (int side = 1; side <= kMaxSide; ++side) {
    if (static_cast<std::size_t>(side * side) == cells) return side;
  }
  return 0;
}

core::Result<Shape, Problem> shape_for(int side, const ReadOptions& options, LineView line,
                                       std::size_t offset, std::optional<Shape> drawn) {
  if (options.box) {
    if (options.box->side() == side) return *options.box;
    return problem_at(line, offset,
                      Statement("this grid has {rows} rows, boxes of {box} make {side}",
                                {{"rows", std::to_string(side)},
                                 {"box", box_in_words(*options.box)},
                                 {"side", std::to_string(options.box->side())}}),
                      Trouble::kWhichBox);
  }
  if (drawn && drawn->is_known()) return *drawn;
  if (const auto usual = usual_shape(side)) return *usual;
  return problem_at(line, offset,
                    Statement("a grid of {rows} rows has no usual boxes (--box says which)",
                              {{"rows", std::to_string(side)}}),
                    Trouble::kWhichBox);
}

core::Result<Symbols, Problem> symbols_for(const SymbolTally& tally, int side,
                                           const ReadOptions& options, LineView line,
                                           std::size_t offset) {
  if (side <= 9) return Symbols::kFromOne;
  if (options.symbols) return *options.symbols;
  if (const auto fit = symbols_that_fit(tally, side)) return *fit;
  return problem_at(line, offset,
                    Statement("both {one} and {other} fit this grid (--first-digit 1 or 0 decides)",
                              {{"one", digits_in_words(side, Symbols::kFromOne)},
                               {"other", digits_in_words(side, Symbols::kFromZero)}}),
                    Trouble::kWhichSymbols);
}

void drop_what_is_empty(Puzzle& puzzle) {
  const auto is_none = [](auto value) { return value == 0; };
  if (std::all_of(puzzle.placed.begin(), puzzle.placed.end(), is_none)) puzzle.placed.clear();
  if (std::all_of(puzzle.candidates.begin(), puzzle.candidates.end(), is_none)) {
    puzzle.candidates.clear();
  }
}

}  // namespace gridmates::sudoku::formats
