#include "engine/sudoku/formats/writer.h"

#include <algorithm>

#include "engine/sudoku/formats/candidates.h"
#include "engine/sudoku/formats/json.h"
#include "engine/sudoku/formats/parts.h"

namespace gridmates::sudoku::formats {
namespace {

std::size_t side_in(const Puzzle& puzzle) { return static_cast<std::size_t>(puzzle.shape.side()); }

// Writes the cells as words, box by box with bars between them, one line per row; `edge` above,
// below and between the bands.
struct Frame {
  std::string left;
  std::string between_cells;
  std::string between_boxes;
  std::string right;
  std::string top;
  std::string middle;
};

std::string drawn(const Puzzle& puzzle, const std::vector<std::string>& words, const Frame& frame) {
  const std::size_t side = side_in(puzzle);
  const auto rows = static_cast<std::size_t>(puzzle.shape.box_rows);
  const auto columns = static_cast<std::size_t>(puzzle.shape.box_columns);
  std::string text = frame.top;
  for (std::size_t row = 0; row < side; ++row) {
    if (row > 0 && row % rows == 0) text += frame.middle;
    text += frame.left;
    for (std::size_t column = 0; column < side; ++column) {
      if (column > 0) text += column % columns == 0 ? frame.between_boxes : frame.between_cells;
      text += words[row * side + column];
    }
    text += frame.right;
  }
  return text + frame.top;
}

// An edge as wide as the boxes: `corner`, dashes, `cross` at bars.
std::string edge(const Puzzle& puzzle, std::size_t box_width, char corner, char cross) {
  std::string line(1, corner);
  for (int box = 0; box < puzzle.shape.box_rows; ++box) {
    line.append(box_width, '-');
    line += box + 1 < puzzle.shape.box_rows ? cross : corner;
  }
  return line + '\n';
}

// `.`; but 0 if no given with the last digit distinguishes 1-9A-G from 0-9A-F.
char empty_mark(const Puzzle& puzzle) {
  const bool could_be_either = puzzle.shape.side() > 9 && puzzle.symbols == Symbols::kFromOne;
  const auto last = static_cast<std::uint8_t>(puzzle.shape.side());
  const auto& givens = puzzle.givens;
  const bool is_told = std::find(givens.begin(), givens.end(), last) != givens.end();
  return could_be_either && !is_told ? '0' : '.';
}

std::vector<std::string> words_of(const Puzzle& puzzle, const Digits& digits) {
  std::vector<std::string> words;
  words.reserve(digits.size());
  for (char cell : cells_in_line(digits, puzzle.symbols, empty_mark(puzzle))) {
    words.emplace_back(1, cell);
  }
  return words;
}

std::string write_grid(const Puzzle& puzzle) {
  const auto width = static_cast<std::size_t>(2 * puzzle.shape.box_columns + 1);
  const std::string line = edge(puzzle, width, '+', '+');
  return drawn(puzzle, words_of(puzzle, puzzle.givens), {"| ", " ", " | ", " |\n", line, line});
}

std::string write_ss(const Puzzle& puzzle) {
  const auto width = static_cast<std::size_t>(puzzle.shape.box_columns);
  std::string top = edge(puzzle, width, '*', '-');
  return drawn(puzzle, words_of(puzzle, puzzle.givens),
               {"|", "", "|", "|\n", top, edge(puzzle, width, '|', '+')});
}

std::string write_candidates(const Puzzle& puzzle) {
  const Digits position = position_of(puzzle);
  const auto sets =
      puzzle.candidates.empty() ? candidates_left(puzzle.shape, position) : puzzle.candidates;
  std::vector<std::string> words = words_of(puzzle, position);
  std::size_t width = 1;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (position[i] == 0 && sets[i] != 0) words[i] = symbols_of(sets[i], puzzle.symbols);
    width = std::max(width, words[i].size());
  }
  for (std::string& word : words) word.resize(width, ' ');
  const std::size_t box_width =
      static_cast<std::size_t>(puzzle.shape.box_columns) * (width + 1) + 1;
  const std::string line = edge(puzzle, box_width, '+', '+');
  return drawn(puzzle, words, {"| ", " ", " | ", " |\n", line, line});
}

std::string in_rows(const Puzzle& puzzle, const Digits& digits) {
  const std::string cells = cells_in_line(digits, puzzle.symbols, empty_mark(puzzle));
  std::string text;
  for (std::size_t i = 0; i < cells.size(); i += side_in(puzzle)) {
    text += cells.substr(i, side_in(puzzle)) + '\n';
  }
  return text;
}

std::string pencil_marks(const Puzzle& puzzle) {
  std::string text;
  for (std::size_t i = 0; i < puzzle.candidates.size(); ++i) {
    text += symbols_of(puzzle.candidates[i], puzzle.symbols);
    text += (i + 1) % side_in(puzzle) == 0 ? '\n' : ',';
  }
  return text;
}

// The remarks of a puzzle, one line each, as in .sdk.
std::string remark_lines(const Puzzle& puzzle) {
  std::string text;
  for (const Remark& remark : puzzle.remarks) {
    const std::string words = clean_remark(remark.text);
    const bool is_known = kRemarkKinds.find(remark.kind) != std::string_view::npos;
    if (!words.empty()) text += '#' + std::string(1, is_known ? remark.kind : 'C') + words + '\n';
  }
  return text;
}

// Sections only if needed: for more than givens, or if rows alone could be taken for small puzzles.
std::string write_sdk(const Puzzle& puzzle) {
  const bool is_bare = puzzle.placed.empty() && puzzle.candidates.empty();
  if (is_bare && puzzle.shape == Shape{}) return in_rows(puzzle, puzzle.givens);
  std::string text = "[Puzzle]\n" + in_rows(puzzle, puzzle.givens);
  if (!puzzle.placed.empty()) text += "[State]\n" + in_rows(puzzle, position_of(puzzle));
  if (!puzzle.candidates.empty()) text += "[PencilMarks]\n" + pencil_marks(puzzle);
  return text;
}

std::string write_line(const Puzzle& puzzle) {
  std::string line = givens_in_line(puzzle);
  for (const Remark& remark : puzzle.remarks) {
    if (remark.kind == kFields) line += ' ' + clean_remark(remark.text);
  }
  return line + '\n';
}

std::string write_sdm(const Puzzle& puzzle) {
  const char empty = puzzle.symbols == Symbols::kFromOne ? '0' : '.';
  return cells_in_line(puzzle.givens, puzzle.symbols, empty) + '\n';
}

}  // namespace

bool is_written(Format format) {
  return format != Format::kList && format != Format::kLink && format != Format::kSdx;
}

bool has_several_lines(Format format) {
  return format == Format::kGrid || format == Format::kCandidates || format == Format::kSdk ||
         format == Format::kSs;
}

std::string write(const Puzzle& puzzle, Format format) {
  switch (format) {
    case Format::kGrid:
      return remark_lines(puzzle) + write_grid(puzzle);
    case Format::kCandidates:
      return remark_lines(puzzle) + write_candidates(puzzle);
    case Format::kSdk:
      return remark_lines(puzzle) + write_sdk(puzzle);
    case Format::kSdm:
      return write_sdm(puzzle);
    case Format::kSs:
      return write_ss(puzzle);
    case Format::kJson:
      return write_json(puzzle);
    default:
      return write_line(puzzle);
  }
}

std::string cells_in_line(std::span<const std::uint8_t> cells, Symbols symbols, char empty) {
  std::string line(cells.size(), empty);
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (cells[i] != 0) line[i] = symbol_of(cells[i], symbols);
  }
  return line;
}

std::string givens_in_line(const Puzzle& puzzle) {
  return cells_in_line(puzzle.givens, puzzle.symbols, empty_mark(puzzle));
}

}  // namespace gridmates::sudoku::formats
