// The lines of a whole hint in a match: the client derives what the server found.
#include "client/games/sudoku/hint_lines.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <variant>
#include <vector>

#include "engine/core/random.h"
#include "engine/sudoku/explainer/rating.h"
#include "engine/sudoku/logic/hint.h"
#include "engine/sudoku/solution.h"
#include "tests/engine/sudoku/helped.h"

namespace gridmates::lines {
namespace {

using sudoku::Helped;

// The parts of the players' view on which hints depend.
v1::SudokuView seen(const Helped& table) {
  const sudoku::View view = table.view();
  v1::SudokuView out;
  out.mutable_constants()->set_box_rows(view.constants.rows);
  out.mutable_constants()->set_box_columns(view.constants.columns);
  for (const sudoku::View::Cell& cell : view.cells) {
    v1::SudokuCell& seen = *out.add_cells();
    seen.set_digit(cell.digit);
    seen.set_given(cell.given);
    seen.set_notes(cell.notes);
    seen.set_centre(cell.centre);
  }
  if (!view.status.hint) return out;
  v1::SudokuHint& hint = *out.mutable_status()->mutable_hint();
  hint.set_kind(v1::SUDOKU_HINT_KIND_STEP);
  hint.set_why(view.status.hint->why.str());
  if (!view.status.excluded) return out;
  for (sudoku::Cell cell = 0; cell < view.cells.size(); ++cell) {
    for (std::uint8_t digit = 1; digit <= sudoku::kSide; ++digit) {
      if (((**view.status.excluded)[cell].digits & sudoku::only(digit)) == 0) continue;
      v1::SudokuPlaced& excluded = *hint.add_excluded();
      excluded.set_cell(cell);
      excluded.set_digit(digit);
    }
  }
  return out;
}

std::string extreme_puzzle() {
  sudoku::Options options;
  options.picked.value.level =
      static_cast<std::uint8_t>(static_cast<int>(sudoku::Level::kExtreme) + 1);
  const auto puzzle = *sudoku::make_puzzle(options, core::seed_from(0));
  sudoku::Grid grid{};
  std::ranges::copy(puzzle, grid.begin());
  return sudoku::format_line(grid);
}

// The number of the next `hints` whole hints with more than one line. Players follow each hint.
int long_hints(Helped& table, int hints) {
  int with_lines = 0;
  for (int i = 0; i < hints && !sudoku::Rules::outcome(table.state()).over(); ++i) {
    for (int step = 0; step < sudoku::kWholeHint; ++step) EXPECT_EQ(table.hint(), "");
    const auto lines = std::get<std::vector<std::string>>(hint_lines(seen(table)));
    if (lines.size() > 1) ++with_lines;
    const sudoku::HintFound shown = table.shown();
    for (const sudoku::Placed& placed : shown.placements) {
      EXPECT_EQ(table.play(sudoku::kAna, {sudoku::Set{placed.cell, placed.digit}}), "");
    }
    for (const sudoku::Placed& gone : shown.eliminations) {
      sudoku::Notes notes{{}, sudoku::NoteKind::kCentre, 0, sudoku::only(gone.digit)};
      notes.cells.push(gone.cell);
      table.play(sudoku::kAna, {notes});  // refused if there are no such notes
    }
  }
  return with_lines;
}

TEST(HintLines, AreThoseOfTheServersHintAfterOthersHaveExcludedCandidates) {
  Helped table(extreme_puzzle());
  EXPECT_GE(long_hints(table, 30), 3);
}

// Players have excluded candidates themselves.
TEST(HintLines, AreThoseOfCentreNotesToo) {
  Helped table(extreme_puzzle());
  ASSERT_EQ(table.play(sudoku::kAna, {sudoku::Fill{sudoku::NoteKind::kCentre, sudoku::kAllDigits}}),
            "");
  const sudoku::Digits solution = *sudoku::solution_of(table.state());
  for (sudoku::Cell cell = 0; cell < solution.size(); cell += 7) {
    const auto wrong = table.view().cells[cell].centre & ~sudoku::only(solution[cell]);
    sudoku::Notes notes{{}, sudoku::NoteKind::kCentre, 0, wrong & (~wrong + 1)};
    notes.cells.push(cell);
    if (wrong != 0) ASSERT_EQ(table.play(sudoku::kAna, {notes}), "");
  }
  EXPECT_GE(long_hints(table, 30), 3);
}

}  // namespace
}  // namespace gridmates::lines
