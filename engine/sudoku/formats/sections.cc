// The sections of .sdk as in SadMan Sudoku: the givens, then optionally the position, the pencil
// marks separated by commas, and colours, which are ignored.
#include <cassert>

#include "engine/sudoku/formats/parts.h"

namespace gridmates::sudoku::formats {
namespace {

using Lines = std::vector<Line>;

SymbolTally tally_of(const Block& block) {
  SymbolTally tally;
  for (Section section : {Section::kPuzzle, Section::kState}) {
    for (const Line& line : block.rows_in(section)) {
      for (std::size_t i = 0; i < line.text.size(); ++i) tally.add({&line.text[i], 1});
    }
  }
  return tally;
}

// The cells of a section, row by row; the reader has checked their number.
core::Result<Digits, Problem> read_rows(const Lines& lines, const Puzzle& puzzle) {
  const int side = puzzle.shape.side();
  Digits digits;
  for (const Line& line : lines) {
    const LineView view{line.number, line.text};
    const Row row = cut_row(line.text);
    assert(row.cells.size() == static_cast<std::size_t>(side));
    for (const Piece& cell : row.cells) {
      const auto digit =
          cell.text.size() == 1 ? digit_of(cell.text.front(), side, puzzle.symbols) : std::nullopt;
      if (!digit) return no_cell(view, cell.offset, side, puzzle.symbols);
      digits.push_back(*digit);
    }
  }
  return digits;
}

std::optional<Problem> read_state(const Lines& lines, Puzzle& puzzle) {
  const auto state = read_rows(lines, puzzle);
  if (!state) return state.error();
  puzzle.placed.resize(puzzle.givens.size());
  const auto side = static_cast<std::size_t>(puzzle.shape.side());
  for (std::size_t i = 0; i < puzzle.givens.size(); ++i) {
    const std::uint8_t digit = (*state)[i];
    if (digit == 0 || digit == puzzle.givens[i]) continue;
    if (puzzle.givens[i] != 0) {
      const Line& line = lines[i / side];
      return problem_at({line.number, line.text}, cut_row(line.text).cells[i % side].offset,
                        core::Statement("the state has another digit than [Puzzle]"));
    }
    puzzle.placed[i] = digit;
  }
  return std::nullopt;
}

std::optional<Problem> read_row_of_marks(const Line& line, std::size_t cell, const Digits& position,
                                         Puzzle& puzzle) {
  const LineView view{line.number, line.text};
  const auto end = cell + static_cast<std::size_t>(puzzle.shape.side());
  for (std::size_t i = 0; i < line.text.size(); ++i) {
    const char mark = line.text[i];
    if (mark == ' ' || mark == '\t') continue;
    if (mark == ',' && cell + 1 < end) {
      ++cell;
      continue;
    }
    const auto digit = digit_of(mark, puzzle.shape.side(), puzzle.symbols);
    if (!digit || *digit == 0) {
      return problem_at(
          view, i,
          core::Statement("pencil marks are digits, with commas between the cells of a row"));
    }
    if (position[cell] == 0) puzzle.candidates[cell] |= CandidateSet{1} << (*digit - 1);
  }
  if (cell + 1 != end) {
    return problem_at(view, line.text.size(),
                      core::Statement("pencil marks need a comma between the cells of a row"));
  }
  return std::nullopt;
}

std::optional<Problem> read_marks(const Lines& lines, Puzzle& puzzle) {
  const Digits position = position_of(puzzle);
  puzzle.candidates.resize(puzzle.givens.size());
  std::size_t cell = 0;
  for (const Line& line : lines) {
    if (auto problem = read_row_of_marks(line, cell, position, puzzle)) return problem;
    cell += static_cast<std::size_t>(puzzle.shape.side());
  }
  return std::nullopt;
}

}  // namespace

Read read_sections(const Block& block, const ReadOptions& options) {
  const Lines& rows = block.rows_in(Section::kPuzzle);
  const LineView first{rows.front().number, rows.front().text};
  const std::size_t begin = first_word(first.text).offset;
  const auto shape = shape_for(static_cast<int>(block.side), options, first, begin);
  if (!shape) return shape.error();
  const auto symbols = symbols_for(tally_of(block), shape->side(), options, first, begin);
  if (!symbols) return symbols.error();
  Puzzle puzzle{
      .shape = *shape, .symbols = *symbols, .format = Format::kSdk, .remarks = block.remarks};
  auto givens = read_rows(rows, puzzle);
  if (!givens) return givens.error();
  puzzle.givens = *std::move(givens);
  if (!block.rows_in(Section::kState).empty()) {
    if (const auto problem = read_state(block.rows_in(Section::kState), puzzle)) return *problem;
  }
  if (!block.rows_in(Section::kMarks).empty()) {
    if (const auto problem = read_marks(block.rows_in(Section::kMarks), puzzle)) return *problem;
  }
  drop_what_is_empty(puzzle);
  return puzzle;
}

}  // namespace gridmates::sudoku::formats
