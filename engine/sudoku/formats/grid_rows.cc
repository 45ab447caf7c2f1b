// Puzzles of several rows: cells or candidates, with boxes drawn or not.
#include "engine/sudoku/formats/parts.h"

namespace gridmates::sudoku::formats {
namespace {

// Decoration with which people mark candidates that they discuss.
constexpr std::string_view kDecoration = "*#()@+-~";

std::string undecorated(std::string_view cell) {
  std::string plain;
  for (char c : cell) {
    if (kDecoration.find(c) == std::string_view::npos) plain += c;
  }
  return plain.empty() ? std::string(cell.substr(0, 1)) : plain;
}

struct Cut {
  std::vector<Row> rows;  // parts of the block's lines
  bool has_candidates = false;
  bool has_bars = false;
  bool is_packed = false;
};

Cut cut_rows(const std::vector<Line>& lines) {
  Cut cut;
  for (const Line& line : lines) {
    cut.rows.push_back(cut_row(line.text));
    const Row& row = cut.rows.back();
    cut.has_bars |= row.has_bars;
    cut.is_packed |= row.is_packed;
    for (const Piece& cell : row.cells) cut.has_candidates |= cell.text.size() > 1;
  }
  return cut;
}

Format format_of(const Cut& cut, const Block& block) {
  const bool is_drawn = cut.has_bars || block.is_drawn;
  if (cut.has_candidates) return is_drawn ? Format::kCandidates : Format::kSdx;
  if (cut.is_packed) return is_drawn ? Format::kSs : Format::kSdk;
  return Format::kGrid;
}

std::optional<Shape> drawn_shape(const Cut& cut, int side) {
  const int columns = cut.rows.front().box_columns;
  if (columns < 2 || side % columns != 0) return std::nullopt;
  return Shape{side / columns, columns};
}

// One cell of a grid in which some cells have candidates.
class CellOfMany {
 public:
  CellOfMany(Puzzle& puzzle, LineView line) : puzzle_(puzzle), line_(line) {}

  std::optional<Problem> add(const Piece& cell, std::size_t index) {
    const int side = puzzle_.shape.side();
    std::string marks = undecorated(cell.text);
    const bool is_placed = marks.size() > 1 && marks.front() == 'u';
    if (is_placed) marks.erase(0, 1);
    CandidateSet set = 0;
    std::uint8_t last = 0;
    for (char mark : marks) {
      const auto digit = digit_of(mark, side, puzzle_.symbols);
      if (!digit) return no_cell(line_, cell.offset + cell.text.find(mark), side, puzzle_.symbols);
      if (marks.size() > 1 && *digit <= last) {
        return problem_at(line_, cell.offset,
                          core::Statement("candidates stand in order, each of them once"));
      }
      last = *digit;
      if (last > 0) set |= CandidateSet{1} << (last - 1);
    }
    if (marks.size() == 1) {
      (is_placed ? puzzle_.placed : puzzle_.givens)[index] = last;
    } else if (is_placed) {
      return problem_at(line_, cell.offset, core::Statement("u is followed by one digit"));
    } else {
      puzzle_.candidates[index] = set;
    }
    return std::nullopt;
  }

 private:
  Puzzle& puzzle_;
  LineView line_;
};

std::optional<Problem> fill_many(const Cut& cut, const std::vector<Line>& lines, Puzzle& puzzle) {
  puzzle.placed.resize(puzzle.givens.size());
  puzzle.candidates.resize(puzzle.givens.size());
  std::size_t index = 0;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    CellOfMany reader(puzzle, {lines[i].number, lines[i].text});
    for (const Piece& cell : cut.rows[i].cells) {
      if (auto problem = reader.add(cell, index++)) return problem;
    }
  }
  drop_what_is_empty(puzzle);
  return std::nullopt;
}

std::optional<Problem> fill_single(const Cut& cut, const std::vector<Line>& lines, Puzzle& puzzle) {
  const int side = puzzle.shape.side();
  std::size_t index = 0;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    for (const Piece& cell : cut.rows[i].cells) {
      const auto digit = digit_of(cell.text.front(), side, puzzle.symbols);
      if (!digit) {
        return no_cell({lines[i].number, lines[i].text}, cell.offset, side, puzzle.symbols);
      }
      puzzle.givens[index++] = *digit;
    }
  }
  return std::nullopt;
}

SymbolTally tally_of(const Cut& cut) {
  SymbolTally tally;
  for (const Row& row : cut.rows) {
    for (const Piece& cell : row.cells) {
      tally.add(cell.text.size() > 1 ? undecorated(cell.text) : std::string(cell.text));
    }
  }
  return tally;
}

}  // namespace

Read read_grid(const Block& block, const ReadOptions& options) {
  const std::vector<Line>& lines = block.rows_in(Section::kPuzzle);
  const LineView first{lines.front().number, lines.front().text};
  const Cut cut = cut_rows(lines);
  const int side = static_cast<int>(block.side);
  const std::size_t begin = cut.rows.front().cells.front().offset;
  const auto shape = shape_for(side, options, first, begin, drawn_shape(cut, side));
  if (!shape) return shape.error();
  const auto symbols = symbols_for(tally_of(cut), side, options, first, begin);
  if (!symbols) return symbols.error();
  Puzzle puzzle{.shape = *shape,
                .symbols = *symbols,
                .format = format_of(cut, block),
                .givens = Digits(static_cast<std::size_t>(shape->cells())),
                .remarks = block.remarks};
  const auto problem =
      cut.has_candidates ? fill_many(cut, lines, puzzle) : fill_single(cut, lines, puzzle);
  if (problem) return *problem;
  return puzzle;
}

}  // namespace gridmates::sudoku::formats
